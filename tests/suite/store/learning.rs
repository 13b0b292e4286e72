//! What was learnt, in its file.

use nonet::engine::technique::{FishKind, FishSize, Technique};
use nonet::format::tutorial::TutorialLesson;
use nonet::store::{Achievement, Folders, Learning};

#[test]
fn what_was_learnt_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders::below(folder.path());
    assert_eq!(Learning::load(&folders).value, Learning::default());
    for learnt in [
        Achievement::Lesson(TutorialLesson::Rules),
        Achievement::Lesson(TutorialLesson::Rules),
        Achievement::Found(Technique::fish(FishKind::Basic, FishSize::XWing)),
        Achievement::Found(Technique::fish(FishKind::Basic, FishSize::XWing)),
    ] {
        Learning::keep(&folders, learnt).unwrap();
    }
    let learning = Learning::load(&folders).value;
    assert!(learning.has_done(TutorialLesson::Rules) && !learning.has_done(TutorialLesson::XWing));
    assert_eq!(
        (
            learning.found(Technique::fish(FishKind::Basic, FishSize::XWing)),
            learning.found(Technique::fish(FishKind::Basic, FishSize::Swordfish))
        ),
        (2, 0)
    );
}

#[test]
fn lessons_and_techniques_of_another_version_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders::below(folder.path());
    let file = folders.learning_file();
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    let text = "(version: 1, content: (lessons: [\"colours\"], found: {\"octopus\": 3}, later: 1))";
    std::fs::write(&file, text).unwrap();
    Learning::keep(&folders, Achievement::Lesson(TutorialLesson::Notes)).unwrap();
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(
        text.contains("colours") && text.contains("octopus") && text.contains("notes"),
        "{text}"
    );
}

#[test]
fn a_file_that_cannot_be_understood_is_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders::below(folder.path());
    let file = folders.learning_file();
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    std::fs::write(&file, "nonsense").unwrap();
    let loaded = Learning::load(&folders);
    assert_eq!(loaded.value, Learning::default());
    assert!(loaded.trouble.is_some() && !file.exists());
}
