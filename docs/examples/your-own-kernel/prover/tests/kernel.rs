//! The specification against published vectors, and the kernel in an interpreter and with planted faults.

use raddle_check::explore::Refusal;
use raddle_check::mutate::{Mutant, mutants};
use raddle_check::prove::{Proof, prove_statement};
use raddle_check::run;
use raddle_isa::{Concrete, Word};
use raddle_kernels::Kernel;
use siphash_prover::{Hashes, siphash, siphash_words_avx2};

fn prove(kernel: &Kernel) -> Result<Proof, Refusal> {
    prove_statement(kernel, &|_, inputs| Box::new(Hashes(inputs)))
}

/// Row 8 of `vectors_sip64` of the reference implementation: the message 00 01 … 07 under the key 00 01 … 0f.
#[test]
fn the_specification_gives_the_published_hash() {
    let word = |x| Concrete::lit(64, x);
    let key = [word(0x0706_0504_0302_0100), word(0x0f0e_0d0c_0b0a_0908)];
    assert_eq!(siphash(key, key[0]).value(), 0x93f5_f579_9a93_2462);
}

/// An interpreter runs the instructions on numbers, on any machine.
#[test]
fn the_kernel_runs_right_in_the_interpreter() {
    for len in (0..=200).step_by(8) {
        run::runs_right(&siphash_words_avx2(), len as u64, len).unwrap();
    }
}

/// A mutant has one instruction changed. These shift by a wrong number of bits, and so rotate wrong.
#[test]
fn wrong_rotations_are_refused() {
    let right = siphash_words_avx2();
    prove(&right).expect("nothing is planted yet");
    let (insts, all) = (right.insts(), mutants(&right));
    let rotates_wrong = |mutant: &&Mutant| {
        let (is, was) = (mutant.with.as_ref(), insts[mutant.at]);
        is.is_some_and(|is| [is.row.name, was.row.name] == ["vpsllq"; 2] && is.args[..2] == was.args[..2])
    };
    let wrong: Vec<_> = all.iter().filter(rotates_wrong).step_by(20).collect();
    assert!(!wrong.is_empty());
    for mutant in wrong {
        let refusal = prove(&mutant.of(&right)).expect_err("a wrong rotation").to_string();
        assert!(refusal.starts_with("function: out["), "{refusal}");
    }
}
