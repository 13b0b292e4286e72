//! Texts from fuzzing that reach much of the readers' code. `fuzz/README.md` explains how they were made.

use std::fs;
use std::path::{Path, PathBuf};

use nonet::engine::Grid;
use nonet::format::{self, Document, Kind};

fn corpus() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus");
    let paths = |folder: &Path| -> Vec<PathBuf> {
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
    };
    paths(&folder).iter().flat_map(|target| paths(target)).collect()
}

#[test]
fn each_text_is_read_and_written_or_refused() {
    let corpus = corpus();
    assert!(corpus.len() > 100, "{}", corpus.len());
    for path in corpus {
        let name = path.display();
        let reading = match format::read(&fs::read(&path).unwrap()) {
            Ok(reading) => reading,
            Err(error) => {
                assert!(error.to_string().len() < 1000, "{name}: {error}");
                continue;
            }
        };
        for kind in Kind::ALL.into_iter().filter(|kind| kind.is_written()) {
            let documents = &reading.documents[..];
            let documents = if kind.holds_several() { documents } else { &documents[..1] };
            let Ok(text) = format::write(kind, documents) else { continue };
            let again = format::read(text.as_bytes());
            let again = again.unwrap_or_else(|error| panic!("{name}: {kind}: {error}"));
            assert_eq!(again.documents.len(), documents.len(), "{name}: {kind}");
            if kind == reading.kind && format::losses(kind, documents).is_empty() {
                let givens = |documents: &[Document]| -> Vec<Grid> {
                    documents.iter().map(|document| document.givens.clone()).collect()
                };
                assert_eq!(givens(&again.documents), givens(documents), "{name}: {kind}");
            }
        }
    }
}
