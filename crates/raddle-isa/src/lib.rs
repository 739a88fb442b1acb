//! Instructions as values.
//!
//! A [`Row`] says everything about one instruction: operands with access, text, features, whether its time
//! depends on its data, and its meaning, written once over any [`Word`]. From rows come
//! [`Inst`]ructions, from instructions [`Strand`]s, from strands, by [`weave`], the kernels.
//!
//! | module | what it holds |
//! |---|---|
//! | [`word`] | the arithmetic that meanings are written in, and the numbers that run it |
//! | [`machine`] | registers and memory as bytes |
//! | [`lanes`] | vectors cut into lanes: what most meanings are made of |
//! | `rounds` | rounds of AES and SHA-256 |
//! | [`inst`] | rows, operands, instructions, and the macro that declares rows |
//! | [`mod@kinds`] | kinds of operands that instruction sets share |
//! | [`strand`] | straight code in bundles, and the weaver |
//! | `tools` | changes of kernels, to plant faults |
//! | [`builder`] | kernels from registers with types, slots and constants |
//! | [`code`] | structured control flow, contracts, kernels |
//! | [`canonical`] | contracts in a form that is hashed |
//! | [`mod@print`] | the text of instructions and kernels |
//! | [`x86_64`], [`aarch64`], [`ppc64le`] | the registers and rows of each instruction set |

pub mod aarch64;
pub mod builder;
pub mod canonical;
pub mod code;
pub mod inst;
pub mod isa;
pub mod kinds;
pub mod lanes;
pub mod machine;
pub mod ppc64le;
pub mod print;
mod rounds;
pub mod strand;
mod tools;
pub mod word;
pub mod x86_64;

pub use code::{Code, Cond, Contract, Extent, Kernel, Limb, Meaning, Number, Parameter, Region};
pub use inst::{Access, Feature, Inst, Kind, Mem, Needs, Operand, Row};
pub use isa::{File, Isa, Reg, View};
pub use machine::{Denial, Fault, Machine, Memory};
pub use strand::{Clobber, Order, Origin, Strand, weave};
pub use word::{Concrete, Word};
