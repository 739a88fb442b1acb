//! The proof of what kernels of SHA-256 (FIPS 180-4, 6.2.2) and MD5 (RFC 1321, 3.4) compute.
//!
//! The words that a kernel returns are terms, and so are those of the specification: they are compared. For a path
//! without a loop over the blocks that is all.
//!
//! Of a loop the kernel declares nothing. At its head some words A are carried from turn to turn; they stand for what the
//! kernel would return if the message ended there: the path that leaves the loop with nothing left returns words H(A),
//! each a rearrangement of the bytes of A. Three equations make the induction over blocks, for each message:
//!
//! 1. H(A) = the state at entry, for what is carried into the first turn;
//! 2. H(A') = compress(… compress(H(A), block 1) …), where a turn makes A' of any A;
//! 3. every other path that leaves the loop returns compress(… compress(H(A), block 1) …), for the blocks that are left.

use raddle_isa::Word;
use raddle_kernels::hash::{BLOCK, Hash, Messages};

use crate::explore::{Carried, Entry, Property, Refusal};
use crate::program::Step;
use crate::term::{Node, Substitution, Term, TermByte};
use crate::whole::{End, Head, Ranges, Seen, Whole};

/// The hash values that a kernel is to return.
pub struct Goal<'a> {
    /// The entry of the kernel.
    pub start: &'a Entry,
    /// The hash function.
    pub hash: Hash,
    /// How many messages, and where their hash values are.
    pub messages: Messages,
}

/// The hash values of all messages.
type Values = Vec<Vec<Term>>;

impl Goal<'_> {
    /// The hash value of each message: `word` finds a word of the state.
    fn values(&self, word: impl Fn(usize) -> Term) -> Values {
        let value = |m| (0..self.hash.words()).map(|w| word(self.messages.place(self.hash, m, w))).collect();
        (0..self.messages.count()).map(value).collect()
    }

    /// What a path returns.
    fn returned(&self, end: &End) -> Values {
        self.values(|at| low_half(end.word("state", at, 4).expect("every byte is written")))
    }

    /// The hash values after so many bytes more of each message, by the specification.
    fn after(&self, values: &Values, bytes: u64) -> Values {
        let each = self.messages.regions().into_iter().zip(values);
        each.map(|(name, value)| {
            (0..bytes / BLOCK).fold(value.clone(), |value, block| {
                let byte = |i: u64| self.start.inputs.byte(name, (block * BLOCK + i) as usize).byte(0);
                self.hash.compress(&value, &(0..BLOCK).map(byte).collect::<Vec<_>>())
            })
        })
        .collect()
    }

    fn induction(&self, seen: &Seen, head: usize) -> Result<(), Refusal> {
        let Head { stride, carried } = &seen.heads[head];
        let value = self.returned(seen.nothing_left(head)?);
        let with = |what: fn(&Carried) -> Term| -> Values {
            let mut with = Substitution::new(carried.iter().map(|carried| (carried.unknown, what(carried))));
            value.iter().map(|words| words.iter().map(|word| low_half(word.substitute(&mut with))).collect()).collect()
        };
        let entry = self.values(|at| self.start.inputs.limb("state", at));
        same(&with(|carried| carried.first), &entry, "at the first turn")?;
        same(&with(|carried| carried.after), &self.after(&value, *stride), "after a turn")?;
        for end in seen.ends.iter().filter(|end| end.since == Some(head)) {
            let when = format!("for the {} bytes after the loop", end.bytes);
            same(&self.returned(end), &self.after(&value, end.bytes), &when)?;
        }
        Ok(())
    }
}

impl Whole for Goal<'_> {
    fn covers(&self, name: &str, _: usize) -> bool {
        name == "state"
    }

    fn check(&mut self, seen: &Seen, _: &[Step]) -> Result<Option<Ranges>, Refusal> {
        let entry = self.values(|at| self.start.inputs.limb("state", at));
        for end in seen.ends.iter().filter(|end| end.since.is_none()) {
            same(&self.returned(end), &self.after(&entry, end.bytes), &format!("for a length of {}", end.bytes))?;
        }
        (0..seen.heads.len()).try_for_each(|head| self.induction(seen, head))?;
        Ok(None)
    }
}

/// Of a word of 64 bits in which a kernel has one of 32, the low half as a word of its own: a sum is then one modulo 2^32.
fn low_half(word: Term) -> Term {
    match word.node() {
        Node::Bytes(bytes) => {
            let whole = bytes[0].of;
            let low = (0..bytes.len()).all(|i| bytes[i] == TermByte { of: whole, at: i as u8 });
            if low { whole.resize(word.bits()) } else { word }
        }
        _ => word,
    }
}

fn same(are: &Values, should: &Values, when: &str) -> Result<(), Refusal> {
    for (message, (are, should)) in are.iter().zip(should).enumerate() {
        if let Some(word) = (0..are.len()).find(|&word| are[word] != should[word]) {
            let (is, should) = (are[word], should[word]);
            return Err(refuse(format!("word {word} of message {message} is {is:?}, not {should:?}, {when}")));
        }
    }
    Ok(())
}

fn refuse(why: String) -> Refusal {
    Refusal::new(Property::Function, why)
}
