//! AVX and AVX2, a register or a place on the stack per word: a block in each of four or eight lanes, one group or two.
//!
//! Sixteen registers don't hold a state and what rotations need beside it. The second row is awaited by the next
//! quarter round as soon as it is ready, and stays in registers; the others are not, and have the time to go through
//! memory. So two groups fit as well, and while one waits for its results the other one works.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Mem, Operand, Order, Reg, Strand, View, weave};

use super::tail::by_bits;
use super::{BLOCK, COUNTER, INPUT, OUT, STATE, Shape, TABLE, butterfly, straight, transpose_words, words};
use crate::chacha20::lowering::Lowering;

/// Rotations by whole bytes are shuffles, the others two shifts.
pub(super) struct Vex {
    /// Holds one half of a rotated word.
    pub(super) scratch: View,
    /// What shuffles need to rotate by 16 and by 8.
    pub(super) controls: [Operand; 2],
}

impl Vex {
    /// The controls, as a table begins with them.
    pub(super) fn table(bits: u16) -> impl Iterator<Item = u8> {
        [2, 1].into_iter().flat_map(move |bytes| (0..(bits / 8) as u8).map(move |i| i & 0xc | (i + 4 - bytes) & 3))
    }
}

impl Lowering for Vex {
    fn add(&self, d: View, a: View) -> Vec<Inst> {
        vec![vpaddd(d, d, a)]
    }
    fn xor_rol(&self, d: View, a: View, k: u32) -> Vec<Inst> {
        let k = k as i64;
        let mut insts = vec![vpxor(d, d, a)];
        match k {
            16 => insts.push(vpshufb(d, d, self.controls[0])),
            8 => insts.push(vpshufb(d, d, self.controls[1])),
            _ => insts.extend([vpslld(self.scratch, d, k), vpsrld(d, d, 32 - k), vpor(d, d, self.scratch)]),
        }
        insts
    }
    fn scratch(&self) -> Vec<Reg> {
        vec![self.scratch.reg]
    }
}

/// The width of the registers, and one group or two.
#[derive(Clone, Copy)]
struct Lanes {
    bits: u16,
    groups: usize,
}

/// Where a word is between quarter rounds.
#[derive(Clone, Copy)]
enum Home {
    Register(View),
    Stack(Mem),
}

/// The order of groups in which each has a round to itself.
pub(crate) const BY_ROUNDS: Order = Order::Groups(2);

/// Registers of `bits` bits, one group or two. `inner` is the order of two quarter rounds of a group, `outer` that of
/// the groups by such pairs.
pub(crate) fn shape(bits: u16, groups: usize, inner: Order, outer: Order) -> Shape {
    let lanes = Lanes { bits, groups };
    let woven = if groups > 1 { format!(", {groups} groups {outer}") } else { String::new() };
    let group = |group| lanes.double_round(group, inner);
    Shape {
        weave: format!("a register or a place on the stack per word: pairs of quarter rounds {inner}{woven}"),
        blocks: groups * lanes.count(),
        stack: lanes.end(),
        aligned: true,
        table: Vex::table(bits).chain(words(0..(groups * lanes.count()) as u32)).collect(),
        rounds: RAX,
        counter: true,
        enter: lanes.enter(),
        load: lanes.load(),
        double_round: weave((0..groups).map(group), outer).expect("groups have places of their own"),
        whole: lanes.whole(),
        part: lanes.part(),
        next: Vec::new(),
        leave: lanes.leave(),
    }
}

impl Lanes {
    /// Blocks of a group.
    fn count(self) -> usize {
        self.bits as usize / 32
    }
    fn bytes(self) -> i64 {
        self.bits as i64 / 8
    }
    fn reg(self, n: usize) -> View {
        xmm(n as u8).bits(self.bits)
    }

    /// Where word `i` of a row of a group is between quarter rounds.
    fn home(self, group: usize, row: usize, i: usize) -> Home {
        match (self.groups, row) {
            (1, 2) => Home::Stack(self.place(i)),
            (1, 3) => Home::Register(self.reg(8 + i)),
            (1, _) => Home::Register(self.reg(4 * row + i)),
            (_, 1) => Home::Register(self.reg(4 * group + i)),
            _ => Home::Stack(self.place(4 * (3 * group + [0, 0, 1, 2][row]) + i)),
        }
    }
    /// Where a word from the stack is during a quarter round, the first or the second of a pair.
    fn temporary(self, which: usize, row: usize) -> View {
        self.reg(if self.groups == 1 { 12 + which } else { 8 + 3 * which + [0, 0, 1, 2][row] })
    }
    fn scratch(self, which: usize) -> View {
        self.reg(14 + which)
    }
    /// The registers that hold no word between quarter rounds.
    fn free(self) -> impl Iterator<Item = View> {
        (if self.groups == 1 { 12 } else { 8 }..16).map(move |n| self.reg(n))
    }

    /// Places on the stack: words, the counters of each group, controls, keystream of the last bytes.
    fn place(self, n: usize) -> Mem {
        at(RSP, self.bytes() * n as i64)
    }
    fn counters(self, group: usize) -> Mem {
        self.place(if self.groups == 1 { 4 } else { 12 * self.groups } + group)
    }
    /// What shuffles need to rotate, on the stack: so rounds do without the pointer to the table.
    fn control(self, n: usize) -> Mem {
        at(RSP, self.counters(self.groups + n).disp)
    }
    fn keys(self, offset: i64) -> Mem {
        at(RSP, self.control(2).disp + offset)
    }
    fn end(self) -> i64 {
        self.keys((self.groups * self.count() * BLOCK) as i64).disp
    }

    /// The numbers of the lanes of a group.
    fn numbers(self, group: usize) -> Mem {
        at(TABLE, self.bytes() * (2 + group as i64))
    }

    fn enter(self) -> Vec<Inst> {
        let copy = self.scratch(0);
        let control = |n| [vmovdqu(copy, at(TABLE, self.bytes() * n as i64)), vmovdqu_store(self.control(n), copy)];
        [0, 1].into_iter().flat_map(control).collect()
    }

    /// The state of each block.
    fn load(self) -> Vec<Inst> {
        let [counter, word] = [0, 1].map(|which| self.scratch(which));
        let low = counter.bits(128);
        let mut insts = vec![vmovd(low, COUNTER.bits(32))];
        insts.push(if self.bits == 128 { vpshufd(low, low, 0) } else { vpbroadcastd(counter, low) });
        for group in 0..self.groups {
            insts.push(vpaddd(word, counter, self.numbers(group)));
            insts.push(vmovdqu_store(self.counters(group), word));
            insts.push(match self.home(group, 3, 0) {
                Home::Register(reg) => vmovdqa(reg, word),
                Home::Stack(place) => vmovdqu_store(place, word),
            });
        }
        for i in (0..16).filter(|&i| i != 12) {
            let state = at(STATE, 4 * i as i64);
            if let Home::Register(reg) = self.home(0, i / 4, i % 4) {
                insts.push(vbroadcastss(reg, state));
                insts.extend((1..self.groups).map(|group| self.copy(reg, self.home(group, i / 4, i % 4))));
            } else {
                insts.push(vbroadcastss(word, state));
                insts.extend((0..self.groups).map(|group| self.copy(word, self.home(group, i / 4, i % 4))));
            }
        }
        insts
    }

    fn copy(self, from: View, to: Home) -> Inst {
        match to {
            Home::Register(reg) => vmovdqa(reg, from),
            Home::Stack(place) => vmovdqu_store(place, from),
        }
    }

    /// A double round of a group, in pairs of quarter rounds that are not divided: temporary registers are theirs.
    fn double_round(self, group: usize, order: Order) -> Strand {
        let mut strand = Strand::new(self.free().map(|view| view.reg));
        for diagonal in [0, 1] {
            for first in [0, 2] {
                let pair = [0, 1].map(|which| self.quarter_round(group, first + which, diagonal, which));
                let woven = weave(pair, order).expect("the two have registers of their own");
                strand.push(woven.insts().cloned());
            }
        }
        strand
    }

    /// A quarter round of column or diagonal `i`. A word from the stack is an operand in memory where it is read first,
    /// but for the first word of all, and goes back as soon as it is ready.
    fn quarter_round(self, group: usize, i: usize, diagonal: usize, which: usize) -> Strand {
        let homes = [0, 1, 2, 3].map(|row| self.home(group, row, (i + row * diagonal) % 4));
        let regs = [0, 1, 2, 3].map(|row| match homes[row] {
            Home::Register(reg) => reg,
            Home::Stack(_) => self.temporary(which, row),
        });
        let controls = [0, 1].map(|n| self.control(n).into());
        let on = Vex { scratch: self.scratch(which), controls };
        let mut strand = Strand::new(on.scratch());
        let [a, _, c, d] = homes;
        if let Home::Stack(place) = a {
            strand.push([vmovdqu(regs[0], place)]);
        }
        for (half, (x, y, z, k)) in [(0, 1, 3, 16), (2, 3, 1, 12), (0, 1, 3, 8), (2, 3, 1, 7)].into_iter().enumerate() {
            let [x_reg, y_reg, z_reg] = [x, y, z].map(|row| regs[row]);
            strand.push(match (half, c) {
                (1, Home::Stack(place)) => vec![vpaddd(x_reg, y_reg, place)],
                _ => on.add(x_reg, y_reg),
            });
            if half > 1 {
                strand.extend(self.back(x_reg, homes[x]));
            }
            let mut xor_rol = on.xor_rol(z_reg, x_reg, k);
            if let (0, Home::Stack(place)) = (half, d) {
                xor_rol[0] = vpxor(z_reg, x_reg, place);
            }
            strand.push(xor_rol);
            if half > 1 {
                strand.extend(self.back(z_reg, homes[z]));
            }
        }
        strand
    }

    fn back(self, reg: View, home: Home) -> Option<Inst> {
        match home {
            Home::Register(_) => None,
            Home::Stack(place) => Some(vmovdqu_store(place, reg)),
        }
    }

    /// Adds the state to a group and transposes; `done` gets each register of keystream with its offset.
    fn finish(self, group: usize, done: impl Fn(View, i64) -> Vec<Inst>) -> Vec<Inst> {
        let mut insts = Vec::new();
        // Registers without a word: those of the first half of the state, when that is done.
        let mut free: Vec<View> = self.free().collect();
        for half in 0..2 {
            let rows = [2 * half, 2 * half + 1];
            let mut spare = free.pop().expect("a register is free");
            let transposed = rows.map(|row| {
                let regs = [0, 1, 2, 3].map(|i| match self.home(group, row, i) {
                    Home::Register(reg) => reg,
                    Home::Stack(place) => {
                        let reg = free.pop().expect("a register is free");
                        insts.push(vmovdqu(reg, place));
                        reg
                    }
                });
                for (i, &reg) in regs.iter().enumerate() {
                    if (row, i) == (3, 0) {
                        insts.push(vpaddd(reg, reg, self.counters(group)));
                    } else {
                        insts.push(vbroadcastss(spare, at(STATE, 4 * (4 * row + i) as i64)));
                        insts.push(vpaddd(reg, reg, spare));
                    }
                }
                transpose_words(&mut insts, &mut spare, regs)
            });
            for j in 0..4 {
                let [low, high] = transposed.map(|row| row[j]);
                let offset = (BLOCK * (group * self.count() + j) + 32 * half) as i64;
                let pieces = if self.bits == 128 {
                    [(low, offset), (high, offset + 16)]
                } else {
                    let half = |k: i64| move |d: View, a: View, b: View| vperm2i128(d, a, b, k);
                    let [first, second] = butterfly(&mut insts, &mut spare, [low, high], half(0x20), half(0x31));
                    [(first, offset), (second, offset + 4 * BLOCK as i64)]
                };
                for (reg, offset) in pieces {
                    insts.extend(done(reg, offset));
                    free.push(reg);
                }
            }
            free.push(spare);
        }
        insts
    }

    fn whole(self) -> Vec<Inst> {
        let done = |reg, offset| vec![vpxor(reg, reg, at(INPUT, offset)), vmovdqu_store(at(OUT, offset), reg)];
        (0..self.groups).flat_map(|group| self.finish(group, done)).collect()
    }

    /// By way of the stack: there are no masks.
    fn part(self) -> Vec<Code> {
        let done = |reg, offset| vec![vmovdqu_store(self.keys(offset), reg)];
        let mut insts: Vec<Inst> = (0..self.groups).flat_map(|group| self.finish(group, done)).collect();
        insts.push(lea64(R10, self.keys(0)));
        let mut code = vec![straight(insts)];
        code.extend(by_bits(R10, self.groups * self.count() * BLOCK, Some(self.reg(0)), [RAX, STATE]));
        code.push(straight(self.wipe(self.keys(0).disp, self.end())));
        code.push(straight([xor32(STATE.bits(32), STATE.bits(32))]));
        code
    }

    /// Zeros on the stack.
    fn wipe(self, from: i64, to: i64) -> Vec<Inst> {
        let zero = self.reg(0);
        let places = (from..to).step_by(self.bytes() as usize);
        std::iter::once(vpxor(zero, zero, zero)).chain(places.map(|i| vmovdqu_store(at(RSP, i), zero))).collect()
    }

    fn leave(self) -> Vec<Inst> {
        let mut insts = self.wipe(0, self.keys(0).disp);
        insts.extend((1..16).map(|n| vpxor(xmm(n), xmm(n), xmm(n))));
        if self.bits > 128 {
            insts.push(vzeroupper(zmm(0)));
        }
        insts
    }
}
