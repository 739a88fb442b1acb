//! Instruction sets and their registers.

use derive_more::Display;

/// An instruction set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display)]
#[display("{}", self.name())]
pub enum Isa {
    /// x86-64 with Intel syntax, and the System V calling convention on every operating system.
    X86_64,
    /// AArch64, little endian, AAPCS64.
    Aarch64,
    /// POWER8 and later, little endian, ELFv2.
    Ppc64le,
}

/// A register file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display)]
pub enum File {
    /// General-purpose registers; on POWER also LR (32) and CTR (33).
    #[display("general-purpose")]
    Gpr,
    /// Vector registers; on POWER, the 64 VSX registers, so `v0` is number 32.
    #[display("vector")]
    Vec,
    /// AVX-512 mask registers.
    #[display("mask")]
    Mask,
    /// Single condition bits.
    #[display("flag")]
    Flag,
}

impl File {
    /// All files.
    pub const ALL: [File; 4] = [File::Gpr, File::Vec, File::Mask, File::Flag];
}

/// A register, regardless of which part of it an instruction uses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Reg {
    /// The register file.
    pub file: File,
    /// The number in the file.
    pub n: u8,
}

/// The low `bits` bits of a register, as an operand names them: `eax`, `ymm3`, `w7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display)]
#[display("{} register {} at {bits} bits", reg.file, reg.n)]
pub struct View {
    /// The register.
    pub reg: Reg,
    /// The number of low bits.
    pub bits: u16,
}

impl View {
    /// Returns a view of `bits` bits of register `n` of a file.
    pub const fn new(file: File, n: u8, bits: u16) -> View {
        View { reg: Reg { file, n }, bits }
    }

    /// Returns a view of the same register at another width.
    pub const fn bits(self, bits: u16) -> View {
        View { reg: self.reg, bits }
    }
}

impl Isa {
    /// All instruction sets.
    pub const ALL: [Isa; 3] = [Isa::X86_64, Isa::Aarch64, Isa::Ppc64le];

    /// Returns the name, as in Rust's `target_arch` except for the byte order of POWER.
    pub const fn name(self) -> &'static str {
        match self {
            Isa::X86_64 => "x86_64",
            Isa::Aarch64 => "aarch64",
            Isa::Ppc64le => "ppc64le",
        }
    }

    /// Returns the number of bytes of the widest vector register.
    pub const fn vector_bytes(self) -> usize {
        match self {
            Isa::X86_64 => 64,
            Isa::Aarch64 | Isa::Ppc64le => 16,
        }
    }

    /// Returns the number of registers of a file.
    pub const fn count(self, file: File) -> u8 {
        match (self, file) {
            (Isa::X86_64, File::Gpr) => 16,
            (Isa::X86_64, File::Vec) => 32,
            (Isa::X86_64, File::Mask) => 8,
            (Isa::X86_64, File::Flag) => 7,
            // 31 is the stack pointer.
            (Isa::Aarch64, File::Gpr) => 32,
            (Isa::Aarch64, File::Vec) => 32,
            (Isa::Aarch64, File::Flag) => 4,
            // LR and CTR follow r31.
            (Isa::Ppc64le, File::Gpr) => 34,
            (Isa::Ppc64le, File::Vec) => 64,
            // CA, then four bits of each condition field.
            (Isa::Ppc64le, File::Flag) => 33,
            (Isa::Aarch64 | Isa::Ppc64le, File::Mask) => 0,
        }
    }

    /// Returns every register.
    pub fn registers(self) -> impl Iterator<Item = Reg> {
        File::ALL.into_iter().flat_map(move |file| (0..self.count(file)).map(move |n| Reg { file, n }))
    }

    /// Returns the number of bytes of a register; a flag counts as one.
    pub const fn register_bytes(self, file: File) -> usize {
        match file {
            File::Gpr | File::Mask => 8,
            File::Vec => self.vector_bytes(),
            File::Flag => 1,
        }
    }

    /// Returns the number of bytes of all registers of a file.
    pub const fn file_bytes(self, file: File) -> usize {
        self.count(file) as usize * self.register_bytes(file)
    }

    /// Returns the stack pointer.
    pub const fn stack_pointer(self) -> Reg {
        let n = match self {
            Isa::X86_64 => 4,
            Isa::Aarch64 => 31,
            Isa::Ppc64le => 1,
        };
        Reg { file: File::Gpr, n }
    }

    /// Returns the registers of the first integer arguments.
    pub const fn arguments(self) -> &'static [u8] {
        match self {
            // rdi rsi rdx rcx r8 r9
            Isa::X86_64 => &[7, 6, 2, 1, 8, 9],
            Isa::Aarch64 => &[0, 1, 2, 3, 4, 5, 6, 7],
            Isa::Ppc64le => &[3, 4, 5, 6, 7, 8, 9, 10],
        }
    }

    /// Whether a register is never written, because a signal handler or a debugger may read it at any moment. On
    /// AArch64, these are the platform register and the frame pointer, whose chain some platforms walk; on POWER, the
    /// TOC and the thread pointer.
    pub const fn is_reserved(self, reg: Reg) -> bool {
        matches!((self, reg.file, reg.n), (Isa::Aarch64, File::Gpr, 18 | 29) | (Isa::Ppc64le, File::Gpr, 2 | 13))
    }

    /// Returns the number that the stack pointer is a multiple of at any moment, beyond its alignment at entry: AAPCS64
    /// 6.4.5.1, ELFv2 2.2.2.1. The psABI of x86-64 requires an alignment only at calls.
    pub const fn stack_alignment(self) -> i64 {
        match self {
            Isa::X86_64 => 1,
            Isa::Aarch64 | Isa::Ppc64le => 16,
        }
    }

    /// Returns the number of bytes above the stack pointer at entry that the caller may have left untouched. x86-64 has
    /// the return address there, and POWER the back chain. On AArch64, compilers that probe their frames leave up to
    /// 1024 bytes untouched.
    pub const fn untouched(self) -> i64 {
        match self {
            Isa::X86_64 | Isa::Ppc64le => 0,
            Isa::Aarch64 => 1024,
        }
    }

    /// Returns the number of low bytes of a register that a callee must preserve: System V x86-64 psABI 3.2.1, AAPCS64
    /// 6.1, ELFv2 2.2.
    pub const fn saved_bytes(self, reg: Reg) -> usize {
        match (self, reg.file, reg.n) {
            // rbx rsp rbp r12..r15
            (Isa::X86_64, File::Gpr, 3 | 4 | 5 | 12..=15) => 8,
            // The direction flag.
            (Isa::X86_64, File::Flag, 6) => 1,
            // x18 belongs to the platform and is never touched. x30 is the return address.
            (Isa::Aarch64, File::Gpr, 18..=31) => 8,
            (Isa::Aarch64, File::Vec, 8..=15) => 8,
            // r1 (the stack), r2 (the TOC), r13 (the thread), r14..r31; LR.
            (Isa::Ppc64le, File::Gpr, 1 | 2 | 13..=32) => 8,
            // f14..f31 are the first doubleword (our high bytes) of vs14..vs31; we preserve all of vs14..vs31, to be
            // simple and safe.
            (Isa::Ppc64le, File::Vec, 14..=31 | 52..=63) => 16,
            // CR2..CR4: flags 1 + 4 * field.
            (Isa::Ppc64le, File::Flag, 9..=20) => 1,
            _ => 0,
        }
    }
}
