//! What the tests share.

#![allow(dead_code, reason = "each test uses a part")]

/// Bytes from hexadecimal digits; white space is skipped.
pub(crate) fn hex(digits: &str) -> Vec<u8> {
    let digits: Vec<u32> = digits.chars().filter(|c| !c.is_whitespace()).map(|c| c.to_digit(16).unwrap()).collect();
    digits.chunks(2).map(|pair| (pair[0] << 4 | pair[1]) as u8).collect()
}

/// As many bytes from hexadecimal digits as the array has.
pub(crate) fn hex_array<const N: usize>(digits: &str) -> [u8; N] {
    hex(digits).try_into().unwrap()
}
