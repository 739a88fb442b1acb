//! Compares AArch64 and POWER machine code, decoded by GNU's disassembler, with the intended instructions.

use std::fs;
use std::process::Command;

use raddle_isa::aarch64::flag;
use raddle_isa::{Cond, File, Inst, Isa, Operand};

use super::assemble::{Folder, runs};

/// Returns the disassembler with its options. The error says that the disassembler is missing.
pub fn disassembler(isa: Isa) -> Result<&'static [&'static str], String> {
    let command: &[&str] = match isa {
        Isa::X86_64 => return Err("x86_64 has a decoder of its own".into()),
        Isa::Aarch64 => &["aarch64-linux-gnu-objdump", "-m", "aarch64"],
        // The option `raw` disables extended mnemonics, so each machine code has one name.
        Isa::Ppc64le => &["powerpc64le-linux-gnu-objdump", "-m", "powerpc:common64", "-EL", "-M", "power8,raw"],
    };
    if runs(command[0]) { Ok(command) } else { Err(format!("{} is missing", command[0])) }
}

/// Returns the text of each instruction, the first at address 0.
pub fn disassemble(isa: Isa, code: &[u8]) -> Result<Vec<String>, String> {
    let command = disassembler(isa)?;
    let folder = Folder::new("text")?;
    let file = folder.path("code");
    fs::write(&file, code).map_err(|e| e.to_string())?;
    let output = Command::new(command[0])
        .args(["-D", "-b", "binary", "--no-show-raw-insn"])
        .args(&command[1..])
        .arg(file)
        .output()
        .map_err(|e| format!("{}: {e}", command[0]))?;
    let text = String::from_utf8_lossy(&output.stdout);
    // A line is `   ADDRESS:<tab>MNEMONIC<tab>OPERANDS`.
    Ok(text.lines().filter_map(|line| line.split_once(":\t")).map(|(_, text)| text.trim().to_owned()).collect())
}

/// Returns a text without irrelevant differences in blanks, comments and forms of numbers.
pub fn canonical(text: &str) -> String {
    let text = text.split("//").next().unwrap_or("").trim();
    let (mnemonic, operands) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let operands: Vec<String> = operands.split(',').map(|part| part.trim().to_owned()).collect();
    let plain = |part: &String| part.strip_prefix("0x").and_then(|digits| u64::from_str_radix(digits, 16).ok());
    let operands: Vec<String> =
        operands.iter().map(|part| plain(part).map_or(part.clone(), |number| number.to_string())).collect();
    format!("{mnemonic} {}", operands.join(",")).trim().to_owned()
}

/// An operand of an instruction, or a part of one, as a disassembler names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OperandPart {
    /// A register: its file, its number, the bits that its name stands for, and its arrangement or lane, in braces for
    /// a list.
    Register(File, u8, u16, String),
    /// The register that is always zero, with its bits.
    Zero(u16),
    /// A number.
    Number(i64),
    /// A base, an index with its shift count, and a displacement.
    Memory(Option<u8>, Option<(u8, i64)>, i64),
    /// Anything that isn't an operand: the name of a shift, or a text that we don't understand.
    Word(String),
}

use OperandPart::{Memory, Number, Register, Word, Zero};

/// Checks that the text from a disassembler is this instruction: mnemonic, registers with their widths, arrangements
/// and lanes, addresses, numbers. The way in which we print the instruction doesn't matter.
pub fn is(inst: &Inst, found: &str) -> Result<(), String> {
    let meant = meant(inst);
    let read = read(inst.row.isa, found);
    if meant == read { Ok(()) } else { Err(format!("{meant:?} is encoded as `{found}`, {read:?}")) }
}

/// Parses the output of a disassembler into mnemonic and operands.
fn read(isa: Isa, text: &str) -> (String, Vec<OperandPart>) {
    let text = text.split("//").next().unwrap_or("").trim();
    let (mnemonic, operands) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    // Unscaled offsets have mnemonics of their own, which an assembler chooses by itself.
    let mnemonic = match isa {
        Isa::Aarch64 => mnemonic.replace("ldur", "ldr").replace("stur", "str"),
        _ => mnemonic.to_owned(),
    };
    (mnemonic, split(operands).into_iter().flat_map(|operand| part(isa, operand)).collect())
}

/// Splits operands at the commas outside of brackets.
fn split(operands: &str) -> Vec<&str> {
    let (mut depth, mut from, mut all) = (0, 0, Vec::new());
    for (i, c) in operands.char_indices() {
        match c {
            '[' | '{' => depth += 1,
            ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                all.push(operands[from..i].trim());
                from = i + 1;
            }
            _ => {}
        }
    }
    all.push(operands[from..].trim());
    all.retain(|operand| !operand.is_empty());
    all
}

fn part(isa: Isa, text: &str) -> Vec<OperandPart> {
    let word = || vec![Word(text.to_owned())];
    if let Some(inside) = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        return memory(isa, inside).map_or_else(word, |memory| vec![memory]);
    }
    if let Some((disp, base)) = text.strip_suffix(')').and_then(|rest| rest.split_once('(')) {
        return match (number(disp), register(isa, base)) {
            (Some(disp), Some(Register(File::Gpr, base, 64, _))) => vec![Memory(Some(base), None, disp)],
            _ => word(),
        };
    }
    if let Some((shift @ ("lsl" | "ror"), count)) = text.split_once(' ') {
        return number(count).map_or_else(word, |count| vec![Word(shift.to_owned()), Number(count)]);
    }
    register(isa, text).or_else(|| number(text).map(Number)).map_or_else(word, |part| vec![part])
}

/// Parses the text in brackets, on AArch64.
fn memory(isa: Isa, inside: &str) -> Option<OperandPart> {
    let general = |text: &str| match register(isa, text) {
        Some(Register(File::Gpr, n, 64, _)) => Some(n),
        _ => None,
    };
    let parts: Vec<&str> = inside.split(',').map(str::trim).collect();
    let base = Some(general(parts[0])?);
    match parts[1..] {
        [] => Some(Memory(base, None, 0)),
        [second] if second.starts_with('#') => Some(Memory(base, None, number(second)?)),
        [second] => Some(Memory(base, Some((general(second)?, 0)), 0)),
        [second, third] => Some(Memory(base, Some((general(second)?, number(third.strip_prefix("lsl ")?)?)), 0)),
        _ => None,
    }
}

fn number(text: &str) -> Option<i64> {
    let text = text.strip_prefix('#').unwrap_or(text);
    match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok().map(|number| number as i64),
        None => text.parse().ok(),
    }
}

fn register(isa: Isa, text: &str) -> Option<OperandPart> {
    let (name, list) = match text.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
        Some(inside) => (inside, true),
        None => (text, false),
    };
    let (name, suffix) = name.split_once('.').unwrap_or((name, ""));
    let suffix = if list { format!("{{{suffix}}}") } else { suffix.to_owned() };
    let digits = name.find(|c: char| c.is_ascii_digit()).unwrap_or(name.len());
    let n: Option<u8> = name[digits..].parse().ok();
    Some(match (isa, &name[..digits], n) {
        (Isa::Aarch64, "sp", None) => Register(File::Gpr, 31, 64, suffix),
        (Isa::Aarch64, "wsp", None) => Register(File::Gpr, 31, 32, suffix),
        (Isa::Aarch64, "xzr", None) => Zero(64),
        (Isa::Aarch64, "wzr", None) => Zero(32),
        (Isa::Aarch64, "x", Some(n)) => Register(File::Gpr, n, 64, suffix),
        (Isa::Aarch64, "w", Some(n)) => Register(File::Gpr, n, 32, suffix),
        (Isa::Aarch64, "v" | "q", Some(n)) => Register(File::Vec, n, 128, suffix),
        (Isa::Aarch64, "d", Some(n)) => Register(File::Vec, n, 64, suffix),
        (Isa::Aarch64, "s", Some(n)) => Register(File::Vec, n, 32, suffix),
        (Isa::Ppc64le, "r", Some(n)) => Register(File::Gpr, n, 64, suffix),
        (Isa::Ppc64le, "vs", Some(n)) => Register(File::Vec, n, 128, suffix),
        // AltiVec's registers are the upper half of VSX's.
        (Isa::Ppc64le, "v", Some(n)) => Register(File::Vec, n.checked_add(32)?, 128, suffix),
        _ => return None,
    })
}

/// Returns the mnemonic and operands of an instruction, under the name that the disassembler prefers for its machine
/// code. The order and the arrangement come from the row, and everything else comes from the operands.
fn meant(inst: &Inst) -> (String, Vec<OperandPart>) {
    let isa = inst.row.isa;
    let (mnemonic, text) = inst.row.text.split_once(' ').unwrap_or((inst.row.text, ""));
    let parts: Vec<OperandPart> = split(text).into_iter().flat_map(|template| of_template(inst, template)).collect();
    let other = match isa {
        Isa::Aarch64 => aarch64(mnemonic, &parts),
        Isa::Ppc64le => ppc64le(mnemonic, &parts),
        Isa::X86_64 => None,
    };
    let (mnemonic, mut parts) = other.unwrap_or((mnemonic, parts));
    if parts.ends_with(&[Word("lsl".to_owned()), Number(0)]) {
        parts.truncate(parts.len() - 2);
    }
    (mnemonic.to_owned(), parts)
}

/// Returns the operands that a part of a row's text stands for.
fn of_template(inst: &Inst, template: &str) -> Vec<OperandPart> {
    let named = |name: &str| inst.row.operands.iter().position(|spec| spec.name == name).map(|i| inst.args[i]);
    let value = |name: &str| match named(name) {
        Some(Operand::Imm(x)) => Some(x),
        _ => None,
    };
    let of_number = |text: &str| -> Option<i64> {
        let text = text.strip_prefix('#').unwrap_or(text);
        let inside = text.trim_matches(['(', ')']);
        let (factor, name) = match (inside.split_once(" << "), inside.split_once(" * ")) {
            (Some((one, name)), _) => (number(one)? << value(braced(name)?)?, None),
            (_, Some((factor, name))) => (number(factor)?, Some(name)),
            _ => (1, Some(inside)),
        };
        name.map_or(Some(factor), |name| Some(factor * value(braced(name)?)?))
    };
    let word = || vec![Word(template.to_owned())];
    if template == "xzr" {
        return vec![Zero(64)];
    }
    if let Some((shift @ ("lsl" | "ror"), count)) = template.split_once(' ') {
        return of_number(count).map_or_else(word, |count| vec![Word(shift.to_owned()), Number(count)]);
    }
    if let Some(number) = of_number(template) {
        return vec![Number(number)];
    }
    let (template, list) = match template.strip_prefix("{{") {
        Some(rest) => (format!("{{{}", &rest[..rest.len() - 1]), true),
        None => (template.to_owned(), false),
    };
    let Some((name, suffix)) = template.strip_prefix('{').and_then(|rest| rest.split_once('}')) else { return word() };
    match named(name) {
        Some(Operand::Reg(view)) => {
            let suffix = suffix.trim_start_matches('.');
            let suffix = match suffix.split_once('[') {
                Some((lane, index)) => match braced(index.trim_end_matches(']')).and_then(value) {
                    Some(index) => format!("{lane}[{index}]"),
                    None => return word(),
                },
                None => suffix.to_owned(),
            };
            let suffix = if list { format!("{{{suffix}}}") } else { suffix };
            vec![Register(view.reg.file, view.reg.n, view.bits, suffix)]
        }
        Some(Operand::Mem(mem)) => {
            let index = mem.index.map(|(reg, scale)| (reg.n, i64::from(scale.trailing_zeros())));
            match (inst.row.isa, index, mem.disp) {
                // Such an address is written as two operands; a missing base is the number 0.
                (Isa::Ppc64le, Some((index, 0)), 0) => {
                    let general = |n| Register(File::Gpr, n, 64, String::new());
                    vec![mem.base.map_or(Number(0), |base| general(base.n)), general(index)]
                }
                _ => vec![Memory(mem.base.map(|base| base.n), index, mem.disp)],
            }
        }
        Some(Operand::Imm(x)) => vec![Number(x)],
        None => word(),
    }
}

/// Returns the name in braces.
fn braced(text: &str) -> Option<&str> {
    text.strip_prefix('{')?.strip_suffix('}')
}

/// Returns the preferred alias of a machine code (Arm Architecture Reference Manual, "alias conditions").
fn aarch64(mnemonic: &str, operands: &[OperandPart]) -> Option<(&'static str, Vec<OperandPart>)> {
    let is_sp = |part: &OperandPart| matches!(part, Register(File::Gpr, 31, ..));
    match (mnemonic, operands) {
        ("movz", [d, k]) => Some(("mov", vec![d.clone(), k.clone()])),
        ("add", [d, a, Number(0)]) if is_sp(d) || is_sp(a) => Some(("mov", vec![d.clone(), a.clone()])),
        ("orr", [d @ Register(File::Vec, ..), a, b]) if a == b => Some(("mov", vec![d.clone(), a.clone()])),
        ("lsl", [d, a, Number(0)]) => Some(("lsr", vec![d.clone(), a.clone(), Number(0)])),
        ("extr", [d, a, b, k]) if a == b => Some(("ror", vec![d.clone(), a.clone(), k.clone()])),
        _ => None,
    }
}

/// Returns the basic form of an extended mnemonic (Power ISA, book I, appendix E).
fn ppc64le(mnemonic: &str, operands: &[OperandPart]) -> Option<(&'static str, Vec<OperandPart>)> {
    let with = |from: &[&OperandPart], numbers: &[i64]| {
        from.iter().map(|&part| part.clone()).chain(numbers.iter().copied().map(Number)).collect()
    };
    let compared = |a: &OperandPart, b: &OperandPart| vec![Word("cr0".to_owned()), Number(1), a.clone(), b.clone()];
    Some(match (mnemonic, operands) {
        ("li", [d, Number(k)]) => ("addi", with(&[d], &[0, *k])),
        ("mr", [d, a]) => ("or", with(&[d, a, a], &[])),
        ("sldi", [d, a, Number(k)]) => ("rldicr", with(&[d, a], &[*k, 63 - k])),
        ("srdi", [d, a, Number(k)]) => ("rldicl", with(&[d, a], &[(64 - k) % 64, *k])),
        ("clrrdi", [d, a, Number(k)]) => ("rldicr", with(&[d, a], &[0, 63 - k])),
        ("cmpldi", [a, k]) => ("cmpli", compared(a, k)),
        _ => return None,
    })
}

/// Returns the canonical text of a jump to an address on a condition, or of the return.
pub fn jump(isa: Isa, jump: Option<(Cond, u64)>) -> String {
    match (isa, jump) {
        (Isa::Ppc64le, None) => "bclr 20,lt,0".into(),
        (_, None) => "ret".into(),
        (Isa::Ppc64le, Some((cond, to))) => {
            let bit = ["lt", "gt", "eq", "so"][usize::from(cond.flag.n) - 1];
            format!("bc {},{bit},{to}", if cond.set { 12 } else { 4 })
        }
        (_, Some((cond, to))) => {
            let name = match (cond.flag.n, cond.set) {
                (flag::z, true) => "eq",
                (flag::z, false) => "ne",
                (flag::c, true) => "cs",
                (flag::c, false) => "cc",
                (n, set) => panic!("no kernel jumps on flag {n} {set}"),
            };
            format!("b.{name} {to}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use raddle_isa::builder::at;
    use raddle_isa::builder::ppc64le::{direct, indexed};
    use raddle_isa::{aarch64 as a64, ppc64le as ppc};

    #[test]
    fn an_instruction_is_known_by_its_operands() {
        let same = |inst: &Inst, found: &str| assert_eq!(is(inst, found), Ok(()));
        same(&a64::tst64_bit(a64::x(2), 5), "tst\tx2, #0x20");
        same(&a64::tst64_bit(a64::x(2), 63), "tst\tx2, #0x8000000000000000");
        same(&a64::movk64(a64::x(0), 65535, 0), "movk\tx0, #0xffff                 \t// #65535");
        same(&a64::movk64(a64::x(0), 1, 2), "movk\tx0, #0x1, lsl #32");
        same(&a64::add64_imm(a64::x(1), a64::SP, 0), "mov\tx1, sp");
        same(&a64::ldr64(a64::x(1), at(a64::x(3), -8)), "ldur\tx1, [x3, #-8]");
        same(&a64::ins_s_lane(a64::v(1), 3, a64::v(2), 1), "mov\tv1.s[3], v2.s[1]");
        same(&a64::tbl(a64::v(1), a64::v(2), a64::v(3)), "tbl\tv1.16b, {v2.16b}, v3.16b");
        same(&ppc::std(at(ppc::SP, -8), ppc::r(3)), "std     r3,-8(r1)");
        same(&ppc::lxvd2x(ppc::vs(1), direct(ppc::r(4))), "lxvd2x  vs1,0,r4");
        same(&ppc::lxvd2x(ppc::vs(36), indexed(ppc::r(3), ppc::r(4))), "lxvd2x  vs36,r3,r4");
    }

    /// Compares with texts that a faulty printer would have produced.
    #[test]
    fn another_operand_is_refused() {
        let other =
            |inst: &Inst, found: &[&str]| found.iter().for_each(|found| assert!(is(inst, found).is_err(), "{found}"));
        let load = a64::ldr64(a64::x(1), at(a64::x(3), 192));
        other(
            &load,
            &[
                "ldr\tx1, [x3]",
                "ldr\tx1, [x3, x9]",
                "ldr\tw1, [x3, #192]",
                "ldr\tx1, [x3, #192]!",
                "ldr\tx1, [x3], #192",
                "ldr\tx2, [x3, #192]",
                "ldr\tx1, [x4, #192]",
                "str\tx1, [x3, #192]",
                "ldr\td1, [x3, #192]",
            ],
        );
        let indexed = a64::ldr64(a64::x(1), at(a64::x(3), 0).index(a64::x(9), 1));
        other(
            &indexed,
            &["ldr\tx1, [x3]", "ldr\tx1, [x3, x8]", "ldr\tx1, [x3, x9, lsl #3]", "ldr\tx1, [x3, w9, uxtw]"],
        );
        other(&a64::mov(a64::v(1), a64::v(2)), &["mov\tv1.8b, v2.8b", "mov\tv1.16b, v3.16b", "mov\tv2.16b, v2.16b"]);
        other(&a64::ins_s(a64::v(1), 3, a64::w(4)), &["mov\tv1.s[2], w4", "mov\tv1.h[3], w4", "mov\tv1.d[1], x4"]);
        other(
            &a64::add64(a64::x(1), a64::x(2), a64::x(3)),
            &["add\tx1, x2, xzr", "add\tx1, x2, x3, lsl #1", "add\tw1, w2, w3"],
        );
        let store = ppc::std(at(ppc::SP, -8), ppc::r(3));
        other(&store, &["std     r3,0(r1)", "std     r3,-8(r2)", "std     r4,-8(r1)", "stdu    r3,-8(r1)"]);
        let sum = ppc::vadduwm(ppc::v(1), ppc::v(2), ppc::v(3));
        other(&sum, &["vadduwm v1,v2,v4", "vaddudm v1,v2,v3", "vadduwm vs1,vs2,vs3"]);
        other(&ppc::lxvd2x(ppc::vs(1), direct(ppc::r(4))), &["lxvd2x  vs1,r4,r4", "lxvd2x  vs1,0,r5"]);
        other(&ppc::sldi(ppc::r(3), ppc::r(4), 5), &["rldicr  r3,r4,5,59", "rldicl  r3,r4,5,58", "rldicr  r3,r4,6,58"]);
    }
}
