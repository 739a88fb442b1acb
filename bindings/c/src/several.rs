//! Several digests of the same bytes.

use core_api::hash::{MAX_HASHES, Several, any::AnyHash};
use pastey::paste;

use crate::{
    arguments::{Memory, check, check_call, check_update, elements, input, output},
    context::{clear, context, exclusive, set, vacant},
    error::{Result, code, raddle_error, raddle_error::*},
};

macro_rules! declare {
    (; $(
        #[$doc:meta]
        $(#[$warning:meta])*
        $name:ident $function:ident [$digest:literal $block:literal] $algorithm:ty, $hasher:ty, $mac:ty,
            $standard_name:literal $tag:literal $standard:literal $openssl:literal $hmac_oid:literal $abc:literal;
    )*) => {paste! {
        $(
            #[doc = concat!(
                " The number of ", $standard_name, " for `raddle_several`: the first four bytes of the digest of \"abc\"."
            )]
            $(#[$warning])*
            pub const [<RADDLE_HASH_ $function:upper>]: u32 = $abc;
        )*

        /// Returns the hash function with a number. The number comes from the function itself, so it stays if the list
        /// changes.
        fn numbered(number: u32) -> Result<AnyHash> {
            match number {
                $([<RADDLE_HASH_ $function:upper>] => Ok(AnyHash::$name),)*
                _ => Err(RADDLE_ERROR_SELECTION),
            }
        }
    }};
}

core_api::hashes!(declare);

/// The maximum number of hash functions of a `raddle_several`.
pub const RADDLE_MAX_HASHES: usize = 8;

const _: () = assert!(RADDLE_MAX_HASHES == MAX_HASHES);

context! {
    /// Several digests of a message in pieces. A copy continues on its own.
    context raddle_several: Several, b"several ", RADDLE_SEVERAL_BYTES = 4096, raddle_several_bytes, raddle_several_clear
}

/// Starts a message.
///
/// # Safety
///
/// The contract of [`elements`] applies.
unsafe fn start(hashes: *const u32, count: usize) -> Result<Several> {
    if count > MAX_HASHES {
        return Err(RADDLE_ERROR_SELECTION);
    }
    let mut selected = [AnyHash::Md5; MAX_HASHES];
    // SAFETY: the caller upholds the contract of this function, and numbers may have any value.
    for (hash, &number) in selected.iter_mut().zip(unsafe { elements(hashes, count)? }) {
        *hash = numbered(number)?;
    }
    Several::new(&selected[..count]).map_err(|_| RADDLE_ERROR_SELECTION)
}

/// Writes the digests one after another, or nothing if `len` is not the sum of their lengths.
///
/// # Safety
///
/// The contract of [`output`] applies.
unsafe fn finish(several: &mut Several, digests: *mut u8, len: usize) -> Result {
    if len != several.hashes().iter().map(|hash| hash.digest_bytes()).sum() {
        return Err(RADDLE_ERROR_BUFFER);
    }
    // SAFETY: the caller upholds the contract of this function.
    let mut rest = unsafe { output(digests, len)? };
    for (_, digest) in several.finalize_reset().iter() {
        rest.split_off_mut(..digest.len()).unwrap_or_default().copy_from_slice(digest);
    }
    Ok(())
}

/// Writes several digests of a message one after another, in the order of the `count` hash functions. The hash functions
/// are numbers such as `RADDLE_HASH_SHA256`, all different. `digests_len` is the sum of the lengths of the digests.
///
/// MD5 with SHA-256, SHA-1 with SHA-256, and all three take hardly longer than the slowest of them alone, on x86-64 and
/// AArch64 processors with instructions for SHA. Other functions, and other processors, hash a chunk of the size of the
/// L1 cache one after the other, so that the bytes come from memory once.
///
/// Errors: `RADDLE_ERROR_SELECTION` if there is no hash function, if there are more than `RADDLE_MAX_HASHES`, if one
/// occurs twice, or if a number is unknown; `RADDLE_ERROR_BUFFER` if `digests_len` is another number; and those of
/// arguments. Time depends only on the length and the hash functions.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_several_digest(
    hashes: *const u32,
    count: usize,
    message: *const u8,
    len: usize,
    digests: *mut u8,
    digests_len: usize,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers. The message is read before the digests are
    // written.
    code((|| unsafe {
        check(digests, digests_len)?;
        let mut several = start(hashes, count)?;
        several.update(input(message, len)?);
        finish(&mut several, digests, digests_len)
    })())
}

/// Begins a message in pieces, with hash functions as for `raddle_several_digest`.
///
/// Errors: `RADDLE_ERROR_SELECTION` as for `raddle_several_digest`, and those of arguments.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_several_init(
    context: *mut raddle_several,
    hashes: *const u32,
    count: usize,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers. The numbers are read before the context is
    // written.
    code((|| unsafe {
        vacant(context)?;
        let several = start(hashes, count)?;
        set(context, || several);
        Ok(())
    })())
}

/// Hashes the next piece of a message, of any length.
///
/// Errors: those of arguments. Time depends only on lengths and on the hash functions.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_several_update(
    context: *mut raddle_several,
    piece: *const u8,
    len: usize,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        check_update(Memory::new(piece, len), Memory::of(context))?;
        exclusive(context)?.update(input(piece, len)?);
        Ok(())
    })())
}

/// Writes the digests of all pieces as `raddle_several_digest` does, and erases the context.
///
/// Errors: `RADDLE_ERROR_BUFFER` if `digests_len` is not the sum of the lengths of the digests, and those of arguments.
/// The context is unchanged after an error. Time depends only on lengths and on the hash functions.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_several_final(
    context: *mut raddle_several,
    digests: *mut u8,
    digests_len: usize,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        check_call(&[], &[Memory::of(context), Memory::new(digests, digests_len)])?;
        finish(exclusive(context)?, digests, digests_len)?;
        clear(context)
    })())
}
