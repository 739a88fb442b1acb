//! Comments in the generated text.

use std::sync::Arc;

/// One line of a comment in the generated text, usually the name of a phase of a kernel. An assembler treats all of it
/// as a comment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note(Arc<str>);

impl Note {
    /// Panics if the text would not end with its line, or if it is longer than a line of the generated text may be.
    #[track_caller]
    pub fn new(text: impl Into<String>) -> Note {
        let text = text.into();
        // GNU as takes `# 1 "name"` for a directive, and `/*` for the start of a multi-line comment.
        let is_plain = |c: char| (c.is_ascii_graphic() || c == ' ') && c != '"' && c != '\\';
        let is_line = text.starts_with(|c: char| c.is_ascii_alphabetic()) && text.chars().all(is_plain);
        assert!(is_line && !text.contains("/*"), "{text:?} is not a line of a comment");
        assert!(text.len() <= Note::MAX, "{text:?} has {} characters, at most {} fit", text.len(), Note::MAX);
        Note(text.into())
    }

    /// The maximal length of the text in bytes: with the comment sign, a line has 120 bytes.
    const MAX: usize = 117;

    /// Returns the line.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl<T: Into<String>> From<T> for Note {
    #[track_caller]
    fn from(text: T) -> Note {
        Note::new(text)
    }
}
