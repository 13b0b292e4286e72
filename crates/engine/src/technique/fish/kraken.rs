//! Kraken fish: a finned fish whose fins do not see the eliminated candidate, but refute it by chains.
//!
//! Either a fin is true or the fish is. Type 1: a candidate of a cover set is refuted by the fish, and by a
//! chain from each fin. Type 2: a candidate is refuted by chains from each fin, and from each candidate of the
//! fish in one of its cover sets. As in HoDoKu, the search covers basic and Franken fish with up to four sets,
//! two fins and no endo fin. `chains` of the evidence are those of the fins and, for type 2, of the candidates
//! in the cover set, which are the second part of the pattern. All are in the order of their cells.

use super::kind::{FishShape, Houses, Sets, each};
use crate::technique::implications::{
    Graph, GraphKind, GraphWork, NodeState, NodeTrails, Reach, ReachStart, on_graph,
};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Candidate, CellSet, Chain, Evidence, Mark, Role, Step, Technique, houses};
use crate::{Cell, Digit};

const MOST_SETS: usize = 4;
const MOST_FINS: usize = 2;

pub(super) fn find(search: &mut StepSearch<'_>) -> Flow {
    let board = search.board;
    on_graph(board, GraphKind::Groups, Kraken { search })
}

struct Kraken<'h, 'b> {
    search: &'h mut StepSearch<'b>,
}

impl GraphWork for Kraken<'_, '_> {
    type Output = Flow;

    fn run<const W: usize>(self, graph: &Graph<W>) -> Flow {
        let board = self.search.board;
        for digit in Digit::CLASSIC {
            let mut search = KrakenSearch {
                search: &mut *self.search,
                graph,
                digit,
                off: consequences(graph, board.places(digit), digit),
                in_house: std::array::from_fn(|house| board.places_in(house, digit)),
                shape: FishShape::Basic,
                size: 0,
                sides: (0, 0),
            };
            search.all_sizes()?;
        }
        Flow::Continue(())
    }
}

/// For each place of a digit: the cells in which each digit is refuted by chains from it.
fn consequences<const W: usize>(
    graph: &Graph<W>,
    places: CellSet,
    digit: Digit,
) -> Vec<[CellSet; 9]> {
    let mut off = vec![[CellSet::EMPTY; 9]; 81];
    let mut reach = Reach::nowhere();
    for cell in places.iter() {
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
struct KrakenSearch<'s, 'h, 'g, const W: usize> {
    search: &'s mut StepSearch<'h>,
    graph: &'g Graph<W>,
    digit: Digit,
    off: Vec<[CellSet; 9]>,
    in_house: [CellSet; houses::COUNT],
    shape: FishShape,
    size: usize,
    sides: (Houses, Houses),
}

impl<const W: usize> KrakenSearch<'_, '_, '_, W> {
    fn all_sizes(&mut self) -> Flow {
        for size in 2..=MOST_SETS {
            for shape in [FishShape::Basic, FishShape::Franken] {
                for &sides in shape.sides() {
                    (self.size, self.shape, self.sides) = (size, shape, sides);
                    let held = each(sides.0).filter(|&house| !self.in_house[house].is_empty());
                    let rest = held.fold(0, |rest, house| rest | 1 << house);
                    self.add_base(Sets::default(), rest)?;
                }
            }
        }
        Flow::Continue(())
    }

    fn add_base(&mut self, base: Sets, rest: Houses) -> Flow {
        if base.count == self.size {
            let may = |&house: &usize| self.in_house[house].meets(base.cells);
            let covers = each(self.sides.1 & !base.houses).filter(may);
            let free = covers.fold(0, |free, house| free | 1 << house);
            return self.add_cover(&base, Sets::default(), CellSet::EMPTY, free);
        }
        self.search.report()?;
        for house in each(rest) {
            let cells = self.in_house[house];
            // Base sets with a common place, an endo fin, are left out. Only later houses follow, so that each
            // combination comes once.
            if !cells.meets(base.cells) {
                self.add_base(base.with(house, cells), rest & !((2 << house) - 1))?;
            }
        }
        Flow::Continue(())
    }

    /// Covers the first uncovered candidate, or makes it a fin. So each choice of cover sets comes up once.
    fn add_cover(&mut self, base: &Sets, cover: Sets, fins: CellSet, free: Houses) -> Flow {
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
        let of_cell = |cell: Cell| houses::of(cell).into_iter().fold(0, |all, one| all | 1 << one);
        let mut rest = free;
        for house in each(first.map_or(free, |cell| free & of_cell(cell))) {
            rest &= !(1 << house);
            self.add_cover(base, cover.with(house, self.in_house[house]), fins, rest)?;
        }
        match first {
            Some(cell) if fins.len() < MOST_FINS => {
                self.add_cover(base, cover, fins.or(CellSet::of(cell)), rest)
            }
            _ => Flow::Continue(()),
        }
    }

    /// Adds the steps of a fish that eliminates nothing by itself.
    fn judge(&mut self, base: &Sets, cover: &Sets, fins: CellSet) -> Flow {
        let targets = cover.cells.without(base.cells).or(cover.twice);
        if FishShape::of(base.houses, cover.houses) != self.shape
            || targets.meets(houses::seen_by_all(fins))
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
            for house in each(cover.houses) {
                let held = self.in_house[house].and(base.cells).without(cover.twice);
                if !held.is_empty() && held != self.in_house[house] {
                    self.second_type(base, cover, fins, held.or(fins))?;
                }
            }
        }
        Flow::Continue(())
    }

    fn second_type(&mut self, base: &Sets, cover: &Sets, fins: CellSet, starts: CellSet) -> Flow {
        for digit in Digit::CLASSIC {
            for cell in self.ruled_out(starts, digit).without(starts).iter() {
                let gone = Candidate { cell, digit };
                self.add(Technique::KrakenFish2, base, cover, fins, starts, gone)?;
            }
        }
        Flow::Continue(())
    }

    /// The cells in which `digit` is refuted by chains from each of `starts`.
    fn ruled_out(&self, starts: CellSet, digit: Digit) -> CellSet {
        let of = |start: Cell| self.off[start.index()][digit.index()];
        starts.iter().fold(self.search.board.places(digit), |all, start| all.and(of(start)))
    }

    fn add(
        &mut self,
        technique: Technique,
        base: &Sets,
        cover: &Sets,
        fins: CellSet,
        starts: CellSet,
        gone: Candidate,
    ) -> Flow {
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
            bases: each(base.houses).map(houses::name).collect(),
            covers: each(cover.houses).map(houses::name).collect(),
            marks: base.cells.iter().map(mark).collect(),
            chains: starts.iter().filter_map(|start| self.chain(start, gone)).collect(),
            ..Evidence::default()
        };
        let (placements, eliminations) = (Vec::new(), vec![gone]);
        self.search.add(Step { technique, placements, eliminations, evidence })
    }

    fn chain(&self, start: Cell, gone: Candidate) -> Option<Chain> {
        let nodes = &self.graph.nodes;
        let mut reach = Reach::nowhere();
        let start = nodes.of(Candidate { cell: start, digit: self.digit });
        reach.go(self.graph, ReachStart::free(NodeState::on(start)));
        let trail = NodeTrails::new(self.graph, &reach).shortest(NodeState::off(nodes.of(gone)))?;
        Some(Chain { links: trail.evidence(self.graph).0 })
    }
}
