"""CPython's own tests of hashlib and hmac, where the interpreter ships them, with our functions in the place of its own."""

import functools
import hashlib
import hmac
import unittest
import unittest.mock

import pytest
import raddle
from sides import HASHLIB

OURS = {name: getattr(raddle, name) for name in HASHLIB}

#: Tests of hashlib's own lists, of other algorithms, and of what Python's own modules look like inside.
NOT_OURS = {
    "test_algorithms_available",
    "test_algorithms_guaranteed",
    "test_builtins_in_openssl_constructors",
    "test_get_builtin_constructor",
    "test_hash_disallow_instantiation",
    "test_readonly_types",
}


def run(case, names):
    """Runs some tests of a class, and returns how many passed and the texts of what failed."""
    result = unittest.TestResult()
    unittest.TestSuite(map(case, names)).run(result)
    failed = [f"{test.id()}: {text}" for test, text in result.failures + result.errors]
    return result.testsRun - len(result.skipped) - len(failed), failed


def hash_case(functions):
    module = pytest.importorskip("test.test_hashlib", reason="this Python ships no tests")

    class Hashes(module.HashLibTestCase):
        def __init__(self, *arguments):
            super().__init__(*arguments)
            # The tests want two constructors of each name, and some loop over other algorithms too.
            for name, function in functions.items():
                self.constructors_to_test[name] = {function, functools.partial(function)}

    others = ["sha1", "sha3", "sha384", "sha512", "blake2", "shake", "scrypt", "pbkdf2"]
    names = unittest.defaultTestLoader.getTestCaseNames(Hashes)
    return Hashes, [name for name in names if name not in NOT_OURS and not any(other in name for other in others)]


def mac_case(functions):
    module = pytest.importorskip("test.test_hmac", reason="this Python ships no tests")
    names = unittest.defaultTestLoader.getTestCaseNames(module.TestVectorsTestCase)
    if "test_sha256_rfc4231" not in names:
        pytest.skip("the tests of hmac of this Python have another form")
    return module, ["test_md5_vectors", "test_sha224_rfc4231", "test_sha256_rfc4231"]


def run_macs(functions):
    """Runs the vectors with hashlib's constructors replaced, and without OpenSSL's HMAC."""
    module, names = mac_case(functions)
    theirs = hashlib.new

    def new(name, data=b"", **options):
        return functions[name](data, **options) if name in functions else theirs(name, data, **options)

    with unittest.mock.patch.multiple(hashlib, new=new, **functions), unittest.mock.patch.multiple(
        module, _hashopenssl=None, c_hmac_new=None, C_HMAC=None
    ), unittest.mock.patch.object(hmac, "_hashopenssl", None):
        return run(module.TestVectorsTestCase, names)


def test_hashlib(report):
    passed, failed = run(*hash_case(OURS))
    assert not failed and passed > 20, "\n".join(failed)
    report(f"{passed} of CPython's tests of hashlib pass")


def test_hmac(report):
    passed, failed = run_macs(OURS)
    assert not failed and passed == 3, "\n".join(failed)
    report(f"{passed} of CPython's tests of hmac pass")


def test_planted_faults():
    wrong = OURS | {"sha256": lambda data=b"", **options: raddle.sha256(bytes(data) + b"x", **options)}
    assert run(*hash_case(wrong))[1]
    assert run_macs(wrong)[1]
