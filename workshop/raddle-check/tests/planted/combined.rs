//! Faults planted in proved kernels of several hash functions, with the reason why each is refused.

use crate::plant::{by_one, moved, mutants, named, plant, plant_last, refused, row_of, with, wrong, x86_64};
use raddle_check::explore::Property;
use raddle_check::run::runs_right;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Isa, Operand, Reg, aarch64 as a64};
use raddle_kernels::Kernel;

const MD5_SHA256: &str = "md5_sha256_blocks_sha";
const SHA1_SHA256: &str = "sha1_sha256_blocks_sha";
const THREE: &str = "md5_sha1_sha256_blocks_sha";

/// The kernels of AArch64, in the same order.
const ON_AARCH64: [&str; 3] = ["md5_sha256_blocks_sha2", "sha1_sha256_blocks_sha2", "md5_sha1_sha256_blocks_sha2"];

fn aarch64(name: &str) -> Kernel {
    named(Isa::Aarch64, name)
}

/// Returns whether an instruction addresses memory through this register.
fn through(inst: &Inst, base: Reg) -> bool {
    inst.memory().is_some_and(|(_, mem)| mem.base == Some(base))
}

/// Checks that the kernel is refused because of a wrong hash value of this function.
#[track_caller]
fn wrong_value(kernel: &Kernel, function: &str) {
    wrong(kernel, &format!(" of {function} is "));
}

/// The statement speaks of each function: a fault in one chain is refused although the others are right.
#[test]
fn a_fault_in_one_chain() {
    for name in [MD5_SHA256, THREE] {
        wrong_value(&plant(x86_64(name), "rol32", 63, by_one), "md5");
        wrong_value(&plant(x86_64(name), "andn32", 20, |_| vec![]), "md5");
    }
    for name in [SHA1_SHA256, THREE] {
        wrong_value(&plant(x86_64(name), "sha1msg2", 3, |_| vec![]), "sha1");
        wrong_value(&plant(x86_64(name), "sha1nexte", 12, |_| vec![]), "sha1");
        wrong_value(&plant(x86_64(name), "sha1rnds4", 5, |inst| vec![with(inst, 2, Operand::Imm(3))]), "sha1");
    }
    for name in [MD5_SHA256, SHA1_SHA256, THREE] {
        wrong_value(&plant(x86_64(name), "sha256msg1", 3, |_| vec![]), "sha256");
        wrong_value(&plant(x86_64(name), "sha256rnds2", 31, |_| vec![]), "sha256");
        let mut kernel = x86_64(name);
        // The table begins with K.
        kernel.table[3] ^= 0x10;
        wrong_value(&kernel, "sha256");
    }
}

#[test]
fn a_hash_value_in_the_place_of_another() {
    // MD5's a is stored over the first word of the function that follows it.
    let by_state = |inst: &Inst| inst.memory().is_some_and(|(_, mem)| mem.base == Some(RDI.reg) && mem.disp == 0);
    for name in [MD5_SHA256, THREE] {
        let kernel = plant_last(x86_64(name), "mov32_store", by_state, |inst| moved(inst, 0, 16));
        refused(&kernel, Property::Bounds, "is not written");
    }
    // SHA-256 continues with the words of SHA-1.
    let of_sha256 = |inst: &Inst| inst.memory().is_some_and(|(_, mem)| mem.base == Some(RDI.reg) && mem.disp == 20);
    wrong_value(&plant_last(x86_64(SHA1_SHA256), "vmovdqu", of_sha256, |inst| moved(inst, 1, -20)), "sha256");
}

#[test]
fn a_word_beyond_the_block() {
    let by_input = |inst: &Inst| inst.memory().is_some_and(|(_, mem)| mem.base == Some(RSI.reg));
    for name in [MD5_SHA256, SHA1_SHA256, THREE] {
        let kernel = plant_last(x86_64(name), "vmovdqu", by_input, |inst| moved(inst, 1, 16));
        refused(&kernel, Property::Bounds, "outside");
    }
    let kernel = plant_last(x86_64(THREE), "add32", by_input, |inst| moved(inst, 1, 64));
    refused(&kernel, Property::Bounds, "outside");
}

/// Every chain reads the same block: the pointer moves once.
#[test]
fn a_pointer_that_moves_twice() {
    for name in [MD5_SHA256, SHA1_SHA256, THREE] {
        let twice = |inst: &Inst| vec![inst.clone(), inst.clone()];
        let by_input = |inst: &Inst| inst.writes().contains(&RSI.reg);
        refused(
            &plant_last(x86_64(name), "add64", by_input, twice),
            Property::Bounds,
            "to input[128] instead of input[64]",
        );
    }
}

#[test]
fn secrets_left_behind() {
    for name in [MD5_SHA256, SHA1_SHA256, THREE] {
        refused(&plant_last(x86_64(name), "vpxor", |_| true, |_| vec![]), Property::Wipe, "holds a secret");
    }
    let is_scratch = |inst: &Inst| inst.writes().contains(&R9.reg);
    refused(&plant_last(x86_64(THREE), "xor32", is_scratch, |_| vec![]), Property::Wipe, "holds a secret");
}

#[test]
fn mutants_are_refused() {
    mutants(Isa::X86_64, MD5_SHA256, 40, runs_right);
    mutants(Isa::X86_64, SHA1_SHA256, 40, runs_right);
    mutants(Isa::X86_64, THREE, 40, runs_right);
}

#[test]
fn a_fault_in_one_chain_on_aarch64() {
    let [md5_sha256, sha1_sha256, three] = ON_AARCH64;
    for name in [md5_sha256, three] {
        wrong_value(&plant(aarch64(name), "ror32", 63, by_one), "md5");
        wrong_value(&plant(aarch64(name), "orn32", 9, |_| vec![]), "md5");
    }
    for name in [sha1_sha256, three] {
        wrong_value(&plant(aarch64(name), "sha1su1", 3, |_| vec![]), "sha1");
        wrong_value(&plant(aarch64(name), "sha1h", 12, |_| vec![]), "sha1");
        wrong_value(
            &plant(aarch64(name), "sha1m", 2, |inst| row_of(&a64::sha1p(a64::v(0), a64::s(0), a64::v(0)), inst)),
            "sha1",
        );
    }
    for name in ON_AARCH64 {
        wrong_value(&plant(aarch64(name), "sha256su0", 3, |_| vec![]), "sha256");
        wrong_value(&plant(aarch64(name), "sha256h2", 15, |_| vec![]), "sha256");
        let mut kernel = aarch64(name);
        // The table ends with K.
        *kernel.table.last_mut().expect("a table") ^= 0x10;
        wrong_value(&kernel, "sha256");
    }
}

#[test]
fn a_hash_value_in_the_place_of_another_on_aarch64() {
    let [md5_sha256, sha1_sha256, three] = ON_AARCH64;
    // MD5's c and d are stored over the words of the function that follows it.
    for name in [md5_sha256, three] {
        let by_state = |inst: &Inst| through(inst, a64::x(0).reg);
        let kernel = plant_last(aarch64(name), "stp32", by_state, |inst| moved(inst, 0, 8));
        refused(&kernel, Property::Bounds, "is not written");
    }
    // The pointer to the hash value of SHA-256 points to the words of SHA-1.
    for name in [sha1_sha256, three] {
        let of_sha256 = |inst: &Inst| inst.writes().contains(&a64::x(17).reg);
        let kernel = plant_last(aarch64(name), "add64_imm", of_sha256, |inst| vec![with(inst, 2, Operand::Imm(16))]);
        refused(&kernel, Property::Bounds, "is not written");
    }
}

#[test]
fn a_word_beyond_the_block_on_aarch64() {
    let by_input = |inst: &Inst| through(inst, a64::x(1).reg);
    for name in ON_AARCH64 {
        let kernel = plant_last(aarch64(name), "ldp_q", by_input, |inst| moved(inst, 2, 32));
        refused(&kernel, Property::Bounds, "outside");
    }
    let [.., three] = ON_AARCH64;
    refused(&plant_last(aarch64(three), "ldr32", by_input, |inst| moved(inst, 1, 64)), Property::Bounds, "outside");
}

#[test]
fn a_pointer_that_moves_twice_on_aarch64() {
    for name in ON_AARCH64 {
        let twice = |inst: &Inst| vec![inst.clone(), inst.clone()];
        let by_input = |inst: &Inst| inst.writes().contains(&a64::x(1).reg);
        refused(
            &plant_last(aarch64(name), "add64_imm", by_input, twice),
            Property::Bounds,
            "to input[128] instead of input[64]",
        );
    }
}

#[test]
fn secrets_left_behind_on_aarch64() {
    let [md5_sha256, _, three] = ON_AARCH64;
    for name in ON_AARCH64 {
        refused(&plant_last(aarch64(name), "movi_16b", |_| true, |_| vec![]), Property::Wipe, "holds a secret");
    }
    for name in [md5_sha256, three] {
        refused(&plant_last(aarch64(name), "movz64", |_| true, |_| vec![]), Property::Wipe, "holds a secret");
    }
}

#[test]
fn mutants_on_aarch64() {
    for name in ON_AARCH64 {
        mutants(Isa::Aarch64, name, 40, runs_right);
    }
}
