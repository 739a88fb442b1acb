//! What PROVED.txt says, as far as it says it of the kernel as it is.

use raddle_isa::Kernel;

/// A line for each kernel and property: instruction set, kernel, property, hash.
const PROVED: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../PROVED.txt"));

/// What is said of a kernel of which nothing is proved, or not any more.
pub(crate) const NOTHING: &str = "nothing of this text";

/// The properties that are proved of this very text and table.
pub(crate) fn properties(kernel: &Kernel) -> Vec<&'static str> {
    properties_in(PROVED, kernel.isa.name(), kernel.name, &kernel.hash())
}

fn properties_in<'a>(proved: &'a str, isa: &str, name: &str, hash: &str) -> Vec<&'a str> {
    let lines = proved.lines().filter(|line| !line.starts_with('#'));
    lines
        .filter_map(|line| match line.split_whitespace().collect::<Vec<_>>()[..] {
            [i, n, property, h, ..] if (i, n, h) == (isa, name, hash) => Some(property),
            _ => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_lines_of_this_text_count() {
        let proved = "# isa kernel property hash\n\
            x86_64 a function 12\nx86_64 a wipe 12\nx86_64 a limbs 12 limbs<=4\nx86_64 a abi 13\naarch64 a bounds 12\nx86_64 b bounds 12\n";
        assert_eq!(properties_in(proved, "x86_64", "a", "12"), ["function", "wipe", "limbs"]);
        assert!(properties_in(proved, "x86_64", "a", "14").is_empty());
    }
}
