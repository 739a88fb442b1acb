//! Typed operands: passing a register whose file or width an instruction does not take is a compile error.

use std::ops::Range;

use crate::inst::{Mem, Operand};
use crate::isa::{File, Reg, View};
use crate::kinds::OperandKind;

/// A value that can be an operand of the kind `K` in an instruction whose first operand is a `First`.
///
/// If operands of one instruction may have any width, they have the width of the first one, so the first operand's type
/// decides theirs.
pub trait Fits<K: OperandKind, First>: Into<Operand> {}

// Tools have operands whose types say nothing: each of these is checked when the instruction is made.
impl<K: OperandKind, First> Fits<K, First> for View {}
impl<K: OperandKind, First> Fits<K, First> for Operand {}

/// A register of a known file, accessed at a known width.
pub trait Register: Copy + Eq + Into<View> + Into<Operand> {
    /// The numbers of such registers in their file.
    const NUMBERS: Range<u8>;
    /// The number of bits that an instruction accesses.
    const BITS: u16;
    /// The register file.
    const FILE: File;

    /// Returns the register with this number in its file.
    fn of_file(n: u8) -> Self;

    /// Returns the register without its type.
    fn view(self) -> View {
        self.into()
    }

    /// Returns the register, without the width of the access.
    fn reg(self) -> Reg {
        self.view().reg
    }
}

/// A general-purpose register that holds an address.
pub trait Base: Into<View> {}

impl Base for View {}

/// Returns the address `[base + disp]`.
#[track_caller]
pub fn at(base: impl Base, disp: impl Number) -> Mem {
    Mem { base: Some(address(base)), index: None, disp: disp.number(), bytes: 0, broadcast: None }
}

/// Returns the register of an address, which is always a full general-purpose register.
#[track_caller]
fn address(base: impl Base) -> Reg {
    let view: View = base.into();
    assert_eq!((view.reg.file, view.bits), (File::Gpr, 64), "an address is in a general-purpose register");
    view.reg
}

impl Mem {
    /// Adds an index, times 1, 2, 4 or 8.
    #[track_caller]
    pub fn index(self, index: impl Base, scale: u8) -> Mem {
        Mem { index: Some((address(index), scale)), ..self }
    }

    /// Repeats one element of `bits` bits.
    pub fn broadcast(self, bits: u16) -> Mem {
        Mem { broadcast: Some(bits / 8), ..self }
    }
}

/// A register, or memory that holds the same value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place<R> {
    /// A register.
    Reg(R),
    /// Memory.
    Mem(Mem),
}

impl<R: Into<Operand>> From<Place<R>> for Operand {
    fn from(place: Place<R>) -> Operand {
        match place {
            Place::Reg(reg) => reg.into(),
            Place::Mem(mem) => mem.into(),
        }
    }
}

impl<K: OperandKind, First, R: Fits<K, First>> Fits<K, First> for Place<R> where Mem: Fits<K, First> {}

/// A number in an instruction or an address.
pub trait Number: Into<Operand> {
    /// Returns the number.
    fn number(self) -> i64;
}

impl Number for i64 {
    fn number(self) -> i64 {
        self
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl Number for $number {
            fn number(self) -> i64 {
                i64::try_from(self).expect("a number of an instruction has 64 bits with a sign")
            }
        }

        impl From<$number> for Operand {
            fn from(number: $number) -> Operand {
                Operand::Imm(number.number())
            }
        }
    )+};
}

numbers!(i32, u8, u16, u32, usize);

/// Declares types of registers: name, file, width, numbers in the file.
macro_rules! registers {
    ($($(#[$doc:meta])* $name:ident $file:ident $bits:literal $numbers:expr;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(u8);

        impl $name {
            const fn of(n: u8) -> $name {
                let numbers: std::ops::Range<u8> = $numbers;
                assert!(numbers.start <= n && n < numbers.end, "no such register");
                $name(n)
            }

            /// Returns the number of the register in its file.
            pub const fn n(self) -> u8 {
                self.0
            }
        }

        impl $crate::builder::Register for $name {
            const NUMBERS: std::ops::Range<u8> = $numbers;
            const BITS: u16 = $bits;
            const FILE: $crate::isa::File = $crate::isa::File::$file;
            fn of_file(n: u8) -> $name {
                $name::of(n)
            }
        }

        impl From<$name> for $crate::isa::View {
            fn from(register: $name) -> $crate::isa::View {
                $crate::isa::View::new($crate::isa::File::$file, register.0, $bits)
            }
        }

        impl From<$name> for $crate::isa::Reg {
            fn from(register: $name) -> $crate::isa::Reg {
                $crate::isa::View::from(register).reg
            }
        }

        impl From<$name> for $crate::inst::Operand {
            fn from(register: $name) -> $crate::inst::Operand {
                $crate::isa::View::from(register).into()
            }
        }
    )+};
}

/// Declares the kinds of operands that values of a type can be.
macro_rules! fits {
    ($($value:ident: $($kind:ident)+;)+) => {
        $($(impl<First> $crate::builder::Fits<$kind, First> for $value {})+)+
    };
}

/// Declares the kinds of operands that numbers can be.
macro_rules! numbers_fit {
    ($($kind:ident)+) => {
        $(impl<First, N: $crate::builder::Number> $crate::builder::Fits<$kind, First> for N {})+
    };
}

pub(super) use {fits, numbers_fit, registers};
