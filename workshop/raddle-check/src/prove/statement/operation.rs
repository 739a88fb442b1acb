//! The statement about each operation, which is in the file of its algorithm.
//!
//! Statements consist of terms, whose crate is above the crate of the operations. So statements are not in the folders
//! of the operations.

use raddle_kernels::{Kernel, Operation};

use super::interface::Statement;
use super::{aes, chacha20_poly1305, hash};
use crate::explore::{Inputs, entry};
use crate::term::reset;

/// A function that returns the statement about an operation, if its file has one.
type Of = fn(&dyn Operation, &Inputs) -> Option<Box<dyn Statement>>;

/// The statements of each algorithm.
const ALGORITHMS: &[Of] = &[chacha20_poly1305::of, aes::of, hash::of];

/// Describes the statement about a kernel. Terms that were made before are lost.
pub fn describe(kernel: &Kernel) -> String {
    reset();
    let start = entry(kernel, &[], None);
    of(kernel, start.inputs).describe()
}

/// Returns the statement that a kernel computes its operation.
pub fn of(kernel: &Kernel, inputs: Inputs) -> Box<dyn Statement> {
    let statement = ALGORITHMS.iter().find_map(|of| of(&*kernel.operation, &inputs));
    statement.unwrap_or_else(|| panic!("there is no statement about {}", kernel.operation))
}
