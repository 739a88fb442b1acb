//! The list of all kernels, as text.

use std::io::{self, Write};

use raddle_isa::Isa;

use super::entry::Entry;
use super::records::{Model, NOTHING};

/// Writes every kernel, by instruction set.
pub(crate) fn write(entries: &[Entry], output: &mut dyn Write) -> io::Result<()> {
    for isa in Isa::ALL {
        let of_isa: Vec<&Entry> = entries.iter().filter(|entry| entry.isa == isa.name()).collect();
        let Some(first) = of_isa.first() else { continue };
        let here = if first.is_of_this_machine() { ", this machine" } else { "" };
        writeln!(output, "{}{here}\n", bold(isa.name()))?;
        of_isa.iter().try_for_each(|entry| write_entry(entry, output))?;
    }
    Ok(())
}

fn write_entry(entry: &Entry, output: &mut dyn Write) -> io::Result<()> {
    let list = |names: &[&str], none: &str| if names.is_empty() { none.to_owned() } else { names.join(" ") };
    let size = format!("{} instructions, {} bytes of stack", entry.instructions, entry.stack);
    let mut lines = vec![
        ("weave", entry.weave.clone()),
        ("needs", list(&entry.features, "no feature beyond the baseline of the architecture")),
        ("size", size),
        ("proved", list(&entry.proved, NOTHING)),
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
    format!("{} cycles a byte, modelled by llvm-mca, not measured", list.join(", "))
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
        return "can run, but isn't picked at this level".to_owned();
    }
    format!("picked for {}", entry.picked.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
}

pub(super) fn bold(text: &str) -> String {
    let style = anstyle::Style::new().bold();
    format!("{style}{text}{style:#}")
}

fn dim(text: &str) -> String {
    let style = anstyle::Style::new().dimmed();
    format!("{style}{text}{style:#}")
}
