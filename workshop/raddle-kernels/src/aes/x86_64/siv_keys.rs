//! `aes*_gcm_siv_keys_*`: the blocks that are the keys of a message, round by round, and the key schedule from registers.
//!
//! Vectors of two blocks are not faster: four or six blocks in a vector each do not fill the pipes that execute `vaesenc`.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{at, straight};

use super::expand::{Expansion, FIRST, REST};
use super::rounds::{Rounds, lanes};
use crate::Kernel;
use crate::aes::operation::AesGcmSivKeys;
use crate::aes::{BLOCK, Size, sized};
use crate::variant::{self, counted};
use crate::x86_64::width::Width;

/// The round key, and the counter block.
const KEY: Xmm = xmm(0);
const COUNTER: Xmm = xmm(1);

/// Returns the register of a block. The halves of blocks are joined in the registers of the key schedule, which are lower
/// than the blocks that are joined later.
const fn block(i: usize) -> Xmm {
    xmm(2 + i as u8)
}

/// Builds the kernel.
pub(super) fn kernel(size: Size) -> Kernel {
    let operation = AesGcmSivKeys(size);
    let blocks: Vec<Xmm> = (0..size.siv_key_blocks()).map(block).collect();
    let summary = format!("{}, round by round", counted(blocks.len(), "block"));
    variant::kernel::<X86_64>(sized!(size, "_gcm_siv_keys_aesni"), operation, summary, |k| {
        let [schedule, counter, keys, h] = ["schedule", "counter", "keys", "h"].map(|name| k.arg(name));
        let numbers = k.constants(lanes(0..blocks.len() as u32));
        let expansion = Expansion::new(k, size, keys);
        k.clear([KEY, COUNTER]);
        k.clear(blocks.iter().copied());

        let load = COUNTER.broadcast_words(block(0), at(counter, 0));
        let mut counters = Vec::from(load).phase("load: the counter block");
        let next = blocks.iter().enumerate().map(|(i, &block)| vpaddd(block, COUNTER, numbers.at(BLOCK * i)));
        counters.extend(Vec::from_iter(next).phase("counters: the blocks, each with its number"));
        let rounds = Rounds { size, schedule, key: KEY };
        let mut cipher = rounds.but_last(&blocks);
        cipher.extend([rounds.last_key()]);
        cipher.extend(blocks.iter().map(|&block| vaesenclast(block, block, KEY)));
        let cipher = cipher.phase(format!("rounds: all {} of each block", size.rounds()));

        let words = [FIRST, REST].into_iter().take(size.key_words() / 4);
        let halves = |to: Xmm, pair: usize| vpunpcklqdq(to, block(2 * pair), block(2 * pair + 1));
        let mut joined: Vec<_> = words.clone().enumerate().map(|(i, words)| halves(words, i + 1)).collect();
        joined.extend([halves(block(0), 0), vmovdqu_store(at(h, 0), block(0))]);
        joined.extend(words.enumerate().filter_map(|(i, words)| expansion.store(BLOCK * i, words)));
        joined = joined.phase("keys: the first halves of two blocks for POLYVAL, of the others for the schedule");
        joined.extend(expansion.insts());
        vec![straight(counters), cipher.into(), straight(joined)]
    })
}
