//! Runs all vectors of NIST's validation program for SHA-2 and SHA-1 (SHAVS) that consist of bytes. They are too large
//! to be checked in: `workshop/vectors/README.md`.

use crate::common::{Random, hashes, hex, sample};
use raddle::sha256::{Algorithm, Hasher};
use raddle_common::vectors::{Vector, read};

/// Returns the message of a vector: as many of its bytes as the length in bits says, because the file format can't
/// write an empty message.
fn message(vector: &Vector) -> Vec<u8> {
    let mut message = hex(&vector["MSG"]);
    message.truncate(vector["LEN"].parse::<usize>().unwrap() / 8);
    message
}

/// Hashes short and long messages: each in one call and in pieces, and all messages of a file as a batch. Returns the
/// number of messages.
fn messages<A: Algorithm>(random: &mut Random, name: &str) -> Option<usize> {
    let mut count = 0;
    // The file has a message of each length up to a block, and as many long messages as a block has bytes.
    for (kind, expected) in [("Short", A::BLOCK_BYTES + 1), ("Long", A::BLOCK_BYTES)] {
        let vectors = read(&format!("hashes/{name}{kind}Msg.rsp"), &["len"])?;
        assert_eq!(vectors.len(), expected);
        let messages: Vec<_> = vectors.iter().map(message).collect();
        let messages: Vec<_> = messages.iter().map(|message| &message[..]).collect();
        for (digest, vector) in hashes::digests::<A>(random, &messages).iter().zip(&vectors) {
            assert_eq!(digest.as_ref(), hex(&vector["MD"]), "{} bits", vector["LEN"]);
            count += 1;
        }
    }
    Some(count)
}

/// The input and the expected end of a chain of 1,000 digests.
struct Chain<D> {
    digests: [D; 3],
    end: Vec<u8>,
}

impl<D: Copy + AsRef<[u8]>> Chain<D> {
    fn message(&self) -> Vec<u8> {
        self.digests.iter().flat_map(AsRef::as_ref).copied().collect()
    }

    fn push(&mut self, digest: D) {
        let [_, one, two] = self.digests;
        self.digests = [one, two, digest];
    }
}

/// Computes chains of 1,000 digests, each computed from the three digests before it (SHAVS, 6.4). Every chain begins
/// with the end of the previous one, which the file contains, so a batch also computes all chains at once.
fn monte_carlo<A: Algorithm>(name: &str) -> Option<usize> {
    let vectors = read(&format!("hashes/{name}Monte.rsp"), &["seed", "count"])?;
    let seeds = vectors.iter().map(|vector| vector.get("SEED").unwrap_or_else(|| &vector["MD"]));
    let chain = |(seed, vector): (&String, &Vector)| {
        let mut digest = Hasher::<A>::digest(b"");
        digest.as_mut().copy_from_slice(&hex(seed));
        Chain { digests: [digest; 3], end: hex(&vector["MD"]) }
    };
    let mut chains: Vec<_> = seeds.zip(&vectors[1..]).map(chain).collect();
    assert_eq!(chains.len(), 100);
    let count = chains.len() / sample();
    chains.truncate(count);
    let mut digests: Vec<_> = chains.iter().map(|chain| chain.digests[2]).collect();
    for _ in 0..1000 {
        let messages: Vec<_> = chains.iter().map(Chain::message).collect();
        let all: Vec<_> = messages.iter().map(Vec::as_slice).collect();
        Hasher::<A>::digest_many(&all, &mut digests).unwrap();
        for ((chain, digest), message) in chains.iter_mut().zip(&digests).zip(messages) {
            assert_eq!(*digest, Hasher::<A>::digest(&message));
            chain.push(*digest);
        }
    }
    chains.iter().for_each(|chain| assert_eq!(chain.digests[2].as_ref(), chain.end));
    Some(count)
}

/// There are no vectors for MD5.
macro_rules! run {
    (@one md5 $($rest:tt)*) => {};
    (@one $function:ident $standard_name:literal $algorithm:ty) => {
        let name = stringify!($function).to_uppercase();
        let folder = if name == "SHA1" { "SHA1" } else { "SHA2" };
        let name = format!("{folder}/{name}");
        let Some(messages) = messages::<$algorithm>(&mut Random(401), &name) else { return };
        let Some(chains) = monte_carlo::<$algorithm>(&name) else { return };
        println!("report: SHAVS: {messages} messages and {chains} chains of 1000 digests for {}", $standard_name);
    };
    (; $(
        $(#[$doc:meta])*
        $name:ident $function:ident $lengths:tt $algorithm:ty, $hasher:ty, $mac:ty, $standard_name:literal $($text:literal)*;
    )*) => {
        #[test]
        fn messages_and_chains() {
            $(run! { @one $function $standard_name $algorithm })*
            if sample() > 1 {
                println!("report: SHAVS: under emulation one of {} chains ran", sample());
            }
        }
    };
}

raddle::hashes!(padded: run);
