//! What a chain may come to.

use raddle_kernels::Kernel;
use raddle_kernels::hash::Messages;
use raddle_kernels::operations::HashMessages;

use super::{Chain, Form};
use crate::model::cost::Core;

/// The most cycles of an iteration, from iteration to iteration: kernel, core, cycles.
pub const LIMITS: &[(&str, &str, f64)] = &[
    // 16 steps of each round: 5, 4, 4 and 5 cycles each.
    ("md5_blocks_gpr", "skylake", 288.0),
    ("md5_blocks_gpr", "icelake-server", 288.0),
    ("md5_blocks_gpr", "znver4", 288.0),
    ("md5_blocks_bmi1", "skylake", 288.0),
    ("md5_blocks_bmi1", "icelake-server", 288.0),
    ("md5_blocks_bmi1", "znver4", 288.0),
    ("md5_blocks_gpr", "neoverse-n1", 288.0),
    ("md5_blocks_gpr", "neoverse-v1", 288.0),
    ("md5_blocks_gpr", "neoverse-v2", 288.0),
    // 64 steps of four operations, of two cycles each, and the sum with the buffer before the block.
    ("md5_blocks_vsx", "pwr8", 514.0),
    ("md5_blocks_vsx", "pwr9", 514.0),
    ("md5_blocks_vsx", "pwr10", 514.0),
    // 64 rounds of 5 cycles, and the sum.
    ("sha256_blocks_neon", "neoverse-n1", 321.0),
    ("sha256_blocks_neon", "neoverse-v1", 321.0),
    ("sha256_blocks_neon", "neoverse-v2", 321.0),
    // 32 times two rounds, of 5 or 4 cycles, and the sum with the hash value before the block.
    ("sha256_blocks_sha", "icelake-server", 161.0),
    ("sha256_blocks_sha", "znver4", 129.0),
    ("sha256_streams_sha", "icelake-server", 161.0),
    ("sha256_streams_sha", "znver4", 129.0),
    ("sha256_blocks_sha2", "neoverse-n1", 82.0),
    ("sha256_blocks_sha2", "neoverse-v1", 82.0),
    ("sha256_blocks_sha2", "neoverse-v2", 82.0),
    ("sha256_streams_sha2", "neoverse-n1", 82.0),
    ("sha256_streams_sha2", "neoverse-v1", 82.0),
    ("sha256_streams_sha2", "neoverse-v2", 82.0),
    // Two blocks per iteration: 128 rounds of five operations.
    ("sha256_blocks_avx2", "skylake", 642.0),
    ("sha256_blocks_avx2", "znver4", 642.0),
    // 64 rounds of three operations, of two cycles each.
    ("sha256_blocks_vsx", "pwr8", 386.0),
    ("poly1305_blocks_gpr", "skylake", 10.0),
    ("poly1305_blocks_gpr", "icelake-server", 12.0),
    ("poly1305_blocks_gpr", "znver4", 9.0),
    ("poly1305_blocks_gpr", "neoverse-n1", 13.0),
    ("poly1305_blocks_gpr", "neoverse-v1", 11.0),
    ("poly1305_blocks_gpr", "neoverse-v2", 11.0),
    ("poly1305_blocks_ifma", "icelake-server", 22.0),
    ("poly1305_blocks_ifma", "znver4", 19.0),
    ("ghash_blocks_vaes512", "znver4", 27.0),
    ("ghash_blocks_neon", "neoverse-v1", 16.0),
    ("chacha20_xor_gpr", "skylake", 7.0),
    ("chacha20_xor_gpr", "znver4", 7.0),
];

/// What is wrong with a chain from iteration to iteration: longer than its limit, or by a form that nothing asks for.
///
/// A `lea` that takes longer than additions is refused on any chain; on that of a hash of one message, which is all that
/// such a kernel waits for, every costly form but copies: the instructions of SHA-256 overwrite what both of two need.
pub fn faults(kernel: &Kernel, core: Core, chain: &Chain) -> Vec<String> {
    let place = format!("{} on {}", kernel.name, core.name);
    let limit = LIMITS.iter().find(|(name, on, _)| (*name, *on) == (kernel.name, core.name));
    let over = limit.filter(|(.., max)| chain.cycles > *max).map(|(.., max)| {
        format!("{place}: an iteration waits {} cycles for the one before, more than {max}", chain.cycles)
    });
    let refused = |form: Form| form.is_lea() || is_hash_of_one(kernel) && form != Form::Copy;
    let costly = chain
        .costly()
        .filter(|(_, form)| refused(*form))
        .map(|(link, form)| format!("{place}: `{}` in line {}, {form}: {} cycles", link.inst, link.line, link.latency));
    // Inner loops come to the same line again and again.
    let mut faults: Vec<_> = over.into_iter().collect();
    for fault in costly {
        if !faults.contains(&fault) {
            faults.push(fault);
        }
    }
    faults
}

fn is_hash_of_one(kernel: &Kernel) -> bool {
    kernel.operation.as_a().is_some_and(|of: &HashMessages| of.messages == Messages::One)
}

/// Forms that are on a chain, each once, with how many there are and what they take: for people.
pub fn summary(chain: &Chain) -> String {
    let mut forms: Vec<(Form, u32, usize)> = Vec::new();
    for (link, form) in chain.costly() {
        match forms.iter_mut().find(|(known, latency, _)| (*known, *latency) == (form, link.latency)) {
            Some((.., count)) => *count += 1,
            None => forms.push((form, link.latency, 1)),
        }
    }
    forms.sort_unstable();
    let text = |(form, latency, count): &(Form, u32, usize)| format!("{count} x {form} ({latency} cycles)");
    forms.iter().map(text).collect::<Vec<_>>().join(", ")
}
