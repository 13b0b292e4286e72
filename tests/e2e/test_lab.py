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
        bars = lambda: [node.name.split(":")[0] for node in self.window.find_all("list item")]
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
