//! Options, recent files and the position of the window.

use std::fs;
use std::path::{Path, PathBuf};

use nonet::engine::technique::{FishKind, FishSize, HarderSteps, Order, Technique};
use nonet::language::Language;
use nonet::store::{
    Achievement, CellNames, Folders, LanguageChoice, Learning, LimitError, LoadProblem,
    LoadedValue, Options, RecentFiles, Techniques, ThemeChoice, WindowPlace, parse_limit,
};

use super::{folder, names_in};

#[test]
fn without_a_file_there_are_defaults_and_no_trouble() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let loaded = Options::load(&folders);
    assert_eq!((loaded.value.limit, loaded.value.zoom), (10_000, 100));
    assert_eq!(loaded.trouble, None);
    assert_eq!(RecentFiles::load(&folders).value.files(), Vec::<PathBuf>::new());
    assert_eq!(WindowPlace::load(&folders).value, None);
    assert_eq!(names_in(folder.path()), Vec::<String>::new(), "looking makes no file");
}

#[test]
fn what_is_saved_is_recalled() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let options =
        Options { limit: 5, theme: ThemeChoice::Dark, show_conflicts: false, ..Options::default() };
    options.save(&folders, &Options::default()).unwrap();
    let recalled = LoadedValue { value: options, trouble: None };
    assert_eq!(Options::load(&folders), recalled);
    let place = WindowPlace { x: -10.5, y: 0.0, width: 800.0, height: 600.0, maximized: true };
    place.save(&folders).unwrap();
    assert_eq!(WindowPlace::load(&folders).value, Some(place));
}

#[test]
fn an_options_file_of_another_version_is_read_as_far_as_it_goes() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    fs::create_dir_all(folders.options_file().parent().unwrap()).unwrap();
    let check = |content: &str, limit| {
        fs::write(folders.options_file(), content).unwrap();
        let loaded = Options::load(&folders);
        assert_eq!((loaded.value.limit, loaded.trouble), (limit, None), "{content}");
    };
    check("(version: 1, content: (limit: 7))", 7);
    check("(version: 2, content: (limit: 7, colour: Red, nested: (a: [1])), more: 1)", 7);
    check("(version: 1, content: ())", 10_000);
    check("(version: 1, content: (limit: 0))", 1);
    check("(version: 1, content: (limit: 99999999999))", 1_000_000_000);
}

#[test]
fn the_language_is_kept_by_its_code_and_read_as_earlier_versions_wrote_it() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let vietnamese = LanguageChoice::Of(Language::of_locale("vi"));
    for language in LanguageChoice::all() {
        Options { language, ..Options::default() }.save(&folders, &Options::default()).unwrap();
        assert_eq!(Options::load(&folders).value.language, language);
    }
    assert!(fs::read_to_string(folders.options_file()).unwrap().contains("language_code: \"vi\","));
    for (content, language) in [
        ("language: System", LanguageChoice::System),
        ("language: English", LanguageChoice::Of(Language::ENGLISH)),
        ("language: Vietnamese, limit: 7", vietnamese),
        ("language_code: \"tlh\"", LanguageChoice::System),
    ] {
        fs::write(folders.options_file(), format!("(version: 1, content: ({content}))")).unwrap();
        let loaded = Options::load(&folders);
        assert_eq!((loaded.value.language, loaded.trouble), (language, None), "{content}");
    }
}

#[test]
fn a_bad_options_file_is_set_aside() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let file = folders.options_file();
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    let bad: [&[u8]; 4] = [b"garbage", b"(version: 1, content: (limit: \"a\"))", b"\xff\0", b""];
    for (at, content) in bad.iter().enumerate() {
        fs::write(&file, content).unwrap();
        let loaded = Options::load(&folders);
        let to = file.with_file_name(format!("options.ron.{}.bad", at + 1));
        assert_eq!(fs::read(&to).unwrap(), *content);
        assert_eq!(loaded.value, Options::default());
        let from = file.clone();
        assert_eq!(loaded.trouble, Some(LoadProblem::SetAside { from, to }));
        assert!(!file.exists());
    }
    assert_eq!(Options::load(&folders).trouble, None);
}

#[test]
fn options_that_cannot_be_read_or_written_are_told_and_kept() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    fs::create_dir_all(folders.options_file()).unwrap();
    assert!(matches!(Options::load(&folders).trouble, Some(LoadProblem::Unreadable(_))));
    assert!(Options::default().save(&folders, &Options::default()).is_err());
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    assert!(Options::default().save(&Folders::below(&file), &Options::default()).is_err());
}

/// Each window keeps the options with which it began, and saves what the person changes in it.
#[test]
fn two_windows_lose_no_option_of_each_other() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let mut loaded = Options { limit: 5, ..Options::default() };
    loaded.techniques.known.insert(Technique::Medusa);
    loaded.save(&folders, &Options::default()).unwrap();
    let mut ours = Options { theme: ThemeChoice::Dark, zoom: 125, ..loaded.clone() };
    ours.print.folded = true;
    ours.techniques.known.remove(Technique::fish(FishKind::Basic, FishSize::XWing));
    let mut theirs = Options { clock: false, library: Some("/l".into()), ..loaded.clone() };
    theirs.print.black_only = true;
    theirs.techniques.known.remove(Technique::Medusa);
    theirs.techniques.rearrange(|order| order.move_up(Technique::XYWing));
    ours.save(&folders, &loaded).unwrap();
    theirs.save(&folders, &loaded).unwrap();
    let mut both = Options { clock: false, library: Some("/l".into()), ..ours.clone() };
    both.print.black_only = true;
    both.techniques = theirs.techniques.clone();
    both.techniques.known.remove(Technique::fish(FishKind::Basic, FishSize::XWing));
    assert_eq!(Options::load(&folders).value, both);
    // A later change back counts too.
    let back = Options { zoom: 100, ..ours.clone() };
    back.save(&folders, &ours).unwrap();
    assert_eq!(Options::load(&folders).value, Options { zoom: 100, ..both });
}

#[test]
fn two_windows_that_save_at_the_same_moment_lose_nothing() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    std::thread::scope(|scope| {
        for window in 0..4 {
            let folders = &folders;
            scope.spawn(move || {
                for number in 0..25 {
                    let learnt =
                        Achievement::Found(Technique::fish(FishKind::Basic, FishSize::XWing));
                    Learning::keep(folders, learnt).unwrap();
                    let path = format!("/p/{window}-{number}.sdk");
                    RecentFiles::default().add(folders, Path::new(&path)).unwrap();
                }
            });
        }
    });
    assert_eq!(
        Learning::load(&folders).value.found(Technique::fish(FishKind::Basic, FishSize::XWing)),
        100
    );
    assert_eq!(RecentFiles::load(&folders).value.files().len(), 10);
}

#[test]
fn the_ten_newest_files_are_recalled_newest_first() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let mut recent = RecentFiles::default();
    for number in 0..12 {
        recent.add(&folders, Path::new(&format!("/p/{number}.sdk"))).unwrap();
    }
    recent.add(&folders, Path::new("/p/5.sdk")).unwrap();
    let numbers = [5, 11, 10, 9, 8, 7, 6, 4, 3, 2];
    let expected: Vec<PathBuf> = numbers.map(|n| PathBuf::from(format!("/p/{n}.sdk"))).into();
    assert_eq!(recent.files(), expected);
    assert_eq!(RecentFiles::load(&folders).value, recent);
    recent.remove(&folders, Path::new("/p/5.sdk")).unwrap();
    assert_eq!(RecentFiles::load(&folders).value.files(), &expected[1..]);
}

#[test]
fn two_windows_share_the_recent_files() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let (mut ours, mut theirs) = (RecentFiles::default(), RecentFiles::default());
    ours.add(&folders, Path::new("/p/ours.sdk")).unwrap();
    theirs.add(&folders, Path::new("theirs.sdk")).unwrap();
    assert_eq!(theirs.files().len(), 2);
    assert!(theirs.files()[0].is_absolute());
}

#[test]
fn a_limit_may_be_typed_with_marks_between_thousands() {
    let check = |typed, expected| assert_eq!(parse_limit(typed), expected, "{typed:?}");
    check("1", Ok(1));
    check(" 10000 ", Ok(10_000));
    check("1,000,000", Ok(1_000_000));
    check("1.000.000", Ok(1_000_000));
    check("1 000 000", Ok(1_000_000));
    check("1\u{a0}000\u{a0}000", Ok(1_000_000));
    check("1'000_000", Err(LimitError::NotANumber));
    check("1,000,000,000", Ok(1_000_000_000));
    check("1,000,000,001", Err(LimitError::OutOfRange));
    check("0", Err(LimitError::OutOfRange));
    check("99999999999999999999999999", Err(LimitError::OutOfRange));
    check("", Err(LimitError::Empty));
    check("  ", Err(LimitError::Empty));
    check("1.5", Err(LimitError::NotANumber));
    check("1,00", Err(LimitError::NotANumber));
    check("1,000.000", Err(LimitError::NotANumber));
    check("1000,000", Err(LimitError::NotANumber));
    check(",000", Err(LimitError::NotANumber));
    check("-5", Err(LimitError::NotANumber));
    check("+5", Err(LimitError::NotANumber));
    check("ten", Err(LimitError::NotANumber));
    check("1e3", Err(LimitError::NotANumber));
    check("١", Ok(1));
    check("१०,०००", Ok(10_000));
    check("½", Err(LimitError::NotANumber));
}

#[test]
fn the_order_of_hints_is_recalled() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let techniques = Techniques::default().ordered_by(HarderSteps::Explainer);
    assert_ne!(techniques.order(), Techniques::default().order());
    assert_eq!(techniques.order_of_path(), Order::default(), "scores compare");
    let options = Options { techniques, cell_names: CellNames::Short, ..Options::default() };
    options.save(&folders, &Options::default()).unwrap();
    assert_eq!(Options::load(&folders).value, options);
}

#[test]
fn known_techniques_are_recalled_and_strange_names_passed_over() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let mut options = Options::default();
    options.techniques.known.insert(Technique::Medusa);
    options.techniques.known.remove(Technique::fish(FishKind::Basic, FishSize::XWing));
    options.techniques.rearrange(|order| order.move_up(Technique::XYWing));
    options.save(&folders, &Options::default()).unwrap();
    assert_eq!(Options::load(&folders).value, options);
    let written = fs::read_to_string(folders.options_file()).unwrap();
    assert!(written.contains("\"medusa\""), "{written}");
    let strange = written.replace("\"medusa\"", "\"hypercube\"");
    fs::write(folders.options_file(), strange).unwrap();
    let recalled = Options::load(&folders).value.techniques;
    options.techniques.known.remove(Technique::Medusa);
    assert_eq!(recalled.known, options.techniques.known);
    // A strange name does not stand in the order, and what is missing there stands where the catalogue has it.
    assert_eq!(recalled.order(), options.techniques.order());
}
