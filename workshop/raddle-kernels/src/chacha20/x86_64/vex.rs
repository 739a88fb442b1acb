//! AVX and AVX2, with a register or a stack slot per word: a block in each of four or eight lanes, one group or two.
//!
//! Sixteen registers have no room for a state and the temporaries of rotations.
//!
//! A single group has one word on the stack, and that word's register holds a temporary of rotations: the four quarter
//! rounds of a round are woven, with hardly more instructions than the rounds have. On a core whose other thread is
//! busy, the time depends on the number of instructions.
//!
//! Two groups keep only the second row in registers, because the next quarter round needs it as soon as it is ready.
//! The other rows are needed later, so there is time for them to go through memory. While one group waits for its
//! results, the other one works.

use std::marker::PhantomData;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Place, Slots, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order, Reg, Strand};

use super::tail::{by_bits, wipe, xor_at};
use super::{BLOCK, COUNTER, Elsewhere, Iteration, KeystreamShape, STATE};
use crate::chacha20::lowering::{Lowering, of_group};
use crate::variant::Builder;
use crate::x86_64::transpose::{butterfly, transpose_words};
use crate::x86_64::width::Width;

/// The lowering for AVX and AVX2: rotations by whole bytes are shuffles, the others two shifts.
pub(crate) struct Shuffles<V> {
    /// A register for one half of a rotated word.
    pub(crate) scratch: V,
    /// The controls of the shuffles that rotate by 16, and by 8 or by 24.
    pub(crate) controls: [Place<V>; 2],
}

impl<V: Width> Shuffles<V> {
    /// Adds the controls to the constants.
    pub(super) fn controls(k: &mut Builder<X86_64>) -> [Part; 2] {
        Self::controls_of(k, [2, 1])
    }

    /// Adds the controls of rotations to the left by these numbers of bytes to the constants.
    pub(crate) fn controls_of(k: &mut Builder<X86_64>, bytes: [u8; 2]) -> [Part; 2] {
        let control = |bytes: u8| (0..V::BYTES as u8).map(move |i| i & 0xc | (i + 4 - bytes) & 3);
        bytes.map(|bytes| k.constants(control(bytes)))
    }
}

impl<V: Width> Lowering<V> for Shuffles<V> {
    fn add(&self, d: V, a: V) -> Vec<Inst> {
        vec![vpaddd(d, d, a)]
    }
    fn xor_rol(&self, d: V, a: V, k: u32) -> Vec<Inst> {
        let mut insts = vec![vpxor(d, d, a)];
        match k {
            16 => insts.push(vpshufb(d, d, self.controls[0])),
            8 | 24 => insts.push(vpshufb(d, d, self.controls[1])),
            _ => insts.extend([vpslld(self.scratch, d, k), vpsrld(d, d, 32 - k), vpor(d, d, self.scratch)]),
        }
        insts
    }
    fn scratch(&self) -> Vec<Reg> {
        vec![self.scratch.reg()]
    }
}

/// The shape with vectors `V`, in one group or two.
pub(crate) struct Vex<V> {
    pub(crate) groups: usize,
    /// The order of the four quarter rounds of one group, or of the pairs of quarter rounds of two groups.
    pub(crate) inner: Order,
    /// The order in which the pairs of two groups are woven.
    pub(crate) outer: Order,
    pub(crate) width: PhantomData<V>,
}

impl<V> Vex<V> {
    /// Returns groups in the default orders.
    pub(crate) fn new(groups: usize) -> Vex<V> {
        Vex { groups, inner: Order::RoundRobin, outer: Order::Groups(2), width: PhantomData }
    }
}

impl<V: Width> Vex<V> {
    /// Returns the number of words of all groups on the stack between quarter rounds.
    pub(super) fn stack_words(&self) -> usize {
        if self.groups == 1 { 1 } else { 12 * self.groups }
    }

    /// Returns a double round of each group.
    pub(super) fn double_round(&self, lanes: Lanes<V>) -> Strand {
        let round = |group| of_group(lanes.double_round(group, self.inner), group, self::lanes::<V>());
        woven((0..self.groups).map(round), self.outer)
    }
}

impl<V: Width> KeystreamShape for Vex<V> {
    fn blocks(&self) -> usize {
        self.groups * lanes::<V>()
    }

    fn summary(&self) -> String {
        let Vex { groups, inner, outer, .. } = self;
        let woven = if *groups > 1 { format!("; {groups} groups, {outer}") } else { String::new() };
        let quarters = if *groups > 1 { "pairs of quarter rounds" } else { "four quarter rounds" };
        format!("a register or a stack slot per word: {quarters} {inner}{woven}")
    }

    fn iteration(&self, k: &mut Builder<X86_64>, _: Elsewhere) -> Iteration {
        let shuffles = Shuffles::<V>::controls(k);
        let numbers = k.words(0..self.blocks() as u32);
        let slots = |n| k.public_slots(n, V::BYTES);
        let groups = self.groups;
        let [words, counters, controls, keys] = [self.stack_words(), groups, 2, self.stride() / V::BYTES].map(slots);
        let counted = Counted { lanes: Lanes::new(groups, words, controls), counters, keys, numbers };
        Iteration {
            rounds: RAX,
            counter: true,
            aligned: true,
            begin: counted.lanes.enter(shuffles),
            load: counted.load(),
            double_round: self.double_round(counted.lanes),
            xor_whole: counted.whole(),
            xor_tail: counted.part(),
            next_counters: Vec::new(),
            wipe: counted.leave(),
        }
    }
}

/// The word of a single group that is on the stack. It belongs to the row that waits longest for its next use; its
/// register is free.
const SPILLED: usize = 11;

/// Returns the number of blocks of a group.
pub(super) fn lanes<V: Width>() -> usize {
    V::BYTES / 4
}

/// The registers of words and their slots on the stack.
#[derive(Clone, Copy)]
pub(super) struct Lanes<V> {
    groups: usize,
    words: Slots,
    /// The controls of shuffles, copied to the stack so that rounds do not need the pointer to the table.
    controls: Slots,
    /// The scratch register of each quarter round of a pair; a single group has only one.
    scratch: [V; 2],
}

/// Consecutive blocks: in addition to the words, the stack holds the counters of each group and the keystream of the
/// last bytes. All of these slots are cleared.
#[derive(Clone, Copy)]
struct Counted<V> {
    lanes: Lanes<V>,
    counters: Slots,
    keys: Slots,
    /// The numbers of the lanes.
    numbers: Part,
}

impl<V: Width> Lanes<V> {
    pub(super) fn new(groups: usize, words: Slots, controls: Slots) -> Lanes<V> {
        let scratch = if groups == 1 { [SPILLED; 2] } else { [14, 15] };
        Lanes { groups, words, controls, scratch: scratch.map(V::numbered) }
    }

    /// Returns the place of word `i` of a row of a group between quarter rounds.
    pub(super) fn home(self, group: usize, row: usize, i: usize) -> Place<V> {
        match (self.groups, row) {
            (1, _) if 4 * row + i == SPILLED => Place::Mem(self.words.at(0)),
            (1, _) => Place::Reg(V::numbered(4 * row + i)),
            (_, 1) => Place::Reg(V::numbered(4 * group + i)),
            _ => Place::Mem(self.words.at(4 * (3 * group + [0, 0, 1, 2][row]) + i)),
        }
    }
    /// Returns the register of a word from the stack during a quarter round of two groups, the first or the second of a
    /// pair.
    fn temporary(self, which: usize, row: usize) -> V {
        V::numbered(8 + 3 * which + [0, 0, 1, 2][row])
    }
    /// Returns the registers that hold no word between quarter rounds.
    pub(super) fn free(self) -> impl Iterator<Item = V> {
        (if self.groups == 1 { SPILLED..SPILLED + 1 } else { 8..16 }).map(V::numbered)
    }

    pub(super) fn enter(self, shuffles: [Part; 2]) -> Vec<Inst> {
        let [copy, _] = self.scratch;
        let controls = shuffles.into_iter().zip(self.controls.all());
        controls.flat_map(|(from, to)| [copy.load(from.at(0)), copy.store(to)]).collect()
    }

    /// Returns the lowering with one of the scratch registers.
    fn shuffles(self, which: usize) -> Shuffles<V> {
        Shuffles { scratch: self.scratch[which], controls: [0, 1].map(|n| Place::Mem(self.controls.at(n))) }
    }

    /// Returns a double round of a group.
    fn double_round(self, group: usize, order: Order) -> Strand {
        let round = |diagonal| match self.groups {
            1 => woven((0..4).map(|i| self.quarter_round(i, diagonal)), order),
            _ => self.pairs(group, diagonal, order),
        };
        round(0).then(round(1))
    }

    /// Returns a quarter round of column or diagonal `i` of the only group. The word on the stack is an operand in
    /// memory, and is stored before the next rotation needs its register, so the lines with this word are not divided.
    fn quarter_round(self, i: usize, diagonal: usize) -> Strand {
        let homes = [0, 1, 2, 3].map(|row| self.home(0, row, (i + row * diagonal) % 4));
        let reg = |row: usize| match homes[row] {
            Place::Reg(reg) => reg,
            Place::Mem(_) => self.scratch[0],
        };
        let on = self.shuffles(0);
        let mut strand = Strand::new(on.scratch());
        for (x, y, z, k) in [(0, 1, 3, 16), (2, 3, 1, 12), (0, 1, 3, 8), (2, 3, 1, 7)] {
            let mut xor_rol = on.xor_rol(reg(z), reg(x), k);
            match homes[x] {
                Place::Reg(x) => {
                    strand.push(on.add(x, reg(y)));
                    strand.push(xor_rol);
                }
                Place::Mem(place) => {
                    xor_rol.insert(1, reg(x).store(place));
                    strand.push([vpaddd(reg(x), reg(y), place)].into_iter().chain(xor_rol));
                }
            }
        }
        strand
    }

    /// Returns the columns or the diagonals of one of two groups, in pairs of quarter rounds that are not divided,
    /// because each pair uses the temporary registers.
    fn pairs(self, group: usize, diagonal: usize, order: Order) -> Strand {
        let mut strand = Strand::new(self.free().map(Register::reg));
        for first in [0, 2] {
            let pair = [0, 1].map(|which| self.quarter_round_of_pair(group, first + which, diagonal, which));
            strand.push(woven(pair, order).insts().cloned());
        }
        strand
    }

    /// Returns a quarter round of column or diagonal `i` of one of two groups. A word from the stack is an operand in
    /// memory when it is first read, except for the first word, and is stored as soon as it is ready.
    fn quarter_round_of_pair(self, group: usize, i: usize, diagonal: usize, which: usize) -> Strand {
        let homes = [0, 1, 2, 3].map(|row| self.home(group, row, (i + row * diagonal) % 4));
        let regs = [0, 1, 2, 3].map(|row| match homes[row] {
            Place::Reg(reg) => reg,
            Place::Mem(_) => self.temporary(which, row),
        });
        let on = self.shuffles(which);
        let mut strand = Strand::new(on.scratch());
        strand.push([fetch(regs[0], homes[0])]);
        for (half, (x, y, z, k)) in [(0, 1, 3, 16), (2, 3, 1, 12), (0, 1, 3, 8), (2, 3, 1, 7)].into_iter().enumerate() {
            let [x_reg, y_reg, z_reg] = [x, y, z].map(|row| regs[row]);
            strand.push(match half {
                1 => vec![vpaddd(x_reg, y_reg, homes[x])],
                _ => on.add(x_reg, y_reg),
            });
            if half > 1 {
                strand.extend(back(x_reg, homes[x]));
            }
            let mut xor_rol = on.xor_rol(z_reg, x_reg, k);
            if half == 0 {
                xor_rol[0] = vpxor(z_reg, x_reg, homes[z]);
            }
            strand.push(xor_rol);
            if half > 1 {
                strand.extend(back(z_reg, homes[z]));
            }
        }
        strand
    }

    /// Transposes a group. Before that, `add` gets each word, by row and number, with a free register. Afterwards,
    /// `done` gets each register of keystream with its offset.
    pub(super) fn finish(
        self,
        group: usize,
        add: impl Fn(V, [usize; 2], V) -> Vec<Inst>,
        done: impl Fn(V, usize) -> Vec<Inst>,
    ) -> Vec<Inst> {
        let mut insts = Vec::new();
        // The registers without a word; later also those of the first half of the state, once it is done.
        let mut free: Vec<V> = self.free().collect();
        for half in 0..2 {
            let rows = [2 * half, 2 * half + 1];
            let mut spare = free.pop().expect("a register is free");
            let transposed = rows.map(|row| {
                let regs = [0, 1, 2, 3].map(|i| match self.home(group, row, i) {
                    Place::Reg(reg) => reg,
                    Place::Mem(place) => {
                        let reg = free.pop().expect("a register is free");
                        insts.push(reg.load(place));
                        reg
                    }
                });
                for (i, &reg) in regs.iter().enumerate() {
                    insts.extend(add(reg, [row, i], spare));
                }
                transpose_words(&mut insts, &mut spare, regs)
            });
            for j in 0..4 {
                let [low, high] = transposed.map(|row| row[j]);
                let offset = BLOCK * (group * lanes::<V>() + j) + 32 * half;
                let chunks = if V::BITS == 128 {
                    [(low, offset), (high, offset + 16)]
                } else {
                    let [first, second] = exchange_halves(&mut insts, &mut spare, [low, high]);
                    [(first, offset), (second, offset + 4 * BLOCK)]
                };
                for (reg, offset) in chunks {
                    insts.extend(done(reg, offset));
                    free.push(reg);
                }
            }
            free.push(spare);
        }
        insts
    }

    /// Clears all registers and slots.
    pub(super) fn leave(self, others: impl Iterator<Item = Mem>) -> Vec<Inst> {
        let mut insts = wipe::<V>(self.words.all().chain(others).chain(self.controls.all()));
        insts.extend(clear_vectors((1..16).map(V::numbered)));
        insts
    }
}

impl<V: Width> Counted<V> {
    /// Loads the state of each block.
    fn load(self) -> Vec<Inst> {
        let Counted { lanes, .. } = self;
        // The first word is loaded after the counters.
        let [counter, word] = [V::numbered(0), lanes.scratch[0]];
        let low = counter.xmm();
        let mut insts = vec![vmovd(low, COUNTER.low32())];
        insts.push(if V::BITS == 128 { vpshufd(low, low, 0) } else { vpbroadcastd(counter, low) });
        for group in 0..lanes.groups {
            insts.push(vpaddd(word, counter, self.numbers.at(V::BYTES * group)));
            insts.push(word.store(self.counters.at(group)));
            insts.push(copy(word, lanes.home(group, 3, 0)));
        }
        for i in (0..16).filter(|&i| i != 12) {
            let state = at(STATE, 4 * i);
            let home = |group| lanes.home(group, i / 4, i % 4);
            if let Place::Reg(reg) = home(0) {
                insts.push(vbroadcastss(reg, state));
                insts.extend((1..lanes.groups).map(|group| copy(reg, home(group))));
            } else {
                insts.push(vbroadcastss(word, state));
                insts.extend((0..lanes.groups).map(|group| copy(word, home(group))));
            }
        }
        insts
    }

    /// Adds the state to a group and transposes it; `done` gets each register of keystream with its offset.
    fn finish(self, group: usize, done: impl Fn(V, usize) -> Vec<Inst>) -> Vec<Inst> {
        let add = |reg: V, [row, i]: [usize; 2], spare: V| match [row, i] {
            [3, 0] => vec![vpaddd(reg, reg, self.counters.at(group))],
            _ => vec![vbroadcastss(spare, at(STATE, 4 * (4 * row + i))), vpaddd(reg, reg, spare)],
        };
        self.lanes.finish(group, add, done)
    }

    fn whole(self) -> Vec<Inst> {
        (0..self.lanes.groups).flat_map(|group| self.finish(group, |reg, offset| xor_at(reg, offset).into())).collect()
    }

    /// Processes less than an iteration on the stack, because there are no masks.
    fn part(self) -> Vec<Code> {
        let done = |reg: V, offset| vec![reg.store(self.keys.at(offset / V::BYTES))];
        let mut insts: Vec<Inst> = (0..self.lanes.groups).flat_map(|group| self.finish(group, done)).collect();
        insts.push(lea64(R10, self.keys.at(0)));
        let mut code = vec![straight(insts)];
        let bytes = self.lanes.groups * lanes::<V>() * BLOCK;
        code.extend(by_bits(R10, bytes, Some(V::numbered(0)), [RAX, STATE]));
        code.push(straight(wipe::<V>(self.keys.all())));
        code.push(straight([xor32(STATE.low32(), STATE.low32())]));
        code
    }

    fn leave(self) -> Vec<Inst> {
        self.lanes.leave(self.counters.all())
    }
}

fn copy<V: Width>(from: V, to: Place<V>) -> Inst {
    match to {
        Place::Reg(reg) => vmovdqa(reg, from),
        Place::Mem(place) => from.store(place),
    }
}

fn fetch<V: Width>(reg: V, home: Place<V>) -> Inst {
    match home {
        Place::Reg(from) => vmovdqa(reg, from),
        Place::Mem(place) => reg.load(place),
    }
}

fn back<V: Width>(reg: V, home: Place<V>) -> Option<Inst> {
    match home {
        Place::Reg(_) => None,
        Place::Mem(place) => Some(reg.store(place)),
    }
}

/// Returns the low halves of two 256-bit vectors in one vector, and the high halves in another.
pub(super) fn exchange_halves<V: Width>(insts: &mut Vec<Inst>, spare: &mut V, vectors: [V; 2]) -> [V; 2] {
    let half = |k: u8| move |d: V, a: V, b: V| vperm2i128(d.ymm(), a.ymm(), b.ymm(), k);
    butterfly(insts, spare, vectors, half(0x20), half(0x31))
}
