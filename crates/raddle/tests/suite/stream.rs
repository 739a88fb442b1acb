//! Compares sealed streams with `aead-stream` over RustCrypto's ciphers.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
    io::{self, BufRead, ErrorKind, Read, Write},
};

use crate::common::{Effort, Random};
use raddle::{
    WrongLength,
    aead::{Aead, AeadAlgorithm, ChaChaPoly, Gcm, XChaChaPoly, XaesGcm},
    aes::{Bits128, Bits192, Bits256},
    stream::{CHUNK_BYTES, InvalidChunkBytes, MAX_CHUNK_BYTES, Stream, StreamError},
};

/// The length of a tag in bytes.
const TAG: usize = 16;

/// The values that both ends know, and streams with these values.
struct Case<A: AeadAlgorithm> {
    key: Vec<u8>,
    prefix: Vec<u8>,
    aad: Vec<u8>,
    chunk: usize,
    cipher: Aead<A>,
}

impl<A: AeadAlgorithm> Case<A> {
    fn new(random: &mut Random, aad: usize, chunk: usize) -> Self {
        let key = random.bytes(A::KEY_BYTES);
        let cipher = Aead::new(&A::Key::try_from(&key).unwrap());
        Self { key, prefix: random.bytes(Stream::<A>::PREFIX_BYTES), aad: random.bytes(aad), chunk, cipher }
    }

    fn stream(&self) -> Stream<A> {
        let stream = Stream::new(self.cipher.clone(), &self.prefix).unwrap().with_aad(&self.aad);
        stream.with_chunk_bytes(self.chunk).unwrap()
    }

    /// Returns the stream of a text that is written with one `write_all`.
    fn seal(&self, text: &[u8]) -> Vec<u8> {
        let mut writer = self.stream().seal_to(Vec::new());
        writer.write_all(text).unwrap();
        writer.finish().unwrap()
    }

    /// Returns the text of a stream, or the part that was released and the error.
    fn open(&self, sealed: &[u8]) -> Result<Vec<u8>, (Vec<u8>, StreamError)> {
        let (mut whole, mut lent) = (Vec::new(), Vec::new());
        // A short read is copied out of the chunk; a long read is opened into its buffer.
        let read = drain(&mut self.stream().open_from(sealed), &mut whole, self.chunk);
        let reader = &mut self.stream().open_from(sealed);
        let lending = loop {
            match reader.fill_buf() {
                Ok([]) => break Ok(()),
                Ok(text) => {
                    lent.extend_from_slice(text);
                    let n = text.len();
                    reader.consume(n);
                }
                Err(error) => break Err(error),
            }
        };
        assert!(lent == whole);
        let [read, lending] = [read, lending].map(|end| end.map_err(reason));
        assert_eq!(read, lending);
        read.map_err(|error| (whole.clone(), error)).map(|()| whole)
    }
}

/// Reads with a buffer of this length, and checks that an error leaves no text in it.
fn drain(reader: &mut impl Read, text: &mut Vec<u8>, bytes: usize) -> io::Result<()> {
    let mut buffer = vec![0; bytes];
    loop {
        buffer.fill(0);
        match reader.read(&mut buffer) {
            Ok(0) => return Ok(()),
            Ok(n) => text.extend_from_slice(&buffer[..n]),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => {
                assert!(buffer.iter().all(|&byte| byte == 0), "a failed read left text");
                return Err(error);
            }
        }
    }
}

fn reason(error: io::Error) -> StreamError {
    error.downcast().unwrap()
}

/// One of our algorithms, with the reference's streams: text is sealed or opened in chunks.
trait Rival: AeadAlgorithm {
    fn seal_chunks(case: &Case<Self>, text: &[u8]) -> Vec<u8>;
    fn open_chunks(case: &Case<Self>, sealed: &[u8]) -> Option<Vec<u8>>;
}

macro_rules! rivals {
    ($($ours:ty, $theirs:ty;)*) => {$(
        impl Rival for $ours {
            fn seal_chunks(case: &Case<Self>, text: &[u8]) -> Vec<u8> {
                use aead::{KeyInit, Payload};
                let cipher = <$theirs>::new_from_slice(&case.key).unwrap();
                let prefix = (&case.prefix[..]).try_into().unwrap();
                let mut stream = aead_stream::EncryptorBE32::from_aead(cipher, prefix);
                let whole = text.len().saturating_sub(1) / case.chunk * case.chunk;
                let (whole, last) = text.split_at(whole);
                let mut sealed = Vec::new();
                for msg in whole.chunks(case.chunk) {
                    sealed.extend(stream.encrypt_next(Payload { msg, aad: &case.aad }).unwrap());
                }
                sealed.extend(stream.encrypt_last(Payload { msg: last, aad: &case.aad }).unwrap());
                sealed
            }

            fn open_chunks(case: &Case<Self>, sealed: &[u8]) -> Option<Vec<u8>> {
                use aead::{KeyInit, Payload};
                let cipher = <$theirs>::new_from_slice(&case.key).unwrap();
                let prefix = (&case.prefix[..]).try_into().unwrap();
                let mut stream = aead_stream::DecryptorBE32::from_aead(cipher, prefix);
                let whole = (sealed.len() - 1) / (case.chunk + TAG) * (case.chunk + TAG);
                let (whole, last) = sealed.split_at(whole);
                let mut text = Vec::new();
                for msg in whole.chunks(case.chunk + TAG) {
                    text.extend(stream.decrypt_next(Payload { msg, aad: &case.aad }).ok()?);
                }
                text.extend(stream.decrypt_last(Payload { msg: last, aad: &case.aad }).ok()?);
                Some(text)
            }
        }
    )*};
}

rivals! {
    Gcm<Bits128>, aes_gcm::Aes128Gcm;
    Gcm<Bits192>, aes_gcm::AesGcm<aes_gcm::aes::Aes192, aead::consts::U12>;
    Gcm<Bits256>, aes_gcm::Aes256Gcm;
    ChaChaPoly, chacha20poly1305::ChaCha20Poly1305;
    XChaChaPoly, chacha20poly1305::XChaCha20Poly1305;
    XaesGcm, ::xaes_256_gcm::Xaes256Gcm;
}

/// Checks that the reference makes the same streams and opens ours, for lengths near the ends of chunks.
fn agrees<A: Rival>() {
    let mut random = Random(81);
    let check = |random: &mut Random, aad: usize, chunk: usize, length: usize| {
        let case = Case::<A>::new(random, aad, chunk);
        let text = random.bytes(length);
        let sealed = case.seal(&text);
        assert_eq!(sealed.len(), length + length.div_ceil(chunk).max(1) * TAG);
        assert!(sealed == A::seal_chunks(&case, &text), "{length} bytes in chunks of {chunk}");
        assert!(A::open_chunks(&case, &sealed).unwrap() == text);
        assert!(case.open(&sealed).unwrap() == text);
    };
    let effort = Effort::here();
    for chunk in [1, 2, 16, 63, 100] {
        for length in effort.lengths(3 * chunk + 2) {
            let aad = random.below(2) * 20;
            check(&mut random, aad, chunk, length);
        }
    }
    for chunk in [4096, CHUNK_BYTES, 100_000] {
        for (chunks, more) in [(0, 1), (1, -1), (1, 0), (1, 1), (2, -1), (2, 0), (2, 1)] {
            if effort.includes(2 * chunk) {
                check(&mut random, 5, chunk, (chunks * chunk).checked_add_signed(more).expect("positive"));
            }
        }
    }
}

/// A reader or writer that moves a few bytes at a time, and often fails temporarily.
struct Fickle<T> {
    inner: T,
    random: Random,
    failures: &'static [ErrorKind],
}

impl<T> Fickle<T> {
    fn new(inner: T, failures: &'static [ErrorKind]) -> Self {
        Self { inner, random: Random(82), failures }
    }

    /// Returns the number of bytes, out of `bytes`, that this call moves, or its error.
    fn some(&mut self, bytes: usize) -> io::Result<usize> {
        match self.random.below(3) {
            0 if !self.failures.is_empty() => Err(self.failures[self.random.below(self.failures.len())].into()),
            _ => Ok((1 + self.random.below(300)).min(bytes)),
        }
    }
}

impl<T: Write> Write for Fickle<T> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let n = self.some(bytes.len())?;
        self.inner.write(&bytes[..n])
    }

    fn flush(&mut self) -> io::Result<()> {
        self.some(0)?;
        self.inner.flush()
    }
}

impl<T: Read> Read for Fickle<T> {
    fn read(&mut self, output: &mut [u8]) -> io::Result<usize> {
        let n = self.some(output.len())?;
        self.inner.read(&mut output[..n])
    }
}

/// Checks that random pieces, over readers and writers that often fail, give the same stream and text.
fn in_pieces<A: Rival>() {
    let mut random = Random(83);
    let (often, later) = (&[ErrorKind::Interrupted], &[ErrorKind::Interrupted, ErrorKind::WouldBlock]);
    for round in 0..Effort::here().rounds(60) {
        let chunk = [1, 7, 64, 1000, 5000][round % 5];
        let case = Case::<A>::new(&mut random, 3, chunk);
        let text = random.below(4 * chunk + 100);
        let text = random.bytes(text);
        let expected = case.seal(&text);

        // A write that fails has absorbed nothing, and is repeated.
        let mut writer = case.stream().seal_to(Fickle::new(Vec::new(), later));
        let mut rest = &text[..];
        while !rest.is_empty() {
            let n = random.below(2 * chunk + 2).min(rest.len());
            match writer.write(&rest[..n]) {
                Ok(n) => rest = &rest[n..],
                Err(error) => assert!(later.contains(&error.kind()), "{error}"),
            }
            if random.below(4) == 0 {
                let _ = writer.flush();
            }
        }
        while writer.flush().is_err() {}
        // `finish` can't be repeated, because it consumes the writer: it retries only after interruptions.
        let mut patient = case.stream().seal_to(Fickle::new(Vec::new(), often));
        patient.write_all(&text).unwrap();
        assert!(patient.finish().unwrap().inner == expected);
        if let Ok(writer) = writer.finish() {
            assert!(writer.inner == expected, "{} bytes in chunks of {chunk}", text.len());
        }

        let mut reader = case.stream().open_from(Fickle::new(&expected[..], later));
        let mut opened = Vec::new();
        loop {
            let bytes = random.below(2 * chunk + 1) + 1;
            match drain(&mut reader, &mut opened, bytes) {
                Ok(()) => break,
                Err(error) => assert_eq!(error.kind(), ErrorKind::WouldBlock),
            }
        }
        assert!(opened == text, "{} bytes in chunks of {chunk}", text.len());
    }
}

/// Checks that altered streams are refused, and that only chunks before the damage are released.
fn refuses<A: Rival>() {
    let mut random = Random(84);
    let chunk = 20;
    let case = Case::<A>::new(&mut random, 3, chunk);
    let mismatch = |number: usize| StreamError::TagMismatch { chunk: number as u32 };
    for length in [0, 1, 19, 20, 21, 40, 50] {
        let text = random.bytes(length);
        let sealed = case.seal(&text);
        let refused = |changed: &[u8], number: usize, error: StreamError| {
            let (released, found) = case.open(changed).unwrap_err();
            assert_eq!(found, error);
            assert!(released == text[..number * chunk], "{} bytes released", released.len());
        };
        for i in 0..sealed.len() {
            for bit in 0..8 {
                let mut changed = sealed.clone();
                changed[i] ^= 1 << bit;
                refused(&changed, i / (chunk + TAG), mismatch(i / (chunk + TAG)));
            }
        }
        for cut in 0..sealed.len() {
            // If the cut stream has whole chunks, its last one is not marked as the last; the rest of a chunk may be
            // shorter than a tag.
            let (whole, part) = (cut / (chunk + TAG), cut % (chunk + TAG));
            match (whole, part) {
                (1.., 0) => refused(&sealed[..cut], whole - 1, mismatch(whole - 1)),
                (_, ..TAG) => refused(&sealed[..cut], whole, StreamError::Truncated { chunk: whole as u32 }),
                _ => refused(&sealed[..cut], whole, mismatch(whole)),
            }
        }
        // The extended stream has more bytes in its last chunk, or another chunk after it.
        let number = sealed.len().saturating_sub(1) / (chunk + TAG);
        for more in [1, 15, 16, 17, 36, 100] {
            let end = [&sealed[..], &random.bytes(more)].concat();
            refused(&end, number, mismatch(number));
        }
        refused(&[&sealed[..], &sealed[..]].concat(), number, mismatch(number));
    }

    let text = random.bytes(5 * chunk);
    let sealed = case.seal(&text);
    let pieces: Vec<&[u8]> = sealed.chunks(chunk + TAG).collect();
    for (i, j) in [(0, 1), (1, 3), (0, 4), (3, 4)] {
        let mut moved = pieces.clone();
        moved.swap(i, j);
        assert_eq!(case.open(&moved.concat()), Err((text[..i * chunk].to_vec(), mismatch(i))), "{i} and {j} swapped");
        let mut doubled = pieces.clone();
        doubled.insert(j, pieces[i]);
        assert_eq!(case.open(&doubled.concat()).unwrap_err().1, mismatch(j), "{i} again before {j}");
        let mut missing = pieces.clone();
        missing.remove(i);
        assert_eq!(case.open(&missing.concat()).unwrap_err().1, mismatch(i), "{i} removed");
    }
    let none = Err((Vec::new(), mismatch(0)));
    let other = |change: &dyn Fn(&mut Case<A>)| {
        let mut changed = Case::<A> {
            key: Vec::new(),
            prefix: case.prefix.clone(),
            aad: case.aad.clone(),
            chunk,
            cipher: case.cipher.clone(),
        };
        change(&mut changed);
        assert_eq!(changed.open(&sealed), none);
    };
    for i in 0..case.prefix.len() {
        other(&|case| case.prefix[i] ^= 1);
    }
    other(&|case| case.aad[0] ^= 1);
    other(&|case| case.aad.clear());
    other(&|case| case.chunk += 1);
    other(&|case| case.chunk -= 1);
    other(&|case| case.cipher = Aead::new(&A::Key::try_from(&vec![1; A::KEY_BYTES]).unwrap()));
    assert!(case.open(&sealed).unwrap() == text);
}

macro_rules! each {
    ($($name:ident: $algorithm:ty),*) => {$(
        mod $name {
            use super::*;

            #[test]
            fn the_rival_agrees_on_every_length() {
                agrees::<$algorithm>();
            }

            #[test]
            fn random_pieces_are_one_call() {
                in_pieces::<$algorithm>();
            }

            #[test]
            fn what_is_changed_cut_moved_or_extended_does_not_open() {
                refuses::<$algorithm>();
            }
        }
    )*};
}

each!(aes_128_gcm: Gcm<Bits128>, aes_192_gcm: Gcm<Bits192>, aes_256_gcm: Gcm<Bits256>, chacha20_poly1305: ChaChaPoly,
    xchacha20_poly1305: XChaChaPoly, xaes_256_gcm: XaesGcm);

/// Tests chunks that the reference may seal one by one: an empty chunk at the end.
#[test]
fn an_empty_last_chunk_opens() {
    use aead::KeyInit;
    let case = Case::<ChaChaPoly>::new(&mut Random(85), 0, 8);
    let cipher = chacha20poly1305::ChaCha20Poly1305::new_from_slice(&case.key).unwrap();
    let mut stream = aead_stream::EncryptorBE32::from_aead(cipher, (&case.prefix[..]).try_into().unwrap());
    let sealed = [stream.encrypt_next(&b"8 bytes."[..]).unwrap(), stream.encrypt_last(&b""[..]).unwrap()].concat();
    assert_eq!(case.open(&sealed).unwrap(), b"8 bytes.");
}

#[test]
fn without_finish_there_is_no_last_chunk() {
    let case = Case::<ChaChaPoly>::new(&mut Random(86), 0, 20);
    for length in [0, 1, 20, 21, 40, 45] {
        let text = vec![1; length];
        let mut sealed = Vec::new();
        let mut writer = case.stream().seal_to(&mut sealed);
        writer.write_all(&text).unwrap();
        writer.flush().unwrap();
        drop(writer);
        let whole = length.saturating_sub(1) / 20;
        assert_eq!(sealed.len(), whole * (20 + TAG));
        let (released, _) = case.open(&sealed).unwrap_err();
        assert_eq!(released.len(), whole.saturating_sub(1) * 20);
    }
}

#[test]
fn errors_are_typed_and_come_again() {
    let case = Case::<ChaChaPoly>::new(&mut Random(87), 0, 20);
    let mut sealed = case.seal(&[1; 50]);
    sealed[40] ^= 1;
    let mut reader = case.stream().open_from(&sealed[..]);
    let mut text = Vec::new();
    for _ in 0..3 {
        let error = reader.read_to_end(&mut text).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::InvalidData);
        assert_eq!(error.to_string(), "chunk 1 of the stream is not authentic");
        assert_eq!(reason(error), StreamError::TagMismatch { chunk: 1 });
        assert_eq!(text, [1; 20]);
    }
    let error = case.stream().open_from(&b""[..]).read_to_end(&mut text).unwrap_err();
    assert_eq!(
        (error.kind(), error.to_string().as_str()),
        (ErrorKind::InvalidData, "the stream ends inside of chunk 0")
    );
    assert_eq!(io::Error::from(StreamError::TooLong).kind(), ErrorKind::FileTooLarge);

    // A writer that accepts nothing causes an error, not an endless loop.
    let mut full = [0; 30];
    let mut writer = case.stream().seal_to(&mut full[..]);
    assert_eq!(writer.write_all(&[1; 50]).unwrap_err().kind(), ErrorKind::WriteZero);
    assert_eq!(writer.finish().unwrap_err().kind(), ErrorKind::WriteZero);

    for got in [0, 6, 8, 12] {
        assert_eq!(Stream::new(case.cipher.clone(), &vec![0; got]).unwrap_err(), WrongLength { expected: 7, got });
    }
    for bytes in [0, MAX_CHUNK_BYTES + 1, usize::MAX] {
        assert_eq!(case.stream().with_chunk_bytes(bytes).unwrap_err(), InvalidChunkBytes { bytes });
    }
    assert_eq!(format!("{:?}", case.stream().open_from(&b""[..])), format!("OpenReader({:?})", case.stream()));
}

#[test]
fn what_is_below_is_lent_and_returned() {
    let case = Case::<ChaChaPoly>::new(&mut Random(89), 0, 20);
    let sealed = case.seal(&[1; 50]);
    let mut writer = case.stream().seal_to(Vec::new());
    for (text, whole) in [(20, 0), (1, 1), (19, 1), (1, 2), (9, 2)] {
        writer.write_all(&vec![1; text]).unwrap();
        writer.flush().unwrap();
        assert_eq!(writer.get_ref()[..], sealed[..whole * (20 + TAG)]);
    }
    assert_eq!(writer.finish().unwrap(), sealed);

    let mut reader = case.stream().open_from(&sealed[..]);
    assert_eq!(reader.get_ref().len(), sealed.len());
    assert_eq!(reader.fill_buf().unwrap(), [1; 20]);
    assert!(reader.get_ref().len() < sealed.len());
    reader.read_to_end(&mut Vec::new()).unwrap();
    assert!(reader.into_inner().is_empty());
}

/// An allocator that searches memory of certain lengths for a text when the memory is freed, for threads that ask for
/// this.
#[cfg_attr(miri, allow(dead_code, reason = "Miri has its own allocator"))]
struct Looking;

/// The text for which the allocator searches.
const MARK: [u8; 8] = *b"a secret";

/// The lengths of chunks in the test below, with room for a tag, and with a byte of the next chunk.
const LOOKED_AT: [usize; 2] = [54_321 + TAG, 54_321 + TAG + 1];

/// The number of allocations that were searched, and the number of those in which the text was found.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Seen {
    looked: usize,
    found: usize,
}

thread_local! {
    static SEEN: Cell<Option<Seen>> = const { Cell::new(None) };
}

// SAFETY: all calls go to the system's allocator, and memory is read before it is freed.
unsafe impl GlobalAlloc for Looking {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if LOOKED_AT.contains(&layout.size()) {
            // SAFETY: the caller guarantees that the layout is valid.
            unsafe { System.alloc_zeroed(layout) }
        } else {
            // SAFETY: the caller guarantees that the layout is valid.
            unsafe { System.alloc(layout) }
        }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        if LOOKED_AT.contains(&layout.size())
            && let Some(Seen { looked, found }) = SEEN.get()
        {
            // SAFETY: the caller guarantees that the memory has this length, and `alloc` zeroed it.
            let bytes = unsafe { std::slice::from_raw_parts(memory, layout.size()) };
            let is_found = bytes.windows(MARK.len()).any(|bytes| bytes == MARK);
            SEEN.set(Some(Seen { looked: looked + 1, found: found + usize::from(is_found) }));
        }
        // SAFETY: the caller guarantees that `alloc` returned this memory for this layout.
        unsafe { System.dealloc(memory, layout) }
    }
}

// The allocator is not used in Miri, which would interpret each search.
#[cfg(not(miri))]
#[global_allocator]
static ALLOCATOR: Looking = Looking;

#[test]
#[cfg_attr(miri, ignore = "nothing looks at what is freed")]
fn text_is_erased() {
    let seen = || SEEN.get().unwrap();
    // The search itself finds the text.
    SEEN.set(Some(Seen::default()));
    let mut planted = vec![0; LOOKED_AT[0]];
    planted[5..13].copy_from_slice(&MARK);
    drop(planted);
    assert_eq!(seen(), Seen { looked: 1, found: 1 });
    SEEN.set(Some(Seen::default()));

    let case = Case::<ChaChaPoly>::new(&mut Random(88), 0, 54_321);
    let sealed = case.seal(&MARK.repeat(10_000));
    let mut writer = case.stream().seal_to(Vec::new());
    writer.write_all(&MARK).unwrap();
    drop(writer);
    let mut reader = case.stream().open_from(&sealed[..]);
    assert_eq!(reader.fill_buf().unwrap()[..8], MARK);
    drop(reader);
    // This chunk does not open.
    let mut sealed = case.seal(&MARK);
    sealed[9] ^= 1;
    case.stream().open_from(&sealed[..]).fill_buf().unwrap_err();
    // There are three writers and two readers; the sealed streams may have such a length too.
    let Seen { looked, found } = seen();
    assert!(looked >= 5 && found == 0);
    // The vector has no room for its tag, so it is replaced.
    let mut message = MARK.repeat(10_000)[..LOOKED_AT[0]].to_vec();
    case.cipher.seal_vec_in_place(&[1; 12].into(), b"", &mut message).unwrap();
    assert_eq!(seen(), Seen { looked: looked + 1, found: 0 });
}
