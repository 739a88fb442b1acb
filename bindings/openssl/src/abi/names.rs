//! Numbers of operations and modes, and names of parameters.

use std::ffi::{CStr, c_int, c_uint};

macro_rules! numbers {
    ($($name:ident: $type:ty = $value:literal, $header:literal;)*) => {
        $(pub(crate) const $name: $type = $value;)*

        /// The names of the numbers in the headers, and their values here.
        #[cfg(test)]
        pub(crate) const NUMBERS: &[(&str, i64)] = &[$(($header, $value)),*];
    };
}

numbers! {
    OPERATION_DIGEST: c_int = 1, "OSSL_OP_DIGEST";
    OPERATION_CIPHER: c_int = 2, "OSSL_OP_CIPHER";
    OPERATION_MAC: c_int = 3, "OSSL_OP_MAC";
    OPERATION_SKEYMGMT: c_int = 15, "OSSL_OP_SKEYMGMT";
    SELECT_SECRET_KEY: c_int = 2, "OSSL_SKEYMGMT_SELECT_SECRET_KEY";
    TYPE_INTEGER: c_uint = 1, "OSSL_PARAM_INTEGER";
    TYPE_UNSIGNED: c_uint = 2, "OSSL_PARAM_UNSIGNED_INTEGER";
    TYPE_REAL: c_uint = 3, "OSSL_PARAM_REAL";
    TYPE_TEXT: c_uint = 4, "OSSL_PARAM_UTF8_STRING";
    TYPE_BYTES: c_uint = 5, "OSSL_PARAM_OCTET_STRING";
    TYPE_TEXT_POINTER: c_uint = 6, "OSSL_PARAM_UTF8_PTR";
    TYPE_BYTES_POINTER: c_uint = 7, "OSSL_PARAM_OCTET_PTR";
    MODE_STREAM: c_uint = 0, "EVP_CIPH_STREAM_CIPHER";
    MODE_CTR: c_uint = 5, "EVP_CIPH_CTR_MODE";
    MODE_GCM: c_uint = 6, "EVP_CIPH_GCM_MODE";
    MODE_GCM_SIV: c_uint = 0x10005, "EVP_CIPH_GCM_SIV_MODE";
    TLS_AAD_BYTES: usize = 13, "EVP_AEAD_TLS1_AAD_LEN";
    TLS_FIXED_BYTES: usize = 4, "EVP_GCM_TLS_FIXED_IV_LEN";
    TLS_EXPLICIT_BYTES: usize = 8, "EVP_GCM_TLS_EXPLICIT_IV_LEN";
    TLS_TAG_BYTES: usize = 16, "EVP_GCM_TLS_TAG_LEN";
}

macro_rules! texts {
    ($($name:ident = $value:literal, $header:literal;)*) => {
        $(pub(crate) const $name: &CStr = $value;)*

        /// The names of the texts in the headers, and their values here.
        #[cfg(test)]
        pub(crate) const TEXTS: &[(&str, &CStr)] = &[$(($header, $value)),*];
    };
}

texts! {
    PROVIDER_NAME = c"name", "OSSL_PROV_PARAM_NAME";
    PROVIDER_VERSION = c"version", "OSSL_PROV_PARAM_VERSION";
    PROVIDER_BUILD = c"buildinfo", "OSSL_PROV_PARAM_BUILDINFO";
    PROVIDER_STATUS = c"status", "OSSL_PROV_PARAM_STATUS";
    CIPHER_MODE = c"mode", "OSSL_CIPHER_PARAM_MODE";
    CIPHER_BLOCK_BYTES = c"blocksize", "OSSL_CIPHER_PARAM_BLOCK_SIZE";
    CIPHER_AEAD = c"aead", "OSSL_CIPHER_PARAM_AEAD";
    CIPHER_CUSTOM_IV = c"custom-iv", "OSSL_CIPHER_PARAM_CUSTOM_IV";
    CIPHER_CTS = c"cts", "OSSL_CIPHER_PARAM_CTS";
    CIPHER_MULTIBLOCK = c"tls-multi", "OSSL_CIPHER_PARAM_TLS1_MULTIBLOCK";
    CIPHER_RANDOM_KEY = c"has-randkey", "OSSL_CIPHER_PARAM_HAS_RAND_KEY";
    KEY_BYTES = c"keylen", "OSSL_CIPHER_PARAM_KEYLEN";
    IV_BYTES = c"ivlen", "OSSL_CIPHER_PARAM_IVLEN";
    IV = c"iv", "OSSL_CIPHER_PARAM_IV";
    UPDATED_IV = c"updated-iv", "OSSL_CIPHER_PARAM_UPDATED_IV";
    NUM = c"num", "OSSL_CIPHER_PARAM_NUM";
    PADDING = c"padding", "OSSL_CIPHER_PARAM_PADDING";
    SPEED = c"speed", "OSSL_CIPHER_PARAM_SPEED";
    TAG = c"tag", "OSSL_CIPHER_PARAM_AEAD_TAG";
    TAG_BYTES = c"taglen", "OSSL_CIPHER_PARAM_AEAD_TAGLEN";
    IV_GENERATED = c"iv-generated", "OSSL_CIPHER_PARAM_AEAD_IV_GENERATED";
    TLS_AAD = c"tlsaad", "OSSL_CIPHER_PARAM_AEAD_TLS1_AAD";
    TLS_AAD_PAD = c"tlsaadpad", "OSSL_CIPHER_PARAM_AEAD_TLS1_AAD_PAD";
    TLS_IV_FIXED = c"tlsivfixed", "OSSL_CIPHER_PARAM_AEAD_TLS1_IV_FIXED";
    TLS_IV_GENERATE = c"tlsivgen", "OSSL_CIPHER_PARAM_AEAD_TLS1_GET_IV_GEN";
    TLS_IV_INVOCATION = c"tlsivinv", "OSSL_CIPHER_PARAM_AEAD_TLS1_SET_IV_INV";
    DIGEST_BLOCK_BYTES = c"blocksize", "OSSL_DIGEST_PARAM_BLOCK_SIZE";
    DIGEST_BYTES = c"size", "OSSL_DIGEST_PARAM_SIZE";
    DIGEST_XOF = c"xof", "OSSL_DIGEST_PARAM_XOF";
    DIGEST_ID_ABSENT = c"algid-absent", "OSSL_DIGEST_PARAM_ALGID_ABSENT";
    DIGEST_SSL3_MS = c"ssl3-ms", "OSSL_DIGEST_PARAM_SSL3_MS";
    MAC_KEY = c"key", "OSSL_MAC_PARAM_KEY";
    MAC_DIGEST = c"digest", "OSSL_MAC_PARAM_DIGEST";
    MAC_PROPERTIES = c"properties", "OSSL_MAC_PARAM_PROPERTIES";
    MAC_BYTES = c"size", "OSSL_MAC_PARAM_SIZE";
    MAC_BLOCK_BYTES = c"block-size", "OSSL_MAC_PARAM_BLOCK_SIZE";
    MAC_TLS_BYTES = c"tls-data-size", "OSSL_MAC_PARAM_TLS_DATA_SIZE";
    MAC_NO_INIT = c"digest-noinit", "OSSL_MAC_PARAM_DIGEST_NOINIT";
    MAC_ONE_SHOT = c"digest-oneshot", "OSSL_MAC_PARAM_DIGEST_ONESHOT";
    SKEY_RAW_BYTES = c"raw-bytes", "OSSL_SKEY_PARAM_RAW_BYTES";
}
