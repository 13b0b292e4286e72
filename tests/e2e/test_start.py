"""The start page: what the program begins with, and one key to each thing on it."""

import re

from case import EMPTY, NEWSPAPER, Case
from waiting import from_the_window_down, wait_for

LEVELS = ["Beginner", "Easy", "Medium", "Hard", "Unfair", "Extreme"]


class Start(Case):

    @from_the_window_down
    def names(self, window):
        """The names of the cards."""
        return [card.name for card in window.cards()]

    def test_cards(self):
        """without a file the start page is there, with the puzzle of the day, each level and the ways to other puzzles"""
        window = self.open(at_start=True)
        self.assertTrue(window.is_at_start())
        games = ["Daily puzzle", *[f"New game: {level}" for level in LEVELS]]
        self.expect("the cards", lambda: self.names(window), [*games, "Type a puzzle", "Picture…", "Open…", "New board…", "Library…", "Tutorial…"])
        self.expect("the card", window.selected_card, "New game: Easy")

    def test_first_digit_is_not_lost(self):
        """a puzzle can be typed at once"""
        window = self.open(at_start=True)
        window.press("5", "3")
        self.expect("the board", window.digits, "53" + EMPTY[2:])
        self.expect("the mode", window.mode, "Mode: Edit")

    def test_escape(self):
        """Escape goes to the empty grid, Alt+Home comes back"""
        window = self.open(at_start=True)
        window.press("Escape")
        self.expect("the board", window.digits, EMPTY)
        window.press("alt+Home")
        wait_for("the start page", window.is_at_start)
        window.press("p")
        self.expect("the board", window.digits, EMPTY)

    def test_arrows_and_enter(self):
        """arrows walk over the cards, Enter chooses"""
        window = self.open(at_start=True)
        window.press("Right")
        self.expect("the card", window.selected_card, "New game: Medium")
        window.press("Down")
        self.expect("the card", window.selected_card, "New board…")
        window.press("Up", "Home")
        self.expect("the card", window.selected_card, "Daily puzzle")
        window.press("End", "Left", "Left", "Left", "Return")
        self.expect_dialog(window, "Open a puzzle")
        window.press("Escape")
        self.expect_dialog(window, None)
        self.expect("the card", window.selected_card, "Open…")

    def test_tutorial(self):
        """a card leads to the tutorial, and Escape back to the page"""
        window = self.open(at_start=True)
        window.press("End")
        self.expect("the card", window.selected_card, "Tutorial…")
        window.press("Return")
        self.expect_dialog(window, "Tutorial")
        window.press("Escape")
        self.expect_dialog(window, None)
        window.press("u")
        self.expect_dialog(window, "Tutorial")

    def test_game_by_its_key(self):
        """the key of a level begins a game of it"""
        window = self.open(at_start=True)
        window.press("s")
        self.expect("the mode", window.mode, "Mode: Play")
        self.assertGreater(sum(digit != "." for digit in window.digits()), 16)

    def test_cards_show_the_next_games(self):
        """at the first start the card of a level soon tells the puzzle that its key begins"""
        window = self.open(at_start=True)
        told = wait_for("the puzzle of the card", lambda: self.givens_on_card(window, "New game: Easy"))
        window.press("s")
        self.expect("the mode", window.mode, "Mode: Play")
        wait_for("the givens", lambda: 81 - window.givens().count("."), lambda givens: givens == told)

    @from_the_window_down
    def givens_on_card(self, window, name):
        """The number of givens that a card tells; `None` while its puzzle is not made yet."""
        description = next(card.description for card in window.cards() if card.name == name)
        told = re.match(r"(\d+) givens", description)
        return told and int(told[1])

    def test_recent_file(self):
        """a file that was opened before is one key away"""
        path = self.home.folder / "monday.sdk"
        path.write_text(NEWSPAPER + "\n")
        gone = self.home.folder / "gone.sdk"
        gone.write_text(NEWSPAPER + "\n")
        self.open(gone).quit()
        gone.unlink()
        window = self.open(path)
        window.press("ctrl+n")
        self.expect("the board", window.digits, EMPTY)
        window.quit()
        window = self.open(at_start=True)
        wait_for("the files that are there", lambda: [name for name in self.names(window) if "Continue" in name],
                 lambda names: names == ["Continue: monday"])
        self.expect("the card", window.selected_card, "Continue: monday")
        window.press("q")
        self.expect("the title", window.title, "monday.sdk – Nonet")
        self.expect("the board", window.digits, NEWSPAPER)

    def test_back_to_a_game(self):
        """a game that is left for the start page is there again, and its clock stood"""
        path = self.home.folder / "monday.sdk"
        path.write_text(NEWSPAPER + "\n")
        window = self.open(path)
        window.press("F8")
        self.expect("the mode", window.mode, "Mode: Play")
        window.press("alt+Home")
        self.expect("the card", window.selected_card, "Continue: monday.sdk")
        window.press("Return")
        self.expect("the board", window.digits, NEWSPAPER)
        self.assertEqual(window.mode(), "Mode: Play")

    def test_mouse(self):
        """a click on a card chooses it"""
        window = self.open(at_start=True)
        window.click(window.find("push button", "Library…"))
        wait_for("the library", window.dialog)
