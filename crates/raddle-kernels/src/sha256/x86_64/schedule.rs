//! Rounds in general-purpose registers, and the message schedule in vectors: AVX2 and BMI, for processors without the
//! instructions of SHA-256.
//!
//! The schedule of two blocks is made at once, one in each half of the vectors, while the rounds of the first are under
//! way; a block that is left is alone. W + K goes from one to the other by the stack.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Isa, Mem, Order, Strand, View, weave};

use crate::Kernel;
use crate::hash::Hash;
use crate::sha256::{BLOCK, WORDS, spec};
use crate::x86_64::take_stack;

/// The parameters, in the registers of the calling convention. All but the table are on the stack during a turn.
const STATE: View = RDI;
const INPUT: View = RSI;
const LEN: View = RDX;
const TABLE: View = RCX;

const fn words<const N: usize>(registers: [View; N]) -> [View; N] {
    let mut words = registers;
    let mut i = 0;
    while i < N {
        words[i] = registers[i].bits(32);
        i += 1;
    }
    words
}
/// a to h.
const HASH: [View; WORDS] = words([RAX, RBX, R8, R9, R10, R11, R12, R13]);
/// a ^ b and b ^ c, in turn.
const DIFFERENCES: [View; 2] = words([R14, R15]);
const SCRATCH: [View; 3] = words([RDI, RSI, RDX]);
/// How far into the table and into W + K.
const AT: View = RBP;

/// Vector registers.
const SCHEDULE: [u8; 4] = [0, 1, 2, 3];
const FREE: [u8; 4] = [4, 5, 6, 7];
const ZERO: u8 = 8;
/// The control that turns the bytes of words around.
const TURN_AROUND: u8 = 9;

/// Bytes of four words, for both blocks.
const GROUP: i64 = 32;
/// Bytes of what a loop of sixteen rounds takes.
const PART: i64 = 4 * GROUP;
/// Bytes of W + K, and of the table without [`TURN_AROUND`].
const ALL: i64 = 4 * PART;

const SAVED: [View; 6] = [RBX, RBP, R12, R13, R14, R15];

/// Places on the stack, above W + K.
#[derive(Clone, Copy)]
enum Place {
    /// The hash value before the block.
    Hash(usize),
    Parameter(usize),
    Saved(usize),
    End,
}

impl Place {
    fn mem(self) -> Mem {
        let offset = match self {
            Place::Hash(i) => 4 * i,
            Place::Parameter(i) => 32 + 8 * i,
            Place::Saved(i) => 56 + 8 * i,
            Place::End => 104,
        };
        at(RSP, ALL + offset as i64)
    }
}

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
pub(super) fn kernel(name: &'static str, sums: Sums) -> Kernel {
    let stack = Place::End.mem().disp;
    let state = |i: usize| at(STATE, 4 * i as i64);

    let mut enter = take_stack(stack);
    enter.extend((0..).zip(SAVED).map(|(i, reg)| mov64_store(Place::Saved(i).mem(), reg)));
    enter.extend((0..).zip(HASH).map(|(i, reg)| mov32(reg, state(i))));
    enter.push(mov64_store(Place::Parameter(0).mem(), STATE));
    enter.extend([vpxor(xmm(ZERO), xmm(ZERO), xmm(ZERO)), vmovdqu(ymm(TURN_AROUND), at(TABLE, ALL))]);

    let mut leave = vec![mov64(STATE, Place::Parameter(0).mem())];
    leave.extend((0..).zip(HASH).map(|(i, reg)| mov32_store(state(i), reg)));
    leave.extend((0..Place::Parameter(0).mem().disp).step_by(32).map(|i| vmovdqu_store(at(RSP, i), ymm(ZERO))));
    leave.extend(SCHEDULE.into_iter().chain(FREE).map(|n| vpxor(xmm(n), xmm(n), xmm(n))));
    leave.push(vzeroupper(zmm(0)));
    let used = HASH.into_iter().chain(SCRATCH);
    leave.extend(used.filter(|reg| !SAVED.contains(&reg.bits(64))).map(|reg| xor32(reg, reg)));
    leave.extend((0..).zip(SAVED).map(|(i, reg)| mov64(reg, Place::Saved(i).mem())));
    leave.push(add64(RSP, stack));

    let table = table();
    let code = vec![
        straight(enter),
        Code::While { test: vec![cmp64(LEN, 2 * BLOCK as i64)], enter: ABOVE_OR_EQUAL, body: turn(2, sums) },
        straight([cmp64(LEN, BLOCK as i64)]),
        Code::Skip { unless: BELOW, body: turn(1, sums) },
        straight(leave),
    ];
    let operation = Hash::Sha256.blocks();
    let weave = match sums {
        Sums::Few => "2 blocks a turn, few sums",
        Sums::Short => "2 blocks a turn, short sums",
    };
    operation.kernel(name, Isa::X86_64, weave, table, stack as usize, code)
}

/// K, each four words twice, and the control of [`TURN_AROUND`].
fn table() -> Vec<u8> {
    let bytes = |words: &[u32]| words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<_>>().repeat(2);
    let turn_around = (0..32).map(|i| i % 16 ^ 3);
    spec::K.chunks(4).flat_map(bytes).chain(turn_around).collect()
}

/// One block or two.
fn turn(count: usize, sums: Sums) -> Vec<Code> {
    let reg = if count == 2 { ymm } else { xmm };
    let parameters = || [(1, INPUT), (2, LEN)].map(|(i, reg)| (reg, Place::Parameter(i).mem()));
    let mut code = vec![
        straight(load(reg)),
        straight(parameters().map(|(reg, place)| mov64_store(place, reg))),
        straight(before()),
    ];
    let woven = weave([rounds(0, sums), schedule(reg)], Order::RoundRobin);
    code.extend(repeat(vec![woven.expect("rounds and schedule have registers of their own").into()], 3));
    code.push(rounds(0, sums).into());
    code.push(straight(after()));
    if count == 2 {
        code.push(straight(before()));
        code.extend(repeat(vec![rounds(GROUP / 2, sums).into()], 4));
        code.push(straight(after()));
    }
    code.push(straight(parameters().map(|(reg, place)| mov64(reg, place))));
    let bytes = (BLOCK * count) as i64;
    code.push(straight([add64(INPUT, bytes), sub64(LEN, bytes)]));
    code
}

/// So many times, which [`AT`] counts.
fn repeat(mut body: Vec<Code>, times: i64) -> [Code; 2] {
    body.push(straight([add64(AT, PART), cmp64(AT, times * PART)]));
    [straight([xor32(AT.bits(32), AT.bits(32))]), Code::Repeat { body, again: NOT_EQUAL }]
}

/// The first sixteen words.
fn load(reg: fn(u8) -> View) -> Vec<Inst> {
    let mut insts = Vec::new();
    for (i, n) in (0..).zip(SCHEDULE) {
        let block = |number: usize| at(INPUT, 16 * i + (BLOCK * number) as i64);
        insts.push(vmovdqu(xmm(n), block(0)));
        if reg(n).bits == 256 {
            insts.push(vinserti128(ymm(n), ymm(n), block(1), 1));
        }
        insts.push(vpshufb(reg(n), reg(n), reg(TURN_AROUND)));
        let sum = reg(FREE[0]);
        insts.extend([vpaddd(sum, reg(n), at(TABLE, GROUP * i)), vmovdqu_store(at(RSP, GROUP * i), sum)]);
    }
    insts
}

/// The next sixteen words, four at a time.
fn schedule(reg: fn(u8) -> View) -> Strand {
    let [x, y, z, v] = FREE.map(reg);
    let zero = reg(ZERO);
    let mut strand = Strand::default();
    for i in 0..4 {
        // W(t - 16), W(t - 12), W(t - 8) and W(t - 4), each with the three that follow.
        let [w16, w12, w8, w4] = [0, 1, 2, 3].map(|k| reg(SCHEDULE[(i + k) % 4]));
        strand.extend([vpalignr(x, w12, w16, 4), vpalignr(y, w4, w8, 4), vpaddd(w16, w16, y)]);
        strand.extend([vpsrld(y, x, 7), vpslld(z, x, 25), vpxor(y, y, z), vpsrld(z, x, 18), vpxor(y, y, z)]);
        strand.extend([vpslld(z, x, 14), vpxor(y, y, z), vpsrld(x, x, 3), vpxor(x, x, y), vpaddd(w16, w16, x)]);
        // sigma1 of the two words before; then the two that these gave are before the other two.
        for before in [vpunpckhqdq(x, w4, zero), vpunpcklqdq(x, zero, w16)] {
            strand.extend([before, vpsrld(y, x, 17), vpslld(z, x, 15), vpsrld(v, x, 19), vpxor(y, y, z)]);
            strand.extend([vpslld(z, x, 13), vpsrld(x, x, 10), vpxor(v, v, z), vpxor(x, x, y), vpxor(x, x, v)]);
            strand.extend([vpaddd(w16, w16, x)]);
        }
        let place = |base: View| at(base, PART + GROUP * i as i64).index(AT, 1);
        strand.extend([vpaddd(x, w16, place(TABLE)), vmovdqu_store(place(RSP), x)]);
    }
    strand
}

/// Keeps the hash value.
fn before() -> Vec<Inst> {
    let [_, b, c, ..] = HASH;
    let keep = (0..).zip(HASH).map(|(i, reg)| mov32_store(Place::Hash(i).mem(), reg));
    keep.chain([mov32(DIFFERENCES[1], b), xor32(DIFFERENCES[1], c)]).collect()
}

/// Adds the hash value that was kept.
fn after() -> Vec<Inst> {
    (0..).zip(HASH).map(|(i, reg)| add32(reg, Place::Hash(i).mem())).collect()
}

/// Sixteen rounds, with the words from an offset in each group on.
fn rounds(offset: i64, sums: Sums) -> Strand {
    let mut strand = Strand::default();
    for t in 0..16 {
        let hash = [0, 1, 2, 3, 4, 5, 6, 7].map(|i| HASH[(i + 16 - t) % 8]);
        let [ab, bc] = [0, 1].map(|i| DIFFERENCES[(i + t) % 2]);
        let wk = at(RSP, offset + GROUP * (t / 4) as i64 + 4 * (t % 4) as i64).index(AT, 1);
        strand.extend(round(hash, [ab, bc], wk, sums));
    }
    strand
}

/// A round (FIPS 180-4, 6.2.2, step 3): the new e is in the place of d, the new a in that of h.
///
/// No bit is set in both parts of Ch(e, f, g) = (e & f) + (!e & g). Maj(a, b, c) is b ^ ((a ^ b) & (b ^ c)), where a ^ b
/// is b ^ c in the next round; and it is (b & c) + (a & (b ^ c)), whose parts have no bit in common either.
fn round([a, b, c, d, e, f, g, h]: [View; WORDS], [ab, bc]: [View; 2], wk: Mem, sums: Sums) -> Vec<Inst> {
    let [x, y, z] = SCRATCH;
    let rotations = |of: View, by: [i64; 3]| {
        [rorx32(x, of, by[0]), rorx32(y, of, by[1]), xor32(x, y), rorx32(y, of, by[2]), xor32(x, y)]
    };
    let (sigma0, sigma1) = (rotations(a, [2, 13, 22]), rotations(e, [6, 11, 25]));
    let mut insts = vec![add32(h, wk)];
    match sums {
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

fn straight(insts: impl IntoIterator<Item = Inst>) -> Code {
    Strand::from_iter(insts).into()
}
