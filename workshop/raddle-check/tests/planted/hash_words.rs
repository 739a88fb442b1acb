//! Faults planted in proved kernels that take a block of each message as words, with the reason why each is refused.

use crate::plant::{by, moved, mutants, operand, plant, plant_last, position, refused, with, wrong, x86_64};
use raddle_check::explore::Property;
use raddle_check::run::runs_right;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Isa, Operand};

const WIDE: &str = "sha256_words_avx512_x16";
const TWO_SETS: &str = "sha256_words_avx512_x32";
const AVX2: &str = "sha256_words_avx2_x8";

/// The bytes of a word of one message, and of a word of all messages.
const WORD: i64 = 4;
const ROW: i64 = 16 * WORD;

#[test]
fn rounds_words_and_rotations() {
    for row in ["vpternlogd", "vprold", "vpsrld", "vpaddd"] {
        wrong(&plant(x86_64(WIDE), row, 2, |_| vec![]), "state[");
    }
    wrong(&plant(x86_64(AVX2), "vpslld", 3, |inst| vec![with(inst, 2, Operand::Imm(11))]), "state[");
    let mut kernel = x86_64(WIDE);
    let k = raddle_kernels::sha256::spec::K[11].to_le_bytes();
    let place = kernel.table.windows(4).position(|bytes| bytes == k).expect("K of round 11");
    kernel.table[place + 2] ^= 0x10;
    wrong(&kernel, "state[");
}

#[test]
fn words_of_another_message_or_place() {
    for by_bytes in [WORD, ROW] {
        let kernel = x86_64(WIDE);
        let first = position(&kernel, "vmovdqu32", |inst| by(inst, RSI));
        wrong(&plant(kernel, "vmovdqu32", first, |inst| moved(inst, operand(inst), by_bytes)), "state[");
    }
    // The words belong to the other set.
    let kernel = x86_64(TWO_SETS);
    let first = position(&kernel, "vmovdqu32", |inst| by(inst, RSI));
    wrong(&plant(kernel, "vmovdqu32", first, |inst| moved(inst, operand(inst), ROW)), "state[");
    // The load is beyond the last word.
    let over = |inst: &Inst| moved(inst, operand(inst), WORD);
    let kernel = plant_last(x86_64(WIDE), "vmovdqu32", |inst| by(inst, RSI), over);
    refused(&kernel, Property::Bounds, "outside");
}

#[test]
fn words_that_are_bytes() {
    // In a message, the first byte of a word is the highest, but not here.
    let kernel = x86_64(WIDE);
    let first = position(&kernel, "vmovdqu32", |inst| by(inst, RSI));
    let swapped = |inst: &Inst| {
        let Operand::Reg(word) = inst.args[0] else { unreachable!("a register") };
        vec![inst.clone(), Inst::new(vprold(zmm(0), zmm(0), 16).row, &[word.into(), word.into(), Operand::Imm(16)])]
    };
    wrong(&plant(kernel, "vmovdqu32", first, swapped), "state[");
}

#[test]
fn a_hash_value_that_is_not_added_or_not_stored() {
    for name in [WIDE, AVX2] {
        let kernel = x86_64(name);
        let adds = |inst: &Inst| by(inst, RDI);
        wrong(&plant_last(kernel.clone(), "vpaddd", adds, |_| vec![]), "state[");
        // The previous hash value has already been replaced by the new one.
        let row = if name == WIDE { ROW } else { ROW / 2 };
        wrong(&plant_last(kernel.clone(), "vpaddd", adds, |inst| moved(inst, operand(inst), -row)), "state[");
        let store = if name == WIDE { "vmovdqu32_store" } else { "vmovdqu_store" };
        refused(&plant_last(kernel.clone(), store, adds, |_| vec![]), Property::Bounds, "is not written");
        let over = |inst: &Inst| moved(inst, operand(inst), row);
        refused(&plant_last(kernel, store, adds, over), Property::Bounds, "outside");
    }
}

#[test]
fn secrets_left_behind() {
    for name in [WIDE, AVX2] {
        let kernel = x86_64(name);
        let is_store = |inst: &&&Inst| by(inst, RSP) && inst.row.name.ends_with("_store");
        let zero = kernel.insts().iter().rev().find(is_store).expect("the stack is overwritten").row.name;
        refused(&plant_last(kernel, zero, |inst| by(inst, RSP), |_| vec![]), Property::Wipe, "stack[");
    }
    let clears = |inst: &Inst| inst.args == [xmm(4), xmm(4), xmm(4)].map(Operand::from);
    refused(&plant_last(x86_64(WIDE), "vpxor", clears, |_| vec![]), Property::Wipe, "holds a secret");
}

#[test]
fn an_upper_half_left_dirty() {
    refused(&plant(x86_64(AVX2), "vzeroupper", 0, |_| vec![]), Property::Abi, "vzeroupper");
}

#[test]
fn mutants_of_words() {
    mutants(Isa::X86_64, WIDE, 60, runs_right);
}
