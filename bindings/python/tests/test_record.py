"""Checks that the table of docs/python.md matches the record of the benchmark."""

import pathlib
import sys

import pytest
from sides import refuses

BENCH = pathlib.Path(__file__).parents[1] / "bench"


def check(drawn, document):
    assert drawn(document) == document


def test_the_table(monkeypatch):
    monkeypatch.setattr(sys, "path", [str(BENCH), *sys.path])
    import record

    if not record.DOCUMENT.exists():
        pytest.skip("the documents of the repository are not there")
    document = record.DOCUMENT.read_text()
    check(record.drawn, document)
    assert refuses(check, record.drawn, document.replace("`sha256(data).digest()` | 1", "`sha256(data).digest()` | 2"))
