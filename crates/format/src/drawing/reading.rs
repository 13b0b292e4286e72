//! Proposes a reading of a drawing, or says what has none.

use std::collections::BTreeSet;
use std::sync::Arc;

use nonet_language::Language;

use super::cues::Cue;
use super::model::{Colour, Drawing, DrawnColour, DrawnLine, Shape};
use super::rules_text::{RuleStatement, RulesText};
use super::{lines, outside, shapes};
use crate::constraints::Clues;
use crate::{DrawingPart, Problem, UnknownRule};
use nonet_engine::{
    CellSets, Constraint, Digit, ExtraHouses, Grid, Layout, Place, Puzzle, Rule, Rules,
};

/// The reading of a drawing and of the text beside it, to tell whoever opens the puzzle.
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
    /// The parts of the drawing that were left out.
    pub left_out: Vec<DrawingPart>,
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
    /// Whether the file has the [whole answer](is_whole_answer), which is compared with the reading later.
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
    pub(crate) left_out: Vec<DrawingPart>,
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

/// Whether an answer in a file keeps rules. `?` and other signs stand for cells of which the file does not say the digit. An answer of
/// another size says nothing.
pub(crate) fn answer_keeps(answer: &str, rules: &Rules, layout: &Arc<Layout>) -> bool {
    let digits = digits_of_answer(answer, layout.digit_count());
    if digits.len() != layout.cell_count() {
        return true;
    }
    let mut grid = Grid::empty(Arc::clone(layout));
    for (cell, digit) in layout.cells().zip(digits) {
        grid.set(cell, digit);
    }
    digits_keep(grid, rules)
}

/// Whether an answer says the digit of each of `cells` cells. Only such an answer can prove a reading.
pub(crate) fn is_whole_answer(answer: &str, cells: usize, digits: usize) -> bool {
    let answer = digits_of_answer(answer, digits);
    answer.len() == cells && answer.iter().all(Option::is_some)
}

/// The digits of an answer, one for each sign. `None` for a sign that is no digit of the board.
fn digits_of_answer(answer: &str, digits: usize) -> Vec<Option<Digit>> {
    let digit = |figure: char| {
        let digit = figure.to_digit(36).and_then(|it| Digit::new(u8::try_from(it).ok()?));
        digit.filter(|digit| digit.index() < digits)
    };
    answer.chars().filter(|it| !it.is_whitespace()).map(digit).collect()
}

/// Whether the digits on a board keep rules.
pub(crate) fn digits_keep(digits: Grid, rules: &Rules) -> bool {
    let nothing = CellSets::none(digits.layout());
    Puzzle::of_parts(digits, rules.clone(), nothing).is_ok()
}

/// The most lines and shapes of a drawing that is read, and the most points and cells of these. Each is compared with all
/// others, so a drawing of a few megabytes would take hours. The largest drawing of clues has some hundred.
const MOST_PARTS: usize = 3_000;
const MOST_POINTS: usize = 20_000;

/// Refuses a drawing of too many parts.
fn check_size(drawing: &Drawing) -> Result<(), Problem> {
    let Drawing { lines, arrows, underlays, overlays, areas } = drawing;
    let parts = lines.len() + arrows.len() + underlays.len() + overlays.len() + areas.len();
    let points = lines.iter().chain(arrows).map(|line| line.points.len()).sum::<usize>()
        + areas.iter().map(Vec::len).sum::<usize>();
    if parts > MOST_PARTS || points > MOST_POINTS {
        return Err(Problem::TooMuchDrawn { parts: MOST_PARTS, points: MOST_POINTS });
    }
    Ok(())
}

/// Proposes a reading.
///
/// # Errors
/// If the drawing has too many parts, if one of them has no reading, or if the text speaks of something that was not found.
pub(crate) fn read(puzzle: &DrawnPuzzle<'_>) -> Result<ProposedReading, Problem> {
    check_size(puzzle.drawing)?;
    let text = RulesText::of(puzzle.rules);
    let mut reader = Reader::new(puzzle, &text);
    // What lies on a line of the file only gives it a colour.
    lines::skip_doubles(&mut reader);
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
pub(super) struct DrawnPart<T> {
    pub(super) drawn: T,
    pub(super) is_read: bool,
}

fn parts<T: Clone>(drawn: &[T]) -> Vec<DrawnPart<T>> {
    drawn.iter().map(|it| DrawnPart { drawn: it.clone(), is_read: false }).collect()
}

/// The drawing with what was read of it so far.
pub(super) struct Reader<'a> {
    pub(super) puzzle: &'a DrawnPuzzle<'a>,
    pub(super) text: &'a RulesText,
    pub(super) lines: Vec<DrawnPart<DrawnLine>>,
    pub(super) arrows: Vec<DrawnPart<DrawnLine>>,
    /// Underlays, and then overlays.
    pub(super) shapes: Vec<DrawnPart<Shape>>,
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

    /// Whether a kind may be read: the text speaks of it, or there is no text, and no other clue in the file.
    pub(super) fn may_be(&self, cue: Cue) -> bool {
        self.text.speaks_of(cue) || self.is_drawing_alone()
    }

    /// Whether nothing but the drawing says anything.
    fn is_drawing_alone(&self) -> bool {
        self.text.is_empty && !self.puzzle.has_own_meaning
    }

    /// Notes that a kind was found.
    pub(super) fn find(&mut self, cue: Cue) {
        self.found.insert(cue);
    }

    /// The kind of clue, among several, that a colour shows. Returns `None` if none or several are possible.
    ///
    /// A colour that the text names comes first, then the colour that programs draw the kind with, then the only kind that
    /// the text speaks of.
    pub(super) fn kind_of_colour(
        &self,
        kinds: &[Cue],
        colour: DrawnColour,
    ) -> Option<RuleStatement> {
        let colour = colour.known();
        let usual = |said: &RuleStatement| colour.is_some_and(|it| lines::is_usual(said.cue, it));
        if self.text.is_empty {
            let kind = kinds.iter().map(|&cue| RuleStatement {
                cue,
                colours: BTreeSet::new(),
                number: None,
                sentence: String::new(),
                is_aside: false,
            });
            return only(kind.filter(|said| self.is_drawing_alone() && usual(said)));
        }
        let said = || self.text.said.iter().filter(|said| kinds.contains(&said.cue)).cloned();
        let name = colour.map(Colour::name);
        let named: Vec<RuleStatement> =
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
            if self.text.states(cue) {
                self.found.insert(cue);
                if !self.puzzle.board_rules.contains(&rule) {
                    self.reading.rules.insert(rule);
                }
            }
        }
        if self.text.states(Cue::Disjoint) {
            self.found.insert(Cue::Disjoint);
            self.reading.extras.insert(ExtraHouses::DisjointGroups);
        }
        let has_white = self.found.contains(&Cue::WhiteDot);
        let dots = [Cue::WhiteDot, Cue::BlackDot];
        if self.text.states(Cue::AllDots) && dots.iter().any(|cue| self.text.speaks_of(*cue)) {
            self.found.extend(dots);
            self.found.insert(Cue::AllDots);
            let kinds = [(Cue::WhiteDot, "difference"), (Cue::BlackDot, "ratio")];
            for (_, name) in kinds.iter().filter(|(cue, _)| self.text.speaks_of(*cue)) {
                self.reading.clues.add("negative", (*name).into());
            }
        }
        if self.text.states(Cue::AllSums) && self.text.speaks_of(Cue::Xv) {
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
        let is_left = |parts: &[DrawnPart<DrawnLine>]| parts.iter().any(|it| !it.is_read);
        let left = [
            (DrawingPart::Lines, is_left(&self.lines)),
            (DrawingPart::Arrows, is_left(&self.arrows)),
            (DrawingPart::Shapes, self.shapes.iter().any(|it| !it.is_read)),
        ];
        let left: Vec<DrawingPart> =
            left.into_iter().filter(|(_, is)| *is).map(|(part, _)| part).collect();
        let mut said = self.text.said.iter().filter(|said| !said.is_aside);
        let missing = said.find(|said| !self.is_found(said.cue));
        let missing = missing.map(|said| said.sentence.clone());
        let unknown = self.text.unknown.clone().or(missing);
        if !left.is_empty() && (unknown.is_some() || !self.puzzle.has_own_meaning) {
            return Err(match unknown {
                Some(sentence) if self.puzzle.has_own_meaning => Problem::UnknownSentence(sentence),
                Some(_) | None => {
                    Problem::UnknownRules(left.into_iter().map(UnknownRule::Drawn).collect())
                }
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
