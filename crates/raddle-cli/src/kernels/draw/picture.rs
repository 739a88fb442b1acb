//! The drawing: a title, a legend, and a row for each instruction with its threads, its text and its ports.

use std::fmt::Write;

use raddle_check::excerpt::Excerpt;
use raddle_check::ports::{self, Ports};
use raddle_isa::inst::Kind;
use raddle_isa::print::register;
use raddle_isa::{File, Inst, Isa, Origin, Reg, View};
use svg::Document;
use svg::node::element::{Group, Style, Title};

use super::canvas::{GREY, LETTER, MARGIN, PORT, ROW, STYLE, THREAD, colour, knot, line, rectangle, text, upright};
use super::threads::{Owner, Threads, read, written};
use crate::kernels::entry::Entry;

/// The height of a line of the title or the legend.
const LINE: usize = 19;
/// The height of the names of registers and ports.
const HEADS: usize = 34;
/// Letters of the title in a line: those of a proportional font are about as wide as this.
const TITLE_LETTER: usize = 7;
/// The least width, for the title.
const LEAST: usize = 620;

/// What is drawn.
pub(super) struct Picture<'a> {
    pub(super) entry: &'a Entry,
    pub(super) excerpt: &'a Excerpt<'a>,
    pub(super) ports: Option<&'a Ports>,
}

/// Where the parts of a drawing are.
struct Places {
    /// The left edge of the thread of each column.
    threads: Vec<usize>,
    texts: usize,
    ports: usize,
    width: usize,
    /// The upper edge of the first row, and the lower one of the last.
    top: usize,
    bottom: usize,
}

impl Places {
    /// The middle of a row.
    fn row(&self, row: usize) -> usize {
        self.top + row * ROW + ROW / 2
    }

    fn port(&self, port: usize) -> usize {
        self.ports + port * PORT
    }
}

impl Picture<'_> {
    /// Draws it as SVG.
    pub(super) fn draw(&self) -> String {
        let threads = Threads::of(self.excerpt);
        let width = self.places(&threads, 0).width;
        let title = self.title((width - 2 * MARGIN) / TITLE_LETTER);
        let legend = MARGIN + 8 + LINE * title.len() + LINE;
        let places = self.places(&threads, legend + LINE * threads.strands.len() + HEADS + LINE);
        let height = places.bottom + LINE + MARGIN;
        let name = self.entry.name;
        let mut document = Document::new()
            .set("viewBox", (0, 0, width, height))
            .set("width", width)
            .set("height", height)
            .set("role", "img")
            .add(Title::new(format!("{name}: its instructions as woven threads")))
            .add(Style::new(STYLE))
            .add(rectangle(0, 0, width, height, "#ffffff").set("rx", 8))
            .add(text("name", MARGIN, MARGIN + 12, name));
        for (i, words) in title.into_iter().enumerate() {
            document = document.add(text("title", MARGIN, MARGIN + 16 + LINE * (i + 1), words));
        }
        document = document
            .add(self.legend(&threads, legend))
            .add(self.heads(&threads, &places))
            .add(rows(self.excerpt, &threads, &places))
            .add(warp(&threads, &places))
            .add(weft(self.excerpt, &threads, &places))
            .add(texts(self.excerpt, &places));
        if let Some(ports) = self.ports {
            document = document.add(self.ports(ports, &threads, &places));
        }
        format!("{document}\n")
    }

    fn places(&self, threads: &Threads<'_>, top: usize) -> Places {
        let mut x = MARGIN + THREAD / 2;
        let mut columns = Vec::new();
        for pair in threads.columns.iter().zip([None].into_iter().chain(threads.columns.iter().map(Some))) {
            // A gap between strands.
            x += if pair.1.is_some_and(|before| before.0 != pair.0.0) { THREAD } else { 0 };
            columns.push(x);
            x += THREAD;
        }
        let longest = self.excerpt.insts.iter().map(|(_, inst)| inst.to_string().len()).max().unwrap_or(0);
        let texts = x + MARGIN / 2;
        let ports = texts + longest * LETTER + MARGIN;
        let end = ports + self.ports.map_or(0, |ports| ports.names.len() * PORT);
        let bottom = top + self.excerpt.insts.len() * ROW;
        Places { threads: columns, texts, ports, width: (end + MARGIN).max(LEAST), top, bottom }
    }

    /// The lines below the name, of so many letters at most.
    fn title(&self, letters: usize) -> Vec<String> {
        let Entry { isa, kernel, features, proved, .. } = self.entry;
        let list = |names: &[&str], none: &str| if names.is_empty() { none.to_owned() } else { names.join(", ") };
        let (drawn, all) = (self.excerpt.insts.len(), self.entry.instructions);
        let part = match self.excerpt.is_loop {
            true => format!("the innermost loop: {drawn} of {all} instructions"),
            false => format!("all {all} instructions"),
        };
        let core = ports::core(kernel.isa).name;
        let model = match self.ports {
            Some(_) => format!("ports of {core} as llvm-mca models them; not measured"),
            None => "no model of ports for this text".to_owned(),
        };
        let lines = [
            format!("{isa}, operation {}, needs {}", kernel.operation, list(features, "no CPU features")),
            format!("weave: {}", kernel.weave),
            format!("proved: {}", list(proved, "nothing of this text")),
            format!("{part}; {model}"),
        ];
        lines.iter().flat_map(|line| wrapped(line, letters)).collect()
    }

    fn legend(&self, threads: &Threads<'_>, top: usize) -> Group {
        let mut group = Group::new();
        for (i, (origin, count)) in threads.strands.iter().enumerate() {
            let y = top + LINE * i;
            let name = match origin {
                Origin::Named(name) => name.to_string(),
                Origin::Numbered(strand) => format!("strand {}", strand + 1),
                Origin::Unwoven if threads.strands.len() == 1 => "not woven".to_owned(),
                Origin::Unwoven => "around the strands".to_owned(),
            };
            group = group.add(rectangle(MARGIN, y, 12, 12, paint(origin, i)).set("rx", 2));
            let plural = if *count == 1 { "" } else { "s" };
            group = group.add(text("strand", MARGIN + 20, y + 10, format!("{name}: {count} instruction{plural}")));
        }
        group
    }

    /// The names of the registers and ports.
    fn heads(&self, threads: &Threads<'_>, places: &Places) -> Group {
        let isa = self.entry.kernel.isa;
        let mut group = Group::new();
        for ((_, reg), x) in threads.columns.iter().zip(&places.threads) {
            group = group.add(upright(x + 3, places.top - 4, register_name(isa, *reg)));
        }
        for (port, name) in self.ports.iter().flat_map(|ports| ports.names.iter().enumerate()) {
            group = group.add(upright(places.port(port) + 8, places.top - 4, name));
        }
        group
    }

    /// The port of each instruction, and how many instructions each port has.
    fn ports(&self, ports: &Ports, threads: &Threads<'_>, places: &Places) -> Group {
        let mut group = Group::new();
        for (port, _) in ports.names.iter().enumerate() {
            let x = places.port(port) + 5;
            group = group.add(line("grid", format!("M{x} {}V{}", places.top, places.bottom), "#d8dee4"));
            let count = ports.used.iter().filter(|used| used.contains(&port)).count();
            let count = text("small", x, places.bottom + 14, count.to_string()).set("text-anchor", "middle");
            group = group.add(count.set("font-size", 9));
        }
        for (row, (used, (origin, _))) in ports.used.iter().zip(&self.excerpt.insts).enumerate() {
            for &port in used {
                let fill = paint(origin, threads.strand(origin));
                let y = places.row(row) - 5;
                group = group.add(rectangle(places.port(port), y, 11, 10, fill).set("rx", 2));
            }
        }
        group
    }
}

/// The colour of a strand with this index.
fn paint(origin: &Origin, strand: usize) -> &'static str {
    if *origin == Origin::Unwoven { GREY } else { colour(strand) }
}

/// A tint behind each row, from its thread to its port.
fn rows(excerpt: &Excerpt<'_>, threads: &Threads<'_>, places: &Places) -> Group {
    let mut group = Group::new();
    for (row, (origin, _)) in excerpt.insts.iter().enumerate() {
        let (y, width) = (places.top + row * ROW, places.width - 2 * MARGIN);
        let tint = rectangle(MARGIN, y, width, ROW, paint(origin, threads.strand(origin)));
        group = group.add(tint.set("class", "row"));
    }
    group
}

/// The vertical threads.
fn warp(threads: &Threads<'_>, places: &Places) -> Group {
    let mut group = Group::new();
    let ends: Vec<_> = threads.columns.iter().zip(&places.threads).collect();
    for ((owner, _), x) in &ends {
        let faint = line("grid", format!("M{x} {}V{}", places.top, places.bottom), "#eaeef2");
        group = group.add(if *owner == Owner::Shared { faint.set("stroke-dasharray", "2 2") } else { faint });
    }
    for segment in &threads.segments {
        let x = places.threads[segment.column];
        let from = segment.from.map_or(places.top, |row| places.row(row));
        let to = segment.to.map_or(places.bottom, |row| places.row(row));
        let origin = threads.strands[segment.strand].0;
        group = group.add(line("thread", format!("M{x} {from}V{to}"), paint(origin, segment.strand)));
    }
    group
}

/// The horizontal threads: from the registers that an instruction reads to those that it writes, where there are knots.
fn weft(excerpt: &Excerpt<'_>, threads: &Threads<'_>, places: &Places) -> Group {
    let mut group = Group::new();
    for (row, (origin, inst)) in excerpt.insts.iter().enumerate() {
        let (y, fill) = (places.row(row), paint(origin, threads.strand(origin)));
        let [from, to] = [columns(read(inst), threads, places), columns(written(inst), threads, places)];
        let all = || from.iter().chain(&to);
        if let (Some(left), Some(right)) = (all().min(), all().max())
            && left < right
            && !to.is_empty()
        {
            let mut data = String::new();
            write!(data, "M{left} {y}H{right}").expect("a string");
            group = group.add(line("weft", data, fill));
        }
        for x in to {
            group = group.add(knot(x, y, fill));
        }
    }
    group
}

fn columns(registers: impl Iterator<Item = Reg>, threads: &Threads<'_>, places: &Places) -> Vec<usize> {
    registers.filter_map(|reg| threads.column(reg)).map(|column| places.threads[column]).collect()
}

fn texts(excerpt: &Excerpt<'_>, places: &Places) -> Group {
    let text_of = |(row, (_, inst)): (usize, &(&Origin, &Inst))| {
        let content = inst.to_string();
        let length = content.len() * LETTER;
        text("inst", places.texts, places.row(row) + 3, content)
            .set("textLength", length)
            .set("lengthAdjust", "spacingAndGlyphs")
    };
    excerpt.insts.iter().enumerate().map(text_of).fold(Group::new(), Group::add)
}

/// The name of a register as a head of its column.
fn register_name(isa: Isa, reg: Reg) -> String {
    let view = |bits| View { reg, bits };
    match (isa, reg.file) {
        (Isa::X86_64, File::Vec) => format!("v{}", reg.n),
        (Isa::X86_64, File::Mask) => format!("k{}", reg.n),
        (Isa::Ppc64le, File::Vec) => format!("vs{}", reg.n),
        (_, File::Vec) => format!("v{}", reg.n),
        _ => register(isa, Kind::Gpr(64), view(64)).trim_start_matches('%').to_owned(),
    }
}

/// A text in lines of so many letters at most, where its words are no longer.
fn wrapped(text: &str, letters: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.len() + 1 + word.len() <= letters => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) => lines.push(format!("    {word}")),
            None => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_wrapped() {
        assert_eq!(wrapped("one two three", 7), ["one two", "    three"]);
        assert_eq!(wrapped("", 7), [""]);
    }
}
