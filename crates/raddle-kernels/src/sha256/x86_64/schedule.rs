//! Rounds in general-purpose registers, and the message schedule in vectors: AVX2 and BMI, for processors without the
//! instructions of SHA-256.
//!
//! The schedule of two blocks is made at once, one in each half of the vectors, while the rounds of the first are under
//! way; a block that is left is alone. W + K goes from one to the other by the stack.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Slots, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order, Strand};

use crate::AnyOperation;
use crate::hash::Hash;
use crate::sha256::{BLOCK, WORDS, spec};
use crate::variant::{Builder, Variant};

/// Bytes of four words, for both blocks.
const GROUP: usize = 32;
/// Bytes of what a loop of sixteen rounds takes.
const PART: usize = 4 * GROUP;

/// How a round adds what it adds. Both take as long where six operations start in a cycle; the processors that lack the
/// instructions of SHA-256 start four.
#[derive(Clone, Copy)]
pub(super) enum Sums {
    /// 22 operations; from e to the next e, and from a to the next a, it is five.
    Few,
    /// 25 operations, chains of four.
    Short,
}

/// `sha256_blocks_*`.
pub(super) struct Schedule {
    pub(super) sums: Sums,
}

impl Variant for Schedule {
    type Target = X86_64;

    fn operation(&self) -> AnyOperation {
        Hash::Sha256.blocks()
    }

    fn summary(&self) -> String {
        match self.sums {
            Sums::Few => "2 blocks an iteration, few sums".into(),
            Sums::Short => "2 blocks an iteration, short sums".into(),
        }
    }

    fn build(&self, k: &mut Builder<X86_64>) -> Vec<Code> {
        let [state, input, len] = ["state", "input", "len"].map(|name| k.arg(name));
        let hash = k.fix_all([RAX, RBX, R8, R9, R10, R11, R12, R13]).map(Gpr64::low32);
        let blocks = Blocks {
            sums: self.sums,
            input,
            len,
            hash,
            differences: k.fix_all([R14, R15]).map(Gpr64::low32),
            scratch: [state, input, len].map(Gpr64::low32),
            at: k.fix(RBP),
            schedule: k.take_all(),
            free: k.take_all(),
            zero: k.take(),
            reverse_bytes: k.take(),
            wk: k.slots(4 * PART / GROUP, GROUP),
            before: k.slots(1, 4 * WORDS),
            pointers: k.public_slots(3, 8),
            // Each four words twice.
            constants: k.constants(spec::K.chunks(4).flat_map(|four| [four, four].concat()).flat_map(u32::to_le_bytes)),
        };
        let control = k.constants((0..32).map(|i| i % 16 ^ 3));
        let place = |i: usize| at(state, 4 * i);
        k.zero(blocks.zero);
        k.clear(blocks.schedule.into_iter().chain(blocks.free));
        k.clear(blocks.hash.into_iter().chain(blocks.scratch));

        let mut enter: Vec<Inst> = (0..).zip(hash).map(|(i, word)| mov32(word, place(i))).collect();
        enter.push(mov64_store(blocks.pointers.at(0), state));
        let zero = blocks.zero.xmm();
        enter.extend([vpxor(zero, zero, zero), vmovdqu(blocks.reverse_bytes, control.at(0))]);
        let mut leave = vec![mov64(state, blocks.pointers.at(0))];
        leave.extend((0..).zip(hash).map(|(i, word)| mov32_store(place(i), word)));
        vec![
            straight(enter.phase("load: a to h, the hash value")),
            Code::While {
                test: vec![cmp64(len, 2 * BLOCK)],
                enter: ABOVE_OR_EQUAL,
                body: blocks.iteration(|register| register),
            }
            .phase("loop: two blocks an iteration, while 128 bytes are left"),
            straight([cmp64(len, BLOCK)].phase("tail: one block more, if there is one")),
            Code::Skip { unless: BELOW, body: blocks.iteration(Ymm::xmm) },
            straight(leave.phase("store: the hash value")),
        ]
    }
}

/// Where everything is. The parameters are on the stack during an iteration.
struct Blocks {
    sums: Sums,
    input: Gpr64,
    len: Gpr64,
    /// a to h.
    hash: [Gpr32; WORDS],
    /// a ^ b and b ^ c, alternating from round to round.
    differences: [Gpr32; 2],
    scratch: [Gpr32; 3],
    /// How far into the table and into W + K.
    at: Gpr64,
    schedule: [Ymm; 4],
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

impl Blocks {
    /// One block or two: as many as vectors of this width hold.
    fn iteration<V: Vector>(&self, width: fn(Ymm) -> V) -> Vec<Code> {
        let count = V::BITS as usize / 128;
        let parameters = || [(self.input, self.pointers.at(1)), (self.len, self.pointers.at(2))];
        let mut code = vec![
            straight(self.load(width).phase("schedule: words 0 to 15 of each block, and W + K on the stack")),
            straight(parameters().map(|(register, place)| mov64_store(place, register))),
            straight(self.before()),
        ];
        let woven = woven([self.rounds(0).named("rounds"), self.schedule(width).named("schedule")], Order::RoundRobin);
        let first = Vec::from(self.repeat(vec![woven.into()], 3));
        code.extend(first.phase("rounds 0 to 47 of the first block, interleaved with words 16 to 63 of the schedule"));
        code.push(self.rounds(0).phase("rounds 48 to 63 of the first block").into());
        code.push(straight(self.after().phase("finish: adds the hash value before the block")));
        if count == 2 {
            code.push(straight(self.before().phase("rounds of the second block, whose W + K is on the stack")));
            code.extend(self.repeat(vec![self.rounds(GROUP / 2).into()], 4));
            code.push(straight(self.after().phase("finish: adds the hash value before the block")));
        }
        let restore = parameters().map(|(register, place)| mov64(register, place));
        code.push(straight(restore).phase("advance: pointer and length, which were on the stack"));
        code.push(straight([add64(self.input, BLOCK * count), sub64(self.len, BLOCK * count)]));
        code
    }

    /// So many times, which [`Blocks::at`] counts.
    fn repeat(&self, mut body: Vec<Code>, times: usize) -> [Code; 2] {
        body.push(straight([add64(self.at, PART), cmp64(self.at, times * PART)]));
        let at = self.at.low32();
        [straight([xor32(at, at)]), Code::Repeat { body, again: NOT_EQUAL }]
    }

    /// The first sixteen words.
    fn load<V: Vector>(&self, width: fn(Ymm) -> V) -> Vec<Inst> {
        let mut insts = Vec::new();
        for (i, words) in self.schedule.into_iter().enumerate() {
            let block = |number: usize| at(self.input, 16 * i + BLOCK * number);
            insts.push(vmovdqu(words.xmm(), block(0)));
            if V::BITS == Ymm::BITS {
                insts.push(vinserti128(words, words, block(1), 1));
            }
            let (words, sum) = (width(words), width(self.free[0]));
            insts.push(vpshufb(words, words, width(self.reverse_bytes)));
            insts.extend([vpaddd(sum, words, self.constants.at(GROUP * i)), vmovdqu_store(self.wk.at(i), sum)]);
        }
        insts
    }

    /// The next sixteen words, four at a time.
    fn schedule<V: Vector>(&self, width: fn(Ymm) -> V) -> Strand {
        let [x, y, z, v] = self.free.map(width);
        let zero = width(self.zero);
        let mut strand = Strand::default();
        for i in 0..4 {
            // W(t - 16), W(t - 12), W(t - 8) and W(t - 4), each with the three that follow.
            let [w16, w12, w8, w4] = [0, 1, 2, 3].map(|k| width(self.schedule[(i + k) % 4]));
            strand.extend([vpalignr(x, w12, w16, 4), vpalignr(y, w4, w8, 4), vpaddd(w16, w16, y)]);
            strand.extend([vpsrld(y, x, 7), vpslld(z, x, 25), vpxor(y, y, z), vpsrld(z, x, 18), vpxor(y, y, z)]);
            strand.extend([vpslld(z, x, 14), vpxor(y, y, z), vpsrld(x, x, 3), vpxor(x, x, y), vpaddd(w16, w16, x)]);
            // sigma1 of the two words before; then the two that these gave are before the other two.
            for before in [vpunpckhqdq(x, w4, zero), vpunpcklqdq(x, zero, w16)] {
                strand.extend([before, vpsrld(y, x, 17), vpslld(z, x, 15), vpsrld(v, x, 19), vpxor(y, y, z)]);
                strand.extend([vpslld(z, x, 13), vpsrld(x, x, 10), vpxor(v, v, z), vpxor(x, x, y), vpxor(x, x, v)]);
                strand.extend([vpaddd(w16, w16, x)]);
            }
            let next = |place: Mem| Mem { disp: place.disp + PART as i64, ..place }.index(self.at, 1);
            let (constants, wk) = (self.constants.at(GROUP * i), self.wk.at(i));
            strand.extend([vpaddd(x, w16, next(constants)), vmovdqu_store(next(wk), x)]);
        }
        strand
    }

    /// The place of a word of the hash value before the block.
    fn saved(&self, i: usize) -> Mem {
        at(RSP, self.before.offset(0) + 4 * i)
    }

    /// Keeps the hash value.
    fn before(&self) -> Vec<Inst> {
        let [_, b, c, ..] = self.hash;
        let keep = (0..).zip(self.hash).map(|(i, word)| mov32_store(self.saved(i), word));
        keep.chain([mov32(self.differences[1], b), xor32(self.differences[1], c)]).collect()
    }

    /// Adds the hash value that was kept.
    fn after(&self) -> Vec<Inst> {
        (0..).zip(self.hash).map(|(i, word)| add32(word, self.saved(i))).collect()
    }

    /// Sixteen rounds, with the words from an offset in each group on.
    fn rounds(&self, offset: usize) -> Strand {
        let mut strand = Strand::default();
        for t in 0..16 {
            let hash = [0, 1, 2, 3, 4, 5, 6, 7].map(|i| self.hash[(i + 16 - t) % 8]);
            let differences = [0, 1].map(|i| self.differences[(i + t) % 2]);
            let wk = at(RSP, self.wk.offset(t / 4) + offset + 4 * (t % 4)).index(self.at, 1);
            let round = self.round(hash, differences, wk);
            strand.extend(if t % 4 == 0 { round.phase(format!("rounds {t} to {} of 16", t + 3)) } else { round });
        }
        strand
    }

    /// A round (FIPS 180-4, 6.2.2, step 3): the new e is in the place of d, the new a in that of h.
    ///
    /// No bit is set in both parts of Ch(e, f, g) = (e & f) + (!e & g). Maj(a, b, c) is b ^ ((a ^ b) & (b ^ c)), where a ^ b
    /// is b ^ c in the next round; and it is (b & c) + (a & (b ^ c)), whose parts have no bit in common either.
    fn round(&self, [a, b, c, d, e, f, g, h]: [Gpr32; WORDS], [ab, bc]: [Gpr32; 2], wk: Mem) -> Vec<Inst> {
        let [x, y, z] = self.scratch;
        let rotations = |of: Gpr32, by: [u8; 3]| {
            [rorx32(x, of, by[0]), rorx32(y, of, by[1]), xor32(x, y), rorx32(y, of, by[2]), xor32(x, y)]
        };
        let (sigma0, sigma1) = (rotations(a, [2, 13, 22]), rotations(e, [6, 11, 25]));
        let mut insts = vec![add32(h, wk)];
        match self.sums {
            Sums::Few => {
                insts.extend([andn32(y, e, g), mov32(z, f), add32(h, y), and32(z, e)]);
                insts.extend(sigma1);
                insts.extend([add32(h, z), add32(h, x), add32(d, h)]);
                insts.extend([mov32(ab, a), xor32(ab, b), and32(bc, ab), xor32(bc, b)]);
                insts.extend(sigma0);
                insts.extend([add32(h, bc), add32(h, x)]);
            }
            Sums::Short => {
                insts.extend([add32(d, h), mov32(z, f), andn32(y, e, g), and32(z, e), add32(z, y)]);
                insts.extend(sigma1);
                insts.extend([add32(d, z), add32(h, z), add32(d, x), add32(h, x)]);
                insts.extend([mov32(z, b), and32(z, c), add32(h, z), and32(bc, a), add32(h, bc)]);
                insts.extend([mov32(ab, a), xor32(ab, b)]);
                insts.extend(sigma0);
                insts.push(add32(h, x));
            }
        }
        insts
    }
}
