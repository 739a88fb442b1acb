//! The hash values and the records of many messages, as kernels read and write them.
#![forbid(unsafe_code)]

use core::array::from_fn;

use super::{HashValue, Record};
use crate::kernel::{generated::kernels, hash::state::max};

/// The number of words of a hash value.
pub(super) const HASH_WORDS: usize = 5;

/// The number of words of the record of a block of a message.
pub(super) const RECORD_WORDS: usize = HASH_WORDS + 1;

/// The maximum number of messages that a kernel takes.
pub(super) const MAX: usize = {
    let max = max(kernels::SHA1_CHECKED_LANES);
    if max == 0 { 1 } else { max }
};

/// The hash values of the messages in all lanes, word by word.
#[derive(Clone)]
pub(super) struct State([u32; HASH_WORDS * MAX]);

impl Default for State {
    fn default() -> Self {
        Self([0; HASH_WORDS * MAX])
    }
}

impl State {
    /// Returns the words for a kernel with `lanes` lanes.
    pub(super) fn words_mut(&mut self, lanes: usize) -> &mut [u32] {
        &mut self.0[..HASH_WORDS * lanes]
    }

    pub(super) fn get(&self, lanes: usize, lane: usize) -> HashValue {
        from_fn(|word| self.0[lanes * word + lane])
    }

    pub(super) fn set(&mut self, lanes: usize, lane: usize, hash: &HashValue) {
        for (word, &value) in hash.iter().enumerate() {
            self.0[lanes * word + lane] = value;
        }
    }
}

/// Records of up to `N` blocks of the messages in all lanes, word by word.
pub(super) struct LaneRecords<const N: usize>([[u32; RECORD_WORDS * MAX]; N]);

impl<const N: usize> Default for LaneRecords<N> {
    fn default() -> Self {
        Self([[0; RECORD_WORDS * MAX]; N])
    }
}

impl<const N: usize> LaneRecords<N> {
    /// Returns the words of the records of some blocks, for a kernel with `lanes` lanes.
    pub(super) fn words_mut(&mut self, lanes: usize, blocks: usize) -> &mut [u32] {
        &mut self.0.as_flattened_mut()[..RECORD_WORDS * lanes * blocks]
    }

    /// Returns the words of the record of a block, for a kernel with `lanes` lanes.
    fn record(&self, lanes: usize, block: usize) -> &[u32] {
        &self.0.as_flattened()[RECORD_WORDS * lanes * block..][..RECORD_WORDS * lanes]
    }

    /// Returns the sets of attacks of a block of each message.
    pub(super) fn candidates(&self, lanes: usize, block: usize) -> &[u32] {
        &self.record(lanes, block)[HASH_WORDS * lanes..]
    }

    pub(super) fn get(&self, lanes: usize, block: usize, lane: usize) -> Record {
        let record = self.record(lanes, block);
        let word = |word| record[lanes * word + lane];
        Record { hash: from_fn(word), candidates: word(HASH_WORDS) }
    }
}
