//! The powers of the key.

use raddle_isa::Strand;
use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::straight;

use super::{FOLD, LAST, PRODUCTS, W, clear, layout, place, product, reduce};
use crate::ghash::operation::GhashPowers;
use crate::ppc64le::{DATA, OFFSET, REVERSE, REVERSED, in_memory, load, load_reversed, store, strand};
use crate::{Kernel, variant};

// The registers; the first ones are those of the contract.
const H: Gpr = r(3);
const POWERS: Gpr = r(4);
const TABLE: Gpr = r(5);

/// The factor of the key, in the form of a power: R(H) x^129 x^-128 = R(H) x is G x^128, the first power. Modulo Q,
/// x^129 = x^126 + x^122 + x^121 + x + 1; the number stored with it is x^65.
const FIRST: [u128; 2] = [3 << 64, (1 << 62 | 1 << 58 | 1 << 57) << 64 | 2];

/// Returns the register of a power times x^128. By the time another power gets its register, a power is not needed any
/// more.
fn power(n: u32) -> Vr {
    v((n as u8 - 1) % 8)
}

/// Builds the kernel.
pub(super) fn kernel() -> Kernel {
    let operation = GhashPowers(layout());
    variant::kernel::<Ppc64le>("ghash_powers_vsx", operation, "one after the other", |k| {
        k.constants([REVERSED, FOLD as u128].into_iter().chain(FIRST).flat_map(in_memory));
        let mut code = strand();
        code.push(load(REVERSE, TABLE, 0));
        code.push(load(W, TABLE, 16));
        code.push(load_reversed(DATA, H, 0));
        code = code.phase("load: constants, and the key H");
        code = code.then(times(1, DATA, (TABLE, 32)).phase("powers: the first, in the form that multiplications read"));
        for n in 2..=LAST {
            // We multiply by the last power of two before it, so that few powers wait for others.
            let by = 1 << (n - 1).ilog2();
            let note = format!("powers: H^{n} = H^{} H^{by}", n - by);
            code = code.then(times(n, power(n - by), (POWERS, place(by))).phase(note));
        }
        let wipe = (0..20).map(v).map(|x| xxlxor(x, x, x)).chain([li(OFFSET, 0)]);
        vec![code.into(), straight(wipe).phase("wipe: registers that held secrets")]
    })
}

/// Computes power `n` as the product of `a` and the power at `stored`, and stores it.
fn times(n: u32, a: Vr, stored: (Gpr, usize)) -> Strand {
    let (h, [c, x]) = (power(n), PRODUCTS);
    let mut strand = Strand::from_iter(clear()).then(product(a, stored)).then(reduce(h));
    // c = h x^-64 is (h + h0 Q) x^-64, as in the reduction.
    strand.extend([vpmsumd(c, h, W), xxpermdi(x, h, h, 2), xxlxor(c, c, x)]);
    for (half, k) in [(0, 3), (1, 0)] {
        strand.extend([xxpermdi(x, h, c, k)]);
        strand.push(store(POWERS, place(n) + 16 * half, x));
    }
    strand
}
