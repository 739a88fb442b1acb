//! The native libraries of the jar.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::{folder, products};
use crate::cross::Isa;
use crate::{Result, files, tools};

/// The most bytes that a library may have.
const MOST_BYTES: u64 = 1_000_000;

/// What the libraries export begins with one of these.
const EXPORTED: [&str; 2] = ["raddle_java_", "Java_raddle_jca_Native_"];

fn source() -> PathBuf {
    folder().join("native")
}

/// Where a library lies in the jar: architectures are spelt as other libraries spell them in theirs.
fn place(architecture: &str) -> Result<PathBuf> {
    let resources = products().join("natives/META-INF/native");
    files::make_folder(&resources)?;
    let architecture = match architecture {
        "aarch64" => "aarch_64",
        "powerpc64" | "ppc64le" => "ppcle_64",
        other => other,
    };
    Ok(resources.join(format!("libraddle_java-linux-{architecture}.so")))
}

/// Its workspace is not that of the other lints.
pub(super) fn lint() -> Result {
    for subcommand in [&["fmt", "--check"][..], &["clippy", "--release", "--quiet", "--", "-D", "warnings"]] {
        tools::output_of(tools::cargo(subcommand[0]).current_dir(source()).args(&subcommand[1..]))?;
    }
    Ok(())
}

/// Builds the library of this machine.
pub(super) fn build() -> Result<PathBuf> {
    tools::output_of(tools::cargo("build").current_dir(source()).args(["--release", "--quiet"]))?;
    let library = place(std::env::consts::ARCH)?;
    files::copy(products().join("native/release/libraddle_java.so"), &library)?;
    Ok(library)
}

/// Builds the library of another architecture.
pub(super) fn build_for(isa: Isa) -> Result {
    if !matches!(isa, Isa::Aarch64 | Isa::Ppc64le) {
        return Err(format!("the jar has no library for {}", isa.name()));
    }
    isa.install()?;
    let mut cargo = isa.cargo(isa.cpus()[0], "build")?;
    cargo.args(["--release", "--quiet", "--manifest-path", "bindings/java/native/Cargo.toml"]);
    tools::output_of(&mut cargo)?;
    let library = place(isa.name())?;
    files::copy(isa.products().join("libraddle_java.so"), &library)?;
    check(&library)
}

/// Checks the size of a library and what it exports.
pub(super) fn check(library: &Path) -> Result {
    let name = library.file_name().unwrap_or_default().to_string_lossy();
    let bytes = files::size(library)?;
    println!("report: {name} has {bytes} bytes");
    if bytes > MOST_BYTES {
        return Err(format!("{name} has {bytes} bytes, and may have {MOST_BYTES}"));
    }
    match tools::output_of(Command::new("readelf").args(["--dyn-syms", "--wide"]).arg(library)) {
        Ok(symbols) => exported(&symbols).map_err(|symbol| format!("{name} exports {symbol}")),
        Err(why) => {
            println!("skipped: the symbols of {name}: {why}");
            Ok(())
        }
    }
}

/// Checks the functions that are defined in a list of readelf; the error is one that should not be exported.
fn exported(symbols: &str) -> Result {
    let defined = symbols.lines().filter(|line| line.contains(" FUNC ") && !line.contains(" UND "));
    let mut names = defined.filter_map(|line| line.split_whitespace().last());
    match names.find(|name| !EXPORTED.iter().any(|prefix| name.starts_with(prefix))) {
        Some(other) => Err(other.to_owned()),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_symbol_is_refused() {
        let ours = "  5: 0 9 FUNC GLOBAL DEFAULT 11 raddle_java_version\n  6: 0 0 FUNC GLOBAL DEFAULT UND abort\n";
        assert_eq!(exported(ours), Ok(()));
        let other = format!("{ours}  7: 0 9 FUNC GLOBAL DEFAULT 11 rust_begin_unwind\n");
        assert_eq!(exported(&other), Err("rust_begin_unwind".to_owned()));
    }
}
