#![no_main]

use libfuzzer_sys::fuzz_target;
use nonet::format::Kind;

fuzz_target!(|bytes: &[u8]| -> libfuzzer_sys::Corpus {
    nonet_fuzz::reader(Kind::SudokuMaker, bytes)
});
