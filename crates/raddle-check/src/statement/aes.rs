//! What kernels of AES, counter mode, GHASH and AES-GCM are to compute.

use raddle_kernels::aes::Size;
use raddle_kernels::aes_gcm::Direction;

/// Which part of it a kernel does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
    /// `aes*_expand_*`.
    Expand,
    /// `aes*_ctr_xor_*`.
    Counter,
    /// `ghash_powers_*`.
    Powers,
    /// `ghash_blocks_*`.
    Ghash,
    /// `aes*_gcm_*_blocks_*`.
    Blocks(Direction),
    /// `aes*_gcm_*_finish_*`.
    Finish(Direction),
}

/// What the kernel of this name does, and for which size of key, if it reads one.
pub fn operation(kernel: &str) -> Option<(Operation, Option<Size>)> {
    let size = Size::of(kernel);
    let Some(named) = size else {
        let is = |prefix: &str| kernel.starts_with(prefix);
        return match () {
            () if is("ghash_powers_") => Some((Operation::Powers, None)),
            () if is("ghash_blocks_") => Some((Operation::Ghash, None)),
            () => None,
        };
    };
    let is = |operation: &str| kernel.strip_prefix(named.name()).is_some_and(|rest| rest.starts_with(operation));
    let operation = match () {
        () if is("_expand_") => Operation::Expand,
        () if is("_ctr_xor_") => Operation::Counter,
        () if is("_gcm_seal_blocks_") => Operation::Blocks(Direction::Seal),
        () if is("_gcm_open_blocks_") => Operation::Blocks(Direction::Open),
        () if is("_gcm_seal_finish_") => Operation::Finish(Direction::Seal),
        () if is("_gcm_open_finish_") => Operation::Finish(Direction::Open),
        () => return None,
    };
    Some((operation, size))
}
