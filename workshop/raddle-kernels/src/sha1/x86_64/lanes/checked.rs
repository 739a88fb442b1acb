//! The lanes kernels, with the conditions of attacks in their rounds.
//!
//! A condition compares a bit of two words in all lanes, and needs no shuffles. It follows the schedule of its second word,
//! which is then in a register. Its first word is at most five words older, so it is still on the stack.
//!
//! With AVX2, the constants are vectors that instructions read from memory. On Zen 3 that is faster than words, which each need
//! a load with a broadcast. AVX-512 broadcasts words in the instructions that read them.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::iter::{RepeatN, repeat_n};
use std::marker::PhantomData;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Place, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order};

use super::functions::Functions;
use super::{Constants, RETAINED, SCRATCH, Set, load, swap};
use crate::AnyOperation;
use crate::Kernel;
use crate::hash::Hash;
use crate::sha1::attacks_in_lanes::{Condition, Test, conditions, difference};
use crate::sha1::operation::Sha1CheckedLanes;
use crate::sha1::{WORDS, spec};
use crate::variant::{Builder, Variant};
use crate::x86_64::lanes::{Lanes, lanes, summary};
use crate::x86_64::width::Width;

/// Returns the kernels.
pub(in crate::sha1::x86_64) fn kernels() -> Vec<Kernel> {
    vec![
        Checked::<Ymm>(PhantomData).kernel("sha1_checked_lanes_avx2_x8"),
        Checked::<Zmm>(PhantomData).kernel("sha1_checked_lanes_avx512_x16"),
    ]
}

/// A set of messages, with the conditions of attacks.
struct Checked<V>(PhantomData<V>);

/// Returns the operation of the kernel of a width.
fn operation<V: Width>() -> Sha1CheckedLanes {
    Sha1CheckedLanes { messages: lanes::<V>(Hash::Sha1) }
}

impl<V: Conditions> Variant for Checked<V> {
    type Target = X86_64;

    fn operation(&self) -> AnyOperation {
        operation::<V>().into()
    }

    fn summary(&self) -> String {
        summary::<V>(Hash::Sha1, 1, Order::RoundRobin)
    }

    /// Absorbs a block of each message per iteration, and writes its record.
    fn build(&self, k: &mut Builder<X86_64>) -> Vec<Code> {
        let lanes = Lanes::new::<V>(k, Hash::Sha1, 1);
        let rounds = k.words(spec::K.into_iter().flat_map(V::copies));
        let constants = if V::COPIES > 1 { Constants::Vectors(rounds) } else { Constants::Words(rounds) };
        let swap = swap::<V>(k);
        let records = k.arg("records");
        let set = Set::<V>::new(lanes, 0, constants);
        let check = Check::<V>::new(k, lanes);
        let block = set.block_with(|t, word| check.conditions(t, word));
        let load = load::<V>(lanes, 0, swap, Order::RoundRobin);
        let record = check.record(&set, records);
        let next = add64(records, V::BYTES * (WORDS + 1));
        let iteration = vec![
            load.into(),
            woven([block], Order::RoundRobin).into(),
            straight(record.phase("record: the hash values, and the attacks that no word excludes")),
            straight(vec![next].phase("advance: the records")),
        ];
        let begin = straight(check.begin().phase("begin: the bits of most conditions"));
        [vec![begin], lanes.code::<V>(k, iteration)].concat()
    }
}

/// Conditions on vectors of one width.
trait Conditions: Functions {
    /// The first of the registers that neither a load of a block nor the rounds overwrite.
    const FREE: usize;

    /// The number of copies of a constant in memory.
    const COPIES: usize;

    /// Returns the copies of a constant.
    fn copies(word: u32) -> RepeatN<u32> {
        repeat_n(word, Self::COPIES)
    }

    /// Returns a constant in each lane, given its number.
    fn constant(constants: Part, i: usize) -> Mem;

    /// Loads a constant into each lane, given its number.
    fn load_copies(self, constants: Part, i: usize) -> Inst;

    /// Sets this register to the bit of a violated condition.
    fn select(self, difference: Self, bit: Place<Self>, differ: bool) -> Vec<Inst>;

    /// Adds bits of violated conditions.
    fn or(self, others: Mem) -> Inst;

    /// Adds vectors to the excluded ones where `violated` has a bit. They replace the excluded ones if they are the first.
    fn exclude(excluded: Self, violated: Self, test: Self, vectors: Mem, is_first: bool) -> Vec<Inst>;
}

/// AVX2 compares with zero.
impl Conditions for Ymm {
    const FREE: usize = WORDS + SCRATCH;
    const COPIES: usize = Self::BYTES / 4;

    fn constant(constants: Part, i: usize) -> Mem {
        constants.at(Self::BYTES * i)
    }

    fn load_copies(self, constants: Part, i: usize) -> Inst {
        self.load(Self::constant(constants, i))
    }

    fn select(self, difference: Ymm, bit: Place<Ymm>, differ: bool) -> Vec<Inst> {
        vec![if differ { vpandn(self, difference, bit) } else { vpand(self, difference, bit) }]
    }

    fn or(self, others: Mem) -> Inst {
        vpor(self, self, others)
    }

    fn exclude(excluded: Ymm, violated: Ymm, zero: Ymm, vectors: Mem, is_first: bool) -> Vec<Inst> {
        let mut insts = vec![vpcmpeqd(violated, violated, zero)];
        insts.push(vpandn(if is_first { excluded } else { violated }, violated, vectors));
        insts.extend((!is_first).then(|| vpor(excluded, excluded, violated)));
        insts
    }
}

/// AVX-512 subtracts one. In the truth tables, the bit number is 4d + 2n + s.
impl Conditions for Zmm {
    // A load of a block transposes sixteen registers with a spare one.
    const FREE: usize = 17;
    const COPIES: usize = 1;

    fn constant(constants: Part, i: usize) -> Mem {
        constants.at(4 * i).broadcast(32)
    }

    fn load_copies(self, constants: Part, i: usize) -> Inst {
        vpbroadcastd_load(self, constants.at(4 * i))
    }

    fn select(self, difference: Zmm, bit: Place<Zmm>, differ: bool) -> Vec<Inst> {
        if !differ {
            return vec![vpandq(self, difference, bit)];
        }
        let copy = (self != difference).then(|| self.copy(difference));
        copy.into_iter().chain([vpternlogd(self, self, bit, 0x22)]).collect()
    }

    fn or(self, others: Mem) -> Inst {
        vporq(self, self, others)
    }

    fn exclude(excluded: Zmm, violated: Zmm, ones: Zmm, vectors: Mem, is_first: bool) -> Vec<Inst> {
        vec![
            vpaddd(violated, violated, ones),
            vpternlogd(violated, violated, vectors, 0x22),
            if is_first { excluded.copy(violated) } else { vporq(excluded, excluded, violated) },
        ]
    }
}

/// The conditions, in all lanes at once.
struct Check<V> {
    lanes: Lanes,
    /// The places of sets of vectors that conditions exclude.
    vectors: BTreeMap<u32, usize>,
    /// The sets of vectors, in each lane.
    sets: Part,
    /// The places of the bits of conditions.
    places: Vec<u32>,
    /// A bit in each of these places.
    bits: Part,
    ones: Part,
    /// The slots for the bits of conditions that exclude the same vectors, by the vectors.
    slots: BTreeMap<u32, Mem>,
    /// The vectors that the words of the message schedule have excluded.
    excluded: V,
    /// The differences between two words.
    difference: V,
    /// The bits of violated conditions, and whether there are any.
    violated: V,
    /// The operand of the test whether there are any.
    test: V,
    /// The places that most conditions are about, whose bits stay in registers.
    frequent: Vec<(u32, V)>,
}

impl<V: Conditions> Check<V> {
    fn new(k: &mut Builder<X86_64>, lanes: Lanes) -> Check<V> {
        let conditions = conditions();
        let vectors = BTreeSet::from_iter(conditions.iter().map(|condition| condition.vectors));
        let mut uses = BTreeMap::new();
        for condition in &conditions {
            *uses.entry(Self::place(condition)).or_insert(0) += 1;
        }
        let places = Vec::from_iter(uses.keys().copied());
        let shared: BTreeSet<_> =
            conditions.iter().filter(|condition| !condition.is_last).map(|condition| condition.vectors).collect();
        let slots = shared.iter().copied().zip(k.slots(shared.len(), V::BYTES).all()).collect();
        let sets = k.words(vectors.iter().copied().flat_map(V::copies));
        let bits = k.words(places.iter().flat_map(|place| V::copies(1 << place)));
        let ones = k.words(V::copies(u32::MAX));
        let mut frequent = places.clone();
        frequent.sort_by_key(|place| Reverse(uses[place]));
        let mut registers = (V::FREE..V::REGISTERS).map(V::numbered);
        let mut next = || registers.next().expect("a register");
        Check {
            lanes,
            vectors: vectors.into_iter().zip(0..).collect(),
            sets,
            places,
            bits,
            ones,
            slots,
            excluded: next(),
            difference: next(),
            violated: next(),
            test: next(),
            frequent: frequent.into_iter().zip(registers).collect(),
        }
    }

    /// Returns how the bits of conditions are tested.
    fn how() -> Test {
        operation::<V>().test()
    }

    /// Returns the place of the bit of a condition.
    fn place(condition: &Condition) -> u32 {
        Self::how().place(condition)
    }

    /// Loads the registers that do not change.
    fn begin(&self) -> Vec<Inst> {
        let test = match Self::how() {
            Test::Compare => self.test.xor(self.test, self.test),
            Test::Borrow => self.test.load_copies(self.ones, 0),
        };
        let load = |&(place, register): &(u32, V)| register.load_copies(self.bits, self.index(place));
        [test].into_iter().chain(self.frequent.iter().map(load)).collect()
    }

    /// Returns the number of a place.
    fn index(&self, place: u32) -> usize {
        self.places.partition_point(|&other| other < place)
    }

    /// Returns the bit in a place, in each lane.
    fn bit(&self, place: u32) -> Place<V> {
        match self.frequent.iter().find(|(frequent, _)| *frequent == place) {
            Some((_, register)) => Place::Reg(*register),
            None => Place::Mem(V::constant(self.bits, self.index(place))),
        }
    }

    /// Returns the slot of a word of the message schedule.
    fn word(&self, t: usize) -> Mem {
        self.lanes.word(0, t % RETAINED)
    }

    /// Returns the conditions whose second word is word `t`, which is in a register.
    fn conditions(&self, t: usize, word: V) -> Vec<Inst> {
        let conditions = conditions();
        // No set of vectors is excluded before this condition.
        let first = conditions.iter().position(|condition| condition.is_last);
        let mut insts = Vec::new();
        for (at, condition) in conditions.iter().enumerate().filter(|(_, condition)| condition.words[1] == t) {
            let ([first_word, _], [a, b]) = (condition.words, condition.bits);
            if at == 0 || difference(&conditions[at - 1]) != difference(condition) {
                // The second bit moves to the place of the first.
                let moved = if a == b { word } else { self.difference };
                insts.extend((b > a).then(|| vpsrld(moved, word, (b - a) as u8)));
                insts.extend((b < a).then(|| vpslld(moved, word, (a - b) as u8)));
                insts.push(self.difference.xor(moved, self.word(first_word)));
            }
            insts.extend(self.condition(condition, first == Some(at)));
        }
        insts
    }

    /// Adds the bit of a condition to the bits of its vectors. If no other condition has these vectors, excludes them.
    fn condition(&self, condition: &Condition, is_first: bool) -> Vec<Inst> {
        let (violated, vectors, place) = (self.violated, condition.vectors, Self::place(condition));
        let before = (!condition.is_first).then(|| self.slots[&vectors]);
        let by = condition.bits[0] - place;
        let difference = if by > 0 { violated } else { self.difference };
        let mut insts = Vec::from_iter((by > 0).then(|| vpsrld(violated, self.difference, by as u8)));
        insts.extend(violated.select(difference, self.bit(place), condition.differ));
        insts.extend(before.map(|before| violated.or(before)));
        if condition.is_last {
            let vectors = V::constant(self.sets, self.vectors[&vectors]);
            insts.extend(V::exclude(self.excluded, violated, self.test, vectors, is_first));
        } else {
            insts.push(violated.store(self.slots[&vectors]));
        }
        insts
    }

    /// Writes the record of a block.
    fn record(&self, set: &Set<V>, records: Gpr64) -> Vec<Inst> {
        let mut insts = vec![self.excluded.xor(self.excluded, V::constant(self.ones, 0))];
        let words = set.hash.into_iter().chain([self.excluded]).enumerate();
        insts.extend(words.map(|(i, word)| word.store(at(records, V::BYTES * i))));
        insts
    }
}
