//! The legend of a drawn step: the names of its marks depend on its technique, and each mark has a different
//! name.

use nonet::controller::{Drawing, LinkKind, Sign, StepPart, drawing_of};
use nonet::engine::Cell;
use nonet::engine::technique::{BoardStep, FishKind, FishSize, Role, Technique};
use nonet::store::CellNames;
use nonet::text::Language;
use nonet::window_text::meaning;

use super::told_examples;

/// The plainest example of a technique, and how it is drawn.
fn example(technique: Technique) -> Option<(BoardStep, Drawing)> {
    let (step, board) = told_examples(technique).next()?;
    let drawing = drawing_of(&step, &board);
    Some((step, drawing))
}

fn legend(technique: Technique, language: Language) -> Vec<String> {
    let (step, drawing) = example(technique).unwrap();
    drawing
        .signs()
        .into_iter()
        .map(|sign| meaning(&step, sign, language, CellNames::Short))
        .collect()
}

/// Words that fit anything, and so say nothing.
const GENERIC: &[&str] = &["pattern", "second part", "seen by this", "thấy được nhờ đây", "mẫu"];

#[test]
fn every_sign_of_every_example_is_called_by_a_word_of_its_technique() {
    let all = Technique::ALL.iter().flat_map(|&technique| told_examples(technique));
    for (step, board) in all {
        let (technique, signs) = (step.technique, drawing_of(&step, &board).signs());
        for language in Language::all() {
            let words: Vec<String> = signs
                .iter()
                .map(|&sign| meaning(&step, sign, language, CellNames::Short))
                .collect();
            assert!(
                words.iter().all(|it| !GENERIC.contains(&it.as_str())),
                "{technique}: {words:?}"
            );
            for (place, word) in words.iter().enumerate() {
                assert!(!words[..place].contains(word), "{technique}: {words:?}");
            }
        }
    }
}

#[test]
fn a_legend_speaks_of_what_people_see() {
    for (technique, expected) in [
        (
            Technique::NakedTriple,
            &["digits of the triple", "cells of the triple", "ruled out", "house of this step"][..],
        ),
        (
            Technique::fish(FishKind::Finned, FishSize::XWing),
            &[
                "place of the digit",
                "fin",
                "ruled out",
                "house where the digit must be",
                "house in which these places lie",
            ],
        ),
        (
            Technique::UniqueRectangle1,
            &["digits of the rectangle", "extra candidate", "cells of the rectangle", "ruled out"],
        ),
        (
            Technique::SimpleColoursTrap,
            &[
                "one colour: either all of these",
                "the other colour: or all of these",
                "ruled out",
                "joined: just one of the two",
            ],
        ),
        (
            Technique::AlsXz,
            &[
                "what one of the sets keeps",
                "restricted common",
                "almost locked set A",
                "almost locked set B",
                "ruled out",
                "strong link: one of the two",
                "weak link: not both",
            ],
        ),
        (
            Technique::Aic,
            &[
                "true if r2c4<>1",
                "false if r2c4<>1",
                "ruled out",
                "strong link: one of the two",
                "weak link: not both",
            ],
        ),
        (
            Technique::ForcingNetVerity,
            &[
                "case: one of them is true",
                "true by its chain",
                "false by its chain",
                "ruled out",
                "makes it true, together with the other links there",
                "makes it false",
            ],
        ),
    ] {
        assert_eq!(legend(technique, Language::ENGLISH), expected, "{technique}");
    }
}

#[test]
fn a_legend_speaks_vietnamese() {
    let expected =
        ["càng", "trục", "bị loại", "liên kết mạnh: một trong hai", "liên kết yếu: không cả hai"];
    assert_eq!(legend(Technique::XYWing, Language::of_locale("vi")), expected);
    let expected =
        ["chỗ của số này", "vây", "bị loại", "vùng phải chứa số này", "vùng chứa các chỗ này"];
    assert_eq!(
        legend(Technique::fish(FishKind::Finned, FishSize::Swordfish), Language::of_locale("vi")),
        expected
    );
}

#[test]
fn the_cells_of_a_group_are_joined() {
    let (_, drawing) = example(Technique::EmptyRectangle).unwrap();
    let groups = drawing.links.iter().filter(|link| link.kind == LinkKind::Group);
    let groups: Vec<_> = groups.map(|link| (link.from.cell, link.to.cell)).collect();
    let [r5c7, r5c9] = [42, 44].map(|index| Cell::new(index).unwrap());
    assert_eq!(groups, [(r5c7, r5c9)]);
    let words = legend(Technique::EmptyRectangle, Language::ENGLISH);
    assert!(words.contains(&"group: taken as one place".to_owned()), "{words:?}");
}

#[test]
fn colours_are_drawn_joined_and_lead_neither_way() {
    for technique in [
        Technique::RemotePair,
        Technique::SimpleColoursTrap,
        Technique::SimpleColoursWrap,
        Technique::MultiColours1,
        Technique::MultiColours2,
        Technique::Medusa,
    ] {
        let (_, drawing) = example(technique).unwrap();
        assert!(drawing.links.len() > 1, "{technique}");
        assert!(drawing.links.iter().all(|link| link.kind == LinkKind::Pair), "{technique}");
    }
}

#[test]
fn a_set_has_one_row_with_the_sign_of_its_candidates_where_they_have_one() {
    let (_, drawing) = example(Technique::AlsXz).unwrap();
    let signs = drawing.signs();
    assert!(!signs.iter().any(|sign| matches!(sign, Sign::Part(StepPart::Of(Role::InSet(_))))));
    assert!(signs.iter().any(|sign| matches!(sign, Sign::Set { has_candidates: true, .. })));
    let (_, drawing) = example(Technique::NakedPair).unwrap();
    assert!(drawing.signs().contains(&Sign::Set { place: 0, has_candidates: false }));
}
