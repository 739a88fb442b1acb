//! Declassification: whether a tag is right is public, although it is computed from secrets.

/// Returns the value. In the valgrind tests, which track secrets, the returned value is public.
#[inline(always)]
pub(crate) fn declassify(value: bool) -> bool {
    #[cfg(all(raddle_valgrind, target_arch = "x86_64"))]
    {
        // A client request (valgrind.h): memory is defined from here on.
        const MAKE_MEM_DEFINED: u64 = (b'M' as u64) << 24 | (b'C' as u64) << 16 | 2;
        let mut public = u8::from(value);
        let request = [MAKE_MEM_DEFINED, (&raw mut public) as u64, 1, 0, 0, 0];
        // SAFETY: outside valgrind, the rotations cancel out, and the exchange does nothing.
        unsafe {
            core::arch::asm!(
                "rol rdi, 3", "rol rdi, 13", "rol rdi, 61", "rol rdi, 51", "xchg rbx, rbx",
                in("rax") request.as_ptr(), inout("rdx") 0_u64 => _,
            );
        }
        return core::hint::black_box(public) == 1;
    }
    #[cfg(not(all(raddle_valgrind, target_arch = "x86_64")))]
    value
}
