//! The types that the kernels of every contract share: names, features, tables, lists.

use core::fmt;

use crate::cpu::{features::Features, token::Token};

/// A contract: how its kernels are called. `cargo xtask gen` generates each implementation from the proved contract.
/// Sealed: prevents implementations outside this crate.
pub trait Contract: Copy + Sealed + 'static {
    /// The type of a kernel's function pointer.
    #[doc(hidden)]
    type Run: Copy + Send + Sync + 'static;
    /// The arguments of that function without the last one, which is the address of the constants (the table).
    #[doc(hidden)]
    type Arguments: Copy;
    /// The contract of the kernels that compute the powers of the key, or `Self` if the kernels of this contract read
    /// no powers.
    #[doc(hidden)]
    type Powers: Contract<Powers = Self::Powers>;
    /// Whether the kernels of this contract read powers of the key, which another kernel must have computed.
    #[doc(hidden)]
    const READS_POWERS: bool;
    /// The number that must divide the length. It is `Some` if all kernels have the same number, which is then a
    /// constant for the compiler.
    #[doc(hidden)]
    const MULTIPLE: Option<usize>;
    /// Returns the address of the function.
    #[doc(hidden)]
    fn address(run: Self::Run) -> *const ();
    /// Calls the function.
    ///
    /// # Safety
    ///
    /// The CPU has the features of the kernel to which `run` and `table` belong, and its contract allows the arguments.
    #[doc(hidden)]
    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]);
    /// Lets the interpreter run a kernel.
    #[cfg(raddle_interpreted)]
    #[doc(hidden)]
    fn interpret(kernel: &'static str, arguments: Self::Arguments);
}

/// The interface that a wrapper was written for, and the stand-in that Miri runs in place of the kernel.
pub(in crate::kernel) trait Wrapper: Contract {
    /// The SHA-256 digest of the interface, from `gen/interfaces.txt`. Change it only after you have read the wrapper
    /// again and found that it keeps the new interface.
    const INTERFACE: &'static str;

    /// Takes the place of an assembly kernel, which Miri can't run. The stand-in reads and writes all bytes that the
    /// contract lists, and no others. In place of powers, it writes a marker, derived from the number of bytes of
    /// powers. A stand-in that reads powers checks the marker.
    ///
    /// # Safety
    ///
    /// The contract allows the arguments for a kernel of this shape.
    #[cfg(miri)]
    unsafe fn stand_in(shape: Shape, arguments: Self::Arguments);
}

/// Prevents implementations outside this crate.
#[doc(hidden)]
pub trait Sealed {}

/// Panics because a kernel was called against its contract. That is an error in this crate, whatever the user of the
/// crate did.
#[cold]
#[inline(never)]
pub(in crate::kernel) fn refuse(kernel: &str) -> ! {
    panic!("{kernel} was called against its contract")
}

/// The layout of keys that portable kernels compute. Generated kernels refuse it: they expect layout 0 for AES key
/// schedules, and numbers above 1 for powers.
pub(in crate::kernel) const PORTABLE_LAYOUT: u64 = 1;

/// The part of a contract that concerns lengths, powers of the key and the number of messages.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    /// The number that must divide the length.
    pub(crate) multiple: usize,
    /// The maximum length in bytes.
    pub(crate) max: usize,
    /// The number of bytes of powers that follow the key in the state.
    pub(crate) powers: usize,
    /// The number that identifies the layout of powers, or 0 if there are no powers.
    pub(crate) layout: u64,
    /// The number of messages if the kernel takes an array of pointers to messages, and 0 otherwise.
    pub(crate) messages: usize,
    /// The number of bytes that are authenticated for every `multiple` encrypted bytes, for kernels that encrypt one
    /// part of a message and authenticate another. With `len` encrypted bytes, they authenticate `len * share /
    /// multiple` bytes. For all other kernels, the number is equal to `multiple`. If the number is less, the
    /// authenticated part does not overlap the output.
    pub(crate) share: usize,
}

impl Shape {
    /// Returns the shape of a kernel that takes any multiple, reads no powers, and takes one message.
    pub(in crate::kernel) const fn multiple(multiple: usize) -> Self {
        Self { multiple, max: usize::MAX, powers: 0, layout: 0, messages: 0, share: multiple }
    }
}

/// A test for divisibility by a constant, with one multiplication. A division would take as long as the dispatch of a
/// short message.
///
/// Let `number = odd * 2^k`. Products are modulo `2^w`, where `w = usize::BITS`:
///
/// `number` divides `n` if and only if `rotate_right(n * odd^-1, k) <= (2^w - 1) / number`.
#[derive(Clone, Copy)]
struct Divisor {
    /// `odd^-1`: `odd * inverse = 1` modulo `2^w`.
    inverse: usize,
    /// The largest quotient: `(2^w - 1) / number`, rounded down.
    max: usize,
}

impl Divisor {
    const fn new(number: usize) -> Self {
        let odd = number >> number.trailing_zeros();
        // Newton's iteration: at first, 3 bits of the inverse are right. Each step doubles the number of right bits.
        let (mut inverse, mut bits) = (odd, 3);
        while bits < usize::BITS {
            inverse = inverse.wrapping_mul(2_usize.wrapping_sub(odd.wrapping_mul(inverse)));
            bits *= 2;
        }
        assert!(odd.wrapping_mul(inverse) == 1);
        Self { inverse, max: usize::MAX / number }
    }

    /// Returns whether `number` divides `n`.
    ///
    /// The map `f(n) = rotate_right(n * odd^-1, k)` is a permutation, and `f(q * number) = q` for every quotient `q`. So the
    /// multiples map onto `0..=max`, and no other `n` does.
    #[inline]
    const fn divides(self, number: u16, n: usize) -> bool {
        n.wrapping_mul(self.inverse).rotate_right(number.trailing_zeros()) <= self.max
    }
}

/// Converts a number in a kernel to 16 bits.
const fn small(n: usize) -> u16 {
    assert!(n <= u16::MAX as usize, "numbers of kernels have 16 bits");
    n as u16
}

/// An implementation of a contract: generated assembly, or portable Rust.
///
/// The parts of the [`Shape`] are fields, and small numbers have 16 bits, because there are hundreds of kernels.
#[derive(Clone, Copy)]
pub struct Kernel<C: Contract> {
    name: &'static str,
    features: Features,
    multiple: u16,
    max: usize,
    bytes_of_powers: u16,
    layout: u64,
    messages: u16,
    share: u16,
    /// The size in bytes of the kernel's stack frame, including the bytes for alignment.
    stack: u16,
    /// The test for multiples of `multiple`.
    divisor: Divisor,
    /// The features that a CPU must have to run the kernel and to compute its powers.
    needs: Features,
    generated: bool,
    /// Invariant: with this table, and with powers as its shape says, the function keeps its contract on every CPU that
    /// has the features.
    run: C::Run,
    table: &'static [u8],
    /// The kernel that computes the powers that this kernel reads, or `None` if it reads none.
    powers: Option<&'static Kernel<C::Powers>>,
    /// The function that Miri runs in place of the kernel.
    #[cfg(miri)]
    stand_in: Option<unsafe fn(Shape, C::Arguments)>,
}

impl<C: Contract> Kernel<C> {
    /// Wraps a generated kernel. If it reads powers, they are computed by the first kernel in the list `by` that has
    /// the same layout.
    ///
    /// # Safety
    ///
    /// With the table, and with powers as the shape says, `run` keeps the contract on every CPU that has the features.
    #[allow(clippy::assertions_on_constants, reason = "a target without kernels never calls it")]
    pub(in crate::kernel) const unsafe fn generated(
        name: &'static str,
        features: Features,
        shape: Shape,
        run: C::Run,
        table: &'static [u8],
        by: &'static [&'static Kernel<C::Powers>],
    ) -> Self
    where
        C: Wrapper,
    {
        assert!(usize::BITS == 64, "kernels read pointers and lengths of 64 bits");
        let powers = if C::READS_POWERS && shape.layout != 0 { Some(maker(by, shape.layout)) } else { None };
        let kernel = Self::new(name, features, shape, true, run, table, powers);
        #[cfg(miri)]
        let kernel = Self { stand_in: Some(C::stand_in), ..kernel };
        kernel
    }

    /// Returns the same kernel with a stack frame of another size. Only tests depend on the size.
    pub(in crate::kernel) const fn with_stack(self, stack: usize) -> Self {
        Self { stack: small(stack), ..self }
    }

    /// Returns another kernel, for tests that use its numbers only.
    #[cfg(test)]
    pub(in crate::kernel) const fn with_shape(self, name: &'static str, shape: Shape) -> Self {
        Self::new(name, Features::NONE, shape, self.generated, self.run, self.table, None)
    }

    /// Wraps a kernel in Rust.
    ///
    /// # Safety
    ///
    /// With powers as the shape says, `run` keeps the contract on every CPU.
    pub(in crate::kernel) const unsafe fn portable(
        name: &'static str,
        shape: Shape,
        run: C::Run,
        powers: Option<&'static Kernel<C::Powers>>,
    ) -> Self {
        Self::new(name, Features::NONE, shape, false, run, &[], powers)
    }

    const fn new(
        name: &'static str,
        features: Features,
        shape: Shape,
        generated: bool,
        run: C::Run,
        table: &'static [u8],
        powers: Option<&'static Kernel<C::Powers>>,
    ) -> Self {
        let needs = match powers {
            Some(powers) => powers.features.union(features),
            None => features,
        };
        let Shape { multiple, max, powers: bytes, layout, messages, share } = shape;
        if let Some(all) = C::MULTIPLE {
            assert!(multiple == all, "lengths that another kernel of the contract does not take");
        }
        Self {
            name,
            features,
            multiple: small(multiple),
            max,
            bytes_of_powers: small(bytes),
            layout,
            messages: small(messages),
            share: small(share),
            stack: 0,
            divisor: Divisor::new(multiple),
            needs,
            generated,
            run,
            table,
            powers,
            #[cfg(miri)]
            stand_in: None,
        }
    }

    /// Returns the name of the kernel, its symbol, file, test and benchmark: `<algorithm>_<operation>_<feature>`, and a
    /// suffix for the variant.
    #[must_use]
    pub(crate) const fn name(&self) -> &'static str {
        self.name
    }

    /// Returns the number that must divide the length.
    #[must_use]
    pub(crate) fn multiple(&self) -> usize {
        self.multiple as usize
    }

    /// Returns the maximum length.
    #[must_use]
    pub(crate) fn max_len(&self) -> usize {
        self.max
    }

    /// Returns the function, for stand-ins of generated kernels.
    #[cfg(miri)]
    pub(in crate::kernel) const fn run(&self) -> C::Run {
        self.run
    }

    #[inline]
    pub(in crate::kernel) const fn shape(&self) -> Shape {
        Shape {
            multiple: self.multiple as usize,
            max: self.max,
            powers: self.bytes_of_powers as usize,
            layout: self.layout,
            messages: self.messages as usize,
            share: self.share as usize,
        }
    }

    /// Returns the kernel that computes the powers that this kernel reads, or `None` if it reads none.
    pub(in crate::kernel) const fn powers(&self) -> Option<&'static Kernel<C::Powers>> {
        self.powers
    }

    /// Returns whether a CPU can run the kernel and compute its powers.
    pub(in crate::kernel) fn runs_with(&self, token: Token) -> bool {
        token.has(self.needs)
    }

    /// Returns the features that a CPU must have to run the kernel and to compute its powers.
    pub(in crate::kernel) const fn needs(&self) -> Features {
        self.needs
    }

    /// Enters the kernel. Panics unless the CPU has the features, the kernel takes `len` bytes, and `rest_holds` is true, which
    /// is the wrapper's result for the other requirements of the contract. The wrappers, the only callers, compute the
    /// arguments.
    ///
    /// # Safety
    ///
    /// The contract allows the arguments, except for the requirements that this function checks.
    #[inline]
    pub(in crate::kernel) unsafe fn enter(&self, token: Token, len: usize, rest_holds: bool, arguments: C::Arguments) {
        if !(self.admits(token, len) && rest_holds) {
            refuse(self.name);
        }
        #[cfg(raddle_interpreted)]
        if self.generated {
            return C::interpret(self.name, arguments);
        }
        #[cfg(miri)]
        if let Some(stand_in) = self.stand_in {
            // SAFETY: the caller guarantees that the contract allows the arguments, as for the kernel below.
            return unsafe { stand_in(self.shape(), arguments) };
        }
        // SAFETY: the token shows that this CPU has the features, and the length was checked above. The caller guarantees
        // the rest.
        unsafe { C::enter(self.run, arguments, self.table) };
    }

    /// Returns whether this CPU can run the kernel on `len` bytes.
    #[inline]
    fn admits(&self, token: Token, len: usize) -> bool {
        let is_multiple = match C::MULTIPLE {
            Some(number) => len.is_multiple_of(number),
            None => self.divisor.divides(self.multiple, len),
        };
        token.has(self.needs) && is_multiple && len <= self.max
    }
}

/// Returns the first kernel in a list that computes powers in this layout.
const fn maker<P: Contract>(all: &'static [&'static Kernel<P>], layout: u64) -> &'static Kernel<P> {
    let mut i = 0;
    while all[i].layout != layout {
        i += 1;
        assert!(i < all.len(), "no kernel makes the powers that another one reads");
    }
    all[i]
}

impl<C: Contract> fmt::Debug for Kernel<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (needs {})", self.name, self.features)
    }
}

/// A kernel of any contract, as an entry in a list.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Entry {
    /// The name.
    pub name: &'static str,
    /// The features that a CPU must have to run the kernel.
    pub features: Features,
    /// Whether this CPU can run the kernel and no cap forbids it.
    pub available: bool,
    /// Whether the kernel is assembly.
    pub generated: bool,
    /// The number of messages if the kernel takes an array of pointers to messages, and 0 otherwise.
    pub messages: usize,
    /// The generated code, for tests that bypass the compiler.
    #[doc(hidden)]
    pub code: Option<Code>,
}

/// A generated kernel as machine code.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Code {
    /// The address of the code.
    pub entry: *const (),
    /// The constants that the code gets as its last argument.
    pub table: &'static [u8],
    /// The size of its stack frame in bytes, including the bytes for alignment.
    pub stack: usize,
}

impl<C: Contract> From<&Kernel<C>> for Entry {
    fn from(kernel: &Kernel<C>) -> Self {
        let Kernel { name, features, generated, .. } = *kernel;
        let entry = || Code { entry: C::address(kernel.run), table: kernel.table, stack: kernel.stack as usize };
        let (available, messages) = (kernel.runs_with(Token::current()), kernel.shape().messages);
        let code = generated.then(entry);
        Self { name, features, available, generated, messages, code }
    }
}

/// Returns a list that contains the portable implementation, followed by the generated implementations.
pub(in crate::kernel) const fn list<C: Contract, const N: usize>(
    portable: Kernel<C>,
    generated: &[&'static Kernel<C>],
) -> [Kernel<C>; N] {
    let mut all = [portable; N];
    let mut i = 1;
    while i < N {
        all[i] = *generated[i - 1];
        i += 1;
    }
    all
}

/// The constants of a kernel, aligned for vector loads of any width.
#[allow(dead_code, reason = "an architecture without kernels has no constants")]
#[repr(C, align(64))]
pub(crate) struct Aligned<T>(pub(crate) T);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg_attr(miri, ignore = "slow there, and of numbers alone")]
    fn multiples_are_found_without_a_division() {
        for number in (1..700).chain([1024, 4096, 7 << 13]) {
            let divisor = Divisor::new(number);
            for n in (0..3000).chain((0..64).map(|i| usize::MAX - i)).chain((0..40).map(|i| number << 20 | i)) {
                assert_eq!(divisor.divides(small(number), n), n % number == 0, "{n} by {number}");
            }
        }
    }

    #[test]
    #[should_panic(expected = "lengths that another kernel of the contract does not take")]
    fn a_multiple_of_its_own_is_refused() {
        use crate::kernel::generated::contracts::Chacha20Xor;

        let kernel = Kernel::<Chacha20Xor>::PORTABLE;
        // SAFETY: nobody calls this kernel.
        unsafe { Kernel::<Chacha20Xor>::portable("pairs", Shape::multiple(2), kernel.run, None) };
    }
}
