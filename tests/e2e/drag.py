"""Files dragged from another program and dropped on a window: the source's side of the XDND protocol, version 5."""

import pathlib
import time

from Xlib import X, display
from Xlib.protocol import event

VERSION = 5
# Where in the window the files are let go.
INSIDE = 100


def drop(display_name, window, paths):
    """Drops files on `window`, an X window's number as a text, and returns whether they were taken."""
    connection = display.Display(display_name)
    try:
        return Drag(connection, connection.create_resource_object("window", int(window)), paths).drop()
    finally:
        connection.close()


class Drag:
    """One drag, from its start to its end."""

    def __init__(self, connection, target, paths):
        self.display, self.target = connection, target
        uris = [pathlib.Path(path).resolve().as_uri() + "\r\n" for path in paths]
        self.data = "".join(uris).encode()
        root = connection.screen().root
        self.source = root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
        self.source.set_selection_owner(self.atom("XdndSelection"), X.CurrentTime)
        place = root.translate_coords(target, 0, 0)
        self.place = (place.x + INSIDE) << 16 | (place.y + INSIDE)

    def atom(self, name):
        return self.display.intern_atom(name)

    def drop(self):
        """Goes through the protocol."""
        uris = self.atom("text/uri-list")
        self.tell("XdndEnter", VERSION << 24, uris, 0, 0)
        self.tell("XdndPosition", 0, self.place, X.CurrentTime, self.atom("XdndActionCopy"))
        accepted = self.wait_for("XdndStatus")[1] & 1
        if not accepted:
            self.tell("XdndLeave", 0, 0, 0, 0)
            return False
        self.tell("XdndDrop", 0, X.CurrentTime, 0, 0)
        self.wait_for("XdndFinished")
        return True

    def tell(self, name, *data):
        message = event.ClientMessage(window=self.target, client_type=self.atom(name),
                                      data=(32, [self.source.id, *data]))
        self.target.send_event(message)
        self.display.flush()

    def wait_for(self, name, timeout=10):
        """The data of the target's next message of this name. Meanwhile it may ask for the files."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            if not self.display.pending_events():
                time.sleep(0.01)
                continue
            seen = self.display.next_event()
            if seen.type == X.SelectionRequest:
                self.hand_over(seen)
            elif seen.type == X.ClientMessage and seen.client_type == self.atom(name):
                return seen.data[1]
        raise AssertionError(f"waited {timeout} s in vain for {name}")

    def hand_over(self, request):
        """Gives the files to whoever asks for them."""
        request.requestor.change_property(request.property, request.target, 8, self.data)
        answer = event.SelectionNotify(time=request.time, requestor=request.requestor, selection=request.selection,
                                       target=request.target, property=request.property)
        request.requestor.send_event(answer)
        self.display.flush()
