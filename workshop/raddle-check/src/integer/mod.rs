//! Interprets terms as whole numbers: each word as a polynomial in the inputs, with bounds.
//!
//! A word of w bits is a number from 0 to 2^w - 1. The instructions apply sums and products to it, and one further
//! operation, the floor ⌊x / 2^k⌋. It suffices for shifts, masks, carries, high halves of products, and overflow:
//!
//! > x >> k = ⌊x / 2^k⌋, x mod 2^k = x - 2^k ⌊x / 2^k⌋, the carry out of a + b is ⌊(a + b) / 2^w⌋,
//! > the sum as a word is a + b - 2^w ⌊(a + b) / 2^w⌋.
//!
//! So a word is a polynomial in the inputs and in floors. Each floor is an *atom*, a new variable, and equal floors of
//! equal polynomials are the same atom. Bounds (`lo` to `hi`) accompany each value; a floor whose bounds make it
//! constant becomes that constant. This is the whole range analysis: if a sum can't overflow, its floor is 0 and
//! vanishes. If it can, the floor stays, and the result is not the intended polynomial unless the floor cancels (as a
//! carry that is added further up does).
//!
//! Coefficients and bounds have 256 bits. A word for which one of them does not fit is not understood: it becomes an
//! atom that may have any value of the word.
//!
//! The method is gfverif's (Bernstein and Schwabe), except for the comparison of polynomials. We don't expand them,
//! because they grow beyond all bounds once powers of powers are multiplied. Instead, we compare their **values at a
//! random point** modulo a prime of 127 or 130 bits (Schwartz 1980, Zippel 1979): two different polynomials of degree d
//! agree at a random point with a probability of at most d / prime. Degrees are at most a few thousand here, so a wrong
//! identity passes a comparison with a probability below 2^-110. Floors, which are not polynomials, have points of
//! their own. An identity modulo p = 2^130 - 5 that holds for arbitrary floors holds for the actual ones.

pub mod field;
pub mod form;
pub mod ranges;

use ethnum::I256;
use rustc_hash::FxHashMap;

use crate::term::{Half, Node, Term, TermByte};
use field::{Point, Random, Seed};
use form::{Atom, Form};
use raddle_isa::Word;

/// A word as a number, for all inputs.
#[derive(Clone, Debug)]
pub struct Value {
    /// The linear form in atoms.
    pub form: Form,
    /// The lower bound.
    pub lo: I256,
    /// The upper bound.
    pub hi: I256,
}

impl Value {
    fn constant(x: I256) -> Value {
        Value { form: Form::constant(x), lo: x, hi: x }
    }

    /// Returns self + k * o, if it fits.
    fn plus(&self, k: I256, o: &Value) -> Option<Value> {
        let (lo, hi) = ends((k, k), (o.lo, o.hi))?;
        Some(Value { form: self.form.plus(k, &o.form)?, lo: self.lo.checked_add(lo)?, hi: self.hi.checked_add(hi)? })
    }

    /// Returns k * self, if it fits.
    fn times(&self, k: I256) -> Option<Value> {
        Value::constant(I256::ZERO).plus(k, self)
    }

    /// Returns the value if it is constant.
    pub fn known(&self) -> Option<I256> {
        self.form.terms.is_empty().then_some(self.form.c)
    }
}

/// The facts about inputs.
pub type Known = FxHashMap<Term, Input>;

/// The facts about an input.
#[derive(Clone, Copy, Debug)]
pub enum Input {
    /// A number with an upper bound that is a multiple of a power of two, and has this value if it isn't arbitrary.
    Number {
        /// The maximum.
        max: u64,
        /// The exponent of the power of two that divides it.
        zeros: u32,
        /// The value at the point.
        point: Option<Point>,
    },
    /// This multiple of another input.
    Times(u64, Term),
}

struct AtomValue {
    lo: I256,
    hi: I256,
    point: Point,
    what: AtomKind,
}

/// The meaning of an atom.
#[derive(Clone)]
#[cfg_attr(not(test), expect(dead_code, reason = "only the tests work out the number that an atom is"))]
enum AtomKind {
    /// A word whose computation is not examined, divided by this power of two, which divides it.
    Word(Term, u32),
    /// ⌊form / 2^n⌋.
    Floor(Form, u32),
    /// The product of two forms.
    Product(Form, Form),
}

/// A sum that does not fit its word, so that its carry is lost.
#[derive(Clone, Copy, Debug)]
pub struct LostCarry {
    /// The sum.
    pub term: Term,
    /// The maximum of the sum.
    pub hi: I256,
}

/// The terms as whole numbers.
pub struct Integers {
    given: Known,
    /// The source of the points of inputs, which are equal in each trial.
    inputs: Random,
    /// The source of the points of floors, which differ in each trial.
    floors: Random,
    atoms: Vec<AtomValue>,
    of_floor: FxHashMap<(Point, u32), Atom>,
    of_product: FxHashMap<Point, Atom>,
    values: FxHashMap<Term, Value>,
    /// Words that are not understood, and may have any value.
    opaque: Vec<Term>,
    /// Floors that were taken only to make a sum fit its word.
    lost: FxHashMap<Atom, Option<LostCarry>>,
    /// For each width, the maximum of sums that fit: (bits, number).
    pub greatest: FxHashMap<u32, I256>,
}

/// The greatest n for which 2^n is a whole number of 256 bits with a sign.
const MAX_SHIFT: u32 = 254;

fn power(n: u32) -> I256 {
    I256::ONE << n
}

/// The bounds of an atom whose bounds don't fit: they restrict nothing.
const UNBOUNDED: (I256, I256) = (I256::MIN, I256::MAX);

/// Returns the least and the greatest product of two numbers within bounds, if they fit.
fn ends(a: (I256, I256), b: (I256, I256)) -> Option<(I256, I256)> {
    if a == UNBOUNDED || b == UNBOUNDED {
        return None;
    }
    let all = [a.0.checked_mul(b.0)?, a.0.checked_mul(b.1)?, a.1.checked_mul(b.0)?, a.1.checked_mul(b.1)?];
    Some((all.into_iter().min()?, all.into_iter().max()?))
}

impl Integers {
    /// Creates the terms with the `given` facts about inputs. The points of inputs come from `seed`, the points of
    /// floors also depend on `trial`.
    pub fn new(given: Known, seed: Seed, trial: u64) -> Self {
        Integers {
            given,
            inputs: Random::new(seed, 0),
            floors: Random::new(seed, 1 + trial),
            atoms: Vec::new(),
            of_floor: FxHashMap::default(),
            of_product: FxHashMap::default(),
            values: FxHashMap::default(),
            opaque: Vec::new(),
            lost: FxHashMap::default(),
            greatest: FxHashMap::default(),
        }
    }

    /// Returns the value of a term.
    pub fn value(&mut self, term: Term) -> Value {
        // Operands were made before their results, so in this order each term finds its operands done. We don't
        // recurse, because a chain of blocks is long.
        let mut needed = Vec::new();
        let mut todo = vec![term];
        let mut seen = rustc_hash::FxHashSet::default();
        while let Some(next) = todo.pop() {
            if self.values.contains_key(&next) || !seen.insert(next) {
                continue;
            }
            needed.push(next);
            next.node().children(|child| todo.push(child));
        }
        needed.sort_unstable();
        for next in needed {
            let value = self.understood(next).unwrap_or_else(|| self.opaque(next));
            // Every word is a number from 0 to 2^w - 1, whatever the bounds of its parts add up to.
            let (lo, hi) = (value.lo.max(I256::ZERO), value.hi.min(I256::from(next.maybe())));
            let value = Value { lo, hi, ..value };
            self.values.insert(next, value);
        }
        self.values[&term].clone()
    }

    /// Returns the value of a form at the point.
    pub fn point(&self, form: &Form) -> Point {
        let constant = Point::of(form.c);
        form.terms.iter().fold(constant, |sum, &(atom, k)| sum + Point::of(k) * self.atoms[atom as usize].point)
    }

    /// Returns the value of a term at the point.
    pub fn point_of(&mut self, term: Term) -> Point {
        let value = self.value(term);
        self.point(&value.form)
    }

    /// Returns the sums that may not fit their words, with their maxima, and then the shifts, which often lose bits on
    /// purpose.
    pub fn overflows(&self) -> impl Iterator<Item = LostCarry> {
        let mut all: Vec<LostCarry> = self.lost.values().flatten().copied().collect();
        all.sort_by_key(|lost| (matches!(lost.term.node(), Node::Shl(..)), lost.term));
        all.into_iter()
    }

    fn atom(&mut self, lo: I256, hi: I256, point: Point, what: AtomKind) -> Atom {
        self.atoms.push(AtomValue { lo, hi, point, what });
        self.atoms.len() as Atom - 1
    }

    /// Returns the bounds of a form that follow from the bounds of its atoms, if they fit.
    fn bounds(&self, form: &Form) -> Option<(I256, I256)> {
        form.terms.iter().try_fold((form.c, form.c), |(lo, hi), &(atom, k)| {
            let known = &self.atoms[atom as usize];
            let (least, greatest) = ends((k, k), (known.lo, known.hi))?;
            Some((lo.checked_add(least)?, hi.checked_add(greatest)?))
        })
    }

    /// Returns the value with the bounds of its form if they are tighter.
    fn tight(&self, value: Value) -> Value {
        let Some((lo, hi)) = self.bounds(&value.form) else { return value };
        Value { lo: value.lo.max(lo), hi: value.hi.min(hi), ..value }
    }

    /// Returns ⌊value / 2^n⌋. `lost` is the sum, if the floor is taken only to make it fit its word.
    fn floor(&mut self, value: &Value, n: u32, lost: Option<Term>) -> Option<Value> {
        // The bounds that follow from the form may be wider.
        if value.lo >> n == value.hi >> n {
            return Some(Value::constant(value.lo >> n));
        }
        let form = self.floor_form(
            &value.form,
            n,
            Some((value.lo, value.hi)),
            lost.map(|term| LostCarry { term, hi: value.hi }),
        )?;
        Some(self.tight(Value { form, lo: value.lo >> n, hi: value.hi >> n }))
    }

    /// Returns ⌊form / 2^n⌋. The form lies within `bounds` if they are given.
    fn floor_form(
        &mut self,
        form: &Form,
        n: u32,
        bounds: Option<(I256, I256)>,
        lost: Option<LostCarry>,
    ) -> Option<Form> {
        // 2^n and its multiples are whole numbers of 256 bits.
        if n > MAX_SHIFT {
            return None;
        }
        // ⌊(2^n A + B) / 2^n⌋ = A + ⌊B / 2^n⌋.
        let (whole, rest) = form.split(n);
        let whole = whole.halved(n);
        let plus_whole = |floor: &Form| whole.plus(I256::ONE, floor);
        if rest.terms.is_empty() {
            return Some(whole);
        }
        let bounds = self.between(&rest, bounds.filter(|_| whole == Form::default()));
        let (lo, hi) = bounds.map_or(UNBOUNDED, |(lo, hi)| (lo >> n, hi >> n));
        if lo == hi {
            return plus_whole(&Form::constant(lo));
        }
        // A floor with an atom keeps it, even if better bounds of its parts are known by now.
        let named = (self.point(&rest), n);
        if let Some(&atom) = self.of_floor.get(&named) {
            return plus_whole(&self.seen(atom, (lo, hi), lost));
        }
        // If the inner floor is known: ⌊(2^k A + B) / 2^n⌋ = ⌊(A + ⌊B / 2^k⌋) / 2^(n - k)⌋.
        let zeros = rest.terms.iter().map(|(_, x)| x.trailing_zeros());
        let mut places: Vec<u32> = zeros.filter(|&k| 0 < k && k < n).collect();
        places.sort_unstable();
        places.dedup();
        for k in places.into_iter().rev() {
            let (high, low) = rest.split(k);
            if let Some(carry) = self.carry(&low, k) {
                let sum = high.halved(k).plus(I256::ONE, &carry)?;
                return plus_whole(&self.floor_form(&sum, n - k, None, lost)?);
            }
        }
        if let [(atom, k)] = rest.terms[..] {
            let known = &self.atoms[atom as usize];
            // The atom is a bit, so the floor has one of two values.
            if known.lo == 0 && known.hi == 1 {
                let (off, on) = (rest.c >> n, rest.c.checked_add(k)? >> n);
                return plus_whole(&Form::constant(off).plus(on.checked_sub(off)?, &Form::atom(atom))?);
            }
            // ⌊⌊x / 2^j⌋ / 2^n⌋ = ⌊x / 2^(j + n)⌋.
            if k == 1
                && rest.c == 0
                && let AtomKind::Floor(of, j) = known.what.clone()
            {
                return plus_whole(&self.floor_form(&of, j + n, None, lost)?);
            }
        }
        let random = self.floors.point(self.atoms.len() as u64);
        let atom = self.atom(lo, hi, random, AtomKind::Floor(rest, n));
        self.of_floor.insert(named, atom);
        plus_whole(&self.seen(atom, (lo, hi), lost))
    }

    /// Updates a floor that is taken again: a better bound holds for it too, and its carry may not be lost after all.
    fn seen(&mut self, atom: Atom, (lo, hi): (I256, I256), lost: Option<LostCarry>) -> Form {
        let known = &mut self.atoms[atom as usize];
        (known.lo, known.hi) = (known.lo.max(lo), known.hi.min(hi));
        match lost {
            None => _ = self.lost.insert(atom, None),
            Some(lost) => _ = self.lost.entry(atom).or_insert(Some(lost)),
        }
        Form::atom(atom)
    }

    /// Returns ⌊low / 2^k⌋ if the bounds give it, or if an atom for this short form exists.
    fn carry(&self, low: &Form, k: u32) -> Option<Form> {
        const SHORT: usize = 48;
        if let Some((lo, hi)) = self.bounds(low)
            && lo >> k == hi >> k
        {
            return Some(Form::constant(lo >> k));
        }
        let atom = (low.terms.len() <= SHORT).then(|| self.of_floor.get(&(self.point(low), k)))??;
        Some(Form::atom(*atom))
    }

    /// Returns the bounds of a form, from its atoms and from the given bounds, if either fit.
    fn between(&self, form: &Form, given: Option<(I256, I256)>) -> Option<(I256, I256)> {
        match (self.bounds(form), given) {
            (Some((lo, hi)), Some((least, greatest))) => Some((lo.max(least), hi.min(greatest))),
            (own, given) => own.or(given),
        }
    }

    /// Returns the value modulo 2^n.
    fn low(&mut self, value: &Value, n: u32, lost: Option<Term>) -> Option<Value> {
        let value = self.tight(value.clone());
        if value.lo >= 0 && value.hi < power(n) {
            return Some(value);
        }
        let floor = self.floor(&value, n, lost)?;
        let low = value.plus(-power(n), &floor)?;
        Some(Value { lo: low.lo.max(I256::ZERO), hi: low.hi.min(power(n) - I256::ONE), ..low })
    }

    /// Returns bits `from` to `to` - 1 of a nonnegative number, as a number.
    fn bits(&mut self, value: &Value, from: u32, to: u32) -> Option<Value> {
        let shifted = self.floor(value, from, None)?;
        let above = self.floor(value, to, None)?;
        let part = shifted.plus(-power(to - from), &above)?;
        Some(Value { lo: part.lo.max(I256::ZERO), hi: part.hi.min(power(to - from) - I256::ONE), ..part })
    }

    fn product(&mut self, a: &Value, b: &Value) -> Option<Value> {
        let (lo, hi) = ends((a.lo, a.hi), (b.lo, b.hi))?;
        let (short, long) = if a.form.terms.len() <= b.form.terms.len() { (a, b) } else { (b, a) };
        let expanded = match short.form.terms[..] {
            [] => long.form.times(short.form.c),
            // We multiply atom by atom, so that multiples of powers of two are recognised.
            [(atom, k)] if long.form.terms.len() <= 24 && long.form.is_small() => {
                let start = long.form.times(short.form.c).and_then(|form| {
                    let constant = k.checked_mul(long.form.c)?;
                    form.plus(constant, &Form::atom(atom))
                });
                long.form.terms.iter().fold(start, |form, &(other, j)| {
                    let both = self.product_atom(atom, other);
                    form?.plus(k.checked_mul(j)?, &Form::atom(both))
                })
            }
            _ => None,
        };
        let form = expanded.unwrap_or_else(|| {
            let point = self.point(&a.form) * self.point(&b.form);
            Form::atom(self.product_of(point, lo, hi, || (a.form.clone(), b.form.clone())))
        });
        Some(Value { form, lo, hi })
    }

    fn product_atom(&mut self, a: Atom, b: Atom) -> Atom {
        let (x, y) = (&self.atoms[a as usize], &self.atoms[b as usize]);
        // A bit times itself is the bit.
        if a == b && x.lo >= 0 && x.hi <= 1 {
            return a;
        }
        let (lo, hi) = ends((x.lo, x.hi), (y.lo, y.hi)).unwrap_or(UNBOUNDED);
        let point = x.point * y.point;
        self.product_of(point, lo, hi, || (Form::atom(a), Form::atom(b)))
    }

    /// Returns the atom of a product with this value at the point.
    fn product_of(&mut self, point: Point, lo: I256, hi: I256, of: impl Fn() -> (Form, Form)) -> Atom {
        if let Some(&atom) = self.of_product.get(&point) {
            let known = &mut self.atoms[atom as usize];
            (known.lo, known.hi) = (known.lo.max(lo), known.hi.min(hi));
            return atom;
        }
        let (a, b) = of();
        let atom = self.atom(lo, hi, point, AtomKind::Product(a, b));
        self.of_product.insert(point, atom);
        atom
    }

    /// Returns the value as one atom, so that its bounds still hold in sums with others made of the same atoms.
    fn alone(&mut self, value: Value) -> Value {
        let point = self.point(&value.form);
        let atom = self.product_of(point, value.lo, value.hi, || (value.form.clone(), Form::constant(I256::ONE)));
        Value { form: Form::atom(atom), ..value }
    }

    /// Returns the words that are not understood.
    pub fn not_understood(&self) -> &[Term] {
        &self.opaque
    }

    /// Returns the value of a term that is not understood: any number of its width.
    fn opaque(&mut self, term: Term) -> Value {
        if !matches!(term.node(), Node::Atom(_)) {
            self.opaque.push(term);
        }
        let (lo, hi) = (I256::ZERO, I256::from(term.maybe()));
        let point = self.inputs.point(term.number());
        let form = Form::atom(self.atom(lo, hi, point, AtomKind::Word(term, 0)));
        Value { form, lo, hi }
    }

    fn input(&mut self, term: Term) -> Option<Value> {
        match self.given.get(&term) {
            None => None,
            Some(&Input::Times(factor, of)) => self.value(of).times(I256::from(factor)),
            Some(&Input::Number { max, zeros, point }) => {
                let point = point.map_or_else(|| self.inputs.point(term.number()), |point| point.halved(zeros));
                let atom = self.atom(I256::ZERO, I256::from(max >> zeros), point, AtomKind::Word(term, zeros));
                Value { form: Form::atom(atom), lo: I256::ZERO, hi: I256::from(max >> zeros) }.times(power(zeros))
            }
        }
    }

    /// Returns the value of a term whose operands have values, or `None` if the term is not understood.
    fn understood(&mut self, term: Term) -> Option<Value> {
        let bits = term.bits();
        let all = power(bits) - I256::ONE;
        let one = I256::ONE;
        match term.node() {
            Node::Lit(x) => Some(Value::constant(I256::from(x))),
            Node::Atom(_) => self.input(term),
            Node::Byte(byte) => self.bytes(&[byte]),
            Node::Bytes(bytes) => self.bytes(&bytes),
            Node::Sum(c, terms) => {
                // A coefficient in the upper half stands for a negative one.
                let signed =
                    |k: u64| if I256::from(k) << 1 > all { I256::from(k) - power(bits) } else { I256::from(k) };
                let sum = terms
                    .iter()
                    .try_fold(Value::constant(I256::ZERO), |sum, &(t, k)| sum.plus(signed(k), &self.values[&t]))?;
                let sum = self.tight(sum.plus(one, &Value::constant(I256::from(c)))?);
                let sum = if sum.lo >= power(bits) { sum.plus(-one, &Value::constant(power(bits)))? } else { sum };
                if sum.lo >= 0 && sum.hi <= all {
                    let greatest = self.greatest.entry(bits).or_default();
                    *greatest = (*greatest).max(sum.hi);
                }
                self.low(&sum, bits, Some(term))
            }
            Node::Xor(c, terms) => self.xor(bits, c, &terms),
            Node::And(a, b) => self.and(bits, a, b),
            Node::Or(a, b) => {
                let (x, y) = (self.values[&a].clone(), self.values[&b].clone());
                // No bit is in both words, so the result is their sum.
                if disjoint(a, &x, b, &y) { x.plus(one, &y) } else { None }
            }
            Node::Rol(x, k) => {
                let value = self.values[&x].clone();
                let high = self.floor(&value, bits - k, None)?;
                let low = value.plus(-power(bits - k), &high)?.times(power(k))?;
                low.plus(one, &high)
            }
            Node::Shl(x, k) => {
                let value = self.values[&x].times(power(k))?;
                self.low(&value, bits, Some(term))
            }
            Node::Shr(x, k) => {
                let value = self.values[&x].clone();
                self.floor(&value, k, None)
            }
            Node::Bit(x, k) => {
                let value = self.values[&x].clone();
                self.bits(&value, k, k + 1)
            }
            Node::Carry(a, b, c) => {
                let sum = self.values[&a].plus(one, &self.values[&b])?.plus(one, &self.values[&c])?;
                self.floor(&sum, a.bits(), None)
            }
            Node::Borrow(a, b, c) => {
                let difference = self.values[&a].plus(-one, &self.values[&b])?.plus(-one, &self.values[&c])?;
                self.floor(&difference, a.bits(), None)?.times(-one)
            }
            Node::Product(half, a, b) => {
                let (a, b) = (self.values[&a].clone(), self.values[&b].clone());
                let product = self.product(&a, &b)?;
                match half {
                    Half::Low => self.low(&product, bits, Some(term)),
                    Half::High => self.floor(&product, bits, None),
                }
            }
            Node::Select(c, a, b) => {
                let (c, a, b) = (self.values[&c].clone(), self.values[&a].clone(), self.values[&b].clone());
                let difference = a.plus(-one, &b)?;
                let chosen = self.product(&c, &difference)?;
                Some(Value { form: chosen.form.plus(one, &b.form)?, lo: a.lo.min(b.lo), hi: a.hi.max(b.hi) })
            }
            Node::Clmul(..) | Node::IsZero(_) | Node::Sbox(_) | Node::MixColumn(_) => None,
        }
    }

    /// Returns the value of a word that consists of bytes, taking each run of bytes of one word together.
    fn bytes(&mut self, bytes: &[TermByte]) -> Option<Value> {
        let mut sum = Value::constant(I256::ZERO);
        let mut at = 0;
        while at < bytes.len() {
            let first = bytes[at];
            let run = (1..bytes.len() - at)
                .take_while(|&i| bytes[at + i].of == first.of && bytes[at + i].at as usize == first.at as usize + i)
                .count()
                + 1;
            let from = 8 * u32::from(first.at);
            let value = self.values[&first.of].clone();
            let part = self.bits(&value, from, from + 8 * run as u32)?;
            sum = sum.plus(power(8 * at as u32), &part)?;
            at += run;
        }
        Some(sum)
    }

    fn xor(&mut self, bits: u32, c: u64, terms: &[Term]) -> Option<Value> {
        let all = power(bits) - I256::ONE;
        let one = I256::ONE;
        let inverted = I256::from(c) == all;
        let mut sum = Value::constant(I256::ZERO);
        let mut maybe = 0;
        for &t in terms {
            let value = self.values[&t].clone();
            if bits == 1 {
                // For bits, a ^ b = a + b - 2ab.
                let both = self.product(&sum, &value)?;
                sum = sum.plus(one, &value)?.plus(I256::new(-2), &both)?;
                (sum.lo, sum.hi) = (I256::ZERO, one);
            } else if maybe & t.maybe() == 0 {
                sum = sum.plus(one, &value)?;
            } else {
                return None;
            }
            maybe |= t.maybe();
        }
        match c {
            0 => Some(sum),
            _ if inverted => Value::constant(all).plus(-one, &sum),
            c if maybe & c == 0 => sum.plus(one, &Value::constant(I256::from(c))),
            _ => None,
        }
    }

    fn and(&mut self, bits: u32, a: Term, b: Term) -> Option<Value> {
        let all = power(bits) - I256::ONE;
        for (x, m) in [(a, b), (b, a)] {
            let value = self.values[&x].clone();
            if let Some(mask) = m.known() {
                // Each run of ones selects a part.
                let mut sum = Value::constant(I256::ZERO);
                let mut at = 0;
                let run = mask >> mask.trailing_zeros().min(63);
                let several = run & (run.wrapping_add(1)) != 0;
                while at < bits && mask >> at != 0 {
                    let from = at + (mask >> at).trailing_zeros();
                    let to = (from + (mask >> from).trailing_ones()).min(bits);
                    let part = self.bits(&value, from, to)?;
                    let part = if several { self.alone(part) } else { part };
                    sum = sum.plus(power(from), &part)?;
                    at = to;
                }
                return Some(sum);
            }
            // The mask is all ones or all zeros: a bit times 2^w - 1.
            let mask = self.values[&m].clone();
            let divides = |x: &I256| *x % all == 0;
            if divides(&mask.form.c) && mask.form.terms.iter().all(|(_, k)| divides(k)) {
                let bit = Form {
                    c: mask.form.c / all,
                    terms: mask.form.terms.iter().map(|&(atom, k)| (atom, k / all)).collect(),
                };
                if let Some((lo, hi)) = self.bounds(&bit)
                    && lo >= 0
                    && hi <= 1
                {
                    return self.product(&Value { form: bit, lo, hi }, &value);
                }
            }
        }
        None
    }
}

/// Returns whether two words have no bit in a common place.
fn disjoint(a: Term, x: &Value, b: Term, y: &Value) -> bool {
    let apart = |low: &Value, high: &Value| {
        let bits = 256 - low.hi.leading_zeros();
        low.lo >= 0 && high.form.is_multiple(bits)
    };
    a.maybe() & b.maybe() == 0 || apart(x, y) || apart(y, x)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::{Kind, reset};

    /// A generator of numbers that are the same in each run.
    struct Numbers(u64);

    impl Numbers {
        fn next(&mut self) -> u64 {
            self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (self.0 ^ self.0 >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
        }

        fn below(&mut self, n: u64) -> u64 {
            (self.next() >> 33) % n
        }
    }

    impl Integers {
        /// Returns the value of a form for given inputs, or `None` if it does not fit.
        fn number(&self, form: &Form, inputs: &FxHashMap<Term, u64>) -> Option<I256> {
            form.terms.iter().try_fold(form.c, |sum, &(atom, k)| {
                let x = match &self.atoms[atom as usize].what {
                    AtomKind::Word(term, zeros) => I256::from(term.eval(inputs)? >> zeros),
                    AtomKind::Floor(form, n) => self.number(form, inputs)? >> *n,
                    AtomKind::Product(a, b) => self.number(a, inputs)?.checked_mul(self.number(b, inputs)?)?,
                };
                sum.checked_add(k.checked_mul(x)?)
            })
        }
    }

    /// Returns a random combination of words.
    fn made(of: &[Term], random: &mut Numbers) -> Term {
        let mut pick = || of[random.below(of.len() as u64) as usize];
        let (a, b) = (pick(), pick());
        let (k, mask, bit) = (1 + random.below(63) as u32, random.next(), random.below(64) as u32);
        let low = (1u64 << k) - 1;
        let zero = Term::lit(1, 0);
        match random.below(19) {
            0 => a + b,
            1 => a - b,
            2 => a.mul_wide(b).0,
            3 => a.mul_wide(b).1,
            4 => a.shl(k),
            5 => a.shr(k),
            6 => a & Term::lit(64, low),
            7 => a & Term::lit(64, mask),
            8 => a.shr(k) | b.shl(64 - k),
            9 => a.add_carry(b, zero).1.resize(64),
            10 => a.sub_borrow(b, zero).1.resize(64),
            11 => a.bit(bit).select(a, b),
            12 => a.rol(k),
            13 => a.resize(32).resize(64),
            14 => !a,
            15 => a & (Term::lit(64, 0) - b.bit(bit).resize(64)),
            16 => (a.bit(bit) ^ b.bit(k)).resize(64),
            // Coefficients that grow to any size.
            17 => a.mul_wide(Term::lit(64, mask | 1 << 63)).0,
            _ => (a & Term::lit(64, low)).mul_wide(b & Term::lit(64, low)).0,
        }
    }

    #[test]
    fn numbers_are_what_words_are_and_within_their_bounds() {
        let mut random = Numbers(1);
        let mut compared = 0;
        for round in 0..150 {
            reset();
            let inputs: Vec<Term> = (0..3).map(|i| Term::atom(64, format!("x{i}"), Kind::Public)).collect();
            let max = random.next() >> random.below(60);
            let given: Known = [(inputs[0], Input::Number { max, zeros: 2, point: None })].into_iter().collect();
            let mut words = inputs.clone();
            for _ in 0..40 {
                let word = made(&words, &mut random);
                words.push(word);
            }
            let mut integers = Integers::new(given.clone(), round.into(), 0);
            let values: Vec<Value> = words.iter().map(|&word| integers.value(word)).collect();
            for sample in 0..20 {
                let mut number = |max: u64| match (sample + random.below(4)) % 4 {
                    0 => max,
                    1 => random.below(3).min(max),
                    _ => {
                        if max == u64::MAX {
                            random.next()
                        } else {
                            random.next() % (max + 1)
                        }
                    }
                };
                let x = number(max) & !3;
                let at: FxHashMap<Term, u64> =
                    [(inputs[0], x), (inputs[1], number(u64::MAX)), (inputs[2], number(u64::MAX))]
                        .into_iter()
                        .collect();
                for (&word, value) in words.iter().zip(&values) {
                    let is = I256::from(word.eval(&at).expect("all inputs are given"));
                    assert!(value.lo <= is && is <= value.hi, "{word:?} = {is}, not from {} to {}", value.lo, value.hi);
                    if let Some(number) = integers.number(&value.form, &at) {
                        assert_eq!(number, is, "{word:?}");
                        compared += 1;
                    }
                }
            }
        }
        assert!(compared > 50_000, "only {compared} compared");
    }
}
