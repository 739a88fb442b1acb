//! Batches of packets in memory of the caller.

use core::{
    ffi::c_int,
    ops::ControlFlow::{self, Break, Continue},
};

use core_api::{
    InOut,
    bindings::{AeadKey, Job, TagPlace},
    poly1305::Tag,
};

use crate::{
    aead::{Message, TAG, refused},
    arguments::{Memory, array, check, check_call, check_transform, elements},
    context::{Context, shared},
    error::{Result, raddle_error, raddle_error::*},
};

/// A packet of a batch. `input` and `output` are the same or disjoint; the tag is separate. For a sealed message with the tag
/// behind it, `tag` is `output + len` when sealing, and `input + len` when opening.
#[repr(C)]
pub struct raddle_packet {
    /// The nonce.
    pub nonce: *const u8,
    /// Its length, as the algorithm has it.
    pub nonce_len: usize,
    /// The additional data: authenticated, not encrypted.
    pub aad: *const u8,
    /// Their length.
    pub aad_len: usize,
    /// The plaintext when sealing, the ciphertext without its tag when opening.
    pub input: *const u8,
    /// The place of the result: as long as the input.
    pub output: *mut u8,
    /// The length of input and output.
    pub len: usize,
    /// 16 bytes: written when sealing, read when opening.
    pub tag: *mut u8,
    /// What became of the packet: written by the function.
    pub result: raddle_error,
}

/// Which key a packet has.
enum Keys<'k, C: Context> {
    /// One for all packets.
    One(*const C, &'k C::Value),
    /// One for each packet: pointers to contexts.
    Own(&'k [*const C]),
}

impl<'k, C: Context> Keys<'k, C> {
    /// The array of pointers to the keys; nothing where there is none.
    fn memory(&self) -> Memory {
        match *self {
            Self::One(context, _) => Memory::new(context.cast(), 0),
            Self::Own(contexts) => Memory::new(contexts.as_ptr().cast(), size_of_val(contexts)),
        }
    }

    /// The key of packet `i` with its context.
    #[inline(always)]
    fn of(&self, i: usize) -> Result<(*const C, &'k C::Value)> {
        match *self {
            Self::One(context, key) => Ok((context, key)),
            // SAFETY: the caller gave contexts.
            Self::Own(contexts) => Ok((contexts[i], unsafe { shared(contexts[i])? })),
        }
    }
}

/// The packets of a caller, checked for the array itself.
#[derive(Clone, Copy)]
struct Packets {
    first: *mut raddle_packet,
    count: usize,
}

impl Packets {
    /// Checks the array.
    fn new(first: *mut raddle_packet, count: usize) -> Result<Self> {
        let bytes = count.checked_mul(size_of::<raddle_packet>()).ok_or(RADDLE_ERROR_TOO_LONG)?;
        check(first.cast(), bytes)?;
        if count > 0 && !first.is_aligned() {
            return Err(RADDLE_ERROR_ALIGNMENT);
        }
        Ok(Self { first, count })
    }

    /// The array of the packets.
    fn memory(&self) -> Memory {
        Memory::new(self.first.cast_const().cast(), self.count * size_of::<raddle_packet>())
    }

    /// Whether all packets were sealed or opened.
    fn outcome(&self) -> Result {
        let all = (0..self.count).try_for_each(|i| -> ControlFlow<()> {
            if self.result(i) == RADDLE_OK as c_int { Continue(()) } else { Break(()) }
        });
        if all.is_continue() { Ok(()) } else { Err(RADDLE_ERROR_PACKETS) }
    }

    /// The message of packet `i`, and the place of its tag. Its result may hold anything.
    #[inline(always)]
    fn at(&self, i: usize) -> (Message, *mut u8) {
        debug_assert!(i < self.count);
        let packet = self.first.wrapping_add(i);
        // SAFETY: the array has so many packets, of pointers and numbers; nothing of it is borrowed.
        unsafe {
            let message = Message {
                nonce: (&raw const (*packet).nonce).read(),
                nonce_len: (&raw const (*packet).nonce_len).read(),
                aad: (&raw const (*packet).aad).read(),
                aad_len: (&raw const (*packet).aad_len).read(),
                input: (&raw const (*packet).input).read(),
                len: (&raw const (*packet).len).read(),
                output: (&raw const (*packet).output).read(),
            };
            (message, (&raw const (*packet).tag).read())
        }
    }

    #[inline(always)]
    fn set_result(&self, i: usize, result: raddle_error) {
        // SAFETY: as in `at`.
        unsafe { (&raw mut (*self.first.wrapping_add(i)).result).write(result) }
    }

    #[inline(always)]
    fn result(&self, i: usize) -> c_int {
        // SAFETY: as in `at`; a number of any value.
        unsafe { (&raw const (*self.first.wrapping_add(i)).result).cast::<c_int>().read() }
    }

    /// Checks the buffers against each other, the context, and the arrays of the packets and of their keys. Compiled once, for
    /// it knows no cipher.
    #[inline(never)]
    fn check(&self, message: &Message, tag: *const u8, context: Memory, keys: Memory, seals: bool) -> Result {
        let packets = self.memory();
        let (from, to) = (Memory::new(message.input, message.len), Memory::new(message.output, message.len));
        let (aad, nonce) = (Memory::new(message.aad, message.aad_len), Memory::new(message.nonce, message.nonce_len));
        // The arrays are read again for each packet that follows, and that of the packets gets their results.
        let (tag, read) = (Memory::new(tag, TAG), [aad, nonce, context, keys]);
        if seals {
            return check_transform(from, to, &read, &[packets, tag]);
        }
        // A tag that is compared may lie in the output: it is copied first.
        check_transform(from, to, &read, &[packets])?;
        check_call(&[tag], &[packets])
    }
}

/// Seals or opens packets under one key.
///
/// # Safety
///
/// As the header says: pointers lead to memory of the caller. This holds for all functions here.
pub(crate) unsafe fn one<C: Context<Value: AeadKey>>(
    context: *const C,
    packets: *mut raddle_packet,
    count: usize,
    seals: bool,
) -> Result {
    // SAFETY: the caller's.
    let key = unsafe { shared(context)? };
    let packets = Packets::new(packets, count)?;
    check_call(&[Memory::of(context)], &[packets.memory()])?;
    run(packets, Keys::One(context, key), seals)
}

/// Seals or opens packets, each under its own key.
pub(crate) unsafe fn each<C: Context<Value: AeadKey>>(
    keys: *const *const C,
    packets: *mut raddle_packet,
    count: usize,
    seals: bool,
) -> Result {
    let packets = Packets::new(packets, count)?;
    // SAFETY: the caller's.
    let keys = unsafe { elements(keys, count)? };
    check_call(&[Memory::new(keys.as_ptr().cast(), size_of_val(keys))], &[packets.memory()])?;
    // Results are written before the last key is read.
    keys.iter()
        .filter(|key| !key.is_null())
        .try_for_each(|&key| check_call(&[Memory::of(key)], &[packets.memory()]))?;
    run(packets, Keys::Own(keys), seals)
}

/// Seals or opens packets.
///
/// Whether it seals, and the number of keys, are known at run time: four copies of the code would be a tenth of the library.
#[inline(never)]
fn run<C: Context<Value: AeadKey>>(packets: Packets, keys: Keys<'_, C>, seals: bool) -> Result {
    let jobs = (0..packets.count).filter_map(|index| {
        let job = job(packets, &keys, index, seals);
        let (result, job) = match job {
            Ok(job) => (RADDLE_OK, Some(job)),
            Err(error) => (error, None),
        };
        packets.set_result(index, result);
        job
    });
    C::Value::run_batch(jobs, |index, why| packets.set_result(index, refused(why)));
    packets.outcome()
}

/// Checks the buffers of a packet.
fn job<'k, C: Context>(
    packets: Packets,
    keys: &Keys<'k, C>,
    index: usize,
    seals: bool,
) -> Result<Job<'k, C::Value, &'k [u8]>> {
    let (context, key) = keys.of(index)?;
    let (message, tag) = packets.at(index);
    packets.check(&message, tag, Memory::of(context), keys.memory(), seals)?;
    let message = message.present();
    // SAFETY: the caller's; the buffers were checked, and no pointer is NULL.
    unsafe {
        let (nonce, aad, text) = (message.nonce(), message.aad(), message.text());
        let tag = if seals {
            TagPlace::Write(InOut::at(tag, tag, TAG))
        } else {
            TagPlace::Compare(Tag::from(*array::<TAG>(tag)?))
        };
        Ok(Job { index, key, nonce, aad, text, tag })
    }
}
