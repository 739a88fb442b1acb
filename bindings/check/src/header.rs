//! The header of the C library, as cbindgen generates it from the sources.

use std::path::{Path, PathBuf};

/// The folder of the C library.
pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("c")
}

/// The path of the checked-in header.
pub(crate) fn path() -> PathBuf {
    folder().join("include/raddle.h")
}

/// Generates the header.
///
/// cbindgen reads the sources with their macros expanded, which a stable rustc does only if `RUSTC_BOOTSTRAP` is set.
pub(crate) fn generate() -> Result<String, String> {
    // SAFETY: this program has one thread. If the variable were set for cargo, cargo would compile the dependencies
    // again.
    unsafe { std::env::set_var("RUSTC_BOOTSTRAP", "1") };
    // In this folder, cargo finds the workspace's settings, and so builds in the folder that the settings name.
    std::env::set_current_dir(folder()).map_err(|error| error.to_string())?;
    let config = cbindgen::Config::from_file(folder().join("cbindgen.toml"))?;
    let builder = cbindgen::Builder::new().with_config(config).with_crate(folder());
    let bindings = builder.generate().map_err(|error| error.to_string())?;
    let mut header = Vec::new();
    bindings.write(&mut header);
    Ok(c89(&String::from_utf8(header).map_err(|error| error.to_string())?))
}

/// Returns a header that compilers of C89 accept too: without `//`, and without a comma at the end of an enumeration.
fn c89(header: &str) -> String {
    let mut text = String::with_capacity(header.len());
    for line in header.replace(",\n}", "\n}").lines() {
        match line.split_once("//") {
            Some((code, comment)) => text += &format!("{code}/*{comment} */\n"),
            None => text += &format!("{line}\n"),
        }
    }
    text
}
