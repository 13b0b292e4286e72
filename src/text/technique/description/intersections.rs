//! Locked candidates: where a box and a line cross.

use crate::text::{Language, say};

pub(super) fn pointing(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "Pointing starts from the box: two or three places of the digit in it stand in one row or column, and “point” along that line out of the box. What they take away lies in the line, in the other two boxes."
    );
    locked(special, language)
}

pub(super) fn claiming(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "Claiming starts from the line: the only places of the digit in a row or column lie in one box, so the line “claims” the digit of that box. What is taken away lies in the box, off the line. It is harder to see than pointing, because we are used to looking at boxes: look at lines that are nearly full."
    );
    locked(special, language)
}

fn locked(special: String, language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "A box and a line that crosses it share three cells. Suppose that a digit, in one of these two houses, has no places but in the shared cells. Then the digit can be taken away from all other cells of the other house."
        ),
        say!(
            language,
            "The first house needs the digit and can have it in the shared cells alone. So it stands in one of them, wherever exactly; and as that cell belongs to the second house too, the second house has its digit there and nowhere else."
        ),
        special,
    ]
}
