//! Each kernel of the hashes by itself, against the specification, between guard pages.

#![cfg(unix)]

mod common;

use common::{Random, pages::Guarded};
use raddle::kernel::{
    HashBlocks, HashFunction, Md5, Refused, Sha256, hash_blocks, hash_lanes, hash_plan, hash_streams,
};

const BLOCK: usize = 64;

/// What a kernel does to hash values with as many messages.
type Apply<W> = dyn Fn(&mut [W], &[&[u8]]) -> Result<(), Refused>;

/// A kernel for several messages: streams or lanes.
struct Together<F: HashFunction> {
    name: &'static str,
    messages: usize,
    apply: Box<Apply<F::Words>>,
}

fn together<F: HashFunction>() -> Vec<Together<F>> {
    let streams = hash_streams::<F>().iter().map(|kernel| Together::<F> {
        name: kernel.name(),
        messages: kernel.messages(),
        apply: Box::new(|hashes, messages| kernel.apply(hashes, messages)),
    });
    let lanes = hash_lanes::<F>().iter().map(|kernel| Together::<F> {
        name: kernel.name(),
        messages: kernel.messages(),
        apply: Box::new(|hashes, messages| kernel.apply(hashes, messages)),
    });
    streams.chain(lanes).collect()
}

fn portable<F: HashFunction>() -> &'static HashBlocks<F> {
    hash_blocks::<F>().iter().find(|kernel| kernel.entry_point().is_none()).unwrap()
}

fn random_hash<F: HashFunction>(random: &mut Random) -> F::Words {
    let mut hash = F::Words::default();
    hash.as_mut().fill_with(|| random.next() as u32);
    hash
}

/// The kernels' features are there, or the test says which are not.
fn available(applied: Result<(), Refused>) -> bool {
    match applied {
        Ok(()) => true,
        Err(Refused::Unavailable(reason)) => {
            println!("skipped: {reason}");
            false
        }
        Err(reason) => panic!("{reason}"),
    }
}

fn one<F: HashFunction>() {
    let mut random = Random(5);
    let mut message = Guarded::new(20 * BLOCK);
    message.bytes().fill_with(|| random.next() as u8);
    let whole = message.bytes().len();
    for kernel in hash_blocks::<F>() {
        if !available(kernel.apply(&mut F::Words::default(), &[])) {
            continue;
        }
        for blocks in 0..20 {
            // At the end of the pages and at their start, so that nothing is read on either side.
            for range in [whole - BLOCK * blocks..whole, 0..BLOCK * blocks] {
                let before = random_hash::<F>(&mut random);
                let (mut hash, mut expected) = (before, before);
                kernel.apply(&mut hash, &message.bytes()[range.clone()]).unwrap();
                portable::<F>().apply(&mut expected, &message.bytes()[range]).unwrap();
                assert_eq!(hash, expected, "{} on {blocks} blocks", kernel.name());
                assert!(blocks > 0 || hash == before, "{} on nothing", kernel.name());
            }
        }
        assert!(matches!(kernel.apply(&mut F::Words::default(), &[0; 65]), Err(Refused::Length { len: 65, .. })));
    }
}

fn several<F: HashFunction>() {
    let mut random = Random(6);
    for Together { name, messages, apply } in together::<F>() {
        if !available(apply(&mut vec![F::Words::default(); messages], &vec![&[][..]; messages])) {
            continue;
        }
        let mut pages: Vec<Guarded> = (0..messages).map(|_| Guarded::new(9 * BLOCK)).collect();
        for page in &mut pages {
            page.bytes().fill_with(|| random.next() as u8);
        }
        let pages: Vec<&[u8]> = pages.iter_mut().map(|page| &*page.bytes()).collect();
        for blocks in 0..9 {
            for kind in 0..3 {
                let inputs: Vec<&[u8]> = (0..messages)
                    .map(|i| match kind {
                        0 => &pages[i][pages[i].len() - BLOCK * blocks..],
                        1 => &pages[i][..BLOCK * blocks],
                        // The same memory for some, at any place.
                        _ => &pages[i / 3][i..i + BLOCK * blocks],
                    })
                    .collect();
                let before: Vec<_> = (0..messages).map(|_| random_hash::<F>(&mut random)).collect();
                let (mut hashes, mut expected) = (before.clone(), before);
                apply(&mut hashes, &inputs).unwrap();
                for (hash, input) in expected.iter_mut().zip(&inputs) {
                    portable::<F>().apply(hash, input).unwrap();
                }
                assert!(hashes == expected, "{name} on {blocks} blocks of kind {kind}");
            }
        }
        let mut hashes = vec![F::Words::default(); messages];
        let given = messages - 1;
        let refused = apply(&mut hashes, &pages[..given]);
        assert_eq!(refused, Err(Refused::Messages { given, takes: messages }));
        let mut unequal = vec![&pages[0][..64]; messages];
        unequal[given] = &pages[0][..128];
        assert_eq!(apply(&mut hashes, &unequal), Err(Refused::Unequal));
    }
}

#[test]
fn blocks_of_sha256() {
    one::<Sha256>();
}

#[test]
fn blocks_of_md5() {
    one::<Md5>();
}

#[test]
fn several_messages_of_sha256() {
    several::<Sha256>();
}

#[test]
fn several_messages_of_md5() {
    several::<Md5>();
}

/// What is used is there, and the kernels for more messages come first.
#[test]
fn plans() {
    fn of<F: HashFunction>() {
        for bytes in [1, 1000] {
            let plan: Vec<_> = hash_plan::<F>(bytes).collect();
            assert!(plan.windows(2).all(|pair| pair[0].1 > pair[1].1) && plan.last().unwrap().1 == 1);
            for (name, _) in plan {
                assert!(raddle::kernel::all().any(|kernel| kernel.name == name && kernel.available), "{name}");
            }
        }
    }
    of::<Sha256>();
    of::<Md5>();
    let unavailable = hash_blocks::<Sha256>().iter().filter(|kernel| !kernel.is_available());
    for kernel in unavailable {
        let refused = kernel.apply(&mut [0; 8], &[]);
        assert!(matches!(refused, Err(Refused::Unavailable(reason)) if reason.kernel() == kernel.name()));
    }
}
