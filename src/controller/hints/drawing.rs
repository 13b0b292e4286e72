//! The drawing of a hint on the board, without words and colours.

use std::collections::BTreeSet;

use crate::controller::context::Context;
use crate::engine::technique::wide::{
    WideCellsAndDigits, WideChain, WideChainStop, WideEvidence, WideInference, WideLink, WideNode,
};
use crate::engine::technique::{
    AnyBoard, BoardStep, Candidate, Role, SingleGrounds, Strength, WideSet, Witness,
};
use crate::engine::{Cell, DigitSet, HouseName, Layout};
use crate::game::Notes;
use crate::jobs::{Hint, HintStage};
use crate::links::{self, Backing, BoardPoint, DigitPlaces, Line, Note};
use crate::look;

/// The most digits of a board on which notes are as large as a hint needs them.
const LARGE_NOTES: usize = 9;

/// Everything that lies over the digits of the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// Houses to look at.
    pub places: Vec<HouseName>,
    /// Cells to look at.
    pub cells: Vec<Cell>,
    /// Houses that the step starts from.
    pub bases: Vec<HouseName>,
    /// Houses that it leads to.
    pub covers: Vec<HouseName>,
    /// Sets of cells, in the order in which they are named.
    pub sets: Vec<WideSet>,
    /// The candidates, each with its part, in row-major order. Of a step these are the ones that it is about.
    pub candidates: Vec<DrawnCandidate>,
    /// The links of chains, in order, or what joins coloured candidates.
    pub links: Vec<DrawnLink>,
    /// Cells whose digits rule something out.
    pub lit: Vec<Cell>,
    /// The candidates that a chain has come to. A ring around each leaves the others of its cell free.
    pub reached: Vec<Candidate>,
    /// Lines from these digits to what they rule out.
    pub rays: Vec<Ray>,
    /// The cells that hold a digit or notes of the person. No line strikes what stands there.
    pub occupied: WideSet,
    /// Notes of the person, in the cells where they stand at the places of the keypad. No line strikes these either.
    pub own_notes: Vec<Candidate>,
    /// The cells that stay in front while the others step back; `None` if none steps back.
    pub front: Option<WideSet>,
    /// Whether constraints have numbers in the corners of cells, so that small digits stand lower.
    pub has_labels: bool,
}

/// A line from the middle of a cell to the middle of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ray {
    /// The cell of the digit that rules out.
    pub from: Cell,
    /// The last cell that it rules out in this direction.
    pub to: Cell,
}

/// A candidate that is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawnCandidate {
    /// Which one.
    pub candidate: Candidate,
    /// Its part in the step, if it has any.
    pub part: Option<StepPart>,
    /// The step takes it away.
    pub gone: bool,
    /// The step puts it down.
    pub placed: bool,
}

/// What a candidate is in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum StepPart {
    /// A part of the pattern.
    Of(Role),
    /// A node of a chain that is true if its start is as assumed.
    On,
    /// A node of a chain that is false then.
    Off,
}

/// The shape of the sign of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartShape {
    /// A disc.
    Disc,
    /// A circle.
    Ring,
    /// A square.
    Square,
    /// The outline of a square.
    Frame,
    /// A square on its corner.
    Diamond,
    /// A triangle that points up.
    Up,
    /// A triangle that points down.
    Down,
    /// A triangle that points to the side.
    Side,
}

/// A link from one candidate to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawnLink {
    /// Where it starts.
    pub from: Candidate,
    /// Where it leads.
    pub to: Candidate,
    /// How the two hang together.
    pub kind: LinkKind,
}

/// What joins two candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LinkKind {
    /// An inference of a chain leads from the one to the other.
    Inference(Strength),
    /// Just one of the two is right, and neither comes first.
    Pair,
    /// Both belong to one group.
    Group,
}

impl Drawing {
    /// The lines of the links, in their order. No line passes over a digit that it does not join.
    #[must_use]
    pub fn lines(&self, layout: &Layout) -> Vec<Line> {
        if self.links.is_empty() {
            return Vec::new();
        }
        let told: BTreeSet<Candidate> =
            self.candidates.iter().map(|drawn| drawn.candidate).collect();
        let others = self.own_notes.iter().copied().filter(|note| !told.contains(note));
        let others = others.map(|candidate| Note { candidate, backing: Backing::None });
        let notes: Vec<Note> =
            self.candidates.iter().map(DrawnCandidate::backed).chain(others).collect();
        let digits = self.cells_without_notes();
        let links: Vec<links::LinkEnds> = self.links.iter().map(DrawnLink::line_ends).collect();
        links::lines(self.places(layout), &notes, &digits, &links)
    }

    /// The strokes of each ray, in the order of the rays. No stroke passes over a digit.
    #[must_use]
    pub fn ray_strokes(&self, layout: &Layout) -> Vec<Vec<Vec<BoardPoint>>> {
        if self.rays.is_empty() {
            return Vec::new();
        }
        let (places, mut digits) = (self.places(layout), self.cells_without_notes());
        let large = self.large_placements(layout);
        digits.extend(large.iter().map(|placed| placed.cell));
        let told = self.candidates.iter().map(|drawn| drawn.candidate);
        let small = told.filter(|candidate| !large.contains(candidate));
        let notes: Vec<Candidate> = small.chain(self.own_notes.iter().copied()).collect();
        let strokes = |ray: &Ray| links::ray(places, ray.from, ray.to, &digits, &notes);
        self.rays.iter().map(strokes).collect()
    }

    /// The ring around each candidate that a chain has come to, as a closed stroke. No ring passes over a digit.
    #[must_use]
    pub fn ring_strokes(&self, layout: &Layout) -> Vec<Vec<BoardPoint>> {
        let places = self.places(layout);
        self.reached.iter().map(|&candidate| links::ring(places, candidate)).collect()
    }

    /// The digits that the step puts down and that stand in the middle of their cells, larger than notes: on boards whose
    /// notes are very small, in cells without another small digit. A step with links has none, as links lead to the
    /// places of notes.
    #[must_use]
    pub fn large_placements(&self, layout: &Layout) -> Vec<Candidate> {
        if layout.digit_count() <= LARGE_NOTES || !self.links.is_empty() {
            return Vec::new();
        }
        let told = self.candidates.iter().map(|drawn| drawn.candidate);
        let small: Vec<Candidate> = told.chain(self.own_notes.iter().copied()).collect();
        let is_alone = |placed: &Candidate| {
            small.iter().all(|other| other.cell != placed.cell || other.digit == placed.digit)
        };
        let placed = self.candidates.iter().filter(|drawn| drawn.placed);
        placed.map(|drawn| drawn.candidate).filter(is_alone).collect()
    }

    fn places<'a>(&self, layout: &'a Layout) -> DigitPlaces<'a> {
        DigitPlaces::of(layout).with_labels(self.has_labels)
    }

    /// The occupied cells in which no single small digit is known, so that lines keep away from a digit in their middle.
    fn cells_without_notes(&self) -> Vec<Cell> {
        let with_notes: WideSet = self.own_notes.iter().map(|note| note.cell).collect();
        let mut digits = self.cells_with_digits();
        digits.retain(|&cell| !with_notes.contains(cell));
        digits
    }

    /// The occupied cells that show no candidate of the step.
    fn cells_with_digits(&self) -> Vec<Cell> {
        let told: WideSet = self.candidates.iter().map(|drawn| drawn.candidate.cell).collect();
        self.occupied.without(told).iter().collect()
    }
}

impl DrawnCandidate {
    fn backed(&self) -> Note {
        let backing = match self.part {
            _ if self.placed => Backing::Round,
            Some(part) => part.shape().backing(),
            None if self.gone => Backing::Square,
            None => Backing::None,
        };
        Note { candidate: self.candidate, backing }
    }
}

impl DrawnLink {
    fn line_ends(&self) -> links::LinkEnds {
        let is_directed = match self.kind {
            LinkKind::Inference(_) => true,
            LinkKind::Pair | LinkKind::Group => false,
        };
        links::LinkEnds { from: self.from, to: self.to, is_directed }
    }
}

/// The number of sets whose signs differ in shape.
const SET_SHAPES: usize = 8;

impl StepPart {
    /// The shape of the sign of the part. Parts that meet in one step have different shapes, not colours alone.
    #[must_use]
    pub fn shape(self) -> PartShape {
        match self {
            Self::On => PartShape::Disc,
            Self::Off => PartShape::Square,
            Self::Of(role) => match role {
                Role::Pattern | Role::FirstColour => PartShape::Disc,
                Role::SecondColour => PartShape::Square,
                Role::Second => PartShape::Frame,
                Role::Fin | Role::ThirdColour => PartShape::Diamond,
                Role::EndoFin | Role::FourthColour | Role::Common => PartShape::Ring,
                Role::InSet(place) => PartShape::of_set(place),
            },
        }
    }
}

impl PartShape {
    /// The shape of a set. The first ones are unlike those of chains and of what links sets.
    fn of_set(place: usize) -> Self {
        const SHAPES: [PartShape; SET_SHAPES] = [
            PartShape::Side,
            PartShape::Up,
            PartShape::Down,
            PartShape::Diamond,
            PartShape::Square,
            PartShape::Frame,
            PartShape::Disc,
            PartShape::Ring,
        ];
        SHAPES[place % SET_SHAPES]
    }

    /// The room that lines leave for a sign of this shape.
    fn backing(self) -> Backing {
        match self {
            Self::Disc | Self::Ring => Backing::Round,
            Self::Square | Self::Diamond | Self::Frame | Self::Up | Self::Down | Self::Side => {
                Backing::Square
            }
        }
    }
}

/// The drawing over the digits: the person's notes, or the shown stage of the hint.
pub(in crate::controller) fn drawing(cx: &Context, hint: Option<&Hint>) -> Drawing {
    let has_labels = look::has_labels(cx.document.board().rules());
    Drawing { has_labels, ..drawing_of_hint(cx, hint) }
}

fn drawing_of_hint(cx: &Context, hint: Option<&Hint>) -> Drawing {
    match hint {
        _ if cx.is_covered() => Drawing::default(),
        Some(Hint::Step { step, board, stage: HintStage::Step }) => {
            with_notes(cx, drawing_of(step, board))
        }
        Some(Hint::Step { step, board, stage: HintStage::Stop(place) }) => {
            with_notes(cx, drawing_at(step, board, *place))
        }
        Some(Hint::Step { step, stage: HintStage::Place, .. }) => {
            Drawing { candidates: notes(cx), ..place_of(step) }
        }
        Some(Hint::Step { step, stage: HintStage::Technique, .. }) => {
            Drawing { candidates: notes(cx), ..focus_of(step) }
        }
        Some(Hint::Mistakes(mistakes)) => {
            let cells = mistakes.iter().map(|mistake| mistake.cell()).collect();
            Drawing { cells, candidates: notes(cx), ..Drawing::default() }
        }
        Some(Hint::None(_) | Hint::NoWayOn(_) | Hint::NoneLeft | Hint::Nothing) | None => {
            Drawing { candidates: notes(cx), ..Drawing::default() }
        }
    }
}

/// The drawing of a step over the person's own notes.
fn with_notes(cx: &Context, drawing: Drawing) -> Drawing {
    let noted: WideSet = cx.document.board().notes().map(|(cell, _)| cell).collect();
    let told: WideSet = drawing.candidates.iter().map(|drawn| drawn.candidate.cell).collect();
    let at_places_of_keypad = |(cell, notes): (Cell, Notes)| {
        let digits = if told.contains(cell) {
            notes.candidates()
        } else if notes.centre.is_empty() {
            notes.corner
        } else {
            DigitSet::EMPTY
        };
        digits.iter().map(move |digit| Candidate { cell, digit })
    };
    let own_notes = cx.document.board().notes().flat_map(at_places_of_keypad).collect();
    Drawing { occupied: drawing.occupied.or(noted), own_notes, ..drawing }
}

fn notes(cx: &Context) -> Vec<DrawnCandidate> {
    if cx.shows_answer() {
        return Vec::new();
    }
    let notes = cx.document.board().notes();
    notes.flat_map(|(cell, noted)| plain(cell, noted.corner)).collect()
}

fn plain(cell: Cell, digits: DigitSet) -> Vec<DrawnCandidate> {
    let one = |digit| DrawnCandidate {
        candidate: Candidate { cell, digit },
        part: None,
        gone: false,
        placed: false,
    };
    digits.iter().map(one).collect()
}

/// Where to look: houses, or cells where the step is seen without one.
#[must_use]
pub fn place_of(step: &BoardStep) -> Drawing {
    let bases = &step.evidence.bases;
    if bases.is_empty() {
        return Drawing { cells: step.pattern_cells().iter().collect(), ..Drawing::default() };
    }
    Drawing { places: bases.clone(), ..Drawing::default() }
}

/// What the words of the technique point at.
#[must_use]
pub fn focus_of(step: &BoardStep) -> Drawing {
    match step.focused_cells() {
        Some(cells) => Drawing { cells: cells.iter().collect(), ..Drawing::default() },
        None => place_of(step),
    }
}

/// The whole of a step on the board that it is seen on.
#[must_use]
pub fn drawing_of(step: &BoardStep, board: &AnyBoard) -> Drawing {
    let evidence = &step.evidence;
    let drawn = |plain: DrawnCandidate| DrawnCandidate {
        part: part(plain.candidate, evidence),
        gone: step.eliminations.contains(&plain.candidate),
        placed: step.placements.contains(&plain.candidate),
        ..plain
    };
    let drawing = Drawing {
        bases: evidence.bases.clone(),
        covers: evidence.covers.clone(),
        sets: evidence.sets.iter().map(|set| set.cells).collect(),
        candidates: all_candidates(board).map(drawn).filter(DrawnCandidate::is_told).collect(),
        links: drawn_links(step),
        occupied: occupied(board),
        ..Drawing::default()
    };
    match SingleGrounds::of(step, board) {
        Some(grounds) => with_grounds(drawing, step, &grounds),
        None => drawing,
    }
}

/// The cells that hold a digit.
fn occupied(board: &AnyBoard) -> WideSet {
    WideSet::first_cells(board.layout().cell_count()).without(board.open())
}

fn all_candidates(board: &AnyBoard) -> impl Iterator<Item = DrawnCandidate> + '_ {
    board.open().iter().flat_map(|cell| plain(cell, board.candidates(cell)))
}

impl DrawnCandidate {
    /// Whether the step is about it.
    fn is_told(&self) -> bool {
        self.part.is_some() || self.gone || self.placed
    }
}

/// The drawing of a single with the digits that rule the rest out. What has nothing to do with it steps back.
fn with_grounds(drawing: Drawing, step: &BoardStep, grounds: &SingleGrounds) -> Drawing {
    let layout = &step.layout;
    let witnesses = grounds.witnesses.iter();
    let houses = grounds.houses();
    let named = grounds.house.iter().chain(&houses).filter_map(|&name| layout.house(name));
    let front: WideSet = named.flat_map(|house| house.cells.iter().copied()).collect();
    let cell = step.placements.iter().map(|placed| placed.cell);
    let lit: Vec<Cell> = witnesses.clone().map(|witness| witness.candidate.cell).collect();
    let told: WideSet = cell.clone().chain(lit.iter().copied()).collect();
    Drawing {
        cells: cell.collect(),
        rays: witnesses.flat_map(|witness| rays(*witness, layout)).collect(),
        front: Some(front.or(told)),
        lit,
        ..drawing
    }
}

/// Where a digit leads along its row and its column, each way as far as it rules out, and to each other cell.
fn rays(Witness { candidate, cells, .. }: Witness, layout: &Layout) -> Vec<Ray> {
    let from = candidate.cell;
    let place = |cell: Cell| (layout.row(cell), layout.column(cell));
    let (row, column) = place(from);
    let mut ends: Vec<Cell> = Vec::new();
    let mut add = |end: Option<Cell>| ends.extend(end);
    let in_row = |cell: &Cell| place(*cell).0 == row;
    let in_column = |cell: &Cell| place(*cell).1 == column;
    add(cells.iter().filter(|cell| in_row(cell) && place(*cell).1 < column).min());
    add(cells.iter().filter(|cell| in_row(cell) && place(*cell).1 > column).max());
    add(cells.iter().filter(|cell| in_column(cell) && place(*cell).0 < row).min());
    add(cells.iter().filter(|cell| in_column(cell) && place(*cell).0 > row).max());
    ends.extend(cells.iter().filter(|cell| !in_row(cell) && !in_column(cell)));
    ends.into_iter().map(|to| Ray { from, to }).collect()
}

/// The way along the chains of a step up to the stop of this place, counted from 0.
#[must_use]
pub fn drawing_at(step: &BoardStep, board: &AnyBoard, place: usize) -> Drawing {
    let stops = step.chain_stops();
    let told = &stops[..stops.len().min(place + 1)];
    let nodes: Vec<WideNode> = told.iter().flat_map(nodes).collect();
    let drawn =
        |plain: DrawnCandidate| DrawnCandidate { part: part_in(plain.candidate, &nodes), ..plain };
    let last = told.last().map(|stop| match stop {
        WideChainStop::Start(start) => *start,
        WideChainStop::Next(inference) => inference.to,
    });
    Drawing {
        candidates: all_candidates(board).map(drawn).filter(DrawnCandidate::is_told).collect(),
        links: told.iter().flat_map(|stop| links_to(stop, &step.layout)).collect(),
        reached: last.into_iter().flat_map(candidates_of).collect(),
        occupied: occupied(board),
        ..Drawing::default()
    }
}

fn candidates_of(node: WideNode) -> impl Iterator<Item = Candidate> {
    let digit = node.digit;
    node.cells.iter().map(move |cell| Candidate { cell, digit }).collect::<Vec<_>>().into_iter()
}

fn nodes(stop: &WideChainStop) -> Vec<WideNode> {
    match stop {
        WideChainStop::Start(start) => vec![*start],
        WideChainStop::Next(WideInference { from, to, .. }) => [from.as_slice(), &[*to]].concat(),
    }
}

fn links_to(stop: &WideChainStop, layout: &Layout) -> Vec<DrawnLink> {
    match stop {
        WideChainStop::Start(_) => Vec::new(),
        WideChainStop::Next(WideInference { from, to, strength }) => {
            from.iter().filter_map(|from| drawn_link([*from, *to], *strength, layout)).collect()
        }
    }
}

/// The part that is marked, or that follows from a chain or a set.
fn part(candidate: Candidate, evidence: &WideEvidence) -> Option<StepPart> {
    let marked = evidence.marks.iter().find(|mark| mark.candidate == candidate);
    let of_set = || {
        let holds = |set: &&WideCellsAndDigits| {
            set.cells.contains(candidate.cell) && set.digits.contains(candidate.digit)
        };
        let place = evidence.sets.iter().position(|set| holds(&set))?;
        Some(StepPart::Of(Role::InSet(place)))
    };
    marked
        .map(|mark| StepPart::Of(mark.role))
        .or_else(|| of_chains(candidate, &evidence.chains))
        .or_else(of_set)
}

fn of_chains(candidate: Candidate, chains: &[WideChain]) -> Option<StepPart> {
    let nodes = chains.iter().flat_map(|chain| &chain.links).flat_map(|link| [link.from, link.to]);
    part_in(candidate, &nodes.collect::<Vec<_>>())
}

fn part_in(candidate: Candidate, nodes: &[WideNode]) -> Option<StepPart> {
    let is_of_it =
        |node: &&WideNode| node.digit == candidate.digit && node.cells.contains(candidate.cell);
    nodes.iter().find(is_of_it).map(|node| if node.on { StepPart::On } else { StepPart::Off })
}

/// Colours are joined by their pairs, which say all that a chain through them could.
fn drawn_links(step: &BoardStep) -> Vec<DrawnLink> {
    let evidence = &step.evidence;
    if evidence.pairs.is_empty() {
        let groups = evidence.chains.iter().flat_map(groups);
        return evidence
            .chains
            .iter()
            .flat_map(|chain| links(chain, &step.layout))
            .chain(groups)
            .collect();
    }
    let joint = |&[from, to]: &[Candidate; 2]| DrawnLink { from, to, kind: LinkKind::Pair };
    evidence.pairs.iter().map(joint).collect()
}

/// What holds the cells of each group together that a chain goes through, each once.
fn groups(chain: &WideChain) -> Vec<DrawnLink> {
    let nodes = chain.links.iter().flat_map(|link| [link.from, link.to]);
    let mut joints: Vec<DrawnLink> = Vec::new();
    for node in nodes.filter(|node| node.set.is_none()) {
        let cells: Vec<Cell> = node.cells.iter().collect();
        for two in cells.windows(2) {
            let [from, to] = [two[0], two[1]].map(|cell| Candidate { cell, digit: node.digit });
            let joint = DrawnLink { from, to, kind: LinkKind::Group };
            if !joints.contains(&joint) {
                joints.push(joint);
            }
        }
    }
    joints
}

fn links<'a>(chain: &'a WideChain, layout: &'a Layout) -> impl Iterator<Item = DrawnLink> + 'a {
    let drawn = |link: &WideLink| drawn_link([link.from, link.to], link.strength, layout);
    chain.links.iter().filter_map(drawn)
}

/// The link between the two places of nodes that are nearest to each other.
fn drawn_link([from, to]: [WideNode; 2], strength: Strength, layout: &Layout) -> Option<DrawnLink> {
    let (start, end) = nearest(from.cells, to.cells, layout)?;
    Some(DrawnLink {
        from: Candidate { cell: start, digit: from.digit },
        to: Candidate { cell: end, digit: to.digit },
        kind: LinkKind::Inference(strength),
    })
}

/// The two cells that are nearest to each other, one of each group.
fn nearest(from: WideSet, to: WideSet, layout: &Layout) -> Option<(Cell, Cell)> {
    let pairs = from.iter().flat_map(|start| to.iter().map(move |end| (start, end)));
    pairs.min_by_key(|(start, end)| {
        let (rows, columns) = (
            layout.row(*start).abs_diff(layout.row(*end)),
            layout.column(*start).abs_diff(layout.column(*end)),
        );
        rows.pow(2) + columns.pow(2)
    })
}
