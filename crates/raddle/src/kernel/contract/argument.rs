//! The arguments of kernels: one pointer type for each meaning, so that no argument can take the place of another.
//!
//! The functions of two contracts have different types too, since the type of the table, their last argument, names the
//! contract. A generated function enters a list of kernels under the type of its contract. So a kernel for 128-bit keys
//! can't stand in a list for 192-bit keys. A kernel that opens can't stand in a list of kernels that seal. A kernel for
//! the end of a message can't stand in a list of kernels for the blocks of a message.
//!
//! ```
//! use raddle::kernel::contracts::{AesCtrXor, AesExpand, AesGcmBlocks, AesGcmFinish, Bits128, Contract, Open, Seal};
//! use raddle::kernel::contracts::{HashBlocks, HashLanes, HashStreams, Md5, Sha256};
//!
//! type Run<C> = <C as Contract>::Run;
//! fn expand(run: Run<AesExpand<Bits128>>) -> Run<AesExpand<Bits128>> { run }
//! fn ctr(run: Run<AesCtrXor<Bits128>>) -> Run<AesCtrXor<Bits128>> { run }
//! fn seal(run: Run<AesGcmBlocks<Bits128, Seal>>) -> Run<AesGcmBlocks<Bits128, Seal>> { run }
//! fn lanes(run: Run<HashLanes<Sha256>>) -> Run<HashLanes<Sha256>> { run }
//! ```
//!
//! Each of the following examples is that program with one fault:
//!
//! ```compile_fail,E0308
//! use raddle::kernel::contracts::{AesExpand, Bits128, Bits192, Contract};
//! type Run<C> = <C as Contract>::Run;
//! fn another_size(run: Run<AesExpand<Bits192>>) -> Run<AesExpand<Bits128>> { run }
//! ```
//!
//! ```compile_fail,E0308
//! use raddle::kernel::contracts::{AesCtrXor, Bits128, Bits256, Contract};
//! type Run<C> = <C as Contract>::Run;
//! fn another_size(run: Run<AesCtrXor<Bits256>>) -> Run<AesCtrXor<Bits128>> { run }
//! ```
//!
//! ```compile_fail,E0308
//! use raddle::kernel::contracts::{AesGcmBlocks, Bits128, Contract, Open, Seal};
//! type Run<C> = <C as Contract>::Run;
//! fn another_direction(run: Run<AesGcmBlocks<Bits128, Open>>) -> Run<AesGcmBlocks<Bits128, Seal>> { run }
//! ```
//!
//! ```compile_fail,E0308
//! use raddle::kernel::contracts::{AesGcmBlocks, AesGcmFinish, Bits128, Contract, Seal};
//! type Run<C> = <C as Contract>::Run;
//! fn another_part(run: Run<AesGcmFinish<Bits128, Seal>>) -> Run<AesGcmBlocks<Bits128, Seal>> { run }
//! ```
//!
//! ```compile_fail,E0308
//! use raddle::kernel::contracts::{Contract, HashLanes, Md5, Sha256};
//! type Run<C> = <C as Contract>::Run;
//! fn another_function(run: Run<HashLanes<Md5>>) -> Run<HashLanes<Sha256>> { run }
//! ```
//!
//! ```compile_fail,E0308
//! use raddle::kernel::contracts::{Contract, HashLanes, HashStreams, Sha256};
//! type Run<C> = <C as Contract>::Run;
//! fn another_order(run: Run<HashStreams<Sha256>>) -> Run<HashLanes<Sha256>> { run }
//! ```
//!
//! An argument with one meaning can't be passed in place of another:
//!
//! ```
//! use raddle::kernel::argument::{CipherState, Input, Output, Read, Table, Write};
//! use raddle::kernel::contracts::{Chacha20Xor, Contract};
//!
//! type Xor = <Chacha20Xor as Contract>::Run;
//! type Constants = Read<Table<Chacha20Xor>>;
//! fn call(run: Xor, out: Write<Output>, input: Read<Input>, state: Read<CipherState>, table: Constants) {
//!     unsafe { run(out, input, 64, state, table) }
//! }
//! ```
//!
//! ```compile_fail,E0308
//! use raddle::kernel::argument::{CipherState, Input, Output, Read, Table, Write};
//! use raddle::kernel::contracts::{Chacha20Xor, Contract};
//!
//! type Xor = <Chacha20Xor as Contract>::Run;
//! type Constants = Read<Table<Chacha20Xor>>;
//! fn call(run: Xor, out: Write<Output>, input: Read<Input>, state: Read<CipherState>, table: Constants) {
//!     unsafe { run(out, state, 64, input, table) }
//! }
//! ```
//!
//! ```compile_fail,E0308
//! use raddle::kernel::argument::{CipherState, Input, Output, Read, Table, Write};
//! use raddle::kernel::contracts::{Chacha20Xor, Contract, Poly1305Blocks};
//!
//! type Xor = <Chacha20Xor as Contract>::Run;
//! type Constants = Read<Table<Poly1305Blocks>>;
//! fn call(run: Xor, out: Write<Output>, input: Read<Input>, state: Read<CipherState>, table: Constants) {
//!     unsafe { run(out, input, 64, state, table) }
//! }
//! ```
//!
//! An input and an output that partly overlap can't form an [`InOut`](crate::InOut):
//!
//! ```
//! let mut text = [0; 33];
//! let (input, output) = text.split_at_mut(16);
//! raddle::InOut::separate(input, &mut output[..16]).unwrap();
//! ```
//!
//! ```compile_fail,E0502
//! let mut text = [0; 33];
//! let (input, output) = (&text[..32], &mut text[1..]);
//! raddle::InOut::separate(input, output).unwrap();
//! ```

use core::{marker::PhantomData, mem::MaybeUninit};

use crate::memory::text::{InOut, Pointers};

/// A pointer to memory that a kernel reads. `M` names its meaning.
#[repr(transparent)]
pub struct Read<M>(*const u8, PhantomData<fn() -> M>);

/// A pointer to memory that a kernel writes, or reads and writes. `M` names its meaning.
#[repr(transparent)]
pub struct Write<M>(*mut u8, PhantomData<fn() -> M>);

impl<M> Clone for Read<M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M> Clone for Write<M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M> Copy for Read<M> {}
impl<M> Copy for Write<M> {}

impl<M> Read<M> {
    #[inline]
    pub(in crate::kernel) fn at(pointer: *const u8) -> Self {
        Self(pointer, PhantomData)
    }

    #[inline]
    pub(in crate::kernel) fn from_ref<T: ?Sized>(value: &T) -> Self {
        Self::at((&raw const *value).cast())
    }

    /// Returns the pointer, for kernels in Rust.
    #[inline]
    pub(in crate::kernel) fn pointer<T>(self) -> *const T {
        self.0.cast()
    }
}

impl<M> Write<M> {
    #[inline]
    pub(in crate::kernel) fn at(pointer: *mut u8) -> Self {
        Self(pointer, PhantomData)
    }

    #[inline]
    pub(in crate::kernel) fn from_mut<T: ?Sized>(value: &mut T) -> Self {
        Self::at((&raw mut *value).cast())
    }

    /// Returns a pointer to room for `bytes` bytes at a multiple of 16, or `None` if `place` is too short or not
    /// aligned.
    #[inline]
    pub(in crate::kernel) fn room(place: &mut [MaybeUninit<u8>], bytes: usize) -> Option<Self> {
        let fits = place.len() >= bytes && place.as_ptr().addr().is_multiple_of(16);
        fits.then(|| Self::at(place.as_mut_ptr().cast()))
    }

    /// Returns the pointer, for kernels in Rust.
    #[inline]
    pub(in crate::kernel) fn pointer<T>(self) -> *mut T {
        self.0.cast()
    }
}

impl<'a> Pointers<'a> {
    /// Returns the arguments for kernels.
    #[inline]
    pub(in crate::kernel) fn arguments(self) -> (Write<Output>, Read<Input>, usize) {
        let (out, input, len) = self.raw();
        (Write::at(out), Read::at(input), len)
    }

    /// Recovers the addresses from [`arguments`](Self::arguments), for kernels in Rust.
    ///
    /// # Safety
    ///
    /// [`arguments`](Self::arguments) returned the arguments, for an output that is initialised, and the memory lives
    /// at least as long as `'a`.
    #[inline]
    pub(in crate::kernel) unsafe fn back(out: Write<Output>, input: Read<Input>, len: usize) -> InOut<'a> {
        // SAFETY: the caller guarantees that `arguments` returned these values, and that the memory lives as long as
        // `'a`.
        unsafe { InOut::at(out.pointer(), input.pointer(), len) }
    }
}

/// Data that a kernel computed from a key, in borrowed memory. `M` names its meaning.
pub struct Made<'a, M> {
    bytes: &'a [MaybeUninit<u8>],
    layout: u64,
    meaning: PhantomData<fn() -> M>,
}

impl<M> Clone for Made<'_, M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M> Copy for Made<'_, M> {}

impl<'a, M> Made<'a, M> {
    /// Refers to bytes that kernels wrote.
    ///
    /// # Safety
    ///
    /// Kernels with this layout wrote the bytes for this meaning, and nobody has written them since.
    #[inline]
    pub(in crate::kernel) unsafe fn new(bytes: &'a [MaybeUninit<u8>], layout: u64) -> Self {
        Self { bytes, layout, meaning: PhantomData }
    }

    #[inline]
    pub(in crate::kernel) fn layout(self) -> u64 {
        self.layout
    }

    /// Returns the argument for kernels.
    #[inline]
    pub(in crate::kernel) fn argument(self) -> Read<M> {
        Read::from_ref(self.bytes)
    }
}

/// Declares meanings: types without values.
macro_rules! meanings {
    ($($(#[$doc:meta])* $name:ident $(<$of:ident>)?;)*) => {$(
        $(#[$doc])*
        pub struct $name $(<$of>)? (core::convert::Infallible, $(PhantomData<$of>)?);
    )*};
}

meanings! {
    /// The output: its length is the argument `len`.
    Output;
    /// The bytes that are encrypted, decrypted, authenticated or hashed: their length is the argument `len`.
    Input;
    /// The bytes that are authenticated, if they are not the input: their length is the argument `len`.
    Authenticated;
    /// The ChaCha20 state.
    CipherState;
    /// ChaCha20 states, which become keystream blocks: their length is the argument `len`.
    KeystreamBlocks;
    /// The Poly1305 state, with powers of its key.
    MacState;
    /// The Poly1305 states of several messages, word by word.
    MacLanes;
    /// The ChaCha20 state, followed by the Poly1305 state.
    AeadState;
    /// The Poly1305 tag.
    Tag;
    /// An AES key.
    CipherKey<S>;
    /// The AES key schedule.
    Schedule<S>;
    /// The first counter block.
    Counter;
    /// The GHASH key H.
    HashKey;
    /// The POLYVAL key H.
    PolyvalKey;
    /// Powers of the key H.
    Powers;
    /// The GHASH sum.
    Sum;
    /// The key schedule, followed by powers of H.
    GcmKey<S>;
    /// The state of an AES-GCM message.
    GcmState;
    /// The hash value of one message.
    Hash<F>;
    /// The hash value of one message by SHA-1.
    Sha1Hash;
    /// The hash values of one message by several functions, one after another.
    Hashes<C>;
    /// The hash values of many messages by SHA-1, word by word.
    Sha1Lanes;
    /// Hash values, message by message.
    Streams<F>;
    /// Hash values, word by word.
    Lanes<F>;
    /// One block of each message, word by word.
    LaneBlocks<F>;
    /// One-block messages, one after another.
    Pairs;
    /// The digests of messages, one after another.
    Digests;
    /// The chaining values and the counters for the inputs of a tree, word by word.
    TreeInitial;
    /// The flags for each block of the inputs of a tree.
    TreeFlags;
    /// The chaining values of the inputs of a tree, one after another.
    TreeValues;
    /// A record of each block, with the hash value after it.
    Records;
    /// A record of each block of many messages, with the hash values after it, word by word.
    LaneRecords;
    /// A pointer for each message, to `len` bytes.
    Messages;
    /// The constants of a kernel of this contract.
    Table<C>;
}
