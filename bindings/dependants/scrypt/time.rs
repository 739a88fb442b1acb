//! Times scrypt, of which a part is PBKDF2: the more of it, the smaller the other part.

use std::hint::black_box;
use std::time::Instant;

fn main() {
    for (log_n, r, p) in [(1, 8, 16), (4, 8, 1), (10, 8, 1)] {
        let parameters = scrypt::Params::new(log_n, r, p).unwrap();
        let mut best = f64::INFINITY;
        for _ in 0..100 {
            let (start, mut key) = (Instant::now(), [0; 64]);
            scrypt::scrypt(black_box(b"password"), b"salt", &parameters, &mut key).unwrap();
            black_box(key);
            best = best.min(start.elapsed().as_nanos() as f64);
        }
        println!("N = 2^{log_n}, r = {r}, p = {p}\t{best}");
    }
}
