//! The plot: speed over message size, one panel per algorithm and operation, one line per implementation.

use std::ops::Range;

use plotters::coord::Shift;
use plotters::coord::ranged1d::{KeyPointHint, NoDefaultFormatting, Ranged, ValueFormatter};
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::{Row, size};
use crate::failure::Failure;

const WIDTH: u32 = 1000;
const PANEL: u32 = 560;
/// The space at the right for the names of the lines.
const NAMES: u32 = 230;
const FONT: &str = "sans-serif";

/// The colours of raddle, in the order of its rows.
const OUR_COLOURS: [RGBColor; 5] =
    [RGBColor(213, 0, 50), RGBColor(120, 0, 130), RGBColor(230, 120, 0), RGBColor(150, 80, 40), RGBColor(240, 80, 160)];
/// The colours of the peers.
const THEIR_COLOURS: [RGBColor; 5] =
    [RGBColor(0, 90, 180), RGBColor(0, 135, 90), RGBColor(90, 90, 90), RGBColor(0, 160, 200), RGBColor(140, 150, 20)];

/// One line of a panel.
struct PlotLine<'a> {
    name: &'a str,
    colour: RGBColor,
    ours: bool,
    /// Bytes and GB/s, sorted.
    points: Vec<(usize, f64)>,
}

/// Draws `rows` as SVG; `cpu` names the machine.
pub(crate) fn draw(rows: &[Row], cpu: &str) -> Result<String, Failure> {
    let mut svg = String::new();
    let panels: Vec<&[Row]> =
        rows.chunk_by(|a, b| (a.algorithm, a.operation, a.batch) == (b.algorithm, b.operation, b.batch)).collect();
    let height = PANEL * panels.len() as u32;
    {
        let root = SVGBackend::with_string(&mut svg, (WIDTH, height)).into_drawing_area();
        let drawn = root.fill(&WHITE).map_err(Into::into).and_then(|()| {
            let areas = root.split_evenly((panels.len(), 1));
            areas.iter().zip(&panels).try_for_each(|(area, rows)| panel(area, rows, cpu))
        });
        drawn
            .and_then(|()| Ok(root.present()?))
            .map_err(|error| Failure::Work(format!("can't draw the plot: {error}")))?;
    }
    Ok(svg)
}

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

fn panel(area: &Area<'_>, rows: &[Row], cpu: &str) -> Result<(), Box<dyn std::error::Error>> {
    let Some(first) = rows.first() else { return Ok(()) };
    let lines = lines(rows);
    let top = lines.iter().flat_map(|line| &line.points).map(|point| point.1).fold(0.0, f64::max) * 1.08;

    let centre = |size: i32| TextStyle::from((FONT, size).into_font()).pos(Pos::new(HPos::Center, VPos::Top));
    let batch = first.batch.map_or(String::new(), |batch| format!(", {batch} messages"));
    area.draw_text(&format!("{} {}{batch}", first.algorithm, first.operation), &centre(26), (WIDTH as i32 / 2, 14))?;
    let grey = centre(18).color(&RGBColor(90, 90, 90));
    area.draw_text(cpu, &grey, (WIDTH as i32 / 2, 48))?;

    let mut chart = ChartBuilder::on(area)
        .margin_top(80)
        .margin_left(15)
        .margin_bottom(15)
        .margin_right(NAMES)
        .x_label_area_size(55)
        .y_label_area_size(65)
        .build_cartesian_2d(Octaves::of(rows), 0.0..top)?;
    chart
        .configure_mesh()
        .x_desc("message")
        .y_desc("GB/s")
        .y_labels(10)
        .light_line_style(TRANSPARENT)
        .bold_line_style(RGBColor(225, 225, 225))
        .axis_style(RGBColor(120, 120, 120))
        .label_style((FONT, 17))
        .axis_desc_style((FONT, 19))
        .draw()?;
    for line in &lines {
        let style = line.colour.stroke_width(if line.ours { 3 } else { 2 });
        chart.draw_series(LineSeries::new(line.points.iter().copied(), style))?;
        // Ours are full circles, theirs are rings: not by colour alone.
        let inside = if line.ours { line.colour } else { WHITE };
        chart.draw_series(line.points.iter().map(|&point| Circle::new(point, 4, inside.filled())))?;
        chart.draw_series(line.points.iter().map(|&point| Circle::new(point, 4, style)))?;
    }

    // Each line is named where it ends, as near as the names of the others allow.
    let right = WIDTH as i32 - NAMES as i32 + 14;
    let mut ends: Vec<(i32, &PlotLine<'_>)> = lines
        .iter()
        .filter_map(|line| Some((chart.backend_coord(line.points.last()?).1 - area.get_base_pixel().1, line)))
        .collect();
    ends.sort_by_key(|(y, _)| *y);
    spread_out(&mut ends, 24, PANEL as i32 - 70);
    for (y, line) in ends {
        let style = TextStyle::from((FONT, 18).into_font()).color(&line.colour).pos(Pos::new(HPos::Left, VPos::Center));
        area.draw_text(line.name, &style, (right, y))?;
    }
    Ok(())
}

fn lines(rows: &[Row]) -> Vec<PlotLine<'_>> {
    let mut lines: Vec<PlotLine<'_>> = Vec::new();
    let one_of_ours = rows.iter().filter(|row| row.is_ours() && row.bytes == rows[0].bytes).count() == 1;
    for row in rows {
        let ours = row.is_ours();
        let name = match row.kernel.as_deref() {
            Some(kernel) if ours && !one_of_ours => kernel,
            _ => row.implementation,
        };
        let at = lines.iter().position(|line| line.name == name).unwrap_or_else(|| {
            let colours = if ours { OUR_COLOURS } else { THEIR_COLOURS };
            let colour = colours[lines.iter().filter(|line| line.ours == ours).count() % colours.len()];
            lines.push(PlotLine { name, colour, ours, points: Vec::new() });
            lines.len() - 1
        });
        lines[at].points.push((row.bytes, row.total() as f64 / row.ns));
    }
    for line in &mut lines {
        line.points.sort_by_key(|point| point.0);
    }
    lines
}

/// The axis of sizes: logarithmic, with ticks at the sizes that were measured.
struct Octaves {
    ticks: Vec<usize>,
    /// The binary logarithms of its ends.
    ends: Range<f64>,
}

impl Octaves {
    /// Makes the axis for `rows`, with a margin on both sides. Overlapping ticks are left out.
    fn of(rows: &[Row]) -> Self {
        let mut sizes: Vec<usize> = rows.iter().map(|row| row.bytes).collect();
        sizes.sort_unstable();
        let (least, most) = (sizes.first().map_or(0.0, octave), sizes.last().map_or(0.0, octave));
        let room = ((most - least) * 0.03).max(0.1);
        let ends = least - room..most + room;
        let apart = (ends.end - ends.start) / 11.0;
        let mut ticks: Vec<usize> = Vec::new();
        for size in sizes {
            if ticks.last().is_none_or(|last| octave(&size) - octave(last) >= apart) {
                ticks.push(size);
            }
        }
        Self { ticks, ends }
    }
}

fn octave(bytes: &usize) -> f64 {
    (*bytes as f64).log2()
}

impl Ranged for Octaves {
    type FormatOption = NoDefaultFormatting;
    type ValueType = usize;

    fn map(&self, bytes: &usize, (left, right): (i32, i32)) -> i32 {
        let part = (octave(bytes) - self.ends.start) / (self.ends.end - self.ends.start);
        left + (part * f64::from(right - left)).round() as i32
    }

    fn key_points<Hint: KeyPointHint>(&self, hint: Hint) -> Vec<usize> {
        if hint.weight().allow_light_points() { Vec::new() } else { self.ticks.clone() }
    }

    fn range(&self) -> Range<usize> {
        self.ends.start.exp2() as usize..self.ends.end.exp2() as usize
    }
}

impl ValueFormatter<usize> for Octaves {
    fn format(bytes: &usize) -> String {
        size::show(*bytes)
    }
}

/// Separates sorted heights by at least `apart`, not below `bottom`, and moves each as little as possible.
fn spread_out<T>(heights: &mut [(i32, T)], apart: i32, bottom: i32) {
    for i in 1..heights.len() {
        heights[i].0 = heights[i].0.max(heights[i - 1].0 + apart);
    }
    let mut limit = bottom;
    for (height, _) in heights.iter_mut().rev() {
        *height = (*height).min(limit);
        limit = *height - apart;
    }
}

#[cfg(test)]
mod tests {
    use super::super::OURS;
    use super::*;

    fn row(implementation: &'static str, bytes: usize, ns: f64) -> Row {
        Row {
            algorithm: "chacha20",
            operation: "encrypt",
            bytes,
            batch: None,
            dirty_upper: false,
            implementation,
            kernel: None,
            ns,
            ns_min: ns,
            spread: 0.01,
            cycles_per_byte: Some(1.0),
            ratio_to_best_peer: None,
            cpu: String::new(),
        }
    }

    #[test]
    fn the_plot_has_a_line_per_implementation_and_escapes_what_it_must() {
        let rows = [row(OURS, 64, 30.0), row("openssl", 64, 60.0), row(OURS, 1024, 300.0), row("openssl", 1024, 500.0)];
        let svg = draw(&rows, "A <CPU> & more").unwrap();
        for text in ["chacha20 encrypt", "A &lt;CPU&gt; &amp; more", "raddle", "openssl", "64 B", "1 KiB", "GB/s"] {
            assert!(svg.contains(text), "{text}");
        }
        assert_eq!(svg.matches("<polyline").count(), 2 + svg.matches("stroke-width=\"1\" points").count());
    }

    #[test]
    fn one_size_can_be_drawn() {
        draw(&[row(OURS, 64, 30.0)], "").unwrap();
    }

    #[test]
    fn names_do_not_overlap() {
        let mut heights = [(10, ()), (12, ()), (100, ()), (100, ())];
        spread_out(&mut heights, 20, 110);
        assert_eq!(heights.map(|height| height.0), [10, 30, 90, 110]);
    }
}
