//! Builds kernels: typed operands, allocated registers, and the code around a kernel's body that sets up and leaves its
//! stack frame.
//!
//! Nothing here is trusted. The proofs check the instructions that a builder emits like any others: they check that
//! callee-saved registers are restored, that the stack is probed and released, and that no secret is left behind.
//!
//! | module | contents |
//! |---|---|
//! | `operand` | which Rust types fit which kind of operand |
//! | `phase` | comments at the start of a phase |
//! | [`x86_64`], [`aarch64`], [`ppc64le`] | typed registers, a function for each row, prologue and epilogue |
//!
//! ```
//! use raddle_isa::builder::{Register, at, x86_64::*};
//!
//! assert_eq!(vpaddd(ymm(1), ymm(2), at(RDI, 32)).to_string(), "vpaddd ymm1, ymm2, ymmword ptr [rdi + 32]");
//! ```
//!
//! A register of another file is a compile error:
//!
//! ```compile_fail,E0277
//! # use raddle_isa::builder::{Register, at, x86_64::*};
//! vpaddd(ymm(1), ymm(2), RDI);
//! ```
//!
//! So is a register of another width:
//!
//! ```compile_fail,E0277
//! # use raddle_isa::builder::{Register, at, x86_64::*};
//! vpaddd(ymm(1), ymm(2), xmm(3));
//! ```
//!
//! ```compile_fail,E0277
//! # use raddle_isa::builder::{Register, at, x86_64::*};
//! add64(RAX, RCX.low32());
//! ```
//!
//! On AArch64, register number 31 means zero or the stack pointer, each of which has a type of its own:
//!
//! ```compile_fail,E0277
//! # use raddle_isa::builder::{Register, at, aarch64::*};
//! eor64(x(0), x(1), SP);
//! ```
//!
//! On POWER, AltiVec instructions take the upper half of the vector registers:
//!
//! ```compile_fail,E0277
//! # use raddle_isa::builder::{Register, at, ppc64le::*};
//! vxor(v(0), v(1), vs(2));
//! ```

mod operand;
mod phase;

pub mod aarch64;
pub mod ppc64le;
pub mod x86_64;

use std::collections::BTreeSet;

use crate::code::{Code, Contract, Kernel, Parameter};
use crate::inst::{Inst, Mem};
use crate::isa::{File, Isa, Reg, View};
use crate::names::register_in;
use crate::strand::{Order, Strand, weave};

pub use operand::{Base, Fits, Number, Place, Register, at};
pub use phase::Phase;

/// An instruction set that a builder emits code for.
pub trait Target {
    /// The instruction set.
    const ISA: Isa;
    /// The registers of pointers and lengths.
    type Pointer: Register + Base;

    /// Returns the offset of the first slot from the stack pointer within the kernel.
    fn first_slot(saved: &[Reg]) -> usize;

    /// Returns the size of a frame in bytes: the part below the stack pointer at entry.
    fn stack(frame: &Frame) -> usize;

    /// Returns the prologue, which moves the stack pointer and saves registers.
    fn enter(frame: &Frame) -> Vec<Code>;

    /// Returns the epilogue, which clears slots and registers, and restores registers and the stack pointer.
    fn leave(frame: &Frame) -> Vec<Code>;

    /// Returns the stack pointer.
    fn stack_pointer() -> View {
        View { reg: Self::ISA.stack_pointer(), bits: 64 }
    }
}

/// Consecutive stack slots of one size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slots {
    stack_pointer: View,
    offset: usize,
    /// The number of bytes of each slot.
    bytes: usize,
    count: usize,
    secret: bool,
}

impl Slots {
    /// Returns the offset of slot `i` from the stack pointer.
    #[track_caller]
    pub fn offset(self, i: usize) -> usize {
        assert!(i < self.count, "there is no slot {i}: the kernel has {} of them, counted from 0", self.count);
        self.offset + self.bytes * i
    }

    /// Returns the memory operand of slot `i`.
    #[track_caller]
    pub fn at(self, i: usize) -> Mem {
        at(self.stack_pointer, self.offset(i))
    }

    /// Returns the memory operands of all slots.
    pub fn all(self) -> impl Iterator<Item = Mem> {
        (0..self.count).map(move |i| self.at(i))
    }
}

/// A part of the table of constants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    table: View,
    offset: usize,
}

impl Part {
    /// Returns the offset of byte `i` of this part from the start of the table.
    pub fn offset(self, i: usize) -> usize {
        self.offset + i
    }

    /// Returns the memory operand at byte `i` of this part.
    pub fn at(self, i: usize) -> Mem {
        at(self.table, self.offset(i))
    }
}

/// The stack frame, and the registers to save and to clear.
#[derive(Clone, Debug, Default)]
pub struct Frame {
    /// The callee-saved registers that the kernel uses, by file and number.
    saved: Vec<Reg>,
    /// The offset at which registers are saved, if not after the slots.
    saved_at: Option<usize>,
    slots: Vec<Slots>,
    /// The number of bytes of all slots.
    bytes: usize,
    /// Registers that hold secrets.
    cleared: Vec<View>,
    /// A register that holds zero throughout.
    zero: Option<View>,
    /// A register that is compared at the end, to overwrite the flags, if they hold a secret.
    flags: Option<View>,
    /// x86-64: the register that keeps the stack pointer at entry, and the alignment of the stack in bytes.
    aligned: Option<(View, usize)>,
    /// A register for offsets.
    offset: Option<View>,
    /// x86-64: the slot of the stack pointer at entry, if the register that kept it is used for something else.
    entry: Option<Slots>,
    /// x86-64: clears slots before `vzeroupper`.
    vzeroupper_last: bool,
}

impl Frame {
    /// Adds a register that the epilogue clears once, in its greatest width.
    fn clear(&mut self, register: View) {
        match self.cleared.iter_mut().find(|other| other.reg == register.reg) {
            Some(other) => other.bits = other.bits.max(register.bits),
            None => self.cleared.push(register),
        }
    }

    /// Returns the registers of a file to clear.
    fn cleared(&self, file: File) -> impl Iterator<Item = View> {
        self.cleared.iter().copied().filter(move |view| view.reg.file == file)
    }

    fn secret_slots(&self) -> impl Iterator<Item = Slots> {
        self.slots.iter().copied().filter(|slots| slots.secret)
    }

    fn saved(&self, file: File) -> impl Iterator<Item = u8> {
        self.saved.iter().filter(move |reg| reg.file == file).map(|reg| reg.n)
    }
}

/// A kernel being built.
///
/// Callee-saved registers are saved if the kernel allocates them. They must be allocated before the first slot.
#[derive(Clone, Debug)]
pub struct Builder<T: Target, O> {
    name: &'static str,
    operation: O,
    contract: Contract,
    taken: BTreeSet<Reg>,
    frame: Frame,
    table: Vec<u8>,
    /// The register that points to the table.
    table_pointer: Option<T::Pointer>,
    /// Instructions before the prologue.
    first: Vec<Inst>,
    target: std::marker::PhantomData<T>,
}

impl<T: Target, O> Builder<T, O> {
    /// Starts a kernel of an operation with this contract.
    pub fn new(name: &'static str, operation: O, contract: Contract) -> Builder<T, O> {
        let parameters = 0..contract.parameters.len();
        let taken = parameters.map(|i| Reg { file: File::Gpr, n: T::ISA.arguments()[i] }).collect();
        Builder {
            name,
            operation,
            contract,
            taken,
            frame: Frame::default(),
            table: Vec::new(),
            table_pointer: None,
            first: Vec::new(),
            target: std::marker::PhantomData,
        }
    }

    /// Returns the operation that the kernel computes.
    pub fn operation(&self) -> &O {
        &self.operation
    }

    /// Returns the register that the parameter of this name is passed in.
    #[track_caller]
    pub fn arg(&self, name: &str) -> T::Pointer {
        match self.contract.parameters.iter().position(|parameter| parameter.name() == name) {
            Some(i) => T::Pointer::of_file(T::ISA.arguments()[i]),
            None => panic!("{}: the contract has no parameter {name}", self.name),
        }
    }

    /// Allocates this register, because an instruction or another kernel requires it.
    #[track_caller]
    pub fn fix<R: Register>(&mut self, register: R) -> R {
        let (kernel, reg) = (self.name, register.reg());
        let name = || register_in(T::ISA, reg, []);
        assert!(!T::ISA.is_reserved(reg), "{kernel}: the system uses {}", name());
        assert!(reg != T::ISA.stack_pointer(), "{kernel}: {} is the stack pointer", name());
        assert!(self.taken.insert(reg), "{kernel}: {} is already allocated, perhaps for a parameter", name());
        if T::ISA.saved_bytes(reg) > 0 {
            let is_first = self.frame.slots.is_empty() || T::first_slot(&[reg]) == 0;
            assert!(is_first, "{kernel}: {} is callee-saved: allocate it before the slots", name());
            self.frame.saved.push(reg);
            self.frame.saved.sort();
        }
        register
    }

    /// Allocates these registers.
    #[track_caller]
    pub fn fix_all<R: Register, const N: usize>(&mut self, registers: [R; N]) -> [R; N] {
        // A closure would hide the caller.
        for register in registers {
            self.fix(register);
        }
        registers
    }

    /// Allocates the next free register; callee-saved ones come last.
    #[track_caller]
    pub fn take<R: Register>(&mut self) -> R {
        let reg = |n: u8| Reg { file: R::FILE, n };
        let free = |n: &u8| {
            let reg = reg(*n);
            let linked = T::ISA == Isa::Aarch64 && reg == Reg { file: File::Gpr, n: 30 };
            let zero = T::ISA == Isa::Ppc64le && reg == Reg { file: File::Gpr, n: 0 };
            let special = T::ISA.is_reserved(reg) || reg == T::ISA.stack_pointer() || linked || zero;
            !special && !self.taken.contains(&reg)
        };
        match R::NUMBERS.filter(free).min_by_key(|&n| T::ISA.saved_bytes(reg(n)) > 0) {
            Some(n) => self.fix(R::of_file(n)),
            None => panic!("{}: no {} register is free", self.name, R::FILE),
        }
    }

    /// Allocates the next free registers.
    #[track_caller]
    pub fn take_all<R: Register, const N: usize>(&mut self) -> [R; N] {
        let mut registers = [R::of_file(R::NUMBERS.start); N];
        for register in &mut registers {
            *register = self.take();
        }
        registers
    }

    /// Declares that registers hold secrets at the end. The epilogue clears each once, in this order; it restores
    /// callee-saved registers instead.
    pub fn clear<R: Into<View>>(&mut self, registers: impl IntoIterator<Item = R>) {
        let views = registers.into_iter().map(Into::into);
        views.filter(|view: &View| T::ISA.saved_bytes(view.reg) == 0).for_each(|view| self.frame.clear(view));
    }

    /// Declares that a register holds zero from the start of the code to its end. The epilogue overwrites secrets on
    /// the stack with this register.
    pub fn zero<R: Register>(&mut self, register: R) -> R {
        self.frame.zero = Some(register.view());
        register
    }

    /// Declares that the flags hold a secret at the end. The epilogue compares a register with zero, which overwrites
    /// them. On x86-64, XOR and shifts would leave the auxiliary carry undefined, and so perhaps unchanged.
    pub fn clear_flags(&mut self, register: T::Pointer) {
        self.frame.flags = Some(register.view());
    }

    /// Selects the register for offsets in the prologue and the epilogue, for an instruction set that addresses vectors
    /// only through a register.
    pub fn offsets(&mut self, register: T::Pointer) {
        self.frame.offset = Some(register.view());
    }

    /// Saves registers at this place in the frame instead of after all slots.
    pub fn save_here(&mut self) {
        self.frame.saved_at = Some(self.frame.bytes);
        self.frame.bytes += 8 * self.frame.saved.len();
    }

    fn slots_of(&mut self, count: usize, bytes: usize, secret: bool) -> Slots {
        let offset = T::first_slot(&self.frame.saved) + self.frame.bytes;
        self.frame.bytes += count * bytes;
        let slots = Slots { stack_pointer: T::stack_pointer(), offset, bytes, count, secret };
        self.frame.slots.push(slots);
        slots
    }

    /// Allocates `count` slots of `bytes` bytes for secrets. The epilogue clears them, one at a time.
    pub fn slots(&mut self, count: usize, bytes: usize) -> Slots {
        self.slots_of(count, bytes, true)
    }

    /// Allocates `count` slots of `bytes` bytes for public values.
    pub fn public_slots(&mut self, count: usize, bytes: usize) -> Slots {
        self.slots_of(count, bytes, false)
    }

    /// Appends instructions before the prologue.
    pub fn first(&mut self, insts: impl IntoIterator<Item = Inst>) {
        self.first.extend(insts);
    }

    /// Declares that the code first moves the pointer to the table to another register, and addresses constants through
    /// that register.
    pub fn move_table(&mut self, to: T::Pointer) {
        self.table_pointer = Some(to);
    }

    /// Appends constants to the table.
    #[track_caller]
    pub fn constants(&mut self, bytes: impl IntoIterator<Item = u8>) -> Part {
        let offset = self.table.len();
        self.table.extend(bytes);
        let table = match self.table_pointer {
            Some(pointer) => pointer,
            None => self.arg(Parameter::TABLE),
        };
        Part { table: table.into(), offset }
    }

    /// Appends constants of 32 bits to the table.
    #[track_caller]
    pub fn words(&mut self, words: impl IntoIterator<Item = u32>) -> Part {
        self.constants(words.into_iter().flat_map(u32::to_le_bytes))
    }

    /// Finishes the kernel. `weave` describes its variant in one line.
    ///
    /// Panics if the code overwrites the stack pointer at entry, which [`Builder::align_stack`] of x86-64 keeps in a register.
    #[track_caller]
    pub fn kernel(self, weave: impl Into<String>, code: Vec<Code>) -> Kernel<O> {
        let stack = T::stack(&self.frame);
        let contract = self.contract.with_table(self.table.len());
        let saves = !self.frame.saved.is_empty();
        let enter = T::enter(&self.frame).phase(match saves {
            true => "stack: saves the registers of the caller that the kernel uses",
            false => "stack: moves the stack pointer down",
        });
        let leave = T::leave(&self.frame).phase(match saves {
            true => "wipe: registers and stack that held secrets; restores the registers of the caller",
            false => "wipe: registers and stack that held secrets",
        });
        let mut code = [vec![straight(self.first)], enter, code, leave].concat();
        code.retain(|part| !matches!(part, Code::Straight(strand) if strand.is_empty()));
        let name = self.name;
        let kernel = Kernel {
            name,
            operation: self.operation,
            isa: T::ISA,
            weave: weave.into(),
            contract,
            table: self.table,
            stack,
            code,
        };
        // The epilogue would load the stack pointer from a register that holds something else.
        if let (Some((View { reg: entry, .. }, _)), None) = (self.frame.aligned, self.frame.entry) {
            let kept = kernel.register(entry);
            let mut writes = kernel.insts().into_iter().filter(|inst| inst.writes().contains(&entry));
            let (_prologue, overwrites) = (writes.next(), writes.next().map(Inst::to_string));
            assert!(
                overwrites.is_none(),
                "{name}: `{}` overwrites {kept}, which keeps the stack pointer at entry because of `align_stack`: use \
                 another register there, or `keep_entry`",
                overwrites.unwrap_or_default()
            );
        }
        kernel
    }
}

/// Returns straight-line code of these instructions.
pub fn straight(insts: impl IntoIterator<Item = Inst>) -> Code {
    Code::Straight(insts.into_iter().collect())
}

/// Weaves strands. Panics if a strand overwrites a register of another strand.
#[track_caller]
pub fn woven(strands: impl IntoIterator<Item = Strand>, order: Order) -> Strand {
    match weave(strands, order) {
        Ok(strand) => strand,
        Err(clobber) => panic!("{clobber}"),
    }
}
