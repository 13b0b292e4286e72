//! What a new game is to be, and why there is none, in words.

use super::{Language, Say, say};
use crate::controller::GameError;
use crate::engine::generate::{NotMade, Symmetries};
use crate::engine::technique::Level;

/// That nothing is asked for.
#[must_use]
pub fn any(language: Language) -> String {
    say!(language, "Any", "Bất kỳ")
}

impl Say for Symmetries {
    fn say(&self, language: Language) -> String {
        match self {
            Self::None => say!(language, "Anywhere", "Bất kỳ đâu"),
            Self::HalfTurn => say!(language, "Half turn (180°)", "Xoay nửa vòng (180°)"),
            Self::QuarterTurn => {
                say!(language, "Quarter turn (90°)", "Xoay một phần tư vòng (90°)")
            }
            Self::Horizontal => say!(language, "Left mirrors right", "Trái đối xứng phải"),
            Self::Vertical => say!(language, "Top mirrors bottom", "Trên đối xứng dưới"),
            Self::Both => say!(language, "Both mirrors", "Đối xứng ngang và dọc"),
            Self::Diagonal => say!(language, "On the diagonal \\", "Qua đường chéo \\"),
            Self::AntiDiagonal => say!(language, "On the diagonal /", "Qua đường chéo /"),
            Self::BothDiagonals => say!(language, "On both diagonals", "Qua hai đường chéo"),
            Self::Full => say!(language, "Every way", "Mọi kiểu đối xứng"),
        }
    }
}

impl Say for GameError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Givens => say!(
                language,
                "The number of givens is a number from 17 to 80, such as 24, or two of them, such as 22-26.",
                "Số lượng số cho sẵn là một số từ 17 đến 80, ví dụ 24, hoặc hai số, ví dụ 22-26."
            ),
            Self::Rating => say!(
                language,
                "The rating is a number such as 7.2, or two of them, such as 7.0-7.5.",
                "Độ khó SE là một số như 7.2, hoặc hai số như 7.0-7.5."
            ),
            Self::Code(error) => sentence(&error.say(language)),
            Self::Unfit(unfit) => sentence(&unfit.say(language)),
        }
    }
}

/// A clause as a sentence.
fn sentence(clause: &str) -> String {
    let mut characters = clause.chars();
    let first = characters.next().map(|first| first.to_uppercase().to_string());
    format!("{}{}.", first.unwrap_or_default(), characters.as_str())
}

/// That a game has begun.
pub(super) fn begun(level: Option<Level>, language: Language) -> String {
    match level {
        Some(level) => {
            let level = level.say(language);
            say!(
                language,
                "A new game, level {level}. Good luck!",
                "Ván mới, mức {level}. Chúc may mắn!"
            )
        }
        None => say!(language, "A new game. Good luck!", "Ván mới. Chúc may mắn!"),
    }
}

/// That nobody knows which day it is.
pub(super) fn no_day(language: Language) -> String {
    say!(
        language,
        "The clock of this computer tells no day, so there is no puzzle of the day.",
        "Đồng hồ máy không cho biết ngày, nên không có đề trong ngày."
    )
}

/// Why no game has begun.
pub(super) fn none(why: NotMade, language: Language) -> String {
    match why {
        NotMade::Unfit(unfit) => sentence(&unfit.say(language)),
        NotMade::GivenUp(attempts) => {
            let attempts = language.number(attempts);
            say!(
                language,
                "No such puzzle was found in {attempts} attempts; ask for something less rare.",
                "Đã thử {attempts} lần mà không tìm được đề như vậy; hãy chọn điều ít hiếm hơn."
            )
        }
        NotMade::Cancelled => say!(language, "Cancelled.", "Đã hủy."),
    }
}
