//! Places, colours and shapes of a drawing.

use raddle_isa::Origin;
use svg::node::element::{Circle, Path, Rectangle, Text};

/// The height of a row.
pub(super) const ROW: usize = 13;
/// The distance between two threads.
pub(super) const THREAD: usize = 9;
/// The distance between two ports.
pub(super) const PORT: usize = 15;
/// The width of a letter in an instruction's text.
pub(super) const LETTER: usize = 6;
/// The space around everything, and between parts.
pub(super) const MARGIN: usize = 24;

/// The colours of strands, which colour-blind readers can distinguish too.
const COLOURS: [&str; 10] =
    ["#0072b2", "#d55e00", "#009e73", "#b0408f", "#c98a00", "#3d9fd6", "#6a4c93", "#8c5a2b", "#5b8c00", "#c2185b"];
/// The colour of instructions outside the strands.
const GREY: &str = "#6b7280";

/// The style sheet.
pub(super) const STYLE: &str = "\
text{font-family:sans-serif;font-size:13px;fill:#24292f}\
.name{font-size:22px;font-weight:bold}\
.small{font-size:11px;fill:#57606a}\
.inst{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:10px}\
.head{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:8px;fill:#57606a}\
.thread{fill:none;stroke-width:2;stroke-opacity:.55}\
.weft{fill:none;stroke-width:1;stroke-opacity:.5}\
.tint{fill-opacity:.07}\
.grid{fill:none;stroke:#d8dee4;stroke-width:1}";

/// Returns the colour of the strand with this index.
pub(super) fn paint(origin: &Origin, strand: usize) -> &'static str {
    if *origin == Origin::Unwoven { GREY } else { COLOURS[strand % COLOURS.len()] }
}

pub(super) fn text(class: &str, x: usize, y: usize, content: impl Into<String>) -> Text {
    Text::new(content).set("class", class).set("x", x).set("y", y)
}

/// Returns text that is read from bottom to top.
pub(super) fn upright(x: usize, y: usize, content: impl Into<String>) -> Text {
    text("head", x, y, content).set("transform", format!("rotate(-90 {x} {y})"))
}

pub(super) fn rectangle(x: usize, y: usize, width: usize, height: usize, colour: &str) -> Rectangle {
    Rectangle::new().set("x", x).set("y", y).set("width", width).set("height", height).set("fill", colour)
}

/// Returns the circle of a result.
pub(super) fn knot(x: usize, y: usize, colour: &str) -> Circle {
    Circle::new().set("cx", x).set("cy", y).set("r", 3).set("fill", colour)
}

pub(super) fn line(class: &str, data: String, colour: &str) -> Path {
    Path::new().set("class", class).set("d", data).set("stroke", colour)
}
