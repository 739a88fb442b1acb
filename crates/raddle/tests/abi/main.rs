//! What kernels give back and what they leave behind: called with every register filled, by code that
//! shares nothing with the compiler's idea of the calling convention.
//!
//! Two checks, and before either is believed, functions that break one rule each must be refused by it:
//!
//! * what the callee must save comes back as it was;
//! * two calls that differ in key and message alone leave the same in every other register and in the dead
//!   stack, so nothing that depends on a secret is left.

#![cfg(any(
    target_arch = "x86_64",
    all(target_arch = "aarch64", target_endian = "little", target_os = "linux"),
    all(target_arch = "powerpc64", target_endian = "little", target_os = "linux")
))]

#[path = "../common/mod.rs"]
mod common;

#[cfg_attr(target_arch = "x86_64", path = "x86_64.rs")]
#[cfg_attr(target_arch = "aarch64", path = "aarch64.rs")]
#[cfg_attr(target_arch = "powerpc64", path = "ppc64le.rs")]
mod isa;

use common::{Random, keystream, xor};
use isa::{Frame, SAVED, corrupters, leaks};
use raddle::InOut;
use raddle::kernel::{
    Bits128, Bits192, Bits256, Chacha20Poly1305State, Direction, HashFunction, Kernel, KeySize, Md5, Open,
    Poly1305State, Seal, Sha256, aes_ctr_xor, aes_expand, aes_gcm_blocks, aes_gcm_finish, chacha20_poly1305_begin,
    chacha20_poly1305_blocks, chacha20_xor, contract::Contract, ghash_blocks, ghash_powers, hash_blocks, hash_lanes,
    hash_streams, poly1305_blocks, poly1305_finish, poly1305_powers,
};

/// What registers hold before a call that the callee may change.
const FILL: [u64; 8] = [0xf1f2_f3f4_f5f6_f7f8; 8];

/// What register `i` holds before a call that the callee must save.
fn pattern(i: usize) -> u64 {
    0x8182_8384_8586_8788 ^ (i as u64 + 1).wrapping_mul(0x0101_0101_0101_0101)
}

/// Which of the registers that must be saved were not.
fn lost(frame: &Frame) -> Vec<&'static str> {
    (0..SAVED.len()).filter(|&i| frame.before[i] != frame.after[i]).map(|i| SAVED[i]).collect()
}

/// Calls `entry` twice on `bytes` bytes, with another key and message the second time but all buffers in
/// their place. Returns both outcomes, and both outputs beside what they should be.
fn call_twice(entry: *const (), table: &[u8], bytes: usize) -> [(Box<Frame>, [Vec<u8>; 2]); 2] {
    let mut random = Random(bytes as u64);
    let public = random.state();
    let (mut state, mut input, mut output) = (public, vec![0; bytes], vec![0; bytes]);
    [0; 2].map(|_| {
        state[4..12].fill_with(|| random.next() as u32);
        input.fill_with(|| random.next() as u8);
        let (to, from) = (output.as_mut_ptr().addr(), input.as_ptr().addr());
        let arguments = [to, from, bytes, state.as_ptr().addr(), table.as_ptr().addr(), 0];
        let mut frame = Box::new(Frame::new(entry, arguments));
        // SAFETY: the entry has the signature of a kernel and this CPU can run it; the buffers are as the
        // contract wants them.
        unsafe { isa::call(&raw mut *frame) };
        (frame, [output.clone(), xor(&input, &keystream(&state, bytes))])
    })
}

/// The printed kernels of a list that this CPU can run.
fn printed<C: Contract>(all: &'static [Kernel<C>]) -> impl Iterator<Item = (&'static Kernel<C>, *const ())> {
    let printed = all.iter().filter_map(|kernel| Some((kernel, kernel.entry_point()?)));
    printed.filter(|(kernel, entry)| {
        let pad: &[u8] = if cfg!(target_arch = "x86_64") {
            &[0xf3, 0x0f, 0x1e, 0xfa] // endbr64
        } else if cfg!(target_arch = "aarch64") {
            &[0x5f, 0x24, 0x03, 0xd5] // bti c
        } else {
            &[]
        };
        // SAFETY: a kernel is longer, and code can be read.
        assert_eq!(unsafe { std::slice::from_raw_parts(entry.cast::<u8>(), pad.len()) }, pad, "{kernel:?}");
        let runs = kernel.is_available();
        if !runs {
            println!("skipped: {kernel:?}");
        }
        runs
    })
}

/// Calls a kernel twice, each time with what `arguments` returns: other secrets, in the same places.
fn check<C: Contract>(
    (kernel, entry): (&Kernel<C>, *const ()),
    bytes: usize,
    mut arguments: impl FnMut(&mut Random) -> Vec<usize>,
) {
    let mut random = Random(bytes as u64);
    let [first, second] = [0; 2].map(|_| {
        let mut all = arguments(&mut random);
        all.push(kernel.table().as_ptr().addr());
        all.resize(6, 0);
        let mut frame = Box::new(Frame::new(entry, all.try_into().unwrap()));
        // SAFETY: the entry has the signature of a kernel and this CPU can run it; the buffers are as the
        // contract wants them.
        unsafe { isa::call(&raw mut *frame) };
        frame
    });
    assert_eq!(lost(&first), [""; 0], "{} on {bytes} bytes", kernel.name());
    assert_eq!(first.differences(&second), [""; 0], "{} on {bytes} bytes", kernel.name());
}

#[test]
fn every_corrupter_is_refused() {
    let planted = corrupters();
    for name in SAVED {
        assert!(planted.iter().any(|(register, _)| *register == name), "nobody corrupts {name}");
    }
    for (register, entry) in planted {
        let Some(entry) = entry else {
            println!("skipped: this CPU can't corrupt {register}");
            continue;
        };
        for (frame, _) in call_twice(entry, &[], 64) {
            assert_eq!(lost(&frame), [register]);
        }
    }
}

#[test]
fn every_leak_is_found() {
    for (place, entry) in leaks() {
        let Some(entry) = entry else {
            println!("skipped: this CPU can't leak through {place}");
            continue;
        };
        let [(first, _), (second, _)] = call_twice(entry, &[], 64);
        assert_eq!(first.differences(&second), [place]);
        assert_eq!(lost(&first), [""; 0]);
    }
}

#[test]
fn kernels_of_chacha20_save_what_they_must_and_leave_no_secret() {
    for (kernel, entry) in printed(chacha20_xor()) {
        for bytes in (0..2300).chain((2300..9000).step_by(61)) {
            let calls = call_twice(entry, kernel.table(), bytes);
            for (frame, [output, expected]) in &calls {
                assert_eq!(lost(frame), [""; 0], "{} on {bytes} bytes", kernel.name());
                assert!(output == expected, "{} on {bytes} bytes", kernel.name());
            }
            let [(first, _), (second, _)] = &calls;
            assert_eq!(first.differences(second), [""; 0], "{} on {bytes} bytes", kernel.name());
        }
        println!("{} keeps the calling convention and erases its registers", kernel.name());
    }
}

#[test]
fn kernels_of_poly1305_save_what_they_must_and_leave_no_secret() {
    let mut state = Box::new(Poly1305State::new(&[0; 32]));
    let mut input = vec![0; 20_000];
    let mut tag = [0_u8; 16];
    for powers in printed(poly1305_powers()) {
        check(powers, 0, |random| {
            *state = Poly1305State::new(&random.array());
            vec![(&raw mut *state).addr()]
        });
    }
    for blocks in printed(poly1305_blocks()) {
        for turns in 0..9 {
            let bytes = turns * blocks.0.multiple();
            check(blocks, bytes, |random| {
                *state = Poly1305State::new(&random.array());
                state.set_accumulator([random.next(), random.next(), random.next() % 5]);
                // Powers, where it reads some.
                blocks.0.apply(&mut state, &[]).unwrap();
                input.fill_with(|| random.next() as u8);
                vec![(&raw mut *state).addr(), input.as_ptr().addr(), bytes]
            });
        }
    }
    for finish in printed(poly1305_finish()) {
        for bytes in (0..=1024).step_by(16) {
            check(finish, bytes, |random| {
                *state = Poly1305State::new(&random.array());
                state.set_accumulator([random.next(), random.next(), random.next() % 5]);
                input.fill_with(|| random.next() as u8);
                vec![(&raw mut *state).addr(), input.as_ptr().addr(), bytes, tag.as_mut_ptr().addr()]
            });
        }
    }
}

#[test]
fn kernels_of_the_aead_save_what_they_must_and_leave_no_secret() {
    let mut state = Box::new(Chacha20Poly1305State::new(&[0; 32], &[0; 12]));
    let (mut output, mut input, mut mac) = (vec![0_u8; 20_000], vec![0; 20_000], vec![0; 20_000]);
    for begin in printed(chacha20_poly1305_begin()) {
        for bytes in 0..=begin.0.most() {
            check(begin, bytes, |random| {
                *state = Chacha20Poly1305State::new(&random.array(), &[9; 12]);
                input[..bytes].fill_with(|| random.next() as u8);
                let (to, from) = (output.as_mut_ptr().addr(), input.as_ptr().addr());
                vec![to, from, bytes, (&raw mut *state).addr()]
            });
        }
    }
    for both in printed(chacha20_poly1305_blocks()) {
        for turns in 0..7 {
            let bytes = turns * both.0.multiple();
            check(both, bytes, |random| {
                *state = Chacha20Poly1305State::new(&random.array(), &[9; 12]);
                *state.mac() = Poly1305State::new(&random.array());
                state.mac().set_accumulator([random.next(), random.next(), random.next() % 5]);
                // Powers, where it reads some.
                both.0.seal(&mut state, InOut::in_place(&mut []), &[]).unwrap();
                input.fill_with(|| random.next() as u8);
                mac.fill_with(|| random.next() as u8);
                let (to, from) = (output.as_mut_ptr().addr(), input.as_ptr().addr());
                vec![to, from, bytes, (&raw mut *state).addr(), mac.as_ptr().addr()]
            });
        }
    }
}

/// Memory at the alignment of keys: any bytes are round keys and powers.
#[repr(C, align(64))]
struct Aligned([u8; 8192]);

/// What kernels of AES and GHASH work on.
struct Places {
    key: Aligned,
    /// The state of AES-GCM, or the sum.
    state: Aligned,
    input: Vec<u8>,
    output: Vec<u8>,
    counter: [u8; 16],
}

impl Places {
    fn new() -> Box<Self> {
        let [key, state] = [0; 2].map(|_| Aligned([0; 8192]));
        Box::new(Self { key, state, input: vec![0; 10_000], output: vec![0; 10_000], counter: [9; 16] })
    }

    /// Other keys and another message; counters, J0 and lengths are public.
    fn draw(&mut self, random: &mut Random) {
        self.key.0[..4096].fill_with(|| random.next() as u8);
        self.state.0[..48].fill(9);
        self.state.0[32..48].fill_with(|| random.next() as u8);
        self.input.fill_with(|| random.next() as u8);
    }

    fn key(&mut self) -> usize {
        self.key.0.as_mut_ptr().addr()
    }

    fn state(&mut self) -> usize {
        self.state.0.as_mut_ptr().addr()
    }

    /// Where to write, where to read, how many bytes.
    fn text(&mut self, bytes: usize) -> [usize; 3] {
        [self.output.as_mut_ptr().addr(), self.input.as_ptr().addr(), bytes]
    }
}

fn aes<S: KeySize>(places: &mut Places) {
    for expand in printed(aes_expand::<S>()) {
        check(expand, 0, |random| {
            places.draw(random);
            vec![places.input.as_ptr().addr(), places.key()]
        });
    }
    for ctr in printed(aes_ctr_xor::<S>()) {
        for bytes in (0..600).chain([1024, 2000, 4096]) {
            check(ctr, bytes, |random| {
                places.draw(random);
                let key = places.key();
                [&places.text(bytes)[..], &[key, places.counter.as_ptr().addr()]].concat()
            });
        }
    }
}

fn aes_gcm<S: KeySize, D: Direction>(places: &mut Places) {
    for blocks in printed(aes_gcm_blocks::<S, D>()) {
        for turns in 0..7 {
            let bytes = turns * blocks.0.multiple();
            check(blocks, bytes, |random| {
                places.draw(random);
                [&places.text(bytes)[..], &[places.key(), places.state()]].concat()
            });
        }
    }
    for finish in printed(aes_gcm_finish::<S, D>()) {
        for bytes in 0..=finish.0.most() {
            check(finish, bytes, |random| {
                places.draw(random);
                [&places.text(bytes)[..], &[places.key(), places.state()]].concat()
            });
        }
    }
}

fn of_a_size<S: KeySize>() {
    let mut places = Places::new();
    aes::<S>(&mut places);
    aes_gcm::<S, Seal>(&mut places);
    aes_gcm::<S, Open>(&mut places);
}

#[test]
fn kernels_of_aes_and_aes_gcm_save_what_they_must_and_leave_no_secret() {
    of_a_size::<Bits128>();
    of_a_size::<Bits192>();
    of_a_size::<Bits256>();
}

#[test]
fn kernels_of_ghash_save_what_they_must_and_leave_no_secret() {
    let mut places = Places::new();
    for powers in printed(ghash_powers()) {
        check(powers, 0, |random| {
            places.draw(random);
            vec![places.input.as_ptr().addr(), places.key()]
        });
    }
    for blocks in printed(ghash_blocks()) {
        for bytes in (0..=130).map(|count| 16 * count) {
            check(blocks, bytes, |random| {
                places.draw(random);
                let [_, input, bytes] = places.text(bytes);
                vec![places.state(), input, bytes, places.key()]
            });
        }
    }
}

/// The most messages that a kernel takes.
const MESSAGES: usize = 128;

fn hashes<F: HashFunction>() {
    let mut state = vec![0_u32; 8 * MESSAGES];
    let mut input = vec![0_u8; MESSAGES * 600];
    for blocks in printed(hash_blocks::<F>()) {
        for bytes in (0..9).map(|count| 64 * count) {
            check(blocks, bytes, |random| {
                state[..8].fill_with(|| random.next() as u32);
                input[..600].fill_with(|| random.next() as u8);
                vec![state.as_mut_ptr().addr(), input.as_ptr().addr(), bytes]
            });
        }
    }
    let inputs: Vec<usize> = (0..MESSAGES).map(|i| input[600 * i..].as_ptr().addr()).collect();
    let mut several = |bytes: usize, random: &mut Random| {
        state.fill_with(|| random.next() as u32);
        input.fill_with(|| random.next() as u8);
        vec![state.as_mut_ptr().addr(), inputs.as_ptr().addr(), bytes]
    };
    for bytes in (0..9).map(|count| 64 * count) {
        for streams in printed(hash_streams::<F>()) {
            check(streams, bytes, |random| several(bytes, random));
        }
        for lanes in printed(hash_lanes::<F>()) {
            check(lanes, bytes, |random| several(bytes, random));
        }
    }
}

#[test]
fn kernels_of_hashes_save_what_they_must_and_leave_no_secret() {
    hashes::<Sha256>();
    hashes::<Md5>();
}
