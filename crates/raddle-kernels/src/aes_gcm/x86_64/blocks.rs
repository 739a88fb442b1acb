//! `aes*_gcm_{seal,open}_blocks_*`: turns of some vectors, in which the rounds of AES and the products of GHASH are woven.
//!
//! **Opening** has the ciphertext at hand, and takes it as [`crate::ghash::x86_64::Taker`] does.
//!
//! **Sealing** takes the ciphertext of the turn before, which is pending in P(1) … P(m), while the rounds make the next one.
//! It carries B and P with
//!
//! > S = (B + P(1)) H^(m-1) + P(2) H^(m-2) + … + P(m),
//!
//! and a turn makes B = S H, and P what it encrypts. At first all is zero but P(m), which is S: so the first turn is like
//! any other, and so is a message that has no turn.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Isa, Kernel, Mem, Order, Strand, View, weave};

use crate::aes::x86_64::{Counters, Width};
use crate::aes::{BLOCK, Size};
use crate::aes_gcm::{COUNTER, Direction, POWERS, SUM, blocks};
use crate::ghash::x86_64::{Form, Layout, Taker};

/// The parameters, in the registers of the calling convention.
const OUT: View = RDI;
const INPUT: View = RSI;
const LEN: View = RDX;
const KEY: View = RCX;
const STATE: View = R8;
const TABLE: View = R9;
/// The stack pointer at entry, where the stack is aligned.
const ENTRY: View = R11;
/// For a mask.
const SPARE: View = RAX;

/// What a kernel is made of.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    pub(super) width: Width,
    /// Vectors of a turn.
    pub(super) vectors: usize,
    pub(super) form: Form,
    /// From where to where, in hundredths of the rounds, GHASH is woven in.
    pub(super) span: (usize, usize),
}

/// A kernel in the making: what its registers hold.
struct Turn {
    shape: Shape,
    size: Size,
    direction: Direction,
    /// Carries B or S.
    taker: Taker,
    counters: Counters,
    /// Counter blocks, and then what becomes of them.
    states: Vec<View>,
    /// Where pending blocks are.
    pending: Pending,
    /// The first round keys.
    keys: Vec<View>,
    /// What other round keys go through. To repeat a block four times costs a vector instruction on Zen 5: where that is
    /// asked for, it is done once, and they wait on the stack.
    key: View,
}

/// Ciphertext that GHASH has not taken yet, turned around.
enum Pending {
    /// There is none.
    None,
    /// In registers.
    Registers(Vec<View>),
    /// On the stack.
    Stack,
}

impl Shape {
    pub(super) fn kernel(self, name: &'static str, size: Size, direction: Direction) -> Kernel {
        let turn = self.turn(size, direction);
        let stride = turn.stride();
        let code = vec![
            turn.enter().into(),
            Code::While {
                test: vec![cmp64(LEN, stride)],
                enter: ABOVE_OR_EQUAL,
                body: vec![
                    turn.turn().into(),
                    Strand::from_iter([add64(OUT, stride), add64(INPUT, stride), sub64(LEN, stride)]).into(),
                ],
            },
            turn.leave().into(),
        ];
        let table = self.table();
        let contract = blocks(&turn.taker.layout.powers(), stride as u64).with_table(table.len());
        let (form, (from, to)) = (self.form, self.span);
        let blocks = if self.width == Width::Xmm { "block" } else { "blocks" };
        let weave = format!(
            "{} vectors of {} {blocks}; {form}, woven into the rounds from {from} % to {to} % of them",
            self.vectors,
            self.width.lanes()
        );
        Kernel { name, isa: Isa::X86_64, weave, contract, table, stack: turn.stack() as usize, code }
    }

    fn turn(self, size: Size, direction: Direction) -> Turn {
        let width = self.width;
        let mut free = (Taker::registers(width, self.form)..width.registers()).map(|n| width.reg(n));
        let mut take = || free.next().expect("registers");
        let (key, counter) = (take(), take());
        let states = (0..self.vectors).map(|_| take()).collect();
        let pending = match (direction, self.width) {
            (Direction::Open, _) => Pending::None,
            (Direction::Seal, Width::Zmm) => Pending::Registers((0..self.vectors).map(|_| take()).collect()),
            (Direction::Seal, _) => Pending::Stack,
        };
        let keys = free.take(size.rounds() + 1).collect();
        let counters = Counters { width, register: counter, table: TABLE };
        let taker = Taker {
            width,
            form: self.form,
            layout: Layout::of(width),
            powers: (KEY, POWERS),
            table: (TABLE, Counters::table_bytes(width)),
            constants: width,
        };
        Turn { shape: self, size, direction, taker, counters, states, pending, keys, key }
    }

    /// The constants: those of the counters, those of GHASH, and ones in all lanes but the last one.
    fn table(self) -> Vec<u8> {
        let but_last = [vec![0xff; self.width.bytes() - BLOCK], vec![0; BLOCK]].concat();
        [Counters::table(self.width), Taker::table(self.width), but_last].concat()
    }
}

impl Turn {
    /// Bytes of a turn.
    fn stride(&self) -> i64 {
        (self.shape.vectors * self.shape.width.bytes()) as i64
    }

    /// How many vectors are on the stack.
    fn on_stack(&self) -> usize {
        match (&self.pending, self.shape.width) {
            (Pending::Stack, _) => self.shape.vectors,
            (_, Width::Zmm) => self.size.rounds() + 1 - self.keys.len(),
            _ => 0,
        }
    }

    /// Bytes on the stack: at entry its pointer is 8 bytes beyond a multiple of 16.
    fn stack(&self) -> i64 {
        match (self.on_stack(), self.shape.width) {
            (0, _) => 0,
            (n, width) => (n * width.bytes()) as i64 + if width == Width::Ymm { 24 } else { 8 },
        }
    }

    /// Vector `i` of so many.
    fn vector(&self, base: View, i: usize) -> Mem {
        at(base, (i * self.shape.width.bytes()) as i64)
    }

    /// The register that a round key is in, and what puts it there.
    fn round_key(&self, round: usize) -> (View, Option<Inst>) {
        let (held, key) = (self.keys.len(), self.key);
        match self.shape.width {
            _ if round < held => (self.keys[round], None),
            Width::Zmm => (key, Some(vmovdqu32(key, self.vector(RSP, round - held)))),
            width => (key, Some(width.broadcast(key, self.schedule(round)))),
        }
    }

    /// Where a round key is.
    fn schedule(&self, round: usize) -> Mem {
        at(KEY, (BLOCK * round) as i64)
    }

    fn enter(&self) -> Strand {
        let width = self.shape.width;
        let mut insts = match (self.on_stack(), width) {
            (0, _) => Vec::new(),
            (_, Width::Ymm) => vec![mov64(ENTRY, RSP), sub64(RSP, self.stride()), and64(RSP, -32)],
            _ => vec![sub64(RSP, self.stack())],
        };
        let held = self.keys.len();
        insts.extend((0..held).map(|round| width.broadcast(self.keys[round], self.schedule(round))));
        if width == Width::Zmm {
            insts.extend((held..=self.size.rounds()).flat_map(|round| {
                let key = self.key;
                [width.broadcast(key, self.schedule(round)), width.store(self.vector(RSP, round - held), key)]
            }));
        }
        insts.extend(self.counters.enter(at(STATE, COUNTER as i64)));
        let (x, carried) = (self.taker.slot(0), self.taker.carried());
        let sum = x.bits(128);
        insts.extend([vmovdqu(sum, at(STATE, SUM as i64)), self.taker.turn_around(sum, sum)]);
        // Into the last lane, with zeros in the others.
        let last_lane = |to: View| match width {
            Width::Xmm => None,
            Width::Ymm => Some(vperm2i128(to, x, x, 0x08)),
            Width::Zmm => Some(vshufi32x4(to, x, x, 0x15)),
        };
        let zero = |reg: View| width.xor(reg, reg, reg);
        let last = self.shape.vectors - 1;
        match &self.pending {
            Pending::None => {
                insts.push(vmovdqa(carried.bits(128), sum));
                insts.extend(self.taker.mask(SPARE));
            }
            Pending::Registers(registers) => {
                insts.push(zero(carried));
                insts.extend(registers[..last].iter().copied().map(zero));
                insts.extend(last_lane(registers[last]));
            }
            Pending::Stack => {
                insts.push(zero(carried));
                insts.extend((0..last).map(|i| width.store(self.vector(RSP, i), carried)));
                insts.extend(last_lane(x));
                insts.push(width.store(self.vector(RSP, last), x));
            }
        }
        insts.into_iter().collect()
    }

    /// One turn, but for the pointers.
    fn turn(&self) -> Strand {
        let mut cipher = self.rounds();
        let hash = self.hash();
        let (from, to) = self.shape.span;
        let after = cipher.split_off(cipher.len() * to / 100);
        let during = cipher.split_off(cipher.len() * from / to);
        let woven = weave([Strand::from_iter(during), Strand::from_iter(hash)], Order::RoundRobin);
        let woven = woven.expect("rounds and products have registers of their own");
        let mut strand = Strand::from_iter(cipher).then(woven);
        strand.extend(after);
        strand.extend(self.last_round());
        strand
    }

    /// The counter blocks, and all rounds but the last one.
    fn rounds(&self) -> Vec<Inst> {
        let mut insts = self.counters.next(&self.states);
        for round in 0..self.size.rounds() {
            let (key, load) = self.round_key(round);
            insts.extend(load);
            insts.extend(self.states.iter().map(|&state| match round {
                0 => self.shape.width.xor(state, state, key),
                _ => vaesenc(state, state, key),
            }));
        }
        insts
    }

    /// The last round, with the message in its key.
    fn last_round(&self) -> Vec<Inst> {
        let width = self.shape.width;
        let (key, load) = self.round_key(self.size.rounds());
        let mut insts: Vec<Inst> = load.into_iter().collect();
        for (i, &state) in self.states.iter().enumerate() {
            let x = self.taker.slot(i);
            insts.extend([
                width.xor(x, key, self.vector(INPUT, i)),
                vaesenclast(state, state, x),
                width.store(self.vector(OUT, i), state),
            ]);
            match &self.pending {
                Pending::None => {}
                Pending::Registers(registers) => insts.push(self.taker.turn_around(registers[i], state)),
                Pending::Stack => {
                    insts.extend([self.taker.turn_around(state, state), width.store(self.vector(RSP, i), state)]);
                }
            }
        }
        insts
    }

    /// GHASH of a turn.
    fn hash(&self) -> Vec<Inst> {
        let vectors = self.shape.vectors;
        if self.direction == Direction::Open {
            return self.taker.blocks(INPUT, vectors);
        }
        let mut insts = self.products(vectors, vectors * self.shape.width.lanes());
        insts.extend(self.taker.settle());
        let (reduce, sum) = self.taker.reduce();
        insts.extend(reduce);
        insts.push(vmovdqa(self.taker.carried().bits(128), sum));
        insts
    }

    /// The first pending vectors times powers, from this one on.
    fn products(&self, vectors: usize, power: usize) -> Vec<Inst> {
        let vector = |i| {
            let (load, x) = self.pending(i);
            (load, x, power - i * self.shape.width.lanes())
        };
        self.taker.products(&(0..vectors).map(vector).collect::<Vec<_>>())
    }

    /// Vector `i` of the pending ones, the first of which with what is carried: how it is made, and its register.
    fn pending(&self, i: usize) -> (Vec<Inst>, View) {
        let (x, carried, width) = (self.taker.slot(i), self.taker.carried(), self.shape.width);
        let load = match (&self.pending, i) {
            (Pending::None, _) => unreachable!("opening has the ciphertext"),
            (Pending::Registers(registers), 0) => width.xor(x, carried, registers[0]),
            (Pending::Registers(registers), _) => return (Vec::new(), registers[i]),
            (Pending::Stack, 0) => width.xor(x, carried, self.vector(RSP, 0)),
            (Pending::Stack, _) => width.load(x, self.vector(RSP, i)),
        };
        (vec![load], x)
    }

    fn leave(&self) -> Strand {
        let width = self.shape.width;
        let sum = self.taker.carried().bits(128);
        let mut insts = match self.direction {
            Direction::Seal => self.last_hash(),
            Direction::Open => Vec::new(),
        };
        insts.extend([self.taker.turn_around(sum, sum), vmovdqu_store(at(STATE, SUM as i64), sum)]);
        insts.extend(width.wipe(width.registers()));
        let zero = width.reg(0);
        insts.extend((0..self.on_stack()).map(|i| width.store(self.vector(RSP, i), zero)));
        insts.extend(match (self.on_stack(), width) {
            (0, _) => None,
            (_, Width::Ymm) => Some(mov64(RSP, ENTRY)),
            _ => Some(add64(RSP, self.stack())),
        });
        insts.into_iter().collect()
    }

    /// S, of what is pending: all but the last block of it times powers.
    fn last_hash(&self) -> Vec<Inst> {
        let (width, last) = (self.shape.width, self.shape.vectors - 1);
        let sum = self.taker.carried().bits(128);
        let mut insts = self.products(last, width.lanes() * (last + 1) - 1);
        let (load, from) = self.pending(last);
        let x = self.taker.slot(0);
        insts.extend(load);
        let but_last = at(TABLE, (Counters::table_bytes(width) + Taker::table(width).len()) as i64);
        insts.extend(match width {
            Width::Xmm => vec![vmovdqa(sum, from)],
            Width::Ymm => vec![vextracti128(sum, from, 1), vpand(x, from, but_last)],
            Width::Zmm => vec![vextracti32x4(sum, from, 3), vpandq(x, from, but_last)],
        });
        insts.extend(match width {
            Width::Xmm => self.taker.settle(),
            _ => self.taker.last_product(width.lanes() - 1),
        });
        let (reduce, product) = self.taker.reduce();
        insts.extend(reduce);
        insts.push(vpxor(sum, sum, product));
        insts
    }
}
