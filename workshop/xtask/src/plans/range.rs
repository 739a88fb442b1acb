//! Ranges of lengths and of numbers of messages.

use super::file::PlanEntry;
use crate::Result;

impl PlanEntry {
    /// Returns the least number that it takes.
    pub(crate) fn starts(&self) -> Option<usize> {
        self.range().and_then(|text| range(text).ok()).map(|(from, _)| from)
    }

    /// Returns the range of lengths or of numbers of messages.
    pub(crate) fn range(&self) -> Option<&str> {
        self.bytes.as_deref().or(self.messages.as_deref())
    }

    /// Returns the range for short messages; `None` if it is empty.
    pub(crate) fn short_range(&self) -> Option<&str> {
        self.short.as_deref().or(self.range()).filter(|range| !range.is_empty())
    }
}

pub(super) type Range = (usize, Option<usize>);

/// Checks that ranges follow each other, and that the last has no end.
pub(super) fn contiguous(ranges: &[Range]) -> Result {
    for pair in ranges.windows(2) {
        let ((_, to), (from, _)) = (pair[0], pair[1]);
        match to {
            None => return Err(format!("`{from}-` follows a range without an end")),
            Some(to) if to + 1 != from => return Err(format!("`{from}-` does not follow the range before it")),
            Some(_) => {}
        }
    }
    match ranges.last() {
        Some((_, Some(_))) => Err("the last range has an end".into()),
        _ => Ok(()),
    }
}

/// Checks that no range has an end, and that none begins before the previous one.
pub(super) fn endless(ranges: &[Range]) -> Result {
    if ranges.iter().any(|(_, to)| to.is_some()) {
        return Err("a range has an end".into());
    }
    if ranges.is_sorted() { Ok(()) } else { Err("the ranges are not in order".into()) }
}

/// Parses `FROM-TO`, or `FROM-` without an end.
pub(crate) fn range(text: &str) -> Result<Range> {
    let wrong = || format!("`{text}` is not a range: write FROM-TO, or FROM- without an end");
    let (from, to) = text.split_once('-').ok_or_else(wrong)?;
    let number = |text: &str| text.parse().map_err(|_| wrong());
    let (from, to) = (number(from)?, if to.is_empty() { None } else { Some(number(to)?) });
    if to.is_some_and(|to| to < from) { Err(wrong()) } else { Ok((from, to)) }
}
