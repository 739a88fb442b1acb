//! The processors that LLVM models: `raddle-check` estimates costs with their models, and plans name them.

use raddle_isa::{Feature, Isa};

use crate::Kernel;

/// A processor that LLVM models.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Core {
    /// The instruction set.
    pub isa: Isa,
    /// The name in LLVM.
    pub name: &'static str,
}

impl Core {
    /// The processors for which we estimate costs. Cortex-A72 has the model of its predecessor Cortex-A57. LLVM 19 also
    /// models Zen 5 as a Zen 4, Cortex-A76 as a Cortex-A57 and all of Apple's cores as its first 64-bit core, and gives
    /// Neoverse N2 three cycles for a rotation, so we leave these out.
    pub const ALL: [Core; 16] = [
        Core { isa: Isa::X86_64, name: "haswell" },
        Core { isa: Isa::X86_64, name: "skylake" },
        Core { isa: Isa::X86_64, name: "skylake-avx512" },
        Core { isa: Isa::X86_64, name: "icelake-server" },
        Core { isa: Isa::X86_64, name: "alderlake" },
        Core { isa: Isa::X86_64, name: "sapphirerapids" },
        Core { isa: Isa::X86_64, name: "znver2" },
        Core { isa: Isa::X86_64, name: "znver3" },
        Core { isa: Isa::X86_64, name: "znver4" },
        Core { isa: Isa::Aarch64, name: "cortex-a72" },
        Core { isa: Isa::Aarch64, name: "neoverse-n1" },
        Core { isa: Isa::Aarch64, name: "neoverse-v1" },
        Core { isa: Isa::Aarch64, name: "neoverse-v2" },
        Core { isa: Isa::Ppc64le, name: "pwr8" },
        Core { isa: Isa::Ppc64le, name: "pwr9" },
        Core { isa: Isa::Ppc64le, name: "pwr10" },
    ];

    /// Returns the core with this name in LLVM.
    pub fn named(name: &str) -> Option<Core> {
        Core::ALL.into_iter().find(|core| core.name == name)
    }

    /// Returns the cores that can run a kernel.
    pub fn that_run(kernel: &Kernel) -> impl Iterator<Item = Core> {
        Core::ALL.into_iter().filter(|core| core.runs(kernel))
    }

    /// Returns whether the core has all features that a kernel needs.
    pub fn runs(self, kernel: &Kernel) -> bool {
        let needed = kernel.features();
        self.isa == kernel.isa && !self.lacks().iter().any(|feature| needed.contains(feature))
    }

    /// Returns the features that kernels may need and the core lacks.
    fn lacks(self) -> &'static [Feature] {
        use Feature::*;
        match self.name {
            // Neoverse N1 implements Armv8.2 without SHA3 (Technical Reference Manual, 1.4), and Cortex-A72 Armv8.0.
            "cortex-a72" | "neoverse-n1" => &[NEON_SHA3],
            // LLVM's `skylake` is the sixth generation for desktops.
            "haswell" | "skylake" => &[AVX512F, AVX512VL, AVX512BW, AVX512DQ, AVX512IFMA, VAES, VPCLMULQDQ, SHA],
            "skylake-avx512" => &[AVX512IFMA, VAES, VPCLMULQDQ, SHA],
            "znver2" => &[AVX512F, AVX512VL, AVX512BW, AVX512DQ, AVX512IFMA, VAES, VPCLMULQDQ],
            "alderlake" | "znver3" => &[AVX512F, AVX512VL, AVX512BW, AVX512DQ, AVX512IFMA],
            _ => &[],
        }
    }
}
