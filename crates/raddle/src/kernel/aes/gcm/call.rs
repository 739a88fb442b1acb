//! The calls of AES-GCM kernels, and RustCrypto's cipher and authenticator, which alternate, as the kernel of CPUs without
//! others.

use ghash::GHash;

use super::{
    super::{
        call::{Mode, ctr},
        ghash::call::{PORTABLE_POWERS, add_blocks},
        size::{BLOCK, Direction, KeySize},
    },
    key::powers_at,
    state::AesGcmState,
};
use crate::{
    kernel::{
        contract::{
            PORTABLE_LAYOUT, Shape, argument::*, kernel_types, parameter::*, portable::portable, wrapper::wrappers,
        },
        generated::contracts::*,
    },
    memory::text::{InOut, Pointers},
};

/// The number of bytes that cipher or authenticator processes before the other follows: these bytes are still in the
/// first-level cache.
const CHUNK: usize = 4096;

const fn shape(multiple: usize) -> Shape {
    Shape { powers: PORTABLE_POWERS, layout: PORTABLE_LAYOUT, ..Shape::multiple(multiple) }
}

portable! {
    /// Alternates the cipher and the authenticator. Every CPU can run this kernel.
    PORTABLE: AesGcmBlocks<S: KeySize, D: Direction>, S::PORTABLE.blocks[!D::SEALS as usize], shape(BLOCK),
        by &kernel_types::GhashPowers::PORTABLE;
    unsafe fn blocks_portable(
        out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<S>>, state: Write<GcmState>
    ) {
        // SAFETY: the caller upholds the contract: a message, a key in this layout, and a state.
        let (message, key, state) = unsafe {
            (Pointers::back(out, input, len), Key::<S>::at(key), &mut *state.pointer::<AesGcmState>())
        };
        blocks::<S, D>(&key, state, message);
    }
}

portable! {
    /// Alternates the cipher and the authenticator. Every CPU can run this kernel.
    PORTABLE: AesGcmFinish<S: KeySize, D: Direction>, S::PORTABLE.finish[!D::SEALS as usize], shape(1),
        by &kernel_types::GhashPowers::PORTABLE;
    unsafe fn finish_portable(
        out: Write<Output>, input: Read<Input>, len: usize, key: Read<GcmKey<S>>, state: Write<GcmState>
    ) {
        // SAFETY: the caller upholds the contract: a message, a key in this layout, and a state.
        let (message, key, state) = unsafe {
            (Pointers::back(out, input, len), Key::<S>::at(key), &mut *state.pointer::<AesGcmState>())
        };
        finish::<S, D>(&key, state, message);
    }
}

/// Processes whole blocks of a message.
pub(in crate::kernel) fn blocks<S: KeySize, D: Direction>(
    key: &Key<'_, S>,
    state: &mut AesGcmState,
    message: InOut<'_>,
) {
    let sum = text::<S, D>(key, state, message);
    state.set_sum(&sum);
}

/// Processes the end of a message.
pub(in crate::kernel) fn finish<S: KeySize, D: Direction>(
    key: &Key<'_, S>,
    state: &mut AesGcmState,
    message: InOut<'_>,
) {
    let sum = text::<S, D>(key, state, message);
    // The sum is multiplied once more, and then nothing is added.
    let mut tag = add_blocks(key.hash, &sum, &[state.lengths(), [0; BLOCK]]);
    ctr::<S>(Mode::Gcm, key.cipher, &state.first(), InOut::in_place(&mut tag));
    state.set_tag(&tag);
}

/// A key in RustCrypto's form.
pub(in crate::kernel) struct Key<'a, S: KeySize> {
    pub(in crate::kernel) cipher: &'a S::Portable,
    pub(in crate::kernel) hash: &'a GHash,
}

impl<S: KeySize> Key<'_, S> {
    /// Returns the key at an address.
    ///
    /// # Safety
    ///
    /// The portable kernels made the key, and it lives for the lifetime of the result.
    unsafe fn at(key: Read<GcmKey<S>>) -> Self {
        let powers = key.pointer::<u8>().wrapping_add(powers_at::<S>(PORTABLE_LAYOUT));
        // SAFETY: the caller guarantees that the portable kernels made the key, in which powers follow the schedule.
        unsafe { Self { cipher: &*key.pointer(), hash: &*powers.cast() } }
    }
}

/// XORs the encrypted counter blocks into the message. Returns the sum after the ciphertext, whose last block is padded
/// with zeros.
fn text<S: KeySize, D: Direction>(key: &Key<'_, S>, state: &AesGcmState, message: InOut<'_>) -> [u8; BLOCK] {
    let (mut sum, mut place) = (state.sum(), state.clone());
    for mut part in message.chunks(CHUNK) {
        // When opening, the ciphertext is authenticated before it is overwritten.
        if !D::SEALS {
            sum = add(key.hash, &sum, part.input());
        }
        ctr::<S>(Mode::Gcm, key.cipher, &place.counter(), part.reborrow());
        if D::SEALS {
            sum = add(key.hash, &sum, part.output());
        }
        place.advance(part.len() / BLOCK);
    }
    sum
}

/// Adds bytes, padded with zeros, to the sum. Returns the new sum.
fn add(key: &GHash, sum: &[u8; BLOCK], text: &[u8]) -> [u8; BLOCK] {
    let (blocks, part) = text.as_chunks();
    let sum = add_blocks(key, sum, blocks);
    if part.is_empty() {
        return sum;
    }
    let mut block = [0; BLOCK];
    block[..part.len()].copy_from_slice(part);
    add_blocks(key, &sum, &[block])
}

/// Declares the wrappers for contracts that take a text, a key and the state of a message: the stand-ins that Miri
/// runs, and the interfaces, one for each key size and direction.
macro_rules! text_wrappers {
    ($($name:ident, $portable:ident { $($size:ident, $direction:ident = $hash:literal;)+ })+) => {
        wrappers! {$(
            $name<S: KeySize, D: Direction> {
                $($name<$size, $direction> = $hash;)+
                |self, token, text: Pointers<'_>, key: Made<'_, GcmKey<S>>, message: &mut AesGcmState|
                    { let (out, input, len) = text.arguments(); }
                    enters (out, input, len, key.argument(), Write::from_mut(message)), len,
                    if key.layout() == self.shape().layout;
                miri |shape, (out, input, len, key, state)| {
                    // SAFETY: the caller upholds the contract of the kernel.
                    unsafe {
                        let (cipher, hash) = parts::<S>(key, shape.powers);
                        let key = Key::<S> { cipher: &cipher, hash: &hash };
                        let (state, text) = (&mut *state.pointer::<AesGcmState>(), Pointers::back(out, input, len));
                        $portable::<S, D>(&key, state, text);
                    }
                }
            }
        )+}
    };
}

text_wrappers! {
    AesGcmBlocks, blocks {
        Bits128, Seal = "83ef56814655ce51c9acb97814499df4e91fa83d483c5fb934c49b6093bb8160";
        Bits128, Open = "373a8b00887c0adc14b5dee912a85bfcc90c0ac7b3263166b08c543dc7ce45de";
        Bits192, Seal = "59edcc14c3e9a7d7ad124bb402f95023dcb6aba717564377452eceb9345948a8";
        Bits192, Open = "57244ef67d32ee90a77e26ebfad4977b19f3518370901fddb54d6e04d2830d04";
        Bits256, Seal = "85177f8f7f3afd541b43459c19623ccf139b282902e87b102e3e211586a48340";
        Bits256, Open = "3902c3545e4e4438130e6437b3968a825314b20d51440b05092ee1abc13aaa40";
    }
    AesGcmFinish, finish {
        Bits128, Seal = "0bd32768208c80ec116be293a16afc3c1839e765f9464ccbf009e3f96f133cde";
        Bits128, Open = "c1e0689029e5c969147a0d3e3d4f94ecc8bd63adcbf83476937cdd292bcdb478";
        Bits192, Seal = "5a0fa9768b99eb2ff39e09d91fdacafa5c3251c1793ea76d9d1fced1c5c0228a";
        Bits192, Open = "c758d84b94e22b12cf2f434347a280d71e5ca76795feedb8ca1de297a77e78af";
        Bits256, Seal = "ac917ad600f781943214b34f4fd25d7bacc3b753804ae66a378bc2e66b4ebf47";
        Bits256, Open = "096cfd2ec09b8983bc073eeab1c5a2d61263d243751513fbab7c87d4a495e91b";
    }
}

/// Reads the cipher and the key H from a key.
///
/// # Safety
///
/// The stand-ins of the kernels that make keys wrote the key.
#[cfg(miri)]
pub(in crate::kernel) unsafe fn parts<S: KeySize>(
    key: Read<GcmKey<S>>,
    powers: usize,
) -> (std::rc::Rc<S::Portable>, std::rc::Rc<GHash>) {
    use super::super::{call::cipher, ghash::call::hash_key};

    /// The offset of the powers in a key.
    const POWERS: usize = 256;

    // SAFETY: the caller guarantees that the stand-ins wrote the key.
    unsafe { (cipher::<S>(key.pointer()), hash_key(key.pointer::<u8>().add(POWERS), powers)) }
}
