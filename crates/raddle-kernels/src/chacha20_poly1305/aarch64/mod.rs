//! ChaCha20-Poly1305 on AArch64: the beginning of a message.
//!
//! Blocks of ChaCha20 in vectors, and the block before the first of them in general-purpose registers, woven: it becomes
//! the key of Poly1305, where that wants it, and no vectors are filled for one block.
//!
//! There is no kernel that does both for long messages. By the models, blocks of Poly1305 in words, woven into seven
//! blocks of ChaCha20 in vectors, take on Neoverse V1 as long as both kernels one after the other, 1.36 cycles per byte,
//! and on N1 longer, 2.4 in place of 2.3: each of the two has its own weave of vectors and words.

use raddle_isa::aarch64::*;
use raddle_isa::inst::at;
use raddle_isa::{Inst, Isa, Kernel, View};

use super::{POLY1305, begin};
use crate::chacha20::BLOCK;
use crate::chacha20::aarch64::lanes::{self, Shape};
use crate::chacha20::aarch64::words::pair;
use crate::poly1305::state::{H, PAD, Powers, R, S};

/// The kernels.
pub fn kernels() -> Vec<Kernel> {
    vec![
        beginning("chacha20_poly1305_begin_neonx4", Shape::SHORT),
        beginning("chacha20_poly1305_begin_neonx7", Shape { columns: true, rows: 3, words: 1, ..Shape::WIDE }),
    ]
}

/// `chacha20_poly1305_begin_*` for as many bytes as a shape has in vectors.
fn beginning(name: &'static str, cipher: Shape) -> Kernel {
    let most = (cipher.blocks() - 1) * BLOCK;
    Kernel {
        name,
        isa: Isa::Aarch64,
        weave: format!("{cipher}: the one in general-purpose registers is the key"),
        contract: begin(&Powers::none(), most as u64),
        table: lanes::table(),
        stack: cipher.stack(),
        code: cipher.behind(key()),
    }
}

const STATE: View = x(3);
/// Free when the block is done.
const FREE: [View; 2] = [x(6), x(24)];

/// The state of Poly1305 at its beginning: r clamped and s (RFC 8439, 2.5 and 2.6), h = 0, pad = 1.
fn key() -> Vec<Inst> {
    let place = |offset: usize| at(STATE, (POLY1305 + offset) as i64);
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
