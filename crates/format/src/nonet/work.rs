//! The player's work in Nonet's own document: centre notes, colours, the game, and undo and redo.
//!
//! An edit to undo is stored as the cells before the edit. An edit to redo is stored as the cells after it. The other
//! half of each edit follows from the board. So no text can hold a history that does not lead to its board. An edit of
//! constraints is stored as what undo or redo takes away and adds: `- cage 14 r1c1 r1c2; + cage 15 r1c1 r1c2`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::constraints::{change_text, read_change};
use super::sets::{set_rows, sets};
use super::square::{cells_in, squares_in, texts_of};
use super::text_list::TextList;
use crate::syntax::text_position::{at, position_of_field, position_of_text};
use crate::{About, Document, MAX_BYTES, Problem, PuzzleVersion, ReadError, Work};
use nonet_engine::technique::Technique;
use nonet_engine::{Cell, Constraint, Digit, Layout};
use nonet_game::{
    Clock, Content, Edit, GameBoard, History, MoveLog, MoveText, Paint, Play, PractisedStep,
    RulesChange, SavePoint, Square, Stage,
};

/// The most bytes for edits to undo, and for edits to redo: hundreds of thousands of edits.
const MOST_HISTORY: usize = MAX_BYTES / 4;

/// The fields of a document about the player's work. All are optional.
#[derive(Default)]
pub(super) struct WorkFields {
    pub(super) centre: Vec<String>,
    pub(super) crossed: Vec<String>,
    pub(super) colours: String,
    pub(super) selected: String,
    pub(super) play: Option<PlayField>,
    pub(super) versions: Vec<PuzzleVersionField>,
    pub(super) undo: TextList,
    pub(super) redo: TextList,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Play")]
#[expect(clippy::struct_excessive_bools, reason = "each is a field of the file")]
pub(super) struct PlayField {
    /// Whether the puzzle is being edited while its game is set aside.
    #[serde(default, skip_serializing_if = "is_default")]
    editing: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    stage: StageField,
    #[serde(default)]
    milliseconds: u64,
    #[serde(default, skip_serializing_if = "is_default")]
    hints: u32,
    #[serde(default, skip_serializing_if = "is_default")]
    mistakes: u32,
    /// The wrong digits that the player was told about, each in its cell.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    told_wrong: String,
    #[serde(default, skip_serializing_if = "is_default")]
    answer_seen: bool,
    /// Whether the game was solved before an edit led back into it.
    #[serde(default, skip_serializing_if = "is_default")]
    was_solved: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    started: Option<i64>,
    #[serde(default, skip_serializing_if = "is_default")]
    lesson: bool,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    technique: String,
    #[serde(default, skip_serializing_if = "is_default")]
    step: StepField,
    #[serde(default, skip_serializing_if = "is_default")]
    edits_before: usize,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    save_points: Vec<SavePointField>,
    /// The moves of the game, for replay.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    moves: String,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Stage")]
enum StageField {
    #[default]
    Running,
    Paused,
    Finished,
}

/// What was known of the step that is practised.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Step")]
enum StepField {
    #[default]
    Sought,
    Told,
    Found,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "SavePoint")]
struct SavePointField {
    name: String,
    #[serde(default)]
    squares: String,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Company")]
pub(super) struct PuzzleVersionField {
    #[serde(default)]
    edits: usize,
    #[serde(default, skip_serializing_if = "About::is_empty")]
    about: About,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    ruled_out: Vec<String>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Adds the work to a document that has all other fields. `text` is the text of the whole document.
pub(super) fn read(
    text: &str,
    fields: WorkFields,
    document: Document,
) -> Result<Document, ReadError> {
    let layout = Arc::clone(document.givens.layout());
    let centre = sets(text, "centre", &fields.centre, &layout)?;
    let filled = document.givens.filled().chain(document.entries.filled());
    let mut work = Work {
        centre: centre.outside(filled.map(|(cell, _)| cell)),
        crossed: sets(text, "crossed", &fields.crossed, &layout)?,
        paints: paints(text, &fields.colours, &layout)?,
        selected: selected(text, &fields.selected, &layout)?,
        versions: versions(text, fields.versions, &layout)?,
        ..Work::none(&layout)
    };
    if let Some(field) = fields.play {
        work.playing = !field.editing;
        work.moves = moves(&field.moves, &layout);
        work.play = Some(play(text, field, &layout)?);
    }
    let document = Document { work: work.kept(), ..document };
    if fields.undo.is_empty() && fields.redo.is_empty() {
        return Ok(document);
    }
    let history = history(text, &document.board(), &fields.undo, &fields.redo)?;
    let work = Work { history, ..document.work() };
    Ok(Document { work: work.kept(), ..document })
}

fn paints(text: &str, colours: &str, layout: &Layout) -> Result<Vec<(Cell, Paint)>, ReadError> {
    let squares = squares_in(colours, layout)
        .map_err(|problem| at(position_of_text(text, "colours", 0), problem))?;
    let paints: BTreeMap<Cell, Paint> =
        squares.into_iter().map(|(cell, square)| (cell, square.paint)).collect();
    Ok(paints.into_iter().filter(|(_, paint)| !paint.is_none()).collect())
}

fn selected(text: &str, places: &str, layout: &Layout) -> Result<Vec<Cell>, ReadError> {
    cells_in(places, layout).map_err(|problem| at(position_of_text(text, "selected", 0), problem))
}

fn versions(
    text: &str,
    fields: Vec<PuzzleVersionField>,
    layout: &Arc<Layout>,
) -> Result<Vec<PuzzleVersion>, ReadError> {
    let version = |PuzzleVersionField { edits, about, ruled_out }| {
        let ruled_out = sets(text, "company", &ruled_out, layout)?;
        Ok(PuzzleVersion { edits, about, ruled_out })
    };
    fields.into_iter().map(version).collect()
}

/// Reads the moves of a game. They only serve replay, so if they cannot be read, or are more than Nonet writes, the
/// game continues without them.
fn moves(text: &str, layout: &Layout) -> MoveLog {
    if text.len() > MOST_HISTORY {
        return MoveLog::default();
    }
    let moves = MoveText::from_text(text.to_owned()).read(layout);
    MoveLog::of(moves.unwrap_or_default())
}

fn play(text: &str, field: PlayField, layout: &Arc<Layout>) -> Result<Play, ReadError> {
    let save_point = |SavePointField { name, squares }| {
        let squares = squares_in(&squares, layout)
            .map_err(|problem| at(position_of_field(text, "play"), problem))?;
        let board = GameBoard::empty(Arc::clone(layout)).with_squares(squares);
        Ok(SavePoint { name, board: Arc::new(board) })
    };
    Ok(Play {
        clock: Clock::standing_at(Duration::from_millis(field.milliseconds)),
        stage: match field.stage {
            StageField::Running => Stage::Running,
            StageField::Paused => Stage::Paused,
            StageField::Finished => Stage::Finished,
        },
        hints: field.hints,
        mistakes: field.mistakes,
        told_wrong: told_wrong(text, &field.told_wrong, layout)?,
        was_solved: field.was_solved,
        answer_seen: field.answer_seen,
        started: field.started,
        is_practice: field.lesson,
        technique: Technique::named(&field.technique),
        step: match field.step {
            StepField::Sought => PractisedStep::Sought,
            StepField::Told => PractisedStep::Told,
            StepField::Found => PractisedStep::Found,
        },
        edits_before: field.edits_before,
        save_points: field.save_points.into_iter().map(save_point).collect::<Result<_, _>>()?,
    })
}

/// Reads the wrong digits that the player was told about. Squares without an entry are ignored.
fn told_wrong(text: &str, words: &str, layout: &Layout) -> Result<Vec<(Cell, Digit)>, ReadError> {
    let squares = squares_in(words, layout)
        .map_err(|problem| at(position_of_field(text, "play"), problem))?;
    let digit = |(cell, square): (Cell, Square)| Some((cell, square.content.digit()?));
    let mut told: Vec<(Cell, Digit)> = Vec::new();
    for one in squares.into_iter().filter_map(digit) {
        if !told.contains(&one) {
            told.push(one);
        }
    }
    Ok(told)
}

/// The history that leads to `board`. Edits that change nothing are dropped.
fn history(
    text: &str,
    board: &GameBoard,
    undo: &TextList,
    redo: &TextList,
) -> Result<History, ReadError> {
    let step = |field: &str, number: usize, words: &str| {
        HistoryStep::read(words, board.layout())
            .map_err(|problem| at(position_of_text(text, field, number), problem))
    };
    let (mut done, mut now) = (Vec::new(), Standing::of(board));
    for (number, words) in undo.iter().enumerate().rev() {
        done.extend(now.go_back(step("undo", number, words)?));
    }
    done.reverse();
    let (mut undone, mut now) = (Vec::new(), Standing::of(board));
    for (number, words) in redo.iter().enumerate() {
        undone.extend(now.go_on(step("redo", number, words)?));
    }
    Ok(History::of(done, undone))
}

/// What undo or redo does to the board.
enum HistoryStep {
    /// Cells get these squares.
    Cells(Vec<(Cell, Square)>),
    /// The constraints change.
    Rules(RulesChange),
}

impl HistoryStep {
    fn read(words: &str, layout: &Arc<Layout>) -> Result<Self, Problem> {
        if words.starts_with(['-', '+']) {
            read_change(words, layout).map(Self::Rules)
        } else {
            squares_in(words, layout).map(Self::Cells)
        }
    }
}

/// The board at a point of its history. The constraints are listed beside it, because to compile them for each step would
/// take long.
struct Standing {
    board: GameBoard,
    constraints: BTreeSet<Constraint>,
}

impl Standing {
    fn of(board: &GameBoard) -> Self {
        let constraints = board.rules().constraints().iter().cloned().collect();
        Self { board: board.clone(), constraints }
    }

    /// Takes a step of undo. Returns the edit that it takes back.
    fn go_back(&mut self, step: HistoryStep) -> Option<Edit> {
        match step {
            HistoryStep::Cells(before) => {
                let now = &self.board;
                let after: Vec<(Cell, Square)> =
                    before.iter().map(|&(cell, _)| (cell, now.square(cell))).collect();
                self.board = now.clone().with_squares(before);
                Edit::of_squares(&self.board, after)
            }
            HistoryStep::Rules(change) => {
                let RulesChange { removed, added } = self.change_rules(change);
                Edit::of_rules_change(RulesChange { removed: added, added: removed })
            }
        }
    }

    /// Takes a step of redo. Returns its edit.
    fn go_on(&mut self, step: HistoryStep) -> Option<Edit> {
        match step {
            HistoryStep::Cells(after) => {
                let edit = Edit::of_squares(&self.board, after.iter().copied());
                self.board = self.board.clone().with_squares(after);
                edit
            }
            HistoryStep::Rules(change) => Edit::of_rules_change(self.change_rules(change)),
        }
    }

    /// Changes the constraints. Returns the part of the change that makes a difference.
    fn change_rules(&mut self, RulesChange { removed, added }: RulesChange) -> RulesChange {
        let removed = removed.into_iter().filter(|it| self.constraints.remove(it)).collect();
        let added = added.into_iter().filter(|it| self.constraints.insert(it.clone())).collect();
        RulesChange { removed, added }
    }
}

/// The fields for the player's work on a document.
pub(super) fn fields(document: &Document) -> WorkFields {
    let Some(work) = &document.work else {
        return WorkFields::default();
    };
    let layout = document.givens.layout();
    let painted =
        work.paints.iter().map(|&(cell, paint)| (cell, Square { paint, ..Square::default() }));
    let places = work.selected.iter().map(|&cell| layout.name_of(cell)).collect::<Vec<_>>();
    let undo = bounded(work.history.done().map(|edit| before(edit, layout))).reversed();
    let left_out = work.history.done_count() - undo.len();
    WorkFields {
        centre: set_rows(&work.centre, layout),
        crossed: set_rows(&work.crossed, layout),
        colours: texts_of(painted, layout),
        selected: places.join(" "),
        play: work.play.as_ref().map(|play| play_field(play, work, left_out, layout)),
        versions: work.versions.iter().map(|it| version_field(it, left_out, layout)).collect(),
        undo,
        redo: bounded(work.history.undone().map(|edit| after(edit, layout))),
    }
}

/// As many of the first `texts` as keep the document short enough to be read again.
fn bounded(texts: impl Iterator<Item = String>) -> TextList {
    let mut length = 0;
    let is_short = |text: &String| {
        length += text.len();
        length <= MOST_HISTORY
    };
    texts.take_while(is_short).collect()
}

fn before(edit: &Edit, layout: &Layout) -> String {
    if let Some(change) = edit.rules_change() {
        return change_text(&change.added, &change.removed, layout);
    }
    texts_of(edit.changes().map(|change| (change.cell, change.before)), layout)
}

fn after(edit: &Edit, layout: &Layout) -> String {
    if let Some(change) = edit.rules_change() {
        return change_text(&change.removed, &change.added, layout);
    }
    texts_of(edit.changes().map(|change| (change.cell, change.after)), layout)
}

fn play_field(play: &Play, work: &Work, left_out: usize, layout: &Layout) -> PlayField {
    let elapsed = play.clock.elapsed(Duration::ZERO).as_millis();
    let save_point = |point: &SavePoint| SavePointField {
        name: point.name.clone(),
        squares: texts_of(
            point.board.squares().filter(|(_, square)| !square.is_bare()),
            point.board.layout(),
        ),
    };
    PlayField {
        editing: !work.playing,
        stage: match play.stage {
            Stage::Running => StageField::Running,
            Stage::Paused => StageField::Paused,
            Stage::Finished => StageField::Finished,
        },
        milliseconds: u64::try_from(elapsed).unwrap_or(u64::MAX),
        hints: play.hints,
        mistakes: play.mistakes,
        told_wrong: texts_of(
            play.told_wrong.iter().map(|&(cell, digit)| (cell, entry(digit))),
            layout,
        ),
        answer_seen: play.answer_seen,
        was_solved: play.was_solved,
        started: play.started,
        lesson: play.is_practice,
        technique: play.technique.map(Technique::name).unwrap_or_default().to_owned(),
        step: match play.step {
            PractisedStep::Sought => StepField::Sought,
            PractisedStep::Told => StepField::Told,
            PractisedStep::Found => StepField::Found,
        },
        edits_before: play.edits_before.saturating_sub(left_out),
        save_points: play.save_points.iter().map(save_point).collect(),
        moves: moves_text(&work.moves, layout),
    }
}

fn entry(digit: Digit) -> Square {
    Square { content: Content::Entry(digit), ..Square::default() }
}

/// The moves as a text. Empty if the document would become too long to be read again.
fn moves_text(moves: &MoveLog, layout: &Layout) -> String {
    let text = MoveText::of(&moves.moves(), layout).as_str().to_owned();
    if text.len() <= MOST_HISTORY { text } else { String::new() }
}

fn version_field(version: &PuzzleVersion, left_out: usize, layout: &Layout) -> PuzzleVersionField {
    PuzzleVersionField {
        edits: version.edits.saturating_sub(left_out),
        about: version.about.clone(),
        ruled_out: set_rows(&version.ruled_out, layout),
    }
}
