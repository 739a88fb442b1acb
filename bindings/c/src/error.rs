//! Errors: a number for programs, a name and a sentence for people.

use core::ffi::{CStr, c_char, c_int};

/// Declares the errors with their texts.
macro_rules! errors {
    ($($(#[$doc:meta])* $name:ident = $text:literal;)*) => {
        /// Returns the name of an error and its message.
        fn texts(error: c_int) -> Option<(&'static CStr, &'static CStr)> {
            $(if error == raddle_error::$name as c_int {
                const NAME: &CStr = match CStr::from_bytes_with_nul(concat!(stringify!($name), "\0").as_bytes()) {
                    Ok(name) => name,
                    Err(_) => c"",
                };
                return Some((NAME, $text));
            })*
            None
        }
    };
}

/// The result of a function: 0, `RADDLE_OK`, or an error.
///
/// Unless stated otherwise, nothing is written on an error.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub enum raddle_error {
    /// Done.
    RADDLE_OK = 0,
    /// A pointer is NULL, and its length is not 0.
    RADDLE_ERROR_NULL = 1,
    /// A context does not lie at a multiple of RADDLE_ALIGNMENT, or an array not at a multiple of its elements'
    /// alignment.
    RADDLE_ERROR_ALIGNMENT = 2,
    /// A context was not set up, was cleared, or belongs to another algorithm.
    RADDLE_ERROR_CONTEXT = 3,
    /// A message in pieces is not in a state in which this function may be called.
    RADDLE_ERROR_STATE = 4,
    /// Buffers overlap in part, or a result would overwrite something that is still read.
    RADDLE_ERROR_OVERLAP = 5,
    /// The algorithm has no keys of this length.
    RADDLE_ERROR_KEY_LENGTH = 6,
    /// The algorithm has no nonces of this length.
    RADDLE_ERROR_NONCE_LENGTH = 7,
    /// The algorithm has no tags of this length.
    RADDLE_ERROR_TAG_LENGTH = 8,
    /// A sealed message is shorter than its tag.
    RADDLE_ERROR_TRUNCATED = 9,
    /// A message, additional data, a keystream or derived keys would be longer than the standard allows.
    RADDLE_ERROR_TOO_LONG = 10,
    /// The tag does not authenticate the message.
    RADDLE_ERROR_TAG = 11,
    /// At least one packet of a batch has an error: see its field `result`.
    RADDLE_ERROR_PACKETS = 12,
    /// The function does not know this number or name.
    RADDLE_ERROR_ARGUMENT = 13,
    /// The result does not fit the buffer.
    RADDLE_ERROR_BUFFER = 14,
    /// Hash functions are none, too many, repeated or unknown.
    RADDLE_ERROR_SELECTION = 15,
    /// The message has a block of a known collision attack on SHA-1. The digest is written.
    RADDLE_ERROR_COLLISION = 16,
}

errors! {
    RADDLE_OK = c"no error";
    RADDLE_ERROR_NULL = c"a pointer is NULL and its length is not 0";
    RADDLE_ERROR_ALIGNMENT = c"a context or an array is not aligned";
    RADDLE_ERROR_CONTEXT = c"a context was not set up, was cleared, or is one of another algorithm";
    RADDLE_ERROR_STATE = c"the message in pieces is in a state that does not allow this call";
    RADDLE_ERROR_OVERLAP = c"buffers overlap in part, or a result would overwrite bytes that are still to be read";
    RADDLE_ERROR_KEY_LENGTH = c"the algorithm has no keys of this length";
    RADDLE_ERROR_NONCE_LENGTH = c"the algorithm has no nonces of this length";
    RADDLE_ERROR_TAG_LENGTH = c"the algorithm has no tags of this length";
    RADDLE_ERROR_TRUNCATED = c"a sealed message is shorter than its tag";
    RADDLE_ERROR_TOO_LONG = c"a message, a keystream or a derived key would be longer than the standard allows";
    RADDLE_ERROR_TAG = c"the tag does not authenticate the message";
    RADDLE_ERROR_PACKETS = c"at least one packet of the batch has an error";
    RADDLE_ERROR_ARGUMENT = c"a number or a name is not one that the function knows";
    RADDLE_ERROR_BUFFER = c"the result does not fit the buffer";
    RADDLE_ERROR_SELECTION = c"the hash functions are none, too many, repeated or unknown";
    RADDLE_ERROR_COLLISION = c"the message has a block of a collision attack on SHA-1";
}

/// The result of functions inside the library.
pub(crate) type Result<T = ()> = core::result::Result<T, raddle_error>;

/// Returns the error code for C.
#[inline]
pub(crate) fn code(result: Result) -> raddle_error {
    match result {
        Ok(()) => raddle_error::RADDLE_OK,
        Err(error) => error,
    }
}

/// Returns a sentence that says what an error means, in English and without a full stop. The text is constant. If the
/// number is not an error, the text says so.
#[unsafe(no_mangle)]
pub extern "C" fn raddle_strerror(error: c_int) -> *const c_char {
    texts(error).map_or(c"not an error of raddle", |(_, text)| text).as_ptr()
}

/// Returns the name of an error, such as `RADDLE_ERROR_TAG`, or `unknown`. The text is constant.
#[unsafe(no_mangle)]
pub extern "C" fn raddle_error_name(error: c_int) -> *const c_char {
    texts(error).map_or(c"unknown", |(name, _)| name).as_ptr()
}
