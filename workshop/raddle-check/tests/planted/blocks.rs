//! Faults planted in proved kernels of independent ChaCha20 blocks, with the reason why each is refused.

use crate::plant::{by, moved, mutants, named, operand, plant, plant_last, position, refused, with, wrong, x86_64};
use raddle_check::explore::Property;
use raddle_check::prove::prove;
use raddle_check::run::runs_right;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Isa, Operand};
use raddle_kernels::chacha20::BLOCK;

const VERTICAL: &str = "chacha20_blocks_avx512x32";
const ROWS: &str = "chacha20_blocks_avx512_row4";
const STACK: &str = "chacha20_blocks_avx2";
const NEON: &str = "chacha20_blocks_neon";

/// The bytes of a block, as a distance.
const NEXT: i64 = BLOCK as i64;

/// Returns whether an instruction adds a state to a block.
fn adds(inst: &Inst) -> bool {
    by(inst, RDI)
}

#[test]
fn rounds_rotations_and_words() {
    for name in [VERTICAL, ROWS, STACK] {
        let nine = |inst: &Inst| vec![with(inst, 1, Operand::Imm(9))];
        wrong(&plant(x86_64(name), "mov32", 0, nine), "blocks[");
    }
    for name in [VERTICAL, ROWS] {
        wrong(&plant(x86_64(name), "vprold", 5, |inst| vec![with(inst, 2, Operand::Imm(13))]), "blocks[");
        wrong(&plant(x86_64(name), "vpxord", 3, |_| vec![]), "blocks[");
    }
    wrong(&plant(x86_64(STACK), "vpslld", 3, |inst| vec![with(inst, 2, Operand::Imm(11))]), "blocks[");
    wrong(&plant(named(Isa::Aarch64, NEON), "eor", 3, |_| vec![]), "blocks[");
}

#[test]
fn the_state_of_another_lane() {
    // A row of the previous state is used: its key or, for two packets, its counter and nonce.
    for name in [VERTICAL, ROWS] {
        let last = |inst: &Inst| moved(inst, operand(inst), -NEXT);
        wrong(&plant_last(x86_64(name), "vinserti32x4", |inst| by(inst, RDI), last), "blocks[");
    }
    let last = |inst: &Inst| moved(inst, operand(inst), -NEXT);
    wrong(&plant_last(x86_64(STACK), "vinserti128", |inst| by(inst, RDI), last), "blocks[");
    // The row is put into another lane.
    let lane = |inst: &Inst| vec![with(inst, 3, Operand::Imm(if inst.args[3] == Operand::Imm(1) { 2 } else { 1 }))];
    wrong(&plant(x86_64(VERTICAL), "vinserti32x4", 7, lane), "blocks[");
    // A step of the transpose takes the other half.
    let other = |inst: &Inst| vec![Inst::new(vpunpckhqdq(zmm(0), zmm(0), zmm(0)).row, &inst.args)];
    for step in [0, 9, 20] {
        wrong(&plant(x86_64(VERTICAL), "vpunpcklqdq", step, other), "blocks[");
    }
}

#[test]
fn a_state_that_is_not_added_or_another_one() {
    for name in [VERTICAL, ROWS, STACK] {
        let kernel = x86_64(name);
        let first = position(&kernel, "vpaddd", adds);
        wrong(&plant(kernel.clone(), "vpaddd", first, |_| vec![]), "blocks[");
        wrong(&plant(kernel.clone(), "vpaddd", first, |inst| moved(inst, operand(inst), NEXT)), "blocks[");
        // The previous state has already been overwritten by its block.
        wrong(&plant_last(kernel, "vpaddd", adds, |inst| moved(inst, operand(inst), -NEXT)), "blocks[");
    }
    let kernel = named(Isa::Aarch64, NEON);
    let added = kernel.insts().iter().filter(|inst| inst.row.name == "add_4s").count();
    wrong(&plant(kernel, "add_4s", added - 1, |_| vec![]), "blocks[");
}

#[test]
fn a_block_that_is_stored_elsewhere_or_too_late() {
    for (name, store) in [(VERTICAL, "vmovdqu32_store"), (ROWS, "vmovdqu32_store"), (STACK, "vmovdqu_store")] {
        let is = |inst: &Inst| by(inst, RDI);
        let kernel = x86_64(name);
        refused(&plant_last(kernel.clone(), store, is, |_| vec![]), Property::Bounds, "is not written");
        let over = |inst: &Inst| moved(inst, operand(inst), 32 * NEXT);
        refused(&plant_last(kernel.clone(), store, is, over), Property::Bounds, "outside");
        // The store comes before the load of the state that it overwrites.
        let first = position(&kernel, store, is);
        let place = kernel.insts().into_iter().filter(|inst| inst.row.name == store).nth(first).expect("it").clone();
        let load = if name == STACK { "vinserti128" } else { "vinserti32x4" };
        let early = move |inst: &Inst| vec![place.clone(), inst.clone()];
        wrong(&plant_last(kernel, load, is, early), "blocks[");
    }
}

#[test]
fn a_state_beyond_the_last() {
    for (name, load) in [(VERTICAL, "vinserti32x4"), (ROWS, "vinserti32x4"), (STACK, "vinserti128")] {
        let over = |inst: &Inst| moved(inst, operand(inst), 32 * NEXT);
        refused(&plant_last(x86_64(name), load, |inst| by(inst, RDI), over), Property::Bounds, "outside");
    }
}

#[test]
fn a_pointer_or_a_length_that_stays() {
    for name in [VERTICAL, ROWS, STACK] {
        let kernel = x86_64(name);
        let moves = position(&kernel, "add64", |inst| inst.writes().contains(&RDI.reg));
        assert!(prove(&plant(kernel.clone(), "add64", moves, |_| vec![])).is_err(), "{name}");
        let counts = position(&kernel, "sub64", |inst| inst.writes().contains(&RSI.reg));
        assert!(prove(&plant(kernel.clone(), "sub64", counts, |_| vec![])).is_err(), "{name}");
        // There is one iteration more than there are blocks.
        refused(&plant(kernel, "cmp64", 0, |inst| vec![with(inst, 1, Operand::Imm(0))]), Property::Bounds, "");
    }
}

#[test]
fn keystream_left_behind() {
    for (name, register) in [(VERTICAL, zmm(31)), (VERTICAL, zmm(3)), (ROWS, zmm(1))] {
        let (row, view) = if register.reg.n < 16 { ("vpxor", xmm(register.reg.n)) } else { ("vpxord", register) };
        let clears = |inst: &Inst| inst.args == [view, view, view].map(Operand::from);
        let kernel = x86_64(name);
        refused(&plant_last(kernel, row, clears, |_| vec![]), Property::Wipe, "holds a secret");
    }
    // One kernel keeps a word on the stack for a while, the other keeps words at fixed places there.
    for (name, store) in [(VERTICAL, "vmovdqu32_store"), (STACK, "vmovdqu_store")] {
        let kernel = x86_64(name);
        let last = |inst: &Inst| by(inst, RSP) && kernel.stack > 0;
        let words = kernel.insts().into_iter().filter(|inst| inst.row.name == store && last(inst)).count();
        assert!(words > 1, "{name} uses the stack");
        // The last slots hold the controls of shuffles, which are public.
        let skipped = if name == STACK { 2 } else { 0 };
        let of_row = kernel.insts().into_iter().filter(|inst| inst.row.name == store);
        let places: Vec<usize> = of_row.enumerate().filter(|(_, inst)| last(inst)).map(|(i, _)| i).collect();
        let place = places[places.len() - 1 - skipped];
        refused(&plant(kernel.clone(), store, place, |_| vec![]), Property::Wipe, "stack[");
    }
}

#[test]
fn an_upper_half_left_dirty() {
    for name in [VERTICAL, ROWS, STACK] {
        refused(&plant(x86_64(name), "vzeroupper", 0, |_| vec![]), Property::Abi, "vzeroupper");
    }
}

#[test]
fn mutants_of_rows() {
    mutants(Isa::X86_64, ROWS, 100, runs_right);
}

#[test]
fn mutants_of_words_in_lanes() {
    mutants(Isa::X86_64, STACK, 60, runs_right);
}

#[test]
fn mutants_on_aarch64() {
    mutants(Isa::Aarch64, NEON, 60, runs_right);
}
