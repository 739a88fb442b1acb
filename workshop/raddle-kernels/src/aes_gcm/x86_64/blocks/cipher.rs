//! The cipher's part of an iteration: counter blocks, rounds, and the message.

use raddle_isa::builder::at;
use raddle_isa::builder::x86_64::*;
use raddle_isa::{Inst, Mem};

use super::{CounterBlocks, Iteration, KEY, NUMBER, OUT, Pending, STATE, vector};
use crate::aes::BLOCK;
use crate::aes::x86_64::but_last;
use crate::aes_gcm::COUNTER;
use crate::ghash::x86_64::Form;
use crate::x86_64::width::Width;

/// Returns the address of a round key.
fn schedule(round: usize) -> Mem {
    at(KEY, BLOCK * round)
}

impl<V: Width> Iteration<V> {
    /// Loads round keys into the available registers and, with 512 bits, puts the other round keys on the stack.
    pub(super) fn enter_keys(&self) -> Vec<Inst> {
        let first = self.of.first_round();
        let held = first + self.keys.len();
        let mut insts: Vec<Inst> =
            (first..).zip(&self.keys).map(|(round, key)| key.broadcast(schedule(round))).collect();
        if V::BITS == 512 {
            let spill = |(round, place)| [self.key.broadcast(schedule(round)), self.key.store(place)];
            insts.extend((held..).zip(self.stack.all()).flat_map(spill));
        }
        insts
    }

    /// Returns the register of a round key, and the instruction that loads it, if the register does not hold it
    /// throughout.
    fn round_key(&self, round: usize) -> (V, Option<Inst>) {
        let first = self.of.first_round();
        let (held, key) = (first + self.keys.len(), self.key);
        match V::BITS {
            _ if round < held => (self.keys[round - first], None),
            512 => (key, Some(key.load(self.stack.at(round - held)))),
            _ => (key, Some(key.broadcast(schedule(round)))),
        }
    }

    /// Loads the first counter blocks.
    pub(super) fn enter_counters(&self) -> Vec<Inst> {
        let (block, spare) = (at(STATE, COUNTER), self.states[0]);
        match self.counters {
            CounterBlocks::Each(counters) => counters.enter(block, spare),
            CounterBlocks::Packed(counters) => counters.enter(block, KEY, [spare, self.key], NUMBER),
        }
    }

    /// Computes the counter blocks, and performs all rounds but the last one.
    pub(super) fn rounds(&self, states: &[V]) -> Vec<Inst> {
        let mut insts = match self.counters {
            CounterBlocks::Each(counters) => counters.next(states),
            CounterBlocks::Packed(counters) => counters.next(KEY, states, self.key),
        };
        let rounds = self.of.first_round()..self.of.size.rounds();
        let rounds = but_last(rounds, states, |round| self.round_key(round));
        insts.extend(rounds.insts().cloned());
        insts
    }

    /// Performs the last round on `states`, for the vectors of the message from `first` on. The message is added to the
    /// last round key, so the round itself adds both. When sealing, the result is pending from here on; if there are
    /// two halves, only the second is.
    pub(super) fn last_round(&self, first: usize, states: &[V]) -> Vec<Inst> {
        let (key, load) = self.round_key(self.of.size.rounds());
        let mut insts: Vec<Inst> = load.into_iter().collect();
        for (n, &state) in states.iter().enumerate() {
            let i = first + n;
            let x = self.ghash.slot(i);
            let result = match (&self.pending, self.of) {
                (Pending::Registers(registers), of) if of.hashes_output() && of.form == Form::Lanes => registers[i],
                _ => state,
            };
            insts.extend([
                x.xor(key, vector::<V>(self.of.text(), i)),
                vaesenclast(result, state, x),
                result.store(vector::<V>(OUT, i)),
            ]);
            match &self.pending {
                Pending::None => {}
                _ if self.of.form == Form::Lanes => {}
                // The first of two halves is not pending.
                Pending::Registers(_) if self.of.halves && first == 0 => {
                    insts.extend(self.ghash.reverse_bytes(state, state));
                }
                Pending::Registers(registers) => insts.extend(self.ghash.reverse_bytes(registers[n], state)),
                Pending::Stack => {
                    insts.extend(self.ghash.reverse_bytes(state, state));
                    insts.push(state.store(self.stack.at(i)));
                }
            }
        }
        insts
    }
}
