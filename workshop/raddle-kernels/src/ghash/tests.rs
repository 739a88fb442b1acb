//! Tests of the algebra that the kernels rely on, against the product of the standard.

/// Returns X Y by SP 800-38D, 6.3, algorithm 1: a block is a number with its first byte highest.
fn product(x: u128, y: u128) -> u128 {
    let (mut z, mut v) = (0, y);
    for i in 0..128 {
        if x >> (127 - i) & 1 == 1 {
            z ^= v;
        }
        v = v >> 1 ^ if v & 1 == 1 { 0xe1 << 120 } else { 0 };
    }
    z
}

/// Q without x^128.
const Q: u128 = 1 << 127 | 1 << 126 | 1 << 121 | 1;

/// Returns a x^n modulo Q.
fn shifted(a: u128, n: u32) -> u128 {
    (0..n).fold(a, |a, _| a << 1 ^ (a >> 127) * Q)
}

/// Returns a x^-1 modulo Q: Q is odd, so adding it to an odd a gives an even number.
fn halved(a: u128) -> u128 {
    if a & 1 == 1 { (a ^ Q) >> 1 | 1 << 127 } else { a >> 1 }
}

/// Returns a b modulo Q.
fn times(a: u128, b: u128) -> u128 {
    (0..128).filter(|i| b >> i & 1 == 1).fold(0, |sum, i| sum ^ shifted(a, i))
}

/// Checks R(X H) = R(X) G with G = R(H) x^-127. Both sides are bilinear: if they are equal on all pairs of basis
/// vectors, they are equal.
#[test]
fn the_product_of_the_standard_on_all_pairs_of_basis_vectors() {
    for j in 0..128 {
        let h = 1 << j;
        let g = (0..127).fold(h, |g, _| halved(g));
        for i in 0..128 {
            let x = 1 << i;
            // The number of a block with its first byte highest is the number of the block with its bytes reversed,
            // which is R(X).
            assert_eq!(product(x, h), times(x, g), "bits {i} and {j}");
        }
    }
}

#[test]
fn halving_undoes_shifting() {
    for i in 0..128 {
        assert_eq!(halved(shifted(1 << i, 1)), 1 << i);
    }
}
