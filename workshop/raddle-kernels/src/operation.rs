//! Operations: the trait that the folder of each algorithm implements, in a file `operation.rs`.
//!
//! A kernel names its operation by value. The operation gives the contract, the reference that tests compare with, and
//! the functions that the library calls; no name of a kernel is ever parsed. The statement that is proved consists of
//! terms, which this crate does not know: `raddle-check` contains the statements, in a file for each algorithm.

use std::any::Any;
use std::fmt;
use std::ops::Deref;
use std::panic::RefUnwindSafe;
use std::sync::Arc;

use raddle_isa::code::Parameter;
use raddle_isa::{Contract, Number};

use crate::algorithm::Algorithm;
use crate::reference::Draw;
use crate::reference::poly1305;
use crate::reference::region::Regions;

/// The function that a kernel computes, with the parameters of its contract.
pub trait Operation: Any + fmt::Debug + Equal + Send + Sync + RefUnwindSafe {
    /// Returns the prefix of the names of the operation's kernels.
    fn name(&self) -> String;

    /// Returns the contract of the operation's kernels, without constants.
    fn contract(&self) -> Contract;

    /// Returns the types with which the library calls the operation's kernels. Panics for an operation of another
    /// crate, which calls its kernels itself.
    fn interface(&self) -> Interface {
        panic!("the library does not call kernels of {}", self.name())
    }

    /// Whether the plans of an algorithm name the operation's kernels: no plan names kernels of another crate.
    fn is_of(&self, _: Algorithm) -> bool {
        false
    }

    /// Draws the memory that a kernel finds. The method is `#[inline]`, and so is every function that it calls
    /// ([`AnyOperation::sample`]).
    fn draw(&self, draw: &Draw) -> Regions;

    /// Computes from the specification the bytes that a kernel must leave in each region that it writes. The method is
    /// `#[inline]`, and so is every function that it calls.
    fn reference(&self, given: &Regions) -> Regions;

    /// Returns the number of bytes to which the operation applies as a whole, of all messages together: a loop
    /// processes a multiple of it. Returns 1 if there is no length.
    fn block_bytes(&self) -> u64 {
        1
    }

    /// Returns the number of bytes of the words in regions of fixed size, if these are not limbs of numbers.
    fn word_bytes(&self) -> usize {
        4
    }

    /// Returns the name of the memory layout of the powers of the key, and their length in bytes; `None` if a kernel
    /// has no powers.
    fn powers(&self) -> Option<(&str, usize)> {
        None
    }

    /// Returns the number of messages whose hash values the state holds, if the contract has no pointer for each of
    /// them.
    fn messages(&self) -> Option<usize> {
        None
    }

    /// Returns the number of bytes of another part of the message that are authenticated for each stride of the length.
    fn share(&self) -> Option<u64> {
        None
    }

    /// Returns the contract that the kernel's wrapper relies on, if it differs from the kernel's contract: it then
    /// lacks the parts that the shape of the kernel determines.
    fn wrapped(&self) -> Option<Contract> {
        None
    }

    /// Returns whether the results are numbers modulo 2^130 - 5 instead of bytes.
    fn is_modular(&self) -> bool {
        false
    }
}

/// The types with which the library calls the kernels of an operation.
pub struct Interface {
    /// The type that names the contract.
    pub contract: &'static str,
    /// The parameters of that type: the letter of each, and its value.
    pub of: Vec<(&'static str, &'static str)>,
    /// The meaning of each pointer, in the order of the parameters and without the table. If a meaning has a parameter,
    /// it is the first parameter of the contract.
    pub pointers: &'static [&'static str],
    /// The contract of the kernels that compute the powers of the key, if the operation's kernels read any.
    pub powers: Option<&'static str>,
}

impl Interface {
    /// Returns the parameters of a kernel without its table, by name and type.
    pub fn arguments(&self, contract: &Contract) -> Vec<String> {
        let mut pointers = self.pointers.iter();
        let (_, parameters) = contract.parameters.split_last().expect("the table");
        let mut argument = |parameter: &Parameter| {
            let (name, is_written) = match parameter {
                Parameter::Length { name, .. } => return format!("{name}: usize"),
                Parameter::Pointer(region) => (region.name, region.written),
                Parameter::Messages { name, .. } => (*name, false),
            };
            // The name becomes a name in Rust.
            let is_name = name.chars().all(|c| c.is_ascii_lowercase() || c == '_') && !name.is_empty();
            assert!(is_name, "{name:?} is not the name of a parameter");
            let meaning = pointers.next().unwrap_or_else(|| panic!("{}: no meaning of `{name}`", self.contract));
            let meaning = self.of.first().map_or((*meaning).to_owned(), |(letter, of)| {
                meaning.replace(&format!("<{letter}>"), &format!("<{of}>"))
            });
            format!("{name}: {}<{meaning}>", if is_written { "Write" } else { "Read" })
        };
        let arguments = parameters.iter().map(&mut argument).collect();
        assert!(pointers.next().is_none(), "{}: a meaning of no pointer", self.contract);
        arguments
    }
}

/// An operation of any algorithm.
#[derive(Clone)]
pub struct AnyOperation(Arc<dyn Operation>);

impl<T: Operation> From<T> for AnyOperation {
    fn from(operation: T) -> AnyOperation {
        AnyOperation(Arc::new(operation))
    }
}

impl Deref for AnyOperation {
    type Target = dyn Operation;

    fn deref(&self) -> &dyn Operation {
        &*self.0
    }
}

impl PartialEq for AnyOperation {
    fn eq(&self, other: &AnyOperation) -> bool {
        self.0.is_equal(&*other.0)
    }
}

impl Eq for AnyOperation {}

impl fmt::Debug for AnyOperation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Displays the name.
impl fmt::Display for AnyOperation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.name())
    }
}

/// Equality of operations of unknown types.
pub trait Equal {
    /// Returns whether both have one type and are equal.
    fn is_equal(&self, other: &dyn Operation) -> bool;
}

impl<T: Operation + PartialEq> Equal for T {
    fn is_equal(&self, other: &dyn Operation) -> bool {
        other.as_a::<T>().is_some_and(|other| self == other)
    }
}

impl dyn Operation {
    /// Returns the operation, if it has this type.
    pub fn as_a<T: Operation>(&self) -> Option<&T> {
        (self as &dyn Any).downcast_ref()
    }

    /// Returns whether the operation has this type.
    pub fn is<T: Operation>(&self) -> bool {
        self.as_a::<T>().is_some()
    }

    /// Compares the results of a kernel with the expected ones: the same bytes, or the same numbers modulo 2^130 - 5
    /// with limbs in their bounds.
    #[inline]
    pub fn compare(&self, expected: &Regions, left: &Regions) -> Result<(), String> {
        let modular = if self.is_modular() { self.contract().numbers } else { Vec::new() };
        for (name, expected) in expected {
            let left = left.get(name).ok_or_else(|| format!("there is no {name}"))?;
            let numbers: Vec<Number> = modular.iter().filter(|number| number.region == *name).cloned().collect();
            poly1305::compare(&numbers, expected, left).map_err(|why| format!("{name}: {why}"))?;
            if left == expected {
                continue;
            }
            let limbs = || numbers.iter().flat_map(|number| &number.limbs);
            let compared = |i: usize| limbs().any(|limb| (limb.at..limb.at + limb.bytes).contains(&i));
            if let Some(at) = (0..expected.len()).find(|&i| left.get(i) != Some(&expected[i]) && !compared(i)) {
                return Err(format!("{name}[{at}] is wrong"));
            }
        }
        Ok(())
    }
}

/// A kernel of one of the operations.
pub type Kernel = raddle_isa::Kernel<AnyOperation>;

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::aes_gcm::operation::{AesGcmBlocks, AesGcmFinish};
    use crate::chacha20_poly1305::operation::{Chacha20Poly1305Begin, Chacha20Poly1305Blocks};
    use crate::ghash::operation::{GhashBlocks, GhashPowers};
    use crate::poly1305::operation::{Poly1305Blocks, Poly1305Powers};

    #[test]
    fn names_of_kernels_begin_with_their_operation() {
        for kernel in [crate::all(), crate::candidates()].concat() {
            let rest = kernel.name.strip_prefix(&kernel.operation.to_string());
            assert!(rest.is_some_and(|rest| rest.starts_with('_')), "{} computes {}", kernel.name, kernel.operation);
        }
    }

    #[test]
    fn operations_are_equal_where_all_is_equal() {
        // The debug text of an operation contains its type and each field.
        let text = |kernel: Kernel| (format!("{:?}", kernel.operation), kernel.operation);
        let all: Vec<_> = [crate::all(), crate::candidates()].concat().into_iter().map(text).collect();
        for (a_text, a) in &all {
            for (b_text, b) in &all {
                assert_eq!(a == b, a_text == b_text, "{a_text} and {b_text}");
            }
        }
    }

    #[test]
    #[should_panic(expected = "no meaning of `table`")]
    fn a_pointer_without_a_meaning_is_refused() {
        let kernel = crate::named(raddle_isa::Isa::X86_64, "chacha20_xor_gpr").unwrap();
        let mut contract = kernel.contract.clone();
        contract.parameters.push(Parameter::table());
        kernel.operation.interface().arguments(&contract);
    }

    /// Checks that two layouts of one instruction set and algorithm are equal if and only if their names are.
    #[test]
    fn powers_of_one_name_lie_alike() {
        let layout = |kernel: Kernel| {
            let of = &kernel.operation;
            let poly1305 = (of.as_a().map(|Poly1305Powers(powers)| powers))
                .or(of.as_a().map(|of: &Poly1305Blocks| &of.powers))
                .or(of.as_a().map(|of: &Chacha20Poly1305Begin| &of.powers))
                .or(of.as_a().map(|of: &Chacha20Poly1305Blocks| &of.powers));
            let ghash = (of.as_a().map(|GhashPowers(powers)| powers))
                .or(of.as_a().map(|GhashBlocks(powers, _)| powers))
                .or(of.as_a().map(|of: &AesGcmBlocks| &of.powers))
                .or(of.as_a().map(|of: &AesGcmFinish| &of.powers));
            let numbers = match (poly1305, ghash) {
                (Some(powers), _) => (powers.name.clone(), powers.numbers.clone()),
                (_, Some(powers)) => (powers.name.clone(), powers.numbers("powers", 0)),
                _ => return None,
            };
            Some((kernel.isa.name(), numbers.0, format!("{:?}", numbers.1)))
        };
        let layouts: BTreeSet<_> =
            [crate::all(), crate::candidates()].concat().into_iter().filter_map(layout).collect();
        let algorithm = |numbers: &str| numbers.contains("state");
        let names: BTreeSet<_> = layouts.iter().map(|(isa, name, numbers)| (isa, name, algorithm(numbers))).collect();
        let texts: BTreeSet<_> = layouts.iter().map(|(isa, _, numbers)| (isa, numbers)).collect();
        assert_eq!((names.len(), texts.len()), (layouts.len(), layouts.len()));
    }
}
