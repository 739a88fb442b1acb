//! Registers and memory as bytes, in any domain.

use std::collections::BTreeSet;
use std::ops::Range;
use std::rc::Rc;

use derive_more::Display;

use crate::inst::{Access, Mem};
use crate::isa::{File, Isa, Reg, View};
use crate::word::Word;
use crate::written::Written;

/// The size of the widest register, in bytes.
pub const WIDEST: usize = 64;

/// Up to 64 bytes: the value of an operand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Value<W: Word> {
    bytes: [W::Byte; WIDEST],
    len: usize,
}

impl<W: Word> Value<W> {
    /// Returns the value of these bytes, least significant first.
    pub fn of_bytes(from: &[W::Byte]) -> Self {
        let mut bytes = [W::lit(8, 0).byte(0); WIDEST];
        bytes[..from.len()].copy_from_slice(from);
        Value { bytes, len: from.len() }
    }

    /// Returns the value of one word, in whole bytes.
    pub fn of_word(word: W) -> Self {
        let mut value = Value::of_bytes(&[]);
        value.len = word.bits().div_ceil(8) as usize;
        let word = word.resize(8 * value.len as u32);
        for i in 0..value.len {
            value.bytes[i] = word.byte(i);
        }
        value
    }

    /// Returns the bytes, least significant first.
    pub fn bytes(&self) -> &[W::Byte] {
        &self.bytes[..self.len]
    }

    /// Returns the bytes for writing.
    pub fn bytes_mut(&mut self) -> &mut [W::Byte] {
        &mut self.bytes[..self.len]
    }

    /// Returns the value as one word of up to 64 bits.
    pub fn word(&self) -> W {
        W::of_bytes(self.bytes())
    }

    /// Returns lane `i` of `bits` bits.
    pub fn lane(&self, bits: u32, i: usize) -> W {
        let n = bits as usize / 8;
        W::of_bytes(&self.bytes[n * i..n * (i + 1)])
    }

    /// Returns the first `len` bytes, or the value with zero bytes after it.
    pub fn resize(mut self, len: usize) -> Self {
        let zero = W::lit(8, 0).byte(0);
        for i in self.len..len {
            self.bytes[i] = zero;
        }
        self.len = len;
        self
    }
}

/// The reason why a kernel can't go on.
#[derive(Clone, PartialEq, Eq, Debug, Display)]
pub enum Fault {
    /// A fault during the execution of this instruction.
    #[display("`{_0}`: {_1}")]
    Instruction(String, Box<Fault>),
    /// This address is not at the same offset of the same region for every input.
    #[display("address {_0} is in no region at a known offset")]
    Address(String),
    /// This operand has to be the same number for every input.
    #[display("{_0} must be public")]
    NotPublic(&'static str),
    /// The kernel reads or writes a byte that it must not: the byte of a region at an offset.
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
    /// The register of this name differs from its value at entry.
    #[display("{_0} is not restored")]
    NotRestored(String),
    /// A byte of a result is not written.
    #[display("{_0}[{_1}] is not written")]
    NotWritten(&'static str, usize),
}

/// The reason why a byte may not be read or written.
#[derive(Clone, PartialEq, Eq, Debug, Display)]
pub enum Denial {
    /// The contract does not allow it.
    #[display("which the contract does not allow")]
    NoRight,
    /// The byte is outside its region, which has these offsets.
    #[display("outside {}..{}", _0.start, _0.end)]
    Outside(Range<i64>),
    /// The byte is below the stack pointer, which is at this offset.
    #[display("below the stack pointer at {_0}")]
    BelowStackPointer(i64),
    /// The byte is more than a page below this offset, the lowest that was touched.
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

/// The content of a region at an offset before anything is written there.
pub type Fill<W> = Rc<dyn Fn(i64) -> <W as Word>::Byte>;

/// A named piece of memory. No address outside the named pieces may be touched.
#[derive(Clone)]
pub struct Space<W: Word> {
    /// The name in the contract.
    pub name: &'static str,
    /// The address.
    pub base: W,
    /// The first offset that may be touched: negative for the stack.
    pub start: i64,
    /// The offset after the last one that may be touched.
    pub end: i64,
    /// Whether it may be read.
    pub readable: bool,
    /// Whether it may be written.
    pub writable: bool,
    /// The initial content; `None` if only bytes that were written may be read.
    pub fill: Option<Fill<W>>,
    /// The bytes that were written.
    pub written: Written<W::Byte>,
    /// The offsets that may not be read before they are written, because they hold nothing, or because only some paths
    /// wrote them.
    pub unsure: BTreeSet<i64>,
    /// The lowest offset of the stack that was touched, or that the caller has touched.
    pub touched: i64,
}

/// The minimal size of the guard page below a thread's stack, in bytes. An access that is further than this below the
/// lowest touched byte may miss the guard page and write to the memory below that page.
pub const PAGE: i64 = 4096;

/// Regions that do not overlap.
#[derive(Clone, Default)]
pub struct Memory<W: Word> {
    /// The regions.
    pub spaces: Vec<Space<W>>,
}

impl<W: Word> Memory<W> {
    /// Returns the region with this name.
    pub fn space(&mut self, name: &str) -> Option<&mut Space<W>> {
        self.spaces.iter_mut().find(|s| s.name == name)
    }

    /// Returns the region and the offset of `address`.
    fn locate(&mut self, address: W) -> Result<(&mut Space<W>, i64), Fault> {
        // The limit is far larger than any region, and far smaller than the distance between the bases in a concrete
        // run.
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
    /// The instruction set of the processor.
    pub isa: Isa,
    /// The memory.
    pub memory: Memory<W>,
    /// The bytes of all registers, file after file. A flag is bit 0 of its byte.
    registers: Vec<W::Byte>,
    pub(crate) fault: Option<Fault>,
}

impl<W: Word> Machine<W> {
    /// Returns a machine whose registers hold what `fill` says for each byte.
    pub fn new(isa: Isa, mut fill: impl FnMut(Reg, usize) -> W::Byte) -> Self {
        let mut registers = Vec::new();
        isa.registers().for_each(|reg| registers.extend((0..isa.register_bytes(reg.file)).map(|i| fill(reg, i))));
        Machine::with_registers(isa, registers)
    }

    /// Returns a machine whose registers hold these bytes, file after file in the order of [`File::ALL`].
    pub fn with_registers(isa: Isa, registers: Vec<W::Byte>) -> Self {
        debug_assert_eq!(registers.len(), File::ALL.into_iter().map(|file| isa.file_bytes(file)).sum::<usize>());
        Machine { isa, memory: Memory { spaces: Vec::new() }, registers, fault: None }
    }

    /// Returns the index of the first byte of a file.
    fn start(&self, file: File) -> usize {
        File::ALL.into_iter().take_while(|other| *other != file).map(|file| self.isa.file_bytes(file)).sum()
    }

    /// Returns the indices of the bytes of a register.
    fn place(&self, reg: Reg) -> Range<usize> {
        let bytes = self.isa.register_bytes(reg.file);
        let start = self.start(reg.file) + bytes * reg.n as usize;
        start..start + bytes
    }

    /// Returns the bytes of all registers of a file.
    pub fn file(&self, file: File) -> &[W::Byte] {
        &self.registers[self.start(file)..][..self.isa.file_bytes(file)]
    }

    /// Returns the bytes of a register.
    pub fn bytes(&self, reg: Reg) -> &[W::Byte] {
        &self.registers[self.place(reg)]
    }

    /// Returns the bytes of a register for writing.
    pub fn bytes_mut(&mut self, reg: Reg) -> &mut [W::Byte] {
        let place = self.place(reg);
        &mut self.registers[place]
    }

    /// Returns the bytes of all registers for writing.
    pub fn registers_mut(&mut self) -> &mut [W::Byte] {
        &mut self.registers
    }

    /// Returns a condition bit.
    pub fn flag(&self, n: u8) -> W {
        W::of_bytes(self.bytes(Reg { file: File::Flag, n })).resize(1)
    }

    /// Sets a condition bit.
    pub fn set_flag(&mut self, n: u8, bit: W) {
        debug_assert_eq!(bit.bits(), 1);
        self.bytes_mut(Reg { file: File::Flag, n })[0] = bit.byte(0);
    }

    /// Returns a general-purpose register.
    pub fn gpr(&self, n: u8) -> W {
        W::of_bytes(self.bytes(Reg { file: File::Gpr, n }))
    }

    /// Sets a general-purpose register.
    pub fn set_gpr(&mut self, n: u8, word: W) {
        self.write(Reg { file: File::Gpr, n }, Value::of_word(word));
    }

    /// Returns the bits that a view names.
    pub fn read(&self, view: View) -> Value<W> {
        Value::of_bytes(&self.bytes(view.reg)[..view.bits as usize / 8])
    }

    /// Writes a register and clears all of it above the value, as x86 and AArch64 do.
    pub fn write(&mut self, reg: Reg, value: Value<W>) {
        let bytes = self.bytes_mut(reg);
        let len = bytes.len();
        bytes.copy_from_slice(value.resize(len).bytes());
    }

    /// Writes the low bytes of a register and keeps the other bytes.
    pub fn write_low(&mut self, reg: Reg, value: Value<W>) {
        self.bytes_mut(reg)[..value.bytes().len()].copy_from_slice(value.bytes());
    }

    /// Returns the address that a memory operand names.
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

    /// Reads the bytes that `wanted` names. The other bytes of the result are zero, and their memory is not touched.
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

    /// Writes the bytes that `wanted` names, and touches no other bytes.
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

    /// Stops the run, and keeps only the first fault.
    pub fn fail(&mut self, fault: Fault) {
        self.fault.get_or_insert(fault);
    }

    fn note(&mut self, done: Result<(), Fault>) {
        if let Err(fault) = done {
            self.fail(fault);
        }
    }

    /// Returns the offset of the stack pointer in the stack, if there is a stack. Nothing below it may be touched,
    /// because a signal handler may write there.
    fn lowest_of_stack(&mut self) -> i64 {
        let pointer = self.gpr(self.isa.stack_pointer().n);
        self.memory.space(STACK).and_then(|stack| pointer.distance(stack.base)).map_or(i64::MIN, |offset| offset as i64)
    }
}

/// The name of the region that is the stack; offset 0 is the stack pointer at entry.
pub const STACK: &str = "stack";

impl<W: Word> Space<W> {
    /// Returns a region without written bytes, from one offset to another, with the rights to read and to write it.
    pub fn new(name: &'static str, base: W, offsets: Range<i64>, rights: [bool; 2], fill: Option<Fill<W>>) -> Self {
        let [readable, writable] = rights;
        let (start, end) = (offsets.start, offsets.end);
        let (written, unsure) = (Written::default(), BTreeSet::new());
        Space { name, base, start, end, readable, writable, fill, written, unsure, touched: 0 }
    }

    /// Returns the stack: `bytes` bytes below the stack pointer at entry, which is `base`.
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
