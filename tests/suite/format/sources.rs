//! Texts that are compressed, or not in UTF-8.

use std::fs;
use std::io::{Read, Write};

use flate2::Compression;
use flate2::write::GzEncoder;
use nonet::format::{self, Kind, MAX_BYTES, Problem};

use super::{PUZZLE, data, grid};

#[track_caller]
fn check(name: &str, kind: Kind, puzzles: usize) {
    let reading = format::read(&data("sources", name)).expect(name);
    assert_eq!((reading.kind, reading.documents.len()), (kind, puzzles), "{name}");
    for document in reading.documents {
        assert_eq!(document.givens, grid(PUZZLE), "{name}");
    }
}

#[test]
fn compressed_texts_and_texts_of_other_encodings_are_read() {
    check("list.sdm.gz", Kind::List, 2);
    check("list.sdm.xz", Kind::List, 2);
    check("list.sdm.zst", Kind::List, 2);
    check("two-members.gz", Kind::List, 4);
    check("two-streams.xz", Kind::List, 4);
    check("two-frames.zst", Kind::List, 4);
    check("utf16.txt", Kind::Rows, 1);
    check("utf16be.sdm", Kind::List, 2);
    check("utf16le-without-mark.sdm", Kind::List, 2);
    check("utf16be-without-mark.sdm", Kind::List, 2);
    check("windows-1252.sdm", Kind::List, 2);
    check("latin1-author.sdk", Kind::SadMan, 1);
    let reading = format::read(&data("sources", "latin1-author.sdk")).unwrap();
    assert_eq!(reading.documents[0].about.author, "Andr\u{e9}");
}

#[test]
fn damaged_data_are_refused_by_their_name() {
    for (name, compression) in [("cut.gz", "gzip"), ("cut.xz", "xz"), ("cut.zst", "Zstandard")] {
        let error = format::read(&data("sources", name)).expect_err(name);
        assert_eq!(error.problem, Problem::Damaged { name: compression }, "{name}");
    }
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sources");
    for entry in fs::read_dir(folder).unwrap() {
        let bytes = fs::read(entry.unwrap().path()).unwrap();
        for at in 0..bytes.len() {
            let mut changed = bytes.clone();
            changed[at] ^= 0x55;
            // Whatever is read of it, nothing panics.
            let _ = format::read(&changed);
            let _ = format::read(&bytes[..at]);
        }
    }
}

#[test]
fn a_text_that_expands_beyond_all_measure_is_refused() {
    let mut bomb = GzEncoder::new(Vec::new(), Compression::best());
    let line = format!("{PUZZLE}\n").repeat(1000);
    for _ in 0..=MAX_BYTES / line.len() {
        bomb.write_all(line.as_bytes()).unwrap();
    }
    let bomb = bomb.finish().unwrap();
    assert!(bomb.len() < MAX_BYTES / 100);
    let error = format::read(&bomb).unwrap_err();
    assert_eq!(error.problem, Problem::TooLarge { limit: MAX_BYTES });
}

#[test]
fn a_pipe_that_gives_single_bytes_is_read() {
    struct Slow(std::io::Cursor<Vec<u8>>);
    impl Read for Slow {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let one = buffer.len().min(1);
            self.0.read(&mut buffer[..one])
        }
    }
    for name in
        ["list.sdm.gz", "two-streams.xz", "two-frames.zst", "utf16be.sdm", "windows-1252.sdm"]
    {
        let slow = Slow(std::io::Cursor::new(data("sources", name)));
        let source: format::ByteSource = std::io::BufReader::new(Box::new(slow));
        let puzzles = format::stream::Puzzles::new(format::text_source(source));
        let read: Vec<_> = puzzles.map(|found| found.unwrap().document.givens).collect();
        assert!(read.len() >= 2 && read.iter().all(|it| *it == grid(PUZZLE)), "{name}");
    }
}
