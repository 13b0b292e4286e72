"""How tests are asked for, run and told of."""

import argparse
import time
import unittest


def parser(doc):
    """A command line with what every run of tests takes."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-k", dest="names", action="append", help="only tests whose name holds this")
    parser.add_argument("--failfast", action="store_true", help="stop at the first failure")
    return parser


def tests_in(folder, asked):
    """The tests of a folder that were asked for."""
    return loader(asked).discover(str(folder), pattern="test_*.py", top_level_dir=str(folder))


def loader(asked):
    """Loads the tests that were asked for."""
    loader = unittest.TestLoader()
    loader.testNamePatterns = [f"*{name}*" for name in asked.names] if asked.names else None
    return loader


def passed(tests, asked):
    """Runs tests and says whether all went well."""
    runner = unittest.TextTestRunner(verbosity=2, failfast=asked.failfast, resultclass=Result)
    return runner.run(tests).wasSuccessful()


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
