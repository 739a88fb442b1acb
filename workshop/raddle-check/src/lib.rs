//! The checks: each kernel is run and proved from the instructions that are also printed.
//!
//! [`prove::prove_statement`] proves kernels of another crate, against a [`prove::statement::Statement`] of that crate.
//!
//! | module | purpose |
//! |---|---|
//! | [`contract`] | refuses contracts that are ambiguous or contradict themselves |
//! | [`program`] | flattens structured code into steps and jumps |
//! | [`layout`] | lays out registers and memory at the entry of a kernel |
//! | [`run`] | runs a kernel of any instruction set on any host |
//! | [`step`] | executes an instruction on numbers or on terms |
//! | [`term`] | symbolic words: equal expressions are one node |
//! | [`explore`] | executes every path of a kernel for every length on terms; loops by induction; checks bounds and secrets |
//! | [`integer`] | interprets terms as integers, with bounds |
//! | [`polynomial`] | interprets terms as polynomials over GF(2) |
//! | [`statement`] | states the claim that is proved about each operation |
//! | [`induction`] | proves goals about several bytes of a result at once, by induction over blocks |
//! | [`poly1305`] | states the goals of Poly1305, in integers |
//! | [`ghash`] | states the goals of GHASH and AES-GCM, in polynomials |
//! | [`hash`] | states the goals of SHA-256 and MD5, in terms |
//! | [`prove`] | proves function, dataflow, secrets, bounds, ABI and wiping of a kernel |
//! | [`export`] | writes the goals of a kernel in SMT-LIB, for solvers by other authors |
//! | [`mutate`] | changes single instructions, which the proof must refuse |
//! | [`fuzz`] | makes random kernels and contracts, on which a prover must neither panic, hang nor err |
//! | [`cosim`] | compares the meaning of every row with a processor |
//! | [`binary`] | compares the kernels in a compiled program with their recorded machine code; finds loads that wait for stores |
//! | [`encode`] | assembles the generated text, disassembles it, and compares |
//! | [`cost`] | estimates the speed of a kernel with a model of a processor |
//! | [`ports`] | asks a model for the execution port of each instruction |
//! | [`excerpt`] | selects the part of a kernel that a drawing shows, with its strands |

pub mod binary;
pub mod cosim;
pub mod encode;
pub mod explore;
pub mod export;
pub mod fuzz;
pub mod integer;
pub mod library;
pub mod model;
pub mod mutate;
pub mod prove;
pub mod run;
pub mod step;
pub mod term;

pub use model::{cost, excerpt, ports};
pub use prove::{ghash, hash, induction, poly1305, polynomial, statement};
pub use run::{contract, layout, program};
