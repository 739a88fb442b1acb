//! Terms as text, for messages.

use std::fmt::{self, Write};

use super::graph::{GRAPH, Node, Term, TermByte};

impl fmt::Debug for TermByte {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}.{}", self.of, self.at)
    }
}

impl fmt::Debug for Term {
    /// Formats the term, three levels deep and four terms wide.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const WIDE: usize = 4;
        fn show(term: Term, depth: u32) -> String {
            let deeper = |t: &Term| if depth == 0 { "…".into() } else { show(*t, depth - 1) };
            let byte = |b: &TermByte| format!("{}.{}", deeper(&b.of), b.at);
            let short = |mut parts: Vec<String>, all: usize, by: &str| {
                if all > parts.len() {
                    parts.push("…".into());
                }
                parts.join(by)
            };
            let list = |terms: &[Term], by: &str| short(terms.iter().take(WIDE).map(deeper).collect(), terms.len(), by);
            match term.node() {
                Node::Lit(x) => format!("{x:#x}"),
                Node::Atom(id) => GRAPH.with_borrow(|g| g.atoms[id as usize].0.clone()),
                Node::Byte(b) => byte(&b),
                Node::Bytes(bytes) => format!("[{}]", bytes.iter().map(byte).collect::<Vec<_>>().join(" ")),
                Node::Sum(c, terms) => {
                    let part = |(t, k): &(Term, u64)| match *k {
                        1 => deeper(t),
                        k => format!("{k:#x}*{}", deeper(t)),
                    };
                    let parts = terms.iter().take(WIDE).map(part).collect();
                    format!("({} + {c:#x})", short(parts, terms.len(), " + "))
                }
                Node::Xor(c, terms) => format!("({} ^ {c:#x})", list(&terms, " ^ ")),
                Node::Rol(x, k) => format!("({} <<< {k})", deeper(&x)),
                Node::Shl(x, k) => format!("({} << {k})", deeper(&x)),
                Node::Shr(x, k) => format!("({} >> {k})", deeper(&x)),
                Node::Bit(x, k) => format!("{}[{k}]", deeper(&x)),
                Node::Borrow(a, b, _) => format!("({} < {})", deeper(&a), deeper(&b)),
                node => {
                    let mut name = Name::default();
                    // Writing stops with an error at the first parenthesis.
                    let _ = write!(name, "{node:?}");
                    let mut children = Vec::new();
                    node.children(|t| children.push(t));
                    format!("{}({})", name.0, list(&children, ", "))
                }
            }
        }
        f.write_str(&show(*self, 3))
    }
}

/// A writer of only the name of a node, because writing the content would write everything that it is computed from.
#[derive(Default)]
struct Name(String);

impl Write for Name {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        let (name, is_more) = part.split_once('(').map_or((part, false), |(name, _)| (name, true));
        self.0.push_str(name);
        if is_more { Err(fmt::Error) } else { Ok(()) }
    }
}
