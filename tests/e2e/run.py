#!/usr/bin/env python3
"""Runs the end-to-end tests: the real program in a real window, with real keys, on a desktop of its own.

    tests/e2e/run.py [BINARY]             runs the tests; the binary is target/debug/nonet unless it is named
    tests/e2e/run.py -k crash             only the tests whose name holds "crash"
    tests/e2e/run.py --shots FOLDER       writes pictures of the program instead of testing it

Needs, on Debian: xvfb openbox xdotool imagemagick x11-utils wmctrl xclip dbus at-spi2-core python3-gi python3-xlib
gir1.2-atspi-2.0. Run it with the system's Python, which has gi.
"""

import argparse
import pathlib
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from case import ROOT, Case  # noqa: E402
from desktop import Desktop  # noqa: E402
from result import Result  # noqa: E402


def arguments():
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", nargs="?", type=pathlib.Path, default=ROOT / "target/debug/nonet")
    parser.add_argument("-k", dest="names", action="append", help="only tests whose name holds this")
    parser.add_argument("--failfast", action="store_true", help="stop at the first failure")
    parser.add_argument("--shots", type=pathlib.Path, metavar="FOLDER", help="write pictures there instead")
    parser.add_argument("--wreckage", type=pathlib.Path, default=pathlib.Path(tempfile.gettempdir()) / "nonet-e2e-failed",
                        metavar="FOLDER", help="where pictures of failed tests go")
    return parser.parse_args()


def test(asked):
    """Runs the tests and says whether all went well."""
    loader = unittest.TestLoader()
    loader.testNamePatterns = [f"*{name}*" for name in asked.names] if asked.names else None
    tests = loader.discover(str(HERE), pattern="test_*.py", top_level_dir=str(HERE))
    runner = unittest.TextTestRunner(verbosity=2, failfast=asked.failfast, resultclass=Result)
    return runner.run(tests).wasSuccessful()


def main():
    asked = arguments()
    if not asked.binary.exists():
        sys.exit(f"{asked.binary}: there is no such program; build it with `cargo build`")
    with Desktop() as Case.desktop:
        Case.binary, Case.wreckage = asked.binary.resolve(), asked.wreckage
        if asked.shots:
            import shots
            shots.write(Case.desktop, Case.binary, asked.shots.resolve())
        elif not test(asked):
            sys.exit(1)


if __name__ == "__main__":
    main()
