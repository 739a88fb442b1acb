//! The beginning of a message: a shape of ChaCha20, and woven into its rounds, in general-purpose registers, the block
//! before its first one. That becomes the key of Poly1305, so that no vectors are filled for one block.
//!
//! Two double rounds of that block take hardly longer than one of the vectors: so it can be there after half of their
//! rounds, and the general-purpose registers make powers of the key while the vectors make the other half.

use raddle_isa::builder::x86_64::{Gpr64, Register as _};
use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Isa, Order, Strand, View, weave};

use crate::chacha20::BLOCK;
use crate::chacha20::x86_64::gpr::Block;
use crate::chacha20::x86_64::{ALIGNMENT, COUNTER, ENTRY, LEN, STATE, Shape, repeat, straight};
use crate::chacha20_poly1305::POLY1305;
use crate::poly1305::state::{H, PAD, Powers, R, S};
use crate::poly1305::x86_64::ifma;
use crate::x86_64::{take_aligned_stack, take_stack};
use crate::{Kernel, Operation};

/// Counts double rounds.
const ROUNDS: View = R15;

/// `chacha20_poly1305_begin_*` for as many bytes as a turn of `cipher` has. `order` is that of the quarter rounds of the
/// block in general-purpose registers.
pub(super) fn kernel(name: &'static str, cipher: Shape, order: Order) -> Kernel {
    let block = Block::before(&cipher);
    let woven = both(cipher.double_round.clone(), block.double_round(order));
    let (half, words, state) = block.half();
    let mut code = Vec::from(repeat(vec![woven.into()], ROUNDS, 10));
    code.push(straight(half.into_iter().chain(key(words, state)).chain(block.back())));
    let how = format!("two quarter rounds {order}");
    around(name, cipher, block, code, Powers::none(), how)
}

/// The same, with the powers of the key that the kernels of [`ifma`] want.
pub(super) fn with_powers(name: &'static str, cipher: Shape, order: Order) -> Kernel {
    let block = Block::before(&cipher);
    let twice = block.double_round(order).then(block.double_round(order));
    let woven = both(cipher.double_round.clone(), twice);
    let rest = std::iter::repeat_n(cipher.double_round.clone(), 5).fold(Strand::default(), Strand::then);
    let (half, words, state) = block.half();
    let mut powers = Strand::from_iter(key(words, state));
    powers.extend([add64(state, POLY1305 as i64)]);
    let powers = powers.then(ifma::words::powers(Gpr64::of_file(state.reg.n)));
    let mut code = Vec::from(repeat(vec![woven.into()], ROUNDS, 5));
    code.extend([straight(half), both(rest, powers).into(), straight(block.back())]);
    let how = format!("two quarter rounds {order}, twice as fast; and then powers of the key");
    around(name, cipher, block, code, ifma::table(), how)
}

fn both(vectors: Strand, words: Strand) -> Strand {
    weave([vectors, words], Order::RoundRobin).expect("vectors and words have registers of their own")
}

/// What goes before and after the code that makes keystream and key.
fn around(name: &'static str, cipher: Shape, block: Block, make: Vec<Code>, powers: Powers, how: String) -> Kernel {
    let most = (cipher.blocks * BLOCK) as i64;
    // The block uses every register: where the stack is aligned, its pointer at entry is on it too.
    let entry = at(RSP, block.stack());
    let stack = block.stack() + if cipher.aligned { 8 } else { 0 };

    let mut enter = if cipher.aligned {
        [take_aligned_stack(ENTRY, stack, ALIGNMENT), vec![mov64_store(entry, ENTRY)]].concat()
    } else {
        take_stack(stack)
    };
    enter.extend([mov32(COUNTER.bits(32), at(STATE, 48)), add32(COUNTER.bits(32), 1)]);
    enter.extend(block.enter());
    enter.extend(cipher.enter);
    enter.extend(cipher.load);
    enter.extend(block.load());

    let mut leave: Vec<Inst> = [ROUNDS, COUNTER].map(|reg| xor32(reg.bits(32), reg.bits(32))).into();
    leave.extend(cipher.leave);
    leave.extend(block.leave());
    leave.push(if cipher.aligned { mov64(RSP, entry) } else { add64(RSP, stack) });

    let mut whole = cipher.whole;
    whole.push(xor32(LEN.bits(32), LEN.bits(32)));
    let mut code = vec![straight(enter)];
    code.extend(make);
    code.extend([
        straight([cmp64(LEN, most)]),
        Code::Skip { unless: BELOW, body: vec![straight(whole)] },
        straight([test64(LEN, LEN)]),
        Code::Skip { unless: EQUAL, body: cipher.part },
        straight(leave),
    ]);

    let operation = Operation::Chacha20Poly1305Begin { powers, most: most as u64 };
    let weave = format!(
        "{} blocks, {}; and the one before woven in, in general-purpose registers: {how}",
        cipher.blocks, cipher.weave,
    );
    // At entry the stack pointer is 8 or 24 bytes beyond such an alignment.
    let stack = (stack + if cipher.aligned { ALIGNMENT - 8 } else { 0 }) as usize;
    operation.kernel(name, Isa::X86_64, weave, cipher.table, stack, code)
}

/// The state of Poly1305 at its beginning: r clamped and s (RFC 8439, 2.5 and 2.6), h = 0, pad = 1. Leaves r in
/// [`ifma::words::WORDS`].
fn key([r, s]: [[View; 4]; 2], state: View) -> Vec<Inst> {
    let place = |offset: usize, i: i64| at(state, (POLY1305 + offset) as i64 + i);
    let clamp = [0x0fff_fffc_0fff_ffff_i64, 0x0fff_fffc_0fff_fffc];
    let mut insts = Vec::new();
    for (i, [low, high]) in [[r[0], r[1]], [r[2], r[3]]].into_iter().enumerate() {
        let (word, high) = (ifma::words::WORDS[i].view(), high.bits(64));
        assert_eq!(word, low.bits(64), "the low half is in its place");
        insts.extend([shl64(high, 32), xor64(word, high), movabs(high, clamp[i]), and64(word, high)]);
        insts.push(mov64_store(place(R, 8 * i as i64), word));
    }
    insts.extend((0..).zip(s).map(|(i, word)| mov32_store(place(S, 4 * i), word)));
    let free = s[0];
    insts.push(xor32(free, free));
    insts.extend([0, 8, 16].map(|i| mov64_store(place(H, i), free.bits(64))));
    insts.extend([add32(free, 1), mov64_store(place(PAD, 0), free.bits(64))]);
    insts
}
