//! The library, installed by cargo-c, and the program of the README, compiled against it.

use super::{folder, is_installed, products, tool};
use crate::{Result, tools};
use std::fs;
use std::process::Command;

/// The version of cargo-c.
const CARGO_C: &str = "0.10.24+cargo-0.98.0";

/// Whether cargo-c is there: to compile it takes longer than all else here.
pub(super) fn is_possible() -> bool {
    is_installed("cargo-c", CARGO_C)
}

pub(super) fn run() -> Result {
    let cinstall = tool("cargo-c", CARGO_C, &[("CARGO_PROFILE_DEV_OPT_LEVEL", "0")])?;
    let prefix = products()?.join("prefix");
    if prefix.exists() {
        fs::remove_dir_all(&prefix).map_err(|error| format!("{}: {error}", prefix.display()))?;
    }
    let mut install = Command::new(cinstall);
    install.current_dir(folder()).args(["cinstall", "--release", "--libdir", "lib", "--prefix"]).arg(&prefix);
    install.arg("--target-dir").arg(tools::root().join("target/c"));
    tools::output_of(&mut install)?;
    let library = prefix.join("lib/libraddle.so");
    let dynamic = tools::output_of(Command::new("readelf").arg("-d").arg(&library))?;
    if !dynamic.contains("soname: [libraddle.so.0") {
        return Err(format!("libraddle.so has no soname, or another:\n{dynamic}"));
    }
    let [installed, recorded] = [prefix.join("include/raddle.h"), folder().join("include/raddle.h")]
        .map(|path| fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display())));
    if installed? != recorded? {
        return Err("the installed header is another than include/raddle.h".to_owned());
    }

    let readme = fs::read_to_string(tools::root().join("README.md")).map_err(|error| error.to_string())?;
    let program = readme.split("```c\n").nth(1).and_then(|rest| rest.split("```").next());
    let source = products()?.join("readme.c");
    fs::write(&source, program.ok_or("the README has no program of C")?).map_err(|error| error.to_string())?;
    // As a person types it.
    let mut shell = Command::new("sh");
    shell.args(["-ec", "cc -o readme readme.c $(pkg-config --cflags --libs raddle) && ./readme"]);
    shell.current_dir(products()?).env("PKG_CONFIG_PATH", prefix.join("lib/pkgconfig"));
    let printed = tools::output_of(shell.env("LD_LIBRARY_PATH", prefix.join("lib")))?;
    println!("report: the program of the README printed {printed:?}");
    if printed.contains("attack at dawn") { Ok(()) } else { Err("it should have printed the message".to_owned()) }
}
