"""A desktop of our own to run Nonet on: X server, window manager, session bus and accessibility bus.

Nothing of the real desktop is seen or touched: the display is a free one, the buses are private and every
folder is a temporary one. Leaving the `with` block ends every process that was started here, and only those.
"""

import os
import pathlib
import shutil
import subprocess
import tempfile

from waiting import wait_for

SCREEN = "2600x1800x24"

# A session bus that starts nothing by itself: no portal that would hand in a font size or a colour scheme.
SESSION_BUS = """<busconfig>
  <type>session</type>
  <listen>unix:dir={folder}</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""

ACCESSIBILITY_BUS = ["/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher"]

PROGRAMS = ["Xvfb", "openbox", "xdotool", "xprop", "xwininfo", "wmctrl", "xclip", "setxkbmap", "import", "dbus-daemon", "dbus-send"]

PASSED_ON = ["PATH", "HOME", "USER", "RUST_BACKTRACE"]


class Desktop:
    """The desktop, from `__enter__` to `__exit__`."""

    def __init__(self):
        self.processes = []
        self.folder = None
        self.environment = {}

    def __enter__(self):
        missing = [name for name in PROGRAMS if shutil.which(name) is None]
        if missing:
            raise SystemExit(f"the end-to-end tests need these programs too: {' '.join(missing)}")
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="nonet-e2e-"))
        try:
            self._start_all()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for process in reversed(self.processes):
            end(process)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _start_all(self):
        self.environment = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        self.environment |= {"LANG": "C.UTF-8", "XDG_RUNTIME_DIR": str(self.make_folder("runtime"))}
        # The accessibility bus keeps its switch among the settings; it shall not be the person's own.
        self.environment["GSETTINGS_BACKEND"] = "memory"
        self.environment["DISPLAY"] = self.start_x_server(SCREEN)
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self._start_session_bus()
        self._start_accessibility_bus()
        self._start_window_manager()
        # Our own look at the accessibility tree goes by way of the same buses.
        os.environ.pop("WAYLAND_DISPLAY", None)
        os.environ.update(self.environment)

    def make_folder(self, name):
        """A folder for our processes alone."""
        folder = self.folder / name
        folder.mkdir(mode=0o700, parents=True)
        return folder

    def start(self, *command, **how):
        """Starts a process that ends with the desktop."""
        log = open(self.folder / f"{pathlib.Path(command[0]).name}.log", "ab")
        how = {"env": self.environment, "stdout": log, "stderr": log, "stdin": subprocess.DEVNULL} | how
        with log:
            process = subprocess.Popen(command, **how)
        self.processes.append(process)
        return process

    def run(self, *command, **how):
        """Runs a command to its end and returns what it wrote."""
        how = {"env": self.environment, "check": True, "capture_output": True, "timeout": 20} | how
        return subprocess.run(command, **how).stdout

    def start_x_server(self, screen):
        """Starts an X server with one screen of this width, height and depth, and returns its display."""
        reading, writing = os.pipe()
        self.start("Xvfb", "-displayfd", str(writing), "-screen", "0", screen, "-nolisten", "tcp", "-noreset",
                   pass_fds=[writing])
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            raise SystemExit("Xvfb did not start")
        return f":{number}"

    def _start_session_bus(self):
        configuration = self.folder / "session-bus.conf"
        configuration.write_text(SESSION_BUS.format(folder=self.make_folder("bus")))
        bus = self.start("dbus-daemon", f"--config-file={configuration}", "--nofork", "--print-address=1",
                         stdout=subprocess.PIPE)
        with bus.stdout:
            return bus.stdout.readline().decode().strip()

    def _start_accessibility_bus(self):
        launcher = next((path for path in ACCESSIBILITY_BUS if os.path.exists(path)), None)
        if launcher is None:
            raise SystemExit("the end-to-end tests need at-spi2-core")
        self.start(launcher, "--launch-immediately")
        enable = ["dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
                  "org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status", "string:IsEnabled",
                  "variant:boolean:true"]
        wait_for("the accessibility bus", lambda: self._succeeds(enable))

    def _start_window_manager(self):
        self.start("openbox", "--sm-disable")
        wait_for("the window manager", lambda: b"window id" in self.run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"))

    def _succeeds(self, command):
        return subprocess.run(command, env=self.environment, capture_output=True).returncode == 0


def end(process):
    """Ends a process that we started, gently if it lets itself be ended gently."""
    if process.poll() is not None:
        return
    process.terminate()
    try:
        process.wait(timeout=3)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
