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
/// Proved with contract, frame and statement `603ce2f6e40d426fd6ce893b8713e554ddd52df3bcd30070498e6c2998787e35`.
pub(crate) mod chacha20_xor_gpr {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 48;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 0]> = Aligned([]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_xor_gpr(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
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
/// Proved with contract, frame and statement `20918feecc5e88af9a7a43372edec77ae6b9d4ef0c701a3b16f23f745b780945`.
pub(crate) mod chacha20_xor_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 128;
    pub(crate) const INTERFACE: &str = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_xor_neon(out: Write<Output>, input: Read<Input>, len: usize, state: Read<CipherState>, table: Read<Table<contracts::Chacha20Xor>>) {
        core::arch::naked_asm!(include_str!("chacha20_xor_neon.s"), ".p2align 6", options(raw))
    }
}

/// ChaCha20 (RFC 8439, 2.3): each 64 bytes, the 16 words of a state, become the block of keystream of that state.
///
/// Weave: 7 blocks a turn: 7 by rows, staggered by 6.
///
/// - `blocks`: states, each of its own key, counter and nonce; then their blocks, written
/// - `len`: bytes, a multiple of 448
/// - `table`: the constants of the kernel, read
///
/// Proved with contract, frame and statement `916932615f75b1ba7fd69054fc73de230b4f2d59e1c74f51c2794d5ddc16c285`.
pub(crate) mod chacha20_blocks_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 448, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 448 };
    pub(crate) const STACK: usize = 64;
    pub(crate) const INTERFACE: &str = "6b4c5336823bd17f0ea4d156ebe6f4cfda8ee106db78efb2205a34d96e931f94";
    pub(crate) use super::chacha20_xor_neon::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_blocks_neon(blocks: Write<KeystreamBlocks>, len: usize, table: Read<Table<contracts::Chacha20Blocks>>) {
        core::arch::naked_asm!(include_str!("chacha20_blocks_neon.s"), ".p2align 6", options(raw))
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
/// Proved with contract, frame and statement `24b4b8479005c886aba6b634f74a9c420e4354b40621388f08fe390177b1cecf`.
pub(crate) mod poly1305_blocks_gpr {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 16 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "294eda751fe8b3ab6b56903e20692850dd3dbdab7a0e1ddb23d5cda29078d496";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn poly1305_blocks_gpr(state: Write<MacState>, input: Read<Input>, len: usize, table: Read<Table<contracts::Poly1305Blocks>>) {
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
/// Proved with contract, frame and statement `d3c2283f5b627f189227e4bd59219e89e54ccb23612fd820b497dccdcbccf223`.
pub(crate) mod poly1305_finish_gpr {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: 1024, powers: 0, layout: 0, messages: 0, share: 16 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "a70c668fbdde2bbf0916261621f902819fe69da149f366c7bebc007685330d15";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

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
/// Proved with contract, frame and statement `7815b3a7f00ff10e49f10712eac1f253dc38fb11543ebc66e45dd9993134eda4`.
pub(crate) mod poly1305_powers_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 712, layout: 3, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 80;
    pub(crate) const INTERFACE: &str = "c51c3443ed20e7061d3e042ace6a1c8523929a56494c8c1b273d2d084440debc";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([6, 0, 0, 0, 12, 0, 0, 0, 18, 0, 0, 0, 24, 0, 0, 0, 230, 0, 0, 0, 236, 0, 0, 0, 242, 0, 0, 0, 248, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn poly1305_powers_neon(state: Write<MacState>, table: Read<Table<contracts::Poly1305Powers>>) {
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
/// Proved with contract, frame and statement `9a61f295fc5e63691708fb80e7322187ee752138c28d834ac75e7551a7955fd9`.
pub(crate) mod poly1305_blocks_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 160, most: usize::MAX, powers: 712, layout: 3, messages: 0, share: 160 };
    pub(crate) const STACK: usize = 80;
    pub(crate) const INTERFACE: &str = "294eda751fe8b3ab6b56903e20692850dd3dbdab7a0e1ddb23d5cda29078d496";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn poly1305_blocks_neon(state: Write<MacState>, input: Read<Input>, len: usize, table: Read<Table<contracts::Poly1305Blocks>>) {
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
/// Proved with contract, frame and statement `2e99caa054b0d2d242ec3381ac38d30916d448a455b40f95d324e0a9eb864014`.
pub(crate) mod chacha20_poly1305_begin_neonx4 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 128;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    pub(crate) use super::chacha20_xor_neon::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_poly1305_begin_neonx4(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
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
/// Proved with contract, frame and statement `732db9cfe8b1d1f24a2c7826e106a9d81cf560efb3dde119a3313c7872777970`.
pub(crate) mod chacha20_poly1305_begin_neonx7 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 448, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 128;
    pub(crate) const INTERFACE: &str = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    pub(crate) use super::chacha20_xor_neon::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_poly1305_begin_neonx7(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, table: Read<Table<contracts::Chacha20Poly1305Begin>>) {
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
/// Proved with contract, frame and statement `95cbf02666317aa229b6e52f8b0d2073267955cccd14b5d739c0d5c27bf07535`.
pub(crate) mod chacha20_poly1305_blocks_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 448, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 448 };
    pub(crate) const STACK: usize = 128;
    pub(crate) const INTERFACE: &str = "393123e69f9382647819abe0b33e71b78a335b72e21d01a3bf19b5b10ee2c9f0";
    pub(crate) use super::chacha20_xor_neon::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn chacha20_poly1305_blocks_neon(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, mac: Read<Authenticated>, table: Read<Table<contracts::Chacha20Poly1305Blocks>>) {
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
/// Proved with contract, frame and statement `90ad51926f03481e2a4e17d199aab3f54471af89607df75854e511b09daa58cc`.
pub(crate) mod aes128_expand_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "264cd3ffedb109b33c373783147637f5f712b9840521ca9501dac29925bb9c5c";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_expand_neon(cipher_key: Read<CipherKey<parameter::Bits128>>, schedule: Write<Schedule<parameter::Bits128>>, table: Read<Table<contracts::AesExpand<parameter::Bits128>>>) {
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
/// Proved with contract, frame and statement `d9bb4dcd3fab5673467e40e09a6a7d4b33b94684a4d77fbdfcecba3a6e57b4fa`.
pub(crate) mod aes192_expand_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "fec7ccfd36b24218cf76139d0644903d630e263b8e1f42744c156b0af85b68f6";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_expand_neon(cipher_key: Read<CipherKey<parameter::Bits192>>, schedule: Write<Schedule<parameter::Bits192>>, table: Read<Table<contracts::AesExpand<parameter::Bits192>>>) {
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
/// Proved with contract, frame and statement `b1e95d410ad169172f59b979ac75035967045145c8d0b5701ade05ea93a7c4e2`.
pub(crate) mod aes256_expand_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "5ea40a7ec8e8ec625740f8864680fdffb5ba703bac3a32b7e85266110af5c4ec";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_expand_neon(cipher_key: Read<CipherKey<parameter::Bits256>>, schedule: Write<Schedule<parameter::Bits256>>, table: Read<Table<contracts::AesExpand<parameter::Bits256>>>) {
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
/// Proved with contract, frame and statement `3ac381a6f678b2381e64c8181c23336811ae23e7caedbb58446509860f82d0dd`.
pub(crate) mod aes128_ctr_xor_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 256;
    pub(crate) const INTERFACE: &str = "56ddc7b31f6c29ec292d307693973cfd598e6a3985076db42d6d4d872b47ce92";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_ctr_xor_neon(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<parameter::Bits128>>, counter: Read<Counter>, table: Read<Table<contracts::AesCtrXor<parameter::Bits128>>>) {
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
/// Proved with contract, frame and statement `5c5a21c532a00e773d9eabccc456bde5bd6f3204373f1a4a867a5443482ecb7f`.
pub(crate) mod aes192_ctr_xor_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 256;
    pub(crate) const INTERFACE: &str = "10615511e1cdcf82a7b8a517e6e8d18f3d14d866c3092397c5f132918529906f";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_ctr_xor_neon(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<parameter::Bits192>>, counter: Read<Counter>, table: Read<Table<contracts::AesCtrXor<parameter::Bits192>>>) {
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
/// Proved with contract, frame and statement `145665c7dadf8502db5bf8b7909ab11d2e7809979f5ad272168fd0674eba406a`.
pub(crate) mod aes256_ctr_xor_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 256;
    pub(crate) const INTERFACE: &str = "4675908d6cd54240693d5fcb2337eb4952fc28de508dc473a76fd7c296806449";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_ctr_xor_neon(out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<parameter::Bits256>>, counter: Read<Counter>, table: Read<Table<contracts::AesCtrXor<parameter::Bits256>>>) {
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
/// Proved with contract, frame and statement `0941d296834ae673bfc95431cc418a90ae60e454ed32c02caa925b9fd472fc72`.
pub(crate) mod ghash_powers_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 0, powers: 576, layout: 2, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "eec6dfeb26ebf422433522093119ebd9de58718dd64bf30028e0524df712f03c";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 32]> = Aligned([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 70, 2, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn ghash_powers_neon(h: Read<HashKey>, powers: Write<Powers>, table: Read<Table<contracts::GhashPowers>>) {
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
/// Proved with contract, frame and statement `892b6fd505dbcb66fd6787ee278832b5352fc7fe0be430d8510c069c6da4f907`.
pub(crate) mod ghash_blocks_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 16, most: usize::MAX, powers: 576, layout: 2, messages: 0, share: 16 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "5a172314d28a18e40e6082b64f13718272c77bbb65c57469ae9cd0a5d3ff6d57";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn ghash_blocks_neon(sum: Write<Sum>, input: Read<Input>, len: usize, powers: Read<Powers>, table: Read<Table<contracts::GhashBlocks>>) {
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
/// Proved with contract, frame and statement `e081c2c7cc24c381799b1511c59d233f9a57e8fa1f9370fb7b7fc89a78073004`.
pub(crate) mod aes128_gcm_seal_blocks_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 2, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 320;
    pub(crate) const INTERFACE: &str = "36bf28b76fbc8b070d1671f826a3cb0a03588a82dddcdaf7937375d0d05dab66";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_seal_blocks_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits128, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `7d89337b59f9d533ba1e88d50a74bf054810b9b7ecfe69e9ff0f87f263581a50`.
pub(crate) mod aes128_gcm_open_blocks_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 2, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 384;
    pub(crate) const INTERFACE: &str = "7580c96b29fea3a7465ac67f105859f3e7353f73bb931435cd0570f1aa9f2502";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_open_blocks_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits128, parameter::Open>>>) {
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
/// Proved with contract, frame and statement `9f81124ab57cd0e6b8f88792464cf2fefda01bf5283d5b45b4f60672a029dd26`.
pub(crate) mod aes128_gcm_seal_finish_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 2, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 64;
    pub(crate) const INTERFACE: &str = "9d46d2ff63070d9801cf4842984a6fea4d1a74fb724cd492c3bebc349f9a8201";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 48]> = Aligned([255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_seal_finish_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits128, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `952cb282aa51a3ad2b5fa6e0153e413313e472634ddde144185b90d0dcc4f8b4`.
pub(crate) mod aes128_gcm_open_finish_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 2, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 64;
    pub(crate) const INTERFACE: &str = "188ceb052ccfe4a4e4f9c3b812f367437425cc372ebd81cf704ccc76cecb4470";
    pub(crate) use super::aes128_gcm_seal_finish_neon::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes128_gcm_open_finish_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits128>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits128, parameter::Open>>>) {
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
/// Proved with contract, frame and statement `b5bffebd1eaffd09e4b0fba1a9343e297c730da4fe7c31a8ac9f6a23b55412a6`.
pub(crate) mod aes192_gcm_seal_blocks_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 2, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 320;
    pub(crate) const INTERFACE: &str = "50b78ba93945c5a4e59546e750c493fc0354c995e067f6679ae6eb6625617d1a";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_seal_blocks_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits192, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `50632bfb5da2f14564d66abda06cf554bfa5c5eb283a9432a0d98462c653a2aa`.
pub(crate) mod aes192_gcm_open_blocks_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 2, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 384;
    pub(crate) const INTERFACE: &str = "914cdca05238a80997b5dbe9e2b86811239350ce04504af0d469baee331378f8";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_open_blocks_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits192, parameter::Open>>>) {
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
/// Proved with contract, frame and statement `0d7cb8282275543f42c2edac7f7fc8e1a06ae0364e3e75edcfb1bf8f42e7060b`.
pub(crate) mod aes192_gcm_seal_finish_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 2, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 64;
    pub(crate) const INTERFACE: &str = "bf9d9fc26643dcdb725bb37952cbd916afab3926446a158b9c835b814cd79463";
    pub(crate) use super::aes128_gcm_seal_finish_neon::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_seal_finish_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits192, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `ba20345fc074189309396851c005667eb63c3d6330f1c2a945db317840c4c193`.
pub(crate) mod aes192_gcm_open_finish_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 2, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 64;
    pub(crate) const INTERFACE: &str = "6e374c17377f412acfdf8a6d3584753f378100984c923b14decbc83174670ffc";
    pub(crate) use super::aes128_gcm_seal_finish_neon::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes192_gcm_open_finish_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits192>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits192, parameter::Open>>>) {
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
/// Proved with contract, frame and statement `6a93b659fc0ffd7fd00a35e1e3b9256e031e468deea2f9e9f5aea740e37a6061`.
pub(crate) mod aes256_gcm_seal_blocks_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 2, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 320;
    pub(crate) const INTERFACE: &str = "585a6209bb455916e71323d09cffe2403402982734a3e6e63064cb2292e4ee23";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_seal_blocks_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits256, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `714ab9d5a3bd6bc250c683b7fd0169823f3c865033bbc727bdbffda9453b12d7`.
pub(crate) mod aes256_gcm_open_blocks_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 128, most: usize::MAX, powers: 576, layout: 2, messages: 0, share: 128 };
    pub(crate) const STACK: usize = 384;
    pub(crate) const INTERFACE: &str = "22e14a979f8248da964f46d6ac72bb36b4df8bb93d950febda42d5d40f2239ca";
    pub(crate) use super::chacha20_xor_gpr::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_open_blocks_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmBlocks<parameter::Bits256, parameter::Open>>>) {
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
/// Proved with contract, frame and statement `7a573cdedaa6b5f0bf93596636c062316cb9965e43d8c186163b2ad458905b34`.
pub(crate) mod aes256_gcm_seal_finish_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 2, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 64;
    pub(crate) const INTERFACE: &str = "6272060ab969fac1e34141443f1c175d2f2924c1caf530091da8bf78716fac66";
    pub(crate) use super::aes128_gcm_seal_finish_neon::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_seal_finish_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits256, parameter::Seal>>>) {
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
/// Proved with contract, frame and statement `5d5b60f2b3b2bc1ba55f760ed2c8f4308ca0edc18ca7a94fd75dbe03648d154b`.
pub(crate) mod aes256_gcm_open_finish_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::AES).union(Features::PMULL);
    pub(crate) const SHAPE: Shape = Shape { multiple: 1, most: 256, powers: 576, layout: 2, messages: 0, share: 1 };
    pub(crate) const STACK: usize = 64;
    pub(crate) const INTERFACE: &str = "da77e96f93453e44a1ec55d506ffdb159a707327b161cb5c6e9f9deee670ff15";
    pub(crate) use super::aes128_gcm_seal_finish_neon::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn aes256_gcm_open_finish_neon(out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<parameter::Bits256>>, state: Write<GcmState>, table: Read<Table<contracts::AesGcmFinish<parameter::Bits256, parameter::Open>>>) {
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
/// Proved with contract, frame and statement `6bce2f01021b87eddbf75620311c5962668a0d654c4d6153af7202dee8567869`.
pub(crate) mod sha256_blocks_sha2 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::SHA2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 64 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "7b0e5fe0818c2026047cd1c443811140137103c50bac90cf591e49e82f5aa01e";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([152, 47, 138, 66, 145, 68, 55, 113, 207, 251, 192, 181, 165, 219, 181, 233, 91, 194, 86, 57, 241, 17, 241, 89, 164, 130, 63, 146, 213, 94, 28, 171, 152, 170, 7, 216, 1, 91, 131, 18, 190, 133, 49, 36, 195, 125, 12, 85, 116, 93, 190, 114, 254, 177, 222, 128, 167, 6, 220, 155, 116, 241, 155, 193, 193, 105, 155, 228, 134, 71, 190, 239, 198, 157, 193, 15, 204, 161, 12, 36, 111, 44, 233, 45, 170, 132, 116, 74, 220, 169, 176, 92, 218, 136, 249, 118, 82, 81, 62, 152, 109, 198, 49, 168, 200, 39, 3, 176, 199, 127, 89, 191, 243, 11, 224, 198, 71, 145, 167, 213, 81, 99, 202, 6, 103, 41, 41, 20, 133, 10, 183, 39, 56, 33, 27, 46, 252, 109, 44, 77, 19, 13, 56, 83, 84, 115, 10, 101, 187, 10, 106, 118, 46, 201, 194, 129, 133, 44, 114, 146, 161, 232, 191, 162, 75, 102, 26, 168, 112, 139, 75, 194, 163, 81, 108, 199, 25, 232, 146, 209, 36, 6, 153, 214, 133, 53, 14, 244, 112, 160, 106, 16, 22, 193, 164, 25, 8, 108, 55, 30, 76, 119, 72, 39, 181, 188, 176, 52, 179, 12, 28, 57, 74, 170, 216, 78, 79, 202, 156, 91, 243, 111, 46, 104, 238, 130, 143, 116, 111, 99, 165, 120, 20, 120, 200, 132, 8, 2, 199, 140, 250, 255, 190, 144, 235, 108, 80, 164, 247, 163, 249, 190, 242, 120, 113, 198]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_blocks_sha2(state: Write<Hash<parameter::Sha256>>, input: Read<Input>, len: usize, table: Read<Table<contracts::HashBlocks<parameter::Sha256>>>) {
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
/// Proved with contract, frame and statement `c7776d6fbaa91537bdb689d338ce2656bd8aba6e104253113960a131837569ef`.
pub(crate) mod sha256_streams_sha2 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON.union(Features::SHA2);
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 2, share: 64 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "6f0f381c0171ec21863eead74f6b33858e8f5f34fd598ed1f8621449bb8bfb3c";
    pub(crate) use super::sha256_blocks_sha2::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_streams_sha2(state: Write<Streams<parameter::Sha256>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashStreams<parameter::Sha256>>>) {
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
/// Proved with contract, frame and statement `2c44c45a2d000602ec0ade3b189c65418ed5f93a9875a616c4ef93387a1e0948`.
pub(crate) mod sha256_blocks_neon {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 64 };
    pub(crate) const STACK: usize = 160;
    pub(crate) const INTERFACE: &str = "7b0e5fe0818c2026047cd1c443811140137103c50bac90cf591e49e82f5aa01e";
    pub(crate) use super::sha256_blocks_sha2::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_blocks_neon(state: Write<Hash<parameter::Sha256>>, input: Read<Input>, len: usize, table: Read<Table<contracts::HashBlocks<parameter::Sha256>>>) {
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
/// Proved with contract, frame and statement `2d1f5fff5a789a324c065edd6dcc549298938a642cd94efafd6d9cadce57fe5a`.
pub(crate) mod sha256_lanes_neon_x4 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 4, share: 64 };
    pub(crate) const STACK: usize = 448;
    pub(crate) const INTERFACE: &str = "d7af3bc50eb70160e1f187b0c04781e2c99f0b1c2fe16bf1a6a93a183322dcf8";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1040]> = Aligned([152, 47, 138, 66, 152, 47, 138, 66, 152, 47, 138, 66, 152, 47, 138, 66, 145, 68, 55, 113, 145, 68, 55, 113, 145, 68, 55, 113, 145, 68, 55, 113, 207, 251, 192, 181, 207, 251, 192, 181, 207, 251, 192, 181, 207, 251, 192, 181, 165, 219, 181, 233, 165, 219, 181, 233, 165, 219, 181, 233, 165, 219, 181, 233, 91, 194, 86, 57, 91, 194, 86, 57, 91, 194, 86, 57, 91, 194, 86, 57, 241, 17, 241, 89, 241, 17, 241, 89, 241, 17, 241, 89, 241, 17, 241, 89, 164, 130, 63, 146, 164, 130, 63, 146, 164, 130, 63, 146, 164, 130, 63, 146, 213, 94, 28, 171, 213, 94, 28, 171, 213, 94, 28, 171, 213, 94, 28, 171, 152, 170, 7, 216, 152, 170, 7, 216, 152, 170, 7, 216, 152, 170, 7, 216, 1, 91, 131, 18, 1, 91, 131, 18, 1, 91, 131, 18, 1, 91, 131, 18, 190, 133, 49, 36, 190, 133, 49, 36, 190, 133, 49, 36, 190, 133, 49, 36, 195, 125, 12, 85, 195, 125, 12, 85, 195, 125, 12, 85, 195, 125, 12, 85, 116, 93, 190, 114, 116, 93, 190, 114, 116, 93, 190, 114, 116, 93, 190, 114, 254, 177, 222, 128, 254, 177, 222, 128, 254, 177, 222, 128, 254, 177, 222, 128, 167, 6, 220, 155, 167, 6, 220, 155, 167, 6, 220, 155, 167, 6, 220, 155, 116, 241, 155, 193, 116, 241, 155, 193, 116, 241, 155, 193, 116, 241, 155, 193, 193, 105, 155, 228, 193, 105, 155, 228, 193, 105, 155, 228, 193, 105, 155, 228, 134, 71, 190, 239, 134, 71, 190, 239, 134, 71, 190, 239, 134, 71, 190, 239, 198, 157, 193, 15, 198, 157, 193, 15, 198, 157, 193, 15, 198, 157, 193, 15, 204, 161, 12, 36, 204, 161, 12, 36, 204, 161, 12, 36, 204, 161, 12, 36, 111, 44, 233, 45, 111, 44, 233, 45, 111, 44, 233, 45, 111, 44, 233, 45, 170, 132, 116, 74, 170, 132, 116, 74, 170, 132, 116, 74, 170, 132, 116, 74, 220, 169, 176, 92, 220, 169, 176, 92, 220, 169, 176, 92, 220, 169, 176, 92, 218, 136, 249, 118, 218, 136, 249, 118, 218, 136, 249, 118, 218, 136, 249, 118, 82, 81, 62, 152, 82, 81, 62, 152, 82, 81, 62, 152, 82, 81, 62, 152, 109, 198, 49, 168, 109, 198, 49, 168, 109, 198, 49, 168, 109, 198, 49, 168, 200, 39, 3, 176, 200, 39, 3, 176, 200, 39, 3, 176, 200, 39, 3, 176, 199, 127, 89, 191, 199, 127, 89, 191, 199, 127, 89, 191, 199, 127, 89, 191, 243, 11, 224, 198, 243, 11, 224, 198, 243, 11, 224, 198, 243, 11, 224, 198, 71, 145, 167, 213, 71, 145, 167, 213, 71, 145, 167, 213, 71, 145, 167, 213, 81, 99, 202, 6, 81, 99, 202, 6, 81, 99, 202, 6, 81, 99, 202, 6, 103, 41, 41, 20, 103, 41, 41, 20, 103, 41, 41, 20, 103, 41, 41, 20, 133, 10, 183, 39, 133, 10, 183, 39, 133, 10, 183, 39, 133, 10, 183, 39, 56, 33, 27, 46, 56, 33, 27, 46, 56, 33, 27, 46, 56, 33, 27, 46, 252, 109, 44, 77, 252, 109, 44, 77, 252, 109, 44, 77, 252, 109, 44, 77, 19, 13, 56, 83, 19, 13, 56, 83, 19, 13, 56, 83, 19, 13, 56, 83, 84, 115, 10, 101, 84, 115, 10, 101, 84, 115, 10, 101, 84, 115, 10, 101, 187, 10, 106, 118, 187, 10, 106, 118, 187, 10, 106, 118, 187, 10, 106, 118, 46, 201, 194, 129, 46, 201, 194, 129, 46, 201, 194, 129, 46, 201, 194, 129, 133, 44, 114, 146, 133, 44, 114, 146, 133, 44, 114, 146, 133, 44, 114, 146, 161, 232, 191, 162, 161, 232, 191, 162, 161, 232, 191, 162, 161, 232, 191, 162, 75, 102, 26, 168, 75, 102, 26, 168, 75, 102, 26, 168, 75, 102, 26, 168, 112, 139, 75, 194, 112, 139, 75, 194, 112, 139, 75, 194, 112, 139, 75, 194, 163, 81, 108, 199, 163, 81, 108, 199, 163, 81, 108, 199, 163, 81, 108, 199, 25, 232, 146, 209, 25, 232, 146, 209, 25, 232, 146, 209, 25, 232, 146, 209, 36, 6, 153, 214, 36, 6, 153, 214, 36, 6, 153, 214, 36, 6, 153, 214, 133, 53, 14, 244, 133, 53, 14, 244, 133, 53, 14, 244, 133, 53, 14, 244, 112, 160, 106, 16, 112, 160, 106, 16, 112, 160, 106, 16, 112, 160, 106, 16, 22, 193, 164, 25, 22, 193, 164, 25, 22, 193, 164, 25, 22, 193, 164, 25, 8, 108, 55, 30, 8, 108, 55, 30, 8, 108, 55, 30, 8, 108, 55, 30, 76, 119, 72, 39, 76, 119, 72, 39, 76, 119, 72, 39, 76, 119, 72, 39, 181, 188, 176, 52, 181, 188, 176, 52, 181, 188, 176, 52, 181, 188, 176, 52, 179, 12, 28, 57, 179, 12, 28, 57, 179, 12, 28, 57, 179, 12, 28, 57, 74, 170, 216, 78, 74, 170, 216, 78, 74, 170, 216, 78, 74, 170, 216, 78, 79, 202, 156, 91, 79, 202, 156, 91, 79, 202, 156, 91, 79, 202, 156, 91, 243, 111, 46, 104, 243, 111, 46, 104, 243, 111, 46, 104, 243, 111, 46, 104, 238, 130, 143, 116, 238, 130, 143, 116, 238, 130, 143, 116, 238, 130, 143, 116, 111, 99, 165, 120, 111, 99, 165, 120, 111, 99, 165, 120, 111, 99, 165, 120, 20, 120, 200, 132, 20, 120, 200, 132, 20, 120, 200, 132, 20, 120, 200, 132, 8, 2, 199, 140, 8, 2, 199, 140, 8, 2, 199, 140, 8, 2, 199, 140, 250, 255, 190, 144, 250, 255, 190, 144, 250, 255, 190, 144, 250, 255, 190, 144, 235, 108, 80, 164, 235, 108, 80, 164, 235, 108, 80, 164, 235, 108, 80, 164, 247, 163, 249, 190, 247, 163, 249, 190, 247, 163, 249, 190, 247, 163, 249, 190, 242, 120, 113, 198, 242, 120, 113, 198, 242, 120, 113, 198, 242, 120, 113, 198, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_lanes_neon_x4(state: Write<Lanes<parameter::Sha256>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashLanes<parameter::Sha256>>>) {
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
/// Proved with contract, frame and statement `4b4fa0e4d8a5084fae3c9366bc4d6cca62d69195609f3f53b7dc36987ff0dcf3`.
pub(crate) mod sha256_lanes_neon_x8 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 8, share: 64 };
    pub(crate) const STACK: usize = 832;
    pub(crate) const INTERFACE: &str = "d7af3bc50eb70160e1f187b0c04781e2c99f0b1c2fe16bf1a6a93a183322dcf8";
    pub(crate) use super::sha256_lanes_neon_x4::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn sha256_lanes_neon_x8(state: Write<Lanes<parameter::Sha256>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashLanes<parameter::Sha256>>>) {
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
/// Proved with contract, frame and statement `a47191ddf899236d341dc2046d0b02e69d6fc6ff5803e551f5a2c559848ec6a2`.
pub(crate) mod md5_blocks_gpr {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NONE;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 0, share: 64 };
    pub(crate) const STACK: usize = 0;
    pub(crate) const INTERFACE: &str = "4e8a3d67b002d4a2d9390c7c2c017f5a45db44ce9b29c314c33e243c0a2def91";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 256]> = Aligned([120, 164, 106, 215, 86, 183, 199, 232, 219, 112, 32, 36, 238, 206, 189, 193, 175, 15, 124, 245, 42, 198, 135, 71, 19, 70, 48, 168, 1, 149, 70, 253, 216, 152, 128, 105, 175, 247, 68, 139, 177, 91, 255, 255, 190, 215, 92, 137, 34, 17, 144, 107, 147, 113, 152, 253, 142, 67, 121, 166, 33, 8, 180, 73, 98, 37, 30, 246, 64, 179, 64, 192, 81, 90, 94, 38, 170, 199, 182, 233, 93, 16, 47, 214, 83, 20, 68, 2, 129, 230, 161, 216, 200, 251, 211, 231, 230, 205, 225, 33, 214, 7, 55, 195, 135, 13, 213, 244, 237, 20, 90, 69, 5, 233, 227, 169, 248, 163, 239, 252, 217, 2, 111, 103, 138, 76, 42, 141, 66, 57, 250, 255, 129, 246, 113, 135, 34, 97, 157, 109, 12, 56, 229, 253, 68, 234, 190, 164, 169, 207, 222, 75, 96, 75, 187, 246, 112, 188, 191, 190, 198, 126, 155, 40, 250, 39, 161, 234, 133, 48, 239, 212, 5, 29, 136, 4, 57, 208, 212, 217, 229, 153, 219, 230, 248, 124, 162, 31, 101, 86, 172, 196, 68, 34, 41, 244, 151, 255, 42, 67, 167, 35, 148, 171, 57, 160, 147, 252, 195, 89, 91, 101, 146, 204, 12, 143, 125, 244, 239, 255, 209, 93, 132, 133, 79, 126, 168, 111, 224, 230, 44, 254, 20, 67, 1, 163, 161, 17, 8, 78, 130, 126, 83, 247, 53, 242, 58, 189, 187, 210, 215, 42, 145, 211, 134, 235]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_blocks_gpr(state: Write<Hash<parameter::Md5>>, input: Read<Input>, len: usize, table: Read<Table<contracts::HashBlocks<parameter::Md5>>>) {
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
/// Proved with contract, frame and statement `6140f39606cd1e126da331db1d3e95638f60faf43576cc2580974d3ab1d5753f`.
pub(crate) mod md5_lanes_neon_x4 {
    use crate::{cpu::features::Features, kernel::{contract::{Aligned, Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 4, share: 64 };
    pub(crate) const STACK: usize = 384;
    pub(crate) const INTERFACE: &str = "59ddcffe6ed9fc7e44fe9d3586140087a39de31a35f07a7f89baebf43f9489cc";
    #[rustfmt::skip]
    pub(crate) static TABLE: Aligned<[u8; 1040]> = Aligned([120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 120, 164, 106, 215, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 86, 183, 199, 232, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 219, 112, 32, 36, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 238, 206, 189, 193, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 175, 15, 124, 245, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 42, 198, 135, 71, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 19, 70, 48, 168, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 1, 149, 70, 253, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 216, 152, 128, 105, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 175, 247, 68, 139, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 177, 91, 255, 255, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 190, 215, 92, 137, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 34, 17, 144, 107, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 147, 113, 152, 253, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 142, 67, 121, 166, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 33, 8, 180, 73, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 98, 37, 30, 246, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 64, 179, 64, 192, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 81, 90, 94, 38, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 170, 199, 182, 233, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 93, 16, 47, 214, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 83, 20, 68, 2, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 129, 230, 161, 216, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 200, 251, 211, 231, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 230, 205, 225, 33, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 214, 7, 55, 195, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 135, 13, 213, 244, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 237, 20, 90, 69, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 5, 233, 227, 169, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 248, 163, 239, 252, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 217, 2, 111, 103, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 138, 76, 42, 141, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 66, 57, 250, 255, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 129, 246, 113, 135, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 34, 97, 157, 109, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 12, 56, 229, 253, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 68, 234, 190, 164, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 169, 207, 222, 75, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 96, 75, 187, 246, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 112, 188, 191, 190, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 198, 126, 155, 40, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 250, 39, 161, 234, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 133, 48, 239, 212, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 5, 29, 136, 4, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 57, 208, 212, 217, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 229, 153, 219, 230, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 248, 124, 162, 31, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 101, 86, 172, 196, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 67, 34, 41, 244, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 150, 255, 42, 67, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 166, 35, 148, 171, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 56, 160, 147, 252, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 194, 89, 91, 101, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 145, 204, 12, 143, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 124, 244, 239, 255, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 208, 93, 132, 133, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 78, 126, 168, 111, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 223, 230, 44, 254, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 19, 67, 1, 163, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 160, 17, 8, 78, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 129, 126, 83, 247, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 52, 242, 58, 189, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 186, 210, 215, 42, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 144, 211, 134, 235, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_lanes_neon_x4(state: Write<Lanes<parameter::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashLanes<parameter::Md5>>>) {
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
/// Proved with contract, frame and statement `ceecb52c7f922dc06b7d7b52a0ea4b646a198d7de46204c33191c2b79f1b8eb7`.
pub(crate) mod md5_lanes_neon_x8 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 8, share: 64 };
    pub(crate) const STACK: usize = 704;
    pub(crate) const INTERFACE: &str = "59ddcffe6ed9fc7e44fe9d3586140087a39de31a35f07a7f89baebf43f9489cc";
    pub(crate) use super::md5_lanes_neon_x4::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_lanes_neon_x8(state: Write<Lanes<parameter::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashLanes<parameter::Md5>>>) {
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
/// Proved with contract, frame and statement `a64e9cb5d936afc94c4b1b1657978cae087b63d4f4636708692f91ac93f6a0a0`.
pub(crate) mod md5_lanes_neon_x16 {
    use crate::{cpu::features::Features, kernel::{contract::{Shape, argument::*, parameter}, printed::contracts}};

    pub(crate) const FEATURES: Features = Features::NEON;
    pub(crate) const SHAPE: Shape = Shape { multiple: 64, most: usize::MAX, powers: 0, layout: 0, messages: 16, share: 64 };
    pub(crate) const STACK: usize = 1360;
    pub(crate) const INTERFACE: &str = "59ddcffe6ed9fc7e44fe9d3586140087a39de31a35f07a7f89baebf43f9489cc";
    pub(crate) use super::md5_lanes_neon_x4::TABLE;

    #[unsafe(naked)]
    pub(crate) unsafe extern "C" fn md5_lanes_neon_x16(state: Write<Lanes<parameter::Md5>>, inputs: Read<Messages>, len: usize, table: Read<Table<contracts::HashLanes<parameter::Md5>>>) {
        core::arch::naked_asm!(include_str!("md5_lanes_neon_x16.s"), ".p2align 6", options(raw))
    }
}
