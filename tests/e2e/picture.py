"""Pictures of the window: taken with ImageMagick, looked at without any library."""

import pathlib


class Picture:
    """Pixels, three bytes each, row by row from the left upper corner."""

    def __init__(self, ppm):
        kind, size, _, self.pixels = ppm.split(b"\n", 3)
        if kind != b"P6":
            raise ValueError("not a PPM picture")
        self.width, self.height = map(int, size.split())

    @staticmethod
    def of_window(desktop, window):
        """What `window` shows now."""
        return Picture(desktop.run("import", "-silent", "-window", window, "-depth", "8", "ppm:-"))

    def brightness(self):
        """The mean of all pixels, from 0 for black to 255 for white."""
        sample = self.pixels[::7]
        return sum(sample) / len(sample)

    def pixel(self, x, y):
        """The red, green and blue of one pixel."""
        place = 3 * (y * self.width + x)
        return tuple(self.pixels[place:place + 3])

    def __eq__(self, other):
        return self.pixels == other.pixels


def save_png(desktop, window, path):
    """Writes what `window` shows to `path`."""
    pathlib.Path(path).parent.mkdir(parents=True, exist_ok=True)
    desktop.run("import", "-silent", "-window", window, f"png:{path}")
