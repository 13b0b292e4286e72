#!/usr/bin/env python3
"""Writes the names and the licences of all crates that are linked into the program, for those who hand it on.

    installer/third-party.py TARGET > third-party.txt

TARGET is what Rust calls the machine, such as x86_64-unknown-linux-gnu. A text that several crates share is
written once, with their names above it.
"""

import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
LICENCE_FILES = ["LICENSE*", "LICENCE*", "COPYING*", "NOTICE*", "UNLICENSE*", "LICENSES/*"]


def cargo(*arguments):
    """What cargo writes."""
    return subprocess.run(["cargo", *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def linked(target):
    """The names and versions of the crates that end up in the program, without those that only help to build it."""
    tree = cargo("tree", "--locked", "--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}",
                 "--target", target)
    return {tuple(line.split()[:2]) for line in tree.splitlines() if line}


def crates(target):
    """What is known of each linked crate but our own, in order."""
    wanted = linked(target)
    packages = json.loads(cargo("metadata", "--locked", "--format-version", "1"))["packages"]
    found = [package for package in packages if (package["name"], f"v{package['version']}") in wanted]
    return sorted((package for package in found if package["name"] != "nonet"), key=lambda package: package["name"])


def texts(package):
    """The licence texts that lie in a crate's folder."""
    folder = pathlib.Path(package["manifest_path"]).parent
    files = {path for pattern in LICENCE_FILES for path in folder.glob(pattern) if path.is_file()}
    return [path.read_text(encoding="utf-8", errors="replace").strip() for path in sorted(files)]


def main():
    known = crates(sys.argv[1])
    print("Nonet is made with these libraries. The source of each lies at https://crates.io/crates/ and its name.\n")
    for package in known:
        print(f"{package['name']} {package['version']}: {package['license'] or 'see below'}")
    owners = {}
    for package in known:
        for text in texts(package):
            owners.setdefault(text, []).append(package["name"])
    for text, names in owners.items():
        print(f"\n{'=' * 78}\n{', '.join(dict.fromkeys(names))}\n{'=' * 78}\n\n{text}")


if __name__ == "__main__":
    main()
