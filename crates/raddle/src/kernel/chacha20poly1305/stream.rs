//! A message in pieces.

use super::{
    driver::Message,
    plan::{Chacha20Poly1305Plan, KEYSTREAM_BLOCK},
    state::Chacha20Poly1305State,
};
use crate::{
    InOut,
    cpu::token::Token,
    kernel::poly1305::state::BLOCK,
    memory::{ahead::Ahead, tag::Tag, xor::xor},
};

/// A message in pieces: additional data first, then text. The caller checks the lengths.
///
/// Up to a number of bytes stay buffered until one call authenticates them with the bytes that follow, or with the lengths at
/// the end. So a message whose text comes in one piece takes the same calls as a message that is sealed at once.
#[derive(Clone)]
#[repr(C)]
pub(crate) struct Stream {
    /// The first field, where the C library aligns it.
    state: Chacha20Poly1305State,
    /// Additional data and ciphertext that are not authenticated yet.
    pending: [u8; PENDING],
    /// The number of those bytes.
    waiting: usize,
    /// The length of the additional data so far.
    aad: u64,
    /// The length of the text so far.
    text: u64,
    /// Whether the additional data are complete, and padded.
    aad_ended: bool,
    /// Whether the key of Poly1305 was derived.
    begun: bool,
    /// Buffered keystream for short pieces of the text.
    ahead: Ahead<AHEAD_BYTES>,
}

/// The size in bytes of the buffered bytes and the block of lengths. The C library promises the size of a stream.
const PENDING: usize = 320;

/// The bytes of keystream that are computed at once for short pieces.
const AHEAD_BYTES: usize = 16 * KEYSTREAM_BLOCK;

/// The keystream after the block that becomes the key.
const KEYSTREAM_BYTES: u64 = (1 << 38) - KEYSTREAM_BLOCK as u64;

impl Stream {
    pub(crate) fn new(key: &[u8; 32], nonce: &[u8; 12]) -> Self {
        Self {
            state: Chacha20Poly1305State::new(key, nonce),
            pending: [0; PENDING],
            waiting: 0,
            aad: 0,
            text: 0,
            aad_ended: false,
            begun: false,
            ahead: Ahead::new(),
        }
    }

    /// The length of the additional data so far.
    pub(crate) fn aad_bytes(&self) -> u64 {
        self.aad
    }

    /// The length of the text so far.
    pub(crate) fn text_bytes(&self) -> u64 {
        self.text
    }

    /// Whether there was text, so that additional data can't follow.
    pub(crate) fn has_text(&self) -> bool {
        self.aad_ended
    }

    /// Authenticates the next piece of the additional data. The caller has checked that no text came yet.
    pub(crate) fn take_aad(&mut self, piece: &[u8]) {
        debug_assert!(!self.aad_ended);
        self.aad += piece.len() as u64;
        self.authenticate_piece(piece);
    }

    /// Encrypts the next piece of the text.
    pub(crate) fn encrypt(&mut self, data: InOut<'_>) {
        let data = self.begin_piece(data, true);
        let len = data.len();
        if len == 0 {
            return;
        }
        let (begun, waiting, fits) = (self.begun, self.waiting, self.waiting + len <= self.room());
        let mut message = Message::new(&mut self.state, block_number(self.text), &[], data);
        let (plan, token) = (message.plan, message.token);
        self.begun = true;
        if fits {
            let done = if begun { 0 } else { message.begin(len) };
            if done < len {
                message.xor(done, len);
            }
            self.pending[waiting..waiting + len].copy_from_slice(message.text.output());
            self.waiting += len;
        } else {
            let done = if begun { 0 } else { message.begin(plan.begun_to_seal(len)) };
            plan.mac.take(token, &mut message.state.mac, &self.pending[..waiting]);
            let taken = if done < len { message.seal_on(done) } else { 0 };
            let left = plan.mac.take_wide(token, &mut message.state.mac, &message.text.output()[taken..]);
            let left = take_but(room(plan), left, |blocks| plan.mac.take(token, &mut message.state.mac, blocks));
            self.pending[..left.len()].copy_from_slice(left);
            self.waiting = left.len();
        }
        self.text += len as u64;
    }

    /// Decrypts the next piece of the text.
    pub(crate) fn decrypt(&mut self, data: InOut<'_>) {
        let data = self.begin_piece(data, false);
        let len = data.len();
        if len == 0 {
            return;
        }
        let fits = self.waiting + len <= self.room();
        if !fits {
            self.flush();
        }
        let mut message = Message::new(&mut self.state, block_number(self.text), &[], data);
        let (plan, token) = (message.plan, message.token);
        let mut done = 0;
        if fits {
            self.pending[self.waiting..self.waiting + len].copy_from_slice(message.text.input());
            self.waiting += len;
            if !self.begun {
                self.begun = true;
                done = message.begin(len);
            }
        } else {
            let mut taken = 0;
            if let Some(sharing) = plan.sharing(len) {
                (done, taken) = message.open_sharing(sharing, 0);
            }
            (done, taken) = message.open_on(done, taken);
            let left = plan.mac.take_wide(token, &mut message.state.mac, &message.text.input()[taken..]);
            let left = take_but(room(plan), left, |blocks| plan.mac.take(token, &mut message.state.mac, blocks));
            // The text may be overwritten next.
            self.pending[..left.len()].copy_from_slice(left);
            self.waiting = left.len();
        }
        if done < len {
            message.xor(done, len);
        }
        self.text += len as u64;
    }

    /// Authenticates the next piece of the ciphertext, and decrypts nothing.
    pub(crate) fn authenticate(&mut self, piece: &[u8]) {
        self.end_aad();
        self.authenticate_piece(piece);
        self.text += piece.len() as u64;
    }

    /// Computes the tag of the message. Nothing may follow.
    pub(crate) fn tag(&mut self) -> Tag {
        self.pad();
        let (halves, _) = self.pending[self.waiting..self.waiting + BLOCK].as_chunks_mut();
        for (half, len) in halves.iter_mut().zip([self.aad, self.text]) {
            *half = len.to_le_bytes();
        }
        self.make_key();
        let token = Token::begin();
        let last = &self.pending[..self.waiting + BLOCK];
        Tag::from(Chacha20Poly1305Plan::of(token).mac.finish(token, &mut self.state.mac, last, 1))
    }

    /// Encrypts or decrypts the start of a piece with buffered keystream, and returns the remainder: nothing of a short piece;
    /// of a long piece the part that begins at a block.
    fn begin_piece<'a>(&mut self, mut data: InOut<'a>, seals: bool) -> InOut<'a> {
        Token::begin();
        self.end_aad();
        let short = self.ahead.goes_on(self.text, data.len());
        if self.text == 0 {
            return data;
        }
        // Derives the key alone: only the call that begins a message derives it together with text.
        self.make_key();
        loop {
            let state = &mut self.state;
            let add = &mut |from, data: InOut<'_>| {
                state.set_counter(block_number(from));
                state.xor(data);
            };
            let n = self.ahead.prepare::<KEYSTREAM_BLOCK>(self.text, KEYSTREAM_BYTES, data.len(), short, add);
            if n == 0 {
                return data;
            }
            let (first, rest) = data.split_at(n);
            let text = first.copied();
            if !seals {
                self.authenticate_piece(text);
            }
            xor(text, self.ahead.at(self.text));
            if seals {
                self.authenticate_piece(text);
            }
            self.text += n as u64;
            data = rest;
        }
    }

    fn end_aad(&mut self) {
        if !self.aad_ended {
            self.aad_ended = true;
            self.pad();
        }
    }

    /// Adds zeros up to whole blocks (RFC 8439, section 2.8).
    fn pad(&mut self) {
        let end = self.waiting.next_multiple_of(BLOCK);
        self.pending[self.waiting..end].fill(0);
        self.waiting = end;
    }

    /// Authenticates additional data or ciphertext, or buffers them.
    fn authenticate_piece(&mut self, mut piece: &[u8]) {
        let room = self.room();
        if self.waiting + piece.len() > room {
            // The room is whole blocks: there are enough bytes to complete one.
            let (first, rest) = piece.split_at(self.waiting.next_multiple_of(BLOCK) - self.waiting);
            self.pending[self.waiting..self.waiting + first.len()].copy_from_slice(first);
            self.waiting += first.len();
            self.flush();
            let token = Token::begin();
            let plan = Chacha20Poly1305Plan::of(token);
            let left = plan.mac.take_wide(token, &mut self.state.mac, rest);
            piece = take_but(room, left, |blocks| plan.mac.take(token, &mut self.state.mac, blocks));
        }
        self.pending[self.waiting..self.waiting + piece.len()].copy_from_slice(piece);
        self.waiting += piece.len();
    }

    /// Authenticates the buffered bytes, which are whole blocks.
    fn flush(&mut self) {
        debug_assert!(self.waiting.is_multiple_of(BLOCK));
        self.make_key();
        let token = Token::begin();
        Chacha20Poly1305Plan::of(token).mac.take(token, &mut self.state.mac, &self.pending[..self.waiting]);
        self.waiting = 0;
    }

    /// Derives the key of Poly1305 without any text.
    fn make_key(&mut self) {
        if !self.begun {
            self.begun = true;
            Token::begin();
            self.state.set_counter(0);
            Message::new(&mut self.state, 1, &[], InOut::in_place(&mut [])).begin(0);
        }
    }

    /// Returns how many bytes may stay buffered.
    fn room(&self) -> usize {
        room(Chacha20Poly1305Plan::of(Token::current()))
    }
}

/// Returns how many bytes may stay buffered: whole blocks that one call authenticates, with room for the block of lengths.
fn room(plan: &Chacha20Poly1305Plan) -> usize {
    let max = plan.one_call.min(PENDING - BLOCK);
    max - max % BLOCK
}

/// Absorbs whole blocks if there is more than `room`, and returns the remainder.
fn take_but(room: usize, bytes: &[u8], take: impl FnOnce(&[u8])) -> &[u8] {
    if bytes.len() <= room {
        return bytes;
    }
    let (blocks, left) = bytes.split_at(bytes.len() - bytes.len() % BLOCK);
    take(blocks);
    left
}

/// Returns the block of keystream for a byte of the text: the text begins after the block of the key.
fn block_number(byte: u64) -> u32 {
    ((byte / KEYSTREAM_BLOCK as u64) as u32).wrapping_add(1)
}
