//! SHA-256 and MD5 on plain numbers.

use raddle_isa::Concrete;
use raddle_isa::word::ConcreteByte;

use super::{bytes, words};
use crate::hash::{BLOCK, Hash};

/// The hash value after some blocks: words, each with its first byte lowest.
pub fn compress(hash: Hash, state: &[u8], blocks: &[u8]) -> Vec<u8> {
    let blocks: Vec<ConcreteByte> = blocks.iter().map(|&byte| byte.into()).collect();
    let after =
        blocks.chunks(BLOCK as usize).fold(words(state), |state, block| hash.compress::<Concrete>(&state, block));
    bytes(&after)
}
