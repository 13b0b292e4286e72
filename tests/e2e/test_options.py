"""The dialog of options: theme, language, limit, and Cancel that changes nothing."""

from case import Case
from waiting import wait_for

DARK = 128

TO_LAST_PAGE = ["Right", "Right", "Right"]


class Options(Case):

    def setUp(self):
        super().setUp()
        self.window = self.open()

    def ask(self):
        """Opens the dialog."""
        self.window.press("ctrl+comma")
        self.expect_dialog(self.window, "Options")

    def brightness(self):
        """How bright the window is, without a dialog's veil over it."""
        return self.window.picture().brightness()

    def test_dark_by_keyboard(self):
        """the theme is changed with keys alone, at once, and remembered"""
        self.assertGreater(self.brightness(), DARK)
        self.ask()
        self.window.press(*TO_LAST_PAGE, "Tab", "Right", "Right", "Return")
        self.expect_dialog(self.window, None)
        wait_for("a dark window", self.brightness, lambda seen: seen < DARK)
        self.window.quit()
        self.assertIn("Dark", self.home.options())
        window = self.open()
        wait_for("a dark window", lambda: window.picture().brightness(), lambda seen: seen < DARK)

    def test_dark_by_mouse(self):
        """the theme is changed with the mouse; Cancel changes nothing"""
        for button, fits in [("Cancel", lambda seen: seen > DARK), ("OK", lambda seen: seen < DARK)]:
            self.ask()
            self.window.click(self.window.find("radio button", "General"))
            self.window.click(self.window.find("radio button", "Dark"))
            self.window.click(self.window.find("push button", button))
            self.expect_dialog(self.window, None)
            wait_for(f"the theme after {button}", self.brightness, fits)

    def test_language_at_run_time(self):
        """the language changes at once, in menus, tool bar, board and status bar"""
        self.ask()
        self.window.press(*TO_LAST_PAGE, "Tab", "Tab", "Right", "Right", "Return")
        self.window.find("push button", "Tập tin")
        self.assertEqual(self.window.cells()[13].name, "Hàng 2, cột 5: trống")
        self.assertTrue(self.window.mode().startswith("Chế độ: "), self.window.mode())
        self.window.press("alt+t")
        self.window.find("list item", "Lưu thành…")
        self.window.press("Escape", "F5")
        self.expect_status(self.window, "Đáp án thứ 1")

    def test_nonsense_limits(self):
        """what is no limit is refused in the dialog, with a word about what is expected"""
        self.ask()
        self.window.press(*TO_LAST_PAGE, *4 * ["Tab"])
        for nonsense in ["", "0", "1000000001", "many", "-5", "1,00"]:
            with self.subTest(nonsense):
                self.window.press("ctrl+a", "Delete")
                self.window.write(nonsense)
                self.window.press("Return")
                wait_for("a word about the limit", self.window.dialog_text, lambda text: "1 to 1,000,000,000" in text)
                self.expect_dialog(self.window, "Options")
        self.window.press("ctrl+a")
        self.window.write("1,000")
        self.window.press("Return")
        self.expect_dialog(self.window, None)
        self.window.press("5")
        self.expect("the number of answers", lambda: self.window.fact("Answers"), "more than 1,000")

    def test_highlights(self):
        """without highlights the board is plain"""
        before = self.window.picture()
        self.ask()
        self.window.click(self.window.find("radio button", "On the board"))
        self.window.click(self.window.find("check box", "Highlight the row, column and box of the selected cell"))
        self.window.press("Return")
        self.expect_dialog(self.window, None)
        wait_for("another picture", lambda: self.window.picture() != before)
        self.assertIn("highlight_peers: false", self.home.options())

    def test_starts_in_the_system_language(self):
        """the program follows the system's language"""
        self.window.quit()
        window = self.open(LANG="vi_VN.UTF-8")
        window.find("push button", "Tập tin")
        self.assertEqual(window.cells()[0].name, "Hàng 1, cột 1: trống")
