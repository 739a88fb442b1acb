//! Messages with the instructions for SHA-256, each in registers of its own.
//!
//! Four rounds are two instructions of 4 cycles, each of which reads the previous results of both. Because one of them
//! overwrites a to d, the other reads a copy of a to d, which is ready 2 cycles later. The chain from a to d through
//! the copy to e to h, and from these back to a to d, takes 10 cycles for eight rounds: 80 cycles for a block, and 2
//! for the sum. In that time, a core could do the work of almost two messages: 44 instructions of a block share a pipe
//! in LLVM's model of Neoverse V1, 56 in the models of N1 and V2.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{Part, at};
use raddle_isa::{Inst, Mem, Strand};

use super::super::spec;
use crate::aarch64::streams;
use crate::hash::Hash;
use crate::variant::Builder;

/// The registers of one message.
pub(crate) struct Stream {
    /// The pointer to its blocks.
    input: X,
    /// The words of the hash value, a to d and e to h.
    hash: [Vector; 2],
    /// The hash value before the block.
    before: [Vector; 2],
    /// The last sixteen words of the message schedule.
    words: [Vector; 4],
    /// The sums of words and constants of four rounds.
    wk: Vector,
    /// a to d before four rounds.
    abcd: Vector,
    /// The constants of the rounds.
    table: Part,
}

impl Stream {
    fn new(k: &mut Builder<Aarch64>, input: X, table: Part) -> Stream {
        let (hash, before, words) = (k.take_all(), k.take_all(), k.take_all());
        let (wk, abcd) = (k.take(), k.take());
        k.clear([&hash[..], &before, &words, &[wk, abcd]].concat());
        Stream { input, hash, before, words, wk, abcd, table }
    }
}

impl streams::Stream for Stream {
    const HASH: Hash = Hash::Sha256;

    fn of(k: &mut Builder<Aarch64>, inputs: Vec<X>) -> (Vec<Inst>, Vec<Stream>) {
        let table = k.words(spec::K);
        (vec![], inputs.into_iter().map(|input| Stream::new(k, input, table)).collect())
    }

    fn input(&self) -> X {
        self.input
    }

    fn load(&self, state: Mem) -> Vec<Inst> {
        vec![ldp_q(self.hash[0], self.hash[1], state)]
    }

    fn store(&self, state: Mem) -> Vec<Inst> {
        vec![stp_q(state, self.hash[0], self.hash[1])]
    }

    fn block(&self, name: &str) -> Strand {
        let ([abcd, efgh], [w0, w1, w2, w3]) = (self.hash, self.words);
        let mut strand = Strand::from_iter([ldp_q(w0, w1, at(self.input, 0)), ldp_q(w2, w3, at(self.input, 32))]);
        strand.extend(self.words.map(|word| rev32_16b(word, word)));
        strand.extend([mov(self.before[0], abcd), mov(self.before[1], efgh)]);
        strand = strand.phase(format!("{name}loads the words of the block, keeps the hash value"));
        for group in 0..16 {
            let [w0, w1, w2, w3] = [0, 1, 2, 3].map(|i| self.words[(group + i) % 4]);
            let schedule = if group < 12 { format!("; W({}) and three more", 4 * group + 16) } else { String::new() };
            let note = format!("{name}rounds {} to {}{schedule}", 4 * group, 4 * group + 3);
            strand.extend([ldr_q(self.wk, self.table.at(16 * group)), add_4s(self.wk, self.wk, w0)].phase(note));
            strand.extend([mov(self.abcd, abcd), sha256h(abcd, efgh, self.wk), sha256h2(efgh, self.abcd, self.wk)]);
            if group < 12 {
                strand.extend([sha256su0(w0, w1), sha256su1(w0, w2, w3)]);
            }
        }
        let sums = [add_4s(abcd, abcd, self.before[0]), add_4s(efgh, efgh, self.before[1])];
        strand.extend(sums.phase(format!("{name}adds the hash value before the block")));
        strand
    }
}
