//! The specification: SipHash-2-4 (Aumasson, Bernstein, 2012, section 2.2) of a message of one word.

use raddle_isa::Word;

/// The hash value of the word `m` under a key of two words.
pub fn siphash<W: Word>([k0, k1]: [W; 2], m: W) -> W {
    let lit = |x| W::lit(64, x);
    let mut v = [
        k0 ^ lit(0x736f_6d65_7073_6575),
        k1 ^ lit(0x646f_7261_6e64_6f6d),
        k0 ^ lit(0x6c79_6765_6e65_7261),
        k1 ^ lit(0x7465_6462_7974_6573),
    ];
    // The last block has the length of the message, 8 bytes, in its highest byte.
    for block in [m, lit(8 << 56)] {
        v[3] = v[3] ^ block;
        v = sip_round(sip_round(v));
        v[0] = v[0] ^ block;
    }
    v[2] = v[2] ^ lit(0xff);
    for _ in 0..4 {
        v = sip_round(v);
    }
    v[0] ^ v[1] ^ v[2] ^ v[3]
}

/// Figure 2.1.
fn sip_round<W: Word>([v0, v1, v2, v3]: [W; 4]) -> [W; 4] {
    let (v0, v2) = (v0 + v1, v2 + v3);
    let (v1, v3) = (v1.rol(13) ^ v0, v3.rol(16) ^ v2);
    let v0 = v0.rol(32);
    let (v2, v0) = (v2 + v1, v0 + v3);
    let (v1, v3) = (v1.rol(17) ^ v2, v3.rol(21) ^ v0);
    [v0, v1, v2.rol(32), v3]
}
