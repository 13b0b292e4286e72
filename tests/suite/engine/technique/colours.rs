//! Colours.

use nonet::engine::technique::{Candidate, Evidence, Family, Role, Technique};

use super::{check, check_as, examples};

#[test]
fn a_remote_pair_is_a_chain_of_four_cells_or_more() {
    let steps = check(
        ":0703:15:.23+4.+67+8+94.+7.89.+3..+9+82+3+7.1..4..7.+893.+8.+9.+3....39+8.+45..+3..7+9.1.+88.2+34.+96+797.+6.8+35.:141 143 155 165:541::",
    );
    assert!(steps.iter().all(|step| step.evidence.chains[0].links.len() >= 7));
}

/// In one cell the first digit has the first colour and the second digit the other one, in the next cell the first has the
/// other and the second the first, and so on.
#[test]
fn the_two_digits_of_a_remote_pair_take_turns_in_two_colours() {
    for (step, _) in examples(Technique::RemotePair) {
        let Evidence { digits, marks, pairs, .. } = &step.evidence;
        let role = |cell, digit| {
            let candidate = Candidate { cell, digit };
            marks.iter().find(|mark| mark.candidate == candidate).unwrap().role
        };
        for &[one, next] in pairs {
            let [here, there] =
                [one, next].map(|it| [role(it.cell, digits[0]), role(it.cell, digits[1])]);
            assert_eq!(there, [here[1], here[0]], "{one:?} {next:?}");
            assert!(here.contains(&Role::FirstColour) && here.contains(&Role::SecondColour));
        }
        assert_eq!(pairs.len() + 1, marks.len() / 2, "each cell is joined with the next");
    }
}

#[test]
fn colours_are_joined_by_pairs_of_which_each_has_both() {
    for technique in Technique::ALL.iter().filter(|it| it.family() == Family::Colours) {
        for (step, _) in examples(*technique) {
            let Evidence { marks, pairs, .. } = &step.evidence;
            let role = |candidate: Candidate| {
                let mark = marks.iter().find(|mark| mark.candidate == candidate);
                mark.map(|mark| mark.role)
            };
            for &[one, other] in pairs {
                let both = [role(one), role(other)].map(Option::unwrap);
                let first = both.contains(&Role::FirstColour);
                let colours = if first {
                    [Role::FirstColour, Role::SecondColour]
                } else {
                    [Role::ThirdColour, Role::FourthColour]
                };
                assert!(colours.iter().all(|colour| both.contains(colour)), "{both:?}");
            }
            let is_joined = |candidate| pairs.iter().any(|pair| pair.contains(&candidate));
            let digit = step.evidence.digits.first();
            let mut joined = marks.iter().filter(|mark| {
                *technique != Technique::RemotePair || Some(&mark.candidate.digit) == digit
            });
            assert!(joined.all(|mark| is_joined(mark.candidate)), "{technique}");
        }
    }
}

#[test]
fn a_candidate_between_two_colours_is_trapped() {
    check(
        ":0500:2:1....+6...4......3686..7..1....9.+7...7..81.4..+9.56...71.9..64+1....4.9.+62..7..28+9+43::226 236::",
    );
}

#[test]
fn a_colour_that_sees_itself_is_wrong() {
    check(
        ":0501:5:12+3..678...7.8..3....+73...5+2....7..33..2..97.9+7.+3.5..2.4+9...+3...+31....6..62.43..7::543 552::",
    );
}

#[test]
fn what_sees_two_colours_of_two_clusters_goes() {
    check(
        ":0502:8:1....+6...4......3686..7..1....9.+7...7..81.4..+9.56...71.9..64+1....4.9.+62..7..28+9+43::849::",
    );
}

#[test]
fn a_colour_that_sees_both_of_another_cluster_is_wrong() {
    let steps = check(
        ":0503:1:.+2.+4+5+6+789.+571+8+9.3..+8.+2735...1+5+3+98....9+6+5.43.+8.3.+7+6.9.5.6.9+47.+5.5+7.8....4.42+6.5...::138::",
    );
    let roles = steps[0].evidence.marks.iter().map(|mark| mark.role);
    assert_eq!(roles.max(), Some(Role::FourthColour));
}

#[test]
fn a_medusa_has_candidates_of_several_digits() {
    let line = ":0000:x:....5.7.....7....3..9..254.2..6.84..5...47.9..6.3.+58..3.........47....1..1.9.....::925::";
    let steps = check_as(Technique::Medusa, line);
    let digits = steps[0].evidence.marks.iter().map(|mark| mark.candidate.digit);
    assert!(digits.clone().min() < digits.max());
}

/// With 4 in r4c9 and r7c8 and 7 in r4c5, r5c8 and r7c9 no cell would be left without a candidate, but a house without
/// a place for a digit.
#[test]
fn a_colour_of_a_medusa_that_leaves_a_house_without_a_place_is_wrong() {
    let line = ":0000:x:+1+2+34+56.8.+4+571+8+92+3+66+9+8.3.+4152....356..+3......1846.1..2.382.9...........9+2+9.4.2....:476 554 556 584 586 777 787 797 799:449 478 745 758 779::";
    assert_eq!(check_as(Technique::Medusa, line).len(), 1);
}
