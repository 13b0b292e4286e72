"""CP-SAT, from the package ortools, with one worker. The time of the search is that of both calls of `solve`."""

import operator
import time

from ortools.sat.python import cp_model

import clues
from serve import serve

# Relations that are linear. The function makes a constraint of variables just as it compares numbers.
LINEAR = {operator.eq, operator.ne, operator.lt, operator.le, operator.gt}


class Program:
    """A model as a program of CP-SAT, whose variables hold numbers."""

    def __init__(self, model):
        self.model, self.program = model, cp_model.CpModel()
        self.variables = {cell: self.variable(sorted(digits)) for cell, digits in model.candidates.items()}
        for house in model.houses:
            self.program.add_all_different(self.of(house))
        for pair in model.pairs:
            self.add_pair(*pair)
        for cells, digit, count in model.contents:
            self.program.add(sum(self.holds(cell, digit) for cell in cells) >= count)
        for it in model.sums:
            self.program.add(cp_model.LinearExpr.weighted_sum(self.of(it.cells), it.weights) == it.total)
        for sequence in model.sequences:
            self.add_sequence(sequence)

    def variable(self, digits):
        numbers = [digit + self.model.lowest for digit in digits]
        return self.program.new_int_var_from_domain(cp_model.Domain.from_values(numbers), "")

    def of(self, cells):
        return [self.variables[cell] for cell in cells]

    def add_pair(self, one, other, fits):
        first, second = self.variables[one], self.variables[other]
        if fits in LINEAR:
            self.program.add(fits(first, second))
        elif fits is clues.apart:
            self.program.add(first - second != 1)
            self.program.add(second - first != 1)
        else:
            lowest, candidates = self.model.lowest, self.model.candidates
            numbers = [(a + lowest, b + lowest) for a in candidates[one] for b in candidates[other]]
            self.program.add_allowed_assignments([first, second], [pair for pair in numbers if fits(*pair)])

    def holds(self, cell, digit):
        """A literal that is true if and only if the cell holds the digit."""
        literal, number = self.program.new_bool_var(""), digit + self.model.lowest
        self.program.add(self.variables[cell] == number).only_enforce_if(literal)
        self.program.add(self.variables[cell] != number).only_enforce_if(~literal)
        return literal

    def add_sequence(self, sequence):
        triples, first = [], 0
        for transitions in sequence.layers(self.model.candidates, self.model.lowest):
            following = first + 1 + max((state for state, *_ in transitions), default=0)
            triples += [(first + state, digit + self.model.lowest, following + after) for state, digit, after in transitions]
            first, last = following, {following + after for *_, after in transitions}
        if last:
            self.program.add_automaton(self.of(sequence.cells), 0, sorted(last), triples)
        else:
            self.program.add_bool_or([])

    def exclude(self, answer):
        """Some cell holds another number than in this answer."""
        others = []
        for cell, digits in self.model.candidates.items():
            if len(digits) > 1:
                others.append(self.program.new_bool_var(""))
                self.program.add(self.variables[cell] != answer[cell]).only_enforce_if(others[-1])
        self.program.add_bool_or(others)


def run(program):
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    start = time.process_time()
    status = solver.solve(program)
    return solver, status, time.process_time() - start


def solve(model):
    start = time.process_time()
    if not all(model.candidates.values()):
        return 0, 0.0, time.process_time() - start
    it = Program(model)
    building = time.process_time() - start
    solver, status, first = run(it.program)
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return 0, first, building
    it.exclude({cell: solver.value(variable) for cell, variable in it.variables.items()})
    _, status, second = run(it.program)
    return (1 if status == cp_model.INFEASIBLE else 2), first + second, building


serve(lambda model: model, solve)
