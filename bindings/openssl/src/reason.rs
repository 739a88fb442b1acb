//! The reasons why a function fails.

use std::ffi::{CStr, c_uint};

use crate::abi::Item;

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $number:literal, $text:literal;)*) => {
        /// A reason why a function fails. OpenSSL's `ERR_GET_REASON` returns its number.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u32)]
        pub(crate) enum Reason {
            $($(#[$doc])* $name = $number),*
        }

        /// The texts, in the form that OpenSSL takes.
        pub(crate) static TEXTS: &[Item] = &[
            $(Item { number: $number as c_uint, text: { const TEXT: &CStr = $text; TEXT.as_ptr() } },)*
            Item { number: 0, text: std::ptr::null() },
        ];
    };
}

reasons! {
    /// The key has a wrong length.
    KeyLength = 1, c"invalid key length";
    /// The algorithm does not accept a nonce of this length.
    IvLength = 2, c"invalid nonce length";
    /// There is no key.
    NoKey = 3, c"no key set";
    /// There is no nonce, or it was already used for a message.
    NoIv = 4, c"no nonce set, or it was used already";
    /// The algorithm does not accept a tag of this length.
    TagLength = 5, c"invalid tag length";
    /// A message is being decrypted, and its tag was not given.
    NoTag = 6, c"no tag set";
    /// A tag was given or requested when there can be none.
    UnexpectedTag = 7, c"tag not available or not needed";
    /// The tag is wrong. As in the default provider, this reason is not raised: callers decide what it means.
    WrongTag = 8, c"wrong tag";
    /// The additional data of a TLS record are wrong.
    InvalidAad = 9, c"invalid additional data";
    /// Additional data follow the text, or an output is missing.
    AadAfterText = 10, c"additional data after the text, or no output";
    /// There are more bytes than the algorithm allows.
    TooLong = 11, c"too many bytes";
    /// A TLS record is not in place, or its length is not the one in its header.
    InvalidRecord = 12, c"invalid TLS record";
    /// All explicit nonces of a key have been used.
    TooManyRecords = 13, c"too many TLS records";
    /// The output is too short.
    OutputTooSmall = 14, c"output buffer too small";
    /// A parameter has the wrong type, or no data.
    WrongType = 15, c"parameter of the wrong type or without data";
    /// The operating system returned no random bytes.
    NoRandom = 16, c"no random bytes";
    /// No digest was set.
    NoDigest = 17, c"no digest set";
    /// The digest is none of raddle's, and no other provider was found for it.
    OtherDigest = 18, c"digest is not provided, and no other provider's HMAC was found";
    /// The HMAC of another provider failed. That provider raises its own error too.
    OtherFailed = 19, c"HMAC of another provider failed";
    /// A pointer is null, or there is no memory.
    NoMemory = 20, c"null pointer or out of memory";
    /// A known-answer test failed.
    SelfTest = 21, c"self-test failed";
    /// The digest was finished, and no new one was started.
    NoMessage = 23, c"no message begun";
    /// The state of a digest is incomplete, or belongs to another digest.
    WrongState = 24, c"not the state of this digest";
    /// A message came in several pieces, but the algorithm takes only whole messages.
    SecondPiece = 25, c"the algorithm takes a message in one piece";
    /// The provider has a defect.
    Internal = 22, c"internal error";
}
