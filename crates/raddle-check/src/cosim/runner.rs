//! A program in the oracle's machine code that executes single instructions: states go in, states come out.
//!
//! It is a process of its own, so that an instruction that faults stops it and nothing else.

use std::io::{self, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};

use super::oracle::Oracle;
use super::state::{PAGE, PLACE, State, WINDOW};
use super::stubs;
use crate::encode::assemble::{Assembler, Folder};

/// The program, and the process while it runs.
pub(super) struct Runner {
    oracle: Oracle,
    folder: Folder,
    process: Option<Child>,
}

impl Runner {
    /// Builds the program for these instructions.
    pub(super) fn build(oracle: &Oracle, assembler: &Assembler, insts: &[String]) -> Result<Runner, String> {
        let folder = Folder::new("cosim")?;
        assembler.object(&stubs::text(oracle.isa, oracle.vector_bytes, insts), &folder.path("stubs.o"))?;
        let source = folder.path("runner.c");
        std::fs::write(&source, include_str!("runner.c")).map_err(|e| e.to_string())?;
        let output = Command::new(oracle.compiler[0])
            .args(&oracle.compiler[1..])
            .args(["-O1", "-D_GNU_SOURCE"])
            .arg(format!("-DWORDS={}", State::words(oracle.isa)))
            .arg(format!("-DWINDOW={WINDOW}"))
            .arg(format!("-DPAGE={PAGE}"))
            .arg(format!("-DPLACE={PLACE:#x}"))
            .args([&source, &folder.path("stubs.o")])
            .arg("-o")
            .arg(folder.path("runner"))
            .output()
            .map_err(|e| format!("can't run {}: {e}", oracle.compiler[0]))?;
        if !output.status.success() {
            return Err(format!("{}: {}", oracle.compiler[0], String::from_utf8_lossy(&output.stderr)));
        }
        Ok(Runner { oracle: oracle.clone(), folder, process: None })
    }

    /// Executes one instruction, by its number, on each state. The error is the way in which the process died.
    pub(super) fn run(&mut self, tests: &[(usize, State)]) -> Result<Vec<Result<State, String>>, String> {
        match self.run_all(tests)? {
            Ok(states) => Ok(states.into_iter().map(Ok).collect()),
            Err(status) if tests.len() == 1 => Ok(vec![Err(format!("the processor faulted: {status}"))]),
            // One of them is the culprit: each by itself.
            Err(_) => tests.chunks(1).map(|test| Ok(self.run(test)?.remove(0))).collect(),
        }
    }

    fn run_all(&mut self, tests: &[(usize, State)]) -> Result<Result<Vec<State>, ExitStatus>, String> {
        let size = 16 + State::bytes(self.oracle.isa);
        let mut bytes = Vec::with_capacity(8 + size * tests.len());
        bytes.extend((tests.len() as u64).to_le_bytes());
        for (stub, state) in tests {
            bytes.extend((*stub as u64).to_le_bytes());
            bytes.extend(u64::from(state.at_end()).to_le_bytes());
            state.encode(&mut bytes);
        }
        let mut process = match self.process.take() {
            Some(process) => process,
            None => self.start()?,
        };
        // It reads everything before it answers, so neither side waits for the other.
        let mut talk = |process: &mut Child| -> io::Result<()> {
            process.stdin.as_mut().expect("a pipe").write_all(&bytes)?;
            bytes.truncate(size * tests.len());
            process.stdout.as_mut().expect("a pipe").read_exact(&mut bytes)
        };
        if talk(&mut process).is_err() {
            let status = process.wait().map_err(|e| e.to_string())?;
            return match status.code() {
                Some(code) => Err(format!("the runner failed with status {code}")),
                None => Ok(Err(status)),
            };
        }
        self.process = Some(process);
        Ok(Ok(bytes.chunks(size).zip(tests).map(|(after, (_, before))| before.decode(&after[16..])).collect()))
    }

    fn start(&self) -> Result<Child, String> {
        let program = self.folder.path("runner").into_os_string();
        let mut words = self.oracle.emulator.iter().map(Into::into).chain([program]);
        Command::new(words.next().expect("a program"))
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|e| format!("{}: {e}", self.oracle.name))
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        if let Some(mut process) = self.process.take() {
            // The end of its input is the end of the program.
            drop(process.stdin.take());
            _ = process.wait();
        }
    }
}

#[cfg(test)]
mod tests {
    use raddle_isa::Isa;
    use raddle_isa::x86_64::{RAX, mov64};

    use super::*;
    use crate::cosim::random::Random;

    #[test]
    fn a_fault_is_told_and_stops_nothing_else() {
        let Ok(oracle) = Oracle::find(Isa::X86_64) else { return println!("skipped: faults in co-simulation") };
        let assembler = Assembler::find(Isa::X86_64).unwrap();
        let texts = ["mov rax, rax", "ud2", "mov rax, [rax]"].map(String::from);
        let mut runner = Runner::build(&oracle, &assembler, &texts).unwrap();
        let mut random = Random::new(1);
        let mut test = |stub| (stub, State::random(&mov64(RAX, RAX), oracle.vector_bytes, &mut random));
        let tests = [test(0), test(1), test(0), test(2), test(0)];
        let done = runner.run(&tests).unwrap();
        for ((stub, before), after) in tests.iter().zip(done) {
            match after {
                Ok(after) => assert!(*stub == 0 && after == *before),
                Err(_) => assert_ne!(*stub, 0),
            }
        }
    }
}
