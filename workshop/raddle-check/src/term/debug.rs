//! Terms as text, for messages.

use std::fmt;

use raddle_isa::Word;

use super::graph::{GRAPH, Half, Node, Term, TermByte};

impl fmt::Debug for TermByte {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for TermByte {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&byte(*self, LEVELS))
    }
}

impl fmt::Debug for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&show(*self, LEVELS))
    }
}

/// The levels of a term that are shown, and the terms of a sum.
const LEVELS: u32 = 3;
const WIDE: usize = 4;

/// Returns the text of a byte: a whole word of 8 bits, or the byte at an index of a longer word.
fn byte(byte: TermByte, depth: u32) -> String {
    match byte.of.known() {
        Some(x) => format!("{:#x}", x >> (8 * byte.at) & 0xff),
        None if byte.of.bits() <= 8 => deeper(byte.of, depth),
        None => format!("{}.{}", deeper(byte.of, depth), byte.at),
    }
}

fn deeper(term: Term, depth: u32) -> String {
    match (depth, term.node()) {
        (0, Node::Lit(_) | Node::Atom(_)) => show(term, 0),
        (0, _) => "…".into(),
        _ => show(term, depth - 1),
    }
}

/// Returns the terms of a sum with a sign between them, and the constant unless it adds nothing.
fn sum(mut parts: Vec<String>, all: usize, sign: &str, constant: u64) -> String {
    if all > parts.len() {
        parts.push("…".into());
    }
    if constant != 0 {
        parts.push(format!("{constant:#x}"));
    }
    if parts.len() == 1 { parts.remove(0) } else { format!("({})", parts.join(sign)) }
}

/// Returns the text of a term to some depth.
fn show(term: Term, depth: u32) -> String {
    let of = |term: &Term| deeper(*term, depth);
    let both = |a: &Term, sign: &str, b: &Term| format!("({} {sign} {})", of(a), of(b));
    let product = |half: Half, sign: &str, a: &Term, b: &Term| match half {
        Half::Low => format!("low{}", both(a, sign, b)),
        Half::High => format!("high{}", both(a, sign, b)),
    };
    match term.node() {
        Node::Lit(x) => format!("{x:#x}"),
        Node::Atom(id) => GRAPH.with_borrow(|g| g.atoms[id as usize].0.clone()),
        Node::Byte(b) => byte(b, depth),
        Node::Bytes(bytes) => {
            let bytes: Vec<_> = bytes.iter().map(|b| byte(*b, depth)).collect();
            format!("[{}]", bytes.join(" "))
        }
        Node::Sum(constant, terms) => {
            let part = |(t, k): &(Term, u64)| match *k {
                1 => of(t),
                k => format!("{k:#x}*{}", of(t)),
            };
            sum(terms.iter().take(WIDE).map(part).collect(), terms.len(), " + ", constant)
        }
        Node::Xor(constant, terms) => sum(terms.iter().take(WIDE).map(of).collect(), terms.len(), " ^ ", constant),
        Node::And(a, b) => both(&a, "&", &b),
        Node::Or(a, b) => both(&a, "|", &b),
        Node::Rol(x, k) => format!("({} <<< {k})", of(&x)),
        Node::Shl(x, k) => format!("({} << {k})", of(&x)),
        Node::Shr(x, k) => format!("({} >> {k})", of(&x)),
        Node::Bit(x, k) => format!("{}[bit {k}]", of(&x)),
        Node::Carry(a, b, c) => format!("carry({} + {} + {})", of(&a), of(&b), of(&c)),
        Node::Borrow(a, b, _) => both(&a, "<", &b),
        Node::Product(half, a, b) => product(half, "*", &a, &b),
        Node::Clmul(half, a, b) => product(half, "clmul", &a, &b),
        Node::IsZero(x) => format!("({} == 0)", of(&x)),
        Node::Select(c, a, b) => format!("({} ? {} : {})", of(&c), of(&a), of(&b)),
        Node::Sbox(x) => format!("sbox({})", of(&x)),
        Node::MixColumn(x) => format!("mix_column({})", of(&x)),
    }
}
