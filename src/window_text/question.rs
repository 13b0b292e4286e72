//! The questions of dialogs, and the errors in what was typed into them.

use std::path::{Path, PathBuf};

use super::foreign::{self, file_name};
use super::{Language, Say, say, say_plural};
use crate::controller::{DialogButton, Failure, ForeignSave, NumberError, PathError, Question};
use crate::format::WriteError;
use crate::jobs::{ExportJob, Outlet, PictureOrigin};
use crate::store::StoreError;
use crate::store::session::Session;

/// A question in words: what it is about, what is asked, and what else is worth knowing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionText {
    /// A few words over it.
    pub title: String,
    /// The question.
    pub text: String,
    /// What follows from the answers; may be empty.
    pub detail: String,
}

impl Question {
    /// The question in `language`; `name` is what the document is called.
    #[must_use]
    pub fn text(&self, name: &str, language: Language) -> QuestionText {
        match self {
            Self::SaveChanges(_) => save_changes(name, language),
            Self::LeaveGame(_) => leave_game(language),
            Self::PlayAnyway => play_anyway(language),
            Self::PlayAgain => play_again(language),
            Self::ShowAnswer(_) => show_answer(language),
            Self::Exists(job) => exists(&file_name(&job.to.path), language),
            Self::ExportExists(job) => exists(&export_name(job), language),
            Self::ChangedOnDisk(job) => changed_on_disk(&file_name(&job.to.path), language),
            Self::OtherKind(other) => other_kind(other, language),
            Self::Unwritable(to, error) => unwritable(&file_name(&to.path), *error, language),
            Self::Recover(session) => recover(session, language),
            Self::DropCorrections => drop_corrections(language),
            Self::ForgetGames => forget_games(language),
            Self::ForgetBoard(name) => forget_board(name, language),
            Self::FileExists(job) => exists(&file_name(&job.to.path), language),
            Self::OpenWindows { files, left_out } => open_windows(files, *left_out, language),
            Self::GameNotKept(error) => game_not_kept(error, language),
            Self::NotWritten(error) => not_written(error, language),
            Self::Failed(failure) => failed(failure, language),
        }
    }
}

fn game_not_kept(error: &StoreError, language: Language) -> QuestionText {
    let (problem, path) = (error.problem.say_in_window(language), foreign::path(&error.path));
    QuestionText {
        title: say!(language, "Your game cannot be kept"),
        text: say!(
            language,
            "Your latest changes would be missing at the next start: {problem}.",
            problem
        ),
        detail: say!(language, "The file is {path}. Save as… saves the game somewhere else.", path),
    }
}

fn not_written(error: &StoreError, language: Language) -> QuestionText {
    QuestionText {
        title: say!(language, "Not everything could be written"),
        text: error.say_in_window(language),
        detail: say!(language, "The puzzle in the window is not affected."),
    }
}

fn save_changes(name: &str, language: Language) -> QuestionText {
    QuestionText {
        title: say!(language, "Save changes?"),
        text: say!(language, "“{name}” has changes that are not saved.", name),
        detail: say!(language, "If you do not save them, they are lost."),
    }
}

fn drop_corrections(language: Language) -> QuestionText {
    QuestionText {
        title: say!(language, "Discard your corrections?"),
        text: say!(language, "You have corrected what was read in the picture."),
        detail: say!(
            language,
            "If you close the picture, your corrections are lost. “Use this puzzle” keeps them."
        ),
    }
}

fn forget_games(language: Language) -> QuestionText {
    QuestionText {
        title: say!(language, "Forget all games?"),
        text: say!(
            language,
            "The statistics start again from zero, and no puzzle stays marked as solved."
        ),
        detail: say!(language, "You cannot undo this. You can export the games first."),
    }
}

fn forget_board(name: &str, language: Language) -> QuestionText {
    let name = foreign::name(name);
    QuestionText {
        title: say!(language, "Forget this board?"),
        text: say!(language, "“{name}” leaves the gallery. Puzzles on it stay as they are.", name),
        detail: say!(language, "You cannot undo this."),
    }
}

fn leave_game(language: Language) -> QuestionText {
    QuestionText {
        title: say!(language, "Leave this game?"),
        text: say!(language, "The puzzle is not solved yet."),
        detail: say!(
            language,
            "You can continue a saved game later. A game that is not saved is lost."
        ),
    }
}

fn play_anyway(language: Language) -> QuestionText {
    QuestionText {
        title: say!(language, "Play this puzzle?"),
        text: say!(language, "The puzzle has more than one answer."),
        detail: say!(
            language,
            "You can play the puzzle, but Nonet cannot check your digits, and hints show only steps that hold in every answer."
        ),
    }
}

fn play_again(language: Language) -> QuestionText {
    QuestionText {
        title: say!(language, "Play it again?"),
        text: say!(
            language,
            "Nonet clears everything except the givens, and the clock starts at \
             zero."
        ),
        detail: say!(
            language,
            "In the new game, Undo does not bring the digits back. Save points stay."
        ),
    }
}

fn show_answer(language: Language) -> QuestionText {
    QuestionText {
        title: say!(language, "Show the answer?"),
        text: say!(
            language,
            "You can go on with the game, but it will not count as solved by you."
        ),
        detail: say!(language, "A hint shows only the next step."),
    }
}

fn export_name(job: &ExportJob) -> String {
    match &job.to {
        Outlet::File(target) => file_name(&target.path),
        Outlet::Viewer(name) | Outlet::Printer(name) => name.clone(),
    }
}

fn exists(name: &str, language: Language) -> QuestionText {
    QuestionText {
        title: say!(language, "Replace the file?"),
        text: say!(language, "There is already a file “{name}”.", name),
        detail: say!(language, "If you replace the file, its present content is lost."),
    }
}

fn changed_on_disk(name: &str, language: Language) -> QuestionText {
    QuestionText {
        title: say!(language, "The file has changed"),
        text: say!(language, "Another program has changed “{name}” since you opened it.", name),
        detail: say!(
            language,
            "If you replace the file, the changes of the other program are \
             lost."
        ),
    }
}

fn other_kind(other: &ForeignSave, language: Language) -> QuestionText {
    let ForeignSave { to, losses, rewrites } = other;
    let (name, kind) = (file_name(&to.path), to.kind.say(language));
    let losses: Vec<String> = losses.iter().map(|loss| loss.say(language)).collect();
    let losses = language.list(&losses);
    let text = match losses.as_str() {
        "" => say!(
            language,
            "“{name}” was opened as a {kind}. Saving rewrites the whole file.",
            name,
            kind
        ),
        losses => say!(
            language,
            "“{name}” is a {kind}. This format cannot hold: {losses}.",
            name,
            kind,
            losses
        ),
    };
    let detail = if *rewrites {
        say!(
            language,
            "Nonet does not read some data of other programs, such as remarks, colours or times. \
             These data are lost. Save as .sdk leaves the file as it is."
        )
    } else {
        sdk_holds_everything(language)
    };
    let title = say!(language, "Save in this format?");
    QuestionText { title, text, detail }
}

fn unwritable(name: &str, error: WriteError, language: Language) -> QuestionText {
    let error = error.say(language);
    QuestionText {
        title: say!(language, "The puzzle cannot be saved in this format"),
        text: say!(language, "“{name}”: {error}.", name, error),
        detail: sdk_holds_everything(language),
    }
}

fn sdk_holds_everything(language: Language) -> String {
    say!(language, "A .sdk file holds everything.")
}

fn recover(session: &Session, language: Language) -> QuestionText {
    let text = match session.path.as_deref().map(file_name) {
        _ if session.is_game() => say!(
            language,
            "Nonet was not closed properly. The game you were playing was not saved."
        ),
        Some(name) => say!(
            language,
            "Nonet was not closed properly. Changes to “{name}” were not saved.",
            name
        ),
        None => say!(language, "Nonet was not closed properly. A puzzle you typed was not saved."),
    };
    QuestionText {
        title: say!(language, "Restore your work?"),
        text,
        detail: say!(language, "Nonet can restore the state that it kept last."),
    }
}

fn failed(failure: &Failure, language: Language) -> QuestionText {
    let (title, text) = match failure {
        Failure::NoWindow(file) => {
            (say!(language, "That did not work"), no_window(&file_name(file), language))
        }
        Failure::NoWindowForGame => (
            say!(language, "That did not work"),
            say!(
                language,
                "No window opened for the game that waits. It comes back when Nonet starts without a file."
            ),
        ),
        Failure::NoViewer(file) => (say!(language, "That did not work"), no_viewer(file, language)),
        Failure::Print(error) => {
            (say!(language, "The puzzle cannot be printed"), error.sentence(language))
        }
        Failure::Photo(origin, error) => {
            let title = say!(language, "The picture cannot be read");
            (title, no_picture(origin, &error.say(language), language))
        }
        Failure::Store(error) => {
            (say!(language, "That did not work"), error.say_in_window(language))
        }
        Failure::LoadProblem(trouble) => {
            (say!(language, "Some data could not be loaded"), trouble.say(language))
        }
    };
    QuestionText { title, text, detail: String::new() }
}

fn no_picture(origin: &PictureOrigin, problem: &str, language: Language) -> String {
    match origin {
        PictureOrigin::File(file) => {
            let name = file_name(file);
            foreign::sentence(&say!(language, "“{name}”: {problem}.", name, problem))
        }
        PictureOrigin::Clipboard => {
            say!(language, "The picture in the clipboard: {problem}.", problem)
        }
    }
}

fn no_window(name: &str, language: Language) -> String {
    say!(
        language,
        "Nonet could not open another window for “{name}”. Open the file from the File menu.",
        name
    )
}

fn no_viewer(file: &Path, language: Language) -> String {
    let path = foreign::path(file);
    say!(
        language,
        "The system could not open a viewer for PDF documents. The document is in {path}.",
        path
    )
}

/// How many files are named before the others are only counted.
const NAMED: usize = 4;

fn open_windows(files: &[PathBuf], left_out: usize, language: Language) -> QuestionText {
    let count = files.len();
    let mut names: Vec<String> = files.iter().take(NAMED).map(|file| file_name(file)).collect();
    let more = (count + left_out).saturating_sub(NAMED);
    if more > 0 {
        names.push(say_plural!(
            language,
            more as u64,
            "{more} more file",
            "{more} more files",
            more
        ));
    }
    let names = language.list(&names);
    let detail = match left_out {
        0 => String::new(),
        _ => say_plural!(
            language,
            left_out as u64,
            "Nonet opens at most {count} files at once; {left_out} file is left out.",
            "Nonet opens at most {count} files at once; {left_out} files are left out.",
            count,
            left_out
        ),
    };
    QuestionText {
        title: say_plural!(
            language,
            count as u64,
            "Open {count} more window?",
            "Open {count} more windows?",
            count
        ),
        text: say!(language, "Each file opens in its own window: {names}.", names),
        detail,
    }
}

impl Say for DialogButton {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Save => say!(language, "Save"),
            Self::DoNotSave => say!(language, "Don’t save"),
            Self::Cancel => say!(language, "Cancel"),
            Self::Leave => say!(language, "Leave"),
            Self::Play => say!(language, "Play"),
            Self::PlayAgain => say!(language, "Play again"),
            Self::ShowAnswer => say!(language, "Show the answer"),
            Self::Replace => say!(language, "Replace"),
            Self::SaveAs => say!(language, "Save as…"),
            Self::SaveAnyway => say!(language, "Save anyway"),
            Self::SaveAsOwn => say!(language, "Save as .sdk…"),
            Self::Restore => say!(language, "Restore"),
            Self::Discard => say!(language, "Discard"),
            Self::Forget => say!(language, "Forget"),
            Self::Open => say!(language, "Open"),
            Self::QuitAnyway => say!(language, "Quit anyway"),
            Self::Stay => say!(language, "Stay"),
            Self::Keep => say!(language, "Keep"),
            Self::Close => say!(language, "Close"),
        }
    }
}

impl Say for NumberError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::NotANumber(typed) if typed.is_empty() => {
                say!(language, "Type a whole number from 1.")
            }
            Self::NotANumber(typed) => {
                let typed = foreign::name(typed);
                say!(
                    language,
                    "“{typed}” is not the number of an answer; type a whole number from 1.",
                    typed
                )
            }
            Self::OnlySoMany(total) => say_plural!(
                language,
                *total,
                "There is only {total} answer.",
                "There are only {total} answers.",
                total = language.number(*total)
            ),
        }
    }
}

impl Say for PathError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Empty => say!(language, "Enter the path of the file."),
            Self::NotOpened(error) => {
                let problem = error.problem.say(language);
                say!(language, "Not opened: {problem}.", problem)
            }
        }
    }
}
