//! The functions of a cipher for OpenSSL.

use std::{
    ffi::{c_int, c_void},
    marker::PhantomData,
    ptr,
};

use raddle::InOut;

use super::{
    interface::{Cipher, RecordPlace},
    parameters,
};
use crate::{
    abi::{
        self, Dispatch,
        param::{Param, Values, places},
    },
    boundary::{self, Context, bytes, in_out, moved, optional, write},
    planted::Fault,
    reason::Reason,
};

/// The functions of a cipher.
pub(crate) struct Table<C>(PhantomData<C>);

impl<C: Cipher> Table<C> {
    pub(crate) const FUNCTIONS: [Dispatch; 15] = [
        abi::cipher_newctx(Self::create),
        abi::cipher_encrypt_init(Self::encrypt_init),
        abi::cipher_decrypt_init(Self::decrypt_init),
        abi::cipher_update(Self::update),
        abi::cipher_final(Self::finish),
        abi::cipher_cipher(Self::cipher),
        abi::cipher_freectx(Self::free),
        abi::cipher_dupctx(Self::duplicate),
        abi::cipher_get_params(Self::get_facts),
        abi::cipher_get_ctx_params(Self::get),
        abi::cipher_set_ctx_params(Self::set),
        abi::cipher_gettable_params(Self::gettable_facts),
        abi::cipher_gettable_ctx_params(Self::gettable),
        abi::cipher_settable_ctx_params(Self::settable),
        Dispatch::END,
    ];

    unsafe extern "C" fn create(provider: *mut c_void) -> *mut c_void {
        boundary::make(|| Context::place(provider.cast(), C::new()))
    }

    unsafe extern "C" fn free(context: *mut c_void) {
        // SAFETY: OpenSSL passes a pointer that `create` returned.
        unsafe { Context::<C>::free(context) };
    }

    unsafe extern "C" fn duplicate(context: *mut c_void) -> *mut c_void {
        // SAFETY: OpenSSL passes a pointer that `create` returned.
        let Some(context) = (unsafe { context.cast::<Context<C>>().as_ref() }) else { return std::ptr::null_mut() };
        boundary::make(|| Context::place(context.provider, context.inner.clone()))
    }

    unsafe extern "C" fn encrypt_init(
        context: *mut c_void,
        key: *const u8,
        key_len: usize,
        iv: *const u8,
        iv_len: usize,
        params: *const Param,
    ) -> c_int {
        // SAFETY: OpenSSL upholds the contract of `init`.
        unsafe { Self::init(true, context, (key, key_len), (iv, iv_len), params) }
    }

    unsafe extern "C" fn decrypt_init(
        context: *mut c_void,
        key: *const u8,
        key_len: usize,
        iv: *const u8,
        iv_len: usize,
        params: *const Param,
    ) -> c_int {
        // SAFETY: OpenSSL upholds the contract of `init`.
        unsafe { Self::init(false, context, (key, key_len), (iv, iv_len), params) }
    }

    /// # Safety
    ///
    /// `create` made the context; the key and the nonce are null or as long as their lengths say; the parameter array
    /// ends with a null name.
    unsafe fn init(
        seals: bool,
        context: *mut c_void,
        key: (*const u8, usize),
        iv: (*const u8, usize),
        params: *const Param,
    ) -> c_int {
        // SAFETY: the caller upholds the contract of this function.
        unsafe {
            Context::with(context, C::new, |cipher| {
                cipher.init(seals, optional(key.0, key.1), optional(iv.0, iv.1))?;
                Values::new(params).each().try_for_each(|value| cipher.set(&value))
            })
        }
    }

    unsafe extern "C" fn update(
        context: *mut c_void,
        out: *mut u8,
        written: *mut usize,
        room: usize,
        input: *const u8,
        len: usize,
    ) -> c_int {
        // SAFETY: OpenSSL passes a pointer that `create` returned, and its caller passes bytes and room of the given
        // lengths.
        unsafe {
            Context::with(context, C::new, |cipher| {
                let n = Self::process(cipher, out, room, input, len)?;
                write(written, n);
                Ok(())
            })
        }
    }

    unsafe extern "C" fn finish(context: *mut c_void, _: *mut u8, written: *mut usize, _: usize) -> c_int {
        // SAFETY: OpenSSL passes a pointer that `create` returned.
        unsafe {
            Context::with(context, C::new, |cipher| {
                Self::refuse_record(cipher)?;
                cipher.finish()?;
                write(written, 0);
                Ok(())
            })
        }
    }

    /// Refuses a call if a TLS 1.2 record must come next.
    fn refuse_record(cipher: &mut C) -> Result<(), Reason> {
        if cipher.record().is_none() {
            return Ok(());
        }
        cipher.spend_nonce();
        Err(Reason::InvalidRecord)
    }

    /// Implements `EVP_Cipher`, in which a null input ends the message of a cipher that authenticates.
    unsafe extern "C" fn cipher(
        context: *mut c_void,
        out: *mut u8,
        written: *mut usize,
        room: usize,
        input: *const u8,
        len: usize,
    ) -> c_int {
        // SAFETY: OpenSSL and its caller pass the pointers that the functions called here require.
        unsafe {
            if !C::FACTS.aead || Fault::End.is_planted() {
                Self::update(context, out, written, room, input, len)
            } else if input.is_null() {
                Self::finish(context, out, written, room)
            } else if len == 0 {
                // Without bytes, the call starts a message, and additional data may follow. It is no whole record.
                Context::with(context, C::new, |cipher| {
                    Self::refuse_record(cipher)?;
                    let begun = cipher.absorb_aad(&[]);
                    if out.is_null() { begun } else { begun.or_else(|_| cipher.update(InOut::in_place(&mut []))) }?;
                    write(written, 0);
                    Ok(())
                })
            } else {
                Self::update(context, out, written, room, input, len)
            }
        }
    }

    /// Processes additional data, a TLS 1.2 record or a piece of a message, and returns the number of bytes to report.
    ///
    /// # Safety
    ///
    /// The pointers lead to bytes and room of the given lengths.
    unsafe fn process(
        cipher: &mut C,
        out: *mut u8,
        room: usize,
        input: *const u8,
        len: usize,
    ) -> Result<usize, Reason> {
        if len == 0 && C::FACTS.aead {
            return Ok(0);
        }
        if len == 0 {
            // A cipher that authenticates nothing reports a missing key even for no bytes.
            return cipher.update(InOut::in_place(&mut [])).map(|()| 0);
        }
        if room < len {
            return Err(Reason::OutputTooSmall);
        }
        // A message that was moved and does not open in its new place is not left there.
        let erase = |out: *mut u8| {
            if out.cast_const() != input {
                // SAFETY: the caller upholds the contract of this function.
                unsafe { ptr::write_bytes(out, 0, len) };
            }
        };
        if let Some(place) = cipher.record() {
            if out.is_null() || input.is_null() || place == RecordPlace::InPlace && out.cast_const() != input {
                cipher.spend_nonce();
                return Err(Reason::InvalidRecord);
            }
            // SAFETY: the caller upholds the contract of this function.
            let processed = cipher.process_record(unsafe { moved(out, input, len) });
            return processed.inspect_err(|_| erase(out));
        }
        if out.is_null() {
            // SAFETY: the caller upholds the contract of this function.
            cipher.absorb_aad(unsafe { bytes(input, len)? })?;
            return Ok(len);
        }
        // SAFETY: the caller upholds the contract of this function.
        let updated = cipher.update(unsafe { in_out(out, input, len)? });
        let overlaps = out.addr().abs_diff(input.addr()) < len;
        updated
            .inspect_err(|_| {
                if overlaps {
                    erase(out)
                }
            })
            .map(|()| len)
    }

    unsafe extern "C" fn get_facts(params: *mut Param) -> c_int {
        // SAFETY: OpenSSL passes an array that ends with a null name.
        boundary::run(|| unsafe { places(params) }.try_for_each(|mut place| parameters::get(&C::FACTS, &mut place)))
    }

    unsafe extern "C" fn get(context: *mut c_void, params: *mut Param) -> c_int {
        // SAFETY: OpenSSL passes a pointer that `create` returned, and an array that ends with a null name.
        unsafe {
            Context::with(context, C::new, |cipher| places(params).try_for_each(|mut place| cipher.get(&mut place)))
        }
    }

    unsafe extern "C" fn set(context: *mut c_void, params: *const Param) -> c_int {
        // SAFETY: OpenSSL passes a pointer that `create` returned, and an array that ends with a null name.
        unsafe {
            Context::with(context, C::new, |cipher| Values::new(params).each().try_for_each(|value| cipher.set(&value)))
        }
    }

    unsafe extern "C" fn gettable_facts(_: *mut c_void) -> *const Param {
        parameters::GETTABLE.as_ptr()
    }

    unsafe extern "C" fn gettable(_: *mut c_void, _: *mut c_void) -> *const Param {
        C::GETTABLE.as_ptr()
    }

    unsafe extern "C" fn settable(_: *mut c_void, _: *mut c_void) -> *const Param {
        C::SETTABLE.as_ptr()
    }
}
