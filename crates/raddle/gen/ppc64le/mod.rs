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
pub(crate) mod chacha20_xor_power8x4 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_power8x4";
    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
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
pub(crate) mod chacha20_xor_power8 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_power8";
    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
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
pub(crate) mod poly1305_blocks_gpr {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_blocks_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
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
pub(crate) mod poly1305_finish_gpr {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_finish_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: 1024, powers: 0, layout: 0x0, messages: 0 };
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
pub(crate) mod poly1305_powers_gprx4 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_powers_gprx4";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 72, layout: 0x571fb9306c0b5d23, messages: 0 };
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
pub(crate) mod poly1305_blocks_gprx4 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_blocks_gprx4";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 72, layout: 0x571fb9306c0b5d23, messages: 0 };
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
pub(crate) mod chacha20_poly1305_begin_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 192, powers: 0, layout: 0x0, messages: 0 };
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
pub(crate) mod chacha20_poly1305_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 72, layout: 0x571fb9306c0b5d23, messages: 0 };
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
pub(crate) mod aes128_expand_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_expand_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
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
pub(crate) mod aes192_expand_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_expand_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
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
pub(crate) mod aes256_expand_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_expand_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
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
pub(crate) mod aes128_ctr_xor_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_ctr_xor_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
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
pub(crate) mod aes192_ctr_xor_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_ctr_xor_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
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
pub(crate) mod aes256_ctr_xor_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_ctr_xor_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
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
pub(crate) mod ghash_powers_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "ghash_powers_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 320, layout: 0xcc4bec40795e9099, messages: 0 };
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
pub(crate) mod ghash_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "ghash_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 320, layout: 0xcc4bec40795e9099, messages: 0 };
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
pub(crate) mod aes128_gcm_seal_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_seal_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 0xcc4bec40795e9099, messages: 0 };
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
pub(crate) mod aes128_gcm_open_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_open_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 0xcc4bec40795e9099, messages: 0 };
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
pub(crate) mod aes128_gcm_seal_finish_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_seal_finish_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 0xcc4bec40795e9099, messages: 0 };
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
pub(crate) mod aes128_gcm_open_finish_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_open_finish_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 0xcc4bec40795e9099, messages: 0 };
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
pub(crate) mod aes192_gcm_seal_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_seal_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 0xcc4bec40795e9099, messages: 0 };
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
pub(crate) mod aes192_gcm_open_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_open_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 0xcc4bec40795e9099, messages: 0 };
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
pub(crate) mod aes192_gcm_seal_finish_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_seal_finish_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 0xcc4bec40795e9099, messages: 0 };
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
pub(crate) mod aes192_gcm_open_finish_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_open_finish_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 0xcc4bec40795e9099, messages: 0 };
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
pub(crate) mod aes256_gcm_seal_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_seal_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 0xcc4bec40795e9099, messages: 0 };
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
pub(crate) mod aes256_gcm_open_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_open_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 0xcc4bec40795e9099, messages: 0 };
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
pub(crate) mod aes256_gcm_seal_finish_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_seal_finish_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 0xcc4bec40795e9099, messages: 0 };
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
pub(crate) mod aes256_gcm_open_finish_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_open_finish_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 0xcc4bec40795e9099, messages: 0 };
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
pub(crate) mod sha256_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "sha256_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 272]> = Aligned([152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_blocks_vsx(state: *mut u32, input: *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(include_str!("sha256_blocks_vsx.s"), ".p2align 6", options(raw))
    }
}
