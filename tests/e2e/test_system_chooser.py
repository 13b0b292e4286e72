"""The system's own file chooser, played by a script that answers at once what a test says."""

import os

from case import NEWSPAPER, Case
from waiting import wait_for

SCRIPT = """#!/bin/sh
printf '%s\\n' "$@" > '{folder}/asked'
sleep 0.4
cat '{folder}/answer'
"""


class SystemChooser(Case):

    def setUp(self):
        super().setUp()
        self.tools = self.home.folder / "tools"
        self.tools.mkdir()
        script = self.tools / "zenity"
        script.write_text(SCRIPT.format(folder=self.tools))
        script.chmod(0o755)

    def open_with_chooser(self, *arguments):
        """The program, asking the chooser where files are."""
        return self.open(*arguments, NONET_FILE_DIALOG="", PATH=f"{self.tools}:{os.environ['PATH']}")

    def asked(self):
        """What the chooser was asked."""
        return (self.tools / "asked").read_text() if (self.tools / "asked").exists() else ""

    def test_save_as(self):
        """the forms are offered by their endings, and the ending of the name that comes back chooses one"""
        path = self.home.folder / "Đề 1.ss"
        (self.tools / "answer").write_text(f"{path}\n")
        source = self.home.folder / "list.sdm"
        source.write_text(NEWSPAPER + "\n")
        window = self.open_with_chooser(source)
        self.expect("the board", window.digits, NEWSPAPER)
        window.press("ctrl+shift+s")
        self.expect("the title", window.title, "Đề 1.ss – Nonet")
        self.assertTrue(path.read_text().startswith("*-----------*\n|.2.|1..|.8.|\n"), path.read_text())
        asked = wait_for("what was asked", self.asked)
        for ending in ["sdk", "sdm", "txt", "ss", "sdx", "opensudoku", "ksudoku", "save"]:
            self.assertIn(f"*.{ending}", asked)

    def test_open(self):
        """a file that the chooser names is opened"""
        path = self.home.folder / "Đề 2.sdm"
        path.write_text(NEWSPAPER + "\n")
        (self.tools / "answer").write_text(f"{path}\n")
        window = self.open_with_chooser()
        window.press("ctrl+o")
        self.expect("the board", window.digits, NEWSPAPER)
        self.expect("the title", window.title, "Đề 2.sdm – Nonet")
