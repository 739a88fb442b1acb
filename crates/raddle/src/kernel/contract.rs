//! What is the same for the kernels of every contract: names, features, tables, lists.

use core::{error, fmt, marker::PhantomData};

use super::{Features, token::Token};
pub use super::{
    aes::{Bits128, Bits192, Bits256, KeySize},
    aes_gcm::{Direction, Open, Seal},
    hash::{HashFunction, Md5, Sha256},
};

/// How the kernels of a contract are called. Nothing outside of this crate implements it.
pub trait Contract: Copy + Sealed + 'static {
    /// The function, as the printer declares it.
    #[doc(hidden)]
    type Run: Copy + Send + Sync + 'static;
    /// The contract of those that make the powers of the key which it reads; itself where it reads none, as they do.
    #[doc(hidden)]
    type Powers: Contract<Powers = Self::Powers>;
    /// Whether it reads powers of the key, which another kernel must have made.
    #[doc(hidden)]
    const READS_POWERS: bool;
    /// Where the function begins.
    #[doc(hidden)]
    fn begins(run: Self::Run) -> *const ();
}

/// Nobody outside can name it.
#[doc(hidden)]
pub trait Sealed {}

/// Declares contracts, each by the parameters of its functions; the last of them, the table, is understood. Behind `by`
/// stands the contract of those that make the powers of the key which it reads.
macro_rules! contracts {
    ($($(#[$doc:meta])* $name:ident $(<$($of:ident: $bound:ident),*>)? ($($parameter:ty),*) $(by $powers:ident)?;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name $(<$($of),*>($(PhantomData<$of>),*))?;

        impl $(<$($of: $bound),*>)? Sealed for $name $(<$($of),*>)? {}

        impl $(<$($of: $bound),*>)? Contract for $name $(<$($of),*>)? {
            #[cfg(target_arch = "x86_64")]
            type Run = unsafe extern "sysv64" fn($($parameter,)* *const u8);
            #[cfg(not(target_arch = "x86_64"))]
            type Run = unsafe extern "C" fn($($parameter,)* *const u8);
            type Powers = contracts!(@powers $($powers)?);
            const READS_POWERS: bool = contracts!(@reads $($powers)?);
            fn begins(run: Self::Run) -> *const () {
                run as *const ()
            }
        }
    )*};
    (@powers) => { Self };
    (@powers $powers:ident) => { $powers };
    (@reads) => { false };
    (@reads $powers:ident) => { true };
}

contracts! {
    /// ChaCha20 (RFC 8439, section 2.4): output, input, length, the sixteen words of the state.
    Chacha20Xor(*mut u8, *const u8, usize, *const u32);
    /// Powers of the key of Poly1305 (RFC 8439, section 2.5): the state.
    Poly1305Powers(*mut u8);
    /// Blocks of Poly1305: the state, input, length.
    Poly1305Blocks(*mut u8, *const u8, usize) by Poly1305Powers;
    /// The last blocks of Poly1305: the state, input, length, the tag.
    Poly1305Finish(*const u8, *const u8, usize, *mut u8);
    /// The beginning of ChaCha20-Poly1305 (RFC 8439, section 2.8): output, input, length, both states.
    Chacha20Poly1305Begin(*mut u8, *const u8, usize, *mut u8);
    /// Blocks of ChaCha20-Poly1305: output, input, length, both states, what is authenticated.
    Chacha20Poly1305Blocks(*mut u8, *const u8, usize, *mut u8, *const u8) by Poly1305Powers;
    /// The key schedule of AES (FIPS 197, 5.2): the key, the schedule.
    AesExpand<S: KeySize>(*const u8, *mut u8);
    /// AES in counter mode (SP 800-38A, 6.5): output, input, length, the schedule, the first counter block.
    AesCtrXor<S: KeySize>(*mut u8, *const u8, usize, *const u8, *const u8);
    /// Powers of the key of GHASH (SP 800-38D, 6.4): the key, the powers.
    GhashPowers(*const u8, *mut u8);
    /// Blocks of GHASH: the sum, input, length, the powers.
    GhashBlocks(*mut u8, *const u8, usize, *const u8) by GhashPowers;
    /// Blocks of AES-GCM (SP 800-38D, 7): output, input, length, schedule and powers, the state.
    AesGcmBlocks<S: KeySize, D: Direction>(*mut u8, *const u8, usize, *const u8, *mut u8) by GhashPowers;
    /// The end of a message of AES-GCM: output, input, length, schedule and powers, the state.
    AesGcmFinish<S: KeySize, D: Direction>(*mut u8, *const u8, usize, *const u8, *mut u8) by GhashPowers;
    /// Blocks of a message that is hashed: the hash value, input, length.
    HashBlocks<F: HashFunction>(*mut u32, *const u8, usize);
    /// Blocks of a few messages: the hash values message by message, a pointer to each input, length.
    HashStreams<F: HashFunction>(*mut u32, *const *const u8, usize);
    /// Blocks of many messages: the hash values word by word, a pointer to each input, length.
    HashLanes<F: HashFunction>(*mut u32, *const *const u8, usize);
}

/// Declares a function under the calling convention of the kernels, with the table as its last argument.
macro_rules! conventional {
    (unsafe fn $name:ident $(<$($of:ident: $bound:ident),*>)? ($($parameter:ident: $type:ty),*) $body:block) => {
        #[cfg(target_arch = "x86_64")]
        unsafe extern "sysv64" fn $name $(<$($of: $bound),*>)? ($($parameter: $type,)* _table: *const u8) $body
        #[cfg(not(target_arch = "x86_64"))]
        unsafe extern "C" fn $name $(<$($of: $bound),*>)? ($($parameter: $type,)* _table: *const u8) $body
    };
}
pub(super) use conventional;

/// The portable implementation of a contract, under the calling convention of the others. Its body must keep the
/// contract.
macro_rules! portable {
    (
        $(#[$doc:meta])*
        $constant:ident: $contract:ident = $name:ident, multiple of $multiple:expr,
        ($($parameter:ident: $type:ty),*) $body:block
    ) => {
        $(#[$doc])*
        pub(in crate::kernel) const $constant: $crate::kernel::contract::Kernel<
            $crate::kernel::contract::$contract,
        > = {
            use $crate::kernel::contract::{self, Contract, Kernel, Shape};
            let run: <contract::$contract as Contract>::Run = $name;
            // SAFETY: the body keeps the contract, and every CPU can run it.
            unsafe { Kernel::portable(stringify!($name), Shape::multiple($multiple), run, None) }
        };

        $crate::kernel::contract::conventional! { unsafe fn $name($($parameter: $type),*) $body }
    };
}
pub(super) use portable;

/// What a contract says of lengths, of powers of the key and of messages.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    /// The length is a multiple of this.
    pub(crate) multiple: usize,
    /// The length is at most this.
    pub(crate) most: usize,
    /// How many bytes of powers stand behind the key in the state.
    pub(crate) powers: usize,
    /// Tells layouts of powers apart; 0 where there are none.
    pub(crate) layout: u64,
    /// How many messages it takes by an array of pointers; 0 where there is no such array.
    pub(crate) messages: usize,
}

impl Shape {
    /// For any length that is a multiple, without powers, of one message.
    pub(super) const fn multiple(multiple: usize) -> Self {
        Self { multiple, most: usize::MAX, powers: 0, layout: 0, messages: 0 }
    }
}

/// An implementation of a contract: printed assembly, or portable Rust.
#[derive(Clone, Copy)]
pub struct Kernel<C: Contract> {
    name: &'static str,
    features: Features,
    shape: Shape,
    printed: bool,
    /// Invariant: with this table and the powers of its shape, it keeps its contract on every CPU that has the
    /// features.
    run: C::Run,
    table: &'static [u8],
    /// Who makes the powers that it reads.
    powers: Option<&'static Kernel<C::Powers>>,
}

/// A constant for each printed kernel, and the list of them; behind `by` the list of those that make the powers which
/// they read.
macro_rules! printed {
    ($($list:ident: $contract:ident $(<$($of:ident),*>)? $(by $powers:ident)? { $($constants:tt)* })*) => {
        $($crate::kernel::contract::printed! {
            @list $list [$crate::kernel::contract::$contract $(<$($crate::kernel::contract::$of),*>)?] [$($powers)?] $($constants)*
        })*
    };
    (@list $list:ident [$contract:ty] $powers:tt $($constant:ident = $name:ident,)*) => {
        $($crate::kernel::contract::printed! { @constant $constant [$contract] $powers $name })*

        const _: &[&[$crate::kernel::contract::Kernel<<$contract as $crate::kernel::contract::Contract>::Powers>]] =
            &$powers;

        /// Every printed kernel of the contract.
        pub(in crate::kernel) const $list: &[$crate::kernel::contract::Kernel<$contract>] = &[$($constant),*];
    };
    (@constant $constant:ident [$contract:ty] $powers:tt $name:ident) => {
        pub(in crate::kernel) const $constant: $crate::kernel::contract::Kernel<$contract> = {
            use $crate::kernel::{
                contract::{Contract, Kernel},
                interface::{CHANGED, Interface, same},
                isa::printed::$name as printed,
            };
            assert!(same(<$contract as Interface>::INTERFACE, printed::INTERFACE), "{}", CHANGED);
            let run: <$contract as Contract>::Run = printed::$name;
            // SAFETY: all were printed from one kernel, whose proof is in PROVED.txt.
            unsafe {
                Kernel::printed(printed::NAME, printed::FEATURES, printed::SHAPE, run, &printed::TABLE.0, &$powers)
            }
        };
    };
}
pub(super) use printed;

impl<C: Contract> Kernel<C> {
    /// Where the kernel reads powers, one of the list in `by` makes them.
    ///
    /// # Safety
    ///
    /// With the table, and powers as the shape says, `run` keeps the contract on every CPU that has the features.
    pub(super) const unsafe fn printed(
        name: &'static str,
        features: Features,
        shape: Shape,
        run: C::Run,
        table: &'static [u8],
        by: &[&'static [Kernel<C::Powers>]],
    ) -> Self {
        assert!(C::READS_POWERS == (by.len() == 1), "who reads powers says who makes them");
        let powers = if C::READS_POWERS && shape.layout != 0 { Some(maker(by[0], shape.layout)) } else { None };
        Self { name, features, shape, printed: true, run, table, powers }
    }

    /// # Safety
    ///
    /// With powers as the shape says, `run` keeps the contract on every CPU.
    pub(super) const unsafe fn portable(
        name: &'static str,
        shape: Shape,
        run: C::Run,
        powers: Option<&'static Kernel<C::Powers>>,
    ) -> Self {
        Self { name, features: Features::NONE, shape, printed: false, run, table: &[], powers }
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
        self.shape.multiple
    }

    /// The longest length that it takes.
    #[must_use]
    pub fn most(&self) -> usize {
        self.shape.most
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

    /// Where the printed code begins, for tests that call it behind the compiler's back and for
    /// disassemblers. A portable implementation has none.
    #[must_use]
    pub fn entry_point(&self) -> Option<*const ()> {
        self.printed.then(|| C::begins(self.run))
    }

    /// The constants that the printed code gets as its last argument.
    #[must_use]
    pub fn table(&self) -> &'static [u8] {
        self.table
    }

    pub(super) const fn shape(&self) -> &Shape {
        &self.shape
    }

    #[inline]
    pub(super) fn run(&self) -> C::Run {
        self.run
    }

    /// Who makes the powers that it reads.
    pub(super) const fn powers(&self) -> Option<&'static Kernel<C::Powers>> {
        self.powers
    }

    /// Whether a CPU with these features runs it, and makes its powers.
    pub(super) const fn runs_with(&self, features: Features) -> bool {
        features.contains(self.needs())
    }

    pub(super) fn require(&self, token: Token) -> Result<(), Unavailable> {
        let missing = self.needs().difference(token.features());
        if missing.is_empty() { Ok(()) } else { Err(Unavailable { kernel: self.name, missing }) }
    }

    /// What a CPU must have to run it and to make its powers.
    pub(super) const fn needs(&self) -> Features {
        match self.powers {
            Some(powers) => powers.features.union(self.features),
            None => self.features,
        }
    }

    /// That nothing can run it here.
    pub(super) fn unavailable(&self) -> Unavailable {
        Unavailable { kernel: self.name, missing: self.features }
    }

    /// That this CPU can run it, and on so many bytes.
    pub(super) fn accept(&self, token: Token, len: usize) -> Result<(), Refused> {
        self.require(token).map_err(Refused::Unavailable)?;
        let Shape { multiple, most, .. } = self.shape;
        if len.is_multiple_of(multiple) && len <= most { Ok(()) } else { Err(Refused::Length { len, multiple, most }) }
    }
}

/// The first of the kernels that makes powers in this layout.
const fn maker<P: Contract>(all: &'static [Kernel<P>], layout: u64) -> &'static Kernel<P> {
    let mut i = 0;
    while all[i].shape.layout != layout {
        i += 1;
        assert!(i < all.len(), "no kernel makes the powers that another one reads");
    }
    &all[i]
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
    pub printed: bool,
}

impl<C: Contract> From<&Kernel<C>> for Entry {
    fn from(kernel: &Kernel<C>) -> Self {
        let Kernel { name, features, printed, .. } = *kernel;
        Self { name, features, available: kernel.is_available(), printed }
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
        most: usize,
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
            Self::Length { len, multiple, most } => {
                write!(f, "{len} bytes are not a multiple of {multiple}, or more than {most}")
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

/// A list with the portable implementation before the printed ones.
pub(super) const fn list<C: Contract, const N: usize>(portable: Kernel<C>, printed: &[Kernel<C>]) -> [Kernel<C>; N] {
    let mut all = [portable; N];
    let mut i = 1;
    while i < N {
        all[i] = printed[i - 1];
        i += 1;
    }
    all
}
