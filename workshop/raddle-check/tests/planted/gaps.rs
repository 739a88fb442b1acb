//! Kernels that were once accepted because nothing, or not everything, was checked: a list of cases was empty, a
//! partial block counted as none, or the contract was another operation's.

use crate::plant::{named, plant, refused, straight, with, x86_64};
use raddle_check::explore::Property;
use raddle_check::prove::prove;
use raddle_isa::builder::at;
use raddle_isa::code::Parameter;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, File, Inst, Isa, Operand, Reg};
use raddle_kernels::hash::Hash;
use raddle_kernels::{AnyOperation, Kernel};

/// An alignment to 16 bytes or fewer adds nothing to the calling convention. The stack pointers to try were those from
/// 8 up to the alignment, and there are none.
#[test]
fn an_alignment_of_the_stack_that_leaves_no_stack_pointer_to_try() {
    let wrong: [(&str, Inst); 4] = [
        ("nothing", mov64(RAX, RAX)),
        ("a wild store", mov64_store(at(RSI, 1 << 20), RDX)),
        ("a secret at the end", mov64(RAX, at(RCX, 16))),
        ("a saved register", mov64(RBX, 0)),
    ];
    for mask in [-2, -4, -8] {
        for (what, inst) in &wrong {
            let mut kernel = x86_64("chacha20_xor_avx512_row4");
            kernel.code.insert(0, straight([and64(RSP, mask), inst.clone()]));
            println!("{mask}, with {what}");
            refused(&kernel, Property::Abi, "not at a known place in the frame");
        }
    }
    let mut kernel = x86_64("chacha20_xor_avx512_row4");
    kernel.code.insert(0, straight([and64(RSP, -8192)]));
    refused(&kernel, Property::Abi, "more than a page");
}

/// Only instructions were counted, and these loops have none.
#[test]
fn a_loop_without_an_instruction_that_never_ends() {
    let endless = || Code::Repeat { body: Vec::new(), again: EQUAL };
    let loops = [endless(), Code::While { test: Vec::new(), enter: EQUAL, body: Vec::new() }];
    for name in ["chacha20_xor_gpr", "aes128_expand_aesni"] {
        // The flag says that zero is zero. A loop over the message is followed only where there is none.
        for endless in loops.iter().filter(|code| name != "chacha20_xor_gpr" || matches!(code, Code::Repeat { .. })) {
            let mut kernel = x86_64(name);
            kernel.code.splice(0..0, [straight([xor32(RAX.bits(32), RAX.bits(32))]), endless.clone()]);
            refused(&kernel, Property::Bounds, "a path has not ended after");
        }
    }
    // In the body of a loop over the message.
    let mut kernel = x86_64("md5_blocks_gpr");
    for part in &mut kernel.code {
        if let Code::While { body, .. } = part {
            body.extend([straight([cmp64(RSP, RSP)]), endless()]);
        }
    }
    refused(&kernel, Property::Bounds, "a path has not ended after");
}

/// The proof would have no result.
#[test]
fn a_contract_without_a_result() {
    let mut kernel = x86_64("aes128_expand_aesni");
    for parameter in &mut kernel.contract.parameters {
        if let Parameter::Pointer(region) = parameter {
            region.written = false;
        }
    }
    kernel.code = Vec::new();
    refused(&kernel, Property::Function, "the contract has no result");
}

/// The contract must be the operation's, because counts and sizes are taken from either.
#[test]
fn a_contract_of_another_operation() {
    let refusal = |kernel: &Kernel| prove(kernel).expect_err("another contract").why;
    let contract = |kernel: &Kernel, operation: &AnyOperation| operation.contract().with_table(kernel.table.len());
    // The contract has two messages, and the statement is about one.
    let mut streams = named(Isa::X86_64, "sha256_blocks_sha");
    streams.contract = contract(&streams, &Hash::Sha256.streams(2));
    assert_eq!(refusal(&streams), "the contract is not the operation's");
    // The length need not be a multiple of the block.
    let mut blocks = named(Isa::X86_64, "sha256_blocks_sha");
    for parameter in &mut blocks.contract.parameters {
        if let Parameter::Length { multiple, .. } = parameter {
            *multiple = 32;
        }
    }
    assert_eq!(refusal(&blocks), "the contract has lengths of a multiple of 32, and blocks of 64 bytes");
    // The contract allows the output to overlap the state, so something may be written after the state.
    let mut longer = named(Isa::X86_64, "chacha20_xor_gpr");
    longer.contract.may_alias.push(&["out", "state"]);
    assert_eq!(
        refusal(&longer),
        "the contract has out = state as one place, of different lengths, which have no place in common"
    );
}

/// Edits the test and the body of the loop over the message, which then has one strand.
fn edit_loop(kernel: &mut Kernel, change: impl Fn(&Inst) -> Vec<Inst>) {
    let mut inner = kernel.clone();
    let found = kernel.code.iter_mut().find(|part| matches!(part, Code::While { .. })).expect("a loop");
    inner.code = vec![found.clone()];
    inner.edit(change);
    *found = inner.code.remove(0);
    let Code::While { body, .. } = found else { unreachable!("it was found") };
    for part in body {
        if let Code::Straight(strand) = part {
            *strand = strand.insts().cloned().collect();
        }
    }
}

/// The loop processes half a block. Advancing the counter by half a block leaves it unchanged, so both halves are
/// encrypted with the same half of the keystream.
#[test]
fn a_loop_that_takes_half_a_block() {
    let mut kernel = x86_64("aes128_ctr_xor_aesni_x1");
    edit_loop(&mut kernel, |inst| match inst.row.name {
        "cmp64" | "add64" | "sub64" => vec![with(inst, 1, 8)],
        "vpaddd" => vec![],
        "vpxor" if inst.memory().is_some() => vec![vmovq_load(xmm(0), at(RSI, 0)), vpxor(xmm(2), xmm(2), xmm(0))],
        "vmovdqu_store" => vec![vmovq_gpr(R10, xmm(2)), mov64_store(at(RDI, 0), R10)],
        _ => vec![inst.clone()],
    });
    refused(&kernel, Property::Function, "a loop takes 8 bytes, no whole blocks of 16");
}

/// The flag by which a loop is entered gets a name that is printed alike: the check whether an iteration shortens the
/// message looked it up by this name.
#[test]
fn a_loop_that_does_not_shorten_the_message() {
    let mut kernel = x86_64("md5_blocks_gpr");
    edit_loop(&mut kernel, |inst| {
        let shortens = inst.row.name == "sub64" && inst.args[0] == Operand::Reg(RDX);
        if shortens { vec![] } else { vec![inst.clone()] }
    });
    refused(&kernel, Property::Bounds, "does not reduce the length");
    for part in &mut kernel.code {
        if let Code::While { enter, .. } = part {
            enter.flag = Reg { file: File::Mask, n: enter.flag.n };
        }
    }
    refused(&kernel, Property::Bounds, "does not reduce the length");
}

/// The woven code is compared with its strands for each stack pointer, because they may take other branches.
#[test]
fn a_weave_that_differs_for_one_stack_pointer() {
    let mut kernel = x86_64("chacha20_xor_avx");
    // The stack pointer is 8 or 24 bytes beyond a multiple of 32, and only the second case is wrong.
    let beyond = [mov64(R10, RSP), mov64(R11, RSP), and64(R10, -32), sub64(R11, R10), cmp64(R11, 8)];
    kernel.code.insert(0, straight(beyond));
    kernel.code.insert(1, Code::Skip { unless: EQUAL, body: vec![straight([mov64(RDX, 0)])] });
    let zeroed = |inst: &Inst| inst.row.name == "mov64" && inst.args[..] == [Operand::Reg(RDX), Operand::Imm(0)];
    let place = kernel.insts().into_iter().filter(|inst| inst.row.name == "mov64").position(zeroed);
    let kernel = plant(kernel, "mov64", place.expect("it was put there"), |_| vec![nop()]);
    // According to the strands, the length becomes 0 and no loop goes on.
    refused(&kernel, Property::Bounds, "a loop runs while");
}
