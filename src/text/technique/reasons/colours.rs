//! Why colours rule something out: what all cells of one colour, or of the other, would do.

use crate::engine::technique::{Candidate, Mark, Role, Step, Technique};
use crate::text::technique::notation::{candidates, cells, digit_set, marked};
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
        Technique::Medusa => Some(medusa(step, language)),
        Technique::RemotePair => Some(remote_pair(&step.evidence.marks, &digit, language)),
        _ => None,
    }
}

/// The colour that goes is wrong; what is of no colour is ruled out by both.
fn medusa(step: &Step, language: Language) -> String {
    let marks = &step.evidence.marks;
    let [first, second] = [Role::FirstColour, Role::SecondColour].map(|role| {
        let of_role = marks.iter().filter(|mark| mark.role == role);
        let coloured: Vec<Candidate> = of_role.map(|mark| mark.candidate).collect();
        candidates(&coloured, "=", language)
    });
    let is_coloured = marks.iter().any(|mark| step.eliminations.contains(&mark.candidate));
    let why = if is_coloured {
        say!(
            language,
            "What goes is all of one colour: if it were right, two of it would rule each other out, a cell would be left without a candidate, or a house without a place for a digit.",
            "Bị loại là cả một màu: nếu nó đúng thì có hai ứng viên của nó loại nhau, một ô không còn ứng viên, hoặc một vùng không còn chỗ cho một số."
        )
    } else {
        say!(
            language,
            "What goes is ruled out by either: it sees a candidate of the same digit in each colour, or shares a cell with one.",
            "Ứng viên bị loại mâu thuẫn với cả hai màu: với mỗi màu, nó thấy một ứng viên cùng số hoặc ở chung ô với một ứng viên."
        )
    };
    say!(
        language,
        "Either all of these are right: {first}; or all of these: {second}. {why}",
        "Hoặc tất cả những điều này đúng: {first}; hoặc tất cả những điều này: {second}. {why}"
    )
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
