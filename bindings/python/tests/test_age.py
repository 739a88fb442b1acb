"""Files in the age format, exchanged with the package pyrage and with the Go program age."""

import os
import pathlib
import shutil
import signal
import stat
import subprocess
import threading
import time

import pytest
import raddle
from sides import message, needs_posix, refuses

age = pytest.importorskip("raddle.age", reason="the package is built without raddle.age", exc_type=ImportError)

try:
    import pyrage
except ImportError:
    pyrage = None

needs_pyrage = pytest.mark.skipif(pyrage is None, reason="pyrage is not installed, the other side of age's format")

#: Around a chunk of the payload and a slab of chunks.
LENGTHS = [0, 1, 15, 16, 17, 65535, 65536, 65537, 131072, 524288, 524289, 3_000_000]

IDENTITY, RECIPIENT = age.generate_identity()


def other_encrypts(data, recipients, armor=False):
    return pyrage.encrypt(data, [pyrage.x25519.Recipient.from_str(text) for text in recipients], armored=armor)


def other_decrypts(sealed, identity=IDENTITY):
    return pyrage.decrypt(sealed, [pyrage.x25519.Identity.from_str(identity)])


@needs_pyrage
def test_other_package():
    for length in LENGTHS:
        data = message(length)
        for armor in [False, True]:
            for threads in [1, None]:
                sealed = age.encrypt(data, RECIPIENT, armor=armor, threads=threads)
                assert sealed.startswith(b"-----BEGIN AGE" if armor else b"age-encryption.org/v1\n")
                assert other_decrypts(sealed) == data
                sealed = other_encrypts(data, [RECIPIENT], armor)
                assert age.decrypt(sealed, IDENTITY, threads=threads) == data
        assert age.decrypt(bytearray(age.encrypt(bytearray(data), RECIPIENT)), IDENTITY.encode()) == data


@needs_pyrage
def test_other_package_and_several_keys():
    keys = [age.generate_identity() for _ in range(3)]
    recipients = [recipient for _, recipient in keys]
    for sealed in [age.encrypt(b"text", recipients), other_encrypts(b"text", recipients)]:
        for identity, _ in keys:
            assert other_decrypts(sealed, identity) == age.decrypt(sealed, [IDENTITY, identity]) == b"text"
    # As in recipient files.
    lines = "# mine\n" + "\n".join(recipients) + "\n\n"
    assert other_decrypts(age.encrypt(b"text", lines), keys[2][0]) == b"text"
    assert other_decrypts(age.encrypt(b"text", iter([lines.encode()])), keys[1][0]) == b"text"


@needs_pyrage
def test_other_package_and_ssh_keys():
    ed25519 = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ed25519", reason="no cryptography is installed")
    from cryptography.hazmat.primitives import serialization as form

    key = ed25519.Ed25519PrivateKey.generate()
    public = key.public_key().public_bytes(form.Encoding.OpenSSH, form.PublicFormat.OpenSSH).decode()
    private = key.private_bytes(form.Encoding.PEM, form.PrivateFormat.OpenSSH, form.NoEncryption())
    assert pyrage.decrypt(age.encrypt(b"text", public + " alice"), [pyrage.ssh.Identity.from_buffer(private)]) == b"text"
    assert age.decrypt(pyrage.encrypt(b"text", [pyrage.ssh.Recipient.from_str(public)]), private) == b"text"
    assert [text.split() for text in age.recipients_of(private)] == [public.split()]


def test_ssh_keys_under_a_passphrase(tmp_path):
    program = shutil.which("ssh-keygen") or pytest.skip("ssh-keygen is not installed")
    path = tmp_path / "key"
    subprocess.run([program, "-q", "-t", "ed25519", "-N", "locked", "-f", path], check=True)
    sealed = age.encrypt(b"text", path.with_suffix(".pub").read_text())
    assert age.decrypt(sealed, path.read_bytes(), passphrase="locked") == b"text"
    with pytest.raises(age.IdentityError, match="wrong passphrase"):
        age.decrypt(sealed, path.read_text(), passphrase="other")


@needs_pyrage
def test_other_package_and_passphrases():
    sealed = age.encrypt(b"text", passphrase="Gänsefüßchen")
    assert pyrage.passphrase.decrypt(sealed, "Gänsefüßchen") == b"text"
    sealed = pyrage.passphrase.encrypt(b"text", "Gänsefüßchen")
    assert age.decrypt(sealed, passphrase="Gänsefüßchen") == b"text"
    with pytest.raises(age.WrongKeyError, match="wrong passphrase"):
        age.decrypt(sealed, passphrase="Gansefusschen")
    # An identity in a file under a passphrase.
    locked = pyrage.passphrase.encrypt(IDENTITY.encode(), "locked")
    assert age.decrypt(age.encrypt(b"text", RECIPIENT), locked, passphrase="locked") == b"text"
    with pytest.raises(age.IdentityError, match=r"identities\[0\] needs a passphrase"):
        age.decrypt(age.encrypt(b"text", RECIPIENT), locked)


@needs_pyrage
def test_other_package_and_files(tmp_path):
    source, sealed, opened = tmp_path / "source", tmp_path / "sealed", tmp_path / "opened"
    for length in LENGTHS:
        source.write_bytes(message(length))
        age.encrypt_file(source, sealed, RECIPIENT, overwrite=True)
        assert other_decrypts(sealed.read_bytes()) == message(length)
        sealed.write_bytes(other_encrypts(message(length), [RECIPIENT]))
        age.decrypt_file(str(sealed), opened, IDENTITY, overwrite=True)
        assert opened.read_bytes() == message(length)


def test_program_in_go(tmp_path):
    program = shutil.which("age") or pytest.skip("Go's program age is not installed")
    (tmp_path / "key").write_text(IDENTITY + "\n")
    for length in LENGTHS:
        sealed = age.encrypt(message(length), RECIPIENT)
        opened = subprocess.run([program, "-d", "-i", tmp_path / "key"], input=sealed, capture_output=True, check=True)
        assert opened.stdout == message(length)
        sealed = subprocess.run([program, "-r", RECIPIENT], input=message(length), capture_output=True, check=True)
        assert age.decrypt(sealed.stdout, IDENTITY) == message(length)


def test_identities():
    for post_quantum, prefix in [(False, "age1"), (True, "age1pq1")]:
        identity, recipient = age.generate_identity(post_quantum=post_quantum)
        assert recipient.startswith(prefix) and age.recipients_of(identity) == [recipient]
        assert age.decrypt(age.encrypt(b"text", recipient), identity) == b"text"
    assert age.recipients_of([IDENTITY, f"# comment\n{IDENTITY}\n"]) == [RECIPIENT] * 2


def test_wrong_keys():
    sealed, (other, _) = age.encrypt(b"text", RECIPIENT), age.generate_identity()
    with pytest.raises(age.WrongKeyError, match="wrong key"):
        age.decrypt(sealed, other)
    with pytest.raises(age.WrongKeyError, match="no identity was given"):
        age.decrypt(sealed)
    with pytest.raises(age.IdentityError, match=r"identities\[1\], line 2"):
        age.decrypt(sealed, [IDENTITY, "#\nAGE-SECRET-KEY-1WRONG"])
    for wrong in ["age1wrong", "somebody", IDENTITY, "ssh-ed25519 AAAA"]:
        with pytest.raises(age.RecipientError, match=r"recipients\[0\], line 1") as error:
            age.encrypt(b"text", wrong)
        assert IDENTITY not in str(error.value)
    with pytest.raises(age.EncryptError):
        age.encrypt(b"text", [RECIPIENT, age.generate_identity(post_quantum=True)[1]])
    for both in [RECIPIENT, [RECIPIENT, RECIPIENT]]:
        with pytest.raises(age.EncryptError, match="the age format allows a passphrase only alone"):
            age.encrypt(b"text", both, passphrase="and a passphrase")
    for nobody in [None, [], ""]:
        with pytest.raises(ValueError, match="no recipient"):
            age.encrypt(b"text", nobody)
    with pytest.raises(ValueError, match="empty"):
        age.encrypt(b"text", passphrase="")
    with pytest.raises(TypeError):
        age.encrypt("text", RECIPIENT)
    with pytest.raises(TypeError):
        age.encrypt(b"text", [7])
    assert issubclass(age.WrongKeyError, age.DecryptError) and issubclass(age.DecryptError, age.AgeError)


def test_damage():
    sealed = age.encrypt(message(70_000), RECIPIENT)
    # The recipient stanzas, the MAC, the nonce and both chunks; and truncated files.
    for at in [100, sealed.index(b"---") + 10, sealed.index(b"---") + 60, len(sealed) // 2, len(sealed) - 1]:
        changed = bytearray(sealed)
        changed[at] ^= 1
        with pytest.raises(age.DecryptError):
            age.decrypt(changed, IDENTITY)
    for cut in [0, 5, 60, len(sealed) - 70_000, len(sealed) - 5000, len(sealed) - 1]:
        with pytest.raises(age.DamagedError):
            age.decrypt(sealed[:cut], IDENTITY)
    with pytest.raises(age.DamagedError, match="payload"):
        age.decrypt(sealed + b"x", IDENTITY)
    with pytest.raises(age.DamagedError, match="not an age file"):
        age.decrypt(b"something else" * 100, IDENTITY)
    armored = age.encrypt(b"text", RECIPIENT, armor=True)
    with pytest.raises(age.DamagedError):
        age.decrypt(armored.replace(b"\n", b"\n!", 2), IDENTITY)


def names_in(folder):
    return sorted(path.name for path in folder.iterdir())


def test_nothing_is_half_written(tmp_path):
    source, target = tmp_path / "source", tmp_path / "target"
    sealed = age.encrypt(message(1_000_000), RECIPIENT)
    source.write_bytes(sealed[:-1] + bytes([sealed[-1] ^ 1]))
    with pytest.raises(age.DamagedError):
        age.decrypt_file(source, target, IDENTITY)
    with pytest.raises(age.RecipientError):
        age.encrypt_file(source, target, "nobody")
    assert names_in(tmp_path) == ["source"]
    target.write_bytes(b"old")
    for overwrite, error in [(False, FileExistsError), (True, age.DamagedError)]:
        with pytest.raises(error):
            age.decrypt_file(source, target, IDENTITY, overwrite=overwrite)
        assert target.read_bytes() == b"old" and names_in(tmp_path) == ["source", "target"]

    def fail(_):
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        age.encrypt_file(source, target, RECIPIENT, overwrite=True, progress=fail)
    assert target.read_bytes() == b"old" and names_in(tmp_path) == ["source", "target"]


@needs_posix
def test_paths(tmp_path):
    source, target, missing = tmp_path / "source", tmp_path / "target", tmp_path / "missing"
    source.write_bytes(b"text")
    for call in [lambda: age.encrypt_file(missing, target, RECIPIENT), lambda: age.decrypt_file(missing, target, IDENTITY)]:
        with pytest.raises(FileNotFoundError) as error:
            call()
        assert error.value.filename is missing
    inside = bytes(missing / "target")
    with pytest.raises(FileNotFoundError) as error:
        age.encrypt_file(bytes(source), inside, RECIPIENT)
    assert error.value.filename is inside
    with pytest.raises(IsADirectoryError):
        age.encrypt_file(source, tmp_path, RECIPIENT)
    (tmp_path / "dangling").symlink_to(missing)
    with pytest.raises(FileExistsError):
        age.encrypt_file(source, tmp_path / "dangling", RECIPIENT, overwrite=True)
    # A link stays a link, and a file keeps its permissions.
    target.write_bytes(b"")
    target.chmod(0o640)
    (tmp_path / "link").symlink_to(target)
    age.encrypt_file(source, tmp_path / "link", RECIPIENT, overwrite=True)
    assert (tmp_path / "link").is_symlink() and stat.S_IMODE(target.stat().st_mode) == 0o640
    # In place.
    age.decrypt_file(target, target, IDENTITY, overwrite=True)
    assert target.read_bytes() == b"text"
    assert names_in(tmp_path) == ["dangling", "link", "source", "target"]
    new, mask = tmp_path / "new", os.umask(0o027)
    age.encrypt_file(source, new, RECIPIENT)
    os.umask(mask)
    assert stat.S_IMODE(new.stat().st_mode) == 0o640


def test_progress(tmp_path):
    (tmp_path / "source").write_bytes(message(3_000_000))
    seen = []
    age.encrypt_file(tmp_path / "source", tmp_path / "target", RECIPIENT, progress=seen.append)
    assert seen == sorted(seen) and seen[-1] == 3_000_000


@needs_posix
def test_interrupts(tmp_path):
    """Ctrl-C ends an endless call. Other threads run in the meantime."""
    target, counted, done = tmp_path / "target", [0], threading.Event()

    def count():
        while not done.wait(0.001):
            counted[0] += 1

    counter = threading.Thread(target=count)
    counter.start()
    timer = threading.Timer(0.5, os.kill, [os.getpid(), signal.SIGINT])
    # A shell starts background programs with SIGINT ignored: the file would fill the disk.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    timer.start()
    start = time.monotonic()
    try:
        with pytest.raises(KeyboardInterrupt):
            age.encrypt_file("/dev/zero", target, RECIPIENT)
    finally:
        signal.signal(signal.SIGINT, before)
        done.set()
        counter.join()
    assert counted[0] > 0 and time.monotonic() - start < 60
    assert names_in(tmp_path) == []


def bech32(prefix, data):
    """Returns a text with a checksum (BIP 173), whose data are all zero."""
    letters, words = "qpzry9x8gf2tvdw0s3jn54khce6mua7l", [0] * (-(-8 * len(data) // 5))
    checked = [ord(letter) >> 5 for letter in prefix] + [0] + [ord(letter) & 31 for letter in prefix] + words + [0] * 6
    sum = 1
    for value in checked:
        top, sum = sum >> 25, (sum & 0x1FFFFFF) << 5 ^ value
        for bit, generator in enumerate([0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3]):
            sum ^= generator if top >> bit & 1 else 0
    words += [(sum ^ 1) >> 5 * (5 - at) & 31 for at in range(6)]
    return prefix + "1" + "".join(letters[word] for word in words)


@needs_posix
def test_plugins_run_where_allowed_only(tmp_path, monkeypatch):
    program, mark = tmp_path / "age-plugin-fake", tmp_path / "it ran"
    program.write_text(f"#!/bin/sh\necho > '{mark}'\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    recipient, identity = bech32("age1fake", bytes(20)), bech32("age-plugin-fake-", bytes(20)).upper()
    with pytest.raises(age.RecipientError, match="fake may not run"):
        age.encrypt(b"text", recipient)
    sealed = age.encrypt(b"text", RECIPIENT)
    with pytest.raises(age.IdentityError, match="fake may not run"):
        age.decrypt(sealed, identity)
    assert age.decrypt(sealed, [identity, IDENTITY]) == b"text"
    assert not mark.exists()
    with pytest.raises(age.RecipientError, match="age-plugin-fake"):
        age.encrypt(b"text", recipient, plugins=True)
    assert mark.exists()
    mark.unlink()
    with pytest.raises(age.IdentityError, match="age-plugin-fake"):
        age.decrypt(sealed, identity, plugins=True)
    assert mark.exists()


@needs_pyrage
def test_planted_faults():
    def check(encrypt, decrypt):
        for length in [0, 1, 65537]:
            assert other_decrypts(encrypt(message(length))) == message(length)
            assert decrypt(other_encrypts(message(length), [RECIPIENT])) == message(length)

    def encrypt(data):
        return age.encrypt(data, RECIPIENT)

    def decrypt(sealed):
        return age.decrypt(sealed, IDENTITY)

    check(encrypt, decrypt)
    assert refuses(check, lambda data: age.encrypt(data + b"x", RECIPIENT), decrypt)
    assert refuses(check, lambda data: age.encrypt(data[:65536], RECIPIENT), decrypt)
    assert refuses(check, encrypt, lambda sealed: decrypt(sealed)[::-1])
    assert raddle.age is age
