//! Poly1305 on POWER8.
//!
//! | module | what it holds |
//! |---|---|
//! | `serial` | one block after the other, by the clamped r; powers of r; the tag |
//! | `sums` | several blocks at once, by powers of r, with one reduction |
//! | `vectors` | blocks in lanes of 64 bits, by powers of r in limbs of 26 bits; a candidate |
//!
//! `llvm-mca` (a model, not a measurement) gives these cycles per byte:
//!
//! | shape | POWER8 | POWER9 | POWER10 |
//! |---|---|---|---|
//! | one block after the other | 1.00 | 1.00 | 1.00 |
//! | sums of two | 1.02 | 1.19 | 0.94 |
//! | sums of four: the default | 0.84 | 0.88 | 0.76 |
//! | sums of eight | 0.75 | 0.81 | 0.68 |
//! | eight blocks in lanes, one in words | 0.78 | 0.94 | 0.66 |
//!
//! One block after the other waits for its own latency. Sums are bound by the two pipelines that multiply. Sums of eight
//! need seven powers, which only long messages earn.
//!
//! In lanes of 64 bits a block takes ten products and as many sums, at two a cycle: 0.63 cycles per byte at best. With
//! one block of nine in words that is less than sums of four take on POWER8, and more on POWER9. But it needs nine powers,
//! eight of them four times over in limbs: a message that is long enough for these is for sums of eight too, which take
//! no longer on any but POWER10, by seven powers of three words. So the default is in words.

mod serial;
mod sums;
mod vectors;

use raddle_isa::builder::ppc64le::*;
use raddle_isa::{Code, Inst, Meaning};

use super::BLOCK;
use super::state::Powers;
use crate::Kernel;
use crate::variant::{Builder, Variant};
use sums::BlockSums;
pub(crate) use sums::Sums;
use vectors::LaneSums;

// What each register is for, as in the contracts.
const STATE: Gpr = r(3);
const INPUT: Gpr = r(4);
const LEN: Gpr = r(5);

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    let mut kernels = serial::kernels();
    let blocks = BlockSums { width: 4, lag: 2 };
    kernels.extend([serial::powers_of_r("poly1305_powers_gprx4", 4), blocks.kernel("poly1305_blocks_gprx4")]);
    kernels
}

/// Other widths, and other distances between products and sums.
pub fn candidates() -> Vec<Kernel> {
    let lanes = LaneSums { lanes: 8, lag: 8 };
    vec![
        BlockSums { width: 4, lag: 1 }.kernel("poly1305_blocks_gprx4_lag_1"),
        BlockSums { width: 4, lag: 3 }.kernel("poly1305_blocks_gprx4_lag_3"),
        serial::powers_of_r("poly1305_powers_gprx2", 2),
        BlockSums { width: 2, lag: 2 }.kernel("poly1305_blocks_gprx2"),
        serial::powers_of_r("poly1305_powers_gprx8", 8),
        BlockSums { width: 8, lag: 2 }.kernel("poly1305_blocks_gprx8"),
        lanes.powers_kernel("poly1305_powers_vsx"),
        lanes.kernel("poly1305_blocks_vsx"),
    ]
}

/// The powers of r from the second to the last, in three words each.
pub(crate) fn powers_to(last: u32) -> Powers {
    let mut powers = Powers::named(format!("words_2_to_{last}"));
    for power in 2..=last {
        powers.number(power_at(power), 8, 64, &[u64::MAX, u64::MAX, 4], Meaning::Power(power));
    }
    powers
}

/// Where a power from the second on is among the powers.
fn power_at(power: u32) -> usize {
    24 * (power as usize - 2)
}

/// Moves on in the message.
fn advance(blocks: usize) -> [Inst; 2] {
    let n = (blocks * BLOCK) as i64;
    [addi(INPUT, INPUT, n), addi(LEN, LEN, -n)]
}

/// `body` while there are so many blocks.
fn turns(blocks: usize, body: Code) -> Code {
    let body = vec![Code::Note(format!("{blocks} blocks while there are as many").into()), body];
    while_bytes(LEN, blocks * BLOCK, body)
}

/// Clears the carry, and the registers that kernels use and the caller doesn't want back.
fn clear(k: &mut Builder<Ppc64le>) {
    k.clear_carry(r(0));
    k.clear((6..13).map(r));
}
