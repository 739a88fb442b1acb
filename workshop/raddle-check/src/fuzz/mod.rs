//! Random kernels and contracts for the prover, most of them nearly right.
//!
//! Each case has a number, and the number alone gives the case. A prover must neither panic nor hang on it, and a kernel
//! that it accepts must give the results of its operation when it runs. There are two kinds of cases:
//!
//! | module | case |
//! |---|---|
//! | [`library`] | a kernel of the library with a few changes, or under a changed contract |
//! | [`programs`] | a random program under a random contract, which is proved to be that program, as it is or with changes |
//! | [`changes`] | the changes of instructions, control flow, frame and constants |

mod case;
mod changes;
mod library;
mod programs;

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use raddle_kernels::Kernel;

pub use self::case::{Case, Claim};

use crate::cosim::random::Random;
use crate::explore::Refusal;
use crate::prove::{Proof, prove, prove_by_its_contract, prove_statement};
use crate::run::{contract, runs_right};

impl Case {
    /// Returns the case with this number.
    pub fn of(number: u64) -> Case {
        let mut random = Random::named(number, "fuzz");
        if random.once_in(2) { library::case(&mut random) } else { programs::case(number, &mut random) }
    }

    /// Proves the kernel.
    pub fn prove(&self) -> Result<Proof, Refusal> {
        match self.claim {
            Claim::Operation => prove(&self.kernel),
            Claim::OtherContract => prove_by_its_contract(&self.kernel),
            Claim::Program => prove_statement(&self.kernel, &programs::statement),
        }
    }
}

/// The judgement of a prover on a case.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// The kernel is proved, and ran right for this number of lengths. It did not run if the operation gives no inputs
    /// for the contract.
    Accepted(usize),
    /// The kernel is refused, for a reason without its details.
    Refused(String),
}

/// The numbers of judgements.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Counts {
    /// The number of kernels that were proved.
    pub accepted: usize,
    /// The number of kernels that were proved and ran.
    pub ran: usize,
    /// The number of refused kernels, for each reason.
    pub refused: BTreeMap<String, usize>,
}

impl Counts {
    /// Counts a judgement.
    pub fn add(&mut self, verdict: Verdict) {
        match verdict {
            Verdict::Accepted(lengths) => {
                self.accepted += 1;
                self.ran += usize::from(lengths > 0);
            }
            Verdict::Refused(why) => *self.refused.entry(why).or_default() += 1,
        }
    }

    /// Returns the number of refused kernels.
    pub fn refusals(&self) -> usize {
        self.refused.values().sum()
    }
}

impl fmt::Display for Counts {
    /// Formats the counts, the most frequent reasons first.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (all, refused) = (self.accepted + self.refusals(), self.refusals());
        write!(f, "{all} cases: {} accepted, of which {} ran; {refused} refused", self.accepted, self.ran)?;
        let mut reasons = Vec::from_iter(&self.refused);
        reasons.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        reasons.into_iter().try_for_each(|(why, count)| write!(f, "\n{count:>8}  {why}"))
    }
}

/// The prover of a case: [`Case::prove`], or one with a planted fault.
pub type Prover = fn(&Case) -> Result<Proof, Refusal>;

/// Judges the case with this number in a thread of its own, and checks the judgement. The error says what is wrong with
/// the prover: it panics, takes longer than `limit`, or accepts a wrong kernel. If its stack overflows, the program ends
/// with a message that names the thread, and so the case.
pub fn judge(number: u64, prover: Prover, limit: Duration) -> Result<Verdict, String> {
    let (sender, receiver) = mpsc::channel();
    let case = move || {
        let verdict = panic::catch_unwind(|| check(&Case::of(number), prover));
        let said = |what: &(dyn std::any::Any + Send)| {
            let text = what.downcast_ref::<&str>().map(ToString::to_string);
            text.or_else(|| what.downcast_ref::<String>().cloned()).unwrap_or_default()
        };
        // Nobody listens if the case took too long.
        _ = sender.send(verdict.unwrap_or_else(|what| Err(format!("panicked: {}", said(&*what)))));
    };
    let thread = thread::Builder::new().name(format!("case {number}")).spawn(case);
    thread.map_err(|error| format!("case {number} has no thread: {error}"))?;
    match receiver.recv_timeout(limit) {
        Ok(verdict) => verdict.map_err(|why| format!("case {number} {why}")),
        Err(RecvTimeoutError::Timeout) => Err(format!("case {number} takes longer than {limit:?}")),
        Err(RecvTimeoutError::Disconnected) => Err(format!("case {number} ended without a judgement")),
    }
}

/// Judges a case. The error says why an accepted kernel is wrong.
fn check(case: &Case, prover: Prover) -> Result<Verdict, String> {
    match prover(case) {
        Err(refusal) => Ok(Verdict::Refused(reason(&refusal))),
        Ok(_) => runs(case).map(Verdict::Accepted),
    }
}

/// Runs an accepted kernel on random inputs, at random legal lengths, in every aliasing of its contract. Returns the
/// number of lengths.
fn runs(case: &Case) -> Result<usize, String> {
    /// Enough for several iterations of every loop.
    const LONG: u64 = 1 << 12;
    const RUNS: u64 = 6;
    let kernel = &case.kernel;
    contract::check(kernel).map_err(|why| format!("is accepted, although {why}"))?;
    let (multiple, max) = kernel.contract.lengths();
    let max = max.unwrap_or(u64::MAX).min(LONG.max(4 * multiple));
    let mut random = Random::new(multiple);
    let mut ran = 0;
    for seed in 1..=RUNS {
        let length = match seed {
            1 => 0,
            2 => max.min(multiple),
            _ => (random.bits() % (max + 1)) >> random.below(8),
        };
        let length = (length / multiple * multiple) as usize;
        let run = || runs_right(kernel, seed, length);
        ran += match case.claim {
            // The operation draws inputs for its own contract, and its reference need not know other lengths.
            Claim::OtherContract if !draws(kernel, seed, length) => 0,
            Claim::OtherContract | Claim::Operation | Claim::Program => {
                run().map_err(|why| format!("is accepted and wrong: {why}\n{case:?}"))?;
                1
            }
        };
    }
    Ok(ran)
}

/// Returns whether the operation of a kernel can draw inputs of this length, and compute the results.
fn draws(kernel: &Kernel, seed: u64, length: usize) -> bool {
    panic::catch_unwind(AssertUnwindSafe(|| {
        let given = kernel.operation.sample(seed, seed, length);
        kernel.operation.reference(&given);
    }))
    .is_ok()
}

/// Returns the property and the reason of a refusal, up to the first detail, without instructions and numbers.
fn reason(refusal: &Refusal) -> String {
    let without_instructions = refusal.why.split('`').step_by(2).collect::<Vec<_>>().join("…");
    let why = without_instructions.split(['[', '(', ':', ',', '{']).next().unwrap_or_default();
    let words: Vec<_> = why.split_whitespace().filter(|word| !word.contains(|c: char| c.is_ascii_digit())).collect();
    format!("{}: {}", refusal.property, words.join(" "))
}
