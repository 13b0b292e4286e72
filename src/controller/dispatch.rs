//! Which method carries out which action and which command.

use super::action::{
    AnswersAction, BoardAction, DialogAction, FilesAction, HintsAction, JobsAction, LessonsAction,
    NewGameAction, OptionsAction, PrintingAction, SessionAction,
};
use super::check::Wanted;
use super::{
    Action, After, Command, Controller, Dialog, Effect, Failure, GameWish, Job, LibraryAction,
    Listing, Question, RecordsAction, Step,
};

impl Controller {
    pub(super) fn take(&mut self, action: Action) {
        match action {
            // What time it is came with the action.
            Action::Tick => {}
            Action::Start(beginning) => self.start(*beginning),
            Action::InFront(in_front) => self.is_behind = !in_front,
            Action::Trouble(trouble) => self.ask(Question::Failed(Failure::Trouble(trouble))),
            Action::Command(command) => self.command(command),
            Action::Board(action) => self.take_board_action(action),
            Action::Dialog(action) => self.take_dialog_action(action),
            Action::Answers(action) => self.take_answers_action(action),
            Action::Options(action) => self.take_options_action(action),
            Action::NewGame(NewGameAction::Typed(draft)) => self.game_typed(*draft),
            Action::Printing(action) => self.take_printing_action(action),
            Action::Files(action) => self.take_files_action(action),
            Action::Session(action) => self.take_session_action(action),
            Action::Hints(action) => self.take_hints_action(action),
            Action::Lessons(action) => self.take_lessons_action(action),
            Action::Records(action) => self.take_records_action(action),
            Action::Library(action) => self.take_library_action(action),
            Action::Jobs(action) => self.take_jobs_action(action),
        }
        self.look_for_practised();
    }

    fn take_board_action(&mut self, action: BoardAction) {
        match action {
            BoardAction::Move(to) => self.move_selection(to),
            BoardAction::Extend(to) => self.extend_selection(to),
            BoardAction::Leap(to) => self.leap(to),
            BoardAction::ExtendLeap(to) => self.extend_leap(to),
            BoardAction::Pick(cell) => self.pick(cell),
            BoardAction::PickAlso(cell) => self.pick_also(cell),
            BoardAction::DragTo(cell) => self.drag_to(cell),
            BoardAction::PickCandidate(cell, digit) => self.pick_candidate(cell, digit),
            BoardAction::Type(digit) => self.type_digit(digit),
            BoardAction::Note(kind, digit) => self.type_note(kind, digit),
            BoardAction::TakeColour(colour) => self.colour = colour,
            BoardAction::Put(otherwise) => self.put_or(otherwise),
            BoardAction::Clear => self.clear(),
            BoardAction::SavePointNamed(name) => self.save_point_named(&name),
        }
    }

    fn take_dialog_action(&mut self, action: DialogAction) {
        match action {
            DialogAction::Answered(place) => self.answered(place),
            DialogAction::Dismissed => self.dismissed(),
        }
    }

    fn take_answers_action(&mut self, action: AnswersAction) {
        match action {
            AnswersAction::NumberTyped(number) => self.number_typed(&number),
            AnswersAction::CancelCount => self.cancel_count(),
        }
    }

    fn take_options_action(&mut self, action: OptionsAction) {
        match action {
            OptionsAction::Typed(draft) => self.options_typed(draft),
            OptionsAction::NotKept(error) => self.options_not_kept(error),
        }
    }

    fn take_printing_action(&mut self, action: PrintingAction) {
        match action {
            PrintingAction::Changed(draft) => self.print_changed(draft),
            PrintingAction::TurnTo(page) => self.turn_to(page),
            PrintingAction::PrintTo(to) => self.print_to(to),
            PrintingAction::ExportTo(medium, target) => self.export_to(medium, target),
            PrintingAction::NoViewer(file) => {
                self.ask(Question::Failed(Failure::NoViewer(file)));
            }
            PrintingAction::SentToPrinter(said) => self.sent_to_printer(said),
            PrintingAction::Speak(words) => self.speak(words),
        }
    }

    fn take_files_action(&mut self, action: FilesAction) {
        match action {
            FilesAction::Chosen(place) => self.chosen(place),
            FilesAction::OpenFrom(path) => self.unless_unsaved(After::Open(path)),
            FilesAction::Dropped(files) => self.dropped(files),
            FilesAction::Handed(files) => self.handed(files),
            FilesAction::SaveTo(target) => self.save_as(target),
            FilesAction::NothingChosen => self.after = None,
            FilesAction::NoFileChooser(purpose) => self.ask_for_path(purpose),
            FilesAction::PathTyped(path) => self.path_typed(&path),
            FilesAction::Pasted(text) => self.begin(Job::Read { text }),
            FilesAction::RecentChanged(recent) => self.recent = recent,
            FilesAction::RecentNotKept(error) => self.recent_not_kept(error),
            FilesAction::NoWindow(file) => self.ask(Question::Failed(Failure::NoWindow(file))),
        }
    }

    fn take_session_action(&mut self, action: SessionAction) {
        match action {
            SessionAction::Kept(kept) => self.session_kept(kept),
            SessionAction::Closed(closed) => self.session_closed(closed),
        }
    }

    fn take_hints_action(&mut self, action: HintsAction) {
        match action {
            HintsAction::Close => drop(self.close_hint()),
            HintsAction::ChooseStep(place) => self.choose_step(place),
        }
    }

    fn take_lessons_action(&mut self, action: LessonsAction) {
        match action {
            LessonsAction::ChooseTechnique(technique) => self.show_lesson(technique),
            LessonsAction::LoadExample => self.load_example(),
            LessonsAction::Practise => self.practise(),
            LessonsAction::EditKnown(edit) => self.edit_known(edit),
            LessonsAction::KnownAccepted => self.accept_known(),
        }
    }

    fn take_jobs_action(&mut self, action: JobsAction) {
        match action {
            JobsAction::Progress(kind, answers) => self.running.progressed(kind, answers),
            JobsAction::Reply(id, outcome) => self.replied(id, outcome),
            JobsAction::Cancel => self.cancel_work(),
        }
    }

    fn command(&mut self, command: Command) {
        if !self.is_enabled(command) {
            return self.refuse(command);
        }
        match command {
            Command::New => self.request(After::New),
            Command::Open => self.request(After::AskForFile),
            Command::OpenRecent(place) => self.open_recent(place),
            Command::ClearRecent => self.clear_recent(),
            Command::Library => self.take_library_action(LibraryAction::Show),
            Command::Save => self.save(),
            Command::SaveAs => self.choose_where_to_save(),
            Command::Export(medium) => self.choose_where_to_export(medium),
            Command::Print => self.show_printing(),
            Command::Options => self.show_options(),
            Command::Quit => self.request(After::Quit),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Copy => self.copy(),
            Command::CopyAs(kind) => self.copy_as(kind),
            Command::Paste => self.effects.push(Effect::Paste),
            Command::ClearEntries => self.clear_entries(),
            Command::Solve => self.find(Step::First),
            Command::AnswerNumber => self.ask_for_number(),
            Command::PreviousAnswer => self.find(Step::Previous),
            Command::NextAnswer => self.find_next(),
            Command::Restore => self.restore(),
            Command::Hint => self.tell_more(),
            Command::ApplyHint => self.apply_hint(),
            Command::NoteCandidates => self.note_candidates(),
            Command::SolutionPath => self.list(Listing::Path),
            Command::AllSteps => self.list(Listing::All),
            Command::NextStep | Command::PreviousStep => self.choose_beside(command),
            Command::CopySteps => self.copy_steps(),
            Command::Techniques => self.show_techniques(),
            Command::KnownTechniques => self.show_known(),
            Command::Statistics => self.toggle_statistics(),
            Command::Theme(theme) => self.change_options(|options| options.theme = theme),
            Command::Language(language) => {
                self.change_options(|options| options.language = language);
            }
            Command::ZoomIn | Command::ZoomOut | Command::ZoomReset => self.zoom(command),
            Command::SidePanel => {
                self.change_options(|options| options.side_panel = !options.side_panel);
                self.follow_puzzle();
            }
            Command::Help => self.dialog = Some(Dialog::Help),
            Command::Shortcuts => self.dialog = Some(Dialog::Shortcuts),
            Command::About => self.dialog = Some(Dialog::About),
            Command::NewGame(level) => self.request(After::NewGame(GameWish::Level(level))),
            Command::DailyGame => self.ask_for_daily_game(),
            Command::ChooseGame => self.ask_for_game(),
            Command::NextGame => self.ask_for_next_game(),
            Command::PlayPuzzle => self.ask_to_play(),
            Command::EditPuzzle => self.edit_puzzle(),
            Command::PlayAgain => self.ask(Question::PlayAgain),
            Command::Pause => self.toggle_pause(),
            Command::Check => self.judge(Wanted::Check),
            Command::PlayStatistics => self.take_records_action(RecordsAction::Show),
            Command::Pen(pen) => self.take_pen(pen),
            Command::NextPen => self.turn_pen(),
            Command::DigitFirst => self.toggle_digit_first(),
            Command::Candidates(candidates) => self.choose_candidates(candidates),
            Command::Colour(colour) => self.colour_cells(colour),
            Command::ColourCandidate(colour) => self.colour_candidates(colour),
            Command::ClearColours => self.clear_colours(),
            Command::FilterDigit => self.toggle_filter(),
            Command::FilterNext => self.turn_filter(true),
            Command::FilterPrevious => self.turn_filter(false),
            Command::FilterBivalue => self.toggle_bivalue(),
            Command::SelectAll => self.select_all(),
            Command::SelectSame => self.select_same(),
            Command::MakeSavePoint => self.make_save_point(),
            Command::NameSavePoint => self.ask_for_save_point(),
            Command::GoToSavePoint(place) => self.go_to_save_point(place),
            Command::DeleteSavePoint(place) => self.delete_save_point(place),
        }
    }
}
