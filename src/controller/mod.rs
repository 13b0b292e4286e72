//! The program without its window: an [`Action`] goes in, [`Effect`]s come out.
//!
//! Every key, click, choice and reply of a job is an action. The shell in this file hands each action to the one feature
//! that it is for. A feature changes its own state and the [`Context`] that all share, and tells the others what happened
//! by events; the shell passes these on. The caller then shows the new state through its read-only
//! methods. The controller knows no Slint and no words: what it has to say is data, which the texts put into sentences.

#![deny(clippy::wildcard_enum_match_arm)]

mod action;
mod answers;
mod board;
mod board_zoom;
mod combinations;
pub mod commands;
mod conflicts;
mod constraints;
mod context;
mod departure;
mod dialogs;
mod dispatch;
mod document;
mod effect;
mod event;
mod files;
mod fog;
mod game_draft;
mod hints;
mod lab;
mod launch;
mod library;
mod new_game;
mod options;
mod photo;
mod play;
mod printing;
mod records;
mod running_jobs;
mod session;
mod shapes;
mod start_page;
mod status;
mod tutorial;
mod view;
mod writing;

use std::path::Path;
use std::time::Duration;

use crate::engine::technique::{Level, Technique};
use crate::engine::{Cell, Grid, LowestDigit, Rules};
use crate::game::{Colour, Day, GameBoard, Play, SavePoint};
use crate::jobs::{Busy, DailyPuzzle, FilePreview, Hint, JobKind, StepList};
use crate::store::options::Options;
use crate::store::recent_files::RecentFiles;
use crate::store::{KeptBoards, Learning};
use crate::worker::day_of;

use board::BoardFeature;
use combinations::CombinationsFeature;
use constraints::ConstraintsFeature;
use context::Context;
use event::Event;
use files::FilesFeature;
use hints::HintsFeature;
use lab::LabFeature;
use library::LibraryFeature;
use new_game::NewGameFeature;
use photo::PhotoFeature;
use play::PlayFeature;
use printing::PrintingFeature;
use records::RecordsFeature;
use session::SessionFeature;
use shapes::ShapesFeature;
use start_page::StartPageFeature;

pub use action::{Action, DialogAction, JobsAction};
pub use answers::{AnswersAction, FactsShown};
pub use board::{
    BoardAction, DigitKeys, EmptyHandAction, Filter, Hand, PartialNumber, Pen, Typing,
};
pub use combinations::{
    CageCombinations, CageProgress, Combination, CombinationsAction, SelectionSums,
};
pub use commands::{
    Availability, Command, CommandEntry, CommandScope, Entry, Menu, SubMenu, ToolBar, ToolRoom,
};
pub use conflicts::Conflicts;
pub use constraints::{ConstraintKind, ConstraintNote, ConstraintsAction, NumberKind};
pub use departure::{Departure, FirstCell, PastedPuzzle};
pub use dialogs::{
    ChoiceSource, Dialog, DialogButton, Failure, ForeignSave, NumberError, OptionsDraft, PathError,
    PathPurpose, PuzzleChoice, Question, TechniquePage,
};
pub use document::{
    AnswerTotal, BoardZoom, CursorMove, DocumentRevision, DocumentSource, KnownFacts, LessonRemark,
    Mode, OpenDocument, Selection, ShownAnswer, ShownLesson,
};
pub use effect::{Effect, KeepEffect, PlatformEffect, WindowEffect};
pub use files::FilesAction;
pub use fog::ShownFog;
pub use game_draft::{GameDraft, GameError, GameShape};
pub use hints::{
    CellHint, Drawing, DrawnCandidate, DrawnLink, HintsAction, KnownTechniquesEdit, LinkKind,
    PartShape, Practice, PracticeProgress, Preset, Ray, Sign, StepPart, TechniquesAction,
    drawing_at, drawing_of, focus_of, place_of,
};
pub use lab::{Lab, LabAction, LabBench, LabPage, RACE_LIMITS, Race};
pub use launch::{CurrentTime, Launch};
pub use library::{LibraryAction, LibraryBrowser, LibraryNote, LibraryPuzzle, OpenCollection};
pub use new_game::NewGameAction;
pub use options::OptionsAction;
pub use photo::{BoardReading, PhotoAction, PhotoMark, PhotoReview, PictureTurn, QuarterTurn};
pub use play::{CheckError, CheckMarks, PlayAction};
pub use printing::{Preview, PrintDestination, PrintDraft, PrintingAction};
pub use records::{
    Comparison, EndedGame, GameReplay, GameSummary, PlayStatistics, RecordsAction, ReplayAction,
    Scope, SolvedAction,
};
pub use session::SessionAction;
pub use shapes::{
    Brush, EditorAction, EditorMove, EditorNote, Gallery, GalleryBoard, GalleryGroup, GalleryMove,
    KeepError, PaintRefusal, RegionLetter, ShapeDraft, ShapeEditor, ShapeStart, ShapesAction,
};
pub use start_page::{StartCard, StartPage, StartPageAction, StartPageMove};
pub use status::Status;
pub use tutorial::TutorialAction;
pub use view::{CellAppearance, CheckMark, Face, Shade};

/// The program without its window: what all features share, and the features.
#[derive(Debug, Default)]
pub struct Controller {
    cx: Context,
    board: BoardFeature,
    play: PlayFeature,
    hints: HintsFeature,
    files: FilesFeature,
    session: SessionFeature,
    printing: PrintingFeature,
    library: LibraryFeature,
    lab: LabFeature,
    photo: PhotoFeature,
    shapes: ShapesFeature,
    constraints: ConstraintsFeature,
    combinations: CombinationsFeature,
    records: RecordsFeature,
    new_game: NewGameFeature,
    start: StartPageFeature,
}

/// Takes actions, returns effects.
impl Controller {
    /// A controller with an empty puzzle.
    #[must_use]
    pub fn new(options: Options, recent: RecentFiles) -> Self {
        Self {
            board: BoardFeature::new(options.digit_first),
            files: FilesFeature::new(recent),
            cx: Context::new(options),
            ..Self::default()
        }
    }

    /// Takes the action that happened at `now`, and returns the effects to carry out.
    pub fn handle(&mut self, action: Action, now: CurrentTime) -> Vec<Effect> {
        self.cx.now = now;
        if self.is_open_to(&action) {
            self.take(action);
            self.pass_on_events();
        }
        self.follow();
        self.pass_on_events();
        self.cx.take_effects()
    }

    fn pass_on_events(&mut self) {
        while let Some(event) = self.cx.next_event() {
            self.pass_on(event);
        }
    }

    /// Updates clock, records, session and dialogs after every action.
    fn follow(&mut self) {
        let cx = &mut self.cx;
        self.hints.look_for_practised(cx);
        cx.dialogs.open_next();
        self.printing.follow_dialog(cx);
        self.library.follow_dialog(cx);
        self.lab.follow_dialog(cx);
        self.photo.follow_dialog(cx);
        self.records.follow_dialog(cx);
        self.hints.drop_outdated(cx);
        play::wind_clock(cx);
        self.records.follow_game(cx);
        self.session.keep(cx);
    }

    /// Hands an event to the features that it concerns, in this order.
    fn pass_on(&mut self, event: Event) {
        let cx = &mut self.cx;
        match event {
            Event::DocumentShown => {
                start_page::leave(cx);
                self.board.document_shown();
                self.constraints.document_shown();
                self.combinations.document_shown();
                self.hints.document_shown(cx);
            }
            Event::PuzzleChanged => {
                start_page::leave(cx);
                self.play.puzzle_changed();
                self.play.game_begun(cx);
                answers::follow_puzzle(cx);
            }
            Event::PositionChanged => play::count_shown_mistakes(cx),
            Event::EntryWritten(cell, digit) => play::entry_written(cx, cell, digit),
            Event::NotesWritten(before, cells) => play::notes_written(cx, &before, &cells),
            Event::StepApplied | Event::BoardSetBack => play::look_for_end(cx),
            Event::GameBegun => self.play.game_begun(cx),
            Event::GameRestarted => {
                self.board.game_restarted();
                self.play.game_restarted();
                self.hints.restart_practice(cx);
            }
            Event::GameSolved => answers::game_solved(cx),
            Event::GameSetAside => {
                self.board.empty_hand();
                self.play.forget_check();
            }
            Event::PracticeBegun { crosses_out } => self.board.practice_begun(crosses_out),
            Event::LearningEnded => self.board.learning_ended(),
            Event::SessionRestored => hints::resume_practice(cx),
            Event::LessonBegun => drop(self.hints.close(cx)),
            Event::AnswerShown => play::count_answer(cx),
            Event::StepTold(step) => self.play.count_hint(cx, step),
            Event::MistakesTold(wrong) => play::count_mistakes(cx, wrong),
            Event::OptionsChanged => {
                self.board.follow_options(cx);
                self.lab.follow_options(cx);
                cx.end_note_on_digits();
                writing::fill_candidates(cx);
                play::count_shown_mistakes(cx);
            }
            Event::LanguageChanged => self.printing.language_changed(cx),
            Event::LimitChanged => answers::limit_changed(cx),
            Event::StatisticsWanted => answers::follow_puzzle(cx),
            Event::StartWanted => {
                if cx.document.is_blank() || cx.document.is_finished() {
                    self.start.show(cx, self.files.recent().files());
                    new_game::fill_stock(cx);
                }
                answers::follow_puzzle(cx);
            }
            Event::PlayWanted => {
                if play::may_play(cx) {
                    self.play.ask_to_play(cx);
                }
            }
            Event::ExportChosen(medium, target) => self.printing.export_to(cx, medium, target),
            Event::GamesTargetChosen(target) => self.records.export(cx, target),
            Event::RaceTargetChosen(kind, target) => {
                self.lab.handle(cx, LabAction::ExportTo(kind, target));
            }
            Event::PictureRead(reading) => self.photo.show(cx, *reading),
            Event::RaceListChosen(path) => self.lab.handle(cx, LabAction::ListFile(path)),
            Event::LibraryChosen(folder) => self.library.choose_folder(cx, folder),
            Event::WindowsWanted(files) => files::open_windows(cx, files),
            Event::DepartureWanted(departure) => self.files.request(cx, departure),
            Event::DepartureResumed(departure) => self.files.leave_for(cx, departure),
            Event::DepartureWaits(departure) => self.files.wait_with(departure),
            Event::Departed(departure) => self.depart(departure),
            Event::WritingEnded => self.files.writing_ended(cx),
            Event::StopWanted => self.files.stop(cx),
            Event::QuitAgreed => {
                if !self.session.is_stopped() {
                    self.records.leave_program(cx);
                }
                self.session.quit(cx);
            }
        }
    }

    /// Carries out a departure, once no change can be lost.
    fn depart(&mut self, departure: Departure) {
        let cx = &mut self.cx;
        match departure {
            Departure::New => files::show_empty(cx),
            Departure::NewBoard(layout) => files::show_empty_board(cx, layout),
            Departure::NewWith(first) => {
                files::show_empty(cx);
                let typed = match first {
                    FirstCell::Digit(digit) => BoardAction::Type(digit),
                    FirstCell::Empty => BoardAction::TypeEmpty,
                };
                self.board.handle(cx, typed);
            }
            Departure::AskForFile => files::ask_for_file(cx),
            Departure::Open(path) => files::open(cx, path),
            Departure::OpenOn(path, shape) => files::open_on(cx, path, shape),
            Departure::OpenToPlay(path) => {
                self.new_game.forget_wish();
                files::open_to_play(cx, path);
            }
            Departure::Play(document) => {
                self.new_game.forget_wish();
                files::show_to_play(cx, *document);
            }
            Departure::UsePicture(document) => files::show_from_picture(cx, *document),
            Departure::Paste(puzzle) => files::clipboard::paste(cx, &puzzle),
            Departure::NewGame(wish) => self.new_game.make(cx, wish),
            Departure::BeginGame(game) => new_game::begin(cx, &game),
            Departure::Study(study) => self.hints.study(cx, study),
            Departure::Quit => self.files.quit(cx),
        }
    }
}

/// The state, for the code that shows it.
impl Controller {
    /// The document in the window.
    #[must_use]
    pub fn document(&self) -> &OpenDocument {
        &self.cx.document
    }

    /// The mode: edit, play, an answer, or a lesson.
    #[must_use]
    pub fn mode(&self) -> Mode<'_> {
        self.cx.document.mode()
    }

    /// The answer that is shown, in answer mode.
    #[must_use]
    pub fn shown_answer(&self) -> Option<&ShownAnswer> {
        self.cx.document.shown_answer().filter(|_| self.lesson().is_none())
    }

    /// The lesson that is shown over the document.
    #[must_use]
    pub fn lesson(&self) -> Option<&ShownLesson> {
        self.cx.document.lesson()
    }

    /// The lessons done, and the techniques found in practice.
    #[must_use]
    pub fn learning(&self) -> &Learning {
        &self.cx.learning
    }

    /// The board of the document, or of the lesson that covers it.
    #[must_use]
    pub fn board(&self) -> &GameBoard {
        self.cx.document.board_in_view()
    }

    /// The game, while the puzzle is played.
    #[must_use]
    pub fn play(&self) -> Option<&Play> {
        self.cx.document.played().filter(|_| self.lesson().is_none())
    }

    /// The facts that are known of the puzzle.
    #[must_use]
    pub fn facts(&self) -> &KnownFacts {
        self.cx.document.facts()
    }

    /// What is known about the number of answers.
    #[must_use]
    pub fn answer_total(&self) -> AnswerTotal {
        answers::total(&self.cx)
    }

    /// How many facts about the puzzle the side panel shows.
    #[must_use]
    pub fn facts_shown(&self) -> FactsShown {
        answers::facts_shown(&self.cx)
    }

    /// The command that most people want next. `None` if a hint, or a page over the board, offers its own.
    #[must_use]
    pub fn primary(&self) -> Option<Command> {
        let is_asked_for = self.hint().is_some() || self.is_covered();
        match self.mode() {
            Mode::Lesson(_) => None,
            Mode::Answer(_) => Some(Command::Restore),
            Mode::Edit if is_asked_for => None,
            Mode::Edit if self.document().has_puzzle() => Some(Command::PlayPuzzle),
            Mode::Edit => Some(Command::ChooseGame),
            Mode::Play(_) if !is_asked_for && self.is_practised() => Some(Command::PractiseNext),
            Mode::Play(_) if self.is_finished() => Some(Command::NextGame),
            Mode::Play(_) => Some(Command::Hint).filter(|_| !is_asked_for),
        }
    }

    /// Whether the step that is practised was carried out.
    fn is_practised(&self) -> bool {
        let progress = self.practice().map(Practice::progress);
        progress.is_some_and(|progress| progress != PracticeProgress::Sought)
    }

    /// The options in force.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.cx.options
    }

    /// The digit from which the digits of the board in view are counted where people see them.
    #[must_use]
    pub fn lowest_digit(&self) -> LowestDigit {
        self.options().lowest_digit(self.board().layout())
    }

    /// The recent files.
    #[must_use]
    pub fn recent(&self) -> &RecentFiles {
        self.files.recent()
    }

    /// The start page, while it is shown in place of the board.
    #[must_use]
    pub fn start_page(&self) -> Option<StartPage> {
        let page = self.start.page(&self.cx, self.recent().files());
        page.filter(|_| self.lesson().is_none())
    }

    /// The picture of a recent file, if it is known.
    #[must_use]
    pub fn file_preview(&self, path: &Path) -> Option<&FilePreview> {
        self.start.file_preview(path)
    }

    /// The puzzle that a new game of `level` would take, if one is ready.
    #[must_use]
    pub fn ready_puzzle(&self, level: Level) -> Option<&Grid> {
        self.start.ready(&self.cx, level)
    }

    /// The day whose puzzle the start page offers, and that puzzle once it is made.
    #[must_use]
    pub fn daily_puzzle(&self) -> (Day, Option<&DailyPuzzle>) {
        // The puzzle of the day is the same for everyone, so its day is that of UTC.
        let seconds = self.cx.now.moment.seconds;
        (Day::of(seconds, 0), self.start.daily(day_of(seconds)))
    }

    /// The status. If it says only how the puzzle stands, a problem that persists takes its place.
    #[must_use]
    pub fn status(&self) -> &Status {
        if self.lesson().is_some() {
            return &Status::Tutorial;
        }
        let trouble = self.session.trouble().filter(|_| self.cx.status.is_standing());
        trouble.unwrap_or(&self.cx.status)
    }

    /// The open dialog.
    #[must_use]
    pub fn dialog(&self) -> Option<&Dialog> {
        self.cx.dialogs.current()
    }

    /// The kinds of job that run, in no order.
    pub fn running(&self) -> impl Iterator<Item = JobKind> + '_ {
        self.cx.jobs.kinds()
    }

    /// Whether a job of a kind runs.
    #[must_use]
    pub fn is_running(&self, kind: JobKind) -> bool {
        self.cx.jobs.has(kind)
    }

    /// The work that has run long enough to be shown in the status bar.
    #[must_use]
    pub fn busy(&self) -> Option<Busy> {
        self.cx.jobs.busy()
    }

    /// The cell with the cursor.
    #[must_use]
    pub fn selected(&self) -> Cell {
        self.selection().cursor()
    }

    /// The selected cells.
    #[must_use]
    pub fn selection(&self) -> &Selection {
        self.cx.document.selection_in_view()
    }

    /// How the keyboard types digits, and the figures of an unfinished number.
    #[must_use]
    pub fn typing(&self) -> Typing {
        self.board.typing(&self.cx)
    }

    /// The constraints as the board shows them: with the figures of a number that is typed.
    #[must_use]
    pub fn rules_in_view(&self) -> Rules {
        match self.lesson() {
            Some(lesson) => lesson.board().rules().clone(),
            None => self.constraints.rules_in_view(&self.cx),
        }
    }

    /// The fog on the board. There is none over a game that is gone through again.
    #[must_use]
    pub fn fog(&self) -> ShownFog {
        let is_replay = self.replay_on_board().is_some();
        if is_replay { ShownFog::default() } else { fog::shown(&self.cx) }
    }

    /// The constraints that the mouse draws.
    #[must_use]
    pub fn drawn_kind(&self) -> Option<ConstraintKind> {
        self.constraints.tool(&self.cx)
    }

    /// Whether figures go into the number of a constraint.
    #[must_use]
    pub fn types_number(&self) -> bool {
        self.constraints.types_number()
    }

    /// Whether the combinations of cages can be shown.
    #[must_use]
    pub fn shows_combinations(&self) -> bool {
        combinations::are_shown(&self.cx)
    }

    /// The combinations of the cages at the cursor.
    #[must_use]
    pub fn combinations(&self) -> Vec<CageCombinations> {
        self.combinations.at_cursor(&self.cx)
    }

    /// The sums of the selected cells. `None` unless cages have sums.
    #[must_use]
    pub fn selection_sums(&self) -> Option<SelectionSums> {
        combinations::selection_sums(&self.cx)
    }

    /// What the digit keys write.
    #[must_use]
    pub fn pen(&self) -> Pen {
        self.board.pen()
    }

    /// Whether a digit is chosen before its cells, and which one.
    #[must_use]
    pub fn hand(&self) -> Hand {
        self.board.hand()
    }

    /// The filter: what is highlighted on the board.
    #[must_use]
    pub fn filter(&self) -> Option<Filter> {
        self.board.filter(&self.cx)
    }

    /// The colour that was used last. A picked candidate gets this colour.
    #[must_use]
    pub fn colour(&self) -> Colour {
        self.board.colour()
    }

    /// The entries and notes that a check has marked right or wrong.
    #[must_use]
    pub fn marks(&self) -> CheckMarks {
        self.play.marks(&self.cx)
    }

    /// The save points of the game, oldest first.
    #[must_use]
    pub fn save_points(&self) -> &[SavePoint] {
        play::save_points::of(&self.cx)
    }

    /// Whether the game is solved.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.cx.document.is_finished() && self.lesson().is_none()
    }

    /// Whether the board is covered: the game is paused.
    #[must_use]
    pub fn is_covered(&self) -> bool {
        self.cx.is_covered()
    }

    /// The level of the puzzle of the game. `None` if it is not known, or if no game is played.
    #[must_use]
    pub fn level_of_game(&self) -> Option<Level> {
        let document = self.cx.document.played().map(|_| &self.cx.document)?;
        let of_path = document.facts().path().map(|path| path.level());
        let made = || document.about().made().and_then(|made| made.level);
        of_path.or_else(|| self.records.level_of_game()).or_else(made)
    }

    /// The next harder level than that of the game. Returns `None` if there is none, or on a board other than the classic
    /// one, which may lack the level.
    #[must_use]
    pub fn harder_level(&self) -> Option<Level> {
        let document = &self.cx.document;
        let made = document.about().made().and_then(|made| made.level);
        let level = made.or_else(|| self.level_of_game())?;
        level.harder().filter(|_| document.board().layout().is_classic())
    }

    /// The time that the game has taken so far. `None` if no game is played.
    #[must_use]
    pub fn elapsed(&self) -> Option<Duration> {
        play::elapsed(&self.cx)
    }

    /// The time until the clock shows another second. `None` if no visible clock runs.
    #[must_use]
    pub fn next_second(&self) -> Option<Duration> {
        play::next_second(&self.cx)
    }

    /// The hint that is shown. `None` if the board is covered.
    #[must_use]
    pub fn hint(&self) -> Option<&Hint> {
        self.hints.hint(&self.cx)
    }

    /// The technique that is practised on the board.
    #[must_use]
    pub fn practice(&self) -> Option<&Practice> {
        self.hints.practice(&self.cx)
    }

    /// Whether the person's own puzzle comes back when the learning ends.
    #[must_use]
    pub fn has_own_document(&self) -> bool {
        self.cx.has_own_document()
    }

    /// Whether a digit or the notes of the position that is practised do not fit its answer.
    #[must_use]
    pub fn practice_strays(&self) -> bool {
        let strays = |answer| play::check::strays_from(answer, self.document());
        self.practice().is_some() && self.facts().only_answer().is_some_and(strays)
    }

    /// The phrase of the hint whose cells the keyboard lights: counted from 0 forwards and from -1 backwards, round and
    /// round. `None` if there is none.
    #[must_use]
    pub fn phrase(&self) -> Option<i32> {
        self.hints.phrase(&self.cx)
    }

    /// How many steps are carried out with the step that is shown: on a path, those before it too.
    #[must_use]
    pub fn steps_to_apply(&self) -> usize {
        self.hints.steps_to_apply(&self.cx)
    }

    /// The list of steps that is shown. `None` if the board is covered.
    #[must_use]
    pub fn steps(&self) -> Option<&StepList> {
        self.hints.steps(&self.cx)
    }

    /// Whether the puzzle has several answers, so that hints keep to steps that hold for each of them.
    #[must_use]
    pub fn hint_holds_for_several(&self) -> bool {
        self.hint().is_some_and(Hint::holds_for_each_answer)
            && self.cx.document.has_several_answers()
    }

    /// Whether the board holds enough digits to be the pattern of a puzzle.
    #[must_use]
    pub fn may_draw_pattern(&self) -> bool {
        new_game::may_draw_pattern(&self.cx)
    }

    /// Whether the system takes files to print.
    #[must_use]
    pub fn has_printer(&self) -> bool {
        self.cx.system.has_printer
    }

    /// The content of the print dialog.
    #[must_use]
    pub fn preview(&self) -> Option<&Preview> {
        self.printing.preview()
    }

    /// The open library.
    #[must_use]
    pub fn library(&self) -> Option<&LibraryBrowser> {
        self.library.browser()
    }

    /// The open lab.
    #[must_use]
    pub fn lab(&self) -> Option<&Lab> {
        self.lab.lab()
    }

    /// The picture that is compared with the puzzle that was read in it.
    #[must_use]
    pub fn photo(&self) -> Option<&PhotoReview> {
        self.photo.review()
    }

    /// The gallery of boards.
    #[must_use]
    pub fn gallery(&self) -> &Gallery {
        self.shapes.gallery()
    }

    /// The boards that the person has kept.
    #[must_use]
    pub fn kept_boards(&self) -> &KeptBoards {
        self.shapes.kept()
    }

    /// The boards that a new game can be played on.
    #[must_use]
    pub fn game_shapes(&self) -> Vec<GameShape> {
        GameShape::all(self.shapes.kept(), self.board().layout())
    }

    /// Whether the editor can show the selected board of the gallery.
    #[must_use]
    pub fn may_draw_selected_board(&self) -> bool {
        self.shapes.may_draw_selected()
    }

    /// The drawing in the shape editor, if one was begun.
    #[must_use]
    pub fn shape_editor(&self) -> Option<&ShapeEditor> {
        self.shapes.editor()
    }

    /// The open statistics of play.
    #[must_use]
    pub fn play_statistics(&self) -> Option<&PlayStatistics> {
        self.records.statistics()
    }

    /// The figures of the solved game on the board.
    #[must_use]
    pub fn solved_game(&self) -> Option<&GameSummary> {
        self.records.solved(&self.cx)
    }

    /// The replay of the solved game on the board.
    #[must_use]
    pub fn replay_on_board(&self) -> Option<&GameReplay> {
        self.records.replay_on_board(&self.cx).filter(|_| self.lesson().is_none())
    }

    /// Whether a wave may go over the board because the game was solved.
    #[must_use]
    pub fn celebrates(&self) -> bool {
        self.records.celebrates(&self.cx)
    }

    /// The technique of the hardest step of the puzzle, if its path is known.
    #[must_use]
    pub fn hardest_technique(&self) -> Option<Technique> {
        self.facts().path()?.hardest_to_see()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::VALIDATIONS;
    use crate::store::RecentFiles;

    /// Handles an action, reads everything that the window shows, and returns how often a grid was validated.
    fn validations(controller: &mut Controller, action: impl Into<Action>) -> u32 {
        let before = VALIDATIONS.get();
        controller.handle(action.into(), CurrentTime::default());
        let conflicts = controller.conflicts();
        drop((controller.appearances(&conflicts), controller.shades(), controller.drawing()));
        let _ =
            (controller.answer_total(), controller.document().puzzle().is_ok(), controller.busy());
        assert!(Command::plain().filter(|&it| controller.is_enabled(it)).count() > 0);
        VALIDATIONS.get() - before
    }

    #[test]
    fn every_switch_of_the_table_has_a_state() {
        use crate::store::{Candidates, ThemeChoice};
        let controller = Controller::new(Options::default(), RecentFiles::default());
        let with_parameter = [
            Command::Pen(Pen::Digit),
            Command::Candidates(Candidates::Off),
            Command::Theme(ThemeChoice::Dark),
            Command::Export(crate::print::Medium::Pdf),
        ];
        for command in Command::plain().chain(with_parameter) {
            let has_state = controller.state_of_switch(command).is_some();
            assert_eq!(has_state, command.is_switch(), "{command:?}");
        }
    }

    #[test]
    fn a_key_press_validates_the_board_once() {
        let mut controller = Controller::new(Options::default(), RecentFiles::default());
        assert!(
            answers::are_facts_wanted(&controller.cx),
            "a count begins with each digit of the puzzle"
        );
        for digit in [5, 5] {
            assert_eq!(validations(&mut controller, BoardAction::Type(digit)), 1);
            assert_eq!(validations(&mut controller, BoardAction::Move(CursorMove::Next)), 0);
        }
        assert!(!controller.conflicts().cells.is_empty());
        assert_eq!(validations(&mut controller, Command::Undo), 1);
    }

    #[test]
    fn a_key_press_in_a_game_validates_the_position_once() {
        let mut controller = Controller::new(Options::default(), RecentFiles::default());
        validations(&mut controller, BoardAction::Type(5));
        play::begin(&mut controller.cx);
        validations(&mut controller, BoardAction::Move(CursorMove::Next));
        assert_eq!(validations(&mut controller, BoardAction::Type(5)), 1);
        assert!(matches!(controller.status(), Status::AgainstRules(_)));
        assert_eq!(
            validations(&mut controller, BoardAction::Clear),
            0,
            "the puzzle alone is known"
        );
    }
}
