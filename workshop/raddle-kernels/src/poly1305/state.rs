//! The memory of a Poly1305 kernel, with the bounds of every limb: a kernel may rely on these bounds at entry, and must
//! establish them if it writes the limbs.
//!
//! | bytes | what |
//! |---|---|
//! | 0 to 23 | h, the accumulator: below 2^130 + 2^128, in three 64-bit words |
//! | 24 to 31 | pad: the number that `poly1305_finish_*` adds above its blocks, 0 or 1, in units of 2^128 |
//! | 32 to 47 | r, clamped (RFC 8439, 2.5), in two words |
//! | 48 to 63 | s, in two words |
//! | from 64 on | powers of r, as the family of kernels reads them |

use raddle_isa::{Limb, Meaning, Number};

/// The offset of the accumulator.
pub const H: usize = 0;
/// The offset of the pad.
pub const PAD: usize = 24;
/// The offset of r.
pub const R: usize = 32;
/// The offset of s.
pub const S: usize = 48;
/// The number of bytes before the powers.
pub const FIXED: usize = 64;
/// The number of numbers before the powers: h, pad, r, s.
pub const FIXED_NUMBERS: usize = 4;

/// The maximum of the third word of h.
pub const H2_MAX: u64 = 4;

/// The powers that a family of kernels stores, at offsets from the first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Powers {
    /// The name of the layout: equal names mean equal layouts.
    pub name: String,
    /// The number of bytes that the powers take.
    pub bytes: usize,
    /// The powers; [`Meaning::Times`] counts from the first of these.
    pub numbers: Vec<Number>,
}

impl Powers {
    /// Returns a layout without powers: the kernels compute the powers that they need from r, or need none.
    pub fn none() -> Powers {
        Powers::named("none")
    }

    /// Returns a layout that has no powers yet.
    pub fn named(name: impl Into<String>) -> Powers {
        Powers { name: name.into(), bytes: 0, numbers: Vec::new() }
    }

    /// Returns the name of the layout and its length; `None` if it has no powers.
    pub fn layout(&self) -> Option<(&str, usize)> {
        (self.bytes > 0).then_some((&self.name, self.bytes))
    }

    /// Appends a number in 64-bit limbs of `radix` bits each. No limb is over `max`; the limbs begin at `at` and are
    /// `step` bytes apart.
    pub fn number(&mut self, at: usize, step: usize, radix: u32, max: &[u64], is: Meaning) {
        self.limbs(8, at, step, radix, max, is);
    }

    /// Appends a number in 32-bit limbs in the same way.
    pub fn narrow(&mut self, at: usize, step: usize, radix: u32, max: &[u64], is: Meaning) {
        self.limbs(4, at, step, radix, max, is);
    }

    fn limbs(&mut self, bytes: usize, at: usize, step: usize, radix: u32, max: &[u64], is: Meaning) {
        let limb =
            |(i, &max): (usize, &u64)| Limb { at: at + i * step, bytes, shift: radix * i as u32, max, multiple: 1 };
        let limbs: Vec<Limb> = max.iter().enumerate().map(limb).collect();
        self.bytes = limbs.iter().map(|limb| limb.at + limb.bytes).fold(self.bytes, usize::max);
        self.numbers.push(Number { region: "state", limbs, is });
    }
}

/// Returns all numbers in the state, which begins at `at` of its region.
pub fn numbers(powers: &Powers, at: usize) -> Vec<Number> {
    let word = |offset: usize, i: u32, max: u64, multiple: u64| Limb {
        at: at + offset + 8 * i as usize,
        bytes: 8,
        shift: 64 * i,
        max,
        multiple,
    };
    let number = |limbs: Vec<Limb>, is| Number { region: "state", limbs, is };
    let mut all = vec![
        number(vec![word(H, 0, u64::MAX, 1), word(H, 1, u64::MAX, 1), word(H, 2, H2_MAX, 1)], Meaning::Any),
        number(vec![word(PAD, 0, 1, 1)], Meaning::Any),
        // The clamp clears the low two bits of the second word, so a quarter of it is an integer.
        number(vec![word(R, 0, 0x0fff_fffc_0fff_ffff, 1), word(R, 1, 0x0fff_fffc_0fff_fffc, 4)], Meaning::Power(1)),
        number(vec![word(S, 0, u64::MAX, 1), word(S, 1, u64::MAX, 1)], Meaning::Any),
    ];
    debug_assert_eq!(all.len(), FIXED_NUMBERS);
    for power in &powers.numbers {
        let limbs = power.limbs.iter().map(|limb| Limb { at: at + FIXED + limb.at, ..*limb }).collect();
        let is = match power.is {
            Meaning::Times(factor, of) => Meaning::Times(factor, FIXED_NUMBERS + of),
            other => other,
        };
        all.push(Number { region: power.region, limbs, is });
    }
    all
}

/// Returns the numbers in the states of `count` messages, which are stored word by word ([`in_lanes`]). Each message
/// has a key of its own.
pub fn numbers_in_lanes(count: usize) -> Vec<Number> {
    let of_message = |message: usize| {
        let limb = move |limb: &Limb| Limb { at: in_lanes(count, limb.at, message), ..*limb };
        numbers(&Powers::none(), 0).into_iter().map(move |number| Number {
            limbs: number.limbs.iter().map(limb).collect(),
            // The contract knows the powers of one r; here each message has its own.
            is: Meaning::Any,
            ..number
        })
    };
    (0..count).flat_map(of_message).collect()
}

/// Returns the offset of the word at byte `at` of the state of a message, among the words of `count` messages.
pub fn in_lanes(count: usize, at: usize, message: usize) -> usize {
    count * at + 8 * message
}
