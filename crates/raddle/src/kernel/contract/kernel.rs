//! The types that the kernels of every contract share: names, features, tables, lists.

use core::{error, fmt};

use crate::cpu::{features::Features, token::Token};

/// How the kernels of a contract are called: `cargo xtask gen` prints it from the contract that is proved. Sealed:
/// prevents implementations outside this crate.
pub trait Contract: Copy + Sealed + 'static {
    /// The function.
    #[doc(hidden)]
    type Run: Copy + Send + Sync + 'static;
    /// Its arguments, but for the last, the table.
    #[cfg(not(raddle_interpreted))]
    #[doc(hidden)]
    type Arguments;
    /// Its arguments, but for the last, the table.
    #[cfg(raddle_interpreted)]
    #[doc(hidden)]
    type Arguments: super::interpreted::Arguments;
    /// The contract of those that make the powers of the key which it reads; itself where it reads none, as they do.
    #[doc(hidden)]
    type Powers: Contract<Powers = Self::Powers>;
    /// Whether it reads powers of the key, which another kernel must have made.
    #[doc(hidden)]
    const READS_POWERS: bool;
    /// Of what the length is a multiple, where all kernels have the same: it is known when the crate is compiled.
    #[doc(hidden)]
    const MULTIPLE: Option<usize>;
    /// Where the function begins.
    #[doc(hidden)]
    fn begins(run: Self::Run) -> *const ();
    /// Calls the function.
    ///
    /// # Safety
    ///
    /// The CPU has the features of the kernel that this is the function and the table of, and the arguments are what its
    /// contract says.
    #[doc(hidden)]
    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]);
}

/// The function that takes the place of generated ones under Miri, which read or make so many bytes of powers, take so many
/// messages, and for each so many bytes a share of so many.
#[cfg(miri)]
pub(in crate::kernel) trait StandIn<
    const POWERS: usize,
    const MESSAGES: usize,
    const MULTIPLE: usize,
    const SHARE: usize,
>: Contract
{
    const RUN: Self::Run;
}

/// Prevents implementations outside this crate.
#[doc(hidden)]
pub trait Sealed {}

/// A kernel was called as its contract does not allow: a mistake of this crate, whatever its user did.
#[cold]
#[inline(never)]
pub(in crate::kernel) fn refuse(kernel: &str) -> ! {
    panic!("{kernel} was called against its contract")
}

/// What kernels in Rust make of keys: no generated kernel reads it, whose schedules have the layout 0 and whose powers have
/// higher numbers.
pub(in crate::kernel) const PORTABLE_LAYOUT: u64 = 1;

/// What a contract says of lengths, of powers of the key and of messages.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    /// The length is a multiple of this.
    pub(crate) multiple: usize,
    /// The length is at most this.
    pub(crate) max: usize,
    /// How many bytes of powers stand behind the key in the state.
    pub(crate) powers: usize,
    /// Tells layouts of powers apart; 0 where there are none.
    pub(crate) layout: u64,
    /// How many messages it takes by an array of pointers; 0 where there is no such array.
    pub(crate) messages: usize,
    /// How many bytes of another part of the message it authenticates for each [`Shape::multiple`] that it encrypts; as
    /// many where the contract has no such part. Where they are fewer, that part is apart from the others.
    pub(crate) share: usize,
}

impl Shape {
    /// For any length that is a multiple, without powers, of one message.
    pub(in crate::kernel) const fn multiple(multiple: usize) -> Self {
        Self { multiple, max: usize::MAX, powers: 0, layout: 0, messages: 0, share: multiple }
    }
}

/// What finds the multiples of a number without a division, which takes as long as a short message's way to its kernel.
#[derive(Clone, Copy)]
struct Divisor {
    /// That of the number's odd part modulo 2^64, or the like.
    inverse: usize,
    /// The greatest quotient.
    max: usize,
}

impl Divisor {
    const fn new(number: usize) -> Self {
        let odd = number >> number.trailing_zeros();
        // Right in three bits, and in twice as many after each step.
        let (mut inverse, mut bits) = (odd, 3);
        while bits < usize::BITS {
            inverse = inverse.wrapping_mul(2_usize.wrapping_sub(odd.wrapping_mul(inverse)));
            bits *= 2;
        }
        assert!(odd.wrapping_mul(inverse) == 1);
        Self { inverse, max: usize::MAX / number }
    }

    /// To multiply by the inverse divides a multiple of the odd part, and a multiple of the power of two ends with so many
    /// zeros: both makes a permutation of the numbers, in which the multiples, and they alone, become their quotients.
    #[inline]
    const fn divides(self, number: u16, n: usize) -> bool {
        n.wrapping_mul(self.inverse).rotate_right(number.trailing_zeros()) <= self.max
    }
}

/// A number of a kernel in 16 bits.
const fn small(n: usize) -> u16 {
    assert!(n <= u16::MAX as usize, "numbers of kernels have 16 bits");
    n as u16
}

/// An implementation of a contract: generated assembly, or portable Rust.
///
/// The parts of the [`Shape`] are fields, and numbers that are small have 16 bits: there are hundreds of kernels.
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
    /// Bytes of its stack frame, those for its alignment included.
    stack: u16,
    /// The multiple of the shape.
    divisor: Divisor,
    /// What a CPU must have to run it and to make its powers.
    needs: Features,
    generated: bool,
    /// Invariant: with this table and the powers of its shape, it keeps its contract on every CPU that has the
    /// features.
    run: C::Run,
    table: &'static [u8],
    /// Who makes the powers that it reads.
    powers: Option<&'static Kernel<C::Powers>>,
}

impl<C: Contract> Kernel<C> {
    /// Where the kernel reads powers, one of the list in `by` makes them.
    ///
    /// # Safety
    ///
    /// With the table, and powers as the shape says, `run` keeps the contract on every CPU that has the features.
    pub(in crate::kernel) const unsafe fn generated(
        name: &'static str,
        features: Features,
        shape: Shape,
        run: C::Run,
        table: &'static [u8],
        by: &'static [&'static Kernel<C::Powers>],
    ) -> Self {
        let powers = if C::READS_POWERS && shape.layout != 0 { Some(maker(by, shape.layout)) } else { None };
        Self::new(name, features, shape, true, run, table, powers)
    }

    /// The same, with a stack frame of so many bytes: for tests, nothing else rests on it.
    pub(in crate::kernel) const fn with_stack(self, stack: usize) -> Self {
        Self { stack: small(stack), ..self }
    }

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
        }
    }

    /// `<algorithm>_<operation>_<feature>`: the name of the symbol, of its file, of its test and its benchmark.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// What a CPU must have to run it.
    #[must_use]
    pub fn features(&self) -> Features {
        self.features
    }

    /// Of what the length must be a multiple.
    #[must_use]
    pub fn multiple(&self) -> usize {
        self.multiple as usize
    }

    /// The longest length that it takes.
    #[must_use]
    pub fn max_len(&self) -> usize {
        self.max
    }

    /// Whether it reads powers of the key, which are made before it where they are not there.
    #[must_use]
    pub fn reads_powers(&self) -> bool {
        self.powers.is_some()
    }

    /// Whether this CPU can run it and no cap forbids it.
    #[must_use]
    pub fn is_available(&self) -> bool {
        self.require(Token::current()).is_ok()
    }

    /// Where the generated code begins, for tests that call it behind the compiler's back and for
    /// disassemblers. A portable implementation has none.
    #[must_use]
    pub fn entry_point(&self) -> Option<*const ()> {
        self.generated.then(|| C::begins(self.run))
    }

    /// The constants that the generated code gets as its last argument.
    #[must_use]
    pub fn table(&self) -> &'static [u8] {
        self.table
    }

    /// Bytes of the stack frame of the generated code, those for its alignment included. What a portable implementation
    /// takes the compiler decides: 0 there.
    #[must_use]
    pub fn stack(&self) -> usize {
        self.stack as usize
    }

    /// For the kernels that stand in for generated ones.
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

    /// Who makes the powers that it reads.
    pub(in crate::kernel) const fn powers(&self) -> Option<&'static Kernel<C::Powers>> {
        self.powers
    }

    pub(in crate::kernel) fn require(&self, token: Token) -> Result<(), Unavailable> {
        let missing = self.needs().difference(token.features());
        if missing.is_empty() { Ok(()) } else { Err(Unavailable { kernel: self.name, missing }) }
    }

    /// What a CPU must have to run it and to make its powers.
    pub(in crate::kernel) const fn needs(&self) -> Features {
        self.needs
    }

    /// Calls the function, where this CPU has the features, the length is one of the kernel's, and what else the contract
    /// asks for is `kept`; else it panics. The arguments are made in `call.rs`, the only caller.
    ///
    /// # Safety
    ///
    /// The arguments are what the contract says, but for what is checked here.
    #[inline]
    pub(in crate::kernel) unsafe fn enter(&self, token: Token, len: usize, kept: bool, arguments: C::Arguments) {
        if !(self.admits(token, len) && kept) {
            refuse(self.name);
        }
        #[cfg(raddle_interpreted)]
        if self.generated {
            return super::interpreted::run(self.name, arguments);
        }
        // SAFETY: the token shows that this CPU has the features, and the length is one of the kernel's; as the caller says.
        unsafe { C::enter(self.run, arguments, self.table) };
    }

    /// Whether this CPU can run it, and on so many bytes.
    #[inline]
    fn admits(&self, token: Token, len: usize) -> bool {
        let is_multiple = match C::MULTIPLE {
            Some(number) => len.is_multiple_of(number),
            None => self.divisor.divides(self.multiple, len),
        };
        token.has(self.needs) && is_multiple && len <= self.max
    }

    /// That nothing can run it here.
    pub(in crate::kernel) fn unavailable(&self) -> Unavailable {
        Unavailable { kernel: self.name, missing: self.features }
    }

    /// That this CPU can run it, and on so many bytes.
    pub(in crate::kernel) fn accept(&self, token: Token, len: usize) -> Result<(), Refused> {
        self.require(token).map_err(Refused::Unavailable)?;
        let Shape { multiple, max, .. } = self.shape();
        if self.admits(token, len) { Ok(()) } else { Err(Refused::Length { len, multiple, max }) }
    }
}

/// The first of the kernels that makes powers in this layout.
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

/// A kernel of any contract, as a list shows it.
///
/// ```
/// for kernel in raddle::kernel::all() {
///     println!("{} needs {}: {}", kernel.name, kernel.features, kernel.available);
/// }
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Entry {
    /// The name.
    pub name: &'static str,
    /// What a CPU must have to run it.
    pub features: Features,
    /// Whether this CPU can run it and no cap forbids it.
    pub available: bool,
    /// Whether it is assembly.
    pub generated: bool,
    /// The generated code, for tests that call it behind the compiler's back.
    #[doc(hidden)]
    pub code: Option<Code>,
}

/// A generated kernel as machine code.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Code {
    /// Where it begins.
    pub entry: *const (),
    /// The constants that it gets as its last argument.
    pub table: &'static [u8],
    /// Bytes of its stack frame, those for its alignment included.
    pub stack: usize,
}

impl<C: Contract> From<&Kernel<C>> for Entry {
    fn from(kernel: &Kernel<C>) -> Self {
        let Kernel { name, features, generated, .. } = *kernel;
        let code = kernel.entry_point().map(|entry| Code { entry, table: kernel.table(), stack: kernel.stack() });
        Self { name, features, available: kernel.is_available(), generated, code }
    }
}

/// This CPU can't run a kernel, or a cap forbids it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unavailable {
    kernel: &'static str,
    missing: Features,
}

impl Unavailable {
    /// The name of the kernel.
    #[must_use]
    pub fn kernel(&self) -> &'static str {
        self.kernel
    }

    /// The features that it needs and that are missing or withheld.
    #[must_use]
    pub fn missing(&self) -> Features {
        self.missing
    }
}

impl fmt::Display for Unavailable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kernel, missing } = self;
        write!(f, "{kernel} needs {missing}, which this CPU lacks or a cap on its level withholds")
    }
}

impl error::Error for Unavailable {}

/// A kernel was not run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refused {
    /// This CPU can't run it, or a cap forbids it.
    Unavailable(Unavailable),
    /// It takes no such length.
    Length {
        /// How many bytes it was given.
        len: usize,
        /// It takes multiples of so many.
        multiple: usize,
        /// It takes at most so many.
        max: usize,
    },
    /// The key was made for kernels of another family, which have its powers elsewhere.
    Layout,
    /// It takes another number of messages.
    Messages {
        /// How many messages, or hash values, it was given.
        given: usize,
        /// It takes so many.
        takes: usize,
    },
    /// The messages are not of one length.
    Unequal,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unavailable(reason) => reason.fmt(f),
            Self::Length { len, multiple, max } => {
                write!(f, "{len} bytes are not a multiple of {multiple}, or more than {max}")
            }
            Self::Layout => f.write_str("the key was made for kernels of another family"),
            Self::Messages { given, takes } => write!(f, "{given} messages or hash values, where it takes {takes}"),
            Self::Unequal => f.write_str("the messages are not of one length"),
        }
    }
}

impl error::Error for Refused {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::Unavailable(reason) => Some(reason),
            Self::Length { .. } | Self::Layout | Self::Messages { .. } | Self::Unequal => None,
        }
    }
}

/// A list with the portable implementation before the generated ones.
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

/// Constants of a kernel, at the alignment that vector loads of any width may ask for.
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
        // SAFETY: it is not called.
        unsafe { Kernel::<Chacha20Xor>::portable("pairs", Shape::multiple(2), kernel.run, None) };
    }
}
