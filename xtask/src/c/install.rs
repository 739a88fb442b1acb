//! The library, installed by cargo-c, and the program of the README, compiled against it.

use super::{folder, is_installed, products, tool};
use crate::{Result, files, tools};
use std::path::Path;
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
    files::remove_folder(&prefix)?;
    let mut install = Command::new(cinstall);
    install.current_dir(folder()).args(["cinstall", "--release", "--libdir", "lib", "--prefix"]).arg(&prefix);
    install.arg("--target-dir").arg(tools::root().join("target/c"));
    tools::output_of(&mut install)?;
    let library = prefix.join("lib/libraddle.so");
    let dynamic = tools::output_of(Command::new("readelf").arg("-d").arg(&library))?;
    if !dynamic.contains("soname: [libraddle.so.0") {
        return Err(format!("libraddle.so has no soname, or another:\n{dynamic}"));
    }
    let [installed, recorded] =
        [prefix.join("include/raddle.h"), folder().join("include/raddle.h")].map(|path| files::read(&path));
    if installed? != recorded? {
        return Err("the installed header is another than include/raddle.h".to_owned());
    }

    readme(&prefix)
}

/// The program of the README where cargo-c is missing: against the library, the header and a `raddle.pc` of the same names, put
/// where cargo-c would put them.
pub(super) fn by_hand(library: &Path) -> Result {
    let prefix = products()?.join("by-hand");
    for (from, to) in [(library, "lib/libraddle.so"), (&folder().join("include/raddle.h"), "include/raddle.h")] {
        let to = prefix.join(to);
        files::make_folder_of(&to)?;
        files::copy(from, &to)?;
    }
    let file = prefix.join("lib/pkgconfig/raddle.pc");
    files::make_folder(prefix.join("lib/pkgconfig"))?;
    let text = format!(
        "prefix={}\nName: raddle\nDescription: for this test\nVersion: 0.1.0\nLibs: -L${{prefix}}/lib -lraddle\nCflags: -I${{prefix}}/include\n",
        prefix.display()
    );
    files::write(&file, text)?;
    readme(&prefix)
}

/// Compiles the program of the README as it says, and runs it.
fn readme(prefix: &Path) -> Result {
    let readme = files::read(tools::root().join("README.md"))?;
    let program = readme.split("```c\n").nth(1).and_then(|rest| rest.split("```").next());
    let source = products()?.join("hello.c");
    files::write(&source, program.ok_or("the README has no program of C")?)?;
    // As the README says.
    let compile = readme.lines().find(|line| line.starts_with("cc ") && line.contains("pkg-config"));
    let compile = compile.ok_or("the README does not say how its program of C is compiled")?;
    let mut shell = Command::new("sh");
    shell.args(["-ec", &format!("{compile} && ./hello")]);
    shell.current_dir(products()?).env("PKG_CONFIG_PATH", prefix.join("lib/pkgconfig"));
    let printed = tools::output_of(shell.env("LD_LIBRARY_PATH", prefix.join("lib")))?;
    println!("report: the program of the README printed {printed:?}");
    if printed.contains("attack at dawn") { Ok(()) } else { Err("it should have printed the message".to_owned()) }
}
