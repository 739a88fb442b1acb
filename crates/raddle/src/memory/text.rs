//! The buffers of one operation, as two addresses, a length and a lifetime, so that a driver can divide them among
//! kernels.

use core::{error, fmt, marker::PhantomData, mem::MaybeUninit, ops::Range, slice};

use super::xor::xor;

/// The input of one kernel call, and the place for its result.
///
/// Invariants during `'a`: `len` bytes can be read at `input`, and `len` bytes, which nobody else reads or writes, can
/// be written at `out`. `input` and `out` are the same address, or the buffers do not overlap.
pub(crate) struct Pointers<'a> {
    out: *mut u8,
    input: *const u8,
    len: usize,
    lent: PhantomData<(&'a [u8], &'a mut [u8])>,
}

impl<'a> Pointers<'a> {
    /// Returns the pointers to two buffers, of which the output may be uninitialised, or `None` if the lengths differ.
    #[inline]
    pub(crate) fn fresh(input: &'a [u8], out: &'a mut [MaybeUninit<u8>]) -> Option<Self> {
        let len = input.len();
        (len == out.len()).then(|| Self { out: out.as_mut_ptr().cast(), input: input.as_ptr(), len, lent: PhantomData })
    }

    /// Returns the output address, the input address, and the length.
    #[inline]
    pub(crate) fn raw(self) -> (*mut u8, *const u8, usize) {
        (self.out, self.input, self.len)
    }
}

// SAFETY: the pointers stand for `&[u8]` and `&mut [u8]`, which may be sent to other threads.
unsafe impl Send for Pointers<'_> {}

// SAFETY: the pointers stand for `&[u8]` and `&mut [u8]`, which may be shared with other threads.
unsafe impl Sync for Pointers<'_> {}

impl<'a> From<InOut<'a>> for Pointers<'a> {
    #[inline]
    fn from(text: InOut<'a>) -> Self {
        text.0
    }
}

/// The input and the output of an operation: one buffer in place, or two separate buffers of equal length.
///
/// ```
/// use raddle::InOut;
///
/// let mut output = [0; 4];
/// let data = InOut::separate(b"four", &mut output)?;
/// assert_eq!(data.len(), 4);
/// assert!(InOut::separate(b"three", &mut output).is_err());
/// # Ok::<(), raddle::LengthMismatch>(())
/// ```
// These are addresses because kernels take two addresses, and because a driver reads written output while a kernel
// writes the next part. Invariant: every byte of the output is initialised.
pub struct InOut<'a>(Pointers<'a>);

impl<'a> InOut<'a> {
    /// Makes an operand in place: the result overwrites the input.
    ///
    /// ```
    /// use raddle::InOut;
    ///
    /// assert_eq!(InOut::in_place(&mut [0; 4]).len(), 4);
    /// ```
    #[inline]
    pub fn in_place(data: &'a mut [u8]) -> Self {
        let (out, len) = (data.as_mut_ptr(), data.len());
        Self(Pointers { out, input: out, len, lent: PhantomData })
    }

    /// Makes an operand from two buffers: the result goes to `output`, and `input` is unchanged.
    ///
    /// # Errors
    ///
    /// Fails if the lengths differ.
    ///
    /// ```
    /// use raddle::{InOut, LengthMismatch};
    ///
    /// let mut output = [0; 4];
    /// assert!(InOut::separate(b"four", &mut output).is_ok());
    /// let error = InOut::separate(b"three", &mut output).err();
    /// assert_eq!(error, Some(LengthMismatch { input: 5, output: 4 }));
    /// ```
    #[inline]
    pub fn separate(input: &'a [u8], output: &'a mut [u8]) -> Result<Self, LengthMismatch> {
        let (out, len) = (output.as_mut_ptr(), output.len());
        if len == input.len() {
            Ok(Self(Pointers { out, input: input.as_ptr(), len, lent: PhantomData }))
        } else {
            Err(LengthMismatch { input: input.len(), output: len })
        }
    }

    /// Returns the length in bytes.
    ///
    /// ```
    /// assert_eq!(raddle::InOut::in_place(&mut [0; 4]).len(), 4);
    /// ```
    #[inline]
    pub fn len(&self) -> usize {
        self.0.len
    }

    /// Returns whether the length is 0.
    ///
    /// ```
    /// assert!(raddle::InOut::in_place(&mut []).is_empty());
    /// ```
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Makes an operand from addresses, for bindings.
    ///
    /// # Safety
    ///
    /// During `'a`, `len` bytes must be readable at `input`, and `len` bytes, which have been written before, must be
    /// writable at `output`. The addresses are the same, or the buffers share no byte. Nobody else writes the input,
    /// and nobody else reads or writes the output.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub unsafe fn at(output: *mut u8, input: *const u8, len: usize) -> Self {
        Self(Pointers { out: output, input, len, lent: PhantomData })
    }

    #[inline]
    pub(crate) fn is_in_place(&self) -> bool {
        self.0.out.cast_const() == self.0.input
    }

    /// Copies the addresses into a new value. If a callee takes the copy by reference, the compiler stores it on the
    /// stack only on the path of that call. Paths without the call keep the addresses in registers.
    #[inline(always)]
    pub(crate) fn moved(self) -> Self {
        let Pointers { out, input, len, lent } = self.0;
        Self(Pointers { out, input, len, lent })
    }

    /// Returns the same buffers with a shorter lifetime.
    #[inline]
    pub(crate) fn reborrow(&mut self) -> InOut<'_> {
        InOut(Pointers { lent: PhantomData, ..self.0 })
    }

    /// Returns `n` bytes, starting at `from`, or all bytes from there if there are fewer.
    #[inline]
    pub(crate) fn part(&mut self, from: usize, n: usize) -> InOut<'_> {
        self.reborrow().split_at(from).1.split_at(n).0
    }

    /// Splits off the first `n` bytes, or all bytes if there are fewer.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    pub fn split_at(self, n: usize) -> (Self, Self) {
        let Pointers { out, input, len, lent } = self.0;
        let n = n.min(len);
        let rest = Pointers { out: out.wrapping_add(n), input: input.wrapping_add(n), len: len - n, lent };
        (Self(Pointers { out, input, len: n, lent }), Self(rest))
    }

    /// Returns the input. In place, it becomes the output once that is written.
    #[inline]
    pub(crate) fn input(&self) -> &[u8] {
        // SAFETY: by the invariants, the bytes can be read, and nothing is written while `self` is borrowed.
        unsafe { slice::from_raw_parts(self.0.input, self.0.len) }
    }

    /// Returns the bytes in the place for the result.
    #[inline]
    pub(crate) fn output(&self) -> &[u8] {
        // SAFETY: by the invariants, the bytes can be read, and nothing is written while `self` is borrowed.
        unsafe { slice::from_raw_parts(self.0.out, self.0.len) }
    }

    /// Returns the place for the result, for writing.
    #[inline]
    pub(crate) fn output_mut(&mut self) -> &mut [u8] {
        // SAFETY: by the invariants, the bytes can be written, and nothing else reads or writes them while `self` is
        // borrowed.
        unsafe { slice::from_raw_parts_mut(self.0.out, self.0.len) }
    }

    /// Returns the given bytes of the output and a later part of the text, so that written output can be authenticated
    /// while the part is encrypted.
    ///
    /// Panics if the bytes do not end before the part, or if the part exceeds the text.
    #[inline]
    pub(crate) fn behind(&mut self, bytes: Range<usize>, part: Range<usize>) -> (&[u8], InOut<'_>) {
        let Pointers { out, input, len, lent } = self.0;
        assert!(bytes.start <= bytes.end && bytes.end <= part.start && part.start <= part.end && part.end <= len);
        let (at, n) = (part.start, part.end - part.start);
        let part = Pointers { out: out.wrapping_add(at), input: input.wrapping_add(at), len: n, lent };
        // SAFETY: by the invariants, the bytes can be read. The part that may be written meanwhile begins after them.
        (unsafe { slice::from_raw_parts(out.add(bytes.start), bytes.end - bytes.start) }, InOut(part))
    }

    /// Returns a part of the text and the given later bytes of the input, so that those bytes can be authenticated
    /// while the part is decrypted.
    ///
    /// Panics if the part does not end before the bytes, or if the bytes exceed the text.
    #[inline]
    pub(crate) fn before(&mut self, part: Range<usize>, bytes: Range<usize>) -> (InOut<'_>, &[u8]) {
        let Pointers { out, input, len, lent } = self.0;
        assert!(part.start <= part.end && part.end <= bytes.start && bytes.start <= bytes.end && bytes.end <= len);
        let (at, n) = (part.start, part.end - part.start);
        let part = Pointers { out: out.wrapping_add(at), input: input.wrapping_add(at), len: n, lent };
        // SAFETY: by the invariants, the bytes can be read. The part that may be written meanwhile ends before them.
        (InOut(part), unsafe { slice::from_raw_parts(input.add(bytes.start), bytes.end - bytes.start) })
    }

    /// Copies the input to the place for the result, and returns that place.
    #[inline]
    pub(crate) fn copied(self) -> &'a mut [u8] {
        if !self.is_in_place() {
            // SAFETY: by the invariants, two different places share no byte, and both have `len` bytes.
            unsafe { self.0.out.copy_from_nonoverlapping(self.0.input, self.0.len) };
        }
        // SAFETY: by the invariants, the output can be written, and `self`, which holds the pointer to the input, is
        // consumed.
        unsafe { slice::from_raw_parts_mut(self.0.out, self.0.len) }
    }

    /// Withdraws a plaintext that is not authentic. A separate output becomes all zeros. In place, `restore` XORs the
    /// same keystream again, so that the ciphertext is not lost: the program may have another key for it.
    #[inline]
    pub(crate) fn withdraw(mut self, restore: impl FnOnce(Self)) {
        if !self.is_in_place() {
            self.output_mut().fill(0);
        } else if !self.is_empty() {
            restore(self);
        }
    }

    /// Writes the input XOR the first bytes of `keystream`.
    pub(crate) fn xor(self, keystream: &[u8]) {
        xor(self.copied(), keystream);
    }

    /// Divides the text into parts of `n` bytes. The last part may be shorter.
    pub(crate) fn chunks(self, n: usize) -> impl Iterator<Item = Self> {
        let mut rest = Some(self);
        core::iter::from_fn(move || {
            let (first, others) = rest.take().filter(|rest| !rest.is_empty())?.split_at(n);
            rest = Some(others);
            Some(first)
        })
    }
}

/// Prints the lengths, not the bytes.
impl fmt::Debug for InOut<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = if self.is_in_place() { "in place" } else { "separate" };
        write!(f, "InOut({} bytes {kind})", self.len())
    }
}

/// The error for an input and an output of different lengths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LengthMismatch {
    /// The length of the input in bytes.
    pub input: usize,
    /// The length of the output in bytes.
    pub output: usize,
}

impl fmt::Display for LengthMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { input, output } = self;
        write!(f, "the input has {input} bytes and the output {output}: they must be equal")
    }
}

impl error::Error for LengthMismatch {}
