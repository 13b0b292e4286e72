"""What the rules of a puzzle say: the houses, pairs and candidates of its cells, for the peers that need a model.

A puzzle is a line of JSON as `docs/formats.md` describes it. A cell is a pair of row and column, both from 0.
"""

from itertools import combinations


def place(name):
    row, column = name[1:].split("C")
    return int(row) - 1, int(column) - 1


class Model:
    """The puzzle as candidates of cells, houses (lists of cells) and pairs of cells."""

    def __init__(self, puzzle):
        self.puzzle = puzzle
        self.rows, self.columns, self.digits = puzzle["rows"], puzzle["columns"], puzzle["digits"]
        self.lowest = puzzle.get("lowest", 1)
        self.houses = self.lines() + [[place(name) for name in house] for house in puzzle["regions"] or []]
        self.different, self.apart = [], []
        self.add_rules(puzzle["rules"])
        self.candidates = self.of_givens()

    def lines(self):
        """Rows, columns and boxes, of each grid if there are several."""
        if not self.puzzle.get("grids"):
            return self.lines_at(0, 0, self.rows, self.columns)
        corners = map(place, self.puzzle["grids"])
        return [house for corner in corners for house in self.lines_at(*corner, self.digits, self.digits)]

    def lines_at(self, top, left, rows, columns):
        down, across = range(top, top + rows), range(left, left + columns)
        houses = [[(row, column) for column in across] for row in down]
        houses += [[(row, column) for row in down] for column in across]
        if self.puzzle["boxes"] and not self.puzzle["regions"]:
            high, wide = self.puzzle["boxes"]
            houses += [
                [(row + i, column + j) for i in range(high) for j in range(wide)]
                for row in down[::high]
                for column in across[::wide]
            ]
        return houses

    def add_rules(self, rules):
        side = range(self.rows)
        knight, king = [(1, 2), (2, 1), (1, -2), (2, -1)], [(1, 1), (1, -1)]
        for name, value in rules.items():
            if name == "diagonal-":
                self.houses.append([(i, i) for i in side])
            elif name == "diagonal+":
                self.houses.append([(self.rows - 1 - i, i) for i in side])
            elif name == "disjointgroups":
                high, wide = self.puzzle["boxes"]
                corners = [(row, column) for row in side[::high] for column in side[::wide]]
                inside = [(i, j) for i in range(high) for j in range(wide)]
                self.houses += [[(row + i, column + j) for row, column in corners] for i, j in inside]
            elif name == "extraregion":
                self.houses += [[place(name) for name in house["cells"]] for house in value]
            elif name == "antiknight":
                self.different += self.pairs(knight)
            elif name == "antiking":
                self.different += self.pairs(king)
            elif name == "nonconsecutive":
                self.apart += self.pairs([(0, 1), (1, 0)])
            else:
                raise ValueError(name)

    def pairs(self, moves):
        cells = [(row, column) for row in range(self.rows) for column in range(self.columns)]
        ends = [((row, column), (row + down, column + along)) for row, column in cells for down, along in moves]
        return [(one, other) for one, other in ends if 0 <= other[0] < self.rows and 0 <= other[1] < self.columns]

    def of_givens(self):
        """By cell: its digits, from 0, without those that the givens of its houses and pairs take."""
        givens = {}
        for index, number in enumerate(self.puzzle["givens"]):
            if number != -1:
                is_given = number is not None and number >= self.lowest
                givens[divmod(index, self.columns)] = number - self.lowest if is_given else None
        left = {cell: {given} if given is not None else set(range(self.digits)) for cell, given in givens.items()}
        for house in self.houses:
            taken = {givens[cell] for cell in house if givens[cell] is not None}
            for cell in house:
                if givens[cell] is None:
                    left[cell] -= taken
        for one, other in self.different:
            for cell, peer in ((one, other), (other, one)):
                if givens[cell] is None:
                    left[cell].discard(givens[peer])
        return left

    def clauses(self):
        """The puzzle in conjunctive normal form, and the numbers of its literals by cell and digit."""
        numbers = {}
        for cell, digits in self.candidates.items():
            for digit in sorted(digits):
                numbers[cell, digit] = len(numbers) + 1
        at_least, excluded = [], set()

        def exclude(places):
            excluded.update(combinations(sorted(places), 2))

        for cell, digits in self.candidates.items():
            places = [numbers[cell, digit] for digit in digits]
            at_least.append(places)
            exclude(places)
        for house in self.houses:
            for digit in range(self.digits):
                places = [numbers[cell, digit] for cell in house if (cell, digit) in numbers]
                exclude(places)
                if len(house) == self.digits:
                    at_least.append(places)
        gaps = [(one, other, step) for one, other in self.apart for step in (-1, 1)]
        for one, other, step in [(one, other, 0) for one, other in self.different] + gaps:
            for digit in self.candidates[one]:
                if (other, digit + step) in numbers:
                    exclude([numbers[one, digit], numbers[other, digit + step]])
        return at_least + [[-one, -other] for one, other in excluded], numbers
