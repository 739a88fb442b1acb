//! What kernels take: pointers of one type for each meaning, so that one can't be given in the place of another.

use core::{marker::PhantomData, mem::MaybeUninit};

/// A pointer to what a kernel reads: `M` says what that is.
#[repr(transparent)]
pub struct Read<M>(*const u8, PhantomData<fn() -> M>);

/// A pointer to what a kernel writes, or reads and writes: `M` says what that is.
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
    pub(super) fn at(pointer: *const u8) -> Self {
        Self(pointer, PhantomData)
    }

    #[inline]
    pub(super) fn of<T: ?Sized>(value: &T) -> Self {
        Self::at((&raw const *value).cast())
    }

    /// The pointer, for kernels in Rust.
    #[inline]
    pub(super) fn pointer<T>(self) -> *const T {
        self.0.cast()
    }
}

impl<M> Write<M> {
    #[inline]
    pub(super) fn at(pointer: *mut u8) -> Self {
        Self(pointer, PhantomData)
    }

    #[inline]
    pub(super) fn of<T: ?Sized>(value: &mut T) -> Self {
        Self::at((&raw mut *value).cast())
    }

    /// Room for so many bytes, at a multiple of 64; `None` where it is not.
    #[inline]
    pub(super) fn room(place: &mut [MaybeUninit<u8>], bytes: usize) -> Option<Self> {
        let fits = place.len() >= bytes && place.as_ptr().addr().is_multiple_of(64);
        fits.then(|| Self::at(place.as_mut_ptr().cast()))
    }

    /// The pointer, for kernels in Rust.
    #[inline]
    pub(super) fn pointer<T>(self) -> *mut T {
        self.0.cast()
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
    /// Where the result goes: as many bytes as the length says.
    Output;
    /// What is encrypted, decrypted, authenticated or hashed: as many bytes as the length says.
    Input;
    /// What is authenticated where that is not the input: as many bytes as the length says.
    Authenticated;
    /// The state of ChaCha20.
    CipherState;
    /// The state of Poly1305, with powers of its key.
    MacState;
    /// The states of ChaCha20 and, behind it, of Poly1305.
    AeadState;
    /// The tag of Poly1305.
    Tag;
    /// A key of AES.
    CipherKey<S>;
    /// The key schedule of AES.
    Schedule<S>;
    /// The first counter block.
    Counter;
    /// The key H of GHASH.
    HashKey;
    /// Powers of the key H.
    Powers;
    /// The sum of GHASH.
    Sum;
    /// The key schedule, and behind it powers of H.
    GcmKey<S>;
    /// The state of a message of AES-GCM.
    GcmState;
    /// The hash value of one message.
    Hash<F>;
    /// Hash values, message by message.
    Streams<F>;
    /// Hash values, word by word.
    Lanes<F>;
    /// A pointer for each message: to as many bytes as the length says.
    Messages;
    /// The constants of a kernel of this contract.
    Table<C>;
}
