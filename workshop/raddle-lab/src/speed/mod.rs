//! `raddle-lab speed`: times raddle and other libraries on this machine.

pub(crate) mod algorithm;
mod args;
mod compare;
mod competitors;
mod contest;
mod header;
mod measure;
pub(crate) mod message;
mod plan;
mod plot;
mod record;
mod table;
mod together;
pub(crate) mod upper;

use std::io::Write;
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use raddle_bench::{measurement, size};
use raddle_common::quote;
use raddle_terminal::failure::Failure;
use raddle_terminal::output::{Access, Output};
use raddle_terminal::sources::Sources;
use raddle_terminal::streams;

pub(crate) use self::args::Args;
use self::competitors::cap;
use self::contest::Conditions;
use self::header::Header;
pub(crate) use self::header::VERSION;
use self::measurement::Measurement;
use self::plan::{Course, Plan};
use self::table::Table;
use self::upper::UpperHalves;
use crate::screen::Screen;

/// Runs the command.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    // Before anything is measured, we check whether files can be read and written.
    let saved = args.compare.as_deref().map(record::read).transpose()?;
    let recorded = args.from.as_deref().map(|path| chosen(args, path)).transpose()?;
    let create = |path: &PathBuf| Output::open(Some(path), true, Access::Usual, &Sources::default());
    let plot = args.plot.as_ref().map(create).transpose()?;
    let save = args.save.as_ref().map(create).transpose()?;

    let screen = Screen::of_stdout();
    let table = Table { screen, unit: args.unit, verbose: args.verbose };
    let mut output = streams::stdout();
    let measurements = match recorded {
        Some(measurements) => {
            Header::of_measurements(&measurements).write(screen, &mut output)?;
            measurement::courses(&measurements).try_for_each(|measurements| table.write(measurements, &mut output))?;
            measurements
        }
        None => measure(args, table, &mut output)?,
    };

    if !args.json {
        let remarks = [table.legend(&measurements), table::summary(&measurements), table::unsteadiness(&measurements)];
        for line in remarks.into_iter().flatten() {
            writeln!(output)?;
            screen.lines(&line, 0).iter().try_for_each(|line| writeln!(output, "{line}"))?;
        }
    }
    if let (Some(saved), Some(path)) = (saved, &args.compare) {
        compare::write(&measurements, &saved, &quote::path(path), screen, &mut output)?;
    }
    output.flush()?;
    if let Some(mut save) = save {
        record::save(&measurements, &mut save).map_err(|error| save.failed(&error))?;
        save.finish()?;
    }
    let Some(mut plot) = plot else {
        return Ok(());
    };
    plot.write_all(plot::draw(&measurements)?.as_bytes()).map_err(|error| plot.failed(&error))?;
    plot.finish()
}

/// Reads the requested measurements from a record.
fn chosen(args: &Args, path: &Path) -> Result<Vec<Measurement>, Failure> {
    let mut measurements = record::read(path)?;
    let wanted = |asked: &[String], name: &String| asked.is_empty() || asked.contains(name);
    measurements.retain(|measurement| {
        wanted(&args.algorithms, &measurement.algorithm) && wanted(&args.operation, &measurement.operation)
    });
    if measurements.is_empty() {
        return Err(Failure::Usage(format!(
            "{} has no measurement of what the command line selects",
            quote::path(path)
        )));
    }
    Ok(measurements)
}

/// Times the requested contests, and shows each result as it comes.
fn measure(args: &Args, table: Table, output: &mut dyn Write) -> Result<Vec<Measurement>, Failure> {
    let plan = Plan::new(args)?;
    let level = raddle::cpu::level().name();
    cap::apply(&plan.competitors, level)?;
    let conditions = Conditions {
        upper: if args.dirty_upper { UpperHalves::dirty()? } else { UpperHalves::AS_IS },
        threads: args.threads,
        misalign: args.misalign,
        seconds: args.seconds,
        cpu: raddle::cpu::describe().to_string(),
        date: time::UtcDateTime::now().date().to_string(),
    };
    let notes = header::notes(args, &plan, level);
    if args.json {
        notes.iter().for_each(|note| streams::say(format_args!("note: {note}\n")));
    } else {
        Header::of_plan(&plan, &conditions.cpu, &notes, args.verbose).write(table.screen, output)?;
    }

    let bar = Bar::new(plan.courses.iter().map(|course| course.sizes(&args.bytes).count()).sum());
    let mut measured = Vec::new();
    for course in &plan.courses {
        let start = measured.len();
        for bytes in course.sizes(&args.bytes) {
            bar.begin(course, bytes);
            let measurements = contest::hold(course, &plan.competitors, bytes, &conditions, |part| bar.show(part))?;
            bar.end();
            if args.json {
                bar.0.suspend(|| record::write(&measurements, output))?;
            }
            measured.extend(measurements);
        }
        if !args.json {
            bar.0.suspend(|| table.write(&measured[start..], output))?;
        }
    }
    bar.0.finish_and_clear();
    Ok(measured)
}

/// The progress bar, on standard error if that is a terminal. The bar has no thread of its own, because a thread would
/// disturb the measurement.
struct Bar(ProgressBar);

impl Bar {
    /// The number of steps of the bar for one contest.
    const STEPS: u64 = 100;

    fn new(contests: usize) -> Self {
        let style = "{wide_msg} {bar:30} {percent:>3} % {eta:>4}";
        let style = ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar());
        let target = ProgressDrawTarget::stderr();
        Self(ProgressBar::with_draw_target(Some(contests as u64 * Self::STEPS), target).with_style(style))
    }

    fn begin(&self, course: &Course, bytes: usize) {
        let (algorithm, operation) = (course.algorithm.name(), course.operation);
        self.0.set_message(format!("{algorithm} {operation} {}", size::show(bytes)));
    }

    fn show(&self, part: f64) {
        let over = self.0.position() / Self::STEPS * Self::STEPS;
        self.0.set_position(over + (part * (Self::STEPS - 1) as f64) as u64);
    }

    fn end(&self) {
        self.0.set_position((self.0.position() / Self::STEPS + 1) * Self::STEPS);
    }
}
