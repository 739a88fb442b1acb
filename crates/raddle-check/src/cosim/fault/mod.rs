//! Wrong meanings by the thousand, made of the rows: for each row every class of fault that there can be.
//!
//! A planted fault is a wrong meaning: it applies to some instructions of a row in some states, and there leaves
//! another state than the row. A run has to see it: some state must be among those of the run in which the wrong model
//! differs from the processor. The run itself is made once, with the right model, and its answers are compared with
//! those of all wrong ones.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use raddle_isa::inst::{Idiom, Kind, Operand};
use raddle_isa::isa::{File, Isa, Reg, View};
use raddle_isa::word::{Concrete, Word};
use raddle_isa::{Access, Inst, Machine, Row};

use super::form::{Form, Reach};
use super::oracle::Oracle;
use super::plant::PLANTS;
use super::random::Random;
use super::state::{State, WINDOW, mask_of_bytes};
use super::{Step, generate, judge};
use crate::encode::assemble::Assembler;

type M = Machine<Concrete>;
type OfInst = Box<dyn Fn(&Inst) -> bool>;
type Example = Box<dyn Fn(&Inst) -> Option<Inst>>;
type OfNumbers = Box<dyn Fn(&[i64]) -> Vec<i64>>;
type OfState = Box<dyn Fn(&Inst, &State) -> bool>;

/// A row with a wrong meaning.
struct Planted {
    row: &'static Row,
    class: &'static str,
    what: String,
    inst: OfInst,
    state: OfState,
    wrong: Wrong,
    /// The bit of a number that it ignores.
    ignores: Option<u8>,
    /// An instruction that it applies to, made of another of the row, where random ones are not likely to be.
    example: Option<Example>,
    /// In how many states it applied, and in how many of them there was something that it could change.
    met: [usize; 2],
}

/// What is done instead.
enum Wrong {
    /// The first bit of the result from this byte on that the architecture defines is the other one.
    Result(usize),
    /// A condition bit is the other one.
    Flag(u8),
    /// A register that is none of the instruction's changes, or a byte of memory beside that of the instruction.
    Elsewhere(File),
    /// Of the bytes that a mask names, or does not name, the last one is wrong.
    Masked(bool),
    /// The result is said to be undefined.
    Undefined,
    /// As with these numbers.
    Numbers(OfNumbers),
    /// Another meaning.
    Step(Step<'static>),
}

impl Planted {
    /// Whether the processor's answer shows that the meaning is wrong. The machine is in the state before.
    fn is_seen(&mut self, inst: &Inst, before: &State, machine: &M, after: &State) -> bool {
        if !(self.state)(inst, before) {
            return false;
        }
        self.met[0] += 1;
        let mut machine = machine.clone();
        let done = match &self.wrong {
            Wrong::Step(step) => step(&mut machine, inst).is_ok(),
            Wrong::Numbers(change) => {
                let numbers = change(&generate::numbers(inst));
                generate::with_numbers(inst, &numbers).is_ok_and(|other| machine.step(&other).is_ok())
            }
            _ => machine.step(inst).is_ok() && self.change(inst, before, &mut machine),
        };
        self.met[1] += usize::from(done);
        done && judge(inst, before, &machine, after).is_some()
    }

    /// Whether there was something to change.
    fn change(&self, inst: &Inst, before: &State, machine: &mut M) -> bool {
        match self.wrong {
            Wrong::Result(from) => result(inst, machine, from, |byte| byte.value ^= 1),
            Wrong::Undefined => result(inst, machine, 0, |byte| byte.defined = false),
            Wrong::Flag(n) => {
                let flag = machine.flag(n);
                machine.set_flag(n, !flag);
                flag.known().is_some()
            }
            Wrong::Elsewhere(File::Flag) => {
                let writes = inst.writes();
                let Some(reg) = inst.row.isa.registers().find(|r| r.file == File::Flag && !writes.contains(r)) else {
                    return false;
                };
                machine.set_flag(reg.n, !machine.flag(reg.n));
                true
            }
            Wrong::Elsewhere(file) => {
                let used: BTreeSet<Reg> = inst.reads().union(&inst.writes()).copied().collect();
                let all = inst.row.isa.registers().filter(|reg| reg.file == file && !used.contains(reg));
                let Some(reg) = all.take(5).last() else { return false };
                machine.bytes_mut(reg)[3].value ^= 0x10;
                true
            }
            Wrong::Masked(named) => masked(inst, before, machine, named),
            Wrong::Numbers(_) | Wrong::Step(_) => unreachable!("a meaning of its own"),
        }
    }
}

/// Changes the first defined byte of the result from byte `from` on: of the first operand that is written, of memory
/// that the meaning itself writes, or of a condition bit where there is nothing else.
fn result(inst: &Inst, machine: &mut M, from: usize, change: impl Fn(&mut raddle_isa::word::ConcreteByte)) -> bool {
    let written = inst.row.operands.iter().zip(&inst.args).find(|(spec, _)| spec.access.writes());
    match written {
        Some((_, Operand::Reg(view))) => {
            let bytes = machine.bytes_mut(view.reg);
            bytes.iter_mut().skip(from).find(|byte| byte.defined).map(change).is_some()
        }
        _ if inst.memory().is_some_and(|(access, _)| access.writes()) => {
            let written = &mut machine.memory.spaces[0].written;
            written.values_mut().skip(from).find(|byte| byte.defined).map(change).is_some()
        }
        _ => match inst.writes().into_iter().find(|reg| machine.flag(reg.n).known().is_some()) {
            Some(reg) => {
                let mut byte = machine.flag(reg.n).resize(8).byte(0);
                change(&mut byte);
                machine.set_flag(reg.n, Concrete::of_bytes(&[byte]).resize(1));
                true
            }
            // An instruction that does nothing.
            None if inst.writes().is_empty() => {
                machine.bytes_mut(Reg { file: File::Gpr, n: 0 })[0].value ^= 1;
                true
            }
            None => false,
        },
    }
}

/// Changes the last byte of a masked access that the mask names, or does not name.
fn masked(inst: &Inst, before: &State, machine: &mut M, named: bool) -> bool {
    let (Some(mask), Some((access, mem))) = (mask_of_bytes(inst), inst.memory()) else { return false };
    let (mask, offset) = (before.word(mask), before.offset(&mem));
    let inside = |i: &i64| (0..WINDOW as i64).contains(&(offset + i));
    let Some(i) = (0..i64::from(mem.bytes)).rev().filter(inside).find(|i| (mask >> i & 1 == 1) == named) else {
        return false;
    };
    if access.writes() {
        let own = before.memory_at(offset + i);
        let byte = machine.memory.spaces[0].written.entry(offset + i).or_insert(own.into());
        byte.value ^= 0x80;
    } else if let Operand::Reg(view) = inst.args[0] {
        machine.bytes_mut(view.reg)[i as usize].value ^= 0x80;
    }
    true
}

/// The registers in an instruction: those of operands by their number, those of the address behind them.
fn registers(inst: &Inst) -> Vec<(usize, Reg)> {
    let mut all = Vec::new();
    for (i, arg) in inst.args.iter().enumerate() {
        match arg {
            Operand::Reg(view) => all.push((i, view.reg)),
            Operand::Mem(mem) => {
                all.extend(mem.base.map(|base| (BASE, base)));
                all.extend(mem.index.map(|(index, _)| (INDEX, index)));
            }
            Operand::Imm(_) => {}
        }
    }
    all
}

const BASE: usize = 100;
const INDEX: usize = 101;

fn register(inst: &Inst, place: usize) -> Option<Reg> {
    match (place, inst.args.get(place)) {
        (BASE, _) => inst.memory()?.1.base,
        (INDEX, _) => inst.memory()?.1.index.map(|(index, _)| index),
        (_, Some(Operand::Reg(view))) => Some(view.reg),
        _ => None,
    }
}

/// A name for a place.
fn named(row: &Row, place: usize) -> &'static str {
    match place {
        BASE => "the base",
        INDEX => "the index",
        _ => row.operands[place].name,
    }
}

/// The lanes of an operand.
fn lanes<'a>(inst: &Inst, state: &'a State, operand: usize, size: usize) -> impl Iterator<Item = u64> + use<'a> {
    let source = state.source(inst, operand);
    let bytes: &'a [u8] = source.map_or(&[], |source| state.at(&source));
    bytes.chunks_exact(size).map(|lane| lane.iter().rev().fold(0, |x, &byte| x << 8 | u64::from(byte)))
}

fn corners(size: usize) -> [(u64, &'static str); 6] {
    let (mask, top) = (u64::MAX >> (64 - 8 * size), 1 << (8 * size - 1));
    [(0, "0"), (1, "1"), (mask, "-1"), (top, "the least"), (top - 1, "the greatest"), (top + 1, "the least plus one")]
}

/// Makes the faults of one row.
struct Planter<'a> {
    row: &'static Row,
    faults: &'a mut Vec<Planted>,
}

impl Planter<'_> {
    fn plant(&mut self, class: &'static str, what: String, inst: OfInst, state: OfState, wrong: Wrong) {
        self.faults.push(Planted {
            row: self.row,
            class,
            what,
            inst,
            state,
            wrong,
            ignores: None,
            example: None,
            met: [0; 2],
        });
    }

    /// For some instructions, in all states.
    fn on(&mut self, class: &'static str, what: impl Into<String>, inst: impl Fn(&Inst) -> bool + 'static) {
        self.plant(class, what.into(), Box::new(inst), Box::new(|_, _| true), Wrong::Result(0));
    }

    /// The same, with an instruction that it applies to.
    fn on_example(
        &mut self,
        class: &'static str,
        what: impl Into<String>,
        inst: impl Fn(&Inst) -> bool + 'static,
        example: impl Fn(&Inst) -> Option<Inst> + 'static,
    ) {
        self.on(class, what, inst);
        if let Some(fault) = self.faults.last_mut() {
            fault.example = Some(Box::new(example));
        }
    }

    /// For all instructions, in some states: the result is wrong, or one of the flags.
    fn data(&mut self, what: String, state: impl Fn(&Inst, &State) -> bool + Clone + 'static) {
        let all = || Box::new(|_: &Inst| true);
        if !self.results().is_empty() || self.written_flags().is_empty() {
            self.plant("data", what.clone(), all(), Box::new(state.clone()), Wrong::Result(0));
        }
        for n in self.written_flags() {
            self.plant("flags", format!("flag {n}, {what}"), all(), Box::new(state.clone()), Wrong::Flag(n));
        }
    }

    fn results(&self) -> Vec<usize> {
        let written = |i: &usize| {
            let spec = &self.row.operands[*i];
            spec.access.writes() || matches!(spec.kind, Kind::Address(_, Access::w))
        };
        (0..self.row.operands.len()).filter(written).collect()
    }

    fn written_flags(&self) -> Vec<u8> {
        self.row.flags.iter().filter(|(_, access)| access.writes()).map(|(n, _)| *n).collect()
    }

    fn read_flags(&self) -> Vec<u8> {
        self.row.flags.iter().filter(|(_, access)| access.reads()).map(|(n, _)| *n).collect()
    }

    /// The operands that are read, and how wide their lanes may be.
    fn sources(&self) -> Vec<(usize, Vec<usize>)> {
        let stack_pointer = self.row.isa.stack_pointer().n;
        let lanes = |kind| match kind {
            // It holds an address in any case.
            Kind::Fixed(File::Gpr, n, _) if n == stack_pointer => None,
            Kind::Imm(_) | Kind::Bank(..) | Kind::Address(_, Access::w) => None,
            Kind::Gpr(bits) | Kind::GprOrMem(bits) | Kind::GprMemImm(bits) => Some(vec![usize::from(bits) / 8]),
            Kind::Fixed(File::Gpr, _, bits) => Some(vec![usize::from(bits) / 8]),
            Kind::Mask => Some(vec![8]),
            Kind::Mem(bytes @ (1 | 2 | 4 | 8)) => Some(vec![usize::from(bytes)]),
            Kind::Vec(32) => Some(vec![4]),
            _ => Some(vec![1, 2, 4, 8]),
        };
        let operands = self.row.operands.iter().enumerate();
        operands.filter(|(_, s)| s.access.reads()).filter_map(|(i, s)| Some((i, lanes(s.kind)?))).collect()
    }

    fn all(&mut self, random: &mut Random) {
        self.numbers(random);
        self.places();
        self.registers();
        self.lanes();
        self.masks();
        self.everything();
        self.sources_alone();
        self.sources_together();
        self.together(random);
    }

    fn numbers(&mut self, random: &mut Random) {
        let numbers: Vec<u8> = self
            .row
            .operands
            .iter()
            .filter_map(|spec| match spec.kind {
                Kind::Imm(bits) => Some(bits),
                Kind::GprMemImm(_) => Some(32),
                _ => None,
            })
            .collect();
        let at = |i: usize, x: i64| move |inst: &Inst| generate::numbers(inst).get(i) == Some(&x);
        for (i, &bits) in numbers.iter().enumerate() {
            let mut values = if bits <= 8 { generate::values(bits) } else { generate::corners(bits.into()) };
            if (9..=16).contains(&bits) {
                let all = generate::values(bits);
                values.extend((0..200).map(|_| random.of(&all)));
            }
            for value in values.into_iter().collect::<BTreeSet<_>>() {
                let example = move |inst: &Inst| {
                    let mut numbers = generate::numbers(inst);
                    *numbers.get_mut(i)? = value;
                    generate::with_numbers(inst, &numbers).ok()
                };
                self.on_example("number: one value", format!("number {i} is {value}"), at(i, value), example);
            }
            for bit in 0..bits {
                let clear = move |numbers: &[i64]| {
                    let mut numbers = numbers.to_vec();
                    let x = numbers[i] & !(1 << bit) & (u64::MAX >> (64 - bits)) as i64;
                    // The same sign as before, where that bit is not the one.
                    let sign = numbers[i] < 0 && x >> (bits - 1) & 1 == 1;
                    numbers[i] = if sign { x << (64 - bits) >> (64 - bits) } else { x };
                    numbers
                };
                let set = move |inst: &Inst| generate::numbers(inst).get(i).is_some_and(|x| x >> bit & 1 == 1);
                let what = format!("ignores bit {bit} of number {i}");
                self.plant(
                    "number: bit ignored",
                    what,
                    Box::new(set),
                    Box::new(|_, _| true),
                    Wrong::Numbers(Box::new(clear)),
                );
                if let Some(fault) = self.faults.last_mut() {
                    fault.ignores = Some(bit);
                }
            }
            for j in 0..i {
                let swap = move |numbers: &[i64]| {
                    let mut numbers = numbers.to_vec();
                    numbers.swap(i, j);
                    numbers
                };
                let differ = move |inst: &Inst| {
                    let numbers = generate::numbers(inst);
                    numbers[i] != numbers[j]
                };
                self.plant(
                    "numbers swapped",
                    format!("numbers {j} and {i}"),
                    Box::new(differ),
                    Box::new(|_, _| true),
                    Wrong::Numbers(Box::new(swap)),
                );
                self.on("numbers: off the diagonal", format!("numbers {j} and {i} differ"), differ);
                self.on("numbers: on the diagonal", format!("numbers {j} and {i}"), move |inst| !differ(inst));
            }
        }
        if numbers.len() > 1 {
            let tuples = generate::tuples(&numbers).together;
            let some =
                if tuples.len() <= 3000 { tuples } else { (0..500).map(|_| random_of(&tuples, random)).collect() };
            for tuple in some.into_iter().collect::<BTreeSet<_>>() {
                let (what, wanted) = (format!("{tuple:?}"), tuple.clone());
                let example = move |inst: &Inst| generate::with_numbers(inst, &tuple).ok();
                self.on_example("numbers: one tuple", what, move |inst| generate::numbers(inst) == wanted, example);
            }
        }
    }

    fn places(&mut self) {
        for (i, spec) in self.row.operands.iter().enumerate() {
            let name = spec.name;
            if matches!(spec.kind, Kind::VecOrMem(_) | Kind::GprOrMem(_) | Kind::GprMemImm(_)) {
                let is = move |wanted: fn(&Operand) -> bool| move |inst: &Inst| wanted(&inst.args[i]);
                self.on("operand: memory only", name, is(|arg| matches!(arg, Operand::Mem(_))));
                self.on("operand: register only", name, is(|arg| matches!(arg, Operand::Reg(_))));
            }
            if matches!(spec.kind, Kind::GprMemImm(_)) {
                self.on("operand: number only", name, move |inst| matches!(inst.args[i], Operand::Imm(_)));
            }
        }
        let memory = |wanted: fn(&raddle_isa::Mem) -> bool| {
            move |inst: &Inst| inst.memory().is_some_and(|(_, mem)| wanted(&mem))
        };
        if !self.has_memory() {
            return;
        }
        if self.row.isa == Isa::X86_64 {
            self.on("operand: broadcast only", "32 bits", memory(|mem| mem.broadcast == Some(4)));
            self.on("operand: broadcast only", "64 bits", memory(|mem| mem.broadcast == Some(8)));
        }
        self.on("address", "without an index", memory(|mem| mem.index.is_none()));
        self.on("address", "without a base", memory(|mem| mem.base.is_none()));
        self.on("address", "times 1", memory(|mem| mem.index.is_some_and(|(_, scale)| scale == 1)));
        self.on("address", "times 2", memory(|mem| mem.index.is_some_and(|(_, scale)| scale == 2)));
        self.on("address", "times 4", memory(|mem| mem.index.is_some_and(|(_, scale)| scale == 4)));
        self.on("address", "times 8", memory(|mem| mem.index.is_some_and(|(_, scale)| scale == 8)));
        self.on("address", "base and index", memory(|mem| mem.base.is_some() && mem.base == mem.index.map(|(i, _)| i)));
        for reach in [Reach::Zero, Reach::Byte, Reach::Ahead, Reach::Back] {
            self.on("displacement", format!("{reach:?}"), move |inst| {
                inst.memory().is_some_and(|(_, mem)| Reach::of(mem.disp) == reach)
            });
        }
        for disp in [-1, 1, 127, 128, -128, -129, 255, 256, 4095, 4096, -256, -257, i64::from(i32::MAX), -1 << 31] {
            let is = move |inst: &Inst| inst.memory().is_some_and(|(_, mem)| mem.disp == disp);
            self.on_example("displacement", format!("{disp}"), is, move |inst| generate::with_displacement(inst, disp));
        }
        self.on("displacement", "no multiple of the size", memory(|mem| mem.disp % i64::from(mem.bytes) != 0));
        let place = |wanted: fn(i64, i64) -> bool| {
            move |inst: &Inst, state: &State| {
                inst.memory().is_some_and(|(_, mem)| wanted(state.offset(&mem), mem.bytes.into()))
            }
        };
        let state = |planter: &mut Self, what: &str, state: OfState| {
            let alone = what == "over 64 bytes";
            let memory = move |inst: &Inst| inst.memory().is_some_and(|(_, mem)| !alone || mem.bytes > 1);
            planter.plant("address: place", what.into(), Box::new(memory), state, Wrong::Result(0));
        };
        state(self, "at the beginning", Box::new(place(|at, _| at == 0)));
        state(self, "at the end", Box::new(place(|at, len| at + len == WINDOW as i64)));
        state(self, "over 64 bytes", Box::new(place(|at, len| len > 1 && at / 64 != (at + len - 1) / 64)));
        state(self, "16 bytes aligned", Box::new(place(|at, _| at % 16 == 0)));
        state(self, "not aligned", Box::new(place(|at, _| at % 16 != 0)));
    }

    fn registers(&mut self) {
        let files = self.files();
        let places: Vec<usize> = files.iter().map(|(place, _)| *place).collect();
        for (i, &a) in places.iter().enumerate() {
            for (k, &b) in places[..i].iter().enumerate() {
                let same = move |inst: &Inst| Some(register(inst, a)? == register(inst, b)?);
                let what = format!("{} and {}", named(self.row, b), named(self.row, a));
                if files[i].1 != files[k].1 {
                    continue;
                }
                self.on("registers the same", what.clone(), move |inst| same(inst) == Some(true));
                self.on("registers not the same", what, move |inst| same(inst) == Some(false));
                for &c in &places[..k] {
                    let what = format!("{}, {}, {}", named(self.row, c), named(self.row, b), named(self.row, a));
                    self.on("registers the same", what, move |inst| {
                        same(inst) == Some(true) && register(inst, c).is_some_and(|reg| Some(reg) == register(inst, a))
                    });
                }
            }
            for n in 0..self.row.isa.count(files[i].1) {
                let what = format!("{} is register {n}", named(self.row, a));
                self.on("one register", what, move |inst| register(inst, a).is_some_and(|reg| reg.n == n));
            }
        }
        self.on("encoding", "VEX, or no vector", |inst| !has_evex(inst));
        self.on("encoding", "EVEX", has_evex);
    }

    /// Where the row can have registers, and of which file.
    fn files(&self) -> Vec<(usize, File)> {
        let file = |kind| match kind {
            Kind::Vec(_) | Kind::VecOrMem(_) => Some(File::Vec),
            Kind::Mask => Some(File::Mask),
            Kind::Fixed(file, ..) => Some(file),
            Kind::Gpr(_) | Kind::GprOrMem(_) | Kind::GprMemImm(_) => Some(File::Gpr),
            Kind::Bank(..) | Kind::Mem(_) | Kind::Address(..) | Kind::Imm(_) => None,
        };
        let operands = self.row.operands.iter().enumerate().filter_map(|(i, spec)| Some((i, file(spec.kind)?)));
        let address = if self.has_memory() { &[BASE, INDEX][..] } else { &[] };
        operands.chain(address.iter().map(|&place| (place, File::Gpr))).collect()
    }

    fn has_memory(&self) -> bool {
        let memory = |kind| {
            matches!(
                kind,
                Kind::VecOrMem(_) | Kind::GprOrMem(_) | Kind::GprMemImm(_) | Kind::Mem(_) | Kind::Address(..)
            )
        };
        self.row.operands.iter().any(|spec| memory(spec.kind))
    }

    fn lanes(&mut self) {
        for bits in [32, 64, 128, 256, 512] {
            let width = move |inst: &Inst| first_view(inst).is_some_and(|view| view.bits == bits);
            self.on("width", format!("{bits} bits"), width);
            for byte in (0..64).step_by(4) {
                let (class, place) = match byte {
                    _ if byte >= usize::from(bits) / 8 => ("above the result", byte),
                    16.. => ("lanes above 128 bits", byte + 1),
                    _ => ("one lane", byte + 2),
                };
                let what = format!("byte {place} of {bits} bits");
                self.plant(class, what, Box::new(width), Box::new(|_, _| true), Wrong::Result(place));
            }
        }
    }

    fn masks(&mut self) {
        if !self.row.operands.iter().any(|spec| matches!(spec.kind, Kind::Address(..)))
            || !self.row.operands.iter().any(|spec| spec.kind == Kind::Mask)
        {
            return;
        }
        for (named, what) in [(true, "a byte that is named"), (false, "a byte that is not named")] {
            self.plant("masked lanes", what.into(), Box::new(|_| true), Box::new(|_, _| true), Wrong::Masked(named));
        }
        let bits = |inst: &Inst, state: &State| {
            let (mask, bytes) = (mask_of_bytes(inst)?, u32::from(inst.memory()?.1.bytes));
            Some((state.word(mask) & u64::MAX >> (64 - bytes), bytes))
        };
        type Wanted = fn(u64, u32) -> bool;
        let wanted: [(&str, Wanted); 4] = [
            ("none named", |k, _| k == 0),
            ("all named", |k, bytes| k.count_ones() == bytes),
            ("one named", |k, _| k.count_ones() == 1),
            ("the last named", |k, bytes| k >> (bytes - 1) == 1),
        ];
        for (what, wanted) in wanted {
            let state = move |inst: &Inst, state: &State| bits(inst, state).is_some_and(|(k, bytes)| wanted(k, bytes));
            for named in [true, false] {
                let what = format!("{what}, wrong where named: {named}");
                self.plant("mask", what, Box::new(|_| true), Box::new(state), Wrong::Masked(named));
            }
        }
        for bit in 0..64 {
            let state = move |inst: &Inst, state: &State| bits(inst, state).is_some_and(|(k, _)| k >> bit & 1 == 1);
            self.plant("mask", format!("bit {bit}"), Box::new(|_| true), Box::new(state), Wrong::Masked(true));
        }
    }

    fn everything(&mut self) {
        let mut always = |class, what: &str, wrong| {
            self.plant(class, what.into(), Box::new(|_| true), Box::new(|_, _| true), wrong);
        };
        always("changes something else", "a register", Wrong::Elsewhere(File::Gpr));
        always("changes something else", "a vector", Wrong::Elsewhere(File::Vec));
        always("changes something else", "a condition bit", Wrong::Elsewhere(File::Flag));
        if !self.results().is_empty() {
            self.plant("undefined", "the result".into(), Box::new(|_| true), Box::new(|_, _| true), Wrong::Undefined);
        }
        self.data("always".into(), |_, _| true);
        for n in self.read_flags() {
            for value in [false, true] {
                self.data(format!("flag {n} is {value}"), move |_, state| state.flag(n) == value);
            }
        }
    }

    /// Corners of each source.
    fn sources_alone(&mut self) {
        for (i, sizes) in self.sources() {
            let name = self.row.operands[i].name;
            for (byte, what) in [(0, "zero"), (0xff, "all ones")] {
                self.data(format!("{name} is {what}"), move |inst, state| {
                    state.source(inst, i).is_some_and(|source| state.at(&source).iter().all(|&b| b == byte))
                });
            }
            for &size in &sizes {
                for (corner, what) in corners(size) {
                    self.data(format!("{name} has a lane of {size} bytes that is {what}"), move |inst, state| {
                        lanes(inst, state, i, size).any(|lane| lane == corner)
                    });
                    for n in self.read_flags() {
                        self.data(format!("{name} is {what} and flag {n} is set"), move |inst, state| {
                            state.flag(n) && lanes(inst, state, i, size).any(|lane| lane == corner)
                        });
                    }
                }
            }
            let number =
                self.row.operands.iter().position(|spec| matches!(spec.kind, Kind::Imm(9..) | Kind::GprMemImm(_)));
            if let (Some(number), &[size]) = (number.filter(|&n| n != i), &sizes[..]) {
                // What has so many bits by chance only.
                self.data(format!("{name} is the number"), move |inst, state| {
                    let Operand::Imm(x) = inst.args[number] else { return false };
                    lanes(inst, state, i, size).any(|lane| lane == x as u64 & u64::MAX >> (64 - 8 * size))
                });
            }
        }
    }

    /// Corners of two sources in the same lane, and sources that have to do with each other.
    fn sources_together(&mut self) {
        let sources = self.sources();
        for (b, sizes) in &sources {
            for (a, _) in sources.iter().filter(|(a, other)| a < b && other.len() == sizes.len()) {
                let (a, b) = (*a, *b);
                let names = [a, b].map(|i| self.row.operands[i].name).join(" and ");
                let whole = move |inst: &Inst, state: &State, wanted: fn(u8, u8) -> bool| {
                    let both = [a, b].map(|i| state.source(inst, i));
                    let [Some(x), Some(y)] = both else { return false };
                    state.at(&x).iter().zip(state.at(&y)).all(|(&x, &y)| wanted(x, y))
                };
                self.data(format!("{names} are equal"), move |inst, state| whole(inst, state, |x, y| x == y));
                self.data(format!("{names} are complements"), move |inst, state| whole(inst, state, |x, y| x == !y));
                for &size in sizes {
                    let mask = u64::MAX >> (64 - 8 * size);
                    for (corner, what) in corners(size).into_iter().filter(|(corner, _)| [1, mask].contains(corner)) {
                        self.data(format!("{names} differ by {what}, {size} bytes"), move |inst, state| {
                            let other = lanes(inst, state, b, size);
                            lanes(inst, state, a, size).zip(other).any(|(x, y)| x.wrapping_sub(y) & mask == corner)
                        });
                    }
                    for (x, what_x) in corners(size) {
                        for (y, what_y) in corners(size) {
                            let what = format!("{names} have lanes {what_x} and {what_y}, {size} bytes");
                            let both = move |inst: &Inst, state: &State| {
                                lanes(inst, state, a, size).zip(lanes(inst, state, b, size)).any(|lane| lane == (x, y))
                            };
                            self.data(what.clone(), both);
                            for n in self.read_flags() {
                                self.data(format!("{what}, flag {n} set"), move |inst, state| {
                                    state.flag(n) && both(inst, state)
                                });
                            }
                        }
                    }
                }
            }
        }
    }

    /// One value of a number, or one register, and something else.
    fn together(&mut self, random: &mut Random) {
        let insts: Vec<Inst> =
            generate::instructions(self.row, &raddle_isa::Feature::ALL.iter().copied().collect(), 40, random.clone())
                .collect();
        for inst in insts {
            let coarse = Form::of(&inst).coarse();
            let numbers = generate::numbers(&inst);
            let bits = generate::number_bits(&inst);
            if !numbers.is_empty() && bits.iter().map(|&bits| u32::from(bits)).sum::<u32>() <= 11 {
                let (coarse, example) = (coarse.clone(), inst.clone());
                let same = move |inst: &Inst| generate::numbers(inst) == numbers && Form::of(inst).coarse() == coarse;
                self.on_example("a number in one form", format!("as `{inst}`"), same, move |_| Some(example.clone()));
            }
            let registers = registers(&inst);
            if let Some(&(place, reg)) = registers.get(random.below(registers.len().max(1))) {
                let memory = |inst: &Inst| {
                    inst.memory().map(|(_, mem)| (mem.base.is_some(), mem.index.map(|(_, scale)| scale), mem.broadcast))
                };
                let (name, address) = (named(self.row, place), memory(&inst));
                let what = format!("{name} is that of `{inst}`, {address:?}");
                let same = move |inst: &Inst| register(inst, place) == Some(reg) && memory(inst) == address;
                let example = inst.clone();
                let class = "a register in one kind of address";
                self.on_example(class, what, same, move |_| Some(example.clone()));
            }
        }
    }
}

fn random_of(tuples: &[Vec<i64>], random: &mut Random) -> Vec<i64> {
    tuples[random.below(tuples.len())].clone()
}

fn has_evex(inst: &Inst) -> bool {
    inst.features().is_some_and(|features| features.iter().any(|f| f.is_avx512()))
}

/// The register that is written first.
fn first_view(inst: &Inst) -> Option<View> {
    inst.row.operands.iter().zip(&inst.args).find_map(|(spec, arg)| match arg {
        Operand::Reg(view) if spec.access.writes() && !matches!(spec.kind, Kind::Bank(..)) => Some(*view),
        _ => None,
    })
}

/// The hunt for planted faults during a run.
pub struct Hunt {
    faults: Vec<Planted>,
    /// Those of a row that no answer has shown yet.
    open: BTreeMap<u16, Vec<usize>>,
    /// Those of them that apply to the instruction at hand.
    active: Vec<usize>,
    at: *const Inst,
    seed: u64,
}

/// How many faults were planted and seen.
#[derive(Debug, Default)]
pub struct Caught {
    /// By class: planted faults that some instruction or state has at all, and those of them that were seen.
    pub classes: BTreeMap<&'static str, (usize, usize)>,
    /// Faults that no instruction can have: a shape, a register or a number that has no encoding.
    pub impossible: usize,
    /// Changes that are no fault: of what the architecture ignores or leaves undefined.
    pub harmless: usize,
    /// Those that were not seen.
    pub missed: Vec<String>,
}

impl fmt::Display for Caught {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sum = self.classes.values().fold((0, 0), |sum, (planted, seen)| (sum.0 + planted, sum.1 + seen));
        write!(f, "{} of {} planted faults caught, in {} classes", sum.1, sum.0, self.classes.len())
    }
}

impl Hunt {
    /// Plants every fault in the rows that the processor has, and one in each form of them that kernels use.
    pub fn new(oracle: &Oracle, rows: &[&'static Row], forms: &BTreeMap<Form, Vec<Inst>>, seed: u64) -> Hunt {
        let rows = rows.iter().copied().filter(|row| oracle.lacks(&generate::needs(row)).is_empty());
        let rows: Vec<&'static Row> = rows.collect();
        let mut faults = Vec::new();
        for row in &rows {
            let mut planter = Planter { row, faults: &mut faults };
            planter.all(&mut Random::named(!seed, row.name));
            for plant in PLANTS.iter().filter(|plant| plant.isa == row.isa && plant.row == row.name) {
                let always = || Box::new(|_: &Inst| true);
                let step = Wrong::Step(&plant.step);
                planter.plant("by hand", plant.fault.into(), always(), Box::new(|_, _| true), step);
            }
        }
        for (form, insts) in forms {
            let example = insts[0].clone();
            let Some(row) = rows.iter().find(|row| row.op == example.row.op) else { continue };
            let (form, rest) = (form.clone(), seed % 50);
            let mut planter = Planter { row, faults: &mut faults };
            let class = "a form of a kernel, in 2 % of states";
            let same = move |inst: &Inst| Form::of(inst) == form;
            planter.on_example(class, format!("as `{example}`"), same, move |_| Some(example.clone()));
            if let Some(fault) = faults.last_mut() {
                fault.state = Box::new(move |_, state| state.digest() % 50 == rest);
            }
        }
        let mut open: BTreeMap<u16, Vec<usize>> = BTreeMap::new();
        for (i, fault) in faults.iter().enumerate() {
            open.entry(fault.row.op).or_default().push(i);
        }
        Hunt { faults, open, active: Vec::new(), at: std::ptr::null(), seed }
    }

    /// Compares what the processor made of a state with what the wrong models make of it.
    pub fn watch(&mut self, inst: &Inst, before: &State, after: &State) {
        let Some(open) = self.open.get_mut(&inst.row.op) else { return };
        if !std::ptr::eq(self.at, inst) {
            self.at = inst;
            self.active = open.iter().copied().filter(|&i| (self.faults[i].inst)(inst)).collect();
        }
        if self.active.is_empty() {
            return;
        }
        let machine = before.machine();
        self.active.retain(|&i| {
            let seen = self.faults[i].is_seen(inst, before, &machine, after);
            if seen {
                open.retain(|&other| other != i);
            }
            !seen
        });
    }

    /// What was seen of all. A fault that was not seen counts as missed unless it is none: it ignores what the
    /// architecture ignores, changes what it leaves undefined, or no instruction can have it, of many random ones.
    pub fn end(self, oracle: &Oracle) -> Result<Caught, String> {
        let mut unseen: Vec<usize> = self.open.values().flatten().copied().collect();
        let mut caught = Caught { harmless: unseen.len(), ..Caught::default() };
        unseen.retain(|&i| !self.faults[i].is_harmless());
        caught.harmless -= unseen.len();
        let all: BTreeSet<usize> = self.open.values().flatten().copied().collect();
        let mut count = |i: usize, seen: bool| {
            let class = caught.classes.entry(self.faults[i].class).or_default();
            class.0 += 1;
            class.1 += usize::from(seen);
        };
        let mut not_ignored = Vec::new();
        for (i, fault) in self.faults.iter().enumerate().filter(|(i, _)| !all.contains(i)) {
            count(i, true);
            if fault.is_ignored() {
                not_ignored.push(format!("{} {}, which is no fault", fault.row.name, fault.what));
            }
        }

        // Instructions that have each of them, if there are any.
        let mut others: BTreeMap<u16, Vec<Inst>> = BTreeMap::new();
        let mut lines: Vec<(usize, String)> = Vec::new();
        for &i in &unseen {
            let fault = &self.faults[i];
            let others =
                others.entry(fault.row.op).or_insert_with(|| random_instructions(fault.row, oracle, self.seed));
            let having = fault.having(others, oracle);
            lines.extend(having.into_iter().map(|inst| (i, inst.to_string())));
        }
        let texts: Vec<String> = lines.iter().map(|(_, line)| line.clone()).collect();
        let refused = Assembler::find(oracle.isa)?.refusals(&texts)?;
        let taken = lines.iter().enumerate().filter(|(line, _)| !refused.contains_key(line));
        let possible: BTreeSet<usize> = taken.map(|(_, (i, _))| *i).collect();
        possible.iter().for_each(|&i| count(i, false));
        caught.impossible = unseen.len() - possible.len();
        let missed = |i: &usize| {
            let Planted { row, class, what, met, .. } = &self.faults[*i];
            format!("{} {class}: {what}; applied in {met:?} states", row.name)
        };
        caught.missed = possible.iter().map(missed).chain(not_ignored).collect();
        Ok(caught)
    }
}

impl Planted {
    /// Whether it changes nothing that the architecture defines: it ignores what is ignored, or wherever it applies
    /// there is no such part of the result, or it is undefined.
    fn is_harmless(&self) -> bool {
        self.is_ignored() || self.met[0] > 0 && self.met[1] == 0
    }

    /// Whether it ignores a bit that the architecture ignores too.
    fn is_ignored(&self) -> bool {
        let ignores = |bit: u8| {
            self.row.idioms.iter().any(|idiom| match idiom {
                Idiom::Ignoring(bits) => u64::from(*bits) >> bit & 1 == 1,
                _ => false,
            })
        };
        self.ignores.is_some_and(ignores)
    }

    /// Some instructions that have it and that the processor and the meaning take.
    fn having(&self, others: &[Inst], oracle: &Oracle) -> Vec<Inst> {
        let mut random = Random::new(1);
        let takes = |inst: &Inst| {
            inst.features().is_some_and(|needs| needs.is_subset(&oracle.features))
                && State::random(inst, oracle.vector_bytes, &mut random).machine().step(inst).is_ok()
        };
        match &self.example {
            Some(example) => {
                let made = others.iter().take(200).filter_map(example).filter(|inst| (self.inst)(inst));
                made.filter(takes).take(50).collect()
            }
            None => others.iter().filter(|inst| (self.inst)(inst)).take(200).cloned().collect(),
        }
    }
}

/// Many random instructions of a row that the meaning takes, others than those of the run.
fn random_instructions(row: &'static Row, oracle: &Oracle, seed: u64) -> Vec<Inst> {
    let mut random = Random::named(seed.rotate_left(7), row.name);
    generate::instructions(row, &oracle.features, 5000, random.clone())
        .filter(|inst| State::random(inst, oracle.vector_bytes, &mut random).machine().step(inst).is_ok())
        .collect()
}
