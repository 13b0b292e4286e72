//! Compiles the window when the feature `gui` asks for it, and adds what Windows shows of a program when it is built for
//! Windows.

/// The catalogues of the window's sentences, one folder a language.
#[cfg(feature = "gui")]
const LANGUAGES: &str = "resources/lang";

fn main() {
    #[cfg(feature = "gui")]
    compile_window();
    #[cfg(feature = "resource")]
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("windows") {
        add_resource();
    }
}

/// The icons, the first of them the program's and the second that of its files, the version, and the manifest.
#[cfg(feature = "resource")]
fn add_resource() {
    let files = [
        "resources/icons/nonet.ico",
        "resources/icons/nonet-file.ico",
        "installer/windows/nonet.manifest",
    ];
    let [program, file, manifest] = files;
    let mut resource = winresource::WindowsResource::new();
    resource.set_icon(program).set_icon_with_id(file, "2").set_manifest_file(manifest);
    resource.set("ProductName", "Nonet").set("FileDescription", "Nonet");
    resource.set("LegalCopyright", "The Nonet developers, MIT OR Apache-2.0");
    resource.compile().expect("windres of mingw, or rc of the Windows SDK, compiles the resource");
    for name in files {
        println!("cargo:rerun-if-changed={name}");
    }
}

/// Translations are bundled; the tests find controls through the debug information, which a release leaves out.
#[cfg(feature = "gui")]
fn compile_window() {
    println!("cargo:rerun-if-changed={LANGUAGES}");
    let debug_info = std::env::var("PROFILE").as_deref() != Ok("release");
    let configuration = slint_build::CompilerConfiguration::new()
        .with_style("fluent".into())
        .with_debug_info(debug_info)
        .with_default_translation_context(slint_build::DefaultTranslationContext::None)
        .with_bundled_translations(LANGUAGES);
    slint_build::compile_with_config("ui/app-window.slint", configuration)
        .expect("the window's .slint files compile");
}
