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
pub(crate) mod chacha20_xor_gpr {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 176;
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
pub(crate) mod chacha20_xor_avx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx";
    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 392;
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
pub(crate) mod chacha20_xor_avx2_row2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx2_row2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 128;
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
pub(crate) mod chacha20_xor_avx2_row4 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx2_row4";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 256;
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
pub(crate) mod chacha20_xor_avx2_row5 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx2_row5";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 432;
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
pub(crate) mod chacha20_xor_avx2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 760;
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
pub(crate) mod chacha20_xor_avx2x16 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx2x16";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 1944;
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
pub(crate) mod chacha20_xor_avx512_row4 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx512_row4";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod chacha20_xor_avx512_row5 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx512_row5";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 176;
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
pub(crate) mod chacha20_xor_avx512_row8 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx512_row8";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod chacha20_xor_avx512_row9 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx512_row9";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 176;
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
pub(crate) mod chacha20_xor_avx512_row12 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx512_row12";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod chacha20_xor_avx512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod chacha20_xor_avx512x17 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx512x17";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 176;
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
pub(crate) mod chacha20_xor_avx512x32 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_avx512x32";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 64;
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
pub(crate) mod poly1305_blocks_gpr {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_blocks_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 56;
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
pub(crate) mod poly1305_blocks_bmi2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_blocks_bmi2";
    pub(crate) const FEATURES: Features = Features::BMI2;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 56;
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
pub(crate) mod poly1305_finish_gpr {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_finish_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: 1024, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 56;
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
pub(crate) mod poly1305_finish_bmi2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_finish_bmi2";
    pub(crate) const FEATURES: Features = Features::BMI2;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: 1024, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 56;
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
pub(crate) mod poly1305_powers_bmi2x2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_powers_bmi2x2";
    pub(crate) const FEATURES: Features = Features::BMI2;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 24, layout: 0x9bb95fcbf1e444d7, messages: 0 };
    pub(crate) const STACK: usize = 56;
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
pub(crate) mod poly1305_blocks_bmi2x2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_blocks_bmi2x2";
    pub(crate) const FEATURES: Features = Features::BMI2;
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 24, layout: 0x9bb95fcbf1e444d7, messages: 0 };
    pub(crate) const STACK: usize = 56;
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
pub(crate) mod poly1305_powers_avx2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_powers_avx2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 960, layout: 0x74e8d53752a70607, messages: 0 };
    pub(crate) const STACK: usize = 56;
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
pub(crate) mod poly1305_blocks_avx2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_blocks_avx2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 960, layout: 0x74e8d53752a70607, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod poly1305_powers_ifma {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_powers_ifma";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512IFMA);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 768, layout: 0x3f8a6654de60efd0, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod poly1305_blocks_ifma {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_blocks_ifma";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512IFMA);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 768, layout: 0x3f8a6654de60efd0, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod chacha20_poly1305_blocks_avx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_blocks_avx";
    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 480;
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
pub(crate) mod chacha20_poly1305_blocks_avxx8 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_blocks_avxx8";
    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 1072;
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
pub(crate) mod chacha20_poly1305_blocks_avx2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_blocks_avx2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 848;
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
pub(crate) mod chacha20_poly1305_blocks_avx2x16 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_blocks_avx2x16";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1024, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 2032;
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
pub(crate) mod chacha20_poly1305_begin_avx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx";
    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 576;
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
pub(crate) mod chacha20_poly1305_begin_avxx8 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avxx8";
    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 1168;
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
pub(crate) mod chacha20_poly1305_begin_avx2_row2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx2_row2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 304;
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
pub(crate) mod chacha20_poly1305_begin_avx2_row4 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx2_row4";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 432;
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
pub(crate) mod chacha20_poly1305_begin_avx2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 944;
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
pub(crate) mod chacha20_poly1305_begin_avx2x16 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx2x16";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 2128;
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
pub(crate) mod chacha20_poly1305_begin_avx512_row4 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx512_row4";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 176;
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
pub(crate) mod chacha20_poly1305_begin_avx512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 768, layout: 0x3f8a6654de60efd0, messages: 0 };
    pub(crate) const STACK: usize = 176;
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
pub(crate) mod chacha20_poly1305_begin_avx512x32 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx512x32";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 2048, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 240;
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
pub(crate) mod aes128_expand_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_expand_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod aes192_expand_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_expand_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod aes256_expand_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_expand_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod aes128_ctr_xor_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_ctr_xor_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 136;
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
pub(crate) mod aes128_ctr_xor_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_ctr_xor_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 264;
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
pub(crate) mod aes128_ctr_xor_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_ctr_xor_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod aes192_ctr_xor_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_ctr_xor_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 136;
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
pub(crate) mod aes192_ctr_xor_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_ctr_xor_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 264;
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
pub(crate) mod aes192_ctr_xor_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_ctr_xor_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod aes256_ctr_xor_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_ctr_xor_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 136;
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
pub(crate) mod aes256_ctr_xor_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_ctr_xor_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 264;
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
pub(crate) mod aes256_ctr_xor_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_ctr_xor_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod ghash_powers_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "ghash_powers_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 480, layout: 0x4222faeb17ec96f5, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod ghash_powers_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "ghash_powers_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::PCLMULQDQ).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 864, layout: 0xf9543bf1c620395c, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod ghash_powers_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "ghash_powers_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::PCLMULQDQ).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 1728, layout: 0xb381ff8b7373de9f, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod ghash_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "ghash_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 480, layout: 0x4222faeb17ec96f5, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod ghash_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "ghash_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::PCLMULQDQ).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 864, layout: 0xf9543bf1c620395c, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod ghash_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "ghash_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::PCLMULQDQ).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 1728, layout: 0xb381ff8b7373de9f, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod aes128_gcm_seal_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_seal_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 0x4222faeb17ec96f5, messages: 0 };
    pub(crate) const STACK: usize = 136;
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
pub(crate) mod aes128_gcm_open_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_open_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 0x4222faeb17ec96f5, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod aes128_gcm_seal_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_seal_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 0xf9543bf1c620395c, messages: 0 };
    pub(crate) const STACK: usize = 280;
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
pub(crate) mod aes128_gcm_open_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_open_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 0xf9543bf1c620395c, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod aes128_gcm_seal_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_seal_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 0xb381ff8b7373de9f, messages: 0 };
    pub(crate) const STACK: usize = 376;
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
pub(crate) mod aes128_gcm_open_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_open_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 0xb381ff8b7373de9f, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod aes192_gcm_seal_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_seal_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 0x4222faeb17ec96f5, messages: 0 };
    pub(crate) const STACK: usize = 136;
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
pub(crate) mod aes192_gcm_open_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_open_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 0x4222faeb17ec96f5, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod aes192_gcm_seal_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_seal_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 0xf9543bf1c620395c, messages: 0 };
    pub(crate) const STACK: usize = 280;
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
pub(crate) mod aes192_gcm_open_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_open_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 0xf9543bf1c620395c, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod aes192_gcm_seal_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_seal_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 0xb381ff8b7373de9f, messages: 0 };
    pub(crate) const STACK: usize = 504;
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
pub(crate) mod aes192_gcm_open_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_open_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 0xb381ff8b7373de9f, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod aes256_gcm_seal_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_seal_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 0x4222faeb17ec96f5, messages: 0 };
    pub(crate) const STACK: usize = 136;
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
pub(crate) mod aes256_gcm_open_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_open_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 0x4222faeb17ec96f5, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod aes256_gcm_seal_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_seal_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 0xf9543bf1c620395c, messages: 0 };
    pub(crate) const STACK: usize = 280;
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
pub(crate) mod aes256_gcm_open_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_open_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 0xf9543bf1c620395c, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod aes256_gcm_seal_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_seal_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 0xb381ff8b7373de9f, messages: 0 };
    pub(crate) const STACK: usize = 632;
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
pub(crate) mod aes256_gcm_open_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_open_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 0xb381ff8b7373de9f, messages: 0 };
    pub(crate) const STACK: usize = 120;
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
pub(crate) mod aes128_gcm_seal_finish_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_seal_finish_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 0x4222faeb17ec96f5, messages: 0 };
    pub(crate) const STACK: usize = 40;
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
pub(crate) mod aes128_gcm_open_finish_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_open_finish_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 0x4222faeb17ec96f5, messages: 0 };
    pub(crate) const STACK: usize = 40;
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
pub(crate) mod aes128_gcm_seal_finish_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_seal_finish_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 0xf9543bf1c620395c, messages: 0 };
    pub(crate) const STACK: usize = 40;
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
pub(crate) mod aes128_gcm_open_finish_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_open_finish_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 0xf9543bf1c620395c, messages: 0 };
    pub(crate) const STACK: usize = 40;
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
pub(crate) mod aes128_gcm_seal_finish_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_seal_finish_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 0xb381ff8b7373de9f, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod aes128_gcm_open_finish_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_open_finish_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 0xb381ff8b7373de9f, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod aes192_gcm_seal_finish_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_seal_finish_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 0x4222faeb17ec96f5, messages: 0 };
    pub(crate) const STACK: usize = 40;
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
pub(crate) mod aes192_gcm_open_finish_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_open_finish_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 0x4222faeb17ec96f5, messages: 0 };
    pub(crate) const STACK: usize = 40;
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
pub(crate) mod aes192_gcm_seal_finish_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_seal_finish_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 0xf9543bf1c620395c, messages: 0 };
    pub(crate) const STACK: usize = 40;
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
pub(crate) mod aes192_gcm_open_finish_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_open_finish_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 0xf9543bf1c620395c, messages: 0 };
    pub(crate) const STACK: usize = 40;
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
pub(crate) mod aes192_gcm_seal_finish_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_seal_finish_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 0xb381ff8b7373de9f, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod aes192_gcm_open_finish_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_open_finish_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 0xb381ff8b7373de9f, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod aes256_gcm_seal_finish_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_seal_finish_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 0x4222faeb17ec96f5, messages: 0 };
    pub(crate) const STACK: usize = 40;
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
pub(crate) mod aes256_gcm_open_finish_aesni {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_open_finish_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 0x4222faeb17ec96f5, messages: 0 };
    pub(crate) const STACK: usize = 40;
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
pub(crate) mod aes256_gcm_seal_finish_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_seal_finish_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 0xf9543bf1c620395c, messages: 0 };
    pub(crate) const STACK: usize = 40;
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
pub(crate) mod aes256_gcm_open_finish_vaes256 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_open_finish_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 0xf9543bf1c620395c, messages: 0 };
    pub(crate) const STACK: usize = 40;
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
pub(crate) mod aes256_gcm_seal_finish_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_seal_finish_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 0xb381ff8b7373de9f, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod aes256_gcm_open_finish_vaes512 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_open_finish_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 0xb381ff8b7373de9f, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod sha256_blocks_sha {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "sha256_blocks_sha";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::SHA);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
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
pub(crate) mod sha256_streams_sha {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "sha256_streams_sha";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::SHA);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 2 };
    pub(crate) const STACK: usize = 72;
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
pub(crate) mod sha256_blocks_avx2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "sha256_blocks_avx2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::BMI1).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 616;
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
pub(crate) mod sha256_lanes_avx2_x8 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "sha256_lanes_avx2_x8";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 8 };
    pub(crate) const STACK: usize = 856;
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
pub(crate) mod sha256_lanes_avx512_x16 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "sha256_lanes_avx512_x16";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 16 };
    pub(crate) const STACK: usize = 1720;
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
pub(crate) mod sha256_lanes_avx512_x32 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "sha256_lanes_avx512_x32";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 32 };
    pub(crate) const STACK: usize = 3384;
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
pub(crate) mod md5_blocks_gpr {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_blocks_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 32;
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
pub(crate) mod md5_blocks_bmi1 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_blocks_bmi1";
    pub(crate) const FEATURES: Features = Features::BMI1;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 32;
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
pub(crate) mod md5_lanes_avx2_x8 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_lanes_avx2_x8";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 8 };
    pub(crate) const STACK: usize = 728;
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
pub(crate) mod md5_lanes_avx2_x16 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_lanes_avx2_x16";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 16 };
    pub(crate) const STACK: usize = 1432;
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
pub(crate) mod md5_lanes_avx2_x24 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_lanes_avx2_x24";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 24 };
    pub(crate) const STACK: usize = 2136;
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
pub(crate) mod md5_lanes_avx512_x16 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_lanes_avx512_x16";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 16 };
    pub(crate) const STACK: usize = 1464;
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
pub(crate) mod md5_lanes_avx512_x32 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_lanes_avx512_x32";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 32 };
    pub(crate) const STACK: usize = 2872;
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
pub(crate) mod md5_lanes_avx512_x64 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_lanes_avx512_x64";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 64 };
    pub(crate) const STACK: usize = 5688;
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
pub(crate) mod md5_lanes_avx512_x96 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_lanes_avx512_x96";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 96 };
    pub(crate) const STACK: usize = 8504;
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 268]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 98, 37, 30, 246, 64, 179, 64, 192, 81, 90, 94, 38, 170, 199, 182, 233, 93, 16, 47, 214, 83, 20, 68, 2, 129, 230, 161, 216, 200, 251, 211, 231, 230, 205, 225, 33, 214, 7, 55, 195, 135, 13, 213, 244, 237, 20, 90, 69, 5, 233, 227, 169, 248, 163, 239, 252, 217, 2, 111, 103, 138, 76, 42, 141, 66, 57, 250, 255, 129, 246, 113, 135, 34, 97, 157, 109, 12, 56, 229, 253, 68, 234, 190, 164, 169, 207, 222, 75, 96, 75, 187, 246, 112, 188, 191, 190, 198, 126, 155, 40, 250, 39, 161, 234, 133, 48, 239, 212, 5, 29, 136, 4, 57, 208, 212, 217, 229, 153, 219, 230, 248, 124, 162, 31, 101, 86, 172, 196, 68, 34, 41, 244, 151, 255, 42, 67, 167, 35, 148, 171, 57, 160, 147, 252, 195, 89, 91, 101, 146, 204, 12, 143, 125, 244, 239, 255, 209, 93, 132, 133, 79, 126, 168, 111, 224, 230, 44, 254, 20, 67, 1, 163, 161, 17, 8, 78, 130, 126, 83, 247, 53, 242, 58, 189, 187, 210, 215, 42, 145, 211, 134, 235, 255, 255, 255, 255]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx512_x96(state: Write<Lanes<contract::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Md5>>>) {
        core::arch::naked_asm!(include_str!("md5_lanes_avx512_x96.s"), ".p2align 6", options(raw))
    }
}
