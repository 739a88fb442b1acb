"""The summary of the tests of bindings, which pytest gives to tests in that folder alone, and the module that drives Chromium."""

import pathlib
import runpy
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "docs/benchmarks/page"))
globals().update((name, it) for name, it in runpy.run_path(str(ROOT / "bindings/conftest.py")).items()
                 if not name.startswith("__"))
