//! The installers for Windows and macOS agree with the installer for Linux.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use roxmltree::{Document, Node, ParsingOptions};

use super::{ID, read};

/// A kind of file as shared-mime-info is told of it.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Kind {
    /// The ending of its name, without the dot.
    ending: String,
    mime_type: String,
    english: String,
    vietnamese: String,
}

/// Every kind, in the order of the endings. Two have the ending `.sdk`; Windows and macOS, which do not look into a file,
/// know Nonet's own.
fn kinds() -> BTreeSet<Kind> {
    let text = read(&format!("installer/linux/{ID}.mime.xml"));
    let document = Document::parse(&text).unwrap();
    let types = document.descendants().filter(|node| node.has_tag_name("mime-type"));
    types.map(kind).filter(|kind| kind.mime_type != "application/x-sadman-sudoku").collect()
}

fn kind(node: Node<'_, '_>) -> Kind {
    let child = |name| node.children().filter(move |child| child.tag_name().name() == name);
    let comment = |wanted: usize| child("comment").nth(wanted).unwrap().text().unwrap().to_owned();
    let pattern = child("glob").next().unwrap().attribute("pattern").unwrap();
    Kind {
        ending: pattern.strip_prefix("*.").unwrap().to_owned(),
        mime_type: node.attribute("type").unwrap().to_owned(),
        english: comment(0),
        vietnamese: comment(1),
    }
}

fn puzzles() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("resources/puzzles");
    let name = |entry: fs::DirEntry| entry.file_name().into_string().unwrap();
    fs::read_dir(folder).unwrap().map(|entry| name(entry.unwrap())).collect()
}

/// The texts of the strings below the values of a key of the property list.
fn listed(property_list: &str, key: &str) -> BTreeSet<String> {
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    let document = Document::parse_with_options(property_list, options).unwrap();
    let keys =
        document.descendants().filter(|node| node.has_tag_name("key") && node.text() == Some(key));
    let values = keys.map(|node| node.next_sibling_element().unwrap());
    let strings =
        values.flat_map(|value| value.descendants().filter(|node| node.has_tag_name("string")));
    strings.map(|node| node.text().unwrap().to_owned()).collect()
}

#[test]
fn the_setup_for_windows_knows_every_kind() {
    let script = read("installer/windows/nonet.nsi");
    let lines = script.lines().filter_map(|line| line.trim().strip_prefix("!insertmacro ${DO} ."));
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split(' ').collect()).collect();
    assert_eq!(rows.len(), kinds().len());
    for kind in kinds() {
        let row = rows.iter().find(|row| row[0] == kind.ending).unwrap();
        assert_eq!(row[3], kind.mime_type);
        let name = row[2].trim_matches(['$', '(', ')']);
        let said = format!("!insertmacro Say {name} \"{}\" \"{}\"", kind.english, kind.vietnamese);
        assert!(script.contains(&said), "{said}");
    }
}

#[test]
fn the_package_for_windows_knows_every_kind_and_every_example() {
    let package = read("installer/windows/nonet.wxs");
    assert_eq!(package.matches("<?include kind.wxi?>").count(), kinds().len());
    for kind in kinds() {
        let Kind { ending, english, mime_type, .. } = &kind;
        let (_, after) = package.split_once(&format!("<?define Ending=.{ending}?>")).unwrap();
        let (block, _) = after.split_once("<?include").unwrap();
        assert!(block.contains(&format!("<?define Title={english}?>")), "{ending}: {block}");
        assert!(block.contains(&format!("<?define Type={mime_type}?>")), "{ending}: {block}");
    }
    for name in puzzles() {
        assert!(package.contains(&format!("/examples/{name}\"")), "{name}");
    }
}

#[test]
fn both_installers_for_windows_name_the_kinds_alike() {
    let script = read("installer/windows/nonet.nsi");
    let package = read("installer/windows/nonet.wxs");
    let classes = package.lines().filter_map(|line| line.trim().strip_prefix("<?define Kind="));
    let classes: Vec<&str> = classes.map(|rest| rest.trim_end_matches("?>")).collect();
    assert_eq!(classes.len(), kinds().len());
    for class in classes {
        assert!(script.contains(&format!(" Nonet.{class}.1 ")), "{class}");
    }
}

#[test]
fn the_bundle_for_macos_knows_every_kind() {
    let property_list = read("installer/macos/Info.plist");
    let endings = kinds().into_iter().map(|kind| kind.ending).collect();
    assert_eq!(listed(&property_list, "public.filename-extension"), endings);
    let types = listed(&property_list, "public.mime-type");
    let told = listed(&property_list, "UTTypeDescription");
    for kind in kinds() {
        assert!(types.contains(&kind.mime_type) && told.contains(&kind.english), "{kind:?}");
    }
    assert_eq!(listed(&property_list, "CFBundleIdentifier"), BTreeSet::from([ID.to_owned()]));
}

#[test]
fn the_bundle_for_macos_opens_every_type_that_it_declares() {
    let property_list = read("installer/macos/Info.plist");
    let declared = listed(&property_list, "UTTypeIdentifier");
    let mut opened = listed(&property_list, "LSItemContentTypes");
    assert!(opened.remove("public.text"));
    assert_eq!(opened, declared);
}

#[test]
fn the_bundle_for_macos_speaks_vietnamese() {
    let property_list = read("installer/macos/Info.plist");
    let catalogue = read("installer/macos/vi.lproj/InfoPlist.strings");
    for said in listed(&property_list, "UTTypeDescription")
        .union(&listed(&property_list, "CFBundleTypeName"))
    {
        assert!(catalogue.contains(&format!("\"{said}\" = \"")), "{said}");
    }
    for kind in kinds() {
        let line = format!("\"{}\" = \"{}\";", kind.english, kind.vietnamese);
        assert!(catalogue.contains(&line), "{line}");
    }
}
