//! Kinds of operands of AArch64, named as in its manuals.

use crate::inst::{Kind, Mem, Operand, OperandKind};
use crate::isa::Isa;
use crate::kinds::register_below;
use crate::machine::Machine;
use crate::word::Word;
use crate::{vector_kinds, word_kinds};

/// A register that is 128 bits in the machine: an arrangement names all of it.
fn whole(arg: &Operand) -> bool {
    matches!(arg, Operand::Reg(view) if view.bits == 128)
}

/// A general-purpose register that is not the stack pointer: 31 is zero there.
fn general(arg: &Operand) -> bool {
    register_below(31, arg)
}

/// A base without index, and a displacement that `fits`.
fn displaced(arg: &Operand, fits: impl Fn(i64) -> bool) -> bool {
    let Operand::Mem(mem) = arg else { return true };
    plain(mem) && mem.index.is_none() && fits(mem.disp)
}

/// A base, and nothing that only other instruction sets have.
fn plain(mem: &Mem) -> bool {
    mem.based(Isa::Aarch64) && mem.broadcast.is_none()
}

/// An access of so many bytes: a displacement of 12 bits in units of them, or of 9 bits with a sign, or an index.
fn single(bytes: i64) -> impl Fn(&Operand) -> bool {
    let scaled = move |disp| disp % bytes == 0 && (0..0x1000).contains(&(disp / bytes));
    move |arg| match arg {
        Operand::Mem(Mem { index: Some((index, 1)), disp: 0, .. }) if index.n < 31 => {
            matches!(arg, Operand::Mem(mem) if plain(mem))
        }
        _ => displaced(arg, |disp| scaled(disp) || (-256..256).contains(&disp)),
    }
}

/// Twice so many bytes: a displacement of 7 bits in units of them, with a sign.
fn pair(bytes: i64) -> impl Fn(&Operand) -> bool {
    move |arg| displaced(arg, |disp| disp % bytes == 0 && (-64..64).contains(&(disp / bytes)))
}

vector_kinds! {
    /// A vector register that the text gives an arrangement: `v3.4s`.
    V Kind::Vec(0), 128, whole;
    /// All of a vector register, without arrangement.
    Q Kind::Vec(128), 128, whole;
    /// The low 64 bits.
    D Kind::Vec(64), 64, |_: &_| true;
    /// The low 32 bits.
    S Kind::Vec(32), 32, |_: &_| true;
    /// Memory, for vectors and parts of one.
    Bytes1 Kind::Mem(1), 8, single(1);
    Bytes2 Kind::Mem(2), 16, single(2);
    Bytes4 Kind::Mem(4), 32, single(4);
    Bytes8 Kind::Mem(8), 64, single(8);
    Bytes16 Kind::Mem(16), 128, single(16);
    /// Memory for two registers.
    Pair8 Kind::Mem(8), 64, pair(4);
    Pair16 Kind::Mem(16), 128, pair(8);
    Pair32 Kind::Mem(32), 256, pair(16);
    /// Memory at a register.
    At4 Kind::Mem(4), 32, |arg: &Operand| displaced(arg, |disp| disp == 0);
}

word_kinds! {
    /// A general-purpose register.
    R32 Kind::Gpr(32), 32, general;
    R64 Kind::Gpr(64), 64, general;
    /// The same, or the stack pointer.
    R64Sp Kind::Gpr(64), 64, |_: &_| true;
    /// Memory.
    M8 Kind::Mem(1), 8, single(1);
    M16 Kind::Mem(2), 16, single(2);
    M32 Kind::Mem(4), 32, single(4);
    M64 Kind::Mem(8), 64, single(8);
}

/// A number, from the first to the last: what a meaning sees is the number itself.
macro_rules! number {
    ($($(#[$doc:meta])* $name:ident $bits:literal, $first:literal..=$last:literal;)+) => { $(
        $(#[$doc])*
        pub(super) struct $name;
        impl OperandKind for $name {
            type Seen<W: Word> = u32;
            const KIND: Kind = Kind::Imm($bits);
            fn encodable(arg: &Operand) -> bool {
                matches!(arg, Operand::Imm($first..=$last))
            }
            fn read<W: Word>(_: &mut Machine<W>, arg: &Operand) -> u32 {
                let Operand::Imm(x) = arg else { unreachable!("a number") };
                *x as u32
            }
        }
    )+ };
}

number! {
    /// The index of a lane of 64 bits.
    U1 1, 0..=1;
    /// The index of a lane of 32 bits.
    U2 2, 0..=3;
    /// A count of bytes in a vector, or of half words in a word.
    U4 4, 0..=15;
    /// A count of bits in 32.
    U5 5, 0..=31;
    /// A count of bits in 64.
    U6 6, 0..=63;
    /// By how much lanes of 32 bits are shifted to the right.
    Right32 6, 1..=32;
    /// By how much lanes of 64 bits are shifted to the right; 64 would be zero, and nobody wants that.
    Right64 6, 1..=63;
    /// A byte.
    U8 8, 0..=255;
    /// What is added to or subtracted from a register.
    U12 12, 0..=4095;
    /// What is moved to a register.
    U16 16, 0..=65535;
}
