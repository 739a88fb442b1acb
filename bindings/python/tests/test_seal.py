"""Compares authenticated encryption with the package cryptography, and with published vectors if the package is
missing."""

import random
import threading

import pytest
import raddle
from sides import LENGTHS, message, refuses

AES = [(raddle.AESGCM, key, nonce) for key in [16, 24, 32] for nonce in [8, 12, 13, 16, 128]]
SIV = [(raddle.AESGCMSIV, key, 12) for key in [16, 32]]
EACH = [*AES, *SIV, (raddle.ChaCha20Poly1305, 32, 12), (raddle.XChaCha20Poly1305, 32, 24), (raddle.XAES256GCM, 32, 24)]
each_cipher = pytest.mark.parametrize("cipher, key, nonce", EACH, ids=[f"{c.__name__}-{k}-{n}" for c, k, n in EACH])


class Xaes:
    """XAES-256-GCM by its definition (C2SP), built from cryptography's AES and AES-GCM."""

    def __init__(self, aead, key):
        self.aead = aead
        ciphers = pytest.importorskip("cryptography.hazmat.primitives.ciphers")
        self.block = ciphers.Cipher(ciphers.algorithms.AES(key), ciphers.modes.ECB()).encryptor().update

    def encrypt(self, nonce, data, aad):
        zeros = int.from_bytes(self.block(bytes(16)), "big")
        subkey = zeros << 1 ^ (zeros >> 127) * (1 << 128 | 0x87)
        masked = [int.from_bytes(bytes([0, i, ord("X"), 0]) + nonce[:12], "big") ^ subkey for i in [1, 2]]
        derived = b"".join(self.block(block.to_bytes(16, "big")) for block in masked)
        return self.aead.AESGCM(derived).encrypt(nonce[12:], data, aad)


def other_side(cipher, key):
    aead = pytest.importorskip("cryptography.hazmat.primitives.ciphers.aead", reason="cryptography is not installed")
    if cipher is raddle.XAES256GCM:
        return Xaes(aead, key)
    other = getattr(aead, cipher.__name__, None)
    try:
        return other and other(key)
    except pytest.importorskip("cryptography.exceptions").UnsupportedAlgorithm as error:
        pytest.skip(f"cryptography has no {cipher.__name__}: {error}")


@each_cipher
def test_cryptography(cipher, key, nonce):
    key, nonce = message(key), message(nonce, 1)
    ours, theirs = cipher(bytearray(key)), other_side(cipher, key)
    if theirs is None:
        pytest.skip(f"cryptography has no {cipher.__name__}")
    for length in LENGTHS:
        data, aad = message(length, 2), message(length % 97, 3)
        sealed = theirs.encrypt(nonce, data, aad)
        assert ours.encrypt(nonce, data, aad) == sealed
        assert ours.encrypt(bytearray(nonce), bytearray(data), memoryview(bytearray(aad))) == sealed
        assert ours.decrypt(nonce, sealed, aad) == data
        assert ours.decrypt(nonce, memoryview(bytearray(b"x" + sealed))[1:], aad) == data
        assert ours.encrypt(nonce, data, None) == theirs.encrypt(nonce, data, None) == ours.encrypt(nonce, data)


def test_gcm_siv_vectors():
    """RFC 8452, appendices C.1, C.2 and C.3: key, nonce, additional data, text and result."""
    lines = [
        "01000000000000000000000000000000 030000000000000000000000 - - dc20e2d83f25705bb49e439eca56de25",
        "01000000000000000000000000000000 030000000000000000000000 01 0200000000000000 "
        "1e6daba35669f4273b0a1a2560969cdf790d99759abd1508",
        "d5cc1fd161320b6920ce07787f86743b 275d1ab32f6d1f0434d8848c 046787f3ea22c127aaf195d1894728 1177441f195495860f "
        "4f37281f7ad12949d01d02fd0cd174c84fc5dae2f60f52fd2b",
        "d1894728b3fed1473c528b8426a582995929a1499e9ad8780c8d63d0ab4149c0 9f572c614b4745914474e7c7 "
        "489c8fde2be2cf97e74e932d4ed87d c9882e5386fd9f92ec 0df9e308678244c44bc0fd3dc6628dfe55ebb0b9fb2295c8c2",
        "0000000000000000000000000000000000000000000000000000000000000000 000000000000000000000000 - "
        "eb3640277c7ffd1303c7a542d02d3e4c0000000000000000 18ce4f0b8cb4d0cac65fea8f79257b20888e53e72299e56dffffffff000000000000000000000000",
    ]
    for line in lines:
        key, nonce, aad, text, sealed = (bytes.fromhex(field.strip("-")) for field in line.split())
        cipher = raddle.AESGCMSIV(key)
        assert cipher.encrypt(nonce, text, aad) == sealed and cipher.decrypt(nonce, sealed, aad) == text
        for at in range(len(sealed)):
            with pytest.raises(raddle.InvalidTag):
                cipher.decrypt(nonce, sealed[:at] + bytes([sealed[at] ^ 1]) + sealed[at + 1 :], aad)


def test_xchacha_vector():
    """draft-irtf-cfrg-xchacha-03, appendix A.3.1."""
    text = (
        b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
        b"sunscreen would be it."
    )
    cipher = raddle.XChaCha20Poly1305(bytes(range(0x80, 0xA0)))
    sealed = cipher.encrypt(bytes(range(0x40, 0x58)), text, bytes.fromhex("50515253c0c1c2c3c4c5c6c7"))
    assert sealed[:16].hex() == "bd6d179d3e83d43b9576579493c0e939"
    assert sealed[-16:].hex() == "c0875924c1c7987947deafd8780acf49"


@pytest.mark.parametrize(
    "key, aad, sealed",
    [
        (1, b"", "ce546ef63c9cc60765923609b33a9a1974e96e52daf2fcf7075e2271"),
        (3, b"c2sp.org/XAES-256-GCM", "986ec1832593df5443a179437fd083bf3fdb41abd740a21f71eb769d"),
    ],
)
def test_xaes_vectors(key, aad, sealed):
    """The test vectors of C2SP's XAES-256-GCM."""
    cipher = raddle.XAES256GCM(bytes([key]) * 32)
    assert cipher.encrypt(b"ABCDEFGHIJKLMNOPQRSTUVWX", b"XAES-256-GCM", aad).hex() == sealed


@each_cipher
def test_each_changed_bit_is_refused(cipher, key, nonce):
    ours, nonce = cipher(message(key)), message(nonce, 1)
    for length in [0, 1, 20, 3000]:
        sealed = ours.encrypt(nonce, message(length), b"header")
        buffer = bytearray(length)
        for at in random.Random(length).sample(range(len(sealed)), min(len(sealed), 40)):
            forged = bytearray(sealed)
            forged[at] ^= 1 << (at % 8)
            for data in [forged, bytes(forged)]:
                with pytest.raises(raddle.InvalidTag):
                    ours.decrypt(nonce, data, b"header")
                with pytest.raises(raddle.InvalidTag):
                    ours.decrypt_into(nonce, data, b"header", buffer)
        assert buffer == bytes(length)
        for wrong in [b"", b"Header", None]:
            with pytest.raises(raddle.InvalidTag):
                ours.decrypt(nonce, sealed, wrong)
        with pytest.raises(raddle.InvalidTag):
            ours.decrypt(nonce, sealed[:15], b"header")


@each_cipher
def test_buffers_of_the_caller(cipher, key, nonce):
    ours, nonce = cipher(message(key)), message(nonce, 1)
    for length in [0, 1, 17, 5000]:
        data, sealed, text = message(length), bytearray(length + 16), bytearray(length)
        assert ours.encrypt_into(nonce, data, b"aad", sealed) == length + 16
        assert sealed == ours.encrypt(nonce, data, b"aad")
        assert ours.decrypt_into(nonce, sealed, b"aad", text) == length
        assert text == data
        # In place: the text is the first part of the output.
        sealed[:length] = data
        with memoryview(sealed) as view:
            ours.encrypt_into(nonce, view[:length], b"aad", view)
        assert sealed == ours.encrypt(nonce, data, b"aad")
        for wrong in [length + 15, length + 17]:
            with pytest.raises(ValueError, match=f"buffer must be {length + 16} bytes long but has {wrong}"):
                ours.encrypt_into(nonce, data, None, bytearray(wrong))
        with pytest.raises(TypeError):
            ours.encrypt_into(nonce, data, None, bytes(length + 16))


@each_cipher
def test_packets(cipher, key, nonce):
    ours, width = cipher(message(key)), nonce
    for count in [0, 1, 2, 63, 64, 65]:
        nonces = [message(width, i) for i in range(count)]
        data = [message(LENGTHS[i * 7 % 140], i) for i in range(count)]
        aads = [message(i % 30, -i) for i in range(count)]
        sealed = ours.encrypt_many(nonces, data, aads)
        assert sealed == [ours.encrypt(*packet) for packet in zip(nonces, data, aads)]
        assert ours.encrypt_many(nonces, data) == [ours.encrypt(*packet) for packet in zip(nonces, data)]
        assert ours.decrypt_many(nonces, sealed, aads) == data
        assert ours.decrypt_many(nonces, [bytearray(packet) for packet in sealed], aads, invalid="none") == data
        if count > 2:
            forged = list(sealed)
            forged[1] = forged[1][:-1] + bytes([forged[1][-1] ^ 1])
            forged[count - 1] = b"short"
            with pytest.raises(raddle.InvalidTag, match=rf"\[1, {count - 1}\]"):
                ours.decrypt_many(nonces, forged, aads)
            opened = ours.decrypt_many(nonces, forged, aads, invalid="none")
            assert opened == [None if at in [1, count - 1] else text for at, text in enumerate(data)]
    with pytest.raises(ValueError, match="1 nonces and 2 messages"):
        ours.encrypt_many([bytes(width)], [b"", b""])
    with pytest.raises(ValueError, match="2 nonces and 1 additional data"):
        ours.encrypt_many([bytes(width)] * 2, [b"", b""], [b""])
    # An empty list is a list of another length, not the absence of additional data.
    for call in [ours.encrypt_many, ours.decrypt_many]:
        with pytest.raises(ValueError, match="2 nonces and 0 additional data"):
            call([bytes(width)] * 2, [bytes(16)] * 2, [])


def test_packets_of_arrays():
    numpy = pytest.importorskip("numpy", reason="NumPy is not installed")
    ours, data = raddle.AESGCM(bytes(32)), [b"", b"abc", b"0\0"]
    nonces = numpy.frombuffer(message(36), "u1").reshape(3, 12)
    listed = [row.tobytes() for row in nonces]
    sealed = ours.encrypt_many(listed, data, data)
    for given in [nonces, nonces.view("V12").reshape(3), nonces[::-1].copy()[::-1], numpy.array(listed, "O"), iter(listed)]:
        assert ours.encrypt_many(given, (text for text in data), numpy.array(data, "O")) == sealed
    assert ours.decrypt_many(nonces, numpy.array(sealed, "O"), data) == data
    # Arrays that lose zeros, have a mask, or are not packets.
    for wrong in [nonces.view("S12").reshape(3), numpy.ma.array(nonces), nonces[0][:3], nonces.astype("i4"), numpy.array(["abc"] * 3), {1}]:
        for arguments in [(wrong, data), (nonces, wrong), (nonces, data, wrong)]:
            with pytest.raises(TypeError, match="give a list, .* keeps the zeros at the end of S"):
                ours.encrypt_many(*arguments)


def test_texts_are_named():
    cipher, nonces = raddle.AESGCM(bytes(32)), [bytes(12)] * 2
    remedy = "strings must be encoded first: give text.encode\\(\\)"
    with pytest.raises(TypeError, match=remedy):
        cipher.encrypt(bytes(12), "text")
    for arguments, name in [((["a" * 12] * 2, [b""] * 2), r"nonces\[0\]"), ((nonces, [b"", "text"]), r"data\[1\]"), ((nonces, [b""] * 2, [b"", "a"]), r"associated_data\[1\]")]:
        with pytest.raises(TypeError, match=f"{name}: {remedy}"):
            cipher.encrypt_many(*arguments)


def test_lengths_are_named():
    for wrong in [0, 15, 17, 31, 33]:
        with pytest.raises(ValueError, match=f"the key has {wrong} bytes but must have 16, 24, 32"):
            raddle.AESGCM(bytes(wrong))
        with pytest.raises(ValueError, match=f"the key has {wrong} bytes but must have 32"):
            raddle.ChaCha20Poly1305(bytes(wrong))
        with pytest.raises(ValueError, match=f"the key has {wrong} bytes but must have 16, 32"):
            raddle.AESGCMSIV(bytes(wrong))
    for wrong in [0, 7, 129]:
        for call in [raddle.AESGCM(bytes(16)).encrypt, raddle.AESGCM(bytes(16)).decrypt]:
            with pytest.raises(ValueError, match=f"the nonce has {wrong} bytes but must have 8 to 128"):
                call(bytes(wrong), bytes(16), None)
    with pytest.raises(ValueError, match="the nonce has 12 bytes but must have 24"):
        raddle.XChaCha20Poly1305(bytes(32)).encrypt(bytes(12), b"")
    with pytest.raises(TypeError):
        raddle.AESGCM(bytes(16)).encrypt(bytes(12), "text", None)


def test_keys():
    for bits in [128, 192, 256]:
        assert len(raddle.AESGCM.generate_key(bits)) == bits // 8
        assert raddle.AESGCM.generate_key(bit_length=bits) != raddle.AESGCM.generate_key(bits)
    with pytest.raises(ValueError, match="129 bits"):
        raddle.AESGCM.generate_key(129)
    for bits in [128, 256]:
        assert len(raddle.AESGCMSIV.generate_key(bits)) == bits // 8
        assert raddle.AESGCMSIV.generate_key(bit_length=bits) != raddle.AESGCMSIV.generate_key(bits)
    with pytest.raises(ValueError, match="192 bits"):
        raddle.AESGCMSIV.generate_key(192)
    for cipher in [raddle.ChaCha20Poly1305, raddle.XChaCha20Poly1305, raddle.XAES256GCM]:
        assert len(cipher.generate_key()) == 32 and cipher.generate_key() != cipher.generate_key()


def test_a_text_that_changes_meanwhile():
    """Each sealed message opens, whatever another thread writes into the buffer meanwhile."""
    cipher, data, done = raddle.AESGCM(bytes(32)), bytearray(1 << 18), threading.Event()

    def change():
        while not done.is_set():
            data[:] = bytes([data[0] ^ 1]) * len(data)

    thread = threading.Thread(target=change)
    thread.start()
    for number in range(50):
        nonce = number.to_bytes(12, "little")
        assert len(cipher.decrypt(nonce, cipher.encrypt(nonce, data))) == len(data)
    done.set()
    thread.join()


def test_planted_faults():
    key, nonce = message(32), message(12, 1)
    theirs, ours = other_side(raddle.AESGCM, key), raddle.AESGCM(key)

    def check(encrypt):
        for length in LENGTHS:
            assert encrypt(nonce, message(length), b"header") == theirs.encrypt(nonce, message(length), b"header")

    check(ours.encrypt)
    assert refuses(check, lambda nonce, data, aad: ours.encrypt(nonce, data, aad + b"x"))
    assert refuses(check, lambda nonce, data, aad: ours.encrypt(nonce, data[:-1], aad))
    assert refuses(check, raddle.ChaCha20Poly1305(key).encrypt)
    assert refuses(check, lambda nonce, data, aad: ours.encrypt(nonce, data, aad)[:-1] + b"\0")
