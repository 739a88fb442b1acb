//! ChaCha20 on x86-64.
//!
//! | module | shape |
//! |---|---|
//! | [`gpr`] | one block in general-purpose registers |
//! | [`vex`] | AVX and AVX2: a register per word, 4 or 8 blocks |
//! | [`rows`] | AVX-512: a register per row of 4 blocks, for short input |
//! | [`vertical`] | AVX-512: a register per word of 16 blocks, one group or two |
//! | [`tail`] | the bytes after the last whole turn |

mod gpr;
mod rows;
mod tail;
mod vertical;
mod vex;

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Extent, Inst, Isa, Kernel, Order, Parameter, Reg, Strand, View};

use super::{BLOCK, Lowering, contract};

/// The parameters, in the registers of the calling convention.
const OUT: View = RDI;
const INPUT: View = RSI;
const LEN: View = RDX;
const STATE: View = RCX;
const TABLE: View = R8;

/// The kernels, in the shapes and orders that were fastest.
pub fn kernels() -> Vec<Kernel> {
    vec![
        gpr::kernel("chacha20_xor_gpr", Order::RoundRobin, 1),
        vex::kernel("chacha20_xor_avx", 128, Order::RoundRobin, 1),
        vex::kernel("chacha20_xor_avx2", 256, Order::RoundRobin, 1),
        rows::kernel("chacha20_xor_avx512_row4", 1, Order::RoundRobin, 1),
        rows::kernel("chacha20_xor_avx512_row8", 2, Order::RoundRobin, 1),
        vertical::kernel("chacha20_xor_avx512", 1, Order::RoundRobin, Order::RoundRobin, 1),
        vertical::kernel("chacha20_xor_avx512x32", 2, Order::RoundRobin, Order::Groups(32), 1),
    ]
}

/// The kernels in other orders, for the tuner.
pub fn candidates() -> Vec<Kernel> {
    Vec::new()
}

/// A kernel with these constants.
fn kernel(name: &'static str, weave: String, table: Vec<u8>, stack: usize, code: Vec<Code>) -> Kernel {
    let mut contract = contract();
    for parameter in &mut contract.parameters {
        if let Parameter::Pointer(region) = parameter
            && region.name == Kernel::TABLE
        {
            region.extent = Extent::Bytes(table.len());
        }
    }
    Kernel { name, isa: Isa::X86_64, weave, contract, table, stack, code }
}

/// Instructions one after another.
fn straight(insts: impl IntoIterator<Item = Inst>) -> Code {
    Strand::from_iter(insts).into()
}

/// The twenty rounds: `double_round`, `unroll` times, in a loop that `counter` counts.
fn rounds(double_round: &[Code], counter: View, unroll: usize) -> [Code; 2] {
    assert_eq!(10 % unroll, 0, "a loop makes ten double rounds");
    let mut body: Vec<Code> = std::iter::repeat_n(double_round, unroll).flatten().cloned().collect();
    body.push(straight([sub32(counter.bits(32), 1)]));
    let turns = 10 / unroll as i64;
    [straight([mov32(counter.bits(32), turns)]), Code::Repeat { body, again: NOT_EQUAL }]
}

/// Words of 32 bits as the bytes of a table.
fn words(words: impl IntoIterator<Item = u32>) -> impl Iterator<Item = u8> {
    words.into_iter().flat_map(u32::to_le_bytes)
}

/// A word in each general-purpose register.
struct General;

impl Lowering for General {
    fn add(&self, d: View, a: View) -> Vec<Inst> {
        vec![add32(d, a)]
    }
    fn xor_rol(&self, d: View, a: View, k: u32) -> Vec<Inst> {
        vec![xor32(d, a), rol32(d, k as i64)]
    }
    fn scratch(&self) -> Vec<Reg> {
        Vec::new()
    }
}

/// Lanes of AVX-512.
struct Evex;

impl Lowering for Evex {
    fn add(&self, d: View, a: View) -> Vec<Inst> {
        vec![vpaddd(d, d, a)]
    }
    fn xor_rol(&self, d: View, a: View, k: u32) -> Vec<Inst> {
        vec![vpxord(d, d, a), vprold(d, d, k as i64)]
    }
    fn scratch(&self) -> Vec<Reg> {
        Vec::new()
    }
}

/// Lanes of AVX or AVX2: rotations by whole bytes are shuffles, the others two shifts.
struct Vex {
    /// Holds one half of a rotated word.
    scratch: View,
}

impl Vex {
    /// The table of a kernel begins with the controls of the shuffles, for rotations by 16 and by 8.
    fn controls(bits: u16) -> impl Iterator<Item = u8> {
        [2, 1].into_iter().flat_map(move |bytes| (0..(bits / 8) as u8).map(move |i| i & 0xc | (i + 4 - bytes) & 3))
    }
}

impl Lowering for Vex {
    fn add(&self, d: View, a: View) -> Vec<Inst> {
        vec![vpaddd(d, d, a)]
    }
    fn xor_rol(&self, d: View, a: View, k: u32) -> Vec<Inst> {
        let k = k as i64;
        let control = |nth: u16| at(TABLE, (nth * d.bits / 8).into());
        let mut insts = vec![vpxor(d, d, a)];
        match k {
            16 => insts.push(vpshufb(d, d, control(0))),
            8 => insts.push(vpshufb(d, d, control(1))),
            _ => {
                let high = self.scratch.bits(d.bits);
                insts.extend([vpslld(high, d, k), vpsrld(d, d, 32 - k), vpor(d, d, high)]);
            }
        }
        insts
    }
    fn scratch(&self) -> Vec<Reg> {
        vec![self.scratch.reg]
    }
}

/// Two registers become two others by two instructions, with one spare register and no copy: `low` goes to the spare
/// register, `high` to `b`, and `a` is the next spare one.
fn butterfly(
    insts: &mut Vec<Inst>,
    spare: &mut View,
    [a, b]: [View; 2],
    low: impl Fn(View, View, View) -> Inst,
    high: impl Fn(View, View, View) -> Inst,
) -> [View; 2] {
    let result = [*spare, b];
    insts.extend([low(*spare, a, b), high(b, a, b)]);
    *spare = a;
    result
}

/// Transposes 4 by 4 words in each 128 bits of four registers.
fn transpose_words(insts: &mut Vec<Inst>, spare: &mut View, [w0, w1, w2, w3]: [View; 4]) -> [View; 4] {
    let [low01, high01] = butterfly(insts, spare, [w0, w1], vpunpckldq, vpunpckhdq);
    let [low23, high23] = butterfly(insts, spare, [w2, w3], vpunpckldq, vpunpckhdq);
    let [q0, q1] = butterfly(insts, spare, [low01, low23], vpunpcklqdq, vpunpckhqdq);
    let [q2, q3] = butterfly(insts, spare, [high01, high23], vpunpcklqdq, vpunpckhqdq);
    [q0, q1, q2, q3]
}

/// Transposes 4 by 4 quarters of four registers of 512 bits.
fn transpose_quarters(insts: &mut Vec<Inst>, spare: &mut View, [r0, r1, r2, r3]: [View; 4]) -> [View; 4] {
    let quarters = |k: i64| move |d: View, a: View, b: View| vshufi32x4(d, a, b, k);
    let [low01, high01] = butterfly(insts, spare, [r0, r1], quarters(0x44), quarters(0xee));
    let [low23, high23] = butterfly(insts, spare, [r2, r3], quarters(0x44), quarters(0xee));
    let [q0, q1] = butterfly(insts, spare, [low01, low23], quarters(0x88), quarters(0xdd));
    let [q2, q3] = butterfly(insts, spare, [high01, high23], quarters(0x88), quarters(0xdd));
    [q0, q1, q2, q3]
}

/// Moves the pointers over `n` bytes that are done.
fn advance(n: usize) -> Vec<Inst> {
    let n = n as i64;
    vec![add64(OUT, n), add64(INPUT, n), sub64(LEN, n)]
}
