//! Hashes many messages in one call, and authenticates many in another, without threads: the messages share vector
//! registers.

use raddle::{hmac::HmacSha256, md5::Md5, sha256::Sha256};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let messages: Vec<String> = (0..100).map(|i| format!("message {i} ").repeat(i + 1)).collect();

    let mut digests = vec![[0; 32]; messages.len()];
    Sha256::digest_many(&messages, &mut digests)?;
    assert_eq!(digests[99], Sha256::digest(messages[99].as_bytes()));

    let mut digests = vec![[0; 16]; messages.len()];
    Md5::digest_many(&messages, &mut digests)?;
    assert_eq!(digests[99], Md5::digest(messages[99].as_bytes()));

    let key = HmacSha256::new(b"a key of any length");
    let mut tags = vec![[0; 32].into(); messages.len()];
    key.mac_many(&messages, &mut tags)?;
    assert_eq!(tags[99], key.mac(messages[99].as_bytes()));
    println!("{} messages of {} to {} bytes", messages.len(), messages[0].len(), messages[99].len());
    Ok(())
}

#[test]
fn runs() {
    main().unwrap();
}
