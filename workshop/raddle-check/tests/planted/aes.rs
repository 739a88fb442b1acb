//! Faults planted in proved kernels of AES, counter mode, GHASH and AES-GCM, with the reason why each is refused.
//! Numbers in parentheses refer to similar bugs in other libraries.

use crate::plant::{by, moved, mutants, named, plant, plant_last, position, refused, row_of, with, wrong, x86_64};
use raddle_check::explore::Property;
use raddle_check::prove::prove;
use raddle_check::run::runs_right;
use raddle_isa::builder::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Feature, File, Inst, Isa, Meaning, Operand, Reg, View, aarch64};
use raddle_kernels::Kernel;

const SEAL: &str = "aes128_gcm_seal_blocks_aesni";
const OPEN: &str = "aes128_gcm_open_blocks_aesni";
const FINISH: &str = "aes128_gcm_seal_finish_vaes512";
const COUNTER: &str = "aes128_ctr_xor_vaes256";
const SIV: &str = "aes256_gcm_siv_open_blocks_aesni";
const BATCH: &str = "aes128_gcm_siv_seal_blocks_aesni";
const EXPAND: &str = "aes256_expand_aesni";
const POWERS: &str = "ghash_powers_aesni";

#[test]
fn a_counter_of_64_bits() {
    // OpenSSL on POWER counted by 64 or 128 bits where the standard wraps at 32, and vice versa (7, 8).
    let wide = |inst: &Inst| row_of(&vpaddq(xmm(0), xmm(0), xmm(0)), inst);
    for name in [SEAL, OPEN, COUNTER] {
        // The first addition adds the number of the lane, which may be 0.
        wrong(&plant(x86_64(name), "vpaddd", 1, wide), "out[");
    }
}

#[test]
fn a_counter_of_gcm_siv_that_carries_out_of_its_word() {
    let wide = |inst: &Inst| row_of(&vpaddq(xmm(0), xmm(0), xmm(0)), inst);
    for name in ["aes128_gcm_siv_xor_vaes256", "aes256_gcm_siv_xor_aesni_x4", SIV, BATCH] {
        wrong(&plant(x86_64(name), "vpaddd", 1, wide), "out[");
    }
    // A counter in the last word is that of AES-GCM.
    let mut kernel = x86_64(SIV);
    let step = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    let at = kernel.table.windows(16).rposition(|bytes| bytes == step).expect("the step");
    kernel.table[at..at + 16].rotate_right(4);
    wrong(&kernel, "out[");
}

#[test]
fn a_packet_that_is_hashed_and_encrypted_in_one_call() {
    // The keystream depends on the hash, so a kernel hashes another packet than it encrypts.
    let hashed = position(&x86_64(BATCH), "vmovdqu", |inst| by(inst, RSI));
    wrong(&plant(x86_64(BATCH), "vmovdqu", hashed, |inst| vec![with(inst, 1, at(RDI, 0))]), "the sum or tag");
    let encrypted = position(&x86_64(BATCH), "vpxor", |inst| by(inst, RDI));
    wrong(&plant(x86_64(BATCH), "vpxor", encrypted, |inst| vec![with(inst, 2, at(RSI, 0))]), "out[");
}

#[test]
fn bytes_that_polyval_reverses() {
    let mut kernel = x86_64("ghash_blocks_aesni");
    let polyval = x86_64("polyval_blocks_aesni");
    (kernel.operation, kernel.contract.doc) = (polyval.operation, polyval.contract.doc);
    wrong(&kernel, "the sum or tag");
}

#[test]
fn powers_of_short_messages_in_the_place_of_others() {
    // The powers of the longest messages are in other places.
    let mut kernel = x86_64("polyval_blocks_aesni_x4");
    let long = x86_64("polyval_blocks_aesni");
    (kernel.operation, kernel.contract) = (long.operation, long.contract.with_table(kernel.table.len()));
    wrong(&kernel, "");
    let lane = |inst: &Inst| vec![with(inst, 3, 0)];
    wrong(&plant(x86_64("ghash_powers_vaes256_x4"), "vinserti128", 0, lane), "powers[");
}

#[test]
fn a_key_of_128_bits_for_256() {
    // The kernel performs the rounds of the shorter key: the statement is about the longer one.
    let mut kernel = x86_64("aes128_gcm_siv_xor_aesni");
    let long = x86_64("aes256_gcm_siv_xor_aesni");
    kernel.contract = long.contract.with_table(kernel.table.len());
    kernel.operation = long.operation;
    wrong(&kernel, "out[");
}

/// The kernels that derive the keys of a message of AES-GCM-SIV.
const KEYS: [(Isa, &str); 4] = [
    (Isa::X86_64, "aes128_gcm_siv_keys_aesni"),
    (Isa::X86_64, "aes256_gcm_siv_keys_aesni"),
    (Isa::Aarch64, "aes128_gcm_siv_keys_neon"),
    (Isa::Aarch64, "aes256_gcm_siv_keys_neon"),
];

#[test]
fn a_derived_key_from_a_block_with_another_number() {
    for (isa, name) in KEYS {
        for (number, region) in [(1, "h["), (2, "keys["), (3, "keys[")] {
            let mut kernel = named(isa, name);
            let block = u128::to_le_bytes(number);
            let at = kernel.table.windows(16).position(|bytes| bytes == block).expect("the number");
            kernel.table[at] ^= 8;
            wrong(&kernel, region);
        }
    }
}

#[test]
fn a_counter_of_derived_keys_that_carries_out_of_its_word() {
    for (isa, name) in KEYS {
        let (row, wide) = match isa {
            Isa::X86_64 => ("vpaddd", vpaddq(xmm(0), xmm(0), xmm(0))),
            Isa::Aarch64 => ("add_4s", aarch64::add_2d(aarch64::v(0), aarch64::v(0), aarch64::v(0))),
            Isa::Ppc64le => unreachable!("portable code derives the keys"),
        };
        wrong(&plant(named(isa, name), row, 1, |inst| row_of(&wide, inst)), "");
    }
}

/// Returns the instruction with both sources exchanged.
fn swapped(inst: &Inst) -> Vec<Inst> {
    vec![with(&with(inst, 1, inst.args[2]), 2, inst.args[1])]
}

#[test]
fn the_second_half_of_a_block_and_swapped_halves_in_a_derived_key() {
    for (isa, name) in KEYS {
        let kernel = named(isa, name);
        match isa {
            Isa::X86_64 => {
                let second = |inst: &Inst| row_of(&vpunpckhqdq(xmm(0), xmm(0), xmm(0)), inst);
                // The first instruction of this row loads the counter block.
                wrong(&plant(kernel.clone(), "vpunpcklqdq", 1, second), "keys[");
                wrong(&plant(kernel.clone(), "vpunpcklqdq", 1, swapped), "keys[");
                let last = kernel.insts().iter().filter(|inst| inst.row.name == "vpunpcklqdq").count() - 1;
                wrong(&plant(kernel.clone(), "vpunpcklqdq", last, second), "h[");
                wrong(&plant(kernel, "vpunpcklqdq", last, swapped), "h[");
            }
            Isa::Aarch64 => {
                wrong(&plant(kernel.clone(), "umov_s", 0, |inst| vec![with(inst, 2, 2)]), "keys[");
                wrong(&plant(kernel, "zip1_2d", 0, swapped), "h[");
            }
            Isa::Ppc64le => unreachable!("portable code derives the keys"),
        }
    }
}

#[test]
fn a_derived_key_of_128_bits_for_256() {
    for pair in KEYS.chunks(2) {
        let [mut kernel, long] = [pair[0], pair[1]].map(|(isa, name)| named(isa, name));
        kernel.contract = long.contract.with_table(kernel.table.len());
        kernel.operation = long.operation;
        assert!(prove(&kernel).is_err(), "{}", kernel.name);
    }
}

#[test]
fn a_derived_key_that_stays_in_a_register() {
    let kernel = x86_64("aes256_gcm_siv_keys_aesni");
    let last = kernel.insts().iter().filter(|inst| inst.row.name == "vpxor").count() - 1;
    refused(&plant(kernel, "vpxor", last, |_| vec![]), Property::Wipe, "holds a secret");
}

#[test]
fn a_counter_that_a_iteration_does_not_move() {
    let kernel = x86_64(OPEN);
    let last = kernel.insts().iter().filter(|inst| inst.row.name == "vpaddd").count() - 1;
    wrong(&plant(kernel, "vpaddd", last, |_| vec![]), "");
}

#[test]
fn a_round_left_out_and_a_round_key_in_the_place_of_another() {
    let kernel = x86_64(OPEN);
    wrong(&plant(kernel.clone(), "vaesenc", 3, |_| vec![]), "out[");
    let round_key = |inst: &Inst| by(inst, RCX) && inst.memory().is_some_and(|(_, mem)| (16..160).contains(&mem.disp));
    let key = position(&kernel, "vmovdqu", round_key);
    wrong(&plant(kernel.clone(), "vmovdqu", key, |inst| moved(inst, 1, 16)), "out[");
    let last = |inst: &Inst| row_of(&vaesenclast(xmm(0), xmm(0), xmm(0)), inst);
    wrong(&plant(kernel, "vaesenc", 0, last), "out[");
}

#[test]
fn a_word_of_the_key_schedule_without_its_constant() {
    let mut kernel = x86_64(EXPAND);
    // This is the first byte of the table that is a round constant.
    let one = kernel.table.iter().rposition(|&byte| byte == 1).expect("a round constant");
    kernel.table[one] = 2;
    wrong(&kernel, "schedule[");
}

#[test]
fn sixteen_bytes_that_are_not_encrypted() {
    // OpenSSL had this fault in AES-OCB with AES-NI: CVE-2022-2097 (13).
    let kernel = x86_64(OPEN);
    let store = position(&kernel, "vmovdqu_store", |inst| by(inst, RDI));
    refused(&plant(kernel, "vmovdqu_store", store, |_| vec![]), Property::Bounds, "is not written");
}

#[test]
fn a_block_beyond_the_end() {
    // OpenSSL had this fault in AES-XTS on AArch64: CVE-2023-1255 (12).
    let kernel = plant_last(x86_64(OPEN), "vmovdqu", |inst| by(inst, RSI), |inst| moved(inst, 1, 16));
    refused(&kernel, Property::Bounds, "");
}

#[test]
fn plaintext_that_is_authenticated_in_place() {
    // OP-TEE, nimcrypto and MIRACL were right out of place and wrong in place (16).
    let kernel = x86_64(OPEN);
    let first = position(&kernel, "vmovdqu", |inst| by(inst, RSI));
    let early = |inst: &Inst| vec![vmovdqu_store(at(RDI, 0), xmm(7)), inst.clone()];
    wrong(&plant(kernel, "vmovdqu", first, early), "");
}

#[test]
fn a_power_in_the_place_of_another() {
    let mut kernel = x86_64(SEAL);
    let third = |is: Meaning| matches!(is, Meaning::Shifted(3, _));
    let swapped = kernel.contract.numbers.iter().position(|number| third(number.is)).expect("a power");
    kernel.contract.numbers[swapped].is = Meaning::Shifted(4, 128);
    wrong(&kernel, "after an iteration");
}

#[test]
fn a_folded_word_of_another_power() {
    let mut kernel = x86_64(OPEN);
    let folded: Vec<usize> = kernel
        .contract
        .numbers
        .iter()
        .enumerate()
        .filter_map(|(i, number)| match number.is {
            Meaning::Folded(_) => Some(i),
            _ => None,
        })
        .collect();
    let Meaning::Folded(of) = kernel.contract.numbers[folded[0]].is else { unreachable!("it is folded") };
    let other = kernel
        .contract
        .numbers
        .iter()
        .enumerate()
        .position(|(i, number)| i != of && matches!(number.is, Meaning::Shifted(..)));
    for i in folded {
        kernel.contract.numbers[i].is = Meaning::Folded(other.expect("another"));
    }
    wrong(&kernel, "");
}

#[test]
fn a_reduction_by_another_polynomial() {
    for name in [OPEN, POWERS, FINISH] {
        let mut kernel = x86_64(name);
        let w = 0xc200_0000_0000_0000u64.to_le_bytes();
        let at = kernel.table.windows(8).position(|word| word == w).expect("the word that reduces");
        kernel.table[at + 7] = 0xe1;
        wrong(&kernel, "");
    }
}

#[test]
fn a_product_left_out_and_a_half_in_the_place_of_the_other() {
    let kernel = x86_64(OPEN);
    let swapped = |inst: &Inst| vec![with(inst, 3, 1)];
    wrong(&plant(kernel.clone(), "vpclmulqdq", 0, swapped), "after an iteration");
    wrong(&plant(x86_64(POWERS), "vpclmulqdq", 2, swapped), "powers[");
}

#[test]
fn a_loop_that_takes_another_length() {
    let mut kernel = x86_64(SEAL);
    for part in &mut kernel.code {
        if let Code::While { test, .. } = part {
            test.iter_mut().for_each(|inst| *inst = with(inst, 1, 16));
        }
    }
    assert!(prove(&kernel).is_err());
}

#[test]
fn a_sum_left_in_a_register() {
    let kernel = x86_64(OPEN);
    // The last sixteen `vpxor` clear the registers in order, and the sum is in the first register.
    let first = kernel.insts().iter().filter(|inst| inst.row.name == "vpxor").count() - 16;
    refused(&plant(kernel, "vpxor", first, |_| vec![]), Property::Wipe, "holds a secret");
}

#[test]
fn a_kernel_that_needs_more_than_its_name_says() {
    // OpenSSL ran code for POWER10 on POWER8 (20). Here the needed features follow from the instructions, and a plan
    // for a lower level does not compile.
    let wide = |inst: &Inst| vec![inst.clone(), vaesenc(ymm(0), ymm(0), ymm(0))];
    let kernel = x86_64(OPEN);
    assert!(!kernel.features().contains(&Feature::VAES));
    assert!(plant(kernel, "vaesenc", 0, wide).features().contains(&Feature::VAES));
}

/// Returns the kernel with a vector register replaced by another, wherever it is named.
fn renamed(isa: Isa, name: &str, from: u8, to: u8) -> Kernel {
    let mut kernel = named(isa, name);
    let view = |view: View| match view.reg == (Reg { file: File::Vec, n: from }) {
        true => View::new(File::Vec, to, view.bits),
        false => view,
    };
    kernel.edit(|inst| {
        let arg = |arg: &Operand| match *arg {
            Operand::Reg(reg) => Operand::Reg(view(reg)),
            other => other,
        };
        vec![Inst::new(inst.row, &inst.args.iter().map(arg).collect::<Vec<_>>())]
    });
    kernel
}

#[test]
fn registers_of_the_caller_that_are_not_kept() {
    // OpenSSL left vs14 to vs22 changed in AES-GCM on POWER (4), and v8 to v15 in counter mode on AArch64 (5).
    for (isa, name, from, to) in [
        (Isa::Ppc64le, "aes128_gcm_open_blocks_vsx", 13, 14),
        (Isa::Ppc64le, "aes128_gcm_seal_blocks_vsx", 13, 22),
        (Isa::Aarch64, "aes128_gcm_open_blocks_neon", 7, 8),
        (Isa::Aarch64, "aes128_gcm_seal_blocks_neon", 7, 15),
    ] {
        refused(&renamed(isa, name, from, to), Property::Abi, "not restored");
    }
    // One of the preserved registers is not restored.
    let kernel = named(Isa::Ppc64le, "aes128_gcm_open_blocks_vsx");
    let restore = |inst: &Inst| inst.memory().is_some_and(|(_, mem)| mem.base == Some(Isa::Ppc64le.stack_pointer()));
    refused(&plant_last(kernel, "lxvd2x", restore, |_| vec![]), Property::Abi, "not restored");
}

#[test]
fn mutants_of_blocks() {
    mutants(Isa::X86_64, SEAL, 100, runs_right);
}

#[test]
fn mutants_of_powers() {
    mutants(Isa::X86_64, POWERS, 60, runs_right);
}

#[test]
fn mutants_of_pairs_of_products() {
    mutants(Isa::Ppc64le, "aes128_gcm_open_blocks_vsx", 100, runs_right);
}

#[test]
fn mutants_of_neon() {
    mutants(Isa::Aarch64, "aes128_gcm_seal_blocks_neon", 100, runs_right);
}

/// A cache line reveals which address was requested.
#[test]
fn a_line_that_a_secret_chooses() {
    let kernel = x86_64("aes128_gcm_open_blocks_vaes512");
    let chosen = |_: &Inst| vec![movzx8(RAX.bits(32), at(RCX, 0)), prefetcht0(at(RSI, 4096).index(RAX, 1))];
    refused(&plant(kernel, "prefetcht0", 0, chosen), Property::Secrets, "depends on a secret");
}
