//! The bytes after the last whole iteration.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::{Slots, at, straight};
use raddle_isa::{Code, Strand};

use super::{Constant, add, add_reversed, advance, block, hashed as hashed_block};
use crate::aes::BLOCK;
use crate::aes_gcm::Direction;
use crate::ghash::ppc64le::{POWER, product};
use crate::ppc64le::{DATA, FREE, INPUT, LEN, OFFSET, OUT, TABLE, load, reverse, store, strand, when_bit};
use crate::variant::Builder;

/// The pointer to the powers by which blocks are multiplied, the next power first.
pub(crate) const POWERS: Gpr = FREE[0];
/// A block of ciphertext, in the byte order of the cipher.
const CIPHERTEXT: Vr = v(8);

/// The treatment of a rest of at most `max` bytes.
#[derive(Clone, Copy)]
pub(crate) struct Rest {
    /// The maximal number of bytes.
    pub(crate) max: usize,
    /// The direction, if GHASH takes the ciphertext too.
    pub(crate) hashed: Option<Direction>,
    /// A slot for a last block that is not whole.
    buffer: Slots,
}

impl Rest {
    /// Allocates the slot, which the code of [`Rest::add`] clears itself.
    pub(crate) fn new(k: &mut Builder<Ppc64le>, max: usize, hashed: Option<Direction>) -> Rest {
        Rest { max, hashed, buffer: k.public_slots(1, BLOCK) }
    }

    /// Computes the keystream: `few` blocks if these are enough, or else all.
    pub(crate) fn keystream(self, few: usize, [some, all]: [Strand; 2]) -> Vec<Code> {
        let test = straight([cmpldi(LEN, 16 * few + 1)]);
        let some = Code::Skip { unless: GREATER_OR_EQUAL, body: vec![some.into()] };
        let note = format!("AES: the keystream of the rest, of all blocks or, if that is enough, of {few}");
        vec![test.clone(), Code::Skip { unless: LESS, body: vec![all.into()] }, test, some].phase(note)
    }

    /// Adds the keystream to the message in parts, each half as long as the one before, so that the remaining keystream
    /// always begins at block 0.
    pub(crate) fn add(self) -> Vec<Code> {
        let mut code = Vec::new();
        for n in [8, 4, 2, 1].into_iter().filter(|n| 16 * n <= self.max) {
            let mut body = strand();
            for i in 0..n {
                body.push(load(DATA, INPUT, 16 * i));
                if let Some(direction) = self.hashed {
                    body.extend([hashed_block(direction, CIPHERTEXT, i, DATA)]);
                    body = body.then(hashed());
                }
                body = body.then(add(i, DATA));
            }
            body.extend((n..usize::min(8, 2 * n)).map(|i| copy(block(i - n), block(i))));
            body.extend(advance(16 * n));
            code.extend(when_bit(16 * n, body));
        }
        let hashed = if self.hashed.is_some() { ", and a product of GHASH for each block" } else { "" };
        code = code.phase(format!("blocks: out = input XOR keystream{hashed}, by the bits of the length"));
        code.push(straight([cmpldi(LEN, 0)].phase("tail: less than a block, through the stack")));
        code.push(Code::Skip { unless: EQUAL, body: self.part() });
        code
    }

    /// Processes the first bytes of a block on the stack.
    fn part(self) -> Vec<Code> {
        let [_, buffer, x] = FREE;
        let place = self.buffer.offset(0);
        let clear = straight([&[xxlxor(DATA, DATA, DATA)], &store(SP, place, DATA)[..]].concat());
        let begin = straight([addi(buffer, SP, place)]);
        let mut sum = strand();
        sum.push(load(DATA, SP, place));
        if let Some(direction) = self.hashed {
            sum.extend([hashed_block(direction, CIPHERTEXT, 0, DATA)]);
            if direction == Direction::Seal {
                sum = sum.then(masked());
            }
            sum = sum.then(hashed());
        }
        sum.extend([add_reversed(DATA, DATA, block(0))]);
        sum.push(store(SP, place, DATA));
        let [copy_in, copy_out] = [copied(INPUT, buffer, x), copied(buffer, OUT, x)];
        [vec![clear.clone(), begin.clone()], copy_in, vec![sum.into(), begin], copy_out, vec![clear]].concat()
    }
}

/// Clears the bytes of ciphertext after the end of the message, because the keystream is longer than the message.
fn masked() -> Strand {
    let (mask, zero) = (block(1), block(2));
    let mut strand = strand();
    let load =
        [li(OFFSET, Constant::Mask.offset() + 16), subf(OFFSET, LEN, OFFSET), lxvd2x(mask, indexed(TABLE, OFFSET))];
    strand.push(load);
    strand.extend([reverse(mask, mask), xxlxor(zero, zero, zero), vsel(CIPHERTEXT, zero, CIPHERTEXT, mask)]);
    strand
}

/// Adds the ciphertext, times the next power, to the sum of GHASH.
fn hashed() -> Strand {
    let mut strand = product(CIPHERTEXT, (POWERS, 0));
    strand.extend([addi(POWERS, POWERS, POWER)]);
    strand
}

/// Copies `LEN` modulo 16 bytes.
fn copied(from: Gpr, to: Gpr, x: Gpr) -> Vec<Code> {
    let (source, target) = (at(from, 0), at(to, 0));
    let copies = [
        (8, ld(x, source), std(target, x)),
        (4, lwz(x, source), stw(target, x)),
        (2, lhz(x, source), sth(target, x)),
        (1, lbz(x, source), stb(target, x)),
    ];
    let one = |(bytes, load, store)| {
        when_bit(bytes, [load, store, addi(from, from, bytes), addi(to, to, bytes)].into_iter().collect())
    };
    copies.into_iter().flat_map(one).collect()
}
