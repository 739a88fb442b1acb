//! `aes*_gcm_{seal,open}_finish_*`: the rest of a message and its tag, or all of a short message.
//!
//! With the sum S, n blocks of ciphertext C and the block of lengths L, the tag is
//!
//! > E(J0) + S H^(n+2) + C(1) H^(n+1) + … + C(n) H^2 + L H:
//!
//! a sum of products, lane by lane, which is reduced once. S and L are known at the beginning, so their products are
//! computed during the rounds of AES. When a message is opened, all other products are too. E(J0) is encrypted together
//! with the blocks.
//!
//! Each number of vectors has rounds of its own. A message of at most two blocks uses vectors of one or two lanes, so
//! that fewer lanes must be added at the end. `narrow` kernels use several vectors of two lanes for some more blocks,
//! for cores on which a round takes longer with 512 bits. A longer message has iterations of the maximal number of
//! vectors before its last vectors. The sum of an iteration takes the place of S. Unlike S, this sum is already
//! multiplied, and so it is one block nearer. With 512 bits, sealing has several iterations of fewer vectors, whose
//! products overlap with the rounds of the next.
//!
//! | module | contents |
//! |---|---|
//! | `registers` | the use of each register |
//! | `setup` | parameters and constants of all paths |
//! | [`path`] | the last vectors, and the vectors of an iteration |
//! | [`pending`] | iterations whose products overlap with the next rounds |
//! | [`tail`] | the last vector, which may be partial |

mod path;
mod pending;
mod registers;
mod setup;
mod tail;

use std::marker::PhantomData;

use raddle_isa::Code;
use raddle_isa::builder::straight;
use raddle_isa::builder::x86_64::*;

use crate::AnyOperation;
use crate::Kernel;
use crate::aes::x86_64::{REVERSE_BYTES, lanes};
use crate::aes::{BLOCK, Size, sized};
use crate::aes_gcm::Direction;
use crate::aes_gcm::operation::AesGcmFinish;
use crate::ghash::x86_64::{Layout, REDUCE};
use crate::variant::{Builder, Variant};
use crate::x86_64::width::Width;
use path::Path;
use registers::LEN;
use setup::{Before, Setup, branch};
use tail::Tail;

/// The maximal number of vectors at once, limited by the free registers and by the powers.
const VECTORS: usize = 8;

/// Returns the kernels.
pub(super) fn kernels() -> Vec<Kernel> {
    let of = |size| {
        let [seal, open] = Direction::ALL.map(|direction| (size, direction));
        // AES-192 is rare, and the C library has room for two.
        let narrow = (size != Size::Aes192).then(|| {
            let kernel = Finish::<Zmm>::pending(seal).narrow();
            kernel.kernel(sized!(size, "_gcm_seal_finish_vaes512_narrow"))
        });
        let all = [
            Finish::<Xmm>::new(seal, Before::Iteration).kernel(sized!(size, "_gcm_seal_finish_aesni")),
            Finish::<Xmm>::new(open, Before::Iteration).kernel(sized!(size, "_gcm_open_finish_aesni")),
            Finish::<Ymm>::new(seal, Before::Iteration).kernel(sized!(size, "_gcm_seal_finish_vaes256")),
            Finish::<Ymm>::new(open, Before::Iteration).kernel(sized!(size, "_gcm_open_finish_vaes256")),
            Finish::<Zmm>::pending(seal).kernel(sized!(size, "_gcm_seal_finish_vaes512")),
            Finish::<Zmm>::new(open, Before::Iteration).kernel(sized!(size, "_gcm_open_finish_vaes512")),
        ];
        all.into_iter().chain(narrow)
    };
    Size::ALL.into_iter().flat_map(of).collect()
}

/// Returns candidates for fewer bytes, and with products after the rounds.
pub(super) fn candidates() -> Vec<Kernel> {
    let [seal, open] = Direction::ALL.map(|direction| (Size::Aes128, direction));
    vec![
        Finish::<Zmm>::new(seal, Before::Nothing).kernel("aes128_gcm_seal_finish_vaes512_without_turn"),
        Finish::<Zmm>::new(open, Before::Nothing).kernel("aes128_gcm_open_finish_vaes512_without_turn"),
        Finish::<Zmm>::new(seal, Before::Iteration).kernel("aes128_gcm_seal_finish_vaes512_apart"),
    ]
}

/// The rest of a message in vectors `V`, or in narrower ones.
struct Finish<V> {
    size: Size,
    direction: Direction,
    /// The maximal number of vectors at once.
    vectors: usize,
    before: Before,
    /// The number of 256-bit vectors up to which a message uses these instead of wider ones.
    narrow: usize,
    /// The maximal number of bytes of a message.
    max: usize,
    width: PhantomData<V>,
}

impl<V: Width> Finish<V> {
    fn new((size, direction): (Size, Direction), before: Before) -> Finish<V> {
        let max = V::BYTES * VECTORS * if before == Before::Nothing { 1 } else { 2 };
        Finish { size, direction, vectors: VECTORS, before, narrow: 1, max, width: PhantomData }
    }

    /// Returns a kernel with pending products. Four vectors are enough to hide the latency of a round on Intel's cores,
    /// and the powers of twice as many fit into one sum. Up to the maximal length this is at least as fast as kernels
    /// for whole blocks and an end (Emerald Rapids; the models of Ice Lake and Zen 4 agree).
    fn pending(of: (Size, Direction)) -> Finish<V> {
        Finish { vectors: 4, max: 2048, ..Finish::new(of, Before::Pending) }
    }

    /// Seals messages of up to four 256-bit vectors in vectors of that width: on Zen 4, a round has a shorter latency
    /// with 256 bits than with 512. On cores with equal latencies, such as Golden Cove, more vectors only use more
    /// ports.
    fn narrow(self) -> Finish<V> {
        Finish { narrow: 4, ..self }
    }

    /// Returns the number of bytes of the maximal number of vectors.
    fn stride(&self) -> usize {
        V::BYTES * self.vectors
    }

    /// Adds the constants to the table: the control that reverses the bytes of blocks, twice; the factor of reductions;
    /// the numbers that are added to the counter, first for each lane and then for the next iteration; the constants of
    /// the last vector.
    fn setup(&self, k: &mut Builder<X86_64>) -> Setup {
        let blocks = (self.stride() / BLOCK) as u32;
        let reverse_bytes = k.constants(REVERSE_BYTES.repeat(2));
        Setup {
            size: self.size,
            direction: self.direction,
            before: self.before,
            stride: self.stride(),
            widest: V::BITS,
            layout: Layout::of::<V>(),
            reverse_bytes,
            reduction: k.constants(REDUCE),
            numbers: k.constants(lanes(0..blocks)),
            next: k.constants(lanes(vec![blocks; V::BLOCKS])),
            tail: Tail::new::<V>(k, reverse_bytes),
            counters: (self.before == Before::Pending).then(|| pending::counters(k)),
        }
    }
}

impl<V: Width> Variant for Finish<V> {
    type Target = X86_64;

    fn operation(&self) -> AnyOperation {
        let Finish { size, direction, max, .. } = *self;
        AesGcmFinish { size, direction, powers: Layout::of::<V>().powers(), max: max as u64 }.into()
    }

    fn summary(&self) -> String {
        let products = if self.before == Before::Pending { "; products with the next rounds" } else { "" };
        format!("up to {} vectors with {} lanes at once{products}", self.vectors, V::BLOCKS)
    }

    fn build(&self, k: &mut Builder<X86_64>) -> Vec<Code> {
        let setup = self.setup(k);
        let path = || Path::<V>::new(setup, self.vectors);
        let mut code;
        if V::BITS > 256 {
            let narrow = self.narrow * Ymm::BYTES;
            let wide = path().beyond(narrow).last::<V>();
            let wide = wide.phase("path: vectors of 512 bits");
            let narrow_path = Path::<Ymm>::new(setup, self.narrow).last::<V>();
            code = setup.longer_than(
                narrow,
                wide,
                narrow_path.phase(format!("path: at most {narrow} bytes, in vectors of 256 bits")),
            );
        } else {
            code = path().last::<V>();
        }
        if V::BITS > 128 {
            let one = Path::<Xmm>::new(setup, 1).last::<V>().phase("path: at most one block");
            code = setup.longer_than(Xmm::BYTES, code, one);
        }
        let load = [vec![straight(setup.mask_late())], setup.tail.load()].concat();
        let store = setup.tail.store().phase("tail: stores the last bytes from the stack");
        code = [load.phase("tail: the last vector, which may be partial"), code, store].concat();
        let none = Path::<Xmm>::new(setup, 0).last::<V>().phase("path: no bytes, so E(J0) alone");
        code = branch(test64(LEN, LEN), NOT_EQUAL, code, none);

        let mut all = vec![straight(setup.enter::<V>().phase("load: the counter block, the sum S, and J0"))];
        let more = || straight([cmp64(LEN, self.stride() + 1)]);
        let before = match self.before {
            Before::Nothing => Vec::new(),
            Before::Iteration => {
                let iteration = [path().iteration(), vec![more()]].concat();
                let iteration =
                    iteration.phase(format!("loop: {} bytes an iteration, while more are left", self.stride()));
                vec![Code::Repeat { body: iteration, again: ABOVE_OR_EQUAL }]
            }
            Before::Pending => Path::<Zmm>::new(setup, self.vectors).iterations(),
        };
        if !before.is_empty() {
            all.extend([more(), Code::Skip { unless: BELOW, body: before }]);
        }
        all.push(straight(setup.ends::<V>().phase("GHASH: the products of S and of the block of lengths L")));
        all.extend(code);
        all.push(straight(setup.tag().phase("tag: the sum of products, reduced, XOR E(J0)")));
        all
    }
}
