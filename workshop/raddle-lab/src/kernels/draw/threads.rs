//! The threads of a drawing: a register is a column, and it has a thread while it holds a value that is read later.

use std::collections::{BTreeMap, BTreeSet};

use raddle_check::excerpt::Excerpt;
use raddle_isa::{File, Inst, Origin, Reg};

/// The strands of an excerpt and the columns of their registers.
pub(super) struct Threads<'a> {
    /// The strands in the order in which they begin, and the number of instructions of each.
    pub(super) strands: Vec<(&'a Origin, usize)>,
    /// The registers that are written, by strand; registers that several strands write come last.
    pub(super) columns: Vec<(Owner, Reg)>,
    /// The parts of columns in which a register holds a value that is read later.
    pub(super) segments: Vec<Segment>,
}

/// The strands that write a register: one, by its index, or several.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Owner {
    /// A strand.
    Strand(usize),
    /// Several strands.
    Shared,
}

/// A value in a register, from one row to another, which belongs to a strand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Segment {
    pub(super) column: usize,
    /// The row that writes the value; `None` if it is written before the first row.
    pub(super) from: Option<usize>,
    /// The last row that reads the value; `None` if it is read after the last row.
    pub(super) to: Option<usize>,
    /// The strand that wrote the value.
    pub(super) strand: usize,
}

impl<'a> Threads<'a> {
    pub(super) fn of(excerpt: &Excerpt<'a>) -> Self {
        let mut strands: Vec<(&Origin, usize)> = Vec::new();
        let mut of_row = Vec::new();
        let mut writers: BTreeMap<Reg, BTreeSet<usize>> = BTreeMap::new();
        for (origin, inst) in &excerpt.insts {
            let strand = strands.iter().position(|(other, _)| other == origin).unwrap_or_else(|| {
                strands.push((origin, 0));
                strands.len() - 1
            });
            strands[strand].1 += 1;
            of_row.push(strand);
            for reg in written(inst) {
                writers.entry(reg).or_default().insert(strand);
            }
        }
        let owner = |strands: &BTreeSet<usize>| match strands.iter().collect::<Vec<_>>()[..] {
            [&strand] => Owner::Strand(strand),
            _ => Owner::Shared,
        };
        let mut columns: Vec<(Owner, Reg)> = writers.iter().map(|(&reg, strands)| (owner(strands), reg)).collect();
        columns.sort();
        let segments = (0..columns.len()).flat_map(|column| {
            let events = events(excerpt, &of_row, columns[column].1);
            segments(column, &events, excerpt.is_loop)
        });
        let segments = segments.collect();
        Self { strands, columns, segments }
    }

    /// Returns the column of a register, if it is written at all.
    pub(super) fn column(&self, reg: Reg) -> Option<usize> {
        self.columns.iter().position(|(_, other)| *other == reg)
    }

    /// Returns the index of a strand.
    pub(super) fn strand(&self, origin: &Origin) -> usize {
        self.strands.iter().position(|(other, _)| *other == origin).expect("each row has its strand")
    }
}

/// Returns the registers that an instruction reads, without flags.
pub(super) fn read(inst: &Inst) -> impl Iterator<Item = Reg> {
    inst.reads().into_iter().filter(|reg| reg.file != File::Flag)
}

/// Returns the registers that an instruction writes, without flags.
pub(super) fn written(inst: &Inst) -> impl Iterator<Item = Reg> {
    inst.writes().into_iter().filter(|reg| reg.file != File::Flag)
}

/// An access to a register.
struct Event {
    row: usize,
    reads: bool,
    writes: bool,
    strand: usize,
}

fn events(excerpt: &Excerpt<'_>, of_row: &[usize], reg: Reg) -> Vec<Event> {
    let events = excerpt.insts.iter().zip(of_row).enumerate().map(|(row, ((_, inst), &strand))| Event {
        row,
        reads: inst.reads().contains(&reg),
        writes: inst.writes().contains(&reg),
        strand,
    });
    events.filter(|event| event.reads || event.writes).collect()
}

/// Returns the values of a register, each from its write to its last read. In a loop the next iteration reads the
/// values that this one leaves.
fn segments(column: usize, events: &[Event], is_loop: bool) -> Vec<Segment> {
    let Some(last_write) = events.iter().rposition(|event| event.writes) else { return Vec::new() };
    let read_at_entry = events.iter().find(|event| event.reads || event.writes).is_some_and(|event| event.reads);
    let mut found = Vec::new();
    let mut current = read_at_entry.then_some((None, events[last_write].strand));
    let mut read = None;
    for event in events {
        if event.reads {
            read = Some(event.row);
        }
        if event.writes {
            found.extend(current.zip(read).map(|((from, strand), to)| Segment { column, from, to: Some(to), strand }));
            (current, read) = (Some((Some(event.row), event.strand)), None);
        }
    }
    if let Some((from, strand)) = current {
        let to = if is_loop && read_at_entry { None } else { read };
        if to.is_some() || is_loop && read_at_entry {
            found.push(Segment { column, from, to, strand });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(row: usize, reads: bool, writes: bool) -> Event {
        Event { row, reads, writes, strand: row }
    }

    #[test]
    fn a_value_lasts_from_its_write_to_its_last_read() {
        let segment = |from, to, strand| Segment { column: 0, from, to, strand };
        let straight = [event(1, false, true), event(3, true, false), event(4, true, true), event(6, false, true)];
        assert_eq!(segments(0, &straight, false), [segment(Some(1), Some(4), 1)]);
        assert_eq!(segments(0, &straight, true), [segment(Some(1), Some(4), 1)]);
        // If a value is read before it is written, the previous iteration wrote it.
        let carried = [event(1, true, true), event(2, true, false)];
        assert_eq!(segments(0, &carried, true), [segment(None, Some(1), 1), segment(Some(1), None, 1)]);
        assert_eq!(segments(0, &carried, false), [segment(None, Some(1), 1), segment(Some(1), Some(2), 1)]);
    }
}
