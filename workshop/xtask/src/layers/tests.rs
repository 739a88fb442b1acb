//! Planted imports that must be refused.

use std::fs;

use super::*;

fn layer(name: &str, folder: &str) -> Layer {
    Layer { name: name.to_owned(), folders: vec![folder.to_owned()] }
}

/// Returns the result of `read` for a folder with these files.
fn planted<T>(files: &[(&str, &str)], read: impl FnOnce(&Path) -> Result<T>) -> T {
    let name = std::thread::current().name().unwrap_or_default().replace("::", "-");
    let folder = std::env::temp_dir().join(format!("raddle-{}-{name}", std::process::id()));
    for (file, text) in files {
        files::create(&folder.join(file), text).unwrap();
    }
    let found = read(&folder).unwrap();
    fs::remove_dir_all(folder).unwrap();
    found
}

/// Returns the violations in a crate with these files and these layers.
fn found_in(files: &[(&str, &str)], layers: &[Layer]) -> Vec<String> {
    planted(files, |folder| {
        let sources = Sources::read(folder, Path::new(""), Path::new("lib.rs"))?;
        Ok(violations(&sources.imports(), layers))
    })
}

/// Returns the violations in a crate with these files. The lower layer is the folder `low`, if there is one, and the
/// upper layer is the rest.
fn found(files: &[(&str, &str)]) -> Vec<String> {
    let lower = files.iter().any(|(file, _)| file.starts_with("low/")).then(|| layer("lower", "low/"));
    found_in(files, &lower.into_iter().chain([layer("upper", "")]).collect::<Vec<_>>())
}

const LIB: (&str, &str) = ("lib.rs", "mod low; mod high;");

#[test]
fn downward_imports_pass_through_re_exports() {
    let high = "use crate::low::{self, Part}; use crate::low::*; fn f() -> Part { low::part::make() } mod tests {}";
    let low = ("low/mod.rs", "//! A folder.\nmod part; pub use part::Part;");
    // The folder re-exports an item of the file for a sibling file, which is no circle.
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
        let found = found(&[LIB, ("high.rs", "pub struct High; pub fn high() {}"), ("low/mod.rs", planted)]);
        assert_eq!(found, ["low/mod.rs (lower) imports high.rs (upper) above it"], "{planted}");
    }
}

#[test]
fn modules_that_cfg_if_chooses_are_read() {
    let lib = (
        "lib.rs",
        "macro_rules! cfg_if { () => {} } cfg_if! { if #[cfg(a)] { mod low; } else { mod other; } } mod high;",
    );
    let files = [lib, ("high.rs", "pub struct High;"), ("low/mod.rs", "use crate::high::High;"), ("other.rs", "")];
    assert_eq!(found(&files), ["low/mod.rs (lower) imports high.rs (upper) above it"]);
}

#[test]
fn an_upward_import_through_a_re_export_is_refused() {
    let lib = ("lib.rs", "mod low; mod high; pub use high::High;");
    let found = found(&[lib, ("high.rs", "pub struct High;"), ("low/mod.rs", "use crate::High;")]);
    assert_eq!(found, ["low/mod.rs (lower) imports high.rs (upper) above it"]);
}

#[test]
fn a_static_reference_defines_no_item() {
    let lib = ("lib.rs", "mod a; mod b; pub use a::A; pub use b::b; fn f() -> &'static A {} fn g() -> *const A {}");
    let b = ("b.rs", "use crate::A; pub fn b() -> &'static A {}");
    let imports = planted(&[lib, ("a.rs", "pub struct A;"), b], |folder| {
        Ok(Sources::read(folder, Path::new(""), Path::new("lib.rs"))?.imports())
    });
    assert_eq!(imports["b.rs"], ["a.rs".to_owned()].into());
}

#[test]
fn a_planted_circle_is_refused() {
    let lib = ("lib.rs", "mod a; mod b; mod c;");
    let a = ("a.rs", "use crate::b::B; pub struct A(B);");
    let b = ("b.rs", "mod inner { pub use crate::c::C; } pub struct B(inner::C);");
    let c = ("c.rs", "pub struct C; impl C { fn f() { super::a::f() } }");
    assert_eq!(found(&[lib, a, b, c]), ["a circle of imports: a.rs -> b.rs -> c.rs -> a.rs"]);
}

/// Returns the circles of folders in a crate with these files.
fn folders_in(files: &[(&str, &str)]) -> Vec<String> {
    planted(files, |folder| {
        let sources = Sources::read(folder, Path::new(""), Path::new("lib.rs"))?;
        let imports = sources.imports();
        assert_eq!(violations(&imports, &[]), [""; 0], "no circle of files");
        Ok(folder_circles(&imports, &sources.placed()))
    })
}

#[test]
fn a_planted_circle_of_folders_is_refused() {
    // Four files import in one direction: keys/size.rs -> gcm/plan.rs, and gcm/driver.rs -> keys/key.rs.
    let files = |size, driver| {
        [
            ("lib.rs", "mod cipher;"),
            ("cipher/mod.rs", "mod gcm; mod keys;"),
            ("cipher/keys/mod.rs", "pub mod key; pub mod size;"),
            ("cipher/keys/key.rs", "pub struct Key;"),
            ("cipher/keys/size.rs", size),
            ("cipher/gcm/mod.rs", "pub mod driver; pub mod plan;"),
            ("cipher/gcm/plan.rs", "pub struct Plan;"),
            ("cipher/gcm/driver.rs", driver),
        ]
    };
    let (size, driver) = ("use crate::cipher::gcm::plan::Plan;", "use super::super::keys::key::Key;");
    assert_eq!(folders_in(&files(size, driver)), ["a circle of folders: cipher/gcm/ -> cipher/keys/ -> cipher/gcm/"]);
    assert_eq!(folders_in(&files("", driver)), [""; 0]);
    assert_eq!(folders_in(&files(size, "")), [""; 0]);
}

#[test]
fn a_circle_of_a_file_and_a_folder_is_refused() {
    let lib = ("lib.rs", "mod a; mod b;");
    let a = ("a/mod.rs", "mod low; mod high; pub use low::Low;");
    let high = ("a/high.rs", "use crate::b::B;");
    let b = ("b.rs", "use crate::a::Low; pub struct B(Low);");
    assert_eq!(
        folders_in(&[lib, a, ("a/low.rs", "pub struct Low;"), high, b]),
        ["a circle of folders: a/ -> b.rs -> a/"]
    );
}

#[test]
fn a_crate_is_mixed_only_if_its_folders_have_a_circle() {
    let wrong = |config: &str, high| {
        let files = [
            ("one/Cargo.toml", ""),
            ("one/src/lib.rs", "mod a; mod b;"),
            ("one/src/a/mod.rs", "pub mod low; mod high;"),
            ("one/src/a/low.rs", "pub struct Low;"),
            ("one/src/a/high.rs", high),
            ("one/src/b.rs", "use crate::a::low::Low; pub struct B(Low);"),
        ];
        planted(&files, |folder| check(folder, &toml::from_str(config).unwrap()))
    };
    let (none, mixed) = ("[layers]", "mixed = [\"one\"]\n[layers]");
    let high = "use crate::b::B;";
    assert_eq!(wrong(none, high), ["one/src/lib.rs: a circle of folders: a/ -> b.rs -> a/"]);
    assert_eq!(wrong(mixed, high), [""; 0]);
    assert_eq!(wrong(none, ""), [""; 0]);
    assert_eq!(wrong(mixed, ""), ["layers.toml names one as mixed, but its folders have no circle"]);
}

#[test]
fn generated_files_belong_to_no_folder() {
    let lib = ("lib.rs", "mod a; #[path = \"gen/plans.rs\"] mod plans;");
    let a = ("a/mod.rs", "pub mod plan; pub mod size;");
    let size = ("a/size.rs", "use crate::plans::PLANS;");
    let plans = ("gen/plans.rs", "use crate::a::plan::Plan; pub const PLANS: Plan = Plan;");
    assert_eq!(folders_in(&[lib, a, ("a/plan.rs", "pub struct Plan;"), size, plans]), [""; 0]);
}

#[test]
fn layers_of_files_and_of_missing_folders_are_refused() {
    let layers = ["low/mod.rs", "lo", "lower/", "low/", ""].map(|folder| layer("planted", folder));
    let wrong = ["low/mod.rs is no folder with files", "lo is no folder with files", "lower/ is no folder with files"];
    assert_eq!(found_in(&[("lib.rs", "mod low;"), ("low/mod.rs", "")], &layers), wrong);
}

#[test]
fn tests_may_import_anything() {
    let low =
        "#[cfg(test)] mod tests { use crate::high::High; } #[cfg(all(test, feature = \"std\"))] use crate::high::H;";
    assert_eq!(found(&[LIB, ("high.rs", "pub struct High;"), ("low/mod.rs", low)]), [""; 0]);
}

#[test]
fn modules_of_one_name_are_read_all() {
    let lib = ("lib.rs", "#[cfg(unix)] #[path = \"x.rs\"] mod a; #[cfg(windows)] #[path = \"y.rs\"] mod a; mod b;");
    let files = [lib, ("x.rs", "pub struct A;"), ("y.rs", "use crate::b::B; pub struct A;")];
    let found = found(&[&files[..], &[("b.rs", "use crate::a::A; pub struct B;")]].concat());
    assert_eq!(found, ["a circle of imports: b.rs -> x.rs or y.rs -> b.rs"]);
}

/// A folder with a crate that has a library and two programs, and another crate inside it. Only the programs have
/// circles.
const CRATES: [(&str, &str); 8] = [
    ("one/Cargo.toml", "[[bin]]\npath = \"programs/p.rs\""),
    ("one/src/lib.rs", "mod a;"),
    ("one/src/a.rs", "pub struct A;"),
    ("one/src/main.rs", "mod a; mod b; pub struct M;"),
    ("one/src/b.rs", "use crate::M; use crate::a::A;"),
    ("one/programs/p.rs", "#[path = \"../../one/src/b.rs\"] mod b; mod a { pub struct A; } pub use b::B; struct M;"),
    ("one/two/Cargo.toml", "[package]\nname = \"two\""),
    ("one/two/src/main.rs", "mod main_of { use super::main; } fn main() {}"),
];

/// Returns the errors in [`CRATES`] with a configuration.
fn wrong(config: &str) -> Vec<String> {
    planted(&CRATES, |folder| check(folder, &toml::from_str(config).unwrap()))
}

#[test]
fn each_target_of_each_manifest_is_checked() {
    let circles = ["one/programs/p.rs: a circle of imports: p.rs -> src/b.rs -> p.rs"];
    assert_eq!(wrong("[layers]"), circles);
    let order = "[[layers.\"one/two\"]]\nname = \"low\"\nfolders = [\"other/\"]";
    let of_two = ["other/ is no folder with files", "main.rs is in no layer"];
    let [folder, file] = of_two.map(|what| format!("one/two/src/main.rs: {what}"));
    assert_eq!(wrong(order), [circles[0], &folder, &file]);
}

#[test]
fn a_configuration_that_names_no_crate_is_refused() {
    let circle = "one/programs/p.rs: a circle of imports: p.rs -> src/b.rs -> p.rs";
    let config = "[layers]\nthree = []\n[safety]\n\"one/three\" = \"page.md\"";
    let unknown = ["one/three", "three"].map(|name| format!("layers.toml names {name}, which is not a crate"));
    assert_eq!(wrong(config), [circle, &unknown[0], &unknown[1]]);
}

/// Returns the errors in a page on safety about a crate with `unsafe` code in two files.
fn wrong_in(page: &str) -> Vec<String> {
    let lib = ("lib.rs", "mod a; mod b; mod c; pub struct Text; #[cfg(test)] mod tests { unsafe fn f() {} }");
    let a = ("a/mod.rs", "#![allow(unsafe_code)] mod deep; pub trait Reads {}");
    let deep = ("a/deep.rs", "macro_rules! calls { () => { unsafe { f() } } }");
    let files = [lib, a, deep, ("b.rs", "unsafe impl Send for X {}"), ("c.rs", "fn f() { /* unsafe */ }")];
    planted(&files, |folder| {
        let sources = Sources::read(folder, Path::new(""), Path::new("lib.rs"))?;
        Ok(sources.against(page))
    })
}

#[test]
fn a_page_on_safety_lists_the_files_with_unsafe_code() {
    assert_eq!(
        wrong_in("- `a/*.rs`, `b.rs`: why\n\n`Text`, `Reads::read` and `Send`, in `deep.rs`, by `call`."),
        [""; 0]
    );
    assert_eq!(wrong_in("- `a/deep.rs`: why"), ["b.rs has unsafe code, and the list lacks it"]);
    assert_eq!(wrong_in("- `a/deep.rs`, `b.rs`: why\n- `c.rs`: why"), ["c.rs has no unsafe code"]);
    assert_eq!(wrong_in("- `a/deep.rs`, `b.rs`, `d.rs`: why"), ["d.rs has no unsafe code"]);
    assert_eq!(wrong_in("- `a/deep.rs`, `b.rs`: `Sources` in `eep.rs`"), ["there is no Sources", "there is no eep.rs"]);
}

/// Returns the errors in a crate with a driver, a schedule and a type with `unsafe` code, if the given files must have
/// none.
fn wrong_in_drivers(driver: &str, safe: &str) -> Vec<String> {
    let files = [
        ("one/Cargo.toml", ""),
        ("one/src/lib.rs", "mod kernel;"),
        ("one/src/kernel/mod.rs", "mod driver; mod buffer; mod schedule;"),
        ("one/src/kernel/driver.rs", driver),
        ("one/src/kernel/schedule.rs", "fn f() { /* unsafe */ }"),
        ("one/src/kernel/buffer.rs", "fn f() { unsafe { g() } }"),
    ];
    let config = format!("[layers]\n[safe]\none = [{safe}]");
    planted(&files, |folder| check(folder, &toml::from_str(&config).unwrap()))
}

#[test]
fn unsafe_code_in_a_driver_is_refused() {
    let drivers = "\"kernel/driver.rs\", \"kernel/sched*.rs\"";
    let refused = ["one/src/lib.rs: kernel/driver.rs has unsafe code, but must not"];
    assert_eq!(wrong_in_drivers("fn f() {} #[cfg(test)] mod tests { unsafe fn f() {} }", drivers), [""; 0]);
    for planted in [
        "fn f() { unsafe { g() } }",
        "unsafe fn f() {}",
        "unsafe impl Send for X {}",
        "macro_rules! calls { () => { unsafe { f() } } }",
        "mod inner { fn f() { loop { unsafe { g() } } } }",
    ] {
        assert_eq!(wrong_in_drivers(planted, drivers), refused, "{planted}");
    }
    let unknown = "one/src/lib.rs: kernel/streams.rs names no file";
    assert_eq!(wrong_in_drivers("", "\"kernel/streams.rs\""), [unknown]);
}

/// Returns the refused names in a crate with these files, of which `take` and `Step` are refused.
fn wrong_names(files: &[(&str, &str)]) -> Vec<String> {
    let config = "[layers]\n[refused.one]\ntake = { why = \"it had four meanings\", instead = \"`absorb`\" }\n\
                  Step = { why = \"it says too little\", instead = \"a noun\" }";
    let manifest = ("one/Cargo.toml", "");
    planted(&[&[manifest], files].concat(), |folder| check(folder, &toml::from_str(config).unwrap()))
}

#[test]
fn a_refused_name_is_found_wherever_it_is_declared() {
    let take =
        ["one/src/lib.rs: a.rs declares `take`, which layers.toml refuses, because it had four meanings: use `absorb`"];
    for planted in [
        "pub fn take() {}",
        "impl A { pub(super) const unsafe fn take(self) {} }",
        "trait A { fn take(&self); }",
        "fn f() { fn take() {} }",
        "macro_rules! m { () => { fn take() {} } }",
        "const take: u8 = 0;",
        "mod inner { pub type take = u8; }",
        "mod take {}",
    ] {
        assert_eq!(wrong_names(&[("one/src/lib.rs", "mod a;"), ("one/src/a.rs", planted)]), take, "{planted}");
    }
    let step =
        ["one/src/lib.rs: lib.rs declares `Step`, which layers.toml refuses, because it says too little: use a noun"];
    assert_eq!(wrong_names(&[("one/src/lib.rs", "pub struct Step<T>(T);")]), step);
}

/// Planted: a name that says only what to use instead, and one that says only why.
#[test]
fn a_refused_name_has_a_reason_and_a_replacement() {
    for entry in ["{ instead = \"`absorb`\" }", "{ why = \"it had four meanings\" }", "\"say absorb\""] {
        assert!(toml::from_str::<Config>(&format!("[layers]\n[refused.one]\ntake = {entry}")).is_err(), "{entry}");
    }
}

#[test]
fn a_refused_name_may_be_used_and_be_in_tests() {
    for accepted in [
        "fn f(step: &'static Step, at: *const Step) { it.take(3); Step::take(step); }",
        "use other::Step; fn take_aad(take: u8) { let takes = take; }",
        "#[cfg(test)] mod tests { fn take() {} struct Step; } struct S { take: u8 }",
        "/// fn take() {}\nfn f() { /* struct Step; */ let text = \"fn take()\"; }",
    ] {
        assert_eq!(wrong_names(&[("one/src/lib.rs", accepted)]), [""; 0], "{accepted}");
    }
}
