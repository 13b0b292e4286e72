//! Blocks of a list: wherever the list is cut, the puzzles and errors are the same as line by line.

use std::io::{BufRead, BufReader};

use nonet::engine::Grid;
use nonet::format::stream::{FoundPuzzle, Puzzles, StreamPart};
use nonet::format::{Document, ReadError};
use proptest::prelude::*;

use super::{PUZZLE, grid};

type Read = Result<FoundPuzzle, ReadError>;

/// Everything up to the first error.
fn up_to_error(found: impl Iterator<Item = Read>) -> Vec<Read> {
    let mut failed = false;
    found.take_while(|read| !std::mem::replace(&mut failed, read.is_err())).collect()
}

fn line_by_line(text: &[u8]) -> Vec<Read> {
    up_to_error(Puzzles::new(text))
}

/// Reads in blocks of about `size` bytes.
fn in_blocks(source: impl BufRead, size: usize) -> Vec<Read> {
    let mut puzzles = Puzzles::new(source);
    let parts = std::iter::from_fn(|| puzzles.next_part(size));
    up_to_error(parts.flat_map(|part| match part {
        Err(error) => vec![Err(error)],
        Ok(StreamPart::Puzzle(found)) => vec![Ok(*found)],
        Ok(StreamPart::Lines(block)) => {
            let found = |(line, cells)| FoundPuzzle {
                line,
                document: Document::of_givens(Grid::classic(&cells)),
            };
            block.puzzles().map(|read| read.map(found)).collect()
        }
    }))
}

/// Checks that blocks of all sizes, from reads of all sizes, say what lines say.
#[track_caller]
fn check(text: &[u8]) -> Vec<Read> {
    let expected = line_by_line(text);
    for capacity in [1, 2, 83, 4096] {
        for size in [0, 1, 82, 200, 1 << 20] {
            let source = BufReader::with_capacity(capacity, text);
            assert_eq!(in_blocks(source, size), expected, "{size} bytes of reads of {capacity}");
        }
    }
    expected
}

#[test]
fn lines_end_as_they_like() {
    for end in ["\n", "\r\n", "\r", "\n\r\n", "\n\n"] {
        let text = format!("# a list{end}").into_bytes();
        let lines = [PUZZLE, "# comment", PUZZLE, "", &format!("  {PUZZLE} 7.2 hard"), PUZZLE];
        let text = [text, lines.join(end).into_bytes()].concat();
        let found = check(&text);
        assert_eq!(found.len(), 4, "{end:?}");
        assert!(found.iter().flatten().all(|found| found.document.givens == grid(PUZZLE)));
        assert_eq!(check(&[text, end.into()].concat()), found);
    }
}

#[test]
fn an_error_has_its_place_in_the_whole_list() {
    let good = format!("{PUZZLE}\r\n# comment\r{PUZZLE}#\n").repeat(9);
    for (bad, column) in [
        (&b"\xff"[..], 1),
        (&PUZZLE.as_bytes()[..80], 81),
        (format!("{PUZZLE}9").as_bytes(), 82),
        (format!(" {PUZZLE}  \0").as_bytes(), 85),
        (format!("{PUZZLE} \u{e9}\0").as_bytes(), 84),
        ("1".repeat(70_000).as_bytes(), 1),
        ("#".repeat(70_000).as_bytes(), 1),
    ] {
        for end in ["", "\n", "\r\n", "\n\n53.\n"] {
            let text = [good.as_bytes(), bad, end.as_bytes()].concat();
            let found = check(&text);
            let error = found.last().unwrap().as_ref().unwrap_err();
            assert_eq!((found.len(), error.line, error.column), (19, 28, column), "{error}");
        }
    }
}

#[test]
fn other_kinds_come_puzzle_by_puzzle() {
    for name in ["nonet.sdk", "sadman.sdk", "boards.txt"] {
        check(&super::data("good", name));
    }
    for text in ["", "\n# nothing\n", "no puzzle\n"] {
        check(text.as_bytes());
    }
}

proptest! {
    #[test]
    fn any_list_is_read_alike(pieces in prop::collection::vec(0..14_usize, 0..40)) {
        let puzzle = PUZZLE.as_bytes();
        let pieces = pieces.into_iter().map(|piece| match piece {
            0..4 => [puzzle, b"\n"].concat(),
            4 => [puzzle, b"\r\n"].concat(),
            5 => [puzzle, b"\r"].concat(),
            6 => b"\n".to_vec(),
            7 => b"\r".to_vec(),
            8 => b" ".to_vec(),
            9 => b"# comment".to_vec(),
            10 => puzzle.to_vec(),
            11 => [puzzle, " \u{1ea1}\n".as_bytes()].concat(),
            12 => b"//\n".to_vec(),
            _ => b"5".to_vec(),
        });
        let list = [puzzle, b"\n"].concat();
        check(&[list, pieces.collect::<Vec<_>>().concat()].concat());
    }
}
