//! The functions of a message authentication code for OpenSSL.

use std::{
    ffi::{c_int, c_void},
    marker::PhantomData,
};

use super::interface::Mac;
use crate::{
    abi::{
        self, Dispatch,
        names::MAC_BYTES,
        param::{Param, Values, places},
    },
    boundary::{self, Context, bytes, optional, room, write},
    provider::Provider,
    reason::Reason,
    skey,
};

/// The functions of a message authentication code.
pub(crate) struct Table<M>(PhantomData<M>);

impl<M: Mac> Table<M> {
    pub(crate) const FUNCTIONS: [Dispatch; 14] = [
        abi::mac_newctx(Self::create),
        abi::mac_dupctx(Self::duplicate),
        abi::mac_freectx(Self::free),
        abi::mac_init(Self::init),
        abi::mac_init_skey(Self::init_skey),
        abi::mac_update(Self::update),
        abi::mac_final(Self::finish),
        abi::mac_get_params(Self::get_facts),
        abi::mac_get_ctx_params(Self::get),
        abi::mac_set_ctx_params(Self::set),
        abi::mac_gettable_params(Self::gettable_facts),
        abi::mac_gettable_ctx_params(Self::gettable),
        abi::mac_settable_ctx_params(Self::settable),
        Dispatch::END,
    ];

    unsafe extern "C" fn create(provider: *mut c_void) -> *mut c_void {
        boundary::make(|| Context::place(provider.cast(), M::new()))
    }

    unsafe extern "C" fn free(context: *mut c_void) {
        // SAFETY: OpenSSL passes a pointer that `create` returned.
        unsafe { Context::<M>::free(context) };
    }

    unsafe extern "C" fn duplicate(context: *mut c_void) -> *mut c_void {
        // SAFETY: OpenSSL passes a pointer that `create` returned.
        let Some(context) = (unsafe { context.cast::<Context<M>>().as_ref() }) else { return std::ptr::null_mut() };
        boundary::make(|| match context.inner.duplicate() {
            Some(inner) => Context::place(context.provider, inner),
            None => std::ptr::null_mut(),
        })
    }

    /// Returns the provider of a context.
    ///
    /// # Safety
    ///
    /// The pointer is null, or `create` returned it.
    unsafe fn provider<'a>(context: *mut c_void) -> Result<&'a Provider, Reason> {
        // SAFETY: the caller upholds the contract of this function, and OpenSSL guarantees that a provider outlives its
        // contexts.
        unsafe { context.cast::<Context<M>>().as_ref().and_then(|context| context.provider.as_ref()) }
            .ok_or(Reason::NoMemory)
    }

    unsafe extern "C" fn init(context: *mut c_void, key: *const u8, len: usize, params: *const Param) -> c_int {
        // SAFETY: OpenSSL passes a pointer that `create` returned. Its caller passes `len` bytes and an array that ends
        // with a null name.
        unsafe { Self::start(context, optional(key, len), params) }
    }

    /// Starts a message with a key object.
    unsafe extern "C" fn init_skey(context: *mut c_void, key: *mut c_void, params: *const Param) -> c_int {
        // SAFETY: OpenSSL passes a pointer that `create` returned, a key object of this provider, and an array that
        // ends with a null name.
        unsafe { Self::start(context, skey::bytes(key), params) }
    }

    /// # Safety
    ///
    /// `create` made the context, and the array of parameters ends with a null name.
    unsafe fn start(context: *mut c_void, key: Option<&[u8]>, params: *const Param) -> c_int {
        // SAFETY: the caller upholds the contract of this function.
        unsafe {
            let provider = Self::provider(context);
            Context::with(context, M::new, |mac: &mut M| {
                mac.set(provider?, Values::new(params))?;
                mac.init(key)
            })
        }
    }

    unsafe extern "C" fn update(context: *mut c_void, input: *const u8, len: usize) -> c_int {
        // SAFETY: OpenSSL passes a pointer that `create` returned, and its caller passes `len` bytes.
        unsafe { Context::with(context, M::new, |mac: &mut M| mac.update(bytes(input, len)?)) }
    }

    unsafe extern "C" fn finish(context: *mut c_void, out: *mut u8, written: *mut usize, len: usize) -> c_int {
        // SAFETY: OpenSSL passes a pointer that `create` returned, and its caller passes room of the given length.
        unsafe {
            Context::with(context, M::new, |mac: &mut M| {
                let n = mac.finish(room(out, len)?)?;
                write(written, n);
                Ok(())
            })
        }
    }

    unsafe extern "C" fn get_facts(params: *mut Param) -> c_int {
        boundary::run(|| {
            // SAFETY: OpenSSL passes an array that ends with a null name.
            for mut place in unsafe { places(params) } {
                if let Some(bytes) = M::BYTES
                    && place.name() == MAC_BYTES
                {
                    place.set_size(bytes)?;
                }
            }
            Ok(())
        })
    }

    unsafe extern "C" fn get(context: *mut c_void, params: *mut Param) -> c_int {
        // SAFETY: OpenSSL passes a pointer that `create` returned, and an array that ends with a null name.
        unsafe {
            Context::with(context, M::new, |mac: &mut M| places(params).try_for_each(|mut place| mac.get(&mut place)))
        }
    }

    unsafe extern "C" fn set(context: *mut c_void, params: *const Param) -> c_int {
        // SAFETY: OpenSSL passes a pointer that `create` returned, and an array that ends with a null name.
        unsafe {
            let provider = Self::provider(context);
            Context::with(context, M::new, |mac: &mut M| mac.set(provider?, Values::new(params)))
        }
    }

    unsafe extern "C" fn gettable_facts(_: *mut c_void) -> *const Param {
        const FACTS: &[Param] = &[Param::size(MAC_BYTES), Param::END];
        const NONE: &[Param] = &[Param::END];
        if M::BYTES.is_some() { FACTS.as_ptr() } else { NONE.as_ptr() }
    }

    unsafe extern "C" fn gettable(_: *mut c_void, _: *mut c_void) -> *const Param {
        M::GETTABLE.as_ptr()
    }

    unsafe extern "C" fn settable(_: *mut c_void, _: *mut c_void) -> *const Param {
        M::SETTABLE.as_ptr()
    }
}
