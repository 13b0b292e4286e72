//! `nonet shapes`: lists the boards that have a name, each with a small drawing, or shows one of them.

use crate::cli::args::Shapes;
use crate::cli::drawn_board::drawn;
use crate::cli::ending::{CommandFailure, CommandStatus};
use crate::cli::output::ResultOutput;
use crate::engine::{Cell, HouseKind, Layout, NamedShape};

/// The most columns of a board that is drawn cell by cell in the list.
const MOST_COLUMNS: usize = 21;

/// The shades of regions in small drawings. Regions that touch have different shades as far as there are enough.
const SHADES: [char; 4] = ['░', '▓', ' ', '▒'];

/// The sign for a cell of an extra house in a small drawing.
const EXTRA: char = '•';

/// Writes the list, or the board of the arguments.
pub(super) fn run(arguments: &Shapes) -> Result<CommandStatus, CommandFailure> {
    let mut output = ResultOutput::new();
    match arguments.name {
        Some(shape) => {
            let layout = shape.layout();
            let word = |cell| if is_in_extra_house(&layout, cell) { "•" } else { "." }.to_owned();
            let text = format!("{}\n{}", heading(shape, &layout), drawn(&layout, word));
            output.write(text.as_bytes())?;
        }
        None => {
            for (at, &shape) in NamedShape::ALL.iter().enumerate() {
                let layout = shape.layout();
                let between = if at == 0 { "" } else { "\n" };
                let text = format!("{between}{}\n{}", heading(shape, &layout), small(&layout));
                output.write(text.as_bytes())?;
            }
        }
    }
    output.flush()?;
    Ok(CommandStatus::Well)
}

/// The name and, unless the name is the size, the size of a board.
fn heading(shape: NamedShape, layout: &Layout) -> String {
    let size = format!("{}x{}", layout.rows(), layout.columns());
    if shape.name == size { size } else { format!("{} ({size})", shape.name) }
}

/// A small drawing: a character for each cell, or for each box of a large board.
fn small(layout: &Layout) -> String {
    let (down, right) = match layout.boxes() {
        Some(boxes) if layout.columns() > MOST_COLUMNS => boxes,
        Some(_) | None => (1, 1),
    };
    let shades = shades(layout);
    let sign = |row, column| match layout.cell(row, column) {
        None => ' ',
        Some(cell) if is_in_extra_house(layout, cell) => EXTRA,
        Some(cell) => layout.region_of(cell).map_or(SHADES[0], |region| shades[region]),
    };
    let row = |row: usize| {
        let signs = (0..layout.columns()).step_by(right).map(|column| sign(row, column));
        let text: String =
            signs.flat_map(|sign| [sign, if sign == EXTRA { ' ' } else { sign }]).collect();
        format!("  {}\n", text.trim_end())
    };
    (0..layout.rows()).step_by(down).map(row).collect()
}

/// The shade of each region, by the index of its house.
fn shades(layout: &Layout) -> Vec<char> {
    let mut shades: Vec<Option<char>> = vec![None; layout.houses().len()];
    for cell in layout.cells() {
        let Some(region) = layout.region_of(cell).filter(|region| shades[*region].is_none()) else {
            continue;
        };
        let house = &layout.houses()[region];
        let beside = house.cells.iter().flat_map(|&cell| layout.beside(cell));
        let used: Vec<char> = beside
            .filter_map(|other| layout.region_of(other))
            .filter_map(|other| shades[other])
            .collect();
        let free = SHADES.into_iter().find(|shade| !used.contains(shade));
        shades[region] = Some(free.unwrap_or(SHADES[region % SHADES.len()]));
    }
    shades.into_iter().map(|shade| shade.unwrap_or(SHADES[0])).collect()
}

/// Whether a cell is in a house beside rows, columns and regions.
fn is_in_extra_house(layout: &Layout, cell: Cell) -> bool {
    layout.houses_of(cell).iter().any(|&house| {
        let kind = layout.houses()[house].kind;
        kind == HouseKind::Diagonal || kind.is_marked_area()
    })
}
