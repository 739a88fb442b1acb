//! Tests the kernel lists, and the arguments that a kernel refuses when it is called by name.

use crate::common::Random;
use raddle::{
    InOut,
    aes::{Bits128, Bits192, Bits256, Key, KeySize},
    kernel::{
        AesGcmState, Blake3, CompressionFunction, Direction, Kernel, Md5, Open, Poly1305State, Refused, Seal, Sha1,
        Sha256, Sha512, SivKeySize, aes_ctr_xor, aes_expand, aes_gcm_blocks, aes_gcm_finish, aes_gcm_siv_keys,
        aes_gcm_siv_xor, chacha20_xor, contracts::Contract, ghash_blocks, ghash_powers, hash_blocks, hash_lanes,
        hash_streams, poly1305_blocks, poly1305_powers,
    },
};

#[test]
fn names_are_unique_and_the_portable_kernel_is_always_there() {
    let mut names: Vec<_> = raddle::kernel::all().map(|kernel| kernel.name).collect();
    assert!(names.contains(&"chacha20_xor_portable"));
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count);
}

/// Checks that the name of each kernel says which contract the kernel keeps: its size, mode and direction.
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
    begin(aes_gcm_siv_keys::<Bits128>(), "aes128_gcm_siv_keys_");
    begin(aes_gcm_siv_keys::<Bits256>(), "aes256_gcm_siv_keys_");
    begin(ghash_powers(), "ghash_powers_");
    begin(ghash_blocks(), "ghash_blocks_");
}

#[test]
fn an_unavailable_kernel_names_what_is_missing_and_touches_nothing() {
    for kernel in chacha20_xor().iter().filter(|kernel| !kernel.is_available()) {
        let mut data = *b"as it was";
        let error = kernel.apply(&[0; 16], InOut::in_place(&mut data)).unwrap_err();
        assert_eq!((error.kernel(), &data), (kernel.name(), b"as it was"));
        assert!(!error.missing().is_empty() && kernel.features().contains(error.missing()));
    }
    for kernel in poly1305_powers().iter().filter(|kernel| !kernel.is_available()) {
        assert_eq!(kernel.apply(&mut Poly1305State::new(&[7; 32])).unwrap_err().kernel(), kernel.name());
    }
    for kernel in hash_blocks::<Sha256>().iter().filter(|kernel| !kernel.is_available()) {
        let refused = kernel.apply(&mut [0; 8], &[]);
        assert!(matches!(refused, Err(Refused::Unavailable(reason)) if reason.kernel() == kernel.name()));
    }
}

#[test]
fn other_lengths_are_refused_and_nothing_is_touched() {
    for kernel in poly1305_blocks().iter().filter(|kernel| kernel.is_available()) {
        let mut state = Poly1305State::new(&[7; 32]);
        let error = kernel.apply(&mut state, &vec![0; kernel.multiple() + 1]).unwrap_err();
        assert!(error.to_string().contains(&kernel.multiple().to_string()), "{error}");
        assert_eq!(state.accumulator(), [0; 3]);
    }
    for kernel in ghash_blocks().iter().filter(|kernel| kernel.is_available()) {
        for by in ghash_powers().iter().filter(|kernel| kernel.is_available()) {
            let error = kernel.apply(&by.apply(&[7; 16]).unwrap(), &mut [0; 16], &[0; 17]).unwrap_err();
            assert!(matches!(error, Refused::Length { .. } | Refused::Layout));
        }
    }
}

/// Tests lengths that the kernel does not support, and keys in the layout of another kernel.
fn aes_gcm<S: KeySize, D: Direction>(key: &S::Key) {
    let state = || AesGcmState::new(&Random(70).array());
    let (blocks, finish) = (aes_gcm_blocks::<S, D>(), aes_gcm_finish::<S, D>());
    let foreign = blocks[0].key(key).unwrap();
    for kernel in blocks[1..].iter().filter(|kernel| kernel.is_available()) {
        let own = kernel.key(key).unwrap();
        let refused = kernel.apply(&own, &mut state(), InOut::in_place(&mut vec![0; kernel.multiple() + 1]));
        assert!(matches!(refused, Err(Refused::Length { .. })), "{}", kernel.name());
        assert_eq!(kernel.apply(&foreign, &mut state(), InOut::in_place(&mut [])), Err(Refused::Layout));
    }
    for kernel in finish[1..].iter().filter(|kernel| kernel.is_available()) {
        let own = kernel.key(key).unwrap();
        let refused = kernel.apply(&own, &mut state(), InOut::in_place(&mut vec![0; kernel.max_len() + 1]));
        assert!(matches!(refused, Err(Refused::Length { .. })), "{}", kernel.name());
        assert_eq!(kernel.apply(&foreign, &mut state(), InOut::in_place(&mut [])), Err(Refused::Layout));
    }
    let foreign = aes_expand::<S>()[0].apply(key).unwrap();
    for kernel in aes_ctr_xor::<S>()[1..].iter().filter(|kernel| kernel.is_available()) {
        assert_eq!(kernel.apply(&foreign, &[0; 16], InOut::in_place(&mut [])), Err(Refused::Layout));
    }
}

/// Tests keys in the layout of another kernel.
fn aes_gcm_siv<S: SivKeySize>(key: &S::Key) {
    let schedule = aes_expand::<S>()[0].apply(key).unwrap();
    for kernel in aes_gcm_siv_xor::<S>()[1..].iter().filter(|kernel| kernel.is_available()) {
        assert_eq!(kernel.apply(&schedule, &[0; 16], InOut::in_place(&mut [])), Err(Refused::Layout));
    }
    for kernel in aes_gcm_siv_keys::<S>()[1..].iter().filter(|kernel| kernel.is_available()) {
        assert_eq!(kernel.apply(&schedule, &[0; 16]).unwrap_err(), Refused::Layout);
    }
}

#[test]
fn other_lengths_and_layouts_of_aes_gcm_are_refused() {
    aes_gcm_siv::<Bits128>(&Key::from([7; 16]));
    aes_gcm_siv::<Bits256>(&Key::from([7; 32]));
    aes_gcm::<Bits128, Seal>(&Key::from([7; 16]));
    aes_gcm::<Bits128, Open>(&Key::from([7; 16]));
    aes_gcm::<Bits192, Seal>(&Key::from([7; 24]));
    aes_gcm::<Bits192, Open>(&Key::from([7; 24]));
    aes_gcm::<Bits256, Seal>(&Key::from([7; 32]));
    aes_gcm::<Bits256, Open>(&Key::from([7; 32]));
}

/// Calls a kernel for several messages with too few messages, and with one that is longer than the others.
fn refuses<F: CompressionFunction>(messages: usize, apply: impl Fn(&mut [F::Words], &[&[u8]]) -> Result<(), Refused>) {
    let (mut hashes, given) = (vec![F::Words::default(); messages], messages - 1);
    let mut inputs = vec![&[0; 256][..128]; messages];
    assert_eq!(apply(&mut hashes, &inputs[..given]), Err(Refused::Messages { given, takes: messages }));
    inputs[given] = &[0; 256];
    assert_eq!(apply(&mut hashes, &inputs), Err(Refused::Unequal));
}

fn hash<F: CompressionFunction>() {
    for kernel in hash_blocks::<F>().iter().filter(|kernel| kernel.is_available()) {
        assert!(matches!(kernel.apply(&mut F::Words::default(), &[0; 129]), Err(Refused::Length { len: 129, .. })));
    }
    for kernel in hash_streams::<F>().iter().filter(|kernel| kernel.is_available()) {
        refuses::<F>(kernel.messages(), |hashes, inputs| kernel.apply(hashes, inputs));
    }
    for kernel in hash_lanes::<F>().iter().filter(|kernel| kernel.is_available()) {
        refuses::<F>(kernel.messages(), |hashes, inputs| kernel.apply(hashes, inputs));
    }
}

#[test]
fn hashes_refuse_other_lengths_and_numbers_of_messages() {
    hash::<Sha256>();
    hash::<Sha512>();
    hash::<Sha1>();
    hash::<Md5>();
    hash::<Blake3>();
}
