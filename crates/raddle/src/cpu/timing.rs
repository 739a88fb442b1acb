//! Data-independent timing, on processors that let a program ask for it.

/// Runs `f` with data-independent timing switched on for this thread. Restores the setting afterwards, even if `f`
/// panics.
///
/// raddle's kernels use no instruction whose time depends on its operands, according to the lists that Intel and Arm
/// publish. On AArch64, Arm's list holds only while the bit `DIT` of the processor state is set (Arm Architecture
/// Reference Manual, FEAT_DIT). This function sets the bit on processors that have it: Armv8.4 and later, such as
/// Neoverse V1 and Apple M1. On other processors, it only calls `f`. [`has_data_independent_timing`] reads the bit.
///
/// raddle's own calls do not set the bit. Writing it twice would take up a large part of a call for a short message,
/// and the caller's own code handles the secrets too. So call this function once around all work on secrets.
///
/// On x86-64, only the operating system can switch the mode (bit 0, DOITM, of the register `IA32_UARCH_MISC_CTL`,
/// 0x1b01). Intel's processors before Ice Lake have no such mode, and their listed instructions always take the same
/// time. On Linux, an administrator can read the register with `rdmsr -a 0x1b01`. AMD publishes neither a list nor a
/// mode.
///
/// ```
/// use raddle::{
///     chacha20poly1305::{ChaCha20Poly1305, Key, Nonce},
///     cpu,
/// };
///
/// let mut text = *b"attack at dawn";
/// let tag = cpu::with_data_independent_timing(|| {
///     let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
///     cipher.seal_in_place_detached(&Nonce::from([9; 12]), b"", &mut text)
/// })?;
/// # assert_ne!(tag.as_bytes(), &[0; 16]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn with_data_independent_timing<R>(f: impl FnOnce() -> R) -> R {
    /// Restores the bit when it is dropped.
    struct Restore(Option<bool>);

    impl Drop for Restore {
        fn drop(&mut self) {
            if self.0 == Some(false) {
                imp::set(false);
            }
        }
    }

    let before = imp::get();
    if before == Some(false) {
        imp::set(true);
    }
    let _restore = Restore(before);
    f()
}

/// Returns whether data-independent timing is switched on for this thread. The result is `None` if a program can't
/// know, because the processor does not have the bit or does not show it.
///
/// ```
/// use raddle::cpu;
///
/// match cpu::has_data_independent_timing() {
///     Some(on) => println!("the bit DIT is {}", if on { "set" } else { "clear" }),
///     None => println!("this processor shows no such bit"),
/// }
/// assert_ne!(cpu::with_data_independent_timing(cpu::has_data_independent_timing), Some(false));
/// ```
#[must_use]
pub fn has_data_independent_timing() -> Option<bool> {
    imp::get()
}

cfg_if! {
    if #[cfg(x86_64)] {
        use self::none as imp;
    } else if #[cfg(aarch64)] {
        #[cfg(not(miri))]
        mod imp {
            use core::arch::asm;

            use crate::cpu::detect;

            /// The bit of the register `DIT` (S3_3_C4_C2_5) that holds the setting.
            const BIT: u64 = 1 << 24;

            /// Returns whether the bit is set, or `None` if the processor has no such register.
            pub(super) fn get() -> Option<bool> {
                detect::has_dit().then(|| {
                    let state: u64;
                    // SAFETY: the processor has the register, which programs may read.
                    unsafe { asm!("mrs {}, s3_3_c4_c2_5", out(reg) state, options(nomem, nostack, preserves_flags)) };
                    state & BIT != 0
                })
            }

            /// Sets or clears the bit. The caller has checked that the processor has the register.
            pub(super) fn set(on: bool) {
                let state = if on { BIT } else { 0 };
                // SAFETY: the processor has the register, which programs may write; writing it affects only timing. The
                // compiler assumes that the instruction reads and writes memory, so no memory access moves across it.
                unsafe { asm!("msr s3_3_c4_c2_5, {}", in(reg) state, options(nostack, preserves_flags)) };
            }
        }
        #[cfg(miri)]
        use self::none as imp;
    } else if #[cfg(ppc64le)] {
        use self::none as imp;
    } else {
        use self::none as imp;
    }
}

/// The fallback for processors without the bit, and for Miri, which executes no assembly.
#[allow(dead_code, reason = "AArch64 has the bit")]
mod none {
    pub(super) fn get() -> Option<bool> {
        None
    }

    pub(super) fn set(_: bool) {}
}
