#!/usr/bin/env bash
# Makes the Debian package and the archive for a person's own folders, and says where they are.
#
#     installer/linux/build.sh
#
# Needs, on Debian: gcc librsvg2-bin dpkg-dev xz-utils python3; and cargo-deb, which is installed where it is missing.
set -euo pipefail
cd "$(dirname "$0")/../.."

target=${CARGO_TARGET_DIR:-target}
cargo_deb=3.8.0
version=$(sed -n '0,/^version = "\(.*\)"/s//\1/p' Cargo.toml)
machine=$(uname -m)

# Files of two builds of the same sources shall be the same.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH

have_cargo_deb() { [ "$(cargo deb --version 2>/dev/null)" = "cargo-deb $cargo_deb" ]; }

make_archive() {
    local name=nonet-$version-linux-$machine
    local folder=$target/$name
    rm -rf "$folder"
    mkdir -p "$folder"
    cp -r "$target/release/linux/share" "$folder/share"
    install -D -m 755 "$target/release/nonet" "$folder/bin/nonet"
    install -m 644 installer/linux/copyright "$folder/share/doc/nonet"
    install -m 755 installer/linux/install.sh "$folder/install.sh"
    install -m 644 LICENSE-APACHE LICENSE-MIT README.md "$folder"
    tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" \
        -C "$target" -cJf "$target/$name.tar.xz" "$name"
    rm -rf "$folder"
    echo "$target/$name.tar.xz"
}

have_cargo_deb || cargo install --locked --version "$cargo_deb" cargo-deb
cargo build --release --locked
rm -rf "$target/release/linux"
installer/linux/share.sh "$target/release/nonet" "$target/release/linux/share"
cargo deb --no-build --locked --output "$target/debian/nonet_${version}_$(dpkg --print-architecture).deb"
make_archive
