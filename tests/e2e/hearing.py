"""What a person hears who plays with a screen reader: AT-SPI's events in the order in which they come, as Orca says them.

The rules are those of Orca for what Nonet's window has (versions 43 to 50 differ in none of them, where no other is named):

- A node that gets the keyboard is said: the groups that are entered with it, from the outer to the inner one, then its name,
  its role, its state and its description. Of a list item or a label no role is said.
- A node that keeps the keyboard and gets another name or description: the new one. A check box that is ticked, a button that
  is pressed, a slider that is moved: the new state.
- A live region: its words, wherever the keyboard is (Orca 45 and later).
- The window's title when it changes.

A node whose name is already said is not said again. What Orca adds by itself is left out: the typed character in a text
field, positions in lists (off by default), and the keys of buttons that GTK would tell.
"""

from tree import Node, _atspi
from waiting import NotYet, wait_for

EVENTS = ["object:state-changed:focused", "object:state-changed:checked", "object:state-changed:pressed",
          "object:property-change:accessible-name", "object:property-change:accessible-description",
          "object:property-change:accessible-value", "object:announcement"]

# Roles that are not said: their names are enough.
SILENT = {"list item", "label", "unknown"}
# What groups other nodes, and is said when the keyboard comes into it.
GROUPS = {"panel", "landmark", "list box", "list", "table", "tree", "page tab list", "menu", "menu bar"}


class Hearing:
    """Listens to one program, and keeps what is said."""

    def __init__(self, window):
        Atspi, GLib = _atspi()
        self.process = window.process.pid
        self.context = GLib.MainContext.default()
        self.said = []
        self.focus = None
        self.around = []
        self.known = {}
        self.listener = Atspi.EventListener.new(self._hear)
        for event in EVENTS:
            self.listener.register(event)
        self._pump()
        self.said.clear()

    def stop(self):
        """Hears no more."""
        for event in EVENTS:
            self.listener.deregister(event)

    def heard(self):
        """All that was said since it was last forgotten."""
        self._pump()
        return list(self.said)

    def forget(self):
        """Forgets what was said until now."""
        self._pump()
        self.said.clear()

    def hear(self, fits, what="something to be said"):
        """Waits until what was said fits, and returns it."""
        return wait_for(what, self.heard, fits)

    def _pump(self):
        while self.context.iteration(False):
            pass

    def _hear(self, event):
        try:
            self._take(event)
        except NotYet:
            pass  # The node is gone already: what comes after it is said instead.

    def _take(self, event):
        source = event.source
        if source is None or source.get_process_id() != self.process:
            return
        node = Node(source)
        kind, is_on = event.type, event.detail1 == 1
        if kind == "object:announcement":
            self._say(event.any_data)
        elif kind == "object:state-changed:focused":
            if is_on and source != self.focus:
                self._say_focus(node)
        elif kind == "object:property-change:accessible-name":
            self._say_change(node, "name", node.name, is_told=source == self.focus or node.role == "frame")
        elif source != self.focus:
            return
        elif kind == "object:property-change:accessible-description":
            self._say_change(node, "description", node.description)
        elif kind == "object:property-change:accessible-value":
            if node.role in {"slider", "spin button", "progress bar"}:
                self._say_change(node, "value", f"{node.value:g}")
        elif node.role != "radio button":
            # A radio button is chosen by coming to it.
            self._say_change(node, "state", state_of(node))

    def _say_focus(self, node):
        self.focus = node.accessible
        around = groups_around(node)
        entered = [group for group in around if group not in self.around]
        # A group that had the keyboard itself is said already when a node in it gets the keyboard.
        self.around = around + ([(node.name, node.role)] if node.role in GROUPS else [])
        words = [group_words(name, role) for name, role in entered] + spoken(node)
        self.known = {"name": node.name, "description": node.description, "state": state_of(node)}
        self._say(". ".join(filter(None, words)))

    def _say_change(self, node, what, now, is_told=True):
        key = what if node.accessible == self.focus else f"{what} of the window"
        if is_told and self.known.get(key) != now:
            self.known[key] = now
            self._say(now)

    def _say(self, words):
        if words:
            self.said.append(words)


def groups_around(node):
    """The named groups around a node, from the outer to the inner one."""
    groups = []
    parent = node.accessible.get_parent()
    while parent is not None:
        group = Node(parent)
        if group.role == "frame":
            break
        if group.role in GROUPS and group.name:
            groups.insert(0, (group.name, group.role))
        parent = parent.get_parent()
    return groups


def group_words(name, role):
    """What is said of a group that is entered."""
    return f"{role} {name}" if role == "landmark" else f"{name} {role}"


def spoken(node):
    """What is said of a node that gets the keyboard."""
    role = node.role
    words = node.name if role in SILENT else f"{node.name} {role}"
    about = node.description if node.description.lower() not in node.name.lower() else ""
    text = node.text if role in {"entry", "text"} else ""
    return [words, text, state_of(node), about]


def state_of(node):
    """The words for the state of a node."""
    role, states = node.role, node.states
    said = []
    if role == "toggle button":
        said.append("pressed" if "pressed" in states else "not pressed")
    elif role == "radio button":
        said.append("selected" if "checked" in states else "not selected")
    elif "checkable" in states:
        said.append("checked" if "checked" in states else "not checked")
    elif role == "list item" and "selectable" in states and "selected" not in states:
        said.append("not selected")
    if role in {"slider", "spin button"} and node.value is not None:
        said.append(f"{node.value:g}")
    if "sensitive" not in states and "read-only" not in states:
        said.append("grayed")
    return ", ".join(said)
