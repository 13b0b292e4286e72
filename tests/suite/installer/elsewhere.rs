//! What the installers for Windows say, held against what the one for Linux says.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use roxmltree::{Document, Node};

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

/// Every kind, in the order of the endings. Two have the ending `.sdk`; Windows, which does not look into a file,
/// knows Nonet's own.
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
