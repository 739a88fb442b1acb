//! Runs a program in the oracle's machine code that executes single instructions: states go in, states come out.
//!
//! The program is a process of its own, so an instruction that faults stops only this process.

use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};

use raddle_isa::Inst;
use raddle_isa::inst::{Mem, Operand};
use raddle_isa::isa::{Reg, View};

use super::oracle::Oracle;
use super::state::{PAGE, PLACE, State, WINDOW};
use super::stubs;
use crate::encode::assemble::{Assembler, Folder};

/// The outcome of an instruction in a state.
pub(super) enum Answer {
    /// The state after the instruction.
    State(State),
    /// The source does not know the instruction.
    Unknown,
    /// The process died in this way.
    Fault(String),
}

/// The answer in place of the instruction's number if the instruction is not known.
const UNKNOWN: u64 = u64::MAX;

/// The program, and its process while it runs.
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

    /// Describes the instructions in a file next to the program, one a line, for sources that don't decode machine
    /// code.
    pub(super) fn describe<'a>(&self, insts: impl Iterator<Item = &'a Inst>) -> Result<(), String> {
        let text: String = insts.map(|inst| described(inst) + "\n").collect();
        std::fs::write(self.folder.path("instructions"), text).map_err(|e| e.to_string())
    }

    /// Executes one instruction, given by its number, on each state.
    pub(super) fn run(&mut self, tests: &[(usize, State)]) -> Result<Vec<Answer>, String> {
        match self.run_all(tests)? {
            Ok(states) => Ok(states),
            Err(status) if tests.len() == 1 => Ok(vec![Answer::Fault(format!("the processor faulted: {status}"))]),
            // Starting a source again would take seconds.
            Err(status) if self.oracle.is_source => Err(format!("{} stopped: {status}", self.oracle.name)),
            // One of the tests causes the fault, so we run each separately.
            Err(_) => tests.chunks(1).map(|test| Ok(self.run(test)?.remove(0))).collect(),
        }
    }

    fn run_all(&mut self, tests: &[(usize, State)]) -> Result<Result<Vec<Answer>, ExitStatus>, String> {
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
        // The program reads everything before it answers, so neither side waits for the other.
        let mut talk = |process: &mut Child| -> io::Result<()> {
            process.stdin.as_mut().expect("a pipe").write_all(&bytes)?;
            bytes.truncate(size * tests.len());
            process.stdout.as_mut().expect("a pipe").read_exact(&mut bytes)
        };
        if talk(&mut process).is_err() {
            let status = process.wait().map_err(|e| e.to_string())?;
            return match status.code() {
                Some(code) if !self.oracle.is_source => Err(format!("the runner failed with status {code}")),
                Some(_) => Ok(Err(status)),
                None => Ok(Err(status)),
            };
        }
        self.process = Some(process);
        let answer = |(after, (_, before)): (&[u8], &(usize, State))| match after.split_at(16) {
            (head, _) if head.starts_with(&UNKNOWN.to_le_bytes()) => Answer::Unknown,
            (_, after) => Answer::State(before.decode(after)),
        };
        Ok(Ok(bytes.chunks(size).zip(tests).map(answer).collect()))
    }

    fn start(&self) -> Result<Child, String> {
        let program = self.folder.path("runner").into_os_string();
        let mut words = self.oracle.emulator.iter().map(OsString::from).chain([program]);
        Command::new(words.next().expect("a program"))
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|e| format!("{}: {e}", self.oracle.name))
    }
}

/// Describes an instruction: the row, then one word for each operand with its access, kind and numbers. `r:vec:3:16`
/// reads 16 bytes of vector register 3, `rw:gpr:0:4` reads and writes four bytes of a general-purpose register, and
/// `r:imm:5` is a number. Memory is given by base, index (-1 if there is none), scale, displacement, bytes, and bytes
/// of the repeated element.
fn described(inst: &Inst) -> String {
    let mut line = inst.row.name.to_owned();
    for (spec, arg) in inst.row.operands.iter().zip(&inst.args) {
        let number = |reg: Option<Reg>| reg.map_or(-1, |reg| i32::from(reg.n));
        let operand = match arg {
            Operand::Reg(View { reg, bits }) => format!("{:?}:{}:{}", reg.file, reg.n, bits / 8).to_lowercase(),
            Operand::Imm(number) => format!("imm:{number}"),
            Operand::Mem(Mem { base, index, disp, bytes, broadcast }) => {
                let (index, scale) = index.map_or((None, 1), |(index, scale)| (Some(index), scale));
                let (base, index, broadcast) = (number(*base), number(index), broadcast.unwrap_or(0));
                format!("mem:{base}:{index}:{scale}:{disp}:{bytes}:{broadcast}")
            }
        };
        line += &format!(" {:?}:{operand}", spec.access);
    }
    line
}

impl Drop for Runner {
    fn drop(&mut self) {
        if let Some(mut process) = self.process.take() {
            // The program ends at the end of its input.
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
                Answer::State(after) => assert!(*stub == 0 && after == *before),
                Answer::Fault(_) => assert_ne!(*stub, 0),
                Answer::Unknown => panic!("a processor"),
            }
        }
    }
}
