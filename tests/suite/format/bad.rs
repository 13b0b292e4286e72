//! Files that cannot be read, or whose puzzle breaks the rules, each with its exact sentence.

use std::collections::BTreeSet;
use std::fs;

use nonet::engine::Puzzle;
use nonet::format::{self, MAX_BYTES, ReadError};
use nonet::text::{Language, Say};

use super::data;

/// A file of `tests/data/bad` with what is said about it.
const UNREADABLE: &[(&str, &str)] = &[
    (
        "binary.sdk",
        "line 3, column 1: there is a NUL byte here; expected a text file saved as UTF-8",
    ),
    (
        "bom-garbage.txt",
        "line 1, column 1: this is not a puzzle; expected 81 cells in a line, nine rows of nine cells, a SadMan text or a Nonet document",
    ),
    (
        "bom-in-row.txt",
        "line 2, column 5: U+FEFF does not stand for a cell; expected 1 to 9, or one of 0 . * _ x for an empty cell",
    ),
    ("cells-80.sdm", "line 1, column 81: found only 80 of 81 cells"),
    ("cells-82.sdm", "line 1, column 82: found 82 cells; expected 81"),
    (
        "cr-wrong-digit.txt",
        "line 3, column 9: “!” does not stand for a cell; expected 1 to 9, or one of 0 . * _ x for an empty cell",
    ),
    (
        "crlf-wrong-digit.txt",
        "line 3, column 9: “?” does not stand for a cell; expected 1 to 9, or one of 0 . * _ x for an empty cell",
    ),
    ("drawn-short.txt", "line 2, column 22: found only 8 of 9 cells"),
    ("empty.sdk", "no puzzle was found; expected 81 cells in a line, or nine rows of nine cells"),
    ("nonet-about-text.sdk", "line 4, column 12: expected named fields in round brackets"),
    (
        "nonet-bracket-lost.sdk",
        "line 15, column 1: unexpected “)”; expected a value or a closing bracket",
    ),
    ("nonet-comma-lost.sdk", "line 4, column 5: expected “,” here"),
    (
        "nonet-comment-open.sdk",
        "line 16, column 4: the document ends too early; expected every quote, bracket and comment to be closed",
    ),
    ("nonet-deep.sdk", "line 4, column 43: the brackets here are nested too deeply for a puzzle"),
    ("nonet-entries-short.sdk", "line 15, column 5: the board ends after 4 of 9 rows"),
    (
        "nonet-entry-on-given.sdk",
        "line 17, column 15: the entry 6 is in the cell of the given 5; expected 5 or an empty cell",
    ),
    (
        "nonet-escape.sdk",
        "line 4, column 26: the document has a syntax error here (Unknown escape character)",
    ),
    ("nonet-givens-number.sdk", "line 1, column 27: expected a list in square brackets"),
    ("nonet-givens-text.sdk", "line 1, column 27: expected a list in square brackets"),
    (
        "nonet-givens-twice.sdk",
        "line 5, column 5: “givens” appears here for the second time; expected “givens” only once",
    ),
    (
        "nonet-layout.sdk",
        "line 4, column 5: “layout” has boxes of 2 by 3 cells; expected 3 by 3 here, and another board as “shape” or “board”",
    ),
    (
        "nonet-newer-strange.sdk",
        "line 1, column 7: this is a document of version 7, made by a newer Nonet; expected version 4 or older",
    ),
    (
        "nonet-newer.sdk",
        "line 3, column 5: this is a document of version 5, made by a newer Nonet; expected version 4 or older",
    ),
    (
        "nonet-no-givens.sdk",
        "line 4, column 1: the document has no “givens”, which every document must have",
    ),
    (
        "nonet-no-version.sdk",
        "line 14, column 1: the document has no “version”, which every document must have",
    ),
    ("nonet-only-header.sdk", "line 1, column 16: expected “Nonet(” here"),
    ("nonet-other-name.sdk", "line 1, column 1: found “Sudoku”; expected “Nonet”"),
    ("nonet-quote-open.sdk", "line 8, column 10: expected “,” here"),
    ("nonet-row-long.sdk", "line 8, column 19: found 10 cells; expected 9"),
    ("nonet-row-number.sdk", "line 4, column 9: expected a text in quotes"),
    ("nonet-row-short.sdk", "line 8, column 18: found only 8 of 9 cells"),
    (
        "nonet-rows-10.sdk",
        "line 14, column 10: one row too many; expected the end of the board after 9 rows",
    ),
    ("nonet-rows-8.sdk", "line 4, column 5: the board ends after 8 of 9 rows"),
    ("nonet-title-number.sdk", "line 4, column 25: expected a text in quotes"),
    (
        "nonet-truncated.sdk",
        "line 9, column 9: the document ends too early; expected every quote, bracket and comment to be closed",
    ),
    ("nonet-two.sdk", "line 17, column 1: there is text after the end of the document"),
    (
        "nonet-version-0.sdk",
        "line 3, column 5: unknown version “0” of this kind of file; expected version 1 to 4",
    ),
    (
        "nonet-version-long.sdk",
        "line 3, column 14: this number is out of range; expected a small whole number, not below 0",
    ),
    (
        "nonet-version-negative.sdk",
        "line 3, column 15: this number is out of range; expected a small whole number, not below 0",
    ),
    ("nonet-version-text.sdk", "line 3, column 14: expected a whole number"),
    (
        "nonet-wrong-digit.sdk",
        "line 8, column 14: “A” does not fit a 9×9 board; expected 1 to 9, or one of 0 . * _ x for an empty cell",
    ),
    (
        "nul-byte.sdm",
        "line 1, column 11: there is a NUL byte here; expected a text file saved as UTF-8",
    ),
    ("numbers-two-digits.txt", "line 2, column 18: found 10 cells; expected 9"),
    (
        "object.json",
        "line 1, column 1: this JSON is not a puzzle; expected “grid” (f-puzzles), “cells” (SudokuPad, GNOME Sudoku), “puzzle” (SudokuMaker), “boards” (LibreSudoku), or “rows” and “givens” (JSON lines)",
    ),
    (
        "only-blank.txt",
        "no puzzle was found; expected 81 cells in a line, or nine rows of nine cells",
    ),
    (
        "only-comments.sdm",
        "no puzzle was found; expected 81 cells in a line, or nine rows of nine cells",
    ),
    (
        "page.html",
        "line 1, column 1: this is not a puzzle; expected 81 cells in a line, nine rows of nine cells, a SadMan text or a Nonet document",
    ),
    (
        "prose.txt",
        "line 1, column 1: this is not a puzzle; expected 81 cells in a line, nine rows of nine cells, a SadMan text or a Nonet document",
    ),
    (
        "row-letter.txt",
        "line 7, column 5: “a” does not fit a 9×9 board; expected 1 to 9, or one of 0 . * _ x for an empty cell",
    ),
    ("row-long.txt", "line 5, column 10: found 10 cells; expected 9"),
    ("row-lost.txt", "line 9, column 1: the board ends after 8 of 9 rows"),
    ("row-short.txt", "line 5, column 9: found only 8 of 9 cells"),
    (
        "rows-10.txt",
        "line 10, column 1: one row too many; expected the end of the board after 9 rows",
    ),
    ("rows-8.txt", "line 8, column 1: the board ends after 8 of 9 rows"),
    (
        "sadman-entry-on-given.sdk",
        "line 13, column 5: the entry 4 is in the cell of the given 9; expected 9 or an empty cell",
    ),
    ("sadman-no-puzzle.sdk", "line 2, column 1: there is no board; expected 9 rows"),
    ("sadman-only-headers.sdk", "line 2, column 1: there is no board; expected 9 rows"),
    ("sadman-truncated.sdk", "line 9, column 1: the board ends after 7 of 9 rows"),
    (
        "sadman-two.sdk",
        "line 12, column 1: one row too many; expected the end of the board after 9 rows",
    ),
    (
        "sadman-wrong-digit.sdk",
        "line 6, column 7: “e” does not fit a 9×9 board; expected 1 to 9, or one of 0 . * _ x for an empty cell",
    ),
    ("second-board-truncated.txt", "line 15, column 1: the board ends after 5 of 9 rows"),
    (
        "second-line-letter.sdm",
        "line 2, column 31: “q” does not stand for a cell; expected 1 to 9, or one of 0 . * _ x for an empty cell",
    ),
    ("second-line-short.sdm", "line 2, column 51: found only 50 of 81 cells"),
    ("tab-as-blank.txt", "line 1, column 6: found only 3 of 9 cells"),
    (
        "two-boards-glued.txt",
        "line 10, column 1: one row too many; expected the end of the board after 9 rows",
    ),
    ("two-glued.sdm", "line 1, column 82: found 162 cells; expected 81"),
    (
        "utf8-invalid.sdm",
        "line 1, column 41: “ÿ” does not stand for a cell; expected 1 to 9, or one of 0 . * _ x for an empty cell",
    ),
    (
        "library-colons.txt",
        "line 2, column 1: this is not a line of a HoDoKu library; expected 6 or 7 colons",
    ),
    (
        "library-deleted.txt",
        "line 1, column 95: this is not a candidate; expected digit, row and column, each from 1 to 9",
    ),
    (
        "library-letter.txt",
        "line 1, column 89: “A” does not fit a 9×9 board; expected 1 to 9, or one of 0 . * _ x for an empty cell",
    ),
    ("library-long.txt", "line 1, column 91: found 82 cells; expected 81"),
    ("library-short.txt", "line 1, column 34: found only 24 of 81 cells"),
    ("pencil-marks-row-short.txt", "line 6, column 65: found only 8 of 9 cells"),
    (
        "pencil-marks-rows-10.txt",
        "line 14, column 1: one row too many; expected the end of the board after 9 rows",
    ),
    (
        "simple-sudoku-cell.ss",
        "line 19, column 1: this is not a move; expected I with a cell from 00 to 80 and a digit, or E with a cell and a candidate of three digits",
    ),
    (
        "simple-sudoku-entry-on-given.ss",
        "line 15, column 1: the entry 4 is in the cell of the given 5; expected 5 or an empty cell",
    ),
    (
        "simple-sudoku-move.ss",
        "line 19, column 1: this is not a move; expected I with a cell from 00 to 80 and a digit, or E with a cell and a candidate of three digits",
    ),
    ("simple-sudoku-truncated.ss", "line 5, column 1: the board ends after 3 of 9 rows"),
    (
        "sudocue-letter.sdx",
        "line 2, column 9: “a” does not fit a 9×9 board; expected 1 to 9, or one of 0 . * _ x for an empty cell",
    ),
    ("sudocue-rows-8.sdx", "line 8, column 1: the board ends after 8 of 9 rows"),
    (
        "sukaku-place.txt",
        "line 1, column 4: the candidate 5 is in the place of 4; expected 4, or . if 4 is not a candidate",
    ),
    ("sukaku-short.txt", "line 1, column 721: found only 720 of 729 cells"),
    (
        "gravity-empty.gsudoku",
        "line 2, column 1: the document has no “sudoku”, which every document must have",
    ),
    (
        "gravity-no-data.gsudoku",
        "line 2, column 19: the document has no “data”, which every document must have",
    ),
    (
        "hodoku-options.hcfg",
        "line 2, column 1: this file holds Java objects, as HoDoKu's .hsol does, and such objects could run any program; in HoDoKu, save as text instead",
    ),
    ("ksudoku-16.ksudoku", "line 6, column 4: found only 81 of 256 cells"),
    (
        "ksudoku-cages.ksudoku",
        "line 7, column 5: unexpected “0”; expected a whole number from 1 to 16",
    ),
    (
        "ksudoku-clique.ksudoku",
        "line 6, column 5: unexpected “16”; expected a whole number from 0 to 15",
    ),
    (
        "ksudoku-graph-type.ksudoku",
        "line 5, column 4: Nonet does not read the board “sudoku 6” of KSudoku: its houses are not those of a square or of a board with a name",
    ),
    (
        "ksudoku-index.ksudoku",
        "line 11, column 25: unexpected “81”; expected a whole number from 0 to 80",
    ),
    (
        "ksudoku-letter.ksudoku",
        "line 6, column 4: unexpected “z”; expected a letter from b, which is 1, to j, or _ for an empty cell",
    ),
    (
        "ksudoku-no-graph.ksudoku",
        "line 4, column 3: the document has no “graph”, which every document must have",
    ),
    (
        "ksudoku-samurai.ksudoku",
        "line 5, column 4: the document has no “sizeX”, which every document must have",
    ),
    ("ksudoku-short.ksudoku", "line 6, column 4: found only 80 of 81 cells"),
    (
        "ksudoku-value.ksudoku",
        "line 10, column 35: unexpected “10”; expected a whole number from 0 to 9",
    ),
    (
        "opensudoku-cells-notes.opensudoku",
        "line 2, column 37: unexpected “999”; expected a whole number from 0 to 511",
    ),
    ("opensudoku-cells-short.opensudoku", "line 2, column 37: found only 2 of 81 cells"),
    (
        "opensudoku-cells-version.opensudoku",
        "line 2, column 37: unknown version “7” of this kind of file; expected version 1 to 4",
    ),
    (
        "opensudoku-empty.opensudoku",
        "line 2, column 1: the document has no “game”, which every document must have",
    ),
    (
        "opensudoku-letter.opensudoku",
        "line 2, column 105: “!” does not stand for a cell; expected 1 to 9, or one of 0 . * _ x for an empty cell",
    ),
    (
        "opensudoku-no-data.opensudoku",
        "line 2, column 42: the document has no “data”, which every document must have",
    ),
    ("opensudoku-short.opensudoku", "line 2, column 102: found only 77 of 81 cells"),
    (
        "opensudoku-version.opensudoku",
        "line 2, column 22: unknown version “9” of this kind of file; expected version 1 to 3",
    ),
    (
        "xml-entities.opensudoku",
        "line 2, column 1: Nonet does not read XML that defines a document type or entities",
    ),
    (
        "xml-external.opensudoku",
        "line 2, column 1: Nonet does not read XML that defines a document type or entities",
    ),
    ("xml-other-end.opensudoku", "line 2, column 108: this breaks the rules of XML"),
    (
        "xml-other-root.svg",
        "line 1, column 1: this is not a puzzle; expected 81 cells in a line, nine rows of nine cells, a SadMan text or a Nonet document",
    ),
    (
        "xml-unclosed.opensudoku",
        "line 2, column 109: the document ends too early; expected every quote, bracket and comment to be closed",
    ),
    ("xml-unknown-entity.opensudoku", "line 2, column 19: this breaks the rules of XML"),
    ("gnome-cells.save", "line 1, column 11: expected a list in square brackets"),
    (
        "gnome-code-short.txt",
        "no puzzle was found; expected 81 cells in a line, or nine rows of nine cells",
    ),
    ("gnome-colon.save", "line 1, column 24: this breaks the rules of JSON"),
    (
        "gnome-earmark.save",
        "line 3, column 52: unexpected “12”; expected a whole number from 0 to 9",
    ),
    ("gnome-letters.save", "line 1, column 33: this breaks the rules of JSON"),
    (
        "gnome-no-value.save",
        "line 1, column 46: the document has no “value”, which every document must have",
    ),
    (
        "gnome-place.save",
        "line 1, column 25: this list has too few values; expected another one before its “]”",
    ),
    (
        "gnome-position.save",
        "line 1, column 25: unexpected “position [9, 0]”; expected a row and a column, each from 0 to 8",
    ),
    ("gnome-text.save", "line 1, column 42: expected a whole number"),
    (
        "gnome-truncated.save",
        "line 42, column 1: the document ends too early; expected every quote, bracket and comment to be closed",
    ),
    ("gnome-two.save", "line 325, column 1: there is text after the end of the document"),
    ("gnome-value.save", "line 1, column 42: unexpected “10”; expected a whole number from 0 to 9"),
    (
        "hodoku.hsol",
        "line 1, column 1: this file holds Java objects, as HoDoKu's .hsol does, and such objects could run any program; in HoDoKu, save as text instead",
    ),
    (
        "libresudoku-12.json",
        "line 1, column 313: Nonet does not read boards of the type “Default12x12”; expected the classic board of 9 by 9",
    ),
    (
        "libresudoku-empty.json",
        "line 1, column 1: the document has no “initialBoard”, which every document must have",
    ),
    (
        "libresudoku-letter.json",
        "line 2, column 31: “Đ” does not stand for a cell; expected 1 to 9, or one of 0 . * _ x for an empty cell",
    ),
    (
        "libresudoku-note.json",
        "line 1, column 638: unexpected “0,9,2”; expected a row and a column from 0 to 8, and a digit from 1 to 9",
    ),
    ("libresudoku-short.json", "line 1, column 184: found only 79 of 81 cells"),
    // Boards of other sizes and shapes.
    (
        "fpuzzles-digit.json",
        "line 1, column 71: “7” is not a digit of this board; expected a number from 1 to 6",
    ),
    (
        "fpuzzles-extra-outside.json",
        "line 1, column 1: extra house 1 has r7c1, which is not a cell of this board",
    ),
    ("fpuzzles-flag.json", "line 1, column 206: expected true or false"),
    (
        "fpuzzles-link-cut.txt",
        "line 1, column 1: there is no puzzle in this link, only a part of one, or the name of one on a server, which Nonet does not ask; expected the whole link of a puzzle",
    ),
    (
        "fpuzzles-link-name.txt",
        "line 1, column 1: there is no puzzle in this link, only a part of one, or the name of one on a server, which Nonet does not ask; expected the whole link of a puzzle",
    ),
    (
        "fpuzzles-link-large.txt",
        "line 1, column 1: the text in this link is larger than 4 MiB when it is unpacked, the most that Nonet reads of a link",
    ),
    (
        "fpuzzles-link-nan.txt",
        "line 1, column 1: in the text that this link holds: “NaN” is not a value of JSON; expected a number, a text in quotes, true, false, null, or a list or named fields in brackets",
    ),
    (
        "fpuzzles-link-surrogate-escape.txt",
        "line 1, column 1: in the text that this link holds: half of a character stands here without its other half; expected whole characters, or the escapes of both halves",
    ),
    (
        "fpuzzles-link-surrogate.txt",
        "line 1, column 1: in the text that this link holds: half of a character stands here without its other half; expected whole characters, or the escapes of both halves",
    ),
    (
        "fpuzzles-nan.json",
        "line 1, column 29: “NaN” is not a value of JSON; expected a number, a text in quotes, true, false, null, or a list or named fields in brackets",
    ),
    (
        "fpuzzles-region.json",
        "line 1, column 1: region 5 has 7 cells; expected 6, one for each digit",
    ),
    ("fpuzzles-row-short.json", "line 1, column 1: found only 5 of 6 cells"),
    ("fpuzzles-rows.json", "line 1, column 1: the board ends after 5 of 6 rows"),
    (
        "fpuzzles-rules.json",
        "line 1, column 207: the puzzle has rules that Nonet does not know yet: antitaxicabcell and lookandsay",
    ),
    (
        "jsonl-boxes.jsonl",
        "line 1, column 1: boxes of 4 rows and 3 columns do not fill this board; expected boxes whose sides divide those of the board, with no more cells than digits",
    ),
    (
        "jsonl-boxes-1.jsonl",
        "line 1, column 44: this list has too few values; expected another one before its “]”",
    ),
    (
        "jsonl-boxes-3.jsonl",
        "line 1, column 47: there is a value too many in this list; expected “]” here",
    ),
    ("jsonl-cell.jsonl", "line 1, column 202: “A1” is not a cell; expected a cell such as r4c5"),
    (
        "jsonl-cut.jsonl",
        "line 2, column 1: the document ends too early; expected every quote, bracket and comment to be closed",
    ),
    (
        "jsonl-digit.jsonl",
        "line 1, column 67: “7” is not a digit of this board; expected a number from 1 to 6",
    ),
    ("jsonl-givens-short.jsonl", "line 1, column 67: found only 35 of 36 cells"),
    (
        "jsonl-lowest.jsonl",
        "line 1, column 1: the puzzle counts its digits from 2; Nonet reads only digits from 0 or from 1",
    ),
    (
        "jsonl-no-digits.jsonl",
        "line 1, column 175: the document has no “digits”, which every document must have",
    ),
    (
        "jsonl-region-size.jsonl",
        "line 1, column 1: region 1 has 2 cells; expected 6, one for each digit",
    ),
    ("jsonl-rules-list.jsonl", "line 1, column 228: expected named fields in braces"),
    (
        "jsonl-rules.jsonl",
        "line 1, column 201: the puzzle has rules that Nonet does not know yet: antitaxicabcell and lookandsay",
    ),
    ("jsonl-second.jsonl", "line 2, column 67: found 37 cells; expected 36"),
    (
        "ksudoku-jigsaw.ksudoku",
        "line 5, column 4: Nonet does not read the board “Jigsaw 9” of KSudoku: its houses are not those of a square or of a board with a name",
    ),
    (
        "ksudoku-no-order.ksudoku",
        "line 5, column 4: the document has no “order”, which every document must have",
    ),
    (
        "ksudoku-no-values.ksudoku",
        "line 4, column 3: the document has no “values”, which every document must have",
    ),
    (
        "ksudoku-roxdoku.ksudoku",
        "line 5, column 4: Nonet does not read boards of several cubes, such as “DoubleRoxdoku” of KSudoku",
    ),
    (
        "ksudoku-shape-file.xml",
        "line 1, column 1: the document has no “game”, which every document must have",
    ),
    (
        "line-100-letter.txt",
        "line 1, column 22: “B” is not a digit of this board; expected a number from 1 to 10",
    ),
    (
        "line-144-letter.txt",
        "line 1, column 101: “D” is not a digit of this board; expected a number from 1 to 12",
    ),
    (
        "line-225-letter.txt",
        "line 1, column 101: “G” is not a digit of this board; expected a number from 1 to 15",
    ),
    (
        "line-256-letter.txt",
        "line 1, column 101: “H” is not a digit of this board; expected a number from 1 to 16",
    ),
    ("line-257.txt", "line 1, column 82: found 257 cells; expected 81"),
    (
        "line-400-letter.txt",
        "line 1, column 202: “L” is not a digit of this board; expected a number from 1 to 20",
    ),
    (
        "line-625-letter.txt",
        "line 1, column 601: “Z” is not a digit of this board; expected a number from 1 to 25",
    ),
    (
        "line-625-sign.txt",
        "line 1, column 301: “#” is not a digit of this board; expected a number from 1 to 25",
    ),
    ("lines-36-second.txt", "line 2, column 35: found only 34 of 36 cells"),
    (
        "nonet-board-boxes.sdk",
        "line 3, column 5: boxes of 3 rows and 2 columns do not fill this board; expected boxes whose sides divide those of the board, with no more cells than digits",
    ),
    (
        "nonet-board-digits.sdk",
        "line 3, column 5: a board cannot have 200 digits; expected 2 to 100",
    ),
    ("nonet-board-grid-outside.sdk", "line 3, column 5: grid 2 at r4c4 reaches beyond the board"),
    (
        "nonet-board-hole.sdk",
        "line 5, column 19: found “.” where the board has no cell; expected -",
    ),
    (
        "nonet-board-house-outside.sdk",
        "line 3, column 5: extra house 1 has r5c5, which is not a cell of this board",
    ),
    (
        "nonet-board-house.sdk",
        "line 3, column 75: “both diagonals” is not a house; expected cells such as r1c1 r2c2, or falling diagonal, rising diagonal, windows, disjoint groups, asterisk, centre dots or girandola",
    ),
    (
        "nonet-board-number.sdk",
        "line 5, column 34: “13” is not a digit of this board; expected a number from 1 to 12",
    ),
    (
        "nonet-board-region-sign.sdk",
        "line 3, column 69: “?” is not the name of a region; expected a letter, or . for no region",
    ),
    (
        "nonet-board-region-size.sdk",
        "line 3, column 77: region C has 5 cells; expected 4, one for each digit",
    ),
    (
        "nonet-board-row-digit.sdk",
        "line 5, column 10: “5” is not a digit of this board; expected a number from 1 to 4",
    ),
    (
        "nonet-board-rule.sdk",
        "line 3, column 74: the puzzle has rules that Nonet does not know yet: anti-bishop",
    ),
    (
        "nonet-shape-and-board.sdk",
        "line 4, column 5: the document has both “shape” and “board”; expected one of them",
    ),
    (
        "nonet-shape-unknown.sdk",
        "line 3, column 5: no board is called “hexagon 7”; `nonet shapes` lists the names",
    ),
    (
        "numbers-16-digit.txt",
        "line 5, column 35: “17” is not a digit of this board; expected a number from 1 to 16",
    ),
    (
        "numbers-16-huge.txt",
        "line 4, column 15: “99999999999999999999999” is not a digit of this board; expected a number from 1 to 16",
    ),
    (
        "numbers-16-negative.txt",
        "line 2, column 5: “-7” is not a digit of this board; expected a number from 1 to 16",
    ),
    ("numbers-16-row-long.txt", "line 8, column 40: found 17 cells; expected 16"),
    ("numbers-16-row-short.txt", "line 3, column 37: found only 15 of 16 cells"),
    ("numbers-16-rows-15.txt", "line 15, column 1: the board ends after 15 of 16 rows"),
    (
        "numbers-16-word.txt",
        "line 2, column 34: “two” is not a digit of this board; expected a number from 1 to 16",
    ),
    (
        "numbers-comma-16-digit.txt",
        "line 1, column 37: “18” is not a digit of this board; expected a number from 1 to 16",
    ),
    ("rows-16-short.txt", "line 13, column 16: found only 15 of 16 cells"),
    ("rows-25-24.txt", "line 24, column 1: the board ends after 24 of 25 rows"),
    (
        "solo-borders.txt",
        "line 1, column 7: the borders of the regions or cages are missing or do not fit this board; expected a comma behind the cells, and then one border or none between each two neighbours",
    ),
    (
        "solo-digit.txt",
        "line 1, column 5: “7” is not a digit of this board; expected a number from 1 to 6",
    ),
    (
        "solo-jigsaw-region.txt",
        "line 1, column 6: the borders of the regions or cages are missing or do not fit this board; expected a comma behind the cells, and then one border or none between each two neighbours",
    ),
    (
        "solo-killer.txt",
        "line 1, column 11: the borders of the regions or cages are missing or do not fit this board; expected a comma behind the cells, and then one border or none between each two neighbours",
    ),
    ("solo-long-row.txt", "line 1, column 9: found 82 cells; expected 81"),
    ("solo-no-cells.txt", "line 1, column 5: found only 0 of 256 cells"),
    ("solo-short.txt", "line 1, column 9: found only 80 of 81 cells"),
    (
        "solo-sign.txt",
        "line 1, column 8: unexpected “!”; expected digits, _ between two digits, or a letter from a to z for 1 to 26 empty cells",
    ),
    ("solo-too-large.txt", "line 1, column 10: found only 130 of 6561 cells"),
    ("solo-two-parts.txt", "line 1, column 10: unexpected “aaa”; expected the end of the line"),
    (
        "sudokupad-cage-outside.json",
        "line 1, column 1: extra house 1 has r5c5, which is not a cell of this board",
    ),
    (
        "sudokupad-digit.json",
        "line 1, column 17: “9” is not a digit of this board; expected a number from 1 to 4",
    ),
    (
        "sudokupad-killer.json",
        "line 1, column 244: unexpected “9”; expected a whole number from 2 to 8",
    ),
    (
        "sudokupad-arrows.json",
        "line 1, column 1: the puzzle has rules that Nonet does not know yet: arrows",
    ),
    (
        "sudokupad-link-cut.txt",
        "line 1, column 1: there is no puzzle in this link, only a part of one, or the name of one on a server, which Nonet does not ask; expected the whole link of a puzzle",
    ),
    (
        "sudokupad-link-list.txt",
        "line 1, column 1: in the text that this link holds: there is a value too many in this list; expected “]” here",
    ),
    (
        "sudokupad-link-name.txt",
        "line 1, column 1: there is no puzzle in this link, only a part of one, or the name of one on a server, which Nonet does not ask; expected the whole link of a puzzle",
    ),
    (
        "sudokupad-region-twice.json",
        "line 1, column 1: region 1 has r2c1 twice; expected each cell once",
    ),
    ("sudokupad-row-short.json", "line 1, column 1: found only 3 of 4 cells"),
    (
        "sumocue-killer.txt",
        "line 1, column 15: unexpected “+7J0”; expected = and the digit of a cell, 0 for none, or the sum of a cage of several cells; or + and the number of an earlier cell of the cage; and behind it J and a region from 0 to 8 in all cells or in none",
    ),
    (
        "sumocue-region-9.txt",
        "line 1, column 10: unexpected “=0J9”; expected = and the digit of a cell, 0 for none, or the sum of a cage of several cells; or + and the number of an earlier cell of the cage; and behind it J and a region from 0 to 8 in all cells or in none",
    ),
    (
        "sumocue-region-size.txt",
        "line 1, column 1: region 1 has 10 cells; expected 9, one for each digit",
    ),
    ("sumocue-short.txt", "line 1, column 330: found only 80 of 81 cells"),
    (
        "sumocue-sum-alone.txt",
        "line 1, column 10: unexpected “=10J0”; expected = and the digit of a cell, 0 for none, or the sum of a cage of several cells; or + and the number of an earlier cell of the cage; and behind it J and a region from 0 to 8 in all cells or in none",
    ),
    (
        "sumocue-value.txt",
        "line 1, column 12: unexpected “=x”; expected = and the digit of a cell, 0 for none, or the sum of a cage of several cells; or + and the number of an earlier cell of the cage; and behind it J and a region from 0 to 8 in all cells or in none",
    ),
    (
        "sumocue-version.txt",
        "line 1, column 9: unknown version “3” of this kind of file; expected version 1",
    ),
];

/// A file that reads well, but whose puzzle has no answer, with all the reasons.
const CONTRADICTORY: &[(&str, &[&str])] = &[
    ("contradictory-box.sdk", &["two 5s in row 2", "two 5s in box 1"]),
    ("contradictory-column.txt", &["two 8s in row 9", "two 8s in column 1"]),
    (
        "contradictory-many.txt",
        &["two 1s in row 1", "two 2s in row 9", "two 1s in box 1", "two 2s in box 9"],
    ),
    (
        "contradictory-no-candidate.sdm",
        &["no candidate is left in row 1 column 9", "no place for 9 in row 1"],
    ),
    ("contradictory-no-place.sdk", &["no place for 1 in row 1", "no place for 1 in box 1"]),
    ("contradictory-row.sdm", &["two 5s in row 1", "two 5s in column 9"]),
];

#[test]
fn each_bad_file_gets_its_sentence() {
    for (name, sentence) in UNREADABLE {
        let error = first_error(name);
        assert_eq!(error.to_string(), *sentence, "{name}");
    }
}

/// The error of a file, or of the first of its lines without a puzzle.
fn first_error(name: &str) -> ReadError {
    match format::read(&data("bad", name)) {
        Ok(reading) => reading.refused.into_iter().next().expect(name),
        Err(error) => error,
    }
}

#[test]
fn each_contradictory_puzzle_gets_all_its_reasons() {
    for (name, expected) in CONTRADICTORY {
        let reading = format::read(&data("bad", name)).expect(name);
        let givens = reading.documents[0].givens.clone();
        let reasons = Puzzle::new(givens).expect_err(name);
        let said: Vec<String> = reasons.iter().map(ToString::to_string).collect();
        assert_eq!(said, *expected, "{name}");
    }
}

#[test]
fn no_bad_file_is_left_out() {
    let named = UNREADABLE.iter().map(|(name, _)| *name);
    let named = named.chain(CONTRADICTORY.iter().map(|(name, _)| *name));
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/bad");
    let there = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let there: BTreeSet<String> = there.map(|name| name.into_string().unwrap()).collect();
    assert_eq!(named.map(str::to_owned).collect::<BTreeSet<_>>(), there);
}

#[test]
fn a_file_over_16_mib_is_refused() {
    let huge = vec![b' '; MAX_BYTES + 1];
    let error = format::read(&huge).unwrap_err();
    assert_eq!(error.to_string(), "the text is larger than 16 MiB, the most that Nonet reads");
    assert!(format::read(&huge[1..]).is_err(), "white space alone holds no puzzle");
}

#[test]
fn vietnamese_has_its_own_words_for_each() {
    for (name, english) in UNREADABLE {
        let error = first_error(name);
        let vietnamese = error.say(Language::of_locale("vi"));
        assert_ne!(vietnamese, *english, "{name}");
        for word in ["expected", "line", "column", " the ", " is "] {
            assert!(!vietnamese.contains(word), "{name}: {vietnamese}");
        }
    }
}
