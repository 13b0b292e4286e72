//! Which method carries out which action and which command.

use super::check::Wanted;
use super::{
    Action, After, Command, Controller, Dialog, Effect, Failure, GameWish, Job, LibraryAction,
    Listing, Question, RecordsAction, Step,
};

impl Controller {
    pub(super) fn take(&mut self, action: Action) {
        match action {
            Action::Tick(now) => self.now = now,
            Action::InFront(in_front) => self.is_behind = !in_front,
            Action::Start(beginning) => self.start(*beginning),
            Action::Command(command) => self.command(command),
            Action::Move(to) => self.move_selection(to),
            Action::Pick(cell) => self.pick(cell),
            Action::Type(digit) => self.type_digit(digit),
            Action::Clear => self.clear(),
            _ => self.take_on_board(action),
        }
        self.look_for_practised();
    }

    /// What else the mouse and the keys do on the board.
    fn take_on_board(&mut self, action: Action) {
        match action {
            Action::Extend(to) => self.extend_selection(to),
            Action::Leap(to) => self.leap(to),
            Action::ExtendLeap(to) => self.extend_leap(to),
            Action::PickAlso(cell) => self.pick_also(cell),
            Action::DragTo(cell) => self.drag_to(cell),
            Action::PickCandidate(cell, digit) => self.pick_candidate(cell, digit),
            Action::Note(kind, digit) => self.type_note(kind, digit),
            Action::TakeColour(colour) => self.colour = colour,
            Action::Put(otherwise) => self.put_or(otherwise),
            Action::SavePointNamed(name) => self.save_point_named(&name),
            _ => self.take_from_dialogs(action),
        }
    }

    /// What is done in dialogs and beside the board.
    fn take_from_dialogs(&mut self, action: Action) {
        match action {
            Action::Answered(place) => self.answered(place),
            Action::Dismissed => self.dismissed(),
            Action::NumberTyped(number) => self.number_typed(&number),
            Action::OptionsTyped(draft) => self.options_typed(draft),
            Action::GameTyped(draft) => self.game_typed(*draft),
            Action::PrintChanged(draft) => self.print_changed(draft),
            Action::TurnTo(page) => self.turn_to(page),
            Action::PrintTo(to) => self.print_to(to),
            Action::Chosen(place) => self.chosen(place),
            Action::PathTyped(path) => self.path_typed(&path),
            Action::CloseHint => drop(self.close_hint()),
            Action::ChooseStep(place) => self.choose_step(place),
            Action::ChooseTechnique(technique) => self.show_lesson(technique),
            Action::LoadExample => self.load_example(),
            Action::Practise => self.practise(),
            Action::EditKnown(edit) => self.edit_known(edit),
            Action::KnownAccepted => self.accept_known(),
            Action::Records(action) => self.take_records_action(action),
            Action::Library(action) => self.take_library_action(action),
            _ => self.take_from_world(action),
        }
    }

    /// What files, jobs and the system have to say.
    fn take_from_world(&mut self, action: Action) {
        match action {
            Action::OpenFrom(path) => self.unless_unsaved(After::Open(path)),
            Action::Dropped(files) => self.dropped(files),
            Action::Handed(files) => self.handed(files),
            Action::SaveTo(target) => self.save_as(target),
            Action::ExportTo(medium, target) => self.export_to(medium, target),
            Action::NothingChosen => self.after = None,
            Action::NoFileChooser(purpose) => self.ask_for_path(purpose),
            Action::Pasted(text) => self.begin(Job::Read { text }),
            Action::CancelWork => self.cancel_work(),
            Action::CancelCount => self.cancel_count(),
            Action::RecentChanged(recent) => self.recent = recent,
            Action::NoWindow(file) => self.ask(Question::Failed(Failure::NoWindow(file))),
            Action::NoViewer(file) => self.ask(Question::Failed(Failure::NoViewer(file))),
            Action::SentToPrinter(said) => self.sent_to_printer(said),
            Action::Speak(words) => self.speak(words),
            Action::Trouble(trouble) => self.ask(Question::Failed(Failure::Trouble(trouble))),
            Action::GameNotKept(error) => self.game_not_kept(error),
            Action::OptionsNotKept(error) => self.options_not_kept(error),
            Action::RecentNotKept(error) => self.recent_not_kept(error),
            Action::SessionKept(kept) => self.session_kept(kept),
            Action::SessionClosed(closed) => self.session_closed(closed),
            Action::Progress(kind, answers) => self.running.progressed(kind, answers),
            Action::Reply(id, outcome) => self.replied(id, outcome),
            _ => {}
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
            _ => self.command_of_puzzle(command),
        }
    }

    /// Answers, hints and statistics.
    fn command_of_puzzle(&mut self, command: Command) {
        match command {
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
            _ => self.command_of_view(command),
        }
    }

    /// What the window looks like, and help.
    fn command_of_view(&mut self, command: Command) {
        match command {
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
            _ => self.command_of_play(command),
        }
    }

    /// Games.
    fn command_of_play(&mut self, command: Command) {
        match command {
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
            _ => {}
        }
    }
}
