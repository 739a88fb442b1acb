//! Files that are truncated, extended, reordered or changed are not opened, and the message says how they are damaged.

use crate::common::{CHUNK, Folder, Kind, SEALED_CHUNK, payload, plain, text};

/// Seals a file of several whole chunks and a partial chunk.
fn some_chunks(folder: &Folder) -> (Vec<u8>, Vec<u8>, usize) {
    let plain = plain(6 * CHUNK + 100);
    let sealed = folder.seal(Kind::X25519, &[], &plain);
    let start = payload(&sealed);
    (plain, sealed, start)
}

#[test]
fn truncation_after_a_chunk_is_named() {
    let folder = Folder::new();
    let (plain, sealed, start) = some_chunks(&folder);
    for chunk in 0..6 {
        let cut = &sealed[..start + (chunk + 1) * SEALED_CHUNK];
        let message = format!("truncated: the end is missing after chunk {chunk}");
        folder.fails(cut, &message, (chunk + 1) * CHUNK, &plain);
    }
    folder.fails(&sealed[..start], "truncated within chunk 0", 0, &plain);
}

#[test]
fn truncation_anywhere_else_is_noticed() {
    let folder = Folder::new();
    let (plain, sealed, start) = some_chunks(&folder);
    for chunk in 0..6 {
        let end = start + chunk * SEALED_CHUNK;
        for more in [1, 15] {
            folder.fails(&sealed[..end + more], "truncated within chunk", chunk * CHUNK, &plain);
        }
        for more in [16, 17, SEALED_CHUNK / 2, SEALED_CHUNK - 1] {
            folder.fails(&sealed[..end + more], "truncated, extended or changed", chunk * CHUNK, &plain);
        }
    }
    folder.fails(&sealed[..sealed.len() - 1], "truncated, extended or changed in chunk 6", 6 * CHUNK, &plain);
    for end in start - 16..start {
        folder.fails(&sealed[..end], "truncated", 0, &plain);
    }
}

#[test]
fn a_header_that_is_cut_is_named() {
    let folder = Folder::new();
    let (plain, sealed, start) = some_chunks(&folder);
    for end in 1..start - 16 {
        folder.fails(&sealed[..end], "truncated", 0, &plain);
    }
}

#[test]
fn extension_is_named_and_what_is_true_is_released() {
    let folder = Folder::new();
    // The last chunk is full.
    let plain = plain(3 * CHUNK);
    let sealed = folder.seal(Kind::X25519, &[], &plain);
    for more in [1, 15, 16, 17, SEALED_CHUNK, 2 * SEALED_CHUNK + 1] {
        let longer = [&*sealed, &vec![0; more]].concat();
        folder.fails(&longer, "extended: something follows chunk 2, the last", 3 * CHUNK, &plain);
    }
    // The last chunk is partial, and becomes a different one.
    let (plain, sealed, _) = some_chunks(&folder);
    for more in [1, 16, SEALED_CHUNK] {
        let longer = [&*sealed, &vec![0; more]].concat();
        folder.fails(&longer, "changed in chunk 6", 6 * CHUNK, &plain);
    }
}

#[test]
fn reordering_is_named() {
    let folder = Folder::new();
    let (plain, sealed, start) = some_chunks(&folder);
    let chunk = |index: usize| &sealed[start + index * SEALED_CHUNK..][..SEALED_CHUNK];
    let rest = &sealed[start + 3 * SEALED_CHUNK..];
    let order =
        |order: [usize; 3]| [&sealed[..start], chunk(order[0]), chunk(order[1]), chunk(order[2]), rest].concat();
    folder.opens(Kind::X25519, &[], &order([0, 1, 2]), &plain);
    folder.fails(&order([1, 0, 2]), "reordered: chunk 1 is in the place of chunk 0", 0, &plain);
    folder.fails(&order([0, 2, 1]), "reordered: chunk 2 is in the place of chunk 1", CHUNK, &plain);
    folder.fails(&order([0, 1, 1]), "reordered: chunk 1 is in the place of chunk 2", 2 * CHUNK, &plain);
    // A chunk is missing.
    let without = [&sealed[..start], chunk(0), rest].concat();
    folder.fails(&without, "reordered: chunk 3 is in the place of chunk 1", CHUNK, &plain);
}

#[test]
fn a_flipped_bit_is_noticed_in_each_chunk() {
    let folder = Folder::new();
    let (plain, sealed, start) = some_chunks(&folder);
    for chunk in 0..7 {
        let begin = start + chunk * SEALED_CHUNK;
        let end = sealed.len().min(begin + SEALED_CHUNK);
        for place in [begin, begin + 50, end - 17, end - 16, end - 1] {
            let mut changed = sealed.clone();
            changed[place] ^= 0x10;
            folder.fails(&changed, &format!("changed in chunk {chunk}"), chunk * CHUNK, &plain);
        }
    }
}

#[test]
fn a_flipped_bit_is_noticed_everywhere_in_the_header() {
    let folder = Folder::new();
    let (plain, sealed, start) = some_chunks(&folder);
    let mac = start - 16 - 44;
    for place in 0..start {
        for bit in [0, 5] {
            let mut changed = sealed.clone();
            changed[place] ^= 1 << bit;
            let message = match place {
                // The changed nonce gives a different payload key.
                _ if place >= start - 16 => "damaged payload: the key is right",
                _ if place >= mac => "damaged header",
                // The change is in the line of the version.
                0..22 => "",
                // A stanza that still parses looks like another recipient's.
                _ => "",
            };
            folder.fails(&changed, message, 0, &plain);
        }
    }
    // The kind of a stanza is in the clear, and some lines are covered only by the MAC.
    let letter = sealed.iter().position(|&byte| byte == b'X').unwrap();
    let mut changed = sealed.clone();
    changed[letter] = b'Y';
    folder.fails(&changed, "wrong key: the identity isn't one that it is sealed for (Y25519)", 0, &plain);
}

#[test]
fn another_header_of_the_same_key_is_no_substitute() {
    let folder = Folder::new();
    let (plain, sealed, start) = some_chunks(&folder);
    // A stanza that nobody can open doesn't change the file key.
    let line = sealed.windows(5).position(|window| window == b"\n--- ").unwrap() + 1;
    let with_stanza = [&sealed[..line], b"-> nobody\n\n", &sealed[line..]].concat();
    folder.fails(&with_stanza, "damaged header: the key is right, but the header isn't what was sealed", 0, &plain);
    // The header of another file has a different file key.
    let (_, other, other_start) = some_chunks(&folder);
    let mixed = [&other[..other_start - 16], &sealed[start - 16..]].concat();
    folder.fails(&mixed, "damaged payload: the key is right, but it is changed in chunk 0", 0, &plain);
}

#[test]
fn a_wrong_key_is_told_from_damage() {
    let folder = Folder::new();
    let sealed = folder.seal(Kind::X25519, &[], b"message");
    let other = Folder::new();
    let refused = other.open(Kind::X25519, &[], &sealed);
    assert_eq!(refused.status.code(), Some(1));
    let said = text(&refused.stderr);
    assert!(said.contains("wrong key: the identity isn't one that it is sealed for (X25519)"), "{said}");
}

#[test]
fn what_is_no_sealed_file_is_called_so() {
    let folder = Folder::new();
    folder.fails(b"", "not an age file: it is empty", 0, b"");
    folder.raddle(&["inspect"]).assert().code(1).stderr(predicates::str::contains("it is empty"));
    folder.fails(b"hello, world, this is text\n", "not an age file", 0, b"");
    folder.fails(&[0; 100], "not an age file", 0, b"");
    folder.fails(b"age-encryption.org/v2\n", "age format v2, but raddle knows only v1", 0, b"");
    folder.fails(b"-----BEGIN AGE ENCRYPTED FILE-----\n!\n", "damaged armor", 0, b"");
    let endless = [b"age-encryption.org/v1\n-> a\n".as_slice(), &vec![b'a'; 5 << 20]].concat();
    folder.fails(&endless, "damaged header: it is longer than any header should be", 0, b"");
}

#[test]
fn a_damaged_file_leaves_no_file() {
    let folder = Folder::new();
    let (_, sealed, _) = some_chunks(&folder);
    let before = folder.names();
    for damaged in [&sealed[..sealed.len() - 1], &sealed[..100]] {
        let refused = folder.open(Kind::X25519, &["-o", "plain"], damaged);
        assert_eq!(refused.status.code(), Some(1));
        assert_eq!(folder.names(), before);
    }
}

/// White space before the armor must be on separate lines, as in `age`.
#[test]
fn armor_begins_a_line() {
    let folder = Folder::new();
    let armored = folder.seal(Kind::X25519, &["-a"], b"message");
    let behind = |blanks: &str| [blanks.as_bytes(), &armored].concat();
    for blanks in ["", "\n", "\r\n", " \t\n\n", &"\n".repeat(1024)] {
        folder.opens(Kind::X25519, &[], &behind(blanks), b"message");
    }
    for blanks in [" ", "\t", "\r", "\n ", "\n\t", " \r"] {
        folder.fails(
            &behind(blanks),
            "damaged armor: something precedes its beginning on the same line",
            0,
            b"message",
        );
    }
    folder.fails(&behind(&"\n".repeat(1025)), "damaged armor: too many empty lines precede it", 0, b"message");
}
