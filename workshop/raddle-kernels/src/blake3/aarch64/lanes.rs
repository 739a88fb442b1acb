//! Four inputs in lanes of vectors, with a register for each word of the state. The four quarter rounds of a round are
//! woven.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{Part, straight, woven};
use raddle_isa::{Code, Order, Strand};

use super::super::{STATE, WORDS, spec};
use crate::AnyOperation;
use crate::aarch64::messages::{Bytes, Messages, lanes, table};
use crate::chacha20::aarch64::lanes::{Lanes, ROTATE_8};
use crate::chacha20::lowering::Lowering;
use crate::hash::Hash;
use crate::variant::{Builder, Variant};

/// The registers in which words are transposed, and which rotations overwrite.
const FREE: [Vector; 8] = [v(16), v(17), v(18), v(19), v(20), v(21), v(22), v(23)];

/// `blake3_lanes_neon_x4`.
pub(super) struct Group;

/// Returns the register of a word of the state.
fn register(word: usize) -> Vector {
    v(word as u8)
}

/// Returns the registers of the values that the contract calls hash values: the whole state except the constants.
fn state() -> Vec<Vector> {
    (0..STATE).map(|i| register(if i < WORDS { i } else { i + 4 })).collect()
}

/// Returns the rounds of a block.
fn rounds(messages: &Messages) -> Strand {
    let quarter_round = |i: usize, words: [usize; 16]| {
        // Each quarter round has its own registers for rotations and for words, so it can begin before the others have
        // ended.
        let [scratch, word] = [FREE[i % 4], FREE[4 + i % 4]];
        let on = Lanes { scratch };
        let [a, b, c, d] = spec::QUARTERS[i].map(register);
        let mut strand = Strand::new(on.scratch().into_iter().chain([word.reg()]));
        for (n, (x, y, z)) in [(a, b, d), (c, d, b), (a, b, d), (c, d, b)].into_iter().enumerate() {
            if n % 2 == 0 {
                strand.push([ldr_q(word, messages.word(0, words[2 * i + n / 2])), add_4s(x, x, word)]);
            }
            strand.push(on.add(x, y));
            strand.push(on.xor_rol(z, x, 32 - spec::ROTATIONS[n]));
        }
        strand
    };
    (0..spec::ROUNDS).fold(Strand::default(), |strand, round| {
        let words = spec::SCHEDULE[round];
        let half = |first: usize| woven((first..first + 4).map(|i| quarter_round(i, words)), Order::RoundRobin);
        strand.then(half(0).then(half(4)).phase(format!("round {}", round + 1)))
    })
}

impl Variant for Group {
    type Target = Aarch64;

    fn operation(&self) -> AnyOperation {
        Hash::Blake3.lanes(lanes(Hash::Blake3))
    }

    fn summary(&self) -> String {
        "4 inputs".into()
    }

    fn build(&self, k: &mut Builder<Aarch64>) -> Vec<Code> {
        let messages = Messages::new(k, Hash::Blake3, 1, Bytes::LowestFirst);
        let constants: Part = k.constants(table(spec::IV[..4].iter().map(|word| word.to_le_bytes())));
        let rotate = k.constants((0..16u8).map(|i| i / 4 * 4 + (i + 1) % 4));
        let mut begin = messages.keep(0, &state()).phase("keeps counters, lengths and flags");
        for quarter in 0..4 {
            begin = begin.then(messages.transpose(0, quarter, FREE));
        }
        let third_row = (0..4).map(|i| ldr_q(register(WORDS + i), constants.at(16 * i)));
        begin.extend(Vec::from_iter(third_row).phase("the third row of the state: constants"));
        let mut end: Strand = (0..WORDS).map(|i| eor(register(i), register(i), register(i + WORDS))).collect();
        end = end.phase("the new chaining value: the halves of the state, added without carries");
        end.extend((WORDS..STATE).map(|i| ldr_q(state()[i], messages.before(0, i))));
        let block = vec![begin.into(), rounds(&messages).then(end).into()];
        let mut code = vec![straight([ldr_q(ROTATE_8, rotate.at(0))]).phase("load: the control of a rotation")];
        code.extend(messages.code(k, |_| state(), block));
        code
    }
}
