//! Faults planted in proved kernels, with the reasons why the checkers refuse them.

mod aes;
mod blake3;
mod blocks;
mod chacha20;
mod combined;
mod gaps;
mod hash;
mod hash_pairs;
mod hash_words;
mod machine;
mod messages;
mod plant;
mod poly1305;
mod sha1;
mod sha1_checked;
mod sha512;
