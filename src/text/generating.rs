//! Why a puzzle was not made, and what is wrong with a code.

use super::{Language, Say, display_in_english, say};
use crate::engine::generate::{CodeError, Unfit};
use crate::engine::rating::Tenths;

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
            Self::NoSuchRating => no_such_rating(language),
            Self::RatingAboveLevel(highest, level) => {
                let level = level.say(language);
                say!(
                    language,
                    "a puzzle of the level {level} is rated {highest} at most by Sudoku Explainer, \
                     and a higher rating is asked for",
                    "Sudoku Explainer đánh giá đề ở mức {level} cao nhất là {highest}, \
                     mà độ khó được yêu cầu lại cao hơn"
                )
            }
            Self::RatingBelowLevel(level) => {
                let level = level.say(language);
                say!(
                    language,
                    "singles solve a puzzle that Sudoku Explainer rates below 1.7, \
                     so none of the level {level} is rated so",
                    "đề mà Sudoku Explainer đánh giá dưới 1.7 chỉ cần số đơn để giải, \
                     nên không đề nào ở mức {level} như vậy"
                )
            }
            Self::RatingBelowTechnique(technique) => {
                let technique = technique.say(language);
                say!(
                    language,
                    "a puzzle with a rating as low as that is solved before the technique \
                     “{technique}” is needed",
                    "đề có độ khó thấp như vậy được giải xong trước khi cần đến kỹ thuật “{technique}”"
                )
            }
            Self::SinglesAlone => say!(
                language,
                "singles solve every puzzle with 75 givens or more, and something harder is asked for",
                "đề nào có từ 75 số cho sẵn cũng chỉ cần số đơn để giải, mà yêu cầu lại khó hơn thế"
            ),
            Self::GivensOfSymmetry(symmetries) => {
                let symmetry = symmetries.name();
                say!(
                    language,
                    "no pattern with the symmetry {symmetry} has such a number of givens: \
                     its cells go together by four or eight, but for the one in the middle",
                    "không mẫu nào có kiểu đối xứng {symmetry} mà có số lượng số cho sẵn như vậy: \
                     các ô đi cùng nhau theo nhóm bốn hoặc tám, trừ ô chính giữa"
                )
            }
            Self::LargeFish(technique) => {
                let technique = technique.say(language);
                say!(
                    language,
                    "no puzzle needs the technique “{technique}”: \
                     an X-wing, swordfish or jellyfish always takes away the same",
                    "không đề nào cần đến kỹ thuật “{technique}”: \
                     luôn có X-wing, swordfish hoặc jellyfish loại được đúng các ứng viên ấy"
                )
            }
        }
    }
}

fn no_such_rating(language: Language) -> String {
    let few = Tenths::BELOW_LOOPS.map(|rating| rating.to_string()).join(", ");
    let highest = Tenths::HIGHEST;
    say!(
        language,
        "Sudoku Explainer rates no known puzzle so; ratings are {few}, and all from 4.5 to {highest}",
        "chưa có đề nào được Sudoku Explainer đánh giá như vậy; \
         các độ khó là {few}, và mọi số từ 4.5 đến {highest}"
    )
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
