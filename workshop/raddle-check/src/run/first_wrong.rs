//! Finds where a refused kernel goes wrong, by running it on numbers.

use raddle_kernels::Kernel;

use super::program::{Step, row, steps, woven};
use super::repair::repair;
use super::trial::Trial;
use super::{aliasings, contract, in_place};

/// The shortest messages are all tried, and then some longer ones: numbers of the unit that lengths are multiples of.
const EACH: u64 = 256;
const LONGER: [u64; 4] = [512, 1024, 2048, 4096];

/// Describes the first message, of those tried, after which a kernel leaves a wrong result: its length, the first wrong
/// byte, the row that stored this byte, the first of the rows that had not run for a right result before, and a change
/// of one row that makes the results right.
///
/// Each length is tried with one message, first out of place. So a fault that few inputs show may stay unseen. The row
/// that stored a byte need not be the wrong one. The rows that had not run before are often the wrong ones, because all
/// others have given right results.
pub fn first_wrong(kernel: &Kernel) -> String {
    if let Err(why) = contract::check(kernel) {
        return format!("the interpreter does not run the kernel: {why}");
    }
    let (multiple, max) = kernel.contract.lengths();
    let longest = max.unwrap_or(LONGER[3].max(4 * multiple));
    let steps = steps(kernel, woven);
    let lengths = (0..=EACH).chain(LONGER).map(|n| n * multiple).filter(|length| *length <= longest);
    let trials =
        || lengths.clone().flat_map(|length| aliasings(kernel).map(move |one| Trial::new(kernel, length, one)));
    let max = 1024 * steps.len();
    let mut known = vec![false; steps.len()];
    for trial in trials() {
        let mut ran = vec![false; steps.len()];
        let Err(why) = trial.run(&steps, max, |at, _| ran[at] = true) else {
            known.iter_mut().zip(&ran).for_each(|(known, ran)| *known |= ran);
            continue;
        };
        let why = trial.stored(&steps, max).unwrap_or(why);
        let Trial { length, one, .. } = trial;
        let place = if one.is_empty() { String::new() } else { format!(", {}", in_place(one)) };
        let mut text = format!("in the interpreter, the first wrong result is for a length of {length}{place}: {why}");
        let is_new = |at: usize| ran[at] && !known[at] && steps[at].inst().is_some();
        let new: Vec<usize> = (0..steps.len()).filter(|&at| is_new(at)).collect();
        if let Some(first) = new.first().filter(|_| known.contains(&true)) {
            text += &format!(
                "; {} of the rows that ran had not run for a right result before, the first of them {}",
                new.len(),
                row(&steps, *first)
            );
        }
        let all = |steps: &[Step]| trials().all(|trial| trial.run(steps, max, |_, _| {}).is_ok());
        return text + "; " + &repair(&steps, max, &trial, is_new, all);
    }
    format!("in the interpreter, one message of each length tried, up to {longest} bytes, gives the right result")
}
