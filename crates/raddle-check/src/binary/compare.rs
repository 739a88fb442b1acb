//! The kernels in a program that the compiler made, against what assemblers of others make of their text.

use std::collections::BTreeMap;

use raddle_kernels::Kernel;

use super::image::{Image, Part, images};
use crate::encode;
use crate::encode::assemble::Assembler;

/// What was compared.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// Kernels whose machine code, every instruction of it, is what was meant.
    pub kernels: usize,
    /// Bytes of their machine code.
    pub bytes: usize,
    /// Tables that are those of their kernels, those without constants left out.
    pub tables: usize,
    /// By assembler, how many kernels it makes the same bytes of.
    pub same: BTreeMap<String, usize>,
    /// What differs, or is missing.
    pub wrong: Vec<String>,
}

/// Compares some of all kernels of an instruction set, which must be in the program with their symbols.
///
/// The compiler's assembler is LLVM, so LLVM's own must make the same bytes of the text. GNU's may choose another form of
/// an instruction; so the machine code of the program is decoded too, by iced-x86 or by GNU's disassembler, and each
/// instruction compared with what was meant.
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
    // Kernels with equal tables share that of the first.
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
            return Err(format!("{} makes something else of the text", assembler.name()));
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

/// Returns the first `bytes` bytes at the symbol of a kernel.
fn place<'a>(image: &Image<'a>, kernel: &Kernel, part: Part, bytes: usize) -> Result<&'a [u8], String> {
    let mut symbols = image.symbols.iter().filter(|symbol| symbol.kernel == kernel.name && symbol.part == part);
    let symbol = symbols.next().ok_or_else(|| format!("{part} has no symbol"))?;
    if symbols.next().is_some() {
        return Err(format!("{part} has two symbols"));
    }
    let data = image.sections[symbol.section].data.get(symbol.offset..symbol.offset + bytes);
    data.ok_or_else(|| format!("{part} is cut off"))
}
