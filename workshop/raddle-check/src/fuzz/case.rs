//! A kernel for the prover, with the source of the statement about it.

use raddle_kernels::Kernel;

/// A kernel for the prover.
#[derive(Clone, Debug)]
pub struct Case {
    /// The kernel.
    pub kernel: Kernel,
    /// The source of the statement that is proved about the kernel.
    pub claim: Claim,
}

/// The source of the statement about a kernel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The operation of a kernel of the library.
    Operation,
    /// The operation of a kernel of the library, under another contract.
    OtherContract,
    /// The program that the kernel was made from.
    Program,
}
