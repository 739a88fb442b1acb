//! Finds loads to which a processor can't forward stores. A vector load of which a store has just written only a part
//! waits until the store has reached the cache. By then, all earlier instructions have retired, so a call does not
//! overlap with the calls before it.
//!
//! A search starts at each store to a register plus a displacement, or to a place relative to RIP, and at each push. It
//! follows every path through the function. On each path, the search reports the first vector load that reads bytes of
//! the store and other bytes, unless another store has replaced the bytes of the store. The search knows neither
//! addresses with an index, nor other registers that held the address before the store, nor loads in other functions.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt;

use iced_x86::{
    Code, Decoder, DecoderOptions, FlowControl, Instruction, InstructionInfoFactory, Mnemonic, OpAccess, OpKind,
    Register, UsedMemory,
};
use object::{Architecture, Object, ObjectSection, ObjectSymbol, SymbolKind};

/// The number of instructions after which the search assumes that a store has reached the cache.
const WINDOW: usize = 64;

/// The width in bytes from which on a load is a vector load.
const VECTOR: i64 = 16;

/// The registers that a function preserves for its caller, and the stack pointer.
const KEPT: [Register; 7] = {
    use Register::*;
    [RSP, RBP, RBX, R12, R13, R14, R15]
};

/// A vector load that waits for a store of a part of its bytes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Stall {
    /// The function, without a hash.
    pub function: String,
    /// The address and the bytes of the load.
    pub load: (u64, i64),
    /// The address and the bytes of the first store that was found for it.
    pub store: (u64, i64),
}

impl fmt::Display for Stall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { function, load, store } = self;
        write!(
            f,
            "{function}: the load of {} bytes at {:#x} waits for the store of {} bytes at {:#x}",
            load.1, load.0, store.1, store.0
        )
    }
}

/// The result of a scan of a program.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Scan {
    /// The number of functions.
    pub functions: usize,
    /// The number of stores from which a search started.
    pub stores: usize,
    /// The loads that wait, each with one of the stores.
    pub stalls: Vec<Stall>,
}

/// Scans the functions of a program or an object for x86-64 whose names, without hashes, are accepted.
pub fn scan(file: &[u8], accepts: impl Fn(&str) -> bool) -> Result<Scan, String> {
    let object = object::File::parse(file).map_err(|error| format!("can't be read: {error}"))?;
    if object.architecture() != Architecture::X86_64 {
        return Err(format!("is for {:?}", object.architecture()));
    }
    // Functions that the linker has merged have several names.
    let mut functions = BTreeMap::new();
    for symbol in object.symbols().filter(|symbol| symbol.kind() == SymbolKind::Text && symbol.size() > 0) {
        let name = format!("{:#}", rustc_demangle::demangle(symbol.name().unwrap_or_default()));
        let Some(section) = symbol.section_index().and_then(|index| object.section_by_index(index).ok()) else {
            continue;
        };
        if accepts(&name)
            && let Ok(Some(code)) = section.data_range(symbol.address(), symbol.size())
        {
            functions.entry((section.index().0, symbol.address())).or_insert((name, code));
        }
    }
    let mut scan = Scan::default();
    for ((_, address), (name, code)) in functions {
        let function = Function::new(address, code);
        let mut waits = BTreeMap::new();
        let starts = 0..function.instructions.len();
        scan.functions += 1;
        scan.stores += starts.filter(|&start| function.search(start, &mut waits)).count();
        scan.stalls.extend(waits.into_iter().map(|(load, store)| Stall { function: name.clone(), load, store }));
    }
    Ok(scan)
}

/// The distance of each general-purpose register from the address of a store, if it is known, and then the distance of
/// address 0, to which addresses relative to RIP are displacements.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Distances([Option<i64>; 17]);

impl Distances {
    /// Returns the index of a base, [`Register::None`] for address 0.
    fn index(base: Register) -> Option<usize> {
        match base {
            Register::None => Some(16),
            _ => base.is_gpr64().then(|| base.number()),
        }
    }

    fn of(&self, base: Register) -> Option<i64> {
        self.0[Self::index(base)?]
    }

    fn set(&mut self, base: Register, distance: Option<i64>) {
        if let Some(index) = Self::index(base) {
            self.0[index] = distance;
        }
    }

    /// Returns the bytes of a memory operand, relative to the address of the store.
    fn range(&self, memory: &UsedMemory) -> Option<(i64, i64)> {
        let begin = self.of(memory.base())?.wrapping_add(memory.displacement() as i64);
        is_plain(memory).then(|| (begin, begin.wrapping_add(memory.memory_size().size() as i64)))
    }

    /// Follows the registers through an instruction.
    fn step(&mut self, instruction: &Instruction, infos: &mut InstructionInfoFactory) {
        let before = *self;
        if matches!(instruction.flow_control(), FlowControl::Call | FlowControl::IndirectCall) {
            *self = Self([None; 17]);
            KEPT.into_iter().chain([Register::None]).for_each(|base| self.set(base, before.of(base)));
            return;
        }
        for register in infos.info(instruction).used_registers() {
            let full = register.register().full_register();
            let is_written = !matches!(register.access(), OpAccess::Read | OpAccess::CondRead | OpAccess::NoMemAccess);
            if is_written && full.is_gpr64() {
                self.set(full, None);
            }
        }
        let to = instruction.op0_register();
        let immediate = || instruction.try_immediate(1).ok().map(|number| number as i64);
        match (instruction.code(), instruction.mnemonic()) {
            (Code::Mov_r64_rm64 | Code::Mov_rm64_r64, _) if instruction.op0_kind() == OpKind::Register => {
                self.set(to, before.of(instruction.op1_register()));
            }
            (Code::Lea_r64_m, _) if instruction.memory_index() == Register::None => {
                // iced-x86 includes RIP in the displacement.
                let base = Some(instruction.memory_base()).filter(|base| *base != Register::RIP);
                let base = before.of(base.unwrap_or(Register::None));
                self.set(to, base.map(|base| base.wrapping_add(instruction.memory_displacement64() as i64)));
            }
            (_, Mnemonic::Add) if to.is_gpr64() => {
                self.set(to, before.of(to).zip(immediate()).map(|(base, n)| base.wrapping_add(n)));
            }
            (_, Mnemonic::Sub) if to.is_gpr64() => {
                self.set(to, before.of(to).zip(immediate()).map(|(base, n)| base.wrapping_sub(n)));
            }
            _ if instruction.is_stack_instruction() => {
                let moved = i64::from(instruction.stack_pointer_increment());
                self.set(Register::RSP, before.of(Register::RSP).map(|base| base.wrapping_add(moved)));
            }
            _ => {}
        }
    }
}

/// Returns whether an address is a base plus a displacement, outside of the memory of a thread.
fn is_plain(memory: &UsedMemory) -> bool {
    memory.index() == Register::None && !matches!(memory.segment(), Register::FS | Register::GS)
}

fn reads(access: OpAccess) -> bool {
    matches!(access, OpAccess::Read | OpAccess::CondRead | OpAccess::ReadWrite | OpAccess::ReadCondWrite)
}

fn writes(access: OpAccess) -> bool {
    matches!(access, OpAccess::Write | OpAccess::ReadWrite)
}

/// A decoded function.
struct Function {
    instructions: Vec<Instruction>,
    /// The index of the instruction at an address.
    at: BTreeMap<u64, usize>,
}

impl Function {
    fn new(address: u64, code: &[u8]) -> Self {
        let instructions: Vec<_> = Decoder::with_ip(64, code, address, DecoderOptions::NONE).into_iter().collect();
        let at = instructions.iter().enumerate().map(|(i, instruction)| (instruction.ip(), i)).collect();
        Self { instructions, at }
    }

    /// Adds the loads that wait for the store at `start`. Returns whether the instruction is a store whose address is understood.
    fn search(&self, start: usize, waits: &mut BTreeMap<(u64, i64), (u64, i64)>) -> bool {
        let store = &self.instructions[start];
        let mut infos = InstructionInfoFactory::new();
        let memory = infos.info(store).used_memory().iter().find(|memory| writes(memory.access())).copied();
        let Some(memory) = memory else { return false };
        let size = memory.memory_size().size() as i64;
        // A call stores a return address, which no vector load reads.
        let is_address = Distances::index(memory.base()).is_some() && is_plain(&memory);
        if !is_address || store.flow_control() != FlowControl::Next || !(1..=64).contains(&size) {
            return false;
        }
        let mut distances = Distances([None; 17]);
        distances.set(memory.base(), Some(-(memory.displacement() as i64)));
        distances.step(store, &mut infos);
        // The nearest places come first, so that no place is visited again with more instructions left.
        let mut places: VecDeque<_> = self.after(start).map(|next| (next, distances, WINDOW)).collect();
        let mut visited = BTreeSet::new();
        while let Some((i, mut distances, left)) = places.pop_front() {
            if left == 0 || !visited.insert((i, distances)) {
                continue;
            }
            let instruction = &self.instructions[i];
            let mut is_over = false;
            for memory in infos.info(instruction).used_memory() {
                let Some((begin, end)) = distances.range(memory) else { continue };
                let is_apart = end <= 0 || begin >= size;
                let is_forwarded = begin >= 0 && end <= size;
                if reads(memory.access()) && end - begin >= VECTOR && !is_apart && !is_forwarded {
                    waits.entry((instruction.ip(), end - begin)).or_insert((store.ip(), size));
                    is_over = true;
                }
                // Another store provides the bytes.
                is_over |= writes(memory.access()) && begin <= 0 && end >= size;
            }
            distances.step(instruction, &mut infos);
            if !is_over {
                places.extend(self.after(i).map(|next| (next, distances, left - 1)));
            }
        }
        true
    }

    /// Returns the instructions that may follow an instruction in this function. Drivers call kernels through pointers in
    /// registers or tables, and in a kernel the store reaches the cache. Other calls may be short, such as those of `memcpy`.
    fn after(&self, i: usize) -> impl Iterator<Item = usize> {
        let instruction = &self.instructions[i];
        let is_pointer = instruction.op0_kind() == OpKind::Register || !instruction.is_ip_rel_memory_operand();
        let (next, target) = match instruction.flow_control() {
            FlowControl::Next | FlowControl::Call => (true, false),
            FlowControl::ConditionalBranch => (true, true),
            FlowControl::UnconditionalBranch => (false, true),
            FlowControl::IndirectCall => (!is_pointer, false),
            _ => (false, false),
        };
        let next = next.then_some(i + 1).filter(|&next| next < self.instructions.len());
        let target = target.then(|| self.at.get(&instruction.near_branch_target()).copied()).flatten();
        next.into_iter().chain(target)
    }
}
