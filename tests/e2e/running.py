"""How tests are asked for, run and told of."""

import argparse
import pathlib
import subprocess
import sys
import tempfile
import time
import unittest


# More failures than this are no accident.
MOST_BY_ACCIDENT = 4


def parser(doc):
    """A command line with what every run of tests takes."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-k", dest="names", action="append", help="only tests whose name holds this")
    parser.add_argument("--failfast", action="store_true", help="stop at the first failure")
    return parser


def tests_in(folder, asked):
    """The tests of a folder that were asked for."""
    return loader(asked).discover(str(folder), pattern="test_*.py", top_level_dir=str(folder))


def share_of(tests, part, parts):
    """One of some equal parts of the tests, counted from 0."""
    return unittest.TestSuite(list(single(tests))[part::parts])


def single(tests):
    """The tests of a suite and of the suites in it, one by one."""
    for test in tests:
        if isinstance(test, unittest.TestSuite):
            yield from single(test)
        else:
            yield test


def passed_in_parts(parts):
    """Runs this command that many times at once, each time for a part of the tests, and says whether all went well.

    What the parts say is printed one part after the other.
    """
    with tempfile.TemporaryDirectory() as folder:
        logs = [pathlib.Path(folder, str(part)).open("w+b") for part in range(parts)]
        runs = [subprocess.Popen([sys.executable, *sys.argv, "--part", str(part)], stdout=log, stderr=log)
                for part, log in enumerate(logs)]
        well = True
        for run, log in zip(runs, logs):
            well &= run.wait() == 0
            log.seek(0)
            print(log.read().decode(errors="replace"), flush=True)
            log.close()
    return well


def loader(asked):
    """Loads the tests that were asked for."""
    loader = unittest.TestLoader()
    loader.testNamePatterns = [f"*{name}*" for name in asked.names] if asked.names else None
    return loader


def passed(tests, asked):
    """Runs tests and says whether all went well."""
    return run(tests, asked).wasSuccessful()


def passed_in_two_tries(tests, asked):
    """Runs tests, runs those that fail a second time, and says whether all went well in the end.

    A fault of the program fails twice. What fails once is most often the tree of the screen reader, which changes while
    it is read.
    """
    first = run(tests, asked)
    failed = {getattr(test, "test_case", test) for test, _ in [*first.failures, *first.errors]}
    if first.wasSuccessful() or asked.failfast or len(failed) > MOST_BY_ACCIDENT:
        return first.wasSuccessful()
    print(f"\n{len(failed)} failed. Once more, these alone:", flush=True)
    return run(unittest.TestSuite(failed), asked).wasSuccessful()


def run(tests, asked):
    """Runs tests and returns how they went."""
    return unittest.TextTestRunner(verbosity=2, failfast=asked.failfast, resultclass=Result).run(tests)


class Result(unittest.TextTestResult):
    """Says what each test is about, how it went and how long it took."""

    def startTest(self, test):
        self.began = time.monotonic()
        super().startTest(test)

    def getDescription(self, test):
        return f"{test.id().split('.')[0].removeprefix('test_')}: {test.shortDescription() or test}"

    def addSuccess(self, test):
        super().addSuccess(test)
        self.stream.writeln(f"    {time.monotonic() - self.began:.1f} s")
