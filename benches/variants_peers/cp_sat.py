"""CP-SAT, from the package ortools, with one worker. The time is that of both calls of `solve`."""

import time

from ortools.sat.python import cp_model

from serve import serve


def build(model):
    program = cp_model.CpModel()
    variables = {
        cell: program.new_int_var_from_domain(cp_model.Domain.from_values(sorted(digits)), "")
        for cell, digits in model.candidates.items()
    }
    for house in model.houses:
        program.add_all_different([variables[cell] for cell in house])
    for one, other in model.different:
        program.add(variables[one] != variables[other])
    for one, other in model.apart:
        program.add(variables[one] - variables[other] != 1)
        program.add(variables[other] - variables[one] != 1)
    return program, variables


def run(program):
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    start = time.process_time()
    status = solver.solve(program)
    return solver, status, time.process_time() - start


def solve(model):
    if not all(model.candidates.values()):
        return 0, 0.0
    program, variables = build(model)
    solver, status, first = run(program)
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return 0, first
    answer = {cell: solver.value(variable) for cell, variable in variables.items()}
    others = []
    for cell, digits in model.candidates.items():
        if len(digits) > 1:
            others.append(program.new_bool_var(""))
            program.add(variables[cell] != answer[cell]).only_enforce_if(others[-1])
    program.add_bool_or(others)
    _, status, second = run(program)
    return (1 if status == cp_model.INFEASIBLE else 2), first + second


serve(lambda model: model, solve)
