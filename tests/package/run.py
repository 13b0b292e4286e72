#!/usr/bin/env python3
"""Installs what `installer/linux/build.sh` made, opens puzzles the way a desktop does, and removes it again.

    tests/package/run.py [FOLDER]         FOLDER is where the build put its files: target unless it is named
    tests/package/run.py -k archive       only the tests whose name holds "archive"
    tests/package/run.py --shots FOLDER   keeps a picture of each window that was opened

The Debian package is installed on this machine and removed again, which needs root; without it only the archive is
tried. Needs, on Debian, what tests/e2e/run.py needs and: xdg-utils libglib2.0-bin shared-mime-info desktop-file-utils
appstream libxml2-utils lintian.
"""

import argparse
import pathlib
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "e2e")]

from case import ROOT  # noqa: E402
from desktop import Desktop  # noqa: E402
from opening import OpeningCase  # noqa: E402
from result import Result  # noqa: E402


def arguments():
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=pathlib.Path, default=ROOT / "target")
    parser.add_argument("-k", dest="names", action="append", help="only tests whose name holds this")
    parser.add_argument("--failfast", action="store_true", help="stop at the first failure")
    parser.add_argument("--shots", type=pathlib.Path, metavar="FOLDER", help="keep pictures there")
    return parser.parse_args()


def built(folder, pattern):
    """The newest file of the build with a name like this."""
    found = sorted(folder.glob(pattern), key=lambda path: path.stat().st_mtime)
    if not found:
        sys.exit(f"{folder / pattern}: there is no such file; make it with `installer/linux/build.sh`")
    return found[-1].resolve()


def main():
    asked = arguments()
    OpeningCase.package = built(asked.folder, "debian/nonet_*.deb")
    OpeningCase.archive = built(asked.folder, "nonet-*-linux-*.tar.xz")
    OpeningCase.shots = asked.shots and asked.shots.resolve()
    OpeningCase.wreckage = pathlib.Path(tempfile.gettempdir()) / "nonet-package-failed"
    loader = unittest.TestLoader()
    loader.testNamePatterns = [f"*{name}*" for name in asked.names] if asked.names else None
    with Desktop() as OpeningCase.desktop:
        tests = loader.discover(str(HERE), pattern="test_*.py", top_level_dir=str(HERE))
        runner = unittest.TextTestRunner(verbosity=2, failfast=asked.failfast, resultclass=Result)
        if not runner.run(tests).wasSuccessful():
            sys.exit(1)


if __name__ == "__main__":
    main()
