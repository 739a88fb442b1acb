//! Structured control flow, contracts, kernels.

use std::collections::BTreeSet;

use crate::inst::{Feature, Inst};
use crate::isa::{Isa, Reg};
use crate::strand::Strand;

/// A condition: a flag that is set or clear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cond {
    /// The flag.
    pub flag: Reg,
    /// What it must be.
    pub set: bool,
}

impl Cond {
    /// The opposite.
    pub fn opposite(self) -> Cond {
        Cond { set: !self.set, ..self }
    }
}

/// Control flow without labels. Every condition must be public; the checks refuse it otherwise.
#[derive(Clone, Debug)]
pub enum Code {
    /// Instructions one after another.
    Straight(Strand),
    /// `body` again and again while `again` holds at its end: a fixed number of rounds, counted by the body.
    Repeat {
        /// The body, run at least once.
        body: Vec<Code>,
        /// Go back to its start.
        again: Cond,
    },
    /// While there is enough input left: `test`, leave unless `enter` holds, `body`, and again.
    ///
    /// Proved by induction: the state at the head is the state at first entry with the length, the pointers and the
    /// counter moved on.
    While {
        /// Sets the condition.
        test: Vec<Inst>,
        /// Holds while the body is to run.
        enter: Cond,
        /// One turn.
        body: Vec<Code>,
    },
    /// `body` unless `unless` holds.
    Skip {
        /// Jump over the body.
        unless: Cond,
        /// What is jumped over.
        body: Vec<Code>,
    },
    /// A remark in the printed text.
    Note(String),
}

impl From<Strand> for Code {
    fn from(strand: Strand) -> Code {
        Code::Straight(strand)
    }
}

/// How long a region is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// So many bytes.
    Bytes(usize),
    /// As many bytes as the parameter of this name says.
    Parameter(&'static str),
}

/// A piece of memory that a kernel may touch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// The name of the pointer that is passed.
    pub name: &'static str,
    /// How long it is.
    pub extent: Extent,
    /// May be read.
    pub readable: bool,
    /// Is written, every byte of it.
    pub written: bool,
    /// Holds secrets.
    pub secret: bool,
    /// What it is, for the documentation.
    pub doc: &'static str,
}

/// A parameter of a kernel, in the order of the calling convention.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Parameter {
    /// A pointer to a region.
    Pointer(Region),
    /// A number of bytes, public.
    Length(&'static str),
}

impl Parameter {
    /// Its name.
    pub fn name(&self) -> &'static str {
        match self {
            Parameter::Pointer(region) => region.name,
            Parameter::Length(name) => name,
        }
    }
}

/// What a kernel promises and demands. Wiping is not an option: no secret is left in a register that the caller
/// may see, nor in the stack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contract {
    /// What the kernel computes, for the documentation.
    pub doc: &'static str,
    /// The parameters.
    pub parameters: Vec<Parameter>,
    /// Two regions that may be the same one (and otherwise don't overlap).
    pub in_place: Option<(&'static str, &'static str)>,
}

impl Contract {
    /// The regions.
    pub fn regions(&self) -> impl Iterator<Item = &Region> {
        self.parameters.iter().filter_map(|p| match p {
            Parameter::Pointer(region) => Some(region),
            Parameter::Length(_) => None,
        })
    }
}

/// A kernel: what is printed, run and proved.
#[derive(Clone, Debug)]
pub struct Kernel {
    /// The one name: symbol, file, test, benchmark, line in PROVED.txt.
    pub name: &'static str,
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

impl Kernel {
    /// The name of the region that holds the constants.
    pub const TABLE: &'static str = "table";

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

    /// Replaces each instruction by others or by none, in the order of the text: for planting faults.
    pub fn edit(&mut self, mut change: impl FnMut(&Inst) -> Vec<Inst>) {
        fn walk(code: &mut [Code], change: &mut dyn FnMut(&Inst) -> Vec<Inst>) {
            for part in code {
                match part {
                    Code::Straight(strand) => strand.edit(&mut *change),
                    Code::Repeat { body, .. } | Code::Skip { body, .. } => walk(body, change),
                    Code::While { test, body, .. } => {
                        *test = test.iter().flat_map(&mut *change).collect();
                        walk(body, change);
                    }
                    Code::Note(_) => {}
                }
            }
        }
        walk(&mut self.code, &mut change);
    }

    /// The features that its instructions need: so it can't be reached on a processor that lacks one.
    pub fn features(&self) -> BTreeSet<Feature> {
        let of = |inst: &Inst| inst.features().unwrap_or_else(|| panic!("{}: `{inst}` has no encoding", self.name));
        self.insts().into_iter().flat_map(of).collect()
    }
}
