"""The names of cells in puzzles."""


def place(name):
    """Row and column, from 0. A place outside the board may be -1, or lie behind the last row or column."""
    row, column = name[1:].split("C")
    return int(row) - 1, int(column) - 1
