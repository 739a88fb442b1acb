//! One iteration of a kernel's main loop: the executed instructions in order.

use raddle_isa::code::Parameter;
use raddle_isa::{Code, Fault, Inst, Operand};
use raddle_kernels::Kernel;

use crate::run::program::Step;
use crate::run::{enter, follow};

/// The number of iterations that run, and the iteration that is analysed: its pointers and spilled words are as in all
/// later iterations.
const ITERATIONS: usize = 4;
const ANALYSED: usize = 2;

/// Returns the bytes of each message that the main loop processes in an iteration. The main loop is the loop over a
/// message that processes the most bytes.
pub(crate) fn main_loop_bytes(code: &[Code]) -> Option<usize> {
    let found = code.iter().filter_map(|part| match part {
        // The test compares the length with the bytes of an iteration.
        Code::While { test, .. } => test.iter().flat_map(|inst| &inst.args).find_map(immediate),
        Code::Skip { body, .. } | Code::Repeat { body, .. } => main_loop_bytes(body),
        Code::Straight(_) | Code::Note(_) => None,
    });
    found.max()
}

fn immediate(operand: &Operand) -> Option<usize> {
    if let Operand::Imm(x) = operand { usize::try_from(*x).ok() } else { None }
}

/// Returns an iteration of the main loop, inner loops unrolled; `None` if the kernel has no loop over a message.
pub(crate) fn main_loop_iteration(kernel: &Kernel) -> Result<Option<(usize, Vec<Inst>)>, Fault> {
    let Some(bytes) = main_loop_bytes(&kernel.code) else { return Ok(None) };
    let (multiple, _) = kernel.contract.lengths();
    // A kernel may process some blocks before its loop.
    for before in (0..=bytes).step_by(multiple as usize) {
        let mut heads = Vec::new();
        let done = executed(kernel, ITERATIONS * bytes + before, |at, done| heads.push((at, done)))?;
        // The main loop's head is reached once per iteration, and once more at the end.
        let of = |head: usize| heads.iter().filter(move |(at, _)| *at == head).map(|(_, from)| *from);
        if let Some(main) = heads.iter().map(|(at, _)| *at).find(|at| of(*at).count() == ITERATIONS + 1) {
            let ends: Vec<_> = of(main).collect();
            return Ok(Some((bytes, done[ends[ANALYSED]..ends[ANALYSED + 1]].to_vec())));
        }
    }
    Err(Fault::Iterations(ITERATIONS))
}

/// Returns the instructions of a call for a message of `length` bytes, from entry to return.
pub(crate) fn call(kernel: &Kernel, length: usize) -> Result<Vec<Inst>, Fault> {
    executed(kernel, length, |_, _| {})
}

/// Returns the instructions that run in a call. `head` is called at each head of a loop, with the number of
/// instructions before it.
fn executed(kernel: &Kernel, length: usize, mut head: impl FnMut(usize, usize)) -> Result<Vec<Inst>, Fault> {
    let mut done = Vec::new();
    let regions = regions(kernel, length);
    let regions: Vec<_> = regions.iter().map(|(name, content)| (*name, &content[..])).collect();
    follow(kernel, &mut enter(kernel, &regions, length, &[]), |at, step, _| match step {
        Step::Head { .. } => head(at, done.len()),
        Step::Do(inst) => done.push(inst.clone()),
        Step::Jump { .. } | Step::Back { .. } => {}
    })?;
    Ok(done)
}

/// Fills every readable region with zeros, because the instructions that run depend only on the length.
fn regions(kernel: &Kernel, length: usize) -> Vec<(&'static str, Vec<u8>)> {
    let readable = kernel.contract.regions().filter(|region| region.readable);
    let own = readable.map(|region| (region.name, vec![0; region.extent.bytes(length as u64) as usize]));
    own.chain((0..kernel.contract.messages()).map(|lane| (Parameter::message_of(lane), vec![0; length]))).collect()
}
