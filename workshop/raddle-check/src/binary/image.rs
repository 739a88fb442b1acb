//! Reads the bytes that programs and objects have in memory, and their symbols of kernels: ELF, Mach-O, PE, and
//! archives of these.
//!
//! A loader reads the segments of a program and never its section headers, and whoever changes a program can change
//! these headers too. So we take the bytes of a program from its segments, and require that its section headers agree.
//! An object has no segments, so we read its sections as a linker does.

use std::fmt;
use std::ops::Range;

use object::read::archive::{ArchiveFile, ArchiveMember};
use object::read::macho::{FatArch, MachOFatFile32, MachOFatFile64};
use object::{
    Architecture, BinaryFormat, FileKind, LittleEndian, Object, ObjectKind, ObjectSection, ObjectSegment, ObjectSymbol,
    SectionFlags, SegmentFlags, SymbolKind, SymbolSection, elf, macho, pe,
};
use raddle_isa::Isa;

/// A part of a kernel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// The machine code.
    Code,
    /// The constants.
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

/// The bytes that a program has in memory: a segment of a program, or a section of an object.
#[derive(Debug)]
pub struct Section<'a> {
    /// The address in memory, or 0 if it is not decided yet.
    pub address: u64,
    /// The offset in the file.
    pub at: u64,
    /// The bytes.
    pub data: &'a [u8],
    /// Whether the bytes are executable.
    pub executable: bool,
}

impl Section<'_> {
    /// Returns the offset of these bytes in memory, if all of them are in the section.
    fn offset(&self, address: u64, bytes: u64) -> Option<u64> {
        let offset = address.checked_sub(self.address)?;
        (bytes > 0 && offset.checked_add(bytes)? <= self.data.len() as u64).then_some(offset)
    }
}

/// A symbol of a kernel.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Symbol {
    /// The name of the kernel.
    pub kernel: String,
    /// The part of the kernel.
    pub part: Part,
    /// The index of the section that contains the symbol.
    pub section: usize,
    /// The offset in this section.
    pub offset: usize,
}

/// A program or an object of an instruction set that has kernels.
#[derive(Debug)]
pub struct Image<'a> {
    /// The instruction set.
    pub isa: Isa,
    /// The sections or segments.
    pub sections: Vec<Section<'a>>,
    /// The symbols of kernels, if there are any.
    pub symbols: Vec<Symbol>,
    /// The kernels and parts whose symbols point to no byte of a section.
    pub unmapped: Vec<(String, Part)>,
    /// The ranges of machine code that no symbol of a function covers, by section, if the symbols of the program have
    /// sizes and its linker adds no code of its own: in ELF, except for POWER.
    pub uncovered: Vec<(usize, Range<usize>)>,
}

/// A member of an archive, or a slice of a universal file, that isn't a program or object that we can compare.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Skipped {
    /// The name of the member.
    pub name: String,
    /// The reason, as a phrase that follows the name in a sentence.
    pub why: String,
    /// Whether we know that its content holds no machine code. Other members may hold kernels.
    pub is_harmless: bool,
}

impl Image<'_> {
    /// Describes a place for a person.
    pub fn place(&self, section: usize, offset: usize) -> String {
        let at = self.sections[section].at + offset as u64;
        format!("byte {at} of the file")
    }
}

/// Returns the programs or objects in a file whose instruction set has kernels, and the skipped members.
pub fn images(file: &[u8]) -> Result<(Vec<Image<'_>>, Vec<Skipped>), String> {
    let Some(members) = members(file)? else { return Ok((vec![image(file, 0)?], Vec::new())) };
    let (mut images, mut skipped) = (Vec::new(), Vec::new());
    for Member { name, at, data } in members {
        match image(data, at) {
            Ok(image) => images.push(image),
            Err(why) => skipped.push(skip(name, data, why)),
        }
    }
    if images.is_empty() {
        let member = skipped.iter().find(|member| !member.is_harmless).or(skipped.first());
        let why = member.map_or_else(String::new, |Skipped { name, why, .. }| format!(": {name:?} {why}"));
        return Err(format!("has no member that can be compared{why}"));
    }
    Ok((images, skipped))
}

/// Describes a member that can't be read. We don't judge by its name, which anybody can choose.
fn skip(name: String, data: &[u8], why: String) -> Skipped {
    let harmless = match data {
        // These bytes are METADATA_HEADER of rustc, without its version. On most targets an object surrounds it.
        [b'r', b'u', b's', b't', 0, 0, 0, ..] => Some("is metadata of Rust, which holds no machine code"),
        _ if matches!(FileKind::parse(data), Ok(FileKind::CoffImport)) => Some("names a function of a DLL"),
        _ => None,
    };
    let why = match data {
        // Bitcode, bare or in the wrapper that Apple's tools write.
        [b'B', b'C', 0xc0, 0xde, ..] | [0xde, 0xc0, 0x17, 0x0b, ..] => {
            "is LLVM bitcode, which may hold kernels that can't be compared".to_owned()
        }
        _ => harmless.map_or(why, str::to_owned),
    };
    Skipped { name, why, is_harmless: harmless.is_some() }
}

/// A member of a file: its name, its offset and its bytes.
struct Member<'a> {
    name: String,
    at: u64,
    data: &'a [u8],
}

/// Returns the members of an archive, or the slices of a universal file; `None` for any other file.
fn members(file: &[u8]) -> Result<Option<Vec<Member<'_>>>, String> {
    match FileKind::parse(file).map_err(|_| "is not a program or object that can be read".to_owned())? {
        FileKind::Archive => members_of_archive("", 0, file).map(Some),
        FileKind::MachOFat32 => slices(file, MachOFatFile32::parse(file).map_err(unread)?.arches()).map(Some),
        FileKind::MachOFat64 => slices(file, MachOFatFile64::parse(file).map_err(unread)?.arches()).map(Some),
        _ => Ok(None),
    }
}

fn members_of_archive<'a>(prefix: &str, at: u64, file: &'a [u8]) -> Result<Vec<Member<'a>>, String> {
    let archive = ArchiveFile::parse(file).map_err(unread)?;
    if archive.is_thin() {
        return Err("is a thin archive, whose members are other files".to_owned());
    }
    let member = |member: object::Result<ArchiveMember<'a>>| {
        let member = member.map_err(unread)?;
        let name = format!("{prefix}{}", String::from_utf8_lossy(member.name()));
        Ok(Member { name, at: at + member.file_range().0, data: member.data(file).map_err(unread)? })
    };
    archive.members().map(member).collect()
}

/// Returns the slices of a universal file. A static library has an archive for each architecture.
fn slices<'a, Arch: FatArch>(file: &'a [u8], arches: &[Arch]) -> Result<Vec<Member<'a>>, String> {
    let mut slices = Vec::new();
    for arch in arches {
        let (at, data) = (arch.file_range().0, arch.data(file).map_err(unread)?);
        let name = format!("{:?}", arch.architecture());
        match FileKind::parse(data) {
            Ok(FileKind::Archive) => slices.extend(members_of_archive(&format!("{name}:"), at, data)?),
            _ => slices.push(Member { name, at, data }),
        }
    }
    Ok(slices)
}

fn unread(error: object::Error) -> String {
    format!("can't be read: {error}")
}

fn image(file: &[u8], at: u64) -> Result<Image<'_>, String> {
    let object = object::File::parse(file).map_err(unread)?;
    if let object::File::MachO64(macho) = &object {
        // The reader takes a load command that it can't read for the last one, so we check that it reads all of them.
        let mut commands = macho.macho_load_commands().map_err(unread)?;
        while commands.next().map_err(unread)?.is_some() {}
    }
    let isa = match (object.architecture(), object.is_little_endian()) {
        (Architecture::X86_64, _) => Isa::X86_64,
        (Architecture::Aarch64, true) => Isa::Aarch64,
        (Architecture::PowerPc64, true) => Isa::Ppc64le,
        (other, _) => return Err(format!("is for {other:?}, which has no kernels")),
    };
    let mut image =
        Image { isa, sections: Vec::new(), symbols: Vec::new(), unmapped: Vec::new(), uncovered: Vec::new() };
    let mut numbers = Vec::new();
    let is_linked = match object.kind() {
        ObjectKind::Relocatable => false,
        ObjectKind::Core => return Err("is a core dump, not a program".to_owned()),
        _ => true,
    };
    if is_linked {
        image.sections = segments(&object, at)?;
    } else {
        for section in object.sections() {
            let Some(executable) = in_memory(&section) else { continue };
            // Linkers ignore the address of a section in an ELF object.
            let address = if object.format() == BinaryFormat::Elf { 0 } else { section.address() };
            let data = section.data().map_err(unread)?;
            let at = at.wrapping_add(section.file_range().map_or(0, |(begin, _)| begin));
            image.sections.push(Section { address, at, data, executable });
            numbers.push(section.index());
        }
    }
    // A symbol without a section is a definition too: its value is a number instead of an address.
    let is_defined =
        |symbol: &object::Symbol<'_, '_>| symbol.is_definition() || symbol.section() == SymbolSection::Absolute;
    for symbol in object.symbols().filter(is_defined) {
        let Some((kernel, part)) = symbol.name().ok().and_then(kernel_of) else { continue };
        let section = match is_linked {
            true => image.sections.iter().position(|section| section.offset(symbol.address(), 1).is_some()),
            false => numbers.iter().position(|&number| Some(number) == symbol.section_index()),
        };
        let place = section.and_then(|section| Some((section, image.sections[section].offset(symbol.address(), 1)?)));
        match place {
            Some((section, offset)) => {
                image.symbols.push(Symbol { kernel, part, section, offset: offset as usize });
            }
            None => image.unmapped.push((kernel, part)),
        }
    }
    image.symbols.sort();
    image.symbols.dedup();
    if is_linked && object.format() == BinaryFormat::Elf && isa != Isa::Ppc64le {
        let place = |range: Range<u64>| {
            let segments = image.sections.iter().enumerate();
            let offset = |section: &Section<'_>| section.offset(range.start, range.end - range.start);
            segments.clone().find_map(|(i, section)| {
                let begin = offset(section)? as usize;
                Some((i, begin..begin + (range.end - range.start) as usize))
            })
        };
        image.uncovered = uncovered(&object).into_iter().filter_map(place).collect();
    }
    Ok(image)
}

/// Returns the ranges of machine code that no symbol of a function covers. A function without a size reaches to the next
/// one, as those of the C runtime do. Assembly by hand often gives a function neither a type nor a size. The table of
/// calls to other libraries has no symbols.
fn uncovered(object: &object::File<'_>) -> Vec<Range<u64>> {
    let is_function = |symbol: &object::Symbol<'_, '_>| match symbol.kind() {
        SymbolKind::Text => symbol.is_definition(),
        SymbolKind::Unknown => symbol.is_global() && !symbol.is_undefined(),
        _ => false,
    };
    let functions = object.symbols().filter(is_function);
    let mut functions: Vec<_> = functions.map(|symbol| (symbol.address(), symbol.size())).collect();
    functions.sort_unstable();
    let mut ranges = Vec::new();
    let is_table = |section: &object::Section<'_, '_>| section.name_bytes().is_ok_and(|name| name.starts_with(b".plt"));
    for section in object.sections().filter(|section| in_memory(section) == Some(true) && !is_table(section)) {
        let (mut at, end) = (section.address(), section.address().saturating_add(section.size()));
        let mut reaches_on = false;
        let inside = functions.iter().filter(|(begin, _)| (section.address()..end).contains(begin));
        for &(begin, bytes) in inside.chain([&(end, 0)]) {
            if begin > at && !reaches_on {
                ranges.push(at..begin);
            }
            reaches_on = bytes == 0 && begin >= at;
            at = at.max(begin.saturating_add(bytes));
        }
    }
    ranges
}

/// The bytes of the smallest page of memory.
const PAGE: u64 = 4096;

/// Returns the segments that a loader maps from the file, if all headers of the program agree.
fn segments<'a>(object: &object::File<'a>, at: u64) -> Result<Vec<Section<'a>>, String> {
    let mut sections = Vec::new();
    for segment in object.segments() {
        let executable = match segment.flags() {
            SegmentFlags::Elf { p_flags } => p_flags & elf::PF_X != 0,
            SegmentFlags::MachO { initprot, .. } => initprot & macho::VM_PROT_EXECUTE != 0,
            SegmentFlags::Coff { characteristics } => characteristics & pe::IMAGE_SCN_MEM_EXECUTE != 0,
            _ => true,
        };
        let data = segment.data().map_err(unread)?;
        if !data.is_empty() {
            sections.push(Section { address: segment.address(), at: at + segment.file_range().0, data, executable });
        }
    }
    if let object::File::Pe64(pe) = object {
        pe.section_table().iter().try_for_each(check_section_of_pe)?;
    }
    // A segment that is mapped later replaces whole pages of earlier ones.
    sections.sort_by_key(|section| section.address);
    let shift = |section: &Section<'_>| section.at.wrapping_sub(section.address);
    let mut end = 0;
    for (i, section) in sections.iter().enumerate() {
        if section.address / PAGE * PAGE < end && shift(section) != shift(&sections[i - 1]) {
            return Err(format!("has two segments at address {:#x}", section.address));
        }
        let bytes = section.data.len() as u64;
        end = section.address.checked_add(bytes).ok_or("has a segment beyond the end of memory")?.max(end);
    }
    for section in object.sections() {
        let (Some(_), Some((begin, bytes))) = (in_memory(&section), section.file_range()) else { continue };
        let begin = at.wrapping_add(begin);
        let agrees = |segment: &Section<'_>| {
            segment.offset(section.address(), bytes).is_some_and(|offset| begin == segment.at + offset)
        };
        if bytes > 0 && !sections.iter().any(agrees) {
            let name = String::from_utf8_lossy(section.name_bytes().unwrap_or_default());
            return Err(format!(
                "has a section {name:?} at byte {begin} of the file, and no segment that maps this byte at its address \
                 {:#x}",
                section.address()
            ));
        }
    }
    Ok(sections)
}

/// Checks that a section of PE is mapped as its header says: Windows rounds the offset in the file down to a sector,
/// and takes the size in the file if the size in memory is zero.
fn check_section_of_pe(header: &pe::ImageSectionHeader) -> Result<(), String> {
    let [at, address, bytes, in_memory] =
        [header.pointer_to_raw_data, header.virtual_address, header.size_of_raw_data, header.virtual_size]
            .map(|field| field.get(LittleEndian));
    if bytes > 0 && (in_memory == 0 || at % 512 != 0 && at != address) {
        return Err(format!("has a section at byte {at} of the file, which a loader maps from another byte"));
    }
    Ok(())
}

/// Returns whether the bytes of a section are executable, or `None` if they are not in memory, such as debug
/// information.
fn in_memory<'a>(section: &impl ObjectSection<'a>) -> Option<bool> {
    let (is_absent, executable) = match section.flags() {
        SectionFlags::Elf { sh_flags } => {
            (sh_flags & u64::from(elf::SHF_ALLOC) == 0, u64::from(elf::SHF_EXECINSTR) & sh_flags != 0)
        }
        SectionFlags::MachO { flags } => {
            let code = macho::S_ATTR_PURE_INSTRUCTIONS | macho::S_ATTR_SOME_INSTRUCTIONS;
            (flags & macho::S_ATTR_DEBUG != 0, flags & code != 0)
        }
        SectionFlags::Coff { characteristics } => {
            let absent = pe::IMAGE_SCN_LNK_INFO | pe::IMAGE_SCN_LNK_REMOVE;
            (characteristics & absent != 0, characteristics & pe::IMAGE_SCN_MEM_EXECUTE != 0)
        }
        _ => (true, false),
    };
    (!is_absent).then_some(executable)
}

/// Returns the kernel and part that a symbol belongs to: `raddle::kernel::generated::ISA::NAME::NAME` is the code of a
/// kernel, `…::NAME::TABLE` its table.
fn kernel_of(symbol: &str) -> Option<(String, Part)> {
    // Both manglings keep words unchanged, and few symbols of a program contain this one.
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
        // The archive contains a text.
        let member = "a.txt/          0           0     0     644     4         `\ntext";
        assert!(images(format!("!<arch>\n{member}").as_bytes()).is_err());
    }
}
