//! The functions around kernels, with what the library must know of each.

use std::collections::BTreeMap;
use std::fmt::Write;

use raddle_check::{library, statement};
use raddle_isa::code::Parameter;
use raddle_kernels::Kernel;

use super::contracts::{contract, typed};
use crate::Result;

/// The modules around the kernels of an instruction set.
pub(super) fn functions(kernels: &[Kernel]) -> Result<String> {
    let mut text = String::from("// Printed by `cargo xtask gen`. Do not edit: change the kernel and print again.\n");
    let mut tables = BTreeMap::new();
    for kernel in kernels {
        let name = library::name_of(kernel);
        let first = *tables.entry(&kernel.table).or_insert(name);
        let statement = statement::describe(kernel);
        write!(
            text,
            "\n{docs}///\n/// Proved with contract, frame and statement `{proved}`.\npub(crate) mod {name} {{\n    \
             use crate::{{cpu::features::Features, kernel::{{contract::{{{types}, argument::*{parameter}}}, \
             printed::contracts}}}};\n\n\
             {constants}{table}\n{function}}}\n",
            docs = docs(kernel),
            proved = kernel.subject_hash(&statement),
            constants =
                library::constants(kernel, &statement).lines().map(|line| format!("    {line}\n")).collect::<String>(),
            parameter = if contract(&kernel.operation).1.is_empty() { "" } else { ", parameter" },
            types = if first == name { "Aligned, Shape" } else { "Shape" },
            table = table(kernel, first),
            function = function(kernel),
        )
        .expect("a string");
    }
    Ok(text)
}

/// The table of a kernel: that of the first one that has the same, so that a program has it once.
fn table(kernel: &Kernel, first: &str) -> String {
    if first != library::name_of(kernel) {
        return format!("    pub(crate) use super::{first}::TABLE;\n");
    }
    format!(
        "    #[rustfmt::skip]\n    \
         pub(crate) static TABLE: Aligned<[u8; {len}]> = Aligned({table:?});\n",
        len = kernel.table.len(),
        table = kernel.table,
    )
}

/// The function around the text of a kernel.
fn function(kernel: &Kernel) -> String {
    let parameters: Vec<_> = kernel.contract.parameters.iter().map(|it| typed(kernel, it)).collect();
    library::naked(kernel, &parameters.join(", "))
}

fn docs(kernel: &Kernel) -> String {
    let mut lines =
        vec![kernel.contract.doc.to_owned(), String::new(), format!("Weave: {}.", kernel.weave), String::new()];
    for parameter in &kernel.contract.parameters {
        lines.push(match parameter {
            Parameter::Length { name, multiple: 1, most: None } => format!("- `{name}`: bytes, any number"),
            Parameter::Length { name, multiple, most } => {
                let most = most.map_or(String::new(), |most| format!(", at most {most}"));
                format!("- `{name}`: bytes, a multiple of {multiple}{most}")
            }
            Parameter::Pointer(region) => {
                format!("- `{}`: {}{}", region.name, region.doc, if region.written { ", written" } else { ", read" })
            }
            Parameter::Messages { name, count, doc } => format!("- `{name}`: {count} pointers, each to {doc}, read"),
        });
    }
    for one in &kernel.contract.one {
        lines.push(format!("\n`{}` are one region or do not overlap.", one.join("`, `")));
    }
    let lines: Vec<_> = lines.iter().flat_map(|line| line.split('\n')).collect();
    // What is printed as a line of documentation must end with that line.
    assert!(!lines.iter().any(|line| line.contains(char::is_control)), "{}: {lines:?}", kernel.name);
    let lines = lines.into_iter();
    lines.map(|line| if line.is_empty() { "///\n".into() } else { format!("/// {line}\n") }).collect()
}
