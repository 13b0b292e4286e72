//! Boards in TeX whose commands say what belongs where: rows as arguments of a command, and digits at places of a drawing.
//!
//! ```text
//! \setrow {5}{3}{ }{ }{7}{ }{ }{ }{ }       \node at (0.5, 8.5) {5};
//! \setrow{9}{5,3,{},{},7,{},{},{},{}}       \setcell{1}{9}{5}
//! ```
//!
//! Each such command is rewritten, in its own line: a row as its cells, a digit as `r1c1=5`. Then the other searches see them.
//! What TeX would compute stays as it is. Tables need no help, since `&` parts their cells.

use std::borrow::Cow;
use std::ops::Range;

use nonet_engine::NamedShape;
use nonet_engine::generate::FEWEST_GIVENS;

use super::signs;

/// The number of rows of the board whose digits lie at places.
const SIDE: usize = 9;

/// The smallest side of a board with a command for each row. Shorter commands are of all kinds.
const LEAST: usize = 6;

/// The longest command that is read, in bytes.
const LONGEST: usize = 400;

/// The most brackets of a command in which its place is looked for.
const MOST_BRACKETS: usize = 4;

/// The text with the rows and the digits of such commands. Its lines are those of the source.
pub(super) fn written_out(text: &str) -> Cow<'_, str> {
    if !text.contains('\\') || !text.contains('{') {
        return Cow::Borrowed(text);
    }
    let mut changes = points(text);
    changes.extend(rows(text));
    if changes.is_empty() {
        return Cow::Borrowed(text);
    }
    changes.sort_by_key(|change| change.place.start);
    let mut written = String::with_capacity(text.len());
    let mut end = 0;
    for Change { place, text: new } in changes {
        if place.start < end {
            continue;
        }
        written.push_str(&text[end..place.start]);
        written.push_str(&new);
        end = place.end;
    }
    written.push_str(&text[end..]);
    Cow::Owned(written)
}

/// A part of the text and what is written in its place.
struct Change {
    place: Range<usize>,
    text: String,
}

/// The groups in braces that a text begins with, and the number of bytes up to the end of the last. Groups may hold groups.
fn groups(text: &str) -> (Vec<&str>, usize) {
    let mut groups = Vec::new();
    let (mut depth, mut start, mut end) = (0_usize, 0, 0);
    for (at, sign) in text.bytes().enumerate().take(LONGEST) {
        match sign {
            b'{' => {
                depth += 1;
                if depth == 1 {
                    start = at + 1;
                }
            }
            b'}' if depth == 1 => {
                depth = 0;
                groups.push(&text[start..at]);
                end = at + 1;
            }
            b'}' if depth > 1 => depth -= 1,
            b' ' | b'\t' => {}
            _ if depth == 0 => break,
            _ => {}
        }
    }
    (groups, end)
}

/// The fields of a list with commas, which braces may hold together.
fn fields(list: &str) -> Vec<&str> {
    let (mut depth, mut start) = (0_usize, 0);
    let mut fields = Vec::new();
    for (at, sign) in list.bytes().enumerate() {
        match sign {
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => {
                fields.push(&list[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    fields.push(&list[start..]);
    fields
}

/// What a reader of the print sees of an argument: the innermost braces of `\textbf{5}`, and nothing of `\phantom{5}`.
fn shown(argument: &str) -> &str {
    let is_around = |sign: char| sign.is_whitespace() || matches!(sign, '{' | '}' | '$' | '~');
    let hides = ["\\phantom", "\\hphantom", "\\vphantom", "\\hspace", "\\strut"];
    let argument = argument.trim_matches(is_around);
    if hides.iter().any(|command| argument.starts_with(command)) {
        return "";
    }
    let inner = argument.rsplit_once('{').map_or(argument, |(_, inner)| inner);
    // A command before the digit, as in `\bf 5`, and one that is a blank, as `\,` is.
    let inner = inner.trim_matches(is_around);
    match inner.strip_prefix('\\') {
        Some(command) => command.split_once(' ').map_or("", |(_, behind)| behind.trim()),
        None => inner,
    }
}

/// The cell in an argument, as a number or a full stop. Returns `None` if it is no cell of a board with this side.
fn cell(argument: &str, side: usize) -> Option<String> {
    let text = shown(argument);
    if text.is_empty() || (text.chars().count() == 1 && text.chars().all(is_empty)) {
        return Some(".".to_owned());
    }
    let number: usize = text.parse().ok()?;
    (1..=side).contains(&number).then(|| number.to_string())
}

fn is_empty(sign: char) -> bool {
    signs::cell_of(sign) == Some(0) || signs::is_empty_mark(sign)
}

/// A line that is a command with the cells of a row.
struct CommandRow {
    place: Range<usize>,
    /// The number of the row, counted from the lowest, if the command says it.
    from_below: Option<usize>,
    cells: Vec<String>,
}

impl CommandRow {
    /// Reads a line that starts at a byte of the text.
    fn of(line: &str, start: usize) -> Option<Self> {
        let text = line.trim_start();
        let start = start + line.len() - text.len();
        let behind =
            text.strip_prefix('\\')?.trim_start_matches(|sign: char| sign.is_ascii_alphabetic());
        let (groups, length) = groups(behind);
        let rest = behind[length..].trim_start();
        if !(rest.is_empty() || rest.starts_with(['%', '\\', ';'])) {
            return None;
        }
        let (from_below, arguments) = match groups[..] {
            [list] => (None, fields(list)),
            [number, list] => (Some(shown(number).parse().ok()?), fields(list)),
            _ => (None, groups),
        };
        let side = arguments.len();
        NamedShape::sized(side).filter(|_| side >= LEAST)?;
        let cells = arguments.into_iter().map(|it| cell(it, side)).collect::<Option<_>>()?;
        let end = start + text.len() - behind.len() + length;
        Some(Self { place: start..end, from_below, cells })
    }
}

/// The rows of boards that have a command for each row.
fn rows(text: &str) -> Vec<Change> {
    let (mut changes, mut run) = (Vec::new(), Vec::new());
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        match CommandRow::of(line, start) {
            Some(row) => run.push(row),
            None if line.trim().is_empty() || line.trim_start().starts_with('%') => {}
            None => changes.extend(rows_of_boards(&std::mem::take(&mut run))),
        }
        start += line.len();
    }
    changes.extend(rows_of_boards(&run));
    changes
}

/// The rows of the boards that these rows are, if they are nothing else.
fn rows_of_boards(rows: &[CommandRow]) -> Vec<Change> {
    let Some(side) = rows.first().map(|row| row.cells.len()) else { return Vec::new() };
    let are_alike = rows.iter().all(|row| row.cells.len() == side);
    if !are_alike || !rows.len().is_multiple_of(side) {
        return Vec::new();
    }
    let change =
        |(place, cells): (Range<usize>, &[String])| Change { place, text: cells.join(" ") };
    let board = |rows: &[CommandRow]| {
        let mut order: Vec<&CommandRow> = rows.iter().collect();
        // The first row may stand below the others, as on the axes of a drawing. Rows without a number stay in their order.
        order.sort_by_key(|row| std::cmp::Reverse(row.from_below));
        let places = rows.iter().map(|row| row.place.clone());
        places.zip(order.into_iter().map(|row| &row.cells[..])).map(change).collect::<Vec<_>>()
    };
    rows.chunks(side).flat_map(board).collect()
}

/// A digit at a place of a drawing. Places are in thousandths, and grow to the right and upwards.
struct Point {
    place: Range<usize>,
    x: i64,
    y: i64,
    digit: usize,
}

/// The digits of boards that are drawn at places.
fn points(text: &str) -> Vec<Change> {
    let (mut changes, mut run) = (Vec::new(), Vec::new());
    for (at, _) in text.match_indices('\\') {
        let command = &text[at + 1..];
        let length = command.bytes().take_while(u8::is_ascii_alphabetic).count();
        let behind = window(&command[length..]);
        let start = at + 1 + length;
        match &command[..length] {
            // Each drawing has axes of its own.
            "begin" | "end" => changes.extend(digits_of(&std::mem::take(&mut run))),
            "foreach" => run.extend(points_of_list(&text[start..], start)),
            "node" | "draw" | "path" | "put" => run.extend(point(behind, at, start)),
            name if name.ends_with("cell") => run.extend(point_of_arguments(behind, at, start)),
            _ => {}
        }
    }
    changes.extend(digits_of(&run));
    changes
}

/// The start of a text, as far as a command may reach.
fn window(text: &str) -> &str {
    &text[..text.floor_char_boundary(LONGEST)]
}

/// The digit of `at (0.5, 8.5) {5};`, of `(0.5, 8.5) node {5};` or of `(0.5, 8.5){5}`. The command begins at the byte `at`, and what
/// is behind its name at `start`.
fn point(behind: &str, at: usize, start: usize) -> Option<Point> {
    const CLOSEST_ENDS: [char; 2] = [';', '\n'];
    let command = &behind[..behind.find(CLOSEST_ENDS).unwrap_or(behind.len())];
    let (open, x, y, length) =
        command.match_indices('(').take(MOST_BRACKETS).find_map(|(open, _)| {
            let length = command[open..].find(')')? + 1;
            let (x, y) = command[open + 1..open + length - 1].split_once(',')?;
            Some((open, thousandths(x)?, thousandths(y)?, length))
        })?;
    let content = &command[open + length..];
    let digit = shown(&content[content.find('{')?..]).parse().ok()?;
    let end = start + command.len();
    Some(Point { place: at..end, x, y, digit }).filter(|point| (1..=SIDE).contains(&point.digit))
}

/// The digit of `{1}{9}{5}`: column, row and digit.
fn point_of_arguments(behind: &str, at: usize, start: usize) -> Option<Point> {
    let (groups, length) = groups(behind);
    let [x, y, digit] = groups[..] else { return None };
    let digit = shown(digit).parse().ok().filter(|digit| (1..=SIDE).contains(digit))?;
    Some(Point { place: at..start + length, x: thousandths(x)?, y: thousandths(y)?, digit })
}

/// A number of a drawing in thousandths.
fn thousandths(text: &str) -> Option<i64> {
    const LARGEST: f64 = 1e6;
    let number: f64 = text.trim().parse().ok()?;
    #[expect(clippy::cast_possible_truncation, reason = "the number is small")]
    (number.abs() < LARGEST).then(|| (number * 1000.0).round() as i64)
}

/// The digits of `\foreach \x/\y/\n in {1/9/5, 2/9/3, …}`, which a node behind the list takes to their places. `text` begins behind
/// the name of the command, at the byte `start`.
fn points_of_list(text: &str, start: usize) -> Vec<Point> {
    const LONGEST_LIST: usize = 4000;
    let head = window(text);
    let Some((names, _)) = head.split_once(" in") else { return Vec::new() };
    let names_end = names.len() + " in".len();
    let names: Vec<&str> = names.split('/').map(str::trim).collect();
    let [first, second, _] = names[..] else { return Vec::new() };
    let Some(open) = head[names_end..].find('{').map(|open| names_end + open + 1) else {
        return Vec::new();
    };
    let list = &text[open..text.floor_char_boundary(open + LONGEST_LIST)];
    let Some(length) = list.find('}') else { return Vec::new() };
    let axes = Axes::of(window(&text[open + length..]), first, second);
    let mut at = start + open;
    let mut points = Vec::new();
    for item in list[..length].split(',') {
        let place = at..at + item.len();
        at = place.end + 1;
        let mut parts = item.split('/');
        let mut number = || thousandths(parts.next()?);
        let (Some(first), Some(second), Some(digit)) = (number(), number(), number()) else {
            return Vec::new();
        };
        let (x, y) = if axes.are_exchanged { (second, first) } else { (first, second) };
        let y = if axes.goes_down { -y } else { y };
        let digit = usize::try_from(digit / 1000).unwrap_or(0);
        points.push(Point { place, x, y, digit });
    }
    points.retain(|point| (1..=SIDE).contains(&point.digit));
    points
}

/// What a node does with the numbers of a list.
struct Axes {
    /// Whether the second number is the column.
    are_exchanged: bool,
    /// Whether rows count from the top.
    goes_down: bool,
}

impl Axes {
    /// The axes of the first place behind a list that has both names.
    fn of(text: &str, first: &str, second: &str) -> Self {
        let mut axes = Self { are_exchanged: false, goes_down: false };
        for part in text.split('(').skip(1).take(MOST_BRACKETS) {
            let place = part.split_once(')').map_or(part, |(place, _)| place);
            let Some((x, y)) = place.split_once(',') else { continue };
            axes.are_exchanged = x.contains(second) && y.contains(first);
            let row = if axes.are_exchanged { first } else { second };
            if y.contains(row) {
                axes.goes_down = y.replace(' ', "").contains(&format!("-{row}"));
                break;
            }
        }
        axes
    }
}

/// The digits of a drawing as facts, if they are those of a board.
fn digits_of(points: &[Point]) -> Vec<Change> {
    if !(usize::from(FEWEST_GIVENS)..=SIDE * SIDE).contains(&points.len()) {
        return Vec::new();
    }
    let columns = lattice(points.iter().map(|point| point.x));
    let rows = lattice(points.iter().map(|point| point.y));
    let (Some(columns), Some(rows)) = (columns, rows) else { return Vec::new() };
    let change = |((point, column), row): ((&Point, usize), usize)| Change {
        place: point.place.clone(),
        text: format!("r{}c{}={} ", SIDE - row, column + 1, point.digit),
    };
    points.iter().zip(columns).zip(rows).map(change).collect()
}

/// The number of each place among nine at equal distances, from 0. Returns `None` if they lie otherwise.
fn lattice(places: impl Iterator<Item = i64> + Clone) -> Option<Vec<usize>> {
    const LAST: i64 = 8;
    const UNIT: i64 = 1000;
    let mut different: Vec<i64> = places.clone().collect();
    different.sort_unstable();
    different.dedup();
    let distance = different.windows(2).map(|pair| pair[1] - pair[0]).min()?;
    let (first, last) = (different[0], different[different.len() - 1]);
    // Where the first or the last column is empty, the usual places tell: centres or corners of cells of one unit.
    let usual = [500, 1000, 0, -8500, -8000, -9000].into_iter().filter(|_| distance == UNIT);
    let starts = [first].into_iter().filter(|first| last - first == LAST * distance).chain(usual);
    let fits = |start: &i64| {
        let is_in = |place: i64| {
            let away = place - start;
            away % distance == 0 && (0..=LAST).contains(&(away / distance))
        };
        places.clone().all(is_in)
    };
    let start = starts.into_iter().find(fits)?;
    places.map(|place| usize::try_from((place - start) / distance).ok()).collect()
}
