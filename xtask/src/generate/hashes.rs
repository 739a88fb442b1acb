//! Parts of Python's files with a function for each hash function of the library's list.

use std::path::PathBuf;

use super::marked::fill;
use crate::{Result, files, tools};

// A task can't depend on the library, because it generates the library's kernels.
#[path = "../../../crates/raddle/src/hash/list.rs"]
#[macro_use]
mod list;

macro_rules! names {
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident $lengths:tt $algorithm:ty, $hasher:ty, $mac:ty,
            $standard_name:literal $tag:literal $standard:literal $openssl:literal $hmac_oid:literal $abc:literal;
    )*) => {
        /// The name of each hash function as a function, and its name in the standard.
        const HASHES: &[(&str, &str)] = &[$((stringify!($function), $standard_name)),*];
    };
}

hashes!(names);

/// The folder of the package.
const PACKAGE: &str = "bindings/python/python/raddle";

/// Returns the files, with generated parts for the hash functions in the list.
pub(super) fn pages() -> Result<Vec<(PathBuf, String)>> {
    let page = |name: &str, text: String| -> Result<_> {
        let path = tools::root().join(PACKAGE).join(name);
        let page = fill(&files::read(path.clone())?, &text).map_err(|error| format!("{name}: {error}"))?;
        Ok((path, page))
    };
    Ok(vec![page("__init__.pyi", stubs())?, page("polars.py", methods())?])
}

fn stubs() -> String {
    let parameters = r#"data: Buffer = b"", *, usedforsecurity: bool = True, string: Buffer | None = None"#;
    // BLAKE3's objects have the interface of the package `blake3`.
    let objects = HASHES.iter().filter(|(name, _)| *name != "blake3");
    let objects = objects.map(|(name, _)| format!("def {name}({parameters}) -> Hash: ...\n"));
    objects.chain(HASHES.iter().map(|(name, _)| format!("{name}_many: _Many\n"))).collect()
}

fn methods() -> String {
    let methods = HASHES.iter().map(|(name, title)| {
        format!(
            r#"
    def {name}(self) -> _Column:
        """Computes the {title} of each value, as Binary."""
        return self._map("{name}")

    {name}_bytes = {name}

    def {name}_hex(self) -> _Column:
        """Computes the {title} of each value, as hexadecimal digits."""
        return self._map("{name}", hex=True)
"#
        )
    });
    methods.collect()
}
