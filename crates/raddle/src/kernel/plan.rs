//! The kernels that the library uses for a message or a batch, by name.

use super::{
    aes::{
        gcm_siv::{plan::AesGcmSivPlan, size::SivKeySize},
        plan::AesGcmPlan,
        size::{Direction, KeySize},
    },
    chacha20, chacha20poly1305,
    combined::{self, Combination},
    contract::{Contract, parameter::*, plan::Plan},
    hash::{function::CompressionFunction, schedule::is_short},
    poly1305, sha1_checked,
};
use crate::cpu::token::Token;

/// The maximum number of kernels of a plan.
const MAX_KERNELS: usize = 32;

/// The kernels of a plan, each once, in the order of their first calls.
struct Kernels {
    kernels: [(&'static str, usize); MAX_KERNELS],
    len: usize,
}

impl Kernels {
    /// Adds a kernel. If the plan has it, only the number is added.
    fn add(&mut self, (name, number): (&'static str, usize)) {
        match self.kernels[..self.len].iter_mut().find(|(known, _)| *known == name) {
            Some((_, sum)) => *sum += number,
            None => {
                self.kernels[self.len] = (name, number);
                self.len += 1;
            }
        }
    }

    fn extend(&mut self, kernels: impl IntoIterator<Item = (&'static str, usize)>) {
        kernels.into_iter().for_each(|kernel| self.add(kernel));
    }

    fn aes_gcm<S: KeySize, D: Direction>(&mut self, len: usize) {
        self.extend(D::plan_of(AesGcmPlan::<S>::select(Token::current())).parts(len));
    }

    fn aes_gcm_siv<S: SivKeySize>(&mut self, opens: bool, len: usize) {
        let plan = AesGcmSivPlan::<S>::select(Token::current());
        let mut rest = if opens { len } else { 0 };
        while let Some(entry) = plan.open.entry(rest) {
            self.add((entry.kernel.name(), rest - rest % entry.kernel.shape().multiple));
            rest %= entry.kernel.shape().multiple;
        }
        self.extend(plan.xor.entry(len).map(|xor| (xor.kernel.name(), 0)));
        self.extend(plan.hash.entry(len).map(|hash| (hash.kernel.name(), 0)));
    }

    fn chacha20_poly1305(&mut self, len: usize) {
        let (begin, fused) = chacha20poly1305::driver::parts(len);
        self.extend(begin.map(|kernel| (kernel.name(), 0)));
        self.extend(fused.map(|kernel| (kernel.name(), 0)));
        if begin.is_none() && fused.is_none() {
            self.extend(chacha20::driver::steps(len).map(|(kernel, bytes)| (kernel.name(), bytes)));
        }
        if fused.is_none() {
            self.extend(poly1305::driver::steps(len));
        }
    }

    fn chacha20_poly1305_many(&mut self, len: usize, messages: usize) {
        self.extend(chacha20poly1305::batch::kernels(len, messages).map(|kernel| (kernel.name(), 0)));
        if self.len == 0 {
            return self.chacha20_poly1305(len);
        }
        match chacha20poly1305::batch::mac_kernel(messages) {
            Some(kernel) => self.add((kernel.name(), 0)),
            None => self.extend(poly1305::driver::steps(len)),
        }
    }

    fn hash<F: CompressionFunction>(&mut self, len: usize, messages: usize) {
        let plan = F::kernels().plan(Token::current());
        let several = plan.several.kernels(is_short::<F>(len)).entries().iter().rev();
        let several = several.map(|entry| (entry.kernel.name(), entry.from()));
        self.extend(several.chain([(plan.one.name(), 1)]).filter(|(_, from)| *from <= messages));
    }

    fn tree<C: Contract>(&mut self, plan: &Plan<C>, messages: usize) {
        let entries = plan.entries().iter().rev().filter(|entry| entry.from() <= messages);
        self.extend(entries.map(|entry| (entry.kernel.name(), entry.from())));
    }

    fn combined<C: Combination>(&mut self) {
        self.extend(combined::chosen::<C>(Token::current()).map(|kernel| (kernel.name(), 1)));
    }
}

/// Returns the kernels with which the level in use processes `messages` messages of `len` bytes each, in the order of
/// their first calls. Operations are named as their kernels begin.
///
/// | operations | number that comes with a kernel |
/// |---|---|
/// | `chacha20_xor`, `poly1305`, `aes128_gcm_seal` to `aes256_gcm_open` | the bytes that it takes |
/// | `aes128_gcm_siv_seal` to `aes256_gcm_siv_open`, `chacha20_poly1305`, `chacha20_poly1305_many` | the bytes, or 0 if kernels share them |
/// | `md5`, `sha1`, `sha256`, `sha512`, `blake3`, `md5_sha256`, `sha1_sha256`, `md5_sha1_sha256`, `sha1_checked` | the messages from which on it is used |
/// | `blake3_inputs`, `sha256_pairs`, `sha1_checked_lanes`, whose remainder the operations without the suffix process | the same |
///
/// # Panics
///
/// Panics if there is no such operation.
pub fn plan(operation: &str, len: usize, messages: usize) -> impl Iterator<Item = (&'static str, usize)> + use<> {
    let mut all = Kernels { kernels: [("", 0); MAX_KERNELS], len: 0 };
    let token = Token::current();
    match operation {
        "chacha20_xor" => all.extend(chacha20::driver::steps(len).map(|(kernel, bytes)| (kernel.name(), bytes))),
        "poly1305" => all.extend(poly1305::driver::steps(len)),
        "chacha20_poly1305" => all.chacha20_poly1305(len),
        "chacha20_poly1305_many" => all.chacha20_poly1305_many(len, messages),
        "aes128_gcm_seal" => all.aes_gcm::<Bits128, Seal>(len),
        "aes128_gcm_open" => all.aes_gcm::<Bits128, Open>(len),
        "aes192_gcm_seal" => all.aes_gcm::<Bits192, Seal>(len),
        "aes192_gcm_open" => all.aes_gcm::<Bits192, Open>(len),
        "aes256_gcm_seal" => all.aes_gcm::<Bits256, Seal>(len),
        "aes256_gcm_open" => all.aes_gcm::<Bits256, Open>(len),
        "aes128_gcm_siv_seal" => all.aes_gcm_siv::<Bits128>(false, len),
        "aes128_gcm_siv_open" => all.aes_gcm_siv::<Bits128>(true, len),
        "aes256_gcm_siv_seal" => all.aes_gcm_siv::<Bits256>(false, len),
        "aes256_gcm_siv_open" => all.aes_gcm_siv::<Bits256>(true, len),
        "md5" => all.hash::<Md5>(len, messages),
        "sha1" => all.hash::<Sha1>(len, messages),
        "sha256" => all.hash::<Sha256>(len, messages),
        "sha512" => all.hash::<Sha512>(len, messages),
        "blake3" => all.hash::<Blake3>(len, messages),
        "blake3_inputs" => all.tree(&Blake3::kernels().plan(token).tree.inputs, messages),
        "sha256_pairs" => all.tree(&Sha256::kernels().plan(token).tree.pairs, messages),
        "md5_sha256" => all.combined::<Md5Sha256>(),
        "sha1_sha256" => all.combined::<Sha1Sha256>(),
        "md5_sha1_sha256" => all.combined::<Md5Sha1Sha256>(),
        "sha1_checked" => all.extend(sha1_checked::chosen(token).map(|kernel| (kernel.name(), 1))),
        "sha1_checked_lanes" => all.extend(sha1_checked::many::plan(token).filter(|(_, from)| *from <= messages)),
        _ => panic!("{operation} is not an operation with a plan"),
    }
    all.kernels.into_iter().take(all.len)
}
