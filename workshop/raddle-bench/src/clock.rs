//! Time, and the true frequency of the core.
//!
//! A machine doesn't run at the frequency that it advertises, and the counter behind `rdtsc` ticks at a third
//! frequency. A chain of dependent adds takes one cycle per add on every core that we measured, so timing the chain
//! shows the current length of a cycle.

use std::sync::OnceLock;
use std::time::Instant;

/// Adds in one iteration of the chain.
const UNROLL: u64 = 64;
/// Iterations of the chain: about 8 µs, long compared with the timer's resolution and short compared with a sample.
const ITERATIONS: u64 = 512;

/// Returns the nanoseconds that `work` takes, without the time to read the clock.
pub fn time(work: impl FnOnce()) -> f64 {
    static READING: OnceLock<f64> = OnceLock::new();
    let reading = READING.get_or_init(|| (0..1000).map(|_| stopwatch(|| ())).fold(f64::INFINITY, f64::min));
    (stopwatch(work) - reading).max(0.0)
}

fn stopwatch(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_nanos() as f64
}

/// Returns the current cycles per nanosecond (GHz), or `None` on an instruction set without a chain.
pub fn frequency() -> Option<f64> {
    has_chain().then(|| (UNROLL * ITERATIONS) as f64 / time(|| chain(ITERATIONS)).max(1.0))
}

const fn has_chain() -> bool {
    cfg!(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "powerpc64"))
}

/// Runs `UNROLL * iterations` dependent adds of two registers. We add registers because recent cores add constants
/// while renaming, in no time. The loop counter runs in parallel with the chain and doesn't lengthen it.
fn chain(iterations: u64) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: only the named registers and the flags change, and the loop ends because `iterations` is not 0.
    unsafe {
        std::arch::asm!(
            "2:",
            ".rept {unroll}",
            "add {sum}, {one}",
            ".endr",
            "dec {left}",
            "jnz 2b",
            unroll = const UNROLL,
            sum = inout(reg) 0u64 => _,
            one = in(reg) 1u64,
            left = inout(reg) iterations => _,
            options(nomem, nostack),
        );
    }
    #[cfg(target_arch = "aarch64")]
    // SAFETY: only the named registers change, and the loop ends because `iterations` is not 0.
    unsafe {
        std::arch::asm!(
            "2:",
            ".rept {unroll}",
            "add {sum}, {sum}, {one}",
            ".endr",
            "sub {left}, {left}, #1",
            "cbnz {left}, 2b",
            unroll = const UNROLL,
            sum = inout(reg) 0u64 => _,
            one = in(reg) 1u64,
            left = inout(reg) iterations => _,
            options(nomem, nostack),
        );
    }
    #[cfg(target_arch = "powerpc64")]
    // SAFETY: only the named registers and the count register change, and the loop ends because `iterations` is not 0.
    unsafe {
        std::arch::asm!(
            "mtctr {left}",
            "2:",
            ".rept {unroll}",
            "add {sum}, {sum}, {one}",
            ".endr",
            "bdnz 2b",
            unroll = const UNROLL,
            sum = inout(reg) 0u64 => _,
            one = in(reg) 1u64,
            left = in(reg) iterations,
            out("ctr") _,
            options(nomem, nostack),
        );
    }
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "powerpc64")))]
    let _ = iterations;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_frequency_is_that_of_a_processor() {
        if let Some(ghz) = frequency() {
            assert!(ghz > 0.001 && ghz < 20.0, "{ghz} GHz");
        }
    }
}
