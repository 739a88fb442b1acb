//! The rows of x86-64 that an intrinsic of `core::arch::x86_64` says.

use std::arch::x86_64::*;

use crate::call::{Bytes, Call, Immediate, Meaning, bytes, with_number};

/// Bits of RFLAGS.
const CF: usize = 0;
const OF: usize = 11;

/// Returns the operands that an instruction writes, by its intrinsic, or `None` if it has no intrinsic.
///
/// A line has the row, the operands that the intrinsic takes, in its order, and the intrinsic for each width of the vectors.
/// After `imm` the last operand is a constant of the intrinsic.
macro_rules! table {
    ($row:ident $width:ident; $($kind:ident $name:ident $args:tt: $($bytes:literal $intrinsic:ident)*;)+) => {
        match ($row, $width) {
            $($((stringify!($name), $bytes) => |call| table!(@$kind call $intrinsic $args),)*)+
            _ => return None,
        }
    };
    (@reg $call:ident $intrinsic:ident ($($arg:literal),*)) => {{
        // SAFETY: Miri is told that the processor has all features.
        #[allow(unused_unsafe)]
        Some(vec![bytes(unsafe { $intrinsic($($call.get($arg)),*) })])
    }};
    // From an address, which need not be aligned.
    (@load $call:ident $intrinsic:ident ($arg:literal)) => {{
        // SAFETY: the operand is in the memory, or Miri says so.
        Some(vec![bytes(unsafe { $intrinsic($call.pointer($arg) as *const _) })])
    }};
    // From its value, for intrinsics that take what they repeat by reference.
    (@refer $call:ident $intrinsic:ident ($arg:literal)) => {{
        // SAFETY: Miri is told that the processor has all features.
        Some(vec![bytes(unsafe { $intrinsic(&$call.get($arg)) })])
    }};
    (@store $call:ident $intrinsic:ident ($at:literal, $arg:literal)) => {{
        let value = $call.get($arg);
        // SAFETY: the operand is in the memory, or Miri says so.
        unsafe { $intrinsic($call.pointer($at), value) };
        Some(Vec::new())
    }};
    (@imm $call:ident $intrinsic:ident $args:tt) => { table!(@number $call $intrinsic i32 8 $args) };
    (@uimm $call:ident $intrinsic:ident $args:tt) => { table!(@number $call $intrinsic u32 8 $args) };
    // Of fewer bits, where the intrinsic takes no others and the instruction ignores them.
    (@imm1 $call:ident $intrinsic:ident $args:tt) => { table!(@number $call $intrinsic i32 1 $args) };
    (@imm2 $call:ident $intrinsic:ident $args:tt) => { table!(@number $call $intrinsic i32 2 $args) };
    (@imm4 $call:ident $intrinsic:ident $args:tt) => { table!(@number $call $intrinsic i32 4 $args) };
    (@number $call:ident $intrinsic:ident $type:ident $bits:literal ($($arg:literal),*)) => {
        table!(@split $call $intrinsic $type $bits () $($arg)*)
    };
    (@split $call:ident $intrinsic:ident $type:ident $bits:literal ($($arg:literal)*) $number:literal) => {{
        struct With<'a, 'b>(&'a Call<'b>);
        impl Immediate for With<'_, '_> {
            fn with<const N: i32, const U: u32>(self) -> Option<Vec<Bytes>> {
                // SAFETY: Miri is told that the processor has all features.
                #[allow(unused_unsafe)]
                Some(vec![bytes(unsafe { table!(@const $type $intrinsic)($(self.0.get($arg)),*) })])
            }
        }
        with_number($call.number($number) & ((1 << $bits) - 1), With($call))
    }};
    (@split $call:ident $intrinsic:ident $type:ident $bits:literal ($($arg:literal)*) $first:literal $($rest:literal)+) => {
        table!(@split $call $intrinsic $type $bits ($($arg)* $first) $($rest)+)
    };
    (@const i32 $intrinsic:ident) => { $intrinsic::<N> };
    (@const u32 $intrinsic:ident) => { $intrinsic::<U> };
}

/// Returns the function that executes a row whose widest operand has this number of bytes.
pub(crate) fn find(row: &str, width: usize) -> Option<Meaning> {
    Some(match row {
        "mulx64" => mulx,
        "adcx64" => |call| add_carry(call, CF),
        "adox64" => |call| add_carry(call, OF),
        "vmovdqu8_load" => |call| {
            let (mask, at) = (call.get::<u64>(1), call.pointer(2) as *const _);
            // SAFETY: the bytes that the mask names are in the memory, or Miri says so.
            Some(vec![match call.size(2) {
                16 => bytes(unsafe { _mm_maskz_loadu_epi8(mask as u16, at) }),
                32 => bytes(unsafe { _mm256_maskz_loadu_epi8(mask as u32, at) }),
                _ => bytes(unsafe { _mm512_maskz_loadu_epi8(mask, at) }),
            }])
        },
        "vmovdqu8_store" => |call| {
            let (mask, at) = (call.get::<u64>(1), call.pointer(0));
            // SAFETY: the bytes that the mask names are in the memory, or Miri says so.
            match call.size(0) {
                16 => unsafe { _mm_mask_storeu_epi8(at, mask as u16, call.get(2)) },
                32 => unsafe { _mm256_mask_storeu_epi8(at, mask as u32, call.get(2)) },
                _ => unsafe { _mm512_mask_storeu_epi8(at, mask, call.get(2)) },
            }
            Some(Vec::new())
        },
        _ => vectors(row, width)?,
    })
}

fn mulx(call: &mut Call<'_>) -> Option<Vec<Bytes>> {
    let mut high = 0;
    // SAFETY: Miri is told that the processor has all features.
    let low = unsafe { _mulx_u64(call.get(2), call.get(3), &mut high) };
    Some(vec![bytes(low), bytes(high)])
}

/// A sum with one of two carries.
fn add_carry(call: &mut Call<'_>, flag: usize) -> Option<Vec<Bytes>> {
    let mut sum = 0;
    // SAFETY: Miri is told that the processor has all features.
    let carry = unsafe { _addcarryx_u64(call.status(flag).into(), call.get(0), call.get(1), &mut sum) };
    call.set_status(flag, carry == 1);
    Some(vec![bytes(sum)])
}

fn vectors(row: &str, width: usize) -> Option<Meaning> {
    Some(table! { row width;
        load vmovdqu(1): 16 _mm_loadu_si128 32 _mm256_loadu_si256;
        load vmovdqu32(1): 16 _mm_loadu_epi32 32 _mm256_loadu_epi32 64 _mm512_loadu_epi32;
        store vmovdqu_store(0, 1): 16 _mm_storeu_si128 32 _mm256_storeu_si256;
        store vmovdqu32_store(0, 1): 16 _mm_storeu_epi32 32 _mm256_storeu_epi32 64 _mm512_storeu_epi32;
        reg vmovd(1): 16 _mm_cvtsi32_si128;
        reg vmovd_gpr(1): 16 _mm_cvtsi128_si32;
        load vmovd_load(1): 16 _mm_loadu_si32;
        reg vmovq(1): 16 _mm_cvtsi64_si128;
        reg vmovq_gpr(1): 16 _mm_cvtsi128_si64;
        load vmovq_load(1): 16 _mm_loadl_epi64;
        reg kmovq(1): 8 _cvtu64_mask64;
        reg kxorq(1, 2): 8 _kxor_mask64;

        reg vpaddd(1, 2): 16 _mm_add_epi32 32 _mm256_add_epi32 64 _mm512_add_epi32;
        reg vpaddq(1, 2): 16 _mm_add_epi64 32 _mm256_add_epi64 64 _mm512_add_epi64;
        reg vpxor(1, 2): 16 _mm_xor_si128 32 _mm256_xor_si256;
        reg vpxord(1, 2): 16 _mm_xor_epi32 32 _mm256_xor_epi32 64 _mm512_xor_epi32;
        reg vpor(1, 2): 16 _mm_or_si128 32 _mm256_or_si256;
        reg vpcmpeqd(1, 2): 16 _mm_cmpeq_epi32 32 _mm256_cmpeq_epi32;
        reg vpand(1, 2): 16 _mm_and_si128 32 _mm256_and_si256;
        reg vpandn(1, 2): 16 _mm_andnot_si128 32 _mm256_andnot_si256;
        reg vpandq(1, 2): 16 _mm_and_si128 32 _mm256_and_si256 64 _mm512_and_epi64;
        reg vporq(1, 2): 16 _mm_or_epi64 32 _mm256_or_epi64 64 _mm512_or_epi64;
        imm vpternlogd(0, 1, 2, 3): 16 _mm_ternarylogic_epi32 32 _mm256_ternarylogic_epi32 64 _mm512_ternarylogic_epi32;
        // Miri lacks the intrinsics of lanes of 64 bits. What a lane is does not matter to the bits.
        imm vpternlogq(0, 1, 2, 3): 16 _mm_ternarylogic_epi32 32 _mm256_ternarylogic_epi32 64 _mm512_ternarylogic_epi32;
        imm vpslld(1, 2): 16 _mm_slli_epi32 32 _mm256_slli_epi32;
        uimm vpslld(1, 2): 64 _mm512_slli_epi32;
        imm vpsrld(1, 2): 16 _mm_srli_epi32 32 _mm256_srli_epi32;
        uimm vpsrld(1, 2): 64 _mm512_srli_epi32;
        imm vpsllq(1, 2): 16 _mm_slli_epi64 32 _mm256_slli_epi64;
        uimm vpsllq(1, 2): 64 _mm512_slli_epi64;
        imm vpsrlq(1, 2): 16 _mm_srli_epi64 32 _mm256_srli_epi64;
        uimm vpsrlq(1, 2): 64 _mm512_srli_epi64;
        imm vprold(1, 2): 16 _mm_rol_epi32 32 _mm256_rol_epi32 64 _mm512_rol_epi32;
        imm vprolq(1, 2): 16 _mm_rol_epi64 32 _mm256_rol_epi64 64 _mm512_rol_epi64;
        reg vpmuludq(1, 2): 16 _mm_mul_epu32 32 _mm256_mul_epu32 64 _mm512_mul_epu32;

        reg vpshufb(1, 2): 16 _mm_shuffle_epi8 32 _mm256_shuffle_epi8 64 _mm512_shuffle_epi8;
        imm vpalignr(1, 2, 3): 16 _mm_alignr_epi8 32 _mm256_alignr_epi8 64 _mm512_alignr_epi8;
        imm4 vblendps(1, 2, 3): 16 _mm_blend_ps;
        imm vblendps(1, 2, 3): 32 _mm256_blend_ps;
        imm vpshufd(1, 2): 16 _mm_shuffle_epi32 32 _mm256_shuffle_epi32 64 _mm512_shuffle_epi32;
        imm vpshufd_masked(0, 1, 2, 3): 16 _mm_mask_shuffle_epi32 32 _mm256_mask_shuffle_epi32 64 _mm512_mask_shuffle_epi32;
        reg vpunpckldq(1, 2): 16 _mm_unpacklo_epi32 32 _mm256_unpacklo_epi32 64 _mm512_unpacklo_epi32;
        reg vpunpckhdq(1, 2): 16 _mm_unpackhi_epi32 32 _mm256_unpackhi_epi32 64 _mm512_unpackhi_epi32;
        reg vpunpcklqdq(1, 2): 16 _mm_unpacklo_epi64 32 _mm256_unpacklo_epi64 64 _mm512_unpacklo_epi64;
        reg vpunpckhqdq(1, 2): 16 _mm_unpackhi_epi64 32 _mm256_unpackhi_epi64 64 _mm512_unpackhi_epi64;
        imm vperm2i128(1, 2, 3): 32 _mm256_permute2x128_si256;
        imm vshufi32x4(1, 2, 3): 32 _mm256_shuffle_i32x4 64 _mm512_shuffle_i32x4;
        imm1 vextracti128(1, 2): 32 _mm256_extracti128_si256;
        imm2 vextracti32x4(1, 2): 64 _mm512_extracti32x4_epi32;
        imm1 vextracti64x4(1, 2): 64 _mm512_extracti64x4_epi64;
        imm1 vinserti128(1, 2, 3): 32 _mm256_inserti128_si256;
        imm2 vinserti32x4(1, 2, 3): 64 _mm512_inserti32x4;
        imm1 vinserti64x4(1, 2, 3): 64 _mm512_inserti64x4;
        reg vbroadcasti128(1): 32 _mm256_broadcastsi128_si256;
        reg vbroadcasti32x4(1): 32 _mm256_broadcast_i32x4 64 _mm512_broadcast_i32x4;
        reg vbroadcasti64x4(1): 64 _mm512_broadcast_i64x4;
        reg vpbroadcastd(1): 16 _mm_broadcastd_epi32 32 _mm256_broadcastd_epi32 64 _mm512_broadcastd_epi32;
        reg vpbroadcastd_gpr(1): 16 _mm_set1_epi32 32 _mm256_set1_epi32 64 _mm512_set1_epi32;
        reg vpbroadcastd_load(1): 16 _mm_set1_epi32 32 _mm256_set1_epi32 64 _mm512_set1_epi32;
        reg vpbroadcastq_load(1): 16 _mm_set1_epi64x 32 _mm256_set1_epi64x 64 _mm512_set1_epi64;
        refer vbroadcastss(1): 16 _mm_broadcast_ss 32 _mm256_broadcast_ss;

        reg vaesenc(1, 2): 16 _mm_aesenc_si128 32 _mm256_aesenc_epi128 64 _mm512_aesenc_epi128;
        reg vaesenclast(1, 2): 16 _mm_aesenclast_si128 32 _mm256_aesenclast_epi128 64 _mm512_aesenclast_epi128;
        imm vpclmulqdq(1, 2, 3): 16 _mm_clmulepi64_si128 32 _mm256_clmulepi64_epi128 64 _mm512_clmulepi64_epi128;
        reg sha256rnds2(0, 1, 2): 16 _mm_sha256rnds2_epu32;
        reg sha256msg1(0, 1): 16 _mm_sha256msg1_epu32;
        reg sha256msg2(0, 1): 16 _mm_sha256msg2_epu32;
    })
}
