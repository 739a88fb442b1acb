//! Rounds of AES on several vectors at once, and the counter blocks of GCM.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Mem, Strand, View};

use super::Width;
use crate::aes::{BLOCK, Size};

/// Who encrypts: the round keys are where `schedule` points, and each goes through the register `key`.
#[derive(Clone, Copy)]
pub(crate) struct Rounds {
    pub(crate) width: Width,
    pub(crate) size: Size,
    pub(crate) schedule: View,
    pub(crate) key: View,
}

impl Rounds {
    /// The round key into its register, in all lanes.
    pub(crate) fn key(self, round: usize) -> Inst {
        self.width.broadcast(self.key, at(self.schedule, (BLOCK * round) as i64))
    }

    /// All rounds but the last one, on each of these, round after round.
    pub(crate) fn but_last(self, states: &[View]) -> Strand {
        but_last(self.width, self.size, states, |round| (self.key, Some(self.key(round))))
    }

    /// The last round key into its register: the argument of `vaesenclast`, or what is added to the data first, which
    /// gives the same sum.
    pub(crate) fn last_key(self) -> Inst {
        self.key(self.size.rounds())
    }
}

/// All rounds but the last one, on each of these, round after round. `key` says in which register a round key is, and what
/// puts it there.
pub(crate) fn but_last(
    width: Width,
    size: Size,
    states: &[View],
    key: impl Fn(usize) -> (View, Option<Inst>),
) -> Strand {
    let mut strand = Strand::default();
    for round in 0..size.rounds() {
        let (key, load) = key(round);
        strand.extend(load);
        strand.extend(states.iter().map(|&state| match round {
            0 => width.xor(state, state, key),
            _ => vaesenc(state, state, key),
        }));
    }
    strand
}

/// Turns around the bytes of each block: the control of `vpshufb` in one lane.
///
/// A counter block that is turned around has its counter in the lowest 32 bits, where `vpaddd` counts; and GHASH has its
/// blocks like that.
pub(crate) const TURN_AROUND: [u8; BLOCK] = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

/// A number for each lane, as what is added to counter blocks that are turned around.
pub(crate) fn lanes(numbers: impl IntoIterator<Item = u32>) -> impl Iterator<Item = u8> {
    numbers.into_iter().flat_map(|n| (n as u128).to_le_bytes())
}

/// Counter blocks one after the other, in a register that holds them turned around.
#[derive(Clone, Copy)]
pub(crate) struct Counters {
    pub(crate) width: Width,
    pub(crate) register: View,
    /// Where the constants are: those of [`Counters::table`].
    pub(crate) table: View,
}

impl Counters {
    /// The constants that it wants: [`TURN_AROUND`], the number of each lane, how many lanes there are.
    pub(crate) fn table(width: Width) -> Vec<u8> {
        let count = width.lanes() as u32;
        let numbers = (0..count).chain(std::iter::repeat_n(count, width.lanes()));
        TURN_AROUND.repeat(width.lanes()).into_iter().chain(lanes(numbers)).collect()
    }

    /// Bytes of the constants.
    pub(crate) fn table_bytes(width: Width) -> usize {
        3 * width.bytes()
    }

    fn constant(self, i: usize) -> Mem {
        at(self.table, (i * self.width.bytes()) as i64)
    }

    /// Begins with a counter block that has just been written.
    pub(crate) fn enter(self, base: View, place: usize, spare: View) -> Vec<Inst> {
        let register = self.register;
        let mut insts = self.width.broadcast_words(register, spare, base, place).to_vec();
        insts.push(vpshufb(register, register, self.constant(0)));
        insts.push(vpaddd(register, register, self.constant(1)));
        insts
    }

    /// The next counter blocks.
    pub(crate) fn next(self, states: &[View]) -> Vec<Inst> {
        let next = |&state: &View| {
            [vpshufb(state, self.register, self.constant(0)), vpaddd(self.register, self.register, self.constant(2))]
        };
        states.iter().flat_map(next).collect()
    }
}
