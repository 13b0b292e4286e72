//! Adds what Windows shows of a program when it is built for Windows.

fn main() {
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
