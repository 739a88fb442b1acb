//! The C library as an archive that users unpack anywhere.

use std::path::Path;

use crate::system::System;
use crate::{Result, c, files};

use super::shipped::Shipped;

/// The prefix in `raddle.pc`, relative to the file's own folder: the prefix of the build would be right only on the
/// machine that built it.
const PREFIX: &str = "prefix=${pcfiledir}/../..";

/// Builds the library with cargo-c, and packs the installed files.
pub(super) fn pack(packages: &Path) -> Result {
    let shipped = Shipped::new("libraddle", System::Own, &["bindings/c/Cargo.toml"])?;
    c::install_into(&shipped.folder)?;
    let description = shipped.folder.join("lib/pkgconfig/raddle.pc");
    files::write(&description, relocated(&files::read(&description)?))?;
    shipped.pack(packages)
}

/// Returns a pkg-config description whose prefix is relative to its own folder.
fn relocated(description: &str) -> String {
    let line = |line: &str| if line.starts_with("prefix=") { format!("{PREFIX}\n") } else { format!("{line}\n") };
    description.lines().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_prefix_alone_is_another() {
        let text = "prefix=/build\nexec_prefix=${prefix}\nlibdir=${exec_prefix}/lib\n";
        assert_eq!(relocated(text), format!("{PREFIX}\nexec_prefix=${{prefix}}\nlibdir=${{exec_prefix}}/lib\n"));
    }
}
