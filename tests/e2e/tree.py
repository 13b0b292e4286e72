"""The accessibility tree of a running program, as a screen reader sees it over AT-SPI.

It is our main eye: what a test cannot find here, a person who cannot see the window cannot find either.
Nothing is remembered between two looks; each property is asked for when it is read.
"""

import functools
import warnings

from waiting import Gone, NotYet, wait_for


@functools.cache
def _atspi():
    """The library, loaded only now: it takes the address of its bus from the environment."""
    import gi
    gi.require_version("Atspi", "2.0")
    warnings.filterwarnings("ignore", "Atspi.Accessible.get_value_iface is deprecated")
    from gi.repository import Atspi, GLib
    # The library does not know a signal that the program's side sends when a node goes.
    GLib.log_set_handler("dbind", GLib.LogLevelFlags.LEVEL_WARNING, lambda *_: None, None)
    return Atspi, GLib


def _asked(read):
    """Nodes come and go while we ask; one that is gone is like one that is not there yet."""
    @functools.wraps(read)
    def ask(*arguments):
        Atspi, GLib = _atspi()
        try:
            return read(Atspi, *arguments)
        except (GLib.Error, AttributeError) as error:
            raise Gone(f"the node is gone ({error})") from error
    return ask


class Node:
    """One node of the tree."""

    def __init__(self, accessible):
        self.accessible = accessible

    @property
    @_asked
    def role(_, self):
        """Its role by AT-SPI's name: "push button"."""
        return self.accessible.get_role_name()

    def has_role(self, role):
        """Whether it is there and has this role."""
        try:
            return self.role == role
        except NotYet:
            return False

    def is_there(self):
        """Whether it is still in the tree."""
        try:
            return "defunct" not in self.states
        except NotYet:
            return False

    @property
    @_asked
    def name(_, self):
        """Its label."""
        return self.accessible.get_name()

    @property
    @_asked
    def description(_, self):
        """What is said after the label."""
        return self.accessible.get_description()

    @property
    @_asked
    def identity(_, self):
        """The name under which programs find it: "cell-0"."""
        return self.accessible.get_accessible_id() or ""

    @property
    @_asked
    def states(_, self):
        """Its states by AT-SPI's names: "focused"."""
        return {state.value_nick for state in self.accessible.get_state_set().get_states()}

    @property
    @_asked
    def value(Atspi, self):
        """Its value as a number; `None` where it has none."""
        if self.accessible.get_value_iface() is None:
            return None
        return Atspi.Value.get_current_value(self.accessible)

    @property
    @_asked
    def text(Atspi, self):
        """What stands in a text field."""
        return Atspi.Text.get_text(self.accessible, 0, Atspi.Text.get_character_count(self.accessible))

    @property
    @_asked
    def box(Atspi, self):
        """Its place on the screen, in pixels: left, top, width, height."""
        box = self.accessible.get_extents(Atspi.CoordType.SCREEN)
        return box.x, box.y, box.width, box.height

    @property
    def middle(self):
        """The middle of its place on the screen, in pixels."""
        left, top, width, height = self.box
        return left + width // 2, top + height // 2

    @property
    @_asked
    def children(_, self):
        """The nodes right below it."""
        count = self.accessible.get_child_count()
        found = [self.accessible.get_child_at_index(index) for index in range(count)]
        return [Node(child) for child in found if child is not None]

    @property
    @_asked
    def last_child(_, self):
        """The last of the nodes right below it."""
        return Node(self.accessible.get_child_at_index(self.accessible.get_child_count() - 1))

    @_asked
    def act(_, self):
        """Does what the node is for, as a screen reader would ask it to; says whether it could."""
        return self.accessible.get_action_iface() is not None and self.accessible.do_action(0)

    def below(self):
        """Every node below it, in order."""
        for child in self.children:
            yield child
            yield from child.below()

    def __repr__(self):
        return f"<{self.role} “{self.name}”>"


@_asked
def _frame_of(Atspi, process):
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(index)
        if application is not None and application.get_process_id() == process:
            application.set_cache_mask(Atspi.Cache.NONE)
            frame = application.get_child_at_index(0)
            return Node(frame) if frame is not None else None
    return None


def frame_of(process):
    """The window of the program with this process id, once it is in the tree."""
    return wait_for("the window in the accessibility tree", lambda: _frame_of(process))


def dump(node, depth=0):
    """The tree from `node` down as text, a node a line, to read when a test fails."""
    parts = ["  " * depth + node.role, f"“{node.name}”"]
    parts += [f"({node.description})"] if node.description else []
    parts += [f"= {node.value:g}"] if node.value is not None else []
    telling = node.states - {"enabled", "sensitive", "showing", "visible", "focusable", "selectable"}
    parts += [", ".join(sorted(telling))] if telling else []
    return "\n".join([" ".join(parts)] + [dump(child, depth + 1) for child in node.children])
