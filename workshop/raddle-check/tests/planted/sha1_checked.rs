//! Faults planted in the proved kernel of SHA-1 with a check for attacks, with the reason why each is refused.

use crate::plant::{moved, mutants, plant, plant_last, refused, row_of, with, wrong, x86_64};
use raddle_check::explore::Property;
use raddle_check::run::runs_right;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Isa, Operand};
use raddle_kernels::Kernel;
use raddle_kernels::sha1::attacks::CONDITIONS;

const NAME: &str = "sha1_checked_blocks_sha";

/// The number of bytes of the table before the constants of the conditions: the order of bytes.
const VECTORS: usize = 16;

/// Checks that the set of attacks is refused.
#[track_caller]
fn wrong_set(kernel: &Kernel) {
    wrong(kernel, "word 5 of the record of block 0");
}

fn is_wide(inst: &Inst) -> bool {
    inst.args.iter().any(|arg| matches!(arg, Operand::Reg(view) if view.bits == 256))
}

#[test]
fn a_condition_that_is_left_out() {
    let last = CONDITIONS.len() - 1;
    wrong_set(&plant(x86_64(NAME), "vpor", last, |_| vec![]));
    // One lane of the row.
    let mut kernel = x86_64(NAME);
    let vectors = &mut kernel.table[VECTORS + 32 * last..][..32];
    *vectors.iter_mut().find(|byte| **byte != 0).expect("a vector") = 0;
    wrong_set(&kernel);
}

#[test]
fn the_other_sign() {
    let equal = vpandn(ymm(0), ymm(0), ymm(0));
    let differ = vpand(ymm(0), ymm(0), ymm(0));
    wrong_set(&plant(x86_64(NAME), "vpand", 2, |inst| row_of(&equal, inst)));
    wrong_set(&plant(x86_64(NAME), "vpandn", 4, |inst| row_of(&differ, inst)));
}

#[test]
fn another_word_or_bit() {
    wrong_set(&plant_last(x86_64(NAME), "vmovdqu", is_wide, |inst| moved(inst, 1, 4)));
    wrong_set(&plant_last(
        x86_64(NAME),
        "vpsrld",
        |inst| inst.args[2] != Operand::Imm(31),
        |inst| vec![with(inst, 2, Operand::Imm(3))],
    ));
    wrong_set(&plant_last(x86_64(NAME), "vpslld", is_wide, |inst| vec![with(inst, 2, Operand::Imm(3))]));
}

#[test]
fn a_set_of_the_block_before() {
    // The register still holds a word of the record before.
    wrong_set(&plant(x86_64(NAME), "vmovd_gpr", 0, |_| vec![]));
}

#[test]
fn a_hash_value_of_the_block_before() {
    // The record has the words before the hash value before the block is added.
    let kernel = plant_last(x86_64(NAME), "vpaddd", |inst| !is_wide(inst), |_| vec![]);
    wrong(&kernel, "word 0 of the record of block 0");
}

#[test]
fn upper_halves_that_stay_dirty() {
    let kernel = plant(x86_64(NAME), "vzeroupper", 1, |_| vec![]);
    refused(&kernel, Property::Abi, "legacy encoding");
}

#[test]
fn mutants_are_refused() {
    mutants(Isa::X86_64, NAME, 40, runs_right);
}
