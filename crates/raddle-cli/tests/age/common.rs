//! A folder with keys, and the program run in it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use assert_cmd::Command;
use tempfile::TempDir;

pub(crate) const CHUNK: usize = 64 * 1024;
pub(crate) const SEALED_CHUNK: usize = CHUNK + 16;

/// Sizes for no chunk, one chunk and several; for whole and partial chunks; for more than one of the program's slabs,
/// and for more than all of them.
pub(crate) const SIZES: [usize; 9] =
    [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 4 * CHUNK, 9 * CHUNK + 77, 70 * CHUNK + 5];

/// The passphrase of `keys/ed25519_locked`, and of everything else here.
pub(crate) const PASSPHRASE: &str = "correct horse";

/// Returns pseudo-random bytes.
pub(crate) fn plain(len: usize) -> Vec<u8> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut bytes = Vec::with_capacity(len + 8);
    while bytes.len() < len {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        bytes.extend(state.to_le_bytes());
    }
    bytes.truncate(len);
    bytes
}

/// The way in which a file is sealed and opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    X25519,
    Passphrase,
    SshEd25519,
    SshRsa,
}

impl Kind {
    pub(crate) const ALL: [Self; 4] = [Self::X25519, Self::Passphrase, Self::SshEd25519, Self::SshRsa];
}

/// A folder with an identity, and a file with the passphrase.
pub(crate) struct Folder {
    folder: TempDir,
    pub(crate) recipient: String,
}

impl Folder {
    pub(crate) fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let identity = age::x25519::Identity::generate();
        let this = Self { folder, recipient: identity.to_public().to_string() };
        use age::secrecy::ExposeSecret;
        this.write("key.txt", identity.to_string().expose_secret().as_bytes());
        this.write("passphrase", format!("{PASSPHRASE}\n").as_bytes());
        this
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, bytes: &[u8]) {
        fs::write(self.path(name), bytes).unwrap();
    }

    /// Writes a program from another process. If this process wrote it, a program that another thread starts at the
    /// same time would inherit the open file, and the system runs no file that is open for writing.
    #[cfg(unix)]
    pub(crate) fn write_program(&self, name: &str, text: &str) {
        let mut shell = Command::new("sh");
        shell.args(["-c", r#"cat > "$0" && chmod 755 "$0""#]).arg(self.path(name)).write_stdin(text).assert().success();
    }

    pub(crate) fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap()
    }

    /// Returns the names in the folder.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.folder.path()).unwrap();
        let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// Returns a command that runs the program in this folder.
    pub(crate) fn raddle(&self, arguments: &[&str]) -> Command {
        let mut command = Command::cargo_bin("raddle").unwrap();
        command.current_dir(self.folder.path()).args(arguments).env_remove("RADDLE_CPU");
        command
    }

    pub(crate) fn run(&self, arguments: &[&str], input: &[u8]) -> Output {
        self.raddle(arguments).write_stdin(input).output().unwrap()
    }

    /// Seals from standard input to standard output.
    pub(crate) fn seal(&self, kind: Kind, options: &[&str], plain: &[u8]) -> Vec<u8> {
        let ed25519 = ssh_key("ed25519.pub");
        let rsa = ssh_key("rsa.pub");
        let whom = match kind {
            Kind::X25519 => ["-r", &self.recipient],
            Kind::Passphrase => ["--pass-file", "passphrase"],
            Kind::SshEd25519 => ["-R", ed25519.to_str().unwrap()],
            Kind::SshRsa => ["-R", rsa.to_str().unwrap()],
        };
        let output = self.run(&[&["seal"], &whom[..], options].concat(), plain);
        assert!(output.status.success(), "{kind:?} {options:?}: {}", text(&output.stderr));
        output.stdout
    }

    /// Opens from standard input to standard output.
    pub(crate) fn open(&self, kind: Kind, options: &[&str], sealed: &[u8]) -> Output {
        let ed25519 = ssh_key("ed25519");
        let rsa = ssh_key("rsa");
        let with = match kind {
            Kind::X25519 => ["-i", "key.txt"],
            Kind::Passphrase => ["--pass-file", "passphrase"],
            Kind::SshEd25519 => ["-i", ed25519.to_str().unwrap()],
            Kind::SshRsa => ["-i", rsa.to_str().unwrap()],
        };
        self.run(&[&["open"], &with[..], options].concat(), sealed)
    }

    #[track_caller]
    pub(crate) fn opens(&self, kind: Kind, options: &[&str], sealed: &[u8], plain: &[u8]) {
        let output = self.open(kind, options, sealed);
        assert!(output.status.success(), "{kind:?} {options:?}: {}", text(&output.stderr));
        assert!(output.stdout == plain, "{kind:?} {options:?}: {} bytes", plain.len());
    }

    /// Checks that opening fails with this message after it released this many bytes.
    #[track_caller]
    pub(crate) fn fails(&self, sealed: &[u8], message: &str, released: usize, plain: &[u8]) {
        let output = self.open(Kind::X25519, &[], sealed);
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{said}");
        assert!(said.contains(message), "{said:?} lacks {message:?}");
        assert!(output.stdout == plain[..released], "{said}: {} bytes were released", output.stdout.len());
    }
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Returns the path of a key that was made only for these tests.
pub(crate) fn ssh_key(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/age/keys").join(name)
}

/// Returns the start of the payload: the position after the last line of the header and the nonce.
pub(crate) fn payload(sealed: &[u8]) -> usize {
    let line = sealed.windows(5).position(|window| window == b"\n--- ").unwrap() + 1;
    line + sealed[line..].iter().position(|&byte| byte == b'\n').unwrap() + 1 + 16
}
