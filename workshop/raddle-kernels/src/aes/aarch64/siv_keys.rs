//! The keys of a message of AES-GCM-SIV: all blocks in vectors, round by round, and the key schedule in general-purpose
//! registers.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{at, straight};

use super::rounds::{last_key, rounds};
use super::schedule::{self, expanded, key_words};
use crate::Kernel;
use crate::aes::operation::AesGcmSivKeys;
use crate::aes::{BLOCK, Size, sized};
use crate::variant::{self, counted};

const SCHEDULE: X = x(0);
const COUNTER: X = x(1);
const MESSAGE: X = x(2);
const H: X = x(3);
const TABLE: X = x(4);

/// The registers into which round keys are loaded.
const THROUGH: [Vector; 2] = [v(16), v(17)];
/// The counter block, and later the last round key.
const FIRST: Vector = v(18);

/// Returns the register of a block. [`expanded`] uses lower registers.
const fn block(i: usize) -> Vector {
    v(2 + i as u8)
}

/// Builds `aes*_gcm_siv_keys_*`.
pub(super) fn kernel(size: Size) -> Kernel {
    let operation = AesGcmSivKeys(size);
    let blocks: Vec<Vector> = (0..size.siv_key_blocks()).map(block).collect();
    let summary = format!("{}, round by round", counted(blocks.len(), "block"));
    variant::kernel::<Aarch64>(sized!(size, "_gcm_siv_keys_neon"), operation, summary, |k| {
        k.constants((0..blocks.len() as u128).flat_map(u128::to_le_bytes));
        schedule::clear(k);
        k.clear(blocks.iter().copied().chain(THROUGH).chain([FIRST]));

        let mut insts = vec![ldr_q(FIRST, at(COUNTER, 0))].phase("load: the counter block");
        let numbers = (0..blocks.len()).step_by(2).map(|i| ldp_q(block(i), block(i + 1), at(TABLE, BLOCK * i)));
        let next = numbers.chain(blocks.iter().map(|&block| add_4s(block, block, FIRST)));
        insts.extend(Vec::from_iter(next).phase("counters: the blocks, each with its number"));
        let mut cipher = rounds(size, SCHEDULE, THROUGH, &blocks);
        cipher.extend([ldr_q(FIRST, at(SCHEDULE, last_key(size)))]);
        cipher.extend(blocks.iter().map(|&block| eor(block, block, FIRST)));
        let cipher = cipher.phase(format!("rounds: all {} of each block", size.rounds()));
        let mut keys = vec![zip1_2d(block(0), block(0), block(1)), str_q(at(H, 0), block(0)), schedule::zero()];
        // Two words of the key are the first half of a block.
        let words = |i: usize, pair: [W; 2]| [0, 1].map(|half| umov_s(pair[half], block(2 + i / 2), half));
        keys.extend(key_words(size, MESSAGE, words));
        keys = keys.phase("keys: the first halves of two blocks for POLYVAL, of the others for the schedule");
        keys.extend(expanded(size, MESSAGE));
        vec![straight(insts), cipher.into(), straight(keys)]
    })
}
