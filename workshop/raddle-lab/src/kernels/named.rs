//! Kernels under their names on the command line.

use raddle_isa::Isa;
use raddle_kernels::Kernel;
use raddle_terminal::failure::Failure;

use super::entry::{self, Entry};
use crate::names::Names;

/// Parses the name of a kernel in assembly. Kernels in Rust are known, and refused with a reason.
pub(super) fn names() -> Names {
    let in_assembly = || raddle_kernels::all().iter().map(|kernel| kernel.name).collect();
    Names::new(in_assembly).and_known(|name| raddle::kernel::all().any(|kernel| kernel.name == name))
}

/// Finds the requested kernel.
pub(super) fn find(name: &str, isa: Option<&str>) -> Result<Entry, Failure> {
    let named: Vec<Kernel> = Isa::ALL.into_iter().filter_map(|isa| raddle_kernels::named(isa, name)).collect();
    let sets = |kernels: &[Kernel]| kernels.iter().map(|kernel| kernel.isa.name()).collect::<Vec<_>>().join(", ");
    let found = match isa {
        _ if named.is_empty() => {
            return Err(Failure::Usage(format!("{name} is compiled Rust and has no assembly of its own")));
        }
        Some(isa) => named.iter().find(|kernel| kernel.isa.name() == isa).ok_or_else(|| {
            Failure::Usage(format!("{isa} has no kernel {name}; this name exists for {}", sets(&named)))
        }),
        None if named.len() == 1 => Ok(&named[0]),
        None => named.iter().find(|kernel| entry::is_here(kernel.isa)).ok_or_else(|| {
            Failure::Usage(format!(
                "several instruction sets have a kernel {name}: name one with --isa: {}",
                sets(&named)
            ))
        }),
    };
    Ok(Entry::of(found?.clone()))
}
