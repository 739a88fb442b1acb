//! Many messages in lanes of vectors: a set of them has a register for each word of the hash value. Sets are woven, as
//! one waits for itself most of the time.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Kernel, Mem, Order, Strand, View, weave};

use crate::aes::x86_64::Width;
use crate::chacha20::x86_64::{repeat, straight};
use crate::hash::x86_64::{Lanes, TABLE};
use crate::sha256::{BLOCK, WORDS, spec};

/// The constants of the rounds that are next.
const CONSTANTS: View = R8;
/// Counts sixteen rounds.
const COUNTER: View = R9;

/// So many rounds take words that are in the block, and as many words are kept.
const KEPT: usize = 16;

/// The kernels.
pub(super) fn kernels() -> Vec<Kernel> {
    let lanes = |width, sets| Shape { width, sets, order: Order::RoundRobin };
    vec![lanes(Width::Zmm, 1).kernel("sha256_lanes_avx512_x16"), lanes(Width::Zmm, 2).kernel("sha256_lanes_avx512_x32")]
}

/// Other orders and widths of the same kernels.
pub(super) fn candidates() -> Vec<Kernel> {
    Vec::new()
}

/// How wide vectors are, how many sets are woven, and in which order.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    pub(crate) width: Width,
    pub(crate) sets: usize,
    pub(crate) order: Order,
}

impl Shape {
    fn lanes(self) -> Lanes {
        Lanes { width: self.width, sets: self.sets, words: WORDS }
    }

    pub(crate) fn kernel(self, name: &'static str) -> Kernel {
        let woven = if self.sets > 1 { format!(", {} sets {}", self.sets, self.order) } else { String::new() };
        let weave = format!("a message in each of {} lanes{woven}", self.lanes().lanes());
        let contract = crate::sha256::lanes(self.lanes().messages());
        self.lanes().kernel(name, weave, contract, self.table(), self.turn())
    }

    /// What a turn moves on by, the constants of the rounds, the control that swaps the bytes of words.
    fn table(self) -> Vec<u8> {
        let swap = (0..self.width.bytes() as u8).map(|i| (i % 16) ^ 3);
        let step = (BLOCK as u64).to_le_bytes();
        step.into_iter().chain(spec::K.into_iter().flat_map(u32::to_le_bytes)).chain(swap).collect()
    }
    const FIRST_CONSTANT: i64 = 8;
    const SWAP: i64 = Shape::FIRST_CONSTANT + 4 * spec::K.len() as i64;

    /// A block of each message.
    fn turn(self) -> Vec<Code> {
        let registers = self.width.registers() as usize / self.sets;
        let swap = at(TABLE, Shape::SWAP);
        let load = |set: usize| self.lanes().load(set, registers * set, Some(swap));
        let begin = |set: usize| self.set(set).begin();
        let rounds = |last: bool| self.woven(|set| self.set(set).rounds(last));
        let mut turn =
            vec![self.woven(load), self.woven(begin), straight([lea64(CONSTANTS, at(TABLE, Shape::FIRST_CONSTANT))])];
        let scheduled = spec::K.len() / KEPT - 1;
        let next = straight([add64(CONSTANTS, 4 * KEPT as i64)]);
        turn.extend(repeat(vec![rounds(false), next], COUNTER, scheduled));
        turn.extend([rounds(true), self.woven(|set| self.set(set).end())]);
        turn
    }

    fn woven(self, strand: impl Fn(usize) -> Strand) -> Code {
        weave((0..self.sets).map(strand), self.order).expect("sets have registers of their own").into()
    }

    fn set(self, set: usize) -> Set {
        Set { lanes: self.lanes(), set, first: self.width.registers() / self.sets as u8 * set as u8 }
    }
}

/// A set of messages, with registers from `first` on.
#[derive(Clone, Copy)]
struct Set {
    lanes: Lanes,
    set: usize,
    first: u8,
}

impl Set {
    fn reg(self, n: usize) -> View {
        self.lanes.width.reg(self.first + n as u8)
    }

    /// Word `i` of the hash value, a to h, before round `t`: values stay in their registers and change their names.
    fn state(self, t: usize, i: usize) -> View {
        self.reg((WORDS + i - t % WORDS) % WORDS)
    }

    /// A word of the message schedule.
    fn word(self, t: usize) -> Mem {
        self.lanes.word(self.set, t % KEPT)
    }

    fn begin(self) -> Strand {
        (0..WORDS).map(|i| self.lanes.width.load(self.reg(i), self.lanes.value(self.set, i))).collect()
    }

    fn end(self) -> Strand {
        let mut strand = Strand::default();
        for i in 0..WORDS {
            let (reg, value) = (self.reg(i), self.lanes.value(self.set, i));
            strand.push([vpaddd(reg, reg, value), self.lanes.width.store(value, reg)]);
        }
        strand
    }

    /// Sixteen rounds, with the words that are wanted sixteen rounds later unless they are the last.
    fn rounds(self, last: bool) -> Strand {
        let more = |t: usize| if last { Vec::new() } else { self.schedule(t) };
        (0..KEPT).flat_map(|t| [self.round(t), more(t)].concat()).collect()
    }

    fn round(self, t: usize) -> Vec<Inst> {
        let [a, b, c, d, e, f, g, h] = std::array::from_fn(|i| self.state(t, i));
        let [x, y, z] = [8, 9, 10].map(|n| self.reg(n));
        let constant = at(CONSTANTS, 4 * t as i64);
        let mut insts = vec![vpaddd(h, h, self.word(t)), vpaddd(h, h, constant.broadcast(32))];
        insts.extend(rotations(x, e, [6, 11, 25], [y, z]));
        insts.extend([vmovdqa32(y, e), vpternlogd(y, f, g, 0xca), vpaddd(h, h, y), vpaddd(h, h, x), vpaddd(d, d, h)]);
        insts.extend(rotations(x, a, [2, 13, 22], [y, z]));
        insts.extend([vmovdqa32(y, a), vpternlogd(y, b, c, 0xe8), vpaddd(x, x, y), vpaddd(h, h, x)]);
        insts
    }

    /// W(t + 16) in the place of W(t) (FIPS 180-4, 6.2.2, step 1).
    fn schedule(self, t: usize) -> Vec<Inst> {
        let [w1, w14, x, y] = [11, 12, 13, 14].map(|n| self.reg(n));
        let width = self.lanes.width;
        let mut insts = vec![width.load(w1, self.word(t + 1)), width.load(w14, self.word(t + 14))];
        insts.extend(shifted(w1, [7, 18], 3, [x, y]));
        insts.extend(shifted(w14, [17, 19], 10, [x, y]));
        insts.extend([vpaddd(w1, w1, self.word(t)), vpaddd(w14, w14, self.word(t + 9)), vpaddd(w1, w1, w14)]);
        insts.push(width.store(self.word(t), w1));
        insts
    }
}

/// The truth table of the sum of three bits.
const SUM: i64 = 0x96;

/// `to` is the sum of three rotations to the right.
fn rotations(to: View, from: View, [i, j, k]: [i64; 3], [x, y]: [View; 2]) -> [Inst; 4] {
    [vprold(to, from, 32 - i), vprold(x, from, 32 - j), vprold(y, from, 32 - k), vpternlogd(to, x, y, SUM)]
}

/// `of` becomes the sum of two rotations to the right and a shift.
fn shifted(of: View, [i, j]: [i64; 2], k: i64, [x, y]: [View; 2]) -> [Inst; 4] {
    [vprold(x, of, 32 - i), vprold(y, of, 32 - j), vpsrld(of, of, k), vpternlogd(of, x, y, SUM)]
}
