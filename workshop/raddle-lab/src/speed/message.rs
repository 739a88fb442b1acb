//! The memory of a message, at a known alignment.

use raddle_terminal::failure::Failure;

use super::size;

/// The alignment of messages: a cache line, and the width of the widest register.
pub(crate) const ALIGNMENT: usize = 64;

/// Memory for a message or for a batch of adjacent messages.
pub(crate) struct Message {
    memory: Vec<u8>,
    start: usize,
    len: usize,
}

impl Message {
    /// Allocates memory that begins `misalign` bytes after a multiple of [`ALIGNMENT`].
    pub(crate) fn new(len: usize, misalign: usize) -> Result<Self, Failure> {
        let room = len + ALIGNMENT + misalign;
        let mut memory = Vec::new();
        if memory.try_reserve_exact(room).is_err() {
            return Err(Failure::Work(format!("there is no memory for messages of {}", size::show(len))));
        }
        memory.resize(room, 0);
        let start = memory.as_ptr().align_offset(ALIGNMENT) + misalign;
        Ok(Self { memory, start, len })
    }

    pub(crate) fn bytes(&mut self) -> &mut [u8] {
        &mut self.memory[self.start..][..self.len]
    }
}

impl AsMut<[u8]> for Message {
    fn as_mut(&mut self) -> &mut [u8] {
        self.bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_where_it_was_asked_for() {
        for misalign in [0, 1, 63] {
            let mut message = Message::new(100, misalign).unwrap();
            assert_eq!((message.bytes().as_ptr() as usize % ALIGNMENT, message.bytes().len()), (misalign, 100));
        }
    }
}
