"""The Debian package installed: types, opening by the desktop, printing, and removal without a trace."""

import pathlib
import sys

import debian
from opening import ENTRY, NONET, SADMAN, OpeningCase, example

KINDS = {
    "nonet.sdk": NONET,
    "nonet-least.sdk": NONET,
    "sadman-state.sdk": SADMAN,
    "sadman.sdk": SADMAN,
    "list.sdm": "application/x-sudoku-list",
    "sudocue.sdx": "application/x-sudocue-sudoku",
    "opensudoku-2.opensudoku": "application/x-opensudoku",
    "ksudoku-22.12.ksudoku": "application/x-ksudoku",
    "gravity.gsudoku": "application/x-gsudoku",
}

# Those that say of themselves what they are.
SNIFFED = ["nonet.sdk", "sadman-state.sdk", "sadman.sdk", "opensudoku-2.opensudoku", "ksudoku-22.12.ksudoku",
           "gravity.gsudoku"]

# What a file manager does with the files that are selected.
FILE_MANAGER = """
import pathlib, sys
from gi.repository import Gio
files = [pathlib.Path(name).as_uri() for name in sys.argv[2:]]
Gio.DesktopAppInfo.new(sys.argv[1]).launch_uris(files)
"""

# How a file of each medium begins.
PRINTED = {".html": b"<!DOCTYPE html>", ".rtf": b"{\\rtf1", ".pdf": b"%PDF-"}

CACHES = ["/usr/share/mime/globs2", "/usr/share/applications/mimeinfo.cache", "/etc/mailcap"]

SYSTEM = ["/usr/bin", "/usr/share", "/etc", "/opt", "/var/lib", "/var/cache"]


@debian.needs_root
class Installed(OpeningCase):

    binary = pathlib.Path("/usr/bin/nonet")

    @classmethod
    def setUpClass(cls):
        debian.install(cls.package)
        cls.addClassCleanup(debian.purge)

    def test_types(self):
        """the desktop knows the type of each file by its ending or by what is in it"""
        for name, kind in KINDS.items():
            with self.subTest(name):
                self.assertEqual(self.type_of(example(name)), kind)

    def test_types_without_an_ending(self):
        """puzzles without an ending are known by what is in them"""
        for name in SNIFFED:
            with self.subTest(name):
                path = self.home.folder / "puzzle"
                path.write_bytes(example(name).read_bytes())
                self.assertEqual(self.type_of(path), KINDS[name])

    def test_program_of_each_type(self):
        """each of the types is opened with Nonet"""
        for kind in sorted(set(KINDS.values())):
            with self.subTest(kind):
                self.assertEqual(self.run_there("xdg-mime", "query", "default", kind), ENTRY)

    def test_xdg_open(self):
        """xdg-open opens a puzzle, whatever its path is"""
        for path in self.copies():
            with self.subTest(path.name):
                self.check_opens(["xdg-open"], path)

    def test_gio_open(self):
        """gio open opens a puzzle, whatever its path is"""
        for path in self.copies():
            with self.subTest(path.name):
                self.check_opens(["gio", "open"], path)

    def test_other_programs_files(self):
        """files of SadMan, OpenSudoku and KSudoku are opened too"""
        for name in ["sadman.sdk", "opensudoku-1.opensudoku", "ksudoku-written.ksudoku"]:
            with self.subTest(name):
                window = self.open_by(["xdg-open"], example(name))
                self.expect_dialog(window, None)
                self.expect("the title", window.title, f"{name} – Nonet")
                self.assertNotEqual(window.givens().count("."), 81)
                window.quit()

    def test_two_files(self):
        """two files that a file manager opens at once have a window each"""
        launch = [sys.executable, "-c", FILE_MANAGER, ENTRY]
        fresh = self.start_by(launch, example("nonet.sdk"), example("sadman.sdk"), count=2)
        titles = lambda: sorted(self.title_of(pid) for pid in fresh)
        self.expect("the titles", titles, ["nonet.sdk – Nonet", "sadman.sdk – Nonet"])

    def title_of(self, pid):
        """What the title bar of a process says, once it has a window."""
        search = ["xdotool", "search", "--onlyvisible", "--pid", str(pid)]
        windows = self.desktop.run(*search, check=False).split()
        return self.desktop.run("xdotool", "getwindowname", windows[0]).decode().strip() if windows else ""

    def test_window_belongs_to_the_entry(self):
        """the window says which desktop entry it is of, so that a dock shows the icon"""
        window = self.open_by(["xdg-open"], example("nonet.sdk"))
        said = self.run_there("xprop", "-id", window.window, "WM_CLASS")
        self.assertIn(f'"{ENTRY.removesuffix(".desktop")}"', said)

    def test_prints(self):
        """a puzzle is printed to PDF and to other documents"""
        for ending, beginning in PRINTED.items():
            with self.subTest(ending):
                path = self.home.folder / f"Đề số 1{ending}"
                self.run_there(self.binary, "export", example("nonet.sdk"), path)
                self.assertTrue(path.read_bytes().startswith(beginning), path.read_bytes()[:20])


@debian.needs_root
class Removed(OpeningCase):

    def test_nothing_is_left(self):
        """removal leaves nothing, and the desktop has forgotten the types"""
        before = self.traces()
        debian.install(self.package)
        self.assertIn("/usr/bin/nonet", debian.run("dpkg", "-L", debian.NAME).splitlines())
        debian.purge()
        self.assertEqual(self.traces(), before)
        for cache in CACHES:
            path = pathlib.Path(cache)
            self.assertNotIn("nonet", path.read_text() if path.exists() else "", cache)
        self.assertEqual(self.type_of(example("nonet.sdk")).partition("/")[0], "text")

    def traces(self):
        """The files of the system with a name such as ours."""
        names = ["-iname", "*nonet*", "-o", "-iname", "*sadman*", "-o", "-iname", "*x-sudo*"]
        found = debian.run("find", *SYSTEM, "-xdev", "-not", "-path", "/var/log/*", "(", *names, ")")
        return sorted(found.splitlines())
