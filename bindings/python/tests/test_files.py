"""Checksums of files against hashlib."""

import hashlib
import pathlib

import pytest
import raddle
from sides import LENGTHS, message, refuses


@pytest.fixture
def files(tmp_path):
    for length in LENGTHS:
        (tmp_path / f"{length} ü").write_bytes(message(length))
    return sorted(tmp_path.iterdir())


def check(files, names, result):
    assert len(result) == len(files)
    for path, digests in zip(files, result):
        assert digests == {name: hashlib.new(name, path.read_bytes()).digest() for name in names}


def test_each_algorithm(files):
    names = ["md5", "sha1", "sha224", "sha256", "sha384", "sha512"]
    for threads in [None, 1, 3]:
        check(files, names, raddle.hash_files(files, names, threads=threads))
    check(files, ["sha256"], raddle.hash_files([str(path) for path in files]))
    assert raddle.hash_files(files[:1], hex=True) == [{"sha256": hashlib.sha256(files[0].read_bytes()).hexdigest()}]
    assert raddle.hash_files([]) == []


def test_progress(files):
    seen = []
    raddle.hash_files(files, progress=seen.append)
    assert seen == sorted(seen) and seen[-1] == sum(path.stat().st_size for path in files)

    def end(_):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        raddle.hash_files(files, progress=end)


def test_refusals(files, tmp_path):
    missing = tmp_path / "missing"
    with pytest.raises(FileNotFoundError) as error:
        raddle.hash_files([*files, missing])
    assert pathlib.Path(error.value.filename) == missing
    result = raddle.hash_files([files[0], missing, files[1]], errors="return")
    assert isinstance(result[1], FileNotFoundError)
    check([files[0], files[1]], ["sha256"], [result[0], result[2]])
    with pytest.raises(ValueError, match="rot13"):
        raddle.hash_files(files, ["rot13"])


def test_planted_faults(files):
    result = raddle.hash_files(files, ["md5"])
    check(files, ["md5"], result)
    assert refuses(check, files, ["md5"], result[1:])
    assert refuses(check, files, ["md5"], [*result[:3], result[4], result[3], *result[5:]])
    assert refuses(check, files, ["sha256"], result)
