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
/// Proved with contract, frame and statement `7c3ac58ae36ac293cc6d873c8f3cc18b14aaecd5b257229f764d6bafa8a1deaf`.
pub(crate) mod chacha20_xor_gpr {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 48;
    pub(crate) const INTERFACE: &str = "28a6393af368d9faef37eee017b16837651d78b5594ccb72b7a29a0e80cb082d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_xor_gpr(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contract::Chacha20Xor>>) {
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
/// Proved with contract, frame and statement `14a52c8a8b29a65c5c99c03e349e6adad5873aa6a605c116ad1b3e8f8d33c63e`.
pub(crate) mod chacha20_xor_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_neon";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 128;
    pub(crate) const INTERFACE: &str = "28a6393af368d9faef37eee017b16837651d78b5594ccb72b7a29a0e80cb082d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_xor_neon(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contract::Chacha20Xor>>) {
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
/// Proved with contract, frame and statement `c21df4481041122ecc5e80d4996c571a9825f8abf88f88310abe2baba500e459`.
pub(crate) mod poly1305_blocks_gpr {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_blocks_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "4a1e5988d9cd8c68ac5db99837cb22948d5ba643d29ed22f3dec087fcaf3c946";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn poly1305_blocks_gpr(state: Write<MacState>, input: Read<Input>, len: usize, table: Read<Table<contract::Poly1305Blocks>>) {
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
/// Proved with contract, frame and statement `5daed04307a0b1134aa9035408f07c65be2aa8894c0f0d87e027bf0c65428dc4`.
pub(crate) mod poly1305_finish_gpr {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_finish_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: 1024, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "9ec1bb7a2eb25ba6557951b21f4bc7a22c31078c4ff89e53e91879e07f60854b";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn poly1305_finish_gpr(state: Read<MacState>, input: Read<Input>, len: usize, tag: Write<Tag>, table: Read<Table<contract::Poly1305Finish>>) {
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
/// Proved with contract, frame and statement `2d10a7866ddcc3cf5b1e5b103a60d553e70cfef319670d9b5164e4d192b27b9d`.
pub(crate) mod poly1305_powers_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_powers_neon";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 712, layout: 0x2dd9f58a50f3f74d, messages: 0 };
    pub(crate) const STACK: usize = 80;
    pub(crate) const INTERFACE: &str = "00ac67f8c0b86dc9ecb3415c50e39e2dfe6150de9e7e3807c5a7c9925977d7b1";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([6, 0, 0, 0, 12, 0, 0, 0, 18, 0, 0, 0, 24, 0, 0, 0, 230, 0, 0, 0, 236, 0, 0, 0, 242, 0, 0, 0, 248, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn poly1305_powers_neon(state: Write<MacState>, table: Read<Table<contract::Poly1305Powers>>) {
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
/// Proved with contract, frame and statement `6bc49d1bec0e5662325cbfc992a3a2bfb949ef6122f8d7a98f266ce4096ec8ee`.
pub(crate) mod poly1305_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 160, most: usize::MAX, powers: 712, layout: 0x2dd9f58a50f3f74d, messages: 0 };
    pub(crate) const STACK: usize = 80;
    pub(crate) const INTERFACE: &str = "4a1e5988d9cd8c68ac5db99837cb22948d5ba643d29ed22f3dec087fcaf3c946";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn poly1305_blocks_neon(state: Write<MacState>, input: Read<Input>, len: usize, table: Read<Table<contract::Poly1305Blocks>>) {
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
/// Proved with contract, frame and statement `eddb51be5c92d38f1eb4f0bc4c7e69c53bc68af8966d42bbe33ca4342d8beaec`.
pub(crate) mod chacha20_poly1305_begin_neonx4 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_neonx4";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 128;
    pub(crate) const INTERFACE: &str = "fabca4915199cc0b7b2fb9eb18cf945667ec5cf48fd6fef890c13e8237c17e0e";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_poly1305_begin_neonx4(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contract::Chacha20Poly1305Begin>>) {
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
/// Proved with contract, frame and statement `b47335989bc3bd40e5f2ae88439c37cd18812c3e460a6a1f105242aff211508c`.
pub(crate) mod chacha20_poly1305_begin_neonx7 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_neonx7";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 448, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 128;
    pub(crate) const INTERFACE: &str = "fabca4915199cc0b7b2fb9eb18cf945667ec5cf48fd6fef890c13e8237c17e0e";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_poly1305_begin_neonx7(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contract::Chacha20Poly1305Begin>>) {
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
/// Proved with contract, frame and statement `a623f6d8e80de3b2efe201a037cacbc9a45a49d7756af4638cb1f52abdf7118c`.
pub(crate) mod chacha20_poly1305_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 448, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 128;
    pub(crate) const INTERFACE: &str = "6e60d3bc06029d6f9dd914f8b179e54868d9cb6ea5ffe90b00b76e71923d7566";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_poly1305_blocks_neon(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, mac: Read<Authenticated>, table: Read<Table<contract::Chacha20Poly1305Blocks>>) {
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
/// Proved with contract, frame and statement `f5283f5d76e568b61f6bb1c065033ab61b1647113c97857c86b38ef229628064`.
pub(crate) mod aes128_expand_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_expand_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "4ec5936ba32066462d987db3eabc78bf14f28f366310075b51d1fa31cb946484";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_expand_neon(cipher_key: Read<CipherKey<contract::Bits128>>, schedule: Write<Schedule<contract::Bits128>>, table: Read<Table<contract::AesExpand<contract::Bits128>>>) {
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
/// Proved with contract, frame and statement `b0e4b4c104d0fd85e93c7366d9996d4124a7e1b1429eff41499f2d10c25eb3fa`.
pub(crate) mod aes192_expand_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_expand_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "1121411d8c765ac39fac74b9ce58d2cf012ff388d41f1d247a8b8fb6e49abcac";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_expand_neon(cipher_key: Read<CipherKey<contract::Bits192>>, schedule: Write<Schedule<contract::Bits192>>, table: Read<Table<contract::AesExpand<contract::Bits192>>>) {
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
/// Proved with contract, frame and statement `3edddc3056ea1449cbe66191a9f8deae1a03483ac59ec0d7e807108b29b44c88`.
pub(crate) mod aes256_expand_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_expand_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "41409dcc9b21e86934f2135c13167dbc20d677a88d54178136fa4d142bdd1425";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_expand_neon(cipher_key: Read<CipherKey<contract::Bits256>>, schedule: Write<Schedule<contract::Bits256>>, table: Read<Table<contract::AesExpand<contract::Bits256>>>) {
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
/// Proved with contract, frame and statement `e360c2a3e891dea37cd7df0d314f34c9bbf0360c0e4a106253f2bbb5d63c8acf`.
pub(crate) mod aes128_ctr_xor_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_ctr_xor_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 256;
    pub(crate) const INTERFACE: &str = "471a1e27f3eb1c08826b5814f235c589e456e96a4291db483536be8456b92e17";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_ctr_xor_neon(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<contract::Bits128>>, counter: Read<Counter>, table: Read<Table<contract::AesCtrXor<contract::Bits128>>>) {
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
/// Proved with contract, frame and statement `ba4249c3351f8e18b56710cd9b8cd991acb15146f6fbf0e11b31408b07ad0835`.
pub(crate) mod aes192_ctr_xor_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_ctr_xor_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 256;
    pub(crate) const INTERFACE: &str = "4a8edbbca75085adea25e081ac76a0ce6bdeb12187ee29930d87dbfcea33ba62";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_ctr_xor_neon(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<contract::Bits192>>, counter: Read<Counter>, table: Read<Table<contract::AesCtrXor<contract::Bits192>>>) {
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
/// Proved with contract, frame and statement `a418b7d5681df228c1ec8ddb9f777f222fd0c4a9ab65b2b7af8879d9652b8cb8`.
pub(crate) mod aes256_ctr_xor_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_ctr_xor_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 256;
    pub(crate) const INTERFACE: &str = "bd401c995c75209f899697dda90f5e973803cf983ab520eca890dc1c91cfc96d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_ctr_xor_neon(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<contract::Bits256>>, counter: Read<Counter>, table: Read<Table<contract::AesCtrXor<contract::Bits256>>>) {
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
/// Proved with contract, frame and statement `30c7b04cafb01a54f40f9c1ebb6eee118ee688efc387a1c864b7848ea47086e0`.
pub(crate) mod ghash_powers_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "ghash_powers_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "1beae80243e884ee5850ac57ebd79532a61028ef62f5ca3648b8adacd8bfc294";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 70, 2, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn ghash_powers_neon(h: Read<HashKey>, powers: Write<Powers>, table: Read<Table<contract::GhashPowers>>) {
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
/// Proved with contract, frame and statement `705f6d6d927c0c6375f801d4df3b7089aa47da51ff59b64450b348f5c180013d`.
pub(crate) mod ghash_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "ghash_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "989377bcfc1fd435525437a68eb3bc979350b4f5ed02ca518aa1e53adbafd606";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn ghash_blocks_neon(sum: Write<Sum>, input: Read<Input>, len: usize, powers: Read<Powers>, table: Read<Table<contract::GhashBlocks>>) {
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
/// Proved with contract, frame and statement `bc21508be758d139364cd2f0c9928cad25db3965cf44248eedbfed63889c0914`.
pub(crate) mod aes128_gcm_seal_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_seal_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const STACK: usize = 320;
    pub(crate) const INTERFACE: &str = "105e309d6327a9297739ab77bf5134c5a51a5abe5f243df9d31dfd00c03c57fd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_seal_blocks_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits128>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits128, contract::Seal>>>) {
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
/// Proved with contract, frame and statement `3b4da3729dbda459d292dfbf6c4f8ab60cb7b71e5744de59936fd83cd25503dc`.
pub(crate) mod aes128_gcm_open_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_open_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const STACK: usize = 384;
    pub(crate) const INTERFACE: &str = "8884f7623dbbfb6ddbdad69293f62ae1f89517e821bf26ed243299183bdaba99";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_open_blocks_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits128>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits128, contract::Open>>>) {
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
/// Proved with contract, frame and statement `03d79fe5d11ef98f5cabdbb1254a5a99ff43e1bed91afa5a32936548ac24ebac`.
pub(crate) mod aes128_gcm_seal_finish_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_seal_finish_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const STACK: usize = 64;
    pub(crate) const INTERFACE: &str = "c75ecdfe6b96824d31a50a8cf6e3ad76ab14465bcfd7b7757f3d70834125fb47";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_seal_finish_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits128>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits128, contract::Seal>>>) {
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
/// Proved with contract, frame and statement `43701b85bf36028da3feaed6723d48de1e0a823f7f74f017227d433dcd88aa79`.
pub(crate) mod aes128_gcm_open_finish_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_open_finish_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const STACK: usize = 64;
    pub(crate) const INTERFACE: &str = "889ec72a2fb8914360980b97e966d628710625fbe338e8610984d9abe10311a8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_open_finish_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits128>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits128, contract::Open>>>) {
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
/// Proved with contract, frame and statement `7a0b04acc5846e78fb61b6e972144c876c599e9441e4ebdd1ece8b8ed0168b75`.
pub(crate) mod aes192_gcm_seal_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_seal_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const STACK: usize = 320;
    pub(crate) const INTERFACE: &str = "31e2ab3ac80b79403ea4be42680b9435a3cb652a4ca565b1b95efbb2de5d3fcb";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_seal_blocks_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits192>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits192, contract::Seal>>>) {
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
/// Proved with contract, frame and statement `93b98b42a07905a277b39481736f23f5d3b3a04892d76654006d293277e34d12`.
pub(crate) mod aes192_gcm_open_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_open_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const STACK: usize = 384;
    pub(crate) const INTERFACE: &str = "3139577fb4b2dc2dfb415f6e672ba7be1f4ffdc4c0804fd66b7fee4dd2f705e8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_open_blocks_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits192>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits192, contract::Open>>>) {
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
/// Proved with contract, frame and statement `c57febfeb2c1519de6500e840e0eb99213266a7b6aff89e18a39d5e4ec043ee9`.
pub(crate) mod aes192_gcm_seal_finish_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_seal_finish_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const STACK: usize = 64;
    pub(crate) const INTERFACE: &str = "7800008111432581e93778a8b05be30170a43a44041cdc668f4d95785018f78d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_seal_finish_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits192>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits192, contract::Seal>>>) {
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
/// Proved with contract, frame and statement `fc461feec66d2ee5743f53494ac8f5e26a16c35aad0487ff514f338da6033a8c`.
pub(crate) mod aes192_gcm_open_finish_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_open_finish_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const STACK: usize = 64;
    pub(crate) const INTERFACE: &str = "8b98c8354e9e871b1ecb30a6acc22ed980ad24b1437139fe371e1c0e128e2136";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_open_finish_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits192>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits192, contract::Open>>>) {
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
/// Proved with contract, frame and statement `6f8a199ecbe64fa082c26ae4ca3b8a9202bc569cf39ff3bca2739a557da4d5a5`.
pub(crate) mod aes256_gcm_seal_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_seal_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const STACK: usize = 320;
    pub(crate) const INTERFACE: &str = "d60f90015860c9c9a0c2c206580e44ac20877aa751e95d753c0c2ade1aca1efd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_seal_blocks_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits256>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits256, contract::Seal>>>) {
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
/// Proved with contract, frame and statement `84a133307f3481d9f92ebb4e5fe4e54cb1a5eca27c8c690bbc4178ca79fe4e40`.
pub(crate) mod aes256_gcm_open_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_open_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const STACK: usize = 384;
    pub(crate) const INTERFACE: &str = "85121f57cc05d0ea7427132e274b1224c37093a6793021185febec59ab76b651";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_open_blocks_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits256>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits256, contract::Open>>>) {
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
/// Proved with contract, frame and statement `c7c91995ab5da96b26a0d6c20774b795a383ec68fe2a32a29b8ed2b60dc87ee2`.
pub(crate) mod aes256_gcm_seal_finish_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_seal_finish_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const STACK: usize = 64;
    pub(crate) const INTERFACE: &str = "66ce0804851313639f6b8d51679ad9111f6806d9358ac45f21fcd096296f5735";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_seal_finish_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits256>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits256, contract::Seal>>>) {
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
/// Proved with contract, frame and statement `18d7bea434e41d373fe3c9540508f4f780418b9a26ebdd508bcd7a892f0bc232`.
pub(crate) mod aes256_gcm_open_finish_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_open_finish_neon";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 0x957630f23d40c585, messages: 0 };
    pub(crate) const STACK: usize = 64;
    pub(crate) const INTERFACE: &str = "af7eb2047366f863d0346b59d1969fba1fd49e0840de5aa8a00209d957b05fa8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_open_finish_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits256>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits256, contract::Open>>>) {
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
/// Proved with contract, frame and statement `fe2a8904f28416478543787919988e1d9d32bc0ceb8bda79d3b61374da147c8d`.
pub(crate) mod sha256_blocks_sha2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "sha256_blocks_sha2";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::SHA2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "fb54c65063371023bba2348bf1d90f7cc3c6139d76750aa2c2b69940e4036036";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_blocks_sha2(state: Write<Hash<contract::Sha256>>, input: Read<Input>, len: usize, table: Read<Table<contract::HashBlocks<contract::Sha256>>>) {
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
/// Proved with contract, frame and statement `006b973e6d35ff95584b290a734a6e696d9953ebbf33ed1f817b1f485178e7b7`.
pub(crate) mod sha256_streams_sha2 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "sha256_streams_sha2";
    pub(crate) const FEATURES: Features = Features::NEON.union(Features::SHA2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 2 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "a35bb314111721f97d22da4cf9985c701f35e3902f411b41e2a716eb8d1533ce";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_streams_sha2(state: Write<Streams<contract::Sha256>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashStreams<contract::Sha256>>>) {
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
/// Proved with contract, frame and statement `6d867efae4633dc51a2827b12b04c8a01008634e4109b396910fe228767e542d`.
pub(crate) mod sha256_blocks_neon {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "sha256_blocks_neon";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 160;
    pub(crate) const INTERFACE: &str = "fb54c65063371023bba2348bf1d90f7cc3c6139d76750aa2c2b69940e4036036";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_blocks_neon(state: Write<Hash<contract::Sha256>>, input: Read<Input>, len: usize, table: Read<Table<contract::HashBlocks<contract::Sha256>>>) {
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
/// Proved with contract, frame and statement `8fbbc6546e71d28889c14ac31c4cf14d3e32a6c54a7835965bdb061c85e659dc`.
pub(crate) mod sha256_lanes_neon_x4 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "sha256_lanes_neon_x4";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 4 };
    pub(crate) const STACK: usize = 448;
    pub(crate) const INTERFACE: &str = "17f5f7f4af6a75a718db0b8ef9a8b4c6465c08ad69234f625f19c5de096cdbf8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1040]> = Aligned([152, 47, 138, 66, 152, 47, 138, 66, 152, 47, 138, 66, 152, 47, 138, 66, 145, 68, 55, 113, 145, 68, 55, 113, 145, 68, 55, 113, 145, 68, 55, 113, 207, 251, 192, 181, 207, 251, 192, 181, 207, 251, 192, 181, 207, 251, 192, 181, 165, 219, 181, 233, 165, 219, 181, 233, 165, 219, 181, 233, 165, 219, 181, 233, 91, 194, 86, 57, 91, 194, 86, 57, 91, 194, 86, 57, 91, 194, 86, 57, 241, 17, 241, 89, 241, 17, 241, 89, 241, 17, 241, 89, 241, 17, 241, 89, 164, 130, 63, 146, 164, 130, 63, 146, 164, 130, 63, 146, 164, 130, 63, 146, 213, 94, 28, 171, 213, 94, 28, 171, 213, 94, 28, 171, 213, 94, 28, 171, 152, 170, 7, 216, 152, 170, 7, 216, 152, 170, 7, 216, 152, 170, 7, 216, 1, 91, 131, 18, 1, 91, 131, 18, 1, 91, 131, 18, 1, 91, 131, 18, 190, 133, 49, 36, 190, 133, 49, 36, 190, 133, 49, 36, 190, 133, 49, 36, 195, 125, 12, 85, 195, 125, 12, 85, 195, 125, 12, 85, 195, 125, 12, 85, 116, 93, 190, 114, 116, 93, 190, 114, 116, 93, 190, 114, 116, 93, 190, 114, 254, 177, 222, 128, 254, 177, 222, 128, 254, 177, 222, 128, 254, 177, 222, 128, 167, 6, 220, 155, 167, 6, 220, 155, 167, 6, 220, 155, 167, 6, 220, 155, 116, 241, 155, 193, 116, 241, 155, 193, 116, 241, 155, 193, 116, 241, 155, 193, 193, 105, 155, 228, 193, 105, 155, 228, 193, 105, 155, 228, 193, 105, 155, 228, 134, 71, 190, 239, 134, 71, 190, 239, 134, 71, 190, 239, 134, 71, 190, 239, 198, 157, 193, 15, 198, 157, 193, 15, 198, 157, 193, 15, 198, 157, 193, 15, 204, 161, 12, 36, 204, 161, 12, 36, 204, 161, 12, 36, 204, 161, 12, 36, 111, 44, 233, 45, 111, 44, 233, 45, 111, 44, 233, 45, 111, 44, 233, 45, 170, 132, 116, 74, 170, 132, 116, 74, 170, 132, 116, 74, 170, 132, 116, 74, 220, 169, 176, 92, 220, 169, 176, 92, 220, 169, 176, 92, 220, 169, 176, 92, 218, 136, 249, 118, 218, 136, 249, 118, 218, 136, 249, 118, 218, 136, 249, 118, 82, 81, 62, 152, 82, 81, 62, 152, 82, 81, 62, 152, 82, 81, 62, 152, 109, 198, 49, 168, 109, 198, 49, 168, 109, 198, 49, 168, 109, 198, 49, 168, 200, 39, 3, 176, 200, 39, 3, 176, 200, 39, 3, 176, 200, 39, 3, 176, 199, 127, 89, 191, 199, 127, 89, 191, 199, 127, 89, 191, 199, 127, 89, 191, 243, 11, 224, 198, 243, 11, 224, 198, 243, 11, 224, 198, 243, 11, 224, 198, 71, 145, 167, 213, 71, 145, 167, 213, 71, 145, 167, 213, 71, 145, 167, 213, 81, 99, 202, 6, 81, 99, 202, 6, 81, 99, 202, 6, 81, 99, 202, 6, 103, 41, 41, 20, 103, 41, 41, 20, 103, 41, 41, 20, 103, 41, 41, 20, 133, 10, 183, 39, 133, 10, 183, 39, 133, 10, 183, 39, 133, 10, 183, 39, 56, 33, 27, 46, 56, 33, 27, 46, 56, 33, 27, 46, 56, 33, 27, 46, 252, 109, 44, 77, 252, 109, 44, 77, 252, 109, 44, 77, 252, 109, 44, 77, 19, 13, 56, 83, 19, 13, 56, 83, 19, 13, 56, 83, 19, 13, 56, 83, 84, 115, 10, 101, 84, 115, 10, 101, 84, 115, 10, 101, 84, 115, 10, 101, 187, 10, 106, 118, 187, 10, 106, 118, 187, 10, 106, 118, 187, 10, 106, 118, 46, 201, 194, 129, 46, 201, 194, 129, 46, 201, 194, 129, 46, 201, 194, 129, 133, 44, 114, 146, 133, 44, 114, 146, 133, 44, 114, 146, 133, 44, 114, 146, 161, 232, 191, 162, 161, 232, 191, 162, 161, 232, 191, 162, 161, 232, 191, 162, 75, 102, 26, 168, 75, 102, 26, 168, 75, 102, 26, 168, 75, 102, 26, 168, 112, 139, 75, 194, 112, 139, 75, 194, 112, 139, 75, 194, 112, 139, 75, 194, 163, 81, 108, 199, 163, 81, 108, 199, 163, 81, 108, 199, 163, 81, 108, 199, 25, 232, 146, 209, 25, 232, 146, 209, 25, 232, 146, 209, 25, 232, 146, 209, 36, 6, 153, 214, 36, 6, 153, 214, 36, 6, 153, 214, 36, 6, 153, 214, 133, 53, 14, 244, 133, 53, 14, 244, 133, 53, 14, 244, 133, 53, 14, 244, 112, 160, 106, 16, 112, 160, 106, 16, 112, 160, 106, 16, 112, 160, 106, 16, 22, 193, 164, 25, 22, 193, 164, 25, 22, 193, 164, 25, 22, 193, 164, 25, 8, 108, 55, 30, 8, 108, 55, 30, 8, 108, 55, 30, 8, 108, 55, 30, 76, 119, 72, 39, 76, 119, 72, 39, 76, 119, 72, 39, 76, 119, 72, 39, 181, 188, 176, 52, 181, 188, 176, 52, 181, 188, 176, 52, 181, 188, 176, 52, 179, 12, 28, 57, 179, 12, 28, 57, 179, 12, 28, 57, 179, 12, 28, 57, 74, 170, 216, 78, 74, 170, 216, 78, 74, 170, 216, 78, 74, 170, 216, 78, 79, 202, 156, 91, 79, 202, 156, 91, 79, 202, 156, 91, 79, 202, 156, 91, 243, 111, 46, 104, 243, 111, 46, 104, 243, 111, 46, 104, 243, 111, 46, 104, 238, 130, 143, 116, 238, 130, 143, 116, 238, 130, 143, 116, 238, 130, 143, 116, 111, 99, 165, 120, 111, 99, 165, 120, 111, 99, 165, 120, 111, 99, 165, 120, 20, 120, 200, 132, 20, 120, 200, 132, 20, 120, 200, 132, 20, 120, 200, 132, 8, 2, 199, 140, 8, 2, 199, 140, 8, 2, 199, 140, 8, 2, 199, 140, 250, 255, 190, 144, 250, 255, 190, 144, 250, 255, 190, 144, 250, 255, 190, 144, 235, 108, 80, 164, 235, 108, 80, 164, 235, 108, 80, 164, 235, 108, 80, 164, 247, 163, 249, 190, 247, 163, 249, 190, 247, 163, 249, 190, 247, 163, 249, 190, 242, 120, 113, 198, 242, 120, 113, 198, 242, 120, 113, 198, 242, 120, 113, 198, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_lanes_neon_x4(state: Write<Lanes<contract::Sha256>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Sha256>>>) {
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
/// Proved with contract, frame and statement `5d4eaa6d3909933b14f79a5517f5984234a9648c64a40e88d966621e780341d9`.
pub(crate) mod sha256_lanes_neon_x8 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "sha256_lanes_neon_x8";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 8 };
    pub(crate) const STACK: usize = 832;
    pub(crate) const INTERFACE: &str = "17f5f7f4af6a75a718db0b8ef9a8b4c6465c08ad69234f625f19c5de096cdbf8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1040]> = Aligned([152, 47, 138, 66, 152, 47, 138, 66, 152, 47, 138, 66, 152, 47, 138, 66, 145, 68, 55, 113, 145, 68, 55, 113, 145, 68, 55, 113, 145, 68, 55, 113, 207, 251, 192, 181, 207, 251, 192, 181, 207, 251, 192, 181, 207, 251, 192, 181, 165, 219, 181, 233, 165, 219, 181, 233, 165, 219, 181, 233, 165, 219, 181, 233, 91, 194, 86, 57, 91, 194, 86, 57, 91, 194, 86, 57, 91, 194, 86, 57, 241, 17, 241, 89, 241, 17, 241, 89, 241, 17, 241, 89, 241, 17, 241, 89, 164, 130, 63, 146, 164, 130, 63, 146, 164, 130, 63, 146, 164, 130, 63, 146, 213, 94, 28, 171, 213, 94, 28, 171, 213, 94, 28, 171, 213, 94, 28, 171, 152, 170, 7, 216, 152, 170, 7, 216, 152, 170, 7, 216, 152, 170, 7, 216, 1, 91, 131, 18, 1, 91, 131, 18, 1, 91, 131, 18, 1, 91, 131, 18, 190, 133, 49, 36, 190, 133, 49, 36, 190, 133, 49, 36, 190, 133, 49, 36, 195, 125, 12, 85, 195, 125, 12, 85, 195, 125, 12, 85, 195, 125, 12, 85, 116, 93, 190, 114, 116, 93, 190, 114, 116, 93, 190, 114, 116, 93, 190, 114, 254, 177, 222, 128, 254, 177, 222, 128, 254, 177, 222, 128, 254, 177, 222, 128, 167, 6, 220, 155, 167, 6, 220, 155, 167, 6, 220, 155, 167, 6, 220, 155, 116, 241, 155, 193, 116, 241, 155, 193, 116, 241, 155, 193, 116, 241, 155, 193, 193, 105, 155, 228, 193, 105, 155, 228, 193, 105, 155, 228, 193, 105, 155, 228, 134, 71, 190, 239, 134, 71, 190, 239, 134, 71, 190, 239, 134, 71, 190, 239, 198, 157, 193, 15, 198, 157, 193, 15, 198, 157, 193, 15, 198, 157, 193, 15, 204, 161, 12, 36, 204, 161, 12, 36, 204, 161, 12, 36, 204, 161, 12, 36, 111, 44, 233, 45, 111, 44, 233, 45, 111, 44, 233, 45, 111, 44, 233, 45, 170, 132, 116, 74, 170, 132, 116, 74, 170, 132, 116, 74, 170, 132, 116, 74, 220, 169, 176, 92, 220, 169, 176, 92, 220, 169, 176, 92, 220, 169, 176, 92, 218, 136, 249, 118, 218, 136, 249, 118, 218, 136, 249, 118, 218, 136, 249, 118, 82, 81, 62, 152, 82, 81, 62, 152, 82, 81, 62, 152, 82, 81, 62, 152, 109, 198, 49, 168, 109, 198, 49, 168, 109, 198, 49, 168, 109, 198, 49, 168, 200, 39, 3, 176, 200, 39, 3, 176, 200, 39, 3, 176, 200, 39, 3, 176, 199, 127, 89, 191, 199, 127, 89, 191, 199, 127, 89, 191, 199, 127, 89, 191, 243, 11, 224, 198, 243, 11, 224, 198, 243, 11, 224, 198, 243, 11, 224, 198, 71, 145, 167, 213, 71, 145, 167, 213, 71, 145, 167, 213, 71, 145, 167, 213, 81, 99, 202, 6, 81, 99, 202, 6, 81, 99, 202, 6, 81, 99, 202, 6, 103, 41, 41, 20, 103, 41, 41, 20, 103, 41, 41, 20, 103, 41, 41, 20, 133, 10, 183, 39, 133, 10, 183, 39, 133, 10, 183, 39, 133, 10, 183, 39, 56, 33, 27, 46, 56, 33, 27, 46, 56, 33, 27, 46, 56, 33, 27, 46, 252, 109, 44, 77, 252, 109, 44, 77, 252, 109, 44, 77, 252, 109, 44, 77, 19, 13, 56, 83, 19, 13, 56, 83, 19, 13, 56, 83, 19, 13, 56, 83, 84, 115, 10, 101, 84, 115, 10, 101, 84, 115, 10, 101, 84, 115, 10, 101, 187, 10, 106, 118, 187, 10, 106, 118, 187, 10, 106, 118, 187, 10, 106, 118, 46, 201, 194, 129, 46, 201, 194, 129, 46, 201, 194, 129, 46, 201, 194, 129, 133, 44, 114, 146, 133, 44, 114, 146, 133, 44, 114, 146, 133, 44, 114, 146, 161, 232, 191, 162, 161, 232, 191, 162, 161, 232, 191, 162, 161, 232, 191, 162, 75, 102, 26, 168, 75, 102, 26, 168, 75, 102, 26, 168, 75, 102, 26, 168, 112, 139, 75, 194, 112, 139, 75, 194, 112, 139, 75, 194, 112, 139, 75, 194, 163, 81, 108, 199, 163, 81, 108, 199, 163, 81, 108, 199, 163, 81, 108, 199, 25, 232, 146, 209, 25, 232, 146, 209, 25, 232, 146, 209, 25, 232, 146, 209, 36, 6, 153, 214, 36, 6, 153, 214, 36, 6, 153, 214, 36, 6, 153, 214, 133, 53, 14, 244, 133, 53, 14, 244, 133, 53, 14, 244, 133, 53, 14, 244, 112, 160, 106, 16, 112, 160, 106, 16, 112, 160, 106, 16, 112, 160, 106, 16, 22, 193, 164, 25, 22, 193, 164, 25, 22, 193, 164, 25, 22, 193, 164, 25, 8, 108, 55, 30, 8, 108, 55, 30, 8, 108, 55, 30, 8, 108, 55, 30, 76, 119, 72, 39, 76, 119, 72, 39, 76, 119, 72, 39, 76, 119, 72, 39, 181, 188, 176, 52, 181, 188, 176, 52, 181, 188, 176, 52, 181, 188, 176, 52, 179, 12, 28, 57, 179, 12, 28, 57, 179, 12, 28, 57, 179, 12, 28, 57, 74, 170, 216, 78, 74, 170, 216, 78, 74, 170, 216, 78, 74, 170, 216, 78, 79, 202, 156, 91, 79, 202, 156, 91, 79, 202, 156, 91, 79, 202, 156, 91, 243, 111, 46, 104, 243, 111, 46, 104, 243, 111, 46, 104, 243, 111, 46, 104, 238, 130, 143, 116, 238, 130, 143, 116, 238, 130, 143, 116, 238, 130, 143, 116, 111, 99, 165, 120, 111, 99, 165, 120, 111, 99, 165, 120, 111, 99, 165, 120, 20, 120, 200, 132, 20, 120, 200, 132, 20, 120, 200, 132, 20, 120, 200, 132, 8, 2, 199, 140, 8, 2, 199, 140, 8, 2, 199, 140, 8, 2, 199, 140, 250, 255, 190, 144, 250, 255, 190, 144, 250, 255, 190, 144, 250, 255, 190, 144, 235, 108, 80, 164, 235, 108, 80, 164, 235, 108, 80, 164, 235, 108, 80, 164, 247, 163, 249, 190, 247, 163, 249, 190, 247, 163, 249, 190, 247, 163, 249, 190, 242, 120, 113, 198, 242, 120, 113, 198, 242, 120, 113, 198, 242, 120, 113, 198, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_lanes_neon_x8(state: Write<Lanes<contract::Sha256>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Sha256>>>) {
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
/// Proved with contract, frame and statement `b9996d0d1e233605c05d1f79fae0b1313482cf0932e0f4c6050268ffbdf0528d`.
pub(crate) mod md5_blocks_gpr {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_blocks_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "a235cf688d48ad701dc88852090fcf0f6543efc26d18c7e880f7362621e6ec48";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 98, 37, 30, 246, 64, 179, 64, 192, 81, 90, 94, 38, 170, 199, 182, 233, 93, 16, 47, 214, 83, 20, 68, 2, 129, 230, 161, 216, 200, 251, 211, 231, 230, 205, 225, 33, 214, 7, 55, 195, 135, 13, 213, 244, 237, 20, 90, 69, 5, 233, 227, 169, 248, 163, 239, 252, 217, 2, 111, 103, 138, 76, 42, 141, 66, 57, 250, 255, 129, 246, 113, 135, 34, 97, 157, 109, 12, 56, 229, 253, 68, 234, 190, 164, 169, 207, 222, 75, 96, 75, 187, 246, 112, 188, 191, 190, 198, 126, 155, 40, 250, 39, 161, 234, 133, 48, 239, 212, 5, 29, 136, 4, 57, 208, 212, 217, 229, 153, 219, 230, 248, 124, 162, 31, 101, 86, 172, 196, 68, 34, 41, 244, 151, 255, 42, 67, 167, 35, 148, 171, 57, 160, 147, 252, 195, 89, 91, 101, 146, 204, 12, 143, 125, 244, 239, 255, 209, 93, 132, 133, 79, 126, 168, 111, 224, 230, 44, 254, 20, 67, 1, 163, 161, 17, 8, 78, 130, 126, 83, 247, 53, 242, 58, 189, 187, 210, 215, 42, 145, 211, 134, 235]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_blocks_gpr(state: Write<Hash<contract::Md5>>, input: Read<Input>, len: usize, table: Read<Table<contract::HashBlocks<contract::Md5>>>) {
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
/// Proved with contract, frame and statement `e4be4ee91fa71429aa082e061b4ec1da5aa3d789b7b142d27ad4c5a2991dd4c2`.
pub(crate) mod md5_lanes_neon_x4 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_lanes_neon_x4";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 4 };
    pub(crate) const STACK: usize = 384;
    pub(crate) const INTERFACE: &str = "52c964587babc11080b8ee9c1829a3e0d63cc0f192a252a47a01b144fc1fd355";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1040]> = Aligned([120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_lanes_neon_x4(state: Write<Lanes<contract::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Md5>>>) {
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
/// Proved with contract, frame and statement `9aba3dbfe7e836d0e63efe5a21158149d07d29e890e73fe57cacb334099c55ab`.
pub(crate) mod md5_lanes_neon_x8 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_lanes_neon_x8";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 8 };
    pub(crate) const STACK: usize = 704;
    pub(crate) const INTERFACE: &str = "52c964587babc11080b8ee9c1829a3e0d63cc0f192a252a47a01b144fc1fd355";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1040]> = Aligned([120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_lanes_neon_x8(state: Write<Lanes<contract::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Md5>>>) {
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
/// Proved with contract, frame and statement `40641a243e84884077ed4a265cd69af0a3167e637fc18323770eecdfeb9eb419`.
pub(crate) mod md5_lanes_neon_x16 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_lanes_neon_x16";
    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 16 };
    pub(crate) const STACK: usize = 1360;
    pub(crate) const INTERFACE: &str = "52c964587babc11080b8ee9c1829a3e0d63cc0f192a252a47a01b144fc1fd355";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1040]> = Aligned([120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_lanes_neon_x16(state: Write<Lanes<contract::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Md5>>>) {
        core::arch::naked_asm!(include_str!("md5_lanes_neon_x16.s"), ".p2align 6", options(raw))
    }
}
