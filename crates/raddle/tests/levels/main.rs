//! Tests of settings that a level or a core changes for the whole process. So each of these tests runs in a process of
//! its own.

#[path = "../common/mod.rs"]
mod common;

mod drivers;
mod every_level;
mod plans;

use std::env;
use std::process::Command;

use common::is_set;

/// Runs a test in a process of its own, because a cap on the level holds for the rest of the process. The test calls this
/// function with its name and its body.
fn alone(test: &str, body: fn()) {
    const ALONE: &str = "RADDLE_TEST_ALONE";
    if cfg!(miri) || env::var_os(ALONE).is_some() {
        return body();
    }
    let program = env::current_exe().unwrap();
    let is_runner = |name: &str| name.starts_with("CARGO_TARGET_") && name.ends_with("_RUNNER");
    // The system can't start a program of another architecture. The emulator can, which cargo gets in this variable.
    let emulator = env::vars().find(|(name, _)| is_set("QEMU_CPU") && is_runner(name));
    let mut command = match emulator {
        Some((_, emulator)) => {
            let mut command = Command::new(emulator);
            command.arg(program);
            command
        }
        None => Command::new(program),
    };
    let output = command.args(["--exact", test, "--nocapture"]).env(ALONE, "").output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    print!("{text}");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(text.contains("1 passed"), "{test} is not the name of a test");
}
