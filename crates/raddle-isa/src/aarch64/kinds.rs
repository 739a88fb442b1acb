//! Kinds of operands of AArch64, named as in its manuals.

use crate::inst::{Kind, Operand, OperandKind};
use crate::machine::Machine;
use crate::word::Word;
use crate::{vector_kinds, word_kinds};

vector_kinds! {
    /// A vector register that the text gives an arrangement: `v3.4s`.
    V Kind::Vec(0), 128;
    /// All of a vector register, without arrangement.
    Q Kind::Vec(128), 128;
    /// The low 64 bits.
    D Kind::Vec(64), 64;
    /// The low 32 bits.
    S Kind::Vec(32), 32;
    /// Memory, for vectors, pairs of registers and parts of one.
    Bytes1 Kind::Mem(1), 8;
    Bytes2 Kind::Mem(2), 16;
    Bytes4 Kind::Mem(4), 32;
    Bytes8 Kind::Mem(8), 64;
    Bytes16 Kind::Mem(16), 128;
    Bytes32 Kind::Mem(32), 256;
}

word_kinds! {
    /// A general-purpose register; the stack pointer where the instruction takes it.
    R32 Kind::Gpr(32), 32;
    R64 Kind::Gpr(64), 64;
    /// Memory.
    M8 Kind::Mem(1), 8;
    M16 Kind::Mem(2), 16;
    M32 Kind::Mem(4), 32;
    M64 Kind::Mem(8), 64;
}

/// A number that is not negative: what a meaning sees is the number itself.
macro_rules! number {
    ($($(#[$doc:meta])* $name:ident $bits:literal;)+) => { $(
        $(#[$doc])*
        pub(super) struct $name;
        impl OperandKind for $name {
            type Seen<W: Word> = u32;
            const KIND: Kind = Kind::Imm($bits);
            fn read<W: Word>(machine: &mut Machine<W>, arg: &Operand) -> u32 {
                let Operand::Imm(x) = arg else { unreachable!("a number") };
                u32::try_from(*x).unwrap_or_else(|_| {
                    machine.fail("a number is negative");
                    0
                })
            }
        }
    )+ };
}

number! {
    /// The index of a lane of 64 bits.
    U1 1;
    /// The index of a lane of 32 bits.
    U2 2;
    /// A count of bytes in a vector, or of half words in a word.
    U4 4;
    /// A count of bits in 32.
    U5 5;
    /// A count of bits in 64; the shifts of vectors to the right take 1 to the width.
    U6 6;
    /// A byte.
    U8 8;
    /// What is added to or subtracted from a register.
    U12 12;
    /// What is moved to a register.
    U16 16;
}
