//! The proof of a kernel, with the statements to prove and the kinds of arithmetic that prove their loops.

pub mod blake3;
pub mod ghash;
pub mod hash;
pub mod induction;
pub mod poly1305;
pub mod polynomial;
mod proof;
pub mod statement;

pub use proof::{MakeStatement, Proof, dataflow, prove, prove_by_its_contract, prove_statement};
