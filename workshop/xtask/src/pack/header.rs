//! The C header: a declaration of each kernel, with its contract and the proved properties.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use raddle_isa::Isa;
use raddle_isa::banner::TIE;
use raddle_isa::code::Parameter;
use raddle_isa::inst::Feature;
use raddle_kernels::Kernel;

use crate::Result;

const HEAD: &str = "\
/* Kernels of raddle, generated from their contracts by `cargo xtask pack`. README.md says how they are used.
 *
 * A kernel checks neither the features of the processor nor lengths. The comment of each kernel says what its parameters
 * mean, which registers hold them, which regions may overlap, which features it needs, and what is proved of it.
 * The last parameter of a kernel NAME is always raddle_NAME_table. */

#ifndef RADDLE_KERNELS_H
#define RADDLE_KERNELS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern \"C\" {
#endif

/* On x86-64 kernels follow the System V ABI on every system. */
#if defined(__x86_64__) && defined(_WIN32)
# define RADDLE_ABI __attribute__((sysv_abi))
#else
# define RADDLE_ABI
#endif

/* Features of processors, as bits. RADDLE_NEEDS_NAME has the features that the kernel NAME needs. */
";

const LISTS: &str = "
/* Lists of the kernels of each operation, as macros: RADDLE_OPERATION(X) is X(name, multiple, max, messages, powers) for
 * each. A length is a multiple of `multiple` and at most `max`; `messages` is the number of messages that a call takes, or 0
 * for a single message; `powers` is the kernel that computes the powers of the key that this kernel reads, or none. */
";

/// Returns the text of the header.
pub(super) fn text(proved: &str) -> Result<String> {
    let proved: BTreeMap<_, _> = proved.lines().filter(|line| !line.starts_with('#')).filter_map(properties).collect();
    let operations: BTreeSet<_> = raddle_kernels::all().iter().map(|kernel| kernel.operation.to_string()).collect();
    let mut text = HEAD.to_owned();
    for (n, feature) in Feature::ALL.iter().enumerate() {
        text += &format!("#define {} (1u << {n})\n", constant(*feature));
    }
    for isa in Isa::ALL {
        let condition = match isa {
            Isa::X86_64 => "__x86_64__",
            Isa::Aarch64 => "__aarch64__",
            Isa::Ppc64le => "__powerpc64__",
        };
        write!(text, "\n#ifdef {condition}\n").expect("a string");
        let kernels: Vec<_> = raddle_kernels::of(isa).collect();
        for kernel in &kernels {
            let properties = proved.get(&(isa.name(), kernel.name));
            let properties = properties.ok_or_else(|| format!("{isa} {}: not in PROVED.txt", kernel.name))?;
            text += &declaration(kernel, properties);
        }
        text += LISTS;
        for operation in &operations {
            let of = kernels.iter().filter(|kernel| kernel.operation.to_string() == *operation);
            let rows: String = of.map(|kernel| format!(" \\\n    {}", row(kernel, &kernels))).collect();
            writeln!(text, "#define RADDLE_{}(X){rows}", operation.to_uppercase()).expect("a string");
        }
        writeln!(text, "\n#endif /* {condition} */").expect("a string");
    }
    Ok(text + "\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n")
}

/// Returns the name of a kernel in C.
pub(super) fn symbol(kernel: &Kernel) -> String {
    format!("raddle_{}", kernel.name)
}

/// Returns the instruction set and the name of a line of PROVED.txt, and the proved properties.
fn properties(line: &str) -> Option<((&str, &str), &str)> {
    let mut words = line.split_whitespace();
    let (isa, name) = (words.next()?, words.next()?);
    // The properties follow two digests.
    Some(((isa, name), words.nth(2)?))
}

/// Returns the constant of a feature in C.
fn constant(feature: Feature) -> String {
    format!("RADDLE_{}", feature.name().to_uppercase().replace('-', "_"))
}

/// Prints a kernel, the features that it needs, and its table.
fn declaration(kernel: &Kernel, properties: &str) -> String {
    let (name, symbol) = (kernel.name, symbol(kernel));
    let features: Vec<_> = kernel.features().into_iter().map(constant).collect();
    let needs = if features.is_empty() { "0".to_owned() } else { format!("({})", features.join(" | ")) };
    let table = match kernel.table.len() {
        0 => format!("#define {symbol}_table ((const uint8_t *)0)"),
        bytes => format!("extern const uint8_t {symbol}_table[{bytes}];"),
    };
    format!(
        "\n{}RADDLE_ABI {}\n{table}\n#define RADDLE_NEEDS_{name} {needs}\n",
        comment(kernel, properties),
        prototype(kernel)
    )
}

/// Returns the prototype, in lines of at most 120 characters.
fn prototype(kernel: &Kernel) -> String {
    let text = kernel.prototype().replacen(kernel.name, &symbol(kernel), 1);
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let word = word.replace(TIE, " ");
        let line = lines.last_mut().expect("a line");
        // All lines leave as much room as the one that starts with the calling convention.
        if line.len() + word.len() > 105 {
            lines.push(format!("    {word}"));
        } else {
            *line += if line.is_empty() { "" } else { " " };
            *line += &word;
        }
    }
    lines.join("\n")
}

/// Returns the banner as a comment, without the prototype, which follows it, and with the proved properties.
fn comment(kernel: &Kernel, properties: &str) -> String {
    let sign = kernel.isa.comment();
    let banner = kernel.banner();
    let lines = banner.lines().map(|line| line.strip_prefix(sign).unwrap_or(line));
    let paragraphs = lines.fold(vec![Vec::new()], |mut all: Vec<Vec<&str>>, line| {
        match line.trim() {
            "" => all.push(Vec::new()),
            _ => all.last_mut().expect("a paragraph").push(line),
        }
        all
    });
    let kept = paragraphs.into_iter().filter(|lines| {
        let first = lines.first().map_or("", |line| line.trim_start());
        !first.is_empty() && !first.starts_with("void ") && !first.starts_with("Generated by")
    });
    let text = kept.map(|lines| lines.join("\n *")).collect::<Vec<_>>().join("\n *\n *");
    format!("/*{text}\n * Proved    {properties}\n */\n")
}

/// Returns the entry of a kernel in the list of its operation.
fn row(kernel: &Kernel, all: &[Kernel]) -> String {
    let (multiple, max) = kernel.contract.lengths();
    let max = max.map_or("SIZE_MAX".to_owned(), |max| max.to_string());
    let messages = kernel.contract.parameters.iter().find_map(|parameter| match parameter {
        Parameter::Messages { count, .. } => Some(*count),
        Parameter::Length { .. } | Parameter::Pointer(_) => None,
    });
    let layout = |kernel: &Kernel| kernel.operation.powers().map(|(name, _)| name.to_owned());
    let makes = |other: &&Kernel| other.operation.to_string().ends_with("_powers") && layout(other) == layout(kernel);
    let powers = layout(kernel).and_then(|_| all.iter().find(makes)).map_or("none", |maker| maker.name);
    format!("X({}, {multiple}, {max}, {}, {powers})", kernel.name, messages.unwrap_or(0))
}
