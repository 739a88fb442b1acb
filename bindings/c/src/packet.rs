//! Batches of packets in memory of the caller.

use core::{
    ffi::c_int,
    marker::PhantomData,
    ops::ControlFlow::{self, Break, Continue},
};

use core_api::{
    aes_gcm::{Aead, AeadAlgorithm},
    poly1305::Tag,
    raw::{self, Batch, Message},
};

use crate::{
    aead::{self, Cipher, TAG},
    arguments::{Memory, array, check, check_call, check_transform, in_out, input, output},
    context::{Context, shared},
    error::{Result, raddle_error, raddle_error::*},
};

/// A packet of a batch. `input` and `output` are the same or disjoint; the tag is apart. For a sealed message with the tag
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
#[derive(Clone, Copy)]
enum Keys<'k, V: Cipher> {
    /// One for all packets.
    One(*const V::Context, &'k Aead<V>),
    /// One for each packet: pointers to contexts.
    Own(&'k [*const V::Context]),
}

impl<V: Cipher> Keys<'_, V> {
    /// The array of pointers to the keys; nothing where there is none.
    fn memory(&self) -> Memory {
        match *self {
            Self::One(context, _) => Memory::new(context.cast(), 0),
            Self::Own(contexts) => Memory::new(contexts.as_ptr().cast(), size_of_val(contexts)),
        }
    }

    /// The key of packet `i` with its context; none where it is one of another size.
    #[inline(always)]
    fn of(&self, i: usize) -> Result<Option<(*const V::Context, &Aead<V>)>> {
        match *self {
            Self::One(context, cipher) => Ok(Some((context, cipher))),
            Self::Own(contexts) => {
                let context = contexts[i];
                // SAFETY: the caller gave contexts.
                let value = unsafe { shared(context)? };
                Ok(V::select(value).map(|cipher| (context, cipher)))
            }
        }
    }
}

/// The packets of a caller, checked for the array itself.
#[derive(Clone, Copy)]
pub(crate) struct Packets<'a> {
    first: *mut raddle_packet,
    count: usize,
    lifetime: PhantomData<&'a ()>,
}

impl Packets<'_> {
    /// Checks the array.
    pub(crate) fn new(first: *mut raddle_packet, count: usize) -> Result<Self> {
        let bytes = count.checked_mul(size_of::<raddle_packet>()).ok_or(RADDLE_ERROR_TOO_LONG)?;
        check(first.cast(), bytes)?;
        if count > 0 && !first.is_aligned() {
            return Err(RADDLE_ERROR_ALIGNMENT);
        }
        Ok(Self { first, count, lifetime: PhantomData })
    }

    /// The array of the packets.
    fn memory(&self) -> Memory {
        Memory::new(self.first.cast_const().cast(), self.count * size_of::<raddle_packet>())
    }

    /// Whether all packets were sealed or opened.
    pub(crate) fn outcome(&self) -> Result {
        let all = (0..self.count).try_for_each(|i| -> ControlFlow<()> {
            if self.result(i) == RADDLE_OK as c_int { Continue(()) } else { Break(()) }
        });
        if all.is_continue() { Ok(()) } else { Err(RADDLE_ERROR_PACKETS) }
    }

    /// The fields of packet `i`, but its result, which may hold anything.
    #[inline(always)]
    fn at(&self, i: usize) -> Fields {
        debug_assert!(i < self.count);
        let packet = self.first.wrapping_add(i);
        // SAFETY: the array has so many packets, of pointers and numbers; nothing of it is borrowed.
        unsafe {
            Fields {
                message: aead::Message {
                    nonce: (&raw const (*packet).nonce).read(),
                    nonce_len: (&raw const (*packet).nonce_len).read(),
                    aad: (&raw const (*packet).aad).read(),
                    aad_len: (&raw const (*packet).aad_len).read(),
                    input: (&raw const (*packet).input).read(),
                    len: (&raw const (*packet).len).read(),
                    output: (&raw const (*packet).output).read(),
                },
                tag: (&raw const (*packet).tag).read(),
            }
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

    /// Checks the buffers of packet `i`, and its lengths.
    fn check<V: Cipher>(&self, i: usize, context: *const V::Context, keys: Memory, seals: bool) -> Result {
        self.check_buffers(i, Memory::of(context), keys, seals)?;
        let Fields { message, .. } = self.at(i);
        // SAFETY: the caller's.
        unsafe { V::nonce(message.nonce, message.nonce_len)? };
        raw::check_lengths::<V>(message.len, message.aad_len).map_err(aead::sealing)
    }

    /// Checks the buffers against each other, the context, and the arrays of the packets and of their keys. Compiled once, for
    /// it knows no cipher.
    #[inline(never)]
    fn check_buffers(&self, i: usize, context: Memory, keys: Memory, seals: bool) -> Result {
        let Fields { message, tag } = self.at(i);
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

/// What was read of a packet.
struct Fields {
    message: aead::Message,
    tag: *mut u8,
}

/// A batch that is sealed or opened.
///
/// Whether it is, and of how many keys, is known at run time: four copies of the code would be a tenth of the library.
struct Run<'a, 'k, V: Cipher> {
    packets: Packets<'a>,
    keys: Keys<'k, V>,
    seals: bool,
}

impl<V: Cipher> Run<'_, '_, V> {
    /// Whether packet `i` was checked and is in order: a tag that does not fit comes later.
    #[inline(always)]
    fn is_right(&self, i: usize) -> bool {
        let result = self.packets.result(i);
        result == RADDLE_OK as c_int || result == RADDLE_ERROR_TAG as c_int
    }
}

impl<'a, V: Cipher> Batch<'a, V> for Run<'a, '_, V> {
    fn count(&self) -> usize {
        self.packets.count
    }

    fn check(&mut self, i: usize) {
        let checked = match self.keys.of(i) {
            Ok(Some((context, _))) => self.packets.check::<V>(i, context, self.keys.memory(), self.seals),
            // Another run of the batch has the key.
            Ok(None) => return,
            Err(error) => Err(error),
        };
        self.packets.set_result(i, crate::error::code(checked));
    }

    #[inline]
    fn text_bytes(&self, i: usize) -> Option<usize> {
        let has_key = matches!(self.keys.of(i), Ok(Some(_)));
        (has_key && self.is_right(i)).then(|| self.packets.at(i).message.len)
    }

    #[inline]
    fn aad_bytes(&self, i: usize) -> usize {
        self.packets.at(i).message.aad_len
    }

    #[inline]
    fn key(&self, i: usize) -> &V::Expanded {
        match self.keys.of(i) {
            Ok(Some((_, cipher))) => raw::expanded(cipher),
            // Asked for packets that are in order only.
            _ => unreachable!(),
        }
    }

    #[inline]
    fn nonce(&self, i: usize) -> <V as AeadAlgorithm>::Nonce<'a> {
        if !(matches!(self.keys.of(i), Ok(Some(_))) && self.is_right(i)) {
            return V::no_nonce();
        }
        let Fields { message, .. } = self.packets.at(i);
        // SAFETY: the caller's; it was checked.
        unsafe { V::nonce(message.nonce, message.nonce_len) }.unwrap_or_else(|_| V::no_nonce())
    }

    // Once, and not at each place that asks for it.
    #[inline(never)]
    fn message(&mut self, i: usize) -> Option<Message<'_, V>> {
        let seals = self.seals;
        let (_, cipher) = self.keys.of(i).ok()??;
        if !self.is_right(i) {
            return None;
        }
        let Fields { message, tag } = self.packets.at(i);
        // SAFETY: the caller's; what is written is apart from what is read.
        unsafe {
            let text = in_out(message.input, message.output, message.len).ok()?;
            let aad = input(message.aad, message.aad_len).ok()?;
            Some(if seals {
                raw::sealed(cipher, aad, text, output(tag, TAG).ok()?)
            } else {
                raw::opened(cipher, aad, text, Tag::from(*array::<TAG>(tag).ok()?))
            })
        }
    }

    fn refuse(&mut self, i: usize) {
        self.packets.set_result(i, RADDLE_ERROR_TAG);
    }
}

/// Seals or opens packets under one key.
pub(crate) fn one<V: Cipher>(
    context: *const V::Context,
    cipher: &Aead<V>,
    packets: Packets<'_>,
    seals: bool,
) -> Result {
    check_call(&[Memory::of(context)], &[packets.memory()])?;
    run(Run { packets, keys: Keys::One(context, cipher), seals });
    packets.outcome()
}

/// Seals or opens packets, each under its own key, of which `V` has a size. The outcome is asked for once all sizes had
/// their turn.
pub(crate) fn each<V: Cipher>(keys: &[*const V::Context], packets: Packets<'_>, seals: bool) {
    run(Run { packets, keys: Keys::<V>::Own(keys), seals });
}

#[inline(never)]
fn run<V: Cipher>(mut batch: Run<'_, '_, V>) {
    raw::run::<V>(&mut batch);
}

/// What a batch with a key for each packet starts with: the arrays, which must be apart from each other.
///
/// # Safety
///
/// As for [`crate::arguments::elements`].
pub(crate) unsafe fn keyed<'a, C: Context>(
    keys: *const *const C,
    packets: *mut raddle_packet,
    count: usize,
) -> Result<(&'a [*const C], Packets<'a>)> {
    let packets = Packets::new(packets, count)?;
    // SAFETY: the caller's.
    let keys = unsafe { crate::arguments::elements(keys, count)? };
    check_call(&[Memory::new(keys.as_ptr().cast(), size_of_val(keys))], &[packets.memory()])?;
    // Results are written before the last key is read.
    keys.iter()
        .filter(|key| !key.is_null())
        .try_for_each(|&key| check_call(&[Memory::of(key)], &[packets.memory()]))?;
    // What the caller left there is no result: a packet stays refused unless a run of the batch has its key.
    (0..count).for_each(|i| packets.set_result(i, RADDLE_ERROR_CONTEXT));
    Ok((keys, packets))
}
