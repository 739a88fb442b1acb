//! Checks the frame descriptions of kernels: we read back what assemblers write for the printed directives, and compare
//! each row with the interpreter before its instruction.

use std::collections::{BTreeMap, BTreeSet};

use gimli::{
    BaseAddresses, CfaRule, CieOrFde, EhFrame, Encoding, EvaluationResult, Expression, LittleEndian, Location,
    Register, RegisterRule, UnwindContext, UnwindExpression, UnwindSection, UnwindTableRow, Value,
};
use object::{Object, ObjectSection, ObjectSymbol, RelocationTarget};
use raddle_check::encode::assemble::{Assembler, section_name};
use raddle_check::encode::x86_64;
use raddle_check::program::{Step, steps, woven};
use raddle_check::run::{enter, follow};
use raddle_isa::isa::{File, Reg};
use raddle_isa::machine::STACK;
use raddle_isa::{Concrete, Isa, Machine, Word};
use raddle_kernels::Kernel;

use super::interpreter::lengths;

type Numbers = Machine<Concrete>;
type Row = UnwindTableRow<usize>;

/// The frame description of one kernel, as an assembler wrote it.
struct Table<'a> {
    frames: EhFrame<gimli::EndianSlice<'a, LittleEndian>>,
    encoding: Encoding,
    rows: Vec<Row>,
    /// The index of the row of each instruction, including the landing pad.
    of: Vec<usize>,
}

/// Returns the offsets of instructions.
fn offsets(isa: Isa, code: &[u8]) -> Vec<u64> {
    match isa {
        Isa::X86_64 => x86_64::decode(code).iter().map(|inst| inst.ip()).collect(),
        Isa::Aarch64 | Isa::Ppc64le => (0..code.len() as u64).step_by(4).collect(),
    }
}

/// Returns the tables in an object file of texts of an instruction set.
fn tables<'a>(isa: Isa, object: &object::File<'a>, texts: usize) -> Vec<Table<'a>> {
    let section = object.section_by_name(".eh_frame").expect("frame descriptions");
    let frames = EhFrame::new(section.data().unwrap(), LittleEndian);
    // A description refers to its code through a relocation.
    let of_code = |offset: u64| {
        let (_, relocation) = section.relocations().find(|(at, _)| *at == offset).expect("a pointer to code");
        let RelocationTarget::Symbol(symbol) = relocation.target() else { panic!("a pointer to a symbol") };
        object.symbol_by_index(symbol).unwrap().section_index().unwrap()
    };
    let bases = BaseAddresses::default().set_eh_frame(0);
    let mut found = BTreeMap::new();
    let mut entries = frames.entries(&bases);
    while let Some(entry) = entries.next().unwrap() {
        let CieOrFde::Fde(partial) = entry else { continue };
        let fde = partial.parse(EhFrame::cie_from_offset).unwrap();
        // The reference follows the length and the pointer to the common part of descriptions.
        let code = object.section_by_index(of_code(fde.offset() as u64 + 8)).unwrap();
        let code_offsets = offsets(isa, code.data().unwrap());
        assert_eq!(fde.len(), code.size(), "a description of other code");
        let mut context = UnwindContext::new();
        let mut table = fde.rows(&frames, &bases, &mut context).unwrap();
        let (mut rows, mut of) = (Vec::new(), Vec::new());
        while let Some(row) = table.next_row().unwrap() {
            let end = row.end_address() - fde.initial_address();
            let inside = code_offsets[of.len()..].iter().take_while(|offset| **offset < end).count();
            of.extend(std::iter::repeat_n(rows.len(), inside));
            rows.push(row.clone());
        }
        assert_eq!(of.len(), code_offsets.len());
        let table = Table { frames, encoding: fde.cie().encoding(), rows, of };
        assert!(found.insert(code.name().unwrap().to_owned(), table).is_none(), "code with two descriptions");
    }
    let tables: Vec<_> = (0..texts).map(|i| found.remove(&section_name(i)).expect("a description")).collect();
    assert!(found.is_empty());
    tables
}

/// Returns the number of a register in descriptions (System V psABI for x86-64, figure 3.36; AADWARF64, 4.1; ELFv2,
/// 2.4).
fn number(isa: Isa, reg: Reg) -> Option<Register> {
    let number = match (isa, reg.file, u16::from(reg.n)) {
        // The order is rax, rcx, rdx, rbx, rsp, rbp, rsi, rdi.
        (Isa::X86_64, File::Gpr, n @ ..8) => [0, 2, 1, 3, 7, 6, 4, 5][n as usize],
        (Isa::X86_64 | Isa::Aarch64, File::Gpr, n) => n,
        (Isa::Aarch64, File::Vec, n) => 64 + n,
        (Isa::Ppc64le, File::Gpr, n @ ..32) => n,
        (Isa::Ppc64le, File::Gpr, 32) => 65,
        (Isa::Ppc64le, File::Vec, n @ ..32) => 32 + n,
        (Isa::Ppc64le, File::Vec, n) => 77 + n - 32,
        _ => return None,
    };
    Some(Register(number))
}

fn word(machine: &Numbers, register: Register) -> Result<u64, String> {
    let mut general = machine.isa.registers().filter(|reg| reg.file == File::Gpr);
    let reg = general.find(|reg| number(machine.isa, *reg) == Some(register)).ok_or("an unknown register")?;
    machine.gpr(reg.n).known().ok_or("an undefined register".into())
}

/// Returns the bytes on the stack at or above the stack pointer, which a signal handler preserves.
fn load(machine: &Numbers, address: u64, bytes: usize) -> Result<Vec<u8>, String> {
    let stack = machine.memory.spaces.iter().find(|space| space.name == STACK).expect("the stack");
    let (base, end) = (stack.base.known().unwrap(), machine.gpr(machine.isa.stack_pointer().n).known().unwrap());
    let byte = |at: u64| match stack.written.get(at.wrapping_sub(base) as i64) {
        Some(byte) if at >= end => Ok(byte.value),
        _ => Err(format!("nothing is stored {} bytes above the stack pointer", at.wrapping_sub(end) as i64)),
    };
    (address..address + bytes as u64).map(byte).collect()
}

impl Table<'_> {
    fn evaluate(&self, expression: &UnwindExpression<usize>, cfa: u64, machine: &Numbers) -> Result<u64, String> {
        let fail = |error: gimli::Error| error.to_string();
        let expression: Expression<_> = expression.get(&self.frames).map_err(fail)?;
        let mut evaluation = expression.evaluation(self.encoding);
        evaluation.set_initial_value(cfa);
        let mut result = evaluation.evaluate().map_err(fail)?;
        loop {
            result = match result {
                EvaluationResult::RequiresRegister { register, .. } => {
                    evaluation.resume_with_register(Value::Generic(word(machine, register)?)).map_err(fail)?
                }
                EvaluationResult::RequiresMemory { address, size, .. } => {
                    let mut bytes = load(machine, address, size.into())?;
                    bytes.resize(8, 0);
                    let word = u64::from_le_bytes(bytes.try_into().expect("eight bytes"));
                    evaluation.resume_with_memory(Value::Generic(word)).map_err(fail)?
                }
                EvaluationResult::Complete => break,
                other => return Err(format!("{other:?}")),
            };
        }
        match evaluation.result()[..] {
            [gimli::Piece { location: Location::Address { address }, .. }] => Ok(address),
            ref other => Err(format!("{other:?}")),
        }
    }

    /// Checks that the row before instruction `at` finds the stack pointer and the registers of the caller.
    fn check(&self, at: usize, machine: &Numbers, entry: &Numbers) -> Result<(), String> {
        let (isa, row) = (machine.isa, &self.rows[self.of[at]]);
        let cfa = match row.cfa() {
            CfaRule::RegisterAndOffset { register, offset } => word(machine, *register)?.wrapping_add_signed(*offset),
            CfaRule::Expression(expression) => self.evaluate(expression, 0, machine)?,
        };
        let stack_pointer = entry.gpr(isa.stack_pointer().n).known().unwrap();
        let return_address = if isa == Isa::X86_64 { 8 } else { 0 };
        let caller = stack_pointer + return_address;
        if cfa != caller {
            return Err(format!("the stack pointer of the caller is off by {}", cfa.wrapping_sub(caller) as i64));
        }
        // x86-64 has a column for the return address; the others keep it in a callee-saved register.
        if isa == Isa::X86_64 && row.register(Register(16)) != Some(RegisterRule::Offset(-8)) {
            return Err("the return address is elsewhere".into());
        }
        let stack_pointer = isa.stack_pointer();
        for reg in isa.registers().filter(|reg| reg.file != File::Flag && *reg != stack_pointer) {
            let saved = isa.saved_bytes(reg);
            if saved == 0 {
                continue;
            }
            let rule = number(isa, reg).and_then(|number| row.register(number));
            let fail = |why: String| Err(format!("{reg:?} by {rule:?}: {why}"));
            let bytes = |from: &Numbers| from.bytes(reg)[..saved].iter().map(|byte| byte.value).collect::<Vec<_>>();
            let address = match rule {
                // A register without a rule has its value in the caller.
                None => None,
                // Vectors that POWER stores in halves can't be described.
                Some(RegisterRule::Undefined) if isa == Isa::Ppc64le && reg.file == File::Vec => continue,
                Some(RegisterRule::Offset(offset)) => Some(cfa.wrapping_add_signed(offset)),
                Some(RegisterRule::Expression(expression)) => Some(self.evaluate(&expression, cfa, machine)?),
                Some(_) => return fail("a rule of another kind".into()),
            };
            let found = match address {
                None => bytes(machine),
                Some(address) => load(machine, address, saved).or_else(|why| fail(why).map(|()| Vec::new()))?,
            };
            if found != bytes(entry) {
                return fail("not what the caller had".into());
            }
        }
        Ok(())
    }
}

/// Returns the lines of a text that describe more than the beginning and the end of a frame.
fn directives(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().enumerate();
    lines.filter_map(|(i, line)| Some((i, line.strip_prefix("    .cfi_")?))).filter(|(_, what)| what.contains(' '))
}

/// Plants faults: the first directive of each kind is left out, is moved after the next instruction, or gets another
/// number. We leave out changes after which the rows may still be right: rules of registers come earlier and go later
/// than needed, and a row may say that a vector on POWER is lost.
fn plants(text: &str) -> Vec<(String, String)> {
    let lines: Vec<&str> = text.lines().collect();
    let joined = |lines: &[&str]| lines.join("\n") + "\n";
    let mut plants = Vec::new();
    let mut kinds = BTreeSet::new();
    for (i, what) in directives(text) {
        // The first bytes of an expression show whether it describes the stack pointer or another register.
        let kind = what.find([' ', ',']).map(|end| &what[..end + usize::from(what.starts_with("escape")) * 5]);
        if !kinds.insert(kind) {
            continue;
        }
        let mut without = lines.clone();
        without.remove(i);
        if !what.starts_with("restore v") {
            plants.push((format!("line {}, `{what}`: left out", i + 1), joined(&without)));
        }
        if what.starts_with("def_cfa") || what.starts_with("escape 0x0f") {
            let next = (i..without.len()).find(|&i| without[i].starts_with("    ") && !without[i].contains(".cfi_"));
            without.insert(next.expect("an instruction") + 1, lines[i]);
            plants.push((format!("line {}, `{what}`: moved", i + 1), joined(&without)));
        }
        let Some((before, number)) = what.rsplit_once([' ', ',']) else { continue };
        let number = match number.strip_prefix("0x") {
            Some(hexadecimal) => format!("{:#04x}", u8::from_str_radix(hexadecimal, 16).unwrap() ^ 8),
            None => match number.parse::<i64>() {
                Ok(number) => (number - 8).to_string(),
                Err(_) => continue,
            },
        };
        let other = format!("    .cfi_{before}{}{number}", &what[before.len()..=before.len()]);
        let mut changed = lines.clone();
        changed[i] = &other;
        plants.push((format!("line {}, `{what}`: another number", i + 1), joined(&changed)));
    }
    plants
}

/// The number of kernels that are assembled in one run: starting an assembler takes longer than assembling a kernel.
const TOGETHER: usize = 32;

/// Runs a kernel and compares the descriptions by each assembler before each instruction. Wrong descriptions must be
/// refused at one of them. Returns the instructions that were reached, and whether the end was reached.
fn compare(
    kernel: &Kernel,
    assemblers: &[Assembler],
    right: &[Table<'_>],
    mut wrong: Vec<(&String, Table<'_>)>,
) -> Vec<bool> {
    let isa = kernel.isa;
    let pad = usize::from(isa.landing_pad().is_some());
    let end = steps(kernel, woven).len();
    let mut seen = vec![false; end + 1];
    let mut check = |at: usize, machine: &Numbers, entry: &Numbers| {
        seen[at] = true;
        for (table, assembler) in right.iter().zip(assemblers) {
            table.check(at + pad, machine, entry).unwrap_or_else(|why| {
                panic!("{isa} {}, instruction {at}, by {}: {why}", kernel.name, assembler.name())
            });
        }
        wrong.retain(|(_, table)| table.check(at + pad, machine, entry).is_ok());
    };
    // Other lengths pass through the same instructions.
    for (seed, len) in lengths(kernel).into_iter().step_by(3).enumerate() {
        let given = kernel.operation.sample_at(&[], seed as u64, seed as u64, len);
        let regions: Vec<(&str, &[u8])> = given.iter().map(|(name, bytes)| (*name, bytes.as_slice())).collect();
        let mut machine = enter(kernel, &regions, len, &[]);
        if isa == Isa::X86_64 {
            // If a kernel aligns the stack pointer, we try each distance from the alignment.
            let stack_pointer = isa.stack_pointer().n;
            let moved = machine.gpr(stack_pointer) + Concrete::lit(64, 8 + seed as u64 % 4 * 16);
            machine.set_gpr(stack_pointer, moved);
            machine.memory.space(STACK).expect("the stack").base = moved;
        }
        let entry = machine.clone();
        let mut was_back = false;
        // We check only the first iterations of loops, because later ones are alike.
        let mut times = vec![0; end];
        follow(kernel, &mut machine, |at, step, machine| {
            // In the text, the jump at the end of a loop leads past the jump at its head.
            times[at] += 1;
            if !std::mem::replace(&mut was_back, matches!(step, Step::Back { .. })) && times[at] <= 3 {
                check(at, machine, &entry);
            }
        })
        .unwrap();
        check(end, &machine, &entry);
    }
    let not_refused: Vec<_> = wrong.iter().map(|(what, _)| what).collect();
    assert!(not_refused.is_empty(), "{isa} {}: taken for right: {not_refused:#?}", kernel.name);
    seen
}

fn are_found(isa: Isa) {
    let assemblers = Assembler::all(isa);
    if assemblers.is_empty() {
        return println!("skipped: frame descriptions of {isa}: no assembler");
    }
    let kernels: Vec<Kernel> = raddle_kernels::all()
        .into_iter()
        .chain(raddle_kernels::candidates())
        .filter(|kernel| kernel.isa == isa)
        .collect();
    let (mut visited, mut all, mut planted) = (0, 0, 0);
    for kernels in kernels.chunks(TOGETHER) {
        let texts: Vec<String> = kernels.iter().map(Kernel::assembly).collect();
        let codes: Vec<String> = kernels.iter().map(Kernel::print).collect();
        let plants: Vec<_> = texts.iter().map(|text| plants(text)).collect();
        let with_plants = texts
            .iter()
            .zip(&plants)
            .flat_map(|(text, plants)| std::iter::once(&**text).chain(plants.iter().map(|(_, text)| &**text)));
        let with_plants: Vec<&str> = with_plants.collect();
        let right: Vec<&str> = texts.iter().map(|text| &**text).collect();
        // One assembler also gets the wrong texts.
        let assembled = |i: usize| if i == 0 { &with_plants } else { &right };
        let objects = assemblers.iter().enumerate().map(|(i, assembler)| {
            for ((kernel, code), with) in
                kernels.iter().zip(assembler.codes(&codes).unwrap()).zip(assembler.codes(&texts).unwrap())
            {
                assert_eq!(code, with, "{isa} {}", kernel.name);
            }
            assembler.sections(assembled(i)).unwrap()
        });
        let objects: Vec<Vec<u8>> = objects.collect();
        let objects: Vec<_> = objects.iter().map(|bytes| object::File::parse(&**bytes).unwrap()).collect();
        let tables = objects.iter().enumerate().map(|(i, object)| tables(isa, object, assembled(i).len()).into_iter());
        let mut tables: Vec<_> = tables.collect();
        for (kernel, plants) in kernels.iter().zip(&plants) {
            let right: Vec<_> = tables.iter_mut().map(|tables| tables.next().expect("a description")).collect();
            let wrong = plants.iter().map(|(what, _)| what).zip(tables[0].by_ref()).collect();
            planted += plants.len();
            let seen = compare(kernel, &assemblers, &right, wrong);
            all += seen.len();
            visited += seen.into_iter().filter(|seen| *seen).count();
        }
    }
    let names: Vec<_> = assemblers.iter().map(Assembler::name).collect();
    println!(
        "report: {isa}: {} kernels, at {visited} of {all} instructions: the caller's registers are found by what {} \
         write; {planted} planted faults refused",
        kernels.len(),
        names.join(" and ")
    );
}

#[test]
fn callers_are_found_on_x86_64() {
    are_found(Isa::X86_64);
}

#[test]
fn callers_are_found_on_aarch64() {
    are_found(Isa::Aarch64);
}

#[test]
fn callers_are_found_on_ppc64le() {
    are_found(Isa::Ppc64le);
}
