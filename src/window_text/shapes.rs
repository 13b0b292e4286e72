//! The words of the gallery of boards and of the shape editor.

use super::{Language, Say, say, say_plural};
use crate::controller::{
    Brush, EditorNote, GalleryGroup, KeepError, PaintRefusal, RegionLetter, ShapeDraft,
    ShapeEditor, ShapeStart,
};
use crate::engine::{ExtraHouses, LayoutFault, Place, Rule};
use crate::text::{foreign, toroidal};

impl Say for GalleryGroup {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Kept => say!(language, "Your boards"),
            Self::Sizes => say!(language, "Sizes"),
            Self::ExtraHouses => say!(language, "Extra houses"),
            Self::Rules => say!(language, "Rules"),
            Self::Regions => say!(language, "Regions of other shapes"),
            Self::Grids => say!(language, "Several grids"),
        }
    }
}

impl Say for ShapeStart {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Boxes(1, _) => say!(language, "Rows as regions"),
            Self::Boxes(_, 1) => say!(language, "Columns as regions"),
            Self::Boxes(rows, columns) => {
                say!(language, "Boxes {rows}×{columns}", rows, columns)
            }
            Self::NoRegions => say!(language, "No regions"),
            Self::Named(shape) => shape.say(language),
        }
    }
}

impl Say for KeepError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::NoName => say!(language, "Type a name for the board."),
            Self::NameTaken => {
                say!(language, "Another board has this name; type another one.")
            }
            Self::TooMany => {
                say!(language, "You have kept as many boards as can be; forget one first.")
            }
        }
    }
}

impl Say for EditorNote {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Refused(refusal) => refusal.say(language),
            Self::Kept(name) => {
                let name = foreign::name(name);
                say!(language, "The board is kept as “{name}”.", name)
            }
        }
    }
}

impl Say for PaintRefusal {
    fn say(&self, language: Language) -> String {
        match self {
            Self::NothingToMerge => {
                say!(
                    language,
                    "To merge two regions, go to a cell of one (right-click it), and choose the other."
                )
            }
            Self::NothingToSplit => {
                say!(
                    language,
                    "To split a region, go to a cell of it (right-click it). It needs two cells or more."
                )
            }
            Self::NoLetterLeft => say!(language, "All 26 letters of regions are in use."),
            Self::NothingToFill => say!(language, "Every cell is in a region."),
        }
    }
}

/// What the line below a drawing says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditorStatus {
    /// The sentence.
    pub text: String,
    /// Whether it says why the drawing is no board.
    pub is_fault: bool,
}

/// What the line below a drawing says: what has just happened, or else why it is no board, or that it is one.
#[must_use]
pub fn editor_status(editor: &ShapeEditor, language: Language) -> EditorStatus {
    if let Some(note) = editor.note() {
        return EditorStatus { text: note.say(language), is_fault: false };
    }
    let (draft, faults) = (editor.draft(), editor.draft().faults());
    let Some(first) = faults.first() else {
        return EditorStatus { text: fitness(draft, language), is_fault: false };
    };
    let first = fault(draft, first, language);
    let text = match faults.len() as u64 - 1 {
        0 => first,
        more => {
            let rest = say_plural!(
                language,
                more,
                "{more} more thing is not right.",
                "{more} more things are not right.",
                more
            );
            format!("{first} {rest}")
        }
    };
    EditorStatus { text, is_fault: true }
}

/// That the drawing is a board, and what may be forgotten.
fn fitness(draft: &ShapeDraft, language: Language) -> String {
    let fit = say!(language, "The board can be used.");
    let loose = draft.loose_count() as u64;
    if loose == 0 || draft.letters().next().is_none() {
        return fit;
    }
    let rest = say_plural!(
        language,
        loose,
        "{loose} cell is in no region.",
        "{loose} cells are in no region.",
        loose
    );
    format!("{fit} {rest}")
}

/// Why a drawing is no board. Regions are called by their letters.
fn fault(draft: &ShapeDraft, fault: &LayoutFault, language: Language) -> String {
    if let &LayoutFault::RegionSize { region, found, expected } = fault
        && let Some(letter) = draft.letter_of(region)
    {
        let letter = letter.letter();
        return say_plural!(
            language,
            found as u64,
            "Region {letter} has {found} cell, it needs {expected}.",
            "Region {letter} has {found} cells, it needs {expected}.",
            letter,
            found,
            expected
        );
    }
    sentence(&fault.say(language))
}

/// A clause as a sentence.
fn sentence(clause: &str) -> String {
    format!("{}.", capitalised(clause))
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// A region with the number of its cells, for a screen reader.
#[must_use]
pub fn region_count(draft: &ShapeDraft, letter: RegionLetter, language: Language) -> String {
    let found = draft.cell_count(letter);
    let letter = letter.letter();
    say_plural!(
        language,
        found as u64,
        "Region {letter}, {found} cell",
        "Region {letter}, {found} cells",
        letter,
        found
    )
}

/// What an extra house is called, by its index.
#[must_use]
pub fn house_name(house: usize, language: Language) -> String {
    let number = house + 1;
    say!(language, "House {number}", number)
}

/// What painting does.
#[must_use]
pub fn brush_text(brush: Brush, language: Language) -> String {
    match brush {
        Brush::Region(letter) => {
            let letter = letter.letter();
            say!(language, "Region {letter}", letter)
        }
        Brush::NoRegion => say!(language, "No region"),
        Brush::House(house) => house_name(house, language),
    }
}

/// The region of a cell and its place, and the extra houses that it is in.
#[must_use]
pub fn cell_text(draft: &ShapeDraft, place: Place, language: Language) -> (String, String) {
    let (row, column) = (place.row + 1, place.column + 1);
    let region = draft.region(place).map_or(Brush::NoRegion, Brush::Region);
    let region = brush_text(region, language);
    let name = say!(language, "{region}, row {row}, column {column}", region, row, column);
    let houses = draft.houses().iter().enumerate().filter(|(_, house)| house.contains(&place));
    let houses: Vec<String> = houses.map(|(house, _)| house_name(house, language)).collect();
    (name, houses.join(", "))
}

/// That a drawing is to stay as it is.
#[must_use]
pub fn as_drawn(language: Language) -> String {
    say!(language, "As drawn")
}

/// What the switches are called: the families of extra houses, the rules, and that these go on over the edges.
#[must_use]
pub fn switch_names(language: Language) -> Vec<String> {
    let extras = ExtraHouses::ALL.iter().map(|extra| capitalised(&extra.say(language)));
    let rules = Rule::ALL.iter().map(|rule| capitalised(&rule.say(language)));
    extras.chain(rules).chain([capitalised(&toroidal(language))]).collect()
}
