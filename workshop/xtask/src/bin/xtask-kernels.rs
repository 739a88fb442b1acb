//! The program `xtask-kernels`, to which `xtask` passes the tasks that need kernels: the library has them.

use std::process::ExitCode;

fn main() -> ExitCode {
    xtask::main()
}
