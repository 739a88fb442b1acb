//! The intended results of kernels in whole numbers and in polynomials: Poly1305 (RFC 8439, 2.5) and GHASH (SP 800-38D,
//! 6.4), as equations between expressions of raw words.
//!
//! An equation holds modulo 2^130 - 5, or in `GF(2)[x]` modulo x^128 + x^127 + x^126 + x^121 + 1
//! ([`raddle_kernels::ghash`]). The *element* is the accumulator h or the sum S. For a loop over the message, the words
//! A that it carries are arbitrary. They stand for the element C(A) that the kernel would return if the message ended
//! at this point. Three kinds of equations form the induction, as in [`crate::prove`]: C of the words carried into the
//! first iteration is the element at entry; C of the words after an iteration from A is C(A) after the blocks of the
//! iteration; every path that leaves the loop returns C(A) after the remaining blocks.
//!
//! Each line is a list, in the SMT-LIB syntax:
//!
//! | line | meaning |
//! |---|---|
//! | `(ring R)` | the ring of all equations, `integers` or `polynomials` |
//! | `(input W max multiple)` | the word is at most `max`, and a multiple of a power of two |
//! | `(times W factor V)` | the word is a multiple of another |
//! | `(is W E)` | in the ring, the word is an expression; nothing is known about symbols, whose names begin with `$` |
//! | `(carried W first after)` | a word that a loop carries, before the first iteration, and after one from any |
//! | `(limit name W max multiple)` | to be shown: bounds of a word |
//! | `(equal name V W)` | to be shown: words are equal as numbers |
//! | `(invariant name V W)` | equal words in a loop's invariant, which the solver must show too |
//! | `(congruent name E F)` | to be shown: expressions are equal in the ring |
//! | `(tag name t s h)` | to be shown: the words t are h modulo 2^130 - 5, plus s modulo 2^128 |

use raddle_isa::code::{Limb, Meaning, Number};
use raddle_isa::{Word, Written};
use raddle_kernels::Kernel;
use raddle_kernels::aes::mode::Mode;
use raddle_kernels::aes::{self, BLOCK};
use raddle_kernels::aes_gcm::{FIRST, LENGTHS, SUM, TAG};
use raddle_kernels::chacha20_poly1305::POLY1305;
use raddle_kernels::operations::{
    AesGcmBlocks, AesGcmFinish, Chacha20Poly1305Begin, Chacha20Poly1305Blocks, GhashBlocks, GhashPowers,
    Poly1305Blocks, Poly1305Finish, Poly1305Lanes, Poly1305Powers,
};
use raddle_kernels::poly1305::state;
use rustc_hash::{FxHashMap, FxHashSet};

use super::goal::{Goals, Topic};
use super::inputs::Inputs;
use super::raw::{Input, Op, Raw, RawByte, Replacement};
use super::tree::{Tree, list, minus, named, power, product, shifted, sum, value};
use crate::integer::field::Point;

/// The highest power of the key that a kernel computes itself.
const MADE: u32 = 16;

/// The result that is derived from the blocks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Powers,
    Element,
    Tag,
}

/// The ring, and the element in it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ring {
    /// The accumulators of messages, which begin at this offset in the region `state`.
    Integers { at: usize, messages: usize },
    /// The sum of GHASH or POLYVAL, with its region and offset.
    Polynomials { mode: Mode, region: &'static str, at: usize },
}

/// The result of a kernel in a ring.
pub struct Arithmetic<'a> {
    kernel: &'a Kernel,
    inputs: Inputs,
    ring: Ring,
    outcome: Outcome,
    /// The region that is authenticated, and whether the kernel writes it.
    message: Option<(&'static str, bool)>,
    /// The size of the AES-GCM key.
    size: Option<aes::Size>,
}

/// The bytes that a kernel has written at a return, or after an iteration.
#[derive(Clone)]
pub struct Return {
    /// The bytes of the message that were processed since the last loop.
    pub bytes: u64,
    /// The last loop before it.
    pub since: Option<usize>,
    /// The written bytes by region.
    pub written: FxHashMap<&'static str, Written<RawByte>>,
}

impl Return {
    fn byte(&self, region: &str, at: usize) -> Option<RawByte> {
        self.written.get(region)?.get(at as i64)
    }

    fn word(&self, region: &str, at: usize, bytes: usize) -> Option<Raw> {
        let bytes: Option<Vec<RawByte>> = (at..at + bytes).map(|at| self.byte(region, at)).collect();
        bytes.map(|bytes| Raw::of_bytes(&bytes))
    }
}

/// A word that a loop carries.
#[derive(Clone, Copy)]
pub struct Carried {
    /// The unknown that represents it.
    pub unknown: Raw,
    /// The value before the first iteration.
    pub first: Raw,
    /// The value after an iteration.
    pub after: Raw,
}

/// A loop over the message.
pub struct Loop {
    /// The bytes of the message that an iteration processes.
    pub stride: u64,
    /// The words that it carries.
    pub carried: Vec<Carried>,
    /// The bytes that an iteration writes.
    pub iteration: Return,
}

type Outcomes<T = ()> = Result<T, String>;

impl<'a> Arithmetic<'a> {
    /// Returns the result of a kernel, if it is in a ring.
    pub fn of(kernel: &'a Kernel, inputs: &Inputs) -> Option<Self> {
        let operation = &*kernel.operation;
        let poly = |at, messages| Ring::Integers { at, messages };
        let ghash = |mode, region, at| Ring::Polynomials { mode, region, at };
        let hashed = |region: &'static str| Some((region, region == "out"));
        let read = |region| Some((region, false));
        let (ring, outcome, message, size) = if operation.is::<Poly1305Powers>() {
            (poly(0, 1), Outcome::Powers, None, None)
        } else if operation.is::<Poly1305Blocks>() {
            (poly(0, 1), Outcome::Element, read("input"), None)
        } else if operation.is::<Poly1305Finish>() {
            (poly(0, 1), Outcome::Tag, read("input"), None)
        } else if let Some(&Poly1305Lanes { messages }) = operation.as_a() {
            (poly(0, messages), Outcome::Element, read("input"), None)
        } else if operation.is::<Chacha20Poly1305Begin>() {
            (poly(POLY1305, 1), Outcome::Powers, None, None)
        } else if operation.is::<Chacha20Poly1305Blocks>() {
            (poly(POLY1305, 1), Outcome::Element, read("mac"), None)
        } else if operation.is::<GhashPowers>() {
            (ghash(Mode::Gcm, "powers", 0), Outcome::Powers, None, None)
        } else if let Some(&GhashBlocks(_, mode)) = operation.as_a() {
            (ghash(mode, "sum", 0), Outcome::Element, read("input"), None)
        } else if let Some(&AesGcmBlocks { mode, size, direction, .. }) = operation.as_a() {
            (ghash(mode, "state", SUM), Outcome::Element, hashed(mode.hashed(direction)), Some(size))
        } else if let Some(&AesGcmFinish { size, direction, .. }) = operation.as_a() {
            (ghash(Mode::Gcm, "state", SUM), Outcome::Tag, hashed(Mode::Gcm.hashed(direction)), Some(size))
        } else {
            return None;
        };
        Some(Arithmetic { kernel, inputs: inputs.clone(), ring, outcome, message, size })
    }

    /// Returns whether a byte of a result is part of an element or of a number.
    pub fn covers(&self, region: &str, offset: usize) -> bool {
        let within = |limb: &Limb| (limb.at..limb.at + limb.bytes).contains(&offset);
        match (self.ring, self.outcome) {
            (Ring::Integers { .. }, Outcome::Tag) => region == "tag",
            (Ring::Polynomials { region: of, at, .. }, outcome) if outcome != Outcome::Powers => {
                let at = if outcome == Outcome::Tag { TAG } else { at };
                region == of && (at..at + BLOCK).contains(&offset)
            }
            _ => self.written().any(|number| number.region == region && number.limbs.iter().any(within)),
        }
    }

    /// Returns the numbers that the kernel writes.
    fn written(&self) -> impl Iterator<Item = &'a Number> {
        let kernel = self.kernel;
        kernel.contract.numbers.iter().filter(|number| {
            let region = kernel.contract.regions().find(|region| region.name == number.region);
            let mut only = region.into_iter().filter(|region| region.written).filter_map(|region| region.only.as_ref());
            only.any(|only| number.limbs.iter().all(|limb| only.contains(&limb.at)))
        })
    }

    fn limb(&self, number: &Number, limb: &Limb) -> Raw {
        Raw::input(8 * limb.bytes as u32, Input::Held(number.region, limb.at))
    }

    /// Returns whether a number is the key r itself. Its powers may be given in limbs of other widths, and so may the
    /// first power.
    fn is_key(&self, number: &Number) -> bool {
        self.state(0, state::R) == (number.region, number.limbs[0].at)
    }

    /// Returns whether a number is given at entry.
    fn is_given(&self, number: &Number) -> bool {
        let region = self.kernel.contract.regions().find(|region| region.name == number.region);
        region.is_some_and(|region| region.readable && number.limbs.iter().all(|limb| region.holds(limb.at)))
    }

    /// Returns the place of a 64-bit word in a message's state.
    fn state(&self, message: usize, word: usize) -> (&'static str, usize) {
        let Ring::Integers { at, messages } = self.ring else { return ("state", word) };
        ("state", at + state::in_lanes(messages, word, message))
    }

    fn state_word(&self, message: usize, word: usize) -> Raw {
        let (region, at) = self.state(message, word);
        Raw::input(64, Input::Held(region, at))
    }

    fn messages(&self) -> usize {
        if let Ring::Integers { messages, .. } = self.ring { messages } else { 1 }
    }

    /// Defines the value of 64-bit words as a symbol, by defining the lowest word.
    fn symbol(name: &str, words: &[Raw]) -> Tree {
        let rest = words.iter().zip(0..).skip(1).map(|(word, i)| minus(shifted(*word, 64 * i)));
        list("is", [words[0].into(), sum(std::iter::once(name.into()).chain(rest))])
    }

    /// Defines the polynomial of bytes, given from the lowest coefficients on, as an expression, by defining the first
    /// byte.
    fn polynomial_is(bytes: &[Raw], expression: Tree) -> Tree {
        let rest = (1..bytes.len()).rev().map(|i| shifted(bytes[i], 8 * i as u32));
        list("is", [bytes[0].into(), sum(std::iter::once(expression).chain(rest))])
    }

    fn fixed_bytes(&self, region: &'static str, at: usize) -> [Raw; BLOCK] {
        std::array::from_fn(|i| self.inputs.word(region, at + i / 4 * 4).byte(i % 4).word())
    }

    /// Returns the facts at entry.
    fn facts(&self) -> Vec<Tree> {
        let numbers = &self.kernel.contract.numbers;
        let mut lines = Vec::new();
        match self.ring {
            Ring::Integers { messages, .. } => {
                lines.push(list("ring", ["integers".into()]));
                for number in numbers.iter().filter(|number| self.is_given(number)) {
                    for (i, limb) in number.limbs.iter().enumerate() {
                        let word = self.limb(number, limb).into();
                        lines.push(match number.is {
                            Meaning::Times(factor, of) => {
                                let other = self.limb(&numbers[of], &numbers[of].limbs[i]);
                                list("times", [word, factor.into(), other.into()])
                            }
                            _ => list("input", [word, limb.max.into(), limb.multiple.into()]),
                        });
                    }
                    let (Meaning::Power(n) | Meaning::Shifted(n, _)) = number.is else { continue };
                    if self.is_key(number) {
                        continue;
                    }
                    let by = if let Meaning::Shifted(_, by) = number.is { by } else { 0 };
                    let rest = number.limbs.iter().skip(1).map(|l| minus(shifted(self.limb(number, l), l.shift)));
                    let is = shifted(power("$r0".into(), n), by);
                    let lowest = self.limb(number, &number.limbs[0]).into();
                    lines.push(list("is", [lowest, sum(std::iter::once(is).chain(rest))]));
                }
                for message in 0..messages {
                    let words =
                        |first, n| -> Vec<Raw> { (0..n).map(|i| self.state_word(message, first + 8 * i)).collect() };
                    lines.push(Self::symbol(&format!("$r{message}"), &words(state::R, 2)));
                    lines.push(Self::symbol(&format!("$h{message}"), &words(state::H, 3)));
                }
            }
            Ring::Polynomials { mode, region, at } => {
                lines.push(list("ring", ["polynomials".into()]));
                if self.outcome == Outcome::Powers {
                    // G = R(H) x^-127. The high word becomes a symbol too, because otherwise the powers of all its
                    // bytes would be multiplied out.
                    let bytes = mode.ascending(self.fixed_bytes("h", 0));
                    lines.push(Self::polynomial_is(&bytes[8..], "$high".into()));
                    lines.push(Self::polynomial_is(&bytes[..8], sum([shifted("$g", 127), shifted("$high", 64)])));
                    return lines;
                }
                lines.push(Self::polynomial_is(&mode.ascending(self.fixed_bytes(region, at)), "$s".into()));
                // The high word is arbitrary, and the low word gives the number its meaning. Numbers of one meaning are
                // equal, because a 128-bit word is exactly one polynomial of degree below 128.
                let words = |number: &Number| -> Option<[Tree; 2]> {
                    let Meaning::Shifted(n, by) = number.is else { return None };
                    let high: Tree = format!("$high-{n}-{by}").as_str().into();
                    Some([sum([shifted(power("$g".into(), n), by), shifted(high.clone(), 64)]), high])
                };
                for number in numbers {
                    let is = match number.is {
                        Meaning::Folded(of) => words(&numbers[of]).map(|words| vec![sum(words)]),
                        _ => words(number).map(Vec::from),
                    };
                    for (limb, is) in number.limbs.iter().zip(is.unwrap_or_default()) {
                        lines.push(list("is", [self.limb(number, limb).into(), is]));
                    }
                }
            }
        }
        lines
    }

    /// Returns the elements at entry.
    fn entry(&self) -> Vec<Tree> {
        match self.ring {
            Ring::Integers { messages, .. } => (0..messages).map(|m| format!("$h{m}").as_str().into()).collect(),
            Ring::Polynomials { .. } => vec!["$s".into()],
        }
    }

    /// Returns the words of each element at a return. If the kernel returns a tag of Poly1305, we find the words in it;
    /// whether they are right is a goal.
    fn returned(&self, end: &Return) -> Outcomes<Vec<Vec<Raw>>> {
        let word = |(region, at)| end.word(region, at, 8).ok_or_else(|| format!("{region}[{at}] is not written"));
        let element = |message, at: usize| (0..3).map(|i| word(self.state(message, at + 8 * i))).collect();
        match self.ring {
            Ring::Integers { .. } if self.outcome == Outcome::Tag => {
                let tag = [word(("tag", 0))?, word(("tag", 8))?];
                let h = reduced(tag).ok_or("no reduction modulo 2^130 - 5 is found in the tag")?;
                Ok(vec![h.into()])
            }
            Ring::Integers { messages, .. } => (0..messages).map(|message| element(message, state::H)).collect(),
            Ring::Polynomials { mode, region, at } => {
                let at = if self.outcome == Outcome::Tag { TAG } else { at };
                let bytes: Option<Vec<RawByte>> = (at..at + BLOCK).map(|at| end.byte(region, at)).collect();
                let bytes = bytes.and_then(|bytes| bytes.try_into().ok()).ok_or("a block is not written")?;
                Ok(vec![mode.ascending(bytes).chunks(8).map(Raw::of_bytes).collect()])
            }
        }
    }

    /// Returns the number of message bytes that each element has absorbed.
    fn taken(&self, bytes: u64) -> usize {
        let extent =
            self.kernel.contract.regions().find(|region| Some(region.name) == self.message.map(|(name, _)| name));
        extent.map_or(bytes, |region| region.extent.bytes(bytes)) as usize / self.messages()
    }

    /// Returns the element after one more block, of `bytes` bytes of the message at `at`. Adds names for blocks to
    /// `facts`.
    fn block(
        &self,
        element: Tree,
        message: usize,
        at: usize,
        bytes: usize,
        end: &Return,
        facts: &mut Vec<Tree>,
    ) -> Outcomes<Tree> {
        let (region, is_written) = self.message.ok_or("what has an element has a message")?;
        let byte = |i: usize| match is_written {
            true => end
                .byte(region, at + i)
                .map(RawByte::word)
                .ok_or_else(|| format!("{region}[{}] is not written", at + i)),
            false => Ok(self.inputs.byte(region, at + i)),
        };
        let all: Vec<Raw> = (0..bytes).map(byte).collect::<Outcomes<_>>()?;
        let name = match all[0].op() {
            Op::Atom(Input::Held(region, at)) => format!("$block-{region}-{at}"),
            _ => String::new(),
        };
        let whole = <[Raw; BLOCK]>::try_from(all.as_slice()).ok().filter(|_| !is_written);
        Ok(match self.ring {
            Ring::Integers { .. } => {
                let rest = all.iter().zip(0..).skip(1).map(|(byte, i)| minus(shifted(*byte, 8 * i)));
                facts.push(list("is", [all[0].into(), sum(std::iter::once(name.as_str().into()).chain(rest))]));
                let pad = match self.outcome {
                    Outcome::Tag => self.state_word(message, state::PAD).into(),
                    _ => Tree::from(1),
                };
                let r = format!("$r{message}");
                product(sum([element, name.as_str().into(), shifted(pad, 128)]), r.as_str().into())
            }
            Ring::Polynomials { mode, .. } => {
                let block = match whole {
                    Some(block) => {
                        facts.push(Self::polynomial_is(&mode.ascending(block), name.as_str().into()));
                        name.as_str().into()
                    }
                    None => {
                        let at: [u32; BLOCK] = mode.ascending(std::array::from_fn(|i| i as u32));
                        sum(all.iter().zip(at).map(|(byte, at)| shifted(*byte, 8 * at)))
                    }
                };
                sum([product(element, "$g".into()), block])
            }
        })
    }

    /// Returns the elements after the first bytes of a message.
    fn blocks(&self, elements: &[Tree], taken: usize, end: &Return, facts: &mut Vec<Tree>) -> Outcomes<Vec<Tree>> {
        let messages = self.messages();
        let after = |(message, element): (usize, &Tree)| {
            (0..taken.div_ceil(BLOCK)).try_fold(element.clone(), |element, i| {
                let at = messages * i * BLOCK + BLOCK * message;
                self.block(element, message, at, BLOCK.min(taken - i * BLOCK), end, facts)
            })
        };
        elements.iter().enumerate().map(after).collect()
    }

    /// Returns the words that the kernel derives from the elements at the end.
    fn finish(&self, elements: Vec<Tree>, end: &Return, goals: &mut Goals) -> Outcomes<Vec<Tree>> {
        let (Ring::Polynomials { region, .. }, Outcome::Tag, Some(size)) = (self.ring, self.outcome, self.size) else {
            return Ok(elements);
        };
        let schedule: Vec<Raw> = (0..size.schedule_bytes() / 4).map(|i| self.inputs.word("key", 4 * i)).collect();
        let mask = aes::spec::encrypt(&schedule, std::array::from_fn(|i| self.inputs.word("state", FIRST + 4 * i)));
        // The solver must show that words of the kernel equal these. Words with other names would be other unknowns
        // here.
        let tag: Vec<Raw> = (0..BLOCK).filter_map(|i| end.byte(region, TAG + i)).map(RawByte::word).collect();
        let found: FxHashMap<(u32, u64), Raw> =
            cone(&tag).into_iter().map(|word| ((word.bits(), word.sample().value()), word)).collect();
        let mask: Vec<RawByte> = (0..BLOCK).map(|i| mask[i / 4].byte(i % 4)).collect();
        let bytes = [4, 8].iter().find_map(|size| {
            let owned = |part: &[RawByte]| -> Option<Vec<(Raw, Raw)>> {
                // A register may hold the bytes in reverse order.
                let turned: Vec<RawByte> = part.iter().rev().copied().collect();
                let [same, turned] = [Raw::of_bytes(part), Raw::of_bytes(&turned)];
                let own = |word: Raw| found.get(&(word.bits(), word.sample().value())).map(|own| (*own, word));
                let byte = |(own, word): (Raw, Raw), at| (own.byte(at).word(), word.byte(at).word());
                let last = part.len() - 1;
                let of = own(same).map(|pair| (0..=last).map(|i| byte(pair, i)).collect());
                of.or_else(|| own(turned).map(|pair| (0..=last).map(|i| byte(pair, last - i)).collect()))
            };
            mask.chunks(*size).map(owned).collect::<Option<Vec<_>>>()
        });
        let bytes = bytes.ok_or("no encrypted block is found in the tag")?.concat();
        for (own, byte) in &bytes {
            goals.add(Topic::Result, "a byte that a tag is masked with".into(), *own, *byte);
        }
        let bytes: Vec<Raw> = bytes.into_iter().map(|(own, _)| own).collect();
        let block =
            |bytes: &[Raw]| sum(bytes.iter().zip(0..).map(|(byte, i)| shifted(*byte, 8 * (BLOCK as u32 - 1 - i))));
        let lengths = block(&self.fixed_bytes("state", LENGTHS));
        let tag = |s: Tree| {
            let hashed = sum([product(s, "$g".into()), lengths.clone()]);
            sum([product(hashed, "$g".into()), block(&bytes)])
        };
        Ok(elements.into_iter().map(tag).collect())
    }

    /// Returns the claims about the numbers that are written at a return.
    fn numbers(&self, end: &Return) -> Vec<Tree> {
        let numbers = &self.kernel.contract.numbers;
        let words = |number: &Number| -> Option<Vec<Raw>> {
            number.limbs.iter().map(|limb| end.word(number.region, limb.at, limb.bytes)).collect()
        };
        let mut lines = Vec::new();
        // Low powers come first, because others are computed from them.
        let degree = |number: &Number| match number.is {
            Meaning::Power(n) | Meaning::Shifted(n, _) => n,
            Meaning::Times(_, of) | Meaning::Folded(of) => match numbers[of].is {
                Meaning::Power(n) | Meaning::Shifted(n, _) => n,
                _ => 0,
            },
            Meaning::Any => 0,
        };
        let mut written: Vec<&Number> = self.written().collect();
        written.sort_by_key(|number| (degree(number), matches!(number.is, Meaning::Folded(_))));
        for number in written {
            let Some(limbs) = words(number) else { continue };
            // Powers are usually equal on every path, and so are their lines.
            let when =
                if self.outcome == Outcome::Powers { String::new() } else { format!(" for {} bytes", end.bytes) };
            let name = |limb: &Limb| named(format!("{}[{}]{when}", number.region, limb.at));
            if let Ring::Integers { .. } = self.ring {
                for (limb, &is) in number.limbs.iter().zip(&limbs) {
                    lines.push(list("limit", [name(limb), is.into(), limb.max.into(), limb.multiple.into()]));
                }
            }
            let is = sum(limbs.iter().zip(&number.limbs).map(|(word, limb)| shifted(*word, limb.shift)));
            let name = name(&number.limbs[0]);
            match number.is {
                Meaning::Any => {}
                Meaning::Power(_) if self.is_key(number) => {}
                Meaning::Power(n) => lines.push(list("congruent", [name, is, power(self.key(end), n)])),
                Meaning::Shifted(n, by) => {
                    lines.push(list("congruent", [name, is, shifted(power(self.key(end), n), by)]));
                }
                Meaning::Folded(of) => {
                    let other = words(&numbers[of]).unwrap_or_default().into_iter().map(Tree::from);
                    lines.push(list("congruent", [name, is, sum(other)]));
                }
                Meaning::Times(factor, of) => {
                    // The other number may be an input.
                    let others = words(&numbers[of]).unwrap_or_else(|| {
                        numbers[of].limbs.iter().map(|limb| self.limb(&numbers[of], limb)).collect()
                    });
                    for (limb, other) in limbs.into_iter().zip(others) {
                        lines.push(list("equal", [name.clone(), limb.into(), product(factor.into(), other.into())]));
                    }
                }
            }
        }
        lines
    }

    /// Returns the key whose powers are computed.
    fn key(&self, end: &Return) -> Tree {
        match self.ring {
            Ring::Polynomials { .. } => "$g".into(),
            Ring::Integers { at, .. } => {
                let own: Option<Vec<Raw>> = (0..2).map(|i| end.word("state", at + state::R + 8 * i, 8)).collect();
                own.map_or("$r0".into(), value)
            }
        }
    }

    /// Returns whether a word depends only on the key.
    fn is_of_key(&self, word: Raw, known: &mut FxHashMap<Raw, bool>) -> bool {
        if let Some(&known) = known.get(&word) {
            return known;
        }
        let is = match word.op() {
            Op::Atom(input) => (0..2).any(|i| {
                let (region, at) = self.state(0, state::R + 8 * i);
                input == Input::Held(region, at)
            }),
            // A kernel clears a register by combining it with itself.
            Op::Xor(a, b) if a == b => true,
            op => {
                let mut is = true;
                op.children(|child| is = is && self.is_of_key(child, known));
                is
            }
        };
        known.insert(word, is);
        is
    }

    /// Returns lines for powers of the key that the kernel computes itself and multiplies by, in 44-bit limbs. The
    /// checker derives each power from lower ones and then treats it as a symbol, because otherwise a long message
    /// would multiply out all powers. Sample values show which words are limbs, and of which power.
    fn powers(&self, returns: &[Return]) -> Outcomes<Vec<Tree>> {
        if self.ring != (Ring::Integers { at: 0, messages: 1 }) || self.outcome != Outcome::Element {
            return Ok(Vec::new());
        }
        let longest = returns.iter().max_by_key(|end| end.bytes).ok_or("a kernel returns")?;
        let mut known = FxHashMap::default();
        let mut limbs = FxHashSet::default();
        for word in cone(&self.returned(longest)?.concat()) {
            let Op::Mul(_, a, b) = word.op() else { continue };
            limbs.extend([a, b].into_iter().filter(|factor| self.is_of_key(*factor, &mut known)));
        }
        let mut limbs: Vec<Raw> = limbs.into_iter().collect();
        limbs.sort_unstable();
        let sampled = |word: Raw| Point::of(word.sample().value().into()).residue();
        let lowest: FxHashMap<Point, Raw> = limbs.iter().map(|&limb| (sampled(limb), limb)).collect();
        let pairs = || limbs.iter().flat_map(|middle| limbs.iter().map(move |high| (*middle, *high)));
        let key = sampled(self.state_word(0, state::R)) + sampled(self.state_word(0, state::R + 8)).shifted(64);
        let mut lines = Vec::new();
        let mut is = key;
        for n in 2..=MADE {
            is = (is * key).residue();
            // All lanes hold the same limbs, so one lane is enough.
            let words = pairs().find_map(|(middle, high)| {
                let rest = is.minus(sampled(middle).shifted(44)).minus(sampled(high).shifted(88));
                let low = *lowest.get(&rest.residue())?;
                Some(sum([low.into(), shifted(middle, 44), shifted(high, 88)]))
            });
            let line = |words| list("congruent", [named(format!("power {n}")), words, power("$r0".into(), n)]);
            lines.extend(words.map(line));
        }
        Ok(lines)
    }

    /// Adds the lines about loops and returns.
    pub fn equations(&self, loops: &[Loop], returns: &[Return], invariants: &[Tree], goals: &mut Goals) -> Outcomes {
        let given = self.facts().into_iter().chain(invariants.iter().cloned());
        given.chain(self.powers(returns)?).for_each(|line| goals.line(line));
        for since in std::iter::once(None).chain((0..loops.len()).map(Some)) {
            let ends = || returns.iter().filter(move |end| end.since == since);
            let has_element = self.outcome != Outcome::Powers;
            let mut start = self.entry();
            let mut facts = Vec::new();
            if let (Some(i), true) = (since, has_element) {
                let Loop { stride, carried, iteration } = &loops[i];
                let exit = ends().find(|end| end.bytes == 0);
                let exit = self.returned(exit.ok_or("no path leaves a loop at the end of the message")?)?;
                let needed = needed(&exit, carried)?;
                for Carried { unknown, first, after } in &needed {
                    goals.line(list("carried", [*unknown, *first, *after].map(Tree::from)));
                }
                let replaced = |of: fn(&Carried) -> Raw| -> Vec<Tree> {
                    let with: FxHashMap<Raw, Raw> =
                        needed.iter().map(|carried| (carried.unknown, of(carried))).collect();
                    let with = |input: &Input| match input {
                        Input::Named(_) => needed
                            .iter()
                            .find(|c| matches!(c.unknown.op(), Op::Atom(i) if i == *input))
                            .map(|c| with[&c.unknown]),
                        _ => None,
                    };
                    let mut with = Replacement::new(&with);
                    exit.iter().map(|words| value(words.iter().map(|word| word.replace(&mut with)))).collect()
                };
                let carried: Vec<Tree> = exit.iter().map(|words| value(words.iter().copied())).collect();
                let after = self.blocks(&carried, self.taken(*stride), iteration, &mut facts)?;
                let equal = |name: &str, is: Vec<Tree>, should: &[Tree], facts: &mut Vec<Tree>| {
                    let lines = is.into_iter().zip(should);
                    facts.extend(lines.map(|(is, should)| list("congruent", [named(name), is, should.clone()])));
                };
                equal("before the first iteration of a loop", replaced(|carried| carried.first), &start, &mut facts);
                equal("after an iteration of a loop", replaced(|carried| carried.after), &after, &mut facts);
                start = carried;
            }
            for end in ends() {
                facts.extend(self.numbers(end));
                if !has_element {
                    continue;
                }
                let words = self.returned(end)?;
                let should = self.blocks(&start, self.taken(end.bytes), end, &mut facts)?;
                let should = self.finish(should, end, goals)?;
                let name = named(format!("with {} bytes left", end.bytes));
                if let (Ring::Integers { .. }, Outcome::Tag) = (self.ring, self.outcome) {
                    let pair = |region, at: usize| [0, 8].map(|i| end.word(region, at + i, 8)).into_iter().flatten();
                    let s = [0, 8].map(|i| self.state_word(0, state::S + i));
                    let words: Vec<Vec<Raw>> = vec![pair("tag", 0).collect(), s.into(), words[0].clone()];
                    let parts = words.into_iter().map(|words| Tree::List(words.into_iter().map(Tree::from).collect()));
                    facts.push(list("tag", std::iter::once(name.clone()).chain(parts)));
                }
                for (words, should) in words.into_iter().zip(should) {
                    facts.push(list("congruent", [name.clone(), value(words), should]));
                }
            }
            facts.into_iter().for_each(|line| goals.line(line));
        }
        Ok(())
    }
}

/// Returns the words and all words that they are computed from.
fn cone(words: &[Raw]) -> FxHashSet<Raw> {
    let mut all = FxHashSet::default();
    let mut todo = words.to_vec();
    while let Some(word) = todo.pop() {
        if all.insert(word) {
            word.op().children(|child| todo.push(child));
        }
    }
    all
}

/// Returns the carried words that results depend on, directly or through an iteration.
fn needed(results: &[Vec<Raw>], carried: &[Carried]) -> Outcomes<Vec<Carried>> {
    let mut needed: Vec<Carried> = Vec::new();
    let mut seen = FxHashSet::default();
    let mut todo = results.concat();
    while let Some(word) = todo.pop() {
        if !seen.insert(word) {
            continue;
        }
        word.op().children(|child| todo.push(child));
        if let Some(known) = carried.iter().find(|carried| carried.unknown == word) {
            needed.push(*known);
            todo.push(known.after);
        } else if matches!(word.op(), Op::Atom(Input::Named(name)) if name.starts_with(CARRIED)) {
            return Err("a loop carries a word that it does not write as a whole".into());
        }
    }
    needed.sort_by_key(|carried| carried.unknown);
    Ok(needed)
}

/// The prefix of the names of words that loops carry.
pub const CARRIED: &str = "carried ";

/// Returns the words h0, h1, h2 from which a tag is computed: the words whose carries on adding 5 are in the tag.
fn reduced(tag: [Raw; 2]) -> Option<[Raw; 3]> {
    let mut all: Vec<Raw> = cone(&tag).into_iter().collect();
    all.sort_unstable();
    let other = |a: Raw, b: Raw, x: u64| match (a.known(), b.known()) {
        (Some(y), _) if x == y => Some(b),
        (_, Some(y)) if x == y => Some(a),
        _ => None,
    };
    let carries = || {
        all.iter().filter_map(|&word| match word.op() {
            Op::Carry(a, b, c) => Some((word, a, b, c)),
            _ => None,
        })
    };
    let (first, h0) = carries().find_map(|(word, a, b, c)| {
        let h0 = (c.known() == Some(0)).then(|| other(a, b, 5))??;
        Some((word, h0))
    })?;
    let (second, h1) = carries().find_map(|(word, a, b, c)| {
        let h1 = (c == first).then(|| other(a, b, 0))??;
        Some((word, h1))
    })?;
    let carry = second.resize(64);
    let h2 = all.iter().find_map(|&word| match word.op() {
        Op::Add(a, b) if b == carry => Some(a),
        Op::Add(a, b) if a == carry => Some(b),
        _ => None,
    })?;
    // The sum may consist of a word, a carry and zero.
    Some([
        h0,
        h1,
        match h2.op() {
            Op::Add(a, b) if b.known() == Some(0) => a,
            Op::Add(a, b) if a.known() == Some(0) => b,
            _ => h2,
        },
    ])
}
