//! Whole blocks: counter mode woven with GHASH or POLYVAL. Opening AES-GCM-SIV hashes its output, so it is built like
//! sealing AES-GCM; sealing hashes another message, so it is built like opening AES-GCM.
//!
//! Opening finds its ciphertext in memory, so GHASH takes the blocks of the same iteration. Sealing produces its
//! ciphertext at the end of an iteration, so GHASH takes the blocks of the previous iteration, which are pending in
//! registers. Before the first iteration, the last pending block is the old sum and the others are zero: a sum whose
//! last block is not yet multiplied has the same form as such a block.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order, Strand};

use super::super::{Direction, POWERS, SUM};
use crate::AnyOperation;
use crate::aes::aarch64::iteration::*;
use crate::aes::mode::Mode;
use crate::aes::{BLOCK, Size};
use crate::aes_gcm::operation::AesGcmBlocks;
use crate::ghash::aarch64::product_sum::{Sum, halves, w};
use crate::ghash::aarch64::{power, powers};
use crate::variant::{Builder, Variant};

/// `aes*_gcm_{seal,open}_blocks_*` and `aes*_gcm_siv_{seal,open}_blocks_*`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blocks {
    pub(super) iteration: Iteration,
    pub(super) direction: Direction,
    /// The kind of registers in which the bytes of ciphertext are reversed when opening.
    pub(super) reversed: Place,
    /// Whether one instruction adds three vectors.
    pub(super) by_three: bool,
    /// The order in which AES, GHASH and the code in general-purpose registers are woven.
    pub(super) order: Order,
}

/// The sum of GHASH, or the part of it that has already been multiplied.
const HASH: Vector = v(26);
/// A block of ciphertext to open, in the byte order of GHASH.
const REVERSED: Vector = v(27);
const PRODUCTS: Sum = Sum {
    low: v(18),
    high: v(19),
    power: [v(20), v(21)],
    products: [v(22), v(23), v(24), v(25)],
    w: v(31),
    by_three: false,
};
/// The number of blocks by which the reversal of bytes is ahead of the products.
const AHEAD: usize = 2;

/// Returns the address of a power.
fn key(k: usize) -> Mem {
    at(KEY, POWERS + power(k))
}

impl Blocks {
    /// Returns eight blocks with as much work as possible in general-purpose registers, which suits all cores.
    pub(super) fn wide(mode: Mode, size: Size, direction: Direction) -> Blocks {
        let text = if mode.text(direction) == "out" { OUT } else { INPUT };
        let iteration = Iteration { text, ..Iteration::wide(mode, size) };
        Blocks { iteration, direction, reversed: Place::Words, by_three: false, order: Order::RoundRobin }
    }

    /// Returns whether the output is hashed, and not the input.
    fn hashes_output(&self) -> bool {
        self.iteration.mode.hashed(self.direction) == "out"
    }

    fn sum(&self) -> Sum {
        Sum { by_three: self.by_three, ..PRODUCTS }
    }

    /// Returns the registers of the sealed blocks of the previous iteration, in the byte order of GHASH.
    fn pending(&self) -> Vec<Vector> {
        (8..).take(self.iteration.blocks).map(v).collect()
    }

    /// Returns the number of bytes on the stack, from the stack pointer on: those of an iteration and, in some
    /// variants, blocks in the byte order of GHASH.
    fn stack(&self) -> usize {
        self.iteration.stack() + if self.reverses_words() { self.iteration.stride() } else { 0 }
    }

    fn reverses_words(&self) -> bool {
        !self.hashes_output() && self.reversed == Place::Words
    }

    fn enter(&self) -> Vec<Inst> {
        let mut insts = self.iteration.enter();
        insts.extend(w(PRODUCTS.w));
        insts.extend([ldr_q(HASH, at(STATE, SUM)), halves(self.iteration.mode, HASH, HASH)]);
        if self.hashes_output() {
            let pending = self.pending();
            insts.push(mov(pending[pending.len() - 1], HASH));
            insts.extend(pending[..pending.len() - 1].iter().chain([&HASH]).map(|&zero| movi_16b(zero, 0)));
        }
        insts
    }

    /// Returns the code that is interleaved with the rounds of an iteration.
    fn hash(&self) -> Strand {
        if self.hashes_output() { self.hash_pending(self.iteration.blocks) } else { self.hash_input() }
    }

    /// Adds the products of the first `max` pending blocks with falling powers; the sum is added to the first block.
    /// The code that waits for the previous iteration comes late.
    fn hash_pending(&self, max: usize) -> Strand {
        let (sum, pending) = (self.sum(), self.pending());
        let mut strand = sum.first(pending[1], key(max - 1));
        for (i, &block) in pending.iter().enumerate().take(max).skip(2) {
            strand = strand.then(sum.add(block, key(max - i)));
        }
        strand.extend([eor(pending[0], pending[0], HASH)]);
        strand.then(sum.add(pending[0], key(max))).then(sum.reduced(HASH))
    }

    /// Adds the products of the sum and of the blocks of this iteration, except the last block. The code that waits for
    /// the previous iteration comes late.
    fn hash_input(&self) -> Strand {
        let (sum, last) = (self.sum(), self.iteration.blocks - 1);
        let mut strand = (0..AHEAD).map(|i| self.reverse_bytes(i)).fold(Strand::default(), Strand::then);
        for i in 0..last {
            strand = strand.then(self.reverse_bytes(i + AHEAD));
            strand.extend(self.reversed(i));
            strand =
                strand.then(if i == 0 { sum.first(REVERSED, key(last)) } else { sum.add(REVERSED, key(last - i)) });
        }
        strand = strand.then(sum.add(HASH, key(last + 1))).then(sum.reduced(HASH));
        strand.extend(self.reversed(last));
        strand.push([eor(HASH, HASH, REVERSED)]);
        strand
    }

    /// Reverses the bytes of block i of the input, if there is one, in general-purpose registers: of its halves, which
    /// change places in a block of POLYVAL.
    fn reverse_bytes(&self, i: usize) -> Strand {
        let [a, b, ..] = SPARE;
        let load = ldp64(a, b, at(INPUT, BLOCK * i));
        let insts = match self.iteration.mode {
            Mode::Gcm => vec![load, rev64(a, a), rev64(b, b), stp64(self.place(i), a, b)],
            Mode::GcmSiv => vec![load, stp64(self.place(i), b, a)],
        };
        if self.reverses_words() && i < self.iteration.blocks { insts.into_iter().collect() } else { Strand::default() }
    }

    fn reversed(&self, i: usize) -> Vec<Inst> {
        match self.reversed {
            Place::Words => vec![ldr_q(REVERSED, self.place(i))],
            Place::Vectors => {
                vec![ldr_q(REVERSED, at(INPUT, BLOCK * i)), halves(self.iteration.mode, REVERSED, REVERSED)]
            }
        }
    }

    /// Returns the address of block i with its bytes reversed.
    fn place(&self, i: usize) -> Mem {
        at(SP, self.iteration.stack() + BLOCK * i)
    }

    fn body(&self) -> Vec<Code> {
        let hashed = if self.hashes_output() { "the iteration before" } else { "this iteration" };
        let strands = [
            self.iteration.rounds().named("AES").phase("AES: all rounds but the addition of the last key"),
            self.hash().named("GHASH").phase(format!("GHASH of the ciphertext of {hashed}, interleaved with AES")),
            self.iteration
                .beside()
                .named("counters")
                .phase("counters: the blocks of the next iteration, in words, interleaved"),
        ];
        let all = woven(strands, self.order);
        let mut end = self.iteration.end().phase("finish: out = input XOR keystream");
        if self.hashes_output() {
            let blocks = self.iteration.registers().into_iter().zip(self.pending());
            end.extend(blocks.map(|(block, pending)| halves(self.iteration.mode, pending, block)));
        }
        end.extend(self.iteration.advance());
        vec![straight(self.iteration.begin().phase("counters: the blocks, from the stack")), all.into(), straight(end)]
    }

    fn leave(&self) -> Vec<Inst> {
        let mut insts = Vec::new();
        if self.hashes_output() {
            let last = self.iteration.blocks - 1;
            let pending = Vec::from_iter(self.hash_pending(last).insts().cloned());
            insts.extend(pending.phase("GHASH of the pending ciphertext, from the last iteration"));
            insts.push(eor(HASH, HASH, self.pending()[last]));
        }
        insts.extend(
            [halves(self.iteration.mode, HASH, HASH), str_q(at(STATE, SUM), HASH)].phase("store: the sum of GHASH"),
        );
        insts
    }
}

impl Variant for Blocks {
    type Target = Aarch64;

    fn operation(&self) -> AnyOperation {
        let Iteration { mode, size, .. } = self.iteration;
        let stride = self.iteration.stride() as u64;
        AesGcmBlocks { mode, size, direction: self.direction, powers: powers(), stride }.into()
    }

    fn summary(&self) -> String {
        let mut summary = format!("{} blocks an iteration", self.iteration.blocks);
        for (choice, text) in [
            (self.iteration.last == Place::Words, ", the last round key in general-purpose registers"),
            (self.reversed == Place::Words, ", bytes reversed there"),
            (self.by_three, ", sums of three"),
        ] {
            summary += if choice { text } else { "" };
        }
        format!("{summary}, {}", self.order)
    }

    fn build(&self, k: &mut Builder<Aarch64>) -> Vec<Code> {
        if self.hashes_output() {
            (8..16).for_each(|n| _ = k.fix(v(n)));
        }
        k.slots(self.stack() / 32, 32);
        clear(k);
        vec![
            straight(self.enter().phase("load: the first counter blocks, the last round key, and the sum of GHASH")),
            Code::While { test: vec![cmp64_imm(LEN, self.iteration.stride())], enter: HS, body: self.body() }.phase(
                format!(
                    "loop: {} blocks an iteration, while {} bytes are left",
                    self.iteration.blocks,
                    self.iteration.stride()
                ),
            ),
            straight(self.leave()),
        ]
    }
}
