//! The kernels of AES, GHASH and AES-GCM, each by its name, against the portable ones: those of RustCrypto.

mod common;

use common::Random;
use raddle::{
    InOut,
    aes::{Bits128, Bits192, Bits256, Key, KeySize},
    kernel::{
        AesGcmBlocks, AesGcmFinish, AesGcmState, Direction, Kernel, Open, Refused, Seal, aes_ctr_xor, aes_expand,
        aes_gcm_blocks, aes_gcm_finish, contracts::Contract, ghash_blocks, ghash_powers,
    },
};

/// A size of keys, and a key of it.
trait Any: KeySize {
    fn key(random: &mut Random) -> Self::Key;
}

macro_rules! any {
    ($($size:ident)*) => {$(
        impl Any for $size {
            fn key(random: &mut Random) -> Self::Key {
                Key::from(random.array())
            }
        }
    )*};
}

any!(Bits128 Bits192 Bits256);

/// The kernels of a list that this CPU can run, behind the portable one.
fn printed<C: Contract>(all: &'static [Kernel<C>]) -> impl Iterator<Item = &'static Kernel<C>> {
    all[1..].iter().filter(|kernel| {
        let available = kernel.is_available();
        if !available {
            println!("skipped: {kernel:?}");
        }
        available
    })
}

/// A counter block: now and then one that wraps within the next 64 blocks.
fn counter(random: &mut Random) -> [u8; 16] {
    let mut block: [u8; 16] = random.array();
    if random.below(2) == 0 {
        block[12..].copy_from_slice(&(u32::MAX - random.below(64) as u32).to_be_bytes());
    }
    block
}

/// A state with everything in it that a caller may have put there.
fn state(random: &mut Random, len: usize) -> AesGcmState {
    let mut state = AesGcmState::new(&counter(random));
    state.set_sum(&random.array());
    state.set_lengths(random.next() >> 4, len as u64);
    state
}

/// The text in place and apart, both ways the same; returns it with the state after it.
fn both_ways(
    text: &[u8],
    state: &AesGcmState,
    mut run: impl FnMut(&mut AesGcmState, InOut<'_>),
) -> (Vec<u8>, AesGcmState) {
    let (mut first, mut apart) = (state.clone(), vec![0xa5; text.len()]);
    run(&mut first, InOut::apart(text, &mut apart).unwrap());
    let (mut second, mut in_place) = (state.clone(), text.to_vec());
    run(&mut second, InOut::in_place(&mut in_place));
    assert!(apart == in_place && first.sum() == second.sum() && first.tag() == second.tag());
    (apart, first)
}

fn blocks<S: Any, D: Direction>(random: &mut Random) {
    let portable = &aes_gcm_blocks::<S, D>()[0];
    for kernel in printed(aes_gcm_blocks::<S, D>()) {
        let stride = kernel.multiple();
        for turns in (0..=5).chain([9, 16]) {
            for _ in 0..6 {
                let key = S::key(random);
                let text = random.bytes(turns * stride);
                let state = state(random, text.len());
                let case = format_args!("{} on {turns} turns from {:x?}", kernel.name(), state.counter());
                let (theirs, ours) = (portable.key(&key).unwrap(), kernel.key(&key).unwrap());
                let expected = both_ways(&text, &state, |state, data| portable.apply(&theirs, state, data).unwrap());
                let made = both_ways(&text, &state, |state, data| kernel.apply(&ours, state, data).unwrap());
                assert!(made.0 == expected.0, "text: {case}");
                assert_eq!(made.1.sum(), expected.1.sum(), "sum: {case}");
                assert_eq!(made.1.counter(), state.counter(), "the caller moves it on: {case}");
            }
        }
        refuses(kernel, |kernel: &AesGcmBlocks<S, D>, random, len| {
            let mut state = state(random, len);
            kernel.apply(&kernel.key(&S::key(random)).unwrap(), &mut state, InOut::in_place(&mut vec![0; len]))
        });
        let mut state = state(random, 0);
        let foreign = portable.key(&S::key(random)).unwrap();
        assert_eq!(kernel.apply(&foreign, &mut state, InOut::in_place(&mut [])), Err(Refused::Layout));
    }
}

fn finish<S: Any, D: Direction>(random: &mut Random) {
    let portable = &aes_gcm_finish::<S, D>()[0];
    for kernel in printed(aes_gcm_finish::<S, D>()) {
        for len in 0..=kernel.most() {
            let key = S::key(random);
            let (theirs, ours) = (portable.key(&key).unwrap(), kernel.key(&key).unwrap());
            for _ in 0..2 {
                let text = random.bytes(len);
                let state = state(random, text.len());
                let case = format_args!("{} on {len} bytes from {:x?}", kernel.name(), state.counter());
                let expected = both_ways(&text, &state, |state, data| portable.apply(&theirs, state, data).unwrap());
                let made = both_ways(&text, &state, |state, data| kernel.apply(&ours, state, data).unwrap());
                assert!(made.0 == expected.0, "text: {case}");
                assert_eq!(made.1.tag(), expected.1.tag(), "tag: {case}");
            }
        }
        refuses(kernel, |kernel: &AesGcmFinish<S, D>, random, len| {
            let mut state = state(random, len);
            kernel.apply(&kernel.key(&S::key(random)).unwrap(), &mut state, InOut::in_place(&mut vec![0; len]))
        });
        let mut state = state(random, 0);
        let foreign = portable.key(&S::key(random)).unwrap();
        assert_eq!(kernel.apply(&foreign, &mut state, InOut::in_place(&mut [])), Err(Refused::Layout));
    }
}

/// A length that is none of the kernel's.
fn refuses<C: Contract>(
    kernel: &Kernel<C>,
    mut run: impl FnMut(&Kernel<C>, &mut Random, usize) -> Result<(), Refused>,
) {
    let len = if kernel.multiple() > 1 { kernel.multiple() + 1 } else { kernel.most() + 1 };
    let error = run(kernel, &mut Random(70), len).unwrap_err();
    assert!(matches!(error, Refused::Length { .. }), "{}: {error}", kernel.name());
}

fn of_a_size<S: Any>() {
    let mut random = Random(71);
    blocks::<S, Seal>(&mut random);
    blocks::<S, Open>(&mut random);
    finish::<S, Seal>(&mut random);
    finish::<S, Open>(&mut random);
}

#[test]
fn every_kernel_of_aes_128_gcm() {
    of_a_size::<Bits128>();
}

#[test]
fn every_kernel_of_aes_192_gcm() {
    of_a_size::<Bits192>();
}

#[test]
fn every_kernel_of_aes_256_gcm() {
    of_a_size::<Bits256>();
}

/// Each pair of a key schedule and a kernel for counter mode that are of one family.
fn counter_mode<S: Any>() {
    let mut random = Random(72);
    let (expand, ctr) = (&aes_expand::<S>()[0], &aes_ctr_xor::<S>()[0]);
    for by in printed(aes_expand::<S>()) {
        for kernel in printed(aes_ctr_xor::<S>()) {
            for len in (0..=1100).chain([4096, 5000]) {
                let (key, first) = (S::key(&mut random), counter(&mut random));
                let text = random.bytes(len);
                let case = format_args!("{} by {} on {len} bytes from {first:x?}", kernel.name(), by.name());
                let mut expected = text.clone();
                ctr.apply(&expand.apply(&key).unwrap(), &first, InOut::in_place(&mut expected)).unwrap();
                let (schedule, mut apart) = (by.apply(&key).unwrap(), vec![0xa5; len]);
                kernel.apply(&schedule, &first, InOut::apart(&text, &mut apart).unwrap()).unwrap();
                assert!(apart == expected, "apart: {case}");
                let mut in_place = text.clone();
                kernel.apply(&schedule, &first, InOut::in_place(&mut in_place)).unwrap();
                assert!(in_place == expected, "in place: {case}");
            }
            let foreign = expand.apply(&S::key(&mut random)).unwrap();
            assert_eq!(kernel.apply(&foreign, &[0; 16], InOut::in_place(&mut [])), Err(Refused::Layout));
        }
    }
}

#[test]
fn every_key_schedule_and_every_kernel_of_counter_mode() {
    counter_mode::<Bits128>();
    counter_mode::<Bits192>();
    counter_mode::<Bits256>();
}

#[test]
fn every_kernel_of_ghash() {
    let mut random = Random(73);
    for by in printed(ghash_powers()) {
        for kernel in printed(ghash_blocks()) {
            for count in (0..=80).chain([127, 128, 300]) {
                let (h, sum) = (random.array(), random.array::<16>());
                let text = if count % 5 == 0 { vec![0xff; 16 * count] } else { random.bytes(16 * count) };
                let key = by.apply(&h).unwrap();
                let mut made = sum;
                match kernel.apply(&key, &mut made, &text) {
                    Err(Refused::Layout) => continue,
                    result => result.unwrap(),
                }
                let mut expected = sum;
                let theirs = ghash_powers()[0].apply(&h).unwrap();
                ghash_blocks()[0].apply(&theirs, &mut expected, &text).unwrap();
                assert_eq!(made, expected, "{} by {} on {count} blocks", kernel.name(), by.name());
            }
            let error = kernel.apply(&by.apply(&[7; 16]).unwrap(), &mut [0; 16], &[0; 17]).unwrap_err();
            assert!(matches!(error, Refused::Length { .. } | Refused::Layout));
        }
    }
}

/// A counter block: so many blocks after it comes the last before the counter wraps.
fn wraps_after(random: &mut Random, blocks: usize) -> [u8; 16] {
    let mut block = if blocks.is_multiple_of(2) { [0xff; 16] } else { random.array() };
    block[12..].copy_from_slice(&(u32::MAX - blocks as u32).to_be_bytes());
    block
}

/// From every counter before the wrap, in each direction: of a loop, every block of three turns; of an end, every block.
fn wraps<S: Any, D: Direction>(random: &mut Random) {
    let key = S::key(random);
    let (blocks, finish) = (aes_gcm_blocks::<S, D>(), aes_gcm_finish::<S, D>());
    for kernel in printed(blocks) {
        let (theirs, ours) = (blocks[0].key(&key).unwrap(), kernel.key(&key).unwrap());
        let text = random.bytes(3 * kernel.multiple());
        for before in 0..=text.len() / 16 {
            let state = AesGcmState::new(&wraps_after(random, before));
            let expected = both_ways(&text, &state, |state, data| blocks[0].apply(&theirs, state, data).unwrap());
            let made = both_ways(&text, &state, |state, data| kernel.apply(&ours, state, data).unwrap());
            let same = made.0 == expected.0 && made.1.sum() == expected.1.sum();
            assert!(same, "{} from {:x?}", kernel.name(), state.counter());
        }
    }
    for kernel in printed(finish) {
        let (theirs, ours) = (finish[0].key(&key).unwrap(), kernel.key(&key).unwrap());
        let longest = kernel.most().min(4096);
        for before in 0..=longest / 16 {
            let text = random.bytes(longest - before % 16);
            let state = AesGcmState::new(&wraps_after(random, before));
            let expected = both_ways(&text, &state, |state, data| finish[0].apply(&theirs, state, data).unwrap());
            let made = both_ways(&text, &state, |state, data| kernel.apply(&ours, state, data).unwrap());
            let same = made.0 == expected.0 && made.1.tag() == expected.1.tag();
            assert!(same, "{} from {:x?}", kernel.name(), state.counter());
        }
    }
}

#[test]
fn counters_wrap_at_every_block_of_every_kernel() {
    fn both<S: Any>() {
        let mut random = Random(74);
        wraps::<S, Seal>(&mut random);
        wraps::<S, Open>(&mut random);
        let (expand, ctr) = (&aes_expand::<S>()[0], &aes_ctr_xor::<S>()[0]);
        let (key, text) = (S::key(&mut random), random.bytes(3000));
        for by in printed(aes_expand::<S>()) {
            for kernel in printed(aes_ctr_xor::<S>()) {
                for before in 0..=text.len() / 16 {
                    let first = wraps_after(&mut random, before);
                    let (mut expected, mut made) = (text.clone(), text.clone());
                    ctr.apply(&expand.apply(&key).unwrap(), &first, InOut::in_place(&mut expected)).unwrap();
                    kernel.apply(&by.apply(&key).unwrap(), &first, InOut::in_place(&mut made)).unwrap();
                    assert!(made == expected, "{} from {first:x?}", kernel.name());
                }
            }
        }
    }
    both::<Bits128>();
    both::<Bits192>();
    both::<Bits256>();
}

/// Names say which contract a kernel keeps: size, mode, direction.
#[test]
fn names_are_of_their_lists() {
    fn begin<C: Contract>(all: &[Kernel<C>], with: &str) {
        assert!(!all.is_empty());
        for kernel in all {
            assert!(kernel.name().starts_with(with), "{} among {with}", kernel.name());
        }
    }
    fn size<S: KeySize>(name: &str) {
        begin(aes_expand::<S>(), &format!("{name}_expand_"));
        begin(aes_ctr_xor::<S>(), &format!("{name}_ctr_xor_"));
        begin(aes_gcm_blocks::<S, Seal>(), &format!("{name}_gcm_seal_blocks_"));
        begin(aes_gcm_blocks::<S, Open>(), &format!("{name}_gcm_open_blocks_"));
        begin(aes_gcm_finish::<S, Seal>(), &format!("{name}_gcm_seal_finish_"));
        begin(aes_gcm_finish::<S, Open>(), &format!("{name}_gcm_open_finish_"));
    }
    size::<Bits128>("aes128");
    size::<Bits192>("aes192");
    size::<Bits256>("aes256");
    begin(ghash_powers(), "ghash_powers_");
    begin(ghash_blocks(), "ghash_blocks_");
}
