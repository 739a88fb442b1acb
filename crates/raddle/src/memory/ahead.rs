//! Buffered keystream, computed before it is needed, for messages in short pieces.
//!
//! A kernel computes several blocks in nearly the time of one. So without the buffer, a kernel call for each short
//! piece would cost nearly as much as one call for many pieces.

use super::wipe::wipe;
use crate::InOut;

/// The keystream for some bytes of a message, at most `N`. It is erased when dropped.
#[derive(Clone)]
pub(crate) struct Ahead<const N: usize> {
    /// `None` until some keystream is buffered: most messages come in one piece, and should not have to pay for
    /// clearing the buffer.
    bytes: Option<[u8; N]>,
    /// The position of the first buffered byte.
    from: u64,
    /// The number of buffered bytes.
    len: usize,
    /// The position at which the last piece ended.
    end: u64,
}

/// The value of `end` before the first piece: no piece ends at this position.
const NOWHERE: u64 = u64::MAX;

impl<const N: usize> Ahead<N> {
    #[inline]
    pub(crate) const fn new() -> Self {
        Self { bytes: None, from: 0, len: 0, end: NOWHERE }
    }

    /// XORs the keystream from byte `position` into the data. `add` XORs keystream from the start of a block of `BLOCK`
    /// bytes. The keystream has `total` bytes; the caller has checked that the message does not exceed them.
    #[inline]
    pub(crate) fn apply<const BLOCK: usize>(
        &mut self,
        mut position: u64,
        total: u64,
        mut data: InOut<'_>,
        mut add: impl FnMut(u64, InOut<'_>),
    ) {
        let short = self.goes_on(position, data.len());
        loop {
            let n = self.prepare::<BLOCK>(position, total, data.len(), short, &mut add);
            if n == 0 {
                break;
            }
            let (first, rest) = data.split_at(n);
            first.xor(self.at(position));
            (data, position) = (rest, position + n as u64);
        }
        if !data.is_empty() {
            add(position, data);
        }
    }

    /// Returns whether a piece is short and follows another piece.
    ///
    /// A piece that begins a message, or that comes after a seek, may be the only piece, so nothing is buffered for it.
    #[inline]
    pub(crate) fn goes_on(&mut self, position: u64, len: usize) -> bool {
        let short = self.end == position && len <= N / 2;
        self.end = position + len as u64;
        short
    }

    /// Buffers keystream for a short piece, or up to the end of the block that contains byte `position`, unless some is
    /// buffered there already. Returns how many of `len` bytes are [buffered](Self::at): none for a long piece that
    /// begins at the start of a block.
    #[inline]
    pub(crate) fn prepare<const BLOCK: usize>(
        &mut self,
        position: u64,
        total: u64,
        len: usize,
        short: bool,
        add: &mut impl FnMut(u64, InOut<'_>),
    ) -> usize {
        let offset = position % BLOCK as u64;
        if len == 0 || offset == 0 && !short {
            return 0;
        }
        if self.at(position).is_empty() {
            let (from, max) = (position - offset, if short { N } else { BLOCK });
            self.len = usize::try_from(total - from).map_or(max, |left| left.min(max));
            self.from = from;
            let bytes = &mut self.bytes.get_or_insert([0; N])[..self.len];
            bytes.fill(0);
            add(from, InOut::in_place(bytes));
        }
        self.at(position).len().min(len)
    }

    /// Returns the buffered keystream from a given byte.
    #[inline]
    pub(crate) fn at(&self, position: u64) -> &[u8] {
        let offset = position.wrapping_sub(self.from);
        match &self.bytes {
            Some(bytes) if offset < self.len as u64 => &bytes[offset as usize..self.len],
            _ => &[],
        }
    }
}

impl<const N: usize> Drop for Ahead<N> {
    #[inline]
    fn drop(&mut self) {
        if let Some(bytes) = &mut self.bytes {
            wipe(bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Adds a keystream in 16-byte blocks, in which each byte is its position, and counts the calls.
    fn add(calls: &mut usize, from: u64, data: InOut<'_>) {
        *calls += 1;
        assert!(from.is_multiple_of(16), "a call begins a block");
        let data = data.copied();
        for (i, byte) in data.iter_mut().enumerate() {
            *byte ^= (from as usize + i) as u8;
        }
    }

    #[test]
    fn short_pieces_share_calls_and_others_do_not() {
        let mut ahead = Ahead::<64>::new();
        let mut position = 0;
        let mut piece = |len: usize, calls: usize| {
            let (mut room, mut done) = ([0; 64], 0);
            let data = &mut room[..len];
            ahead.apply::<16>(position, 256, InOut::in_place(data), |from, data| add(&mut done, from, data));
            let right = (0..len).map(|i| (position as usize + i) as u8);
            assert!(data.iter().copied().eq(right), "{len} bytes from {position} on");
            assert_eq!(done, calls, "{len} bytes from {position} on");
            position += len as u64;
        };
        piece(16, 1);
        piece(16, 1); // Computes 64 bytes, of which 48 are left.
        piece(16, 0);
        piece(31, 0);
        piece(0, 0);
        piece(5, 1); // One byte was left.
        piece(40, 0); // Long, and in the middle of a block: uses the buffered bytes.
        piece(48, 1);
        piece(52, 2); // From 172 on: one block for the first bytes.
        piece(32, 1); // The end is nearer than 64 bytes.
    }

    #[test]
    fn a_piece_after_a_seek_is_alone() {
        let mut ahead = Ahead::<64>::new();
        for position in [0, 64, 32, 160] {
            let (mut data, mut calls) = ([0; 16], 0);
            ahead.apply::<16>(position, 256, InOut::in_place(&mut data), |from, data| {
                assert_eq!((from, data.len()), (position, 16));
                add(&mut calls, from, data);
            });
            assert_eq!(calls, 1);
        }
    }

    /// Checks three pieces of every length, starting at every byte of a block, up to the end of the keystream.
    #[test]
    #[cfg_attr(miri, ignore = "slow there")]
    fn pieces_of_every_length_get_their_keystream() {
        const BLOCK: usize = 4;
        const TOTAL: u64 = 70;
        let keystream = |position: u64| position as u8 + 1;
        let mut cases = 0;
        for start in (0..2 * BLOCK as u64).chain(TOTAL - 20..TOTAL) {
            let room = (TOTAL - start) as usize;
            for lens in (0..=40).flat_map(|a| (0..=20).flat_map(move |b| (0..=20).map(move |c| [a, b, c]))) {
                if lens.iter().sum::<usize>() > room {
                    continue;
                }
                let (mut ahead, mut position) = (Ahead::<16>::new(), start);
                for len in lens {
                    let mut bytes = [0; 40];
                    ahead.apply::<BLOCK>(position, TOTAL, InOut::in_place(&mut bytes[..len]), |from, data| {
                        assert!(from.is_multiple_of(BLOCK as u64), "a call begins a block");
                        assert!(from + data.len() as u64 <= TOTAL, "a call ends with the keystream");
                        data.copied().iter_mut().zip(from..).for_each(|(byte, at)| *byte ^= keystream(at));
                    });
                    let right = (position..).map(keystream).take(len);
                    assert!(bytes[..len].iter().copied().eq(right), "{lens:?} from {start} on, at {position}");
                    position += len as u64;
                }
                cases += 1;
            }
        }
        assert!(cases > 100_000, "{cases}");
    }
}
