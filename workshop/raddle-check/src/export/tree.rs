//! Lines about numbers and polynomials, as trees of words and names in the SMT-LIB syntax.

use super::raw::Raw;

/// A line or a part of it.
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

/// Returns a list that begins with a name.
pub fn list(head: &str, rest: impl IntoIterator<Item = Tree>) -> Tree {
    Tree::List(std::iter::once(head.into()).chain(rest).collect())
}

/// Returns the sum of expressions.
pub fn sum(parts: impl IntoIterator<Item = Tree>) -> Tree {
    list("+", parts)
}

/// Returns the product of two expressions.
pub fn product(a: Tree, b: Tree) -> Tree {
    list("*", [a, b])
}

/// Returns an expression times 2 or x to the power of `by`.
pub fn shifted(of: impl Into<Tree>, by: u32) -> Tree {
    if by == 0 { of.into() } else { list("shift", [u64::from(by).into(), of.into()]) }
}

/// Returns a power of an expression.
pub fn power(of: Tree, n: u32) -> Tree {
    list("power", [of, u64::from(n).into()])
}

/// Returns the negative of an expression.
pub fn minus(of: Tree) -> Tree {
    product("-1".into(), of)
}

/// Returns a name in quotes, as messages have them.
pub fn named(name: impl Into<String>) -> Tree {
    Tree::Name(format!("|{}|", name.into()))
}

/// Returns the number that 64-bit words form.
pub fn value(words: impl IntoIterator<Item = Raw>) -> Tree {
    sum(words.into_iter().zip(0..).map(|(word, i)| shifted(word, 64 * i)))
}
