//! The tests of the block functions themselves, from C.

use super::machine::Machine;
use crate::{Result, tools};
use std::fs;
use std::path::Path;

/// Compiles and runs `bindings/nettle/blocks.c`; the result is what it prints.
pub(super) fn run(machine: Machine, library: &Path, folder: &Path) -> Result<String> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let program = folder.join(format!("blocks-{machine}"));
    let mut gcc = machine.tool("gcc");
    gcc.args(["-std=c11", "-g", "-O2", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]);
    if matches!(machine, Machine::Native) {
        gcc.args(["-fsanitize=address,undefined", "-fno-sanitize-recover"]);
    }
    gcc.arg("-I").arg(tools::root().join("bindings/c/include"));
    gcc.arg(tools::root().join("bindings/nettle/blocks.c")).arg(library).arg("-o").arg(&program);
    tools::output_of(&mut gcc)?;
    let mut run = machine.run(&program)?;
    let output = run.output().map_err(|error| format!("can't run {}: {error}", program.display()))?;
    let [printed, errors] = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes));
    if output.status.success() {
        Ok(printed.trim_end().to_owned())
    } else {
        Err(format!("tests of the block functions fail on {machine}: {}\n{printed}{errors}", output.status))
    }
}
