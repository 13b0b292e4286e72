#!/usr/bin/env bash
# Makes the programs for Windows and their installers on Linux, and says where they are.
#
#     installer/windows/build.sh [TOOLCHAIN]
#
# TOOLCHAIN is the folder that installer/windows/toolchain.sh filled; without it, Rust has to know x86_64-pc-windows-gnu.
# Needs, on Debian: gcc-mingw-w64-x86-64-posix nsis wixl msitools python3.
set -euo pipefail
if [ $# -gt 0 ]; then
    # shellcheck source=/dev/null
    . "$1/environment"
fi
cd "$(dirname "$0")/../.."

machine=x86_64-pc-windows-gnu
target=$(realpath -m "${CARGO_TARGET_DIR:-target}")
version=$(sed -n '0,/^version = "\(.*\)"/s//\1/p' Cargo.toml)
files=$target/windows/files
name=$target/windows/nonet-$version-windows-x86_64

build() { cargo build --profile dist --locked --target "$machine" "$@"; }

# A program for Windows has either a window or a console: nonet.exe and nonet.com (docs/installing.md).
build_programs() {
    build
    install -D -m 755 "$target/$machine/dist/nonet.exe" "$files/nonet.exe"
    build --no-default-features --features resource
    install -D -m 755 "$target/$machine/dist/nonet.exe" "$files/nonet.com"
}

gather_documents() {
    mkdir -p "$files/examples"
    cp README.md "$files/README.txt"
    cp installer/linux/copyright "$files/licences.txt"
    installer/third-party.py "$machine" >"$files/third-party.txt"
    cp resources/puzzles/* "$files/examples"
}

# The uninstaller removes what was installed and nothing else.
list_files() {
    (cd "$files" && find . -type f -printf '%P\n' | LC_ALL=C sort) | tr / '\\' |
        sed 's/.*/Delete "$INSTDIR\\&"/' >"$files.nsh"
}

make_setup() {
    makensis -V2 -WX -INPUTCHARSET UTF8 "-DVERSION=$version" "-DFILES=$files" "-DOUT=$1" "${@:2}" \
        installer/windows/nonet.nsi
}

# Asks the registry, before all else, who opens each ending, and takes those alone that nobody does.
leave_owned_endings() {
    local query="INSERT INTO InstallExecuteSequence (\`Action\`, \`Sequence\`) VALUES ('AppSearch', 50)"
    local queries=("$query")
    local kind ending owner
    while read -r kind ending; do
        owner=OWNER_${kind^^}
        queries+=("INSERT INTO AppSearch (Property, Signature_) VALUES ('$owner', 'Owner$kind')")
        queries+=("INSERT INTO RegLocator (Signature_, Root, \`Key\`, Type) VALUES ('Owner$kind', 0, '$ending', 2)")
        queries+=("UPDATE Component SET Condition = 'NOT $owner OR $owner=\"Nonet.$kind.1\"' WHERE Component = 'Ending$kind'")
    done < <(sed -n '/define Kind=/{N;s/.*Kind=\(.*\)?>\n.*Ending=\(.*\)?>/\1 \2/p}' installer/windows/nonet.wxs)
    msibuild "$1" -q "${queries[@]}"
}

make_package() {
    # wixl looks for files from where its input lies, and takes no path from the root.
    wixl --arch x64 -D "Version=$version" -D "Files=$(realpath --relative-to=installer/windows "$files")" \
        -I installer/windows -o "$1" installer/windows/nonet.wxs
    leave_owned_endings "$1"
}

rm -rf "$target/windows"
build_programs
gather_documents
list_files
make_setup "$name-setup.exe"
make_setup "$name-setup-everybody.exe" -DEVERYBODY
make_package "$name.msi"
ls -l "$files"/nonet.* "$name"*
