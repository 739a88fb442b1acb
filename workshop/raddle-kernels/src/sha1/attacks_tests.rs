//! Derives the conditions of attacks from their disturbance vectors, and compares them with the table.
//!
//! The unknowns are the bits of words, and for each disturbance a bit that says whether it subtracts. The correction of a
//! disturbance goes the other way, except that the functions Ch, Parity and Maj may turn it: Parity goes either way, and Maj
//! never turns a difference, but may absorb it. A bit of a word that has one difference goes the way of that difference. Two
//! differences of a bit that does not change cancel, so they go different ways. The highest bit has no sign.
//!
//! A pair of neighbouring disturbances may carry into one, so the function of a round may change either bit of the pair alone.
//! Then nothing is known about the bit below.

use std::collections::{BTreeMap, BTreeSet};

use raddle_isa::{Concrete, Word};

use super::attacks::{CONDITIONS, CORRECTIONS, Conditions, DisturbanceVector, VECTORS, candidates, schedule};
use super::attacks_in_lanes::{self, Test};

/// An unknown of an equation, in the order in which unknowns are eliminated from the last on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Unknown {
    One,
    /// A bit of a word of the message schedule.
    Bit(usize, u32),
    /// Whether the disturbance of this round and bit subtracts.
    Subtracts(usize, u32),
}
use Unknown::*;

/// An exclusive or of unknowns, which is zero.
type Equation = BTreeSet<Unknown>;

fn equation(unknowns: impl IntoIterator<Item = Unknown>) -> Equation {
    unknowns.into_iter().fold(Equation::new(), |sum, unknown| &sum ^ &[unknown].into())
}

/// Equations in echelon form, by their last unknowns.
#[derive(Default)]
struct Basis(BTreeMap<Unknown, Equation>);

impl Basis {
    fn reduce(&self, mut equation: Equation) -> Equation {
        let mut rest = Equation::new();
        while let Some(last) = equation.pop_last() {
            match self.0.get(&last) {
                Some(known) => equation = &(&equation ^ known) ^ &[last].into(),
                None => _ = rest.insert(last),
            }
        }
        rest
    }

    fn add(&mut self, equation: Equation) {
        let rest = self.reduce(equation);
        if let Some(&last) = rest.last() {
            self.0.insert(last, rest);
        }
    }

    fn of(equations: impl IntoIterator<Item = Equation>) -> Basis {
        let mut basis = Basis::default();
        equations.into_iter().for_each(|equation| basis.add(equation));
        basis
    }
}

/// The words whose local collisions an attack must follow (Stevens and Shumow, conjecture 3).
const WORDS: std::ops::Range<usize> = 35..65;

/// Returns the equations between bits of words that each block of an attack meets.
fn derived(vector: DisturbanceVector) -> Basis {
    let disturbances = vector.disturbances();
    let differences = vector.differences();
    // The bit of a disturbance `before` rounds before round `t`. Disturbances from round 30 on are corrected in `WORDS`.
    let bit = |t: usize, before: usize, bit: u32| {
        let round = t - before;
        let is_set = round + CORRECTIONS >= WORDS.start && disturbances[round + CORRECTIONS] >> bit & 1 == 1;
        is_set.then_some((round, bit))
    };
    let is_paired = |(round, bit): (usize, u32)| {
        let word = disturbances[round + CORRECTIONS];
        bit > 0 && word >> (bit - 1) & 1 == 1 || bit < 31 && word >> (bit + 1) & 1 == 1
    };
    let adds = |(round, bit)| equation([Subtracts(round, bit)]);
    let subtracts = |(round, bit)| equation([Subtracts(round, bit), One]);
    let mut equations = Vec::new();
    for t in WORDS {
        let has_maj = (40..60).contains(&t);
        let inputs = |of: u32| -> Vec<_> {
            let rotated = (of + 2) % 32;
            [bit(t, 2, of), bit(t, 3, rotated), bit(t, 4, rotated)].into_iter().flatten().collect()
        };
        for of in 0..32 {
            // The differences of this bit of W(t), and their signs if they have one.
            let mut parts: Vec<Option<Equation>> = Vec::new();
            parts.extend(bit(t, 0, of).map(|place| Some(adds(place))));
            parts.extend(bit(t, 1, (of + 27) % 32).map(|place| Some(subtracts(place))));
            parts.extend(bit(t, 5, (of + 2) % 32).map(|place| Some(subtracts(place))));
            let inputs_here = inputs(of);
            let is_known = has_maj && !inputs_here.iter().any(|&place| is_paired(place));
            match inputs_here[..] {
                [] => {}
                [one] => parts.push(is_known.then(|| subtracts(one))),
                // Maj absorbs two differences if and only if they go different ways. Parity always absorbs them.
                [one, two] if is_known => equations.push(&adds(one) ^ &subtracts(two)),
                [_, _] => {}
                _ => parts.push(None),
            }
            assert_eq!(parts.len() % 2, (differences[t] >> of & 1) as usize, "W({t}), bit {of}");
            let above = if of < 31 { inputs(of + 1) } else { Vec::new() };
            let may_carry = !above.is_empty() && (has_maj || above.into_iter().any(is_paired));
            if of == 31 || may_carry {
                continue;
            }
            match &parts[..] {
                [Some(sign)] => equations.push(sign ^ &equation([Bit(t, of)])),
                [Some(one), Some(two)] => equations.push(&(one ^ two) ^ &equation([One])),
                _ => {}
            }
        }
    }
    let mut basis = Basis::of(equations);
    basis.0.retain(|last, _| !matches!(last, Subtracts(..)));
    basis
}

/// Returns the equations of a table for a vector, by its number.
fn listed(table: &[Conditions], vector: usize) -> impl Iterator<Item = Equation> {
    table.iter().flat_map(move |&Conditions { first, distance, bits: [a, b], differ, vectors }| {
        let lanes = (first..).zip(vectors).filter(move |(_, vectors)| vectors >> vector & 1 == 1);
        lanes.map(move |(t, _)| equation([Bit(t, a), Bit(t + distance, b)].into_iter().chain(differ.then_some(One))))
    })
}

/// Checks that a table says as much as the derived equations, and nothing else.
fn check(table: &[Conditions]) -> Result<(), String> {
    for (number, &vector) in VECTORS.iter().enumerate() {
        let derived = derived(vector);
        for equation in listed(table, number) {
            if !derived.reduce(equation.clone()).is_empty() {
                return Err(format!("{equation:?} does not follow from vector {number}"));
            }
        }
        // The published list of I(52, 0) lacks two equations: it has none about a disturbance of round 35, which is the first.
        let lacks = if number == 15 { 2 } else { 0 };
        let found = Basis::of(listed(table, number)).0.len();
        if found + lacks != derived.0.len() {
            return Err(format!("{found} equations of vector {number}, of {}", derived.0.len()));
        }
    }
    Ok(())
}

#[test]
fn conditions_follow_from_disturbance_vectors() {
    assert_eq!(check(&CONDITIONS), Ok(()));
}

#[test]
fn wrong_conditions_are_found() {
    let plant = |row: usize, change: fn(&mut Conditions)| {
        let mut table = CONDITIONS;
        change(&mut table[row]);
        check(&table)
    };
    for row in 0..CONDITIONS.len() {
        assert!(plant(row, |row| row.differ ^= true).is_err(), "the other sign in row {row}");
        assert!(plant(row, |row| row.first += 1).is_err(), "the next word in row {row}");
        assert!(plant(row, |row| row.distance += 20).is_err(), "another word in row {row}");
        assert!(plant(row, |row| row.bits[0] ^= 1).is_err(), "another bit in row {row}");
        assert!(plant(row, |row| row.vectors = Default::default()).is_err(), "row {row} is left out");
        assert!(plant(row, |row| row.vectors.rotate_left(1)).is_err(), "other lanes in row {row}");
    }
}

/// Checks that the words of the first 16 rounds determine all differences, as in a message schedule.
#[test]
fn differences_are_a_message_schedule() {
    for vector in VECTORS {
        let differences = vector.differences();
        let block = std::array::from_fn(|t| Concrete::lit(32, differences[t].into()));
        assert!(
            schedule(block)
                .into_iter()
                .zip(differences)
                .all(|(word, difference)| word.value() == u64::from(difference))
        );
    }
}

/// Checks that no disturbance is being corrected when both blocks are said to have equal words a to e.
#[test]
fn states_are_equal() {
    for vector in VECTORS {
        let round = vector.equal_after();
        assert!(vector.disturbances()[round..][..CORRECTIONS].iter().all(|&word| word == 0));
    }
}

/// Compares the set with the conditions, one by one, for random words and for words that meet the conditions of a vector.
#[test]
fn the_set_has_the_vectors_whose_conditions_hold() {
    let mut random = 1u64;
    let mut next = || {
        random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (random >> 32) as u32
    };
    for round in 0..64 {
        let mut words: [u32; 80] = std::array::from_fn(|_| next());
        let vector = round % VECTORS.len();
        // Equations in echelon form determine their last bits, if the equations with earlier bits hold.
        for (last, equation) in Basis::of(listed(&CONDITIONS, vector)).0 {
            let Bit(t, bit) = last else { unreachable!("no equation is a contradiction") };
            words[t] ^= u32::from(holds(&equation, &words)) << bit ^ 1 << bit;
        }
        // In every second round, one bit is wrong.
        if round >= VECTORS.len() {
            words[32 + next() as usize % 36] ^= 1 << (next() % 32);
        }
        let should = (0..VECTORS.len()).filter(|&vector| listed(&CONDITIONS, vector).all(|it| holds(&it, &words)));
        let should = should.fold(0, |set, vector| set | 1 << vector);
        let words = words.map(|word| Concrete::lit(32, word.into()));
        assert_eq!(candidates(&words).value(), should);
        for test in [Test::Compare, Test::Borrow] {
            assert_eq!(attacks_in_lanes::candidates(&words, test).value(), should, "{test:?}");
        }
        assert!(round >= VECTORS.len() || should >> vector & 1 == 1, "the words meet the conditions");
    }
}

fn holds(equation: &Equation, words: &[u32; 80]) -> bool {
    let value = |unknown: &Unknown| match *unknown {
        One => 1,
        Bit(t, bit) => words[t] >> bit & 1,
        Subtracts(..) => unreachable!("words have no such bit"),
    };
    equation.iter().map(value).fold(0, |sum, bit| sum ^ bit) == 0
}
