//! The upper halves of vector registers, which callers may leave dirty.

use super::features::Features;

/// Sets the upper halves of vector registers to zero, if the CPU has any.
///
/// After a 256-bit or 512-bit instruction, the upper halves are dirty until `vzeroupper`. Some Intel processors then
/// spend some 140 cycles on the first vector instruction in the legacy encoding, and again on the next one in another
/// encoding. The kernels are proved not to mix encodings (ADR 22), but the compiler's own code around the kernels may
/// copy bytes with legacy instructions. So each public operation clears the upper halves first.
#[inline(always)]
#[allow(unused_variables, reason = "only x86-64 has upper halves")]
pub(super) fn clear(features: Features) {
    #[cfg(all(target_arch = "x86_64", target_feature = "sse2", not(miri)))]
    if features.contains(Features::AVX) {
        // SAFETY: this CPU has AVX, and the operating system saves its registers. All vector registers that the
        // instruction changes are named, and the instruction accesses no memory.
        unsafe {
            core::arch::asm!(
                "vzeroupper",
                out("xmm0") _, out("xmm1") _, out("xmm2") _, out("xmm3") _,
                out("xmm4") _, out("xmm5") _, out("xmm6") _, out("xmm7") _,
                out("xmm8") _, out("xmm9") _, out("xmm10") _, out("xmm11") _,
                out("xmm12") _, out("xmm13") _, out("xmm14") _, out("xmm15") _,
                options(nostack, preserves_flags),
            );
        }
    }
}
