//! The registers of the parameters and the callee-saved registers.

use raddle_isa::Mem;
use raddle_isa::builder::x86_64::*;

use crate::variant::Builder;

/// The parameters, in the registers of the calling convention.
pub(super) const STATE: Gpr64 = RDI;
pub(super) const INPUT: Gpr64 = RSI;
pub(super) const LEN: Gpr64 = RDX;
pub(super) const TAG: Gpr64 = RCX;

/// Allocates all callee-saved registers, which the prologue then saves, and returns a word on the stack after them.
pub(super) fn save(k: &mut Builder<X86_64>) -> Mem {
    k.fix_all([RBX, RBP, R12, R13, R14, R15]);
    k.save_here();
    k.public_slots(1, 8).at(0)
}
