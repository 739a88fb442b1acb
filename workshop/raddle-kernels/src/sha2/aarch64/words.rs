//! One message in general-purpose registers, and its schedule in vectors, for cores without the instructions for SHA-256 or
//! SHA-512.
//!
//! Rounds wait for e: three instructions for Σ1 and two sums take 5 cycles. Both functions of FIPS 180-4, 4.1.2 and
//! 4.1.3, that a round uses are rotated as a whole, because an instruction rotates its second operand. In SHA-256,
//! Σ1(e) = ROTR6(e + ROTR5(e) + ROTR19(e)), with sums modulo 2. Maj(a, b, c) = ((a + b)(b + c)) + b, where b + c is the
//! a + b of the previous round.
//!
//! Words of the schedule, with their constants added, go through the stack at least four rounds before they are used.

use std::marker::PhantomData;

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{Part, Register, Slots, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order, Strand};

use super::Sigma;
use crate::AnyOperation;
use crate::aarch64::lane::Lane;
use crate::sha2::{RETAINED, Sha2, WORDS};
use crate::variant::{Builder, Variant};

/// A word in a general-purpose register: the full register, or its low half.
pub(crate) trait Word: Register {
    /// Loads a word.
    fn load(self, from: Mem) -> Inst;
    /// Loads two words.
    fn load_pair(self, second: Self, from: Mem) -> Inst;
    /// Stores two words.
    fn store_pair(self, second: Self, to: Mem) -> Inst;
    /// Adds a word.
    fn add(self, x: Self) -> Inst;
    /// Computes an and.
    fn and(self, x: Self) -> Inst;
    /// Computes the exclusive or of two words.
    fn xor(self, a: Self, b: Self) -> Inst;
    /// Computes an exclusive or with the second word rotated to the right.
    fn xor_ror(self, a: Self, b: Self, k: u8) -> Inst;
    /// Rotates to the right.
    fn ror(self, k: u8) -> Inst;
}

/// Declares the words of a width, with the instructions for that width.
macro_rules! word {
    ($register:ty: $ldr:ident $ldp:ident $stp:ident $add:ident $and:ident $eor:ident $eor_ror:ident $ror:ident) => {
        impl Word for $register {
            fn load(self, from: Mem) -> Inst {
                $ldr(self, from)
            }
            fn load_pair(self, second: Self, from: Mem) -> Inst {
                $ldp(self, second, from)
            }
            fn store_pair(self, second: Self, to: Mem) -> Inst {
                $stp(to, self, second)
            }
            fn add(self, x: Self) -> Inst {
                $add(self, self, x)
            }
            fn and(self, x: Self) -> Inst {
                $and(self, self, x)
            }
            fn xor(self, a: Self, b: Self) -> Inst {
                $eor(self, a, b)
            }
            fn xor_ror(self, a: Self, b: Self, k: u8) -> Inst {
                $eor_ror(self, a, b, k)
            }
            fn ror(self, k: u8) -> Inst {
                $ror(self, self, k)
            }
        }
    };
}

word! { W: ldr32 ldp32 stp32 add32 and32 eor32 eor32_ror ror32 }
word! { X: ldr64 ldp64 stp64 add64 and64 eor64 eor64_ror ror64 }

/// The blocks of one message, with words that fit into a register `R`.
pub(crate) struct Words<R> {
    function: Sha2,
    /// The order in which rounds and schedule are woven.
    order: Order,
    word: PhantomData<R>,
}

impl<R> Words<R> {
    pub(crate) fn new(function: Sha2, order: Order) -> Words<R> {
        Words { function, order, word: PhantomData }
    }
}

impl<R: Word> Variant for Words<R> {
    type Target = Aarch64;

    fn operation(&self) -> AnyOperation {
        self.function.hash.blocks()
    }

    fn summary(&self) -> String {
        format!("1 message, its schedule in vectors, {}", self.order)
    }

    fn build(&self, k: &mut Builder<Aarch64>) -> Vec<Code> {
        let [state, input, len] = ["state", "input", "len"].map(|name| k.arg(name));
        let (function, bytes) = (self.function, self.function.word_bytes());
        let groups = RETAINED * bytes / 16;
        let message: Message<R> = Message {
            function,
            lane: Lane::of(function.hash),
            input,
            len,
            hash: k.take_all(),
            free: k.take_all(),
            differences: k.take_all(),
            schedule: (0..groups).map(|_| k.take()).collect(),
            zero: k.take(),
            scratch: k.take_all(),
            places: k.slots(groups, 32),
            before: k.slots(bytes * WORDS / 32, 32),
            table: k.constants(function.constants().concat()),
        };
        k.zero(message.zero);
        k.clear([&message.hash[..], &message.free, &message.differences].concat());
        k.clear([&message.schedule[..], &message.scratch].concat());
        let all = function.rounds * bytes / 16;
        let block = function.hash.block_bytes();

        let rounds = (0..all).map(|group| {
            let beside = (group < all - groups).then(|| message.schedule(group).named("schedule"));
            woven([message.rounds(group).named("rounds")].into_iter().chain(beside), self.order)
        });
        let rounds = rounds.fold(Strand::default(), Strand::then);
        vec![
            straight([movi_16b(message.zero, 0)]),
            straight(message.pairs(at(state, 0)).map(|(first, second, place)| first.load_pair(second, place)))
                .phase("load: a to h, the hash value"),
            Code::While {
                test: vec![cmp64_imm(len, block)],
                enter: HS,
                body: vec![message.begin().into(), rounds.into(), message.end().into()],
            }
            .phase(format!("loop: a block an iteration, while {block} bytes are left")),
            straight(message.pairs(at(state, 0)).map(|(first, second, place)| first.store_pair(second, place)))
                .phase("store: the hash value"),
        ]
    }
}

/// The registers and slots of the message.
struct Message<R> {
    function: Sha2,
    /// The width of a word.
    lane: Lane,
    input: X,
    len: X,
    hash: [R; WORDS],
    free: [R; 2],
    /// a + b of the round and of the previous one, alternating.
    differences: [R; 2],
    /// The last sixteen words of the schedule.
    schedule: Vec<Vector>,
    zero: Vector,
    scratch: [Vector; 3],
    /// The slots of words with their constants.
    places: Slots,
    /// The hash value before the block.
    before: Slots,
    table: Part,
}

impl<R: Word> Message<R> {
    /// Returns the address of a word with its constant.
    fn place(&self, word: usize) -> Mem {
        at(SP, self.places.offset(0) + self.function.word_bytes() * (word % (2 * RETAINED)))
    }

    /// Returns the registers of each pair of words of the hash value, and its address from `from` on.
    fn pairs(&self, from: Mem) -> impl Iterator<Item = (R, R, Mem)> {
        let pair = 2 * self.function.word_bytes();
        let place = move |i: usize| Mem { disp: from.disp + (pair * i) as i64, ..from };
        self.hash.chunks(2).enumerate().map(move |(i, pair)| (pair[0], pair[1], place(i)))
    }

    fn round(&self, i: usize) -> Strand {
        let [a, b, _, d, e, f, g, h] = std::array::from_fn(|place| self.hash[(place + WORDS - i % WORDS) % WORDS]);
        let [ab, bc] = [self.differences[i % 2], self.differences[(i + 1) % 2]];
        let [t, u] = self.free;
        let [sigma0, sigma1] = self.function.big_sigmas;
        Strand::from_iter([
            t.load(self.place(i)),
            u.xor(f, g),
            h.add(t),
            u.and(e),
            t.xor_ror(e, e, sigma1[1] - sigma1[0]),
            u.xor(u, g),
            t.xor_ror(t, e, sigma1[2] - sigma1[0]),
            h.add(u),
            ab.xor(a, b),
            t.ror(sigma1[0]),
            u.xor_ror(a, a, sigma0[1] - sigma0[0]),
            bc.and(ab),
            h.add(t),
            u.xor_ror(u, a, sigma0[2] - sigma0[0]),
            bc.xor(bc, b),
            d.add(h),
            u.ror(sigma0[0]),
            h.add(bc),
            h.add(u),
        ])
    }

    fn rounds(&self, group: usize) -> Strand {
        let words = RETAINED / self.schedule.len();
        let (first, last) = (words * group, words * (group + 1) - 1);
        let rounds = (first..=last).map(|i| self.round(i)).fold(Strand::default(), Strand::then);
        let beside = if last + RETAINED < self.function.rounds {
            format!(", interleaved with W({}) to W({})", first + RETAINED, last + RETAINED)
        } else {
            String::new()
        };
        rounds.phase(format!("rounds {first} to {last}{beside}"))
    }

    /// Stores the words of a vector, with their constants added.
    fn put(&self, group: usize, words: Vector) -> [Inst; 3] {
        let [.., z] = self.scratch;
        let place = self.place(RETAINED / self.schedule.len() * group);
        [ldr_q(z, self.table.at(16 * group)), self.lane.add(z, z, words), str_q(place, z)]
    }

    /// Computes the next words of the schedule, sixteen rounds later.
    fn schedule(&self, group: usize) -> Strand {
        match self.lane {
            Lane::Bits32 => self.fours(group),
            Lane::Bits64 => self.pairs_of_words(group),
        }
    }

    /// Computes two words.
    fn pairs_of_words(&self, group: usize) -> Strand {
        let [w0, w2, w8, w10, w14] = [0, 1, 4, 5, 7].map(|i| self.schedule[(group + i) % 8]);
        let (lane, [x, y, z]) = (self.lane, self.scratch);
        let [sigma0, sigma1] = self.function.sigmas.map(Sigma::from);
        let mut strand = Strand::from_iter([ext(x, w0, w2, 8)]).then(sigma0.of(lane, x, [y, z, x]));
        strand.extend([ext(z, w8, w10, 8), lane.add(w0, w0, y), lane.add(w0, w0, z)]);
        strand = strand.then(sigma1.of(lane, w14, [y, z, x]));
        strand.extend([lane.add(w0, w0, y)]);
        strand.extend(self.put(group + 8, w0));
        strand
    }

    /// Computes four words. σ1 of the last two needs the first two.
    fn fours(&self, group: usize) -> Strand {
        let [w0, w1, w2, w3] = [0, 1, 2, 3].map(|i| self.schedule[(group + i) % 4]);
        let ([x, y, z], zero) = (self.scratch, self.zero);
        let [sigma0, sigma1] = self.function.sigmas;
        let sigma1 = || Sigma::from(sigma1).of(self.lane, x, [y, z, x]);
        let sigma0 = Sigma::from(sigma0).of(self.lane, x, [y, z, x]);
        let mut strand = Strand::from_iter([ext(x, w0, w1, 4)]).then(sigma0);
        strand.extend([ext(z, w2, w3, 4), add_4s(w0, w0, y), ext(x, w3, zero, 8), add_4s(w0, w0, z)]);
        strand = strand.then(sigma1());
        strand.extend([add_4s(w0, w0, y), ext(x, zero, w0, 8)]);
        strand = strand.then(sigma1());
        strand.extend([add_4s(w0, w0, y)]);
        strand.extend(self.put(group + 4, w0));
        strand
    }

    /// Prepares the rounds.
    fn begin(&self) -> Strand {
        let pairs = self.schedule.chunks(2).enumerate();
        let mut strand: Strand = pairs.map(|(i, pair)| ldp_q(pair[0], pair[1], at(self.input, 32 * i))).collect();
        strand.extend(self.schedule.iter().map(|&words| self.lane.reverse_bytes(words, words)));
        strand.extend(self.pairs(self.before.at(0)).map(|(first, second, place)| first.store_pair(second, place)));
        strand.extend(self.schedule.iter().enumerate().flat_map(|(group, &words)| self.put(group, words)));
        strand.extend([self.differences[1].xor(self.hash[1], self.hash[2])]);
        strand.phase("words: loads 0 to 15, W + K on the stack; keeps the hash value")
    }

    /// Completes the rounds.
    fn end(&self) -> Strand {
        let [t, u] = self.free;
        let block = self.function.hash.block_bytes();
        let sums = self
            .pairs(self.before.at(0))
            .flat_map(|(first, second, place)| [t.load_pair(u, place), first.add(t), second.add(u)]);
        let next = [add64_imm(self.input, self.input, block), sub64_imm(self.len, self.len, block)];
        let strand = Strand::from_iter(sums.chain(next));
        strand.phase("finish: adds the hash value before the block; advances pointer and length")
    }
}
