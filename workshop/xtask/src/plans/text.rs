//! Writes the plans of a core as a file.

use std::fmt::Write;

use raddle_kernels::Kernel;

use super::file::{File, PlanEntries, PlanEntry, Table};
use raddle_kernels::algorithm::Algorithm;

/// Returns the text of a file. `head` gives the lines before its first table, which are comments and the core.
pub(crate) fn text(head: &str, file: &File, kernels: &[Kernel]) -> String {
    let mut text = head.trim_end().to_owned() + "\n";
    for algorithm in Algorithm::ALL {
        let of_algorithm = kernels.iter().filter(|kernel| kernel.operation.is_of(algorithm));
        let mut operations: Vec<String> = Vec::new();
        for name in of_algorithm.map(|kernel| kernel.operation.to_string()) {
            if !operations.contains(&name) {
                operations.push(name);
            }
        }
        for table in file.tables(algorithm) {
            write!(text, "\n[[{algorithm}]]\n{}", table_text(table, &operations)).expect("a string");
        }
    }
    text
}

/// Returns the part of a file before its first table.
pub(crate) fn head(text: &str) -> &str {
    &text[..text.find("\n[[").unwrap_or(text.len())]
}

/// Returns the lines of a table below its heading, with these operations.
pub(crate) fn table_text(table: &Table, operations: &[String]) -> String {
    let mut text = format!("level = {:?}\nrecord = {:?}\n", table.level, table.record);
    if let Some(chunk) = table.chunk {
        writeln!(text, "chunk = {chunk}").expect("a string");
    }
    if let Some(packet) = table.packet {
        writeln!(text, "packet = {packet}").expect("a string");
    }
    if let Some(packet) = table.packet_in_lanes {
        writeln!(text, "packet_in_lanes = {packet}").expect("a string");
    }
    if let Some(end) = table.end {
        writeln!(text, "end = {end}").expect("a string");
    }
    for operation in operations {
        match table.operations.get(operation) {
            None => {}
            Some(PlanEntries::One(kernel)) => writeln!(text, "{operation} = {kernel:?}").expect("a string"),
            Some(PlanEntries::Several(entries)) => {
                let entries: String =
                    entries.iter().map(|entry| format!("    {{ {} }},\n", self::entry(entry))).collect();
                write!(text, "{operation} = [\n{entries}]\n").expect("a string");
            }
        }
    }
    text
}

/// Formats an entry in one line.
pub(crate) fn entry(entry: &PlanEntry) -> String {
    let ranges = [("bytes", &entry.bytes), ("messages", &entry.messages), ("short", &entry.short)];
    let mut fields: Vec<String> =
        ranges.iter().filter_map(|(name, range)| Some(format!("{name} = {:?}", range.as_ref()?))).collect();
    fields.push(format!("kernel = {:?}", entry.kernel));
    fields.extend(entry.unit.map(|unit| format!("unit = {unit}")));
    fields.join(", ")
}

#[cfg(test)]
mod tests {
    use std::fs;

    use raddle_isa::Isa;

    use super::super::{Plans, folder};
    use super::*;

    #[test]
    fn files_are_written_as_they_are_read() {
        for isa in Isa::ALL {
            let kernels: Vec<_> = raddle_kernels::of(isa).collect();
            for (name, file) in Plans::read(isa, &kernels).unwrap().cores() {
                let before = fs::read_to_string(folder(isa).join(format!("{name}.toml"))).unwrap();
                let after = text(head(&before), file, &kernels);
                let again: File = toml::from_str(&after).unwrap();
                assert_eq!(again.algorithms.len(), file.algorithms.len());
                for algorithm in Algorithm::ALL {
                    let both = again.tables(algorithm).iter().zip(file.tables(algorithm));
                    assert!(both.clone().all(|(a, b)| a.operations == b.operations && a.record == b.record));
                    assert!(both.clone().all(|(a, b)| (a.chunk, a.packet, a.packet_in_lanes, a.end)
                        == (b.chunk, b.packet, b.packet_in_lanes, b.end)));
                    assert_eq!(again.tables(algorithm).len(), file.tables(algorithm).len(), "{name} {algorithm}");
                }
            }
        }
    }
}
