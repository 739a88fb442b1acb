//! Every printed kernel that this CPU can run, called as its contract says by code that goes behind the compiler's back.

use raddle::InOut;
use raddle::kernel::{
    Bits128, Bits192, Bits256, Chacha20Poly1305State, Direction, HashFunction, Kernel, KeySize, Md5, Open,
    Poly1305State, Seal, Sha256, aes_ctr_xor, aes_expand, aes_gcm_blocks, aes_gcm_finish, chacha20_poly1305_begin,
    chacha20_poly1305_blocks, chacha20_xor, contracts::Contract, ghash_blocks, ghash_powers, hash_blocks, hash_lanes,
    hash_streams, poly1305_blocks, poly1305_finish, poly1305_powers,
};

use super::Random;

/// A kernel as machine code.
#[derive(Clone, Copy)]
pub(crate) struct Printed {
    pub(crate) name: &'static str,
    pub(crate) entry: *const (),
    table: &'static [u8],
    /// Bytes of its stack frame.
    pub(crate) stack: usize,
}

impl Printed {
    /// The arguments with the table behind them, as registers hold them.
    pub(crate) fn with_table(&self, mut arguments: Vec<usize>) -> [usize; 6] {
        arguments.push(self.table.as_ptr().addr());
        arguments.resize(6, 0);
        arguments.try_into().unwrap()
    }
}

/// What is checked of each kernel.
pub(crate) trait Check {
    /// On which of these lengths.
    fn lengths(&self, all: Vec<usize>) -> Vec<usize> {
        all
    }

    /// Calls a kernel on `bytes` bytes, each time with what `arguments` returns: other secrets, in the same places.
    fn check(&mut self, kernel: &Printed, bytes: usize, arguments: &mut dyn FnMut(&mut Random) -> Vec<usize>);
}

/// The printed kernels of a list that this CPU can run.
pub(crate) fn printed<C: Contract>(
    all: impl IntoIterator<Item = &'static Kernel<C>>,
) -> impl Iterator<Item = (&'static Kernel<C>, Printed)> {
    let printed = all.into_iter().filter_map(|kernel| {
        let entry = kernel.entry_point()?;
        Some((kernel, Printed { name: kernel.name(), entry, table: kernel.table(), stack: kernel.stack() }))
    });
    printed.filter(|(kernel, Printed { entry, .. })| {
        let pad: &[u8] = if cfg!(target_arch = "x86_64") {
            &[0xf3, 0x0f, 0x1e, 0xfa] // endbr64
        } else if cfg!(target_arch = "aarch64") {
            &[0x5f, 0x24, 0x03, 0xd5] // bti c
        } else {
            &[]
        };
        // SAFETY: a kernel is longer, and code can be read.
        assert_eq!(unsafe { std::slice::from_raw_parts(entry.cast::<u8>(), pad.len()) }, pad, "{kernel:?}");
        let runs = kernel.is_available();
        if !runs {
            println!("skipped: {kernel:?}");
        }
        runs
    })
}

/// Kernels of ChaCha20.
pub(crate) fn chacha20(check: &mut dyn Check) {
    let (mut output, mut input) = (vec![0_u8; 10_000], vec![0_u8; 10_000]);
    let mut state = Random(0).state();
    for (_, xor) in printed(chacha20_xor()) {
        for bytes in check.lengths((0..2300).chain((2300..9000).step_by(61)).collect()) {
            check.check(&xor, bytes, &mut |random| {
                state[4..12].fill_with(|| random.next() as u32);
                input.fill_with(|| random.next() as u8);
                vec![output.as_mut_ptr().addr(), input.as_ptr().addr(), bytes, state.as_ptr().addr()]
            });
        }
    }
}

/// Kernels of Poly1305.
pub(crate) fn poly1305(check: &mut dyn Check) {
    let mut state = Box::new(Poly1305State::new(&[0; 32]));
    let mut input = vec![0; 20_000];
    let mut tag = [0_u8; 16];
    for (_, powers) in printed(poly1305_powers().iter().copied()) {
        check.check(&powers, 0, &mut |random| {
            *state = Poly1305State::new(&random.array());
            vec![(&raw mut *state).addr()]
        });
    }
    for (kernel, blocks) in printed(poly1305_blocks()) {
        for bytes in check.lengths((0..9).map(|turns| turns * kernel.multiple()).collect()) {
            check.check(&blocks, bytes, &mut |random| {
                *state = Poly1305State::new(&random.array());
                state.set_accumulator([random.next(), random.next(), random.next() % 5]);
                // Powers, where it reads some.
                kernel.apply(&mut state, &[]).unwrap();
                input.fill_with(|| random.next() as u8);
                vec![(&raw mut *state).addr(), input.as_ptr().addr(), bytes]
            });
        }
    }
    for (_, finish) in printed(poly1305_finish()) {
        for bytes in check.lengths((0..=1024).step_by(16).collect()) {
            check.check(&finish, bytes, &mut |random| {
                *state = Poly1305State::new(&random.array());
                state.set_accumulator([random.next(), random.next(), random.next() % 5]);
                input.fill_with(|| random.next() as u8);
                vec![(&raw mut *state).addr(), input.as_ptr().addr(), bytes, tag.as_mut_ptr().addr()]
            });
        }
    }
}

/// Kernels of ChaCha20-Poly1305.
pub(crate) fn chacha20_poly1305(check: &mut dyn Check) {
    let mut state = Box::new(Chacha20Poly1305State::new(&[0; 32], &[0; 12]));
    let (mut output, mut input, mut mac) = (vec![0_u8; 20_000], vec![0; 20_000], vec![0; 20_000]);
    for (kernel, begin) in printed(chacha20_poly1305_begin().iter().copied()) {
        for bytes in check.lengths((0..=kernel.most()).collect()) {
            check.check(&begin, bytes, &mut |random| {
                *state = Chacha20Poly1305State::new(&random.array(), &[9; 12]);
                input[..bytes].fill_with(|| random.next() as u8);
                let (to, from) = (output.as_mut_ptr().addr(), input.as_ptr().addr());
                vec![to, from, bytes, (&raw mut *state).addr()]
            });
        }
    }
    for (kernel, both) in printed(chacha20_poly1305_blocks().iter().copied()) {
        for bytes in check.lengths((0..7).map(|turns| turns * kernel.multiple()).collect()) {
            check.check(&both, bytes, &mut |random| {
                *state = Chacha20Poly1305State::new(&random.array(), &[9; 12]);
                *state.mac() = Poly1305State::new(&random.array());
                state.mac().set_accumulator([random.next(), random.next(), random.next() % 5]);
                // Powers, where it reads some.
                kernel.seal(&mut state, InOut::in_place(&mut []), &[]).unwrap();
                input.fill_with(|| random.next() as u8);
                mac.fill_with(|| random.next() as u8);
                let (to, from) = (output.as_mut_ptr().addr(), input.as_ptr().addr());
                vec![to, from, bytes, (&raw mut *state).addr(), mac.as_ptr().addr()]
            });
        }
    }
}

/// Memory at the alignment of keys: any bytes are round keys and powers.
#[repr(C, align(64))]
struct Aligned([u8; 8192]);

/// What kernels of AES and GHASH work on.
struct Places {
    key: Aligned,
    /// The state of AES-GCM, or the sum.
    state: Aligned,
    input: Vec<u8>,
    output: Vec<u8>,
    counter: [u8; 16],
}

impl Places {
    fn new() -> Box<Self> {
        let [key, state] = [0; 2].map(|_| Aligned([0; 8192]));
        Box::new(Self { key, state, input: vec![0; 10_000], output: vec![0; 10_000], counter: [9; 16] })
    }

    /// Other keys and another message; counters, J0 and lengths are public.
    fn draw(&mut self, random: &mut Random) {
        self.key.0[..4096].fill_with(|| random.next() as u8);
        self.state.0[..48].fill(9);
        self.state.0[32..48].fill_with(|| random.next() as u8);
        self.input.fill_with(|| random.next() as u8);
    }

    fn key(&mut self) -> usize {
        self.key.0.as_mut_ptr().addr()
    }

    fn state(&mut self) -> usize {
        self.state.0.as_mut_ptr().addr()
    }

    /// Where to write, where to read, how many bytes.
    fn text(&mut self, bytes: usize) -> [usize; 3] {
        [self.output.as_mut_ptr().addr(), self.input.as_ptr().addr(), bytes]
    }
}

fn aes<S: KeySize>(places: &mut Places, check: &mut dyn Check) {
    for (_, expand) in printed(aes_expand::<S>()) {
        check.check(&expand, 0, &mut |random| {
            places.draw(random);
            vec![places.input.as_ptr().addr(), places.key()]
        });
    }
    for (_, ctr) in printed(aes_ctr_xor::<S>()) {
        for bytes in check.lengths((0..600).chain([1024, 2000, 4096]).collect()) {
            check.check(&ctr, bytes, &mut |random| {
                places.draw(random);
                let key = places.key();
                [&places.text(bytes)[..], &[key, places.counter.as_ptr().addr()]].concat()
            });
        }
    }
}

fn aes_gcm<S: KeySize, D: Direction>(places: &mut Places, check: &mut dyn Check) {
    for (kernel, blocks) in printed(aes_gcm_blocks::<S, D>()) {
        for bytes in check.lengths((0..7).map(|turns| turns * kernel.multiple()).collect()) {
            check.check(&blocks, bytes, &mut |random| {
                places.draw(random);
                [&places.text(bytes)[..], &[places.key(), places.state()]].concat()
            });
        }
    }
    for (kernel, finish) in printed(aes_gcm_finish::<S, D>()) {
        for bytes in check.lengths((0..=kernel.most()).collect()) {
            check.check(&finish, bytes, &mut |random| {
                places.draw(random);
                [&places.text(bytes)[..], &[places.key(), places.state()]].concat()
            });
        }
    }
}

fn of_a_size<S: KeySize>(check: &mut dyn Check) {
    let mut places = Places::new();
    aes::<S>(&mut places, check);
    aes_gcm::<S, Seal>(&mut places, check);
    aes_gcm::<S, Open>(&mut places, check);
}

/// Kernels of AES and AES-GCM.
pub(crate) fn aes_and_aes_gcm(check: &mut dyn Check) {
    of_a_size::<Bits128>(check);
    of_a_size::<Bits192>(check);
    of_a_size::<Bits256>(check);
}

/// Kernels of GHASH.
pub(crate) fn ghash(check: &mut dyn Check) {
    let mut places = Places::new();
    for (_, powers) in printed(ghash_powers()) {
        check.check(&powers, 0, &mut |random| {
            places.draw(random);
            vec![places.input.as_ptr().addr(), places.key()]
        });
    }
    for (_, blocks) in printed(ghash_blocks()) {
        for bytes in check.lengths((0..=130).map(|count| 16 * count).collect()) {
            check.check(&blocks, bytes, &mut |random| {
                places.draw(random);
                let [_, input, bytes] = places.text(bytes);
                vec![places.state(), input, bytes, places.key()]
            });
        }
    }
}

/// The most messages that a kernel takes.
const MESSAGES: usize = 128;

fn hash<F: HashFunction>(check: &mut dyn Check) {
    let mut state = vec![0_u32; 8 * MESSAGES];
    let mut input = vec![0_u8; MESSAGES * 600];
    let lengths = check.lengths((0..9).map(|count| 64 * count).collect());
    for (_, blocks) in printed(hash_blocks::<F>()) {
        for &bytes in &lengths {
            check.check(&blocks, bytes, &mut |random| {
                state[..8].fill_with(|| random.next() as u32);
                input[..600].fill_with(|| random.next() as u8);
                vec![state.as_mut_ptr().addr(), input.as_ptr().addr(), bytes]
            });
        }
    }
    let inputs: Vec<usize> = (0..MESSAGES).map(|i| input[600 * i..].as_ptr().addr()).collect();
    let mut several = |bytes: usize, random: &mut Random| {
        state.fill_with(|| random.next() as u32);
        input.fill_with(|| random.next() as u8);
        vec![state.as_mut_ptr().addr(), inputs.as_ptr().addr(), bytes]
    };
    let streams = printed(hash_streams::<F>().iter().copied()).map(|(_, streams)| streams);
    for kernel in streams.chain(printed(hash_lanes::<F>().iter().copied()).map(|(_, lanes)| lanes)) {
        for &bytes in &lengths {
            check.check(&kernel, bytes, &mut |random| several(bytes, random));
        }
    }
}

/// Kernels of SHA-256 and MD5.
pub(crate) fn hashes(check: &mut dyn Check) {
    hash::<Sha256>(check);
    hash::<Md5>(check);
}
