"""What is in the Debian package, looked at by the checkers that there are for it."""

import pathlib
import re
import shlex
import shutil
import subprocess
import unittest

import debian
from opening import OpeningCase

ROOT = pathlib.Path(__file__).resolve().parents[2]
ID = "io.github.nonet.Nonet"
SIZES = [16, 22, 24, 32, 48, 64, 128, 256, 512]


class Files(OpeningCase):

    def setUp(self):
        super().setUp()
        self.root = self.home.folder / "unpacked"
        debian.run("dpkg-deb", "-x", self.package, self.root)
        self.share = self.root / "usr/share"

    def check_with(self, program, *arguments):
        """Has a checker look, which fails if it finds fault."""
        if shutil.which(program) is None:
            self.skipTest(f"{program} is not installed")
        debian.run(program, *arguments)

    def test_c_library(self):
        """the program runs with the C library that the documentation names, and with newer ones"""
        said = debian.run("objdump", "-T", self.root / "usr/bin/nonet")
        asked = {tuple(map(int, version.split("."))) for version in re.findall(r"GLIBC_([0-9.]+)", said)}
        named = re.search(r"glibc ([0-9.]+) or newer", (ROOT / "docs/installing.md").read_text())
        oldest = tuple(map(int, named[1].split(".")))
        self.assertLessEqual(oldest, (2, 31))
        self.assertLessEqual(max(asked), oldest)
        depends = debian.run("dpkg-deb", "-f", self.package, "Depends")
        self.assertLessEqual(tuple(map(int, re.search(r"libc6 \(>= ([0-9.]+)", depends)[1].split("."))), oldest)

    def test_desktop_entry(self):
        """desktop-file-validate finds no fault with the desktop entry"""
        self.check_with("desktop-file-validate", self.share / f"applications/{ID}.desktop")

    def test_metainfo(self):
        """appstreamcli finds no fault with what software centres show"""
        self.check_with("appstreamcli", "validate", "--no-net", self.share / f"metainfo/{ID}.metainfo.xml")

    def test_xml(self):
        """xmllint finds no fault with the types of files"""
        self.check_with("xmllint", "--noout", self.share / f"mime/packages/{ID}.xml")

    def test_lintian(self):
        """lintian finds no fault with the package"""
        self.check_with("lintian", "--fail-on", "error,warning", self.package)

    def test_icons(self):
        """each icon has the size that its folder says"""
        for size in SIZES:
            for name in [f"apps/{ID}.png", "mimetypes/application-x-nonet-sudoku.png"]:
                icon = self.share / f"icons/hicolor/{size}x{size}/{name}"
                said = debian.run("identify", "-format", "%wx%h", icon)
                self.assertEqual(said, f"{size}x{size}", icon)

    def test_manual_pages(self):
        """there is a manual page for the program and for each of its commands that the first page names"""
        pages = {path.name.removesuffix(".gz"): path for path in (self.share / "man/man1").iterdir()}
        text = subprocess.run(["zcat", "-f", pages["nonet.1"]], check=True, capture_output=True, text=True).stdout
        self.assertIn(".TH nonet 1", text)
        named = {f"nonet-{command}.1" for command in re.findall(r"^nonet\\-(\w+)\(1\)", text, re.MULTILINE)}
        self.assertIn("nonet-solve.1", named)
        self.assertEqual(named, set(pages) - {"nonet.1"})

    def test_completions(self):
        """bash takes the completions for those of nonet"""
        script = self.share / "bash-completion/completions/nonet"
        self.assertIn("nonet", debian.run("bash", "-c", f". {shlex.quote(str(script))} && complete -p nonet"))

    def test_archive_holds_the_same(self):
        """the archive holds the files of the package"""
        listed = debian.run("tar", "-tf", self.archive).splitlines()
        archived = {name.partition("/")[2] for name in listed if not name.endswith("/")}
        packaged = {str(path.relative_to(self.root / "usr")) for path in self.root.rglob("*") if path.is_file()}
        self.assertEqual(packaged - archived, set())
