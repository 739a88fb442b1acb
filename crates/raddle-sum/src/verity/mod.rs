//! fs-verity and dm-verity digests: hash trees over 4096-byte blocks, with which Linux verifies each block of a file or
//! device when the block is read.
//!
//! A node is the SHA-256 digest of a salt and a block. The digests of a level, 128 in each block, form the blocks of
//! the next level; zeros fill the last block. The digest of the only block of the top level is the root. Blocks share
//! the lanes of the library.
//!
//! ```
//! use raddle_sum::verity::FsVerity;
//!
//! let mut file = FsVerity::new(b"salt")?;
//! file.update(b"the bytes of a file");
//! assert_eq!(file.finish().len(), 32);
//! # Ok::<(), raddle_sum::verity::SaltTooLong>(())
//! ```

use std::{error, fmt, mem};

use raddle::sha256::{BLOCK_BYTES, Prefixed, Sha2, Sha256};

/// The bytes of a block.
const BLOCK: usize = 4096;

/// The number of blocks that are hashed in one call.
const BATCH: usize = 128;

/// The number of digest blocks that are collected before they are hashed, so that they share lanes.
const WAITING: usize = 16;

/// The bytes of a digest.
const DIGEST: usize = 32;

/// A block of data or of digests.
type Block = [u8; BLOCK];

/// A hash tree that grows with its data.
struct Tree {
    /// The whole blocks of the salt.
    prefix: Prefixed<Sha2<256>>,
    /// The rest of the salt, which is shorter than a block of the hash function.
    salt: Vec<u8>,
    /// The data after the last whole block of the tree.
    part: Vec<u8>,
    /// The digests of each level that the level above has not absorbed yet.
    levels: Vec<Vec<u8>>,
    /// The length of the data in bytes.
    length: u64,
}

impl Tree {
    fn new(salt: &[u8]) -> Self {
        let (whole, rest) = salt.split_at(salt.len() - salt.len() % BLOCK_BYTES);
        let prefix = Prefixed::new(whole).expect("whole blocks");
        Self { prefix, salt: rest.to_vec(), part: Vec::new(), levels: Vec::new(), length: 0 }
    }

    fn update(&mut self, mut piece: &[u8]) {
        self.length = self.length.wrapping_add(piece.len() as u64);
        if !self.part.is_empty() {
            let (first, rest) = piece.split_at(piece.len().min(BLOCK - self.part.len()));
            self.part.extend(first);
            piece = rest;
            if self.part.len() < BLOCK {
                return;
            }
            let part = mem::take(&mut self.part);
            self.add(0, part.as_chunks().0);
        }
        let (blocks, rest) = piece.as_chunks();
        self.add(0, blocks);
        self.part.extend(rest);
    }

    /// Appends the digests of blocks to a level. Full blocks of digests are collected, and then appended to the next
    /// level.
    fn add(&mut self, level: usize, blocks: &[Block]) {
        for blocks in blocks.chunks(BATCH) {
            let mut digests = [[0; DIGEST]; BATCH];
            let digests = &mut digests[..blocks.len()];
            self.hash(blocks, digests);
            if level == self.levels.len() {
                self.levels.push(Vec::new());
            }
            let waiting = &mut self.levels[level];
            waiting.extend(digests.as_flattened());
            if waiting.len() >= WAITING * BLOCK {
                let rest = waiting.split_off(waiting.len() - waiting.len() % BLOCK);
                let whole = mem::replace(waiting, rest);
                self.add(level + 1, whole.as_chunks().0);
            }
        }
    }

    /// Computes the digests of the salt and each block.
    fn hash(&self, blocks: &[Block], digests: &mut [[u8; DIGEST]]) {
        let hashed = if self.salt.is_empty() {
            self.prefix.digest_many(blocks, digests)
        } else {
            let messages: Vec<_> = blocks.iter().map(|block| [&self.salt, &block[..]].concat()).collect();
            self.prefix.digest_many(&messages, digests)
        };
        hashed.expect("a digest of each block");
    }

    /// Returns the root of the tree, or zero if there is no data.
    fn root(mut self) -> [u8; DIGEST] {
        if !self.part.is_empty() {
            let mut part = mem::take(&mut self.part);
            part.resize(BLOCK, 0);
            self.add(0, part.as_chunks().0);
        }
        for level in 0.. {
            let Some(digests) = self.levels.get_mut(level) else { break };
            let mut digests = mem::take(digests);
            // The top level was never absorbed into another level, so it still contains all its digests.
            if level + 1 == self.levels.len()
                && let Ok(root) = digests[..].try_into()
            {
                return root;
            }
            digests.resize(digests.len().next_multiple_of(BLOCK), 0);
            self.add(level + 1, digests.as_chunks().0);
        }
        [0; DIGEST]
    }
}

/// The fs-verity digest of a file, with SHA-256 and 4096-byte blocks: the digest of a descriptor that contains the root
/// of the hash tree and the length of the file. It equals the output of `fsverity digest`.
pub struct FsVerity {
    tree: Tree,
    salt: Vec<u8>,
}

/// The bytes of the fs-verity descriptor.
const DESCRIPTOR: usize = 256;

impl FsVerity {
    /// The maximum length of a salt in bytes.
    pub const MAX_SALT: usize = 32;

    /// Starts a file, with a salt of up to [`MAX_SALT`](Self::MAX_SALT) bytes.
    ///
    /// # Errors
    ///
    /// Fails if the salt is longer.
    pub fn new(salt: &[u8]) -> Result<Self, SaltTooLong> {
        SaltTooLong::check(salt, Self::MAX_SALT)?;
        // Zeros pad the salt to a multiple of the hash's block.
        let mut padded = salt.to_vec();
        padded.resize(salt.len().next_multiple_of(BLOCK_BYTES), 0);
        Ok(Self { tree: Tree::new(&padded), salt: salt.to_vec() })
    }

    /// Hashes the next piece of the file.
    pub fn update(&mut self, piece: &[u8]) {
        self.tree.update(piece);
    }

    /// Returns the digest.
    pub fn finish(self) -> [u8; 32] {
        let length = self.tree.length;
        Sha256::digest(descriptor(&self.tree.root(), length, &self.salt))
    }
}

/// Returns Linux's `struct fsverity_descriptor`: version 1, SHA-256, blocks of 2^12 bytes.
fn descriptor(root: &[u8; DIGEST], length: u64, salt: &[u8]) -> [u8; DESCRIPTOR] {
    let mut descriptor = [0; DESCRIPTOR];
    descriptor[..4].copy_from_slice(&[1, 1, BLOCK.ilog2() as u8, salt.len() as u8]);
    descriptor[8..16].copy_from_slice(&length.to_le_bytes());
    descriptor[16..16 + DIGEST].copy_from_slice(root);
    descriptor[80..80 + salt.len()].copy_from_slice(salt);
    descriptor
}

/// Starts a file without a salt.
impl Default for FsVerity {
    fn default() -> Self {
        Self { tree: Tree::new(&[]), salt: Vec::new() }
    }
}

/// Returns the digests of files without salts, concatenated. Files of one block share lanes.
pub(crate) fn digest_many(files: &[&[u8]]) -> Vec<u8> {
    let mut roots = vec![[0; DIGEST]; files.len()];
    let is_short = |file: &[u8]| (1..=BLOCK).contains(&file.len());
    let short: Vec<_> = (0..files.len()).filter(|&i| is_short(files[i])).collect();
    for numbers in short.chunks(BATCH) {
        let mut blocks = vec![[0; BLOCK]; numbers.len()];
        blocks.iter_mut().zip(numbers).for_each(|(block, &i)| block[..files[i].len()].copy_from_slice(files[i]));
        let mut digests = vec![[0; DIGEST]; numbers.len()];
        Sha256::digest_many(&blocks, &mut digests).expect("a digest of each block");
        numbers.iter().zip(digests).for_each(|(&i, digest)| roots[i] = digest);
    }
    for (root, file) in roots.iter_mut().zip(files).filter(|(_, file)| !is_short(file)) {
        let mut tree = Tree::new(&[]);
        tree.update(file);
        *root = tree.root();
    }
    let descriptors: Vec<_> =
        roots.iter().zip(files).map(|(root, file)| descriptor(root, file.len() as u64, &[])).collect();
    Sha256::digest_many(&descriptors, &mut roots).expect("a digest of each file");
    roots.as_flattened().to_vec()
}

/// The root hash of a device for dm-verity, with SHA-256, 4096-byte blocks and format 1, in which the salt precedes
/// each block. It equals the output of `veritysetup format`.
///
/// ```
/// use raddle_sum::verity::{DmVerity, PartialBlock};
///
/// let mut device = DmVerity::new(&[7; 32])?;
/// device.update(&[1; 8192]);
/// assert!(device.finish().is_ok());
///
/// let mut device = DmVerity::new(b"")?;
/// device.update(&[1; 4097]);
/// assert_eq!(device.finish(), Err(PartialBlock { bytes: 4097 }));
/// # Ok::<(), raddle_sum::verity::SaltTooLong>(())
/// ```
pub struct DmVerity(Tree);

impl DmVerity {
    /// The maximum length of a salt in bytes.
    pub const MAX_SALT: usize = 256;

    /// Starts a device, with a salt of up to [`MAX_SALT`](Self::MAX_SALT) bytes.
    ///
    /// # Errors
    ///
    /// Fails if the salt is longer.
    pub fn new(salt: &[u8]) -> Result<Self, SaltTooLong> {
        SaltTooLong::check(salt, Self::MAX_SALT)?;
        Ok(Self(Tree::new(salt)))
    }

    /// Hashes the next piece of the device.
    pub fn update(&mut self, piece: &[u8]) {
        self.0.update(piece);
    }

    /// Returns the root hash.
    ///
    /// # Errors
    ///
    /// Fails if the device is empty or isn't a whole number of blocks.
    pub fn finish(self) -> Result<[u8; 32], PartialBlock> {
        let bytes = self.0.length;
        if bytes == 0 || !bytes.is_multiple_of(BLOCK as u64) {
            return Err(PartialBlock { bytes });
        }
        Ok(self.0.root())
    }
}

/// The error for a salt that is too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SaltTooLong {
    /// The length in bytes.
    pub bytes: usize,
    /// The maximum length in bytes.
    pub max: usize,
}

impl SaltTooLong {
    fn check(salt: &[u8], max: usize) -> Result<(), Self> {
        if salt.len() > max { Err(Self { bytes: salt.len(), max }) } else { Ok(()) }
    }
}

impl fmt::Display for SaltTooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a salt of {} bytes is longer than {}", self.bytes, self.max)
    }
}

impl error::Error for SaltTooLong {}

/// The error for a device that is empty or isn't a whole number of 4096-byte blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartialBlock {
    /// The length of the device in bytes.
    pub bytes: u64,
}

impl fmt::Display for PartialBlock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a device of {} bytes isn't a whole number of blocks of {BLOCK} bytes", self.bytes)
    }
}

impl error::Error for PartialBlock {}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::process::Command;

    use sha2::Digest;

    use super::*;

    fn sha256(message: &[u8]) -> [u8; 32] {
        sha2::Sha256::digest(message).into()
    }

    /// Computes the root level by level. With the fault, the last block is not filled with zeros.
    fn naive_root(salt: &[u8], data: &[u8], fault: bool) -> [u8; 32] {
        let mut level = data.to_vec();
        loop {
            let blocks = level.chunks(BLOCK).map(|block| {
                let mut block = block.to_vec();
                block.resize(if fault { block.len() } else { BLOCK }, 0);
                sha256(&[salt, &block].concat())
            });
            let digests: Vec<_> = blocks.collect();
            match digests[..] {
                [] => return [0; 32],
                [root] => return root,
                _ => level = digests.concat(),
            }
        }
    }

    fn text(len: usize) -> Vec<u8> {
        (0..len).map(|i| (i * 167 + i / 251) as u8).collect()
    }

    /// Numbers of blocks near the boundaries of digest blocks, of batches and of the collected blocks.
    const BLOCKS: [usize; 10] = [0, 1, 2, 127, 128, 129, 256, 16 * 128 - 1, 16 * 128, 17 * 128 + 1];

    /// Compares the roots of trees whose data comes in pieces with naive roots. Returns whether all agree.
    fn agrees(salt: &[u8], fault: bool) -> bool {
        let text = text(BLOCKS[BLOCKS.len() - 1] * BLOCK + 1);
        let lengths =
            BLOCKS.into_iter().flat_map(|blocks| (0..3).filter_map(move |i| (blocks * BLOCK + i).checked_sub(1)));
        lengths.into_iter().all(|len| {
            let data = &text[..len];
            let mut tree = Tree::new(salt);
            let (mut rest, mut size) = (data, 1);
            while !rest.is_empty() {
                let piece;
                (piece, rest) = rest.split_at(rest.len().min(size));
                tree.update(piece);
                size = (size * 5 + 3) % (5 * BLOCK);
            }
            tree.root() == naive_root(salt, data, fault)
        })
    }

    #[test]
    fn roots() {
        for salt in [0, 1, 32, 64, 100, 128, 256] {
            assert!(agrees(&text(salt), false), "a salt of {salt} bytes");
        }
    }

    #[test]
    fn a_tree_without_zeros_is_refused() {
        assert!(!agrees(&[], true));
    }

    /// Compares with the output of `fsverity digest`.
    #[test]
    fn files() {
        let hex = |digest: [u8; 32]| raddle::Hex(digest).to_string();
        let digest = |salt: &[u8], file: &[u8]| {
            let mut verity = FsVerity::new(salt).unwrap();
            verity.update(file);
            hex(verity.finish())
        };
        assert_eq!(digest(&[], &[]), "3d248ca542a24fc62d1c43b916eae5016878e2533c88238480b26128a1f1af95");
        assert_eq!(digest(&[], b"a"), "bce75948b9e7510293f8f2720412af9697c1479281323f3f220623fb8e94b557");
        let files: Vec<_> = [0, 1, 0, 4095, 4096, 4097, 100_000, 5].map(text).into();
        let files: Vec<_> = files.iter().map(|file| &file[..]).cycle().take(300).collect();
        let digests = digest_many(&files);
        for (found, file) in digests.as_chunks::<32>().0.iter().zip(files) {
            assert_eq!(hex(*found), digest(&[], file), "{} bytes", file.len());
        }
    }

    /// Compares devices whose lengths are near multiples of a digest block with `veritysetup format`.
    #[test]
    fn devices() {
        let folder = tempfile::tempdir().unwrap();
        let text = text(300 * BLOCK);
        for (blocks, salt) in [(1, 0), (2, 32), (128, 5), (129, 64), (300, 100)] {
            let (data, hashes) = (folder.path().join("data"), folder.path().join("hashes"));
            fs::write(&data, &text[..blocks * BLOCK]).unwrap();
            let salt = &text[1..][..salt];
            let digits: String = salt.iter().map(|byte| format!("{byte:02x}")).collect();
            let option = format!("--salt={}", if salt.is_empty() { "-" } else { &digits });
            let Ok(output) = Command::new("veritysetup").arg("format").arg(option).args([&data, &hashes]).output()
            else {
                println!("skipped: comparison of dm-verity with veritysetup, which isn't here");
                return;
            };
            let mut device = DmVerity::new(salt).unwrap();
            text[..blocks * BLOCK].chunks(5000).for_each(|piece| device.update(piece));
            let root = raddle::Hex(device.finish().unwrap()).to_string();
            let output = String::from_utf8(output.stdout).unwrap();
            let theirs = output.lines().find_map(|line| line.strip_prefix("Root hash:")).unwrap();
            assert_eq!(theirs.trim(), root, "{blocks} blocks");
        }
    }

    #[test]
    fn refusals() {
        assert_eq!(FsVerity::new(&[0; 33]).err(), Some(SaltTooLong { bytes: 33, max: 32 }));
        assert_eq!(DmVerity::new(&[0; 257]).err(), Some(SaltTooLong { bytes: 257, max: 256 }));
        assert_eq!(DmVerity::new(&[]).unwrap().finish(), Err(PartialBlock { bytes: 0 }));
    }
}
