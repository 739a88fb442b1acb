//! The beginning of a message. Vectors compute the keystream of its first blocks, in a ChaCha20 shape. The key block,
//! whose counter precedes theirs, becomes the Poly1305 key. It is computed in general-purpose registers, interleaved
//! with the rounds of the vectors, so that it takes no lanes of vectors.
//!
//! | double rounds of the vectors | interleaved, with powers | without |
//! |---|---|---|
//! | 1 to 5 | two double rounds of the key block each | one each |
//! | 6 | the Poly1305 key, from the key block | one |
//! | 7 to 10, in two iterations of two | a table of powers of r an iteration | one each, then the key |
//!
//! Two double rounds of the key block take hardly longer than one of the vectors. The powers are computed in a loop as
//! well: otherwise their code would be decoded more slowly than it runs, unless the processor still held the decoded
//! code.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{at, straight, woven};
use raddle_isa::{Code, Inst, Order, Strand};

use crate::chacha20::x86_64::gpr::Block;
use crate::chacha20::x86_64::{ALIGNMENT, COUNTER, ENTRY, Elsewhere, KeystreamShape, LEN, STATE};
use crate::chacha20_poly1305::POLY1305;
use crate::chacha20_poly1305::operation::Chacha20Poly1305Begin;
use crate::poly1305::state::{H, PAD, Powers, R, S};
use crate::poly1305::x86_64::ifma;
use crate::x86_64::repeat;
use crate::{Kernel, variant};

/// The counter of double rounds.
const ROUNDS: Gpr64 = R15;
/// The counter of passes of the powers.
const PASS: Gpr64 = R13;

/// The order of two quarter rounds of the block in general-purpose registers.
const ORDER: Order = Order::RoundRobin;

/// Builds `chacha20_poly1305_begin_*`, for messages of at most the bytes of an iteration of `shape`.
pub(super) fn kernel(name: &'static str, shape: impl KeystreamShape) -> Kernel {
    around(name, shape, Powers::none(), "", |double_round, block| {
        let woven = both(double_round, block.double_round(ORDER));
        let (half, words, state) = block.half();
        let mut code =
            repeat(vec![woven.into()], ROUNDS, 10).phase("rounds: ten double rounds of each block, interleaved");
        code.push(straight(half.phase(KEY).into_iter().chain(key(words, state)).chain(block.back())));
        code
    })
}

/// Like [`kernel`], with the powers of the key that the kernels of [`ifma`] read.
pub(super) fn with_powers(name: &'static str, shape: impl KeystreamShape) -> Kernel {
    around(name, shape, ifma::table(), ", twice as fast; then powers of the key", |double_round, block| {
        let twice = |strand: Strand| strand.clone().then(strand);
        let key_block = both(double_round.clone(), twice(block.double_round(ORDER)));
        let (half, words, state) = block.half();
        let mut key = Strand::from_iter(half.phase(KEY).into_iter().chain(key(words, state)));
        key.extend([add64(state, POLY1305)].into_iter().chain(ifma::words::enter()));
        let key = both(double_round.clone(), key);
        let powers = both(twice(double_round), ifma::words::pass(state).named("powers of the key, scalar"));
        let mut code = repeat(vec![key_block.into()], ROUNDS, 5)
            .phase("rounds: double rounds 1 to 5 of the blocks in vectors, interleaved with all ten of the key block");
        code.extend(vec![key.into()].phase("rounds: double round 6, interleaved with the key"));
        let powers = repeat(vec![powers.into()], PASS, ifma::words::PASSES);
        code.extend(
            powers.phase("rounds: double rounds 7 to 10, interleaved with powers of r: 1 to 8, then 8 to 64 by 8"),
        );
        code.push(straight(block.back().phase("restore: the parameters in their registers")));
        code
    })
}

/// The phase of the Poly1305 state.
const KEY: &str = "key: r = clamp(block[0..16]), s = block[16..32], h = 0, pad = 1";

fn both(vectors: Strand, words: Strand) -> Strand {
    let words = words.named("block of the key, scalar").phase("scalar, interleaved");
    woven([vectors.named("vectors").phase("vectors: their double rounds"), words], Order::RoundRobin)
}

/// Builds the code before and after the rounds. `make` returns the rounds and the key, from the double round of the
/// vectors and the key block.
fn around(
    name: &'static str,
    shape: impl KeystreamShape,
    powers: Powers,
    how: &str,
    make: impl FnOnce(Strand, Block) -> Vec<Code>,
) -> Kernel {
    let max = shape.stride();
    let operation = Chacha20Poly1305Begin { powers, max: max as u64 };
    let summary = format!(
        "{} blocks, {}; the block before them woven in, in general-purpose registers: two quarter rounds {ORDER}{how}",
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
        let enter = [
            counter.phase("begin: the counter after that of the key block").into(),
            block.enter(),
            iteration.begin.phase("begin: the values that stay in registers throughout"),
            iteration.load.phase("load: the state of each block in vectors, with its counter"),
            block.load().phase("load: the key block, in general-purpose registers"),
        ]
        .concat();
        let whole = iteration.xor_whole.into_iter().chain([xor32(LEN.low32(), LEN.low32())]);
        let wipe = [ROUNDS, COUNTER].map(|reg| xor32(reg.low32(), reg.low32()));
        let mut code = vec![straight(enter)];
        code.extend(make(iteration.double_round, block));
        code.extend([
            straight(
                [cmp64(LEN, max)].phase(format!("finish: out = input XOR (rounds + state), if there are {max} bytes")),
            ),
            Code::Skip { unless: BELOW, body: vec![straight(whole)] },
            straight([test64(LEN, LEN)].phase("tail: the keystream of fewer bytes, if there are any")),
            Code::Skip { unless: EQUAL, body: iteration.xor_tail },
            straight(wipe.phase("wipe: registers, and the stack slots that held keystream or state")),
            straight(iteration.wipe),
            straight(block.leave()),
        ]);
        code
    })
}

/// Computes the initial Poly1305 state: r clamped and s (RFC 8439, 2.5 and 2.6), h = 0, pad = 1. Leaves r in
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
