// Printed by `cargo xtask gen`. Do not edit: change the kernel and print again.

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 4 blocks in vectors, rotated by vpermxor and vrlw, round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `408c4f66793f4ab39458602a87b44b41ef3f01389e56909d93cc1c85749a706b`.
pub(crate) mod chacha20_xor_power8x4 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_power8x4";
    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "81f8d511c7c8c1e0d5547d19ec078dc3dbe3877e9a12ceadebc1932a336aa2dd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([17, 0, 51, 34, 85, 68, 119, 102, 153, 136, 187, 170, 221, 204, 255, 238, 12, 0, 0, 0, 12, 0, 0, 0, 12, 0, 0, 0, 12, 0, 0, 0, 0, 51, 34, 17, 68, 119, 102, 85, 136, 187, 170, 153, 204, 255, 238, 221, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_xor_power8x4(out: *mut u8, input: *const u8, len: usize, state: *const u32, table: *const u8) {
        core::arch::naked_asm!(include_str!("chacha20_xor_power8x4.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 8 blocks in vectors, rotated by vpermxor and vrlw, round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `eac1c3d90a19d866458f0ecc811966a6bbbd04572fcaf154938c4b554307e0a3`.
pub(crate) mod chacha20_xor_power8 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_power8";
    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "81f8d511c7c8c1e0d5547d19ec078dc3dbe3877e9a12ceadebc1932a336aa2dd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([17, 0, 51, 34, 85, 68, 119, 102, 153, 136, 187, 170, 221, 204, 255, 238, 12, 0, 0, 0, 12, 0, 0, 0, 12, 0, 0, 0, 12, 0, 0, 0, 0, 51, 34, 17, 68, 119, 102, 85, 136, 187, 170, 153, 204, 255, 238, 221, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_xor_power8(out: *mut u8, input: *const u8, len: usize, state: *const u32, table: *const u8) {
        core::arch::naked_asm!(include_str!("chacha20_xor_power8.s"), ".p2align 6", options(raw))
    }
}

/// Poly1305 (RFC 8439, 2.5) of whole blocks: `h = (h + block) * r` modulo 2^130 - 5 for each block.
///
/// Weave: one block at a time.
///
/// - `state`: accumulator, key and powers of the key, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 16
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `e8b63c6158131439e4617f8c0725c1cbf6bd952a952787c911057e236869d5e1`.
pub(crate) mod poly1305_blocks_gpr {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_blocks_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "0699aed4c3f003b1bc45703d14926232d65e521b18fb168002a309675a6b368a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn poly1305_blocks_gpr(state: *mut u8, input: *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(include_str!("poly1305_blocks_gpr.s"), ".p2align 6", options(raw))
    }
}

/// Poly1305 (RFC 8439, 2.5), the end: takes the last blocks, reduces modulo 2^130 - 5, and adds s modulo 2^128.
///
/// Weave: one block at a time.
///
/// - `state`: accumulator, key and powers of the key, read
/// - `input`: the last blocks, read
/// - `len`: bytes, a multiple of 16, at most 1024
/// - `tag`: where the tag goes, written
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `c0cbc94a25f7cd7dae950cce66c6c017e99a9b911f5c4a7964f5946930a364c4`.
pub(crate) mod poly1305_finish_gpr {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_finish_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: 1024, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "3de738c6533d98cbd53cb825634480f31faaf0429325af7859635baad1ca8b3b";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn poly1305_finish_gpr(state: *const u8, input: *const u8, len: usize, tag: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("poly1305_finish_gpr.s"), ".p2align 6", options(raw))
    }
}

/// Powers of the key r of Poly1305 (RFC 8439, 2.5), in limbs.
///
/// Weave: one power after the other.
///
/// - `state`: accumulator, key and powers of the key, written
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `14d579782f106f79ecd8695e406712ca039bbc810499516f6ae096dddc9c7b8d`.
pub(crate) mod poly1305_powers_gprx4 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_powers_gprx4";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 72, layout: 0xa46ec505a7af766a, messages: 0 };
    pub(crate) const INTERFACE: &str = "08f8269a7f8216ad0c2991565629c9f2d855023fb44cc9b47bab82a2e7a1d2b0";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn poly1305_powers_gprx4(state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("poly1305_powers_gprx4.s"), ".p2align 6", options(raw))
    }
}

/// Poly1305 (RFC 8439, 2.5) of whole blocks: `h = (h + block) * r` modulo 2^130 - 5 for each block.
///
/// Weave: sums of 4 blocks, products 2 groups ahead.
///
/// - `state`: accumulator, key and powers of the key, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `f08f9d611f652a0150f1dab9526ec48d235bcd4e1eee7c7bf1d057c970a54643`.
pub(crate) mod poly1305_blocks_gprx4 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_blocks_gprx4";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 72, layout: 0xa46ec505a7af766a, messages: 0 };
    pub(crate) const INTERFACE: &str = "0699aed4c3f003b1bc45703d14926232d65e521b18fb168002a309675a6b368a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn poly1305_blocks_gprx4(state: *mut u8, input: *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(include_str!("poly1305_blocks_gprx4.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 4 blocks in vectors, or 2 by rows, rotated by vpermxor and vrlw, round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 192
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `96ac4b64b0df913957ec4a624a227e883512e0bdf551ca654bb0f5a63e3dbc3a`.
pub(crate) mod chacha20_poly1305_begin_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 192, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "3c775d500afc571ef013be0a37585f7ad631b96e717b7fd81c9eb06631352cd8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 112]> = Aligned([17, 0, 51, 34, 85, 68, 119, 102, 153, 136, 187, 170, 221, 204, 255, 238, 12, 0, 0, 0, 12, 0, 0, 0, 12, 0, 0, 0, 12, 0, 0, 0, 0, 51, 34, 17, 68, 119, 102, 85, 136, 187, 170, 153, 204, 255, 238, 221, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_poly1305_begin_vsx(out: *mut u8, input: *const u8, len: usize, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_vsx.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8) of whole blocks: `out = input XOR` the keystream from the counter on, and `h = (h + block) * r` modulo 2^130 - 5 for each block of `mac`, as it is at entry.
///
/// Weave: 8 blocks in vectors, rotated by vpermxor and vrlw, sums of 4 blocks in words, round robin.
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
/// Proved with contract, frame and statement `1ae1adfa9fa0a72941012433d214465cc8a1b19868dd6fbbf9a17fb145768b9b`.
pub(crate) mod chacha20_poly1305_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 72, layout: 0xa46ec505a7af766a, messages: 0 };
    pub(crate) const INTERFACE: &str = "feca0370852d58b05c22938e0f3a42b66a5cd9fc334f0ee4c30a11852bdc94db";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([17, 0, 51, 34, 85, 68, 119, 102, 153, 136, 187, 170, 221, 204, 255, 238, 12, 0, 0, 0, 12, 0, 0, 0, 12, 0, 0, 0, 12, 0, 0, 0, 0, 51, 34, 17, 68, 119, 102, 85, 136, 187, 170, 153, 204, 255, 238, 221, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_poly1305_blocks_vsx(out: *mut u8, input: *const u8, len: usize, state: *mut u8, mac: *const u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_blocks_vsx.s"), ".p2align 6", options(raw))
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
/// Proved with contract, frame and statement `7529f6d2565b779cfd22a51004897bfbc67ae435052162a3b473c7573a2a41d0`.
pub(crate) mod aes128_expand_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_expand_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "b8650c9ee3fbcc40d57b77edcea5aeb5d222aa56c5559b7496d4c6d42187c51c";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_expand_vsx(cipher_key: *const u8, schedule: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("aes128_expand_vsx.s"), ".p2align 6", options(raw))
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
/// Proved with contract, frame and statement `9a7a3795d66830e0b2264619bb61b11a85433e63e0175a5fc89257979e354d27`.
pub(crate) mod aes192_expand_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_expand_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "b136b44b07d37800dd73125ee28d83e6faa654467f39986b0868ba7b458409c4";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 4, 7, 6, 5, 4, 7, 6, 5, 4, 7, 6, 5, 4, 7, 6, 5]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_expand_vsx(cipher_key: *const u8, schedule: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("aes192_expand_vsx.s"), ".p2align 6", options(raw))
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
/// Proved with contract, frame and statement `df3b4cd205bacfdb03827dd7577b657b4604c37f46b9c7aa15bc15edb74b9484`.
pub(crate) mod aes256_expand_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_expand_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "1b6e099578882714367f0a85bb8fb63c8cf254d198ad24d6dff911ac6fe50678";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_expand_vsx(cipher_key: *const u8, schedule: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("aes256_expand_vsx.s"), ".p2align 6", options(raw))
    }
}

/// AES in counter mode (SP 800-38A, 6.5): `out = input XOR` the encrypted counter blocks, for any length in bytes. The counter is the last four bytes of the block, the first of them highest, modulo 2^32.
///
/// Weave: two halves of 4 blocks, 4 rounds with the message, round robin.
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
/// Proved with contract, frame and statement `43f85a6874f7f6bd1ed93da0003f77266e452a51808c4bff6dae165e9a44d317`.
pub(crate) mod aes128_ctr_xor_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_ctr_xor_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "7f2e979c0a1016252d3954284c14dc0cf3522388a22088ff348c8a37eac709ab";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_ctr_xor_vsx(out: *mut u8, input: *const u8, len: usize, schedule: *const u8, counter: *const u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("aes128_ctr_xor_vsx.s"), ".p2align 6", options(raw))
    }
}

/// AES in counter mode (SP 800-38A, 6.5): `out = input XOR` the encrypted counter blocks, for any length in bytes. The counter is the last four bytes of the block, the first of them highest, modulo 2^32.
///
/// Weave: two halves of 4 blocks, 5 rounds with the message, round robin.
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
/// Proved with contract, frame and statement `e6dbe67d419da7e2b1c1814410dc73a6ce3cc2c3eb1b35d0578e9df6efceb4f3`.
pub(crate) mod aes192_ctr_xor_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_ctr_xor_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "54862ac58256b3b7d66e86537b4d41880a6a4bfb6add40752008e0ad07cba5b9";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_ctr_xor_vsx(out: *mut u8, input: *const u8, len: usize, schedule: *const u8, counter: *const u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("aes192_ctr_xor_vsx.s"), ".p2align 6", options(raw))
    }
}

/// AES in counter mode (SP 800-38A, 6.5): `out = input XOR` the encrypted counter blocks, for any length in bytes. The counter is the last four bytes of the block, the first of them highest, modulo 2^32.
///
/// Weave: two halves of 4 blocks, 6 rounds with the message, round robin.
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
/// Proved with contract, frame and statement `65f64e6e88dc6354ec225c66363528d58bc5f61d2722795418c5348afe4beaed`.
pub(crate) mod aes256_ctr_xor_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_ctr_xor_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "c87842790c9c2aa0648eee65b2af2cf587b776f878c4b9b72983700fb69beefe";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_ctr_xor_vsx(out: *mut u8, input: *const u8, len: usize, schedule: *const u8, counter: *const u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("aes256_ctr_xor_vsx.s"), ".p2align 6", options(raw))
    }
}

/// Powers of the key H of GHASH (SP 800-38D, 6.4), as the kernels of this family read them.
///
/// Weave: one after the other.
///
/// - `h`: the key H, read
/// - `powers`: where the powers go, written
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `bd3f18e52b2a926b3c849a4e58d003d948245a40b429646c7e3cfa0cda12bf89`.
pub(crate) mod ghash_powers_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "ghash_powers_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const INTERFACE: &str = "82d0ed7f57c1c9755fc15efb32d0a2e049134c2c2225da1a4352b24ba04ec008";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 70, 2, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn ghash_powers_vsx(h: *const u8, powers: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("ghash_powers_vsx.s"), ".p2align 6", options(raw))
    }
}

/// GHASH (SP 800-38D, 6.4) of whole blocks: `sum = sum * H + block` for each block; the last one is added and not multiplied.
///
/// Weave: 8 blocks.
///
/// - `sum`: the sum, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 16
/// - `powers`: powers of the key, read
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `63f8ec2593ae0810eb55ca12aa1783ca05425236deac93748cfe7630729c305d`.
pub(crate) mod ghash_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "ghash_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const INTERFACE: &str = "3347b3afca6fcd2deac779d0a45817ff6421b9d32b718d17034e00495d9a3a8a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn ghash_blocks_vsx(sum: *mut u8, input: *const u8, len: usize, powers: *const u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("ghash_blocks_vsx.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: two halves of 4 blocks, 3 rounds with the message, round robin.
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
/// Proved with contract, frame and statement `14582b74777d861a2f502dde17a848b7fb0a6ebdeb95a01455cbda27c56e491c`.
pub(crate) mod aes128_gcm_seal_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_seal_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const INTERFACE: &str = "6c90edff72494e305644421c01aa19a53fbfadbc5a95a6563987f68b90b4c10d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_seal_blocks_vsx(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("aes128_gcm_seal_blocks_vsx.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: two halves of 4 blocks, 3 rounds with the message, round robin.
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
/// Proved with contract, frame and statement `47b7bc36ebb31e00be947a65db914a7f153f483dac4264848966076876ebc6be`.
pub(crate) mod aes128_gcm_open_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_open_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const INTERFACE: &str = "b85665d561014df7f5e3faa4125c4f1c1ea19940117af54ed1c1cd112f77ab32";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_open_blocks_vsx(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("aes128_gcm_open_blocks_vsx.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: 4 or 8 blocks, and J0.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 128
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `21a7cb822054b4bcf272862fe2109f96246dd5713ff561d73d7f1e15b13b9511`.
pub(crate) mod aes128_gcm_seal_finish_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_seal_finish_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const INTERFACE: &str = "21e4eb59597af502597c3bbc57e80c8dba356af6e71953961265a3d6821b7951";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_seal_finish_vsx(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("aes128_gcm_seal_finish_vsx.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: 4 or 8 blocks, and J0.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 128
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `b805fb1e594b209ef7fa17e59d42c473dead225571498328cbfe315ca3e0bd5e`.
pub(crate) mod aes128_gcm_open_finish_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_open_finish_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const INTERFACE: &str = "ae6c6995a254da4a36541bd5fb09fc53476a931495e5657bd236ccff5225c6a8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_open_finish_vsx(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("aes128_gcm_open_finish_vsx.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: two halves of 4 blocks, 4 rounds with the message, round robin.
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
/// Proved with contract, frame and statement `782c8ae97bf6111250c256c7e04e1829bbdb52717a94a4449c87aa06751a8645`.
pub(crate) mod aes192_gcm_seal_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_seal_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const INTERFACE: &str = "3376f42f27f2d903336bdc565863226ddd4605fbe8c414c58c6ca029f90a6073";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_seal_blocks_vsx(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("aes192_gcm_seal_blocks_vsx.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: two halves of 4 blocks, 4 rounds with the message, round robin.
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
/// Proved with contract, frame and statement `f862ca27eef14b4d4e36329891b2706e031edbc5ce50655d5f5baf78ef2b037a`.
pub(crate) mod aes192_gcm_open_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_open_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const INTERFACE: &str = "a953418f850fb3349a472426fb5295ca30483352fdd4d22d016a8026cca389b8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_open_blocks_vsx(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("aes192_gcm_open_blocks_vsx.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: 4 or 8 blocks, and J0.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 128
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `e8e2fc76ff64d04f45515bdb15247db52479e926724d36c3acff9fc603308bd8`.
pub(crate) mod aes192_gcm_seal_finish_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_seal_finish_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const INTERFACE: &str = "070a79d6afcb13203e57608c99905c19c80474850544d62df7890fdf0f65e84c";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_seal_finish_vsx(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("aes192_gcm_seal_finish_vsx.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: 4 or 8 blocks, and J0.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 128
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `a20888162b828c1345d8208be54f96ef0e2f75bfd57c5f31f21058f966db0630`.
pub(crate) mod aes192_gcm_open_finish_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_open_finish_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const INTERFACE: &str = "858dee338930cb831602774f596bc6b2ed385ae93f65240b8c4a1f1e24eac3a2";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_open_finish_vsx(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("aes192_gcm_open_finish_vsx.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: two halves of 4 blocks, 5 rounds with the message, round robin.
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
/// Proved with contract, frame and statement `c775615fb07b24c6b9df46f0a8c2fb89f210152fceb41e4f66d9782cb0550910`.
pub(crate) mod aes256_gcm_seal_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_seal_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const INTERFACE: &str = "10060d53f92337a4d6e7531aba0b7b1f6d09c2aae1649ecb12417a27119f3d30";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_seal_blocks_vsx(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("aes256_gcm_seal_blocks_vsx.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: two halves of 4 blocks, 5 rounds with the message, round robin.
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
/// Proved with contract, frame and statement `823d2d9e482f4d5186f3d0aab487697e962a957682441f654b7758990c383e72`.
pub(crate) mod aes256_gcm_open_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_open_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const INTERFACE: &str = "fb7e12d12d07455e66c6454099cd8d154331e2bd358224c310fe5b1691fb8387";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_open_blocks_vsx(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("aes256_gcm_open_blocks_vsx.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: 4 or 8 blocks, and J0.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 128
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `be7342e1aa8bee46d97f99b9663364a90155baf29932d4a79aee0f7cb42acf5d`.
pub(crate) mod aes256_gcm_seal_finish_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_seal_finish_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const INTERFACE: &str = "3385c09daab74096de05daa405700002717748667bb4232d4f3eea385c915c39";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_seal_finish_vsx(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("aes256_gcm_seal_finish_vsx.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: 4 or 8 blocks, and J0.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 128
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// Proved with contract, frame and statement `cd02830223077d0639bbcc5e5ae9d779320164242c702f813150abaf2fe3dd6e`.
pub(crate) mod aes256_gcm_open_finish_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_open_finish_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const INTERFACE: &str = "73c0a1d98059b54462d103ea2172a4ff37f87343814e9059c3b2561fc1a92f9a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_open_finish_vsx(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("aes256_gcm_open_finish_vsx.s"), ".p2align 6", options(raw))
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2): the hash value after `len / 64` more blocks.
///
/// Weave: rounds and schedule, one more addition, for a shorter chain, round robin.
///
/// - `state`: the hash value: its words, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `5ba9bbaf71dc3b4352424bab38ac61a5427a4e499b70e8b652dcd8cc8c89dcf5`.
pub(crate) mod sha256_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "sha256_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "a2a507677e53ddb8300238c07cfbfd6d760a0e9f8df993568fbf3ed9d58b23c7";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 272]> = Aligned([145, 68, 55, 113, 152, 47, 138, 66, 165, 219, 181, 233, 207, 251, 192, 181, 241, 17, 241, 89, 91, 194, 86, 57, 213, 94, 28, 171, 164, 130, 63, 146, 1, 91, 131, 18, 152, 170, 7, 216, 195, 125, 12, 85, 190, 133, 49, 36, 254, 177, 222, 128, 116, 93, 190, 114, 116, 241, 155, 193, 167, 6, 220, 155, 134, 71, 190, 239, 193, 105, 155, 228, 204, 161, 12, 36, 198, 157, 193, 15, 170, 132, 116, 74, 111, 44, 233, 45, 218, 136, 249, 118, 220, 169, 176, 92, 109, 198, 49, 168, 82, 81, 62, 152, 199, 127, 89, 191, 200, 39, 3, 176, 71, 145, 167, 213, 243, 11, 224, 198, 103, 41, 41, 20, 81, 99, 202, 6, 56, 33, 27, 46, 133, 10, 183, 39, 19, 13, 56, 83, 252, 109, 44, 77, 187, 10, 106, 118, 84, 115, 10, 101, 133, 44, 114, 146, 46, 201, 194, 129, 75, 102, 26, 168, 161, 232, 191, 162, 163, 81, 108, 199, 112, 139, 75, 194, 36, 6, 153, 214, 25, 232, 146, 209, 112, 160, 106, 16, 133, 53, 14, 244, 8, 108, 55, 30, 22, 193, 164, 25, 181, 188, 176, 52, 76, 119, 72, 39, 74, 170, 216, 78, 179, 12, 28, 57, 243, 111, 46, 104, 79, 202, 156, 91, 111, 99, 165, 120, 238, 130, 143, 116, 8, 2, 199, 140, 20, 120, 200, 132, 235, 108, 80, 164, 250, 255, 190, 144, 242, 120, 113, 198, 247, 163, 249, 190, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_blocks_vsx(state: *mut u32, input: *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(include_str!("sha256_blocks_vsx.s"), ".p2align 6", options(raw))
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2) of many messages: as many blocks of each.
///
/// Weave: 1 x 4 messages, one more addition, for a shorter chain, round robin.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `inputs`: 4 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `4306f4a0eeb80333a8bcb602fe196ea76ff7e6a4f58a903a70fbe2c3980b473b`.
pub(crate) mod sha256_lanes_vsx_x4 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "sha256_lanes_vsx_x4";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 4 };
    pub(crate) const INTERFACE: &str = "4aea23ab1a6375e7e52655422955abc500bd94d3a4fa00e15fc011ae5029d5b6";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1056]> = Aligned([152, 47, 138, 66, 152, 47, 138, 66, 152, 47, 138, 66, 152, 47, 138, 66, 145, 68, 55, 113, 145, 68, 55, 113, 145, 68, 55, 113, 145, 68, 55, 113, 207, 251, 192, 181, 207, 251, 192, 181, 207, 251, 192, 181, 207, 251, 192, 181, 165, 219, 181, 233, 165, 219, 181, 233, 165, 219, 181, 233, 165, 219, 181, 233, 91, 194, 86, 57, 91, 194, 86, 57, 91, 194, 86, 57, 91, 194, 86, 57, 241, 17, 241, 89, 241, 17, 241, 89, 241, 17, 241, 89, 241, 17, 241, 89, 164, 130, 63, 146, 164, 130, 63, 146, 164, 130, 63, 146, 164, 130, 63, 146, 213, 94, 28, 171, 213, 94, 28, 171, 213, 94, 28, 171, 213, 94, 28, 171, 152, 170, 7, 216, 152, 170, 7, 216, 152, 170, 7, 216, 152, 170, 7, 216, 1, 91, 131, 18, 1, 91, 131, 18, 1, 91, 131, 18, 1, 91, 131, 18, 190, 133, 49, 36, 190, 133, 49, 36, 190, 133, 49, 36, 190, 133, 49, 36, 195, 125, 12, 85, 195, 125, 12, 85, 195, 125, 12, 85, 195, 125, 12, 85, 116, 93, 190, 114, 116, 93, 190, 114, 116, 93, 190, 114, 116, 93, 190, 114, 254, 177, 222, 128, 254, 177, 222, 128, 254, 177, 222, 128, 254, 177, 222, 128, 167, 6, 220, 155, 167, 6, 220, 155, 167, 6, 220, 155, 167, 6, 220, 155, 116, 241, 155, 193, 116, 241, 155, 193, 116, 241, 155, 193, 116, 241, 155, 193, 193, 105, 155, 228, 193, 105, 155, 228, 193, 105, 155, 228, 193, 105, 155, 228, 134, 71, 190, 239, 134, 71, 190, 239, 134, 71, 190, 239, 134, 71, 190, 239, 198, 157, 193, 15, 198, 157, 193, 15, 198, 157, 193, 15, 198, 157, 193, 15, 204, 161, 12, 36, 204, 161, 12, 36, 204, 161, 12, 36, 204, 161, 12, 36, 111, 44, 233, 45, 111, 44, 233, 45, 111, 44, 233, 45, 111, 44, 233, 45, 170, 132, 116, 74, 170, 132, 116, 74, 170, 132, 116, 74, 170, 132, 116, 74, 220, 169, 176, 92, 220, 169, 176, 92, 220, 169, 176, 92, 220, 169, 176, 92, 218, 136, 249, 118, 218, 136, 249, 118, 218, 136, 249, 118, 218, 136, 249, 118, 82, 81, 62, 152, 82, 81, 62, 152, 82, 81, 62, 152, 82, 81, 62, 152, 109, 198, 49, 168, 109, 198, 49, 168, 109, 198, 49, 168, 109, 198, 49, 168, 200, 39, 3, 176, 200, 39, 3, 176, 200, 39, 3, 176, 200, 39, 3, 176, 199, 127, 89, 191, 199, 127, 89, 191, 199, 127, 89, 191, 199, 127, 89, 191, 243, 11, 224, 198, 243, 11, 224, 198, 243, 11, 224, 198, 243, 11, 224, 198, 71, 145, 167, 213, 71, 145, 167, 213, 71, 145, 167, 213, 71, 145, 167, 213, 81, 99, 202, 6, 81, 99, 202, 6, 81, 99, 202, 6, 81, 99, 202, 6, 103, 41, 41, 20, 103, 41, 41, 20, 103, 41, 41, 20, 103, 41, 41, 20, 133, 10, 183, 39, 133, 10, 183, 39, 133, 10, 183, 39, 133, 10, 183, 39, 56, 33, 27, 46, 56, 33, 27, 46, 56, 33, 27, 46, 56, 33, 27, 46, 252, 109, 44, 77, 252, 109, 44, 77, 252, 109, 44, 77, 252, 109, 44, 77, 19, 13, 56, 83, 19, 13, 56, 83, 19, 13, 56, 83, 19, 13, 56, 83, 84, 115, 10, 101, 84, 115, 10, 101, 84, 115, 10, 101, 84, 115, 10, 101, 187, 10, 106, 118, 187, 10, 106, 118, 187, 10, 106, 118, 187, 10, 106, 118, 46, 201, 194, 129, 46, 201, 194, 129, 46, 201, 194, 129, 46, 201, 194, 129, 133, 44, 114, 146, 133, 44, 114, 146, 133, 44, 114, 146, 133, 44, 114, 146, 161, 232, 191, 162, 161, 232, 191, 162, 161, 232, 191, 162, 161, 232, 191, 162, 75, 102, 26, 168, 75, 102, 26, 168, 75, 102, 26, 168, 75, 102, 26, 168, 112, 139, 75, 194, 112, 139, 75, 194, 112, 139, 75, 194, 112, 139, 75, 194, 163, 81, 108, 199, 163, 81, 108, 199, 163, 81, 108, 199, 163, 81, 108, 199, 25, 232, 146, 209, 25, 232, 146, 209, 25, 232, 146, 209, 25, 232, 146, 209, 36, 6, 153, 214, 36, 6, 153, 214, 36, 6, 153, 214, 36, 6, 153, 214, 133, 53, 14, 244, 133, 53, 14, 244, 133, 53, 14, 244, 133, 53, 14, 244, 112, 160, 106, 16, 112, 160, 106, 16, 112, 160, 106, 16, 112, 160, 106, 16, 22, 193, 164, 25, 22, 193, 164, 25, 22, 193, 164, 25, 22, 193, 164, 25, 8, 108, 55, 30, 8, 108, 55, 30, 8, 108, 55, 30, 8, 108, 55, 30, 76, 119, 72, 39, 76, 119, 72, 39, 76, 119, 72, 39, 76, 119, 72, 39, 181, 188, 176, 52, 181, 188, 176, 52, 181, 188, 176, 52, 181, 188, 176, 52, 179, 12, 28, 57, 179, 12, 28, 57, 179, 12, 28, 57, 179, 12, 28, 57, 74, 170, 216, 78, 74, 170, 216, 78, 74, 170, 216, 78, 74, 170, 216, 78, 79, 202, 156, 91, 79, 202, 156, 91, 79, 202, 156, 91, 79, 202, 156, 91, 243, 111, 46, 104, 243, 111, 46, 104, 243, 111, 46, 104, 243, 111, 46, 104, 238, 130, 143, 116, 238, 130, 143, 116, 238, 130, 143, 116, 238, 130, 143, 116, 111, 99, 165, 120, 111, 99, 165, 120, 111, 99, 165, 120, 111, 99, 165, 120, 20, 120, 200, 132, 20, 120, 200, 132, 20, 120, 200, 132, 20, 120, 200, 132, 8, 2, 199, 140, 8, 2, 199, 140, 8, 2, 199, 140, 8, 2, 199, 140, 250, 255, 190, 144, 250, 255, 190, 144, 250, 255, 190, 144, 250, 255, 190, 144, 235, 108, 80, 164, 235, 108, 80, 164, 235, 108, 80, 164, 235, 108, 80, 164, 247, 163, 249, 190, 247, 163, 249, 190, 247, 163, 249, 190, 247, 163, 249, 190, 242, 120, 113, 198, 242, 120, 113, 198, 242, 120, 113, 198, 242, 120, 113, 198, 16, 17, 18, 19, 0, 1, 2, 3, 20, 21, 22, 23, 4, 5, 6, 7, 24, 25, 26, 27, 8, 9, 10, 11, 28, 29, 30, 31, 12, 13, 14, 15]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_lanes_vsx_x4(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(include_str!("sha256_lanes_vsx_x4.s"), ".p2align 6", options(raw))
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2) of many messages: as many blocks of each.
///
/// Weave: 2 x 4 messages, few additions, round robin.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `inputs`: 8 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `39f6e9a5d206e4d2518a0c8cccf93b38e049ac4b40144dd7c5eb74cc63d20a76`.
pub(crate) mod sha256_lanes_vsx_x8 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "sha256_lanes_vsx_x8";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 8 };
    pub(crate) const INTERFACE: &str = "4aea23ab1a6375e7e52655422955abc500bd94d3a4fa00e15fc011ae5029d5b6";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1056]> = Aligned([152, 47, 138, 66, 152, 47, 138, 66, 152, 47, 138, 66, 152, 47, 138, 66, 145, 68, 55, 113, 145, 68, 55, 113, 145, 68, 55, 113, 145, 68, 55, 113, 207, 251, 192, 181, 207, 251, 192, 181, 207, 251, 192, 181, 207, 251, 192, 181, 165, 219, 181, 233, 165, 219, 181, 233, 165, 219, 181, 233, 165, 219, 181, 233, 91, 194, 86, 57, 91, 194, 86, 57, 91, 194, 86, 57, 91, 194, 86, 57, 241, 17, 241, 89, 241, 17, 241, 89, 241, 17, 241, 89, 241, 17, 241, 89, 164, 130, 63, 146, 164, 130, 63, 146, 164, 130, 63, 146, 164, 130, 63, 146, 213, 94, 28, 171, 213, 94, 28, 171, 213, 94, 28, 171, 213, 94, 28, 171, 152, 170, 7, 216, 152, 170, 7, 216, 152, 170, 7, 216, 152, 170, 7, 216, 1, 91, 131, 18, 1, 91, 131, 18, 1, 91, 131, 18, 1, 91, 131, 18, 190, 133, 49, 36, 190, 133, 49, 36, 190, 133, 49, 36, 190, 133, 49, 36, 195, 125, 12, 85, 195, 125, 12, 85, 195, 125, 12, 85, 195, 125, 12, 85, 116, 93, 190, 114, 116, 93, 190, 114, 116, 93, 190, 114, 116, 93, 190, 114, 254, 177, 222, 128, 254, 177, 222, 128, 254, 177, 222, 128, 254, 177, 222, 128, 167, 6, 220, 155, 167, 6, 220, 155, 167, 6, 220, 155, 167, 6, 220, 155, 116, 241, 155, 193, 116, 241, 155, 193, 116, 241, 155, 193, 116, 241, 155, 193, 193, 105, 155, 228, 193, 105, 155, 228, 193, 105, 155, 228, 193, 105, 155, 228, 134, 71, 190, 239, 134, 71, 190, 239, 134, 71, 190, 239, 134, 71, 190, 239, 198, 157, 193, 15, 198, 157, 193, 15, 198, 157, 193, 15, 198, 157, 193, 15, 204, 161, 12, 36, 204, 161, 12, 36, 204, 161, 12, 36, 204, 161, 12, 36, 111, 44, 233, 45, 111, 44, 233, 45, 111, 44, 233, 45, 111, 44, 233, 45, 170, 132, 116, 74, 170, 132, 116, 74, 170, 132, 116, 74, 170, 132, 116, 74, 220, 169, 176, 92, 220, 169, 176, 92, 220, 169, 176, 92, 220, 169, 176, 92, 218, 136, 249, 118, 218, 136, 249, 118, 218, 136, 249, 118, 218, 136, 249, 118, 82, 81, 62, 152, 82, 81, 62, 152, 82, 81, 62, 152, 82, 81, 62, 152, 109, 198, 49, 168, 109, 198, 49, 168, 109, 198, 49, 168, 109, 198, 49, 168, 200, 39, 3, 176, 200, 39, 3, 176, 200, 39, 3, 176, 200, 39, 3, 176, 199, 127, 89, 191, 199, 127, 89, 191, 199, 127, 89, 191, 199, 127, 89, 191, 243, 11, 224, 198, 243, 11, 224, 198, 243, 11, 224, 198, 243, 11, 224, 198, 71, 145, 167, 213, 71, 145, 167, 213, 71, 145, 167, 213, 71, 145, 167, 213, 81, 99, 202, 6, 81, 99, 202, 6, 81, 99, 202, 6, 81, 99, 202, 6, 103, 41, 41, 20, 103, 41, 41, 20, 103, 41, 41, 20, 103, 41, 41, 20, 133, 10, 183, 39, 133, 10, 183, 39, 133, 10, 183, 39, 133, 10, 183, 39, 56, 33, 27, 46, 56, 33, 27, 46, 56, 33, 27, 46, 56, 33, 27, 46, 252, 109, 44, 77, 252, 109, 44, 77, 252, 109, 44, 77, 252, 109, 44, 77, 19, 13, 56, 83, 19, 13, 56, 83, 19, 13, 56, 83, 19, 13, 56, 83, 84, 115, 10, 101, 84, 115, 10, 101, 84, 115, 10, 101, 84, 115, 10, 101, 187, 10, 106, 118, 187, 10, 106, 118, 187, 10, 106, 118, 187, 10, 106, 118, 46, 201, 194, 129, 46, 201, 194, 129, 46, 201, 194, 129, 46, 201, 194, 129, 133, 44, 114, 146, 133, 44, 114, 146, 133, 44, 114, 146, 133, 44, 114, 146, 161, 232, 191, 162, 161, 232, 191, 162, 161, 232, 191, 162, 161, 232, 191, 162, 75, 102, 26, 168, 75, 102, 26, 168, 75, 102, 26, 168, 75, 102, 26, 168, 112, 139, 75, 194, 112, 139, 75, 194, 112, 139, 75, 194, 112, 139, 75, 194, 163, 81, 108, 199, 163, 81, 108, 199, 163, 81, 108, 199, 163, 81, 108, 199, 25, 232, 146, 209, 25, 232, 146, 209, 25, 232, 146, 209, 25, 232, 146, 209, 36, 6, 153, 214, 36, 6, 153, 214, 36, 6, 153, 214, 36, 6, 153, 214, 133, 53, 14, 244, 133, 53, 14, 244, 133, 53, 14, 244, 133, 53, 14, 244, 112, 160, 106, 16, 112, 160, 106, 16, 112, 160, 106, 16, 112, 160, 106, 16, 22, 193, 164, 25, 22, 193, 164, 25, 22, 193, 164, 25, 22, 193, 164, 25, 8, 108, 55, 30, 8, 108, 55, 30, 8, 108, 55, 30, 8, 108, 55, 30, 76, 119, 72, 39, 76, 119, 72, 39, 76, 119, 72, 39, 76, 119, 72, 39, 181, 188, 176, 52, 181, 188, 176, 52, 181, 188, 176, 52, 181, 188, 176, 52, 179, 12, 28, 57, 179, 12, 28, 57, 179, 12, 28, 57, 179, 12, 28, 57, 74, 170, 216, 78, 74, 170, 216, 78, 74, 170, 216, 78, 74, 170, 216, 78, 79, 202, 156, 91, 79, 202, 156, 91, 79, 202, 156, 91, 79, 202, 156, 91, 243, 111, 46, 104, 243, 111, 46, 104, 243, 111, 46, 104, 243, 111, 46, 104, 238, 130, 143, 116, 238, 130, 143, 116, 238, 130, 143, 116, 238, 130, 143, 116, 111, 99, 165, 120, 111, 99, 165, 120, 111, 99, 165, 120, 111, 99, 165, 120, 20, 120, 200, 132, 20, 120, 200, 132, 20, 120, 200, 132, 20, 120, 200, 132, 8, 2, 199, 140, 8, 2, 199, 140, 8, 2, 199, 140, 8, 2, 199, 140, 250, 255, 190, 144, 250, 255, 190, 144, 250, 255, 190, 144, 250, 255, 190, 144, 235, 108, 80, 164, 235, 108, 80, 164, 235, 108, 80, 164, 235, 108, 80, 164, 247, 163, 249, 190, 247, 163, 249, 190, 247, 163, 249, 190, 247, 163, 249, 190, 242, 120, 113, 198, 242, 120, 113, 198, 242, 120, 113, 198, 242, 120, 113, 198, 16, 17, 18, 19, 0, 1, 2, 3, 20, 21, 22, 23, 4, 5, 6, 7, 24, 25, 26, 27, 8, 9, 10, 11, 28, 29, 30, 31, 12, 13, 14, 15]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_lanes_vsx_x8(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(include_str!("sha256_lanes_vsx_x8.s"), ".p2align 6", options(raw))
    }
}

/// MD5 (RFC 1321, 3.4): the buffer after `len / 64` more blocks.
///
/// Weave: one step after the other.
///
/// - `state`: the hash value: its words, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `311d1e9d8b2812480e57bb9d435a80c7a696a785efd385bf1b49722f9c56f4e3`.
pub(crate) mod md5_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "md5_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "5e306fac383be2e0e2b90213dc8b6f1e95ed89d820c623eaafc1b53558e80f02";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 170, 199, 182, 233, 98, 37, 30, 246, 248, 163, 239, 252, 135, 13, 213, 244, 200, 251, 211, 231, 93, 16, 47, 214, 64, 179, 64, 192, 217, 2, 111, 103, 237, 20, 90, 69, 230, 205, 225, 33, 83, 20, 68, 2, 81, 90, 94, 38, 138, 76, 42, 141, 5, 233, 227, 169, 214, 7, 55, 195, 129, 230, 161, 216, 250, 39, 161, 234, 68, 234, 190, 164, 101, 86, 172, 196, 133, 48, 239, 212, 169, 207, 222, 75, 66, 57, 250, 255, 5, 29, 136, 4, 96, 75, 187, 246, 129, 246, 113, 135, 57, 208, 212, 217, 112, 188, 191, 190, 34, 97, 157, 109, 229, 153, 219, 230, 198, 126, 155, 40, 12, 56, 229, 253, 248, 124, 162, 31, 67, 34, 41, 244, 208, 93, 132, 133, 186, 210, 215, 42, 145, 204, 12, 143, 129, 126, 83, 247, 56, 160, 147, 252, 19, 67, 1, 163, 150, 255, 42, 67, 78, 126, 168, 111, 144, 211, 134, 235, 124, 244, 239, 255, 52, 242, 58, 189, 194, 89, 91, 101, 160, 17, 8, 78, 166, 35, 148, 171, 223, 230, 44, 254]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_blocks_vsx(state: *mut u32, input: *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(include_str!("md5_blocks_vsx.s"), ".p2align 6", options(raw))
    }
}

/// MD5 (RFC 1321, 3.4) of many messages: as many blocks of each.
///
/// Weave: 1 x 4 messages, round robin.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `inputs`: 4 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `666dd0ca56394f46a2434d43ee77a275a0ec59b5bb4f3e48a0aab09504562fd3`.
pub(crate) mod md5_lanes_vsx_x4 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "md5_lanes_vsx_x4";
    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 4 };
    pub(crate) const INTERFACE: &str = "66c98bdf70b7c74a61079ae8a2bb80926e8335a318c3f1122618a3997ad9c51a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1024]> = Aligned([120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_lanes_vsx_x4(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(include_str!("md5_lanes_vsx_x4.s"), ".p2align 6", options(raw))
    }
}

/// MD5 (RFC 1321, 3.4) of many messages: as many blocks of each.
///
/// Weave: 2 x 4 messages, round robin.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `inputs`: 8 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `ec3a871332aecfe7043062c41d619693b7958c3fcbbde425d430b33214a8a396`.
pub(crate) mod md5_lanes_vsx_x8 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "md5_lanes_vsx_x8";
    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 8 };
    pub(crate) const INTERFACE: &str = "66c98bdf70b7c74a61079ae8a2bb80926e8335a318c3f1122618a3997ad9c51a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1024]> = Aligned([120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_lanes_vsx_x8(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(include_str!("md5_lanes_vsx_x8.s"), ".p2align 6", options(raw))
    }
}

/// MD5 (RFC 1321, 3.4) of many messages: as many blocks of each.
///
/// Weave: 4 x 4 messages, round robin.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `inputs`: 16 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `d027c0c11fa7774b8e25b00e976de345ddae0d30eea8880ce2c714df8262f70b`.
pub(crate) mod md5_lanes_vsx_x16 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "md5_lanes_vsx_x16";
    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 16 };
    pub(crate) const INTERFACE: &str = "66c98bdf70b7c74a61079ae8a2bb80926e8335a318c3f1122618a3997ad9c51a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1024]> = Aligned([120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_lanes_vsx_x16(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(include_str!("md5_lanes_vsx_x16.s"), ".p2align 6", options(raw))
    }
}
