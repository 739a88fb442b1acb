//! The list of kernels, as text.

use std::io::{self, Write};

use raddle_isa::Isa;

use super::entry::Entry;
use super::models::Model;
use super::picks::{self, Counted, PickedRange, Picks};
use super::proved;

/// Writes every kernel, by instruction set, and then the choice for this CPU.
pub(crate) fn write(entries: &[Entry], output: &mut dyn Write) -> io::Result<()> {
    for isa in Isa::ALL {
        let of_isa: Vec<&Entry> = entries.iter().filter(|entry| entry.isa == isa.name()).collect();
        let Some(first) = of_isa.first() else { continue };
        let here = if first.is_of_this_machine() { ", this machine" } else { "" };
        writeln!(output, "{}{here}\n", bold(isa.name()))?;
        of_isa.iter().try_for_each(|entry| write_entry(entry, output))?;
    }
    writeln!(output, "{} ({})", bold("picked here"), raddle::cpu::describe())?;
    let core = raddle::cpu::core();
    writeln!(output, "plan of {core}: {}", core.basis())?;
    for Picks { algorithm, rest, kernels } in picks::of_this_machine() {
        writeln!(output, "\n  {algorithm}")?;
        if kernels.is_empty() {
            writeln!(output, "    by the kernels of its parts")?;
        }
        for (name, range) in &kernels {
            let rest = if range.whole { "" } else { rest };
            writeln!(output, "  {:>20}  {name}{rest}", lengths(range))?;
        }
    }
    Ok(())
}

fn write_entry(entry: &Entry, output: &mut dyn Write) -> io::Result<()> {
    let list = |names: &[&str], none: &str| if names.is_empty() { none.to_owned() } else { names.join(" ") };
    let size = format!("{} instructions, {} bytes of stack", entry.instructions, entry.stack);
    let mut lines = vec![
        ("weave", entry.weave.clone()),
        ("needs", list(&entry.features, "nothing that not every CPU of the kind has")),
        ("size", size),
        ("proved", list(&entry.proved, proved::NOTHING)),
    ];
    if !entry.models.is_empty() {
        lines.push(("model", models(entry)));
    }
    if entry.is_of_this_machine() {
        lines.push(("here", here(entry)));
    }
    writeln!(output, "  {}", bold(entry.name))?;
    for (name, text) in lines {
        writeln!(output, "    {}{text}", dim(&format!("{name:<8}")))?;
    }
    writeln!(output)
}

/// Formats the modelled costs.
fn models(entry: &Entry) -> String {
    let model = |m: &Model| format!("{} {}", m.core, m.cycles_per_byte);
    let list: Vec<_> = entry.models.iter().map(model).collect();
    format!("{} cycles a byte, says llvm-mca; not measured", list.join(", "))
}

/// Formats how this CPU uses the kernel.
fn here(entry: &Entry) -> String {
    if !entry.available {
        let missing = entry.missing();
        return match missing.is_empty() {
            true => "not in this build".to_owned(),
            false => format!("can't run: {missing} is missing or withheld"),
        };
    }
    if entry.picked.is_empty() {
        return "can run, and isn't picked at this level".to_owned();
    }
    format!("picked for {}", entry.picked.iter().map(lengths).collect::<Vec<_>>().join(", "))
}

fn lengths(range: &PickedRange) -> String {
    let unit = match range.of {
        Counted::Bytes => "B",
        Counted::Messages if range.to == Some(1) => "message",
        Counted::Messages => "messages",
    };
    match range.to {
        Some(to) if to == range.from => format!("{to} {unit}"),
        Some(to) => format!("{} to {to} {unit}", range.from),
        None => format!("{} {unit} and more", range.from),
    }
}

fn bold(text: &str) -> String {
    let style = anstyle::Style::new().bold();
    format!("{style}{text}{style:#}")
}

fn dim(text: &str) -> String {
    let style = anstyle::Style::new().dimmed();
    format!("{style}{text}{style:#}")
}
