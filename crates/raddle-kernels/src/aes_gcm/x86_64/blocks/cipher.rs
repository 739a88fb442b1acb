//! The cipher's part of a turn: counter blocks, rounds, and the message.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Mem, View};

use super::{INPUT, KEY, OUT, Pending, Turn};
use crate::aes::BLOCK;
use crate::aes::x86_64::{Width, but_last};

impl Turn {
    /// Where a round key is.
    fn schedule(&self, round: usize) -> Mem {
        at(KEY, (BLOCK * round) as i64)
    }

    /// The round keys into their places.
    pub(super) fn enter_keys(&self) -> Vec<Inst> {
        let (width, held) = (self.shape.width, self.keys.len());
        let broadcast = |key: View, round: usize| width.broadcast(key, self.schedule(round));
        let mut insts: Vec<Inst> = (0..held).map(|round| broadcast(self.keys[round], round)).collect();
        if width == Width::Zmm {
            let aside = |round| [broadcast(self.key, round), width.store(self.vector(RSP, round - held), self.key)];
            insts.extend((held..=self.size.rounds()).flat_map(aside));
        }
        insts
    }

    /// The register that a round key is in, and what puts it there.
    fn round_key(&self, round: usize) -> (View, Option<Inst>) {
        let (width, held, key) = (self.shape.width, self.keys.len(), self.key);
        match width {
            _ if round < held => (self.keys[round], None),
            Width::Zmm => (key, Some(width.load(key, self.vector(RSP, round - held)))),
            _ => (key, Some(width.broadcast(key, self.schedule(round)))),
        }
    }

    /// The counter blocks, and all rounds but the last one.
    pub(super) fn rounds(&self) -> Vec<Inst> {
        let mut insts = self.counters.next(&self.states);
        let rounds = but_last(self.shape.width, self.size, &self.states, |round| self.round_key(round));
        insts.extend(rounds.insts().cloned());
        insts
    }

    /// The last round, with the message in its key. What is sealed is pending from here on.
    pub(super) fn last_round(&self) -> Vec<Inst> {
        let width = self.shape.width;
        let (key, load) = self.round_key(self.size.rounds());
        let mut insts: Vec<Inst> = load.into_iter().collect();
        for (i, &state) in self.states.iter().enumerate() {
            let x = self.ghash.slot(i);
            insts.extend([
                width.xor(x, key, self.vector(INPUT, i)),
                vaesenclast(state, state, x),
                width.store(self.vector(OUT, i), state),
            ]);
            match &self.pending {
                Pending::None => {}
                Pending::Registers(registers) => insts.push(self.ghash.turn_around(registers[i], state)),
                Pending::Stack => {
                    insts.extend([self.ghash.turn_around(state, state), width.store(self.vector(RSP, i), state)]);
                }
            }
        }
        insts
    }
}
