"""What cannot be read, and where no window can come up: a sentence, never a panic."""

import re

from case import EMPTY, NEWSPAPER, ROOT, Case

BAD = ROOT / "tests/data/bad"

# Lists with a bad line. The puzzles of their other lines are opened.
PARTLY_GOOD = {
    "jsonl-second.jsonl",
    "library-colons.txt",
    "lines-36-second.txt",
    "second-line-letter.sdm",
    "second-line-short.sdm",
}


class BadInput(Case):

    def sentence(self, path):
        """What the command line says of a file after its name and place; of an empty file it says nothing."""
        done = self.command_line("solve", path)
        said = next(iter(done.stderr.splitlines()), "").removeprefix(f"{path}:")
        return done.returncode, re.sub(r"^\d+:\d+: ", "", said)

    def test_on_the_command_line_of_the_window(self):
        """a bad file named at the start is told of in the window, which stays empty"""
        for name in ["nonet-truncated.sdk", "utf8-invalid.sdm", "no-such-file.sdk"]:
            with self.subTest(name):
                window = self.open(BAD / name)
                self.expect_dialog(window, "That did not work")
                self.assertIn(name, window.dialog_text())
                self.assertIn(self.sentence(BAD / name)[1], window.dialog_text())
                window.press("Return")
                self.expect_dialog(window, None)
                self.assertEqual(window.digits(), EMPTY)
                window.quit()

    def test_every_bad_file(self):
        """each bad file gets the command line's sentence in the window, which stays as it was"""
        self.home.set_options(side_panel="false")
        good = self.home.folder / "good.sdk"
        good.write_text(NEWSPAPER)
        window = self.open(good)
        self.expect("the board", window.digits, NEWSPAPER)
        for path in sorted(BAD.iterdir()):
            status, sentence = self.sentence(path)
            if status != 2 or path.name in PARTLY_GOOD:
                continue
            with self.subTest(path.name):
                window.press("ctrl+o")
                self.expect_dialog(window, "Open a puzzle")
                window.answer_path(path)
                # This one begins as a picture does.
                is_picture = path.name == "binary.sdk"
                self.expect_dialog(window, "The picture cannot be read" if is_picture else "That did not work")
                told = window.dialog_text()
                window.press("Return")
                self.expect_dialog(window, None)
                self.assertIn(sentence, told)
        self.assertEqual(window.digits(), NEWSPAPER)
        self.assertEqual(window.title(), "good.sdk – Nonet")

    def test_list_with_a_bad_line(self):
        """a list with a bad line offers its other puzzles, and the status bar tells of the line"""
        path = BAD / "second-line-letter.sdm"
        window = self.open(path)
        self.expect_dialog(window, "Choose a puzzle")
        self.expect_status(window, "1 line has no puzzle that Nonet can read")
        window.press("Return")
        self.expect_dialog(window, None)
        self.expect("the board", window.digits, path.read_text().splitlines()[0])

    def test_contradictory_file(self):
        """a puzzle that contradicts itself is opened, and says why it has no answer"""
        path = BAD / "contradictory-row.sdm"
        window = self.open(path)
        self.expect_status(window, "Opened")
        window.press("F5")
        status, sentence = self.sentence(path)
        self.assertEqual(status, 1)
        self.expect_status(window, re.escape(sentence.removeprefix("this puzzle has ")))

    def test_no_display(self):
        """without a display there is one sentence that names another way, and status 2"""
        done = self.command_line(env={"PATH": "/usr/bin:/bin", "HOME": str(self.home.folder)})
        self.assertEqual(done.returncode, 2)
        self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)
        self.assertIn("nonet solve", done.stderr)
        self.assertEqual(done.stdout, "")

    def test_wrong_display(self):
        """a display that is not there gets a sentence too"""
        done = self.command_line(env={"DISPLAY": ":987", "HOME": str(self.home.folder)})
        self.assertEqual(done.returncode, 2)
        self.assertIn("nonet solve", done.stderr)
        self.assertNotIn("panicked", done.stderr)

    def test_no_fonts(self):
        """a system without any font gets a sentence that says what is missing"""
        empty = self.home.folder / "fonts.conf"
        empty.write_text("<fontconfig></fontconfig>\n")
        done = self.command_line(env=self.desktop.environment | self.home.environment | {"FONTCONFIG_FILE": str(empty)})
        self.assertEqual(done.returncode, 2)
        self.assertIn("font", done.stderr)
        self.assertNotIn("panicked", done.stderr)

    def test_damaged_options(self):
        """options that cannot be read are set aside, told of, and the program works"""
        self.home.set_options(limit=5)
        file = self.home.folder / "config/nonet/options.ron"
        file.write_text("(version: 1, content: (limit: oops")
        window = self.open()
        self.expect_dialog(window, "Some data could not be loaded")
        window.press("Return", "4")
        self.expect("the board", window.digits, "4" + EMPTY[1:])
        self.assertTrue(file.with_name("options.ron.1.bad").exists())
