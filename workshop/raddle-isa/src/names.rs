//! The names of registers, in the syntax of rustc's assembler (LLVM).

use crate::inst::{Inst, Kind, Operand};
use crate::isa::{File, Isa, Reg, View};

const GPR64: [&str; 16] =
    ["rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15"];
const GPR32: [&str; 8] = ["eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi"];
const GPR16: [&str; 8] = ["ax", "cx", "dx", "bx", "sp", "bp", "si", "di"];
const GPR8: [&str; 8] = ["al", "cl", "dl", "bl", "spl", "bpl", "sil", "dil"];

/// Returns the name of a register as an operand of some kind.
pub fn register(isa: Isa, kind: Kind, view: View) -> String {
    let n = view.reg.n;
    match (isa, view.reg.file, view.bits) {
        (Isa::X86_64, File::Gpr, 64) => GPR64[n as usize].into(),
        (Isa::X86_64, File::Gpr, 32) if n < 8 => GPR32[n as usize].into(),
        (Isa::X86_64, File::Gpr, 32) => format!("r{n}d"),
        (Isa::X86_64, File::Gpr, 16) if n < 8 => GPR16[n as usize].into(),
        (Isa::X86_64, File::Gpr, 16) => format!("r{n}w"),
        (Isa::X86_64, File::Gpr, 8) if n < 8 => GPR8[n as usize].into(),
        (Isa::X86_64, File::Gpr, _) => format!("r{n}b"),
        (Isa::X86_64, File::Vec, 512) => format!("zmm{n}"),
        (Isa::X86_64, File::Vec, 256) => format!("ymm{n}"),
        (Isa::X86_64, File::Vec, _) => format!("xmm{n}"),
        (Isa::X86_64, File::Mask, _) => format!("k{n}"),
        (Isa::Aarch64, File::Gpr, 32) if n == 31 => "wsp".into(),
        (Isa::Aarch64, File::Gpr, _) if n == 31 => "sp".into(),
        (Isa::Aarch64, File::Gpr, 32) => format!("w{n}"),
        (Isa::Aarch64, File::Gpr, _) => format!("x{n}"),
        // A vector with an arrangement (`v3.4s`) occurs in rows of any width; a fixed width means a scalar name.
        (Isa::Aarch64, File::Vec, _) => match kind {
            Kind::Vec(128) => format!("q{n}"),
            Kind::Vec(64) => format!("d{n}"),
            Kind::Vec(32) => format!("s{n}"),
            _ => format!("v{n}"),
        },
        (Isa::Ppc64le, File::Gpr, _) if n >= 32 => ["lr", "ctr"][n as usize - 32].into(),
        // Without the sign, LLVM takes a name for a symbol.
        (Isa::Ppc64le, File::Gpr, _) => format!("%r{n}"),
        // The AltiVec registers are the upper half of those of VSX.
        (Isa::Ppc64le, File::Vec, _) => match kind {
            Kind::Vec(128) => format!("%vs{n}"),
            _ => format!("%v{}", n.checked_sub(32).expect("an AltiVec instruction names vs32 to vs63 only")),
        },
        (Isa::X86_64, File::Flag, _) => ["cf", "zf", "sf", "of", "pf", "af", "df"][n as usize].into(),
        (Isa::Aarch64, File::Flag, _) => ["n", "z", "c", "v"][n as usize].into(),
        (Isa::Ppc64le, File::Flag, _) => match n.checked_sub(1) {
            None => "ca".into(),
            Some(bit) => format!("4*cr{}+{}", bit / 4, ["lt", "gt", "eq", "so"][bit as usize % 4]),
        },
        (Isa::Aarch64 | Isa::Ppc64le, File::Mask, _) => unreachable!("{isa} has no mask registers"),
    }
}

/// Returns the name of a register for messages: the name of all of it in these instructions, without the sign that
/// POWER puts before it. A vector register of x86-64 has a name for each width, so this is the widest in use.
pub fn register_in<'a>(isa: Isa, reg: Reg, insts: impl IntoIterator<Item = &'a Inst>) -> String {
    let view = |arg: &Operand| if let Operand::Reg(view) = arg { (view.reg == reg).then_some(view.bits) } else { None };
    let all = 8 * isa.register_bytes(reg.file) as u16;
    let bits = match reg.file {
        File::Vec => insts.into_iter().flat_map(|inst| inst.args.iter().filter_map(view)).max().unwrap_or(all),
        _ => all,
    };
    // The kinds with the names of whole registers: `v3` on AArch64 and `vs3` on POWER.
    let kind = if isa == Isa::Ppc64le { Kind::Vec(128) } else { Kind::Vec(0) };
    let name = register(isa, kind, View { reg, bits });
    if reg.file == File::Flag { format!("flag {name}") } else { name.trim_start_matches('%').into() }
}
