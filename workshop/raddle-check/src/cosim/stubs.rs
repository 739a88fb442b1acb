//! The assembly around the instructions of a run, which loads a whole state, executes one instruction, and stores the
//! state.
//!
//! `raddle_enter(stub)` loads all registers from `raddle_state` and jumps to the stub; the stub executes its
//! instruction and jumps to the code that stores all registers and returns.

use std::fmt::Write;

use raddle_isa::Isa;
use raddle_isa::isa::File;

use super::state::{STATUS_WORDS, State};

/// The byte offsets of the parts of a state.
struct Layout {
    isa: Isa,
}

impl Layout {
    fn gpr(&self, n: usize) -> usize {
        8 * n
    }
    fn mask(&self, n: usize) -> usize {
        self.gpr(self.isa.count(File::Gpr).into()) + 8 * n
    }
    fn status(&self, n: usize) -> usize {
        self.mask(self.isa.count(File::Mask).into()) + 8 * n
    }
    fn vec(&self, n: usize) -> usize {
        self.status(STATUS_WORDS) + self.isa.vector_bytes() * n
    }
    /// Returns the offset at which the runner's stack pointer is saved.
    fn stack(&self) -> usize {
        8 * State::words(self.isa)
    }
}

/// Returns the text of a run of these instructions, for a processor whose vector registers have `vector_bytes` bytes.
pub(super) fn text(isa: Isa, vector_bytes: usize, insts: &[String]) -> String {
    let layout = Layout { isa };
    let mut text = match isa {
        Isa::X86_64 => x86_64(&layout, vector_bytes),
        Isa::Aarch64 => aarch64(&layout),
        Isa::Ppc64le => ppc64le(&layout),
    };
    let (before, after) = match isa {
        Isa::X86_64 => (String::new(), "jmp raddle_leave"),
        Isa::Aarch64 => (format!("ldr x17, [x18, #{}]\n", layout.gpr(17)), "b raddle_leave"),
        Isa::Ppc64le => {
            let (ctr, r12) = (layout.gpr(33), layout.gpr(12));
            (format!("ld %r12, {ctr}(%r13)\nmtctr %r12\nld %r12, {r12}(%r13)\n"), "b raddle_leave")
        }
    };
    for (n, inst) in insts.iter().enumerate() {
        writeln!(text, "stub_{n}:\n{before}{inst}\n{after}").expect("a string");
    }
    let stubs: String = (0..insts.len()).map(|n| format!(".quad stub_{n}\n")).collect();
    let bytes = layout.stack() + 8;
    write!(
        text,
        ".data\n.balign 64\n.globl raddle_state\nraddle_state: .zero {bytes}\n.globl raddle_stubs\nraddle_stubs:\n{stubs}\
         .section .note.GNU-stack,\"\",%progbits\n"
    )
    .expect("a string");
    text
}

/// Returns the text for x86-64. The instruction may use all sixteen general-purpose registers; the state is addressed
/// relative to the instruction pointer.
fn x86_64(layout: &Layout, vector_bytes: usize) -> String {
    const GPR: [&str; 16] =
        ["rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15"];
    const SAVED: [&str; 6] = ["rbx", "rbp", "r12", "r13", "r14", "r15"];
    let place = |offset: usize| format!("[rip + raddle_state + {offset}]");
    let mut vectors: Vec<(&str, String, String)> = Vec::new();
    let (class, count, copy) = match vector_bytes {
        64 => ("zmm", 32, "vmovdqu64"),
        32 => ("ymm", 16, "vmovdqu"),
        _ => ("xmm", 16, "movdqu"),
    };
    vectors.extend((0..count).map(|n| (copy, format!("{class}{n}"), place(layout.vec(n)))));
    if vector_bytes == 64 {
        vectors.extend((0..8).map(|n| ("kmovq", format!("k{n}"), place(layout.mask(n)))));
    }
    let mut text = String::from(".intel_syntax noprefix\n.text\n.globl raddle_enter\nraddle_enter:\n");
    let mut line = |words: std::fmt::Arguments<'_>| writeln!(text, "{words}").expect("a string");
    SAVED.iter().for_each(|reg| line(format_args!("push {reg}")));
    line(format_args!("mov {}, rsp\nmov [rip + raddle_target], rdi", place(layout.stack())));
    vectors.iter().for_each(|(copy, reg, place)| line(format_args!("{copy} {reg}, {place}")));
    line(format_args!("push qword ptr {}\npopfq", place(layout.status(0))));
    GPR.iter().enumerate().for_each(|(n, reg)| line(format_args!("mov {reg}, {}", place(layout.gpr(n)))));
    line(format_args!("jmp qword ptr [rip + raddle_target]\nraddle_leave:"));
    GPR.iter().enumerate().for_each(|(n, reg)| line(format_args!("mov {}, {reg}", place(layout.gpr(n)))));
    line(format_args!("mov rsp, {}\npushfq", place(layout.stack())));
    line(format_args!("pop qword ptr {}\ncld", place(layout.status(0))));
    vectors.iter().for_each(|(copy, reg, place)| line(format_args!("{copy} {place}, {reg}")));
    SAVED.iter().rev().for_each(|reg| line(format_args!("pop {reg}")));
    line(format_args!("{}ret", if vector_bytes > 16 { "vzeroupper\n" } else { "" }));
    line(format_args!(".data\nraddle_target: .quad 0\n.text"));
    text
}

/// Returns the text for AArch64. x18, the platform register, which no kernel may touch, points to the state. A stub
/// loads x17 itself, since the stub was reached through x17.
fn aarch64(layout: &Layout) -> String {
    let mut text = String::from(".text\n.globl raddle_enter\nraddle_enter:\n");
    let mut line = |words: std::fmt::Arguments<'_>| writeln!(text, "{words}").expect("a string");
    let general = || (0..31).filter(|&n| n != 18);
    let pairs =
        |class, from: usize| (0..).map(move |i| (format!("{class}{}, {class}{}", from + 2 * i, from + 2 * i + 1), i));
    let saved = || pairs("x", 19).take(6).chain(pairs("d", 8).take(4).map(|(pair, i)| (pair, i + 6)));
    line(format_args!("sub sp, sp, #160"));
    saved().for_each(|(pair, i)| line(format_args!("stp {pair}, [sp, #{}]", 16 * i)));
    line(format_args!("mov x17, x0\nmov x18, x1\nmov x2, sp\nstr x2, [x18, #{}]", layout.stack()));
    line(format_args!("ldr x2, [x18, #{}]\nmsr nzcv, x2", layout.status(0)));
    (0..32).for_each(|n| line(format_args!("ldr q{n}, [x18, #{}]", layout.vec(n))));
    line(format_args!("ldr x2, [x18, #{}]\nmov sp, x2", layout.gpr(31)));
    general().filter(|&n| n != 17).for_each(|n| line(format_args!("ldr x{n}, [x18, #{}]", layout.gpr(n))));
    line(format_args!("br x17\nraddle_leave:"));
    general().for_each(|n| line(format_args!("str x{n}, [x18, #{}]", layout.gpr(n))));
    line(format_args!("mov x2, sp\nstr x2, [x18, #{}]", layout.gpr(31)));
    line(format_args!("mrs x2, nzcv\nstr x2, [x18, #{}]", layout.status(0)));
    (0..32).for_each(|n| line(format_args!("str q{n}, [x18, #{}]", layout.vec(n))));
    line(format_args!("ldr x2, [x18, #{}]\nmov sp, x2", layout.stack()));
    saved().for_each(|(pair, i)| line(format_args!("ldp {pair}, [sp, #{}]", 16 * i)));
    line(format_args!("add sp, sp, #160\nret"));
    text
}

/// Returns the text for POWER. r13, the thread register, which no kernel may touch, points to the state. A stub loads
/// CTR itself, since the stub was reached through CTR.
fn ppc64le(layout: &Layout) -> String {
    const FRAME: usize = 1024;
    let mut text = String::from(".text\n.globl raddle_enter\nraddle_enter:\n");
    let mut line = |words: std::fmt::Arguments<'_>| writeln!(text, "{words}").expect("a string");
    let general = || (0..32).filter(|&n| n != 13);
    let special =
        [("lr", layout.gpr(32)), ("ctr", layout.gpr(33)), ("xer", layout.status(0)), ("cr", layout.status(1))];
    // The frame saves the registers that a callee must preserve: r2, r13 to r31, vs14 to vs31, v20 to v31.
    let saved = || [2].into_iter().chain(13..32);
    let vectors = || (14..32).chain(52..64).enumerate().map(|(i, n)| (n, 256 + 16 * i));
    line(format_args!("mflr %r0\nstd %r0, 16(%r1)\nmfcr %r0\nstd %r0, 8(%r1)\nstdu %r1, -{FRAME}(%r1)"));
    saved().enumerate().for_each(|(i, n)| line(format_args!("std %r{n}, {}(%r1)", 64 + 8 * i)));
    vectors().for_each(|(n, at)| line(format_args!("li %r5, {at}\nstxvd2x %vs{n}, %r1, %r5")));
    line(format_args!("mr %r13, %r4\nstd %r1, {}(%r13)", layout.stack()));
    (0..64).for_each(|n| line(format_args!("li %r5, {}\nlxvd2x %vs{n}, %r13, %r5", layout.vec(n))));
    special.iter().for_each(|(name, at)| line(format_args!("ld %r5, {at}(%r13)\nmt{name} %r5")));
    line(format_args!("mtctr %r3"));
    general().for_each(|n| line(format_args!("ld %r{n}, {}(%r13)", layout.gpr(n))));
    line(format_args!("bctr\nraddle_leave:"));
    general().for_each(|n| line(format_args!("std %r{n}, {}(%r13)", layout.gpr(n))));
    special.iter().for_each(|(name, at)| line(format_args!("mf{name} %r5\nstd %r5, {at}(%r13)")));
    (0..64).for_each(|n| line(format_args!("li %r5, {}\nstxvd2x %vs{n}, %r13, %r5", layout.vec(n))));
    line(format_args!("ld %r1, {}(%r13)", layout.stack()));
    vectors().for_each(|(n, at)| line(format_args!("li %r5, {at}\nlxvd2x %vs{n}, %r1, %r5")));
    saved().enumerate().for_each(|(i, n)| line(format_args!("ld %r{n}, {}(%r1)", 64 + 8 * i)));
    line(format_args!("addi %r1, %r1, {FRAME}\nld %r0, 8(%r1)\nmtcr %r0\nld %r0, 16(%r1)\nmtlr %r0\nblr"));
    text
}
