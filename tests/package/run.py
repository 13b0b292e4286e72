#!/usr/bin/env python3
"""Installs what `installer/linux/build.sh` made, opens puzzles the way a desktop does, and removes it again.

    tests/package/run.py [FOLDER]         FOLDER is where the build put its files: target unless it is named
    tests/package/run.py -k archive       only the tests whose name holds "archive"
    tests/package/run.py --shots FOLDER   keeps a picture of each window that was opened

The Debian package is installed on this machine and removed again, which needs root; without it only the archive is
tried. Needs, on Debian, what tests/e2e/run.py needs and: xdg-utils libglib2.0-bin shared-mime-info desktop-file-utils
appstream libxml2-utils lintian.
"""

import pathlib
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "e2e")]

import running  # noqa: E402
from built import built  # noqa: E402
from case import ROOT  # noqa: E402
from desktop import Desktop  # noqa: E402
from opening import OpeningCase  # noqa: E402

BUILD = "installer/linux/build.sh"


def arguments():
    """What the command line asks for."""
    parser = running.parser(__doc__)
    parser.add_argument("folder", nargs="?", type=pathlib.Path, default=ROOT / "target")
    parser.add_argument("--shots", type=pathlib.Path, metavar="FOLDER", help="keep pictures there")
    return parser.parse_args()


def main():
    asked = arguments()
    OpeningCase.package = built(asked.folder, "debian/nonet_*.deb", BUILD)
    OpeningCase.archive = built(asked.folder, "nonet-*-linux-*.tar.xz", BUILD)
    OpeningCase.shots = asked.shots and asked.shots.resolve()
    OpeningCase.wreckage = pathlib.Path(tempfile.gettempdir()) / "nonet-package-failed"
    with Desktop() as OpeningCase.desktop:
        if not running.passed(running.tests_in(HERE, asked), asked):
            sys.exit(1)


if __name__ == "__main__":
    main()
