//! A message in pieces.

use super::{
    driver::{Message, plan},
    plan::{Chacha20Poly1305Plan, KEYSTREAM_BLOCK},
    schedule::Pending,
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
/// Up to a certain number of bytes stay buffered until one call authenticates them together with the bytes that follow,
/// or with the lengths at the end. So a message whose text comes in one piece takes the same calls as a message that is
/// sealed at once.
#[derive(Clone)]
#[repr(C)]
pub(crate) struct Chacha20Poly1305Stream {
    /// The state of the cipher and the authenticator. It is the first field, so that the C library can align it.
    state: Chacha20Poly1305State,
    /// Additional data and ciphertext that are not authenticated yet.
    buffer: [u8; PENDING],
    /// The number of bytes in `buffer` that are in use.
    waiting: usize,
    /// The length of the additional data so far.
    aad: u64,
    /// The length of the text so far.
    text: u64,
    /// Whether the additional data are complete and padded.
    aad_ended: bool,
    /// Whether the Poly1305 key has been derived.
    begun: bool,
    /// Buffered keystream for short pieces of the text.
    ahead: Ahead<AHEAD_BYTES>,
}

/// The size of the buffer in bytes, including the lengths block. The C library promises the size of a stream.
pub(super) const PENDING: usize = 320;

/// The number of keystream bytes that are computed at once for short pieces.
const AHEAD_BYTES: usize = 16 * KEYSTREAM_BLOCK;

/// The number of keystream bytes after the block that becomes the key.
const KEYSTREAM_BYTES: u64 = (1 << 38) - KEYSTREAM_BLOCK as u64;

impl Chacha20Poly1305Stream {
    pub(crate) fn new(key: &[u8; 32], nonce: &[u8; 12]) -> Self {
        Self {
            state: Chacha20Poly1305State::new(key, nonce),
            buffer: [0; PENDING],
            waiting: 0,
            aad: 0,
            text: 0,
            aad_ended: false,
            begun: false,
            ahead: Ahead::new(),
        }
    }

    /// Returns the length of the additional data so far.
    pub(crate) fn aad_bytes(&self) -> u64 {
        self.aad
    }

    /// Returns the length of the text so far.
    pub(crate) fn text_bytes(&self) -> u64 {
        self.text
    }

    /// Returns whether there has been text, so that no additional data can follow.
    pub(crate) fn has_text(&self) -> bool {
        self.aad_ended
    }

    /// Authenticates the next piece of the additional data. The caller has checked that there was no text yet.
    pub(crate) fn absorb_aad(&mut self, piece: &[u8]) {
        debug_assert!(!self.aad_ended);
        self.aad += piece.len() as u64;
        self.authenticate_piece(piece);
    }

    /// Encrypts the next piece of the text.
    pub(crate) fn encrypt(&mut self, data: InOut<'_>) {
        let data = self.begin_piece(data, true);
        let len = data.len();
        if len > 0 {
            let (pending, mut message) =
                (self.pending(), Message::new(&mut self.state, block_number(self.text), &[], data));
            let buffer = &mut self.buffer[..];
            self.waiting = message.schedule().encrypt(pending, len, &mut message.with(buffer));
            self.begun = true;
            self.text += len as u64;
        }
    }

    /// Decrypts the next piece of the text.
    pub(crate) fn decrypt(&mut self, data: InOut<'_>) {
        let data = self.begin_piece(data, false);
        let len = data.len();
        if len > 0 {
            let (pending, mut message) =
                (self.pending(), Message::new(&mut self.state, block_number(self.text), &[], data));
            let buffer = &mut self.buffer[..];
            self.waiting = message.schedule().decrypt(pending, len, &mut message.with(buffer));
            self.begun = true;
            self.text += len as u64;
        }
    }

    /// Authenticates the next piece of the ciphertext without decrypting it.
    pub(crate) fn authenticate(&mut self, piece: &[u8]) {
        self.end_aad();
        self.authenticate_piece(piece);
        self.text += piece.len() as u64;
    }

    /// Computes the tag of the message. Nothing may follow.
    pub(crate) fn tag(&mut self) -> Tag {
        self.pad();
        let (halves, _) = self.buffer[self.waiting..self.waiting + BLOCK].as_chunks_mut();
        for (half, len) in halves.iter_mut().zip([self.aad, self.text]) {
            *half = len.to_le_bytes();
        }
        self.make_key();
        let token = Token::begin();
        let last = &self.buffer[..self.waiting + BLOCK];
        Tag::from(plan(token).mac.finish(token, &mut self.state.mac, last, 1))
    }

    /// Encrypts or decrypts the start of a piece with buffered keystream, and returns the remainder. The remainder of a
    /// short piece is empty, and the remainder of a long piece begins at a block.
    fn begin_piece<'a>(&mut self, mut data: InOut<'a>, seals: bool) -> InOut<'a> {
        Token::begin();
        self.end_aad();
        let short = self.ahead.goes_on(self.text, data.len());
        if self.text == 0 {
            return data;
        }
        // Derives only the key, because only the call that begins a message derives the key together with text.
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
        self.buffer[self.waiting..end].fill(0);
        self.waiting = end;
    }

    /// Authenticates or buffers additional data or ciphertext.
    fn authenticate_piece(&mut self, piece: &[u8]) {
        Token::begin();
        let pending = self.pending();
        let mut message = Message::new(&mut self.state, block_number(0), piece, InOut::in_place(&mut []));
        self.waiting = message.schedule().authenticate(pending, piece.len(), &mut message.with(&mut self.buffer[..]));
        self.begun |= !pending.fits(piece.len());
    }

    /// Derives the Poly1305 key without any text.
    fn make_key(&mut self) {
        if !self.begun {
            self.begun = true;
            Token::begin();
            let mut message = Message::new(&mut self.state, block_number(0), &[], InOut::in_place(&mut []));
            message.schedule().begin(0, &mut message.with(&mut [][..]));
        }
    }

    /// Returns the state on which the next steps depend.
    fn pending(&self) -> Pending {
        let room = room(plan(Token::current()));
        Pending { begun: self.begun, waiting: self.waiting, room, layout: self.state.mac.layout() }
    }
}

/// Returns how many bytes may stay buffered: whole blocks that one call authenticates, with room for the lengths block.
pub(super) fn room(plan: &Chacha20Poly1305Plan) -> usize {
    let max = plan.one_call.min(PENDING - BLOCK);
    max - max % BLOCK
}

/// Returns the keystream block for a byte of the text. The text begins after the key's block.
fn block_number(byte: u64) -> u32 {
    ((byte / KEYSTREAM_BLOCK as u64) as u32).wrapping_add(1)
}
