//! The boards of KSudoku: a graph gives them by a type, or by the places of each house.
//!
//! KSudoku numbers the places of a board of `sizeX` columns, `sizeY` rows and `sizeZ` layers column by column, and in a
//! column place by place, layer by layer. A place in no house is no cell. A `clique` lists the places of a house, and
//! `sudokugroups` stand for the rows, columns and boxes of a square whose first place they name. Nonet reads squares,
//! single cubes and flat boards, and the cages of killers and of Mathdoku. Boards of several cubes are refused.

use std::collections::BTreeSet;
use std::sync::Arc;

use roxmltree::Node;

use crate::constraints;
use crate::error::{CageFault, ExpectedValue, shortened};
use crate::notation::regions::first_fault;
use crate::syntax::xml;
use crate::{LowestDigit, Problem, ReadError};
use nonet_engine::{
    Cell, Constraint, Digit, Layout, LayoutBuilder, NamedShape, Operation, Place, Regions, Rules,
};

/// The most rows, columns or digits of a board, as many as there are letters for digits.
const MOST: usize = 25;

/// The most rows or columns of a board of overlapping squares.
const MOST_LINES: usize = 100;

/// The places of a house.
type HousePlaces = BTreeSet<Place>;

/// A board, with the order in which KSudoku lists its places.
pub(super) struct GraphBoard {
    pub(super) layout: Arc<Layout>,
    /// By KSudoku's number of a place: its cell. `None` if the place is no cell.
    pub(super) cells: Vec<Option<Cell>>,
}

impl GraphBoard {
    /// Reads the board of a graph.
    pub(super) fn read(graph: Node<'_, '_>) -> Result<Self, ReadError> {
        let order = number(graph, "order", MOST)?;
        let side = (1..=order).find(|side| side * side == order);
        match (xml::value(graph, "type")?, side) {
            ("sudoku", Some(side)) => Self::flat(&boxed(side), graph),
            ("roxdoku", Some(side)) => Self::cube(side, graph),
            ("custom", _) => Self::custom(order, graph),
            (sort, _) => Err(not_read(graph, &format!("{sort} {order}"))),
        }
    }

    /// The board of a builder, numbered column by column.
    fn flat(builder: &LayoutBuilder, graph: Node<'_, '_>) -> Result<Self, ReadError> {
        let unfit = |faults| xml::error(graph, Problem::Board(first_fault(faults)));
        let layout = builder.build().map_err(unfit)?;
        let (rows, columns) = (layout.rows(), layout.columns());
        let cells =
            (0..rows * columns).map(|index| layout.cell(index % rows, index / rows)).collect();
        Ok(Self { layout, cells })
    }

    /// A cube, whose layers lie side by side on Nonet's board.
    fn cube(side: usize, graph: Node<'_, '_>) -> Result<Self, ReadError> {
        let is_cube = |shape: &&NamedShape| {
            let builder = shape.builder();
            builder.rows == side && builder.digits == side * side
        };
        let shape = NamedShape::ALL.iter().find(is_cube);
        let layout = shape.ok_or_else(|| not_read(graph, &format!("roxdoku {side}")))?.layout();
        let cell = |index: usize| {
            let (x, y, z) = (index / side / side, index / side % side, index % side);
            layout.cell(y, z * side + x)
        };
        let cells = (0..side * side * side).map(cell).collect();
        Ok(Self { layout, cells })
    }

    fn custom(order: usize, graph: Node<'_, '_>) -> Result<Self, ReadError> {
        let columns = number(graph, "sizeX", MOST_LINES)?;
        let rows = number(graph, "sizeY", MOST_LINES)?;
        if number(graph, "sizeZ", MOST_LINES)? > 1 {
            let name = shortened(graph.attribute("name").unwrap_or_default());
            return Err(xml::error(graph, Problem::JoinedCubes { name }));
        }
        let houses = houses(graph, rows, columns, order)?;
        let builder =
            named(rows, columns, order, &houses).or_else(|| drawn(rows, columns, order, &houses));
        let name = graph.attribute("name").unwrap_or("custom");
        Self::flat(&builder.ok_or_else(|| not_read(graph, name))?, graph)
    }

    /// Reads the cages of a killer or a Mathdoku.
    pub(super) fn cages(&self, graph: Node<'_, '_>) -> Result<Rules, ReadError> {
        let is_mathdoku = graph.attribute("specific-type") == Some("Mathdoku");
        let cages = xml::children(graph, "cage").map(|node| self.cage(node, is_mathdoku));
        let cages = cages.collect::<Result<Vec<_>, _>>()?;
        let rules = Rules::new(&self.layout, cages);
        Ok(rules.expect("each cell was found on the board"))
    }

    /// Reads a cage. The digits of a Mathdoku's cages may repeat.
    fn cage(&self, node: Node<'_, '_>, is_mathdoku: bool) -> Result<Constraint, ReadError> {
        let operation = operation(node)?;
        let text = xml::text_of(node);
        let cell = |word: &str| {
            let cell = word.parse().ok().and_then(|at: usize| *self.cells.get(at)?);
            cell.ok_or_else(|| {
                let expected = ExpectedValue::Number { from: 0, to: self.cells.len() - 1 };
                xml::error(node, Problem::BadValue { found: shortened(word), expected })
            })
        };
        let cells = text.split_whitespace().map(cell).collect::<Result<Vec<_>, _>>()?;
        let said = node.attribute("size").unwrap_or_default();
        if cells.is_empty() || (!said.is_empty() && said.trim().parse() != Ok(cells.len())) {
            let fault = CageFault::OtherSize { found: cells.len(), said: shortened(said) };
            let problem = constraints::problem_of_cage(&cells, &self.layout, fault);
            return Err(xml::error(node, problem));
        }
        let (value, lowest) = (xml::value(node, "value")?, LowestDigit::One);
        let cage = if is_mathdoku || operation != Operation::Sum {
            constraints::calculation(operation, value, &cells, lowest, &self.layout)
        } else {
            constraints::cage(&cells, Some(value), lowest, &self.layout)
        };
        cage.map_err(|problem| xml::error(node, problem))
    }
}

/// What is done with the digits of a cage. A cage of one cell has a code of its own, and is the sum of its digit.
fn operation(node: Node<'_, '_>) -> Result<Operation, ReadError> {
    let code = xml::value(node, "operator")?;
    match code {
        "0" | "4" => Ok(Operation::Sum),
        "1" => Ok(Operation::Quotient),
        "2" => Ok(Operation::Difference),
        "3" => Ok(Operation::Product),
        _ => {
            let expected = ExpectedValue::Number { from: 0, to: 4 };
            let problem = Problem::BadValue { found: shortened(code), expected };
            Err(xml::error_of_value(node, "operator", problem))
        }
    }
}

fn boxed(side: usize) -> LayoutBuilder {
    LayoutBuilder::boxed(side, side)
}

fn not_read(graph: Node<'_, '_>, name: &str) -> ReadError {
    xml::error(graph, Problem::OtherShape { name: shortened(name) })
}

/// The number from 1 to `most` of an attribute.
fn number(node: Node<'_, '_>, name: &str, most: usize) -> Result<usize, ReadError> {
    let value = xml::value(node, name)?;
    let bad = || {
        let expected = ExpectedValue::Number { from: 1, to: most };
        xml::error_of_value(node, name, Problem::BadValue { found: shortened(value), expected })
    };
    value.parse().ok().filter(|number| (1..=most).contains(number)).ok_or_else(bad)
}

/// The houses of a flat board.
fn houses(
    graph: Node<'_, '_>,
    rows: usize,
    columns: usize,
    order: usize,
) -> Result<BTreeSet<HousePlaces>, ReadError> {
    let most = rows * columns - 1;
    let place = |node, text: &str| {
        let bad = || {
            let (found, expected) = (shortened(text), ExpectedValue::Number { from: 0, to: most });
            xml::error(node, Problem::BadValue { found, expected })
        };
        let index: usize = text.parse().ok().filter(|&index| index <= most).ok_or_else(bad)?;
        Ok(Place::new(index % rows, index / rows))
    };
    let mut houses = BTreeSet::new();
    for clique in xml::children(graph, "clique") {
        let text = xml::text_of(clique);
        let read = text.split_whitespace().map(|one| place(clique, one));
        let house = read.collect::<Result<HousePlaces, ReadError>>()?;
        let said = clique.attribute("size");
        if let Some(said) = said.filter(|said| said.trim().parse() != Ok(house.len())) {
            let problem = Problem::HouseSize { found: house.len(), said: shortened(said) };
            return Err(xml::error(clique, problem));
        }
        houses.insert(house);
    }
    for groups in xml::children(graph, "sudokugroups") {
        let corner = place(groups, groups.attribute("at").unwrap_or("0"))?;
        let has_boxes = groups.attribute("withblocks").unwrap_or("1") == "1";
        let box_side = (1..=order).find(|side| side * side == order).filter(|_| has_boxes);
        let square = box_side.map_or_else(|| LayoutBuilder::latin(order), boxed);
        houses.extend(houses_at(corner, &square));
    }
    Ok(houses)
}

/// The houses of a board whose upper left corner is at this place.
fn houses_at(corner: Place, board: &LayoutBuilder) -> Vec<HousePlaces> {
    let moved = |place: Place| Place::new(place.row + corner.row, place.column + corner.column);
    let layout = board.build().ok();
    let houses = layout.iter().flat_map(|layout| {
        layout.houses().iter().map(|house| {
            house.cells.iter().map(|&cell| moved(layout.place(cell))).collect::<HousePlaces>()
        })
    });
    houses.collect()
}

/// The first named board with these houses. Returns `None` if no named board has them.
fn named(
    rows: usize,
    columns: usize,
    order: usize,
    houses: &BTreeSet<HousePlaces>,
) -> Option<LayoutBuilder> {
    let has_houses = |layout: &Layout| {
        let own = layout.houses().iter();
        let own: BTreeSet<HousePlaces> =
            own.map(|it| it.cells.iter().map(|&cell| layout.place(cell)).collect()).collect();
        own == *houses
    };
    let builders = NamedShape::ALL.iter().map(|shape| (shape, shape.builder()));
    let sized =
        builders.filter(|(_, it)| (it.rows, it.columns, it.digits) == (rows, columns, order));
    sized.into_iter().find(|(shape, _)| has_houses(&shape.layout())).map(|(_, builder)| builder)
}

/// A square board with all its rows and columns among the houses. Further houses that part the board are its
/// regions, and the rest are extra houses. Returns `None` if the board is no such square.
fn drawn(
    rows: usize,
    columns: usize,
    order: usize,
    houses: &BTreeSet<HousePlaces>,
) -> Option<LayoutBuilder> {
    if rows != order || columns != order {
        return None;
    }
    let lines = houses_at(Place::new(0, 0), &LayoutBuilder::latin(order));
    if !lines.iter().all(|line| houses.contains(line)) {
        return None;
    }
    let mut further: Vec<&HousePlaces> =
        houses.iter().filter(|house| !lines.contains(house)).collect();
    // A diagonal may come before the region of its first place.
    further.sort_by_key(|house| !is_connected(house));
    let (mut regions, mut extra) = (Vec::new(), Vec::new());
    let mut parted = HousePlaces::new();
    for &house in &further {
        if house.len() == order && parted.is_disjoint(house) {
            parted.extend(house);
            regions.push(house);
        } else {
            extra.push(house);
        }
    }
    if parted.len() != rows * columns {
        (regions, extra) = (Vec::new(), further);
    }
    let places = |houses: Vec<&HousePlaces>| -> Vec<Vec<Place>> {
        houses.into_iter().map(|house| house.iter().copied().collect()).collect()
    };
    let board = LayoutBuilder {
        regions: Regions::Drawn(places(regions)),
        drawn: places(extra),
        ..LayoutBuilder::latin(order)
    };
    Some(board.described_plainly())
}

/// Whether the places of a house hang together.
fn is_connected(house: &HousePlaces) -> bool {
    let mut rest = house.clone();
    let mut reached: Vec<Place> = rest.pop_first().into_iter().collect();
    while let Some(place) = reached.pop() {
        let beside: Vec<Place> = rest.iter().copied().filter(|it| is_beside(*it, place)).collect();
        for neighbour in beside {
            rest.remove(&neighbour);
            reached.push(neighbour);
        }
    }
    rest.is_empty()
}

/// Whether two places have a side in common.
fn is_beside(one: Place, other: Place) -> bool {
    one.row.abs_diff(other.row) + one.column.abs_diff(other.column) == 1
}

/// The letter of a digit in KSudoku's games.
pub(super) fn letter(digit: Digit) -> char {
    char::from(b'a' + digit.get())
}
