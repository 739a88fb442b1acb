//! The use of each register.

use raddle_isa::builder::x86_64::*;

/// The parameters, in the registers of the calling convention.
pub(super) const OUT: Gpr64 = RDI;
pub(super) const INPUT: Gpr64 = RSI;
pub(super) const LEN: Gpr64 = RDX;
pub(super) const KEY: Gpr64 = RCX;
pub(super) const STATE: Gpr64 = R8;
pub(super) const TABLE: Gpr64 = R9;
/// The pointer to the powers by which the blocks of the message are multiplied.
pub(super) const HERE: Gpr64 = R10;
/// The number of bytes by which the sum is nearer to the first block than S is; with pending products, it is further
/// away.
pub(super) const NEARER: Gpr64 = R11;
/// Later, if products may be pending: the length, or more than any length if some products are pending.
pub(super) const LENGTH: Gpr64 = NEARER;
pub(super) const SPARE: Gpr64 = RAX;
/// Vector registers: J0, the round key, the sum, spare ones.
pub(super) const FIRST_BLOCK: Xmm = xmm(0);
pub(super) const ROUND_KEY: usize = 1;
pub(super) const LOW: usize = 2;
pub(super) const HIGH: usize = 3;
pub(super) const SPARES: [usize; 2] = [4, 5];
/// S, and then S and L.
pub(super) const ENDS: Xmm = xmm(6);
/// The next counter block in all lanes, with its bytes reversed.
pub(super) const BASE: usize = 7;
/// The powers for S and L.
pub(super) const ENDS_HALF: Ymm = ymm(8);
pub(super) const ENDS_POWER: Ymm = ymm(9);
