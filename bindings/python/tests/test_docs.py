"""Runs the examples of the functions' own documentation, and those of docs/python.md: the first one, and those for engines
as they stand, compared with hashlib."""

import doctest
import hashlib
import inspect
import pathlib
import re

import pytest
import raddle
from sides import refuses

DOCUMENT = pathlib.Path(__file__).parents[3] / "docs/python.md"

#: The beginning of each example, and the module that it needs.
ENGINES = {"Dask": "dask.dataframe", "Ray Data": "ray.data"}


def example(name):
    if not DOCUMENT.exists():
        pytest.skip("the documents of the repository are not there")
    (text,) = re.findall(rf"^```python\n(# {name}\n.*?)^```$", DOCUMENT.read_text(), re.MULTILINE | re.DOTALL)
    return text


def check(text):
    names = {}
    exec(compile(text, str(DOCUMENT), "exec"), names)
    result = names["result"]
    assert result["name"] == ["alice", None, "bob", ""]
    assert result["digest"] == [value if value is None else hashlib.sha256(value.encode()).hexdigest() for value in result["name"]]


@pytest.mark.parametrize("name", ENGINES)
def test_example(name):
    text = example(name)
    pytest.importorskip(ENGINES[name], reason=f"{name} is not installed")
    pytest.importorskip("pandas", reason="pandas is not installed")
    check(text)
    assert refuses(check, text.replace("sha256_many", "sha224_many"))


PUBLIC = {name: value for name, value in vars(raddle).items() if not name.startswith("_") and (inspect.isbuiltin(value) or inspect.isclass(value))}
#: What other functions return or raise.
RETURNED = {"ChunkedColumn", "Column", "ColumnIterator", "Hash", *(name for name, value in PUBLIC.items() if inspect.isclass(value) and issubclass(value, Exception))}


@pytest.mark.parametrize("name", ["raddle", *sorted({*PUBLIC} - RETURNED)])
def test_own_example(name):
    if name == "hash_rows":
        pytest.importorskip("pyarrow", reason="pyarrow is not installed")
    text = raddle.__doc__ if name == "raddle" else PUBLIC[name].__doc__
    example = doctest.DocTestParser().get_doctest(text, {"raddle": raddle}, name, None, None)
    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0


def test_first_example(tmp_path, monkeypatch):
    if not DOCUMENT.exists():
        pytest.skip("the documents of the repository are not there")
    (text,) = re.findall(r"^```python\n(import os\nimport raddle\n.*?)^```$", DOCUMENT.read_text(), re.MULTILINE | re.DOTALL)
    monkeypatch.chdir(tmp_path)
    for name in ["a.iso", "b.iso", "notes"]:
        (tmp_path / name).touch()
    (tmp_path / "backup").mkdir()
    # A recipient is as long as the page's line.
    text = re.sub(r"^raddle\.age\..*\n", "", text, flags=re.MULTILINE)
    exec(compile(text, str(DOCUMENT), "exec"), {})
