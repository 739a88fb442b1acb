//! The kernels for each contract, as a type.

use super::Kernel;
use crate::kernel::generated::contracts;

/// An implementation of `out = in XOR keystream` for ChaCha20 (RFC 8439, section 2.4).
///
/// ```
/// use raddle::{InOut, kernel::chacha20_xor};
///
/// let mut zeros = [0; 64];
/// let portable = chacha20_xor().iter().find(|kernel| kernel.name() == "chacha20_xor_portable").unwrap();
/// portable.apply(&[0; 16], InOut::in_place(&mut zeros))?;
/// assert_eq!(zeros, [0; 64], "the permutation of nothing is nothing");
/// # Ok::<(), raddle::kernel::Unavailable>(())
/// ```
pub type Chacha20Xor = Kernel<contracts::Chacha20Xor>;

/// An implementation that computes keystream blocks, each from its own state (RFC 8439, section 2.3).
pub type Chacha20Blocks = Kernel<contracts::Chacha20Blocks>;

/// An implementation that computes powers of the key, as limbs in the layout that kernels read.
pub type Poly1305Powers = Kernel<contracts::Poly1305Powers>;

/// An implementation of `h = (h + block) * r` modulo 2^130 - 5 for each block (RFC 8439, section 2.5).
///
/// ```
/// use raddle::kernel::{Poly1305State, poly1305_blocks, poly1305_finish};
///
/// let mut state = Poly1305State::new(&[7; 32]);
/// poly1305_blocks()[0].apply(&mut state, &[9; 64])?;
/// let tag = poly1305_finish()[0].apply(&mut state, &[], 1)?;
/// # let _ = tag;
/// # Ok::<(), raddle::kernel::Refused>(())
/// ```
pub type Poly1305Blocks = Kernel<contracts::Poly1305Blocks>;

/// An implementation that absorbs the last blocks and computes the tag (RFC 8439, section 2.5).
pub type Poly1305Finish = Kernel<contracts::Poly1305Finish>;

/// An implementation that absorbs blocks of several messages into their accumulators. Each message has the same number
/// of blocks, and its own key.
pub type Poly1305Lanes = Kernel<contracts::Poly1305Lanes>;

/// An implementation that derives the Poly1305 key from the block at the counter, and XORs the blocks after it into the
/// beginning of a message (RFC 8439, sections 2.6 and 2.8).
pub type Chacha20Poly1305Begin = Kernel<contracts::Chacha20Poly1305Begin>;

/// An implementation that XORs keystream into one part of a message, and absorbs another part into the accumulator (RFC
/// 8439, section 2.8).
pub type Chacha20Poly1305Blocks = Kernel<contracts::Chacha20Poly1305Blocks>;

/// An implementation that computes the AES key schedule (FIPS 197, section 5.2), in a given layout.
///
/// ```
/// use raddle::{InOut, aes::Key, kernel::{Bits128, aes_ctr_xor, aes_expand}};
///
/// let schedule = aes_expand::<Bits128>()[0].apply(&Key::from([7; 16]))?;
/// let mut text = *b"attack at dawn";
/// aes_ctr_xor::<Bits128>()[0].apply(&schedule, &[9; 16], InOut::in_place(&mut text))?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type AesExpand<S> = Kernel<contracts::AesExpand<S>>;

/// An implementation of AES in counter mode (SP 800-38A, section 6.5), with a 32-bit counter (SP 800-38D, section 6.2).
pub type AesCtrXor<S> = Kernel<contracts::AesCtrXor<S>>;

/// An implementation that computes powers of the key H, in a given layout (SP 800-38D, section 6.4).
pub type GhashPowers = Kernel<contracts::GhashPowers>;

/// An implementation of `sum = sum * H + block` for each block (SP 800-38D, section 6.4). After the last block is
/// added, the sum is not multiplied.
///
/// ```
/// use raddle::kernel::{ghash_blocks, ghash_powers};
///
/// let key = ghash_powers()[0].apply(&[7; 16])?;
/// let mut sum = [0; 16];
/// ghash_blocks()[0].apply(&key, &mut sum, &[9; 16])?;
/// assert_eq!(sum, [9; 16], "nothing times H, and the block");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type GhashBlocks = Kernel<contracts::GhashBlocks>;

/// An implementation that encrypts or decrypts whole blocks of a message, and absorbs the ciphertext into the sum (SP
/// 800-38D, section 7).
pub type AesGcmBlocks<S, D> = Kernel<contracts::AesGcmBlocks<S, D>>;

/// An implementation that encrypts or decrypts the end of a message, and computes the tag (SP 800-38D, section 7).
///
/// ```
/// use raddle::{InOut, aes::Key, kernel::{AesGcmState, Bits128, Seal, aes_gcm_finish}};
///
/// let kernel = &aes_gcm_finish::<Bits128, Seal>()[0];
/// let key = kernel.key(&Key::from([7; 16]))?;
/// let mut text = *b"attack at dawn";
/// let mut state = AesGcmState::new(&[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
/// state.set_lengths(0, 14);
/// kernel.apply(&key, &mut state, InOut::in_place(&mut text))?;
/// let tag = state.tag();
/// # let _ = tag;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type AesGcmFinish<S, D> = Kernel<contracts::AesGcmFinish<S, D>>;

/// An implementation of POLYVAL, `sum = sum * H + block` for each block (RFC 8452, section 3). After the last block is
/// added, the sum is not multiplied.
pub type PolyvalBlocks = Kernel<contracts::PolyvalBlocks>;

/// An implementation of the counter mode of AES-GCM-SIV, whose counter is the first 32 bits of the block (RFC 8452, section
/// 4).
pub type AesGcmSivXor<S> = Kernel<contracts::AesGcmSivXor<S>>;

/// An implementation that derives the keys of a message of AES-GCM-SIV, and expands the encryption key (RFC 8452, section
/// 4).
pub type AesGcmSivKeys<S> = Kernel<contracts::AesGcmSivKeys<S>>;

/// An implementation that encrypts whole blocks of one message of AES-GCM-SIV in place, and absorbs those of another
/// message into the sum (RFC 8452, section 4): a message is encrypted only after all of it was absorbed.
pub type AesGcmSivSealBlocks<S> = Kernel<contracts::AesGcmSivSealBlocks<S>>;

/// An implementation that decrypts whole blocks of a message of AES-GCM-SIV, and absorbs the plaintext into the sum (RFC
/// 8452, section 5).
pub type AesGcmSivOpenBlocks<S> = Kernel<contracts::AesGcmSivOpenBlocks<S>>;

/// An implementation that absorbs the blocks of one message into a hash value.
///
/// ```
/// use raddle::kernel::{Sha256, hash_blocks};
///
/// for kernel in hash_blocks::<Sha256>().iter().filter(|kernel| kernel.is_available()) {
///     let mut hash = [0; 8];
///     kernel.apply(&mut hash, &[7; 128])?;
///     assert_ne!(hash, [0; 8], "{}", kernel.name());
/// }
/// # Ok::<(), raddle::kernel::Refused>(())
/// ```
pub type HashBlocks<F> = Kernel<contracts::HashBlocks<F>>;

/// An implementation that absorbs the same number of blocks from each of a few messages into their hash values, with
/// the instructions for one message.
pub type HashStreams<F> = Kernel<contracts::HashStreams<F>>;

/// An implementation that absorbs the same number of blocks from each of many messages into their hash values, with one
/// message in each vector lane.
pub type HashLanes<F> = Kernel<contracts::HashLanes<F>>;

/// An implementation that absorbs one block from each of many messages into their hash values. The blocks are given as
/// words in vector lanes, for hashes of hash values such as the outer hashes of HMAC.
pub type HashWords<F> = Kernel<contracts::HashWords<F>>;

/// An implementation that computes the digests of many one-block messages, with one message in each vector lane. The
/// padding block is part of the implementation, since it is the same for all messages. Only SHA-256 has
/// implementations.
///
/// ```
/// use raddle::kernel::sha256_pairs;
///
/// let (initial, pairs) = ([1; 8], [[7; 64]; 64]);
/// for kernel in sha256_pairs().iter().filter(|kernel| kernel.is_available()) {
///     let n = kernel.messages();
///     let mut digests = [[0; 32]; 64];
///     kernel.apply(&initial, &pairs[..n], &mut digests[..n])?;
///     assert!(digests[0] == digests[n - 1] && digests[0] != [0; 32], "{}", kernel.name());
/// }
/// # Ok::<(), raddle::kernel::Refused>(())
/// ```
pub type HashPairs<F> = Kernel<contracts::HashPairs<F>>;

/// An implementation that absorbs the blocks of one message into a hash value of each of several functions.
///
/// ```
/// use raddle::kernel::{Md5Sha256, combined_blocks};
///
/// for kernel in combined_blocks::<Md5Sha256>().iter().filter(|kernel| kernel.is_available()) {
///     let mut hashes = [0; 4 + 8];
///     kernel.apply(&mut hashes, &[7; 128])?;
///     assert!(hashes[..4] != [0; 4] && hashes[4..] != [0; 8], "{}", kernel.name());
/// }
/// # Ok::<(), raddle::kernel::Refused>(())
/// ```
pub type CombinedBlocks<C> = Kernel<contracts::CombinedBlocks<C>>;

/// An implementation that absorbs the blocks of one message into a hash value of SHA-1, and finds the attacks that each block
/// may belong to.
///
/// ```
/// use raddle::kernel::sha1_checked_blocks;
///
/// for kernel in sha1_checked_blocks().iter().filter(|kernel| kernel.is_available()) {
///     let mut hash = [7; 5];
///     let record = kernel.apply(&mut hash, &[7; 64])?;
///     assert_eq!(record.hash, hash, "{}", kernel.name());
/// }
/// # Ok::<(), raddle::kernel::Refused>(())
/// ```
pub type Sha1CheckedBlocks = Kernel<contracts::Sha1CheckedBlocks>;

/// An implementation that absorbs the same number of blocks from each of many messages into their hash values of SHA-1, and
/// finds the attacks that each block may belong to, with one message in each vector lane.
///
/// ```
/// use raddle::kernel::{Record, sha1_checked_lanes};
///
/// for kernel in sha1_checked_lanes().iter().filter(|kernel| kernel.is_available()) {
///     let n = kernel.messages();
///     let (mut hashes, mut records) = (vec![[7; 5]; n], vec![Record::default(); n]);
///     kernel.apply(&mut hashes, &vec![[7; 64]; n], &mut records)?;
///     assert_eq!(records[n - 1].hash, hashes[0], "{}", kernel.name());
/// }
/// # Ok::<(), raddle::kernel::Refused>(())
/// ```
pub type Sha1CheckedLanes = Kernel<contracts::Sha1CheckedLanes>;

/// An implementation that computes the chaining values of many inputs of BLAKE3's tree, which are chunks or parents,
/// with one input in each vector lane.
pub type Blake3Inputs = Kernel<contracts::Blake3Inputs>;
