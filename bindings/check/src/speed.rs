//! Compares the times of calls through the shared library with those of the Rust library, alternating in one process.
//! Several processes repeat this, because the addresses of code and stack affect long calls more than the way they are
//! called.

use std::{
    cell::UnsafeCell,
    collections::BTreeMap,
    env,
    ffi::c_int,
    hint::black_box,
    process::{Command, ExitCode},
    slice,
    time::{Duration, Instant},
};

use libloading::Library;
use raddle::{
    aes_gcm::{Aes128Gcm, Aes256Gcm},
    chacha20::{Key, Nonce},
    chacha20poly1305::ChaCha20Poly1305,
    hmac::HmacSha256,
    sha256::Sha256,
};
use raddle_bench::{
    race::{Closure, Race},
    statistics::{least, median},
};

/// The number of processes that measure.
const PROCESSES: usize = 9;
/// The number of calls in a turn.
const CALLS: u64 = 200;
/// The number of turns of each side that count. A turn that takes over a tenth longer than the quickest does not count:
/// on a shared core, the other hardware thread is busy at times, and everything then takes up to twice as long.
const TURNS: usize = 150;
/// The longest time to wait for enough turns that count.
const TIME: Duration = Duration::from_secs(2);

/// Memory for a context, or for a text with its tag, whichever is longer. The place of results affects the times, so
/// both sides write to the same place, one after the other.
#[derive(Clone, PartialEq)]
#[repr(C, align(4096))]
struct Place([u8; 4160]);

impl Place {
    fn new(byte: u8) -> Box<UnsafeCell<Self>> {
        Box::new(UnsafeCell::new(Self([byte; 4160])))
    }
}

/// A key at the same offset in its page as in a context: at another offset it would take another time to load.
#[repr(C, align(4096))]
struct Aligned<T>([u8; 128], T);

type Init = unsafe extern "C" fn(*mut Place, *const u8, usize) -> c_int;
type InitFixed = unsafe extern "C" fn(*mut Place, *const u8) -> c_int;
type GcmSeal =
    unsafe extern "C" fn(*const Place, *const u8, usize, *const u8, usize, *const u8, usize, *mut u8) -> c_int;
type Seal = unsafe extern "C" fn(*const Place, *const u8, *const u8, usize, *const u8, usize, *mut u8) -> c_int;
type Mac = unsafe extern "C" fn(*const Place, *const u8, usize, *mut u8) -> c_int;
type Digest = unsafe extern "C" fn(*const u8, usize, *mut u8) -> c_int;

/// Compares the times. Fails if the C call takes over 5 ns more, by the median of the processes.
pub(crate) fn compare(path: &str) -> ExitCode {
    let mut cells = BTreeMap::<_, [Vec<f64>; 2]>::new();
    for _ in 0..PROCESSES {
        let program = env::current_exe().expect("the system knows the path of a program");
        let output = Command::new(program).args(["times", path]).output().expect("the program runs again");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        for line in String::from_utf8_lossy(&output.stdout).lines() {
            let &[name, len, rust, added] = &line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
            let [rust_times, added_times] = cells.entry((name.to_owned(), len.parse::<usize>().unwrap())).or_default();
            rust_times.push(rust.parse().unwrap());
            added_times.push(added.parse().unwrap());
        }
    }
    let mut worst = f64::NEG_INFINITY;
    for ((name, len), times) in cells {
        let [rust, added] = times.map(|times| median(&times));
        worst = worst.max(added);
        println!("report: {name} {len} bytes: {rust:.1} ns in Rust, {added:+.1} ns through C");
    }
    println!("report: at most {worst:+.1} ns, and at most 5 are asked for");
    if worst <= 5.0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Prints a line for each call: its name, the length, the time in Rust, and how much longer it takes through C, in
/// nanoseconds.
pub(crate) fn print(path: &str) {
    // SAFETY: this is the library of this repository, which runs no code when it is loaded.
    let library = unsafe { Library::new(path) }.expect("the library loads");
    macro_rules! symbol {
        ($name:literal, $kind:ty) => {
            // SAFETY: the header declares the symbol with this type.
            *unsafe { library.get::<$kind>(concat!($name, "\0").as_bytes()) }.expect($name)
        };
    }
    let result = Place::new(0);
    let place = result.get().cast::<u8>();
    let report = |name: &str, len: usize, c: &mut dyn FnMut(), rust: &mut dyn FnMut()| {
        let written = |call: &mut dyn FnMut()| {
            // SAFETY: nothing refers to the result between two calls.
            unsafe { *result.get() = Place([0; 4160]) };
            call();
            // SAFETY: nothing refers to the result between two calls.
            unsafe { (*result.get()).clone() }
        };
        assert!(written(c) == written(rust), "{name} of {len} bytes");
        let (c, rust) = times(c, rust);
        println!("{name} {len} {rust} {}", c - rust);
    };
    let (nonce, aad) = ([9; 12], [5; 13]);
    let of_rust = Nonce::from(nonce);
    for len in [0, 16, 64, 256, 1024, 4096] {
        let text = Place([7; 4160]);
        let text = &text.0[..len];
        macro_rules! gcm {
            ($name:literal, $cipher:ty, $key:expr) => {{
                let key = $key;
                let mut context = Place([0; 4160]);
                let seal = symbol!("raddle_aes_gcm_seal", GcmSeal);
                let init = symbol!("raddle_aes_gcm_init", Init);
                // SAFETY: all pointers and lengths are as the header requires.
                assert_eq!(unsafe { init(&mut context, key.as_ptr(), key.len()) }, 0);
                let cipher = Box::new(Aligned([0; 128], <$cipher>::new(&key.into())));
                let mut c = || {
                    let (nonce, aad, text) = black_box((&nonce, &aad, text));
                    // SAFETY: all pointers and lengths are as the header requires.
                    let error =
                        unsafe { seal(&context, nonce.as_ptr(), 12, aad.as_ptr(), 13, text.as_ptr(), len, place) };
                    assert_eq!(black_box(error), 0);
                };
                let mut rust = || {
                    // SAFETY: nothing else refers to the place in this call, and it has room for the text and the tag.
                    let out = unsafe { slice::from_raw_parts_mut(place, len + 16) };
                    // The lengths are known only at run time, as in C.
                    let (nonce, aad, text) = black_box((&of_rust, &aad[..], text));
                    // The compiler must not know the key, because real programs do not have it as a constant.
                    let sealed = black_box(&cipher.1).seal(nonce, aad, text, black_box(out));
                    assert!(black_box(sealed).is_ok());
                };
                report($name, len, &mut c, &mut rust);
            }};
        }
        gcm!("AES-128-GCM", Aes128Gcm, [1; 16]);
        gcm!("AES-256-GCM", Aes256Gcm, [1; 32]);

        let key = [3; 32];
        let mut context = Place([0; 4160]);
        let seal = symbol!("raddle_chacha20_poly1305_seal", Seal);
        let init = symbol!("raddle_chacha20_poly1305_init", InitFixed);
        // SAFETY: all pointers and lengths are as the header requires.
        assert_eq!(unsafe { init(&mut context, key.as_ptr()) }, 0);
        let cipher = ChaCha20Poly1305::new(&Key::from(key));
        let mut c = || {
            let (nonce, aad, text) = black_box((&nonce, &aad, text));
            // SAFETY: all pointers and lengths are as the header requires.
            let error = unsafe { seal(&context, nonce.as_ptr(), aad.as_ptr(), 13, text.as_ptr(), len, place) };
            assert_eq!(black_box(error), 0);
        };
        let mut rust = || {
            // SAFETY: nothing else refers to the place in this call, and it has room for the text and the tag.
            let out = unsafe { slice::from_raw_parts_mut(place, len + 16) };
            let (nonce, aad, text) = black_box((&of_rust, &aad[..], text));
            // The compiler must not know the key, because real programs do not have it as a constant.
            let sealed = black_box(&cipher).seal(nonce, aad, text, black_box(out));
            assert!(black_box(sealed).is_ok());
        };
        report("ChaCha20-Poly1305", len, &mut c, &mut rust);

        let sha256 = symbol!("raddle_sha256_digest", Digest);
        // SAFETY: all pointers and lengths are as the header requires.
        let mut c = || assert_eq!(unsafe { sha256(black_box(text.as_ptr()), len, place) }, 0);
        // SAFETY: the place has room for a digest, and nothing else refers to it in this call.
        let mut rust = || unsafe { *place.cast() = Sha256::digest(black_box(text)) };
        report("SHA-256", len, &mut c, &mut rust);

        let mac = symbol!("raddle_hmac_sha256_mac", Mac);
        let init = symbol!("raddle_hmac_sha256_init", Init);
        // SAFETY: all pointers and lengths are as the header requires.
        assert_eq!(unsafe { init(&mut context, key.as_ptr(), 32) }, 0);
        let hmac = HmacSha256::new(&key);
        // SAFETY: all pointers and lengths are as the header requires.
        let mut c = || assert_eq!(unsafe { mac(&context, black_box(text.as_ptr()), len, place) }, 0);
        // SAFETY: the place has room for a tag, and nothing else refers to it in this call.
        let mut rust = || unsafe { *place.cast() = *black_box(&hmac).mac(black_box(text)).as_bytes() };
        report("HMAC-SHA-256", len, &mut c, &mut rust);
    }
}

/// Returns the median times of a call of each side, in nanoseconds.
fn times(c: &mut dyn FnMut(), rust: &mut dyn FnMut()) -> (f64, f64) {
    let sides: Vec<Closure<'_, ()>> =
        vec![Box::new(|(), calls| (0..calls).for_each(|_| c())), Box::new(|(), calls| (0..calls).for_each(|_| rust()))];
    let mut race = Race::with_calls(sides, CALLS);
    let begin = Instant::now();
    loop {
        (0..TURNS).for_each(|_| race.round(&mut ()));
        let [c, rust] = [0, 1].map(|side| quick(&race.samples()[side].ns));
        if begin.elapsed() > TIME || c.len().min(rust.len()) >= TURNS {
            return (median(&c), median(&rust));
        }
    }
}

/// Returns the times that are at most a tenth above the least.
fn quick(times: &[f64]) -> Vec<f64> {
    let least = least(times);
    times.iter().copied().filter(|&time| time <= least * 1.1).collect()
}
