//! The processors that the model is compared with.

use std::collections::BTreeSet;

use raddle_isa::{Feature, Isa};

use crate::encode::assemble::{Assembler, runs};

/// A processor that runs here: this machine's or an emulated one.
#[derive(Clone, Debug)]
pub struct Oracle {
    /// The instruction set.
    pub isa: Isa,
    /// The name, for people to read.
    pub name: String,
    /// The features of the processor.
    pub features: BTreeSet<Feature>,
    /// The bytes of its vector registers.
    pub vector_bytes: usize,
    /// The C compiler for it, with options.
    pub(super) compiler: &'static [&'static str],
    /// The command that starts a program for it.
    pub(super) emulator: Vec<String>,
    /// Whether this is an interpreter by other authors, which need not know every instruction: a second source for the
    /// meanings.
    pub(super) is_source: bool,
}

impl Oracle {
    /// Finds the processor for an instruction set. The error says what is missing.
    pub fn find(isa: Isa) -> Result<Oracle, String> {
        if !cfg!(target_os = "linux") {
            return Err("co-simulation needs Linux".into());
        }
        let oracle = match isa {
            Isa::X86_64 => host()?,
            Isa::Aarch64 => emulated(
                isa,
                &["qemu-aarch64", "-cpu", "max"],
                &[Feature::NEON, Feature::NEON_AES, Feature::NEON_PMULL, Feature::NEON_SHA2, Feature::NEON_SHA3],
            ),
            Isa::Ppc64le => {
                emulated(isa, &["qemu-ppc64le", "-cpu", "power8"], &[Feature::POWER8, Feature::POWER8_CRYPTO])
            }
        };
        Assembler::find(isa)?;
        let mut programs =
            oracle.emulator.first().map(String::as_str).into_iter().chain(oracle.compiler.first().copied());
        let missing = programs.find(|program| !runs(program)).map(|program| format!("{program} is missing"));
        missing.map_or(Ok(oracle), Err)
    }

    /// Returns an oracle that is another program. It gets the path of the runner as its last argument and speaks the
    /// runner's protocol. The program reports the instructions that it doesn't know, or whose features it lacks.
    pub fn source(isa: Isa, name: &str, command: &[&str], features: &[Feature], vector_bytes: usize) -> Oracle {
        Oracle {
            isa,
            name: name.into(),
            features: features.iter().copied().collect(),
            vector_bytes,
            compiler: compiler(isa),
            emulator: command.iter().map(|&word| word.into()).collect(),
            is_source: true,
        }
    }

    /// Returns the features of `wanted` that the processor lacks.
    pub fn lacks(&self, wanted: &BTreeSet<Feature>) -> Vec<Feature> {
        wanted.difference(&self.features).copied().collect()
    }
}

/// Returns the C compiler for an instruction set.
fn compiler(isa: Isa) -> &'static [&'static str] {
    match isa {
        Isa::X86_64 => &["cc", "-no-pie"],
        Isa::Aarch64 => &["aarch64-linux-gnu-gcc", "-static"],
        Isa::Ppc64le => &["powerpc64le-linux-gnu-gcc", "-static"],
    }
}

fn emulated(isa: Isa, emulator: &[&str], features: &[Feature]) -> Oracle {
    let source = Oracle::source(isa, &emulator.join(" "), emulator, features, isa.vector_bytes());
    Oracle { is_source: false, ..source }
}

/// Returns the features of this machine.
#[cfg(target_arch = "x86_64")]
pub fn features() -> BTreeSet<Feature> {
    macro_rules! detected {
        ($($feature:ident $text:tt),+) => {
            [$((Feature::$feature, std::arch::is_x86_feature_detected!($text))),+]
        };
    }
    let detected = detected!(
        AVX "avx", AVX2 "avx2", AVX512F "avx512f", AVX512VL "avx512vl", AVX512BW "avx512bw", AVX512DQ "avx512dq",
        AVX512IFMA "avx512ifma", BMI1 "bmi1", BMI2 "bmi2", ADX "adx", AES "aes", PCLMULQDQ "pclmulqdq", VAES "vaes",
        VPCLMULQDQ "vpclmulqdq", SHA "sha", AVX512FP16 "avx512fp16"
    );
    detected.into_iter().filter(|(_, there)| *there).map(|(f, _)| f).collect()
}

/// Returns the features of this machine: the ones that every processor of the target has.
#[cfg(not(target_arch = "x86_64"))]
pub fn features() -> BTreeSet<Feature> {
    match () {
        () if cfg!(target_arch = "aarch64") => [Feature::NEON].into(),
        () if cfg!(all(target_arch = "powerpc64", target_endian = "little")) => [Feature::POWER8].into(),
        () => BTreeSet::new(),
    }
}

#[cfg(target_arch = "x86_64")]
fn host() -> Result<Oracle, String> {
    let features = features();
    // The runner saves the masks as 64 bits, with an AVX512BW instruction.
    let vector_bytes = match () {
        () if features.contains(&Feature::AVX512BW) => 64,
        () if features.contains(&Feature::AVX) => 32,
        () => 16,
    };
    let features = features.into_iter().filter(|f| vector_bytes == 64 || !f.is_avx512()).collect();
    Ok(Oracle {
        isa: Isa::X86_64,
        name: "this machine".into(),
        features,
        vector_bytes,
        compiler: compiler(Isa::X86_64),
        emulator: Vec::new(),
        is_source: false,
    })
}

#[cfg(not(target_arch = "x86_64"))]
fn host() -> Result<Oracle, String> {
    Err("this machine is not x86-64".into())
}
