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
///
/// Proved with contract, frame and statement `6942058ea9f3579197576e403d196526c8996270f122eec8df306ba92fcf602f`.
pub(crate) mod chacha20_xor_gpr {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "81f8d511c7c8c1e0d5547d19ec078dc3dbe3877e9a12ceadebc1932a336aa2dd";
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
///
/// Proved with contract, frame and statement `df46751271a0fb3cbe1e022ea15f563e53daaed803d00022141b638b6e484dbb`.
pub(crate) mod chacha20_xor_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_xor_neon";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "81f8d511c7c8c1e0d5547d19ec078dc3dbe3877e9a12ceadebc1932a336aa2dd";
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
///
/// Proved with contract, frame and statement `9862ab1c2b3dbf4a85d8010ebfb9b4f5dc77f430a87dd98ddc09dda959623fc8`.
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
/// Weave: 1 block a turn, in general-purpose registers.
///
/// - `state`: accumulator, key and powers of the key, read
/// - `input`: the last blocks, read
/// - `len`: bytes, a multiple of 16, at most 1024
/// - `tag`: where the tag goes, written
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `e5cac370acdc0d7b536ab231593542d0a5d99c872be67ad1a949bee1184074f2`.
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
/// Proved with contract, frame and statement `caf3215408d2a197a960f8ff70e021767b4670b094f3d278374a8a5967206022`.
pub(crate) mod poly1305_powers_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_powers_neon";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 712, layout: 0x2dd9f58a50f3f74d, messages: 0 };
    pub(crate) const INTERFACE: &str = "08f8269a7f8216ad0c2991565629c9f2d855023fb44cc9b47bab82a2e7a1d2b0";
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
///
/// Proved with contract, frame and statement `de52fada1a99c4d511056b7be9c38bb69a45adcaf373e45c88d20bc3094015b0`.
pub(crate) mod poly1305_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "poly1305_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 160, most: usize::MAX, powers: 712, layout: 0x2dd9f58a50f3f74d, messages: 0 };
    pub(crate) const INTERFACE: &str = "0699aed4c3f003b1bc45703d14926232d65e521b18fb168002a309675a6b368a";
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
///
/// Proved with contract, frame and statement `d65762e5c44b4662c482b8aefe5e9d0b96bbf6bd2384c1839bf044b675ef77b6`.
pub(crate) mod chacha20_poly1305_begin_neonx4 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_neonx4";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "3c775d500afc571ef013be0a37585f7ad631b96e717b7fd81c9eb06631352cd8";
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
///
/// Proved with contract, frame and statement `f6ce2a58ff96dce882f74ab01249185df3b03d6530b757efbb2928dd572353ac`.
pub(crate) mod chacha20_poly1305_begin_neonx7 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_neonx7";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 448, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "3c775d500afc571ef013be0a37585f7ad631b96e717b7fd81c9eb06631352cd8";
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
///
/// Proved with contract, frame and statement `0fbf4fb9c4a40b035d080916fdcb620347e5613245c76b65b656c2ee0e7a635c`.
pub(crate) mod chacha20_poly1305_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "chacha20_poly1305_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 448, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "feca0370852d58b05c22938e0f3a42b66a5cd9fc334f0ee4c30a11852bdc94db";
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
///
/// Proved with contract, frame and statement `9980c9194e5950cabb6b3d98fba40242d9c127d0a9743242a17db03e9931ded0`.
pub(crate) mod aes128_expand_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_expand_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "b8650c9ee3fbcc40d57b77edcea5aeb5d222aa56c5559b7496d4c6d42187c51c";
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
///
/// Proved with contract, frame and statement `cb6c545ee539460a446a4c3a7a058a8ff205a2b4a213a0d35c1197474c99e5b9`.
pub(crate) mod aes192_expand_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_expand_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "b136b44b07d37800dd73125ee28d83e6faa654467f39986b0868ba7b458409c4";
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
///
/// Proved with contract, frame and statement `424609398242987daa328a5ce06eb3b199b90f7455aac2afe916f27010d63a79`.
pub(crate) mod aes256_expand_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_expand_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "1b6e099578882714367f0a85bb8fb63c8cf254d198ad24d6dff911ac6fe50678";
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
///
/// Proved with contract, frame and statement `42a1775eac5dca2a61aa3342e271aee85684744a076aaef34d0da1af31c6758a`.
pub(crate) mod aes128_ctr_xor_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_ctr_xor_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "7f2e979c0a1016252d3954284c14dc0cf3522388a22088ff348c8a37eac709ab";
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
///
/// Proved with contract, frame and statement `8be5eb8029d352fb185b0a3297ccc96c7a7373c1c342e5eb1e81c5714d0bb379`.
pub(crate) mod aes192_ctr_xor_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_ctr_xor_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "54862ac58256b3b7d66e86537b4d41880a6a4bfb6add40752008e0ad07cba5b9";
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
///
/// Proved with contract, frame and statement `d17aa99b258767ef8af3e4a603029b572a199c94c65269417f97d8832daa911c`.
pub(crate) mod aes256_ctr_xor_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_ctr_xor_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "c87842790c9c2aa0648eee65b2af2cf587b776f878c4b9b72983700fb69beefe";
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
///
/// Proved with contract, frame and statement `f9592511d62a356faaab64f9cceb079c0582813f830c24977d7a3a027b829743`.
pub(crate) mod ghash_powers_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "ghash_powers_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const INTERFACE: &str = "82d0ed7f57c1c9755fc15efb32d0a2e049134c2c2225da1a4352b24ba04ec008";
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
///
/// Proved with contract, frame and statement `fb555d751782418e2240801820c00834d76da18e5a94072ad7d1167b7e369d92`.
pub(crate) mod ghash_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "ghash_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const INTERFACE: &str = "3347b3afca6fcd2deac779d0a45817ff6421b9d32b718d17034e00495d9a3a8a";
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
///
/// Proved with contract, frame and statement `fcf0be35749a1e75794dbbb22ad0227a3109ef3728eec983f1b34a5842422097`.
pub(crate) mod aes128_gcm_seal_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_seal_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const INTERFACE: &str = "6c90edff72494e305644421c01aa19a53fbfadbc5a95a6563987f68b90b4c10d";
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
///
/// Proved with contract, frame and statement `e5015392ce5bf43c64680856de5bf47a4f19c0e847dcaebc925b304bbc29fbfb`.
pub(crate) mod aes128_gcm_open_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_open_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const INTERFACE: &str = "b85665d561014df7f5e3faa4125c4f1c1ea19940117af54ed1c1cd112f77ab32";
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
///
/// Proved with contract, frame and statement `346b7b3edf6f5c7013ed670eb5713613b3810774177f4995a344ee499db65313`.
pub(crate) mod aes128_gcm_seal_finish_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_seal_finish_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const INTERFACE: &str = "21e4eb59597af502597c3bbc57e80c8dba356af6e71953961265a3d6821b7951";
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
///
/// Proved with contract, frame and statement `17c7040b52f890f4b45ea897564610d7fc06d6609dae9342626fd1dc517de8a0`.
pub(crate) mod aes128_gcm_open_finish_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes128_gcm_open_finish_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const INTERFACE: &str = "ae6c6995a254da4a36541bd5fb09fc53476a931495e5657bd236ccff5225c6a8";
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
///
/// Proved with contract, frame and statement `10832de59255b239b3fc752afe11b9bf5a215fd733d0cd7726d8f12dcd02a524`.
pub(crate) mod aes192_gcm_seal_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_seal_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const INTERFACE: &str = "3376f42f27f2d903336bdc565863226ddd4605fbe8c414c58c6ca029f90a6073";
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
///
/// Proved with contract, frame and statement `d8e656195750ad3ed4d93e1aeb31824f2744de28690e9e59e9ddd0509f7a6596`.
pub(crate) mod aes192_gcm_open_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_open_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const INTERFACE: &str = "a953418f850fb3349a472426fb5295ca30483352fdd4d22d016a8026cca389b8";
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
///
/// Proved with contract, frame and statement `03a291dacea8c4d2a5c3e19bbee3f15c7fc1b2dc89581340cc20fb6d6da09009`.
pub(crate) mod aes192_gcm_seal_finish_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_seal_finish_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const INTERFACE: &str = "070a79d6afcb13203e57608c99905c19c80474850544d62df7890fdf0f65e84c";
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
///
/// Proved with contract, frame and statement `987e61e2793172d35820503bc5217fa7ca3cc9f220247113b3ae4e658bdc933b`.
pub(crate) mod aes192_gcm_open_finish_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes192_gcm_open_finish_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const INTERFACE: &str = "858dee338930cb831602774f596bc6b2ed385ae93f65240b8c4a1f1e24eac3a2";
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
///
/// Proved with contract, frame and statement `35a2a350905562611ae5bc0f918bf3f7fc95d7a3302add47bae0e3fe40d63f8a`.
pub(crate) mod aes256_gcm_seal_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_seal_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const INTERFACE: &str = "10060d53f92337a4d6e7531aba0b7b1f6d09c2aae1649ecb12417a27119f3d30";
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
///
/// Proved with contract, frame and statement `9d8c536e78846e288dc122628efe288e7d0c03293e6b2e7ae4dc741db137b531`.
pub(crate) mod aes256_gcm_open_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_open_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const INTERFACE: &str = "fb7e12d12d07455e66c6454099cd8d154331e2bd358224c310fe5b1691fb8387";
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
///
/// Proved with contract, frame and statement `ef048e2d7526911e057ed8346d835478fd76b32ba539189f3bf234b4c18b96ce`.
pub(crate) mod aes256_gcm_seal_finish_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_seal_finish_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const INTERFACE: &str = "3385c09daab74096de05daa405700002717748667bb4232d4f3eea385c915c39";
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
///
/// Proved with contract, frame and statement `c20062d1cbce54ef2b420d72cc09aedae60cd4a0b6acff692b21916b4ce39b52`.
pub(crate) mod aes256_gcm_open_finish_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "aes256_gcm_open_finish_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const INTERFACE: &str = "73c0a1d98059b54462d103ea2172a4ff37f87343814e9059c3b2561fc1a92f9a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_open_finish_neon(out: *mut u8, input: *const u8, len: usize, key: *const u8, state: *mut u8, table: *const u8) {
        core::arch::naked_asm!(".arch_extension aes", include_str!("aes256_gcm_open_finish_neon.s"), ".p2align 6", options(raw))
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
/// Proved with contract, frame and statement `f99c9af844b8e239cddd6cab0b55b9c4abbfa75bfa4d9ee24a14b884126f6e59`.
pub(crate) mod sha256_blocks_sha2 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "sha256_blocks_sha2";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::SHA2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "a2a507677e53ddb8300238c07cfbfd6d760a0e9f8df993568fbf3ed9d58b23c7";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_blocks_sha2(state: *mut u32, input: *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(".arch_extension sha2", include_str!("sha256_blocks_sha2.s"), ".p2align 6", options(raw))
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2) of a few messages: as many blocks of each.
///
/// Weave: 2 messages, staggered by 4.
///
/// - `state`: the hash values one after another: word `w` of message `m` at `4 * (words * m + w)`, written
/// - `inputs`: 2 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `3f30265654c4d8498b9c2e0fe7bbca6633c020a140447ea7cc7cf2651a575b3f`.
pub(crate) mod sha256_streams_sha2 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "sha256_streams_sha2";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::SHA2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 2 };
    pub(crate) const INTERFACE: &str = "d7da617b9a9281bd7d7c98288a45e02ea9066512072d0a0209fb2d0e383e87eb";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_streams_sha2(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(".arch_extension sha2", include_str!("sha256_streams_sha2.s"), ".p2align 6", options(raw))
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2): the hash value after `len / 64` more blocks.
///
/// Weave: 1 message, its schedule in vectors, round robin.
///
/// - `state`: the hash value: its words, written
/// - `input`: the blocks, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `cbb3652031d1926e1fce93bf60bf8e22c1d332c6d945e39f44ada5df366dd91c`.
pub(crate) mod sha256_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "sha256_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "a2a507677e53ddb8300238c07cfbfd6d760a0e9f8df993568fbf3ed9d58b23c7";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_blocks_neon(state: *mut u32, input: *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(include_str!("sha256_blocks_neon.s"), ".p2align 6", options(raw))
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2) of many messages: as many blocks of each.
///
/// Weave: 4 messages.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `inputs`: 4 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `170a3a8f709e5ac9db706a165015c23837bb05b80730d7e2d58ae6eecc67b9b8`.
pub(crate) mod sha256_lanes_neon_x4 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "sha256_lanes_neon_x4";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 4 };
    pub(crate) const INTERFACE: &str = "4aea23ab1a6375e7e52655422955abc500bd94d3a4fa00e15fc011ae5029d5b6";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1040]> = Aligned([152, 47, 138, 66, 152, 47, 138, 66, 152, 47, 138, 66, 152, 47, 138, 66, 145, 68, 55, 113, 145, 68, 55, 113, 145, 68, 55, 113, 145, 68, 55, 113, 207, 251, 192, 181, 207, 251, 192, 181, 207, 251, 192, 181, 207, 251, 192, 181, 165, 219, 181, 233, 165, 219, 181, 233, 165, 219, 181, 233, 165, 219, 181, 233, 91, 194, 86, 57, 91, 194, 86, 57, 91, 194, 86, 57, 91, 194, 86, 57, 241, 17, 241, 89, 241, 17, 241, 89, 241, 17, 241, 89, 241, 17, 241, 89, 164, 130, 63, 146, 164, 130, 63, 146, 164, 130, 63, 146, 164, 130, 63, 146, 213, 94, 28, 171, 213, 94, 28, 171, 213, 94, 28, 171, 213, 94, 28, 171, 152, 170, 7, 216, 152, 170, 7, 216, 152, 170, 7, 216, 152, 170, 7, 216, 1, 91, 131, 18, 1, 91, 131, 18, 1, 91, 131, 18, 1, 91, 131, 18, 190, 133, 49, 36, 190, 133, 49, 36, 190, 133, 49, 36, 190, 133, 49, 36, 195, 125, 12, 85, 195, 125, 12, 85, 195, 125, 12, 85, 195, 125, 12, 85, 116, 93, 190, 114, 116, 93, 190, 114, 116, 93, 190, 114, 116, 93, 190, 114, 254, 177, 222, 128, 254, 177, 222, 128, 254, 177, 222, 128, 254, 177, 222, 128, 167, 6, 220, 155, 167, 6, 220, 155, 167, 6, 220, 155, 167, 6, 220, 155, 116, 241, 155, 193, 116, 241, 155, 193, 116, 241, 155, 193, 116, 241, 155, 193, 193, 105, 155, 228, 193, 105, 155, 228, 193, 105, 155, 228, 193, 105, 155, 228, 134, 71, 190, 239, 134, 71, 190, 239, 134, 71, 190, 239, 134, 71, 190, 239, 198, 157, 193, 15, 198, 157, 193, 15, 198, 157, 193, 15, 198, 157, 193, 15, 204, 161, 12, 36, 204, 161, 12, 36, 204, 161, 12, 36, 204, 161, 12, 36, 111, 44, 233, 45, 111, 44, 233, 45, 111, 44, 233, 45, 111, 44, 233, 45, 170, 132, 116, 74, 170, 132, 116, 74, 170, 132, 116, 74, 170, 132, 116, 74, 220, 169, 176, 92, 220, 169, 176, 92, 220, 169, 176, 92, 220, 169, 176, 92, 218, 136, 249, 118, 218, 136, 249, 118, 218, 136, 249, 118, 218, 136, 249, 118, 82, 81, 62, 152, 82, 81, 62, 152, 82, 81, 62, 152, 82, 81, 62, 152, 109, 198, 49, 168, 109, 198, 49, 168, 109, 198, 49, 168, 109, 198, 49, 168, 200, 39, 3, 176, 200, 39, 3, 176, 200, 39, 3, 176, 200, 39, 3, 176, 199, 127, 89, 191, 199, 127, 89, 191, 199, 127, 89, 191, 199, 127, 89, 191, 243, 11, 224, 198, 243, 11, 224, 198, 243, 11, 224, 198, 243, 11, 224, 198, 71, 145, 167, 213, 71, 145, 167, 213, 71, 145, 167, 213, 71, 145, 167, 213, 81, 99, 202, 6, 81, 99, 202, 6, 81, 99, 202, 6, 81, 99, 202, 6, 103, 41, 41, 20, 103, 41, 41, 20, 103, 41, 41, 20, 103, 41, 41, 20, 133, 10, 183, 39, 133, 10, 183, 39, 133, 10, 183, 39, 133, 10, 183, 39, 56, 33, 27, 46, 56, 33, 27, 46, 56, 33, 27, 46, 56, 33, 27, 46, 252, 109, 44, 77, 252, 109, 44, 77, 252, 109, 44, 77, 252, 109, 44, 77, 19, 13, 56, 83, 19, 13, 56, 83, 19, 13, 56, 83, 19, 13, 56, 83, 84, 115, 10, 101, 84, 115, 10, 101, 84, 115, 10, 101, 84, 115, 10, 101, 187, 10, 106, 118, 187, 10, 106, 118, 187, 10, 106, 118, 187, 10, 106, 118, 46, 201, 194, 129, 46, 201, 194, 129, 46, 201, 194, 129, 46, 201, 194, 129, 133, 44, 114, 146, 133, 44, 114, 146, 133, 44, 114, 146, 133, 44, 114, 146, 161, 232, 191, 162, 161, 232, 191, 162, 161, 232, 191, 162, 161, 232, 191, 162, 75, 102, 26, 168, 75, 102, 26, 168, 75, 102, 26, 168, 75, 102, 26, 168, 112, 139, 75, 194, 112, 139, 75, 194, 112, 139, 75, 194, 112, 139, 75, 194, 163, 81, 108, 199, 163, 81, 108, 199, 163, 81, 108, 199, 163, 81, 108, 199, 25, 232, 146, 209, 25, 232, 146, 209, 25, 232, 146, 209, 25, 232, 146, 209, 36, 6, 153, 214, 36, 6, 153, 214, 36, 6, 153, 214, 36, 6, 153, 214, 133, 53, 14, 244, 133, 53, 14, 244, 133, 53, 14, 244, 133, 53, 14, 244, 112, 160, 106, 16, 112, 160, 106, 16, 112, 160, 106, 16, 112, 160, 106, 16, 22, 193, 164, 25, 22, 193, 164, 25, 22, 193, 164, 25, 22, 193, 164, 25, 8, 108, 55, 30, 8, 108, 55, 30, 8, 108, 55, 30, 8, 108, 55, 30, 76, 119, 72, 39, 76, 119, 72, 39, 76, 119, 72, 39, 76, 119, 72, 39, 181, 188, 176, 52, 181, 188, 176, 52, 181, 188, 176, 52, 181, 188, 176, 52, 179, 12, 28, 57, 179, 12, 28, 57, 179, 12, 28, 57, 179, 12, 28, 57, 74, 170, 216, 78, 74, 170, 216, 78, 74, 170, 216, 78, 74, 170, 216, 78, 79, 202, 156, 91, 79, 202, 156, 91, 79, 202, 156, 91, 79, 202, 156, 91, 243, 111, 46, 104, 243, 111, 46, 104, 243, 111, 46, 104, 243, 111, 46, 104, 238, 130, 143, 116, 238, 130, 143, 116, 238, 130, 143, 116, 238, 130, 143, 116, 111, 99, 165, 120, 111, 99, 165, 120, 111, 99, 165, 120, 111, 99, 165, 120, 20, 120, 200, 132, 20, 120, 200, 132, 20, 120, 200, 132, 20, 120, 200, 132, 8, 2, 199, 140, 8, 2, 199, 140, 8, 2, 199, 140, 8, 2, 199, 140, 250, 255, 190, 144, 250, 255, 190, 144, 250, 255, 190, 144, 250, 255, 190, 144, 235, 108, 80, 164, 235, 108, 80, 164, 235, 108, 80, 164, 235, 108, 80, 164, 247, 163, 249, 190, 247, 163, 249, 190, 247, 163, 249, 190, 247, 163, 249, 190, 242, 120, 113, 198, 242, 120, 113, 198, 242, 120, 113, 198, 242, 120, 113, 198, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_lanes_neon_x4(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(include_str!("sha256_lanes_neon_x4.s"), ".p2align 6", options(raw))
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2) of many messages: as many blocks of each.
///
/// Weave: 2 times 4 messages, staggered by 8.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `inputs`: 8 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `1b612f262400913c22f22958e823eed99d1622b8cf8cc4cf1ca8afabce64d6d4`.
pub(crate) mod sha256_lanes_neon_x8 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "sha256_lanes_neon_x8";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 8 };
    pub(crate) const INTERFACE: &str = "4aea23ab1a6375e7e52655422955abc500bd94d3a4fa00e15fc011ae5029d5b6";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1040]> = Aligned([152, 47, 138, 66, 152, 47, 138, 66, 152, 47, 138, 66, 152, 47, 138, 66, 145, 68, 55, 113, 145, 68, 55, 113, 145, 68, 55, 113, 145, 68, 55, 113, 207, 251, 192, 181, 207, 251, 192, 181, 207, 251, 192, 181, 207, 251, 192, 181, 165, 219, 181, 233, 165, 219, 181, 233, 165, 219, 181, 233, 165, 219, 181, 233, 91, 194, 86, 57, 91, 194, 86, 57, 91, 194, 86, 57, 91, 194, 86, 57, 241, 17, 241, 89, 241, 17, 241, 89, 241, 17, 241, 89, 241, 17, 241, 89, 164, 130, 63, 146, 164, 130, 63, 146, 164, 130, 63, 146, 164, 130, 63, 146, 213, 94, 28, 171, 213, 94, 28, 171, 213, 94, 28, 171, 213, 94, 28, 171, 152, 170, 7, 216, 152, 170, 7, 216, 152, 170, 7, 216, 152, 170, 7, 216, 1, 91, 131, 18, 1, 91, 131, 18, 1, 91, 131, 18, 1, 91, 131, 18, 190, 133, 49, 36, 190, 133, 49, 36, 190, 133, 49, 36, 190, 133, 49, 36, 195, 125, 12, 85, 195, 125, 12, 85, 195, 125, 12, 85, 195, 125, 12, 85, 116, 93, 190, 114, 116, 93, 190, 114, 116, 93, 190, 114, 116, 93, 190, 114, 254, 177, 222, 128, 254, 177, 222, 128, 254, 177, 222, 128, 254, 177, 222, 128, 167, 6, 220, 155, 167, 6, 220, 155, 167, 6, 220, 155, 167, 6, 220, 155, 116, 241, 155, 193, 116, 241, 155, 193, 116, 241, 155, 193, 116, 241, 155, 193, 193, 105, 155, 228, 193, 105, 155, 228, 193, 105, 155, 228, 193, 105, 155, 228, 134, 71, 190, 239, 134, 71, 190, 239, 134, 71, 190, 239, 134, 71, 190, 239, 198, 157, 193, 15, 198, 157, 193, 15, 198, 157, 193, 15, 198, 157, 193, 15, 204, 161, 12, 36, 204, 161, 12, 36, 204, 161, 12, 36, 204, 161, 12, 36, 111, 44, 233, 45, 111, 44, 233, 45, 111, 44, 233, 45, 111, 44, 233, 45, 170, 132, 116, 74, 170, 132, 116, 74, 170, 132, 116, 74, 170, 132, 116, 74, 220, 169, 176, 92, 220, 169, 176, 92, 220, 169, 176, 92, 220, 169, 176, 92, 218, 136, 249, 118, 218, 136, 249, 118, 218, 136, 249, 118, 218, 136, 249, 118, 82, 81, 62, 152, 82, 81, 62, 152, 82, 81, 62, 152, 82, 81, 62, 152, 109, 198, 49, 168, 109, 198, 49, 168, 109, 198, 49, 168, 109, 198, 49, 168, 200, 39, 3, 176, 200, 39, 3, 176, 200, 39, 3, 176, 200, 39, 3, 176, 199, 127, 89, 191, 199, 127, 89, 191, 199, 127, 89, 191, 199, 127, 89, 191, 243, 11, 224, 198, 243, 11, 224, 198, 243, 11, 224, 198, 243, 11, 224, 198, 71, 145, 167, 213, 71, 145, 167, 213, 71, 145, 167, 213, 71, 145, 167, 213, 81, 99, 202, 6, 81, 99, 202, 6, 81, 99, 202, 6, 81, 99, 202, 6, 103, 41, 41, 20, 103, 41, 41, 20, 103, 41, 41, 20, 103, 41, 41, 20, 133, 10, 183, 39, 133, 10, 183, 39, 133, 10, 183, 39, 133, 10, 183, 39, 56, 33, 27, 46, 56, 33, 27, 46, 56, 33, 27, 46, 56, 33, 27, 46, 252, 109, 44, 77, 252, 109, 44, 77, 252, 109, 44, 77, 252, 109, 44, 77, 19, 13, 56, 83, 19, 13, 56, 83, 19, 13, 56, 83, 19, 13, 56, 83, 84, 115, 10, 101, 84, 115, 10, 101, 84, 115, 10, 101, 84, 115, 10, 101, 187, 10, 106, 118, 187, 10, 106, 118, 187, 10, 106, 118, 187, 10, 106, 118, 46, 201, 194, 129, 46, 201, 194, 129, 46, 201, 194, 129, 46, 201, 194, 129, 133, 44, 114, 146, 133, 44, 114, 146, 133, 44, 114, 146, 133, 44, 114, 146, 161, 232, 191, 162, 161, 232, 191, 162, 161, 232, 191, 162, 161, 232, 191, 162, 75, 102, 26, 168, 75, 102, 26, 168, 75, 102, 26, 168, 75, 102, 26, 168, 112, 139, 75, 194, 112, 139, 75, 194, 112, 139, 75, 194, 112, 139, 75, 194, 163, 81, 108, 199, 163, 81, 108, 199, 163, 81, 108, 199, 163, 81, 108, 199, 25, 232, 146, 209, 25, 232, 146, 209, 25, 232, 146, 209, 25, 232, 146, 209, 36, 6, 153, 214, 36, 6, 153, 214, 36, 6, 153, 214, 36, 6, 153, 214, 133, 53, 14, 244, 133, 53, 14, 244, 133, 53, 14, 244, 133, 53, 14, 244, 112, 160, 106, 16, 112, 160, 106, 16, 112, 160, 106, 16, 112, 160, 106, 16, 22, 193, 164, 25, 22, 193, 164, 25, 22, 193, 164, 25, 22, 193, 164, 25, 8, 108, 55, 30, 8, 108, 55, 30, 8, 108, 55, 30, 8, 108, 55, 30, 76, 119, 72, 39, 76, 119, 72, 39, 76, 119, 72, 39, 76, 119, 72, 39, 181, 188, 176, 52, 181, 188, 176, 52, 181, 188, 176, 52, 181, 188, 176, 52, 179, 12, 28, 57, 179, 12, 28, 57, 179, 12, 28, 57, 179, 12, 28, 57, 74, 170, 216, 78, 74, 170, 216, 78, 74, 170, 216, 78, 74, 170, 216, 78, 79, 202, 156, 91, 79, 202, 156, 91, 79, 202, 156, 91, 79, 202, 156, 91, 243, 111, 46, 104, 243, 111, 46, 104, 243, 111, 46, 104, 243, 111, 46, 104, 238, 130, 143, 116, 238, 130, 143, 116, 238, 130, 143, 116, 238, 130, 143, 116, 111, 99, 165, 120, 111, 99, 165, 120, 111, 99, 165, 120, 111, 99, 165, 120, 20, 120, 200, 132, 20, 120, 200, 132, 20, 120, 200, 132, 20, 120, 200, 132, 8, 2, 199, 140, 8, 2, 199, 140, 8, 2, 199, 140, 8, 2, 199, 140, 250, 255, 190, 144, 250, 255, 190, 144, 250, 255, 190, 144, 250, 255, 190, 144, 235, 108, 80, 164, 235, 108, 80, 164, 235, 108, 80, 164, 235, 108, 80, 164, 247, 163, 249, 190, 247, 163, 249, 190, 247, 163, 249, 190, 247, 163, 249, 190, 242, 120, 113, 198, 242, 120, 113, 198, 242, 120, 113, 198, 242, 120, 113, 198, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_lanes_neon_x8(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(include_str!("sha256_lanes_neon_x8.s"), ".p2align 6", options(raw))
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
/// Proved with contract, frame and statement `68c3c0b189db4b77daf64270136d1a9da0abcfcecb6c885d20c71eca514ca562`.
pub(crate) mod md5_blocks_gpr {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "md5_blocks_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const INTERFACE: &str = "5e306fac383be2e0e2b90213dc8b6f1e95ed89d820c623eaafc1b53558e80f02";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 98, 37, 30, 246, 64, 179, 64, 192, 81, 90, 94, 38, 170, 199, 182, 233, 93, 16, 47, 214, 83, 20, 68, 2, 129, 230, 161, 216, 200, 251, 211, 231, 230, 205, 225, 33, 214, 7, 55, 195, 135, 13, 213, 244, 237, 20, 90, 69, 5, 233, 227, 169, 248, 163, 239, 252, 217, 2, 111, 103, 138, 76, 42, 141, 66, 57, 250, 255, 129, 246, 113, 135, 34, 97, 157, 109, 12, 56, 229, 253, 68, 234, 190, 164, 169, 207, 222, 75, 96, 75, 187, 246, 112, 188, 191, 190, 198, 126, 155, 40, 250, 39, 161, 234, 133, 48, 239, 212, 5, 29, 136, 4, 57, 208, 212, 217, 229, 153, 219, 230, 248, 124, 162, 31, 101, 86, 172, 196, 68, 34, 41, 244, 151, 255, 42, 67, 167, 35, 148, 171, 57, 160, 147, 252, 195, 89, 91, 101, 146, 204, 12, 143, 125, 244, 239, 255, 209, 93, 132, 133, 79, 126, 168, 111, 224, 230, 44, 254, 20, 67, 1, 163, 161, 17, 8, 78, 130, 126, 83, 247, 53, 242, 58, 189, 187, 210, 215, 42, 145, 211, 134, 235]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_blocks_gpr(state: *mut u32, input: *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(include_str!("md5_blocks_gpr.s"), ".p2align 6", options(raw))
    }
}

/// MD5 (RFC 1321, 3.4) of many messages: as many blocks of each.
///
/// Weave: 4 messages.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `inputs`: 4 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `8d93b6d2f02710f5f955094480171976268740ed7c82b71d7842b3f4fd1c6cb0`.
pub(crate) mod md5_lanes_neon_x4 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "md5_lanes_neon_x4";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 4 };
    pub(crate) const INTERFACE: &str = "66c98bdf70b7c74a61079ae8a2bb80926e8335a318c3f1122618a3997ad9c51a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1040]> = Aligned([120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_lanes_neon_x4(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(include_str!("md5_lanes_neon_x4.s"), ".p2align 6", options(raw))
    }
}

/// MD5 (RFC 1321, 3.4) of many messages: as many blocks of each.
///
/// Weave: 2 times 4 messages, round robin.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `inputs`: 8 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `e60b4b34a4948926a61d58b3542ccb8d2210571bd1fda84410c8e15235a17e19`.
pub(crate) mod md5_lanes_neon_x8 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "md5_lanes_neon_x8";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 8 };
    pub(crate) const INTERFACE: &str = "66c98bdf70b7c74a61079ae8a2bb80926e8335a318c3f1122618a3997ad9c51a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1040]> = Aligned([120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_lanes_neon_x8(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(include_str!("md5_lanes_neon_x8.s"), ".p2align 6", options(raw))
    }
}

/// MD5 (RFC 1321, 3.4) of many messages: as many blocks of each.
///
/// Weave: 4 times 4 messages, round robin.
///
/// - `state`: the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`, written
/// - `inputs`: 16 pointers, each to the blocks of a message, read
/// - `len`: bytes, a multiple of 64
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `db45651c51488950398e974a70f2bc7679e742cc5fd6b744e93ebdc2746757c3`.
pub(crate) mod md5_lanes_neon_x16 {
    use crate::kernel::{Aligned, Features, Shape};

    pub(crate) const NAME: &str = "md5_lanes_neon_x16";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 16 };
    pub(crate) const INTERFACE: &str = "66c98bdf70b7c74a61079ae8a2bb80926e8335a318c3f1122618a3997ad9c51a";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1040]> = Aligned([120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_lanes_neon_x16(state: *mut u32, inputs: *const *const u8, len: usize, table: *const u8) {
        core::arch::naked_asm!(include_str!("md5_lanes_neon_x16.s"), ".p2align 6", options(raw))
    }
}
