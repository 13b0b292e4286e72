//! Compiles the window when the feature `gui` asks for it, and nothing otherwise.

fn main() {
    #[cfg(feature = "gui")]
    compile_window();
}

/// Translations are bundled; the tests find controls through the debug information, which a release leaves out.
#[cfg(feature = "gui")]
fn compile_window() {
    let debug_info = std::env::var("PROFILE").as_deref() != Ok("release");
    let configuration = slint_build::CompilerConfiguration::new()
        .with_style("fluent".into())
        .with_debug_info(debug_info)
        .with_default_translation_context(slint_build::DefaultTranslationContext::None)
        .with_bundled_translations("resources/lang");
    slint_build::compile_with_config("ui/app-window.slint", configuration)
        .expect("the window's .slint files compile");
}
