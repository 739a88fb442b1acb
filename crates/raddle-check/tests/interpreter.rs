//! Every ChaCha20 kernel of every instruction set, run by the interpreter: results equal those of the specification, and so
//! the vectors of RFC 8439, on any host.

use raddle_check::{mutate::expected, run};
use raddle_isa::Code;
use raddle_kernels::{Kernel, Operation};

/// Lengths of every class of tail: all short ones, and those around each block up to beyond two turns.
fn lengths(turn: usize) -> impl Iterator<Item = usize> {
    let blocks = (1..=2 * turn / 64 + 2).flat_map(|n| [64 * n - 1, 64 * n, 64 * n + 1, 64 * n + 37]);
    (0..=80).chain(blocks.filter(|n| *n > 80))
}

/// Bytes of the largest turn of a kernel: what its longest loop compares the length with.
fn turn(code: &[Code]) -> usize {
    let of = |part: &Code| match part {
        Code::While { test, .. } => test.iter().flat_map(|inst| &inst.args).fold(0, |n, arg| match arg {
            raddle_isa::Operand::Imm(x) => n.max(*x as usize),
            _ => n,
        }),
        Code::Skip { body, .. } | Code::Repeat { body, .. } => turn(body),
        _ => 0,
    };
    code.iter().map(of).max().unwrap_or(0)
}

fn kernels() -> Vec<Kernel> {
    raddle_kernels::all().into_iter().filter(|kernel| kernel.operation == Operation::Chacha20Xor).collect()
}

#[test]
fn every_kernel_and_class_of_tail() {
    let state: [u32; 16] = std::array::from_fn(|i| 0x9e37_79b9u32.wrapping_mul(i as u32 + 1));
    // The counter wraps within the first turn.
    let wraps = {
        let mut state = state;
        state[12] = u32::MAX - 2;
        state
    };
    let input: Vec<u8> = (0..8192u32).map(|i| (i * 7 + i / 251) as u8).collect();
    let keystreams = [state, wraps].map(|state| (state, expected(&state, &input)));
    let mut runs = 0;
    for kernel in kernels() {
        for (i, len) in lengths(turn(&kernel.code)).enumerate() {
            let (state, expected) = &keystreams[i % 2];
            let out = run::xor(&kernel, state, &input[..len], i % 3 == 0)
                .unwrap_or_else(|fault| panic!("{} {}, {len} bytes: {fault}", kernel.isa, kernel.name));
            assert!(out == expected[..len], "{} {}, {len} bytes", kernel.isa, kernel.name);
            runs += 1;
        }
    }
    println!("report: {runs} runs of {} kernels in the interpreter", kernels().len());
}

/// RFC 8439, 2.4.2.
#[test]
fn the_vector_of_the_rfc() {
    let mut state = [0u32; 16];
    state[..4].copy_from_slice(&raddle_kernels::chacha20::spec::CONSTANTS);
    for i in 0..8u32 {
        state[4 + i as usize] = 0x0302_0100 + 0x0404_0404 * i;
    }
    state[12..].copy_from_slice(&[1, 0, 0x4a00_0000, 0]);
    let text =
        b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen \
        would be it.";
    let begins = [0x6e, 0x2e, 0x35, 0x9a, 0x25, 0x68, 0xf9, 0x80, 0x41, 0xba, 0x07, 0x28, 0xdd, 0x0d, 0x69, 0x81];
    let ends =
        [0x5a, 0xf9, 0x0b, 0xbf, 0x74, 0xa3, 0x5b, 0xe6, 0xb4, 0x0b, 0x8e, 0xed, 0xf2, 0x78, 0x5e, 0x42, 0x87, 0x4d];
    for kernel in kernels() {
        let out = run::xor(&kernel, &state, text, false).expect("a proved kernel runs");
        assert_eq!(out.len(), 114);
        assert_eq!((&out[..16], &out[96..]), (&begins[..], &ends[..]), "{} {}", kernel.isa, kernel.name);
    }
}
