//! The beginning of a short message: a register holds a row of four blocks with AVX-512, or of two with AVX2, and the
//! first of all blocks becomes the Poly1305 key.
//!
//! No word is in a general-purpose register. So there is nothing to save, and the double rounds have no instructions
//! other than those of a chain for each set; with AVX-512, these run at a pace that suits the processor. A block in
//! general-purpose registers takes as many instructions as five blocks by rows with AVX2. These instructions are free
//! on a core that waits for its vectors, but not if the core's other thread has work.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, at, straight};
use raddle_isa::{Code, Inst};

use crate::chacha20::BLOCK;
use crate::chacha20::x86_64::state_rows::{Sets, StateRows, rows, scratch};
use crate::chacha20::x86_64::tail::by_blocks;
use crate::chacha20::x86_64::{KeystreamShape, LEN, STATE};
use crate::chacha20_poly1305::POLY1305;
use crate::chacha20_poly1305::operation::Chacha20Poly1305Begin;
use crate::poly1305::state::{H, Powers, R, S};
use crate::x86_64::repeat;
use crate::x86_64::width::Width;
use crate::{Kernel, variant};

/// The counter of double rounds.
const ROUNDS: Gpr64 = RAX;

/// The number of idle instructions before the first double round, while the state is loaded from memory. If the chain
/// begins before its operands are loaded, each of its instructions waits, and takes two cycles instead of one, until
/// the last round.
const IDLE: usize = 104;

/// The mask that clamps r (RFC 8439, 2.5).
const CLAMP: [u32; 4] = [0x0fff_ffff, 0x0fff_fffc, 0x0fff_fffc, 0x0fff_fffc];
/// The accumulator and the pad: h = 0, pad = 1.
const START: [u32; 8] = [0, 0, 0, 0, 0, 0, 1, 0];

/// Builds `chacha20_poly1305_begin_*`, for messages of at most the bytes of all blocks after the first. A block is `N`
/// vectors.
pub(super) fn kernel<V: Width, const N: usize>(name: &'static str, shape: StateRows<V>) -> Kernel {
    let max = shape.stride() - BLOCK;
    let operation = Chacha20Poly1305Begin { powers: Powers::none(), max: max as u64 };
    let summary = format!("{} blocks, {}; the first is the key", shape.blocks(), shape.summary());
    variant::kernel::<X86_64>(name, operation, summary, |k| {
        let sets = Sets::<V>::block_by_block(k, shape.sets);
        let (clamp, start) = (k.words(CLAMP), k.words(START));
        let idle = vec![nop(); if shape.idle > 0 { IDLE } else { 0 }];
        let enter = sets.begin().phase("begin: the values that stay in registers throughout");
        let load = sets.load().phase("load: the state of each block, with its counter");
        let mut code = vec![straight([enter, load, idle].concat())];
        let rounds = repeat(vec![sets.double_round(shape.order, shape.idle).into()], ROUNDS, 10);
        code.extend(rounds.phase("rounds: ten double rounds (RFC 8439, 2.3)"));
        let key = key::<V>(clamp, start).phase("key: r = clamp(block[0..16]), s = block[16..32], h = 0, pad = 1");
        code.push(straight([sets.feed_forward(0).phase("finish: rounds + state of the first set"), key].concat()));
        code.push(straight(
            [test64(LEN, LEN)].phase("message: out = input XOR the blocks after the first, if there are any bytes"),
        ));
        code.push(Code::Skip { unless: EQUAL, body: message::<V, N>(sets) });
        code.push(straight(sets.wipe().phase("wipe: registers")));
        code
    })
}

/// Computes the initial Poly1305 state: r clamped and s (RFC 8439, 2.5 and 2.6), h = 0, pad = 1. The state is stored by
/// rows, before blocks are put in order.
fn key<V: Width>(clamp: Part, start: Part) -> Vec<Inst> {
    let place = |offset: usize| at(STATE, POLY1305 + offset);
    let ([first, second, ..], free) = (rows::<V>(0), scratch::<V>(0));
    if V::BITS == 512 {
        return vec![
            vpandq(free.xmm(), first.xmm(), clamp.at(0)),
            vmovdqu32_store(place(R), free.xmm()),
            vmovdqu32_store(place(S), second.xmm()),
            vmovdqu32(free.ymm(), start.at(0)),
            vmovdqu32_store(place(H), free.ymm()),
        ];
    }
    vec![
        vpand(free.xmm(), first.xmm(), clamp.at(0)),
        vmovdqu_store(place(R), free.xmm()),
        vmovdqu_store(place(S), second.xmm()),
        vmovdqu(free.ymm(), start.at(0)),
        vmovdqu_store(place(H), free.ymm()),
    ]
}

/// Adds the blocks after the first to the message.
fn message<V: Width, const N: usize>(sets: Sets<V>) -> Vec<Code> {
    let (insts, keystream, spare) = sets.transpose(0);
    let ([_, blocks @ ..], []) = keystream.as_chunks::<N>() else { panic!("vectors make up blocks") };
    let mut code = vec![straight(insts)];
    code.extend(by_blocks(blocks, 0, sets.xor_sets(1, blocks.len(), blocks[0], Some(Vec::new()))));
    code.extend(sets.xor_last_block(blocks[0], spare));
    code
}
