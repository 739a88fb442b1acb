"""CPython's own tests of hashlib and hmac, if the interpreter ships them, with our functions in place of its own."""

import contextlib
import functools
import hashlib
import hmac
import unittest
import unittest.mock

import pytest
import raddle
from sides import HASHLIB

#: The functions that have their own names in hashlib: SHA-512/256 is reached only through `hashlib.new`.
OURS = {name: getattr(raddle, name) for name in HASHLIB if hasattr(hashlib, name)}

#: The cases of each module whose tests call hash functions.
CASES = {
    "test_hashlib": ["HashLibTestCase", "KDFTests"],
    "test_hmac": ["TestVectorsTestCase", "ConstructorTestCase", "SanityTestCase", "CopyTestCase"],
}

INSIDE = "it asks how the interpreter's own modules are built"
LISTS = "it compares hashlib's lists of names"
OTHER = "raddle has no hash objects of these algorithms"
ALONE = "it calls no hash function of ours"

#: The tests that can't be run against ours, by the beginnings of their names, and why. The README contains this list in
#: words.
NOT_OURS = {
    "test_algorithms_": LISTS,
    "test_normalized_name": LISTS,
    "test_builtins_in_openssl_constructors": INSIDE,
    "test_disallow_instantiation": INSIDE,
    "test_get_builtin_constructor": INSIDE,
    "test_get_fips_mode": INSIDE,
    "test_hash_disallow_instantiation": INSIDE,
    "test_internal_types": INSIDE,
    "test_realcopy_hmac": INSIDE,
    "test_with_sha256_module": INSIDE,
    "test_blake2": OTHER,
    "test_blocksize_name_": OTHER,
    "test_case_blake2": OTHER,
    "test_case_sha3_": OTHER,
    "test_case_shake": OTHER,
    "test_digest_length_overflow": OTHER,
    "test_extra_sha3": OTHER,
    "test_no_unicode_": OTHER,
    "test_pbkdf2_": ALONE,
    "test_scrypt": ALONE,
    "test_unknown_hash": ALONE,
    "test_legacy_block_size_warnings": ALONE,
    "test_with_digestmod_no_default": ALONE,
    "test_with_fallback": ALONE,
}


def case(module, name, functions):
    """Returns a unittest case, and the names of those of its tests that are run."""
    found = getattr(module, name)
    if name == "HashLibTestCase":

        class Hashes(found):
            def __init__(self, *arguments):
                super().__init__(*arguments)
                # The tests expect two constructors for each name, and some loop over other algorithms too.
                for name, function in functions.items():
                    self.constructors_to_test[name] = {function, functools.partial(function)}

        found = Hashes
    return found, [test for test in unittest.defaultTestLoader.getTestCaseNames(found) if not test.startswith(tuple(NOT_OURS))]


def run(name, functions):
    """Runs a module's tests with the constructors of hashlib replaced, and without OpenSSL's HMAC.

    Returns the names of the passed tests, and the messages of the failed tests by name.
    """
    module = pytest.importorskip(f"test.{name}", reason="this Python ships no tests")
    if not all(hasattr(module, case) for case in CASES[name]):
        pytest.skip(f"{name} of this Python has another form")
    theirs = hashlib.new

    def new(name, data=b"", **options):
        return functions[name](data, **options) if name in functions else theirs(name, data, **options)

    passed, failed = [], {}
    with contextlib.ExitStack() as patches:
        patches.enter_context(unittest.mock.patch.multiple(hashlib, new=new, **functions))
        patches.enter_context(unittest.mock.patch.object(hmac, "_hashopenssl", None))
        for openssl in ["_hashopenssl", "c_hmac_new"]:
            if hasattr(module, openssl):
                patches.enter_context(unittest.mock.patch.object(module, openssl, None))
        for cases in CASES[name]:
            found, names = case(module, cases, functions)
            for test in names:
                result = unittest.TestResult()
                found(test).run(result)
                if problems := result.failures + result.errors:
                    failed[test] = "\n".join(text for _, text in problems)
                elif not result.skipped:
                    passed.append(test)
    return passed, failed


@pytest.fixture(autouse=True)
def folder(monkeypatch, tmp_path):
    """CPython's tests write files to the current folder."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name, least", [("test_hashlib", 36), ("test_hmac", 15)])
def test_of_cpython(name, least, report):
    passed, failed = run(name, OURS)
    assert not failed, "\n".join(failed.values())
    assert len(passed) >= least, passed
    report(f"{len(passed)} of CPython's tests in {name} pass with ours")


def test_planted_faults():
    def longer(name):
        return lambda data=b"", **options: OURS[name](bytes(data) + b"x", **options)

    for name in OURS:
        wrong = OURS | {name: longer(name)}
        assert any(name in test for test in run("test_hashlib", wrong)[1])
        assert run("test_hmac", wrong)[1]
