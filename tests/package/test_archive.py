"""The archive for a person's own folders: installed without root, used through the desktop, removed again."""

import os
import pathlib
import shutil
import subprocess
import tempfile

from opening import ENTRY, NONET, SADMAN, OpeningCase, example

HOME = "Nhà của \"An\" & 'Bình' $x"
NOBODY = 65534


class PlainHome:
    """A person's folders where the system has them unless it is told otherwise."""

    def __init__(self, folder):
        self.folder = folder
        self.environment = {"HOME": str(folder)}


class Archive(OpeningCase):

    def setUp(self):
        # Not below the desktop's folder, which is closed to everybody else.
        self.around = pathlib.Path(tempfile.mkdtemp(prefix="nonet-archive-"))
        self.addCleanup(shutil.rmtree, self.around, ignore_errors=True)
        super().setUp()
        self.around.chmod(0o755)
        self.home = PlainHome(self.around / HOME)
        self.home.folder.mkdir()
        self.binary = self.home.folder / ".local/bin/nonet"
        self.unpacked = self.unpack()

    def unpack(self):
        """Unpacks the archive and returns its folder."""
        folder = self.around / "đã giải nén"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        subprocess.run(["tar", "-xf", self.archive, "-C", folder], check=True)
        inside, = folder.iterdir()
        return inside

    def as_somebody(self, *command, language="C.UTF-8"):
        """Runs a command as the person whose home it is, who is not root."""
        somebody = {}
        if os.geteuid() == 0:
            somebody = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
            subprocess.run(["chown", "-R", f"{NOBODY}:{NOBODY}", self.home.folder], check=True)
        environment = {"PATH": os.environ["PATH"], "LANG": language} | self.home.environment
        done = subprocess.run(list(map(str, command)), env=environment, cwd=self.around, capture_output=True, text=True,
                              **somebody)
        self.assertEqual(done.stderr, "")
        return done

    def install(self, **how):
        """Runs the installer and returns what it says."""
        done = self.as_somebody(self.unpacked / "install.sh", **how)
        self.assertEqual(done.returncode, 0, done.stdout)
        return done.stdout

    def uninstall(self):
        """Runs the copy of the installer that was left for that."""
        shutil.rmtree(self.unpacked)
        done = self.as_somebody(self.home.folder / ".local/share/nonet/install.sh", "--uninstall")
        self.assertEqual(done.returncode, 0, done.stdout)

    def files(self):
        """All files and folders of the person."""
        return sorted(str(path.relative_to(self.home.folder)) for path in self.home.folder.rglob("*"))

    def test_opens(self):
        """after an installation without root the desktop opens puzzles"""
        self.install()
        path, other = self.home.folder / "Đề số 1 – khó.sdk", self.home.folder / "sadman.sdk"
        path.write_bytes(example("nonet.sdk").read_bytes())
        other.write_bytes(example("sadman.sdk").read_bytes())
        self.assertEqual(self.type_of(path), NONET)
        self.assertEqual(self.type_of(other), SADMAN)
        self.assertIn(ENTRY, self.run_there("gio", "mime", NONET))
        self.check_opens(["xdg-open"], path)
        self.check_opens(["gio", "open"], path)
        self.check_opens(["xdg-open"], other)

    def test_nothing_is_left(self):
        """removal takes every file and folder away that was made, and the person's own stay"""
        (self.home.folder / "mine.sdk").write_text("mine")
        (self.home.folder / ".local/share").mkdir(parents=True)
        (self.home.folder / ".local/bin").mkdir()
        before = self.files()
        self.install()
        self.assertIn(".local/bin/nonet", self.files())
        self.uninstall()
        self.assertEqual(self.files(), before)

    def test_folders(self):
        """removal takes the folders away that the installation made, and no others"""
        self.install()
        self.uninstall()
        self.assertEqual(self.files(), [])
        self.unpacked = self.unpack()
        for name in ["share/applications", "share/mime/packages", "share/icons/hicolor", "share/man", "share/nonet"]:
            (self.home.folder / ".local" / name).mkdir(parents=True)
        before = self.files()
        self.install()
        self.install()
        self.uninstall()
        self.assertEqual(self.files(), before)

    def test_own_data_stays(self):
        """what the person has kept stays in the folder that holds it"""
        self.install()
        learnt = self.home.folder / ".local/share/nonet/learning.ron"
        learnt.write_text("mine")
        self.uninstall()
        self.assertIn(".local/share/nonet/learning.ron", self.files())
        self.assertEqual(learnt.read_text(), "mine")

    def test_other_programs_stay(self):
        """what another program has told the desktop is still there after removal"""
        share = self.home.folder / ".local/share"
        for name in ["applications/other.desktop", "mime/packages/other.xml", "icons/hicolor/16x16/apps/other.png"]:
            (share / name).parent.mkdir(parents=True)
            (share / name).write_text(OTHER_TYPE if name.endswith(".xml") else OTHER_ENTRY)
        before = {name for name in self.files() if "other" in name}
        self.install()
        self.uninstall()
        self.assertLessEqual(before, set(self.files()))
        self.assertIn("x-other", (share / "mime/globs2").read_text())
        self.assertNotIn("nonet", (share / "mime/globs2").read_text())
        self.assertIn("x-other", (share / "applications/mimeinfo.cache").read_text())

    def test_installed_again(self):
        """a second installation takes the place of the first, and is removed as one"""
        self.install()
        once = self.files()
        stale = self.home.folder / ".local/share/nonet/stale"
        stale.write_text("of an older version")
        with open(self.home.folder / ".local/share/nonet/installed.txt", "a") as installed:
            installed.write(f"{stale}\n")
        self.install()
        self.assertEqual(self.files(), once)

    def test_languages(self):
        """the installer speaks English and Vietnamese"""
        self.assertIn("Nonet is installed", self.install())
        self.assertIn("Đã cài Nonet", self.install(language="vi_VN.UTF-8"))


OTHER_TYPE = """<?xml version="1.0"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="application/x-other"><comment>Other</comment><glob pattern="*.other"/></mime-type>
</mime-info>
"""

OTHER_ENTRY = """[Desktop Entry]
Type=Application
Name=Other
Exec=true %f
MimeType=application/x-other;
"""
