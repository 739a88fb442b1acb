//! Four inputs, each in a lane, with a register for each word of the state. The four quarter rounds of a round are
//! woven.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::woven;
use raddle_isa::{Code, Order, Strand};

use super::super::{STATE, WORDS, spec};
use crate::AnyOperation;
use crate::hash::Hash;
use crate::hash::ppc64le::counts;
use crate::hash::ppc64le::lanes::{Blocks, Lanes, Vectors, group};
use crate::variant::{Builder, Variant};

/// The registers in which words are transposed. Afterwards they hold counts of rotations, and words of the block.
const FREE: [Vr; 8] = [v(16), v(17), v(18), v(19), v(20), v(21), v(22), v(23)];

/// Further registers that a transpose overwrites.
const BESIDE: [Vr; 6] = [v(24), v(25), v(26), v(27), v(28), v(29)];

/// `blake3_lanes_vsx_x4`.
pub(super) struct Group;

/// Returns the register of a word of the state.
fn register(word: usize) -> Vr {
    v(word as u8)
}

/// Returns the rounds of a block.
fn rounds(lanes: &Lanes) -> Strand {
    let quarter_round = |i: usize, words: [usize; 16]| {
        let free = FREE[4 + i % 4];
        let [a, b, c, d] = spec::QUARTERS[i].map(register);
        let mut strand = Strand::new([free]);
        for (n, (x, y, z)) in [(a, b, d), (c, d, b), (a, b, d), (c, d, b)].into_iter().enumerate() {
            if n % 2 == 0 {
                let (load, word) = lanes.word(0, words[2 * i + n / 2], free);
                strand.push(load.into_iter().chain([vadduwm(x, x, word)]));
            }
            strand.push([vadduwm(x, x, y)]);
            strand.push([vxor(z, z, x), vrlw(z, z, FREE[n])]);
        }
        strand
    };
    let mut strand: Strand = (0..4).map(|n| counts(FREE[n], 32 - spec::ROTATIONS[n])).collect();
    (0..4).for_each(|i| strand.extend(lanes.constant(register(WORDS + i), i)));
    strand = strand.phase("counts of rotations, and the third row of the state: constants");
    for round in 0..spec::ROUNDS {
        let words = spec::SCHEDULE[round];
        let half = |first: usize| woven((first..first + 4).map(|i| quarter_round(i, words)), Order::RoundRobin);
        strand = strand.then(half(0).then(half(4)).phase(format!("round {}", round + 1)));
    }
    let sums: Strand = (0..WORDS).map(|i| vxor(register(i), register(i), register(i + WORDS))).collect();
    strand.then(sums.phase("the new chaining value: the halves of the state, added without carries"))
}

impl Variant for Group {
    type Target = Ppc64le;

    fn operation(&self) -> AnyOperation {
        Hash::Blake3.lanes(group(Hash::Blake3))
    }

    fn summary(&self) -> String {
        "4 inputs".into()
    }

    fn build(&self, k: &mut Builder<Ppc64le>) -> Vec<Code> {
        let state = (0..STATE).map(|i| register(if i < WORDS { i } else { i + 4 })).collect();
        let vectors = Vectors { words: vec![state], blocks: Blocks::Stack(FREE), free: BESIDE, used: 30 };
        k.words(spec::IV[..4].iter().flat_map(|&word| [word; 4]));
        let lanes = Lanes::new(k, Hash::Blake3, vectors, 4);
        lanes.code(rounds(&lanes))
    }
}
