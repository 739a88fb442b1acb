//! Structured control flow, contracts, kernels.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::LazyLock;

use derive_more::{Display, From};
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
    /// The state that the flag must have.
    pub set: bool,
}

impl Cond {
    /// Returns the condition that the flag with this number is set, or is clear.
    pub const fn new(n: u8, set: bool) -> Cond {
        Cond { flag: Reg { file: File::Flag, n }, set }
    }

    /// Returns the opposite condition.
    pub fn opposite(self) -> Cond {
        Cond { set: !self.set, ..self }
    }
}

/// Control flow without labels. Every condition must be public; the checks refuse any other.
#[derive(Clone, Debug, From)]
pub enum Code {
    /// Straight-line code.
    #[from]
    Straight(Strand),
    /// Repeats `body` while `again` holds at its end: a fixed number of iterations, counted by the body.
    Repeat {
        /// The body, run at least once.
        body: Vec<Code>,
        /// The condition for another iteration.
        again: Cond,
    },
    /// A loop over the message: runs `test`, leaves unless `enter` holds, runs `body`, and repeats.
    ///
    /// The proof is by induction: the state at the head is the state at first entry with the length, the pointers and
    /// the counter advanced.
    While {
        /// The instructions that set the condition.
        test: Vec<Inst>,
        /// The condition under which the body runs.
        enter: Cond,
        /// One iteration.
        body: Vec<Code>,
    },
    /// Runs `body` unless `unless` holds.
    Skip {
        /// The condition under which the body is skipped.
        unless: Cond,
        /// The code that is skipped.
        body: Vec<Code>,
    },
    /// A remark in the generated text.
    Note(Note),
}

/// The length of a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Extent {
    /// A fixed number of bytes.
    Bytes(usize),
    /// The number of bytes in the parameter of this name.
    Parameter(&'static str),
    /// `Share(name, bytes, each)`: `bytes` bytes for each `each` bytes of the parameter of this name, which is a
    /// multiple of `each`.
    Share(&'static str, u64, u64),
}

impl Extent {
    /// Returns the length in bytes for this value of the parameter.
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
    /// The length of the region.
    pub extent: Extent,
    /// Whether the kernel may read the region.
    pub readable: bool,
    /// The parts that are initialised at entry, if not all of the region is.
    pub held: Option<Vec<Range<usize>>>,
    /// Whether the kernel writes the region: every byte of it, or of the part that [`Region::only`] names.
    pub written: bool,
    /// The part that is written, if not all of the region is.
    pub only: Option<Range<usize>>,
    /// Whether the region holds secrets.
    pub secret: bool,
    /// A description of the region, for the documentation.
    #[serde(skip)]
    pub doc: &'static str,
}

impl Region {
    /// Returns a region of `bytes` bytes, all of them secret and only read.
    pub fn fixed(name: &'static str, bytes: usize, doc: &'static str) -> Region {
        let extent = Extent::Bytes(bytes);
        Region { name, extent, readable: true, held: None, written: false, only: None, secret: true, doc }
    }

    /// Returns whether the byte at an offset is initialised at entry.
    pub fn holds(&self, at: usize) -> bool {
        self.held.as_ref().is_none_or(|held| held.iter().any(|part| part.contains(&at)))
    }
}

/// A parameter of a kernel, in the order of the calling convention.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Parameter {
    /// A pointer to a region.
    Pointer(Region),
    /// A number of bytes, which is public.
    Length {
        /// The name of the parameter.
        name: &'static str,
        /// The number that the length is a multiple of.
        multiple: u64,
        /// The largest length, if there is a bound.
        max: Option<u64>,
    },
    /// A pointer to an array of pointers to messages. Each message has as many bytes as the parameter `len` says, is
    /// secret, and is only read. The array is only read too, and is public.
    Messages {
        /// The name of the array.
        name: &'static str,
        /// The number of messages: at most [`Parameter::MAX_MESSAGES`].
        count: usize,
        /// A description of the messages, for the documentation.
        #[serde(skip)]
        doc: &'static str,
    },
}

impl Parameter {
    /// The name of the region that holds the constants of the kernel.
    pub const TABLE: &'static str = "table";

    /// The largest number of messages that a kernel takes at once.
    pub const MAX_MESSAGES: usize = 128;

    /// Returns the name of the region of message `lane` of an array.
    pub fn message_of(lane: usize) -> &'static str {
        static NAMES: LazyLock<Vec<String>> =
            LazyLock::new(|| (0..Parameter::MAX_MESSAGES).map(|lane| format!("input{lane}")).collect());
        &NAMES[lane]
    }

    /// Returns the pointer to a message that is read. Its length in bytes is the parameter `len`, and all of it is
    /// secret.
    pub fn input(name: &'static str, doc: &'static str) -> Parameter {
        Parameter::Pointer(Region { extent: Extent::Parameter("len"), ..Region::fixed(name, 0, doc) })
    }

    /// Returns the pointer to a message that is written and never read. Its length in bytes is the parameter `len`, and
    /// all of it is secret.
    pub fn output(name: &'static str, doc: &'static str) -> Parameter {
        Parameter::Pointer(Region { readable: false, ..Parameter::in_place(name, doc).into_region() })
    }

    /// Returns the pointer to a message that is read and overwritten. Its length in bytes is the parameter `len`, and
    /// all of it is secret.
    pub fn in_place(name: &'static str, doc: &'static str) -> Parameter {
        Parameter::Pointer(Region { written: true, ..Parameter::input(name, doc).into_region() })
    }

    /// Returns the pointer to the state, a region of `bytes` bytes: all of it is initialised and secret, and none of it
    /// is written.
    pub fn state(bytes: usize, doc: &'static str) -> Parameter {
        Parameter::fixed("state", bytes, doc)
    }

    /// Returns the pointer to a region of `bytes` bytes: all of it is initialised and secret, and none of it is
    /// written.
    pub fn fixed(name: &'static str, bytes: usize, doc: &'static str) -> Parameter {
        Parameter::Pointer(Region::fixed(name, bytes, doc))
    }

    /// Declares that only this part of the region is initialised at entry.
    pub fn initialized(self, part: Range<usize>) -> Parameter {
        Parameter::Pointer(Region { held: Some(vec![part]), ..self.into_region() })
    }

    /// Declares that the kernel writes every byte of this part of the region, and no other byte.
    pub fn written(self, part: Range<usize>) -> Parameter {
        Parameter::Pointer(Region { written: true, only: Some(part), ..self.into_region() })
    }

    fn into_region(self) -> Region {
        match self {
            Parameter::Pointer(region) => region,
            other => panic!("{} is no region", other.name()),
        }
    }

    /// Returns the pointer to the constants of the kernel, whose region is still empty.
    pub fn table() -> Parameter {
        let constants = Region::fixed(Parameter::TABLE, 0, "the constants of the kernel");
        Parameter::Pointer(Region { secret: false, ..constants })
    }

    /// Returns the name of the parameter.
    pub fn name(&self) -> &'static str {
        match self {
            Parameter::Pointer(region) => region.name,
            Parameter::Length { name, .. } | Parameter::Messages { name, .. } => name,
        }
    }
}

/// The value of the words of a region as one integer: the sum of limb * 2^shift. If an algorithm computes with
/// polynomials over GF(2), the words are one polynomial: 2 stands for the variable, and a sum has no carries.
///
/// A kernel may rely on this value at entry if it reads the region, and must establish it if it writes the region.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Number {
    /// The region that holds the number.
    pub region: &'static str,
    /// The limbs, least significant first.
    pub limbs: Vec<Limb>,
    /// The value that the number equals.
    pub is: Meaning,
}

/// One limb of a [`Number`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Limb {
    /// The offset of the limb in the region.
    pub at: usize,
    /// The number of bytes: 4 or 8.
    pub bytes: usize,
    /// The weight, as a power of two.
    pub shift: u32,
    /// The largest value of the limb.
    pub max: u64,
    /// The power of two that the limb is a multiple of.
    pub multiple: u64,
}

/// The value that a [`Number`] equals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, Serialize)]
pub enum Meaning {
    /// An unknown value: only the bounds of its limbs are known.
    #[display("a number of any value")]
    Any,
    /// This power of the key, modulo the prime or polynomial of the algorithm; the first power is the key itself.
    #[display("power {_0} of the key")]
    Power(u32),
    /// A power of the key (the first number) times a power of two (the second number), modulo the prime or polynomial
    /// of the algorithm.
    #[display("power {_0} of the key, times 2^{_1}")]
    Shifted(u32, u32),
    /// One limb, which Karatsuba multiplication uses: the sum of both limbs of the number with this index in the
    /// contract.
    #[display("the sum of both limbs of number {_0}")]
    Folded(usize),
    /// Limbs, each of which is this multiple of the limb in the same place of the number with this index in the
    /// contract.
    #[display("{_0} times number {_1}")]
    Times(u64, usize),
}

/// The promises and demands of a kernel. Wiping is not optional: a kernel leaves no secret in the stack or in a
/// register that the caller may see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contract {
    /// A description of what the kernel computes, for the documentation.
    pub doc: &'static str,
    /// The parameters.
    pub parameters: Vec<Parameter>,
    /// Lists of regions: the regions of one list may be the same memory. All other regions do not overlap.
    pub may_alias: Vec<&'static [&'static str]>,
    /// The values of regions of fixed size, as integers.
    pub numbers: Vec<Number>,
}

impl Contract {
    /// Returns the regions that are passed by a pointer of their own.
    pub fn regions(&self) -> impl Iterator<Item = &Region> {
        self.parameters.iter().filter_map(|p| match p {
            Parameter::Pointer(region) => Some(region),
            Parameter::Length { .. } | Parameter::Messages { .. } => None,
        })
    }

    /// Returns the number of messages that are passed by an array of pointers; 0 if there is no such array.
    pub fn messages(&self) -> usize {
        let count = self.parameters.iter().find_map(|p| match p {
            Parameter::Messages { count, .. } => Some(*count),
            _ => None,
        });
        count.unwrap_or(0)
    }

    /// Returns this contract with a table of `bytes` bytes.
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

    /// Returns the number that the length is a multiple of, and its maximum.
    pub fn lengths(&self) -> (u64, Option<u64>) {
        let length = self.parameters.iter().find_map(|p| match p {
            Parameter::Length { multiple, max, .. } => Some((*multiple, *max)),
            Parameter::Pointer(_) | Parameter::Messages { .. } => None,
        });
        length.unwrap_or((1, Some(0)))
    }
}

/// A kernel: printed, run and proved. `O` is the type of operations, which this crate does not know.
#[derive(Clone, Debug)]
pub struct Kernel<O> {
    /// The name of the symbol, the file, the test, the benchmark and the line in PROVED.txt. Nothing is derived from
    /// the name.
    pub name: &'static str,
    /// The operation that the kernel computes.
    pub operation: O,
    /// The instruction set.
    pub isa: Isa,
    /// A description of how the kernel is made, in one line: shape, strands, order.
    pub weave: String,
    /// The contract.
    pub contract: Contract,
    /// The constants that are passed to the kernel.
    pub table: Vec<u8>,
    /// The number of bytes of stack below the stack pointer at entry.
    pub stack: usize,
    /// The code, without the return.
    pub code: Vec<Code>,
}

impl<O> Kernel<O> {
    /// Returns all instructions, in the order of the text.
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

    /// Returns the features that the kernel's instructions need. The kernel cannot be reached on a processor that lacks
    /// one of them.
    pub fn features(&self) -> BTreeSet<Feature> {
        let of = |inst: &Inst| inst.features().unwrap_or_else(|| panic!("{}: `{inst}` has no encoding", self.name));
        self.insts().into_iter().flat_map(of).collect()
    }
}
