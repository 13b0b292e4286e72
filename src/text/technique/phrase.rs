//! Marked text: sentences that know which of their words name cells and digits.
//!
//! The reasons and outcomes of steps are written without knowing how cells and digits are named. Where a sentence names
//! cells, a candidate or a house, it holds a [`Phrase`], written as a few characters of Unicode's private use between two
//! marks. A digit alone is one such character. So both pass through translations like any other value. [`plain`] puts the words in, and [`passages`] keeps the
//! cells of each phrase beside its words, so that a window can light them.

use crate::engine::technique::WideSet;
use crate::engine::technique::wide::{self, WideCellsAndDigits};
use crate::engine::{Cell, Digit, DigitSet, HouseKind, HouseName, Layout, LowestDigit};
use crate::store::CellNames;
use crate::text::{Language, Say, say};

const OPEN: char = '\u{E000}';
const CLOSE: char = '\u{E001}';
/// The first of the characters that say what sort of phrase it is, of those for cells, digits, and signs. There is room
/// for 4,096 of each.
const KIND: u32 = 0xE010;
const CELL: u32 = 0xF_0000;
const DIGIT: u32 = 0xF_1000;
const SIGN: u32 = 0xF_2000;
/// The first of the characters for a digit alone, which stands outside the marks.
const DIGIT_ALONE: u32 = 0xF_3000;
/// The number of signs.
const SIGNS: u32 = DIGIT_ALONE - SIGN;

/// The numbers of the sorts of phrases, counted from [`KIND`].
const CELLS: u32 = 0;
const ONE_OF: u32 = 1;
const NODE: u32 = 2;
const ALL: u32 = 3;
const SET: u32 = 4;
const HOUSE: u32 = 5;
const HOUSES: u32 = 6;
const SUM: u32 = 7;

/// Words that name something on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phrase {
    /// All of these cells.
    Cells(WideSet),
    /// One of these cells.
    OneOf(WideSet),
    /// That a digit is in one of some cells, or in none.
    Node(WideSet, Digit, bool),
    /// That each of some cells holds a digit, or that none does.
    All(WideSet, Digit, bool),
    /// Some cells and the digits that they hold between them.
    Set(WideCellsAndDigits),
    /// A house.
    House(HouseName),
    /// Several houses of a kind by their numbers.
    Houses(HouseKind, DigitSet),
    /// A sum of digits that count from 1, and the number of these digits.
    Sum(u32, u32),
}

/// A piece of a text: a phrase, or what stands between two phrases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage {
    /// The words.
    pub text: String,
    /// The cells that they name; `None` if they name none.
    pub cells: Option<WideSet>,
}

/// How a text names cells and digits: on which board, in which language, and by which names.
#[derive(Clone, Copy)]
pub(crate) struct Naming<'a> {
    /// The layout of the board.
    pub(crate) layout: &'a Layout,
    /// The language of the text.
    pub(crate) language: Language,
    /// The names.
    pub(crate) names: Names,
}

/// How a text names cells and digits, as a person chose it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names {
    /// Whether the names of cells are short.
    pub cells: CellNames,
    /// The digit from which digits are counted.
    pub lowest: LowestDigit,
}

impl From<CellNames> for Names {
    /// Digits count from 1.
    fn from(cells: CellNames) -> Self {
        Self { cells, lowest: LowestDigit::One }
    }
}

/// A digit as it stands in a marked text.
pub(super) fn marked_digit(digit: Digit) -> String {
    char::from_u32(DIGIT_ALONE + u32::from(digit.get())).map_or_else(String::new, String::from)
}

/// The text with its digits, without phrases.
fn with_digits(text: &str, lowest: LowestDigit) -> String {
    let digit = |sign: char| {
        let number = u32::from(sign).checked_sub(DIGIT_ALONE)?;
        u8::try_from(number).ok().and_then(Digit::new)
    };
    text.chars().fold(String::with_capacity(text.len()), |mut said, sign| {
        match digit(sign) {
            Some(digit) => said += &lowest.shown(digit).to_string(),
            None => said.push(sign),
        }
        said
    })
}

/// The text with the words of its phrases.
pub(crate) fn plain(marked: &str, naming: Naming<'_>) -> String {
    passages(marked, naming).into_iter().map(|passage| passage.text).collect()
}

/// The text in pieces. A phrase that begins a sentence has a capital letter if its cells are named in words.
pub(crate) fn passages(marked: &str, naming: Naming<'_>) -> Vec<Passage> {
    let mut passages: Vec<Passage> = Vec::new();
    let mut begins = true;
    let mut rest = marked;
    while let Some((before, after)) = rest.split_once(OPEN) {
        let (code, next) = after.split_once(CLOSE).unwrap_or((after, ""));
        if !before.is_empty() {
            begins = before.ends_with(' ') && before.trim_end().ends_with('.');
            passages.push(Passage { text: with_digits(before, naming.names.lowest), cells: None });
        }
        if let Some(phrase) = Phrase::decoded(code) {
            let said = phrase.said(naming);
            let is_word = phrase.is_in_words(naming.names.cells);
            let text = if begins && is_word { capitalised(&said) } else { said };
            passages.push(Passage { text, cells: Some(phrase.cells(naming.layout)) });
        }
        begins = false;
        rest = next;
    }
    if !rest.is_empty() {
        passages.push(Passage { text: with_digits(rest, naming.names.lowest), cells: None });
    }
    passages
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

impl Phrase {
    /// Houses of one kind, as a marked text: `rows 1 and 2`.
    #[cfg(feature = "controller")]
    pub(super) fn of_houses(houses: &[HouseName], language: Language) -> String {
        let marked = |house: &HouseName| Self::House(*house).marked();
        match houses {
            [only] => marked(only),
            several if several.iter().any(|house| house.grid.is_some()) => {
                language.list(&several.iter().map(marked).collect::<Vec<_>>())
            }
            [first, ..] => {
                let number = |house: &HouseName| Digit::new(u8::try_from(house.number).ok()?);
                Self::Houses(first.kind, houses.iter().filter_map(number).collect()).marked()
            }
            [] => String::new(),
        }
    }

    /// The phrase as it stands in a marked text.
    pub(super) fn marked(self) -> String {
        let sign = |on: bool| u32::from(on);
        let code = match self {
            Self::Cells(cells) => coded(CELLS, cells, DigitSet::EMPTY, &[]),
            Self::OneOf(cells) => coded(ONE_OF, cells, DigitSet::EMPTY, &[]),
            Self::Node(cells, digit, on) => coded(NODE, cells, DigitSet::of(digit), &[sign(on)]),
            Self::All(cells, digit, on) => coded(ALL, cells, DigitSet::of(digit), &[sign(on)]),
            Self::Set(set) => coded(SET, set.cells, set.digits, &[]),
            Self::House(HouseName { kind, number, grid }) => {
                let [number, grid] = [number, grid.unwrap_or(0)]
                    .map(|number| u32::try_from(number).unwrap_or_default());
                coded(HOUSE, WideSet::EMPTY, DigitSet::EMPTY, &[place_of(kind), number, grid])
            }
            Self::Houses(kind, numbers) => {
                coded(HOUSES, WideSet::EMPTY, numbers, &[place_of(kind)])
            }
            Self::Sum(sum, digits) => {
                // A sign holds 4,096 numbers, and a sum can be larger.
                let (high, low) = (sum / SIGNS, sum % SIGNS);
                coded(SUM, WideSet::EMPTY, DigitSet::EMPTY, &[high, low, digits])
            }
        };
        format!("{OPEN}{code}{CLOSE}")
    }

    fn decoded(code: &str) -> Option<Self> {
        let mut codes = code.chars().map(u32::from);
        let kind = codes.next()?.checked_sub(KIND)?;
        let (mut cells, mut digits, mut signs) = (WideSet::EMPTY, DigitSet::EMPTY, Vec::new());
        for code in codes {
            if code >= SIGN {
                signs.push(code - SIGN);
            } else if code >= DIGIT {
                digits.insert(Digit::new(u8::try_from(code - DIGIT).ok()?)?);
            } else {
                cells.insert(Cell::new(usize::try_from(code.checked_sub(CELL)?).ok()?)?);
            }
        }
        let on = signs.first() == Some(&1);
        Some(match kind {
            CELLS => Self::Cells(cells),
            ONE_OF => Self::OneOf(cells),
            NODE => Self::Node(cells, digits.first()?, on),
            ALL => Self::All(cells, digits.first()?, on),
            SET => Self::Set(WideCellsAndDigits { cells, digits }),
            HOUSE => {
                let &[kind, number, grid] = signs.as_slice() else { return None };
                let (number, grid) = (usize::try_from(number).ok()?, usize::try_from(grid).ok()?);
                let grid = Some(grid).filter(|&grid| grid > 0);
                Self::House(HouseName { kind: kind_at(kind)?, number, grid })
            }
            HOUSES => Self::Houses(kind_at(*signs.first()?)?, digits),
            SUM => {
                let &[high, low, digits] = signs.as_slice() else { return None };
                Self::Sum(high * SIGNS + low, digits)
            }
            _ => return None,
        })
    }

    /// The cells that it names.
    fn cells(self, layout: &Layout) -> WideSet {
        match self {
            Self::Cells(cells)
            | Self::OneOf(cells)
            | Self::Node(cells, ..)
            | Self::All(cells, ..)
            | Self::Set(WideCellsAndDigits { cells, .. }) => cells,
            Self::Sum(..) => WideSet::EMPTY,
            Self::House(house) => wide::cells_of(layout, house),
            Self::Houses(kind, numbers) => {
                let house = |number: Digit| HouseName::new(kind, number.get().into());
                numbers
                    .iter()
                    .map(|number| wide::cells_of(layout, house(number)))
                    .fold(WideSet::EMPTY, WideSet::or)
            }
        }
    }

    /// Whether it begins with a word that can have a capital letter.
    fn is_in_words(self, names: CellNames) -> bool {
        matches!(self, Self::House(_) | Self::Houses(..))
            || names == CellNames::Words && !matches!(self, Self::Sum(..))
    }

    fn said(self, naming: Naming<'_>) -> String {
        let language = naming.language;
        match (self, naming.names.cells) {
            (Self::House(house), _) => house.say(language),
            (Self::Sum(sum, digits), _) => naming.names.lowest.shown_sum(sum, digits).to_string(),
            (Self::Houses(kind, numbers), _) => houses_in_words(kind, numbers, language),
            (Self::Cells(cells), CellNames::Short) => language.list(&short(cells, naming)),
            (Self::Cells(cells), CellNames::Words) => in_words(cells, naming),
            (Self::OneOf(cells), _) => one_of(cells, naming),
            (Self::Set(set), _) => said_of_set(set, naming),
            (Self::Node(cells, digit, on) | Self::All(cells, digit, on), CellNames::Short) => {
                let (sign, digit) = (if on { "=" } else { "<>" }, naming.names.lowest.shown(digit));
                format!("{}{sign}{digit}", short(cells, naming).join(","))
            }
            (Self::Node(cells, digit, on), CellNames::Words) => {
                node_in_words(cells, digit, on, naming)
            }
            (Self::All(cells, digit, on), CellNames::Words) => {
                all_in_words(cells, digit, on, naming)
            }
        }
    }
}

fn place_of(kind: HouseKind) -> u32 {
    HouseKind::ALL
        .iter()
        .position(|&one| one == kind)
        .and_then(|at| u32::try_from(at).ok())
        .unwrap_or(0)
}

fn kind_at(place: u32) -> Option<HouseKind> {
    HouseKind::ALL.get(usize::try_from(place).ok()?).copied()
}

/// Several houses of a kind: `rows 1 and 2`.
fn houses_in_words(kind: HouseKind, numbers: DigitSet, language: Language) -> String {
    let numbers: Vec<String> = numbers.iter().map(|number| number.to_string()).collect();
    let numbers = language.list(&numbers);
    match kind {
        HouseKind::Row => say!(language, "rows {numbers}", numbers),
        HouseKind::Column => say!(language, "columns {numbers}", numbers),
        HouseKind::Box => say!(language, "boxes {numbers}", numbers),
        HouseKind::Region => say!(language, "regions {numbers}", numbers),
        HouseKind::Diagonal => say!(language, "both diagonals"),
        HouseKind::Window => say!(language, "windows {numbers}", numbers),
        HouseKind::DisjointGroup => say!(language, "groups {numbers}", numbers),
        HouseKind::Asterisk | HouseKind::CentreDot | HouseKind::Girandola => {
            HouseName::new(kind, 1).say(language)
        }
        HouseKind::Extra => say!(language, "extra houses {numbers}", numbers),
    }
}

fn coded(kind: u32, cells: WideSet, digits: DigitSet, signs: &[u32]) -> String {
    let cells = cells.iter().filter_map(|cell| Some(CELL + u32::try_from(cell.index()).ok()?));
    let digits = digits.iter().map(|digit| DIGIT + u32::from(digit.get()));
    let signs = signs.iter().map(|sign| SIGN + sign);
    let codes = std::iter::once(KIND + kind).chain(cells).chain(digits).chain(signs);
    codes.filter_map(char::from_u32).collect()
}

/// Rows and columns whose crossings are cells to be named together.
type CellGroup = (Vec<usize>, Vec<usize>);

/// The cells in groups: those of a row, and rows with the same columns.
fn groups(cells: WideSet, layout: &Layout) -> Vec<CellGroup> {
    let numbers: Vec<(usize, usize)> =
        cells.iter().map(|cell| (layout.row(cell) + 1, layout.column(cell) + 1)).collect();
    let mut groups: Vec<CellGroup> = Vec::new();
    for row in 1..=layout.rows() {
        let columns: Vec<usize> =
            numbers.iter().filter(|number| number.0 == row).map(|number| number.1).collect();
        if columns.is_empty() {
            continue;
        }
        match groups.iter_mut().find(|(_, known)| *known == columns) {
            Some((rows, _)) => rows.push(row),
            None => groups.push((vec![row], columns)),
        }
    }
    groups
}

/// Whether each row and column has a number of one figure, so that several numbers can be written without signs between
/// them.
fn has_short_numbers(layout: &Layout) -> bool {
    layout.rows() < 10 && layout.columns() < 10
}

fn together(numbers: &[usize]) -> String {
    numbers.iter().map(ToString::to_string).collect()
}

/// The groups of cells by their short names: `r46c2`, `r9c1`. On larger boards each cell by itself: `r4c12`.
fn short(cells: WideSet, Naming { layout, language, .. }: Naming<'_>) -> Vec<String> {
    let groups = if has_short_numbers(layout) {
        groups(cells, layout)
    } else {
        let number = |cell| (vec![layout.row(cell) + 1], vec![layout.column(cell) + 1]);
        cells.iter().map(number).collect()
    };
    let named = |(rows, columns): (Vec<usize>, Vec<usize>)| {
        let (row, column) = (together(&rows), together(&columns));
        say!(language, "r{row}c{column}", row, column)
    };
    groups.into_iter().map(named).collect()
}

/// The cells as people say them: `row 4, column 4`, `rows 4 and 6, column 2`.
fn in_words(cells: WideSet, Naming { layout, language, .. }: Naming<'_>) -> String {
    let groups = groups(cells, layout);
    if let [(rows, columns)] = groups.as_slice() {
        let (rows, columns) = lines(rows, columns, language);
        return say!(language, "{rows}, {columns}", rows, columns);
    }
    let named = |(rows, columns): &(Vec<usize>, Vec<usize>)| {
        let (rows, columns) = lines(rows, columns, language);
        // Translators: a cell or some cells in a list, as “row 4 column 4” in “row 4 column 4 and row 5 column 7”
        say!(language, "{rows} {columns}", rows, columns)
    };
    language.list(&groups.iter().map(named).collect::<Vec<_>>())
}

/// Rows and columns, each with their word.
fn lines(rows: &[usize], columns: &[usize], language: Language) -> (String, String) {
    let numbers =
        |all: &[usize]| language.list(&all.iter().map(ToString::to_string).collect::<Vec<_>>());
    let (many_rows, many_columns) = (numbers(rows), numbers(columns));
    let rows = match rows {
        [number] => say!(language, "row {number}", number),
        _ => say!(language, "rows {numbers}", numbers = many_rows),
    };
    let columns = match columns {
        [number] => say!(language, "column {number}", number),
        _ => say!(language, "columns {numbers}", numbers = many_columns),
    };
    (rows, columns)
}

fn one_of(cells: WideSet, naming: Naming<'_>) -> String {
    let names: Vec<String> =
        cells.iter().map(|cell| Phrase::Cells(WideSet::of(cell)).said(naming)).collect();
    naming.language.choice(&names)
}

fn said_of_set(set: WideCellsAndDigits, naming: Naming<'_>) -> String {
    let digits: Vec<String> =
        set.digits.iter().map(|digit| naming.names.lowest.shown(digit).to_string()).collect();
    match naming.names.cells {
        CellNames::Short => {
            let between = if naming.layout.digit_count() < 10 { "" } else { "," };
            let digits = digits.join(between);
            format!("{} {{{digits}}}", short(set.cells, naming).join(","))
        }
        CellNames::Words => {
            let (cells, digits) = (in_words(set.cells, naming), naming.language.list(&digits));
            say!(naming.language, "{cells} with {digits}", cells, digits)
        }
    }
}

fn node_in_words(cells: WideSet, digit: Digit, on: bool, naming: Naming<'_>) -> String {
    if cells.len() == 1 {
        return all_in_words(cells, digit, on, naming);
    }
    let (place, language) = (in_words(cells, naming), naming.language);
    let digit = naming.names.lowest.shown(digit);
    if on {
        say!(language, "one of {place} is {digit}", place, digit)
    } else {
        say!(language, "none of {place} is {digit}", place, digit)
    }
}

fn all_in_words(cells: WideSet, digit: Digit, on: bool, naming: Naming<'_>) -> String {
    let (place, language) = (in_words(cells, naming), naming.language);
    let digit = naming.names.lowest.shown(digit);
    match (cells.len(), on) {
        (1, true) => say!(language, "{place} is {digit}", place, digit),
        (1, false) => say!(language, "{place} is not {digit}", place, digit),
        (_, true) => say!(language, "{place} are {digit}", place, digit),
        (_, false) => say!(language, "{place} are not {digit}", place, digit),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells_at(indices: &[usize]) -> WideSet {
        indices.iter().filter_map(|&index| Cell::new(index)).collect()
    }

    fn on_classic(layout: &Layout, names: CellNames) -> Naming<'_> {
        Naming { layout, language: Language::ENGLISH, names: names.into() }
    }

    fn said(phrase: Phrase, names: CellNames) -> String {
        plain(&format!("See {}", phrase.marked()), on_classic(&Layout::classic(), names))
    }

    #[test]
    fn every_phrase_passes_through_a_text() {
        let four = Digit::CLASSIC[3];
        let digits = [3, 6].map(|at| Digit::CLASSIC[at]).into_iter().collect();
        for phrase in [
            Phrase::Cells(cells_at(&[0, 80])),
            Phrase::OneOf(cells_at(&[5])),
            Phrase::Node(cells_at(&[5, 6]), four, false),
            Phrase::All(cells_at(&[40]), four, true),
            Phrase::Set(WideCellsAndDigits { cells: cells_at(&[1, 2]), digits }),
            Phrase::House(HouseName::new(HouseKind::Box, 9)),
            Phrase::Houses(HouseKind::Column, digits),
        ] {
            let marked = phrase.marked();
            let code = marked.trim_start_matches(OPEN).trim_end_matches(CLOSE);
            assert_eq!(Phrase::decoded(code), Some(phrase));
        }
        let unknown = coded(HOUSES + 1, WideSet::EMPTY, digits, &[0]);
        assert_eq!(Phrase::decoded(&unknown), None);
    }

    #[test]
    fn cells_are_named_in_words_or_short() {
        let check = |cells: &[usize], words: &str, short: &str| {
            let phrase = Phrase::Cells(cells_at(cells));
            assert_eq!(said(phrase, CellNames::Words), format!("See {words}"));
            assert_eq!(said(phrase, CellNames::Short), format!("See {short}"));
        };
        check(&[30], "row 4, column 4", "r4c4");
        check(&[18, 22], "row 3, columns 1 and 5", "r3c15");
        check(&[18, 22, 45, 49], "rows 3 and 6, columns 1 and 5", "r36c15");
        check(&[0, 10], "row 1 column 1 and row 2 column 2", "r1c1 and r2c2");
        let node = Phrase::Node(cells_at(&[0, 1]), Digit::CLASSIC[6], false);
        assert_eq!(said(node, CellNames::Words), "See none of row 1, columns 1 and 2 is 7");
        assert_eq!(said(node, CellNames::Short), "See r1c12<>7");
    }

    #[test]
    fn cells_and_digits_of_large_boards_are_kept_apart() {
        let layout = Layout::boxed(4, 4).unwrap();
        let said = |phrase: Phrase| plain(&phrase.marked(), on_classic(&layout, CellNames::Short));
        assert_eq!(said(Phrase::Cells(cells_at(&[160, 170, 255]))), "r11c1, r11c11 and r16c16");
        let digits = [1, 12].into_iter().filter_map(Digit::new).collect();
        let set = WideCellsAndDigits { cells: cells_at(&[15]), digits };
        assert_eq!(said(Phrase::Set(set)), "r1c16 {1,12}");
    }

    #[test]
    fn digits_are_counted_from_0_in_phrases_and_alone() {
        let layout = Layout::boxed(4, 4).unwrap();
        let naming = |lowest| {
            let names = Names { cells: CellNames::Short, lowest };
            Naming { names, ..on_classic(&layout, CellNames::Short) }
        };
        let [one, twelve] = [1, 12].map(|number| Digit::new(number).unwrap());
        let node = Phrase::Node(cells_at(&[0]), twelve, true).marked();
        let text = format!("{node}, not {} or {}", marked_digit(one), marked_digit(twelve));
        assert_eq!(plain(&text, naming(LowestDigit::One)), "r1c1=12, not 1 or 12");
        assert_eq!(plain(&text, naming(LowestDigit::Zero)), "r1c1=B, not 0 or B");
    }

    #[test]
    fn a_house_of_one_of_several_grids_keeps_its_grid() {
        let layout = crate::engine::NamedShape::named("samurai").unwrap().layout();
        let house = HouseName { kind: HouseKind::Row, number: 3, grid: Some(5) };
        let text = Phrase::House(house).marked();
        let passages = passages(&text, on_classic(&layout, CellNames::Short));
        assert_eq!(passages[0].text, "Row 3 of grid 5");
        assert_eq!(passages[0].cells.map(WideSet::len), Some(9));
    }

    #[test]
    fn a_sentence_begins_with_a_capital_and_a_short_name_stays_small() {
        let cell = Phrase::Cells(cells_at(&[30])).marked();
        let text = format!("{cell} is 7. {cell} is 7: {cell}.");
        let layout = Layout::classic();
        let said = |names| plain(&text, on_classic(&layout, names));
        assert_eq!(
            said(CellNames::Words),
            "Row 4, column 4 is 7. Row 4, column 4 is 7: row 4, column 4."
        );
        assert_eq!(said(CellNames::Short), "r4c4 is 7. r4c4 is 7: r4c4.");
    }

    #[test]
    fn the_cells_of_a_phrase_stand_beside_its_words() {
        let text = format!("See {}.", Phrase::Cells(cells_at(&[30])).marked());
        let layout = Layout::classic();
        let passages = passages(&text, on_classic(&layout, CellNames::Words));
        let words: Vec<&str> = passages.iter().map(|it| it.text.as_str()).collect();
        assert_eq!(words, ["See ", "row 4, column 4", "."]);
        assert_eq!(passages[1].cells, Some(cells_at(&[30])));
    }
}
