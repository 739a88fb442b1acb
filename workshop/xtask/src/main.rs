//! The program `xtask`, as `cargo xtask` runs it: the library has its tasks.

use std::process::ExitCode;

fn main() -> ExitCode {
    xtask::main()
}
