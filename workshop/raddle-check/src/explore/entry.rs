//! A kernel at its entry, on unknown inputs.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use hashbrown::HashTable;
use raddle_isa::code::{Extent, Region};
use raddle_isa::machine::PAGE;
use raddle_isa::names::register_in;
use raddle_isa::{File, Inst, Isa, Machine, Reg, Word};
use raddle_kernels::Kernel;
use rustc_hash::FxHashMap;

use super::leftover::{Leftover, Place, part};
use super::refusal::{Property, Refusal};
use crate::run::layout::{Contents, Held, lay_out};
use crate::term::{Kind, Node, Term, TermByte};

/// The length of a message, and the bytes of it that were used, by offset.
type Message = (Extent, Rc<RefCell<FxHashMap<i64, Term>>>);

/// The message and the offset of each byte that was used.
type Places = Rc<RefCell<FxHashMap<Term, (&'static str, i64)>>>;

/// The inputs of a kernel, as terms.
#[derive(Clone)]
pub struct Inputs {
    /// The words of regions of fixed size, by region and offset.
    words: FxHashMap<(&'static str, usize), Term>,
    bytes: FxHashMap<&'static str, Message>,
    places: Places,
}

impl Inputs {
    /// Returns word `i` of 32 bits of a region of fixed size.
    pub fn word(&self, region: &'static str, i: usize) -> Term {
        self.words[&(region, 4 * i)]
    }

    /// Returns the word at an offset of a region of fixed size: the limb of a number, or otherwise a word of the
    /// operation's width.
    pub fn limb(&self, region: &'static str, at: usize) -> Term {
        self.words[&(region, at)]
    }

    /// Returns byte `i` of a region that is as long as the message.
    pub fn byte(&self, region: &str, i: usize) -> Term {
        let (name, (_, bytes)) = self.bytes.get_key_value(region).expect("a region as long as the message");
        *bytes.borrow_mut().entry(i as i64).or_insert_with(|| {
            let byte = Term::atom(8, format!("{region}[{i}]"), Kind::Secret);
            self.places.borrow_mut().insert(byte, (name, i as i64));
            byte
        })
    }

    /// Returns the byte of a message that is `length` bytes of input after a byte, or `None` if the input is no byte of
    /// a message.
    pub(crate) fn byte_after(&self, byte: Term, length: u64) -> Option<Term> {
        let (region, at) = *self.places.borrow().get(&byte)?;
        let (extent, _) = &self.bytes[region];
        Some(self.byte(region, at as usize + extent.bytes(length) as usize))
    }
}

/// The pointers that move with the message, and the extents of their regions.
pub(super) type Moving = BTreeMap<Term, Extent>;

/// A kernel at its entry, on unknown inputs.
pub struct Entry {
    /// The state.
    pub machine: Machine<Term>,
    /// The inputs.
    pub inputs: Inputs,
    pub(super) length: Term,
    pub(super) moving: Moving,
    /// The unknowns for the words that loops carry: the same ones for every order of the instructions.
    pub(super) unknowns: Unknowns,
    /// The results of executed instructions.
    pub(super) known: RefCell<FxHashMap<Inst, Known>>,
}

/// The unknowns for the words that each loop leaves, by the step of its head.
type Unknowns = RefCell<FxHashMap<(usize, Place, Leftover), Term>>;

/// The contents of an instruction's registers before and after it, if the instruction uses only registers. Paths and
/// orders of the instructions share most of their steps. Undefined results are not kept, because they may differ each
/// time.
pub(super) type Known = Rc<RefCell<HashTable<[Vec<TermByte>; 2]>>>;

/// The alignment of the stack pointer under the calling conventions, in bytes. A kernel that requests no larger
/// alignment aligns nothing.
const ALIGNED: u64 = 16;

/// Returns the alignment of a kernel's stack, if the kernel aligns it: the effect of its instructions on an arbitrary
/// stack pointer shows it.
fn alignment(kernel: &Kernel) -> Option<u64> {
    let pointer = kernel.isa.stack_pointer();
    let any = Term::atom(64, "any stack pointer", Kind::Public);
    let mut machine = Machine::<Term>::new(kernel.isa, |_, _| any.byte(0));
    let aligned_to = |inst: &Inst| {
        machine.set_gpr(pointer.n, any);
        machine.step(inst).ok()?;
        let Node::And(a, b) = machine.gpr(pointer.n).node() else { return None };
        a.known()
            .or(b.known())
            .map(u64::wrapping_neg)
            .filter(|alignment| alignment.is_power_of_two() && *alignment > ALIGNED)
    };
    kernel.insts().into_iter().filter(|inst| inst.writes().contains(&pointer)).filter_map(aligned_to).max()
}

/// Returns the possible offsets of the stack pointer at entry from a multiple of the kernel's alignment, or only `None`
/// if the kernel aligns nothing. The calling conventions align the stack pointer to 16 bytes, on x86-64 before the
/// return address is pushed. There is at least one offset, because a proof for each of no offsets would prove nothing.
pub fn stack_pointers(kernel: &Kernel) -> Result<Vec<Option<u64>>, Refusal> {
    let first = if kernel.isa == Isa::X86_64 { 8 } else { 0 };
    match alignment(kernel) {
        Some(alignment) if alignment > PAGE as u64 => {
            Property::Abi.fails(format!("the stack is aligned to {alignment} bytes, which are more than a page"))
        }
        Some(alignment) => Ok((first..alignment).step_by(ALIGNED as usize).map(Some).collect()),
        None => Ok(vec![None]),
    }
}

/// Returns the state at a kernel's entry with one of the possible [`stack_pointers`]. The regions in `one` coincide.
pub fn entry(kernel: &Kernel, one: &[&str], stack_pointer: Option<u64>) -> Entry {
    let isa = kernel.isa;
    let insts = kernel.insts();
    let names = isa.registers().map(|reg| (reg, register_in(isa, reg, insts.iter().copied())));
    let names: FxHashMap<Reg, String> = names.collect();
    let mut atoms: FxHashMap<(Reg, usize), Term> = FxHashMap::default();
    let mut machine = Machine::<Term>::new(isa, |reg, i| {
        let bits = if reg.file == File::Flag { 1 } else { 64 };
        let atom = atoms.entry((reg, i / 8)).or_insert_with(|| {
            Term::atom(bits, format!("{} at entry", part(&names[&reg], reg, i / 8 * 8, 8)), Kind::Public)
        });
        atom.byte(i % 8)
    });
    if let (Some(beyond), Some(alignment)) = (stack_pointer, alignment(kernel)) {
        let aligned = Term::atom(64, "&stack", Kind::Public) & Term::lit(64, !(alignment - 1));
        machine.set_gpr(isa.stack_pointer().n, aligned + Term::lit(64, beyond));
    }
    let inputs = Inputs { words: FxHashMap::default(), bytes: FxHashMap::default(), places: Places::default() };
    let length = Term::atom(64, "len", Kind::Length);
    let contents = FxHashMap::default();
    let mut unknown = Unknown { kernel, one, length, inputs, contents, moving: Moving::new() };
    lay_out(kernel, one, &mut machine, &mut unknown);
    let Unknown { inputs, moving, .. } = unknown;
    Entry { machine, inputs, length, moving, unknowns: Unknowns::default(), known: RefCell::default() }
}

/// The contents of memory as unknown words.
struct Unknown<'a> {
    kernel: &'a Kernel,
    /// The regions that coincide.
    one: &'a [&'a str],
    length: Term,
    inputs: Inputs,
    /// The words of each region of fixed size, with their offsets.
    contents: FxHashMap<&'static str, Vec<(usize, Term)>>,
    moving: Moving,
}

impl Contents<Term> for Unknown<'_> {
    fn address(&mut self, name: &'static str) -> Term {
        Term::atom(64, format!("&{name}"), Kind::Public)
    }

    fn length(&mut self) -> Term {
        self.length
    }

    fn region(&mut self, region: &Region, address: Term) -> Held<Term> {
        let Extent::Bytes(n) = region.extent else {
            self.moving.insert(address, region.extent);
            if !region.readable {
                return (0..0, None);
            }
            let known = self.same(region).find_map(|name| self.inputs.bytes.get(name)).cloned();
            return self.message_of(region.name, known.unwrap_or((region.extent, Rc::default())));
        };
        let kind = if region.secret { Kind::Secret } else { Kind::Public };
        // If the kernel works in place, two names stand for one content.
        let known = self.same(region).find_map(|name| self.contents.get(name)).cloned();
        let words = known.unwrap_or_else(|| words(self.kernel, region, n, kind));
        self.contents.insert(region.name, words.clone());
        self.inputs.words.extend(words.iter().map(|&(at, word)| ((region.name, at), word)));
        let bytes: Vec<TermByte> =
            words.iter().flat_map(|&(_, word)| (0..word.bits() as usize / 8).map(move |i| word.byte(i))).collect();
        (0..n as i64, Some(Rc::new(move |i| bytes[i as usize])))
    }

    fn message(&mut self, name: &'static str, address: Term) -> Held<Term> {
        let extent = Extent::Parameter("len");
        self.moving.insert(address, extent);
        self.message_of(name, (extent, Rc::default()))
    }
}

impl<'a> Unknown<'a> {
    /// Returns the names of the regions that coincide with this one.
    fn same(&self, region: &Region) -> impl Iterator<Item = &'a str> + use<'a> {
        let one = if self.one.contains(&region.name) { self.one } else { &[] };
        one.iter().copied()
    }

    /// Returns a message whose bytes become terms on demand.
    fn message_of(&mut self, name: &'static str, message: Message) -> Held<Term> {
        self.inputs.bytes.insert(name, message);
        let inputs = self.inputs.clone();
        (0..0, Some(Rc::new(move |i| inputs.byte(name, i as usize).byte(0))))
    }
}

/// Returns the words of a region at entry: the limbs of its numbers, and words of the operation between them.
fn words(kernel: &Kernel, region: &Region, bytes: usize, kind: Kind) -> Vec<(usize, Term)> {
    let numbers = kernel.contract.numbers.iter().filter(|number| number.region == region.name);
    let limbs: BTreeMap<usize, usize> = numbers.flat_map(|n| &n.limbs).map(|limb| (limb.at, limb.bytes)).collect();
    let mut words = Vec::new();
    let mut at = 0;
    while at < bytes {
        let size = limbs.get(&at).copied().unwrap_or(kernel.operation.word_bytes());
        words.push((at, Term::atom(8 * size as u32, format!("{}[{at}]", region.name), kind)));
        at += size;
    }
    words
}
