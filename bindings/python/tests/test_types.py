"""Checks that the type stubs of the package match the module."""

import ast
import pathlib
import re
import subprocess
import sys

import pytest
import raddle
from sides import refuses


CLASSES = [kind for kind in vars(raddle).values() if isinstance(kind, type) and not issubclass(kind, Exception)]


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.__name__)
def test_classes_are_immutable(kind):
    for name in ["digest_size", "encrypt", "__len__", "other"]:
        with pytest.raises(TypeError, match="immutable type"):
            setattr(kind, name, 1)


def names_of_stub(module="__init__"):
    text = pathlib.Path(raddle.__file__).with_name(f"{module}.pyi").read_text()
    nodes = ast.parse(text).body
    found = {node.name for node in nodes if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
    found |= {node.target.id for node in nodes if isinstance(node, ast.AnnAssign)}
    return {name for name in found if not name.startswith("_")}


def check(stub, module):
    assert stub == {name for name in module if not name.startswith("_")}


def test_names():
    # Modules of engines are attributes once another test has imported them.
    names = set(dir(raddle)) - {"age", "polars", "duckdb", "pyspark"}
    check(names_of_stub(), names)
    assert refuses(check, names_of_stub() - {"sha256"}, names)
    assert refuses(check, names_of_stub() | {"sha3"}, names)
    if hasattr(raddle, "age"):
        check(names_of_stub("age"), dir(raddle.age))
        assert refuses(check, names_of_stub("age"), names)
    assert pathlib.Path(raddle.__file__).with_name("py.typed").exists()


#: Packages that have no types, or are not installed.
CONFIGURATION = "[mypy]\ndisable_error_code = import-untyped, import-not-found\n"

PROGRAM = """
import pathlib

import duckdb
import polars as pl
import raddle
import raddle.duckdb
from raddle.polars import Digests
from typing_extensions import assert_type

assert_type(Digests(pl.col("x")).sha256_hex(), pl.Expr)
assert_type(Digests(pl.Series(["x"])).sha256_bytes(), pl.Series)
assert_type(Digests(pl.Series(["x"])).hmac_sha256(b"key"), pl.Series)
assert_type(raddle.sha256_many(pl.Series(["x"])), raddle.ChunkedColumn)
assert_type(raddle.sha256_many(pl.Series(["x"]))[1:], raddle.ChunkedColumn)
assert_type(raddle.sha256_many(["x"], hex=True), list[str])
assert_type(raddle.sha256_many(["alice", b"bob"]), list[bytes])
assert_type(raddle.sha256_many(("alice", b"bob", bytearray()), hex=True), list[str])
mixed: list[str | bytes] = ["alice", b"bob"]
assert_type(raddle.sha256_many(mixed), list[bytes])
assert_type(raddle.sha256_many(name for name in ["x"]), list[bytes])
raddle.hash_files({"a", b"b", pathlib.Path("c")})
raddle.hash_files(path for path in pathlib.Path().iterdir())
assert_type(raddle.hash_tree(b"a"), dict[bytes, dict[str, bytes]])
raddle.sha256_many([1])  # wrong
raddle.hash_files([1])  # wrong
print([digest.hex() for digest in raddle.sha256_many(pl.Series(["x"]))])
raddle.duckdb.register(duckdb.connect())
raddle.AESGCM(b"key")
Digests("x")  # wrong
Digests(pl.col("x")).hmac_sha256("key")  # wrong
raddle.duckdb.register("x")  # wrong
raddle.AESGCM("key")  # wrong
"""


@pytest.fixture
def mypy(tmp_path_factory):
    """Runs a module of mypy, and returns its output."""
    for name in ["mypy", "polars", "duckdb", "pyarrow"]:
        pytest.importorskip(name, reason=f"{name} is not installed")
    folder = tmp_path_factory.mktemp("mypy")
    configuration = folder / "mypy.ini"
    configuration.write_text(CONFIGURATION)

    def run(module, option, *arguments):
        command = [sys.executable, "-m", module, option, configuration, *arguments]
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=600).stdout

    return run


def test_stubs(mypy, tmp_path):
    # The Spark functions need Spark, and the age module may be left out.
    (tmp_path / "allowed").write_text("raddle.pyspark.*\n" + "raddle.age\n" * (not hasattr(raddle, "age")))
    options = ["--ignore-unused-allowlist", "--allowlist", tmp_path / "allowed"]
    found = mypy("mypy.stubtest", "--mypy-config-file", *options, "raddle")
    assert found.startswith("Success: no issues"), found


def test_modules_are_strict(mypy):
    found = mypy("mypy", "--config-file", "--strict", *[f"--module=raddle{name}" for name in ["", ".polars", ".duckdb"]])
    assert found.startswith("Success: no issues"), found


def test_examples_of_the_readme(mypy, tmp_path):
    readme = pathlib.Path(__file__).parents[1] / "README.md"
    examples = re.findall(r"^```python\n(.*?)^```$", readme.read_text(), re.MULTILINE | re.DOTALL)
    assert len(examples) >= 3
    program = tmp_path / "program.py"
    program.write_text("\n".join(examples))
    found = mypy("mypy", "--config-file", "--strict", program)
    assert found.startswith("Success: no issues"), found


def test_a_program(mypy, tmp_path):
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    found = mypy("mypy", "--config-file", "--strict", program)
    wrong = {at for at, line in enumerate(PROGRAM.splitlines(), 1) if line.endswith("# wrong")}
    assert {int(at) for at in re.findall(r"program\.py:(\d+): error", found)} == wrong, found
