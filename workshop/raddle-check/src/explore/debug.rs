//! Places, pointers and faults as text, for messages.

use raddle_isa::{Fault, File, Inst, Machine, Reg, Word};
use raddle_kernels::Kernel;
use rustc_hash::FxHashSet;

use super::leftover::{Leftover, Leftovers, Place, held, part};
use super::{Explorer, Property, Refusal};
use crate::run::program::phase;
use crate::term::Term;

impl Place {
    /// Returns the name of `bytes` bytes of this place, for messages.
    pub(super) fn name(self, kernel: &Kernel, bytes: usize) -> String {
        match self {
            Place::Reg(reg, at) => part(&kernel.register(reg), reg, at, bytes),
            Place::Stack(at) => format!("stack[{at}..{}]", at + bytes as i64),
        }
    }
}

impl Explorer<'_> {
    /// Adds the phase of the kernel that was followed last to a refusal.
    pub(super) fn in_phase(&self, refusal: Refusal) -> Refusal {
        match self.at.and_then(|at| phase(self.steps, at)) {
            Some(phase) => refusal.and(&format!("in the phase \"{}\"", phase.text())),
            None => refusal,
        }
    }

    /// Returns the reason to refuse a kernel whose instruction has a fault, which accesses memory at this address.
    pub(super) fn refusal(&self, inst: &Inst, fault: Fault, address: Option<Term>) -> Refusal {
        let is_address = matches!(&fault, Fault::Instruction(_, fault) if matches!(**fault, Fault::Address(_)));
        let Some(address) = address.filter(|_| is_address) else { return fault.into() };
        if address.is_secret() {
            return Refusal {
                property: Property::Secrets,
                why: format!("`{inst}`: the address {address} depends on a secret"),
            };
        }
        let (mut todo, mut seen) = (vec![address], FxHashSet::default());
        while let Some(term) = todo.pop() {
            if let Some(astray) = self.astray.get(&term) {
                return Refusal { property: Property::Bounds, why: format!("`{inst}`: {astray}") };
            }
            if seen.insert(term) {
                term.node().children(|child| todo.push(child));
            }
        }
        fault.into()
    }

    /// Describes each pointer into a region as long as the message that an iteration does not move with the region. It
    /// is a fault only if the pointer is used afterwards.
    pub(super) fn movements(
        &self,
        before: &Machine<Term>,
        after: &Machine<Term>,
        stride: u64,
        leftovers: &Leftovers,
    ) -> Vec<(Place, String)> {
        let describe = |(&place, left): (&Place, &Leftover)| {
            let [from, to] = [before, after].map(|machine| held(machine, place, place.bits(left.bytes)));
            before.memory.spaces.iter().find_map(|space| {
                let offset = |pointer: Term| pointer.distance(space.base).map(|at| at as i64);
                let moves = self.entry.moving.get(&space.base)?.bytes(stride) as i64;
                let (region, from, to) = (space.name, offset(from)?, offset(to)?);
                let name = place.name(self.kernel, left.bytes);
                let why = format!(
                    "{name} points to {region}[{from}] before an iteration of {stride} bytes, and to {region}[{to}] instead \
                     of {region}[{}] after it",
                    from + moves
                );
                Some((place, why))
            })
        };
        let is_pointer = |(place, left): &(&Place, &Leftover)| {
            left.bytes == 8 && !matches!(place, Place::Reg(Reg { file: File::Vec, .. }, _))
        };
        leftovers.iter().filter(is_pointer).filter_map(describe).collect()
    }
}
