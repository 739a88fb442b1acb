//! Identities from standards. AES and SHA-256, with the rows as their rounds and functions, must equal the
//! implementations of other authors; a polynomial product must match its definition.

use std::collections::BTreeMap;

use aes::Aes128;
use cipher::{BlockCipherEncrypt, KeyInit};
use raddle_check::cosim::Step;
use raddle_check::cosim::plant::Plant;
use raddle_check::cosim::random::Random;
use raddle_check::cosim::report::{Report, RowReport};
use raddle_isa::machine::Value;
use raddle_isa::ppc64le::{v, vcipher, vcipherlast, vpmsumd, vshasigmaw};
use raddle_isa::word::{Concrete, ConcreteByte, Word};
use raddle_isa::{Inst, Isa, Machine, Row};
use sha2::{Digest, Sha256};

/// The number of times that each identity is tried. One try uses a row ten times for AES and several hundred times for
/// SHA-256.
const TRIES: usize = 64;

/// Wrong meanings of rows for which co-simulation has none.
pub(super) const PLANTS: &[Plant] = &[
    Plant {
        isa: Isa::Ppc64le,
        row: "vcipher",
        fault: "leaves out MixColumns",
        step: |m, inst| m.step(&if inst.row.name == "vcipher" { vcipherlast(v(0), v(1), v(2)) } else { inst.clone() }),
    },
    Plant {
        isa: Isa::Ppc64le,
        row: "vcipherlast",
        fault: "mixes columns",
        step: |m, inst| m.step(&if inst.row.name == "vcipherlast" { vcipher(v(0), v(1), v(2)) } else { inst.clone() }),
    },
    Plant {
        isa: Isa::Ppc64le,
        row: "vpmsumd",
        fault: "multiplies only the upper halves",
        step: |m, inst| {
            m.bytes_mut(v(1).reg)[..8].fill(ConcreteByte::from(0));
            m.step(inst)
        },
    },
];

/// Returns the results of the identities for the rows that they cover.
pub(super) fn report(rows: &[&'static Row], seed: u64, step: Step<'_>) -> Report {
    let rows = rows.iter().map(|row| {
        let (mut report, mut random) = (RowReport::new(row), Random::named(seed, row.name));
        let identity: fn(&Rows<'_>, &mut Random) -> bool = match row.name {
            "vcipher" | "vcipherlast" => aes_128,
            "vshasigmaw" => sha_256,
            "vpmsumd" => product,
            _ => return report,
        };
        for _ in 0..TRIES {
            report.states += 1;
            if !identity(&Rows(step), &mut random) {
                report.mismatches += 1;
                report.first.get_or_insert("an identity does not hold".into());
            }
        }
        report
    });
    let rows = rows.collect();
    Report { oracle: "standards".into(), seed, rows, forms: BTreeMap::new(), forms_skipped: Vec::new() }
}

/// The meanings of rows.
struct Rows<'a>(Step<'a>);

impl Rows<'_> {
    /// Returns the result, in v0, of an instruction with these numbers in v1 and v2.
    fn run(&self, inst: &Inst, a: u128, b: u128) -> u128 {
        let mut machine = Machine::new(Isa::Ppc64le, |_, _| ConcreteByte::from(0));
        for (n, number) in [(1, a), (2, b)] {
            let words = [number as u64, (number >> 64) as u64].map(|word| Concrete::lit(64, word));
            let bytes: Vec<_> = words.iter().flat_map(|word| (0..8).map(|i| word.byte(i))).collect();
            machine.write(v(n).reg, Value::of_bytes(&bytes));
        }
        (self.0)(&mut machine, inst).expect("registers alone");
        machine.bytes(v(0).reg).iter().rev().fold(0, |number, byte| number << 8 | u128::from(byte.value))
    }

    /// Computes FIPS 197's SubWord: the last round, on four equal columns and without a key, substitutes each byte and
    /// moves none.
    fn sub_word(&self, word: u32) -> u32 {
        let columns = u128::from(word) * 0x1_0000_0001_0000_0001_0000_0001;
        self.run(&vcipherlast(v(0), v(1), v(2)), columns, 0) as u32
    }

    /// Computes a function of SHA-256 in a random lane: the first or second one, of the schedule or of the rounds.
    fn sigma(&self, of_rounds: i64, second: bool, x: u32, random: &mut Random) -> u32 {
        let lane = random.below(4);
        let others = u128::from(random.bits()) << 64 | u128::from(random.bits());
        let vector = others & !(0xffff_ffff << (32 * lane)) | u128::from(x) << (32 * lane);
        let select = random.below(16) as i64 & !(1 << lane) | i64::from(second) << lane;
        (self.run(&vshasigmaw(v(0), v(1), of_rounds, select), vector, 0) >> (32 * lane)) as u32
    }
}

/// Compares AES-128 of a random block (FIPS 197, 5.1 and 5.2) with the crate `aes`.
fn aes_128(rows: &Rows<'_>, random: &mut Random) -> bool {
    let [key, block] = [0; 2].map(|_| {
        let style = random.style();
        u128::from(random.word(style)) << 64 | u128::from(random.word(style))
    });
    let mut words: Vec<u32> = (0..4).map(|i| (key >> (96 - 32 * i)) as u32).collect();
    let mut constant = 1_u32;
    for i in 4..44 {
        let mut word = words[i - 1];
        if i % 4 == 0 {
            word = rows.sub_word(word.rotate_left(8)) ^ constant << 24;
            constant = constant << 1 ^ if constant & 0x80 == 0 { 0 } else { 0x11b };
        }
        words.push(words[i - 4] ^ word);
    }
    let keys: Vec<u128> =
        words.chunks(4).map(|four| four.iter().fold(0, |key, &word| key << 32 | u128::from(word))).collect();
    let mut state = block ^ keys[0];
    for round in &keys[1..10] {
        state = rows.run(&vcipher(v(0), v(1), v(2)), state, *round);
    }
    state = rows.run(&vcipherlast(v(0), v(1), v(2)), state, keys[10]);
    let mut theirs = block.to_be_bytes().into();
    Aes128::new(&key.to_be_bytes().into()).encrypt_block(&mut theirs);
    state.to_be_bytes() == *theirs
}

/// Compares SHA-256 of a random one-block message (FIPS 180-4, 6.2) with the crate `sha2`. The constants are computed
/// from their definitions, 4.2.2 and 5.3.3.
fn sha_256(rows: &Rows<'_>, random: &mut Random) -> bool {
    let message: Vec<u8> = (0..random.below(56)).map(|_| random.bits() as u8).collect();
    let mut block = message.clone();
    block.push(0x80);
    block.resize(56, 0);
    block.extend((8 * message.len() as u64).to_be_bytes());
    let primes: Vec<u128> = (2..312).filter(|n| (2..*n).all(|d| n % d != 0)).collect();
    // Returns the first 32 bits of the fractional part of a root.
    let root = |power: u32, prime: u128| {
        let bits = (0..40).rev().fold(0_u128, |root, bit| {
            let next = root | 1 << bit;
            if next.pow(power) <= prime << (32 * power) { next } else { root }
        });
        bits as u32
    };
    let mut w: Vec<u32> = block.as_chunks().0.iter().map(|four| u32::from_be_bytes(*four)).collect();
    for t in 16..64 {
        let (first, second) = (rows.sigma(0, false, w[t - 15], random), rows.sigma(0, true, w[t - 2], random));
        w.push(second.wrapping_add(w[t - 7]).wrapping_add(first).wrapping_add(w[t - 16]));
    }
    let start: Vec<u32> = primes[..8].iter().map(|&prime| root(2, prime)).collect();
    let mut hash = start.clone();
    for t in 0..64 {
        let &[a, b, c, d, e, f, g, h] = hash.as_slice() else { unreachable!("eight words") };
        let t1 = [rows.sigma(1, true, e, random), e & f ^ !e & g, root(3, primes[t]), w[t]];
        let t1 = t1.into_iter().fold(h, u32::wrapping_add);
        let t2 = rows.sigma(1, false, a, random).wrapping_add(a & b ^ a & c ^ b & c);
        hash = vec![t1.wrapping_add(t2), a, b, c, d.wrapping_add(t1), e, f, g];
    }
    let ours = start.iter().zip(&hash).flat_map(|(x, y)| x.wrapping_add(*y).to_be_bytes());
    ours.eq(Sha256::digest(&message))
}

/// Compares the sum of two products of polynomials over GF(2) with its definition, coefficient by coefficient.
fn product(rows: &Rows<'_>, random: &mut Random) -> bool {
    let style = random.style();
    let [a, b] = [0; 2].map(|_| [0; 2].map(|_| random.word(style)));
    let bit = |word: u64, i: usize| u128::from(word >> i & 1);
    let mut sum = 0;
    for half in 0..2 {
        for (i, j) in (0..64).flat_map(|i| (0..64).map(move |j| (i, j))) {
            sum ^= (bit(a[half], i) & bit(b[half], j)) << (i + j);
        }
    }
    let [a, b] = [a, b].map(|[low, high]| u128::from(high) << 64 | u128::from(low));
    rows.run(&vpmsumd(v(0), v(1), v(2)), a, b) == sum
}
