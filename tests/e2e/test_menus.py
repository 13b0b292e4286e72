"""The menus, by keyboard alone and by mouse."""

from case import EMPTY, NEWSPAPER, Case
from waiting import wait_for


class Menus(Case):

    def setUp(self):
        super().setUp()
        self.window = self.open()

    def expect_menu(self, entry):
        """Waits until the menu that holds this entry is open."""
        wait_for(f"the entry “{entry}”", lambda: self.window.find_all("list item", entry))

    def expect_no_menu(self):
        """Waits until no menu is open: the bar's titles are all that is left."""
        self.expect("the last of the bar", lambda: self.window.find("panel", "Menu bar").children[-1].name, "Help")

    def test_alt_letter_opens_each_menu(self):
        """Alt and the underlined letter open each menu, Escape closes it"""
        for letter, entry in [("f", "Save as…"), ("e", "Clear entries"), ("p", "Answer number…"),
                              ("v", "Side panel"), ("h", "Keyboard shortcuts")]:
            with self.subTest(letter):
                self.window.press(f"alt+{letter}")
                self.expect_menu(entry)
                self.window.press("Escape")
                self.expect_no_menu()

    def test_arrows_walk(self):
        """F10 opens the first menu, arrows walk through and between menus, Enter chooses"""
        self.window.press("F10")
        self.expect_menu("Save as…")
        self.window.press("Right")
        self.expect_menu("Clear entries")
        self.window.press("Left", "Left")
        self.expect_menu("About Nonet")
        self.window.press("Up", "Return")
        self.expect_dialog(self.window, "About Nonet")
        self.window.press("Escape")
        self.expect_dialog(self.window, None)
        self.window.press("3")
        self.expect("the board", self.window.digits, "3" + EMPTY[1:])

    def test_solve_from_the_menu(self):
        """a puzzle is solved and restored from the menu without the mouse"""
        self.window.copy_into_clipboard(NEWSPAPER)
        self.window.press("alt+e")
        self.expect_menu("Paste")
        self.window.press("p")
        self.expect("the board", self.window.digits, NEWSPAPER)
        self.window.press("alt+p", "Return")
        self.expect_status(self.window, "only answer")
        self.window.press("alt+p", "r")
        self.expect("the board", self.window.digits, NEWSPAPER)

    def test_submenu(self):
        """Right opens the menu inside of a menu, Left closes it, Enter chooses in it"""
        self.window.press("alt+v", "Right")
        self.expect_menu("Dark")
        self.window.press("Left")
        self.expect("the entries “Dark”", lambda: len(self.window.find_all("list item", "Dark")), 0)
        light = self.window.picture().brightness()
        self.window.press("Right", "End", "Return")
        self.expect("the window to be dark", lambda: self.window.picture().brightness() < light / 2, True)

    def test_mouse(self):
        """the mouse opens a menu, goes on to its neighbour, and chooses"""
        self.window.click(self.window.find("push button", "File"))
        self.expect_menu("Save as…")
        x, y = self.window.find("push button", "Help").middle
        self.desktop.run("xdotool", "mousemove", str(x), str(y))
        self.expect_menu("About Nonet")
        self.window.click(self.window.find("list item", "About Nonet"))
        self.expect_dialog(self.window, "About Nonet")
        self.window.click(self.window.find("push button", "Close"))
        self.expect_dialog(self.window, None)

    def test_click_elsewhere_closes(self):
        """a click beside an open menu closes it and does nothing else"""
        self.window.click(self.window.find("push button", "Puzzle"))
        self.expect_menu("Answer number…")
        self.window.click(self.window.cells()[80])
        self.expect_no_menu()
        self.assertEqual(self.window.selected(), 0)

    def test_dialogs_by_key(self):
        """each key that shows a dialog, and Escape that closes it"""
        for key, name in [("F1", "Help"), ("shift+F1", "About Nonet"), ("ctrl+comma", "Options"),
                          ("F6", "Answer number"), ("ctrl+o", "Open a puzzle"), ("ctrl+shift+s", "Save the puzzle")]:
            with self.subTest(key):
                self.window.press(key)
                self.expect_dialog(self.window, name)
                self.window.press("Escape")
                self.expect_dialog(self.window, None)

    def test_tool_bar(self):
        """the tool bar's buttons do what they say, and statistics can be hidden"""
        self.window.enter_puzzle(NEWSPAPER)
        self.expect("the board", self.window.digits, NEWSPAPER)
        self.window.click(self.window.find("push button", "Solve"))
        self.expect_status(self.window, "only answer")
        self.window.click(self.window.find("push button", "Back to the puzzle"))
        self.expect("the board", self.window.digits, NEWSPAPER)
        lists = lambda: [node.name for node in self.window.find_all("list box")]
        self.assertEqual(lists(), [], "nobody has asked for the statistics")
        self.window.click(self.window.find("toggle button", "Statistics"))
        self.expect("lists beside the board", lambda: len(lists()), 1)
        self.window.press("alt+s")
        self.expect("lists beside the board", lists, [])

    def test_keypad(self):
        """the keypad beside the board writes and clears"""
        self.window.click(self.window.find("push button", "Digit 8"))
        self.expect("the board", self.window.digits, "8" + EMPTY[1:])
        self.window.press("4")
        self.expect("the board", self.window.digits, "84" + EMPTY[2:])
        self.window.press("Left")
        self.window.click(self.window.find("push button", "Clear the cell"))
        self.expect("the board", self.window.digits, "8" + EMPTY[1:])
