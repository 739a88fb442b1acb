//! Tests of settings that a level or a core changes for the whole process. These tests are a separate program, and run
//! one after another.

#[path = "../common/mod.rs"]
mod common;

mod drivers;
mod every_level;
mod plans;

use std::sync::{Mutex, MutexGuard, PoisonError};

use raddle::cpu::{self, Core, Level};

/// The level and the core of the process, for one test at a time. Dropping it restores both.
struct Process {
    level: Level,
    core: Core,
    _one_test: MutexGuard<'static, ()>,
}

impl Process {
    fn take() -> Process {
        static ONE_TEST: Mutex<()> = Mutex::new(());
        let one_test = ONE_TEST.lock().unwrap_or_else(PoisonError::into_inner);
        Process { level: cpu::level(), core: cpu::core(), _one_test: one_test }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        cpu::set_max_level(self.level);
        cpu::set_core(self.core);
    }
}
