//! Kernels are found in objects of every format and instruction set, with and without symbols, and changed ones refused.
//!
//! The machine code here is random: what is looked for is what was recorded, whatever it is. Real programs are looked at by
//! `cargo xtask code --programs`.

use object::write::{Object, Symbol, SymbolSection};
use object::{Architecture, BinaryFormat, Endianness, SectionKind, SymbolFlags, SymbolKind, SymbolScope};
use raddle_check::binary::image::Part;
use raddle_check::binary::record::{ANCHOR, Record};
use raddle_check::binary::{Report, verify};
use raddle_check::cosim::random::Random;
use raddle_isa::Isa;
use raddle_kernels::Kernel;

const FORMATS: [BinaryFormat; 3] = [BinaryFormat::Elf, BinaryFormat::MachO, BinaryFormat::Coff];

/// A few kernels with tables, each with some machine code; two of them begin alike and end alike.
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
            // Of each table one: which of several copies was changed is not known without symbols.
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

    /// An object with all of them, but for what is left out of it.
    fn object(&self, format: BinaryFormat, symbols: bool, without: Option<usize>) -> Vec<u8> {
        let architecture = match self.isa {
            Isa::X86_64 => Architecture::X86_64,
            Isa::Aarch64 => Architecture::Aarch64,
            Isa::Ppc64le => Architecture::PowerPc64,
        };
        let mut object = Object::new(format, architecture, Endianness::Little);
        // Readers of Mach-O take no empty table of symbols.
        add(&mut object, b"another".to_vec(), SymbolSection::Undefined, 0);
        let text = object.section_id(object::write::StandardSection::Text);
        let tables = object.section_id(object::write::StandardSection::ReadOnlyData);
        for (i, (kernel, code)) in self.kernels.iter().zip(&self.code).enumerate() {
            if Some(i) == without {
                continue;
            }
            let table = (!kernel.table.is_empty()).then_some((tables, "TABLE", &kernel.table));
            for (section, item, bytes) in [(text, kernel.name, code)].into_iter().chain(table) {
                let at = object.append_section_data(section, bytes, 64);
                let isa = kernel.isa.name();
                let (length, kernel) = (kernel.name.len(), kernel.name);
                let path = format!("_ZN6raddle6kernel9generated{}{isa}{length}{kernel}", isa.len());
                let name = format!("{path}{}{item}17h0123456789abcdefE", item.len()).into_bytes();
                if symbols {
                    add(&mut object, name, SymbolSection::Section(section), at);
                }
            }
        }
        object.write().unwrap()
    }

    fn verify(&self, file: &[u8]) -> Report {
        let mut reports = verify(file, &self.records).unwrap();
        assert_eq!(reports.len(), 1);
        reports.pop().unwrap()
    }

    /// Everything that can be made: each format that has the instruction set, with and without symbols.
    fn all(&self) -> impl Iterator<Item = (BinaryFormat, bool)> {
        let has = |format: BinaryFormat| format == BinaryFormat::Elf || self.isa != Isa::Ppc64le;
        FORMATS.into_iter().filter(move |&format| has(format)).flat_map(|format| [(format, true), (format, false)])
    }
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

/// Any byte of any kernel: an anchor, what is before it, what is between two.
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
            // Nothing but zeros is nothing.
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

/// Kernels with equal tables share one, under the name of one of them, wherever in the program it is: in an archive it may
/// be in another object than the kernel.
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
        for file in
            [made.object(BinaryFormat::Elf, true, None), made.object(BinaryFormat::Elf, false, None), archive(&objects)]
        {
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

/// Another kernel with the same table.
fn shares(kernel: &Kernel, mut others: impl Iterator<Item = Kernel>) -> Option<Kernel> {
    others.find(|other| other.name != kernel.name && other.table == kernel.table)
}

/// An archive of these objects, whose members begin at even places.
fn archive(objects: &[Vec<u8>]) -> Vec<u8> {
    let mut file = b"!<arch>\n".to_vec();
    for object in objects {
        file.extend(format!("{:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n", "a.o/", 0, 0, 0, 644, object.len()).bytes());
        file.extend(object);
        file.extend(&b"\n"[..object.len() % 2]);
    }
    file
}

/// A second copy, changed, is not excused by a first one that is equal.
#[test]
fn a_changed_copy_is_refused() {
    let mut made = Made::new(Isa::X86_64);
    for i in 0..made.code.len() {
        let mut copy = made.code[i].clone();
        copy[200] ^= 1;
        // It lies beside a kernel that is recorded without it.
        let code = [made.code[0].clone(), vec![0; 64], copy].concat();
        let before = std::mem::replace(&mut made.code[0], code);
        let report = made.verify(&made.object(BinaryFormat::Elf, false, None));
        assert!(report.differences.iter().any(|it| it.kernel == made.kernels[i].name), "{:?}", report.differences);
        made.code[0] = before;
    }
}

/// An object that ends in the middle of a kernel, and one for a processor without kernels.
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
