"""What a screen reader learns over AT-SPI, and what it says."""

from case import EMPTY, NEWSPAPER, Case
from hearing import Hearing
from program import content_of, keys_to
from waiting import wait_for



class ScreenReader(Case):

    def focused(self, window):
        """What the screen reader would read now: the one focused node."""
        nodes = [node for node in window.frame.below() if "focused" in node.states]
        return nodes[0] if len(nodes) == 1 else None

    def listen(self, *arguments, **how):
        """The program with a listener."""
        window = self.open(*arguments, **how)
        hearing = Hearing(window)
        self.addCleanup(hearing.stop)
        return window, hearing

    def opened(self):
        """The newspaper's puzzle as a file, with a listener; the second cell is selected."""
        self.home.set_options(ask_before_leaving="false")
        file = self.home.folder / "newspaper.txt"
        file.write_text(NEWSPAPER + "\n")
        window, hearing = self.listen(file)
        self.expect_after(window, hearing, "Right", "landmark Board. Row 1, column 2: 2, given")
        return window, hearing

    def expect_after(self, window, hearing, key, *wanted):
        """Presses a key, and waits until each of these is said after it, in this order, once each."""
        hearing.forget()
        window.press(key)
        of_these = lambda said: [words for words in said if words in wanted]
        hearing.hear(lambda said: of_these(said) == list(wanted), f"{wanted} after {key}")

    def test_focused_cell(self):
        """the focused cell says where it is, what is in it, and whether it is a given"""
        window = self.open()
        for name, keys in [
            ("Row 1, column 1: empty", []),
            ("Row 1, column 2: empty", ["Right"]),
            ("Row 1, column 2: 7, given", ["7", "Left"]),
            ("Row 4, column 2: empty", ["Down", "Down", "Down"]),
            ("Row 4, column 2: 7, given, in conflict", ["7", "Left"]),
            ("Row 9, column 9: empty", ["BackSpace", "End", "Page_Down"]),
        ]:
            window.press(*keys or ["Shift_L"])
            wait_for(f"the focus on {name}", lambda: self.focused(window),
                     lambda node: node is not None and (node.name, node.description) == (name, ""))

    def test_found_digits(self):
        """in an answer, a given and a found digit are told apart"""
        window = self.open()
        window.enter_puzzle(NEWSPAPER)
        window.press("F5")
        self.expect_status(window, "only answer")
        said = [content_of(cell).partition(", ")[2] for cell in window.cells()]
        self.assertEqual(said, ["found" if cell == "." else "given" for cell in NEWSPAPER])

    def test_walk(self):
        """each cell of a row is said with its digit, and nothing else is"""
        window, hearing = self.opened()
        for key, said in [("Right", "Row 1, column 3: empty"), ("Right", "Row 1, column 4: 1, given"),
                          ("Down", "Row 2, column 4: empty"), ("Left", "Row 2, column 3: empty")]:
            self.expect_after(window, hearing, key, said)
            self.assertEqual(hearing.heard(), [said])

    def test_digits_and_notes(self):
        """a digit that is typed is said with its cell, notes likewise, and what is taken back"""
        window, hearing = self.opened()
        self.expect_after(window, hearing, "Right", "Row 1, column 3: empty")
        window.press("F8")
        self.expect("the mode", window.mode, "Mode: Play")
        cell = "Row 1, column 3:"
        for key, said in [("6", f"{cell} 6, yours"), ("2", f"{cell} 2, yours, in conflict"), ("ctrl+z", f"{cell} 6, yours"),
                          ("BackSpace", f"{cell} empty"), ("ctrl+3", f"{cell} note 3"), ("ctrl+9", f"{cell} notes 3 and 9"),
                          ("BackSpace", f"{cell} empty")]:
            self.expect_after(window, hearing, key, said)

    def test_hint(self):
        """a hint says its sentences, and the cell that it fills says its digit"""
        window, hearing = self.opened()
        for _ in range(3):
            hearing.forget()
            window.press("F2")
            hearing.hear(lambda said: window.status() in said, "the sentence of the hint")
            self.assertEqual(len(hearing.heard()), len(set(hearing.heard())), "nothing is said twice")
        filled = [place for place, cell in enumerate(window.cells()) if "the hint puts" in cell.name]
        self.assertEqual(len(filled), 1)
        window.press(*keys_to(filled[0]))
        hearing.hear(lambda said: any("the hint puts" in words for words in said), "the digit of the hint")

    def test_menu(self):
        """a menu says its name, and each row with its keys, its tick and its submenu"""
        window, hearing = self.opened()
        self.expect_after(window, hearing, "F10", "File menu panel. New. Ctrl+N")
        for key, group, row in [
            ("Left", "Help menu", "Tutorial…"), ("Left", "View menu", "Theme. submenu"),
            ("Right", "Theme panel", "System. checked"), ("Down", "", "Light. not checked"),
            ("Left", "", "Theme. submenu"), ("Escape", "Board", "Row 1, column 2: 2, given"),
        ]:
            hearing.forget()
            window.press(key)
            fits = lambda said, row=row: any(words.endswith(row) for words in said)
            said = hearing.hear(fits, f"{row} after {key}")
            self.assertIn(group, " ".join(said))

    def test_radio_group_and_check_box(self):
        """in a dialog the chosen button of a group is said, and a check box with its tick"""
        window, hearing = self.opened()
        self.expect_after(window, hearing, "ctrl+comma", "Options panel. Page panel. Games radio button. selected")
        self.expect_after(window, hearing, "Right", "On the board radio button. selected")
        self.expect_after(window, hearing, "Left", "Games radio button. selected")

    def test_status(self):
        """what the status bar says is said, wherever the keyboard is"""
        window, hearing = self.opened()
        hearing.forget()
        window.press("F5")
        self.expect_status(window, "only answer")
        hearing.hear(lambda said: window.status() in said, "the status")

    def test_focus_in_dialogs(self):
        """a dialog takes the focus, and the board gets it back"""
        window = self.open()
        for key in ["F6", "ctrl+o"]:
            window.press(key)
            wait_for(f"the focus in a field after {key}", lambda: self.focused(window),
                     lambda node: node is not None and node.role == "entry")
            window.press("Escape")
            wait_for("the focus back on the board", lambda: self.focused(window),
                     lambda node: node is not None and node.name == "Row 1, column 1: empty")

    def test_press_by_screen_reader(self):
        """the default action of a cell selects it, that of a button presses it"""
        window = self.open()
        self.assertTrue(window.cells()[40].act())
        self.expect("the selected cell", window.selected, 40)
        self.assertTrue(window.find("push button", "Digit 6").act())
        self.expect("the board", window.digits, EMPTY[:40] + "6" + EMPTY[41:])

    def test_everything_has_a_name(self):
        """every button, box and field of the window has a name"""
        window = self.open()
        for key in ["Shift_L", "F10", "Escape", "ctrl+comma"]:
            window.press(key)
            self.expect("the parts without a name", lambda: self.nameless(window), [])

    def nameless(self, window):
        """The roles of the parts that a person uses and that have no name."""
        roles = {"push button", "toggle button", "check box", "radio button", "entry", "list item"}
        return [node.role for node in window.frame.below() if node.role in roles and not node.name]
