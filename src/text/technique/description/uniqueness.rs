//! Uniqueness: patterns that a puzzle with one answer cannot have.

use crate::engine::technique::Technique;
use crate::text::{Language, say};

fn idea(language: Language) -> String {
    say!(
        language,
        "This step trusts that the puzzle has one answer, as every good puzzle does. A pattern is deadly when its digits could be swapped without any cell outside of it noticing: then each answer would come with a twin. So a puzzle with one answer never ends in a deadly pattern, and what would lead into one can be ruled out. The puzzle must allow the swap, too: where it rules out candidates by itself, as a Sukaku does, Nonet takes only patterns whose digits it leaves to all their cells. In a puzzle with several answers a step like this need not follow, and hints and lists of steps leave it out."
    )
}

/// A description on rectangles that ends in what is `special` about a type of them.
pub(super) fn rectangle(special: String, language: Language) -> Vec<String> {
    vec![idea(language), any_rectangle(language), special]
}

fn any_rectangle(language: Language) -> String {
    say!(
        language,
        "Four cells make the corners of a rectangle in two rows, two columns and just two boxes, and all four can hold the same two digits; it does no harm if one of them has lost one of the two by an earlier step. If they held nothing else, the two digits could change places round the rectangle: rows, columns and boxes would still have each of them once. Something has to save the rectangle from that, and the types differ in what it is."
    )
}

pub(super) fn type_1(language: Language) -> String {
    say!(
        language,
        "Type 1: three corners have the two digits alone, and the fourth has others besides. The fourth must take one of the others, so it loses both of the two."
    )
}

pub(super) fn type_2(language: Language) -> String {
    say!(
        language,
        "Type 2: two corners side by side have one more candidate, the same in both. One of the two must hold it, so it goes from every cell that sees both."
    )
}

pub(super) fn type_3(language: Language) -> String {
    say!(
        language,
        "Type 3: two corners in one house have further candidates. One of the two holds one of those, so together they count as one cell with these candidates, and may make a naked subset with other cells of the house."
    )
}

pub(super) fn type_4(language: Language) -> String {
    say!(
        language,
        "Type 4: two corners in one house have further candidates, and one of the two digits has no other place in that house. So one of these corners holds that digit; if the other corner held the second digit, the rectangle would be deadly. The second digit goes from both."
    )
}

pub(super) fn type_5(language: Language) -> String {
    say!(
        language,
        "Type 5: like type 2, but the corners with the one further candidate are two opposite ones, or three. One of them holds it, so it goes from every cell that sees them all."
    )
}

pub(super) fn type_6(language: Language) -> String {
    say!(
        language,
        "Type 6: two opposite corners have further candidates, and in the rows and columns of the rectangle one of the two digits has no places but the corners: an X-wing. If that digit stood in the two corners with further candidates, all corners would be settled, and deadly. So it goes from these two, and stands in the others."
    )
}

pub(super) fn hidden(language: Language) -> String {
    say!(
        language,
        "Hidden rectangle: one corner has the two digits alone. In the row and the column of the opposite corner one of the two digits has no places beside the rectangle. If the opposite corner held the other digit, that would settle the three remaining corners, and the rectangle would be deadly. So it loses the other digit."
    )
}

pub(super) fn avoidable(technique: Technique, language: Language) -> Vec<String> {
    let special = if technique == Technique::AvoidableRectangle1 {
        say!(
            language,
            "Type 1: three corners are filled in already, and the fourth would complete the rectangle with one of its candidates. It loses that candidate."
        )
    } else {
        say!(
            language,
            "Type 2: two corners are filled in, and the other two would complete the rectangle but for one further candidate, the same in both. One of the two must hold it, and cells that see both lose it."
        )
    };
    vec![
        idea(language),
        say!(
            language,
            "Here the rectangle is partly filled in. Two digits would stand crosswise in two rows, two columns and two boxes, and could be swapped. A given could not: the puzzle says what it is, and that alone would tell the twins apart. So all filled corners must be digits that you put down yourself. This is why Nonet draws your digits unlike those of the puzzle."
        ),
        special,
    ]
}

pub(super) fn beyond_rectangles(technique: Technique, language: Language) -> Vec<String> {
    if technique == Technique::UniqueLoop {
        return vec![
            idea(language),
            say!(
                language,
                "A unique loop has six cells or more instead of four: it goes round through rows, columns and boxes, each of which has two neighbouring cells of it or none. If all its cells held the same two digits by turns, the turns could be swapped."
            ),
            say!(
                language,
                "What saves it is what saves a unique rectangle: one cell with further candidates loses the two digits (type 1); several with one and the same further candidate take it from cells that see them all (type 2); two can be part of a naked subset (type 3), or have one of the digits to themselves in a house (type 4)."
            ),
        ];
    }
    vec![
        idea(language),
        say!(
            language,
            "An extended rectangle has three digits in six cells: two rows of one band, in three columns that lie in three stacks. If the two rows of it held the three digits and nothing else, they could be changed for each other, as each column and each box would keep what it has. The same goes with columns for rows."
        ),
        say!(
            language,
            "One cell with further candidates has to take one of these and loses the three digits; several with one and the same further candidate take it from the cells that see them all."
        ),
    ]
}

pub(super) fn grave(technique: Technique, language: Language) -> Vec<String> {
    if technique == Technique::BugPlusOne {
        return vec![
            idea(language),
            say!(
                language,
                "BUG stands for bivalue universal grave: all open cells have two candidates, and each candidate has two places in each of its houses. Such a board has no answer or at least two, since every cell could change to its other candidate."
            ),
            say!(
                language,
                "Plus one: a single cell has three candidates, and one of them stands three times in its row, column and box. Without it the board would be a grave, so it is right. All you have to do is find the cell with three candidates, and count."
            ),
        ];
    }
    vec![
        idea(language),
        say!(
            language,
            "A BUG-lite is a grave in some cells alone: each of them has two digits of the pattern, and each of these digits has two places of the pattern, or none, in each row, column and box. All the cells could change to their other digit at once, and nobody outside would notice."
        ),
        say!(
            language,
            "One cell of it has further candidates, and they alone save the puzzle. So the cell holds one of those, and loses its two digits of the pattern. Unique rectangles and loops are graves of two digits; here there are three or more."
        ),
        say!(
            language,
            "Two cells with further candidates save it too. If the only further one is the same digit in both, one of the two holds it, and cells that see both lose it. If a digit that both have in the pattern has no other place in some house, one of them holds it; the other one has to be something else, so neither can be its other digit of the pattern."
        ),
    ]
}
