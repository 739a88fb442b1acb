//! Authenticates messages with a key that both sides have, and refuses a changed message in constant time.

use raddle::hmac::HmacSha256;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // The key is hashed once, for any number of messages.
    let key = HmacSha256::new(b"a secret that both sides have");
    let tag = key.mac(b"pay 100 to Alice");
    println!("{tag:x}");

    key.verify(b"pay 100 to Alice", &tag)?;
    assert!(key.verify(b"pay 900 to Alice", &tag).is_err());
    Ok(())
}

#[test]
fn runs() {
    main().unwrap();
}
