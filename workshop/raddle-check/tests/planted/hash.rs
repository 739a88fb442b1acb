//! Faults planted in proved kernels of SHA-256 and MD5, with the reason why each is refused. Numbers in parentheses
//! refer to similar bugs in other libraries.

use crate::plant::{
    by, by_one, moved, mutants, named, operand, plant, plant_last, position, refused, with, wrong, x86_64,
};
use raddle_check::explore::Property;
use raddle_check::prove::prove;
use raddle_check::run::runs_right;
use raddle_isa::builder::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Isa, Operand, Strand};
use raddle_kernels::Kernel;
use raddle_kernels::sha256::BLOCK;

const SHA: &str = "sha256_blocks_sha";
const STREAMS: &str = "sha256_streams_sha";
const LANES: &str = "sha256_lanes_avx512_x16";
const MD5: &str = "md5_blocks_gpr";
const MD5_ANDN: &str = "md5_blocks_bmi1";

#[test]
fn a_word_beyond_the_block() {
    // Nettle's SHA-256 on POWER8 read up to three words too many (7), and so did s2n-bignum in spite of a proof (14).
    let over = |inst: &Inst| moved(inst, operand(inst), 16);
    let kernel = plant_last(x86_64(SHA), "vmovdqu", |inst| by(inst, RSI), over);
    refused(&kernel, Property::Bounds, "outside");
    let over = |inst: &Inst| moved(inst, operand(inst), 64);
    let kernel = plant_last(x86_64(MD5), "add32", |inst| by(inst, RSI), over);
    refused(&kernel, Property::Bounds, "outside");
    for (isa, name) in [(Isa::Ppc64le, "sha256_blocks_vsx"), (Isa::Aarch64, "sha256_blocks_sha2")] {
        let mut kernel = named(isa, name);
        // The pointer is advanced before the block is read.
        let Some(Code::While { body, .. }) = kernel.code.iter_mut().find(|part| matches!(part, Code::While { .. }))
        else {
            panic!("{name} has no loop");
        };
        let pointer = isa.arguments()[1];
        let moves = |inst: &Inst| inst.writes().iter().any(|reg| reg.n == pointer && *reg == general(isa, pointer));
        let mut early = Vec::new();
        for part in body.iter_mut() {
            if let Code::Straight(strand) = part {
                strand.edit(|inst| {
                    if moves(inst) {
                        early.push(inst.clone());
                        Vec::new()
                    } else {
                        vec![inst.clone()]
                    }
                });
            }
        }
        assert!(!early.is_empty(), "{name} moves no pointer");
        body.insert(0, Strand::from_iter(early).into());
        refused(&kernel, Property::Bounds, "outside");
    }
}

fn general(isa: Isa, n: u8) -> raddle_isa::Reg {
    isa.registers().find(|reg| reg.file == raddle_isa::File::Gpr && reg.n == n).expect("a register")
}

#[test]
fn a_iteration_where_nothing_is_left() {
    // BoringSSL's SHA-256 of no blocks ran 2^64 times (30).
    for name in [SHA, STREAMS, MD5] {
        let kernel = plant(x86_64(name), "cmp64", 0, |inst| vec![with(inst, 1, Operand::Imm(0))]);
        refused(&kernel, Property::Bounds, "");
        let mut kernel = x86_64(name);
        for part in &mut kernel.code {
            if let Code::While { test, enter, body } = part {
                let again = test.drain(..).collect::<Strand>().into();
                *part = Code::Repeat { body: [std::mem::take(body), vec![again]].concat(), again: *enter };
                break;
            }
        }
        assert!(prove(&kernel).is_err(), "{name} takes a block where there is none");
    }
}

#[test]
fn the_second_block_added_to_the_first_hash_value() {
    // RustCrypto's sha2 with AVX2 was right for one block and wrong for several (29, RUSTSEC-2021-0100).
    let mut kernel = x86_64(SHA);
    let copies =
        |inst: &Inst| inst.row.name == "vmovdqa" && [9, 10].iter().any(|&n| inst.writes().contains(&xmm(n).reg));
    let mut before = Vec::new();
    kernel.edit(|inst| {
        if copies(inst) {
            before.push(inst.clone());
            return Vec::new();
        }
        vec![inst.clone()]
    });
    assert_eq!(before.len(), 2);
    let loop_at = kernel.code.iter().position(|code| matches!(code, Code::While { .. })).expect("a loop");
    kernel.code.insert(loop_at, Strand::from_iter(before).into());
    assert!(runs_right(&kernel, 1, BLOCK).is_ok(), "one block is right");
    wrong(&kernel, "word ");
}

#[test]
fn rounds_and_words_left_out() {
    for row in ["sha256rnds2", "sha256msg1", "sha256msg2", "vpshufb", "vpaddd"] {
        wrong(&plant(x86_64(SHA), row, 3, |_| vec![]), "after an iteration");
    }
    for row in ["vpternlogd", "vprold", "vpsrld"] {
        wrong(&plant(x86_64(LANES), row, 2, |_| vec![]), "after an iteration");
    }
    for row in ["add32", "rol32", "xor32"] {
        wrong(&plant(x86_64(MD5), row, 1, |_| vec![]), "after an iteration");
    }
}

#[test]
fn another_constant_rotation_or_function() {
    for name in [SHA, LANES] {
        let mut kernel = x86_64(name);
        // K of round 11 is in each table, and no other word has these bytes.
        let k = raddle_kernels::sha256::spec::K[11].to_le_bytes();
        let place = kernel.table.windows(4).position(|bytes| bytes == k).expect("K of round 11");
        kernel.table[place + 2] ^= 0x10;
        wrong(&kernel, "after an iteration");
    }
    let kernel = x86_64(LANES);
    let choice = position(&kernel, "vpternlogd", |inst| inst.args.contains(&Operand::Imm(0xca)));
    wrong(&plant(kernel, "vpternlogd", choice, |inst| vec![with(inst, 3, Operand::Imm(0xe8))]), "after an iteration");
    for row in ["vprold", "vpsrld"] {
        wrong(&plant(x86_64(LANES), row, 0, by_one), "after an iteration");
    }
    for name in [MD5, MD5_ANDN] {
        wrong(&plant(x86_64(name), "rol32", 20, by_one), "after an iteration");
        let constant = position(&x86_64(name), "add32", |inst| matches!(inst.args[1], Operand::Imm(_)));
        wrong(&plant(x86_64(name), "add32", constant, by_one), "after an iteration");
    }
    wrong(&plant(x86_64(SHA), "vpalignr", 0, by_one), "after an iteration");
}

#[test]
fn halves_that_have_bits_in_common() {
    // Both halves of G use d, instead of d and its complement; or the other operand is inverted.
    let kernel = x86_64(MD5_ANDN);
    let common = |inst: &Inst| {
        let arg = |i: usize| inst.args[i];
        let Operand::Reg(to) = inst.args[0] else { unreachable!("a register") };
        vec![Inst::new(mov32(to, to).row, &[arg(0), arg(1)]), Inst::new(and32(to, to).row, &[arg(0), arg(2)])]
    };
    wrong(&plant(kernel.clone(), "andn32", 0, common), "after an iteration");
    let swapped = |inst: &Inst| {
        let args = [0, 2, 1].map(|i: usize| inst.args[i]);
        vec![Inst::new(inst.row, &args)]
    };
    wrong(&plant(kernel, "andn32", 0, swapped), "after an iteration");
}

#[test]
fn the_hash_value_in_another_order() {
    let kernel = x86_64(SHA);
    wrong(&plant(kernel.clone(), "vpshufd", 0, |inst| vec![with(inst, 2, Operand::Imm(0xe4))]), "");
    let store = position(&kernel, "vmovdqu_store", |inst| by(inst, RDI));
    wrong(&plant(kernel, "vmovdqu_store", store, |inst| vec![with(inst, 1, xmm(5))]), "");
}

#[test]
fn one_message_in_the_place_of_another() {
    let kernel = x86_64(STREAMS);
    let second = position(&kernel, "mov64", |inst| by(inst, RSI));
    wrong(&plant(kernel, "mov64", second, |inst| moved(inst, operand(inst), -8)), "message 1");
    // A step of the transpose takes the other half.
    let kernel = x86_64(LANES);
    let other = |inst: &Inst| vec![Inst::new(vpunpckhqdq(zmm(0), zmm(0), zmm(0)).row, &inst.args)];
    wrong(&plant(kernel.clone(), "vpunpcklqdq", 0, other), "after an iteration");
    // A half of a vector belongs to another message.
    wrong(&plant(kernel, "vinserti64x4", 0, |inst| vec![with(inst, 3, Operand::Imm(0))]), "after an iteration");
}

#[test]
fn a_pointer_that_stays() {
    // The second message's pointer is not advanced.
    let moves = position(&x86_64(STREAMS), "add64", |inst| inst.writes().contains(&R8.reg));
    refused(
        &plant(x86_64(STREAMS), "add64", moves, |_| vec![]),
        Property::Bounds,
        "to input1[0] instead of input1[64]",
    );
    // The pointer is loaded from the array again in every iteration.
    let mut kernel = x86_64(STREAMS);
    kernel.code.insert(0, Strand::from_iter([mov64(R9, RSI)]).into());
    for part in &mut kernel.code {
        if let Code::While { body, .. } = part {
            body.insert(0, Strand::from_iter([mov64(R8, at(R9, 8))]).into());
        }
    }
    assert!(runs_right(&kernel, 1, BLOCK).is_ok(), "one block is right");
    refused(&kernel, Property::Bounds, "in no region");
}

#[test]
fn registers_of_the_caller_that_are_not_kept() {
    // OpenSSL's Poly1305 on POWER restored them in another order (2, CVE-2023-6129).
    let kernel = x86_64(MD5);
    let restored = position(&kernel, "mov64", |inst| by(inst, RSP));
    refused(
        &plant(kernel.clone(), "mov64", restored, |inst| moved(inst, operand(inst), 8)),
        Property::Abi,
        "not restored",
    );
    refused(&plant(kernel.clone(), "mov64", restored + 1, |_| vec![]), Property::Abi, "not restored");
    // Nettle's SHA-256 on POWER8 saved a register where a signal handler may write (5).
    refused(&plant(kernel, "mov64_store", 0, |inst| moved(inst, operand(inst), -8)), Property::Bounds, "outside");
}

fn xors(kernel: &Kernel) -> usize {
    kernel.insts().iter().filter(|inst| inst.row.name == "xor32").count()
}

#[test]
fn secrets_left_behind() {
    let wiped = position(&x86_64(SHA), "vpxor", |inst| inst.writes().contains(&xmm(4).reg));
    refused(&plant(x86_64(SHA), "vpxor", wiped, |_| vec![]), Property::Wipe, "holds a secret");
    let wiped = xors(&x86_64(MD5)) - 1;
    refused(&plant(x86_64(MD5), "xor32", wiped, |_| vec![]), Property::Wipe, "holds a secret");
    // The transposed messages stay on the stack.
    let kernel = x86_64(LANES);
    let zero = kernel
        .insts()
        .iter()
        .rev()
        .find(|inst| by(inst, RSP) && inst.row.name.ends_with("_store"))
        .map(|inst| inst.row.name);
    let zero = zero.expect("the stack is overwritten");
    refused(&plant_last(kernel, zero, |inst| by(inst, RSP), |_| vec![]), Property::Wipe, "stack[");
}

#[test]
fn an_upper_half_left_dirty() {
    // A change from AVX to SSE slows the caller down (43): zeros alone do not tell the processor that the register is
    // clean.
    let wiped = position(&x86_64(SHA), "vpxor", |inst| inst.writes().contains(&xmm(9).reg));
    let wide = |_: &Inst| vec![vpxor(ymm(9), ymm(9), ymm(9))];
    refused(&plant(x86_64(SHA), "vpxor", wiped, wide), Property::Abi, "without vzeroupper");
}

#[test]
fn a_branch_on_the_hash_value() {
    let mut kernel = x86_64(MD5);
    let skip = Code::Skip { unless: ABOVE_OR_EQUAL, body: Vec::new() };
    let test = Strand::from_iter([cmp64(RAX, 1)]).into();
    let end = kernel.code.len() - 1;
    kernel.code.splice(end..end, [test, skip]);
    refused(&kernel, Property::Secrets, "a branch depends on");
    // The address depends on the hash value.
    let kernel = plant(x86_64(MD5), "xor32", xors(&x86_64(MD5)) - 6, |inst| vec![mov64(R10, at(RAX, 0)), inst.clone()]);
    refused(&kernel, Property::Secrets, "depends on a secret");
}

#[test]
fn mutants_of_md5() {
    mutants(Isa::X86_64, MD5_ANDN, 100, runs_right);
}

#[test]
fn mutants_of_two_streams() {
    mutants(Isa::X86_64, STREAMS, 100, runs_right);
}

#[test]
fn mutants_of_lanes() {
    mutants(Isa::X86_64, LANES, 60, runs_right);
}

#[test]
fn mutants_on_aarch64() {
    mutants(Isa::Aarch64, "sha256_blocks_sha2", 60, runs_right);
}

#[test]
fn mutants_on_power() {
    mutants(Isa::Ppc64le, "sha256_blocks_vsx", 100, runs_right);
}
