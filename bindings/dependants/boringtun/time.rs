//! Times WireGuard's packets in boringtun: an IP packet of 1,400 bytes from one end of a tunnel to the other.

use std::{hint::black_box, time::Instant};

use boringtun::{
    noise::{Tunn, TunnResult},
    x25519::{PublicKey, StaticSecret},
};

/// The IP packet in bytes.
const PACKET: usize = 1400;

fn fastest(name: &str, mut run: impl FnMut()) {
    let mut best = f64::INFINITY;
    for _ in 0..500 {
        let start = Instant::now();
        (0..32).for_each(|_| run());
        best = best.min(start.elapsed().as_nanos() as f64 / 32.0);
    }
    println!("{name}\t{best}");
}

/// What a call has to send.
fn sent<'a>(result: TunnResult<'a>) -> &'a [u8] {
    match result {
        TunnResult::WriteToNetwork(packet) => packet,
        other => panic!("nothing to send: {:?}", other),
    }
}

fn main() {
    let [ours, theirs] = [[1; 32], [2; 32]].map(StaticSecret::from);
    let [our_public, their_public] = [&ours, &theirs].map(PublicKey::from);
    let mut client = Tunn::new(ours, their_public, None, None, 1, None);
    let mut server = Tunn::new(theirs, our_public, None, None, 2, None);
    let [mut first, mut second] = [[0; 2048]; 2];
    let hello = sent(client.format_handshake_initiation(&mut first, false));
    let answer = sent(server.decapsulate(None, hello, &mut second));
    let confirmation = sent(client.decapsulate(None, answer, &mut first));
    assert!(matches!(server.decapsulate(None, confirmation, &mut second), TunnResult::Done));

    // A header of IPv4 (RFC 791): version, length, addresses.
    let mut packet = [7; PACKET];
    packet[0] = 0x45;
    packet[2..4].copy_from_slice(&(PACKET as u16).to_be_bytes());
    fastest("WireGuard, 1,400 bytes, sealed and opened", || {
        let sealed = sent(client.encapsulate(black_box(&packet), &mut first));
        match server.decapsulate(None, sealed, &mut second) {
            TunnResult::WriteToTunnelV4(opened, _) => assert_eq!(opened.len(), PACKET),
            other => panic!("no packet: {:?}", other),
        }
    });
    fastest("WireGuard, 1,400 bytes, sealed", || {
        black_box(sent(client.encapsulate(black_box(&packet), &mut first)).len());
    });
}
