//! Runs the vectors of RFC 8439 and of draft-irtf-cfrg-xchacha-03 through the public interface.

use crate::common::{hex, hex_array};
use raddle::{
    chacha20::{ChaCha20, Key, Nonce, hchacha20},
    chacha20poly1305::{ChaCha20Poly1305, Tag},
    poly1305::{OneTimeKey, authenticate},
    xchacha20poly1305::{self, XChaCha20Poly1305},
};

const COUNT_UP: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const ZERO: &str = "0000000000000000000000000000000000000000000000000000000000000000";
const ONE: &str = "0000000000000000000000000000000000000000000000000000000000000001";

const IETF: &[u8] =
    b"Any submission to the IETF intended by the Contributor for publication as all or part of an IETF \
          Internet-Draft or RFC and any statement made within the context of an IETF activity is considered \
          an \"IETF Contribution\". Such statements include oral statements in IETF sessions, as well as \
          written and electronic communications made at any time or place, which are addressed to";
const JABBERWOCKY: &[u8] = b"'Twas brillig, and the slithy toves\nDid gyre and gimble in the wabe:\n\
          All mimsy were the borogoves,\nAnd the mome raths outgrabe.";
const SUNSCREEN: &[u8] =
    b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, \
          sunscreen would be it.";
const SECRET: &str = "1c9240a5eb55d38af333888604f6b5f0473917c1402b80099dca5cbc207075c0";

/// Encrypts in place and with separate output, decrypts again, and compares each result.
fn check(key: &str, nonce: &str, counter: u32, plain: &[u8], sealed: &str) {
    let sealed = hex(sealed);
    let begin = || {
        let mut cipher = ChaCha20::new(&Key::from(hex_array(key)), &Nonce::from(hex_array(nonce)));
        cipher.seek_block(counter);
        cipher
    };
    let mut data = plain.to_vec();
    begin().apply_keystream(&mut data).unwrap();
    assert_eq!(data, sealed);
    begin().apply_keystream_to(&sealed, &mut data).unwrap();
    assert_eq!(data, plain);
}

#[test]
fn section_2_3_2_block() {
    check(
        COUNT_UP,
        "000000090000004a00000000",
        1,
        &[0; 64],
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e
         d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
    );
}

#[test]
fn section_2_4_2_cipher() {
    check(
        COUNT_UP,
        "000000000000004a00000000",
        1,
        SUNSCREEN,
        "6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0b
         f91b65c5524733ab8f593dabcd62b3571639d624e65152ab8f530c359f0861d8
         07ca0dbf500d6a6156a38e088a22b65e52bc514d16ccf806818ce91ab7793736
         5af90bbf74a35be6b40b8eedf2785e42874d",
    );
}

#[test]
fn appendix_a_1_blocks() {
    let striped = "00ff000000000000000000000000000000000000000000000000000000000000";
    let (none, two) = ("000000000000000000000000", "000000000000000000000002");
    for (key, nonce, counter, block) in [
        (
            ZERO,
            none,
            0,
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7
             da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
        ),
        (
            ZERO,
            none,
            1,
            "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed
             29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
        ),
        (
            ONE,
            none,
            1,
            "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a
             8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
        ),
        (
            striped,
            none,
            2,
            "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca
             13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
        ),
        (
            ZERO,
            two,
            0,
            "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7
             8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d",
        ),
    ] {
        check(key, nonce, counter, &[0; 64], block);
    }
}

#[test]
fn appendix_a_2_messages() {
    let two = "000000000000000000000002";
    check(
        ONE,
        two,
        1,
        IETF,
        "a3fbf07df3fa2fde4f376ca23e82737041605d9f4f4f57bd8cff2c1d4b7955ec
         2a97948bd3722915c8f3d337f7d370050e9e96d647b7c39f56e031ca5eb6250d
         4042e02785ececfa4b4bb5e8ead0440e20b6e8db09d881a7c6132f420e527950
         42bdfa7773d8a9051447b3291ce1411c680465552aa6c405b7764d5e87bea85a
         d00f8449ed8f72d0d662ab052691ca66424bc86d2df80ea41f43abf937d3259d
         c4b2d0dfb48a6c9139ddd7f76966e928e635553ba76c5c879d7b35d49eb2e62b
         0871cdac638939e25e8a1e0ef9d5280fa8ca328b351c3c765989cbcf3daa8b6c
         cc3aaf9f3979c92b3720fc88dc95ed84a1be059c6499b9fda236e7e818b04b0b
         c39c1e876b193bfe5569753f88128cc08aaa9b63d1a16f80ef2554d7189c411f
         5869ca52c5b83fa36ff216b9c1d30062bebcfd2dc5bce0911934fda79a86f6e6
         98ced759c3ff9b6477338f3da4f9cd8514ea9982ccafb341b2384dd902f3d1ab
         7ac61dd29c6f21ba5b862f3730e37cfdc4fd806c22f221",
    );
    check(
        SECRET,
        two,
        42,
        JABBERWOCKY,
        "62e6347f95ed87a45ffae7426f27a1df5fb69110044c0d73118effa95b01e5cf
         166d3df2d721caf9b21e5fb14c616871fd84c54f9d65b283196c7fe4f60553eb
         f39c6402c42234e32a356b3e764312a61a5532055716ead6962568f87d3f3f77
         04c6a8d1bcd1bf4d50d6154b6da731b187b58dfd728afa36757a797ac188d1",
    );
}

#[test]
fn xchacha_draft_2_2_1_hchacha20() {
    let derived = hchacha20(&Key::from(hex_array(COUNT_UP)), &hex_array("000000090000004a0000000031415927"));
    assert_eq!(derived.as_bytes(), &hex_array("82413b4227b27bfed30e42508a877d73a0f9e4d58a74a853c12ec41326d3ecdc"));
}

#[test]
fn section_2_5_2_tag() {
    let key = hex_array("85d6be7857556d337f4452fe42d506a80103808afb0db2fd4abff6af4149f51b");
    let tag = authenticate(OneTimeKey::from(key), b"Cryptographic Forum Research Group");
    assert_eq!(tag.as_bytes(), &hex_array("a8061dc1305136c6c22b8baf0c0127a9"));
}

#[test]
fn appendix_a_3_tags() {
    let ones = "ffffffffffffffffffffffffffffffff";
    let (zero, half) = ("00000000000000000000000000000000", "36e5f6b5c5e06070f0efca96227a863e");
    let (one, two) = ("01000000000000000000000000000000", "02000000000000000000000000000000");
    let wide = "01000000000000000400000000000000";
    let blocks = "e33594d7505e43b900000000000000003394d7505e4379cd010000000000000000000000000000000000000000000000";
    for (r, s, message, tag) in [
        (zero, zero, vec![0; 64], zero),
        (zero, half, IETF.to_vec(), half),
        (half, zero, IETF.to_vec(), "f3477e7cd95417af89a6b8794c310cf0"),
        (&SECRET[..32], &SECRET[32..], JABBERWOCKY.to_vec(), "4541669a7eaaee61e708dc7cbcc5eb62"),
        (two, zero, hex(ones), "03000000000000000000000000000000"),
        (two, ones, hex(two), "03000000000000000000000000000000"),
        (
            one,
            zero,
            hex("fffffffffffffffffffffffffffffffff0ffffffffffffffffffffffffffffff11000000000000000000000000000000"),
            "05000000000000000000000000000000",
        ),
        (
            one,
            zero,
            hex("fffffffffffffffffffffffffffffffffbfefefefefefefefefefefefefefefe01010101010101010101010101010101"),
            zero,
        ),
        (two, zero, hex("fdffffffffffffffffffffffffffffff"), "faffffffffffffffffffffffffffffff"),
        (wide, zero, [hex(blocks), hex(one)].concat(), "14000000000000005500000000000000"),
        (wide, zero, hex(blocks), "13000000000000000000000000000000"),
    ] {
        let key = hex_array(&[r, s].concat());
        assert_eq!(authenticate(OneTimeKey::from(key), &message).as_bytes(), &hex_array(tag), "r = {r}, s = {s}");
    }
}

#[test]
fn section_2_8_2_aead() {
    let key = Key::from(std::array::from_fn(|i| 0x80 + i as u8));
    let (cipher, nonce) = (ChaCha20Poly1305::new(&key), Nonce::from(hex_array("070000004041424344454647")));
    let aad = hex("50515253c0c1c2c3c4c5c6c7");
    let mut text = SUNSCREEN.to_vec();
    let tag = cipher.seal_in_place_detached(&nonce, &aad, &mut text).unwrap();
    assert_eq!(
        text,
        hex("d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d6
             3dbea45e8ca9671282fafb69da92728b1a71de0a9e060b2905d6a5b67ecd3b36
             92ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc
             3ff4def08e4b7a9de576d26586cec64b6116")
    );
    assert_eq!(tag.as_bytes(), &hex_array("1ae10b594f09e26a7e902ecbd0600691"));
}

#[test]
fn appendix_a_5_aead() {
    let (key, nonce) = (Key::from(hex_array(SECRET)), Nonce::from(hex_array("000000000102030405060708")));
    let sealed = hex("64a0861575861af460f062c79be643bd5e805cfd345cf389f108670ac76c8cb2
                      4c6cfc18755d43eea09ee94e382d26b0bdb7b73c321b0100d4f03b7f355894cf
                      332f830e710b97ce98c8a84abd0b948114ad176e008d33bd60f982b1ff37c855
                      9797a06ef4f0ef61c186324e2b3506383606907b6a7c02b0f9f6157b53c867e4
                      b9166c767b804d46a59b5216cde7a4e99040c5a40433225ee282a1b0a06c523e
                      af4534d7f83fa1155b0047718cbc546a0d072b04b3564eea1b422273f548271a
                      0bb2316053fa76991955ebd63159434ecebb4e466dae5a1073a6727627097a10
                      49e617d91d361094fa68f0ff77987130305beaba2eda04df997b714d6c6f2c29
                      a6ad5cb4022b02709b eead9d67890cbb22392336fea1851f38");
    let mut text = vec![0; sealed.len() - 16];
    ChaCha20Poly1305::new(&key).open(&nonce, &hex("f33388860000000000004e91"), &sealed, &mut text).unwrap();
    assert_eq!(
        String::from_utf8(text).unwrap(),
        "Internet-Drafts are draft documents valid for a maximum of six months and may be updated, replaced, or \
         obsoleted by other documents at any time. It is inappropriate to use Internet-Drafts as reference material \
         or to cite them other than as /\u{201c}work in progress./\u{201d}"
    );
}

#[test]
fn xchacha_draft_a_3_1_aead() {
    let key = Key::from(std::array::from_fn(|i| 0x80 + i as u8));
    let nonce = xchacha20poly1305::Nonce::from(std::array::from_fn(|i| 0x40 + i as u8));
    let mut text = hex("bd6d179d3e83d43b9576579493c0e939572a1700252bfaccbed2902c21396cbb
                        731c7f1b0b4aa6440bf3a82f4eda7e39ae64c6708c54c216cb96b72e1213b452
                        2f8c9ba40db5d945b11b69b982c1bb9e3f3fac2bc369488f76b2383565d3fff9
                        21f9664c97637da9768812f615c68b13b52e");
    let tag = Tag::from(hex_array("c0875924c1c7987947deafd8780acf49"));
    let cipher = XChaCha20Poly1305::new(&key);
    cipher.open_in_place_detached(&nonce, &hex("50515253c0c1c2c3c4c5c6c7"), &mut text, &tag).unwrap();
    assert_eq!(text, SUNSCREEN);
}
