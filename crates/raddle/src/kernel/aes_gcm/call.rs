//! The calls of AES-GCM kernels.

use super::{direction::Direction, state::AesGcmState};
use crate::{
    kernel::{
        aes::size::KeySize,
        contract::{argument::*, parameter::*, wrapper::wrappers},
        generated::contracts::*,
    },
    memory::text::Pointers,
};

/// Declares the wrappers for contracts that take a text, a key and the state of a message: the stand-ins that Miri
/// runs, and the interfaces, one for each key size and direction.
macro_rules! text_wrappers {
    ($($name:ident, $portable:ident { $($size:ident, $direction:ident = $hash:literal;)+ })+) => {
        wrappers! {$(
            $name<S: KeySize, D: Direction> {
                $($name<$size, $direction> = $hash;)+
                |self, token, text: Pointers<'_>, key: Made<'_, GcmKey<S>>, message: &mut AesGcmState|
                    { let (out, input, len) = text.arguments(); }
                    enters (out, input, len, key.argument(), Write::from_mut(message)), len,
                    if key.layout() == self.shape().layout;
                miri |shape, (out, input, len, key, state)| {
                    // SAFETY: the caller upholds the contract of the kernel.
                    unsafe {
                        let (cipher, hash) = parts::<S>(key, shape.powers);
                        let key = super::portable::Key::<S> { cipher: &cipher, hash: &hash };
                        let (state, text) = (&mut *state.pointer::<AesGcmState>(), Pointers::back(out, input, len));
                        super::portable::$portable::<S, D>(&key, state, text);
                    }
                }
            }
        )+}
    };
}

text_wrappers! {
    AesGcmBlocks, blocks {
        Bits128, Seal = "83ef56814655ce51c9acb97814499df4e91fa83d483c5fb934c49b6093bb8160";
        Bits128, Open = "373a8b00887c0adc14b5dee912a85bfcc90c0ac7b3263166b08c543dc7ce45de";
        Bits192, Seal = "59edcc14c3e9a7d7ad124bb402f95023dcb6aba717564377452eceb9345948a8";
        Bits192, Open = "57244ef67d32ee90a77e26ebfad4977b19f3518370901fddb54d6e04d2830d04";
        Bits256, Seal = "85177f8f7f3afd541b43459c19623ccf139b282902e87b102e3e211586a48340";
        Bits256, Open = "3902c3545e4e4438130e6437b3968a825314b20d51440b05092ee1abc13aaa40";
    }
    AesGcmFinish, finish {
        Bits128, Seal = "0bd32768208c80ec116be293a16afc3c1839e765f9464ccbf009e3f96f133cde";
        Bits128, Open = "c1e0689029e5c969147a0d3e3d4f94ecc8bd63adcbf83476937cdd292bcdb478";
        Bits192, Seal = "5a0fa9768b99eb2ff39e09d91fdacafa5c3251c1793ea76d9d1fced1c5c0228a";
        Bits192, Open = "c758d84b94e22b12cf2f434347a280d71e5ca76795feedb8ca1de297a77e78af";
        Bits256, Seal = "ac917ad600f781943214b34f4fd25d7bacc3b753804ae66a378bc2e66b4ebf47";
        Bits256, Open = "096cfd2ec09b8983bc073eeab1c5a2d61263d243751513fbab7c87d4a495e91b";
    }
}

/// Reads the cipher and the key H from a key.
///
/// # Safety
///
/// The stand-ins of the kernels that make keys wrote the key.
#[cfg(miri)]
pub(in crate::kernel) unsafe fn parts<S: KeySize>(
    key: Read<GcmKey<S>>,
    powers: usize,
) -> (std::rc::Rc<S::Portable>, std::rc::Rc<ghash::GHash>) {
    use crate::kernel::{aes::call::cipher, ghash::call::hash_key};

    /// The offset of the powers in a key.
    const POWERS: usize = 256;

    // SAFETY: the caller guarantees that the stand-ins wrote the key.
    unsafe { (cipher::<S>(key.pointer()), hash_key(key.pointer::<u8>().add(POWERS), powers)) }
}
