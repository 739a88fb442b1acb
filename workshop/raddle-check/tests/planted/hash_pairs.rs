//! Faults planted in proved kernels that hash 64-byte messages, with the reason why each is refused.

use crate::plant::{by, moved, mutants, operand, plant, plant_last, position, refused, wrong, x86_64};
use raddle_check::explore::Property;
use raddle_check::run::runs_right;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Isa, Operand};
use raddle_kernels::Kernel;
use raddle_kernels::sha256::{padding::padding_sums, spec};

const WIDE: &str = "sha256_pairs_avx512_x16";
const TWO_SETS: &str = "sha256_pairs_avx512_x32";
const AVX2: &str = "sha256_pairs_avx2_x8";
const ONE: &str = "sha256_pairs_sha_x1";
const TWO: &str = "sha256_pairs_sha_x2";

/// The bytes of a digest.
const DIGEST: i64 = 32;

/// Returns the kernel with a wrong bit in the constant of round `t`. The constants of all rounds are a part of its table.
fn with_wrong(name: &str, constants: [u32; 64], t: usize) -> Kernel {
    let mut kernel = x86_64(name);
    let bytes = constants.map(u32::to_le_bytes).concat();
    let place = kernel.table.windows(bytes.len()).position(|at| at == bytes).expect("the constants of the kernel");
    kernel.table[place + 4 * t + 2] ^= 0x10;
    kernel
}

/// The statement contains the words of the padding block, and the kernel contains the sums of its rounds.
#[test]
fn constants() {
    for name in [WIDE, TWO_SETS, AVX2, ONE, TWO] {
        for t in [0, 15, 16, 40, 63] {
            wrong(&with_wrong(name, padding_sums(), t), "digests[");
        }
        wrong(&with_wrong(name, spec::K, 11), "digests[");
    }
}

#[test]
fn rounds_and_hash_values() {
    for row in ["vpternlogd", "vprold", "vpsrld", "vpaddd"] {
        wrong(&plant(x86_64(WIDE), row, 2, |_| vec![]), "digests[");
    }
    for name in [WIDE, AVX2] {
        // The hash value after the message is added after the padding.
        wrong(&plant_last(x86_64(name), "vpaddd", |inst| by(inst, RSP), |_| vec![]), "digests[");
    }
    for name in [ONE, TWO] {
        // The first instruction is of the message, and the last is of the padding.
        for row in ["sha256rnds2", "vpaddd"] {
            wrong(&plant(x86_64(name), row, 0, |_| vec![]), "digests[");
            wrong(&plant_last(x86_64(name), row, |_| true, |_| vec![]), "digests[");
        }
        for row in ["sha256msg1", "sha256msg2"] {
            wrong(&plant_last(x86_64(name), row, |_| true, |_| vec![]), "digests[");
        }
    }
}

#[test]
fn messages_and_digests() {
    for name in [WIDE, AVX2, ONE, TWO] {
        let kernel = x86_64(name);
        wrong(&plant_last(kernel.clone(), "vpshufb", |_| true, |_| vec![]), "digests[");
        let store = if name == WIDE { "vmovdqu32_store" } else { "vmovdqu_store" };
        let writes = |inst: &Inst| by(inst, RDX);
        refused(&plant_last(kernel.clone(), store, writes, |_| vec![]), Property::Bounds, "is not written");
        let over = |inst: &Inst| moved(inst, operand(inst), 32 * DIGEST);
        refused(&plant_last(kernel, store, writes, over), Property::Bounds, "outside");
    }
    // The load is from the next message.
    let kernel = x86_64(WIDE);
    let first = position(&kernel, "vbroadcasti64x4", |inst| by(inst, RSI));
    wrong(&plant(kernel, "vbroadcasti64x4", first, |inst| moved(inst, operand(inst), 2 * DIGEST)), "digests[");
}

#[test]
fn secrets_left_behind() {
    for name in [WIDE, AVX2, ONE, TWO] {
        let kernel = x86_64(name);
        let is_store = |inst: &&&Inst| by(inst, RSP) && inst.row.name.ends_with("_store");
        let zero = kernel.insts().iter().rev().find(is_store).expect("the stack is overwritten").row.name;
        refused(&plant_last(kernel, zero, |inst| by(inst, RSP), |_| vec![]), Property::Wipe, "stack[");
    }
    let clears = |inst: &Inst| inst.args == [xmm(4), xmm(4), xmm(4)].map(Operand::from);
    for name in [WIDE, ONE, TWO] {
        refused(&plant_last(x86_64(name), "vpxor", clears, |_| vec![]), Property::Wipe, "holds a secret");
    }
}

#[test]
fn mutants_of_pairs() {
    for name in [WIDE, TWO] {
        mutants(Isa::X86_64, name, 40, runs_right);
    }
}
