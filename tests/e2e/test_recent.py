"""The list of recent files that the desktop's programs share, read and written here by the library that GTK uses."""

import ctypes

from gi.repository import GLib

from case import NEWSPAPER, Case
from waiting import wait_for

OTHER = "file:///home/an/B%C3%A1o%20c%C3%A1o.pdf"

LIBRARY = ctypes.CDLL("libglib-2.0.so.0")
LIBRARY.g_bookmark_file_new.restype = ctypes.c_void_p
LIBRARY.g_bookmark_file_get_mime_type.restype = ctypes.c_char_p


class Bookmarks:
    """GLib's own reader and writer of such lists; gi hands it out from GLib 2.76 on only."""

    def __init__(self):
        self.pointer = ctypes.c_void_p(LIBRARY.g_bookmark_file_new())

    def call(self, name, *arguments):
        """Calls a function of the library with texts."""
        texts = [argument if argument is None else str(argument).encode() for argument in arguments]
        return getattr(LIBRARY, f"g_bookmark_file_{name}")(self.pointer, *texts)

    def has(self, uri):
        """Whether a file is in the list."""
        return bool(self.call("has_item", uri))

    def mime_type(self, uri):
        """What a file is said to be."""
        return self.call("get_mime_type", uri, None).decode()

    def is_by(self, uri, application):
        """Whether a program has opened a file."""
        return bool(self.call("has_application", uri, application, None))


class Recent(Case):

    def setUp(self):
        super().setUp()
        self.file = self.home.folder / "data/recently-used.xbel"

    def begin_list(self):
        """A list with a file of another program."""
        self.file.parent.mkdir()
        bookmarks = Bookmarks()
        bookmarks.call("set_mime_type", OTHER, "application/pdf")
        bookmarks.call("add_application", OTHER, "Evince", "evince %u")
        self.assertTrue(bookmarks.call("to_file", self.file, None))

    def bookmarks(self):
        """The list as other programs read it."""
        bookmarks = Bookmarks()
        self.assertTrue(bookmarks.call("load_from_file", self.file, None), "the library cannot read the list")
        return bookmarks

    def test_shared_list(self):
        """a file that is opened joins the desktop's list, and Clear list takes it off again"""
        self.begin_list()
        path = self.home.folder / "Đề số 1 & 50%.sdk"
        self.command_line("convert", "-", path, "--to", "nonet", input=NEWSPAPER + "\n")
        uri = GLib.filename_to_uri(str(path))
        window = self.open(path)
        wait_for("the file in the list", lambda: self.bookmarks().has(uri))
        bookmarks = self.bookmarks()
        self.assertEqual(bookmarks.mime_type(uri), "application/x-nonet-sudoku")
        self.assertTrue(bookmarks.is_by(uri, "Nonet"))
        self.assertTrue(bookmarks.is_by(OTHER, "Evince"))
        self.assertFalse(bookmarks.is_by(OTHER, "Nonet"))

        window.press("alt+f", *["Down"] * 5, "Right", "End", "Return")
        wait_for("the list without the file", lambda: not self.bookmarks().has(uri))
        self.assertTrue(self.bookmarks().has(OTHER))

    def test_no_list(self):
        """where no program keeps such a list, none is begun"""
        path = self.home.folder / "a.sdm"
        path.write_text(NEWSPAPER + "\n")
        window = self.open(path)
        self.expect("the board", window.digits, NEWSPAPER)
        wait_for("the file in Nonet's own list", lambda: (self.home.folder / "state/nonet/recent.ron").exists())
        window.quit()
        self.assertFalse(self.file.exists())
