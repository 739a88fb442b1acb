//! The interface that each wrapper was written for: the contract and the statement of the kernels that it calls, as a hash.
//!
//! `cargo xtask gen` prints the hash of each kernel's interface with its text, and the interface itself into
//! `gen/interfaces.txt`. The hashes are compared, when the library is compiled, where a kernel enters its list. So no wrapper
//! calls a kernel that was proved for other regions, another order of parameters, other aliasing, or another key size,
//! direction or hash.

use super::{Contract, parameter::*};
use crate::kernel::printed::contracts::*;

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

/// Whether two hashes are the same.
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
    Chacha20Xor = "3323c1a53001e7700833ff452f1acd309fddb7584c914a612fbbfa81d5fa289d";
    Chacha20Blocks = "6b4c5336823bd17f0ea4d156ebe6f4cfda8ee106db78efb2205a34d96e931f94";
    Poly1305Powers = "c51c3443ed20e7061d3e042ace6a1c8523929a56494c8c1b273d2d084440debc";
    Poly1305Blocks = "294eda751fe8b3ab6b56903e20692850dd3dbdab7a0e1ddb23d5cda29078d496";
    Poly1305Finish = "a70c668fbdde2bbf0916261621f902819fe69da149f366c7bebc007685330d15";
    Poly1305Lanes = "03482467d75250707e716c80787ce0e9eabbf8c3df4fe7f52482a583bc0e85df";
    Chacha20Poly1305Begin = "37f35a86c8cf9053c6dcbb87ce8c588ef4cb4049c18e6f6f4a576224cf097bde";
    Chacha20Poly1305Blocks = "393123e69f9382647819abe0b33e71b78a335b72e21d01a3bf19b5b10ee2c9f0";
    GhashPowers = "eec6dfeb26ebf422433522093119ebd9de58718dd64bf30028e0524df712f03c";
    GhashBlocks = "5a172314d28a18e40e6082b64f13718272c77bbb65c57469ae9cd0a5d3ff6d57";
    AesExpand<Bits128> = "264cd3ffedb109b33c373783147637f5f712b9840521ca9501dac29925bb9c5c";
    AesCtrXor<Bits128> = "56ddc7b31f6c29ec292d307693973cfd598e6a3985076db42d6d4d872b47ce92";
    AesGcmBlocks<Bits128, Seal> = "36bf28b76fbc8b070d1671f826a3cb0a03588a82dddcdaf7937375d0d05dab66";
    AesGcmFinish<Bits128, Seal> = "9d46d2ff63070d9801cf4842984a6fea4d1a74fb724cd492c3bebc349f9a8201";
    AesGcmBlocks<Bits128, Open> = "7580c96b29fea3a7465ac67f105859f3e7353f73bb931435cd0570f1aa9f2502";
    AesGcmFinish<Bits128, Open> = "188ceb052ccfe4a4e4f9c3b812f367437425cc372ebd81cf704ccc76cecb4470";
    AesExpand<Bits192> = "fec7ccfd36b24218cf76139d0644903d630e263b8e1f42744c156b0af85b68f6";
    AesCtrXor<Bits192> = "10615511e1cdcf82a7b8a517e6e8d18f3d14d866c3092397c5f132918529906f";
    AesGcmBlocks<Bits192, Seal> = "50b78ba93945c5a4e59546e750c493fc0354c995e067f6679ae6eb6625617d1a";
    AesGcmFinish<Bits192, Seal> = "bf9d9fc26643dcdb725bb37952cbd916afab3926446a158b9c835b814cd79463";
    AesGcmBlocks<Bits192, Open> = "914cdca05238a80997b5dbe9e2b86811239350ce04504af0d469baee331378f8";
    AesGcmFinish<Bits192, Open> = "6e374c17377f412acfdf8a6d3584753f378100984c923b14decbc83174670ffc";
    AesExpand<Bits256> = "5ea40a7ec8e8ec625740f8864680fdffb5ba703bac3a32b7e85266110af5c4ec";
    AesCtrXor<Bits256> = "4675908d6cd54240693d5fcb2337eb4952fc28de508dc473a76fd7c296806449";
    AesGcmBlocks<Bits256, Seal> = "585a6209bb455916e71323d09cffe2403402982734a3e6e63064cb2292e4ee23";
    AesGcmFinish<Bits256, Seal> = "6272060ab969fac1e34141443f1c175d2f2924c1caf530091da8bf78716fac66";
    AesGcmBlocks<Bits256, Open> = "22e14a979f8248da964f46d6ac72bb36b4df8bb93d950febda42d5d40f2239ca";
    AesGcmFinish<Bits256, Open> = "da77e96f93453e44a1ec55d506ffdb159a707327b161cb5c6e9f9deee670ff15";
    HashBlocks<Sha256> = "7b0e5fe0818c2026047cd1c443811140137103c50bac90cf591e49e82f5aa01e";
    HashStreams<Sha256> = "6f0f381c0171ec21863eead74f6b33858e8f5f34fd598ed1f8621449bb8bfb3c";
    HashLanes<Sha256> = "d7af3bc50eb70160e1f187b0c04781e2c99f0b1c2fe16bf1a6a93a183322dcf8";
    HashWords<Sha256> = "f0af7883bf488112954cd1efe1fd555598be92948de771ac5ad825043a04a680";
    HashBlocks<Md5> = "4e8a3d67b002d4a2d9390c7c2c017f5a45db44ce9b29c314c33e243c0a2def91";
    HashLanes<Md5> = "59ddcffe6ed9fc7e44fe9d3586140087a39de31a35f07a7f89baebf43f9489cc";
}

// Faults: a comparison that takes two hashes for one.
const _: () = assert!(same("ab12", "ab12") && same("", ""));
const _: () = assert!(!same("ab12", "ab13") && !same("bb12", "ab12"));
const _: () = assert!(!same("ab1", "ab12") && !same("ab12", "ab1") && !same("", "a"));
