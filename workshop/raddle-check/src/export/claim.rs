//! The intended results of kernels on raw words: the specifications of the standards, executed without rewriting.

use std::collections::BTreeMap;

use raddle_isa::Word;
use raddle_isa::code::Parameter;
use raddle_kernels::aes::mode::Mode;
use raddle_kernels::aes::{self, Size};
use raddle_kernels::blake3::operation::{COUNTER_WORDS, FLAGS, VALUE};
use raddle_kernels::blake3::{BLOCK, WORDS};
use raddle_kernels::chacha20_poly1305::POLY1305;
use raddle_kernels::combined::Combination;
use raddle_kernels::hash::{Hash, Messages};
use raddle_kernels::operations::{
    AesCtrXor, AesExpand, AesGcmBlocks, AesGcmFinish, AesGcmSivKeys, Blake3Inputs, Chacha20Blocks,
    Chacha20Poly1305Begin, Chacha20Poly1305Blocks, Chacha20Xor, CombinedBlocks, HashMessages, HashWords,
    Sha1CheckedBlocks, Sha1CheckedLanes, Sha256Pairs,
};
use raddle_kernels::poly1305::state;
use raddle_kernels::{Kernel, aes_gcm, chacha20, sha1, sha256};

use super::inputs::Inputs;
use super::raw::{Input, Raw};

/// Word 12 of the ChaCha20 state (RFC 8439, 2.3).
const COUNTER: usize = 12;

/// The first number of the records of blocks, beyond the numbers of hash values.
const RECORDS: u64 = 1 << 63;

/// The bits of r that are not cleared (RFC 8439, 2.5).
const CLAMP: [u64; 2] = [0x0fff_fffc_0fff_ffff, 0x0fff_fffc_0fff_fffc];

/// The result of a kernel.
#[derive(Clone)]
enum Result {
    /// The message, added to the keystream from this block on (RFC 8439, 2.4).
    ChaCha20 { first: u64 },
    /// The message, added to the keystream from block 1 on, and the Poly1305 key from block 0 (RFC 8439, 2.6 and 2.8).
    Begin,
    /// The block of each state (RFC 8439, 2.3).
    ChaCha20Blocks,
    /// The hash values after the blocks of messages (FIPS 180-4, 6.2.2, and RFC 1321, 3.4).
    Hash(Hash, Messages),
    /// The hash values of several functions after the blocks of one message.
    Combined(Combination),
    /// The hash values of messages that are given as words.
    HashWords(Hash, usize),
    /// The digests of 64-byte messages (FIPS 180-4, 6.2).
    Pairs,
    /// The chaining values of inputs after their blocks (BLAKE3's paper, 2.2).
    Inputs(Blake3Inputs),
    /// The round keys (FIPS 197, 5.2).
    Expand(Size),
    /// The key of POLYVAL, and the round keys of the encryption key (RFC 8452, 4).
    MessageKeys(Size),
    /// Counter mode (SP 800-38A, 6.5; RFC 8452, 4), with the regions of the round keys and the counter.
    Counter(Mode, Size, [&'static str; 3]),
    /// Only numbers modulo a prime, or polynomials.
    None,
}

/// The claim about a kernel, with the results computed so far.
pub struct Claim {
    result: Result,
    inputs: Inputs,
    blocks: BTreeMap<u64, Vec<Raw>>,
}

impl Claim {
    /// Claims that a kernel computes its operation.
    pub fn of(kernel: &Kernel, inputs: Inputs) -> Self {
        let operation = &*kernel.operation;
        let result = if let Some(&HashMessages { hash, messages }) = operation.as_a() {
            Result::Hash(hash, messages)
        } else if operation.is::<Sha1CheckedBlocks>() {
            Result::Hash(Hash::Sha1, Messages::One)
        } else if let Some(&Sha1CheckedLanes { messages }) = operation.as_a() {
            Result::Hash(Hash::Sha1, Messages::Lanes(messages))
        } else if let Some(&CombinedBlocks(combination)) = operation.as_a() {
            Result::Combined(combination)
        } else if let Some(&HashWords { hash, messages }) = operation.as_a() {
            Result::HashWords(hash, messages)
        } else if operation.is::<Sha256Pairs>() {
            Result::Pairs
        } else if let Some(operation) = operation.as_a::<Blake3Inputs>() {
            Result::Inputs(operation.clone())
        } else if let Some(&AesExpand(size)) = operation.as_a() {
            Result::Expand(size)
        } else if let Some(&AesGcmSivKeys(size)) = operation.as_a() {
            Result::MessageKeys(size)
        } else if let Some(&AesCtrXor(size, mode)) = operation.as_a() {
            Result::Counter(mode, size, ["input", "schedule", "counter"])
        } else if let Some(&AesGcmBlocks { mode, size, direction, .. }) = operation.as_a() {
            Result::Counter(mode, size, [mode.text(direction), "key", "state"])
        } else if let Some(&AesGcmFinish { size, .. }) = operation.as_a() {
            Result::Counter(Mode::Gcm, size, ["input", "key", "state"])
        } else if operation.is::<Chacha20Blocks>() {
            Result::ChaCha20Blocks
        } else if operation.is::<Chacha20Poly1305Begin>() {
            Result::Begin
        } else if operation.is::<Chacha20Xor>() || operation.is::<Chacha20Poly1305Blocks>() {
            Result::ChaCha20 { first: 0 }
        } else {
            Result::None
        };
        Claim { result, inputs, blocks: BTreeMap::new() }
    }

    /// Returns byte `offset` of a region at the return, after `length` bytes of the message, or `None` if nothing is
    /// claimed.
    pub fn expected(&mut self, region: &str, offset: usize, length: u64) -> Option<Raw> {
        let in_block = |of: usize| (offset / of, offset % of);
        match self.result.clone() {
            Result::ChaCha20 { first } if region == "out" => {
                Some(self.inputs.byte("input", offset) ^ self.keystream(first, offset))
            }
            Result::Begin if region == "out" => Some(self.inputs.byte("input", offset) ^ self.keystream(1, offset)),
            // The state has h = 0 and pad = 1, then the clamped r (2.5), then s.
            Result::Begin => match offset.checked_sub(POLY1305)? {
                state::PAD => Some(Raw::lit(8, 1)),
                at if at < state::R => Some(Raw::lit(8, 0)),
                at if at < state::S => {
                    let mask = CLAMP[(at - state::R) / 8] >> (8 * (at % 8)) & 0xff;
                    Some(self.keystream(0, at - state::R) & Raw::lit(8, mask))
                }
                at if at < state::FIXED => Some(self.keystream(0, at - state::R)),
                _ => None,
            },
            Result::ChaCha20Blocks => {
                let (block, i) = in_block(chacha20::BLOCK);
                let state = |inputs: &Inputs| {
                    let byte = |at: usize| inputs.byte("blocks", at).byte(0);
                    let at = |i: usize| block * chacha20::BLOCK + 4 * i;
                    std::array::from_fn(|i| Raw::of_bytes(&[0, 1, 2, 3].map(|k| byte(at(i) + k))))
                };
                let words = self.block(block as u64, |inputs| chacha20::spec::block(&state(inputs)).to_vec());
                Some(words[i / 4].byte(i % 4).word())
            }
            Result::Hash(hash, messages) if region == "state" => {
                let word = offset / hash.word_bytes();
                let (message, word) = match messages {
                    Messages::Lanes(count) => (word % count, word / count),
                    Messages::One | Messages::Streams(_) => (word / hash.words(), word % hash.words()),
                };
                let key = length * messages.count() as u64 + message as u64;
                let value = self
                    .block(key, |inputs| hashed(inputs, hash, messages, message, length / hash.block_bytes() as u64));
                Some(value[word].byte(offset % hash.word_bytes()).word())
            }
            Result::Hash(hash, messages) if region == "records" => {
                // The record of one message is a record of many with a single lane.
                let count = messages.count();
                let lanes = Sha1CheckedLanes { messages: count };
                let (block, i) = in_block(lanes.record_bytes());
                let (word, message) = (i / 4 / count, i / 4 % count);
                let value = self.block(RECORDS + (block * count + message) as u64, |inputs| {
                    let before = hashed(inputs, hash, messages, message, block as u64);
                    let bytes = hash.block_bytes() * block..hash.block_bytes() * (block + 1);
                    let input = messages.regions()[message];
                    let block: Vec<_> = bytes.map(|i| inputs.byte(input, i).byte(0)).collect();
                    match messages {
                        Messages::Lanes(_) => lanes.record(&before, &block),
                        _ => Sha1CheckedBlocks::record(&before, &block),
                    }
                });
                Some(value[word].byte(i % 4).word())
            }
            Result::Combined(combination) if region == "state" => {
                let (i, (hash, place)) =
                    combination.places().enumerate().take_while(|(_, (_, place))| *place <= offset).last()?;
                let key = length * combination.functions().len() as u64 + i as u64;
                let blocks = length / hash.block_bytes() as u64;
                let value = self.block(key, |inputs| absorbed(inputs, hash, "input", blocks, |w| place + 4 * w));
                Some(value[(offset - place) / 4].byte((offset - place) % 4).word())
            }
            Result::HashWords(hash, messages) => {
                let word = offset / hash.word_bytes();
                let (word, message) = (word / messages, word % messages);
                let value = self.block(message as u64, |inputs| {
                    let input =
                        |region, w: usize| word_of(inputs, hash, region, hash.word_bytes() * (messages * w + message));
                    let before: Vec<Raw> = (0..hash.words()).map(|w| input("state", w)).collect();
                    hash.compress_words(&before, std::array::from_fn(|w| input("words", w)))
                });
                Some(value[word].byte(offset % hash.word_bytes()).word())
            }
            Result::Pairs => {
                let (message, byte) = in_block(Hash::Sha256.bytes());
                let value = self.block(message as u64, |inputs| {
                    let byte = |i: usize| inputs.word("pairs", sha256::BLOCK * message + i / 4 * 4).byte(i % 4);
                    let initial: Vec<Raw> = (0..sha256::WORDS).map(|w| inputs.word("initial", 4 * w)).collect();
                    sha256::padding::padded_block(&initial, &Vec::from_iter((0..sha256::BLOCK).map(byte)))
                });
                Some(value[byte / 4].byte(3 - byte % 4).word())
            }
            Result::Inputs(operation) => {
                let (input, byte) = in_block(VALUE);
                let key = length * operation.inputs as u64 + input as u64;
                let value = self.block(key, |inputs| chained(inputs, &operation, input, length));
                Some(value[byte / 4].byte(byte % 4).word())
            }
            Result::Expand(size) => {
                let words = self.block(0, |inputs| {
                    let key: Vec<Raw> = (0..size.key_words()).map(|i| inputs.word("cipher_key", 4 * i)).collect();
                    aes::spec::expand(size, &key)
                });
                Some(words[offset / 4].byte(offset % 4).word())
            }
            Result::MessageKeys(size) => {
                let words = self.block(0, |inputs| message_keys(inputs, size));
                let at = if region == "h" { 0 } else { aes::BLOCK } + offset;
                Some(words[at / 4].byte(at % 4).word())
            }
            Result::Counter(mode, size, [text, key, state]) if region == "out" => {
                let (block, i) = in_block(aes::BLOCK);
                let keystream = self.block(block as u64, |inputs| {
                    let schedule: Vec<Raw> = (0..size.schedule_bytes() / 4).map(|i| inputs.word(key, 4 * i)).collect();
                    let counter = std::array::from_fn(|i| inputs.word(state, aes_gcm::COUNTER + 4 * i));
                    aes::spec::encrypt(&schedule, mode.increment(counter, block as u64)).to_vec()
                });
                Some(self.inputs.byte(text, offset) ^ keystream[i / 4].byte(i % 4).word())
            }
            _ => None,
        }
    }

    /// Returns words of the specification, each with another form of the word. A solver compares words in the order of
    /// goals, so after these goals it recognises words of a kernel that have such a form: a rotated sum, or the bytes in
    /// the other order.
    pub fn forms(&self) -> Vec<(String, Raw, Raw)> {
        match self.result {
            Result::Hash(Hash::Sha1, messages @ (Messages::One | Messages::Streams(_))) => {
                messages.regions().into_iter().flat_map(|region| schedule(&self.inputs, region)).collect()
            }
            Result::Combined(combination) if combination.functions().contains(&Hash::Sha1) => {
                schedule(&self.inputs, "input").collect()
            }
            Result::MessageKeys(size) => {
                let words = message_keys(&self.inputs, size).split_off(aes::BLOCK / 4);
                let reversed = |word: Raw| Raw::of_bytes(&[3, 2, 1, 0].map(|i| word.byte(i)));
                let form = |(i, (&before, &word)): (usize, (&Raw, &Raw))| {
                    let sum = reversed(before) ^ reversed(before ^ word);
                    (format!("word {} of the schedule", i + size.key_words()), reversed(word), sum)
                };
                words.iter().zip(&words[size.key_words()..]).enumerate().map(form).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the inputs after `length` bytes, except the pointers, the lengths and the message.
    pub fn advance(&self, length: u64) -> Vec<(Input, Raw)> {
        let inputs = &self.inputs;
        match self.result {
            Result::ChaCha20 { .. } | Result::Begin => {
                let counter = self.chacha20(length / chacha20::BLOCK as u64)[COUNTER];
                vec![(Input::Held("state", 4 * COUNTER), counter)]
            }
            Result::Hash(hash, messages) => {
                let value = |m| (m, hashed(inputs, hash, messages, m, length / hash.block_bytes() as u64));
                let words = (0..messages.count()).map(value).flat_map(|(m, value)| {
                    let at = move |w, half| Input::Held("state", messages.place(hash, m, w) + 4 * half);
                    value
                        .into_iter()
                        .enumerate()
                        .flat_map(move |(w, word)| halves(word).map(move |(half, word)| (at(w, half), word)))
                });
                words.collect()
            }
            Result::Combined(combination) => {
                let words = |(hash, place): (Hash, usize)| {
                    let blocks = length / hash.block_bytes() as u64;
                    let value = absorbed(inputs, hash, "input", blocks, |w| place + 4 * w);
                    (0..).zip(value).map(move |(w, word)| (Input::Held("state", place + 4 * w), word))
                };
                combination.places().flat_map(words).collect()
            }
            Result::Inputs(ref operation) => {
                let of_input = |input| {
                    let value = chained(inputs, operation, input, length);
                    (0..).zip(value).map(move |(w, word)| (Input::Held("initial", operation.place(input, w)), word))
                };
                (0..operation.inputs).flat_map(of_input).collect()
            }
            Result::Counter(mode, _, [_, _, state]) => {
                let counter = std::array::from_fn(|i| inputs.word(state, aes_gcm::COUNTER + 4 * i));
                let (word, moved) = (mode.counter_word(), mode.increment(counter, length / aes::BLOCK as u64));
                vec![(Input::Held(state, aes_gcm::COUNTER + 4 * word), moved[word])]
            }
            _ => Vec::new(),
        }
    }

    /// Returns byte `offset` of ChaCha20's keystream from block `first` on.
    fn keystream(&mut self, first: u64, offset: usize) -> Raw {
        let (block, i) = (first + (offset / chacha20::BLOCK) as u64, offset % chacha20::BLOCK);
        let state = self.chacha20(block);
        self.block(block, |_| chacha20::spec::block(&state).to_vec())[i / 4].byte(i % 4).word()
    }

    /// Returns the ChaCha20 state with its counter advanced.
    fn chacha20(&self, blocks: u64) -> [Raw; 16] {
        let mut state: [Raw; 16] = std::array::from_fn(|i| self.inputs.word("state", 4 * i));
        state[COUNTER] = state[COUNTER] + Raw::lit(32, blocks);
        state
    }

    /// Returns the block with this number, which is computed once.
    fn block(&mut self, key: u64, compute: impl FnOnce(&Inputs) -> Vec<Raw>) -> Vec<Raw> {
        let inputs = &self.inputs;
        self.blocks.entry(key).or_insert_with(|| compute(inputs)).clone()
    }
}

/// Returns the hash value of a message after some blocks of it.
fn hashed(inputs: &Inputs, hash: Hash, messages: Messages, message: usize, blocks: u64) -> Vec<Raw> {
    absorbed(inputs, hash, messages.regions()[message], blocks, |w| messages.place(hash, message, w))
}

/// Returns the hash value whose words are at these offsets of the state, after some blocks of a region.
fn absorbed(
    inputs: &Inputs,
    hash: Hash,
    region: &'static str,
    blocks: u64,
    place: impl Fn(usize) -> usize,
) -> Vec<Raw> {
    let first: Vec<Raw> = (0..hash.words()).map(|w| word_of(inputs, hash, "state", place(w))).collect();
    let block = |b: u64| -> Vec<_> {
        let bytes = hash.block_bytes() * b as usize..hash.block_bytes() * (b as usize + 1);
        bytes.map(|i| inputs.byte(region, i).byte(0)).collect()
    };
    (0..blocks).fold(first, |value, b| hash.compress(&value, &block(b)))
}

/// Returns the words of the key of POLYVAL, and then the round keys (RFC 8452, 4).
fn message_keys(inputs: &Inputs, size: Size) -> Vec<Raw> {
    let schedule: Vec<Raw> = (0..size.schedule_bytes() / 4).map(|i| inputs.word("schedule", 4 * i)).collect();
    let counter = std::array::from_fn(|i| inputs.word("counter", 4 * i));
    let half = |i| aes::spec::encrypt(&schedule, Mode::GcmSiv.increment(counter, i)).into_iter().take(2);
    let mut words: Vec<Raw> = (0..size.siv_key_blocks() as u64).flat_map(half).collect();
    let key = words.split_off(aes::BLOCK / 4);
    words.extend(aes::spec::expand(size, &key));
    words
}

/// Returns two forms of W(t) <<< 31 for each t from 32 on. By FIPS 180-4, 6.1.2, step 1, W(t) is a rotated sum of words. From
/// t = 32 on each of these words is one too, so the sum is the rotated sum of their sums. In that sum most words cancel, which
/// leaves W(t) = (W(t - 6) ^ W(t - 16) ^ W(t - 28) ^ W(t - 32)) <<< 2.
fn schedule(inputs: &Inputs, region: &'static str) -> impl Iterator<Item = (String, Raw, Raw)> + use<> {
    let sum = |words: &[Raw], t: usize| words[t - 3] ^ words[t - 8] ^ words[t - 14] ^ words[t - 16];
    let word = |t: usize| Raw::of_bytes(&[3, 2, 1, 0].map(|i| inputs.byte(region, 4 * t + i).byte(0)));
    let (mut words, mut sums) = (Vec::from_iter((0..16).map(word)), Vec::new());
    for t in 16..sha1::spec::ROUNDS {
        sums.push(sum(&words, t));
        words.push(sums[t - 16].rol(1));
    }
    (16..sums.len()).map(move |i| (format!("W({}) of {region}", i + 16), sums[i], sum(&sums, i).rol(1)))
}

/// Returns the chaining value of an input of a tree after the blocks of some bytes.
fn chained(inputs: &Inputs, operation: &Blake3Inputs, input: usize, bytes: u64) -> Vec<Raw> {
    let region = Parameter::message_of(input);
    let first: Vec<Raw> =
        (0..WORDS + COUNTER_WORDS).map(|w| inputs.word("initial", operation.place(input, w))).collect();
    let (first, counter) = first.split_at(WORDS);
    let part = |region, at: usize, bytes| Vec::from_iter((at..at + bytes).map(|i| inputs.byte(region, i).byte(0)));
    (0..bytes as usize / BLOCK).fold(first.to_vec(), |value, b| {
        let (flags, block) = (part("flags", FLAGS * b, FLAGS), part(region, BLOCK * b, BLOCK));
        Blake3Inputs::compress(&value, counter, &flags, &block)
    })
}

/// Returns the word of a hash at an offset of a region of fixed size, whose words have 32 bits.
fn word_of(inputs: &Inputs, hash: Hash, region: &'static str, at: usize) -> Raw {
    let bytes: Vec<_> = (0..hash.word_bytes()).map(|i| inputs.word(region, at + i / 4 * 4).byte(i % 4)).collect();
    Raw::of_bytes(&bytes)
}

/// Returns the 32-bit words in a word, the lowest first, with their numbers.
fn halves(word: Raw) -> impl Iterator<Item = (usize, Raw)> {
    (0..word.bits() as usize / 32)
        .map(move |half| (half, Raw::of_bytes(&[0, 1, 2, 3].map(|i| word.byte(4 * half + i)))))
}
