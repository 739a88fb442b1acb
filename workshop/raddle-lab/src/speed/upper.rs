//! The upper halves of vector registers, in the state that the caller of an implementation left.
//!
//! The upper half of a vector register is dirty if 256 or 512 bits were written and `vzeroupper` has not cleared them.
//! Some processors then take longer for legacy-encoded vector instructions, or pay for each change between these and
//! others. Code that other code calls has to expect dirty registers.

use raddle_terminal::failure::Failure;

/// The state of upper halves before each timed call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct UpperHalves {
    /// Invariant: this CPU has AVX2.
    dirty: bool,
}

impl UpperHalves {
    /// Upper halves stay as they are.
    pub(crate) const AS_IS: Self = Self { dirty: false };

    /// Makes upper halves dirty, if this CPU has them.
    pub(crate) fn dirty() -> Result<Self, Failure> {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            return Ok(Self { dirty: true });
        }
        let needs = "--dirty-upper needs an x86-64 CPU with AVX2, which this one is not";
        Err(Failure::Usage(needs.to_owned()))
    }

    pub(crate) fn is_dirty(self) -> bool {
        self.dirty
    }

    /// Runs directly before a timed call: one instruction, the same for all subjects. The compiler sees no register
    /// wider than it may use here, so it adds no `vzeroupper` of its own.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub(crate) fn before_call(self) {
        #[cfg(target_arch = "x86_64")]
        if self.dirty {
            // SAFETY: this CPU has AVX2 by the invariant of `dirty`; only the named register changes, which the callee
            // may change too.
            unsafe {
                std::arch::asm!(
                    "vpcmpeqd ymm5, ymm5, ymm5",
                    out("xmm5") _,
                    options(nomem, nostack, preserves_flags),
                );
            }
        }
    }
}

/// A function for tests that is called, and observes the state of the registers.
#[cfg(test)]
pub(crate) mod witness {
    use std::cell::Cell;
    use std::rc::Rc;

    use super::UpperHalves;
    use crate::speed::algorithm::Subject;

    /// Counts calls, and the calls that found the upper half dirty.
    #[derive(Clone, Default)]
    pub(crate) struct Witness {
        calls: Rc<Cell<u64>>,
        dirty: Rc<Cell<u64>>,
    }

    impl Witness {
        /// Replaces the timed implementation and returns a tag or a digest. It leaves the upper half clean, as competitors do.
        #[inline(always)]
        pub(crate) fn call(&self) -> [u8; 16] {
            let dirty = take();
            self.calls.set(self.calls.get() + 1);
            self.dirty.set(self.dirty.get() + u64::from(dirty));
            [0; 16]
        }

        /// Checks that every call of a subject, which repeats `each` calls at a time, finds the upper half dirty if
        /// requested, and only then.
        pub(crate) fn check(each: u64, subject: impl FnOnce(Self) -> Box<dyn Subject>) {
            let Ok(dirty) = UpperHalves::dirty() else {
                println!("skipped: this CPU has no upper halves that could be dirty");
                return;
            };
            let (seen, message) = (Self::default(), &mut [0; 6]);
            let mut subject = subject(seen.clone());
            for (upper, expected) in [(UpperHalves::AS_IS, 0), (dirty, 5 * each)] {
                subject.prepare(message);
                seen.calls.set(0);
                seen.dirty.set(0);
                take();
                subject.repeat(message, 5, upper);
                assert_eq!((seen.calls.get(), seen.dirty.get()), (5 * each, expected), "{upper:?}");
            }
        }
    }

    /// Returns whether the upper half of the register that we make dirty is dirty, and cleans it.
    #[inline(always)]
    #[allow(unsafe_code)]
    fn take() -> bool {
        let half: u64;
        #[cfg(target_arch = "x86_64")]
        // SAFETY: callers run this only on CPUs with AVX2, on which `UpperHalves::dirty` returned a value; only the
        // named registers change, and upper halves are not preserved across a call.
        unsafe {
            std::arch::asm!(
                "vextracti128 xmm4, ymm5, 1",
                "vmovq {half}, xmm4",
                "vzeroupper",
                half = out(reg) half,
                out("xmm4") _,
                options(nomem, nostack, preserves_flags),
            );
        }
        #[cfg(not(target_arch = "x86_64"))]
        {
            half = 0;
        }
        half != 0
    }
}
