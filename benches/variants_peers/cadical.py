"""CaDiCaL, from the package python-sat. The time is that of both calls of `solve`."""

import time

from pysat.solvers import Cadical195

from serve import serve


def solve(form):
    clauses, _ = form
    with Cadical195(bootstrap_with=clauses) as solver:
        start = time.process_time()
        if not solver.solve():
            return 0, time.process_time() - start
        true = [number for number in solver.get_model() if number > 0]
        seconds = time.process_time() - start
        solver.add_clause([-number for number in true])
        start = time.process_time()
        return 1 + solver.solve(), seconds + time.process_time() - start


serve(lambda model: model.clauses(), solve)
