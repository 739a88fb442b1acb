//! Builds kernels: operands with types, registers by need, a stack frame that is entered and left.
//!
//! Nothing here is trusted. What a builder makes is instructions like any others, which the proofs check: that registers
//! of the caller come back, that the stack is probed and given back, and that no secret is left.
//!
//! | module | what it holds |
//! |---|---|
//! | `operand` | which value can stand for which operand |
//! | [`x86_64`], [`aarch64`], [`ppc64le`] | the registers of an instruction set with types, its rows, how a frame is entered and left |
//!
//! ```
//! use raddle_isa::builder::{Register, at, x86_64::*};
//!
//! assert_eq!(vpaddd(ymm(1), ymm(2), at(RDI, 32)).to_string(), "vpaddd ymm1, ymm2, ymmword ptr [rdi + 32]");
//! ```
//!
//! A register of another file does not compile:
//!
//! ```compile_fail,E0277
//! # use raddle_isa::builder::{Register, at, x86_64::*};
//! vpaddd(ymm(1), ymm(2), RDI);
//! ```
//!
//! Nor does one of another width:
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
//! On AArch64 the number 31 means zero or the stack pointer, which are of other types than the registers:
//!
//! ```compile_fail,E0277
//! # use raddle_isa::builder::{Register, at, aarch64::*};
//! eor64(x(0), x(1), SP);
//! ```
//!
//! On POWER, instructions of AltiVec take the upper half of the vector registers:
//!
//! ```compile_fail,E0277
//! # use raddle_isa::builder::{Register, at, ppc64le::*};
//! vxor(v(0), v(1), vs(2));
//! ```

mod operand;

pub mod aarch64;
pub mod ppc64le;
pub mod x86_64;

use std::collections::BTreeSet;

use crate::code::{Code, Contract, Kernel, Parameter};
use crate::inst::{Inst, Mem};
use crate::isa::{File, Isa, Reg, View};
use crate::strand::{Order, Strand, weave};

pub use operand::{Base, Fits, Number, Place, Register, at};

/// What a builder asks of an instruction set.
pub trait Target {
    /// The instruction set.
    const ISA: Isa;
    /// The registers of pointers and lengths.
    type Pointer: Register + Base;

    /// Where the first slot lies, counted from the stack pointer within the kernel.
    fn first_slot(saved: &[Reg]) -> usize;

    /// The size of a frame: what is below the stack pointer at entry.
    fn stack(frame: &Frame) -> usize;

    /// Takes the stack, and saves registers.
    fn enter(frame: &Frame) -> Vec<Code>;

    /// Clears slots and registers, restores registers, gives the stack back.
    fn leave(frame: &Frame) -> Vec<Code>;

    /// The stack pointer.
    fn stack_pointer() -> View {
        View { reg: Self::ISA.stack_pointer(), bits: 64 }
    }
}

/// Places on the stack, one after another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slots {
    stack_pointer: View,
    offset: usize,
    /// Bytes of each.
    bytes: usize,
    count: usize,
    secret: bool,
}

impl Slots {
    /// Where place `i` begins, counted from the stack pointer.
    pub fn offset(self, i: usize) -> usize {
        assert!(i < self.count, "there are {} places", self.count);
        self.offset + self.bytes * i
    }

    /// Place `i`.
    pub fn at(self, i: usize) -> Mem {
        at(self.stack_pointer, self.offset(i))
    }

    /// All of them.
    pub fn all(self) -> impl Iterator<Item = Mem> {
        (0..self.count).map(move |i| self.at(i))
    }
}

/// A part of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    table: View,
    offset: usize,
}

impl Part {
    /// Where byte `i` of it is, counted from the begin of the table.
    pub fn offset(self, i: usize) -> usize {
        self.offset + i
    }

    /// Where byte `i` of it is.
    pub fn at(self, i: usize) -> Mem {
        at(self.table, self.offset(i))
    }
}

/// What is on the stack, and what is cleared.
#[derive(Clone, Debug, Default)]
pub struct Frame {
    /// Registers that the caller gets back, in the order of files and numbers.
    saved: Vec<Reg>,
    /// Where they are saved, if not behind the slots.
    saved_at: Option<usize>,
    slots: Vec<Slots>,
    /// Bytes of all slots.
    bytes: usize,
    /// Registers that hold secrets.
    cleared: Vec<View>,
    /// A register that holds zero all along.
    zero: Option<View>,
    /// A register that is compared at the end, as the flags hold a secret.
    flags: Option<View>,
    /// The register of the stack pointer at entry, and what the stack is aligned to.
    aligned: Option<(View, usize)>,
    /// A register for offsets.
    offset: Option<View>,
    /// POWER: registers are saved around a part of the code.
    in_part: bool,
    /// POWER: the register that clears the carry and words on the stack.
    carry: Option<View>,
    /// x86-64: where the stack pointer at entry is, if its register is taken.
    entry: Option<Slots>,
    /// x86-64: slots are cleared before `vzeroupper`.
    vzeroupper_last: bool,
}

impl Frame {
    /// The registers of a file to clear.
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
/// Registers that the caller wants back are saved if the kernel takes them; so they are taken before the first slot.
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
    /// Comes before the stack is taken.
    first: Vec<Inst>,
    target: std::marker::PhantomData<T>,
}

impl<T: Target, O> Builder<T, O> {
    /// Begins a kernel of an operation with this contract.
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

    /// What the kernel computes.
    pub fn operation(&self) -> &O {
        &self.operation
    }

    /// The register that the parameter of this name is passed in.
    pub fn arg(&self, name: &str) -> T::Pointer {
        let found = self.contract.parameters.iter().position(|parameter| parameter.name() == name);
        let i = found.unwrap_or_else(|| panic!("{}: the contract has no parameter {name}", self.name));
        T::Pointer::of_file(T::ISA.arguments()[i])
    }

    /// Takes a register that instructions or other kernels name.
    pub fn fix<R: Register>(&mut self, register: R) -> R {
        let reg = register.reg();
        assert!(!T::ISA.is_reserved(reg) && reg != T::ISA.stack_pointer(), "{}: {reg:?} is reserved", self.name);
        assert!(self.taken.insert(reg), "{}: {reg:?} is taken twice", self.name);
        if T::ISA.saved_bytes(reg) > 0 {
            assert!(self.frame.slots.is_empty() || T::first_slot(&[reg]) == 0, "{}: saved behind slots", self.name);
            self.frame.saved.push(reg);
            self.frame.saved.sort();
        }
        register
    }

    /// Takes registers that are named, in order.
    pub fn fix_all<R: Register, const N: usize>(&mut self, registers: [R; N]) -> [R; N] {
        registers.map(|register| self.fix(register))
    }

    /// Takes the next free register: first of those that the caller does not want back.
    pub fn take<R: Register>(&mut self) -> R {
        let reg = |n: u8| Reg { file: R::FILE, n };
        let free = |n: &u8| {
            let reg = reg(*n);
            let linked = T::ISA == Isa::Aarch64 && reg == Reg { file: File::Gpr, n: 30 };
            let zero = T::ISA == Isa::Ppc64le && reg == Reg { file: File::Gpr, n: 0 };
            let special = T::ISA.is_reserved(reg) || reg == T::ISA.stack_pointer() || linked || zero;
            !special && !self.taken.contains(&reg)
        };
        let found = R::NUMBERS.filter(free).min_by_key(|&n| T::ISA.saved_bytes(reg(n)) > 0);
        let n = found.unwrap_or_else(|| panic!("{}: no register is free", self.name));
        self.fix(R::of_file(n))
    }

    /// Takes the next free registers.
    pub fn take_all<R: Register, const N: usize>(&mut self) -> [R; N] {
        std::array::from_fn(|_| self.take())
    }

    /// Says that registers hold secrets at the end: they are cleared, in this order, but for those that the caller gets
    /// back.
    pub fn clear<R: Into<View>>(&mut self, registers: impl IntoIterator<Item = R>) {
        let views = registers.into_iter().map(Into::into);
        self.frame.cleared.extend(views.filter(|view: &View| T::ISA.saved_bytes(view.reg) == 0));
    }

    /// Says that a register holds zero from the begin of the code to its end: secrets on the stack are overwritten with it.
    pub fn zero<R: Register>(&mut self, register: R) -> R {
        self.frame.zero = Some(register.view());
        register
    }

    /// Says that the flags hold a secret at the end: a register, which need not be secret, is compared with zero.
    /// On x86-64 an exclusive or or a shift would not do: it leaves the auxiliary carry undefined, and that may be what it was.
    pub fn clear_flags(&mut self, register: T::Pointer) {
        self.frame.flags = Some(register.view());
    }

    /// Aligns the stack to more than the calling convention does. `entry` holds the stack pointer at entry.
    pub fn align_stack(&mut self, entry: T::Pointer, alignment: usize) {
        self.frame.aligned = Some((self.fix(entry).view(), alignment));
    }

    /// Says which register holds offsets while registers are saved and slots cleared, where an instruction set has no other
    /// addresses of vectors.
    pub fn offsets(&mut self, register: T::Pointer) {
        self.frame.offset = Some(register.view());
    }

    /// Saves registers here, and not behind all slots.
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

    /// Places of so many bytes each for secrets: they are cleared, one at a time.
    pub fn slots(&mut self, count: usize, bytes: usize) -> Slots {
        self.slots_of(count, bytes, true)
    }

    /// Places of so many bytes each for what is public.
    pub fn public_slots(&mut self, count: usize, bytes: usize) -> Slots {
        self.slots_of(count, bytes, false)
    }

    /// Appends instructions that come before the stack is taken.
    pub fn first(&mut self, insts: impl IntoIterator<Item = Inst>) {
        self.first.extend(insts);
    }

    /// Says that the code moves the pointer to the table to another register first, and reaches constants through that.
    pub fn move_table(&mut self, to: T::Pointer) {
        self.table_pointer = Some(to);
    }

    /// Appends constants to the table.
    pub fn constants(&mut self, bytes: impl IntoIterator<Item = u8>) -> Part {
        let offset = self.table.len();
        self.table.extend(bytes);
        let table = self.table_pointer.unwrap_or_else(|| self.arg(Parameter::TABLE));
        Part { table: table.into(), offset }
    }

    /// Appends constants of 32 bits to the table.
    pub fn words(&mut self, words: impl IntoIterator<Item = u32>) -> Part {
        self.constants(words.into_iter().flat_map(u32::to_le_bytes))
    }

    /// The kernel: `weave` says how it is made, in a line.
    pub fn kernel(self, weave: impl Into<String>, code: Vec<Code>) -> Kernel<O> {
        let stack = T::stack(&self.frame);
        let contract = self.contract.with_table(self.table.len());
        let mut code = [vec![straight(self.first)], T::enter(&self.frame), code, T::leave(&self.frame)].concat();
        code.retain(|part| !matches!(part, Code::Straight(strand) if strand.is_empty()));
        Kernel {
            name: self.name,
            operation: self.operation,
            isa: T::ISA,
            weave: weave.into(),
            contract,
            table: self.table,
            stack,
            code,
        }
    }
}

/// Instructions one after another.
pub fn straight(insts: impl IntoIterator<Item = Inst>) -> Code {
    Code::Straight(insts.into_iter().collect())
}

/// Weaves strands that are known to keep apart.
pub fn woven(strands: impl IntoIterator<Item = Strand>, order: Order) -> Strand {
    weave(strands, order).unwrap_or_else(|clobber| panic!("{clobber}"))
}
