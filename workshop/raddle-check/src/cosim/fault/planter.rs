//! The faults of a row: every possible class.

use std::collections::BTreeSet;

use raddle_isa::inst::{Kind, Operand};
use raddle_isa::isa::{File, Isa, Reg, View};
use raddle_isa::{Access, Inst, Row};

use super::planted::{Planted, Wrong};
use crate::cosim::form::{Form, Reach};
use crate::cosim::generate;
use crate::cosim::random::Random;
use crate::cosim::state::{State, WINDOW, mask_of_bytes};

/// Returns the registers in an instruction with their places. A place is the operand's number; the places of an address
/// follow the operands.
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

/// Returns a name for a place.
fn named(row: &Row, place: usize) -> &'static str {
    match place {
        BASE => "the base",
        INDEX => "the index",
        _ => row.operands[place].name,
    }
}

/// Returns the lanes of an operand.
fn lanes<'a>(inst: &Inst, state: &'a State, operand: usize, size: usize) -> impl Iterator<Item = u64> + use<'a> {
    let source = state.source(inst, operand);
    let bytes: &'a [u8] = source.map_or(&[], |source| state.at(&source));
    bytes.chunks_exact(size).map(|lane| lane.iter().rev().fold(0, |x, &byte| x << 8 | u64::from(byte)))
}

fn corners(size: usize) -> [(u64, &'static str); 6] {
    let (mask, top) = (u64::MAX >> (64 - 8 * size), 1 << (8 * size - 1));
    [(0, "0"), (1, "1"), (mask, "-1"), (top, "the least"), (top - 1, "the greatest"), (top + 1, "the least plus one")]
}

/// Selects all instructions of a row.
fn any(_: &Inst) -> bool {
    true
}

/// Selects all states.
fn in_any(_: &Inst, _: &State) -> bool {
    true
}

/// The planter of the faults of one row.
pub(super) struct Planter<'a> {
    pub(super) row: &'static Row,
    pub(super) faults: &'a mut Vec<Planted>,
}

impl Planter<'_> {
    /// Plants a fault in some instructions, in some states.
    pub(super) fn plant(
        &mut self,
        class: &'static str,
        what: impl Into<String>,
        inst: impl Fn(&Inst) -> bool + 'static,
        state: impl Fn(&Inst, &State) -> bool + 'static,
        wrong: Wrong,
    ) {
        let (row, what, inst, state) = (self.row, what.into(), Box::new(inst), Box::new(state));
        self.faults.push(Planted { row, class, what, inst, state, wrong, ignores: None, example: None, met: [0; 2] });
    }

    /// Plants a fault in some instructions, in all states.
    fn on(&mut self, class: &'static str, what: impl Into<String>, inst: impl Fn(&Inst) -> bool + 'static) {
        self.plant(class, what, inst, in_any, Wrong::Result(0));
    }

    /// Plants a fault in some instructions, in all states, with an example of an instruction that it applies to.
    pub(super) fn on_example(
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

    /// Plants faults in all instructions, in some states: a wrong result, or one wrong flag.
    fn data(&mut self, what: String, state: impl Fn(&Inst, &State) -> bool + Clone + 'static) {
        if !self.results().is_empty() || self.written_flags().is_empty() {
            self.plant("data", what.clone(), any, state.clone(), Wrong::Result(0));
        }
        for n in self.written_flags() {
            self.plant("flags", format!("flag {n}, {what}"), any, state.clone(), Wrong::Flag(n));
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

    /// Returns the operands that are read, with the possible widths of their lanes.
    fn sources(&self) -> Vec<(usize, Vec<usize>)> {
        let stack_pointer = self.row.isa.stack_pointer().n;
        let lanes = |kind| match kind {
            // The stack pointer holds an address in any case.
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

    pub(super) fn all(&mut self, random: &mut Random) {
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
                    // The sign stays unchanged, unless the changed bit is the sign.
                    let sign = numbers[i] < 0 && x >> (bits - 1) & 1 == 1;
                    numbers[i] = if sign { x << (64 - bits) >> (64 - bits) } else { x };
                    numbers
                };
                let set = move |inst: &Inst| generate::numbers(inst).get(i).is_some_and(|x| x >> bit & 1 == 1);
                let what = format!("ignores bit {bit} of number {i}");
                self.plant("number: bit ignored", what, set, in_any, Wrong::Numbers(Box::new(clear)));
                if let Some(fault) = self.faults.last_mut() {
                    fault.ignores = (i + 1 == numbers.len()).then_some(bit);
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
                    differ,
                    in_any,
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
        self.on("displacement", "not a multiple of the size", memory(|mem| mem.disp % i64::from(mem.bytes) != 0));
        let place = |wanted: fn(i64, i64) -> bool| {
            move |inst: &Inst, state: &State| {
                inst.memory().is_some_and(|(_, mem)| wanted(state.offset(&mem), mem.bytes.into()))
            }
        };
        type Wanted = fn(i64, i64) -> bool;
        let places: [(&str, Wanted); 5] = [
            ("at the beginning", |at, _| at == 0),
            ("at the end", |at, len| at + len == WINDOW as i64),
            ("over 64 bytes", |at, len| len > 1 && at / 64 != (at + len - 1) / 64),
            ("16 bytes aligned", |at, _| at % 16 == 0),
            ("not aligned", |at, _| at % 16 != 0),
        ];
        for (what, wanted) in places {
            let alone = what == "over 64 bytes";
            let memory = move |inst: &Inst| inst.memory().is_some_and(|(_, mem)| !alone || mem.bytes > 1);
            self.plant("address: place", what, memory, place(wanted), Wrong::Result(0));
        }
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

    /// Returns the places that can have registers, with their files.
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
                self.plant(class, what, width, in_any, Wrong::Result(place));
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
            self.plant("masked lanes", what, any, in_any, Wrong::Masked(named));
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
                self.plant("mask", what, any, state, Wrong::Masked(named));
            }
        }
        for bit in 0..64 {
            let state = move |inst: &Inst, state: &State| bits(inst, state).is_some_and(|(k, _)| k >> bit & 1 == 1);
            self.plant("mask", format!("bit {bit}"), any, state, Wrong::Masked(true));
        }
    }

    fn everything(&mut self) {
        let mut always = |class, what: &str, wrong| {
            self.plant(class, what, any, in_any, wrong);
        };
        always("changes something else", "a register", Wrong::Elsewhere(File::Gpr));
        always("changes something else", "a vector", Wrong::Elsewhere(File::Vec));
        always("changes something else", "a condition bit", Wrong::Elsewhere(File::Flag));
        if !self.results().is_empty() {
            self.plant("undefined", "the result", any, in_any, Wrong::Undefined);
        }
        self.data("always".into(), |_, _| true);
        for n in self.read_flags() {
            for value in [false, true] {
                self.data(format!("flag {n} is {value}"), move |_, state| state.flag(n) == value);
            }
        }
    }

    /// Plants faults at the corner values of each source.
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
                // A number of `size` bytes equals a lane only by chance.
                self.data(format!("{name} is the number"), move |inst, state| {
                    let Operand::Imm(x) = inst.args[number] else { return false };
                    lanes(inst, state, i, size).any(|lane| lane == x as u64 & u64::MAX >> (64 - 8 * size))
                });
            }
        }
    }

    /// Plants faults at corner values of two sources in the same lane, and for related sources.
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

    /// Plants faults in the combination of one value of a number, or one register, and another property.
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

/// Returns the register that is written first.
fn first_view(inst: &Inst) -> Option<View> {
    inst.row.operands.iter().zip(&inst.args).find_map(|(spec, arg)| match arg {
        Operand::Reg(view) if spec.access.writes() && !matches!(spec.kind, Kind::Bank(..)) => Some(*view),
        _ => None,
    })
}
