//! The record of the kernels' machine code: CODE.txt.

use std::fmt;

use raddle_isa::Isa;
use raddle_isa::canonical::sha256;
use raddle_kernels::Kernel;

use super::image::Part;

/// The bytes of an anchor.
pub const ANCHOR: usize = 32;

/// The record of a kernel's machine code, and its table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The instruction set.
    pub isa: Isa,
    /// The name of the kernel.
    pub name: &'static str,
    /// The number of bytes of machine code.
    pub bytes: usize,
    /// The SHA-256 digest of the machine code.
    pub hash: String,
    /// The first, middle and last [`ANCHOR`] bytes, with which a byte search finds the kernel.
    pub anchors: [[u8; ANCHOR]; 3],
    /// The SHA-256 digest of the table.
    pub table_hash: String,
    /// The table. CODE.txt contains only its length and its digest.
    pub table: Vec<u8>,
}

impl Record {
    /// Creates the record of a kernel from its assembled machine code.
    pub fn new(kernel: &Kernel, code: &[u8]) -> Result<Record, String> {
        let anchor = |at: usize| -> Option<[u8; ANCHOR]> { code.get(at..at + ANCHOR)?.try_into().ok() };
        let anchors = || Some([anchor(0)?, anchor(middle(code.len()))?, anchor(code.len() - ANCHOR)?]);
        Ok(Record {
            isa: kernel.isa,
            name: kernel.name,
            bytes: code.len(),
            hash: sha256(&[code]),
            anchors: anchors().ok_or_else(|| format!("{} is too short to be found", kernel.name))?,
            table_hash: sha256(&[&kernel.table]),
            table: kernel.table.clone(),
        })
    }

    /// Parses a line of CODE.txt about one of these kernels.
    pub fn parse(line: &str, kernels: &[Kernel]) -> Result<Record, String> {
        let failed = |why: &str| format!("CODE.txt: {why}: {line}");
        let [isa, name, bytes, hash, first, middle, last, table, table_hash] = line.split(' ').collect::<Vec<_>>()[..]
        else {
            return Err(failed("not a line"));
        };
        let kernel = kernels.iter().find(|kernel| (kernel.isa.name(), kernel.name) == (isa, name));
        let kernel = kernel.ok_or_else(|| failed("no kernel"))?;
        let (of_table, is_table) = (sha256(&[&kernel.table]), kernel.table.len().to_string() == table);
        if !is_table || of_table != table_hash {
            return Err(failed("another table"));
        }
        let anchor = |text: &str| anchor(text).ok_or_else(|| failed("no anchor"));
        Ok(Record {
            isa: kernel.isa,
            name: kernel.name,
            bytes: bytes.parse().ok().filter(|&bytes| bytes >= ANCHOR).ok_or_else(|| failed("no length"))?,
            hash: hash.to_owned(),
            anchors: [anchor(first)?, anchor(middle)?, anchor(last)?],
            table_hash: of_table,
            table: kernel.table.clone(),
        })
    }

    /// Parses all lines of CODE.txt, which must have one for each of these kernels.
    pub fn all(text: &str, kernels: &[Kernel]) -> Result<Vec<Record>, String> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let records = lines.map(|line| Record::parse(line, kernels)).collect::<Result<Vec<_>, _>>()?;
        let of = |kernel: &Kernel| {
            let count = records.iter().filter(|record| (record.isa, record.name) == (kernel.isa, kernel.name)).count();
            if count == 1 { Ok(()) } else { Err(format!("CODE.txt: {count} lines of {} {}", kernel.isa, kernel.name)) }
        };
        kernels.iter().try_for_each(of)?;
        Ok(records)
    }

    /// Returns the offsets of the anchors.
    pub fn places(&self) -> [usize; 3] {
        [0, middle(self.bytes), self.bytes - ANCHOR]
    }

    /// Returns the length and the digest of a part.
    pub fn of(&self, part: Part) -> (usize, &str) {
        match part {
            Part::Code => (self.bytes, &self.hash),
            Part::Table => (self.table.len(), &self.table_hash),
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Record { isa, name, bytes, hash, anchors, table_hash, table } = self;
        write!(f, "{isa} {name} {bytes} {hash}")?;
        for anchor in anchors {
            let anchor: String = anchor.iter().map(|byte| format!("{byte:02x}")).collect();
            write!(f, " {anchor}")?;
        }
        write!(f, " {} {table_hash}", table.len())
    }
}

/// Returns the offset of the middle anchor, at an instruction boundary of AArch64 and POWER.
fn middle(bytes: usize) -> usize {
    (bytes - ANCHOR) / 2 / 4 * 4
}

fn anchor(text: &str) -> Option<[u8; ANCHOR]> {
    let byte = |i: usize| u8::from_str_radix(text.get(2 * i..2 * i + 2)?, 16).ok();
    let bytes: Option<Vec<u8>> = (0..ANCHOR).map(byte).collect();
    if text.len() == 2 * ANCHOR { bytes?.try_into().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_what_it_was_made_of() {
        let kernels = raddle_kernels::all();
        let kernels = &kernels[..2];
        let code: Vec<u8> = (0..101).collect();
        let records: Vec<Record> = kernels.iter().map(|kernel| Record::new(kernel, &code).unwrap()).collect();
        let text = records.iter().fold("# remark\n".to_owned(), |text, record| format!("{text}{record}\n"));
        assert_eq!(Record::all(&text, kernels).unwrap(), records);
        assert_eq!(records[0].places(), [0, 32, 69]);
        assert!(Record::new(&kernels[0], &code[..31]).is_err());
        // The cases are a missing line, a repeated line, a table of another kernel, and a truncated anchor.
        let [first, second] = [0, 1].map(|i| records[i].to_string());
        assert!(Record::all(&format!("{first}\n"), kernels).is_err());
        assert!(Record::all(&format!("{first}\n{first}\n{second}\n"), kernels).is_err());
        assert!(Record::parse(&first.replace(&records[0].table_hash, &records[0].hash), kernels).is_err());
        assert!(Record::parse(&first.replace("1d1e1f ", "1d1e "), kernels).is_err());
        assert!(Record::parse("x86_64 abacus 1 2", kernels).is_err());
    }
}
