//! Lines of generated text.

use std::path::Path;

/// The maximum length of a line of generated Rust in characters, which fits a reader's screen.
pub(super) const MAX_LINE: usize = 140;

/// Returns the places of the overlong lines of a file. The texts of kernels are not Rust, and have short lines.
pub(super) fn long_lines(path: &Path, text: &str) -> Vec<String> {
    let lines = text.lines().enumerate().filter(|(_, line)| line.chars().count() > MAX_LINE);
    let is_rust = path.extension().is_some_and(|extension| extension == "rs" || extension == "inc");
    if is_rust { lines.map(|(i, _)| format!("{}:{}", path.display(), i + 1)).collect() } else { Vec::new() }
}

/// Wraps words to lines of at most 120 characters, each after `prefix`.
pub(super) fn wrapped(text: &str, prefix: &str) -> String {
    let mut lines = vec![prefix.to_owned()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("a line");
        if line.len() + word.len() < 120 || line == prefix {
            *line += &format!("{}{word}", if line == prefix { "" } else { " " });
        } else {
            lines.push(format!("{prefix}{word}"));
        }
    }
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// Joins items with commas: in one line, or six to a line.
pub(super) fn items(all: &[String], indent: usize) -> String {
    if all.len() <= 6 {
        return all.join(", ");
    }
    let space = " ".repeat(indent);
    let rows: String = all.chunks(6).map(|row| format!("\n{space}    {},", row.join(", "))).collect();
    format!("{rows}\n{space}")
}
