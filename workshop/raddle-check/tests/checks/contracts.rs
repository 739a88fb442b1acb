//! Tests that contracts that are ambiguous or contradict themselves are refused, on every path to a proof.

use raddle_check::prove::{prove_by_its_contract, prove_statement};
use raddle_check::{contract, export, run, statement};
use raddle_isa::code::{Extent, Parameter, Region};
use raddle_isa::machine::STACK;
use raddle_isa::{Code, Cond, Isa, Meaning};
use raddle_kernels::Kernel;

#[test]
fn every_contract_is_accepted() {
    let kernels = [raddle_kernels::all(), raddle_kernels::candidates()].concat();
    for kernel in &kernels {
        contract::check(kernel).unwrap_or_else(|why| panic!("{} {}: {why}", kernel.isa, kernel.name));
    }
    println!("report: the contracts of {} kernels", kernels.len());
}

type Plant = (&'static str, &'static str, fn(&mut Kernel), &'static str);

fn region<'a>(kernel: &'a mut Kernel, name: &str) -> &'a mut Region {
    let found = kernel.contract.parameters.iter_mut().find_map(|parameter| match parameter {
        Parameter::Pointer(region) if region.name == name => Some(region),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("no {name}"))
}

fn length(kernel: &mut Kernel) -> (&mut u64, &mut Option<u64>) {
    let found = kernel.contract.parameters.iter_mut().find_map(|parameter| match parameter {
        Parameter::Length { multiple, max, .. } => Some((multiple, max)),
        _ => None,
    });
    found.expect("a length")
}

fn count(kernel: &mut Kernel) -> &mut usize {
    let found = kernel.contract.parameters.iter_mut().find_map(|parameter| match parameter {
        Parameter::Messages { count, .. } => Some(count),
        _ => None,
    });
    found.expect("messages")
}

const XOR: &str = "chacha20_xor_gpr";
const LANES: &str = "sha256_lanes_avx2_x8";
const BLOCKS: &str = "poly1305_blocks_ifma";
const SHARE: &str = "chacha20_poly1305_blocks_avx512x32";

const PLANTS: [Plant; 33] = [
    ("too many parameters", XOR, |k| k.contract.parameters.extend(vec![Parameter::table(); 2]), "registers for 6"),
    ("a name twice", XOR, |k| region(k, "input").name = "out", "twice"),
    ("the name of the stack", XOR, |k| region(k, "input").name = STACK, "twice"),
    (
        "two lengths",
        XOR,
        |k| k.contract.parameters.insert(0, Parameter::Length { name: "n", multiple: 1, max: None }),
        "more",
    ),
    ("no multiple", XOR, |k| *length(k).0 = 0, "multiple of 0"),
    ("a greatest length of 0", XOR, |k| *length(k).1 = Some(0), "at most"),
    ("parts of blocks", "md5_blocks_gpr", |k| *length(k).0 = 32, "blocks of 64"),
    ("no result", XOR, |k| region(k, "out").written = false, "no result"),
    ("an empty part", BLOCKS, |k| region(k, "state").only = Some(8..8), "empty"),
    ("a part outside", BLOCKS, |k| region(k, "state").only = Some(8..1 << 20), "outside"),
    ("another length", XOR, |k| region(k, "out").extent = Extent::Parameter("n"), "not a length"),
    ("parts of a message", XOR, |k| region(k, "out").only = Some(0..8), "in parts"),
    ("a longer table", XOR, |k| k.table.push(0), "table"),
    ("a name that is no region", XOR, |k| k.contract.may_alias = vec![&["out", "inptu"]], "are not regions"),
    ("a region alone", XOR, |k| k.contract.may_alias = vec![&["out"]], "are not regions"),
    ("a wide limb", BLOCKS, |k| k.contract.numbers[0].limbs[0].bytes = 16, "a limb of 16"),
    ("limbs that overlap", BLOCKS, |k| k.contract.numbers[1].limbs[0].at = 4, "overlap"),
    ("messages without a length", LANES, |k| k.contract.parameters.retain(|p| p.name() != "len"), "without a length"),
    ("too many messages", LANES, |k| *count(k) = 1 + Parameter::MAX_MESSAGES, "128 are possible"),
    ("a maximum that is never reached", XOR, |k| *length(k).1 = Some(1 << 40), "65536 is the maximum for both"),
    ("a large multiple", XOR, |k| *length(k).0 = 1 << 17, "65536 is the maximum for both"),
    (
        "a share that no length has",
        SHARE,
        |k| region(k, "mac").extent = Extent::Share("len", u64::MAX, 512),
        "65536 is",
    ),
    ("a large region", XOR, |k| region(k, "state").extent = Extent::Bytes(1 << 40), "1048576 is the maximum"),
    ("a number without limbs", BLOCKS, |k| k.contract.numbers[0].limbs.clear(), "without limbs"),
    ("a multiple of 0", BLOCKS, |k| k.contract.numbers[0].limbs[0].multiple = 0, "a multiple of 0"),
    ("a large weight", BLOCKS, |k| k.contract.numbers[0].limbs[0].shift = u32::MAX, "a limb times 2^4294967295"),
    ("a limb at the end of memory", BLOCKS, |k| k.contract.numbers[0].limbs[0].at = usize::MAX, "a limb of 8 bytes at"),
    ("a multiple of nothing", BLOCKS, |k| k.contract.numbers[0].is = Meaning::Times(5, 1 << 20), "which has 0 limbs"),
    ("a sum of nothing", BLOCKS, |k| k.contract.numbers[0].is = Meaning::Folded(usize::MAX), "which is missing"),
    ("a large power", BLOCKS, |k| k.contract.numbers[0].is = Meaning::Power(u32::MAX), "4096 is the maximum"),
    (
        "a jump on no flag",
        XOR,
        |k| k.code.push(Code::Skip { unless: Cond::new(154, true), body: Vec::new() }),
        "a jump on flag 154, which x86_64 lacks",
    ),
    ("the code of another set", XOR, |k| k.isa = Isa::Aarch64, "and is code of aarch64"),
    ("a longer tag", "poly1305_finish_gpr", |k| region(k, "tag").extent = Extent::Bytes(24), "a tag"),
];

#[test]
fn planted_contracts_are_refused() {
    for (what, name, plant, why) in PLANTS {
        let mut kernel = raddle_kernels::named(Isa::X86_64, name).unwrap_or_else(|| panic!("{name}"));
        plant(&mut kernel);
        let refusals = [
            prove_statement(&kernel, &statement::of).expect_err(what).why,
            prove_by_its_contract(&kernel).expect_err(what).why,
            run::runs_right(&kernel, 1, 64).expect_err(what),
            export::goals(&kernel).err().expect(what),
        ];
        for refusal in refusals {
            assert!(refusal.contains(why), "{what}: {refusal}");
        }
    }
    println!("report: {} planted faults in contracts refused", PLANTS.len());
}

/// A statement names inputs and results that must be in the contract.
#[test]
fn a_contract_without_what_the_statement_names_is_refused() {
    type Change = (&'static str, fn(&mut Kernel));
    let plants: [Change; 7] = [
        (XOR, |k| {
            region(k, "out").extent = Extent::Share("len", 128, 1);
            k.contract.may_alias.clear();
        }),
        (XOR, |k| region(k, "state").extent = Extent::Bytes(32)),
        (XOR, |k| {
            region(k, "input").name = "inptu";
            k.contract.may_alias.clear();
        }),
        (XOR, |k| {
            region(k, "input").readable = false;
            k.contract.may_alias.clear();
        }),
        (BLOCKS, |k| region(k, "state").only = Some(0..8)),
        (BLOCKS, |k| drop(k.contract.numbers.pop())),
        ("chacha20_poly1305_begin_avx512_row3", |k| region(k, "state").only = None),
    ];
    for (name, plant) in plants {
        let mut kernel = raddle_kernels::named(Isa::X86_64, name).unwrap_or_else(|| panic!("{name}"));
        plant(&mut kernel);
        let refusal = prove_by_its_contract(&kernel).expect_err(name).why;
        assert_eq!(refusal, "the contract has other parameters or limbs than the operation's");
    }
}
