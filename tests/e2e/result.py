"""How a run of tests is told."""

import time
import unittest


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
