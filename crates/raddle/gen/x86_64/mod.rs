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
/// Proved with contract, frame and statement `0b240b786b113dabc49a1453e0bb604cf3d63055a085ebb2d2a70836132e787b`.
pub(crate) mod chacha20_xor_gpr {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 176;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_gpr(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_gpr.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 1 block, a register per row of 1: sets groups of 22.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `a8451cc165cbec3ebfc81ff8aad0cc51bb467600e19a32ba5c4a134d08d8b69e`.
pub(crate) mod chacha20_xor_avx_row1 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 64;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx_row1(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avx_row1.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 2 blocks, a register per row of 1: sets round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `82926d6405652e11a6b4eeefd9ecc93a3e904f4e222b4c4f7d22f6e7077a53da`.
pub(crate) mod chacha20_xor_avx_row2 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 128;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx_row2(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avx_row2.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 3 blocks, a register per row of 1: sets round robin; and one woven in, in general-purpose registers.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `4ced22a8b2c4b34647577b61d2874db771927391b4a2ee6e1695de7ccc2ee58a`.
pub(crate) mod chacha20_xor_avx_row3 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 304;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx_row3(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avx_row3.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 4 blocks, a register or a place on the stack per word: four quarter rounds groups of 2.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `e123c7c328f96a854eba510aae300728c3ee2e8017f46b1c7eeaaeede946ed04`.
pub(crate) mod chacha20_xor_avx {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 344;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avx.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 8 blocks, a register or a place on the stack per word: pairs of quarter rounds round robin, 2 groups groups of 2.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `3d3ffe4b69c9e67805a72be4446a025fb42dbd56fc88bba18a0c636760d6053d`.
pub(crate) mod chacha20_xor_avxx8 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 984;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avxx8(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avxx8.s"), ".p2align 6", options(raw))
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
/// Proved with contract, frame and statement `de9bc7aa5f8632fe1c0a601e8578e8947fdf40a6a7deffc194b51c3a2477be65`.
pub(crate) mod chacha20_xor_avx2_row2 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 128;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx2_row2(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
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
/// Proved with contract, frame and statement `a2aaa7142f8f2762b045ec359e03e258e97159a0e4a37ea44a3c05f2c25d0b04`.
pub(crate) mod chacha20_xor_avx2_row4 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 256;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 160]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx2_row4(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
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
/// Proved with contract, frame and statement `5c83913ef716453189399dcf757fec578820445f99ae843be19e9fb21e41728d`.
pub(crate) mod chacha20_xor_avx2_row5 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 432;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 160]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx2_row5(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avx2_row5.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 8 blocks, a register or a place on the stack per word: four quarter rounds groups of 2.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `549386e028626b59de860b216ac85db9f2dce971ef7c53355b08476727002755`.
pub(crate) mod chacha20_xor_avx2 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 664;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx2(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
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
/// Proved with contract, frame and statement `dd62e08f71f38b3962d63a9720d09d71c2b6fc00cb3bacae723e69615a6f1f22`.
pub(crate) mod chacha20_xor_avx2x16 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 1944;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx2x16(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
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
/// Proved with contract, frame and statement `4ca557e3815110c0e0f33664c007d7ad0d54ada465ebf28adda17206fad949be`.
pub(crate) mod chacha20_xor_avx512_row4 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512_row4(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
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
/// Proved with contract, frame and statement `b78258e0a65003a5e63285c56c1e2f6074d936738b6ed9f1b8a1875879af8d21`.
pub(crate) mod chacha20_xor_avx512_row5 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 176;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512_row5(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
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
/// Proved with contract, frame and statement `70ca14a1109b5dc6b11d52616a02f6fb84fcbccd582a5d2c3f5fb3178b0fa679`.
pub(crate) mod chacha20_xor_avx512_row8 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512_row8(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
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
/// Proved with contract, frame and statement `34474ceee29b0f54b89b30f0cb64ac2b59f36cccd9741905c79728e69b6b33f4`.
pub(crate) mod chacha20_xor_avx512_row9 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 176;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512_row9(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
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
/// Proved with contract, frame and statement `398cfb0c40f3781134b5dcd9115c0f80ed0fcc29c5b24d93c447027b832c018f`.
pub(crate) mod chacha20_xor_avx512_row12 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512_row12(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
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
/// Proved with contract, frame and statement `1cc23165c190e3e80785e9dc5dfb553fce8d727440faffdb9168e0f536dc2610`.
pub(crate) mod chacha20_xor_avx512 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
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
/// Proved with contract, frame and statement `a203e8e7e7a8176b922e0cd93ff8adc000d038362d30578ab77b34c3d5572db6`.
pub(crate) mod chacha20_xor_avx512x17 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 176;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    pub(crate) use super::chacha20_xor_avx512::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512x17(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
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
/// Proved with contract, frame and statement `3c4dbd840e8448458266f3f307258592cbcc9ac4113a04b6a040553b618fb966`.
pub(crate) mod chacha20_xor_avx512x32 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 64;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0, 16, 0, 0, 0, 17, 0, 0, 0, 18, 0, 0, 0, 19, 0, 0, 0, 20, 0, 0, 0, 21, 0, 0, 0, 22, 0, 0, 0, 23, 0, 0, 0, 24, 0, 0, 0, 25, 0, 0, 0, 26, 0, 0, 0, 27, 0, 0, 0, 28, 0, 0, 0, 29, 0, 0, 0, 30, 0, 0, 0, 31, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_xor_avx512x32(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_avx512x32.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.3): each 64 bytes, the 16 words of a state, become the block of keystream of that state.
///
/// Weave: 4 blocks, a register or a place on the stack per word: four quarter rounds round robin.
///
/// - `blocks`: states, each of its own key, counter and nonce; then their blocks, written
/// - `len`: bytes, a multiple of 256
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `9281c71b12f90f80d0de05671806ce3cea580548b615bbcf6d6f34f03d0b1f4d`.
pub(crate) mod chacha20_blocks_avx {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 256 };
    pub(crate) const STACK: usize = 72;
    pub(crate) const INTERFACE: &str = "6b4c5336823bd17f0ea4d156ebe6f4cfda8ee106db78efb2205a34d96e931f94";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_blocks_avx(blocks: Write<KeystreamBlocks>, len: usize, table: Read<Table<contracts::Chacha20Blocks>>) {
        core::arch::naked_asm!(include_str!("chacha20_blocks_avx.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.3): each 64 bytes, the 16 words of a state, become the block of keystream of that state.
///
/// Weave: 8 blocks, a register or a place on the stack per word: four quarter rounds round robin.
///
/// - `blocks`: states, each of its own key, counter and nonce; then their blocks, written
/// - `len`: bytes, a multiple of 512
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `34c3be4be157e7554ccf6afe6588ca3cbf65740c278b795aa17addc55f47e90e`.
pub(crate) mod chacha20_blocks_avx2 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 120;
    pub(crate) const INTERFACE: &str = "6b4c5336823bd17f0ea4d156ebe6f4cfda8ee106db78efb2205a34d96e931f94";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_blocks_avx2(blocks: Write<KeystreamBlocks>, len: usize, table: Read<Table<contracts::Chacha20Blocks>>) {
        core::arch::naked_asm!(include_str!("chacha20_blocks_avx2.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.3): each 64 bytes, the 16 words of a state, become the block of keystream of that state.
///
/// Weave: 16 blocks, a register or a place on the stack per word: pairs of quarter rounds round robin, 2 groups groups of 2.
///
/// - `blocks`: states, each of its own key, counter and nonce; then their blocks, written
/// - `len`: bytes, a multiple of 1024
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `eeb26a499872f6207922867dd8640c56040843073cc1fc37ba4d3c77316003aa`.
pub(crate) mod chacha20_blocks_avx2x16 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1024, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1024 };
    pub(crate) const STACK: usize = 856;
    pub(crate) const INTERFACE: &str = "6b4c5336823bd17f0ea4d156ebe6f4cfda8ee106db78efb2205a34d96e931f94";
    pub(crate) use super::chacha20_blocks_avx2::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_blocks_avx2x16(blocks: Write<KeystreamBlocks>, len: usize, table: Read<Table<contracts::Chacha20Blocks>>) {
        core::arch::naked_asm!(include_str!("chacha20_blocks_avx2x16.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.3): each 64 bytes, the 16 words of a state, become the block of keystream of that state.
///
/// Weave: 4 blocks, a register per row of 4: sets groups of 22.
///
/// - `blocks`: states, each of its own key, counter and nonce; then their blocks, written
/// - `len`: bytes, a multiple of 256
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `7767f6285f32dd23dc33a1d4164218e519f9faa5d9ce74d3ff036efaac3e8d26`.
pub(crate) mod chacha20_blocks_avx512_row4 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 256 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "6b4c5336823bd17f0ea4d156ebe6f4cfda8ee106db78efb2205a34d96e931f94";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_blocks_avx512_row4(blocks: Write<KeystreamBlocks>, len: usize, table: Read<Table<contracts::Chacha20Blocks>>) {
        core::arch::naked_asm!(include_str!("chacha20_blocks_avx512_row4.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.3): each 64 bytes, the 16 words of a state, become the block of keystream of that state.
///
/// Weave: 8 blocks, a register per row of 4: sets groups of 22.
///
/// - `blocks`: states, each of its own key, counter and nonce; then their blocks, written
/// - `len`: bytes, a multiple of 512
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `051b03460d2d52837aee41b9aa2e60ac811fd0fd3aae3e9fac0a5a4466723e90`.
pub(crate) mod chacha20_blocks_avx512_row8 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "6b4c5336823bd17f0ea4d156ebe6f4cfda8ee106db78efb2205a34d96e931f94";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_blocks_avx512_row8(blocks: Write<KeystreamBlocks>, len: usize, table: Read<Table<contracts::Chacha20Blocks>>) {
        core::arch::naked_asm!(include_str!("chacha20_blocks_avx512_row8.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.3): each 64 bytes, the 16 words of a state, become the block of keystream of that state.
///
/// Weave: 16 blocks, a register per word: quarter rounds round robin.
///
/// - `blocks`: states, each of its own key, counter and nonce; then their blocks, written
/// - `len`: bytes, a multiple of 1024
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `7df0933afab316217bac289aad08cf26e520f10bf0e77c8985227e401b767c48`.
pub(crate) mod chacha20_blocks_avx512 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1024, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1024 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "6b4c5336823bd17f0ea4d156ebe6f4cfda8ee106db78efb2205a34d96e931f94";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_blocks_avx512(blocks: Write<KeystreamBlocks>, len: usize, table: Read<Table<contracts::Chacha20Blocks>>) {
        core::arch::naked_asm!(include_str!("chacha20_blocks_avx512.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.3): each 64 bytes, the 16 words of a state, become the block of keystream of that state.
///
/// Weave: 32 blocks, a register per word: quarter rounds round robin, 2 groups groups of 32.
///
/// - `blocks`: states, each of its own key, counter and nonce; then their blocks, written
/// - `len`: bytes, a multiple of 2048
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `b1945d4f6ab92b7e82c026a4a59dbdf6ffa249b5b458df7bc752a742155d7973`.
pub(crate) mod chacha20_blocks_avx512x32 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 2048, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 2048 };
    pub(crate) const STACK: usize = 64;
    pub(crate) const INTERFACE: &str = "6b4c5336823bd17f0ea4d156ebe6f4cfda8ee106db78efb2205a34d96e931f94";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_blocks_avx512x32(blocks: Write<KeystreamBlocks>, len: usize, table: Read<Table<contracts::Chacha20Blocks>>) {
        core::arch::naked_asm!(include_str!("chacha20_blocks_avx512x32.s"), ".p2align 6", options(raw))
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
/// Proved with contract, frame and statement `b5d5c632e9ae3b55b5b083074025d9249cda520aa97ed1a37210ab7d69780138`.
pub(crate) mod poly1305_blocks_gpr {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 16 };
    pub(crate) const STACK: usize = 56;
    pub(crate) const INTERFACE: &str = "294eda751fe8b3ab6b56903e20692850dd3dbdab7a0e1ddb23d5cda29078d496";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_blocks_gpr(state: Write<MacState>, input: Read<Input>, len: usize, table: Read<Table<contracts::Poly1305Blocks>>) {
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
/// Proved with contract, frame and statement `b5d5c632e9ae3b55b5b083074025d9249cda520aa97ed1a37210ab7d69780138`.
pub(crate) mod poly1305_blocks_bmi2 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::BMI2;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 16 };
    pub(crate) const STACK: usize = 56;
    pub(crate) const INTERFACE: &str = "294eda751fe8b3ab6b56903e20692850dd3dbdab7a0e1ddb23d5cda29078d496";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_blocks_bmi2(state: Write<MacState>, input: Read<Input>, len: usize, table: Read<Table<contracts::Poly1305Blocks>>) {
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
/// Proved with contract, frame and statement `3896d60548b83860d106e0aad87e8d61419564d8b16f936e02d334c72433dc93`.
pub(crate) mod poly1305_finish_gpr {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: 1024, powers: 0, layout: 0, messages: 0, share: 16 };
    pub(crate) const STACK: usize = 56;
    pub(crate) const INTERFACE: &str = "a70c668fbdde2bbf0916261621f902819fe69da149f366c7bebc007685330d15";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_finish_gpr(state: Read<MacState>, input: Read<Input>, len: usize, tag: Write<Tag>, table: Read<Table<contracts::Poly1305Finish>>) {
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
/// Proved with contract, frame and statement `3896d60548b83860d106e0aad87e8d61419564d8b16f936e02d334c72433dc93`.
pub(crate) mod poly1305_finish_bmi2 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::BMI2;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: 1024, powers: 0, layout: 0, messages: 0, share: 16 };
    pub(crate) const STACK: usize = 56;
    pub(crate) const INTERFACE: &str = "a70c668fbdde2bbf0916261621f902819fe69da149f366c7bebc007685330d15";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_finish_bmi2(state: Read<MacState>, input: Read<Input>, len: usize, tag: Write<Tag>, table: Read<Table<contracts::Poly1305Finish>>) {
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
/// Proved with contract, frame and statement `d639a4c3e7269ccf993d8a61c560bd49d4e7e7033f202aec87bd37651a5512de`.
pub(crate) mod poly1305_powers_bmi2x2 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::BMI2;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 24, layout: 6, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 56;
    pub(crate) const INTERFACE: &str = "c51c3443ed20e7061d3e042ace6a1c8523929a56494c8c1b273d2d084440debc";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_powers_bmi2x2(state: Write<MacState>, table: Read<Table<contracts::Poly1305Powers>>) {
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
/// Proved with contract, frame and statement `0234d6dcf85c198743595f9038bc3bccf9a65a2addf51d96a6f2a9dca0b18840`.
pub(crate) mod poly1305_blocks_bmi2x2 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::BMI2;
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 24, layout: 6, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 56;
    pub(crate) const INTERFACE: &str = "294eda751fe8b3ab6b56903e20692850dd3dbdab7a0e1ddb23d5cda29078d496";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_blocks_bmi2x2(state: Write<MacState>, input: Read<Input>, len: usize, table: Read<Table<contracts::Poly1305Blocks>>) {
        core::arch::naked_asm!(include_str!("poly1305_blocks_bmi2x2.s"), ".p2align 6", options(raw))
    }
}

/// Powers of the key r of Poly1305 (RFC 8439, 2.5), in limbs.
///
/// Weave: base 2^26, in lanes: products one after another.
///
/// - `state`: accumulator, key and powers of the key, written
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `5fecbbabe500ac4782355f50dfd17d921d8c0f42285332f1d0f5db7435b5f799`.
pub(crate) mod poly1305_powers_avx {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 800, layout: 2, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "c51c3443ed20e7061d3e042ace6a1c8523929a56494c8c1b273d2d084440debc";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 16]> = Aligned([255, 255, 255, 3, 0, 0, 0, 0, 255, 255, 255, 3, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_powers_avx(state: Write<MacState>, table: Read<Table<contracts::Poly1305Powers>>) {
        core::arch::naked_asm!(include_str!("poly1305_powers_avx.s"), ".p2align 6", options(raw))
    }
}

/// Poly1305 (RFC 8439, 2.5) of whole blocks: `h = (h + block) * r` modulo 2^130 - 5 for each block.
///
/// Weave: base 2^26, 2 blocks in lanes, 4 times a turn.
///
/// - `state`: accumulator, key and powers of the key, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 32
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `6d3b72b9d597be9c97fe3d89c0d3e6a3c595730daf103e6bea987f025f8bfb18`.
pub(crate) mod poly1305_blocks_avx {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 32, most: usize::MAX, powers: 800, layout: 2, messages: 0, share: 32 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "294eda751fe8b3ab6b56903e20692850dd3dbdab7a0e1ddb23d5cda29078d496";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 255, 255, 255, 3, 0, 0, 0, 0, 255, 255, 255, 3, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_blocks_avx(state: Write<MacState>, input: Read<Input>, len: usize, table: Read<Table<contracts::Poly1305Blocks>>) {
        core::arch::naked_asm!(include_str!("poly1305_blocks_avx.s"), ".p2align 6", options(raw))
    }
}

/// Powers of the key r of Poly1305 (RFC 8439, 2.5), in limbs.
///
/// Weave: base 2^64, then 2^26 in lanes: products one after another.
///
/// - `state`: accumulator, key and powers of the key, written
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `e42008298f36f6aa3fbd1ecfc8d8557fdb089b4b371a5e25572f6bf11bc32db3`.
pub(crate) mod poly1305_powers_avx2 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 960, layout: 3, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 56;
    pub(crate) const INTERFACE: &str = "c51c3443ed20e7061d3e042ace6a1c8523929a56494c8c1b273d2d084440debc";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_powers_avx2(state: Write<MacState>, table: Read<Table<contracts::Poly1305Powers>>) {
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
/// Proved with contract, frame and statement `c2f318c0343d9a486cb9454755010eba812446407dcb72b51855d147b5ba3ebc`.
pub(crate) mod poly1305_blocks_avx2 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 960, layout: 3, messages: 0, share: 64 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "294eda751fe8b3ab6b56903e20692850dd3dbdab7a0e1ddb23d5cda29078d496";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 255, 255, 255, 3, 0, 0, 0, 0, 255, 255, 255, 3, 0, 0, 0, 0, 255, 255, 255, 3, 0, 0, 0, 0, 255, 255, 255, 3, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_blocks_avx2(state: Write<MacState>, input: Read<Input>, len: usize, table: Read<Table<contracts::Poly1305Blocks>>) {
        core::arch::naked_asm!(include_str!("poly1305_blocks_avx2.s"), ".p2align 6", options(raw))
    }
}

/// Powers of the key r of Poly1305 (RFC 8439, 2.5), in limbs.
///
/// Weave: base 2^26, in lanes: products one after another, the first two round robin.
///
/// - `state`: accumulator, key and powers of the key, written
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `d6051c6747cb376fe696a9cb1321a048ecfb362d4047c9955a945aa48ea1090b`.
pub(crate) mod poly1305_powers_avx512 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 1280, layout: 4, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "c51c3443ed20e7061d3e042ace6a1c8523929a56494c8c1b273d2d084440debc";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([255, 255, 255, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_powers_avx512(state: Write<MacState>, table: Read<Table<contracts::Poly1305Powers>>) {
        core::arch::naked_asm!(include_str!("poly1305_powers_avx512.s"), ".p2align 6", options(raw))
    }
}

/// Poly1305 (RFC 8439, 2.5) of whole blocks: `h = (h + block) * r` modulo 2^130 - 5 for each block.
///
/// Weave: base 2^26, 8 blocks in lanes, 4 times a turn.
///
/// - `state`: accumulator, key and powers of the key, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 128
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `2451fdaf5ce6dbb12826dae1da7d03b7c33670bb500ec5ed0af1c4ff57799cad`.
pub(crate) mod poly1305_blocks_avx512 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 1280, layout: 4, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "294eda751fe8b3ab6b56903e20692850dd3dbdab7a0e1ddb23d5cda29078d496";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 16]> = Aligned([255, 255, 255, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_blocks_avx512(state: Write<MacState>, input: Read<Input>, len: usize, table: Read<Table<contracts::Poly1305Blocks>>) {
        core::arch::naked_asm!(include_str!("poly1305_blocks_avx512.s"), ".p2align 6", options(raw))
    }
}

/// Poly1305 (RFC 8439, 2.5) of whole blocks: `h = (h + block) * r` modulo 2^130 - 5 for each block.
///
/// Weave: base 2^44, 8 blocks in lanes, twice a turn.
///
/// - `state`: accumulator, key and powers of the key, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 128, at most 4096
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `704b54569832315cd18d77773ea5c1197197e9f288bc58a753d3340a8e517e04`.
pub(crate) mod poly1305_blocks_ifma_short {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512IFMA);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: 4096, powers: 0, layout: 0, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "294eda751fe8b3ab6b56903e20692850dd3dbdab7a0e1ddb23d5cda29078d496";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([255, 255, 255, 255, 255, 15, 0, 0, 255, 255, 255, 255, 255, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_blocks_ifma_short(state: Write<MacState>, input: Read<Input>, len: usize, table: Read<Table<contracts::Poly1305Blocks>>) {
        core::arch::naked_asm!(include_str!("poly1305_blocks_ifma_short.s"), ".p2align 6", options(raw))
    }
}

/// Powers of the key r of Poly1305 (RFC 8439, 2.5), in limbs.
///
/// Weave: base 2^44, in lanes: one product after another.
///
/// - `state`: accumulator, key and powers of the key, written
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `b1d61fa8d340e2b906d3ce559c2e2ff4087399786838d3639d90f1991fb517b0`.
pub(crate) mod poly1305_powers_ifma {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512IFMA);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 768, layout: 5, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "c51c3443ed20e7061d3e042ace6a1c8523929a56494c8c1b273d2d084440debc";
    pub(crate) use super::poly1305_blocks_ifma_short::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_powers_ifma(state: Write<MacState>, table: Read<Table<contracts::Poly1305Powers>>) {
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
/// Proved with contract, frame and statement `0d2b70892bc6b127a5981acfa8587e1cab64426402d28a11fbce3c0105eb3441`.
pub(crate) mod poly1305_blocks_ifma {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512IFMA);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 768, layout: 5, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "294eda751fe8b3ab6b56903e20692850dd3dbdab7a0e1ddb23d5cda29078d496";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 24]> = Aligned([255, 255, 255, 255, 255, 15, 0, 0, 255, 255, 255, 255, 255, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_blocks_ifma(state: Write<MacState>, input: Read<Input>, len: usize, table: Read<Table<contracts::Poly1305Blocks>>) {
        core::arch::naked_asm!(include_str!("poly1305_blocks_ifma.s"), ".p2align 6", options(raw))
    }
}

/// Poly1305 (RFC 8439, 2.5) of whole blocks of several messages: `h = (h + block) * r` modulo 2^130 - 5 for each block. A block of each message, then the next of each.
///
/// Weave: base 2^44, a message in each of 8 lanes.
///
/// - `state`: accumulators and keys word by word: that at byte `i` of message `m` at `messages * i + 8 * m`, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 128
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `4b6db8bc3e472dc3a2011562c551fe3d99b240366d56ffe28458e3ebf70a4c07`.
pub(crate) mod poly1305_lanes_ifma_x8 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512IFMA);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "03482467d75250707e716c80787ce0e9eabbf8c3df4fe7f52482a583bc0e85df";
    pub(crate) use super::poly1305_blocks_ifma::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn poly1305_lanes_ifma_x8(state: Write<MacLanes>, input: Read<Input>, len: usize, table: Read<Table<contracts::Poly1305Lanes>>) {
        core::arch::naked_asm!(include_str!("poly1305_lanes_ifma_x8.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8) of whole blocks: `out = input XOR` the keystream from the counter on, and `h = (h + block) * r` modulo 2^130 - 5 for each block of `mac`, as it is at entry.
///
/// Weave: 4 blocks, a register or a place on the stack per word: four quarter rounds round robin; woven into 5 double rounds 8 blocks of Poly1305 in general-purpose registers, round robin.
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
/// Proved with contract, frame and statement `5be813762285f26dc3af6313d32687643b8dbc03110af82123370d3a8c55953d`.
pub(crate) mod chacha20_poly1305_blocks_avx {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 256 };
    pub(crate) const STACK: usize = 432;
    pub(crate) const INTERFACE: &str = "393123e69f9382647819abe0b33e71b78a335b72e21d01a3bf19b5b10ee2c9f0";
    pub(crate) use super::chacha20_xor_avx::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_blocks_avx(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, mac: Read<Authenticated>, table: Read<Table<contracts::Chacha20Poly1305Blocks>>) {
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
/// Proved with contract, frame and statement `675b2d88344ae5ffb0060a69d1f79f687c6c5d443cc44d24d56f8a4247c869b7`.
pub(crate) mod chacha20_poly1305_blocks_avxx8 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 1072;
    pub(crate) const INTERFACE: &str = "393123e69f9382647819abe0b33e71b78a335b72e21d01a3bf19b5b10ee2c9f0";
    pub(crate) use super::chacha20_xor_avxx8::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_blocks_avxx8(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, mac: Read<Authenticated>, table: Read<Table<contracts::Chacha20Poly1305Blocks>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_blocks_avxx8.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8) of whole blocks: `out = input XOR` the keystream from the counter on, and `h = (h + block) * r` modulo 2^130 - 5 for each block of `mac`, as it is at entry.
///
/// Weave: 8 blocks, a register or a place on the stack per word: four quarter rounds round robin; woven into a double round 3 blocks of Poly1305 in general-purpose registers, round robin.
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
/// Proved with contract, frame and statement `7abea848cf285c97ab9624ad5e7b047acb9150b5a7f10e1ac76e983063865d8c`.
pub(crate) mod chacha20_poly1305_blocks_avx2 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 752;
    pub(crate) const INTERFACE: &str = "393123e69f9382647819abe0b33e71b78a335b72e21d01a3bf19b5b10ee2c9f0";
    pub(crate) use super::chacha20_xor_avx2::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_blocks_avx2(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, mac: Read<Authenticated>, table: Read<Table<contracts::Chacha20Poly1305Blocks>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_blocks_avx2.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8) of whole blocks: `out = input XOR` the keystream from the counter on, and `h = (h + block) * r` modulo 2^130 - 5 for each block of `mac`, as it is at entry.
///
/// Weave: 32 blocks, a register per word: quarter rounds round robin, 2 groups groups of 32; woven into a double round 6 blocks of Poly1305 in general-purpose registers, groups of 8.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 2048
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `mac`: what is authenticated: `input`, or a part of the message that is done, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `a59934d7614c8832ec1b423fbe814e806a2c223760ebf55ad45bdb18343225aa`.
pub(crate) mod chacha20_poly1305_blocks_avx512x32 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 2048, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 960 };
    pub(crate) const STACK: usize = 176;
    pub(crate) const INTERFACE: &str = "393123e69f9382647819abe0b33e71b78a335b72e21d01a3bf19b5b10ee2c9f0";
    pub(crate) use super::chacha20_xor_avx512x32::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_blocks_avx512x32(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, mac: Read<Authenticated>, table: Read<Table<contracts::Chacha20Poly1305Blocks>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_blocks_avx512x32.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8) of whole blocks: `out = input XOR` the keystream from the counter on, and `h = (h + block) * r` modulo 2^130 - 5 for each block of `mac`, as it is at entry.
///
/// Weave: 32 blocks, a register per word: quarter rounds round robin, 2 groups groups of 32; woven into a double round 8 blocks of Poly1305 in general-purpose registers, groups of 8.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 2048
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `mac`: what is authenticated: `input`, or a part of the message that is done, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `5bfbd8635b3993aa3a40c8b573c4bdb435f73df422b54587b103845253c76631`.
pub(crate) mod chacha20_poly1305_blocks_avx512x32_share80 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 2048, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1280 };
    pub(crate) const STACK: usize = 176;
    pub(crate) const INTERFACE: &str = "393123e69f9382647819abe0b33e71b78a335b72e21d01a3bf19b5b10ee2c9f0";
    pub(crate) use super::chacha20_xor_avx512x32::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_blocks_avx512x32_share80(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, mac: Read<Authenticated>, table: Read<Table<contracts::Chacha20Poly1305Blocks>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_blocks_avx512x32_share80.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 2 blocks, a register per row of 1: sets round robin; and the one before woven in, in general-purpose registers: two quarter rounds round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 128
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `537c0ba6ee1d801b100d1f4191445ea17d0ac8c4e484def0ec3994de509b3562`.
pub(crate) mod chacha20_poly1305_begin_avx_row2 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 304;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx_row2(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx_row2.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 4 blocks, a register or a place on the stack per word: four quarter rounds round robin; and the one before woven in, in general-purpose registers: two quarter rounds round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 256
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `86629b83732225540da6a8ae7a498e3f495ffeb00eedac584fb88ad8fd8300fa`.
pub(crate) mod chacha20_poly1305_begin_avx {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 528;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    pub(crate) use super::chacha20_xor_avx::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
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
/// Proved with contract, frame and statement `951fe540a0a5d93e19820a2b750be148b39df2d33b6f674edebb95a341789b62`.
pub(crate) mod chacha20_poly1305_begin_avxx8 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 1168;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    pub(crate) use super::chacha20_xor_avxx8::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avxx8(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avxx8.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 8 blocks, a register or a place on the stack per word: four quarter rounds round robin; and the one before woven in, in general-purpose registers: two quarter rounds round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 512
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `c80624dcf45bf16643ff51cadfe5d12190e7098c61d8701ebd2fd4b7f2c2493d`.
pub(crate) mod chacha20_poly1305_begin_avx2 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 848;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    pub(crate) use super::chacha20_xor_avx2::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx2(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx2.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 2 blocks, a register per row of 2: sets groups of 22; the first is the key.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 64
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `d1de283694c76f6cb97601b86d69f43a729309b8ca86fd0e523cbc35c9927ed7`.
pub(crate) mod chacha20_poly1305_begin_avx2_row1 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 64, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 64;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 176]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx2_row1(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx2_row1.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 4 blocks, a register per row of 2: sets round robin; the first is the key.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 192
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `bf9a3362ab912313b49c538460f229d8e5f11d760f3b52472b114f32d0a612fa`.
pub(crate) mod chacha20_poly1305_begin_avx2_row3 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 192, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 64;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 208]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx2_row3(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx2_row3.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 6 blocks, a register per row of 2: sets round robin; the first is the key.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 320
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `c2c9a4c5f5e3c30d9b56a5146e364ee5e771ae2f56d40e260e0c405dae0807f0`.
pub(crate) mod chacha20_poly1305_begin_avx2_row5 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 320, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 64;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 240]> = Aligned([2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx2_row5(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx2_row5.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 4 blocks, a register per row of 4: sets groups of 22, 216 idle instructions; the first is the key.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 192
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `d73e74e55deba577b507f130809f73e9f9c4b419d6c5d53afb22b2ce75900db2`.
pub(crate) mod chacha20_poly1305_begin_avx512_row3 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 192, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 176]> = Aligned([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx512_row3(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx512_row3.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 4 blocks, a register per row of 4: sets groups of 22; the first is the key.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 192
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `d73e74e55deba577b507f130809f73e9f9c4b419d6c5d53afb22b2ce75900db2`.
pub(crate) mod chacha20_poly1305_begin_avx512_row3_unpaced {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 192, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    pub(crate) use super::chacha20_poly1305_begin_avx512_row3::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx512_row3_unpaced(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx512_row3_unpaced.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 8 blocks, a register per row of 4: sets round robin; the first is the key.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 448
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `70e7e87ae69b3b0d0fdfc89fd6b2f369566833ebe52caacc24525e5f66cff829`.
pub(crate) mod chacha20_poly1305_begin_avx512_row7 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 448, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 240]> = Aligned([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx512_row7(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx512_row7.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 12 blocks, a register per row of 4: sets groups of 22; the first is the key.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 704
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `efc3a9c95bc31e82f6d8683c8875bafd67ac0fd6af7b0371b83e04c438601bb6`.
pub(crate) mod chacha20_poly1305_begin_avx512_row11 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 704, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 304]> = Aligned([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx512_row11(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx512_row11.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 4 blocks, a register per row of 4: sets groups of 22, 124 idle instructions; and the one before woven in, in general-purpose registers: two quarter rounds round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 256
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `1456510a5c22cbb30aa9688a7fb02f065336f325200cf939f84adb57e6f51dc9`.
pub(crate) mod chacha20_poly1305_begin_avx512_row4 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 176;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx512_row4(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx512_row4.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 8 blocks, a register per row of 4: sets round robin; and the one before woven in, in general-purpose registers: two quarter rounds round robin, twice as fast; and then powers of the key.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 512
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `83c65b762e195b4312058879e00870767bccfc25631272a97af6420b1b2cf24d`.
pub(crate) mod chacha20_poly1305_begin_avx512_row8 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 768, layout: 5, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 176;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx512_row8(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx512_row8.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 8 blocks, a register per row of 4: sets groups of 22; and the one before woven in, in general-purpose registers: two quarter rounds round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 512
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `e2b44f21d7a64e1aad34067d96b07502a3bb752e3dd5c13d9a8b0054759fbd5a`.
pub(crate) mod chacha20_poly1305_begin_avx512_row8_without_powers {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 176;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    pub(crate) use super::chacha20_poly1305_begin_avx512_row8::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx512_row8_without_powers(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx512_row8_without_powers.s"), ".p2align 6", options(raw))
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
/// Proved with contract, frame and statement `fcce074f2880a8b0f955b9c73f4c99436a52026e1479c3eef8ad17337f627edf`.
pub(crate) mod chacha20_poly1305_begin_avx512 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 768, layout: 5, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 176;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    pub(crate) use super::chacha20_xor_avx512::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx512(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx512.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 20 blocks, a register per word of 16, and per row of four of 4, round robin; and the one before woven in, in general-purpose registers: two quarter rounds round robin, twice as fast; and then powers of the key.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 1280
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `47e42501bc69c0286f6091ff38775fc70eb7076dbddbbd010f161877f94b60f3`.
pub(crate) mod chacha20_poly1305_begin_avx512x20 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1280, powers: 768, layout: 5, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 176;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx512x20(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx512x20.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 24 blocks, a register per word of 16, and per row of four of 8, round robin; and the one before woven in, in general-purpose registers: two quarter rounds round robin, twice as fast; and then powers of the key.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 1536
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `8e9785022aaf9864e2874ba377be64653d6b2878cf15459bab9baab3b1c10401`.
pub(crate) mod chacha20_poly1305_begin_avx512x24 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1536, powers: 768, layout: 5, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 176;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 7, 0, 0, 0, 8, 0, 0, 0, 9, 0, 0, 0, 10, 0, 0, 0, 11, 0, 0, 0, 12, 0, 0, 0, 13, 0, 0, 0, 14, 0, 0, 0, 15, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx512x24(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx512x24.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 16 blocks, a register per word: quarter rounds round robin; and the one before woven in, in general-purpose registers: two quarter rounds round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 1024
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `e2a1c17793bef3172fe19f1377afe4cc5d3f49de70ea5eee7f2897f5783b5618`.
pub(crate) mod chacha20_poly1305_begin_avx512_without_powers {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 176;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    pub(crate) use super::chacha20_xor_avx512::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx512_without_powers(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx512_without_powers.s"), ".p2align 6", options(raw))
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
/// Proved with contract, frame and statement `62ea323c0968ccda4dbfc2d88b9df77c1f7625165f011f664dc75630e6d90196`.
pub(crate) mod chacha20_poly1305_begin_avx512x32 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 2048, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 240;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    pub(crate) use super::chacha20_xor_avx512x32::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx512x32(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx512x32.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 32 blocks, a register per word: quarter rounds round robin, 2 groups groups of 32; and the one before woven in, in general-purpose registers: two quarter rounds round robin, twice as fast; and then powers of the key.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 2048
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `57c15791a837b0bb635396fce876592a528cab4a8dc6e222e9e6f81ad4cfac6f`.
pub(crate) mod chacha20_poly1305_begin_avx512x32_powers {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 2048, powers: 768, layout: 5, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 240;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    pub(crate) use super::chacha20_xor_avx512x32::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn chacha20_poly1305_begin_avx512x32_powers(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_avx512x32_powers.s"), ".p2align 6", options(raw))
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
/// Proved with contract, frame and statement `493481ff610383427902bfae9349f444a37bfc24202ee2b8589433ed3d479959`.
pub(crate) mod aes128_expand_aesni {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "264cd3ffedb109b33c373783147637f5f712b9840521ca9501dac29925bb9c5c";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 240]> = Aligned([13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 128, 128, 128, 128, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 128, 128, 128, 128, 128, 128, 128, 128, 0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_expand_aesni(cipher_key: Read<CipherKey<parameter::Bits128>>, schedule: Write<Schedule<parameter::Bits128>>, table: Read<Table<contracts::AesExpand<parameter::Bits128>>>) {
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
/// Proved with contract, frame and statement `d9604fa07b9626d61ed074078239c238ea69e61f775bfe31f6fe6c98cd88c5f7`.
pub(crate) mod aes192_expand_aesni {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "fec7ccfd36b24218cf76139d0644903d630e263b8e1f42744c156b0af85b68f6";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 240]> = Aligned([5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 128, 128, 128, 128, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 128, 128, 128, 128, 128, 128, 128, 128, 0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_expand_aesni(cipher_key: Read<CipherKey<parameter::Bits192>>, schedule: Write<Schedule<parameter::Bits192>>, table: Read<Table<contracts::AesExpand<parameter::Bits192>>>) {
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
/// Proved with contract, frame and statement `41b71f59ded12f39f3fff208c721d3dbca4dab7d89ce35672e6b1988db500c91`.
pub(crate) mod aes256_expand_aesni {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "5ea40a7ec8e8ec625740f8864680fdffb5ba703bac3a32b7e85266110af5c4ec";
    pub(crate) use super::aes128_expand_aesni::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_expand_aesni(cipher_key: Read<CipherKey<parameter::Bits256>>, schedule: Write<Schedule<parameter::Bits256>>, table: Read<Table<contracts::AesExpand<parameter::Bits256>>>) {
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
/// Proved with contract, frame and statement `f5f126f46c8329758675c3d0464c89b90a12ceed05051f33f7377464d9557c3b`.
pub(crate) mod aes128_ctr_xor_aesni {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 136;
    pub(crate) const INTERFACE: &str = "56ddc7b31f6c29ec292d307693973cfd598e6a3985076db42d6d4d872b47ce92";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_ctr_xor_aesni(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<parameter::Bits128>>, counter: Read<Counter>, table: Read<Table<contracts::AesCtrXor<parameter::Bits128>>>) {
        core::arch::naked_asm!(include_str!("aes128_ctr_xor_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES in counter mode (SP 800-38A, 6.5): `out = input XOR` the encrypted counter blocks, for any length in bytes. The counter is the last four bytes of the block, the first of them highest, modulo 2^32.
///
/// Weave: 1 blocks in 1 vectors, round by round.
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
/// Proved with contract, frame and statement `2060374c63e807ffd0aa3d76f798750341bc2c8f2ffe88b14351bf9681254e18`.
pub(crate) mod aes128_ctr_xor_aesni_x1 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 24;
    pub(crate) const INTERFACE: &str = "56ddc7b31f6c29ec292d307693973cfd598e6a3985076db42d6d4d872b47ce92";
    pub(crate) use super::aes128_ctr_xor_aesni::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_ctr_xor_aesni_x1(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<parameter::Bits128>>, counter: Read<Counter>, table: Read<Table<contracts::AesCtrXor<parameter::Bits128>>>) {
        core::arch::naked_asm!(include_str!("aes128_ctr_xor_aesni_x1.s"), ".p2align 6", options(raw))
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
/// Proved with contract, frame and statement `db69153b6df1de16cd5f1b83da001cc8bfa499c7c667eff02a12218ed83f8de2`.
pub(crate) mod aes128_ctr_xor_vaes256 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 264;
    pub(crate) const INTERFACE: &str = "56ddc7b31f6c29ec292d307693973cfd598e6a3985076db42d6d4d872b47ce92";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_ctr_xor_vaes256(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<parameter::Bits128>>, counter: Read<Counter>, table: Read<Table<contracts::AesCtrXor<parameter::Bits128>>>) {
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
/// Proved with contract, frame and statement `daf175d77d6fc46fde4a11bb250e3b5b72652b531f37858fc9a946c8f9366632`.
pub(crate) mod aes128_ctr_xor_vaes512 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "56ddc7b31f6c29ec292d307693973cfd598e6a3985076db42d6d4d872b47ce92";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_ctr_xor_vaes512(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<parameter::Bits128>>, counter: Read<Counter>, table: Read<Table<contracts::AesCtrXor<parameter::Bits128>>>) {
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
/// Proved with contract, frame and statement `235fb434e612b5960706da0f38816b7e2c4e542abc7822c37dbb4b2650fd0fd7`.
pub(crate) mod aes192_ctr_xor_aesni {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 136;
    pub(crate) const INTERFACE: &str = "10615511e1cdcf82a7b8a517e6e8d18f3d14d866c3092397c5f132918529906f";
    pub(crate) use super::aes128_ctr_xor_aesni::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_ctr_xor_aesni(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<parameter::Bits192>>, counter: Read<Counter>, table: Read<Table<contracts::AesCtrXor<parameter::Bits192>>>) {
        core::arch::naked_asm!(include_str!("aes192_ctr_xor_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES in counter mode (SP 800-38A, 6.5): `out = input XOR` the encrypted counter blocks, for any length in bytes. The counter is the last four bytes of the block, the first of them highest, modulo 2^32.
///
/// Weave: 1 blocks in 1 vectors, round by round.
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
/// Proved with contract, frame and statement `3bae0ffa8e4aed3260fa0ece1be37cde949d5a413c24f55734f76f30511e2f88`.
pub(crate) mod aes192_ctr_xor_aesni_x1 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 24;
    pub(crate) const INTERFACE: &str = "10615511e1cdcf82a7b8a517e6e8d18f3d14d866c3092397c5f132918529906f";
    pub(crate) use super::aes128_ctr_xor_aesni::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_ctr_xor_aesni_x1(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<parameter::Bits192>>, counter: Read<Counter>, table: Read<Table<contracts::AesCtrXor<parameter::Bits192>>>) {
        core::arch::naked_asm!(include_str!("aes192_ctr_xor_aesni_x1.s"), ".p2align 6", options(raw))
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
/// Proved with contract, frame and statement `34234ca339658632f86b050bbafe9a449057b47032069f89379acc2d65136962`.
pub(crate) mod aes192_ctr_xor_vaes256 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 264;
    pub(crate) const INTERFACE: &str = "10615511e1cdcf82a7b8a517e6e8d18f3d14d866c3092397c5f132918529906f";
    pub(crate) use super::aes128_ctr_xor_vaes256::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_ctr_xor_vaes256(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<parameter::Bits192>>, counter: Read<Counter>, table: Read<Table<contracts::AesCtrXor<parameter::Bits192>>>) {
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
/// Proved with contract, frame and statement `163d6fa7affa0959fb26d58d8ce9a06b9990bfff519f1742a7736c83b8f79b85`.
pub(crate) mod aes192_ctr_xor_vaes512 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "10615511e1cdcf82a7b8a517e6e8d18f3d14d866c3092397c5f132918529906f";
    pub(crate) use super::aes128_ctr_xor_vaes512::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_ctr_xor_vaes512(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<parameter::Bits192>>, counter: Read<Counter>, table: Read<Table<contracts::AesCtrXor<parameter::Bits192>>>) {
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
/// Proved with contract, frame and statement `097ddd58c936ac58269f0b367368b0490ee9379a65c66082680214a523ecd7c0`.
pub(crate) mod aes256_ctr_xor_aesni {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 136;
    pub(crate) const INTERFACE: &str = "4675908d6cd54240693d5fcb2337eb4952fc28de508dc473a76fd7c296806449";
    pub(crate) use super::aes128_ctr_xor_aesni::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_ctr_xor_aesni(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<parameter::Bits256>>, counter: Read<Counter>, table: Read<Table<contracts::AesCtrXor<parameter::Bits256>>>) {
        core::arch::naked_asm!(include_str!("aes256_ctr_xor_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES in counter mode (SP 800-38A, 6.5): `out = input XOR` the encrypted counter blocks, for any length in bytes. The counter is the last four bytes of the block, the first of them highest, modulo 2^32.
///
/// Weave: 1 blocks in 1 vectors, round by round.
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
/// Proved with contract, frame and statement `a5ca5b6234b5db205a61799a8df18967b0dfe8d6cb0de7790bd34df9c4facad2`.
pub(crate) mod aes256_ctr_xor_aesni_x1 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 24;
    pub(crate) const INTERFACE: &str = "4675908d6cd54240693d5fcb2337eb4952fc28de508dc473a76fd7c296806449";
    pub(crate) use super::aes128_ctr_xor_aesni::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_ctr_xor_aesni_x1(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<parameter::Bits256>>, counter: Read<Counter>, table: Read<Table<contracts::AesCtrXor<parameter::Bits256>>>) {
        core::arch::naked_asm!(include_str!("aes256_ctr_xor_aesni_x1.s"), ".p2align 6", options(raw))
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
/// Proved with contract, frame and statement `066526188adec13bb522855f0307cef1cd1c44ea408fcc6fcb8c4ccd6b58ae5f`.
pub(crate) mod aes256_ctr_xor_vaes256 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 264;
    pub(crate) const INTERFACE: &str = "4675908d6cd54240693d5fcb2337eb4952fc28de508dc473a76fd7c296806449";
    pub(crate) use super::aes128_ctr_xor_vaes256::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_ctr_xor_vaes256(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<parameter::Bits256>>, counter: Read<Counter>, table: Read<Table<contracts::AesCtrXor<parameter::Bits256>>>) {
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
/// Proved with contract, frame and statement `477321c1454405ad032540e9e5a34ea0537a661dd5100d20f8856a33702c0f57`.
pub(crate) mod aes256_ctr_xor_vaes512 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW).union(Features::BMI2).union(Features::VAES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "4675908d6cd54240693d5fcb2337eb4952fc28de508dc473a76fd7c296806449";
    pub(crate) use super::aes128_ctr_xor_vaes512::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_ctr_xor_vaes512(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<parameter::Bits256>>, counter: Read<Counter>, table: Read<Table<contracts::AesCtrXor<parameter::Bits256>>>) {
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
/// Proved with contract, frame and statement `0611e80bb74342d070f7eb5532d946193c0c2d24bba47e6b2a1c5d7c7d3c72cc`.
pub(crate) mod ghash_powers_aesni {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 480, layout: 7, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "eec6dfeb26ebf422433522093119ebd9de58718dd64bf30028e0524df712f03c";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 70, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn ghash_powers_aesni(h: Read<HashKey>, powers: Write<Powers>, table: Read<Table<contracts::GhashPowers>>) {
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
/// Proved with contract, frame and statement `279618dc61cbf07c74fe0c7fe107ef62ea6e149482b60c2e01566a1e4a31cc50`.
pub(crate) mod ghash_powers_vaes256 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::PCLMULQDQ).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 864, layout: 8, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "eec6dfeb26ebf422433522093119ebd9de58718dd64bf30028e0524df712f03c";
    pub(crate) use super::ghash_powers_aesni::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn ghash_powers_vaes256(h: Read<HashKey>, powers: Write<Powers>, table: Read<Table<contracts::GhashPowers>>) {
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
/// Proved with contract, frame and statement `b242b1b5be80b986636d30678faf8f6f516c5e3ded0b8c91e141546f4ceca0ea`.
pub(crate) mod ghash_powers_vaes512 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::PCLMULQDQ).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 1728, layout: 9, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "eec6dfeb26ebf422433522093119ebd9de58718dd64bf30028e0524df712f03c";
    pub(crate) use super::ghash_powers_aesni::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn ghash_powers_vaes512(h: Read<HashKey>, powers: Write<Powers>, table: Read<Table<contracts::GhashPowers>>) {
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
/// Proved with contract, frame and statement `c3914c47aae4215f343dce25852d7f55f54491c4777b6062c5783747268710b4`.
pub(crate) mod ghash_blocks_aesni {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 480, layout: 7, messages: 0, share: 16 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "5a172314d28a18e40e6082b64f13718272c77bbb65c57469ae9cd0a5d3ff6d57";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn ghash_blocks_aesni(sum: Write<Sum>, input: Read<Input>, len: usize, powers: Read<Powers>, table: Read<Table<contracts::GhashBlocks>>) {
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
/// Proved with contract, frame and statement `ac34ee7c4998a46c7f8b916e63e76eb9712e6ff58d910bab2523c06c9b573551`.
pub(crate) mod ghash_blocks_vaes256 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::PCLMULQDQ).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 864, layout: 8, messages: 0, share: 16 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "5a172314d28a18e40e6082b64f13718272c77bbb65c57469ae9cd0a5d3ff6d57";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn ghash_blocks_vaes256(sum: Write<Sum>, input: Read<Input>, len: usize, powers: Read<Powers>, table: Read<Table<contracts::GhashBlocks>>) {
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
/// Proved with contract, frame and statement `a37ab293c0382670a45f76d9883fb11b02c4d0ef49ccc489f766c0b12a48bdb2`.
pub(crate) mod ghash_blocks_vaes512 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::PCLMULQDQ).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 1728, layout: 9, messages: 0, share: 16 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "5a172314d28a18e40e6082b64f13718272c77bbb65c57469ae9cd0a5d3ff6d57";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 128]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn ghash_blocks_vaes512(sum: Write<Sum>, input: Read<Input>, len: usize, powers: Read<Powers>, table: Read<Table<contracts::GhashBlocks>>) {
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
/// Proved with contract, frame and statement `5fda349e2e314f40950e0e642e08f773fb513d46d0aee5bf2c8eda33b0663eaf`.
pub(crate) mod aes128_gcm_seal_blocks_aesni {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 7, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 136;
    pub(crate) const INTERFACE: &str = "36bf28b76fbc8b070d1671f826a3cb0a03588a82dddcdaf7937375d0d05dab66";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_blocks_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `2335173c2382f36b41efcff302ff27765dd8e36db2e1f76c84bcdd87b56e563d`.
pub(crate) mod aes128_gcm_open_blocks_aesni {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 7, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "7580c96b29fea3a7465ac67f105859f3e7353f73bb931435cd0570f1aa9f2502";
    pub(crate) use super::aes128_gcm_seal_blocks_aesni::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_open_blocks_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>>>) {
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
/// Proved with contract, frame and statement `8a48a9583aa10d12218aa9e0a7d3ccad62b1f39d8ca037468cc38eb551dad0ae`.
pub(crate) mod aes128_gcm_seal_blocks_vaes256 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 8, messages: 0, share: 256 };
    pub(crate) const STACK: usize = 280;
    pub(crate) const INTERFACE: &str = "36bf28b76fbc8b070d1671f826a3cb0a03588a82dddcdaf7937375d0d05dab66";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 192]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_blocks_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `3db3507d4040e8c6de455f83ea2f2fcdf91344bc4df28b4dac948c164e6b3082`.
pub(crate) mod aes128_gcm_open_blocks_vaes256 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 8, messages: 0, share: 256 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "7580c96b29fea3a7465ac67f105859f3e7353f73bb931435cd0570f1aa9f2502";
    pub(crate) use super::aes128_gcm_seal_blocks_vaes256::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_open_blocks_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>>>) {
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
/// Proved with contract, frame and statement `d45c06f2bba63ad080ec052854846337082ebbf22ae0e2fc83934db441490783`.
pub(crate) mod aes128_gcm_seal_blocks_vaes512 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 9, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 376;
    pub(crate) const INTERFACE: &str = "36bf28b76fbc8b070d1671f826a3cb0a03588a82dddcdaf7937375d0d05dab66";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 384]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_blocks_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `755ece0c2fb01a3f4c9eb2156c4e03f8b28df261e55b6c6c58fe47ee5142947e`.
pub(crate) mod aes128_gcm_open_blocks_vaes512 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 9, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "7580c96b29fea3a7465ac67f105859f3e7353f73bb931435cd0570f1aa9f2502";
    pub(crate) use super::aes128_gcm_seal_blocks_vaes512::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_open_blocks_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_open_blocks_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 4 blocks; products by four each in sums of two parts, lanes apart, woven into the rounds from 20 % to 100 % of them; counters apart.
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
/// Proved with contract, frame and statement `c681dc9540a63d394ce16a6e34e59b37e8c0b0224f2adaae03241b1b8caa5ba0`.
pub(crate) mod aes128_gcm_seal_blocks_vaes512_lean {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 9, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 312;
    pub(crate) const INTERFACE: &str = "36bf28b76fbc8b070d1671f826a3cb0a03588a82dddcdaf7937375d0d05dab66";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 448]> = Aligned([15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 0, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 12, 0, 0, 0, 1, 0, 0, 0, 5, 0, 0, 0, 9, 0, 0, 0, 13, 0, 0, 0, 2, 0, 0, 0, 6, 0, 0, 0, 10, 0, 0, 0, 14, 0, 0, 0, 3, 0, 0, 0, 7, 0, 0, 0, 11, 0, 0, 0, 15, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_blocks_vaes512_lean(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_seal_blocks_vaes512_lean.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 4 blocks; products by four each in sums of two parts, lanes apart, woven into the rounds from 20 % to 100 % of them; counters apart.
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
/// Proved with contract, frame and statement `af19647f1e76100b7ca6437e9d0b56b394ccec3819b8769a5ef83487567f2116`.
pub(crate) mod aes128_gcm_open_blocks_vaes512_lean {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 9, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 72;
    pub(crate) const INTERFACE: &str = "7580c96b29fea3a7465ac67f105859f3e7353f73bb931435cd0570f1aa9f2502";
    pub(crate) use super::aes128_gcm_seal_blocks_vaes512_lean::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_open_blocks_vaes512_lean(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_open_blocks_vaes512_lean.s"), ".p2align 6", options(raw))
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
/// Proved with contract, frame and statement `40707fae7b1a791d96902083f9720dd9ff7418a5c8250bdc88d820b31bc91af8`.
pub(crate) mod aes192_gcm_seal_blocks_aesni {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 7, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 136;
    pub(crate) const INTERFACE: &str = "50b78ba93945c5a4e59546e750c493fc0354c995e067f6679ae6eb6625617d1a";
    pub(crate) use super::aes128_gcm_seal_blocks_aesni::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_seal_blocks_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits192, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `833b605559b4be00efd2785532bd9adbf63a94c41d0a6ac297d01b78c7844c70`.
pub(crate) mod aes192_gcm_open_blocks_aesni {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 7, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "914cdca05238a80997b5dbe9e2b86811239350ce04504af0d469baee331378f8";
    pub(crate) use super::aes128_gcm_seal_blocks_aesni::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_open_blocks_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits192, parameter::Open>>>) {
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
/// Proved with contract, frame and statement `f8ddbafd18c5d915d48d600a9c368f8355241d175f120f962f9f24f248362528`.
pub(crate) mod aes192_gcm_seal_blocks_vaes256 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 8, messages: 0, share: 256 };
    pub(crate) const STACK: usize = 280;
    pub(crate) const INTERFACE: &str = "50b78ba93945c5a4e59546e750c493fc0354c995e067f6679ae6eb6625617d1a";
    pub(crate) use super::aes128_gcm_seal_blocks_vaes256::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_seal_blocks_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits192, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `0e934d43c8b60a2e33d0b8980eb1cd151f5f2547ca371fd5a4b201f20990d469`.
pub(crate) mod aes192_gcm_open_blocks_vaes256 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 8, messages: 0, share: 256 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "914cdca05238a80997b5dbe9e2b86811239350ce04504af0d469baee331378f8";
    pub(crate) use super::aes128_gcm_seal_blocks_vaes256::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_open_blocks_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits192, parameter::Open>>>) {
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
/// Proved with contract, frame and statement `07f509470723ee4d1f161c14cb494920f41a3d2889c3ff66ead6b4a3aa789e11`.
pub(crate) mod aes192_gcm_seal_blocks_vaes512 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 9, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 504;
    pub(crate) const INTERFACE: &str = "50b78ba93945c5a4e59546e750c493fc0354c995e067f6679ae6eb6625617d1a";
    pub(crate) use super::aes128_gcm_seal_blocks_vaes512::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_seal_blocks_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits192, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `8a572b1da899f157bb988de4c0811aec4c08fa0b2b4415f80d85e78623cce1d6`.
pub(crate) mod aes192_gcm_open_blocks_vaes512 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 9, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "914cdca05238a80997b5dbe9e2b86811239350ce04504af0d469baee331378f8";
    pub(crate) use super::aes128_gcm_seal_blocks_vaes512::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_open_blocks_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits192, parameter::Open>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_open_blocks_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 4 blocks; products by four each in sums of two parts, lanes apart, woven into the rounds from 20 % to 100 % of them; counters apart.
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
/// Proved with contract, frame and statement `1be8630deedf36d5fda736ee6e1d97bafc0d3737abaf5b918851cf987d8f58e8`.
pub(crate) mod aes192_gcm_seal_blocks_vaes512_lean {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 9, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 440;
    pub(crate) const INTERFACE: &str = "50b78ba93945c5a4e59546e750c493fc0354c995e067f6679ae6eb6625617d1a";
    pub(crate) use super::aes128_gcm_seal_blocks_vaes512_lean::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_seal_blocks_vaes512_lean(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits192, parameter::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_seal_blocks_vaes512_lean.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 4 blocks; products by four each in sums of two parts, lanes apart, woven into the rounds from 20 % to 100 % of them; counters apart.
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
/// Proved with contract, frame and statement `88cdfd423363e764bf3561f0926d89f038883889e12ff83691070b9077afdff7`.
pub(crate) mod aes192_gcm_open_blocks_vaes512_lean {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 9, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 72;
    pub(crate) const INTERFACE: &str = "914cdca05238a80997b5dbe9e2b86811239350ce04504af0d469baee331378f8";
    pub(crate) use super::aes128_gcm_seal_blocks_vaes512_lean::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_open_blocks_vaes512_lean(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits192, parameter::Open>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_open_blocks_vaes512_lean.s"), ".p2align 6", options(raw))
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
/// Proved with contract, frame and statement `657fa0ec683c3077f626d679549238482a5158a9485558d04543f36ed365cf22`.
pub(crate) mod aes256_gcm_seal_blocks_aesni {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 7, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 136;
    pub(crate) const INTERFACE: &str = "585a6209bb455916e71323d09cffe2403402982734a3e6e63064cb2292e4ee23";
    pub(crate) use super::aes128_gcm_seal_blocks_aesni::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_seal_blocks_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits256, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `179f4aa977c0efdfb7b7df96580a8336d08011874cba17c46030172ea6ea0c79`.
pub(crate) mod aes256_gcm_open_blocks_aesni {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 480, layout: 7, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "22e14a979f8248da964f46d6ac72bb36b4df8bb93d950febda42d5d40f2239ca";
    pub(crate) use super::aes128_gcm_seal_blocks_aesni::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_open_blocks_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>>>) {
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
/// Proved with contract, frame and statement `3aa0d2c82fbfa9fd5d0f7bb46b920dd4fb566f093953453beec3c6224194c843`.
pub(crate) mod aes256_gcm_seal_blocks_vaes256 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 8, messages: 0, share: 256 };
    pub(crate) const STACK: usize = 280;
    pub(crate) const INTERFACE: &str = "585a6209bb455916e71323d09cffe2403402982734a3e6e63064cb2292e4ee23";
    pub(crate) use super::aes128_gcm_seal_blocks_vaes256::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_seal_blocks_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits256, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `6d67d8baf1aaf23e7355f5d169488ef845e9bdeb1f294ed895a3ae7f302d0886`.
pub(crate) mod aes256_gcm_open_blocks_vaes256 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 256, most: usize::MAX, powers: 864, layout: 8, messages: 0, share: 256 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "22e14a979f8248da964f46d6ac72bb36b4df8bb93d950febda42d5d40f2239ca";
    pub(crate) use super::aes128_gcm_seal_blocks_vaes256::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_open_blocks_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>>>) {
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
/// Proved with contract, frame and statement `9fac8bc6e299a1e5d9b08a6b8233f245b007bf27526da250566e31919cecf5fd`.
pub(crate) mod aes256_gcm_seal_blocks_vaes512 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 9, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 632;
    pub(crate) const INTERFACE: &str = "585a6209bb455916e71323d09cffe2403402982734a3e6e63064cb2292e4ee23";
    pub(crate) use super::aes128_gcm_seal_blocks_vaes512::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_seal_blocks_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits256, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `e6d79129032aca6916ba12a199613ab8bb285da02965340924de77432b06bf0c`.
pub(crate) mod aes256_gcm_open_blocks_vaes512 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 9, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 120;
    pub(crate) const INTERFACE: &str = "22e14a979f8248da964f46d6ac72bb36b4df8bb93d950febda42d5d40f2239ca";
    pub(crate) use super::aes128_gcm_seal_blocks_vaes512::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_open_blocks_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_open_blocks_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 4 blocks; products by four each in sums of two parts, lanes apart, woven into the rounds from 20 % to 100 % of them; counters apart.
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
/// Proved with contract, frame and statement `fb19cb834c10d54ce897a5012bec4c5db680264a82561e48b64f988e40821c84`.
pub(crate) mod aes256_gcm_seal_blocks_vaes512_lean {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 9, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 568;
    pub(crate) const INTERFACE: &str = "585a6209bb455916e71323d09cffe2403402982734a3e6e63064cb2292e4ee23";
    pub(crate) use super::aes128_gcm_seal_blocks_vaes512_lean::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_seal_blocks_vaes512_lean(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits256, parameter::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_seal_blocks_vaes512_lean.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 4 blocks; products by four each in sums of two parts, lanes apart, woven into the rounds from 20 % to 100 % of them; counters apart.
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
/// Proved with contract, frame and statement `2c41a1b0d883eee460bdbd6022a6649ef892a063ec072678e6fb91e5369fc70e`.
pub(crate) mod aes256_gcm_open_blocks_vaes512_lean {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 9, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 72;
    pub(crate) const INTERFACE: &str = "22e14a979f8248da964f46d6ac72bb36b4df8bb93d950febda42d5d40f2239ca";
    pub(crate) use super::aes128_gcm_seal_blocks_vaes512_lean::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_open_blocks_vaes512_lean(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_open_blocks_vaes512_lean.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 4 blocks; products by Karatsuba, woven into the rounds of each half; counters apart.
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
/// Proved with contract, frame and statement `9591b9e528ebeb9a9951bff5d05f20730942919fbb83cb3db31c1e556923cd69`.
pub(crate) mod aes128_gcm_seal_blocks_vaes512_halves {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 9, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 376;
    pub(crate) const INTERFACE: &str = "36bf28b76fbc8b070d1671f826a3cb0a03588a82dddcdaf7937375d0d05dab66";
    pub(crate) use super::aes128_gcm_seal_blocks_vaes512_lean::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_blocks_vaes512_halves(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_seal_blocks_vaes512_halves.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 4 blocks; products by Karatsuba, woven into the rounds from 0 % to 100 % of them; counters apart.
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
/// Proved with contract, frame and statement `af19647f1e76100b7ca6437e9d0b56b394ccec3819b8769a5ef83487567f2116`.
pub(crate) mod aes128_gcm_open_blocks_vaes512_packed {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 9, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 72;
    pub(crate) const INTERFACE: &str = "7580c96b29fea3a7465ac67f105859f3e7353f73bb931435cd0570f1aa9f2502";
    pub(crate) use super::aes128_gcm_seal_blocks_vaes512_lean::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_open_blocks_vaes512_packed(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_open_blocks_vaes512_packed.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 vectors of 4 blocks; products by Karatsuba, woven into the rounds from 10 % to 100 % of them; counters apart.
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
/// Proved with contract, frame and statement `2c41a1b0d883eee460bdbd6022a6649ef892a063ec072678e6fb91e5369fc70e`.
pub(crate) mod aes256_gcm_open_blocks_vaes512_packed {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512BW).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 1728, layout: 9, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 72;
    pub(crate) const INTERFACE: &str = "22e14a979f8248da964f46d6ac72bb36b4df8bb93d950febda42d5d40f2239ca";
    pub(crate) use super::aes128_gcm_seal_blocks_vaes512_lean::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_open_blocks_vaes512_packed(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_open_blocks_vaes512_packed.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 1 lanes at once.
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
/// Proved with contract, frame and statement `1ccf59f59512e7a3b2340a28c4ce20f385613cf0ee9a959c11112fc1e0f96b52`.
pub(crate) mod aes128_gcm_seal_finish_aesni {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 7, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "9d46d2ff63070d9801cf4842984a6fea4d1a74fb724cd492c3bebc349f9a8201";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_finish_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits128, parameter::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_seal_finish_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 1 lanes at once.
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
/// Proved with contract, frame and statement `eb25ff6ba8b4b5e5792b5dcf13e40a2f889f1eb142e93291e1aa2b7f849860f1`.
pub(crate) mod aes128_gcm_open_finish_aesni {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 7, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "188ceb052ccfe4a4e4f9c3b812f367437425cc372ebd81cf704ccc76cecb4470";
    pub(crate) use super::aes128_gcm_seal_finish_aesni::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_open_finish_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits128, parameter::Open>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_open_finish_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 2 lanes at once.
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
/// Proved with contract, frame and statement `46e820ae3f75257227f9f0b9f4c044eece6673f403eba9433d72be3143cb85ac`.
pub(crate) mod aes128_gcm_seal_finish_vaes256 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 8, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "9d46d2ff63070d9801cf4842984a6fea4d1a74fb724cd492c3bebc349f9a8201";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 400]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_finish_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits128, parameter::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_seal_finish_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 2 lanes at once.
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
/// Proved with contract, frame and statement `df687994b0cfb9912b177a68279928895bbd4aaaf0d4b7a6bbdf9f59c136c7cd`.
pub(crate) mod aes128_gcm_open_finish_vaes256 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 8, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "188ceb052ccfe4a4e4f9c3b812f367437425cc372ebd81cf704ccc76cecb4470";
    pub(crate) use super::aes128_gcm_seal_finish_vaes256::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_open_finish_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits128, parameter::Open>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_open_finish_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 4 vectors with 4 lanes at once; products with the next rounds.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 2048
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `50ef99c2da0c4ff8a0c5910fd554add232f391c51343f82bf68c0af8c76188ee`.
pub(crate) mod aes128_gcm_seal_finish_vaes512 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 2048, powers: 1728, layout: 9, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "9d46d2ff63070d9801cf4842984a6fea4d1a74fb724cd492c3bebc349f9a8201";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 704]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 143, 142, 141, 140, 139, 138, 137, 136, 135, 134, 133, 132, 131, 130, 129, 128, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 0, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 12, 0, 0, 0, 1, 0, 0, 0, 5, 0, 0, 0, 9, 0, 0, 0, 13, 0, 0, 0, 2, 0, 0, 0, 6, 0, 0, 0, 10, 0, 0, 0, 14, 0, 0, 0, 3, 0, 0, 0, 7, 0, 0, 0, 11, 0, 0, 0, 15, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 16, 0, 0, 0, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_finish_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits128, parameter::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_seal_finish_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 4 lanes at once.
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
/// Proved with contract, frame and statement `dbde4736022b89044424ad6dddce7f47097c08ff8ef131540c525e110d8f1af7`.
pub(crate) mod aes128_gcm_open_finish_vaes512 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 9, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "188ceb052ccfe4a4e4f9c3b812f367437425cc372ebd81cf704ccc76cecb4470";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 704]> = Aligned([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 128, 143, 142, 141, 140, 139, 138, 137, 136, 135, 134, 133, 132, 131, 130, 129, 128]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_open_finish_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits128, parameter::Open>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_open_finish_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 4 vectors with 4 lanes at once; products with the next rounds.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 2048
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `50ef99c2da0c4ff8a0c5910fd554add232f391c51343f82bf68c0af8c76188ee`.
pub(crate) mod aes128_gcm_seal_finish_vaes512_narrow {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 2048, powers: 1728, layout: 9, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "9d46d2ff63070d9801cf4842984a6fea4d1a74fb724cd492c3bebc349f9a8201";
    pub(crate) use super::aes128_gcm_seal_finish_vaes512::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes128_gcm_seal_finish_vaes512_narrow(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits128, parameter::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes128_gcm_seal_finish_vaes512_narrow.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 1 lanes at once.
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
/// Proved with contract, frame and statement `2629e0971c7ca327c474fe8497f67fb5d5c3be50f61c3d2f0f6e7e7d46b79ec1`.
pub(crate) mod aes192_gcm_seal_finish_aesni {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 7, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "bf9d9fc26643dcdb725bb37952cbd916afab3926446a158b9c835b814cd79463";
    pub(crate) use super::aes128_gcm_seal_finish_aesni::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_seal_finish_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits192, parameter::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_seal_finish_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 1 lanes at once.
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
/// Proved with contract, frame and statement `7f5b98c26bd605497b1d27fc94e2342d3cf4801af300c94a33065918bb92e5fe`.
pub(crate) mod aes192_gcm_open_finish_aesni {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 7, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "6e374c17377f412acfdf8a6d3584753f378100984c923b14decbc83174670ffc";
    pub(crate) use super::aes128_gcm_seal_finish_aesni::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_open_finish_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits192, parameter::Open>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_open_finish_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 2 lanes at once.
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
/// Proved with contract, frame and statement `01cfd6bf309aeefde2076ce4567dff35dc80a143ac84848f33d4d35bf754c49d`.
pub(crate) mod aes192_gcm_seal_finish_vaes256 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 8, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "bf9d9fc26643dcdb725bb37952cbd916afab3926446a158b9c835b814cd79463";
    pub(crate) use super::aes128_gcm_seal_finish_vaes256::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_seal_finish_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits192, parameter::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_seal_finish_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 2 lanes at once.
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
/// Proved with contract, frame and statement `2fe7e3d8fdc11ebe0b4198d83b8290800edeeed4bb583fb6fee5fc2a8bce6be8`.
pub(crate) mod aes192_gcm_open_finish_vaes256 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 8, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "6e374c17377f412acfdf8a6d3584753f378100984c923b14decbc83174670ffc";
    pub(crate) use super::aes128_gcm_seal_finish_vaes256::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_open_finish_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits192, parameter::Open>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_open_finish_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 4 vectors with 4 lanes at once; products with the next rounds.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 2048
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `6cc189385e165e33d3a5a7cec055731a340fff6a8fca034bfd350c6e57a41508`.
pub(crate) mod aes192_gcm_seal_finish_vaes512 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 2048, powers: 1728, layout: 9, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "bf9d9fc26643dcdb725bb37952cbd916afab3926446a158b9c835b814cd79463";
    pub(crate) use super::aes128_gcm_seal_finish_vaes512::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_seal_finish_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits192, parameter::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_seal_finish_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 4 lanes at once.
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
/// Proved with contract, frame and statement `2adf34ca68d1dca8cbdbd29d838aec9a05f51aa9c7faf7df7df0772da7b13fb5`.
pub(crate) mod aes192_gcm_open_finish_vaes512 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 9, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "6e374c17377f412acfdf8a6d3584753f378100984c923b14decbc83174670ffc";
    pub(crate) use super::aes128_gcm_open_finish_vaes512::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes192_gcm_open_finish_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits192, parameter::Open>>>) {
        core::arch::naked_asm!(include_str!("aes192_gcm_open_finish_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 1 lanes at once.
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
/// Proved with contract, frame and statement `891e89beac88d8902d00c1eed2ea003c9922831db8b81bb759e26d205abdda92`.
pub(crate) mod aes256_gcm_seal_finish_aesni {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 7, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "6272060ab969fac1e34141443f1c175d2f2924c1caf530091da8bf78716fac66";
    pub(crate) use super::aes128_gcm_seal_finish_aesni::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_seal_finish_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits256, parameter::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_seal_finish_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 1 lanes at once.
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
/// Proved with contract, frame and statement `7b60166fbd463668aa27e7c1e56d1ef957726d4cd6e83fb8eea468e24219515e`.
pub(crate) mod aes256_gcm_open_finish_aesni {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AES).union(Features::PCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 480, layout: 7, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "da77e96f93453e44a1ec55d506ffdb159a707327b161cb5c6e9f9deee670ff15";
    pub(crate) use super::aes128_gcm_seal_finish_aesni::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_open_finish_aesni(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits256, parameter::Open>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_open_finish_aesni.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 2 lanes at once.
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
/// Proved with contract, frame and statement `ab18efe2e42d1e98313c79b367e44d507ad4c2fa611f270a5408263927944a60`.
pub(crate) mod aes256_gcm_seal_finish_vaes256 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 8, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "6272060ab969fac1e34141443f1c175d2f2924c1caf530091da8bf78716fac66";
    pub(crate) use super::aes128_gcm_seal_finish_vaes256::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_seal_finish_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits256, parameter::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_seal_finish_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 2 lanes at once.
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
/// Proved with contract, frame and statement `d584d71cfd5110b1134c0ecadd8f020c8b95fe8fff3511f21addbe148fb66a6d`.
pub(crate) mod aes256_gcm_open_finish_vaes256 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 512, powers: 864, layout: 8, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 40;
    pub(crate) const INTERFACE: &str = "da77e96f93453e44a1ec55d506ffdb159a707327b161cb5c6e9f9deee670ff15";
    pub(crate) use super::aes128_gcm_seal_finish_vaes256::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_open_finish_vaes256(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits256, parameter::Open>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_open_finish_vaes256.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 4 vectors with 4 lanes at once; products with the next rounds.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 2048
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `0771d0c5589a6218929b8cb556970242d82ecd8ff96470c9fbbff29362d04617`.
pub(crate) mod aes256_gcm_seal_finish_vaes512 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 2048, powers: 1728, layout: 9, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "6272060ab969fac1e34141443f1c175d2f2924c1caf530091da8bf78716fac66";
    pub(crate) use super::aes128_gcm_seal_finish_vaes512::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_seal_finish_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits256, parameter::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_seal_finish_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 8 vectors with 4 lanes at once.
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
/// Proved with contract, frame and statement `045905e08b477133e9f6c7b923481f2739e2cdd7f9bac81b86ba99fe9125fb74`.
pub(crate) mod aes256_gcm_open_finish_vaes512 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 1024, powers: 1728, layout: 9, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "da77e96f93453e44a1ec55d506ffdb159a707327b161cb5c6e9f9deee670ff15";
    pub(crate) use super::aes128_gcm_open_finish_vaes512::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_open_finish_vaes512(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits256, parameter::Open>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_open_finish_vaes512.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: up to 4 vectors with 4 lanes at once; products with the next rounds.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 2048
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `0771d0c5589a6218929b8cb556970242d82ecd8ff96470c9fbbff29362d04617`.
pub(crate) mod aes256_gcm_seal_finish_vaes512_narrow {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::AVX512F).union(Features::AVX512VL).union(Features::AVX512BW).union(Features::BMI2).union(Features::AES).union(Features::PCLMULQDQ).union(Features::VAES).union(Features::VPCLMULQDQ);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 2048, powers: 1728, layout: 9, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "6272060ab969fac1e34141443f1c175d2f2924c1caf530091da8bf78716fac66";
    pub(crate) use super::aes128_gcm_seal_finish_vaes512::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn aes256_gcm_seal_finish_vaes512_narrow(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits256, parameter::Seal>>>) {
        core::arch::naked_asm!(include_str!("aes256_gcm_seal_finish_vaes512_narrow.s"), ".p2align 6", options(raw))
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
/// Proved with contract, frame and statement `83ebcebea9c38a87c99a6ca6bc043fb12de3222f1d6efeb303be9771acc7f128`.
pub(crate) mod sha256_blocks_sha {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::SHA);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 64 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "7b0e5fe0818c2026047cd1c443811140137103c50bac90cf591e49e82f5aa01e";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 272]> = Aligned([152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_blocks_sha(state: Write<Hash<parameter::Sha256>>, input: Read<Input>, len: usize, table: Read<Table<contracts::HashBlocks<parameter::Sha256>>>) {
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
/// Proved with contract, frame and statement `15a23aefbc834dc28fe3bcb2de95abd4d8aa7ce21322ae63c900a0a7c14a7091`.
pub(crate) mod sha256_streams_sha {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::SHA);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 2, share: 64 };
    pub(crate) const STACK: usize = 72;
    pub(crate) const INTERFACE: &str = "6f0f381c0171ec21863eead74f6b33858e8f5f34fd598ed1f8621449bb8bfb3c";
    pub(crate) use super::sha256_blocks_sha::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_streams_sha(state: Write<Streams<parameter::Sha256>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashStreams<parameter::Sha256>>>) {
        core::arch::naked_asm!(include_str!("sha256_streams_sha.s"), ".p2align 6", options(raw))
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2) of a few messages: as many blocks of each.
///
/// Weave: 2 messages, words late and early, without vpalignr and half of sha256msg1.
///
/// - `state`: the hash values one after another: word `w` of message `m` at `4 * (words * m + w)`, written
/// - `inputs`: 2 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `15a23aefbc834dc28fe3bcb2de95abd4d8aa7ce21322ae63c900a0a7c14a7091`.
pub(crate) mod sha256_streams_sha_avx512 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512VL).union(Features::SHA);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 2, share: 64 };
    pub(crate) const STACK: usize = 72;
    pub(crate) const INTERFACE: &str = "6f0f381c0171ec21863eead74f6b33858e8f5f34fd598ed1f8621449bb8bfb3c";
    pub(crate) use super::sha256_blocks_sha::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_streams_sha_avx512(state: Write<Streams<parameter::Sha256>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashStreams<parameter::Sha256>>>) {
        core::arch::naked_asm!(include_str!("sha256_streams_sha_avx512.s"), ".p2align 6", options(raw))
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
/// Proved with contract, frame and statement `975add16217f9396114352bb4e39daa33dd9daaaaca6a4579e77c59f4dd90787`.
pub(crate) mod sha256_blocks_avx2 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2).union(Features::BMI1).union(Features::BMI2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 64 };
    pub(crate) const STACK: usize = 616;
    pub(crate) const INTERFACE: &str = "7b0e5fe0818c2026047cd1c443811140137103c50bac90cf591e49e82f5aa01e";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 544]> = Aligned([152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_blocks_avx2(state: Write<Hash<parameter::Sha256>>, input: Read<Input>, len: usize, table: Read<Table<contracts::HashBlocks<parameter::Sha256>>>) {
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
/// Proved with contract, frame and statement `0e8da736a9cfb7ee38ab558e83a9174abb3193a83b6eb986b13b753e763eae99`.
pub(crate) mod sha256_lanes_avx2_x8 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 8, share: 64 };
    pub(crate) const STACK: usize = 856;
    pub(crate) const INTERFACE: &str = "d7af3bc50eb70160e1f187b0c04781e2c99f0b1c2fe16bf1a6a93a183322dcf8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 296]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_lanes_avx2_x8(state: Write<Lanes<parameter::Sha256>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashLanes<parameter::Sha256>>>) {
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
/// Proved with contract, frame and statement `95297b14c477d64a343251f2b23da4905a831f3563d3f546208ab12819b9ab4d`.
pub(crate) mod sha256_lanes_avx512_x16 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 16, share: 64 };
    pub(crate) const STACK: usize = 1720;
    pub(crate) const INTERFACE: &str = "d7af3bc50eb70160e1f187b0c04781e2c99f0b1c2fe16bf1a6a93a183322dcf8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 328]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_lanes_avx512_x16(state: Write<Lanes<parameter::Sha256>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashLanes<parameter::Sha256>>>) {
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
/// Proved with contract, frame and statement `cbe5140a32353d97c04c5f017a7330c8602db6c857f6f484edb1f39a68b2d0c7`.
pub(crate) mod sha256_lanes_avx512_x32 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F).union(Features::AVX512BW);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 32, share: 64 };
    pub(crate) const STACK: usize = 3384;
    pub(crate) const INTERFACE: &str = "d7af3bc50eb70160e1f187b0c04781e2c99f0b1c2fe16bf1a6a93a183322dcf8";
    pub(crate) use super::sha256_lanes_avx512_x16::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_lanes_avx512_x32(state: Write<Lanes<parameter::Sha256>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashLanes<parameter::Sha256>>>) {
        core::arch::naked_asm!(include_str!("sha256_lanes_avx512_x32.s"), ".p2align 6", options(raw))
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2) of many messages: a block of each, given as words.
///
/// Weave: a message in each of 8 lanes.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `words`: a block of each message, word by word as the hash values: its words are numbers, read
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `45290b889002de96de8aba58f754b88f288704baae3e3c47c5208285742294d9`.
pub(crate) mod sha256_words_avx2_x8 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0, messages: 8, share: 1 };
    pub(crate) const STACK: usize = 536;
    pub(crate) const INTERFACE: &str = "f0af7883bf488112954cd1efe1fd555598be92948de771ac5ad825043a04a680";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_words_avx2_x8(state: Write<Lanes<parameter::Sha256>>, words: Read<LaneBlocks<parameter::Sha256>>, table: Read<Table<contracts::HashWords<parameter::Sha256>>>) {
        core::arch::naked_asm!(include_str!("sha256_words_avx2_x8.s"), ".p2align 6", options(raw))
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2) of many messages: a block of each, given as words.
///
/// Weave: a message in each of 16 lanes.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `words`: a block of each message, word by word as the hash values: its words are numbers, read
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `a8052dbd61e32d67468adf790478b9e0ef18a1d9a5dd45ff0801ae2edca1c1cb`.
pub(crate) mod sha256_words_avx512_x16 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0, messages: 16, share: 1 };
    pub(crate) const STACK: usize = 1080;
    pub(crate) const INTERFACE: &str = "f0af7883bf488112954cd1efe1fd555598be92948de771ac5ad825043a04a680";
    pub(crate) use super::sha256_words_avx2_x8::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_words_avx512_x16(state: Write<Lanes<parameter::Sha256>>, words: Read<LaneBlocks<parameter::Sha256>>, table: Read<Table<contracts::HashWords<parameter::Sha256>>>) {
        core::arch::naked_asm!(include_str!("sha256_words_avx512_x16.s"), ".p2align 6", options(raw))
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2) of many messages: a block of each, given as words.
///
/// Weave: a message in each of 16 lanes, 2 sets round robin.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `words`: a block of each message, word by word as the hash values: its words are numbers, read
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `b7ff8e979a417059db0c73b5387e7ce3b85de6012d53296762dca3ad2e121be5`.
pub(crate) mod sha256_words_avx512_x32 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0, messages: 32, share: 1 };
    pub(crate) const STACK: usize = 2104;
    pub(crate) const INTERFACE: &str = "f0af7883bf488112954cd1efe1fd555598be92948de771ac5ad825043a04a680";
    pub(crate) use super::sha256_words_avx2_x8::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn sha256_words_avx512_x32(state: Write<Lanes<parameter::Sha256>>, words: Read<LaneBlocks<parameter::Sha256>>, table: Read<Table<contracts::HashWords<parameter::Sha256>>>) {
        core::arch::naked_asm!(include_str!("sha256_words_avx512_x32.s"), ".p2align 6", options(raw))
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
/// Proved with contract, frame and statement `b279ea3310e2d5fb48e26139abca905d3aa96cb86ed0ed7aa32fe55182732c49`.
pub(crate) mod md5_blocks_gpr {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 64 };
    pub(crate) const STACK: usize = 32;
    pub(crate) const INTERFACE: &str = "4e8a3d67b002d4a2d9390c7c2c017f5a45db44ce9b29c314c33e243c0a2def91";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_blocks_gpr(state: Write<Hash<parameter::Md5>>, input: Read<Input>, len: usize, table: Read<Table<contracts::HashBlocks<parameter::Md5>>>) {
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
/// Proved with contract, frame and statement `b279ea3310e2d5fb48e26139abca905d3aa96cb86ed0ed7aa32fe55182732c49`.
pub(crate) mod md5_blocks_bmi1 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::BMI1;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 64 };
    pub(crate) const STACK: usize = 32;
    pub(crate) const INTERFACE: &str = "4e8a3d67b002d4a2d9390c7c2c017f5a45db44ce9b29c314c33e243c0a2def91";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_blocks_bmi1(state: Write<Hash<parameter::Md5>>, input: Read<Input>, len: usize, table: Read<Table<contracts::HashBlocks<parameter::Md5>>>) {
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
/// Proved with contract, frame and statement `ba89450e5f330ba704b5ba8eadea096a95823d39fced2ebec22729c2094c2156`.
pub(crate) mod md5_lanes_avx2_x8 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 8, share: 64 };
    pub(crate) const STACK: usize = 728;
    pub(crate) const INTERFACE: &str = "59ddcffe6ed9fc7e44fe9d3586140087a39de31a35f07a7f89baebf43f9489cc";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 268]> = Aligned([64, 0, 0, 0, 0, 0, 0, 0, 120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 98, 37, 30, 246, 64, 179, 64, 192, 81, 90, 94, 38, 170, 199, 182, 233, 93, 16, 47, 214, 83, 20, 68, 2, 129, 230, 161, 216, 200, 251, 211, 231, 230, 205, 225, 33, 214, 7, 55, 195, 135, 13, 213, 244, 237, 20, 90, 69, 5, 233, 227, 169, 248, 163, 239, 252, 217, 2, 111, 103, 138, 76, 42, 141, 66, 57, 250, 255, 129, 246, 113, 135, 34, 97, 157, 109, 12, 56, 229, 253, 68, 234, 190, 164, 169, 207, 222, 75, 96, 75, 187, 246, 112, 188, 191, 190, 198, 126, 155, 40, 250, 39, 161, 234, 133, 48, 239, 212, 5, 29, 136, 4, 57, 208, 212, 217, 229, 153, 219, 230, 248, 124, 162, 31, 101, 86, 172, 196, 68, 34, 41, 244, 151, 255, 42, 67, 167, 35, 148, 171, 57, 160, 147, 252, 195, 89, 91, 101, 146, 204, 12, 143, 125, 244, 239, 255, 209, 93, 132, 133, 79, 126, 168, 111, 224, 230, 44, 254, 20, 67, 1, 163, 161, 17, 8, 78, 130, 126, 83, 247, 53, 242, 58, 189, 187, 210, 215, 42, 145, 211, 134, 235, 255, 255, 255, 255]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx2_x8(state: Write<Lanes<parameter::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashLanes<parameter::Md5>>>) {
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
/// Proved with contract, frame and statement `b5f1b79743871fc3948d7141fec4563c0392866caea1b7d4902a5ed52c1edb04`.
pub(crate) mod md5_lanes_avx2_x16 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 16, share: 64 };
    pub(crate) const STACK: usize = 1432;
    pub(crate) const INTERFACE: &str = "59ddcffe6ed9fc7e44fe9d3586140087a39de31a35f07a7f89baebf43f9489cc";
    pub(crate) use super::md5_lanes_avx2_x8::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx2_x16(state: Write<Lanes<parameter::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashLanes<parameter::Md5>>>) {
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
/// Proved with contract, frame and statement `0d35c1e9371ba2ecd85684ee173ddc478b15c391aeddb0ee05439e9897dc1ae6`.
pub(crate) mod md5_lanes_avx2_x24 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 24, share: 64 };
    pub(crate) const STACK: usize = 2136;
    pub(crate) const INTERFACE: &str = "59ddcffe6ed9fc7e44fe9d3586140087a39de31a35f07a7f89baebf43f9489cc";
    pub(crate) use super::md5_lanes_avx2_x8::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx2_x24(state: Write<Lanes<parameter::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashLanes<parameter::Md5>>>) {
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
/// Proved with contract, frame and statement `01f47b467603184f8043db1394fb4e0c28dc6f285a7d2e00a455cc8103bbdd0d`.
pub(crate) mod md5_lanes_avx512_x16 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 16, share: 64 };
    pub(crate) const STACK: usize = 1464;
    pub(crate) const INTERFACE: &str = "59ddcffe6ed9fc7e44fe9d3586140087a39de31a35f07a7f89baebf43f9489cc";
    pub(crate) use super::md5_lanes_avx2_x8::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx512_x16(state: Write<Lanes<parameter::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashLanes<parameter::Md5>>>) {
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
/// Proved with contract, frame and statement `5ecc595435516dab294a14e192a5528ba2c89bd52a8319dbfea5022f6fed2c85`.
pub(crate) mod md5_lanes_avx512_x32 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 32, share: 64 };
    pub(crate) const STACK: usize = 2872;
    pub(crate) const INTERFACE: &str = "59ddcffe6ed9fc7e44fe9d3586140087a39de31a35f07a7f89baebf43f9489cc";
    pub(crate) use super::md5_lanes_avx2_x8::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx512_x32(state: Write<Lanes<parameter::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashLanes<parameter::Md5>>>) {
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
/// Proved with contract, frame and statement `e5d76dd4235cab0ce0760f7821074c4e403fc501ebd743690a9d430e9c42962a`.
pub(crate) mod md5_lanes_avx512_x64 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::AVX.union(Features::AVX512F);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 64, share: 64 };
    pub(crate) const STACK: usize = 5688;
    pub(crate) const INTERFACE: &str = "59ddcffe6ed9fc7e44fe9d3586140087a39de31a35f07a7f89baebf43f9489cc";
    pub(crate) use super::md5_lanes_avx2_x8::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "sysv64" fn md5_lanes_avx512_x64(state: Write<Lanes<parameter::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashLanes<parameter::Md5>>>) {
        core::arch::naked_asm!(include_str!("md5_lanes_avx512_x64.s"), ".p2align 6", options(raw))
    }
}
