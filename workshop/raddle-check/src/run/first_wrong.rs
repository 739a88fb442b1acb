//! Finds where a refused kernel goes wrong, by running it on numbers.

use raddle_isa::{Concrete, Machine};
use raddle_kernels::Kernel;

use super::program::{Step, phase, steps, woven};
use super::{aliasings, contract, enter, follow, in_place, written};

/// The shortest messages are all tried, and then some longer ones: numbers of the unit that lengths are multiples of.
const EACH: u64 = 256;
const LONGER: [u64; 4] = [512, 1024, 2048, 4096];

/// Describes the first message, of those tried, after which a kernel leaves a wrong result: its length, the first wrong
/// byte, the row that stored this byte, and the first of the rows that had not run for a right result before.
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
    let mut known = vec![false; steps.len()];
    for length in lengths {
        for one in aliasings(kernel) {
            let mut ran = vec![false; steps.len()];
            let Err(why) = run_right(kernel, length, one, &mut ran) else {
                known.iter_mut().zip(&ran).for_each(|(known, ran)| *known |= ran);
                continue;
            };
            let place = if one.is_empty() { String::new() } else { format!(", {}", in_place(one)) };
            let mut text =
                format!("in the interpreter, the first wrong result is for a length of {length}{place}: {why}");
            let is_new = |at: &usize| ran[*at] && !known[*at] && matches!(steps[*at], Step::Do(_));
            let new: Vec<usize> = (0..steps.len()).filter(is_new).collect();
            if let Some(first) = new.first().filter(|_| known.contains(&true)) {
                text += &format!(
                    "; {} of the rows that ran had not run for a right result before, the first of them {}",
                    new.len(),
                    row(&steps, *first)
                );
            }
            return text;
        }
    }
    format!("in the interpreter, one message of each length tried, up to {longest} bytes, gives the right result")
}

/// Runs a kernel on a message of this length, and notes the steps that it runs. The error describes the first wrong byte.
fn run_right(kernel: &Kernel, length: u64, one: &[&str], ran: &mut [bool]) -> Result<(), String> {
    let (operation, bytes) = (&kernel.operation, length as usize);
    let given = operation.sample_at(one, length, length, bytes);
    let regions: Vec<(&str, &[u8])> = given.iter().map(|(name, bytes)| (*name, bytes.as_slice())).collect();
    let enter = || enter(kernel, &regions, bytes, one);
    let mut machine = enter();
    follow(kernel, &mut machine, |at, _, _| ran[at] = true).map_err(|fault| fault.to_string())?;
    let left = written(kernel, &mut machine, bytes).map_err(|fault| fault.to_string())?;
    let expected = operation.reference(&given);
    operation.compare(&expected, &left).map_err(|why| {
        // Numbers may be right although their bytes differ.
        let differs = |(name, bytes): (&&'static str, &Vec<u8>)| {
            let is = left.get(name)?;
            (0..bytes.len()).find(|&at| is.get(at).is_some_and(|is| *is != bytes[at])).map(|at| (*name, at))
        };
        let Some((name, at)) = expected.iter().find_map(differs).filter(|_| !operation.is_modular()) else {
            return why;
        };
        let (mut machine, mut stored, mut held, mut previous) = (enter(), None, None, None);
        let mut note = |machine: &Machine<Concrete>, next: Option<usize>| {
            let space = machine.memory.spaces.iter().find(|space| space.name == name);
            let now = space.and_then(|space| space.written.get(at as i64)).map(|byte| byte.value);
            if now != held {
                (stored, held) = (previous, now);
            }
            previous = next;
        };
        let _ended = follow(kernel, &mut machine, |at, _, machine| note(machine, Some(at)));
        note(&machine, None);
        let by = stored.map_or(String::new(), |at| format!(", stored by {}", row(&steps(kernel, woven), at)));
        format!("{name}[{at}] is {:#04x}, not {:#04x}{by}", left[name][at], expected[name][at])
    })
}

/// Describes the row of a step.
fn row(steps: &[Step], at: usize) -> String {
    let Step::Do(inst) = &steps[at] else { return "a jump".into() };
    let phase = phase(steps, at).map_or(String::new(), |phase| format!(" in the phase \"{}\"", phase.text()));
    format!("`{inst}`{phase}")
}
