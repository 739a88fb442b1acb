//! The registers of a message, and the bits of its length.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::straight;
use raddle_isa::{Code, Strand};

use super::OFFSET;
use crate::variant::Builder;

// The first registers are those of the contracts.
pub(crate) const OUT: Gpr = r(3);
pub(crate) const INPUT: Gpr = r(4);
pub(crate) const LEN: Gpr = r(5);
pub(crate) const KEY: Gpr = r(6);
pub(crate) const STATE: Gpr = r(7);
pub(crate) const TABLE: Gpr = r(8);
/// Spare general-purpose registers.
pub(crate) const FREE: [Gpr; 3] = [r(10), r(11), r(12)];
/// A block of the message.
pub(crate) const DATA: Vr = v(11);

/// Runs `body` if the length has the bit `bit`.
pub(crate) fn when_bit(bit: usize, body: Strand) -> [Code; 2] {
    [straight([andi_(OFFSET, LEN, bit)]), Code::Skip { unless: EQUAL, body: vec![body.into()] }]
}

/// Clears the registers that kernels with a message use and that the caller does not expect back.
pub(crate) fn clear(k: &mut Builder<Ppc64le>) {
    k.offsets(OFFSET);
    k.clear((0..20).map(v));
    k.clear((0..14).map(vs));
    k.clear(FREE);
}
