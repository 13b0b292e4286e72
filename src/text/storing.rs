//! What goes wrong with files, in words.
//!
//! What is said of a file stands behind its name: "/home/a/p.sdk: there is no such file".

use std::io::ErrorKind;

use super::{Language, Say, display_in_english, say};
use crate::store::{LimitError, StoreError, StoreProblem, Trouble};

impl Say for StoreError {
    fn say(&self, language: Language) -> String {
        format!("{}: {}", self.path.display(), self.problem.say(language))
    }
}

impl Language {
    /// A problem with what the standard library calls its cause. That name is English, and is said in English alone.
    pub(super) fn with_cause(self, problem: String, cause: ErrorKind) -> String {
        if self == Self::ENGLISH { format!("{problem} ({cause})") } else { problem }
    }
}

impl Say for StoreProblem {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Absent => say!(language, "there is no such file", "không có tập tin này"),
            Self::NoFolder => say!(
                language,
                "not saved, as its folder does not exist",
                "chưa lưu được vì thư mục chứa tập tin không tồn tại"
            ),
            Self::Folder => say!(
                language,
                "this is a folder; expected a file",
                "đây là thư mục; cần một tập tin"
            ),
            Self::NotAFile => say!(
                language,
                "not saved, as this is a device or a pipe and not a file",
                "chưa lưu được vì đây là thiết bị hoặc đường ống, không phải tập tin"
            ),
            Self::MayNotRead => say!(
                language,
                "you have no permission to read it",
                "bạn không có quyền đọc tập tin này"
            ),
            Self::ReadOnlyFile => say!(
                language,
                "not saved, as the file is read-only; save under another name",
                "chưa lưu được vì tập tin chỉ cho đọc; hãy lưu với tên khác"
            ),
            Self::ReadOnlyFolder => say!(
                language,
                "not saved, as you have no permission to write in this folder; \
                 save in another folder",
                "chưa lưu được vì bạn không có quyền ghi trong thư mục này; hãy lưu ở thư mục khác"
            ),
            Self::ReadOnlyDisk => say!(
                language,
                "not saved, as nothing can be written on this disk; save on another one",
                "chưa lưu được vì đĩa này không cho ghi; hãy lưu ở đĩa khác"
            ),
            Self::DiskFull => say!(
                language,
                "not saved, as the disk is full; make room or save on another disk",
                "chưa lưu được vì đĩa đã đầy; hãy dọn bớt hoặc lưu ở đĩa khác"
            ),
            Self::BadName => say!(
                language,
                "the system takes no file of this name; choose another one",
                "hệ thống không nhận tên tập tin này; hãy chọn tên khác"
            ),
            Self::ChangedOnDisk => say!(
                language,
                "not saved, as another program changed the file since it was opened",
                "chưa lưu vì một chương trình khác đã thay đổi tập tin kể từ khi mở"
            ),
            Self::Text(error) => error.say(language),
            Self::TooManySessions => say!(
                language,
                "too many windows of Nonet are open for this one to be remembered",
                "có quá nhiều cửa sổ Nonet đang mở nên không thể ghi nhớ cửa sổ này"
            ),
            Self::Reading(kind) => {
                let problem =
                    say!(language, "it cannot be read", "không đọc được do hệ thống báo lỗi");
                language.with_cause(problem, *kind)
            }
            Self::Writing(kind) => {
                let problem = say!(
                    language,
                    "not saved, as the system refuses",
                    "chưa lưu được do hệ thống báo lỗi"
                );
                language.with_cause(problem, *kind)
            }
        }
    }
}

impl Say for Trouble {
    fn say(&self, language: Language) -> String {
        match self {
            Self::SetAside { from, to } => {
                let (from, to) = (from.display(), to.display());
                say!(
                    language,
                    "{from}: its content cannot be understood; it was set aside as {to}",
                    "{from}: không hiểu được nội dung; đã cất sang {to}"
                )
            }
            Self::LinesSetAside { from, to, lines } => {
                let (from, to, lines) = (from.display(), to.display(), *lines as u64);
                let lines = language.number(lines);
                say!(
                    language,
                    "{from}: lines that cannot be understood: {lines}; they were set aside in {to}",
                    "{from}: có {lines} dòng không hiểu được; đã cất sang {to}"
                )
            }
            Self::Unreadable(error) => error.say(language),
        }
    }
}

impl Say for LimitError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Empty | Self::NotANumber | Self::OutOfRange => say!(
                language,
                "Type a whole number from 1 to 1,000,000,000.",
                "Hãy nhập một số nguyên từ 1 đến 1.000.000.000."
            ),
        }
    }
}

display_in_english!(StoreError, StoreProblem, Trouble, LimitError);
