//! Tests that every build refuses calls that a contract does not allow, before the call enters the kernel.

use core::{any::TypeId, mem::MaybeUninit, ops::Range};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    string::String,
    vec,
};

use super::{
    aes::{
        call::room,
        gcm::{AesGcmKey, AesGcmState},
        ghash::GhashKey,
        key::AesKey,
        size::{Direction, KeySize},
    },
    aes_ctr_xor, aes_expand, aes_gcm_blocks, aes_gcm_finish, aes_gcm_siv_keys, aes_gcm_siv_open_blocks,
    aes_gcm_siv_seal_blocks, aes_gcm_siv_xor, blake3_inputs, chacha20_blocks, chacha20_poly1305_begin,
    chacha20_poly1305_blocks, chacha20_xor,
    chacha20poly1305::state::Chacha20Poly1305State,
    combined::Combination,
    combined_blocks,
    contract::{self, Contract, Kernel, Shape, parameter::*},
    generated::contracts::*,
    ghash_blocks, ghash_powers,
    hash::{
        function::CompressionFunction,
        plan::BatchKernel,
        source::{self, EqualSources},
        state::{Layout, State},
    },
    hash_blocks, hash_lanes, hash_streams, hash_words,
    poly1305::{lanes::LaneStates, state::Poly1305State},
    poly1305_blocks, poly1305_finish, poly1305_lanes, polyval_blocks,
    sha1_checked::{Record, sha1_checked_blocks, sha1_checked_lanes},
    sha256_pairs,
};
use crate::{InOut, cpu::token::Token, memory::key::Key};

/// Returns whether a call is refused.
fn is_refused(call: impl FnOnce()) -> bool {
    match catch_unwind(AssertUnwindSafe(call)) {
        Ok(()) => false,
        Err(message) => {
            message.downcast_ref::<String>().is_some_and(|text| text.ends_with(" was called against its contract"))
        }
    }
}

/// Checks that calls of a kernel are accepted or refused according to their length, as the kernel's shape says.
fn lengths<C: Contract>(kernel: &Kernel<C>, call: impl Fn(Token, &mut [u8])) {
    let token = Token::current();
    if !kernel.runs_with(token) {
        return;
    }
    let Shape { multiple, max, .. } = kernel.shape();
    let mut lengths = vec![0, multiple, 2 * multiple, multiple - 1, multiple + 1];
    if max < usize::MAX {
        lengths.extend([max, max + 1, max + multiple]);
    }
    for n in lengths {
        let fits = n % multiple == 0 && n <= max;
        assert_eq!(is_refused(|| call(token, &mut vec![0; n])), !fits, "{} of {n} bytes", kernel.name());
    }
    // This is the token of a CPU without features.
    let none = Token::none();
    let refused = is_refused(|| call(none, &mut vec![0; multiple.min(max)]));
    assert_eq!(refused, !kernel.needs().is_empty(), "{} without features", kernel.name());
}

#[test]
fn wrong_lengths_and_missing_features_are_refused() {
    for kernel in chacha20_xor() {
        lengths(kernel, |token, text| kernel.call(token, InOut::in_place(text).into(), &[0; 16]));
    }
    for kernel in chacha20_blocks() {
        lengths(kernel, |token, text| match text.as_chunks_mut() {
            (blocks, []) => kernel.call(token, blocks),
            _ => contract::refuse(kernel.name()),
        });
    }
    for kernel in poly1305_blocks() {
        lengths(kernel, |token, text| kernel.call(token, &mut Poly1305State::new(&[7; 32]), text));
    }
    for kernel in poly1305_finish() {
        lengths(kernel, |token, text| kernel.call(token, &Poly1305State::new(&[7; 32]), text, &mut [0; 16]));
    }
    for kernel in poly1305_lanes() {
        lengths(kernel, |token, text| {
            let (blocks, part) = text.as_chunks();
            match blocks.as_chunks() {
                (sets, []) if part.is_empty() => kernel.call(token, &mut LaneStates::new(), sets),
                _ => contract::refuse(kernel.name()),
            }
        });
    }
    let state = || Chacha20Poly1305State::new(&[7; 32], &[9; 12]);
    for kernel in chacha20_poly1305_begin() {
        lengths(kernel, |token, text| kernel.call(token, InOut::in_place(text).into(), &mut state()));
    }
    for kernel in chacha20_poly1305_blocks() {
        let Shape { multiple, share, .. } = kernel.shape();
        let call = |token, text: &mut [u8], mac: Option<&[u8]>| {
            kernel.call(token, InOut::in_place(text).into(), &mut state(), mac);
        };
        lengths(kernel, |token, text| call(token, text, Some(&vec![0; text.len() / multiple * share])));
        if kernel.runs_with(Token::current()) {
            for n in [0, share - 1, share + 1, share + 16, 2 * share] {
                let refused = is_refused(|| call(Token::current(), &mut vec![0; multiple], Some(&vec![0; n])));
                assert!(refused, "{} took {n} bytes to authenticate", kernel.name());
            }
            let refused = is_refused(|| call(Token::current(), &mut vec![0; multiple], None));
            assert_eq!(refused, share != multiple, "{} of what it decrypts", kernel.name());
        }
    }
    for kernel in ghash_blocks() {
        let powers = kernel.powers().unwrap();
        if !powers.runs_with(Token::current()) {
            continue;
        }
        let key = GhashKey::made(Token::begin(), powers, &[7; 16]);
        lengths(kernel, |token, text| kernel.call(token, &mut [0; 16], text, key.powers()));
    }
    for kernel in hash_blocks::<Sha256>() {
        let mut hash = [0; 8];
        if kernel.runs_with(Token::current()) {
            let blocks = [[0; 64]];
            kernel.call(Token::current(), &mut hash, blocks[..].into());
            assert_eq!(
                is_refused(|| kernel.call(Token::none(), &mut hash, blocks[..].into())),
                !kernel.needs().is_empty()
            );
        }
    }
    for kernel in sha1_checked_blocks() {
        lengths(kernel, |token, text| match text.as_chunks() {
            (blocks, []) => kernel.call(token, &mut [7; 5], blocks, &mut vec![Record::default(); blocks.len()]),
            _ => contract::refuse(kernel.name()),
        });
        if kernel.runs_with(Token::current()) {
            let records = |count| {
                is_refused(|| {
                    kernel.call(Token::current(), &mut [7; 5], &[[7; 64]; 2], &mut vec![Record::default(); count])
                })
            };
            assert!(!records(2) && records(1) && records(3), "{}", kernel.name());
        }
    }
    for kernel in sha1_checked_lanes() {
        let n = kernel.messages();
        let blocks = vec![[[7; 64]; 2]; n];
        let refused = |token, hashes: usize, messages: usize, records: usize| {
            is_refused(|| {
                let mut sources =
                    EqualSources::<Sha1>::from_messages(blocks.iter().map(|blocks| &blocks[..]).take(messages));
                let (mut hashes, mut records) = (vec![7; hashes], vec![0; records]);
                kernel.call(token, &mut hashes, sources.inputs(messages), &mut records);
            })
        };
        if kernel.runs_with(Token::current()) {
            let token = Token::current();
            assert!(!refused(token, 5 * n, n, 12 * n), "{}", kernel.name());
            assert!(refused(token, 5 * n - 1, n, 12 * n) && refused(token, 5 * n + 5, n, 12 * n), "{}", kernel.name());
            assert!(refused(token, 5 * n, n, 12 * n - 1) && refused(token, 5 * n, n, 12 * n + 6), "{}", kernel.name());
            assert!(
                refused(token, 5 * n, n - 1, 12 * n) && refused(Token::none(), 5 * n, n, 12 * n),
                "{}",
                kernel.name()
            );
        }
    }
    combined::<Md5Sha256>();
    combined::<Sha1Sha256>();
    combined::<Md5Sha1Sha256>();
    gcm::<Bits128, Seal>(&Key::from([7; 16]));
    gcm::<Bits192, Open>(&Key::from([7; 24]));
    gcm::<Bits256, Seal>(&Key::from([7; 32]));
}

fn combined<C: Combination>() {
    for kernel in combined_blocks::<C>() {
        lengths(kernel, |token, text| match text.as_chunks() {
            (blocks, []) => kernel.call(token, &mut C::Words::default(), blocks),
            _ => contract::refuse(kernel.name()),
        });
    }
}

/// Returns a key in the layout that a kernel reads, if this CPU can run the kernel.
fn key_for<S: KeySize, C: Contract<Powers = GhashPowers>>(kernel: &Kernel<C>, key: &S::Key) -> Option<AesGcmKey<S>> {
    let powers = kernel.powers().unwrap_or(&super::contract::kernel_types::GhashPowers::PORTABLE);
    if kernel.runs_with(Token::current()) { AesGcmKey::new(powers, key) } else { None }
}

fn gcm<S: KeySize, D: Direction>(key: &S::Key) {
    let state = || AesGcmState::new(&[9; 16]);
    for kernel in aes_gcm_blocks::<S, D>() {
        let Some(key) = key_for(kernel, key) else { continue };
        lengths(kernel, |token, text| kernel.call(token, InOut::in_place(text).into(), key.made(), &mut state()));
    }
    for kernel in aes_gcm_finish::<S, D>() {
        let Some(key) = key_for(kernel, key) else { continue };
        lengths(kernel, |token, text| kernel.call(token, InOut::in_place(text).into(), key.made(), &mut state()));
    }
}

#[test]
fn keys_of_another_layout_are_refused() {
    let token = Token::current();
    let key = Key::from([7; 16]);
    let mut pairs = 0;
    for maker in aes_gcm_finish::<Bits128, Seal>() {
        let Some(made) = key_for(maker, &key) else { continue };
        let powers = GhashKey::made(token, maker.powers().unwrap(), &[7; 16]);
        for kernel in aes_gcm_finish::<Bits128, Seal>().iter().filter(|kernel| kernel.runs_with(token)) {
            let mut state = AesGcmState::new(&[9; 16]);
            let refused = is_refused(|| kernel.call(token, InOut::in_place(&mut []).into(), made.made(), &mut state));
            assert_eq!(refused, kernel.shape().layout != maker.shape().layout, "{} by {}", kernel.name(), maker.name());
            pairs += usize::from(refused);
        }
        for kernel in ghash_blocks().iter().filter(|kernel| kernel.runs_with(token)) {
            let refused = is_refused(|| kernel.call(token, &mut [0; 16], &[], powers.powers()));
            assert_eq!(refused, kernel.shape().layout != powers.layout(), "{} by {}", kernel.name(), maker.name());
        }
        for kernel in polyval_blocks().iter().filter(|kernel| kernel.runs_with(token)) {
            let refused = is_refused(|| kernel.call(token, &mut [0; 16], &[], powers.powers()));
            assert_eq!(refused, kernel.shape().layout != powers.layout(), "{} by {}", kernel.name(), maker.name());
        }
        for kernel in aes_gcm_siv_seal_blocks::<Bits128>().iter().filter(|kernel| kernel.runs_with(token)) {
            let mut state = AesGcmState::new(&[9; 16]);
            let refused = is_refused(|| kernel.call(token, &mut [], &[], made.made(), &mut state));
            assert_eq!(refused, kernel.shape().layout != maker.shape().layout, "{} by {}", kernel.name(), maker.name());
        }
        for kernel in aes_gcm_siv_open_blocks::<Bits128>().iter().filter(|kernel| kernel.runs_with(token)) {
            let mut state = AesGcmState::new(&[9; 16]);
            let refused = is_refused(|| kernel.call(token, InOut::in_place(&mut []).into(), made.made(), &mut state));
            assert_eq!(refused, kernel.shape().layout != maker.shape().layout, "{} by {}", kernel.name(), maker.name());
        }
    }
    for maker in aes_expand::<Bits128>().iter().filter(|maker| maker.runs_with(token)) {
        let schedule = AesKey::expanded(token, maker, &key);
        for kernel in aes_ctr_xor::<Bits128>().iter().filter(|kernel| kernel.runs_with(token)) {
            let text = InOut::in_place(&mut []).into();
            let refused = is_refused(|| kernel.call(token, text, schedule.schedule(), &[0; 16]));
            assert_eq!(refused, kernel.shape().layout != maker.shape().layout, "{} by {}", kernel.name(), maker.name());
        }
        for kernel in aes_gcm_siv_xor::<Bits128>().iter().filter(|kernel| kernel.runs_with(token)) {
            let text = InOut::in_place(&mut []).into();
            let refused = is_refused(|| kernel.call(token, text, schedule.schedule(), &[0; 16]));
            assert_eq!(refused, kernel.shape().layout != maker.shape().layout, "{} by {}", kernel.name(), maker.name());
        }
        for kernel in aes_gcm_siv_keys::<Bits128>().iter().filter(|kernel| kernel.runs_with(token)) {
            let mut place = contract::Aligned([MaybeUninit::uninit(); 2048]);
            let refused = is_refused(|| kernel.call(token, schedule.schedule(), &[0; 16], &mut place.0, &mut [0; 16]));
            assert_eq!(refused, kernel.shape().layout != maker.shape().layout, "{} by {}", kernel.name(), maker.name());
        }
    }
    let several = aes_gcm_finish::<Bits128, Seal>().iter().filter(|kernel| kernel.runs_with(token)).count();
    assert!(pairs >= several / 2, "there were keys to refuse");
}

#[test]
fn too_little_room_is_refused() {
    let token = Token::current();
    for kernel in aes_expand::<Bits256>().iter().filter(|kernel| kernel.runs_with(token)) {
        let key = Key::from([7; 32]);
        let mut place = contract::Aligned([MaybeUninit::uninit(); 2048]);
        let n = room::<Bits256>();
        assert!(!is_refused(|| kernel.call(token, &key, &mut place.0[..n])));
        assert!(is_refused(|| kernel.call(token, &key, &mut place.0[..n - 1])));
        assert!(is_refused(|| kernel.call(token, &key, &mut place.0[1..])), "an address that is not a multiple of 16");
    }
    for kernel in aes_gcm_siv_keys::<Bits256>().iter().filter(|kernel| kernel.runs_with(token)) {
        let layout = kernel.shape().layout;
        let maker =
            aes_expand::<Bits256>().iter().find(|maker| maker.shape().layout == layout && maker.runs_with(token));
        let from = AesKey::expanded(token, maker.unwrap(), &Key::from([7; 32]));
        let mut place = contract::Aligned([MaybeUninit::uninit(); 2048]);
        let n = room::<Bits256>();
        let mut call = |part: Range<usize>| {
            is_refused(|| kernel.call(token, from.schedule(), &[0; 16], &mut place.0[part], &mut [0; 16]))
        };
        assert!(!call(0..n));
        assert!(call(0..n - 1));
        assert!(call(1..2048), "an address that is not a multiple of 16");
    }
    for kernel in ghash_powers().iter().filter(|kernel| kernel.runs_with(token)) {
        let mut place = contract::Aligned([MaybeUninit::uninit(); 4096]);
        let n = kernel.shape().powers;
        assert!(!is_refused(|| kernel.call(token, &[7; 16], &mut place.0[..n])));
        assert!(is_refused(|| kernel.call(token, &[7; 16], &mut place.0[..n - 1])));
    }
}

#[test]
fn what_is_authenticated_is_as_long_as_the_shape_says() {
    let token = Token::current();
    for kernel in chacha20_poly1305_blocks().iter().filter(|kernel| kernel.runs_with(token)) {
        let Shape { multiple, share: n, .. } = kernel.shape();
        let (mut text, mac) = (vec![0; multiple], vec![0; 2 * n]);
        let mut call = |m: usize| {
            let mut state = Chacha20Poly1305State::new(&[7; 32], &[9; 12]);
            is_refused(|| {
                kernel.call(token, InOut::in_place(&mut text).into(), &mut state, Some(&mac[..m]));
            })
        };
        assert!(!call(n) && call(n - 1) && call(n + 1) && call(2 * n) && call(0));
    }
}

#[test]
fn pairs_of_another_number_are_refused() {
    for kernel in sha256_pairs() {
        let messages = kernel.messages();
        let call = |token, pairs: usize, digests: usize| {
            is_refused(|| kernel.call(token, &[7; 8], &vec![[7; 64]; pairs], &mut vec![[0; 32]; digests]))
        };
        assert!(call(Token::none(), messages, messages), "{}", kernel.name());
        if kernel.runs_with(Token::current()) {
            let token = Token::current();
            assert!(!call(token, messages, messages), "{}", kernel.name());
            for wrong in [messages - 1, messages + 1] {
                assert!(call(token, wrong, messages) && call(token, messages, wrong), "{}", kernel.name());
            }
        }
    }
}

#[test]
fn inputs_of_another_number_or_without_their_flags_are_refused() {
    for kernel in blake3_inputs() {
        let inputs = kernel.inputs();
        // The call has these numbers of words, flags, one-block inputs, and values.
        let call = |token, [words, flags, given, values]: [usize; 4]| {
            let (words, flags, mut values) = (vec![7; words], vec![1; flags], vec![[0; 32]; values]);
            is_refused(|| {
                source::given::<Blake3>(given, |blocks| kernel.call(token, &words, &flags, blocks, &mut values))
            })
        };
        let right = [10 * inputs, 1, inputs, inputs];
        assert!(call(Token::none(), right), "{}", kernel.name());
        if kernel.runs_with(Token::current()) {
            let token = Token::current();
            assert!(!call(token, right), "{}", kernel.name());
            for (i, wrong) in [(0, -1), (0, 10), (1, -1), (1, 1), (2, -1), (3, -1), (3, 1)] {
                let mut numbers = right;
                numbers[i] = numbers[i].wrapping_add_signed(wrong);
                assert!(call(token, numbers), "{} took {numbers:?} for {right:?}", kernel.name());
            }
        }
    }
}

#[test]
fn blocks_of_another_number_of_messages_are_refused() {
    for kernel in hash_words::<Sha256>() {
        let messages = kernel.shape().messages;
        let state = |layout| {
            let mut state = State::<Sha256>::new();
            state.fill(layout, &[7; 8]);
            state
        };
        let call = |token, hashes, blocks| {
            is_refused(|| kernel.call(token, &mut state(hashes), state(Layout::lanes(blocks)).pad(32, 96)))
        };
        let own = Layout::lanes(messages);
        assert!(kernel.needs().is_empty() || call(Token::none(), own, messages), "{}", kernel.name());
        if kernel.runs_with(Token::current()) {
            let token = Token::current();
            assert!(!call(token, own, messages), "{}", kernel.name());
            assert!(call(token, Layout::streams::<Sha256>(messages), messages), "{}", kernel.name());
            assert!(call(token, Layout::lanes(messages - 1), messages), "{}", kernel.name());
            assert!(call(token, own, messages - 1), "{}", kernel.name());
        }
    }
}

#[test]
fn other_numbers_and_orders_of_messages_are_refused() {
    fn each<F: CompressionFunction>() {
        let token = Token::current();
        let streams =
            hash_streams::<F>().iter().map(|kernel| (kernel.name(), kernel.needs(), BatchKernel::Streams(kernel)));
        let lanes = hash_lanes::<F>().iter().map(|kernel| (kernel.name(), kernel.needs(), BatchKernel::Lanes(kernel)));
        for (name, needs, kernel) in streams.chain(lanes).filter(|(_, needs, _)| token.has(*needs)) {
            let messages = kernel.messages();
            let call = |token: Token, layout: Layout, given: usize| {
                is_refused(|| {
                    let mut state = State::<F>::new();
                    state.fill(layout, &F::Words::default());
                    source::given::<F>(given, |inputs| kernel.call(token, &mut state, inputs));
                })
            };
            let (own, other) = match kernel {
                BatchKernel::Streams(_) => (Layout::streams::<F>(messages), Layout::lanes(messages)),
                BatchKernel::Lanes(_) => (Layout::lanes(messages), Layout::streams::<F>(messages)),
            };
            let fewer = match kernel {
                BatchKernel::Streams(_) => Layout::streams::<F>(messages - 1),
                BatchKernel::Lanes(_) => Layout::lanes(messages - 1),
            };
            assert!(!call(token, own, messages), "{name}");
            assert!(call(token, other, messages), "{name} with hash values in another order");
            assert!(call(token, fewer, messages), "{name} with fewer hash values");
            assert!(call(token, own, messages - 1), "{name} with fewer messages");
            assert!(needs.is_empty() || call(Token::none(), own, messages), "{name} without features");
        }
    }
    each::<Sha256>();
    each::<Sha512>();
    each::<Sha1>();
    each::<Md5>();
    each::<Blake3>();
}

/// The functions of different contracts have different types.
#[test]
fn every_contract_has_a_function_of_another_type() {
    fn run<C: Contract>() -> TypeId {
        TypeId::of::<C::Run>()
    }
    macro_rules! runs {
        ($($contract:ident<$($of:ty),*>)*) => { [$(run::<$contract<$($of),*>>()),*] };
    }
    let runs = runs! {
        Chacha20Xor<> Chacha20Blocks<> Poly1305Powers<> Poly1305Blocks<> Poly1305Finish<>
        Poly1305Lanes<> Chacha20Poly1305Begin<> Chacha20Poly1305Blocks<> GhashPowers<> GhashBlocks<>
        AesExpand<Bits128> AesExpand<Bits192> AesExpand<Bits256>
        AesCtrXor<Bits128> AesCtrXor<Bits192> AesCtrXor<Bits256>
        AesGcmBlocks<Bits128, Seal> AesGcmBlocks<Bits192, Seal> AesGcmBlocks<Bits256, Seal>
        AesGcmBlocks<Bits128, Open> AesGcmBlocks<Bits192, Open> AesGcmBlocks<Bits256, Open>
        AesGcmFinish<Bits128, Seal> AesGcmFinish<Bits192, Seal> AesGcmFinish<Bits256, Seal>
        AesGcmFinish<Bits128, Open> AesGcmFinish<Bits192, Open> AesGcmFinish<Bits256, Open>
        PolyvalBlocks<> AesGcmSivXor<Bits128> AesGcmSivXor<Bits256>
        AesGcmSivKeys<Bits128> AesGcmSivKeys<Bits256>
        AesGcmSivSealBlocks<Bits128> AesGcmSivSealBlocks<Bits256> AesGcmSivOpenBlocks<Bits128> AesGcmSivOpenBlocks<Bits256>
        HashBlocks<Sha256> HashBlocks<Md5> HashStreams<Sha256> HashStreams<Md5> HashLanes<Sha256> HashLanes<Md5>
        HashWords<Sha256> HashWords<Md5> HashBlocks<Sha512> HashStreams<Sha512> HashLanes<Sha512> HashWords<Sha512>
        HashBlocks<Blake3> HashStreams<Blake3> HashLanes<Blake3> HashWords<Blake3>
        HashBlocks<Sha1> HashStreams<Sha1> HashLanes<Sha1> HashWords<Sha1>
        HashPairs<Sha256> Blake3Inputs<> Sha1CheckedBlocks<> Sha1CheckedLanes<>
        CombinedBlocks<Md5Sha256> CombinedBlocks<Sha1Sha256> CombinedBlocks<Md5Sha1Sha256>
    };
    for (i, run) in runs.iter().enumerate() {
        assert!(!runs[..i].contains(run), "contract {i}");
    }
}
