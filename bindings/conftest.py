"""Prints what pytest ran, skipped and measured, in lines that `cargo xtask test` repeats in its summary."""

import collections
import pathlib

import pytest

REPORTS = []


@pytest.fixture(scope="session")
def report():
    """Returns a function that takes a line of the summary."""
    return REPORTS.append


def pytest_terminal_summary(terminalreporter):
    results = terminalreporter.stats
    passed = collections.Counter(pathlib.Path(result.fspath).name for result in results.get("passed", []))
    skipped = {result.longrepr[2].removeprefix("Skipped: "): None for result in results.get("skipped", [])}
    lines = [f"report: {line}" for line in REPORTS]
    lines += [f"report: {count} cases of {file} pass" for file, count in passed.items()]
    for line in lines + [f"skipped: {why}" for why in skipped]:
        terminalreporter.write_line(line)
