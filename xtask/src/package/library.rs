//! The C library as an archive that is unpacked where its user likes.

use std::path::Path;

use crate::system::System;
use crate::{Result, c, files};

use super::shipped::Shipped;

/// The prefix in `raddle.pc`, from its own folder: the one of the build would be right on the machine of the build alone.
const PREFIX: &str = "prefix=${pcfiledir}/../..";

/// Builds the library by cargo-c, and packs what it installs.
pub(super) fn pack(packages: &Path) -> Result {
    let shipped = Shipped::new("libraddle", System::Own, &["bindings/c/Cargo.toml"])?;
    c::install_into(&shipped.folder)?;
    let description = shipped.folder.join("lib/pkgconfig/raddle.pc");
    files::write(&description, relocated(&files::read(&description)?))?;
    shipped.pack(packages)
}

/// A description for pkg-config in which the prefix is found from the folder of the description.
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
