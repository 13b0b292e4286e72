//! Large patterns that are seen as a whole.

use crate::text::{Language, say};

pub(super) fn firework(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "A row and a column cross in a box. Some digits have places in the row that all lie in this box but for one cell, and in the column too, in one cell there. Three digits with the same cell of the row and the same cell of the column make a firework: the crossing with its two sparks."
        ),
        say!(
            language,
            "Suppose that one of these digits is in neither of the two outer cells. Then the row needs it in the box and the column needs it in the box, and the box has it once: so it stands where they cross. Each of the digits is thus in one of three cells. Three digits for three cells fill them, and all other candidates of these cells go."
        ),
        say!(
            language,
            "Two digits are enough where a second crossing, opposite to the first and with the same outer cells, has two others: four digits fill four cells."
        ),
    ]
}

pub(super) fn sk_loop(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Four solved cells stand at the corners of a rectangle, in four boxes. Beside each corner, in its row and in its column inside of its box, lie two and two cells: sixteen in all, or fewer where some are filled, which make a ring. Round the ring pairs of digits pass from one couple of cells to the next."
        ),
        say!(
            language,
            "The ring lies in eight houses: two rows, two columns, four boxes. Count how often each digit can stand in the ring at most, by the fewest houses that hold all its places. If these numbers add up to the number of open cells, each digit stands in the ring as often as it can, and each counted house has its digit there. So the digit goes from the rest of that house."
        ),
        say!(
            language,
            "It was found by Steve Kurzhals in the puzzle Easter Monster and cracked it open. It is as rare as it is beautiful, and almost always comes at the very start of extremely hard puzzles."
        ),
    ]
}

pub(super) fn exocet(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Two open cells of a box that stand in one line, the base, have two to four candidates between them. In the two other boxes of the band, off that line, there are two cells, the targets. The columns of the targets, and the column of the third cell beside the base, are the cross-lines. (Where the base stands in a column, read rows for columns.)"
        ),
        say!(
            language,
            "Take a digit of the base that is true. In the band it can stand in a cross-line only in a target; outside of the band, two houses hold all its places in the cross-lines. Three cross-lines need it three times, two houses give it twice, so a target holds the third. The same goes for the second true digit of the base: the two targets hold the same two digits as the base."
        ),
        say!(
            language,
            "So the targets lose all candidates that the base has not, and a digit of the base that could not be in a target goes from the base too. Exocets are looked for in the hardest puzzles, where little else helps. (This is the junior exocet, the form that people can find.)"
        ),
        say!(
            language,
            "The digit of a target stands in the box of the other target too, and there two cells are left for it, its mirror. What the mirror cannot hold the target does not hold, and where one cell of the mirror can hold none of these digits, the other one holds nothing else."
        ),
    ]
}

pub(super) fn tridagon(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Four boxes make a rectangle. In each of them three cells, no two in one row or column, are to be filled with the same three digits. In three of the boxes the cells run along one kind of diagonal, in the fourth along the other. Twelve cells like that cannot be filled at all."
        ),
        say!(
            language,
            "Boxes side by side must give each row different digits, which three digits can only do by turning round; so must boxes above each other for each column. Going round the rectangle, the turns cannot come out even where one box runs the other way. So at least one of the twelve cells holds another digit, a guardian."
        ),
        say!(
            language,
            "If there is a single guardian, it is right. If all of them are in one cell, the cell loses the three digits. If all of them are one digit, cells that see them all lose it. The pattern is also called Thor's hammer; the hardest puzzles known are full of it."
        ),
    ]
}
