//! Runs every kernel and candidate of every instruction set in the interpreter, on any host, and compares the results
//! with the reference of its operation.

use raddle_check::run::runs_right;
use raddle_isa::{Code, Meaning, Parameter};
use raddle_kernels::operations::{
    AesCtrXor, AesExpand, AesGcmBlocks, AesGcmFinish, AesGcmSivKeys, Blake3Inputs, Chacha20Blocks,
    Chacha20Poly1305Begin, Chacha20Poly1305Blocks, Chacha20Xor, CombinedBlocks, GhashBlocks, GhashPowers, HashMessages,
    HashWords, Poly1305Blocks, Poly1305Finish, Poly1305Lanes, Poly1305Powers, Sha1CheckedBlocks, Sha1CheckedLanes,
    Sha256Pairs,
};
use raddle_kernels::reference::KINDS;
use raddle_kernels::{Kernel, Operation};

/// Returns the number of bytes of a kernel's largest iteration, which its longest loop compares with the length.
fn iteration(code: &[Code]) -> usize {
    let of = |part: &Code| match part {
        Code::While { test, .. } => test.iter().flat_map(|inst| &inst.args).fold(0, |n, arg| match arg {
            raddle_isa::Operand::Imm(x) => n.max(*x as usize),
            _ => n,
        }),
        Code::Skip { body, .. } | Code::Repeat { body, .. } => iteration(body),
        _ => 0,
    };
    code.iter().map(of).max().unwrap_or(0)
}

/// Returns lengths of every class of tail: all short ones, and lengths near every seventh 16-byte block of the first
/// iterations, which covers in turn all blocks of each 64 bytes. Other tests run kernels with all lengths on a machine
/// or an emulator.
pub(super) fn lengths(kernel: &Kernel) -> Vec<usize> {
    let (multiple, max) = kernel.contract.lengths();
    let multiple = multiple as usize;
    if !kernel.contract.parameters.iter().any(|p| matches!(p, Parameter::Length { .. })) {
        return vec![0];
    }
    if multiple > 16 {
        return (0..=5).chain([7, 8]).map(|n| n * multiple).collect();
    }
    let longest = if max.is_none() && multiple == 1 { 2 * iteration(&kernel.code) + 128 } else { 1184 };
    let around = (0..=longest).step_by(112).flat_map(|n| [n.saturating_sub(1), n, n + 1, n + 7]);
    let takes = |len: &usize| len.is_multiple_of(multiple) && max.is_none_or(|max| *len as u64 <= max);
    let mut all: Vec<usize> = (0..=40).chain(around).filter(takes).collect();
    all.sort_unstable();
    all.dedup();
    all
}

fn all(is: impl Fn(&dyn Operation) -> bool) {
    let kernels = raddle_kernels::all().into_iter().chain(raddle_kernels::candidates());
    let (mut runs, mut count) = (0, 0);
    for kernel in kernels.filter(|kernel| is(&*kernel.operation)) {
        count += 1;
        for (seed, len) in lengths(&kernel).into_iter().enumerate() {
            runs_right(&kernel, seed as u64, len).unwrap_or_else(|why| panic!("{why}"));
            runs += 1;
        }
        // These are keys, accumulators and messages for which carries run far.
        if kernel.contract.numbers.iter().any(|number| number.is == Meaning::Any) {
            let stride = kernel.contract.lengths().0 as usize;
            for seed in (0..KINDS).step_by(5) {
                let len = seed as usize % 4 * stride * usize::from(lengths(&kernel).len() > 1);
                runs_right(&kernel, seed, len).unwrap_or_else(|why| panic!("{why}"));
                runs += 1;
            }
        }
    }
    assert!(count > 0);
    println!("report: {runs} runs of {count} kernels in the interpreter");
}

/// Declares a test for each group of operations, so that the groups run in parallel.
macro_rules! every_kernel_of {
    ($($name:ident: $($operation:ty),*;)*) => {
        $(#[test]
        fn $name() {
            all(|operation| false $(|| operation.is::<$operation>())*);
        })*

        #[test]
        fn no_operation_is_forgotten() {
            let all = raddle_kernels::all();
            let forgotten = all.iter().find(|kernel| !(false $($(|| kernel.operation.is::<$operation>())*)*));
            assert_eq!(forgotten.map(|kernel| kernel.name), None);
        }
    };
}

every_kernel_of! {
    chacha20: Chacha20Xor, Chacha20Blocks;
    poly1305: Poly1305Powers, Poly1305Blocks, Poly1305Finish, Poly1305Lanes;
    chacha20_poly1305: Chacha20Poly1305Begin, Chacha20Poly1305Blocks;
    aes: AesExpand, AesCtrXor, AesGcmSivKeys;
    ghash: GhashPowers, GhashBlocks;
    aes_gcm_blocks: AesGcmBlocks;
    aes_gcm_finish: AesGcmFinish;
    hashes: HashMessages, CombinedBlocks, HashWords, Sha1CheckedBlocks, Sha1CheckedLanes, Sha256Pairs, Blake3Inputs;
}
