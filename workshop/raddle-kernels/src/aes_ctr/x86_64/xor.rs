//! `aes*_ctr_xor_*` and `aes*_gcm_siv_xor_*`: iterations of several vectors of successive counter blocks, and a remainder of any length.

use raddle_isa::Code;
use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{at, straight};

use crate::Kernel;
use crate::aes::Size;
use crate::aes::mode::Mode;
use crate::aes::x86_64::{Counters, Rounds};
use crate::aes_ctr::operation::AesCtrXor;
use crate::chacha20::x86_64::tail::{by_bits, by_blocks, masked};
use crate::variant::{self, counted};
use crate::x86_64::width::Width;

/// The pointer to the keystream of the remainder, and registers for it.
const FROM: Gpr64 = RAX;
const SPARE: [Gpr64; 2] = [R10, R11];

/// Builds a kernel with this number of vectors per iteration; below 512 bits, the number is a power of two.
pub(super) fn kernel<V: Width>(name: &'static str, (size, mode): (Size, Mode), vectors: usize) -> Kernel {
    let blocks = counted(vectors * V::BLOCKS, "block");
    let summary = format!("{blocks} in {}, round by round", counted(vectors, "vector"));
    variant::kernel::<X86_64>(name, AesCtrXor(size, mode), summary, |k| {
        let [out, input, len, schedule, block] = ["out", "input", "len", "schedule", "counter"].map(|name| k.arg(name));
        let [key, counter] = [0, 1].map(V::numbered);
        let states: Vec<V> = (0..vectors).map(|n| V::numbered(n + 2)).collect();
        k.clear([key, counter]);
        k.clear(states.iter().copied());
        let rounds = Rounds { size, schedule, key };
        let counters = Counters::new(k, mode, counter);
        let stride = vectors * V::BYTES;

        let mut keystream = counters.next(&states).phase("counters: the next counter blocks");
        let but_last = Vec::from_iter(rounds.but_last(&states).insts().cloned());
        keystream.extend(but_last.phase(format!("rounds: all but the last of {}", size.rounds())));
        keystream.push(rounds.last_key());

        let last = |state: V| vaesenclast(state, state, key);
        let mut iteration = keystream.clone();
        let mut rest = keystream;
        let xored = |(i, &state): (usize, &V)| {
            let vector = |base: Gpr64| at(base, i * V::BYTES);
            [last(state), state.xor(state, vector(input)), state.store(vector(out))]
        };
        let finish = Vec::from_iter(states.iter().enumerate().flat_map(xored));
        iteration.extend(finish.phase("finish: the last round; out = input XOR keystream"));
        iteration.extend(
            [add64(out, stride), add64(input, stride), sub64(len, stride)].phase("advance: pointers and length"),
        );
        let mut left = if V::BITS == 512 {
            rest.extend(states.iter().copied().map(last));
            let blocks: Vec<_> = states.iter().map(|&state| [state]).collect();
            let mut left = by_blocks(&blocks, 0, None);
            left.push(masked(states[0].zmm(), states[1].zmm(), SPARE));
            left
        } else {
            // Without masks, the keystream of the remainder is stored on the stack.
            let slots = k.slots(vectors, V::BYTES);
            k.clear(SPARE);
            rest.extend(states.iter().zip(slots.all()).flat_map(|(&state, slot)| [last(state), state.store(slot)]));
            rest.push(mov64(FROM, RSP));
            by_bits(FROM, stride, Some(states[0]), SPARE)
        };
        left = left.phase(format!("tail: fewer than {stride} bytes"));
        left.insert(0, straight(rest));
        let load = match mode {
            Mode::Gcm => "load: the counter block, with its bytes reversed",
            Mode::GcmSiv => "load: the counter block",
        };
        vec![
            straight(counters.enter(at(block, 0), states[0]).phase(load)),
            Code::While { test: vec![cmp64(len, stride)], enter: ABOVE_OR_EQUAL, body: vec![straight(iteration)] }
                .phase(format!("loop: {blocks} an iteration, while {stride} bytes are left")),
            straight([test64(len, len)].phase("done if no bytes are left")),
            Code::Skip { unless: EQUAL, body: left },
        ]
    })
}
