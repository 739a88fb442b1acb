//! Times HKDF with SHA-256.

use std::hint::black_box;
use std::time::Instant;

use hkdf::Hkdf;

fn main() {
    for (secret, bytes) in [(32, 32), (32, 255 * 32), (1 << 16, 32)] {
        let (secret, mut key, mut best) = (vec![7; secret], vec![0; bytes], f64::INFINITY);
        for _ in 0..500 {
            let start = Instant::now();
            for _ in 0..4 {
                let made = Hkdf::<sha2::Sha256>::new(Some(b"salt"), black_box(&secret));
                made.expand(b"purpose", &mut key).unwrap();
                black_box(&key);
            }
            best = best.min(start.elapsed().as_nanos() as f64 / 4.0);
        }
        println!("{bytes} bytes from a secret of {}\t{best}", secret.len());
    }
}
