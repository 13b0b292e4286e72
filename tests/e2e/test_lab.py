"""The lab: a method watched step by step, methods that race, and the race in a file."""

from case import NEWSPAPER, Case
from waiting import wait_for

COLOURING = "Graph colouring (DSATUR)"
RACERS = ["Singles with search", "Exact cover (dancing links)", "Nonet's own search"]


class Lab(Case):

    def setUp(self):
        super().setUp()
        self.window = self.open()
        self.window.copy_into_clipboard(NEWSPAPER)
        self.window.press("ctrl+v")
        self.expect("the board", self.window.digits, NEWSPAPER)
        self.window.press("alt+l")
        self.expect_dialog(self.window, "Lab")

    def told(self, text):
        """Waits until the lab tells this."""
        wait_for(f"“{text}”", lambda: any(node.name == text for node in self.window.find_all("label")))

    def counted(self, label, wanted):
        """Waits until the counter of this name shows this."""
        self.expect(label, lambda: self.window.fact(label), wanted)

    def choose_colouring(self):
        """Chooses graph colouring by keys."""
        self.window.press(*["Down"] * 6)
        chosen = lambda: "selected" in self.window.find("list item", COLOURING).states
        wait_for(f"{COLOURING} to be chosen", chosen)
        self.told("The method is about to start.")

    def test_watch(self):
        """graph colouring goes ten steps forwards, ten back, runs by itself, and comes to the answer"""
        self.choose_colouring()
        self.window.press(*["Right"] * 10)
        self.counted("Trials", "10")
        self.counted("Depth", "10")
        self.window.press(*["Left"] * 10)
        self.counted("Trials", "0")
        self.told("The method is about to start.")
        self.window.press("space")
        wait_for("a run", lambda: self.window.find("push button", "Pause"))
        wait_for("three trials", lambda: int(self.window.fact("Trials")) >= 3)
        self.window.press("End")
        self.told("The board is an answer. Going on looks for the next one.")
        self.window.press("Escape")
        self.expect_dialog(self.window, None)
        self.expect("the board", self.window.digits, NEWSPAPER)

    def test_enlarge(self):
        """the picture is shown alone for a projector, and Escape brings the board back before it closes the lab"""
        image = lambda: self.window.find("image", "Each row is a depth: its number, the trials there, and a logarithmic "
                                         "bar. The thick line leads to now. Dots stand for depths that are "
                                         "left out.")
        width = lambda: image().box[2]
        small = width()
        self.window.press("f")
        wait_for("a larger picture", lambda: width() > 2 * small)
        self.window.press("Right")
        self.told("1 is tried in row 1 column 1.")
        self.window.press("Escape")
        self.expect("the picture as before", width, small)
        self.expect_dialog(self.window, "Lab")
        self.window.click(image())
        wait_for("a larger picture", lambda: width() > 2 * small)
        self.window.press("Escape", "Escape")
        self.expect_dialog(self.window, None)

    def test_race_on_a_list(self):
        """methods race on the puzzles of a file, and the race is there again when the lab is"""
        path = self.home.folder / "mine.sdm"
        path.write_text(f"{NEWSPAPER}\n{NEWSPAPER}\n{NEWSPAPER}\n")
        self.window.click(self.window.find("radio button", "Race"))
        wait_for("the racers", lambda: self.window.find_all("check box"))
        for box in self.window.find_all("check box"):
            if ("checked" in box.states) != (box.name in RACERS):
                self.window.click(box)
        self.window.click(self.window.find("radio button", "The puzzles of a list"))
        self.window.click(wait_for("a way to a file", lambda: self.window.find("push button", "A file…")))
        self.window.answer_path(path)
        self.expect_dialog(self.window, "Lab")
        self.window.click(self.window.find("push button", "Start"))
        totals = lambda: [node.name for node in self.window.find_all("list item") if "3 of 3 decided" in node.name]
        self.expect("the totals", lambda: len(totals()), len(RACERS))
        shown = totals()
        self.window.press("Escape")
        self.expect_dialog(self.window, None)
        self.window.press("alt+l")
        self.expect_dialog(self.window, "Lab")
        self.window.click(self.window.find("radio button", "Race"))
        self.expect("the race", totals, shown)

    def test_race(self):
        """three methods race, and the chart and the table go to files"""
        self.window.click(self.window.find("radio button", "Race"))
        wait_for("the racers", lambda: self.window.find_all("check box"))
        for box in self.window.find_all("check box"):
            if ("checked" in box.states) != (box.name in RACERS):
                self.window.click(box)
        entered = lambda: sorted(box.name for box in self.window.find_all("check box") if "checked" in box.states)
        self.expect("who takes part", entered, sorted(RACERS))
        self.window.click(self.window.find("push button", "Start"))
        bars = lambda: [node.name.split(":")[0] for node in self.window.find_all("list item") if ":" in node.name]
        self.expect("the bars", lambda: sorted(bars()), sorted(RACERS))
        starts = {"PNG": b"\x89PNG", "SVG": b"<svg", "PDF": b"%PDF", "CSV": b"puzzle,"}
        for form, start in starts.items():
            button = lambda: self.window.find("push button", f"Save as {form}…")
            wait_for(f"a way to {form}", lambda: "sensitive" in button().states)
            self.window.click(button())
            path = self.home.folder / f"race.{form.lower()}"
            self.window.answer_path(path)
            self.expect_dialog(self.window, "Lab")
            wait_for(f"{path}", path.exists)
            self.assertEqual(path.read_bytes()[:len(start)], start)
        table = (self.home.folder / "race.csv").read_text().splitlines()
        self.assertEqual(len(table), 4)
