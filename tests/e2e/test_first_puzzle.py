"""The main story: a puzzle from a newspaper is typed in, solved, saved, and opened again by its name."""

from case import NEWSPAPER, Case

NAME = "Đề báo sáng thứ hai.sdk"


class FirstPuzzle(Case):

    def test_typed_solved_saved_and_opened_again(self):
        """a newspaper puzzle is typed, solved, restored, saved, and opened by its name"""
        folder = self.home.folder / "thư mục của tôi"
        folder.mkdir()
        window = self.open()
        window.enter_puzzle(NEWSPAPER)
        self.expect("the board", window.digits, NEWSPAPER)
        self.assertTrue(window.title().startswith("● "), "the title bar marks what is not saved")

        window.press("F5")
        self.expect_status(window, r"only answer, found in [\d.]+ (ms|µs)")
        self.assertEqual([window.digits()], self.answers(NEWSPAPER, 1))
        self.assertEqual(window.givens(), NEWSPAPER)
        self.assertIn("Answer", window.mode())

        window.press("alt+r")
        self.expect("the board", window.digits, NEWSPAPER)
        self.expect("the mode", window.mode, "Mode: Edit")

        window.press("ctrl+s")
        window.answer_path(folder / NAME)
        self.expect("the title", window.title, f"{NAME} – Nonet")
        self.check_file(folder / NAME)
        window.quit()

        window = self.open(NAME, folder=folder)
        self.expect("the board", window.digits, NEWSPAPER)
        self.expect("the title", window.title, f"{NAME} – Nonet")
        window.quit()

    def check_file(self, path):
        """The file is text for people, with a row a line."""
        text = path.read_text(encoding="utf-8")
        self.assertIn("Nonet(", text)
        for start in range(0, 81, 9):
            self.assertIn(f'"{NEWSPAPER[start:start + 9]}"', text)

    def test_recent_file_is_in_the_menu(self):
        """a file that was opened is in the menu of recent files after the next start"""
        path = self.home.folder / "monday.sdk"
        path.write_text(NEWSPAPER + "\n")
        self.open(path).quit()
        window = self.open()
        window.press("ctrl+n", "alt+f")
        window.click(window.find("list item", "Open recent"))
        window.click(window.find("list item", f"monday.sdk ({self.home.folder.name})"))
        self.expect("the title", window.title, "monday.sdk – Nonet")
