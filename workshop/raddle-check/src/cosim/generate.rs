//! Generates instructions of a row: random ones, and the ones that a run must reach.
//!
//! No list here says which operands have an encoding: [`Inst::try_new`], the meaning and the assembler refuse the
//! others.

use std::collections::{BTreeMap, BTreeSet};

use raddle_isa::inst::{Kind, Mem, Needs, Operand, Spec, WrongOperands};
use raddle_isa::isa::{File, Isa, Reg, View};
use raddle_isa::{Feature, Inst, Row};

use super::random::{Random, Style};

/// Returns the rows of an instruction set.
pub fn rows(isa: Isa) -> &'static [Row] {
    isa.rows()
}

/// Returns random instructions of a row that need only `features`, from `tries` attempts, with operands of every form.
/// The meaning and an assembler may still refuse some, since a row doesn't say which numbers and addresses its encoding
/// has room for.
pub fn instructions(
    row: &'static Row,
    features: &BTreeSet<Feature>,
    tries: usize,
    mut random: Random,
) -> impl Iterator<Item = Inst> {
    (0..tries)
        .filter_map(move |_| {
            let shape = Shape::random(row, &mut random);
            draw(row, &shape, &[], None, &mut random)
        })
        .filter(|inst| inst.features().is_some_and(|needs| needs.is_subset(features)))
}

/// Returns the features of the row's least demanding form. Without them, no instruction of the row runs.
pub fn needs(row: &Row) -> BTreeSet<Feature> {
    let of = |features: &[Feature]| features.iter().copied().collect();
    match row.needs {
        Needs::Base => BTreeSet::new(),
        Needs::Of(features) | Needs::Sse(features) => of(features),
        Needs::Vector { vex128, vex256, evex } => vex128.or(vex256).or(evex).map(of).unwrap_or_default(),
    }
}

/// Returns whether the runner keeps its own state in a register: the platform register of AArch64, the thread register
/// of POWER. LR and CTR can't be operands.
fn is_reserved(isa: Isa, reg: Reg) -> bool {
    matches!((isa, reg.file, reg.n), (Isa::Aarch64, File::Gpr, 18) | (Isa::Ppc64le, File::Gpr, 13 | 32 | 33))
}

/// The kind of an operand in an instruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// A register.
    Register,
    /// A number.
    Number,
    /// Memory, with or without a base, with an index times `scale` unless that is 0, and with an element of `broadcast`
    /// bits repeated unless that is 0.
    Memory {
        /// Whether there is a base.
        base: bool,
        /// The factor of the index.
        scale: u8,
        /// The bits of the repeated element.
        broadcast: u16,
    },
}

/// The kind of each operand, the width of the vectors, and whether there are registers that only EVEX can name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Shape {
    width: u16,
    high: bool,
    places: Vec<Place>,
}

/// A register in an instruction.
struct Slot {
    file: File,
    /// The only possible register, if it is fixed.
    fixed: Option<u8>,
    /// The first possible register.
    lowest: u8,
}

impl Shape {
    /// Returns all shapes of a row.
    pub fn all(row: &'static Row) -> Vec<Shape> {
        let mut places: Vec<Vec<Place>> = vec![Vec::new()];
        for spec in row.operands {
            let choices: Vec<Place> = choices(row, spec).concat();
            places = places.iter().flat_map(|some| choices.iter().map(|&p| [some, &[p][..]].concat())).collect();
        }
        let mut all = Vec::new();
        for &width in widths(row) {
            for &high in highs(row) {
                all.extend(places.iter().map(|places| Shape { width, high, places: places.clone() }));
            }
        }
        all
    }

    fn random(row: &'static Row, random: &mut Random) -> Shape {
        let place = |spec| {
            let choices = choices(row, spec);
            let kind = random.below(choices.len());
            random.of(&choices[kind])
        };
        let places = row.operands.iter().map(place).collect();
        Shape { width: random.of(widths(row)), high: random.of(highs(row)), places }
    }

    /// Returns the registers of the operands, then the registers of addresses.
    fn slots(&self, row: &'static Row) -> Vec<Slot> {
        let operand = |(spec, place): (&Spec, &Place)| match (spec.kind, place) {
            (Kind::Bank(_, _), _) | (_, Place::Number | Place::Memory { .. }) => None,
            (Kind::Fixed(file, n, _), _) => Some(Slot { file, fixed: Some(n), lowest: 0 }),
            (Kind::Mask, _) => Some(Slot { file: File::Mask, fixed: None, lowest: 0 }),
            (Kind::Vec(bits) | Kind::VecOrMem(bits), _) => {
                // On POWER, this is an AltiVec register; these registers are the upper half of VSX's.
                let lowest = if row.isa == Isa::Ppc64le && bits == 0 { 32 } else { 0 };
                Some(Slot { file: File::Vec, fixed: None, lowest })
            }
            _ => Some(Slot { file: File::Gpr, fixed: None, lowest: 0 }),
        };
        let address = |place: &Place| match *place {
            Place::Memory { base, scale, .. } => usize::from(base) + usize::from(scale > 0),
            Place::Register | Place::Number => 0,
        };
        let addresses = self.places.iter().map(address).sum();
        let gpr = || Slot { file: File::Gpr, fixed: None, lowest: 0 };
        row.operands.iter().zip(&self.places).filter_map(operand).chain((0..addresses).map(|_| gpr())).collect()
    }
}

/// Returns the possible kinds of an operand: registers, memory, numbers.
fn choices(row: &'static Row, spec: &Spec) -> Vec<Vec<Place>> {
    let memory = |broadcasts: &[u16]| -> Vec<Place> {
        let of = |base, scale| broadcasts.iter().map(move |&broadcast| Place::Memory { base, scale, broadcast });
        match row.isa {
            Isa::X86_64 => [0, 1, 2, 4, 8].into_iter().flat_map(|scale| of(true, scale)).collect(),
            Isa::Aarch64 => [0, 1].into_iter().flat_map(|scale| of(true, scale)).collect(),
            Isa::Ppc64le => [(true, 0), (true, 1), (false, 1)].into_iter().flat_map(|(b, s)| of(b, s)).collect(),
        }
    };
    let register = vec![Place::Register];
    match spec.kind {
        Kind::Vec(_) | Kind::Mask | Kind::Fixed(..) | Kind::Bank(..) | Kind::Gpr(_) => vec![register],
        Kind::VecOrMem(_) if has_evex(row) => vec![register, memory(&[0, 32, 64])],
        Kind::VecOrMem(_) | Kind::GprOrMem(_) => vec![register, memory(&[0])],
        Kind::GprMemImm(_) => vec![register, memory(&[0]), vec![Place::Number]],
        Kind::Mem(_) | Kind::Address(..) => vec![memory(&[0])],
        Kind::Imm(_) => vec![vec![Place::Number]],
    }
}

/// Returns the possible widths of vector operands that may have any width.
fn widths(row: &Row) -> &'static [u16] {
    let any = |spec: &Spec| matches!(spec.kind, Kind::Vec(0) | Kind::VecOrMem(0) | Kind::Mem(0) | Kind::Address(0, _));
    if row.isa == Isa::X86_64 && row.operands.iter().any(any) { &[128, 256, 512] } else { &[128] }
}

/// Returns whether there are shapes with high registers in addition to those without. A legacy or VEX encoding has four
/// bits for a register, so for rows with both encodings an assembler can choose VEX only if all registers are low.
fn highs(row: &Row) -> &'static [bool] {
    let vectors = row.operands.iter().any(|spec| matches!(spec.kind, Kind::Vec(_) | Kind::VecOrMem(_)));
    if row.isa == Isa::X86_64 && vectors && has_evex(row) { &[false, true] } else { &[false] }
}

fn has_evex(row: &Row) -> bool {
    match row.needs {
        Needs::Vector { evex, .. } => evex.is_some(),
        Needs::Of(features) | Needs::Sse(features) => features.iter().any(|f| f.is_avx512()),
        Needs::Base => false,
    }
}

/// Draws a random instruction of a shape. Equal numbers in `pattern` mean that its first registers are equal; of the
/// other registers, some are equal at random. `register` is a register that the instruction must have.
fn draw(
    row: &'static Row,
    shape: &Shape,
    pattern: &[usize],
    register: Option<(usize, u8)>,
    random: &mut Random,
) -> Option<Inst> {
    let slots = shape.slots(row);
    let mut groups = pattern.to_vec();
    for i in groups.len()..slots.len() {
        let same: Vec<usize> = (0..i).filter(|&j| slots[j].file == slots[i].file).map(|j| groups[j]).collect();
        // We often take a register that the instruction has used already, because meanings tend to fail on overlaps.
        let joins = !same.is_empty() && random.once_in(4);
        groups.push(if joins { random.of(&same) } else { groups.iter().max().map_or(0, |max| max + 1) });
    }
    let mut numbers: BTreeMap<usize, Reg> = BTreeMap::new();
    let forced = slots.iter().enumerate().filter_map(|(i, slot)| slot.fixed.map(|n| (i, n))).chain(register);
    for (i, n) in forced.collect::<Vec<_>>() {
        let reg = Reg { file: slots[i].file, n };
        if *numbers.entry(groups[i]).or_insert(reg) != reg || is_reserved(row.isa, reg) {
            return None;
        }
    }
    let mut high = shape.high;
    for (slot, group) in slots.iter().zip(&groups).filter(|(slot, _)| slot.fixed.is_none()) {
        let taken: Vec<Reg> = numbers.values().copied().collect();
        let lowest = slots.iter().zip(&groups).filter(|(_, g)| *g == group).map(|(slot, _)| slot.lowest).max()?;
        numbers.entry(*group).or_insert_with(|| {
            loop {
                let count = row.isa.count(slot.file);
                // At least one register must be high.
                let (low, end) = match (row.isa, slot.file) {
                    (Isa::X86_64, File::Vec) if std::mem::take(&mut high) => (16, 32),
                    (Isa::X86_64, File::Vec) if !shape.high => (0, 16),
                    _ => (lowest, count),
                };
                let reg = Reg { file: slot.file, n: low + random.below(usize::from(end - low)) as u8 };
                if !taken.contains(&reg) && !is_reserved(row.isa, reg) {
                    return reg;
                }
            }
        });
    }
    let mut registers = slots.iter().zip(&groups).map(|(_, group)| numbers[group]);
    let any = |bits: u16| if bits == 0 { shape.width } else { bits };
    let mut args: Vec<Option<Operand>> = Vec::new();
    for (spec, place) in row.operands.iter().zip(&shape.places) {
        let mut view = |bits| registers.next().map(|reg| Operand::Reg(View { reg, bits }));
        args.push(match (spec.kind, place) {
            // A bank stands for all of its registers, at their full width.
            (Kind::Bank(file, _), _) => Some(Operand::Reg(View::new(file, 0, 8 * row.isa.register_bytes(file) as u16))),
            (_, Place::Memory { .. }) => None,
            (Kind::Imm(bits), Place::Number) => Some(Operand::Imm(number(bits, random))),
            (_, Place::Number) => Some(Operand::Imm(number(32, random))),
            (Kind::Fixed(_, _, bits) | Kind::Gpr(bits) | Kind::GprOrMem(bits) | Kind::GprMemImm(bits), _) => view(bits),
            (Kind::Mask, _) => view(64),
            (Kind::Vec(bits) | Kind::VecOrMem(bits), _) => view(any(bits)),
            (Kind::Mem(_) | Kind::Address(..) | Kind::Imm(_), _) => None,
        });
    }
    for (place, arg) in shape.places.iter().zip(&mut args) {
        let &Place::Memory { base, scale, broadcast } = place else { continue };
        let base = if base { registers.next() } else { None };
        let index = if scale > 0 { Some((registers.next()?, scale)) } else { None };
        // The stack pointer of x86-64 can't be an index.
        if row.isa == Isa::X86_64 && index.is_some_and(|(reg, _)| reg == row.isa.stack_pointer()) {
            return None;
        }
        let disp = if row.isa != Isa::X86_64 && index.is_some() { 0 } else { displacement(row.isa, random) };
        let broadcast = (broadcast > 0).then_some(broadcast / 8);
        *arg = Some(Operand::Mem(Mem { base, index, disp, bytes: 0, broadcast }));
    }
    Inst::try_new(row, &args.into_iter().collect::<Option<Vec<_>>>()?).ok()
}

fn displacement(isa: Isa, random: &mut Random) -> i64 {
    let bits = match isa {
        Isa::X86_64 => random.of(&[8, 16, 32]),
        Isa::Aarch64 | Isa::Ppc64le => random.of(&[5, 8, 10, 13]),
    };
    let unit = random.of(&[1, 4, 8, 16, 64]);
    match random.below(4) {
        0 => 0,
        1 => signed(bits, random),
        _ => signed(bits, random) / unit * unit,
    }
}

/// Returns a number for an operand of `bits` bits, sign or zero extended, chosen independently of other numbers.
fn number(bits: u8, random: &mut Random) -> i64 {
    match bits {
        // Some registers allow only small numbers, for example in a shift of AArch64's stack pointer.
        3..=8 if random.once_in(4) => random.below(5) as i64,
        0..=8 => random.below(3 << (bits - 1)) as i64 - (1 << (bits - 1)),
        64 => random.word(Style::Mixed) as i64,
        bits => {
            let value = signed(bits.into(), random);
            // Half of the negative numbers are replaced by the nonnegative number with the same bits.
            if bits < 32 && value < 0 && random.once_in(2) { value + (1 << bits) } else { value }
        }
    }
}

/// Returns a signed number of `bits` bits, often a corner value.
fn signed(bits: u32, random: &mut Random) -> i64 {
    (random.word(Style::Mixed) as i64) << (64 - bits) >> (64 - bits)
}

/// A property that some instruction of a run must have.
#[derive(Clone, Debug)]
pub struct Goal {
    /// The shapes, any of which will do.
    shapes: Vec<Shape>,
    pattern: Vec<usize>,
    register: Option<(usize, u8)>,
}

impl Goal {
    /// Draws an attempt, which may be refused. If `numbers` are given, the attempt has these numbers.
    pub fn attempt(&self, row: &'static Row, numbers: Option<&[i64]>, random: &mut Random) -> Option<Inst> {
        let shape = &self.shapes[random.below(self.shapes.len())];
        let inst = draw(row, shape, &self.pattern, self.register, random)?;
        numbers.map_or(Some(inst.clone()), |numbers| with_numbers(&inst, numbers).ok())
    }
}

/// Returns the goals of a row: every shape with every pattern of equal registers, and every register in every place
/// with every kind of address.
pub fn goals(row: &'static Row) -> Vec<Goal> {
    let shapes = Shape::all(row);
    let mut goals = Vec::new();
    let mut places: BTreeMap<&Vec<Place>, Vec<Shape>> = BTreeMap::new();
    for shape in &shapes {
        for pattern in patterns(&shape.slots(row)) {
            goals.push(Goal { shapes: vec![shape.clone()], pattern, register: None });
        }
        places.entry(&shape.places).or_default().push(shape.clone());
    }
    for shapes in places.into_values() {
        for (i, slot) in shapes[0].slots(row).iter().enumerate().filter(|(_, slot)| slot.fixed.is_none()) {
            for n in 0..row.isa.count(slot.file) {
                goals.push(Goal { shapes: shapes.clone(), pattern: Vec::new(), register: Some((i, n)) });
            }
        }
    }
    goals
}

/// Returns all partitions of the registers into equal ones. Only registers of one file can be equal.
fn patterns(slots: &[Slot]) -> Vec<Vec<usize>> {
    slots.iter().enumerate().fold(vec![Vec::new()], |patterns: Vec<Vec<usize>>, (i, slot)| {
        let extend = |pattern: Vec<usize>| {
            let next = pattern.iter().max().map_or(0, |max| max + 1);
            let same = (0..i).filter(|&j| slots[j].file == slot.file).map(|j| pattern[j]);
            let groups: BTreeSet<usize> = same.chain([next]).collect();
            groups.into_iter().map(move |group| [&pattern[..], &[group]].concat()).collect::<Vec<_>>()
        };
        patterns.into_iter().flat_map(extend).collect()
    })
}

/// Returns the numbers among the operands of an instruction.
pub fn numbers(inst: &Inst) -> Vec<i64> {
    inst.args.iter().filter_map(|arg| if let Operand::Imm(x) = arg { Some(*x) } else { None }).collect()
}

/// Returns the bits of each number among the operands.
pub fn number_bits(inst: &Inst) -> Vec<u8> {
    let bits = |(spec, arg): (&Spec, &Operand)| match (spec.kind, arg) {
        (Kind::Imm(bits), Operand::Imm(_)) => Some(bits),
        (_, Operand::Imm(_)) => Some(32),
        _ => None,
    };
    inst.row.operands.iter().zip(&inst.args).filter_map(bits).collect()
}

/// Returns the instruction with other numbers.
pub fn with_numbers(inst: &Inst, numbers: &[i64]) -> Result<Inst, WrongOperands> {
    let mut args = inst.args.clone();
    let own = args.iter_mut().filter(|arg| matches!(arg, Operand::Imm(_)));
    own.zip(numbers).for_each(|(arg, &x)| *arg = Operand::Imm(x));
    Inst::try_new(inst.row, &args)
}

/// Returns the instruction with another displacement, if its address has room for one: only x86-64 allows one with an
/// index.
pub fn with_displacement(inst: &Inst, disp: i64) -> Option<Inst> {
    inst.memory().filter(|(_, mem)| inst.row.isa == Isa::X86_64 || mem.index.is_none())?;
    let mut args = inst.args.clone();
    for arg in &mut args {
        if let Operand::Mem(mem) = arg {
            mem.disp = disp;
        }
    }
    Inst::try_new(inst.row, &args).ok()
}

/// Returns the numbers of `bits` bits that a run must try: all numbers up to 16 bits, and corner values of wider ones.
pub fn values(bits: u8) -> Vec<i64> {
    match bits {
        0..=16 => (-(1 << (bits - 1))..1 << bits).collect(),
        _ => corners(bits.into()),
    }
}

/// Returns those of 0 and, for each k, `±2^k`, `±(2^k - 1)` and `±(2^k + 1)` that fit in `bits` bits, signed or not.
pub fn corners(bits: u32) -> Vec<i64> {
    let powers = (0..bits).map(|k| 1i128 << k).flat_map(|x| [x - 1, x, x + 1]);
    let range = -(1i128 << (bits - 1))..1i128 << bits;
    let all: BTreeSet<i128> = powers.flat_map(|x| [x, -x]).filter(|x| range.contains(x)).collect();
    all.into_iter().map(|x| x as i64).collect::<BTreeSet<_>>().into_iter().collect()
}

/// The maximum number of tuples of numbers up to which all tuples are tried.
const TUPLES: usize = 1 << 18;

/// The numbers that a run must try.
pub struct Tuples {
    /// Whole tuples of numbers.
    pub together: Vec<Vec<i64>>,
    /// Single values: the place and the value of a number, with arbitrary others.
    pub alone: Vec<(usize, i64)>,
}

/// Returns the tuples of numbers that a run must try; `bits` gives the width of each number. If there are few tuples,
/// the run must try all. Otherwise it must try all tuples of values up to eight bits and of corners of longer values,
/// and each single value.
pub fn tuples(bits: &[u8]) -> Tuples {
    let all: Vec<Vec<i64>> = bits.iter().map(|&bits| values(bits)).collect();
    if all.iter().map(Vec::len).product::<usize>() <= TUPLES {
        return Tuples { together: product(&all), alone: Vec::new() };
    }
    let few = |bits: u8| if bits <= 8 { values(bits) } else { corners(bits.into()) };
    let together = product(&bits.iter().map(|&bits| few(bits)).collect::<Vec<_>>());
    let alone = all.iter().enumerate().flat_map(|(i, values)| values.iter().map(move |&value| (i, value)));
    Tuples { together, alone: alone.collect() }
}

fn product(sets: &[Vec<i64>]) -> Vec<Vec<i64>> {
    sets.iter().fold(vec![Vec::new()], |tuples: Vec<Vec<i64>>, set| {
        tuples.iter().flat_map(|some| set.iter().map(|&x| [&some[..], &[x]].concat())).collect()
    })
}

/// Returns the displacements that a run must try: corner values, and the limits of encodings that count in units of
/// `bytes`.
pub fn displacements(bytes: u16) -> Vec<i64> {
    let bytes = i64::from(bytes);
    let units =
        [1, 2, 63, 64, 127, 128, 255, 256, 511, 512, 4095, 4096].into_iter().flat_map(|n| [n * bytes, -n * bytes]);
    let all: BTreeSet<i64> = corners(32).into_iter().chain(units).filter(|&x| i32::try_from(x).is_ok()).collect();
    all.into_iter().collect()
}

/// Returns the instruction with other registers in place of the ones that the runner needs. Equal registers stay equal.
pub fn renamed(inst: &Inst) -> Inst {
    let isa = inst.row.isa;
    let all = || inst.args.iter().flat_map(registers_of).collect::<BTreeSet<Reg>>();
    let mut inst = inst.clone();
    for reserved in all().into_iter().filter(|&reg| is_reserved(isa, reg)) {
        let used: BTreeSet<Reg> = inst.args.iter().flat_map(registers_of).collect();
        let free = |reg: &Reg| reg.file == reserved.file && !used.contains(reg) && !is_reserved(isa, *reg) && reg.n > 2;
        let Some(other) = isa.registers().find(free) else { continue };
        let change = |reg: &mut Reg| {
            if *reg == reserved {
                *reg = other;
            }
        };
        let mut args = inst.args.clone();
        for arg in &mut args {
            match arg {
                Operand::Reg(view) => change(&mut view.reg),
                Operand::Mem(mem) => {
                    mem.base.iter_mut().for_each(change);
                    mem.index.iter_mut().for_each(|(reg, _)| change(reg));
                }
                Operand::Imm(_) => {}
            }
        }
        inst = Inst::new(inst.row, &args);
    }
    inst
}

/// Returns the registers that an operand names.
pub fn registers_of(arg: &Operand) -> Vec<Reg> {
    match arg {
        Operand::Reg(view) => vec![view.reg],
        Operand::Mem(mem) => mem.base.into_iter().chain(mem.index.map(|(reg, _)| reg)).collect(),
        Operand::Imm(_) => Vec::new(),
    }
}
