//! The drawing: a heading, and a row for each instruction with its threads, its text and its ports.

use raddle_check::ports::Ports;
use raddle_isa::inst::Kind;
use raddle_isa::names::register;
use raddle_isa::{File, Inst, Isa, Origin, Reg, View};
use svg::Document;
use svg::node::element::{Group, Style, Title};

use super::canvas::{LETTER, MARGIN, PORT, ROW, STYLE, THREAD, knot, line, paint, rectangle, text, upright};
use super::heading::Heading;
use super::picture::Picture;
use super::threads::{Owner, Threads, read, written};

/// The height of the names of registers and ports.
const HEADS: usize = 40;
/// The height of the sums below the ports.
const SUMS: usize = 16;
/// The minimal width, for the heading.
const LEAST: usize = 620;

/// The coordinates of the parts of a drawing.
struct Places {
    /// The left edge of the thread of each column.
    threads: Vec<usize>,
    texts: usize,
    ports: usize,
    width: usize,
    /// The upper edge of the first row, and the lower edge of the last.
    top: usize,
    bottom: usize,
}

impl Places {
    /// Returns the middle of a row.
    fn row(&self, row: usize) -> usize {
        self.top + row * ROW + ROW / 2
    }

    fn port(&self, port: usize) -> usize {
        self.ports + port * PORT
    }
}

impl Picture<'_> {
    /// Draws the picture as SVG.
    pub(super) fn draw(&self) -> String {
        let threads = Threads::of(self.excerpt);
        let heading = Heading::new(self, &threads, self.places(&threads, 0).width);
        let places = self.places(&threads, heading.height() + HEADS);
        let (width, height) = (places.width, places.bottom + SUMS + MARGIN);
        let mut document = Document::new()
            .set("viewBox", (0, 0, width, height))
            .set("width", width)
            .set("height", height)
            .set("role", "img")
            .add(Title::new(format!("{}: its instructions as woven threads", self.entry.name)))
            .add(Style::new(STYLE))
            .add(rectangle(0, 0, width, height, "#ffffff").set("rx", 8))
            .add(heading.draw())
            .add(self.heads(&threads, &places))
            .add(self.tints(&threads, &places))
            .add(self.warp(&threads, &places))
            .add(self.weft(&threads, &places))
            .add(self.texts(&places));
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
        let longest = self.insts().map(|(_, (_, inst))| inst.to_string().len()).max().unwrap_or(0);
        let texts = x + MARGIN / 2;
        let ports = texts + longest * LETTER + MARGIN;
        let end = ports + self.ports.map_or(0, |ports| ports.names.len() * PORT);
        let bottom = top + self.rows() * ROW;
        Places { threads: columns, texts, ports, width: (end + MARGIN).max(LEAST), top, bottom }
    }

    /// Draws the names of the registers and ports.
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

    /// Draws a tint behind each row, from its thread to its port.
    fn tints(&self, threads: &Threads<'_>, places: &Places) -> Group {
        let tint = |(row, (origin, _)): (usize, &(&Origin, &Inst))| {
            let (y, width) = (places.top + row * ROW, places.width - 2 * MARGIN);
            rectangle(MARGIN, y, width, ROW, paint(origin, threads.strand(origin))).set("class", "tint")
        };
        self.insts().map(tint).fold(Group::new(), Group::add)
    }

    /// Draws the vertical threads.
    fn warp(&self, threads: &Threads<'_>, places: &Places) -> Group {
        let mut group = Group::new();
        for ((owner, _), x) in threads.columns.iter().zip(&places.threads) {
            let faint = line("grid", format!("M{x} {}V{}", places.top, places.bottom), "#eaeef2");
            group = group.add(if *owner == Owner::Shared { faint.set("stroke-dasharray", "2 2") } else { faint });
        }
        let rows = self.rows();
        for segment in threads.segments.iter().filter(|segment| segment.from.is_none_or(|row| row < rows)) {
            let x = places.threads[segment.column];
            let from = segment.from.map_or(places.top, |row| places.row(row));
            let to = segment.to.filter(|&row| row < rows).map_or(places.bottom, |row| places.row(row));
            let origin = threads.strands[segment.strand].0;
            group = group.add(line("thread", format!("M{x} {from}V{to}"), paint(origin, segment.strand)));
        }
        group
    }

    /// Draws the horizontal threads: from the registers that an instruction reads to the registers that it writes,
    /// which have knots.
    fn weft(&self, threads: &Threads<'_>, places: &Places) -> Group {
        let mut group = Group::new();
        for (row, (origin, inst)) in self.insts() {
            let (y, fill) = (places.row(row), paint(origin, threads.strand(origin)));
            let [from, to] = [columns(read(inst), threads, places), columns(written(inst), threads, places)];
            let all = || from.iter().chain(&to);
            if let (Some(left), Some(right)) = (all().min(), all().max())
                && left < right
                && !to.is_empty()
            {
                group = group.add(line("weft", format!("M{left} {y}H{right}"), fill));
            }
            group = to.into_iter().map(|x| knot(x, y, fill)).fold(group, Group::add);
        }
        group
    }

    /// Draws the text of each instruction.
    fn texts(&self, places: &Places) -> Group {
        let text_of = |(row, (_, inst)): (usize, &(&Origin, &Inst))| {
            let content = inst.to_string();
            let length = content.len() * LETTER;
            text("inst", places.texts, places.row(row) + 3, content)
                .set("textLength", length)
                .set("lengthAdjust", "spacingAndGlyphs")
        };
        self.insts().map(text_of).fold(Group::new(), Group::add)
    }

    /// Draws the ports of each instruction, and the number of instructions of the loop at each port.
    fn ports(&self, ports: &Ports, threads: &Threads<'_>, places: &Places) -> Group {
        let mut group = Group::new();
        for (port, _) in ports.names.iter().enumerate() {
            let x = places.port(port) + 5;
            group = group.add(line("grid", format!("M{x} {}V{}", places.top, places.bottom), "#d8dee4"));
            let count = ports.used.iter().filter(|used| used.contains(&port)).count();
            let sum = upright(x + 3, places.bottom + 4, count.to_string()).set("text-anchor", "end");
            group = group.add(sum);
        }
        for ((row, (origin, _)), used) in self.insts().zip(&ports.used) {
            let (y, fill) = (places.row(row) - 5, paint(origin, threads.strand(origin)));
            for &port in used {
                group = group.add(rectangle(places.port(port), y, 11, 10, fill).set("class", "port").set("rx", 2));
            }
        }
        group
    }
}

fn columns(registers: impl Iterator<Item = Reg>, threads: &Threads<'_>, places: &Places) -> Vec<usize> {
    registers.filter_map(|reg| threads.column(reg)).map(|column| places.threads[column]).collect()
}

/// Returns the name of a register, as the head of its column.
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
