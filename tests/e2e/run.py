#!/usr/bin/env python3
"""Runs the end-to-end tests: the real program in a real window, with real keys, on a desktop of its own.

    tests/e2e/run.py [BINARY]             runs the tests; the binary is target/debug/nonet unless it is named
    tests/e2e/run.py -k crash             only the tests whose name holds "crash"
    tests/e2e/run.py --parts 2            runs two halves of the tests at once, each on its own desktop
    tests/e2e/run.py --shots FOLDER       writes pictures of the program instead of testing it
    tests/e2e/run.py --latency BINARY     measures how fast the window answers keys instead
    tests/e2e/run.py --speech BINARY      prints what a screen reader says on a walk through the program instead

Needs, on Debian: xvfb openbox xdotool imagemagick x11-utils x11-xkb-utils xkb-data wmctrl xclip dbus at-spi2-core
python3-gi python3-xlib gir1.2-atspi-2.0. Run it with the system's Python, which has gi.
"""

import argparse
import pathlib
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import running  # noqa: E402
from case import ROOT, Case  # noqa: E402
from desktop import Desktop  # noqa: E402


def arguments():
    """What the command line asks for."""
    parser = running.parser(__doc__)
    parser.add_argument("binary", nargs="?", type=pathlib.Path, default=ROOT / "target/debug/nonet")
    parser.add_argument("--shots", type=pathlib.Path, metavar="FOLDER", help="write pictures there instead")
    parser.add_argument("--latency", action="store_true", help="measure how fast the window answers keys instead")
    parser.add_argument("--speech", action="store_true", help="print what a screen reader says instead")
    parser.add_argument("--wreckage", type=pathlib.Path, default=pathlib.Path(tempfile.gettempdir()) / "nonet-e2e-failed",
                        metavar="FOLDER", help="where pictures of failed tests go")
    parser.add_argument("--parts", type=int, default=1, metavar="COUNT", help="run this many parts of the tests at once")
    parser.add_argument("--part", type=int, help=argparse.SUPPRESS)
    return parser.parse_args()


def main():
    asked = arguments()
    if not asked.binary.exists():
        sys.exit(f"{asked.binary}: there is no such program; build it with `cargo build`")
    if asked.parts > 1 and asked.part is None:
        sys.exit(0 if running.passed_in_parts(asked.parts) else 1)
    with Desktop() as Case.desktop:
        Case.binary, Case.wreckage = asked.binary.resolve(), asked.wreckage
        if asked.shots:
            import shots
            shots.write(Case.desktop, Case.binary, asked.shots.resolve())
        elif asked.latency:
            import latency
            latency.measure(Case.desktop, Case.binary)
        elif asked.speech:
            import speech
            speech.speak(Case.desktop, Case.binary)
        elif not running.passed_in_two_tries(tests(asked), asked):
            sys.exit(1)


def tests(asked):
    """The tests that were asked for, or one part of them."""
    asked_for = running.tests_in(HERE, asked)
    return running.share_of(asked_for, asked.part or 0, asked.parts)


if __name__ == "__main__":
    main()
