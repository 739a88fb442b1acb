//! ChaCha20-Poly1305 and XChaCha20-Poly1305, whose nonces are 12 and 24 bytes long.

use core::{array, convert::Infallible};

use super::{algorithm::AeadAlgorithm, pieces, tag::Sealed};
use crate::{
    InOut,
    chacha20::{Key, hchacha20},
    kernel::{
        Chacha20Poly1305Stream,
        chacha20poly1305::{
            batch::{self, GROUP, LastRow, Packet},
            driver,
        },
    },
    memory::{bytes::WrongLength, job::Job, nonce::Nonce, tag::Tag, wipe::wipe},
};

/// The maximum length of a message in bytes: 2^38 - 64 (RFC 8439, section 2.8), which is 2^32 - 1 blocks: the
/// keystream without its first block. The length of the additional data may be any 64-bit number.
pub const MESSAGE_BYTES: u64 = (1 << 38) - 64;

/// ChaCha20-Poly1305 (RFC 8439, section 2.8), with 12-byte nonces.
#[derive(Clone, Copy, Debug)]
pub struct ChaChaPoly;

/// XChaCha20-Poly1305 (draft-irtf-cfrg-xchacha-03, section 2), with 24-byte nonces.
#[derive(Clone, Copy, Debug)]
pub struct XChaChaPoly;

/// Calls a function with a ChaCha20-Poly1305 key and nonce.
#[inline(always)]
pub(crate) fn with_key<R>(key: &Key, nonce: &Nonce<12>, run: impl FnOnce(&Key, &Nonce<12>) -> R) -> R {
    run(key, nonce)
}

/// Calls a function with the subkey and the nonce for the subkey (draft-irtf-cfrg-xchacha-03, section 2.3). The first
/// 16 bytes of `nonce` give the subkey, and the other 8 bytes give the nonce for the subkey.
#[inline]
pub(crate) fn with_subkey<R>(key: &Key, nonce: &Nonce<24>, run: impl FnOnce(&Key, &Nonce<12>) -> R) -> R {
    run(&hchacha20(key, &nonce.input()), &Nonce::from(nonce.rest()))
}

/// The maximum number of packets in a batch that uses the smaller group. Clearing the memory of a group of [`GROUP`]
/// packets takes longer than sealing a short packet.
const FEW: usize = 8;

/// Seals or opens the packets of a batch, in groups. `split` returns the ChaCha20-Poly1305 nonce, and the input for the
/// subkey if there are `SUBKEYS`.
#[inline(always)]
fn in_groups<'b, N: Copy, const SUBKEYS: bool>(
    mut jobs: impl Iterator<Item = Job<'b, Key, N>>,
    mut refuse: impl FnMut(usize),
    split: impl Fn(N) -> (LastRow, [u8; 16]),
) {
    if jobs.size_hint().1.is_some_and(|count| count <= FEW) {
        group::<N, SUBKEYS, FEW>(&mut jobs, &mut refuse, &split);
    } else {
        while group::<N, SUBKEYS, GROUP>(&mut jobs, &mut refuse, &split) {}
    }
}

/// Seals or opens the next packets, at most `MAX` of them, and returns whether there may be more.
#[inline]
fn group<'b, N: Copy, const SUBKEYS: bool, const MAX: usize>(
    jobs: &mut impl Iterator<Item = Job<'b, Key, N>>,
    refuse: &mut dyn FnMut(usize),
    split: impl Fn(N) -> (LastRow, [u8; 16]),
) -> bool {
    let mut subkeys = SUBKEYS.then(|| Subkeys([[0; 32]; MAX]));
    // This is not a constant, because a constant would be copied together with the fields of a packet.
    let mut group: [Option<Packet<'_>>; MAX] = array::from_fn(|_| None);
    let (mut inputs, mut count) = ([[0; 16]; MAX], 0);
    while count < MAX
        && let Some(job) = jobs.next()
    {
        let (row, input) = split(job.nonce);
        inputs[count] = input;
        group[count] = Some(job.under(Key::as_bytes, |_| row));
        count += 1;
    }
    let group = &mut group[..count];
    if let Some(subkeys) = &mut subkeys {
        subkeys.derive(group, &inputs);
        for (packet, subkey) in group.iter_mut().flatten().zip(&subkeys.0) {
            packet.key = subkey;
        }
    }
    batch::run(group, refuse);
    count == MAX
}

/// The subkeys of packets, erased when dropped.
struct Subkeys<const N: usize>([[u8; 32]; N]);

impl<const N: usize> Subkeys<N> {
    /// Derives the subkey of each packet from its key and its input.
    fn derive(&mut self, packets: &[Option<Packet<'_>>], inputs: &[[u8; 16]]) {
        let key = |i: usize| packets[i].as_ref().map_or(&[0; 32], |packet| packet.key);
        let subkeys = &mut self.0[..packets.len()];
        if !batch::derive(subkeys, |i| (key(i), inputs[i])) {
            for (i, subkey) in subkeys.iter_mut().enumerate() {
                *subkey = *hchacha20(&Key::from(key(i)), &inputs[i]).as_bytes();
            }
        }
    }
}

impl<const N: usize> Drop for Subkeys<N> {
    fn drop(&mut self) {
        wipe(self.0.as_flattened_mut());
    }
}

macro_rules! variants {
    ($($variant:ident: $name:literal, $nonce:literal, $with:ident, $split:ident, $subkeys:literal;)*) => {$(
        impl Sealed for $variant {}

        impl AeadAlgorithm for $variant {
            type Key = Key;
            type Nonce<'n> = &'n Nonce<$nonce>;
            type OwnedNonce = Nonce<$nonce>;
            type Tag = Tag;
            type Expanded = Key;
            type Parts<'k> = Parts;
            type Refusal = Infallible;

            const KEY_BYTES: usize = Key::BYTES;
            const NONCE_BYTES: usize = $nonce;
            const MESSAGE_BYTES: u64 = MESSAGE_BYTES;
            const AAD_BYTES: u64 = u64::MAX;
            const NAME: &'static str = $name;

            #[inline]
            fn lend_nonce(nonce: &Nonce<$nonce>) -> &Nonce<$nonce> {
                nonce
            }

            #[inline(always)]
            fn nonce_of(bytes: &[u8]) -> Result<&Nonce<$nonce>, WrongLength> {
                Nonce::from_slice(bytes)
            }

            #[inline]
            fn expand(key: &Key) -> Key {
                key.clone()
            }

            #[inline]
            fn seal(key: &Key, nonce: &Nonce<$nonce>, aad: &[u8], text: InOut<'_>) -> Tag {
                $with(key, nonce, |key, nonce| driver::seal(key.as_bytes(), nonce.as_bytes(), aad, text))
            }

            #[inline]
            fn open(key: &Key, nonce: &Nonce<$nonce>, aad: &[u8], text: InOut<'_>, tag: &Tag) -> bool {
                $with(key, nonce, |key, nonce| driver::open(key.as_bytes(), nonce.as_bytes(), aad, text, tag))
            }

            fn run<'b, 'a: 'b>(
                jobs: impl Iterator<Item = Job<'b, Key, &'a Nonce<$nonce>>>,
                refuse: impl FnMut(usize),
            ) {
                in_groups::<_, $subkeys>(jobs, refuse, $split);
            }

            fn begin(key: &Key, nonce: &Nonce<$nonce>, aad: &[u8]) -> Result<Parts, Infallible> {
                Ok($with(key, nonce, |key, nonce| Parts::new(key, nonce, aad)))
            }
        }
    )*};
}

variants! {
    ChaChaPoly: "ChaCha20Poly1305", 12, with_key, whole, false;
    XChaChaPoly: "XChaCha20Poly1305", 24, with_subkey, halves, true;
}

/// Splits a nonce that is used with the key itself.
#[inline]
fn whole(nonce: &Nonce<12>) -> (LastRow, [u8; 16]) {
    (LastRow::new(nonce.as_bytes()), [0; 16])
}

/// Splits a nonce that is used with a subkey.
#[inline]
fn halves(nonce: &Nonce<24>) -> (LastRow, [u8; 16]) {
    (LastRow::new(&nonce.rest()), nonce.input())
}

/// The state of a message in pieces, which erases itself.
pub struct Parts(Chacha20Poly1305Stream);

impl Parts {
    fn new(key: &Key, nonce: &Nonce<12>, aad: &[u8]) -> Self {
        let mut stream = Chacha20Poly1305Stream::new(key.as_bytes(), nonce.as_bytes());
        stream.absorb_aad(aad);
        Self(stream)
    }
}

impl Sealed for Parts {}

impl pieces::Parts for Parts {
    type Tag = Tag;

    fn duplicate(&self) -> Self {
        Self(self.0.clone())
    }

    fn encrypt(&mut self, piece: InOut<'_>) {
        self.0.encrypt(piece);
    }

    fn decrypt(&mut self, piece: InOut<'_>) {
        self.0.decrypt(piece);
    }

    fn authenticate(&mut self, piece: &[u8]) {
        self.0.authenticate(piece);
    }

    fn finalize(mut self) -> Tag {
        self.0.tag()
    }
}
