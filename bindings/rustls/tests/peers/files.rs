//! The files that the programs read and write.

use std::{
    env,
    fs::{self, File},
    path::PathBuf,
    process,
    sync::atomic::{AtomicUsize, Ordering},
};

use crate::common::Certificate;

/// A folder with the certificate, its key, and the messages of the programs. It is removed on drop.
pub(crate) struct Files(PathBuf);

impl Files {
    pub(crate) fn new(certificate: &Certificate) -> Self {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("rustls-raddle-{}-{number}", process::id()));
        fs::create_dir_all(&folder).expect("a folder for temporary files");
        let files = Self(folder);
        fs::write(files.certificate(), &certificate.chain_pem).expect("a file");
        fs::write(files.key(), &certificate.key_pem).expect("a file");
        files
    }

    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a name of letters").to_owned()
    }

    /// Returns the path of the certificate in PEM.
    pub(crate) fn certificate(&self) -> String {
        self.path("cert.pem")
    }

    /// Returns the path of the key in PEM.
    pub(crate) fn key(&self) -> String {
        self.path("key.pem")
    }

    /// Opens the file for messages of programs to append to it.
    pub(crate) fn log(&self) -> File {
        File::options().create(true).append(true).open(self.path("log")).expect("a file")
    }

    /// Returns all messages so far.
    pub(crate) fn messages(&self) -> String {
        fs::read(self.path("log")).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default()
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
