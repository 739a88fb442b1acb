//! x86-64: typed registers, rows, frames.

pub use super::operand::Register;
pub use super::phase::Phase;
pub use crate::x86_64::*;

use super::operand::{Base, Fits, at, fits, numbers_fit, registers};
use super::{Builder, Frame, Slots, Target, straight};
use crate::code::Code;
use crate::inst::{Inst, Mem, Operand};
use crate::isa::{File, Isa, Reg, View};
use crate::x86_64::kinds::*;

registers! {
    /// A general-purpose register.
    Gpr64 Gpr 64 0..16;
    /// The low 32 bits of a general-purpose register.
    Gpr32 Gpr 32 0..16;
    /// The low 16 bits of a general-purpose register.
    Gpr16 Gpr 16 0..16;
    /// The low 8 bits of a general-purpose register.
    Gpr8 Gpr 8 0..16;
    /// 128 bits of a vector register.
    Xmm Vec 128 0..32;
    /// 256 bits of a vector register.
    Ymm Vec 256 0..32;
    /// A vector register.
    Zmm Vec 512 0..32;
    /// A mask register.
    Mask Mask 64 0..8;
}

impl Base for Gpr64 {}

impl Gpr64 {
    /// Returns the low 32 bits.
    pub const fn low32(self) -> Gpr32 {
        Gpr32(self.0)
    }
    /// Returns the low 16 bits.
    pub const fn low16(self) -> Gpr16 {
        Gpr16(self.0)
    }
    /// Returns the low 8 bits.
    pub const fn low8(self) -> Gpr8 {
        Gpr8(self.0)
    }
}

impl Gpr32 {
    /// Returns the whole register.
    pub const fn whole(self) -> Gpr64 {
        Gpr64(self.0)
    }
}

macro_rules! general {
    ($($name:ident $n:literal)+) => {$(
        #[doc = concat!("General-purpose register ", $n, ".")]
        pub const $name: Gpr64 = Gpr64::of($n);
    )+};
}

general! { RAX 0 RCX 1 RDX 2 RBX 3 RSP 4 RBP 5 RSI 6 RDI 7 R8 8 R9 9 R10 10 R11 11 R12 12 R13 13 R14 14 R15 15 }

/// Returns 128 bits of vector register `n`.
pub const fn xmm(n: u8) -> Xmm {
    Xmm::of(n)
}
/// Returns 256 bits of vector register `n`.
pub const fn ymm(n: u8) -> Ymm {
    Ymm::of(n)
}
/// Returns vector register `n`.
pub const fn zmm(n: u8) -> Zmm {
    Zmm::of(n)
}
/// Returns mask register `n`.
pub const fn k(n: u8) -> Mask {
    Mask::of(n)
}

/// A vector register of some width.
pub trait Vector: Register {
    /// Returns the same register at 128 bits.
    fn xmm(self) -> Xmm {
        Xmm::of(self.reg().n)
    }
    /// Returns the same register at 256 bits.
    fn ymm(self) -> Ymm {
        Ymm::of(self.reg().n)
    }
    /// Returns the same register at 512 bits.
    fn zmm(self) -> Zmm {
        Zmm::of(self.reg().n)
    }
}

impl Vector for Xmm {}
impl Vector for Ymm {}
impl Vector for Zmm {}

macro_rules! any_width {
    ($($kind:ident)+) => {$(
        impl<T: Vector> Fits<$kind, T> for T {}
        impl<T: Vector> Fits<$kind, Mem> for T {}
    )+};
}

any_width! { V VM VM4 VM8 }

/// A vector register of the type `V`, or memory of the same width: the last source of most instructions on vectors.
pub trait Source<V>: Copy + Into<Operand> + Fits<VM, V> + Fits<VM4, V> + Fits<VM8, V> {}

impl<V, S: Copy + Into<Operand> + Fits<VM, V> + Fits<VM4, V> + Fits<VM8, V>> Source<V> for S {}

fits! {
    Gpr64: R64 RM64 RMI64 Rdx Rax;
    Gpr32: R32 RM32 RMI32;
    Gpr16: R16;
    Gpr8: R8;
    Mask: K Masks;
    Xmm: X XM Xmm0 Sse;
    Ymm: Y YM Wide Legacy;
    Zmm: Z Wide Legacy;
    Mem: RM32 RM64 RMI32 RMI64 Mem8 Mem16 Mem32 Mem64 M M32 M64 M128 M256 XM YM VM VM4 VM8 LoadAt StoreAt Ea Line;
}

numbers_fit! { RMI32 RMI64 I64 I8 Count32 Count64 }

/// The instruction set.
#[derive(Clone, Copy, Debug)]
pub enum X86_64 {}

/// The size of the smallest page in bytes. A thread's stack ends in a page that nobody may touch; the memory below it
/// belongs to others.
const PAGE: i64 = 4096;

/// The distance of the stack pointer from a multiple of 16 at entry, in bytes.
const RETURN_ADDRESS: usize = 8;

/// Moves the stack pointer down; alignment may move it by up to `slack` bytes more. The pointer never moves by more
/// than a page without touching the memory that it points to, so the code cannot jump over the guard page. The value
/// stored there is public: the pointer itself.
fn down(bytes: usize, slack: usize) -> Vec<Inst> {
    let mut insts = Vec::new();
    let mut left = bytes as i64;
    while left + slack as i64 > PAGE {
        insts.extend([sub64(RSP, PAGE), mov64_store(at(RSP, 0), RSP)]);
        left -= PAGE;
    }
    if left > 0 {
        insts.push(sub64(RSP, left));
    }
    insts
}

impl Frame {
    /// Returns the number that is subtracted from the stack pointer. Vectors lie at multiples of 16, because otherwise
    /// each access to a vector would become two accesses.
    fn taken(&self) -> usize {
        let bytes = self.bytes + if self.saved_at.is_none() { 8 * self.saved.len() } else { 0 };
        let vectors = self.slots.iter().any(|slots| slots.bytes >= 16 && slots.count > 0);
        match vectors && self.aligned.is_none() {
            true => (bytes + RETURN_ADDRESS).next_multiple_of(16) - RETURN_ADDRESS,
            false => bytes,
        }
    }

    /// Returns the maximal distance by which alignment moves the stack pointer.
    fn slack(&self) -> usize {
        self.aligned.map_or(0, |(_, alignment)| alignment - RETURN_ADDRESS)
    }

    /// Returns the slots for secrets in vectors. Slots of words are not among them: they are cleared later, after the
    /// general-purpose registers, one of which then provides the zero.
    fn vector_slots(&self) -> impl Iterator<Item = Slots> {
        self.secret_slots().filter(|slots| slots.bytes > 8)
    }

    fn saved_places(&self) -> impl Iterator<Item = (Gpr64, Mem)> {
        let first = self.saved_at.unwrap_or(self.bytes);
        self.saved(File::Gpr).enumerate().map(move |(i, n)| (Gpr64::of(n), at(RSP, first + 8 * i)))
    }
}

/// Stores zero, from a vector register that holds zero in all bits.
fn clear(place: Mem, bytes: usize, zero: View) -> Inst {
    match bytes {
        16 => vmovdqu_store(place, Xmm::of(zero.reg.n)),
        32 => vmovdqu_store(place, Ymm::of(zero.reg.n)),
        64 => vmovdqu32_store(place, Zmm::of(zero.reg.n)),
        bytes => panic!("a slot for secrets has 8, 16, 32 or 64 bytes, not {bytes}"),
    }
}

fn clear_slots(slots: Slots, zero: View) -> impl Iterator<Item = Inst> {
    slots.all().map(move |place| clear(place, slots.bytes, zero))
}

/// Clears a vector register.
pub fn clear_vector(register: impl Into<View>) -> Inst {
    match register.into().reg.n {
        n @ ..16 => vpxor(xmm(n), xmm(n), xmm(n)),
        n => vpxord(zmm(n), zmm(n), zmm(n)),
    }
}

/// Clears vector registers, and avoids the penalty for mixing widths.
pub fn clear_vectors<V: Vector>(registers: impl Iterator<Item = V>) -> Vec<Inst> {
    registers.map(clear_vector).chain((V::BITS > 128).then(|| vzeroupper(zmm(0)))).collect()
}

impl<O> Builder<X86_64, O> {
    /// Aligns the stack beyond the calling convention, to `alignment` bytes. `entry` keeps the stack pointer at entry.
    ///
    /// The kernel must not write to `entry`, unless [`Builder::keep_entry`] stores the pointer too.
    #[track_caller]
    pub fn align_stack(&mut self, entry: Gpr64, alignment: usize) {
        self.frame.aligned = Some((self.fix(entry).view(), alignment));
    }

    /// Declares that the stack pointer at entry is stored in the aligned stack, because the kernel needs the register
    /// that holds this pointer for something else.
    pub fn keep_entry(&mut self) {
        self.frame.entry = Some(self.public_slots(1, 8));
    }

    /// Declares that slots are cleared before `vzeroupper`, not after it.
    pub fn vzeroupper_last(&mut self) {
        self.frame.vzeroupper_last = true;
    }
}

impl Target for X86_64 {
    const ISA: Isa = Isa::X86_64;
    type Pointer = Gpr64;

    fn first_slot(_: &[Reg]) -> usize {
        0
    }

    fn stack(frame: &Frame) -> usize {
        frame.taken() + frame.slack()
    }

    fn enter(frame: &Frame) -> Vec<Code> {
        let mut insts = Vec::new();
        if let Some((entry, alignment)) = frame.aligned {
            let entry = Gpr64::of(entry.reg.n);
            insts.push(mov64(entry, RSP));
            insts.extend(down(frame.taken(), frame.slack()));
            insts.push(and64(RSP, -(alignment as i64)));
            insts.extend(frame.entry.map(|slot| mov64_store(slot.at(0), entry)));
        } else {
            insts.extend(down(frame.taken(), 0));
        }
        insts.extend(frame.saved_places().map(|(register, place)| mov64_store(place, register)));
        vec![straight(insts)]
    }

    fn leave(frame: &Frame) -> Vec<Code> {
        let slots = |zero: View| frame.vector_slots().flat_map(move |slots| clear_slots(slots, zero));
        let wide = frame.cleared(File::Vec).any(|register| register.bits > 128);
        let vzeroupper = wide.then(|| vzeroupper(zmm(0)));
        let mut insts: Vec<Inst> = frame.zero.into_iter().flat_map(slots).collect();
        insts.extend(frame.cleared(File::Vec).map(clear_vector));
        let slots = frame.zero.is_none().then(|| slots(xmm(0).view())).into_iter().flatten();
        match frame.vzeroupper_last {
            true => insts.extend(slots.chain(vzeroupper)),
            false => insts.extend(vzeroupper.into_iter().chain(slots)),
        }
        let general = || frame.cleared(File::Gpr).map(|register| Gpr32::of(register.reg.n));
        insts.extend(general().map(|register| xor32(register, register)));
        insts.extend(frame.flags.map(|register| cmp64(Gpr64::of(register.reg.n), 0)));
        for slots in frame.secret_slots().filter(|slots| slots.bytes <= 8) {
            assert_eq!(slots.bytes, 8, "a slot for secrets has 8, 16, 32 or 64 bytes");
            let zero = general()
                .last()
                .expect("8-byte slots for secrets need a general-purpose register among those that `clear` names")
                .whole();
            insts.extend(slots.all().map(|place| mov64_store(place, zero)));
        }
        insts.extend(frame.saved_places().map(|(register, place)| mov64(register, place)));
        insts.extend(match frame.aligned {
            Some((entry, _)) => Some(match frame.entry {
                Some(slot) => mov64(RSP, slot.at(0)),
                None => mov64(RSP, Gpr64::of(entry.reg.n)),
            }),
            None => (frame.taken() > 0).then(|| add64(RSP, frame.taken())),
        });
        vec![straight(insts)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the text of the instructions that allocate `bytes` bytes of stack. If `aligned`, the stack is aligned to
    /// 64 bytes, and R11 holds the stack pointer at entry.
    fn taken(bytes: usize, aligned: bool) -> Vec<String> {
        let aligned = aligned.then(|| (R11.view(), 64));
        texts(X86_64::enter(&Frame { bytes, aligned, ..Frame::default() }))
    }

    fn texts(code: Vec<Code>) -> Vec<String> {
        let insts = |code: Code| match code {
            Code::Straight(strand) => strand.insts().map(ToString::to_string).collect::<Vec<_>>(),
            _ => unreachable!("a frame has no branch"),
        };
        code.into_iter().flat_map(insts).collect()
    }

    /// Two parts of a kernel may clear one register. Once, the epilogue cleared it twice.
    #[test]
    fn each_register_is_cleared_once() {
        let mut frame = Frame::default();
        for register in [xmm(3).view(), xmm(1).view(), ymm(3).view(), xmm(1).view(), RAX.view(), RAX.view()] {
            frame.clear(register);
        }
        let expected = ["vpxor xmm3, xmm3, xmm3", "vpxor xmm1, xmm1, xmm1", "vzeroupper", "xor eax, eax"];
        assert_eq!(texts(X86_64::leave(&frame)), expected);
    }

    #[test]
    fn a_page_is_taken_at_once() {
        assert_eq!(taken(0, false), [""; 0]);
        assert_eq!(taken(4096, false), ["sub rsp, 4096"]);
        assert_eq!(taken(4032, true), ["mov r11, rsp", "sub rsp, 4032", "and rsp, -64"]);
    }

    #[test]
    fn each_further_page_is_touched() {
        let touch = "mov qword ptr [rsp], rsp";
        assert_eq!(taken(4104, false), ["sub rsp, 4096", touch, "sub rsp, 8"]);
        assert_eq!(taken(8192, false), ["sub rsp, 4096", touch, "sub rsp, 4096"]);
        // Alignment may add enough to exceed a page.
        assert_eq!(taken(4096, true), ["mov r11, rsp", "sub rsp, 4096", touch, "and rsp, -64"]);
    }
}
