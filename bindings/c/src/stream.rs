//! Messages in pieces: sealed in one pass, opened in two.

use core_api::{
    InOut,
    bindings::{PieceError, Pieces, PiecesKey, starts_with},
};

use crate::{
    aead::{TAG, refused},
    arguments::{Memory, check_call, check_transform, in_out, input},
    context::{Context, exclusive, set, shared, take, vacant},
    error::{Result, raddle_error, raddle_error::*},
};

/// Returns the error of a piece. Additional data never follow the text, so the only possible error is the length.
fn too_long(_: PieceError) -> raddle_error {
    RADDLE_ERROR_TOO_LONG
}

/// The phase of a message in pieces.
enum Phase<P> {
    Sealing,
    /// The first pass of opening, with the state before the first byte.
    Authenticating(P),
    /// The second pass, with the length and the tag of the first pass.
    Opening(u64, [u8; TAG], usize),
}

/// A message in pieces. The state comes first, because a context aligns the tables that kernels read.
#[repr(C)]
pub(crate) struct Stream<P> {
    now: P,
    phase: Phase<P>,
}

impl<P: Pieces> Stream<P> {
    pub(crate) fn sealing(now: P) -> Self {
        Self { now, phase: Phase::Sealing }
    }

    pub(crate) fn opening(now: P) -> Self {
        Self { phase: Phase::Authenticating(now.clone()), now }
    }

    #[inline]
    pub(crate) fn seal(&mut self, key: &P::Key, piece: InOut<'_>) -> Result {
        if !matches!(self.phase, Phase::Sealing) {
            return Err(RADDLE_ERROR_STATE);
        }
        self.now.encrypt(key, piece).map_err(too_long)
    }

    /// Checks that the tag of a sealed message may be requested now.
    pub(crate) fn can_finish(&self) -> Result {
        if matches!(self.phase, Phase::Sealing) { Ok(()) } else { Err(RADDLE_ERROR_STATE) }
    }

    pub(crate) fn tag(self, key: &P::Key) -> [u8; TAG] {
        *self.now.tag(key).as_bytes()
    }

    pub(crate) fn authenticate(&mut self, key: &P::Key, piece: &[u8]) -> Result {
        if !matches!(self.phase, Phase::Authenticating(_)) {
            return Err(RADDLE_ERROR_STATE);
        }
        self.now.authenticate(key, piece).map_err(too_long)
    }

    /// Checks that the tag of the first pass may be compared now.
    pub(crate) fn can_verify(&self) -> Result {
        if matches!(self.phase, Phase::Authenticating(_)) { Ok(()) } else { Err(RADDLE_ERROR_STATE) }
    }

    /// Compares the tag of the first pass, and begins the second pass.
    pub(crate) fn verified(self, key: &P::Key, tag: &[u8]) -> Result<Self> {
        let Self { now, phase: Phase::Authenticating(start) } = self else { return Err(RADDLE_ERROR_STATE) };
        let len = now.text_bytes();
        if !starts_with(now.tag(key).as_bytes(), tag) {
            return Err(RADDLE_ERROR_TAG);
        }
        let mut kept = [0; TAG];
        kept[..tag.len()].copy_from_slice(tag);
        Ok(Self { now: start, phase: Phase::Opening(len, kept, tag.len()) })
    }

    #[inline]
    pub(crate) fn open(&mut self, key: &P::Key, piece: InOut<'_>) -> Result {
        let Phase::Opening(len, ..) = self.phase else { return Err(RADDLE_ERROR_STATE) };
        if self.now.text_bytes() + piece.len() as u64 > len {
            return Err(RADDLE_ERROR_TOO_LONG);
        }
        self.now.decrypt(key, piece).map_err(too_long)
    }

    /// Checks that the second pass may end now.
    pub(crate) fn can_end(&self) -> Result {
        if matches!(self.phase, Phase::Opening(..)) { Ok(()) } else { Err(RADDLE_ERROR_STATE) }
    }

    /// Checks that both passes saw the same message.
    pub(crate) fn end(self, key: &P::Key) -> Result {
        let Self { now, phase: Phase::Opening(len, tag, tag_len) } = self else { return Err(RADDLE_ERROR_STATE) };
        let is_whole = now.text_bytes() == len;
        if starts_with(now.tag(key).as_bytes(), &tag[..tag_len]) && is_whole { Ok(()) } else { Err(RADDLE_ERROR_TAG) }
    }
}

/// Begins a message in pieces.
///
/// # Safety
///
/// The pointers lead to the caller's memory, as the header requires. This holds for all functions in this file.
pub(crate) unsafe fn begin<
    C: Context<Value: PiecesKey>,
    S: Context<Value = Stream<<C::Value as PiecesKey>::Message>>,
>(
    stream: *mut S,
    context: *const C,
    [nonce, aad]: [(*const u8, usize); 2],
    start: impl FnOnce(<C::Value as PiecesKey>::Message) -> S::Value,
) -> Result {
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        vacant(stream)?;
        let key = shared(context)?;
        let read = [Memory::of(context), Memory::new(aad.0, aad.1), Memory::new(nonce.0, nonce.1)];
        check_call(&read, &[Memory::of(stream)])?;
        let message = key.begin_message(input(nonce.0, nonce.1)?, input(aad.0, aad.1)?).map_err(refused)?;
        set(stream, || start(message));
        Ok(())
    }
}

/// The key of a message in pieces, and the context in which it lies. No result may overwrite this context.
pub(crate) struct BorrowedKey<'k, K> {
    key: &'k K,
    context: *const u8,
    bytes: usize,
}

impl BorrowedKey<'_, ()> {
    /// No key: the state contains it.
    pub(crate) const NONE: Self = Self { key: &(), context: core::ptr::null(), bytes: 0 };
}

impl<'k, K> BorrowedKey<'k, K> {
    /// Borrows the key in a context.
    ///
    /// # Safety
    ///
    /// The contract of [`shared`] applies.
    pub(crate) unsafe fn by<C: Context<Value = K>>(context: *const C) -> Result<Self> {
        // SAFETY: the caller upholds the contract of this function.
        Ok(Self { key: unsafe { shared(context)? }, context: context.cast(), bytes: size_of::<C>() })
    }

    /// Returns the memory of the context.
    fn memory(&self) -> Memory {
        Memory::new(self.context, self.bytes)
    }
}

/// Encrypts the next piece.
///
/// # Safety
///
/// The pointers lead to the caller's memory, as the header requires.
pub(crate) unsafe fn seal_update<S: Context<Value = Stream<P>>, P: Pieces>(
    stream: *mut S,
    lent: BorrowedKey<'_, P::Key>,
    input: *const u8,
    len: usize,
    output: *mut u8,
) -> Result {
    check_transform(Memory::new(input, len), Memory::new(output, len), &[lent.memory()], &[Memory::of(stream)])?;
    // SAFETY: the caller upholds the contract of this function.
    unsafe { exclusive(stream)?.seal(lent.key, in_out(input, output, len)?) }
}

/// Writes the first bytes of the tag, and erases the stream.
pub(crate) unsafe fn seal_finish<S: Context<Value = Stream<P>>, P: Pieces>(
    stream: *mut S,
    lent: BorrowedKey<'_, P::Key>,
    tag: *mut u8,
    tag_len: usize,
) -> Result {
    check_call(&[lent.memory()], &[Memory::of(stream), Memory::new(tag, tag_len)])?;
    // SAFETY: the caller upholds the contract of this function; `tag_len` is at most `TAG`.
    unsafe {
        exclusive(stream)?.can_finish()?;
        let made = take(stream, |stream| stream.tag(lent.key))?;
        tag.copy_from_nonoverlapping(made.as_ptr(), tag_len);
    }
    Ok(())
}

/// Authenticates the next piece, in the first pass.
pub(crate) unsafe fn open_authenticate<S: Context<Value = Stream<P>>, P: Pieces>(
    stream: *mut S,
    lent: BorrowedKey<'_, P::Key>,
    piece: *const u8,
    len: usize,
) -> Result {
    check_call(&[lent.memory(), Memory::new(piece, len)], &[Memory::of(stream)])?;
    // SAFETY: the caller upholds the contract of this function.
    unsafe { exclusive(stream)?.authenticate(lent.key, input(piece, len)?) }
}

/// Compares the first bytes of the tag, and begins the second pass.
pub(crate) unsafe fn open_verify<S: Context<Value = Stream<P>>, P: Pieces>(
    stream: *mut S,
    lent: BorrowedKey<'_, P::Key>,
    tag: *const u8,
    tag_len: usize,
) -> Result {
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        check_call(&[lent.memory(), Memory::new(tag, tag_len)], &[Memory::of(stream)])?;
        let tag = input(tag, tag_len)?;
        exclusive(stream)?.can_verify()?;
        let second = take(stream, |stream| stream.verified(lent.key, tag))??;
        set(stream, || second);
    }
    Ok(())
}

/// Decrypts the next piece, in the second pass.
pub(crate) unsafe fn open_update<S: Context<Value = Stream<P>>, P: Pieces>(
    stream: *mut S,
    lent: BorrowedKey<'_, P::Key>,
    input: *const u8,
    len: usize,
    output: *mut u8,
) -> Result {
    check_transform(Memory::new(input, len), Memory::new(output, len), &[lent.memory()], &[Memory::of(stream)])?;
    // SAFETY: the caller upholds the contract of this function.
    unsafe { exclusive(stream)?.open(lent.key, in_out(input, output, len)?) }
}

/// Checks that both passes saw the same message, and erases the stream.
pub(crate) unsafe fn open_finish<S: Context<Value = Stream<P>>, P: Pieces>(
    stream: *mut S,
    lent: BorrowedKey<'_, P::Key>,
) -> Result {
    // SAFETY: the caller upholds the contract of this function.
    unsafe {
        check_call(&[lent.memory()], &[Memory::of(stream)])?;
        exclusive(stream)?.can_end()?;
        take(stream, |stream| stream.end(lent.key))?
    }
}
