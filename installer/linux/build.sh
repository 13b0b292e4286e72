#!/usr/bin/env bash
# Makes the Debian package and the archive for a person's own folders, and says where they are.
#
#     installer/linux/build.sh
#
# Needs, on Debian: gcc binutils librsvg2-bin xz-utils python3 python3-venv; and cargo-deb, cargo-zigbuild and Zig, which are
# installed where they are missing, the last two into the target folder.
set -euo pipefail
cd "$(dirname "$0")/../.."

target=${CARGO_TARGET_DIR:-target}
cargo_deb=3.8.0
zigbuild=0.24.0
zig=0.17.1
# The packages run where the C library is this one or newer: on Debian 11, Ubuntu 20.04 and later.
glibc=2.31
version=$(sed -n '0,/^version = "\(.*\)"/s//\1/p' Cargo.toml)
machine=$(uname -m)

# Files of two builds of the same sources shall be the same.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH

# The tools, each with the package of Debian that has it.
tools=(
    cargo:rustup cc:gcc rsvg-convert:librsvg2-bin dpkg:dpkg xz:xz-utils tar:tar gzip:gzip
    objdump:binutils python3:python3
)

# Ends if any tool is missing, and names all that are.
check_tools() {
    local missing=()
    for tool in "${tools[@]}"; do
        command -v "${tool%%:*}" >/dev/null || missing+=("${tool%%:*} (package ${tool#*:})")
    done
    if command -v python3 >/dev/null && ! python3 -c 'import ensurepip, venv' 2>/dev/null; then
        missing+=("the module venv of Python (package python3-venv)")
    fi
    [ ${#missing[@]} -eq 0 ] && return
    echo "build.sh: these tools are missing:" >&2
    printf '    %s\n' "${missing[@]}" >&2
    exit 1
}

# Makes a linker that links with an older C library than that of this machine: Zig has the symbols of each.
make_linker() {
    local place
    mkdir -p "$target"
    place=$(realpath "$target")/zig-$zig-$zigbuild
    if [ ! -x "$place/bin/cargo-zigbuild" ]; then
        rm -rf "$place"
        python3 -m venv "$place"
        "$place/bin/pip" install --quiet --disable-pip-version-check "cargo-zigbuild==$zigbuild" "ziglang==$zig"
    fi
    linker=$place/bin/link
    cat >"$linker" <<EOF
#!/bin/sh
PATH="$place/bin:\$PATH" exec cargo-zigbuild zig cc -- -target $machine-linux-gnu.$glibc "\$@"
EOF
    chmod +x "$linker"
}

# Ends if the program asks for a newer C library: a dependency in C may have been compiled with its headers.
check_glibc() {
    local newest
    newest=$(objdump -T "$1" | grep -o 'GLIBC_[0-9.]*' | sed 's/GLIBC_//' | sort -V | tail -n 1)
    [ "$(printf '%s\n' "$newest" "$glibc" | sort -V | tail -n 1)" = "$glibc" ] && return
    echo "build.sh: $1 asks for glibc $newest; expected $glibc or older" >&2
    exit 1
}

have_cargo_deb() { [ "$(cargo deb --version 2>/dev/null)" = "cargo-deb $cargo_deb" ]; }

make_archive() {
    local name=nonet-$version-linux-$machine
    local folder=$target/$name
    rm -rf "$folder"
    mkdir -p "$folder"
    cp -r "$target/dist/linux/share" "$folder/share"
    install -D -m 755 "$target/dist/nonet" "$folder/bin/nonet"
    install -m 644 installer/linux/copyright "$folder/share/doc/nonet"
    install -m 755 installer/linux/install.sh "$folder/install.sh"
    install -m 644 LICENSE-APACHE LICENSE-MIT README.md "$folder"
    tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" \
        -C "$target" -cJf "$target/$name.tar.xz" "$name"
    rm -rf "$folder"
    echo "$target/$name.tar.xz"
}

check_tools
# It only packs files, so a quick build of it is enough; and lints are for Nonet alone.
have_cargo_deb || env -u RUSTC_WORKSPACE_WRAPPER cargo install --debug --locked --version "$cargo_deb" cargo-deb
make_linker
# Only the last step has this linker, so that all else is shared with other builds.
cargo rustc --profile dist --locked -p nonet --bin nonet -- -C "linker=$linker" -C linker-flavor=gcc
check_glibc "$target/dist/nonet"
rm -rf "$target/dist/linux"
installer/linux/share.sh "$target/dist/nonet" "$target/dist/linux/share"
cargo deb --profile dist --no-build --locked --compress-system --output "$target/debian/nonet_${version}_$(dpkg --print-architecture).deb"
make_archive
