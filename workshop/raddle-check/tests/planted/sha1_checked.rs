//! Faults planted in the proved kernel of SHA-1 with a check for attacks, with the reason why each is refused. Random changes
//! are left out: to refuse one that turns a sum of the message schedule into a product takes minutes, because the prover
//! multiplies out the conditions.

use crate::plant::{plant, plant_last, refused, row_of, with, wrong, x86_64};
use raddle_check::explore::Property;
use raddle_isa::Operand;
use raddle_isa::x86_64::*;
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

#[test]
fn a_condition_that_is_left_out() {
    let last = CONDITIONS.len() - 1;
    wrong_set(&plant(x86_64(NAME), "vpor", last, |_| vec![]));
    // One lane of the row.
    let mut kernel = x86_64(NAME);
    let vectors = &mut kernel.table[VECTORS + 16 * last..][..16];
    *vectors.iter_mut().find(|byte| **byte != 0).expect("a vector") = 0;
    wrong_set(&kernel);
}

#[test]
fn the_other_sign() {
    let [equal, differ] = [vpandn(xmm(0), xmm(0), xmm(0)), vpand(xmm(0), xmm(0), xmm(0))];
    wrong_set(&plant(x86_64(NAME), "vpandn", 4, |inst| row_of(&differ, inst)));
    // Each row selects a bit by `vpand`, and one whose bits must differ has a second `vpand`.
    let rows_before = CONDITIONS.iter().take_while(|row| !row.differ).count();
    wrong_set(&plant(x86_64(NAME), "vpand", rows_before + 1, |inst| row_of(&equal, inst)));
}

#[test]
fn another_word_or_bit() {
    let other_word = |inst: &_| vec![with(inst, 3, Operand::Imm(4))];
    wrong_set(&plant_last(x86_64(NAME), "vpalignr", |inst| inst.args[3] != Operand::Imm(4), other_word));
    wrong_set(&plant_last(x86_64(NAME), "vpsrld", |_| true, |inst| vec![with(inst, 2, Operand::Imm(3))]));
    // The place of the bits of conditions, after the vectors and a vector of ones.
    let mut kernel = x86_64(NAME);
    kernel.table[VECTORS + 16 * (CONDITIONS.len() + 1)] ^= 0x80;
    wrong_set(&kernel);
}

#[test]
fn a_set_of_the_block_before() {
    // The register still holds a word of the record before.
    wrong_set(&plant(x86_64(NAME), "vmovd_gpr", 0, |_| vec![]));
}

#[test]
fn a_hash_value_of_the_block_before() {
    // The record has the words before the hash value before the block is added.
    let kernel = plant_last(x86_64(NAME), "vpaddd", |_| true, |_| vec![]);
    wrong(&kernel, "word 0 of the record of block 0");
}

#[test]
fn upper_halves_that_stay_dirty() {
    let kernel = plant(x86_64(NAME), "vzeroupper", 0, |_| vec![]);
    refused(&kernel, Property::Abi, "legacy encoding");
}
