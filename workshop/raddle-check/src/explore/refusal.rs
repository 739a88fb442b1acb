//! The reasons to refuse a kernel.

use derive_more::Display;
use raddle_isa::Fault;

/// A property without which a kernel is refused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Display)]
#[display(rename_all = "lowercase")]
pub enum Property {
    /// Every byte of the result equals the specification.
    Function,
    /// The woven code equals its strands one after another.
    Dataflow,
    /// No secret reaches a branch, an address, or an instruction whose time depends on data.
    Secrets,
    /// Every access is inside the contract, every byte of the result is written and nothing else is, and there is no
    /// red zone.
    Bounds,
    /// Callee-saved registers and the stack pointer are as at entry, and no upper half of a vector register is left
    /// dirty.
    Abi,
    /// No secret is left in a register that the caller can see, nor on the stack.
    Wipe,
}

impl Property {
    /// All properties.
    pub const ALL: [Property; 6] =
        [Property::Function, Property::Dataflow, Property::Secrets, Property::Bounds, Property::Abi, Property::Wipe];

    /// Refuses a kernel that lacks the property, or for which it could not be shown.
    pub(crate) fn fails<T>(self, why: impl Into<String>) -> Result<T, Refusal> {
        Err(Refusal { property: self, why: why.into() })
    }
}

/// The reason why a kernel is not proved.
#[derive(Clone, PartialEq, Eq, Debug, Display)]
#[display("{property}: {why}")]
pub struct Refusal {
    /// The property that fails or could not be shown.
    pub property: Property,
    /// The place and the reason.
    pub why: String,
}

impl std::error::Error for Refusal {}

impl Refusal {
    /// Returns the refusal with a further circumstance.
    pub(crate) fn and(self, circumstance: &str) -> Refusal {
        Refusal { why: format!("{}, {circumstance}", self.why), ..self }
    }
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Refusal {
        fn property(fault: &Fault) -> Property {
            match fault {
                Fault::Instruction(_, fault) => property(fault),
                Fault::NotPublic(_) => Property::Secrets,
                _ => Property::Bounds,
            }
        }
        Refusal { property: property(&fault), why: fault.to_string() }
    }
}
