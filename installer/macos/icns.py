#!/usr/bin/env python3
"""Draws a picture in the sizes that macOS wants of an icon, and puts them into one file.

    installer/macos/icns.py PICTURE.svg ICON.icns [SMALL.svg]

SMALL is drawn in 16 pixels in place of PICTURE. Needs, on Debian, librsvg2-bin. The file is the letters `icns`, its
length, and for each picture four letters that tell its size, its length and a PNG; lengths count those eight bytes too.
"""

import pathlib
import struct
import subprocess
import sys

# The letters and the width in pixels: for plain screens, then for those of twice as many pixels.
SIZES = [
    ("icp4", 16), ("icp5", 32), ("ic07", 128), ("ic08", 256), ("ic09", 512),
    ("ic11", 32), ("ic12", 64), ("ic13", 256), ("ic14", 512), ("ic10", 1024),
]


def drawn(picture, width):
    """The picture as PNG."""
    command = ["rsvg-convert", "--width", str(width), "--height", str(width), picture]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout


def block(letters, content):
    """A piece of the file."""
    return letters.encode() + struct.pack(">I", len(content) + 8) + content


def main():
    picture, icon, small = sys.argv[1], sys.argv[2], (sys.argv[3:] or sys.argv[1:])[0]
    pictures = [block(letters, drawn(small if width == 16 else picture, width)) for letters, width in SIZES]
    pathlib.Path(icon).write_bytes(block("icns", b"".join(pictures)))


if __name__ == "__main__":
    main()
