//! The parts of a Markdown page that checks read: fenced blocks, and the lines outside them.

/// A fenced block.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Block<'a> {
    /// The number of the line with the opening fence, starting at 1.
    pub(crate) line: usize,
    /// The text after the opening fence.
    pub(crate) info: &'a str,
    /// The lines between the fences, each with its line end.
    pub(crate) text: String,
}

/// A page, divided into blocks and prose.
#[derive(Default)]
pub(crate) struct Page<'a> {
    pub(crate) blocks: Vec<Block<'a>>,
    /// The lines outside blocks, with their numbers, starting at 1.
    pub(crate) prose: Vec<(usize, &'a str)>,
}

/// Divides a page into fenced blocks and prose. A block without a closing fence ends with the page.
pub(crate) fn page(text: &str) -> Page<'_> {
    let mut page = Page::default();
    let mut open = None;
    for (line, text) in (1..).zip(text.lines()) {
        match (text.strip_prefix("```"), &mut open) {
            (Some(info), None) => open = Some(Block { line, info: info.trim(), text: String::new() }),
            (Some(_), Some(_)) => page.blocks.extend(open.take()),
            (None, Some(block)) => block.text += &format!("{text}\n"),
            (None, None) => page.prose.push((line, text)),
        }
    }
    page.blocks.extend(open);
    page
}
