//! Why colours rule something out: what all cells of one colour, or of the other, would do.

use crate::engine::technique::{Mark, Role, Step, Technique};
use crate::text::technique::notation::{cells, digit_set, marked};
use crate::text::{Language, say};

/// Why this step holds.
pub(super) fn reason(step: &Step, language: Language) -> Option<String> {
    let digit = digit_set(step.evidence.digits.iter().copied().collect(), language);
    let [first, second, third, fourth] =
        [Role::FirstColour, Role::SecondColour, Role::ThirdColour, Role::FourthColour]
            .map(|role| cells(marked(&step.evidence.marks, role), language));
    match step.technique {
        Technique::SimpleColoursTrap => Some(say!(
            language,
            "Either all of {first} are {digit}, or all of {second}. Each cell here that loses it sees a cell of both.",
            "Hoặc mọi ô {first} là {digit}, hoặc mọi ô {second}. Ô bị loại số này thấy cả hai phía."
        )),
        Technique::SimpleColoursWrap => Some(say!(
            language,
            "Either all of {first} are {digit}, or all of {second}. Two cells of one colour see each other, so it is not that colour.",
            "Hoặc mọi ô {first} là {digit}, hoặc mọi ô {second}. Có hai ô cùng màu thấy nhau, nên không phải màu đó."
        )),
        Technique::MultiColours1 => Some(say!(
            language,
            "Either all of {first} are {digit} or all of {second}, and either all of {third} or all of {fourth}. A colour of the first pair sees one of the second pair, so not both of these are true, and one of their opposites is. What loses {digit} sees both opposites.",
            "Hoặc mọi ô {first} là {digit} hoặc mọi ô {second}; và hoặc mọi ô {third} hoặc mọi ô {fourth}. Một màu của cặp đầu thấy một màu của cặp sau, nên hai màu đó không cùng đúng, và một trong hai màu đối là đúng. Ô bị loại {digit} thấy cả hai màu đối."
        )),
        Technique::MultiColours2 => Some(say!(
            language,
            "Either all of {first} are {digit} or all of {second}, and either all of {third} or all of {fourth}. A colour of one pair sees both colours of the other, of which one is true, so it is wrong.",
            "Hoặc mọi ô {first} là {digit} hoặc mọi ô {second}; và hoặc mọi ô {third} hoặc mọi ô {fourth}. Một màu của cặp này thấy cả hai màu của cặp kia, mà một trong hai là đúng, nên màu đó sai."
        )),
        Technique::RemotePair => Some(remote_pair(&step.evidence.marks, &digit, language)),
        _ => None,
    }
}

fn remote_pair(marks: &[Mark], digits: &str, language: Language) -> String {
    let [first, second] =
        [Role::FirstColour, Role::SecondColour].map(|role| cells(marked(marks, role), language));
    say!(
        language,
        "These cells hold {digits} alone, each sees the next, and so they take them by turns: {first} hold one, {second} the other. A cell that sees one of each can hold neither.",
        "Các ô này chỉ giữ {digits}, ô này thấy ô kế, nên luân phiên nhận: {first} nhận một số, {second} nhận số kia. Ô thấy cả hai bên không thể là số nào trong đó."
    )
}
