//! The errors in a text that was read, and the reasons why a text cannot be written.
//!
//! These are pieces of sentences, without a capital letter or a full stop, to stand behind a file's name.

use nonet_engine::{IndexerKind, NamedShape};
use nonet_language::{Language, Say, display_in_english, name_like, say, say_plural};

use crate::{
    CageFault, ConstraintPart, DrawnReading, Excerpt, ExpectedValue, Kind, Loss, Problem,
    ReadError, SkippedField, ValueType, WriteError, constraints,
};

impl Say for ReadError {
    /// The problem behind its place, where it has one: "line 3, column 5: …".
    fn say(&self, language: Language) -> String {
        let Self { line, column, .. } = self;
        let problem = self.problem.say(language);
        if matches!(
            self.problem,
            Problem::Empty
                | Problem::TooLarge { .. }
                | Problem::NoColumn { .. }
                | Problem::NoColumnNamed { .. }
        ) {
            return problem;
        }
        say!(language, "line {line}, column {column}: {problem}", line, column, problem)
    }
}

impl Say for Excerpt {
    /// What was taken from a text, and what was left: "read the puzzle in lines 3 to 11; left out: 2 other numbers".
    fn say(&self, language: Language) -> String {
        let Self {
            puzzles,
            lines: [first, last],
            others_in_line,
            answers,
            repeats,
            unread,
            numbers,
        } = *self;
        let taken = match puzzles {
            _ if others_in_line > 0 => {
                say!(language, "read the first puzzle of each line, from line {first} on", first)
            }
            1 if first == last => say!(language, "read the puzzle in line {first}", first),
            1 => say!(language, "read the puzzle in lines {first} to {last}", first, last),
            _ => say!(
                language,
                "read {puzzles} puzzles, the first of them in line {first}",
                puzzles,
                first
            ),
        };
        let left: Vec<String> = [
            (others_in_line > 0).then(|| {
                let count = others_in_line as u64;
                say_plural!(
                    language,
                    count,
                    "{count} other puzzle in that line",
                    "{count} other puzzles in that line",
                    count
                )
            }),
            (answers > 0).then(|| {
                let count = answers as u64;
                say_plural!(language, count, "{count} answer", "{count} answers", count)
            }),
            (repeats > 0).then(|| {
                let count = repeats as u64;
                say_plural!(language, count, "{count} repetition", "{count} repetitions", count)
            }),
            (unread > 0).then(|| {
                let count = unread as u64;
                say_plural!(
                    language,
                    count,
                    "{count} puzzle that cannot be read",
                    "{count} puzzles that cannot be read",
                    count
                )
            }),
            (numbers > 0).then(|| {
                let count = numbers as u64;
                say_plural!(language, count, "{count} other number", "{count} other numbers", count)
            }),
        ]
        .into_iter()
        .flatten()
        .collect();
        if left.is_empty() {
            return taken;
        }
        let left = language.list(&left);
        say!(language, "{taken}; left out: {left}", taken, left)
    }
}

/// Fields that a reader left out: "left out: the unknown field “entrys”; did you mean “entries”?"
#[must_use]
pub fn say_skipped(fields: &[SkippedField], language: Language) -> String {
    let names: Vec<String> = fields.iter().map(|field| format!("“{}”", field.name)).collect();
    let count = names.len() as u64;
    let names = language.list(&names);
    let left_out = say_plural!(
        language,
        count,
        "left out: the unknown field {names}",
        "left out: the unknown fields {names}",
        names
    );
    say_meant(left_out, fields.iter().filter_map(|field| field.meant.clone()), language)
}

fn say_unknown_rules(names: &[String], language: Language) -> String {
    let names = language.list(names);
    say!(language, "the puzzle has rules that Nonet does not know yet: {names}", names)
}

/// A problem of unknown names, with the known names that a person may have meant.
fn say_meant(problem: String, meant: impl Iterator<Item = String>, language: Language) -> String {
    let meant: Vec<String> = meant.map(|name| format!("“{name}”")).collect();
    if meant.is_empty() {
        return problem;
    }
    let meant = language.list(&meant);
    say!(language, "{problem}; did you mean {meant}?", problem, meant)
}

/// What was read from a drawing: "read from the drawing: thermometer (3) and arrow (1); check them against the rules".
#[must_use]
pub fn say_drawn(reading: &DrawnReading, language: Language) -> String {
    let DrawnReading { constraints, rules, extras, houses, not_understood, left_out } = reading;
    let counted = |(name, count): (String, usize)| {
        say!(language, context = "a kind of clue and how many", "{name} ({count})", name, count)
    };
    let constraints = constraints.iter().map(|(it, count)| (it.kind_name(language), *count));
    let houses = (*houses > 0).then(|| (say!(language, "extra region"), *houses));
    let counted = constraints.chain(houses).map(counted);
    let rules = rules.iter().map(|rule| rule.say(language));
    let extras = extras.iter().map(|extra| extra.say(language));
    let names: Vec<String> = counted.chain(rules).chain(extras).collect();
    let read = (!names.is_empty()).then(|| {
        let names = language.list(&names);
        say!(
            language,
            "read from the drawing and its text: {names}; check them against the rules of the puzzle",
            names
        )
    });
    let left = not_understood.as_ref().map(|sentence| {
        say!(language, "not understood in the rules of the puzzle: “{sentence}”", sentence)
    });
    let ornaments = (!left_out.is_empty()).then(|| {
        let names: Vec<String> = left_out.iter().map(|part| part.say(language)).collect();
        let names = language.list(&names);
        say!(language, "left out of the drawing, which may be an ornament: {names}", names)
    });
    read.into_iter().chain(ornaments).chain(left).collect::<Vec<_>>().join("; ")
}

/// The same as [`say_drawn`] as a sentence of its own.
#[must_use]
pub fn sentence_of_drawn(reading: &DrawnReading, language: Language) -> String {
    as_sentence(&say_drawn(reading, language))
}

impl Excerpt {
    /// The same as a sentence of its own.
    #[must_use]
    pub fn sentence(self, language: Language) -> String {
        as_sentence(&self.say(language))
    }
}

/// The same as [`say_skipped`] as a sentence of its own.
#[must_use]
pub fn sentence_of_skipped(fields: &[SkippedField], language: Language) -> String {
    as_sentence(&say_skipped(fields, language))
}

fn as_sentence(said: &str) -> String {
    let mut letters = said.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let end = (!said.ends_with('?')).then_some('.');
    first.chain(letters).chain(end).collect()
}

/// That no column has a name, with the columns that there are.
fn say_no_column(language: Language, name: &str, names: &[String], count: usize) -> String {
    if names.is_empty() {
        return say!(
            language,
            "there is no column “{name}”: this table has no headings; say the number of the column, from 1 to {count}",
            name,
            count
        );
    }
    let column = |(number, heading): (usize, &String)| {
        say!(language, "{number} (“{heading}”)", number, heading)
    };
    let mut columns: Vec<String> = (1..).zip(names).map(column).collect();
    let more = count - names.len();
    if more > 0 {
        columns.push(say_plural!(
            language,
            more as u64,
            "{more} other column",
            "{more} other columns",
            more
        ));
    }
    let columns = language.list(&columns);
    say!(
        language,
        "there is no column “{name}”; the columns are {columns}; choose one by its number or its heading",
        name,
        columns
    )
}

/// What does not fit in the cage whose first cell has this name.
fn say_cage(language: Language, cell: &str, fault: &CageFault) -> String {
    match fault {
        CageFault::TooLarge { found, digits } => say!(
            language,
            "the cage at {cell} has {found} cells, but there are only {digits} digits, and none may repeat in a cage",
            cell,
            found,
            digits
        ),
        CageFault::TooManyCells { found, most } => say!(
            language,
            "the cage at {cell} has {found} cells, but Nonet calculates with at most {most}",
            cell,
            found,
            most
        ),
        CageFault::BadSum { found, cells, possible: [from, to] } => say_plural!(
            language,
            *cells as u64,
            "the cage at {cell} has the sum “{found}”; its {cells} cell can have a sum from {from} to {to}",
            "the cage at {cell} has the sum “{found}”; its {cells} cells can have a sum from {from} to {to}",
            cell,
            found,
            cells,
            from,
            to
        ),
        CageFault::RepeatedCell(repeated) => {
            say!(language, "the cage at {cell} lists {repeated} twice", cell, repeated)
        }
        CageFault::OtherSize { found, said } => say!(
            language,
            "the cage at {cell} has another number of cells ({found}) than its size says ({said})",
            cell,
            found,
            said
        ),
        CageFault::TwoSums([first, second]) => say!(
            language,
            "the cage at {cell} has two sums, {first} and {second}",
            cell,
            first,
            second
        ),
    }
}

/// What a constraint with this name lacks.
fn say_incomplete(name: &str, missing: ConstraintPart, language: Language) -> String {
    match missing {
        ConstraintPart::Cells => {
            say!(language, "“{name}” has no cells here; expected cells such as r1c1 r1c2", name)
        }
        ConstraintPart::Shaft => say!(
            language,
            "“{name}” has no shaft here; expected further cells behind those of the circle",
            name
        ),
        ConstraintPart::Number => say!(language, "“{name}” has no number here; expected one", name),
        ConstraintPart::Sum => {
            say!(language, "“{name}” has no sum here; expected X, V or a number", name)
        }
        ConstraintPart::Place => say!(
            language,
            "“{name}” has no place here; expected one beside the board, such as r0c4 above the fourth column",
            name
        ),
        ConstraintPart::Direction => say!(
            language,
            "“{name}” has no direction here; expected one of DR, DL, UR and UL",
            name
        ),
        ConstraintPart::Marks => say!(
            language,
            "“{name}” does not say which marks are all shown; expected difference, ratio or xv",
            name
        ),
    }
}

impl Say for Problem {
    #[expect(clippy::too_many_lines, reason = "a table of sentences")]
    fn say(&self, language: Language) -> String {
        match self {
            Self::Empty => say!(
                language,
                "no puzzle was found; expected 81 cells in a line, or nine rows of nine cells"
            ),
            Self::TooLarge { limit } => {
                let size = limit / (1024 * 1024);
                say!(
                    language,
                    "the text is larger than {size} MiB, the most that Nonet reads",
                    size
                )
            }
            Self::LineTooLong { limit } => say!(
                language,
                "this line is longer than {limit} bytes, too long for a list or a board",
                limit
            ),
            Self::NotUtf8 => {
                say!(language, "this is not text in UTF-8; expected a text file saved as UTF-8")
            }
            Self::NulByte => {
                say!(language, "there is a NUL byte here; expected a text file saved as UTF-8")
            }
            Self::BrokenOff(error) => say!(language, "reading broke off here ({error})", error),
            Self::Damaged { name } => {
                say!(language, "the {name} data are damaged or cut off", name)
            }
            Self::NoField { expected } => say!(
                language,
                "this line ends before field {expected}, where the other lines have their puzzles",
                expected
            ),
            Self::NoColumn { number } => {
                say!(language, "no line has a puzzle in column {number}", number)
            }
            Self::NoColumnNamed { name, names, count } => {
                say_no_column(language, name, names, *count)
            }
            Self::NotAPuzzle => say!(
                language,
                "this is not a puzzle; expected 81 cells in a line, nine rows of nine cells, a \
                 SadMan text or a Nonet document"
            ),
            Self::OtherJson => say!(
                language,
                "this JSON is not a puzzle; expected “grid” (f-puzzles), “cells” (SudokuPad, GNOME \
                 Sudoku), “puzzle” (SudokuMaker), “boards” (LibreSudoku), or “rows” and “givens” (JSON lines)"
            ),
            Self::SizeWithoutGrid => say!(
                language,
                "this JSON has “size”, as f-puzzles writes it, but no “grid”; expected the rows of \
                 cells there"
            ),
            Self::BadCharacter { found, largest } => bad_character(*found, *largest, language),
            Self::TooFewCells { found, expected } => {
                say!(language, "found only {found} of {expected} cells", found, expected)
            }
            Self::TooManyCells { found, expected } => {
                say!(language, "found {found} cells; expected {expected}", found, expected)
            }
            Self::TooFewRows { found: 0, expected } => {
                say!(language, "there is no board; expected {expected} rows", expected)
            }
            Self::TooFewRows { found, expected } => {
                say!(language, "the board ends after {found} of {expected} rows", found, expected)
            }
            Self::TooManyRows { expected } => say!(
                language,
                "one row too many; expected the end of the board after {expected} rows",
                expected
            ),
            Self::ChanceDigits { repeated } => say!(
                language,
                "{repeated} times a digit is repeated in a row, column or box; that is not a Sudoku",
                repeated
            ),
            Self::EntryOnGiven { given, entry } => say!(
                language,
                "the entry {entry} is in the cell of the given {given}; \
                 expected {given} or an empty cell",
                entry,
                given
            ),
            Self::OtherCandidate { found, expected } => say!(
                language,
                "the candidate {found} is in the place of {expected}; expected {expected}, or . if \
                 {expected} is not a candidate",
                found,
                expected
            ),
            Self::BadMove => say!(
                language,
                "this is not a move; expected I with a cell from 00 to 80 and a digit, or E with a \
                 cell and a candidate of three digits"
            ),
            Self::NotALibraryLine => {
                say!(language, "this is not a line of a HoDoKu library; expected 6 or 7 colons")
            }
            Self::NotACandidate => say!(
                language,
                "this is not a candidate; expected digit, row and column, each from 1 to 9"
            ),
            Self::DocumentType => {
                say!(language, "Nonet does not read XML that defines a document type or entities")
            }
            Self::TooManyAttributes => {
                say!(language, "there are too many attributes here for a puzzle")
            }
            Self::TooManyElements => {
                say!(language, "there are too many elements here for a collection of puzzles")
            }
            Self::BadJson => {
                say!(language, "this breaks the rules of JSON")
            }
            Self::NotAJsonValue(found) => say!(
                language,
                "“{found}” is not a value of JSON; expected a number, a text in quotes, true, false, null, or a list or \
                 named fields in brackets",
                found
            ),
            Self::HalfCharacter => say!(
                language,
                "half of a character stands here without its other half; expected whole characters, or the escapes of \
                 both halves"
            ),
            Self::ListTooLong => {
                say!(language, "there is a value too many in this list; expected “]” here")
            }
            Self::ListTooShort => {
                say!(language, "this list has too few values; expected another one before its “]”")
            }
            Self::NotWellFormed => {
                say!(language, "this breaks the rules of XML")
            }
            Self::JavaObjects => say!(
                language,
                "this file holds Java objects, as HoDoKu's .hsol does, and such objects could run \
                 any program; in HoDoKu, save as text instead"
            ),
            Self::OtherBoard { name } => say!(
                language,
                "Nonet does not read boards of the type “{name}”; expected the classic board of 9 \
                 by 9",
                name
            ),
            Self::OtherShape { name } => say!(
                language,
                "Nonet does not read the board “{name}” of KSudoku: its houses are not those of a square or of a \
                 board with a name",
                name
            ),
            Self::JoinedCubes { name } => say!(
                language,
                "Nonet does not read boards of several cubes, such as “{name}” of KSudoku",
                name
            ),
            Self::UnknownVersion { found, known: [first, last] } if first == last => say!(
                language,
                "unknown version “{found}” of this kind of file; expected version {last}",
                found,
                last
            ),
            Self::UnknownVersion { found, known: [first, last] } => say!(
                language,
                "unknown version “{found}” of this kind of file; expected version {first} to {last}",
                found,
                first,
                last
            ),
            Self::BadSquare(found) => say!(
                language,
                "“{found}” is not a square of this board; expected a square such as r4c5=7",
                found
            ),
            Self::BadValue { found, expected } => {
                let expected = expected.say(language);
                say!(language, "unexpected “{found}”; expected {expected}", found, expected)
            }
            Self::NewerVersion { found, known } => say!(
                language,
                "this is a document of version {found}, made by a newer Nonet; \
                 expected version {known} or older",
                found,
                known
            ),
            Self::OtherLayout { box_rows, box_columns } => say!(
                language,
                "“layout” has boxes of {box_rows} by {box_columns} cells; expected 3 by 3 here, and \
                 another board as “shape” or “board”",
                box_rows,
                box_columns
            ),
            Self::UnknownShape(found) => {
                let unknown = say!(
                    language,
                    "no board is called “{found}”; `nonet shapes` lists the names",
                    found
                );
                let names = NamedShape::ALL.iter().map(|shape| shape.name);
                let meant = name_like(names, &found.to_lowercase());
                say_meant(unknown, meant.into_iter(), language)
            }
            Self::ShapeAndBoard => {
                say!(language, "the document has both “shape” and “board”; expected one of them")
            }
            Self::BoxesAndRegions => {
                say!(language, "the board has both “boxes” and “regions”; expected one of them")
            }
            Self::Board(fault) => fault.say(language),
            Self::NotARegion(found) => say!(
                language,
                "“{found}” is not the name of a region; expected a letter, or . for no region",
                found
            ),
            Self::RegionSize { name, found, expected } => say_plural!(
                language,
                *found as u64,
                "region {name} has {found} cell; expected {expected}, one for each digit",
                "region {name} has {found} cells; expected {expected}, one for each digit",
                name,
                found,
                expected
            ),
            Self::NotAPlace(found) => {
                say!(language, "“{found}” is not a cell; expected a cell such as r4c5", found)
            }
            Self::UnknownHouse(found) => say!(
                language,
                "“{found}” is not a house; expected cells such as r1c1 r2c2, or falling diagonal, \
                 rising diagonal, windows, disjoint groups, asterisk, centre dots or girandola",
                found
            ),
            Self::UnknownRules(rules) => {
                let names: Vec<String> = rules.iter().map(|rule| rule.say(language)).collect();
                say_unknown_rules(&names, language)
            }
            Self::MisspeltRules { found, meant } => {
                say_meant(say_unknown_rules(found, language), meant.iter().cloned(), language)
            }
            Self::UnknownSentence(sentence) => say!(
                language,
                "Nonet does not know this rule of the puzzle, or does not find it in the drawing: \
                 “{sentence}”",
                sentence
            ),
            Self::TooMuchDrawn { parts, points } => say!(
                language,
                "the puzzle draws too much for a Sudoku; expected at most {parts} lines and shapes with \
                 {points} points",
                parts,
                points
            ),
            Self::TooMuchFog { most } => say!(
                language,
                "the lights and triggers of the fog name too many cells; expected at most {most} together",
                most
            ),
            Self::UnlikeAnswer => say!(
                language,
                "the answer in the file does not keep what the drawing seems to say, so Nonet cannot \
                 tell the rules of the puzzle"
            ),
            Self::UnknownField(name) => match constraints::field_of_entry_like(name) {
                Some(meant) => say!(
                    language,
                    "“{name}” is no field that Nonet knows here; did you mean “{meant}”?",
                    name,
                    meant
                ),
                None => say!(
                    language,
                    "“{name}” is no field that Nonet knows here; without it the rule might be another",
                    name
                ),
            },
            Self::EmptyClue(name) => {
                say!(language, "“{name}” has too few cells or digits here to say anything", name)
            }
            Self::ConstraintWithoutName => say!(
                language,
                "this constraint is an empty text; expected a name and cells, such as “cage 14 r1c1 r1c2”"
            ),
            Self::UnknownConstraint { found, meant: Some(meant) } => say!(
                language,
                "no constraint is called “{found}”; did you mean “{meant}”?",
                found,
                meant
            ),
            Self::UnknownConstraint { found, meant: None } => {
                let names: Vec<String> = constraints::names().map(str::to_owned).collect();
                let names = language.list(&names);
                say!(
                    language,
                    "no constraint is called “{found}”; Nonet knows {names}",
                    found,
                    names
                )
            }
            Self::IncompleteConstraint { name, missing } => {
                say_incomplete(name, *missing, language)
            }
            Self::NotACellOfConstraint { found, name } => say!(
                language,
                "“{found}” is not a cell; expected cells such as r4c5 here, and the number of “{name}” before them",
                found,
                name
            ),
            Self::CloneOfItself => say!(
                language,
                "a clone has the same cells twice, so it says nothing; expected the cells of another area"
            ),
            Self::CellsApart { from, to } => say!(
                language,
                "a line goes from {from} to {to}, which does not touch it; expected all cells of the line",
                from,
                to
            ),
            Self::ImpossibleNumber { constraint, place, found, possible } => {
                let clue = constraint.named_at(place, language);
                let range = |&[from, to]: &[u32; 2]| {
                    if from == to {
                        from.to_string()
                    } else {
                        say!(language, "{from} to {to}", from, to)
                    }
                };
                let possible: Vec<String> = possible.iter().map(range).collect();
                let possible = language.list(&possible);
                say!(
                    language,
                    "no digits fit {clue} with the number {found}; possible are {possible}",
                    clue,
                    found,
                    possible
                )
            }
            Self::Cage { cell, fault } => say_cage(language, cell, fault),
            Self::CageWithoutCells => say!(language, "a cage has no cells"),
            Self::HouseSize { found, said } => say!(
                language,
                "a house has another number of cells ({found}) than its size says ({said})",
                found,
                said
            ),
            Self::ThermometerTooLong { found, digits } => say!(
                language,
                "a thermometer has a line of {found} cells, but there are only {digits} digits, and each is larger than the last",
                found,
                digits
            ),
            Self::PillTooLarge { found, most } => say!(
                language,
                "the circle of an arrow has {found} cells; expected at most {most}",
                found,
                most
            ),
            Self::ArrowTooLong { found, most } => say!(
                language,
                "the shaft of an arrow has {found} cells; expected at most {most}",
                found,
                most
            ),
            Self::ArrowsFrom0 => say!(
                language,
                "the puzzle has arrows and digits from 0, which Nonet does not know together"
            ),
            Self::CellTwiceOnLine => {
                say!(language, "a line goes through one cell twice, which Nonet does not know")
            }
            Self::TooManyCellsOnLine { found, most } => {
                say!(language, "a line has {found} cells; expected at most {most}", found, most)
            }
            Self::LinesFromZero => say!(
                language,
                "the puzzle has lines with sums and digits from 0, which Nonet does not know together"
            ),
            Self::EntropicLine { digits } => say!(
                language,
                "the puzzle has entropic lines, but its {digits} digits do not fall into three groups of equal size",
                digits
            ),
            Self::CloneAreas => say!(
                language,
                "a clone needs two areas with equally many cells, each cell listed once in its area"
            ),
            Self::CalculationsFromZero => say!(
                language,
                "the puzzle has digits from 0 together with cages to calculate with, which Nonet does not know yet"
            ),
            Self::NotSideBySide => {
                say!(
                    language,
                    "the two cells of a dot, an X, a V or a greater-than sign must share an edge"
                )
            }
            Self::NotAroundACorner => {
                say!(language, "the cells of a quadruple must be the four cells around a corner")
            }
            Self::TooManyDigitsInQuadruple { found } => {
                say!(language, "a quadruple has {found} digits, but only four cells", found)
            }
            Self::MarksFromZero => say!(
                language,
                "the puzzle has digits from 0 together with black dots, or with the rule that all X and V are shown, which \
                 Nonet does not know yet"
            ),
            Self::NotOutside(found) => say!(
                language,
                "no row, column or diagonal with such a number begins at “{found}”; expected a place beside the board, such as \
                 r0c4 above the fourth column",
                found
            ),
            Self::OutsideFromZero => say!(
                language,
                "the puzzle has digits from 0 together with sandwiches, X-sums or numbered rooms, which Nonet does not know yet"
            ),
            Self::NotAnIndexer { place, kind } => match kind {
                IndexerKind::Row => say!(
                    language,
                    "{place} cannot be a row indexer: it is in no column with every digit, or in two",
                    place
                ),
                IndexerKind::Column => say!(
                    language,
                    "{place} cannot be a column indexer: it is in no row with every digit, or in two",
                    place
                ),
                IndexerKind::Box => say!(
                    language,
                    "{place} cannot be a box indexer: it is in no box or region with every digit",
                    place
                ),
            },
            Self::TooManyCircles { found, most } => say!(
                language,
                "the puzzle has {found} counting circles; expected at most {most}, each digit as often as it says",
                found,
                most
            ),
            Self::PlacesFromZero => say!(
                language,
                "the puzzle has digits from 0 together with indexers or counting circles, which Nonet does not know yet"
            ),
            Self::BadBorders => say!(
                language,
                "the borders of the regions or cages are missing or do not fit this board; expected a comma behind the \
                 cells, and then one border or none between each two neighbours"
            ),
            Self::BadLink => say!(
                language,
                "there is no puzzle in this link, only a part of one, or the name of one on a server, \
                 which Nonet does not ask; expected the whole link of a puzzle"
            ),
            Self::LinkTooLarge { limit } => {
                let size = limit / (1024 * 1024);
                say!(
                    language,
                    "the text in this link is larger than {size} MiB when it is unpacked, the most that Nonet \
                     reads of a link",
                    size
                )
            }
            Self::InLink(problem) => {
                let problem = problem.say(language);
                say!(language, "in the text that this link holds: {problem}", problem)
            }
            Self::BadNumber { found, largest } => say!(
                language,
                "“{found}” is not a digit of this board; expected a number from 1 to {largest}",
                found,
                largest
            ),
            Self::BadNumberFrom0 { found, largest } => say!(
                language,
                "“{found}” is not a digit of this puzzle; expected a number from 0 to {largest}",
                found,
                largest
            ),
            Self::BadSign { found, last } => say!(
                language,
                "“{found}” is not a digit of this board; expected a digit from 0 to {last}",
                found,
                last
            ),
            Self::OtherLastDigit { said, last } => say!(
                language,
                "--digits has {said} as the last digit; expected {last} for this board",
                said,
                last
            ),
            Self::LowestDigitAndRules { lowest, rules } => {
                let lowest = Self::LowestDigit(*lowest).say(language);
                let rules = Self::UnknownRules(rules.clone()).say(language);
                format!("{lowest}; {rules}")
            }
            Self::LowestDigit(lowest) => say!(
                language,
                "the puzzle counts its digits from {lowest}; Nonet reads only digits from 0 or from 1",
                lowest
            ),
            Self::ZeroAndOther { sign, last } => say!(
                language,
                "0 may be a digit here, because {sign} stands for an empty cell too; expected one \
                 sign for an empty cell, or digits from 0 chosen by --digits 0-{last} or in Options",
                sign,
                last
            ),
            Self::OnlyClassic => say!(
                language,
                "the library shows only the classic board of 9 by 9 cells; File > Open takes \
                 boards of every shape"
            ),
            Self::NoCell(found) => {
                say!(language, "found “{found}” where the board has no cell; expected -", found)
            }
            Self::TooDeep => {
                say!(language, "the brackets here are nested too deeply for a puzzle")
            }
            Self::MisspeltField { found, meant } => {
                say!(language, "unknown field “{found}”; did you mean “{meant}”?", found, meant)
            }
            Self::MissingField(field) => say!(
                language,
                "the document has no “{field}”, which every document must have",
                field
            ),
            Self::RepeatedField(field) => {
                say!(
                    language,
                    "“{field}” appears here for the second time; expected “{field}” \
                     only once",
                    field
                )
            }
            Self::WrongType(expected) => {
                let expected = expected.say(language);
                say!(language, "expected {expected}", expected)
            }
            Self::NumberOutOfRange => say!(
                language,
                "this number is out of range; expected a small whole number, not below 0"
            ),
            Self::ExpectedSign(sign) => {
                say!(language, "expected “{sign}” here", sign)
            }
            Self::OtherName(found) => {
                say!(language, "found “{found}”; expected “Nonet”", found)
            }
            Self::Unclosed => say!(
                language,
                "the document ends too early; \
                 expected every quote, bracket and comment to be closed"
            ),
            Self::TextBehind => {
                say!(language, "there is text after the end of the document")
            }
            Self::UnexpectedSign(sign) => {
                let sign = shown(*sign);
                say!(language, "unexpected {sign}; expected a value or a closing bracket", sign)
            }
            Self::Notation { detail } => {
                say!(language, "the document has a syntax error here ({detail})", detail)
            }
            Self::NotACount => say!(language, "expected the number of the puzzles that follow"),
            Self::FewerThanCounted { found, counted } => say!(
                language,
                "found only {found} of the {counted} puzzles that the first line announces",
                found,
                counted
            ),
            Self::MoreThanCounted { counted } => say!(
                language,
                "there is more text than the first line announces; expected the end after puzzle \
                 {counted}",
                counted
            ),
        }
    }
}

/// One of the letters that stand for digits on larger boards is told to be none of this one.
fn bad_character(found: char, largest: usize, language: Language) -> String {
    let character = shown(found);
    if largest == 9 && matches!(found, 'A'..='P' | 'a'..='g') {
        return say!(
            language,
            "{character} does not fit a 9×9 board; expected 1 to 9, or one of 0 . * _ x for an empty \
             cell",
            character
        );
    }
    say!(
        language,
        "{character} does not stand for a cell; expected 1 to {largest}, or one of 0 . * _ x for \
         an empty cell",
        character,
        largest
    )
}

/// A character as a person can see it.
fn shown(c: char) -> String {
    let visible = c.is_ascii_graphic() || c.escape_debug().count() == 1;
    if visible && !c.is_whitespace() {
        format!("“{c}”")
    } else {
        format!("U+{:04X}", u32::from(c))
    }
}

impl Say for ExpectedValue {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Number { from, to } => {
                say!(language, "a whole number from {from} to {to}", from, to)
            }
            Self::Position { last } => {
                say!(language, "a row and a column, each from 0 to {last}", last)
            }
            Self::RowColumnDigit { first, last } => say!(
                language,
                "a row and a column from {first} to {last}, and a digit from 1 to 9",
                first,
                last
            ),
            Self::KSudokuLetter { last } => {
                say!(
                    language,
                    "a letter from b, which is 1, to {last}, or _ for an empty cell",
                    last
                )
            }
            Self::SumoCueCell => say!(
                language,
                "= and the digit of a cell, 0 for none, or the sum of a cage of several cells; or + and the number of an \
                 earlier cell of the cage; and behind it J and a region from 0 to 8 in all cells or in none"
            ),
            Self::SoloSum => say!(language, "a sum at the place of the first cell of its cage"),
            Self::SoloCell => say!(
                language,
                "digits, _ between two digits, or a letter from a to z for 1 to 26 empty cells"
            ),
            Self::SoloBorder => {
                say!(language, "a letter from a to z, or _, for the borders of the regions")
            }
            Self::EndOfLine => say!(language, "the end of the line"),
            Self::Direction => say!(language, "one of DR, DL, UR and UL"),
            Self::Marks => say!(language, "difference, ratio or xv"),
            Self::EndOfConstraint => say!(language, "the end of the constraint"),
        }
    }
}

impl Say for ValueType {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Text => say!(language, "a text in quotes"),
            Self::Number => say!(language, "a whole number"),
            Self::YesOrNo => say!(language, "true or false"),
            Self::List => {
                say!(language, "a list in square brackets")
            }
            Self::Fields => {
                say!(language, "named fields in round brackets")
            }
            Self::Object => {
                say!(language, "named fields in braces")
            }
        }
    }
}

impl Say for Kind {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Nonet => say!(language, context = "in a sentence", "Nonet document"),
            Self::JsonLines => say!(language, context = "in a sentence", "JSON line"),
            Self::SadMan => say!(language, "SadMan Sudoku text"),
            Self::List => {
                say!(language, "list with one puzzle per line")
            }
            Self::Rows => {
                say!(language, "text with a line for each row")
            }
            Self::PencilMarks => say!(language, "grid of candidates"),
            Self::Sukaku => say!(language, "Sukaku line"),
            Self::SimpleSudoku => {
                say!(language, "Simple Sudoku text")
            }
            Self::SudoCue => say!(language, "SudoCue text"),
            Self::Library => say!(language, context = "in a sentence", "HoDoKu library line"),
            Self::OpenSudoku => say!(language, "file of OpenSudoku"),
            Self::KSudoku => say!(language, "game of KSudoku"),
            Self::GnomeSudoku => say!(language, "game of GNOME Sudoku"),
            Self::GnomeCode => say!(language, "code of GNOME Sudoku"),
            Self::Solo => say!(language, "game ID of Solo"),
            Self::FPuzzles => say!(language, "link of f-puzzles"),
            Self::SudokuPad => say!(language, "link of SudokuPad"),
            Self::SudokuMaker => say!(language, "link of SudokuMaker"),
            Self::SumoCue => say!(language, "line of SumoCue"),
            Self::LibreSudoku => {
                say!(language, "backup of LibreSudoku")
            }
            Self::Gravity => say!(language, "file of Sudoku 10'000"),
            Self::Penpa => say!(language, "link of penpa-edit"),
            Self::Table => say!(language, "table of puzzles"),
        }
    }
}

impl Say for WriteError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Nothing => {
                say!(language, "there is no puzzle to write")
            }
            Self::NoCode => say!(
                language,
                "a code of GNOME Sudoku cannot hold an empty board, or a digit that is given nine \
                 times"
            ),
            Self::OtherBoard { kind } => say_unheld_board(*kind, language),
            Self::ReadOnly { kind } => {
                let kind = kind.say(language);
                say!(language, "Nonet can read a {kind}, but not write it", kind)
            }
            Self::Several { kind, count } => {
                let kind = kind.say(language);
                say!(
                    language,
                    "there are {count} puzzles, but a {kind} holds only one",
                    count,
                    kind
                )
            }
        }
    }
}

/// The boards that a kind can hold.
fn say_unheld_board(kind: Kind, language: Language) -> String {
    let name = kind.say(language);
    match kind {
        Kind::Solo => say!(
            language,
            "a {kind} holds only square boards of up to 31 digits, with boxes or connected regions, \
             and with both diagonals or none",
            kind = name
        ),
        Kind::FPuzzles => say!(
            language,
            "a {kind} holds only square boards of one grid, without holes, and without rules that go \
             on over the edges",
            kind = name
        ),
        Kind::SudokuPad => say!(
            language,
            "a {kind} holds only boards of one grid with as many digits as its longer side, without \
             holes, and without rules other than anti-knight and anti-king",
            kind = name
        ),
        Kind::SudokuMaker => say!(
            language,
            "a {kind} holds only boards of one grid of up to 30 digits, without holes, and without \
             rules that go on over the edges",
            kind = name
        ),
        Kind::SumoCue => say!(
            language,
            "a {kind} holds only boards of 9 by 9 cells, with boxes or regions, and with both \
             diagonals or none",
            kind = name
        ),
        Kind::Nonet
        | Kind::SadMan
        | Kind::List
        | Kind::Rows
        | Kind::JsonLines
        | Kind::PencilMarks
        | Kind::Sukaku
        | Kind::SimpleSudoku
        | Kind::SudoCue
        | Kind::Library
        | Kind::OpenSudoku
        | Kind::KSudoku
        | Kind::GnomeSudoku
        | Kind::GnomeCode
        | Kind::Table
        | Kind::Penpa
        | Kind::LibreSudoku
        | Kind::Gravity => {
            say!(language, "a {kind} holds only the classic board of 9 by 9 cells", kind = name)
        }
    }
}

impl Say for Loss {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Shape => say!(language, "the shape and the rules of the board"),
            Self::Entries => say!(language, "the digits entered"),
            Self::Origin => say!(language, "which digits are given, entered or noted"),
            Self::Constraints(kinds) if kinds.is_empty() => {
                say!(language, "the constraints of the puzzle")
            }
            Self::Constraints(kinds) => {
                let kinds: Vec<String> = kinds.iter().map(|it| it.kind_name(language)).collect();
                let kinds = language.list(&kinds);
                say!(language, "the constraints of the puzzle (kinds: {kinds})", kinds)
            }
            Self::RuledOut => say!(language, "the candidates that the puzzle rules out"),
            Self::Ruler => {
                say!(
                    language,
                    "the difference between candidates not noted and candidates ruled \
                     out"
                )
            }
            Self::Notes => say!(language, "notes"),
            Self::CentreNotes => say!(language, "notes in the middle of cells"),
            Self::Colours => say!(language, "colours"),
            Self::Game => say!(language, "the game and its time"),
            Self::Title => say!(language, "the title"),
            Self::Author => say!(language, "the author's name"),
            Self::Description => say!(language, "the text about the puzzle"),
            Self::Comment => say!(language, "the comment"),
            Self::Date => say!(language, "the date"),
            Self::Source => say!(language, "the source of the puzzle"),
            Self::Level => say!(language, "the level that the file states"),
            Self::Url => say!(language, "the address on the web"),
            Self::About => say!(language, "the description of the puzzle"),
            Self::PartOfAbout => {
                say!(language, "part of the description of the puzzle")
            }
        }
    }
}

display_in_english!(ReadError, Problem, ValueType, Kind, WriteError, Loss);
