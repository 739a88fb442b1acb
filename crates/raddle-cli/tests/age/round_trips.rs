//! Sealed files open to the original plaintext.

use crate::common::{CHUNK, Folder, Kind, PASSPHRASE, SIZES, plain, ssh_key, text};

#[test]
fn every_size_for_every_kind_of_recipient() {
    let folder = Folder::new();
    for kind in Kind::ALL {
        for size in SIZES {
            let plain = plain(size);
            let sealed = folder.seal(kind, &[], &plain);
            folder.opens(kind, &[], &sealed, &plain);
        }
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let folder = Folder::new();
    let plain = plain(70 * CHUNK + 5);
    for threads in ["1", "2", "3", "64", "1000"] {
        let sealed = folder.seal(Kind::X25519, &["-j", threads], &plain);
        folder.opens(Kind::X25519, &["-j", threads], &sealed, &plain);
        folder.opens(Kind::X25519, &["-j", "1"], &sealed, &plain);
    }
}

#[test]
fn armor_is_letters_in_lines() {
    let folder = Folder::new();
    for size in SIZES {
        let plain = plain(size);
        let sealed = folder.seal(Kind::X25519, &["--armor"], &plain);
        let mut text = String::from_utf8(sealed.clone()).unwrap();
        if cfg!(windows) {
            text = text.replace("\r\n", "\n");
        }
        assert!(text.starts_with("-----BEGIN AGE ENCRYPTED FILE-----\n"));
        assert!(text.ends_with("\n-----END AGE ENCRYPTED FILE-----\n"));
        assert!(text.lines().all(|line| line.len() <= 64));
        folder.opens(Kind::X25519, &[], &sealed, &plain);
    }
}

#[test]
fn each_of_several_recipients_opens() {
    let folder = Folder::new();
    let (ed25519, rsa) = (ssh_key("ed25519.pub"), ssh_key("rsa.pub"));
    folder.write("recipients", format!("# comment\n\n{}\n", folder.recipient).as_bytes());
    let files = ["-R", ed25519.to_str().unwrap(), "-R", rsa.to_str().unwrap(), "-R", "recipients"];
    let sealed = folder.run(&[&["seal"], &files[..]].concat(), b"for three");
    assert!(sealed.status.success(), "{}", text(&sealed.stderr));
    for kind in [Kind::X25519, Kind::SshEd25519, Kind::SshRsa] {
        folder.opens(kind, &[], &sealed.stdout, b"for three");
    }
}

#[test]
fn an_identity_that_does_not_fit_does_no_harm() {
    let folder = Folder::new();
    let sealed = folder.seal(Kind::X25519, &[], b"message");
    let other = ssh_key("ed25519");
    folder.opens(Kind::X25519, &["-i", other.to_str().unwrap()], &sealed, b"message");
    folder.opens(Kind::SshRsa, &["-i", "key.txt"], &sealed, b"message");
}

#[test]
fn identities_under_a_passphrase() {
    let folder = Folder::new();
    // The SSH key has a passphrase.
    let (public, locked) = (ssh_key("ed25519_locked.pub"), ssh_key("ed25519_locked"));
    let (public, locked) = (public.to_str().unwrap(), locked.to_str().unwrap());
    let sealed = folder.run(&["seal", "-R", public, "-r", &folder.recipient], b"message").stdout;
    let opened = folder.run(&["open", "-i", locked, "--pass-file", "passphrase"], &sealed);
    assert_eq!((text(&opened.stderr), opened.stdout), (String::new(), b"message".to_vec()));
    // There is no terminal at which to ask, but the file is for another key, so no passphrase is needed.
    let others = folder.seal(Kind::SshEd25519, &[], b"message");
    let refused = folder.run(&["open", "-i", locked], &others);
    assert!(text(&refused.stderr).contains("wrong key"), "{}", text(&refused.stderr));

    // The identity file has a passphrase.
    for options in [&[][..], &["-a"]] {
        let key = folder.seal(Kind::Passphrase, options, &folder.read("key.txt"));
        folder.write("key.age", &key);
        let sealed = folder.seal(Kind::X25519, &[], b"message");
        let opened = folder.run(&["open", "-i", "key.age", "--pass-file", "passphrase"], &sealed);
        assert_eq!((text(&opened.stderr), opened.stdout), (String::new(), b"message".to_vec()));
    }
}

#[test]
fn passphrases_come_from_where_they_are_said_to() {
    let folder = Folder::new();
    let sealed = folder.seal(Kind::Passphrase, &[], b"message");
    let mut by_variable = folder.raddle(&["open", "--pass-env", "RADDLE_TEST_PASSPHRASE"]);
    by_variable.env("RADDLE_TEST_PASSPHRASE", PASSPHRASE).write_stdin(&*sealed).assert().success().stdout("message");
    folder.write("sealed", &sealed);
    if cfg!(unix) {
        let by_descriptor = folder.run(&["open", "--pass-fd", "0", "sealed"], b"correct horse\r\nnot this");
        assert_eq!((text(&by_descriptor.stderr), by_descriptor.stdout), (String::new(), b"message".to_vec()));
    }
    #[cfg(unix)]
    for line in [
        // The program reads one line from the descriptor's position, and not a byte more: the shell reads the rest. A
        // path works too, even if the file can't be opened again.
        "exec 3< lines; read -r first <&3; $0 open --pass-fd 3 sealed; read -r last <&3; test \"$first$last\" = onetwo",
        "exec 3< lines; read -r first <&3; chmod 0 lines; $0 open --pass-fd 3 sealed",
        "(read -r first; $0 open --pass-file - sealed; read -r last; test \"$first$last\" = onetwo) < lines",
        "(read -r first; exec $0 open --pass-fd 0 ) < both",
    ] {
        use crate::files::{program, shell};
        _ = std::fs::remove_file(folder.path("lines"));
        folder.write("lines", format!("one\n{PASSPHRASE}\ntwo\n").as_bytes());
        folder.write("both", &[format!("one\n{PASSPHRASE}\n").as_bytes(), &sealed].concat());
        let opened = shell(&folder, line, &program());
        assert_eq!((text(&opened.stderr), text(&opened.stdout)), (String::new(), "message".to_owned()), "{line}");
        assert!(opened.status.success(), "{line}");
    }
    #[cfg(unix)]
    {
        // The program itself opens the first free descriptor, which nobody gave to it.
        let refused = crate::files::shell(&folder, "exec 3<&-; $0 open --pass-fd 3 sealed", &crate::files::program());
        let said = text(&refused.stderr);
        assert!(said.contains("can't read a passphrase from descriptor 3: Bad file descriptor"), "{said}");
    }
    for wrong in ["", "\n", "correct"] {
        folder.write("passphrase", wrong.as_bytes());
        let output = folder.open(Kind::Passphrase, &[], &sealed);
        let (code, message) = if wrong.len() > 1 { (1, "wrong passphrase") } else { (2, "is empty") };
        assert_eq!(output.status.code(), Some(code));
        assert!(text(&output.stderr).contains(message), "{}", text(&output.stderr));
    }
}
