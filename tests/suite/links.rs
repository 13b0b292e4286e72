//! The lines of links, measured: where they run, and that none passes over a digit that it does not join.

use std::collections::BTreeMap;
use std::fs;
use std::io::Cursor;
use std::path::Path;

use nonet::controller::{Drawing, DrawnLink, LinkKind, Ray, drawing_at, drawing_of};
use nonet::engine::generate::{BoardChoice, Recipe, generate};
use nonet::engine::technique::{
    AnyBoard, Board, BoardStep, Candidate, Family, Order, Solver, Step, Technique, TechniqueSet,
    WideSet,
};
use nonet::engine::{Cell, Control, Digit, Layout, NamedShape, Puzzle};
use nonet::format;
use nonet::format::regression::cases;
use nonet::links::{
    Backing, BoardPoint, CELL, DigitPlaces, HALF_WIDTH, Line, LinkEnds, Note, RoundedRectangle,
    lines,
};

/// Positions along the solutions of puzzles.
const OUTCOMES: &str = include_str!("../data/technique/outcomes.txt");
/// Puzzles that need chains in chains.
const HARDEST: &str = include_str!("../data/explainer/hardest.txt");
/// A longer list of such puzzles, beside the project.
const FORUM: &str = "../shared/data/forum-hardest-5000.sdm";

fn candidate(cell: usize, digit: usize) -> Candidate {
    let digit = Digit::from_index(digit - 1).unwrap();
    Candidate { cell: Cell::new(cell).unwrap(), digit }
}

fn note_ink(candidate: Candidate) -> RoundedRectangle {
    DigitPlaces::of(&Layout::classic()).note_ink(candidate)
}

fn digit_ink(cell: Cell) -> RoundedRectangle {
    DigitPlaces::of(&Layout::classic()).digit_ink(cell)
}

/// The line of a link over a classic board with these candidates, each with a sign, and with these digits.
fn line(ends: [Candidate; 2], candidates: &[Candidate], digits: &[usize]) -> Line {
    line_on(&Layout::classic(), ends, candidates, digits)
}

/// The same on any board.
fn line_on(
    layout: &Layout,
    ends: [Candidate; 2],
    candidates: &[Candidate],
    digits: &[usize],
) -> Line {
    let note = |&candidate: &Candidate| Note { candidate, backing: Backing::Square };
    let notes: Vec<Note> = candidates.iter().map(note).collect();
    let digits: Vec<Cell> = digits.iter().map(|&cell| Cell::new(cell).unwrap()).collect();
    let link = LinkEnds { from: ends[0], to: ends[1], is_directed: true };
    lines(DigitPlaces::of(layout), &notes, &digits, &[link]).remove(0)
}

/// All candidates of these cells of the classic board.
fn full(cells: impl IntoIterator<Item = usize>) -> Vec<Candidate> {
    full_to(9, cells)
}

/// The candidates from 1 to `digits` of these cells.
fn full_to(digits: usize, cells: impl IntoIterator<Item = usize>) -> Vec<Candidate> {
    let of_cell = |cell| (1..=digits).map(move |digit| candidate(cell, digit));
    cells.into_iter().flat_map(of_cell).collect()
}

/// Points all along the strokes of a line, half a unit apart at most.
fn points(strokes: &[Vec<BoardPoint>]) -> Vec<BoardPoint> {
    let between = |two: &[BoardPoint]| {
        let (from, to) = (two[0], two[1]);
        let pieces = ((to.x - from.x).hypot(to.y - from.y) * 2.0).ceil().max(1.0);
        let at = move |piece: f32| BoardPoint {
            x: from.x + (to.x - from.x) * piece / pieces,
            y: from.y + (to.y - from.y) * piece / pieces,
        };
        std::iter::successors(Some(0.0), |piece| Some(piece + 1.0))
            .take_while(move |&piece| piece <= pieces)
            .map(at)
            .collect::<Vec<_>>()
    };
    strokes.iter().flat_map(|stroke| stroke.windows(2).flat_map(between)).collect()
}

fn nearest(points: &[BoardPoint], ink: RoundedRectangle) -> f32 {
    points.iter().map(|&point| ink.distance(point)).fold(f32::INFINITY, f32::min)
}

/// Points over the whole of a head.
fn points_of_head(head: Option<[BoardPoint; 3]>) -> Vec<BoardPoint> {
    let Some([tip, left, right]) = head else { return Vec::new() };
    let middle =
        BoardPoint { x: f32::midpoint(left.x, right.x), y: f32::midpoint(left.y, right.y) };
    points(&[vec![tip, left, right, tip], vec![tip, middle]])
}

/// What is wrong with a line among these digits.
fn faults(
    layout: &Layout,
    line: &Line,
    joint: &DrawnLink,
    inks: &[(Option<Candidate>, RoundedRectangle)],
) -> Vec<String> {
    let (stroke, head) = (points(&line.strokes), points_of_head(line.head));
    let mut faults = Vec::new();
    let mut check = |is_right: bool, fault: &str| {
        if !is_right {
            faults.push(format!("{fault}: {joint:?}"));
        }
    };
    let is_within = joint.from.cell == joint.to.cell;
    check(!stroke.is_empty(), "there is no line");
    check(line.is_frame == is_within, "a frame is for one cell");
    check(line.head.is_some() == (!is_within && is_directed(joint)), "a head is for two cells");
    for (candidate, ink) in inks {
        let is_end = [Some(joint.from), Some(joint.to)].contains(candidate);
        let free = if is_end { 0.0 } else { HALF_WIDTH };
        check(nearest(&stroke, *ink) >= free, "the line passes over a digit");
        check(nearest(&head, *ink) >= 0.0, "the head lies on a digit");
    }
    let row = |cell: Cell| layout.row(cell);
    let column = |cell: Cell| layout.column(cell);
    let (from, to) = (joint.from.cell, joint.to.cell);
    let is_in = |at: f32, band: usize| (band_start(band)..=band_start(band + 1)).contains(&at);
    if row(from) == row(to) {
        check(stroke.iter().all(|point| is_in(point.y, row(from))), "the line leaves its row");
    }
    if column(from) == column(to) {
        let is_inside = stroke.iter().all(|point| is_in(point.x, column(from)));
        check(is_inside, "the line leaves its column");
    }
    faults
}

fn is_directed(link: &DrawnLink) -> bool {
    matches!(link.kind, LinkKind::Inference(_))
}

#[expect(clippy::cast_precision_loss, reason = "a board has few cells")]
fn band_start(band: usize) -> f32 {
    band as f32 * CELL
}

/// The ink of all digits of a drawn step.
fn inks(drawing: &Drawing, board: &AnyBoard) -> Vec<(Option<Candidate>, RoundedRectangle)> {
    let layout = board.layout();
    let places = DigitPlaces::of(&layout);
    let told = drawing.candidates.iter().map(|drawn| drawn.candidate);
    let small = told.chain(drawing.own_notes.iter().copied());
    let small = small.map(|candidate| (Some(candidate), places.note_ink(candidate)));
    let large = layout.cells().filter(|&cell| board.digit(cell).is_some());
    small.chain(large.map(|cell| (None, places.digit_ink(cell)))).collect()
}

/// The rings of each stop of a step that pass over a digit or over another candidate, and the number of rings.
fn faults_of_rings(step: &BoardStep, board: &AnyBoard) -> (usize, Vec<String>) {
    let layout = &*step.layout;
    let (mut count, mut faults) = (0, Vec::new());
    for place in 0..step.chain_stops().len() {
        let drawing = noted(drawing_at(step, board, place), board);
        let (rings, inks) = (drawing.ring_strokes(layout), inks(&drawing, board));
        assert!(!rings.is_empty() && drawing.lit.is_empty(), "{}: {place}", step.technique);
        count += rings.len();
        for (ring, reached) in rings.into_iter().zip(&drawing.reached) {
            let ring = points(&[ring]);
            for (digit, ink) in &inks {
                let free = if *digit == Some(*reached) { 0.0 } else { HALF_WIDTH };
                if nearest(&ring, *ink) < free {
                    faults.push(format!("{}, {place}: {digit:?}", step.technique));
                }
            }
        }
    }
    (count, faults)
}

fn faults_of(drawing: &Drawing, step: &BoardStep, board: &AnyBoard) -> Vec<String> {
    let layout = &*step.layout;
    let (lines, inks) = (drawing.lines(layout), inks(drawing, board));
    assert_eq!(lines.len(), drawing.links.len());
    let drawn = lines.iter().zip(&drawing.links);
    let faults = drawn.flat_map(|(line, link)| faults(layout, line, link, &inks));
    faults.map(|fault| format!("{}: {fault}", step.technique)).collect()
}

/// The drawing of a step where the person has noted all candidates.
fn noted(drawing: Drawing, board: &AnyBoard) -> Drawing {
    let of_cell = |cell| board.candidates(cell).iter().map(move |digit| Candidate { cell, digit });
    let own_notes = board.open().iter().flat_map(of_cell).collect();
    let cells = board.layout().cell_count();
    Drawing { occupied: WideSet::first_cells(cells), own_notes, ..drawing }
}

/// Steps of the classic board with links, each on its board.
fn check(steps: impl IntoIterator<Item = (Step, Board)>, least: usize) {
    let classic = |(step, board): (Step, Board)| (BoardStep::classic(&step), board.into());
    check_on_any(steps.into_iter().map(classic), least);
}

/// Steps with links, each on its board, without notes of the person and with all.
fn check_on_any(steps: impl IntoIterator<Item = (BoardStep, AnyBoard)>, least: usize) {
    let (mut count, mut faulty) = (0, Vec::new());
    for (step, board) in steps {
        let drawing = drawing_of(&step, &board);
        if !drawing.links.is_empty() {
            count += 1;
            faulty.extend(faults_of(&drawing, &step, &board));
            faulty.extend(faults_of(&noted(drawing, &board), &step, &board));
        }
    }
    let all = faulty.len();
    faulty.truncate(20);
    assert!(faulty.is_empty(), "{all} faults in {count} steps: {faulty:#?}");
    assert!(count >= least, "{count} steps with links");
}

fn examples() -> impl Iterator<Item = (Step, Board)> {
    let all = Technique::ALL.iter().flat_map(|&technique| {
        let examples = format::examples::of(technique).into_iter();
        examples.map(move |example| (technique, example.document.solving_board().unwrap()))
    });
    all.filter_map(|(technique, board)| {
        let step = Solver::of(technique).next_step(&board, &Control::default()).unwrap();
        step.map(|step| (step, board))
    })
}

/// The steps of these techniques on each board, at most `most` of each technique.
fn steps(
    boards: impl Iterator<Item = Board>,
    known: impl Fn(Technique) -> bool,
    most: usize,
) -> impl Iterator<Item = (Step, Board)> {
    let known = Technique::ALL.iter().copied().filter(|&technique| known(technique));
    let solver = Solver::knowing(known.collect::<TechniqueSet>(), Order::default());
    boards.flat_map(move |board| {
        let mut counts = BTreeMap::new();
        let mut is_among_first = |step: &Step| {
            let count = counts.entry(step.technique.name()).or_insert(0);
            *count += 1;
            *count <= most
        };
        let mut steps = solver.all_steps(&board, &Control::default()).unwrap();
        steps.retain(|step| is_among_first(step));
        steps.into_iter().map(move |step| (step, board.clone()))
    })
}

/// The starting positions of a list of puzzles.
fn starts(list: &str) -> impl Iterator<Item = Board> + '_ {
    let lines = list.lines().filter(|line| !line.starts_with('#'));
    let puzzles = lines.filter_map(|line| line.split_whitespace().next());
    puzzles.map(|puzzle| {
        let givens = format::read(puzzle.as_bytes()).unwrap().documents.remove(0).givens;
        Board::new(&Puzzle::new(givens).unwrap()).unwrap()
    })
}

/// The positions of HoDoKu's outcomes, with few and with many candidates.
fn positions() -> impl Iterator<Item = Board> {
    cases(Cursor::new(OUTCOMES)).unwrap().into_iter().map(|case| {
        let mut board = Board::of_position(&case.document.givens, &case.document.entries).unwrap();
        for &(cell, digit) in &case.deleted {
            board.remove(Candidate { cell, digit });
        }
        board
    })
}

fn is_of_chains(technique: Technique) -> bool {
    matches!(technique.family(), Family::Chains | Family::Colours | Family::Wings)
}

#[test]
fn no_line_of_an_example_passes_over_a_digit() {
    check(examples(), 100);
}

/// The rays of singles over notes in the corners of their cells.
#[test]
fn a_ray_is_cut_only_where_a_note_lies_in_its_way() {
    let singles = examples().filter(|(step, _)| step.technique.family() == Family::Singles);
    let (mut rays, mut crossed) = (0, 0);
    for (step, board) in singles {
        let (step, board) = (BoardStep::classic(&step), AnyBoard::from(board));
        let layout = &*step.layout;
        let mut drawing = noted(drawing_of(&step, &board), &board);
        // Notes beside the middle of their cells, which rays pass through.
        drawing.own_notes.retain(|note| [1, 3, 7, 9].contains(&(note.digit.index() + 1)));
        let noted: WideSet = drawing.own_notes.iter().map(|note| note.cell).collect();
        let digits: WideSet = drawing.occupied.without(board.open());
        let inks = inks(&drawing, &board);
        for (ray, strokes) in drawing.rays.iter().zip(drawing.ray_strokes(layout)) {
            let between = cells_between(layout, *ray);
            if between.iter().all(|&cell| noted.contains(cell) && !digits.contains(cell)) {
                crossed += between.len();
                assert_eq!(strokes.len(), 1, "{ray:?}");
            }
            let stroke = points(&strokes);
            let is_end = |cell: Cell| cell == ray.from || cell == ray.to;
            let others = inks.iter().filter(|(note, _)| note.is_some_and(|it| !is_end(it.cell)));
            others.for_each(|(_, ink)| assert!(nearest(&stroke, *ink) >= HALF_WIDTH, "{ray:?}"));
            rays += 1;
        }
    }
    assert!(rays > 3 && crossed > 0, "{rays} rays over {crossed} cells with notes");
}

/// The cells between the ends of a ray in one row or column; none of any other ray.
fn cells_between(layout: &Layout, ray: Ray) -> Vec<Cell> {
    let place = |cell: Cell| (layout.row(cell), layout.column(cell));
    let (from, to) = (place(ray.from), place(ray.to));
    let is_within =
        |at: usize, one: usize, other: usize| at > one.min(other) && at < one.max(other);
    let is_between = |cell: &Cell| {
        let (row, column) = place(*cell);
        (row == from.0 && row == to.0 && is_within(column, from.1, to.1))
            || (column == from.1 && column == to.1 && is_within(row, from.0, to.0))
    };
    layout.cells().filter(is_between).collect()
}

#[test]
fn no_ring_of_a_stop_passes_over_a_digit() {
    let classic = examples().map(|(step, board)| (BoardStep::classic(&step), board.into()));
    let others = ["6x6", "12x12", "16x16"].iter().flat_map(|shape| steps_on(shape, 1, 2));
    let measured = classic.chain(others).map(|(step, board)| faults_of_rings(&step, &board));
    let (count, faults) = measured.fold((0, Vec::new()), |(count, mut all), (rings, faults)| {
        all.extend(faults);
        (count + rings, all)
    });
    assert!(faults.is_empty(), "{} faults of {count} rings: {faults:#?}", faults.len());
    assert!(count > 300, "{count} rings");
}

#[test]
fn no_line_of_a_chain_passes_over_a_digit_that_it_does_not_join() {
    let boards = positions().skip(200).step_by(2);
    check(steps(boards, is_of_chains, 6).take(600), 500);
}

/// Steps of a puzzle of this shape from where singles lead no further, at most `most` of each technique.
fn steps_on(shape: &str, seed: u64, most: usize) -> Vec<(BoardStep, AnyBoard)> {
    let control = Control::default();
    let layout = NamedShape::named(shape).unwrap().layout();
    let recipe = Recipe::of_board(BoardChoice::Layout(layout));
    let puzzle = generate(&recipe, seed, &control).unwrap().puzzle;
    let board = Solver::singles().any_path_of(&puzzle, &control).unwrap().unwrap().into_end();
    let linked = Technique::ALL.iter().filter(|it| it.is_for_any_board() && is_of_chains(**it));
    let found = linked.flat_map(|&technique| {
        let steps = Solver::of(technique).easiest_steps_on(&board, most, &control).unwrap();
        steps.into_iter().take(most)
    });
    found.map(|step| (step, board.clone())).collect()
}

#[test]
fn no_line_passes_over_a_digit_on_boards_of_twelve_and_sixteen_rows() {
    for (shape, least) in [("12x12", 5), ("16x16", 5)] {
        check_on_any((1..=3).flat_map(|seed| steps_on(shape, seed, 3)), least);
    }
}

#[test]
fn no_line_passes_over_a_digit_on_boards_of_other_shapes() {
    let shapes = ["6x6", "8x8", "sudoku plus 8x8", "x", "jigsaw", "tiny samurai"];
    let boards = shapes.iter().flat_map(|shape| (1..=3).map(move |seed| (shape, seed)));
    check_on_any(boards.flat_map(|(shape, seed)| steps_on(shape, seed, 3)), 10);
}

/// Links between cells that lie far apart and near, of digits at each side of their cells, where each cell has all small
/// digits.
#[test]
fn a_line_finds_its_way_over_a_full_board_of_any_size() {
    for (rows, columns) in [(2, 2), (2, 3), (2, 5), (3, 4), (4, 4), (5, 5)] {
        let layout = Layout::boxed(rows, columns).unwrap();
        let (side, digits, last) = (layout.rows(), layout.digit_count(), layout.cell_count() - 1);
        let candidates = full_to(digits, 0..=last);
        let places = DigitPlaces::of(&layout);
        let inks: Vec<_> = candidates.iter().map(|&it| (Some(it), places.note_ink(it))).collect();
        let pairs = [
            [(0, 1), (1, digits)],
            [(0, digits / 2), (side - 1, digits / 2)],
            [(0, digits), (last + 1 - side, digits)],
            [(1, digits / 2), (3 * side, 2)],
            [(3, digits / 2), (3, digits / 2 + 1)],
            [(3, 1), (3, digits)],
        ];
        for pair in pairs {
            let ends = pair.map(|(cell, digit)| candidate(cell, digit));
            let kind = LinkKind::Inference(nonet::engine::technique::Strength::Strong);
            let link = DrawnLink { from: ends[0], to: ends[1], kind };
            let drawn = line_on(&layout, ends, &candidates, &[]);
            let faults = faults(&layout, &drawn, &link, &inks);
            assert_eq!(faults, Vec::<String>::new(), "{rows}x{columns}");
        }
    }
}

/// Looks at the lines of so many puzzles of a list. Forcing chains and nets have the most lines.
fn check_longer_list(puzzles: usize) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FORUM);
    let shared = fs::read_to_string(&path).map(|list| (list, puzzles * 5 / 2));
    let (list, least) = shared.unwrap_or_else(|_| {
        eprintln!("skipped: there is no {}; the project's own puzzles instead", path.display());
        (HARDEST.to_owned(), puzzles / 2)
    });
    let every = list.lines().count().div_ceil(puzzles);
    let list: Vec<&str> = list.lines().step_by(every).collect();
    let is_linked =
        |technique: Technique| is_of_chains(technique) || technique.family() == Family::Forcing;
    check(steps(starts(&list.join("\n")), is_linked, 20), least);
}

#[test]
#[ignore = "takes a quarter of a minute"]
fn no_line_of_a_longer_list_passes_over_a_digit() {
    check_longer_list(50);
}

/// Checks that take so long that `.ci/run` leaves them out too.
mod longest {
    #[test]
    #[ignore = "takes a minute"]
    fn no_line_of_a_longer_list_passes_over_a_digit() {
        super::check_longer_list(200);
    }
}

#[test]
fn a_line_is_straight_if_nothing_lies_in_the_way() {
    let ends = [candidate(0, 5), candidate(8, 5)];
    let line = line(ends, &ends, &[]);
    assert_eq!(line.strokes[0].len(), 2, "{line:?}");
    assert!(line.strokes[0].iter().all(|point| (point.y - 50.0).abs() < 0.1));
}

#[test]
fn a_line_keeps_its_row_and_column_on_a_full_board() {
    let candidates = full(0..81);
    for (from, to) in [(0, 8), (0, 1), (36, 44), (72, 80), (0, 72), (4, 76), (8, 80), (40, 49)] {
        for digit in [1, 5, 9] {
            let ends = [candidate(from, digit), candidate(to, digit)];
            let link = DrawnLink {
                from: ends[0],
                to: ends[1],
                kind: LinkKind::Inference(nonet::engine::technique::Strength::Strong),
            };
            let inks: Vec<_> = candidates
                .iter()
                .map(|&candidate| (Some(candidate), note_ink(candidate)))
                .collect();
            let drawn = line(ends, &candidates, &[]);
            let faults = faults(&Layout::classic(), &drawn, &link, &inks);
            assert_eq!(faults, Vec::<String>::new());
        }
    }
}

#[test]
fn a_line_goes_round_a_large_digit() {
    let ends = [candidate(0, 5), candidate(2, 5)];
    let line = line(ends, &ends, &[1]);
    let points = points(&line.strokes);
    assert!(nearest(&points, digit_ink(Cell::new(1).unwrap())) >= HALF_WIDTH, "{line:?}");
    assert!(points.iter().all(|point| (0.0..=CELL).contains(&point.y)));
}

#[test]
fn two_candidates_alone_in_a_cell_share_a_frame() {
    for (one, other) in [(1, 2), (1, 4), (1, 5), (1, 9), (3, 7), (2, 9)] {
        let ends = [candidate(40, one), candidate(40, other)];
        let line = line(ends, &ends, &[]);
        assert!(line.is_frame && line.head.is_none());
        assert_eq!(line.strokes.len(), 1, "{one} and {other}");
        let frame = &line.strokes[0];
        assert_eq!(frame.first(), frame.last(), "a frame is closed");
    }
}

#[test]
fn candidates_with_others_between_have_a_frame_each() {
    let ends = [candidate(40, 1), candidate(40, 9)];
    let line = line(ends, &full([40]), &[]);
    assert_eq!(line.strokes.len(), 3, "two frames and what joins them");
    assert_eq!(line.head, None);
    let points = points(&line.strokes);
    for other in 2..=8 {
        assert!(nearest(&points, note_ink(candidate(40, other))) >= HALF_WIDTH, "{other}");
    }
}

#[test]
fn two_links_between_the_same_cells_have_lines_of_their_own() {
    let ends = [candidate(0, 5), candidate(8, 5)];
    let notes = ends.map(|candidate| Note { candidate, backing: Backing::Round });
    let link = LinkEnds { from: ends[0], to: ends[1], is_directed: false };
    let both = lines(DigitPlaces::of(&Layout::classic()), &notes, &[], &[link, link]);
    assert_ne!(both[0], both[1]);
}
