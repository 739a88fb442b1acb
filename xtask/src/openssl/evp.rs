//! Both providers through OpenSSL's own functions, by C programs.

use std::{path::PathBuf, process::Command};

use super::{
    setup::{Fault, Setup, With},
    vectors,
};
use crate::{Result, tools};

/// How many rounds each algorithm is compared.
const ROUNDS: &str = "300";

/// What each planted fault makes wrong, as `compare` names it.
const FAULTS: [(Fault, &[&str]); 4] = [
    (Fault::Tag, &["AES-128-GCM", "AES-192-GCM", "AES-256-GCM", "ChaCha20-Poly1305", "POLY1305"]),
    (Fault::Digest, &["SHA2-256", "SHA2-224", "MD5"]),
    (Fault::Mac, &["HMAC SHA256", "HMAC sha2-224", "HMAC MD5"]),
    (Fault::Keystream, &["AES-128-CTR", "AES-192-CTR", "AES-256-CTR", "ChaCha20"]),
];

/// Compares random calls, and runs known answers; a planted fault must be found by both.
pub(super) fn run(setup: &Setup, seed: u64) -> Result {
    let Some(compare) = compiled(setup, "compare")? else { return Ok(()) };
    let run = |with, only: &[&str]| {
        let mut command = setup.command(&compare, with);
        // The program names its providers, and loads them itself.
        command.env("OPENSSL_CONF", setup.path("default.cnf")).args([ROUNDS, &seed.to_string()]).args(only);
        said(&mut command)
    };
    println!("report: {}", run(With::Raddle, &[])?);
    for (fault, names) in FAULTS {
        for name in names {
            must_fail(&format!("the comparison of {name}"), run(With::Faulty(fault), &[name]))?;
            // It is the fault that is found, and nothing else.
            run(With::Raddle, &[name])?;
        }
    }

    let Some(known) = compiled(setup, "known_answers")? else { return Ok(()) };
    for file in vectors::files(setup)? {
        let run = |with: With, properties: &str| {
            let mut command = setup.command(&known, with);
            command.env("OPENSSL_CONF", setup.path("default.cnf")).arg(&file).arg(properties);
            said(&mut command)
        };
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        println!("report: {name}: {}", run(With::Raddle, "provider=raddle")?);
        run(With::Default, "provider=default")?;
        for &fault in vectors::faults(&name) {
            must_fail(&name, run(With::Faulty(fault), "provider=raddle"))?;
        }
    }
    Ok(())
}

/// A planted fault must be found.
pub(super) fn must_fail<T>(what: &str, result: Result<T>) -> Result {
    match result {
        Ok(_) => Err(format!("{what}: a planted fault was not found")),
        Err(_) => Ok(()),
    }
}

/// What a program prints; if it fails, the error.
fn said(command: &mut Command) -> Result<String> {
    let (succeeded, text) = tools::said_by(command)?;
    if succeeded { Ok(text.trim_end().to_owned()) } else { Err(text) }
}

/// A program of `bindings/openssl/tests`, compiled; none where there is no compiler or no header.
fn compiled(setup: &Setup, name: &str) -> Result<Option<PathBuf>> {
    let source = tools::root().join(format!("bindings/openssl/tests/{name}.c"));
    let header =
        Command::new("cc").args(["-E", "-include", "openssl/core_dispatch.h", "-x", "c", "/dev/null"]).output();
    if !header.is_ok_and(|output| output.status.success()) {
        println!("skipped: {name}.c: it needs a C compiler and OpenSSL's headers");
        return Ok(None);
    }
    let program = setup.path(name);
    let mut cc = Command::new("cc");
    cc.args(["-std=c11", "-O1", "-Wall", "-Wextra", "-Werror", "-o"]).arg(&program).arg(source).arg("-lcrypto");
    tools::output_of(&mut cc)?;
    Ok(Some(program))
}
