//! AVX and AVX2, a register per word: a block in each of four or eight lanes.
//!
//! Sixteen registers, of which one is scratch: one word of the third row is always on the stack, and changes places
//! with another twice in a double round.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Kernel, Mem, Order, Strand, View, weave};

use super::tail::by_bits;
use super::{BLOCK, INPUT, LEN, OUT, STATE, TABLE, Vex, advance, rounds, straight, transpose_words, words};
use crate::chacha20::quarter_round;

const ROUNDS: View = RAX;
const SCRATCH: u8 = 15;

/// A kernel on registers of this width; quarter rounds are woven in this order.
struct Shape {
    bits: u16,
    order: Order,
}

/// A kernel on registers of `bits` bits.
pub(super) fn kernel(name: &'static str, bits: u16, order: Order, unroll: usize) -> Kernel {
    let shape = Shape { bits, order };
    let stride = shape.lanes() * BLOCK;

    let mut code = vec![straight(shape.enter())];
    let mut blocks = vec![straight(shape.load())];
    blocks.extend(rounds(&shape.double_round(), ROUNDS, unroll));

    let mut turn = blocks.clone();
    turn.push(straight(
        shape.finish(|reg, offset| vec![vpxor(reg, reg, at(INPUT, offset)), vmovdqu_store(at(OUT, offset), reg)]),
    ));
    turn.push(straight(advance(stride).into_iter().chain(shape.count())));
    code.push(Code::While { test: vec![cmp64(LEN, stride as i64)], enter: ABOVE_OR_EQUAL, body: turn });

    let keys = shape.end();
    let mut rest = blocks;
    rest.push(straight(shape.finish(|reg, offset| vec![vmovdqu_store(at(RSP, keys + offset), reg)])));
    rest.push(straight([lea64(R10, at(RSP, keys))]));
    rest.extend(by_bits(R10, stride, Some(shape.reg(0)), [RAX, R11]));
    let zero = shape.reg(0);
    rest.push(straight([vpxor(zero, zero, zero)]));
    let wide = bits as i64 / 8;
    rest.push(straight((0..stride as i64 / wide).map(|i| vmovdqu_store(at(RSP, keys + wide * i), zero))));
    code.push(straight([test64(LEN, LEN)]));
    code.push(Code::Skip { unless: EQUAL, body: rest });

    code.push(straight(shape.leave()));
    let weave =
        format!("{} blocks, a register per word: quarter rounds {order}, unrolled {unroll} times", shape.lanes());
    super::kernel(name, weave, shape.table(), shape.frame() as usize, code)
}

impl Shape {
    fn lanes(&self) -> usize {
        self.bits as usize / 32
    }
    fn bytes(&self) -> i64 {
        self.bits as i64 / 8
    }
    fn reg(&self, n: u8) -> View {
        xmm(n).bits(self.bits)
    }
    fn scratch(&self) -> View {
        self.reg(SCRATCH)
    }

    /// The register of a word; the last word of the third row has the register of the first, when it has one.
    fn word(&self, row: usize, i: usize) -> View {
        let n = match row {
            2 => 12 + i % 3,
            3 => 8 + i,
            _ => 4 * row + i,
        };
        self.reg(n as u8)
    }

    /// Places on the stack: a word of the third row, the counters, the key stream of the last bytes.
    fn waiting(&self, i: usize) -> Mem {
        at(RSP, self.bytes() * (i as i64 / 3))
    }
    fn counters(&self) -> Mem {
        at(RSP, 2 * self.bytes())
    }
    fn end(&self) -> i64 {
        3 * self.bytes()
    }
    fn frame(&self) -> i64 {
        self.end() + (self.lanes() * BLOCK) as i64
    }

    fn table(&self) -> Vec<u8> {
        let lanes = self.lanes() as u32;
        Vex::controls(self.bits).chain(words(0..lanes)).chain(words(vec![lanes; lanes as usize])).collect()
    }
    fn lane_numbers(&self) -> Mem {
        at(TABLE, 2 * self.bytes())
    }
    fn lane_count(&self) -> Mem {
        at(TABLE, 3 * self.bytes())
    }

    fn enter(&self) -> Vec<Inst> {
        let counter = self.reg(0);
        vec![
            sub64(RSP, self.frame()),
            vbroadcastss(counter, at(STATE, 48)),
            vpaddd(counter, counter, self.lane_numbers()),
            vmovdqu_store(self.counters(), counter),
        ]
    }

    /// Moves the counters on.
    fn count(&self) -> Vec<Inst> {
        let counter = self.reg(0);
        vec![
            vmovdqu(counter, self.counters()),
            vpaddd(counter, counter, self.lane_count()),
            vmovdqu_store(self.counters(), counter),
        ]
    }

    /// The state of each block.
    fn load(&self) -> Vec<Inst> {
        let state = |row: usize, i: usize| at(STATE, 4 * (4 * row + i) as i64);
        let last = self.word(2, 3);
        let mut insts = vec![vbroadcastss(last, state(2, 3)), vmovdqu_store(self.waiting(3), last)];
        for row in 0..4 {
            for i in 0..4 {
                match (row, i) {
                    (2, 3) => {}
                    (3, 0) => insts.push(vmovdqu(self.word(3, 0), self.counters())),
                    _ => insts.push(vbroadcastss(self.word(row, i), state(row, i))),
                }
            }
        }
        insts
    }

    fn double_round(&self) -> Vec<Code> {
        let vex = Vex { scratch: self.scratch() };
        let quarters = |diagonal: usize, third: &[usize]| -> Code {
            let quarter = |&k: &usize| {
                let i = (k + 4 - 2 * diagonal) % 4;
                quarter_round(
                    &vex,
                    [
                        self.word(0, i),
                        self.word(1, (i + diagonal) % 4),
                        self.word(2, k),
                        self.word(3, (i + 3 * diagonal) % 4),
                    ],
                )
            };
            weave(third.iter().map(quarter), self.order).expect("words have registers").into()
        };
        let exchange = |out: usize, back: usize| -> Code {
            let reg = self.word(2, out);
            Strand::from_iter([vmovdqu_store(self.waiting(out), reg), vmovdqu(reg, self.waiting(back))]).into()
        };
        vec![
            quarters(0, &[0, 1, 2]),
            exchange(0, 3),
            quarters(0, &[3]),
            quarters(1, &[1, 2, 3]),
            exchange(3, 0),
            quarters(1, &[0]),
        ]
    }

    /// Adds the state and transposes; `done` gets each register of key stream with its offset.
    fn finish(&self, done: impl Fn(View, i64) -> Vec<Inst>) -> Vec<Inst> {
        let mut insts = Vec::new();
        let mut spare = self.scratch();
        for half in 0..2 {
            let rows: [_; 2] = std::array::from_fn(|k| {
                let row = 2 * half + k;
                let mut regs: [View; 4] = std::array::from_fn(|i| self.word(row, i));
                if row == 2 {
                    // Registers of the first half are free by now.
                    regs[3] = self.reg(if spare == self.reg(0) { 1 } else { 0 });
                    insts.push(vmovdqu(regs[3], self.waiting(3)));
                }
                for (i, &reg) in regs.iter().enumerate() {
                    if (row, i) == (3, 0) {
                        insts.push(vpaddd(reg, reg, self.counters()));
                    } else {
                        insts.push(vbroadcastss(spare, at(STATE, 4 * (4 * row + i) as i64)));
                        insts.push(vpaddd(reg, reg, spare));
                    }
                }
                transpose_words(&mut insts, &mut spare, regs)
            });
            for j in 0..4 {
                let [upper, lower] = rows.map(|row| row[j]);
                let offset = (BLOCK * j + 32 * half) as i64;
                if self.bits == 128 {
                    insts.extend(done(upper, offset));
                    insts.extend(done(lower, offset + 16));
                } else {
                    let half = |k: i64| move |d: View, a: View, b: View| vperm2i128(d, a, b, k);
                    let [low, high] = super::butterfly(&mut insts, &mut spare, [upper, lower], half(0x20), half(0x31));
                    insts.extend(done(low, offset));
                    insts.extend(done(high, offset + 4 * BLOCK as i64));
                }
            }
        }
        insts
    }

    fn leave(&self) -> Vec<Inst> {
        let mut insts: Vec<Inst> = (0..16).map(|n| vpxor(xmm(n), xmm(n), xmm(n))).collect();
        let zero = self.reg(0);
        insts.extend((0..3).map(|i| vmovdqu_store(at(RSP, self.bytes() * i), zero)));
        insts.extend([RAX, R11].map(|reg| xor32(reg.bits(32), reg.bits(32))));
        insts.push(add64(RSP, self.frame()));
        if self.bits > 128 {
            insts.push(vzeroupper(zmm(0)));
        }
        insts
    }
}
