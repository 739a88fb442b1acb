//! Kernels in an interpreter, with `--cfg raddle_interpreted`. The program that links the library runs each assembly
//! kernel, given its name and its arguments. Every CPU then counts as a CPU with all features, so each level and each
//! plan runs on every machine. Only tests compile the library this way.

use super::argument::{Read, Write};
use crate::cpu::{cores::Core, detect, features::Features, level::Level, token::Token};

unsafe extern "Rust" {
    /// Runs the kernel with this name. The arguments are the arguments of its contract without the table: addresses,
    /// whose provenance is exposed, and the length.
    safe fn raddle_interpret(kernel: &'static str, arguments: &[usize]);
}

/// Lets the interpreter run a kernel.
pub(in crate::kernel) fn run(kernel: &'static str, arguments: &[usize]) {
    raddle_interpret(kernel, arguments);
}

/// Uses the kernels of a level and the plan of a core for the whole process. The level may be above the level in use.
pub fn choose(level: Level, core: Core) {
    Token::choose(level, core);
}

/// Returns the features of the CPU itself, which the interpreter does not change.
#[must_use]
pub fn of_this_cpu() -> Features {
    detect::of_this_cpu()
}

/// An argument of a kernel.
pub(in crate::kernel) trait Argument {
    /// Returns the address or the number.
    fn word(self) -> usize;
}

impl<M> Argument for Read<M> {
    fn word(self) -> usize {
        self.pointer::<u8>().expose_provenance()
    }
}

impl<M> Argument for Write<M> {
    fn word(self) -> usize {
        self.pointer::<u8>().expose_provenance()
    }
}

impl Argument for usize {
    fn word(self) -> usize {
        self
    }
}
