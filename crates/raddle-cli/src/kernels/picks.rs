//! Which kernel the library begins a message with, by the length of the message.

use raddle::kernel::chacha20_xor_plan;
use serde::Serialize;

/// Lengths that are looked at: far beyond those at which another kernel takes over.
const LONGEST: usize = 1 << 16;

/// Lengths of messages that are treated alike.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Range {
    pub(crate) from: usize,
    /// The last length, or none where there is no end.
    pub(crate) to: Option<usize>,
    /// Whether the kernel takes all of the message at all these lengths; else what it leaves is treated as a message
    /// of its own.
    pub(crate) whole: bool,
}

/// The ranges of this CPU at its level, shortest first, each with the name of the kernel.
pub(crate) fn of_this_machine() -> Vec<(&'static str, Range)> {
    let mut first = |bytes| chacha20_xor_plan(bytes).next().map(|(kernel, taken)| (kernel.name(), taken == bytes));
    ranges(LONGEST, &mut first)
}

fn ranges(longest: usize, first: &mut dyn FnMut(usize) -> Option<(&'static str, bool)>) -> Vec<(&'static str, Range)> {
    let mut ranges: Vec<(&'static str, Range)> = Vec::new();
    for bytes in 1..=longest {
        let Some((name, whole)) = first(bytes) else { continue };
        match ranges.last_mut() {
            Some((last, range)) if *last == name => {
                range.to = Some(bytes);
                range.whole &= whole;
            }
            _ => ranges.push((name, Range { from: bytes, to: Some(bytes), whole })),
        }
    }
    if let Some((_, last)) = ranges.last_mut() {
        last.to = None;
    }
    ranges
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_with_the_same_kernel_are_one_range() {
        let mut first = |bytes| Some(if bytes <= 10 { ("short", true) } else { ("long", bytes % 4 == 0) });
        let expected = [
            ("short", Range { from: 1, to: Some(10), whole: true }),
            ("long", Range { from: 11, to: None, whole: false }),
        ];
        assert_eq!(ranges(100, &mut first), expected);
    }
}
