//! Single-digit patterns: two strong links of one digit, joined.

use crate::text::{Language, say};

pub(super) fn skyscraper(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "In a skyscraper the two houses are rows, and two of the four places stand in one column: the base of the building. The other two, the roofs, are not in line, else it would be an X-wing. What sees both roofs loses the digit. Columns for rows do as well."
    );
    [linked_pairs(language), vec![special]].concat()
}

pub(super) fn two_string_kite(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "In a kite the two houses are a row and a column, and one place of each stands in the same box, but not in the same cell. The other two places are the ends of the strings. The one cell where the column of one end meets the row of the other loses the digit."
    );
    [linked_pairs(language), vec![special]].concat()
}

pub(super) fn dual_two_string_kite(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "Two kites that start from the same two cells of a box are told as one here, with all that the one or the other takes away."
    );
    [linked_pairs(language), vec![special]].concat()
}

pub(super) fn turbot_fish(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "Turbot fish is the name of all such patterns with four places, whatever the two houses are. Skyscrapers and kites are turbot fish with names of their own, and are mostly told by these, as they are easier to see."
    );
    [linked_pairs(language), vec![special]].concat()
}

pub(super) fn dual_empty_rectangle(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "Two empty rectangles of the same digit in the same box, each with a pair of its own, are told as one here, with all that the one or the other takes away."
    );
    [empty_rectangle(language), vec![special]].concat()
}

fn linked_pairs(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Choose a digit that has just two places left in one house, and just two in another. If a place of the first house sees a place of the second, the two other places are the ends of the pattern. Any cell that sees both ends loses the digit."
        ),
        say!(
            language,
            "Suppose that one end does not hold the digit. Then the other place of its house does; the place that it sees does not; and so the far end does. At least one of the two ends is right, whichever it is, and a cell that sees both of them cannot hold the digit as well."
        ),
    ]
}

pub(super) fn empty_rectangle(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "In a box all places of a digit lie in one row and one column of the box, so that the four cells off these lines, the rectangle that gives the name, are empty of it. Outside the box there is a row or column with just two places for the digit, one of which stands in line with the box. The cell where the other place's line meets the second line of the box loses the digit."
        ),
        say!(
            language,
            "The box has its digit on the one line or on the other. If it is on the second line, the cell sees it there. If it is on the first, the place of the pair in line with it is ruled out, so the other place of the pair holds the digit, and the cell sees that one. Either way the cell cannot hold it."
        ),
        say!(
            language,
            "To find one, look for boxes where the digit makes an L, a T or a plus, and then along both of its lines for a pair that crosses them."
        ),
    ]
}
