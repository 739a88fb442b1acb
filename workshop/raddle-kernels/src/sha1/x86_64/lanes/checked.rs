//! The lanes kernel, with the conditions of attacks in its rounds.
//!
//! A condition compares a bit of two words in all lanes, and needs no shuffles. It follows the schedule of its second word,
//! which is then in a register. Its first word is at most five words older, so it is still on the stack.
//!
//! The constants are vectors that instructions read from memory. On Zen 3 that is faster than words, which each need a load
//! with a broadcast.

use std::collections::{BTreeMap, BTreeSet};

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order};

use super::{Constants, RETAINED, SCRATCH, Set, load, swap};
use crate::AnyOperation;
use crate::Kernel;
use crate::hash::Hash;
use crate::sha1::attacks_in_lanes::{Condition, conditions, difference};
use crate::sha1::operation::Sha1CheckedLanes;
use crate::sha1::{WORDS, spec};
use crate::variant::{Builder, Variant};
use crate::x86_64::lanes::{Lanes, lanes, summary};
use crate::x86_64::width::Width;

/// Returns the kernels.
pub(in crate::sha1::x86_64) fn kernels() -> Vec<Kernel> {
    vec![Checked.kernel("sha1_checked_lanes_avx2_x8")]
}

/// A set of messages, with the conditions of attacks.
struct Checked;

impl Variant for Checked {
    type Target = X86_64;

    fn operation(&self) -> AnyOperation {
        Sha1CheckedLanes { messages: lanes::<Ymm>(Hash::Sha1) }.into()
    }

    fn summary(&self) -> String {
        summary::<Ymm>(Hash::Sha1, 1, Order::RoundRobin)
    }

    /// Absorbs a block of each message per iteration, and writes its record.
    fn build(&self, k: &mut Builder<X86_64>) -> Vec<Code> {
        let lanes = Lanes::new::<Ymm>(k, Hash::Sha1, 1);
        let constants = Constants::Vectors(k.words(spec::K.into_iter().flat_map(in_all_lanes)));
        let swap = swap::<Ymm>(k);
        let records = k.arg("records");
        let set = Set::<Ymm>::new(lanes, 0, constants);
        let check = Check::new(k, lanes);
        let block = set.block_with(|t, word| check.conditions(t, word));
        let load = load::<Ymm>(lanes, 0, swap, Order::RoundRobin);
        let record = check.record(&set, records);
        let next = add64(records, Ymm::BYTES * (WORDS + 1));
        let iteration = vec![
            load.into(),
            woven([block], Order::RoundRobin).into(),
            straight(record.phase("record: the hash values, and the attacks that no word excludes")),
            straight(vec![next].phase("advance: the records")),
        ];
        let begin = straight(check.begin().phase("begin: the bits of most conditions"));
        [vec![begin], lanes.code::<Ymm>(k, iteration)].concat()
    }
}

/// Returns a word in each lane.
fn in_all_lanes(word: u32) -> [u32; Ymm::BYTES / 4] {
    [word; Ymm::BYTES / 4]
}

/// The conditions, in all lanes at once.
struct Check {
    lanes: Lanes,
    /// The places of sets of vectors that conditions exclude.
    vectors: BTreeMap<u32, usize>,
    /// The sets of vectors, in each lane.
    sets: Part,
    /// The places of the first bits of conditions.
    places: Vec<u32>,
    /// A bit in each of these places.
    bits: Part,
    ones: Part,
    /// The slots for the bits of conditions that exclude the same vectors, by the vectors.
    slots: BTreeMap<u32, Mem>,
    /// The vectors that the words of the message schedule have excluded.
    excluded: Ymm,
    /// The differences between two words.
    difference: Ymm,
    /// The bits of violated conditions, and whether there are any.
    violated: Ymm,
    zero: Ymm,
    /// The bits in the places [`FREQUENT`].
    frequent: [Ymm; FREQUENT.len()],
}

/// The places that most conditions are about: their bits stay in registers.
const FREQUENT: [u32; 5] = [4, 29, 6, 1, 0];

impl Check {
    fn new(k: &mut Builder<X86_64>, lanes: Lanes) -> Check {
        let conditions = conditions();
        let vectors = BTreeSet::from_iter(conditions.iter().map(|condition| condition.vectors));
        let places = BTreeSet::from_iter(conditions.iter().map(|condition| condition.bits[0]));
        let shared: BTreeSet<_> =
            conditions.iter().filter(|condition| !condition.is_last).map(|condition| condition.vectors).collect();
        let slots = shared.iter().copied().zip(k.slots(shared.len(), Ymm::BYTES).all()).collect();
        let sets = k.words(vectors.iter().copied().flat_map(in_all_lanes));
        let bits = k.words(places.iter().flat_map(|place| in_all_lanes(1 << place)));
        let ones = k.words(in_all_lanes(u32::MAX));
        let mut registers = (WORDS + SCRATCH..).map(Ymm::numbered);
        let mut next = || registers.next().expect("a register");
        Check {
            lanes,
            vectors: vectors.into_iter().zip(0..).collect(),
            sets,
            places: Vec::from_iter(places),
            bits,
            ones,
            slots,
            excluded: next(),
            difference: next(),
            violated: next(),
            zero: next(),
            frequent: std::array::from_fn(|_| next()),
        }
    }

    /// Loads the registers that do not change.
    fn begin(&self) -> Vec<Inst> {
        let frequent = self.frequent.into_iter().zip(FREQUENT).map(|(to, place)| to.load(self.bit(place)));
        [vpxor(self.zero, self.zero, self.zero)].into_iter().chain(frequent).collect()
    }

    /// Returns the address of the bit in a place, in each lane.
    fn bit(&self, place: u32) -> Mem {
        let index = self.places.iter().position(|&other| other == place).expect("a condition has it");
        self.bits.at(Ymm::BYTES * index)
    }

    /// Returns the slot of a word of the message schedule.
    fn word(&self, t: usize) -> Mem {
        self.lanes.word(0, t % RETAINED)
    }

    /// Returns the conditions whose second word is word `t`, which is in a register.
    fn conditions(&self, t: usize, word: Ymm) -> Vec<Inst> {
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
                insts.push(vpxor(self.difference, moved, self.word(first_word)));
            }
            insts.extend(self.condition(condition, first == Some(at)));
        }
        insts
    }

    /// Adds the bit of a condition to the bits of its vectors. If no other condition has these vectors, excludes them.
    fn condition(&self, condition: &Condition, is_first: bool) -> Vec<Inst> {
        let &Condition { bits: [place, _], differ, vectors, .. } = condition;
        let (difference, violated, excluded) = (self.difference, self.violated, self.excluded);
        let mut insts = Vec::new();
        insts.push(match FREQUENT.iter().position(|&frequent| frequent == place) {
            Some(i) if differ => vpandn(violated, difference, self.frequent[i]),
            Some(i) => vpand(violated, difference, self.frequent[i]),
            None if differ => vpandn(violated, difference, self.bit(place)),
            None => vpand(violated, difference, self.bit(place)),
        });
        if !condition.is_first {
            insts.push(vpor(violated, violated, self.slots[&vectors]));
        }
        if !condition.is_last {
            insts.push(violated.store(self.slots[&vectors]));
            return insts;
        }
        insts.push(vpcmpeqd(violated, violated, self.zero));
        let to = if is_first { excluded } else { violated };
        insts.push(vpandn(to, violated, self.sets.at(Ymm::BYTES * self.vectors[&vectors])));
        insts.extend((!is_first).then(|| vpor(excluded, excluded, violated)));
        insts
    }

    /// Writes the record of a block.
    fn record(&self, set: &Set<Ymm>, records: Gpr64) -> Vec<Inst> {
        let mut insts = vec![vpxor(self.excluded, self.excluded, self.ones.at(0))];
        let words = set.hash.into_iter().chain([self.excluded]).enumerate();
        insts.extend(words.map(|(i, word)| word.store(at(records, Ymm::BYTES * i))));
        insts
    }
}
