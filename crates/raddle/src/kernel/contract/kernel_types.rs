//! The kernels for each contract, as a type.

use super::Kernel;
use crate::kernel::generated::contracts;

macro_rules! kernel_types {
    ($($name:ident $(<$($of:ident),*>)?)*) => {$(
        pub(in crate::kernel) type $name $(<$($of),*>)? = Kernel<contracts::$name $(<$($of),*>)?>;
    )*};
}

kernel_types! {
    Chacha20Xor
    Chacha20Blocks
    Poly1305Powers
    Poly1305Blocks
    Poly1305Finish
    Poly1305Lanes
    Chacha20Poly1305Begin
    Chacha20Poly1305Blocks
    AesExpand<S>
    AesCtrXor<S>
    GhashPowers
    GhashBlocks
    AesGcmBlocks<S, D>
    AesGcmFinish<S, D>
    PolyvalBlocks
    AesGcmSivXor<S>
    AesGcmSivKeys<S>
    AesGcmSivSealBlocks<S>
    AesGcmSivOpenBlocks<S>
    HashBlocks<F>
    HashStreams<F>
    HashLanes<F>
    HashWords<F>
    HashPairs<F>
    CombinedBlocks<C>
    Sha1CheckedBlocks
    Sha1CheckedLanes
    Blake3Inputs
}
