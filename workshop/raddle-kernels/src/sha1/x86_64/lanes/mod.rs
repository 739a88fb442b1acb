//! Many messages in lanes of vectors: a set of messages has a register for each word of the hash value. Sets are woven,
//! because a single set waits half of the time.

pub(super) mod checked;
mod functions;

use std::marker::PhantomData;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, woven};
use raddle_isa::{Code, Inst, Mem, Order, Strand};

use crate::AnyOperation;
use crate::Kernel;
use crate::hash::Hash;
use crate::sha1::{WORDS, spec};
use crate::variant::{Builder, Variant};
use crate::x86_64::lanes::{Lanes, QUARTER, lanes, summary};
use crate::x86_64::width::Lane;
use functions::Functions;

/// The number of words of the message schedule that are kept: W(t) takes the place of W(t - 16).
const RETAINED: usize = 16;

/// The number of registers that a round overwrites.
const SCRATCH: usize = 2;

/// The order that weaves whole rounds, for AVX-512.
const BY_ROUNDS: Order = Order::Groups(14);

/// Returns the kernels.
pub(super) fn kernels() -> Vec<Kernel> {
    vec![
        Sets::<Ymm>::new(1, Order::RoundRobin).kernel("sha1_lanes_avx2_x8"),
        Sets::<Zmm>::new(1, Order::RoundRobin).kernel("sha1_lanes_avx512_x16"),
        Sets::<Zmm>::new(2, Order::RoundRobin).kernel("sha1_lanes_avx512_x32"),
    ]
}

/// Returns candidates with other orders and widths. On Golden Cove, 16 messages with AVX2 take 2 % less time for each
/// byte than 8, and 64 messages with AVX-512 take 4 % less than 32. That is not worth the 21 and 35 KB of these
/// kernels.
pub(super) fn candidates() -> Vec<Kernel> {
    vec![
        Sets::<Ymm>::new(2, Order::RoundRobin).kernel("sha1_lanes_avx2_x16"),
        Sets::<Zmm>::new(4, BY_ROUNDS).kernel("sha1_lanes_avx512_x64"),
        Sets::<Zmm>::new(2, BY_ROUNDS).kernel("sha1_lanes_avx512_x32_by_rounds"),
        Sets::<Zmm>::new(3, BY_ROUNDS).kernel("sha1_lanes_avx512_x48"),
        Sets::<Zmm>::new(4, Order::RoundRobin).kernel("sha1_lanes_avx512_x64_in_turn"),
    ]
}

/// The number of sets of vectors, and the order in which they are woven.
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
        Hash::Sha1.lanes(self.sets * lanes::<V>(Hash::Sha1))
    }

    fn summary(&self) -> String {
        summary::<V>(Hash::Sha1, self.sets, self.order)
    }

    /// Loads a block of each message, and applies all rounds to it.
    fn build(&self, k: &mut Builder<X86_64>) -> Vec<Code> {
        let lanes = Lanes::new::<V>(k, Hash::Sha1, self.sets);
        let constants = Constants::Words(k.words(spec::K));
        let swap = swap::<V>(k);

        let sets = || 0..self.sets;
        let load = |set: usize| load::<V>(lanes, set, swap, self.order).into();
        let mut iteration: Vec<Code> = sets().map(load).collect();
        let rounds = sets().map(|set| Set::<V>::new(lanes, set, constants).block());
        iteration.push(woven(rounds.chain([lanes.prefetch::<V>()]), self.order).into());
        lanes.code::<V>(k, iteration)
    }
}

/// Returns the control of a shuffle that reverses the bytes of each word.
fn swap<V: Functions>(k: &mut Builder<X86_64>) -> Part {
    k.constants((0..V::BYTES as u8).map(|i| i % 16 ^ 3))
}

/// Loads a block of each message of a set.
fn load<V: Functions>(lanes: Lanes, set: usize, swap: Part, order: Order) -> Strand {
    let note =
        format!("set {}: loads a block of each message, transposed so that a vector has a word of each", set + 1);
    let quarters = (0..QUARTER).map(|quarter| V::load_quarter(lanes, set, quarter, 0, Some(swap.at(0))));
    woven([quarters.fold(Strand::default(), Strand::then)], order).phase(note)
}

/// A set of messages.
struct Set<V> {
    lanes: Lanes,
    set: usize,
    /// The hash value.
    hash: [V; WORDS],
    /// The registers that a round overwrites.
    scratch: [V; SCRATCH],
    /// The constants of the rounds.
    constants: Constants,
}

/// The form of the constants of the rounds.
#[derive(Clone, Copy)]
enum Constants {
    /// A word, which AVX2 loads with an instruction of its own.
    Words(Part),
    /// The same word in each lane of a vector, which any instruction can read.
    Vectors(Part),
}

impl<V: Functions> Set<V> {
    fn new(lanes: Lanes, set: usize, constants: Constants) -> Set<V> {
        let register = |n: usize| V::numbered((WORDS + SCRATCH) * set + n);
        let scratch = std::array::from_fn(|n| register(WORDS + n));
        Set { lanes, set, hash: std::array::from_fn(register), scratch, constants }
    }

    fn block(&self) -> Strand {
        self.block_with(|_, _| Vec::new())
    }

    /// Absorbs a block, with more instructions where a word of the message schedule, given by its number, is in a register.
    fn block_with(&self, mut use_word: impl FnMut(usize, V) -> Vec<Inst>) -> Strand {
        let values = || (0..).zip(self.hash).map(|(i, word)| (word, self.lanes.value(self.set, i)));
        let note = |what: &str| format!("set {}: {what}", self.set + 1);
        let load = values().map(|(word, value)| word.load(value));
        let mut strand = Strand::from_iter(load).phase(note("a to e, the hash value"));
        for first in (0..spec::ROUNDS).step_by(spec::QUARTER) {
            let rounds = (first..first + spec::QUARTER).flat_map(|t| self.round(t, &mut use_word));
            let what = format!("rounds {first} to {} (FIPS 180-4, 6.1.2)", first + spec::QUARTER - 1);
            strand.extend(Vec::from_iter(rounds).phase(note(&what)));
        }
        let mut sums = Strand::default();
        for (word, value) in values() {
            sums.push([vpaddd(word, word, value), word.store(value)]);
        }
        strand.then(sums.phase(note("adds a to e to the hash value")))
    }

    /// Returns the slot of a word of the message schedule.
    fn word(&self, t: usize) -> Mem {
        self.lanes.word(self.set, t % RETAINED)
    }

    /// Returns round `t` (FIPS 180-4, 6.1.2, step 3): words stay in their registers, and their names rotate. The
    /// rotation of a comes last, because a is the result of the previous round.
    fn round(&self, t: usize, use_word: &mut impl FnMut(usize, V) -> Vec<Inst>) -> Vec<Inst> {
        let [a, b, c, d, e] = std::array::from_fn(|n| self.hash[(WORDS + n - t % WORDS) % WORDS]);
        let [x, y] = self.scratch;
        let mut insts = Vec::new();
        if t < RETAINED {
            insts.push(vpaddd(e, e, self.word(t)));
        } else {
            insts.extend(self.schedule(t));
            insts.push(vpaddd(e, e, x));
            insts.extend(use_word(t, x));
        }
        let quarter = t / spec::QUARTER;
        match self.constants {
            Constants::Words(words) => insts.extend(e.add_word(Lane::Bits32, words.at(4 * quarter), y)),
            Constants::Vectors(vectors) => insts.push(vpaddd(e, e, vectors.at(V::BYTES * quarter))),
        }
        insts.extend(e.add_function(t / spec::QUARTER, [b, c, d], [x, y]));
        insts.extend(b.rotate(b, 30, x));
        insts.extend(x.rotate(a, 5, y));
        insts.push(vpaddd(e, e, x));
        insts
    }

    /// Computes W(t) (FIPS 180-4, 6.1.2, step 1), in the first register that a round overwrites.
    fn schedule(&self, t: usize) -> Vec<Inst> {
        let [x, y] = self.scratch;
        let [oldest, others @ ..] = [16, 14, 8, 3].map(|n| self.word(t + RETAINED - n));
        let mut insts = vec![x.load(oldest)];
        insts.extend(x.xor_words(others, y));
        insts.extend(x.rotate(x, 1, y));
        // No later round reads the last three words from the stack.
        if t + 3 < spec::ROUNDS {
            insts.push(x.store(self.word(t)));
        }
        insts
    }
}
