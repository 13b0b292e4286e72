#!/usr/bin/env bash
# Makes a Rust toolchain that builds for Windows, and checks types for macOS, on Debian 12 or later.
#
#   installer/windows/toolchain.sh FOLDER    fills FOLDER (about 1.5 GB) and writes FOLDER/environment
#
# rustup offers the same by one download where it may reach its server (`rustup target add x86_64-pc-windows-gnu`); this is
# for machines that have only Debian's archive. Debian's own Rust packages are unpacked into FOLDER, so that neither rustup's
# nor the system's toolchain is touched; the standard library for Windows is built from the sources among them.
# Only mingw, which links, is installed in the system.
set -euo pipefail

[ $# -eq 1 ] || { sed -n '2,5s/^# \{0,1\}//p' "$0" >&2; exit 2; }
mkdir -p "$1"
folder=$(cd "$1" && pwd)
target=x86_64-pc-windows-gnu
linker=x86_64-w64-mingw32-gcc-posix
tree=$folder/tree
libraries=$tree/usr/lib/rustlib/$target/lib

install_linker() {
    command -v "$linker" >/dev/null && return
    apt-get -o DPkg::Lock::Timeout=600 install -y -qq --no-install-recommends gcc-mingw-w64-x86-64-posix
}

unpack_rust() {
    mkdir -p "$folder/packages" "$tree"
    local library
    library=$(apt-cache depends libstd-rust-web-dev | sed -n 's/.*Depends: \(libstd-rust-web-[0-9.]*\)$/\1/p' | head -n 1)
    local compiler_library
    compiler_library=$(apt-cache depends "$library" rustc-web | sed -n 's/.*Depends: \(libllvm[0-9]*\)$/\1/p' | head -n 1)
    (cd "$folder/packages" && apt-get download -qq rustc-web "$library" libstd-rust-web-dev rust-web-src "$compiler_library")
    for package in "$folder"/packages/*.deb; do dpkg-deb -x "$package" "$tree"; done
}

# What every Windows program starts and ends with; Debian has it for its own targets only.
compile_startup_objects() {
    mkdir -p "$libraries"
    local object
    for object in rsbegin rsend; do
        RUSTC_BOOTSTRAP=1 "$RUSTC" --target "$target" --emit=obj -C panic=abort \
            -o "$libraries/$object.o" "$tree"/usr/src/rustc-*/library/rtstartup/"$object.rs"
    done
}

# The standard library, built once and laid where the compiler looks for it: later builds are ordinary ones.
build_standard_library() {
    local seed=$folder/seed
    mkdir -p "$seed/src"
    printf '[package]\nname = "seed"\nversion = "0.1.0"\nedition = "2024"\n[workspace]\n' >"$seed/Cargo.toml"
    echo 'fn main() {}' >"$seed/src/main.rs"
    (
        cd "$seed"
        RUSTC_BOOTSTRAP=1 CARGO_TARGET_DIR=$seed/target cargo build --release \
            --target "$target" -Zbuild-std=std,panic_unwind,test
    )
    cp "$seed/target/$target"/release/deps/lib*.{rlib,rmeta} "$libraries/"
}

write_environment() {
    cat >"$folder/environment" <<END
# Read by installer/windows/build.sh and installer/macos/check.sh.
export RUSTC=$RUSTC
export LD_LIBRARY_PATH=$LD_LIBRARY_PATH
export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=$linker
END
}

install_linker
unpack_rust
export RUSTC=$tree/usr/bin/rustc
export LD_LIBRARY_PATH=$tree/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)
export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=$linker
compile_startup_objects
build_standard_library
write_environment
echo "toolchain.sh: $("$RUSTC" --version) for $target; its settings are in $folder/environment"
