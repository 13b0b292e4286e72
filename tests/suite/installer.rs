//! The parts of an installation agree on name, types and version.

mod elsewhere;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use roxmltree::Document;

const ID: &str = "io.github.nonet.Nonet";
const VERSION: &str = env!("CARGO_PKG_VERSION");

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What each of these elements says, or its attribute `attribute` if one is named.
fn said(xml: &str, element: &str, attribute: Option<&str>) -> BTreeSet<String> {
    let document = Document::parse(xml).unwrap();
    let elements = document.descendants().filter(|node| node.has_tag_name(element));
    let text = |node: roxmltree::Node<'_, '_>| {
        attribute.map_or(node.text(), |name| node.attribute(name)).unwrap_or_default().to_owned()
    };
    elements.map(text).collect()
}

/// The value of a key of the desktop entry.
fn entry(key: &str) -> String {
    let text = read(&format!("installer/linux/{ID}.desktop"));
    let line = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('='));
    line.unwrap_or_else(|| panic!("the desktop entry has no {key}")).to_owned()
}

#[test]
fn each_type_is_defined_opened_and_told_of() {
    let types = read(&format!("installer/linux/{ID}.mime.xml"));
    let defined = said(&types, "mime-type", Some("type"));
    let opened: BTreeSet<String> =
        entry("MimeType").split_terminator(';').map(str::to_owned).collect();
    let told = said(&read(&format!("installer/linux/{ID}.metainfo.xml")), "mediatype", None);
    assert!(defined.contains("application/x-nonet-sudoku"), "{defined:?}");
    assert_eq!(opened, defined);
    assert_eq!(told, defined);
}

#[test]
fn each_type_has_a_name_in_both_languages() {
    let types = read(&format!("installer/linux/{ID}.mime.xml"));
    assert_eq!(types.matches("<comment>").count(), types.matches("<mime-type ").count());
    assert_eq!(
        types.matches("<comment xml:lang=\"vi\">").count(),
        types.matches("<mime-type ").count()
    );
}

#[test]
fn the_window_goes_by_the_name_of_the_desktop_entry() {
    let start = read("src/ui/system/launch.rs");
    assert!(start.contains(&format!("const APP_ID: &str = \"{ID}\";")));
    assert_eq!(entry("StartupWMClass"), ID);
    assert_eq!(entry("Icon"), ID);
}

#[test]
fn the_version_is_the_same_everywhere() {
    let changelog = read("installer/linux/changelog");
    assert!(changelog.starts_with(&format!("nonet ({VERSION}) ")), "installer/linux/changelog");
    let releases =
        said(&read(&format!("installer/linux/{ID}.metainfo.xml")), "release", Some("version"));
    assert!(releases.contains(VERSION), "{releases:?}");
}

#[test]
fn the_licences_of_slint_and_the_typeface_are_in_the_package() {
    let copyright = read("installer/linux/copyright");
    let font = read("resources/fonts/OFL.txt");
    let (_, terms) = font.split_once("PREAMBLE").unwrap();
    for line in terms.lines() {
        assert!(copyright.contains(line.trim()), "{line}");
    }
    assert!(copyright.contains("License: Slint-Royalty-free-2.0"));
}
