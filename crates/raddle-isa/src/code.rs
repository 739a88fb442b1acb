//! Structured control flow, contracts, kernels.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::LazyLock;

use derive_more::From;
use serde::Serialize;

use crate::inst::{Feature, Inst};
use crate::isa::{File, Isa, Reg};
use crate::strand::Strand;

pub use crate::note::Note;

/// A condition: a flag that is set or clear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cond {
    /// The flag.
    pub flag: Reg,
    /// What it must be.
    pub set: bool,
}

impl Cond {
    /// A flag of this number that is set, or clear.
    pub const fn new(n: u8, set: bool) -> Cond {
        Cond { flag: Reg { file: File::Flag, n }, set }
    }

    /// The opposite.
    pub fn opposite(self) -> Cond {
        Cond { set: !self.set, ..self }
    }
}

/// Control flow without labels. Every condition must be public; the checks refuse it otherwise.
#[derive(Clone, Debug, From)]
pub enum Code {
    /// Straight-line code.
    #[from]
    Straight(Strand),
    /// Repeats `body` while `again` holds at its end: a fixed number of iterations, counted by the body.
    Repeat {
        /// The body, run at least once.
        body: Vec<Code>,
        /// Go back to its start.
        again: Cond,
    },
    /// A loop over the message: runs `test`, leaves unless `enter` holds, runs `body`, and repeats.
    ///
    /// Proved by induction: the state at the head is the state at first entry with the length, the pointers and the
    /// counter moved on.
    While {
        /// Sets the condition.
        test: Vec<Inst>,
        /// Holds while the body is to run.
        enter: Cond,
        /// One iteration.
        body: Vec<Code>,
    },
    /// `body` unless `unless` holds.
    Skip {
        /// Jump over the body.
        unless: Cond,
        /// What is jumped over.
        body: Vec<Code>,
    },
    /// A remark in the generated text.
    Note(Note),
}

/// How long a region is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Extent {
    /// A fixed number of bytes.
    Bytes(usize),
    /// The number of bytes in the parameter of this name.
    Parameter(&'static str),
    /// `Share(name, bytes, each)`: `bytes` bytes for each `each` bytes of the parameter of this name, which is a multiple of
    /// `each`.
    Share(&'static str, u64, u64),
}

impl Extent {
    /// Bytes, where the parameter is a number.
    pub fn bytes(self, parameter: u64) -> u64 {
        match self {
            Extent::Bytes(bytes) => bytes as u64,
            Extent::Parameter(_) => parameter,
            Extent::Share(_, bytes, each) => parameter / each * bytes,
        }
    }
}

/// A piece of memory that a kernel may touch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Region {
    /// The name of the pointer that is passed.
    pub name: &'static str,
    /// How long it is.
    pub extent: Extent,
    /// May be read.
    pub readable: bool,
    /// The parts that hold something at entry, where that is not all.
    pub held: Option<Vec<Range<usize>>>,
    /// Is written, every byte of it, or of the part that [`Region::only`] names.
    pub written: bool,
    /// The part that is written, where that is not all.
    pub only: Option<Range<usize>>,
    /// Holds secrets.
    pub secret: bool,
    /// What it is, for the documentation.
    #[serde(skip)]
    pub doc: &'static str,
}

impl Region {
    /// A region of `bytes` bytes, all of them secret and only read.
    pub fn fixed(name: &'static str, bytes: usize, doc: &'static str) -> Region {
        let extent = Extent::Bytes(bytes);
        Region { name, extent, readable: true, held: None, written: false, only: None, secret: true, doc }
    }

    /// Whether the byte at an offset holds something at entry.
    pub fn holds(&self, at: usize) -> bool {
        self.held.as_ref().is_none_or(|held| held.iter().any(|part| part.contains(&at)))
    }
}

/// A parameter of a kernel, in the order of the calling convention.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Parameter {
    /// A pointer to a region.
    Pointer(Region),
    /// A number of bytes, public.
    Length {
        /// Its name.
        name: &'static str,
        /// It is a multiple of this.
        multiple: u64,
        /// It is at most this, if there is a bound.
        max: Option<u64>,
    },
    /// A pointer to an array of pointers, each to a message of its own: as many bytes as the parameter `len` says, all
    /// secret, and only read. The array is read only too, and public.
    Messages {
        /// The name of the array.
        name: &'static str,
        /// How many messages there are: at most [`Parameter::MAX_MESSAGES`].
        count: usize,
        /// What they are, for the documentation.
        #[serde(skip)]
        doc: &'static str,
    },
}

impl Parameter {
    /// The name of the region that holds the constants of the kernel.
    pub const TABLE: &'static str = "table";

    /// As many messages as a kernel can take at once.
    pub const MAX_MESSAGES: usize = 128;

    /// The name of the region that is message `lane` of an array.
    pub fn message_of(lane: usize) -> &'static str {
        static NAMES: LazyLock<Vec<String>> =
            LazyLock::new(|| (0..Parameter::MAX_MESSAGES).map(|lane| format!("input{lane}")).collect());
        &NAMES[lane]
    }

    /// The pointer to a message that is read. Its length in bytes is the parameter `len`, and all of it is secret.
    pub fn input(name: &'static str, doc: &'static str) -> Parameter {
        Parameter::Pointer(Region { extent: Extent::Parameter("len"), ..Region::fixed(name, 0, doc) })
    }

    /// The pointer to a message that is written and never read. Its length in bytes is the parameter `len`, and all of it is
    /// secret.
    pub fn output(name: &'static str, doc: &'static str) -> Parameter {
        Parameter::Pointer(Region { readable: false, ..Parameter::in_place(name, doc).into_region() })
    }

    /// The pointer to a message that is read and overwritten. Its length in bytes is the parameter `len`, and all of it is
    /// secret.
    pub fn in_place(name: &'static str, doc: &'static str) -> Parameter {
        Parameter::Pointer(Region { written: true, ..Parameter::input(name, doc).into_region() })
    }

    /// The pointer to the state, a region of `bytes` bytes: all of it initialized and secret, none of it written.
    pub fn state(bytes: usize, doc: &'static str) -> Parameter {
        Parameter::fixed("state", bytes, doc)
    }

    /// The pointer to a region of `bytes` bytes: all of it initialized and secret, none of it written.
    pub fn fixed(name: &'static str, bytes: usize, doc: &'static str) -> Parameter {
        Parameter::Pointer(Region::fixed(name, bytes, doc))
    }

    /// Says that nothing but this part of the region holds something at entry.
    pub fn initialized(self, part: Range<usize>) -> Parameter {
        Parameter::Pointer(Region { held: Some(vec![part]), ..self.into_region() })
    }

    /// Says that the kernel writes this part of the region, every byte of it, and no other part.
    pub fn written(self, part: Range<usize>) -> Parameter {
        Parameter::Pointer(Region { written: true, only: Some(part), ..self.into_region() })
    }

    fn into_region(self) -> Region {
        match self {
            Parameter::Pointer(region) => region,
            other => panic!("{} is no region", other.name()),
        }
    }

    /// The pointer to the constants of the kernel, none as yet.
    pub fn table() -> Parameter {
        let constants = Region::fixed(Parameter::TABLE, 0, "the constants of the kernel");
        Parameter::Pointer(Region { secret: false, ..constants })
    }

    /// Its name.
    pub fn name(&self) -> &'static str {
        match self {
            Parameter::Pointer(region) => region.name,
            Parameter::Length { name, .. } | Parameter::Messages { name, .. } => name,
        }
    }
}

/// What the words of a region are when they are taken together as one whole number: sum of limb * 2^shift. Where an
/// algorithm computes in polynomials over GF(2) they are taken as one polynomial: 2 is the variable, and a sum has no
/// carries.
///
/// A kernel may rely on it at entry where the region is read, and must see to it where it writes them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Number {
    /// The region that it stands in.
    pub region: &'static str,
    /// Its limbs, least significant first.
    pub limbs: Vec<Limb>,
    /// What it is equal to.
    pub is: Meaning,
}

/// One limb of a [`Number`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Limb {
    /// Where in the region it begins.
    pub at: usize,
    /// How many bytes it has: 4 or 8.
    pub bytes: usize,
    /// Its weight, as a power of two.
    pub shift: u32,
    /// It is at most this.
    pub max: u64,
    /// It is a multiple of this power of two.
    pub multiple: u64,
}

/// What a [`Number`] is equal to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Meaning {
    /// Nothing that is known: its limbs have their bounds.
    Any,
    /// This power of the key, modulo the prime or polynomial of the algorithm; the first power is the key itself.
    Power(u32),
    /// A power of the key, the first number, times 2 to the second, modulo the prime or polynomial of the
    /// algorithm.
    Shifted(u32, u32),
    /// One limb: the sum of both limbs of the number with this index in the contract, which products by Karatsuba want.
    Folded(usize),
    /// Each limb is this multiple of the limb in the same place of the number with this index in the contract.
    Times(u64, usize),
}

/// What a kernel promises and demands. Wiping is not an option: no secret is left in a register that the caller
/// may see, nor in the stack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contract {
    /// What the kernel computes, for the documentation.
    pub doc: &'static str,
    /// The parameters.
    pub parameters: Vec<Parameter>,
    /// Regions that may be one and the same, each list by itself; otherwise regions don't overlap.
    pub may_alias: Vec<&'static [&'static str]>,
    /// What regions of fixed size hold as whole numbers.
    pub numbers: Vec<Number>,
}

impl Contract {
    /// The regions that are passed by a pointer of their own.
    pub fn regions(&self) -> impl Iterator<Item = &Region> {
        self.parameters.iter().filter_map(|p| match p {
            Parameter::Pointer(region) => Some(region),
            Parameter::Length { .. } | Parameter::Messages { .. } => None,
        })
    }

    /// How many messages it takes by an array of pointers; 0 where there is no such array.
    pub fn messages(&self) -> usize {
        let count = self.parameters.iter().find_map(|p| match p {
            Parameter::Messages { count, .. } => Some(*count),
            _ => None,
        });
        count.unwrap_or(0)
    }

    /// This contract with a table of `bytes` bytes.
    pub fn with_table(mut self, bytes: usize) -> Contract {
        for parameter in &mut self.parameters {
            if let Parameter::Pointer(region) = parameter
                && region.name == Parameter::TABLE
            {
                region.extent = Extent::Bytes(bytes);
            }
        }
        self
    }

    /// What the length is a multiple of, and the most that it may be.
    pub fn lengths(&self) -> (u64, Option<u64>) {
        let length = self.parameters.iter().find_map(|p| match p {
            Parameter::Length { multiple, max, .. } => Some((*multiple, *max)),
            Parameter::Pointer(_) | Parameter::Messages { .. } => None,
        });
        length.unwrap_or((1, Some(0)))
    }
}

/// A kernel: what is printed, run and proved. `O` is the type of operations: what there is to compute is not known here.
#[derive(Clone, Debug)]
pub struct Kernel<O> {
    /// The one name: symbol, file, test, benchmark, line in PROVED.txt. It means nothing.
    pub name: &'static str,
    /// What it computes.
    pub operation: O,
    /// The instruction set.
    pub isa: Isa,
    /// How it is made, in a line: shape, strands, order.
    pub weave: String,
    /// The contract.
    pub contract: Contract,
    /// The constants it is passed.
    pub table: Vec<u8>,
    /// Bytes of stack below the stack pointer at entry.
    pub stack: usize,
    /// The text, without the return.
    pub code: Vec<Code>,
}

impl<O> Kernel<O> {
    /// All instructions, in the order of the text.
    pub fn insts(&self) -> Vec<&Inst> {
        fn collect<'a>(code: &'a [Code], out: &mut Vec<&'a Inst>) {
            for part in code {
                match part {
                    Code::Straight(strand) => out.extend(strand.insts()),
                    Code::Repeat { body, .. } | Code::Skip { body, .. } => collect(body, out),
                    Code::While { test, body, .. } => {
                        out.extend(test);
                        collect(body, out);
                    }
                    Code::Note(_) => {}
                }
            }
        }
        let mut out = Vec::new();
        collect(&self.code, &mut out);
        out
    }

    /// The features that its instructions need: so it can't be reached on a processor that lacks one.
    pub fn features(&self) -> BTreeSet<Feature> {
        let of = |inst: &Inst| inst.features().unwrap_or_else(|| panic!("{}: `{inst}` has no encoding", self.name));
        self.insts().into_iter().flat_map(of).collect()
    }
}
