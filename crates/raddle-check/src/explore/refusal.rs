//! What a kernel is refused for.

use derive_more::Display;
use raddle_isa::Fault;

/// What a kernel was refused for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Display)]
#[display(rename_all = "lowercase")]
pub enum Property {
    /// Every byte of the result equals the specification.
    Function,
    /// Woven equals its strands one after another.
    Dataflow,
    /// No secret in a branch, an address, or an instruction whose time depends on data.
    Secrets,
    /// Every access inside the contract, every byte of the result written and nothing else, no red zone.
    Bounds,
    /// Callee-saved registers and the stack pointer as at entry, no upper half of a vector left dirty.
    Abi,
    /// No secret left in a register that the caller can see, nor in the stack.
    Wipe,
}

impl Property {
    /// All of them.
    pub const ALL: [Property; 6] =
        [Property::Function, Property::Dataflow, Property::Secrets, Property::Bounds, Property::Abi, Property::Wipe];

    /// Refuses a kernel that lacks it, or of which it could not be shown.
    pub(crate) fn fails<T>(self, why: impl Into<String>) -> Result<T, Refusal> {
        Err(Refusal { property: self, why: why.into() })
    }
}

/// Why a kernel is not proved.
#[derive(Clone, PartialEq, Eq, Debug, Display)]
#[display("{property}: {why}")]
pub struct Refusal {
    /// The property that fails, or could not be shown.
    pub property: Property,
    /// Where and how.
    pub why: String,
}

impl std::error::Error for Refusal {}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Refusal {
        fn property(fault: &Fault) -> Property {
            match fault {
                Fault::Instruction(_, fault) => property(fault),
                // A control or an address that is not known is one that depends on something it must not depend on.
                Fault::Address(_) | Fault::NotPublic(_) => Property::Secrets,
                _ => Property::Bounds,
            }
        }
        Refusal { property: property(&fault), why: fault.to_string() }
    }
}
