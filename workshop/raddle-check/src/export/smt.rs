//! Writes goals in SMT-LIB 2.6, in the logic QF_UFBV. The S-box, MixColumns and the product of polynomials are
//! uninterpreted functions.

use std::fmt::{self, Write};

use raddle_isa::Word;
use rustc_hash::{FxHashMap, FxHashSet};

use super::goal::Goals;
use super::raw::{Half, Input, Op, Raw};
use super::tree::Tree;

const FUNCTIONS: &str = "(declare-fun sbox ((_ BitVec 8)) (_ BitVec 8))\n\
    (declare-fun mix_column ((_ BitVec 32)) (_ BitVec 32))\n\
    (declare-fun clmul ((_ BitVec 64) (_ BitVec 64)) (_ BitVec 128))\n";

/// Writes goals. Each asks for inputs that violate it, so every answer must be `unsat`.
pub fn write(goals: &Goals, to: &mut impl Write) -> fmt::Result {
    writeln!(to, "(set-logic QF_UFBV)\n{FUNCTIONS}")?;
    let mut done = FxHashSet::default();
    for goal in &goals.all {
        for word in [goal.left, goal.right] {
            define(word, &mut done, to)?;
        }
        let (left, right) = (name(goal.left), name(goal.right));
        writeln!(to, "(push 1)\n(echo \"{}: {}\")", goal.topic, goal.name)?;
        writeln!(to, "(assert (distinct {left} {right}))\n(check-sat)\n(pop 1)")?;
    }
    Ok(())
}

/// Writes equations in the same syntax, with the words that they use.
pub fn write_equations(goals: &Goals, to: &mut impl Write) -> fmt::Result {
    let mut done = FxHashSet::default();
    for line in &goals.equations {
        words(line, &mut |word| define(word, &mut done, to))?;
        writeln!(to, "{}", text(line))?;
    }
    Ok(())
}

/// Returns goals or equations with the words numbered in the order in which the text names them, so that the numbers do
/// not depend on other words of the thread.
pub fn renumbered(text: &str) -> String {
    let mut numbers = FxHashMap::default();
    let mut renumbered = String::with_capacity(text.len());
    let ends = [' ', '(', ')', '\n'];
    for piece in text.split_inclusive(ends) {
        let (word, end) = piece.split_at(piece.trim_end_matches(ends).len());
        let number = word.strip_prefix('n').filter(|number| number.parse::<u32>().is_ok());
        match number {
            Some(number) => {
                let next = numbers.len();
                renumbered.push_str(&format!("n{}{end}", numbers.entry(number).or_insert(next)));
            }
            None => renumbered.push_str(piece),
        }
    }
    renumbered
}

/// Passes each word of a line to `see`.
fn words(tree: &Tree, see: &mut impl FnMut(Raw) -> fmt::Result) -> fmt::Result {
    match tree {
        Tree::Word(word) => see(*word),
        Tree::Name(_) => Ok(()),
        Tree::List(parts) => parts.iter().try_for_each(|part| words(part, see)),
    }
}

fn text(tree: &Tree) -> String {
    match tree {
        Tree::Word(word) => name(*word),
        Tree::Name(name) => name.clone(),
        Tree::List(parts) => format!("({})", parts.iter().map(text).collect::<Vec<_>>().join(" ")),
    }
}

/// Defines a word after its operands. Uses a stack of its own, because words are deeply nested.
fn define(word: Raw, done: &mut FxHashSet<Raw>, to: &mut impl Write) -> fmt::Result {
    let mut todo = vec![(word, false)];
    while let Some((word, ready)) = todo.pop() {
        if done.contains(&word) {
            continue;
        }
        let op = word.op();
        if ready {
            done.insert(word);
            definition(word, &op, to)?;
        } else if !matches!(op, Op::Lit(_)) {
            todo.push((word, true));
            op.children(|child| todo.push((child, false)));
        }
    }
    Ok(())
}

fn name(word: Raw) -> String {
    match word.op() {
        Op::Lit(x) => format!("(_ bv{x} {})", word.bits()),
        Op::Atom(Input::Held(region, at)) => format!("|{region}[{at}]|"),
        Op::Atom(Input::Length) => "len".into(),
        Op::Atom(Input::Named(name)) => format!("|{name}|"),
        _ => format!("{word}"),
    }
}

fn definition(word: Raw, op: &Op, to: &mut impl Write) -> fmt::Result {
    let bits = word.bits();
    let two = |operation: &str, a: &Raw, b: &Raw| format!("({operation} {} {})", name(*a), name(*b));
    let by = |operation: &str, a: &Raw, k: &u32| format!("({operation} {} (_ bv{k} {bits}))", name(*a));
    let extend = |by: u32, a: &Raw| format!("((_ zero_extend {by}) {})", name(*a));
    let wide = |operation: &str, a: &Raw, b: &Raw| {
        let width = a.bits();
        format!("({operation} {} {})", extend(width, a), extend(width, b))
    };
    let half = |half: &Half, of: String, width: u32| match half {
        Half::Low => format!("((_ extract {} 0) {of})", width - 1),
        Half::High => format!("((_ extract {} {width}) {of})", 2 * width - 1),
    };
    // The carry or borrow is the highest bit of a sum or difference that is one bit wider.
    let out = |operation: &str, [a, b, c]: [&Raw; 3]| {
        let width = a.bits();
        let first = format!("({operation} {} {})", extend(1, a), extend(1, b));
        format!("((_ extract {width} {width}) ({operation} {first} {}))", extend(width, c))
    };
    let value = match op {
        Op::Atom(_) => return writeln!(to, "(declare-const {} (_ BitVec {bits}))", name(word)),
        Op::Lit(_) => return Ok(()),
        Op::Concat(pieces) => {
            let pieces: Vec<String> = pieces.iter().rev().map(|piece| name(*piece)).collect();
            format!("(concat {})", pieces.join(" "))
        }
        Op::Extract(a, at) => format!("((_ extract {} {at}) {})", at + bits - 1, name(*a)),
        Op::Extend(a) => extend(bits - a.bits(), a),
        Op::Not(a) => format!("(bvnot {})", name(*a)),
        Op::Add(a, b) => two("bvadd", a, b),
        Op::Sub(a, b) => two("bvsub", a, b),
        Op::Xor(a, b) => two("bvxor", a, b),
        Op::And(a, b) => two("bvand", a, b),
        Op::Or(a, b) => two("bvor", a, b),
        Op::Rol(a, k) => format!("((_ rotate_left {k}) {})", name(*a)),
        Op::Shl(a, k) => by("bvshl", a, k),
        Op::Shr(a, k) => by("bvlshr", a, k),
        Op::Carry(a, b, c) => out("bvadd", [a, b, c]),
        Op::Borrow(a, b, c) => out("bvsub", [a, b, c]),
        Op::Mul(h, a, b) => half(h, wide("bvmul", a, b), bits),
        Op::Clmul(h, a, b) => half(h, two("clmul", a, b), bits),
        Op::IsZero(a) => format!("(ite (= {} (_ bv0 {})) #b1 #b0)", name(*a), a.bits()),
        Op::Select(c, a, b) => format!("(ite (= {} #b1) {} {})", name(*c), name(*a), name(*b)),
        Op::Sbox(a) => format!("(sbox {})", name(*a)),
        Op::MixColumn(a) => format!("(mix_column {})", name(*a)),
    };
    writeln!(to, "(define-fun {} () (_ BitVec {bits}) {value})", name(word))
}
