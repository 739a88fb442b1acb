//! Planted imports that must be refused.

use std::fs;

use super::*;

fn layer(name: &str, prefix: &str) -> Layer {
    Layer { name: name.to_owned(), files: vec![prefix.to_owned()] }
}

/// The violations of a crate with these files, whose lower layer is `low` and whose upper is the rest.
fn found(files: &[(&str, &str)]) -> Vec<String> {
    let name = std::thread::current().name().unwrap_or_default().replace("::", "-");
    let folder = std::env::temp_dir().join(format!("raddle-{}-{name}", std::process::id()));
    for (file, text) in files {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let sources = Sources::read(&folder).unwrap();
    let found = violations(&sources.imports(), &[layer("lower", "low"), layer("upper", "")]);
    fs::remove_dir_all(folder).unwrap();
    found
}

const LIB: (&str, &str) = ("lib.rs", "mod low; mod high;");

#[test]
fn downward_imports_pass_through_re_exports() {
    let high = "use crate::low::{self, Part}; use crate::low::*; fn f() -> Part { low::part::make() } mod tests {}";
    let low = ("low/mod.rs", "//! A folder.\nmod part; pub use part::Part;");
    // The folder re-exports what a sibling file imports from the file: that is no cycle.
    let other = ("low/part.rs", "use super::side::Side; pub struct Part(Side); pub fn make() {}");
    let side = ("low/side.rs", "pub struct Side;");
    let lib = ("low/mod.rs", "mod part; mod side; pub use part::Part; pub use side::Side;");
    assert_eq!(found(&[LIB, ("high.rs", high), low, other, side, lib]), [""; 0]);
}

#[test]
fn a_planted_upward_import_is_refused() {
    for planted in [
        "use crate::high::High;",
        "fn f() { crate::high::high() }",
        "use super::high::*;",
        "use crate::{high::High as H};",
    ] {
        let found = found(&[LIB, ("high.rs", "pub struct High; pub fn high() {}"), ("low.rs", planted)]);
        assert_eq!(found, ["low.rs (lower) imports high.rs (upper) above it"], "{planted}");
    }
}

#[test]
fn an_upward_import_through_a_re_export_is_refused() {
    let lib = ("lib.rs", "mod low; mod high; pub use high::High;");
    let found = found(&[lib, ("high.rs", "pub struct High;"), ("low.rs", "use crate::High;")]);
    assert_eq!(found, ["low.rs (lower) imports high.rs (upper) above it"]);
}

#[test]
fn a_planted_circle_is_refused() {
    let lib = ("lib.rs", "mod a; mod b; mod c;");
    let a = ("a.rs", "use crate::b::B; pub struct A(B);");
    let b = ("b.rs", "mod inner { pub use crate::c::C; } pub struct B(inner::C);");
    let c = ("c.rs", "pub struct C; impl C { fn f() { super::a::f() } }");
    assert_eq!(found(&[lib, a, b, c]), ["a circle of imports: a.rs -> b.rs -> c.rs -> a.rs"]);
}

#[test]
fn tests_may_import_anything() {
    let low =
        "#[cfg(test)] mod tests { use crate::high::High; } #[cfg(all(test, feature = \"std\"))] use crate::high::H;";
    assert_eq!(found(&[LIB, ("high.rs", "pub struct High;"), ("low.rs", low)]), [""; 0]);
}
