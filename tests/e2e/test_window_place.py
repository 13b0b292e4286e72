"""The window comes back where it was, as large as it was."""

from case import Case
from waiting import wait_for


class WindowPlace(Case):

    def test_size_and_position(self):
        """size and position are the same at the next start"""
        window = self.open()
        window.desktop.run("xdotool", "windowsize", "--sync", window.window, "900", "640")
        window.desktop.run("xdotool", "windowmove", "--sync", window.window, "310", "170")
        wait_for("the window to be there", window.place, lambda place: place[2:] == (900, 640) and place[0] < 330)
        place = window.place()
        window.quit()
        window = self.open()
        self.expect("the window's place", window.place, place)

    def test_maximized(self):
        """a maximized window is maximized at the next start"""
        window = self.open()
        usual = window.place()
        self.set_maximized(window, "add")
        wait_for("a large window", window.place, lambda place: place[2] > 2000)
        window.quit()
        window = self.open()
        wait_for("a large window", window.place, lambda place: place[2] > 2000)
        self.set_maximized(window, "remove")
        self.expect("the window's size", lambda: window.place()[2:], usual[2:])

    def set_maximized(self, window, how):
        """Has the window manager maximize the window, or take that back."""
        window.desktop.run("wmctrl", "-i", "-r", hex(int(window.window)), "-b", f"{how},maximized_vert,maximized_horz")

    def test_small_window(self):
        """the smallest window still shows the whole board"""
        window = self.open()
        window.desktop.run("xdotool", "windowsize", window.window, "100", "100")
        wait_for("a small window", window.place, lambda place: place[2] < 700)
        left, top, width, height = window.place()
        wait_for("the last cell to be inside", lambda: window.cells()[80].middle,
                 lambda middle: left < middle[0] < left + width and top < middle[1] < top + height)

    def test_damaged_place(self):
        """a damaged place does no harm"""
        file = self.home.folder / "state/nonet/window.ron"
        file.parent.mkdir(parents=True)
        file.write_text("(version: 1, content: Some((x: 99999.0, y: -99999.0, width: 1.0, height: inf)))")
        window = self.open()
        left, top, width, height = window.place()
        self.assertTrue(0 <= left < 2400 and 0 <= top < 1800, window.place())
