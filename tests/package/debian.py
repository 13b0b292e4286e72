"""The Debian package on this machine: put there and taken away by apt-get, as root."""

import os
import shutil
import subprocess
import unittest

NAME = "nonet"
APT = ["apt-get", "-y", "-qq", "-o", "DPkg::Lock::Timeout=300"]

needs_root = unittest.skipUnless(os.geteuid() == 0 and shutil.which("apt-get"), "needs root and apt-get")


def run(*command):
    """Runs a command; what it says is shown only if it fails."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(list(map(str, command)), env=environment, capture_output=True, text=True, errors="replace")
    if done.returncode != 0:
        raise AssertionError(f"{command[0]} failed: {done.stdout}{done.stderr}")
    return done.stdout


def is_installed():
    """Whether there is a Nonet among the packages of this machine."""
    query = ["dpkg-query", "-W", "-f", "${Status}", NAME]
    return "ok installed" in subprocess.run(query, capture_output=True, text=True).stdout


def install(package):
    """Installs the package as a person does. One that is there already is somebody's own, and stays as it is."""
    if is_installed():
        raise unittest.SkipTest("a package of Nonet is installed here already; remove it to have this tried")
    run(*APT, "install", "--no-install-recommends", package)


def purge():
    """Removes the package with all that it keeps."""
    run(*APT, "purge", NAME)
