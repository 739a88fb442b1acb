//! The lines of MODELS.txt and PROVED.txt about kernels with this text.

use raddle_check::library;
use raddle_kernels::Kernel;
use serde::Serialize;

/// The model records, with a line for each kernel and core; the file describes its columns.
const MODELS: &str = include_str!(concat!(env!("RADDLE_RECORDS"), "/MODELS.txt"));

/// The modelled cost of the main loop of a kernel on a core. Nothing is measured.
#[derive(Debug, PartialEq, Serialize)]
pub(crate) struct Model {
    pub(crate) core: &'static str,
    pub(crate) cycles_per_byte: f64,
}

/// Returns the models of a kernel with this text and table.
pub(crate) fn models(kernel: &Kernel) -> Vec<Model> {
    models_in(MODELS, kernel.isa.name(), kernel.name, &kernel.hash())
}

fn models_in(models: &'static str, isa: &str, name: &str, hash: &str) -> Vec<Model> {
    lines_about(models, isa, name)
        .filter_map(|columns| match columns[..] {
            [core, _bytes, _cycles, per_byte, _per_cycle, h] if h == hash => {
                Some(Model { core, cycles_per_byte: per_byte.parse().ok()? })
            }
            _ => None,
        })
        .collect()
}

/// The proof records, with a line for each kernel: its instruction set; its name; the hash of its text and table; the
/// hash of its contract, frame, statement and the constants with which the library calls it; its properties.
const PROVED: &str = include_str!(concat!(env!("RADDLE_RECORDS"), "/PROVED.txt"));

/// The text for a kernel without a current proof.
pub(crate) const NOTHING: &str = "nothing of this text";

/// Returns the properties that are proved of a kernel with this text, table, contract, statement and constants of the
/// library.
pub(crate) fn properties(kernel: &Kernel) -> Vec<&'static str> {
    let hashes = [kernel.hash(), library::subject_hash(kernel)];
    properties_in(PROVED, kernel.isa.name(), kernel.name, [&hashes[0], &hashes[1]])
}

fn properties_in<'a>(proved: &'a str, isa: &str, name: &str, hashes: [&str; 2]) -> Vec<&'a str> {
    lines_about(proved, isa, name)
        .filter_map(|columns| match columns[..] {
            [text, subject, properties, ..] if [text, subject] == hashes => Some(properties.split(',')),
            _ => None,
        })
        .flatten()
        .collect()
}

/// Returns the columns of the lines of a record about a kernel, after its instruction set and its name.
fn lines_about<'a>(record: &'a str, isa: &str, name: &str) -> impl Iterator<Item = Vec<&'a str>> {
    let start = format!("{isa} {name} ");
    // Most lines are about other kernels, so we split only the lines of this one.
    record.lines().filter_map(move |line| Some(line.strip_prefix(&start)?.split_whitespace().collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_models_of_this_text_count() {
        let models = "# header\nppc64le a pwr8 4 47.00 11.75 1.77 12\nppc64le a pwr9 4 44.00 11.00 1.89 13\n";
        let expected = [Model { core: "pwr8", cycles_per_byte: 11.75 }];
        assert_eq!(models_in(models, "ppc64le", "a", "12"), expected);
        assert!(models_in(models, "aarch64", "a", "12").is_empty());
    }

    #[test]
    fn only_proofs_of_this_text_count() {
        let proved = "# isa kernel hash hash properties\n\
            x86_64 a 12 5 function,wipe,limbs limbs<=4\nx86_64 a 13 5 abi\n\
            x86_64 a 12 6 secrets\naarch64 a 12 5 bounds\nx86_64 b 12 5 bounds\n";
        assert_eq!(properties_in(proved, "x86_64", "a", ["12", "5"]), ["function", "wipe", "limbs"]);
        assert_eq!(properties_in(proved, "x86_64", "a", ["12", "6"]), ["secrets"]);
        assert!(properties_in(proved, "x86_64", "a", ["14", "5"]).is_empty());
    }
}
