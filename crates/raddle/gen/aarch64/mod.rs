// Printed by `cargo xtask gen`. Do not edit: change the kernel and print again.

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 1 block a turn: in general-purpose registers, round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
pub(crate) mod chacha20_xor_gpr {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_xor_gpr(out: *mut u8, input: *const u8, len: usize, state: *const u32, table: *const u8) {
        core::arch::naked_asm!(include_str!("chacha20_xor_gpr.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
///
/// Weave: 8 blocks a turn: 4 by columns, 2 by rows, 2 in general-purpose registers, staggered by 6.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `state`: constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
pub(crate) mod chacha20_xor_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_neon";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_xor_neon(out: *mut u8, input: *const u8, len: usize, state: *const u32, table: *const u8) {
        core::arch::naked_asm!(include_str!("chacha20_xor_neon.s"), ".p2align 6", options(raw))
    }
}

/// Poly1305 (RFC 8439, 2.5) of whole blocks: `h = (h + block) * r` modulo 2^130 - 5 for each block.
///
/// Weave: 1 block a turn, in general-purpose registers.
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
/// Weave: 1 block a turn, in general-purpose registers.
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
pub(crate) mod poly1305_powers_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_powers_neon";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 712, layout: 0x571d937d5a251cba, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([6, 0, 0, 0, 12, 0, 0, 0, 18, 0, 0, 0, 24, 0, 0, 0, 230, 0, 0, 0, 236, 0, 0, 0, 242, 0, 0, 0, 248, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn poly1305_powers_neon(state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("poly1305_powers_neon.s"), ".p2align 6", options(raw))
    }
}

/// Poly1305 (RFC 8439, 2.5) of whole blocks: `h = (h + block) * r` modulo 2^130 - 5 for each block.
///
/// Weave: 10 blocks a turn: 8 in lanes, 2 in words, round robin.
///
/// - `state`: accumulator, key and powers of the key, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 160
/// - `table`: the constants of the kernel, read
pub(crate) mod poly1305_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 160, most: usize::MAX, powers: 712, layout: 0x571d937d5a251cba, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn poly1305_blocks_neon(state: *mut u8, input: *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(include_str!("poly1305_blocks_neon.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 5 blocks a turn: 4 by columns, 1 in general-purpose registers, round robin: the one in general-purpose registers is the key.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 256
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
pub(crate) mod chacha20_poly1305_begin_neonx4 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_neonx4";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 0, layout: 0x0, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_poly1305_begin_neonx4(out: *mut u8, input: *const u8, len: usize, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_neonx4.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
///
/// Weave: 8 blocks a turn: 4 by columns, 3 by rows, 1 in general-purpose registers, staggered by 6: the one in general-purpose registers is the key.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 448
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
pub(crate) mod chacha20_poly1305_begin_neonx7 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_neonx7";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 448, powers: 0, layout: 0x0, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_poly1305_begin_neonx7(out: *mut u8, input: *const u8, len: usize, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_begin_neonx7.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8) of whole blocks: `out = input XOR` the keystream from the counter on, and `h = (h + block) * r` modulo 2^130 - 5 for each block of `mac`, as it is at entry.
///
/// Weave: 7 blocks a turn: 4 by columns, 3 by rows, staggered by 6; 28 blocks of Poly1305 in general-purpose registers.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 448
/// - `state`: the state of ChaCha20: constants, key, block counter, nonce; then that of Poly1305, written
/// - `mac`: what is authenticated: `input`, or a part of the message that is done, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
///
/// `input`, `mac` are one region or do not overlap.
///
/// `out`, `input`, `mac` are one region or do not overlap.
pub(crate) mod chacha20_poly1305_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 448, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_poly1305_blocks_neon(out: *mut u8, input: *const u8, len: usize, state: *mut u8, mac: *const u8, table: *const u8) {
        core::arch::naked_asm!(include_str!("chacha20_poly1305_blocks_neon.s"), ".p2align 6", options(raw))
    }
}

/// The key schedule of AES (FIPS 197, 5.2): the round keys, each as its 16 bytes.
///
/// Weave: word after word.
///
/// - `cipher_key`: the key, read
/// - `schedule`: where the round keys go, written
/// - `table`: the constants of the kernel, read
pub(crate) mod aes128_expand_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_expand_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_expand_neon(cipher_key: *const u8, schedule: *mut u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("aes128_expand_neon.s"), ".p2align 6", options(raw))
    }
}

/// The key schedule of AES (FIPS 197, 5.2): the round keys, each as its 16 bytes.
///
/// Weave: word after word.
///
/// - `cipher_key`: the key, read
/// - `schedule`: where the round keys go, written
/// - `table`: the constants of the kernel, read
pub(crate) mod aes192_expand_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_expand_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_expand_neon(cipher_key: *const u8, schedule: *mut u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("aes192_expand_neon.s"), ".p2align 6", options(raw))
    }
}

/// The key schedule of AES (FIPS 197, 5.2): the round keys, each as its 16 bytes.
///
/// Weave: word after word.
///
/// - `cipher_key`: the key, read
/// - `schedule`: where the round keys go, written
/// - `table`: the constants of the kernel, read
pub(crate) mod aes256_expand_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_expand_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_expand_neon(cipher_key: *const u8, schedule: *mut u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("aes256_expand_neon.s"), ".p2align 6", options(raw))
    }
}

/// AES in counter mode (SP 800-38A, 6.5): `out = input XOR` the encrypted counter blocks, for any length in bytes. The counter is the last four bytes of the block, the first of them highest, modulo 2^32.
///
/// Weave: 8 blocks a turn, the last round key in general-purpose registers, round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `schedule`: the round keys (FIPS 197, 5.2), read
/// - `counter`: the first counter block, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
pub(crate) mod aes128_ctr_xor_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_ctr_xor_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_ctr_xor_neon(out: *mut u8, input: *const u8, len: usize, schedule: *const u8, counter: *const u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("aes128_ctr_xor_neon.s"), ".p2align 6", options(raw))
    }
}

/// AES in counter mode (SP 800-38A, 6.5): `out = input XOR` the encrypted counter blocks, for any length in bytes. The counter is the last four bytes of the block, the first of them highest, modulo 2^32.
///
/// Weave: 8 blocks a turn, the last round key in general-purpose registers, round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `schedule`: the round keys (FIPS 197, 5.2), read
/// - `counter`: the first counter block, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
pub(crate) mod aes192_ctr_xor_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_ctr_xor_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_ctr_xor_neon(out: *mut u8, input: *const u8, len: usize, schedule: *const u8, counter: *const u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("aes192_ctr_xor_neon.s"), ".p2align 6", options(raw))
    }
}

/// AES in counter mode (SP 800-38A, 6.5): `out = input XOR` the encrypted counter blocks, for any length in bytes. The counter is the last four bytes of the block, the first of them highest, modulo 2^32.
///
/// Weave: 8 blocks a turn, the last round key in general-purpose registers, round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, any number
/// - `schedule`: the round keys (FIPS 197, 5.2), read
/// - `counter`: the first counter block, read
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
pub(crate) mod aes256_ctr_xor_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_ctr_xor_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_ctr_xor_neon(out: *mut u8, input: *const u8, len: usize, schedule: *const u8, counter: *const u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("aes256_ctr_xor_neon.s"), ".p2align 6", options(raw))
    }
}

/// Powers of the key H of GHASH (SP 800-38D, 6.4), as the kernels of this family read them.
///
/// Weave: 4 powers side by side, round robin.
///
/// - `h`: the key H, read
/// - `powers`: where the powers go, written
/// - `table`: the constants of the kernel, read
pub(crate) mod ghash_powers_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "ghash_powers_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 576, layout: 0xeacd322446e86488, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 70, 2, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn ghash_powers_neon(h: *const u8, powers: *mut u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("ghash_powers_neon.s"), ".p2align 6", options(raw))
    }
}

/// GHASH (SP 800-38D, 6.4) of whole blocks: `sum = sum * H + block` for each block; the last one is added and not multiplied.
///
/// Weave: 8 blocks a turn.
///
/// - `sum`: the sum, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 16
/// - `powers`: powers of the key, read
/// - `table`: the constants of the kernel, read
pub(crate) mod ghash_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "ghash_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 576, layout: 0xeacd322446e86488, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn ghash_blocks_neon(sum: *mut u8, input: *const u8, len: usize, powers: *const u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("ghash_blocks_neon.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 blocks a turn, the last round key in general-purpose registers, bytes turned around there, round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 128
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
pub(crate) mod aes128_gcm_seal_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_seal_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 0xeacd322446e86488, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_seal_blocks_neon(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("aes128_gcm_seal_blocks_neon.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 blocks a turn, the last round key in general-purpose registers, bytes turned around there, round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 128
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
pub(crate) mod aes128_gcm_open_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_open_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 0xeacd322446e86488, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_open_blocks_neon(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("aes128_gcm_open_blocks_neon.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: 1 and 3, 8 or 16 blocks at once.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 256
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
pub(crate) mod aes128_gcm_seal_finish_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_seal_finish_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 0xeacd322446e86488, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_seal_finish_neon(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("aes128_gcm_seal_finish_neon.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: 1 and 3, 8 or 16 blocks at once.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 256
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
pub(crate) mod aes128_gcm_open_finish_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_open_finish_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 0xeacd322446e86488, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_open_finish_neon(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("aes128_gcm_open_finish_neon.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 blocks a turn, the last round key in general-purpose registers, bytes turned around there, round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 128
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
pub(crate) mod aes192_gcm_seal_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_seal_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 0xeacd322446e86488, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_seal_blocks_neon(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("aes192_gcm_seal_blocks_neon.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 blocks a turn, the last round key in general-purpose registers, bytes turned around there, round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 128
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
pub(crate) mod aes192_gcm_open_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_open_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 0xeacd322446e86488, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_open_blocks_neon(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("aes192_gcm_open_blocks_neon.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: 1 and 3, 8 or 16 blocks at once.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 256
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
pub(crate) mod aes192_gcm_seal_finish_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_seal_finish_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 0xeacd322446e86488, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_seal_finish_neon(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("aes192_gcm_seal_finish_neon.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: 1 and 3, 8 or 16 blocks at once.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 256
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
pub(crate) mod aes192_gcm_open_finish_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_open_finish_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 0xeacd322446e86488, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_open_finish_neon(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("aes192_gcm_open_finish_neon.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 blocks a turn, the last round key in general-purpose registers, bytes turned around there, round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 128
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
pub(crate) mod aes256_gcm_seal_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_seal_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 0xeacd322446e86488, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_seal_blocks_neon(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("aes256_gcm_seal_blocks_neon.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
///
/// Weave: 8 blocks a turn, the last round key in general-purpose registers, bytes turned around there, round robin.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 128
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
pub(crate) mod aes256_gcm_open_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_open_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 0xeacd322446e86488, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_open_blocks_neon(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("aes256_gcm_open_blocks_neon.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: 1 and 3, 8 or 16 blocks at once.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 256
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
pub(crate) mod aes256_gcm_seal_finish_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_seal_finish_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 0xeacd322446e86488, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_seal_finish_neon(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("aes256_gcm_seal_finish_neon.s"), ".p2align 6", options(raw))
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
///
/// Weave: 1 and 3, 8 or 16 blocks at once.
///
/// - `out`: where the result goes, written
/// - `input`: what the keystream is added to, read
/// - `len`: bytes, a multiple of 1, at most 256
/// - `key`: the round keys, and from byte 256 on powers of H, read
/// - `state`: counter block, J0, sum, lengths, tag, written
/// - `table`: the constants of the kernel, read
///
/// `out`, `input` are one region or do not overlap.
pub(crate) mod aes256_gcm_open_finish_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_open_finish_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 0xeacd322446e86488, messages: 0 };
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_open_finish_neon(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("aes256_gcm_open_finish_neon.s"), ".p2align 6", options(raw))
    }
}
