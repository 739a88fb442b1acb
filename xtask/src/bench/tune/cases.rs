//! What the kernels get, and what they are to make of it, by the specifications.

use raddle_isa::{Concrete, Kernel, Word};
use raddle_kernels::chacha20::{BLOCK, spec};

use super::Contract;
use plain::Residue;

/// Numbers modulo p as the tests of the kernels have them.
#[path = "../../../../crates/raddle-check/tests/common/mod.rs"]
mod plain;

/// The accumulator at the start: as large as it may be.
const H: [u64; 3] = [u64::MAX, u64::MAX, 4];

/// The key of Poly1305: like any other.
const KEY: (u128, u128) = (0x0806_d540_0e52_447c_036d_5554_08be_d685, 0x1bf5_4941_aff6_bf4a_fdb2_0dfb_8a80_0301);

/// What a kernel of this name promises.
pub(super) fn contract(kernel: &Kernel) -> Option<Contract> {
    Contract::ALL.into_iter().find(|contract| kernel.name.starts_with(contract.prefix()))
}

/// A message.
pub(super) fn message(bytes: usize) -> Vec<u8> {
    (0..bytes).map(|i| (i * 7 + i / 256) as u8).collect()
}

/// The state of ChaCha20 at the start: a key and a nonce like any other, and a counter that soon wraps.
fn words() -> [u32; 16] {
    let mut state = std::array::from_fn(|i| 0x9e37_79b9_u32.wrapping_mul(i as u32 + 1));
    state[..4].copy_from_slice(&spec::CONSTANTS);
    state[12] = u32::MAX - 5;
    state
}

/// The state that a kernel finds: of ChaCha20, of Poly1305, or of both.
pub(super) fn state(kernel: &Kernel) -> Vec<u8> {
    let words = words().map(u32::to_le_bytes).concat();
    if kernel.contract.numbers.is_empty() {
        return words;
    }
    let mut state = plain::state(kernel, H, 1, KEY.0, KEY.1);
    let before = plain::offset(kernel);
    state[..before].copy_from_slice(&words[..before]);
    state
}

/// The keystream for so many bytes, and for a block more.
pub(super) fn key_stream(bytes: usize) -> Vec<u8> {
    let mut state = words();
    let mut stream = Vec::new();
    for _ in 0..=bytes.div_ceil(BLOCK) {
        let block = spec::block(&state.map(|word| Concrete::lit(32, word.into())));
        stream.extend(block.iter().flat_map(|word| (word.value() as u32).to_le_bytes()));
        state[12] = state[12].wrapping_add(1);
    }
    stream
}

/// The accumulator before the first block of the message and after each, modulo p, in 24 bytes.
pub(super) fn accumulators(message: &[u8]) -> Vec<u8> {
    let r = Residue::of_bytes(&KEY.0.to_le_bytes());
    let mut h = Residue::of_bytes(&H.map(u64::to_le_bytes).concat());
    let bytes = |h: Residue| [0, 64, 128].map(|bit| h.bits(bit, 64).to_le_bytes()).concat();
    let mut all = bytes(h);
    for block in message.chunks_exact(16) {
        h = h.blocks(block, r);
        all.extend(bytes(h));
    }
    all
}
