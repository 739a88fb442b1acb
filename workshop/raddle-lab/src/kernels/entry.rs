//! The data about a kernel: its generated text, proofs, models and use.

use raddle::kernel::{self, Features};
use raddle_isa::Isa;
use raddle_kernels::Kernel;
use serde::Serialize;

use super::picks::{self, PickedRange, Picks};
use super::records::{self, Model};

/// A kernel with its data: the JSON object, key by key.
#[derive(Serialize)]
pub(crate) struct Entry {
    pub(crate) name: &'static str,
    pub(crate) isa: &'static str,
    pub(crate) weave: String,
    /// The required features.
    pub(crate) features: Vec<&'static str>,
    /// The number of instructions in the kernel's text.
    pub(crate) instructions: usize,
    /// The number of stack bytes.
    pub(crate) stack: usize,
    /// The properties that are proved of this text.
    pub(crate) proved: Vec<&'static str>,
    /// The modelled cost of its main loop, for each core.
    pub(crate) models: Vec<Model>,
    /// Whether this CPU can run the kernel at the level in use.
    pub(crate) available: bool,
    /// The message lengths, or numbers of messages, for which this CPU uses the kernel.
    pub(crate) picked: Vec<PickedRange>,
    #[serde(skip)]
    pub(crate) kernel: Kernel,
}

impl Entry {
    /// Returns all kernels of all instruction sets.
    pub(crate) fn all() -> Vec<Self> {
        let picks = picks::of_this_machine();
        raddle_kernels::all().into_iter().map(|kernel| Self::new(kernel, &picks)).collect()
    }

    /// Returns one kernel.
    pub(crate) fn of(kernel: Kernel) -> Self {
        Self::new(kernel, &picks::of_this_machine())
    }

    fn new(kernel: Kernel, picks: &[Picks]) -> Self {
        let here = is_here(kernel.isa);
        let picks = picks.iter().flat_map(|picks| &picks.kernels);
        let picked = picks.filter(|(name, _)| here && *name == kernel.name).map(|(_, range)| range.clone());
        Self {
            name: kernel.name,
            isa: kernel.isa.name(),
            weave: kernel.weave.clone(),
            features: kernel.features().into_iter().map(|feature| feature.name()).collect(),
            instructions: kernel.insts().len(),
            stack: kernel.stack,
            proved: records::properties(&kernel),
            models: records::models(&kernel),
            available: compiled(&kernel).is_some_and(|compiled| compiled.available),
            picked: picked.collect(),
            kernel,
        }
    }

    /// Returns whether the kernel is for the instruction set on which this program runs.
    pub(crate) fn is_of_this_machine(&self) -> bool {
        is_here(self.kernel.isa)
    }

    /// Returns the required features that this CPU lacks or a cap withholds.
    pub(crate) fn missing(&self) -> Features {
        let features = compiled(&self.kernel).map_or(Features::NONE, |compiled| compiled.features);
        features.difference(raddle::cpu::features())
    }
}

/// Returns the kernel in this program, if the program contains it.
pub(super) fn compiled(kernel: &Kernel) -> Option<kernel::Entry> {
    kernel::all().find(|compiled| is_here(kernel.isa) && compiled.name == kernel.name)
}

/// Returns whether this program runs on the instruction set.
pub(crate) fn is_here(isa: Isa) -> bool {
    let has_kernels = match isa {
        Isa::X86_64 => cfg!(target_arch = "x86_64"),
        Isa::Aarch64 => cfg!(all(target_arch = "aarch64", target_endian = "little")),
        Isa::Ppc64le => cfg!(all(target_arch = "powerpc64", target_endian = "little")),
    };
    has_kernels && cfg!(target_pointer_width = "64")
}
