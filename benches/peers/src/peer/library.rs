//! A peer in a shared library, called through one C function.
//!
//! ```c
//! size_t count(const char *line, size_t limit, uint32_t configuration, char *answer, size_t *guesses);
//! ```
//!
//! `line` is 81 characters, `1` to `9` or `.`, and a line's end. The function returns the number of answers,
//! counted up to `limit`. `configuration` is 0. `answer` points to space for 81 characters and `guesses` to a
//! number; the function need not write them. The signature is that of tdoku's solver.

use std::ffi::c_char;
use std::path::{Path, PathBuf};

use super::Peer;
use crate::failure::Failure;
use crate::line::Line;

type CountAnswers =
    unsafe extern "C" fn(*const c_char, usize, u32, *mut c_char, *mut usize) -> usize;

/// A function of a library, and the library, which stays loaded for as long.
pub(crate) struct Library {
    name: String,
    count: CountAnswers,
    _loaded: libloading::Library,
}

impl Library {
    /// Loads the library at `path` and looks up `symbol`.
    pub(crate) fn load(path: &Path, symbol: &str) -> Result<Self, Failure> {
        let failure = |source| Failure::Library { path: PathBuf::from(path), source };
        #[expect(unsafe_code, reason = "the only way to code of another language")]
        // SAFETY: whoever names the library vouches for its start and for the signature of the symbol. The
        // function does not outlive the library, which is kept beside it.
        let (loaded, count) = unsafe {
            let loaded = libloading::Library::new(path).map_err(failure)?;
            let count = *loaded.get::<CountAnswers>(symbol.as_bytes()).map_err(failure)?;
            (loaded, count)
        };
        Ok(Self { name: name(path), count, _loaded: loaded })
    }
}

/// The name of the file without what every library has: `libtdoku.so` is `tdoku`.
fn name(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    stem.strip_prefix("lib").unwrap_or(&stem).to_owned()
}

impl Peer for Library {
    fn name(&self) -> &str {
        &self.name
    }

    fn count(&self, line: &Line, limit: u64) -> u64 {
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        let mut answer = [0; 81];
        let mut guesses = 0;
        let line = line.bytes().as_ptr().cast();
        #[expect(unsafe_code, reason = "a function of another language")]
        // SAFETY: the pointers are to a whole line, to 81 bytes and to a number, as the signature asks.
        let answers =
            unsafe { (self.count)(line, limit, 0, answer.as_mut_ptr(), &raw mut guesses) };
        answers as u64
    }
}
