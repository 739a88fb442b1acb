//! The movement of inputs with the message.

use std::cell::RefCell;

use raddle_isa::Word;
use raddle_isa::code::Extent;
use rustc_hash::FxHashMap;

use super::entry::{Entry, Inputs, Moving};
use crate::term::{Substitution, Term, TermByte};

/// The replacement σ of each input by the input of a kernel that is called for the rest of the message after one block,
/// and its powers σⁿ.
///
/// A byte of a message becomes the byte one block later, a pointer moves, the length becomes the rest, and other inputs
/// change as [`crate::prove::statement::Statement::advance`] says. Nothing else says what holds after a block, so what
/// holds for any block is what holds for the first one.
pub struct Shift {
    inputs: Inputs,
    /// The bytes of a block.
    pub(crate) block: u64,
    pointers: Moving,
    length: Term,
    /// The number of bytes of the message for each share that a region holds.
    shares: Vec<u64>,
    /// The other inputs that change, before and after a block.
    others: Vec<(Term, Term)>,
    powers: RefCell<FxHashMap<u64, Substitution>>,
}

impl Shift {
    /// Creates the movement of a kernel's inputs with blocks of this number of bytes. `others` are the inputs that
    /// change besides pointers, length and message, each with its value after a block.
    pub fn new(start: &Entry, block: u64, others: Vec<(Term, Term)>) -> Shift {
        let share = |extent: &Extent| if let Extent::Share(_, _, each) = extent { Some(*each) } else { None };
        Shift {
            inputs: start.inputs.clone(),
            block,
            pointers: start.moving.clone(),
            length: start.length,
            shares: start.moving.values().filter_map(share).collect(),
            others,
            powers: RefCell::default(),
        }
    }

    /// Returns the number of blocks in the shortest message of which each region holds a whole share.
    pub(crate) fn whole(&self) -> u64 {
        (1..)
            .find(|n| self.shares.iter().all(|each| (n * self.block).is_multiple_of(*each)))
            .expect("a common multiple")
    }

    /// Returns σⁿ of a byte.
    pub fn byte(&self, byte: TermByte, n: u64) -> TermByte {
        if n == 0 {
            return byte;
        }
        byte.substitute(self.powers.borrow_mut().entry(n).or_insert_with(|| self.power(n)))
    }

    /// Returns σⁿ of a term.
    pub fn term(&self, term: Term, n: u64) -> Term {
        if n == 0 {
            return term;
        }
        term.substitute(self.powers.borrow_mut().entry(n).or_insert_with(|| self.power(n)))
    }

    fn power(&self, n: u64) -> Substitution {
        let pointers = self.pointers.iter();
        let pointers = pointers.map(|(&base, extent)| (base, base + Term::lit(64, extent.bytes(self.block * n))));
        let length = (self.length, self.length - Term::lit(64, self.block * n));
        let mut one = Substitution::new(self.others.iter().copied());
        let others = self.others.iter().map(|&(input, _)| {
            let after = (0..n).fold(input, |value, _| value.substitute(&mut one));
            (input, after)
        });
        let (inputs, bytes) = (self.inputs.clone(), self.block * n);
        let known: Vec<_> = pointers.chain([length]).chain(others).collect();
        Substitution::new(known).or(move |input| inputs.byte_after(input, bytes))
    }
}
