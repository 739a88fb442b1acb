//! The algorithms: their names, their hashers, and the checksums of a file.

mod hasher;

use std::ffi::CStr;
use std::str::FromStr;
use std::{error, fmt, io, iter};

use blake2::digest::consts::{U20, U48};
use blake2::{Blake2b, Blake2b256, Blake2b512};
use raddle::bindings::update_combined;
use raddle::kernel::plan;
use raddle::sha1;

use self::hasher::{FileHash, Single};
use crate::verity::FsVerity;

/// Declares the algorithms: the hash functions of the library's list, and then those that are declared here. Each of the
/// latter has the type that computes it, the length of a checksum in bytes, its names (the usual one first), and its tags
/// in lines of the BSD style (the one that we write, then others that we read).
macro_rules! algorithms {
    ({$($others:tt)*}; $(
        #[doc = $about:literal] $(#[doc = $warning:literal])*
        $name:ident $function:ident [$len:literal $block:literal] $algorithm:ty, $hasher:ty, $mac:ty,
            $standard_name:literal $tag:literal $standard:literal $openssl:literal $hmac_oid:literal $abc:literal;
    )*) => {
        declare! {
            $(
                #[doc = concat!($standard_name $(, ".", $warning)*)]
                $name: $hasher, $len, [with_hyphens!(stringify!($function)), stringify!($function), $tag], [$tag], $openssl;
            )*
            $($others)*
        }
    };
}

/// Returns a name with hyphens in place of underscores.
macro_rules! with_hyphens {
    ($name:expr) => {{
        const BYTES: [u8; $name.len()] = {
            let (mut bytes, mut i) = ([b'-'; $name.len()], 0);
            while i < bytes.len() {
                if $name.as_bytes()[i] != b'_' {
                    bytes[i] = $name.as_bytes()[i];
                }
                i += 1;
            }
            bytes
        };
        match str::from_utf8(&BYTES) {
            Ok(name) => name,
            Err(_) => unreachable!(),
        }
    }};
}

macro_rules! declare {
    ($(#[doc = $about:expr] $name:ident: $hasher:ty, $len:literal, $names:expr, [$tag:literal $(, $other:literal)*] $(, $openssl:literal)?;)*) => {
        /// A checksum algorithm.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum ChecksumAlgorithm {
            $(#[doc = $about] $name,)*
        }

        impl ChecksumAlgorithm {
            /// Every algorithm. A checksum without a tag is taken to be of the first algorithm with its length.
            pub const ALL: [Self; [$($len),*].len()] = [$(Self::$name),*];

            /// Returns names such as `sha256`, the usual name first. [`str::parse`] accepts other spellings too.
            pub const fn names(self) -> &'static [&'static str] {
                match self {
                    $(Self::$name => const { &$names },)*
                }
            }

            /// Describes the algorithm in one line.
            pub const fn about(self) -> &'static str {
                match self {
                    $(Self::$name => const { $about.trim_ascii() },)*
                }
            }

            /// Returns the tag at the start of BSD-style lines.
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Self::$name => $tag,)*
                }
            }

            /// Returns the tags that we read, each in one spelling: the tags of coreutils and BSD, and the names in OpenSSL.
            fn tags(self) -> impl Iterator<Item = &'static str> {
                let (tags, openssl): (&[_], Option<&CStr>) = match self {
                    $(Self::$name => (&[$tag, $($other),*], [$(Some($openssl),)? None][0]),)*
                };
                let openssl = openssl.and_then(|names| names.to_str().ok()).into_iter();
                tags.iter().copied().chain(openssl.flat_map(|names| names.split(':')))
            }

            /// Returns the length of a checksum in bytes.
            #[allow(clippy::len_without_is_empty, reason = "no checksum is empty")]
            pub const fn len(self) -> usize {
                match self {
                    $(Self::$name => $len,)*
                }
            }
        }

        /// The hash of a message that arrives in chunks.
        pub struct Hasher {
            state: State,
            /// The number of bytes that were hashed.
            len: u64,
        }

        /// The state of a hash.
        enum State {
            $($name(Box<$hasher>),)*
            /// SHA-1 with collision detection.
            CheckedSha1(Box<sha1::Checked>),
        }

        impl Hasher {
            /// Starts a hash.
            pub fn new(algorithm: ChecksumAlgorithm) -> Self {
                let state = match algorithm {
                    $(ChecksumAlgorithm::$name => State::$name(Box::default()),)*
                };
                Self { state, len: 0 }
            }

            /// Returns the algorithm.
            pub fn algorithm(&self) -> ChecksumAlgorithm {
                match self.state {
                    $(State::$name(_) => ChecksumAlgorithm::$name,)*
                    State::CheckedSha1(_) => ChecksumAlgorithm::Sha1,
                }
            }

            /// Returns the checksum, and whether collision detection found an attack.
            fn finish_checked(self) -> (Vec<u8>, bool) {
                match self.state {
                    $(State::$name(hasher) => (hasher.finish().as_ref().to_vec(), false),)*
                    State::CheckedSha1(hasher) => match hasher.finalize() {
                        Ok(digest) => (digest.to_vec(), false),
                        Err(collision) => (collision.digest().to_vec(), true),
                    },
                }
            }
        }

        /// Returns the number of files, at most `max`, that one algorithm hashes at once.
        fn batch_size(algorithm: ChecksumAlgorithm, max: usize) -> usize {
            match algorithm {
                $(ChecksumAlgorithm::$name => <$hasher as FileHash>::batch_size(max),)*
            }
        }

        /// Hashes the next chunk of each message. Skips hashers of other algorithms.
        pub fn update_many(algorithm: ChecksumAlgorithm, files: &mut [(&mut Hasher, &[u8])]) {
            match algorithm {
                $(ChecksumAlgorithm::$name => {
                    let (mut hashers, pieces): (Vec<_>, Vec<_>) = files
                        .iter_mut()
                        .filter(|(hasher, _)| hasher.algorithm() == algorithm)
                        .filter_map(|(hasher, piece)| {
                            hasher.len += piece.len() as u64;
                            match &mut hasher.state {
                                State::$name(hasher) => Some((&mut **hasher, *piece)),
                                State::CheckedSha1(hasher) => {
                                    hasher.update(piece);
                                    None
                                }
                                _ => None,
                            }
                        })
                        .unzip();
                    <$hasher as FileHash>::update_many(&mut hashers, &pieces);
                })*
            }
        }

        /// Hashes many messages at once. Returns the checksums, concatenated.
        pub fn digest_many(algorithm: ChecksumAlgorithm, messages: &[&[u8]]) -> Vec<u8> {
            match algorithm {
                $(ChecksumAlgorithm::$name => <$hasher as FileHash>::digest_many(messages),)*
            }
        }
    };
}

raddle::hashes!(algorithms {
    /// BLAKE2b with 512 bits, as b2sum makes it
    Blake2b: Single<Blake2b512>, 64, ["blake2b", "blake2b-512"], ["BLAKE2b", "BLAKE2b-512"];
    /// BLAKE2b with 384 bits, as b2sum -l 384 makes it
    Blake2b384: Single<Blake2b<U48>>, 48, ["blake2b-384"], ["BLAKE2b-384"];
    /// BLAKE2b with 256 bits, as b2sum -l 256 makes it
    Blake2b256: Single<Blake2b256>, 32, ["blake2b-256"], ["BLAKE2b-256"];
    /// BLAKE2b with 160 bits, as b2sum -l 160 makes it
    Blake2b160: Single<Blake2b<U20>>, 20, ["blake2b-160"], ["BLAKE2b-160"];
    /// fs-verity with SHA-256 and blocks of 4096 bytes, as fsverity digest makes it
    FsVerity: FsVerity, 32, ["fsverity", "fs-verity"], ["FSVERITY"];
});

impl ChecksumAlgorithm {
    /// Returns the algorithm with this name or tag. Case and dashes are ignored: RHash writes `SHA-256`, Solaris `sha256`.
    /// FreeBSD writes `SHA512t256` for SHA-512/256.
    pub fn of_tag(tag: &[u8]) -> Option<Self> {
        let is = |known: &str| letters(known.as_bytes()).eq(letters(tag));
        let is_known = |known: &str| is(known) || is(&known.replace('/', "t"));
        Self::ALL.into_iter().find(|algorithm| algorithm.tags().any(is_known))
    }

    /// Returns the usual name of a well-known function that has no algorithm here: `SHA-3` for `sha3-256`. Without it, a
    /// message would suggest the name that looks most like it, and so another function.
    pub fn absent(name: &str) -> Option<&'static str> {
        const ABSENT: [(&str, &[&str]); 7] = [
            ("SHA-3", &["sha3", "sha3224", "sha3256", "sha3384", "sha3512", "shake128", "shake256", "keccak256"]),
            ("BLAKE2s", &["blake2s", "blake2s256", "b2s"]),
            ("MD2", &["md2"]),
            ("MD4", &["md4"]),
            ("CRC-32", &["crc", "crc32", "crc32b", "crc32c"]),
            ("SM3", &["sm3"]),
            ("RIPEMD-160", &["ripemd", "ripemd160", "rmd160"]),
        ];
        let is_name = |known: &&str| letters(name.as_bytes()).eq(known.bytes());
        ABSENT.into_iter().find_map(|(function, names)| names.iter().any(is_name).then_some(function))
    }
}

/// Returns the letters and digits of a name or a tag, in lower case.
fn letters(name: &[u8]) -> impl Iterator<Item = u8> {
    name.iter().filter(|byte| !b"-_/".contains(byte)).map(u8::to_ascii_lowercase)
}

impl fmt::Display for ChecksumAlgorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.names()[0])
    }
}

/// The error for a name that no algorithm has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownAlgorithm;

impl fmt::Display for UnknownAlgorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a known checksum algorithm")
    }
}

impl error::Error for UnknownAlgorithm {}

impl FromStr for ChecksumAlgorithm {
    type Err = UnknownAlgorithm;

    /// Parses a name or a tag, in upper or lower case, with or without dashes.
    fn from_str(text: &str) -> Result<Self, UnknownAlgorithm> {
        Self::of_tag(text.as_bytes()).ok_or(UnknownAlgorithm)
    }
}

impl Hasher {
    /// Starts SHA-1 with collision detection, whose checksum is that of SHA-1.
    pub(crate) fn checked_sha1() -> Self {
        Self { state: State::CheckedSha1(Box::default()), len: 0 }
    }

    /// Returns whether one kernel computes this hash and others of the same message.
    fn shares_kernel(&self) -> bool {
        matches!(self.state, State::Md5(_) | State::Sha1(_) | State::Sha256(_))
    }

    /// Hashes the next chunk.
    pub fn update(&mut self, chunk: &[u8]) {
        update_many(self.algorithm(), &mut [(self, chunk)]);
    }

    /// Returns the checksum.
    pub fn finish(self) -> Vec<u8> {
        self.finish_checked().0
    }
}

/// Hashes the next chunk of one message by all hashers, which have absorbed the same bytes. One kernel computes MD5, SHA-1
/// and SHA-256 if this processor has one.
pub(crate) fn update_all(hashers: &mut [Hasher], chunk: &[u8]) {
    let (mut md5, mut sha1, mut sha256) = (None, None, None);
    for hasher in hashers {
        if !hasher.shares_kernel() {
            hasher.update(chunk);
            continue;
        }
        hasher.len += chunk.len() as u64;
        match &mut hasher.state {
            State::Md5(hasher) => md5 = Some(&mut **hasher),
            State::Sha1(hasher) => sha1 = Some(&mut **hasher),
            State::Sha256(hasher) => sha256 = Some(&mut **hasher),
            _ => unreachable!("another hash shares no kernel"),
        }
    }
    update_combined(md5, sha1, sha256, chunk);
}

/// Divides the hashers of one message among at most `threads` threads.
///
/// SHA-1 and SHA-256 go to the thread of MD5 if one kernel computes them, because the kernel takes as long as MD5 alone.
pub(crate) fn divide(hashers: Vec<Hasher>, threads: usize) -> Vec<Vec<Hasher>> {
    let has = |algorithm| hashers.iter().any(|hasher| hasher.algorithm() == algorithm);
    let functions = if has(ChecksumAlgorithm::Sha1) { "md5_sha1_sha256" } else { "md5_sha256" };
    let has_kernel = plan(functions, 0, 1).next().is_some();
    let is_combined = has_kernel && has(ChecksumAlgorithm::Md5) && has(ChecksumAlgorithm::Sha256);
    let (combined, others): (Vec<_>, Vec<_>) =
        hashers.into_iter().partition(|hasher| is_combined && hasher.shares_kernel());
    let groups = iter::once(combined).chain(others.into_iter().map(|hasher| vec![hasher]));
    let mut shares: Vec<_> = (0..threads).map(|_| Vec::new()).collect();
    for (at, group) in groups.filter(|group| !group.is_empty()).enumerate() {
        shares[at % threads].extend(group);
    }
    shares.retain(|share| !share.is_empty());
    shares
}

impl fmt::Debug for Hasher {
    /// Prints only the algorithm.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Hasher").field(&self.algorithm()).finish()
    }
}

/// The checksums of one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sums {
    set: Set,
    /// The checksums, concatenated in the order of [`ChecksumAlgorithm::ALL`].
    bytes: Box<[u8]>,
    /// The number of bytes that were hashed.
    pub len: u64,
    /// Whether the file changed while it was read.
    pub changed: bool,
    /// Whether the file has a block of a known collision attack on SHA-1. Set only for files that are hashed with
    /// [`Set::with_collision_check`].
    pub collision: bool,
}

impl Sums {
    /// Allocates the checksums of a set of algorithms for a file of `len` bytes.
    pub(crate) fn new(set: Set, len: u64) -> Self {
        let bytes = vec![0; set.iter().map(ChecksumAlgorithm::len).sum()].into();
        Self { set, bytes, len, changed: false, collision: false }
    }

    /// Returns whether there is a checksum with this algorithm.
    pub fn has(&self, algorithm: ChecksumAlgorithm) -> bool {
        self.set.contains(algorithm)
    }

    /// Returns the checksum with one of the algorithms.
    ///
    /// # Panics
    ///
    /// Panics if the file was not hashed with this algorithm ([`has`](Self::has)).
    pub fn of(&self, algorithm: ChecksumAlgorithm) -> &[u8] {
        &self.bytes[self.place(algorithm)..][..algorithm.len()]
    }

    /// Records the checksums of finished hashers. Fails if one of them has not hashed all of the `read` bytes that were
    /// read: then a caller is wrong, and the checksum would be of another message.
    pub(crate) fn set_all(&mut self, hashers: Vec<Hasher>, read: u64) -> io::Result<()> {
        for hasher in hashers {
            let (algorithm, hashed) = (hasher.algorithm(), hasher.len);
            if hashed != read {
                let what = format!("fault of raddle: {read} bytes were read, and {algorithm} has {hashed} of them");
                return Err(io::Error::other(what));
            }
            let (sum, collision) = hasher.finish_checked();
            self.set(algorithm, &sum);
            self.collision |= collision;
        }
        Ok(())
    }

    pub(crate) fn set(&mut self, algorithm: ChecksumAlgorithm, sum: &[u8]) {
        let place = self.place(algorithm);
        self.bytes[place..][..algorithm.len()].copy_from_slice(sum);
    }

    fn place(&self, algorithm: ChecksumAlgorithm) -> usize {
        assert!(self.set.contains(algorithm));
        self.set.iter().take_while(|other| *other != algorithm).map(ChecksumAlgorithm::len).sum()
    }
}

/// A set of algorithms: `[ChecksumAlgorithm::Sha256].into_iter().collect()`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Set {
    members: [bool; ChecksumAlgorithm::ALL.len()],
    checks_collisions: bool,
}

impl Set {
    /// Every algorithm.
    pub const ALL: Self = Self { members: [true; ChecksumAlgorithm::ALL.len()], checks_collisions: false };

    /// Returns whether an algorithm is in the set.
    pub fn contains(self, algorithm: ChecksumAlgorithm) -> bool {
        self.members[algorithm as usize]
    }

    /// Returns the same algorithms, with SHA-1 also detecting the blocks of known collision attacks
    /// ([`Sums::collision`]). The time then depends on the bytes of the files, and SHA-1 hashes one file after another.
    ///
    /// ```
    /// use raddle_sum::algorithm::{ChecksumAlgorithm, Set};
    /// use raddle_sum::files::hash_reader;
    ///
    /// let algorithms = Set::from_iter([ChecksumAlgorithm::Sha1]).with_collision_check();
    /// assert!(!hash_reader(&b"abc"[..], algorithms)?.collision);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn with_collision_check(self) -> Self {
        Self { checks_collisions: true, ..self }
    }

    /// Returns other algorithms, with the check for collision attacks if this set has it.
    pub(crate) fn replaced(self, algorithms: impl IntoIterator<Item = ChecksumAlgorithm>) -> Self {
        Self { checks_collisions: self.checks_collisions, ..algorithms.into_iter().collect() }
    }

    /// Returns whether an algorithm of the set is SHA-1 with the check for collision attacks.
    pub(crate) fn is_checked(self, algorithm: ChecksumAlgorithm) -> bool {
        self.checks_collisions && algorithm == ChecksumAlgorithm::Sha1 && self.contains(algorithm)
    }

    /// Starts a hash with each algorithm.
    pub(crate) fn hashers(self) -> Vec<Hasher> {
        let hasher = |algorithm| match self.is_checked(algorithm) {
            true => Hasher::checked_sha1(),
            false => Hasher::new(algorithm),
        };
        self.iter().map(hasher).collect()
    }

    /// Returns the algorithms, in the order of [`ChecksumAlgorithm::ALL`].
    pub fn iter(self) -> impl Iterator<Item = ChecksumAlgorithm> {
        ChecksumAlgorithm::ALL.into_iter().filter(move |algorithm| self.contains(*algorithm))
    }

    /// Returns the algorithms whose checksums have this length in bytes.
    pub fn of_length(self, len: usize) -> impl Iterator<Item = ChecksumAlgorithm> {
        self.iter().filter(move |algorithm| algorithm.len() == len)
    }

    /// Returns whether two threads with half of this many long files each are faster than one thread with all of them.
    ///
    /// MD5 in lanes is limited by latency: 16 lanes take as long as 3. One or two files are hashed without lanes.
    pub(crate) fn pays_to_split(self, files: usize) -> bool {
        let other = self.iter().any(|algorithm| algorithm != ChecksumAlgorithm::Md5);
        files == 2 || files >= if other { 2 } else { 24 }
    }

    /// Returns the number of files, at most `max`, that are hashed at once.
    pub(crate) fn batch_size(self, max: usize) -> usize {
        let in_lanes = self.iter().filter(|algorithm| !self.is_checked(*algorithm));
        in_lanes.map(|algorithm| batch_size(algorithm, max)).max().unwrap_or(1)
    }
}

impl FromIterator<ChecksumAlgorithm> for Set {
    fn from_iter<I: IntoIterator<Item = ChecksumAlgorithm>>(algorithms: I) -> Self {
        let mut set = Self { members: [false; ChecksumAlgorithm::ALL.len()], checks_collisions: false };
        algorithms.into_iter().for_each(|algorithm| set.members[algorithm as usize] = true);
        set
    }
}

#[cfg(test)]
mod tests {
    use raddle::hash::any::AnyHash;

    use super::*;

    #[test]
    fn names_are_parsed() {
        for algorithm in ChecksumAlgorithm::ALL {
            for name in algorithm.names() {
                assert_eq!(name.to_uppercase().parse(), Ok(algorithm));
            }
            assert_eq!(algorithm.to_string().parse(), Ok(algorithm));
        }
        for name in ["sha-256", "SHA_256", "sha2-256", "SHA256"] {
            assert_eq!(name.parse(), Ok(ChecksumAlgorithm::Sha256));
        }
        for name in ["blake2b256", "BLAKE2b-256"] {
            assert_eq!(name.parse(), Ok(ChecksumAlgorithm::Blake2b256));
        }
        for name in ["", "-", "sha", "sha-25", "sha2562", "sha 256"] {
            assert_eq!(
                (name.parse::<ChecksumAlgorithm>(), ChecksumAlgorithm::absent(name)),
                (Err(UnknownAlgorithm), None)
            );
        }
        for name in ["sha3", "SHA3-256", "sha-3", "sha3_384"] {
            assert_eq!(name.parse::<ChecksumAlgorithm>(), Err(UnknownAlgorithm));
            assert_eq!(ChecksumAlgorithm::absent(name), Some("SHA-3"));
        }
        let names = ChecksumAlgorithm::ALL
            .into_iter()
            .flat_map(|algorithm| algorithm.names().iter().copied().chain(algorithm.tags()));
        assert_eq!(names.filter_map(ChecksumAlgorithm::absent).next(), None);
    }

    /// Hashes files shorter and longer than a chunk, in any order.
    #[test]
    fn blake3_of_short_and_long_files() {
        let bytes: Vec<u8> = (0..5000_u32).map(|i| (i % 251) as u8).collect();
        let files: Vec<_> = [1024, 0, 5000, 64, 1025, 65, 64, 1023, 2048, 1].map(|len| &bytes[..len]).into();
        for count in 0..=files.len() {
            let digests: Vec<u8> = files[..count].iter().flat_map(|file| *blake3::hash(file).as_bytes()).collect();
            assert_eq!(digest_many(ChecksumAlgorithm::Blake3, &files[..count]), digests);
        }
    }

    /// Hashes a message by each subset of the functions that kernels combine, and by two others, in chunks of any length.
    #[test]
    fn hashers_of_one_message_agree_with_each_alone() {
        use ChecksumAlgorithm::{Blake2b, Md5, Sha1, Sha256, Sha512};
        let message: Vec<u8> = (0..1000_u32).map(|i| (i % 251) as u8).collect();
        for subset in 0..32 {
            let algorithms = [Md5, Sha1, Sha256, Sha512, Blake2b].into_iter().enumerate();
            let chosen: Set = algorithms.filter(|(i, _)| subset >> i & 1 > 0).map(|(_, algorithm)| algorithm).collect();
            let expected: Vec<_> =
                chosen.iter().map(|algorithm| (algorithm, digest_many(algorithm, &[&message]))).collect();
            for threads in 1..6 {
                let mut shares = divide(chosen.iter().map(Hasher::new).collect(), threads);
                assert!(shares.len() <= threads && shares.iter().all(|share| !share.is_empty()));
                let mut rest = &message[..];
                for len in [0, 1, 63, 64, 65, 128, 7, 500, 172] {
                    let chunk = rest.split_off(..len).unwrap();
                    shares.iter_mut().for_each(|share| update_all(share, chunk));
                }
                assert!(rest.is_empty());
                let hashers = shares.into_iter().flatten();
                let mut sums: Vec<_> = hashers.map(|hasher| (hasher.algorithm(), hasher.finish())).collect();
                sums.sort_by_key(|(algorithm, _)| *algorithm as usize);
                assert_eq!(sums, expected, "{threads} threads");
            }
        }
    }

    #[test]
    fn functions_of_a_kernel_share_a_thread() {
        use ChecksumAlgorithm::{Blake2b, Md5, Sha1, Sha256};
        let share_of_md5 = |algorithms: &[ChecksumAlgorithm]| {
            let shares = divide(algorithms.iter().copied().map(Hasher::new).collect(), algorithms.len());
            let mut shares = shares.iter().map(|share| share.iter().map(Hasher::algorithm).collect::<Vec<_>>());
            shares.find(|share| share.contains(&Md5)).unwrap()
        };
        let two = plan("md5_sha256", 0, 1).next().map_or(&[Md5][..], |_| &[Md5, Sha256]);
        let three = plan("md5_sha1_sha256", 0, 1).next().map_or(&[Md5][..], |_| &[Md5, Sha1, Sha256]);
        assert_eq!(share_of_md5(&[Md5, Sha256, Blake2b]), two);
        assert_eq!(share_of_md5(&[Md5, Sha1, Sha256]), three);
        assert_eq!(share_of_md5(&[Md5, Sha1]), [Md5]);
    }

    /// Compares "abc" with the library, and with b2sum, fsverity and RFC 7693 (A).
    #[test]
    fn pieces_and_many_agree_with_the_standards() {
        let hashes = AnyHash::ALL.iter().map(|hash| {
            let hex = hash.digest(b"abc").iter().map(|byte| format!("{byte:02x}")).collect::<String>();
            (hash.tag().parse().unwrap(), hex)
        });
        let others = [
            (
                ChecksumAlgorithm::Blake2b,
                "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1\
                 7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
            ),
            (
                ChecksumAlgorithm::Blake2b384,
                "6f56a82c8e7ef526dfe182eb5212f7db9df1317e57815dbda46083fc30f54ee6\
                 c66ba83be64b302d7cba6ce15bb556f4",
            ),
            (ChecksumAlgorithm::Blake2b256, "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"),
            (ChecksumAlgorithm::Blake2b160, "384264f676f39536840523f284921cdc68b6846b"),
            (ChecksumAlgorithm::FsVerity, "700b6bd8510f0b4f9bac8b9cf0459151a1c4a99f467892bb4bd289a67df8e19c"),
        ];
        let abc: Vec<_> = hashes.chain(others.map(|(algorithm, hex)| (algorithm, hex.to_owned()))).collect();
        assert!(abc.iter().map(|(algorithm, _)| *algorithm).eq(ChecksumAlgorithm::ALL));
        for (algorithm, hex) in abc {
            let hex_of = |sum: &[u8]| sum.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
            assert_eq!(hex_of(&digest_many(algorithm, &[&b"abc"[..]; 5])), hex.repeat(5), "{algorithm:?}");

            let mut hashers: Vec<_> = [(); 5].map(|()| Hasher::new(algorithm)).into();
            for piece in [&b"a"[..], b"bc"] {
                let mut files: Vec<_> = hashers.iter_mut().map(|hasher| (hasher, piece)).collect();
                update_many(algorithm, &mut files);
            }
            for hasher in hashers {
                assert_eq!(hex_of(&hasher.finish()), hex, "{algorithm:?}");
            }
        }
    }
}
