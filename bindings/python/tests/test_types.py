"""The types of the package name what the module has."""

import ast
import pathlib

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
