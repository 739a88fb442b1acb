//! Messages hashed with the instructions for SHA-1, each in its own registers. A processor with the instructions for
//! SHA-256 has those for SHA-1 too (FEAT_SHA1 and FEAT_SHA256 go together).
//!
//! One instruction computes four rounds on a to d, with four words of W + K and e. After the four rounds, e is the
//! value that a had before them, rotated: `sha1h`. So a block is a dependency chain of 20 such instructions; two
//! messages are two independent chains.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{Part, at};
use raddle_isa::{Inst, Mem, Strand};

use super::super::spec;
use crate::aarch64::messages::table;
use crate::aarch64::streams;
use crate::hash::Hash;
use crate::variant::Builder;

/// The number of groups of four rounds, each with four words of W.
const GROUPS: usize = spec::ROUNDS / 4;

/// The registers of one message.
pub(crate) struct Stream {
    /// The pointer to its blocks.
    input: X,
    /// The words a to d.
    abcd: Vector,
    /// Two registers that alternate: e for four rounds, and for the next four.
    e: [Vector; 2],
    /// The hash value before the block.
    before: [Vector; 2],
    /// The last sixteen words of the message schedule.
    words: [Vector; 4],
    /// Words and constants of four rounds, added.
    wk: Vector,
    /// The constants, each in all lanes.
    constants: [Vector; 4],
}

/// Returns the lowest word of a vector register.
fn low(register: Vector) -> Single {
    s(register.reg().n)
}

impl Stream {
    fn new(k: &mut Builder<Aarch64>, input: X, constants: [Vector; 4]) -> Stream {
        let (abcd, e, before, words, wk) = (k.take(), k.take_all(), k.take_all(), k.take_all(), k.take());
        k.clear([&[abcd, wk][..], &e, &before, &words].concat());
        Stream { input, abcd, e, before, words, wk, constants }
    }
}

impl streams::Stream for Stream {
    const HASH: Hash = Hash::Sha1;

    fn of(k: &mut Builder<Aarch64>, inputs: Vec<X>) -> (Vec<Inst>, Vec<Stream>) {
        let table: Part = k.constants(table(spec::K.map(u32::to_le_bytes)));
        let constants: [Vector; 4] = k.take_all();
        let streams = inputs.into_iter().map(|input| Stream::new(k, input, constants)).collect();
        (constants.into_iter().enumerate().map(|(i, constant)| ldr_q(constant, table.at(16 * i))).collect(), streams)
    }

    fn input(&self) -> X {
        self.input
    }

    fn load(&self, state: Mem) -> Vec<Inst> {
        vec![ldr_q(self.abcd, state), ldr_s(low(self.e[0]), Mem { disp: state.disp + 16, ..state })]
    }

    fn store(&self, state: Mem) -> Vec<Inst> {
        vec![str_q(state, self.abcd), str_s(Mem { disp: state.disp + 16, ..state }, low(self.e[0]))]
    }

    fn block(&self, name: &str) -> Strand {
        let [w0, w1, w2, w3] = self.words;
        let mut strand = Strand::from_iter([ldp_q(w0, w1, at(self.input, 0)), ldp_q(w2, w3, at(self.input, 32))]);
        strand.extend(self.words.map(|word| rev32_16b(word, word)));
        strand.extend([mov(self.before[0], self.abcd), mov(self.before[1], self.e[0])]);
        strand = strand.phase(format!("{name}loads the words of the block, keeps the hash value"));
        for group in 0..GROUPS {
            let [w0, w1, w2, w3] = [0, 1, 2, 3].map(|i| self.words[(group + i) % 4]);
            let [e, next] = [0, 1].map(|i| self.e[(group + i) % 2]);
            let schedule =
                if group < GROUPS - 4 { format!("; W({}) and three more", 4 * group + 16) } else { String::new() };
            let note = format!("{name}rounds {} to {}{schedule}", 4 * group, 4 * group + 3);
            let quarter = 4 * group / spec::QUARTER;
            strand.extend([add_4s(self.wk, w0, self.constants[quarter]), sha1h(low(next), low(self.abcd))].phase(note));
            strand.extend([match quarter {
                0 => sha1c(self.abcd, low(e), self.wk),
                2 => sha1m(self.abcd, low(e), self.wk),
                _ => sha1p(self.abcd, low(e), self.wk),
            }]);
            if group < GROUPS - 4 {
                strand.extend([sha1su0(w0, w1, w2), sha1su1(w0, w3)]);
            }
        }
        let sums = [(self.abcd, self.before[0]), (self.e[0], self.before[1])];
        let sums = sums.map(|(word, before)| add_4s(word, word, before));
        strand.extend(sums.phase(format!("{name}adds the hash value before the block")));
        strand
    }
}
