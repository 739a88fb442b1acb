//! Many messages in lanes of vectors: a set of messages has a register for each word of the hash value. Sets are woven,
//! because a single set waits half of the time.

mod functions;

use std::marker::PhantomData;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order, Strand};

use crate::AnyOperation;
use crate::hash::Hash;
use crate::sha2::{RETAINED, Sha2, WORDS};
use crate::sha256::operation::Sha256Pairs;
use crate::sha256::padding::padding_sums;
use crate::variant::{Builder, Variant};
use crate::x86_64::lanes::{Lanes, QUARTER, lanes, summary};
use crate::x86_64::repeat;
use crate::x86_64::transpose::transpose_words;
use crate::x86_64::width::Lane;
use functions::Functions;

/// The number of sets of vectors that are woven, and their order.
pub(crate) struct Sets<V> {
    function: Sha2,
    sets: usize,
    order: Order,
    /// The operation for a number of messages.
    operation: fn(Hash, usize) -> AnyOperation,
    width: PhantomData<V>,
}

impl<V> Sets<V> {
    pub(crate) fn new(function: Sha2, sets: usize, order: Order) -> Sets<V> {
        Sets { function, sets, order, operation: Hash::lanes, width: PhantomData }
    }

    /// Returns the kernel of a block of each message, given as words.
    pub(crate) fn of_words(self) -> Sets<V> {
        Sets { operation: Hash::lanes_of_words, ..self }
    }

    /// Returns the kernel of messages of one block each, whose digests it stores.
    pub(crate) fn of_pairs(self) -> Sets<V> {
        Sets { operation: |_, messages| Sha256Pairs { messages }.into(), ..self }
    }
}

impl<V: Functions> Variant for Sets<V> {
    type Target = X86_64;

    fn operation(&self) -> AnyOperation {
        (self.operation)(self.function.hash, self.sets * lanes::<V>(self.function.hash))
    }

    fn summary(&self) -> String {
        summary::<V>(self.function.hash, self.sets, self.order)
    }

    /// With AVX2, a quarter of a block is loaded while the previous quarter goes through rounds; with AVX-512, the
    /// whole block is loaded first. From the last quarter on, the words for four rounds later are computed.
    fn build(&self, k: &mut Builder<X86_64>) -> Vec<Code> {
        let lanes = Lanes::new::<V>(k, self.function.hash, self.sets);
        let (constants, counter) = (k.fix(R8), k.fix(R9));
        let words = k.constants(self.function.constants().concat());
        let last = self.function.word_bytes() as u8 - 1;
        let swap = lanes.are_transposed().then(|| k.constants((0..V::BYTES as u8).map(|i| i % 16 ^ last)));
        let of_pairs = k.operation().is::<Sha256Pairs>();
        let initial = of_pairs.then(|| k.arg("initial"));

        let sets = || {
            let set = |set| Set::<V>::new(self.function, lanes, set, self.sets, constants, swap);
            (0..self.sets).map(set).map(|set| Set { initial, ..set })
        };
        let first_loads = sets().map(|set| set.load(0)).fold(Strand::default(), Strand::then);
        let note = match lanes.are_transposed() {
            true => "load: the first words of a block of each message, transposed so that a vector has a word of each",
            false => "load: the words of a block of each message",
        };
        let first_loads = woven([first_loads], self.order).phase(note).into();
        let first_rounds = sets().map(|set| set.first_rounds()).chain([lanes.prefetch::<V>()]);
        let first_rounds = woven(first_rounds, self.order).into();
        let woven = |strand: fn(&Set<V>) -> Strand| woven(sets().map(|set| strand(&set)), self.order).into();
        let next = || straight([add64(constants, self.function.word_bytes() * RETAINED)]);
        let mut iteration =
            vec![first_loads, straight([lea64(constants, words.at(0))]), woven(Set::begin), first_rounds];
        iteration.extend(repeat(
            vec![woven(Set::scheduled_rounds), next()],
            counter,
            self.function.rounds / RETAINED - 1,
        ));
        iteration.extend([woven(Set::last_rounds), woven(Set::end)]);
        if of_pairs {
            let sums = k.constants(padding_sums().map(u32::to_le_bytes).concat());
            iteration.push(straight([lea64(constants, sums.at(0))]));
            iteration.extend(repeat(
                vec![woven(Set::padding_rounds), next()],
                counter,
                self.function.rounds / RETAINED,
            ));
            iteration.extend([woven(Set::end), woven(Set::store_digests)]);
        }
        lanes.code::<V>(k, iteration)
    }
}

/// A set of messages.
struct Set<V> {
    function: Sha2,
    /// The width of a word.
    lane: Lane,
    lanes: Lanes,
    set: usize,
    /// The hash value.
    hash: [V; WORDS],
    /// The registers that a round overwrites.
    scratch: [V; 3],
    /// The first of five registers for code that is woven into rounds.
    free: usize,
    /// The pointer to the constants of the next rounds.
    constants: Gpr64,
    /// The control that swaps the bytes of words, if the words are not numbers yet.
    swap: Option<Part>,
    /// The pointer to the hash value before the message, if all messages begin with the same hash value.
    initial: Option<Gpr64>,
}

impl<V: Functions> Set<V> {
    fn new(function: Sha2, lanes: Lanes, set: usize, sets: usize, constants: Gpr64, swap: Option<Part>) -> Set<V> {
        let lane = Lane::of(function.hash);
        let first = V::REGISTERS / sets * set;
        let hash = std::array::from_fn(|i| V::numbered(first + i));
        let scratch = std::array::from_fn(|i| V::numbered(first + WORDS + i));
        let free = first + WORDS + 3;
        Set { function, lane, lanes, set, hash, scratch, free, constants, swap, initial: None }
    }

    /// Returns the registers of words a to h before round `t`: words stay in their registers and change their names.
    fn names(&self, t: usize) -> [V; WORDS] {
        std::array::from_fn(|i| self.hash[(WORDS + i - t % WORDS) % WORDS])
    }

    /// Returns the address of a word of the message schedule.
    fn word(&self, t: usize) -> Mem {
        self.lanes.word(self.set, t % RETAINED)
    }

    fn load(&self, quarter: usize) -> Strand {
        V::load_quarter(self.lanes, self.set, quarter, self.free, self.swap.map(|swap| swap.at(0)))
    }

    fn begin(&self) -> Strand {
        let mut strand = Strand::default();
        for (i, word) in (0..).zip(self.hash) {
            let value = self.lanes.value(self.set, i);
            match self.initial {
                None => strand.push([word.load(value)]),
                Some(initial) => {
                    let initial = at(initial, self.function.word_bytes() * i);
                    strand.push([vpbroadcastd_load(word, initial), word.store(value)]);
                }
            }
        }
        strand.phase(self.note("a to h, the hash value"))
    }

    fn end(&self) -> Strand {
        let mut strand = Strand::default();
        for (i, word) in (0..).zip(self.hash) {
            let value = self.lanes.value(self.set, i);
            strand.push([self.lane.add(word, word, value), word.store(value)]);
        }
        strand.phase(self.note("adds a to h to the hash value"))
    }

    /// Performs the rounds of the first three quarters, with the loads of the next ones.
    fn first_rounds(&self) -> Strand {
        let quarter = |q: usize| alternate(self.rounds(q), self.load(q + 1));
        let rounds = quarter(0).then(quarter(1)).then(quarter(2));
        rounds.phase(self.note("rounds 0 to 11, interleaved with loads of the next words that are not loaded yet"))
    }

    /// Performs sixteen rounds from the fourth quarter on, and computes the words for four rounds later.
    fn scheduled_rounds(&self) -> Strand {
        let round = |t: usize| {
            let round = alternate(
                self.round(t, Some(self.word(t))).into_iter().collect(),
                self.schedule(t + QUARTER).into_iter().collect(),
            );
            match t % QUARTER {
                0 => round.phase(self.note(&format!(
                    "rounds {t} to {}, then {} later",
                    t + QUARTER - 1,
                    self.function.later()
                ))),
                _ => round,
            }
        };
        let rounds = (3 * QUARTER..).take(RETAINED).map(round).fold(Strand::default(), Strand::then);
        rounds.phase(self.note("16 rounds an iteration from 12 on, interleaved with W(t + 4)"))
    }

    fn last_rounds(&self) -> Strand {
        let rounds = self.function.rounds;
        self.rounds(3).phase(self.note(&format!("rounds {} to {}", rounds - QUARTER, rounds - 1)))
    }

    /// Performs sixteen rounds of the block of padding, whose W(t) + K(t) are constants.
    fn padding_rounds(&self) -> Strand {
        let rounds = (0..RETAINED).flat_map(|t| self.round(t, None));
        Strand::from_iter(rounds).phase(self.note("16 rounds of the block of padding an iteration"))
    }

    /// Stores the hash values as digests, in which the first byte of a word is the highest.
    fn store_digests(&self) -> Strand {
        let swap = self.swap.expect("messages are bytes");
        let mut spare = self.scratch[0];
        let mut insts: Vec<Inst> = self.hash.into_iter().map(|word| vpshufb(word, word, swap.at(0))).collect();
        let [a, b, c, d, e, f, g, h] = self.hash;
        let first = transpose_words(&mut insts, &mut spare, [a, b, c, d]);
        let last = transpose_words(&mut insts, &mut spare, [e, f, g, h]);
        insts.extend(V::store_digests(spare, first, last, |message| self.lanes.digest::<V>(self.set, message)));
        Strand::from_iter(insts).phase(self.note("store: the digests, transposed"))
    }

    /// Returns the name of a phase of this set.
    fn note(&self, what: &str) -> String {
        format!("set {}: {what}", self.set + 1)
    }

    /// Performs the rounds of a quarter.
    fn rounds(&self, quarter: usize) -> Strand {
        (QUARTER * quarter..).take(QUARTER).flat_map(|t| self.round(t, Some(self.word(t)))).collect()
    }

    /// Performs round `t` (FIPS 180-4, 6.2.2 and 6.4.2, step 3), with a word of the message schedule unless the
    /// constant already contains it.
    fn round(&self, t: usize, word: Option<Mem>) -> Vec<Inst> {
        let [a, b, c, d, e, f, g, h] = self.names(t);
        let [x, y, z] = self.scratch;
        let (lane, [sigma0, sigma1]) = (self.lane, self.function.big_sigmas);
        let add = |to: V, x: V| lane.add(to, to, x);
        let mut insts = x.rotations(lane, e, sigma1, [y, z]);
        insts.extend(h.add_word(lane, at(self.constants, self.function.word_bytes() * t), y));
        insts.extend(word.map(|word| lane.add(h, h, word)));
        insts.extend(y.choose(lane, [e, f, g]));
        insts.extend([add(h, y), add(h, x), add(d, h)]);
        insts.extend(x.rotations(lane, a, sigma0, [y, z]));
        insts.extend(y.majority(lane, [a, b, c], z));
        insts.extend([add(x, y), add(h, x)]);
        insts
    }

    /// Computes W(t) (FIPS 180-4, 6.2.2 and 6.4.2, step 1).
    fn schedule(&self, t: usize) -> Vec<Inst> {
        let [sum, last, x, y] = [0, 1, 2, 3].map(|n| V::numbered(self.free + n));
        let before = |n: usize| self.word(t + RETAINED - n);
        let (lane, [sigma0, sigma1]) = (self.lane, self.function.sigmas);
        let mut insts = vec![sum.load(before(15)), last.load(before(2))];
        insts.extend(sum.rotations_and_shift(lane, sigma0, [x, y]));
        insts.extend([lane.add(sum, sum, before(16)), lane.add(sum, sum, before(7))]);
        insts.extend(last.rotations_and_shift(lane, sigma1, [x, y]));
        insts.extend([lane.add(sum, sum, last), sum.store(self.word(t))]);
        insts
    }
}

fn alternate(rounds: Strand, others: Strand) -> Strand {
    woven([rounds, others], Order::RoundRobin)
}
