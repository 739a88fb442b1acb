//! Runs a kernel of any instruction set on any host.

pub mod contract;
pub mod first_wrong;
pub mod layout;
pub mod program;
pub(crate) mod repair;
mod trial;

use std::collections::BTreeMap;
use std::rc::Rc;

use raddle_isa::code::{Extent, Region};
use raddle_isa::word::ConcreteByte;
use raddle_isa::{Concrete, Fault, Machine, Word};
use raddle_kernels::Kernel;

use self::layout::{Contents, Held, lay_out};
use self::program::{Step, steps, woven};

/// Returns the sets of regions that share memory: first none, then each set that the contract allows.
pub(crate) fn aliasings(kernel: &Kernel) -> impl Iterator<Item = &'static [&'static str]> {
    let apart: &'static [&'static str] = &[];
    std::iter::once(apart).chain(kernel.contract.may_alias.iter().copied())
}

/// Describes that these regions share memory.
pub(crate) fn in_place(one: &[&str]) -> String {
    format!("with {}", one.join(" = "))
}

/// Checks that a kernel leaves the same memory as its operation's reference, for a message of `len` bytes drawn from
/// `seed`: with all regions separate, and with each set of regions that the contract allows to share memory.
pub fn runs_right(kernel: &Kernel, seed: u64, len: usize) -> Result<(), String> {
    contract::check(kernel)?;
    for one in aliasings(kernel) {
        let given = kernel.operation.sample_at(one, seed, seed, len);
        let regions: Vec<(&str, &[u8])> = given.iter().map(|(name, bytes)| (*name, bytes.as_slice())).collect();
        let place = if one.is_empty() { String::new() } else { format!(", {}", in_place(one)) };
        let in_case = |why: String| format!("{} {}, {len} bytes{place}: {why}", kernel.isa, kernel.name);
        let left = call(kernel, &regions, len, one).map_err(|fault| in_case(fault.to_string()))?;
        kernel.operation.compare(&kernel.operation.reference(&given), &left).map_err(in_case)?;
    }
    Ok(())
}

/// Returns whether a kernel leaves the right results in memory for a message of `len` bytes drawn from `seed`,
/// regardless of its effect on registers.
pub fn leaves_right(kernel: &Kernel, seed: u64, len: usize) -> bool {
    let given = kernel.operation.sample_at(&[], seed, seed, len);
    let regions: Vec<(&str, &[u8])> = given.iter().map(|(name, bytes)| (*name, bytes.as_slice())).collect();
    let mut machine = enter(kernel, &regions, len, &[]);
    let left = run(kernel, &mut machine).and_then(|()| written(kernel, &mut machine, len));
    left.is_ok_and(|left| kernel.operation.compare(&kernel.operation.reference(&given), &left).is_ok())
}

/// Calls a kernel and returns the contents of the regions that it writes. The regions in `one` share memory.
pub fn call(
    kernel: &Kernel,
    regions: &[(&str, &[u8])],
    length: usize,
    one: &[&str],
) -> Result<BTreeMap<&'static str, Vec<u8>>, Fault> {
    let mut machine = enter(kernel, regions, length, one);
    let start = machine.clone();
    run(kernel, &mut machine)?;
    let isa = kernel.isa;
    for reg in isa.registers().filter(|reg| reg.file != raddle_isa::File::Flag) {
        let saved = isa.saved_bytes(reg);
        if machine.bytes(reg)[..saved] != start.bytes(reg)[..saved] {
            return Err(Fault::NotRestored(kernel.register(reg)));
        }
    }
    written(kernel, &mut machine, length)
}

/// Returns the contents that a kernel has left in the regions that it writes.
pub fn written(
    kernel: &Kernel,
    machine: &mut Machine<Concrete>,
    length: usize,
) -> Result<BTreeMap<&'static str, Vec<u8>>, Fault> {
    let mut results = BTreeMap::new();
    for region in kernel.contract.regions().filter(|region| region.written) {
        let bytes = region.extent.bytes(length as u64) as usize;
        let Some(space) = machine.memory.space(region.name) else { continue };
        let written = |i: usize| region.only.as_ref().is_none_or(|only| only.contains(&i));
        let byte = |i: usize| match (space.written.get(i as i64), &space.fill) {
            (Some(byte), _) => Ok(byte.value),
            (None, Some(fill)) if !written(i) => Ok(fill(i as i64).value),
            (None, None) if !written(i) => Ok(0),
            _ => Err(Fault::NotWritten(region.name, i)),
        };
        results.insert(region.name, (0..bytes).map(byte).collect::<Result<_, _>>()?);
    }
    Ok(results)
}

/// The bytes in memory. Each region is far from the others, so an address identifies its region.
struct Bytes<'a> {
    regions: &'a [(&'a str, &'a [u8])],
    length: usize,
    /// The last address.
    address: u64,
}

impl Bytes<'_> {
    fn held(&self, name: &str) -> Option<Held<Concrete>> {
        let (_, bytes) = self.regions.iter().find(|(other, _)| *other == name)?;
        let bytes = bytes.to_vec();
        Some((0..bytes.len() as i64, Some(Rc::new(move |i| ConcreteByte::from(bytes[i as usize])))))
    }
}

impl Contents<Concrete> for Bytes<'_> {
    fn address(&mut self, _: &'static str) -> Concrete {
        self.address += 1 << 40;
        Concrete::lit(64, self.address)
    }

    fn length(&mut self) -> Concrete {
        Concrete::lit(64, self.length as u64)
    }

    fn region(&mut self, region: &Region, _: Concrete) -> Held<Concrete> {
        match (region.extent, self.held(region.name)) {
            (Extent::Bytes(_), Some(held)) => held,
            (extent, held) => (0..extent.bytes(self.length as u64) as i64, held.and_then(|(_, fill)| fill)),
        }
    }

    fn message(&mut self, name: &'static str, _: Concrete) -> Held<Concrete> {
        self.held(name).unwrap_or((0..0, None))
    }
}

/// Returns a machine at the entry of a kernel. Registers hold a pattern that distinguishes them.
pub fn enter(kernel: &Kernel, regions: &[(&str, &[u8])], length: usize, one: &[&str]) -> Machine<Concrete> {
    let isa = kernel.isa;
    let mut machine =
        Machine::<Concrete>::new(isa, |reg, i| ConcreteByte::from((reg.n as usize * 37 + i * 11 + 5) as u8));
    for n in 0..isa.count(raddle_isa::File::Flag) {
        machine.set_flag(n, Concrete::lit(1, 0));
    }
    machine.set_gpr(isa.stack_pointer().n, Concrete::lit(64, 1 << 39));
    lay_out(kernel, one, &mut machine, &mut Bytes { regions, length, address: 1 << 40 });
    machine
}

/// Runs a kernel from entry to return.
pub fn run(kernel: &Kernel, machine: &mut Machine<Concrete>) -> Result<(), Fault> {
    follow(kernel, machine, |_, _, _| {})
}

/// Runs a kernel like [`run`]. Before each step, `before` is called with the step, its number in the text, and the
/// machine.
pub fn follow(
    kernel: &Kernel,
    machine: &mut Machine<Concrete>,
    before: impl FnMut(usize, &Step, &Machine<Concrete>),
) -> Result<(), Fault> {
    let steps = steps(kernel, woven);
    // The tests' inputs need ten double rounds for each block, and some more steps. A kernel that takes longer never
    // ends.
    follow_steps(&steps, 1024 * steps.len(), machine, before)
}

/// Runs steps like [`follow`]. It is a fault if there are more than `max`.
fn follow_steps(
    steps: &[Step],
    max: usize,
    machine: &mut Machine<Concrete>,
    mut before: impl FnMut(usize, &Step, &Machine<Concrete>),
) -> Result<(), Fault> {
    let (mut at, mut left) = (0, max);
    while let Some(step) = steps.get(at) {
        left -= 1;
        if left == 0 {
            return Err(Fault::Endless(max));
        }
        let holds = |m: &Machine<Concrete>, cond: &raddle_isa::Cond| {
            let flag = m.flag(cond.flag.n).known();
            flag.map(|x| (x == 1) == cond.set).ok_or(Fault::UndefinedBranch)
        };
        before(at, step, machine);
        at = match step {
            Step::Do(inst) => {
                machine.step(inst)?;
                at + 1
            }
            Step::Jump { cond, to } => {
                if holds(machine, cond)? {
                    *to
                } else {
                    at + 1
                }
            }
            Step::Head { enter, exit } => {
                if holds(machine, enter)? {
                    at + 1
                } else {
                    *exit
                }
            }
            Step::Back { head } => *head,
        };
    }
    Ok(())
}
