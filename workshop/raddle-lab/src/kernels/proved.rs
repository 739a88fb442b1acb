//! The lines of PROVED.txt about kernels with this text.

use raddle_check::library;
use raddle_kernels::Kernel;

use super::record::lines_about;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_lines_of_this_text_count() {
        let proved = "# isa kernel hash hash properties\n\
            x86_64 a 12 5 function,wipe,limbs limbs<=4\nx86_64 a 13 5 abi\n\
            x86_64 a 12 6 secrets\naarch64 a 12 5 bounds\nx86_64 b 12 5 bounds\n";
        assert_eq!(properties_in(proved, "x86_64", "a", ["12", "5"]), ["function", "wipe", "limbs"]);
        assert_eq!(properties_in(proved, "x86_64", "a", ["12", "6"]), ["secrets"]);
        assert!(properties_in(proved, "x86_64", "a", ["14", "5"]).is_empty());
    }
}
