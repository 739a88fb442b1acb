//! The operation, and the statement that is proved of its kernels.

use raddle_check::explore::Inputs;
use raddle_check::prove::statement::Statement;
use raddle_check::term::Term;
use raddle_isa::{Concrete, Contract, Parameter, Word};
use raddle_kernels::Operation;
use raddle_kernels::reference::{Draw, Regions};

use crate::spec::siphash;

/// SipHash-2-4 of each word of a message.
#[derive(PartialEq, Debug)]
pub struct SipHashWords;

impl Operation for SipHashWords {
    fn name(&self) -> String {
        "siphash_words".into()
    }

    /// Returns the assumptions of a kernel, and the memory that it may touch.
    fn contract(&self) -> Contract {
        Contract {
            doc: "SipHash-2-4 of each 64-bit word of `input`, under one key.",
            parameters: vec![
                Parameter::output("out", "the hash values"),
                Parameter::input("input", "the words"),
                Parameter::Length { name: "len", multiple: 8, max: None },
                Parameter::fixed("key", 16, "the key"),
                Parameter::table(),
            ],
            may_alias: vec![&["out", "input"]],
            numbers: Vec::new(),
        }
    }

    fn block_bytes(&self) -> u64 {
        8
    }

    fn word_bytes(&self) -> usize {
        8
    }

    /// Returns the input of a test in the interpreter.
    fn draw(&self, draw: &Draw) -> Regions {
        [("input", draw.message(0)), ("key", draw.secret(1, 16))].into()
    }

    /// Returns the result of a kernel by the specification, on numbers.
    fn reference(&self, given: &Regions) -> Regions {
        let words = |region: &str| -> Vec<Concrete> {
            let words = given[region].chunks_exact(8).map(|word| word.try_into().expect("8 bytes"));
            words.map(|word| Concrete::lit(64, u64::from_le_bytes(word))).collect()
        };
        let key = words("key");
        let hashes = words("input").into_iter().map(|word| siphash([key[0], key[1]], word).value());
        [("out", hashes.flat_map(u64::to_le_bytes).collect())].into()
    }
}

/// The statement: each byte of the first word of `out`, by the specification on terms.
pub struct Hashes(pub Inputs);

impl Statement for Hashes {
    fn expected(&mut self, _: &str, offset: usize) -> Option<Term> {
        let Hashes(inputs) = self;
        let bytes: Vec<_> = (0..8).map(|i| inputs.byte("input", i).byte(0)).collect();
        let hash = siphash([inputs.limb("key", 0), inputs.limb("key", 8)], Term::of_bytes(&bytes));
        Some(hash.byte(offset).spread())
    }

    fn describe(&self) -> String {
        "out = siphash-2-4 of each word of input under key".into()
    }
}
