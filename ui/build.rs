//! Compiles the `.slint` files.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The catalogues of all sentences, one folder a language.
const LANGUAGES: &str = "../resources/lang";

/// Translations are bundled; the tests find controls through the debug information, which a release leaves out.
fn main() {
    println!("cargo:rerun-if-changed={LANGUAGES}");
    let debug_info = env::var("PROFILE").as_deref() != Ok("release");
    let catalogues = named_as_this_crate().expect("the catalogues can be copied");
    let configuration = slint_build::CompilerConfiguration::new()
        .with_style("fluent".into())
        .with_debug_info(debug_info)
        .with_default_translation_context(slint_build::DefaultTranslationContext::None)
        .with_bundled_translations(catalogues);
    slint_build::compile_with_config("app-window.slint", configuration)
        .expect("the window's .slint files compile");
}

/// Copies the catalogues, since Slint looks for those with the name of this package. Returns the folder of the copies.
fn named_as_this_crate() -> io::Result<PathBuf> {
    let folder = |name| env::var_os(name).map(PathBuf::from).expect("cargo says its folders");
    let copies = folder("OUT_DIR").join("lang");
    for language in fs::read_dir(LANGUAGES)? {
        let language = language?;
        let messages = Path::new("LC_MESSAGES");
        let catalogue = language.path().join(messages).join("nonet.po");
        if catalogue.exists() {
            let copy = copies.join(language.file_name()).join(messages);
            fs::create_dir_all(&copy)?;
            fs::copy(catalogue, copy.join(concat!(env!("CARGO_PKG_NAME"), ".po")))?;
        }
    }
    Ok(copies)
}
