"""What the rules of a puzzle say, for the peers that need a model.

A puzzle is a line of JSON as `docs/formats.md` describes it. A cell is a pair of row and column, both from 0. A digit is
counted from 0, and its number is what the puzzle shows.
"""

import operator

import clues
from cells import place


class Model:
    """A puzzle as candidates of cells, and what holds of several cells.

    - houses: lists of cells that differ
    - pairs: two cells and what their numbers must be to each other, a function of both
    - sums: see `Sum`
    - sequences: see `Sequence`
    - contents: a list of cells, a digit, and how many of the cells hold it at least
    """

    def __init__(self, puzzle):
        self.puzzle = puzzle
        self.rows, self.columns, self.digits = puzzle["rows"], puzzle["columns"], puzzle["digits"]
        self.lowest = puzzle.get("lowest", 1)
        self.highest = self.lowest + self.digits - 1
        self.regions = [[place(name) for name in house] for house in puzzle["regions"] or []]
        if puzzle["boxes"] and not puzzle["regions"]:
            self.regions = [box for corner in self.corners() for box in self.boxes_at(*corner)]
        self.houses = [line for corner in self.corners() for line in self.lines_at(*corner)] + self.regions
        self.pairs, self.sums, self.sequences, self.contents = [], [], [], []
        self.allowed = {}
        for name, stated in puzzle["rules"].items():
            clues.add(self, name, stated)
        self.candidates = self.of_givens()

    def corners(self):
        """The upper left corner and the size of each grid."""
        if not self.puzzle.get("grids"):
            return [(0, 0, self.rows, self.columns)]
        return [(*place(corner), self.digits, self.digits) for corner in self.puzzle["grids"]]

    def lines_at(self, top, left, rows, columns):
        down, across = range(top, top + rows), range(left, left + columns)
        return [[(row, column) for column in across] for row in down] + [[(row, column) for row in down] for column in across]

    def boxes_at(self, top, left, rows, columns):
        high, wide = self.puzzle["boxes"]
        return [
            [(row + i, column + j) for i in range(high) for j in range(wide)]
            for row in range(top, top + rows, high)
            for column in range(left, left + columns, wide)
        ]

    def cells(self):
        return [(row, column) for row in range(self.rows) for column in range(self.columns)]

    def cells_at(self, moves):
        """The pairs of cells of the board that lie so to each other."""
        ends = [((row, column), (row + down, column + along)) for row, column in self.cells() for down, along in moves]
        return [(one, other) for one, other in ends if 0 <= other[0] < self.rows and 0 <= other[1] < self.columns]

    def neighbours(self):
        return self.cells_at([(0, 1), (1, 0)])

    def allow(self, cell, digits):
        """Leaves the cell only these digits."""
        self.allowed[cell] = self.allowed.get(cell, set(range(self.digits))) & digits

    def of_givens(self):
        """By cell: its digits, without those that the givens of its houses and pairs take."""
        givens = {}
        for index, number in enumerate(self.puzzle["givens"]):
            if number != -1:
                is_given = number is not None and number >= self.lowest
                givens[divmod(index, self.columns)] = number - self.lowest if is_given else None
        every = set(range(self.digits))
        left = {
            cell: self.allowed.get(cell, every) & (every if given is None else {given})
            for cell, given in givens.items()
        }
        for house in self.houses:
            taken = {givens[cell] for cell in house if givens[cell] is not None}
            for cell in house:
                if givens[cell] is None:
                    left[cell] -= taken
        for one, other, fits in self.pairs:
            for cell, peer in ((one, other), (other, one)):
                if fits is operator.ne and givens[cell] is None:
                    left[cell].discard(givens[peer])
        return left
