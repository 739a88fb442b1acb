//! Executes instructions as the intrinsics of `core::arch`, in Miri, which interprets them and runs none on a processor.
//!
//! It talks as the runner of co-simulation does (`workshop/raddle-check/src/cosim/runner.c`), and finds beside the
//! runner a file that
//! says what the instructions are.

mod call;
mod x86_64;

use std::io::{Read, Write};
use std::{env, fs, io, path};

use call::{Call, LAYOUT, Meaning, Operand, Place, STATUS, WINDOW};

/// In the place of an instruction's number: it is not known.
const UNKNOWN: u64 = u64::MAX;

/// An instruction.
struct Inst {
    meaning: Option<Meaning>,
    /// Only the SSE instructions in the table keep the bits above their result.
    keeps: bool,
    operands: Vec<Operand>,
}

impl Inst {
    fn parse(line: &str) -> Inst {
        let mut words = line.split(' ');
        let row = words.next().expect("a row");
        let operand = |word: &str| {
            let parts: Vec<&str> = word.split(':').collect();
            let number = |i: usize| parts[i].parse::<i64>().expect("a number");
            let gpr = |i: usize| usize::try_from(number(i)).ok().map(|n| 8 * n);
            let (words, masks, _, width) = LAYOUT;
            let register = |start: usize, whole: usize| Place::Register {
                at: start + whole * number(2) as usize,
                bytes: number(3) as usize,
                whole,
            };
            let place = match parts[1] {
                "gpr" => register(0, 8),
                "mask" => register(8 * words, 8),
                "vec" => register(8 * (words + masks) + STATUS, width),
                "imm" => Place::Number(number(2)),
                _ => Place::Memory {
                    base: gpr(2),
                    index: gpr(3),
                    scale: number(4) as u64,
                    disp: number(5) as u64,
                    bytes: number(6) as usize,
                    repeated: number(7) as usize,
                },
            };
            Operand { writes: parts[0] != "r", place }
        };
        let operands: Vec<Operand> = words.map(operand).collect();
        let width = operands.iter().map(Operand::size).max().unwrap_or(0);
        let keeps = row.starts_with("sha256");
        Inst { meaning: x86_64::find(row, width), keeps, operands }
    }
}

fn main() {
    let runner = path::PathBuf::from(env::args_os().next_back().expect("the path of the runner"));
    let text = fs::read_to_string(runner.with_file_name("instructions")).expect("what the instructions are");
    let insts: Vec<Inst> = text.lines().map(Inst::parse).collect();
    let size = 8 * (LAYOUT.0 + LAYOUT.1) + STATUS + LAYOUT.2 * LAYOUT.3;
    let (mut input, mut output) = (io::stdin(), io::stdout());
    let mut count = [0; 8];
    while input.read_exact(&mut count).is_ok() {
        let record = 16 + size + WINDOW;
        let mut records = vec![0; record * u64::from_le_bytes(count) as usize];
        input.read_exact(&mut records).expect("states");
        for record in records.chunks_mut(record) {
            let (head, state) = record.split_at_mut(16);
            let inst = &insts[u64::from_le_bytes(head[..8].try_into().expect("eight bytes")) as usize];
            let (registers, memory) = state.split_at_mut(size);
            let mut call = Call { operands: &inst.operands, registers, memory, at_end: head[8] == 1 };
            match inst.meaning.and_then(|meaning| meaning(&mut call)) {
                Some(values) => {
                    let written = (0..inst.operands.len()).filter(|&i| inst.operands[i].writes);
                    written.zip(values).for_each(|(i, value)| call.put(i, value, inst.keeps));
                }
                None => head[..8].copy_from_slice(&UNKNOWN.to_le_bytes()),
            }
        }
        output.write_all(&records).and_then(|()| output.flush()).expect("an answer");
    }
}
