//! Variants: kernels of one operation that differ in parameters.

use raddle_isa::Code;
use raddle_isa::builder::Target;

use crate::{AnyOperation, Kernel};

/// A kernel being built.
pub type Builder<T> = raddle_isa::builder::Builder<T, AnyOperation>;

/// The parameters of kernels of one operation, as fields: the number of messages, the register width, the order of the
/// weave.
pub(crate) trait Variant {
    /// The instruction set.
    type Target: Target;

    /// Returns the operation that the kernel computes.
    fn operation(&self) -> AnyOperation;

    /// Describes the parameters in one line, for the head of the generated kernel.
    fn summary(&self) -> String;

    /// Allocates registers, slots and constants, and returns the body of the kernel.
    fn build(&self, k: &mut Builder<Self::Target>) -> Vec<Code>;

    /// Returns the kernel of this name.
    fn kernel(&self, name: &'static str) -> Kernel {
        kernel(name, self.operation(), self.summary(), |k| self.build(k))
    }
}

/// Returns a number of things, for comments: `1 block`, `2 blocks`.
pub(crate) fn counted(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}

/// Builds a kernel that has no variants: `build` allocates registers, slots and constants, and returns the body.
/// `summary` describes in one line how the kernel is made.
#[track_caller]
pub fn kernel<T: Target>(
    name: &'static str,
    operation: impl Into<AnyOperation>,
    summary: impl Into<String>,
    build: impl FnOnce(&mut Builder<T>) -> Vec<Code>,
) -> Kernel {
    let operation = operation.into();
    let contract = operation.contract();
    let mut builder = Builder::new(name, operation, contract);
    let code = build(&mut builder);
    builder.kernel(summary, code)
}
