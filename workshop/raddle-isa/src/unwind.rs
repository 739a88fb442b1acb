//! The frame descriptions of kernels, with which debuggers, profilers and crash handlers find the caller.
//!
//! A description has rows. A row says where the caller's stack pointer and its callee-saved registers are, from one
//! instruction to another. The rows are computed from the instructions, and are printed between them as directives
//! (`.cfi_*`). No proof relies on a description, and no instruction depends on one. A test of `raddle-check` reads back
//! the output of assemblers for the directives, and compares each row with the interpreter.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;

use crate::code::{Code, Kernel};
use crate::inst::{Inst, Kind, Mem, Operand};
use crate::isa::{File, Isa, Reg, View};
use crate::names::{register, register_in};

/// The point from which an address on the stack is counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Base {
    /// The canonical frame address: the stack pointer of the caller before its call.
    Frame,
    /// The stack pointer of a kernel after its alignment, which is at an unknown distance from the caller's.
    Aligned,
}

/// An address on the stack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Address {
    base: Base,
    offset: i64,
}

impl Address {
    fn plus(self, bytes: i64) -> Address {
        Address { offset: self.offset + bytes, ..self }
    }
}

/// A register, or a slot on the stack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Place {
    Register(Reg),
    Slot(Address),
}

/// The value of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Value {
    /// The value of this callee-saved register at entry.
    OfCaller(Reg),
    Pointer(Address),
    Number(i64),
}

impl Value {
    fn plus(self, number: i64) -> Option<Value> {
        match self {
            Value::Pointer(address) => Some(Value::Pointer(address.plus(number))),
            Value::Number(other) => Some(Value::Number(other + number)),
            Value::OfCaller(_) => None,
        }
    }
}

/// The place of the canonical frame address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cfa {
    /// The content of a register plus a number.
    Register(Reg, i64),
    /// The content of the slot at a distance from the stack pointer, plus a number.
    Slot(i64, i64),
}

/// The place of the caller's value of a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rule {
    /// At a distance from the canonical frame address.
    FromFrame(i64),
    /// At a distance from the stack pointer.
    FromStackPointer(i64),
    /// A place that no row can describe.
    Lost,
}

/// A row of a description. A register without a rule holds what it held in the caller.
#[derive(Clone, PartialEq, Debug)]
struct Row {
    cfa: Cfa,
    rules: BTreeMap<Reg, Rule>,
}

/// The values that are known before an instruction.
#[derive(Clone, PartialEq, Debug)]
struct State {
    isa: Isa,
    known: BTreeMap<Place, Value>,
}

impl State {
    fn at_entry(isa: Isa) -> State {
        let mut known: BTreeMap<_, _> =
            callee_saved(isa).map(|reg| (Place::Register(reg), Value::OfCaller(reg))).collect();
        let address = Address { base: Base::Frame, offset: -return_address(isa) };
        known.insert(Place::Register(isa.stack_pointer()), Value::Pointer(address));
        State { isa, known }
    }

    fn of(&self, place: Place) -> Option<Value> {
        self.known.get(&place).copied()
    }

    fn of_register(&self, reg: Reg) -> Option<Value> {
        self.of(Place::Register(reg))
    }

    fn stack_pointer(&self) -> Address {
        match self.of_register(self.isa.stack_pointer()) {
            Some(Value::Pointer(address)) => address,
            _ => panic!("the stack pointer is not known"),
        }
    }

    /// Keeps the values that are known on both of two paths.
    fn join(&mut self, other: &State) {
        self.known.retain(|place, value| other.known.get(place) == Some(value));
    }

    fn address(&self, mem: &Mem) -> Option<Value> {
        let base = mem.base.map_or(Some(Value::Number(0)), |reg| self.of_register(reg))?;
        let Some((index, scale)) = mem.index else { return base.plus(mem.disp) };
        match (base, self.of_register(index)?) {
            (base, Value::Number(index)) => base.plus(mem.disp + index * i64::from(scale)),
            (Value::Number(base), index) if scale == 1 => index.plus(mem.disp + base),
            _ => None,
        }
    }

    /// Returns the places that an instruction sets to a known value, as far as frames need them.
    fn set_by(&self, inst: &Inst) -> Vec<(Place, Option<Value>)> {
        let slot = |i: usize| match inst.memory().and_then(|(_, mem)| self.address(&mem)) {
            Some(Value::Pointer(address)) => Some(Place::Slot(address.plus(8 * i as i64))),
            _ => None,
        };
        let named = |i: usize| match inst.args[i] {
            Operand::Reg(view) => Some(Place::Register(view.reg)),
            _ => None,
        };
        let value = |i: usize| match inst.args[i] {
            Operand::Reg(view) => self.of_register(view.reg),
            Operand::Imm(number) => Some(Value::Number(number)),
            Operand::Mem(_) => slot(0).and_then(|place| self.of(place)),
        };
        let sum = |i: usize, sign: i64| match (value(i), value(i + 1)) {
            (Some(a), Some(Value::Number(b))) => a.plus(sign * b),
            _ => None,
        };
        let of_slot = |i: usize| slot(i).and_then(|place| self.of(place));
        let sets = match (self.isa, inst.row.name) {
            (Isa::X86_64 | Isa::Aarch64, "mov64") | (Isa::Ppc64le, "mr" | "li" | "ld" | "lxvd2x") => {
                vec![(named(0), value(1))]
            }
            (Isa::X86_64, "mov64_store") | (Isa::Ppc64le, "std" | "stxvd2x") => vec![(slot(0), value(1))],
            (Isa::X86_64, "add64") => vec![(named(0), sum(0, 1))],
            (Isa::X86_64, "sub64") => vec![(named(0), sum(0, -1))],
            (Isa::X86_64, "and64") if named(0) == Some(Place::Register(self.isa.stack_pointer())) => {
                vec![(named(0), Some(Value::Pointer(Address { base: Base::Aligned, offset: 0 })))]
            }
            (Isa::Aarch64, "add64_imm") | (Isa::Ppc64le, "addi") => vec![(named(0), sum(1, 1))],
            (Isa::Aarch64, "sub64_imm") => vec![(named(0), sum(1, -1))],
            (Isa::Aarch64, "stp64" | "stp_d") => vec![(slot(0), value(1)), (slot(1), value(2))],
            (Isa::Aarch64, "ldp64" | "ldp_d") => vec![(named(0), of_slot(0)), (named(1), of_slot(1))],
            // The instruction writes memory at the new address of the stack pointer.
            (Isa::Ppc64le, "stdu") => {
                let address = inst.memory().and_then(|(_, mem)| self.address(&mem));
                vec![(named(0), address)]
            }
            _ => Vec::new(),
        };
        sets.into_iter().filter_map(|(place, value)| Some((place?, value))).collect()
    }

    fn step(&mut self, inst: &Inst) {
        let sets = self.set_by(inst);
        // Stores at an unknown address miss the saved registers: otherwise these would not be restored, and a proof
        // shows that they are.
        if let Some((access, mem)) = inst.memory()
            && access.writes()
            && let Some(Value::Pointer(at)) = self.address(&mem)
        {
            let end = at.plus(i64::from(mem.bytes));
            self.known.retain(|place, value| match place {
                Place::Slot(slot) if slot.base == at.base => {
                    end.offset <= slot.offset || slot.offset + bytes(self.isa, *value) <= at.offset
                }
                _ => true,
            });
        }
        for reg in inst.writes() {
            self.known.remove(&Place::Register(reg));
        }
        for (place, value) in sets {
            if let Some(value) = value {
                self.known.insert(place, value);
            }
        }
        // A signal handler may write below the stack pointer.
        let end = self.stack_pointer();
        self.known.retain(|place, _| match place {
            Place::Slot(slot) => {
                (slot.base, end.base) == (Base::Frame, Base::Aligned)
                    || slot.base == end.base && slot.offset >= end.offset
            }
            Place::Register(_) => true,
        });
    }

    /// Returns whether a row is right here.
    fn fits(&self, row: &Row) -> bool {
        let pointer = |offset: i64| Some(Value::Pointer(Address { base: Base::Frame, offset }));
        let end = self.stack_pointer();
        let found = match row.cfa {
            Cfa::Register(reg, plus) => self.of_register(reg) == pointer(-plus),
            Cfa::Slot(at, plus) => self.of(Place::Slot(end.plus(at))) == pointer(-plus),
        };
        let holds = |reg: Reg| {
            let place = match row.rules.get(&reg) {
                None => Place::Register(reg),
                Some(Rule::Lost) => return true,
                Some(Rule::FromFrame(offset)) => Place::Slot(Address { base: Base::Frame, offset: *offset }),
                Some(Rule::FromStackPointer(at)) => Place::Slot(end.plus(*at)),
            };
            self.of(place) == Some(Value::OfCaller(reg))
        };
        found && callee_saved(self.isa).all(holds)
    }

    /// Returns the row that finds each register where it is saved, if it is saved.
    fn row(&self) -> Row {
        let end = self.stack_pointer();
        let pointer = |(place, value): (&Place, &Value)| match value {
            Value::Pointer(Address { base: Base::Frame, offset }) => Some((*place, *offset)),
            _ => None,
        };
        let cfa = match end.base {
            Base::Frame => Cfa::Register(self.isa.stack_pointer(), -end.offset),
            // We prefer registers to slots.
            Base::Aligned => match self.known.iter().find_map(pointer) {
                Some((Place::Register(reg), offset)) => Cfa::Register(reg, -offset),
                Some((Place::Slot(slot), offset)) if slot.base == Base::Aligned => {
                    Cfa::Slot(slot.offset - end.offset, -offset)
                }
                _ => panic!("the stack pointer of the caller is lost"),
            },
        };
        let rule = |reg: Reg| {
            let is_unchanged = self.of_register(reg) == Some(Value::OfCaller(reg));
            if self.isa == Isa::Ppc64le && reg.file == File::Vec {
                // A description reads the bytes of a register from memory in their order; `stxvd2x` exchanges their
                // halves.
                return (!is_unchanged).then_some(Rule::Lost);
            }
            let holds = |(place, value): (&Place, &Value)| match place {
                Place::Slot(slot) if *value == Value::OfCaller(reg) => Some(*slot),
                _ => None,
            };
            match self.known.iter().find_map(holds) {
                Some(Address { base: Base::Frame, offset }) => Some(Rule::FromFrame(offset)),
                Some(Address { base: Base::Aligned, offset }) => Some(Rule::FromStackPointer(offset - end.offset)),
                None => {
                    assert!(is_unchanged, "{} of the caller is lost", register_in(self.isa, reg, []));
                    None
                }
            }
        };
        Row { cfa, rules: callee_saved(self.isa).filter_map(|reg| Some((reg, rule(reg)?))).collect() }
    }
}

/// Returns the registers that a row finds in addition to the stack pointer.
fn callee_saved(isa: Isa) -> impl Iterator<Item = Reg> {
    let is_saved = move |reg: &Reg| reg.file != File::Flag && isa.saved_bytes(*reg) > 0;
    isa.registers().filter(move |reg| is_saved(reg) && *reg != isa.stack_pointer())
}

/// Returns the number of bytes of a slot that holds a value.
fn bytes(isa: Isa, value: Value) -> i64 {
    if let Value::OfCaller(reg) = value { isa.saved_bytes(reg) as i64 } else { 8 }
}

/// Returns the number of bytes that a call puts on the stack.
const fn return_address(isa: Isa) -> i64 {
    match isa {
        Isa::X86_64 => 8,
        Isa::Aarch64 | Isa::Ppc64le => 0,
    }
}

/// Follows the text, and collects the known values before each instruction and jump.
struct Walk {
    state: State,
    states: Vec<State>,
}

impl Walk {
    fn jump(&mut self) {
        self.states.push(self.state.clone());
    }

    fn insts<'a>(&mut self, insts: impl IntoIterator<Item = &'a Inst>) {
        for inst in insts {
            self.states.push(self.state.clone());
            self.state.step(inst);
        }
    }

    /// Follows an iteration of a loop until the values known at its head are also known at its end.
    fn again(&mut self, iteration: impl Fn(&mut Walk)) {
        loop {
            let (head, states) = (self.state.clone(), self.states.len());
            iteration(self);
            let mut both = head.clone();
            both.join(&self.state);
            if both == head {
                return;
            }
            self.state = both;
            self.states.truncate(states);
        }
    }

    fn code(&mut self, code: &[Code]) {
        for part in code {
            match part {
                Code::Straight(strand) => self.insts(strand.insts()),
                Code::Note(_) => {}
                Code::Repeat { body, .. } => self.again(|walk| {
                    walk.code(body);
                    walk.jump();
                }),
                Code::While { test, body, .. } => {
                    self.insts(test);
                    self.jump();
                    let head = self.state.clone();
                    self.again(|walk| {
                        walk.code(body);
                        walk.insts(test);
                        walk.jump();
                    });
                    self.state.join(&head);
                }
                Code::Skip { body, .. } => {
                    self.jump();
                    let before = self.state.clone();
                    self.code(body);
                    self.state.join(&before);
                }
            }
        }
    }
}

/// Returns the name of a register in a directive.
fn name(isa: Isa, reg: Reg) -> String {
    match (isa, reg.file) {
        (Isa::Aarch64, File::Vec) => register(isa, Kind::Vec(64), View { reg, bits: 64 }),
        // LLVM takes no sign here.
        (Isa::Ppc64le, File::Gpr) => format!("r{}", reg.n),
        (Isa::Ppc64le, File::Vec) if reg.n < 32 => format!("f{}", reg.n),
        (Isa::Ppc64le, File::Vec) => format!("v{}", reg.n - 32),
        _ => register(isa, Kind::Gpr(64), View { reg, bits: 64 }),
    }
}

/// Returns the number of a register in DWARF: System V x86-64 psABI, figure 3.36.
fn number(reg: Reg) -> u8 {
    assert_eq!(reg.file, File::Gpr, "expressions name general-purpose registers");
    *[0, 2, 1, 3, 7, 6, 4, 5].get(reg.n as usize).unwrap_or(&reg.n)
}

/// Encodes a number in DWARF's signed LEB128, which equals the unsigned encoding below 64.
fn leb128(mut number: i64) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let byte = number as u8 & 0x7f;
        number >>= 7;
        let is_last = number == 0 && byte & 0x40 == 0 || number == -1 && byte & 0x40 != 0;
        bytes.push(if is_last { byte } else { byte | 0x80 });
        if is_last {
            return bytes;
        }
    }
}

/// Instructions of DWARF that have no directive: DWARF 5, 7.24 and 7.7.1.
mod dwarf {
    pub(super) const DEF_CFA_EXPRESSION: u8 = 0x0f;
    pub(super) const EXPRESSION: u8 = 0x10;
    pub(super) const DEREF: u8 = 0x06;
    pub(super) const PLUS_UCONST: u8 = 0x23;
    /// Register 0 plus a number; the codes of the other registers follow.
    pub(super) const BREG0: u8 = 0x70;
}

/// Returns the directive of an instruction with an expression.
fn escape(head: &[u8], expression: &[u8]) -> String {
    let length = u8::try_from(expression.len()).expect("a short expression");
    let bytes = head.iter().chain(iter::once(&length)).chain(expression);
    format!("escape {}", bytes.map(|byte| format!("{byte:#04x}")).collect::<Vec<_>>().join(", "))
}

/// Returns the changes from one row to the next, as directives without their prefix.
fn changes(isa: Isa, from: &Row, to: &Row) -> Vec<String> {
    let stack_pointer = dwarf::BREG0 + if isa == Isa::X86_64 { number(isa.stack_pointer()) } else { 0 };
    let at = |offset| [vec![stack_pointer], leb128(offset)].concat();
    let only_x86_64 = || assert_eq!(isa, Isa::X86_64, "no other kernels align the stack");
    let cfa = match (from.cfa, to.cfa) {
        (from, to) if from == to => None,
        // This form is not for the end: if LLVM understood every directive, it would on macOS take the last offset for
        // the offset of the whole function.
        (Cfa::Register(a, _), Cfa::Register(b, offset)) if a == b && offset != return_address(isa) => {
            Some(format!("def_cfa_offset {offset}"))
        }
        (_, Cfa::Register(reg, offset)) => Some(format!("def_cfa {}, {offset}", name(isa, reg))),
        (_, Cfa::Slot(slot, offset)) => {
            only_x86_64();
            assert!((0..64).contains(&offset), "another form of an unsigned number");
            let expression = [at(slot), vec![dwarf::DEREF, dwarf::PLUS_UCONST], leb128(offset)].concat();
            Some(escape(&[dwarf::DEF_CFA_EXPRESSION], &expression))
        }
    };
    let regs: BTreeSet<_> = from.rules.keys().chain(to.rules.keys()).copied().collect();
    let rules = regs.into_iter().filter(|reg| from.rules.get(reg) != to.rules.get(reg));
    let rules = rules.map(|reg| match to.rules.get(&reg) {
        None => format!("restore {}", name(isa, reg)),
        Some(Rule::FromFrame(offset)) => format!("offset {}, {offset}", name(isa, reg)),
        Some(Rule::Lost) => format!("undefined {}", name(isa, reg)),
        Some(Rule::FromStackPointer(offset)) => {
            only_x86_64();
            escape(&[dwarf::EXPRESSION, number(reg)], &at(*offset))
        }
    });
    cfa.into_iter().chain(rules).collect()
}

impl<O> Kernel<O> {
    /// Returns the text of [`Kernel::print`] below its banner, with directives between its lines that describe the
    /// frame: the text to assemble.
    ///
    /// Panics if the caller's registers cannot be found from an instruction of the kernel.
    pub fn assembly(&self) -> String {
        self.assembly_below(self.banner())
    }

    /// Returns the same text below a banner that the caller passes: comments, each on a line of its own.
    ///
    /// Panics if the caller's registers cannot be found from an instruction of the kernel.
    pub fn assembly_below(&self, banner: String) -> String {
        let entry = State::at_entry(self.isa);
        let mut walk = Walk { state: entry.clone(), states: Vec::new() };
        if self.isa.landing_pad().is_some() {
            walk.jump();
        }
        walk.code(&self.code);
        // The return.
        walk.jump();
        let mut row = entry.row();
        assert!(walk.state.fits(&row), "{}: the caller's registers are not restored", self.name);
        let mut states = walk.states.into_iter();
        let mut text = banner + "    .cfi_startproc\n";
        for line in self.print().lines() {
            // An indented line is an instruction or a jump.
            if line.starts_with(' ') {
                let state = states.next().expect("a state for each instruction");
                // A row holds as long as it can, because each new one takes bytes.
                if !state.fits(&row) {
                    let next = state.row();
                    text.extend(changes(self.isa, &row, &next).iter().map(|change| format!("    .cfi_{change}\n")));
                    row = next;
                }
            }
            text += line;
            text.push('\n');
        }
        assert!(states.next().is_none(), "{}: an instruction for each state", self.name);
        text + "    .cfi_endproc\n"
    }
}
