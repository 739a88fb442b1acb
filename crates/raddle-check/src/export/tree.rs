//! Lines about numbers and polynomials, as trees of words and names: their syntax is that of SMT-LIB.

use super::raw::Raw;

/// A line, or a part of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Tree {
    /// A word.
    Word(Raw),
    /// A name or a number.
    Name(String),
    /// A list.
    List(Vec<Tree>),
}

impl From<Raw> for Tree {
    fn from(word: Raw) -> Tree {
        Tree::Word(word)
    }
}

impl From<&str> for Tree {
    fn from(name: &str) -> Tree {
        Tree::Name(name.into())
    }
}

impl From<u64> for Tree {
    fn from(number: u64) -> Tree {
        Tree::Name(number.to_string())
    }
}

/// A list that begins with a name.
pub fn list(head: &str, rest: impl IntoIterator<Item = Tree>) -> Tree {
    Tree::List(std::iter::once(head.into()).chain(rest).collect())
}

/// The sum of expressions.
pub fn sum(parts: impl IntoIterator<Item = Tree>) -> Tree {
    list("+", parts)
}

/// The product of two expressions.
pub fn product(a: Tree, b: Tree) -> Tree {
    list("*", [a, b])
}

/// Times 2 or x to the power of `by`.
pub fn shifted(of: impl Into<Tree>, by: u32) -> Tree {
    if by == 0 { of.into() } else { list("shift", [u64::from(by).into(), of.into()]) }
}

/// A power of an expression.
pub fn power(of: Tree, n: u32) -> Tree {
    list("power", [of, u64::from(n).into()])
}

/// The negative of an expression.
pub fn minus(of: Tree) -> Tree {
    product("-1".into(), of)
}

/// A name as a message has it.
pub fn named(name: impl Into<String>) -> Tree {
    Tree::Name(format!("|{}|", name.into()))
}

/// The number that words of 64 bits are.
pub fn value(words: impl IntoIterator<Item = Raw>) -> Tree {
    sum(words.into_iter().zip(0..).map(|(word, i)| shifted(word, 64 * i)))
}
