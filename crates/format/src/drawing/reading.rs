//! Proposes a reading of a drawing, or says what has none.

use std::collections::BTreeSet;
use std::sync::Arc;

use nonet_language::Language;

use super::cues::Cue;
use super::model::{Colour, Drawing, DrawnLine, Shape};
use super::rules_text::{RulesText, Said};
use super::{lines, outside, shapes};
use crate::Problem;
use crate::constraints::Clues;
use nonet_engine::{
    CellSets, Constraint, Digit, ExtraHouses, Grid, Layout, Place, Puzzle, Rule, Rules,
};

/// What was read from a drawing and the text beside it, to tell whoever opens the puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawnReading {
    /// A constraint of each kind, and how many of the kind there are.
    pub constraints: Vec<(Constraint, usize)>,
    /// The rules of the whole board that the text says.
    pub rules: Vec<Rule>,
    /// The families of houses that the text says.
    pub extras: Vec<ExtraHouses>,
    /// The number of extra regions.
    pub houses: usize,
    /// A sentence of the rules that was not understood.
    pub not_understood: Option<String>,
    /// Parts of the drawing that were left out, by the names of files.
    pub left_out: Vec<String>,
}

impl DrawnReading {
    /// Whether there is nothing to tell.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// A puzzle with a drawing, as its reader gives it.
pub(crate) struct DrawnPuzzle<'a> {
    pub(crate) drawing: &'a Drawing,
    /// The text that says the rules.
    pub(crate) rules: &'a str,
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    pub(crate) digits: usize,
    /// The lines through cells that the file has with a meaning of their own.
    pub(crate) lines: &'a [Vec<Place>],
    /// The regions of the board. Borders drawn around them are ornaments.
    pub(crate) regions: &'a [Vec<Place>],
    /// What the file has with a meaning of its own.
    pub(crate) known: &'a BTreeSet<Cue>,
    /// The rules of the whole board that the file has.
    pub(crate) board_rules: &'a BTreeSet<Rule>,
    /// Whether the file says the meaning of most clues, so that a drawing beside them may be an ornament: it is one if the text
    /// says nothing that the file does not.
    pub(crate) has_own_meaning: bool,
    /// Whether the file has the answer, which is compared with the reading later.
    pub(crate) has_answer: bool,
}

/// A proposed reading.
#[derive(Debug, Default)]
pub(crate) struct ProposedReading {
    pub(crate) clues: Clues,
    /// Rules that the text says and the file does not.
    pub(crate) rules: BTreeSet<Rule>,
    pub(crate) extras: BTreeSet<ExtraHouses>,
    /// Cells of which no two hold the same digit.
    pub(crate) houses: Vec<Vec<Place>>,
    pub(crate) not_understood: Option<String>,
    /// Parts of the drawing that seem to say nothing.
    pub(crate) left_out: Vec<String>,
}

impl ProposedReading {
    /// What is told of the reading, which is these rules on the board.
    pub(crate) fn told(&self, rules: &Rules) -> DrawnReading {
        let mut constraints: Vec<(Constraint, usize)> = Vec::new();
        let mut names: Vec<String> = Vec::new();
        for constraint in rules.constraints() {
            let name = constraint.kind_name(Language::ENGLISH);
            if let Some(at) = names.iter().position(|other| *other == name) {
                constraints[at].1 += 1;
            } else {
                names.push(name);
                constraints.push((constraint.clone(), 1));
            }
        }
        DrawnReading {
            constraints,
            rules: self.rules.iter().copied().collect(),
            extras: self.extras.iter().copied().collect(),
            houses: self.houses.len(),
            not_understood: self.not_understood.clone(),
            left_out: self.left_out.clone(),
        }
    }
}

/// Whether an answer keeps rules. `?` and other signs stand for cells of which the file does not say the digit. An answer of
/// another size says nothing.
pub(crate) fn keeps(answer: &str, rules: &Rules, layout: &Arc<Layout>) -> bool {
    let digits = layout.digit_count();
    let digit = |figure: char| {
        let digit = figure.to_digit(36).and_then(|it| Digit::new(u8::try_from(it).ok()?));
        digit.filter(|digit| digit.index() < digits)
    };
    let figures: Vec<char> = answer.chars().filter(|it| !it.is_whitespace()).collect();
    if figures.len() != layout.cells().count() {
        return true;
    }
    let mut grid = Grid::empty(Arc::clone(layout));
    for (cell, figure) in layout.cells().zip(figures) {
        grid.set(cell, digit(figure));
    }
    holds(grid, rules)
}

/// Whether digits keep rules.
pub(crate) fn holds(digits: Grid, rules: &Rules) -> bool {
    let nothing = CellSets::none(digits.layout());
    Puzzle::of_parts(digits, rules.clone(), nothing).is_ok()
}

/// Proposes a reading.
///
/// # Errors
/// If a part of the drawing has no reading, or if the text speaks of something that was not found.
pub(crate) fn read(puzzle: &DrawnPuzzle<'_>) -> Result<ProposedReading, Problem> {
    let text = RulesText::of(puzzle.rules);
    let mut reader = Reader::new(puzzle, &text);
    lines::read_thermometers(&mut reader);
    lines::read_lines_with_circles(&mut reader);
    lines::read_arrows(&mut reader);
    outside::read(&mut reader);
    shapes::read_marks(&mut reader);
    shapes::read_extremes(&mut reader);
    lines::read_lines(&mut reader);
    lines::skip_doubles(&mut reader);
    shapes::read_cells(&mut reader);
    shapes::read_areas(&mut reader);
    shapes::skip_ornaments(&mut reader);
    reader.read_rules_of_board();
    reader.finish()
}

/// A part of a drawing, until it is read.
pub(super) struct Part<T> {
    pub(super) drawn: T,
    pub(super) is_read: bool,
}

fn parts<T: Clone>(drawn: &[T]) -> Vec<Part<T>> {
    drawn.iter().map(|it| Part { drawn: it.clone(), is_read: false }).collect()
}

/// The drawing with what was read of it so far.
pub(super) struct Reader<'a> {
    pub(super) puzzle: &'a DrawnPuzzle<'a>,
    pub(super) text: &'a RulesText,
    pub(super) lines: Vec<Part<DrawnLine>>,
    pub(super) arrows: Vec<Part<DrawnLine>>,
    /// Underlays, and then overlays.
    pub(super) shapes: Vec<Part<Shape>>,
    pub(super) reading: ProposedReading,
    /// The kinds that were found.
    found: BTreeSet<Cue>,
}

impl<'a> Reader<'a> {
    fn new(puzzle: &'a DrawnPuzzle<'a>, text: &'a RulesText) -> Self {
        let Drawing { lines, arrows, underlays, overlays, areas: _ } = puzzle.drawing;
        let shapes: Vec<Shape> = underlays.iter().chain(overlays).cloned().collect();
        Self {
            puzzle,
            text,
            lines: parts(&lines::distinct(lines)),
            arrows: parts(&lines::distinct(arrows)),
            shapes: parts(&shapes::joined(shapes)),
            reading: ProposedReading::default(),
            found: puzzle.known.clone(),
        }
    }

    /// Whether a kind may be read: the text speaks of it, or there is no text.
    pub(super) fn may_be(&self, cue: Cue) -> bool {
        self.text.speaks_of(cue) || self.text.is_empty
    }

    /// Notes that a kind was found.
    pub(super) fn find(&mut self, cue: Cue) {
        self.found.insert(cue);
    }

    /// The kind of clue, among several, that a colour shows. Returns `None` if none or several are possible.
    ///
    /// A colour that the text names comes first, then the colour that programs draw the kind with, then the only kind that
    /// the text speaks of.
    pub(super) fn kind_of_colour(&self, kinds: &[Cue], colour: Option<Colour>) -> Option<Said> {
        let usual = |said: &Said| colour.is_some_and(|it| lines::is_usual(said.cue, it));
        if self.text.is_empty {
            let kind = kinds.iter().map(|&cue| Said {
                cue,
                colours: BTreeSet::new(),
                number: None,
                sentence: String::new(),
                is_aside: false,
            });
            return only(kind.filter(usual));
        }
        let said = || self.text.said.iter().filter(|said| kinds.contains(&said.cue)).cloned();
        let name = colour.map(Colour::name);
        let named: Vec<Said> =
            said().filter(|it| name.is_some_and(|name| lines::names(&it.colours, name))).collect();
        if !named.is_empty() {
            return only(named.iter().cloned())
                .or_else(|| only(named.into_iter().filter(|it| usual(it))));
        }
        let unnamed = || said().filter(|it| it.colours.is_empty());
        only(unnamed().filter(|it| usual(it))).or_else(|| only(unnamed()))
    }

    /// The cell of the board at a place of the drawing.
    pub(super) fn cell(&self, (row, column): (isize, isize)) -> Option<Place> {
        let place = Place::new(usize::try_from(row).ok()?, usize::try_from(column).ok()?);
        (place.row < self.puzzle.rows && place.column < self.puzzle.columns).then_some(place)
    }

    /// The rules of the whole board that only the text says.
    fn read_rules_of_board(&mut self) {
        for (cue, rule) in [
            (Cue::AntiKnight, Rule::AntiKnight),
            (Cue::AntiKing, Rule::AntiKing),
            (Cue::NonConsecutive, Rule::NonConsecutive),
        ] {
            if self.text.speaks_of(cue) {
                self.found.insert(cue);
                if !self.puzzle.board_rules.contains(&rule) {
                    self.reading.rules.insert(rule);
                }
            }
        }
        if self.text.speaks_of(Cue::Disjoint) {
            self.found.insert(Cue::Disjoint);
            self.reading.extras.insert(ExtraHouses::DisjointGroups);
        }
        let has_white = self.found.contains(&Cue::WhiteDot);
        let dots = [Cue::WhiteDot, Cue::BlackDot];
        if self.text.speaks_of(Cue::AllDots) && dots.iter().any(|cue| self.text.speaks_of(*cue)) {
            self.found.extend(dots);
            self.found.insert(Cue::AllDots);
            let kinds = [(Cue::WhiteDot, "difference"), (Cue::BlackDot, "ratio")];
            for (_, name) in kinds.iter().filter(|(cue, _)| self.text.speaks_of(*cue)) {
                self.reading.clues.add("negative", (*name).into());
            }
        }
        if self.text.speaks_of(Cue::AllSums) && self.text.speaks_of(Cue::Xv) {
            self.found.insert(Cue::Xv);
            self.found.insert(Cue::AllSums);
            self.reading.clues.add("negative", "xv".into());
        }
        // White dots spare their cells from the rule about neighbours.
        if has_white && self.reading.rules.remove(&Rule::NonConsecutive) {
            self.reading.clues.add("negative", "difference".into());
        }
    }

    /// The reading, if nothing is left of the drawing and of the text.
    fn finish(self) -> Result<ProposedReading, Problem> {
        let is_left = |parts: &[Part<DrawnLine>]| parts.iter().any(|it| !it.is_read);
        let left = [
            ("lines", is_left(&self.lines)),
            ("arrows", is_left(&self.arrows)),
            ("shapes", self.shapes.iter().any(|it| !it.is_read)),
        ];
        let left: Vec<String> =
            left.iter().filter(|(_, is)| *is).map(|(name, _)| (*name).to_owned()).collect();
        let mut said = self.text.said.iter().filter(|said| !said.is_aside);
        let missing = said.find(|said| !self.is_found(said.cue));
        let missing = missing.map(|said| said.sentence.clone());
        let unknown = self.text.unknown.clone().or(missing);
        let says_more = unknown.is_some() || self.text.unexplained.is_some();
        if !left.is_empty() && (says_more || !self.puzzle.has_own_meaning) {
            return Err(match unknown {
                Some(sentence) if self.puzzle.has_own_meaning => Problem::UnknownSentence(sentence),
                Some(_) | None => Problem::UnknownRules(left),
            });
        }
        // Without a drawing, the file itself says what its parts mean, and the sentence is only told.
        let is_drawn = !self.puzzle.drawing.is_empty() && !self.puzzle.has_own_meaning;
        let is_refused = is_drawn && (unknown.is_some() || !self.puzzle.has_answer);
        let sentence = unknown.or(self.text.unexplained.clone());
        match sentence.clone().filter(|_| is_refused) {
            Some(sentence) => Err(Problem::UnknownSentence(sentence)),
            None => {
                Ok(ProposedReading { not_understood: sentence, left_out: left, ..self.reading })
            }
        }
    }

    /// Whether something of a kind was found, or of the other one of a pair that rules state together.
    fn is_found(&self, cue: Cue) -> bool {
        const PAIRS: [[Cue; 2]; 3] =
            [[Cue::WhiteDot, Cue::BlackDot], [Cue::Odd, Cue::Even], [Cue::Minimum, Cue::Maximum]];
        let pair = PAIRS.iter().find(|pair| pair.contains(&cue));
        let is_paired = pair.is_some_and(|pair| pair.iter().any(|it| self.found.contains(it)));
        is_paired || self.found.contains(&cue)
    }
}

/// The only item. Returns `None` if there are none or several.
pub(super) fn only<T>(mut items: impl Iterator<Item = T>) -> Option<T> {
    let first = items.next()?;
    items.next().is_none().then_some(first)
}
