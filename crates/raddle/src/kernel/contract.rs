//! What is the same for the kernels of every contract: names, features, tables, lists.

use core::{error, fmt, marker::PhantomData, mem::MaybeUninit};

use super::{
    Features,
    aes::{AesSchedule, room},
    aes_gcm::{AesGcmKey, AesGcmState},
    argument::*,
    chacha20_poly1305::Chacha20Poly1305State,
    ghash::HashPowers,
    hash::{Inputs, Layout, Source, State},
    poly1305::Poly1305State,
    text::Pointers,
    token::Token,
};
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

/// Declares contracts: the parameters of the functions, of which the last, the table, is understood; behind `by` the
/// contract of those that make the powers of the key which it reads; and how kernels are called.
///
/// That is the only place where a kernel is entered: `call` takes references, slices and what keeps their lifetimes, makes
/// the arguments of them, and compares what types don't say: the features of the CPU, the length, and the layout of the key.
macro_rules! contracts {
    ($(
        $(#[$doc:meta])*
        $name:ident $(<$($of:ident: $bound:ident),*>)? ($($parameter:ident: $type:ty),*) $(by $powers:ident)?:
        |$self:ident, $token:ident $(, $given:ident: $as:ty)*|
        { $($arguments:tt)* }
        takes $len:expr, if $may:expr
        $(, then { $($after:tt)* })?;
    )*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name $(<$($of),*>($(PhantomData<$of>),*))?;

        impl $(<$($of: $bound),*>)? Sealed for $name $(<$($of),*>)? {}

        impl $(<$($of: $bound),*>)? Contract for $name $(<$($of),*>)? {
            #[cfg(target_arch = "x86_64")]
            type Run = unsafe extern "sysv64" fn($($type,)* Read<Table<Self>>);
            #[cfg(not(target_arch = "x86_64"))]
            type Run = unsafe extern "C" fn($($type,)* Read<Table<Self>>);
            type Powers = contracts!(@powers $($powers)?);
            const READS_POWERS: bool = contracts!(@reads $($powers)?);
            fn begins(run: Self::Run) -> *const () {
                run as *const ()
            }
        }

        impl $(<$($of: $bound),*>)? Kernel<$name $(<$($of),*>)?> {
            /// Runs the kernel.
            ///
            /// Panics, and the kernel is not entered, where the call is not one of the contract.
            #[inline]
            pub(super) fn call(&$self, $token: Token $(, $given: $as)*) {
                $($arguments)*
                if !($self.admits($token, $len) && $may) {
                    refuse($self.name);
                }
                // SAFETY: the token shows that this CPU has the features, and the length is one of the kernel's. The arguments
                // are of references and slices that are borrowed for longer than the call, exclusively where they are written;
                // `Pointers`, `Source` and `Inputs` say the same of theirs. Regions are as long as their types say, or as
                // `len`, and keys and powers are in the layout of the kernel.
                unsafe { ($self.run)($($parameter,)* Read::of($self.table)) };
                $($($after)*)?
            }
        }
    )*};
    (@powers) => { Self };
    (@powers $powers:ident) => { $powers };
    (@reads) => { false };
    (@reads $powers:ident) => { true };
}

/// A kernel was called as its contract does not allow: a mistake of this crate, whatever its user did.
#[cold]
#[inline(never)]
fn refuse(kernel: &str) -> ! {
    panic!("{kernel} was called against its contract")
}

contracts! {
    /// ChaCha20 (RFC 8439, section 2.4): output, input, length, the sixteen words of the state.
    Chacha20Xor(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>):
        |self, token, text: Pointers<'_>, words: &[u32; 16]|
        { let (out, input, len) = text.arguments(); let state = Read::of(words); }
        takes len, if true;
    /// Powers of the key of Poly1305 (RFC 8439, section 2.5): the state.
    Poly1305Powers(state: Write<MacState>):
        |self, token, mac: &mut Poly1305State|
        { let state = Write::of(&mut *mac); }
        takes 0, if self.shape.powers <= Poly1305State::ROOM,
        then {
            // SAFETY: the kernel has just written them.
            unsafe { mac.set_layout(self.shape.layout) }
        };
    /// Blocks of Poly1305: the state, input, length.
    Poly1305Blocks(state: Write<MacState>, input: Read<Input>, len: usize) by Poly1305Powers:
        |self, token, mac: &mut Poly1305State, blocks: &[u8]|
        { self.prepare(token, mac); let (state, input, len) = (Write::of(mac), Read::of(blocks), blocks.len()); }
        takes len, if true;
    /// The last blocks of Poly1305: the state, input, length, the tag.
    Poly1305Finish(state: Read<MacState>, input: Read<Input>, len: usize, tag: Write<Tag>):
        |self, token, mac: &Poly1305State, blocks: &[u8], place: &mut [u8; 16]|
        { let (state, input, len, tag) = (Read::of(mac), Read::of(blocks), blocks.len(), Write::of(place)); }
        takes len, if true;
    /// The beginning of ChaCha20-Poly1305 (RFC 8439, section 2.8): output, input, length, both states.
    Chacha20Poly1305Begin(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>):
        |self, token, text: Pointers<'_>, both: &mut Chacha20Poly1305State|
        { let (out, input, len) = text.arguments(); let state = Write::of(&mut *both); }
        takes len, if self.shape.powers <= Poly1305State::ROOM,
        then {
            // SAFETY: the kernel has just written them.
            unsafe { both.mac().set_layout(self.shape.layout) }
        };
    /// Blocks of ChaCha20-Poly1305: output, input, length, both states, what is authenticated: other bytes than the output,
    /// as many as there are of input, or the input itself.
    Chacha20Poly1305Blocks(
        out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, mac: Read<Authenticated>
    ) by Poly1305Powers:
        |self, token, text: Pointers<'_>, both: &mut Chacha20Poly1305State, other: Option<&[u8]>|
        {
            self.prepare(token, both.mac());
            let (out, input, len) = text.arguments();
            let mac = Read::at(other.map_or(input.pointer(), <[u8]>::as_ptr));
            let state = Write::of(both);
        }
        takes len, if other.is_none_or(|bytes| bytes.len() == len);
    /// The key schedule of AES (FIPS 197, 5.2): the key, the schedule.
    AesExpand<S: KeySize>(cipher_key: Read<CipherKey<S>>, schedule: Write<Schedule<S>>):
        |self, token, key: &S::Key, place: &mut [MaybeUninit<u8>]|
        {
            let cipher_key = Read::of(S::bytes(key));
            let Some(schedule) = Write::room(place, room::<S>()) else { refuse(self.name) };
        }
        takes 0, if true;
    /// AES in counter mode (SP 800-38A, 6.5): output, input, length, the schedule, the first counter block.
    AesCtrXor<S: KeySize>(
        out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<S>>, counter: Read<Counter>
    ):
        |self, token, text: Pointers<'_>, key: AesSchedule<'_, S>, block: &[u8; 16]|
        { let (out, input, len) = text.arguments(); let (schedule, counter) = (key.argument(), Read::of(block)); }
        takes len, if key.layout() == self.shape.layout;
    /// Powers of the key of GHASH (SP 800-38D, 6.4): the key, the powers.
    GhashPowers(h: Read<HashKey>, powers: Write<Powers>):
        |self, token, key: &[u8; 16], place: &mut [MaybeUninit<u8>]|
        {
            let h = Read::of(key);
            let Some(powers) = Write::room(place, self.shape.powers) else { refuse(self.name) };
        }
        takes 0, if true;
    /// Blocks of GHASH: the sum, input, length, the powers.
    GhashBlocks(sum: Write<Sum>, input: Read<Input>, len: usize, powers: Read<Powers>) by GhashPowers:
        |self, token, block: &mut [u8; 16], blocks: &[u8], key: HashPowers<'_>|
        { let (sum, input, len, powers) = (Write::of(block), Read::of(blocks), blocks.len(), key.argument()); }
        takes len, if key.layout() == self.shape.layout;
    /// Blocks of AES-GCM (SP 800-38D, 7): output, input, length, schedule and powers, the state.
    AesGcmBlocks<S: KeySize, D: Direction>(
        out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<S>>, state: Write<GcmState>
    ) by GhashPowers:
        |self, token, text: Pointers<'_>, both: &AesGcmKey<S>, message: &mut AesGcmState|
        { let (out, input, len) = text.arguments(); let (key, state) = (both.argument(), Write::of(message)); }
        takes len, if both.layout() == self.shape.layout;
    /// The end of a message of AES-GCM: output, input, length, schedule and powers, the state.
    AesGcmFinish<S: KeySize, D: Direction>(
        out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<S>>, state: Write<GcmState>
    ) by GhashPowers:
        |self, token, text: Pointers<'_>, both: &AesGcmKey<S>, message: &mut AesGcmState|
        { let (out, input, len) = text.arguments(); let (key, state) = (both.argument(), Write::of(message)); }
        takes len, if both.layout() == self.shape.layout;
    /// Blocks of a message that is hashed: the hash value, input, length.
    HashBlocks<F: HashFunction>(state: Write<Hash<F>>, input: Read<Input>, len: usize):
        |self, token, hash: &mut F::Words, blocks: Source<'_>|
        { let state = Write::of(hash.as_mut()); let (input, len) = blocks.arguments(); }
        takes len, if true;
    /// Blocks of a few messages: the hash values message by message, a pointer to each input, length.
    HashStreams<F: HashFunction>(state: Write<Streams<F>>, inputs: Read<Messages>, len: usize):
        |self, token, hashes: &mut State<F>, messages: Inputs<'_>|
        { let state = Write::of(&mut *hashes); let (inputs, len) = messages.arguments(); }
        takes len, if hashes.is_of(Layout::streams::<F>(self.shape.messages)) && messages.count() >= self.shape.messages;
    /// Blocks of many messages: the hash values word by word, a pointer to each input, length.
    HashLanes<F: HashFunction>(state: Write<Lanes<F>>, inputs: Read<Messages>, len: usize):
        |self, token, hashes: &mut State<F>, messages: Inputs<'_>|
        { let state = Write::of(&mut *hashes); let (inputs, len) = messages.arguments(); }
        takes len, if hashes.is_of(Layout::lanes(self.shape.messages)) && messages.count() >= self.shape.messages;
}

/// Declares a function under the calling convention of the kernels, with the table as its last argument, and the constant
/// of the kernel that it is. Its body must keep the contract.
macro_rules! portable {
    (
        $(#[$doc:meta])*
        $constant:ident: $contract:ident $(<$($of:ident: $bound:ident),*>)?, $label:expr, $shape:expr $(, by $powers:expr)?;
        unsafe fn $name:ident($($parameter:ident: $type:ty),*) $body:block
    ) => {
        impl $(<$($of: $bound),*>)? $crate::kernel::contract::Kernel<$crate::kernel::contract::$contract $(<$($of),*>)?> {
            $(#[$doc])*
            pub(in crate::kernel) const $constant: Self = {
                let run: <$crate::kernel::contract::$contract $(<$($of),*>)? as $crate::kernel::contract::Contract>::Run = $name $(::<$($of),*>)?;
                #[allow(unused_mut, unused_assignments, reason = "not every contract has powers")]
                let mut powers = None;
                $(powers = Some($powers);)?
                // SAFETY: the body keeps the contract, with powers and keys in the layout of the shape, and every CPU can
                // run it.
                unsafe { $crate::kernel::contract::Kernel::portable($label, $shape, run, powers) }
            };
        }

        #[cfg(target_arch = "x86_64")]
        unsafe extern "sysv64" fn $name $(<$($of: $bound),*>)? (
            $($parameter: $type,)* _table: $crate::kernel::argument::Read<
                $crate::kernel::argument::Table<$crate::kernel::contract::$contract $(<$($of),*>)?>
            >
        ) $body
        #[cfg(not(target_arch = "x86_64"))]
        unsafe extern "C" fn $name $(<$($of: $bound),*>)? (
            $($parameter: $type,)* _table: $crate::kernel::argument::Read<
                $crate::kernel::argument::Table<$crate::kernel::contract::$contract $(<$($of),*>)?>
            >
        ) $body
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

/// A number, to find its multiples without a division, which takes as long as a short message's way to its kernel.
#[derive(Clone, Copy)]
struct Divisor {
    /// That of its odd part modulo 2^64, or the like.
    inverse: usize,
    /// How often it has the factor 2.
    twos: u32,
    /// The greatest quotient.
    most: usize,
}

impl Divisor {
    const fn new(number: usize) -> Self {
        let twos = number.trailing_zeros();
        let odd = number >> twos;
        // Right in three bits, and in twice as many after each step.
        let (mut inverse, mut bits) = (odd, 3);
        while bits < usize::BITS {
            inverse = inverse.wrapping_mul(2_usize.wrapping_sub(odd.wrapping_mul(inverse)));
            bits *= 2;
        }
        assert!(odd.wrapping_mul(inverse) == 1);
        Self { inverse, twos, most: usize::MAX / number }
    }

    /// To multiply by the inverse divides a multiple of the odd part, and a multiple of the power of two ends with so many
    /// zeros: both makes a permutation of the numbers, in which the multiples, and they alone, become their quotients.
    #[inline]
    const fn divides(self, n: usize) -> bool {
        n.wrapping_mul(self.inverse).rotate_right(self.twos) <= self.most
    }
}

/// An implementation of a contract: printed assembly, or portable Rust.
#[derive(Clone, Copy)]
pub struct Kernel<C: Contract> {
    name: &'static str,
    features: Features,
    shape: Shape,
    /// Bytes of its stack frame, those for its alignment included.
    stack: usize,
    /// The multiple of the shape.
    divisor: Divisor,
    /// What a CPU must have to run it and to make its powers.
    needs: Features,
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
            #[cfg(miri)]
            let run = {
                _ = run;
                <$contract as $crate::kernel::stand_in::StandIn<
                    { printed::SHAPE.powers },
                    { printed::SHAPE.messages },
                >>::RUN
            };
            // SAFETY: all were printed from one kernel, whose proof is in PROVED.txt.
            unsafe {
                Kernel::printed(printed::NAME, printed::FEATURES, printed::SHAPE, run, &printed::TABLE.0, &$powers)
                    .with_stack(printed::STACK)
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
        Self::new(name, features, shape, true, run, table, powers)
    }

    /// The same, with a stack frame of so many bytes: for tests, nothing else rests on it.
    pub(super) const fn with_stack(self, stack: usize) -> Self {
        Self { stack, ..self }
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
        Self::new(name, Features::NONE, shape, false, run, &[], powers)
    }

    const fn new(
        name: &'static str,
        features: Features,
        shape: Shape,
        printed: bool,
        run: C::Run,
        table: &'static [u8],
        powers: Option<&'static Kernel<C::Powers>>,
    ) -> Self {
        let needs = match powers {
            Some(powers) => powers.features.union(features),
            None => features,
        };
        let divisor = Divisor::new(shape.multiple);
        Self { name, features, shape, stack: 0, divisor, needs, printed, run, table, powers }
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

    /// Bytes of the stack frame of the printed code, those for its alignment included. What a portable implementation
    /// takes the compiler decides: 0 there.
    #[must_use]
    pub fn stack(&self) -> usize {
        self.stack
    }

    /// For the kernels that stand in for printed ones.
    #[cfg(miri)]
    pub(super) const fn run(&self) -> C::Run {
        self.run
    }

    pub(super) const fn shape(&self) -> &Shape {
        &self.shape
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
        self.needs
    }

    /// Whether this CPU can run it, and on so many bytes.
    #[inline]
    fn admits(&self, token: Token, len: usize) -> bool {
        token.has(self.needs) && self.divisor.divides(len) && len <= self.shape.most
    }

    /// That nothing can run it here.
    pub(super) fn unavailable(&self) -> Unavailable {
        Unavailable { kernel: self.name, missing: self.features }
    }

    /// That this CPU can run it, and on so many bytes.
    pub(super) fn accept(&self, token: Token, len: usize) -> Result<(), Refused> {
        self.require(token).map_err(Refused::Unavailable)?;
        let Shape { multiple, most, .. } = self.shape;
        if self.admits(token, len) { Ok(()) } else { Err(Refused::Length { len, multiple, most }) }
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

/// Calls that a contract does not allow are refused before the kernel is entered, in every build.
#[cfg(all(test, feature = "std"))]
mod tests {
    use core::any::TypeId;
    use std::{
        panic::{AssertUnwindSafe, catch_unwind},
        string::String,
        vec,
    };

    use super::*;
    use crate::{
        InOut,
        aes::Key,
        kernel::{hash::Together, *},
    };

    /// Whether a call is refused.
    fn is_refused(call: impl FnOnce()) -> bool {
        match catch_unwind(AssertUnwindSafe(call)) {
            Ok(()) => false,
            Err(message) => {
                message.downcast_ref::<String>().is_some_and(|text| text.ends_with(" was called against its contract"))
            }
        }
    }

    /// Whether calls of a kernel for lengths are taken or refused as its shape says.
    fn lengths<C: Contract>(kernel: &Kernel<C>, call: impl Fn(Token, &mut [u8])) {
        let token = Token::current();
        if kernel.require(token).is_err() {
            return;
        }
        let Shape { multiple, most, .. } = kernel.shape;
        let mut lengths = vec![0, multiple, 2 * multiple, multiple - 1, multiple + 1];
        if most < usize::MAX {
            lengths.extend([most, most + 1, most + multiple]);
        }
        for n in lengths {
            let fits = n % multiple == 0 && n <= most;
            assert_eq!(is_refused(|| call(token, &mut vec![0; n])), !fits, "{} of {n} bytes", kernel.name);
        }
        // A CPU without features.
        let none = Token::none();
        let refused = is_refused(|| call(none, &mut vec![0; multiple.min(most)]));
        assert_eq!(refused, !kernel.needs.is_empty(), "{} without features", kernel.name);
    }

    #[test]
    #[cfg_attr(miri, ignore = "slow there, and of numbers alone")]
    fn wrong_lengths_and_missing_features_are_refused() {
        for kernel in chacha20_xor() {
            lengths(kernel, |token, text| kernel.call(token, InOut::in_place(text).into(), &[0; 16]));
        }
        for kernel in poly1305_blocks() {
            lengths(kernel, |token, text| kernel.call(token, &mut Poly1305State::new(&[7; 32]), text));
        }
        for kernel in poly1305_finish() {
            lengths(kernel, |token, text| kernel.call(token, &Poly1305State::new(&[7; 32]), text, &mut [0; 16]));
        }
        let state = || Chacha20Poly1305State::new(&[7; 32], &[9; 12]);
        for kernel in chacha20_poly1305_begin() {
            lengths(kernel, |token, text| kernel.call(token, InOut::in_place(text).into(), &mut state()));
        }
        for kernel in chacha20_poly1305_blocks() {
            lengths(kernel, |token, text| kernel.call(token, InOut::in_place(text).into(), &mut state(), None));
        }
        for kernel in ghash_blocks() {
            let Ok(key) = kernel.powers().unwrap().apply(&[7; 16]) else { continue };
            lengths(kernel, |token, text| kernel.call(token, &mut [0; 16], text, key.powers()));
        }
        for kernel in hash_blocks::<Sha256>() {
            let mut hash = [0; 8];
            if kernel.require(Token::current()).is_ok() {
                let blocks = [[0; 64]];
                kernel.call(Token::current(), &mut hash, blocks[..].into());
                assert_eq!(
                    is_refused(|| kernel.call(Token::none(), &mut hash, blocks[..].into())),
                    !kernel.needs.is_empty()
                );
            }
        }
        gcm::<Bits128, Seal>(&Key::from([7; 16]));
        gcm::<Bits192, Open>(&Key::from([7; 24]));
        gcm::<Bits256, Seal>(&Key::from([7; 32]));
    }

    fn gcm<S: KeySize, D: Direction>(key: &S::Key) {
        let state = || AesGcmState::new(&[9; 16]);
        for kernel in aes_gcm_blocks::<S, D>() {
            let Ok(key) = kernel.key(key) else { continue };
            lengths(kernel, |token, text| kernel.call(token, InOut::in_place(text).into(), &key, &mut state()));
        }
        for kernel in aes_gcm_finish::<S, D>() {
            let Ok(key) = kernel.key(key) else { continue };
            lengths(kernel, |token, text| kernel.call(token, InOut::in_place(text).into(), &key, &mut state()));
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "slow there, and of numbers alone")]
    fn multiples_are_found_without_a_division() {
        for number in (1..700).chain([1024, 4096, 7 << 20]) {
            let divisor = Divisor::new(number);
            for n in (0..3000).chain((0..64).map(|i| usize::MAX - i)).chain((0..40).map(|i| number << 20 | i)) {
                assert_eq!(divisor.divides(n), n % number == 0, "{n} by {number}");
            }
        }
    }

    #[test]
    fn keys_of_another_layout_are_refused() {
        let token = Token::current();
        let key = Key::from([7; 16]);
        let mut pairs = 0;
        for maker in aes_gcm_finish::<Bits128, Seal>() {
            let Ok(made) = maker.key(&key) else { continue };
            let powers = maker.powers().unwrap().apply(&[7; 16]).unwrap();
            for kernel in aes_gcm_finish::<Bits128, Seal>().iter().filter(|kernel| kernel.require(token).is_ok()) {
                let mut state = AesGcmState::new(&[9; 16]);
                let refused = is_refused(|| kernel.call(token, InOut::in_place(&mut []).into(), &made, &mut state));
                assert_eq!(refused, kernel.shape.layout != maker.shape.layout, "{} by {}", kernel.name, maker.name);
                pairs += usize::from(refused);
            }
            for kernel in ghash_blocks().iter().filter(|kernel| kernel.require(token).is_ok()) {
                let refused = is_refused(|| kernel.call(token, &mut [0; 16], &[], powers.powers()));
                assert_eq!(refused, kernel.shape.layout != powers.layout(), "{} by {}", kernel.name, maker.name);
            }
        }
        for maker in aes_expand::<Bits128>() {
            let Ok(schedule) = maker.apply(&key) else { continue };
            for kernel in aes_ctr_xor::<Bits128>().iter().filter(|kernel| kernel.require(token).is_ok()) {
                let text = InOut::in_place(&mut []).into();
                let refused = is_refused(|| kernel.call(token, text, schedule.schedule(), &[0; 16]));
                assert_eq!(refused, kernel.shape.layout != maker.shape.layout, "{} by {}", kernel.name, maker.name);
            }
        }
        let several = aes_gcm_finish::<Bits128, Seal>().iter().filter(|kernel| kernel.require(token).is_ok()).count();
        assert!(pairs >= several / 2, "there were keys to refuse");
    }

    #[test]
    fn too_little_room_is_refused() {
        let token = Token::current();
        for kernel in aes_expand::<Bits256>().iter().filter(|kernel| kernel.require(token).is_ok()) {
            let key = Key::from([7; 32]);
            let mut place = Aligned([MaybeUninit::uninit(); 2048]);
            let n = room::<Bits256>();
            assert!(!is_refused(|| kernel.call(token, &key, &mut place.0[..n])));
            assert!(is_refused(|| kernel.call(token, &key, &mut place.0[..n - 1])));
            assert!(is_refused(|| kernel.call(token, &key, &mut place.0[1..])), "at no multiple of 64");
        }
        for kernel in ghash_powers().iter().filter(|kernel| kernel.require(token).is_ok()) {
            let mut place = Aligned([MaybeUninit::uninit(); 4096]);
            let n = kernel.shape.powers;
            assert!(!is_refused(|| kernel.call(token, &[7; 16], &mut place.0[..n])));
            assert!(is_refused(|| kernel.call(token, &[7; 16], &mut place.0[..n - 1])));
        }
    }

    #[test]
    fn what_is_authenticated_is_as_long_as_the_text() {
        let token = Token::current();
        for kernel in chacha20_poly1305_blocks().iter().filter(|kernel| kernel.require(token).is_ok()) {
            let n = kernel.shape.multiple;
            let (mut text, mac) = (vec![0; n], vec![0; 2 * n]);
            let mut call = |m: usize| {
                let mut state = Chacha20Poly1305State::new(&[7; 32], &[9; 12]);
                is_refused(|| {
                    kernel.call(token, InOut::in_place(&mut text).into(), &mut state, Some(&mac[..m]));
                })
            };
            assert!(!call(n) && call(n - 1) && call(n + 1) && call(2 * n) && call(0));
        }
    }

    #[test]
    fn other_numbers_and_orders_of_messages_are_refused() {
        fn each<F: HashFunction>() {
            let token = Token::current();
            let streams =
                hash_streams::<F>().iter().map(|&kernel| (kernel.name, kernel.needs, Together::Streams(kernel)));
            let lanes = hash_lanes::<F>().iter().map(|&kernel| (kernel.name, kernel.needs, Together::Lanes(kernel)));
            for (name, needs, kernel) in streams.chain(lanes).filter(|(_, needs, _)| token.has(*needs)) {
                let messages = kernel.messages();
                let call = |token: Token, layout: Layout, given: usize| {
                    is_refused(|| {
                        let mut state = State::<F>::new();
                        state.fill(layout, &F::Words::default());
                        hash::given(given, |inputs| kernel.call(token, &mut state, inputs));
                    })
                };
                let (own, other) = match kernel {
                    Together::Streams(_) => (Layout::streams::<F>(messages), Layout::lanes(messages)),
                    Together::Lanes(_) => (Layout::lanes(messages), Layout::streams::<F>(messages)),
                };
                let fewer = match kernel {
                    Together::Streams(_) => Layout::streams::<F>(messages - 1),
                    Together::Lanes(_) => Layout::lanes(messages - 1),
                };
                assert!(!call(token, own, messages), "{name}");
                assert!(call(token, other, messages), "{name} with hash values in another order");
                assert!(call(token, fewer, messages), "{name} with fewer hash values");
                assert!(call(token, own, messages - 1), "{name} with fewer messages");
                assert!(needs.is_empty() || call(Token::none(), own, messages), "{name} without features");
            }
        }
        each::<Sha256>();
        each::<Md5>();
    }

    /// So that the compiler tells apart what is entered under each contract.
    #[test]
    fn every_contract_has_a_function_of_another_type() {
        fn run<C: Contract>() -> TypeId {
            TypeId::of::<C::Run>()
        }
        macro_rules! runs {
            ($($contract:ident<$($of:ty),*>)*) => { [$(run::<super::$contract<$($of),*>>()),*] };
        }
        let runs = runs! {
            Chacha20Xor<> Poly1305Powers<> Poly1305Blocks<> Poly1305Finish<> Chacha20Poly1305Begin<>
            Chacha20Poly1305Blocks<> GhashPowers<> GhashBlocks<>
            AesExpand<Bits128> AesExpand<Bits192> AesExpand<Bits256>
            AesCtrXor<Bits128> AesCtrXor<Bits192> AesCtrXor<Bits256>
            AesGcmBlocks<Bits128, Seal> AesGcmBlocks<Bits192, Seal> AesGcmBlocks<Bits256, Seal>
            AesGcmBlocks<Bits128, Open> AesGcmBlocks<Bits192, Open> AesGcmBlocks<Bits256, Open>
            AesGcmFinish<Bits128, Seal> AesGcmFinish<Bits192, Seal> AesGcmFinish<Bits256, Seal>
            AesGcmFinish<Bits128, Open> AesGcmFinish<Bits192, Open> AesGcmFinish<Bits256, Open>
            HashBlocks<Sha256> HashBlocks<Md5> HashStreams<Sha256> HashStreams<Md5> HashLanes<Sha256> HashLanes<Md5>
        };
        for (i, run) in runs.iter().enumerate() {
            assert!(!runs[..i].contains(run), "contract {i}");
        }
    }
}
