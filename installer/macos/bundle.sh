#!/usr/bin/env bash
# Makes Nonet.app of a program that was built for macOS. Runs on Linux as well as on a Mac.
#
#     installer/macos/bundle.sh PROGRAM FOLDER
#
# On a Mac PROGRAM is target/dist/nonet after `cargo build --profile dist`. Needs rsvg-convert (librsvg2-bin of Debian,
# librsvg of Homebrew) and Python 3. What comes out is not signed (docs/installing.md).
set -euo pipefail

program=$(realpath "$1")
mkdir -p "$2"
application=$(realpath "$2")/Nonet.app
cd "$(dirname "$0")/../.."

version=$(sed -n '0,/^version = "\(.*\)"/s//\1/p' Cargo.toml)
resources=$application/Contents/Resources
icons=resources/icons

rm -rf "$application"
mkdir -p "$application/Contents/MacOS" "$resources"
install -m 755 "$program" "$application/Contents/MacOS/nonet"
sed "s/@VERSION@/$version/" installer/macos/Info.plist >"$application/Contents/Info.plist"
printf 'APPL????' >"$application/Contents/PkgInfo"
installer/macos/icns.py "$icons/nonet.svg" "$resources/nonet.icns" "$icons/nonet-16.svg"
installer/macos/icns.py "$icons/nonet-file.svg" "$resources/nonet-file.icns"
cp -r installer/macos/vi.lproj "$resources"
cp installer/linux/copyright "$resources/licences.txt"
echo "$application"
