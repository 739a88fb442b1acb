//! The contract `chacha20_xor`: `out = in XOR keystream`.

pub(crate) mod driver;
pub(crate) mod state;

use core::{error, fmt};

use super::{Features, isa, token::Token};
use crate::{InOut, portable, wipe::wipe};

/// A printed kernel, as the printer declares it: `out`, `in`, their length in bytes, the sixteen words
/// of the state, and the kernel's own table.
#[cfg(target_arch = "x86_64")]
type Printed = unsafe extern "sysv64" fn(*mut u8, *const u8, usize, *const u32, *const u8);
#[cfg(not(target_arch = "x86_64"))]
type Printed = unsafe extern "C" fn(*mut u8, *const u8, usize, *const u32, *const u8);

/// An implementation of `out = in XOR keystream` for ChaCha20 (RFC 8439, section 2.4).
///
/// ```
/// use raddle::{InOut, kernel::chacha20_xor};
///
/// let mut zeros = [0; 64];
/// let portable = chacha20_xor().iter().find(|kernel| kernel.name() == "chacha20_xor_portable").unwrap();
/// portable.apply(&[0; 16], InOut::in_place(&mut zeros))?;
/// assert_eq!(zeros, [0; 64], "the permutation of nothing is nothing");
/// # Ok::<(), raddle::kernel::Unavailable>(())
/// ```
#[derive(Clone, Copy)]
pub struct Chacha20Xor {
    name: &'static str,
    features: Features,
    code: Code,
}

#[derive(Clone, Copy)]
enum Code {
    Portable,
    /// Invariant: with this table, the kernel keeps its contract on every CPU that has the features.
    Printed {
        run: Printed,
        table: &'static [u8],
    },
}

/// The list of the printed kernels, and a constant for each.
macro_rules! printed {
    ($($constant:ident = $name:ident,)*) => {
        $(const $constant: Chacha20Xor = {
            use $crate::kernel::isa::printed::$name as printed;
            // SAFETY: the four were printed from one kernel, whose proof is in PROVED.txt.
            unsafe { Chacha20Xor::printed(printed::NAME, printed::FEATURES, printed::$name, &printed::TABLE.0) }
        };)*

        /// Every printed kernel.
        pub(in crate::kernel) const KERNELS: &[Chacha20Xor] = &[$($constant),*];
    };
}
pub(super) use printed;

/// The specification itself, which every CPU can run.
pub(super) const PORTABLE: Chacha20Xor =
    Chacha20Xor { name: "chacha20_xor_portable", features: Features::NONE, code: Code::Portable };

static ALL: [Chacha20Xor; isa::chacha20::KERNELS.len() + 1] = {
    let mut all = [PORTABLE; isa::chacha20::KERNELS.len() + 1];
    let mut i = 1;
    while i < all.len() {
        all[i] = isa::chacha20::KERNELS[i - 1];
        i += 1;
    }
    all
};

/// Every implementation compiled for this architecture, those that this CPU can't run included.
#[must_use]
pub fn chacha20_xor() -> &'static [Chacha20Xor] {
    &ALL
}

/// Which implementations take how many bytes, in order, of a message of `len` bytes at the level in use.
///
/// ```
/// let taken = raddle::kernel::chacha20_xor_plan(1000).map(|(_, bytes)| bytes);
/// assert_eq!(taken.sum::<usize>(), 1000);
/// ```
pub fn chacha20_xor_plan(len: usize) -> impl Iterator<Item = (&'static Chacha20Xor, usize)> {
    driver::steps(len)
}

impl Chacha20Xor {
    /// # Safety
    ///
    /// With the table, `run` keeps the contract `chacha20_xor` on every CPU that has the features.
    pub(super) const unsafe fn printed(
        name: &'static str,
        features: Features,
        run: Printed,
        table: &'static [u8],
    ) -> Self {
        Self { name, features, code: Code::Printed { run, table } }
    }

    /// `chacha20_xor_` and a feature: the name of the symbol, of its file, of its test and its benchmark.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// What a CPU must have to run it.
    #[must_use]
    pub fn features(&self) -> Features {
        self.features
    }

    /// Whether this CPU can run it and no cap forbids it.
    #[must_use]
    pub fn is_available(&self) -> bool {
        self.require(Token::current()).is_ok()
    }

    /// Where the printed code begins, for tests that call it behind the compiler's back and for
    /// disassemblers. The portable implementation has none.
    #[must_use]
    pub fn entry_point(&self) -> Option<*const ()> {
        match self.code {
            Code::Portable => None,
            Code::Printed { run, .. } => Some(run as *const ()),
        }
    }

    /// The constants that the printed code gets as its last argument.
    #[must_use]
    pub fn table(&self) -> &'static [u8] {
        match self.code {
            Code::Portable => &[],
            Code::Printed { table, .. } => table,
        }
    }

    /// Writes the input XOR the keystream to the output.
    ///
    /// `state` is that of RFC 8439, section 2.3: four constants, eight words of key, the counter of the
    /// first block, three words of nonce; word 12 counts blocks modulo 2^32 and the caller sees to it
    /// that no counter is used twice. Any length is taken. Time depends on the length alone.
    ///
    /// # Errors
    ///
    /// The features that are missing, where [`is_available`](Self::is_available) is false; the output
    /// is then as it was.
    #[inline]
    pub fn apply(&self, state: &[u32; 16], data: InOut<'_>) -> Result<(), Unavailable> {
        self.require(Token::current())?;
        let (out, input, len) = data.into_pointers();
        // SAFETY: the token has the features; the pointers are an input and an output.
        unsafe { self.run(out, input, len, state) };
        Ok(())
    }

    fn require(&self, token: Token) -> Result<(), Unavailable> {
        let missing = self.features.difference(token.features());
        if missing.is_empty() { Ok(()) } else { Err(Unavailable { kernel: self.name, missing }) }
    }

    /// # Safety
    ///
    /// The CPU has the [`features`](Self::features). `input` can be read and `out` written for `len`
    /// bytes, and they are equal or do not overlap.
    #[inline]
    unsafe fn run(&self, out: *mut u8, input: *const u8, len: usize, state: &[u32; 16]) {
        // SAFETY: the caller's promise is the contract; state and table are valid for what they hold.
        unsafe {
            match self.code {
                Code::Portable => portable(out, input, len, state),
                Code::Printed { run, table } => run(out, input, len, state.as_ptr(), table.as_ptr()),
            }
        }
    }
}

/// The specification, block by block.
///
/// # Safety
///
/// As [`Chacha20Xor::run`].
#[cold]
unsafe fn portable(out: *mut u8, input: *const u8, len: usize, state: &[u32; 16]) {
    let mut state = *state;
    for at in (0..len).step_by(64) {
        let mut text = portable::chacha20_block(&state);
        let mut data = [0; 64];
        let n = (len - at).min(64);
        // SAFETY: `at + n <= len`, and `n` is at most the size of the arrays.
        unsafe {
            input.add(at).copy_to_nonoverlapping(data.as_mut_ptr(), n);
            for (byte, data) in text.iter_mut().zip(&data) {
                *byte ^= data;
            }
            out.add(at).copy_from_nonoverlapping(text.as_ptr(), n);
        }
        state[12] = state[12].wrapping_add(1);
        wipe(&mut text);
        wipe(&mut data);
    }
    wipe(&mut state);
}

impl fmt::Debug for Chacha20Xor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (needs {})", self.name, self.features)
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
