//! One message in general-purpose registers, and its schedule in vectors, for cores without the instructions for SHA-256.
//!
//! Rounds wait for e: three instructions for Σ1 and two sums, 5 cycles. Both functions of FIPS 180-4, 4.1.2, that rounds
//! take are rotated as a whole: Σ1(e) = ROTR6(e + ROTR5(e) + ROTR19(e)), with sums modulo 2, and an instruction rotates
//! what it adds. Maj(a, b, c) = ((a + b)(b + c)) + b, where b + c is the a + b of the round before.
//!
//! Words of the schedule with their constants go through the stack, four rounds before they are taken at least.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{Part, Slots, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order, Strand};

use super::super::{BLOCK, WORDS, spec};
use super::lanes::{Term, sigma};
use crate::AnyOperation;
use crate::hash::Hash;
use crate::variant::{Builder, Variant};

/// How many words of four rounds the stack has room for.
const PLACES: usize = 8;

/// `sha256_blocks_*`.
pub(super) struct Words {
    /// The order in which rounds and schedule are woven.
    pub(super) order: Order,
}

impl Variant for Words {
    type Target = Aarch64;

    fn operation(&self) -> AnyOperation {
        Hash::Sha256.blocks()
    }

    fn summary(&self) -> String {
        format!("1 message, its schedule in vectors, {}", self.order)
    }

    fn build(&self, k: &mut Builder<Aarch64>) -> Vec<Code> {
        let [state, input, len] = ["state", "input", "len"].map(|name| k.arg(name));
        let message = Message {
            input,
            len,
            hash: k.take_all(),
            free: k.take_all(),
            differences: k.take_all(),
            schedule: k.take_all(),
            zero: k.take(),
            scratch: k.take_all(),
            places: k.slots(PLACES / 2, 32),
            before: k.slots(1, 4 * WORDS),
            table: k.words(spec::K),
        };
        k.zero(message.zero);
        k.clear([&message.hash[..], &message.free, &message.differences].concat());
        k.clear([&message.schedule[..], &message.scratch].concat());

        let rounds = (0..16).map(|group| {
            let beside = (group < 12).then(|| message.schedule(group).named("schedule"));
            woven([message.rounds(group).named("rounds")].into_iter().chain(beside), self.order)
        });
        let rounds = rounds.fold(Strand::default(), Strand::then);
        vec![
            straight([movi_16b(message.zero, 0)]),
            straight(message.pairs(at(state, 0)).map(|(first, second, place)| ldp32(first, second, place)))
                .phase("load: a to h, the hash value"),
            Code::While {
                test: vec![cmp64_imm(len, BLOCK)],
                enter: HS,
                body: vec![message.begin().into(), rounds.into(), message.end().into()],
            }
            .phase(format!("loop: a block an iteration, while {BLOCK} bytes are left")),
            straight(message.pairs(at(state, 0)).map(|(first, second, place)| stp32(place, first, second)))
                .phase("store: the hash value"),
        ]
    }
}

/// Where everything is.
struct Message {
    input: X,
    len: X,
    hash: [W; WORDS],
    free: [W; 2],
    /// a + b of the round, and of the one before, in turn.
    differences: [W; 2],
    /// The last sixteen words of the schedule.
    schedule: [Vector; 4],
    zero: Vector,
    scratch: [Vector; 3],
    /// Words with their constants.
    places: Slots,
    /// The hash value before the block.
    before: Slots,
    table: Part,
}

impl Message {
    /// Where a word of some rounds is, with its constant.
    fn place(&self, word: usize) -> Mem {
        at(SP, self.places.offset(0) + 4 * (word % (4 * PLACES)))
    }

    /// Both words of a pair of the hash value, from or to memory.
    fn pairs(&self, from: Mem) -> impl Iterator<Item = (W, W, Mem)> {
        let place = move |i: usize| Mem { disp: from.disp + 8 * i as i64, ..from };
        self.hash.chunks(2).enumerate().map(move |(i, pair)| (pair[0], pair[1], place(i)))
    }

    fn round(&self, i: usize) -> Strand {
        let [a, b, _, d, e, f, g, h] = std::array::from_fn(|place| self.hash[(place + WORDS - i % WORDS) % WORDS]);
        let [ab, bc] = [self.differences[i % 2], self.differences[(i + 1) % 2]];
        let [t, u] = self.free;
        Strand::from_iter([
            ldr32(t, self.place(i)),
            eor32(u, f, g),
            add32(h, h, t),
            and32(u, u, e),
            eor32_ror(t, e, e, 5),
            eor32(u, u, g),
            eor32_ror(t, t, e, 19),
            add32(h, h, u),
            eor32(ab, a, b),
            ror32(t, t, 6),
            eor32_ror(u, a, a, 11),
            and32(bc, bc, ab),
            add32(h, h, t),
            eor32_ror(u, u, a, 20),
            eor32(bc, bc, b),
            add32(d, d, h),
            ror32(u, u, 2),
            add32(h, h, bc),
            add32(h, h, u),
        ])
    }

    fn rounds(&self, group: usize) -> Strand {
        let rounds = (4 * group..4 * (group + 1)).map(|i| self.round(i)).fold(Strand::default(), Strand::then);
        let beside = if group < 12 {
            format!(", interleaved with W({}) to W({})", 4 * group + 16, 4 * group + 19)
        } else {
            String::new()
        };
        rounds.phase(format!("rounds {} to {}{beside}", 4 * group, 4 * group + 3))
    }

    /// Four words, with their constants, to their place.
    fn put(&self, group: usize, words: Vector) -> [Inst; 3] {
        let [.., z] = self.scratch;
        [ldr_q(z, self.table.at(16 * group)), add_4s(z, z, words), str_q(self.place(4 * group), z)]
    }

    /// The words of the schedule for the fourth group of rounds from here. σ1 of the last two needs the first two.
    fn schedule(&self, group: usize) -> Strand {
        let [w0, w1, w2, w3] = [0, 1, 2, 3].map(|i| self.schedule[(group + i) % 4]);
        let ([x, y, z], zero) = (self.scratch, self.zero);
        let sigma1 = || sigma(x, [y, z, x], [17, 19], Term::Shifted(10));
        let mut strand = Strand::from_iter([ext(x, w0, w1, 4)]).then(sigma(x, [y, z, x], [7, 18], Term::Shifted(3)));
        strand.extend([ext(z, w2, w3, 4), add_4s(w0, w0, y), ext(x, w3, zero, 8), add_4s(w0, w0, z)]);
        strand = strand.then(sigma1());
        strand.extend([add_4s(w0, w0, y), ext(x, zero, w0, 8)]);
        strand = strand.then(sigma1());
        strand.extend([add_4s(w0, w0, y)]);
        strand.extend(self.put(group + 4, w0));
        strand
    }

    /// What comes before the rounds.
    fn begin(&self) -> Strand {
        let [w0, w1, w2, w3] = self.schedule;
        let mut strand = Strand::from_iter([ldp_q(w0, w1, at(self.input, 0)), ldp_q(w2, w3, at(self.input, 32))]);
        strand.extend(self.schedule.map(|words| rev32_16b(words, words)));
        strand.extend(self.pairs(self.before.at(0)).map(|(first, second, place)| stp32(place, first, second)));
        strand.extend(self.schedule.into_iter().enumerate().flat_map(|(group, words)| self.put(group, words)));
        strand.extend([eor32(self.differences[1], self.hash[1], self.hash[2])]);
        strand.phase("words: loads 0 to 15, W + K on the stack; keeps the hash value")
    }

    /// What comes after the rounds.
    fn end(&self) -> Strand {
        let [t, u] = self.free;
        let sums = self
            .pairs(self.before.at(0))
            .flat_map(|(first, second, place)| [ldp32(t, u, place), add32(first, first, t), add32(second, second, u)]);
        let next = [add64_imm(self.input, self.input, BLOCK), sub64_imm(self.len, self.len, BLOCK)];
        let strand = Strand::from_iter(sums.chain(next));
        strand.phase("finish: adds the hash value before the block, moves on")
    }
}
