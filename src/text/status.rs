//! The sentences of the status bar.

use std::path::Path;

use super::hint::listed;
use super::{Language, Say, foreign, new_game, say};
use crate::controller::{Command, Controller, Mode, Status, Total};
use crate::engine::Contradiction;
use crate::engine::search::Count;
use crate::format::{Kind, Loss};
use crate::jobs::{Busy, Work};
use crate::print::Unheeded;
use crate::store::StoreError;

impl Say for Status {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Welcome => say!(
                language,
                "Type the digits of a puzzle; F5 shows its answer.",
                "Hãy nhập các số của đề; nhấn F5 để xem đáp án.",
            ),
            Self::MakingGame => say!(language, "Making a puzzle…", "Đang tạo đề…"),
            Self::NewGame(level) => new_game::begun(*level, language),
            Self::NoGame(why) => new_game::none(*why, language),
            Self::NoDay => new_game::no_day(language),
            Self::Editing { givens, ruled_out } => editing(*givens, *ruled_out, language),
            Self::Contradictory(reasons) => contradictory(reasons, language),
            Self::NoAnswer { why, time } => {
                let time = language.time(*time);
                no_answer(why.as_ref(), &time, language)
            }
            Self::Answer { number, time } => {
                let (number, time) = (language.number(*number), language.time(*time));
                say!(
                    language,
                    "Answer {number}, found in {time}.",
                    "Đáp án thứ {number}, tìm thấy sau {time}.",
                )
            }
            Self::OnlySoMany { total } => only_so_many(*total, language),
            _ => self.say_plainly(language),
        }
    }
}

/// What the status bar says if no work is shown.
#[must_use]
pub fn status_line(controller: &Controller, language: Language) -> String {
    match (controller.status(), controller.hint()) {
        (Status::Hint, Some(hint)) => hint.say(language),
        (status, _) => status.say_with_total(controller.total(), language),
    }
}

impl Status {
    /// The sentence for an answer, with what is known about how many there are.
    #[must_use]
    pub fn say_with_total(&self, total: Total, language: Language) -> String {
        let Self::Answer { number, time } = self else {
            return self.say(language);
        };
        let (number, time) = (language.number(*number), language.time(*time));
        match total {
            Total::Counted(Count::Exactly(1)) => say!(
                language,
                "The only answer, found in {time}.",
                "Đáp án duy nhất, tìm thấy sau {time}.",
            ),
            Total::Counted(_) | Total::AtLeast(_) | Total::Counting(1..) => {
                let total = total.say(language);
                say!(
                    language,
                    "Answer {number} of {total}, found in {time}.",
                    "Đáp án thứ {number} trong số {total}, tìm thấy sau {time}.",
                )
            }
            Total::Several | Total::Counting(_) => say!(
                language,
                "Answer {number} of several, found in {time}.",
                "Đáp án thứ {number} trong nhiều đáp án, tìm thấy sau {time}.",
            ),
            Total::Unknown => self.say(language),
        }
    }

    fn say_plainly(&self, language: Language) -> String {
        match self {
            Self::FirstAnswer => {
                say!(language, "This is the first answer.", "Đây là đáp án đầu tiên.")
            }
            Self::ReadOnly => say!(
                language,
                "An answer cannot be changed; Alt+R goes back to the puzzle.",
                "Không sửa được đáp án; nhấn Alt+R để trở lại đề.",
            ),
            Self::GivensAreFixed => {
                say!(language, "This digit belongs to the puzzle.", "Số này là số cho sẵn của đề.",)
            }
            Self::Restored => {
                say!(language, "Back to the puzzle.", "Đã trở lại đề.")
            }
            Self::Recovered => {
                say!(language, "Your work is back.", "Đã phục hồi phần đang làm dở.")
            }
            Self::CopiedPuzzle => say!(language, "The puzzle is copied.", "Đã sao chép đề."),
            Self::CopiedAnswer => say!(language, "The answer is copied.", "Đã sao chép đáp án."),
            Self::Pasted => say!(language, "The puzzle is pasted.", "Đã dán đề."),
            // The hint says it; see `status_line`.
            Self::Hint => String::new(),
            Self::Listed(listing, count) => listed(*listing, *count, language),
            Self::MistakesCleared => {
                say!(language, "What was wrong is cleared.", "Đã xóa những chỗ sai.")
            }
            Self::StepsApplied(1) => {
                say!(language, "The step is carried out.", "Đã làm theo gợi ý.")
            }
            Self::StepsApplied(count) => {
                say!(language, "{count} steps are carried out.", "Đã làm theo {count} bước.")
            }
            Self::CandidatesNoted => {
                say!(language, "All candidates are noted.", "Đã ghi mọi ứng viên.")
            }
            Self::CopiedSteps => say!(language, "The steps are copied.", "Đã sao chép các bước."),
            Self::Practice(_)
            | Self::PracticeAside(_)
            | Self::Practised(_)
            | Self::Example(_)
            | Self::NoPractice(_)
            | Self::KnownChanged => self.say_of_learning(language),
            Self::Cancelled => say!(language, "Cancelled.", "Đã hủy."),
            Self::SearchStopped => say!(
                language,
                "The search was stopped, because the puzzle has changed.",
                "Đã dừng tìm vì đề đã thay đổi.",
            ),
            Self::InternalError => say!(
                language,
                "Something went wrong inside Nonet; your puzzle is unharmed.",
                "Nonet gặp lỗi bên trong; đề của bạn vẫn còn nguyên.",
            ),
            Self::CopiedAs(kind, losses) => copied_as(*kind, losses, language),
            Self::NotCopied(error) => {
                let error = error.say(language);
                say!(language, "Nothing was copied: {error}.", "Không sao chép được: {error}.")
            }
            _ => self.say_of_files(language),
        }
    }

    fn say_of_learning(&self, language: Language) -> String {
        match self {
            Self::Practice(technique) => {
                let name = technique.say(language);
                say!(
                    language,
                    "Find this: {name}. F2 gives a hint.",
                    "Hãy tìm: {name}. Nhấn F2 để xem gợi ý.",
                )
            }
            Self::PracticeAside(technique) => {
                let name = technique.say(language);
                say!(
                    language,
                    "Find this, though something easier helps here too: {name}. F2 gives a hint.",
                    "Hãy tìm kỹ thuật này, dù ở đây cách dễ hơn cũng giúp được: {name}. Nhấn F2 để xem gợi ý.",
                )
            }
            Self::Practised(technique) => {
                let name = technique.say(language);
                say!(
                    language,
                    "Found: {name}. Its page (Shift+F2) has another one to practise on.",
                    "Đã tìm ra: {name}. Trang của nó (Shift+F2) có đề khác để luyện.",
                )
            }
            Self::Example(technique) => {
                let name = technique.say(language);
                say!(
                    language,
                    "An example: {name}. F3 carries out the step.",
                    "Ví dụ: {name}. Nhấn F3 để làm theo bước này.",
                )
            }
            Self::NoPractice(technique) => {
                let name = technique.say(language);
                say!(
                    language,
                    "There is no puzzle yet to practise this on: {name}.",
                    "Chưa có đề để luyện kỹ thuật này: {name}.",
                )
            }
            _ => say!(
                language,
                "From now on hints use the techniques that you chose.",
                "Từ giờ gợi ý dùng các kỹ thuật bạn đã chọn.",
            ),
        }
    }

    fn say_of_keeping(&self, language: Language) -> String {
        match self {
            Self::SessionNotKept(error) => {
                let reason = reason_first(error, language);
                say!(
                    language,
                    "Your work cannot be kept for the next start: {reason}.",
                    "Không giữ lại được phần đang làm cho lần mở sau: {reason}.",
                )
            }
            Self::OptionsNotKept(error) => {
                let reason = reason_first(error, language);
                say!(
                    language,
                    "The options cannot be kept for the next start: {reason}.",
                    "Không giữ lại được các tùy chọn cho lần mở sau: {reason}.",
                )
            }
            Self::RecentNotKept(error) => {
                let reason = reason_first(error, language);
                say!(
                    language,
                    "The list of recent files cannot be kept: {reason}.",
                    "Không giữ lại được danh sách tập tin gần đây: {reason}.",
                )
            }
            Self::SessionKeptAgain => say!(
                language,
                "Your work is kept for the next start again.",
                "Phần đang làm lại được giữ cho lần mở sau.",
            ),
            _ => say!(language, "Keeping your work…", "Đang giữ lại phần đang làm…"),
        }
    }

    fn say_of_files(&self, language: Language) -> String {
        match self {
            Self::Leaving
            | Self::SessionNotKept(_)
            | Self::SessionKeptAgain
            | Self::OptionsNotKept(_)
            | Self::RecentNotKept(_) => self.say_of_keeping(language),
            Self::Opened(path) => {
                let name = foreign::file_name(path);
                say!(language, "Opened {name}.", "Đã mở {name}.")
            }
            Self::Saved(path) => {
                let path = foreign::path(path);
                say!(language, "Saved to {path}.", "Đã lưu vào {path}.")
            }
            Self::NothingToPaste(error) => {
                let error = foreign::sentence(&error.say(language));
                say!(language, "Nothing was pasted: {error}.", "Không dán được: {error}.",)
            }
            _ => self.say_of_printing(language),
        }
    }

    fn say_of_printing(&self, language: Language) -> String {
        match self {
            Self::Exported(path, unheeded) => exported(path, unheeded, language),
            Self::Printing => say!(language, "Sending it to the printer…", "Đang gửi tới máy in…"),
            Self::Printed(said) => match foreign::name(said).as_str() {
                "" => say!(language, "Sent to the printer.", "Đã gửi tới máy in."),
                said => {
                    say!(language, "Sent to the printer: {said}.", "Đã gửi tới máy in: {said}.",)
                }
            },
            Self::NotPrinted(said) => match foreign::name(said).as_str() {
                "" => say!(
                    language,
                    "Not printed: the system did not take the document.",
                    "Chưa in được: hệ thống không nhận tài liệu.",
                ),
                said => say!(language, "Not printed: {said}.", "Chưa in được: {said}."),
            },
            _ => self.say_of_play(language),
        }
    }
}

/// An error with its file at the end, as a status bar may have no room for that.
fn reason_first(error: &StoreError, language: Language) -> String {
    format!("{} ({})", error.problem.say_in_window(language), foreign::path(&error.path))
}

fn exported(path: &Path, unheeded: &[Unheeded], language: Language) -> String {
    let path = foreign::path(path);
    let unheeded: Vec<String> = unheeded.iter().map(|choice| choice.say(language)).collect();
    match language.list(&unheeded).as_str() {
        "" => say!(language, "Saved to {path}.", "Đã lưu vào {path}."),
        unheeded => say!(
            language,
            "Saved to {path}, without {unheeded}.",
            "Đã lưu vào {path}, không kèm {unheeded}.",
        ),
    }
}

fn copied_as(kind: Kind, losses: &[Loss], language: Language) -> String {
    let name = Command::CopyAs(kind).say(language);
    let losses: Vec<String> = losses.iter().map(|loss| loss.say(language)).collect();
    match language.list(&losses).as_str() {
        "" => say!(language, "Copied as “{name}”.", "Đã sao chép dưới dạng “{name}”."),
        losses => say!(
            language,
            "Copied as “{name}”, without {losses}.",
            "Đã sao chép dưới dạng “{name}”, không kèm {losses}.",
        ),
    }
}

fn editing(givens: usize, ruled_out: usize, language: Language) -> String {
    let givens = match givens {
        1 => say!(language, "The puzzle has 1 given.", "Đề có 1 số cho sẵn."),
        _ => say!(language, "The puzzle has {givens} givens.", "Đề có {givens} số cho sẵn."),
    };
    let ruled_out = match ruled_out {
        0 => return givens,
        1 => say!(language, "It rules out 1 candidate.", "Đề loại bỏ 1 ứng viên."),
        _ => say!(
            language,
            "It rules out {ruled_out} candidates.",
            "Đề loại bỏ {ruled_out} ứng viên."
        ),
    };
    format!("{givens} {ruled_out}")
}

/// How many reasons a status bar has room for.
const REASONS: usize = 3;

fn contradictory(reasons: &[Contradiction], language: Language) -> String {
    let mut said: Vec<String> =
        reasons.iter().take(REASONS).map(|reason| reason.say(language)).collect();
    let more = reasons.len().saturating_sub(REASONS);
    if more > 0 {
        said.push(say!(language, "{more} more", "{more} lỗi nữa"));
    }
    let reasons = language.list(&said);
    say!(language, "This puzzle has no answer: {reasons}.", "Đề này không có đáp án: {reasons}.",)
}

fn no_answer(why: Option<&Contradiction>, time: &str, language: Language) -> String {
    match why.map(|why| why.say(language)) {
        Some(why) => say!(
            language,
            "This puzzle has no answer: {why}, once the certain digits are filled in ({time}).",
            "Đề này không có đáp án: điền xong các số bắt buộc thì {why} ({time}).",
        ),
        None => say!(
            language,
            "This puzzle has no answer: every possibility was tried ({time}).",
            "Đề này không có đáp án: đã thử mọi khả năng ({time}).",
        ),
    }
}

fn only_so_many(total: u64, language: Language) -> String {
    let number = language.number(total);
    match total {
        0 => say!(language, "This puzzle has no answer.", "Đề này không có đáp án."),
        1 => say!(language, "There is only 1 answer.", "Chỉ có 1 đáp án."),
        _ => say!(language, "There are only {number} answers.", "Chỉ có {number} đáp án."),
    }
}

impl Say for Total {
    fn say(&self, language: Language) -> String {
        match *self {
            Self::Unknown => String::new(),
            Self::Several => say!(language, "more than 1", "nhiều hơn 1"),
            Self::Counting(answers) => {
                let answers = language.number(answers);
                say!(language, "{answers} so far", "{answers} đến lúc này")
            }
            Self::AtLeast(answers) => {
                let answers = language.number(answers);
                say!(language, "at least {answers}", "ít nhất {answers}")
            }
            Self::Counted(count) => count.say(language),
        }
    }
}

impl Say for Count {
    fn say(&self, language: Language) -> String {
        match *self {
            Self::Exactly(answers) => language.number(answers),
            Self::MoreThan(limit) => {
                let limit = language.number(limit);
                say!(language, "more than {limit}", "hơn {limit}")
            }
        }
    }
}

/// How many answers there are, where they are counted for their own sake: one is said to be all.
#[must_use]
pub fn how_many(count: Count, language: Language) -> String {
    match count {
        Count::Exactly(1) => say!(language, "exactly 1", "đúng 1"),
        _ => count.say(language),
    }
}

impl Say for Busy {
    fn say(&self, language: Language) -> String {
        match *self {
            Self { work: Work::Search, goal: Some(number), answers } => {
                looking_for(number, answers, language)
            }
            Self { work: Work::Search, goal: None, .. } => {
                say!(language, "Solving…", "Đang giải…")
            }
            Self { work: Work::Count, answers, .. } => counting(answers, language),
            Self { work: Work::Making, .. } => say!(language, "Making a puzzle…", "Đang tạo đề…"),
            Self { work: Work::Hint, .. } => {
                say!(language, "Looking for steps…", "Đang tìm các bước…")
            }
            Self { work: Work::File, .. } => {
                say!(language, "Working on the file…", "Đang xử lý tập tin…")
            }
        }
    }
}

/// How far the search for the answer `number` has come.
#[must_use]
pub fn looking_for(number: u64, passed: u64, language: Language) -> String {
    let (number, passed) = (language.number(number), language.number(passed));
    say!(
        language,
        "Looking for answer {number}… {passed} so far.",
        "Đang tìm đáp án thứ {number}… đã qua {passed} đáp án.",
    )
}

/// How far the search for a puzzle that is made has come.
#[must_use]
pub fn making(attempts: u64, language: Language) -> String {
    let attempts = language.number(attempts);
    say!(
        language,
        "Making a puzzle… {attempts} attempts so far.",
        "Đang tạo đề… đã thử {attempts} lần.",
    )
}

/// How far a count has come.
#[must_use]
pub fn counting(answers: u64, language: Language) -> String {
    let answers = language.number(answers);
    say!(language, "Counting… {answers} so far.", "Đang đếm… đã có {answers} đáp án.")
}

/// What the window is doing, in a word or two.
#[must_use]
pub fn mode(mode: Mode<'_>, total: Total, language: Language) -> String {
    let number = match mode {
        Mode::Edit => return say!(language, "Edit", "Nhập đề"),
        Mode::Play(_) => return say!(language, "Play", "Chơi"),
        Mode::Answer(shown) => language.number(shown.number),
    };
    match total {
        Total::Counted(_) | Total::AtLeast(_) => {
            let total = total.say(language);
            say!(language, "Answer {number} of {total}", "Đáp án {number} / {total}")
        }
        _ => say!(language, "Answer {number}", "Đáp án {number}"),
    }
}
