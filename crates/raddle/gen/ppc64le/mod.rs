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
/// Proved with contract, frame and statement `c420532c2263b99562823f542f09048deef5cfabc9878e5723b274a103ced98b`.
pub(crate) mod chacha20_xor_power8x4 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_power8x4";
    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "28a6393af368d9faef37eee017b16837651d78b5594ccb72b7a29a0e80cb082d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([17, 0, 51, 34, 85, 68, 119, 102, 153, 136, 187, 170, 221, 204, 255, 238, 12, 0, 0, 0, 12, 0, 0, 0, 12, 0, 0, 0, 12, 0, 0, 0, 0, 51, 34, 17, 68, 119, 102, 85, 136, 187, 170, 153, 204, 255, 238, 221, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_xor_power8x4(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contract::Chacha20Xor>>) {
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
/// Proved with contract, frame and statement `129213c0d33e79d8d107c0be3bd23833864554cec622de5af242853931e80449`.
pub(crate) mod chacha20_xor_power8 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_xor_power8";
    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 224;
    pub(crate) const INTERFACE: &str = "28a6393af368d9faef37eee017b16837651d78b5594ccb72b7a29a0e80cb082d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([17, 0, 51, 34, 85, 68, 119, 102, 153, 136, 187, 170, 221, 204, 255, 238, 12, 0, 0, 0, 12, 0, 0, 0, 12, 0, 0, 0, 12, 0, 0, 0, 0, 51, 34, 17, 68, 119, 102, 85, 136, 187, 170, 153, 204, 255, 238, 221, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_xor_power8(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contract::Chacha20Xor>>) {
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
/// Proved with contract, frame and statement `db186b1eec6980afb938b69c4d3d0f67b4fd392a5bbde74a05bc26d884d85c0c`.
pub(crate) mod poly1305_blocks_gpr {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_blocks_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 128;
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
/// Weave: one block at a time.
///
/// - `state`: accumulator, key and powers of the key, read
/// - `input`: the last blocks, read
/// - `len`: bytes, a multiple of 16, at most 1024
/// - `tag`: where the tag goes, written
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `7487e7df3c8da8de53778f84dce52b895af73c6f2d0c84f7b886e316bc702b7f`.
pub(crate) mod poly1305_finish_gpr {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_finish_gpr";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: 1024, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 128;
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
/// Proved with contract, frame and statement `f69879f5d4680aef16418c204b1d5a98fc7b627ae2c37f9559dce56b7a29dfa3`.
pub(crate) mod poly1305_powers_gprx4 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_powers_gprx4";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 72, layout: 0xa46ec505a7af766a, messages: 0 };
    pub(crate) const STACK: usize = 128;
    pub(crate) const INTERFACE: &str = "00ac67f8c0b86dc9ecb3415c50e39e2dfe6150de9e7e3807c5a7c9925977d7b1";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn poly1305_powers_gprx4(state: Write<MacState>, table: Read<Table<contract::Poly1305Powers>>) {
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
/// Proved with contract, frame and statement `e90f7df0b0761c879905dc416deb310fff9476d29deb820c9cfdbae47437e56a`.
pub(crate) mod poly1305_blocks_gprx4 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "poly1305_blocks_gprx4";
    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 72, layout: 0xa46ec505a7af766a, messages: 0 };
    pub(crate) const STACK: usize = 208;
    pub(crate) const INTERFACE: &str = "4a1e5988d9cd8c68ac5db99837cb22948d5ba643d29ed22f3dec087fcaf3c946";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn poly1305_blocks_gprx4(state: Write<MacState>, input: Read<Input>, len: usize, table: Read<Table<contract::Poly1305Blocks>>) {
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
/// Proved with contract, frame and statement `e01a47fb12c8909d68e5408a8fd74b51d26656997b464bd874f68be6d767501a`.
pub(crate) mod chacha20_poly1305_begin_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_begin_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 192, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "fabca4915199cc0b7b2fb9eb18cf945667ec5cf48fd6fef890c13e8237c17e0e";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 112]> = Aligned([17, 0, 51, 34, 85, 68, 119, 102, 153, 136, 187, 170, 221, 204, 255, 238, 12, 0, 0, 0, 12, 0, 0, 0, 12, 0, 0, 0, 12, 0, 0, 0, 0, 51, 34, 17, 68, 119, 102, 85, 136, 187, 170, 153, 204, 255, 238, 221, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_poly1305_begin_vsx(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contract::Chacha20Poly1305Begin>>) {
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
/// Proved with contract, frame and statement `8d97d11deb4309b74db71c78263b6d331ba628a06566fd8d2b964fd86ff7dd11`.
pub(crate) mod chacha20_poly1305_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "chacha20_poly1305_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 72, layout: 0xa46ec505a7af766a, messages: 0 };
    pub(crate) const STACK: usize = 416;
    pub(crate) const INTERFACE: &str = "6e60d3bc06029d6f9dd914f8b179e54868d9cb6ea5ffe90b00b76e71923d7566";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([17, 0, 51, 34, 85, 68, 119, 102, 153, 136, 187, 170, 221, 204, 255, 238, 12, 0, 0, 0, 12, 0, 0, 0, 12, 0, 0, 0, 12, 0, 0, 0, 0, 51, 34, 17, 68, 119, 102, 85, 136, 187, 170, 153, 204, 255, 238, 221, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_poly1305_blocks_vsx(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, mac: Read<Authenticated>, table: Read<Table<contract::Chacha20Poly1305Blocks>>) {
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
/// Proved with contract, frame and statement `ba9489b3c4225356961a008694096199399d3c75c16c99052c2be8dfe51a8ec9`.
pub(crate) mod aes128_expand_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_expand_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "4ec5936ba32066462d987db3eabc78bf14f28f366310075b51d1fa31cb946484";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_expand_vsx(cipher_key: Read<CipherKey<contract::Bits128>>, schedule: Write<Schedule<contract::Bits128>>, table: Read<Table<contract::AesExpand<contract::Bits128>>>) {
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
/// Proved with contract, frame and statement `a29e9b7ebc764817bcefdd05950d05c5b60fb3abcb4f5c65d014bf6561ed572e`.
pub(crate) mod aes192_expand_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_expand_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "1121411d8c765ac39fac74b9ce58d2cf012ff388d41f1d247a8b8fb6e49abcac";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 4, 7, 6, 5, 4, 7, 6, 5, 4, 7, 6, 5, 4, 7, 6, 5]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_expand_vsx(cipher_key: Read<CipherKey<contract::Bits192>>, schedule: Write<Schedule<contract::Bits192>>, table: Read<Table<contract::AesExpand<contract::Bits192>>>) {
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
/// Proved with contract, frame and statement `c2216c4589c240f609c0db117ac8c7197fccb9f0588468161edb1844c870507e`.
pub(crate) mod aes256_expand_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_expand_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "41409dcc9b21e86934f2135c13167dbc20d677a88d54178136fa4d142bdd1425";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_expand_vsx(cipher_key: Read<CipherKey<contract::Bits256>>, schedule: Write<Schedule<contract::Bits256>>, table: Read<Table<contract::AesExpand<contract::Bits256>>>) {
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
/// Proved with contract, frame and statement `2d5b78403249226bb586f0dd36e9d0dc084f341ef4f6e91bccf5b8a13c49a0d8`.
pub(crate) mod aes128_ctr_xor_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_ctr_xor_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 112;
    pub(crate) const INTERFACE: &str = "471a1e27f3eb1c08826b5814f235c589e456e96a4291db483536be8456b92e17";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_ctr_xor_vsx(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<contract::Bits128>>, counter: Read<Counter>, table: Read<Table<contract::AesCtrXor<contract::Bits128>>>) {
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
/// Proved with contract, frame and statement `8a89eeb92ca0af0827aed2b99c8df36b010279999611662bc2ebb9070ce18748`.
pub(crate) mod aes192_ctr_xor_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_ctr_xor_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 112;
    pub(crate) const INTERFACE: &str = "4a8edbbca75085adea25e081ac76a0ce6bdeb12187ee29930d87dbfcea33ba62";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_ctr_xor_vsx(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<contract::Bits192>>, counter: Read<Counter>, table: Read<Table<contract::AesCtrXor<contract::Bits192>>>) {
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
/// Proved with contract, frame and statement `a4a65cab11e3fe03a32b85b02dbb12c36afb3c531163fd6a64790a99dfa6f854`.
pub(crate) mod aes256_ctr_xor_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_ctr_xor_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 112;
    pub(crate) const INTERFACE: &str = "bd401c995c75209f899697dda90f5e973803cf983ab520eca890dc1c91cfc96d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_ctr_xor_vsx(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<contract::Bits256>>, counter: Read<Counter>, table: Read<Table<contract::AesCtrXor<contract::Bits256>>>) {
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
/// Proved with contract, frame and statement `2130c53be240a9a681a6c886b2e6ef5e5b3f6b70608e7280794a5a5377636ddd`.
pub(crate) mod ghash_powers_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "ghash_powers_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "1beae80243e884ee5850ac57ebd79532a61028ef62f5ca3648b8adacd8bfc294";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 70, 2, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn ghash_powers_vsx(h: Read<HashKey>, powers: Write<Powers>, table: Read<Table<contract::GhashPowers>>) {
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
/// Proved with contract, frame and statement `210c19ebbc8119d4bdef5eb97e750301450815baa7a8b9a241335daed1382f76`.
pub(crate) mod ghash_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "ghash_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "989377bcfc1fd435525437a68eb3bc979350b4f5ed02ca518aa1e53adbafd606";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn ghash_blocks_vsx(sum: Write<Sum>, input: Read<Input>, len: usize, powers: Read<Powers>, table: Read<Table<contract::GhashBlocks>>) {
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
/// Proved with contract, frame and statement `a56cd2a3f1729c8d83b04f09d3075fb60d7b6cb3df7ab6f56b8b9366d6ab2773`.
pub(crate) mod aes128_gcm_seal_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_seal_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const STACK: usize = 112;
    pub(crate) const INTERFACE: &str = "105e309d6327a9297739ab77bf5134c5a51a5abe5f243df9d31dfd00c03c57fd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_seal_blocks_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits128>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits128, contract::Seal>>>) {
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
/// Proved with contract, frame and statement `e51d21d5ac80f3d693dcba3166c8a7b770ab9d59030e874cda3e476f329a6a35`.
pub(crate) mod aes128_gcm_open_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_open_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const STACK: usize = 112;
    pub(crate) const INTERFACE: &str = "8884f7623dbbfb6ddbdad69293f62ae1f89517e821bf26ed243299183bdaba99";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_open_blocks_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits128>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits128, contract::Open>>>) {
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
/// Proved with contract, frame and statement `4ec9d677fdf9d4e4f51e49102ba5a78e275a7c0e34fe1a4d40aeade3941dac2b`.
pub(crate) mod aes128_gcm_seal_finish_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_seal_finish_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const STACK: usize = 48;
    pub(crate) const INTERFACE: &str = "c75ecdfe6b96824d31a50a8cf6e3ad76ab14465bcfd7b7757f3d70834125fb47";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_seal_finish_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits128>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits128, contract::Seal>>>) {
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
/// Proved with contract, frame and statement `360a1ddbe4648309f213720edfe91cf526c18db328467bba826f13b2ea7aab33`.
pub(crate) mod aes128_gcm_open_finish_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes128_gcm_open_finish_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const STACK: usize = 48;
    pub(crate) const INTERFACE: &str = "889ec72a2fb8914360980b97e966d628710625fbe338e8610984d9abe10311a8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_open_finish_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits128>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits128, contract::Open>>>) {
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
/// Proved with contract, frame and statement `92c654fedd4832bd6fb9d589dbe46c77e7a7412295039b848fd8507ed40f1a2b`.
pub(crate) mod aes192_gcm_seal_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_seal_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const STACK: usize = 112;
    pub(crate) const INTERFACE: &str = "31e2ab3ac80b79403ea4be42680b9435a3cb652a4ca565b1b95efbb2de5d3fcb";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_seal_blocks_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits192>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits192, contract::Seal>>>) {
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
/// Proved with contract, frame and statement `9f7aa8c88b78a0dc3f39f531d812befc60d85dae901872c0951f725a6a833a13`.
pub(crate) mod aes192_gcm_open_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_open_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const STACK: usize = 112;
    pub(crate) const INTERFACE: &str = "3139577fb4b2dc2dfb415f6e672ba7be1f4ffdc4c0804fd66b7fee4dd2f705e8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_open_blocks_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits192>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits192, contract::Open>>>) {
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
/// Proved with contract, frame and statement `b9421300e74f4b371dc3223662f366cd9d58ad2f407c67fb48e56024a556be1b`.
pub(crate) mod aes192_gcm_seal_finish_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_seal_finish_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const STACK: usize = 48;
    pub(crate) const INTERFACE: &str = "7800008111432581e93778a8b05be30170a43a44041cdc668f4d95785018f78d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_seal_finish_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits192>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits192, contract::Seal>>>) {
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
/// Proved with contract, frame and statement `70c868bc43ad7d3dcc623598da86d93f3d554501a6e49f80bd93fe34ade45284`.
pub(crate) mod aes192_gcm_open_finish_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes192_gcm_open_finish_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const STACK: usize = 48;
    pub(crate) const INTERFACE: &str = "8b98c8354e9e871b1ecb30a6acc22ed980ad24b1437139fe371e1c0e128e2136";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_open_finish_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits192>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits192, contract::Open>>>) {
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
/// Proved with contract, frame and statement `eaf9350ca383ba7450b482a9bd0e12efadefe1795507f9d6b6a36a5edada01bc`.
pub(crate) mod aes256_gcm_seal_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_seal_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const STACK: usize = 112;
    pub(crate) const INTERFACE: &str = "d60f90015860c9c9a0c2c206580e44ac20877aa751e95d753c0c2ade1aca1efd";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_seal_blocks_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits256>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits256, contract::Seal>>>) {
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
/// Proved with contract, frame and statement `ba0a2cb947ed5d44be42d1fbc329501863e5af69b3af3e7e0a25e83fc7f37f5a`.
pub(crate) mod aes256_gcm_open_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_open_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const STACK: usize = 112;
    pub(crate) const INTERFACE: &str = "85121f57cc05d0ea7427132e274b1224c37093a6793021185febec59ab76b651";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_open_blocks_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits256>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmBlocks<contract::Bits256, contract::Open>>>) {
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
/// Proved with contract, frame and statement `0518a0c977bab4099046acff85545b82baca311b0b3de738b745f07499561954`.
pub(crate) mod aes256_gcm_seal_finish_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_seal_finish_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const STACK: usize = 48;
    pub(crate) const INTERFACE: &str = "66ce0804851313639f6b8d51679ad9111f6806d9358ac45f21fcd096296f5735";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_seal_finish_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits256>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits256, contract::Seal>>>) {
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
/// Proved with contract, frame and statement `90470d5e8f19e7f26944b87691547de09905852b98a23b605f5e027a95c647c1`.
pub(crate) mod aes256_gcm_open_finish_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "aes256_gcm_open_finish_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 0xbdb5511bf8046a9a, messages: 0 };
    pub(crate) const STACK: usize = 48;
    pub(crate) const INTERFACE: &str = "af7eb2047366f863d0346b59d1969fba1fd49e0840de5aa8a00209d957b05fa8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_open_finish_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<contract::Bits256>>, state: Write<GcmState>, table: Read<Table<contract::AesGcmFinish<contract::Bits256, contract::Open>>>) {
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
/// Proved with contract, frame and statement `d46821b4f58276683c366c149dbb35baa0983fd9b61427903a97c161de273dd0`.
pub(crate) mod sha256_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "sha256_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "fb54c65063371023bba2348bf1d90f7cc3c6139d76750aa2c2b69940e4036036";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 272]> = Aligned([145, 68, 55, 113, 152, 47, 138, 66, 165, 219, 181, 233, 207, 251, 192, 181, 241, 17, 241, 89, 91, 194, 86, 57, 213, 94, 28, 171, 164, 130, 63, 146, 1, 91, 131, 18, 152, 170, 7, 216, 195, 125, 12, 85, 190, 133, 49, 36, 254, 177, 222, 128, 116, 93, 190, 114, 116, 241, 155, 193, 167, 6, 220, 155, 134, 71, 190, 239, 193, 105, 155, 228, 204, 161, 12, 36, 198, 157, 193, 15, 170, 132, 116, 74, 111, 44, 233, 45, 218, 136, 249, 118, 220, 169, 176, 92, 109, 198, 49, 168, 82, 81, 62, 152, 199, 127, 89, 191, 200, 39, 3, 176, 71, 145, 167, 213, 243, 11, 224, 198, 103, 41, 41, 20, 81, 99, 202, 6, 56, 33, 27, 46, 133, 10, 183, 39, 19, 13, 56, 83, 252, 109, 44, 77, 187, 10, 106, 118, 84, 115, 10, 101, 133, 44, 114, 146, 46, 201, 194, 129, 75, 102, 26, 168, 161, 232, 191, 162, 163, 81, 108, 199, 112, 139, 75, 194, 36, 6, 153, 214, 25, 232, 146, 209, 112, 160, 106, 16, 133, 53, 14, 244, 8, 108, 55, 30, 22, 193, 164, 25, 181, 188, 176, 52, 76, 119, 72, 39, 74, 170, 216, 78, 179, 12, 28, 57, 243, 111, 46, 104, 79, 202, 156, 91, 111, 99, 165, 120, 238, 130, 143, 116, 8, 2, 199, 140, 20, 120, 200, 132, 235, 108, 80, 164, 250, 255, 190, 144, 242, 120, 113, 198, 247, 163, 249, 190, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_blocks_vsx(state: Write<Hash<contract::Sha256>>, input: Read<Input>, len: usize, table: Read<Table<contract::HashBlocks<contract::Sha256>>>) {
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
/// Proved with contract, frame and statement `3372fa739c2c986b4a9ea5777890b607fbd86ce64264075e1a19ca09339e75aa`.
pub(crate) mod sha256_lanes_vsx_x4 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "sha256_lanes_vsx_x4";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 4 };
    pub(crate) const STACK: usize = 384;
    pub(crate) const INTERFACE: &str = "17f5f7f4af6a75a718db0b8ef9a8b4c6465c08ad69234f625f19c5de096cdbf8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1056]> = Aligned([152, 47, 138, 66, 152, 47, 138, 66, 152, 47, 138, 66, 152, 47, 138, 66, 145, 68, 55, 113, 145, 68, 55, 113, 145, 68, 55, 113, 145, 68, 55, 113, 207, 251, 192, 181, 207, 251, 192, 181, 207, 251, 192, 181, 207, 251, 192, 181, 165, 219, 181, 233, 165, 219, 181, 233, 165, 219, 181, 233, 165, 219, 181, 233, 91, 194, 86, 57, 91, 194, 86, 57, 91, 194, 86, 57, 91, 194, 86, 57, 241, 17, 241, 89, 241, 17, 241, 89, 241, 17, 241, 89, 241, 17, 241, 89, 164, 130, 63, 146, 164, 130, 63, 146, 164, 130, 63, 146, 164, 130, 63, 146, 213, 94, 28, 171, 213, 94, 28, 171, 213, 94, 28, 171, 213, 94, 28, 171, 152, 170, 7, 216, 152, 170, 7, 216, 152, 170, 7, 216, 152, 170, 7, 216, 1, 91, 131, 18, 1, 91, 131, 18, 1, 91, 131, 18, 1, 91, 131, 18, 190, 133, 49, 36, 190, 133, 49, 36, 190, 133, 49, 36, 190, 133, 49, 36, 195, 125, 12, 85, 195, 125, 12, 85, 195, 125, 12, 85, 195, 125, 12, 85, 116, 93, 190, 114, 116, 93, 190, 114, 116, 93, 190, 114, 116, 93, 190, 114, 254, 177, 222, 128, 254, 177, 222, 128, 254, 177, 222, 128, 254, 177, 222, 128, 167, 6, 220, 155, 167, 6, 220, 155, 167, 6, 220, 155, 167, 6, 220, 155, 116, 241, 155, 193, 116, 241, 155, 193, 116, 241, 155, 193, 116, 241, 155, 193, 193, 105, 155, 228, 193, 105, 155, 228, 193, 105, 155, 228, 193, 105, 155, 228, 134, 71, 190, 239, 134, 71, 190, 239, 134, 71, 190, 239, 134, 71, 190, 239, 198, 157, 193, 15, 198, 157, 193, 15, 198, 157, 193, 15, 198, 157, 193, 15, 204, 161, 12, 36, 204, 161, 12, 36, 204, 161, 12, 36, 204, 161, 12, 36, 111, 44, 233, 45, 111, 44, 233, 45, 111, 44, 233, 45, 111, 44, 233, 45, 170, 132, 116, 74, 170, 132, 116, 74, 170, 132, 116, 74, 170, 132, 116, 74, 220, 169, 176, 92, 220, 169, 176, 92, 220, 169, 176, 92, 220, 169, 176, 92, 218, 136, 249, 118, 218, 136, 249, 118, 218, 136, 249, 118, 218, 136, 249, 118, 82, 81, 62, 152, 82, 81, 62, 152, 82, 81, 62, 152, 82, 81, 62, 152, 109, 198, 49, 168, 109, 198, 49, 168, 109, 198, 49, 168, 109, 198, 49, 168, 200, 39, 3, 176, 200, 39, 3, 176, 200, 39, 3, 176, 200, 39, 3, 176, 199, 127, 89, 191, 199, 127, 89, 191, 199, 127, 89, 191, 199, 127, 89, 191, 243, 11, 224, 198, 243, 11, 224, 198, 243, 11, 224, 198, 243, 11, 224, 198, 71, 145, 167, 213, 71, 145, 167, 213, 71, 145, 167, 213, 71, 145, 167, 213, 81, 99, 202, 6, 81, 99, 202, 6, 81, 99, 202, 6, 81, 99, 202, 6, 103, 41, 41, 20, 103, 41, 41, 20, 103, 41, 41, 20, 103, 41, 41, 20, 133, 10, 183, 39, 133, 10, 183, 39, 133, 10, 183, 39, 133, 10, 183, 39, 56, 33, 27, 46, 56, 33, 27, 46, 56, 33, 27, 46, 56, 33, 27, 46, 252, 109, 44, 77, 252, 109, 44, 77, 252, 109, 44, 77, 252, 109, 44, 77, 19, 13, 56, 83, 19, 13, 56, 83, 19, 13, 56, 83, 19, 13, 56, 83, 84, 115, 10, 101, 84, 115, 10, 101, 84, 115, 10, 101, 84, 115, 10, 101, 187, 10, 106, 118, 187, 10, 106, 118, 187, 10, 106, 118, 187, 10, 106, 118, 46, 201, 194, 129, 46, 201, 194, 129, 46, 201, 194, 129, 46, 201, 194, 129, 133, 44, 114, 146, 133, 44, 114, 146, 133, 44, 114, 146, 133, 44, 114, 146, 161, 232, 191, 162, 161, 232, 191, 162, 161, 232, 191, 162, 161, 232, 191, 162, 75, 102, 26, 168, 75, 102, 26, 168, 75, 102, 26, 168, 75, 102, 26, 168, 112, 139, 75, 194, 112, 139, 75, 194, 112, 139, 75, 194, 112, 139, 75, 194, 163, 81, 108, 199, 163, 81, 108, 199, 163, 81, 108, 199, 163, 81, 108, 199, 25, 232, 146, 209, 25, 232, 146, 209, 25, 232, 146, 209, 25, 232, 146, 209, 36, 6, 153, 214, 36, 6, 153, 214, 36, 6, 153, 214, 36, 6, 153, 214, 133, 53, 14, 244, 133, 53, 14, 244, 133, 53, 14, 244, 133, 53, 14, 244, 112, 160, 106, 16, 112, 160, 106, 16, 112, 160, 106, 16, 112, 160, 106, 16, 22, 193, 164, 25, 22, 193, 164, 25, 22, 193, 164, 25, 22, 193, 164, 25, 8, 108, 55, 30, 8, 108, 55, 30, 8, 108, 55, 30, 8, 108, 55, 30, 76, 119, 72, 39, 76, 119, 72, 39, 76, 119, 72, 39, 76, 119, 72, 39, 181, 188, 176, 52, 181, 188, 176, 52, 181, 188, 176, 52, 181, 188, 176, 52, 179, 12, 28, 57, 179, 12, 28, 57, 179, 12, 28, 57, 179, 12, 28, 57, 74, 170, 216, 78, 74, 170, 216, 78, 74, 170, 216, 78, 74, 170, 216, 78, 79, 202, 156, 91, 79, 202, 156, 91, 79, 202, 156, 91, 79, 202, 156, 91, 243, 111, 46, 104, 243, 111, 46, 104, 243, 111, 46, 104, 243, 111, 46, 104, 238, 130, 143, 116, 238, 130, 143, 116, 238, 130, 143, 116, 238, 130, 143, 116, 111, 99, 165, 120, 111, 99, 165, 120, 111, 99, 165, 120, 111, 99, 165, 120, 20, 120, 200, 132, 20, 120, 200, 132, 20, 120, 200, 132, 20, 120, 200, 132, 8, 2, 199, 140, 8, 2, 199, 140, 8, 2, 199, 140, 8, 2, 199, 140, 250, 255, 190, 144, 250, 255, 190, 144, 250, 255, 190, 144, 250, 255, 190, 144, 235, 108, 80, 164, 235, 108, 80, 164, 235, 108, 80, 164, 235, 108, 80, 164, 247, 163, 249, 190, 247, 163, 249, 190, 247, 163, 249, 190, 247, 163, 249, 190, 242, 120, 113, 198, 242, 120, 113, 198, 242, 120, 113, 198, 242, 120, 113, 198, 16, 17, 18, 19, 0, 1, 2, 3, 20, 21, 22, 23, 4, 5, 6, 7, 24, 25, 26, 27, 8, 9, 10, 11, 28, 29, 30, 31, 12, 13, 14, 15]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_lanes_vsx_x4(state: Write<Lanes<contract::Sha256>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Sha256>>>) {
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
/// Proved with contract, frame and statement `e62219036764951ae277e46fd13ccb46edc3d83a46eed9abbb7792f5eb8e9ac6`.
pub(crate) mod sha256_lanes_vsx_x8 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "sha256_lanes_vsx_x8";
    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 8 };
    pub(crate) const STACK: usize = 1104;
    pub(crate) const INTERFACE: &str = "17f5f7f4af6a75a718db0b8ef9a8b4c6465c08ad69234f625f19c5de096cdbf8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1056]> = Aligned([152, 47, 138, 66, 152, 47, 138, 66, 152, 47, 138, 66, 152, 47, 138, 66, 145, 68, 55, 113, 145, 68, 55, 113, 145, 68, 55, 113, 145, 68, 55, 113, 207, 251, 192, 181, 207, 251, 192, 181, 207, 251, 192, 181, 207, 251, 192, 181, 165, 219, 181, 233, 165, 219, 181, 233, 165, 219, 181, 233, 165, 219, 181, 233, 91, 194, 86, 57, 91, 194, 86, 57, 91, 194, 86, 57, 91, 194, 86, 57, 241, 17, 241, 89, 241, 17, 241, 89, 241, 17, 241, 89, 241, 17, 241, 89, 164, 130, 63, 146, 164, 130, 63, 146, 164, 130, 63, 146, 164, 130, 63, 146, 213, 94, 28, 171, 213, 94, 28, 171, 213, 94, 28, 171, 213, 94, 28, 171, 152, 170, 7, 216, 152, 170, 7, 216, 152, 170, 7, 216, 152, 170, 7, 216, 1, 91, 131, 18, 1, 91, 131, 18, 1, 91, 131, 18, 1, 91, 131, 18, 190, 133, 49, 36, 190, 133, 49, 36, 190, 133, 49, 36, 190, 133, 49, 36, 195, 125, 12, 85, 195, 125, 12, 85, 195, 125, 12, 85, 195, 125, 12, 85, 116, 93, 190, 114, 116, 93, 190, 114, 116, 93, 190, 114, 116, 93, 190, 114, 254, 177, 222, 128, 254, 177, 222, 128, 254, 177, 222, 128, 254, 177, 222, 128, 167, 6, 220, 155, 167, 6, 220, 155, 167, 6, 220, 155, 167, 6, 220, 155, 116, 241, 155, 193, 116, 241, 155, 193, 116, 241, 155, 193, 116, 241, 155, 193, 193, 105, 155, 228, 193, 105, 155, 228, 193, 105, 155, 228, 193, 105, 155, 228, 134, 71, 190, 239, 134, 71, 190, 239, 134, 71, 190, 239, 134, 71, 190, 239, 198, 157, 193, 15, 198, 157, 193, 15, 198, 157, 193, 15, 198, 157, 193, 15, 204, 161, 12, 36, 204, 161, 12, 36, 204, 161, 12, 36, 204, 161, 12, 36, 111, 44, 233, 45, 111, 44, 233, 45, 111, 44, 233, 45, 111, 44, 233, 45, 170, 132, 116, 74, 170, 132, 116, 74, 170, 132, 116, 74, 170, 132, 116, 74, 220, 169, 176, 92, 220, 169, 176, 92, 220, 169, 176, 92, 220, 169, 176, 92, 218, 136, 249, 118, 218, 136, 249, 118, 218, 136, 249, 118, 218, 136, 249, 118, 82, 81, 62, 152, 82, 81, 62, 152, 82, 81, 62, 152, 82, 81, 62, 152, 109, 198, 49, 168, 109, 198, 49, 168, 109, 198, 49, 168, 109, 198, 49, 168, 200, 39, 3, 176, 200, 39, 3, 176, 200, 39, 3, 176, 200, 39, 3, 176, 199, 127, 89, 191, 199, 127, 89, 191, 199, 127, 89, 191, 199, 127, 89, 191, 243, 11, 224, 198, 243, 11, 224, 198, 243, 11, 224, 198, 243, 11, 224, 198, 71, 145, 167, 213, 71, 145, 167, 213, 71, 145, 167, 213, 71, 145, 167, 213, 81, 99, 202, 6, 81, 99, 202, 6, 81, 99, 202, 6, 81, 99, 202, 6, 103, 41, 41, 20, 103, 41, 41, 20, 103, 41, 41, 20, 103, 41, 41, 20, 133, 10, 183, 39, 133, 10, 183, 39, 133, 10, 183, 39, 133, 10, 183, 39, 56, 33, 27, 46, 56, 33, 27, 46, 56, 33, 27, 46, 56, 33, 27, 46, 252, 109, 44, 77, 252, 109, 44, 77, 252, 109, 44, 77, 252, 109, 44, 77, 19, 13, 56, 83, 19, 13, 56, 83, 19, 13, 56, 83, 19, 13, 56, 83, 84, 115, 10, 101, 84, 115, 10, 101, 84, 115, 10, 101, 84, 115, 10, 101, 187, 10, 106, 118, 187, 10, 106, 118, 187, 10, 106, 118, 187, 10, 106, 118, 46, 201, 194, 129, 46, 201, 194, 129, 46, 201, 194, 129, 46, 201, 194, 129, 133, 44, 114, 146, 133, 44, 114, 146, 133, 44, 114, 146, 133, 44, 114, 146, 161, 232, 191, 162, 161, 232, 191, 162, 161, 232, 191, 162, 161, 232, 191, 162, 75, 102, 26, 168, 75, 102, 26, 168, 75, 102, 26, 168, 75, 102, 26, 168, 112, 139, 75, 194, 112, 139, 75, 194, 112, 139, 75, 194, 112, 139, 75, 194, 163, 81, 108, 199, 163, 81, 108, 199, 163, 81, 108, 199, 163, 81, 108, 199, 25, 232, 146, 209, 25, 232, 146, 209, 25, 232, 146, 209, 25, 232, 146, 209, 36, 6, 153, 214, 36, 6, 153, 214, 36, 6, 153, 214, 36, 6, 153, 214, 133, 53, 14, 244, 133, 53, 14, 244, 133, 53, 14, 244, 133, 53, 14, 244, 112, 160, 106, 16, 112, 160, 106, 16, 112, 160, 106, 16, 112, 160, 106, 16, 22, 193, 164, 25, 22, 193, 164, 25, 22, 193, 164, 25, 22, 193, 164, 25, 8, 108, 55, 30, 8, 108, 55, 30, 8, 108, 55, 30, 8, 108, 55, 30, 76, 119, 72, 39, 76, 119, 72, 39, 76, 119, 72, 39, 76, 119, 72, 39, 181, 188, 176, 52, 181, 188, 176, 52, 181, 188, 176, 52, 181, 188, 176, 52, 179, 12, 28, 57, 179, 12, 28, 57, 179, 12, 28, 57, 179, 12, 28, 57, 74, 170, 216, 78, 74, 170, 216, 78, 74, 170, 216, 78, 74, 170, 216, 78, 79, 202, 156, 91, 79, 202, 156, 91, 79, 202, 156, 91, 79, 202, 156, 91, 243, 111, 46, 104, 243, 111, 46, 104, 243, 111, 46, 104, 243, 111, 46, 104, 238, 130, 143, 116, 238, 130, 143, 116, 238, 130, 143, 116, 238, 130, 143, 116, 111, 99, 165, 120, 111, 99, 165, 120, 111, 99, 165, 120, 111, 99, 165, 120, 20, 120, 200, 132, 20, 120, 200, 132, 20, 120, 200, 132, 20, 120, 200, 132, 8, 2, 199, 140, 8, 2, 199, 140, 8, 2, 199, 140, 8, 2, 199, 140, 250, 255, 190, 144, 250, 255, 190, 144, 250, 255, 190, 144, 250, 255, 190, 144, 235, 108, 80, 164, 235, 108, 80, 164, 235, 108, 80, 164, 235, 108, 80, 164, 247, 163, 249, 190, 247, 163, 249, 190, 247, 163, 249, 190, 247, 163, 249, 190, 242, 120, 113, 198, 242, 120, 113, 198, 242, 120, 113, 198, 242, 120, 113, 198, 16, 17, 18, 19, 0, 1, 2, 3, 20, 21, 22, 23, 4, 5, 6, 7, 24, 25, 26, 27, 8, 9, 10, 11, 28, 29, 30, 31, 12, 13, 14, 15]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_lanes_vsx_x8(state: Write<Lanes<contract::Sha256>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Sha256>>>) {
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
/// Proved with contract, frame and statement `a311db46785267731cf9cdc7276d645654c243afbe7735666c1dded536f031a5`.
pub(crate) mod md5_blocks_vsx {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_blocks_vsx";
    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 0 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "a235cf688d48ad701dc88852090fcf0f6543efc26d18c7e880f7362621e6ec48";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 170, 199, 182, 233, 98, 37, 30, 246, 248, 163, 239, 252, 135, 13, 213, 244, 200, 251, 211, 231, 93, 16, 47, 214, 64, 179, 64, 192, 217, 2, 111, 103, 237, 20, 90, 69, 230, 205, 225, 33, 83, 20, 68, 2, 81, 90, 94, 38, 138, 76, 42, 141, 5, 233, 227, 169, 214, 7, 55, 195, 129, 230, 161, 216, 250, 39, 161, 234, 68, 234, 190, 164, 101, 86, 172, 196, 133, 48, 239, 212, 169, 207, 222, 75, 66, 57, 250, 255, 5, 29, 136, 4, 96, 75, 187, 246, 129, 246, 113, 135, 57, 208, 212, 217, 112, 188, 191, 190, 34, 97, 157, 109, 229, 153, 219, 230, 198, 126, 155, 40, 12, 56, 229, 253, 248, 124, 162, 31, 67, 34, 41, 244, 208, 93, 132, 133, 186, 210, 215, 42, 145, 204, 12, 143, 129, 126, 83, 247, 56, 160, 147, 252, 19, 67, 1, 163, 150, 255, 42, 67, 78, 126, 168, 111, 144, 211, 134, 235, 124, 244, 239, 255, 52, 242, 58, 189, 194, 89, 91, 101, 160, 17, 8, 78, 166, 35, 148, 171, 223, 230, 44, 254]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_blocks_vsx(state: Write<Hash<contract::Md5>>, input: Read<Input>, len: usize, table: Read<Table<contract::HashBlocks<contract::Md5>>>) {
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
/// Proved with contract, frame and statement `9267d463a18cc68cd5f9e5685681c0c1b69a0b6f768e82889dda27f05d17bcb6`.
pub(crate) mod md5_lanes_vsx_x4 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_lanes_vsx_x4";
    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 4 };
    pub(crate) const STACK: usize = 256;
    pub(crate) const INTERFACE: &str = "52c964587babc11080b8ee9c1829a3e0d63cc0f192a252a47a01b144fc1fd355";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1024]> = Aligned([120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_lanes_vsx_x4(state: Write<Lanes<contract::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Md5>>>) {
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
/// Proved with contract, frame and statement `8680c39ce765b20ec6bb2a62dd4a5210fde9cf39184df8a7138c8b1293307b88`.
pub(crate) mod md5_lanes_vsx_x8 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_lanes_vsx_x8";
    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 8 };
    pub(crate) const STACK: usize = 848;
    pub(crate) const INTERFACE: &str = "52c964587babc11080b8ee9c1829a3e0d63cc0f192a252a47a01b144fc1fd355";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1024]> = Aligned([120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_lanes_vsx_x8(state: Write<Lanes<contract::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Md5>>>) {
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
/// Proved with contract, frame and statement `b6326089da347d2de6c4f05c949e1d6674b37b70ee47c2abf6dc8306fb19806a`.
pub(crate) mod md5_lanes_vsx_x16 {
    use crate::kernel::{Aligned, Features, Shape, argument::*, contract};

    pub(crate) const NAME: &str = "md5_lanes_vsx_x16";
    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0x0, messages: 16 };
    pub(crate) const STACK: usize = 1744;
    pub(crate) const INTERFACE: &str = "52c964587babc11080b8ee9c1829a3e0d63cc0f192a252a47a01b144fc1fd355";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1024]> = Aligned([120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_lanes_vsx_x16(state: Write<Lanes<contract::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contract::HashLanes<contract::Md5>>>) {
        core::arch::naked_asm!(include_str!("md5_lanes_vsx_x16.s"), ".p2align 6", options(raw))
    }
}
