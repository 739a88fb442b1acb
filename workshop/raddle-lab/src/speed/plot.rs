//! The plot: speed over message size, one panel per algorithm and operation, one line per implementation.

use std::ops::Range;

use plotters::coord::Shift;
use plotters::coord::ranged1d::{DefaultFormatting, KeyPointHint, Ranged};
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use raddle_bench::statistics::median;
use raddle_terminal::failure::Failure;

use super::measurement::{self, Measurement, digits, short_cpu};
use super::size;

const WIDTH: i32 = 1000;
const PANEL: i32 = 620;
/// The space around the axes: above, for the heading; below, for the caption; on the right, for the names of the lines.
const ABOVE: i32 = 56;
const BELOW: i32 = 92;
const NAMES: i32 = 200;
const FONT: &str = "sans-serif";
/// The distance between the names of two lines.
const LINE: i32 = 22;

/// The colour of each implementation, in every plot; the colours in one plot all differ.
const COLOURS: [(&str, RGBColor); 22] = [
    (measurement::OURS, RGBColor(213, 0, 50)),
    ("openssl", RGBColor(0, 90, 180)),
    ("aws-lc", RGBColor(0, 135, 90)),
    ("ring", RGBColor(0, 160, 200)),
    ("blake3", RGBColor(0, 120, 60)),
    ("blake3-hash-many", RGBColor(120, 190, 80)),
    ("rustcrypto", RGBColor(110, 110, 110)),
    ("graviola", RGBColor(150, 115, 0)),
    ("md5-simd", RGBColor(130, 60, 160)),
    ("md5-simd-many", RGBColor(190, 100, 210)),
    ("ipsec-mb", RGBColor(70, 70, 150)),
    ("ipsec-mb-many", RGBColor(110, 110, 200)),
    ("libsodium", RGBColor(200, 80, 0)),
    ("sha1dc", RGBColor(90, 60, 20)),
    ("rscrypto", RGBColor(230, 150, 20)),
    ("tape-sha256", RGBColor(20, 100, 100)),
    ("tape-sha256-many", RGBColor(80, 180, 180)),
    ("hashtree-pairs", RGBColor(160, 90, 60)),
    // Implementations in records from Java.
    ("JDK", RGBColor(0, 90, 181)),
    ("ACCP", RGBColor(0, 136, 90)),
    ("Conscrypt", RGBColor(190, 120, 0)),
    ("BC", RGBColor(120, 120, 120)),
];
/// The colours of kernels of raddle, in the order of their measurements.
const KERNELS: [RGBColor; 5] =
    [COLOURS[0].1, RGBColor(120, 0, 130), RGBColor(230, 120, 0), RGBColor(150, 80, 40), RGBColor(240, 80, 160)];

/// One line of a panel.
struct PlotLine<'a> {
    name: &'a str,
    colour: RGBColor,
    ours: bool,
    /// Pairs of bytes and GB/s, sorted.
    points: Vec<(f64, f64)>,
}

/// Draws `measurements` as SVG.
pub(crate) fn draw(measurements: &[Measurement]) -> Result<String, Failure> {
    let mut svg = String::new();
    let panels: Vec<&[Measurement]> = measurement::courses(measurements).collect();
    let height = PANEL * panels.len() as i32;
    {
        let root = SVGBackend::with_string(&mut svg, (WIDTH as u32, height as u32)).into_drawing_area();
        let drawn = root.fill(&WHITE).map_err(Into::into).and_then(|()| {
            let areas = root.split_evenly((panels.len(), 1));
            areas.iter().zip(&panels).try_for_each(|(area, measurements)| panel(area, measurements))
        });
        drawn
            .and_then(|()| Ok(root.present()?))
            .map_err(|error| Failure::Work(format!("can't draw the plot: {error}")))?;
    }
    Ok(svg)
}

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

fn panel(area: &Area<'_>, measurements: &[Measurement]) -> Result<(), Box<dyn std::error::Error>> {
    let Some(first) = measurements.first() else { return Ok(()) };
    let lines = lines(measurements);
    let text = |size: i32| TextStyle::from((FONT, size).into_font()).pos(Pos::new(HPos::Left, VPos::Top));
    area.draw_text(&first.heading(), &text(26), (20, 16))?;
    for (i, line) in caption(measurements).iter().enumerate() {
        let place = (20, PANEL - BELOW + 32 + 18 * i as i32);
        area.draw_text(line, &text(15).color(&RGBColor(90, 90, 90)), place)?;
    }

    let points = || lines.iter().flat_map(|line| line.points.iter().copied());
    let mut chart = ChartBuilder::on(area)
        .margin_top(ABOVE)
        .margin_left(15)
        .margin_bottom(BELOW - 25)
        .margin_right(NAMES)
        .x_label_area_size(50)
        .y_label_area_size(65)
        .build_cartesian_2d(sizes(points().map(|point| point.0)), speeds(points().map(|point| point.1)))?;
    chart
        .configure_mesh()
        .y_desc("GB/s, higher is better")
        .x_label_formatter(&|bytes| size::show(*bytes as usize))
        .y_label_formatter(&|speed| shortest(*speed))
        .light_line_style(TRANSPARENT)
        .bold_line_style(RGBColor(225, 225, 225))
        .axis_style(RGBColor(120, 120, 120))
        .label_style((FONT, 17))
        .axis_desc_style((FONT, 19))
        .draw()?;
    // raddle is drawn last, so it is on top.
    let (ours, theirs): (Vec<&PlotLine<'_>>, Vec<_>) = lines.iter().partition(|line| line.ours);
    for line in theirs.into_iter().chain(ours) {
        let style = line.colour.stroke_width(if line.ours { 3 } else { 2 });
        chart.draw_series(LineSeries::new(line.points.iter().copied(), style))?;
        // Our marks are full circles, the others are rings, so that colour is not the only difference.
        let inside = if line.ours { line.colour } else { WHITE };
        chart.draw_series(line.points.iter().map(|&point| Circle::new(point, 4, inside.filled())))?;
        chart.draw_series(line.points.iter().map(|&point| Circle::new(point, 4, style)))?;
    }

    // The name of each line is at the line's end, as near as the other names allow.
    let right = WIDTH - NAMES + 16;
    let mut ends: Vec<(i32, &PlotLine<'_>)> = lines
        .iter()
        .filter_map(|line| Some((chart.backend_coord(line.points.last()?).1 - area.get_base_pixel().1, line)))
        .collect();
    ends.sort_by_key(|(y, _)| *y);
    spread_out(&mut ends, LINE, PANEL - BELOW - 30);
    for (y, line) in ends {
        let style = TextStyle::from((FONT, 18).into_font()).color(&line.colour).pos(Pos::new(HPos::Left, VPos::Center));
        area.draw_text(line.name, &style, (right, y))?;
    }
    Ok(())
}

/// Returns the facts about the figures: the processor and the day, the versions, the spread.
fn caption(measurements: &[Measurement]) -> Vec<String> {
    let mut machine = short_cpu(&measurements[0].cpu);
    let mut versions: Vec<String> = Vec::new();
    let mut dates: Vec<&str> = Vec::new();
    for measurement in measurements {
        // Records from Python have the number alone.
        let named = |version: &str| match version.starts_with(|it: char| it.is_ascii_digit()) {
            true => format!("{} {version}", measurement.implementation),
            false => version.to_owned(),
        };
        versions.extend(measurement.version.as_deref().map(named).filter(|version| !versions.contains(version)));
        dates.extend(measurement.date.as_deref().filter(|date| !dates.contains(date)));
    }
    if !dates.is_empty() {
        machine += &format!("; {}", dates.join(", "));
    }
    let spreads: Vec<f64> = measurements.iter().map(|measurement| measurement.spread * 100.0).collect();
    let max = spreads.iter().copied().fold(0.0, f64::max);
    let spread = format!(
        "Medians of samples. Their interquartile range is {:.1} % of the median time, at most {max:.1} %. Logarithmic axes.",
        median(&spreads)
    );
    let versions = (!versions.is_empty()).then(|| versions.join(", "));
    [Some(machine), versions, Some(spread)].into_iter().flatten().collect()
}

fn lines(measurements: &[Measurement]) -> Vec<PlotLine<'_>> {
    let mut lines: Vec<PlotLine<'_>> = Vec::new();
    for measurement in measurements {
        let (name, ours) = (measurement.title(), measurement.is_ours());
        let at = lines.iter().position(|line| line.name == name).unwrap_or_else(|| {
            let colour = match measurement.by_kernel {
                true => KERNELS[lines.iter().filter(|line| line.ours).count() % KERNELS.len()],
                false => COLOURS.iter().find(|(known, _)| *known == name).map_or(BLACK, |(_, colour)| *colour),
            };
            lines.push(PlotLine { name, colour, ours, points: Vec::new() });
            lines.len() - 1
        });
        lines[at].points.push((measurement.bytes as f64, measurement.speed()));
    }
    for line in &mut lines {
        line.points.sort_by(|a, b| a.0.total_cmp(&b.0));
    }
    lines
}

/// A logarithmic axis with ticks.
struct Logarithmic {
    ticks: Vec<f64>,
    ends: Range<f64>,
}

/// Returns the axis of sizes: ticks at the sizes that were measured, without those whose labels would overlap.
fn sizes(bytes: impl Iterator<Item = f64>) -> Logarithmic {
    let mut sizes: Vec<f64> = bytes.collect();
    sizes.sort_by(f64::total_cmp);
    let (least, max) = (sizes.first().copied().unwrap_or(1.0), sizes.last().copied().unwrap_or(1.0));
    let room = (max / least).powf(0.03).max(1.1);
    let ends = least / room..max * room;
    let apart = (ends.end / ends.start).powf(1.0 / 11.0);
    let mut ticks: Vec<f64> = Vec::new();
    for size in sizes {
        if ticks.last().is_none_or(|last| size / last >= apart) {
            ticks.push(size);
        }
    }
    Logarithmic { ticks, ends }
}

/// Returns the axis of speeds: ticks at 1, 2 and 5 times powers of ten, or more ticks if the axis is short.
fn speeds(speeds: impl Iterator<Item = f64>) -> Logarithmic {
    let (least, max) = speeds.fold((f64::INFINITY, 0.0_f64), |(least, max), speed| (least.min(speed), max.max(speed)));
    let ends = least / 1.15..max * 1.15;
    let steps = |steps: &[f64]| -> Vec<f64> {
        let decades = (ends.start.log10().floor() as i32)..=(ends.end.log10().ceil() as i32);
        let all = decades.flat_map(|decade| steps.iter().map(move |step| step * 10_f64.powi(decade)));
        all.filter(|tick| ends.contains(tick)).collect()
    };
    let mut ticks = steps(&[1.0, 2.0, 5.0]);
    if ticks.len() < 4 {
        ticks = steps(&[1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0]);
    }
    Logarithmic { ticks, ends }
}

impl Ranged for Logarithmic {
    type FormatOption = DefaultFormatting;
    type ValueType = f64;

    fn map(&self, value: &f64, (low, high): (i32, i32)) -> i32 {
        let part = (value / self.ends.start).ln() / (self.ends.end / self.ends.start).ln();
        low + (part * f64::from(high - low)).round() as i32
    }

    fn key_points<Hint: KeyPointHint>(&self, hint: Hint) -> Vec<f64> {
        if hint.weight().allow_light_points() { Vec::new() } else { self.ticks.clone() }
    }

    fn range(&self) -> Range<f64> {
        self.ends.clone()
    }
}

/// Formats a tick without trailing zeros.
fn shortest(value: f64) -> String {
    let text = digits(value);
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text }
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
    use super::super::measurement::{OURS, made_up};
    use super::*;

    fn measurements() -> Vec<Measurement> {
        let pairs = [(64, 30.0), (1024, 200.0)];
        let measurements = pairs.into_iter().flat_map(|(bytes, ns)| {
            [(OURS, ns), ("openssl", 2.0 * ns)].map(|(name, ns)| made_up("chacha20-poly1305", name, bytes, ns))
        });
        measurements.collect()
    }

    #[test]
    fn the_plot_has_a_line_per_implementation_and_a_caption() {
        let mut measurements = measurements();
        measurements
            .iter_mut()
            .for_each(|measurement| measurement.cpu = "A <CPU> & more, level high (one two)".to_owned());
        let svg = draw(&measurements).unwrap();
        for text in [
            "chacha20-poly1305 seal",
            "A &lt;CPU&gt; &amp; more, level high; 2026-01-02",
            "raddle 1.2, openssl 1.2",
            "interquartile range is 1.0 %",
            "64 B",
            "1 KiB",
            "GB/s, higher is better",
        ] {
            assert!(svg.contains(text), "{text}");
        }
        assert_eq!(svg.matches("<polyline").count(), 2 + svg.matches("stroke-width=\"1\" points").count());
    }

    /// Checks that an implementation has the same colour in every plot.
    #[test]
    fn colours_are_those_of_the_implementations() {
        let all = measurements();
        let alone: Vec<Measurement> =
            all.iter().filter(|measurement| measurement.implementation == "openssl").cloned().collect();
        let colour = |measurements: &[Measurement]| {
            lines(measurements).iter().find(|line| line.name == "openssl").map(|line| line.colour)
        };
        assert_eq!(colour(&all), colour(&alone));
        let competitors = crate::speed::competitors::Competitor::ALL.map(crate::speed::competitors::Competitor::name);
        for name in competitors.into_iter().chain([OURS]) {
            // Some peers only hash many messages in one call.
            let is_of = |known: &str| known.trim_end_matches("-many").trim_end_matches("-pairs") == name;
            assert!(COLOURS.iter().any(|(known, _)| is_of(known)), "no colour for {name}");
        }
        let mut colours = COLOURS.map(|(_, RGBColor(r, g, b))| (r, g, b)).to_vec();
        colours.sort_unstable();
        colours.dedup();
        assert_eq!(colours.len(), COLOURS.len());
    }

    #[test]
    fn versions_and_processors_have_names() {
        let mut measurements = measurements();
        for measurement in &mut measurements {
            measurement.version = Some("1.2".into());
            measurement.cpu = "AuthenticAMD, family 0x1a, model 0x02, Python 3.11".into();
        }
        assert_eq!(
            caption(&measurements)[..2],
            ["AMD EPYC (Zen 5), Python 3.11; 2026-01-02", "raddle 1.2, openssl 1.2"]
        );
    }

    #[test]
    fn one_point_can_be_drawn() {
        draw(&measurements()[..1]).unwrap();
    }

    #[test]
    fn axes_are_logarithmic() {
        let axis = speeds([0.3, 20.0].into_iter());
        assert_eq!(axis.ticks, [0.5, 1.0, 2.0, 5.0, 10.0, 20.0]);
        let places: Vec<i32> = [0.5, 5.0].iter().map(|value| axis.map(value, (0, 1000))).collect();
        let decade = axis.map(&10.0, (0, 1000)) - axis.map(&1.0, (0, 1000));
        assert!((places[1] - places[0] - decade).abs() <= 1, "{places:?} {decade}");
        assert!(speeds([3.0, 5.0].into_iter()).ticks.len() >= 3);
        assert_eq!(sizes([64.0, 65.0, 4096.0].into_iter()).ticks, [64.0, 4096.0]);
    }

    #[test]
    fn names_do_not_overlap() {
        let mut heights = [(10, ()), (12, ()), (100, ()), (100, ())];
        spread_out(&mut heights, 20, 110);
        assert_eq!(heights.map(|height| height.0), [10, 30, 90, 110]);
    }
}
