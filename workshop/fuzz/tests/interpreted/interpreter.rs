//! Runs the kernels that the library calls, on the memory that it gives them: the text of a kernel in the interpreter
//! of raddle-check, or the reference of its operation if that would take too long.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::ptr::{with_exposed_provenance, with_exposed_provenance_mut};
use std::sync::{Mutex, MutexGuard};

use raddle_fuzz::kernels::{ISA, KERNELS};
use raddle_isa::code::{Parameter, Region};
use raddle_kernels::Kernel;

use crate::run::call;

/// The number of bytes of messages on which the text of a kernel is run, for each target.
const INTERPRETED_BYTES: usize = 6 << 10;

/// The record of how the kernels ran.
static CALLS: Mutex<Calls> =
    Mutex::new(Calls { target: "", planted: None, interpreted: BTreeMap::new(), referenced: 0 });

/// A record of how the kernels ran.
pub struct Calls {
    /// The fuzz target that runs.
    pub target: &'static str,
    /// A kernel whose text lacks an instruction, on purpose.
    pub planted: Option<&'static str>,
    /// The lengths on which the text of a kernel was run, by target and kernel.
    interpreted: BTreeMap<(&'static str, &'static str), Lengths>,
    /// The number of runs of the reference of an operation instead of the text of a kernel.
    referenced: usize,
}

#[derive(Default)]
struct Lengths {
    all: BTreeSet<usize>,
    bytes: usize,
}

/// Returns the calls up to now, to read or to change.
pub fn calls() -> MutexGuard<'static, Calls> {
    CALLS.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

impl Calls {
    /// Returns whether the text of a kernel is run on a message of `len` bytes. Counts the call: once for each length,
    /// until the bytes are used up.
    fn interprets(&mut self, kernel: &'static str, len: usize) -> bool {
        let lengths = self.interpreted.entry((self.target, kernel)).or_default();
        let interprets = lengths.bytes + len <= INTERPRETED_BYTES && lengths.all.insert(len);
        if interprets {
            lengths.bytes += len;
        } else {
            self.referenced += 1;
        }
        interprets
    }

    /// Returns the kernels whose text was run.
    pub fn kernels(&self) -> BTreeSet<&'static str> {
        self.interpreted.keys().map(|&(_, kernel)| kernel).collect()
    }

    /// Returns how often the text of a kernel was run, on how many message bytes, and how often the reference ran.
    pub fn counts(&self) -> (usize, usize, usize) {
        let sum = |of: fn(&Lengths) -> usize| self.interpreted.values().map(of).sum();
        (sum(|lengths| lengths.all.len()), sum(|lengths| lengths.bytes), self.referenced)
    }
}

/// Runs a kernel. The library calls this in place of each kernel in assembly.
#[unsafe(no_mangle)]
fn raddle_interpret(kernel: &'static str, arguments: &[usize]) {
    if let Err(why) = run(kernel, arguments) {
        panic!("{ISA} {kernel}: {why}");
    }
}

/// A memory region with which a kernel is called.
struct Place<'k> {
    name: &'static str,
    address: usize,
    bytes: usize,
    /// The region in the contract, unless it is one of several messages.
    region: Option<&'k Region>,
}

impl Place<'_> {
    fn is_written(&self) -> bool {
        self.region.is_some_and(|region| region.written)
    }

    /// Returns the bytes that are initialised at entry, with zeros for the others.
    fn read(&self) -> Vec<u8> {
        let held = |&at: &usize| self.region.is_none_or(|region| region.holds(at));
        let mut bytes = vec![0; self.bytes];
        for at in (0..self.bytes).filter(held) {
            // SAFETY: the library keeps the contract, by which the kernel may read all bytes that are initialised at
            // entry.
            bytes[at] = unsafe { with_exposed_provenance::<u8>(self.address + at).read() };
        }
        bytes
    }

    fn write(&self, region: &Region, left: &[u8]) {
        let part: Range<usize> = region.only.clone().unwrap_or(0..self.bytes);
        let to = with_exposed_provenance_mut::<u8>(self.address + part.start);
        // SAFETY: the library keeps the contract, by which the kernel writes this part and nothing else refers to it.
        unsafe { to.copy_from_nonoverlapping(left[part.clone()].as_ptr(), part.len()) };
    }

    /// Returns whether both share memory.
    fn overlaps(&self, other: &Self) -> bool {
        self.address < other.address + other.bytes && other.address < self.address + self.bytes
    }
}

fn run(name: &'static str, arguments: &[usize]) -> Result<(), String> {
    let kernel = KERNELS.get(name).ok_or("there is no such kernel")?;
    let contract = &kernel.contract;
    let given = || contract.parameters.iter().zip(arguments.iter().copied());
    let length = given().find_map(|(parameter, n)| matches!(parameter, Parameter::Length { .. }).then_some(n));
    let length = length.unwrap_or(0);
    let (multiple, max) = contract.lengths();
    if !(length as u64).is_multiple_of(multiple) || max.is_some_and(|max| length as u64 > max) {
        return Err(format!("{length} bytes are not a multiple of {multiple}, or more than {max:?}"));
    }

    let mut places = Vec::new();
    for (parameter, word) in given() {
        match parameter {
            Parameter::Pointer(region) => {
                let bytes = region.extent.bytes(length as u64) as usize;
                places.push(Place { name: region.name, address: word, bytes, region: Some(region) });
            }
            Parameter::Messages { count, .. } => places.extend((0..*count).map(|i| {
                // SAFETY: the library keeps the contract, by which there is an address for each message.
                let address = unsafe { with_exposed_provenance::<usize>(word).add(i).read() };
                Place { name: Parameter::message_of(i), address, bytes: length, region: None }
            })),
            Parameter::Length { .. } => {}
        }
    }
    let one = one(kernel, &places)?;

    let read: Vec<_> = places
        .iter()
        .filter(|place| place.region.is_none_or(|region| region.readable))
        .map(|place| (place.name, place.read()))
        .collect();
    let (interprets, planted) = {
        let mut calls = calls();
        (calls.interprets(name, length), calls.planted == Some(name))
    };
    let left = if interprets || planted {
        let regions: Vec<_> = read.iter().map(|(name, bytes)| (*name, &bytes[..])).collect();
        let without = planted.then(|| without_an_instruction(kernel));
        call(without.as_ref().unwrap_or(kernel), &regions, length, one).map_err(|fault| fault.to_string())?
    } else {
        kernel.operation.reference(&read.into_iter().collect())
    };
    for place in &places {
        if let Some(region) = place.region.filter(|region| region.written) {
            let left = left.get(place.name).ok_or_else(|| format!("{} is not written", place.name))?;
            place.write(region, left);
        }
    }
    Ok(())
}

/// Returns a kernel without the instruction in the middle of its text.
fn without_an_instruction(kernel: &Kernel) -> Kernel {
    let mut changed = kernel.clone();
    let middle = kernel.insts().len() / 2;
    let mut at = 0;
    changed.edit(|inst| {
        at += 1;
        if at - 1 == middle { Vec::new() } else { vec![inst.clone()] }
    });
    changed
}

/// Returns the regions that share memory. Any other sharing is an error in the library.
fn one<'k>(kernel: &'k Kernel, places: &[Place<'_>]) -> Result<&'k [&'static str], String> {
    let address = |name: &str| places.iter().find(|place| place.name == name).map(|place| place.address);
    let same = |names: &&&[&str]| names.iter().all(|name| address(name) == address(names[0]));
    let one = kernel.contract.may_alias.iter().filter(same).max_by_key(|names| names.len()).copied().unwrap_or(&[]);
    for (i, place) in places.iter().enumerate() {
        for other in &places[..i] {
            let allowed = one.contains(&place.name) && one.contains(&other.name);
            if (place.is_written() || other.is_written()) && !allowed && place.overlaps(other) {
                return Err(format!("{} and {} share memory", place.name, other.name));
            }
        }
    }
    Ok(one)
}
