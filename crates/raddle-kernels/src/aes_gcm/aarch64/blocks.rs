//! Whole blocks: counter mode woven with GHASH.
//!
//! What is opened is in memory, so GHASH takes the blocks of the same turn. What is sealed is there when the turn ends:
//! GHASH takes the blocks of the turn before, which wait in registers. Before the first turn the last of them is the sum
//! as it was, and the others are zero: a sum with its last block not yet multiplied is no other than such a block.

use std::fmt;

use raddle_isa::aarch64::*;
use raddle_isa::inst::at;
use raddle_isa::{Code, Inst, Isa, Mem, Order, Strand, View, weave};

use super::super::{Direction, POWERS, SUM};
use crate::aarch64::{Frame, straight, wipe, wipe_vectors};
use crate::aes::aarch64::turn::*;
use crate::aes::{BLOCK, Size};
use crate::ghash::aarch64::sum::{Sum, w};
use crate::ghash::aarch64::{power, powers};
use crate::{Kernel, Operation};

/// How a turn is made.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// How many blocks: an even number, at most eight.
    pub blocks: usize,
    /// Where the last round key is added.
    pub last: Place,
    /// Where the bytes of what is opened are turned around.
    pub turned: Place,
    /// Sums of three by one instruction.
    pub by_three: bool,
    /// The order in which AES, GHASH and what is done in words are woven.
    pub order: Order,
}

impl Shape {
    /// For all cores.
    pub const WIDE: Shape =
        Shape { blocks: 8, last: Place::Words, turned: Place::Words, by_three: false, order: Order::RoundRobin };
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} blocks a turn", self.blocks)?;
        if self.last == Place::Words {
            write!(f, ", the last round key in general-purpose registers")?;
        }
        if self.turned == Place::Words {
            write!(f, ", bytes turned around there")?;
        }
        if self.by_three {
            write!(f, ", sums of three")?;
        }
        write!(f, ", {}", self.order)
    }
}

/// The sum that is handed over, or what is multiplied of it.
const HASH: View = v(26);
/// A block that is opened, as GHASH takes it.
const TURNED: View = v(27);
const PRODUCTS: Sum = Sum {
    low: v(18),
    high: v(19),
    power: [v(20), v(21)],
    products: [v(22), v(23), v(24), v(25)],
    w: v(31),
    by_three: false,
};
/// How many blocks ahead of their products the bytes of blocks are turned around.
const AHEAD: usize = 2;

/// Where a power is.
fn key(k: usize) -> Mem {
    at(KEY, POWERS as i64 + power(k))
}

/// A kernel.
struct Blocks {
    shape: Shape,
    turn: Turn,
    direction: Direction,
}

impl Blocks {
    fn sum(&self) -> Sum {
        Sum { by_three: self.shape.by_three, ..PRODUCTS }
    }

    /// The blocks of the turn before, sealed, as GHASH takes them.
    fn pending(&self) -> Vec<View> {
        (8..).take(self.shape.blocks).map(v).collect()
    }

    /// The registers of the caller that are kept.
    fn frame(&self) -> Frame {
        match self.direction {
            Direction::Seal => Frame { general: 0..0, vectors: 8..16 },
            Direction::Open => Frame { general: 0..0, vectors: 0..0 },
        }
    }

    /// Bytes of stack but for the frame: those of a turn, and in some shapes blocks as GHASH takes them.
    fn stack(&self) -> usize {
        self.turn.stack() + if self.turns_words() { self.turn.stride() } else { 0 }
    }

    fn turns_words(&self) -> bool {
        self.direction == Direction::Open && self.shape.turned == Place::Words
    }

    fn enter(&self) -> Vec<Inst> {
        let mut insts = self.turn.enter();
        insts.extend(w(PRODUCTS.w));
        insts.extend([ldr_q(HASH, at(STATE, SUM as i64)), rev64_16b(HASH, HASH)]);
        if self.direction == Direction::Seal {
            let pending = self.pending();
            insts.push(mov(pending[pending.len() - 1], HASH));
            insts.extend(pending[..pending.len() - 1].iter().chain([&HASH]).map(|&zero| movi_16b(zero, 0)));
        }
        insts
    }

    /// Beside the rounds of a turn.
    fn hash(&self) -> Strand {
        match self.direction {
            Direction::Seal => self.hash_pending(self.shape.blocks),
            Direction::Open => self.hash_input(),
        }
    }

    /// Products of the pending blocks, the first by this power, with what was handed over; the others by those below, as
    /// far as there are. What waits for the turn before comes late.
    fn hash_pending(&self, most: usize) -> Strand {
        let (sum, pending) = (self.sum(), self.pending());
        let mut strand = sum.first(pending[1], key(most - 1));
        for (i, &block) in pending.iter().enumerate().take(most).skip(2) {
            strand = strand.then(sum.add(block, key(most - i)));
        }
        strand.extend([eor(pending[0], pending[0], HASH)]);
        strand.then(sum.add(pending[0], key(most))).then(sum.reduced(HASH))
    }

    /// Products of the blocks of this turn but for the last, and of the sum. What waits for the turn before comes late.
    fn hash_input(&self) -> Strand {
        let (sum, last) = (self.sum(), self.shape.blocks - 1);
        let mut strand = (0..AHEAD).map(|i| self.turn_around(i)).fold(Strand::default(), Strand::then);
        for i in 0..last {
            strand = strand.then(self.turn_around(i + AHEAD));
            strand.extend(self.turned(i));
            strand = strand.then(if i == 0 { sum.first(TURNED, key(last)) } else { sum.add(TURNED, key(last - i)) });
        }
        strand = strand.then(sum.add(HASH, key(last + 1))).then(sum.reduced(HASH));
        strand.extend(self.turned(last));
        strand.push([eor(HASH, HASH, TURNED)]);
        strand
    }

    /// Block i of the input, if there is one, with its bytes turned around, in words.
    fn turn_around(&self, i: usize) -> Strand {
        let [a, b, ..] = SPARE;
        let insts = [ldp64(a, b, at(INPUT, (BLOCK * i) as i64)), rev64(a, a), rev64(b, b), stp64(self.place(i), a, b)];
        if self.turns_words() && i < self.shape.blocks { insts.into_iter().collect() } else { Strand::default() }
    }

    fn turned(&self, i: usize) -> Vec<Inst> {
        match self.shape.turned {
            Place::Words => vec![ldr_q(TURNED, self.place(i))],
            Place::Vectors => vec![ldr_q(TURNED, at(INPUT, (BLOCK * i) as i64)), rev64_16b(TURNED, TURNED)],
        }
    }

    /// Where block i is with its bytes turned around.
    fn place(&self, i: usize) -> Mem {
        at(SP, (self.turn.stack() + BLOCK * i) as i64)
    }

    fn body(&self) -> Vec<Code> {
        let strands = [self.turn.rounds(), self.hash(), self.turn.beside()];
        let woven = weave(strands, self.shape.order).expect("AES, GHASH and words have registers of their own");
        let mut end = self.turn.end();
        if self.direction == Direction::Seal {
            let blocks = self.turn.registers().into_iter().zip(self.pending());
            end.extend(blocks.map(|(block, pending)| rev64_16b(pending, block)));
        }
        end.extend(self.turn.advance());
        vec![straight(self.turn.begin()), woven.into(), straight(end)]
    }

    fn leave(&self) -> Vec<Inst> {
        let mut insts = Vec::new();
        if self.direction == Direction::Seal {
            let last = self.shape.blocks - 1;
            insts.extend(self.hash_pending(last).insts().cloned());
            insts.push(eor(HASH, HASH, self.pending()[last]));
        }
        insts.extend([rev64_16b(HASH, HASH), str_q(at(STATE, SUM as i64), HASH)]);
        insts
    }
}

impl Shape {
    /// `aes*_gcm_{seal,open}_blocks_*`.
    pub fn kernel(self, name: &'static str, size: Size, direction: Direction) -> Kernel {
        let blocks = Blocks { shape: self, turn: Turn { size, blocks: self.blocks, last: self.last }, direction };
        let (frame, stack, stride) = (blocks.frame(), blocks.stack(), blocks.turn.stride());
        let code = vec![
            straight(frame.save().into_iter().chain([take_stack(stack)])),
            straight(blocks.enter()),
            Code::Note(self.to_string().into()),
            Code::While { test: vec![cmp64_imm(LEN, stride as i64)], enter: HS, body: blocks.body() },
            straight(blocks.leave()),
            Code::Note("leave no secret".into()),
            straight(give_back_stack(stack).into_iter().chain(frame.restore())),
            straight(wipe(6)),
            straight(wipe_vectors()),
        ];
        Operation::AesGcmBlocks { size, direction, powers: powers(), stride: stride as u64 }.kernel(
            name,
            Isa::Aarch64,
            self.to_string(),
            Vec::new(),
            frame.bytes() + stack,
            code,
        )
    }
}
