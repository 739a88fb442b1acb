//! Structured code as a list of steps and jumps, so that a path can be followed and stopped anywhere.

use raddle_isa::code::Note;
use raddle_isa::{Code, Cond, Inst, Strand};
use raddle_kernels::Kernel;

/// One step.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// An instruction.
    Do(Inst),
    /// A jump to a step if the condition holds.
    Jump {
        /// The condition.
        cond: Cond,
        /// The step to go to.
        to: usize,
    },
    /// The head of a loop that is proved by induction, after its test: run the body if the condition holds, or else go
    /// to a step.
    Head {
        /// The condition.
        enter: Cond,
        /// The step after the loop.
        exit: usize,
    },
    /// The end of the body of such a loop, after the test: go back to the head.
    Back {
        /// The head.
        head: usize,
    },
}

impl Step {
    /// Returns the instruction, unless the step is a jump.
    pub fn inst(&self) -> Option<&Inst> {
        if let Step::Do(inst) = self { Some(inst) } else { None }
    }
}

/// A function that returns the instructions of a strand in some order.
pub type Ordered = fn(&Strand) -> Vec<Inst>;

/// Returns the instructions as printed: woven.
pub fn woven(strand: &Strand) -> Vec<Inst> {
    strand.insts().cloned().collect()
}

/// Returns the instructions strand by strand, as before weaving.
pub fn sequential(strand: &Strand) -> Vec<Inst> {
    strand.sequential().cloned().collect()
}

/// Returns the steps of a kernel, which returns after the last one.
pub fn steps(kernel: &Kernel, order: Ordered) -> Vec<Step> {
    let mut out = Vec::new();
    flatten(&kernel.code, order, &mut Vec::new(), &mut out);
    out
}

/// Returns the phase of the kernel that a step belongs to: the last comment above it in the text.
pub fn phase(steps: &[Step], at: usize) -> Option<&Note> {
    steps[..=at].iter().rev().find_map(|step| step.inst()?.notes.last())
}

/// Describes the row of a step.
pub(super) fn row(steps: &[Step], at: usize) -> String {
    let Some(inst) = steps[at].inst() else { return "a jump".into() };
    let phase = phase(steps, at).map_or(String::new(), |phase| format!(" in the phase \"{}\"", phase.text()));
    format!("`{inst}`{phase}")
}

/// Appends the steps of some code. The first instruction gets the notes that precede it.
fn flatten(code: &[Code], order: Ordered, notes: &mut Vec<Note>, out: &mut Vec<Step>) {
    let add = |insts: Vec<Inst>, notes: &mut Vec<Note>, out: &mut Vec<Step>| {
        for mut inst in insts {
            notes.drain(..).rev().for_each(|note| inst.note(note));
            out.push(Step::Do(inst));
        }
    };
    for part in code {
        match part {
            Code::Note(note) => notes.push(note.clone()),
            Code::Straight(strand) => add(order(strand), notes, out),
            Code::Repeat { body, again } => {
                let start = out.len();
                flatten(body, order, notes, out);
                out.push(Step::Jump { cond: *again, to: start });
            }
            Code::Skip { unless, body } => {
                let jump = out.len();
                out.push(Step::Jump { cond: *unless, to: 0 });
                flatten(body, order, notes, out);
                out[jump] = Step::Jump { cond: *unless, to: out.len() };
            }
            Code::While { test, enter, body } => {
                add(test.clone(), notes, out);
                let head = out.len();
                out.push(Step::Head { enter: *enter, exit: 0 });
                flatten(body, order, notes, out);
                add(test.clone(), notes, out);
                out.push(Step::Back { head });
                out[head] = Step::Head { enter: *enter, exit: out.len() };
            }
        }
    }
}
