//! AES-GCM with one of our kernels: it processes as much of each message as it can, and narrower kernels of its family
//! process the remainder.

use raddle::InOut;
use raddle::kernel::{
    AesGcmBlocks, AesGcmFinish, AesGcmKey, AesGcmState, Direction, KeySize, Open, Refused, Seal, aes_gcm_blocks,
    aes_gcm_finish,
};

use super::{Subject, aead};
use crate::speed::competitors::Aead;

/// The number of bytes in a block.
const BLOCK: usize = 16;

/// Returns the operation with the kernel of this name. Returns `None` if the kernel is for the other operation, or if
/// this CPU can't run it.
pub(super) fn subject<S: KeySize + 'static>(name: &str, key: &S::Key, operation: &str) -> Option<Box<dyn Subject>> {
    // A message to be opened is sealed first, with kernels that read the same key.
    let aead = match operation {
        "seal" => {
            let (key, seal) = Kernels::<S, Seal>::named(name, key)?;
            ByKernel { open: Kernels::reading(&key)?, seal, key }
        }
        _ => {
            let (key, open) = Kernels::<S, Open>::named(name, key)?;
            ByKernel { seal: Kernels::reading(&key)?, open, key }
        }
    };
    Some(aead::subject(aead, operation))
}

/// A key, and the kernels that read it.
struct ByKernel<S: KeySize + 'static> {
    key: AesGcmKey<S>,
    seal: Kernels<S, Seal>,
    open: Kernels<S, Open>,
}

/// Kernels that together process a message of any length.
struct Kernels<S: KeySize + 'static, D: Direction + 'static> {
    /// The kernel that processes as much as it can.
    first: Option<&'static AesGcmBlocks<S, D>>,
    /// The kernels for the bytes that the end can't process, widest first.
    narrower: Vec<&'static AesGcmBlocks<S, D>>,
    finish: &'static AesGcmFinish<S, D>,
}

impl<S: KeySize + 'static, D: Direction + 'static> Kernels<S, D> {
    /// Returns the named kernel with the other kernels of its family, and a key for them.
    fn named(name: &str, key: &S::Key) -> Option<(AesGcmKey<S>, Self)> {
        if let Some(first) = aes_gcm_blocks::<S, D>().iter().find(|kernel| kernel.name() == name) {
            let key = first.key(key).ok()?;
            let all = Self::reading(&key)?;
            return Some((key, Self { first: Some(first), ..all }));
        }
        let finish = aes_gcm_finish::<S, D>().iter().find(|kernel| kernel.name() == name)?;
        let key = finish.key(key).ok()?;
        let all = Self::reading(&key)?;
        Some((key, Self { finish, ..all }))
    }

    /// Returns the kernels of this CPU that read a key.
    fn reading(key: &AesGcmKey<S>) -> Option<Self> {
        let mut state = AesGcmState::new(&[0; BLOCK]);
        let mut narrower: Vec<_> = aes_gcm_blocks::<S, D>().iter().collect();
        narrower.retain(|kernel| {
            let mut blocks = vec![0; kernel.multiple()];
            kernel.apply(key, &mut state, InOut::in_place(&mut blocks)).is_ok()
        });
        narrower.sort_by_key(|kernel| std::cmp::Reverse(kernel.multiple()));
        let mut finish = aes_gcm_finish::<S, D>().iter();
        let finish = finish.rfind(|kernel| kernel.apply(key, &mut state, InOut::in_place(&mut [])).is_ok())?;
        Some(Self { first: None, narrower, finish })
    }

    /// Processes a message from the state before it, and leaves the tag in the state.
    fn message(&self, key: &AesGcmKey<S>, state: &mut AesGcmState, message: &mut [u8]) -> Result<(), Refused> {
        let mut rest = message;
        if let Some(first) = self.first {
            let whole = rest.len() - rest.len() % first.multiple();
            rest = Self::take(first, key, state, rest, whole)?;
        }
        for kernel in &self.narrower {
            let whole = rest.len() - rest.len() % kernel.multiple();
            let least = rest.len().saturating_sub(self.finish.max_len()).next_multiple_of(kernel.multiple());
            rest = Self::take(kernel, key, state, rest, least.min(whole))?;
        }
        self.finish.apply(key, state, InOut::in_place(rest))
    }

    fn take<'a>(
        kernel: &AesGcmBlocks<S, D>,
        key: &AesGcmKey<S>,
        state: &mut AesGcmState,
        message: &'a mut [u8],
        bytes: usize,
    ) -> Result<&'a mut [u8], Refused> {
        let (taken, rest) = message.split_at_mut(bytes);
        if !taken.is_empty() {
            kernel.apply(key, state, InOut::in_place(taken))?;
            state.advance(bytes / BLOCK);
        }
        Ok(rest)
    }
}

impl<S: KeySize + 'static> ByKernel<S> {
    /// Returns the state before a message (SP 800-38D, section 7.1), with additional data of at most a block.
    fn before(nonce: &[u8; 12], aad: &[u8], message: &[u8]) -> AesGcmState {
        let mut block = [0; BLOCK];
        block[..12].copy_from_slice(nonce);
        block[15] = 1;
        let mut state = AesGcmState::new(&block);
        let mut block = [0; BLOCK];
        block[..aad.len()].copy_from_slice(aad);
        state.set_sum(&block);
        state.set_lengths(aad.len() as u64, message.len() as u64);
        state
    }
}

const AVAILABLE: &str = "the kernels have been found available, and take these lengths";

impl<S: KeySize + 'static> Aead for ByKernel<S> {
    fn seal(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8]) -> [u8; 16] {
        let mut state = Self::before(nonce, aad, message);
        self.seal.message(&self.key, &mut state, message).expect(AVAILABLE);
        state.tag()
    }

    fn open(&mut self, nonce: &[u8; 12], aad: &[u8], message: &mut [u8], tag: &[u8; 16]) -> bool {
        let mut state = Self::before(nonce, aad, message);
        self.open.message(&self.key, &mut state, message).expect(AVAILABLE);
        state.tag() == *tag
    }
}
