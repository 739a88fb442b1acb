//! The features of the CPU, and the features that the library uses.

use core::{
    ffi::{CStr, c_char},
    str::FromStr,
};

use core_api::cpu::{self, Core, Level};

use crate::{
    arguments::{check, output},
    error::{Result, code, raddle_error, raddle_error::*},
};

/// A function that calls another function with each of several texts.
type Texts<'t> = &'t dyn Fn(&mut dyn FnMut(&str));

/// Writes texts and a NUL, or nothing if there is not enough room.
///
/// # Safety
///
/// The contract of [`output`] applies.
unsafe fn write(texts: Texts<'_>, to: *mut c_char, size: usize) -> Result {
    check(to.cast(), size)?;
    let mut bytes = 0;
    texts(&mut |text| bytes += text.len());
    if bytes >= size {
        return Err(RADDLE_ERROR_BUFFER);
    }
    // SAFETY: the caller upholds the contract of this function.
    let to = unsafe { output(to.cast(), size)? };
    let mut at = 0;
    texts(&mut |text| {
        to[at..at + text.len()].copy_from_slice(text.as_bytes());
        at += text.len();
    });
    to[at] = 0;
    Ok(())
}

/// Reads a name.
///
/// # Safety
///
/// The pointer is NULL, or leads to one of the caller's texts, which ends with a NUL.
unsafe fn parse<T: FromStr>(name: *const c_char) -> Result<T> {
    if name.is_null() {
        return Err(RADDLE_ERROR_NULL);
    }
    // SAFETY: the caller upholds the contract of this function.
    let name = unsafe { CStr::from_ptr(name) };
    name.to_str().ok().and_then(|name| name.parse().ok()).ok_or(RADDLE_ERROR_ARGUMENT)
}

/// Describes the CPU, the level and the features in use, and the plan, in one human-readable line that ends with a NUL.
/// 512 bytes are enough.
///
/// Errors: `RADDLE_ERROR_BUFFER` if the line does not fit, and those of arguments.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_cpu_describe(text: *mut c_char, size: usize) -> raddle_error {
    let description = cpu::describe();
    let (level, features, core) = (cpu::level(), cpu::features(), cpu::core());
    let texts = |each: &mut dyn FnMut(&str)| {
        [description.brand(), ", level ", level.name(), " ("].into_iter().for_each(&mut *each);
        let mut names = features.names();
        let mut before = "";
        // `black_box` keeps the compiler from unrolling the loop.
        while let Some(name) = core::hint::black_box(&mut names).next() {
            [before, name].into_iter().for_each(&mut *each);
            before = " ";
        }
        [if features.is_empty() { "none" } else { "" }, "), plan of ", core.name()].into_iter().for_each(each);
    };
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { write(&texts, text, size) })
}

/// Writes the name of the level in use, such as `avx2`, with a NUL. 16 bytes are enough.
///
/// Errors: as for `raddle_cpu_describe`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_cpu_level(name: *mut c_char, size: usize) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { write(&|each| each(cpu::level().name()), name, size) })
}

/// Writes the name of the core whose plan chooses the kernels, such as `zen5`, with a NUL. 32 bytes are enough.
///
/// Errors: as for `raddle_cpu_describe`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_cpu_core(name: *mut c_char, size: usize) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { write(&|each| each(cpu::core().name()), name, size) })
}

/// Lowers the level to at most the one with this name, for the rest of the process and in every thread. The level is
/// never raised. AES and GHASH contexts that were set up before keep their kernels. The variable `RADDLE_CPU` does the
/// same at the start.
///
/// Errors: `RADDLE_ERROR_ARGUMENT` if this architecture has no such level, and `RADDLE_ERROR_NULL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_cpu_set_max_level(name: *const c_char) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { parse(name) }.map(|level: Level| {
        cpu::set_max_level(level);
    }))
}

/// Uses the plan of another core for the rest of the process, and in every thread. A plan adds no features. The variable
/// `RADDLE_CORE` does the same at the start.
///
/// Errors: `RADDLE_ERROR_ARGUMENT` if this architecture has no such plan, and `RADDLE_ERROR_NULL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_cpu_set_core(name: *const c_char) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { parse::<Core>(name) }.map(cpu::set_core))
}

/// Returns the version of the library, such as `0.1.0`. The text is constant.
#[unsafe(no_mangle)]
pub extern "C" fn raddle_version() -> *const c_char {
    const VERSION: &CStr = match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
        Ok(version) => version,
        Err(_) => c"",
    };
    VERSION.as_ptr()
}
