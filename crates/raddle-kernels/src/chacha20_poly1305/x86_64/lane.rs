//! The beginning of a short message: a register per row of four blocks, and the first block of all becomes the key of
//! Poly1305.
//!
//! No word is in a general-purpose register and nothing is on the stack. So there is nothing to save, and the double
//! rounds have no other instructions than those of a chain for each set, at a pace that suits the processor.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, at, straight};
use raddle_isa::{Code, Inst};

use crate::chacha20::BLOCK;
use crate::chacha20::x86_64::rows::{Rows, Sets, rows, scratch};
use crate::chacha20::x86_64::tail::{by_blocks, masked};
use crate::chacha20::x86_64::{Cipher, Elsewhere, LEN, STATE};
use crate::chacha20_poly1305::POLY1305;
use crate::poly1305::state::{H, Powers, R, S};
use crate::x86_64::repeat;
use crate::{Kernel, Operation, variant};

/// Counts double rounds.
const ROUNDS: Gpr64 = RAX;

/// Instructions that do nothing before the first double round, while the state comes from memory: the pace is lost, and not
/// found again, where the chain begins before its operands are there.
const IDLE: usize = 104;

/// `chacha20_poly1305_begin_*` for as many bytes as the blocks after the first have.
pub(super) fn kernel(name: &'static str, cipher: Rows<Zmm>) -> Kernel {
    let most = cipher.stride() - BLOCK;
    let operation = Operation::Chacha20Poly1305Begin { powers: Powers::none(), most: most as u64 };
    let summary = format!("{} blocks, {}; the first is the key", cipher.blocks(), cipher.summary());
    variant::kernel::<X86_64>(name, operation, summary, |k| {
        let sets = Sets::<Zmm>::new(k, cipher.sets, Elsewhere::default());
        let clamp = k.words([0x0fff_ffff, 0x0fff_fffc, 0x0fff_fffc, 0x0fff_fffc]);
        let start = k.words([0, 0, 0, 0, 0, 0, 1, 0]);
        let idle = vec![nop(); if cipher.idle > 0 { IDLE } else { 0 }];
        let mut code = vec![straight([sets.enter(), sets.load_all(), idle].concat())];
        code.extend(repeat(vec![sets.double_round(cipher.order, cipher.idle).into()], ROUNDS, 10));
        code.push(straight([sets.feed_forward(0), key(clamp, start)].concat()));
        code.push(straight([test64(LEN, LEN)]));
        code.push(Code::Skip { unless: EQUAL, body: message(sets) });
        code.push(straight(sets.leave()));
        code
    })
}

/// The state of Poly1305 at its beginning: r clamped and s (RFC 8439, 2.5 and 2.6), h = 0, pad = 1. It is stored by rows,
/// before blocks are put in order.
fn key(clamp: Part, start: Part) -> Vec<Inst> {
    let place = |offset: usize| at(STATE, POLY1305 + offset);
    let ([first, second, ..], free) = (rows::<Zmm>(0), scratch::<Zmm>(0));
    vec![
        vpandq(free.xmm(), first.xmm(), clamp.at(0)),
        vmovdqu32_store(place(R), free.xmm()),
        vmovdqu32_store(place(S), second.xmm()),
        vmovdqu32(free.ymm(), start.at(0)),
        vmovdqu32_store(place(H), free.ymm()),
    ]
}

/// Adds the blocks after the first to the message.
fn message(sets: Sets<Zmm>) -> Vec<Code> {
    let (insts, [_, blocks @ ..], spare) = sets.in_order(0);
    let mut code = vec![straight(insts)];
    code.extend(by_blocks(&blocks, 0, sets.further(1, blocks.len(), blocks[0], Some(Vec::new()))));
    code.push(masked(blocks[0], spare, [R10, R11]));
    code
}
