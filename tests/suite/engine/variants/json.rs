//! Reads the lists of variants that lie beside the project: JSON, a puzzle a line.

use std::sync::Arc;

use nonet::engine::{Digit, ExtraHouses, Grid, Layout, LayoutBuilder, Place, Regions, Rule};
use serde_json::Value;

/// A puzzle of a list, if houses and plain rules are all that it has.
pub(crate) struct VariantPuzzle {
    pub(crate) id: String,
    pub(crate) layout: Arc<Layout>,
    pub(crate) numbers: Vec<Option<Digit>>,
    /// The number of answers, if it is known.
    pub(crate) answers: Option<u64>,
    /// The answer, if there is one.
    pub(crate) solution: Option<Vec<Option<Digit>>>,
}

impl VariantPuzzle {
    /// Reads a line. Returns `None` if the puzzle has rules that a layout does not hold.
    pub(crate) fn read(line: &str) -> Option<Self> {
        let json: Value = serde_json::from_str(line).expect("the lists are JSON");
        let builder = builder(&json)?;
        let layout = builder.build().unwrap_or_else(|faults| panic!("{}: {faults:?}", json["id"]));
        let lowest = json["lowest"].as_i64().unwrap_or(1);
        let numbers = |cells: &Value| -> Option<Vec<Option<Digit>>> {
            let digit = |cell: &Value| {
                let number = cell.as_i64()? - lowest + 1;
                Digit::new(u8::try_from(number).ok()?)
            };
            let cells = cells.as_array()?.iter().filter(|cell| cell.as_i64() != Some(-1));
            Some(cells.map(digit).collect())
        };
        Some(Self {
            id: json["id"].as_str().unwrap_or_default().to_owned(),
            numbers: numbers(&json["givens"])?,
            answers: json["answers"].as_u64(),
            solution: numbers(&json["solution"]),
            layout,
        })
    }

    /// The givens on their board.
    pub(crate) fn givens(&self) -> Grid {
        let grid = Grid::from_cells(Arc::clone(&self.layout), self.numbers.clone());
        grid.unwrap_or_else(|| panic!("{}: the givens do not fit the board", self.id))
    }
}

fn builder(json: &Value) -> Option<LayoutBuilder> {
    let number = |name: &str| usize::try_from(json[name].as_u64()?).ok();
    let mut builder = LayoutBuilder {
        rows: number("rows")?,
        columns: number("columns")?,
        ..LayoutBuilder::latin(number("digits")?)
    };
    builder.regions = match (json["regions"].as_array(), json["boxes"].as_array()) {
        (Some(regions), _) => Regions::Drawn(regions.iter().map(places).collect()),
        (None, Some(shape)) => {
            let [rows, columns] = [0, 1].map(|at| shape[at].as_u64().unwrap_or_default());
            Regions::Boxes {
                rows: usize::try_from(rows).ok()?,
                columns: usize::try_from(columns).ok()?,
            }
        }
        (None, None) => Regions::None,
    };
    if let Some(grids) = json["grids"].as_array() {
        builder.grids = grids.iter().map(place).collect();
    }
    for (name, value) in json["rules"].as_object()? {
        add_rule(&mut builder, name, value)?;
    }
    Some(builder)
}

fn add_rule(builder: &mut LayoutBuilder, name: &str, value: &Value) -> Option<()> {
    let extra = |extra| (Some(extra), None);
    let rule = |rule| (None, Some(rule));
    let (extra, rule) = match name {
        "diagonal-" => extra(ExtraHouses::FallingDiagonal),
        "diagonal+" => extra(ExtraHouses::RisingDiagonal),
        "disjointgroups" => extra(ExtraHouses::DisjointGroups),
        "antiknight" => rule(Rule::AntiKnight),
        "antiking" => rule(Rule::AntiKing),
        "nonconsecutive" => rule(Rule::NonConsecutive),
        "extraregion" => {
            builder.drawn.extend(value.as_array()?.iter().map(|house| places(&house["cells"])));
            (None, None)
        }
        _ => return None,
    };
    builder.extras.extend(extra);
    builder.rules.extend(rule);
    Some(())
}

fn places(cells: &Value) -> Vec<Place> {
    cells.as_array().into_iter().flatten().map(place).collect()
}

/// A place such as `"R1C2"`.
fn place(cell: &Value) -> Place {
    let text = cell.as_str().expect("places are texts");
    let (row, column) = text[1..].split_once('C').expect("a place has a column");
    let number = |text: &str| text.parse::<usize>().expect("rows and columns are numbers") - 1;
    Place::new(number(row), number(column))
}
