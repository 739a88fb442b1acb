//! Kernels of the library with changes.

use std::sync::LazyLock;

use raddle_isa::code::{Extent, Limb, Meaning, Parameter, Region};
use raddle_isa::{Code, Contract, Number, Operand};
use raddle_kernels::Kernel;

use super::case::{Case, Claim};
use super::changes::change;
use crate::cosim::random::Random;

/// The kernels that are changed: the others take long to prove.
static KERNELS: LazyLock<Vec<Kernel>> = LazyLock::new(|| {
    /// The maximal number of instructions, for all lengths that are proved one by one.
    const MAX: u64 = 20_000;
    let cost =
        |kernel: &Kernel| kernel.insts().len() as u64 * (stride(&kernel.code) / kernel.contract.lengths().0).max(1);
    raddle_kernels::all().into_iter().filter(|kernel| cost(kernel) <= MAX).collect()
});

/// Returns the largest number with which a test of a loop over the message compares.
fn stride(code: &[Code]) -> u64 {
    let of = |part: &Code| match part {
        Code::While { test, .. } => {
            let numbers = test.iter().flat_map(|inst| &inst.args).map(|arg| match arg {
                Operand::Imm(x) => x.unsigned_abs(),
                _ => 0,
            });
            numbers.max().unwrap_or(0)
        }
        Code::Repeat { body, .. } | Code::Skip { body, .. } => stride(body),
        Code::Straight(_) | Code::Note(_) => 0,
    };
    code.iter().map(of).max().unwrap_or(0)
}

/// Returns a kernel with up to three changes in its code, or with up to two in its contract.
pub(super) fn case(random: &mut Random) -> Case {
    let mut kernel = KERNELS[random.below(KERNELS.len())].clone();
    if random.once_in(3) {
        for _ in 0..=random.below(2) {
            change_contract(&mut kernel.contract, random);
        }
        return Case { kernel, claim: Claim::OtherContract };
    }
    for _ in 0..random.below(4) {
        change(&mut kernel, random);
    }
    Case { kernel, claim: Claim::Operation }
}

/// Returns a number near another one, or a number at a limit.
fn near(x: u64, random: &mut Random) -> u64 {
    match random.below(8) {
        0 => 0,
        1 => 1,
        2 => x.wrapping_add(1),
        3 => x.wrapping_sub(1),
        4 => x / 2,
        5 => x.saturating_mul(2),
        6 => x.wrapping_add(random.of(&[4, 8, 16, 64, 8u64.wrapping_neg(), 16u64.wrapping_neg()])),
        _ => random.of(&[u64::MAX, 1 << 63, 1 << 40, 1 << 32, 1 << 20]),
    }
}

/// Changes a contract in one place.
fn change_contract(contract: &mut Contract, random: &mut Random) {
    let count = contract.parameters.len();
    let names: Vec<&'static str> = contract.regions().map(|region| region.name).collect();
    match random.below(12) {
        0 => {
            let set: Vec<_> = names.into_iter().filter(|_| random.once_in(2)).collect();
            contract.may_alias.push(set.leak());
        }
        1 => contract.may_alias.clear(),
        2 | 3 if !contract.numbers.is_empty() => change_number(contract, &names, random),
        4 => contract.parameters.swap(random.below(count), random.below(count)),
        5 => _ = contract.parameters.remove(random.below(count)),
        6 => {
            let parameter = contract.parameters[random.below(count)].clone();
            contract.parameters.push(parameter);
        }
        _ => match &mut contract.parameters[random.below(count)] {
            Parameter::Pointer(region) => change_region(region, random),
            Parameter::Length { multiple, .. } if random.once_in(2) => *multiple = near(*multiple, random),
            Parameter::Length { max, .. } => {
                *max = if random.once_in(3) { None } else { Some(near(max.unwrap_or(256), random)) };
            }
            Parameter::Messages { count, .. } => *count = near(*count as u64, random) as usize,
        },
    }
}

fn change_region(region: &mut Region, random: &mut Random) {
    let bytes = if let Extent::Bytes(bytes) = region.extent { bytes as u64 } else { 64 };
    let mut part = || {
        let start = random.below(1 + bytes.min(1 << 20) as usize);
        start..near(start as u64 + 8, random) as usize
    };
    match (part(), part(), random.below(12)) {
        (_, _, 0) => region.readable ^= true,
        (_, _, 1) => region.written ^= true,
        (_, _, 2 | 3) => region.secret ^= true,
        (a, b, 4 | 5) => region.held = Some(vec![a, b]),
        (_, _, 6 | 7) => region.held = None,
        (a, _, 8) => region.only = Some(a),
        (_, _, 9) => region.only = None,
        (_, _, 10) => region.extent = Extent::Bytes(near(bytes, random) as usize),
        _ => {
            let share = Extent::Share("len", near(16, random), near(64, random));
            region.extent = random.of(&[Extent::Parameter("len"), share]);
        }
    }
}

fn change_number(contract: &mut Contract, names: &[&'static str], random: &mut Random) {
    let count = contract.numbers.len();
    let numbers = &mut contract.numbers;
    let at = random.below(count);
    let any = |random: &mut Random| near(random.below(8) as u64, random);
    match random.below(6) {
        0 => _ = numbers.remove(at),
        1 => numbers.push(Number { region: random.of(names), ..numbers[at].clone() }),
        2 => {
            let [a, b] = [any(random), any(random)];
            let (i, j) = (a as u32, b as usize);
            numbers[at].is = random.of(&[
                Meaning::Any,
                Meaning::Power(i),
                Meaning::Shifted(i, b as u32),
                Meaning::Folded(j),
                Meaning::Times(a, j),
            ]);
        }
        3 => numbers[at].limbs.truncate(random.below(2)),
        _ => {
            let limbs = &mut numbers[at].limbs;
            if limbs.is_empty() {
                return;
            }
            let i = random.below(limbs.len());
            let limb: &mut Limb = &mut limbs[i];
            match random.below(5) {
                0 => limb.at = near(limb.at as u64, random) as usize,
                1 => limb.bytes = near(limb.bytes as u64, random) as usize,
                2 => limb.shift = near(limb.shift.into(), random) as u32,
                3 => limb.max = near(limb.max, random),
                _ => limb.multiple = near(limb.multiple, random),
            }
        }
    }
}
