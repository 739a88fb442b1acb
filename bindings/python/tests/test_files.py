"""Compares checksums of files with hashlib."""

import hashlib
import os
import pathlib
import sys
import threading

import pytest
import raddle
from sides import HASHLIB, LENGTHS, message, needs_posix, refuses


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
    for threads in [None, 1, 3]:
        check(files, HASHLIB, raddle.hash_files(files, HASHLIB, threads=threads))
    check(files, ["sha256"], raddle.hash_files([str(path) for path in files]))
    assert raddle.hash_files(files[:1], hex=True) == [{"sha256": hashlib.sha256(files[0].read_bytes()).hexdigest()}]
    assert raddle.hash_files([]) == []


@needs_posix
@pytest.mark.parametrize("names", [["md5"], ["sha256", "md5"], ["sha512"]], ids=str)
def test_pipes(tmp_path, names):
    """A writer that arrives later, and pauses or writes nothing."""
    os.mkfifo(tmp_path / "pipe")
    for length in [0, 5, 100_000, 1_000_000]:
        data, began = message(length), threading.Event()

        def write():
            began.wait()
            with open(tmp_path / "pipe", "wb", buffering=0) as file:
                for first in range(0, length, 70_000):
                    file.write(data[first : first + 70_000])

        thread = threading.Thread(target=write)
        thread.start()
        # Progress is reported while the call waits for its writer.
        result = raddle.hash_files([tmp_path / "pipe"], names, progress=lambda _: began.set())
        thread.join()
        assert result == [{name: hashlib.new(name, data).digest() for name in names}]


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
    for one in [str(files[0]), bytes(files[0]), files[0]]:
        with pytest.raises(TypeError, match=r"give several paths, such as \["):
            raddle.hash_files(one)
    for wrong in [[1], [None], [bytearray(b"a")]]:
        with pytest.raises(TypeError, match="expected str, bytes or os.PathLike object"):
            raddle.hash_files(wrong)


class Path:
    """A path of another package."""

    def __init__(self, path):
        self.path = path

    def __fspath__(self):
        return self.path


def test_paths(files, tmp_path):
    expected = raddle.hash_files(files)
    for kind in [str, bytes, lambda path: Path(str(path)), lambda path: Path(bytes(path))]:
        paths = [kind(path) for path in files]
        for container in [list, tuple, iter, lambda paths: dict.fromkeys(paths).keys(), lambda paths: (path for path in paths)]:
            assert raddle.hash_files(container(paths)) == expected
    assert sorted(map(str, raddle.hash_files(set(files)))) == sorted(map(str, expected))

    def fail():
        yield files[0]
        raise KeyError("of the caller")

    with pytest.raises(KeyError, match="of the caller"):
        raddle.hash_files(fail())
    for kind in [str, bytes, pathlib.Path, lambda path: Path(str(path))]:
        missing = kind(tmp_path / "missing")
        with pytest.raises(FileNotFoundError) as error:
            raddle.hash_files([missing])
        assert error.value.filename is missing
        (returned,) = raddle.hash_files([missing], errors="return")
        assert returned.filename is missing
        with pytest.raises(FileNotFoundError) as error:
            raddle.hash_tree(missing)
        assert error.value.filename is missing
    names = raddle.hash_tree(tmp_path)
    assert raddle.hash_tree(bytes(tmp_path)) == {os.fsencode(name): value for name, value in names.items()}


def tree(folder, name):
    """Returns the digests of all regular files in a folder, from hashlib."""
    paths = sorted((path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()), key=os.fsencode)
    return {str(path.relative_to(folder)): {name: hashlib.new(name, path.read_bytes()).digest()} for path in paths}


@needs_posix
def test_trees(tmp_path):
    names = ["a", "b/c", "b/d/e", "b.txt", "z"]
    # macOS refuses such names.
    names += [os.fsdecode(b"not \xff Unicode")] if sys.platform == "linux" else []
    for length, name in enumerate(names):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(message(length))
    (tmp_path / "empty").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "a")
    (tmp_path / "loop").symlink_to(tmp_path)
    os.mkfifo(tmp_path / "pipe")
    result = raddle.hash_tree(tmp_path, ["md5"])
    assert result == tree(tmp_path, "md5") and set(result) == set(names)
    # In the order of names, folder by folder.
    assert [path for path in result if path.startswith("b")] == ["b/c", "b/d/e", "b.txt"]
    assert raddle.hash_tree(str(tmp_path) + "/", threads=1) == tree(tmp_path, "sha256")
    assert raddle.hash_tree(tmp_path / "loop", hex=True)["a"] == {"sha256": hashlib.sha256(message(0)).hexdigest()}
    assert raddle.hash_tree(tmp_path / "empty") == {}
    assert refuses(lambda name: check([tmp_path / "z"], ["md5"], [result[name]]), "a")

    for wrong, error in [("missing", FileNotFoundError), ("a", NotADirectoryError)]:
        with pytest.raises(error) as raised:
            raddle.hash_tree(tmp_path / wrong, errors="return")
        assert pathlib.Path(raised.value.filename) == tmp_path / wrong


@needs_posix
@pytest.mark.skipif(getattr(os, "geteuid", int)() == 0, reason="files that can't be read: root reads them")
def test_a_folder_that_cannot_be_read(tmp_path):
    for name in ["open", "closed"]:
        (tmp_path / name).mkdir()
        (tmp_path / name / "file").write_bytes(b"abc")
    (tmp_path / "closed").chmod(0)
    result = raddle.hash_tree(tmp_path, errors="return")
    assert isinstance(result["closed"], PermissionError) and "sha256" in result["open/file"]
    assert result["closed"].filename == str(tmp_path / "closed")
    result = raddle.hash_tree(bytes(tmp_path), errors="return")
    assert result[b"closed"].filename == bytes(tmp_path / "closed")
    with pytest.raises(PermissionError):
        raddle.hash_tree(tmp_path)


def test_planted_faults(files):
    result = raddle.hash_files(files, ["md5"])
    check(files, ["md5"], result)
    assert refuses(check, files, ["md5"], result[1:])
    assert refuses(check, files, ["md5"], [*result[:3], result[4], result[3], *result[5:]])
    assert refuses(check, files, ["sha256"], result)
