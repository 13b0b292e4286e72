//! The reference solver: as simple as possible, to compare the real search with.
//!
//! It fills the cells in row-major order, tries the digits in ascending order, and checks the rules on the grid
//! each time. It has no candidates and no tables, and is slow on sparse puzzles.

mod lines;

use nonet_engine::{
    Cell, Constraint, Digit, ExtremeKind, Grid, HouseKind, Indexer, IndexerKind, Negative,
    NegativeKind, Operation, OutsideKind, OutsideNumber, Pace, Puzzle, Relation, Rule,
};

/// The first `most` answers of `puzzle` in ascending lexicographic order, or all if there are fewer.
#[must_use]
pub fn answers(puzzle: &Puzzle, most: usize) -> Vec<Grid> {
    let mut found = Vec::new();
    let mut grid = puzzle.givens().clone();
    if most > 0 {
        fill_from(0, &mut grid, puzzle, &mut |answer| {
            found.push(answer.clone());
            found.len() < most
        });
    }
    found
}

/// The number of answers of `puzzle`, at most `limit`.
#[must_use]
pub fn count(puzzle: &Puzzle, limit: u64) -> u64 {
    let mut found = 0;
    let mut grid = puzzle.givens().clone();
    if limit > 0 {
        fill_from(0, &mut grid, puzzle, &mut |_| {
            found += 1;
            found < limit
        });
    }
    found
}

/// Fills the cells from `index` on in every way that keeps the rules, and leaves `grid` as it was. `visit`
/// sees each answer and says whether to go on. Returns `false` if `visit` ended the search.
fn fill_from(
    index: usize,
    grid: &mut Grid,
    puzzle: &Puzzle,
    visit: &mut dyn FnMut(&Grid) -> bool,
) -> bool {
    if index == grid.layout().cell_count() {
        let keeps = puzzle.rules().constraints().iter().all(|it| may_keep(grid, puzzle, it));
        return !keeps || visit(grid);
    }
    let cell = Cell::new(index).expect("the index lies on the board");
    if grid.get(cell).is_some() {
        return fill_from(index + 1, grid, puzzle, visit);
    }
    for digit in grid.layout().digits() {
        if puzzle.ruled_out().get(cell).contains(digit) || !is_allowed(grid, cell, digit) {
            continue;
        }
        grid.set(cell, Some(digit));
        let of_cell = |it: &&Constraint| it.cells().contains(&cell);
        let mut constraints = puzzle.rules().constraints().iter().filter(of_cell);
        let go_on = !constraints.all(|it| may_keep(grid, puzzle, it))
            || fill_from(index + 1, grid, puzzle, visit);
        grid.set(cell, None);
        if !go_on {
            return false;
        }
    }
    true
}

/// What an operation makes of digits. Returns `None` if the greatest cannot be divided by the others, or is less than they.
#[must_use]
pub fn result_of(operation: Operation, mut numbers: Vec<u64>) -> Option<u64> {
    numbers.sort_unstable();
    let greatest = numbers.pop()?;
    match operation {
        Operation::Sum => Some(numbers.iter().fold(greatest, |made, number| made + number)),
        Operation::Product => Some(numbers.iter().fold(greatest, |made, number| made * number)),
        Operation::Difference => {
            numbers.iter().try_fold(greatest, |made, &number| made.checked_sub(number))
        }
        Operation::Quotient => numbers
            .iter()
            .try_fold(greatest, |made, &number| made.is_multiple_of(number).then(|| made / number)),
    }
}

/// Whether the digits so far may keep the constraint; if all its cells are filled, whether they keep it.
#[expect(clippy::too_many_lines, reason = "a table: a few lines for each kind")]
fn may_keep(grid: &Grid, puzzle: &Puzzle, constraint: &Constraint) -> bool {
    match constraint {
        Constraint::Parity(cell, parity) => grid.get(*cell).is_none_or(|digit| parity.has(digit)),
        Constraint::Cage(cage) => {
            let digits: Vec<Digit> = cage.cells().iter().filter_map(|&it| grid.get(it)).collect();
            let total: u32 = digits.iter().map(|digit| u32::from(digit.get())).sum();
            let is_full = digits.len() == cage.cells().len();
            let fits = |sum| if is_full { total == sum } else { total < sum };
            let repeats = (1..digits.len()).any(|at| digits[..at].contains(&digits[at]));
            !repeats && cage.sum().is_none_or(fits)
        }
        Constraint::Calculation(cage) => {
            let number = |&cell: &Cell| grid.get(cell).map(|digit| u64::from(digit.get()));
            let held: Option<Vec<u64>> = cage.cells().iter().map(number).collect();
            // Only a full cage is looked at.
            held.is_none_or(|numbers| {
                result_of(cage.operation(), numbers) == Some(cage.number().into())
            })
        }
        Constraint::Thermometer(line) => {
            let digits: Vec<Digit> = line.cells().iter().filter_map(|&it| grid.get(it)).collect();
            match line.pace() {
                Pace::Rising => digits.is_sorted_by(|one, next| one < next),
                Pace::Slow => digits.is_sorted(),
            }
        }
        Constraint::Arrow(arrow) => {
            let digit = |&cell: &Cell| grid.get(cell).map(|digit| u32::from(digit.get()));
            let figures: Option<Vec<u32>> = arrow.circle().iter().map(digit).collect();
            let total: u32 = arrow.shaft().iter().filter_map(digit).sum();
            let is_full = arrow.shaft().iter().all(|it| digit(it).is_some());
            let number = figures.map(|it| it.iter().fold(0, |number, figure| 10 * number + figure));
            number.is_none_or(|number| total == number || (total < number && !is_full))
        }
        Constraint::Pair(pair) => {
            let [one, other] = pair.cells().map(|cell| grid.get(cell));
            one.zip(other).is_none_or(|(one, other)| are_related(pair.relation(), one, other))
        }
        Constraint::Quadruple(quadruple) => {
            let held = quadruple.cells().map(|cell| grid.get(cell));
            let has_all = |digit: &Digit| {
                let wanted = quadruple.digits().iter().filter(|it| *it == digit).count();
                held.iter().filter(|it| **it == Some(*digit)).count() >= wanted
            };
            held.contains(&None) || quadruple.digits().iter().all(has_all)
        }
        Constraint::Negative(negative) => negative
            .cells()
            .iter()
            .all(|&cell| is_spared_or_unrelated(grid, puzzle, negative, cell)),
        Constraint::Line(line) => {
            let held: Option<Vec<Digit>> = line.cells().iter().map(|&it| grid.get(it)).collect();
            // Only a full line is looked at.
            held.is_none_or(|digits| lines::keep(grid.layout(), line, &digits))
        }
        Constraint::Extreme(extreme) => {
            let beside = grid.layout().beside(extreme.cell());
            let is_alike = |cell: &Cell| {
                let same = |other: &nonet_engine::Extreme| {
                    other.kind() == extreme.kind() && other.cell() == *cell
                };
                puzzle.rules().constraints().iter().filter_map(Constraint::extreme).any(same)
            };
            let own = grid.get(extreme.cell());
            let fits = |other: Cell| {
                own.zip(grid.get(other)).is_none_or(|(own, other)| match extreme.kind() {
                    ExtremeKind::Minimum => own < other,
                    ExtremeKind::Maximum => own > other,
                })
            };
            beside.filter(|cell| !is_alike(cell)).all(fits)
        }
        Constraint::Clones(clones) => {
            let [first, second] = clones.areas();
            first.iter().zip(second).all(|(&one, &other)| {
                grid.get(one).zip(grid.get(other)).is_none_or(|(one, other)| one == other)
            })
        }
        Constraint::LittleKiller(diagonal) => {
            let digits: Vec<Digit> =
                diagonal.cells().iter().filter_map(|&it| grid.get(it)).collect();
            let total: u32 = digits.iter().map(|digit| u32::from(digit.get())).sum();
            let is_full = digits.len() == diagonal.cells().len();
            if is_full { total == diagonal.sum() } else { total < diagonal.sum() }
        }
        Constraint::Outside(outside) => {
            let digit = |&cell: &Cell| grid.get(cell).map(|digit| usize::from(digit.get()));
            let line: Option<Vec<usize>> = outside.cells().iter().map(digit).collect();
            line.is_none_or(|line| counted(outside, &line) == outside.number() as usize)
        }
        Constraint::Indexer(indexer) => grid.get(indexer.cell()).is_none_or(|digit| {
            let (cell, number) = indexed(grid, indexer, digit);
            grid.get(cell).is_none_or(|held| usize::from(held.get()) == number)
        }),
        Constraint::Fog(_) => true,
        Constraint::CountingCircles(circles) => {
            let held: Vec<Digit> = circles.cells().iter().filter_map(|&it| grid.get(it)).collect();
            let is_full = held.len() == circles.cells().len();
            held.iter().all(|digit| {
                let count = held.iter().filter(|it| *it == digit).count();
                let wanted = usize::from(digit.get());
                if is_full { count == wanted } else { count <= wanted }
            })
        }
    }
}

/// The cell that an indexer with `digit` is about, and the number that stands there.
fn indexed(grid: &Grid, indexer: &Indexer, digit: Digit) -> (Cell, usize) {
    let (layout, at) = (grid.layout(), digit.index());
    let place = layout.place(indexer.cell());
    let cell = |row, column| layout.cell(row, column).expect("the boards are squares");
    match indexer.kind() {
        IndexerKind::Row => (cell(at, place.column), place.row + 1),
        IndexerKind::Column => (cell(place.row, at), place.column + 1),
        IndexerKind::Box => {
            let mut houses = layout.houses().iter();
            let is_own = |kind, cells: &[Cell]| {
                matches!(kind, HouseKind::Box | HouseKind::Region)
                    && cells.contains(&indexer.cell())
            };
            let own = houses.find(|it| is_own(it.kind, &it.cells)).expect("a cell has a region");
            let place = own.cells.iter().position(|&it| it == indexer.cell());
            (own.cells[at], place.expect("the cell is in its region") + 1)
        }
    }
}

/// What the digits of a full line come to.
fn counted(outside: &OutsideNumber, line: &[usize]) -> usize {
    match outside.kind() {
        OutsideKind::Sandwich => {
            let is_crust = |digit: &usize| *digit == 1 || *digit == line.len();
            let behind_first = line.iter().skip_while(|digit| !is_crust(digit)).skip(1);
            behind_first.take_while(|digit| !is_crust(digit)).sum()
        }
        OutsideKind::XSum => line.iter().take(line[0]).sum(),
        OutsideKind::Skyscraper => {
            let mut tallest = 0;
            let mut seen = 0;
            for &digit in line {
                if digit > tallest {
                    tallest = digit;
                    seen += 1;
                }
            }
            seen
        }
        OutsideKind::NumberedRoom => line[line[0] - 1],
    }
}

/// Whether the digits have the relation.
fn are_related(relation: Relation, one: Digit, other: Digit) -> bool {
    let (one, other) = (u32::from(one.get()), u32::from(other.get()));
    match relation {
        Relation::Difference(by) => one.abs_diff(other) == by,
        Relation::Ratio(of) => one * of == other || other * of == one,
        Relation::Sum(sum) => one + other == sum,
        Relation::Greater => one > other,
        Relation::Less => one < other,
    }
}

/// Whether the cells to the right of `cell` and below it have a mark, or are not related as a negative constraint forbids.
fn is_spared_or_unrelated(grid: &Grid, puzzle: &Puzzle, negative: &Negative, cell: Cell) -> bool {
    let layout = grid.layout();
    let place = layout.place(cell);
    let beside = [(place.row, place.column + 1), (place.row + 1, place.column)];
    let beside = beside.into_iter().filter_map(|(row, column)| layout.cell(row, column));
    beside.into_iter().all(|other| {
        let spares = |constraint: &Constraint| match constraint {
            Constraint::Pair(pair) if *pair.cells() == [cell, other] => {
                let is_sum = matches!(pair.relation(), Relation::Sum(_));
                is_sum == (negative.kind() == NegativeKind::Sum)
            }
            _ => false,
        };
        let digits = grid.get(cell).zip(grid.get(other));
        puzzle.rules().constraints().iter().any(spares)
            || digits.is_none_or(|(one, other)| {
                !negative.forbidden().any(|relation| are_related(relation, one, other))
            })
    })
}

/// Whether no house of `cell` holds `digit`, and no rule of the board forbids it.
fn is_allowed(grid: &Grid, cell: Cell, digit: Digit) -> bool {
    let layout = grid.layout();
    let lacks = |&house: &usize| {
        let mut cells = layout.houses()[house].cells.iter();
        cells.all(|&other| grid.get(other) != Some(digit))
    };
    let apart = |rule: Rule| {
        let mut others = layout.neighbours(rule, cell).iter().filter_map(|&other| grid.get(other));
        others.all(|other| match rule {
            Rule::AntiKnight | Rule::AntiKing => other != digit,
            Rule::NonConsecutive => other.get().abs_diff(digit.get()) != 1,
        })
    };
    layout.houses_of(cell).iter().all(lacks) && layout.rules().all(apart)
}
