//! Tests of the specification against the vectors of FIPS 197.

use raddle_isa::{Concrete, Word};

use super::mode::Mode;
use super::{Size, spec};

fn words(bytes: &[u8]) -> Vec<Concrete> {
    bytes
        .chunks(4)
        .map(|word| Concrete::lit(32, u32::from_le_bytes(word.try_into().expect("4 bytes")).into()))
        .collect()
}

fn bytes(words: &[Concrete]) -> Vec<u8> {
    words.iter().flat_map(|word| (word.value() as u32).to_le_bytes()).collect()
}

/// Checks appendix C: the key is 00 01 02 …, the plaintext 00 11 22 ….
#[test]
fn cipher_of_appendix_c() {
    let expected: [(Size, [u8; 4]); 3] = [
        (Size::Aes128, [0x69, 0xc4, 0xe0, 0xd8]),
        (Size::Aes192, [0xdd, 0xa9, 0x7c, 0xa4]),
        (Size::Aes256, [0x8e, 0xa2, 0xb7, 0xca]),
    ];
    for (size, first) in expected {
        let key: Vec<u8> = (0..4 * size.key_words() as u8).collect();
        let block: Vec<u8> = (0..16).map(|i| 0x11 * i).collect();
        let schedule = spec::expand(size, &words(&key));
        assert_eq!(4 * schedule.len(), size.schedule_bytes());
        let block = words(&block).try_into().expect("4 words");
        assert_eq!(bytes(&spec::encrypt(&schedule, block))[..4], first, "{size:?}");
    }
}

/// Checks appendix A: the last word of each schedule.
#[test]
fn schedules_of_appendix_a() {
    let keys: [(Size, &[u8], [u8; 4]); 3] = [
        (
            Size::Aes128,
            &[0x2b, 0x7e, 0x15, 0x16, 0x28, 0xae, 0xd2, 0xa6, 0xab, 0xf7, 0x15, 0x88, 0x09, 0xcf, 0x4f, 0x3c],
            [0xb6, 0x63, 0x0c, 0xa6],
        ),
        (
            Size::Aes192,
            &[
                0x8e, 0x73, 0xb0, 0xf7, 0xda, 0x0e, 0x64, 0x52, 0xc8, 0x10, 0xf3, 0x2b, 0x80, 0x90, 0x79, 0xe5, 0x62,
                0xf8, 0xea, 0xd2, 0x52, 0x2c, 0x6b, 0x7b,
            ],
            [0x01, 0x00, 0x22, 0x02],
        ),
        (
            Size::Aes256,
            &[
                0x60, 0x3d, 0xeb, 0x10, 0x15, 0xca, 0x71, 0xbe, 0x2b, 0x73, 0xae, 0xf0, 0x85, 0x7d, 0x77, 0x81, 0x1f,
                0x35, 0x2c, 0x07, 0x3b, 0x61, 0x08, 0xd7, 0x2d, 0x98, 0x10, 0xa3, 0x09, 0x14, 0xdf, 0xf4,
            ],
            [0x70, 0x6c, 0x63, 0x1e],
        ),
    ];
    for (size, key, last) in keys {
        let schedule = spec::expand(size, &words(key));
        assert_eq!(bytes(&schedule[schedule.len() - 1..]), last, "{size:?}");
    }
}

#[test]
fn the_counter_wraps_modulo_2_to_the_32() {
    let after = |mode: Mode, block: [u8; 16]| bytes(&mode.increment(words(&block).try_into().expect("4 words"), 3));
    let block = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0xff, 0xff, 0xff, 0xfe];
    assert_eq!(after(Mode::Gcm, block), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 0, 0, 1]);
    let block = [0xfe, 0xff, 0xff, 0xff, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    assert_eq!(after(Mode::GcmSiv, block), [1, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
}
