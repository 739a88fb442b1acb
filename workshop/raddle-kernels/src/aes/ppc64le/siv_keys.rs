//! The keys of a message of AES-GCM-SIV: all blocks, round by round, and then the key schedule.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::{Parameter, Strand};

use super::super::mode::Mode;
use super::super::operation::AesGcmSivKeys;
use super::super::{Size, sized};
use super::blocks::{Constant, ROUND_KEY, block, count, rounds, start_at, table};
use super::expand::{Expansion, WORDS};
use crate::Kernel;
use crate::ppc64le::{OFFSET, reverse, store, strand};
use crate::variant::{self, counted};

/// Builds `aes*_gcm_siv_keys_*`.
pub(super) fn kernel(size: Size) -> Kernel {
    let operation = AesGcmSivKeys(size);
    let blocks: Vec<Vr> = (0..size.siv_key_blocks()).map(block).collect();
    let summary = format!("{}, round by round", counted(blocks.len(), "block"));
    variant::kernel::<Ppc64le>(sized!(size, "_gcm_siv_keys_vsx"), operation, summary, |k| {
        let [schedule, counter, message, h] = ["schedule", "counter", "keys", "h"].map(|name| k.arg(name));
        let constants = k.arg(Parameter::TABLE);
        k.constants(table(Mode::GcmSiv).into_iter().take(Constant::Fold.offset()));
        let expansion = Expansion::new(k, size, message, constants);
        k.offsets(OFFSET);
        k.clear((0..20).map(v));
        k.clear((0..14).map(vs));

        let counters: Strand = (0..blocks.len()).flat_map(|i| count(Mode::GcmSiv, i)).collect();
        let rounds = rounds(size, 1..=size.rounds(), &blocks, ROUND_KEY);
        let halves = |d: Vr, pair: usize| xxpermdi(d, block(2 * pair), block(2 * pair + 1), 0);
        let mut keys = strand();
        keys.push([halves(block(0), 0), reverse(block(0), block(0))]);
        keys.push(store(h, 0, block(0)));
        keys.extend((1..blocks.len() / 2).map(|pair| halves(WORDS[pair - 1], pair)));
        let parts = [
            start_at(Mode::GcmSiv, size, [schedule, counter, constants]),
            counters.phase("counters: the blocks, each with round key 0"),
            rounds.phase(format!("rounds: all {} of each block", size.rounds())),
            keys.phase("keys: the first halves of two blocks for POLYVAL, of the others for the schedule"),
            expansion.start().phase("load: the constants of the key schedule"),
            expansion.words(),
        ];
        vec![parts.into_iter().fold(strand(), Strand::then).into()]
    })
}
