//! Calls a kernel with a message, and tells a wrong result.

use raddle_isa::{Concrete, Machine};
use raddle_kernels::Kernel;
use raddle_kernels::reference::Regions;

use super::program::{Step, row};
use super::{enter, follow_steps, written};

/// A call of a kernel with one message.
pub(super) struct Trial<'a> {
    kernel: &'a Kernel,
    pub(super) length: u64,
    pub(super) one: &'static [&'static str],
    given: Regions,
    expected: Regions,
}

impl<'a> Trial<'a> {
    /// Creates a call for a message of this length, with these regions in one place.
    pub(super) fn new(kernel: &'a Kernel, length: u64, one: &'static [&'static str]) -> Self {
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
    pub(super) fn stored(&self, steps: &[Step], max: usize) -> Option<String> {
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
