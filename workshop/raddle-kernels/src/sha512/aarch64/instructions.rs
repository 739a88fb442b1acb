//! Messages with the instructions for SHA-512, each in registers of its own.
//!
//! Two rounds are `sha512h`, a sum and `sha512h2`. The words of the hash value are in pairs (a and b, c and d, and so
//! on), with the first word low. `sha512h` takes h + W + K of the first of two rounds above that of the second, and
//! computes T1 of both except the part that depends on d; `sha512h2` computes the new a and b from them. Registers
//! change their names: the new c and d are the old a and b.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{Part, Slots, at};
use raddle_isa::{Inst, Mem, Strand};

use crate::aarch64::streams;
use crate::hash::Hash;
use crate::sha2::SHA512;
use crate::variant::Builder;

/// The number of pairs of words of a block.
const PAIRS: usize = 8;

/// The registers of one message.
pub(super) struct Stream {
    /// The pointer to its blocks.
    input: X,
    /// The hash value in pairs, and a register for the result of two rounds.
    hash: [Vector; 5],
    /// The last sixteen words of the message schedule, in pairs.
    words: [Vector; PAIRS],
    /// Registers that are free.
    free: [Vector; 2],
    /// The hash value before the block.
    before: Slots,
    /// The constants of the rounds.
    table: Part,
}

impl Stream {
    /// Returns the registers of a and b, c and d, e and f, g and h, and the free register, before the rounds of a group
    /// of two. Afterwards, the old a and b are c and d, and the old e and f are g and h. The registers of the old g and
    /// h become those of a and b, the free register becomes that of e and f, and the register of c and d is free.
    fn names(&self, group: usize) -> [Vector; 5] {
        (0..group).fold(self.hash, |[ab, cd, ef, gh, free], _| [gh, ab, free, ef, cd])
    }

    /// Returns two pairs of the hash value at a time, with their address from `place` on.
    fn halves(&self, place: Mem) -> impl Iterator<Item = ([Vector; 2], Mem)> {
        let [ab, cd, ef, gh, _] = self.hash;
        [([ab, cd], place), ([ef, gh], Mem { disp: place.disp + 32, ..place })].into_iter()
    }
}

impl streams::Stream for Stream {
    const HASH: Hash = Hash::Sha512;

    fn of(k: &mut Builder<Aarch64>, inputs: Vec<X>) -> (Vec<Inst>, Vec<Stream>) {
        let table = k.constants(SHA512.constants().concat());
        let registers: Vec<_> =
            inputs.into_iter().map(|input| (input, k.take_all(), k.take_all(), k.take_all())).collect();
        let stream = |(input, hash, words, free): (X, [Vector; 5], [Vector; PAIRS], [Vector; 2])| {
            k.clear([&hash[..], &words, &free].concat());
            Stream { input, hash, words, free, before: k.slots(4, 16), table }
        };
        (vec![], registers.into_iter().map(stream).collect())
    }

    fn input(&self) -> X {
        self.input
    }

    fn load(&self, state: Mem) -> Vec<Inst> {
        self.halves(state).map(|([low, high], place)| ldp_q(low, high, place)).collect()
    }

    fn store(&self, state: Mem) -> Vec<Inst> {
        self.halves(state).map(|([low, high], place)| stp_q(place, low, high)).collect()
    }

    fn block(&self, name: &str) -> Strand {
        let [x, y] = self.free;
        let groups = SHA512.rounds / 2;
        let mut strand = Strand::default();
        for (i, pair) in self.words.chunks(2).enumerate() {
            strand.extend([ldp_q(pair[0], pair[1], at(self.input, 32 * i))]);
        }
        strand.extend(self.words.map(|word| rev64_16b(word, word)));
        strand.extend(self.store(self.before.at(0)));
        strand = strand.phase(format!("{name}loads the words of the block, keeps the hash value"));
        for group in 0..groups {
            let [w0, w2, w8, w10, w14] = [0, 1, 4, 5, 7].map(|i| self.words[(group + i) % PAIRS]);
            let [ab, cd, ef, gh, free] = self.names(group);
            let (first, last, is_scheduled) = (2 * group, 2 * group + 1, group + PAIRS < groups);
            let schedule =
                if is_scheduled { format!("; W({}) and W({})", first + 16, last + 16) } else { String::new() };
            let note = format!("{name}rounds {first} and {last}{schedule}");
            strand.extend([ldr_q(x, self.table.at(16 * group)), add_2d(x, x, w0), ext(x, x, x, 8)].phase(note));
            strand.extend([ext(y, ef, gh, 8), add_2d(gh, gh, x), ext(x, cd, ef, 8)]);
            strand.extend([sha512h(gh, y, x), add_2d(free, cd, gh), sha512h2(gh, cd, ab)]);
            if is_scheduled {
                strand.extend([ext(x, w8, w10, 8), sha512su0(w0, w2), sha512su1(w0, w14, x)]);
            }
        }
        assert_eq!(self.names(groups), self.hash, "the rounds of a block bring all names back");
        let sums = self
            .halves(self.before.at(0))
            .flat_map(|([low, high], place)| [ldp_q(x, y, place), add_2d(low, low, x), add_2d(high, high, y)]);
        strand.extend(Vec::from_iter(sums).phase(format!("{name}adds the hash value before the block")));
        strand
    }
}
