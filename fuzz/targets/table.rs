#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| -> libfuzzer_sys::Corpus { nonet_fuzz::list::table(bytes) });
