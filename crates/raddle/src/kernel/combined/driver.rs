//! Hash values of one message by several functions, in the layout of a kernel.
#![forbid(unsafe_code)]

use super::{Block, Combination, chosen};
use crate::{
    cpu::token::Token,
    kernel::contract::parameter::{Md5Sha1Sha256, Md5Sha256, Sha1Sha256},
    memory::wipe::wipe,
};

/// Absorbs parts of a message, in order, into the hash values of MD5, SHA-1 and SHA-256 by one kernel. Returns whether this
/// CPU has a kernel for these functions. Without a kernel the hash values stay unchanged.
pub(crate) fn absorb(
    md5: Option<&mut [u32; 4]>,
    sha1: Option<&mut [u32; 5]>,
    sha256: &mut [u32; 8],
    parts: [&[Block]; 2],
) -> bool {
    match (md5, sha1) {
        (Some(md5), None) => absorb_by::<Md5Sha256, 2>([md5, sha256], parts),
        (None, Some(sha1)) => absorb_by::<Sha1Sha256, 2>([sha1, sha256], parts),
        (Some(md5), Some(sha1)) => absorb_by::<Md5Sha1Sha256, 3>([md5, sha1, sha256], parts),
        (None, None) => false,
    }
}

/// Absorbs parts of a message into the hash values of a combination, which are given in its order.
fn absorb_by<C: Combination, const N: usize>(hashes: [&mut [u32]; N], parts: [&[Block]; 2]) -> bool {
    let token = Token::begin();
    let Some(kernel) = chosen::<C>(token) else { return false };
    let mut state = C::Words::default();
    let mut at = 0;
    for hash in &hashes {
        state.as_mut()[at..at + hash.len()].copy_from_slice(hash);
        at += hash.len();
    }
    for blocks in parts.into_iter().filter(|blocks| !blocks.is_empty()) {
        kernel.call(token, &mut state, blocks);
    }
    let mut at = 0;
    for hash in hashes {
        hash.copy_from_slice(&state.as_ref()[at..at + hash.len()]);
        at += hash.len();
    }
    wipe(state.as_mut());
    true
}
