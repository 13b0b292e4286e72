//! Round trips: a written document reads as the same document, for every kind.

use nonet::engine::{CellSets, Digit, DigitSet, Grid, Layout};
use nonet::format::{self, About, Document, Kind, Loss, WriteError, judge};
use proptest::collection::vec;
use proptest::prelude::*;

use super::grid;

const FULL: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

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

/// What is noted in each cell as a bit mask: nothing anywhere, or anything.
fn noted() -> impl Strategy<Value = Vec<u64>> {
    prop_oneof![Just(vec![0; 81]), vec(prop_oneof![Just(0), 0..512_u64], 81)]
}

fn sets(masks: &[u64]) -> CellSets {
    let layout = Layout::classic();
    let mut sets = CellSets::none(&layout);
    for (cell, &bits) in layout.cells().zip(masks) {
        sets.set(cell, DigitSet::from_bits(bits.into()));
    }
    sets
}

/// Notes in the cells that hold no digit.
fn notes_beside(document: &Document, masks: &[u64]) -> CellSets {
    let filled = document.givens.filled().chain(document.entries.filled());
    sets(masks).outside(filled.map(|(cell, _)| cell).collect::<Vec<_>>().into_iter())
}

fn with_notes(document: Document, noted: &[u64]) -> Document {
    Document { notes: notes_beside(&document, noted), ..document }
}

fn document_of(about: About, (givens, entries): (Grid, Grid)) -> Document {
    Document { about, entries, ..Document::of_givens(givens) }
}

/// Any document.
fn document() -> impl Strategy<Value = Document> {
    let any_text = prop_oneof![".{0,20}", "\\PC{0,20}", any::<String>()].boxed();
    (about(any_text), boards(), noted(), noted()).prop_map(|(about, boards, noted, ruled_out)| {
        let ruled_out = sets(&ruled_out);
        Document { ruled_out, ..with_notes(document_of(about, boards), &noted) }
    })
}

/// A document that header lines can hold: no title, and lines without white space around them.
fn plain_document() -> impl Strategy<Value = Document> {
    let lines = "([a-zA-Zđềôủư0-9#\\[\\]/.]{1,9}(\n[a-zđềôủư.]{1,9}){0,2})?".boxed();
    (about(lines), boards())
        .prop_map(|(about, boards)| document_of(About { title: String::new(), ..about }, boards))
}

/// A position as it comes up in play: part of a full grid, and candidates of it. Some are ruled out, but those of the
/// grid are not.
fn position() -> impl Strategy<Value = Document> {
    (vec(0..4_u8, 81), noted(), noted(), any::<bool>()).prop_map(|(parts, noted, out, whole)| {
        let full: Vec<char> = FULL.chars().collect();
        let of = |part: u8| -> String {
            full.iter().zip(&parts).map(|(&c, &p)| if p == part { c } else { '.' }).collect()
        };
        let document = document_of(About::default(), (grid(&of(0)), grid(&of(1))));
        // Notes in every cell, and the digit of the answer among them.
        let answer = |c: &char| 1 << (c.to_digit(10).unwrap() - 1);
        let whole_noted = full.iter().zip(&noted).map(|(c, noted)| noted | answer(c));
        let noted = if whole { whole_noted.collect() } else { noted };
        let out: Vec<u64> = full.iter().zip(&out).map(|(c, out)| out & !answer(c)).collect();
        Document { ruled_out: sets(&out), ..with_notes(document, &noted) }
    })
}

fn read_one(kind: Kind, document: &Document) -> Document {
    let text = format::write(kind, std::slice::from_ref(document)).unwrap();
    let reading = format::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!((reading.kind, reading.documents.len()), (kind, 1), "{text}");
    reading.documents.into_iter().next().unwrap()
}

fn written_kind() -> impl Strategy<Value = Kind> {
    let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| kind.is_written()).collect();
    proptest::sample::select(kinds)
}

/// Header lines lose the white space around them, and a game of GNOME Sudoku always has a level.
fn says_it_otherwise(kind: Kind) -> bool {
    matches!(kind, Kind::SadMan | Kind::GnomeSudoku)
}

/// These kinds tell which candidates were taken away; where none was, nothing is noted.
fn leaves_out_what_is_left(kind: Kind) -> bool {
    matches!(kind, Kind::SimpleSudoku | Kind::Library)
}

/// Texts without the characters that XML cannot hold.
fn plain(about: &About) -> [String; 8] {
    let About { title, author, description, comment, date, source, level, url, .. } = about.clone();
    let cannot_be_held = |c: char| c < '\u{20}' || c == '\u{fffe}' || c == '\u{ffff}';
    [title, author, description, comment, date, source, level, url]
        .map(|text| text.replace(cannot_be_held, " "))
}

#[track_caller]
fn check_kept(kind: Kind, losses: &[Loss], written: &Document, read: &Document) {
    let kept = |loss| !losses.contains(&loss);
    if kept(Loss::Origin) {
        assert_eq!(read.givens, written.givens, "{kind}");
        assert!(!kept(Loss::Entries) || read.entries == written.entries, "{kind}");
    }
    let about = Loss::Title..=Loss::PartOfAbout;
    if !losses.iter().any(|loss| about.contains(loss)) && !says_it_otherwise(kind) {
        assert_eq!(plain(&read.about), plain(&written.about), "{kind}");
    }
    check_rules(kind, losses, written, read);
    if kept(Loss::Notes) {
        for (cell, noted) in written.notes.filled() {
            let read = read.notes.get(cell);
            let left_out = read.is_empty() && leaves_out_what_is_left(kind);
            assert!(noted == read || left_out, "{kind}: {noted:?} and {read:?}");
        }
    }
}

/// What is a candidate of the puzzle as it was written is one as it is read, and the other way round.
#[track_caller]
fn check_rules(kind: Kind, losses: &[Loss], written: &Document, read: &Document) {
    let kept = |loss| !losses.contains(&loss);
    if !kept(Loss::Origin) {
        return;
    }
    if let (true, Ok(written), Ok(read)) = (kept(Loss::RuledOut), written.puzzle(), read.puzzle()) {
        for cell in written.layout().cells() {
            let (before, now) = (written.candidates(cell), read.candidates(cell));
            assert!(now.without(before).is_empty(), "{kind}: {cell:?} had {before:?}, has {now:?}");
            assert!(!kept(Loss::Ruler) || now == before, "{kind}: {before:?} and {now:?}");
        }
    }
}

proptest! {
    #[test]
    fn nonet_keeps_everything(document in document()) {
        prop_assert!(format::losses(Kind::Nonet, std::slice::from_ref(&document)).is_empty());
        prop_assert_eq!(read_one(Kind::Nonet, &document), document);
    }

    #[test]
    fn sadman_keeps_all_but_the_title(document in plain_document()) {
        prop_assert!(format::losses(Kind::SadMan, std::slice::from_ref(&document)).is_empty());
        prop_assert_eq!(read_one(Kind::SadMan, &document), document);
    }

    #[test]
    fn sadman_can_be_read_whatever_is_said(document in document()) {
        let read = read_one(Kind::SadMan, &document);
        prop_assert_eq!((read.givens, read.entries), (document.givens, document.entries));
    }

    #[test]
    fn what_is_not_told_to_be_lost_is_kept(
        kind in written_kind(),
        documents in vec(prop_oneof![document(), position()], 1..4),
    ) {
        let documents = if kind.holds_several() { &documents[..] } else { &documents[..1] };
        let losses = format::losses(kind, documents);
        let text = match format::write(kind, documents) {
            Err(WriteError::NoCode) => return Ok(()),
            text => text.unwrap(),
        };
        let reading = format::read(text.as_bytes());
        let read = reading.unwrap_or_else(|error| panic!("{kind}: {error}\n{text}")).documents;
        prop_assert_eq!(read.len(), documents.len(), "{}: {}", kind, text);
        for (read, written) in read.iter().zip(documents) {
            check_kept(kind, &losses, written, read);
        }
        // Where notes are lost, others may read as digits; where nothing is ruled out, a cell may have candidates again.
        let changing = [Loss::Origin, Loss::Notes, Loss::RuledOut];
        if !changing.iter().any(|loss| losses.contains(loss)) {
            prop_assert_eq!(format::write(kind, &read).unwrap(), text, "{}", kind);
        }
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
        let read: Result<Vec<Grid>, _> = judge::JudgePuzzles::new(text.as_bytes()).collect();
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

    #[test]
    fn any_part_of_a_text_is_read_or_refused(
        kind in written_kind(),
        document in position(),
        cut in any::<proptest::sample::Index>(),
        other in any::<char>(),
    ) {
        let text = format::write(kind, &[document]).unwrap_or("none".to_owned());
        let ends: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
        let at = ends[cut.index(ends.len())];
        let _ = format::read(&text.as_bytes()[..at]);
        let _ = format::read(&text.as_bytes()[at..]);
        let _ = format::read(format!("{}{other}{}", &text[..at], &text[at..]).as_bytes());
    }
}
