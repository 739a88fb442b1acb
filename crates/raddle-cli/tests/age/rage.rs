//! Exchanges files with the crate `age`, which is the library of the program rage.

use std::io::{Read, Write};

use age::secrecy::SecretString;
use age::{Decryptor, Encryptor, Identity, Recipient, scrypt, ssh, x25519};

use crate::common::{Folder, Kind, PASSPHRASE, SIZES, plain, ssh_key};

fn recipient(folder: &Folder, kind: Kind) -> Box<dyn Recipient> {
    let ssh = |name| std::fs::read_to_string(ssh_key(name)).unwrap().parse::<ssh::Recipient>().unwrap();
    match kind {
        Kind::X25519 => Box::new(folder.recipient.parse::<x25519::Recipient>().unwrap()),
        Kind::Passphrase => {
            let mut recipient = scrypt::Recipient::new(SecretString::from(PASSPHRASE));
            recipient.set_work_factor(10);
            Box::new(recipient)
        }
        Kind::SshEd25519 => Box::new(ssh("ed25519.pub")),
        Kind::SshRsa => Box::new(ssh("rsa.pub")),
    }
}

fn identity(folder: &Folder, kind: Kind) -> Box<dyn Identity> {
    let ssh = |name| ssh::Identity::from_buffer(&*std::fs::read(ssh_key(name)).unwrap(), None).unwrap();
    match kind {
        Kind::X25519 => {
            Box::new(String::from_utf8(folder.read("key.txt")).unwrap().parse::<x25519::Identity>().unwrap())
        }
        Kind::Passphrase => {
            let mut identity = scrypt::Identity::new(SecretString::from(PASSPHRASE));
            identity.set_max_work_factor(18);
            Box::new(identity)
        }
        Kind::SshEd25519 => Box::new(ssh("ed25519")),
        Kind::SshRsa => Box::new(ssh("rsa")),
    }
}

#[test]
fn it_opens_what_raddle_sealed() {
    let folder = Folder::new();
    for kind in Kind::ALL {
        // One size is enough for a passphrase: it takes a second, and the payload is equal for all kinds.
        let sizes = if kind == Kind::Passphrase { &SIZES[1..2] } else { &SIZES };
        for &size in sizes {
            let plain = plain(size);
            let sealed = folder.seal(kind, &[], &plain);
            let mut opened = Vec::new();
            let decryptor = Decryptor::new(&*sealed).unwrap();
            let identity = identity(&folder, kind);
            decryptor.decrypt(std::iter::once(&*identity)).unwrap().read_to_end(&mut opened).unwrap();
            assert!(opened == plain, "{kind:?}, {size} bytes");
        }
    }
}

#[test]
fn raddle_opens_what_it_sealed() {
    let folder = Folder::new();
    for kind in Kind::ALL {
        for size in SIZES {
            let plain = plain(size);
            let mut sealed = Vec::new();
            let recipient = recipient(&folder, kind);
            let encryptor = Encryptor::with_recipients(std::iter::once(&*recipient)).unwrap();
            let mut writer = encryptor.wrap_output(&mut sealed).unwrap();
            writer.write_all(&plain).unwrap();
            writer.finish().unwrap();
            folder.opens(kind, &[], &sealed, &plain);
        }
    }
}
