//! What the wrappers were written against: the contract and the statement of the kernels that they call, by hash.
//!
//! `cargo xtask gen` prints the hash of a kernel's beside its text, and the text of it into `gen/interfaces.txt`. The two
//! are compared where a kernel enters its list, so that no wrapper calls a kernel that was proved for something else: with
//! other regions, another order of parameters, other memory that may be one, or of another key size, direction or hash.

use super::contract::{
    AesCtrXor, AesExpand, AesGcmBlocks, AesGcmFinish, Bits128, Bits192, Bits256, Chacha20Poly1305Begin,
    Chacha20Poly1305Blocks, Chacha20Xor, Contract, GhashBlocks, GhashPowers, HashBlocks, HashLanes, HashStreams, Md5,
    Open, Poly1305Blocks, Poly1305Finish, Poly1305Powers, Seal, Sha256,
};

/// Says what a wrapper was written against.
pub(super) trait Interface: Contract {
    /// The SHA-256 in `gen/interfaces.txt`. To change it is to say: the wrapper was read again, and keeps this.
    const INTERFACE: &'static str;
}

/// What a kernel of another interface is refused with.
pub(super) const CHANGED: &str = "this kernel was proved for another contract or statement than its wrapper was written \
    against: read what `git diff crates/raddle/gen/interfaces.txt` shows, change the wrapper to keep it, and then \
    write the new hash into src/kernel/interface.rs";

/// Whether two hashes are the same.
pub(super) const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

macro_rules! interfaces {
    ($($contract:ty = $hash:literal;)*) => {$(
        impl Interface for $contract {
            const INTERFACE: &'static str = $hash;
        }
    )*};
}

interfaces! {
    Chacha20Xor = "28a6393af368d9faef37eee017b16837651d78b5594ccb72b7a29a0e80cb082d";
    Poly1305Powers = "00ac67f8c0b86dc9ecb3415c50e39e2dfe6150de9e7e3807c5a7c9925977d7b1";
    Poly1305Blocks = "4a1e5988d9cd8c68ac5db99837cb22948d5ba643d29ed22f3dec087fcaf3c946";
    Poly1305Finish = "9ec1bb7a2eb25ba6557951b21f4bc7a22c31078c4ff89e53e91879e07f60854b";
    Chacha20Poly1305Begin = "fabca4915199cc0b7b2fb9eb18cf945667ec5cf48fd6fef890c13e8237c17e0e";
    Chacha20Poly1305Blocks = "6e60d3bc06029d6f9dd914f8b179e54868d9cb6ea5ffe90b00b76e71923d7566";
    GhashPowers = "1beae80243e884ee5850ac57ebd79532a61028ef62f5ca3648b8adacd8bfc294";
    GhashBlocks = "989377bcfc1fd435525437a68eb3bc979350b4f5ed02ca518aa1e53adbafd606";
    AesExpand<Bits128> = "4ec5936ba32066462d987db3eabc78bf14f28f366310075b51d1fa31cb946484";
    AesCtrXor<Bits128> = "471a1e27f3eb1c08826b5814f235c589e456e96a4291db483536be8456b92e17";
    AesGcmBlocks<Bits128, Seal> = "105e309d6327a9297739ab77bf5134c5a51a5abe5f243df9d31dfd00c03c57fd";
    AesGcmFinish<Bits128, Seal> = "c75ecdfe6b96824d31a50a8cf6e3ad76ab14465bcfd7b7757f3d70834125fb47";
    AesGcmBlocks<Bits128, Open> = "8884f7623dbbfb6ddbdad69293f62ae1f89517e821bf26ed243299183bdaba99";
    AesGcmFinish<Bits128, Open> = "889ec72a2fb8914360980b97e966d628710625fbe338e8610984d9abe10311a8";
    AesExpand<Bits192> = "1121411d8c765ac39fac74b9ce58d2cf012ff388d41f1d247a8b8fb6e49abcac";
    AesCtrXor<Bits192> = "4a8edbbca75085adea25e081ac76a0ce6bdeb12187ee29930d87dbfcea33ba62";
    AesGcmBlocks<Bits192, Seal> = "31e2ab3ac80b79403ea4be42680b9435a3cb652a4ca565b1b95efbb2de5d3fcb";
    AesGcmFinish<Bits192, Seal> = "7800008111432581e93778a8b05be30170a43a44041cdc668f4d95785018f78d";
    AesGcmBlocks<Bits192, Open> = "3139577fb4b2dc2dfb415f6e672ba7be1f4ffdc4c0804fd66b7fee4dd2f705e8";
    AesGcmFinish<Bits192, Open> = "8b98c8354e9e871b1ecb30a6acc22ed980ad24b1437139fe371e1c0e128e2136";
    AesExpand<Bits256> = "41409dcc9b21e86934f2135c13167dbc20d677a88d54178136fa4d142bdd1425";
    AesCtrXor<Bits256> = "bd401c995c75209f899697dda90f5e973803cf983ab520eca890dc1c91cfc96d";
    AesGcmBlocks<Bits256, Seal> = "d60f90015860c9c9a0c2c206580e44ac20877aa751e95d753c0c2ade1aca1efd";
    AesGcmFinish<Bits256, Seal> = "66ce0804851313639f6b8d51679ad9111f6806d9358ac45f21fcd096296f5735";
    AesGcmBlocks<Bits256, Open> = "85121f57cc05d0ea7427132e274b1224c37093a6793021185febec59ab76b651";
    AesGcmFinish<Bits256, Open> = "af7eb2047366f863d0346b59d1969fba1fd49e0840de5aa8a00209d957b05fa8";
    HashBlocks<Sha256> = "fb54c65063371023bba2348bf1d90f7cc3c6139d76750aa2c2b69940e4036036";
    HashStreams<Sha256> = "a35bb314111721f97d22da4cf9985c701f35e3902f411b41e2a716eb8d1533ce";
    HashLanes<Sha256> = "17f5f7f4af6a75a718db0b8ef9a8b4c6465c08ad69234f625f19c5de096cdbf8";
    HashBlocks<Md5> = "a235cf688d48ad701dc88852090fcf0f6543efc26d18c7e880f7362621e6ec48";
    HashLanes<Md5> = "52c964587babc11080b8ee9c1829a3e0d63cc0f192a252a47a01b144fc1fd355";
}

// Faults: a comparison that takes two hashes for one.
const _: () = assert!(same("ab12", "ab12") && same("", ""));
const _: () = assert!(!same("ab12", "ab13") && !same("bb12", "ab12"));
const _: () = assert!(!same("ab1", "ab12") && !same("ab12", "ab1") && !same("", "a"));
