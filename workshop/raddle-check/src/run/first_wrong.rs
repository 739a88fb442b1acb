//! Finds where a refused kernel goes wrong, by running it on numbers.

use raddle_isa::{Concrete, Machine};
use raddle_kernels::Kernel;
use raddle_kernels::reference::Regions;

use super::program::{Step, row, steps, woven};
use super::repair::repair;
use super::{aliasings, contract, enter, follow_steps, in_place, written};

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

/// A call of a kernel.
pub(super) struct Trial<'a> {
    kernel: &'a Kernel,
    length: u64,
    one: &'static [&'static str],
    given: Regions,
    expected: Regions,
}

impl<'a> Trial<'a> {
    /// Creates a call for a message of this length, with these regions in one place.
    fn new(kernel: &'a Kernel, length: u64, one: &'static [&'static str]) -> Self {
        let given = kernel.operation.sample_at(one, length, length, length as usize);
        let expected = kernel.operation.reference(&given);
        Trial { kernel, length, one, given, expected }
    }

    /// Returns the machine at entry.
    fn enter(&self) -> Machine<Concrete> {
        let regions: Vec<(&str, &[u8])> = self.given.iter().map(|(name, bytes)| (*name, bytes.as_slice())).collect();
        enter(self.kernel, &regions, self.length as usize, self.one)
    }

    /// Runs the steps, at most `max`, in the place of the kernel's. `before` is called with the number of each, and the
    /// machine. The error says what is wrong.
    pub(super) fn run(
        &self,
        steps: &[Step],
        max: usize,
        mut before: impl FnMut(usize, &Machine<Concrete>),
    ) -> Result<(), String> {
        let (kernel, operation) = (self.kernel, &self.kernel.operation);
        let mut machine = self.enter();
        let result = follow_steps(steps, max, &mut machine, |at, _, machine| before(at, machine));
        let left = result.and_then(|()| written(kernel, &mut machine, self.length as usize));
        let left = left.map_err(|fault| fault.to_string())?;
        operation.compare(&self.expected, &left)
    }

    /// Describes the first byte that differs from the expected one, and the row that stored it. Numbers may be right
    /// although their bytes differ, so for them there is no description.
    fn stored(&self, steps: &[Step], max: usize) -> Option<String> {
        let mut machine = self.enter();
        follow_steps(steps, max, &mut machine, |_, _, _| {}).ok()?;
        let left = written(self.kernel, &mut machine, self.length as usize).ok()?;
        let differs = |(name, bytes): (&&'static str, &Vec<u8>)| {
            let is = left.get(name)?;
            (0..bytes.len()).find(|&at| is.get(at).is_some_and(|is| *is != bytes[at])).map(|at| (*name, at))
        };
        let (name, at) = self.expected.iter().find_map(differs).filter(|_| !self.kernel.operation.is_modular())?;
        let (mut machine, mut stored, mut held, mut previous) = (self.enter(), None, None, None);
        let mut note = |machine: &Machine<Concrete>, next: Option<usize>| {
            let space = machine.memory.spaces.iter().find(|space| space.name == name);
            let now = space.and_then(|space| space.written.get(at as i64)).map(|byte| byte.value);
            if now != held {
                (stored, held) = (previous, now);
            }
            previous = next;
        };
        let _ended = follow_steps(steps, max, &mut machine, |at, _, machine| note(machine, Some(at)));
        note(&machine, None);
        let by = stored.map_or(String::new(), |at| format!(", stored by {}", row(steps, at)));
        Some(format!("{name}[{at}] is {:#04x}, not {:#04x}{by}", left[name][at], self.expected[name][at]))
    }
}
