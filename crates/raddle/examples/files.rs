//! Seals a file and opens it again, with little memory. An output file appears complete or not at all.

use std::{
    fs::{self, File},
    io::{self, Read, Write},
    path::Path,
};

use raddle::{
    aead::ChaChaPoly,
    chacha20poly1305::{ChaCha20Poly1305, Key},
    hkdf::HkdfSha256,
    sha256::Sha256,
    stream::Stream,
};

type Result<T, E = Box<dyn std::error::Error>> = std::result::Result<T, E>;

/// The first line of each file, which is authenticated.
const FIRST: &[u8; 16] = b"example, sealed\n";

/// Derives the key of a file from the main key and from the salt that is stored in the file. So no nonce repeats,
/// although the prefix is all zeros in every file.
fn stream(main: &Key, salt: &[u8]) -> Result<Stream<ChaChaPoly>> {
    let key = HkdfSha256::extract(salt, main.as_bytes()).expand_key(b"example, key of a file");
    Ok(Stream::new(ChaCha20Poly1305::new(&key), &[0; 7])?.with_aad(FIRST))
}

/// Writes to a temporary file, and renames it to `path` once it is complete.
fn write_whole(path: &Path, write: impl FnOnce(File) -> Result<File>) -> Result<()> {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let file = File::create_new(&part)?;
    let written = write(file).and_then(|file| Ok(file.sync_all()?)).and_then(|()| Ok(fs::rename(&part, path)?));
    if written.is_err() {
        fs::remove_file(&part)?;
    }
    written
}

fn seal(main: &Key, from: &Path, to: &Path) -> Result<()> {
    let mut salt = [0; 32];
    raddle::getrandom::fill(&mut salt)?;
    write_whole(to, |mut file| {
        file.write_all(FIRST)?;
        file.write_all(&salt)?;
        let mut writer = stream(main, &salt)?.seal_to(file);
        io::copy(&mut File::open(from)?, &mut writer)?;
        Ok(writer.finish()?)
    })
}

fn open(main: &Key, from: &Path, to: &Path) -> Result<()> {
    let (mut sealed, mut first, mut salt) = (File::open(from)?, [0; 16], [0; 32]);
    sealed.read_exact(&mut first)?;
    sealed.read_exact(&mut salt)?;
    if first != *FIRST {
        return Err("not a sealed file".into());
    }
    write_whole(to, |mut file| {
        // Text that the reader returns is authentic, and complete at the end: then the file gets its name.
        io::copy(&mut stream(main, &salt)?.open_from(sealed), &mut file)?;
        Ok(file)
    })
}

/// Hashes a file: hashers are writers.
fn digest(path: &Path) -> Result<[u8; 32]> {
    let mut hasher = Sha256::new();
    io::copy(&mut File::open(path)?, &mut hasher)?;
    Ok(hasher.finalize())
}

fn main() -> Result<()> {
    let folder = std::env::temp_dir().join(format!("raddle-example-{}", std::process::id()));
    fs::create_dir(&folder)?;
    let [plain, sealed, opened] = ["plain", "sealed", "opened"].map(|name| folder.join(name));
    let main = Key::random()?;
    fs::write(&plain, b"attack at dawn ".repeat(20_000))?;

    seal(&main, &plain, &sealed)?;
    open(&main, &sealed, &opened)?;
    assert_eq!(digest(&opened)?, digest(&plain)?);
    println!("{} bytes, {} sealed", fs::metadata(&plain)?.len(), fs::metadata(&sealed)?.len());

    // A file without its end leaves no output behind.
    fs::remove_file(&opened)?;
    let bytes = fs::metadata(&sealed)?.len();
    File::options().write(true).open(&sealed)?.set_len(bytes - 1)?;
    println!("cut: {}", open(&main, &sealed, &opened).unwrap_err());
    assert!(!opened.exists());
    assert_eq!(fs::read_dir(&folder)?.count(), 2);
    Ok(fs::remove_dir_all(&folder)?)
}

#[test]
fn runs() {
    main().unwrap();
}
