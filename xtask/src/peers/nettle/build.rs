//! Two builds of Nettle: as it is, and with functions of raddle.

use super::machine::Machine;
use crate::{Result, files, tools};
use std::path::{Path, PathBuf};

/// How Debian configures Nettle, without what needs GMP and without what nothing here calls. Position-independent as
/// there: else the compiler would bind calls inside of a file to Nettle's own functions.
const OPTIONS: [&str; 6] = [
    "--enable-fat",
    "--disable-public-key",
    "--disable-shared",
    "--disable-documentation",
    "--disable-openssl",
    "CFLAGS=-g -O2 -fPIC",
];

/// Nettle for a machine.
pub(super) struct Build {
    pub(super) machine: Machine,
    /// Nettle as it is.
    pub(super) own: PathBuf,
    /// The same, whose functions are weak where ours have their names.
    pub(super) ours: PathBuf,
    source: PathBuf,
    library: PathBuf,
}

impl Build {
    /// Both builds; Nettle's own is made once.
    pub(super) fn of(source: &Path, machine: Machine, library: &Path) -> Result<Self> {
        let name = source.file_name().unwrap_or_default().to_string_lossy();
        let folder = tools::root().join(super::DIRECTORY).join(format!("{name}-{machine}"));
        let build = Self {
            machine,
            own: folder.join("own"),
            ours: folder.join("ours"),
            source: source.to_owned(),
            library: library.to_owned(),
        };
        let done = folder.join("built");
        if !done.exists() {
            build.configure_and_make()?;
            files::write(&done, "")?;
        }
        build.weaken()?;
        Ok(build)
    }

    fn configure_and_make(&self) -> Result {
        for folder in [&self.own, &self.ours] {
            files::remove_folder(folder)?;
        }
        files::make_folder(&self.own)?;
        let mut configure = std::process::Command::new(self.source.join("configure"));
        configure.current_dir(&self.own).args(OPTIONS).args(self.machine.host());
        tools::output_of(&mut configure)?;
        tools::output_of(self.machine.make()?.current_dir(&self.own))?;
        // With the times of the files, so that nothing is made anew.
        let mut copy = std::process::Command::new("cp");
        tools::output_of(copy.args(["--recursive", "--preserve=all"]).arg(&self.own).arg(&self.ours)).map(drop)
    }

    /// Makes the functions weak that the glue has too: in a program with both, the glue's are called, by Nettle's other
    /// functions as well. Fails where Nettle has no such function.
    fn weaken(&self) -> Result {
        let names = self.functions(&self.glue(0)?)?;
        let mut objcopy = self.machine.tool("objcopy");
        objcopy.args(names.iter().map(|name| format!("--weaken-symbol={name}")));
        tools::output_of(objcopy.arg(self.own.join("libnettle.a")).arg(self.ours.join("libnettle.a")))?;
        let symbols = tools::output_of(self.machine.tool("nm").arg("--quiet").arg(self.ours.join("libnettle.a")))?;
        for name in &names {
            let is_it = |line: &str| line.split_whitespace().skip(1).eq(["W", name.as_str()]);
            if !symbols.lines().any(is_it) {
                return Err(format!("Nettle has no function {name}, which bindings/nettle/glue.c replaces"));
            }
        }
        Ok(())
    }

    /// Compiles the glue with a planted fault, or with none: the object.
    pub(super) fn glue(&self, fault: usize) -> Result<PathBuf> {
        let glue = tools::root().join("bindings/nettle");
        let object = self.ours.join(format!("glue-{fault}.o"));
        let mut gcc = self.machine.tool("gcc");
        gcc.args(["-std=c11", "-g", "-O2", "-fPIC", "-Wall", "-Wextra", "-Werror", "-c"]);
        gcc.arg(format!("-DFAULT={fault}")).arg(glue.join("glue.c")).arg("-o").arg(&object);
        for folder in [&self.source, &self.ours, &tools::root().join("bindings/c/include")] {
            gcc.arg("-I").arg(folder);
        }
        tools::output_of(&mut gcc)?;
        Ok(object)
    }

    /// The names of the functions in an object.
    fn functions(&self, object: &Path) -> Result<Vec<String>> {
        let mut nm = self.machine.tool("nm");
        let lines = tools::output_of(nm.args(["--extern-only", "--defined-only", "--format=posix"]).arg(object))?;
        let functions = lines.lines().filter(|line| line.split_whitespace().nth(1) == Some("T"));
        Ok(functions.filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect())
    }

    /// What a program is linked with to call ours.
    pub(super) fn libraries(&self, glue: &Path) -> String {
        // The glue calls other functions of Nettle.
        format!("{} -lnettle {}", glue.display(), self.library.display())
    }
}
