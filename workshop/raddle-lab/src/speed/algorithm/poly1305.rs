//! Poly1305 (RFC 8439, 2.5): a new key for each message, the whole message in one call.

use std::hint::black_box;

use raddle::kernel::{
    Poly1305Blocks, Poly1305Finish, Poly1305State, Refused, poly1305_blocks, poly1305_finish, poly1305_plan,
};

use super::{Algorithm, KEY, Kernel, Subject};
use crate::speed::competitors::{self, Competitor};
use crate::speed::upper::UpperHalves;

/// The algorithm `poly1305`.
pub(crate) struct Poly1305;

impl Algorithm for Poly1305 {
    fn name(&self) -> &'static str {
        "poly1305"
    }

    fn operations(&self) -> &'static [&'static str] {
        &["authenticate"]
    }

    fn kernels(&self) -> Vec<Kernel> {
        poly1305_blocks()
            .iter()
            .map(|kernel| Kernel { name: kernel.name(), available: kernel.is_available() })
            .collect()
    }

    fn picked(&self, _operation: &str, bytes: usize) -> Vec<&'static str> {
        poly1305_plan(bytes).map(|(name, _)| name).collect()
    }

    fn ours(&self, _operation: &str) -> Box<dyn Subject> {
        use raddle::poly1305::{OneTimeKey, authenticate};
        subject(|key, message| *authenticate(OneTimeKey::from(*key), message).as_bytes())
    }

    /// Returns two kernels: the first processes as much as it can, the second the remainder.
    fn by_kernel(&self, name: &str, _operation: &str) -> Option<Box<dyn Subject>> {
        let able = || poly1305_blocks().iter().filter(|kernel| kernel.is_available());
        let kernels =
            [able().find(|kernel| kernel.name() == name)?, able().rfind(|kernel| kernel.multiple() == BLOCK)?];
        let finish = poly1305_finish().iter().rfind(|kernel| kernel.is_available())?;
        Some(subject(move |key, message| {
            by(kernels, finish, key, message).expect("the kernels have been found available")
        }))
    }

    fn by_competitor(&self, competitor: Competitor, _operation: &str) -> Option<Box<dyn Subject>> {
        match competitor {
            Competitor::RustCrypto => Some(subject(competitors::rustcrypto::poly1305())),
            #[cfg(feature = "competitor-openssl")]
            Competitor::OpenSsl => Some(subject(competitors::openssl::poly1305())),
            #[cfg(feature = "competitor-aws-lc")]
            Competitor::AwsLc => Some(subject(competitors::aws_lc::poly1305())),
            #[cfg(feature = "competitor-libsodium")]
            Competitor::Libsodium => Some(subject(competitors::libsodium::poly1305())),
            // graviola and ring have Poly1305 only inside their AEADs.
            _ => None,
        }
    }
}

/// The number of bytes in a block.
const BLOCK: usize = 16;

/// Computes the tag with kernels of decreasing width.
fn by(
    kernels: [&Poly1305Blocks; 2],
    finish: &Poly1305Finish,
    key: &[u8; 32],
    mut message: &[u8],
) -> Result<[u8; 16], Refused> {
    let mut state = Poly1305State::new(key);
    for kernel in kernels {
        while message.len() >= kernel.multiple() {
            let max = message.len().min(kernel.max_len());
            let (blocks, rest) = message.split_at(max - max % kernel.multiple());
            kernel.apply(&mut state, blocks)?;
            message = rest;
        }
    }
    if message.is_empty() {
        return finish.apply(&mut state, &[], 1);
    }
    let mut last = [0; BLOCK];
    last[..message.len()].copy_from_slice(message);
    last[message.len()] = 1;
    finish.apply(&mut state, &last, 0)
}

fn subject(tag: impl FnMut(&[u8; 32], &[u8]) -> [u8; 16] + 'static) -> Box<dyn Subject> {
    let key = |number| KEY.map(|byte: u8| byte ^ number);
    Box::new(Authenticator { tag, keys: std::array::from_fn(|i| key(i as u8)), messages: 0 })
}

/// An authenticator: `tag` takes the key and the message.
struct Authenticator<F> {
    tag: F,
    /// The keys of messages, prepared beforehand: a load that spans several recent stores would wait for them.
    keys: [[u8; 32]; 8],
    /// The number of messages so far.
    messages: usize,
}

impl<F: FnMut(&[u8; 32], &[u8]) -> [u8; 16]> Authenticator<F> {
    fn next(&mut self, message: &[u8]) -> [u8; 16] {
        let key = &self.keys[self.messages % self.keys.len()];
        self.messages += 1;
        (self.tag)(key, message)
    }
}

impl<F: FnMut(&[u8; 32], &[u8]) -> [u8; 16]> Subject for Authenticator<F> {
    fn repeat(&mut self, message: &mut [u8], calls: u64, upper: UpperHalves) {
        for _ in 0..calls {
            upper.before_call();
            black_box(self.next(message));
        }
    }

    /// Returns two tags: the second shows whether the key took effect and the accumulator was reset.
    fn outcome(&mut self, message: &mut [u8]) -> Vec<u8> {
        self.messages = 0;
        [self.next(message), self.next(message)].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speed::upper::witness::Witness;

    #[test]
    fn upper_halves_are_dirty_at_each_call() {
        Witness::check(1, |seen| subject(move |_, _| seen.call()));
    }
}
