//! Faults planted in proved BLAKE3 kernels, with the reason why each is refused.

use crate::plant::{
    by, by_one, moved, mutants, named, operand, plant, plant_last, position, refused, with, wrong, wrong_value, x86_64,
};
use raddle_check::explore::Property;
use raddle_check::run::runs_right;
use raddle_isa::builder::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Isa, Operand};
use raddle_kernels::Kernel;
use raddle_kernels::blake3::spec::IV;

const ROWS: &str = "blake3_blocks_avx";
const ROWS_AVX512: &str = "blake3_blocks_avx512";
const AVX2: &str = "blake3_lanes_avx2_x8";
const AVX512: &str = "blake3_lanes_avx512_x16";
const TWO_SETS: &str = "blake3_lanes_avx512_x32";
const INPUTS_AVX2: &str = "blake3_inputs_avx2_x8";
const INPUTS_YMM: &str = "blake3_inputs_avx512_x8";
const INPUTS: &str = "blake3_inputs_avx512_x16";
const INPUTS_TWO_SETS: &str = "blake3_inputs_avx512_x32";
const FEW_INPUTS: [&str; 2] = ["blake3_inputs_avx512_row2", "blake3_inputs_avx512_row4"];
const ALL_INPUTS: [&str; 4] = [INPUTS_AVX2, INPUTS_YMM, INPUTS, INPUTS_TWO_SETS];
const NEON: &str = "blake3_lanes_neon_x4";

/// Returns all kernels of one input, or of inputs with their states.
fn all() -> [Kernel; 6] {
    let [rows, rows_avx512] = [ROWS, ROWS_AVX512].map(x86_64);
    [rows, rows_avx512, x86_64(AVX2), x86_64(AVX512), x86_64(TWO_SETS), named(Isa::Aarch64, NEON)]
}

/// Checks that the kernel is refused because of wrong chaining values.
#[track_caller]
fn wrong_chaining(kernel: &Kernel) {
    wrong(kernel, "the chaining value is wrong");
}

/// Returns the kernel with a wrong bit in this word of its table.
fn with_wrong_word(name: &str, word: u32) -> Kernel {
    let mut kernel = x86_64(name);
    let place = kernel.table.windows(4).position(|bytes| bytes == word.to_le_bytes()).expect("the word");
    kernel.table[place + 2] ^= 0x10;
    kernel
}

#[test]
fn constants_and_rotations_of_inputs() {
    for name in ALL_INPUTS {
        for word in [IV[0], IV[3], 64] {
            wrong_chaining(&with_wrong_word(name, word));
        }
    }
    let avx512 = [INPUTS, INPUTS_YMM, INPUTS_TWO_SETS];
    let rotations = avx512.map(|name| (name, "vprold")).into_iter();
    for (name, row) in rotations.chain([(INPUTS_AVX2, "vpslld"), (INPUTS_AVX2, "vpsrld")]) {
        wrong_chaining(&plant(x86_64(name), row, 0, by_one));
        wrong_chaining(&plant(x86_64(name), row, 60, by_one));
    }
    for name in avx512 {
        wrong_chaining(&plant(x86_64(name), "vpaddd", 0, |_| vec![]));
    }
}

/// Changes the lower half of a state: counters, length and flags.
#[test]
fn counters_and_flags_of_inputs() {
    let of_ymm = [INPUTS_AVX2, INPUTS_YMM].map(|name| (name, "vmovdqu", 32));
    let of_zmm = [(INPUTS, 64), (INPUTS_TWO_SETS, 128)].map(|(name, bytes)| (name, "vmovdqu32", bytes));
    for (name, load, bytes) in of_ymm.into_iter().chain(of_zmm) {
        let kernel = x86_64(name);
        let counter = |inst: &Inst| by(inst, RDI) && inst.memory().is_some_and(|(_, mem)| mem.disp == 8 * bytes);
        let low = position(&kernel, load, counter);
        wrong_chaining(&plant(x86_64(name), load, low, |inst| moved(inst, 1, bytes)));
        let flags = position(&kernel, "vpbroadcastd_load", |inst| by(inst, RSI));
        wrong_chaining(&plant(x86_64(name), "vpbroadcastd_load", flags, |inst| vec![with(inst, 1, at(R9, 0))]));
        // The block gets the flags of the first block or of the next one.
        let next = |inst: &Inst| inst.args[0] == Operand::Reg(RSI);
        let place = position(&kernel, "add64", next);
        let refusal = raddle_check::prove::prove_by_its_contract(&plant(x86_64(name), "add64", place, |_| vec![]));
        assert!(refusal.is_err(), "{name}");
        refused(
            &plant(x86_64(name), "vpbroadcastd_load", flags, |inst| moved(inst, 1, 4)),
            Property::Bounds,
            "outside",
        );
    }
}

/// Changes kernels that process a few inputs by rows.
#[test]
fn rows_of_inputs() {
    for name in FEW_INPUTS {
        for word in [IV[0], IV[3], 64] {
            wrong_chaining(&with_wrong_word(name, word));
        }
        for (row, skip) in
            [("vprold", 3), ("vprold", 30), ("vpshufd", 20), ("vpshufd_masked", 0), ("vpshufd_masked", 20)]
        {
            wrong_chaining(&plant(x86_64(name), row, skip, |inst| match row {
                // The control of the shuffle selects another word.
                "vprold" => by_one(inst),
                _ => {
                    let last = inst.args.len() - 1;
                    let Operand::Imm(control) = inst.args[last] else { unreachable!("a control") };
                    vec![with(inst, last, Operand::Imm(control ^ 0x55))]
                }
            }));
        }
        // The faults are another mask, and half of a mask.
        for mask in 0..6 {
            wrong_chaining(&plant(x86_64(name), "mov32", mask, |inst| vec![with(inst, 1, Operand::Imm(0x10))]));
        }
        let kernel = x86_64(name);
        let flags = position(&kernel, "vpbroadcastd_load", |inst| by(inst, RSI));
        let over = plant(kernel, "vpbroadcastd_load", flags, |inst| moved(inst, 1, 4));
        refused(&over, Property::Bounds, "outside");
        let values = |inst: &Inst| by(inst, R8);
        let store = plant_last(x86_64(name), "vmovdqu_store", values, |inst| moved(inst, operand(inst), -32));
        refused(&store, Property::Bounds, "written");
        refused(&plant_last(x86_64(name), "vpxord", |_| true, |_| vec![]), Property::Wipe, "holds a secret");
        mutants(Isa::X86_64, name, 40, runs_right);
    }
}

#[test]
fn places_of_inputs() {
    for name in ALL_INPUTS {
        let kernel = x86_64(name);
        // The block of another input is loaded.
        let pointer = |inst: &Inst| by(inst, RSP);
        let second = position(&kernel, "mov64", pointer) + 1;
        wrong_chaining(&plant(x86_64(name), "mov64", second, |inst| moved(inst, 1, 8)));
        let row = match name {
            INPUTS => "vmovdqu32",
            INPUTS_TWO_SETS => "vbroadcasti64x4",
            _ => "vbroadcasti128",
        };
        let load = position(&kernel, row, |inst| by(inst, RAX));
        refused(&plant(x86_64(name), row, load, |inst| moved(inst, 1, 64)), Property::Bounds, "outside");
        // A chaining value is in the place of another, and is missing in its own.
        let is_zmm = [INPUTS, INPUTS_TWO_SETS].contains(&name);
        let store = if is_zmm { "vmovdqu32_store" } else { "vmovdqu_store" };
        let values = |inst: &Inst| by(inst, R8);
        refused(
            &plant_last(x86_64(name), store, values, |inst| moved(inst, operand(inst), -32)),
            Property::Bounds,
            "written",
        );
    }
}

#[test]
fn secrets_of_inputs_left_behind() {
    for name in ALL_INPUTS {
        refused(&plant_last(x86_64(name), "vpxor", |_| true, |_| vec![]), Property::Wipe, "holds a secret");
    }
    for name in [INPUTS, INPUTS_YMM, INPUTS_TWO_SETS] {
        refused(&plant_last(x86_64(name), "vpxord", |_| true, |_| vec![]), Property::Wipe, "holds a secret");
    }
}

#[test]
fn mutants_of_inputs() {
    for name in ALL_INPUTS {
        mutants(Isa::X86_64, name, 40, runs_right);
    }
}

#[test]
fn another_constant() {
    for mut kernel in all() {
        let place = kernel.table.windows(4).position(|bytes| bytes == IV[3].to_le_bytes()).expect("the last constant");
        kernel.table[place + 2] ^= 0x10;
        wrong_value(&kernel);
    }
}

#[test]
fn another_rotation() {
    for (name, rows) in [(AVX2, &["vpslld", "vpsrld"][..]), (AVX512, &["vprold"]), (TWO_SETS, &["vprold"])] {
        for row in rows {
            wrong_value(&plant(x86_64(name), row, 0, by_one));
            wrong_value(&plant(x86_64(name), row, 50, by_one));
        }
    }
    for row in ["ushr_4s", "sli_4s"] {
        wrong_value(&plant(named(Isa::Aarch64, NEON), row, 40, by_one));
    }
    for row in ["vpslld", "vpsrld", "vpshufd"] {
        wrong_value(&plant(x86_64(ROWS), row, 20, by_one));
    }
    wrong_value(&plant(x86_64(ROWS_AVX512), "vprold", 30, by_one));
    // The control of the shuffle selects another byte.
    for (mut kernel, control) in [(x86_64(AVX2), [2u8, 3, 0, 1]), (x86_64(AVX2), [1, 2, 3, 0])] {
        let place = kernel.table.windows(4).position(|bytes| bytes == control).expect("a control");
        kernel.table[place] ^= 1;
        wrong_value(&kernel);
    }
    let mut kernel = named(Isa::Aarch64, NEON);
    let place = kernel.table.windows(4).position(|bytes| bytes == [1u8, 2, 3, 0]).expect("the control");
    kernel.table[place] ^= 1;
    wrong_value(&kernel);
    wrong_value(&plant(named(Isa::Aarch64, NEON), "rev32_8h", 20, |_| vec![]));
}

#[test]
fn another_word_of_the_block() {
    // After the state's own sums, an operand in memory is a word of the block.
    let by_stack = |inst: &Inst| inst.memory().is_some_and(|(_, mem)| mem.base == Some(RSP.reg));
    for (name, bytes) in [(AVX2, 32), (AVX512, 64), (TWO_SETS, 64)] {
        let first = position(&x86_64(name), "vpaddd", by_stack);
        wrong_value(&plant(x86_64(name), "vpaddd", first, |inst| moved(inst, 2, bytes)));
        wrong_value(&plant(x86_64(name), "vpaddd", first, |_| vec![]));
    }
}

#[test]
fn another_order_of_words() {
    for name in [ROWS, ROWS_AVX512] {
        for skip in [0, 9, 40] {
            wrong_value(&plant(x86_64(name), "vblendps", skip, |inst| vec![with(inst, 3, Operand::Imm(0))]));
        }
        // The shuffle before the rounds applies to a vector of the block.
        wrong_value(&plant(x86_64(name), "vpshufd", 0, by_one));
    }
}

#[test]
fn halves_that_are_not_added() {
    // An exclusive or of a register with itself clears it.
    let of_two = |inst: &Inst| inst.args[1] != inst.args[2];
    wrong_value(&plant_last(x86_64(AVX512), "vpxord", of_two, |_| vec![]));
    let chained = |inst: &Inst| inst.memory().is_some();
    wrong_value(&plant_last(x86_64(AVX2), "vpxor", chained, |_| vec![]));
    wrong_value(&plant_last(named(Isa::Aarch64, NEON), "eor", of_two, |_| vec![]));
}

#[test]
fn counter_length_and_flags_that_change() {
    // The last words of the state are the ones that the next block needs. One of them is not loaded again.
    let kernel = named(Isa::Aarch64, NEON);
    let by_stack = |inst: &Inst| inst.memory().is_some_and(|(_, mem)| mem.base == Some(raddle_isa::aarch64::SP.reg));
    wrong_value(&plant_last(kernel, "ldr_q", by_stack, |_| vec![]));
}

#[test]
fn one_input_in_the_place_of_another() {
    let other = |inst: &Inst| vec![Inst::new(vpunpckhqdq(zmm(0), zmm(0), zmm(0)).row, &inst.args)];
    wrong_value(&plant(x86_64(AVX512), "vpunpcklqdq", 0, other));
    wrong_value(&plant(x86_64(TWO_SETS), "vinserti64x4", 0, |inst| vec![with(inst, 3, Operand::Imm(0))]));
    wrong_value(&plant(x86_64(AVX2), "vinserti128", 0, |inst| vec![with(inst, 3, Operand::Imm(0))]));
}

#[test]
fn a_word_beyond_the_block() {
    let by_input = |inst: &Inst| inst.memory().is_some_and(|(_, mem)| mem.base == Some(RAX.reg));
    let over = |inst: &Inst| moved(inst, 1, 64);
    refused(&plant_last(x86_64(AVX2), "vbroadcasti128", by_input, over), Property::Bounds, "outside");
    refused(&plant_last(x86_64(AVX512), "vbroadcasti64x4", by_input, over), Property::Bounds, "outside");
}

#[test]
fn secrets_left_behind() {
    // A move of the register to itself clears only the upper half.
    let kept = |inst: &Inst| vec![Inst::new(vmovdqa(xmm(0), xmm(0)).row, &[inst.args[0], inst.args[0]])];
    let of_state = |inst: &Inst| inst.args[0] == vmovdqa(xmm(0), xmm(0)).args[0];
    for name in [ROWS, ROWS_AVX512] {
        refused(&plant_last(x86_64(name), "vpxor", of_state, kept), Property::Wipe, "holds a secret");
    }
    for name in [AVX2, AVX512] {
        refused(&plant_last(x86_64(name), "vpxor", |_| true, |_| vec![]), Property::Wipe, "holds a secret");
    }
}

#[test]
fn mutants_of_each_shape() {
    mutants(Isa::X86_64, ROWS, 40, runs_right);
    mutants(Isa::X86_64, ROWS_AVX512, 40, runs_right);
    mutants(Isa::X86_64, AVX2, 40, runs_right);
    mutants(Isa::X86_64, AVX512, 40, runs_right);
    mutants(Isa::Aarch64, NEON, 40, runs_right);
}
