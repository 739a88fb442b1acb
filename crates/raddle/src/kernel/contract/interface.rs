//! The interface that each wrapper was written for: a hash of the contract and the statement of the kernels that it calls.
//!
//! `cargo xtask gen` writes the hash of each kernel's interface beside its text, and the interface itself into
//! `gen/interfaces.txt`. When the library is compiled, the hashes are compared where a kernel enters its list. So no wrapper
//! calls a kernel that was proved for other regions, another order of parameters, other aliasing, or another key size,
//! direction or hash.

use super::{Contract, parameter::*};
use crate::kernel::generated::contracts::*;

/// The interface that a wrapper was written for.
pub(in crate::kernel) trait Interface: Contract {
    /// The SHA-256 in `gen/interfaces.txt`. Change it only after you have read the wrapper again and found that it keeps the
    /// new interface.
    const INTERFACE: &'static str;
}

/// The message of the compiler error for a kernel of another interface.
pub(in crate::kernel) const CHANGED: &str = "this kernel was proved for another contract or statement than its wrapper was written \
    against: read what `git diff crates/raddle/gen/interfaces.txt` shows, change the wrapper to keep it, and then \
    write the new hash into src/kernel/contract/interface.rs";

/// Whether two hashes are equal.
pub(in crate::kernel) const fn same(a: &str, b: &str) -> bool {
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
    Chacha20Xor = "47b3c146cb1183402ba9e1284f544ae561fc5d9397c5ceff18cfc6d9327b835c";
    Chacha20Blocks = "249cc6c605077c9db2d3054fb68b499d78a9e4384de69a678d0f4fb58a733184";
    Poly1305Powers = "a9f8eb01bef54ba065abc7194813d21a3473f0022253cf509b19249041166230";
    Poly1305Blocks = "898a1701ef835e6a413c4a676ea36c90f6550dc0736141de3a2d851c5536a650";
    Poly1305Finish = "64b3a12193de4f773d9b1853ebfe1579ded4363478048bfbb156683fe39a1dcc";
    Poly1305Lanes = "76e9b56767c6c27d9ea35eb81fb68ed01d13bbe6deb3fe55b090cb9cbcea37eb";
    Chacha20Poly1305Begin = "557499a76d40868af823368a8347f89e1ffc2cd9af74a073aee219fe2bcafae6";
    Chacha20Poly1305Blocks = "5accdd19efb3bb572bdcda6a812b9c160b153198e0c80e3d2e50768e4c260fc9";
    GhashPowers = "eec6dfeb26ebf422433522093119ebd9de58718dd64bf30028e0524df712f03c";
    GhashBlocks = "7c78f07a617af526a7cdefa84b51e9ea8abdfc68ed651e924925b6ab8035ef29";
    AesExpand<Bits128> = "264cd3ffedb109b33c373783147637f5f712b9840521ca9501dac29925bb9c5c";
    AesCtrXor<Bits128> = "03b16b826d804bad64f17bb00583292e6c952882b0d7ac08ca39c7991b04d1d7";
    AesGcmBlocks<Bits128, Seal> = "83ef56814655ce51c9acb97814499df4e91fa83d483c5fb934c49b6093bb8160";
    AesGcmFinish<Bits128, Seal> = "0bd32768208c80ec116be293a16afc3c1839e765f9464ccbf009e3f96f133cde";
    AesGcmBlocks<Bits128, Open> = "373a8b00887c0adc14b5dee912a85bfcc90c0ac7b3263166b08c543dc7ce45de";
    AesGcmFinish<Bits128, Open> = "c1e0689029e5c969147a0d3e3d4f94ecc8bd63adcbf83476937cdd292bcdb478";
    AesExpand<Bits192> = "fec7ccfd36b24218cf76139d0644903d630e263b8e1f42744c156b0af85b68f6";
    AesCtrXor<Bits192> = "82bf25e55aaa38b1b56d73d73944cb8e2a27a854b2ca4c6e21ff4eeb379aaf78";
    AesGcmBlocks<Bits192, Seal> = "59edcc14c3e9a7d7ad124bb402f95023dcb6aba717564377452eceb9345948a8";
    AesGcmFinish<Bits192, Seal> = "5a0fa9768b99eb2ff39e09d91fdacafa5c3251c1793ea76d9d1fced1c5c0228a";
    AesGcmBlocks<Bits192, Open> = "57244ef67d32ee90a77e26ebfad4977b19f3518370901fddb54d6e04d2830d04";
    AesGcmFinish<Bits192, Open> = "c758d84b94e22b12cf2f434347a280d71e5ca76795feedb8ca1de297a77e78af";
    AesExpand<Bits256> = "5ea40a7ec8e8ec625740f8864680fdffb5ba703bac3a32b7e85266110af5c4ec";
    AesCtrXor<Bits256> = "98fa26c7161ca90d6a5709c9003dd30886ff7953a3e436c7c1b333182245a2b3";
    AesGcmBlocks<Bits256, Seal> = "85177f8f7f3afd541b43459c19623ccf139b282902e87b102e3e211586a48340";
    AesGcmFinish<Bits256, Seal> = "ac917ad600f781943214b34f4fd25d7bacc3b753804ae66a378bc2e66b4ebf47";
    AesGcmBlocks<Bits256, Open> = "3902c3545e4e4438130e6437b3968a825314b20d51440b05092ee1abc13aaa40";
    AesGcmFinish<Bits256, Open> = "096cfd2ec09b8983bc073eeab1c5a2d61263d243751513fbab7c87d4a495e91b";
    HashBlocks<Sha256> = "b3dee90b34e6a8a6452ba9b783041f783dae2fe0698b209077ca8c5334afb793";
    HashStreams<Sha256> = "f0918befd2311cfbad65547ef8853bea60f44c37bdd0b9657765ff634e71cd9c";
    HashLanes<Sha256> = "7c4c3cecfb7235ddf99dabc05d2ac70ef3fe45aed0bbd8d039c0d826c5a8ce91";
    HashWords<Sha256> = "f0af7883bf488112954cd1efe1fd555598be92948de771ac5ad825043a04a680";
    HashBlocks<Md5> = "1ca902d0b8da164a4ec9c9cfcc205cf5036d0368339bcd0f650c2b7d8a82982c";
    HashLanes<Md5> = "17f7131bb4d801b616d4115e9ac282193f55ce72afe75de10ea6b85127473ae2";
}

// Faults: a comparison that finds two different hashes equal.
const _: () = assert!(same("ab12", "ab12") && same("", ""));
const _: () = assert!(!same("ab12", "ab13") && !same("bb12", "ab12"));
const _: () = assert!(!same("ab1", "ab12") && !same("ab12", "ab1") && !same("", "a"));
