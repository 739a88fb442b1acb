//! Faults in the effect of a kernel on the machine that runs it: stack, reserved registers, upper halves, undefined
//! results, and data that a loop leaves behind. Most of these kernels compute the right result.

use crate::plant::{dataflow, named, plant, position, refused, straight, x86_64};
use raddle_check::explore::Property;
use raddle_check::prove::prove;
use raddle_isa::builder::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Isa, Mem, View, aarch64, ppc64le};
use raddle_kernels::Kernel;
use raddle_kernels::aes::Size;

/// A kernel with a loop of 512-bit vectors and no frame; r9, r12 to r15 and rbx are unused.
const ROWS: &str = "chacha20_xor_avx512_row4";
/// A kernel without vector registers.
const WORDS: &str = "md5_blocks_gpr";
/// A kernel with legacy encodings between AVX encodings.
const SHA: &str = "sha256_blocks_sha";
/// A kernel with a frame on POWER.
const POWER: &str = "aes128_ctr_xor_vsx";
/// A kernel with a frame on AArch64.
const ARM: &str = "chacha20_xor_gpr";

/// Inserts code at the beginning of a kernel.
fn preceded_by(mut kernel: Kernel, insts: impl IntoIterator<Item = Inst>) -> Kernel {
    kernel.code.insert(0, straight(insts));
    kernel
}

/// Appends code at the end of a kernel.
fn ended_by(mut kernel: Kernel, insts: impl IntoIterator<Item = Inst>) -> Kernel {
    kernel.code.push(straight(insts));
    kernel
}

/// Inserts code before the first loop over the message, at the end of its body, and after it.
fn around_loop(mut kernel: Kernel, before: Vec<Inst>, within: Vec<Inst>, behind: Vec<Inst>) -> Kernel {
    let found = kernel.code.iter_mut().position(|part| match part {
        Code::While { body, .. } => {
            body.push(straight(within.clone()));
            true
        }
        _ => false,
    });
    let at = found.expect("the kernel has a loop");
    kernel.code.insert(at + 1, straight(behind));
    kernel.code.insert(at, straight(before));
    kernel
}

// Frames ----------------------------------------------------------------------------------------------------------

/// Returns a kernel whose frame is larger by `bytes`, and which touches the stack at `offsets` in this order.
fn touching(bytes: i64, offsets: &[i64]) -> Kernel {
    let mut insts = vec![sub64(RSP, bytes)];
    insts.extend(offsets.iter().map(|&offset| mov64_store(at(RSP, offset), RDX)));
    insts.push(add64(RSP, bytes));
    let mut kernel = preceded_by(x86_64(ROWS), insts);
    kernel.stack += bytes as usize;
    kernel
}

#[test]
fn a_frame_that_jumps_over_the_guard_page() {
    prove(&touching(4096, &[0])).expect("no byte of a page is jumped over");
    // The far end is touched first, or is all that is touched, in a frame of two pages, of a few bytes more than a
    // page, and of a mebibyte.
    refused(&touching(8192, &[0]), Property::Abi, "more than a page below");
    refused(&touching(8192, &[4096, 0]), Property::Abi, "more than a page below");
    refused(&touching(4104, &[0]), Property::Abi, "more than a page below");
    refused(&touching(1 << 20, &[0]), Property::Abi, "more than a page below");
    // The kernel touches nothing, but the frame of a signal handler would be there.
    refused(&touching(8192, &[]), Property::Abi, "more than a page below");
}

#[test]
fn a_frame_whose_pages_are_touched_in_order() {
    let page = |touch: bool| {
        let store = touch.then(|| mov64_store(at(RSP, 0), RDX));
        std::iter::once(sub64(RSP, 4096)).chain(store)
    };
    let frame = |touched: [bool; 3]| {
        let insts = touched.into_iter().flat_map(page).chain([sub64(RSP, 64), add64(RSP, 3 * 4096 + 64)]);
        let mut kernel = preceded_by(x86_64(ROWS), insts);
        kernel.stack += 3 * 4096 + 64;
        kernel
    };
    prove(&frame([true; 3])).expect("each page is touched before the next");
    for missing in 0..3 {
        let mut touched = [true; 3];
        touched[missing] = false;
        refused(&frame(touched), Property::Abi, "more than a page below");
    }
}

#[test]
fn a_page_that_only_some_iterations_touch() {
    // Nothing is touched before the loop and, without an iteration, nothing after it.
    let (down, touch) = (vec![sub64(RSP, 4096)], vec![mov64_store(at(RSP, 0), RDX)]);
    let behind = vec![sub64(RSP, 4096), add64(RSP, 8192)];
    let mut kernel = around_loop(x86_64(ROWS), down, touch, behind);
    kernel.stack += 8192;
    refused(&kernel, Property::Abi, "more than a page below");
}

#[test]
fn a_frame_below_what_an_aarch64_caller_touched() {
    use aarch64::{SP, add64_imm, sub64_imm};
    let frame = |bytes: i64| {
        let mut kernel = preceded_by(named(Isa::Aarch64, ARM), [sub64_imm(SP, SP, bytes), add64_imm(SP, SP, bytes)]);
        kernel.stack += bytes as usize;
        kernel
    };
    prove(&frame(3072)).expect("with the 1024 bytes that a caller may have left this is a page");
    refused(&frame(3088), Property::Abi, "more than a page below");
}

// The stack pointer -----------------------------------------------------------------------------------------------

#[test]
fn a_stack_pointer_that_is_elsewhere_for_a_while() {
    let restored = |insts: Vec<Inst>| [vec![mov64(R9, RSP)], insts, vec![mov64(RSP, R9), mov64(R9, 0)]].concat();
    let elsewhere: [(Vec<Inst>, &str); 5] = [
        (vec![mov64(RSP, 0)], "rsp is 0x0, which is not at a known place in the frame"),
        (vec![mov64(RSP, RCX)], "rsp is &state, which is not at a known place in the frame"),
        (vec![mov64(RSP, at(RCX, 16))], "rsp is [state[16].0 state[16].1 state[16].2 state[16].3 state[20].0"),
        (vec![add64(RSP, 8)], "rsp is 8 bytes above its value at entry, outside of the frame, the 0 bytes below"),
        (vec![sub64(RSP, 16)], "rsp is 16 bytes below its value at entry, outside of the frame, the 0 bytes below"),
    ];
    for (insts, why) in elsewhere {
        refused(&preceded_by(x86_64(ROWS), restored(insts)), Property::Abi, why);
    }
}

#[test]
fn a_stack_pointer_that_is_not_aligned() {
    use aarch64::{SP, add64_imm, str64, sub64_imm, x};
    let frame = |bytes: i64| {
        let insts = [sub64_imm(SP, SP, bytes), str64(at(SP, 0), x(2)), add64_imm(SP, SP, bytes)];
        let mut kernel = preceded_by(named(Isa::Aarch64, ARM), insts);
        kernel.stack += 64;
        kernel
    };
    prove(&frame(32)).expect("a multiple of 16");
    refused(&frame(8), Property::Abi, "not aligned");
}

#[test]
fn a_frame_on_power_without_a_back_chain() {
    use ppc64le::{SP, addi, r, std};
    let kernel = || named(Isa::Ppc64le, POWER);
    let moved = |insts: Vec<Inst>| {
        let mut kernel = ended_by(kernel(), insts);
        kernel.stack += 64;
        kernel
    };
    refused(&moved(vec![addi(SP, SP, -64), addi(SP, SP, 64)]), Property::Abi, "without a back chain");
    // The word at the stack pointer is overwritten while there is a frame.
    let position = position(&kernel(), "std", |_| true);
    let over = |inst: &Inst| vec![std(at(SP, 0), r(5)), inst.clone()];
    refused(&plant(kernel(), "std", position, over), Property::Abi, "without a back chain");
    let restored = |inst: &Inst| {
        let link = [std(at(SP, 0), r(5)), addi(r(0), SP, kernel().stack as i64), std(at(SP, 0), r(0))];
        [&link[..], std::slice::from_ref(inst)].concat()
    };
    refused(&plant(kernel(), "std", position, restored), Property::Abi, "without a back chain");
}

#[test]
fn registers_that_the_system_looks_at() {
    use aarch64::{eor64, x};
    use ppc64le::{mr, r};
    // The registers are written back, so they are unchanged at return.
    for n in [18, 29] {
        let kernel = preceded_by(named(Isa::Aarch64, ARM), [eor64(x(n), x(n), x(2)), eor64(x(n), x(n), x(2))]);
        refused(&kernel, Property::Abi, "that the system uses");
    }
    for n in [2, 13] {
        let insts = [mr(r(12), r(n)), mr(r(n), r(5)), mr(r(n), r(12))];
        refused(&preceded_by(named(Isa::Ppc64le, POWER), insts), Property::Abi, "that the system uses");
    }
}

// Upper halves ----------------------------------------------------------------------------------------------------

/// Returns code that leaves upper halves dirty, in a register that no kernel here uses.
fn dirty() -> Vec<Inst> {
    vec![vpxor(ymm(15), ymm(15), ymm(15))]
}

#[test]
fn a_legacy_encoding_where_an_upper_half_may_be_dirty() {
    let kernel = || x86_64(SHA);
    let refused = |kernel: &Kernel| refused(kernel, Property::Abi, "is in the legacy encoding");
    // The upper halves are as the caller left them.
    refused(&plant(kernel(), "vzeroupper", 0, |_| vec![]));
    // The kernel itself left them dirty: before the first instruction, by writing zeros instead, and in the previous
    // iteration.
    refused(&plant(kernel(), "vzeroupper", 0, |inst| [vec![inst.clone()], dirty()].concat()));
    let zeros = |_: &Inst| (0..16).map(|n| vpxor(xmm(n), xmm(n), xmm(n))).collect();
    refused(&plant(kernel(), "vzeroupper", 0, zeros));
    refused(&around_loop(kernel(), vec![], dirty(), vec![]));
    // The dirty half comes after the first load.
    refused(&plant(kernel(), "vmovdqu", 0, |inst| [vec![inst.clone()], dirty()].concat()));
}

#[test]
fn a_return_without_vzeroupper() {
    let refused = |kernel: &Kernel| refused(kernel, Property::Abi, "without vzeroupper");
    let zeros = |_: &Inst| (0..16).map(|n| vpxor(xmm(n), xmm(n), xmm(n))).collect();
    refused(&plant(x86_64(ROWS), "vzeroupper", 0, zeros));
    refused(&ended_by(x86_64(ROWS), [vpxor(ymm(0), ymm(0), ymm(0))]));
    refused(&ended_by(x86_64(ROWS), [vpxord(zmm(0), zmm(0), zmm(0))]));
    // The half is dirty on one path of several, and in the loop of a kernel that was clean before.
    let mut kernel = x86_64(ROWS);
    kernel.code.push(straight([cmp64(RDX, 1)]));
    kernel.code.push(Code::Skip { unless: BELOW, body: vec![straight(dirty())] });
    refused(&kernel);
    refused(&around_loop(x86_64(WORDS), vec![], dirty(), vec![]));
}

// Undefined results -----------------------------------------------------------------------------------------------

#[test]
fn a_wipe_by_an_undefined_result() {
    // A processor may keep the old half.
    use ppc64le::{li, mtvsrd, r, vs};
    let halves = |inst: &Inst| {
        let raddle_isa::Operand::Reg(view) = inst.args[0] else { unreachable!("a register") };
        vec![li(r(0), 0), mtvsrd(vs(view.reg.n), r(0))]
    };
    let kernel = named(Isa::Ppc64le, "sha256_blocks_vsx");
    let wipes = kernel.insts().iter().filter(|inst| inst.row.name == "xxlxor").count();
    refused(&plant(kernel, "xxlxor", wipes - 1, halves), Property::Wipe, "holds a secret");
}

#[test]
fn an_undefined_half_of_a_secret() {
    use ppc64le::{ld, mtvsrd, r, vs};
    // The other half may hold the word too.
    let insts = [ld(r(0), at(r(6), 0)), mtvsrd(vs(0), r(0)), ppc64le::li(r(0), 0)];
    let kernel = ended_by(named(Isa::Ppc64le, POWER), insts);
    refused(&kernel, Property::Wipe, "holds a secret");
}

#[test]
fn undefined_flags_of_a_secret() {
    // After the exclusive or only the auxiliary carry is undefined, and may keep its value.
    let insts = [mov64(RAX, at(RDI, 0)), and64(RAX, RAX), xor32(RAX.bits(32), RAX.bits(32))];
    let kernel = ended_by(x86_64(WORDS), insts.clone());
    refused(&kernel, Property::Wipe, "flag af holds a secret");
    // A comparison defines the flag.
    prove(&ended_by(x86_64(WORDS), insts.into_iter().chain([cmp64(RDX, 1)]))).expect("all flags are public");
}

#[test]
fn undefined_results_that_are_taken_for_the_same() {
    // Both iterations rotate the same word under the same flags. The overflow flag is defined only after a rotation by
    // one bit.
    let rotated_by = |bits: i64| {
        let iteration = [mov64(R9, 0), rol32(R9.bits(32), bits), mov64(RCX, 0), adox64(RCX, RCX), xor64(R10, RCX)];
        let mut kernel = ended_by(x86_64(WORDS), [mov64(R10, 0), mov64(R11, 3), sub64(R11, 1)]);
        let body = vec![straight(iteration.into_iter().chain([sub64(R11, 1)]))];
        kernel.code.push(Code::Repeat { body, again: NOT_EQUAL });
        ended_by(kernel, [xor64(R10, at(RDI, 0)), mov64_store(at(RDI, 0), R10), mov64(R10, 0), cmp64(R10, 1)])
    };
    refused(&rotated_by(2), Property::Function, "the hash value is wrong");
    prove(&rotated_by(1)).expect("overflow is 0 in both iterations");
}

// Leftovers of loops ----------------------------------------------------------------------------------------------

/// Returns a kernel with a 64-byte frame around the loop, with code in it.
fn framed_loop(before: Vec<Inst>, within: Vec<Inst>, behind: Vec<Inst>) -> Kernel {
    let before = [vec![sub64(RSP, 64)], before].concat();
    let behind = [behind, vec![add64(RSP, 64)]].concat();
    let mut kernel = around_loop(x86_64(ROWS), before, within, behind);
    kernel.stack += 64;
    kernel
}

#[test]
fn a_secret_that_takes_several_iterations_to_arrive() {
    // At first, only a byte of the slot changes, and that byte is public. The whole word of the next iteration is
    // secret.
    let r9d = R9.bits(32);
    let before = vec![movabs(R9, 1_i64 << 32), mov64_store(at(RSP, 0), R9), movabs(R9, 2_i64 << 32)];
    let within = vec![mov64_store(at(RSP, 0), R9), mov64(R9, at(RSI, -256))];
    let wipe = vec![mov64(R9, 0), mov64_store(at(RSP, 0), R9)];
    // No kernel wipes this register, so the kernel returns its content.
    let leak = |offset: i64| vpbroadcastd_load(zmm(21), at(RSP, offset));
    let returned = vec![leak(4), mov64_store(at(RSP, 0), RDX)];
    refused(&framed_loop(before.clone(), within.clone(), returned), Property::Wipe, "zmm21 holds a secret");
    prove(&framed_loop(before, within, wipe.clone())).expect("nothing of it is left");
    // The secret moves only through registers, and in overlapping words.
    let before = vec![movabs(R9, 1_i64 << 32), movabs(R10, 2_i64 << 32), mov64_store(at(RSP, 0), R9)];
    let within = vec![mov64(R9, R10), mov64(R10, at(RSI, -256))];
    let returned = vec![mov64_store(at(RSP, 0), R9), leak(4), mov64_store(at(RSP, 0), RDX)];
    refused(&framed_loop(before, within, returned), Property::Wipe, "zmm21 holds a secret");
    let clear = [mov64(R9, 0), mov64(R10, 0), mov64_store(at(RSP, 0), RDX), mov64_store(at(RSP, 8), RDX)];
    let within = vec![
        mov32_store(at(RSP, 8), r9d),
        mov32(r9d, at(RSP, 4)),
        add32(r9d, 1),
        mov64_store(at(RSP, 4), R10),
        mov64(R10, at(RSI, -256)),
    ];
    let returned = [&[leak(8)], &clear[1..], &[cmp64(RDX, 1)]].concat();
    refused(&framed_loop(clear.to_vec(), within, returned), Property::Wipe, "zmm21 holds a secret");
}

#[test]
fn a_secret_through_a_chain_of_registers() {
    // Each iteration passes the secret on by one register, so it reaches the last one after as many iterations.
    let chain = [RBX, R12, R13, R14];
    let save: Vec<Inst> = (0..4).map(|i| mov64_store(at(RSP, 8 * i), chain[i as usize])).collect();
    let clear = chain.map(|reg| mov64(reg, 0));
    let hand_on = (1..4).rev().map(|i| mov64(chain[i], chain[i - 1]));
    let restore = (0..4).map(|i| mov64(chain[i as usize], at(RSP, 8 * i)));
    let within = hand_on.chain([mov64(chain[0], at(RSI, -256))]).collect();
    let kernel = framed_loop(
        [save, clear.to_vec()].concat(),
        within,
        [mov64_store(at(RSP, 40), R14), vpbroadcastd_load(zmm(21), at(RSP, 40)), mov64_store(at(RSP, 40), RDX)]
            .into_iter()
            .chain(restore)
            .collect(),
    );
    refused(&kernel, Property::Wipe, "zmm21 holds a secret");
}

#[test]
fn stack_that_only_a_loop_wrote() {
    // Without an iteration, nothing has been written to the slot.
    let (store, load) = (mov64_store(at(RSP, 0), RDX), mov64(RAX, at(RSP, 0)));
    let kernel = framed_loop(vec![], vec![store.clone()], vec![load.clone()]);
    refused(&kernel, Property::Bounds, "where maybe nothing was written");
    // In the first iteration, no earlier one has written to the slot either.
    let kernel = framed_loop(vec![], vec![load.clone(), store.clone()], vec![]);
    refused(&kernel, Property::Bounds, "where");
    prove(&framed_loop(vec![store.clone()], vec![store.clone()], vec![load.clone()])).expect("written before the loop");
    prove(&framed_loop(vec![], vec![store.clone()], vec![store, load])).expect("written behind it");
}

#[test]
fn a_secret_that_only_a_loop_left_on_the_stack() {
    let within = vec![mov64(RAX, at(RSI, -256)), mov64_store(at(RSP, 0), RAX)];
    refused(&framed_loop(vec![], within, vec![]), Property::Wipe, "stack[");
}

#[test]
fn a_weave_that_does_nothing_for_short_messages() {
    // The woven code has an instruction that its strands lack: if the message is shorter than an iteration of the loop,
    // this code writes no result.
    let mut kernel = x86_64(ROWS);
    kernel.code.insert(0, straight([cmp64(RDX, 64)]));
    kernel.code.insert(1, Code::Skip { unless: ABOVE_OR_EQUAL, body: vec![straight([nop()])] });
    dataflow(&kernel).expect("no difference is planted yet");
    let kernel = plant(kernel, "nop", 0, |_| vec![mov64(RDX, 0)]);
    assert_eq!(dataflow(&kernel).expect_err("it writes less").property, Property::Dataflow);
}

// Memory that holds nothing ---------------------------------------------------------------------------------------

#[test]
fn bytes_of_a_key_that_no_schedule_writes() {
    for (size, name) in [(Size::Aes128, "aes128"), (Size::Aes192, "aes192"), (Size::Aes256, "aes256")] {
        for isa in Isa::ALL {
            for kernel in raddle_kernels::of(isa).filter(|kernel| kernel.name.starts_with(&format!("{name}_gcm_"))) {
                // The counter mode of AES-GCM-SIV and its derivation of keys have schedules alone.
                let Some(key) = kernel.contract.regions().find(|region| region.name == "key") else {
                    let schedules_alone =
                        ["_gcm_siv_xor", "_gcm_siv_keys"].iter().any(|name| kernel.name.contains(name));
                    assert!(schedules_alone, "{isa} {}: a key", kernel.name);
                    continue;
                };
                let held: Vec<usize> = (0..256).filter(|&at| key.holds(at)).collect();
                assert_eq!(held, (0..size.schedule_bytes()).collect::<Vec<_>>(), "{isa} {}", kernel.name);
                assert!(key.holds(256), "{isa} {}: powers", kernel.name);
            }
        }
    }
    let read = |offset: i64| {
        let kernel = x86_64("aes128_gcm_seal_finish_aesni");
        let load = |to: View| mov64(to, Mem { ..at(RCX, offset) });
        ended_by(kernel, [load(RAX), mov64(RAX, 0)])
    };
    prove(&read(168)).expect("the last round key");
    refused(&read(176), Property::Bounds, "where maybe nothing was written");
    refused(&read(248), Property::Bounds, "where maybe nothing was written");
}
