//! `cargo xtask comments`: refuses doc comments and SAFETY comments whose first words say nothing: a clause without a noun
//! or a verb ("What a round overwrites."), an owner without a fact ("SAFETY: the caller's."), and an assurance without a fact
//! ("SAFETY: this is fine, trust me.").

use std::process::Command;

use clap::Args;

use crate::{Result, files, tools};

/// Check the first words of comments.
#[derive(Args)]
pub(crate) struct Comments {}

/// The marks before documentation in Rust, Java, Scala and Python.
const MARKS: [&str; 4] = ["///", "//!", "/**", "\"\"\""];

/// The words that open a clause which has to be read twice, or point to a noun that was not written.
const OPENINGS: [&str; 14] =
    ["What", "Where", "Those", "That", "Its", "Of", "Both", "So", "Who", "As", "It", "How", "Which", "Whose"];

/// The minimum number of words that state a fact: "`abort` has no preconditions".
const MIN_FACT: usize = 4;

/// The words of assurances: a SAFETY comment of these words alone states no fact.
const ASSURANCES: &str = "a above again all always and are as be because before below block call code correct course everything \
    fine good here i is it just know me now obviously of ok okay quite right safe same see so sound that the \
    this trust we";

/// The comments that may begin with these words, because they are whole sentences.
const ALLOWED: [&str; 1] =
    ["/// As few additions as possible: T1 is complete before it is added to d, four instructions after the old e."];

impl Comments {
    pub(crate) fn run(self) -> Result {
        let languages = ["ls-files", "*.rs", "*.java", "*.scala", "*.py", "*.pyi"];
        let list = tools::output_of(Command::new("git").args(languages).current_dir(tools::root()))?;
        // The generated files quote the documentation of specifications, which is checked at its source. CONFIRMED.txt has
        // a digest of the programs in `solvers`, so they do not change for a comment.
        let files = list
            .lines()
            .filter(|path| !["crates/raddle/gen/", "workshop/solvers/"].iter().any(|it| path.starts_with(it)));
        let (mut count, mut refused) = (0, Vec::new());
        for path in files {
            let text = files::read(tools::root().join(path))?;
            count += 1;
            refused.extend(headless(&text).into_iter().map(|(line, comment)| format!("{path}:{line}: {comment}")));
        }
        println!("checked the comments of {count} files");
        if refused.is_empty() { Ok(()) } else { Err(refused.join("\n")) }
    }
}

/// Returns the comments of a file that are refused, with the numbers of their lines.
fn headless(text: &str) -> Vec<(usize, &str)> {
    let mut before = "";
    let mut refused = Vec::new();
    for (number, line) in (1..).zip(text.lines().map(str::trim_start)) {
        // A comment of several lines opens with the first line. In Java this may be the line after the mark.
        let is_first = |mark: &&str| !before.starts_with(*mark);
        let mut openings = MARKS.into_iter().filter(is_first).filter_map(|mark| line.strip_prefix(mark));
        let is_second = before == "/**" && line.strip_prefix('*').is_some_and(is_headless);
        let is_refused = openings.any(is_headless) || is_second || safety(line).is_some_and(is_empty);
        if is_refused && !ALLOWED.contains(&line) {
            refused.push((number, line));
        }
        before = line;
    }
    refused
}

/// Returns whether a text begins with one of [`OPENINGS`].
fn is_headless(text: &str) -> bool {
    text.split_whitespace().next().is_some_and(|word| OPENINGS.contains(&word))
}

/// Returns the text of a line that begins a SAFETY comment, which clippy reads in capital and in small letters.
fn safety(line: &str) -> Option<&str> {
    let comment = line.strip_prefix("//")?.trim_start();
    let (mark, text) = comment.split_once(':')?;
    mark.eq_ignore_ascii_case("safety").then_some(text)
}

/// Returns whether a text states no fact: it has few words, consists of assurances, or names only an owner.
fn is_empty(text: &str) -> bool {
    let words = text.split_whitespace().map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase());
    let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
    words.len() < MIN_FACT
        || words.iter().all(|word| ASSURANCES.split(' ').any(|other| other == word))
        || is_owner(text)
}

/// Returns whether a text names an owner and nothing else before its first stop: "the caller's.", "Java's: ".
fn is_owner(text: &str) -> bool {
    let clause = text.split(['.', ',', ':', ';']).next().unwrap_or_default();
    clause.ends_with("'s")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> Vec<usize> {
        headless(text).into_iter().map(|(line, _)| line).collect()
    }

    #[test]
    fn comments_without_a_head_are_refused() {
        for opening in OPENINGS {
            assert_eq!(refused(&format!("/// {opening} a round overwrites.\nfn f() {{}}")), [1]);
            assert_eq!(refused(&format!("fn f() {{}}\n    //! {opening} others are.")), [2]);
            assert_eq!(
                refused(&format!("/** {opening} threads share. */\n/**\n * {opening} a call gives.\n */")),
                [1, 3]
            );
            assert_eq!(refused(&format!("def f():\n    \"\"\"{opening} a program prints.\"\"\"")), [2]);
        }
        assert_eq!(refused("// SAFETY: Java's.\n// SAFETY: the caller's; no pointer is NULL.\n"), [1, 2]);
    }

    #[test]
    fn assurances_are_refused() {
        for text in
            ["fine", "trust me.", "as above.", "this is fine here, trust me", "See above: it is all OK.", "", "a b c"]
        {
            assert_eq!(refused(&format!("// SAFETY: {text}\n")), [1], "{text}");
            assert_eq!(refused(&format!("fn f() {{\n    // Safety: {text}\n")), [2], "{text}");
        }
        for text in
            ["`abort` has no preconditions.", "the caller has checked the lengths above.", "it is 16 bytes long"]
        {
            assert_eq!(refused(&format!("// SAFETY: {text}\n")), [0; 0], "{text}");
        }
    }

    #[test]
    fn whole_sentences_pass() {
        assert_eq!(refused("/// Returns the registers that a round overwrites.\n/// What is left stays.\n"), [0; 0]);
        assert_eq!(refused("// What this does is not documentation.\n/// Whatever\n/// Items\n"), [0; 0]);
        assert_eq!(refused("/**\n * Returns the digest.\n * What is left stays.\n */\n"), [0; 0]);
        assert_eq!(refused("// SAFETY: the caller's pointer leads to 16 bytes.\n"), [0; 0]);
    }
}
