//! MD5, RFC 1321, transcribed. This text is run on the vectors of the RFC, is the portable kernel, and is the right-hand
//! side of every proof.

use super::Word;

/// The initial buffer (section 3.3).
pub const INITIAL: [u32; 4] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];

/// The table T (section 3.4): `T[i]` is the integer part of 2^32 times |sin(i + 1)|, i + 1 in radians.
#[rustfmt::skip]
pub const T: [u32; 64] = [
    0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
    0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
    0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
    0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
    0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
    0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
    0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
    0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391,
];

/// The rotation counts of four steps, by round (section 3.4).
pub const SHIFTS: [[u32; 4]; 4] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]];

/// Returns the number of the block word that step `i` adds (section 3.4), from the first number of each round and the
/// distance between numbers.
pub const fn word(i: usize) -> usize {
    let (first, apart) = [(0, 1), (1, 5), (5, 3), (0, 7)][i / 16];
    (first + apart * i) % 16
}

/// Returns the function of each round (section 3.4): F, G, H and I.
fn function<W: Word>(round: usize, x: W, y: W, z: W) -> W {
    match round {
        0 => (x & y) | (!x & z),
        1 => (x & z) | (y & !z),
        2 => x ^ y ^ z,
        _ => y ^ (x | !z),
    }
}

/// Returns the buffer after one more block (section 3.4). The words of the block are as in section 2: their first byte
/// is the lowest.
pub fn compress<W: Word>(buffer: [W; 4], block: [W; 16]) -> [W; 4] {
    let [mut a, mut b, mut c, mut d] = buffer;
    for i in 0..64 {
        let sum = a + function(i / 16, b, c, d) + block[word(i)] + W::lit(32, T[i] as u64);
        (a, d, c, b) = (d, c, b, b + sum.rol(SHIFTS[i / 16][i % 4]));
    }
    let last = [a, b, c, d];
    core::array::from_fn(|i| last[i] + buffer[i])
}
