//! Many inputs in lanes of vectors, with a register for each word of the state.
//!
//! The four quarter rounds of a round are woven. AVX2 has no register for the sixteenth word. A word of the third row,
//! which waits longest for its next use, lies on the stack, and its register holds values for rotations, as in
//! ChaCha20. AVX-512 has registers for two sets of inputs.

use std::marker::PhantomData;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Place, straight, woven};
use raddle_isa::{Code, Mem, Order, Strand};

use super::rounds::Rounds;
use crate::AnyOperation;
use crate::Kernel;
use crate::blake3::{WORDS, spec};
use crate::chacha20::lowering::Lowering;
use crate::chacha20::x86_64::evex::Evex;
use crate::chacha20::x86_64::vex::Shuffles;
use crate::hash::Hash;
use crate::variant::{Builder, Variant};
use crate::x86_64::lanes::{Lanes, LoadBlock, lanes, summary};

/// Returns the kernels.
pub(super) fn kernels() -> Vec<Kernel> {
    vec![
        Sets::<Ymm>::new(1, Order::RoundRobin).kernel("blake3_lanes_avx2_x8"),
        Sets::<Zmm>::new(1, Order::RoundRobin).kernel("blake3_lanes_avx512_x16"),
        Sets::<Zmm>::new(2, HALF_A_ROUND_EACH).kernel("blake3_lanes_avx512_x32"),
    ]
}

/// The order of half a round of one set, four quarter rounds of ten bundles, then half a round of the other set.
const HALF_A_ROUND_EACH: Order = Order::Groups(40);

/// Returns candidates with other orders and widths.
pub fn candidates() -> Vec<Kernel> {
    vec![Sets::<Zmm>::new(2, Order::RoundRobin).kernel("blake3_lanes_avx512_x32_in_turn")]
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

/// The rotations of words in vectors of one width.
trait Rotations: LoadBlock {
    /// The word of a state that lies on the stack, if one does; its register is free.
    const SPILLED: Option<usize>;

    /// The operations of a quarter round, with the controls of rotations.
    type On: Lowering<Self>;

    /// Allocates the constants of rotations.
    fn rotations(k: &mut Builder<X86_64>) -> Option<[Part; 2]>;

    /// Returns the operations of a quarter round.
    fn on(rotations: Option<[Part; 2]>) -> Self::On;
}

impl Rotations for Ymm {
    const SPILLED: Option<usize> = Some(11);

    type On = Shuffles<Ymm>;

    fn rotations(k: &mut Builder<X86_64>) -> Option<[Part; 2]> {
        Some(Shuffles::<Ymm>::controls_of(k, [2, 3]))
    }

    fn on(rotations: Option<[Part; 2]>) -> Shuffles<Ymm> {
        let controls = rotations.expect("controls of shuffles").map(|control| Place::Mem(control.at(0)));
        Shuffles { scratch: ymm(11), controls }
    }
}

impl Rotations for Zmm {
    const SPILLED: Option<usize> = None;

    type On = Evex;

    fn rotations(_: &mut Builder<X86_64>) -> Option<[Part; 2]> {
        None
    }

    fn on(_: Option<[Part; 2]>) -> Evex {
        Evex
    }
}

impl<V: Rotations> Variant for Sets<V> {
    type Target = X86_64;

    fn operation(&self) -> AnyOperation {
        Hash::Blake3.lanes(self.sets * lanes::<V>(Hash::Blake3))
    }

    fn summary(&self) -> String {
        summary::<V>(Hash::Blake3, self.sets, self.order)
    }

    /// Loads a block of each input, and applies all rounds to it.
    fn build(&self, k: &mut Builder<X86_64>) -> Vec<Code> {
        let lanes = Lanes::new::<V>(k, Hash::Blake3, self.sets);
        let constants = k.words(spec::IV[..4].iter().copied());
        let rotations = V::rotations(k);
        let spill = V::SPILLED.map(|_| k.slots(self.sets, V::BYTES));

        let load = |set: usize| {
            let note =
                format!("set {}: loads a block of each input, transposed so that a vector has a word of each", set + 1);
            straight(woven([V::load_block(lanes, set)], Order::RoundRobin).insts().cloned()).phase(note)
        };
        let mut iteration: Vec<Code> = (0..self.sets).map(load).collect();
        let sets = (0..self.sets).map(|set| {
            let spill = spill.map(|slots| slots.at(set));
            Set::<V> { lanes, set, spill, on: V::on(rotations), constants }.block()
        });
        iteration.push(woven(sets, self.order).into());
        lanes.code::<V>(k, iteration)
    }
}

/// A set of inputs.
struct Set<V: Rotations> {
    lanes: Lanes,
    set: usize,
    /// The slot of the word [`Rotations::SPILLED`].
    spill: Option<Mem>,
    on: V::On,
    /// The third row of a state before the rounds.
    constants: Part,
}

impl<V: Rotations> Set<V> {
    fn register(&self, word: usize) -> V {
        V::numbered(16 * self.set + word)
    }

    fn block(&self) -> Strand {
        let note = |what: &str| format!("set {}: {what}", self.set + 1);
        let rounds = Rounds {
            state: std::array::from_fn(|word| self.register(word)),
            spilled: V::SPILLED.zip(self.spill),
            words: std::array::from_fn(|word| Place::Mem(self.lanes.word(self.set, word))),
            on: &self.on,
        };
        let mut strand = Strand::default();
        // The word that goes to the stack is one of the constants: from here on, its register is free.
        for word in 0..16 {
            let register = self.register(word);
            let load = match word {
                0..8 => register.load(self.lanes.value(self.set, word)),
                8..12 => vpbroadcastd_load(register, self.constants.at(4 * (word - 8))),
                _ => register.load(self.lanes.value(self.set, word - 4)),
            };
            let store = match rounds.home(word) {
                Place::Reg(_) => None,
                Place::Mem(place) => Some(register.store(place)),
            };
            strand.push([load].into_iter().chain(store));
        }
        strand = strand.phase(note("the state: chaining value, constants, counter, length and flags"));
        let mut end = Strand::default();
        for word in 0..WORDS {
            let register = self.register(word);
            end.push([
                register.xor(register, rounds.home(word + WORDS)),
                register.store(self.lanes.value(self.set, word)),
            ]);
        }
        let end = end.phase(note("the new chaining value: the halves of the state, added without carries"));
        strand.then(rounds.strand(note)).then(end)
    }
}
