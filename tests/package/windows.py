#!/usr/bin/env python3
"""Installs under Wine what `installer/windows/build.sh` made, opens puzzles as a double click does, and removes it again.

    tests/package/windows.py [FOLDER]          FOLDER is where the build put its files: target/windows unless it is named
    tests/package/windows.py -k package        only the tests whose name holds "package"
    tests/package/windows.py --shots FOLDER    keeps a picture of each window that was opened

Run by hand, as it takes minutes. Needs, on Debian, what tests/e2e/run.py needs and: wine64 gcc-mingw-w64-x86-64-posix.
Wine is not Windows: what is seen here holds there as far as Wine does the same.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE.parent / "e2e")]

import running  # noqa: E402
from built import built  # noqa: E402
from desktop import Desktop  # noqa: E402
from picture import save_png  # noqa: E402
from waiting import wait_for  # noqa: E402

BUILD = "installer/windows/build.sh"
WINE = "/usr/lib/wine/wine64"
ENDINGS = [".sdk", ".sdm", ".sdx", ".opensudoku", ".ksudoku", ".gsudoku"]
EXAMPLE = ROOT / "tests/data/good/nonet.sdk"
NAMES = ["plain.sdk", "with blanks & 'quotes' %f #1.sdk", "thư mục có dấu/Đề số 1 – khó.sdk"]

# Wine 8 lacks the system's source of chance that Rust programs begin with, which every Windows since 8 has.
CHANCE = """#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) { return SystemFunction036(bytes, count); }
"""


def ours(names):
    """Those that an installer of ours made. Puzzles, and what the program keeps for its person, are meant to stay."""
    words = ["nonet", "sudoku", *ENDINGS]
    kept = ["AppData/Roaming/nonet", "AppData/Local/nonet", "puzzles/"]
    return {name for name in names
            if any(word in name.lower() for word in words) and not any(folder in name for folder in kept)}


class Windows:
    """A Windows of our own in a folder, as Wine plays it."""

    def __init__(self, desktop, folder):
        self.desktop, self.folder = desktop, folder
        self.drive = folder / "drive_c"
        self.environment = desktop.environment | {
            "HOME": str(folder), "WINEPREFIX": str(folder), "WINEDEBUG": "-all",
            # Neither what it would fetch from elsewhere, nor entries in the menu of the system around it.
            "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=",
        }

    def begin(self):
        """Lays out the folder."""
        self.run("wineboot", "--init", timeout=300)
        # Xvfb says of its screen that it is drawn 0 times a second, by which Slint 1.18.1 divides.
        self.run("reg", "add", r"HKCU\Software\Wine\X11 Driver", "/v", "UseXRandR", "/d", "N", "/f")
        source = self.folder / "chance.c"
        source.write_text(CHANCE)
        system = self.drive / "windows/system32"
        subprocess.run(["x86_64-w64-mingw32-gcc-posix", "-shared", "-o", system / "bcryptprimitives.dll", source,
                        "-ladvapi32"], check=True)

    def end(self):
        """Ends all that runs there, and only that."""
        subprocess.run(["/usr/lib/wine/wineserver64", "--kill"], env=self.environment, check=False)

    def run(self, *command, status=0, timeout=120, **how):
        """Runs a program there and returns what it wrote."""
        how = {"env": self.environment, "capture_output": True, "timeout": timeout} | how
        done = subprocess.run([WINE, *map(str, command)], check=False, **how)
        if done.returncode != status:
            raise AssertionError(f"{command} ended with {done.returncode}: {done.stdout!r} {done.stderr!r}")
        return (done.stdout or b"").decode(errors="replace").replace("\r\n", "\n")

    def start(self, *command):
        """Runs a program there that opens a window, which would keep a pipe open that is read to its end."""
        self.run(*command, capture_output=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def files(self):
        """All files and folders on the disk, but for the system's own and what it writes by itself."""
        own = ["windows", "users/*/AppData/Local/Temp"]
        skipped = {path for pattern in own for path in self.drive.glob(pattern)}
        found = set()
        for folder, folders, names in os.walk(self.drive):
            folders[:] = [name for name in folders if pathlib.Path(folder, name) not in skipped]
            found |= {str(pathlib.Path(folder, name).relative_to(self.drive)) for name in [*folders, *names]}
        return found

    def registry(self):
        """The registry as text, a key or a value a line, without what a running Windows changes in it by itself."""
        # Written to the disk only when the last program there has ended.
        subprocess.run(["/usr/lib/wine/wineserver64", "--wait"], env=self.environment, check=True, timeout=120)
        lines = set()
        for name in ["system.reg", "user.reg"]:
            key = ""
            for line in (self.folder / name).read_text(encoding="utf-8", errors="replace").splitlines():
                if line.startswith("["):
                    key = line[:line.rindex("]") + 1]
                if line and not line.startswith(("#", ";")):
                    lines.add(f"{name} {key} {'' if line.startswith('[') else line}")
        return lines


class Installed(unittest.TestCase):
    """What each installer is asked for."""

    setup = None
    everybody = None
    package = None
    shots = None
    windows = None
    empty = None

    def install_and_remove(self, install, remove, program, open_file):
        """Installs, tries all, removes, and finds everything as it was before."""
        windows = self.windows
        files, registry = windows.files(), windows.registry()
        start = time.monotonic()
        install()
        print(f"\n    installed in {time.monotonic() - start:.1f} s", file=sys.stderr)
        for ending in ENDINGS:
            key = f"Classes\\\\{ending}] @="
            self.assertTrue(any(key in line for line in windows.registry() - registry), key)
        self.check_console(program)
        for name in NAMES:
            self.check_opens(name, open_file)
        remove()
        self.assertEqual(ours(windows.files() - files), set())
        self.assertEqual(ours(windows.registry() - registry), set())
        self.assertTrue(all((self.windows.drive / "puzzles" / name).exists() for name in NAMES))

    def check_console(self, program):
        """Commands work in either program, and the one for consoles says so by its status."""
        for name in ["nonet.com", "nonet.exe"]:
            said = self.windows.run(program / name, "solve", program / "examples/newspaper.sdk")
            self.assertRegex(said, r"\A[1-9]{81}\n\Z")
        self.windows.run(program / "nonet.com", "solve", program / "absent.sdk", status=2)
        said = self.windows.run(program / "nonet.com", "solve", input=b"1" * 2 + b"." * 79, status=1)
        self.assertEqual(said, "no answer\n")

    def check_opens(self, name, open_file):
        """A file is opened whatever its path, and the window bears its name."""
        path = self.windows.drive / "puzzles" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(EXAMPLE, path)
        open_file(path)
        self.meet(path.name)

    def double_click(self, path):
        """Has the system open a file."""
        self.windows.start("start", "/unix", path)

    def meet(self, name):
        """Waits for the window, takes its picture, and closes it."""
        desktop = self.windows.desktop
        search = ["xdotool", "search", "--onlyvisible", "--name", "Nonet"]
        window = wait_for(f"the window of {name}", lambda: desktop.run(*search, check=False).split(), timeout=90)[0]
        window = window.decode()
        title = lambda: desktop.run("xdotool", "getwindowname", window, check=False).decode().strip()
        wait_for("its title", title, lambda said: said == f"{name} – Nonet", timeout=30)
        time.sleep(2)
        if self.shots:
            plain = "".join(letter if letter.isalnum() else "-" for letter in name)
            save_png(desktop, window, self.shots / f"{self.id().split('.')[-1]}-{plain}.png")
        desktop.run("wmctrl", "-i", "-c", hex(int(window)))
        wait_for("its end", lambda: not desktop.run(*search, check=False).split(), timeout=30)

    def test_setup(self):
        """For one person. Wine 8 does not look at a person's own endings, so that files are opened from a console."""
        program = next(self.windows.drive.glob("users/*/AppData/Local")) / "Programs/Nonet"
        named = lambda path: self.windows.start(program / "nonet.com", "Z:" + str(path).replace("/", "\\"))
        self.install_and_remove(
            lambda: self.windows.run(self.setup, "/S"), lambda: self.remove(program), program, named)

    def test_setup_for_everybody(self):
        """For all, by root."""
        program = self.windows.drive / "Program Files/Nonet"
        self.install_and_remove(
            lambda: self.windows.run(self.everybody, "/S"), lambda: self.remove(program), program, self.double_click)

    def test_package(self):
        """The package for administrators."""
        program = self.windows.drive / "Program Files/Nonet"
        self.install_and_remove(
            lambda: self.windows.run("msiexec", "/i", self.package, "/qn"),
            lambda: self.windows.run("msiexec", "/x", self.package, "/qn"), program, self.double_click)

    def remove(self, program):
        """Runs the uninstaller, which goes on in a copy of itself."""
        self.windows.run(program / "uninstall.exe", "/S")
        wait_for("the program to be removed", lambda: not (program / "uninstall.exe").exists(), timeout=60)
        wait_for("the folder to be removed", lambda: not program.exists())

    def test_folders(self):
        """Removal takes the folders away that the setup made, and no others."""
        around = self.windows.drive / "Games"
        program = around / "Sudoku/Nonet"
        install = lambda: self.windows.run(self.setup, "/S", "/D=C:\\Games\\Sudoku\\Nonet")
        install()
        install()
        self.remove(program)
        wait_for("the folders around it to be removed", lambda: not around.exists())
        program.mkdir(parents=True)
        install()
        self.windows.run(program / "uninstall.exe", "/S")
        wait_for("the program to be removed", lambda: not list(program.iterdir()), timeout=60)
        self.assertTrue(program.exists())
        program.rmdir()
        program.parent.rmdir()
        around.rmdir()

    def test_endings_of_others_stay_theirs(self):
        """An ending that another program opens is left to it, by the setup and by the package."""
        key = r"HKLM\Software\Classes\.sdk"
        self.windows.run("reg", "add", key, "/ve", "/d", "Other.Program", "/f")
        self.addCleanup(lambda: self.windows.run("reg", "delete", key, "/f"))
        owner = lambda: self.windows.run("reg", "query", key, "/ve")
        program = self.windows.drive / "Program Files/Nonet"
        self.windows.run(self.everybody, "/S")
        self.assertIn("Other.Program", owner())
        self.remove(program)
        self.assertIn("Other.Program", owner())
        self.windows.run("msiexec", "/i", self.package, "/qn")
        self.assertIn("Other.Program", owner())
        self.windows.run("msiexec", "/x", self.package, "/qn")
        self.assertIn("Other.Program", owner())


def arguments():
    """What the command line asks for."""
    parser = running.parser(__doc__)
    parser.add_argument("folder", nargs="?", type=pathlib.Path, default=ROOT / "target/windows")
    parser.add_argument("--shots", type=pathlib.Path, metavar="FOLDER", help="keep pictures there")
    return parser.parse_args()


def main():
    asked = arguments()
    Installed.setup = built(asked.folder, "nonet-*-setup.exe", BUILD)
    Installed.everybody = built(asked.folder, "nonet-*-setup-everybody.exe", BUILD)
    Installed.package = built(asked.folder, "nonet-*.msi", BUILD)
    Installed.shots = asked.shots and asked.shots.resolve()
    with Desktop() as desktop, tempfile.TemporaryDirectory(prefix="nonet-windows-") as folder:
        Installed.windows = Windows(desktop, pathlib.Path(folder))
        try:
            Installed.windows.begin()
            tests = running.loader(asked).loadTestsFromTestCase(Installed)
            passed = running.passed(tests, asked)
        finally:
            Installed.windows.end()
    sys.exit(0 if passed else 1)


if __name__ == "__main__":
    main()
