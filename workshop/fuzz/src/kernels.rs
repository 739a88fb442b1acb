//! Every kernel of an operation, called as its contract says, and compared with the reference of the operation.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::LazyLock;

use raddle_isa::Isa;
use raddle_isa::code::Parameter;
use raddle_kernels::reference::memory::{Memory, Position};
use raddle_kernels::reference::{KINDS, Regions};
use raddle_kernels::{AnyOperation, Kernel};

/// The instruction set of this build.
pub const ISA: Isa = if cfg!(target_arch = "aarch64") {
    Isa::Aarch64
} else if cfg!(target_arch = "powerpc64") {
    Isa::Ppc64le
} else {
    Isa::X86_64
};

/// The kernels with their contracts, keyed by name.
pub static KERNELS: LazyLock<BTreeMap<&'static str, Kernel>> =
    LazyLock::new(|| raddle_kernels::of(ISA).map(|kernel| (kernel.name, kernel)).collect());

/// The bytes of a text that kernels get, some iterations of the largest loop: the references are slow.
const TEXT_BYTES: usize = 8 << 10;

/// Memory that begins and ends at a cache line.
struct Lines(Vec<Line>);

#[derive(Clone)]
#[repr(C, align(64))]
struct Line([u8; 64]);

impl Lines {
    fn new(len: usize) -> Result<Self, Infallible> {
        Ok(Self(vec![Line([0; 64]); len.div_ceil(64)]))
    }
}

impl AsMut<[u8]> for Lines {
    fn as_mut(&mut self) -> &mut [u8] {
        // SAFETY: the lines are adjacent bytes.
        unsafe { std::slice::from_raw_parts_mut(self.0.as_mut_ptr().cast(), 64 * self.0.len()) }
    }
}

/// Calls every available kernel of these operations, which belong to these algorithms. Each call gets as much of a text as
/// its contract allows; several messages share the text. `seed` draws the keys, states and accumulators, and whether the
/// result overwrites the input.
pub fn check(algorithms: &[&str], operations: &[&str], text: &[u8], seed: u64) {
    // Several kernels have the same operation, and get the same input.
    let mut references = References::new();
    for entry in raddle::kernel::all().filter(|entry| entry.generated && entry.available) {
        let mut kernels = raddle_kernels::of_algorithms(ISA, |name| algorithms.contains(&name));
        if let Some(kernel) = kernels.find(|kernel| kernel.name == entry.name)
            && operations.contains(&&*kernel.operation.name())
        {
            let (multiple, max) = kernel.contract.lengths();
            let len = text.len().min(TEXT_BYTES) / kernel.contract.messages().max(1);
            let len = len.min(max.map_or(usize::MAX, |max| max as usize));
            call(kernel, &entry, &text[..len - len % multiple as usize], seed, &mut references);
        }
    }
}

/// Inputs and expected results, of an operation with the regions at one place and a length.
pub type References = Vec<((AnyOperation, Vec<&'static str>, usize), (Regions, Regions))>;

/// Calls a kernel on a text.
pub fn call(kernel: &Kernel, entry: &raddle::kernel::Entry, text: &[u8], seed: u64, references: &mut References) {
    let contract = &kernel.contract;
    let ones = || std::iter::once(&[][..]).chain(contract.may_alias.iter().copied());
    let one = ones().nth(seed as usize % ones().count()).unwrap_or(&[]);
    let key = (kernel.operation.clone(), one.to_vec(), text.len());
    let place = references.iter().position(|(of, _)| *of == key).unwrap_or_else(|| {
        let given = sample(kernel, text, one, seed);
        let expected = kernel.operation.reference(&given);
        references.push((key, (given, expected)));
        references.len() - 1
    });
    let (_, (given, expected)) = &references[place];
    let Ok(mut memory) = Memory::new(contract, text.len(), Lines::new);
    let arguments = memory.write(contract, given, &kernel.table, text.len(), one, Position::Inside(seed));
    enter(kernel, entry, arguments);
    let compared = memory.read().and_then(|left| kernel.operation.compare(expected, &left));
    compared.unwrap_or_else(|why| panic!("{} on {} bytes, at one place: {one:?}: {why}", kernel.name, text.len()));
}

/// Returns the input of an operation: this text, or messages that are this text, each begun at another byte.
fn sample(kernel: &Kernel, text: &[u8], one: &[&'static str], seed: u64) -> Regions {
    let mut given = kernel.operation.sample_at(one, seed, seed % (2 * KINDS), text.len());
    for (i, input) in (0..kernel.contract.messages()).map(|i| (i, Parameter::message_of(i))).chain([(0, "input")]) {
        if let Some(bytes) = given.get_mut(input).filter(|bytes| bytes.len() == text.len() && !one.contains(&input)) {
            bytes.copy_from_slice(text);
            bytes.rotate_left(if text.is_empty() { 0 } else { i % text.len() });
        }
    }
    given
}

/// Enters the machine code.
#[cfg(not(raddle_interpreted))]
fn enter(_: &Kernel, entry: &raddle::kernel::Entry, [a, b, c, d, e, f]: [usize; 6]) {
    #[cfg(target_arch = "x86_64")]
    type Function = unsafe extern "sysv64" fn(usize, usize, usize, usize, usize, usize);
    #[cfg(not(target_arch = "x86_64"))]
    type Function = unsafe extern "C" fn(usize, usize, usize, usize, usize, usize);
    let code = entry.code.expect("a kernel in assembly").entry;
    // SAFETY: the code is a kernel that this CPU can run. It gets the arguments and the memory of its contract, in
    // registers, and ignores the other arguments.
    unsafe { std::mem::transmute::<*const (), Function>(code)(a, b, c, d, e, f) }
}

/// Enters the interpreter, which gets no table.
#[cfg(raddle_interpreted)]
fn enter(kernel: &Kernel, entry: &raddle::kernel::Entry, arguments: [usize; 6]) {
    unsafe extern "Rust" {
        safe fn raddle_interpret(kernel: &'static str, arguments: &[usize]);
    }
    raddle_interpret(entry.name, &arguments[..kernel.contract.parameters.len() - 1]);
}
