//! Tests that the compiler's errors for wrong programs say what to change. The examples of the documents show that such
//! programs are refused.

use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// Returns the library with which these tests are linked, and the folder of its dependencies.
fn library() -> Option<(PathBuf, PathBuf)> {
    let program = env::current_exe().ok()?;
    let folder = program.parent()?;
    let is_library = |path: &Path| {
        let name = path.file_name().map(|name| name.to_string_lossy());
        name.is_some_and(|name| name.starts_with("libraddle-") && name.ends_with(".rlib"))
    };
    let modified = |path: &PathBuf| fs::metadata(path).and_then(|file| file.modified()).ok();
    let files = fs::read_dir(folder).ok()?.filter_map(|file| Some(file.ok()?.path()));
    // Older files may come from another compiler, or have other features.
    let newest = files.filter(|path| is_library(path)).max_by_key(modified)?;
    Some((newest, folder.to_owned()))
}

/// Returns the compiler's messages about a program with this statement, or `None` if there is no compiler for this
/// library.
fn said_of(statement: &str) -> Option<String> {
    let (library, folder) = library()?;
    let mut compiler = Command::new(env::var_os("RUSTC").unwrap_or("rustc".into()))
        .args(["--edition", "2024", "--crate-type", "lib", "--crate-name", "wrong", "--emit", "metadata=-", "-"])
        .arg("--extern")
        .arg(format!("raddle={}", library.display()))
        .arg("-L")
        .arg(format!("dependency={}", folder.display()))
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .ok()?;
    let program = format!("pub fn wrong() {{ let _ = {statement}; }}");
    compiler.stdin.take()?.write_all(program.as_bytes()).ok()?;
    let said = String::from_utf8(compiler.wait_with_output().ok()?.stderr).ok()?;
    // The library was built for another target or by another compiler.
    let is_foreign = ["E0460", "E0461", "E0462", "E0463", "E0514"].iter().any(|code| said.contains(code));
    (!is_foreign).then_some(said)
}

#[test]
fn messages_name_what_is_needed() {
    const CASES: &[(&str, &[&str])] = &[
        ("raddle::aes_gcm::Nonce::from([0u8; 13])", &["12 bytes are needed, and `[u8; 13]` has another length"]),
        ("raddle::xaes_256_gcm::Nonce::from([0; 12])", &["24 bytes are needed"]),
        ("raddle::Key::<32>::from(&[0u8; 16])", &["32 bytes are needed, and `&[u8; 16]` has another length"]),
        ("raddle::Key::<32>::from(&[0u8; 32][..])", &["32 bytes are needed, and `&[u8]`", "`try_from` takes a slice"]),
        ("raddle::poly1305::Tag::from([0u8; 12])", &["16 bytes are needed, and `[u8; 12]`"]),
        ("raddle::poly1305::OneTimeKey::from([0u8; 33])", &["32 bytes are needed, and `[u8; 33]`"]),
        // The features of the library decide between two messages.
        ("raddle::Nonce::<12>::random()", &["`Nonce<12>`", " at random"]),
        // A correct program gets no message.
        ("raddle::aes_gcm::Nonce::from([0u8; 12])", &[]),
    ];
    for (statement, expected) in CASES {
        let Some(said) = said_of(statement) else {
            crate::common::skip("the compiler's messages: there is no compiler for the library that is tested");
            return;
        };
        assert_eq!(said.is_empty(), expected.is_empty(), "{statement}: {said}");
        for part in *expected {
            assert!(said.contains(part), "{statement}: {said}");
        }
    }
}
