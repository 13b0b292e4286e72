//! Singles: a cell with one digit left, or a digit with one place left.

use crate::text::{Language, say};

pub(super) fn full_house(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Eight cells of a row, a column or a box are filled, and one is open. The open cell takes the digit that the other eight lack."
        ),
        say!(
            language,
            "Each house holds each digit from 1 to 9 exactly once, so nine cells need nine different digits. Once eight are known, the ninth is no longer a question. No notes are needed: count through from 1 to 9 and see which digit you miss."
        ),
        say!(
            language,
            "It is the easiest step there is, and the end of every puzzle is full of them. Whenever you fill in a digit, look whether one of its three houses has just one cell left."
        ),
    ]
}

pub(super) fn naked(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Look at one open cell, and at all digits in its row, its column and its box. If eight different digits stand there, or were ruled out in the cell by steps before, the cell takes the ninth."
        ),
        say!(
            language,
            "A cell cannot hold a digit that one of its houses holds already, or that was ruled out for another reason. What is ruled out eight times over leaves a single candidate, and some digit the cell must have."
        ),
        say!(
            language,
            "Without notes it is hard to see, because the eight digits lie scattered over three houses; with notes it is a cell with one small digit in it. Look first at cells where a crowded row, column and box meet."
        ),
    ]
}

pub(super) fn hidden(language: Language) -> Vec<String> {
    vec![
        say!(
            language,
            "Choose a digit and a house that lacks it. Cross out in your mind every cell of the house that sees the digit elsewhere. If a single open cell is left, the digit goes there, whatever else that cell could hold."
        ),
        say!(
            language,
            "Each house needs each digit. A digit with one place left has no choice, so its cell has none either. It is called hidden because the cell may have many candidates, among which the right one hides."
        ),
        say!(
            language,
            "In boxes it is the step that most people see first: two rows and two columns with the same digit often leave one cell of a box. Go through the digits from 1 to 9 and look at each box; then do the same with rows and columns, where hidden singles are easier to miss."
        ),
    ]
}
