//! The registers of a message, and steps from block to block.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::{Code, Inst, Meaning};

use super::super::BLOCK;
use super::super::state::Powers;
use crate::variant::Builder;

// The use of the registers, as in the contracts.
pub(super) const STATE: Gpr = r(3);
pub(super) const INPUT: Gpr = r(4);
pub(super) const LEN: Gpr = r(5);

/// Returns the layout of the powers of r from the second to the last, in three words each.
pub(crate) fn powers_to(last: u32) -> Powers {
    let mut powers = Powers::named(format!("words_2_to_{last}"));
    for power in 2..=last {
        powers.number(power_at(power), 8, 64, &[u64::MAX, u64::MAX, 4], Meaning::Power(power));
    }
    powers
}

/// Returns the offset of a power, from the second on, among the powers.
pub(super) fn power_at(power: u32) -> usize {
    24 * (power as usize - 2)
}

/// Advances the pointer and the length.
pub(super) fn advance(blocks: usize) -> [Inst; 2] {
    let n = (blocks * BLOCK) as i64;
    [addi(INPUT, INPUT, n), addi(LEN, LEN, -n)]
}

/// Repeats `body` while the message has at least `blocks` blocks.
pub(super) fn iterations(blocks: usize, body: Code) -> Code {
    let bytes = blocks * BLOCK;
    let count = if blocks == 1 { "a block".to_owned() } else { format!("{blocks} blocks") };
    while_bytes(LEN, bytes, vec![body]).phase(format!("loop: {count} an iteration, while {bytes} bytes are left"))
}

/// Clears the carry, and the registers that kernels use and that the caller does not expect back.
pub(super) fn clear(k: &mut Builder<Ppc64le>) {
    k.clear_carry(r(0));
    k.clear((6..13).map(r));
}
