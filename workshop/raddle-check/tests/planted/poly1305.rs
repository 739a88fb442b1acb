//! Faults planted in proved kernels that compute with whole numbers, with the reason why each is refused. Numbers in
//! parentheses refer to similar bugs in other libraries.

use crate::plant::{moved, named, plant, position, refused, row_of, with, wrong, x86_64};
use raddle_check::explore::Property;
use raddle_check::prove::prove;
use raddle_check::{mutate, run};
use raddle_isa::builder::at;
use raddle_isa::code::{Extent, Parameter};
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Isa, Meaning, Operand};
use raddle_kernels::Kernel;
use raddle_kernels::reference::poly1305::{Residue, clamped, number, state};
use raddle_kernels::reference::pseudorandom;

const BLOCKS: &str = "poly1305_blocks_bmi2";
const FINISH: &str = "poly1305_finish_bmi2";
const LANES: &str = "poly1305_blocks_ifma";
const NARROW_LANES: &str = "poly1305_blocks_avx2";
const MESSAGES: &str = "poly1305_lanes_ifma_x8";
const SHARE: &str = "chacha20_poly1305_blocks_avx512x32";
const LANE: &str = "chacha20_poly1305_begin_avx512_row3";
const POWERS: &str = "chacha20_poly1305_begin_avx512_row8";

#[test]
fn five_times_a_carry_in_32_bits() {
    // Linux had this bug in Poly1305 with AVX2 for four years: 5 times the part above the last limb was treated as a
    // 32-bit number.
    let narrow = |inst: &Inst| row_of(&vpaddd(zmm(0), zmm(0), zmm(0)), inst);
    let kernel = x86_64(LANES);
    // The first addition after the shift by 42 adds the carry to the first limb.
    let mut after_shift = None;
    for (i, inst) in kernel.insts().iter().enumerate() {
        let shift = inst.row.name == "vpsrlq" && inst.args[2] == Operand::Imm(42);
        after_shift = after_shift.or(shift.then_some(i));
    }
    let from = after_shift.expect("a carry out of the last limb");
    let before = kernel.insts()[..from].iter().filter(|inst| inst.row.name == "vpaddq").count();
    wrong(&plant(kernel, "vpaddq", before, narrow), "");
}

#[test]
fn linuxs_five_times_a_carry_in_32_bits() {
    // This is the same bug in the original base 2^26: 32-bit rows add the carry, and four times the carry.
    let narrow = |inst: &Inst| match inst.row.name {
        "vpsllq" => row_of(&vpslld(ymm(0), ymm(0), 2), inst),
        _ => row_of(&vpaddd(ymm(0), ymm(0), ymm(0)), inst),
    };
    let kernel = x86_64(NARROW_LANES);
    let shift = |inst: &&Inst| inst.row.name == "vpsllq" && inst.args[2] == Operand::Imm(2);
    let at = kernel.insts().iter().position(shift).expect("four times a carry");
    let before = |row| kernel.insts()[..at].iter().filter(|inst| inst.row.name == row).count();
    let (shifts, sums) = (before("vpsllq"), before("vpaddq"));
    let sum = plant(kernel, "vpaddq", sums, narrow);
    wrong(&sum, "overflow: `vpaddd");
    wrong(&plant(sum, "vpsllq", shifts, narrow), "overflow: `vpaddd");
}

#[test]
fn a_sum_that_does_not_fit_is_named_with_its_bound() {
    // The high halves are worth 2^8 of the next limb. With 2^24 they would not fit.
    let kernel = x86_64(LANES);
    let by_eight =
        kernel.insts().iter().filter(|inst| inst.row.name == "vpsllq").position(|inst| inst.args[2] == Operand::Imm(8));
    let kernel = plant(kernel, "vpsllq", by_eight.expect("a shift by 8"), |inst| vec![with(inst, 2, 24)]);
    wrong(&kernel, "overflow: `vpaddq");
}

/// A prover that computed coefficients modulo 2^256 would take such a word for the constant 0.
#[test]
fn a_word_whose_coefficients_exceed_256_bits() {
    let kernel = x86_64("poly1305_blocks_gpr");
    let store = position(&kernel, "mov64_store", |inst| inst.to_string() == "mov qword ptr [rdi], r8");
    let times_2_33_plus_1 = || vec![vec![mov64(RBX, RAX), shl64(RBX, 33), add64(RAX, RBX)]; 9];
    let products = [
        [vec![mov64(RAX, R8), mov64(RBX, -15)], vec![imul64(RAX, RBX); 4], vec![shr64(RAX, 1)]].concat(),
        // x (1 + 2^33) (1 + 2^33) …, by shifts and sums alone.
        [vec![mov64(RAX, R8)], times_2_33_plus_1().concat(), vec![shr64(RAX, 1)]].concat(),
    ];
    for added in products {
        let kernel = plant(kernel.clone(), "mov64_store", store, |inst| {
            [added.clone(), vec![add64(R8, RAX), inst.clone()]].concat()
        });
        assert!(run::runs_right(&kernel, 1, 16).is_err());
        wrong(&kernel, "the accumulator");
    }
}

#[test]
fn a_carry_that_is_lost() {
    wrong(&plant(x86_64(BLOCKS), "adc64", 1, |inst| row_of(&add64(RAX, RAX), inst)), "");
}

#[test]
fn an_accumulator_that_grows() {
    // Three bits of the third word are kept instead of two: this is right modulo p, but grows each time.
    let mut kernel = x86_64(BLOCKS);
    kernel.edit(|inst| match (inst.row.name, inst.args.get(1)) {
        ("and64", Some(Operand::Imm(3))) => vec![with(inst, 1, 7)],
        ("and64", Some(Operand::Imm(-4))) => vec![with(inst, 1, -8)],
        ("shr64", Some(Operand::Imm(2))) if inst.args[0] != Operand::Reg(R11) => vec![inst.clone()],
        _ => vec![inst.clone()],
    });
    refused(&kernel, Property::Function, "");
}

#[test]
fn h_of_p_or_more_that_is_not_seen() {
    // poly1305-donna-16 left 2^130 - 2 unreduced.
    let kernel = x86_64(FINISH);
    let five =
        kernel.insts().iter().filter(|inst| inst.row.name == "add64").position(|inst| inst.args[1] == Operand::Imm(5));
    wrong(&plant(kernel, "add64", five.expect("h + 5"), |inst| vec![with(inst, 1, 4)]), "no reduction");
}

#[test]
fn a_bound_at_entry_that_is_too_wide_for_the_end() {
    // If h is 2p or more, one subtraction is not enough.
    let mut kernel = x86_64(FINISH);
    let h = &mut kernel.contract.numbers[0];
    h.limbs[2].max = u64::MAX;
    wrong(&kernel, "");
}

#[test]
fn a_message_under_the_key_of_another() {
    // The first load reads the low words of the keys, and the third reads the low words of the accumulators.
    for load in [0, 2] {
        wrong(&plant(x86_64(MESSAGES), "vmovdqu32", load, |inst| moved(inst, 1, 8)), "the accumulator");
    }
}

#[test]
fn a_block_of_another_message() {
    let even = |inst: &Inst| vec![with(inst, 3, Operand::Imm(0x88))];
    wrong(&plant(x86_64(MESSAGES), "vshufi32x4", 1, even), "the accumulator");
    // The next set is beyond the existing blocks.
    refused(&plant(x86_64(MESSAGES), "vmovdqu32", 5, |inst| moved(inst, 1, 128)), Property::Bounds, "");
}

/// Returns a kernel whose contract says that it authenticates `bytes` bytes in an iteration.
fn sharing(bytes: u64) -> Kernel {
    let mut kernel = x86_64(SHARE);
    for parameter in &mut kernel.contract.parameters {
        if let Parameter::Pointer(region) = parameter
            && let Extent::Share(_, share, _) = &mut region.extent
        {
            *share = bytes;
        }
    }
    kernel
}

#[test]
fn another_share_of_the_message() {
    assert_eq!(sharing(960).contract, x86_64(SHARE).contract);
    refused(&sharing(944), Property::Bounds, "mac[");
    // An iteration leaves a block unauthenticated, so the pointer doesn't move with the message.
    refused(&sharing(976), Property::Bounds, "instead of mac[");
    // The pointer moves by one block less than was processed.
    let kernel = x86_64(SHARE);
    let moves = position(&kernel, "add64", |inst| inst.args[1] == Operand::Imm(96));
    let less = plant(kernel, "add64", moves, |inst| vec![with(inst, 1, 80)]);
    refused(&less, Property::Bounds, "instead of mac[");
}

#[test]
fn a_power_in_the_place_of_another() {
    let mut kernel = x86_64(LANES);
    let swapped = kernel.contract.numbers.iter().position(|number| number.is == Meaning::Power(7)).expect("a power");
    kernel.contract.numbers[swapped].is = Meaning::Power(6);
    wrong(&kernel, "");
}

#[test]
fn a_second_pass_of_powers_from_the_seventh_on() {
    let kernel = x86_64(POWERS);
    let begins = position(&kernel, "mov64", |inst| {
        inst.args[0] == Operand::Reg(RAX)
            && inst.memory().is_some_and(|(_, mem)| mem.base == Some(R15.reg) && mem.disp == 64)
    });
    // The eighth power is in the first lane of its table, the seventh in the third.
    wrong(&plant(kernel, "mov64", begins, |inst| moved(inst, 1, 16)), "");
}

#[test]
fn powers_that_are_too_large_for_their_readers() {
    let mut kernel = x86_64("poly1305_powers_ifma");
    for number in &mut kernel.contract.numbers[4..] {
        number.limbs[0].max >>= 8;
    }
    wrong(&kernel, "may be");
}

#[test]
fn a_block_that_is_read_twice_and_one_that_is_left_out() {
    let kernel = x86_64(BLOCKS);
    let loads = |inst: &Inst| inst.memory().is_some_and(|(_, mem)| mem.base == Some(RSI.reg));
    let first = kernel.insts().into_iter().filter(|inst| inst.row.name == "add64").position(loads);
    wrong(&plant(kernel, "add64", first.expect("a load"), |inst| moved(inst, 1, 8)), "");
}

#[test]
fn a_block_beyond_the_end() {
    // FreeBSD's ChaCha20-Poly1305 absorbed a block that overlapped the tag.
    let kernel = x86_64(BLOCKS);
    let reads =
        |inst: &&&Inst| inst.row.name == "adc64" && inst.memory().is_some_and(|(_, mem)| mem.base == Some(RSI.reg));
    let first = kernel.insts().iter().filter(|inst| inst.row.name == "adc64").position(|inst| reads(&inst));
    let by_one = |inst: &Inst| moved(inst, 1, 16);
    refused(&plant(kernel, "adc64", first.expect("a load"), by_one), Property::Bounds, "");
}

#[test]
fn a_loop_that_stops_a_block_early() {
    let mut kernel = x86_64(BLOCKS);
    for part in &mut kernel.code {
        if let Code::While { test, .. } = part {
            test.iter_mut().for_each(|inst| *inst = with(inst, 1, 32));
        }
    }
    assert!(prove(&kernel).is_err());
}

#[test]
fn what_is_opened_in_place_overwritten_before_it_is_read() {
    // OP-TEE, nimcrypto and MIRACL authenticated the plaintext: they were right out of place and wrong in place.
    let early = |inst: &Inst| vec![vmovdqu_store(at(RDI, 0), ymm(0)), inst.clone()];
    wrong(&plant(x86_64("chacha20_poly1305_blocks_avx2"), "vpaddd", 0, early), "");
}

#[test]
fn a_key_that_is_not_clamped() {
    // The first two instructions of this row clear the bits of the two words of r.
    let kernel = x86_64("chacha20_poly1305_begin_avx512_row4");
    wrong(&plant(kernel, "and64", 0, |_| vec![]), "may be 2^64");
}

#[test]
fn a_key_in_a_lane_that_is_not_clamped() {
    let kernel = x86_64(LANE);
    wrong(&plant(kernel, "vpandq", 0, |_| vec![vmovdqa32(zmm(20), zmm(0))]), "may be 2^64");
}

#[test]
fn a_message_that_is_encrypted_with_the_block_of_the_key() {
    // The sixth shuffle gathers the second block.
    wrong(&plant(x86_64(LANE), "vshufi32x4", 5, |inst| vec![with(inst, 3, 0x88)]), "");
}

#[test]
fn a_key_left_in_a_vector() {
    let kernel = x86_64(LANE);
    let wiped = kernel.insts().iter().filter(|inst| inst.row.name == "vpxord").count();
    refused(&plant(kernel, "vpxord", wiped - 1, |_| vec![]), Property::Wipe, "");
}

#[test]
fn an_accumulator_left_in_a_register() {
    let kernel = x86_64(BLOCKS);
    let wiped = kernel.insts().iter().filter(|inst| inst.row.name == "xor32").count();
    refused(&plant(kernel, "xor32", wiped - 1, |_| vec![]), Property::Wipe, "");
}

/// Returns whether a kernel absorbs blocks correctly.
fn takes_blocks_right(kernel: &Kernel) -> bool {
    let (r, h) = (clamped(number(3)), [u64::MAX, number(4) as u64, 4]);
    let stride = kernel.contract.lengths().0 as usize;
    let of_bytes = |bytes: &[u8]| Residue::of_bytes(bytes);
    [0, 1, 2, 3, 5, 9].into_iter().all(|n| {
        let (before, input) = (state(kernel, h, 1, r, 0), pseudorandom(5, n * stride));
        let Ok(after) = run::call(kernel, &[("state", &before), ("input", &input)], input.len(), &[]) else {
            return false;
        };
        let expected = of_bytes(&h.map(u64::to_le_bytes).concat()).blocks(&input, of_bytes(&r.to_le_bytes()));
        let third = u64::from_le_bytes(after["state"][16..24].try_into().expect("8 bytes"));
        third <= 4 && of_bytes(&after["state"][..24]) == expected && after["state"][24..] == before[24..]
    })
}

/// Checks that all mutants of a kernel that change a result are refused.
fn mutants(isa: Isa, name: &str) {
    let (score, escaped) = mutate::score(&named(isa, name), 150, takes_blocks_right);
    println!("report: mutants of {isa} {name}: {score}");
    assert!(escaped.is_empty(), "wrong, and proved: {escaped:?}");
    assert!(score.wrong > 60, "too few mutants of {name} are wrong to tell anything");
}

#[test]
fn mutants_of_words() {
    mutants(Isa::X86_64, BLOCKS);
}

#[test]
fn mutants_of_lanes() {
    mutants(Isa::Aarch64, "poly1305_blocks_neon");
}
