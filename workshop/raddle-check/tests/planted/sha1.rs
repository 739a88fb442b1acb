//! Faults planted in proved SHA-1 kernels, with the reason why each is refused.

use crate::plant::{by_one, moved, mutants, named, plant, plant_last, refused, with, wrong_value, x86_64};
use raddle_check::explore::Property;
use raddle_check::run::runs_right;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Isa, Operand, aarch64 as a64};
use raddle_kernels::sha1::spec::K;

const BLOCKS: &str = "sha1_blocks_sha";
const STREAMS: &str = "sha1_streams_sha";
/// The same kernels, with vectors in place of most `sha1msg2`.
const VECTORS: [&str; 2] = ["sha1_blocks_sha_avx512", "sha1_streams_sha_avx512"];
const AVX2: &str = "sha1_lanes_avx2_x8";
const LANES: &str = "sha1_lanes_avx512_x16";
const INSTRUCTIONS: &str = "sha1_blocks_sha2";
const NEON: &str = "sha1_lanes_neon_x4";

#[test]
fn another_constant() {
    let [instructions, neon] = [INSTRUCTIONS, NEON].map(|name| named(Isa::Aarch64, name));
    for mut kernel in [x86_64(AVX2), x86_64(LANES), instructions, neon] {
        let place = kernel.table.windows(4).position(|bytes| bytes == K[3].to_le_bytes()).expect("the last constant");
        kernel.table[place + 2] ^= 0x10;
        wrong_value(&kernel);
    }
    // The operand selects the constant and the function of the second quarter or of the last.
    wrong_value(&plant(x86_64(BLOCKS), "sha1rnds4", 5, |inst| vec![with(inst, 2, Operand::Imm(3))]));
}

#[test]
fn another_rotation() {
    for (name, rows) in [(AVX2, &["vpslld", "vpsrld"][..]), (LANES, &["vprold"])] {
        for row in rows {
            wrong_value(&plant(x86_64(name), row, 0, by_one));
            wrong_value(&plant(x86_64(name), row, 60, by_one));
        }
    }
    for name in VECTORS {
        wrong_value(&plant(x86_64(name), "vprold", 0, by_one));
        wrong_value(&plant(x86_64(name), "vprold", 11, by_one));
    }
    for row in ["shl_4s", "sri_4s"] {
        wrong_value(&plant(named(Isa::Aarch64, NEON), row, 40, by_one));
    }
}

#[test]
fn another_schedule() {
    for row in ["sha1msg1", "sha1msg2", "vpxor", "sha1nexte"] {
        wrong_value(&plant(x86_64(BLOCKS), row, 3, |_| vec![]));
        wrong_value(&plant(x86_64(STREAMS), row, 7, |_| vec![]));
    }
    for row in ["sha1msg1", "sha1msg2", "vpternlogd", "vpxord", "vprold", "vmovdqa32", "sha1nexte"] {
        let fault = if row == "vmovdqa32" { 8 } else { 2 };
        VECTORS.iter().for_each(|name| wrong_value(&plant(x86_64(name), row, fault, |_| vec![])));
    }
    // Four words are taken from the wrong places: too many or too few are the last words of one group, and the others
    // are the first words of the next.
    for bytes in [4, 12] {
        let other = |inst: &Inst| vec![with(inst, 3, Operand::Imm(bytes))];
        VECTORS.iter().for_each(|name| wrong_value(&plant(x86_64(name), "vpalignr", 5, other)));
    }
    for row in ["sha1su0", "sha1su1", "sha1h"] {
        wrong_value(&plant(named(Isa::Aarch64, INSTRUCTIONS), row, 3, |_| vec![]));
    }
    for name in [AVX2, LANES] {
        let row = if name == AVX2 { "vpxor" } else { "vpxord" };
        wrong_value(&plant(x86_64(name), row, 20, |_| vec![]));
    }
}

#[test]
fn rounds_with_another_function() {
    wrong_value(&plant(named(Isa::Aarch64, INSTRUCTIONS), "sha1c", 2, |_| vec![]));
    let parity = |inst: &Inst| vec![Inst::new(a64::sha1p(a64::v(0), a64::s(1), a64::v(2)).row, &inst.args)];
    wrong_value(&plant(named(Isa::Aarch64, INSTRUCTIONS), "sha1m", 2, parity));
    wrong_value(&plant(named(Isa::Aarch64, NEON), "bsl", 3, |_| vec![]));
    wrong_value(&plant(x86_64(LANES), "vpternlogd", 0, |inst| vec![with(inst, 3, Operand::Imm(0xe8))]));
}

#[test]
fn a_word_beyond_the_block() {
    let over = |inst: &Inst| moved(inst, 1, 16);
    let by_input = |inst: &Inst| inst.memory().is_some_and(|(_, mem)| mem.base == Some(RSI.reg));
    refused(&plant_last(x86_64(BLOCKS), "vmovdqu", by_input, over), Property::Bounds, "outside");
}

#[test]
fn secrets_left_behind() {
    // The epilogue clears 512-bit registers with another instruction.
    for (name, row) in [(BLOCKS, "vpxor"), (LANES, "vpxor"), (VECTORS[0], "vpxord"), (VECTORS[1], "vpxord")] {
        refused(&plant_last(x86_64(name), row, |_| true, |_| vec![]), Property::Wipe, "holds a secret");
    }
}

#[test]
fn mutants_of_one_message() {
    mutants(Isa::X86_64, BLOCKS, 60, runs_right);
    mutants(Isa::X86_64, VECTORS[0], 60, runs_right);
    mutants(Isa::Aarch64, INSTRUCTIONS, 60, runs_right);
}

#[test]
fn mutants_of_lanes() {
    mutants(Isa::X86_64, LANES, 40, runs_right);
}
