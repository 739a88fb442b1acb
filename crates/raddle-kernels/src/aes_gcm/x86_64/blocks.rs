//! `aes*_gcm_{seal,open}_blocks_*`: turns of some vectors, in which the rounds of AES and the products of GHASH are woven.
//!
//! With S before a turn and its m blocks X(1) … X(m) of ciphertext, S after it is
//!
//! > S H^m + X(1) H^(m-1) + … + X(m).
//!
//! **Opening** has the ciphertext at hand. S and all blocks but the last one are as many vectors as a turn has, one block
//! later than those of the cipher; they are multiplied with H^m … H, and the last block is added.
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

use crate::aes::x86_64::{TURN_AROUND, Width, lanes};
use crate::aes::{BLOCK, Size};
use crate::aes_gcm::{COUNTER, Direction, POWERS, SUM, blocks};
use crate::ghash::x86_64::{Layout, REDUCE, Thirds};

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

/// How a product is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// Three carry-less products, and more sums.
    Karatsuba,
    /// Four.
    Schoolbook,
}

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
    layout: Layout,
    /// B or S, in the first lane, with zeros in the others.
    carried: View,
    sum: Thirds,
    spare: [View; 3],
    counter: View,
    /// Counter blocks, and then what becomes of them.
    states: Vec<View>,
    /// Where pending blocks are.
    pending: Pending,
    /// The first round keys.
    keys: Vec<View>,
    /// What other round keys go through.
    key: View,
}

/// Ciphertext that GHASH has not taken yet.
enum Pending {
    /// There is none.
    None,
    /// As it is, in registers.
    Registers(Vec<View>),
    /// Turned around, on the stack.
    Stack,
}

/// A constant in the table.
#[derive(Clone, Copy)]
enum Constant {
    /// Turns around the bytes of a block.
    TurnAround,
    /// What reductions multiply with.
    Reduce,
    /// The number of each lane.
    Lanes,
    /// How many lanes there are.
    Count,
    /// Ones in all lanes but the last one.
    ButLast,
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
        let contract = blocks(&turn.layout.powers(), stride as u64).with_table(table.len());
        let form = match self.form {
            Form::Karatsuba => "by Karatsuba",
            Form::Schoolbook => "by four products each",
        };
        let (from, to) = self.span;
        let blocks = if self.width == Width::Xmm { "block" } else { "blocks" };
        let weave = format!(
            "{} vectors of {} {blocks}; GHASH {form}, woven into the rounds from {from} % to {to} % of them",
            self.vectors,
            self.width.lanes()
        );
        Kernel { name, isa: Isa::X86_64, weave, contract, table, stack: turn.stack() as usize, code }
    }

    fn turn(self, size: Size, direction: Direction) -> Turn {
        let mut free = (0..self.width.registers()).map(|n| self.width.reg(n));
        let mut take = || free.next().expect("registers");
        // Those first that are used at other widths as well: VEX has sixteen registers.
        let carried = take();
        let sum = Thirds { width: self.width, low: take(), middle: take(), high: take() };
        let spare = [take(), take(), take()];
        let (key, counter) = (take(), take());
        let states = (0..self.vectors).map(|_| take()).collect();
        let pending = match (direction, self.width) {
            (Direction::Open, _) => Pending::None,
            (Direction::Seal, Width::Zmm) => Pending::Registers((0..self.vectors).map(|_| take()).collect()),
            (Direction::Seal, _) => Pending::Stack,
        };
        let keys = free.take(size.rounds() + 1).collect();
        let layout = Layout::of(self.width);
        Turn { shape: self, size, direction, layout, carried, sum, spare, counter, states, pending, keys, key }
    }

    /// The constants, each as wide as a vector: see [`Constant`].
    fn table(self) -> Vec<u8> {
        let all = |block: [u8; BLOCK]| block.repeat(self.width.lanes());
        let count = self.width.lanes() as u32;
        let but_last = vec![0xff; BLOCK * (self.width.lanes() - 1)].into_iter().chain([0; BLOCK]);
        [
            all(TURN_AROUND),
            all(REDUCE),
            lanes(0..count).collect(),
            lanes(vec![count; count as usize]).collect(),
            but_last.collect(),
        ]
        .concat()
    }
}

impl Turn {
    /// Bytes of a turn.
    fn stride(&self) -> i64 {
        (self.shape.vectors * self.shape.width.bytes()) as i64
    }

    /// Bytes on the stack.
    fn stack(&self) -> i64 {
        match self.pending {
            Pending::Stack => self.stride() + 8 + if self.shape.width == Width::Ymm { 16 } else { 0 },
            _ => 0,
        }
    }

    fn constant(&self, constant: Constant) -> Mem {
        at(TABLE, (constant as usize * self.shape.width.bytes()) as i64)
    }

    /// Vector `i` of so many.
    fn vector(&self, base: View, i: usize) -> Mem {
        at(base, (i * self.shape.width.bytes()) as i64)
    }

    fn turn_around(&self, to: View, from: View) -> Inst {
        vpshufb(to, from, self.constant(Constant::TurnAround))
    }

    /// The register that a round key is in, and what puts it there.
    fn round_key(&self, round: usize) -> (View, Option<Inst>) {
        let load = |to: View| self.shape.width.broadcast(to, at(KEY, (BLOCK * round) as i64));
        match self.keys.get(round) {
            Some(&key) => (key, None),
            None => (self.key, Some(load(self.key))),
        }
    }

    fn enter(&self) -> Strand {
        let width = self.shape.width;
        let mut insts = Vec::new();
        if let Pending::Stack = self.pending {
            match width {
                Width::Ymm => insts.extend([mov64(ENTRY, RSP), sub64(RSP, self.stride()), and64(RSP, -32)]),
                _ => insts.push(sub64(RSP, self.stack())),
            }
        }
        let counter = self.counter;
        insts.extend([
            width.broadcast(counter, at(STATE, COUNTER as i64)),
            self.turn_around(counter, counter),
            vpaddd(counter, counter, self.constant(Constant::Lanes)),
        ]);
        insts.extend(self.keys.iter().enumerate().map(|(i, &key)| width.broadcast(key, at(KEY, (BLOCK * i) as i64))));
        if self.direction == Direction::Open && width == Width::Zmm {
            insts.extend([mov64(SPARE, -0x10000), kmovq(k(1), SPARE)]);
        }

        let [x, ..] = self.spare;
        let sum = x.bits(128);
        let turned = match &self.pending {
            Pending::Registers(_) => false,
            _ => true,
        };
        insts.push(vmovdqu(sum, at(STATE, SUM as i64)));
        if turned {
            insts.push(vpshufb(sum, sum, at(TABLE, 0)));
        }
        // Into the last lane, with zeros in the others.
        let last_lane = |to: View| match width {
            Width::Xmm => None,
            Width::Ymm => Some(vperm2i128(to, x, x, 0x08)),
            Width::Zmm => Some(vshufi32x4(to, x, x, 0x15)),
        };
        let zero = |reg: View| width.xor(reg, reg, reg);
        let last = self.shape.vectors - 1;
        match &self.pending {
            Pending::None => insts.push(vmovdqa(self.carried.bits(128), sum)),
            Pending::Registers(registers) => {
                insts.push(zero(self.carried));
                insts.extend(registers[..last].iter().copied().map(zero));
                insts.extend(last_lane(registers[last]));
            }
            Pending::Stack => {
                insts.push(zero(self.carried));
                insts.extend((0..last).map(|i| width.store(self.vector(RSP, i), self.carried)));
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
        let mut insts = Vec::new();
        for &state in &self.states {
            insts.extend([
                self.turn_around(state, self.counter),
                vpaddd(self.counter, self.counter, self.constant(Constant::Count)),
            ]);
        }
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
            let x = self.spare[i % 2];
            let to = match &self.pending {
                Pending::Registers(registers) => registers[i],
                _ => state,
            };
            insts.extend([
                width.xor(x, key, self.vector(INPUT, i)),
                vaesenclast(to, state, x),
                width.store(self.vector(OUT, i), to),
            ]);
            if let Pending::Stack = self.pending {
                insts.extend([self.turn_around(to, to), width.store(self.vector(RSP, i), to)]);
            }
        }
        insts
    }

    /// GHASH of a turn.
    fn hash(&self) -> Vec<Inst> {
        let width = self.shape.width;
        let x = self.spare[0];
        let mut insts = Vec::new();
        for i in 0..self.shape.vectors {
            let mut from = x;
            match self.direction {
                Direction::Seal => {
                    insts.push(self.pending(x, i));
                    if i == 0 {
                        insts.push(width.xor(x, x, self.carried));
                    }
                }
                Direction::Open if i > 0 => {
                    let place = at(INPUT, (i * width.bytes() - BLOCK) as i64);
                    insts.extend([width.load(x, place), self.turn_around(x, x)]);
                }
                Direction::Open => match width {
                    Width::Xmm => from = self.carried,
                    _ => {
                        insts.extend(match width {
                            Width::Zmm => vec![vmovdqu8_load(x, k(1), at(INPUT, -(BLOCK as i64)))],
                            _ => vec![vpxor(x, x, x), vinserti128(x, x, at(INPUT, 0), 1)],
                        });
                        insts.extend([self.turn_around(x, x), width.xor(x, x, self.carried)]);
                    }
                },
            }
            insts.extend(self.product(i > 0, from, width.lanes() * (self.shape.vectors - i)));
        }
        insts.extend(self.settle());
        insts.extend(self.reduce());
        insts.extend(self.add_lanes());
        let (carried, high) = (self.carried.bits(128), self.sum.high.bits(128));
        match self.direction {
            Direction::Seal => insts.push(vmovdqa(carried, high)),
            Direction::Open => {
                insts.extend([
                    vmovdqu(carried, at(INPUT, self.stride() - BLOCK as i64)),
                    vpshufb(carried, carried, at(TABLE, 0)),
                    vpxor(carried, carried, high),
                ]);
            }
        }
        insts
    }

    /// Vector `i` of the pending ones, turned around.
    fn pending(&self, to: View, i: usize) -> Inst {
        match &self.pending {
            Pending::None => unreachable!("opening has the ciphertext"),
            Pending::Registers(registers) => self.turn_around(to, registers[i]),
            Pending::Stack => self.shape.width.load(to, self.vector(RSP, i)),
        }
    }

    /// A place among the powers.
    fn power(&self, place: usize) -> Mem {
        at(KEY, (POWERS + place) as i64)
    }

    /// Adds a vector times this power in the first lane, and one less in each further one.
    fn product(&self, holds: bool, x: View, power: usize) -> Vec<Inst> {
        let [_, a, b] = self.spare;
        let whole = self.power(self.layout.power(power));
        match self.shape.form {
            Form::Karatsuba => self.sum.karatsuba(holds, x, whole, self.power(self.layout.folded(power)), a),
            Form::Schoolbook => self.sum.schoolbook(holds, x, whole, [a, b]),
        }
    }

    fn settle(&self) -> Vec<Inst> {
        match self.shape.form {
            Form::Karatsuba => self.sum.settle(),
            Form::Schoolbook => Vec::new(),
        }
    }

    fn reduce(&self) -> Vec<Inst> {
        self.sum.reduce(self.constant(Constant::Reduce), self.spare[0])
    }

    /// All lanes of the high sum into the first one, with zeros in the others.
    fn add_lanes(&self) -> Vec<Inst> {
        let (high, spare) = (self.sum.high, self.spare[0]);
        let mut insts = Vec::new();
        if self.shape.width == Width::Zmm {
            let [high, half] = [high, spare].map(|reg| reg.bits(256));
            insts.extend([vextracti64x4(half, self.sum.high, 1), vpxor(high, high, half)]);
        }
        if self.shape.width != Width::Xmm {
            let [low, half] = [high, spare].map(|reg| reg.bits(128));
            insts.extend([vextracti128(half, high.bits(256), 1), vpxor(low, low, half)]);
        }
        insts
    }

    fn leave(&self) -> Strand {
        let width = self.shape.width;
        let sum = self.carried.bits(128);
        let mut insts = match self.direction {
            Direction::Seal => self.last_hash(),
            Direction::Open => Vec::new(),
        };
        insts.extend([vpshufb(sum, sum, at(TABLE, 0)), vmovdqu_store(at(STATE, SUM as i64), sum)]);
        insts.extend(width.wipe(width.registers()));
        if let Pending::Stack = self.pending {
            let zero = width.reg(0);
            insts.extend((0..self.shape.vectors).map(|i| width.store(self.vector(RSP, i), zero)));
            insts.push(match width {
                Width::Ymm => mov64(RSP, ENTRY),
                _ => add64(RSP, self.stack()),
            });
        }
        insts.into_iter().collect()
    }

    /// S, of what is pending: all but the last block of it times powers.
    fn last_hash(&self) -> Vec<Inst> {
        let (width, count) = (self.shape.width, self.shape.vectors);
        let (carried, [x, a, b]) = (self.carried.bits(128), self.spare);
        let mut insts: Vec<Inst> = Vec::new();
        for i in 0..count {
            let last = i + 1 == count;
            insts.push(self.pending(x, i));
            if i == 0 {
                insts.push(width.xor(x, x, self.carried));
            }
            if last {
                insts.push(match width {
                    Width::Xmm => vmovdqa(carried, x),
                    Width::Ymm => vextracti128(carried, x, 1),
                    Width::Zmm => vextracti32x4(carried, x, 3),
                });
                insts.extend(self.settle());
            }
            let power = width.lanes() * (count - i) - 1;
            match (last, width) {
                (false, _) => insts.extend(self.product(i > 0, x, power)),
                (true, Width::Xmm) => {}
                // Its last lane has no power, and behind the last folded word there is nothing to be read.
                (true, _) => {
                    let but_last = self.constant(Constant::ButLast);
                    insts.push(match width {
                        Width::Zmm => vpandq(x, x, but_last),
                        _ => vpand(x, x, but_last),
                    });
                    insts.extend(self.sum.schoolbook(true, x, self.power(self.layout.power(power)), [a, b]));
                }
            }
        }
        insts.extend(self.reduce());
        insts.extend(self.add_lanes());
        insts.push(vpxor(carried, carried, self.sum.high.bits(128)));
        insts
    }
}
