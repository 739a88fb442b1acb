//! Hashes of many files at once: by the lanes of the library, or one after another.

use blake2::Digest;
use raddle::{
    blake3::{Blake3, DIGEST_BYTES},
    hash::{Algorithm, Hasher},
};

use crate::verity::{self, FsVerity};

/// A hash of a file in pieces.
pub(super) trait FileHash: Default + Send {
    /// Returns how many files, at most `max`, are hashed at once.
    fn batch_size(_most: usize) -> usize {
        1
    }

    /// Hashes the next piece of each of several files.
    fn update_many(files: &mut [&mut Self], pieces: &[&[u8]]);

    /// Hashes files. Returns the checksums, one after another.
    fn digest_many(files: &[&[u8]]) -> Vec<u8>;

    /// Returns the checksum.
    fn finish(self) -> impl AsRef<[u8]>;
}

/// In lanes.
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

/// A hash of RustCrypto, which takes one file after another.
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

/// In the lanes of one file at a time, but files of one chunk share them.
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

/// In the lanes of one file, or of files of one block.
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
