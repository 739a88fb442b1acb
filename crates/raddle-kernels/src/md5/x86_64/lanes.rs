//! Many messages in lanes of vectors: a set of them has a register for each word of the buffer. Sets are woven, as one by
//! itself waits most of the time: a step is a chain of at least four instructions, and needs the step before.

mod functions;

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Mem, Order, Strand, View, weave};

use crate::Kernel;
use crate::aes::x86_64::Width;
use crate::chacha20::x86_64::straight;
use crate::hash::Hash;
use crate::hash::x86_64::transpose::{QUARTER, registers_to_load};
use crate::hash::x86_64::{Lanes, TABLE};
use crate::md5::{BLOCK, WORDS, spec};

/// The kernels.
pub(super) fn kernels() -> Vec<Kernel> {
    let shape = |width, sets, order| Shape { width, sets, order };
    let in_turn = Order::RoundRobin;
    vec![
        shape(Width::Ymm, 1, in_turn).kernel("md5_lanes_avx2_x8"),
        shape(Width::Ymm, 2, in_turn).kernel("md5_lanes_avx2_x16"),
        shape(Width::Ymm, 3, Order::Groups(36)).kernel("md5_lanes_avx2_x24"),
        shape(Width::Zmm, 1, in_turn).kernel("md5_lanes_avx512_x16"),
        shape(Width::Zmm, 2, BY_TWO_STEPS).kernel("md5_lanes_avx512_x32"),
        shape(Width::Zmm, 4, BY_TWO_STEPS).kernel("md5_lanes_avx512_x64"),
        shape(Width::Zmm, 6, BY_TWO_STEPS).kernel("md5_lanes_avx512_x96"),
    ]
}

/// Two steps of AVX-512.
const BY_TWO_STEPS: Order = Order::Groups(14);

/// Other orders and widths of the same kernels.
pub(super) fn candidates() -> Vec<Kernel> {
    let shape = |width, sets, order| Shape { width, sets, order };
    let in_turn = Order::RoundRobin;
    vec![
        shape(Width::Ymm, 3, in_turn).kernel("md5_lanes_avx2_x24_in_turn"),
        shape(Width::Zmm, 2, in_turn).kernel("md5_lanes_avx512_x32_in_turn"),
        shape(Width::Zmm, 3, BY_TWO_STEPS).kernel("md5_lanes_avx512_x48"),
        shape(Width::Zmm, 4, in_turn).kernel("md5_lanes_avx512_x64_in_turn"),
        shape(Width::Zmm, 5, BY_TWO_STEPS).kernel("md5_lanes_avx512_x80"),
        shape(Width::Zmm, 6, in_turn).kernel("md5_lanes_avx512_x96_in_turn"),
        shape(Width::Zmm, 6, Order::Groups(7)).kernel("md5_lanes_avx512_x96_by_steps"),
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
        let contract = Hash::Md5.lanes(self.lanes().messages());
        self.lanes().kernel(name, self.order, contract, table(), self.turn())
    }

    /// A block of each message: it is loaded, of as many sets at once as there are registers, and goes through all steps.
    fn turn(self) -> Vec<Code> {
        let at_once = if self.width == Width::Zmm { 2 } else { 1 };
        let registers = registers_to_load(at_once);
        let groups = self.width.registers() as usize / registers;
        let load = |set: usize| {
            let part = |quarter| self.lanes().load(set, [quarter, at_once], set % groups * registers, None);
            (0..QUARTER).step_by(at_once).map(part).fold(Strand::default(), Strand::then)
        };
        let sets: Vec<usize> = (0..self.sets).collect();
        let mut turn: Vec<Code> =
            sets.chunks(groups).map(|some| self.woven(some.iter().map(|&set| load(set)))).collect();
        turn.push(straight(functions::prepare(self.width, constant(spec::T.len()))));
        turn.push(self.woven(sets.iter().map(|&set| Set { lanes: self.lanes(), set }.block())));
        turn
    }

    fn woven(self, strands: impl Iterator<Item = Strand>) -> Code {
        weave(strands, self.order).expect("sets have registers of their own").into()
    }
}

/// The bytes of a block, the constants of the steps, all ones.
fn table() -> Vec<u8> {
    let constants = spec::T.into_iter().chain([u32::MAX]);
    (BLOCK as u64).to_le_bytes().into_iter().chain(constants.flat_map(u32::to_le_bytes)).collect()
}

fn constant(i: usize) -> Mem {
    at(TABLE, 8 + 4 * i as i64)
}

/// A set of messages: a register for each word of the buffer, and one more.
#[derive(Clone, Copy)]
struct Set {
    lanes: Lanes,
    set: usize,
}

impl Set {
    fn reg(self, n: usize) -> View {
        self.lanes.width.reg(((WORDS + 1) * self.set + n) as u8)
    }

    fn block(self) -> Strand {
        let values = (0..WORDS).map(|i| (self.reg(i), self.lanes.value(self.set, i)));
        let mut strand: Strand = values.clone().map(|(reg, value)| self.lanes.width.load(reg, value)).collect();
        strand.extend((0..spec::T.len()).flat_map(|i| self.step(i)));
        for (reg, value) in values {
            strand.push([vpaddd(reg, reg, value), self.lanes.width.store(value, reg)]);
        }
        strand
    }

    /// Step `i` (RFC 1321, 3.4): words stay in their registers and change their names.
    fn step(self, i: usize) -> Vec<Inst> {
        let [a, b, c, d] = std::array::from_fn(|n| self.reg((WORDS + n - i % WORDS) % WORDS));
        let (width, x) = (self.lanes.width, self.reg(WORDS));
        let mut insts = vec![vpaddd(a, a, self.lanes.word(self.set, spec::word(i)))];
        insts.extend(functions::add_constant(width, a, constant(i), x));
        insts.extend(functions::add_function(width, i / 16, [a, b, c, d], x));
        insts.extend(functions::rotate(width, a, spec::SHIFTS[i / 16][i % 4] as i64, x));
        insts.push(vpaddd(a, a, b));
        insts
    }
}
