//! The order in which messages of different lengths are begun.

use super::function::BLOCK;

/// Messages with their numbers, those first that are much longer than others: the tail of a long message that outlasts all
/// others takes as long as by itself.
///
/// "Much" is four times as long, so that there are few classes, and for each the messages are looked through.
pub(super) struct Longest<'m, M> {
    messages: &'m [M],
    /// The classes that have not been looked through, one bit each.
    classes: u32,
    /// The lengths of the class that is being looked through: from the first of them, so many.
    from: usize,
    lengths: usize,
    /// Where to look next.
    at: usize,
    left: usize,
}

impl<'m, M: AsRef<[u8]>> Longest<'m, M> {
    pub(super) fn new(messages: &'m [M]) -> Self {
        // Half of the logarithm of the length and one block.
        let class = |message: &M| (message.as_ref().len() / BLOCK + 1).ilog2() / 2;
        let classes = messages.iter().fold(0, |classes, message| classes | 1 << class(message));
        let mut new = Self { messages, classes, from: 0, lengths: 0, at: 0, left: messages.len() };
        new.look_through();
        new
    }

    /// Begins with the class of the longest that are left.
    fn look_through(&mut self) {
        let blocks = 1 << (2 * self.classes.checked_ilog2().unwrap_or(0));
        (self.from, self.lengths) = (BLOCK * (blocks - 1), BLOCK * 3 * blocks);
        self.at = 0;
    }

    #[inline]
    pub(super) fn left(&self) -> usize {
        self.left
    }

    #[inline]
    pub(super) fn next(&mut self) -> Option<(usize, &'m [u8])> {
        while self.classes != 0 {
            while let Some(message) = self.messages.get(self.at) {
                let (number, message) = (self.at, message.as_ref());
                self.at += 1;
                if message.len().wrapping_sub(self.from) < self.lengths {
                    self.left = self.left.saturating_sub(1);
                    return Some((number, message));
                }
            }
            self.classes ^= 1 << self.classes.ilog2();
            self.look_through();
        }
        None
    }
}
