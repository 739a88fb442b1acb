//! Faults planted in proved SHA-512 kernels, with the reason why each is refused.

use crate::plant::{by_one, mutants, named, plant, plant_last, position, refused, with, wrong, wrong_value, x86_64};
use raddle_check::explore::Property;
use raddle_check::run::runs_right;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Isa, Operand};
use raddle_kernels::Kernel;
use raddle_kernels::sha512::spec::K;

const BLOCKS: &str = "sha512_blocks_avx2";
const LANES: &str = "sha512_lanes_avx512_x8";
const WORDS: &str = "sha512_words_avx512_x8";
const INSTRUCTIONS: &str = "sha512_blocks_sha3";
const NEON: &str = "sha512_lanes_neon_x2";

/// Returns a kernel of each kind.
fn kernels() -> [Kernel; 4] {
    let [instructions, neon] = [INSTRUCTIONS, NEON].map(|name| named(Isa::Aarch64, name));
    [x86_64(BLOCKS), x86_64(LANES), instructions, neon]
}

#[test]
fn another_constant() {
    for mut kernel in kernels() {
        // K of round 75 is in each table, and no other word has these bytes.
        let place = kernel.table.windows(8).position(|bytes| bytes == K[75].to_le_bytes()).expect("K of round 75");
        kernel.table[place + 5] ^= 0x10;
        wrong_value(&kernel);
    }
}

#[test]
fn the_constants_of_sha256() {
    for mut kernel in kernels() {
        // The first 32 bits of the first 64 constants are the SHA-256 constants.
        let place = kernel.table.windows(8).position(|bytes| bytes == K[0].to_le_bytes()).expect("K of round 0");
        kernel.table[place..place + 4].fill(0);
        wrong_value(&kernel);
    }
}

#[test]
fn another_rotation_or_shift() {
    for (name, rows) in [(BLOCKS, &["rorx64", "vpsrlq", "vpsllq"][..]), (LANES, &["vprolq", "vpsrlq"])] {
        for row in rows {
            wrong_value(&plant(x86_64(name), row, 0, by_one));
            wrong_value(&plant(x86_64(name), row, 3, by_one));
        }
    }
    for row in ["ushr_2d", "sli_2d"] {
        wrong_value(&plant(named(Isa::Aarch64, NEON), row, 2, by_one));
    }
}

#[test]
fn another_schedule() {
    // The faults are the word next to the wanted one, and a missing word.
    wrong_value(&plant(x86_64(BLOCKS), "vpalignr", 0, |inst| vec![with(inst, 3, Operand::Imm(0))]));
    wrong_value(&plant(x86_64(BLOCKS), "vpalignr", 1, |inst| vec![with(inst, 3, Operand::Imm(0))]));
    for skip in [9, 10] {
        wrong_value(&plant(x86_64(BLOCKS), "vpaddq", skip, |_| vec![]));
    }
    let lanes = x86_64(LANES);
    for row in ["vpternlogq", "vprolq", "vpsrlq"] {
        wrong_value(&plant(lanes.clone(), row, 2, |_| vec![]));
    }
    for row in ["sha512su0", "sha512su1"] {
        wrong_value(&plant(named(Isa::Aarch64, INSTRUCTIONS), row, 3, |_| vec![]));
    }
}

#[test]
fn rounds_left_out_or_with_another_function() {
    for row in ["sha512h", "sha512h2", "rev64_16b", "ext"] {
        wrong_value(&plant(named(Isa::Aarch64, INSTRUCTIONS), row, 3, |_| vec![]));
    }
    let choice = position(&x86_64(LANES), "vpternlogq", |inst| inst.args.contains(&Operand::Imm(0xca)));
    wrong_value(&plant(x86_64(LANES), "vpternlogq", choice, |inst| vec![with(inst, 3, Operand::Imm(0xe8))]));
    let swapped = |inst: &Inst| vec![Inst::new(inst.row, &[inst.args[0], inst.args[2], inst.args[1]])];
    wrong_value(&plant(x86_64(BLOCKS), "andn64", 0, swapped));
    wrong_value(&plant(named(Isa::Aarch64, NEON), "bit", 0, swapped));
}

#[test]
fn one_message_in_the_place_of_another() {
    let other = |inst: &Inst| vec![Inst::new(vpunpckhqdq(zmm(0), zmm(0), zmm(0)).row, &inst.args)];
    wrong_value(&plant(x86_64(LANES), "vpunpcklqdq", 0, other));
    wrong_value(&plant(x86_64(LANES), "vinserti64x4", 0, |inst| vec![with(inst, 3, Operand::Imm(0))]));
}

#[test]
fn words_left_out() {
    for row in ["vpternlogq", "vprolq", "vpsrlq", "vpaddq"] {
        wrong(&plant(x86_64(WORDS), row, 2, |_| vec![]), "state[");
    }
}

#[test]
fn secrets_left_behind() {
    let clears = |inst: &Inst| inst.args == [xmm(4), xmm(4), xmm(4)].map(Operand::from);
    for name in [BLOCKS, LANES, WORDS] {
        refused(&plant_last(x86_64(name), "vpxor", clears, |_| vec![]), Property::Wipe, "holds a secret");
    }
    let kernel = plant_last(named(Isa::Aarch64, INSTRUCTIONS), "movi_16b", |_| true, |_| vec![]);
    refused(&kernel, Property::Wipe, "holds a secret");
}

#[test]
fn mutants_of_one_message() {
    mutants(Isa::X86_64, BLOCKS, 40, runs_right);
}

#[test]
fn mutants_of_lanes() {
    mutants(Isa::X86_64, LANES, 40, runs_right);
}

#[test]
fn mutants_on_aarch64() {
    mutants(Isa::Aarch64, INSTRUCTIONS, 60, runs_right);
}
