//! Compares kernels with the reference of their operation before they are timed.

use raddle_kernels::Kernel;
use raddle_kernels::reference::Regions;

use super::loaded::{Call, Loaded};
use crate::Result;

/// The arbitrary seeds of the sample on which kernels are timed.
const PUBLIC: u64 = 11;
const SECRET: u64 = 12 * 3 + 2;

/// Returns the inputs of a kernel for messages of `length` bytes.
pub(super) fn regions(kernel: &Kernel, length: usize) -> Regions {
    kernel.operation.sample(PUBLIC, SECRET, length)
}

/// Calls a kernel on messages of `length` bytes, with separate buffers and in place, and compares its results with the
/// reference.
pub(super) fn check(loaded: &Loaded, length: usize) -> Result {
    let kernel = &loaded.kernel;
    let apart: &[&'static str] = &[];
    let in_place = kernel.contract.may_alias.iter().copied().find(|one| *one == ["out", "input"]);
    for one in std::iter::once(apart).chain(in_place) {
        let given = kernel.operation.sample_at(one, PUBLIC, SECRET, length);
        let expected = kernel.operation.reference(&given);
        let mut call = Call::new(loaded, &given, length, one);
        call.run();
        let left = |(&name, bytes): (&&'static str, &Vec<u8>)| {
            (name, call.region(name).unwrap_or_default()[..bytes.len()].to_vec())
        };
        let left = expected.iter().map(left).collect();
        kernel
            .operation
            .compare(&expected, &left)
            .map_err(|why| format!("{} computes another result of {length} bytes: {why}", kernel.name))?;
        if !call.is_inside() {
            return Err(format!("{} writes behind its regions for {length} bytes", kernel.name));
        }
    }
    Ok(())
}
