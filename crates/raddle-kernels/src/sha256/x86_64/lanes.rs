//! Many messages in lanes of vectors: a set of them has a register for each word of the hash value. Sets are woven, as
//! one by itself waits half of the time.

mod functions;

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Mem, Order, Strand, View, weave};

use crate::Kernel;
use crate::aes::x86_64::Width;
use crate::chacha20::x86_64::{repeat, straight};
use crate::hash::Hash;
use crate::hash::x86_64::transpose::QUARTER;
use crate::hash::x86_64::{Lanes, TABLE};
use crate::sha256::{BLOCK, WORDS, spec};

/// The constants of the rounds that are next.
const CONSTANTS: View = R8;
/// Counts the rounds by sixteen.
const COUNTER: View = R9;

/// Words of the message schedule that are kept: W(t) is in the place of W(t - 16).
const KEPT: usize = 16;

/// The kernels.
pub(super) fn kernels() -> Vec<Kernel> {
    let shape = |width, sets| Shape { width, sets, order: Order::RoundRobin };
    vec![
        shape(Width::Ymm, 1).kernel("sha256_lanes_avx2_x8"),
        shape(Width::Zmm, 1).kernel("sha256_lanes_avx512_x16"),
        shape(Width::Zmm, 2).kernel("sha256_lanes_avx512_x32"),
    ]
}

/// Other orders of the same kernels.
pub(super) fn candidates() -> Vec<Kernel> {
    let two = |order| Shape { width: Width::Zmm, sets: 2, order };
    vec![
        two(Order::Groups(4)).kernel("sha256_lanes_avx512_x32_by4"),
        two(Order::Groups(33)).kernel("sha256_lanes_avx512_x32_by_rounds"),
    ]
}

/// How wide vectors are, how many sets are woven, and in which order.
#[derive(Clone, Copy)]
struct Shape {
    width: Width,
    sets: usize,
    order: Order,
}

impl Shape {
    fn lanes(self) -> Lanes {
        Lanes { width: self.width, sets: self.sets, words: WORDS }
    }

    fn kernel(self, name: &'static str) -> Kernel {
        let contract = Hash::Sha256.lanes(self.lanes().messages());
        self.lanes().kernel(name, self.order, contract, self.table(), self.turn())
    }

    /// The bytes of a block, the constants of the rounds, and the control that swaps the bytes of words.
    fn table(self) -> Vec<u8> {
        let swap = (0..self.width.bytes() as u8).map(|i| (i % 16) ^ 3);
        let constants = spec::K.into_iter().flat_map(u32::to_le_bytes);
        (BLOCK as u64).to_le_bytes().into_iter().chain(constants).chain(swap).collect()
    }
    const FIRST_CONSTANT: i64 = 8;
    const SWAP: i64 = Shape::FIRST_CONSTANT + 4 * spec::K.len() as i64;

    /// A block of each message. While a quarter of it goes through rounds, the next one is loaded; of the last quarter on,
    /// the words four rounds later are made.
    fn turn(self) -> Vec<Code> {
        let rounds = |strand: fn(Set) -> Strand| self.woven(strand);
        let next = straight([add64(CONSTANTS, 4 * KEPT as i64)]);
        let mut turn = vec![
            self.woven(|set| set.load(0)),
            straight([lea64(CONSTANTS, at(TABLE, Shape::FIRST_CONSTANT))]),
            rounds(Set::begin),
            rounds(Set::first_rounds),
        ];
        turn.extend(repeat(vec![rounds(Set::scheduled_rounds), next], COUNTER, spec::K.len() / KEPT - 1));
        turn.extend([rounds(Set::last_rounds), rounds(Set::end)]);
        turn
    }

    fn woven(self, strand: impl Fn(Set) -> Strand) -> Code {
        let first = |set: usize| self.width.registers() as usize / self.sets * set;
        let strands = (0..self.sets).map(|set| strand(Set { lanes: self.lanes(), set, first: first(set) }));
        weave(strands, self.order).expect("sets have registers of their own").into()
    }
}

/// A set of messages, with registers from `first` on: eight for the hash value, three for a round, five for what is woven
/// into rounds.
#[derive(Clone, Copy)]
struct Set {
    lanes: Lanes,
    set: usize,
    first: usize,
}

impl Set {
    fn reg(self, n: usize) -> View {
        self.lanes.width.reg((self.first + n) as u8)
    }

    /// The first register that rounds leave alone.
    const FREE: usize = WORDS + 3;

    /// Words a to h before round `t`: they stay in their registers and change their names.
    fn names(self, t: usize) -> [View; WORDS] {
        std::array::from_fn(|i| self.reg((WORDS + i - t % WORDS) % WORDS))
    }

    /// A word of the message schedule.
    fn word(self, t: usize) -> Mem {
        self.lanes.word(self.set, t % KEPT)
    }

    fn load(self, quarter: usize) -> Strand {
        self.lanes.load(self.set, [quarter, 1], self.first + Set::FREE, Some(at(TABLE, Shape::SWAP)))
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

    /// The rounds of the first three quarters, with the loads of the others.
    fn first_rounds(self) -> Strand {
        let quarter = |q: usize| in_turn(self.rounds(q), self.load(q + 1));
        quarter(0).then(quarter(1)).then(quarter(2))
    }

    /// Sixteen rounds from the fourth quarter on, with the words that are wanted four rounds later.
    fn scheduled_rounds(self) -> Strand {
        let round =
            |t: usize| in_turn(self.round(t).into_iter().collect(), self.schedule(t + QUARTER).into_iter().collect());
        (3 * QUARTER..).take(KEPT).map(round).fold(Strand::default(), Strand::then)
    }

    fn last_rounds(self) -> Strand {
        self.rounds(3)
    }

    /// The rounds of a quarter.
    fn rounds(self, quarter: usize) -> Strand {
        (QUARTER * quarter..).take(QUARTER).flat_map(|t| self.round(t)).collect()
    }

    /// Round `t` (FIPS 180-4, 6.2.2, step 3).
    fn round(self, t: usize) -> Vec<Inst> {
        let [a, b, c, d, e, f, g, h] = self.names(t);
        let [x, y, z] = [0, 1, 2].map(|n| self.reg(WORDS + n));
        let width = self.lanes.width;
        let mut insts = functions::rotations(width, x, e, [6, 11, 25], [y, z]);
        insts.extend(functions::add(width, h, at(CONSTANTS, 4 * t as i64), y));
        insts.push(vpaddd(h, h, self.word(t)));
        insts.extend(functions::choose(width, y, [e, f, g]));
        insts.extend([vpaddd(h, h, y), vpaddd(h, h, x), vpaddd(d, d, h)]);
        insts.extend(functions::rotations(width, x, a, [2, 13, 22], [y, z]));
        insts.extend(functions::majority(width, y, [a, b, c], z));
        insts.extend([vpaddd(x, x, y), vpaddd(h, h, x)]);
        insts
    }

    /// W(t) (FIPS 180-4, 6.2.2, step 1).
    fn schedule(self, t: usize) -> Vec<Inst> {
        let [sum, last, x, y] = [0, 1, 2, 3].map(|n| self.reg(Set::FREE + n));
        let (width, before) = (self.lanes.width, |n: usize| self.word(t + KEPT - n));
        let mut insts = vec![width.load(sum, before(15)), width.load(last, before(2))];
        insts.extend(functions::rotations_and_shift(width, sum, [7, 18], 3, [x, y]));
        insts.extend([vpaddd(sum, sum, before(16)), vpaddd(sum, sum, before(7))]);
        insts.extend(functions::rotations_and_shift(width, last, [17, 19], 10, [x, y]));
        insts.extend([vpaddd(sum, sum, last), width.store(self.word(t), sum)]);
        insts
    }
}

fn in_turn(rounds: Strand, others: Strand) -> Strand {
    weave([rounds, others], Order::RoundRobin).expect("rounds have registers of their own")
}
