//! Compiles the `.slint` files.

use std::env;

/// The catalogues of the window's sentences, one folder a language.
const LANGUAGES: &str = "../resources/lang";

/// Translations are bundled; the tests find controls through the debug information, which a release leaves out.
fn main() {
    println!("cargo:rerun-if-changed={LANGUAGES}");
    // Slint reads the catalogues that have the name of the package. They have the name of the program.
    // SAFETY: no other thread runs here that could read the environment.
    unsafe { env::set_var("CARGO_PKG_NAME", "nonet") };
    let debug_info = env::var("PROFILE").as_deref() != Ok("release");
    let configuration = slint_build::CompilerConfiguration::new()
        .with_style("fluent".into())
        .with_debug_info(debug_info)
        .with_default_translation_context(slint_build::DefaultTranslationContext::None)
        .with_bundled_translations(LANGUAGES);
    slint_build::compile_with_config("app-window.slint", configuration)
        .expect("the window's .slint files compile");
}
