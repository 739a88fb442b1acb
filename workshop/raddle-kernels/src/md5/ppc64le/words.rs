//! One message in general-purpose registers; the bits above the low 32 of each do not matter.
//!
//! G is the sum of two terms that have no bit in common, one of which does not wait for b. For I, see `step`.

use raddle_isa::Inst;
use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::{Part, at, straight};

use super::super::spec::{self, SHIFTS};
use super::super::{BLOCK, WORDS};
use super::step::constant;
use crate::hash::Hash;
use crate::{Kernel, variant};

/// Builds `md5_blocks_gpr`.
pub(super) fn kernel(name: &'static str) -> Kernel {
    variant::kernel::<Ppc64le>(name, Hash::Md5.blocks(), "one step after the other", |k| {
        let [state, input, len] = ["state", "input", "len"].map(|name| k.arg(name));
        let message =
            Message { input, buffer: k.take_all(), free: k.take_all(), constants: k.words((0..64).map(constant)) };
        // The buffer before the block.
        let saved: [Gpr; WORDS] = k.take_all();
        k.clear(message.buffer.into_iter().chain(message.free));
        let place = |i: usize| at(state, 4 * i);
        let both = || message.buffer.into_iter().zip(saved);
        let body = vec![
            straight(both().map(|(x, saved)| mr(saved, x))).phase("keep: the hash value, for the sum after the block"),
            straight((0..64).flat_map(|i| message.step(i))),
            straight(both().map(|(x, saved)| add(x, x, saved))).phase("finish: adds the hash value before the block"),
            straight([addi(input, input, BLOCK), addi(len, len, -(BLOCK as i64))].phase("advance: pointer and length")),
        ];
        vec![
            straight(message.buffer.into_iter().enumerate().map(|(i, x)| lwz(x, place(i))))
                .phase("load: the hash value"),
            while_bytes(len, BLOCK, body).phase(format!("loop: a block an iteration, while {BLOCK} bytes are left")),
            straight(message.buffer.into_iter().enumerate().map(|(i, x)| stw(place(i), x)))
                .phase("store: the hash value"),
        ]
    })
}

/// The registers of the message.
struct Message {
    input: Gpr,
    buffer: [Gpr; WORDS],
    free: [Gpr; 2],
    constants: Part,
}

impl Message {
    fn step(&self, i: usize) -> Vec<Inst> {
        let [a, b, c, d] = std::array::from_fn(|k| self.buffer[(k + 4 - i % 4) % 4]);
        let [x, y] = self.free;
        let addends = [lwz(x, at(self.input, 4 * spec::word(i))), lwz(y, self.constants.at(4 * i))];
        let mut step = [&addends[..], &[add(x, x, y), add(a, a, x)]].concat();
        step.extend(match i / 16 {
            0 => vec![xor(x, c, d), and(x, x, b), xor(x, x, d), add(a, a, x)],
            1 => vec![andc(x, c, d), add(a, a, x), and(y, b, d), add(a, a, y)],
            2 => vec![xor(x, c, d), xor(x, x, b), add(a, a, x)],
            _ => vec![andc(x, d, b), xor(x, x, c), subf(a, x, a)],
        });
        step.extend([rotlwi(a, a, SHIFTS[i / 16][i % 4]), add(a, a, b)]);
        if i.is_multiple_of(16) { step.phase(format!("round {} (RFC 1321, 3.4), 16 steps", i / 16 + 1)) } else { step }
    }
}
