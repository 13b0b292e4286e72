//! Almost locked sets: cells with one candidate more than they are cells.

use crate::text::{Language, say};

fn set(language: Language) -> String {
    say!(
        language,
        "An almost locked set is a group of cells in one house that has just one candidate more than it has cells: one cell with two candidates, two cells with three, and so on. Take any one of its digits away, and it is locked: the digits that are left go into its cells, one each. Two sets are linked by a digit, called a restricted common, when all its places in the one see all its places in the other: it cannot be in both, so at least one of the sets lacks it, and is locked."
    )
}

pub(super) fn xz(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "ALS-XZ: two sets are linked by x, and both have z. One of them lacks x and is locked, and holds z. So a cell that sees every place of z in both sets loses z. If two digits link the sets, each set lacks one of them, both sets are locked for all their other digits, and cells that see all places of a digit in its set lose it; cells that see all places of a linking digit in both sets lose that one."
    );
    vec![set(language), special, search(language)]
}

pub(super) fn xy_wing(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "ALS-XY-wing: a set in the middle is linked with one set by x and with another by y. It has only one candidate too many, so it cannot lack both. If it holds x, the first set is locked; if it holds y, the second is. Any other digit z of both outer sets stands in one of them, and cells that see all its places there lose it. With single cells for sets this is an XY-wing."
    );
    vec![set(language), special, search(language)]
}

pub(super) fn xy_chain(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "ALS-XY-chain: four sets or more stand in a line, each linked with the next, and no two links in a row by the same digit. If the first set lacks z, it is locked and takes the link away from the second; the second is then locked and takes the link away from the third; and so on, until the last is locked and holds z. So z stands in the first set or in the last."
    );
    vec![set(language), special, search(language)]
}

pub(super) fn death_blossom(language: Language) -> Vec<String> {
    let special = say!(
        language,
        "Death blossom: the stem is one cell, and each of its candidates leads to a petal, an almost locked set all of whose places of that candidate see the stem. Whichever candidate the stem takes is lost to its petal, which is then locked. A digit that all petals have stands in one of them, and cells that see all its places there lose it."
    );
    vec![set(language), special, search_for_stems(language)]
}

fn search_for_stems(language: Language) -> String {
    say!(
        language,
        "Start from a cell of two or three candidates among many small sets. It is XY-wing and XYZ-wing grown large."
    )
}

fn search(language: Language) -> String {
    say!(
        language,
        "Cells of two candidates are the smallest sets, and worth trying first as one of the partners; then look for lines and boxes where few candidates crowd into few cells. On the board each set has a frame of its own."
    )
}

pub(super) fn sue_de_coq(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Look at the two or three open cells where a box and a line cross. They have at least two candidates more than they are cells. Then look for some cells in the rest of the line, and some in the rest of the box, that bring the count into balance: all the cells together have as many digits as they are cells, and the two groups at the sides share none of the digits of the crossing."
        ),
        say!(
            language,
            "No digit can stand twice in these cells: those of the line group see the crossing along the line, those of the box group in the box, and the two groups share no digit of the crossing. As there are as many digits as cells, each digit stands exactly once. So the digits of the line group go from the rest of the line, and those of the box group from the rest of the box; a digit of the crossing that neither group has goes from both."
        ),
        say!(
            language,
            "It is named after the player who first wrote about it, who called it two-sector disjoint subsets. The smallest one has a crossing of two cells and a cell of two candidates on each side."
        ),
    ]
}
