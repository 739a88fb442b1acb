// Printed by `cargo xtask gen`. Do not edit: change the kernel and print again.

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 1 block, in general-purpose registers: two quarter rounds round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `ad86e6fcae65f6305c76bc2be97b1d3e992704eb5eabc701196e3b56538a7380`.
pub(crate) mod chacha20_xor_gpr {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 176;
    pub(crate) const INTERFACE: &str = "28a6393af368d9faef37eee017b16837651d78b5594ccb72b7a29a0e80cb082d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_gpr(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contract::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_gpr.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 4 blocks, a register or a place on the stack per word: pairs of quarter rounds round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `8efc541ae70a72686112199e7bf21b9a9f89eef8018002483fede1dfe6ac7fe4`.
pub(crate) mod chacha20_xor_avx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx";
    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 392;
    pub(crate) const INTERFACE: &str = "28a6393af368d9faef37eee017b16837651d78b5594ccb72b7a29a0e80cb082d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contract::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avx.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 2 blocks, a register per row of 2: sets groups of 22.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `d7ee8ebf480e07bec849318ddb4fc7237b62ab31cd25dd1039b9e80acf6140e5`.
pub(crate) mod chacha20_xor_avx2_row2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx2_row2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 128;
    pub(crate) const INTERFACE: &str = "28a6393af368d9faef37eee017b16837651d78b5594ccb72b7a29a0e80cb082d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx2_row2(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contract::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avx2_row2.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 4 blocks, a register per row of 2: sets groups of 22.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `dd188e7977913d5f6250575aa009614292cab71cda4a70fadaaf91d5bd9dc12f`.
pub(crate) mod chacha20_xor_avx2_row4 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx2_row4";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 256;
    pub(crate) const INTERFACE: &str = "28a6393af368d9faef37eee017b16837651d78b5594ccb72b7a29a0e80cb082d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 160]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx2_row4(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contract::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avx2_row4.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 5 blocks, a register per row of 2: sets groups of 22; and one woven in, in general-purpose registers.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `9c43a930aa20cf41e9280030aa14237f4304ccf66ab4a892818007e35dfda603`.
pub(crate) mod chacha20_xor_avx2_row5 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx2_row5";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 432;
    pub(crate) const INTERFACE: &str = "28a6393af368d9faef37eee017b16837651d78b5594ccb72b7a29a0e80cb082d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 160]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx2_row5(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contract::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avx2_row5.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 8 blocks, a register or a place on the stack per word: pairs of quarter rounds round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `187beae069b17bb33437c99cd23007c4f8c03ac6eff1778c62086f61e10e86a9`.
pub(crate) mod chacha20_xor_avx2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 760;
    pub(crate) const INTERFACE: &str = "28a6393af368d9faef37eee017b16837651d78b5594ccb72b7a29a0e80cb082d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx2(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contract::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avx2.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 16 blocks, a register or a place on the stack per word: pairs of quarter rounds round robin, 2 groups groups of 2.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `5bf9874c2f45b3492f13ddf80e72a1444b5504382e59e9df37b740dbd135124f`.
pub(crate) mod chacha20_xor_avx2x16 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx2x16";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 1944;
    pub(crate) const INTERFACE: &str = "28a6393af368d9faef37eee017b16837651d78b5594ccb72b7a29a0e80cb082d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx2x16(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contract::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avx2x16.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 4 blocks, a register per row of 4: sets groups of 22.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `ed3875b2537bfb5b6cb17a8eccc6088b2624914b7520a5fd51c09c6e4de5dc7d`.
pub(crate) mod chacha20_xor_avx512_row4 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx512_row4";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "28a6393af368d9faef37eee017b16837651d78b5594ccb72b7a29a0e80cb082d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512_row4(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contract::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avx512_row4.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 5 blocks, a register per row of 4: sets groups of 22; and one woven in, in general-purpose registers.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `a460d1682f7f04387d25e7df73683926f6c0ecef7fc7310883eea735736a0596`.
pub(crate) mod chacha20_xor_avx512_row5 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx512_row5";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 176;
    pub(crate) const INTERFACE: &str = "28a6393af368d9faef37eee017b16837651d78b5594ccb72b7a29a0e80cb082d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512_row5(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contract::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avx512_row5.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 8 blocks, a register per row of 4: sets groups of 22.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `c8ad9740d507743f03dc6c63ae3a3c23bb8014c8731ee30d6e67747c4f2eb919`.
pub(crate) mod chacha20_xor_avx512_row8 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx512_row8";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "28a6393af368d9faef37eee017b16837651d78b5594ccb72b7a29a0e80cb082d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512_row8(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contract::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avx512_row8.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 9 blocks, a register per row of 4: sets groups of 22; and one woven in, in general-purpose registers.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `2398acda74ba6e55e7503f51caa1bd67cea3e4f9351db358c99366415e4ac1e7`.
pub(crate) mod chacha20_xor_avx512_row9 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx512_row9";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 176;
    pub(crate) const INTERFACE: &str = "28a6393af368d9faef37eee017b16837651d78b5594ccb72b7a29a0e80cb082d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512_row9(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contract::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avx512_row9.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 12 blocks, a register per row of 4: sets groups of 22.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `81a0c29de49392436b1ce5f26b7e79be3b1954ab4d707ec9212b1ff78bb6b5b1`.
pub(crate) mod chacha20_xor_avx512_row12 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx512_row12";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "28a6393af368d9faef37eee017b16837651d78b5594ccb72b7a29a0e80cb082d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512_row12(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contract::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avx512_row12.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 16 blocks, a register per word: quarter rounds round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `d104da628b655ac712009ace011b21735da87ed25ddb86b40708eb6ea3045c1c`.
pub(crate) mod chacha20_xor_avx512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "28a6393af368d9faef37eee017b16837651d78b5594ccb72b7a29a0e80cb082d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contract::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avx512.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 17 blocks, a register per word: quarter rounds round robin; and one woven in, in general-purpose registers.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `d4fe8ee2066117c92a3cf3ebb5bc1d3e7badd1f93ca244ae3d5db0bcbba428b3`.
pub(crate) mod chacha20_xor_avx512x17 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx512x17";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 176;
    pub(crate) const INTERFACE: &str = "28a6393af368d9faef37eee017b16837651d78b5594ccb72b7a29a0e80cb082d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512x17(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contract::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avx512x17.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 32 blocks, a register per word: quarter rounds round robin, 2 groups groups of 32.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `4b5647371acc0609c8d63fb8d14fc1e57ac0f6cdeaa6f2c3fcc62d82f046fa3b`.
pub(crate) mod chacha20_xor_avx512x32 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx512x32";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 64;
    pub(crate) const INTERFACE: &str = "28a6393af368d9faef37eee017b16837651d78b5594ccb72b7a29a0e80cb082d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0, 16, 0, 0, 0, 17, 0, 0, 0, 18, 0, 0, 0, 19, 0, 0, 0, 20, 0, 0, 0, 21, 0, 0, 0, 22, 0, 0, 0, 23, 0, 0, 0, 24, 0, 0, 0, 25, 0, 0, 0, 26, 0, 0, 0, 27, 0, 0, 0, 28, 0, 0, 0, 29, 0, 0, 0, 30, 0, 0, 0, 31, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512x32(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contract::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avx512x32.s"), ".p2align 6", options(raw))
    }
}

/// Poly1305 (RFC 8439, 2.5) of whole blocks: `h = (h + block) * r` modulo 2^130 - 5 for each block.
///
/// Weave: 1 block in general-purpose registers.
///
/// - `state`: accumulator, key and powers of the key, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 16
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `5d9daa9924ff9cb11fac4cd3539c55002957a9801c0fb03fccc6219a27979b2c`.
pub(crate) mod poly1305_blocks_gpr {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_blocks_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 56;
    pub(crate) const INTERFACE: &str = "4a1e5988d9cd8c68ac5db99837cb22948d5ba643d29ed22f3dec087fcaf3c946";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_blocks_gpr(state: Write<MacState>, input: Read<Input>, len: usize, table: Read<Table<contract::Poly1305Blocks>>) {
        core::arch::naked_asm!(include_str!("poly1305_blocks_gpr.s"), ".p2align 6", options(raw))
    }
}

/// Poly1305 (RFC 8439, 2.5) of whole blocks: `h = (h + block) * r` modulo 2^130 - 5 for each block.
///
/// Weave: 1 block in general-purpose registers.
///
/// - `state`: accumulator, key and powers of the key, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 16
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `5d9daa9924ff9cb11fac4cd3539c55002957a9801c0fb03fccc6219a27979b2c`.
pub(crate) mod poly1305_blocks_bmi2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_blocks_bmi2";
    pub(crate) const FEATURES: Features = Features::BMI2;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 56;
    pub(crate) const INTERFACE: &str = "4a1e5988d9cd8c68ac5db99837cb22948d5ba643d29ed22f3dec087fcaf3c946";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_blocks_bmi2(state: Write<MacState>, input: Read<Input>, len: usize, table: Read<Table<contract::Poly1305Blocks>>) {
        core::arch::naked_asm!(include_str!("poly1305_blocks_bmi2.s"), ".p2align 6", options(raw))
    }
}

/// Poly1305 (RFC 8439, 2.5), the end: takes the last blocks, reduces modulo 2^130 - 5, and adds s modulo 2^128.
///
/// Weave: 1 block in general-purpose registers.
///
/// - `state`: accumulator, key and powers of the key, read
/// - `input`: the last blocks, read
/// - `len`: bytes, a multiple of 16, at most 1024
/// - `tag`: where the tag goes, written
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `5b5dfa31dd9e2da7dcd029469c422229b47abaa27d27a90547b0388d0951baeb`.
pub(crate) mod poly1305_finish_gpr {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_finish_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: 1024, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 56;
    pub(crate) const INTERFACE: &str = "9ec1bb7a2eb25ba6557951b21f4bc7a22c31078c4ff89e53e91879e07f60854b";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_finish_gpr(state: Read<MacState>, input: Read<Input>, len: usize, tag: Write<Tag>, table: Read<Table<contract::Poly1305Finish>>) {
        core::arch::naked_asm!(include_str!("poly1305_finish_gpr.s"), ".p2align 6", options(raw))
    }
}

/// Poly1305 (RFC 8439, 2.5), the end: takes the last blocks, reduces modulo 2^130 - 5, and adds s modulo 2^128.
///
/// Weave: 1 block in general-purpose registers.
///
/// - `state`: accumulator, key and powers of the key, read
/// - `input`: the last blocks, read
/// - `len`: bytes, a multiple of 16, at most 1024
/// - `tag`: where the tag goes, written
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `5b5dfa31dd9e2da7dcd029469c422229b47abaa27d27a90547b0388d0951baeb`.
pub(crate) mod poly1305_finish_bmi2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_finish_bmi2";
    pub(crate) const FEATURES: Features = Features::BMI2;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: 1024, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 56;
    pub(crate) const INTERFACE: &str = "9ec1bb7a2eb25ba6557951b21f4bc7a22c31078c4ff89e53e91879e07f60854b";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_finish_bmi2(state: Read<MacState>, input: Read<Input>, len: usize, tag: Write<Tag>, table: Read<Table<contract::Poly1305Finish>>) {
        core::arch::naked_asm!(include_str!("poly1305_finish_bmi2.s"), ".p2align 6", options(raw))
    }
}

/// Powers of the key r of Poly1305 (RFC 8439, 2.5), in limbs.
///
/// Weave: 4 squarings.
///
/// - `state`: accumulator, key and powers of the key, written
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `446b0637fa9d318d37bf7cd1f1565750092a8784bb03c5ed11cb1361c803c8a9`.
pub(crate) mod poly1305_powers_bmi2x2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_powers_bmi2x2";
    pub(crate) const FEATURES: Features = Features::BMI2;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 24, layout: 0xa7677c0362289d11, messages: 0 };
    pub(crate) const STACK: usize = 56;
    pub(crate) const INTERFACE: &str = "00ac67f8c0b86dc9ecb3415c50e39e2dfe6150de9e7e3807c5a7c9925977d7b1";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_powers_bmi2x2(state: Write<MacState>, table: Read<Table<contract::Poly1305Powers>>) {
        core::arch::naked_asm!(include_str!("poly1305_powers_bmi2x2.s"), ".p2align 6", options(raw))
    }
}

/// Poly1305 (RFC 8439, 2.5) of whole blocks: `h = (h + block) * r` modulo 2^130 - 5 for each block.
///
/// Weave: 2 chains of 16 blocks in general-purpose registers.
///
/// - `state`: accumulator, key and powers of the key, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 512
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `997313ad3c72b6e078a7680e965ef47fc85670efbb3a4bfa58992275476a6647`.
pub(crate) mod poly1305_blocks_bmi2x2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_blocks_bmi2x2";
    pub(crate) const FEATURES: Features = Features::BMI2;
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 24, layout: 0xa7677c0362289d11, messages: 0 };
    pub(crate) const STACK: usize = 56;
    pub(crate) const INTERFACE: &str = "4a1e5988d9cd8c68ac5db99837cb22948d5ba643d29ed22f3dec087fcaf3c946";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_blocks_bmi2x2(state: Write<MacState>, input: Read<Input>, len: usize, table: Read<Table<contract::Poly1305Blocks>>) {
        core::arch::naked_asm!(include_str!("poly1305_blocks_bmi2x2.s"), ".p2align 6", options(raw))
    }
}

/// Powers of the key r of Poly1305 (RFC 8439, 2.5), in limbs.
///
/// Weave: base 2^64, then 2^26 in lanes: products one after another.
///
/// - `state`: accumulator, key and powers of the key, written
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `3df93c4d52ba890700ebd38ee1aae79caaec0b42a1d57fdcb8fda11cdcc26702`.
pub(crate) mod poly1305_powers_avx2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_powers_avx2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 960, layout: 0xc54d03c7df630dff, messages: 0 };
    pub(crate) const STACK: usize = 56;
    pub(crate) const INTERFACE: &str = "00ac67f8c0b86dc9ecb3415c50e39e2dfe6150de9e7e3807c5a7c9925977d7b1";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_powers_avx2(state: Write<MacState>, table: Read<Table<contract::Poly1305Powers>>) {
        core::arch::naked_asm!(include_str!("poly1305_powers_avx2.s"), ".p2align 6", options(raw))
    }
}

/// Poly1305 (RFC 8439, 2.5) of whole blocks: `h = (h + block) * r` modulo 2^130 - 5 for each block.
///
/// Weave: base 2^26, 4 blocks in lanes, 2 times a turn.
///
/// - `state`: accumulator, key and powers of the key, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `3bb0555076213bf1be4186d3fed9696f6366716177e66c8d29f375d8f81d1489`.
pub(crate) mod poly1305_blocks_avx2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_blocks_avx2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 960, layout: 0xc54d03c7df630dff, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "4a1e5988d9cd8c68ac5db99837cb22948d5ba643d29ed22f3dec087fcaf3c946";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 255, 255, 255, 3, 0, 0, 0, 0, 255, 255, 255, 3, 0, 0, 0, 0, 255, 255, 255, 3, 0, 0, 0, 0, 255, 255, 255, 3, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_blocks_avx2(state: Write<MacState>, input: Read<Input>, len: usize, table: Read<Table<contract::Poly1305Blocks>>) {
        core::arch::naked_asm!(include_str!("poly1305_blocks_avx2.s"), ".p2align 6", options(raw))
    }
}

/// Powers of the key r of Poly1305 (RFC 8439, 2.5), in limbs.
///
/// Weave: base 2^44, in lanes: pairs of products round robin.
///
/// - `state`: accumulator, key and powers of the key, written
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `99ad3368640feb2eb5d18e9c7c2d8bf162aa149168b0a10166e619fbd3e564f8`.
pub(crate) mod poly1305_powers_ifma {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_powers_ifma";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512IFMA);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 768, layout: 0x56098a8439ed7d6e, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "00ac67f8c0b86dc9ecb3415c50e39e2dfe6150de9e7e3807c5a7c9925977d7b1";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([255, 255, 255, 255, 255, 15, 0, 0, 255, 255, 255, 255, 255, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_powers_ifma(state: Write<MacState>, table: Read<Table<contract::Poly1305Powers>>) {
        core::arch::naked_asm!(include_str!("poly1305_powers_ifma.s"), ".p2align 6", options(raw))
    }
}

/// Poly1305 (RFC 8439, 2.5) of whole blocks: `h = (h + block) * r` modulo 2^130 - 5 for each block.
///
/// Weave: base 2^44, 8 blocks in lanes, 8 times a turn: pairs of products round robin.
///
/// - `state`: accumulator, key and powers of the key, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 128
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `f904256748f2b60923d911d239870b8ca9880eadde2e4b89e2eed9ed9256a220`.
pub(crate) mod poly1305_blocks_ifma {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_blocks_ifma";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512IFMA);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 768, layout: 0x56098a8439ed7d6e, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "4a1e5988d9cd8c68ac5db99837cb22948d5ba643d29ed22f3dec087fcaf3c946";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 24]> = Aligned([255, 255, 255, 255, 255, 15, 0, 0, 255, 255, 255, 255, 255, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_blocks_ifma(state: Write<MacState>, input: Read<Input>, len: usize, table: Read<Table<contract::Poly1305Blocks>>) {
        core::arch::naked_asm!(include_str!("poly1305_blocks_ifma.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8) of whole blocks: `out = input XOR` the keystream from the counter on, and `h = (h + block) * r` modulo 2^130 - 5 for each block of `mac`, as it is at entry.
///
/// Weave: 4 blocks, a register or a place on the stack per word: pairs of quarter rounds round robin; woven into 5 double rounds 8 blocks of Poly1305 in general-purpose registers, round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 256
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `mac`: what is authenticated: `input`, or a part of the message that is done, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// `input`, `mac` are one region or do not overlap.
///
/// `out`, `input`, `mac` are one region or do not overlap.
///
/// Proved with contract, frame and statement `e7056d2338c68c9a83bf5d7e87afa732139d5fc63b3814d5c2a6725148400f9e`.
pub(crate) mod chacha20_poly1305_blocks_avx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_blocks_avx";
    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 480;
    pub(crate) const INTERFACE: &str = "6e60d3bc06029d6f9dd914f8b179e54868d9cb6ea5ffe90b00b76e71923d7566";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_blocks_avx(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, mac: Read<Authenticated>, table: Read<Table<contract::Chacha20Poly1305Blocks>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_blocks_avx.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8) of whole blocks: `out = input XOR` the keystream from the counter on, and `h = (h + block) * r` modulo 2^130 - 5 for each block of `mac`, as it is at entry.
///
/// Weave: 8 blocks, a register or a place on the stack per word: pairs of quarter rounds round robin, 2 groups groups of 2; woven into a double round 3 blocks of Poly1305 in general-purpose registers, round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 512
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `mac`: what is authenticated: `input`, or a part of the message that is done, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// `input`, `mac` are one region or do not overlap.
///
/// `out`, `input`, `mac` are one region or do not overlap.
///
/// Proved with contract, frame and statement `d74fabb23a33340924582b3413e9bc163ac4a1ccc163c9a201a484c1f6d118b0`.
pub(crate) mod chacha20_poly1305_blocks_avxx8 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_blocks_avxx8";
    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 1072;
    pub(crate) const INTERFACE: &str = "6e60d3bc06029d6f9dd914f8b179e54868d9cb6ea5ffe90b00b76e71923d7566";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_blocks_avxx8(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, mac: Read<Authenticated>, table: Read<Table<contract::Chacha20Poly1305Blocks>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_blocks_avxx8.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8) of whole blocks: `out = input XOR` the keystream from the counter on, and `h = (h + block) * r` modulo 2^130 - 5 for each block of `mac`, as it is at entry.
///
/// Weave: 8 blocks, a register or a place on the stack per word: pairs of quarter rounds round robin; woven into a double round 3 blocks of Poly1305 in general-purpose registers, round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 512
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `mac`: what is authenticated: `input`, or a part of the message that is done, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// `input`, `mac` are one region or do not overlap.
///
/// `out`, `input`, `mac` are one region or do not overlap.
///
/// Proved with contract, frame and statement `5064ce5d32f15d821a9be5e595cf6f9dc37219ce003b15bcb476fb87f7e9cdf1`.
pub(crate) mod chacha20_poly1305_blocks_avx2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_blocks_avx2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 848;
    pub(crate) const INTERFACE: &str = "6e60d3bc06029d6f9dd914f8b179e54868d9cb6ea5ffe90b00b76e71923d7566";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_blocks_avx2(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, mac: Read<Authenticated>, table: Read<Table<contract::Chacha20Poly1305Blocks>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_blocks_avx2.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8) of whole blocks: `out = input XOR` the keystream from the counter on, and `h = (h + block) * r` modulo 2^130 - 5 for each block of `mac`, as it is at entry.
///
/// Weave: 16 blocks, a register or a place on the stack per word: pairs of quarter rounds round robin, 2 groups groups of 2; woven into a double round 6 blocks of Poly1305 in general-purpose registers, groups of 16.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1024
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `mac`: what is authenticated: `input`, or a part of the message that is done, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// `input`, `mac` are one region or do not overlap.
///
/// `out`, `input`, `mac` are one region or do not overlap.
///
/// Proved with contract, frame and statement `bc926496b27c981f1d7408845656d7aa8a939c36533d6cb2b224cca7fccc5dd6`.
pub(crate) mod chacha20_poly1305_blocks_avx2x16 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_blocks_avx2x16";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1024, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 2032;
    pub(crate) const INTERFACE: &str = "6e60d3bc06029d6f9dd914f8b179e54868d9cb6ea5ffe90b00b76e71923d7566";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_blocks_avx2x16(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, mac: Read<Authenticated>, table: Read<Table<contract::Chacha20Poly1305Blocks>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_blocks_avx2x16.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 4 blocks, a register or a place on the stack per word: pairs of quarter rounds round robin; and the one before woven in, in general-purpose registers: two quarter rounds round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 256
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `ee6377f552ff0f9fa463782a83014b49380f3f4a3f6eb45dd0085cf5119605af`.
pub(crate) mod chacha20_poly1305_begin_avx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx";
    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 576;
    pub(crate) const INTERFACE: &str = "fabca4915199cc0b7b2fb9eb18cf945667ec5cf48fd6fef890c13e8237c17e0e";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contract::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 8 blocks, a register or a place on the stack per word: pairs of quarter rounds round robin, 2 groups groups of 2; and the one before woven in, in general-purpose registers: two quarter rounds round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 512
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `c2eb80c6c74c86b65acd85fc7f5646bbf4ec74d142f4f3c4f04fa3d52f6ff864`.
pub(crate) mod chacha20_poly1305_begin_avxx8 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avxx8";
    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 1168;
    pub(crate) const INTERFACE: &str = "fabca4915199cc0b7b2fb9eb18cf945667ec5cf48fd6fef890c13e8237c17e0e";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avxx8(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contract::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avxx8.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 2 blocks, a register per row of 2: sets groups of 22, 108 idle instructions; and the one before woven in, in general-purpose registers: two quarter rounds round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 128
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `210082ff11b4103f28ecd69f3e4dc195375c7df185ee9487b7bb1b2dd4677b86`.
pub(crate) mod chacha20_poly1305_begin_avx2_row2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx2_row2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 304;
    pub(crate) const INTERFACE: &str = "fabca4915199cc0b7b2fb9eb18cf945667ec5cf48fd6fef890c13e8237c17e0e";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx2_row2(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contract::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx2_row2.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 4 blocks, a register per row of 2: sets groups of 22; and the one before woven in, in general-purpose registers: two quarter rounds round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 256
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `c9be88f527f1d84fb65f798c464ecb6c47ac3ae4f5de829e8e7bee199246a489`.
pub(crate) mod chacha20_poly1305_begin_avx2_row4 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx2_row4";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 432;
    pub(crate) const INTERFACE: &str = "fabca4915199cc0b7b2fb9eb18cf945667ec5cf48fd6fef890c13e8237c17e0e";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 160]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx2_row4(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contract::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx2_row4.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 8 blocks, a register or a place on the stack per word: pairs of quarter rounds round robin; and the one before woven in, in general-purpose registers: two quarter rounds round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 512
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `11407dc649aceb9faaca323a17172e59f10eb33b4a9dfa2868b516c500f5befc`.
pub(crate) mod chacha20_poly1305_begin_avx2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 944;
    pub(crate) const INTERFACE: &str = "fabca4915199cc0b7b2fb9eb18cf945667ec5cf48fd6fef890c13e8237c17e0e";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx2(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contract::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx2.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 16 blocks, a register or a place on the stack per word: pairs of quarter rounds round robin, 2 groups groups of 2; and the one before woven in, in general-purpose registers: two quarter rounds round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 1024
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `7890728b11a2cb2d9f2c23de49e3a89ebff32f514a81da1e57f9b931d9244013`.
pub(crate) mod chacha20_poly1305_begin_avx2x16 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx2x16";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 2128;
    pub(crate) const INTERFACE: &str = "fabca4915199cc0b7b2fb9eb18cf945667ec5cf48fd6fef890c13e8237c17e0e";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx2x16(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contract::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx2x16.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 4 blocks, a register per row of 4: sets groups of 22, 96 idle instructions; and the one before woven in, in general-purpose registers: two quarter rounds round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 256
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `ddacdef8d959cc788b867cf653d1f4e33adc968e626efc3d3cefd5fb0c103094`.
pub(crate) mod chacha20_poly1305_begin_avx512_row4 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx512_row4";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 176;
    pub(crate) const INTERFACE: &str = "fabca4915199cc0b7b2fb9eb18cf945667ec5cf48fd6fef890c13e8237c17e0e";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx512_row4(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contract::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx512_row4.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 16 blocks, a register per word: quarter rounds round robin; and the one before woven in, in general-purpose registers: two quarter rounds round robin, twice as fast; and then powers of the key.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 1024
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `f80c25c4bc56ffc8dfada654c3a11aa62c2ee6ec8afeae4cbf18eca67a11bbb2`.
pub(crate) mod chacha20_poly1305_begin_avx512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 768, layout: 0x56098a8439ed7d6e, messages: 0 };
    pub(crate) const STACK: usize = 176;
    pub(crate) const INTERFACE: &str = "fabca4915199cc0b7b2fb9eb18cf945667ec5cf48fd6fef890c13e8237c17e0e";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx512(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contract::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx512.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 32 blocks, a register per word: quarter rounds round robin, 2 groups groups of 32; and the one before woven in, in general-purpose registers: two quarter rounds round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 2048
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `9f004a847f679771af2ae1629514d9cf06f8780a78c62f47f2afaf433f00d4ec`.
pub(crate) mod chacha20_poly1305_begin_avx512x32 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx512x32";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 2048, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 240;
    pub(crate) const INTERFACE: &str = "fabca4915199cc0b7b2fb9eb18cf945667ec5cf48fd6fef890c13e8237c17e0e";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0, 16, 0, 0, 0, 17, 0, 0, 0, 18, 0, 0, 0, 19, 0, 0, 0, 20, 0, 0, 0, 21, 0, 0, 0, 22, 0, 0, 0, 23, 0, 0, 0, 24, 0, 0, 0, 25, 0, 0, 0, 26, 0, 0, 0, 27, 0, 0, 0, 28, 0, 0, 0, 29, 0, 0, 0, 30, 0, 0, 0, 31, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx512x32(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contract::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx512x32.s"), ".p2align 6", options(raw))
    }
}

/// The key schedule of AES (FIPS 197, 5.2): the round keys, each as its 16 bytes.
///
/// Weave: four words at a time.
///
/// - `cipher_key`: the key, read
/// - `schedule`: where the round keys go, written
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `20dae043b1d580aec81e766a9ec2611d8a6c771a7aeec1c14d234839e2ce5e86`.
pub(crate) mod aes128_expand_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_expand_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "4ec5936ba32066462d987db3eabc78bf14f28f366310075b51d1fa31cb946484";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 240]> = Aligned([13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 128, 128, 128, 128, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 128, 128, 128, 128, 128, 128, 128, 128, 0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_expand_aesni(cipher_key: Read<CipherKey<contract::Bits128>>, schedule: Write<Schedule<contract::Bits128>>, table: Read<Table<contract::AesExpand<contract::Bits128>>>) {
        core::arch::naked_asm!(include_str!("aes128_expand_aesni.s"), ".p2align 6", options(raw))
    }
}

/// The key schedule of AES (FIPS 197, 5.2): the round keys, each as its 16 bytes.
///
/// Weave: four words at a time.
///
/// - `cipher_key`: the key, read
/// - `schedule`: where the round keys go, written
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `8b3c6a7a804a8e62c33567528cab5454b79b62e9c3149539b9c68bf82a07fd9e`.
pub(crate) mod aes192_expand_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_expand_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "1121411d8c765ac39fac74b9ce58d2cf012ff388d41f1d247a8b8fb6e49abcac";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 240]> = Aligned([5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 128, 128, 128, 128, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 128, 128, 128, 128, 128, 128, 128, 128, 0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_expand_aesni(cipher_key: Read<CipherKey<contract::Bits192>>, schedule: Write<Schedule<contract::Bits192>>, table: Read<Table<contract::AesExpand<contract::Bits192>>>) {
        core::arch::naked_asm!(include_str!("aes192_expand_aesni.s"), ".p2align 6", options(raw))
    }
}

/// The key schedule of AES (FIPS 197, 5.2): the round keys, each as its 16 bytes.
///
/// Weave: four words at a time.
///
/// - `cipher_key`: the key, read
/// - `schedule`: where the round keys go, written
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `eb02bd1c3cdc9690fee30144a5fecdfa9bdeaa4e761eed79c4e0cc71137d79cd`.
pub(crate) mod aes256_expand_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_expand_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "41409dcc9b21e86934f2135c13167dbc20d677a88d54178136fa4d142bdd1425";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 240]> = Aligned([13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 128, 128, 128, 128, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 128, 128, 128, 128, 128, 128, 128, 128, 0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_expand_aesni(cipher_key: Read<CipherKey<contract::Bits256>>, schedule: Write<Schedule<contract::Bits256>>, table: Read<Table<contract::AesExpand<contract::Bits256>>>) {
        core::arch::naked_asm!(include_str!("aes256_expand_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES in counter mode (SP 800-38A, 6.5): `out = input XOR` the encrypted counter blocks, for any length in bytes. The counter is the last four bytes of the block, the first of them highest, modulo 2^32.
///
/// Weave: 8 blocks in 8 vectors, round by round.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `schedule`: the round keys (FIPS 197, 5.2), read
/// - `counter`: the first counter block, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `a39c0bfd2ff56eb545792155f411a23a094a1ef6409ad95d1126ac5264833440`.
pub(crate) mod aes128_ctr_xor_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_ctr_xor_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 136;
    pub(crate) const INTERFACE: &str = "471a1e27f3eb1c08826b5814f235c589e456e96a4291db483536be8456b92e17";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_ctr_xor_aesni(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<contract::Bits128>>, counter: Read<Counter>, table: Read<Table<contract::AesCtrXor<contract::Bits128>>>) {
        core::arch::naked_asm!(include_str!("aes128_ctr_xor_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES in counter mode (SP 800-38A, 6.5): `out = input XOR` the encrypted counter blocks, for any length in bytes. The counter is the last four bytes of the block, the first of them highest, modulo 2^32.
///
/// Weave: 16 blocks in 8 vectors, round by round.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `schedule`: the round keys (FIPS 197, 5.2), read
/// - `counter`: the first counter block, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `70875b532a58244f406eb774f88b37b33f55922cdd2e70bc9c85a077406a141d`.
pub(crate) mod aes128_ctr_xor_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_ctr_xor_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 264;
    pub(crate) const INTERFACE: &str = "471a1e27f3eb1c08826b5814f235c589e456e96a4291db483536be8456b92e17";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_ctr_xor_vaes256(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<contract::Bits128>>, counter: Read<Counter>, table: Read<Table<contract::AesCtrXor<contract::Bits128>>>) {
        core::arch::naked_asm!(include_str!("aes128_ctr_xor_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES in counter mode (SP 800-38A, 6.5): `out = input XOR` the encrypted counter blocks, for any length in bytes. The counter is the last four bytes of the block, the first of them highest, modulo 2^32.
///
/// Weave: 32 blocks in 8 vectors, round by round.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `schedule`: the round keys (FIPS 197, 5.2), read
/// - `counter`: the first counter block, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `a2862cfe597872f2aae8f4abb00309ea449793a44ac0c2f498cc00aa476baa72`.
pub(crate) mod aes128_ctr_xor_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_ctr_xor_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "471a1e27f3eb1c08826b5814f235c589e456e96a4291db483536be8456b92e17";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_ctr_xor_vaes512(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<contract::Bits128>>, counter: Read<Counter>, table: Read<Table<contract::AesCtrXor<contract::Bits128>>>) {
        core::arch::naked_asm!(include_str!("aes128_ctr_xor_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES in counter mode (SP 800-38A, 6.5): `out = input XOR` the encrypted counter blocks, for any length in bytes. The counter is the last four bytes of the block, the first of them highest, modulo 2^32.
///
/// Weave: 8 blocks in 8 vectors, round by round.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `schedule`: the round keys (FIPS 197, 5.2), read
/// - `counter`: the first counter block, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `79bbe402bd5e1a2b4c34e9af2c5e9c9908916d579b929cbabbd2e226441b240d`.
pub(crate) mod aes192_ctr_xor_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_ctr_xor_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 136;
    pub(crate) const INTERFACE: &str = "4a8edbbca75085adea25e081ac76a0ce6bdeb12187ee29930d87dbfcea33ba62";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_ctr_xor_aesni(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<contract::Bits192>>, counter: Read<Counter>, table: Read<Table<contract::AesCtrXor<contract::Bits192>>>) {
        core::arch::naked_asm!(include_str!("aes192_ctr_xor_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES in counter mode (SP 800-38A, 6.5): `out = input XOR` the encrypted counter blocks, for any length in bytes. The counter is the last four bytes of the block, the first of them highest, modulo 2^32.
///
/// Weave: 16 blocks in 8 vectors, round by round.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `schedule`: the round keys (FIPS 197, 5.2), read
/// - `counter`: the first counter block, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `060eb92e45b9aabebd2fce8f4e142d93c1c941d4a0f5c8f5ac4a5f8c6344b749`.
pub(crate) mod aes192_ctr_xor_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_ctr_xor_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 264;
    pub(crate) const INTERFACE: &str = "4a8edbbca75085adea25e081ac76a0ce6bdeb12187ee29930d87dbfcea33ba62";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_ctr_xor_vaes256(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<contract::Bits192>>, counter: Read<Counter>, table: Read<Table<contract::AesCtrXor<contract::Bits192>>>) {
        core::arch::naked_asm!(include_str!("aes192_ctr_xor_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES in counter mode (SP 800-38A, 6.5): `out = input XOR` the encrypted counter blocks, for any length in bytes. The counter is the last four bytes of the block, the first of them highest, modulo 2^32.
///
/// Weave: 32 blocks in 8 vectors, round by round.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `schedule`: the round keys (FIPS 197, 5.2), read
/// - `counter`: the first counter block, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `42b417bb99b9427f1a57a4c9425eeb6ce6c925be6d188b056385e320ab144e6f`.
pub(crate) mod aes192_ctr_xor_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_ctr_xor_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "4a8edbbca75085adea25e081ac76a0ce6bdeb12187ee29930d87dbfcea33ba62";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_ctr_xor_vaes512(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<contract::Bits192>>, counter: Read<Counter>, table: Read<Table<contract::AesCtrXor<contract::Bits192>>>) {
        core::arch::naked_asm!(include_str!("aes192_ctr_xor_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES in counter mode (SP 800-38A, 6.5): `out = input XOR` the encrypted counter blocks, for any length in bytes. The counter is the last four bytes of the block, the first of them highest, modulo 2^32.
///
/// Weave: 8 blocks in 8 vectors, round by round.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `schedule`: the round keys (FIPS 197, 5.2), read
/// - `counter`: the first counter block, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `c4222b87a418a35c3e512b466e5019d6918c9058f7eacfe74de1ac44078af90f`.
pub(crate) mod aes256_ctr_xor_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_ctr_xor_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 136;
    pub(crate) const INTERFACE: &str = "bd401c995c75209f899697dda90f5e973803cf983ab520eca890dc1c91cfc96d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_ctr_xor_aesni(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<contract::Bits256>>, counter: Read<Counter>, table: Read<Table<contract::AesCtrXor<contract::Bits256>>>) {
        core::arch::naked_asm!(include_str!("aes256_ctr_xor_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES in counter mode (SP 800-38A, 6.5): `out = input XOR` the encrypted counter blocks, for any length in bytes. The counter is the last four bytes of the block, the first of them highest, modulo 2^32.
///
/// Weave: 16 blocks in 8 vectors, round by round.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `schedule`: the round keys (FIPS 197, 5.2), read
/// - `counter`: the first counter block, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `8770128f4d3b07009d5a97a36a8ddd2546f16273d594a2dfff3f70b3368fa4dd`.
pub(crate) mod aes256_ctr_xor_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_ctr_xor_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 264;
    pub(crate) const INTERFACE: &str = "bd401c995c75209f899697dda90f5e973803cf983ab520eca890dc1c91cfc96d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_ctr_xor_vaes256(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<contract::Bits256>>, counter: Read<Counter>, table: Read<Table<contract::AesCtrXor<contract::Bits256>>>) {
        core::arch::naked_asm!(include_str!("aes256_ctr_xor_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES in counter mode (SP 800-38A, 6.5): `out = input XOR` the encrypted counter blocks, for any length in bytes. The counter is the last four bytes of the block, the first of them highest, modulo 2^32.
///
/// Weave: 32 blocks in 8 vectors, round by round.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `schedule`: the round keys (FIPS 197, 5.2), read
/// - `counter`: the first counter block, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `279d57997d9f33b93533e67aeb424fb1bd23e5d7e9f377382fa737ffee01d992`.
pub(crate) mod aes256_ctr_xor_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_ctr_xor_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "bd401c995c75209f899697dda90f5e973803cf983ab520eca890dc1c91cfc96d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_ctr_xor_vaes512(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<contract::Bits256>>, counter: Read<Counter>, table: Read<Table<contract::AesCtrXor<contract::Bits256>>>) {
        core::arch::naked_asm!(include_str!("aes256_ctr_xor_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// Powers of the key H of GHASH (SP 800-38D, 6.4), as the kernels of this family read them.
///
/// Weave: vectors of 1 powers, twice as many each time.
///
/// - `h`: the key H, read
/// - `powers`: where the powers go, written
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `4ad0104e89cbbb0c4c786f58e13b910d4af295d4e2bbf4efc36287d871ba2d07`.
pub(crate) mod ghash_powers_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "ghash_powers_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "1beae80243e884ee5850ac57ebd79532a61028ef62f5ca3648b8adacd8bfc294";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 70, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn ghash_powers_aesni(h: Read<HashKey>, powers: Write<Powers>, table: Read<Table<contract::GhashPowers>>) {
        core::arch::naked_asm!(include_str!("ghash_powers_aesni.s"), ".p2align 6", options(raw))
    }
}

/// Powers of the key H of GHASH (SP 800-38D, 6.4), as the kernels of this family read them.
///
/// Weave: vectors of 2 powers, twice as many each time.
///
/// - `h`: the key H, read
/// - `powers`: where the powers go, written
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `472eefc44e42f6eec2b727531f5194f0043652654c575b5fdc02c36e1b58b107`.
pub(crate) mod ghash_powers_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "ghash_powers_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::PCLMULQDQ).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "1beae80243e884ee5850ac57ebd79532a61028ef62f5ca3648b8adacd8bfc294";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 70, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn ghash_powers_vaes256(h: Read<HashKey>, powers: Write<Powers>, table: Read<Table<contract::GhashPowers>>) {
        core::arch::naked_asm!(include_str!("ghash_powers_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// Powers of the key H of GHASH (SP 800-38D, 6.4), as the kernels of this family read them.
///
/// Weave: vectors of 4 powers, twice as many each time.
///
/// - `h`: the key H, read
/// - `powers`: where the powers go, written
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `09ebe8ca7f09cbdaaa3d48a2a87e9dcb3ca6469210c056488646cc132e7442a6`.
pub(crate) mod ghash_powers_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "ghash_powers_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::PCLMULQDQ).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "1beae80243e884ee5850ac57ebd79532a61028ef62f5ca3648b8adacd8bfc294";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 70, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn ghash_powers_vaes512(h: Read<HashKey>, powers: Write<Powers>, table: Read<Table<contract::GhashPowers>>) {
        core::arch::naked_asm!(include_str!("ghash_powers_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// GHASH (SP 800-38D, 6.4) of whole blocks: `sum = sum * H + block` for each block; the last one is added and not multiplied.
///
/// Weave: 8 blocks a turn in 8 vectors, products by Karatsuba; of what is left half as many, and so on.
///
/// - `sum`: the sum, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 16
/// - `powers`: powers of the key, read
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `5f06087221c9487025b2a713a06e39f9af382dbda5f614792567016c5a67991c`.
pub(crate) mod ghash_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "ghash_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "989377bcfc1fd435525437a68eb3bc979350b4f5ed02ca518aa1e53adbafd606";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn ghash_blocks_aesni(sum: Write<Sum>, input: Read<Input>, len: usize, powers: Read<Powers>, table: Read<Table<contract::GhashBlocks>>) {
        core::arch::naked_asm!(include_str!("ghash_blocks_aesni.s"), ".p2align 6", options(raw))
    }
}

/// GHASH (SP 800-38D, 6.4) of whole blocks: `sum = sum * H + block` for each block; the last one is added and not multiplied.
///
/// Weave: 16 blocks a turn in 8 vectors, products by Karatsuba; of what is left half as many, and so on.
///
/// - `sum`: the sum, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 16
/// - `powers`: powers of the key, read
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `0a0100dbfba13f56e120cafc96b5e8a709ca82c047854c5d499a755f060831dd`.
pub(crate) mod ghash_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "ghash_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::PCLMULQDQ).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "989377bcfc1fd435525437a68eb3bc979350b4f5ed02ca518aa1e53adbafd606";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn ghash_blocks_vaes256(sum: Write<Sum>, input: Read<Input>, len: usize, powers: Read<Powers>, table: Read<Table<contract::GhashBlocks>>) {
        core::arch::naked_asm!(include_str!("ghash_blocks_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// GHASH (SP 800-38D, 6.4) of whole blocks: `sum = sum * H + block` for each block; the last one is added and not multiplied.
///
/// Weave: 32 blocks a turn in 8 vectors, products by Karatsuba; of what is left half as many, and so on.
///
/// - `sum`: the sum, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 16
/// - `powers`: powers of the key, read
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `0da037b78b1fe2ea557e98191a71120d7fd6ed014c0c8e2b4450178f55aefad7`.
pub(crate) mod ghash_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "ghash_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::PCLMULQDQ).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "989377bcfc1fd435525437a68eb3bc979350b4f5ed02ca518aa1e53adbafd606";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn ghash_blocks_vaes512(sum: Write<Sum>, input: Read<Input>, len: usize, powers: Read<Powers>, table: Read<Table<contract::GhashBlocks>>) {
        core::arch::naked_asm!(include_str!("ghash_blocks_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 1 block; products by Karatsuba, woven into the rounds from 20 % to 100 % of them.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 128
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `0ca3acfe1dd961867b4f68ed4f166578f4712af2d3798ef15ca09ba2d6a046b2`.
pub(crate) mod aes128_gcm_seal_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_seal_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const STACK: usize = 136;
    pub(crate) const INTERFACE: &str = "105e309d6327a9297739ab77bf5134c5a51a5abe5f243df9d31dfd00c03c57fd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_blocks_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits128>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits128, contract::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_seal_blocks_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 1 block; products by Karatsuba, woven into the rounds from 10 % to 90 % of them.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 128
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `484e360eed1a83b8d5221b85b6ec6d1bda9b927e8c9945070b6cbbd8297b02b5`.
pub(crate) mod aes128_gcm_open_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_open_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "8884f7623dbbfb6ddbdad69293f62ae1f89517e821bf26ed243299183bdaba99";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_open_blocks_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits128>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits128, contract::Open>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_open_blocks_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 2 blocks; products by Karatsuba, woven into the rounds from 20 % to 100 % of them.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 256
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `4ad30ed688c6869dd33275511e0d12e3b4eb56fd8f77d45b7e037f16b2306348`.
pub(crate) mod aes128_gcm_seal_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_seal_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const STACK: usize = 280;
    pub(crate) const INTERFACE: &str = "105e309d6327a9297739ab77bf5134c5a51a5abe5f243df9d31dfd00c03c57fd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_blocks_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits128>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits128, contract::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_seal_blocks_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 2 blocks; products by Karatsuba, woven into the rounds from 10 % to 90 % of them.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 256
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `0975f04bced49749fdb6862961fba479ba254c280056fcbec5eb86363cf78095`.
pub(crate) mod aes128_gcm_open_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_open_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "8884f7623dbbfb6ddbdad69293f62ae1f89517e821bf26ed243299183bdaba99";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_open_blocks_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits128>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits128, contract::Open>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_open_blocks_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 4 blocks; products by Karatsuba, woven into the rounds from 0 % to 100 % of them.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 512
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `03b0bf71bbde2172595788a22523a4abb98ba2d854cbd6cc3cddb92b2c8dd9c0`.
pub(crate) mod aes128_gcm_seal_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_seal_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const STACK: usize = 376;
    pub(crate) const INTERFACE: &str = "105e309d6327a9297739ab77bf5134c5a51a5abe5f243df9d31dfd00c03c57fd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 384]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_blocks_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits128>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits128, contract::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_seal_blocks_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 4 blocks; products by Karatsuba, woven into the rounds from 0 % to 100 % of them.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 512
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `83edefc8ca0c2e4764366216a1db9b614e564dc2a8a6ec976ce2afa67665ef50`.
pub(crate) mod aes128_gcm_open_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_open_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "8884f7623dbbfb6ddbdad69293f62ae1f89517e821bf26ed243299183bdaba99";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 384]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_open_blocks_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits128>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits128, contract::Open>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_open_blocks_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 1 block; products by Karatsuba, woven into the rounds from 20 % to 100 % of them.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 128
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `cac499cb215190f3be106eea9b38cc91c9601982c678a2ced2671a75e12ad103`.
pub(crate) mod aes192_gcm_seal_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_seal_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const STACK: usize = 136;
    pub(crate) const INTERFACE: &str = "31e2ab3ac80b79403ea4be42680b9435a3cb652a4ca565b1b95efbb2de5d3fcb";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_seal_blocks_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits192>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits192, contract::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_seal_blocks_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 1 block; products by Karatsuba, woven into the rounds from 10 % to 90 % of them.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 128
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `89a6999aa06a4c954b17751adc7a3484e75d6dce87fabda2fdec55a2aefc5b5f`.
pub(crate) mod aes192_gcm_open_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_open_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "3139577fb4b2dc2dfb415f6e672ba7be1f4ffdc4c0804fd66b7fee4dd2f705e8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_open_blocks_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits192>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits192, contract::Open>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_open_blocks_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 2 blocks; products by Karatsuba, woven into the rounds from 20 % to 100 % of them.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 256
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `d213e9eca54bc80c283bb52d132d4aac72cc47709769c10dc18dee4bc6376648`.
pub(crate) mod aes192_gcm_seal_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_seal_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const STACK: usize = 280;
    pub(crate) const INTERFACE: &str = "31e2ab3ac80b79403ea4be42680b9435a3cb652a4ca565b1b95efbb2de5d3fcb";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_seal_blocks_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits192>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits192, contract::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_seal_blocks_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 2 blocks; products by Karatsuba, woven into the rounds from 10 % to 90 % of them.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 256
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `81ff46875e754c8bd2cb18e204fb172dc2f74fd3ecb6332a43d5776644fb5cb4`.
pub(crate) mod aes192_gcm_open_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_open_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "3139577fb4b2dc2dfb415f6e672ba7be1f4ffdc4c0804fd66b7fee4dd2f705e8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_open_blocks_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits192>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits192, contract::Open>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_open_blocks_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 4 blocks; products by Karatsuba, woven into the rounds from 10 % to 100 % of them.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 512
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `4b5304537fa23b0a6b2d683a4420a01a0554d2c9700d242f554d68e5800c4bee`.
pub(crate) mod aes192_gcm_seal_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_seal_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const STACK: usize = 504;
    pub(crate) const INTERFACE: &str = "31e2ab3ac80b79403ea4be42680b9435a3cb652a4ca565b1b95efbb2de5d3fcb";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 384]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_seal_blocks_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits192>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits192, contract::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_seal_blocks_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 4 blocks; products by Karatsuba, woven into the rounds from 10 % to 100 % of them.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 512
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `8372db52b4db69329910241ecca9fe0d02ce2d362017ebaa7efd81d894bcf06b`.
pub(crate) mod aes192_gcm_open_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_open_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "3139577fb4b2dc2dfb415f6e672ba7be1f4ffdc4c0804fd66b7fee4dd2f705e8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 384]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_open_blocks_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits192>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits192, contract::Open>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_open_blocks_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 1 block; products by Karatsuba, woven into the rounds from 20 % to 100 % of them.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 128
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `159538a68662d161a5bdd3a8c3d566f1a22a1a59c3a897382607fbd5267cf39f`.
pub(crate) mod aes256_gcm_seal_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_seal_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const STACK: usize = 136;
    pub(crate) const INTERFACE: &str = "d60f90015860c9c9a0c2c206580e44ac20877aa751e95d753c0c2ade1aca1efd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_seal_blocks_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits256>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits256, contract::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_seal_blocks_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 1 block; products by Karatsuba, woven into the rounds from 10 % to 90 % of them.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 128
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `cb8a7e7795e6fffb228094b651265744198e2000b382bb2c204a8db314c1c0c2`.
pub(crate) mod aes256_gcm_open_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_open_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "85121f57cc05d0ea7427132e274b1224c37093a6793021185febec59ab76b651";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_open_blocks_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits256>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits256, contract::Open>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_open_blocks_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 2 blocks; products by Karatsuba, woven into the rounds from 20 % to 100 % of them.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 256
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `91f9b78d9abcd4844311ae0705f31113dcbd6b6bb777c9792734db669229b29d`.
pub(crate) mod aes256_gcm_seal_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_seal_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const STACK: usize = 280;
    pub(crate) const INTERFACE: &str = "d60f90015860c9c9a0c2c206580e44ac20877aa751e95d753c0c2ade1aca1efd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_seal_blocks_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits256>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits256, contract::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_seal_blocks_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 2 blocks; products by Karatsuba, woven into the rounds from 10 % to 90 % of them.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 256
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `03c8402ada46adf18314dd59bd52830f9ee924c0fedec6928d43f8987682820f`.
pub(crate) mod aes256_gcm_open_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_open_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "85121f57cc05d0ea7427132e274b1224c37093a6793021185febec59ab76b651";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_open_blocks_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits256>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits256, contract::Open>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_open_blocks_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 4 blocks; products by Karatsuba, woven into the rounds from 10 % to 100 % of them.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 512
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `3d390c4d5232845baec9af88a9f2115e3f0afd937f7d62505f84265d2db9ef8f`.
pub(crate) mod aes256_gcm_seal_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_seal_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const STACK: usize = 632;
    pub(crate) const INTERFACE: &str = "d60f90015860c9c9a0c2c206580e44ac20877aa751e95d753c0c2ade1aca1efd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 384]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_seal_blocks_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits256>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits256, contract::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_seal_blocks_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 4 blocks; products by Karatsuba, woven into the rounds from 10 % to 100 % of them.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 512
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `b9411f078d333cfcdafbb245a62c1dd08f7355e0e6ad3f0a8ae62b0a60d2cb33`.
pub(crate) mod aes256_gcm_open_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_open_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const STACK: usize = 120;
    pub(crate) const INTERFACE: &str = "85121f57cc05d0ea7427132e274b1224c37093a6793021185febec59ab76b651";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 384]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_open_blocks_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits256>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits256, contract::Open>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_open_blocks_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 1 lanes at once, groups of 8.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 256
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `d946694fd4057f1ee353c11ea4839e051d55e485097584637e5c1651c546560f`.
pub(crate) mod aes128_gcm_seal_finish_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_seal_finish_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "c75ecdfe6b96824d31a50a8cf6e3ad76ab14465bcfd7b7757f3d70834125fb47";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_finish_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits128>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits128, contract::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_seal_finish_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 1 lanes at once, groups of 8.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 256
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `ef5664c41cc91ef2b84f1ff910b3e7ca95e979d6df036769d17e573387ba4cd6`.
pub(crate) mod aes128_gcm_open_finish_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_open_finish_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "889ec72a2fb8914360980b97e966d628710625fbe338e8610984d9abe10311a8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_open_finish_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits128>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits128, contract::Open>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_open_finish_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 2 lanes at once, groups of 8.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 512
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `c9cb181324eb352df5420250835e11990ac9be86e204e71ccb2ddcaba9183c21`.
pub(crate) mod aes128_gcm_seal_finish_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_seal_finish_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "c75ecdfe6b96824d31a50a8cf6e3ad76ab14465bcfd7b7757f3d70834125fb47";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 400]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_finish_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits128>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits128, contract::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_seal_finish_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 2 lanes at once, groups of 8.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 512
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `c522a2af84b63883335851cbff5911e082120d122b878c0b27682e5541b14350`.
pub(crate) mod aes128_gcm_open_finish_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_open_finish_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "889ec72a2fb8914360980b97e966d628710625fbe338e8610984d9abe10311a8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 400]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_open_finish_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits128>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits128, contract::Open>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_open_finish_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 4 lanes at once, groups of 8.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 1024
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `ea93e6beb84169cc66fde995d1e04fe76754a46e13eec99787be29794a54007a`.
pub(crate) mod aes128_gcm_seal_finish_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_seal_finish_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "c75ecdfe6b96824d31a50a8cf6e3ad76ab14465bcfd7b7757f3d70834125fb47";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 704]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 143, 142, 141, 140, 139, 138, 137, 136, 135, 134, 133, 132, 131, 130, 129, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_finish_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits128>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits128, contract::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_seal_finish_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 4 lanes at once, groups of 8.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 1024
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `c5b3cdc4aa2bc98d54252921d54c88c0acf644dd3ba85da8e7fa9320825d70e7`.
pub(crate) mod aes128_gcm_open_finish_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_open_finish_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "889ec72a2fb8914360980b97e966d628710625fbe338e8610984d9abe10311a8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 704]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 143, 142, 141, 140, 139, 138, 137, 136, 135, 134, 133, 132, 131, 130, 129, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_open_finish_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits128>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits128, contract::Open>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_open_finish_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 1 lanes at once, groups of 8.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 256
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `fe6a6b15da6e4dda3958f432d0be4368716d1442e01af949d3444f9a6eda06f9`.
pub(crate) mod aes192_gcm_seal_finish_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_seal_finish_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "7800008111432581e93778a8b05be30170a43a44041cdc668f4d95785018f78d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_seal_finish_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits192>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits192, contract::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_seal_finish_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 1 lanes at once, groups of 8.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 256
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `58a5ebf533165737b93c1d4f5bd8243d35fe5011144ff18e59fd94303020259f`.
pub(crate) mod aes192_gcm_open_finish_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_open_finish_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "8b98c8354e9e871b1ecb30a6acc22ed980ad24b1437139fe371e1c0e128e2136";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_open_finish_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits192>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits192, contract::Open>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_open_finish_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 2 lanes at once, groups of 8.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 512
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `3c1014159258068de044e81f1d0717d848f1613039144d94c7ee6737a682b1b7`.
pub(crate) mod aes192_gcm_seal_finish_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_seal_finish_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "7800008111432581e93778a8b05be30170a43a44041cdc668f4d95785018f78d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 400]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_seal_finish_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits192>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits192, contract::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_seal_finish_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 2 lanes at once, groups of 8.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 512
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `8d4656d3603ba6b601bdb7f98afeab49fc993b6b67143b7b3a99021eda305559`.
pub(crate) mod aes192_gcm_open_finish_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_open_finish_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "8b98c8354e9e871b1ecb30a6acc22ed980ad24b1437139fe371e1c0e128e2136";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 400]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_open_finish_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits192>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits192, contract::Open>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_open_finish_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 4 lanes at once, groups of 8.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 1024
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `b8de4ad590ec9ff120a8edb9d1dbfe0141059cfc7e2f37fc1fb6851ebeaeeaac`.
pub(crate) mod aes192_gcm_seal_finish_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_seal_finish_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "7800008111432581e93778a8b05be30170a43a44041cdc668f4d95785018f78d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 704]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 143, 142, 141, 140, 139, 138, 137, 136, 135, 134, 133, 132, 131, 130, 129, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_seal_finish_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits192>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits192, contract::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_seal_finish_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 4 lanes at once, groups of 8.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 1024
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `ffc865aa297c37b4a4707bc49bcc115127559848a228a8afe0e96a1ddea7495c`.
pub(crate) mod aes192_gcm_open_finish_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_open_finish_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "8b98c8354e9e871b1ecb30a6acc22ed980ad24b1437139fe371e1c0e128e2136";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 704]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 143, 142, 141, 140, 139, 138, 137, 136, 135, 134, 133, 132, 131, 130, 129, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_open_finish_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits192>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits192, contract::Open>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_open_finish_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 1 lanes at once, groups of 8.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 256
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `a4c44bb780758cc345fdb8b04fb642101383f2ee739b9610e81ce5957384d52a`.
pub(crate) mod aes256_gcm_seal_finish_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_seal_finish_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "66ce0804851313639f6b8d51679ad9111f6806d9358ac45f21fcd096296f5735";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_seal_finish_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits256>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits256, contract::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_seal_finish_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 1 lanes at once, groups of 8.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 256
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `9a6ee70e15b25ae49b8be32b0afe1da3bf55a57465f6ae5ab4bf561840e65f53`.
pub(crate) mod aes256_gcm_open_finish_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_open_finish_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "af7eb2047366f863d0346b59d1969fba1fd49e0840de5aa8a00209d957b05fa8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_open_finish_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits256>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits256, contract::Open>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_open_finish_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 2 lanes at once, groups of 8.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 512
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `fb85342ef80794926eaea2e1d65b6f669d88ec765d96c89707ac5acd8a649581`.
pub(crate) mod aes256_gcm_seal_finish_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_seal_finish_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "66ce0804851313639f6b8d51679ad9111f6806d9358ac45f21fcd096296f5735";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 400]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_seal_finish_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits256>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits256, contract::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_seal_finish_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 2 lanes at once, groups of 8.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 512
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `3e5260665c0a6253c23c6f1f70b0e7b124a03a7b8a7da8d2d536d8783ac201ef`.
pub(crate) mod aes256_gcm_open_finish_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_open_finish_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "af7eb2047366f863d0346b59d1969fba1fd49e0840de5aa8a00209d957b05fa8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 400]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_open_finish_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits256>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits256, contract::Open>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_open_finish_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 4 lanes at once, groups of 8.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 1024
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `57c14c16a43559a869401382541f5586caa7227067cd0f2889c90db3f5fd3ad0`.
pub(crate) mod aes256_gcm_seal_finish_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_seal_finish_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "66ce0804851313639f6b8d51679ad9111f6806d9358ac45f21fcd096296f5735";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 704]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 143, 142, 141, 140, 139, 138, 137, 136, 135, 134, 133, 132, 131, 130, 129, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_seal_finish_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits256>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits256, contract::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_seal_finish_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 4 lanes at once, groups of 8.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 1024
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `a758afa4aaa8493af9c11d3a86c7a575cd4e16f19f21e04e96a27dbae5c45afa`.
pub(crate) mod aes256_gcm_open_finish_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_open_finish_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "af7eb2047366f863d0346b59d1969fba1fd49e0840de5aa8a00209d957b05fa8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 704]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 143, 142, 141, 140, 139, 138, 137, 136, 135, 134, 133, 132, 131, 130, 129, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_open_finish_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits256>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits256, contract::Open>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_open_finish_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2): the hash value after `len / 64` more blocks.
///
/// Weave: 1 message.
///
/// - `state`: the hash value: its words, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `c5e4f92c1ebf91f1072e9f3b8cfca2d00dc4aecbab60f1e5fc9a73e2a4974ab0`.
pub(crate) mod sha256_blocks_sha {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "sha256_blocks_sha";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::SHA);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "fb54c65063371023bba2348bf1d90f7cc3c6139d76750aa2c2b69940e4036036";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 272]> = Aligned([152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_blocks_sha(state: Write<Hash<contract::Sha256>>, input: Read<Input>, len: usize, table: Read<Table<contract::HashBlocks<contract::Sha256>>>) {
        core::arch::naked_asm!(include_str!("sha256_blocks_sha.s"), ".p2align 6", options(raw))
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2) of a few messages: as many blocks of each.
///
/// Weave: 2 messages, words late and early.
///
/// - `state`: the hash values one after another: word `w` of message `m` at `4 * (words * m + w)`, written
/// - `inputs`: 2 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `0ac8e3bb7ed27cb3b7c0f99bf10490c8dc9093e70a9f25d1b99917fdabed7f51`.
pub(crate) mod sha256_streams_sha {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "sha256_streams_sha";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::SHA);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 2 };
    pub(crate) const STACK: usize = 72;
    pub(crate) const INTERFACE: &str = "a35bb314111721f97d22da4cf9985c701f35e3902f411b41e2a716eb8d1533ce";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 272]> = Aligned([152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_streams_sha(state: Write<Streams<contract::Sha256>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashStreams<contract::Sha256>>>) {
        core::arch::naked_asm!(include_str!("sha256_streams_sha.s"), ".p2align 6", options(raw))
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2): the hash value after `len / 64` more blocks.
///
/// Weave: 2 blocks a turn, few sums.
///
/// - `state`: the hash value: its words, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `e611eb6963b89d0bc66484742f5f2a643d32b1a6edc70b8f996ba2a5f659584a`.
pub(crate) mod sha256_blocks_avx2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "sha256_blocks_avx2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::BMI1).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 616;
    pub(crate) const INTERFACE: &str = "fb54c65063371023bba2348bf1d90f7cc3c6139d76750aa2c2b69940e4036036";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 544]> = Aligned([152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_blocks_avx2(state: Write<Hash<contract::Sha256>>, input: Read<Input>, len: usize, table: Read<Table<contract::HashBlocks<contract::Sha256>>>) {
        core::arch::naked_asm!(include_str!("sha256_blocks_avx2.s"), ".p2align 6", options(raw))
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2) of many messages: as many blocks of each.
///
/// Weave: a message in each of 8 lanes.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `inputs`: 8 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `838e77fd732301f81c62cf3a469e109ca3f217afb8b452c7c5c3d44511e14114`.
pub(crate) mod sha256_lanes_avx2_x8 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "sha256_lanes_avx2_x8";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 8 };
    pub(crate) const STACK: usize = 856;
    pub(crate) const INTERFACE: &str = "17f5f7f4af6a75a718db0b8ef9a8b4c6465c08ad69234f625f19c5de096cdbf8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 296]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_lanes_avx2_x8(state: Write<Lanes<contract::Sha256>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Sha256>>>) {
        core::arch::naked_asm!(include_str!("sha256_lanes_avx2_x8.s"), ".p2align 6", options(raw))
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2) of many messages: as many blocks of each.
///
/// Weave: a message in each of 16 lanes.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `inputs`: 16 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `27f46f9e816e62819f8cefa359a7ed7698afbc299110e1e4c13a2d1549204984`.
pub(crate) mod sha256_lanes_avx512_x16 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "sha256_lanes_avx512_x16";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 16 };
    pub(crate) const STACK: usize = 1720;
    pub(crate) const INTERFACE: &str = "17f5f7f4af6a75a718db0b8ef9a8b4c6465c08ad69234f625f19c5de096cdbf8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 328]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_lanes_avx512_x16(state: Write<Lanes<contract::Sha256>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Sha256>>>) {
        core::arch::naked_asm!(include_str!("sha256_lanes_avx512_x16.s"), ".p2align 6", options(raw))
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2) of many messages: as many blocks of each.
///
/// Weave: a message in each of 16 lanes, 2 sets round robin.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `inputs`: 32 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `539b29f915249d273d3b6f58f25b9b83dbdd97fcb56acdab5d7c84cff1728f7d`.
pub(crate) mod sha256_lanes_avx512_x32 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "sha256_lanes_avx512_x32";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 32 };
    pub(crate) const STACK: usize = 3384;
    pub(crate) const INTERFACE: &str = "17f5f7f4af6a75a718db0b8ef9a8b4c6465c08ad69234f625f19c5de096cdbf8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 328]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_lanes_avx512_x32(state: Write<Lanes<contract::Sha256>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Sha256>>>) {
        core::arch::naked_asm!(include_str!("sha256_lanes_avx512_x32.s"), ".p2align 6", options(raw))
    }
}

/// MD5 (RFC 1321, 3.4): the buffer after `len / 64` more blocks.
///
/// Weave: 1 message.
///
/// - `state`: the hash value: its words, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `dc43cb33da352d09758aed0aeed71095c7cae29c8a36a9ecd7e7646041fcc626`.
pub(crate) mod md5_blocks_gpr {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_blocks_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 32;
    pub(crate) const INTERFACE: &str = "a235cf688d48ad701dc88852090fcf0f6543efc26d18c7e880f7362621e6ec48";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_blocks_gpr(state: Write<Hash<contract::Md5>>, input: Read<Input>, len: usize, table: Read<Table<contract::HashBlocks<contract::Md5>>>) {
        core::arch::naked_asm!(include_str!("md5_blocks_gpr.s"), ".p2align 6", options(raw))
    }
}

/// MD5 (RFC 1321, 3.4): the buffer after `len / 64` more blocks.
///
/// Weave: 1 message, with `andn`.
///
/// - `state`: the hash value: its words, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `dc43cb33da352d09758aed0aeed71095c7cae29c8a36a9ecd7e7646041fcc626`.
pub(crate) mod md5_blocks_bmi1 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_blocks_bmi1";
    pub(crate) const FEATURES: Features = Features::BMI1;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 32;
    pub(crate) const INTERFACE: &str = "a235cf688d48ad701dc88852090fcf0f6543efc26d18c7e880f7362621e6ec48";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_blocks_bmi1(state: Write<Hash<contract::Md5>>, input: Read<Input>, len: usize, table: Read<Table<contract::HashBlocks<contract::Md5>>>) {
        core::arch::naked_asm!(include_str!("md5_blocks_bmi1.s"), ".p2align 6", options(raw))
    }
}

/// MD5 (RFC 1321, 3.4) of many messages: as many blocks of each.
///
/// Weave: a message in each of 8 lanes.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `inputs`: 8 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `9242bef30a621ad6028455c5dc018b928b1761a9330bfc43b3935a2d801eec14`.
pub(crate) mod md5_lanes_avx2_x8 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_lanes_avx2_x8";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 8 };
    pub(crate) const STACK: usize = 728;
    pub(crate) const INTERFACE: &str = "52c964587babc11080b8ee9c1829a3e0d63cc0f192a252a47a01b144fc1fd355";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 268]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 98, 37, 30, 246, 64, 179, 64, 192, 81, 90, 94, 38, 170, 199, 182, 233, 93, 16, 47, 214, 83, 20, 68, 2, 129, 230, 161, 216, 200, 251, 211, 231, 230, 205, 225, 33, 214, 7, 55, 195, 135, 13, 213, 244, 237, 20, 90, 69, 5, 233, 227, 169, 248, 163, 239, 252, 217, 2, 111, 103, 138, 76, 42, 141, 66, 57, 250, 255, 129, 246, 113, 135, 34, 97, 157, 109, 12, 56, 229, 253, 68, 234, 190, 164, 169, 207, 222, 75, 96, 75, 187, 246, 112, 188, 191, 190, 198, 126, 155, 40, 250, 39, 161, 234, 133, 48, 239, 212, 5, 29, 136, 4, 57, 208, 212, 217, 229, 153, 219, 230, 248, 124, 162, 31, 101, 86, 172, 196, 68, 34, 41, 244, 151, 255, 42, 67, 167, 35, 148, 171, 57, 160, 147, 252, 195, 89, 91, 101, 146, 204, 12, 143, 125, 244, 239, 255, 209, 93, 132, 133, 79, 126, 168, 111, 224, 230, 44, 254, 20, 67, 1, 163, 161, 17, 8, 78, 130, 126, 83, 247, 53, 242, 58, 189, 187, 210, 215, 42, 145, 211, 134, 235, 255, 255, 255, 255]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx2_x8(state: Write<Lanes<contract::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Md5>>>) {
        core::arch::naked_asm!(include_str!("md5_lanes_avx2_x8.s"), ".p2align 6", options(raw))
    }
}

/// MD5 (RFC 1321, 3.4) of many messages: as many blocks of each.
///
/// Weave: a message in each of 8 lanes, 2 sets round robin.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `inputs`: 16 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `1b47db3c49f7ef35659855ab2fa84293f99b767cf08d14826f4e454ca3d77bc1`.
pub(crate) mod md5_lanes_avx2_x16 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_lanes_avx2_x16";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 16 };
    pub(crate) const STACK: usize = 1432;
    pub(crate) const INTERFACE: &str = "52c964587babc11080b8ee9c1829a3e0d63cc0f192a252a47a01b144fc1fd355";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 268]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 98, 37, 30, 246, 64, 179, 64, 192, 81, 90, 94, 38, 170, 199, 182, 233, 93, 16, 47, 214, 83, 20, 68, 2, 129, 230, 161, 216, 200, 251, 211, 231, 230, 205, 225, 33, 214, 7, 55, 195, 135, 13, 213, 244, 237, 20, 90, 69, 5, 233, 227, 169, 248, 163, 239, 252, 217, 2, 111, 103, 138, 76, 42, 141, 66, 57, 250, 255, 129, 246, 113, 135, 34, 97, 157, 109, 12, 56, 229, 253, 68, 234, 190, 164, 169, 207, 222, 75, 96, 75, 187, 246, 112, 188, 191, 190, 198, 126, 155, 40, 250, 39, 161, 234, 133, 48, 239, 212, 5, 29, 136, 4, 57, 208, 212, 217, 229, 153, 219, 230, 248, 124, 162, 31, 101, 86, 172, 196, 68, 34, 41, 244, 151, 255, 42, 67, 167, 35, 148, 171, 57, 160, 147, 252, 195, 89, 91, 101, 146, 204, 12, 143, 125, 244, 239, 255, 209, 93, 132, 133, 79, 126, 168, 111, 224, 230, 44, 254, 20, 67, 1, 163, 161, 17, 8, 78, 130, 126, 83, 247, 53, 242, 58, 189, 187, 210, 215, 42, 145, 211, 134, 235, 255, 255, 255, 255]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx2_x16(state: Write<Lanes<contract::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Md5>>>) {
        core::arch::naked_asm!(include_str!("md5_lanes_avx2_x16.s"), ".p2align 6", options(raw))
    }
}

/// MD5 (RFC 1321, 3.4) of many messages: as many blocks of each.
///
/// Weave: a message in each of 8 lanes, 3 sets groups of 36.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `inputs`: 24 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `ba6656c31bbc19388819c546120030e2d391db527abc67f87283844a390ecda0`.
pub(crate) mod md5_lanes_avx2_x24 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_lanes_avx2_x24";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 24 };
    pub(crate) const STACK: usize = 2136;
    pub(crate) const INTERFACE: &str = "52c964587babc11080b8ee9c1829a3e0d63cc0f192a252a47a01b144fc1fd355";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 268]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 98, 37, 30, 246, 64, 179, 64, 192, 81, 90, 94, 38, 170, 199, 182, 233, 93, 16, 47, 214, 83, 20, 68, 2, 129, 230, 161, 216, 200, 251, 211, 231, 230, 205, 225, 33, 214, 7, 55, 195, 135, 13, 213, 244, 237, 20, 90, 69, 5, 233, 227, 169, 248, 163, 239, 252, 217, 2, 111, 103, 138, 76, 42, 141, 66, 57, 250, 255, 129, 246, 113, 135, 34, 97, 157, 109, 12, 56, 229, 253, 68, 234, 190, 164, 169, 207, 222, 75, 96, 75, 187, 246, 112, 188, 191, 190, 198, 126, 155, 40, 250, 39, 161, 234, 133, 48, 239, 212, 5, 29, 136, 4, 57, 208, 212, 217, 229, 153, 219, 230, 248, 124, 162, 31, 101, 86, 172, 196, 68, 34, 41, 244, 151, 255, 42, 67, 167, 35, 148, 171, 57, 160, 147, 252, 195, 89, 91, 101, 146, 204, 12, 143, 125, 244, 239, 255, 209, 93, 132, 133, 79, 126, 168, 111, 224, 230, 44, 254, 20, 67, 1, 163, 161, 17, 8, 78, 130, 126, 83, 247, 53, 242, 58, 189, 187, 210, 215, 42, 145, 211, 134, 235, 255, 255, 255, 255]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx2_x24(state: Write<Lanes<contract::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Md5>>>) {
        core::arch::naked_asm!(include_str!("md5_lanes_avx2_x24.s"), ".p2align 6", options(raw))
    }
}

/// MD5 (RFC 1321, 3.4) of many messages: as many blocks of each.
///
/// Weave: a message in each of 16 lanes.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `inputs`: 16 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `ebee672dcec492d992d99e79053261977f5c592bca566b914057512517787038`.
pub(crate) mod md5_lanes_avx512_x16 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_lanes_avx512_x16";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 16 };
    pub(crate) const STACK: usize = 1464;
    pub(crate) const INTERFACE: &str = "52c964587babc11080b8ee9c1829a3e0d63cc0f192a252a47a01b144fc1fd355";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 268]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 98, 37, 30, 246, 64, 179, 64, 192, 81, 90, 94, 38, 170, 199, 182, 233, 93, 16, 47, 214, 83, 20, 68, 2, 129, 230, 161, 216, 200, 251, 211, 231, 230, 205, 225, 33, 214, 7, 55, 195, 135, 13, 213, 244, 237, 20, 90, 69, 5, 233, 227, 169, 248, 163, 239, 252, 217, 2, 111, 103, 138, 76, 42, 141, 66, 57, 250, 255, 129, 246, 113, 135, 34, 97, 157, 109, 12, 56, 229, 253, 68, 234, 190, 164, 169, 207, 222, 75, 96, 75, 187, 246, 112, 188, 191, 190, 198, 126, 155, 40, 250, 39, 161, 234, 133, 48, 239, 212, 5, 29, 136, 4, 57, 208, 212, 217, 229, 153, 219, 230, 248, 124, 162, 31, 101, 86, 172, 196, 68, 34, 41, 244, 151, 255, 42, 67, 167, 35, 148, 171, 57, 160, 147, 252, 195, 89, 91, 101, 146, 204, 12, 143, 125, 244, 239, 255, 209, 93, 132, 133, 79, 126, 168, 111, 224, 230, 44, 254, 20, 67, 1, 163, 161, 17, 8, 78, 130, 126, 83, 247, 53, 242, 58, 189, 187, 210, 215, 42, 145, 211, 134, 235, 255, 255, 255, 255]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx512_x16(state: Write<Lanes<contract::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Md5>>>) {
        core::arch::naked_asm!(include_str!("md5_lanes_avx512_x16.s"), ".p2align 6", options(raw))
    }
}

/// MD5 (RFC 1321, 3.4) of many messages: as many blocks of each.
///
/// Weave: a message in each of 16 lanes, 2 sets groups of 14.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `inputs`: 32 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `b1b819928e29a9a326627a0ea1100fb54f9fb3c02fa92d641e57475b524e9f3a`.
pub(crate) mod md5_lanes_avx512_x32 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_lanes_avx512_x32";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 32 };
    pub(crate) const STACK: usize = 2872;
    pub(crate) const INTERFACE: &str = "52c964587babc11080b8ee9c1829a3e0d63cc0f192a252a47a01b144fc1fd355";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 268]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 98, 37, 30, 246, 64, 179, 64, 192, 81, 90, 94, 38, 170, 199, 182, 233, 93, 16, 47, 214, 83, 20, 68, 2, 129, 230, 161, 216, 200, 251, 211, 231, 230, 205, 225, 33, 214, 7, 55, 195, 135, 13, 213, 244, 237, 20, 90, 69, 5, 233, 227, 169, 248, 163, 239, 252, 217, 2, 111, 103, 138, 76, 42, 141, 66, 57, 250, 255, 129, 246, 113, 135, 34, 97, 157, 109, 12, 56, 229, 253, 68, 234, 190, 164, 169, 207, 222, 75, 96, 75, 187, 246, 112, 188, 191, 190, 198, 126, 155, 40, 250, 39, 161, 234, 133, 48, 239, 212, 5, 29, 136, 4, 57, 208, 212, 217, 229, 153, 219, 230, 248, 124, 162, 31, 101, 86, 172, 196, 68, 34, 41, 244, 151, 255, 42, 67, 167, 35, 148, 171, 57, 160, 147, 252, 195, 89, 91, 101, 146, 204, 12, 143, 125, 244, 239, 255, 209, 93, 132, 133, 79, 126, 168, 111, 224, 230, 44, 254, 20, 67, 1, 163, 161, 17, 8, 78, 130, 126, 83, 247, 53, 242, 58, 189, 187, 210, 215, 42, 145, 211, 134, 235, 255, 255, 255, 255]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx512_x32(state: Write<Lanes<contract::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Md5>>>) {
        core::arch::naked_asm!(include_str!("md5_lanes_avx512_x32.s"), ".p2align 6", options(raw))
    }
}

/// MD5 (RFC 1321, 3.4) of many messages: as many blocks of each.
///
/// Weave: a message in each of 16 lanes, 4 sets groups of 14.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `inputs`: 64 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `1a4544f33d10d7cf86255beea0a44ab53f891807969fbc62fa033553faa0974b`.
pub(crate) mod md5_lanes_avx512_x64 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_lanes_avx512_x64";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 64 };
    pub(crate) const STACK: usize = 5688;
    pub(crate) const INTERFACE: &str = "52c964587babc11080b8ee9c1829a3e0d63cc0f192a252a47a01b144fc1fd355";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 268]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 98, 37, 30, 246, 64, 179, 64, 192, 81, 90, 94, 38, 170, 199, 182, 233, 93, 16, 47, 214, 83, 20, 68, 2, 129, 230, 161, 216, 200, 251, 211, 231, 230, 205, 225, 33, 214, 7, 55, 195, 135, 13, 213, 244, 237, 20, 90, 69, 5, 233, 227, 169, 248, 163, 239, 252, 217, 2, 111, 103, 138, 76, 42, 141, 66, 57, 250, 255, 129, 246, 113, 135, 34, 97, 157, 109, 12, 56, 229, 253, 68, 234, 190, 164, 169, 207, 222, 75, 96, 75, 187, 246, 112, 188, 191, 190, 198, 126, 155, 40, 250, 39, 161, 234, 133, 48, 239, 212, 5, 29, 136, 4, 57, 208, 212, 217, 229, 153, 219, 230, 248, 124, 162, 31, 101, 86, 172, 196, 68, 34, 41, 244, 151, 255, 42, 67, 167, 35, 148, 171, 57, 160, 147, 252, 195, 89, 91, 101, 146, 204, 12, 143, 125, 244, 239, 255, 209, 93, 132, 133, 79, 126, 168, 111, 224, 230, 44, 254, 20, 67, 1, 163, 161, 17, 8, 78, 130, 126, 83, 247, 53, 242, 58, 189, 187, 210, 215, 42, 145, 211, 134, 235, 255, 255, 255, 255]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx512_x64(state: Write<Lanes<contract::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Md5>>>) {
        core::arch::naked_asm!(include_str!("md5_lanes_avx512_x64.s"), ".p2align 6", options(raw))
    }
}

/// MD5 (RFC 1321, 3.4) of many messages: as many blocks of each.
///
/// Weave: a message in each of 16 lanes, 6 sets groups of 14.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `inputs`: 96 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `156fda8d1520267fa78eab9f147a8d9d1afe073634fa55cdbbb91e010a474ff9`.
pub(crate) mod md5_lanes_avx512_x96 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_lanes_avx512_x96";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 96 };
    pub(crate) const STACK: usize = 8504;
    pub(crate) const INTERFACE: &str = "52c964587babc11080b8ee9c1829a3e0d63cc0f192a252a47a01b144fc1fd355";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 268]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 98, 37, 30, 246, 64, 179, 64, 192, 81, 90, 94, 38, 170, 199, 182, 233, 93, 16, 47, 214, 83, 20, 68, 2, 129, 230, 161, 216, 200, 251, 211, 231, 230, 205, 225, 33, 214, 7, 55, 195, 135, 13, 213, 244, 237, 20, 90, 69, 5, 233, 227, 169, 248, 163, 239, 252, 217, 2, 111, 103, 138, 76, 42, 141, 66, 57, 250, 255, 129, 246, 113, 135, 34, 97, 157, 109, 12, 56, 229, 253, 68, 234, 190, 164, 169, 207, 222, 75, 96, 75, 187, 246, 112, 188, 191, 190, 198, 126, 155, 40, 250, 39, 161, 234, 133, 48, 239, 212, 5, 29, 136, 4, 57, 208, 212, 217, 229, 153, 219, 230, 248, 124, 162, 31, 101, 86, 172, 196, 68, 34, 41, 244, 151, 255, 42, 67, 167, 35, 148, 171, 57, 160, 147, 252, 195, 89, 91, 101, 146, 204, 12, 143, 125, 244, 239, 255, 209, 93, 132, 133, 79, 126, 168, 111, 224, 230, 44, 254, 20, 67, 1, 163, 161, 17, 8, 78, 130, 126, 83, 247, 53, 242, 58, 189, 187, 210, 215, 42, 145, 211, 134, 235, 255, 255, 255, 255]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx512_x96(state: Write<Lanes<contract::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Md5>>>) {
        core::arch::naked_asm!(include_str!("md5_lanes_avx512_x96.s"), ".p2align 6", options(raw))
    }
}
