//! The OpenSSL module, with the configuration that loads it.

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::path::Path;

use crate::system::System;
use crate::{Result, files, tools};

use super::shipped::Shipped;

/// Builds the module, and packs it under the name for which OpenSSL looks.
pub(super) fn pack(packages: &Path) -> Result {
    let mut cargo = tools::cargo("build");
    System::Own.build(cargo.args(["--locked", "--release", "--package", "raddle-ossl"]))?;
    tools::run(&mut cargo)?;
    let shipped = Shipped::new("openssl-raddle", System::Own, &["bindings/openssl/Cargo.toml"])?;
    let products = System::Own.products(&tools::root().join("target"), "release");
    let built = products.join(format!("{DLL_PREFIX}raddle_ossl{DLL_SUFFIX}"));
    files::copy(built, shipped.folder.join(format!("raddle{DLL_SUFFIX}")))?;
    for file in ["openssl.cnf", "README.md"] {
        shipped.add(&tools::root().join("bindings/openssl").join(file))?;
    }
    shipped.pack(packages)
}
