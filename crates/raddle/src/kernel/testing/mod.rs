//! Test support: the plans of every instruction set, and a check of calls that divide a message among kernels, with planted
//! faults.

pub(in crate::kernel) mod plans;

use core::ops::Range;
use std::{format, string::String, vec::Vec};

use crate::kernel::contract::Shape;

/// The calls that divide `len` bytes: the shape of each kernel, and the bytes that it takes.
#[derive(Clone, Debug)]
pub(in crate::kernel) struct Calls {
    pub(in crate::kernel) calls: Vec<(Shape, Range<usize>)>,
    pub(in crate::kernel) len: usize,
    /// The length of a block in bytes. A call begins at a block, since its counter or its accumulator stands after
    /// whole blocks.
    pub(in crate::kernel) block: usize,
}

impl Calls {
    /// Checks that each byte is in exactly one call, in order, and that the contract allows each call.
    pub(in crate::kernel) fn check(&self) -> Result<(), &'static str> {
        let check = |holds: bool, why| if holds { Ok(()) } else { Err(why) };
        let mut at = 0;
        for (shape, part) in &self.calls {
            check(part.start == at, "each byte is taken once and in order")?;
            check(part.start < part.end && part.end <= self.len, "within the message")?;
            check(part.start.is_multiple_of(self.block), "a call begins at a block")?;
            check((part.end - part.start).is_multiple_of(shape.multiple), "a multiple of another number")?;
            check(part.end - part.start <= shape.max, "longer than the contract allows")?;
            at = part.end;
        }
        check(at == self.len, "bytes are left")
    }

    /// Checks the calls, and checks that each fault at a boundary is refused. Returns the number of faults.
    pub(in crate::kernel) fn check_with_faults(&self) -> Result<usize, String> {
        self.check().map_err(|why| format!("{self:?}: {why}"))?;
        let mut faults = Vec::new();
        for (i, (shape, part)) in self.calls.iter().enumerate() {
            let n = part.end - part.start;
            let with = |shape: Shape, part: Range<usize>| {
                let mut planted = self.clone();
                planted.calls[i] = (shape, part);
                planted
            };
            for by in [1, self.block] {
                faults.push(with(*shape, part.start + by..part.end));
                faults.push(with(*shape, part.start.wrapping_sub(by)..part.end));
                faults.push(with(*shape, part.start..part.end + by));
                faults.push(with(*shape, part.start..part.end.wrapping_sub(by)));
            }
            faults.push(with(Shape { max: n - 1, ..*shape }, part.clone()));
            faults.push(with(Shape { multiple: n + 1, ..*shape }, part.clone()));
            let (mut missing, mut twice) = (self.clone(), self.clone());
            missing.calls.remove(i);
            twice.calls.insert(i, (*shape, part.clone()));
            faults.extend([missing, twice]);
        }
        match faults.iter().find(|fault| fault.check().is_ok()) {
            Some(accepted) => Err(format!("accepted: {accepted:?}")),
            None => Ok(faults.len()),
        }
    }
}
