//! The bytes that were written to a region, by offset.

use std::collections::BTreeMap;

/// The number of neighbouring bytes that are stored together. With it, the bytes that an instruction accesses are in
/// one or two chunks.
const CHUNK: i64 = 64;

/// The bytes that were written, by their offsets.
#[derive(Clone, PartialEq, Debug)]
pub struct Written<B> {
    /// The chunks by their numbers; none is empty.
    chunks: BTreeMap<i64, [Option<B>; CHUNK as usize]>,
}

impl<B> Default for Written<B> {
    fn default() -> Self {
        Written { chunks: BTreeMap::new() }
    }
}

/// Returns the chunk of an offset, and the index in it.
fn place(at: i64) -> (i64, usize) {
    (at.div_euclid(CHUNK), at.rem_euclid(CHUNK) as usize)
}

impl<B: Copy> Written<B> {
    /// Returns the byte that was last written at this offset.
    #[inline]
    pub fn get(&self, at: i64) -> Option<B> {
        let (chunk, i) = place(at);
        self.chunks.get(&chunk)?[i]
    }

    /// Writes a byte, and returns the previous one.
    #[inline]
    pub fn insert(&mut self, at: i64, byte: B) -> Option<B> {
        let (chunk, i) = place(at);
        self.chunks.entry(chunk).or_insert([None; CHUNK as usize])[i].replace(byte)
    }

    /// Returns whether nothing was written.
    pub fn is_empty(&self) -> bool {
        self.chunks.is_empty()
    }

    /// Returns offsets and bytes, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (i64, B)> {
        self.chunks.iter().flat_map(|(chunk, bytes)| {
            let first = chunk * CHUNK;
            bytes.iter().enumerate().filter_map(move |(i, byte)| Some((first + i as i64, (*byte)?)))
        })
    }

    /// Returns the bytes for writing, in the order of their offsets.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut B> {
        self.chunks.values_mut().flatten().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_found_where_they_were_written() {
        let mut written = Written::default();
        assert!(written.is_empty());
        let offsets = [0, 63, 64, -1, -64, -65, 1 << 40];
        for (i, at) in offsets.into_iter().enumerate() {
            assert_eq!((written.get(at), written.insert(at, i)), (None, None), "{at}");
        }
        assert_eq!(written.insert(64, 9), Some(2));
        assert_eq!((written.get(64), written.get(65)), (Some(9), None));
        assert!(!written.is_empty());
        let order = [(-65, 5), (-64, 4), (-1, 3), (0, 0), (63, 1), (64, 9), (1 << 40, 6)];
        assert!(written.iter().eq(order));
        assert!(written.iter().rev().eq(order.into_iter().rev()));
        written.values_mut().for_each(|byte| *byte += 1);
        assert!(written.iter().eq(order.map(|(at, byte)| (at, byte + 1))));
        assert_ne!(written, Written::default());
    }
}
