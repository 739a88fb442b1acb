//! Kinds of operands of AArch64, named as in its manuals.

use crate::inst::{Kind, Mem, Operand};
use crate::isa::Isa;
use crate::kinds::{kinds, register_below, within};
use crate::machine::Value;

/// Returns whether a register is 128 bits in the machine: an arrangement names all of it.
fn whole(arg: &Operand) -> bool {
    matches!(arg, Operand::Reg(view) if view.bits == 128)
}

/// Returns whether a register is general-purpose and not the stack pointer; number 31 means zero there.
fn general(arg: &Operand) -> bool {
    register_below(31, arg)
}

/// Whether an address is a base without an index, and `fits` accepts its displacement.
fn displaced(arg: &Operand, fits: impl Fn(i64) -> bool) -> bool {
    let Operand::Mem(mem) = arg else { return true };
    plain(mem) && mem.index.is_none() && fits(mem.disp)
}

/// Returns whether an address has a base and nothing that only other instruction sets have.
fn plain(mem: &Mem) -> bool {
    mem.based(Isa::Aarch64) && mem.broadcast.is_none()
}

/// Accepts an access of `bytes` bytes: a 12-bit displacement in units of `bytes`, a signed 9-bit displacement, or an
/// index.
fn single(bytes: i64) -> impl Fn(&Operand) -> bool {
    let scaled = move |disp| disp % bytes == 0 && (0..0x1000).contains(&(disp / bytes));
    move |arg| match arg {
        Operand::Mem(Mem { index: Some((index, 1)), disp: 0, .. }) if index.n < 31 => {
            matches!(arg, Operand::Mem(mem) if plain(mem))
        }
        _ => displaced(arg, |disp| scaled(disp) || (-256..256).contains(&disp)),
    }
}

/// Accepts an access of twice `bytes` bytes: a signed 7-bit displacement in units of `bytes`.
fn pair(bytes: i64) -> impl Fn(&Operand) -> bool {
    move |arg| displaced(arg, |disp| disp % bytes == 0 && (-64..64).contains(&(disp / bytes)))
}

kinds! { Value<W>:
    /// A vector register that the text gives an arrangement, such as `v3.4s`.
    V Kind::Vec(0), whole;
    /// All of a vector register, without an arrangement.
    Q Kind::Vec(128), whole;
    /// The low 64 bits.
    D Kind::Vec(64), |_: &_| true;
    /// The low 32 bits.
    S Kind::Vec(32), |_: &_| true;
    /// Memory, for vectors and parts of vectors.
    Bytes1 Kind::Mem(1), single(1);
    Bytes2 Kind::Mem(2), single(2);
    Bytes4 Kind::Mem(4), single(4);
    Bytes8 Kind::Mem(8), single(8);
    Bytes16 Kind::Mem(16), single(16);
    /// Memory for two registers.
    Pair8 Kind::Mem(8), pair(4);
    Pair16 Kind::Mem(16), pair(8);
    Pair32 Kind::Mem(32), pair(16);
    /// Memory at a register.
    At4 Kind::Mem(4), |arg: &Operand| displaced(arg, |disp| disp == 0);
}

kinds! { W:
    /// A general-purpose register.
    R32 Kind::Gpr(32), general;
    R64 Kind::Gpr(64), general;
    /// A general-purpose register or the stack pointer.
    R64Sp Kind::Gpr(64), |_: &_| true;
    /// Memory.
    M8 Kind::Mem(1), single(1);
    M16 Kind::Mem(2), single(2);
    M32 Kind::Mem(4), single(4);
    M64 Kind::Mem(8), single(8);
}

kinds! { u32:
    /// The index of a 64-bit lane.
    U1 Kind::Imm(1), within(0..=1);
    /// The index of a 32-bit lane.
    U2 Kind::Imm(2), within(0..=3);
    /// A count of bytes in a vector, or of half words in a word.
    U4 Kind::Imm(4), within(0..=15);
    /// A count of bits in 32.
    U5 Kind::Imm(5), within(0..=31);
    /// A count of bits in 64.
    U6 Kind::Imm(6), within(0..=63);
    /// The count by which 32-bit lanes are shifted to the right.
    Right32 Kind::Imm(6), within(1..=32);
    /// The count by which 64-bit lanes are shifted to the right. The architecture allows 64 too, which gives zero; no
    /// kernel needs it.
    Right64 Kind::Imm(6), within(1..=63);
    /// A byte.
    U8 Kind::Imm(8), within(0..=255);
    /// A number that is added to or subtracted from a register.
    U12 Kind::Imm(12), within(0..=4095);
    /// A number that is moved to a register.
    U16 Kind::Imm(16), within(0..=65535);
}
