//! A kernel at its entry, on raw inputs.

use std::collections::BTreeMap;
use std::rc::Rc;

use raddle_isa::code::{Extent, Region};
use raddle_isa::{File, Isa, Machine, Word};
use raddle_kernels::Kernel;

use super::raw::{Input, Raw};
use crate::run::layout::{Contents, Held, lay_out};

/// The inputs of a kernel.
#[derive(Clone)]
pub struct Inputs {
    /// For regions that coincide, the name of the one whose bytes they hold.
    same: BTreeMap<&'static str, &'static str>,
}

impl Inputs {
    /// Returns byte `i` of a message.
    pub fn byte(&self, region: &'static str, i: usize) -> Raw {
        Raw::input(8, Input::Held(self.same.get(region).copied().unwrap_or(region), i))
    }

    /// Returns the 32-bit word at an offset of a region of fixed size.
    pub fn word(&self, region: &'static str, at: usize) -> Raw {
        Raw::input(32, Input::Held(region, at))
    }
}

/// A kernel at its entry.
pub struct Entry {
    /// The state.
    pub machine: Machine<Raw>,
    /// The inputs.
    pub inputs: Inputs,
    /// The length of the message.
    pub length: Raw,
    /// The pointers that move with the message, and the extents of their regions.
    pub moving: BTreeMap<Raw, Extent>,
    /// The messages, with their bytes per length.
    pub messages: BTreeMap<&'static str, Extent>,
}

/// The sample value of the length, which is far from every comparison.
const SAMPLE: u64 = 0x12_3456_7800;

/// Returns the state at entry. The regions in `one` coincide, and the stack pointer is this far beyond a multiple
/// of a power of two.
pub fn entry(kernel: &Kernel, one: &'static [&'static str], stack_pointer: Option<(u64, u64)>) -> Entry {
    let isa = kernel.isa;
    let mut machine = Machine::<Raw>::new(isa, |reg, i| {
        let bits = if reg.file == File::Flag { 1 } else { 64 };
        Raw::named(bits, format!("entry {:?}{}.{}", reg.file, reg.n, i / 8)).byte(i % 8)
    });
    // The stack is far from every region, at a multiple of a page.
    let stack = Raw::sampled(64, Input::Named("&stack".into()), 1 << 50);
    machine.set_gpr(
        isa.stack_pointer().n,
        match stack_pointer {
            Some((alignment, beyond)) => (stack & Raw::lit(64, !(alignment - 1))) + Raw::lit(64, beyond),
            None => stack + Raw::lit(64, if isa == Isa::X86_64 { 8 } else { 0 }),
        },
    );
    let readable = |name: &&'static str| kernel.contract.regions().any(|r| r.name == *name && r.readable);
    let same = one.iter().find(|name| readable(name));
    let same = one.iter().filter_map(|name| Some((*name, *same?))).collect();
    let length = Raw::sampled(64, Input::Length, SAMPLE);
    let mut raw = Contract {
        kernel,
        inputs: Inputs { same },
        length,
        moving: BTreeMap::new(),
        messages: BTreeMap::new(),
        regions: 0,
    };
    lay_out(kernel, one, &mut machine, &mut raw);
    let Contract { inputs, moving, messages, .. } = raw;
    Entry { machine, inputs, length, moving, messages }
}

/// The contents of memory as raw words, laid out by a contract.
struct Contract<'a> {
    kernel: &'a Kernel,
    inputs: Inputs,
    length: Raw,
    moving: BTreeMap<Raw, Extent>,
    messages: BTreeMap<&'static str, Extent>,
    regions: u64,
}

impl Contract<'_> {
    fn bytes(&mut self, name: &'static str, address: Raw, extent: Extent) -> Held<Raw> {
        self.moving.insert(address, extent);
        self.messages.insert(name, extent);
        let inputs = self.inputs.clone();
        (0..0, Some(Rc::new(move |i| inputs.byte(name, i as usize).byte(0))))
    }
}

impl Contents<Raw> for Contract<'_> {
    fn address(&mut self, name: &'static str) -> Raw {
        self.regions += 1;
        Raw::sampled(64, Input::Named(format!("&{name}")), self.regions << 40)
    }

    fn length(&mut self) -> Raw {
        self.length
    }

    fn region(&mut self, region: &Region, address: Raw) -> Held<Raw> {
        let Extent::Bytes(n) = region.extent else {
            if !region.readable {
                self.moving.insert(address, region.extent);
                return (0..0, None);
            }
            return self.bytes(region.name, address, region.extent);
        };
        let numbers = self.kernel.contract.numbers.iter().filter(|number| number.region == region.name);
        let limbs: BTreeMap<usize, usize> = numbers.flat_map(|n| &n.limbs).map(|limb| (limb.at, limb.bytes)).collect();
        let mut bytes = Vec::new();
        while bytes.len() < n {
            let (at, size) = (bytes.len(), limbs.get(&bytes.len()).copied().unwrap_or(4));
            let word = Raw::input(8 * size as u32, Input::Held(region.name, at));
            bytes.extend((0..size).map(|i| word.byte(i)));
        }
        (0..n as i64, Some(Rc::new(move |i| bytes[i as usize])))
    }

    fn message(&mut self, name: &'static str, address: Raw) -> Held<Raw> {
        self.bytes(name, address, Extent::Parameter("len"))
    }
}

/// Returns the sets of regions that may coincide: first none, then each set that the contract allows.
pub fn aliasings(kernel: &Kernel) -> impl Iterator<Item = &'static [&'static str]> {
    let apart: &'static [&'static str] = &[];
    std::iter::once(apart).chain(kernel.contract.may_alias.iter().copied())
}
