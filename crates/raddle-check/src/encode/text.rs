//! AArch64 and POWER by GNU's disassembler: the text that it finds in the machine code, and ours, made comparable.

use std::fs;
use std::process::Command;

use raddle_isa::aarch64::flag;
use raddle_isa::{Cond, Isa};

use super::assemble::{Folder, runs};

/// The program that disassembles, with its options; the error says that it is missing.
pub fn disassembler(isa: Isa) -> Result<&'static [&'static str], String> {
    let command: &[&str] = match isa {
        Isa::X86_64 => return Err("x86_64 has a decoder of its own".into()),
        Isa::Aarch64 => &["aarch64-linux-gnu-objdump", "-m", "aarch64"],
        // `raw` is without extended mnemonics: one name for one machine code.
        Isa::Ppc64le => &["powerpc64le-linux-gnu-objdump", "-m", "powerpc:common64", "-EL", "-M", "power8,raw"],
    };
    if runs(command[0]) { Ok(command) } else { Err(format!("{} is missing", command[0])) }
}

/// The text of each instruction, the first at address 0.
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
    // `   ADDRESS:<tab>MNEMONIC<tab>OPERANDS`
    Ok(text.lines().filter_map(|line| line.split_once(":\t")).map(|(_, text)| text.trim().to_owned()).collect())
}

/// A text without what makes no difference: blanks, remarks, signs of registers, forms of numbers, a shift by 0.
pub fn canonical(text: &str) -> String {
    let text = text.split("//").next().unwrap_or("").trim();
    let (mnemonic, operands) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    // Unscaled offsets have a mnemonic of their own, which an assembler finds by itself.
    let mnemonic = mnemonic.replace("ldur", "ldr").replace("stur", "str");
    let operands: String = operands.chars().filter(|c| !c.is_whitespace() && *c != '%').collect();
    format!("{mnemonic} {}", calculated(&decimal(&operands)).replace(",lsl#0", "")).trim().to_owned()
}

/// With hexadecimal numbers as decimal ones.
fn decimal(text: &str) -> String {
    let mut pieces = text.split("0x");
    let mut out = pieces.next().unwrap_or("").to_owned();
    for piece in pieces {
        let end = piece.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(piece.len());
        let (digits, rest) = piece.split_at(end);
        out += &u64::from_str_radix(digits, 16).map_or_else(|_| format!("0x{digits}"), |x| x.to_string());
        out += rest;
    }
    out
}

/// With `(a<<b)` and `(a*b)` as numbers.
fn calculated(text: &str) -> String {
    let value = |inner: &str| {
        let numbers = |(a, b): (&str, &str)| Some((a.parse::<u64>().ok()?, b.parse::<u32>().ok()?));
        let shifted = inner.split_once("<<").and_then(numbers).map(|(a, b)| a << b);
        shifted.or_else(|| inner.split_once('*').and_then(numbers).map(|(a, b)| a * u64::from(b)))
    };
    let found = text.split_once('(').and_then(|(before, rest)| {
        let (inner, after) = rest.split_once(')')?;
        Some(format!("{before}{}{after}", value(inner)?))
    });
    found.unwrap_or_else(|| text.to_owned())
}

/// Our text, canonical, under the name that the disassembler prefers for its machine code.
pub fn preferred(isa: Isa, text: &str) -> String {
    let text = canonical(text);
    let (mnemonic, operands) = text.split_once(' ').unwrap_or((&text, ""));
    let operands: Vec<&str> = operands.split(',').collect();
    let as_other = match isa {
        Isa::Aarch64 => aarch64(mnemonic, &operands),
        Isa::Ppc64le => ppc64le(mnemonic, &operands),
        Isa::X86_64 => None,
    };
    as_other.map_or(text.clone(), |(mnemonic, operands)| format!("{mnemonic} {operands}"))
}

/// Other names of one machine code (Arm Architecture Reference Manual, "alias conditions").
fn aarch64(mnemonic: &str, operands: &[&str]) -> Option<(&'static str, String)> {
    match (mnemonic, operands) {
        ("movz", [d, k]) => Some(("mov", format!("{d},{k}"))),
        ("add", [d, a, "#0"]) if [d, a].iter().any(|reg| reg.ends_with("sp")) => Some(("mov", format!("{d},{a}"))),
        ("orr", [d, a, b]) if a == b && d.starts_with('v') => Some(("mov", format!("{d},{a}"))),
        ("lsl", [d, a, "#0"]) => Some(("lsr", format!("{d},{a},#0"))),
        ("extr", [d, a, b, k]) if a == b => Some(("ror", format!("{d},{a},{k}"))),
        _ => None,
    }
}

/// The basic mnemonics of the extended ones (Power ISA, book I, appendix E).
fn ppc64le(mnemonic: &str, operands: &[&str]) -> Option<(&'static str, String)> {
    match (mnemonic, operands) {
        ("li", [d, k]) => Some(("addi", format!("{d},0,{k}"))),
        ("lis", [d, k]) => Some(("addis", format!("{d},0,{k}"))),
        ("mr", [d, a]) => Some(("or", format!("{d},{a},{a}"))),
        ("rotlwi", [d, a, k]) => Some(("rlwinm", format!("{d},{a},{k},0,31"))),
        ("rotldi", [d, a, k]) => Some(("rldicl", format!("{d},{a},{k},0"))),
        ("sldi", [d, a, k]) => Some(("rldicr", format!("{d},{a},{k},{}", 63 - k.parse::<u32>().ok()?))),
        ("srdi", [d, a, k]) => Some(("rldicl", format!("{d},{a},{},{k}", (64 - k.parse::<u32>().ok()?) % 64))),
        ("clrldi", [d, a, k]) => Some(("rldicl", format!("{d},{a},0,{k}"))),
        ("clrrdi", [d, a, k]) => Some(("rldicr", format!("{d},{a},0,{}", 63 - k.parse::<u32>().ok()?))),
        ("cmpld", [a, b]) => Some(("cmpl", format!("cr0,1,{a},{b}"))),
        ("cmpldi", [a, k]) => Some(("cmpli", format!("cr0,1,{a},{k}"))),
        _ => None,
    }
}

/// The canonical text of the jump to an address on a condition, or of the return.
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

    #[test]
    fn texts_become_comparable() {
        assert_eq!(canonical("tst x2, #(1 << 5)"), canonical("tst\tx2, #0x20"));
        assert_eq!(canonical("movk x0, #65535, lsl #(16 * 0)"), canonical("movk\tx0, #0xffff  // #65535"));
        assert_eq!(canonical("std %r3, -8(%r1)"), canonical("std     r3,-8(r1)"));
        assert_eq!(preferred(Isa::Aarch64, "add x1, sp, #0"), canonical("mov x1, sp"));
    }
}
