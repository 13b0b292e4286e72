"""What a model says of more than two cells."""

from dataclasses import dataclass
from typing import Callable


@dataclass
class Sum:
    """The numbers in the cells, each times its weight, add up to a total."""

    cells: list
    weights: list
    total: int
    differ: bool = False  # whether the cells are a house of the model too

    def sequence(self):
        """The same as a sequence, whose state is the total so far."""
        return Sequence(self.cells, 0, lambda total, number, at: total + self.weights[at] * number, lambda total: total == self.total)


@dataclass
class Sequence:
    """The numbers in the cells lead from a first state to an accepted one: a finite automaton.

    `step` takes a state, a number and the index of its cell. It returns the next state, or `None` if there is none.
    """

    cells: list
    start: object
    step: Callable
    accepts: Callable

    def layers(self, candidates, lowest):
        """By cell: its transitions on the way from the first state to an accepted one.

        A transition is a state, a digit and the next state. States are numbered from 0, those of each layer anew.
        """
        layers, states = [], {self.start: 0}
        for at, cell in enumerate(self.cells):
            following, transitions = {}, []
            for state, number in states.items():
                for digit in sorted(candidates[cell]):
                    after = self.step(state, digit + lowest, at)
                    if after is not None:
                        transitions.append((number, digit, following.setdefault(after, len(following))))
            layers.append(transitions)
            states = following
        useful = {number for state, number in states.items() if self.accepts(state)}
        for at in reversed(range(len(layers))):
            layers[at] = [it for it in layers[at] if it[2] in useful]
            useful = {it[0] for it in layers[at]}
        return layers
