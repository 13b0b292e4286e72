//! The questions that dialogs ask, and what is wrong with what was typed into them.

use std::path::Path;

use super::{Language, Say, say};
use crate::controller::{Choose, Failure, NumberError, PathError, Question};
use crate::format::Kind;

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
            Self::Exists(job) => exists(&file_name(&job.path), language),
            Self::ChangedOnDisk(job) => changed_on_disk(&file_name(&job.path), language),
            Self::OtherFormat { kind, target } => {
                other_format(&file_name(&target.path), *kind, language)
            }
            Self::Recover(session) => recover(session.path.as_deref(), language),
            Self::Failed(failure) => failed(failure, language),
        }
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

fn other_format(name: &str, kind: Kind, language: Language) -> QuestionText {
    let format = kind.say(language);
    QuestionText {
        title: say!(language, "Change the file's format?", "Đổi định dạng tập tin?"),
        text: say!(
            language,
            "The format of “{name}” is {format}; Nonet saves in its own.",
            "“{name}” có định dạng {format}; Nonet lưu theo định dạng riêng.",
        ),
        detail: say!(
            language,
            "Programs that could read the file before may not read it afterwards.",
            "Các chương trình từng đọc được tập tin này có thể sẽ không đọc được nữa.",
        ),
    }
}

fn recover(path: Option<&Path>, language: Language) -> QuestionText {
    let text = match path.map(file_name) {
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
            "It can be brought back as it was.",
            "Có thể lấy lại đúng như lúc đó.",
        ),
    }
}

fn failed(failure: &Failure, language: Language) -> QuestionText {
    let (title, text) = match failure {
        Failure::Store(error) => {
            (say!(language, "That did not work", "Không thực hiện được"), error.say(language))
        }
        Failure::Trouble(trouble) => (
            say!(language, "Something could not be recalled", "Không đọc lại được"),
            trouble.say(language),
        ),
    };
    QuestionText { title, text, detail: String::new() }
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

impl Say for Choose {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Save => say!(language, "Save", "Lưu"),
            Self::DoNotSave => say!(language, "Don’t save", "Không lưu"),
            Self::Cancel => say!(language, "Cancel", "Hủy"),
            Self::Replace => say!(language, "Replace", "Thay thế"),
            Self::SaveAs => say!(language, "Save as…", "Lưu thành…"),
            Self::Restore => say!(language, "Restore", "Phục hồi"),
            Self::Discard => say!(language, "Discard", "Bỏ đi"),
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
            Self::NotANumber(typed) => say!(
                language,
                "“{typed}” is not the number of an answer; type a whole number from 1.",
                "“{typed}” không phải là số thứ tự đáp án; hãy nhập một số nguyên từ 1.",
            ),
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
