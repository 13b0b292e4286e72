//! Makes a table of the sentences in `resources/lang`, compiles the window when the feature `gui` asks for it, and adds
//! what Windows shows of a program when it is built for Windows.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use po::PoFile;

#[allow(dead_code, reason = "the program fills in what is only checked here")]
#[path = "src/language/placeholders.rs"]
mod placeholders;
#[path = "src/language/plural.rs"]
mod plural;
#[path = "src/language/po.rs"]
mod po;

/// The catalogues, one folder a language.
const LANGUAGES: &str = "resources/lang";

fn main() {
    println!("cargo:rerun-if-changed={LANGUAGES}");
    match po::all(Path::new(LANGUAGES)) {
        Ok(catalogues) => {
            write_catalogues(&catalogues);
            compile_the_rest();
        }
        Err(faults) => faults.iter().for_each(|fault| println!("cargo::error={fault}")),
    }
}

fn compile_the_rest() {
    #[cfg(feature = "gui")]
    compile_window();
    #[cfg(feature = "resource")]
    if env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("windows") {
        add_resource();
    }
}

/// Writes the table that `src/language` includes.
fn write_catalogues(catalogues: &[PoFile]) {
    let mut source = String::from("static CATALOGUES: &[Catalogue] = &[");
    for po in catalogues {
        let PoFile { code, plural, messages } = po;
        let _ = write!(source, "Catalogue {{ code: {code:?}, plural: {plural:?}, messages: &[");
        for ((english, context), translation) in messages {
            let key = format!("SentenceKey {{ english: {english:?}, context: {context:?} }}");
            let _ = writeln!(source, "Message {{ key: {key}, forms: &{:?} }},", translation.forms);
        }
        source += "] },";
    }
    source += "];";
    let folder = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&folder).join("catalogues.rs"), source)
        .expect("cargo's folder is writable");
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
    let debug_info = env::var("PROFILE").as_deref() != Ok("release");
    let configuration = slint_build::CompilerConfiguration::new()
        .with_style("fluent".into())
        .with_debug_info(debug_info)
        .with_default_translation_context(slint_build::DefaultTranslationContext::None)
        .with_bundled_translations(LANGUAGES);
    slint_build::compile_with_config("ui/app-window.slint", configuration)
        .expect("the window's .slint files compile");
}
