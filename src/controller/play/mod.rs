//! Play mode: games of the puzzle, their clock, their end, checks against the answer, and save points.

pub(super) mod check;
pub(super) mod save_points;

use std::time::Duration;

use super::context::Context;
use super::dialogs::Question;
use super::document::DocumentRevision;
use super::event::{CountedHint, Event};
use super::status::Status;
use super::writing;
use crate::engine::search::Uniqueness;
use crate::engine::{Cell, Digit, Grid};
use crate::game::{Edit, GameBoard, Play, Stage};
use crate::jobs::{JobKind, UniquenessJob};

pub use check::{CheckError, CheckMarks};

/// What happens to a game besides what is done on its board.
#[derive(Debug)]
pub enum PlayAction {
    /// The window has come to the front, or went behind others.
    InFront(bool),
    /// A save point was given a name.
    SavePointNamed(String),
}

/// What waits until it is known whether the puzzle has one answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum PendingCommand {
    /// Nothing: it is good to know.
    #[default]
    Nothing,
    /// Begin to play.
    Play,
    /// Check the entries.
    Check,
}

/// What waits for the answer of the puzzle, and what was told about the game. The game itself belongs to the document.
#[derive(Debug, Default)]
pub(super) struct PlayFeature {
    pending: PendingCommand,
    /// The state of the document whose entries and notes were checked.
    checked: Option<DocumentRevision>,
    /// The steps that were told since the game began.
    told: Vec<CountedHint>,
}

/// What the feature tells about the game.
impl PlayFeature {
    /// What is marked right or wrong.
    pub(super) fn marks(&self, cx: &Context) -> CheckMarks {
        let is_seen = cx.shows_game();
        let Some(answer) = cx.document.facts().only_answer().filter(|_| is_seen) else {
            return CheckMarks::default();
        };
        let is_checked = self.checked == Some(cx.document.revision());
        let (right, wrong) = check::entries_against(answer, &cx.document);
        let lost = || check::cells_that_lost(answer, cx.document.board());
        CheckMarks {
            right: if is_checked { right } else { Vec::new() },
            wrong: if is_checked || cx.options.warn_answer { wrong } else { Vec::new() },
            lost: if is_checked || cx.options.warn_lost_notes { lost() } else { Vec::new() },
        }
    }
}

pub(super) fn handle(cx: &mut Context, action: PlayAction) {
    match action {
        PlayAction::InFront(in_front) => cx.is_behind = !in_front,
        PlayAction::SavePointNamed(name) => save_points::name_typed(cx, &name),
    }
}

/// What is done with the game.
impl PlayFeature {
    /// Plays the puzzle, once it is known to have one answer.
    pub(super) fn ask_to_play(&mut self, cx: &mut Context) {
        match cx.document.puzzle() {
            Ok(_) => self.find_answer_for(cx, PendingCommand::Play),
            Err(reasons) => cx.status = Status::Contradictory(reasons.to_vec()),
        }
    }

    /// Checks the entries, once the answer is known.
    pub(super) fn check(&mut self, cx: &mut Context) {
        self.find_answer_for(cx, PendingCommand::Check);
    }

    /// Finds out whether the puzzle has one answer, and then does what waited for that.
    fn find_answer_for(&mut self, cx: &mut Context, pending: PendingCommand) {
        if let Some(uniqueness) = cx.document.uniqueness() {
            return self.go_on(cx, pending, &uniqueness);
        }
        self.pending = pending;
        if let (Ok(puzzle), false) = (cx.document.puzzle(), cx.jobs.has(JobKind::Uniqueness)) {
            let puzzle = puzzle.clone();
            cx.begin(UniquenessJob(puzzle));
        }
    }

    /// Takes in whether the puzzle has one answer, and which.
    pub(super) fn uniqueness_found(&mut self, cx: &mut Context, uniqueness: &Uniqueness) {
        cx.document.facts_mut().learn_uniqueness(uniqueness.clone());
        let pending = std::mem::take(&mut self.pending);
        self.go_on(cx, pending, uniqueness);
    }

    fn go_on(&mut self, cx: &mut Context, pending: PendingCommand, uniqueness: &Uniqueness) {
        count_shown_mistakes(cx);
        match pending {
            PendingCommand::Nothing => {}
            PendingCommand::Play => play_unless_in_doubt(cx, uniqueness),
            PendingCommand::Check => self.check_against(cx, uniqueness),
        }
    }

    fn check_against(&mut self, cx: &mut Context, uniqueness: &Uniqueness) {
        match uniqueness {
            Uniqueness::NoAnswer => cx.status = Status::CannotCheck(CheckError::NoAnswer),
            Uniqueness::Several => cx.status = Status::CannotCheck(CheckError::SeveralAnswers),
            Uniqueness::Only(answer) => {
                let (right, wrong) = check::entries_against(answer, &cx.document);
                let lost = check::cells_that_lost(answer, cx.document.board()).len();
                cx.status = Status::Checked { right: right.len(), wrong: wrong.len(), lost };
                count_wrong_entries(cx, &wrong);
                self.checked = Some(cx.document.revision());
            }
        }
    }

    /// The puzzle has changed: nothing waits for its answer any more.
    pub(super) fn puzzle_changed(&mut self) {
        *self = Self::default();
    }

    /// Looks for the answer of the puzzle that is played, to check against it later.
    pub(super) fn game_begun(&mut self, cx: &mut Context) {
        if cx.document.is_playing() {
            self.find_answer_for(cx, PendingCommand::Nothing);
        }
    }

    pub(super) fn forget_check(&mut self) {
        self.checked = None;
    }

    /// The game has begun again.
    pub(super) fn game_restarted(&mut self) {
        self.told.clear();
    }

    /// A step was told as a hint, in a game that was set aside too. The same step counts once.
    pub(super) fn count_hint(&mut self, cx: &mut Context, step: CountedHint) {
        if self.told.contains(&step) {
            return;
        }
        if let Some(play) = unfinished(cx) {
            play.hints = play.hints.saturating_add(1);
            self.told.push(step);
        }
    }
}

/// How long the game has taken so far; `None` if no game is played.
pub(super) fn elapsed(cx: &Context) -> Option<Duration> {
    cx.document.played().map(|play| play.clock.elapsed(cx.now.running))
}

/// The time until the clock shows another second; `None` if no clock runs that is seen.
pub(super) fn next_second(cx: &Context) -> Option<Duration> {
    let is_seen = cx.options.clock && cx.options.side_panel && !cx.shows_answer();
    let play = cx.document.played().filter(|play| is_seen && play.clock.is_running())?;
    let begun = play.clock.elapsed(cx.now.running).subsec_nanos();
    Some(Duration::from_secs(1).saturating_sub(Duration::from_nanos(begun.into())))
}

/// Lets the clock run or stand. It runs while the board can be seen and played on.
pub(super) fn wind_clock(cx: &mut Context) {
    let runs = cx.is_playing()
        && !cx.waits_behind()
        && !cx.dialogs.is_any_open()
        && !cx.at_start
        && cx.document.played().is_some_and(|play| play.is_running() && !play.was_solved);
    let now = cx.now.running;
    if let Some(play) = cx.document.play_mut() {
        if runs {
            play.clock.start(now);
        } else {
            play.clock.stop(now);
        }
    }
}

/// Whether there is a puzzle to play.
pub(super) fn may_play(cx: &Context) -> bool {
    let board = cx.document.board();
    let is_open = board.givens().filled_count() < board.layout().cell_count();
    !cx.document.is_playing() && !cx.shows_answer() && is_open
}

pub(super) fn may_play_again(cx: &Context) -> bool {
    let has_begun = match cx.document.played() {
        Some(play) if play.is_practice => cx.document.edits_of_game() > 0,
        Some(_) | None => cx.document.board().has_entries() || cx.document.is_finished(),
    };
    cx.document.is_playing() && !cx.shows_answer() && has_begun
}

pub(super) fn may_pause(cx: &Context) -> bool {
    cx.is_playing() && !cx.document.is_finished()
}

pub(super) fn may_check(cx: &Context) -> bool {
    let is_open = cx.document.play().is_some_and(|play| play.stage != Stage::Finished);
    cx.shows_game() && is_open && cx.document.board().has_entries()
}

pub(super) fn toggle_pause(cx: &mut Context) {
    let was_covered = cx.is_covered();
    // A person who pauses sees the window, whatever the system said about that.
    cx.is_behind = false;
    let Some(play) = cx.document.play_mut() else {
        return;
    };
    play.stage = match play.stage {
        Stage::Running if !was_covered => Stage::Paused,
        Stage::Running | Stage::Paused => Stage::Running,
        Stage::Finished => Stage::Finished,
    };
    let is_paused = play.stage == Stage::Paused;
    cx.status = if is_paused { Status::Paused } else { cx.standing() };
}

/// Plays, or asks first if the puzzle has several answers. A puzzle without an answer cannot be played.
fn play_unless_in_doubt(cx: &mut Context, uniqueness: &Uniqueness) {
    match uniqueness {
        Uniqueness::Only(_) => begin(cx),
        Uniqueness::Several => cx.ask(Question::PlayAnyway),
        Uniqueness::NoAnswer => cx.status = Status::NothingToPlay,
    }
}

/// Begins the game, or resumes a game that was set aside.
pub(super) fn begin(cx: &mut Context) {
    writing::begin_game(cx);
    cx.status = cx.standing();
}

/// Sets the game aside and goes back to editing the puzzle.
pub(super) fn edit_puzzle(cx: &mut Context) {
    cx.document.leave_play();
    cx.tell(Event::GameSetAside);
    cx.status = cx.standing();
}

/// Begins the game again from its first move. Practice begins again with the notes that its position came with.
pub(super) fn play_again(cx: &mut Context) {
    let board = cx.document.board();
    let edit = match cx.document.play() {
        Some(play) if play.is_practice => Edit::into_board(board, &cx.document.board_at_start()),
        Some(_) | None => Edit::restarting(board),
    };
    cx.document.apply(edit);
    cx.document.restart_play();
    writing::note_start(cx);
    cx.position_changed();
    cx.tell(Event::GameRestarted);
    writing::fill_candidates(cx);
    cx.status = cx.standing();
}

/// These entries were told to be wrong, in a game that was set aside too.
pub(super) fn count_mistakes(cx: &mut Context, wrong: impl IntoIterator<Item = (Cell, Digit)>) {
    if let Some(play) = unfinished(cx) {
        wrong.into_iter().for_each(|(cell, digit)| play.count_mistake(cell, digit));
    }
}

/// The answer was looked at: what comes after is no feat any more, in a game that was set aside too.
pub(super) fn count_answer(cx: &mut Context) {
    if let Some(play) = unfinished(cx) {
        play.answer_seen = true;
    }
}

fn unfinished(cx: &mut Context) -> Option<&mut Play> {
    cx.document.play_mut().filter(|play| !play.is_over())
}

/// Counts the wrong entries that a warning shows, whichever way they came onto the board.
pub(super) fn count_shown_mistakes(cx: &mut Context) {
    if !(cx.options.warn_answer && cx.is_playing()) {
        return;
    }
    if let Some(answer) = cx.document.facts().only_answer() {
        let (_, wrong) = check::entries_against(answer, &cx.document);
        count_wrong_entries(cx, &wrong);
    }
}

fn count_wrong_entries(cx: &mut Context, wrong: &[Cell]) {
    let board = cx.document.board();
    let digit = |&cell: &Cell| Some((cell, board.get(cell).digit()?));
    let told: Vec<_> = wrong.iter().filter_map(digit).collect();
    count_mistakes(cx, told);
}

/// A digit was put into a cell of the game: warns, counts a conflict with a given as a mistake, or ends the game.
pub(super) fn entry_written(cx: &mut Context, cell: Cell, digit: Digit) {
    cx.status = cx.standing();
    let answer = cx.document.facts().only_answer();
    let is_wrong = answer.and_then(|answer| answer.get(cell)).is_some_and(|it| it != digit);
    let shows_conflicts = cx.options.show_conflicts;
    let broken = if shows_conflicts { check::broken_at(cell, cx) } else { Vec::new() };
    // Beside another entry, that entry may be the wrong one, and a count would tell.
    let board = cx.document.board();
    if is_wrong && broken.iter().any(|it| check::is_against_a_given(it, board)) {
        count_mistakes(cx, [(cell, digit)]);
    }
    if !broken.is_empty() {
        cx.status = Status::AgainstRules(broken);
    } else if is_wrong && cx.options.warn_answer {
        cx.status = Status::AgainstAnswer(digit);
    }
    look_for_end(cx);
}

/// Warns if notes of `cells` have lost the digit of the answer, and had it `before`.
pub(super) fn notes_written(cx: &mut Context, before: &GameBoard, cells: &[Cell]) {
    let lost = |answer: &Grid| first_lost(answer, before, cx.document.board(), cells);
    let answer = cx.document.facts().only_answer().filter(|_| cx.options.warn_lost_notes);
    if let Some(cell) = answer.and_then(lost) {
        let layout = cx.document.board().layout();
        let (row, column) = (layout.row(cell) + 1, layout.column(cell) + 1);
        cx.status = Status::NoteLost { row, column };
    }
}

fn first_lost(
    answer: &Grid,
    before: &GameBoard,
    after: &GameBoard,
    cells: &[Cell],
) -> Option<Cell> {
    let is_lost = |cell: &&Cell| {
        check::has_lost(after, **cell, answer) && !check::has_lost(before, **cell, answer)
    };
    cells.iter().find(is_lost).copied()
}

/// Ends the game if the board is full and right, and says so if it is full and wrong.
pub(super) fn look_for_end(cx: &mut Context) {
    let is_open = cx.document.board().open_cells().next().is_some();
    if !cx.is_playing() || cx.document.is_finished() || is_open {
        return;
    }
    if !cx.document.conflicts().is_empty() {
        cx.status = Status::FullButWrong;
        return;
    }
    let now = cx.now.running;
    if let Some(play) = cx.document.play_mut() {
        play.stage = Stage::Finished;
        play.clock.stop(now);
        cx.status = Status::Finished {
            time: play.clock.elapsed(now),
            hints: play.hints,
            mistakes: play.mistakes,
        };
    }
}
