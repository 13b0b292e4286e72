"""What a build of the packages has left."""

import sys


def built(folder, pattern, script):
    """The newest file with a name like this that the script made."""
    found = sorted(folder.glob(pattern), key=lambda path: path.stat().st_mtime)
    if not found:
        sys.exit(f"{folder / pattern}: there is no such file; make it with `{script}`")
    return found[-1].resolve()
