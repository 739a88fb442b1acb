//! Lays out registers and memory at the entry of a kernel as its contract says, for numbers and for terms alike.

use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;

use raddle_isa::code::{Extent, Parameter, Region};
use raddle_isa::machine::{Fill, Space};
use raddle_isa::{Machine, Word};
use raddle_kernels::Kernel;

/// The span of a region, and its content at entry, if it has any.
pub type Held<W> = (Range<i64>, Option<Fill<W>>);

/// The words with which a kernel is called.
pub trait Contents<W: Word> {
    /// Returns the address of a region that is separate from all others.
    fn address(&mut self, name: &'static str) -> W;

    /// Returns the length of the message.
    fn length(&mut self) -> W;

    /// Returns the content of a region at an address.
    fn region(&mut self, region: &Region, address: W) -> Held<W>;

    /// Returns the content of one of several messages at an address.
    fn message(&mut self, name: &'static str, address: W) -> Held<W>;
}

/// Puts parameters into registers and regions into memory, the regions in `one` at one place, and the stack below the
/// machine's stack pointer.
pub fn lay_out<W: Word + 'static>(
    kernel: &Kernel,
    one: &[&str],
    machine: &mut Machine<W>,
    contents: &mut impl Contents<W>,
) {
    let isa = kernel.isa;
    let read = |name, base, (offsets, fill): Held<W>| Space::new(name, base, offsets, [true, false], fill);
    let mut addresses: BTreeMap<&str, W> = BTreeMap::new();
    for (parameter, &register) in kernel.contract.parameters.iter().zip(isa.arguments()) {
        let argument = match parameter {
            Parameter::Length { .. } => contents.length(),
            Parameter::Messages { name, count, .. } => {
                let mut pointers = Vec::new();
                for message in (0..*count).map(Parameter::message_of) {
                    let base = contents.address(message);
                    machine.memory.spaces.push(read(message, base, contents.message(message, base)));
                    pointers.push(base);
                }
                let base = contents.address(name);
                let bytes = 0..8 * *count as i64;
                let fill: Fill<W> = Rc::new(move |i| pointers[i as usize / 8].byte(i as usize % 8));
                machine.memory.spaces.push(read(name, base, (bytes, Some(fill))));
                base
            }
            Parameter::Pointer(region) => {
                let shared = one.iter().skip(1).find(|name| **name == region.name).map(|_| addresses[one[0]]);
                let base = shared.unwrap_or_else(|| contents.address(region.name));
                addresses.insert(region.name, base);
                let (offsets, fill) =
                    if region.name == Parameter::TABLE { table::<W>(kernel) } else { contents.region(region, base) };
                let mut space = Space::new(region.name, base, offsets, [region.readable, region.written], fill);
                if let Extent::Bytes(n) = region.extent {
                    space.unsure.extend((0..n).filter(|&at| !region.holds(at)).map(|at| at as i64));
                }
                match machine.memory.spaces.iter_mut().find(|other| shared.is_some() && other.base == base) {
                    // A kernel that works in place has one space with the rights of both regions, which holds the
                    // input and has the name of the result.
                    Some(both) => {
                        if space.writable {
                            both.name = space.name;
                        }
                        both.unsure.retain(|at| space.unsure.contains(at));
                        both.readable |= space.readable;
                        both.writable |= space.writable;
                        both.fill = both.fill.take().or(space.fill);
                    }
                    None => machine.memory.spaces.push(space),
                }
                base
            }
        };
        machine.set_gpr(register, argument);
    }
    let stack_pointer = machine.gpr(isa.stack_pointer().n);
    machine.memory.spaces.push(Space::stack(isa, stack_pointer, kernel.stack));
}

/// Returns the constants of a kernel.
fn table<W: Word>(kernel: &Kernel) -> Held<W> {
    let table = kernel.table.clone();
    (0..table.len() as i64, Some(Rc::new(move |i| W::lit(8, table[i as usize].into()).byte(0))))
}
