//! States of a processor, before and after one instruction.

use std::ops::Range;
use std::rc::Rc;

use raddle_isa::inst::{Kind, Mem, Operand};
use raddle_isa::isa::{File, Isa, Reg, View};
use raddle_isa::machine::{Fill, Space};
use raddle_isa::word::{Concrete, ConcreteByte, Word};
use raddle_isa::{Inst, Machine, names};

use super::random::{Random, corner};

/// The bytes of memory that an instruction may touch.
pub const WINDOW: usize = 256;
/// The address of the memory. Nothing is mapped before it, nor more than [`PAGE`] bytes after it.
pub(super) const PLACE: u64 = 0x5a5a_0000_0000;
/// A multiple of the page size of every system.
pub(super) const PAGE: u64 = 0x1_0000;

/// The name of the region in the model.
const MEMORY: &str = "memory";

/// The registers and the memory, as bytes.
#[derive(Clone, PartialEq, Eq)]
pub struct State {
    isa: Isa,
    /// The general-purpose, mask and vector registers, then the condition bits, a byte each.
    registers: Vec<u8>,
    memory: Vec<u8>,
    /// Whether the memory ends at the end of its page; otherwise it begins at the page's start.
    at_end: bool,
}

impl State {
    /// Returns a random state in which every memory access of `inst` is inside the memory. The processor has
    /// `vector_bytes` bytes of each vector register.
    pub fn random(inst: &Inst, vector_bytes: usize, random: &mut Random) -> State {
        let isa = inst.row.isa;
        let style = random.style();
        let mut state = State { isa, registers: Vec::new(), memory: Vec::new(), at_end: random.once_in(2) };
        let flags = state.place(Reg { file: File::Flag, n: 0 });
        state.registers.reserve_exact(flags + usize::from(isa.count(File::Flag)));
        // The registers that the instruction doesn't name only show whether it touches them. Uniform bits suffice for
        // that, and are quicker.
        (0..flags / 8).for_each(|_| state.registers.extend(random.bits().to_le_bytes()));
        state.registers.extend((0..isa.count(File::Flag)).map(|_| random.bits() as u8 & 1));
        for reg in inst.reads().union(&inst.writes()).filter(|reg| reg.file != File::Flag) {
            let words = state.slice_mut(*reg).as_chunks_mut::<8>().0;
            words.iter_mut().for_each(|word| *word = random.word(style).to_le_bytes());
        }
        (0..WINDOW / 8).for_each(|_| state.memory.extend(random.word(style).to_le_bytes()));
        if vector_bytes < isa.vector_bytes() {
            state.forget_avx512(vector_bytes);
        }
        if let Some((_, mem)) = inst.memory() {
            state.aim(inst, &mem, random);
        }
        state.relate(inst, random);
        state
    }

    /// Gives the sources values that are unlikely in random words: corners in the same lane of all sources, all zeros
    /// or ones, or words that are equal, complementary or differ by one.
    fn relate(&mut self, inst: &Inst, random: &mut Random) {
        let aimed: Vec<Reg> = inst.memory().map_or(Vec::new(), |(_, mem)| {
            [mem.base, mem.index.map(|(index, _)| index), mask_of_bytes(inst)].into_iter().flatten().collect()
        });
        let mut sources: Vec<Source> = Vec::new();
        let mut numbers: Vec<[u8; 8]> = Vec::new();
        for (i, (spec, arg)) in inst.row.operands.iter().zip(&inst.args).enumerate() {
            match (arg, self.source(inst, i)) {
                (Operand::Imm(x), _) => numbers.push(x.to_le_bytes()),
                (Operand::Reg(view), _) if aimed.contains(&view.reg) => {}
                (_, Some(source)) if spec.access.reads() && !sources.contains(&source) => sources.push(source),
                _ => {}
            }
        }
        let widest = sources.iter().map(Source::len).max().unwrap_or(0);
        let lane = if widest <= 8 && !random.once_in(4) { widest } else { random.of(&[1, 2, 4, 8]) };
        match random.below(4) {
            1 => {
                for source in &sources {
                    for part in self.at_mut(source).chunks_mut(lane) {
                        part.copy_from_slice(&corner(lane, random)[..part.len()]);
                    }
                }
            }
            2 => {
                for source in &sources {
                    let repeated = corner(lane, random);
                    let bytes = self.at_mut(source);
                    match random.below(6) {
                        0 => bytes.fill(0),
                        1 => bytes.fill(0xff),
                        2 => bytes.chunks_mut(lane).for_each(|part| part.copy_from_slice(&repeated[..part.len()])),
                        3 => {
                            let at = random.below(bytes.len());
                            bytes.fill(0);
                            bytes[at] = 1 << random.below(8);
                        }
                        _ => {}
                    }
                }
            }
            3 => {
                for i in 0..sources.len() {
                    let others = i + numbers.len();
                    if others == 0 {
                        continue;
                    }
                    let other = match random.below(others) {
                        n if n < i => self.at(&sources[n]).to_vec(),
                        n => numbers[n - i].to_vec(),
                    };
                    let (change, bit) = (random.below(6), random.below(8 * sources[i].len()));
                    let bytes = self.at_mut(&sources[i]);
                    for (part, other) in bytes.chunks_mut(lane).zip(other.chunks(lane)) {
                        let x = other.iter().rev().fold(0, |x, &byte| x << 8 | u64::from(byte));
                        let x = match change {
                            1 => !x,
                            2 => x.wrapping_neg(),
                            3 => x.wrapping_add(1),
                            4 => x.wrapping_sub(1),
                            _ => x,
                        };
                        part.copy_from_slice(&x.to_le_bytes()[..part.len()]);
                    }
                    if change == 5 {
                        bytes[bit / 8] ^= 1 << (bit % 8);
                    }
                }
            }
            _ => {}
        }
    }

    /// Returns the place of an operand that an instruction reads or writes, or `None` for numbers and for masked
    /// accesses that leave the memory.
    pub(super) fn source(&self, inst: &Inst, operand: usize) -> Option<Source> {
        match (inst.row.operands[operand].kind, &inst.args[operand]) {
            (Kind::Bank(_, _), _) | (_, Operand::Imm(_)) => None,
            (_, Operand::Reg(View { reg, bits })) => {
                let place = self.place(*reg);
                Some(Source::Register(place..place + usize::from(*bits) / 8))
            }
            (_, Operand::Mem(mem)) => {
                let at = usize::try_from(self.offset(mem)).ok()?;
                let end = at + usize::from(mem.bytes);
                (end <= WINDOW).then_some(Source::Memory(at..end))
            }
        }
    }

    /// Returns the bytes at a source.
    pub(super) fn at(&self, source: &Source) -> &[u8] {
        match source {
            Source::Register(at) => &self.registers[at.clone()],
            Source::Memory(at) => &self.memory[at.clone()],
        }
    }

    fn at_mut(&mut self, source: &Source) -> &mut [u8] {
        match source {
            Source::Register(at) => &mut self.registers[at.clone()],
            Source::Memory(at) => &mut self.memory[at.clone()],
        }
    }

    /// Returns the offset of an access in the memory.
    pub(super) fn offset(&self, mem: &Mem) -> i64 {
        let base = mem.base.map_or(0, |base| self.word(base));
        let index = mem.index.map_or(0, |(index, scale)| self.word(index).wrapping_mul(scale.into()));
        base.wrapping_add(index).wrapping_add(mem.disp as u64).wrapping_sub(self.base()) as i64
    }

    /// Returns a byte of the memory.
    pub(super) fn memory_at(&self, offset: i64) -> u8 {
        self.memory[offset as usize]
    }

    /// Returns a condition bit.
    pub(super) fn flag(&self, n: u8) -> bool {
        self.registers[self.place(Reg { file: File::Flag, n })] == 1
    }

    /// Returns a number that depends on every register.
    pub(super) fn digest(&self) -> u64 {
        let words = self.registers.chunks(8);
        words.fold(0, |x: u64, word| {
            let word = word.iter().fold(0, |x, &byte| x << 8 | u64::from(byte));
            (x ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
        })
    }

    /// Clears the registers that the processor does not have.
    fn forget_avx512(&mut self, vector_bytes: usize) {
        for n in 0..self.isa.count(File::Mask) {
            self.slice_mut(Reg { file: File::Mask, n }).fill(0);
        }
        for n in 0..self.isa.count(File::Vec) {
            let there = if n < 16 { vector_bytes } else { 0 };
            self.slice_mut(Reg { file: File::Vec, n })[there..].fill(0);
        }
    }

    /// Returns the offset of a register.
    fn place(&self, reg: Reg) -> usize {
        let files = [File::Gpr, File::Mask, File::Vec, File::Flag];
        let before = files.into_iter().take_while(|&file| file != reg.file);
        before.map(|file| self.isa.file_bytes(file)).sum::<usize>()
            + usize::from(reg.n) * self.isa.register_bytes(reg.file)
    }

    /// Returns all registers of a file.
    fn file(&self, file: File) -> &[u8] {
        &self.registers[self.place(Reg { file, n: 0 })..][..self.isa.file_bytes(file)]
    }

    fn slice(&self, reg: Reg) -> &[u8] {
        &self.registers[self.place(reg)..][..self.isa.register_bytes(reg.file)]
    }

    fn slice_mut(&mut self, reg: Reg) -> &mut [u8] {
        let place = self.place(reg);
        &mut self.registers[place..][..self.isa.register_bytes(reg.file)]
    }

    /// Returns a general-purpose register or a mask.
    pub(super) fn word(&self, reg: Reg) -> u64 {
        u64::from_le_bytes(self.slice(reg).try_into().expect("a register of 64 bits"))
    }

    fn set_word(&mut self, reg: Reg, word: u64) {
        self.slice_mut(reg).copy_from_slice(&word.to_le_bytes());
    }

    /// Points the address registers into the memory, often at its ends, where an access to a byte beyond is noticed.
    fn aim(&mut self, inst: &Inst, mem: &Mem, random: &mut Random) {
        let len = usize::from(mem.bytes);
        let last = (WINDOW - len) as i64;
        let mut offset = match random.below(4) {
            0 => 0,
            1 => last,
            _ => random.below(last as usize + 1) as i64,
        };
        // The access crosses the edge of the page, and the mask names only the bytes inside the page: the others must
        // not be touched.
        let over_the_edge = mask_of_bytes(inst).filter(|_| random.once_in(2));
        if over_the_edge.is_some() {
            offset = if self.at_end { last + random.below(len) as i64 } else { -(random.below(len) as i64) };
        }
        // Twice a register is even, and AArch64's stack pointer is a multiple of 16. The address of the memory is both.
        let unit = match (mem.base, mem.index) {
            (Some(base), Some((index, 1))) if base == index => 2,
            (Some(base), _) if inst.row.isa == Isa::Aarch64 && base == Isa::Aarch64.stack_pointer() => 16,
            _ => 1,
        };
        let inwards = if offset > last / 2 { -1 } else { 1 };
        while (offset - mem.disp) % unit != 0 {
            offset += inwards;
        }
        if let Some(mask) = over_the_edge {
            let inside = |i: i64| (0..WINDOW as i64).contains(&(offset + i));
            let named = self.word(mask) & (0..len as i64).filter(|&i| inside(i)).fold(0, |k, i| k | 1 << i);
            self.set_word(mask, named);
        }
        let address = self.base().wrapping_add(offset as u64).wrapping_sub(mem.disp as u64);
        match (mem.base, mem.index) {
            (Some(base), None) => self.set_word(base, address),
            (None, Some((index, _))) => self.set_word(index, address),
            (Some(base), Some((index, 1))) if base == index => {
                self.set_word(base, address / 2 | (random.bits() & 1) << 63);
            }
            (Some(base), Some((index, scale))) if base == index => {
                self.set_word(base, address.wrapping_mul(inverse(1 + u64::from(scale))));
            }
            (Some(base), Some((index, scale))) => {
                let index = self.word(index).wrapping_mul(scale.into());
                self.set_word(base, address.wrapping_sub(index));
            }
            (None, None) => {}
        }
    }

    fn base(&self) -> u64 {
        if self.at_end { PLACE + PAGE - WINDOW as u64 } else { PLACE }
    }

    /// Returns the model's processor in this state.
    pub fn machine(&self) -> Machine<Concrete> {
        // We copy whole files instead of registers or bytes, because there are millions of states.
        let mut registers = Vec::with_capacity(self.registers.len());
        for file in File::ALL {
            registers.extend(self.file(file).iter().map(|&byte| ConcreteByte::from(byte)));
        }
        let mut machine = Machine::with_registers(self.isa, registers);
        let memory = self.memory.clone();
        let fill: Fill<Concrete> = Rc::new(move |at| ConcreteByte::from(memory[at as usize]));
        let base = Concrete::lit(64, self.base());
        machine.memory.spaces.push(Space::new(MEMORY, base, 0..WINDOW as i64, [true, true], Some(fill)));
        machine
    }

    /// Changes at least one bit in each byte of a register.
    pub(super) fn scramble(&mut self, reg: Reg, random: &mut Random) {
        let max = if reg.file == File::Flag { 1 } else { 255 };
        self.slice_mut(reg).iter_mut().for_each(|byte| *byte ^= 1 + random.below(max) as u8);
    }

    /// Describes a difference, in bits that the architecture defines, between the model's state and this one, which the
    /// processor reached from `before`.
    pub fn difference(&self, before: &State, model: &Machine<Concrete>) -> Option<String> {
        // We compare every byte of whole files without early exit, which the compiler vectorises: nearly all are equal.
        let is_equal = |(ours, theirs): (&ConcreteByte, &u8)| !ours.defined | (ours.value == *theirs);
        let are_equal =
            |ours: &[ConcreteByte], theirs: &[u8]| ours.iter().zip(theirs).fold(true, |all, pair| all & is_equal(pair));
        let files = File::ALL.into_iter().filter(|&file| !are_equal(model.file(file), self.file(file)));
        let mut registers = files.flat_map(|file| (0..self.isa.count(file)).map(move |n| Reg { file, n }));
        if let Some(reg) = registers.find(|&reg| !are_equal(model.bytes(reg), self.slice(reg))) {
            let ours = hex(model.bytes(reg).iter().map(|byte| byte.defined.then_some(byte.value)));
            let theirs = hex(self.slice(reg).iter().copied().map(Some));
            return Some(format!("{}: model {ours}, processor {theirs}", name(self.isa, reg)));
        }
        let written = &model.memory.spaces[0].written;
        if written.is_empty() && self.memory == before.memory {
            return None;
        }
        self.memory.iter().zip(&before.memory).enumerate().find_map(|(i, (&theirs, &before))| {
            let ours = written.get(i as i64).unwrap_or(before.into());
            (ours.defined && ours.value != theirs)
                .then(|| format!("memory[{i}]: model {:02x}, processor {theirs:02x}", ours.value))
        })
    }
}

/// The place of an operand's bytes in a state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// A range of the registers.
    Register(Range<usize>),
    /// A range of the memory.
    Memory(Range<usize>),
}

impl Source {
    fn len(&self) -> usize {
        let (Source::Register(at) | Source::Memory(at)) = self;
        at.len()
    }
}

/// Returns the mask register of a masked access.
pub(super) fn mask_of_bytes(inst: &Inst) -> Option<Reg> {
    let masked = inst.row.operands.iter().any(|spec| matches!(spec.kind, Kind::Address(_, _)));
    inst.args.iter().find_map(|arg| match arg {
        Operand::Reg(View { reg, .. }) if masked && reg.file == File::Mask => Some(*reg),
        _ => None,
    })
}

/// Returns the inverse of an odd number modulo 2^64, by Newton's iteration.
fn inverse(x: u64) -> u64 {
    (0..6).fold(x, |y, _| y.wrapping_mul(2_u64.wrapping_sub(x.wrapping_mul(y))))
}

fn hex(bytes: impl DoubleEndedIterator<Item = Option<u8>>) -> String {
    bytes.rev().map(|byte| byte.map_or("??".into(), |byte| format!("{byte:02x}"))).collect()
}

/// Returns the name of a register, for people to read.
pub(super) fn name(isa: Isa, reg: Reg) -> String {
    match (isa, reg.file, reg.n) {
        (Isa::Ppc64le, File::Gpr, 32) => "lr".into(),
        (Isa::Ppc64le, File::Gpr, 33) => "ctr".into(),
        (_, File::Flag, n) => format!("flag {n}"),
        _ => {
            let bits = 8 * isa.register_bytes(reg.file) as u16;
            names::register(isa, Kind::Vec(128), View { reg, bits })
        }
    }
}

/// The encoding of a state for the runner: 64-bit words in the order of the fields, then the memory.
impl State {
    /// Returns the number of register words.
    pub(super) fn words(isa: Isa) -> usize {
        let vectors = usize::from(isa.count(File::Vec)) * isa.vector_bytes() / 8;
        usize::from(isa.count(File::Gpr)) + usize::from(isa.count(File::Mask)) + STATUS_WORDS + vectors
    }

    /// Returns the bytes of a whole state.
    pub(super) fn bytes(isa: Isa) -> usize {
        8 * State::words(isa) + WINDOW
    }

    /// Returns whether the memory is at the end of its page.
    pub(super) fn at_end(&self) -> bool {
        self.at_end
    }

    /// Appends the bytes of the state.
    pub(super) fn encode(&self, out: &mut Vec<u8>) {
        let [vec, flags] = [File::Vec, File::Flag].map(|file| self.place(Reg { file, n: 0 }));
        out.extend_from_slice(&self.registers[..vec]);
        let mut status = [if self.isa == Isa::X86_64 { RFLAGS } else { 0 }; STATUS_WORDS];
        for (n, &flag) in self.registers[flags..].iter().enumerate() {
            let (word, bit) = status_bit(self.isa, n);
            status[word] |= u64::from(flag) << bit;
        }
        out.extend(status.iter().flat_map(|word| word.to_le_bytes()));
        let start = out.len();
        out.extend_from_slice(&self.registers[vec..flags]);
        self.swap_halves(&mut out[start..]);
        out.extend_from_slice(&self.memory);
    }

    /// Decodes the state that the runner returned for this one.
    pub(super) fn decode(&self, bytes: &[u8]) -> State {
        let [vec, flags] = [File::Vec, File::Flag].map(|file| self.place(Reg { file, n: 0 }));
        let (words, bytes) = bytes.split_at(vec);
        let (status, bytes) = bytes.split_at(8 * STATUS_WORDS);
        let (vectors, memory) = bytes.split_at(flags - vec);
        let mut registers = [words, vectors].concat();
        self.swap_halves(&mut registers[vec..]);
        registers.extend((flags..self.registers.len()).map(|n| {
            let (word, bit) = status_bit(self.isa, n - flags);
            status[8 * word + bit / 8] >> (bit % 8) & 1
        }));
        State { registers, memory: memory.to_vec(), ..*self }
    }

    /// Swaps the doublewords on POWER: lxvd2x and stxvd2x, with which the runner loads and stores, put the high one
    /// first.
    fn swap_halves(&self, vectors: &mut [u8]) {
        if self.isa == Isa::Ppc64le {
            vectors.as_chunks_mut::<16>().0.iter_mut().for_each(|vector| vector.rotate_left(8));
        }
    }
}

/// The bits of RFLAGS that are not condition bits: interrupts are on, and bit 1 is always one.
const RFLAGS: u64 = 0x202;

/// The words of status registers: RFLAGS; NZCV; XER and CR. Every instruction set gets two, which keeps the vectors
/// aligned.
pub(super) const STATUS_WORDS: usize = 2;

/// Returns the word and the bit of a condition bit in the status registers.
fn status_bit(isa: Isa, flag: usize) -> (usize, usize) {
    match (isa, flag) {
        // The order of the flags is cf, zf, sf, of, pf, af, df.
        (Isa::X86_64, n) => (0, [0, 6, 7, 11, 2, 4, 10][n]),
        // The order of the flags is n, z, c, v.
        (Isa::Aarch64, n) => (0, 31 - n),
        // CA comes first, then the bits of CR from the most significant on.
        (Isa::Ppc64le, 0) => (0, 29),
        (Isa::Ppc64le, n) => (1, 32 - n),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use raddle_isa::builder::at;
    use raddle_isa::x86_64::{R9, RAX, RBX, mov64, zmm};

    #[test]
    fn a_state_survives_its_encoding() {
        let inst = mov64(RAX, RBX);
        let mut random = Random::new(1);
        for _ in 0..100 {
            let state = State::random(&inst, 64, &mut random);
            let mut bytes = Vec::new();
            state.encode(&mut bytes);
            assert_eq!(bytes.len(), State::bytes(Isa::X86_64));
            assert!(state.decode(&bytes) == state);
            assert_eq!(state.difference(&state, &state.machine()), None);
        }
    }

    #[test]
    fn addresses_are_inside_the_memory() {
        let mut random = Random::new(2);
        let [a, b] = [RBX, R9];
        for mem in [at(a, -9), at(a, 5).index(b, 8), at(a, 7).index(a, 1), at(a, 1).index(a, 2), at(a, 0).index(a, 8)] {
            for inst in [mov64(RAX, mem), raddle_isa::x86_64::vmovdqu32(zmm(3), mem)] {
                for _ in 0..200 {
                    let mut machine = State::random(&inst, 64, &mut random).machine();
                    machine.step(&inst).unwrap();
                }
            }
        }
    }
}
