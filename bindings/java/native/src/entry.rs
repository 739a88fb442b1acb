//! The functions that Java calls.
//!
//! Each function has two names. `raddle_java_NAME` is for the foreign-function interface, which passes addresses of
//! arrays while the collector can't move them. `Java_raddle_jca_Native_NAME` is for JNI, which passes arrays, and pins
//! them during the call. Each array comes with an offset in bytes, which is added to its address. A direct buffer has
//! no array, and the offset is its address.
//!
//! Java has checked all lengths. A call processes a piece that takes a few microseconds, because the collector can't
//! start during a call.

use core::ptr;

use jni_sys::{JNI_ABORT, JNIEnv, jarray, jclass, jint, jlong, jobject};

use crate::{aead, batches, hash, keystream, packets, pieces, several};

/// A Java array that stays pinned while this value lives.
struct Pinned {
    env: *mut JNIEnv,
    array: jarray,
    base: *mut u8,
    mode: jint,
}

impl Pinned {
    /// Pins an array; null stands for no array. If the virtual machine copies arrays, an array that is only read is not
    /// copied back.
    ///
    /// # Safety
    ///
    /// The virtual machine passed both pointers.
    #[inline(always)]
    unsafe fn new(env: *mut JNIEnv, array: jarray, is_written: bool) -> Option<Self> {
        let mode = if is_written { 0 } else { JNI_ABORT };
        if array.is_null() {
            return Some(Self { env, array, base: ptr::null_mut(), mode });
        }
        // SAFETY: the caller upholds the contract of this function, and the array is not null.
        let base = unsafe { ((**env).v1_2.GetPrimitiveArrayCritical)(env, array, ptr::null_mut()) };
        (!base.is_null()).then_some(Self { env, array, base: base.cast(), mode })
    }
}

impl Drop for Pinned {
    #[inline(always)]
    fn drop(&mut self) {
        if !self.array.is_null() {
            // SAFETY: `new` pinned the array.
            unsafe {
                ((**self.env).v1_2.ReleasePrimitiveArrayCritical)(self.env, self.array, self.base.cast(), self.mode)
            }
        }
    }
}

/// The result of a function if the virtual machine can't pin an array: an OutOfMemoryError is pending.
const NOT_PINNED: jint = -1;

/// Returns whether a function writes to an array.
macro_rules! is_written {
    (write) => {
        true
    };
    (read) => {
        false
    };
}

/// Declares functions with both of their names. Numbers come first, then the arrays, each as its base followed by its
/// offset in bytes.
macro_rules! entries {
    ($($(#[$doc:meta])* $ffi:literal $jni:literal ($($number:ident),*) [$($array:ident / $offset:ident: $mode:ident),*] = $work:path;)*) => {$(
        const _: () = {
            $(#[$doc])*
            #[unsafe(export_name = $ffi)]
            unsafe extern "C" fn ffi($($number: i32,)* $($array: *mut u8, $offset: i64),*) -> i32 {
                // SAFETY: Java checked all lengths, and keeps the arrays in place during the call.
                unsafe { $work($($number,)* $($array.wrapping_offset($offset as isize)),*) }
            }

            $(#[$doc])*
            #[unsafe(export_name = $jni)]
            unsafe extern "system" fn jni(
                #[allow(unused)] env: *mut JNIEnv, _: jclass, $($number: jint,)* $($array: jarray, $offset: jlong),*
            ) -> jint {
                // SAFETY: Java checked all lengths, and the arrays stay pinned during the call.
                unsafe {
                    $(let Some($array) = Pinned::new(env, $array, is_written!($mode)) else { return NOT_PINNED };)*
                    $work($($number,)* $($array.base.wrapping_offset($offset as isize)),*)
                }
            }
        };
    )*};
}

entries! {
    /// Returns the version of this interface, in which the jar and the library must agree.
    "raddle_java_version" "Java_raddle_jca_Native_version" () [] = version;
    /// Returns the length of an algorithm's piece in bytes.
    "raddle_java_pieceBytes" "Java_raddle_jca_Native_pieceBytes" (work) [] = pieces::bytes;

    "raddle_java_hashStateBytes" "Java_raddle_jca_Native_hashStateBytes" (algorithm) [] = hash::state_bytes;
    "raddle_java_hashBegin" "Java_raddle_jca_Native_hashBegin" (algorithm) [state/at: write] = hash::begin;
    "raddle_java_hashUpdate" "Java_raddle_jca_Native_hashUpdate" (algorithm, len)
        [state/at: write, input/from: read] = hash::update;
    "raddle_java_hashWhole" "Java_raddle_jca_Native_hashWhole" (algorithm, len)
        [input/from: read, digest/to: write] = hash::whole;
    "raddle_java_hashFinish" "Java_raddle_jca_Native_hashFinish" (algorithm, is_whole, len)
        [state/at: write] = hash::finish;

    "raddle_java_severalStateBytes" "Java_raddle_jca_Native_severalStateBytes" () [] = several::state_bytes;
    "raddle_java_severalBegin" "Java_raddle_jca_Native_severalBegin" (count)
        [state/at: write, hashes/from: read] = several::begin;
    "raddle_java_severalUpdate" "Java_raddle_jca_Native_severalUpdate" (len)
        [state/at: write, input/from: read] = several::update;
    "raddle_java_severalFinish" "Java_raddle_jca_Native_severalFinish" (len)
        [state/at: write, digests/to: write] = several::finish;

    "raddle_java_macKeyBytes" "Java_raddle_jca_Native_macKeyBytes" (algorithm) [] = hash::key_bytes;
    "raddle_java_macStateBytes" "Java_raddle_jca_Native_macStateBytes" (algorithm) [] = hash::mac_state_bytes;
    "raddle_java_macKey" "Java_raddle_jca_Native_macKey" (algorithm, len)
        [state/at: write, key/from: read] = hash::mac_key;
    "raddle_java_macUpdate" "Java_raddle_jca_Native_macUpdate" (algorithm, is_first, len)
        [state/at: write, input/from: read] = hash::mac_update;
    "raddle_java_macFinish" "Java_raddle_jca_Native_macFinish" (algorithm, is_whole, len)
        [state/at: write] = hash::mac_finish;

    "raddle_java_hashMany" "Java_raddle_jca_Native_hashMany" (algorithm, count)
        [offsets/first: read, data/from: read, digests/to: write] = batches::hash;
    "raddle_java_hashPairs" "Java_raddle_jca_Native_hashPairs" (count)
        [pairs/from: read, digests/to: write] = batches::pairs;
    "raddle_java_macMany" "Java_raddle_jca_Native_macMany" (algorithm, count)
        [state/key: read, offsets/first: read, data/from: read, tags/to: write] = batches::mac;
    "raddle_java_hexMany" "Java_raddle_jca_Native_hexMany" (count, result_bytes)
        [results/from: read, places/first: read, text/to: write] = batches::hex;

    "raddle_java_aeadKeyBytes" "Java_raddle_jca_Native_aeadKeyBytes" (algorithm) [] = aead::key_bytes;
    "raddle_java_aeadStreamBytes" "Java_raddle_jca_Native_aeadStreamBytes" (algorithm) [] = aead::stream_bytes;
    "raddle_java_aeadKey" "Java_raddle_jca_Native_aeadKey" (algorithm, len)
        [state/at: write, key/from: read] = aead::key;
    "raddle_java_aeadSeal" "Java_raddle_jca_Native_aeadSeal" (algorithm, iv_len, aad_len, tag_len, len)
        [state/at: write, header/start: read, input/from: read, output/to: write] = aead::seal;
    "raddle_java_aeadOpen" "Java_raddle_jca_Native_aeadOpen" (algorithm, iv_len, aad_len, tag_len, len)
        [state/at: write, header/start: read, input/from: read, output/to: write] = aead::open;
    "raddle_java_aeadBegin" "Java_raddle_jca_Native_aeadBegin" (algorithm, iv_len)
        [state/at: write, stream/place: write, header/start: read] = aead::begin;
    "raddle_java_aeadAad" "Java_raddle_jca_Native_aeadAad" (algorithm, len)
        [state/at: write, stream/place: write, aad/from: read] = aead::aad;
    "raddle_java_aeadCrypt" "Java_raddle_jca_Native_aeadCrypt" (algorithm, encrypts, len)
        [state/at: write, stream/place: write, input/from: read, output/to: write] = aead::crypt;
    "raddle_java_aeadTag" "Java_raddle_jca_Native_aeadTag" (algorithm)
        [state/at: write, stream/place: write, tag/to: write] = aead::tag;
    "raddle_java_aeadMany" "Java_raddle_jca_Native_aeadMany" (algorithm, seals, count)
        [state/at: write, table/rows: write, data/from: read, output/to: write] = packets::run;

    "raddle_java_streamKeyBytes" "Java_raddle_jca_Native_streamKeyBytes" (algorithm) [] = keystream::key_bytes;
    "raddle_java_streamBytes" "Java_raddle_jca_Native_streamBytes" (algorithm) [] = keystream::stream_bytes;
    "raddle_java_streamKey" "Java_raddle_jca_Native_streamKey" (algorithm, len)
        [state/at: write, key/from: read] = keystream::key;
    "raddle_java_streamXor" "Java_raddle_jca_Native_streamXor" (algorithm, counter, part, len)
        [state/at: write, stream/place: write, iv/start: read, input/from: read, output/to: write] = keystream::xor;
}

/// Returns the address of the first byte of a direct buffer. The foreign-function interface needs no such function.
#[unsafe(export_name = "Java_raddle_jca_Native_bufferAddress")]
unsafe extern "system" fn buffer_address(env: *mut JNIEnv, _: jclass, buffer: jobject) -> jlong {
    // SAFETY: the virtual machine passed both pointers.
    unsafe { ((**env).v1_4.GetDirectBufferAddress)(env, buffer).addr() as jlong }
}

/// The version of this interface.
const VERSION: i32 = 9;

unsafe fn version() -> i32 {
    VERSION
}
