//! The beginning: a group of four blocks. The first is the Poly1305 key, and the others are keystream.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::{Part, at, straight};
use raddle_isa::{Order, Strand};

use super::super::POLY1305;
use crate::chacha20::BLOCK;
use crate::chacha20::ppc64le::vectors::{GROUP, Rotation, load, row, table};
use crate::chacha20::ppc64le::{COUNTER, FREE, OFFSET, STATE, clear, keystream, tail};
use crate::chacha20_poly1305::operation::Chacha20Poly1305Begin;
use crate::poly1305::state::{H, PAD, Powers, R, S};
use crate::{Kernel, variant};

/// Builds the kernel.
pub(super) fn kernel(name: &'static str, rotation: Rotation, order: Order) -> Kernel {
    let operation = Chacha20Poly1305Begin { powers: Powers::none(), max: (GROUP - BLOCK) as u64 };
    let summary = format!("4 blocks in vectors, or 2 by rows, {rotation}, {order}");
    variant::kernel::<Ppc64le>(name, operation, summary, |k| {
        k.constants(table(rotation));
        let clamp = k.constants(CLAMP.to_le_bytes());
        clear(k);
        let mut code = vec![straight(load(COUNTER, STATE, 48).phase("load: the counter"))];
        // One of two blocks is the key.
        code.extend(keystream(rotation, order, BLOCK));
        code.push(key(clamp).phase("key: r = clamp(block[0..16]), s = block[16..32], h = 0, pad = 1").into());
        code.extend(tail::tail().phase("message: out = input XOR the blocks after the first, by 128 bytes, 64, ... 1"));
        code
    })
}

/// The mask that clamps r (RFC 8439, 2.5).
const CLAMP: u128 = 0x0fff_fffc_0fff_fffc_0fff_fffc_0fff_ffff;

/// Turns the first block into the Poly1305 state, and moves the other blocks to the front.
fn key(clamp: Part) -> Strand {
    let [x, mask] = FREE;
    let place = |offset: usize| POLY1305 + offset;
    let mut strand = Strand::default();
    for (row, offset) in [(row(0, 0), R), (row(0, 1), S)] {
        strand.push([li(OFFSET, place(offset)), stxvw4x(indexed(STATE, OFFSET), row)]);
    }
    for i in [0, 8] {
        let word = at(STATE, place(R + i));
        strand.push([ld(x, word), ld(mask, clamp.at(i)), and(x, x, mask), std(word, x)]);
    }
    strand.push([li(x, 0)]);
    strand.extend([0, 8, 16].map(|i| std(at(STATE, place(H + i)), x)));
    strand.extend([li(x, 1), std(at(STATE, place(PAD)), x)]);
    for i in 0..12 {
        let [d, s] = [i, i + 4].map(|i| row(i / 4, i % 4));
        strand.push([copy(d, s)]);
    }
    strand
}
