//! Why a puzzle was not made, and what is wrong with a code.

use super::{Language, Say, display_in_english, say};
use crate::engine::generate::{CodeError, Unfit};

impl Say for Unfit {
    fn say(&self, language: Language) -> String {
        match self {
            Self::FewCells(count) => say!(
                language,
                "no puzzle has a single answer with fewer than 17 givens, and the pattern has {count}",
                "không đề nào có dưới 17 số cho sẵn mà chỉ có một đáp án; mẫu này chỉ có {count}"
            ),
            Self::NoOpenCell => {
                say!(language, "the pattern leaves no cell open", "mẫu không để trống ô nào")
            }
            Self::TwoEmptyLines => say!(
                language,
                "two rows of a band, or two columns of a stack, are empty in the pattern: \
                 they could be swapped, so there is always a second answer",
                "trong mẫu có hai hàng cùng dải ngang, hoặc hai cột cùng dải dọc, bỏ trống hoàn toàn: \
                 đổi chỗ hai hàng hay hai cột ấy luôn ra một đáp án nữa"
            ),
            Self::Givens => say!(
                language,
                "a puzzle has from 17 to 80 givens",
                "một đề có từ 17 đến 80 số cho sẵn"
            ),
            Self::GivensOfPattern(count) => say!(
                language,
                "the pattern has {count} givens, and another number of them is asked for",
                "mẫu có {count} số cho sẵn, khác với số lượng được yêu cầu"
            ),
            Self::Rating => say!(
                language,
                "the range of ratings is empty: its end lies before its start",
                "khoảng độ khó trống: điểm cuối nhỏ hơn điểm đầu"
            ),
            Self::AboveLevel(technique, level) => {
                let (technique, level) = (technique.say(language), level.say(language));
                say!(
                    language,
                    "no puzzle of the level {level} needs the technique “{technique}”, which is above it",
                    "không đề nào ở mức {level} cần đến kỹ thuật “{technique}”, vì kỹ thuật này khó hơn mức ấy"
                )
            }
        }
    }
}

impl Say for CodeError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Sign(sign) => say!(
                language,
                "“{sign}” stands in no code of a puzzle",
                "mã đề không bao giờ chứa “{sign}”"
            ),
            Self::Length(count) => say!(
                language,
                "a code of a puzzle has 12 signs, or 19 and more; this has {count}",
                "mã đề có 12 ký tự, hoặc từ 19 ký tự trở lên; ở đây có {count}"
            ),
            Self::Check => say!(
                language,
                "a sign of this code is wrong, or two are swapped",
                "mã này có ký tự sai, hoặc hai ký tự bị đổi chỗ"
            ),
            Self::Later => say!(
                language,
                "this code is of a later version of Nonet",
                "mã này thuộc phiên bản Nonet mới hơn"
            ),
            Self::Meaningless => {
                say!(language, "there is no puzzle of this code", "không có đề nào ứng với mã này")
            }
        }
    }
}

display_in_english!(Unfit, CodeError);
