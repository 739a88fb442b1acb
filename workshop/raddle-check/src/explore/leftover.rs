//! The places in which a loop leaves something.

use std::collections::BTreeMap;

use raddle_isa::machine::STACK;
use raddle_isa::{File, Machine, Reg, Word, Written};

use crate::term::{Term, TermByte};

/// A place in which a loop leaves something.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Place {
    /// A register from a byte on; a flag has one byte.
    Reg(Reg, usize),
    Stack(i64),
}

/// The kind of leftover in a place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Leftover {
    pub(super) bytes: usize,
    pub(super) secret: bool,
}

/// The places in which a loop leaves something that differs from the previous iteration on moved inputs.
pub(super) type Leftovers = BTreeMap<Place, Leftover>;

/// The bytes of the widest word.
const WORD: i64 = 8;

impl Place {
    /// Returns the bits of `bytes` bytes of this place: a flag has one bit.
    pub(super) fn bits(self, bytes: usize) -> u32 {
        if matches!(self, Place::Reg(Reg { file: File::Flag, .. }, _)) { 1 } else { 8 * bytes as u32 }
    }

    /// Returns `bytes` bytes of a machine, starting at the place; on the stack, only the bytes that were written.
    pub(super) fn bytes(self, machine: &Machine<Term>, bytes: usize) -> Vec<TermByte> {
        match self {
            Place::Reg(reg, at) => machine.bytes(reg)[at..at + bytes].to_vec(),
            Place::Stack(at) => {
                let stack = stack_of(machine).expect("a kernel has a stack");
                (at..at + bytes as i64).filter_map(|at| stack.get(at)).collect()
            }
        }
    }
}

/// Adds the word of `bytes` bytes at `at`, in a register or on the stack, to the leftovers, unless the byte at `at` is
/// among them. Joins it with the words that it overlaps, so that no byte is added twice.
pub(super) fn add(found: &mut Leftovers, place: impl Fn(i64) -> Place, at: i64, bytes: usize) {
    let mut end = at + bytes as i64;
    let starts: Vec<i64> = (at - WORD + 1..end).filter(|&start| found.contains_key(&place(start))).collect();
    let end_of = |start: i64| start + found[&place(start)].bytes as i64;
    if starts.iter().any(|&start| start <= at && at < end_of(start)) {
        return;
    }
    for start in starts.into_iter().filter(|start| *start > at) {
        end = end.max(end_of(start));
    }
    // If words overlap and neither contains the other, we add their bytes separately.
    let bytes = if end - at <= WORD { (end - at) as usize } else { 1 };
    for start in at..end {
        found.remove(&place(start));
    }
    found.extend((at..end).step_by(bytes).map(|start| (place(start), Leftover { bytes, secret: false })));
}

/// Returns the number of bytes from `i` on that form a word in order, or 1 if none begins there.
pub(super) fn whole_word(bytes: &[TermByte], i: usize) -> usize {
    let first = bytes[i];
    let n = first.of.bits() as usize / 8;
    let whole = n > 1 && i + n <= bytes.len() && (0..n).all(|k| bytes[i + k] == TermByte { of: first.of, at: k as u8 });
    if whole { n } else { 1 }
}

pub(super) fn whole_word_at(bytes: &Written<TermByte>, at: i64) -> usize {
    let run: Vec<TermByte> = (at..at + 8).map_while(|i| bytes.get(i)).collect();
    if run.is_empty() { 1 } else { whole_word(&run, 0) }
}

/// Returns the written bytes of the stack.
pub(super) fn stack_of(machine: &Machine<Term>) -> Option<&Written<TermByte>> {
    machine.memory.spaces.iter().find(|s| s.name == STACK).map(|s| &s.written)
}

/// Returns the content of a place, which is undefined if it was not written.
pub(super) fn held(machine: &Machine<Term>, place: Place, bits: u32) -> Term {
    let n = bits.div_ceil(8) as usize;
    let bytes = place.bytes(machine, n);
    if bytes.len() == n { Term::of_bytes(&bytes).resize(bits) } else { Term::undefined(bits) }
}

/// Returns whether a register holds anything secret.
pub fn is_secret(machine: &Machine<Term>, reg: Reg) -> bool {
    any_secret(machine.bytes(reg))
}

/// Returns whether any of these bytes is secret. Neighbours are mostly bytes of one word, so we ask once per word.
pub(super) fn any_secret(bytes: &[TermByte]) -> bool {
    bytes.chunk_by(|a, b| a.of == b.of).any(|word| word[0].is_secret())
}

/// Returns the name of `bytes` bytes of a register from a byte on, for messages.
pub(super) fn part(name: &str, reg: Reg, at: usize, bytes: usize) -> String {
    if reg.file == File::Vec { format!("{name}[{at}..{}]", at + bytes) } else { name.into() }
}
