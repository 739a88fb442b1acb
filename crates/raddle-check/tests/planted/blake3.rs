//! Faults planted in proved kernels of BLAKE3, and what each is refused for.

use crate::plant::{by_one, moved, mutants, named, plant, plant_last, position, refused, with, wrong, x86_64};
use raddle_check::explore::Property;
use raddle_check::run::runs_right;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Isa, Operand};
use raddle_kernels::Kernel;
use raddle_kernels::blake3::spec::IV;

const ROWS: &str = "blake3_blocks_avx";
const ROWS_AVX512: &str = "blake3_blocks_avx512";
const AVX2: &str = "blake3_lanes_avx2_x8";
const AVX512: &str = "blake3_lanes_avx512_x16";
const TWO_SETS: &str = "blake3_lanes_avx512_x32";
const NEON: &str = "blake3_lanes_neon_x4";
const VSX: &str = "blake3_lanes_vsx_x4";

/// All kernels.
fn all() -> [Kernel; 7] {
    let [neon, vsx] = [(Isa::Aarch64, NEON), (Isa::Ppc64le, VSX)].map(|(isa, name)| named(isa, name));
    let [rows, rows_avx512] = [ROWS, ROWS_AVX512].map(x86_64);
    [rows, rows_avx512, x86_64(AVX2), x86_64(AVX512), x86_64(TWO_SETS), neon, vsx]
}

/// The state is wrong.
#[track_caller]
fn wrong_value(kernel: &Kernel) {
    wrong(kernel, "the hash value is wrong");
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
    wrong_value(&plant(named(Isa::Ppc64le, VSX), "vrlw", 40, |_| vec![]));
    wrong_value(&plant(named(Isa::Ppc64le, VSX), "vspltisw", 1, by_one));
    for row in ["vpslld", "vpsrld", "vpshufd"] {
        wrong_value(&plant(x86_64(ROWS), row, 20, by_one));
    }
    wrong_value(&plant(x86_64(ROWS_AVX512), "vprold", 30, by_one));
    // A control of a shuffle takes another byte.
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
    // Behind the state's own sums, an operand in memory is a word of the block.
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
        // Before the rounds, a vector of the block.
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
    wrong_value(&plant_last(named(Isa::Ppc64le, VSX), "vxor", of_two, |_| vec![]));
}

#[test]
fn counter_length_and_flags_that_change() {
    // The last words of the state are those that the next block needs: one of them is not loaded again.
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
    // The same register again clears the upper half alone.
    let kept = |inst: &Inst| vec![Inst::new(vmovdqa(xmm(0), xmm(0)).row, &[inst.args[0], inst.args[0]])];
    for name in [ROWS, ROWS_AVX512] {
        refused(&plant_last(x86_64(name), "vpxor", |_| true, kept), Property::Wipe, "holds a secret");
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
    mutants(Isa::Ppc64le, VSX, 40, runs_right);
}
