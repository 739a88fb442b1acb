//! Faults of the kind that the author of a first kernel makes, each with the whole refusal, which a stranger must
//! understand.

use crate::plant::{by_one, named, plant, straight, wrong, x86_64};
use raddle_check::explore::{Inputs, Refusal};
use raddle_check::prove::prove_statement;
use raddle_check::run::first_wrong::first_wrong;
use raddle_check::statement::{self, Statement};
use raddle_check::term::Term;
use raddle_check::{mutate, prove};
use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{at, woven};
use raddle_isa::{Code, Contract, Inst, Isa, Order, Parameter, Strand, aarch64, ppc64le};
use raddle_kernels::reference::{Draw, Regions};
use raddle_kernels::{Builder, Kernel, Operation, kernel};

/// The toy of the tutorial: every bit of a message inverted.
#[derive(PartialEq, Debug)]
struct Invert;

impl Operation for Invert {
    fn name(&self) -> String {
        "invert".into()
    }

    fn contract(&self) -> Contract {
        Contract {
            doc: "`out = NOT input`.",
            parameters: vec![
                Parameter::output("out", "the result"),
                Parameter::input("input", "the message"),
                Parameter::Length { name: "len", multiple: 1, max: None },
                Parameter::table(),
            ],
            may_alias: vec![&["out", "input"]],
            numbers: Vec::new(),
        }
    }

    fn draw(&self, draw: &Draw) -> Regions {
        [("input", draw.message(6))].into()
    }

    fn reference(&self, given: &Regions) -> Regions {
        [("out", given["input"].iter().map(|byte| !byte).collect())].into()
    }
}

struct Inverted(Inputs);

impl Statement for Inverted {
    fn expected(&mut self, _: &str, offset: usize) -> Option<Term> {
        Some(!self.0.byte("input", offset))
    }

    fn describe(&self) -> String {
        "out = not input".into()
    }
}

/// Returns the kernel of the tutorial with two strands, a callee-saved register and a slot.
fn invert() -> Kernel {
    kernel::<X86_64>("invert_avx2", Invert, "2 strands", |k| {
        let [out, input, len] = ["out", "input", "len"].map(|name| k.arg(name));
        let constant = k.constants([0xff; 32]);
        let ones: Ymm = k.take();
        let registers: [Ymm; 2] = k.take_all();
        let byte = k.fix(RBX.low32());
        k.slots(1, 32);
        k.clear(registers);
        let strand = |i: usize| -> Strand {
            let x = registers[i];
            [vmovdqu(x, at(input, 32 * i)), vpxor(x, x, ones), vmovdqu_store(at(out, 32 * i), x)].into_iter().collect()
        };
        let iteration = |bytes: usize, body: Code| {
            let body = vec![body, straight([add64(out, bytes), add64(input, bytes), sub64(len, bytes)])];
            Code::While { test: vec![cmp64(len, bytes)], enter: ABOVE_OR_EQUAL, body }
        };
        let one = [movzx8(byte, at(input, 0)), xor32(byte, 0xff), mov8_store(at(out, 0), byte.whole().low8())];
        vec![
            straight([vmovdqu(ones, constant.at(0))].phase("load: ones")),
            iteration(64, woven((0..2).map(strand), Order::RoundRobin).into()).phase("loop: 64 bytes"),
            iteration(1, straight(one)).phase("tail: byte by byte"),
        ]
    })
}

/// Returns the toy with the instruction of this text replaced by others, or left out.
fn with(text: &str, by: impl IntoIterator<Item = Inst>) -> Kernel {
    let (mut kernel, by) = (invert(), Vec::from_iter(by));
    assert!(kernel.insts().iter().any(|inst| inst.to_string() == text), "no `{text}` in\n{}", kernel.print());
    kernel.edit(|inst| if inst.to_string() == text { by.clone() } else { vec![inst.clone()] });
    kernel
}

/// Returns the toy with another contract.
fn with_contract(change: impl Fn(&mut Contract)) -> Kernel {
    let mut kernel = invert();
    change(&mut kernel.contract);
    kernel
}

/// Returns a kernel with one more instruction at its end.
fn ended_by(mut kernel: Kernel, inst: Inst) -> Kernel {
    kernel.code.push(straight([inst]));
    kernel
}

fn refusal(kernel: &Kernel) -> Result<prove::Proof, Refusal> {
    match kernel.operation.is::<Invert>() {
        true => prove_statement(kernel, &|_, inputs| Box::new(Inverted(inputs))),
        false => prove_statement(kernel, &statement::of),
    }
}

/// Checks the whole refusal.
#[track_caller]
fn says(kernel: &Kernel, expected: &str) {
    assert_eq!(refusal(kernel).expect_err("a planted fault is refused").to_string(), expected);
}

#[test]
fn the_toy_itself_is_proved() {
    refusal(&invert()).expect("nothing is wrong");
    assert_eq!(
        first_wrong(&invert()),
        "in the interpreter, one message of each length tried, up to 4096 bytes, gives the right result"
    );
}

#[test]
fn a_pointer_that_a_loop_moves_wrongly() {
    says(
        &with("add rdi, 64", []),
        "bounds: `vmovdqu ymmword ptr [rdi], ymm1`: rdi points to out[0] before an iteration of 64 bytes, and to out[0] \
         instead of out[64] after it, in the phase \"loop: 64 bytes\"",
    );
    says(
        &with("add rsi, 64", [add64(RSI, 32)]),
        "bounds: `vmovdqu ymm1, ymmword ptr [rsi]`: rsi points to input[0] before an iteration of 64 bytes, and to \
         input[32] instead of input[64] after it, in the phase \"loop: 64 bytes\"",
    );
    for (by, said) in [(vec![], "0"), (vec![sub64(RDX, 32)], "32"), (vec![sub64(RDX, 65)], "65")] {
        says(
            &with("sub rdx, 64", by),
            &format!(
                "bounds: an iteration does not reduce the length that its loop tests by 64, but by {said}, in the phase \
                 \"loop: 64 bytes\""
            ),
        );
    }
}

#[test]
fn a_fault_that_exists_only_in_place() {
    // The second pass reads what the first one wrote.
    let again = |x: Ymm| [vmovdqu(x, at(RSI, 0)), vpxor(x, x, ymm(0)), vmovdqu_store(at(RDI, 0), x)];
    let kernel = with("add rdi, 64", again(ymm(1)).into_iter().chain([add64(RDI, 64)]));
    says(
        &kernel,
        "function: out[0] is input[0], not (input[0] ^ 0xff), for a length of 64, in the phase \"loop: 64 bytes\", with \
         out = input",
    );
    assert_eq!(
        first_wrong(&kernel),
        "in the interpreter, the first wrong result is for a length of 64, with out = input: out[0] is 0xfd, not 0x02, stored by `vmovdqu ymmword \
         ptr [rdi], ymm1` in the phase \"loop: 64 bytes\"; all of the tried messages give right results without `vpxor \
         ymm1, ymm1, ymm0` in the phase \"loop: 64 bytes\""
    );
}

#[test]
fn a_stack_pointer_that_is_wrong() {
    says(&with("add rsp, 40", [add64(RSP, 32)]), "abi: rsp is not restored");
    says(
        &with("add rsp, 40", [add64(RSP, 48)]),
        "abi: `add rsp, 48`: rsp is 8 bytes above its value at entry, outside of the frame, the 40 bytes below that value, \
         in the phase \"wipe: registers and stack that held secrets; restores the registers of the caller\"",
    );
    says(
        &with("add rsp, 40", [mov64(RSP, RBX)]),
        "abi: `mov rsp, rbx`: rsp is rbx at entry, which is not at a known place in the frame, in the phase \"wipe: \
         registers and stack that held secrets; restores the registers of the caller\"",
    );
}

#[test]
fn registers_have_their_names() {
    for (kernel, expected) in [
        (with("mov rbx, qword ptr [rsp + 32]", []), "abi: rbx is not restored"),
        (with("add rdi, 64", [mov64(R12, 5), add64(RDI, 64)]), "abi: r12 is not restored"),
        (with("vpxor xmm2, xmm2, xmm2", []), "wipe: ymm2 holds a secret at exit"),
        (ended_by(with("mov rbx, qword ptr [rsp + 32]", []), test64(RBX, RBX)), "abi: rbx is not restored"),
        (
            ended_by(named(Isa::Aarch64, "chacha20_xor_gpr"), aarch64::movz64(aarch64::x(25), 0)),
            "abi: x25 is not restored",
        ),
        (
            ended_by(named(Isa::Aarch64, "chacha20_xor_gpr"), aarch64::movi_16b(aarch64::v(8), 0)),
            "abi: v8 is not restored",
        ),
        (
            ended_by(named(Isa::Ppc64le, POWER), ppc64le::addi(ppc64le::r(31), ppc64le::r(1), 0)),
            "abi: r31 is not restored",
        ),
        (
            ended_by(named(Isa::Ppc64le, POWER), ppc64le::vspltw(ppc64le::v(31), ppc64le::v(0), 0)),
            "abi: vs63 is not restored",
        ),
    ] {
        says(&kernel, expected);
    }
}

/// A kernel of POWER.
const POWER: &str = "aes128_ctr_xor_vsx";

#[test]
fn values_are_formulas() {
    let byte = RBX.low32();
    let xor = |by: Vec<Inst>| with("xor ebx, 255", by);
    for (kernel, expected) in [
        (xor(vec![xor32(byte, 0x7f)]), "(input[0] ^ 0x7f), not (input[0] ^ 0xff), for a length of 63"),
        (xor(vec![xor32(byte, RAX.low32())]), "(input[0] ^ rax at entry.0), not (input[0] ^ 0xff), for a length of 63"),
        (
            xor(vec![xor32(byte, 0xff), rol32(byte, 1)]),
            "(([input[0] 0x0 0x0 0x0] <<< 1).0 ^ 0xfe), not (input[0] ^ 0xff), for a length of 63",
        ),
        (
            with("vpxor ymm1, ymm1, ymm0", [vpxor(ymm(1), ymm(1), ymm(5))]),
            "(input[0] ^ ymm5[0..8] at entry.0), not (input[0] ^ 0xff), for a length of 64, in the phase \"loop: 64 bytes\"",
        ),
        (
            with("vpxor ymm1, ymm1, ymm0", [vpxor(ymm(1), ymm(1), ymm(0)), vpshufd(ymm(1), ymm(1), 0x4e)]),
            "(input[8] ^ 0xff), not (input[0] ^ 0xff), for a length of 64, in the phase \"loop: 64 bytes\"",
        ),
    ] {
        says(&kernel, &format!("function: out[0] is {expected}"));
    }
    says(
        &xor(vec![mov64(RAX, at(RCX, 0).index(RBX, 1)), xor32(byte, 0xff)]),
        "secrets: `mov rax, qword ptr [rcx + 1*rbx]`: the address (&table + [input[0] 0x0 0x0 0x0 0x0 0x0 0x0 0x0]) depends \
         on a secret, in the phase \"tail: byte by byte\"",
    );
    says(
        &xor(vec![mov64(RAX, at(RAX, 0)), xor32(byte, 0xff)]),
        "bounds: `mov rax, qword ptr [rax]`: address rax at entry is in no region at a known offset, in the phase \"tail: \
         byte by byte\"",
    );
    let mut branch = xor(vec![xor32(byte, 0xff), cmp64(RBX, 0)]);
    let Some(Code::While { body, .. }) =
        branch.code.iter_mut().filter(|part| matches!(part, Code::While { .. })).nth(1)
    else {
        unreachable!("the tail")
    };
    body.insert(1, Code::Skip { unless: EQUAL, body: vec![straight([mov64(RAX, 0)])] });
    says(
        &branch,
        "secrets: a branch depends on ([([input[0] 0x0 0x0 0x0] ^ 0xff).0 ([input[0] 0x0 0x0 0x0] ^ 0xff).1 ([input[0] 0x0 \
         0x0 0x0] ^ 0xff).2 ([input[0] 0x0 0x0 0x0] ^ 0xff).3 0x0 0x0 0x0 0x0] == 0), which is secret or undefined, in the \
         phase \"tail: byte by byte\"",
    );
}

#[test]
fn contracts_are_described() {
    let length = |multiple, max| {
        move |contract: &mut Contract| {
            contract.parameters[2] = Parameter::Length { name: "len", multiple, max };
        }
    };
    says(
        &with_contract(length(3, Some(64))),
        "function: the contract has lengths of at most 64 bytes, which is 0 or no multiple of 3",
    );
    says(
        &with_contract(|contract| contract.may_alias = vec![&["out", "len"]]),
        "function: the contract has out = len as one place, which are not regions in the order of the parameters",
    );
}

#[test]
fn the_first_wrong_byte_and_its_row() {
    let by_name = |name: &str, part: &str| {
        let kernel = x86_64(name);
        let row = kernel.insts().iter().find(|inst| inst.row.name.contains(part)).expect("such a row").row.name;
        plant(kernel, row, 0, by_one)
    };
    let tail = "`movzx ebx, byte ptr [rsi]` in the phase \"tail: byte by byte\"";
    for (kernel, length, byte, new, repair) in [
        (
            with("xor ebx, 255", [xor32(RBX.low32(), 0x7f)]),
            1,
            "out[0] is 0x84, not 0x04, stored by `mov byte ptr [rdi], bl` in the phase \"tail: byte by byte\"",
            format!("7 of the rows that ran had not run for a right result before, the first of them {tail}"),
            "all of the tried messages give right results with `xor ebx, 255` in the place of `xor ebx, 127` in the phase \
             \"tail: byte by byte\"",
        ),
        (
            with("vpxor ymm2, ymm2, ymm0", []),
            64,
            "out[32] is 0xfa, not 0x05, stored by `vmovdqu ymmword ptr [rdi + 32], ymm2` in the phase \"loop: 64 bytes\"",
            "9 of the rows that ran had not run for a right result before, the first of them `vmovdqu ymm1, ymmword ptr \
             [rsi]` in the phase \"loop: 64 bytes\""
                .into(),
            "none of 22586 changes of one row gives right results",
        ),
        (
            plant(x86_64("poly1305_blocks_bmi2"), "adc64", 1, |_| vec![]),
            16,
            "state: the number at 0 is wrong",
            "29 of the rows that ran had not run for a right result before, the first of them `add r8, qword ptr [rsi]` in \
             the phase \"blocks: h = (h + block) * r, partly reduced modulo 2^130 - 5, while 16 bytes are left\""
                .into(),
            "all of the tried messages give right results with one more `adc r10, 1` before `mov rdx, r8` in the phase \
             \"blocks: h = (h + block) * r, partly reduced modulo 2^130 - 5, while 16 bytes are left\"",
        ),
        (
            by_name("ghash_blocks_aesni", "clmul"),
            128,
            "sum[0] is 0x0b, not 0x96, stored by `vmovdqu xmmword ptr [rdi], xmm0` in the phase \"store: the sum\"",
            "91 of the rows that ran had not run for a right result before, the first of them `vpclmulqdq xmm1, xmm0, \
             xmmword ptr [rcx + 32], 1` in the phase \"loop: S = S H^8 + X(1) H^7 + ... + X(8), while 128 bytes are left\""
                .into(),
            "all of the tried messages give right results with `vpclmulqdq xmm1, xmm0, xmmword ptr [rcx + 32], 2` in the \
             place of `vpclmulqdq xmm1, xmm0, xmmword ptr [rcx + 32], 1` in the phase \"loop: S = S H^8 + X(1) H^7 + ... + \
             X(8), while 128 bytes are left\"",
        ),
    ] {
        let expected = format!("in the interpreter, the first wrong result is for a length of {length}: {byte}; {new}; {repair}");
        assert_eq!(first_wrong(&kernel), expected, "{}", refusal(&kernel).expect_err("a wrong result is refused"));
    }
    // Every row has run for a right result before.
    assert_eq!(
        first_wrong(&with("add rdi, 1", [])),
        "in the interpreter, the first wrong result is for a length of 2: out[1] is not written; all of the tried messages \
         give right results with one more `add rdi, 1` before `add rsi, 1` in the phase \"tail: byte by byte\""
    );
    let phase =
        "in the phase \"blocks: h = (h + block) * r, partly reduced modulo 2^130 - 5, while 16 bytes are left\"";
    let kernel = plant(x86_64("poly1305_blocks_bmi2"), "adc64", 1, |_| vec![]);
    wrong(&kernel, &format!("the accumulator modulo 2^130 - 5 is wrong, after an iteration of a loop, {phase}"));
}

/// Returns the message of a panic, and the file in which it says that the mistake is.
fn panic_of(build: fn()) -> String {
    thread_local! {
        static PLACE: std::cell::RefCell<String> = const { std::cell::RefCell::new(String::new()) };
    }
    static HOOK: std::sync::Once = std::sync::Once::new();
    HOOK.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            PLACE.set(info.location().map_or(String::new(), |place| place.file().to_owned()));
            before(info);
        }));
    });
    let panic = std::panic::catch_unwind(build).expect_err("a mistake in the source of a kernel");
    let text = panic.downcast_ref::<String>().expect("a text");
    format!("{}: {text}", PLACE.take())
}

#[test]
fn the_builder_names_the_line_of_the_author() {
    let here = "workshop/raddle-check/tests/planted/messages.rs";
    for (build, expected) in [
        (
            (|| drop(woven(copies_of([ymm(1), ymm(1)]), Order::RoundRobin))) as fn(),
            "strand 0 needs ymm1, which strand 1 overwrites",
        ),
        (
            || drop(woven(copies_of([ymm(1), ymm(2)]), Order::RoundRobin)),
            "strand 0 needs memory at rdi + 0, which strand 1 overwrites",
        ),
        (|| built(|k| _ = k.fix_all([RBX, RSP])), "invert: rsp is the stack pointer"),
        (|| built(|k| _ = k.fix(RDI)), "invert: rdi is already allocated, perhaps for a parameter"),
        (|| built(|k| _ = k.take_all::<Ymm, 33>()), "invert: no vector register is free"),
        (|| built(|k| _ = k.arg("output")), "invert: the contract has no parameter output"),
        (|| built(|k| _ = k.slots(2, 32).at(2)), "there is no slot 2: the kernel has 2 of them, counted from 0"),
        (|| drop(vpshufd(ymm(1), ymm(1), 300)), "vpshufd: the number 300 does not fit operand `k`, a number of 8 bits"),
        (|| drop(straight([mov64(RBX, 0)]).phase("1 block")), "\"1 block\" is not a line of a comment"),
        (
            || built(|k| k.align_stack(RBX, 64)),
            "invert: `mov rbx, 0` overwrites rbx, which keeps the stack pointer at entry because of `align_stack`: use \
             another register there, or `keep_entry`",
        ),
    ] {
        assert_eq!(panic_of(build), format!("{here}: {expected}"));
    }
}

/// Builds a kernel whose code zeroes rbx.
fn built(allocate: fn(&mut Builder<X86_64>)) {
    drop(kernel::<X86_64>("invert", Invert, "", |k| {
        allocate(k);
        vec![straight([mov64(RBX, 0)])]
    }));
}

fn copies_of(x: [Ymm; 2]) -> [Strand; 2] {
    x.map(|x| [vmovdqu(x, at(RSI, 0)), vmovdqu_store(at(RDI, 0), x)].into_iter().collect())
}

/// The forms of Rust's Debug that no author of a kernel knows, and words of the prover alone.
const INTERNAL: [&str; 14] = [
    "Some(", "None", "Reg(", "Reg {", "Gpr", "Vec", "Mask", "Flag", "leftover", "Meaning", "Product(", "IsZero(",
    "Shifted(", "[\"",
];

#[test]
fn no_refusal_shows_types_of_the_prover() {
    let kernels = [
        (Isa::X86_64, "chacha20_xor_avx512_row4"),
        (Isa::X86_64, "poly1305_finish_bmi2"),
        (Isa::X86_64, "sha256_blocks_sha"),
        (Isa::X86_64, "ghash_blocks_aesni"),
        (Isa::Aarch64, "chacha20_xor_gpr"),
        (Isa::Aarch64, "sha1_blocks_sha2"),
        (Isa::Ppc64le, POWER),
        (Isa::Ppc64le, "ghash_powers_vsx"),
        (Isa::Ppc64le, "aes128_expand_vsx"),
    ];
    let kernels = kernels.map(|(isa, name)| named(isa, name)).into_iter().chain([invert()]);
    let mut refused = 0;
    for kernel in kernels {
        let mutants = mutate::mutants(&kernel);
        for mutant in mutants.iter().step_by((mutants.len() / 20).max(1) | 1) {
            let Err(refusal) = refusal(&mutant.of(&kernel)) else { continue };
            let shown = INTERNAL.iter().find(|form| refusal.to_string().contains(**form));
            assert_eq!(shown, None, "{} {}: {refusal}", kernel.isa, kernel.name);
            refused += 1;
        }
    }
    println!("report: {refused} refusals of mutants");
    assert!(refused > 100, "too few mutants are refused to tell anything");
}

#[test]
fn the_row_to_change_is_named() {
    let (mut wrong, mut named) = (0, 0);
    for name in ["poly1305_blocks_bmi2", "ghash_blocks_aesni", "sha256_blocks_sha"] {
        let kernel = x86_64(name);
        let mutants = mutate::mutants(&kernel);
        for mutant in mutants.iter().step_by((mutants.len() / 12).max(1) | 1) {
            let text = first_wrong(&mutant.of(&kernel));
            let Some((_, text)) = text.split_once("the first wrong result is ") else { continue };
            let was = kernel.insts()[mutant.at].to_string();
            let by = match &mutant.with {
                Some(is) => {
                    format!("; all of the tried messages give right results with `{was}` in the place of `{is}`")
                }
                None => format!("; all of the tried messages give right results with one more `{was}` before "),
            };
            wrong += 1;
            named += usize::from(text.contains(&by));
        }
    }
    println!("report: of {wrong} wrong mutants, the changed row of {named} is named");
    // Some rows that are left out have no equal in the kernel, and some mutants have another repair.
    assert!(wrong > 20 && 4 * named > 3 * wrong, "{named} of {wrong}");
}
