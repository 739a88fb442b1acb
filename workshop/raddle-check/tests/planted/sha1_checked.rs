//! Faults planted in the proved kernels of SHA-1 with a check for attacks, with the reason why each is refused. Random changes
//! are left out: to refuse one that turns a sum of the message schedule into a product takes minutes, because the prover
//! multiplies out the conditions.

use crate::plant::{moved, plant, plant_last, refused, row_of, with, wrong, x86_64};
use raddle_check::explore::Property;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Operand};
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

/// The kernel for many messages.
const LANES: &str = "sha1_checked_lanes_avx2_x8";
/// The register with the differences between two words.
const DIFFERENCE: Operand = Operand::Reg(ymm(8));
/// The register with the bits of violated conditions.
const VIOLATED: Operand = Operand::Reg(ymm(9));
/// The register with the excluded vectors, which at last has the set of attacks.
const SET: Operand = Operand::Reg(ymm(7));

/// Checks that the set of attacks of a message is refused.
#[track_caller]
fn wrong_set_of(kernel: &Kernel, message: usize) {
    wrong(kernel, &format!("word {} of the record of block 0 is wrong", 6 * message + 5));
}

/// Returns whether an instruction combines the violated conditions with a vector in memory.
fn has_memory(inst: &Inst) -> bool {
    inst.args[..2] == [VIOLATED, VIOLATED] && matches!(inst.args[2], Operand::Mem(_))
}

/// Returns whether an instruction selects the bit of a condition.
fn selects_bit(inst: &Inst) -> bool {
    inst.args[..2] == [VIOLATED, DIFFERENCE]
}

#[test]
fn a_condition_that_the_lanes_leave_out() {
    wrong_set_of(&plant_last(x86_64(LANES), "vpor", |inst| inst.args[2] == VIOLATED, |_| vec![]), 0);
    // An earlier condition with the same vectors.
    wrong_set_of(&plant_last(x86_64(LANES), "vpor", has_memory, |_| vec![]), 0);
    // The vectors in one lane.
    let mut kernel = x86_64(LANES);
    let last = kernel.insts().into_iter().rfind(|inst| inst.row.name == "vpandn" && has_memory(inst));
    let place = last.expect("a condition").memory().expect("vectors").1.disp as usize;
    kernel.table[place + 4 * 5..][..4].fill(0);
    wrong_set_of(&kernel, 5);
}

#[test]
fn the_other_sign_in_lanes() {
    let [equal, differ] = [vpand(ymm(0), ymm(0), ymm(0)), vpandn(ymm(0), ymm(0), ymm(0))];
    wrong_set_of(&plant_last(x86_64(LANES), "vpandn", selects_bit, |inst| row_of(&equal, inst)), 0);
    wrong_set_of(&plant_last(x86_64(LANES), "vpand", selects_bit, |inst| row_of(&differ, inst)), 0);
}

#[test]
fn another_word_or_bit_in_lanes() {
    let is_difference = |inst: &Inst| inst.args[0] == DIFFERENCE;
    wrong_set_of(&plant_last(x86_64(LANES), "vpxor", is_difference, |inst| moved(inst, 2, 32)), 0);
    let other_bit = |inst: &Inst| vec![with(inst, 2, Operand::Imm(3))];
    wrong_set_of(&plant_last(x86_64(LANES), "vpsrld", is_difference, other_bit), 0);
    let other_word = |inst: &Inst| vec![with(inst, 1, ymm(6))];
    wrong_set_of(&plant_last(x86_64(LANES), "vpsrld", is_difference, other_word), 0);
    let other_vectors = |inst: &Inst| moved(inst, 2, 32);
    wrong_set_of(&plant_last(x86_64(LANES), "vpandn", has_memory, other_vectors), 0);
}

#[test]
fn a_set_that_keeps_the_block_before() {
    // The first vectors replace the set of the block before.
    let is_first = |inst: &Inst| inst.args[..2] == [SET, VIOLATED];
    let added = |inst: &Inst| vec![with(inst, 0, ymm(9)), vpor(ymm(7), ymm(7), ymm(9))];
    wrong_set_of(&plant_last(x86_64(LANES), "vpandn", is_first, added), 0);
}

#[test]
fn a_record_of_another_lane() {
    let is_set = |inst: &Inst| inst.args[1] == SET;
    let exchanged = |inst: &Inst| vec![vpshufd(ymm(7), ymm(7), 0xb1), inst.clone()];
    wrong_set_of(&plant_last(x86_64(LANES), "vmovdqu_store", is_set, exchanged), 0);
    let halves = |inst: &Inst| vec![vperm2i128(ymm(7), ymm(7), ymm(7), 0x11), inst.clone()];
    wrong_set_of(&plant_last(x86_64(LANES), "vmovdqu_store", is_set, halves), 0);
    // The record has the words before the hash value before the block is added.
    let kernel = plant_last(x86_64(LANES), "vpaddd", |_| true, |_| vec![]);
    wrong(&kernel, "word 4 of the record of block 0 is wrong");
}

/// The kernel for many messages that subtracts one from the bits of violated conditions.
const BORROWS: &str = "sha1_checked_lanes_avx512_x16";

#[test]
fn a_borrow_that_changes_no_set() {
    let [excluded, violated] = [17, 19].map(|n| Operand::Reg(zmm(n)));
    let writes = |to: Operand| move |inst: &Inst| inst.args[0] == to;
    wrong_set_of(&plant_last(x86_64(BORROWS), "vpaddd", writes(violated), |_| vec![]), 0);
    let other_function = |inst: &Inst| vec![with(inst, 3, Operand::Imm(0x88))];
    wrong_set_of(&plant_last(x86_64(BORROWS), "vpternlogd", writes(violated), other_function), 0);
    // The set of the block before.
    wrong_set_of(&plant_last(x86_64(BORROWS), "vmovdqa32", writes(excluded), |_| vec![]), 0);
    wrong_set_of(&plant_last(x86_64(BORROWS), "vporq", writes(excluded), |_| vec![]), 0);
    // The bit of the first word, below the vectors.
    let not_moved = |inst: &Inst| vec![with(inst, 2, Operand::Imm(0))];
    wrong_set_of(&plant_last(x86_64(BORROWS), "vpsrld", writes(violated), not_moved), 0);
    wrong_set_of(&plant_last(x86_64(BORROWS), "vporq", writes(violated), |_| vec![]), 0);
}
