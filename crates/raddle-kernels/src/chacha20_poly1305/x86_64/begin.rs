//! The beginning of a message: a shape of ChaCha20, and woven into its rounds, in general-purpose registers, the block
//! before its first one. That becomes the key of Poly1305, so that no vectors are filled for one block.
//!
//! Two double rounds of that block take hardly longer than one of the vectors: so it can be there after half of their
//! rounds, and the general-purpose registers make powers of the key while the vectors make the other half.
//! The powers are made in a loop too: straight text of that length is decoded more slowly than its rounds run, wherever the
//! processor does not still have it decoded.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{at, straight, woven};
use raddle_isa::{Code, Inst, Order, Strand};

use crate::chacha20::x86_64::gpr::Block;
use crate::chacha20::x86_64::{ALIGNMENT, COUNTER, ENTRY, Elsewhere, KeystreamShape, LEN, STATE};
use crate::chacha20_poly1305::POLY1305;
use crate::poly1305::state::{H, PAD, Powers, R, S};
use crate::poly1305::x86_64::ifma;
use crate::x86_64::repeat;
use crate::{Kernel, Operation, variant};

/// Counts double rounds.
const ROUNDS: Gpr64 = R15;
/// Counts passes of the powers.
const PASS: Gpr64 = R13;

/// The order of two quarter rounds of the block in general-purpose registers.
const ORDER: Order = Order::RoundRobin;

/// `chacha20_poly1305_begin_*` for as many bytes as an iteration of `shape` has.
pub(super) fn kernel(name: &'static str, shape: impl KeystreamShape) -> Kernel {
    around(name, shape, Powers::none(), "", |double_round, block| {
        let woven = both(double_round, block.double_round(ORDER));
        let (half, words, state) = block.half();
        let mut code = Vec::from(repeat(vec![woven.into()], ROUNDS, 10));
        code.push(straight(half.into_iter().chain(key(words, state)).chain(block.back())));
        code
    })
}

/// The same, with the powers of the key that the kernels of [`ifma`] want: five double rounds make the block, one the
/// key, and two each half of the powers.
pub(super) fn with_powers(name: &'static str, shape: impl KeystreamShape) -> Kernel {
    around(name, shape, ifma::table(), ", twice as fast; and then powers of the key", |double_round, block| {
        let twice = |strand: Strand| strand.clone().then(strand);
        let key_block = both(double_round.clone(), twice(block.double_round(ORDER)));
        let (half, words, state) = block.half();
        let mut key = Strand::from_iter(half.into_iter().chain(key(words, state)));
        key.extend([add64(state, POLY1305)].into_iter().chain(ifma::words::enter()));
        let key = both(double_round.clone(), key);
        let powers = both(twice(double_round), ifma::words::pass(state).named("powers of the key, scalar"));
        let mut code = Vec::from(repeat(vec![key_block.into()], ROUNDS, 5));
        code.push(key.into());
        code.extend(repeat(vec![powers.into()], PASS, ifma::words::PASSES));
        code.push(straight(block.back()));
        code
    })
}

fn both(vectors: Strand, words: Strand) -> Strand {
    woven([vectors.named("vectors"), words.named("block of the key, scalar")], Order::RoundRobin)
}

/// What goes before and after the code that makes keystream and key, of the double round and the block before.
fn around(
    name: &'static str,
    shape: impl KeystreamShape,
    powers: Powers,
    how: &str,
    make: impl FnOnce(Strand, Block) -> Vec<Code>,
) -> Kernel {
    let max = shape.stride();
    let operation = Operation::Chacha20Poly1305Begin { powers, max: max as u64 };
    let summary = format!(
        "{} blocks, {}; and the one before woven in, in general-purpose registers: two quarter rounds {ORDER}{how}",
        shape.blocks(),
        shape.summary(),
    );
    variant::kernel::<X86_64>(name, operation, summary, |k| {
        let iteration = shape.iteration(k, Elsewhere { before: 1, ..Elsewhere::default() });
        let block = Block::new(k, -1);
        if iteration.aligned {
            k.align_stack(ENTRY, ALIGNMENT);
            // The block uses every register.
            k.keep_entry();
        }
        let counter = [mov32(COUNTER.low32(), at(STATE, 48)), add32(COUNTER.low32(), 1)];
        let enter = [counter.into(), block.enter(), iteration.enter, iteration.load, block.load()].concat();
        let whole = iteration.whole.into_iter().chain([xor32(LEN.low32(), LEN.low32())]);
        let mut code = vec![straight(enter)];
        code.extend(make(iteration.double_round, block));
        code.extend([
            straight([cmp64(LEN, max)]),
            Code::Skip { unless: BELOW, body: vec![straight(whole)] },
            straight([test64(LEN, LEN)]),
            Code::Skip { unless: EQUAL, body: iteration.part },
            straight([ROUNDS, COUNTER].map(|reg| xor32(reg.low32(), reg.low32()))),
            straight(iteration.leave),
            straight(block.leave()),
        ]);
        code
    })
}

/// The state of Poly1305 at its beginning: r clamped and s (RFC 8439, 2.5 and 2.6), h = 0, pad = 1. Leaves r in
/// [`ifma::words::WORDS`].
fn key([r, s]: [[Gpr32; 4]; 2], state: Gpr64) -> Vec<Inst> {
    let place = |offset: usize| at(state, POLY1305 + offset);
    let clamp = [0x0fff_fffc_0fff_ffff_i64, 0x0fff_fffc_0fff_fffc];
    let mut insts = Vec::new();
    for (i, [low, high]) in [[r[0], r[1]], [r[2], r[3]]].into_iter().enumerate() {
        let (word, high) = (ifma::words::WORDS[i], high.whole());
        assert_eq!(word, low.whole(), "the low half is in its place");
        insts.extend([shl64(high, 32), xor64(word, high), movabs(high, clamp[i]), and64(word, high)]);
        insts.push(mov64_store(place(R + 8 * i), word));
    }
    insts.extend((0..).zip(s).map(|(i, word)| mov32_store(place(S + 4 * i), word)));
    let free = s[0];
    insts.push(xor32(free, free));
    insts.extend([0, 8, 16].map(|i| mov64_store(place(H + i), free.whole())));
    insts.extend([add32(free, 1), mov64_store(place(PAD), free.whole())]);
    insts
}
