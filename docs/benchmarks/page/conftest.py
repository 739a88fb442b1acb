"""The summary of the tests of bindings: pytest gives the one of `bindings/conftest.py` to tests in that folder alone."""

import pathlib
import runpy

SUMMARY = pathlib.Path(__file__).resolve().parents[3] / "bindings/conftest.py"
globals().update((name, it) for name, it in runpy.run_path(str(SUMMARY)).items() if not name.startswith("__"))
