//! AVX-512, with a register per word: a block in each of sixteen lanes, one group or two.
//!
//! On Zen 5, a vector instruction takes two cycles and four can begin in each cycle, so a single group of sixteen
//! blocks waits for its own results half of the time. Two groups use all 32 registers, and take hardly more time than
//! one.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Slots, at, straight, woven};
use raddle_isa::{Code, Inst, Mem, Order, Strand};

use super::tail::{by_blocks, masked, xor_at};
use super::{BLOCK, COUNTER, Elsewhere, Evex, Iteration, KeystreamShape, STATE, transpose_quarters};
use crate::chacha20::lowering::{double_round, of_group};
use crate::variant::Builder;
use crate::x86_64::transpose::transpose_words;

/// The number of blocks of a group.
pub(super) const LANES: usize = 16;

const SPARE: [Gpr64; 2] = [R10, R11];

/// Returns the register of word `i` of a group.
pub(super) fn word(group: usize, i: usize) -> Zmm {
    zmm((LANES * group + i) as u8)
}

fn state(i: usize) -> Mem {
    at(STATE, 4 * i)
}

/// The shape with one group, or two.
pub(crate) struct Vertical {
    pub(crate) groups: usize,
    /// The order of the quarter rounds of a group.
    pub(crate) inner: Order,
    /// The order of the groups.
    pub(crate) outer: Order,
}

impl Vertical {
    /// Returns groups that are not interleaved: each has a round to itself.
    pub(crate) fn new(groups: usize) -> Vertical {
        Vertical { groups, inner: Order::RoundRobin, outer: Order::Groups(32) }
    }

    /// Returns a double round of each group.
    pub(super) fn double_round(&self) -> Strand {
        let round = |g| {
            let words = std::array::from_fn(|i| word(g, i));
            of_group(double_round(&Evex, &words, self.inner).expect("words have registers"), g, LANES)
        };
        woven((0..self.groups).map(round), self.outer)
    }
}

impl KeystreamShape for Vertical {
    fn blocks(&self) -> usize {
        self.groups * LANES
    }

    /// Two groups are for long messages.
    fn prefetches(&self) -> bool {
        self.groups > 1
    }

    fn summary(&self) -> String {
        let Vertical { groups, inner, outer } = self;
        let woven = if *groups > 1 { format!("; {groups} groups, {outer}") } else { String::new() };
        format!("a register per word: quarter rounds {inner}{woven}")
    }

    fn iteration(&self, k: &mut Builder<X86_64>, _: Elsewhere) -> Iteration {
        let groups = Groups::new(k, self.groups);
        Iteration {
            rounds: RAX,
            counter: true,
            aligned: false,
            begin: Vec::new(),
            load: (0..self.groups).flat_map(|group| groups.load(group)).collect(),
            double_round: self.double_round(),
            xor_whole: groups.whole(),
            xor_tail: groups.part(),
            next_counters: Vec::new(),
            wipe: groups.leave(),
        }
    }
}

/// The constants and slots of the groups.
#[derive(Clone, Copy)]
pub(super) struct Groups {
    count: usize,
    /// The number of each lane.
    numbers: Part,
    /// The slot of [`SPILLED`] while its register is spare, if there are two groups.
    spill: Option<Slots>,
    /// The spare register of one group.
    free: Zmm,
}

/// A word of the last group.
pub(super) const SPILLED: Zmm = zmm(LANES as u8);

impl Groups {
    fn new(k: &mut Builder<X86_64>, count: usize) -> Groups {
        Groups {
            count,
            numbers: k.words(0..(count * LANES) as u32),
            // The slot consists of words, because it need not be aligned.
            spill: (count > 1).then(|| k.public_slots(8, 8)),
            free: zmm(16),
        }
    }

    /// Returns one group with another spare register, because the registers after its own belong to other code.
    pub(super) fn one(k: &mut Builder<X86_64>, free: Zmm) -> Groups {
        Groups { free, ..Groups::new(k, 1) }
    }

    fn lanes(self, group: usize) -> Mem {
        self.numbers.at(64 * group)
    }

    /// Loads the state of each block of a group.
    pub(super) fn load(self, group: usize) -> Vec<Inst> {
        let counter = word(group, 12);
        let mut insts: Vec<Inst> =
            (0..16).filter(|&i| i != 12).map(|i| vpbroadcastd_load(word(group, i), state(i))).collect();
        insts.extend([vpbroadcastd_gpr(counter, COUNTER.low32()), vpaddd(counter, counter, self.lanes(group))]);
        insts
    }

    /// Adds the state to a group and transposes the words of each row, with a spare register.
    fn rows(self, group: usize, spare: &mut Zmm) -> (Vec<Inst>, [[Zmm; 4]; 4]) {
        let mut insts = Vec::new();
        let rows = std::array::from_fn(|row| {
            let row = std::array::from_fn(|i| 4 * row + i);
            for i in row {
                let x = word(group, i);
                if i == 12 {
                    insts.extend([vpbroadcastd_gpr(*spare, COUNTER.low32()), vpaddd(x, x, *spare)]);
                    insts.push(vpaddd(x, x, self.lanes(group)));
                } else {
                    insts.push(vpaddd(x, x, state(i).broadcast(32)));
                }
            }
            transpose_words(&mut insts, spare, row.map(|i| word(group, i)))
        });
        (insts, rows)
    }

    /// Returns the first spare register. With two groups, this register belongs to a word of the second group, which is
    /// stored on the stack meanwhile.
    fn first_spare(self) -> (Zmm, Vec<Inst>) {
        match self.spill {
            Some(spill) => (SPILLED, vec![vmovdqu32_store(spill.at(0), SPILLED)]),
            None => (self.free, Vec::new()),
        }
    }

    /// Processes all blocks of an iteration.
    pub(super) fn whole(self) -> Vec<Inst> {
        let (mut spare, mut insts) = self.first_spare();
        for group in 0..self.count {
            if let (1, Some(spill)) = (group, self.spill) {
                // All registers of the previous group are free.
                insts.push(vmovdqu32(SPILLED, spill.at(0)));
                spare = word(0, 0);
            }
            let (more, rows) = self.rows(group, &mut spare);
            insts.extend(more);
            for j in 0..4 {
                let blocks = transpose_quarters(&mut insts, &mut spare, rows.map(|row| row[j]));
                for (i, block) in blocks.into_iter().enumerate() {
                    insts.extend(xor_at(block, BLOCK * (LANES * group + 4 * i + j)));
                }
            }
        }
        insts
    }

    /// Computes the blocks of a group, in order.
    fn blocks(self, group: usize, spare: &mut Zmm) -> (Vec<Inst>, [Zmm; LANES]) {
        let (mut insts, rows) = self.rows(group, spare);
        let mut blocks = [*spare; LANES];
        for j in 0..4 {
            let [b0, b1, b2, b3] = transpose_quarters(&mut insts, spare, rows.map(|row| row[j]));
            (blocks[j], blocks[4 + j], blocks[8 + j], blocks[12 + j]) = (b0, b1, b2, b3);
        }
        (insts, blocks)
    }

    /// Processes less than an iteration.
    fn part(self) -> Vec<Code> {
        let second = |current: Zmm| {
            self.spill.map(|spill| {
                let mut insts = vec![vmovdqu32(SPILLED, spill.at(0))];
                let mut spare = if current == word(0, 0) { word(0, 1) } else { word(0, 0) };
                let (more, mut second) = self.blocks(1, &mut spare);
                insts.extend(more);
                insts.push(vmovdqa32(current, second[0]));
                second[0] = current;
                [vec![straight(insts)], by_blocks(&second.map(|block| [block]), LANES, None)].concat()
            })
        };
        self.part_and(second)
    }

    /// Processes less than an iteration: the blocks of the first group, and by `then` the blocks of others. The next
    /// block is always in the register that is passed to `then`.
    pub(super) fn part_and(self, then: impl FnOnce(Zmm) -> Option<Vec<Code>>) -> Vec<Code> {
        let (mut spare, mut insts) = self.first_spare();
        let (more, first) = self.blocks(0, &mut spare);
        insts.extend(more);
        let current = first[0];
        let then = then(current);
        // Here the second block has been written, or is not needed.
        let input = first[1];
        [vec![straight(insts)], by_blocks(&first.map(|block| [block]), 0, then), vec![masked(current, input, SPARE)]]
            .concat()
    }

    /// Clears all registers and the slot.
    pub(super) fn leave(self) -> Vec<Inst> {
        let used = self.count * LANES;
        let mut insts: Vec<Inst> = (0..used).map(|n| clear_vector(zmm(n as u8))).collect();
        if self.spill.is_none() {
            insts.push(clear_vector(self.free));
        }
        insts.extend(self.spill.map(|spill| vmovdqu32_store(spill.at(0), zmm(0))));
        insts.push(vzeroupper(zmm(0)));
        insts
    }
}
