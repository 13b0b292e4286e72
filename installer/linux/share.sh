#!/usr/bin/env bash
# Fills a folder with all that is installed beside the program, as it lies under /usr/share.
#
#     installer/linux/share.sh BINARY FOLDER
#
# Manual pages and completions come from BINARY itself, icons are drawn from the pictures in resources/icons.
set -euo pipefail

binary=$(realpath "$1")
mkdir -p "$2"
share=$(realpath "$2")
cd "$(dirname "$0")/../.."

id=io.github.nonet.Nonet
file_icon=application-x-nonet-sudoku
sizes=(16 22 24 32 48 64 128 256 512)

put() { install -D -m 644 "$1" "$share/$2"; }

# Makes a file of what a command writes.
make() {
    mkdir -p "$(dirname "$share/$1")"
    "${@:2}" >"$share/$1"
}

draw() {
    local picture=$1 size=$2 place=$3
    make "icons/hicolor/${size}x$size/$place.png" rsvg-convert --width "$size" --height "$size" "$picture"
}

# In 16 pixels the lines between the cells are lost, unless they are drawn for that size.
drawn_for() {
    if [ "$1" = 16 ]; then echo resources/icons/nonet-16.svg; else echo resources/icons/nonet.svg; fi
}

icons() {
    for size in "${sizes[@]}"; do
        draw "$(drawn_for "$size")" "$size" "apps/$id"
        draw resources/icons/nonet-file.svg "$size" "mimetypes/$file_icon"
    done
    put resources/icons/nonet.svg "icons/hicolor/scalable/apps/$id.svg"
    put resources/icons/nonet-file.svg "icons/hicolor/scalable/mimetypes/$file_icon.svg"
}

manual_pages() {
    make man/man1/nonet.1 "$binary" man
    # The first page names the others.
    for command in $(sed -n 's/^nonet\\-\([a-z]*\)(1)$/\1/p' "$share/man/man1/nonet.1"); do
        make "man/man1/nonet-$command.1" "$binary" man "$command"
    done
}

completions() {
    make bash-completion/completions/nonet "$binary" completions bash
    make zsh/vendor-completions/_nonet "$binary" completions zsh
    make fish/vendor_completions.d/nonet.fish "$binary" completions fish
}

desktop() {
    put "installer/linux/$id.desktop" "applications/$id.desktop"
    put "installer/linux/$id.mime.xml" "mime/packages/$id.xml"
    put "installer/linux/$id.metainfo.xml" "metainfo/$id.metainfo.xml"
}

documents() {
    local target
    target=$(rustc -vV | sed -n 's/^host: //p')
    make doc/nonet/third-party.txt installer/third-party.py "$target"
    put installer/linux/changelog doc/nonet/changelog
    put README.md doc/nonet/README.md
    # The README links to these pages, and they link to each other.
    for page in docs/*.md; do
        put "$page" "doc/nonet/$page"
    done
    for puzzle in resources/puzzles/*; do
        put "$puzzle" "doc/nonet/examples/$(basename "$puzzle")"
    done
}

# As Debian wants it: long texts are packed, without the time in them.
pack() { find "$share/man" "$share/doc/nonet/changelog" "$share/doc/nonet/third-party.txt" -type f -exec gzip -9n {} +; }

icons
manual_pages
completions
desktop
documents
pack
