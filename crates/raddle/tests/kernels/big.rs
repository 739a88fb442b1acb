//! Calls of kernels on more than 4 GiB. They are slow, so they run only on request: `cargo test --release --test kernels
//! -- --ignored`.

use raddle_isa::code::Parameter;
use raddle_kernels::AnyOperation;
use raddle_kernels::reference::Regions;
use raddle_kernels::reference::memory::{Memory, Position};

use crate::common::{Random, pages::Guarded, pages::Repeated};
use crate::isa::{self, Frame};
use crate::runner::{Subject, subjects};
use crate::stack::Stack;
use crate::{STACK, memory};

/// The size of the pages to which every address maps: reading returns the bytes that were written last.
const BEHIND: usize = 2 << 20;

/// The size of the mapped memory.
const MAPPED: usize = (1 << 32) + BEHIND;

/// The beginnings and the ends of the names of operations that are tested: on whole messages of any length, with a
/// counter that [`advance`] knows, or none.
const OPERATIONS: [(&str, &str); 7] = [
    ("chacha20", "_xor"),
    ("poly1305", "_blocks"),
    ("aes", "_ctr_xor"),
    ("aes", "_gcm_seal_blocks"),
    ("aes", "_gcm_open_blocks"),
    ("ghash", "_blocks"),
    ("polyval", "_blocks"),
];

/// Returns the counter of an operation, if it has one.
fn counter<'a>(operation: &str, given: &'a mut Regions) -> Option<&'a mut [u8; 4]> {
    let (region, at) = match operation {
        "chacha20_xor" => ("state", 48),
        _ if operation.ends_with("_ctr_xor") => ("counter", 12),
        _ if operation.contains("_gcm_") => ("state", 12),
        _ => return None,
    };
    given.get_mut(region)?[at..].first_chunk_mut()
}

/// Advances the counter of an operation by `bytes` bytes of the message.
fn advance(operation: &str, given: &mut Regions, bytes: usize) {
    let Some(counter) = counter(operation, given) else { return };
    *counter = match operation {
        "chacha20_xor" => u32::from_le_bytes(*counter).wrapping_add((bytes / 64) as u32).to_le_bytes(),
        _ => u32::from_be_bytes(*counter).wrapping_add((bytes / 16) as u32).to_be_bytes(),
    };
}

/// The memory of calls. Mapping the pages takes longer than encrypting them.
struct Buffers {
    text: Repeated,
    output: Repeated,
    stack: Stack,
}

impl Buffers {
    /// Calls a kernel on adjacent parts of the text. Returns what it left in the regions of fixed size, and the bytes that
    /// were written last at each place.
    fn run(
        &mut self,
        operation: &AnyOperation,
        kernel: &Subject,
        memory: &mut Memory<Guarded>,
        parts: &[usize],
    ) -> (Regions, Vec<u8>) {
        let name = operation.name();
        let mut given = operation.sample_at(&[], 1, 2, 0);
        if name.starts_with("aes") {
            // The counter wraps in the second half of the message.
            let counter = counter(&name, &mut given).expect("AES counts blocks");
            *counter = (0xffff_fff0 - (MAPPED / 24) as u32).to_be_bytes();
        }
        let mut at = 0;
        for &len in parts {
            let mut arguments = memory.write(&kernel.contract, &given, kernel.table, 0, &[], Position::First);
            for (parameter, argument) in kernel.contract.parameters.iter().zip(&mut arguments) {
                match parameter {
                    Parameter::Pointer(region) if region.name == "input" => {
                        *argument = self.text.bytes()[at..].as_ptr().expose_provenance();
                    }
                    Parameter::Pointer(region) if region.name == "out" => {
                        *argument = self.output.bytes_mut()[at..].as_mut_ptr().expose_provenance();
                    }
                    Parameter::Length { .. } => *argument = len,
                    _ => {}
                }
            }
            let mut frame = Box::new(Frame::new(kernel.entry(), arguments, self.stack.top(STACK)));
            // SAFETY: the entry has the signature of a kernel that this CPU can run. The regions of fixed size are laid out
            // according to its contract, and `len` bytes can be read and written at the others.
            unsafe { isa::call(&raw mut *frame) };
            let left = memory.read().unwrap_or_else(|why| panic!("{}: {why}", kernel.name));
            given.extend(left);
            advance(&name, &mut given, len);
            at += len;
        }
        (given, self.output.bytes()[..BEHIND].to_vec())
    }
}

/// Checks that one call of every kernel gives the results of the first kernel in two calls, each below 4 GiB.
#[test]
#[ignore = "gigabytes"]
fn every_kernel_takes_more_than_four_gibibytes() {
    let mut random = Random(173);
    let [mut text, output] = [0; 2].map(|_| Repeated::new(BEHIND, MAPPED));
    text.bytes_mut()[..BEHIND].fill_with(|| random.next() as u8);
    let mut buffers = Buffers { text, output, stack: Stack::new(STACK) };
    let mut tested = Vec::new();
    for (operation, kernels) in subjects() {
        let name = operation.name();
        let contract = operation.contract();
        let (multiple, None) = contract.lengths() else { continue };
        if !OPERATIONS.iter().any(|(begin, end)| name.starts_with(begin) && name.ends_with(end)) {
            continue;
        }
        let mut memory = memory(&contract, 64);
        let half = (1 << 31) + (1 << 12) - ((1 << 31) + (1 << 12)) % multiple.max(64) as usize;
        let expected = buffers.run(operation, &kernels[0], &mut memory, &[half, half]);
        for kernel in kernels {
            let (left, output) = buffers.run(operation, kernel, &mut memory, &[2 * half]);
            operation.compare(&expected.0, &left).unwrap_or_else(|why| panic!("{}: {why}", kernel.name));
            assert!(output == expected.1, "{}", kernel.name);
            tested.push(kernel.name);
        }
    }
    println!("report: {} kernels take more than 4 GiB: {}", tested.len(), tested.join(" "));
    assert!(tested.is_empty() == subjects().is_empty());
}
