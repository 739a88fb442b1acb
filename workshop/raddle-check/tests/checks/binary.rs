//! Tests that kernels are found in objects of every format and instruction set, with and without symbols, and that
//! changed ones are refused.
//!
//! The machine code here is random, because the search finds whatever was recorded. `cargo xtask code --programs`
//! examines real programs.

use std::collections::BTreeMap;

use object::write::{Object, StandardSection, Symbol, SymbolSection};
use object::{Architecture, BinaryFormat, Endianness, SectionKind, SymbolFlags, SymbolKind, SymbolScope};
use raddle_check::binary::image::Part;
use raddle_check::binary::record::{ANCHOR, Record};
use raddle_check::binary::{Report, verify};
use raddle_check::cosim::random::Random;
use raddle_isa::Isa;
use raddle_kernels::Kernel;

const FORMATS: [BinaryFormat; 3] = [BinaryFormat::Elf, BinaryFormat::MachO, BinaryFormat::Coff];
const LINKED: [BinaryFormat; 3] = [BinaryFormat::Elf, BinaryFormat::MachO, BinaryFormat::Pe];

/// A few kernels with tables, each with some machine code. Two of them have equal beginnings and equal ends.
struct Made {
    isa: Isa,
    kernels: Vec<Kernel>,
    code: Vec<Vec<u8>>,
    records: Vec<Record>,
}

impl Made {
    fn new(isa: Isa) -> Made {
        let with_table = raddle_kernels::of(isa).filter(|kernel| kernel.table.len() >= 32);
        let mut kernels: Vec<Kernel> = Vec::new();
        for kernel in with_table {
            // We take one kernel for each table: without symbols, it is unknown which of several copies was changed.
            if kernels.len() < 5 && kernels.iter().all(|other| other.table != kernel.table) {
                kernels.push(kernel);
            }
        }
        let mut random = Random::new(11);
        let mut bytes = |count: usize| -> Vec<u8> { (0..count).map(|_| random.bits() as u8).collect() };
        let mut code: Vec<Vec<u8>> = (0..kernels.len()).map(|i| bytes(400 + 100 * i)).collect();
        let (begin, end) = (code[0][..2 * ANCHOR].to_vec(), code[0][400 - 2 * ANCHOR..].to_vec());
        code[1][..begin.len()].copy_from_slice(&begin);
        let from = code[1].len() - end.len();
        code[1][from..].copy_from_slice(&end);
        let records = kernels.iter().zip(&code).map(|(kernel, code)| Record::new(kernel, code).unwrap()).collect();
        Made { isa, kernels, code, records }
    }

    /// Returns an object with all kernels except `without`.
    fn object(&self, format: BinaryFormat, symbols: bool, without: Option<usize>) -> Vec<u8> {
        self.unwritten(format, symbols, without).write().unwrap()
    }

    fn unwritten(&self, format: BinaryFormat, symbols: bool, without: Option<usize>) -> Object<'static> {
        let architecture = match self.isa {
            Isa::X86_64 => Architecture::X86_64,
            Isa::Aarch64 => Architecture::Aarch64,
            Isa::Ppc64le => Architecture::PowerPc64,
        };
        let mut object = Object::new(format, architecture, Endianness::Little);
        // Readers of Mach-O refuse an empty symbol table.
        add(&mut object, b"another".to_vec(), SymbolSection::Undefined, 0);
        let text = object.section_id(StandardSection::Text);
        let tables = object.section_id(StandardSection::ReadOnlyData);
        for (i, (kernel, code)) in self.kernels.iter().zip(&self.code).enumerate() {
            if Some(i) == without {
                continue;
            }
            let table = (!kernel.table.is_empty()).then_some((tables, "TABLE", &kernel.table));
            for (section, item, bytes) in [(text, kernel.name, code)].into_iter().chain(table) {
                let at = object.append_section_data(section, bytes, 64);
                if symbols {
                    add(&mut object, symbol(kernel, item), SymbolSection::Section(section), at);
                }
            }
        }
        object
    }

    fn verify(&self, file: &[u8]) -> Report {
        let (mut reports, skipped) = verify(file, &self.records).unwrap();
        assert_eq!(skipped, []);
        assert_eq!(reports.len(), 1);
        reports.pop().unwrap()
    }

    /// Returns every kind of object: each format that exists for the instruction set, with and without symbols.
    fn all(&self) -> impl Iterator<Item = (BinaryFormat, bool)> {
        self.of(FORMATS).flat_map(|format| [(format, true), (format, false)])
    }

    fn of(&self, formats: [BinaryFormat; 3]) -> impl Iterator<Item = BinaryFormat> {
        formats.into_iter().filter(|&format| format == BinaryFormat::Elf || self.isa != Isa::Ppc64le)
    }

    /// Returns a program with the machine code in an executable segment, and the tables in another one.
    fn linked(&self, format: BinaryFormat) -> Linked {
        let segments = vec![(Vec::new(), true), (Vec::new(), false)];
        let mut linked = Linked { format, isa: self.isa, segments, symbols: Vec::new(), section: None };
        for (kernel, code) in self.kernels.iter().zip(&self.code) {
            for (segment, item, bytes) in [(0, kernel.name, code), (1, "TABLE", &kernel.table)] {
                let to = &mut linked.segments[segment].0;
                to.resize(to.len().next_multiple_of(64), 0);
                linked.symbols.push((symbol(kernel, item), segment, to.len() as u64, bytes.len()));
                to.extend(bytes);
            }
        }
        linked
    }
}

/// A linked program, which the crate `object` can read but not write.
#[derive(Clone)]
struct Linked {
    format: BinaryFormat,
    isa: Isa,
    /// The bytes, and whether they are executable. The distances between segments are equal in the file and in memory.
    segments: Vec<(Vec<u8>, bool)>,
    /// The names, segments, offsets in the segments, and sizes, which only ELF has.
    symbols: Vec<(Vec<u8>, usize, u64, usize)>,
    /// The position in the file that the header of the first segment's section names, if it differs from the position
    /// of the bytes.
    section: Option<usize>,
}

/// The address of the program in memory.
const BASE: usize = 0x10_0000;

/// Appends numbers, each with its number of bytes.
fn put(file: &mut Vec<u8>, fields: &[(usize, usize)]) {
    for &(bytes, value) in fields {
        file.extend(&(value as u64).to_le_bytes()[..bytes]);
    }
}

impl Linked {
    /// Returns the file: the headers, the segments at multiples of a page, the symbols and their names.
    fn file(&self) -> Vec<u8> {
        let mut at = 0;
        let mut segments = Vec::new();
        for (bytes, executable) in &self.segments {
            at += 0x1000;
            segments.push((at, bytes.len(), *executable));
            at = (at + bytes.len()).next_multiple_of(0x1000);
        }
        // The first symbol of ELF is empty.
        let (mut symbols, mut names) = (vec![0; if self.format == BinaryFormat::Elf { 24 } else { 0 }], vec![0; 4]);
        for (name, segment, offset, bytes) in &self.symbols {
            let (offset, name_at) = (*offset as usize, names.len());
            let address = BASE + segments[*segment].0 + offset;
            match self.format {
                BinaryFormat::Elf => {
                    // A symbol without a size has no type either, as in assembly by hand.
                    let info = if *bytes == 0 { 0x10 } else { 0x12 };
                    put(&mut symbols, &[(4, name_at), (2, info), (2, segment + 1), (8, address), (8, *bytes)]);
                }
                BinaryFormat::MachO => {
                    put(&mut symbols, &[(4, name_at), (1, 0xe), (1, segment + 1), (2, 0), (8, address)]);
                }
                _ => put(&mut symbols, &[(4, 0), (4, name_at), (4, offset), (2, segment + 1), (2, 0x20), (2, 2)]),
            }
            names.extend([&name[..], &[0]].concat());
        }
        let count = names.len();
        // In PE, the size of the table is part of the table.
        if self.format == BinaryFormat::Pe {
            names.splice(..4, (count as u32).to_le_bytes());
        }
        let mut file = match self.format {
            BinaryFormat::Elf => self.elf(&segments, [at, symbols.len(), count]),
            BinaryFormat::MachO => self.macho(&segments, [at, symbols.len(), count]),
            _ => self.pe(&segments, [at, symbols.len()]),
        };
        for ((bytes, _), (at, ..)) in self.segments.iter().zip(&segments) {
            file.resize(*at, 0);
            file.extend(bytes);
        }
        file.resize(at, 0);
        [file, symbols, names].concat()
    }

    fn elf(&self, segments: &[(usize, usize, bool)], [at, symbols, names]: [usize; 3]) -> Vec<u8> {
        let machine = match self.isa {
            Isa::X86_64 => 62,
            Isa::Aarch64 => 183,
            Isa::Ppc64le => 21,
        };
        let count = segments.len();
        let mut file = b"\x7fELF\x02\x01\x01".to_vec();
        file.resize(16, 0);
        put(&mut file, &[(2, 3), (2, machine), (4, 1), (8, 0), (8, 64), (8, 64 + 56 * count), (4, 2), (2, 64)]);
        put(&mut file, &[(2, 56), (2, count), (2, 64), (2, count + 3), (2, count + 2)]);
        for &(at, bytes, executable) in segments {
            put(&mut file, &[(4, 1), (4, if executable { 5 } else { 4 }), (8, at), (8, BASE + at), (8, BASE + at)]);
            put(&mut file, &[(8, bytes), (8, bytes), (8, 0x1000)]);
        }
        put(&mut file, &[(8, 0); 8]);
        for (i, &(at, bytes, executable)) in segments.iter().enumerate() {
            let place = self.section.filter(|_| i == 0).unwrap_or(at);
            put(&mut file, &[(4, 0), (4, 1), (8, if executable { 6 } else { 2 }), (8, BASE + at), (8, place)]);
            put(&mut file, &[(8, bytes), (8, 0), (8, 64), (8, 0)]);
        }
        put(
            &mut file,
            &[(4, 0), (4, 2), (8, 0), (8, 0), (8, at), (8, symbols), (4, count + 2), (4, 0), (8, 8), (8, 24)],
        );
        put(&mut file, &[(4, 0), (4, 3), (8, 0), (8, 0), (8, at + symbols), (8, names), (8, 0), (8, 1), (8, 0)]);
        file
    }

    fn macho(&self, segments: &[(usize, usize, bool)], [at, symbols, names]: [usize; 3]) -> Vec<u8> {
        let cpu = if self.isa == Isa::X86_64 { 0x100_0007 } else { 0x100_000c };
        let (count, command) = (segments.len(), 72 + 80);
        let mut file = Vec::new();
        put(
            &mut file,
            &[(4, 0xfeed_facf), (4, cpu), (4, 0), (4, 2), (4, count + 1), (4, command * count + 24), (8, 0)],
        );
        for (i, &(at, bytes, executable)) in segments.iter().enumerate() {
            let protection = if executable { 5 } else { 1 };
            put(&mut file, &[(4, 0x19), (4, command), (8, 0), (8, 0), (8, BASE + at), (8, bytes), (8, at), (8, bytes)]);
            put(&mut file, &[(4, protection), (4, protection), (4, 1), (4, 0), (8, 0), (8, 0), (8, 0), (8, 0)]);
            let place = self.section.filter(|_| i == 0).unwrap_or(at);
            put(&mut file, &[(8, BASE + at), (8, bytes), (4, place), (4, 6), (8, 0), (8, 0), (8, 0)]);
        }
        put(&mut file, &[(4, 2), (4, 24), (4, at), (4, symbols / 16), (4, at + symbols), (4, names)]);
        file
    }

    fn pe(&self, segments: &[(usize, usize, bool)], [at, symbols]: [usize; 2]) -> Vec<u8> {
        let machine = if self.isa == Isa::X86_64 { 0x8664 } else { 0xaa64 };
        let mut file = b"MZ".to_vec();
        file.resize(0x3c, 0);
        put(
            &mut file,
            &[(4, 0x40), (4, 0x4550), (2, machine), (2, segments.len()), (4, 0), (4, at), (4, symbols / 18)],
        );
        put(&mut file, &[(2, 112), (2, 0x22), (2, 0x20b), (8, 0), (8, 0), (6, 0), (8, BASE), (4, 0x1000), (4, 0x200)]);
        put(&mut file, &[(8, 0), (8, 0), (4, at), (4, 0x1000), (8, 0), (8, 0), (8, 0), (8, 0), (8, 0), (8, 0)]);
        assert_eq!(file.len(), PE_SECTION);
        for &(at, bytes, executable) in segments {
            let flags = if executable { 0x6000_0020 } else { 0x4000_0040 };
            put(&mut file, &[(8, 0), (4, bytes), (4, at), (4, bytes), (4, at), (8, 0), (4, 0), (4, flags)]);
        }
        file
    }
}

/// The position of the first section's header in a PE file of [`Linked`].
const PE_SECTION: usize = 0x40 + 4 + 20 + 112;

/// Returns the name of the symbol of a kernel or its table.
fn symbol(kernel: &Kernel, item: &str) -> Vec<u8> {
    let (isa, length, kernel) = (kernel.isa.name(), kernel.name.len(), kernel.name);
    let path = format!("_ZN6raddle6kernel9generated{}{isa}{length}{kernel}", isa.len());
    format!("{path}{}{item}17h0123456789abcdefE", item.len()).into_bytes()
}

fn add(object: &mut Object<'_>, name: Vec<u8>, section: SymbolSection, value: u64) {
    let (kind, scope, flags) = (SymbolKind::Text, SymbolScope::Linkage, SymbolFlags::None);
    object.add_symbol(Symbol { name, value, size: 0, kind, scope, weak: false, section, flags });
}

fn find(file: &[u8], bytes: &[u8]) -> usize {
    file.windows(bytes.len()).position(|there| there == bytes).expect("it is in the file")
}

fn flipped(file: &[u8], at: usize) -> Vec<u8> {
    let mut file = file.to_vec();
    file[at] ^= 1;
    file
}

#[test]
fn kernels_are_found_in_every_format() {
    for made in Isa::ALL.map(Made::new) {
        for (format, symbols) in made.all() {
            let report = made.verify(&made.object(format, symbols, None));
            assert!(report.is_good(), "{} {format:?} {symbols}: {:?}", made.isa, report.differences);
            assert_eq!(report.equal.len(), made.kernels.len());
            assert_eq!(report.by_symbol.len(), if symbols { made.kernels.len() } else { 0 });
            assert!(report.missing.is_empty());
            let tables: usize = made.kernels.iter().map(|kernel| kernel.table.len()).sum();
            assert_eq!(report.bytes, [made.code.iter().map(Vec::len).sum(), tables]);
        }
    }
}

/// Changes bytes of any kernel: in an anchor, before it, and between two anchors.
#[test]
fn a_changed_byte_of_a_kernel_is_refused() {
    let mut planted = 0;
    for made in Isa::ALL.map(Made::new) {
        for (format, symbols) in made.all() {
            let file = made.object(format, symbols, None);
            for (kernel, code) in made.kernels.iter().zip(&made.code) {
                let at = find(&file, code);
                for i in (0..code.len()).step_by(7).chain([code.len() - 1]) {
                    let report = made.verify(&flipped(&file, at + i));
                    let refused = report.differences.iter().any(|it| it.kernel == kernel.name && it.part == Part::Code);
                    assert!(refused && !report.is_good(), "{} {format:?} {symbols} {} {i}", made.isa, kernel.name);
                    assert_eq!(report.equal.len(), made.kernels.len() - 1);
                    planted += 1;
                }
            }
        }
    }
    println!("report: {planted} changed bytes of kernels in objects refused");
}

#[test]
fn a_changed_byte_of_a_table_is_refused() {
    let mut planted = 0;
    for made in Isa::ALL.map(Made::new) {
        for (format, symbols) in made.all() {
            let file = made.object(format, symbols, None);
            for kernel in &made.kernels {
                // A short table may be the beginning of another one.
                let mut places = (0..file.len()).step_by(4).filter(|&at| file[at..].starts_with(&kernel.table));
                let (at, is_only) = (places.next().unwrap(), places.next().is_none());
                if !is_only {
                    continue;
                }
                for i in 0..kernel.table.len() {
                    let report = made.verify(&flipped(&file, at + i));
                    let refused =
                        report.differences.iter().any(|it| it.kernel == kernel.name && it.part == Part::Table);
                    assert!(refused && !report.is_good(), "{} {format:?} {symbols} {} {i}", made.isa, kernel.name);
                    planted += 1;
                }
            }
        }
    }
    assert!(planted > 0);
    println!("report: {planted} changed bytes of tables in objects refused");
}

#[test]
fn what_is_not_there_is_missing() {
    for made in Isa::ALL.map(Made::new) {
        for (format, symbols) in made.all() {
            let report = made.verify(&made.object(format, symbols, Some(1)));
            assert!(report.is_good(), "{} {format:?} {symbols}: {:?}", made.isa, report.differences);
            assert_eq!(report.missing.iter().copied().collect::<Vec<_>>(), [made.kernels[1].name]);
            // Machine code that is all zeros leaves no trace.
            let mut file = made.object(format, symbols, None);
            for code in &made.code {
                let at = find(&file, code);
                file[at..at + code.len()].fill(0);
            }
            let report = made.verify(&file);
            assert!(!report.is_good() && report.equal.is_empty());
            assert_eq!(report.differences.is_empty(), !symbols);
        }
    }
}

/// Kernels with equal tables share one, under the name of one of them, anywhere in the program. In an archive, the
/// table may be in another object than the kernel.
#[test]
fn a_shared_table_is_found_and_refused_where_it_is_changed() {
    for isa in Isa::ALL {
        let with_table = || raddle_kernels::of(isa).filter(|kernel| kernel.table.len() >= 32);
        let mut all = with_table();
        let (first, second) = all.find_map(|it| Some((it.clone(), shares(&it, with_table())?))).unwrap();
        let mut made = Made::new(isa);
        made.kernels = vec![first, second];
        made.code.truncate(2);
        made.records = made.kernels.iter().zip(&made.code).map(|(it, code)| Record::new(it, code).unwrap()).collect();
        let table = std::mem::take(&mut made.kernels[1].table);
        let objects = [1, 0].map(|without| made.object(BinaryFormat::Elf, true, Some(without)));
        for file in [
            made.object(BinaryFormat::Elf, true, None),
            made.object(BinaryFormat::Elf, false, None),
            archive(&[("a.o", &objects[0]), ("b.o", &objects[1])]),
        ] {
            let report = made.verify(&file);
            assert!(report.is_good() && report.equal.len() == 2, "{isa}: {:?}", report.differences);
            assert_eq!(report.bytes[1], table.len());
            let report = made.verify(&flipped(&file, find(&file, &table) + 9));
            let refused = report.differences.iter().filter(|it| it.part == Part::Table).map(|it| it.kernel);
            assert_eq!(refused.collect::<Vec<_>>(), made.kernels.iter().map(|it| it.name).collect::<Vec<_>>());
        }
        // The object with the table is missing.
        assert!(!made.verify(&objects[1]).is_good());
    }
}

/// Returns another kernel with an equal table.
fn shares(kernel: &Kernel, mut others: impl Iterator<Item = Kernel>) -> Option<Kernel> {
    others.find(|other| other.name != kernel.name && other.table == kernel.table)
}

/// Returns an archive of these members, which begin at even positions.
fn archive(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut file = b"!<arch>\n".to_vec();
    for (name, data) in members {
        let name = format!("{name}/");
        file.extend(format!("{name:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n", 0, 0, 0, 644, data.len()).bytes());
        file.extend(*data);
        file.extend(&b"\n"[..data.len() % 2]);
    }
    file
}

/// A changed second copy is refused even if the first one is equal, with or without a symbol.
#[test]
fn a_changed_copy_is_refused() {
    for mut made in Isa::ALL.map(Made::new) {
        for i in 0..made.code.len() {
            let mut copy = made.code[i].clone();
            copy[200] ^= 1;
            // The copy follows a kernel whose record doesn't include it.
            let code = [made.code[0].clone(), vec![0; 64], copy].concat();
            let before = std::mem::replace(&mut made.code[0], code);
            let mut files: Vec<Vec<u8>> =
                made.all().map(|(format, symbols)| made.object(format, symbols, None)).collect();
            for linked in made.of(LINKED).map(|format| made.linked(format)) {
                files.extend([linked.file(), Linked { symbols: Vec::new(), ..linked }.file()]);
            }
            for file in files {
                let report = made.verify(&file);
                let name = made.kernels[i].name;
                assert!(report.differences.len() == 1 && report.differences[0].kernel == name, "{report:?}");
                assert!(report.copies.iter().all(|(other, copies)| *copies == [1, usize::from(*other == name)]));
                assert_eq!(report.equal.len(), made.kernels.len());
            }
            made.code[0] = before;
        }
    }
}

/// The kernels are equal, with or without symbols and sections; symbols and sections must agree with the segments.
#[test]
fn kernels_are_found_in_linked_programs() {
    for made in Isa::ALL.map(Made::new) {
        for linked in made.of(LINKED).map(|format| made.linked(format)) {
            for (linked, by_symbol) in
                [(linked.clone(), made.kernels.len()), (Linked { symbols: Vec::new(), ..linked.clone() }, 0)]
            {
                let report = made.verify(&linked.file());
                assert!(report.is_good() && report.missing.is_empty(), "{} {:?}: {report:?}", made.isa, linked.format);
                assert_eq!((report.equal.len(), report.by_symbol.len()), (made.kernels.len(), by_symbol));
                assert!(report.copies.values().all(|copies| *copies == [1, 0]));
                let tables: usize = made.kernels.iter().map(|kernel| kernel.table.len()).sum();
                assert_eq!(report.bytes, [made.code.iter().map(Vec::len).sum(), tables]);
            }
        }
    }
}

/// The machine code is changed, a copy equal to the original is appended, and the section header names the copy.
#[test]
fn a_section_header_that_leads_elsewhere_is_refused() {
    for made in Isa::ALL.map(Made::new) {
        for mut linked in made.of(LINKED).filter(|it| *it != BinaryFormat::Pe).map(|it| made.linked(it)) {
            let pristine = linked.segments[0].0.clone();
            linked.segments[0].0[9] ^= 1;
            let end = linked.file().len();
            let report = made.verify(&[linked.file(), pristine.clone()].concat());
            assert!(report.differences.len() == 1 && report.differences[0].kernel == made.kernels[0].name);
            linked.section = Some(end);
            let why = verify(&[linked.file(), pristine].concat(), &made.records).unwrap_err();
            assert!(why.contains("no segment that maps"), "{why}");
        }
    }
}

/// Segment headers may say something other than what a loader does.
#[test]
fn segments_that_are_mapped_otherwise_are_refused() {
    let made = Made::new(Isa::X86_64);
    let refused = |format: BinaryFormat, at: usize, from: usize, to: usize, why: &str| {
        let mut file = made.linked(format).file();
        assert_eq!(file[at..at + 4], (from as u32).to_le_bytes());
        file[at..at + 4].copy_from_slice(&(to as u32).to_le_bytes());
        let said = verify(&file, &made.records).unwrap_err();
        assert!(said.contains(why), "{said}");
    };
    let linked = made.linked(BinaryFormat::Elf);
    let second = 0x1000 + linked.segments[0].0.len().next_multiple_of(0x1000) + 0x1000;
    // The second segment is mapped over the first one, by p_vaddr, vmaddr and VirtualAddress.
    refused(BinaryFormat::Elf, 64 + 56 + 16, BASE + second, BASE + 0x1000, "two segments");
    refused(BinaryFormat::MachO, 32 + 152 + 24, BASE + second, BASE + 0x1000, "two segments");
    refused(BinaryFormat::Pe, PE_SECTION + 40 + 12, second, 0x1000, "two segments");
    // The changed fields are VirtualSize and PointerToRawData.
    refused(BinaryFormat::Pe, PE_SECTION + 8, linked.segments[0].0.len(), 0, "maps from another byte");
    refused(BinaryFormat::Pe, PE_SECTION + 20, 0x1000, 0x1010, "maps from another byte");
}

/// A symbol points to an equal copy in bytes that aren't executable, or to nothing. The executable copy is found too.
#[test]
fn a_symbol_that_leads_elsewhere_is_refused() {
    for made in Isa::ALL.map(Made::new) {
        for linked in made.of(LINKED).map(|format| made.linked(format)) {
            let mut to_data = linked.clone();
            to_data.segments.push((made.code[0].clone(), false));
            (to_data.symbols[0].1, to_data.symbols[0].2) = (2, 0);
            let mut to_nothing = linked.clone();
            to_nothing.symbols[2].2 = 1 << 24;
            let mut table_to_nothing = linked;
            table_to_nothing.symbols[1].2 = 1 << 24;
            for (linked, kernel, part, why) in [
                (to_data, 0, Part::Code, "is not executable"),
                (to_nothing, 1, Part::Code, "no byte in memory"),
                (table_to_nothing, 0, Part::Table, "no byte in memory"),
            ] {
                let report = made.verify(&linked.file());
                let [difference] = &report.differences[..] else { panic!("{:?} {report:?}", linked.format) };
                assert_eq!((difference.kernel, difference.part), (made.kernels[kernel].name, part));
                assert!(difference.why.contains(why), "{difference}");
                assert_eq!(report.equal.len(), made.kernels.len());
                assert!(!report.is_good() && report.copies.values().all(|copies| *copies == [1, 0]));
            }
        }
        for format in made.of(FORMATS) {
            let mut object = made.unwritten(format, true, None);
            let tables = object.section_id(StandardSection::ReadOnlyData);
            let at = object.append_section_data(tables, &made.code[0], 64);
            add(&mut object, symbol(&made.kernels[0], made.kernels[0].name), SymbolSection::Section(tables), at);
            let report = made.verify(&object.write().unwrap());
            let [difference] = &report.differences[..] else { panic!("{format:?} {report:?}") };
            assert!(difference.why.contains("is not executable"), "{difference}");
        }
    }
}

/// Planted: the machine code of a kernel is replaced as a whole, and its symbol is moved to a copy as recorded. Once, the
/// replaced code was not seen.
#[test]
fn a_symbol_that_was_moved_to_a_copy_is_refused() {
    for made in [Isa::X86_64, Isa::Aarch64].map(Made::new) {
        for i in 0..made.kernels.len() {
            let mut linked = made.linked(BinaryFormat::Elf);
            let (moved, code) = (2 * i, &made.code[i]);
            let begin = linked.symbols[moved].2 as usize;
            let text = &mut linked.segments[0].0;
            text[begin..begin + code.len()].fill(0x90);
            text.resize(text.len().next_multiple_of(64), 0);
            linked.symbols[moved].2 = text.len() as u64;
            text.extend(code);
            let report = made.verify(&linked.file());
            let [difference] = &report.differences[..] else { panic!("{report:?}") };
            assert!(
                difference.kernel == made.kernels[i].name && difference.why.contains("no symbol covers"),
                "{difference}"
            );
            // A symbol of its own would cover the code, and without symbols nothing is known of it.
            for bytes in [code.len(), 0] {
                let mut linked = linked.clone();
                linked.symbols.push((b"another".to_vec(), 0, begin as u64, bytes));
                assert!(made.verify(&linked.file()).is_good());
            }
        }
    }
}

/// Planted: each table in turn is overwritten as a whole. Once, an equal part of another table passed for it.
#[test]
fn each_table_needs_a_place_of_its_own() {
    let (mut planted, mut shared) = (0, 0);
    for isa in Isa::ALL {
        let by_table: BTreeMap<Vec<u8>, Kernel> =
            raddle_kernels::of(isa).map(|kernel| (kernel.table.clone(), kernel)).collect();
        let kernels: Vec<Kernel> = by_table.into_values().filter(|kernel| !kernel.table.is_empty()).collect();
        let mut random = Random::new(12);
        let code: Vec<Vec<u8>> =
            kernels.iter().map(|_| (0..100).map(|_| random.bits() as u8).collect::<Vec<u8>>()).collect();
        let records = kernels.iter().zip(&code).map(|(kernel, code)| Record::new(kernel, code).unwrap()).collect();
        let made = Made { isa, kernels, code, records };
        let file = Linked { symbols: Vec::new(), ..made.linked(BinaryFormat::Elf) };
        assert!(made.verify(&file.file()).is_good());
        let mut end = 0;
        for Kernel { name, table, .. } in &made.kernels {
            let has_part = |other: &Kernel| other.table.windows(table.len()).step_by(64).any(|part| part == table);
            shared += usize::from(made.kernels.iter().any(|other| other.name != *name && has_part(other)));
            let at = usize::next_multiple_of(end, 64);
            end = at + table.len();
            let mut changed = file.clone();
            changed.segments[1].0[at..end].fill(0x55);
            let report = made.verify(&changed.file());
            let refused = report.differences.iter().any(|it| it.kernel == *name && it.part == Part::Table);
            assert!(refused, "{isa} {name}: {report:?}");
            planted += 1;
        }
    }
    assert!(shared > 0);
    println!("report: {planted} overwritten tables refused; {shared} of them equal a part of another one");
}

/// Members that aren't objects are named, and members that may hold kernels are distinguished from harmless ones.
#[test]
fn skipped_members_are_named() {
    let made = Made::new(Isa::X86_64);
    let object = made.object(BinaryFormat::MachO, true, None);
    let import = [&[0, 0, 0xff, 0xff][..], &[0; 16]].concat();
    let members: [(&str, &[u8], &str, bool); 6] = [
        ("a.bc", b"BC\xc0\xde and more of it", "LLVM bitcode", false),
        ("b.bc", b"\xde\xc0\x17\x0b and more of it", "LLVM bitcode", false),
        ("lib.rmeta", b"rust\0\0\0\x0a and more", "metadata of Rust", true),
        ("fake.rmeta", b"\x7fELF\x02\x01\x01 and more", "can't be read", false),
        ("import.dll", &import, "a DLL", true),
        ("cut.o", &object[..40], "can't be read", false),
    ];
    let all = archive(&[&members.map(|(name, data, ..)| (name, data))[..], &[("a.o", &object)]].concat());
    // A universal file has an archive for one architecture, and a program for the other.
    let program = Made::new(Isa::Aarch64).linked(BinaryFormat::MachO).file();
    let mut fat = Vec::new();
    let begin = 0x1000 + all.len().next_multiple_of(0x1000);
    let header = [0xcafe_babe, 2, 0x100_0007, 3, 0x1000, all.len(), 12, 0x100_000c, 0, begin, program.len(), 14];
    fat.extend(header.iter().flat_map(|&field| (field as u32).to_be_bytes()));
    for (at, data) in [(0x1000, &all), (begin, &program)] {
        fat.resize(at, 0);
        fat.extend(data);
    }
    for (file, prefix, reports) in [(all, "", 1), (fat, "X86_64:", 2)] {
        let (found, skipped) = verify(&file, &made.records).unwrap();
        assert!(found.len() == reports && found[0].is_good() && found[0].equal.len() == made.kernels.len());
        assert_eq!(skipped.len(), members.len());
        for (skipped, (name, _, why, is_harmless)) in skipped.iter().zip(members) {
            assert_eq!((&*skipped.name, skipped.is_harmless), (&*format!("{prefix}{name}"), is_harmless));
            assert!(skipped.why.contains(why), "{skipped:?}");
        }
    }
    // The error for a file without objects names a member that may hold kernels.
    let why = verify(&archive(&[("lib.rmeta", members[2].1), ("a.bc", members[0].1)]), &made.records).unwrap_err();
    assert!(why.contains("a.bc") && why.contains("LLVM bitcode"), "{why}");
}

/// The cases are an object that ends within a kernel, and an object for a processor without kernels.
#[test]
fn what_cannot_be_compared_is_refused() {
    let made = Made::new(Isa::Aarch64);
    let file = made.object(BinaryFormat::Elf, true, None);
    let cut = find(&file, &made.code[4]) + 100;
    assert!(verify(&file[..cut], &made.records).is_err());
    let mut arm = Object::new(BinaryFormat::Elf, Architecture::Arm, Endianness::Little);
    arm.add_section(Vec::new(), b".text".to_vec(), SectionKind::Text);
    assert!(verify(&arm.write().unwrap(), &made.records).unwrap_err().contains("no kernels"));
}
