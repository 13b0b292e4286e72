"""Leaving with changes that are not saved, by every way out."""

from case import EMPTY, NEWSPAPER, Case


class Closing(Case):

    def open_with_changes(self):
        """The program with an unsaved digit."""
        window = self.open()
        window.press("5")
        self.expect("the board", window.digits, "5" + EMPTY[1:])
        return window

    def test_cancel_keeps(self):
        """closing by the window manager asks; Cancel and Escape keep everything"""
        window = self.open_with_changes()
        for leave in [lambda: window.click(window.find("push button", "Cancel")), lambda: window.press("Escape")]:
            window.close_by_window_manager()
            self.expect_dialog(window, "Save changes?")
            leave()
            self.expect_dialog(window, None)
            self.assertEqual(window.digits(), "5" + EMPTY[1:])
        self.assertIsNone(window.process.poll())

    def test_do_not_save_leaves(self):
        """Don’t save leaves, and the next start offers nothing"""
        window = self.open_with_changes()
        window.close_by_window_manager()
        self.expect_dialog(window, "Save changes?")
        window.press("shift+Tab", "space")
        self.assertEqual(window.wait_for_end(), 0)
        window = self.open()
        self.assertIsNone(window.dialog())
        self.assertEqual(window.digits(), EMPTY)

    def test_save_and_leave(self):
        """Save asks where, saves and leaves"""
        window = self.open_with_changes()
        window.press("ctrl+q")
        self.expect_dialog(window, "Save changes?")
        window.press("Return")
        path = self.home.folder / "one.sdk"
        window.answer_path(path)
        self.assertEqual(window.wait_for_end(), 0)
        self.assertIn('"5........"', path.read_text())

    def test_new_asks(self):
        """New asks too, and then the board is empty"""
        window = self.open_with_changes()
        window.press("ctrl+n")
        self.expect_dialog(window, "Save changes?")
        window.click(window.find("push button", "Don’t save"))
        self.expect_dialog(window, None)
        self.expect("the board", window.digits, EMPTY)

    def test_nothing_to_ask(self):
        """without changes nothing is asked"""
        window = self.open()
        window.press("Right", "Down", "F5", "alt+r")
        window.close_by_window_manager()
        self.assertEqual(window.wait_for_end(), 0)

    def test_file_goes_on_after_the_end(self):
        """what was open when the program was left is open at the next start"""
        path = self.home.folder / "monday.sdk"
        self.command_line("convert", "-", path, "--to", "nonet", input=NEWSPAPER + "\n")
        self.open(path).quit()
        window = self.open()
        self.expect("the title", window.title, "monday.sdk – Nonet")
        self.expect("the board", window.digits, NEWSPAPER)

    def test_saving_where_it_cannot_be(self):
        """a save that fails is told, and the work stays"""
        window = self.open_with_changes()
        (self.home.folder / "a folder.sdk").mkdir()
        for path, told in [("nowhere/x.sdk", "its folder does not exist"), ("a folder.sdk", "this is a folder")]:
            window.press("ctrl+shift+s")
            window.answer_path(self.home.folder / path)
            self.expect_dialog(window, "That did not work")
            self.assertIn(told, window.dialog_text())
            window.press("Return")
            self.expect_dialog(window, None)
        self.assertEqual(window.digits(), "5" + EMPTY[1:])

    def test_other_formats_and_other_programs(self):
        """a file in another format, and one changed meanwhile, are not overwritten unasked"""
        path = self.home.folder / "list.sdm"
        path.write_text(NEWSPAPER + "\n")
        window = self.open(path)
        self.expect("the board", window.digits, NEWSPAPER)
        window.press("9", "ctrl+s")
        self.expect_dialog(window, "Save in this format?")
        window.press("Escape")
        self.expect_dialog(window, None)
        self.assertEqual(path.read_text(), NEWSPAPER + "\n")
        window.press("ctrl+s")
        window.click(window.find("push button", "Save anyway"))
        self.expect("the title", window.title, "list.sdm – Nonet")
        self.assertEqual(path.read_text(), "9" + NEWSPAPER[1:] + "\n")

        window.press("ctrl+shift+s")
        own = self.home.folder / "own.sdk"
        window.answer_path(own)
        self.expect("the title", window.title, "own.sdk – Nonet")
        own.write_text("changed\n")
        window.press("8", "ctrl+s")
        self.expect_dialog(window, "The file has changed")
        window.press("Escape")
        self.expect_dialog(window, None)
        self.assertEqual(own.read_text(), "changed\n")
