//! Hands each action, command, reply and answer to a question to its feature.

use super::action::{Action, DialogAction, JobsAction};
use super::answers::{self, FactsShown};
use super::board::{self, BoardAction, Filter, Hand};
use super::combinations;
use super::commands::{
    Availability, Command, Entry, START_TOOLS, SubMenu, SubMenuCounts, ToolBar, ToolRoom,
};
use super::constraints::{self, ConstraintNote};
use super::context::Context;
use super::departure::Departure;
use super::dialogs::{Dialog, DialogButton, Failure, ForeignSave, Question};
use super::effect::{KeepEffect, PlatformEffect, WindowEffect};
use super::event::Event;
use super::hints::HintsAction;
use super::library::LibraryAction;
use super::play::{self, PlayAction, save_points};
use super::records::{self, RecordsAction, SolvedAction};
use super::shapes::ShapesAction;
use super::start_page::{self, StartCard, StartPageAction};
use super::status::Status;
use super::tutorial::TutorialAction;
use super::{Controller, board_zoom, files, hints, new_game, options, session, tutorial};
use crate::engine::technique::Level;
use crate::jobs::{AnswerMove, CancelPolicy, JobKind, Reply, StepListing, WriteFileJob};
use crate::worker::{JobId, Outcome};

/// Actions.
impl Controller {
    /// Whether an action is taken in now. A covered board keeps out what changes or shows it. A program that is being left
    /// keeps out what its last session would lack.
    pub(super) fn is_open_to(&self, action: &Action) -> bool {
        let is_covered = self.is_covered() && !self.cx.at_start && action.is_of_board();
        let is_late = self.session.is_leaving() && !action.only_reports();
        !is_covered && !is_late
    }

    pub(super) fn take(&mut self, action: Action) {
        if action.closes_number() {
            self.board.close_number_in_place(&mut self.cx);
            self.constraints.end_number(&mut self.cx);
        }
        let cx = &mut self.cx;
        match action {
            // The time came with the action.
            Action::Tick => {}
            Action::Start(mut launch) => {
                self.shapes.start(std::mem::take(&mut launch.boards));
                session::start(cx, *launch);
                if !cx.options.game_level.is_empty() {
                    new_game::fill_stock(cx);
                }
            }
            Action::LoadProblem(trouble) => cx.ask(Question::Failed(Failure::LoadProblem(trouble))),
            Action::Command(command) => self.command(command),
            Action::Board(action) => self.on_board(action),
            Action::Dialog(DialogAction::Answered(place)) => self.answered(place),
            Action::Dialog(DialogAction::Dismissed) => self.dismissed(),
            Action::Answers(action) => answers::handle(cx, action),
            Action::Options(action) => options::handle(cx, action),
            Action::NewGame(action) => self.new_game.handle(cx, action),
            Action::Play(action) => play::handle(cx, action),
            Action::Printing(action) => self.printing.handle(cx, action),
            Action::Files(action) => self.files.handle(cx, action),
            Action::StartPage(action) => self.on_start_page(action),
            Action::Session(action) => self.session.handle(cx, action),
            Action::Hints(action) => self.hints.handle(cx, action),
            Action::Techniques(action) => self.hints.handle_technique(cx, action),
            Action::Tutorial(action) => tutorial::handle(cx, action),
            Action::Records(action) => self.records.handle(cx, action),
            Action::Library(action) => self.library.handle(cx, action),
            Action::Lab(action) => self.lab.handle(cx, action),
            Action::Photo(action) => self.photo.handle(cx, action),
            Action::Shapes(action) => self.shapes.handle(cx, action),
            Action::Constraints(action) => self.constraints.handle(cx, action),
            Action::Combinations(action) => self.combinations.handle(cx, action),
            Action::Jobs(JobsAction::Progress(kind, answers)) => cx.jobs.progressed(kind, answers),
            Action::Jobs(JobsAction::Reply(id, outcome)) => self.replied(id, outcome),
            Action::Jobs(JobsAction::Cancel) => self.cancel(),
        }
    }

    /// What is done on the board is done after the start page is left. A digit or an empty cell is the first of a new
    /// classic puzzle then.
    fn on_board(&mut self, action: BoardAction) {
        let cx = &mut self.cx;
        if cx.document.lesson().is_some() {
            return tutorial::play(cx, action);
        }
        let is_new = cx.document.is_blank() && cx.document.board().layout().is_classic();
        let covers_puzzle = cx.at_start && !is_new;
        if let Some(first) = action.first_of_puzzle().filter(|_| covers_puzzle) {
            return self.files.request(cx, Departure::NewWith(first));
        }
        start_page::leave(cx);
        if let (BoardAction::FullStop, false) = (&action, board::moves_on(cx)) {
            return self.command(Command::FilterNext);
        }
        self.board.handle(cx, action);
    }

    fn on_start_page(&mut self, action: StartPageAction) {
        if action == StartPageAction::Leave && self.stop_awaited() {
            return;
        }
        let recent = self.files.recent().files();
        let Some(card) = self.start.handle(&mut self.cx, action, recent) else {
            return;
        };
        match card {
            StartCard::Back => start_page::leave(&mut self.cx),
            StartCard::Type if self.cx.document.is_blank() => start_page::leave(&mut self.cx),
            StartCard::Type => self.command(Command::New),
            StartCard::File(place) => self.command(Command::OpenRecent(place)),
            // The game behind the page keeps its moves, and a solved one can be undone.
            StartCard::Daily if self.start.has_daily_behind(&self.cx) => {
                start_page::leave(&mut self.cx);
            }
            StartCard::Daily => self.command(Command::DailyGame),
            StartCard::Level(level) => self.command(Command::NewGame(level)),
            StartCard::Picture => self.command(Command::OpenPicture),
            StartCard::Board => self.command(Command::NewBoard),
            StartCard::Open => self.command(Command::Open),
            StartCard::Library => self.command(Command::Library),
            StartCard::Tutorial => self.command(Command::Tutorial),
        }
    }
}

impl Action {
    /// Whether the action changes or shows the board.
    fn is_of_board(&self) -> bool {
        match self {
            Self::Board(action) => {
                !matches!(action, BoardAction::TakeColour(_) | BoardAction::StrayLetter(_))
            }
            Self::Hints(action) => !matches!(action, HintsAction::Close),
            Self::Constraints(_) | Self::Combinations(_) => true,
            Self::Play(action) => matches!(action, PlayAction::SavePointNamed(_)),
            Self::Start(_)
            | Self::Tick
            | Self::LoadProblem(_)
            | Self::Command(_)
            | Self::Dialog(_)
            | Self::Answers(_)
            | Self::Options(_)
            | Self::NewGame(_)
            | Self::Printing(_)
            | Self::Files(_)
            | Self::StartPage(_)
            | Self::Session(_)
            | Self::Techniques(_)
            | Self::Tutorial(_)
            | Self::Records(_)
            | Self::Library(_)
            | Self::Lab(_)
            | Self::Photo(_)
            | Self::Shapes(_)
            | Self::Jobs(_) => false,
        }
    }

    /// Whether a number that is typed ends with the action: all that a person does but typing on, and the colour in
    /// hand.
    fn closes_number(&self) -> bool {
        match self {
            Self::Board(action) => !matches!(
                action,
                BoardAction::Figure(..)
                    | BoardAction::CloseNumber
                    | BoardAction::TakeFigureBack
                    | BoardAction::DropNumber
                    | BoardAction::TakeColour(_)
            ),
            Self::Constraints(action) => action.is_of_mouse(),
            Self::Play(PlayAction::InFront(is_in_front)) => !is_in_front,
            Self::Command(_)
            | Self::Hints(_)
            | Self::Play(PlayAction::SavePointNamed(_))
            | Self::Files(_)
            | Self::Printing(_)
            | Self::StartPage(_)
            | Self::Records(_)
            | Self::NewGame(_)
            | Self::Shapes(_)
            | Self::Library(_) => !self.only_reports(),
            Self::Start(_)
            | Self::Tick
            | Self::LoadProblem(_)
            | Self::Dialog(_)
            | Self::Answers(_)
            | Self::Options(_)
            | Self::Session(_)
            | Self::Techniques(_)
            | Self::Tutorial(_)
            | Self::Lab(_)
            | Self::Photo(_)
            | Self::Combinations(_)
            | Self::Jobs(_) => false,
        }
    }

    /// Whether the action only reports something, and changes nothing that a session holds.
    fn only_reports(&self) -> bool {
        match self {
            Self::Tick | Self::LoadProblem(_) | Self::Session(_) | Self::Jobs(_) => true,
            Self::Play(action) => matches!(action, PlayAction::InFront(_)),
            Self::Files(action) => action.only_reports(),
            Self::Printing(action) => action.only_reports(),
            Self::Shapes(action) => action.only_reports(),
            Self::Options(action) => matches!(action, options::OptionsAction::Speak(_)),
            Self::Start(_)
            | Self::Command(_)
            | Self::Board(_)
            | Self::Dialog(_)
            | Self::Answers(_)
            | Self::NewGame(_)
            | Self::StartPage(_)
            | Self::Hints(_)
            | Self::Techniques(_)
            | Self::Tutorial(_)
            | Self::Records(_)
            | Self::Lab(_)
            | Self::Photo(_)
            | Self::Constraints(_)
            | Self::Combinations(_)
            | Self::Library(_) => false,
        }
    }
}

/// Jobs.
impl Controller {
    /// Takes in the reply of a job. The reply of a job that is no longer wanted is dropped.
    fn replied(&mut self, id: JobId, outcome: Outcome<Reply>) {
        let Some(kind) = self.cx.jobs.remove_by_id(id) else {
            return;
        };
        match outcome {
            Outcome::Done(reply) => self.take_reply(reply),
            Outcome::Panicked => self.broken_off(kind),
        }
    }

    fn take_reply(&mut self, reply: Reply) {
        let cx = &mut self.cx;
        match reply {
            Reply::Answer(found) => answers::answer_found(cx, *found),
            Reply::Count(counting) => answers::counted(cx, *counting),
            Reply::Uniqueness(found) => self.play.uniqueness_found(cx, &found),
            Reply::NotNeeded(cells) => cx.document.facts_mut().learn_not_needed(*cells),
            Reply::Path(path) => cx.document.facts_mut().learn_path(*path),
            Reply::Rating(rating) => cx.document.facts_mut().learn_rating(*rating),
            Reply::Hint(found) => self.hints.hint_found(cx, *found),
            Reply::Steps(found) => self.hints.steps_found(cx, *found),
            Reply::Example(found) => hints::example_found(cx, found.0, found.1),
            Reply::Practice(made) => hints::practice_made(cx, made.0, made.1),
            Reply::ResumedPractice(found) => self.hints.practice_resumed(cx, *found),
            Reply::Photo(reply) => self.photo.replied(cx, *reply),
            Reply::Read(reply) => self.files.read(cx, *reply),
            Reply::Save(saved) => self.files.saved(cx, saved.0, saved.1),
            Reply::Game(made) => new_game::made(cx, *made),
            Reply::Stock(stocked) => {
                self.start.stocked(stocked.0, &stocked.1);
                new_game::stocked(cx, &stocked.1);
            }
            Reply::Start(reply) => self.start.replied(cx, *reply),
            Reply::Pages(made) => self.printing.pages_made(&made.0, made.1),
            Reply::Export(written) => self.printing.exported(cx, written.0, written.1),
            Reply::Records(reply) => self.records.replied(cx, *reply),
            Reply::Lab(reply) => self.lab.replied(cx, *reply),
            Reply::Race(reply) => self.lab.raced(cx, *reply),
            Reply::WriteFile(written) => files::exported(cx, written.0, written.1),
            Reply::Library(reply) => self.library.replied(cx, *reply),
            Reply::RateGame(found) => self.records.game_rated(cx, &found.0, found.1),
            Reply::RatePage(found) => self.library.rated(cx, &found.0, found.1),
            Reply::Cancelled => {}
        }
    }

    /// A job was ended by a mistake of the program.
    fn broken_off(&mut self, kind: JobKind) {
        self.cx.status = Status::InternalError;
        if kind == JobKind::Save {
            self.files.save_broken_off();
        }
        if kind == JobKind::Lab {
            self.lab.watch_broken_off(&mut self.cx);
        }
        if kind == JobKind::Photo {
            self.photo.broken_off();
        }
        if kind == JobKind::Race {
            self.lab.race_broken_off(&mut self.cx);
        }
    }

    /// Stops the work that the person waits for. If there is none, puts away what lies over the board, or else stops the
    /// work for the statistics.
    fn cancel(&mut self) {
        if self.stop_awaited() {
            return;
        }
        let cx = &mut self.cx;
        if !(self.hints.close(cx)
            || self.records.leave_solved(cx)
            || self.board.let_go(cx)
            || self.constraints.put_tool_away(cx))
        {
            answers::cancel_count(cx);
        }
    }

    /// Stops the work that the person waits for. Returns whether there was any.
    fn stop_awaited(&mut self) -> bool {
        let was_running = self.cx.cancel_all(|kind| kind.policy().on_cancel == CancelPolicy::Stop);
        if was_running {
            self.cx.status = Status::Cancelled;
        }
        was_running
    }
}

/// Dialogs.
impl Controller {
    /// The button at `place` was pressed.
    fn answered(&mut self, place: usize) {
        // A dialog without a question is closed by any button.
        let Some(Dialog::Question(question)) = self.cx.dialogs.close() else {
            return;
        };
        match question.buttons().get(place) {
            Some(&button) => self.decide(question, button),
            None => self.cx.dialogs.replace(Dialog::Question(question)),
        }
    }

    fn decide(&mut self, question: Question, button: DialogButton) {
        let cx = &mut self.cx;
        match question {
            Question::PlayAnyway if button == DialogButton::Play => play::begin(cx),
            Question::PlayAgain if button == DialogButton::PlayAgain => play::play_again(cx),
            Question::ShowAnswer(to) if button == DialogButton::ShowAnswer => {
                answers::search(cx, to);
            }
            Question::SaveChanges(departure) | Question::LeaveGame(departure) => {
                self.files.leaving_answered(cx, departure, button);
            }
            Question::Exists(job) | Question::ChangedOnDisk(job) => {
                self.files.replacing_answered(cx, job, button);
            }
            Question::OtherKind(ForeignSave { to, .. }) | Question::Unwritable(to, _) => {
                self.files.form_answered(cx, to, button);
            }
            Question::ExportExists(job) if button == DialogButton::Replace => {
                self.printing.export_anyway(cx, *job);
            }
            Question::FileExists(job) if button == DialogButton::Replace => {
                cx.begin(WriteFileJob { to: job.to.replacing(), ..*job });
            }
            Question::ForgetBoard(name) if button == DialogButton::Forget => {
                self.shapes.forget(cx, name);
            }
            Question::DropCorrections if button == DialogButton::Discard => {
                cx.dialogs.remove(|dialog| matches!(dialog, Dialog::Photo));
                self.files.forget_waiting();
            }
            Question::ForgetGames if button == DialogButton::Forget => records::forget_games(cx),
            Question::OpenWindows { files, .. } if button == DialogButton::Open => {
                cx.effect(PlatformEffect::OpenWindows(files));
            }
            // The gallery or the picture below stays; and what is to happen in this window does not depend on the others.
            Question::DropCorrections | Question::ForgetBoard(_) | Question::OpenWindows { .. } => {
            }
            Question::GameNotKept(_) if button == DialogButton::SaveAs => {
                self.files.wait_with(Departure::Quit);
                files::choose_where_to_save(cx);
            }
            Question::GameNotKept(_) | Question::NotWritten(_)
                if button == DialogButton::QuitAnyway =>
            {
                cx.effect(PlatformEffect::Quit);
            }
            Question::Recover(session) if button == DialogButton::Restore => {
                session::restore(cx, &session);
                // The start that found this work may have been asked for its file.
                if let Some(file) = &session.path {
                    self.files.forget_waiting_for(file);
                }
                self.go_on_with(Event::DepartureWanted, None);
            }
            Question::Recover(_) => {
                self.session.declined();
                self.go_on_with(Event::Departed, Some(Event::StartWanted));
            }
            Question::PlayAnyway
            | Question::PlayAgain
            | Question::ShowAnswer(_)
            | Question::ExportExists(_)
            | Question::FileExists(_)
            | Question::ForgetGames
            | Question::GameNotKept(_)
            | Question::NotWritten(_)
            | Question::Failed(_) => self.files.forget_waiting(),
        }
    }

    /// Goes on with what waited for the answer, or with `otherwise` if nothing did.
    fn go_on_with(&mut self, event: fn(Departure) -> Event, otherwise: Option<Event>) {
        if let Some(event) = self.files.take_waiting().map(event).or(otherwise) {
            self.cx.tell(event);
        }
    }

    /// A dialog was left without a decision: nothing happens, and nothing is lost.
    fn dismissed(&mut self) {
        let cx = &mut self.cx;
        match cx.dialogs.close() {
            // What can be recovered is not forgotten by a stray key.
            Some(Dialog::Question(Question::Recover(session))) => {
                cx.dialogs.replace(Dialog::Question(Question::Recover(session)));
            }
            // The other windows do not matter to what waits here, and the print dialog has nothing to go back to.
            // Below this question there is still the picture.
            Some(
                Dialog::Question(Question::OpenWindows { .. } | Question::DropCorrections)
                | Dialog::Print,
            ) => {}
            Some(Dialog::Played) => self.records.left(cx),
            Some(Dialog::ShapeEditor) => self.shapes.editor_left(cx),
            Some(Dialog::Photo) if self.photo.is_corrected() => {
                cx.dialogs.replace(Dialog::Photo);
                cx.ask(Question::DropCorrections);
            }
            Some(
                Dialog::Question(_)
                | Dialog::AnswerNumber { .. }
                | Dialog::SavePoint { .. }
                | Dialog::Path { .. }
                | Dialog::Options { .. }
                | Dialog::NewGame { .. }
                | Dialog::Chooser(_)
                | Dialog::Library
                | Dialog::Lab
                | Dialog::Photo
                | Dialog::Gallery
                | Dialog::Technique(_)
                | Dialog::Known(_)
                | Dialog::Tutorial(_)
                | Dialog::Help
                | Dialog::Shortcuts
                | Dialog::About,
            )
            | None => self.files.forget_waiting(),
        }
    }
}

/// Commands.
impl Controller {
    fn ask_for_game(&mut self) {
        self.new_game.ask(&mut self.cx, self.shapes.kept());
    }

    fn ask_for_level(&mut self, level: Level) {
        let wish = new_game::of_level(&self.cx, level);
        self.files.request(&mut self.cx, Departure::NewGame(wish));
    }

    #[expect(clippy::too_many_lines, reason = "an arm for each command")]
    fn command(&mut self, command: Command) {
        if !self.is_enabled(command) {
            return self.refuse(command);
        }
        let cx = &mut self.cx;
        uncover_for(cx, command);
        match command {
            Command::StartPage => self.start.show(cx, self.files.recent().files()),
            Command::New => self.files.request(cx, Departure::New),
            Command::NewBoard => self.shapes.handle(cx, ShapesAction::Show),
            Command::OpenPicture => self.files.ask_for_picture(cx),
            Command::Open => self.files.request(cx, Departure::AskForFile),
            Command::OpenRecent(place) => self.files.open_recent(cx, place),
            Command::WaitingGame => files::open_waiting_game(cx),
            Command::ClearRecent => cx.effect(KeepEffect::ClearRecent),
            Command::Library => self.library.handle(cx, LibraryAction::Show),
            Command::Save => self.files.save(cx),
            Command::SaveAs => files::choose_where_to_save(cx),
            Command::Export(medium) => self.printing.choose_where_to_export(cx, medium),
            Command::Print => self.printing.show(cx),
            Command::Options => options::show(cx),
            Command::Quit => self.files.request(cx, Departure::Quit),
            Command::Undo => board::undo(cx),
            Command::Redo => board::redo(cx),
            Command::Copy => files::clipboard::copy(cx),
            Command::CopyAs(kind) => files::clipboard::copy_as(cx, kind),
            Command::CopyCode => files::clipboard::copy_code(cx),
            Command::CopyShareText => files::clipboard::copy_share_text(cx),
            Command::Paste => cx.effect(PlatformEffect::PasteText),
            Command::ClearEntries => board::clear_entries(cx),
            Command::ClearNotes => board::clear_notes(cx),
            Command::Solve => answers::find(cx, AnswerMove::First),
            Command::AnswerNumber => answers::ask_for_number(cx),
            Command::PreviousAnswer => answers::find(cx, AnswerMove::Previous),
            Command::NextAnswer => answers::find_next(cx),
            Command::Restore if cx.shows_answer() => answers::restore(cx),
            Command::Restore => cx.end_learning(),
            Command::Hint if cx.document.lesson().is_some() => {
                tutorial::handle(cx, TutorialAction::ShowMe);
            }
            Command::Hint => self.hints.tell_more(cx),
            Command::ApplyHint => self.hints.apply(cx),
            Command::NoteCandidates => board::note_candidates(cx),
            Command::SolutionPath => self.hints.list(cx, StepListing::Path),
            Command::AllSteps => self.hints.list(cx, StepListing::All),
            Command::NextStep => self.hints.choose_next(cx),
            Command::PreviousStep => self.hints.choose_previous(cx),
            Command::NextPhrase => self.hints.light_next_phrase(),
            Command::PreviousPhrase => self.hints.light_previous_phrase(),
            Command::CopySteps => self.hints.copy_steps(cx),
            Command::Techniques => self.hints.show_techniques(cx),
            Command::PractiseNext => hints::practise_next(cx),
            Command::KnownTechniques => hints::show_known(cx),
            Command::Lab => self.lab.show(cx),
            Command::Statistics => answers::toggle_statistics(cx),
            Command::Theme(theme) => cx.change_options(|options| options.theme = theme),
            Command::Language(language) => {
                cx.change_options(|options| options.language = language);
            }
            Command::ZoomIn => options::zoom_in(cx),
            Command::ZoomOut => options::zoom_out(cx),
            Command::ZoomReset => options::zoom_reset(cx),
            Command::EnlargeCells => board_zoom::enlarge(cx),
            Command::ShrinkCells => board_zoom::shrink(cx),
            Command::UsualCells => board_zoom::reset(cx),
            Command::SidePanel => options::toggle_side_panel(cx),
            Command::Help => cx.dialogs.replace(Dialog::Help),
            Command::Tutorial => tutorial::show_lessons(cx),
            Command::Shortcuts => cx.dialogs.replace(Dialog::Shortcuts),
            Command::About => cx.dialogs.replace(Dialog::About),
            Command::NewGame(level) => self.ask_for_level(level),
            Command::DailyGame => new_game::ask_for_daily(cx),
            Command::ChooseGame => self.ask_for_game(),
            Command::NextGame => self.new_game.ask_for_next(cx, self.records.level_of_game()),
            // Of a board without a puzzle there is nothing to play: a game is offered.
            Command::PlayPuzzle if !cx.document.has_puzzle() => self.ask_for_game(),
            Command::PlayPuzzle => self.play.ask_to_play(cx),
            Command::EditPuzzle => play::edit_puzzle(cx),
            Command::PlayAgain => cx.ask(Question::PlayAgain),
            Command::ReplayGame => {
                self.records.handle(cx, RecordsAction::Solved(SolvedAction::Replay));
            }
            Command::SharePicture => cx.effect(WindowEffect::SharePicture),
            Command::Pause => play::toggle_pause(cx),
            Command::Check => self.play.check(cx),
            Command::PlayStatistics => self.records.handle(cx, RecordsAction::Show),
            Command::Pen(pen) => self.board.take_pen(pen),
            Command::NextPen => self.board.turn_pen(),
            Command::DigitFirst => self.board.toggle_digit_first(cx),
            Command::Candidates(candidates) => {
                cx.change_options(|options| options.candidates = candidates);
            }
            Command::Colour(colour) => self.board.colour_cells(cx, colour),
            Command::ColourCandidate(colour) => self.board.colour_candidates(cx, colour),
            Command::ClearColours => board::clear_colours(cx),
            Command::FilterDigit => self.board.toggle_filter(cx),
            Command::FilterNext => self.board.filter_next(cx),
            Command::FilterPrevious => self.board.filter_previous(cx),
            Command::FilterBivalue => self.board.toggle_bivalue(),
            Command::SelectAll => board::select_all(cx),
            Command::SelectSame => self.board.select_same(cx),
            Command::DrawConstraints(kind) => self.constraints.choose(cx, kind),
            Command::ShowsAllMarks(kind) => constraints::toggle_shows_all(cx, kind),
            Command::SetConstraint => self.constraints.set(cx),
            Command::SetOverOthers => self.constraints.set_over_others(cx),
            Command::Draw => self.constraints.toggle_tool(cx),
            Command::ChangeNumber => self.constraints.change_number(cx),
            Command::RemoveConstraint => constraints::remove(cx),
            Command::Combinations => cx.effect(WindowEffect::ShowCombinations),
            Command::MakeSavePoint => save_points::make(cx),
            Command::NameSavePoint => save_points::ask_for_name(cx),
            Command::GoToSavePoint(place) => save_points::go_to(cx, place),
            Command::DeleteSavePoint(place) => save_points::delete(cx, place),
        }
    }

    /// Says why a command makes no sense now, if that is worth a sentence.
    fn refuse(&mut self, command: Command) {
        let lacks_hint = self.hint().is_none() && self.holds(Availability::MayHint);
        let cx = &mut self.cx;
        if cx.document.lesson().is_some() {
            return;
        }
        match command.entry().when {
            Availability::MayHaveNextAnswer => answers::refuse_next(cx),
            Availability::HasPreviousAnswer => answers::refuse_previous(cx),
            Availability::HintApplies => {
                if lacks_hint {
                    cx.status = Status::NoHintToApply;
                }
            }
            Availability::MayHint | Availability::MayListSteps => {
                if !cx.document.has_techniques() {
                    cx.status = Status::NoHintsForBoard;
                } else if cx.shows_answer() {
                    cx.status = Status::NoHintOverAnswer;
                }
            }
            Availability::MayUndo
            | Availability::MayRedo
            | Availability::MayPlay
            | Availability::HasEntries
            | Availability::HasNotes => {
                if cx.shows_answer() {
                    cx.status = Status::ReadOnly;
                }
            }
            Availability::MayEdit => {
                if cx.has_own_document() {
                    cx.status = Status::OwnPuzzleWaits;
                }
            }
            Availability::BoardZooms => board_zoom::refuse(cx),
            Availability::MaySetConstraints => constraints::refuse(cx),
            Availability::HasConstraint => {
                constraints::refuse_without_one(cx, ConstraintNote::NoneHere);
            }
            Availability::HasNumber => {
                constraints::refuse_without_one(cx, ConstraintNote::NoNumberHere);
            }
            Availability::Always
            | Availability::BoardOpen
            | Availability::HasOpenCells
            | Availability::HasCode
            | Availability::MayRestore
            | Availability::HintShown
            | Availability::StepsListed
            | Availability::HasNextStep
            | Availability::HasPreviousStep
            | Availability::Practising
            | Availability::GameWaits
            | Availability::HasRecent
            | Availability::MayPlayAgain
            | Availability::HasSolvedGame
            | Availability::MayPause
            | Availability::MayCheck
            | Availability::MayColour
            | Availability::MayColourCandidate
            | Availability::HasColours
            | Availability::MayFilter
            | Availability::HasCombinations
            | Availability::HasDigitToSelect
            | Availability::MayMakeSavePoint
            | Availability::MayGoToSavePoint
            | Availability::HasSavePoints => {}
        }
    }

    /// Whether a command makes sense now.
    #[must_use]
    pub fn is_enabled(&self, command: Command) -> bool {
        let may = self.holds(command.entry().when);
        if let Command::OpenRecent(place) = command {
            return may && place < self.recent().files().len();
        }
        if let Command::GoToSavePoint(place) | Command::DeleteSavePoint(place) = command {
            return may && place < self.save_points().len();
        }
        may
    }

    fn holds(&self, when: Availability) -> bool {
        if let Some(lesson) = self.lesson() {
            let may_show = when == Availability::MayHint && lesson.open_task().is_some();
            return may_show || when == Availability::Always;
        }
        let (cx, document) = (&self.cx, &self.cx.document);
        let is_open = !cx.is_covered();
        let may_go_back = !cx.shows_answer() && is_open;
        let may_edit = may_go_back && !document.is_finished();
        match when {
            Availability::Always => true,
            Availability::BoardOpen => is_open,
            Availability::MayUndo => may_go_back && document.can_undo(),
            Availability::MayRedo => may_go_back && document.can_redo(),
            Availability::HasEntries => may_edit && document.board().has_entries(),
            Availability::HasNotes => may_edit && board::may_clear_notes(cx),
            Availability::HasOpenCells => may_edit && hints::has_open_cells(cx),
            Availability::HasCode => is_open && document.has_code(),
            Availability::MayRestore => cx.shows_answer() || cx.has_own_document(),
            Availability::HasPreviousAnswer => {
                self.shown_answer().is_some_and(|shown| shown.number > 1)
            }
            Availability::MayHaveNextAnswer => answers::may_have_next(cx) && is_open,
            Availability::MayHint => hints::may_hint(cx),
            Availability::MayListSteps => hints::may_list_steps(cx),
            Availability::HintApplies => self.hints.may_apply(cx),
            Availability::HintShown => self.hint().is_some(),
            Availability::StepsListed => self.steps().is_some(),
            Availability::HasNextStep => self.hints.may_choose_next(cx),
            Availability::HasPreviousStep => self.hints.may_choose_previous(cx),
            Availability::Practising => hints::practised_technique(cx).is_some(),
            Availability::GameWaits => cx.system.game_waits,
            Availability::HasRecent => !self.recent().files().is_empty(),
            Availability::MayPlay => play::may_play(cx),
            Availability::MayEdit => {
                document.is_playing() && !cx.shows_answer() && !cx.has_own_document()
            }
            Availability::MayPlayAgain => play::may_play_again(cx),
            Availability::HasSolvedGame => self.records.has_solved_game(cx),
            Availability::MayPause => play::may_pause(cx),
            Availability::MayCheck => play::may_check(cx),
            Availability::MayColour => board::may_colour(cx),
            Availability::MayColourCandidate => {
                board::may_colour(cx) && self.board.digit_looked_for(cx).is_some()
            }
            Availability::HasColours => board::may_colour(cx) && document.has_colours(),
            Availability::MayFilter => board::may_filter(cx),
            Availability::MaySetConstraints => constraints::may_set(cx),
            Availability::HasConstraint => constraints::is_at_selection(cx),
            Availability::HasNumber => constraints::has_number_at_selection(cx),
            Availability::HasCombinations => combinations::are_shown(cx),
            Availability::BoardZooms => self.may_zoom_board(),
            Availability::HasDigitToSelect => is_open && self.board.digit_to_select(cx).is_some(),
            Availability::MayMakeSavePoint => save_points::may_make(cx),
            Availability::MayGoToSavePoint => save_points::may_go_to_any(cx),
            Availability::HasSavePoints => !self.save_points().is_empty(),
        }
    }

    /// Whether a command stands for something that is switched on; it is a switch then.
    #[must_use]
    pub fn is_checked(&self, command: Command) -> bool {
        self.state_of_switch(command) == Some(true)
    }

    /// Whether a switch is on; `None` for a command that is no switch.
    #[expect(clippy::wildcard_enum_match_arm, reason = "a test compares this with the table")]
    pub(super) fn state_of_switch(&self, command: Command) -> Option<bool> {
        let options = &self.cx.options;
        match command {
            Command::Statistics => Some(self.facts_shown() == FactsShown::All),
            Command::SidePanel => Some(options.side_panel),
            Command::Pause => Some(self.is_covered()),
            Command::Pen(pen) => Some(self.pen() == pen),
            Command::DigitFirst => Some(self.hand() != Hand::CellFirst),
            Command::Candidates(candidates) => Some(options.candidates == candidates),
            Command::FilterBivalue => Some(self.filter() == Some(Filter::Bivalue)),
            Command::DrawConstraints(kind) => Some(self.drawn_kind() == Some(kind)),
            Command::Draw => Some(self.drawn_kind().is_some()),
            Command::ShowsAllMarks(kind) => Some(constraints::shows_all(&self.cx, kind)),
            Command::Theme(theme) => Some(options.theme == theme),
            Command::Language(language) => Some(options.language == language),
            _ => None,
        }
    }

    /// The tools that are of use in the mode that the window is in.
    #[must_use]
    pub fn tool_bar(&self) -> ToolBar {
        let at_start = self.cx.at_start && self.lesson().is_none();
        let below = self.cx.document.played();
        if at_start { START_TOOLS } else { self.mode().tool_bar(below) }
    }

    /// Where the tool bar has room for a tool.
    #[must_use]
    pub fn tool_room(&self, tool: Command) -> ToolRoom {
        self.mode().tool_room(tool)
    }

    /// The lines of a menu inside of a menu.
    #[must_use]
    pub fn sub_menu(&self, menu: SubMenu) -> Vec<Entry> {
        let recent = self.recent().files().len();
        menu.entries(&SubMenuCounts { recent, save_points: self.save_points().len() })
    }
}

/// Takes away the lesson and the start page that lie over the document, if the command is about what is below them.
fn uncover_for(cx: &mut Context, command: Command) {
    let scope = command.entry().scope;
    if scope.leaves_lesson() {
        tutorial::leave(cx);
    }
    if cx.document.lesson().is_none() && scope.leaves_start_page() {
        start_page::leave(cx);
    }
}
