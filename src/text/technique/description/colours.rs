//! Colours: candidates that are true or false by turns.

use crate::text::{Language, say};

fn colouring(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Choose a digit, and a house where it has just two places. Give one place the first colour and the other the second. Go on to every house where a coloured place has just one partner, and give the partner the other colour, until nothing more can be coloured."
        ),
        say!(
            language,
            "Of two places that are alone in a house one is true and the other false. So along all the links the colours take turns: either every place of the first colour holds the digit and none of the second, or the other way round. We do not know which, but it must be one of them."
        ),
    ]
}

pub(super) fn trap(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "Trap: a place outside sees one place of each colour. One of these two holds the digit whichever colour is true, so the place is trapped between them and loses it."
    );
    [colouring(language), vec![special]].concat()
}

pub(super) fn wrap(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "Wrap: two places of one colour see each other. They cannot both hold the digit, so their colour is false everywhere, and the digit goes from all its places at once; the other colour is true."
    );
    [colouring(language), vec![special]].concat()
}

pub(super) fn multi_1(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "Here two separate groups of places are coloured, A with a and B with b. If a place of A sees a place of B, A and B are not both true, so a or b is. What sees a place of a and a place of b loses the digit."
    );
    [colouring(language), vec![special]].concat()
}

pub(super) fn multi_2(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "Here two separate groups of places are coloured. If a colour of the first group sees both colours of the second, it cannot be true, as one of these two is. All places of that colour lose the digit."
    );
    [colouring(language), vec![special]].concat()
}

pub(super) fn remote_pair(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Four cells or more have the same two candidates, and each sees the next: a line of equal pairs across the board. A cell beside the line that sees two cells an odd number of steps apart loses both digits."
        ),
        say!(
            language,
            "Neighbours on the line hold different digits, so the digits take turns along it. Two cells an odd number of steps apart hold different ones; between them they hold both, whichever way round. A cell that sees the two has no room for either."
        ),
        say!(
            language,
            "Three steps are the fewest that say anything new: next to each other two such cells are a naked pair."
        ),
    ]
}

pub(super) fn medusa(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "It is colouring through all digits at once. Besides the only two places of a digit in a house, the only two candidates of a cell are joined as well, so a colour can pass from one digit to another inside of a cell."
        ),
        say!(
            language,
            "All candidates of one colour are true, or all of the other. A colour is false if it would put two digits into one cell, one digit twice into a house, or leave a cell with nothing or a house without a place for a digit; then all of it goes. And a candidate goes if it cannot stand beside the first colour nor beside the second: it sees both, or sees one and shares a cell with the other."
        ),
        say!(
            language,
            "With two pencils it is well within reach of a patient person: start in a cell of two candidates in the middle of many pairs."
        ),
    ]
}
