//! Tests every level, from this CPU's level down.

use std::collections::BTreeSet;

use crate::alone;
use crate::common::{Effort, Random, is_set, keystream, skip};
use ::chacha20poly1305::{AeadInOut, KeyInit};
use raddle::{
    aes_gcm::Aes256Gcm,
    blake3::Blake3,
    chacha20::{ChaCha20, Key, Nonce},
    chacha20poly1305::{ChaCha20Poly1305, Packet},
    cpu::{self, Level},
    hmac::HmacSha256,
    kernel,
    md5::Md5,
    sha1::Sha1,
    sha256::{Sha256, pairs_in_place, sha256d_many},
    sha512::Sha512,
};
use sha2::Digest;

/// Returns whether the program has rights that its caller lacks.
fn has_own_rights() -> bool {
    #[cfg(target_os = "linux")]
    // SAFETY: the call reads a value that the operating system stored at the start of the process.
    return unsafe { libc::getauxval(libc::AT_SECURE) } != 0;
    #[cfg(not(target_os = "linux"))]
    false
}

#[test]
fn a_cap_is_heeded() {
    if let Ok(cap) = std::env::var("RADDLE_CPU").unwrap_or_default().parse::<Level>() {
        if has_own_rights() {
            assert!(cpu::level() > cap, "the caller of the program lowers its level");
            println!("report: ignored");
        } else {
            assert!(cpu::level() <= cap);
        }
    }
}

/// Runs the test above in a copy of this program with the set-user-ID bit, as another user.
#[cfg(target_os = "linux")]
#[test]
fn a_cap_is_ignored_with_the_set_user_id_bit() {
    use std::{
        env, fs, io,
        os::unix::{
            fs::{PermissionsExt, chown},
            process::CommandExt,
        },
        process::{self, Command},
    };

    if Level::ALL.len() == 1 {
        return skip("the set-user-ID bit: this architecture has one level");
    }
    // The system starts the copy itself, without the emulator.
    if is_set("QEMU_CPU") {
        return skip("the set-user-ID bit: the copy is of another architecture");
    }
    let folder = env::temp_dir().join(format!("raddle-levels-{}", process::id()));
    fs::create_dir(&folder).unwrap();
    let program = folder.join("levels");
    // Neither of the two users has rights that could be misused.
    let run = || -> io::Result<process::Output> {
        fs::copy(env::current_exe()?, &program)?;
        chown(&program, Some(65533), None)?;
        fs::set_permissions(&program, fs::Permissions::from_mode(0o4755))?;
        let mut command = Command::new(&program);
        command.args(["--exact", "every_level::a_cap_is_heeded", "--nocapture"]);
        command.env("RADDLE_CPU", "portable").uid(65534).output()
    };
    let output = run();
    fs::remove_dir_all(&folder).unwrap();
    // Only root runs programs as another user, and a file system or a container may ignore the bit.
    let output = match output {
        Ok(output) => output,
        Err(why) => return skip(&format!("the set-user-ID bit: {why}")),
    };
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    if !text.contains("report: ignored") {
        skip("the set-user-ID bit, which has no effect here");
    }
}

#[test]
fn every_level_is_right_and_stays_within_its_features() {
    alone("every_level::every_level_is_right_and_stays_within_its_features", test_levels);
}

fn test_levels() {
    let mut random = Random(21);
    let (key, nonce) = (random.array::<32>(), random.array::<12>());
    let word = |bytes: &[u8]| u32::from_le_bytes(bytes.try_into().unwrap());
    let mut state = random.state();
    for (i, four) in key.chunks(4).enumerate() {
        state[4 + i] = word(four);
    }
    state[12] = 0;
    for (i, four) in nonce.chunks(4).enumerate() {
        state[13 + i] = word(four);
    }
    let longest = 4 * 2048 + 65;
    let expected = keystream(&state, longest);

    // Every level seals to the same bytes as the reference.
    let aad = random.bytes(13);
    let lengths: Vec<_> =
        (0..400).chain((400..longest).step_by(61)).step_by(Effort::here().stride).chain([longest]).collect();
    let text = random.bytes(longest);
    let rival = ::chacha20poly1305::ChaCha20Poly1305::new(&key.into());
    let sealed: Vec<_> = lengths
        .iter()
        .map(|&n| {
            let mut sealed = text[..n].to_vec();
            let tag = rival.encrypt_inout_detached(&nonce.into(), &aad, sealed.as_mut_slice().into()).unwrap();
            [&sealed[..], &tag[..]].concat()
        })
        .collect();

    let highest = cpu::level();
    println!("report: the levels up to {highest} ran");

    for &level in Level::ALL.iter().rev().filter(|&&level| level <= highest) {
        assert_eq!(cpu::set_max_level(level), level);
        assert_eq!(cpu::level(), level);
        assert!(level.allowed().contains(cpu::features()));
        assert!(cpu::features().contains(level.required()));
        for kernel in kernel::all().filter(|kernel| kernel.name.starts_with("chacha20_xor_")) {
            assert_eq!(kernel.available, cpu::features().contains(kernel.features), "{}", kernel.name);
        }

        let mut buffer = vec![0; longest];
        for n in (0..=longest).step_by(Effort::here().stride) {
            let data = &mut buffer[..n];
            data.fill(0);
            ChaCha20::new(&Key::from(key), &Nonce::from(nonce)).apply_keystream(data).unwrap();
            assert!(*data == expected[..n], "{n} bytes at level {level}");

            let mut taken = 0;
            for (name, bytes) in kernel::plan("chacha20_xor", n, 1) {
                runs(name);
                assert!(bytes > 0 && (bytes % 64 == 0 || taken + bytes == n));
                taken += bytes;
            }
            assert_eq!(taken, n);
        }
        let cipher = ChaCha20Poly1305::new(&Key::from(key));
        let nonce = Nonce::from(nonce);
        for (&n, expected) in lengths.iter().zip(&sealed) {
            let mut data = [&text[..n], &[0; 16]].concat();
            cipher.seal_in_place(&nonce, &aad, &mut data).unwrap();
            assert!(data == *expected, "{n} bytes sealed at level {level}");
            assert!(cipher.open_in_place(&nonce, &aad, &mut data).unwrap() == &text[..n], "{n} bytes at level {level}");
            let mut apart = vec![0; n];
            cipher.open(&nonce, &aad, expected, &mut apart).unwrap();
            assert!(apart == text[..n], "{n} bytes opened at level {level}");
        }
        packets(&cipher, &lengths, &text);
        aes_gcm(&lengths, &text);
        hashes(&lengths, &text);
        println!("level {level} tested");
    }
}

/// Checks that batches seal each packet to the same bytes as a single call does, and open it, with kernels of this
/// level.
fn packets(cipher: &ChaCha20Poly1305, lengths: &[usize], text: &[u8]) {
    let level = cpu::level();
    for count in [2, 3, 7, 20, lengths.len()] {
        for lengths in [&lengths[..count], &lengths[lengths.len() - count..]] {
            let nonces: Vec<_> =
                (0..count).map(|i| Nonce::from(std::array::from_fn(|k| (i as u128 >> (8 * k)) as u8))).collect();
            let mut buffers: Vec<_> = lengths.iter().map(|&n| [&text[..n], &[0; 16]].concat()).collect();
            let packets = nonces.iter().zip(&mut buffers);
            let mut packets: Vec<_> =
                packets.map(|(nonce, buffer)| Packet::in_place(nonce, b"header", buffer)).collect();
            let mut results = vec![Ok(()); count];
            cipher.seal_many(&mut packets, &mut results).unwrap();
            assert!(results.iter().all(Result::is_ok), "{count} packets at level {level}");
            drop(packets);
            for ((buffer, nonce), &n) in buffers.iter().zip(&nonces).zip(lengths) {
                let mut alone = [&text[..n], &[0; 16]].concat();
                cipher.seal_in_place(nonce, b"header", &mut alone).unwrap();
                assert!(*buffer == alone, "{n} bytes among {count} packets at level {level}");
            }
            let packets = nonces.iter().zip(&mut buffers);
            let mut packets: Vec<_> =
                packets.map(|(nonce, buffer)| Packet::in_place(nonce, b"header", buffer)).collect();
            let mut results = vec![Ok(()); count];
            cipher.open_many(&mut packets, &mut results).unwrap();
            assert!(results.iter().all(Result::is_ok), "{count} packets opened at level {level}");
            drop(packets);
            assert!(buffers.iter().zip(lengths).all(|(buffer, &n)| buffer[..n] == text[..n]), "at level {level}");
            let names = lengths.iter().flat_map(|&n| kernel::plan("chacha20_poly1305_many", n, count));
            names.map(|(name, _)| name).collect::<BTreeSet<_>>().into_iter().for_each(runs);
        }
    }
}

/// Checks that a key that is expanded now seals to the same bytes as the reference, with kernels of this level.
fn aes_gcm(lengths: &[usize], text: &[u8]) {
    let level = cpu::level();
    let (key, nonce) = ([7; 32], [9; 12]);
    let rival = <::aes_gcm::Aes256Gcm as ::aes_gcm::KeyInit>::new(&key.into());
    let cipher = Aes256Gcm::new(&raddle::aes_gcm::Key::from(key));
    for &n in lengths {
        let mut sealed = text[..n].to_vec();
        let tag = rival.encrypt_inout_detached(&nonce.into(), b"header", sealed.as_mut_slice().into()).unwrap();
        let expected = [&sealed[..], &tag[..]].concat();
        let mut data = [&text[..n], &[0; 16]].concat();
        cipher.seal_in_place(&Nonce::from(nonce), b"header", &mut data).unwrap();
        assert!(data == expected, "{n} bytes of AES-GCM sealed at level {level}");
        let opened = cipher.open_in_place(&Nonce::from(nonce), b"header", &mut data).unwrap();
        assert!(opened == &text[..n], "{n} bytes of AES-GCM opened at level {level}");
        let taken = kernel::plan("aes256_gcm_open", n, 1).chain(kernel::plan("aes256_gcm_seal", n, 1));
        assert_eq!(taken.inspect(|(name, _)| runs(name)).map(|(_, bytes)| bytes).sum::<usize>(), 2 * n);
    }
}

/// Checks that single messages and batches have the digests of the reference, with kernels of this level.
fn hashes(lengths: &[usize], text: &[u8]) {
    let level = cpu::level();
    let messages: Vec<&[u8]> = lengths.iter().map(|&n| &text[..n]).collect();
    let sha256: Vec<[u8; 32]> = messages.iter().map(|message| sha2::Sha256::digest(message).into()).collect();
    let twice: Vec<[u8; 32]> = sha256.iter().map(|digest| sha2::Sha256::digest(digest).into()).collect();
    let pairs: Vec<[u8; 32]> =
        sha256.as_chunks::<2>().0.iter().map(|pair| sha2::Sha256::digest(pair.as_flattened()).into()).collect();
    let md5: Vec<[u8; 16]> = messages.iter().map(|message| md5::Md5::digest(message).into()).collect();
    let sha1: Vec<[u8; 20]> = messages.iter().map(|message| sha1::Sha1::digest(message).into()).collect();
    let sha512: Vec<[u8; 64]> = messages.iter().map(|message| sha2::Sha512::digest(message).into()).collect();
    let blake3: Vec<[u8; 32]> = messages.iter().map(|message| blake3::hash(message).into()).collect();
    let key = HmacSha256::new(b"key");
    let tags: Vec<_> = messages.iter().map(|message| key.mac(message)).collect();
    for ((message, sha256), md5) in messages.iter().zip(&sha256).zip(&md5) {
        assert!(Sha256::digest(message) == *sha256, "{} bytes at level {level}", message.len());
        assert!(Md5::digest(message) == *md5, "{} bytes at level {level}", message.len());
    }
    for (i, message) in messages.iter().enumerate() {
        assert!(Sha512::digest(message) == sha512[i], "{} bytes at level {level}", message.len());
        assert!(Sha1::digest(message) == sha1[i], "{} bytes at level {level}", message.len());
        assert!(Blake3::digest(message) == blake3[i], "{} bytes at level {level}", message.len());
    }
    for count in (0..messages.len().min(130)).chain([messages.len()]) {
        let mut digests = vec![[0; 32]; count];
        Sha256::digest_many(&messages[..count], &mut digests).unwrap();
        assert!(digests == sha256[..count], "{count} messages at level {level}");
        assert!(pairs_in_place(&mut digests) == &pairs[..count / 2], "{count} nodes at level {level}");
        let mut digests = vec![[0; 32]; count];
        sha256d_many(&messages[..count], &mut digests).unwrap();
        assert!(digests == twice[..count], "{count} messages, hashed twice, at level {level}");
        let mut digests = vec![[0; 32]; count];
        Blake3::digest_many(&messages[..count], &mut digests).unwrap();
        assert!(digests == blake3[..count], "{count} messages at level {level}");
        let mut digests = vec![[0; 64]; count];
        Sha512::digest_many(&messages[..count], &mut digests).unwrap();
        assert!(digests == sha512[..count], "{count} messages at level {level}");
        let mut digests = vec![[0; 20]; count];
        Sha1::digest_many(&messages[..count], &mut digests).unwrap();
        assert!(digests == sha1[..count], "{count} messages at level {level}");
        let mut digests = vec![[0; 16]; count];
        Md5::digest_many(&messages[..count], &mut digests).unwrap();
        assert!(digests == md5[..count], "{count} messages at level {level}");
        let mut many = vec![[0; 32].into(); count];
        key.mac_many(&messages[..count], &mut many).unwrap();
        assert!(many == tags[..count], "{count} messages at level {level}");
    }
    for function in ["sha256", "sha512", "sha1", "md5", "blake3", "blake3_inputs"] {
        let plan = |bytes| kernel::plan(function, bytes, usize::MAX);
        plan(1).chain(plan(1000)).for_each(|(name, _)| runs(name));
    }
}

/// Checks that this level can run a kernel, and that the lowest level runs no assembly.
fn runs(name: &str) {
    let level = cpu::level();
    let kernel = kernel::all().find(|kernel| kernel.name == name).unwrap();
    assert!(kernel.available && (level > Level::Portable || !kernel.generated), "{name} at level {level}");
}
