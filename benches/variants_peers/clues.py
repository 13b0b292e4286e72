"""What each rule of a puzzle adds to a model: one function for each, which takes the model and what the puzzle states.

The names are those of f-puzzles, and of the lists that have more. A rule that is not here makes the puzzle one that is not for
the peers in Python.
"""

import operator
from functools import lru_cache
from itertools import combinations

from cells import place
from parts import Sequence, Sum


class UnknownRule(Exception):
    """A rule that no function here states."""


def add(model, name, stated):
    if name not in RULES:
        raise UnknownRule(name)
    RULES[name](model, stated)


def places(names):
    return [place(name) for name in names]


def lines(stated):
    return [places(line) for clue in stated for line in clue["lines"]]


# Relations of two numbers. Each is made once, so that a peer can keep a table for it.


def apart(one, other):
    return abs(one - other) != 1


@lru_cache(None)
def differ_by(value):
    return lambda one, other: abs(one - other) == value


@lru_cache(None)
def differ_by_at_least(value):
    return lambda one, other: abs(one - other) >= value


@lru_cache(None)
def in_ratio(value):
    return lambda one, other: one * value == other or other * value == one


@lru_cache(None)
def add_up_to(value):
    return lambda one, other: one + other == value


@lru_cache(None)
def none_of(relations):
    return lambda one, other: not any(relation(one, other) for relation in relations)


@lru_cache(None)
def unlike_modulo(value):
    return lambda one, other: one % value != other % value


@lru_cache(None)
def close(count):
    return lambda one, other: one != other and abs(one - other) < count


@lru_cache(None)
def says_where(value, index):
    """The first number is `value` if and only if the second is `index`."""
    return lambda one, other: (one == value) == (other == index)


def unlike_thirds(one, other):
    return (one - 1) // 3 != (other - 1) // 3


# Rules of the whole board.


def falling_diagonal(model, _):
    model.houses.append([(at, at) for at in range(model.rows)])


def rising_diagonal(model, _):
    model.houses.append([(model.rows - 1 - at, at) for at in range(model.rows)])


def disjoint_groups(model, _):
    model.houses += [list(group) for group in zip(*model.regions)]


def extra_regions(model, stated):
    model.houses += [places(house["cells"]) for house in stated]


def anti_knight(model, _):
    model.pairs += [(*ends, operator.ne) for ends in model.cells_at([(1, 2), (2, 1), (1, -2), (2, -1)])]


def anti_king(model, _):
    model.pairs += [(*ends, operator.ne) for ends in model.cells_at([(1, 1), (1, -1)])]


def dotted(model, kinds):
    """The pairs of cells that have a mark of these kinds."""
    rules = model.puzzle["rules"]
    return {frozenset(places(mark["cells"])) for kind in kinds for mark in rules.get(kind, [])}


def between_unmarked(model, kinds, relation):
    marked = dotted(model, kinds)
    model.pairs += [(*ends, relation) for ends in model.neighbours() if frozenset(ends) not in marked]


def non_consecutive(model, _):
    between_unmarked(model, ["difference", "ratio"], apart)


def negative(model, stated):
    if "ratio" in stated:
        between_unmarked(model, ["difference", "ratio"], none_of((in_ratio(2),)))
    if "xv" in stated:
        between_unmarked(model, ["xv"], none_of((add_up_to(5), add_up_to(10))))


# Cells and pairs of cells.


def given_candidates(model, stated):
    for name, numbers in stated.items():
        model.allow(place(name), {number - model.lowest for number in numbers})


def parity(rest):
    def restrict(model, stated):
        digits = {digit for digit in range(model.digits) if (digit + model.lowest) % 2 == rest}
        for clue in stated:
            model.allow(place(clue["cell"]), digits)

    return restrict


def marks(relation, usual):
    def state(model, stated):
        for mark in stated:
            model.pairs.append((*places(mark["cells"]), relation(int(mark.get("value") or usual))))

    return state


def xv(model, stated):
    for mark in stated:
        value = {"X": 10, "V": 5}.get(mark["value"]) or int(mark["value"])
        model.pairs.append((*places(mark["cells"]), add_up_to(value)))


def greater(model, stated):
    for sign in stated:
        high, low = places(sign["cells"])
        model.pairs.append((low, high, operator.lt))


def clones(model, stated):
    for clue in stated:
        ends = zip(places(clue["cells"]), places(clue["cloneCells"]))
        model.pairs += [(*pair, operator.eq) for pair in ends if pair[0] != pair[1]]


def extremes(relation):
    def state(model, stated):
        cells = set(places(clue["cell"] for clue in stated))
        for one, other in model.neighbours():
            for cell, beside in ((one, other), (other, one)):
                if cell in cells and beside not in cells:
                    model.pairs.append((cell, beside, relation))

    return state


def column_indexers(model, stated):
    for row, column in (cell for clue in stated for cell in places(clue["cells"])):
        for at in range(model.columns):
            if at != column:
                model.pairs.append(((row, column), (row, at), says_where(at + 1, column + 1)))


def row_indexers(model, stated):
    for row, column in (cell for clue in stated for cell in places(clue["cells"])):
        for at in range(model.rows):
            if at != row:
                model.pairs.append(((row, column), (at, column), says_where(at + 1, row + 1)))


# Cages and sums.


def cages(model, stated):
    for cage in stated:
        cells = places(cage["cells"])
        model.houses.append(cells)
        if cage.get("value"):
            model.sums.append(Sum(cells, [1] * len(cells), int(cage["value"]), differ=True))


def equal(model, one, other):
    """The numbers of two lists of cells have the same sum. A cell in both does not matter."""
    weights = {}
    for cells, weight in ((one, 1), (other, -1)):
        for cell in cells:
            weights[cell] = weights.get(cell, 0) + weight
    left = {cell: weight for cell, weight in weights.items() if weight}
    model.sums.append(Sum(list(left), list(left.values()), 0))


def arrows(model, stated):
    for arrow in stated:
        circle = sorted(places(arrow["cells"]))
        powers = [10**at for at in reversed(range(len(circle)))]
        for line in arrow["lines"]:
            shaft = [cell for cell in places(line) if cell not in circle]
            model.sums.append(Sum(circle + shaft, powers + [-1] * len(shaft), 0))


def double_arrows(model, stated):
    for line in lines(stated):
        equal(model, [line[0], line[-1]], line[1:-1])


def little_killers(model, stated):
    on_board = set(model.cells())
    for clue in stated:
        if clue.get("value"):
            (row, column), along = place(clue["cell"]), clue["direction"]
            down, right = (1 if along[0] == "D" else -1), (1 if along[1] == "R" else -1)
            cells = [(row + down * at, column + right * at) for at in range(1, model.rows + model.columns)]
            cells = [cell for cell in cells if cell in on_board]
            model.sums.append(Sum(cells, [1] * len(cells), int(clue["value"])))


def quadruples(model, stated):
    for clue in stated:
        numbers = clue["values"]
        for number in set(numbers):
            model.contents.append((places(clue["cells"]), number - model.lowest, numbers.count(number)))


# Lines.


def consecutive_cells(relation):
    """A relation of each cell of a line to the next."""

    def state(model, stated):
        for clue in stated:
            for line in lines([clue]):
                model.pairs += [(*ends, relation(model, clue)) for ends in zip(line, line[1:])]

    return state


def whisper(model, clue):
    return differ_by_at_least(int(clue.get("value") or (model.digits + 1) // 2))


def palindromes(model, stated):
    for line in lines(stated):
        model.pairs += [(*ends, operator.eq) for ends in zip(line[: len(line) // 2], reversed(line))]


def renbans(model, stated):
    for line in lines(stated):
        model.houses.append(line)
        model.pairs += [(*ends, close(len(line))) for ends in combinations(line, 2)]


def windows(line, size):
    """The pairs of cells of a line less than `size` steps from each other."""
    return [(line[at], line[at + step]) for step in range(1, size) for at in range(len(line) - step)]


def entropic_lines(model, stated):
    for line in lines(stated):
        model.pairs += [(*ends, unlike_thirds) for ends in windows(line, 3)]


def modular_lines(model, stated):
    for clue in stated:
        value = int(clue.get("value") or 3)
        for line in lines([clue]):
            model.pairs += [(*ends, unlike_modulo(value)) for ends in windows(line, value)]


def between_lines(model, stated):
    def step(ends, number, at):
        if at < 2:
            return tuple(sorted((*ends, number)))
        return ends if ends[0] < number < ends[1] else None

    for first, *inner, last in lines(stated):
        model.sequences.append(Sequence([first, last, *inner], (), step, lambda _: True))


def lockout_lines(model, stated):
    def step(ends, number, at):
        if at < 2:
            return tuple(sorted((*ends, number)))
        return None if ends[0] <= number <= ends[1] else ends

    for clue in stated:
        least = int(clue.get("value") or model.digits // 2)
        for first, *inner, last in lines([clue]):
            model.pairs.append((first, last, differ_by_at_least(least)))
            model.sequences.append(Sequence([first, last, *inner], (), step, lambda _: True))


def region_sum_lines(model, stated):
    region_of = {cell: number for number, region in enumerate(model.regions) for cell in region}
    for line in lines(stated):
        stays = [[line[0]]]
        for last, cell in zip(line, line[1:]):
            if region_of[last] != region_of[cell]:
                stays.append([])
            stays[-1].append(cell)
        for stay, following in zip(stays, stays[1:]):
            equal(model, stay, following)


def zippers(model, stated):
    for line in lines(stated):
        ends = [list(pair) for pair in zip(line[: len(line) // 2], reversed(line))]
        if len(line) % 2:
            ends.append([line[len(line) // 2]])
        for pair, following in zip(ends, ends[1:]):
            equal(model, pair, following)


def sum_lines(model, stated):
    def step_to(value):
        # A part that is full ends, so that the next begins with 0.
        def step(total, number, _):
            total += number
            return None if total > value else total % value

        return step

    for clue in stated:
        value = int(clue.get("value") or 10)
        for line in lines([clue]):
            model.sequences.append(Sequence(line, 0, step_to(value), lambda total: total == 0))


# Numbers outside the board.


def seen_from(model, clue):
    """The row or the column that a number stands beside, from the number on."""
    row, column = place(clue["cell"])
    if row in (-1, model.rows):
        cells = [(at, column) for at in range(model.rows)]
        return cells if row == -1 else cells[::-1]
    cells = [(row, at) for at in range(model.columns)]
    return cells if column == -1 else cells[::-1]


def outside(step, start, accepts):
    """`step` and `accepts` take the model and the value first."""

    def state(model, stated):
        def sequence(clue, value):
            return Sequence(
                seen_from(model, clue),
                start,
                lambda before, number, at: step(model, value, before, number, at),
                lambda last: accepts(value, last),
            )

        for clue in stated:
            if clue.get("value"):
                model.sequences.append(sequence(clue, int(clue["value"])))

    return state


def sandwich_step(model, value, before, number, _):
    """The state is what lies between the outer digits so far, -1 before the first and `None` behind the second of them."""
    is_outer = number in (model.lowest, model.highest)
    if before in (-1, "behind"):
        return (0 if before == -1 else None) if is_outer else before
    if is_outer:
        return "behind" if before == value else None
    return before + number if before + number <= value else None


def x_sum_step(_, value, before, number, at):
    """The state is the number of cells that still count, and their sum so far."""
    count, total = before if at else (number, 0)
    if count == 0:
        return before
    return (count - 1, total + number) if total + number <= value else None


def skyscraper_step(_, value, before, number, __):
    """The state is the tallest so far, and the number of those that are seen."""
    tallest, seen = before
    if number < tallest:
        return before
    return (number, seen + 1) if seen < value else None


def numbered_room_step(_, value, before, number, at):
    """The state is the number of cells up to the one that counts."""
    left = before if at else number
    return None if left == 1 and number != value else max(left - 1, 0)


RULES = {
    "diagonal-": falling_diagonal,
    "diagonal+": rising_diagonal,
    "disjointgroups": disjoint_groups,
    "extraregion": extra_regions,
    "antiknight": anti_knight,
    "antiking": anti_king,
    "nonconsecutive": non_consecutive,
    "negative": negative,
    "candidates": given_candidates,
    "odd": parity(1),
    "even": parity(0),
    "difference": marks(differ_by, 1),
    "ratio": marks(in_ratio, 2),
    "xv": xv,
    "greater": greater,
    "clone": clones,
    "minimum": extremes(operator.lt),
    "maximum": extremes(operator.gt),
    "columnindexer": column_indexers,
    "rowindexer": row_indexers,
    "killercage": cages,
    "arrow": arrows,
    "doublearrow": double_arrows,
    "littlekillersum": little_killers,
    "quadruple": quadruples,
    "thermometer": consecutive_cells(lambda model, clue: operator.lt),
    "slowthermometer": consecutive_cells(lambda model, clue: operator.le),
    "whispers": consecutive_cells(whisper),
    "palindrome": palindromes,
    "renban": renbans,
    "entropicline": entropic_lines,
    "modularline": modular_lines,
    "betweenline": between_lines,
    "lockoutline": lockout_lines,
    "regionsumline": region_sum_lines,
    "zipperline": zippers,
    "sumline": sum_lines,
    "sandwichsum": outside(sandwich_step, -1, lambda _, last: last == "behind"),
    "xsum": outside(x_sum_step, None, lambda value, last: last == (0, value)),
    "skyscraper": outside(skyscraper_step, (0, 0), lambda value, last: last[1] == value),
    "numberedroom": outside(numbered_room_step, None, lambda _, left: left == 0),
}
