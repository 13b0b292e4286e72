//! Wings: a few cells that hang together, of which one holds a digit.

use crate::text::{Language, say};

pub(super) fn xy(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Three cells have two candidates each, and three digits between them: the pivot has x and y, one pincer x and z, the other y and z. The pivot sees both pincers; the pincers need not see each other. Any cell that sees both pincers loses z."
        ),
        say!(
            language,
            "If the pivot is x, the first pincer cannot be x and is z. If the pivot is y, the second pincer is z. The pivot is one or the other, so one of the pincers is z, and whatever sees both is not."
        ),
        say!(
            language,
            "To find one, take each cell with two candidates as a pivot in turn, and look in its houses for cells with two candidates that share just one digit with it."
        ),
    ]
}

pub(super) fn xyz(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "It is an XY-wing whose pivot has the third digit too: the pivot has x, y and z, one pincer x and z, the other y and z, and the pivot sees both. A cell that sees all three cells loses z."
        ),
        say!(
            language,
            "If the pivot is x, the first pincer is z; if it is y, the second is; and otherwise the pivot itself is z. One of the three is z in any case. As the pivot counts now, the cell must see it as well, so what goes stands in the box that the pivot shares with one of the pincers."
        ),
    ]
}

pub(super) fn wxyz(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Four cells in a line and a box that cross have four digits between them. All digits but one have their places in cells of the four that see each other; the one, z, has not. Any cell that sees all places of z in the four loses z."
        ),
        say!(
            language,
            "A digit whose places all see each other can stand in one of the four cells at most. Three digits fill three cells at most, and there are four cells to fill. So z stands in at least one of them."
        ),
        say!(
            language,
            "XY- and XYZ-wings are the smaller cases of the same count, with three cells and three digits."
        ),
    ]
}

pub(super) fn w(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Two cells that do not see each other have the same two candidates, x and y. Some house has just two places left for x, and each of the two cells sees one of them. Any cell that sees both cells loses y."
        ),
        say!(
            language,
            "The house has its x in one of the two places. Whichever it is, the cell that sees that place cannot be x and is y. So at least one of the two cells is y."
        ),
        say!(
            language,
            "To find one, look for two cells of the same two candidates somewhere on the board, and then for the bridge between them, for either digit."
        ),
    ]
}

pub(super) fn m(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "The M-wing starts in a cell of two candidates, a and b, and goes on by a pair of places for b and one for a, which meet in one cell. Both ends are a: what sees both loses a."
    );
    three_links(special, language)
}

pub(super) fn s(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "The S-wing, or split wing, has the cell of two candidates in the middle: a pair of places for a leads to it, and a pair for b leads away. One end is a and the other b; where the ends see each other, neither can hold the digit of the other, and where both are in one cell, it holds nothing else."
    );
    three_links(special, language)
}

pub(super) fn l(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "The L-wing, or local wing, needs no cell of two candidates: it is made of three pairs of places, of two digits or three, which meet in cells."
    );
    three_links(special, language)
}

pub(super) fn h(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "The H-wing, or hybrid wing, mixes: one or two cells of two candidates at one end, pairs of places at the other, and another digit at each end."
    );
    three_links(special, language)
}

fn three_links(special: String, language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "It is a short chain of three strong links. A strong link joins two candidates of which one must be true: the two candidates of a cell that has no others, or the only two places of a digit in a house. Between the links stand candidates that cannot both be true."
        ),
        say!(
            language,
            "If the first end is false, the second candidate is true, the third false, the fourth true, the fifth false, and so the other end is true. Thus one of the two ends is true, whichever it is, and what neither of them leaves possible goes."
        ),
        special,
    ]
}
