//! The tests of the block functions themselves, from C.

use super::machine::Machine;
use crate::{Result, files, tools};
use std::path::Path;

/// Compiles and runs `bindings/nettle/blocks.c`; the result is what it prints.
pub(super) fn run(machine: Machine, library: &Path, folder: &Path) -> Result<String> {
    files::make_folder(folder)?;
    let program = folder.join(format!("blocks-{machine}"));
    let mut gcc = machine.tool("gcc");
    gcc.args(["-std=c11", "-g", "-O2", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]);
    if matches!(machine, Machine::Native) {
        gcc.args(["-fsanitize=address,undefined", "-fno-sanitize-recover"]);
    }
    gcc.arg("-I").arg(tools::root().join("bindings/c/include"));
    gcc.arg(tools::root().join("bindings/nettle/blocks.c")).arg(library).arg("-o").arg(&program);
    tools::output_of(&mut gcc)?;
    match tools::said_by(&mut machine.run(&program)?)? {
        (true, printed) => Ok(printed.trim_end().to_owned()),
        (false, printed) => Err(format!("tests of the block functions fail on {machine}:\n{printed}")),
    }
}
