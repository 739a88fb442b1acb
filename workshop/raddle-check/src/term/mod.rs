//! Terms: the domain in which kernels are proved.
//!
//! A term is a node of a graph in which equal nodes are one node. Constructors bring a term to a normal form before it
//! enters the graph, so two terms with one number are equal for every input. Equality is a comparison of numbers. The
//! normal forms are sums with coefficients modulo 2^w, bitwise functions as polynomials over GF(2), rotations pushed to
//! the words of these, and bytes that remember their word. They are incomplete (equal words may have different terms),
//! but never unsound; docs/SOUNDNESS.md says how they are tested.

mod bitwise;
mod debug;
mod graph;
mod substitution;
mod sum;
#[cfg(test)]
mod tests;
mod word;

pub(crate) use bitwise::masked;
pub(crate) use graph::{Half, Node, at_step};
pub use graph::{Kind, Term, TermByte, reset};
pub use substitution::Substitution;
