//! What is written is read again, for every kind and any document.

use nonet::engine::{Digit, Grid, Layout};
use nonet::format::{self, About, Document, Kind, judge};
use proptest::collection::vec;
use proptest::prelude::*;

fn cells() -> impl Strategy<Value = Vec<Option<u8>>> {
    vec(proptest::option::of(1..=9_u8), 81)
}

fn grid_of(cells: &[Option<u8>]) -> Grid {
    let cells = cells.iter().map(|cell| cell.and_then(Digit::new)).collect();
    Grid::from_cells(Layout::classic(), cells).unwrap()
}

/// Any givens, and entries where there is none.
fn boards() -> impl Strategy<Value = (Grid, Grid)> {
    (cells(), cells()).prop_map(|(givens, mut entries)| {
        for (entry, given) in entries.iter_mut().zip(&givens) {
            *entry = entry.filter(|_| given.is_none());
        }
        (grid_of(&givens), grid_of(&entries))
    })
}

fn about(text: impl Strategy<Value = String> + Clone) -> impl Strategy<Value = About> {
    vec(text, 8).prop_map(|texts| {
        let [title, author, description, comment, date, source, level, url] =
            texts.try_into().unwrap();
        About { title, author, description, comment, date, source, level, url }
    })
}

/// Any document.
fn document() -> impl Strategy<Value = Document> {
    let any_text = prop_oneof![".{0,20}", "\\PC{0,20}", any::<String>()].boxed();
    (about(any_text), boards()).prop_map(|(about, (givens, entries))| Document {
        about,
        givens,
        entries,
    })
}

/// A document that header lines can hold: no title, and lines without white space around them.
fn plain_document() -> impl Strategy<Value = Document> {
    let lines = "([a-zA-Zđềôủư0-9#\\[\\]/.]{1,9}(\n[a-zđềôủư.]{1,9}){0,2})?".boxed();
    (about(lines), boards()).prop_map(|(about, (givens, entries))| Document {
        about: About { title: String::new(), ..about },
        givens,
        entries,
    })
}

fn read_one(kind: Kind, document: &Document) -> Document {
    let text = format::write(kind, std::slice::from_ref(document)).unwrap();
    let reading = format::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!((reading.kind, reading.documents.len()), (kind, 1), "{text}");
    reading.documents.into_iter().next().unwrap()
}

proptest! {
    #[test]
    fn nonet_keeps_everything(document in document()) {
        prop_assert!(format::loss(Kind::Nonet, &document).is_empty());
        prop_assert_eq!(read_one(Kind::Nonet, &document), document);
    }

    #[test]
    fn sadman_keeps_all_but_the_title(document in plain_document()) {
        prop_assert!(format::loss(Kind::SadMan, &document).is_empty());
        prop_assert_eq!(read_one(Kind::SadMan, &document), document);
    }

    #[test]
    fn sadman_can_be_read_whatever_is_said(document in document()) {
        let read = read_one(Kind::SadMan, &document);
        prop_assert_eq!((read.givens, read.entries), (document.givens, document.entries));
    }

    #[test]
    fn lists_and_rows_keep_the_givens(documents in vec(document(), 1..5)) {
        for kind in [Kind::List, Kind::Rows] {
            let text = format::write(kind, &documents).unwrap();
            let reading = format::read(text.as_bytes()).unwrap();
            prop_assert_eq!(reading.kind, kind);
            let read: Vec<Grid> = reading.documents.into_iter().map(|d| d.givens).collect();
            let written: Vec<Grid> = documents.iter().map(|d| d.givens.clone()).collect();
            prop_assert_eq!(read, written);
        }
    }

    #[test]
    fn the_judge_reads_what_is_written_for_it(boards in vec(cells(), 0..4)) {
        let grids: Vec<Grid> = boards.iter().map(|cells| grid_of(cells)).collect();
        let body: String = grids.iter().map(judge::write).collect();
        let text = format!("{}\n{body}", grids.len());
        let read: Result<Vec<Grid>, _> = judge::Puzzles::new(text.as_bytes()).collect();
        prop_assert_eq!(read, Ok(grids));
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in vec(any::<u8>(), 0..200)) {
        let _ = format::read(&bytes);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[-0-9.x|+#/*\\[\\]()NonetPuzzle:,\"\n ]{0,200}") {
        let _ = format::read(text.as_bytes());
        let _ = format::read(format!("// nonet sudoku\nNonet({text}").as_bytes());
        let _ = format::read(format!("#A\n{text}").as_bytes());
    }
}
