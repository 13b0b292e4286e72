//! A test environment for the controller: jobs run immediately, and file choosers return what the test says.

use std::collections::{BTreeMap, VecDeque};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use nonet::controller::{
    Action, BoardAction, Command, Controller, CurrentTime, Dialog, DialogAction, Effect, EndedGame,
    FilesAction, JobsAction, KeepEffect, LabAction, Launch, LibraryAction, PlatformEffect,
    PrintingAction, RecordsAction, SessionAction, SolvedAction, Status, WindowEffect,
};
use nonet::engine::generate::Date;
use nonet::engine::{Control, Grid};
use nonet::format::{Document, Kind, read, write};
use nonet::game::Moment;
use nonet::jobs::{BackgroundJob, Job, Reply, StartPageJob, StartPageReply, TargetFile};
use nonet::store::session::{Session, SessionEnd};
use nonet::store::stock::Refill;
use nonet::store::{Options, RecentFiles, StoreError};
use nonet::vision::Picture;
use nonet::worker::{JobId, Outcome};

/// A puzzle with exactly one answer.
pub(crate) const ONE_ANSWER: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A puzzle with exactly two answers.
pub(crate) const TWO_ANSWERS: &str =
    "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179";

/// The moment at which the time of tests begins, in seconds since 1970.
pub(crate) const START: i64 = 1_795_000_000;

/// The time so long after that.
fn now_at(running: Duration) -> CurrentTime {
    let seconds = START + i64::try_from(running.as_secs()).unwrap();
    CurrentTime { running, moment: Moment { seconds, offset: 0 } }
}

pub(crate) struct Program {
    pub(crate) controller: Controller,
    /// When the next action happens.
    now: CurrentTime,
    /// What the next file chooser answers; none means that it is left without a choice.
    pub(crate) choice: Option<TargetFile>,
    /// What the last file chooser for saving began with.
    pub(crate) suggestion: PathBuf,
    pub(crate) clipboard: String,
    pub(crate) clipboard_picture: Option<Picture>,
    /// The files that were to get windows of their own; an empty path for a window without a file.
    pub(crate) windows: Vec<PathBuf>,
    /// The file that went to the viewer.
    pub(crate) viewed: Option<PathBuf>,
    /// The file that went to the printer.
    pub(crate) printed: Option<PathBuf>,
    /// The games that ended.
    pub(crate) ended: Vec<EndedGame>,
    pub(crate) session: Option<Session>,
    /// Why no session can be written.
    pub(crate) session_error: Option<StoreError>,
    /// How the session ended.
    pub(crate) closed: Option<SessionEnd>,
    pub(crate) quit: bool,
    /// Jobs that were started and are not run until [`Program::run_jobs`], while `hold` is set.
    pub(crate) hold: bool,
    waiting: VecDeque<(JobId, Job)>,
}

/// Runs a job at once. Making puzzles takes seconds without optimisation. So the puzzle of a day is made once for all tests, and
/// none is made ahead.
fn reply_of(job: Job) -> Reply {
    match job {
        Job::Stock(stock) => {
            let refill = Refill { made: None, more: false };
            Reply::Stock(Box::new((stock.symmetries, Ok(refill))))
        }
        Job::Start(start) => match *start {
            StartPageJob::Daily { date, made: None, folders } => {
                let job = StartPageJob::Daily { date, made: puzzle_of(date), folders };
                Job::Start(Box::new(job)).run(&Control::default())
            }
            StartPageJob::Daily { made: Some(_), .. } | StartPageJob::Preview(..) => {
                Job::Start(start).run(&Control::default())
            }
        },
        other => other.run(&Control::default()),
    }
}

fn puzzle_of(date: Date) -> Option<Grid> {
    static MADE: Mutex<BTreeMap<Date, Option<Grid>>> = Mutex::new(BTreeMap::new());
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    let puzzle = made.entry(date).or_insert_with(|| {
        match (StartPageJob::Daily { date, made: None, folders: None }).run(&Control::default()) {
            Ok(StartPageReply::Daily(daily)) => daily.map(|daily| daily.givens),
            other => panic!("{other:?}"),
        }
    });
    puzzle.clone()
}

impl Program {
    /// A program with an empty puzzle and no statistics, so that only what a test asks for happens.
    pub(crate) fn new() -> Self {
        Self::with(Options { statistics: false, ..Options::default() })
    }

    pub(crate) fn with(options: Options) -> Self {
        let controller = Controller::new(options, RecentFiles::default());
        Self {
            controller,
            now: CurrentTime::default(),
            choice: None,
            suggestion: PathBuf::new(),
            clipboard: String::new(),
            clipboard_picture: None,
            windows: Vec::new(),
            viewed: None,
            printed: None,
            ended: Vec::new(),
            session: None,
            session_error: None,
            closed: None,
            quit: false,
            hold: false,
            waiting: VecDeque::new(),
        }
    }

    /// A program in which `line` was typed.
    pub(crate) fn typed(line: &str) -> Self {
        let mut program = Self::new();
        program.type_line(line);
        program
    }

    pub(crate) fn start(&mut self, launch: Launch) {
        self.act(Action::Start(Box::new(launch)));
    }

    /// Types the digits of `line` and passes over the other cells, whether typing moves on by itself or not. From the last
    /// cell of the board the selection goes to the first one.
    pub(crate) fn type_line(&mut self, line: &str) {
        use nonet::controller::CursorMove;
        for character in line.chars() {
            let at = self.controller.selected();
            if let Some(digit) = character.to_digit(10).filter(|&digit| digit > 0) {
                self.act(BoardAction::Type(u8::try_from(digit).unwrap()));
            }
            if self.controller.selected() == at {
                self.act(BoardAction::Move(CursorMove::Next));
            }
        }
    }

    pub(crate) fn command(&mut self, command: Command) {
        self.act(Action::Command(command));
    }

    pub(crate) fn act(&mut self, action: impl Into<Action>) {
        let effects = self.effects_of(action);
        for effect in effects {
            self.perform(effect);
        }
    }

    /// What the controller wants done after `action`, and nobody does.
    pub(crate) fn effects_of(&mut self, action: impl Into<Action>) -> Vec<Effect> {
        self.controller.handle(action.into(), self.now)
    }

    /// Lets so much time pass.
    pub(crate) fn advance(&mut self, time: Duration) {
        self.now.running += time;
    }

    /// Lets the time be so long after that of [`START`].
    pub(crate) fn clock_at(&mut self, running: Duration) {
        self.now = now_at(running);
        self.act(Action::Tick);
    }

    fn perform(&mut self, effect: Effect) {
        match effect {
            Effect::Window(effect) => self.perform_in_window(effect),
            Effect::Platform(effect) => self.perform_on_platform(effect),
        }
    }

    fn perform_in_window(&mut self, effect: WindowEffect) {
        match effect {
            WindowEffect::Copy(text) => self.clipboard = text,
            WindowEffect::CopySteps
            | WindowEffect::CopyShareText(_)
            | WindowEffect::ShowCombinations => {}
            WindowEffect::SharePicture => {
                self.act(PrintingAction::Share("Easy · 22 November".to_owned()));
            }
        }
    }

    fn perform_on_platform(&mut self, effect: PlatformEffect) {
        match effect {
            PlatformEffect::Start(id, job) if self.hold => self.waiting.push_back((id, job)),
            PlatformEffect::Start(id, job) => {
                self.act(JobsAction::Reply(id, Outcome::Done(reply_of(job))));
            }
            PlatformEffect::ChooseOpen(_) => {
                let chosen = self
                    .choice
                    .take()
                    .map(|target| Action::Files(FilesAction::OpenFrom(target.path)));
                self.act(chosen.unwrap_or(Action::Files(FilesAction::NothingChosen)));
            }
            PlatformEffect::ChoosePicture(_) => {
                let chosen = self
                    .choice
                    .take()
                    .map(|target| Action::Files(FilesAction::PictureFrom(target.path)));
                self.act(chosen.unwrap_or(Action::Files(FilesAction::NothingChosen)));
            }
            PlatformEffect::PasteText => self.act(FilesAction::Pasted(self.clipboard.clone())),
            PlatformEffect::PastePicture => {
                let picture = self.clipboard_picture.clone().map(Box::new);
                self.act(FilesAction::PastedPicture(picture));
            }
            PlatformEffect::ChooseSave(suggestion) => {
                self.suggestion = suggestion;
                let chosen = self.choice.take().map(|it| Action::Files(FilesAction::SaveTo(it)));
                self.act(chosen.unwrap_or(Action::Files(FilesAction::NothingChosen)));
            }
            PlatformEffect::ChooseExport(medium, suggestion) => {
                self.suggestion = suggestion;
                let chosen = self
                    .choice
                    .take()
                    .map(|to| Action::Printing(PrintingAction::ExportTo(medium, to)));
                self.act(chosen.unwrap_or(Action::Files(FilesAction::NothingChosen)));
            }
            PlatformEffect::ChooseGamesExport(_) => {
                let to = self.choice.take().map(|to| Action::Records(RecordsAction::ExportTo(to)));
                self.act(to.unwrap_or(Action::Files(FilesAction::NothingChosen)));
            }
            PlatformEffect::ChooseRaceExport(form, suggestion) => {
                self.suggestion = suggestion;
                let to = self.choice.take().map(|to| Action::Lab(LabAction::ExportTo(form, to)));
                self.act(to.unwrap_or(Action::Files(FilesAction::NothingChosen)));
            }
            PlatformEffect::ChooseRaceList(_) => {
                let list = |to: TargetFile| Action::Lab(LabAction::ListFile(to.path));
                let chosen = self.choice.take().map(list);
                self.act(chosen.unwrap_or(Action::Files(FilesAction::NothingChosen)));
            }
            PlatformEffect::ChooseLibrary(_) => {
                let folder = |to: TargetFile| Action::Library(LibraryAction::Folder(to.path));
                let chosen = self.choice.take().map(folder);
                self.act(chosen.unwrap_or(Action::Files(FilesAction::NothingChosen)));
            }
            PlatformEffect::Keep(KeepEffect::Game(game)) => self.ended.push(*game),
            PlatformEffect::View(file) => self.viewed = Some(file),
            PlatformEffect::Print(file) => self.printed = Some(file),
            PlatformEffect::OpenWindows(files) => self.windows.extend(files),
            PlatformEffect::OpenWindow => self.windows.push(PathBuf::new()),
            PlatformEffect::Keep(KeepEffect::Session(session)) => match &self.session_error {
                None => self.session = Some(*session),
                Some(error) => self.act(SessionAction::Kept(Err(error.clone()))),
            },
            PlatformEffect::Keep(KeepEffect::CloseSession(end)) => {
                self.closed = self.session_error.is_none().then_some(end);
                let closed = self.session_error.clone().map_or(Ok(()), Err);
                self.act(SessionAction::Closed(closed));
            }
            PlatformEffect::LookForMotion => {
                self.act(RecordsAction::Solved(SolvedAction::Celebrate));
            }
            PlatformEffect::Quit => self.quit = true,
            PlatformEffect::Cancel(_)
            | PlatformEffect::Keep(
                KeepEffect::Options(_)
                | KeepEffect::Achievement(_)
                | KeepEffect::Board(_)
                | KeepEffect::AddRecent(_)
                | KeepEffect::RemoveRecent(_)
                | KeepEffect::ClearRecent,
            ) => {}
        }
    }

    /// Runs the jobs that were held back, oldest first.
    pub(crate) fn run_jobs(&mut self) {
        self.hold = false;
        while let Some((id, job)) = self.waiting.pop_front() {
            self.perform_on_platform(PlatformEffect::Start(id, job));
        }
    }

    /// Runs the job that was held back first, whatever it is, and none that follows from it.
    pub(crate) fn run_one_job(&mut self) {
        if let Some((id, job)) = self.waiting.pop_front() {
            let reply = job.run(&Control::default());
            self.act(JobsAction::Reply(id, Outcome::Done(reply)));
        }
    }

    /// The board as it is shown, as a line.
    pub(crate) fn shown(&self) -> String {
        let faces = self.controller.faces();
        let symbol = |face: &nonet::controller::Face| {
            face.digit().map_or(".".to_owned(), |digit| digit.to_string())
        };
        faces.iter().map(symbol).collect()
    }

    /// The givens, as a line.
    pub(crate) fn givens(&self) -> String {
        let document = Document::of_givens(self.controller.document().board().givens());
        write(Kind::List, &[document]).unwrap().trim_end().to_owned()
    }

    pub(crate) fn status(&self) -> &Status {
        self.controller.status()
    }

    pub(crate) fn question(&self) -> &nonet::controller::Question {
        match self.controller.dialog() {
            Some(Dialog::Question(question)) => question,
            other => panic!("a question was expected, not {other:?}"),
        }
    }

    /// Presses a button if a question is asked.
    pub(crate) fn answer_if_asked(&mut self, button: nonet::controller::DialogButton) {
        if let Some(Dialog::Question(_)) = self.controller.dialog() {
            self.answer(button);
        }
    }

    /// Presses the button of the question that says `choose`.
    pub(crate) fn answer(&mut self, button: nonet::controller::DialogButton) {
        let place = self.question().buttons().iter().position(|&it| it == button);
        self.act(DialogAction::Answered(place.expect("the question has that button")));
    }
}

/// A document with the givens of a line.
pub(crate) fn document(line: &str) -> Document {
    read(line.as_bytes()).unwrap().documents.remove(0)
}

/// A folder that is gone when the test ends, and a path in it.
pub(crate) fn file_in_folder(name: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    (folder, path)
}
