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
/// Proved with contract, frame and statement `9833b672d34ad2e40ff48d8b08c40ff814e7a9aa6855f12a122b915c09f3afb1`.
pub(crate) mod chacha20_xor_gpr {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "81f8d511c7c8c1e0d5547d19ec078dc3dbe3877e9a12ceadebc1932a336aa2dd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_gpr(out: *mut u8, input: *const u8, len: usize, state: *const u32, table: *const u8) {
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
/// Proved with contract, frame and statement `2e8f906eac723c0261cb0d5c37c1b042c3cf93fe4ba3ea850d8ad3ca617bcb96`.
pub(crate) mod chacha20_xor_avx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_avx";
    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "81f8d511c7c8c1e0d5547d19ec078dc3dbe3877e9a12ceadebc1932a336aa2dd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx(out: *mut u8, input: *const u8, len: usize, state: *const u32, table: *const u8) {
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
/// Proved with contract, frame and statement `370d53d9009cc01ea0dfd0bd735862c65124431f0a23de4e60c382027c34cbb7`.
pub(crate) mod chacha20_xor_avx2_row2 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_avx2_row2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "81f8d511c7c8c1e0d5547d19ec078dc3dbe3877e9a12ceadebc1932a336aa2dd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx2_row2(out: *mut u8, input: *const u8, len: usize, state: *const u32, table: *const u8) {
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
/// Proved with contract, frame and statement `4f4c7759002a32530b54299ca57900c918d23c7501282ee2095f1fde024459f5`.
pub(crate) mod chacha20_xor_avx2_row4 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_avx2_row4";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "81f8d511c7c8c1e0d5547d19ec078dc3dbe3877e9a12ceadebc1932a336aa2dd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 160]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx2_row4(out: *mut u8, input: *const u8, len: usize, state: *const u32, table: *const u8) {
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
/// Proved with contract, frame and statement `0b06d82ece4170c02441052959e2dda5ba2739a565c74160cb8c7e275d82949a`.
pub(crate) mod chacha20_xor_avx2_row5 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_avx2_row5";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "81f8d511c7c8c1e0d5547d19ec078dc3dbe3877e9a12ceadebc1932a336aa2dd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 160]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx2_row5(out: *mut u8, input: *const u8, len: usize, state: *const u32, table: *const u8) {
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
/// Proved with contract, frame and statement `abf0f7474e659de6ee2607fd2a2ea992027ed56af4b274978c2ff7b8a884ac6d`.
pub(crate) mod chacha20_xor_avx2 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_avx2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "81f8d511c7c8c1e0d5547d19ec078dc3dbe3877e9a12ceadebc1932a336aa2dd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx2(out: *mut u8, input: *const u8, len: usize, state: *const u32, table: *const u8) {
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
/// Proved with contract, frame and statement `ac083547e9ba68c91a198af183f224ebbe6520ad6d4113f888d4eeddb7d5c6c8`.
pub(crate) mod chacha20_xor_avx2x16 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_avx2x16";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "81f8d511c7c8c1e0d5547d19ec078dc3dbe3877e9a12ceadebc1932a336aa2dd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx2x16(out: *mut u8, input: *const u8, len: usize, state: *const u32, table: *const u8) {
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
/// Proved with contract, frame and statement `767a1d44b44113475135ddef466fcd4423092007d9bbe4cad6bc0de303ad5c80`.
pub(crate) mod chacha20_xor_avx512_row4 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_avx512_row4";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "81f8d511c7c8c1e0d5547d19ec078dc3dbe3877e9a12ceadebc1932a336aa2dd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512_row4(out: *mut u8, input: *const u8, len: usize, state: *const u32, table: *const u8) {
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
/// Proved with contract, frame and statement `b4d598267f5feecdea64f66969c24068df371d6165317c639fb3c644551c46f7`.
pub(crate) mod chacha20_xor_avx512_row5 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_avx512_row5";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "81f8d511c7c8c1e0d5547d19ec078dc3dbe3877e9a12ceadebc1932a336aa2dd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512_row5(out: *mut u8, input: *const u8, len: usize, state: *const u32, table: *const u8) {
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
/// Proved with contract, frame and statement `1e0e45c2d84e6be21c5e808914df4f251aa467944be9991876ceb7c616a9537f`.
pub(crate) mod chacha20_xor_avx512_row8 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_avx512_row8";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "81f8d511c7c8c1e0d5547d19ec078dc3dbe3877e9a12ceadebc1932a336aa2dd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512_row8(out: *mut u8, input: *const u8, len: usize, state: *const u32, table: *const u8) {
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
/// Proved with contract, frame and statement `fdf3bff3c2c6c30181e80a659f0a2185825d29039f324c78a5ed53a81a49e1d1`.
pub(crate) mod chacha20_xor_avx512_row9 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_avx512_row9";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "81f8d511c7c8c1e0d5547d19ec078dc3dbe3877e9a12ceadebc1932a336aa2dd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512_row9(out: *mut u8, input: *const u8, len: usize, state: *const u32, table: *const u8) {
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
/// Proved with contract, frame and statement `ca12c443d79287fc056f461d4327189f8e6ba031464a0ccca6439c3f986dc214`.
pub(crate) mod chacha20_xor_avx512_row12 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_avx512_row12";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "81f8d511c7c8c1e0d5547d19ec078dc3dbe3877e9a12ceadebc1932a336aa2dd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512_row12(out: *mut u8, input: *const u8, len: usize, state: *const u32, table: *const u8) {
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
/// Proved with contract, frame and statement `ac3fb0b1e2b2152be68682e6516e81d2e1e0caf1bdbbf31771d3a3f3f63c3b75`.
pub(crate) mod chacha20_xor_avx512 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_avx512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "81f8d511c7c8c1e0d5547d19ec078dc3dbe3877e9a12ceadebc1932a336aa2dd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512(out: *mut u8, input: *const u8, len: usize, state: *const u32, table: *const u8) {
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
/// Proved with contract, frame and statement `fecfe456bb79f77daa1377852252ee42e6017724b08225479b0c9bd222c0de73`.
pub(crate) mod chacha20_xor_avx512x17 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_avx512x17";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "81f8d511c7c8c1e0d5547d19ec078dc3dbe3877e9a12ceadebc1932a336aa2dd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512x17(out: *mut u8, input: *const u8, len: usize, state: *const u32, table: *const u8) {
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
/// Proved with contract, frame and statement `6d9f047a270e0825312e9766943501f7385ad8ace77d021838bdc785613267cb`.
pub(crate) mod chacha20_xor_avx512x32 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_avx512x32";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "81f8d511c7c8c1e0d5547d19ec078dc3dbe3877e9a12ceadebc1932a336aa2dd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0, 16, 0, 0, 0, 17, 0, 0, 0, 18, 0, 0, 0, 19, 0, 0, 0, 20, 0, 0, 0, 21, 0, 0, 0, 22, 0, 0, 0, 23, 0, 0, 0, 24, 0, 0, 0, 25, 0, 0, 0, 26, 0, 0, 0, 27, 0, 0, 0, 28, 0, 0, 0, 29, 0, 0, 0, 30, 0, 0, 0, 31, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512x32(out: *mut u8, input: *const u8, len: usize, state: *const u32, table: *const u8) {
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
/// Proved with contract, frame and statement `f345d237270c78da1da1d77b0607ed1bd52ee4ce42d6260dbae8f77ea002953c`.
pub(crate) mod poly1305_blocks_gpr {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_blocks_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "0699aed4c3f003b1bc45703d14926232d65e521b18fb168002a309675a6b368a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_blocks_gpr(state: *mut u8, input: *const u8, len: usize, table: *const u8) {
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
/// Proved with contract, frame and statement `f345d237270c78da1da1d77b0607ed1bd52ee4ce42d6260dbae8f77ea002953c`.
pub(crate) mod poly1305_blocks_bmi2 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_blocks_bmi2";
    pub(crate) const FEATURES: Features = Features::BMI2;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "0699aed4c3f003b1bc45703d14926232d65e521b18fb168002a309675a6b368a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_blocks_bmi2(state: *mut u8, input: *const u8, len: usize, table: *const u8) {
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
/// Proved with contract, frame and statement `01a98403319632fd533fee451e65973609c1f57d77459b1101cc4ff1a18b7765`.
pub(crate) mod poly1305_finish_gpr {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_finish_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: 1024, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "3de738c6533d98cbd53cb825634480f31faaf0429325af7859635baad1ca8b3b";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_finish_gpr(state: *const u8, input: *const u8, len: usize, tag: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `01a98403319632fd533fee451e65973609c1f57d77459b1101cc4ff1a18b7765`.
pub(crate) mod poly1305_finish_bmi2 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_finish_bmi2";
    pub(crate) const FEATURES: Features = Features::BMI2;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: 1024, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "3de738c6533d98cbd53cb825634480f31faaf0429325af7859635baad1ca8b3b";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_finish_bmi2(state: *const u8, input: *const u8, len: usize, tag: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `bc72f72834dce150647cd113c13da205917ea3f241b0d4adf44a9973fe33c605`.
pub(crate) mod poly1305_powers_bmi2x2 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_powers_bmi2x2";
    pub(crate) const FEATURES: Features = Features::BMI2;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 24, layout: 0xa7677c0362289d11, messages: 0 };
    pub(crate) const INTERFACE: &str = "08f8269a7f8216ad0c2991565629c9f2d855023fb44cc9b47bab82a2e7a1d2b0";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_powers_bmi2x2(state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `e08438d15fa569b9b68eaec49fb6c90daa80912e970b584c3e578435baec8b99`.
pub(crate) mod poly1305_blocks_bmi2x2 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_blocks_bmi2x2";
    pub(crate) const FEATURES: Features = Features::BMI2;
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 24, layout: 0xa7677c0362289d11, messages: 0 };
    pub(crate) const INTERFACE: &str = "0699aed4c3f003b1bc45703d14926232d65e521b18fb168002a309675a6b368a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_blocks_bmi2x2(state: *mut u8, input: *const u8, len: usize, table: *const u8) {
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
/// Proved with contract, frame and statement `1d935347d6de1b6322b15c7a5b5b15c859f79b2f2fe6d8ffa589e33e3c46e12d`.
pub(crate) mod poly1305_powers_avx2 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_powers_avx2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 960, layout: 0xc54d03c7df630dff, messages: 0 };
    pub(crate) const INTERFACE: &str = "08f8269a7f8216ad0c2991565629c9f2d855023fb44cc9b47bab82a2e7a1d2b0";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_powers_avx2(state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `b5b504eb01989546dd0de46f39c95a1e126163ded31f917c973c85b1cb02d948`.
pub(crate) mod poly1305_blocks_avx2 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_blocks_avx2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 960, layout: 0xc54d03c7df630dff, messages: 0 };
    pub(crate) const INTERFACE: &str = "0699aed4c3f003b1bc45703d14926232d65e521b18fb168002a309675a6b368a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 255, 255, 255, 3, 0, 0, 0, 0, 255, 255, 255, 3, 0, 0, 0, 0, 255, 255, 255, 3, 0, 0, 0, 0, 255, 255, 255, 3, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_blocks_avx2(state: *mut u8, input: *const u8, len: usize, table: *const u8) {
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
/// Proved with contract, frame and statement `6d331fff39817664ab9b32ee3128345caf1eaebec3e4335aa310ebf1f8b495c8`.
pub(crate) mod poly1305_powers_ifma {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_powers_ifma";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512IFMA);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 768, layout: 0x56098a8439ed7d6e, messages: 0 };
    pub(crate) const INTERFACE: &str = "08f8269a7f8216ad0c2991565629c9f2d855023fb44cc9b47bab82a2e7a1d2b0";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([255, 255, 255, 255, 255, 15, 0, 0, 255, 255, 255, 255, 255, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_powers_ifma(state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `3482e041c086e3e31f4a75518a3fec28b475eb720166eb0c9b1a923d8079aa83`.
pub(crate) mod poly1305_blocks_ifma {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_blocks_ifma";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512IFMA);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 768, layout: 0x56098a8439ed7d6e, messages: 0 };
    pub(crate) const INTERFACE: &str = "0699aed4c3f003b1bc45703d14926232d65e521b18fb168002a309675a6b368a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 24]> = Aligned([255, 255, 255, 255, 255, 15, 0, 0, 255, 255, 255, 255, 255, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_blocks_ifma(state: *mut u8, input: *const u8, len: usize, table: *const u8) {
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
/// Proved with contract, frame and statement `f7d05c6d992f804c55a0dee92dd5f859489febfc0fd021288d1f0c2ea2d93f81`.
pub(crate) mod chacha20_poly1305_blocks_avx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_blocks_avx";
    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "feca0370852d58b05c22938e0f3a42b66a5cd9fc334f0ee4c30a11852bdc94db";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_blocks_avx(out: *mut u8, input: *const u8, len: usize, state: *mut u8, mac: *const u8, table: *const u8) {
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
/// Proved with contract, frame and statement `706db08bf9c157da77b7922e2571529ae487ea81bf99f3d2ae296eaef71f7be6`.
pub(crate) mod chacha20_poly1305_blocks_avxx8 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_blocks_avxx8";
    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "feca0370852d58b05c22938e0f3a42b66a5cd9fc334f0ee4c30a11852bdc94db";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_blocks_avxx8(out: *mut u8, input: *const u8, len: usize, state: *mut u8, mac: *const u8, table: *const u8) {
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
/// Proved with contract, frame and statement `9dd2c291376f2ef13168151ec42874d56decf74992979de40bf833dacccef81a`.
pub(crate) mod chacha20_poly1305_blocks_avx2 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_blocks_avx2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "feca0370852d58b05c22938e0f3a42b66a5cd9fc334f0ee4c30a11852bdc94db";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_blocks_avx2(out: *mut u8, input: *const u8, len: usize, state: *mut u8, mac: *const u8, table: *const u8) {
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
/// Proved with contract, frame and statement `8263a6ab7821d9d6e0715bc9795f18f78b0b67525d4ab8d0efbc3534b4a4fe08`.
pub(crate) mod chacha20_poly1305_blocks_avx2x16 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_blocks_avx2x16";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1024, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "feca0370852d58b05c22938e0f3a42b66a5cd9fc334f0ee4c30a11852bdc94db";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_blocks_avx2x16(out: *mut u8, input: *const u8, len: usize, state: *mut u8, mac: *const u8, table: *const u8) {
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
/// Proved with contract, frame and statement `6eb5fe4d9da0dcf6440b3e6286daa906a7ef004a1f3cf9ce9166aaf587598f8e`.
pub(crate) mod chacha20_poly1305_begin_avx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx";
    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "3c775d500afc571ef013be0a37585f7ad631b96e717b7fd81c9eb06631352cd8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx(out: *mut u8, input: *const u8, len: usize, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `c0e347d6d5c3c67cbb86aff18b23521eb7bda9ad36f21ecca076fdc60aabe006`.
pub(crate) mod chacha20_poly1305_begin_avxx8 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avxx8";
    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "3c775d500afc571ef013be0a37585f7ad631b96e717b7fd81c9eb06631352cd8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avxx8(out: *mut u8, input: *const u8, len: usize, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `774e2646314497fc1d38a39d84159de07cd7af3d471bdf9de1e19dcd7bd671b4`.
pub(crate) mod chacha20_poly1305_begin_avx2_row2 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx2_row2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "3c775d500afc571ef013be0a37585f7ad631b96e717b7fd81c9eb06631352cd8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx2_row2(out: *mut u8, input: *const u8, len: usize, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `7d08107a27c5f94ca6aa0da5f6d69b263ed77ea74ede2637cf51a64c98f506bb`.
pub(crate) mod chacha20_poly1305_begin_avx2_row4 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx2_row4";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "3c775d500afc571ef013be0a37585f7ad631b96e717b7fd81c9eb06631352cd8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 160]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx2_row4(out: *mut u8, input: *const u8, len: usize, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `df1ffe7596d823fc48340e41a06385359a8eb4aad59b9453c17e9dd9005758e9`.
pub(crate) mod chacha20_poly1305_begin_avx2 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "3c775d500afc571ef013be0a37585f7ad631b96e717b7fd81c9eb06631352cd8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx2(out: *mut u8, input: *const u8, len: usize, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `cfdb7ffb17a12cbda04fbcaf85d0047defb82711d90a9d6acf11bfa6e5167122`.
pub(crate) mod chacha20_poly1305_begin_avx2x16 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx2x16";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "3c775d500afc571ef013be0a37585f7ad631b96e717b7fd81c9eb06631352cd8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx2x16(out: *mut u8, input: *const u8, len: usize, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `a2d818af639aaf8a076d2227e31b2e3d0862ed9fa5bc6330b9b401b511685536`.
pub(crate) mod chacha20_poly1305_begin_avx512_row4 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx512_row4";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "3c775d500afc571ef013be0a37585f7ad631b96e717b7fd81c9eb06631352cd8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx512_row4(out: *mut u8, input: *const u8, len: usize, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `b021bfa5ca6d54eb4f74228ace8c64b0f5448929452d5cfcf947065eaf4d18fb`.
pub(crate) mod chacha20_poly1305_begin_avx512 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 768, layout: 0x56098a8439ed7d6e, messages: 0 };
    pub(crate) const INTERFACE: &str = "3c775d500afc571ef013be0a37585f7ad631b96e717b7fd81c9eb06631352cd8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx512(out: *mut u8, input: *const u8, len: usize, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `ef6959e1e6f479996e0e36ea512b6e41759e6184defe7134c1432497111a5d6f`.
pub(crate) mod chacha20_poly1305_begin_avx512x32 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_avx512x32";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 2048, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "3c775d500afc571ef013be0a37585f7ad631b96e717b7fd81c9eb06631352cd8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0, 16, 0, 0, 0, 17, 0, 0, 0, 18, 0, 0, 0, 19, 0, 0, 0, 20, 0, 0, 0, 21, 0, 0, 0, 22, 0, 0, 0, 23, 0, 0, 0, 24, 0, 0, 0, 25, 0, 0, 0, 26, 0, 0, 0, 27, 0, 0, 0, 28, 0, 0, 0, 29, 0, 0, 0, 30, 0, 0, 0, 31, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx512x32(out: *mut u8, input: *const u8, len: usize, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `1c54e9a07ed913a4f6942caed7c223d39ba554946bedbf7b7d8b42cf64c52816`.
pub(crate) mod aes128_expand_aesni {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_expand_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "b8650c9ee3fbcc40d57b77edcea5aeb5d222aa56c5559b7496d4c6d42187c51c";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 240]> = Aligned([13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 128, 128, 128, 128, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 128, 128, 128, 128, 128, 128, 128, 128, 0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_expand_aesni(cipher_key: *const u8, schedule: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `0a05537d9f398c6244dd9b543cc094438baed7d54ef58ca3d61c40a97356fc18`.
pub(crate) mod aes192_expand_aesni {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_expand_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "b136b44b07d37800dd73125ee28d83e6faa654467f39986b0868ba7b458409c4";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 240]> = Aligned([5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 128, 128, 128, 128, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 128, 128, 128, 128, 128, 128, 128, 128, 0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_expand_aesni(cipher_key: *const u8, schedule: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `6153349e09f9c7aa39b83601475d34a70bd89e3cb649ca4902e810da62405a71`.
pub(crate) mod aes256_expand_aesni {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_expand_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "1b6e099578882714367f0a85bb8fb63c8cf254d198ad24d6dff911ac6fe50678";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 240]> = Aligned([13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 128, 128, 128, 128, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 128, 128, 128, 128, 128, 128, 128, 128, 0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_expand_aesni(cipher_key: *const u8, schedule: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `eb785fb730a72dd91a91ae2bba462a5c2ef25476544fe1bc6d2d4b7fde5ee695`.
pub(crate) mod aes128_ctr_xor_aesni {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_ctr_xor_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "7f2e979c0a1016252d3954284c14dc0cf3522388a22088ff348c8a37eac709ab";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_ctr_xor_aesni(out: *mut u8, input: *const u8, len: usize, schedule: *const u8, counter: *const u8, table: *const u8) {
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
/// Proved with contract, frame and statement `4653eab484bc62e4ae2f270decfdaa374d68f6d89486483c0d1dde61a83e4cc4`.
pub(crate) mod aes128_ctr_xor_vaes256 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_ctr_xor_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "7f2e979c0a1016252d3954284c14dc0cf3522388a22088ff348c8a37eac709ab";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_ctr_xor_vaes256(out: *mut u8, input: *const u8, len: usize, schedule: *const u8, counter: *const u8, table: *const u8) {
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
/// Proved with contract, frame and statement `b661db1b4f012c905a4c16f5e1596caa6e28cd152084246a93b2411038018fba`.
pub(crate) mod aes128_ctr_xor_vaes512 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_ctr_xor_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "7f2e979c0a1016252d3954284c14dc0cf3522388a22088ff348c8a37eac709ab";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_ctr_xor_vaes512(out: *mut u8, input: *const u8, len: usize, schedule: *const u8, counter: *const u8, table: *const u8) {
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
/// Proved with contract, frame and statement `4f101cb1d29b6e2438a95b6fdbdd3f2d4a2c051fd8a8c4aac38d1d17cd786f81`.
pub(crate) mod aes192_ctr_xor_aesni {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_ctr_xor_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "54862ac58256b3b7d66e86537b4d41880a6a4bfb6add40752008e0ad07cba5b9";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_ctr_xor_aesni(out: *mut u8, input: *const u8, len: usize, schedule: *const u8, counter: *const u8, table: *const u8) {
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
/// Proved with contract, frame and statement `d75abc4a4bf4d51550e9d2d2f9ed353bd801dbb38096dc4af1d3c03b32ec1646`.
pub(crate) mod aes192_ctr_xor_vaes256 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_ctr_xor_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "54862ac58256b3b7d66e86537b4d41880a6a4bfb6add40752008e0ad07cba5b9";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_ctr_xor_vaes256(out: *mut u8, input: *const u8, len: usize, schedule: *const u8, counter: *const u8, table: *const u8) {
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
/// Proved with contract, frame and statement `f6d9ee6a1165c30b8245a12c13f907b9c48f4edb99120823b6b383d3a81b417d`.
pub(crate) mod aes192_ctr_xor_vaes512 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_ctr_xor_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "54862ac58256b3b7d66e86537b4d41880a6a4bfb6add40752008e0ad07cba5b9";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_ctr_xor_vaes512(out: *mut u8, input: *const u8, len: usize, schedule: *const u8, counter: *const u8, table: *const u8) {
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
/// Proved with contract, frame and statement `0f2f83b8a99ba4f3a9b4ef0a893d9bbb8d9626cffc446342ee6317f2bbb3f5d7`.
pub(crate) mod aes256_ctr_xor_aesni {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_ctr_xor_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "c87842790c9c2aa0648eee65b2af2cf587b776f878c4b9b72983700fb69beefe";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_ctr_xor_aesni(out: *mut u8, input: *const u8, len: usize, schedule: *const u8, counter: *const u8, table: *const u8) {
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
/// Proved with contract, frame and statement `090f135b7e2aaed3620338a3e7b1f571ea2c6972f45e646eb36eaef45082a85e`.
pub(crate) mod aes256_ctr_xor_vaes256 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_ctr_xor_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "c87842790c9c2aa0648eee65b2af2cf587b776f878c4b9b72983700fb69beefe";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_ctr_xor_vaes256(out: *mut u8, input: *const u8, len: usize, schedule: *const u8, counter: *const u8, table: *const u8) {
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
/// Proved with contract, frame and statement `a5717f9b252b489890026f2f5dd9ea75cf43950a1f4da68822c5f28b98e8571c`.
pub(crate) mod aes256_ctr_xor_vaes512 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_ctr_xor_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "c87842790c9c2aa0648eee65b2af2cf587b776f878c4b9b72983700fb69beefe";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_ctr_xor_vaes512(out: *mut u8, input: *const u8, len: usize, schedule: *const u8, counter: *const u8, table: *const u8) {
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
/// Proved with contract, frame and statement `3866d2893b0e9bb47cc9b52f0d5e95c079f4e22310c549c14d06c0fdd3836643`.
pub(crate) mod ghash_powers_aesni {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "ghash_powers_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const INTERFACE: &str = "82d0ed7f57c1c9755fc15efb32d0a2e049134c2c2225da1a4352b24ba04ec008";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 70, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn ghash_powers_aesni(h: *const u8, powers: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `144238315317ece7e7067acf19b2819874dc0644ffc136dd795db5069ee69ff4`.
pub(crate) mod ghash_powers_vaes256 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "ghash_powers_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::PCLMULQDQ).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const INTERFACE: &str = "82d0ed7f57c1c9755fc15efb32d0a2e049134c2c2225da1a4352b24ba04ec008";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 70, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn ghash_powers_vaes256(h: *const u8, powers: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `ce90cd622ddf15bfc703f4a0b0787962e06bed157296b963482b185253505eaf`.
pub(crate) mod ghash_powers_vaes512 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "ghash_powers_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::PCLMULQDQ).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const INTERFACE: &str = "82d0ed7f57c1c9755fc15efb32d0a2e049134c2c2225da1a4352b24ba04ec008";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 70, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn ghash_powers_vaes512(h: *const u8, powers: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `72ca5f54744dc4b611e7546bc0589ad165639b84ec8356f819068913da40b058`.
pub(crate) mod ghash_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "ghash_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const INTERFACE: &str = "3347b3afca6fcd2deac779d0a45817ff6421b9d32b718d17034e00495d9a3a8a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn ghash_blocks_aesni(sum: *mut u8, input: *const u8, len: usize, powers: *const u8, table: *const u8) {
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
/// Proved with contract, frame and statement `0752aabd258d08ab1f28da40dffb76f8ad7841cb98a0913741a83d9d1c3255f8`.
pub(crate) mod ghash_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "ghash_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::PCLMULQDQ).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const INTERFACE: &str = "3347b3afca6fcd2deac779d0a45817ff6421b9d32b718d17034e00495d9a3a8a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn ghash_blocks_vaes256(sum: *mut u8, input: *const u8, len: usize, powers: *const u8, table: *const u8) {
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
/// Proved with contract, frame and statement `b5fa7836d6ce2780b3908acf1998cf70b9c7b88c37e6f9579dbc29a10821548e`.
pub(crate) mod ghash_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "ghash_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::PCLMULQDQ).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const INTERFACE: &str = "3347b3afca6fcd2deac779d0a45817ff6421b9d32b718d17034e00495d9a3a8a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn ghash_blocks_vaes512(sum: *mut u8, input: *const u8, len: usize, powers: *const u8, table: *const u8) {
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
/// Proved with contract, frame and statement `36bc0de01f33f57eb6a3d63146baa940d59b928244f4a061efafb50d8847ac4b`.
pub(crate) mod aes128_gcm_seal_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_seal_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const INTERFACE: &str = "6c90edff72494e305644421c01aa19a53fbfadbc5a95a6563987f68b90b4c10d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_blocks_aesni(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `a5f59dbd92526e0e100bf81613e680fb05e1741615786a1591dc43a104ea7d34`.
pub(crate) mod aes128_gcm_open_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_open_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const INTERFACE: &str = "b85665d561014df7f5e3faa4125c4f1c1ea19940117af54ed1c1cd112f77ab32";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_open_blocks_aesni(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `0cc6d042cc5cc7bfd2caaf0a840761cbdf9b2455ee593b2298d53da1d9c83519`.
pub(crate) mod aes128_gcm_seal_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_seal_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const INTERFACE: &str = "6c90edff72494e305644421c01aa19a53fbfadbc5a95a6563987f68b90b4c10d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_blocks_vaes256(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `09471a1104f77cf2886df55f45e2352f904015b03ffa595275a0d26167cac7ac`.
pub(crate) mod aes128_gcm_open_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_open_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const INTERFACE: &str = "b85665d561014df7f5e3faa4125c4f1c1ea19940117af54ed1c1cd112f77ab32";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_open_blocks_vaes256(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `a34fada816715790464e22488ea2261550b9738c48235f5d5a1d08b0a2455452`.
pub(crate) mod aes128_gcm_seal_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_seal_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const INTERFACE: &str = "6c90edff72494e305644421c01aa19a53fbfadbc5a95a6563987f68b90b4c10d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 384]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_blocks_vaes512(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `4903ed4eafcd14fa1b2f58ab9d598bd0d63cdf5e3361ef4a4eafd3c398bf3630`.
pub(crate) mod aes128_gcm_open_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_open_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const INTERFACE: &str = "b85665d561014df7f5e3faa4125c4f1c1ea19940117af54ed1c1cd112f77ab32";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 384]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_open_blocks_vaes512(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `80ebe3b80f7ff4efdbe605f4393a4c498e55c0cb77aa4ead94f64490fad0145c`.
pub(crate) mod aes192_gcm_seal_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_seal_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const INTERFACE: &str = "3376f42f27f2d903336bdc565863226ddd4605fbe8c414c58c6ca029f90a6073";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_seal_blocks_aesni(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `7c775f423c32a0ea3960bced58ad2b98e764d6fd536d0c973eb951e38434b5dd`.
pub(crate) mod aes192_gcm_open_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_open_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const INTERFACE: &str = "a953418f850fb3349a472426fb5295ca30483352fdd4d22d016a8026cca389b8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_open_blocks_aesni(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `af966a28842f32d2216d37f28d46a7b6d183e326987aef279e0e1f3085564d52`.
pub(crate) mod aes192_gcm_seal_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_seal_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const INTERFACE: &str = "3376f42f27f2d903336bdc565863226ddd4605fbe8c414c58c6ca029f90a6073";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_seal_blocks_vaes256(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `bd11770c8f8c8bc43452169312f8c14fe086c9e85bdc6616a4ffb8d93a1dc9aa`.
pub(crate) mod aes192_gcm_open_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_open_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const INTERFACE: &str = "a953418f850fb3349a472426fb5295ca30483352fdd4d22d016a8026cca389b8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_open_blocks_vaes256(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `c6cc1ad8ba6d9e6e9dff3e61dd655fc3be7c305974690d7b4e7ae66b5bfb1e76`.
pub(crate) mod aes192_gcm_seal_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_seal_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const INTERFACE: &str = "3376f42f27f2d903336bdc565863226ddd4605fbe8c414c58c6ca029f90a6073";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 384]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_seal_blocks_vaes512(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `7a13933eb07a88e0f2ff4f251582139a84bb27d0a75d2a53c8f7c2c9e53f4aef`.
pub(crate) mod aes192_gcm_open_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_open_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const INTERFACE: &str = "a953418f850fb3349a472426fb5295ca30483352fdd4d22d016a8026cca389b8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 384]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_open_blocks_vaes512(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `f1d1ad74b85e61b087e21907016d405dd7dbae8b91aab3afa30b9eb987c8b183`.
pub(crate) mod aes256_gcm_seal_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_seal_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const INTERFACE: &str = "10060d53f92337a4d6e7531aba0b7b1f6d09c2aae1649ecb12417a27119f3d30";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_seal_blocks_aesni(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `2ac047a30383cc251fcaef9e42b1b0fc95adbd7abb3d5eb7b41b20eac2e955e1`.
pub(crate) mod aes256_gcm_open_blocks_aesni {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_open_blocks_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const INTERFACE: &str = "fb7e12d12d07455e66c6454099cd8d154331e2bd358224c310fe5b1691fb8387";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_open_blocks_aesni(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `13376656a87848ddfc3b73d041ebf792283da323e6367d4c92140ad449bec8ee`.
pub(crate) mod aes256_gcm_seal_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_seal_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const INTERFACE: &str = "10060d53f92337a4d6e7531aba0b7b1f6d09c2aae1649ecb12417a27119f3d30";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_seal_blocks_vaes256(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `4b67561faa513693d161758385d8397768c6885118da73d09a1bf55826b3ea36`.
pub(crate) mod aes256_gcm_open_blocks_vaes256 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_open_blocks_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const INTERFACE: &str = "fb7e12d12d07455e66c6454099cd8d154331e2bd358224c310fe5b1691fb8387";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_open_blocks_vaes256(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `fd5d9f982f8a10820b736ea86c1bcb700dd18688cc248f70a8abfb10b8ee274d`.
pub(crate) mod aes256_gcm_seal_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_seal_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const INTERFACE: &str = "10060d53f92337a4d6e7531aba0b7b1f6d09c2aae1649ecb12417a27119f3d30";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 384]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_seal_blocks_vaes512(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `db80f908457702393f1e9ee00d87afed72970e76a4e71bda43221bc5b72c7f97`.
pub(crate) mod aes256_gcm_open_blocks_vaes512 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_open_blocks_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const INTERFACE: &str = "fb7e12d12d07455e66c6454099cd8d154331e2bd358224c310fe5b1691fb8387";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 384]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_open_blocks_vaes512(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `a0f30f870f2c3b672e32fa1715af294d2db2c3ab0b53f164936cc1f9a93db465`.
pub(crate) mod aes128_gcm_seal_finish_aesni {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_seal_finish_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const INTERFACE: &str = "21e4eb59597af502597c3bbc57e80c8dba356af6e71953961265a3d6821b7951";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_finish_aesni(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `8bcb5ad05d54151852f4735a0bd34266ffd2b2589550d2b40438c1d52064310c`.
pub(crate) mod aes128_gcm_open_finish_aesni {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_open_finish_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const INTERFACE: &str = "ae6c6995a254da4a36541bd5fb09fc53476a931495e5657bd236ccff5225c6a8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_open_finish_aesni(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `7bc0edaf2c857894880f71cb0259e987258c88bf815c09317f8f8ede944be399`.
pub(crate) mod aes128_gcm_seal_finish_vaes256 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_seal_finish_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const INTERFACE: &str = "21e4eb59597af502597c3bbc57e80c8dba356af6e71953961265a3d6821b7951";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 400]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_finish_vaes256(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `def00df1e764988bb50e577d67c860055b58146bf3be9e5b266c5e8cdd398196`.
pub(crate) mod aes128_gcm_open_finish_vaes256 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_open_finish_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const INTERFACE: &str = "ae6c6995a254da4a36541bd5fb09fc53476a931495e5657bd236ccff5225c6a8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 400]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_open_finish_vaes256(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `a1a0cc9f7aaaa6dab5c4b63f5784878a586b610cde1dd97b1d16b68afcf29545`.
pub(crate) mod aes128_gcm_seal_finish_vaes512 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_seal_finish_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const INTERFACE: &str = "21e4eb59597af502597c3bbc57e80c8dba356af6e71953961265a3d6821b7951";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 704]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 143, 142, 141, 140, 139, 138, 137, 136, 135, 134, 133, 132, 131, 130, 129, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_finish_vaes512(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `c00131eebe8d0f7eae50ae4cffc3db1fdb37f190b196a8ca85e15a238e6a3f8c`.
pub(crate) mod aes128_gcm_open_finish_vaes512 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_open_finish_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const INTERFACE: &str = "ae6c6995a254da4a36541bd5fb09fc53476a931495e5657bd236ccff5225c6a8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 704]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 143, 142, 141, 140, 139, 138, 137, 136, 135, 134, 133, 132, 131, 130, 129, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_open_finish_vaes512(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `efbada88914d7b6553673b33c5f7ab2d2dce37f970dd8497a15688a7e0276537`.
pub(crate) mod aes192_gcm_seal_finish_aesni {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_seal_finish_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const INTERFACE: &str = "070a79d6afcb13203e57608c99905c19c80474850544d62df7890fdf0f65e84c";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_seal_finish_aesni(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `1da731f4b437fa846d3c312e9051ad96ca86e90b6a807328661175cfd42caf80`.
pub(crate) mod aes192_gcm_open_finish_aesni {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_open_finish_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const INTERFACE: &str = "858dee338930cb831602774f596bc6b2ed385ae93f65240b8c4a1f1e24eac3a2";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_open_finish_aesni(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `e9b867cb1ccf46437efbe57051156d727310a259d71027b4065a416cab4d0f98`.
pub(crate) mod aes192_gcm_seal_finish_vaes256 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_seal_finish_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const INTERFACE: &str = "070a79d6afcb13203e57608c99905c19c80474850544d62df7890fdf0f65e84c";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 400]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_seal_finish_vaes256(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `d74b44a1880be698c41bec0f0c5be9bfe44adc9d99c125c3a6504363f211c515`.
pub(crate) mod aes192_gcm_open_finish_vaes256 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_open_finish_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const INTERFACE: &str = "858dee338930cb831602774f596bc6b2ed385ae93f65240b8c4a1f1e24eac3a2";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 400]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_open_finish_vaes256(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `41d95a5efaaceb756c7f7d17de8959b750e4c57c8a84d5e994bf76a75e17dcb4`.
pub(crate) mod aes192_gcm_seal_finish_vaes512 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_seal_finish_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const INTERFACE: &str = "070a79d6afcb13203e57608c99905c19c80474850544d62df7890fdf0f65e84c";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 704]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 143, 142, 141, 140, 139, 138, 137, 136, 135, 134, 133, 132, 131, 130, 129, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_seal_finish_vaes512(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `5d65899461c55cfd21d7c81825e8a736e1e475021db1efcf15e8a34e9fd040f3`.
pub(crate) mod aes192_gcm_open_finish_vaes512 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_open_finish_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const INTERFACE: &str = "858dee338930cb831602774f596bc6b2ed385ae93f65240b8c4a1f1e24eac3a2";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 704]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 143, 142, 141, 140, 139, 138, 137, 136, 135, 134, 133, 132, 131, 130, 129, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_open_finish_vaes512(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `a8ea5d91c513200005bfe0a5ee9b5f6eefc2257c974fe3731ccbbfd89732690a`.
pub(crate) mod aes256_gcm_seal_finish_aesni {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_seal_finish_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const INTERFACE: &str = "3385c09daab74096de05daa405700002717748667bb4232d4f3eea385c915c39";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_seal_finish_aesni(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `a1c8bcfd557f875bb5c9607d25e7e200f97e68314900db2505313274c4eebb4f`.
pub(crate) mod aes256_gcm_open_finish_aesni {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_open_finish_aesni";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 0x92f727e5147fddb2, messages: 0 };
    pub(crate) const INTERFACE: &str = "73c0a1d98059b54462d103ea2172a4ff37f87343814e9059c3b2561fc1a92f9a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_open_finish_aesni(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `ef9843059754c046968a7e5f366d935a0fac447f65fe8b8ad8854b9ab256476d`.
pub(crate) mod aes256_gcm_seal_finish_vaes256 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_seal_finish_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const INTERFACE: &str = "3385c09daab74096de05daa405700002717748667bb4232d4f3eea385c915c39";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 400]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_seal_finish_vaes256(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `3189db13e99a9fffd7763bd828ff26ce358509ec5d150b44bb7dad606f971fdc`.
pub(crate) mod aes256_gcm_open_finish_vaes256 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_open_finish_vaes256";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 0x6d75236f13b70c4, messages: 0 };
    pub(crate) const INTERFACE: &str = "73c0a1d98059b54462d103ea2172a4ff37f87343814e9059c3b2561fc1a92f9a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 400]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_open_finish_vaes256(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `e7a0682be5e3eccd5cd5cf382b16943d9517e5a0e039cd051a94f46296eeb481`.
pub(crate) mod aes256_gcm_seal_finish_vaes512 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_seal_finish_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const INTERFACE: &str = "3385c09daab74096de05daa405700002717748667bb4232d4f3eea385c915c39";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 704]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 143, 142, 141, 140, 139, 138, 137, 136, 135, 134, 133, 132, 131, 130, 129, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_seal_finish_vaes512(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `1ac5c2b836ce863dd8d69c751f1dffdde20c44d3f2a059c7072ea5fd62186076`.
pub(crate) mod aes256_gcm_open_finish_vaes512 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_open_finish_vaes512";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 0x35d60cce9004f53a, messages: 0 };
    pub(crate) const INTERFACE: &str = "73c0a1d98059b54462d103ea2172a4ff37f87343814e9059c3b2561fc1a92f9a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 704]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 143, 142, 141, 140, 139, 138, 137, 136, 135, 134, 133, 132, 131, 130, 129, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_open_finish_vaes512(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
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
/// Proved with contract, frame and statement `57247aad4a30641b7a2f1ae5805fd1bc8ce2a6beb67a40f702998eec699a87b2`.
pub(crate) mod sha256_blocks_sha {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "sha256_blocks_sha";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::SHA);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "a2a507677e53ddb8300238c07cfbfd6d760a0e9f8df993568fbf3ed9d58b23c7";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 272]> = Aligned([152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_blocks_sha(state: *mut u32, input: *const u8, len: usize, table: *const u8) {
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
/// Proved with contract, frame and statement `672745dee8f2bea63c3a08771813cbd7ae1ae9b45e23e59973eed5a0ddebfde1`.
pub(crate) mod sha256_streams_sha {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "sha256_streams_sha";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::SHA);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 2 };
    pub(crate) const INTERFACE: &str = "d7da617b9a9281bd7d7c98288a45e02ea9066512072d0a0209fb2d0e383e87eb";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 272]> = Aligned([152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_streams_sha(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
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
/// Proved with contract, frame and statement `8b5c244bbcdc965ffa7fe80a9e283aae97bae659e544cc2322341236a762f2c0`.
pub(crate) mod sha256_blocks_avx2 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "sha256_blocks_avx2";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::BMI1).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "a2a507677e53ddb8300238c07cfbfd6d760a0e9f8df993568fbf3ed9d58b23c7";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 544]> = Aligned([152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_blocks_avx2(state: *mut u32, input: *const u8, len: usize, table: *const u8) {
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
/// Proved with contract, frame and statement `e2fbbaa6f4169f9668388b764201779f72048f2f750bed8dee3de563d8597f5f`.
pub(crate) mod sha256_lanes_avx2_x8 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "sha256_lanes_avx2_x8";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 8 };
    pub(crate) const INTERFACE: &str = "4aea23ab1a6375e7e52655422955abc500bd94d3a4fa00e15fc011ae5029d5b6";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 296]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_lanes_avx2_x8(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
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
/// Proved with contract, frame and statement `2b8775cfa419d6c1a82d831ee30d2f1e1f8e8d0649e88ce997f911d451a3a621`.
pub(crate) mod sha256_lanes_avx512_x16 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "sha256_lanes_avx512_x16";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 16 };
    pub(crate) const INTERFACE: &str = "4aea23ab1a6375e7e52655422955abc500bd94d3a4fa00e15fc011ae5029d5b6";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 328]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_lanes_avx512_x16(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
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
/// Proved with contract, frame and statement `7fffa28b2ae6bd532aee24cd801765e6b27df4518f1a6cd623691c84afc27fb2`.
pub(crate) mod sha256_lanes_avx512_x32 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "sha256_lanes_avx512_x32";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 32 };
    pub(crate) const INTERFACE: &str = "4aea23ab1a6375e7e52655422955abc500bd94d3a4fa00e15fc011ae5029d5b6";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 328]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_lanes_avx512_x32(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
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
/// Proved with contract, frame and statement `c4579b97c1874f00627de4c08cc0261dcffc50aef35d466e48709864eff2904d`.
pub(crate) mod md5_blocks_gpr {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "md5_blocks_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "5e306fac383be2e0e2b90213dc8b6f1e95ed89d820c623eaafc1b53558e80f02";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_blocks_gpr(state: *mut u32, input: *const u8, len: usize, table: *const u8) {
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
/// Proved with contract, frame and statement `c4579b97c1874f00627de4c08cc0261dcffc50aef35d466e48709864eff2904d`.
pub(crate) mod md5_blocks_bmi1 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "md5_blocks_bmi1";
    pub(crate) const FEATURES: Features = Features::BMI1;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "5e306fac383be2e0e2b90213dc8b6f1e95ed89d820c623eaafc1b53558e80f02";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_blocks_bmi1(state: *mut u32, input: *const u8, len: usize, table: *const u8) {
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
/// Proved with contract, frame and statement `5387f4ce7cddce8073eb414ec165c6fe548276854341e480b51a9be68f83819a`.
pub(crate) mod md5_lanes_avx2_x8 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "md5_lanes_avx2_x8";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 8 };
    pub(crate) const INTERFACE: &str = "66c98bdf70b7c74a61079ae8a2bb80926e8335a318c3f1122618a3997ad9c51a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 268]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 98, 37, 30, 246, 64, 179, 64, 192, 81, 90, 94, 38, 170, 199, 182, 233, 93, 16, 47, 214, 83, 20, 68, 2, 129, 230, 161, 216, 200, 251, 211, 231, 230, 205, 225, 33, 214, 7, 55, 195, 135, 13, 213, 244, 237, 20, 90, 69, 5, 233, 227, 169, 248, 163, 239, 252, 217, 2, 111, 103, 138, 76, 42, 141, 66, 57, 250, 255, 129, 246, 113, 135, 34, 97, 157, 109, 12, 56, 229, 253, 68, 234, 190, 164, 169, 207, 222, 75, 96, 75, 187, 246, 112, 188, 191, 190, 198, 126, 155, 40, 250, 39, 161, 234, 133, 48, 239, 212, 5, 29, 136, 4, 57, 208, 212, 217, 229, 153, 219, 230, 248, 124, 162, 31, 101, 86, 172, 196, 68, 34, 41, 244, 151, 255, 42, 67, 167, 35, 148, 171, 57, 160, 147, 252, 195, 89, 91, 101, 146, 204, 12, 143, 125, 244, 239, 255, 209, 93, 132, 133, 79, 126, 168, 111, 224, 230, 44, 254, 20, 67, 1, 163, 161, 17, 8, 78, 130, 126, 83, 247, 53, 242, 58, 189, 187, 210, 215, 42, 145, 211, 134, 235, 255, 255, 255, 255]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx2_x8(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
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
/// Proved with contract, frame and statement `0bb78352b1aadf6e155d50aef5c88718afed611edec41b1c85d8e02adb47ad2b`.
pub(crate) mod md5_lanes_avx2_x16 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "md5_lanes_avx2_x16";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 16 };
    pub(crate) const INTERFACE: &str = "66c98bdf70b7c74a61079ae8a2bb80926e8335a318c3f1122618a3997ad9c51a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 268]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 98, 37, 30, 246, 64, 179, 64, 192, 81, 90, 94, 38, 170, 199, 182, 233, 93, 16, 47, 214, 83, 20, 68, 2, 129, 230, 161, 216, 200, 251, 211, 231, 230, 205, 225, 33, 214, 7, 55, 195, 135, 13, 213, 244, 237, 20, 90, 69, 5, 233, 227, 169, 248, 163, 239, 252, 217, 2, 111, 103, 138, 76, 42, 141, 66, 57, 250, 255, 129, 246, 113, 135, 34, 97, 157, 109, 12, 56, 229, 253, 68, 234, 190, 164, 169, 207, 222, 75, 96, 75, 187, 246, 112, 188, 191, 190, 198, 126, 155, 40, 250, 39, 161, 234, 133, 48, 239, 212, 5, 29, 136, 4, 57, 208, 212, 217, 229, 153, 219, 230, 248, 124, 162, 31, 101, 86, 172, 196, 68, 34, 41, 244, 151, 255, 42, 67, 167, 35, 148, 171, 57, 160, 147, 252, 195, 89, 91, 101, 146, 204, 12, 143, 125, 244, 239, 255, 209, 93, 132, 133, 79, 126, 168, 111, 224, 230, 44, 254, 20, 67, 1, 163, 161, 17, 8, 78, 130, 126, 83, 247, 53, 242, 58, 189, 187, 210, 215, 42, 145, 211, 134, 235, 255, 255, 255, 255]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx2_x16(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
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
/// Proved with contract, frame and statement `70293329e09a7e92f60afd4282f0027ec81c356596510ca700d4e29b497f36f2`.
pub(crate) mod md5_lanes_avx2_x24 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "md5_lanes_avx2_x24";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 24 };
    pub(crate) const INTERFACE: &str = "66c98bdf70b7c74a61079ae8a2bb80926e8335a318c3f1122618a3997ad9c51a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 268]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 98, 37, 30, 246, 64, 179, 64, 192, 81, 90, 94, 38, 170, 199, 182, 233, 93, 16, 47, 214, 83, 20, 68, 2, 129, 230, 161, 216, 200, 251, 211, 231, 230, 205, 225, 33, 214, 7, 55, 195, 135, 13, 213, 244, 237, 20, 90, 69, 5, 233, 227, 169, 248, 163, 239, 252, 217, 2, 111, 103, 138, 76, 42, 141, 66, 57, 250, 255, 129, 246, 113, 135, 34, 97, 157, 109, 12, 56, 229, 253, 68, 234, 190, 164, 169, 207, 222, 75, 96, 75, 187, 246, 112, 188, 191, 190, 198, 126, 155, 40, 250, 39, 161, 234, 133, 48, 239, 212, 5, 29, 136, 4, 57, 208, 212, 217, 229, 153, 219, 230, 248, 124, 162, 31, 101, 86, 172, 196, 68, 34, 41, 244, 151, 255, 42, 67, 167, 35, 148, 171, 57, 160, 147, 252, 195, 89, 91, 101, 146, 204, 12, 143, 125, 244, 239, 255, 209, 93, 132, 133, 79, 126, 168, 111, 224, 230, 44, 254, 20, 67, 1, 163, 161, 17, 8, 78, 130, 126, 83, 247, 53, 242, 58, 189, 187, 210, 215, 42, 145, 211, 134, 235, 255, 255, 255, 255]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx2_x24(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
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
/// Proved with contract, frame and statement `ad726523d7c52d6e5547f949ff531924d717c9d24528d854172ff6489cfda839`.
pub(crate) mod md5_lanes_avx512_x16 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "md5_lanes_avx512_x16";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 16 };
    pub(crate) const INTERFACE: &str = "66c98bdf70b7c74a61079ae8a2bb80926e8335a318c3f1122618a3997ad9c51a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 268]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 98, 37, 30, 246, 64, 179, 64, 192, 81, 90, 94, 38, 170, 199, 182, 233, 93, 16, 47, 214, 83, 20, 68, 2, 129, 230, 161, 216, 200, 251, 211, 231, 230, 205, 225, 33, 214, 7, 55, 195, 135, 13, 213, 244, 237, 20, 90, 69, 5, 233, 227, 169, 248, 163, 239, 252, 217, 2, 111, 103, 138, 76, 42, 141, 66, 57, 250, 255, 129, 246, 113, 135, 34, 97, 157, 109, 12, 56, 229, 253, 68, 234, 190, 164, 169, 207, 222, 75, 96, 75, 187, 246, 112, 188, 191, 190, 198, 126, 155, 40, 250, 39, 161, 234, 133, 48, 239, 212, 5, 29, 136, 4, 57, 208, 212, 217, 229, 153, 219, 230, 248, 124, 162, 31, 101, 86, 172, 196, 68, 34, 41, 244, 151, 255, 42, 67, 167, 35, 148, 171, 57, 160, 147, 252, 195, 89, 91, 101, 146, 204, 12, 143, 125, 244, 239, 255, 209, 93, 132, 133, 79, 126, 168, 111, 224, 230, 44, 254, 20, 67, 1, 163, 161, 17, 8, 78, 130, 126, 83, 247, 53, 242, 58, 189, 187, 210, 215, 42, 145, 211, 134, 235, 255, 255, 255, 255]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx512_x16(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
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
/// Proved with contract, frame and statement `66c11619effb01db2504121e13817cfab4e9b2cfd706201f92b9511007d643df`.
pub(crate) mod md5_lanes_avx512_x32 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "md5_lanes_avx512_x32";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 32 };
    pub(crate) const INTERFACE: &str = "66c98bdf70b7c74a61079ae8a2bb80926e8335a318c3f1122618a3997ad9c51a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 268]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 98, 37, 30, 246, 64, 179, 64, 192, 81, 90, 94, 38, 170, 199, 182, 233, 93, 16, 47, 214, 83, 20, 68, 2, 129, 230, 161, 216, 200, 251, 211, 231, 230, 205, 225, 33, 214, 7, 55, 195, 135, 13, 213, 244, 237, 20, 90, 69, 5, 233, 227, 169, 248, 163, 239, 252, 217, 2, 111, 103, 138, 76, 42, 141, 66, 57, 250, 255, 129, 246, 113, 135, 34, 97, 157, 109, 12, 56, 229, 253, 68, 234, 190, 164, 169, 207, 222, 75, 96, 75, 187, 246, 112, 188, 191, 190, 198, 126, 155, 40, 250, 39, 161, 234, 133, 48, 239, 212, 5, 29, 136, 4, 57, 208, 212, 217, 229, 153, 219, 230, 248, 124, 162, 31, 101, 86, 172, 196, 68, 34, 41, 244, 151, 255, 42, 67, 167, 35, 148, 171, 57, 160, 147, 252, 195, 89, 91, 101, 146, 204, 12, 143, 125, 244, 239, 255, 209, 93, 132, 133, 79, 126, 168, 111, 224, 230, 44, 254, 20, 67, 1, 163, 161, 17, 8, 78, 130, 126, 83, 247, 53, 242, 58, 189, 187, 210, 215, 42, 145, 211, 134, 235, 255, 255, 255, 255]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx512_x32(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
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
/// Proved with contract, frame and statement `7c3254d202330e7e084c88ba6e3d7a9281511c607fecaea9eef27f71d71353cf`.
pub(crate) mod md5_lanes_avx512_x64 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "md5_lanes_avx512_x64";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 64 };
    pub(crate) const INTERFACE: &str = "66c98bdf70b7c74a61079ae8a2bb80926e8335a318c3f1122618a3997ad9c51a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 268]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 98, 37, 30, 246, 64, 179, 64, 192, 81, 90, 94, 38, 170, 199, 182, 233, 93, 16, 47, 214, 83, 20, 68, 2, 129, 230, 161, 216, 200, 251, 211, 231, 230, 205, 225, 33, 214, 7, 55, 195, 135, 13, 213, 244, 237, 20, 90, 69, 5, 233, 227, 169, 248, 163, 239, 252, 217, 2, 111, 103, 138, 76, 42, 141, 66, 57, 250, 255, 129, 246, 113, 135, 34, 97, 157, 109, 12, 56, 229, 253, 68, 234, 190, 164, 169, 207, 222, 75, 96, 75, 187, 246, 112, 188, 191, 190, 198, 126, 155, 40, 250, 39, 161, 234, 133, 48, 239, 212, 5, 29, 136, 4, 57, 208, 212, 217, 229, 153, 219, 230, 248, 124, 162, 31, 101, 86, 172, 196, 68, 34, 41, 244, 151, 255, 42, 67, 167, 35, 148, 171, 57, 160, 147, 252, 195, 89, 91, 101, 146, 204, 12, 143, 125, 244, 239, 255, 209, 93, 132, 133, 79, 126, 168, 111, 224, 230, 44, 254, 20, 67, 1, 163, 161, 17, 8, 78, 130, 126, 83, 247, 53, 242, 58, 189, 187, 210, 215, 42, 145, 211, 134, 235, 255, 255, 255, 255]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx512_x64(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
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
/// Proved with contract, frame and statement `cabbce8eff475056ba375ec601ab9476048415e6b8cd3fa8e74e3eb300a4a557`.
pub(crate) mod md5_lanes_avx512_x96 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "md5_lanes_avx512_x96";
    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 96 };
    pub(crate) const INTERFACE: &str = "66c98bdf70b7c74a61079ae8a2bb80926e8335a318c3f1122618a3997ad9c51a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 268]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 98, 37, 30, 246, 64, 179, 64, 192, 81, 90, 94, 38, 170, 199, 182, 233, 93, 16, 47, 214, 83, 20, 68, 2, 129, 230, 161, 216, 200, 251, 211, 231, 230, 205, 225, 33, 214, 7, 55, 195, 135, 13, 213, 244, 237, 20, 90, 69, 5, 233, 227, 169, 248, 163, 239, 252, 217, 2, 111, 103, 138, 76, 42, 141, 66, 57, 250, 255, 129, 246, 113, 135, 34, 97, 157, 109, 12, 56, 229, 253, 68, 234, 190, 164, 169, 207, 222, 75, 96, 75, 187, 246, 112, 188, 191, 190, 198, 126, 155, 40, 250, 39, 161, 234, 133, 48, 239, 212, 5, 29, 136, 4, 57, 208, 212, 217, 229, 153, 219, 230, 248, 124, 162, 31, 101, 86, 172, 196, 68, 34, 41, 244, 151, 255, 42, 67, 167, 35, 148, 171, 57, 160, 147, 252, 195, 89, 91, 101, 146, 204, 12, 143, 125, 244, 239, 255, 209, 93, 132, 133, 79, 126, 168, 111, 224, 230, 44, 254, 20, 67, 1, 163, 161, 17, 8, 78, 130, 126, 83, 247, 53, 242, 58, 189, 187, 210, 215, 42, 145, 211, 134, 235, 255, 255, 255, 255]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx512_x96(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(include_str!("md5_lanes_avx512_x96.s"), ".p2align 6", options(raw))
    }
}
