//! The place and the byte order of the counter in a counter block.

use super::size::BLOCK;

/// A mode of operation with a 32-bit counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::kernel) enum Mode {
    /// AES-GCM: the counter is the last four bytes, big-endian (SP 800-38D, section 6.2).
    Gcm,
    /// AES-GCM-SIV: the counter is the first four bytes, little-endian (RFC 8452, section 4).
    GcmSiv,
}

impl Mode {
    /// Returns the counter block that comes the given number of blocks later. The counter wraps modulo 2^32, and the
    /// other bytes stay the same.
    #[inline]
    pub(in crate::kernel) fn advanced(self, block: &[u8; BLOCK], blocks: u32) -> [u8; BLOCK] {
        let mut block = *block;
        match self {
            Self::Gcm => {
                if let Some(counter) = block.last_chunk_mut() {
                    *counter = u32::from_be_bytes(*counter).wrapping_add(blocks).to_be_bytes();
                }
            }
            Self::GcmSiv => {
                if let Some(counter) = block.first_chunk_mut() {
                    *counter = u32::from_le_bytes(*counter).wrapping_add(blocks).to_le_bytes();
                }
            }
        }
        block
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_counter_changes() {
        let ones = [0xff; BLOCK];
        let mut expected = ones;
        expected[12..].copy_from_slice(&[0, 0, 1, 1]);
        assert_eq!(Mode::Gcm.advanced(&ones, 0x102), expected);
        let mut expected = ones;
        expected[..4].copy_from_slice(&[1, 1, 0, 0]);
        assert_eq!(Mode::GcmSiv.advanced(&ones, 0x102), expected);
    }
}
