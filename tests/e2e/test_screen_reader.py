"""What a screen reader learns over AT-SPI."""

from case import EMPTY, NEWSPAPER, Case
from waiting import wait_for


class ScreenReader(Case):

    def focused(self, window):
        """What the screen reader would read now: the one focused node."""
        nodes = [node for node in window.frame.below() if "focused" in node.states]
        return nodes[0] if len(nodes) == 1 else None

    def test_focused_cell(self):
        """the focused cell says where it is, what is in it, and whether it is a given"""
        window = self.open()
        for name, value, description, keys in [
            ("Row 1, column 1", None, "empty", []),
            ("Row 1, column 2", None, "empty", ["Right"]),
            ("Row 1, column 2", 7, "given", ["7", "Left"]),
            ("Row 4, column 2", None, "empty", ["Down", "Down", "Down"]),
            ("Row 4, column 2", 7, "given, in conflict", ["7", "Left"]),
            ("Row 9, column 9", None, "empty", ["BackSpace", "End", "Page_Down"]),
        ]:
            window.press(*keys or ["Shift_L"])
            wanted = (name, value, description)
            wait_for(f"the focus on {wanted}", lambda: self.focused(window),
                     lambda node: node is not None and (node.name, node.value, node.description) == wanted)

    def test_found_digits(self):
        """in an answer, a given and a found digit are told apart"""
        window = self.open()
        window.enter_puzzle(NEWSPAPER)
        window.press("F5")
        self.expect_status(window, "only answer")
        said = [cell.description for cell in window.cells()]
        self.assertEqual(said, ["found" if cell == "." else "given" for cell in NEWSPAPER])

    def test_focus_in_dialogs(self):
        """a dialog takes the focus, and the board gets it back"""
        window = self.open()
        for key in ["F6", "ctrl+o"]:
            window.press(key)
            wait_for(f"the focus in a field after {key}", lambda: self.focused(window),
                     lambda node: node is not None and node.role == "entry")
            window.press("Escape")
            wait_for("the focus back on the board", lambda: self.focused(window),
                     lambda node: node is not None and node.name == "Row 1, column 1")

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
        roles = {"push button", "toggle button", "check box", "radio button", "entry"}
        return [node.role for node in window.frame.below() if node.role in roles and not node.name]
