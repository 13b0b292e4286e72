//! Writes links of SudokuMaker.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::numbering::Numbering;
use super::types::{entropic_groups, modular_groups};
use super::{ADDRESS, MOST_DIGITS, VERSION};
use crate::foreign::fpuzzles::may_list_regions;
use crate::syntax::lz_string;
use crate::{About, Document, LowestDigit};
use nonet_engine::{
    Cell, Constraint, DigitSet, ExtraHouses, ExtremeKind, House, HouseKind, IndexerKind, Layout,
    Line, LineKind, NegativeKind, Operation, OutsideKind, Pace, Parity, Relation, Rule, Rules,
};

/// Whether a link can hold a board: one grid, without rules that go on over its edges.
pub(crate) fn holds(layout: &Layout) -> bool {
    let board = layout.builder();
    board.digits <= MOST_DIGITS
        && board.holes.is_empty()
        && board.grids.is_empty()
        && !board.is_torus
        && may_list_regions(&board)
}

/// The constraints that a link cannot hold.
pub(crate) fn lost_constraints(document: &Document) -> Vec<&Constraint> {
    let layout = document.givens.layout();
    document.rules.constraints().iter().filter(|it| written(it, layout).is_none()).collect()
}

/// Writes a link for each document. The format must be able to hold the boards: see [`holds`].
pub(crate) fn write(documents: &[Document]) -> String {
    let link = |document| {
        let packed = lz_string::pack(&json_of(document));
        let packed = packed.trim_end_matches('=').replace('+', "%2B").replace('/', "-");
        format!("{ADDRESS}{packed}\n")
    };
    documents.iter().map(link).collect()
}

fn json_of(document: &Document) -> String {
    let About { title, author, description, .. } = &document.about;
    let layout = document.givens.layout();
    let board = layout.builder();
    let is_usual = board.rows == board.columns && board.rows == board.digits;
    let mut constraints = constraints_of_board(layout);
    if !is_usual {
        constraints.push(json!({ "type": 2003 }));
    }
    constraints.extend(constraints_of(&document.rules, layout));
    let puzzle = json!({
        "name": title,
        "author": author,
        "comment": description,
        "type": if is_usual { "sudoku" } else { "custom" },
        "width": board.columns,
        "height": board.rows,
        "minDigit": 1,
        "maxDigit": board.digits,
        "cells": cells(document),
        "constraints": constraints,
    });
    json!({ "formatVersion": VERSION, "puzzle": puzzle }).to_string()
}

fn cells(document: &Document) -> Vec<Value> {
    let work = document.work();
    let bits = |digits: DigitSet| digits.iter().map(|digit| 1_u64 << digit.get()).sum::<u64>();
    let cell = |cell| {
        let notes = (bits(work.centre.get(cell)), bits(document.notes.get(cell)));
        match (document.givens.get(cell), document.entries.get(cell), notes) {
            (Some(given), _, _) => json!({ "value": given.get(), "given": true }),
            (None, Some(entry), _) => json!({ "value": entry.get() }),
            (None, None, (0, 0)) => json!({}),
            (None, None, (centre, corner)) => {
                json!({ "candidates": centre, "cornerPencilMarks": corner })
            }
        }
    };
    document.givens.layout().cells().map(cell).collect()
}

/// What the constraints say of the board itself.
fn constraints_of_board(layout: &Layout) -> Vec<Value> {
    let mut written = vec![json!({ "type": 0 })];
    let of_kind = |kinds: &[HouseKind]| -> Vec<&House> {
        layout.houses().iter().filter(|house| kinds.contains(&house.kind)).collect()
    };
    let regions = of_kind(&[HouseKind::Box, HouseKind::Region]);
    if !regions.is_empty() {
        let region_of =
            |cell: &Cell| regions.iter().position(|it| it.cells.contains(cell)).map_or(-1, number);
        let regions: Vec<i64> = layout.cells().map(|cell| region_of(&cell)).collect();
        written.push(json!({ "type": 1, "regions": regions }));
    }
    let types = layout.builder().extras.into_iter().filter_map(type_of_extra);
    let types = types.chain(layout.rules().map(type_of_rule));
    written.extend(types.map(|number| json!({ "type": number })));
    for house in of_kind(&WRITTEN_AS_EXTRA_REGIONS) {
        let cells: Vec<usize> = house.cells.iter().map(|cell| cell.index()).collect();
        written.push(json!({ "type": 305, "cells": cells }));
    }
    written
}

fn number(index: usize) -> i64 {
    i64::try_from(index).unwrap_or_default()
}

/// The houses that have no type of their own.
const WRITTEN_AS_EXTRA_REGIONS: [HouseKind; 5] = [
    HouseKind::Window,
    HouseKind::Asterisk,
    HouseKind::CentreDot,
    HouseKind::Girandola,
    HouseKind::Extra,
];

fn type_of_extra(extra: ExtraHouses) -> Option<u32> {
    match extra {
        ExtraHouses::FallingDiagonal => Some(10),
        ExtraHouses::RisingDiagonal => Some(11),
        ExtraHouses::DisjointGroups => Some(14),
        ExtraHouses::Windows
        | ExtraHouses::Asterisk
        | ExtraHouses::CentreDots
        | ExtraHouses::Girandola => None,
    }
}

fn type_of_rule(rule: Rule) -> u32 {
    match rule {
        Rule::AntiKing => 12,
        Rule::AntiKnight => 13,
        Rule::NonConsecutive => 15,
    }
}

/// The constraints of a puzzle. Those of one type with the same other fields stand together, because the dots of a puzzle and
/// what cells without them are not belong to each other.
fn constraints_of(rules: &Rules, layout: &Layout) -> Vec<Value> {
    let mut lists: BTreeMap<(u32, String), (Value, &'static str, Vec<Value>)> = BTreeMap::new();
    // A negative constraint is written with the marks that it is about.
    let stated = rules.constraints().iter().filter(|it| it.negative().is_none());
    for constraint in stated {
        let Some(WrittenPart { number, list, items, others }) = written(constraint, layout) else {
            continue;
        };
        let key = (number, others.to_string());
        lists.entry(key).or_insert_with(|| (others, list, Vec::new())).2.extend(items);
    }
    let kinds = || rules.constraints().iter().filter_map(Constraint::negative);
    for negative in kinds() {
        let (number, others) = dots(negative_type(negative.kind()));
        let key = (number, others.to_string());
        lists.entry(key).or_insert_with(|| (others, "clues", Vec::new()));
    }
    let whole = |((number, _), (others, list, items)): (_, (Value, &'static str, Vec<Value>))| {
        let mut value = others;
        value["type"] = json!(number);
        value[list] = json!(items);
        if let Some(negative) = kinds().find(|it| negative_type(it.kind()) == number) {
            let numbers: Vec<u32> = negative.forbidden().map(number_of).collect();
            value["negative"] = json!(numbers);
        }
        value
    };
    lists.into_iter().map(whole).collect()
}

/// The type of the marks that a negative constraint is about.
fn negative_type(kind: NegativeKind) -> u32 {
    match kind {
        NegativeKind::Difference => 200,
        NegativeKind::Ratio => 201,
        NegativeKind::Sum => 202,
    }
}

/// The type of marks between two cells with its other fields: dots of either colour spare their cells.
fn dots(number: u32) -> (u32, Value) {
    let others = match number {
        200 => json!({ "negative": [], "overrideNegativeRatios": true }),
        201 => json!({ "negative": [], "overrideNegativeDifferences": true }),
        _ => json!({ "negative": [] }),
    };
    (number, others)
}

fn number_of(relation: Relation) -> u32 {
    match relation {
        Relation::Difference(number) | Relation::Ratio(number) | Relation::Sum(number) => number,
        Relation::Greater | Relation::Less => 0,
    }
}

/// How a constraint is written: items of a list, in a constraint of a type with other fields.
struct WrittenPart {
    number: u32,
    list: &'static str,
    items: Vec<Value>,
    others: Value,
}

/// How a constraint is written. Returns `None` if the format has none like it.
fn written(constraint: &Constraint, layout: &Layout) -> Option<WrittenPart> {
    let numbering = Numbering { rows: layout.rows(), columns: layout.columns() };
    let one = |number, list, item| {
        Some(WrittenPart { number, list, items: vec![item], others: json!({}) })
    };
    match constraint {
        Constraint::Parity(cell, Parity::Even) => one(100, "cells", json!(cell.index())),
        Constraint::Parity(cell, Parity::Odd) => one(101, "cells", json!(cell.index())),
        Constraint::Extreme(extreme) => {
            let number = match extreme.kind() {
                ExtremeKind::Maximum => 102,
                ExtremeKind::Minimum => 103,
            };
            let items = constraint.own_cells().iter().map(|cell| json!(cell.index())).collect();
            Some(WrittenPart { number, list: "cells", items, others: json!({}) })
        }
        Constraint::Pair(pair) => {
            let number = match pair.relation() {
                Relation::Difference(_) => 200,
                Relation::Ratio(_) => 201,
                Relation::Sum(_) => 202,
                Relation::Greater | Relation::Less => return None,
            };
            let edge = numbering.of_edge(pair.cells().map(|cell| layout.place(cell)));
            let item = json!({ "edge": edge, "value": number_of(pair.relation()) });
            let (number, others) = dots(number);
            Some(WrittenPart { number, list: "clues", items: vec![item], others })
        }
        // It has no entry of its own: see `constraints_of`.
        Constraint::Negative(_) => {
            Some(WrittenPart { number: 0, list: "clues", items: Vec::new(), others: json!({}) })
        }
        Constraint::Thermometer(line) => {
            let others = json!({ "slow": line.pace() == Pace::Slow });
            let items = vec![json!(numbers(line.cells()))];
            Some(WrittenPart { number: 300, list: "thermometers", items, others })
        }
        Constraint::Cage(cage) => {
            let sum = cage.sum().unwrap_or(0);
            one(301, "cages", json!({ "cells": numbers(cage.cells()), "value": sum }))
        }
        Constraint::Calculation(cage) => match cage.operation() {
            Operation::Sum | Operation::Product | Operation::Difference | Operation::Quotient => {
                None
            }
        },
        Constraint::Clones(clones) => {
            let [cells, copies] = clones.areas();
            let pair = |(cell, copy): (&Cell, &Cell)| json!([cell.index(), copy.index()]);
            let items = cells.iter().zip(copies).map(pair).collect();
            Some(WrittenPart { number: 302, list: "groups", items, others: json!({}) })
        }
        Constraint::Quadruple(quadruple) => {
            let corner = numbering.of_corner(layout.place(constraint.own_cells()[0]));
            let digits: Vec<u8> = quadruple.digits().iter().map(|digit| digit.get()).collect();
            one(303, "clues", json!({ "corner": corner, "digits": digits }))
        }
        Constraint::Line(line) => written_line(line, layout),
        Constraint::Arrow(arrow) => {
            let root = layout.nearest(arrow.circle(), arrow.shaft()[0]);
            let shaft: Vec<Cell> = root.iter().chain(arrow.shaft()).copied().collect();
            let circle = numbers(arrow.circle());
            let item = json!({ "bulbCells": circle, "arrows": [numbers(&shaft)] });
            one(408, "bulbsWithArrows", item)
        }
        Constraint::LittleKiller(diagonal) => {
            let (down, right) = diagonal.diagonal().step();
            let slope = if down == right { -1 } else { 1 };
            let place = numbering.of_outside(diagonal.place())?;
            let sum = diagonal.sum();
            one(500, "clues", json!({ "outerCell": place, "value": sum, "diagonal": slope }))
        }
        Constraint::Outside(outside) => {
            let number = match outside.kind() {
                OutsideKind::Sandwich => 501,
                OutsideKind::XSum => 502,
                OutsideKind::Skyscraper => 503,
                OutsideKind::NumberedRoom => 504,
            };
            let place = numbering.of_outside(outside.place())?;
            one(number, "clues", json!({ "outerCell": place, "value": outside.number() }))
        }
        Constraint::Indexer(indexer) => {
            let number = match indexer.kind() {
                IndexerKind::Row => 600,
                IndexerKind::Column => 601,
                IndexerKind::Box => return None,
            };
            one(number, "cells", json!(indexer.cell().index()))
        }
        // Links lift fog in a way that SudokuMaker says otherwise.
        Constraint::Fog(fog) if fog.links().is_empty() => {
            let items = fog.lit().iter().map(|cell| json!(cell.index())).collect();
            Some(WrittenPart { number: 4000, list: "lightCells", items, others: json!({}) })
        }
        Constraint::Fog(_) | Constraint::CountingCircles(_) => None,
    }
}

fn written_line(line: &Line, layout: &Layout) -> Option<WrittenPart> {
    let digits = layout.digit_count();
    let (number, others) = match line.kind() {
        LineKind::Renban => (400, json!({})),
        LineKind::Whispers(least) => (401, json!({ "minDifference": least })),
        LineKind::Palindrome => (402, json!({})),
        LineKind::Between => (403, json!({})),
        LineKind::RegionSum => (404, json!({ "singleRegionTotals": false })),
        LineKind::Entropic => (406, json!({ "groups": entropic_groups(digits, LowestDigit::One) })),
        LineKind::Modular(count) => {
            let groups = modular_groups(usize::try_from(count).ok()?, digits, LowestDigit::One);
            (406, json!({ "groups": groups }))
        }
        kind @ LineKind::Lockout(_) if kind == kind.usual(digits) => (407, json!({})),
        LineKind::DoubleArrow => (409, json!({})),
        LineKind::Lockout(_) | LineKind::Nabner | LineKind::Zipper | LineKind::Sum(_) => {
            return None;
        }
    };
    let items = vec![json!(numbers(line.cells()))];
    Some(WrittenPart { number, list: "lines", items, others })
}

fn numbers(cells: &[Cell]) -> Vec<usize> {
    cells.iter().map(|cell| cell.index()).collect()
}
