//! `aes*_gcm_{seal,open}_blocks_*`: turns of some vectors, in which the rounds of AES and the products of GHASH are woven.
//!
//! **Opening** has the ciphertext at hand, and takes it as [`Ghash::blocks`] does.
//!
//! **Sealing** takes the ciphertext of the turn before, which is pending in P(1) … P(m), while the rounds make the next one.
//! It carries B and P with
//!
//! > S = (B + P(1)) H^(m-1) + P(2) H^(m-2) + … + P(m),
//!
//! and a turn makes B = S H, and P what it encrypts. At first all is zero but P(m), which is S: so the first turn is like
//! any other, and so is a message that has no turn.
//!
//! | module | what it holds |
//! |---|---|
//! | [`cipher`] | counter blocks, rounds, the message |
//! | [`hash`] | GHASH |

mod cipher;
mod hash;

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Isa, Mem, Order, Strand, View, weave};

use crate::aes::x86_64::{Counters, Width};
use crate::aes::{BLOCK, Size};
use crate::aes_gcm::{COUNTER, Direction, POWERS};
use crate::ghash::x86_64::{Form, Ghash, Layout};
use crate::x86_64::{take_aligned_stack, take_stack};
use crate::{Kernel, Operation};

/// The parameters, in the registers of the calling convention.
const OUT: View = RDI;
const INPUT: View = RSI;
const LEN: View = RDX;
const KEY: View = RCX;
const STATE: View = R8;
const TABLE: View = R9;
/// The stack pointer at entry, where the stack is aligned.
const ENTRY: View = R11;

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
    /// Carries B or S.
    ghash: Ghash,
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
        let operation =
            Operation::AesGcmBlocks { size, direction, powers: turn.ghash.layout.powers(), stride: stride as u64 };
        let (form, (from, to)) = (self.form, self.span);
        let blocks = if self.width == Width::Xmm { "block" } else { "blocks" };
        let weave = format!(
            "{} vectors of {} {blocks}; {form}, woven into the rounds from {from} % to {to} % of them",
            self.vectors,
            self.width.lanes()
        );
        operation.kernel(name, Isa::X86_64, weave, table, turn.stack() as usize, code)
    }

    fn turn(self, size: Size, direction: Direction) -> Turn {
        let width = self.width;
        let mut free = (Ghash::registers(width, self.form)..width.registers()).map(|n| width.reg(n));
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
        let ghash = Ghash {
            width,
            form: self.form,
            layout: Layout::of(width),
            powers: (KEY, POWERS),
            table: (TABLE, Counters::table_bytes(width)),
            constants: width,
        };
        Turn { shape: self, size, ghash, counters, states, pending, keys, key }
    }

    /// The constants: those of the counters, those of GHASH, and ones in all lanes but the last one.
    fn table(self) -> Vec<u8> {
        let but_last = [vec![0xff; self.width.bytes() - BLOCK], vec![0; BLOCK]].concat();
        [Counters::table(self.width), Ghash::table(self.width), but_last].concat()
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

    /// Bytes on the stack: at entry its pointer is 8 bytes beyond a multiple of 16, and vectors lie at multiples of what
    /// they are wide, or each would take two loads.
    fn stack(&self) -> i64 {
        let bytes = self.shape.width.bytes();
        match self.on_stack() {
            0 => 0,
            n => (n * bytes + bytes - 8) as i64,
        }
    }

    /// Vector `i` of so many.
    fn vector(&self, base: View, i: usize) -> Mem {
        at(base, (i * self.shape.width.bytes()) as i64)
    }

    fn enter(&self) -> Strand {
        let mut insts = match (self.on_stack(), self.shape.width) {
            (0, _) => Vec::new(),
            (_, Width::Xmm) => take_stack(self.stack()),
            (n, width) => {
                let bytes = width.bytes() as i64;
                take_aligned_stack(ENTRY, n as i64 * bytes, bytes)
            }
        };
        insts.extend(self.enter_keys());
        insts.extend(self.counters.enter(STATE, COUNTER, self.states[0]));
        insts.extend(self.enter_sum());
        insts.into_iter().collect()
    }

    /// One turn, but for the pointers. The last round comes when GHASH is done: it writes what is pending next, and what is
    /// written may be where the input is.
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

    fn leave(&self) -> Strand {
        let width = self.shape.width;
        let mut insts = self.leave_sum();
        insts.extend(width.wipe(width.registers()));
        let zero = width.reg(0);
        insts.extend((0..self.on_stack()).map(|i| width.store(self.vector(RSP, i), zero)));
        insts.extend(match (self.on_stack(), width) {
            (0, _) => None,
            (_, Width::Xmm) => Some(add64(RSP, self.stack())),
            _ => Some(mov64(RSP, ENTRY)),
        });
        insts.into_iter().collect()
    }
}
