"""The block functions from C, and Nettle's own tests with its functions and with ours."""

import pytest

import nettle

# The functions in which glue.c plants a fault, in the order of their numbers from 1, and the test of Nettle that must fail.
FAULTS = ["sha256", "md5", "chacha", "poly1305", "gcm", "gcm", "gcm"]


@pytest.fixture(scope="module")
def builds():
    try:
        nettle.source()
    except nettle.Failure as why:
        pytest.skip(f"Nettle on {nettle.MACHINE}: Debian's package can't be fetched: {str(why).splitlines()[-1]}")
    return nettle.Builds()


@pytest.fixture(scope="module")
def own(builds):
    return builds.check(builds.own)


def test_block_functions(report):
    nettle.WORK.mkdir(parents=True, exist_ok=True)
    program = nettle.WORK / f"blocks-{nettle.MACHINE}"
    options = "-std=c11 -g -O2 -Wall -Wextra -Wpedantic -Werror".split()
    if not nettle.EMULATOR:
        options += ["-fsanitize=address,undefined", "-fno-sanitize-recover"]
    sources = [f"-I{nettle.INCLUDE}", nettle.HERE / "blocks.c", nettle.LIBRARY]
    nettle.run(f"{nettle.TOOLS}gcc", *options, *sources, "-o", program)
    report(f"{nettle.MACHINE}: {nettle.run(*nettle.EMULATOR.split(), program).strip()}")


def test_nettle_passes_with_its_own_functions(own):
    succeeds, passed, failed, log = own
    assert succeeds and passed and not failed, log


def test_nettle_passes_with_those_of_raddle(builds, own, report):
    succeeds, passed, failed, log = builds.check(builds.ours, f"LIBS={builds.libraries()}")
    assert succeeds and not failed, log
    assert passed == own[1]
    report(f"{builds.source.name} on {nettle.MACHINE}: {len(passed)} tests pass with both: {' '.join(passed)}")


@pytest.mark.parametrize("fault,test", enumerate(FAULTS, 1))
def test_a_planted_fault_is_found(builds, fault, test):
    libraries = builds.libraries(fault)
    succeeds, _, failed, log = builds.check(builds.ours, f"LIBS={libraries}", f"TS_ALL={test}-test")
    assert not succeeds and failed == [test], log
