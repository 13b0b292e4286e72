//! Chains and loops.

use nonet::engine::technique::{Chain, Link, Step, Strength};

use super::check;

/// What the technique of `line` finds, each by links in turn, one starting where the other ended.
#[track_caller]
fn check_links(line: &str) -> Vec<Step> {
    let steps = check(line);
    let chains = steps.iter().flat_map(|step| &step.evidence.chains);
    chains.for_each(|chain| assert!(hangs_together(chain), "{chain:?}"));
    steps
}

fn hangs_together(chain: &Chain) -> bool {
    let right = |link: &Link| link.from.on == (link.strength == Strength::Weak);
    let meet = |pair: &[Link]| pair[0].to == pair[1].from;
    chain.links.iter().all(right) && chain.links.windows(2).all(meet)
}

#[test]
fn an_x_chain_of_three_links_is_a_turbot_fish() {
    let steps = check_links(
        ":0701:1:8.........59.......67............268....1.947....2.135...671593.+3.498712..+1532486::616::",
    );
    assert!(steps.iter().any(|step| step.evidence.chains[0].links.len() == 3));
}

#[test]
fn an_xy_chain_goes_through_cells_of_two_candidates() {
    check_links(
        ":0702:1:8......+7..95..+7.+2..76.........476......592.4....813.6....754916..+1928437.+4.631582::539::3",
    );
}

#[test]
fn a_continuous_loop_ends_where_it_starts() {
    let steps = check_links(
        ":0706:1:8.........59..+7....76.........678..5...492.1....5139.....951467.+4.836192..+1724538::268 357 468 657::4",
    );
    for step in steps {
        let links = &step.evidence.chains[0].links;
        assert_eq!(links[0].from, links[links.len() - 1].to);
    }
}

#[test]
fn a_discontinuous_loop_comes_back_with_strong_links_on_both_sides() {
    check_links(
        ":0707:1:8.........59.......76..........7+8265...9.2437......198...794516.+4.621983..+1853742::119 419::9",
    );
}

#[test]
fn the_ends_of_a_chain_see_what_goes() {
    check_links(
        ":0708:1:8.........95.......67.........472968...591243...836715....5.197...9.3486......532::181 182::3",
    );
}

#[test]
fn groups_are_nodes_of_grouped_chains_alone() {
    let steps = check_links(
        ":0711:1:8......+7..59..+7....76.........572.8....4981.7...613......936715..+1754238.+3.821496::343 413::5",
    );
    let grouped =
        |step: &Step| step.evidence.chains[0].links.iter().any(|link| link.to.cells.len() > 1);
    assert!(steps.iter().all(grouped));
    check_links(
        ":0709:1:8.........95.......67..........+26485....7.293...8..167...594716.+4.712538..+1638942::341 342 566 941::6",
    );
    check_links(
        ":0710:1:8......+7..59..+7....76.........572.8....4981.7...613......936715..+1754238.+3.821496::413::6",
    );
}

#[test]
fn a_grouped_chain_goes_through_almost_locked_sets_on_request() {
    let position =
        "8.........59.......76..........7+8265...9.2437......198...794516.+4.621983..+1853742";
    let steps = check_links(&format!(":0710-3:9:{position}::939::"));
    assert!(steps.iter().any(|step| !step.evidence.sets.is_empty()));
}
