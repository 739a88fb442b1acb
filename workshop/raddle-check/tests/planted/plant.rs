//! Plants faults in kernels.

use raddle_check::explore::{Property, Refusal, entry, stack_pointers};
use raddle_check::mutate;
use raddle_check::prove::{self, prove_by_its_contract};
use raddle_check::term::reset;
use raddle_isa::{Code, Inst, Isa, Mem, Operand, Strand, View};
use raddle_kernels::Kernel;

/// Returns the kernel with this name, a shipped one or a candidate. `cargo xtask prove` proves all shipped kernels
/// unchanged, so no test proves them again.
pub(crate) fn named(isa: Isa, name: &str) -> Kernel {
    let of =
        |kernels: fn() -> Vec<Kernel>| kernels().into_iter().find(|kernel| kernel.isa == isa && kernel.name == name);
    raddle_kernels::named(isa, name)
        .or_else(|| of(raddle_kernels::candidates))
        .unwrap_or_else(|| panic!("{isa} has no {name}"))
}

/// Returns the kernel with this name on x86-64.
pub(crate) fn x86_64(name: &str) -> Kernel {
    named(Isa::X86_64, name)
}

/// Returns code without branches.
pub(crate) fn straight(insts: impl IntoIterator<Item = Inst>) -> Code {
    Code::Straight(Strand::from_iter(insts))
}

/// Returns the index of an operand in memory.
pub(crate) fn operand(inst: &Inst) -> usize {
    inst.args.iter().position(|arg| matches!(arg, Operand::Mem(_))).expect("an operand in memory")
}

/// Returns whether an instruction addresses memory through this register.
pub(crate) fn by(inst: &Inst, base: View) -> bool {
    inst.memory().is_some_and(|(_, mem)| mem.base == Some(base.reg))
}

/// Checks that the kernel of a hash function is refused because of a wrong hash value.
#[track_caller]
pub(crate) fn wrong_value(kernel: &Kernel) {
    wrong(kernel, "the hash value is wrong");
}

/// Changes the instruction of this row that comes after `skip` others of the row.
pub(crate) fn plant(mut kernel: Kernel, row: &str, skip: usize, change: impl Fn(&Inst) -> Vec<Inst>) -> Kernel {
    let mut seen = 0;
    kernel.edit(|inst| {
        let here = inst.row.name == row;
        seen += here as usize;
        if here && seen == skip + 1 { change(inst) } else { vec![inst.clone()] }
    });
    assert!(seen > skip, "{} has {seen} {row}", kernel.name);
    kernel
}

/// Returns the instruction with operand `i` replaced.
pub(crate) fn with(inst: &Inst, i: usize, arg: impl Into<Operand>) -> Inst {
    let mut args = inst.args.clone();
    args[i] = arg.into();
    Inst::new(inst.row, &args)
}

/// Returns another instruction with the same operands.
pub(crate) fn row_of(other: &Inst, inst: &Inst) -> Vec<Inst> {
    vec![Inst::new(other.row, &inst.args)]
}

/// Returns the instruction with the address in operand `i` moved.
pub(crate) fn moved(inst: &Inst, i: usize, by: i64) -> Vec<Inst> {
    let Operand::Mem(mem) = inst.args[i] else { unreachable!("an operand in memory") };
    vec![with(inst, i, Mem { disp: mem.disp + by, ..mem })]
}

/// Returns the instruction with its constant changed by one.
pub(crate) fn by_one(inst: &Inst) -> Vec<Inst> {
    let i = inst.args.iter().position(|arg| matches!(arg, Operand::Imm(_))).expect("a constant");
    let Operand::Imm(x) = inst.args[i] else { unreachable!("a constant") };
    vec![with(inst, i, Operand::Imm(x + 1))]
}

/// Checks that the kernel is refused for this property, with a reason that contains these words. The proof uses the
/// kernel's own contract, in which a fault may be planted.
#[track_caller]
pub(crate) fn refused(kernel: &Kernel, property: Property, why: &str) {
    let refusal = prove_by_its_contract(kernel).expect_err("a planted fault is refused");
    assert_eq!(refusal.property, property, "{refusal}");
    assert!(refusal.why.contains(why), "{refusal}");
}

/// Checks that the woven kernel computes the results of its strands, out of place.
pub(crate) fn dataflow(kernel: &Kernel) -> Result<(), Refusal> {
    reset();
    prove::dataflow(kernel, &entry(kernel, &[], stack_pointers(kernel)?[0]))
}

/// Checks that the kernel is refused because of a wrong result.
#[track_caller]
pub(crate) fn wrong(kernel: &Kernel, why: &str) {
    refused(kernel, Property::Function, why);
}

/// Returns the place, among the instructions of a row, of the first one for which `is` holds.
pub(crate) fn position(kernel: &Kernel, row: &str, is: impl Fn(&Inst) -> bool) -> usize {
    let of_row = kernel.insts().into_iter().filter(|inst| inst.row.name == row).position(is);
    of_row.unwrap_or_else(|| panic!("{} has no such {row}", kernel.name))
}

/// Changes the last instruction of this row for which `is` holds.
pub(crate) fn plant_last(
    kernel: Kernel,
    row: &str,
    is: impl Fn(&Inst) -> bool,
    change: impl Fn(&Inst) -> Vec<Inst>,
) -> Kernel {
    let of_row: Vec<&Inst> = kernel.insts().into_iter().filter(|inst| inst.row.name == row).collect();
    let last = of_row.iter().rposition(|inst| is(inst)).expect("there is one");
    plant(kernel, row, last, change)
}

/// Checks that all mutants of a kernel that change a result are refused. `runs_right` gets a seed and a length.
pub(crate) fn mutants(isa: Isa, name: &str, count: usize, runs_right: fn(&Kernel, u64, usize) -> Result<(), String>) {
    let kernel = named(isa, name);
    let iteration = kernel.contract.lengths().0 as usize;
    let right = |kernel: &Kernel| [0, 1, 2, 5].iter().all(|&n| runs_right(kernel, n as u64, n * iteration).is_ok());
    assert!(right(&kernel), "{name} itself runs right");
    let (score, escaped) = mutate::score(&kernel, count, right);
    println!("report: mutants of {isa} {name}: {score}");
    assert!(escaped.is_empty(), "wrong, and proved: {escaped:?}");
    assert!(score.wrong > count / 3, "too few mutants of {name} are wrong to tell anything");
}
