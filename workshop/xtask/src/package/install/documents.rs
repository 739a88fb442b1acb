//! The examples of documents: fenced code, converted to programs that can run.

use crate::Result;
use crate::markdown::page;

/// SHA-256 of `abc`, NIST's first example.
pub(in crate::package) const ABC: &str = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

/// Returns the blocks of a language in a page, in order. Blocks with other words after the language, such as
/// `rust,ignore`, are left out.
pub(super) fn blocks(text: &str, language: &str) -> Result<Vec<String>> {
    let blocks: Vec<_> =
        page(text).blocks.into_iter().filter(|block| block.info == language).map(|block| block.text).collect();
    if blocks.is_empty() { Err(format!("no block of `{language}`")) } else { Ok(blocks) }
}

/// Returns the first block of a language that contains a text.
pub(super) fn block_with(text: &str, language: &str, part: &str) -> Result<String> {
    let found = blocks(text, language)?.into_iter().find(|block| block.contains(part));
    found.ok_or_else(|| format!("no block of `{language}` has `{part}`"))
}

/// Converts a Rust block to a program, by adding `main` if the block has none. Lines that rustdoc hides (`# …`) do not
/// compile here, because a reader of the README sees and copies them.
pub(super) fn program(block: &str) -> String {
    if block.contains("fn main(") { block.to_owned() } else { format!("fn main() {{\n{block}}}\n") }
}

/// Returns the dependencies in the README of a crate, with versions: before the first release the READMEs name a
/// checkout. For a README without such a block, the only dependency is the crate, with the features that `cargo add`
/// names.
pub(super) fn dependencies(readme: &str, name: &str, version: &str) -> Result<String> {
    let Ok(block) = block_with(readme, "toml", "[dependencies]") else {
        let added = readme.lines().find_map(|line| line.strip_prefix("cargo add ")?.split_once("--features "));
        let features: Vec<_> = added.and_then(|(_, list)| list.split(' ').next()).into_iter().collect();
        return Ok(format!("[dependencies]\n{name} = {{ version = \"{version}\", features = {features:?} }}\n"));
    };
    if !block.lines().any(|line| line.starts_with(&format!("{name} = "))) {
        return Err(format!("the dependencies in the README of {name} do not name it"));
    }
    let mark = "path = \"path/to/this/repository/";
    let line = |line: &str| match line.split_once(mark) {
        Some((before, rest)) => {
            let after = rest.split_once('"').map_or("", |(_, after)| after);
            format!("{before}version = \"{version}\"{after}\n")
        }
        None => format!("{line}\n"),
    };
    Ok(block.lines().map(line).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const README: &str = "# a\n```toml\n[dependencies]\nb = \"2\"\na = { path = \"path/to/this/repository/crates/a\", features = [\"c\"] }\n\
                          ```\n```rust\nb();\n```\n```rust,ignore\nnot this\n```\n```rust\nfn main() {}\n```\n";

    #[test]
    fn blocks_are_made_into_programs() {
        let programs: Vec<_> = blocks(README, "rust").unwrap().iter().map(|block| program(block)).collect();
        assert_eq!(programs, ["fn main() {\nb();\n}\n", "fn main() {}\n"]);
        assert_eq!(block_with(README, "rust", "main").unwrap(), "fn main() {}\n");
    }

    #[test]
    fn what_has_no_example_is_refused() {
        assert!(blocks(README, "python").is_err());
        assert!(block_with(README, "rust", "not this").is_err());
        assert!(dependencies(README, "another", "0.1.0").is_err());
    }

    #[test]
    fn dependencies_are_named_by_version() {
        let named = "[dependencies]\nb = \"2\"\na = { version = \"0.1.0\", features = [\"c\"] }\n";
        assert_eq!(dependencies(README, "a", "0.1.0").unwrap(), named);
        let added = "[dependencies]\na = { version = \"0.1.0\", features = [\"b\"] }\n";
        assert_eq!(dependencies("cargo add --path a --features b  # a\n", "a", "0.1.0").unwrap(), added);
        assert_eq!(dependencies("no block", "a", "0.1.0").unwrap(), added.replace("\"b\"", ""));
    }
}
