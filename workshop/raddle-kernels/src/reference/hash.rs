//! Hash functions on plain numbers.

use raddle_isa::Concrete;
use raddle_isa::word::ConcreteByte;

use super::region::{Regions, bytes, words_of};
use crate::hash::{Hash, Messages};

/// Returns the hash value after some blocks, as words, each with its lowest byte first.
#[inline]
pub fn compress(hash: Hash, state: &[u8], blocks: &[u8]) -> Vec<u8> {
    let blocks: Vec<ConcreteByte> = blocks.iter().map(|&byte| byte.into()).collect();
    let before = words_of(hash.word_bytes(), state);
    bytes(&blocks.chunks(hash.block_bytes()).fold(before, |state, block| hash.compress::<Concrete>(&state, block)))
}

/// Returns the state after a block of each message, given as words.
#[inline]
pub fn words_of_messages(hash: Hash, messages: usize, given: &Regions) -> Vec<u8> {
    let (state, block) = (words_of(hash.word_bytes(), &given["state"]), words_of(hash.word_bytes(), &given["words"]));
    let value = |message: usize| {
        let before: Vec<Concrete> = state.iter().skip(message).step_by(messages).copied().collect();
        hash.compress_words(&before, std::array::from_fn(|word| block[messages * word + message]))
    };
    let values: Vec<_> = (0..messages).map(value).collect();
    let places = (0..hash.words()).flat_map(|word| values.iter().map(move |value| value[word]));
    bytes(&places.collect::<Vec<_>>())
}

/// Returns the state after the blocks of each message.
#[inline]
pub fn messages(hash: Hash, messages: Messages, given: &Regions) -> Vec<u8> {
    let mut state = given["state"].clone();
    for (i, name) in messages.regions().into_iter().enumerate() {
        let places = || (0..hash.words()).map(|word| messages.place(hash, i, word));
        let before: Vec<u8> = places().flat_map(|at| state[at..at + hash.word_bytes()].to_vec()).collect();
        let after = compress(hash, &before, &given[name]);
        for (at, word) in places().zip(after.chunks(hash.word_bytes())) {
            state[at..at + word.len()].copy_from_slice(word);
        }
    }
    state
}
