//! Tests of the specification against the definition of its constants and the test suite of the RFC.

use raddle_isa::{Concrete, Word};

use super::spec;

/// Checks section 3.4; a double is exact enough, since no T[i] is that close to the next integer.
#[test]
fn the_table_is_of_sines() {
    for (i, t) in spec::T.into_iter().enumerate() {
        assert_eq!(t, ((i as f64 + 1.0).sin().abs() * 4294967296.0) as u32);
    }
}

/// Checks appendix A.5, for messages of less than a block.
#[test]
fn the_test_suite() {
    let suite: [(&str, u128); 4] = [
        ("", 0xd41d8cd98f00b204e9800998ecf8427e),
        ("a", 0x0cc175b9c0f1b6a831c399e269772661),
        ("abc", 0x900150983cd24fb0d6963f7d28e17f72),
        ("message digest", 0xf96b697d7cb7938d525a2f31aaf161d0),
    ];
    for (message, digest) in suite {
        let mut block = [0; 64];
        block[..message.len()].copy_from_slice(message.as_bytes());
        block[message.len()] = 0x80;
        block[56..].copy_from_slice(&(8 * message.len() as u64).to_le_bytes());
        let word = |i: usize| u32::from_le_bytes(std::array::from_fn(|k| block[4 * i + k]));
        let lit = |x: u32| Concrete::lit(32, x.into());
        let words = spec::compress(spec::INITIAL.map(lit), std::array::from_fn(|i| lit(word(i))));
        let bytes = words.map(|w| (w.value() as u32).to_le_bytes()).concat();
        assert_eq!(bytes, digest.to_be_bytes(), "{message}");
    }
}
