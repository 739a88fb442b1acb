//! The text of instructions and kernels, in the syntax of rustc's assembler (LLVM).

use std::fmt::{self, Write};

use crate::canonical::sha256;
use crate::code::{Code, Cond, Kernel};
use crate::inst::{Inst, Kind, Mem, Operand};
use crate::isa::{Isa, Reg, View};
use crate::names::{register, register_in};
use crate::note::Note;

impl fmt::Display for Inst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = self.row.text;
        while let Some(open) = text.find('{') {
            f.write_str(&text[..open])?;
            let close = text[open..].find('}').map_or(text.len(), |n| open + n);
            let name = &text[open + 1..close];
            match self.row.operands.iter().position(|spec| spec.name == name) {
                Some(i) => {
                    f.write_str(&operand(self.row.isa, self.row.operands[i].kind, &self.args[i]))?;
                    self.repetition(f, &self.args[i])?;
                }
                // These braces belong to the syntax: `{z}`, `{v0.16b}`.
                None => {
                    f.write_char('{')?;
                    text = &text[open + 1..];
                    continue;
                }
            }
            text = &text[close + 1..];
        }
        f.write_str(text)
    }
}

impl Inst {
    /// Prints how often an element in memory is repeated: `{1to16}`.
    fn repetition(&self, f: &mut fmt::Formatter<'_>, arg: &Operand) -> fmt::Result {
        let width = self.args.iter().find_map(|a| if let Operand::Reg(view) = a { Some(view.bits / 8) } else { None });
        match (arg, width) {
            (Operand::Mem(Mem { broadcast: Some(bytes), .. }), Some(width)) => write!(f, "{{1to{}}}", width / bytes),
            _ => Ok(()),
        }
    }
}

fn operand(isa: Isa, kind: Kind, arg: &Operand) -> String {
    match arg {
        Operand::Reg(view) => register(isa, kind, *view),
        Operand::Imm(x) => x.to_string(),
        Operand::Mem(mem) => memory(isa, mem),
    }
}

fn memory(isa: Isa, mem: &Mem) -> String {
    let name = |reg: crate::isa::Reg| register(isa, Kind::Gpr(64), View { reg, bits: 64 });
    let base = mem.base.map(name);
    match isa {
        Isa::X86_64 => {
            let sizes = ["byte", "word", "dword", "qword", "xmmword", "ymmword", "zmmword"];
            let size = sizes[mem.bytes.ilog2() as usize];
            let mut text = format!("{size} ptr [{}", base.unwrap_or_default());
            if let Some((index, scale)) = mem.index {
                write!(text, " + {scale}*{}", name(index)).expect("a string");
            }
            match mem.disp {
                0 => {}
                d if d < 0 => write!(text, " - {}", -d).expect("a string"),
                d => write!(text, " + {d}").expect("a string"),
            }
            text.push(']');
            text
        }
        Isa::Aarch64 => match (mem.index, mem.disp) {
            (Some((index, _)), _) => format!("[{}, {}]", base.unwrap_or_default(), name(index)),
            (None, 0) => format!("[{}]", base.unwrap_or_default()),
            (None, d) => format!("[{}, #{d}]", base.unwrap_or_default()),
        },
        Isa::Ppc64le => match mem.index {
            Some((index, _)) => format!("{}, {}", base.unwrap_or("0".into()), name(index)),
            None => format!("{}({})", mem.disp, base.unwrap_or("0".into())),
        },
    }
}

impl Cond {
    /// Returns the mnemonic of the conditional jump, if the instruction set has one that kernels use.
    pub fn jump(self, isa: Isa) -> Option<&'static str> {
        Some(match (isa, self.flag.n, self.set) {
            (Isa::X86_64, 0, true) => "jb",
            (Isa::X86_64, 0, false) => "jae",
            (Isa::X86_64, 1, true) => "je",
            (Isa::X86_64, 1, false) => "jne",
            (Isa::Aarch64, 2, true) => "b.hs",
            (Isa::Aarch64, 2, false) => "b.lo",
            (Isa::Aarch64, 1, true) => "b.eq",
            (Isa::Aarch64, 1, false) => "b.ne",
            (Isa::Ppc64le, 1, true) => "blt",
            (Isa::Ppc64le, 1, false) => "bge",
            (Isa::Ppc64le, 3, true) => "beq",
            (Isa::Ppc64le, 3, false) => "bne",
            _ => return None,
        })
    }
}

/// Returns the mnemonic of the conditional jump.
fn jump(isa: Isa, cond: Cond) -> &'static str {
    cond.jump(isa).unwrap_or_else(|| panic!("{isa} has no jump on flag {}", cond.flag.n))
}

struct Printer {
    isa: Isa,
    text: String,
    labels: usize,
}

impl Printer {
    /// Returns a new local label. A label that consists only of the digits 0 and 1 would be a binary number in Intel
    /// syntax.
    fn label(&mut self) -> usize {
        loop {
            self.labels += 1;
            if self.labels.to_string().bytes().any(|digit| digit > b'1') {
                return self.labels;
            }
        }
    }

    fn line(&mut self, text: impl fmt::Display) {
        writeln!(self.text, "    {text}").expect("a string");
    }

    /// Prints an instruction, after the phases that begin with it.
    fn inst(&mut self, inst: &Inst) {
        inst.notes.iter().for_each(|note| self.note(note));
        self.line(inst);
    }

    /// Prints a comment: a line of its own, which begins with the comment sign.
    fn note(&mut self, note: &Note) {
        writeln!(self.text, "{} {}", self.isa.comment(), note.text()).expect("a string");
    }

    fn mark(&mut self, label: usize) {
        writeln!(self.text, "{label}:").expect("a string");
    }

    fn code(&mut self, code: &[Code]) {
        for part in code {
            match part {
                Code::Straight(strand) => strand.insts().for_each(|inst| self.inst(inst)),
                Code::Note(note) => self.note(note),
                Code::Repeat { body, again } => {
                    let start = self.label();
                    self.mark(start);
                    self.code(body);
                    self.line(format_args!("{} {start}b", jump(self.isa, *again)));
                }
                Code::While { test, enter, body } => {
                    let (start, end) = (self.label(), self.label());
                    test.iter().for_each(|inst| self.inst(inst));
                    self.line(format_args!("{} {end}f", jump(self.isa, enter.opposite())));
                    self.mark(start);
                    self.code(body);
                    test.iter().for_each(|inst| self.line(inst));
                    self.line(format_args!("{} {start}b", jump(self.isa, *enter)));
                    self.mark(end);
                }
                Code::Skip { unless, body } => {
                    let end = self.label();
                    self.line(format_args!("{} {end}f", jump(self.isa, *unless)));
                    self.code(body);
                    self.mark(end);
                }
            }
        }
    }
}

/// Returns the text of some code, without the landing pad and the return around it in a kernel.
pub fn body(isa: Isa, code: &[Code]) -> String {
    let mut printer = Printer { isa, text: String::new(), labels: 1 };
    printer.code(code);
    printer.text
}

impl Isa {
    /// Returns the first instruction of each kernel, if the instruction set has one that marks the target of an
    /// indirect call. Kernels are called through pointers: under Intel's indirect branch tracking (SDM volume 1, 17.3)
    /// and Arm's branch target identification (DDI 0487, D8.4.6) a call to any other instruction faults. On processors
    /// without these extensions, the instruction does nothing. Assemblers accept `bti c` without the extension, because
    /// it is a hint.
    pub const fn landing_pad(self) -> Option<&'static str> {
        match self {
            Isa::X86_64 => Some("endbr64"),
            Isa::Aarch64 => Some("bti c"),
            Isa::Ppc64le => None,
        }
    }
}

impl Isa {
    /// Returns the sign that begins a comment. Each comment is a line of its own, without indentation.
    pub const fn comment(self) -> &'static str {
        match self {
            Isa::X86_64 | Isa::Ppc64le => "#",
            Isa::Aarch64 => "//",
        }
    }
}

impl<O> Kernel<O> {
    /// Returns the name of a register for messages, as [`register_in`] does for the kernel's instructions.
    pub fn register(&self, reg: Reg) -> String {
        register_in(self.isa, reg, self.insts())
    }

    /// Returns the SHA-256 digest of the generated text without its comments, and of the table, in hexadecimal.
    /// PROVED.txt and MODELS.txt identify a kernel's code by this digest.
    pub fn hash(&self) -> String {
        let text = self.print();
        let code = text.split_inclusive('\n').filter(|line| !line.starts_with(self.isa.comment()));
        sha256(&[code.collect::<String>().as_bytes(), &self.table])
    }

    /// Returns the whole text of the kernel, with its landing pad, its return and a comment at the start of each phase.
    pub fn print(&self) -> String {
        let pad = self.isa.landing_pad().map_or(String::new(), |pad| format!("    {pad}\n"));
        let end = if self.isa == Isa::Ppc64le { "blr" } else { "ret" };
        format!("{pad}{}    {end}\n", body(self.isa, &self.code))
    }
}
