//! What is common to how kernels are made.

use raddle_isa::Code;
use raddle_isa::builder::Target;

use crate::{Kernel, Operation};

/// A kernel being built.
pub(crate) type Builder<T> = raddle_isa::builder::Builder<T, Operation>;

/// A way to make kernels of an operation, of which the fields are the choices: how many messages, how wide, in which order.
pub(crate) trait Variant {
    /// The instruction set.
    type Target: Target;

    /// What the kernel computes.
    fn operation(&self) -> Operation;

    /// How it is made, in a line.
    fn summary(&self) -> String;

    /// Takes registers, slots and constants, and returns the code between entry and return.
    fn build(&self, k: &mut Builder<Self::Target>) -> Vec<Code>;

    /// The kernel of this name.
    fn kernel(&self, name: &'static str) -> Kernel {
        kernel(name, self.operation(), self.summary(), |k| self.build(k))
    }
}

/// A kernel of which there are no variants.
pub(crate) fn kernel<T: Target>(
    name: &'static str,
    operation: Operation,
    summary: impl Into<String>,
    build: impl FnOnce(&mut Builder<T>) -> Vec<Code>,
) -> Kernel {
    let contract = operation.contract();
    let mut builder = Builder::new(name, operation, contract);
    let code = build(&mut builder);
    builder.kernel(summary, code)
}
