//! The statement about each operation: the file of its algorithm has it.
//!
//! Statements are made of terms, which are above the crate of the operations, so they are not in its folders.

use raddle_kernels::{Kernel, Operation};

use super::interface::Statement;
use super::{aes, chacha20_poly1305, hash};
use crate::explore::{Inputs, entry};
use crate::term::reset;

/// The statement about an operation, if a file has one.
type Of = fn(&dyn Operation, &Inputs) -> Option<Box<dyn Statement>>;

/// The statements of each algorithm.
const ALGORITHMS: &[Of] = &[chacha20_poly1305::of, aes::of, hash::of];

/// What the statement about a kernel says. Terms that were made before are lost.
pub fn describe(kernel: &Kernel) -> String {
    reset();
    let start = entry(kernel, &[], None);
    of(kernel, start.inputs).describe()
}

/// The statement about a kernel: that it computes its operation.
pub fn of(kernel: &Kernel, inputs: Inputs) -> Box<dyn Statement> {
    let statement = ALGORITHMS.iter().find_map(|of| of(&*kernel.operation, &inputs));
    statement.unwrap_or_else(|| panic!("there is no statement about {}", kernel.operation))
}
