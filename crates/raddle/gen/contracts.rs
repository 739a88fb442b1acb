// Printed by `cargo xtask gen`. Do not edit: change the contract and print again.

use core::marker::PhantomData;

use crate::kernel::contract::{Contract, Sealed, argument::*};

/// AES in counter mode (SP 800-38A, 6.5): `out = input XOR` the encrypted counter blocks, for any length in bytes. The counter is the last four bytes of the block, the first of them highest, modulo 2^32.
#[derive(Clone, Copy, Debug)]
pub struct AesCtrXor<S>(PhantomData<S>);

impl<S: Copy + 'static> Sealed for AesCtrXor<S> {}

impl<S: Copy + 'static> Contract for AesCtrXor<S> {
    #[cfg(target_arch = "x86_64")]
    type Run = unsafe extern "sysv64" fn(Write<Output>, Read<Input>, usize, Read<Schedule<S>>, Read<Counter>, Read<Table<Self>>);
    #[cfg(not(target_arch = "x86_64"))]
    type Run = unsafe extern "C" fn(Write<Output>, Read<Input>, usize, Read<Schedule<S>>, Read<Counter>, Read<Table<Self>>);
    type Arguments = (Write<Output>, Read<Input>, usize, Read<Schedule<S>>, Read<Counter>,);
    type Powers = Self;
    const READS_POWERS: bool = false;
    const MULTIPLE: Option<usize> = Some(1);

    fn begins(run: Self::Run) -> *const () {
        run as *const ()
    }

    #[inline]
    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]) {
        // SAFETY: as the caller says.
        unsafe { run(arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, Read::of(table)) }
    }
}

/// The key schedule of AES (FIPS 197, 5.2): the round keys, each as its 16 bytes.
#[derive(Clone, Copy, Debug)]
pub struct AesExpand<S>(PhantomData<S>);

impl<S: Copy + 'static> Sealed for AesExpand<S> {}

impl<S: Copy + 'static> Contract for AesExpand<S> {
    #[cfg(target_arch = "x86_64")]
    type Run = unsafe extern "sysv64" fn(Read<CipherKey<S>>, Write<Schedule<S>>, Read<Table<Self>>);
    #[cfg(not(target_arch = "x86_64"))]
    type Run = unsafe extern "C" fn(Read<CipherKey<S>>, Write<Schedule<S>>, Read<Table<Self>>);
    type Arguments = (Read<CipherKey<S>>, Write<Schedule<S>>,);
    type Powers = Self;
    const READS_POWERS: bool = false;
    const MULTIPLE: Option<usize> = Some(1);

    fn begins(run: Self::Run) -> *const () {
        run as *const ()
    }

    #[inline]
    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]) {
        // SAFETY: as the caller says.
        unsafe { run(arguments.0, arguments.1, Read::of(table)) }
    }
}

/// AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and `sum = sum * H + block` for each block of the ciphertext; the last one is added and not multiplied.
#[derive(Clone, Copy, Debug)]
pub struct AesGcmBlocks<S, D>(PhantomData<S>, PhantomData<D>);

impl<S: Copy + 'static, D: Copy + 'static> Sealed for AesGcmBlocks<S, D> {}

impl<S: Copy + 'static, D: Copy + 'static> Contract for AesGcmBlocks<S, D> {
    #[cfg(target_arch = "x86_64")]
    type Run = unsafe extern "sysv64" fn(Write<Output>, Read<Input>, usize, Read<GcmKey<S>>, Write<GcmState>, Read<Table<Self>>);
    #[cfg(not(target_arch = "x86_64"))]
    type Run = unsafe extern "C" fn(Write<Output>, Read<Input>, usize, Read<GcmKey<S>>, Write<GcmState>, Read<Table<Self>>);
    type Arguments = (Write<Output>, Read<Input>, usize, Read<GcmKey<S>>, Write<GcmState>,);
    type Powers = GhashPowers;
    const READS_POWERS: bool = true;
    const MULTIPLE: Option<usize> = None;

    fn begins(run: Self::Run) -> *const () {
        run as *const ()
    }

    #[inline]
    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]) {
        // SAFETY: as the caller says.
        unsafe { run(arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, Read::of(table)) }
    }
}

/// AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the encrypted J0, plus the sum with the rest of the ciphertext, the last block of it with zeros behind, and with the block of lengths, times H.
#[derive(Clone, Copy, Debug)]
pub struct AesGcmFinish<S, D>(PhantomData<S>, PhantomData<D>);

impl<S: Copy + 'static, D: Copy + 'static> Sealed for AesGcmFinish<S, D> {}

impl<S: Copy + 'static, D: Copy + 'static> Contract for AesGcmFinish<S, D> {
    #[cfg(target_arch = "x86_64")]
    type Run = unsafe extern "sysv64" fn(Write<Output>, Read<Input>, usize, Read<GcmKey<S>>, Write<GcmState>, Read<Table<Self>>);
    #[cfg(not(target_arch = "x86_64"))]
    type Run = unsafe extern "C" fn(Write<Output>, Read<Input>, usize, Read<GcmKey<S>>, Write<GcmState>, Read<Table<Self>>);
    type Arguments = (Write<Output>, Read<Input>, usize, Read<GcmKey<S>>, Write<GcmState>,);
    type Powers = GhashPowers;
    const READS_POWERS: bool = true;
    const MULTIPLE: Option<usize> = Some(1);

    fn begins(run: Self::Run) -> *const () {
        run as *const ()
    }

    #[inline]
    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]) {
        // SAFETY: as the caller says.
        unsafe { run(arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, Read::of(table)) }
    }
}

/// ChaCha20 (RFC 8439, 2.3): each 64 bytes, the 16 words of a state, become the block of keystream of that state.
#[derive(Clone, Copy, Debug)]
pub struct Chacha20Blocks;

impl Sealed for Chacha20Blocks {}

impl Contract for Chacha20Blocks {
    #[cfg(target_arch = "x86_64")]
    type Run = unsafe extern "sysv64" fn(Write<KeystreamBlocks>, usize, Read<Table<Self>>);
    #[cfg(not(target_arch = "x86_64"))]
    type Run = unsafe extern "C" fn(Write<KeystreamBlocks>, usize, Read<Table<Self>>);
    type Arguments = (Write<KeystreamBlocks>, usize,);
    type Powers = Self;
    const READS_POWERS: bool = false;
    const MULTIPLE: Option<usize> = None;

    fn begins(run: Self::Run) -> *const () {
        run as *const ()
    }

    #[inline]
    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]) {
        // SAFETY: as the caller says.
        unsafe { run(arguments.0, arguments.1, Read::of(table)) }
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.
#[derive(Clone, Copy, Debug)]
pub struct Chacha20Poly1305Begin;

impl Sealed for Chacha20Poly1305Begin {}

impl Contract for Chacha20Poly1305Begin {
    #[cfg(target_arch = "x86_64")]
    type Run = unsafe extern "sysv64" fn(Write<Output>, Read<Input>, usize, Write<AeadState>, Read<Table<Self>>);
    #[cfg(not(target_arch = "x86_64"))]
    type Run = unsafe extern "C" fn(Write<Output>, Read<Input>, usize, Write<AeadState>, Read<Table<Self>>);
    type Arguments = (Write<Output>, Read<Input>, usize, Write<AeadState>,);
    type Powers = Self;
    const READS_POWERS: bool = false;
    const MULTIPLE: Option<usize> = Some(1);

    fn begins(run: Self::Run) -> *const () {
        run as *const ()
    }

    #[inline]
    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]) {
        // SAFETY: as the caller says.
        unsafe { run(arguments.0, arguments.1, arguments.2, arguments.3, Read::of(table)) }
    }
}

/// ChaCha20-Poly1305 (RFC 8439, 2.8) of whole blocks: `out = input XOR` the keystream from the counter on, and `h = (h + block) * r` modulo 2^130 - 5 for each block of `mac`, as it is at entry.
#[derive(Clone, Copy, Debug)]
pub struct Chacha20Poly1305Blocks;

impl Sealed for Chacha20Poly1305Blocks {}

impl Contract for Chacha20Poly1305Blocks {
    #[cfg(target_arch = "x86_64")]
    type Run = unsafe extern "sysv64" fn(Write<Output>, Read<Input>, usize, Write<AeadState>, Read<Authenticated>, Read<Table<Self>>);
    #[cfg(not(target_arch = "x86_64"))]
    type Run = unsafe extern "C" fn(Write<Output>, Read<Input>, usize, Write<AeadState>, Read<Authenticated>, Read<Table<Self>>);
    type Arguments = (Write<Output>, Read<Input>, usize, Write<AeadState>, Read<Authenticated>,);
    type Powers = Poly1305Powers;
    const READS_POWERS: bool = true;
    const MULTIPLE: Option<usize> = None;

    fn begins(run: Self::Run) -> *const () {
        run as *const ()
    }

    #[inline]
    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]) {
        // SAFETY: as the caller says.
        unsafe { run(arguments.0, arguments.1, arguments.2, arguments.3, arguments.4, Read::of(table)) }
    }
}

/// ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.
#[derive(Clone, Copy, Debug)]
pub struct Chacha20Xor;

impl Sealed for Chacha20Xor {}

impl Contract for Chacha20Xor {
    #[cfg(target_arch = "x86_64")]
    type Run = unsafe extern "sysv64" fn(Write<Output>, Read<Input>, usize, Read<CipherState>, Read<Table<Self>>);
    #[cfg(not(target_arch = "x86_64"))]
    type Run = unsafe extern "C" fn(Write<Output>, Read<Input>, usize, Read<CipherState>, Read<Table<Self>>);
    type Arguments = (Write<Output>, Read<Input>, usize, Read<CipherState>,);
    type Powers = Self;
    const READS_POWERS: bool = false;
    const MULTIPLE: Option<usize> = Some(1);

    fn begins(run: Self::Run) -> *const () {
        run as *const ()
    }

    #[inline]
    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]) {
        // SAFETY: as the caller says.
        unsafe { run(arguments.0, arguments.1, arguments.2, arguments.3, Read::of(table)) }
    }
}

/// GHASH (SP 800-38D, 6.4) of whole blocks: `sum = sum * H + block` for each block; the last one is added and not multiplied.
#[derive(Clone, Copy, Debug)]
pub struct GhashBlocks;

impl Sealed for GhashBlocks {}

impl Contract for GhashBlocks {
    #[cfg(target_arch = "x86_64")]
    type Run = unsafe extern "sysv64" fn(Write<Sum>, Read<Input>, usize, Read<Powers>, Read<Table<Self>>);
    #[cfg(not(target_arch = "x86_64"))]
    type Run = unsafe extern "C" fn(Write<Sum>, Read<Input>, usize, Read<Powers>, Read<Table<Self>>);
    type Arguments = (Write<Sum>, Read<Input>, usize, Read<Powers>,);
    type Powers = GhashPowers;
    const READS_POWERS: bool = true;
    const MULTIPLE: Option<usize> = Some(16);

    fn begins(run: Self::Run) -> *const () {
        run as *const ()
    }

    #[inline]
    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]) {
        // SAFETY: as the caller says.
        unsafe { run(arguments.0, arguments.1, arguments.2, arguments.3, Read::of(table)) }
    }
}

/// Powers of the key H of GHASH (SP 800-38D, 6.4), as the kernels of this family read them.
#[derive(Clone, Copy, Debug)]
pub struct GhashPowers;

impl Sealed for GhashPowers {}

impl Contract for GhashPowers {
    #[cfg(target_arch = "x86_64")]
    type Run = unsafe extern "sysv64" fn(Read<HashKey>, Write<Powers>, Read<Table<Self>>);
    #[cfg(not(target_arch = "x86_64"))]
    type Run = unsafe extern "C" fn(Read<HashKey>, Write<Powers>, Read<Table<Self>>);
    type Arguments = (Read<HashKey>, Write<Powers>,);
    type Powers = Self;
    const READS_POWERS: bool = false;
    const MULTIPLE: Option<usize> = Some(1);

    fn begins(run: Self::Run) -> *const () {
        run as *const ()
    }

    #[inline]
    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]) {
        // SAFETY: as the caller says.
        unsafe { run(arguments.0, arguments.1, Read::of(table)) }
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2): the hash value after `len / 64` more blocks.
#[derive(Clone, Copy, Debug)]
pub struct HashBlocks<F>(PhantomData<F>);

impl<F: Copy + 'static> Sealed for HashBlocks<F> {}

impl<F: Copy + 'static> Contract for HashBlocks<F> {
    #[cfg(target_arch = "x86_64")]
    type Run = unsafe extern "sysv64" fn(Write<Hash<F>>, Read<Input>, usize, Read<Table<Self>>);
    #[cfg(not(target_arch = "x86_64"))]
    type Run = unsafe extern "C" fn(Write<Hash<F>>, Read<Input>, usize, Read<Table<Self>>);
    type Arguments = (Write<Hash<F>>, Read<Input>, usize,);
    type Powers = Self;
    const READS_POWERS: bool = false;
    const MULTIPLE: Option<usize> = Some(64);

    fn begins(run: Self::Run) -> *const () {
        run as *const ()
    }

    #[inline]
    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]) {
        // SAFETY: as the caller says.
        unsafe { run(arguments.0, arguments.1, arguments.2, Read::of(table)) }
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2) of many messages: as many blocks of each.
#[derive(Clone, Copy, Debug)]
pub struct HashLanes<F>(PhantomData<F>);

impl<F: Copy + 'static> Sealed for HashLanes<F> {}

impl<F: Copy + 'static> Contract for HashLanes<F> {
    #[cfg(target_arch = "x86_64")]
    type Run = unsafe extern "sysv64" fn(Write<Lanes<F>>, Read<Messages>, usize, Read<Table<Self>>);
    #[cfg(not(target_arch = "x86_64"))]
    type Run = unsafe extern "C" fn(Write<Lanes<F>>, Read<Messages>, usize, Read<Table<Self>>);
    type Arguments = (Write<Lanes<F>>, Read<Messages>, usize,);
    type Powers = Self;
    const READS_POWERS: bool = false;
    const MULTIPLE: Option<usize> = Some(64);

    fn begins(run: Self::Run) -> *const () {
        run as *const ()
    }

    #[inline]
    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]) {
        // SAFETY: as the caller says.
        unsafe { run(arguments.0, arguments.1, arguments.2, Read::of(table)) }
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2) of a few messages: as many blocks of each.
#[derive(Clone, Copy, Debug)]
pub struct HashStreams<F>(PhantomData<F>);

impl<F: Copy + 'static> Sealed for HashStreams<F> {}

impl<F: Copy + 'static> Contract for HashStreams<F> {
    #[cfg(target_arch = "x86_64")]
    type Run = unsafe extern "sysv64" fn(Write<Streams<F>>, Read<Messages>, usize, Read<Table<Self>>);
    #[cfg(not(target_arch = "x86_64"))]
    type Run = unsafe extern "C" fn(Write<Streams<F>>, Read<Messages>, usize, Read<Table<Self>>);
    type Arguments = (Write<Streams<F>>, Read<Messages>, usize,);
    type Powers = Self;
    const READS_POWERS: bool = false;
    const MULTIPLE: Option<usize> = Some(64);

    fn begins(run: Self::Run) -> *const () {
        run as *const ()
    }

    #[inline]
    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]) {
        // SAFETY: as the caller says.
        unsafe { run(arguments.0, arguments.1, arguments.2, Read::of(table)) }
    }
}

/// SHA-256 (FIPS 180-4, 6.2.2) of many messages: a block of each, given as words.
#[derive(Clone, Copy, Debug)]
pub struct HashWords<F>(PhantomData<F>);

impl<F: Copy + 'static> Sealed for HashWords<F> {}

impl<F: Copy + 'static> Contract for HashWords<F> {
    #[cfg(target_arch = "x86_64")]
    type Run = unsafe extern "sysv64" fn(Write<Lanes<F>>, Read<LaneBlocks<F>>, Read<Table<Self>>);
    #[cfg(not(target_arch = "x86_64"))]
    type Run = unsafe extern "C" fn(Write<Lanes<F>>, Read<LaneBlocks<F>>, Read<Table<Self>>);
    type Arguments = (Write<Lanes<F>>, Read<LaneBlocks<F>>,);
    type Powers = Self;
    const READS_POWERS: bool = false;
    const MULTIPLE: Option<usize> = Some(1);

    fn begins(run: Self::Run) -> *const () {
        run as *const ()
    }

    #[inline]
    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]) {
        // SAFETY: as the caller says.
        unsafe { run(arguments.0, arguments.1, Read::of(table)) }
    }
}

/// Poly1305 (RFC 8439, 2.5) of whole blocks: `h = (h + block) * r` modulo 2^130 - 5 for each block.
#[derive(Clone, Copy, Debug)]
pub struct Poly1305Blocks;

impl Sealed for Poly1305Blocks {}

impl Contract for Poly1305Blocks {
    #[cfg(target_arch = "x86_64")]
    type Run = unsafe extern "sysv64" fn(Write<MacState>, Read<Input>, usize, Read<Table<Self>>);
    #[cfg(not(target_arch = "x86_64"))]
    type Run = unsafe extern "C" fn(Write<MacState>, Read<Input>, usize, Read<Table<Self>>);
    type Arguments = (Write<MacState>, Read<Input>, usize,);
    type Powers = Poly1305Powers;
    const READS_POWERS: bool = true;
    const MULTIPLE: Option<usize> = None;

    fn begins(run: Self::Run) -> *const () {
        run as *const ()
    }

    #[inline]
    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]) {
        // SAFETY: as the caller says.
        unsafe { run(arguments.0, arguments.1, arguments.2, Read::of(table)) }
    }
}

/// Poly1305 (RFC 8439, 2.5), the end: takes the last blocks, reduces modulo 2^130 - 5, and adds s modulo 2^128.
#[derive(Clone, Copy, Debug)]
pub struct Poly1305Finish;

impl Sealed for Poly1305Finish {}

impl Contract for Poly1305Finish {
    #[cfg(target_arch = "x86_64")]
    type Run = unsafe extern "sysv64" fn(Read<MacState>, Read<Input>, usize, Write<Tag>, Read<Table<Self>>);
    #[cfg(not(target_arch = "x86_64"))]
    type Run = unsafe extern "C" fn(Read<MacState>, Read<Input>, usize, Write<Tag>, Read<Table<Self>>);
    type Arguments = (Read<MacState>, Read<Input>, usize, Write<Tag>,);
    type Powers = Self;
    const READS_POWERS: bool = false;
    const MULTIPLE: Option<usize> = Some(16);

    fn begins(run: Self::Run) -> *const () {
        run as *const ()
    }

    #[inline]
    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]) {
        // SAFETY: as the caller says.
        unsafe { run(arguments.0, arguments.1, arguments.2, arguments.3, Read::of(table)) }
    }
}

/// Poly1305 (RFC 8439, 2.5) of whole blocks of several messages: `h = (h + block) * r` modulo 2^130 - 5 for each block. A block of each message, then the next of each.
#[derive(Clone, Copy, Debug)]
pub struct Poly1305Lanes;

impl Sealed for Poly1305Lanes {}

impl Contract for Poly1305Lanes {
    #[cfg(target_arch = "x86_64")]
    type Run = unsafe extern "sysv64" fn(Write<MacLanes>, Read<Input>, usize, Read<Table<Self>>);
    #[cfg(not(target_arch = "x86_64"))]
    type Run = unsafe extern "C" fn(Write<MacLanes>, Read<Input>, usize, Read<Table<Self>>);
    type Arguments = (Write<MacLanes>, Read<Input>, usize,);
    type Powers = Self;
    const READS_POWERS: bool = false;
    const MULTIPLE: Option<usize> = Some(128);

    fn begins(run: Self::Run) -> *const () {
        run as *const ()
    }

    #[inline]
    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]) {
        // SAFETY: as the caller says.
        unsafe { run(arguments.0, arguments.1, arguments.2, Read::of(table)) }
    }
}

/// Powers of the key r of Poly1305 (RFC 8439, 2.5), in limbs.
#[derive(Clone, Copy, Debug)]
pub struct Poly1305Powers;

impl Sealed for Poly1305Powers {}

impl Contract for Poly1305Powers {
    #[cfg(target_arch = "x86_64")]
    type Run = unsafe extern "sysv64" fn(Write<MacState>, Read<Table<Self>>);
    #[cfg(not(target_arch = "x86_64"))]
    type Run = unsafe extern "C" fn(Write<MacState>, Read<Table<Self>>);
    type Arguments = (Write<MacState>,);
    type Powers = Self;
    const READS_POWERS: bool = false;
    const MULTIPLE: Option<usize> = Some(1);

    fn begins(run: Self::Run) -> *const () {
        run as *const ()
    }

    #[inline]
    unsafe fn enter(run: Self::Run, arguments: Self::Arguments, table: &'static [u8]) {
        // SAFETY: as the caller says.
        unsafe { run(arguments.0, Read::of(table)) }
    }
}
