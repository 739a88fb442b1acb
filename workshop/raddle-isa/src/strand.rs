//! Straight-line code in bundles, and the weaver.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

use crate::inst::{Access, Inst};
use crate::isa::{File, Reg};
use crate::names::register_in;
use crate::note::Note;

/// Instructions that a weave keeps together.
#[derive(Clone, Debug)]
struct Bundle {
    insts: Vec<Inst>,
    origin: Origin,
}

impl Bundle {
    fn new(insts: Vec<Inst>) -> Bundle {
        Bundle { insts, origin: Origin::Unwoven }
    }
}

/// The strand that an instruction of a weave comes from. Only drawings use it: neither the printed text nor a proof
/// depends on it.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Origin {
    /// No other strand was woven with it.
    #[default]
    Unwoven,
    /// A strand without a name, by its place in the outermost weave.
    Numbered(usize),
    /// A strand with a name.
    Named(Arc<str>),
}

impl Origin {
    fn is_named(&self) -> bool {
        matches!(self, Origin::Named(_))
    }
}

/// Straight-line code in bundles; a weave never splits a bundle.
///
/// A strand is one copy of a task. A kernel's source has a function from the index of the copy to its strand.
#[derive(Clone, Default, Debug)]
pub struct Strand {
    bundles: Vec<Bundle>,
    scratch: BTreeSet<Reg>,
    /// The same instructions, strand after strand, as they were before any weaving: the right-hand side of the proof
    /// that weaving changed nothing.
    sequential: Vec<Inst>,
}

impl Strand {
    /// Returns an empty strand. The registers in `scratch` hold no value from one bundle to the next, so strands may
    /// share them.
    pub fn new<R: Into<Reg>>(scratch: impl IntoIterator<Item = R>) -> Strand {
        Strand { scratch: scratch.into_iter().map(Into::into).collect(), ..Strand::default() }
    }

    /// Appends instructions that form one bundle.
    pub fn push(&mut self, bundle: impl IntoIterator<Item = Inst>) {
        let bundle: Vec<_> = bundle.into_iter().collect();
        self.sequential.extend(bundle.iter().cloned());
        self.bundles.push(Bundle::new(bundle));
    }

    /// Names the strand for readers of a weave. Parts that already have a name keep it.
    pub fn named(mut self, name: impl Into<Arc<str>>) -> Strand {
        self.set_origin(&Origin::Named(name.into()));
        self
    }

    /// Declares that a phase of the kernel begins with the first instruction, wherever a weave moves it. An empty
    /// strand is no phase.
    pub fn note(&mut self, note: Note) {
        if let Some(first) = self.bundles.iter_mut().flat_map(|bundle| &mut bundle.insts).next() {
            first.note(note);
        }
    }

    /// Sets the origin of bundles without a name.
    fn set_origin(&mut self, origin: &Origin) {
        let unnamed = self.bundles.iter_mut().filter(|bundle| !bundle.origin.is_named());
        unnamed.for_each(|bundle| bundle.origin = origin.clone());
    }

    /// Appends a strand.
    pub fn then(mut self, next: Strand) -> Strand {
        self.bundles.extend(next.bundles);
        self.scratch.extend(next.scratch);
        self.sequential.extend(next.sequential);
        self
    }

    /// Returns the same strand in bundles of one instruction. Its scratch registers now hold values between bundles, so
    /// it cannot share them.
    pub fn divided(self) -> Strand {
        let divide = |Bundle { insts, origin }: Bundle| {
            insts.into_iter().map(move |inst| Bundle { insts: vec![inst], origin: origin.clone() })
        };
        let bundles = self.bundles.into_iter().flat_map(divide).collect();
        Strand { bundles, scratch: BTreeSet::new(), sequential: self.sequential }
    }

    /// Returns the number of bundles.
    pub fn len(&self) -> usize {
        self.bundles.len()
    }

    /// Returns whether there is no bundle.
    pub fn is_empty(&self) -> bool {
        self.bundles.is_empty()
    }

    /// Returns the instructions in the order of execution.
    pub fn insts(&self) -> impl Iterator<Item = &Inst> {
        self.bundles.iter().flat_map(|bundle| &bundle.insts)
    }

    /// Returns the instructions in the order of execution, with the strand that each was woven from.
    pub fn origins(&self) -> impl Iterator<Item = (&Origin, &Inst)> {
        self.bundles.iter().flat_map(|bundle| bundle.insts.iter().map(|inst| (&bundle.origin, inst)))
    }

    /// Returns the instructions strand after strand, as if nothing had been woven.
    pub fn sequential(&self) -> impl Iterator<Item = &Inst> {
        self.sequential.iter()
    }

    /// Replaces each instruction by others or by none, in the order of execution, to plant faults. The record of the
    /// strands before weaving stays.
    pub fn edit(&mut self, mut change: impl FnMut(&Inst) -> Vec<Inst>) {
        for bundle in &mut self.bundles {
            bundle.insts = bundle.insts.iter().flat_map(&mut change).collect();
        }
    }

    /// Returns the registers that other strands must leave alone: all that this strand touches except its scratch. A
    /// condition bit is always scratch if no bundle reads it from another bundle.
    fn owns(&self) -> BTreeSet<Reg> {
        let touched: BTreeSet<Reg> = self.insts().flat_map(|i| &i.reads() | &i.writes()).collect();
        let carried = self.carries();
        (&touched - &self.scratch).into_iter().filter(|r| r.file != File::Flag || carried.contains(r)).collect()
    }

    fn writes(&self) -> BTreeSet<Reg> {
        self.insts().flat_map(Inst::writes).collect()
    }

    /// Returns the registers that some bundle reads before it writes them.
    fn carries(&self) -> BTreeSet<Reg> {
        let mut carried = BTreeSet::new();
        for bundle in &self.bundles {
            let mut fresh = BTreeSet::new();
            for inst in &bundle.insts {
                carried.extend(&inst.reads() - &fresh);
                fresh.extend(inst.writes());
            }
        }
        carried
    }

    /// Returns the memory that the strand touches through a base register: base, first and last byte, and whether it is
    /// written.
    fn memory(&self) -> impl Iterator<Item = (Option<Reg>, i64, i64, bool)> + '_ {
        self.insts()
            .filter_map(Inst::memory)
            .map(|(access, mem)| (mem.base, mem.disp, mem.disp + mem.bytes as i64 - 1, access != Access::r))
    }
}

impl Extend<Inst> for Strand {
    /// Appends instructions, each a bundle of its own.
    fn extend<T: IntoIterator<Item = Inst>>(&mut self, insts: T) {
        insts.into_iter().for_each(|inst| self.push([inst]));
    }
}

impl FromIterator<Inst> for Strand {
    fn from_iter<T: IntoIterator<Item = Inst>>(insts: T) -> Strand {
        let mut strand = Strand::default();
        strand.extend(insts);
        strand
    }
}

/// The order in which a weave takes bundles from its strands. All orders advance strands in proportion to their
/// lengths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// One bundle of each strand in turn.
    RoundRobin,
    /// `n` bundles of each strand in turn.
    Groups(usize),
    /// One bundle of each strand in turn, each strand starting `n` bundles after the previous one.
    Staggered(usize),
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::RoundRobin => write!(f, "round robin"),
            Order::Groups(n) => write!(f, "{n} bundles at a time"),
            Order::Staggered(n) => write!(f, "staggered by {n}"),
        }
    }
}

/// The conflict between two strands: strand `strand` needs `what`, and strand `by` would change it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clobber {
    /// The strand whose value is lost.
    pub strand: usize,
    /// The strand that overwrites it; the same strand if a value in scratch would have to outlive a bundle.
    pub by: usize,
    /// A register, or a place in memory.
    pub what: String,
}

impl fmt::Display for Clobber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Clobber { strand, by, what } = self;
        match strand == by {
            true => write!(f, "strand {strand} needs {what}, its scratch, after the end of a bundle"),
            false => write!(f, "strand {strand} needs {what}, which strand {by} overwrites"),
        }
    }
}

impl std::error::Error for Clobber {}

/// Interleaves strands in proportion to their lengths, keeping every bundle whole.
///
/// The weaver refuses strands that overwrite each other's registers or, through one base register, each other's memory.
/// It cannot see two base registers that point to the same memory; the same-dataflow check finds these.
pub fn weave(strands: impl IntoIterator<Item = Strand>, order: Order) -> Result<Strand, Clobber> {
    let mut strands: Vec<Strand> = strands.into_iter().collect();
    refuse_clobbers(&strands)?;
    if strands.len() > 1 {
        strands.iter_mut().enumerate().for_each(|(i, strand)| strand.set_origin(&Origin::Numbered(i)));
    }
    let longest = strands.iter().map(Strand::len).max().unwrap_or(0);
    let (step, delay) = match order {
        Order::RoundRobin => (1, 0),
        Order::Groups(n) => (n.max(1), 0),
        Order::Staggered(n) => (1, n),
    };
    let mut woven = Strand::new(strands.iter().flat_map(|s| s.scratch.clone()));
    let mut sent = vec![0; strands.len()];
    let last = longest + delay * strands.len().saturating_sub(1);
    for round in (0..last).step_by(step) {
        for (i, s) in strands.iter().enumerate() {
            // Bresenham's line: by this round, strand i has sent its share of its bundles.
            let rounds = (round + step).saturating_sub(delay * i).min(longest);
            let due = rounds * s.len() / longest;
            woven.bundles.extend_from_slice(&s.bundles[sent[i]..due.max(sent[i])]);
            sent[i] = due.max(sent[i]);
        }
    }
    woven.sequential = strands.into_iter().flat_map(|s| s.sequential).collect();
    Ok(woven)
}

fn refuse_clobbers(strands: &[Strand]) -> Result<(), Clobber> {
    let owns: Vec<_> = strands.iter().map(Strand::owns).collect();
    let writes: Vec<_> = strands.iter().map(Strand::writes).collect();
    let insts = || strands.iter().flat_map(Strand::insts);
    let name = |reg: Reg| insts().next().map_or(String::new(), |inst| register_in(inst.row.isa, reg, insts()));
    for (strand, s) in strands.iter().enumerate() {
        for (by, t) in strands.iter().enumerate() {
            let lost = if by == strand { &s.carries() & &s.scratch } else { &owns[strand] & &writes[by] };
            if let Some(reg) = lost.first() {
                return Err(Clobber { strand, by, what: name(*reg) });
            }
            if by == strand {
                continue;
            }
            let clash = s.memory().find_map(|(base, first, last, _)| {
                t.memory()
                    .find(|m| m.0 == base && m.3 && m.1 <= last && first <= m.2)
                    .map(|m| format!("memory at {} + {}", base.map_or("0".into(), name), m.1))
            });
            if let Some(what) = clash {
                return Err(Clobber { strand, by, what });
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builder::at;
    use crate::isa::View;
    use crate::x86_64::{RAX, RDI, RSI, vmovdqu32, vmovdqu32_store, vpaddd, vpxord, zmm};

    const SHARED: View = zmm(31);

    /// Returns `n` bundles that add to a register through the shared one.
    fn adds(to: u8, n: usize) -> Strand {
        let mut strand = Strand::new([SHARED.reg]);
        for _ in 0..n {
            strand.push([vpxord(SHARED, zmm(to), zmm(to + 1)), vpaddd(zmm(to), zmm(to), SHARED)]);
        }
        strand
    }

    /// Returns which of two strands each bundle comes from, by the register that it writes.
    fn sequence(woven: &Strand) -> String {
        let of = |bundle: &Bundle| if bundle.insts[1].writes().contains(&zmm(0).reg) { 'a' } else { 'b' };
        woven.bundles.iter().map(of).collect()
    }

    #[test]
    fn strands_finish_together() {
        for (order, expected) in [
            (Order::RoundRobin, "aabaabaabaab"),
            (Order::Groups(4), "aaaabbaaaabb"),
            (Order::Staggered(2), "aaaabaabaabb"),
        ] {
            let woven = weave([adds(0, 8), adds(2, 4)], order).expect("no register is shared but scratch");
            assert_eq!(sequence(&woven), expected, "{order}");
        }
        let equal = weave([adds(0, 3), adds(2, 3)], Order::RoundRobin).expect("no register is shared but scratch");
        assert_eq!(sequence(&equal), "ababab");
        let staggered = weave([adds(0, 3), adds(2, 3)], Order::Staggered(1)).expect("the same");
        assert_eq!(sequence(&staggered), "aababb");
    }

    #[test]
    fn the_order_before_weaving_is_kept() {
        let woven = weave([adds(0, 2), adds(2, 2)], Order::RoundRobin).expect("no register is shared but scratch");
        let one_after_another: Vec<_> = adds(0, 2).then(adds(2, 2)).insts().cloned().collect();
        assert!(woven.sequential().eq(&one_after_another));
        assert!(!woven.insts().eq(&one_after_another));
    }

    #[test]
    fn instructions_remember_the_strand_that_they_come_from() {
        let origins = |woven: &Strand| -> Vec<Origin> { woven.origins().map(|(origin, _)| origin.clone()).collect() };
        let weave =
            |strands: [Strand; 2]| weave(strands, Order::RoundRobin).expect("no register is shared but scratch");
        let (first, second) = (Origin::Numbered(0), Origin::Numbered(1));
        assert_eq!(origins(&adds(0, 1)), [Origin::Unwoven, Origin::Unwoven]);
        let woven = weave([adds(0, 2), adds(2, 1)]);
        assert_eq!(origins(&woven), [&first, &first, &first, &first, &second, &second].map(Clone::clone));
        // The outermost weave counts, but a name takes precedence over a number.
        let outer = weave([woven, adds(4, 1).named("sum")]);
        let sum = Origin::Named("sum".into());
        assert_eq!(origins(&outer)[..4], [&first, &first, &first, &first].map(Clone::clone));
        assert_eq!(outer.origins().filter(|(origin, _)| **origin == sum).count(), 2);
        assert_eq!(outer.origins().filter(|(origin, _)| **origin == second).count(), 0);
        assert_eq!(origins(&outer.clone().named("all")).iter().filter(|origin| **origin == sum).count(), 2);
        assert!(outer.origins().map(|(_, inst)| inst).eq(outer.insts()));
    }

    #[test]
    fn a_shared_register_is_refused() {
        let clobber = weave([adds(0, 2), adds(0, 2)], Order::RoundRobin).expect_err("both add to zmm0");
        assert_eq!((clobber.strand, clobber.by, clobber.what.as_str()), (0, 1, "zmm0"));
        // One strand reads what the other writes.
        assert!(weave([adds(0, 2), adds(1, 2)], Order::RoundRobin).is_err());
    }

    #[test]
    fn a_split_bundle_is_refused() {
        let mut split = Strand::new([SHARED.reg]);
        split.extend(adds(0, 1).insts().cloned());
        let clobber = weave([split, adds(2, 1)], Order::RoundRobin).expect_err("scratch must survive a bundle");
        assert_eq!((clobber.strand, clobber.by, clobber.what.as_str()), (0, 0, "zmm31"));
    }

    #[test]
    fn a_divided_strand_is_woven_by_instructions() {
        let divided = adds(0, 2).divided();
        assert_eq!(divided.len(), 4);
        let one_after_another: Vec<_> = adds(0, 2).insts().cloned().collect();
        assert!(divided.sequential().eq(&one_after_another) && divided.insts().eq(&one_after_another));
        // Values in former scratch registers now outlive a bundle.
        assert!(weave([divided, adds(2, 2)], Order::RoundRobin).is_err());
    }

    #[test]
    fn shared_memory_is_refused() {
        let strand = |inst| Strand::from_iter([inst]);
        let stored = || strand(vmovdqu32_store(at(RDI, 64), zmm(0)));
        let clobber = weave([stored(), strand(vmovdqu32(zmm(1), at(RDI, 100)))], Order::RoundRobin);
        let why = "strand 1 needs memory at rdi + 64, which strand 0 overwrites";
        assert_eq!(clobber.expect_err("the store overwrites 28 bytes").to_string(), why);
        assert!(weave([stored(), strand(vmovdqu32(zmm(1), at(RDI, 128)))], Order::RoundRobin).is_ok());
        // Two base registers may point to the same memory: the same-dataflow check finds that.
        assert!(weave([stored(), strand(vmovdqu32(zmm(1), at(RSI, 64)))], Order::RoundRobin).is_ok());
    }

    #[test]
    fn flags_are_scratch_unless_a_bundle_hands_them_on() {
        let counts =
            |n: u8| Strand::from_iter([crate::x86_64::add64(View { reg: Reg { file: File::Gpr, n }, ..RAX }, 1)]);
        assert!(weave([counts(8), counts(9)], Order::RoundRobin).is_ok());
        let carries = |n: u8| {
            let reg = View { reg: Reg { file: File::Gpr, n }, ..RAX };
            Strand::from_iter([crate::x86_64::add64(reg, 1), crate::x86_64::adc64(reg, 1)])
        };
        assert!(weave([carries(8), counts(9)], Order::RoundRobin).is_err());
    }
}
