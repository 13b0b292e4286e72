//! What the status bar says about a game, and how its time is written.

use std::time::Duration;

use super::{Language, Say, foreign, say, say_plural};
use crate::controller::{Doubt, Status};
use crate::game::on_the_clock;

impl Status {
    pub(super) fn say_of_play(&self, language: Language) -> String {
        match self {
            Self::Playing { open } => playing(*open, language),
            Self::Paused => say!(language, "The game is paused.", "Ván đang tạm dừng."),
            Self::NothingToPlay => say!(
                language,
                "This puzzle has no answer, so it cannot be played.",
                "Đề này không có đáp án nên không chơi được.",
            ),
            Self::Checked { right, wrong } => checked(*right, *wrong, language),
            Self::CannotCheck(why) => cannot_check(*why, language),
            Self::AgainstRules(broken) => {
                let broken = broken.say(language);
                say!(language, "That breaks the rules: {broken}.", "Trái luật: {broken}.")
            }
            Self::AgainstAnswer(digit) => say!(
                language,
                "{digit} is not the digit of the answer here.",
                "Ở ô này đáp án không phải là {digit}.",
            ),
            Self::NoteLost { row, column } => say!(
                language,
                "The digit of the answer is not among the notes in row {row}, column {column}.",
                "Ghi chú ở hàng {row}, cột {column} không có số của đáp án.",
            ),
            Self::FullButWrong => say!(
                language,
                "Every cell has a digit, but something is wrong.",
                "Ô nào cũng có số, nhưng có chỗ sai.",
            ),
            Self::Finished { time, hints, mistakes } => {
                finished(*time, *hints, *mistakes, language)
            }
            Self::GameIsOver => say!(
                language,
                "This puzzle is solved; Ctrl+R plays it again.",
                "Đề này đã giải xong; nhấn Ctrl+R để chơi lại.",
            ),
            _ => self.say_of_save_points(language),
        }
    }

    fn say_of_save_points(&self, language: Language) -> String {
        match self {
            Self::Selected(1) => say!(language, "1 cell is selected.", "Đã chọn 1 ô."),
            Self::Selected(cells) => {
                say!(language, "{cells} cells are selected.", "Đã chọn {cells} ô.")
            }
            Self::SavePointMade(name) => {
                let name = foreign::name(name);
                say!(language, "Save point “{name}” is made.", "Đã đặt điểm lưu “{name}”.")
            }
            Self::AtSavePoint(name) => {
                let name = foreign::name(name);
                say!(
                    language,
                    "The board is as it was at save point “{name}”.",
                    "Bảng đã trở lại như ở điểm lưu “{name}”.",
                )
            }
            Self::SavePointDeleted(name) => {
                let name = foreign::name(name);
                say!(language, "Save point “{name}” is deleted.", "Đã xóa điểm lưu “{name}”.")
            }
            _ => String::new(),
        }
    }
}

fn playing(open: usize, language: Language) -> String {
    say_plural!(language, open as u64, "{open} cell is open.", "{open} cells are open.", open)
}

fn checked(right: usize, wrong: usize, language: Language) -> String {
    match (right, wrong) {
        (_, 0) => say!(language, "So far all right.", "Đến giờ đều đúng."),
        (_, 1) => say!(language, "1 digit is wrong.", "Có 1 số sai."),
        _ => say!(language, "{wrong} digits are wrong.", "Có {wrong} số sai."),
    }
}

fn cannot_check(why: Doubt, language: Language) -> String {
    match why {
        Doubt::SeveralAnswers => say!(
            language,
            "The puzzle has several answers, so there is nothing to check against.",
            "Đề có nhiều đáp án nên không kiểm tra được.",
        ),
        Doubt::NoAnswer => say!(
            language,
            "The puzzle has no answer, so there is nothing to check against.",
            "Đề không có đáp án nên không kiểm tra được.",
        ),
    }
}

fn finished(time: Duration, hints: u32, mistakes: u32, language: Language) -> String {
    let time = on_the_clock(time);
    let counted = |number: u32, one: String, more: String| match number {
        0 => None,
        1 => Some(one),
        _ => Some(more),
    };
    let hints = counted(
        hints,
        say!(language, "1 hint", "1 gợi ý"),
        say!(language, "{hints} hints", "{hints} gợi ý"),
    );
    let mistakes = counted(
        mistakes,
        say!(language, "1 mistake", "1 lỗi"),
        say!(language, "{mistakes} mistakes", "{mistakes} lỗi"),
    );
    let with: Vec<String> = hints.into_iter().chain(mistakes).collect();
    match language.list(&with).as_str() {
        "" => say!(language, "Solved in {time}.", "Đã giải xong trong {time}."),
        with => say!(
            language,
            "Solved in {time}, with {with}.",
            "Đã giải xong trong {time}, có {with}."
        ),
    }
}
