//! Subsets: as many cells as digits, seen from the cells or from the digits.

use crate::text::{Language, say};

fn naked(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Some cells of one house have, all their candidates taken together, no more digits than they are cells: two cells with two digits, three with three, four with four. Then these digits can be taken away from all other cells of the house."
        ),
        say!(
            language,
            "The cells need different digits, as they stand in one house, and have just enough of them to go round. So each of the digits is used up in one of the cells, even though it is not known yet in which. If another cell took one of them, the group would be one digit short."
        ),
    ]
}

pub(super) fn naked_pair(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "A pair is two cells with the same two candidates and no others. Look for cells with two candidates, and then for their twin in the row, the column and the box."
    );
    [naked(language), vec![special]].concat()
}

pub(super) fn naked_triple(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "Not each cell of a triple needs all three digits: cells with 1 and 2, 2 and 3, and 1 and 3 are a triple just as well. Start from two cells with two candidates that share a digit, and look for a third that adds nothing."
    );
    [naked(language), vec![special]].concat()
}

pub(super) fn naked_quad(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "A quad is rare in a house of few open cells, as the other open cells of that house are then a hidden subset that is smaller and easier to see. Look for it where six or more cells are open and several of them have two or three candidates."
    );
    [naked(language), vec![special]].concat()
}

pub(super) fn locked(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "Here the cells stand in a box and in a line at once, so they are a naked subset of both houses. The digits go from the rest of the box and from the rest of the line in one step, which makes it stronger than a plain pair or triple and puts it before them."
    );
    [naked(language), vec![special]].concat()
}

pub(super) fn hidden_pair(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "For a pair, look for two digits that each have two places in a house, and the same two. Two rows or columns that hold both digits often bring this about in a box."
    );
    hidden(special, language)
}

pub(super) fn hidden_triple(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "Not each digit of a triple needs all three cells: two places each are enough, as long as they lie in three cells altogether. A house with seven or more open cells is the likeliest place."
    );
    hidden(special, language)
}

pub(super) fn hidden_quad(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "A quad needs a house with eight or nine open cells to be worth the search; with fewer, a naked subset of the other cells says the same and is smaller."
    );
    hidden(special, language)
}

fn hidden(special: String, language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Some digits of a house have, all their places taken together, no more cells than they are digits: two digits with two places, three with three, four with four. Then all other candidates can be taken away from these cells."
        ),
        say!(
            language,
            "The house needs each of the digits, and they have just enough cells to go round. So each of the cells is taken by one of them, even though it is not known yet by which, and nothing else has room there. The subset is hidden because the cells may be full of other candidates; what gives it away is where the digits cannot be."
        ),
        special,
    ]
}
