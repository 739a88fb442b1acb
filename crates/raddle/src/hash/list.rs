//! The list of hash functions.

/// Passes the list of hash functions to a macro. The list generates everything that exists once for each hash function:
/// the enumeration [`AnyHash`](crate::hash::any::AnyHash), its states, and the functions of bindings. `cargo xtask gen`
/// generates files in other languages from it.
///
/// A row has the documentation, whose later lines are warnings; the names of types and of functions; the lengths of a
/// digest and of a block in bytes; the types of the algorithm, of the hasher and of the key of the MAC; the name in the
/// standard, the name in lines of checksums, the standard with its section, and the names in OpenSSL, with the object
/// identifier if there is one; the object identifier of HMAC (RFC 8018, appendix B.1.2) or an empty string; and the first
/// four bytes of the digest of `abc`, from the examples of the standard, as a big-endian number.
///
/// `hashes!(list some words)` calls `list! { some words; rows }`. `hashes!(padded: list some words)` passes only the
/// functions that pad a message and absorb its blocks one after another: the functions of
/// [`Algorithm`](crate::hash::Algorithm), which have HMAC. `hashes!(kdf: list some words)` passes only the functions of
/// HKDF and PBKDF2: no protocol derives keys with MD5 or with a truncation of SHA-512 other than SHA-384.
#[doc(hidden)]
#[macro_export]
macro_rules! hashes {
    (kdf: $list:ident $($before:tt)*) => {
        $crate::hashes! { @kdf $list [$($before)*] [] [] }
    };
    (padded: $list:ident $($before:tt)*) => {
        $crate::hashes! { @padded $list [$($before)*] [] }
    };
    (@padded $list:ident [$($before:tt)*] [$($others:tt)*]) => {
        $crate::hashes! { @kdf $list [$($before)*] [
            /// MD5.
            /// Broken: two messages with the same digest can be made in seconds. For old formats and protocols only.
            Md5 md5 [16 64] $crate::hash::Rfc1321, $crate::md5::Md5, $crate::hmac::HmacMd5,
                "MD5" "MD5" "RFC 1321" c"MD5:SSL3-MD5:1.2.840.113549.2.5" "" 0x90015098;
        ] [
            /// SHA-512/224.
            Sha512_224 sha512_224 [28 128] $crate::hash::Sha512T<224>, $crate::sha512::Sha512_224, $crate::hmac::HmacSha512_224,
                "SHA-512/224" "SHA512/224" "FIPS 180-4, section 6.6"
                c"SHA2-512/224:SHA-512/224:SHA512-224:2.16.840.1.101.3.4.2.5" "1.2.840.113549.2.12" 0x4634270f;
            /// SHA-512/256.
            Sha512_256 sha512_256 [32 128] $crate::hash::Sha512T<256>, $crate::sha512::Sha512_256, $crate::hmac::HmacSha512_256,
                "SHA-512/256" "SHA512/256" "FIPS 180-4, section 6.7"
                c"SHA2-512/256:SHA-512/256:SHA512-256:2.16.840.1.101.3.4.2.6" "1.2.840.113549.2.13" 0x53048e26;
            $($others)*
        ] }
    };
    (@kdf $list:ident [$($before:tt)*] [$($first:tt)*] [$($last:tt)*]) => {
        $list! {
            $($before)*;
            $($first)*
            /// SHA-1.
            /// Broken: two messages with the same digest can be made. For old formats and protocols only.
            Sha1 sha1 [20 64] $crate::hash::Rfc3174, $crate::sha1::Sha1, $crate::hmac::HmacSha1,
                "SHA-1" "SHA1" "FIPS 180-4, section 6.1" c"SHA1:SHA-1:SSL3-SHA1:1.3.14.3.2.26"
                "1.2.840.113549.2.7" 0xa9993e36;
            /// SHA-224.
            Sha224 sha224 [28 64] $crate::hash::Sha2<224>, $crate::sha256::Sha224, $crate::hmac::HmacSha224,
                "SHA-224" "SHA224" "FIPS 180-4, section 6.3" c"SHA2-224:SHA-224:SHA224:2.16.840.1.101.3.4.2.4"
                "1.2.840.113549.2.8" 0x23097d22;
            /// SHA-256.
            Sha256 sha256 [32 64] $crate::hash::Sha2<256>, $crate::sha256::Sha256, $crate::hmac::HmacSha256,
                "SHA-256" "SHA256" "FIPS 180-4, section 6.2" c"SHA2-256:SHA-256:SHA256:2.16.840.1.101.3.4.2.1"
                "1.2.840.113549.2.9" 0xba7816bf;
            /// SHA-384.
            Sha384 sha384 [48 128] $crate::hash::Sha2<384>, $crate::sha512::Sha384, $crate::hmac::HmacSha384,
                "SHA-384" "SHA384" "FIPS 180-4, section 6.5" c"SHA2-384:SHA-384:SHA384:2.16.840.1.101.3.4.2.2"
                "1.2.840.113549.2.10" 0xcb00753f;
            /// SHA-512.
            Sha512 sha512 [64 128] $crate::hash::Sha2<512>, $crate::sha512::Sha512, $crate::hmac::HmacSha512,
                "SHA-512" "SHA512" "FIPS 180-4, section 6.4" c"SHA2-512:SHA-512:SHA512:2.16.840.1.101.3.4.2.3"
                "1.2.840.113549.2.11" 0xddaf35a1;
            $($last)*
        }
    };
    ($list:ident $($before:tt)*) => {
        $crate::hashes! { @padded $list [$($before)*] [
            /// BLAKE3 with a digest of 32 bytes.
            Blake3 blake3 [32 64] $crate::blake3::Blake3, $crate::blake3::Blake3, $crate::bindings::Blake3Key,
                "BLAKE3" "BLAKE3" "the paper of BLAKE3, section 2" c"BLAKE3" "" 0x6437b3ac;
        ] }
    };
}
