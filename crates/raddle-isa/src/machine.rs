//! Registers and memory as bytes, in any domain.

use std::collections::BTreeSet;
use std::ops::Range;
use std::rc::Rc;

use derive_more::Display;

use crate::inst::{Access, Mem};
use crate::isa::{File, Isa, Reg, View};
use crate::word::Word;
use crate::written::Written;

/// The widest register there is, in bytes.
pub const WIDEST: usize = 64;

/// Up to 64 bytes: what an operand holds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Value<W: Word> {
    bytes: [W::Byte; WIDEST],
    len: usize,
}

impl<W: Word> Value<W> {
    /// The value of these bytes, least significant first.
    pub fn of_bytes(from: &[W::Byte]) -> Self {
        let mut bytes = [W::lit(8, 0).byte(0); WIDEST];
        bytes[..from.len()].copy_from_slice(from);
        Value { bytes, len: from.len() }
    }

    /// The value of one word, in whole bytes.
    pub fn of_word(word: W) -> Self {
        let mut value = Value::of_bytes(&[]);
        value.len = word.bits().div_ceil(8) as usize;
        let word = word.resize(8 * value.len as u32);
        for i in 0..value.len {
            value.bytes[i] = word.byte(i);
        }
        value
    }

    /// The bytes, least significant first.
    pub fn bytes(&self) -> &[W::Byte] {
        &self.bytes[..self.len]
    }

    /// The bytes, to change them.
    pub fn bytes_mut(&mut self) -> &mut [W::Byte] {
        &mut self.bytes[..self.len]
    }

    /// The value as one word of up to 64 bits.
    pub fn word(&self) -> W {
        W::of_bytes(self.bytes())
    }

    /// Lane `i` of `bits` bits.
    pub fn lane(&self, bits: u32, i: usize) -> W {
        let n = bits as usize / 8;
        W::of_bytes(&self.bytes[n * i..n * (i + 1)])
    }

    /// The first `len` bytes, or the value with zero bytes after it.
    pub fn resize(mut self, len: usize) -> Self {
        let zero = W::lit(8, 0).byte(0);
        for i in self.len..len {
            self.bytes[i] = zero;
        }
        self.len = len;
        self
    }
}

/// Why a kernel can't go on.
#[derive(Clone, PartialEq, Eq, Debug, Display)]
pub enum Fault {
    /// While this instruction was executed.
    #[display("`{_0}`: {_1}")]
    Instruction(String, Box<Fault>),
    /// This address is in no region at an offset that is the same for every input.
    #[display("address {_0} is in no region at a known offset")]
    Address(String),
    /// This operand has to be the same number for every input.
    #[display("{_0} must be public")]
    NotPublic(&'static str),
    /// The instruction has no meaning for its operands.
    #[display("{_0}")]
    Operands(&'static str),
    /// The byte of a region at an offset is read, or written, against the contract.
    #[display("{_0}[{_1}] is {}, {_3}", if _2.writes() { "written" } else { "read" })]
    Access(&'static str, i64, Access, Denial),
    /// A branch on a flag that the architecture leaves undefined.
    #[display("a branch on an undefined flag")]
    UndefinedBranch,
    /// The kernel does not end within this number of steps.
    #[display("still runs after {_0} steps")]
    Endless(usize),
    /// The kernel has no loop of this number of iterations.
    #[display("has no loop of {_0} iterations")]
    Iterations(usize),
    /// A register is not what it was at entry.
    #[display("{:?} {} is not restored", _0.file, _0.n)]
    NotRestored(Reg),
    /// A byte of a result is not written.
    #[display("{_0}[{_1}] is not written")]
    NotWritten(&'static str, usize),
}

/// Why a byte may not be read or written.
#[derive(Clone, PartialEq, Eq, Debug, Display)]
pub enum Denial {
    /// The contract gives no right to.
    #[display("which the contract does not allow")]
    NoRight,
    /// It is outside of its region, which has these offsets.
    #[display("outside {_0:?}")]
    Outside(Range<i64>),
    /// It is below the stack pointer, which is at this offset.
    #[display("below the stack pointer at {_0}")]
    BelowStackPointer(i64),
    /// It is more than a page below this offset, the lowest that was touched.
    #[display("more than a page below {_0}, which was touched")]
    BeyondGuardPage(i64),
    /// Nothing was written there.
    #[display("where nothing was written")]
    Unwritten,
    /// Some path wrote nothing there.
    #[display("where maybe nothing was written")]
    MaybeUnwritten,
}

impl std::error::Error for Fault {}

/// What a region holds at an offset before anything is written there.
pub type Fill<W> = Rc<dyn Fn(i64) -> <W as Word>::Byte>;

/// A named piece of memory: no address outside all of them may be touched.
#[derive(Clone)]
pub struct Space<W: Word> {
    /// Its name in the contract.
    pub name: &'static str,
    /// Its address.
    pub base: W,
    /// The first offset that may be touched: negative for the stack.
    pub start: i64,
    /// The offset after the last one that may be touched.
    pub end: i64,
    /// May be read.
    pub readable: bool,
    /// May be written.
    pub writable: bool,
    /// What it holds at first; `None`: nothing may be read that was not written.
    pub fill: Option<Fill<W>>,
    /// What was written.
    pub written: Written<W::Byte>,
    /// What may not be read before it is written, because it holds nothing, or because only some paths wrote it.
    pub unsure: BTreeSet<i64>,
    /// Of the stack: the lowest offset that was touched, or that the caller has touched.
    pub touched: i64,
}

/// Bytes of the guard page below a thread's stack, at least: what touches the stack further than this below what was
/// touched before may miss the guard page, and write to what lies below it.
pub const PAGE: i64 = 4096;

/// Regions that do not overlap.
#[derive(Clone, Default)]
pub struct Memory<W: Word> {
    /// The regions.
    pub spaces: Vec<Space<W>>,
}

impl<W: Word> Memory<W> {
    /// The region with this name.
    pub fn space(&mut self, name: &str) -> Option<&mut Space<W>> {
        self.spaces.iter_mut().find(|s| s.name == name)
    }

    /// The region and the offset that `address` is.
    fn locate(&mut self, address: W) -> Result<(&mut Space<W>, i64), Fault> {
        // Far beyond any region, and far below the distance between the bases of a concrete run.
        const NEAR: i64 = 1 << 36;
        self.spaces
            .iter_mut()
            .find_map(|s| {
                let offset = address.distance(s.base)? as i64;
                (offset.abs() < NEAR).then_some((s, offset))
            })
            .ok_or_else(|| Fault::Address(format!("{address:?}")))
    }
}

/// The state of a processor: registers and memory.
#[derive(Clone)]
pub struct Machine<W: Word> {
    /// Which processor.
    pub isa: Isa,
    /// The memory.
    pub memory: Memory<W>,
    /// The bytes of all registers, file after file. A flag is bit 0 of its byte.
    registers: Vec<W::Byte>,
    pub(crate) fault: Option<Fault>,
}

impl<W: Word> Machine<W> {
    /// A machine whose registers hold what `fill` says for each byte.
    pub fn new(isa: Isa, mut fill: impl FnMut(Reg, usize) -> W::Byte) -> Self {
        let mut registers = Vec::new();
        isa.registers().for_each(|reg| registers.extend((0..isa.register_bytes(reg.file)).map(|i| fill(reg, i))));
        Machine::with_registers(isa, registers)
    }

    /// A machine whose registers hold these bytes, file after file in the order of [`File::ALL`].
    pub fn with_registers(isa: Isa, registers: Vec<W::Byte>) -> Self {
        debug_assert_eq!(registers.len(), File::ALL.into_iter().map(|file| isa.file_bytes(file)).sum::<usize>());
        Machine { isa, memory: Memory { spaces: Vec::new() }, registers, fault: None }
    }

    /// Where the bytes of a file begin.
    fn start(&self, file: File) -> usize {
        File::ALL.into_iter().take_while(|other| *other != file).map(|file| self.isa.file_bytes(file)).sum()
    }

    /// Where the bytes of a register are.
    fn place(&self, reg: Reg) -> Range<usize> {
        let bytes = self.isa.register_bytes(reg.file);
        let start = self.start(reg.file) + bytes * reg.n as usize;
        start..start + bytes
    }

    /// The bytes of all registers of a file.
    pub fn file(&self, file: File) -> &[W::Byte] {
        &self.registers[self.start(file)..][..self.isa.file_bytes(file)]
    }

    /// The bytes of a register.
    pub fn bytes(&self, reg: Reg) -> &[W::Byte] {
        &self.registers[self.place(reg)]
    }

    /// The bytes of a register, to change them.
    pub fn bytes_mut(&mut self, reg: Reg) -> &mut [W::Byte] {
        let place = self.place(reg);
        &mut self.registers[place]
    }

    /// The bytes of all registers, to change them.
    pub fn registers_mut(&mut self) -> &mut [W::Byte] {
        &mut self.registers
    }

    /// A condition bit.
    pub fn flag(&self, n: u8) -> W {
        W::of_bytes(self.bytes(Reg { file: File::Flag, n })).resize(1)
    }

    /// Sets a condition bit.
    pub fn set_flag(&mut self, n: u8, bit: W) {
        debug_assert_eq!(bit.bits(), 1);
        self.bytes_mut(Reg { file: File::Flag, n })[0] = bit.byte(0);
    }

    /// A general-purpose register.
    pub fn gpr(&self, n: u8) -> W {
        W::of_bytes(self.bytes(Reg { file: File::Gpr, n }))
    }

    /// Sets a general-purpose register.
    pub fn set_gpr(&mut self, n: u8, word: W) {
        self.write(Reg { file: File::Gpr, n }, Value::of_word(word));
    }

    /// What a view shows.
    pub fn read(&self, view: View) -> Value<W> {
        Value::of_bytes(&self.bytes(view.reg)[..view.bits as usize / 8])
    }

    /// Writes a register and sets all of it above the value to zero, as x86 and AArch64 do.
    pub fn write(&mut self, reg: Reg, value: Value<W>) {
        let bytes = self.bytes_mut(reg);
        let len = bytes.len();
        bytes.copy_from_slice(value.resize(len).bytes());
    }

    /// Writes the low bytes of a register and keeps the others.
    pub fn write_low(&mut self, reg: Reg, value: Value<W>) {
        self.bytes_mut(reg)[..value.bytes().len()].copy_from_slice(value.bytes());
    }

    /// The address that a memory operand names.
    pub fn address(&self, mem: &Mem) -> W {
        let base = mem.base.map_or(W::lit(64, 0), |base| self.gpr(base.n));
        let index = mem.index.map_or(W::lit(64, 0), |(index, scale)| {
            let shift = scale.trailing_zeros();
            if shift == 0 { self.gpr(index.n) } else { self.gpr(index.n).shl(shift) }
        });
        base + index + W::lit(64, mem.disp as u64)
    }

    /// Reads `len` bytes.
    pub fn load(&mut self, address: W, len: usize) -> Value<W> {
        self.load_where(address, len, |_| true)
    }

    /// Writes a value.
    pub fn store(&mut self, address: W, value: Value<W>) {
        self.store_where(address, value, |_| true);
    }

    /// Reads the bytes that `wanted` names; the others are zero and are not touched.
    pub fn load_where(&mut self, address: W, len: usize, wanted: impl Fn(usize) -> bool) -> Value<W> {
        let mut value = Value::of_bytes(&[]).resize(len);
        let lowest = self.lowest_of_stack();
        let done = self.memory.locate(address).and_then(|(space, offset)| {
            for i in (0..len).filter(|&i| wanted(i)) {
                let at = offset + i as i64;
                space.check(at, lowest, Access::r, space.readable)?;
                if space.unsure.contains(&at) {
                    return Err(Fault::Access(space.name, at, Access::r, Denial::MaybeUnwritten));
                }
                value.bytes_mut()[i] = match (space.written.get(at), &space.fill) {
                    (Some(byte), _) => byte,
                    (None, Some(fill)) => fill(at),
                    (None, None) => return Err(Fault::Access(space.name, at, Access::r, Denial::Unwritten)),
                };
            }
            Ok(())
        });
        self.note(done);
        value
    }

    /// Writes the bytes that `wanted` names, and touches no others.
    pub fn store_where(&mut self, address: W, value: Value<W>, wanted: impl Fn(usize) -> bool) {
        let lowest = self.lowest_of_stack();
        let done = self.memory.locate(address).and_then(|(space, offset)| {
            for i in (0..value.bytes().len()).filter(|&i| wanted(i)) {
                let at = offset + i as i64;
                space.check(at, lowest, Access::w, space.writable)?;
                space.unsure.remove(&at);
                space.written.insert(at, value.bytes()[i]);
            }
            Ok(())
        });
        self.note(done);
    }

    /// Stops the run. Only the first reason is kept.
    pub fn fail(&mut self, fault: Fault) {
        self.fault.get_or_insert(fault);
    }

    fn note(&mut self, done: Result<(), Fault>) {
        if let Err(fault) = done {
            self.fail(fault);
        }
    }

    /// The offset of the stack pointer in the stack, where there is a stack: nothing below it may be touched,
    /// because a signal handler may write there.
    fn lowest_of_stack(&mut self) -> i64 {
        let pointer = self.gpr(self.isa.stack_pointer().n);
        self.memory.space(STACK).and_then(|stack| pointer.distance(stack.base)).map_or(i64::MIN, |offset| offset as i64)
    }
}

/// The name of the region that is the stack; offset 0 is the stack pointer at entry.
pub const STACK: &str = "stack";

impl<W: Word> Space<W> {
    /// A region of which nothing is written yet, from one offset to another, with the right to read and to write it.
    pub fn new(name: &'static str, base: W, offsets: Range<i64>, rights: [bool; 2], fill: Option<Fill<W>>) -> Self {
        let [readable, writable] = rights;
        let (start, end) = (offsets.start, offsets.end);
        let (written, unsure) = (Written::default(), BTreeSet::new());
        Space { name, base, start, end, readable, writable, fill, written, unsure, touched: 0 }
    }

    /// The stack: `bytes` bytes below the stack pointer at entry, which is `base`.
    pub fn stack(isa: Isa, base: W, bytes: usize) -> Self {
        let offsets = -(bytes as i64)..0;
        Space { touched: isa.untouched(), ..Space::new(STACK, base, offsets, [true, true], None) }
    }

    fn check(&mut self, at: i64, lowest_of_stack: i64, access: Access, allowed: bool) -> Result<(), Fault> {
        let is_stack = self.name == STACK;
        let denial = match () {
            () if !allowed => Denial::NoRight,
            () if at < self.start || at >= self.end => Denial::Outside(self.start..self.end),
            () if is_stack && at < lowest_of_stack => Denial::BelowStackPointer(lowest_of_stack),
            () if is_stack && at < self.touched - PAGE => Denial::BeyondGuardPage(self.touched),
            () => {
                self.touched = self.touched.min(at);
                return Ok(());
            }
        };
        Err(Fault::Access(self.name, at, access, denial))
    }
}
