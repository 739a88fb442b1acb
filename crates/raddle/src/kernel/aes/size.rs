//! The key sizes.

use core::fmt::Debug;

use aes::cipher::{BlockCipherEncrypt, BlockSizeUser, KeyInit, consts::U16};

use crate::{
    kernel::{
        aes_gcm::plan::AesGcmPlan,
        contract::{
            kernel_types::{AesCtrXor, AesExpand, AesGcmBlocks, AesGcmFinish},
            parameter::{Open, Parameter, Seal},
            plan::ByCore,
        },
    },
    memory::bytes::WrongLength,
};

/// The length of a block in bytes.
pub(crate) const BLOCK: usize = 16;

/// The size of a key in bits (FIPS 197, section 5). Sealed: prevents implementations outside this crate.
pub trait KeySize: Parameter + Debug + Send + Sync {
    /// The key.
    type Key: Clone + AsRef<[u8]> + for<'a> TryFrom<&'a [u8], Error = WrongLength> + Send + Sync + 'static;

    /// The length of the key in bytes.
    const KEY_BYTES: usize;

    /// The name of AES with this key size.
    const NAME: &'static str;

    /// The name of AES-GCM with this key size.
    const GCM: &'static str;

    /// The cipher for CPUs without a kernel.
    #[doc(hidden)]
    type Portable: KeyInit + BlockCipherEncrypt + BlockSizeUser<BlockSize = U16> + 'static;

    #[doc(hidden)]
    const PORTABLE: Names;

    #[doc(hidden)]
    fn kernels() -> Kernels<Self>;
}

/// The names of the portable implementations.
pub struct Names {
    pub(in crate::kernel) expand: &'static str,
    pub(in crate::kernel) ctr: &'static str,
    /// The names for sealing and for opening, in this order.
    pub(in crate::kernel) blocks: [&'static str; 2],
    pub(in crate::kernel) finish: [&'static str; 2],
}

/// The kernels for a key size: the portable kernels first, then the generated kernels. This is a constant, so that the
/// linker keeps only the lists that a program reads.
pub struct Kernels<S: KeySize> {
    pub(in crate::kernel) expand: &'static [AesExpand<S>],
    pub(in crate::kernel) ctr: &'static [AesCtrXor<S>],
    pub(in crate::kernel) seal: Lists<S, Seal>,
    pub(in crate::kernel) open: Lists<S, Open>,
    /// The plans for AES-GCM: which of these kernels each core uses.
    pub(in crate::kernel) plans: ByCore<&'static AesGcmPlan<S>>,
    /// The plans for streams: which counter-mode kernel each core uses.
    pub(in crate::kernel) ctr_plans: ByCore<&'static AesCtrXor<S>>,
}

/// The AES-GCM kernels for one direction.
pub struct Lists<S: KeySize, D: Parameter> {
    pub(in crate::kernel) blocks: &'static [AesGcmBlocks<S, D>],
    pub(in crate::kernel) finish: &'static [AesGcmFinish<S, D>],
}
