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
/// Proved with contract, frame and statement `c8d3ea15aafde57a2001b059974d18dcd7f77774364ff2f046a5b3b39c1151d8`.
pub(crate) mod chacha20_xor_power8x4 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 96]> = Aligned([17, 0, 51, 34, 85, 68, 119, 102, 153, 136, 187, 170, 221, 204, 255, 238, 12, 0, 0, 0, 12, 0, 0, 0, 12, 0, 0, 0, 12, 0, 0, 0, 0, 51, 34, 17, 68, 119, 102, 85, 136, 187, 170, 153, 204, 255, 238, 221, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_xor_power8x4(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
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
/// Proved with contract, frame and statement `a7de58c3f3f2e26efcd256e4eb7831eb2ab66361a4c4ec55a16662ef6d608d78`.
pub(crate) mod chacha20_xor_power8 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 224;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    pub(crate) use super::chacha20_xor_power8x4::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_xor_power8(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
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
/// Proved with contract, frame and statement `552a1bdc1dc8e2b8baf67e82c099924feda51cdc914294b887373b2aab3e3c75`.
pub(crate) mod poly1305_blocks_gpr {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 16 };
    pub(crate) const STACK: usize = 128;
    pub(crate) const INTERFACE: &str = "294eda751fe8b3ab6b56903e20692850dd3dbdab7a0e1ddb23d5cda29078d496";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn poly1305_blocks_gpr(state: Write<MacState>, input: Read<Input>, len: usize, table: Read<Table<contracts::Poly1305Blocks>>) {
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
/// Proved with contract, frame and statement `3098bfc6e4c6aa0763457c1fd5c1420b9da9593457959f6768097779c6f34e26`.
pub(crate) mod poly1305_finish_gpr {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: 1024, powers: 0, layout: 0, messages: 0, share: 16 };
    pub(crate) const STACK: usize = 128;
    pub(crate) const INTERFACE: &str = "a70c668fbdde2bbf0916261621f902819fe69da149f366c7bebc007685330d15";
    pub(crate) use super::poly1305_blocks_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn poly1305_finish_gpr(state: Read<MacState>, input: Read<Input>, len: usize, tag: Write<Tag>, table: Read<Table<contracts::Poly1305Finish>>) {
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
/// Proved with contract, frame and statement `27422564e5b08fe55a9cc17b8a8cbbb0e2cd91e337c00dcdbec7229b9e01f1fa`.
pub(crate) mod poly1305_powers_gprx4 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 72, layout: 3, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 128;
    pub(crate) const INTERFACE: &str = "c51c3443ed20e7061d3e042ace6a1c8523929a56494c8c1b273d2d084440debc";
    pub(crate) use super::poly1305_blocks_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn poly1305_powers_gprx4(state: Write<MacState>, table: Read<Table<contracts::Poly1305Powers>>) {
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
/// Proved with contract, frame and statement `641bc6bf417974c929d1fa995a3958d1591f80be01d0177d48e93e65f547163c`.
pub(crate) mod poly1305_blocks_gprx4 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 72, layout: 3, messages: 0, share: 64 };
    pub(crate) const STACK: usize = 208;
    pub(crate) const INTERFACE: &str = "294eda751fe8b3ab6b56903e20692850dd3dbdab7a0e1ddb23d5cda29078d496";
    pub(crate) use super::poly1305_blocks_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn poly1305_blocks_gprx4(state: Write<MacState>, input: Read<Input>, len: usize, table: Read<Table<contracts::Poly1305Blocks>>) {
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
/// Proved with contract, frame and statement `54de56be9ea5353210154a85b9eff40ae59ab3d0074b490cb4301aaf3e3b29cd`.
pub(crate) mod chacha20_poly1305_begin_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 192, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 112]> = Aligned([17, 0, 51, 34, 85, 68, 119, 102, 153, 136, 187, 170, 221, 204, 255, 238, 12, 0, 0, 0, 12, 0, 0, 0, 12, 0, 0, 0, 12, 0, 0, 0, 0, 51, 34, 17, 68, 119, 102, 85, 136, 187, 170, 153, 204, 255, 238, 221, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15, 252, 255, 255, 15]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_poly1305_begin_vsx(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
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
/// Proved with contract, frame and statement `d6b74bab0f9f02be4e2023b4fa9bcfadc1378540807d3a3c4ce17701ee67e2c6`.
pub(crate) mod chacha20_poly1305_blocks_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 512, most: usize::MAX, powers: 72, layout: 3, messages: 0, share: 512 };
    pub(crate) const STACK: usize = 416;
    pub(crate) const INTERFACE: &str = "393123e69f9382647819abe0b33e71b78a335b72e21d01a3bf19b5b10ee2c9f0";
    pub(crate) use super::chacha20_xor_power8x4::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_poly1305_blocks_vsx(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, mac: Read<Authenticated>, table: Read<Table<contracts::Chacha20Poly1305Blocks>>) {
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
/// Proved with contract, frame and statement `7c1b5fb7b2b60a1db45ef6935b42c0d991325c501f2aed2901822b6c929fd312`.
pub(crate) mod aes128_expand_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "264cd3ffedb109b33c373783147637f5f712b9840521ca9501dac29925bb9c5c";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_expand_vsx(cipher_key: Read<CipherKey<parameter::Bits128>>, schedule: Write<Schedule<parameter::Bits128>>, table: Read<Table<contracts::AesExpand<parameter::Bits128>>>) {
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
/// Proved with contract, frame and statement `2e5e6e604b77ecb64ca4b0fadc746291309282f4f6616a80aaa6a32cd5b7ca5d`.
pub(crate) mod aes192_expand_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "fec7ccfd36b24218cf76139d0644903d630e263b8e1f42744c156b0af85b68f6";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 0, 0, 0, 27, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 15, 14, 13, 12, 4, 7, 6, 5, 4, 7, 6, 5, 4, 7, 6, 5, 4, 7, 6, 5]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_expand_vsx(cipher_key: Read<CipherKey<parameter::Bits192>>, schedule: Write<Schedule<parameter::Bits192>>, table: Read<Table<contracts::AesExpand<parameter::Bits192>>>) {
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
/// Proved with contract, frame and statement `b9143e152a5687038a68b6e51cec15ff66613dd31bb07df4e32bbac50e178fc6`.
pub(crate) mod aes256_expand_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "5ea40a7ec8e8ec625740f8864680fdffb5ba703bac3a32b7e85266110af5c4ec";
    pub(crate) use super::aes128_expand_vsx::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_expand_vsx(cipher_key: Read<CipherKey<parameter::Bits256>>, schedule: Write<Schedule<parameter::Bits256>>, table: Read<Table<contracts::AesExpand<parameter::Bits256>>>) {
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
/// Proved with contract, frame and statement `bf85bbca297b0cac266be807769c44b2cf4451c4585234320e6bf184aca3fc11`.
pub(crate) mod aes128_ctr_xor_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 112;
    pub(crate) const INTERFACE: &str = "56ddc7b31f6c29ec292d307693973cfd598e6a3985076db42d6d4d872b47ce92";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_ctr_xor_vsx(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<parameter::Bits128>>, counter: Read<Counter>, table: Read<Table<contracts::AesCtrXor<parameter::Bits128>>>) {
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
/// Proved with contract, frame and statement `22ed0a8249542015e52541c0e1af70324eb553f4b29839fcd46b27788fe97096`.
pub(crate) mod aes192_ctr_xor_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 112;
    pub(crate) const INTERFACE: &str = "10615511e1cdcf82a7b8a517e6e8d18f3d14d866c3092397c5f132918529906f";
    pub(crate) use super::aes128_ctr_xor_vsx::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_ctr_xor_vsx(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<parameter::Bits192>>, counter: Read<Counter>, table: Read<Table<contracts::AesCtrXor<parameter::Bits192>>>) {
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
/// Proved with contract, frame and statement `6e2cc1fc11c48c052e9af288e6abc16e26b197b08e952f7106a4c17e2ced5c10`.
pub(crate) mod aes256_ctr_xor_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 112;
    pub(crate) const INTERFACE: &str = "4675908d6cd54240693d5fcb2337eb4952fc28de508dc473a76fd7c296806449";
    pub(crate) use super::aes128_ctr_xor_vsx::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_ctr_xor_vsx(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<parameter::Bits256>>, counter: Read<Counter>, table: Read<Table<contracts::AesCtrXor<parameter::Bits256>>>) {
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
/// Proved with contract, frame and statement `656367c601e8432c00f91bd3dfc8236a829ed35adb3d1a9582478355da46c187`.
pub(crate) mod ghash_powers_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 320, layout: 2, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "eec6dfeb26ebf422433522093119ebd9de58718dd64bf30028e0524df712f03c";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 64]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 70, 2, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn ghash_powers_vsx(h: Read<HashKey>, powers: Write<Powers>, table: Read<Table<contracts::GhashPowers>>) {
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
/// Proved with contract, frame and statement `6da7e8ac58543a25363f2d08d9a395b83409a04ca9c0692625ca345f08b428e5`.
pub(crate) mod ghash_blocks_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 320, layout: 2, messages: 0, share: 16 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "5a172314d28a18e40e6082b64f13718272c77bbb65c57469ae9cd0a5d3ff6d57";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn ghash_blocks_vsx(sum: Write<Sum>, input: Read<Input>, len: usize, powers: Read<Powers>, table: Read<Table<contracts::GhashBlocks>>) {
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
/// Proved with contract, frame and statement `3185b7f419841ef79c886cc9dcba75dcdacf40b49863ebc41404d4aa6bb7596f`.
pub(crate) mod aes128_gcm_seal_blocks_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 2, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 112;
    pub(crate) const INTERFACE: &str = "36bf28b76fbc8b070d1671f826a3cb0a03588a82dddcdaf7937375d0d05dab66";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_seal_blocks_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `1cfa721598ee7b2c0284861f172b7876c4543f104422115588f928a9418d6316`.
pub(crate) mod aes128_gcm_open_blocks_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 2, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 112;
    pub(crate) const INTERFACE: &str = "7580c96b29fea3a7465ac67f105859f3e7353f73bb931435cd0570f1aa9f2502";
    pub(crate) use super::aes128_gcm_seal_blocks_vsx::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_open_blocks_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>>>) {
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
/// Proved with contract, frame and statement `adcbf3d838ee9b20800ab2b4c9d242f27f2491f2b53cfd472d4400eef797135f`.
pub(crate) mod aes128_gcm_seal_finish_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 2, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 48;
    pub(crate) const INTERFACE: &str = "9d46d2ff63070d9801cf4842984a6fea4d1a74fb724cd492c3bebc349f9a8201";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 80]> = Aligned([112, 97, 82, 67, 52, 37, 22, 7, 248, 233, 218, 203, 188, 173, 158, 143, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_seal_finish_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits128, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `19b901b6effa6302c97073d7b5008fbe133f26fae20b6ef07b026287dd1f2609`.
pub(crate) mod aes128_gcm_open_finish_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 2, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 48;
    pub(crate) const INTERFACE: &str = "188ceb052ccfe4a4e4f9c3b812f367437425cc372ebd81cf704ccc76cecb4470";
    pub(crate) use super::aes128_gcm_seal_finish_vsx::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_open_finish_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits128, parameter::Open>>>) {
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
/// Proved with contract, frame and statement `704263ca4d258ffe970b04e206dfb9480cd9b58fa4a1bd09a9191ec551eb1ba6`.
pub(crate) mod aes192_gcm_seal_blocks_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 2, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 112;
    pub(crate) const INTERFACE: &str = "50b78ba93945c5a4e59546e750c493fc0354c995e067f6679ae6eb6625617d1a";
    pub(crate) use super::aes128_gcm_seal_blocks_vsx::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_seal_blocks_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits192, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `9c06aeaccaffaf1b4fedcc9295d465392ea04f3457388cebe55ea709184c0bc9`.
pub(crate) mod aes192_gcm_open_blocks_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 2, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 112;
    pub(crate) const INTERFACE: &str = "914cdca05238a80997b5dbe9e2b86811239350ce04504af0d469baee331378f8";
    pub(crate) use super::aes128_gcm_seal_blocks_vsx::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_open_blocks_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits192, parameter::Open>>>) {
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
/// Proved with contract, frame and statement `683f2723e79b4f5506efcb94f781cfa5e6170e1bae0a7cf610bf3272997f68c5`.
pub(crate) mod aes192_gcm_seal_finish_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 2, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 48;
    pub(crate) const INTERFACE: &str = "bf9d9fc26643dcdb725bb37952cbd916afab3926446a158b9c835b814cd79463";
    pub(crate) use super::aes128_gcm_seal_finish_vsx::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_seal_finish_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits192, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `327e5edb19b891059dcc7056eda12e923a4ed8a26fb593abfd08fd125bad2a88`.
pub(crate) mod aes192_gcm_open_finish_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 2, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 48;
    pub(crate) const INTERFACE: &str = "6e374c17377f412acfdf8a6d3584753f378100984c923b14decbc83174670ffc";
    pub(crate) use super::aes128_gcm_seal_finish_vsx::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_open_finish_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits192, parameter::Open>>>) {
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
/// Proved with contract, frame and statement `aa0bb538cea5d2ce749bacdc56ed40071b500282feed05e4e037d9c11c1b27a2`.
pub(crate) mod aes256_gcm_seal_blocks_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 2, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 112;
    pub(crate) const INTERFACE: &str = "585a6209bb455916e71323d09cffe2403402982734a3e6e63064cb2292e4ee23";
    pub(crate) use super::aes128_gcm_seal_blocks_vsx::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_seal_blocks_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits256, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `29b077829b8666b0bd3499d76ee5e7348712a9a993741312af3eaf32b9d3e3dc`.
pub(crate) mod aes256_gcm_open_blocks_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 320, layout: 2, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 112;
    pub(crate) const INTERFACE: &str = "22e14a979f8248da964f46d6ac72bb36b4df8bb93d950febda42d5d40f2239ca";
    pub(crate) use super::aes128_gcm_seal_blocks_vsx::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_open_blocks_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>>>) {
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
/// Proved with contract, frame and statement `049f4485c9f6d5f925c111fb6fe7c0c95ad0787876a1f7da85a83529df0eeba9`.
pub(crate) mod aes256_gcm_seal_finish_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 2, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 48;
    pub(crate) const INTERFACE: &str = "6272060ab969fac1e34141443f1c175d2f2924c1caf530091da8bf78716fac66";
    pub(crate) use super::aes128_gcm_seal_finish_vsx::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_seal_finish_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits256, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `057d1b8893f714f337d15fe93c61806f54099892960afc9954db6535f87ea358`.
pub(crate) mod aes256_gcm_open_finish_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 128, powers: 320, layout: 2, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 48;
    pub(crate) const INTERFACE: &str = "da77e96f93453e44a1ec55d506ffdb159a707327b161cb5c6e9f9deee670ff15";
    pub(crate) use super::aes128_gcm_seal_finish_vsx::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_open_finish_vsx(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits256, parameter::Open>>>) {
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
/// Proved with contract, frame and statement `73fe98aa3468e4b751c133c99722cfa01981fbd223450a781cd1e25f9d68b13f`.
pub(crate) mod sha256_blocks_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 64 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "7b0e5fe0818c2026047cd1c443811140137103c50bac90cf591e49e82f5aa01e";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 272]> = Aligned([145, 68, 55, 113, 152, 47, 138, 66, 165, 219, 181, 233, 207, 251, 192, 181, 241, 17, 241, 89, 91, 194, 86, 57, 213, 94, 28, 171, 164, 130, 63, 146, 1, 91, 131, 18, 152, 170, 7, 216, 195, 125, 12, 85, 190, 133, 49, 36, 254, 177, 222, 128, 116, 93, 190, 114, 116, 241, 155, 193, 167, 6, 220, 155, 134, 71, 190, 239, 193, 105, 155, 228, 204, 161, 12, 36, 198, 157, 193, 15, 170, 132, 116, 74, 111, 44, 233, 45, 218, 136, 249, 118, 220, 169, 176, 92, 109, 198, 49, 168, 82, 81, 62, 152, 199, 127, 89, 191, 200, 39, 3, 176, 71, 145, 167, 213, 243, 11, 224, 198, 103, 41, 41, 20, 81, 99, 202, 6, 56, 33, 27, 46, 133, 10, 183, 39, 19, 13, 56, 83, 252, 109, 44, 77, 187, 10, 106, 118, 84, 115, 10, 101, 133, 44, 114, 146, 46, 201, 194, 129, 75, 102, 26, 168, 161, 232, 191, 162, 163, 81, 108, 199, 112, 139, 75, 194, 36, 6, 153, 214, 25, 232, 146, 209, 112, 160, 106, 16, 133, 53, 14, 244, 8, 108, 55, 30, 22, 193, 164, 25, 181, 188, 176, 52, 76, 119, 72, 39, 74, 170, 216, 78, 179, 12, 28, 57, 243, 111, 46, 104, 79, 202, 156, 91, 111, 99, 165, 120, 238, 130, 143, 116, 8, 2, 199, 140, 20, 120, 200, 132, 235, 108, 80, 164, 250, 255, 190, 144, 242, 120, 113, 198, 247, 163, 249, 190, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_blocks_vsx(state: Write<Hash<parameter::Sha256>>, input: Read<Input>, len: usize, table: Read<Table<contracts::HashBlocks<parameter::Sha256>>>) {
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
/// Proved with contract, frame and statement `f04a0d0d459fab52bd333886e5df9253397c4b5facb73e4a6aff076033c02fde`.
pub(crate) mod sha256_lanes_vsx_x4 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 4, share: 64 };
    pub(crate) const STACK: usize = 384;
    pub(crate) const INTERFACE: &str = "d7af3bc50eb70160e1f187b0c04781e2c99f0b1c2fe16bf1a6a93a183322dcf8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1056]> = Aligned([152, 47, 138, 66, 152, 47, 138, 66, 152, 47, 138, 66, 152, 47, 138, 66, 145, 68, 55, 113, 145, 68, 55, 113, 145, 68, 55, 113, 145, 68, 55, 113, 207, 251, 192, 181, 207, 251, 192, 181, 207, 251, 192, 181, 207, 251, 192, 181, 165, 219, 181, 233, 165, 219, 181, 233, 165, 219, 181, 233, 165, 219, 181, 233, 91, 194, 86, 57, 91, 194, 86, 57, 91, 194, 86, 57, 91, 194, 86, 57, 241, 17, 241, 89, 241, 17, 241, 89, 241, 17, 241, 89, 241, 17, 241, 89, 164, 130, 63, 146, 164, 130, 63, 146, 164, 130, 63, 146, 164, 130, 63, 146, 213, 94, 28, 171, 213, 94, 28, 171, 213, 94, 28, 171, 213, 94, 28, 171, 152, 170, 7, 216, 152, 170, 7, 216, 152, 170, 7, 216, 152, 170, 7, 216, 1, 91, 131, 18, 1, 91, 131, 18, 1, 91, 131, 18, 1, 91, 131, 18, 190, 133, 49, 36, 190, 133, 49, 36, 190, 133, 49, 36, 190, 133, 49, 36, 195, 125, 12, 85, 195, 125, 12, 85, 195, 125, 12, 85, 195, 125, 12, 85, 116, 93, 190, 114, 116, 93, 190, 114, 116, 93, 190, 114, 116, 93, 190, 114, 254, 177, 222, 128, 254, 177, 222, 128, 254, 177, 222, 128, 254, 177, 222, 128, 167, 6, 220, 155, 167, 6, 220, 155, 167, 6, 220, 155, 167, 6, 220, 155, 116, 241, 155, 193, 116, 241, 155, 193, 116, 241, 155, 193, 116, 241, 155, 193, 193, 105, 155, 228, 193, 105, 155, 228, 193, 105, 155, 228, 193, 105, 155, 228, 134, 71, 190, 239, 134, 71, 190, 239, 134, 71, 190, 239, 134, 71, 190, 239, 198, 157, 193, 15, 198, 157, 193, 15, 198, 157, 193, 15, 198, 157, 193, 15, 204, 161, 12, 36, 204, 161, 12, 36, 204, 161, 12, 36, 204, 161, 12, 36, 111, 44, 233, 45, 111, 44, 233, 45, 111, 44, 233, 45, 111, 44, 233, 45, 170, 132, 116, 74, 170, 132, 116, 74, 170, 132, 116, 74, 170, 132, 116, 74, 220, 169, 176, 92, 220, 169, 176, 92, 220, 169, 176, 92, 220, 169, 176, 92, 218, 136, 249, 118, 218, 136, 249, 118, 218, 136, 249, 118, 218, 136, 249, 118, 82, 81, 62, 152, 82, 81, 62, 152, 82, 81, 62, 152, 82, 81, 62, 152, 109, 198, 49, 168, 109, 198, 49, 168, 109, 198, 49, 168, 109, 198, 49, 168, 200, 39, 3, 176, 200, 39, 3, 176, 200, 39, 3, 176, 200, 39, 3, 176, 199, 127, 89, 191, 199, 127, 89, 191, 199, 127, 89, 191, 199, 127, 89, 191, 243, 11, 224, 198, 243, 11, 224, 198, 243, 11, 224, 198, 243, 11, 224, 198, 71, 145, 167, 213, 71, 145, 167, 213, 71, 145, 167, 213, 71, 145, 167, 213, 81, 99, 202, 6, 81, 99, 202, 6, 81, 99, 202, 6, 81, 99, 202, 6, 103, 41, 41, 20, 103, 41, 41, 20, 103, 41, 41, 20, 103, 41, 41, 20, 133, 10, 183, 39, 133, 10, 183, 39, 133, 10, 183, 39, 133, 10, 183, 39, 56, 33, 27, 46, 56, 33, 27, 46, 56, 33, 27, 46, 56, 33, 27, 46, 252, 109, 44, 77, 252, 109, 44, 77, 252, 109, 44, 77, 252, 109, 44, 77, 19, 13, 56, 83, 19, 13, 56, 83, 19, 13, 56, 83, 19, 13, 56, 83, 84, 115, 10, 101, 84, 115, 10, 101, 84, 115, 10, 101, 84, 115, 10, 101, 187, 10, 106, 118, 187, 10, 106, 118, 187, 10, 106, 118, 187, 10, 106, 118, 46, 201, 194, 129, 46, 201, 194, 129, 46, 201, 194, 129, 46, 201, 194, 129, 133, 44, 114, 146, 133, 44, 114, 146, 133, 44, 114, 146, 133, 44, 114, 146, 161, 232, 191, 162, 161, 232, 191, 162, 161, 232, 191, 162, 161, 232, 191, 162, 75, 102, 26, 168, 75, 102, 26, 168, 75, 102, 26, 168, 75, 102, 26, 168, 112, 139, 75, 194, 112, 139, 75, 194, 112, 139, 75, 194, 112, 139, 75, 194, 163, 81, 108, 199, 163, 81, 108, 199, 163, 81, 108, 199, 163, 81, 108, 199, 25, 232, 146, 209, 25, 232, 146, 209, 25, 232, 146, 209, 25, 232, 146, 209, 36, 6, 153, 214, 36, 6, 153, 214, 36, 6, 153, 214, 36, 6, 153, 214, 133, 53, 14, 244, 133, 53, 14, 244, 133, 53, 14, 244, 133, 53, 14, 244, 112, 160, 106, 16, 112, 160, 106, 16, 112, 160, 106, 16, 112, 160, 106, 16, 22, 193, 164, 25, 22, 193, 164, 25, 22, 193, 164, 25, 22, 193, 164, 25, 8, 108, 55, 30, 8, 108, 55, 30, 8, 108, 55, 30, 8, 108, 55, 30, 76, 119, 72, 39, 76, 119, 72, 39, 76, 119, 72, 39, 76, 119, 72, 39, 181, 188, 176, 52, 181, 188, 176, 52, 181, 188, 176, 52, 181, 188, 176, 52, 179, 12, 28, 57, 179, 12, 28, 57, 179, 12, 28, 57, 179, 12, 28, 57, 74, 170, 216, 78, 74, 170, 216, 78, 74, 170, 216, 78, 74, 170, 216, 78, 79, 202, 156, 91, 79, 202, 156, 91, 79, 202, 156, 91, 79, 202, 156, 91, 243, 111, 46, 104, 243, 111, 46, 104, 243, 111, 46, 104, 243, 111, 46, 104, 238, 130, 143, 116, 238, 130, 143, 116, 238, 130, 143, 116, 238, 130, 143, 116, 111, 99, 165, 120, 111, 99, 165, 120, 111, 99, 165, 120, 111, 99, 165, 120, 20, 120, 200, 132, 20, 120, 200, 132, 20, 120, 200, 132, 20, 120, 200, 132, 8, 2, 199, 140, 8, 2, 199, 140, 8, 2, 199, 140, 8, 2, 199, 140, 250, 255, 190, 144, 250, 255, 190, 144, 250, 255, 190, 144, 250, 255, 190, 144, 235, 108, 80, 164, 235, 108, 80, 164, 235, 108, 80, 164, 235, 108, 80, 164, 247, 163, 249, 190, 247, 163, 249, 190, 247, 163, 249, 190, 247, 163, 249, 190, 242, 120, 113, 198, 242, 120, 113, 198, 242, 120, 113, 198, 242, 120, 113, 198, 16, 17, 18, 19, 0, 1, 2, 3, 20, 21, 22, 23, 4, 5, 6, 7, 24, 25, 26, 27, 8, 9, 10, 11, 28, 29, 30, 31, 12, 13, 14, 15]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_lanes_vsx_x4(state: Write<Lanes<parameter::Sha256>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashLanes<parameter::Sha256>>>) {
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
/// Proved with contract, frame and statement `ff658facd4e58e8c6ac471551c03a4cac964b8a3087412533d0f12a49fa3a0e9`.
pub(crate) mod sha256_lanes_vsx_x8 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8.union(Features::POWER8_CRYPTO);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 8, share: 64 };
    pub(crate) const STACK: usize = 1104;
    pub(crate) const INTERFACE: &str = "d7af3bc50eb70160e1f187b0c04781e2c99f0b1c2fe16bf1a6a93a183322dcf8";
    pub(crate) use super::sha256_lanes_vsx_x4::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_lanes_vsx_x8(state: Write<Lanes<parameter::Sha256>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashLanes<parameter::Sha256>>>) {
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
/// Proved with contract, frame and statement `bd528972e6d152f409f8cae0807601f4ed7c1fd95ac51df6567764402bff234f`.
pub(crate) mod md5_blocks_vsx {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 64 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "4e8a3d67b002d4a2d9390c7c2c017f5a45db44ce9b29c314c33e243c0a2def91";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 170, 199, 182, 233, 98, 37, 30, 246, 248, 163, 239, 252, 135, 13, 213, 244, 200, 251, 211, 231, 93, 16, 47, 214, 64, 179, 64, 192, 217, 2, 111, 103, 237, 20, 90, 69, 230, 205, 225, 33, 83, 20, 68, 2, 81, 90, 94, 38, 138, 76, 42, 141, 5, 233, 227, 169, 214, 7, 55, 195, 129, 230, 161, 216, 250, 39, 161, 234, 68, 234, 190, 164, 101, 86, 172, 196, 133, 48, 239, 212, 169, 207, 222, 75, 66, 57, 250, 255, 5, 29, 136, 4, 96, 75, 187, 246, 129, 246, 113, 135, 57, 208, 212, 217, 112, 188, 191, 190, 34, 97, 157, 109, 229, 153, 219, 230, 198, 126, 155, 40, 12, 56, 229, 253, 248, 124, 162, 31, 67, 34, 41, 244, 208, 93, 132, 133, 186, 210, 215, 42, 145, 204, 12, 143, 129, 126, 83, 247, 56, 160, 147, 252, 19, 67, 1, 163, 150, 255, 42, 67, 78, 126, 168, 111, 144, 211, 134, 235, 124, 244, 239, 255, 52, 242, 58, 189, 194, 89, 91, 101, 160, 17, 8, 78, 166, 35, 148, 171, 223, 230, 44, 254]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_blocks_vsx(state: Write<Hash<parameter::Md5>>, input: Read<Input>, len: usize, table: Read<Table<contracts::HashBlocks<parameter::Md5>>>) {
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
/// Proved with contract, frame and statement `f00186319d285b730ce4c3c41934123fd324feba50fcc37bc74e90e54c5e56f4`.
pub(crate) mod md5_lanes_vsx_x4 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 4, share: 64 };
    pub(crate) const STACK: usize = 256;
    pub(crate) const INTERFACE: &str = "59ddcffe6ed9fc7e44fe9d3586140087a39de31a35f07a7f89baebf43f9489cc";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1024]> = Aligned([120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_lanes_vsx_x4(state: Write<Lanes<parameter::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashLanes<parameter::Md5>>>) {
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
/// Proved with contract, frame and statement `e282fa4febb4dbb8a5ea8ccb91afee39607d99a5ef62d913d98f7fcf0e1c08c3`.
pub(crate) mod md5_lanes_vsx_x8 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 8, share: 64 };
    pub(crate) const STACK: usize = 848;
    pub(crate) const INTERFACE: &str = "59ddcffe6ed9fc7e44fe9d3586140087a39de31a35f07a7f89baebf43f9489cc";
    pub(crate) use super::md5_lanes_vsx_x4::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_lanes_vsx_x8(state: Write<Lanes<parameter::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashLanes<parameter::Md5>>>) {
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
/// Proved with contract, frame and statement `6af87708fbe1280d9525b9705fdff2de2735d741cb83838d6c121f7260814c9a`.
pub(crate) mod md5_lanes_vsx_x16 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::POWER8;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 16, share: 64 };
    pub(crate) const STACK: usize = 1744;
    pub(crate) const INTERFACE: &str = "59ddcffe6ed9fc7e44fe9d3586140087a39de31a35f07a7f89baebf43f9489cc";
    pub(crate) use super::md5_lanes_vsx_x4::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_lanes_vsx_x16(state: Write<Lanes<parameter::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashLanes<parameter::Md5>>>) {
        core::arch::naked_asm!(include_str!("md5_lanes_vsx_x16.s"), ".p2align 6", options(raw))
    }
}
