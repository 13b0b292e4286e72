//! The program without its window: an [`Action`] goes in, [`Effect`]s come out.
//!
//! Every key, click, choice and reply of a job is an action. The shell in this file hands each action to the one feature
//! that it is for. A feature changes its own state and the [`Context`] that all share, and tells the others what happened
//! by events; the shell passes these on. The caller then shows the new state through its read-only
//! methods. The controller knows no Slint and no words: what it has to say is data, which the texts put into sentences.

#![deny(clippy::wildcard_enum_match_arm)]

mod action;
mod answers;
mod beginning;
mod board;
pub mod commands;
mod context;
mod departure;
mod dialogs;
mod dispatch;
mod document;
mod effect;
mod event;
mod files;
mod game_draft;
mod hints;
mod library;
mod new_game;
mod options;
mod play;
mod printing;
mod records;
mod running;
mod session;
mod status;
mod view;
mod writing;

use std::time::Duration;

use crate::engine::Cell;
use crate::game::{Colour, Play, SavePoint};
use crate::jobs::{Busy, Hint, JobKind, StepList};
use crate::store::options::Options;
use crate::store::recent::Recent;

use board::BoardFeature;
use context::Context;
use event::Event;
use files::FilesFeature;
use hints::HintsFeature;
use library::LibraryFeature;
use new_game::NewGameFeature;
use play::PlayFeature;
use printing::PrintingFeature;
use records::RecordsFeature;
use session::SessionFeature;

pub use action::{Action, DialogAction, JobsAction};
pub use answers::AnswersAction;
pub use beginning::{Beginning, Now};
pub use board::{BoardAction, Filter, Hand, Otherwise, Pen};
pub use commands::{Command, CommandEntry, Entry, Menu, SubMenu, ToolBar, When};
pub use departure::Departure;
pub use dialogs::{
    Choice, Choose, Dialog, Failure, Lesson, NumberError, OptionsDraft, OtherKind, PathError,
    PathPurpose, Question,
};
pub use document::{
    KnownFacts, Mode, Move, OpenDocument, Selection, ShownAnswer, Snapshot, Source, Total,
};
pub use effect::{ClipboardEffect, Effect, KeepEffect};
pub use files::FilesAction;
pub use game_draft::{GameDraft, GameError};
pub use hints::{
    Drawing, DrawnCandidate, DrawnLink, HintsAction, KnownEdit, LessonsAction, LinkKind, Part,
    Preset, Sign, drawing_of,
};
pub use library::{Browser, LibraryAction, LibraryNote, OpenShelf, ShelvedPuzzle};
pub use new_game::NewGameAction;
pub use options::OptionsAction;
pub use play::{Doubt, Marks, PlayAction};
pub use printing::{Preview, PrintDraft, PrintTo, PrintingAction};
pub use records::{
    EndedGame, PlayStatistics, RecordsAction, ReplayAction, Replaying, Scope, Solved,
};
pub use session::SessionAction;
pub use status::Status;
pub use view::{Conflicts, Face, Look, Mark, Shade};

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
    records: RecordsFeature,
    new_game: NewGameFeature,
}

/// From actions to effects.
impl Controller {
    /// A controller with an empty puzzle.
    #[must_use]
    pub fn new(options: Options, recent: Recent) -> Self {
        Self {
            board: BoardFeature::new(options.digit_first),
            files: FilesFeature::new(recent),
            cx: Context::new(options),
            ..Self::default()
        }
    }

    /// Takes in what happened at `now`, and returns what is to be done.
    pub fn handle(&mut self, action: Action, now: Now) -> Vec<Effect> {
        self.cx.now = now;
        if self.is_open_to(&action) {
            self.take(action);
            while let Some(event) = self.cx.next_event() {
                self.pass_on(event);
            }
        }
        self.follow();
        self.cx.take_effects()
    }

    /// Brings everything into line with what happened, whatever it was.
    fn follow(&mut self) {
        let cx = &mut self.cx;
        self.hints.look_for_practised(cx);
        cx.dialogs.open_next();
        self.printing.follow_dialog(cx);
        self.library.follow_dialog(cx);
        self.records.follow_dialog(cx);
        self.hints.drop_outdated(cx);
        play::wind_clock(cx);
        self.records.follow_game(cx);
        self.session.keep(cx);
    }

    /// Hands an event to the features that it concerns, in the order in which they hear of it.
    fn pass_on(&mut self, event: Event) {
        let cx = &mut self.cx;
        match event {
            Event::DocumentShown => {
                self.board.document_shown();
                self.hints.document_shown(cx);
            }
            Event::PuzzleChanged => {
                self.play.puzzle_changed();
                self.play.game_begun(cx);
                answers::follow_puzzle(cx);
            }
            Event::PositionChanged => play::count_shown_mistakes(cx),
            Event::EntryWritten(cell, digit) => play::entry_written(cx, cell, digit),
            Event::NotesWritten(before, cells) => play::notes_written(cx, &before, &cells),
            Event::StepApplied => play::look_for_end(cx),
            Event::GameBegun => self.play.game_begun(cx),
            Event::GameRestarted => self.play.game_restarted(),
            Event::GameSetAside => {
                self.board.empty_hand();
                self.play.forget_check();
            }
            Event::AnswerShown => play::count_answer(cx),
            Event::StepTold(step) => self.play.count_hint(cx, step),
            Event::MistakesTold(wrong) => play::count_mistakes(cx, wrong),
            Event::OptionsChanged => {
                self.board.follow_options(cx);
                writing::fill_candidates(cx);
                play::count_shown_mistakes(cx);
            }
            Event::LimitChanged => answers::limit_changed(cx),
            Event::StatisticsWanted => answers::follow_puzzle(cx),
            Event::PlayWanted => {
                if play::may_play(cx) {
                    self.play.ask_to_play(cx);
                }
            }
            Event::ExportChosen(medium, target) => self.printing.export_to(cx, medium, target),
            Event::GamesTargetChosen(target) => self.records.export(cx, target),
            Event::LibraryChosen(folder) => self.library.choose_folder(cx, folder),
            Event::WindowsWanted(files) => files::open_windows(cx, files),
            Event::DepartureWanted(departure) => self.files.request(cx, departure),
            Event::DepartureResumed(departure) => self.files.leave_for(cx, departure),
            Event::DepartureWaits(departure) => self.files.wait_with(departure),
            Event::Departed(departure) => self.depart(departure),
            Event::WritingEnded => self.files.writing_ended(cx),
            Event::QuitAgreed => {
                self.records.leave_program(cx);
                self.session.quit(cx);
            }
        }
    }

    /// Nothing can be lost any more: carries out what takes the document out of the window.
    fn depart(&mut self, departure: Departure) {
        let cx = &mut self.cx;
        match departure {
            Departure::New => files::show_empty(cx),
            Departure::AskForFile => files::ask_for_file(cx),
            Departure::Open(path) => files::open(cx, path),
            Departure::OpenToPlay(path) => {
                self.new_game.forget_wish();
                files::open_to_play(cx, path);
            }
            Departure::Play(document) => {
                self.new_game.forget_wish();
                files::show_to_play(cx, *document);
            }
            Departure::Paste(document) => files::clipboard::paste(cx, &document),
            Departure::NewGame(wish) => self.new_game.make(cx, wish),
            Departure::BeginGame(game) => new_game::begin(cx, &game),
            Departure::Study(study) => self.hints.study(cx, study),
            Departure::Quit => self.files.quit(cx),
        }
    }
}

/// The state, for those who show it.
impl Controller {
    /// The document in the window.
    #[must_use]
    pub fn document(&self) -> &OpenDocument {
        &self.cx.document
    }

    /// Whether the puzzle is edited, played, or an answer is shown.
    #[must_use]
    pub fn mode(&self) -> Mode<'_> {
        self.cx.document.mode()
    }

    /// The answer that is shown, in answer mode.
    #[must_use]
    pub fn shown(&self) -> Option<&ShownAnswer> {
        self.cx.document.shown_answer()
    }

    /// The game, while the puzzle is played.
    #[must_use]
    pub fn play(&self) -> Option<&Play> {
        self.cx.document.played()
    }

    /// What is known of the puzzle.
    #[must_use]
    pub fn facts(&self) -> &KnownFacts {
        self.cx.document.facts()
    }

    /// What is known about the number of answers.
    #[must_use]
    pub fn total(&self) -> Total {
        answers::total(&self.cx)
    }

    /// Whether the statistics can be seen.
    #[must_use]
    pub fn statistics_shown(&self) -> bool {
        answers::are_statistics_shown(&self.cx)
    }

    /// The options in force.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.cx.options
    }

    /// The recent files.
    #[must_use]
    pub fn recent(&self) -> &Recent {
        self.files.recent()
    }

    /// The last thing worth saying. A sentence that says only how the puzzle stands gives way to trouble that goes on.
    #[must_use]
    pub fn status(&self) -> &Status {
        let trouble = self.session.trouble().filter(|_| self.cx.status.is_standing());
        trouble.unwrap_or(&self.cx.status)
    }

    /// The dialog that lies over the window.
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

    /// The work that has gone on long enough to be shown in the status bar.
    #[must_use]
    pub fn busy(&self) -> Option<Busy> {
        self.cx.jobs.busy()
    }

    /// The cell that the keyboard is at.
    #[must_use]
    pub fn selected(&self) -> Cell {
        self.cx.document.selected()
    }

    /// The selected cells.
    #[must_use]
    pub fn selection(&self) -> &Selection {
        &self.cx.document.selection
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

    /// What is looked for on the board.
    #[must_use]
    pub fn filter(&self) -> Option<Filter> {
        self.board.filter(&self.cx)
    }

    /// The colour that was taken last, which candidates get that are picked.
    #[must_use]
    pub fn colour(&self) -> Colour {
        self.board.colour()
    }

    /// What is marked right or wrong.
    #[must_use]
    pub fn marks(&self) -> Marks {
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
        self.cx.document.is_finished()
    }

    /// Whether the board is covered: the game is paused.
    #[must_use]
    pub fn is_covered(&self) -> bool {
        self.cx.is_covered()
    }

    /// How long the game has taken so far; `None` if no game is played.
    #[must_use]
    pub fn elapsed(&self) -> Option<Duration> {
        play::elapsed(&self.cx)
    }

    /// The time until the clock shows another second; `None` if no clock runs that is seen.
    #[must_use]
    pub fn next_second(&self) -> Option<Duration> {
        play::next_second(&self.cx)
    }

    /// The hint that is shown; `None` over a board that is covered.
    #[must_use]
    pub fn hint(&self) -> Option<&Hint> {
        self.hints.hint(&self.cx)
    }

    /// The list of steps that is shown; `None` over a board that is covered.
    #[must_use]
    pub fn steps(&self) -> Option<&StepList> {
        self.hints.steps(&self.cx)
    }

    /// Whether the puzzle has several answers and what is told holds for each of them.
    #[must_use]
    pub fn hint_holds_for_several(&self) -> bool {
        let is_of_steps = matches!(self.hint(), Some(Hint::Step { .. } | Hint::Nothing));
        is_of_steps && self.cx.document.has_several_answers()
    }

    /// Whether the board holds enough digits to be the pattern of a puzzle.
    #[must_use]
    pub fn may_draw_pattern(&self) -> bool {
        new_game::may_draw_pattern(&self.cx)
    }

    /// Whether the system takes files to print.
    #[must_use]
    pub fn has_printer(&self) -> bool {
        self.cx.setup.has_printer
    }

    /// What the print dialog shows.
    #[must_use]
    pub fn preview(&self) -> Option<&Preview> {
        self.printing.preview()
    }

    /// The library as it is shown.
    #[must_use]
    pub fn library(&self) -> Option<&Browser> {
        self.library.browser()
    }

    /// The statistics of play as they are shown.
    #[must_use]
    pub fn play_statistics(&self) -> Option<&PlayStatistics> {
        self.records.statistics()
    }

    /// What is told of the game that was solved last.
    #[must_use]
    pub fn solved(&self) -> Option<&Solved> {
        self.records.solved()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::VALIDATIONS;
    use crate::store::Recent;

    /// Takes in an action, reads everything that the window shows, and returns how often a grid was validated.
    fn validations(controller: &mut Controller, action: impl Into<Action>) -> u32 {
        let before = VALIDATIONS.get();
        controller.handle(action.into(), Now::default());
        let conflicts = controller.conflicts();
        drop((controller.looks(&conflicts), controller.shades(), controller.drawing()));
        let _ = (controller.total(), controller.document().puzzle().is_ok(), controller.busy());
        assert!(Command::plain().filter(|&it| controller.is_enabled(it)).count() > 0);
        VALIDATIONS.get() - before
    }

    #[test]
    fn every_switch_of_the_table_has_a_state() {
        use crate::store::{Candidates, ThemeChoice};
        let controller = Controller::new(Options::default(), Recent::default());
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
        let mut controller = Controller::new(Options::default(), Recent::default());
        assert!(controller.statistics_shown(), "a count begins with each digit of the puzzle");
        for digit in [5, 5] {
            assert_eq!(validations(&mut controller, BoardAction::Type(digit)), 1);
            assert_eq!(validations(&mut controller, BoardAction::Move(Move::Next)), 0);
        }
        assert!(!controller.conflicts().cells.is_empty());
        assert_eq!(validations(&mut controller, Command::Undo), 1);
    }

    #[test]
    fn a_key_press_in_a_game_validates_the_position_once() {
        let mut controller = Controller::new(Options::default(), Recent::default());
        validations(&mut controller, BoardAction::Type(5));
        play::begin(&mut controller.cx);
        validations(&mut controller, BoardAction::Move(Move::Next));
        assert_eq!(validations(&mut controller, BoardAction::Type(5)), 1);
        assert!(matches!(controller.status(), Status::AgainstRules(_)));
        assert_eq!(
            validations(&mut controller, BoardAction::Clear),
            0,
            "the puzzle alone is known"
        );
    }
}
