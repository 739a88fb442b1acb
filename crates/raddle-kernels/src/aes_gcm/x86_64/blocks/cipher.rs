//! The cipher's part of a turn: counter blocks, rounds, and the message.

use raddle_isa::builder::at;
use raddle_isa::builder::x86_64::*;
use raddle_isa::{Inst, Mem};

use super::{INPUT, KEY, OUT, Pending, Turn, vector};
use crate::aes::BLOCK;
use crate::aes::x86_64::but_last;
use crate::x86_64::width::Width;

/// Where a round key is.
fn schedule(round: usize) -> Mem {
    at(KEY, BLOCK * round)
}

impl<V: Width> Turn<V> {
    /// The round keys into their places.
    pub(super) fn enter_keys(&self) -> Vec<Inst> {
        let held = self.keys.len();
        let mut insts: Vec<Inst> = (0..).zip(&self.keys).map(|(round, key)| key.broadcast(schedule(round))).collect();
        if V::BITS == 512 {
            let aside = |(round, place)| [self.key.broadcast(schedule(round)), self.key.store(place)];
            insts.extend((held..).zip(self.stack.all()).flat_map(aside));
        }
        insts
    }

    /// The register that a round key is in, and what puts it there.
    fn round_key(&self, round: usize) -> (V, Option<Inst>) {
        let (held, key) = (self.keys.len(), self.key);
        match V::BITS {
            _ if round < held => (self.keys[round], None),
            512 => (key, Some(key.load(self.stack.at(round - held)))),
            _ => (key, Some(key.broadcast(schedule(round)))),
        }
    }

    /// The counter blocks, and all rounds but the last one.
    pub(super) fn rounds(&self) -> Vec<Inst> {
        let mut insts = self.counters.next(&self.states);
        let rounds = but_last(self.of.size, &self.states, |round| self.round_key(round));
        insts.extend(rounds.insts().cloned());
        insts
    }

    /// The last round, with the message in its key. What is sealed is pending from here on.
    pub(super) fn last_round(&self) -> Vec<Inst> {
        let (key, load) = self.round_key(self.of.size.rounds());
        let mut insts: Vec<Inst> = load.into_iter().collect();
        for (i, &state) in self.states.iter().enumerate() {
            let x = self.ghash.slot(i);
            insts.extend([
                x.xor(key, vector::<V>(INPUT, i)),
                vaesenclast(state, state, x),
                state.store(vector::<V>(OUT, i)),
            ]);
            match &self.pending {
                Pending::None => {}
                Pending::Registers(registers) => insts.push(self.ghash.turn_around(registers[i], state)),
                Pending::Stack => {
                    insts.extend([self.ghash.turn_around(state, state), state.store(self.stack.at(i))]);
                }
            }
        }
        insts
    }
}
