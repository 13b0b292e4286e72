//! Puzzles from a source of any length.

use std::io::{self, BufRead, BufReader, Read};

use nonet::format::stream::{FoundPuzzle, Puzzles, StreamPart};
use nonet::format::{self, Document, Kind, Problem, ReadError};

use super::{PUZZLE, data, grid};

fn puzzles(text: &str) -> Vec<Result<FoundPuzzle, ReadError>> {
    Puzzles::new(text.as_bytes()).collect()
}

/// The lines where puzzles start, and what is said of those in error.
#[track_caller]
fn check(text: &str, expected: &[&str]) {
    let said = puzzles(text).into_iter().map(|found| match found {
        Ok(found) => {
            assert_eq!(found.document.givens, grid(PUZZLE));
            format!("puzzle in line {}", found.line)
        }
        Err(error) => error.to_string(),
    });
    assert_eq!(said.collect::<Vec<_>>(), expected);
}

#[test]
fn a_list_goes_on_behind_a_line_in_error() {
    let text = format!("# a list\n{PUZZLE}\n{}\n\n{PUZZLE} end\nq\n{PUZZLE}", &PUZZLE[..40]);
    check(
        &text,
        &[
            "puzzle in line 2",
            "line 3, column 41: found only 40 of 81 cells",
            "puzzle in line 5",
            "line 6, column 1: “q” does not stand for a cell; expected 1 to 9, \
             or one of 0 . * _ x for an empty cell",
            "puzzle in line 7",
        ],
    );
    let first_in_error = format!("{}\n{PUZZLE}", &PUZZLE[..40]);
    check(&first_in_error, &["line 1, column 41: found only 40 of 81 cells", "puzzle in line 2"]);
}

/// The reader looks at the lines behind a short one, which may be its rest.
#[test]
fn an_error_behind_a_short_first_line_is_told() {
    let text = format!("{}\n\0\n{PUZZLE}\n", &PUZZLE[..40]);
    let errors = |found: Result<FoundPuzzle, ReadError>| {
        found.map(|found| found.line).map_err(|error| error.line)
    };
    let found: Vec<_> = puzzles(&text).into_iter().map(errors).collect();
    assert_eq!(found, [Err(1), Err(2), Ok(3)]);
    let reading = format::read(text.as_bytes()).unwrap();
    assert_eq!(reading.refused[1].problem, Problem::NulByte);
}

#[test]
fn boards_end_at_the_first_error() {
    let board = String::from_utf8(data("good", "rows.txt")).unwrap();
    check(
        &format!("{board}\n{board}{board}"),
        &[
            "puzzle in line 1",
            "puzzle in line 11",
            "line 20, column 1: one row too many; expected the end of the board after 9 rows",
        ],
    );
}

#[test]
fn whole_documents_come_through_too() {
    for (name, kind) in [("nonet.sdk", Kind::Nonet), ("sadman-state.sdk", Kind::SadMan)] {
        let bytes = data("good", name);
        let mut puzzles = Puzzles::new(bytes.as_slice());
        assert_eq!(puzzles.by_ref().count(), 1, "{name}");
        assert_eq!(puzzles.kind(), Some(kind));
    }
}

#[test]
fn puzzles_of_a_whole_document_know_their_lines() {
    let board = |id| format!("\n{{\"uid\": {id},\n\"initialBoard\": \"{PUZZLE}\"}}");
    let text = format!("{{\"boards\": [{},{}]}}", board(1), board(2));
    let lines = Puzzles::new(text.as_bytes()).map(|found| found.unwrap().line);
    assert_eq!(lines.collect::<Vec<_>>(), [2, 4]);
}

#[test]
fn nothing_holds_nothing() {
    check("", &[]);
    check("\n\n# nothing\n", &[]);
}

/// A source of a list without end that counts what was taken from it.
struct Endless {
    taken: usize,
}

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let line = [PUZZLE.as_bytes(), b"\n"].concat();
        for byte in buffer.iter_mut() {
            *byte = line[self.taken % line.len()];
            self.taken += 1;
        }
        Ok(buffer.len())
    }
}

#[test]
fn no_more_is_taken_than_is_needed() {
    let mut source = BufReader::with_capacity(200, Endless { taken: 0 });
    let found = Puzzles::new(source.by_ref()).take(1000);
    assert!(found.into_iter().all(|found| found.is_ok()));
    assert!(source.get_ref().taken <= 1001 * 82 + 200);
}

#[test]
fn a_line_without_end_is_not_held() {
    let endless = io::repeat(b'1').take(50 * 1024 * 1024);
    let found: Vec<_> = Puzzles::new(BufReader::new(endless)).collect();
    assert!(matches!(found[..], [Err(ReadError { problem: Problem::TooLarge { .. }, .. })]));
    let list = format!("{PUZZLE}\n");
    let long = BufReader::new(io::repeat(b'1').take(1024 * 1024));
    let source = list.as_bytes().chain(long).chain(b"\n".as_slice());
    let source = source.chain(list.as_bytes());
    let found: Vec<_> = Puzzles::new(source).map(|found| found.map_err(|e| e.problem)).collect();
    assert_eq!(found[1], Err(Problem::LineTooLong { limit: 64 * 1024 }));
    assert_eq!((found.len(), found[2].is_ok()), (3, true));
}

/// What is said of `start` with bytes behind it that have no end.
fn said_before_the_end(start: &str, byte: u8) -> Vec<String> {
    let source = start.as_bytes().chain(BufReader::new(io::repeat(byte)));
    let said = |found: Result<FoundPuzzle, ReadError>| {
        found.map_or_else(|e| e.to_string(), |_| "read".into())
    };
    Puzzles::new(source).map(said).collect()
}

#[test]
fn a_line_that_never_ends_is_refused_and_ends_it_all() {
    let large = "the text is larger than 16 MiB, the most that Nonet reads";
    assert_eq!(said_before_the_end("", b'1'), [large]);
    assert_eq!(said_before_the_end("", b'#'), [large]);
    assert_eq!(said_before_the_end("{\"boards\": [", b' '), [large]);
    let nul = "there is a NUL byte here; expected a text file saved as UTF-8";
    assert_eq!(said_before_the_end("", 0), [format!("line 1, column 1: {nul}")]);
    let list = format!("{PUZZLE}\n");
    let long = "this line is longer than 65536 bytes, too long for a list or a board";
    let behind_a_list = |byte, said: &str| {
        assert_eq!(said_before_the_end(&list, byte), ["read", &format!("line 2, {said}")]);
    };
    behind_a_list(b'1', &format!("column 1: {long}"));
    behind_a_list(0, &format!("column 1: {nul}"));
    // Such a byte is a letter of Windows-1252.
    behind_a_list(0xff, &format!("column 1: {long}"));
}

#[test]
fn a_line_that_never_ends_is_no_block() {
    let list = format!("{PUZZLE}\n{PUZZLE}\n");
    let source = list.as_bytes().chain(BufReader::new(io::repeat(0)));
    let mut puzzles = Puzzles::new(source);
    assert!(matches!(puzzles.next_part(1000), Some(Ok(StreamPart::Puzzle(_)))));
    assert!(matches!(puzzles.next_part(1000), Some(Ok(StreamPart::Lines(_)))));
    let error = ReadError { line: 3, column: 1, problem: Problem::NulByte };
    assert_eq!(puzzles.next_part(1000), Some(Err(error)));
    assert_eq!(puzzles.next_part(1000), None);
}

/// Such a text was read whole, and refused above 16 MiB, though `convert` writes it.
#[test]
fn what_has_a_puzzle_a_line_may_have_any_length() {
    let document = Document { givens: grid(PUZZLE), ..Document::default() };
    for kind in [Kind::Sukaku, Kind::Library] {
        let line = format::write(kind, std::slice::from_ref(&document)).unwrap();
        let comments = format!("#{}\n", "a".repeat(1024 * 1024)).repeat(17);
        let source = line.as_bytes().chain(comments.as_bytes()).chain(line.as_bytes());
        let mut puzzles = Puzzles::new(source);
        assert!(matches!(puzzles.next(), Some(Ok(FoundPuzzle { line: 1, .. }))));
        assert_eq!(puzzles.kind(), Some(kind));
        let later: Vec<_> = puzzles.map(|found| found.unwrap().line).collect();
        assert_eq!(later, [19], "{kind:?}");
    }
}

#[test]
fn candidates_go_on_behind_a_line_in_error() {
    let document = Document { givens: grid(PUZZLE), ..Document::default() };
    for (kind, problem) in [
        (Kind::Sukaku, Problem::TooFewCells { found: 400, expected: 729 }),
        (Kind::Library, Problem::NotALibraryLine),
    ] {
        let line = format::write(kind, std::slice::from_ref(&document)).unwrap();
        let bad = if kind == Kind::Sukaku { ".".repeat(400) } else { ":0000".to_owned() };
        let found = puzzles(&format!("# a comment\n{line}\n{bad}\n# another\n{line}"));
        let lines: Vec<_> = found.iter().map(|found| found.as_ref().map(|f| f.line)).collect();
        assert_eq!([lines[0], lines[2]], [Ok(2), Ok(6)], "{kind:?}");
        assert_eq!(lines[1].map_err(|error| (error.line, &error.problem)), Err((4, &problem)));
        assert_eq!(lines.len(), 3);
    }
}

/// A source that breaks after its text.
struct Breaking<'a>(&'a [u8]);

impl Read for Breaking<'_> {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        unreachable!("only lines are read")
    }
}

impl BufRead for Breaking<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.0.is_empty() {
            return Err(io::ErrorKind::ConnectionReset.into());
        }
        Ok(self.0)
    }

    fn consume(&mut self, amount: usize) {
        self.0 = &self.0[amount..];
    }
}

#[test]
fn a_source_that_breaks_is_told_once() {
    for text in [format!("{PUZZLE}\n"), String::new(), "53..7....\n".to_owned()] {
        let found: Vec<_> = Puzzles::new(Breaking(text.as_bytes())).collect();
        let errors: Vec<_> = found.into_iter().filter_map(Result::err).collect();
        let broken = Problem::BrokenOff((&io::Error::from(io::ErrorKind::ConnectionReset)).into());
        assert_eq!(errors.len(), 1, "{text}");
        assert_eq!(errors[0].problem, broken, "{text}");
    }
}

/// The list ended there as if the file did.
#[test]
fn a_source_that_breaks_within_a_long_line_is_told() {
    let text = format!("{PUZZLE}\n{}", "1".repeat(64 * 1024 + 1));
    let found = Puzzles::new(Breaking(text.as_bytes()));
    let problems: Vec<_> = found.filter_map(|found| Some(found.err()?.problem)).collect();
    let broken = Problem::BrokenOff((&io::Error::from(io::ErrorKind::ConnectionReset)).into());
    assert_eq!(problems, [Problem::LineTooLong { limit: 64 * 1024 }, broken]);
}

#[test]
fn blocks_end_where_the_source_breaks() {
    let text = format!("{PUZZLE}\n{PUZZLE}\n{PUZZLE}");
    let mut puzzles = Puzzles::new(Breaking(text.as_bytes()));
    assert!(matches!(puzzles.next_part(9), Some(Ok(StreamPart::Puzzle(_)))));
    assert!(matches!(puzzles.next_part(1000), Some(Ok(StreamPart::Lines(_)))));
    let broken = Problem::BrokenOff((&io::Error::from(io::ErrorKind::ConnectionReset)).into());
    let error = ReadError { line: 3, column: 1, problem: broken };
    assert_eq!(puzzles.next_part(1000), Some(Err(error)));
    assert_eq!(puzzles.next_part(1000), None);
}
