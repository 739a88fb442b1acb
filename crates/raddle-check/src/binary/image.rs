//! Sections, and the symbols of kernels, in programs and objects: ELF, Mach-O, PE, archives of them.

use std::fmt;

use object::read::archive::ArchiveFile;
use object::read::macho::{FatArch, MachOFatFile32, MachOFatFile64};
use object::{Architecture, FileKind, Object, ObjectSection, ObjectSegment, ObjectSymbol, SectionKind, SegmentFlags};
use raddle_isa::Isa;

/// Which part of a kernel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// Its machine code.
    Code,
    /// Its constants.
    Table,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Part::Code => "the machine code",
            Part::Table => "the table",
        })
    }
}

/// Bytes that a program has in memory.
#[derive(Debug)]
pub struct Section<'a> {
    /// Where in memory; 0 where that is not decided yet.
    pub address: u64,
    /// Where in the file.
    pub at: u64,
    /// The bytes.
    pub data: &'a [u8],
    /// Whether they can be run.
    pub executable: bool,
}

/// A symbol of a kernel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symbol {
    /// The kernel.
    pub kernel: String,
    /// What of it.
    pub part: Part,
    /// The section that it is in, by number.
    pub section: usize,
    /// Where in that section.
    pub offset: usize,
}

/// A program or an object of an instruction set that has kernels.
#[derive(Debug)]
pub struct Image<'a> {
    /// The instruction set.
    pub isa: Isa,
    /// Its bytes.
    pub sections: Vec<Section<'a>>,
    /// The symbols of kernels, if it has any.
    pub symbols: Vec<Symbol>,
}

impl Image<'_> {
    /// A place, for a person.
    pub fn place(&self, section: usize, offset: usize) -> String {
        let at = self.sections[section].at + offset as u64;
        format!("byte {at} of the file")
    }
}

/// The programs or objects in a file that are of an instruction set with kernels.
pub fn images(file: &[u8]) -> Result<Vec<Image<'_>>, String> {
    let (members, skip) = members(file)?;
    let mut images = Vec::new();
    let mut why = "there is no object in this archive".to_owned();
    for (at, member) in members {
        match image(member, at) {
            Ok(image) => images.push(image),
            // An archive has members that are no objects, such as the metadata of Rust.
            Err(error) if skip => why = error,
            Err(error) => return Err(error),
        }
    }
    if images.is_empty() { Err(why) } else { Ok(images) }
}

/// A part of a file, and where it begins.
type Members<'a> = Vec<(u64, &'a [u8])>;

/// What a file is made of, and whether it may have parts of another kind.
fn members(file: &[u8]) -> Result<(Members<'_>, bool), String> {
    let failed = |error: object::Error| format!("can't be read: {error}");
    let kind = FileKind::parse(file).map_err(|_| "is no program or object that can be read".to_owned())?;
    let mut members = Vec::new();
    match kind {
        FileKind::Archive => {
            for member in ArchiveFile::parse(file).map_err(failed)?.members() {
                let member = member.map_err(failed)?;
                members.push((member.file_range().0, member.data(file).map_err(failed)?));
            }
        }
        FileKind::MachOFat32 => {
            for arch in MachOFatFile32::parse(file).map_err(failed)?.arches() {
                members.push((arch.offset().into(), arch.data(file).map_err(failed)?));
            }
        }
        FileKind::MachOFat64 => {
            for arch in MachOFatFile64::parse(file).map_err(failed)?.arches() {
                members.push((arch.offset(), arch.data(file).map_err(failed)?));
            }
        }
        _ => return Ok((vec![(0, file)], false)),
    }
    Ok((members, true))
}

fn image(file: &[u8], at: u64) -> Result<Image<'_>, String> {
    let object = object::File::parse(file).map_err(|error| format!("can't be read: {error}"))?;
    let isa = match (object.architecture(), object.is_little_endian()) {
        (Architecture::X86_64, _) => Isa::X86_64,
        (Architecture::Aarch64, true) => Isa::Aarch64,
        (Architecture::PowerPc64, true) => Isa::Ppc64le,
        (other, _) => return Err(format!("is for {other:?}, which has no kernels")),
    };
    let mut sections = Vec::new();
    let mut numbers = Vec::new();
    for section in object.sections() {
        // Debug information and the like are not in memory.
        let executable = match section.kind() {
            SectionKind::Text => true,
            SectionKind::Data
            | SectionKind::ReadOnlyData
            | SectionKind::ReadOnlyDataWithRel
            | SectionKind::ReadOnlyString => false,
            _ => continue,
        };
        let data = section.data().map_err(|error| format!("can't be read: {error}"))?;
        let at = at + section.file_range().map_or(0, |(begin, _)| begin);
        sections.push(Section { address: section.address(), at, data, executable });
        numbers.push(section.index());
    }
    // A program needs no sections once it is linked.
    if sections.is_empty() {
        for segment in object.segments() {
            let executable = match segment.flags() {
                SegmentFlags::Elf { p_flags } => p_flags & object::elf::PF_X != 0,
                SegmentFlags::MachO { initprot, .. } => initprot & object::macho::VM_PROT_EXECUTE != 0,
                _ => true,
            };
            let data = segment.data().map_err(|error| format!("can't be read: {error}"))?;
            sections.push(Section { address: segment.address(), at: at + segment.file_range().0, data, executable });
        }
    }
    let symbol = |symbol: object::Symbol<'_, '_>| {
        let (kernel, part) = kernel_of(symbol.name().ok()?)?;
        let section = numbers.iter().position(|&number| Some(number) == symbol.section_index())?;
        let offset = symbol.address().checked_sub(sections[section].address)?.try_into().ok()?;
        Some(Symbol { kernel, part, section, offset })
    };
    let mut symbols: Vec<Symbol> = object.symbols().filter(ObjectSymbol::is_definition).filter_map(symbol).collect();
    symbols.sort_by_key(|symbol| (symbol.section, symbol.offset, symbol.part));
    symbols.dedup();
    Ok(Image { isa, sections, symbols })
}

/// The kernel that a symbol belongs to: `raddle::kernel::generated::ISA::NAME::NAME` is its code,
/// `…::NAME::TABLE` its table.
fn kernel_of(symbol: &str) -> Option<(String, Part)> {
    // Both manglings keep words as they are, and most symbols of a program are others.
    if !symbol.contains("generated") {
        return None;
    }
    let name = format!("{:#}", rustc_demangle::try_demangle(symbol).ok()?);
    let mut path = name.rsplit("::");
    let [item, module, _, generated] = [path.next()?, path.next()?, path.next()?, path.next()?];
    let part = match item {
        "TABLE" => Part::Table,
        _ if item == module => Part::Code,
        _ => return None,
    };
    (generated == "generated").then(|| (module.to_owned(), part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_of_both_manglings_are_understood() {
        let legacy = |item: &str| {
            format!("_ZN6raddle6kernel9generated6x86_6416chacha20_xor_gpr{}{item}17h0123456789abcdefE", item.len())
        };
        let code = Some(("chacha20_xor_gpr".to_owned(), Part::Code));
        assert_eq!(kernel_of(&legacy("chacha20_xor_gpr")), code);
        assert_eq!(kernel_of(&legacy("TABLE")), Some(("chacha20_xor_gpr".to_owned(), Part::Table)));
        assert_eq!(kernel_of(&legacy("wrapper")), None);
        let v0 = "_RNvNtNtNtNtCs1234_6raddle6kernel9generated6x86_6416chacha20_xor_gpr16chacha20_xor_gpr";
        assert_eq!(kernel_of(v0), code);
        assert_eq!(kernel_of("chacha20_xor_gpr"), None);
    }

    #[test]
    fn what_is_no_program_is_refused() {
        assert!(images(b"").is_err() && images(b"# a text").is_err());
        // An archive with a text in it.
        let member = "a.txt/          0           0     0     644     4         `\ntext";
        assert!(images(format!("!<arch>\n{member}").as_bytes()).is_err());
    }
}
