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

pub(super) fn consecutive_neighbours(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "This technique is for boards on which digits that differ by 1 must not stand side by side. A digit that stands on the board then rules out its two neighbours in each cell beside it, and often an open cell does so too."
        ),
        say!(
            language,
            "Take a cell with the candidates 3 and 5. If it is 3, no cell beside it is 4, and if it is 5, none is 4 either; so 4 goes from all cells beside it. With 4 and 5 both of them go there, because each of the two rules itself out as well as the other one."
        ),
        say!(
            language,
            "The same works with the places of a digit. If 7 has two places left in a row, and a cell lies between them, then it lies beside a 7 in either case, and can be neither 6 nor 8."
        ),
        say!(
            language,
            "How to find it: after each step look at the cells with two candidates that are equal, next to each other, or two apart, and at digits with two places that are near each other. These puzzles are full of such steps, and hardly any can be solved without them."
        ),
    ]
}

pub(super) fn law_of_leftovers(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "This technique is for boards whose regions cross the edges of a band of rows or columns, as those of a jigsaw do. Take some rows that lie side by side, and as many regions that cover nearly the same cells. The rows hold each digit as often as there are rows, and the regions hold each digit just as often."
        ),
        say!(
            language,
            "The cells that rows and regions share count on both sides, so leave them out. What sticks out of the rows on the one side, and what is left of the rows on the other, are as many cells, and they hold the same digits."
        ),
        say!(
            language,
            "If one cell is left on each side, the two hold the same digit, and a candidate that one of them lacks goes from the other. With two or more cells on each side, a digit that has no place on one side goes from the other side, and a digit that stands on one side has to stand on the other."
        ),
        say!(
            language,
            "A digit that must be on one side, because a house has no other place for it, must be on the other side too. There it goes from every cell that sees all its places, inside or outside the leftovers. Rows and columns can be taken together: a cell where two of them cross counts twice, so it stays left over even if a region has it."
        ),
        say!(
            language,
            "How to find it: look for rows or columns at the edge of the board of which a few regions fill all but one or two cells. These leftovers stay the same for the whole puzzle, so it pays to find them before the first digit."
        ),
    ]
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
