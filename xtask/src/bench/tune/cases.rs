//! What the kernels get, and what they are to make of it, by the specifications.

use raddle_isa::{Concrete, Word};
use raddle_kernels::aes::Size;
use raddle_kernels::aes_gcm::{COUNTER, Direction, FIRST, LENGTHS, POWERS, STATE, SUM};
use raddle_kernels::chacha20::{BLOCK, spec};
use raddle_kernels::hash::BLOCK as BLOCK_OF_HASH;
use raddle_kernels::reference::point::Point;
use raddle_kernels::reference::poly1305::{self, Residue};
use raddle_kernels::reference::{aes, hash};
use raddle_kernels::{Kernel, Operation};

/// The accumulator at the start: as large as it may be.
const H: [u64; 3] = [u64::MAX, u64::MAX, 4];

/// The key of Poly1305: like any other.
const KEY: (u128, u128) = (0x0806_d540_0e52_447c_036d_5554_08be_d685, 0x1bf5_4941_aff6_bf4a_fdb2_0dfb_8a80_0301);

/// A message.
pub(super) fn message(bytes: usize) -> Vec<u8> {
    (0..bytes).map(|i| (i * 7 + i / 256) as u8).collect()
}

/// The state of ChaCha20 at the start: a key and a nonce like any other, and a counter that soon wraps.
fn words() -> [u32; 16] {
    let mut state = std::array::from_fn(|i| 0x9e37_79b9_u32.wrapping_mul(i as u32 + 1));
    state[..4].copy_from_slice(&spec::CONSTANTS);
    state[12] = u32::MAX - 5;
    state
}

/// How far apart the messages of a hash begin that are tried at once: they are not aligned, and not alike.
pub(super) const APART: usize = 61;

/// The message, and behind it as much as others need that begin later.
pub(super) fn messages(kernels: &[Kernel], bytes: usize) -> Vec<u8> {
    message(bytes + kernels.iter().map(|kernel| APART * kernel.contract.messages()).max().unwrap_or(0))
}

/// What the kernels of a contract get besides the message, and what they are to make of it.
pub(super) struct Case {
    /// What the message is added to, for all of its bytes and a block more.
    pub(super) key_stream: Vec<u8>,
    /// What they write into their state, for each number of steps that the message has.
    pub(super) results: Vec<u8>,
}

impl Case {
    pub(super) fn of(operation: &Operation, message: &[u8]) -> Case {
        match operation {
            Operation::AesGcmBlocks { size, direction, .. } => gcm(*size, *direction, message, 16),
            Operation::AesGcmFinish { size, direction, .. } => gcm(*size, *direction, message, 1),
            Operation::Hash { .. } => Case { key_stream: Vec::new(), results: Vec::new() },
            _ => Case { key_stream: key_stream(message.len()), results: accumulators(message) },
        }
    }
}

/// The key that a kernel finds beside its state, if it finds one.
pub(super) fn key(kernel: &Kernel) -> Vec<u8> {
    let (Operation::AesGcmBlocks { size, .. } | Operation::AesGcmFinish { size, .. }) = kernel.operation else {
        return Vec::new();
    };
    let (schedule, g) = gcm_key(size);
    let limbs = kernel.contract.numbers.iter().flat_map(|number| &number.limbs);
    let mut key = vec![0; limbs.map(|limb| limb.at + limb.bytes).fold(POWERS, usize::max)];
    key[..schedule.len()].copy_from_slice(&schedule);
    aes::write_powers(&kernel.contract.numbers, g, &mut key);
    key
}

/// The state that a kernel finds: of ChaCha20, of Poly1305, of both, or of AES-GCM.
pub(super) fn state(kernel: &Kernel) -> Vec<u8> {
    let words = words().map(u32::to_le_bytes).concat();
    match kernel.operation {
        Operation::AesGcmBlocks { .. } | Operation::AesGcmFinish { .. } => gcm_state(),
        Operation::Hash { hash, messages } => message(4 * hash.words() * messages.count()),
        _ if kernel.contract.numbers.is_empty() => words,
        _ => {
            let mut state = poly1305::state(kernel, H, 1, KEY.0, KEY.1);
            let before = poly1305::offset(&kernel.operation);
            state[..before].copy_from_slice(&words[..before]);
            state
        }
    }
}

/// The states that a kernel of a hash is to leave of so many blocks: none, one, and so on up to all of the message.
pub(super) fn states(kernel: &Kernel, messages: &[u8], bytes: usize) -> Vec<u8> {
    let Operation::Hash { hash, messages: taken } = kernel.operation else { return Vec::new() };
    let block = BLOCK_OF_HASH as usize;
    let mut state = state(kernel);
    let mut all = state.clone();
    for at in (0..bytes / block).map(|i| block * i) {
        for i in 0..taken.count() {
            let places: Vec<usize> = (0..hash.words()).map(|word| taken.place(hash, i, word)).collect();
            let before: Vec<u8> = places.iter().flat_map(|&at| state[at..at + 4].to_vec()).collect();
            let after = hash::compress(hash, &before, &messages[APART * i + at..][..block]);
            for (word, at) in places.into_iter().enumerate() {
                state[at..at + 4].copy_from_slice(&after[4 * word..][..4]);
            }
        }
        all.extend_from_slice(&state);
    }
    all
}

/// The keystream of ChaCha20 for so many bytes, and for a block more.
fn key_stream(bytes: usize) -> Vec<u8> {
    let mut state = words();
    let mut stream = Vec::new();
    for _ in 0..=bytes.div_ceil(BLOCK) {
        let block = spec::block(&state.map(|word| Concrete::lit(32, word.into())));
        stream.extend(block.iter().flat_map(|word| (word.value() as u32).to_le_bytes()));
        state[12] = state[12].wrapping_add(1);
    }
    stream
}

/// The accumulator before the first block of the message and after each, modulo p, in 24 bytes.
fn accumulators(message: &[u8]) -> Vec<u8> {
    let r = Residue::of_bytes(&KEY.0.to_le_bytes());
    let mut h = Residue::of_bytes(&H.map(u64::to_le_bytes).concat());
    let bytes = |h: Residue| [0, 64, 128].map(|bit| h.bits(bit, 64).to_le_bytes()).concat();
    let mut all = bytes(h);
    for block in message.chunks_exact(16) {
        h = h.blocks(block, r);
        all.extend(bytes(h));
    }
    all
}

/// Round keys, and the key of GHASH that belongs to them.
fn gcm_key(size: Size) -> (Vec<u8>, Point) {
    let schedule = aes::schedule(size, &message(4 * size.key_words()));
    let g = aes::key(&aes::encrypt(&schedule, &[0; 16]));
    (schedule, g)
}

/// Like any other, but for the counter, which soon wraps.
fn gcm_state() -> Vec<u8> {
    let mut state = message(STATE);
    state[COUNTER + 12..COUNTER + 16].copy_from_slice(&(u32::MAX - 5).to_be_bytes());
    state
}

/// Keystream, and after each step of one byte or of a block the sum, or the tag where that is asked for.
fn gcm(size: Size, direction: Direction, message: &[u8], step: usize) -> Case {
    let ((schedule, g), state) = (gcm_key(size), gcm_state());
    let block = |at: usize| &state[at..at + 16];
    let key_stream = aes::counter_mode(&schedule, block(COUNTER), &vec![0; message.len() + BLOCK]);
    let ciphertext: Vec<u8> = match direction {
        Direction::Seal => message.iter().zip(&key_stream).map(|(x, k)| x ^ k).collect(),
        Direction::Open => message.to_vec(),
    };
    let mask = Point::of_block(&aes::encrypt(&schedule, block(FIRST)));
    let tag = |sum: Point| aes::add_blocks(sum, g, block(LENGTHS)) * g + mask;
    let blocks = ciphertext.chunks_exact(16);
    let first = Point::of_block(block(SUM));
    let sums: Vec<_> = std::iter::once(first)
        .chain(blocks.scan(first, |sum, block| {
            *sum = aes::add_blocks(*sum, g, block);
            Some(*sum)
        }))
        .collect();
    let result = |len: usize| {
        let (sum, mut rest) = (sums[len / 16], ciphertext[len / 16 * 16..len].to_vec());
        // A tag of what is not whole blocks has zeros behind them.
        rest.resize(rest.len().next_multiple_of(16), 0);
        if step == 16 { sum } else { tag(aes::add_blocks(sum, g, &rest)) }
    };
    let results = (0..=message.len()).step_by(step).flat_map(|len| result(len).block()).collect();
    Case { key_stream, results }
}
