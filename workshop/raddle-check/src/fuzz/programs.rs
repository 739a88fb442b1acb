//! Random programs, each with an operation that is the program itself.
//!
//! The operation of a program has a random contract. Its reference runs the program in the interpreter, and its
//! statement executes it on terms, once for the first block of the message. So the prover accepts many programs, and
//! what it accepts can be run. A kernel of the operation is the program, or the program with changes.

use std::collections::BTreeSet;
use std::rc::Rc;

use raddle_isa::builder::{Register, Target, aarch64, at, ppc64le, straight, x86_64};
use raddle_isa::code::{Extent, Limb, Meaning, Parameter, Region};
use raddle_isa::machine::Fill;
use raddle_isa::{Code, Cond, Contract, File, Inst, Isa, Machine, Mem, Number, Operand, Reg, View, Word, Written};
use raddle_kernels::reference::{Draw, Regions};
use raddle_kernels::{Builder, Kernel, Operation, kernel};

use super::case::{Case, Claim};
use super::changes::{any_instruction, change};
use crate::cosim::random::Random;
use crate::explore::Inputs;
use crate::run::layout::{Contents, Held, lay_out};
use crate::statement::Statement;
use crate::step::on_terms;
use crate::term::{Kind, Term, TermByte};

/// Returns a random program, in three of four cases with up to three changes.
pub(super) fn case(number: u64, random: &mut Random) -> Case {
    let program = match random.of(&Isa::ALL) {
        Isa::X86_64 => program::<x86_64::X86_64>(number, random),
        Isa::Aarch64 => program::<aarch64::Aarch64>(number, random),
        Isa::Ppc64le => program::<ppc64le::Ppc64le>(number, random),
    };
    let mut kernel = program.kernel();
    for _ in 0..random.below(4) {
        change(&mut kernel, random);
    }
    Case { kernel, claim: Claim::Program }
}

/// The operation that is a program.
#[derive(Clone, Debug)]
struct Program {
    /// The number of the case, which all else follows from.
    number: u64,
    isa: Isa,
    contract: Contract,
    block_bytes: u64,
    word_bytes: usize,
    code: Vec<Code>,
    stack: usize,
    /// The instructions before the loops, of one block, and behind the loops.
    parts: [Vec<Inst>; 3],
}

impl PartialEq for Program {
    fn eq(&self, other: &Program) -> bool {
        self.number == other.number
    }
}

impl Program {
    /// Returns the program as a kernel.
    fn kernel(&self) -> Kernel {
        let Program { isa, code, stack, contract, .. } = self.clone();
        Kernel {
            name: "program",
            operation: self.clone().into(),
            isa,
            weave: String::new(),
            contract,
            table: Vec::new(),
            stack,
            code,
        }
    }
}

impl Operation for Program {
    fn name(&self) -> String {
        "program".into()
    }

    fn contract(&self) -> Contract {
        self.contract.clone()
    }

    fn block_bytes(&self) -> u64 {
        self.block_bytes
    }

    fn word_bytes(&self) -> usize {
        self.word_bytes
    }

    /// Draws every region, and one as long as the message with the name of the length.
    fn draw(&self, draw: &Draw) -> Regions {
        let regions = self.contract.regions().zip(0..).map(|(region, salt)| {
            let bytes = region.extent.bytes(draw.len as u64) as usize;
            (region.name, if region.secret { draw.secret(salt, bytes) } else { draw.public(salt, bytes) })
        });
        let messages =
            (0..self.contract.messages()).map(|i| (Parameter::message_of(i), draw.secret(100 + i as u64, draw.len)));
        regions.chain(messages).chain([(LENGTH, vec![0; draw.len])]).collect()
    }

    fn reference(&self, given: &Regions) -> Regions {
        let regions: Vec<(&str, &[u8])> = given.iter().map(|(name, bytes)| (*name, bytes.as_slice())).collect();
        // The statement about a program that faults is no statement, so such a kernel is not accepted.
        crate::run::call(&self.kernel(), &regions, given[LENGTH].len(), &[]).unwrap_or_default()
    }
}

/// The name of the length.
const LENGTH: &str = "len";

/// The instructions that programs consist of, besides random ones.
trait Rows: Target<Pointer: Register> + Sized {
    /// A vector register.
    type Vector: Register;
    fn load(to: Self::Pointer, from: Mem) -> Inst;
    fn store(to: Mem, from: Self::Pointer) -> Inst;
    fn copy(to: Self::Pointer, from: Self::Pointer) -> Inst;
    fn set(to: Self::Pointer, number: usize) -> Inst;
    fn forward(pointer: Self::Pointer, bytes: usize) -> Inst;
    fn back(length: Self::Pointer, bytes: usize) -> Inst;
    /// Returns a comparison, and the condition that the register is at least the number.
    fn at_least(register: Self::Pointer, number: usize) -> (Inst, Cond);
    /// Returns a subtraction of one, and the condition that the difference is not zero.
    fn count_down(register: Self::Pointer) -> (Vec<Inst>, Cond);
    /// Declares that registers and flags hold secrets.
    fn wipe(k: &mut Builder<Self>, registers: &[Self::Pointer], public: Self::Pointer);
}

impl Rows for x86_64::X86_64 {
    type Vector = x86_64::Xmm;
    fn load(to: x86_64::Gpr64, from: Mem) -> Inst {
        x86_64::mov64(to, from)
    }
    fn store(to: Mem, from: x86_64::Gpr64) -> Inst {
        x86_64::mov64_store(to, from)
    }
    fn copy(to: x86_64::Gpr64, from: x86_64::Gpr64) -> Inst {
        x86_64::mov64(to, from)
    }
    fn set(to: x86_64::Gpr64, number: usize) -> Inst {
        x86_64::mov64(to, number)
    }
    fn forward(pointer: x86_64::Gpr64, bytes: usize) -> Inst {
        x86_64::add64(pointer, bytes)
    }
    fn back(length: x86_64::Gpr64, bytes: usize) -> Inst {
        x86_64::sub64(length, bytes)
    }
    fn at_least(register: x86_64::Gpr64, number: usize) -> (Inst, Cond) {
        (x86_64::cmp64(register, number), x86_64::ABOVE_OR_EQUAL)
    }
    fn count_down(register: x86_64::Gpr64) -> (Vec<Inst>, Cond) {
        (vec![x86_64::sub64(register, 1)], x86_64::NOT_EQUAL)
    }
    fn wipe(k: &mut Builder<Self>, registers: &[x86_64::Gpr64], public: x86_64::Gpr64) {
        k.clear(registers.iter().copied());
        k.clear_flags(public);
    }
}

impl Rows for aarch64::Aarch64 {
    type Vector = aarch64::Vector;
    fn load(to: aarch64::X, from: Mem) -> Inst {
        aarch64::ldr64(to, from)
    }
    fn store(to: Mem, from: aarch64::X) -> Inst {
        aarch64::str64(to, from)
    }
    fn copy(to: aarch64::X, from: aarch64::X) -> Inst {
        aarch64::orr64(to, from, from)
    }
    fn set(to: aarch64::X, number: usize) -> Inst {
        aarch64::movz64(to, number)
    }
    fn forward(pointer: aarch64::X, bytes: usize) -> Inst {
        aarch64::add64_imm(pointer, pointer, bytes)
    }
    fn back(length: aarch64::X, bytes: usize) -> Inst {
        aarch64::sub64_imm(length, length, bytes)
    }
    fn at_least(register: aarch64::X, number: usize) -> (Inst, Cond) {
        (aarch64::cmp64_imm(register, number), aarch64::HS)
    }
    fn count_down(register: aarch64::X) -> (Vec<Inst>, Cond) {
        (vec![aarch64::subs64_imm(register, register, 1)], aarch64::NE)
    }
    fn wipe(k: &mut Builder<Self>, registers: &[aarch64::X], public: aarch64::X) {
        k.clear(registers.iter().copied());
        k.clear_flags(public);
    }
}

impl Rows for ppc64le::Ppc64le {
    type Vector = ppc64le::Vr;
    fn load(to: ppc64le::Gpr, from: Mem) -> Inst {
        ppc64le::ld(to, from)
    }
    fn store(to: Mem, from: ppc64le::Gpr) -> Inst {
        ppc64le::std(to, from)
    }
    fn copy(to: ppc64le::Gpr, from: ppc64le::Gpr) -> Inst {
        ppc64le::mr(to, from)
    }
    fn set(to: ppc64le::Gpr, number: usize) -> Inst {
        ppc64le::li(to, number)
    }
    fn forward(pointer: ppc64le::Gpr, bytes: usize) -> Inst {
        ppc64le::addi(pointer, pointer, bytes)
    }
    fn back(length: ppc64le::Gpr, bytes: usize) -> Inst {
        ppc64le::addi(length, length, -(bytes as i64))
    }
    fn at_least(register: ppc64le::Gpr, number: usize) -> (Inst, Cond) {
        (ppc64le::cmpldi(register, number), ppc64le::GREATER_OR_EQUAL)
    }
    fn count_down(register: ppc64le::Gpr) -> (Vec<Inst>, Cond) {
        (vec![ppc64le::addi(register, register, -1), ppc64le::cmpldi(register, 0)], ppc64le::NOT_EQUAL)
    }
    fn wipe(k: &mut Builder<Self>, registers: &[ppc64le::Gpr], _: ppc64le::Gpr) {
        k.clear(registers.iter().copied());
    }
}

/// Code, and its instructions in the order in which they run.
#[derive(Default)]
struct Part {
    code: Vec<Code>,
    insts: Vec<Inst>,
}

impl Part {
    fn push(&mut self, insts: impl IntoIterator<Item = Inst>) {
        let insts = Vec::from_iter(insts);
        self.code.push(straight(insts.iter().cloned()));
        self.insts.extend(insts);
    }
}

/// The registers of a program.
struct Registers<P> {
    /// Words of the state, or numbers.
    kept: Vec<P>,
    temporary: Vec<P>,
    vectors: Vec<View>,
    /// The register that counts iterations.
    count: P,
}

/// Returns a random program.
fn program<T: Rows>(number: u64, random: &mut Random) -> Program {
    let block_bytes = 8 * (1 + random.below(4));
    let contract = contract(block_bytes as u64, random);
    let (_, max) = contract.lengths();
    let word_bytes = if random.once_in(16) { random.of(&[0, 1, 2, 3, 4, 16]) } else { 8 };
    let has_length = max != Some(0);
    let mut program = Program {
        number,
        isa: T::ISA,
        contract,
        block_bytes: if has_length { block_bytes as u64 } else { random.of(&[1, 0, 8]) },
        word_bytes,
        code: Vec::new(),
        stack: 0,
        parts: Default::default(),
    };
    let mut parts = Default::default();
    let kernel = kernel::<T>("program", program.clone(), "", |k| {
        let (code, insts) = build::<T>(k, &program, has_length, random);
        parts = insts;
        code
    });
    (program.code, program.stack, program.parts) = (kernel.code, kernel.stack, parts);
    program
}

/// Returns a random contract of an operation with blocks of this length.
fn contract(block: u64, random: &mut Random) -> Contract {
    let pointer = |name, extent, [readable, written]: [bool; 2]| Region {
        extent,
        readable,
        written,
        ..Region::fixed(name, 0, "")
    };
    let mut parameters = Vec::new();
    let mut may_alias: Vec<&'static [&'static str]> = Vec::new();
    let has_length = !random.once_in(6);
    if has_length {
        let whole = Extent::Parameter(LENGTH);
        let share = Extent::Share(LENGTH, 8 * (1 + random.below(block as usize / 8)) as u64, block);
        let out = if random.once_in(3) { share } else { whole };
        parameters.push(Parameter::Pointer(pointer("out", out, [random.once_in(4), true])));
        if random.once_in(6) {
            parameters.push(Parameter::Messages { name: "inputs", count: 1 + random.below(2), doc: "" });
        } else {
            let input = if random.once_in(4) { share } else { whole };
            parameters.push(Parameter::Pointer(pointer("input", input, [true, false])));
            if input == out && random.once_in(2) {
                may_alias.push(&["out", "input"]);
            }
        }
        let multiple = random.of(&[block, block, block, 2 * block, 1]);
        let max = random.once_in(6).then(|| multiple * (1 + random.below(5)) as u64);
        parameters.push(Parameter::Length { name: LENGTH, multiple, max });
    }
    let words = 1 + random.below(4);
    let state = Region { secret: !random.once_in(4), ..Region::fixed("state", 8 * words, "") };
    let mut numbers = Vec::new();
    if random.once_in(6) {
        let limb = Limb { at: 0, bytes: random.of(&[4, 8]), shift: 0, max: u64::MAX, multiple: 1 };
        let limbs = vec![limb, Limb { at: limb.bytes, ..limb }];
        numbers.push(Number { region: "state", limbs, is: Meaning::Any });
    }
    parameters.push(Parameter::Pointer(state));
    if !has_length || random.once_in(2) {
        let results = 1 + random.below(3);
        let part = 8 * random.below(results)..8 * results;
        let mut first = pointer("first", Extent::Bytes(8 * results), [random.once_in(2), true]);
        first.only = random.once_in(2).then_some(part.clone());
        first.held = random.once_in(2).then(|| vec![part]);
        if results == words && random.once_in(2) {
            may_alias.push(&["state", "first"]);
        }
        parameters.push(Parameter::Pointer(first));
    }
    Contract { doc: "", parameters, may_alias, numbers }
}

/// Returns the code of a random program, and the instructions before its loops, of one block, and behind its loops.
fn build<T: Rows>(
    k: &mut Builder<T>,
    program: &Program,
    has_length: bool,
    random: &mut Random,
) -> (Vec<Code>, [Vec<Inst>; 3]) {
    let registers = Registers {
        kept: k.take_all::<T::Pointer, 2>().into(),
        temporary: k.take_all::<T::Pointer, 4>().into(),
        vectors: k.take_all::<T::Vector, 3>().map(Register::view).into(),
        count: k.take(),
    };
    let public = k.arg("state");
    let mut secret = [registers.temporary.clone(), registers.kept.clone()].concat();
    secret.push(registers.count);
    T::wipe(k, &secret, public);
    k.clear(registers.vectors.iter().copied());
    let region = |name| program.contract.regions().find(|region| region.name == name);
    let words = region("state").map_or(0, |state| state.extent.bytes(0) as usize / 8);

    let mut start = Part::default();
    start.push(registers.kept.iter().map(|&kept| T::load(kept, at(public, 8 * random.below(words)))));

    let mut loops = Vec::new();
    let mut once = Vec::new();
    if has_length {
        let block = program.block_bytes as usize;
        let (out, len) = (k.arg("out"), k.arg(LENGTH));
        let out_bytes = region("out").map_or(0, |out| out.extent.bytes(block as u64) as usize);
        let input = region("input").map(|input| (k.arg("input"), input.extent.bytes(block as u64) as usize));
        let mut middle = Part::default();
        mix::<T>(&mut middle, &registers, random);
        let stored: Vec<_> = (0..out_bytes / 8).map(|_| random.of(&registers.temporary)).collect();
        let load = |i: usize| -> Part {
            let mut part = Part::default();
            part.push(copies::<T>(&registers));
            if let Some((input, bytes)) = input {
                let words = (0..bytes / 8).map(|word| (word % registers.temporary.len(), word));
                part.push(words.map(|(to, word)| T::load(registers.temporary[to], at(input, bytes * i + 8 * word))));
            }
            part
        };
        let store = |i: usize| -> Part {
            let mut part = Part::default();
            part.push(stored.iter().enumerate().map(|(word, &from)| T::store(at(out, out_bytes * i + 8 * word), from)));
            part
        };
        once = [load(0).insts, middle.insts.clone(), store(0).insts].concat();
        for &blocks in random.of(&[&[1][..], &[2, 1], &[4, 1], &[2]]) {
            let bytes = blocks * block;
            let (test, enter) = T::at_least(len, bytes);
            let blocks_of = |i| [load(i).code, middle.code.clone(), store(i).code].concat();
            let mut body: Vec<Code> = (0..blocks).flat_map(blocks_of).collect();
            let moves = [T::forward(out, blocks * out_bytes), T::back(len, bytes)].into_iter();
            body.push(straight(moves.chain(input.map(|(input, bytes)| T::forward(input, blocks * bytes)))));
            loops.push(Code::While { test: vec![test], enter, body });
        }
    }

    let mut end = Part::default();
    if let Some(first) = region("first") {
        let Extent::Bytes(bytes) = first.extent else { unreachable!("it has a fixed size") };
        end.push(copies::<T>(&registers));
        mix::<T>(&mut end, &registers, random);
        let pointer = k.arg("first");
        let part = first.only.clone().unwrap_or(0..bytes);
        end.push(part.step_by(8).map(|offset| T::store(at(pointer, offset), random.of(&registers.temporary))));
    }
    let code = [start.code, loops, end.code, vec![straight([T::at_least(public, 8).0])]].concat();
    (code, [start.insts, once, end.insts])
}

/// Returns the instructions that copy the kept words to the temporary registers.
fn copies<T: Rows>(registers: &Registers<T::Pointer>) -> Vec<Inst> {
    registers.temporary.iter().zip(registers.kept.iter().cycle()).map(|(&to, &from)| T::copy(to, from)).collect()
}

/// Adds random instructions, which read only registers that hold something, and at times a loop of such instructions.
fn mix<T: Rows>(part: &mut Part, registers: &Registers<T::Pointer>, random: &mut Random) {
    let general = registers.kept.iter().chain(&registers.temporary).map(|register| register.reg());
    let mut defined = BTreeSet::from_iter(general);
    let count = random.below(12);
    part.push(instructions::<T>(&mut defined, count, registers, random));
    if random.once_in(4) {
        let iterations = 1 + random.below(4);
        let (steps, again) = T::count_down(registers.count);
        let count = random.below(4);
        let body = [instructions::<T>(&mut defined, count, registers, random), steps].concat();
        part.push([T::set(registers.count, iterations)]);
        part.code.push(Code::Repeat { body: vec![straight(body.iter().cloned())], again });
        part.insts.extend((0..iterations).flat_map(|_| body.clone()));
    }
}

/// Returns `count` random instructions without memory, or fewer.
fn instructions<T: Rows>(
    defined: &mut BTreeSet<Reg>,
    count: usize,
    registers: &Registers<T::Pointer>,
    random: &mut Random,
) -> Vec<Inst> {
    /// The number of attempts for each instruction.
    const TRIES: usize = 24;
    let mut insts = Vec::new();
    for _ in 0..count * TRIES {
        let Some(inst) = any_instruction(T::ISA, random) else { continue };
        if random.once_in(1 << 14) {
            insts.push(inst);
        } else if let Some(inst) = fitted(&inst, defined, registers, random) {
            defined.extend(inst.writes());
            insts.push(inst);
        }
        if insts.len() == count {
            break;
        }
    }
    insts
}

/// Returns an instruction with registers of a program: those that it reads are defined, those that it writes are
/// temporary.
fn fitted<P: Register>(
    inst: &Inst,
    defined: &BTreeSet<Reg>,
    registers: &Registers<P>,
    random: &mut Random,
) -> Option<Inst> {
    let temporary = registers.temporary.iter().map(|register| register.reg());
    let temporary: BTreeSet<Reg> = temporary.chain(registers.vectors.iter().map(|view| view.reg)).collect();
    let mut args = inst.args.clone();
    for (spec, arg) in inst.row.operands.iter().zip(&mut args) {
        match arg {
            Operand::Reg(View { bits: 0..=128, reg }) => {
                let fits = |other: &&Reg| {
                    other.file == reg.file
                        && (!spec.access.reads() || defined.contains(other))
                        && (!spec.access.writes() || temporary.contains(other))
                };
                let all: Vec<Reg> = temporary.union(defined).filter(fits).copied().collect();
                *reg = if all.is_empty() { return None } else { random.of(&all) };
            }
            Operand::Imm(_) => {}
            Operand::Reg(_) | Operand::Mem(_) => return None,
        }
    }
    let inst = Inst::try_new(inst.row, &args).ok()?;
    let writes = |reg: &Reg| reg.file == File::Flag || temporary.contains(reg);
    let fits = inst.row.constant_time && inst.reads().is_subset(defined) && inst.writes().iter().all(writes);
    fits.then_some(inst)
}

/// The statement that a kernel computes what its program does.
struct Computes {
    number: u64,
    /// The bytes of the message that the program writes for the first block, and the bytes of regions of fixed size.
    written: [Vec<(&'static str, Written<TermByte>)>; 2],
    messages: Vec<&'static str>,
}

/// Returns the statement that a kernel computes its program.
pub(super) fn statement(kernel: &Kernel, inputs: Inputs) -> Box<dyn Statement> {
    let program: &Program = kernel.operation.as_a().expect("the kernel of a program");
    let [start, once, end] = &program.parts;
    let written = [once, end].map(|part| results(program, &inputs, start.iter().chain(part)).unwrap_or_default());
    let is_message = |region: &&Region| !matches!(region.extent, Extent::Bytes(_));
    let messages = program.contract.regions().filter(is_message).map(|region| region.name).collect();
    Box::new(Computes { number: program.number, written, messages })
}

impl Statement for Computes {
    fn expected(&mut self, name: &str, offset: usize) -> Option<Term> {
        let [once, end] = &self.written;
        let results = if self.messages.contains(&name) { once } else { end };
        let (_, written) = results.iter().find(|(region, _)| *region == name)?;
        Some(written.get(offset as i64)?.spread())
    }

    fn describe(&self) -> String {
        format!("the results of program {}", self.number)
    }
}

/// Returns the bytes that instructions write to each region, or `None` if one of them faults.
fn results<'i>(
    program: &Program,
    inputs: &Inputs,
    insts: impl Iterator<Item = &'i Inst>,
) -> Option<Vec<(&'static str, Written<TermByte>)>> {
    let kernel = program.kernel();
    let mut machine = Machine::<Term>::new(program.isa, |reg, _| {
        Term::atom(if reg.file == File::Flag { 1 } else { 8 }, "any", Kind::Public).byte(0)
    });
    lay_out(&kernel, &[], &mut machine, &mut Given(inputs));
    for inst in insts {
        on_terms(&mut machine, inst).ok()?;
    }
    Some(machine.memory.spaces.into_iter().map(|space| (space.name, space.written)).collect())
}

/// Memory that holds the inputs of a kernel, with messages of any length.
struct Given<'i>(&'i Inputs);

impl Given<'_> {
    fn message_of(&self, name: &'static str, is_readable: bool) -> Held<Term> {
        /// More than a program reads in a block.
        const LONG: i64 = 1 << 20;
        let inputs = self.0.clone();
        let fill: Fill<Term> = Rc::new(move |i| inputs.byte(name, i as usize).byte(0));
        (0..LONG, is_readable.then_some(fill))
    }
}

impl Contents<Term> for Given<'_> {
    fn address(&mut self, _: &'static str) -> Term {
        Term::atom(64, "any address", Kind::Public)
    }

    fn length(&mut self) -> Term {
        Term::atom(64, "any length", Kind::Public)
    }

    fn region(&mut self, region: &Region, _: Term) -> Held<Term> {
        let Extent::Bytes(bytes) = region.extent else { return self.message_of(region.name, region.readable) };
        let mut held = Vec::new();
        while held.len() < bytes {
            let word = self.0.limb(region.name, held.len());
            held.extend((0..word.bits() as usize / 8).map(|i| word.byte(i)));
        }
        (0..bytes as i64, Some(Rc::new(move |i| held[i as usize])))
    }

    fn message(&mut self, name: &'static str, _: Term) -> Held<Term> {
        self.message_of(name, true)
    }
}
