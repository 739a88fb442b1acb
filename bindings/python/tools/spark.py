"""Runs the tests of the Spark functions with each Spark release line, on a cluster of two workers on this machine.

`cargo xtask python --spark` starts this program: `spark.py FOLDER`, with pytest options, or with `--bench` and options
of bench/spark.py. pip fetches Spark, about 400 MB for each line.
"""

import os
import pathlib
import shutil
import subprocess
import sys

TESTS = pathlib.Path(__file__).parents[1] / "tests"

#: The versions with which the Java plugin is tested, and the pandas version that each needs.
LINES = {"3.5.9": "pandas==2.3.3", "4.2.0": "pandas==2.3.3"}


def fetch(version, pandas, folder):
    """Fetches a Spark release line once. Its package is a source archive, which pip unpacks with setuptools."""
    if not folder.is_dir():
        partial = folder.with_name(folder.name + ".partial")
        shutil.rmtree(partial, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-compile", "--target", partial]
        subprocess.run([*pip, "--only-binary=pandas,numpy", f"pyspark=={version}", pandas], check=True)
        partial.rename(folder)


def main():
    folder, options = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:]
    if shutil.which("java") is None:
        sys.exit("needs a Debian package: apt-get install openjdk-17-jre-headless")
    failed = []
    for version, pandas in LINES.items():
        place = folder / version
        fetch(version, pandas, place)
        environment = {
            **os.environ,
            # The workers must find it too.
            "PYTHONPATH": str(place),
            "SPARK_HOME": str(place / "pyspark"),
            "RADDLE_SPARK_MASTER": "local-cluster[2,1,1024]",
        }
        test = [sys.executable, "-m", "pytest", TESTS / "test_spark.py", *options]
        if options[:1] == ["--bench"]:
            test = [sys.executable, TESTS.parent / "bench/spark.py", *options[1:]]
        if subprocess.run(test, env=environment, check=False).returncode != 0:
            failed.append(version)
    sys.exit(f"failed with Spark {', '.join(failed)}" if failed else 0)


if __name__ == "__main__":
    main()
