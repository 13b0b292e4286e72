//! The list of recent files that the programs of a desktop share.

use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use nonet::store::{Folders, shared_recent};

use super::folder;

/// A list as GTK writes it, with what another desktop adds for itself.
const LIST: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<xbel version="1.0"
      xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
      xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info"
>
  <bookmark href="file:///home/an/B%C3%A1o%20c%C3%A1o.pdf" added="2026-01-01T10:00:00.123456Z" modified="2026-01-01T10:00:00.123460Z" visited="2026-01-01T10:00:00.123458Z">
    <title>Báo &amp; cáo</title>
    <info>
      <metadata owner="http://freedesktop.org">
        <mime:mime-type type="application/pdf"/>
        <bookmark:private/>
        <bookmark:applications>
          <bookmark:application name="Evince" exec="&apos;evince %u&apos;" modified="2026-01-01T10:00:00.123458Z" count="7"/>
        </bookmark:applications>
      </metadata>
      <metadata owner="http://other.org"><x:y xmlns:x="urn:x"><![CDATA[ < ]]></x:y></metadata>
    </info>
  </bookmark>
</xbel>"#;

struct List {
    _folder: tempfile::TempDir,
    folders: Folders,
}

impl List {
    fn of(text: &str) -> Self {
        let folder = folder();
        let folders = Folders::below(folder.path());
        fs::create_dir_all(folders.shared_recent_file().parent().unwrap()).unwrap();
        fs::write(folders.shared_recent_file(), text).unwrap();
        Self { _folder: folder, folders }
    }

    fn add(&self, path: &str, seconds: u64) -> String {
        shared_recent::add(&self.folders, Path::new(path), time(seconds));
        self.text()
    }

    fn text(&self) -> String {
        fs::read_to_string(self.folders.shared_recent_file()).unwrap()
    }
}

fn time(seconds: u64) -> SystemTime {
    UNIX_EPOCH + Duration::from_secs(seconds)
}

#[test]
fn a_file_joins_the_list_and_all_else_stays_as_it_was() {
    let list = List::of(LIST);
    let text = list.add("/home/an/Đề & 'một' 50%.sdk", 1_795_305_600);
    let (before, after) = LIST.split_at(LIST.rfind("</xbel>").unwrap());
    let added = text.strip_prefix(before).and_then(|text| text.strip_suffix(after)).unwrap();
    let time = "2026-11-22T00:00:00Z";
    let expected = format!(
        r#"  <bookmark href="file:///home/an/%C4%90%E1%BB%81%20&amp;%20&apos;m%E1%BB%99t&apos;%2050%25.sdk" added="{time}" modified="{time}" visited="{time}">
    <info>
      <metadata owner="http://freedesktop.org">
        <mime:mime-type type="application/x-nonet-sudoku"/>
        <bookmark:applications>
          <bookmark:application name="Nonet" exec="&apos;nonet %f&apos;" modified="{time}" count="1"/>
        </bookmark:applications>
      </metadata>
    </info>
  </bookmark>
"#
    );
    assert_eq!(added, expected);
}

#[test]
fn a_second_visit_is_counted_in_place() {
    let list = List::of(LIST);
    let once = list.add("/p/a.sdm", 0);
    let twice = list.add("/p/a.sdm", 60);
    let later = "1970-01-01T00:01:00Z";
    assert_eq!(once.lines().count(), twice.lines().count());
    assert_eq!(twice.matches(later).count(), 3, "modified, visited, and modified by Nonet");
    assert!(twice.contains(&format!("modified=\"{later}\" count=\"2\"/>")), "{twice}");
    assert!(twice.contains("added=\"1970-01-01T00:00:00Z\""));
}

#[test]
fn a_file_of_another_program_is_shared_with_it() {
    let list = List::of(LIST);
    let text = list.add("/home/an/Báo cáo.pdf", 0);
    assert_eq!(text.matches("<bookmark ").count(), 1);
    assert!(text.contains("name=\"Evince\"") && text.contains("name=\"Nonet\""), "{text}");
    assert!(text.contains("count=\"7\"") && text.contains("<![CDATA[ < ]]>"));
    shared_recent::clear(&list.folders);
    let cleared = list.text();
    assert_eq!(cleared.matches("bookmark:application ").count(), 1);
    assert!(cleared.contains("Evince") && !cleared.contains("Nonet"));
}

#[test]
fn clearing_leaves_what_is_not_ours() {
    let list = List::of(LIST);
    list.add("/p/a.sdk", 0);
    list.add("/p/b.sdk", 0);
    shared_recent::clear(&list.folders);
    assert_eq!(
        list.text().split_whitespace().collect::<String>(),
        LIST.split_whitespace().collect::<String>()
    );
}

#[test]
fn an_empty_list_is_joined() {
    let start = LIST.find("  <bookmark ").unwrap();
    let list = List::of(&format!("{}</xbel>", &LIST[..start]));
    let text = list.add("/p/a.sdk", 0);
    assert!(text.contains("file:///p/a.sdk") && text.ends_with("  </bookmark>\n</xbel>"));
}

#[test]
fn what_is_no_such_list_is_left_alone() {
    let declared = r#"<xbel xmlns:bookmark="urn:other" xmlns:mime="urn:m"></xbel>"#;
    let entity = r#"<!DOCTYPE x [<!ENTITY a "b">]><xbel></xbel>"#;
    for text in [
        "",
        "not a list",
        "<xbel version=\"1.0\"/>",
        "<html></html>",
        declared,
        entity,
        &LIST[..300],
    ] {
        let list = List::of(text);
        assert_eq!(list.add("/p/a.sdk", 0), text);
        shared_recent::clear(&list.folders);
        assert_eq!(list.text(), text);
    }
}

#[test]
fn a_list_is_never_begun() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    shared_recent::add(&folders, Path::new("/p/a.sdk"), time(0));
    assert!(!folders.shared_recent_file().exists());
}

#[cfg(unix)]
#[test]
fn the_list_keeps_its_permissions() {
    use std::os::unix::fs::PermissionsExt;
    let list = List::of(LIST);
    let file = list.folders.shared_recent_file();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
    list.add("/p/a.sdk", 0);
    assert_eq!(fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600);
}
