"""Runs the examples of docs/python.md for engines as they stand, and compares them with hashlib."""

import hashlib
import pathlib
import re

import pytest
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
