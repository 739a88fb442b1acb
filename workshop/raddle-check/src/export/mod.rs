//! Exports kernels as goals in SMT-LIB, for solvers by other authors.
//!
//! The prover of this crate rewrites terms. This module instead executes a kernel and its specification on words that
//! nothing rewrites, and writes down the claims. This module uses nothing of [`crate::term`], [`crate::explore`] and
//! [`crate::prove`], except the possible stack pointers. So a fault in one of those modules does not reach a goal.
//!
//! | module | purpose |
//! |---|---|
//! | [`raw`] | words that nothing rewrites |
//! | [`inputs`] | a kernel at its entry |
//! | [`claim`] | the intended results of kernels, byte by byte |
//! | [`equation`] | the intended results in whole numbers and polynomials |
//! | [`paths`] | follows every path, with loops by induction |
//! | `goal` | the goals |
//! | [`tree`] | lines about numbers and polynomials |
//! | [`smt`] | writes goals and equations in SMT-LIB 2 |

pub mod claim;
pub mod equation;
mod goal;
pub mod inputs;
pub mod paths;
pub mod raw;
pub mod smt;
pub mod tree;

use raddle_kernels::Kernel;

pub use self::goal::{Goal, Goals, Topic};

use self::claim::Claim;
use self::equation::Arithmetic;
use self::inputs::{aliasings, entry};
use self::paths::Paths;
use crate::explore::stack_pointers;
use crate::run::contract;
use crate::run::program::{steps, woven};

/// Returns the goals of a kernel: out of place and in place, for each stack pointer. Words that this thread made before
/// are lost.
pub fn goals(kernel: &Kernel) -> Result<Goals, String> {
    contract::check(kernel)?;
    let pointers = stack_pointers(kernel).map_err(|refusal| refusal.to_string())?;
    let alignment = pointers.iter().flatten().max().map(|last| (last + 1).next_power_of_two());
    let steps = steps(kernel, woven);
    raw::reset();
    let mut goals = Goals::default();
    for one in aliasings(kernel) {
        for pointer in &pointers {
            let entry = entry(kernel, one, pointer.and_then(|beyond| Some((alignment?, beyond))));
            let claim = Claim::of(kernel, entry.inputs.clone());
            for (name, left, right) in claim.forms() {
                goals.add(Topic::Form, name, left, right);
            }
            let arithmetic = Arithmetic::of(kernel, &entry.inputs);
            let mut paths = Paths::new(kernel, &steps, &entry, claim, arithmetic.as_ref(), &mut goals);
            paths.run()?;
            let Paths { loops, returns, invariants, .. } = paths;
            if let Some(arithmetic) = &arithmetic {
                arithmetic.equations(&loops, &returns, &invariants, &mut goals)?;
            }
        }
    }
    goals.finish();
    Ok(goals)
}
