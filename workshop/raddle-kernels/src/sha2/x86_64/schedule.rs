//! Rounds in general-purpose registers, and the message schedule in vectors, with AVX2 and BMI, for processors without
//! the instructions for SHA-256 or SHA-512.
//!
//! The schedule of two blocks is computed at once, one in each half of the vectors, during the rounds of the first; a
//! remaining block is processed by itself. W + K passes from vectors to general-purpose registers through the stack.
//!
//! A half holds two 64-bit words, and σ1 applies to the two preceding words. Or it holds four 32-bit words, and σ1 is
//! computed twice.

use std::marker::PhantomData;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Register, Slots, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order, Strand};

use crate::AnyOperation;
use crate::sha2::{RETAINED, Sha2, WORDS};
use crate::variant::{Builder, Variant};
use crate::x86_64::width::{Lane, SUM};

/// The number of bytes of a vector of the schedule, half of which belongs to each block.
const GROUP: usize = 32;

/// The order of the sums of a round. Both orders take equally long on a core that starts six operations in a cycle; the
/// processors that lack the instructions for SHA-256 start four.
#[derive(Clone, Copy)]
pub(crate) enum Sums {
    /// 22 operations; the chains from e to the next e, and from a to the next a, have five operations.
    Few,
    /// 25 operations, and chains of four.
    Short,
}

/// A word in a general-purpose register: the full register, or its low half.
pub(crate) trait Word: Register {
    /// Returns the word in this register.
    fn of(register: Gpr64) -> Self;
    /// Loads a word.
    fn load(self, from: Mem) -> Inst;
    /// Stores a word.
    fn store(self, to: Mem) -> Inst;
    /// Copies a word.
    fn copy(self, from: Self) -> Inst;
    /// Adds a word.
    fn add(self, x: Self) -> Inst;
    /// Adds a word in memory.
    fn add_load(self, from: Mem) -> Inst;
    /// Computes an exclusive or.
    fn xor(self, x: Self) -> Inst;
    /// Computes an and.
    fn and(self, x: Self) -> Inst;
    /// Computes the and of the first word, inverted, and the second.
    fn andn(self, not: Self, x: Self) -> Inst;
    /// Rotates a word to the right.
    fn ror(self, x: Self, by: u8) -> Inst;
}

/// Declares the words of a width, with the instructions for that width.
macro_rules! word {
    ($register:ty, $of:expr, $mov:ident $store:ident $add:ident $xor:ident $and:ident $andn:ident $rorx:ident) => {
        impl Word for $register {
            fn of(register: Gpr64) -> Self {
                $of(register)
            }
            fn load(self, from: Mem) -> Inst {
                $mov(self, from)
            }
            fn store(self, to: Mem) -> Inst {
                $store(to, self)
            }
            fn copy(self, from: Self) -> Inst {
                $mov(self, from)
            }
            fn add(self, x: Self) -> Inst {
                $add(self, x)
            }
            fn add_load(self, from: Mem) -> Inst {
                $add(self, from)
            }
            fn xor(self, x: Self) -> Inst {
                $xor(self, x)
            }
            fn and(self, x: Self) -> Inst {
                $and(self, x)
            }
            fn andn(self, not: Self, x: Self) -> Inst {
                $andn(self, not, x)
            }
            fn ror(self, x: Self, by: u8) -> Inst {
                $rorx(self, x, by)
            }
        }
    };
}

word! { Gpr32, Gpr64::low32, mov32 mov32_store add32 xor32 and32 andn32 rorx32 }
word! { Gpr64, |register| register, mov64 mov64_store add64 xor64 and64 andn64 rorx64 }

/// The instructions that rotate lanes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rotations {
    /// Shifts of AVX2.
    Shifts,
    /// Rotations and sums of three words with AVX-512, on 64-bit words.
    Rotations,
}

/// The blocks of one message, with words that fit into a register `R`.
pub(crate) struct Schedule<R> {
    function: Sha2,
    sums: Sums,
    rotations: Rotations,
    word: PhantomData<R>,
}

impl<R> Schedule<R> {
    pub(crate) fn new(function: Sha2, sums: Sums, rotations: Rotations) -> Schedule<R> {
        Schedule { function, sums, rotations, word: PhantomData }
    }
}

impl<R: Word> Variant for Schedule<R> {
    type Target = X86_64;

    fn operation(&self) -> AnyOperation {
        self.function.hash.blocks()
    }

    fn summary(&self) -> String {
        let rotations = if self.rotations == Rotations::Rotations { ", rotations of AVX-512" } else { "" };
        match self.sums {
            Sums::Few => format!("2 blocks an iteration, few sums{rotations}"),
            Sums::Short => format!("2 blocks an iteration, short sums{rotations}"),
        }
    }

    fn build(&self, k: &mut Builder<X86_64>) -> Vec<Code> {
        let [state, input, len] = ["state", "input", "len"].map(|name| k.arg(name));
        let hash = k.fix_all([RAX, RBX, R8, R9, R10, R11, R12, R13]).map(R::of);
        let (function, bytes) = (self.function, self.function.word_bytes());
        let groups = RETAINED * bytes / 16;
        let blocks = Blocks {
            function,
            groups,
            rotations: self.rotations,
            sums: self.sums,
            input,
            len,
            hash,
            differences: k.fix_all([R14, R15]).map(R::of),
            scratch: [state, input, len].map(R::of),
            at: k.fix(RBP),
            schedule: (0..groups).map(|_| k.take()).collect(),
            free: k.take_all(),
            zero: k.take(),
            reverse_bytes: k.take(),
            wk: k.slots(groups * function.rounds / RETAINED, GROUP),
            before: k.slots(bytes * WORDS / 32, 32),
            pointers: k.public_slots(3, 8),
            // Each group of words is stored twice.
            constants: k.constants(function.constants().concat().chunks(16).flat_map(|group| group.repeat(2))),
        };
        let last = bytes as u8 - 1;
        let control = k.constants((0..32).map(|i| i % 16 ^ last));
        let place = |i: usize| at(state, bytes * i);
        k.zero(blocks.zero);
        k.clear(blocks.schedule.iter().copied().chain(blocks.free));
        k.clear(blocks.hash.into_iter().chain(blocks.scratch));

        let mut enter: Vec<Inst> = (0..).zip(hash).map(|(i, word)| word.load(place(i))).collect();
        enter.push(mov64_store(blocks.pointers.at(0), state));
        let zero = blocks.zero.xmm();
        enter.extend([vpxor(zero, zero, zero), vmovdqu(blocks.reverse_bytes, control.at(0))]);
        let mut leave = vec![mov64(state, blocks.pointers.at(0))];
        leave.extend((0..).zip(hash).map(|(i, word)| word.store(place(i))));
        let block = function.hash.block_bytes();
        vec![
            straight(enter.phase("load: a to h, the hash value")),
            Code::While {
                test: vec![cmp64(len, 2 * block)],
                enter: ABOVE_OR_EQUAL,
                body: blocks.iteration(|register| register),
            }
            .phase(format!("loop: two blocks an iteration, while {} bytes are left", 2 * block)),
            straight([cmp64(len, block)].phase("tail: one more block, if there is one")),
            Code::Skip { unless: BELOW, body: blocks.iteration(Ymm::xmm) },
            straight(leave.phase("store: the hash value")),
        ]
    }
}

/// The registers and slots of the blocks. The parameters are on the stack during an iteration.
struct Blocks<R> {
    function: Sha2,
    /// The number of groups of the words of a block, with a vector each.
    groups: usize,
    rotations: Rotations,
    sums: Sums,
    input: Gpr64,
    len: Gpr64,
    /// a to h.
    hash: [R; WORDS],
    /// a ^ b and b ^ c, alternating from round to round.
    differences: [R; 2],
    scratch: [R; 3],
    /// The offset in the table and in W + K.
    at: Gpr64,
    schedule: Vec<Ymm>,
    free: [Ymm; 4],
    zero: Ymm,
    /// The control of the shuffle that reverses the bytes of words.
    reverse_bytes: Ymm,
    wk: Slots,
    /// The hash value before the block.
    before: Slots,
    pointers: Slots,
    constants: Part,
}

impl<R: Word> Blocks<R> {
    /// Performs an iteration with one block or two: as many as vectors of this width hold.
    fn iteration<V: Vector>(&self, width: fn(Ymm) -> V) -> Vec<Code> {
        let count = V::BITS as usize / 128;
        let rounds = self.function.rounds;
        let block = self.function.hash.block_bytes();
        let parameters = || [(self.input, self.pointers.at(1)), (self.len, self.pointers.at(2))];
        let mut code = vec![
            straight(self.load(width).phase("schedule: words 0 to 15 of each block, and W + K on the stack")),
            straight(parameters().map(|(register, place)| mov64_store(place, register))),
            straight(self.before()),
        ];
        let woven = woven([self.rounds(0).named("rounds"), self.schedule(width).named("schedule")], Order::RoundRobin);
        let first = Vec::from(self.repeat(vec![woven.into()], rounds / RETAINED - 1));
        let (early, last) = (rounds - RETAINED, rounds - 1);
        let words = format!("words {RETAINED} to {last} of the schedule");
        code.extend(first.phase(format!("rounds 0 to {} of the first block, interleaved with {words}", early - 1)));
        code.push(self.rounds(0).phase(format!("rounds {early} to {last} of the first block")).into());
        code.push(straight(self.after().phase("finish: adds the hash value before the block")));
        if count == 2 {
            code.push(straight(self.before().phase("rounds of the second block, whose W + K is on the stack")));
            code.extend(self.repeat(vec![self.rounds(GROUP / 2).into()], rounds / RETAINED));
            code.push(straight(self.after().phase("finish: adds the hash value before the block")));
        }
        let restore = parameters().map(|(register, place)| mov64(register, place));
        code.push(straight(restore).phase("advance: pointer and length, which were on the stack"));
        code.push(straight([add64(self.input, block * count), sub64(self.len, block * count)]));
        code
    }

    /// Repeats `body` `times` times; [`Blocks::at`] counts the repetitions.
    fn repeat(&self, mut body: Vec<Code>, times: usize) -> [Code; 2] {
        let part = GROUP * self.groups;
        body.push(straight([add64(self.at, part), cmp64(self.at, times * part)]));
        let at = self.at.low32();
        [straight([xor32(at, at)]), Code::Repeat { body, again: NOT_EQUAL }]
    }

    /// Loads the first sixteen words.
    fn load<V: Vector>(&self, width: fn(Ymm) -> V) -> Vec<Inst> {
        let mut insts = Vec::new();
        let lane = Lane::of(self.function.hash);
        for (i, &words) in self.schedule.iter().enumerate() {
            let block = |number: usize| at(self.input, 16 * i + self.function.hash.block_bytes() * number);
            insts.push(vmovdqu(words.xmm(), block(0)));
            if V::BITS == Ymm::BITS {
                insts.push(vinserti128(words, words, block(1), 1));
            }
            let (words, sum) = (width(words), width(self.free[0]));
            insts.push(vpshufb(words, words, width(self.reverse_bytes)));
            insts.extend([lane.add(sum, words, self.constants.at(GROUP * i)), vmovdqu_store(self.wk.at(i), sum)]);
        }
        insts
    }

    /// Returns the address of the next sixteen words, of constants or of W + K.
    fn next(&self, place: Mem) -> Mem {
        Mem { disp: place.disp + (GROUP * self.groups) as i64, ..place }.index(self.at, 1)
    }

    /// Computes the next sixteen words.
    fn schedule<V: Vector>(&self, width: fn(Ymm) -> V) -> Strand {
        match Lane::of(self.function.hash) {
            Lane::Bits32 => self.fours(width),
            Lane::Bits64 => self.pairs(width),
        }
    }

    /// Computes the next 64-bit words, two at a time.
    fn pairs<V: Vector>(&self, width: fn(Ymm) -> V) -> Strand {
        let [x, y, z, _] = self.free.map(width);
        let mut strand = Strand::default();
        for i in 0..self.groups {
            // W(t - 16), W(t - 14), W(t - 8), W(t - 6) and W(t - 2), each with the following word.
            let [w16, w14, w8, w6, w2] = [0, 1, 4, 5, 7].map(|k| width(self.schedule[(i + k) % self.groups]));
            strand.extend([vpalignr(x, w14, w16, 8), vpalignr(y, w6, w8, 8), vpaddq(w16, w16, y)]);
            let [sigma0, sigma1] = self.function.sigmas;
            strand.extend(self.sigma([x, y, z], x, sigma0));
            strand.extend([vpaddq(w16, w16, x)]);
            strand.extend(self.sigma([x, y, z], w2, sigma1));
            strand.extend([vpaddq(w16, w16, x)]);
            let (constants, wk) = (self.constants.at(GROUP * i), self.wk.at(i));
            strand.extend([vpaddq(x, w16, self.next(constants)), vmovdqu_store(self.next(wk), x)]);
        }
        strand
    }

    /// Sets x to the sum of two rotations of `of`, which may be x, and a shift. The second rotation comes first: if it
    /// is a rotation by whole bytes, its two parts are bytes in different places to the prover.
    fn sigma<V: Vector>(&self, [x, y, z]: [V; 3], of: V, ([i, j], k): ([u8; 2], u8)) -> Vec<Inst> {
        match self.rotations {
            Rotations::Rotations => {
                let lane = Lane::Bits64;
                vec![lane.ror(y, of, i), lane.ror(z, of, j), vpsrlq(x, of, k), lane.ternary(x, y, z, SUM)]
            }
            Rotations::Shifts => {
                let add = |part| [part, vpxor(y, y, z)];
                let rotation = |k: u8| [vpsrlq(z, of, k), vpsllq(z, of, 64 - k)];
                let [right, left] = rotation(i);
                let first = [vpsrlq(y, of, j), vpsllq(z, of, 64 - j), vpxor(y, y, z)];
                [&first[..], &add(right), &add(left), &[vpsrlq(x, of, k), vpxor(x, x, y)]].concat()
            }
        }
    }

    /// Computes the next 32-bit words, four at a time.
    fn fours<V: Vector>(&self, width: fn(Ymm) -> V) -> Strand {
        let [x, y, z, v] = self.free.map(width);
        let zero = width(self.zero);
        let mut strand = Strand::default();
        for i in 0..4 {
            // W(t - 16), W(t - 12), W(t - 8) and W(t - 4), each with the three following words.
            let [w16, w12, w8, w4] = [0, 1, 2, 3].map(|k| width(self.schedule[(i + k) % 4]));
            strand.extend([vpalignr(x, w12, w16, 4), vpalignr(y, w4, w8, 4), vpaddd(w16, w16, y)]);
            strand.extend([vpsrld(y, x, 7), vpslld(z, x, 25), vpxor(y, y, z), vpsrld(z, x, 18), vpxor(y, y, z)]);
            strand.extend([vpslld(z, x, 14), vpxor(y, y, z), vpsrld(x, x, 3), vpxor(x, x, y), vpaddd(w16, w16, x)]);
            // sigma1 of the two preceding words gives two words, which precede the other two.
            for before in [vpunpckhqdq(x, w4, zero), vpunpcklqdq(x, zero, w16)] {
                strand.extend([before, vpsrld(y, x, 17), vpslld(z, x, 15), vpsrld(v, x, 19), vpxor(y, y, z)]);
                strand.extend([vpslld(z, x, 13), vpsrld(x, x, 10), vpxor(v, v, z), vpxor(x, x, y), vpxor(x, x, v)]);
                strand.extend([vpaddd(w16, w16, x)]);
            }
            let (constants, wk) = (self.constants.at(GROUP * i), self.wk.at(i));
            strand.extend([vpaddd(x, w16, self.next(constants)), vmovdqu_store(self.next(wk), x)]);
        }
        strand
    }

    /// Returns the address of a word of the hash value before the block.
    fn saved(&self, i: usize) -> Mem {
        at(RSP, self.before.offset(0) + self.function.word_bytes() * i)
    }

    /// Stores the hash value.
    fn before(&self) -> Vec<Inst> {
        let [_, b, c, ..] = self.hash;
        let keep = (0..).zip(self.hash).map(|(i, word)| word.store(self.saved(i)));
        keep.chain([self.differences[1].copy(b), self.differences[1].xor(c)]).collect()
    }

    /// Adds the stored hash value.
    fn after(&self) -> Vec<Inst> {
        (0..).zip(self.hash).map(|(i, word)| word.add_load(self.saved(i))).collect()
    }

    /// Performs sixteen rounds, with the words from an offset in each group on.
    fn rounds(&self, offset: usize) -> Strand {
        let mut strand = Strand::default();
        let (bytes, words) = (self.function.word_bytes(), RETAINED / self.groups);
        for t in 0..RETAINED {
            let hash = [0, 1, 2, 3, 4, 5, 6, 7].map(|i| self.hash[(i + 16 - t) % 8]);
            let differences = [0, 1].map(|i| self.differences[(i + t) % 2]);
            let wk = at(RSP, self.wk.offset(t / words) + offset + bytes * (t % words)).index(self.at, 1);
            let round = self.round(hash, differences, wk);
            strand.extend(if t % 4 == 0 { round.phase(format!("rounds {t} to {} of 16", t + 3)) } else { round });
        }
        strand
    }

    /// Performs a round (FIPS 180-4, 6.2.2 and 6.4.2, step 3): the new e replaces d, the new a replaces h.
    ///
    /// No bit is set in both parts of Ch(e, f, g) = (e & f) + (!e & g). Maj(a, b, c) is b ^ ((a ^ b) & (b ^ c)), where
    /// a ^ b is b ^ c in the next round; it is also (b & c) + (a & (b ^ c)), whose parts have no bit in common either.
    fn round(&self, [a, b, c, d, e, f, g, h]: [R; WORDS], [ab, bc]: [R; 2], wk: Mem) -> Vec<Inst> {
        let [x, y, z] = self.scratch;
        let rotations = |of: R, by: [u8; 3]| [x.ror(of, by[0]), y.ror(of, by[1]), x.xor(y), y.ror(of, by[2]), x.xor(y)];
        let [by0, by1] = self.function.big_sigmas;
        let (sigma0, sigma1) = (rotations(a, by0), rotations(e, by1));
        let mut insts = vec![h.add_load(wk)];
        match self.sums {
            Sums::Few => {
                insts.extend([y.andn(e, g), z.copy(f), h.add(y), z.and(e)]);
                insts.extend(sigma1);
                insts.extend([h.add(z), h.add(x), d.add(h)]);
                insts.extend([ab.copy(a), ab.xor(b), bc.and(ab), bc.xor(b)]);
                insts.extend(sigma0);
                insts.extend([h.add(bc), h.add(x)]);
            }
            Sums::Short => {
                insts.extend([d.add(h), z.copy(f), y.andn(e, g), z.and(e), z.add(y)]);
                insts.extend(sigma1);
                insts.extend([d.add(z), h.add(z), d.add(x), h.add(x)]);
                insts.extend([z.copy(b), z.and(c), h.add(z), bc.and(a), h.add(bc)]);
                insts.extend([ab.copy(a), ab.xor(b)]);
                insts.extend(sigma0);
                insts.push(h.add(x));
            }
        }
        insts
    }
}
