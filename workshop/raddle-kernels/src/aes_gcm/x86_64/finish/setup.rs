//! Parameters and constants that all paths share.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, at, straight};
use raddle_isa::{Code, Cond, Inst};

use super::registers::{
    BASE, ENDS, ENDS_HALF, ENDS_POWER, FIRST_BLOCK, HERE, HIGH, KEY, LEN, LENGTH, LOW, NEARER, SPARE, SPARES, STATE,
};
use super::tail::Tail;
use crate::aes::x86_64::PackedCounters;
use crate::aes::{BLOCK, Size};
use crate::aes_gcm::{COUNTER, Direction, FIRST, LENGTHS, POWERS, SUM, TAG};
use crate::ghash::x86_64::{Halves, Layout, add_blocks};
use crate::x86_64::width::Width;

/// The code that may precede the last vectors.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Before {
    Nothing,
    /// An iteration with its products.
    Iteration,
    /// Iterations whose products are pending ([`super::pending`]).
    Pending,
}

/// Parameters and constants that all paths share.
#[derive(Clone, Copy)]
pub(super) struct Setup {
    pub(super) size: Size,
    pub(super) direction: Direction,
    /// The code that may come first.
    pub(super) before: Before,
    /// The number of bytes of an iteration.
    pub(super) stride: usize,
    /// The number of bits of the widest vectors.
    pub(super) widest: u16,
    pub(super) layout: Layout,
    pub(super) reverse_bytes: Part,
    pub(super) reduction: Part,
    pub(super) numbers: Part,
    pub(super) next: Part,
    pub(super) tail: Tail,
    /// The counter blocks of iterations.
    pub(super) counters: Option<PackedCounters<Zmm>>,
}

impl Setup {
    /// Loads the counter block, S and J0.
    pub(super) fn enter<V: Width>(self) -> Vec<Inst> {
        let (base, spare) = (V::numbered(BASE), V::numbered(SPARES[0]));
        let mut insts = self.tail.enter();
        insts.extend(base.broadcast_words(spare, at(STATE, COUNTER)));
        insts.push(vpshufb(base, base, self.tail.reversal::<V>()));

        let spare = Xmm::numbered(SPARES[1]);
        insts.extend(FIRST_BLOCK.broadcast_words(spare, at(STATE, FIRST)));
        insts.extend(ENDS.broadcast_words(spare, at(STATE, SUM)));
        insts.push(vpshufb(ENDS, ENDS, self.reverse_bytes.at(0)));
        if self.before == Before::Pending {
            insts.extend(self.tail.mask::<Zmm>(self.direction));
        }
        if self.before != Before::Nothing {
            insts.push(xor32(NEARER.low32(), NEARER.low32()));
        }
        insts
    }

    /// Computes the mask of the last vector, once its register is not used as [`NEARER`] any more. With pending
    /// products, the register still is, so the mask is computed first: iterations do not change it.
    pub(super) fn mask_late(self) -> Vec<Inst> {
        if self.before == Before::Pending { Vec::new() } else { self.tail.mask::<Zmm>(self.direction) }
    }

    /// Runs `longer` if the message has more than `bytes` bytes or products are pending, or else `otherwise`.
    pub(super) fn longer_than(self, bytes: usize, longer: Vec<Code>, otherwise: Vec<Code>) -> Vec<Code> {
        let length = if self.before == Before::Pending { LENGTH } else { LEN };
        branch(cmp64(length, bytes + 1), ABOVE_OR_EQUAL, longer, otherwise)
    }

    /// Points [`HERE`] to the power n + 1 for the first one of n blocks, and computes the sum of the products of S and
    /// L.
    pub(super) fn ends<V: Width>(self) -> Vec<Inst> {
        let layout = self.layout;
        let tables = [layout.half(1), layout.power(1)];
        let power = |table: usize| at(KEY, POWERS + table);
        let before_first = |table: usize| {
            let place = at(HERE, (table - layout.power(1)) as i64 - BLOCK as i64);
            if self.before != Before::Nothing { place.index(NEARER, 1) } else { place }
        };
        let mut insts = vec![lea64(SPARE, at(LEN, 15)), and64(SPARE, -(BLOCK as i64))];
        insts.extend([lea64(HERE, power(layout.power(1))), sub64(HERE, SPARE)]);

        let l = ENDS_POWER.xmm();
        insts.extend(l.broadcast_words(Xmm::numbered(SPARES[0]), at(STATE, LENGTHS)));
        insts.push(vpshufb(l, l, self.reverse_bytes.at(0)));
        if V::BITS == 128 {
            let spares = SPARES.map(Xmm::numbered);
            let [half, whole] = tables.map(before_first);
            insts.extend(sum().multiply(false, ENDS, half, whole, spares));
            let [half, whole] = tables.map(power);
            insts.extend(sum().multiply(true, l, half, whole, spares));
            return insts;
        }
        // S and L are in two lanes of one vector.
        insts.push(vinserti128(ENDS.ymm(), ENDS.ymm(), l, 1));
        for (to, table) in [ENDS_HALF, ENDS_POWER].into_iter().zip(tables) {
            insts.extend([vmovdqu(to.xmm(), before_first(table)), vinserti128(to, to, power(table), 1)]);
        }
        insts.extend(sum().multiply(false, ENDS.ymm(), ENDS_HALF, ENDS_POWER, SPARES.map(Ymm::numbered)));
        if self.before == Before::Pending {
            // NEARER is zero, or minus two iterations while the length is at most one iteration: their sum, as an
            // unsigned number, is more than any length.
            insts.extend([add64(NEARER, NEARER), add64(LENGTH, LEN)]);
        }
        insts
    }

    /// Returns the distance of an offset in either table from the first power.
    pub(super) fn after(self, table: usize) -> usize {
        table - self.layout.power(1)
    }

    /// Reduces the sum in one lane.
    pub(super) fn reduce(self) -> Vec<Inst> {
        sum::<Xmm>().reduce(self.reduction.at(0), Xmm::numbered(SPARES[0]))
    }

    /// Computes the tag from the sum in one lane.
    pub(super) fn tag(self) -> Vec<Inst> {
        let tag = Xmm::numbered(HIGH);
        let mut insts = self.reduce();
        insts.extend([
            vpshufb(tag, tag, self.reverse_bytes.at(0)),
            vpxor(tag, tag, FIRST_BLOCK),
            vmovdqu_store(at(STATE, TAG), tag),
        ]);
        insts
    }
}

/// Runs `longer` if the message has more than `bytes` bytes, or else `otherwise`.
pub(super) fn longer_than(bytes: usize, longer: Vec<Code>, otherwise: Vec<Code>) -> Vec<Code> {
    branch(cmp64(LEN, bytes + 1), ABOVE_OR_EQUAL, longer, otherwise)
}

/// Runs `when` if the condition holds after the test, or else `otherwise`. Neither changes the operands of the test.
pub(super) fn branch(test: Inst, holds: Cond, when: Vec<Code>, otherwise: Vec<Code>) -> Vec<Code> {
    vec![
        straight([test.clone()]),
        Code::Skip { unless: holds.opposite(), body: when },
        straight([test]),
        Code::Skip { unless: holds, body: otherwise },
    ]
}

/// Returns the registers of the sum, at some width.
pub(super) fn sum<V: Width>() -> Halves<V> {
    Halves { low: V::numbered(LOW), high: V::numbered(HIGH) }
}

/// Adds all lanes of the sum into the lowest one.
pub(super) fn add_lanes<V: Width>() -> Vec<Inst> {
    let Halves { low, high } = sum::<V>();
    let [a, b] = SPARES.map(V::numbered);
    [add_blocks(low, a), add_blocks(high, b)].concat()
}
