//! The screen for which a table is written: its width, and whether it has colours.

use anstream::{AutoStream, ColorChoice};

/// The number of columns if there is no terminal to ask.
const USUAL: usize = 80;
/// The number of columns below which nothing becomes narrower.
const LEAST: usize = 40;

/// The properties of a screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Screen {
    /// The number of characters in a line.
    pub(crate) width: usize,
    /// Whether bold text is visible; otherwise a mark replaces it.
    pub(crate) styled: bool,
}

impl Screen {
    /// Returns the screen of standard output. If standard output is not a terminal, the variable `COLUMNS` gives the
    /// width.
    pub(crate) fn of_stdout() -> Self {
        let stdout = std::io::stdout();
        let styled = AutoStream::choice(&stdout) != ColorChoice::Never;
        let terminal = terminal_size::terminal_size_of(&stdout).map(|(width, _)| usize::from(width.0));
        let variable = || std::env::var("COLUMNS").ok()?.parse().ok();
        let width = terminal.or_else(variable).unwrap_or(USUAL).max(LEAST);
        Self { width, styled }
    }

    /// Breaks a text between words into lines that fit after `indent` characters. A longer word gets its own line.
    pub(crate) fn lines(self, text: &str, indent: usize) -> Vec<String> {
        wrapped(text, self.width.saturating_sub(indent))
    }

    /// Puts a text next to a label that ends at column `width`, or below the label if a word does not fit there.
    pub(crate) fn beside(self, label: &str, width: usize, text: &str) -> Vec<String> {
        let (gap, below) = ("  ", "    ");
        let has_room = text.split(' ').all(|word| width + gap.len() + word.chars().count() <= self.width);
        if has_room {
            let labels = std::iter::once(label).chain(std::iter::repeat(""));
            let lines = self.lines(text, width + gap.len());
            return labels.zip(lines).map(|(label, line)| format!("{label:>width$}{gap}{line}")).collect();
        }
        let lines = self.lines(text, below.len());
        std::iter::once(format!("{label:>width$}")).chain(lines.iter().map(|line| format!("{below}{line}"))).collect()
    }
}

/// Breaks a text between words into lines of at most `width` characters. A longer word gets its own line.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words() {
        let screen = Screen { width: 12, styled: false };
        assert_eq!(screen.lines("one two three", 4), ["one two", "three"]);
        assert_eq!(screen.lines("immeasurable it", 4), ["immeasurable", "it"]);
        assert_eq!(screen.lines("", 4), [""]);
    }

    #[test]
    fn a_text_stands_beside_its_label_or_below_it() {
        let screen = Screen { width: 12, styled: false };
        assert_eq!(screen.beside("1 B", 4, "one two"), [" 1 B  one", "      two"]);
        assert_eq!(screen.beside("1 B", 4, "seventh"), [" 1 B", "    seventh"]);
    }
}
