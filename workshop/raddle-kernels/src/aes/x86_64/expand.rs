//! `aes*_expand_*`: the key schedule (FIPS 197, 5.2), four words at a time.
//!
//! A word is the word Nk places earlier plus either the previous word or g, where g is SUBWORD of the previous word,
//! with or without ROTWORD before it. So four new words are the sums of the first one, two, three and four old words,
//! each plus the same g: `Constants::sums`. The S-box is computed by `vaesenclast`: on a block of four equal words,
//! SHIFTROWS changes nothing, and the round key of `vaesenclast` is the round constant.

use raddle_isa::Inst;
use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, at, straight};

use crate::Kernel;
use crate::aes::operation::AesExpand;
use crate::aes::phases::expansion;
use crate::aes::{BLOCK, Size, sized};
use crate::variant::{self, Builder};

/// The words from which the next ones are computed: the first four, and the words after them.
pub(super) const FIRST: Xmm = xmm(0);
pub(super) const REST: Xmm = xmm(1);
const G: Xmm = xmm(2);
const SPARE: Xmm = xmm(3);

/// The constants: controls of `vpshufb`, then numbers that are added to a word.
#[derive(Clone, Copy)]
struct Constants {
    /// The control for ROTWORD of the last word of the key, four times.
    rotate: Part,
    /// The control for the last word of four, four times.
    last: Part,
    /// The controls that move words one and two places up, with zeros below.
    up: [Part; 2],
    /// Zero, and the round constants from number 1 on.
    added: Part,
}

impl Constants {
    fn new(k: &mut Builder<X86_64>, size: Size) -> Constants {
        let last = 4 * (size.key_words() as u8 - 1) % 16;
        let rotate = [1, 2, 3, 0].map(|i| last + i);
        let up = |words: u8| (0..16).map(move |i: u8| i.checked_sub(4 * words).unwrap_or(0x80));
        // x^(n-1) in GF(2^8).
        let next = |x: &u32| Some(x << 1 ^ (x >> 7) * 0x11b);
        let added = [0].into_iter().chain(std::iter::successors(Some(1), next).take(10));
        Constants {
            rotate: k.constants(rotate.repeat(4)),
            last: k.constants([12, 13, 14, 15].repeat(4)),
            up: [1, 2].map(|words| k.constants(up(words))),
            added: k.constants(added.flat_map(|x| x.to_le_bytes().repeat(4))),
        }
    }

    /// Replaces each word by the sum of itself, the words below it, and g.
    fn sums(self, words: Xmm) -> Vec<Inst> {
        let up = |part: Part| [vpshufb(SPARE, words, part.at(0)), vpxor(words, words, SPARE)];
        self.up.into_iter().flat_map(up).chain([vpxor(words, words, G)]).collect()
    }
}

/// The expansion of a key whose first four words are in [`FIRST`], and the other words in [`REST`].
#[derive(Clone, Copy)]
pub(super) struct Expansion {
    size: Size,
    /// The pointer to the round keys.
    schedule: Gpr64,
    constants: Constants,
}

impl Expansion {
    /// Adds the constants to the table.
    pub(super) fn new(k: &mut Builder<X86_64>, size: Size, schedule: Gpr64) -> Expansion {
        let constants = Constants::new(k, size);
        k.clear([FIRST, REST, G, SPARE]);
        Expansion { size, schedule, constants }
    }

    /// Stores words, unless their offset is beyond the schedule.
    pub(super) fn store(self, offset: usize, words: Xmm) -> Option<Inst> {
        (offset < self.size.schedule_bytes()).then(|| vmovdqu_store(at(self.schedule, offset), words))
    }

    /// Computes and stores the words after the key.
    pub(super) fn insts(self) -> Vec<Inst> {
        let Expansion { size, constants, .. } = self;
        let key_bytes = 4 * size.key_words();
        // The register from whose words g is computed, at the end of the key.
        let end = if size == Size::Aes128 { FIRST } else { REST };
        let added = |n: usize| vaesenclast(G, G, constants.added.at(BLOCK * n));
        let mut insts = Vec::new();
        for n in 1..size.schedule_bytes().div_ceil(key_bytes) {
            insts.extend([vpshufb(G, end, constants.rotate.at(0)), added(n)].phase(expansion(size, n)));
            insts.extend(constants.sums(FIRST));
            insts.extend(self.store(key_bytes * n, FIRST));
            if size == Size::Aes128 {
                continue;
            }
            insts.push(vpshufb(G, FIRST, constants.last.at(0)));
            insts.extend((size == Size::Aes256).then(|| added(0)));
            insts.extend(constants.sums(REST));
            // If a key has six words, the two words stored after these two are overwritten next.
            insts.extend(self.store(key_bytes * n + BLOCK, REST));
        }
        insts
    }
}

/// Builds the kernel.
pub(super) fn kernel(size: Size) -> Kernel {
    let operation = AesExpand(size);
    variant::kernel::<X86_64>(sized!(size, "_expand_aesni"), operation, "four words at a time", |k| {
        let [key, schedule] = ["cipher_key", "schedule"].map(|name| k.arg(name));
        let words = Expansion::new(k, size, schedule);
        let mut insts = vec![vmovdqu(FIRST, at(key, 0))];
        insts.extend(words.store(0, FIRST));
        insts = insts.phase("load: the cipher key, whose words are the first of the schedule");
        match size {
            Size::Aes128 => {}
            Size::Aes192 => insts.push(vmovq_load(REST, at(key, BLOCK))),
            Size::Aes256 => insts.push(vmovdqu(REST, at(key, BLOCK))),
        }
        if size != Size::Aes128 {
            insts.extend(words.store(BLOCK, REST));
        }
        insts.extend(words.insts());
        vec![straight(insts)]
    })
}
