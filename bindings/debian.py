"""
Fetches Debian packages without changing this machine or its configuration. The tests with Nettle and with JDKs need
them.

`cargo xtask` lets Python find this module.
"""

import functools
import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path

KEYS = Path("/usr/share/keyrings/debian-archive-keyring.gpg")


class Failure(Exception):
    """Tells the user what failed."""


def output_of(command, **options):
    """Returns the output of a program; fails if the program fails."""
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace", check=False, **options
    )
    if done.returncode != 0:
        raise Failure(f"{command[0]} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def once(place, fill):
    """Makes a folder, which exists either with all its content or not at all, and returns it. `fill` creates the
    content."""
    if not place.is_dir():
        partial = place.with_name(place.name + ".partial")
        shutil.rmtree(partial, ignore_errors=True)
        partial.mkdir(parents=True)
        fill(partial)
        shutil.rmtree(partial / "apt", ignore_errors=True)
        partial.rename(place)
    return place


class Apt:
    """An apt that knows only one suite, and Debian's signed lists for it."""

    def __init__(self, folder, kind, suite, architecture=None):
        if not KEYS.exists():
            raise Failure("needs a Debian package: apt-get install debian-archive-keyring")
        apt = folder / "apt"
        for part in ["lists/partial", "cache/archives/partial", "fetched"]:
            (apt / part).mkdir(parents=True)
        self.archives = apt / "fetched"
        source = f"{kind} [signed-by={KEYS}] http://deb.debian.org/debian {suite} main\n"
        (apt / "sources.list").write_text(source)
        config = (
            f'Dir::Etc::sourcelist "{apt}/sources.list";\nDir::Etc::sourceparts "/dev/null";\n'
            f'Dir::State::lists "{apt}/lists";\nDir::Cache "{apt}/cache";\nAcquire::Languages "none";\n'
        )
        if architecture:
            (apt / "status").write_text("")
            config += (
                f'Dir::State::status "{apt}/status";\nAPT::Architecture "{architecture}";\n'
                f'APT::Architectures {{ "{architecture}"; }};\n'
            )
        (apt / "apt.conf").write_text(config)
        self.environment = {**os.environ, "APT_CONFIG": str(apt / "apt.conf")}
        self.get("update")

    def run(self, *command):
        """Runs a program of apt in the folder of the fetched files, and returns its output."""
        return output_of(command, cwd=self.archives, env=self.environment)

    def get(self, *arguments):
        """Runs apt-get."""
        try:
            self.run("apt-get", "--quiet", *arguments)
        except Failure as why:
            raise Failure(f"Debian's packages can't be fetched: {why}") from why


def binaries(suite, architecture, packages, place):
    """
    Unpacks binary packages of a Debian suite together in the folder `place`. Links do not lead out of this folder.

    None of the packages' scripts runs. Packages are fetched once; apt checks them against Debian's signature.
    """

    def fetch(folder):
        apt = Apt(folder, "deb", suite, architecture)
        apt.get("download", *packages)
        for archive in sorted(apt.archives.iterdir()):
            output_of(["dpkg-deb", "--extract", archive, folder])
        # A machine with everything below `usr` has these links.
        for name in ["lib", "lib64"]:
            if not (folder / name).exists() and (folder / "usr" / name).exists():
                (folder / name).symlink_to(Path("usr") / name)
        keep_links(folder)

    once(place, fetch)


def parts_of_source(suite, package, parts, place):
    """
    Unpacks parts of a source package in the folder `place`, as the authors released it, without Debian's patches.

    The parts are fetched if one is missing. The archive is checked against Debian's signature.
    """
    if not all((place / part).exists() for part in parts):
        shutil.rmtree(place, ignore_errors=True)

    def fetch(folder):
        apt = Apt(folder, "deb-src", suite)
        failure = None
        try:
            # A mirror may lack the package's other files, which are not needed.
            apt.get("source", "--download-only", "--tar-only", package)
        except Failure as why:
            failure = why
        released = list(apt.archives.glob("*.orig.tar.xz"))
        if len(released) != 1:
            raise failure or Failure(f"{len(released)} archives are {package}'s")
        with released[0].open("rb") as archive:
            digest = hashlib.file_digest(archive, "sha256").hexdigest()
        if not is_listed(apt.run("apt-cache", "showsrc", package), digest, released[0].name):
            raise Failure(f"{released[0]}: not what Debian signed")
        output_of([
            "tar", "--extract", "--strip-components=1", "--wildcards", "--no-wildcards-match-slash", "--file",
            released[0], *(f"*/{part}" for part in parts),
        ], cwd=folder)

    once(place, fetch)


@functools.cmp_to_key
def version_key(one, other):
    """Orders versions as Debian does."""
    older = subprocess.run(["dpkg", "--compare-versions", one, "lt", other], check=False).returncode == 0
    return -1 if older else int(one != other)


def source(suite, package, place):
    """Unpacks a source package of a Debian suite, with Debian's patches, below the folder `place`. Returns its folder.
    """

    def fetch(folder):
        apt = Apt(folder, "deb-src", suite)
        # A mirror may list a version before it has its files: then the version before it is fetched.
        versions = re.findall(r"^Version: (.*)$", apt.run("apt-cache", "showsrc", package), re.MULTILINE)
        for version in sorted(versions, key=version_key, reverse=True):
            try:
                apt.get("source", f"{package}={version}")
                break
            except Failure as why:
                failure = why
        else:
            raise failure
        for path in filter(Path.is_dir, list(apt.archives.iterdir())):
            path.rename(folder / path.name)
        # Patches have changed source files together with the files generated from them: no file should be generated
        # again.
        output_of(["find", folder, "-exec", "touch", "--no-dereference", "--date=@0", "{}", "+"])

    (tree,) = filter(Path.is_dir, once(place, fetch).iterdir())
    return tree


def is_listed(sources, digest, name):
    """Returns whether a list of source packages contains a file with this SHA-256 and name."""
    lines = [line.split() for line in sources.splitlines()]
    return len(digest) == 64 and any(len(line) == 3 and [line[0], line[2]] == [digest, name] for line in lines)


def keep_links(root):
    """Turns absolute links below a folder into links inside this folder, if they lead somewhere there."""
    for folder, folders, files in os.walk(root):
        for path in (Path(folder) / name for name in folders + files):
            if path.is_symlink() and (target := os.readlink(path)).startswith("/"):
                inside = root / target[1:]
                if inside.exists():
                    path.unlink()
                    path.symlink_to(os.path.relpath(inside, folder))
