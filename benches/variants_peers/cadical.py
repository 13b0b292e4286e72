"""CaDiCaL, from the package python-sat. The time of the search is that of both calls of `solve`."""

import time

from pysat.solvers import Cadical195

from cnf import Formula
from serve import serve


def solve(clauses):
    start = time.process_time()
    with Cadical195(bootstrap_with=clauses) as solver:
        loaded = time.process_time()
        if not solver.solve():
            return 0, time.process_time() - loaded, loaded - start
        true = [number for number in solver.get_model() if number > 0]
        solver.add_clause([-number for number in true])
        answers = 1 + solver.solve()
        return answers, time.process_time() - loaded, loaded - start


serve(lambda model: Formula(model).clauses, solve)
