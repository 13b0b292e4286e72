"""A model in conjunctive normal form.

A literal says that a cell holds a digit. Two digits of a cell, equal digits of a house and pairs that do not fit are clauses of
two literals. A cage with a sum has a literal for each combination of digits. Other sums and sequences have a literal for each
state on the way: for sums these are the totals that can be reached.
"""

from itertools import combinations

MOST_COMBINATIONS = 60


class Formula:
    """The clauses of a model. `numbers` are the literals by cell and digit."""

    def __init__(self, model):
        self.model, self.clauses, self.excluded = model, [], set()
        self.numbers = {}
        for cell, digits in model.candidates.items():
            for digit in sorted(digits):
                self.numbers[cell, digit] = len(self.numbers) + 1
        self.last = len(self.numbers)
        self.add_cells()
        self.add_houses()
        self.add_pairs()
        for cells, digit, count in model.contents:
            self.add_content(cells, digit, count)
        for it in model.sums:
            self.add_sum(it)
        for sequence in model.sequences:
            self.add_sequence(sequence)
        self.clauses += [[-one, -other] for one, other in self.excluded]

    def new(self):
        self.last += 1
        return self.last

    def exclude(self, literals):
        """No two of the literals, which ascend, are true."""
        self.excluded.update(combinations(literals, 2))

    def places(self, cells, digit):
        return [self.numbers[cell, digit] for cell in cells if (cell, digit) in self.numbers]

    def add_cells(self):
        for cell, digits in self.model.candidates.items():
            literals = [self.numbers[cell, digit] for digit in sorted(digits)]
            self.clauses.append(literals)
            self.exclude(literals)

    def add_houses(self):
        for house in self.model.houses:
            for digit in range(self.model.digits):
                literals = self.places(house, digit)
                self.exclude(sorted(literals))
                if len(house) == self.model.digits:
                    self.clauses.append(literals)

    def add_pairs(self):
        digits, lowest = range(self.model.digits), self.model.lowest
        tables = {}
        for one, other, fits in self.model.pairs:
            for cell, peer, is_turned in ((one, other, False), (other, one, True)):
                if (fits, is_turned) not in tables:
                    asked = (lambda a, b: fits(b, a)) if is_turned else fits
                    tables[fits, is_turned] = [{b for b in digits if not asked(a + lowest, b + lowest)} for a in digits]
                for digit in self.model.candidates[cell]:
                    self.add_pair(self.numbers[cell, digit], peer, tables[fits, is_turned][digit])

    def add_pair(self, literal, peer, unfit):
        left = self.model.candidates[peer]
        for digit in left & unfit:
            there = self.numbers[peer, digit]
            self.excluded.add((literal, there) if literal < there else (there, literal))
        # Where few digits are left, a clause that names them all says more than pairs.
        if 2 * len(unfit) > self.model.digits:
            self.clauses.append([-literal, *(self.numbers[peer, digit] for digit in left - unfit)])

    def add_content(self, cells, digit, count):
        literals = self.places(cells, digit)
        # If `count` of the cells hold the digit, this many always include one of them.
        for some in combinations(literals, max(len(literals) - count + 1, 0)):
            self.clauses.append(list(some))

    def add_sum(self, it):
        every = combinations(range(self.model.digits), len(it.cells))
        wanted = it.total - self.model.lowest * len(it.cells)
        sets = [set(digits) for digits in every if sum(digits) == wanted] if it.differ else []
        if 0 < len(sets) <= MOST_COMBINATIONS:
            self.add_combinations(it.cells, sets)
        else:
            self.add_sequence(it.sequence())

    def add_combinations(self, cells, sets):
        chosen = [self.new() for _ in sets]
        self.clauses.append(chosen)
        for digit in range(self.model.digits):
            literals = self.places(cells, digit)
            having = [number for number, digits in zip(chosen, sets) if digit in digits]
            self.clauses += [[-number, *literals] for number in having]
            for literal in literals:
                self.clauses.append([-literal, *having])
                self.clauses += [[-literal, -number] for number in chosen if number not in having]

    def add_sequence(self, sequence):
        layers = sequence.layers(self.model.candidates, self.model.lowest)
        before = {0: self.new()}
        self.clauses.append([before[0]])
        for cell, transitions in zip(sequence.cells, layers):
            after = {state: self.new() for state in sorted({it[2] for it in transitions})}
            self.add_layer(cell, transitions, before, after)
            before = after
        if not before:
            # No way leads to an accepted state.
            self.clauses += [[1], [-1]]

    def add_layer(self, cell, transitions, before, after):
        """A state and a digit lead to the next state, and each of the three needs one of the others."""
        steps = {(state, digit): following for state, digit, following in transitions}
        sources, by_digit, by_state = {}, {}, {}
        for state, digit, following in transitions:
            sources.setdefault((following, digit), []).append(before[state])
            by_digit.setdefault(digit, []).append(before[state])
            by_state.setdefault(following, []).append(self.numbers[cell, digit])
        for digit in self.model.candidates[cell]:
            literal = self.numbers[cell, digit]
            for state, number in before.items():
                following = steps.get((state, digit))
                self.clauses.append([-number, -literal] + ([after[following]] if following is not None else []))
            self.clauses.append([-literal, *by_digit.get(digit, [])])
            for following, number in after.items():
                self.clauses.append([-number, -literal, *sources.get((following, digit), [])])
        self.clauses.append(list(after.values()))
        for following, number in after.items():
            self.clauses.append([-number, *by_state[following]])
