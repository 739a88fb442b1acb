//! The systems for which programs and libraries are shipped.
//!
//! For Linux, Zig links programs and libraries, as it links the wheels: with the symbols of an old glibc, no matter
//! which one this machine has. A second program is linked with musl, and needs no file of the system.

use std::env::consts::ARCH;
use std::path::{Path, PathBuf};
use std::process::Command;

use object::elf::{DT_NEEDED, FileHeader64, PT_INTERP};
use object::read::elf::{Dyn, FileHeader, ProgramHeader};
use object::{Endianness, FileKind};

use crate::{Result, cross, files, tools};

/// The newest version of glibc whose symbols may be needed: the version of RHEL 8 and of the wheels (`manylinux_2_28`).
const GLIBC: &str = "2.28";

/// The packages that pip installs for linking: Zig, and a program that translates rustc's options for it.
const LINKER: [&str; 2] = ["cargo-zigbuild==0.24.1", "ziglang==0.17.1"];

/// The beginning of the version of a glibc symbol.
const MARK: &str = "GLIBC_";

/// A system for which archives are built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum System {
    /// This system. On Linux, every system with glibc 2.28 or later.
    Own,
    /// Linux without a C library: musl is part of the program.
    Musl,
}

impl System {
    /// Returns the systems for which programs are built on this machine.
    pub(crate) fn of_programs() -> &'static [System] {
        if is_linked_by_zig() { &[System::Own, System::Musl] } else { &[System::Own] }
    }

    /// Returns the suffix of this system in the names of archives.
    pub(crate) fn suffix(self) -> &'static str {
        match self {
            System::Own => "",
            System::Musl => "-musl",
        }
    }

    /// Returns rustc's name of the target, or `None` for the compiler's own target.
    fn triple(self) -> Option<String> {
        let libc = match self {
            System::Own => "gnu",
            System::Musl => "musl",
        };
        is_linked_by_zig().then(|| format!("{ARCH}-unknown-linux-{libc}"))
    }

    /// Configures a cargo command to build for this system, without the folders of this machine. Installs the linker.
    pub(crate) fn build(self, cargo: &mut Command) -> Result {
        self.build_in(tools::root(), cargo)
    }

    /// Configures a cargo command as [`System::build`] does, for a copy of the repository in another folder.
    pub(crate) fn build_in(self, root: &Path, cargo: &mut Command) -> Result {
        hide_folders(cargo, root)?;
        let Some(triple) = self.triple() else { return Ok(()) };
        // Build scripts use this linker for each system: with another linker, cargo would rebuild them and everything
        // that depends on them.
        let own = format!("{ARCH}-unknown-linux-gnu").to_uppercase().replace('-', "_");
        cargo.env(format!("CARGO_TARGET_{own}_LINKER"), linker()?);
        if self == System::Musl {
            cross::install_std([&*triple]);
        }
        cargo.args(["--target", &triple]);
        Ok(())
    }

    /// Returns the folder of the products of [`System::build`], in a folder of cargo.
    pub(crate) fn products(self, target: &Path, profile: &str) -> PathBuf {
        target.join(self.triple().unwrap_or_default()).join(profile)
    }

    /// Refuses a file with a path of this machine, and a program or library that needs more than this system has. Other
    /// files need nothing.
    pub(crate) fn check(self, file: &Path) -> Result {
        let bytes = files::bytes(file)?;
        if let Some(folder) = named_folder(&bytes)? {
            return Err(format!("{}: contains a path in {}", file.display(), folder.display()));
        }
        if self.triple().is_none() || !matches!(FileKind::parse(&*bytes), Ok(FileKind::Elf64)) {
            return Ok(());
        }
        let failed = |why: String| format!("{}: {why}", file.display());
        let needs = Needs::of(&bytes).map_err(|error| failed(error.to_string()))?;
        let newest = needs.allowed_by(self).map_err(failed)?;
        println!("report: {} needs {}", file.display(), newest.unwrap_or_else(|| "no glibc".to_owned()));
        Ok(())
    }
}

/// Returns the folders of this machine whose paths a compiler may store in a program, and the names that replace them:
/// the sources of the standard library, of the dependencies, and of this repository.
fn folders(root: &Path) -> Result<[(PathBuf, &'static str); 3]> {
    let sysroot = tools::output_of(Command::new("rustc").current_dir(tools::root()).args(["--print", "sysroot"]))?;
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo"))).ok_or("the folder of cargo is not known")?;
    Ok([(sysroot.into(), "/rust"), (home, "/cargo"), (root.to_path_buf(), "/raddle")])
}

/// Makes the compiler replace the paths of this machine, so that builds in two folders are equal. The repository is in
/// the folder `root`.
pub(crate) fn hide_folders(cargo: &mut Command, root: &Path) -> Result {
    let mut flags: Vec<String> = match std::env::var("CARGO_ENCODED_RUSTFLAGS") {
        Ok(flags) => flags.split('\x1f').map(str::to_owned).collect(),
        Err(_) => std::env::var("RUSTFLAGS").unwrap_or_default().split_whitespace().map(str::to_owned).collect(),
    };
    for (folder, name) in folders(root)? {
        flags.push(format!("--remap-path-prefix={}={name}", folder.display()));
    }
    // Unlike RUSTFLAGS, this variable separates options so that paths may contain blanks.
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"));
    Ok(())
}

/// Returns the folder of this machine that a file names.
fn named_folder(bytes: &[u8]) -> Result<Option<PathBuf>> {
    let names = |folder: &Path| {
        let name = folder.join("").into_os_string().into_encoded_bytes();
        bytes.windows(name.len()).any(|window| window == name)
    };
    Ok(folders(tools::root())?.into_iter().map(|(folder, _)| folder).find(|folder| names(folder)))
}

/// Returns whether this is Linux on an architecture for which programs are shipped.
fn is_linked_by_zig() -> bool {
    cfg!(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))
}

/// Writes the program that links with the symbols of [`GLIBC`], and returns its path.
fn linker() -> Result<PathBuf> {
    let versions = LINKER.map(|package| package.replace("==", "-")).join("-");
    let folder = tools::root().join("target/tools").join(versions);
    let linker = folder.join("linker.sh");
    if !linker.exists() {
        let python = tools::environment("python3", &folder)?;
        let mut install = Command::new(&python);
        tools::output_of(install.args(["-m", "pip", "install", "--quiet", "--only-binary=:all:"]).args(LINKER))?;
        let bin = folder.join("bin").display().to_string();
        let script = format!(
            "#!/bin/sh\nexport CARGO_ZIGBUILD_PYTHON_PATH='{bin}/python'\n\
             exec '{bin}/cargo-zigbuild' zig cc -- -target {ARCH}-linux-gnu.{GLIBC} \"$@\"\n"
        );
        files::write(&linker, script)?;
        // This comes last, because another run may use the file as soon as it can be executed.
        tools::output_of(Command::new("chmod").arg("+x").arg(&linker))?;
    }
    Ok(linker)
}

/// The requirements of a program or library.
#[derive(Debug, Default)]
struct Needs {
    /// The versions of other libraries' symbols, such as `GLIBC_2.28`.
    versions: Vec<String>,
    /// Whether the file needs the system's loader, to start or to load a library.
    loader: bool,
}

impl Needs {
    /// Reads the requirements from an ELF file.
    fn of(bytes: &[u8]) -> object::Result<Self> {
        let header = FileHeader64::<Endianness>::parse(bytes)?;
        let endian = header.endian()?;
        let mut needs = Self::default();
        for segment in header.program_headers(endian, bytes)? {
            let entries = segment.dynamic(endian, bytes)?.unwrap_or_default();
            needs.loader |= segment.p_type(endian) == PT_INTERP;
            needs.loader |= entries.iter().any(|entry| entry.d_tag(endian) == u64::from(DT_NEEDED));
        }
        let sections = header.sections(endian, bytes)?;
        if let Some((mut libraries, link)) = sections.gnu_verneed(endian, bytes)? {
            let names = sections.strings(endian, bytes, link)?;
            while let Some((_, mut versions)) = libraries.next()? {
                while let Some(version) = versions.next()? {
                    let name = version.name(endian, names)?;
                    needs.versions.push(String::from_utf8_lossy(name).into_owned());
                }
            }
        }
        Ok(needs)
    }

    /// Returns the newest version of glibc that is needed. The error says what the system lacks.
    fn allowed_by(&self, system: System) -> Result<Option<String>> {
        if system == System::Musl {
            return if self.loader { Err("needs a loader or a library".to_owned()) } else { Ok(None) };
        }
        let (max, mut newest) = (numbers(GLIBC).unwrap_or_default(), Vec::new());
        for name in self.versions.iter().filter(|name| name.starts_with(MARK)) {
            // GLIBC_PRIVATE and GLIBC_ABI_... are not versions, and no old glibc has them.
            let version = numbers(&name[MARK.len()..]).ok_or_else(|| format!("needs {name}"))?;
            if version > max {
                return Err(format!("needs {name}, and may need at most {MARK}{GLIBC}"));
            }
            newest = newest.max(version);
        }
        let newest = newest.iter().map(u32::to_string).collect::<Vec<_>>().join(".");
        Ok((!newest.is_empty()).then(|| format!("{MARK}{newest}")))
    }
}

/// Returns the numbers of a version.
fn numbers(version: &str) -> Option<Vec<u32>> {
    version.split('.').map(|number| number.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needs(versions: &[&str]) -> Needs {
        Needs { versions: versions.iter().map(|name| (*name).to_owned()).collect(), loader: true }
    }

    #[test]
    fn a_newer_glibc_is_refused() {
        let newest = |versions: &[&str]| needs(versions).allowed_by(System::Own);
        assert_eq!(newest(&["GLIBC_2.3.4", "GLIBC_2.28", "GCC_3.0", "GLIBC_2.4"]), Ok(Some("GLIBC_2.28".to_owned())));
        assert_eq!(newest(&["GCC_3.0"]), Ok(None));
        for newer in ["GLIBC_2.29", "GLIBC_2.28.1", "GLIBC_3.0", "GLIBC_PRIVATE", "GLIBC_ABI_DT_RELR"] {
            assert!(newest(&["GLIBC_2.2.5", newer]).unwrap_err().contains(newer), "{newer}");
        }
    }

    /// Planted: in this test's program, one version in the symbol list is replaced with a newer one.
    #[cfg(all(target_os = "linux", target_pointer_width = "64"))]
    #[test]
    fn a_program_that_needs_a_newer_glibc_is_refused() {
        let mut bytes = files::bytes(std::env::current_exe().unwrap()).unwrap();
        let before = Needs::of(&bytes).unwrap();
        assert!(before.allowed_by(System::Musl).is_err());
        let old =
            before.versions.iter().find(|version| version.starts_with("GLIBC_2.") && version.len() == 10).unwrap();
        let at = bytes.windows(12).position(|window| window == format!("\0{old}\0").as_bytes()).unwrap();
        bytes[at + 1..at + 11].copy_from_slice(b"GLIBC_2.99");
        let after = Needs::of(&bytes).unwrap();
        assert!(
            after.versions.contains(&"GLIBC_2.99".to_owned()) && !before.versions.contains(&"GLIBC_2.99".to_owned())
        );
        assert!(after.allowed_by(System::Own).is_err());
    }

    /// Planted: this test's program, whose build hides no folder.
    #[test]
    fn a_program_with_a_path_of_this_machine_is_refused() {
        let program = std::env::current_exe().unwrap();
        assert!(System::Own.check(&program).unwrap_err().contains("contains a path in"));
        assert_eq!(named_folder(b"/raddle/crates/raddle/src/lib.rs"), Ok(None));
    }

    /// Wheels and archives are linked with the same version.
    #[test]
    fn the_workflow_of_wheels_has_this_linker() {
        let workflow = files::read(tools::root().join(".github/workflows/wheels.yml")).unwrap();
        assert!(workflow.contains(&format!("ZIG: {}\n", LINKER[1])));
        assert!(workflow.contains(&format!("manylinux_{}\n", GLIBC.replace('.', "_"))));
    }
}
