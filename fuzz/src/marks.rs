//! Marks that every text of a kind has, so that a target stays with its own reader.

use nonet::format::Kind;
use nonet::photo::PictureKind;

/// Whether these bytes begin as a picture of a kind that is read.
pub(crate) fn may_be_picture(bytes: &[u8]) -> bool {
    matches!(PictureKind::of(bytes), Some(PictureKind::Jpeg | PictureKind::Png | PictureKind::WebP))
}

/// Whether these bytes may be a text of `kind`, a broken one too.
pub(crate) fn may_be(kind: Kind, bytes: &[u8]) -> bool {
    let has = |mark: &str| bytes.windows(mark.len()).any(|part| part == mark.as_bytes());
    let starts_with = |mark| bytes.trim_ascii_start().first() == Some(&mark);
    match kind {
        Kind::Nonet => has("(") && !starts_with(b'<') && !starts_with(b'{'),
        Kind::SadMan => has("#") || has("["),
        Kind::SimpleSudoku => has("|") || has("\nI") || has("\nE"),
        Kind::Library => starts_with(b':'),
        Kind::OpenSudoku => starts_with(b'<') && has("<opensudoku"),
        Kind::KSudoku => starts_with(b'<') && has("<ksudoku"),
        Kind::Gravity => starts_with(b'<') && has("<onegravitysudoku"),
        Kind::GnomeSudoku => starts_with(b'{') && has("\"cells\""),
        Kind::LibreSudoku => starts_with(b'{') && has("\"boards\""),
        Kind::JsonLines => starts_with(b'{') && has("\"givens\""),
        Kind::GnomeCode => starts_with(b'#'),
        Kind::FPuzzles => has("puz") || has("\"grid\""),
        Kind::SudokuPad => has("http") || has("\"cells\""),
        Kind::SudokuMaker => has("sudokumaker") || has("\"puzzle\""),
        Kind::Penpa => has("penpa-edit"),
        Kind::SumoCue => has("SumoCueV"),
        Kind::Solo => has("x") || has("j"),
        Kind::List | Kind::Table | Kind::Rows | Kind::PencilMarks | Kind::Sukaku | Kind::SudoCue => {
            !starts_with(b'<') && !starts_with(b'{')
        }
    }
}
