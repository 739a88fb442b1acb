//! Many messages in lanes of vectors: a set of them has a register for each word of the buffer. Sets are woven, as one
//! waits for itself most of the time.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Kernel, Order, Strand, View, weave};

use crate::aes::x86_64::Width;
use crate::hash::x86_64::{Lanes, TABLE};
use crate::md5::{BLOCK, WORDS, spec};

/// The kernels.
pub(super) fn kernels() -> Vec<Kernel> {
    let lanes = |width, sets| Shape { width, sets, order: Order::RoundRobin };
    vec![
        lanes(Width::Zmm, 1).kernel("md5_lanes_avx512_x16"),
        lanes(Width::Zmm, 2).kernel("md5_lanes_avx512_x32"),
        lanes(Width::Zmm, 4).kernel("md5_lanes_avx512_x64"),
        lanes(Width::Zmm, 6).kernel("md5_lanes_avx512_x96"),
    ]
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
        let contract = crate::md5::lanes(self.lanes().messages());
        self.lanes().kernel(name, weave, contract, table(), self.turn())
    }

    /// A block of each message.
    fn turn(self) -> Vec<Code> {
        // As many sets at once as there are registers to load them by.
        let registers = self.lanes().registers_to_load();
        let at_once = self.width.registers() as usize / registers;
        let load = |set: usize| self.lanes().load(set, set % at_once * registers, None);
        let sets: Vec<usize> = (0..self.sets).collect();
        let mut turn: Vec<Code> =
            sets.chunks(at_once).map(|some| woven(some.iter().map(|&set| load(set)), self.order)).collect();
        turn.push(woven((0..self.sets).map(|set| Set { lanes: self.lanes(), set }.block()), self.order));
        turn
    }
}

fn woven(strands: impl Iterator<Item = Strand>, order: Order) -> Code {
    weave(strands, order).expect("sets have registers of their own").into()
}

/// What a turn moves on by, and the constants of the steps.
fn table() -> Vec<u8> {
    let step = (BLOCK as u64).to_le_bytes();
    step.into_iter().chain(spec::T.into_iter().flat_map(u32::to_le_bytes)).collect()
}

/// A set of messages.
#[derive(Clone, Copy)]
struct Set {
    lanes: Lanes,
    set: usize,
}

impl Set {
    /// A word of the buffer each, and one that holds nothing from one step to the next.
    const REGISTERS: usize = WORDS + 1;

    fn reg(self, n: usize) -> View {
        self.lanes.width.reg((Set::REGISTERS * self.set + n) as u8)
    }

    fn block(self) -> Strand {
        let values = (0..WORDS).map(|i| (self.reg(i), self.lanes.value(self.set, i)));
        let mut strand: Strand = values.clone().map(|(reg, value)| self.lanes.width.load(reg, value)).collect();
        strand.extend((0..64).flat_map(|i| self.step(i)));
        for (reg, value) in values {
            strand.push([vpaddd(reg, reg, value), self.lanes.width.store(value, reg)]);
        }
        strand
    }

    /// Step `i` (RFC 1321, 3.4): values stay in their registers and change their names.
    fn step(self, i: usize) -> Vec<Inst> {
        let [a, b, c, d] = std::array::from_fn(|n| self.reg((WORDS + n - i % WORDS) % WORDS));
        let x = self.reg(WORDS);
        let constant = at(TABLE, 8 + 4 * i as i64);
        let mut insts = vec![
            vpaddd(a, a, self.lanes.word(self.set, spec::word(i))),
            vpaddd(a, a, constant.broadcast(32)),
            vmovdqa32(x, b),
            // F, G, H and I as truth tables of b, c, d.
            vpternlogd(x, c, d, [0xca, 0xe4, 0x96, 0x39][i / 16]),
        ];
        let rotation = spec::SHIFTS[i / 16][i % 4] as i64;
        insts.extend([vpaddd(a, a, x), vprold(a, a, rotation), vpaddd(a, a, b)]);
        insts
    }
}
