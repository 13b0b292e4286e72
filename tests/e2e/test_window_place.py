"""The window comes back where it was, as large as it was."""

from case import Case
from program import place_of
from waiting import wait_for


class WindowPlace(Case):

    def test_size_and_position(self):
        """size and position are the same at the next start, at each scale"""
        for scale, size in [("1", (900, 640)), ("2", (1300, 1100))]:
            window = self.open(SLINT_SCALE_FACTOR=scale)
            window.desktop.run("xdotool", "windowsize", "--sync", window.window, *map(str, size))
            window.desktop.run("xdotool", "windowmove", "--sync", window.window, "310", "170")
            wait_for("the window to be there", window.place, lambda place: place[2:] == size and place[0] < 330)
            place = window.place()
            window.quit()
            window = self.open(SLINT_SCALE_FACTOR=scale)
            self.expect("the window's place", window.place, place)
            window.quit()

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

    def test_other_screens(self):
        """a window that was on a larger screen, or on one that is gone, comes back as large as fits, all of it"""
        for screen, scale in [((1366, 900), "1"), ((1366, 900), "2"), ((2400, 1800), "2")]:
            display = self.desktop.start_x_server(f"{screen[0]}x{screen[1]}x24")
            for place in [(5000, -3000, 5000, 780), (0, 0, 2500, 1390), (-2000, 1700, 1040, 780)]:
                for bus in [self.desktop.environment["DBUS_SESSION_BUS_ADDRESS"], "unix:path=/nowhere"]:
                    with self.subTest(scale=scale, place=place, bus=bus):
                        self.remember(*place)
                        left, top, width, height = self.place_of_unmanaged(display, scale, bus)
                        self.assertTrue(0 <= left <= left + width <= screen[0], (left, width))
                        self.assertTrue(0 <= top <= top + height <= screen[1], (top, height))

    def place_of_unmanaged(self, display, scale, bus):
        """Where the program puts its window by itself, as no window manager mends that. Without a session bus the window is
        made before the program hears of anything else."""
        how = self.desktop.environment | {"DISPLAY": display, "DBUS_SESSION_BUS_ADDRESS": bus}
        own = how | self.home.environment | {"SLINT_SCALE_FACTOR": scale}
        process = self.desktop.start(str(self.binary), env=own)
        search = ["xdotool", "search", "--onlyvisible", "--name", "Nonet"]
        try:
            found = wait_for("the window", lambda: self.desktop.run(*search, check=False, env=how).split())
            return place_of(self.desktop, found[0].decode(), env=how)
        finally:
            process.kill()
            process.wait()

    def test_damaged_place(self):
        """a damaged place does no harm"""
        self.remember("99999.0", "-99999.0", "1.0", "inf")
        left, top, width, height = self.open().place()
        self.assertTrue(0 <= left < 2400 and 0 <= top < 1800, (left, top))

    def remember(self, x, y, width, height):
        """Writes where the window was."""
        numbers = f"x: {x}, y: {y}, width: {width}, height: {height}"
        file = self.home.folder / "state/nonet/window.ron"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"(version: 1, content: ({numbers}, maximized: false))")
