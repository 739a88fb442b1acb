//! Compares the kernels in a compiled program with the output of other assemblers for their text.

use std::collections::BTreeMap;

use raddle_kernels::Kernel;

use super::image::{Image, Part, images};
use crate::encode;
use crate::encode::assemble::Assembler;

/// The result of a comparison.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// The number of kernels in whose machine code every instruction is the intended one.
    pub kernels: usize,
    /// The bytes of their machine code.
    pub bytes: usize,
    /// The number of kernels with an equal table; kernels without constants are not counted.
    pub tables: usize,
    /// For each assembler, the number of kernels for which it gives the same bytes.
    pub same: BTreeMap<String, usize>,
    /// The differences and missing kernels.
    pub wrong: Vec<String>,
}

/// Compares `kernels`, some of `all` kernels of an instruction set, which must be in the program with their symbols.
///
/// The compiler's assembler is LLVM, so LLVM's own assembler must give the same bytes for the text. GNU's assembler may
/// choose another form of an instruction. So we also decode the program's machine code, with iced-x86 or GNU's
/// disassembler, and compare each instruction with the intended one.
pub fn compare(file: &[u8], kernels: &[Kernel], all: &[Kernel]) -> Result<Comparison, String> {
    let isa = kernels.first().ok_or("no kernel to compare")?.isa;
    encode::disassembler(isa)?;
    Assembler::find(isa)?;
    let (images, _) = images(file)?;
    let image = images.iter().find(|image| image.isa == isa).ok_or_else(|| format!("is not for {isa}"))?;
    let mut done = Comparison::default();
    for kernel in kernels {
        if let Err(why) = one(image, kernel, all, &mut done) {
            done.wrong.push(format!("{} {}: {why}", isa, kernel.name));
        }
    }
    Ok(done)
}

fn one(image: &Image<'_>, kernel: &Kernel, all: &[Kernel], done: &mut Comparison) -> Result<(), String> {
    // Kernels with equal tables share the table of the first one.
    let owner = all.iter().find(|other| other.table == kernel.table).unwrap_or(kernel);
    let table = place(image, owner, Part::Table, kernel.table.len())?;
    if table != kernel.table {
        return Err("the table differs".into());
    }
    let mut decoded = None;
    for assembler in Assembler::all(image.isa) {
        let made = assembler.code(&kernel.print())?;
        let there = place(image, kernel, Part::Code, made.len())?;
        if made == there {
            *done.same.entry(assembler.name().to_owned()).or_default() += 1;
            decoded = Some(there);
        } else if assembler.is_llvm() {
            return Err(format!("{} assembles the text to other machine code", assembler.name()));
        } else {
            decoded = decoded.or(Some(there));
        }
    }
    let there = decoded.ok_or("no assembler")?;
    if let Some(wrong) = encode::kernel(there, kernel)?.first() {
        return Err(wrong.clone());
    }
    done.kernels += 1;
    done.bytes += there.len();
    done.tables += usize::from(!table.is_empty());
    Ok(())
}

/// Returns the first `bytes` bytes at a kernel's symbol.
fn place<'a>(image: &Image<'a>, kernel: &Kernel, part: Part, bytes: usize) -> Result<&'a [u8], String> {
    let mut symbols = image.symbols.iter().filter(|symbol| symbol.kernel == kernel.name && symbol.part == part);
    let symbol = symbols.next().ok_or_else(|| format!("{part} has no symbol"))?;
    if symbols.next().is_some() {
        return Err(format!("{part} has two symbols"));
    }
    let data = image.sections[symbol.section].data.get(symbol.offset..symbol.offset + bytes);
    data.ok_or_else(|| format!("{part} is cut off"))
}
