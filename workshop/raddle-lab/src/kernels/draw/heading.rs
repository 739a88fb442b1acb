//! The heading of a drawing: the name and the facts of a kernel, the colours of its strands, and an explanation of the
//! drawing.

use raddle_check::ports;
use raddle_isa::{Isa, Origin};
use svg::node::element::Group;

use super::canvas::{MARGIN, paint, rectangle, text};
use super::picture::Picture;
use super::threads::Threads;
use crate::kernels::entry::Entry;
use crate::screen::wrapped;

/// The height of a line.
const LINE: usize = 19;
/// The height of a line of small text.
const SMALL_LINE: usize = 15;
/// The width of a letter in most proportional fonts.
const LETTER: usize = 7;
/// The width of a letter of small text.
const SMALL_LETTER: usize = 6;
/// The width of a colour swatch, with the space before the name of its strand.
const SWATCH: usize = 20;
/// The space after the name of a strand.
const GAP: usize = 22;

/// The explanation of the drawing.
const KEY: &str = "Read from top to bottom: a row is an instruction, a vertical thread a register while it holds a \
value that is read later. A knot is a result; its line comes from the registers that it is computed from.";
const KEY_OF_PORTS: &str =
    " Squares are the ports that the instruction occupies; below them, how many instructions each port has.";
const KEY_OF_POWER: &str = " Registers vs32 to vs63 are v0 to v31 of other instructions.";

/// The name and the facts of a kernel, and the legend.
pub(super) struct Heading {
    name: &'static str,
    facts: Vec<String>,
    strands: Vec<Swatch>,
    key: Vec<String>,
}

/// The colour of a strand, with its name.
struct Swatch {
    colour: &'static str,
    label: String,
    x: usize,
    line: usize,
}

impl Heading {
    /// Returns the heading for a drawing of this width.
    pub(super) fn new(picture: &Picture<'_>, threads: &Threads<'_>, width: usize) -> Self {
        let width = width - 2 * MARGIN;
        let facts = facts(picture).iter().flat_map(|fact| wrapped(fact, width / LETTER)).collect();
        let ports = picture.ports.map_or("", |_| KEY_OF_PORTS);
        let power = if picture.entry.kernel.isa == Isa::Ppc64le { KEY_OF_POWER } else { "" };
        let key = [KEY, ports, power].concat();
        Self {
            name: picture.entry.name,
            facts,
            strands: swatches(threads, width),
            key: wrapped(&key, width / SMALL_LETTER),
        }
    }

    /// Returns the height of the heading, with the margin above it.
    pub(super) fn height(&self) -> usize {
        self.key_top() + SMALL_LINE * self.key.len()
    }

    fn strands_top(&self) -> usize {
        MARGIN + 20 + LINE * self.facts.len()
    }

    fn key_top(&self) -> usize {
        self.strands_top() + 8 + LINE * self.strands.last().map_or(0, |last| last.line + 1)
    }

    /// Draws the heading at the top.
    pub(super) fn draw(&self) -> Group {
        let mut group = Group::new().add(text("name", MARGIN, MARGIN + 12, self.name));
        for (i, fact) in self.facts.iter().enumerate() {
            group = group.add(text("fact", MARGIN, MARGIN + 16 + LINE * (i + 1), fact));
        }
        for Swatch { colour, label, x, line } in &self.strands {
            let y = self.strands_top() + LINE * line + 6;
            group = group.add(rectangle(MARGIN + x, y, 12, 12, colour).set("rx", 2));
            group = group.add(text("strand", MARGIN + x + SWATCH, y + 10, label));
        }
        for (i, line) in self.key.iter().enumerate() {
            group = group.add(text("small", MARGIN, self.key_top() + 11 + SMALL_LINE * i, line));
        }
        group
    }
}

/// Returns the lines below the name.
fn facts(picture: &Picture<'_>) -> [String; 5] {
    let Entry { isa, kernel, features, proved, instructions, .. } = picture.entry;
    let list = |names: &[&str], none: &str| if names.is_empty() { none.to_owned() } else { names.join(", ") };
    let (rows, count) = (picture.rows(), picture.excerpt.insts.len());
    let first = if rows < count { format!("the first {rows} of ") } else { String::new() };
    let part = match picture.excerpt.is_loop {
        true => format!("drawn: {first}{count} instructions of the innermost loop; the kernel has {instructions}"),
        false => format!("drawn: {first}{count} instructions, the whole kernel"),
    };
    let model = match picture.ports {
        Some(_) => format!("ports: {}, modelled by llvm-mca, not measured", ports::core(kernel.isa).name),
        None => "ports: not modelled".to_owned(),
    };
    [
        format!("{isa}, operation {}, needs {}", kernel.operation, list(features, "no CPU features")),
        format!("weave: {}", kernel.weave),
        format!("proved: {}", list(proved, "nothing of this text")),
        part,
        model,
    ]
}

/// Places the colours and names of the strands in lines of this width.
fn swatches(threads: &Threads<'_>, width: usize) -> Vec<Swatch> {
    let (mut x, mut line) = (0, 0);
    let swatch = |(i, (origin, count)): (usize, &(&Origin, usize))| {
        let name = match origin {
            Origin::Named(name) => name.to_string(),
            Origin::Numbered(strand) => format!("strand {}", strand + 1),
            Origin::Unwoven if threads.strands.len() == 1 => "not woven".to_owned(),
            Origin::Unwoven => "outside the strands".to_owned(),
        };
        let plural = if *count == 1 { "" } else { "s" };
        let label = format!("{name} ({count} instruction{plural})");
        let length = SWATCH + label.len() * LETTER;
        if x > 0 && x + length > width {
            (x, line) = (0, line + 1);
        }
        let swatch = Swatch { colour: paint(origin, i), label, x, line };
        x += length + GAP;
        swatch
    };
    threads.strands.iter().enumerate().map(swatch).collect()
}
