//! The kernels of raddle, one folder per algorithm: the specification, what it asks of an instruction set, and for
//! each instruction set how that is done and in which shapes.

mod aarch64;
pub mod aes;
pub mod aes_ctr;
pub mod aes_gcm;
pub mod chacha20;
pub mod chacha20_poly1305;
pub mod ghash;
pub mod hash;
pub mod md5;
mod operation;
pub mod poly1305;
mod ppc64le;
pub mod sha256;
mod x86_64;

use raddle_isa::Isa;

pub use operation::Operation;

/// A kernel of one of the operations.
pub type Kernel = raddle_isa::Kernel<Operation>;

/// Every kernel of every instruction set, in the order in which they are printed and proved.
pub fn all() -> Vec<Kernel> {
    let aes = [aes::kernels(), aes_ctr::kernels(), ghash::kernels(), aes_gcm::kernels()].concat();
    let hashes = [sha256::kernels(), md5::kernels()].concat();
    [chacha20::kernels(), poly1305::kernels(), chacha20_poly1305::kernels(), aes, hashes].concat()
}

/// Other orders and widths of the same kernels, from which the tuner chooses.
pub fn candidates() -> Vec<Kernel> {
    let aes = [aes_ctr::candidates(), ghash::candidates(), aes_gcm::candidates()].concat();
    let hashes = [sha256::candidates(), md5::candidates()].concat();
    [chacha20::candidates(), poly1305::candidates(), chacha20_poly1305::candidates(), aes, hashes].concat()
}

/// The kernels of one instruction set.
pub fn of(isa: Isa) -> impl Iterator<Item = Kernel> {
    all().into_iter().filter(move |kernel| kernel.isa == isa)
}

/// The kernel of this name; an instruction set tells apart those that share one.
pub fn named(isa: Isa, name: &str) -> Option<Kernel> {
    of(isa).find(|kernel| kernel.name == name)
}
