//! A register per row of the state, for short input: a set of four registers holds a block in each 128 bits of them, four
//! by AVX-512 and two by AVX2. One set or more.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Mem, Order, Strand, View, weave};

use super::tail::{by_bits, by_blocks, masked, xor_block, xor_ymm};
use super::vex::Vex;
use super::{BLOCK, Evex, STATE, Shape, TABLE, butterfly, straight, transpose_quarters, words};
use crate::chacha20::lowering::{Lowering, row_double_round};

/// The order of sets in which each has a double round to itself.
pub(crate) const BY_DOUBLE_ROUNDS: Order = Order::Groups(22);

/// Registers of `bits` bits, 512 or 256; so many sets, woven in this order. `idle` instructions that do nothing are woven
/// into each double round. `first` blocks before the first turn and `more` of each turn are made elsewhere.
pub(crate) fn shape(bits: u16, sets: usize, order: Order, idle: usize, first: usize, more: usize) -> Shape {
    let rows = Rows { bits, sets };
    let blocks = sets * rows.set();
    let paced = if idle > 0 { format!(", {idle} idle instructions") } else { String::new() };
    Shape {
        weave: format!("a register per row of {}: sets {order}{paced}", rows.set()),
        blocks,
        stack: rows.end(),
        aligned: false,
        table: rows.table(first, blocks + more),
        rounds: RAX,
        counter: false,
        enter: rows.enter(),
        load: (0..sets).flat_map(|set| rows.load(set)).collect(),
        double_round: rows.double_round(order, idle),
        whole: (0..sets).flat_map(|set| rows.whole(set)).collect(),
        part: if rows.masks() { rows.masked_part() } else { rows.spilled_part() },
        next: vec![vpaddd(rows.counters(), rows.counters(), rows.step())],
        leave: rows.leave(),
    }
}

/// The width of the registers, and how many sets.
#[derive(Clone, Copy)]
struct Rows {
    bits: u16,
    sets: usize,
}

impl Rows {
    /// Blocks of a set.
    fn set(self) -> usize {
        self.bits as usize / 128
    }
    fn bytes(self) -> i64 {
        self.bits as i64 / 8
    }
    /// With AVX-512 there are masks, and twice as many registers.
    fn masks(self) -> bool {
        self.bits == 512
    }
    fn reg(self, n: usize) -> View {
        zmm(n as u8).bits(self.bits)
    }

    /// The rows of a set.
    fn rows(self, set: usize) -> [View; 4] {
        std::array::from_fn(|row| self.reg(4 * set + row))
    }
    /// A row of the state, for the first set.
    fn state(self, row: usize) -> View {
        self.reg(if self.masks() { 16 } else { 8 } + row)
    }
    fn counters(self) -> View {
        self.state(3)
    }
    /// These hold nothing for long.
    fn scratch(self, set: usize) -> View {
        self.reg(if self.masks() { 20 } else { 12 } + set)
    }
    /// These hold what shuffles need, where rotations are shuffles.
    fn controls(self) -> [View; 2] {
        [14, 15].map(|n| self.reg(n))
    }
    /// Places on the stack: where there are no masks, keystream of the last bytes.
    fn keys(self, offset: usize) -> Mem {
        at(RSP, offset as i64)
    }
    fn end(self) -> i64 {
        if self.masks() { 0 } else { (self.sets * self.set() * BLOCK) as i64 }
    }

    /// The controls of shuffles, where rotations need them; how far each block of the first set is from the counter, how
    /// far a turn is from the next one, how far sets are from the first one, all in the place of the counter.
    fn table(self, first: usize, step: usize) -> Vec<u8> {
        let place = |n: usize| [n as u32, 0, 0, 0];
        let begin = (first..first + self.set()).map(place);
        let others = std::iter::once(step).chain((1..self.sets).map(|set| set * self.set()));
        let distances = begin.chain(others.flat_map(|n| vec![place(n); self.set()]));
        let controls = Vex::table(self.bits).take(self.first_distance() as usize);
        controls.chain(words(distances.flatten())).collect()
    }
    fn first_distance(self) -> i64 {
        if self.masks() { 0 } else { 2 * self.bytes() }
    }
    fn distances(self, n: usize) -> Mem {
        at(TABLE, self.first_distance() + self.bytes() * n as i64)
    }
    fn step(self) -> Mem {
        self.distances(1)
    }
    fn distance(self, set: usize) -> Mem {
        self.distances(1 + set)
    }

    /// A double round of each set. What does nothing is not for nothing: a vector instruction that comes to the scheduler
    /// of Zen 5 not before its operands takes one cycle, and two otherwise.
    fn double_round(self, order: Order, idle: usize) -> Strand {
        let set = |set| match self.masks() {
            true => self.double_round_of(set, &Evex),
            false => {
                let controls = self.controls().map(|reg| reg.into());
                self.double_round_of(set, &Vex { scratch: self.scratch(set), controls })
            }
        };
        let woven = weave((0..self.sets).map(set), order).expect("sets have registers of their own");
        let idle = Strand::from_iter(std::iter::repeat_n(nop(), idle));
        weave([woven, idle], Order::RoundRobin).expect("nothing overwrites nothing")
    }

    fn double_round_of(self, set: usize, on: &impl Lowering) -> Strand {
        let turn = |reg: View, k: u32| vec![vpshufd(reg, reg, [0xe4, 0x39, 0x4e, 0x93][k as usize])];
        row_double_round(on, self.rows(set), turn)
    }

    fn enter(self) -> Vec<Inst> {
        let row = |i: usize| {
            let (reg, row) = (self.state(i), at(STATE, 16 * i as i64));
            if self.masks() { vbroadcasti32x4(reg, row) } else { vbroadcasti128(reg, row) }
        };
        let mut insts: Vec<Inst> = (0..4).map(row).collect();
        insts.push(vpaddd(self.counters(), self.counters(), self.distances(0)));
        if !self.masks() {
            insts.extend((0..).zip(self.controls()).map(|(n, reg)| vmovdqu(reg, at(TABLE, self.bytes() * n))));
        }
        insts
    }

    /// The state of the blocks of a set.
    fn load(self, set: usize) -> Vec<Inst> {
        let copy = |to, from| if self.masks() { vmovdqa32(to, from) } else { vmovdqa(to, from) };
        let [a, b, c, d] = self.rows(set);
        let counters = match set {
            0 => copy(d, self.counters()),
            _ => vpaddd(d, self.counters(), self.distance(set)),
        };
        vec![copy(a, self.state(0)), copy(b, self.state(1)), copy(c, self.state(2)), counters]
    }

    /// The keystream of a set in order, and a register that is free.
    fn finish(self, set: usize) -> (Vec<Inst>, Vec<View>, View) {
        let rows @ [a, b, c, d] = self.rows(set);
        let mut insts: Vec<Inst> = (0..4).map(|i| vpaddd(rows[i], rows[i], self.state(i))).collect();
        if set > 0 {
            insts.push(vpaddd(d, d, self.distance(set)));
        }
        let mut spare = self.scratch(0);
        let keystream = if self.masks() {
            transpose_quarters(&mut insts, &mut spare, rows)
        } else {
            let half = |k: i64| move |d: View, a: View, b: View| vperm2i128(d, a, b, k);
            let [first, second] = butterfly(&mut insts, &mut spare, [a, b], half(0x20), half(0x31));
            let [third, fourth] = butterfly(&mut insts, &mut spare, [c, d], half(0x20), half(0x31));
            [first, third, second, fourth]
        };
        (insts, keystream.into(), spare)
    }

    /// The registers of keystream of a set, with their offsets.
    fn offset(self, set: usize, i: usize) -> i64 {
        (set * self.set() * BLOCK) as i64 + self.bytes() * i as i64
    }

    /// A set, all of which is wanted.
    fn whole(self, set: usize) -> Vec<Inst> {
        let (mut insts, keystream, _) = self.finish(set);
        for (i, reg) in keystream.into_iter().enumerate() {
            let offset = self.offset(set, i);
            insts.extend(if self.masks() { xor_block(reg, offset) } else { xor_ymm(reg, offset) });
        }
        insts
    }

    /// Less than a turn, under a mask.
    fn masked_part(self) -> Vec<Code> {
        let (insts, blocks, spare) = self.finish(0);
        let current = blocks[0];
        let mut code = vec![straight(insts)];
        code.extend(by_blocks(&blocks, 0, self.further(1, current)));
        code.push(masked(current, spare, [R10, R11]));
        code
    }

    /// The blocks of the sets from `set` on, the next one always in `current`.
    fn further(self, set: usize, current: View) -> Option<Vec<Code>> {
        if set == self.sets {
            return None;
        }
        let (mut insts, mut blocks, _) = self.finish(set);
        insts.push(vmovdqa32(current, blocks[0]));
        blocks[0] = current;
        let mut code = vec![straight(insts)];
        code.extend(by_blocks(&blocks, self.set() * set, self.further(set + 1, current)));
        Some(code)
    }

    /// Less than a turn, by way of the stack.
    fn spilled_part(self) -> Vec<Code> {
        let mut insts = Vec::new();
        for set in 0..self.sets {
            let (more, keystream, _) = self.finish(set);
            insts.extend(more);
            let store = |(i, reg)| vmovdqu_store(self.keys(self.offset(set, i) as usize), reg);
            insts.extend(keystream.into_iter().enumerate().map(store));
        }
        insts.push(lea64(R10, self.keys(0)));
        let mut code = vec![straight(insts)];
        let zero = self.reg(0);
        code.extend(by_bits(R10, self.end() as usize, Some(zero), [RAX, STATE]));
        let wipe = (0..self.end() as usize).step_by(self.bytes() as usize).map(|i| vmovdqu_store(self.keys(i), zero));
        code.push(straight(std::iter::once(vpxor(zero, zero, zero)).chain(wipe)));
        code.push(straight([xor32(STATE.bits(32), STATE.bits(32))]));
        code
    }

    /// Leaves no secret.
    fn leave(self) -> Vec<Inst> {
        let used = (0..self.sets).flat_map(|set| self.rows(set)).chain((0..4).map(|i| self.state(i)));
        let scratch = (0..if self.masks() { 1 } else { self.sets }).map(|set| self.scratch(set));
        let zero = |reg: View| match reg.reg.n {
            n if n < 16 => vpxor(xmm(n), xmm(n), xmm(n)),
            n => vpxord(zmm(n), zmm(n), zmm(n)),
        };
        used.chain(scratch).map(zero).chain([vzeroupper(zmm(0))]).collect()
    }
}
