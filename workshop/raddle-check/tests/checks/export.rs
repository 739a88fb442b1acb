//! Tests that the exported goals hold for proved kernels, and not for wrong ones. This needs no solver: a goal that
//! says too much fails for random inputs.

use raddle_check::export::goals;
use raddle_check::export::raw::Points;
use raddle_check::mutate::mutants;
use raddle_check::prove::prove;
use raddle_check::run;
use raddle_isa::Isa;
use raddle_isa::builder::at;
use raddle_isa::x86_64::{RAX, RSP, mov64};
use raddle_kernels::Kernel;

/// Kernels whose loops carry values that seem unchanged at first, with the reason.
const KERNELS: [(Isa, &str); 5] = [
    // A register holds the pointer of one message before an iteration, and the pointer of another after it.
    (Isa::X86_64, "md5_lanes_avx2_x8"),
    (Isa::Aarch64, "poly1305_blocks_neon"),
    // A word of the stack changes, and the word next to it does not.
    (Isa::X86_64, "aes128_gcm_seal_blocks_vaes512_lean"),
    (Isa::X86_64, "aes256_gcm_open_blocks_vaes512_packed"),
    // The stack holds limbs.
    (Isa::X86_64, "poly1305_blocks_avx2"),
];

/// The seed of inputs other than those from which places are chosen.
const SEED: u64 = 1;

fn named((isa, name): (Isa, &str)) -> Kernel {
    raddle_kernels::named(isa, name).unwrap_or_else(|| panic!("{isa} has no {name}"))
}

/// Returns the first goal of a kernel that fails for random inputs.
fn failing(kernel: &Kernel) -> Result<Option<String>, String> {
    let mut points = Points::new(SEED);
    let all = goals(kernel)?.all;
    let failing = all.iter().find(|goal| !points.agree(goal.left, goal.right));
    Ok(failing.map(|goal| format!("{}: {}", goal.topic, goal.name)))
}

/// Returns whether a kernel leaves the right results in memory. No goal says anything about registers that it must
/// preserve.
fn leaves_right(kernel: &Kernel) -> bool {
    [0, 64, 128, 320].iter().all(|&len| run::leaves_right(kernel, 1, len))
}

#[test]
fn goals_hold_for_drawn_inputs() {
    for kernel in KERNELS.map(named) {
        assert_eq!(failing(&kernel), Ok(None), "{}", kernel.name);
    }
}

/// Leaves out the first load of the first message's pointer: an iteration then finds the last one's pointer in the register,
/// where the code before the loop or the previous iteration left it.
#[test]
fn a_pointer_that_is_left_in_a_register_is_not_the_one_that_is_needed() {
    let mut kernel = named(KERNELS[0]);
    let before = kernel.insts().len();
    let load = "mov rax, qword ptr [rsp]";
    let mut loads = 0;
    kernel.edit(|inst| {
        let text = inst.to_string();
        loads += usize::from(text == load);
        match &*text {
            // Before the loop, where no iteration has left a pointer yet.
            "vmovdqu ymmword ptr [rsp + 672], ymm3" if loads == 0 => vec![inst.clone(), mov64(RAX, at(RSP, 56))],
            _ if text == load && loads == 1 => Vec::new(),
            _ => vec![inst.clone()],
        }
    });
    assert_eq!(kernel.insts().len(), before);
    let refusal = prove(&kernel).expect_err("the prover tells pointers apart");
    let failing = failing(&kernel);
    assert_ne!(failing, Ok(None), "no goal fails");
    println!("report: {refusal}; {failing:?}");
}

#[test]
fn goals_of_wrong_kernels_fail() {
    let kernel = named(KERNELS[0]);
    let all = mutants(&kernel);
    // An odd stride selects all kinds of change.
    let mutants = all.iter().step_by(all.len() / 60 | 1);
    let wrong: Vec<Kernel> = mutants.map(|mutant| mutant.of(&kernel)).filter(|mutant| !leaves_right(mutant)).collect();
    let failing: Vec<_> = wrong.iter().map(failing).collect();
    let refused = failing.iter().filter(|failing| failing.is_err()).count();
    let fail = failing.iter().filter(|failing| matches!(failing, Ok(Some(_)))).count();
    println!(
        "report: {} wrong mutants of {}: {fail} with a goal that fails, {refused} refused",
        wrong.len(),
        kernel.name
    );
    assert!(wrong.len() > 20 && fail > 10, "too few to tell anything");
    assert_eq!(fail + refused, wrong.len());
}
