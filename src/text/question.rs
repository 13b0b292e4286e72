//! The questions that dialogs ask, and what is wrong with what was typed into them.

use std::path::{Path, PathBuf};

use super::foreign::{self, file_name};
use super::{Language, Say, say};
use crate::controller::{Choose, Failure, NumberError, OtherKind, PathError, Question};
use crate::format::WriteError;
use crate::jobs::{ExportJob, Outlet};
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
            Self::Exists(job) => exists(&file_name(&job.to.path), language),
            Self::ExportExists(job) => exists(&export_name(job), language),
            Self::ChangedOnDisk(job) => changed_on_disk(&file_name(&job.to.path), language),
            Self::OtherKind(other) => other_kind(other, language),
            Self::Unwritable(to, error) => unwritable(&file_name(&to.path), *error, language),
            Self::Recover(session) => recover(session, language),
            Self::ForgetGames => forget_games(language),
            Self::GamesExist(to) => exists(&file_name(&to.path), language),
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
        title: say!(language, "Your game cannot be kept", "Không giữ lại được ván này"),
        text: say!(
            language,
            "What you did last would not come back at the next start: {problem}.",
            "Lần mở sau, những gì bạn làm gần đây sẽ không trở lại: {problem}.",
        ),
        detail: say!(
            language,
            "The file is {path}. Save as… puts the game somewhere else.",
            "Tập tin là {path}. Lưu thành… cất ván này ở nơi khác.",
        ),
    }
}

fn not_written(error: &StoreError, language: Language) -> QuestionText {
    QuestionText {
        title: say!(language, "Not everything could be written", "Không ghi lại được tất cả"),
        text: error.say_in_window(language),
        detail: say!(
            language,
            "The puzzle in the window is not affected.",
            "Đề trong cửa sổ không bị ảnh hưởng.",
        ),
    }
}

fn save_changes(name: &str, language: Language) -> QuestionText {
    QuestionText {
        title: say!(language, "Save changes?", "Lưu thay đổi?"),
        text: say!(
            language,
            "“{name}” has changes that are not saved.",
            "“{name}” có thay đổi chưa được lưu.",
        ),
        detail: say!(
            language,
            "If you do not save them, they are lost.",
            "Nếu không lưu, các thay đổi đó sẽ mất.",
        ),
    }
}

fn forget_games(language: Language) -> QuestionText {
    QuestionText {
        title: say!(language, "Forget all games?", "Xóa mọi ván đã chơi?"),
        text: say!(
            language,
            "The statistics begin anew, and no puzzle is marked as solved any more.",
            "Thống kê sẽ bắt đầu lại từ đầu, và không đề nào còn được đánh dấu là đã giải.",
        ),
        detail: say!(
            language,
            "What is forgotten does not come back. You can export the games first.",
            "Đã xóa thì không lấy lại được. Bạn có thể xuất các ván ra tập tin trước.",
        ),
    }
}

fn leave_game(language: Language) -> QuestionText {
    QuestionText {
        title: say!(language, "Leave this game?", "Rời ván này?"),
        text: say!(language, "The puzzle is not solved yet.", "Bạn chưa giải xong đề này."),
        detail: say!(
            language,
            "A game that is saved can be gone on with later. One that is not is lost.",
            "Ván đã lưu thì lúc khác có thể chơi tiếp. Nếu không lưu, ván này sẽ mất.",
        ),
    }
}

fn play_anyway(language: Language) -> QuestionText {
    QuestionText {
        title: say!(language, "Play this puzzle?", "Chơi đề này?"),
        text: say!(
            language,
            "The puzzle has more than one answer.",
            "Đề này có nhiều hơn một đáp án.",
        ),
        detail: say!(
            language,
            "It can be played, but there are no hints, and nothing to check it against.",
            "Vẫn có thể chơi, nhưng không có gợi ý và không kiểm tra được.",
        ),
    }
}

fn play_again(language: Language) -> QuestionText {
    QuestionText {
        title: say!(language, "Play it again?", "Chơi lại từ đầu?"),
        text: say!(
            language,
            "Everything but the given digits goes, and the clock starts at zero.",
            "Mọi thứ trừ các số cho sẵn sẽ bị xóa, và đồng hồ chạy lại từ đầu.",
        ),
        detail: say!(
            language,
            "Undo brings the digits back, but not the time. Save points stay.",
            "Hoàn tác sẽ lấy lại các số, nhưng không lấy lại thời gian. Các điểm lưu vẫn còn.",
        ),
    }
}

fn export_name(job: &ExportJob) -> String {
    match &job.to {
        Outlet::File { path, .. } => file_name(path),
        Outlet::Viewer(name) | Outlet::Printer(name) => name.clone(),
    }
}

fn exists(name: &str, language: Language) -> QuestionText {
    QuestionText {
        title: say!(language, "Replace the file?", "Thay thế tập tin?"),
        text: say!(language, "There is already a file “{name}”.", "Đã có tập tin “{name}”."),
        detail: say!(
            language,
            "Replacing it loses what is in it now.",
            "Nếu thay thế, nội dung hiện có của tập tin sẽ mất.",
        ),
    }
}

fn changed_on_disk(name: &str, language: Language) -> QuestionText {
    QuestionText {
        title: say!(language, "The file has changed", "Tập tin đã thay đổi"),
        text: say!(
            language,
            "Another program has changed “{name}” since you opened it.",
            "Một chương trình khác đã thay đổi “{name}” kể từ khi bạn mở.",
        ),
        detail: say!(
            language,
            "Replacing it loses what the other program wrote.",
            "Nếu thay thế, những gì chương trình kia đã ghi sẽ mất.",
        ),
    }
}

fn other_kind(other: &OtherKind, language: Language) -> QuestionText {
    let OtherKind { to, losses, rewrites } = other;
    let (name, kind) = (file_name(&to.path), to.kind.say(language));
    let losses: Vec<String> = losses.iter().map(|loss| loss.say(language)).collect();
    let losses = language.list(&losses);
    let text = match losses.as_str() {
        "" => say!(
            language,
            "“{name}” was opened as a {kind}. Saving writes all of it anew.",
            "“{name}” đã được mở dưới dạng {kind}. Khi lưu, toàn bộ tập tin sẽ được ghi lại.",
        ),
        losses => say!(
            language,
            "“{name}” is a {kind}. It has no place for: {losses}.",
            "“{name}” là {kind}. Định dạng này không chứa được: {losses}.",
        ),
    };
    let detail = if *rewrites {
        say!(
            language,
            "What another program wrote there and Nonet does not read, such as remarks, colours or times, is lost. \
             Save as .sdk leaves the file as it is.",
            "Những gì chương trình khác đã ghi mà Nonet không đọc, như lời chú thích, màu sắc hay thời gian, sẽ mất. \
             Lưu thành .sdk thì tập tin này được giữ nguyên.",
        )
    } else {
        sdk_holds_everything(language)
    };
    let title = say!(language, "Save in this form?", "Lưu theo định dạng này?");
    QuestionText { title, text, detail }
}

fn unwritable(name: &str, error: WriteError, language: Language) -> QuestionText {
    let error = error.say(language);
    QuestionText {
        title: say!(
            language,
            "It cannot be saved in this form",
            "Không lưu được theo định dạng này"
        ),
        text: say!(language, "“{name}”: {error}.", "“{name}”: {error}."),
        detail: sdk_holds_everything(language),
    }
}

fn sdk_holds_everything(language: Language) -> String {
    say!(language, "A .sdk file holds everything.", "Tập tin .sdk chứa được tất cả.")
}

fn recover(session: &Session, language: Language) -> QuestionText {
    let text = match session.path.as_deref().map(file_name) {
        _ if session.is_game() => say!(
            language,
            "Nonet was not closed properly. The game you were playing was not saved.",
            "Lần trước Nonet không được đóng đúng cách. Ván bạn đang chơi chưa được lưu.",
        ),
        Some(name) => say!(
            language,
            "Nonet was not closed properly. Changes to “{name}” were not saved.",
            "Lần trước Nonet không được đóng đúng cách. Các thay đổi trong “{name}” chưa được lưu.",
        ),
        None => say!(
            language,
            "Nonet was not closed properly. A puzzle you typed was not saved.",
            "Lần trước Nonet không được đóng đúng cách. Đề bạn nhập chưa được lưu.",
        ),
    };
    QuestionText {
        title: say!(language, "Restore your work?", "Phục hồi phần đang làm dở?"),
        text,
        detail: say!(
            language,
            "It can be brought back as it was when it was last kept.",
            "Có thể lấy lại đúng như lần được giữ lại gần nhất.",
        ),
    }
}

fn failed(failure: &Failure, language: Language) -> QuestionText {
    let (title, text) = match failure {
        Failure::NoWindow(file) => (
            say!(language, "That did not work", "Không thực hiện được"),
            no_window(&file_name(file), language),
        ),
        Failure::NoViewer(file) => {
            (say!(language, "That did not work", "Không thực hiện được"), no_viewer(file, language))
        }
        Failure::Print(error) => {
            (say!(language, "It cannot be printed", "Không in được"), error.sentence(language))
        }
        Failure::Store(error) => (
            say!(language, "That did not work", "Không thực hiện được"),
            error.say_in_window(language),
        ),
        Failure::Trouble(trouble) => (
            say!(language, "Something could not be recalled", "Không đọc lại được"),
            trouble.say(language),
        ),
    };
    QuestionText { title, text, detail: String::new() }
}

fn no_window(name: &str, language: Language) -> String {
    say!(
        language,
        "No further window could be opened for “{name}”. Open it from the File menu.",
        "Không mở được cửa sổ khác cho “{name}”. Hãy mở tập tin này từ trình đơn Tập tin.",
    )
}

fn no_viewer(file: &Path, language: Language) -> String {
    let path = foreign::path(file);
    say!(
        language,
        "The system opened no viewer for PDF documents. The document is in {path}.",
        "Hệ thống không mở được trình xem tài liệu PDF. Tài liệu nằm ở {path}.",
    )
}

/// How many files are named before the others are only counted.
const NAMED: usize = 4;

fn open_windows(files: &[PathBuf], left_out: usize, language: Language) -> QuestionText {
    let count = files.len();
    let mut names: Vec<String> = files.iter().take(NAMED).map(|file| file_name(file)).collect();
    let more = (count + left_out).saturating_sub(NAMED);
    if more > 0 {
        names.push(say!(language, "{more} more", "{more} tập tin nữa"));
    }
    let names = language.list(&names);
    let detail = match left_out {
        0 => String::new(),
        _ => say!(
            language,
            "More than {count} are not opened at one go: of these files, {left_out} are left out.",
            "Mỗi lần chỉ mở nhiều nhất {count} cửa sổ: {left_out} tập tin sẽ không được mở.",
        ),
    };
    QuestionText {
        title: say!(language, "Open {count} more windows?", "Mở thêm {count} cửa sổ?"),
        text: say!(
            language,
            "Each file gets a window of its own: {names}.",
            "Mỗi tập tin có một cửa sổ riêng: {names}.",
        ),
        detail,
    }
}

impl Say for Choose {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Save => say!(language, "Save", "Lưu"),
            Self::DoNotSave => say!(language, "Don’t save", "Không lưu"),
            Self::Cancel => say!(language, "Cancel", "Hủy"),
            Self::Leave => say!(language, "Leave", "Rời ván"),
            Self::Play => say!(language, "Play", "Chơi"),
            Self::PlayAgain => say!(language, "Play again", "Chơi lại"),
            Self::Replace => say!(language, "Replace", "Thay thế"),
            Self::SaveAs => say!(language, "Save as…", "Lưu thành…"),
            Self::SaveAnyway => say!(language, "Save anyway", "Vẫn lưu"),
            Self::SaveAsOwn => say!(language, "Save as .sdk…", "Lưu thành .sdk…"),
            Self::Restore => say!(language, "Restore", "Phục hồi"),
            Self::Discard => say!(language, "Discard", "Bỏ đi"),
            Self::Forget => say!(language, "Forget", "Xóa"),
            Self::Open => say!(language, "Open", "Mở"),
            Self::QuitAnyway => say!(language, "Quit anyway", "Vẫn thoát"),
            Self::Stay => say!(language, "Stay", "Ở lại"),
            Self::Close => say!(language, "Close", "Đóng"),
        }
    }
}

impl Say for NumberError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::NotANumber(typed) if typed.is_empty() => {
                say!(language, "Type a whole number from 1.", "Hãy nhập một số nguyên từ 1.")
            }
            Self::NotANumber(typed) => {
                let typed = foreign::name(typed);
                say!(
                    language,
                    "“{typed}” is not the number of an answer; type a whole number from 1.",
                    "“{typed}” không phải là số thứ tự đáp án; hãy nhập một số nguyên từ 1.",
                )
            }
            Self::OnlySoMany(1) => {
                say!(language, "There is only 1 answer.", "Chỉ có 1 đáp án.")
            }
            Self::OnlySoMany(total) => {
                let total = language.number(*total);
                say!(language, "There are only {total} answers.", "Chỉ có {total} đáp án.")
            }
        }
    }
}

impl Say for PathError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Empty => say!(language, "Type where the file is.", "Hãy nhập đường dẫn tập tin."),
        }
    }
}
