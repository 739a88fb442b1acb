//! Kernels under Miri, which runs no assembly. Each generated kernel has a stand-in in Rust with the same name, features and
//! shape. So the plans, and the Rust code that divides messages among kernels, run there as they do with the generated kernels.
//!
//! A stand-in reads and writes all bytes that the contract lists, and no others, through the pointers that it is given. Instead
//! of powers of a key it writes a number for their layout; each reader of powers checks this number.

use core::slice;

use aes::cipher::KeyInit;
use ghash::GHash;

use super::{
    aes::{
        portable::ctr,
        size::{BLOCK, KeySize},
    },
    aes_gcm::{direction::Direction, portable as gcm, state::AesGcmState},
    contract::{
        StandIn,
        argument::*,
        kernel_types::{Chacha20Xor, HashBlocks, Poly1305Blocks, Poly1305Finish},
    },
    generated::contracts,
    ghash::portable::add_blocks,
    hash::{function::HashFunction, source::Source},
    poly1305::lanes::{BlockSet, LaneStates},
};
use crate::{cpu::token::Token, memory::text::Pointers, portable};

macro_rules! stand_ins {
    ($($contract:ident $(<$($of:ident: $bound:ident),*>)? = $run:expr;)*) => {$(
        impl<
            $($($of: $bound,)*)?
            const POWERS: usize, const MESSAGES: usize, const MULTIPLE: usize, const SHARE: usize,
        > StandIn<POWERS, MESSAGES, MULTIPLE, SHARE> for contracts::$contract $(<$($of),*>)?
        {
            const RUN: Self::Run = $run;
        }
    )*};
}

stand_ins! {
    Chacha20Xor = Chacha20Xor::PORTABLE.run();
    Chacha20Blocks = keystream_blocks;
    Poly1305Powers = poly1305_powers::<POWERS>;
    Poly1305Blocks = poly1305_blocks::<POWERS>;
    Poly1305Finish = Poly1305Finish::PORTABLE.run();
    Poly1305Lanes = poly1305_lanes;
    Chacha20Poly1305Begin = begin::<POWERS>;
    Chacha20Poly1305Blocks = both::<POWERS, MULTIPLE, SHARE>;
    AesExpand<S: KeySize> = expand::<S>;
    AesCtrXor<S: KeySize> = ctr_xor::<S>;
    GhashPowers = ghash_powers::<POWERS>;
    GhashBlocks = ghash_blocks::<POWERS>;
    AesGcmBlocks<S: KeySize, D: Direction> = gcm_blocks::<S, D, POWERS>;
    AesGcmFinish<S: KeySize, D: Direction> = gcm_finish::<S, D, POWERS>;
    HashBlocks<F: HashFunction> = HashBlocks::<F>::PORTABLE.run();
    HashStreams<F: HashFunction> = streams::<F, MESSAGES>;
    HashLanes<F: HashFunction> = lanes::<F, MESSAGES>;
    HashWords<F: HashFunction> = words::<F, MESSAGES>;
}

/// Declares the functions, which ignore the table, as the portable ones do.
macro_rules! functions {
    ($(
        unsafe fn $name:ident<$($of:ident $(: $bound:ident)?),* $(; $($number:ident),+)?>($($parameter:ident: $type:ty),*)
        of $contract:ty $body:block
    )*) => {$(
        #[cfg(target_arch = "x86_64")]
        unsafe extern "sysv64" fn $name<$($of $(: $bound)?,)* $($(const $number: usize,)+)?>(
            $($parameter: $type,)* _: Read<Table<$contract>>
        ) $body
        #[cfg(not(target_arch = "x86_64"))]
        unsafe extern "C" fn $name<$($of $(: $bound)?,)* $($(const $number: usize,)+)?>(
            $($parameter: $type,)* _: Read<Table<$contract>>
        ) $body
    )*};
}

/// The byte that stand-ins write instead of powers: a different one for each layout.
const fn mark(powers: usize) -> u8 {
    (powers / 8) as u8
}

/// Returns the length of the standard's key schedule and the length of the key, in bytes.
const fn schedule<S: KeySize>() -> (usize, usize) {
    let key = size_of::<aes::cipher::Key<S::Portable>>();
    (BLOCK * (key / 4 + 7), key)
}

/// The offset of the powers in a state of Poly1305, and of that state in a state of ChaCha20-Poly1305.
const FIXED: usize = 64;

/// The offset of the powers in a key of AES-GCM.
const GCM_POWERS: usize = 256;

/// Checks that all `powers` bytes at `at` are `mark`.
///
/// # Safety
///
/// `powers` bytes can be read at `at`.
unsafe fn look(at: *const u8, powers: usize, mark: u8) {
    // SAFETY: as the caller says.
    let powers = unsafe { slice::from_raw_parts(at, powers) };
    // Each byte equals the previous one.
    let Some((&first, others)) = powers.split_first() else { return };
    assert!(first == mark && *others == powers[..others.len()], "powers of another layout");
}

/// Reads the cipher from a schedule: a stand-in's schedule is the key, followed by a mark up to its end.
///
/// # Safety
///
/// [`expand`] wrote it.
unsafe fn cipher<S: KeySize>(at: *const u8) -> S::Portable {
    let (bytes, key) = schedule::<S>();
    // SAFETY: as the caller says.
    unsafe {
        look(at.add(key), bytes - key, key as u8);
        S::Portable::new(&*at.cast::<aes::cipher::Key<S::Portable>>())
    }
}

/// Reads the key H, which the powers follow.
///
/// # Safety
///
/// [`ghash_powers`] wrote them.
unsafe fn hash_key(at: *const u8, powers: usize) -> GHash {
    // SAFETY: as the caller says.
    unsafe {
        look(at.add(BLOCK), powers - BLOCK, mark(powers));
        GHash::new(&(*at.cast::<[u8; BLOCK]>()).into())
    }
}

functions! {
    unsafe fn keystream_blocks<>(blocks: Write<KeystreamBlocks>, len: usize) of contracts::Chacha20Blocks {
        // SAFETY: the contract.
        let blocks = unsafe { slice::from_raw_parts_mut(blocks.pointer::<[u8; 64]>(), len / 64) };
        for block in blocks {
            *block = portable::chacha20_block(&core::array::from_fn(|i| u32::from_le_bytes(block.as_chunks().0[i])));
        }
    }

    unsafe fn poly1305_powers<; POWERS>(state: Write<MacState>) of contracts::Poly1305Powers {
        // SAFETY: the contract.
        unsafe { state.pointer::<u8>().add(FIXED).write_bytes(mark(POWERS), POWERS) };
    }

    unsafe fn poly1305_blocks<; POWERS>(state: Write<MacState>, input: Read<Input>, len: usize)
    of contracts::Poly1305Blocks {
        // SAFETY: the contract.
        unsafe {
            look(state.pointer::<u8>().add(FIXED), POWERS, mark(POWERS));
            Poly1305Blocks::PORTABLE.run()(state, input, len, Read::of(&()));
        }
    }

    unsafe fn poly1305_lanes<>(states: Write<MacLanes>, input: Read<Input>, len: usize) of contracts::Poly1305Lanes {
        // SAFETY: the contract.
        let (states, sets) = unsafe {
            let sets = slice::from_raw_parts(input.pointer::<BlockSet>(), len / size_of::<BlockSet>());
            (&mut *states.pointer::<LaneStates>(), sets)
        };
        states.take_portable(sets);
    }

    unsafe fn begin<; POWERS>(out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>)
    of contracts::Chacha20Poly1305Begin {
        // SAFETY: the contract; nothing is read of the output, which need not be written yet.
        unsafe {
            let mut words = state.pointer::<[u32; 16]>().read();
            let key = portable::chacha20_block(&words);
            let [r0, r1, s0, s1] = [0, 8, 16, 24].map(|at| u64::from_le_bytes(core::array::from_fn(|i| key[at + i])));
            let mac = state.pointer::<u8>().add(FIXED);
            mac.cast::<[u64; 3]>().write([0; 3]);
            mac.add(32).cast::<[u64; 2]>().write(portable::poly1305_clamp([r0, r1]));
            mac.add(48).cast::<[u64; 2]>().write([s0, s1]);
            mac.add(FIXED).write_bytes(mark(POWERS), POWERS);
            for at in (0..len).step_by(64) {
                words[12] = words[12].wrapping_add(1);
                let block = portable::chacha20_block(&words);
                for i in at..len.min(at + 64) {
                    out.pointer::<u8>().add(i).write(input.pointer::<u8>().add(i).read() ^ block[i - at]);
                }
            }
        }
    }

    unsafe fn both<; POWERS, MULTIPLE, SHARE>(
        out: Write<Output>, input: Read<Input>, len: usize, state: Write<AeadState>, mac: Read<Authenticated>
    ) of contracts::Chacha20Poly1305Blocks {
        // SAFETY: the contract; the table is not read.
        unsafe {
            let (words, authenticator) = (state.pointer::<u8>(), state.pointer::<u8>().add(FIXED));
            look(authenticator.add(FIXED), POWERS, mark(POWERS));
            Poly1305Blocks::PORTABLE.run()(Write::at(authenticator), Read::at(mac.pointer()), len / MULTIPLE * SHARE, Read::of(&()));
            Chacha20Xor::PORTABLE.run()(out, input, len, Read::at(words), Read::of(&()));
        }
    }

    unsafe fn expand<S: KeySize>(key: Read<CipherKey<S>>, place: Write<Schedule<S>>) of contracts::AesExpand<S> {
        let (bytes, length) = schedule::<S>();
        // SAFETY: the contract.
        unsafe {
            place.pointer::<u8>().copy_from_nonoverlapping(key.pointer(), length);
            place.pointer::<u8>().add(length).write_bytes(length as u8, bytes - length);
        }
    }

    unsafe fn ctr_xor<S: KeySize>(
        out: Write<Output>, input: Read<Input>, len: usize, schedule: Read<Schedule<S>>, counter: Read<Counter>
    ) of contracts::AesCtrXor<S> {
        // SAFETY: the contract.
        let (text, cipher, counter) = unsafe {
            (Pointers::back(out, input, len), cipher::<S>(schedule.pointer()), &*counter.pointer::<[u8; BLOCK]>())
        };
        ctr::<S>(&cipher, counter, text);
    }

    unsafe fn ghash_powers<; POWERS>(h: Read<HashKey>, powers: Write<Powers>) of contracts::GhashPowers {
        // SAFETY: the contract.
        unsafe {
            powers.pointer::<u8>().copy_from_nonoverlapping(h.pointer(), BLOCK);
            powers.pointer::<u8>().add(BLOCK).write_bytes(mark(POWERS), POWERS - BLOCK);
        }
    }

    unsafe fn ghash_blocks<; POWERS>(sum: Write<Sum>, input: Read<Input>, len: usize, powers: Read<Powers>)
    of contracts::GhashBlocks {
        // SAFETY: the contract.
        let (sum, blocks, key) = unsafe {
            let blocks = slice::from_raw_parts(input.pointer::<[u8; BLOCK]>(), len / BLOCK);
            (&mut *sum.pointer::<[u8; BLOCK]>(), blocks, hash_key(powers.pointer(), POWERS))
        };
        *sum = add_blocks(&key, sum, blocks);
    }

    unsafe fn gcm_blocks<S: KeySize, D: Direction; POWERS>(
        out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<S>>, state: Write<GcmState>
    ) of contracts::AesGcmBlocks<S, D> {
        // SAFETY: the contract.
        unsafe {
            let (cipher, hash) = (cipher::<S>(key.pointer()), hash_key(key.pointer::<u8>().add(GCM_POWERS), POWERS));
            let key = gcm::Key::<S> { cipher: &cipher, hash: &hash };
            gcm::blocks::<S, D>(&key, &mut *state.pointer::<AesGcmState>(), Pointers::back(out, input, len));
        }
    }

    unsafe fn gcm_finish<S: KeySize, D: Direction; POWERS>(
        out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<S>>, state: Write<GcmState>
    ) of contracts::AesGcmFinish<S, D> {
        // SAFETY: the contract.
        unsafe {
            let (cipher, hash) = (cipher::<S>(key.pointer()), hash_key(key.pointer::<u8>().add(GCM_POWERS), POWERS));
            let key = gcm::Key::<S> { cipher: &cipher, hash: &hash };
            gcm::finish::<S, D>(&key, &mut *state.pointer::<AesGcmState>(), Pointers::back(out, input, len));
        }
    }

    unsafe fn streams<F: HashFunction; MESSAGES>(state: Write<Streams<F>>, inputs: Read<Messages>, len: usize)
    of contracts::HashStreams<F> {
        // SAFETY: the contract.
        unsafe { each::<F>(state.pointer(), inputs, len, MESSAGES, 1, size_of::<F::Words>() / 4) };
    }

    unsafe fn lanes<F: HashFunction; MESSAGES>(state: Write<Lanes<F>>, inputs: Read<Messages>, len: usize)
    of contracts::HashLanes<F> {
        // SAFETY: the contract.
        unsafe { each::<F>(state.pointer(), inputs, len, MESSAGES, MESSAGES, 1) };
    }

    unsafe fn words<F: HashFunction; MESSAGES>(state: Write<Lanes<F>>, words: Read<LaneBlocks<F>>)
    of contracts::HashWords<F> {
        for m in 0..MESSAGES {
            let mut hash = F::Words::default();
            // SAFETY: the contract.
            unsafe {
                let place = |k: usize| state.pointer::<u32>().add(MESSAGES * k + m);
                let word = |k: usize| words.pointer::<u32>().add(MESSAGES * k + m).read();
                // `F::word` is its own inverse, so it also gives the bytes of a word.
                let bytes: [[u8; 4]; 16] = core::array::from_fn(|k| F::word(word(k).to_ne_bytes()).to_ne_bytes());
                hash.as_mut().iter_mut().enumerate().for_each(|(k, word)| *word = place(k).read());
                HashBlocks::<F>::PORTABLE.call(Token::current(), &mut hash, bytes.as_flattened().as_chunks().0.into());
                hash.as_ref().iter().enumerate().for_each(|(k, &word)| place(k).write(word));
            }
        }
    }
}

/// Hashes the blocks of each message. Two words of one hash value are `word` apart, and two messages `message` apart.
///
/// # Safety
///
/// The contract of kernels for several messages.
unsafe fn each<F: HashFunction>(
    state: *mut u32,
    inputs: Read<Messages>,
    len: usize,
    messages: usize,
    word: usize,
    message: usize,
) {
    for m in 0..messages {
        let mut hash = F::Words::default();
        // SAFETY: as the caller says.
        unsafe {
            let place = |k: usize| state.add(word * k + message * m);
            let input = *inputs.pointer::<*const [u8; 64]>().add(m);
            let blocks = Source::from(slice::from_raw_parts(input, len / 64));
            hash.as_mut().iter_mut().enumerate().for_each(|(k, word)| *word = place(k).read());
            HashBlocks::<F>::PORTABLE.call(Token::current(), &mut hash, blocks);
            hash.as_ref().iter().enumerate().for_each(|(k, &word)| place(k).write(word));
        }
    }
}
