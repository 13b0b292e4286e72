//! Kraken fish: a finned fish whose fins do not see the eliminated candidate, but refute it by chains.
//!
//! Either a fin is true or the fish is. Type 1: a candidate of a cover set is refuted by the fish, and by a
//! chain from each fin. Type 2: a candidate is refuted by chains from each fin, and from each candidate of the
//! fish in one of its cover sets. As in HoDoKu, the search covers basic and Franken fish with up to four sets,
//! two fins and no endo fin. `chains` of the evidence are those of the fins and, for type 2, of the candidates
//! in the cover set, which are the second part of the pattern. All are in the order of their cells.

use super::houses::{FishHouses, Houses, Sets};
use super::kind::FishShape;
use super::search::all_of;
use crate::technique::geometry::{BoardTables, HouseBits};
use crate::technique::implications::{
    Graph, GraphKind, GraphWork, NodeState, NodeTrails, Reach, ReachStart, on_graph,
};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{
    Board, Candidate, Cells, Chain, Evidence, Geometry, Mark, Role, Step, Technique,
};
use crate::{Cell, Digit};

const MOST_SETS: usize = 4;
const MOST_FINS: usize = 2;

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    on_graph(board, GraphKind::Groups, Kraken { search })
}

struct Kraken<'h, 'b, G: Geometry> {
    search: &'h mut StepSearch<'b, G>,
}

impl<G: Geometry> GraphWork<G> for Kraken<'_, '_, G> {
    fn run<const W: usize>(self, graph: &Graph<G, W>) -> Flow {
        let board = self.search.board;
        for digit in board.all_digits() {
            let mut search = KrakenSearch {
                search: &mut *self.search,
                graph,
                digit,
                // The chains from each place are followed once for a digit. A fish then only joins sets of cells.
                off: consequences(board, graph, digit),
                in_house: board.all_houses().map(|house| board.places_in(house, digit)).collect(),
                houses: FishHouses::of(board),
                shape: FishShape::Basic,
                size: 0,
                sides: Default::default(),
            };
            search.all_sizes()?;
        }
        Flow::Continue(())
    }
}

/// For each place of a digit: the cells in which each digit is refuted by chains from it.
fn consequences<G: Geometry, const W: usize>(
    board: &Board<G>,
    graph: &Graph<G, W>,
    digit: Digit,
) -> Vec<G::PerDigit<G::Set>> {
    let mut off = vec![G::PerDigit::<G::Set>::default(); board.tables().cell_count()];
    let mut reach = Reach::nowhere();
    for cell in board.places(digit).iter() {
        reach.go(graph, ReachStart::free(NodeState::on(graph.nodes.of(Candidate { cell, digit }))));
        for node in reach.false_nodes().iter() {
            if let Some(gone) = graph.nodes.spot(node).candidate() {
                off[cell.index()][gone.digit.index()].insert(gone.cell);
            }
        }
    }
    off
}

/// The search for the fish of one digit, shape and size.
struct KrakenSearch<'s, 'h, 'g, G: Geometry, const W: usize> {
    search: &'s mut StepSearch<'h, G>,
    graph: &'g Graph<G, W>,
    digit: Digit,
    off: Vec<G::PerDigit<G::Set>>,
    in_house: Vec<G::Set>,
    houses: FishHouses<G>,
    shape: FishShape,
    size: usize,
    sides: (Houses<G>, Houses<G>),
}

impl<G: Geometry, const W: usize> KrakenSearch<'_, '_, '_, G, W> {
    fn all_sizes(&mut self) -> Flow {
        for size in 2..=MOST_SETS {
            for shape in [FishShape::Basic, FishShape::Franken] {
                for sides in self.houses.sides(shape) {
                    (self.size, self.shape, self.sides) = (size, shape, sides);
                    self.search.start_looking();
                    let held = HouseBits::iter(sides.0).filter(|&house| self.is_base(house));
                    let rest = held.fold(Houses::<G>::default(), HouseBits::with);
                    self.add_base(Sets::default(), rest)?;
                }
            }
        }
        Flow::Continue(())
    }

    /// Whether a house may be a base set: it holds each digit, and has a place for this one.
    fn is_base(&self, house: usize) -> bool {
        self.search.board.is_complete(house) && !self.in_house[house].is_empty()
    }

    fn add_base(&mut self, base: Sets<G>, rest: Houses<G>) -> Flow {
        if base.count == self.size {
            let may = |&house: &usize| self.in_house[house].meets(base.cells);
            let covers = HouseBits::iter(self.sides.1.without(base.houses)).filter(may);
            let free = covers.fold(Houses::<G>::default(), HouseBits::with);
            return self.add_cover(&base, Sets::default(), <G::Set>::EMPTY, free);
        }
        self.search.report()?;
        for house in HouseBits::iter(rest) {
            let cells = self.in_house[house];
            // Base sets with a common place, an endo fin, are left out. Only later houses follow, so that each
            // combination comes once.
            if !cells.meets(base.cells) && self.search.may_look() {
                self.add_base(base.with(house, cells), rest.above(house))?;
            }
        }
        Flow::Continue(())
    }

    /// Covers the first uncovered candidate, or makes it a fin. So each choice of cover sets comes up once.
    fn add_cover(&mut self, base: &Sets<G>, cover: Sets<G>, fins: G::Set, free: Houses<G>) -> Flow {
        let open = base.cells.without(cover.cells).without(fins);
        if cover.count == self.size {
            let fins = fins.or(open);
            return if (1..=MOST_FINS).contains(&fins.len()) {
                self.judge(base, &cover, fins)
            } else {
                Flow::Continue(())
            };
        }
        let first = open.first();
        let mut rest = free;
        let next = first.map_or(free, |cell| free.and(all_of(self.search.board, cell)));
        for house in HouseBits::iter(next) {
            rest = rest.without(Houses::<G>::default().with(house));
            self.add_cover(base, cover.with(house, self.in_house[house]), fins, rest)?;
        }
        match first {
            Some(cell) if fins.len() < MOST_FINS => {
                self.add_cover(base, cover, fins.or(<G::Set>::of(cell)), rest)
            }
            _ => Flow::Continue(()),
        }
    }

    /// Adds the steps of a fish that eliminates nothing by itself.
    fn judge(&mut self, base: &Sets<G>, cover: &Sets<G>, fins: G::Set) -> Flow {
        // What the fish eliminates without its fins.
        let targets = cover.cells.without(base.cells).or(cover.twice);
        // A fish whose fins see a target is a plain finned fish, which is told by its own name.
        if self.houses.shape(base.houses, cover.houses) != self.shape
            || targets.meets(self.search.board.seen_by_all(fins))
        {
            return Flow::Continue(());
        }
        if self.search.wants(Technique::KrakenFish1) {
            let gone = targets.and(self.ruled_out(fins, self.digit));
            for cell in gone.iter() {
                let gone = Candidate { cell, digit: self.digit };
                self.add(Technique::KrakenFish1, base, cover, fins, fins, gone)?;
            }
        }
        if self.search.wants(Technique::KrakenFish2) {
            for house in HouseBits::iter(cover.houses) {
                let held = self.in_house[house].and(base.cells).without(cover.twice);
                if !held.is_empty() && held != self.in_house[house] {
                    self.second_type(base, cover, fins, held.or(fins))?;
                }
            }
        }
        Flow::Continue(())
    }

    fn second_type(
        &mut self,
        base: &Sets<G>,
        cover: &Sets<G>,
        fins: G::Set,
        starts: G::Set,
    ) -> Flow {
        for digit in self.search.board.all_digits() {
            for cell in self.ruled_out(starts, digit).without(starts).iter() {
                let gone = Candidate { cell, digit };
                self.add(Technique::KrakenFish2, base, cover, fins, starts, gone)?;
            }
        }
        Flow::Continue(())
    }

    /// The cells in which `digit` is refuted by chains from each of `starts`.
    fn ruled_out(&self, starts: G::Set, digit: Digit) -> G::Set {
        let of = |start: Cell| self.off[start.index()][digit.index()];
        starts.iter().fold(self.search.board.places(digit), |all, start| all.and(of(start)))
    }

    fn add(
        &mut self,
        technique: Technique,
        base: &Sets<G>,
        cover: &Sets<G>,
        fins: G::Set,
        starts: G::Set,
        gone: Candidate,
    ) -> Flow {
        // Chains take long to build as evidence, and many fish eliminate the same candidate.
        if self.search.knows(technique, gone) {
            return Flow::Continue(());
        }
        let mark = |cell| {
            let role = match (fins.contains(cell), starts.contains(cell)) {
                (true, _) => Role::Fin,
                (false, true) => Role::Second,
                (false, false) => Role::Pattern,
            };
            Mark { candidate: Candidate { cell, digit: self.digit }, role }
        };
        let evidence = Evidence {
            digits: vec![self.digit],
            bases: HouseBits::iter(base.houses)
                .map(|house| self.search.board.house_name(house))
                .collect(),
            covers: HouseBits::iter(cover.houses)
                .map(|house| self.search.board.house_name(house))
                .collect(),
            marks: base.cells.iter().map(mark).collect(),
            chains: starts.iter().filter_map(|start| self.chain(start, gone)).collect(),
            ..Evidence::default()
        };
        let (placements, eliminations) = (Vec::new(), vec![gone]);
        self.search.add(Step { technique, placements, eliminations, evidence })
    }

    fn chain(&self, start: Cell, gone: Candidate) -> Option<Chain<G::Set>> {
        let nodes = &self.graph.nodes;
        let mut reach = Reach::nowhere();
        let start = nodes.of(Candidate { cell: start, digit: self.digit });
        // The search for the fish kept only what follows and not how. The path is searched again for the few steps
        // that are told.
        reach.go(self.graph, ReachStart::free(NodeState::on(start)));
        let trail = NodeTrails::new(self.graph, &reach).shortest(NodeState::off(nodes.of(gone)))?;
        Some(Chain { links: trail.evidence(self.graph).0 })
    }
}
