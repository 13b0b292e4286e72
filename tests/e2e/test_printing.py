"""The print dialog: its preview follows the choices, and its buttons give a PDF to a file, a viewer and the printer."""

import os

from case import NEWSPAPER, Case
from waiting import wait_for


class Printing(Case):

    def setUp(self):
        super().setUp()
        self.puzzle = self.home.folder / "thứ hai.sdk"
        self.puzzle.write_text(NEWSPAPER)
        self.tools = self.home.folder / "tools"
        self.tools.mkdir()

    def put_tool(self, name, says=""):
        """Puts a program of this name before all others, which keeps what it is given in `tools`."""
        tool = self.tools / name
        tool.write_text(f'#!/bin/sh\ncp "$1" "{self.tools}/{name}.part"\nmv "{self.tools}/{name}.part" '
                        f'"{self.tools}/{name}.pdf"\n{says}\n')
        tool.chmod(0o755)

    def ask(self):
        """The program with a puzzle and the print dialog over it."""
        window = self.open(self.puzzle, PATH=f"{self.tools}:{os.environ['PATH']}", TMPDIR=str(self.home.folder))
        self.expect("the board", window.digits, NEWSPAPER)
        window.press("ctrl+p")
        self.expect_dialog(window, "Print")
        return window

    def expect_page(self, window, text):
        """Waits until the dialog says which page it shows."""
        wait_for(text, window.dialog_text, lambda seen: text in seen.split("\n"))

    def expect_pdf(self, path):
        """Waits until there is a PDF."""
        wait_for(f"{path}", path.exists)
        self.assertEqual(path.read_bytes()[:4], b"%PDF")

    def test_pages_follow_the_choices(self):
        """with its answer the puzzle takes two pages, or one with two places, and the picture changes"""
        window = self.ask()
        self.expect_page(window, "Page 1 of 1")
        before = window.picture()
        window.press("Tab", "Down")
        self.expect_page(window, "Page 1 of 2")
        window.press("Page_Down")
        self.expect_page(window, "Page 2 of 2")
        wait_for("another picture", lambda: window.picture() != before)
        window.press("shift+Tab", "Right")
        self.expect_page(window, "Page 1 of 1")
        window.press("Escape")
        self.expect_dialog(window, None)
        self.assertIn("per_page: Two", self.home.options())

    def test_saved(self):
        """Enter saves a PDF beside the puzzle; one that is there is not replaced unasked"""
        window = self.ask()
        path = self.home.folder / "thứ hai.pdf"
        window.press("Return")
        self.expect_dialog(window, "Save as PDF document")
        wait_for("the name", lambda: window.find("entry").text, lambda text: text == str(path))
        window.press("Return")
        self.expect_pdf(path)
        self.expect_dialog(window, None)
        self.expect_status(window, r"Saved to .*thứ hai\.pdf\.")
        window.press("ctrl+p")
        self.expect_dialog(window, "Print")
        window.press("Return")
        self.expect_dialog(window, "Save as PDF document")
        window.press("Return")
        self.expect_dialog(window, "Replace the file?")
        window.press("Escape")
        self.expect_dialog(window, "Print")

    def test_viewer(self):
        """the viewer gets a PDF, and the dialog stays"""
        self.put_tool("xdg-open")
        window = self.ask()
        window.click(window.find("push button", "Open in viewer"))
        self.expect_pdf(self.tools / "xdg-open.pdf")
        self.expect_dialog(window, "Print")

    def test_no_viewer(self):
        """where no viewer comes up that is said, with the place of the document"""
        self.put_tool("xdg-open", "exit 3")
        window = self.ask()
        window.click(window.find("push button", "Open in viewer"))
        self.expect_dialog(window, "That did not work")
        self.assertIn("thứ hai.pdf", window.dialog_text())
        window.press("Return")
        self.expect_dialog(window, "Print")

    def test_printer(self):
        """the printer gets a PDF, and what it says stands in the status bar"""
        self.put_tool("lp", 'echo "request id is Office-7 (1 file(s))"')
        window = self.ask()
        window.click(window.find("push button", "Print…"))
        self.expect_pdf(self.tools / "lp.pdf")
        self.expect_status(window, r"Sent to the printer: request id is Office-7 \(1 file\(s\)\)\.")
        self.expect_dialog(window, None)

    def test_printer_that_refuses(self):
        """why nothing was printed stands in the status bar"""
        self.put_tool("lp", 'echo "lp: Error - no default destination available." >&2; exit 1')
        window = self.ask()
        window.click(window.find("push button", "Print…"))
        self.expect_status(window, r"Not printed: Error - no default destination available\.")

    def test_exported_from_the_menu(self):
        """File, Export writes the other media, as was chosen last"""
        self.home.set_options(print="(answers: AfterEach)")
        window = self.open(self.puzzle)
        self.expect("the board", window.digits, NEWSPAPER)
        answer = self.answers(NEWSPAPER, 1)[0]
        for steps, ending, start in [(1, "rtf", "{\\rtf"), (2, "html", "<!DOCTYPE html>"), (4, "svg", "<svg"), (5, "txt", "")]:
            window.press("alt+f", *["Down"] * 10, "Right", *["Down"] * steps, "Return")
            path = self.home.folder / f"week.{ending}"
            window.answer_path(path)
            wait_for(f"{path}", path.exists)
            self.expect_status(window, rf"Saved to .*week\.{ending}\.")
            written = path.read_text()
            self.assertTrue(written.startswith(start), written[:40])
        self.assertIn(answer, "".join(filter(str.isdigit, written)))
