//! ChaCha20-Poly1305 on AArch64.
//!
//! A message begins with ChaCha20 blocks in vectors. The preceding block is woven into their rounds, in general-purpose
//! registers: there it becomes the Poly1305 key, so no vectors are filled for one block.
//!
//! The message continues with seven ChaCha20 blocks in vectors and 28 Poly1305 blocks in general-purpose registers,
//! which take no additional time. The table gives cycles per byte in the models, for the rounds with Poly1305 and for
//! the best separate kernels:
//!
//! | | Neoverse V1 | V2 | N1 |
//! |---|---|---|---|
//! | seven blocks by columns and rows, Poly1305 in words | 1.34 | 1.28 | 2.39 |
//! | the same without Poly1305 | 1.34 | 1.28 | 2.39 |
//! | `chacha20_xor_neon` and then `poly1305_blocks_neon` | 1.37 | 1.36 | 2.28 |
//!
//! The pair of kernels must also read all data twice, and compute powers of the key.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::at;
use raddle_isa::{Inst, Order, Strand};

use super::POLY1305;
use crate::Kernel;
use crate::chacha20::BLOCK;
use crate::chacha20::aarch64::lanes::Batch;
use crate::chacha20::aarch64::words::pair;
use crate::chacha20_poly1305::operation::Chacha20Poly1305Begin;
use crate::chacha20_poly1305::operation::Chacha20Poly1305Blocks;
use crate::poly1305;
use crate::poly1305::aarch64::words::Chain;
use crate::poly1305::state::{H, PAD, Powers, R, S};
use crate::variant::{Variant, kernel};

/// Blocks of ChaCha20 that fill the vector registers.
const SEVEN: Batch = Batch { columns: true, state_rows: 3, words: 0, order: Order::Staggered(6) };

/// Returns the kernels.
pub fn kernels() -> Vec<Kernel> {
    vec![
        beginning("chacha20_poly1305_begin_neonx4", Batch::SHORT),
        beginning("chacha20_poly1305_begin_neonx7", Batch { words: 1, ..SEVEN }),
        both("chacha20_poly1305_blocks_neon"),
    ]
}

/// Returns the kernel `chacha20_poly1305_begin_*` for as many bytes as a batch has in vectors.
fn beginning(name: &'static str, cipher: Batch) -> Kernel {
    let max = (cipher.blocks() - 1) * BLOCK;
    let operation = Chacha20Poly1305Begin { powers: Powers::none(), max: max as u64 };
    let summary = format!("{}: the one in general-purpose registers is the key", cipher.summary());
    kernel(name, operation, summary, |k| cipher.behind(k, key()))
}

const STATE: X = x(3);
/// Registers that are free when the block is done.
const FREE: [X; 2] = [x(6), x(24)];

/// Returns the kernel `chacha20_poly1305_blocks_*`: an iteration has its double rounds in two halves, each of which is
/// woven with half of its Poly1305 blocks. All blocks are read before the iteration writes anything.
fn both(name: &'static str) -> Kernel {
    const UNROLL: usize = 5;
    let stride = SEVEN.blocks() * BLOCK;
    let half = stride / 2;
    let mut beside = Strand::default();
    for offset in (0..half).step_by(poly1305::BLOCK) {
        let block = CHAIN.block(MAC, offset);
        let [i, count] = [offset, half].map(|bytes| bytes / poly1305::BLOCK);
        beside = beside.then(block.phase(format!("Poly1305: block {} of {count}", i + 1)));
    }
    beside.extend([add64_imm(MAC, MAC, half)]);
    let mut enter = vec![mov64(MAC, MAC_PARAMETER), mov64(TABLE, TABLE_PARAMETER), ldr32(COUNTER, at(STATE, 48))];
    enter.extend(CHAIN.load(STATE, POLY1305));
    enter.extend([movz64(CHAIN.pad, 1)]);
    let operation = Chacha20Poly1305Blocks { powers: Powers::none(), stride: stride as u64, share: stride as u64 };
    let blocks = stride / poly1305::BLOCK;
    let summary = format!("{}; {blocks} blocks of Poly1305 in general-purpose registers", SEVEN.summary());
    kernel(name, operation, summary, |k| SEVEN.whole_with(k, enter, beside, UNROLL, CHAIN.store(STATE, POLY1305)))
}

/// The registers in which this contract passes two parameters, and those in which the cipher expects its parameters.
const MAC_PARAMETER: X = x(4);
const TABLE_PARAMETER: X = x(5);
const TABLE: X = x(4);
const COUNTER: W = w(5);
/// The pointer to the next Poly1305 block.
const MAC: X = x(25);
const CHAIN: Chain = Chain {
    h: [x(7), x(8), x(9)],
    r: [x(10), x(11), x(12)],
    pad: x(13),
    three: x(14),
    free: [x(15), x(16), x(17), x(19), x(20), x(21)],
};

/// Computes the initial Poly1305 state: r clamped and s (RFC 8439, 2.5 and 2.6), h = 0, pad = 1.
fn key() -> Vec<Inst> {
    let place = |offset: usize| at(STATE, POLY1305 + offset);
    let [r0, r1, s0, s1] = [0, 1, 2, 3].map(pair);
    let [mask, zero] = FREE;
    let mut insts =
        vec![movz64(mask, 0xffff), movk64(mask, 0x0fff, 1), movk64(mask, 0xfffc, 2), movk64(mask, 0x0fff, 3)];
    insts.extend([and64(r0, r0, mask), movk64(mask, 0xfffc, 0), and64(r1, r1, mask)]);
    insts.extend([stp64(place(R), r0, r1), stp64(place(S), s0, s1)]);
    insts.extend([movz64(zero, 0), movz64(mask, 1), stp64(place(H), zero, zero), stp64(place(H + 16), zero, mask)]);
    assert_eq!(H + 24, PAD, "the third word of h and the pad in one");
    insts
}
