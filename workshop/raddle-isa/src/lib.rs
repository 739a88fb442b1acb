//! Instructions as values.
//!
//! A [`Row`] describes one instruction: its operands and how it accesses them, its text, its features, whether its time
//! depends on its data, and its meaning, which is written once for any [`Word`]. A row with operands is an [`Inst`]; a
//! sequence of instructions is a [`Strand`]; [`weave`] interleaves strands into the code of a kernel.
//!
//! | module | contents |
//! |---|---|
//! | [`word`] | the arithmetic that meanings are written in, and concrete numbers to run it |
//! | [`machine`] | registers and memory as bytes |
//! | [`written`] | the bytes that were written to a region |
//! | [`lanes`] | operations on the lanes of vectors, which most meanings use |
//! | `rounds` | rounds of AES and SHA-256 |
//! | [`inst`] | rows, operands, instructions |
//! | [`mod@kinds`] | kinds of operands that instruction sets share |
//! | `rows` | the macro that declares rows |
//! | [`strand`] | straight-line code in bundles, and the weaver |
//! | `tools` | edits of kernels, to plant faults |
//! | [`banner`] | the comments above the text of a kernel |
//! | [`builder`] | builds kernels, with typed registers, stack slots and constants |
//! | [`note`] | comments in the generated text |
//! | [`code`] | structured control flow, contracts, kernels |
//! | [`canonical`] | contracts serialised for hashing |
//! | [`names`] | the names of registers |
//! | [`mod@print`] | the text of instructions and kernels |
//! | [`x86_64`], [`aarch64`], [`ppc64le`] | the registers and rows of each instruction set |
//! | `sets` | the rows of an instruction set and their execution, chosen by its name |

pub mod aarch64;
pub mod banner;
pub mod builder;
pub mod canonical;
pub mod code;
pub mod inst;
pub mod isa;
pub mod kinds;
pub mod lanes;
pub mod machine;
pub mod names;
pub mod note;
pub mod ppc64le;
pub mod print;
mod rounds;
mod rows;
mod sets;
pub mod strand;
mod tools;
mod unwind;
pub mod word;
pub mod written;
pub mod x86_64;

pub use code::{Code, Cond, Contract, Extent, Kernel, Limb, Meaning, Number, Parameter, Region};
pub use inst::{Access, Feature, Inst, Kind, Mem, Needs, Operand, Row};
pub use isa::{File, Isa, Reg, View};
pub use machine::{Denial, Fault, Machine, Memory};
pub use strand::{Clobber, Order, Origin, Strand, weave};
pub use word::{Concrete, Word};
pub use written::Written;
