//! Hashes of many files at once: in the library's lanes, or one file after another.

use blake2::Digest;
use raddle::{
    blake3::{Blake3, DIGEST_BYTES},
    hash::{Algorithm, Hasher},
};

use crate::verity::{self, FsVerity};

/// The hash of a file that arrives in pieces.
pub(super) trait FileHash: Default + Send {
    /// Returns the number of files, at most `max`, that are hashed at once.
    fn batch_size(_most: usize) -> usize {
        1
    }

    /// Hashes the next piece of each file.
    fn update_many(files: &mut [&mut Self], pieces: &[&[u8]]);

    /// Hashes whole files. Returns their checksums, concatenated.
    fn digest_many(files: &[&[u8]]) -> Vec<u8>;

    /// Returns the checksum.
    fn finish(self) -> impl AsRef<[u8]>;
}

/// Hashes several files in lanes.
impl<A: Algorithm> FileHash for Hasher<A> {
    fn batch_size(max: usize) -> usize {
        Self::batch_size(max)
    }

    fn update_many(files: &mut [&mut Self], pieces: &[&[u8]]) {
        Hasher::update_many(files, pieces).expect("a piece of each file");
    }

    fn digest_many(files: &[&[u8]]) -> Vec<u8> {
        let mut digests = vec![A::ZEROS; files.len()];
        Hasher::<A>::digest_many(files, &mut digests).expect("a digest of each file");
        digests.iter().flat_map(|digest| digest.as_ref()).copied().collect()
    }

    fn finish(self) -> impl AsRef<[u8]> {
        self.finalize()
    }
}

/// A RustCrypto hash, which hashes one file after another.
#[derive(Default)]
pub(super) struct Single<D>(D);

impl<D: Digest + Default + Send> FileHash for Single<D> {
    fn update_many(files: &mut [&mut Self], pieces: &[&[u8]]) {
        files.iter_mut().zip(pieces).for_each(|(file, piece)| file.0.update(piece));
    }

    fn digest_many(files: &[&[u8]]) -> Vec<u8> {
        files.iter().flat_map(|file| D::digest(file).to_vec()).collect()
    }

    fn finish(self) -> impl AsRef<[u8]> {
        self.0.finalize().to_vec()
    }
}

/// Hashes one file at a time in lanes; files of one chunk share the lanes.
impl FileHash for Blake3 {
    fn update_many(files: &mut [&mut Self], pieces: &[&[u8]]) {
        files.iter_mut().zip(pieces).for_each(|(file, piece)| file.update(piece));
    }

    fn digest_many(files: &[&[u8]]) -> Vec<u8> {
        let mut digests = vec![[0; DIGEST_BYTES]; files.len()];
        Blake3::digest_many(files, &mut digests).expect("a digest of each file");
        digests.into_flattened()
    }

    fn finish(self) -> impl AsRef<[u8]> {
        self.finalize()
    }
}

/// Hashes one file at a time in lanes; files of one block share the lanes.
impl FileHash for FsVerity {
    fn update_many(files: &mut [&mut Self], pieces: &[&[u8]]) {
        files.iter_mut().zip(pieces).for_each(|(file, piece)| file.update(piece));
    }

    fn digest_many(files: &[&[u8]]) -> Vec<u8> {
        verity::digest_many(files)
    }

    fn finish(self) -> impl AsRef<[u8]> {
        self.finish()
    }
}
