//! The catalogues of the languages: read like the build script does, compared with the sentences of the code,
//! and used.

#[allow(dead_code, reason = "here only the names of placeholders are wanted")]
#[path = "../../../crates/language/src/placeholders.rs"]
mod placeholders;
#[path = "../../../crates/language/src/plural.rs"]
mod plural;
#[path = "../../../crates/language/src/po.rs"]
mod po;

mod files;
mod made_up;
mod rules;
mod sources;
mod template;

use std::path::{Path, PathBuf};

/// Where the catalogues are, a folder for each language.
fn languages() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("resources/lang")
}

/// A catalogue with this content, in a folder of its own as a language called `code`.
fn catalogue_file(folder: &Path, code: &str, content: &str) -> PathBuf {
    let folder = folder.join(code).join("LC_MESSAGES");
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("nonet.po");
    std::fs::write(&file, content).unwrap();
    file
}
