//! The clauses that were learnt, the last one at the top. Each literal is coloured by what the board says of it.

use super::sheet::{Figure, FigureText, Ink, SheetPoint, WordAnchor, length};
use crate::{LearntClause, Tape};
use nonet_engine::technique::Candidate;

/// The height of a line, and the size of its words.
const LINE: f32 = 17.0;
const SIZE: f32 = 10.5;

/// The room for the number of a clause, for a literal, and between two clauses.
const NUMBER: f32 = 40.0;
const LITERAL: f32 = 50.0;
const GAP: f32 = 5.0;

/// The most lines of a clause. The rest of its literals is a number.
const MOST_LINES: usize = 3;

/// Draws the clauses. The run may be ahead of the board, so later clauses are left out.
pub(super) fn draw(figure: &mut Figure, tape: &Tape) {
    let learnt = tape.counters().learnt;
    let mut y = LINE / 2.0;
    for clause in tape.run().learnt().iter().rev().skip_while(|it| it.number > learnt) {
        if y > figure.size.height() - LINE / 2.0 {
            break;
        }
        y = draw_clause(figure, clause, tape, y) + GAP;
    }
}

/// Draws a clause from this line on, and returns the line after it.
fn draw_clause(figure: &mut Figure, clause: &LearntClause, tape: &Tape, y: f32) -> f32 {
    let number = SheetPoint::new(NUMBER - 8.0, y);
    figure.word(FigureText::Number(clause.number), number, WordAnchor::End, SIZE * 0.9, Ink::Soft);
    let per_line = per_line(figure);
    let most = per_line * MOST_LINES;
    let shown = if clause.literals.len() > most { most - 1 } else { clause.literals.len() };
    let place = |number: usize| {
        let (line, column) = (number / per_line, number % per_line);
        SheetPoint::new(NUMBER + (length(column) + 0.5) * LITERAL, y + length(line) * LINE)
    };
    for (number, &literal) in clause.literals[..shown].iter().enumerate() {
        draw_literal(figure, literal, tape, place(number));
    }
    if shown < clause.literals.len() {
        let rest = format!("+ {}", clause.literals.len() - shown);
        figure.word(rest, place(shown), WordAnchor::Middle, SIZE, Ink::Soft);
    }
    let lines = clause.literals.len().min(most).div_ceil(per_line).max(1);
    y + length(lines) * LINE
}

/// The number of literals on a line.
fn per_line(figure: &Figure) -> usize {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is small and not negative"
    )]
    let count = ((figure.size.width() - NUMBER) / LITERAL) as usize;
    count.max(1)
}

fn draw_literal(
    figure: &mut Figure,
    (candidate, is_said): (Candidate, bool),
    tape: &Tape,
    at: SheetPoint,
) {
    // The font of figures has no “≠”.
    let sign = if is_said { "" } else { "¬" };
    let cell = tape.board().layout().name_of(candidate.cell);
    let text = format!("{sign}{cell}={}", figure.shown(candidate.digit));
    let ink = match holds(candidate, tape) {
        Some(held) if held == is_said => {
            let at = SheetPoint::new(at.x - LITERAL / 2.0 + 1.0, at.y - LINE / 2.0 + 1.0);
            figure.fill(at, LITERAL - 2.0, LINE - 2.0, Ink::Wash);
            Ink::Accent
        }
        Some(_) => Ink::Conflict,
        None => Ink::Text,
    };
    figure.word(text, at, WordAnchor::Middle, SIZE, ink);
}

/// Whether the candidate is on the board, or cannot be; `None` if neither is known.
fn holds(Candidate { cell, digit }: Candidate, tape: &Tape) -> Option<bool> {
    let board = tape.board();
    match board.digit(cell) {
        Some(it) => Some(it == digit),
        None if board.excluded(cell).contains(digit) => Some(false),
        None => None,
    }
}
