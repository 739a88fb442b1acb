//! Faults planted in a proved kernel, with the reason why each is refused: every checker must be seen to refuse
//! something.

use crate::plant::{dataflow, with};
use raddle_check::explore::Property;
use raddle_check::mutate;
use raddle_check::prove::prove;
use raddle_isa::builder::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Isa, Mem, Operand};
use raddle_kernels::Kernel;

const KERNEL: &str = "chacha20_xor_avx512_row4";

fn kernel() -> Kernel {
    raddle_kernels::named(Isa::X86_64, KERNEL).expect("a kernel of this name")
}

/// Changes every instruction for which `change` returns others. There must be at least one such instruction.
fn plant(change: impl Fn(&Inst) -> Option<Vec<Inst>>) -> Kernel {
    let mut kernel = kernel();
    let mut planted = 0;
    kernel.edit(|inst| match change(inst) {
        Some(others) => {
            planted += 1;
            others
        }
        None => vec![inst.clone()],
    });
    assert!(planted > 0, "nothing in {KERNEL} to plant the fault in");
    kernel
}

/// Changes the first or the last instruction of this row.
fn plant_at(row: &str, last: bool, change: impl Fn(&Inst) -> Vec<Inst>) -> Kernel {
    let mut kernel = kernel();
    let all = kernel.insts().iter().filter(|inst| inst.row.name == row).count();
    let wanted = if last { all } else { 1 };
    assert!(all > 0, "{KERNEL} has no {row}");
    let mut seen = 0;
    kernel.edit(|inst| {
        seen += (inst.row.name == row) as usize;
        if inst.row.name == row && seen == wanted { change(inst) } else { vec![inst.clone()] }
    });
    kernel
}

/// Inserts instructions at the very end, after all registers are wiped.
fn before_the_end(insts: impl Fn() -> Vec<Inst>) -> Kernel {
    plant_at("vzeroupper", true, |inst| [vec![inst.clone()], insts()].concat())
}

fn reads_table(inst: &Inst) -> bool {
    inst.memory().is_some_and(|(_, mem)| mem.base == Some(R8.reg))
}

fn store_at(inst: &Inst, by: i64) -> Inst {
    let Operand::Mem(mem) = inst.args[0] else { unreachable!("a store") };
    with(inst, 0, Mem { disp: mem.disp + by, ..mem })
}

#[track_caller]
fn refused(kernel: &Kernel, property: Property) {
    let refusal = prove(kernel).expect_err("a planted fault is refused");
    assert_eq!(refusal.property, property, "{refusal}");
}

#[test]
fn the_kernel_itself_is_proved() {
    prove(&kernel()).expect("nothing is planted");
}

#[test]
fn a_wrong_rotation() {
    refused(&plant_at("vprold", false, |inst| vec![with(inst, 2, 15)]), Property::Function);
}

#[test]
fn swapped_operands() {
    // The order of the rows decides which row gives the lower half.
    let swapped = |inst: &Inst| vec![Inst::new(inst.row, &[inst.args[0], inst.args[2], inst.args[1], inst.args[3]])];
    refused(&plant_at("vshufi32x4", false, swapped), Property::Function);
}

#[test]
fn a_counter_of_64_bits() {
    // Word 13 gets the carry of word 12. Libgcrypt, Go and Crypto++ had counters of the wrong width.
    let wide = |inst: &Inst| {
        (inst.row.name == "vpaddd" && reads_table(inst))
            .then(|| vec![Inst::new(vpaddq(zmm(0), zmm(0), zmm(0)).row, &inst.args)])
    };
    refused(&plant(wide), Property::Function);
}

#[test]
fn a_counter_that_stands_still() {
    // The counter is a register to which a number is added, or lanes to which the table is added.
    let still = |inst: &Inst| {
        let by_number = inst.row.name == "add32" && matches!(inst.args[1], Operand::Imm(_));
        let by_table = inst.args.first() == inst.args.get(1) && reads_table(inst);
        (by_number || by_table).then(Vec::new)
    };
    refused(&plant(still), Property::Function);
}

#[test]
fn a_counter_read_anew_in_each_iteration() {
    // The memory still holds the counter of the first iteration.
    let anew = |inst: &Inst| {
        let first = vec![vpbroadcastd_load(zmm(31), at(RCX, 48)), vpxord(zmm(31), zmm(31), zmm(31))];
        let counters = vec![vbroadcasti32x4(zmm(19), at(RCX, 48)), vpaddd(zmm(19), zmm(19), at(R8, 0))];
        [first, counters, vec![inst.clone()]].concat()
    };
    let kernel = plant_at("vmovdqa32", false, anew);
    refused(&kernel, Property::Function);
}

#[test]
fn input_read_before_the_loop() {
    // The first iteration is right, and the next one uses the same 64 bytes.
    let mut kernel = kernel();
    let mut planted = 0;
    kernel.edit(|inst| {
        let first = inst.memory().is_some_and(|(_, mem)| mem.base == Some(RSI.reg) && mem.disp == 0);
        if planted == 0 && inst.row.name == "vpxord" && first {
            planted += 1;
            return vec![Inst::new(inst.row, &[inst.args[0], inst.args[1], zmm(30).into()])];
        }
        vec![inst.clone()]
    });
    assert_eq!(planted, 1, "the input is added from memory");
    let load = Code::Straight([vmovdqu32(zmm(30), at(RSI, 0))].into_iter().collect());
    kernel.code.insert(0, Code::Straight([cmp64(RDX, 64)].into_iter().collect()));
    kernel.code.insert(1, Code::Skip { unless: BELOW, body: vec![load] });
    refused(&kernel, Property::Function);
}

#[test]
fn a_store_one_past_the_end() {
    refused(&plant_at("vmovdqu32_store", true, |inst| vec![store_at(inst, 1)]), Property::Bounds);
}

#[test]
fn a_load_one_before_the_start() {
    let early = |inst: &Inst| vec![vmovdqu32(zmm(31), at(RSI, -1)), vpxord(zmm(31), zmm(31), zmm(31)), inst.clone()];
    refused(&plant_at("vprold", false, early), Property::Bounds);
}

#[test]
fn bytes_that_are_not_written() {
    // OpenSSL left 16 bytes unencrypted like this: CVE-2022-2097.
    refused(&plant_at("vmovdqu32_store", false, |_| vec![]), Property::Bounds);
}

#[test]
fn the_result_written_before_the_input_is_read() {
    // The kernel is right out of place and wrong in place, like OP-TEE's AES-GCM and isa-l_crypto's AES-CBC.
    let early = |inst: &Inst| vec![vmovdqu32_store(at(RDI, 0), zmm(0)), inst.clone()];
    refused(&plant_at("vprold", false, early), Property::Function);
}

#[test]
fn a_result_written_before_the_loop() {
    // An iteration would overwrite the result, but in place it would read the result first.
    let mut kernel = kernel();
    let store = vmovdqu32_store(at(RDI, 0), zmm(0));
    let long = Code::Skip { unless: BELOW, body: vec![Code::Straight([store].into_iter().collect())] };
    kernel.code.insert(0, Code::Straight([cmp64(RDX, 64)].into_iter().collect()));
    kernel.code.insert(1, long);
    refused(&kernel, Property::Bounds);
}

#[test]
fn an_instruction_that_would_have_to_be_made_twice() {
    // The address is known for each length but not for all at once. The attempt for all must not change anything.
    let block = kernel().insts().iter().rfind(|inst| inst.row.name == "vmovdqu8_store").expect("a tail").args[2];
    let twice = |inst: &Inst| {
        let odd = at(R8, 0).index(R11, 1);
        let adds = vpternlogd(block, zmm(16), odd, 0x96);
        vec![mov64(R11, RDX), and64(R11, 1), adds, vpxord(block, block, odd), mov64(R11, -1), inst.clone()]
    };
    refused(&plant_at("bzhi64", true, twice), Property::Function);
}

#[test]
fn a_secret_index() {
    let byte = || vec![mov32(RAX.bits(32), at(RCX, 16)), mov32(RAX.bits(32), at(R8, 0).index(RAX, 1))];
    refused(&before_the_end(byte), Property::Secrets);
}

#[test]
fn a_secret_branch() {
    let mut kernel = kernel();
    let test = [mov64(RAX, at(RCX, 16)), test64(RAX, RAX)];
    kernel.code.insert(0, Code::Straight(test.into_iter().collect()));
    kernel.code.insert(1, Code::Skip { unless: EQUAL, body: vec![] });
    refused(&kernel, Property::Secrets);
}

#[test]
fn a_secret_in_an_instruction_whose_time_varies() {
    let varies = |inst: &Inst| vec![Inst::new(inst.row.varying(), &inst.args)];
    refused(&plant_at("vprold", false, varies), Property::Secrets);
}

#[test]
fn a_secret_from_memory_in_an_instruction_whose_time_varies() {
    let varies = || {
        let load = mov32(RAX.bits(32), at(RCX, 16));
        vec![Inst::new(load.row.varying(), &load.args), xor32(RAX.bits(32), RAX.bits(32))]
    };
    refused(&before_the_end(varies), Property::Secrets);
}

#[test]
fn a_secret_in_an_instruction_whose_time_varies_after_its_twin() {
    // The effect of the first instruction on registers is known when the second comes.
    let (copy, clear) = (mov64(R10, RAX), xor64(R10, R10));
    let varies = Inst::new(copy.row.varying(), &copy.args);
    let twins = || vec![mov64(RAX, at(RCX, 16)), clear.clone(), copy.clone(), clear.clone(), varies.clone()];
    let both = || [twins(), vec![clear.clone(), xor64(RAX, RAX)]].concat();
    refused(&before_the_end(both), Property::Secrets);
}

#[test]
fn the_red_zone() {
    let mut kernel = before_the_end(|| vec![mov64_store(at(RSP, -8), RDX)]);
    kernel.stack += 64;
    refused(&kernel, Property::Bounds);
}

#[test]
fn more_stack_than_the_contract_says() {
    refused(&before_the_end(|| vec![sub64(RSP, 4096), mov64_store(at(RSP, 0), RDX), add64(RSP, 4096)]), Property::Abi);
}

#[test]
fn a_stack_aligned_further_down_than_the_contract_says() {
    let mut kernel = raddle_kernels::named(Isa::X86_64, "chacha20_xor_avx").expect("a kernel of this name");
    // The frame suffices if the stack pointer is 8 bytes beyond a multiple of 32 at entry, but not if it is 24.
    kernel.stack -= 16;
    refused(&kernel, Property::Abi);
}

#[test]
fn an_alignment_that_some_stack_pointers_do_not_have() {
    // The address is inside the frame if the stack pointer is 8 beyond a multiple of 32 at entry, and in the caller's
    // frame if it is 24.
    let aligned = || [lea64(R10, at(RSP, 72)), and64(R10, -32), mov64_store(at(R10, 0), RDX)].to_vec();
    let mut kernel = before_the_end(|| [vec![sub64(RSP, 64)], aligned(), vec![add64(RSP, 64)]].concat());
    kernel.stack += 64;
    refused(&kernel, Property::Bounds);
}

#[test]
fn a_clobbered_register() {
    refused(&before_the_end(|| vec![mov64(RBX, 0)]), Property::Abi);
}

#[test]
fn a_stack_pointer_that_is_not_restored() {
    refused(&before_the_end(|| vec![sub64(RSP, 16)]), Property::Abi);
}

#[test]
fn a_dirty_upper_half() {
    // The number of the second block of a set is not 0.
    refused(&before_the_end(|| vec![vpbroadcastd_load(zmm(1), at(R8, 16))]), Property::Abi);
}

#[test]
fn a_vzeroupper_left_out() {
    // A write of the whole register leaves it clean, but a broadcast of constants doesn't.
    let kernel = plant_at("vzeroupper", true, |_| vec![vpternlogd(zmm(0), zmm(0), zmm(0), 0xff)]);
    refused(&kernel, Property::Abi);
}

#[test]
fn an_unwiped_register() {
    refused(&before_the_end(|| vec![mov32(RAX.bits(32), at(RCX, 16))]), Property::Wipe);
    refused(&before_the_end(|| vec![vmovdqu32(xmm(16), at(RCX, 16))]), Property::Wipe);
}

#[test]
fn an_unwiped_stack() {
    let left = || {
        let key = [mov64(RAX, at(RCX, 16)), mov64_store(at(RSP, 0), RAX), xor64(RAX, RAX)];
        [vec![sub64(RSP, 64)], key.to_vec(), vec![add64(RSP, 64)]].concat()
    };
    let mut kernel = before_the_end(left);
    kernel.stack += 64;
    refused(&kernel, Property::Wipe);
}

#[test]
fn a_weave_that_loses_an_instruction() {
    // The instruction is missing only in the woven text; the strands still have it.
    let kernel = plant_at("vprold", false, |_| vec![]);
    assert_eq!(dataflow(&kernel).expect_err("the strands do more").property, Property::Dataflow);
}

/// Checks that all mutants of a kernel that change a result are refused.
fn mutants(isa: Isa) {
    let (_, name) = mutate::KERNELS.into_iter().find(|of| of.0 == isa).expect("a kernel of this instruction set");
    let kernel = raddle_kernels::named(isa, name).expect("a kernel of this name");
    // `cargo xtask mutate` tries more.
    let (score, escaped) = mutate::score(&kernel, 200, mutate::xors_right);
    println!("report: mutants of {isa} {name}: {score}");
    assert!(escaped.is_empty(), "wrong, and proved: {escaped:?}");
    assert!(score.wrong > 100, "too few mutants are wrong to tell anything");
}

#[test]
fn mutants_of_x86_64() {
    mutants(Isa::X86_64);
}

#[test]
fn mutants_of_aarch64() {
    mutants(Isa::Aarch64);
}
