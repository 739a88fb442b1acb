//! Many messages in lanes of vectors: a set of messages has a register for each word of the buffer. Sets are woven,
//! because a single set waits most of the time: a step is a chain of at least four instructions, and needs the previous
//! step.

mod functions;

use std::marker::PhantomData;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, straight, woven};
use raddle_isa::{Code, Inst, Order, Strand};

use crate::AnyOperation;
use crate::Kernel;
use crate::hash::Hash;
use crate::md5::{WORDS, spec};
use crate::variant::{Builder, Variant};
use crate::x86_64::lanes::{Lanes, lanes, summary};
use crate::x86_64::width::Lane;
use functions::Functions;

/// Returns the kernels.
pub(super) fn kernels() -> Vec<Kernel> {
    let round_robin = Order::RoundRobin;
    vec![
        Sets::<Ymm>::new(1, round_robin).kernel("md5_lanes_avx2_x8"),
        Sets::<Ymm>::new(2, round_robin).kernel("md5_lanes_avx2_x16"),
        Sets::<Ymm>::new(3, Order::Groups(36)).kernel("md5_lanes_avx2_x24"),
        Sets::<Zmm>::new(1, round_robin).kernel("md5_lanes_avx512_x16"),
        Sets::<Zmm>::new(2, BY_TWO_STEPS).kernel("md5_lanes_avx512_x32"),
        Sets::<Zmm>::new(4, BY_TWO_STEPS).kernel("md5_lanes_avx512_x64"),
    ]
}

/// The order that weaves two steps of AVX-512 at a time.
const BY_TWO_STEPS: Order = Order::Groups(14);

/// Returns candidates with other orders and widths.
pub(super) fn candidates() -> Vec<Kernel> {
    let round_robin = Order::RoundRobin;
    vec![
        Sets::<Ymm>::new(3, round_robin).kernel("md5_lanes_avx2_x24_in_turn"),
        Sets::<Zmm>::new(2, round_robin).kernel("md5_lanes_avx512_x32_in_turn"),
        Sets::<Zmm>::new(3, BY_TWO_STEPS).kernel("md5_lanes_avx512_x48"),
        Sets::<Zmm>::new(4, round_robin).kernel("md5_lanes_avx512_x64_in_turn"),
        Sets::<Zmm>::new(5, BY_TWO_STEPS).kernel("md5_lanes_avx512_x80"),
        Sets::<Zmm>::new(6, BY_TWO_STEPS).kernel("md5_lanes_avx512_x96"),
    ]
}

/// The number of sets of vectors that are woven, and their order.
struct Sets<V> {
    sets: usize,
    order: Order,
    width: PhantomData<V>,
}

impl<V> Sets<V> {
    fn new(sets: usize, order: Order) -> Sets<V> {
        Sets { sets, order, width: PhantomData }
    }
}

impl<V: Functions> Variant for Sets<V> {
    type Target = X86_64;

    fn operation(&self) -> AnyOperation {
        Hash::Md5.lanes(self.sets * lanes::<V>(Hash::Md5))
    }

    fn summary(&self) -> String {
        summary::<V>(Hash::Md5, self.sets, self.order)
    }

    /// Loads a block of each message, and performs all steps.
    fn build(&self, k: &mut Builder<X86_64>) -> Vec<Code> {
        let lanes = Lanes::new::<V>(k, Hash::Md5, self.sets);
        let constants = k.words(spec::T);
        let ones = k.words([u32::MAX]);

        let sets = || 0..self.sets;
        let load = |set: usize| {
            let note = format!(
                "set {}: loads a block of each message, transposed so that a vector has a word of each",
                set + 1
            );
            woven([V::load_block(lanes, set)], self.order).phase(note).into()
        };
        let mut iteration: Vec<Code> = sets().map(load).collect();
        iteration.push(straight(V::prepare(ones.at(0))));
        let steps = sets().map(|set| Set::<V>::new(lanes, set, constants).block());
        iteration.push(woven(steps.chain([lanes.prefetch::<V>()]), self.order).into());
        lanes.code::<V>(k, iteration)
    }
}

/// A set of messages.
struct Set<V> {
    lanes: Lanes,
    set: usize,
    /// The buffer.
    buffer: [V; WORDS],
    /// A register that a step overwrites.
    x: V,
    /// The constants of the steps.
    constants: Part,
}

impl<V: Functions> Set<V> {
    fn new(lanes: Lanes, set: usize, constants: Part) -> Set<V> {
        let register = |n: usize| V::numbered((WORDS + 1) * set + n);
        Set { lanes, set, buffer: std::array::from_fn(register), x: register(WORDS), constants }
    }

    fn block(&self) -> Strand {
        let values = || (0..).zip(self.buffer).map(|(i, word)| (word, self.lanes.value(self.set, i)));
        let note = |what: &str| format!("set {}: {what}", self.set + 1);
        let load = values().map(|(word, value)| word.load(value));
        let mut strand = Strand::from_iter(load).phase(note("a, b, c, d, the hash value"));
        for round in 0..4 {
            let steps = (16 * round..16 * (round + 1)).flat_map(|i| self.step(i));
            strand.extend(Vec::from_iter(steps).phase(note(&format!("round {} (RFC 1321, 3.4), 16 steps", round + 1))));
        }
        let mut sums = Strand::default();
        for (word, value) in values() {
            sums.push([vpaddd(word, word, value), word.store(value)]);
        }
        strand.then(sums.phase(note("adds a, b, c, d to the hash value")))
    }

    /// Performs step `i` (RFC 1321, 3.4): words stay in their registers and change their names.
    fn step(&self, i: usize) -> Vec<Inst> {
        let [a, b, c, d] = std::array::from_fn(|n| self.buffer[(WORDS + n - i % WORDS) % WORDS]);
        let mut insts = vec![vpaddd(a, a, self.lanes.word(self.set, spec::word(i)))];
        insts.extend(a.add_word(Lane::Bits32, self.constants.at(4 * i), self.x));
        insts.extend(a.add_function(i / 16, [b, c, d], self.x));
        insts.extend(a.rotate(spec::SHIFTS[i / 16][i % 4] as u8, self.x));
        insts.push(vpaddd(a, a, b));
        insts
    }
}
