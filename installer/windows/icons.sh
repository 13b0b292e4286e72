#!/usr/bin/env bash
# Draws resources/icons/nonet.ico and nonet-file.ico anew from the pictures beside them.
#
#     installer/windows/icons.sh
#
# Needs, on Debian: librsvg2-bin icoutils. What it makes is kept with the sources, as a build on Windows has neither.
set -euo pipefail
cd "$(dirname "$0")/../../resources/icons"

# In 16 pixels the lines between the cells are lost, unless they are drawn for that size.
small=16
sizes=(20 24 32 40 48 64)
largest=256
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

draw() { rsvg-convert --width "$2" --height "$2" --output "$folder/$2.png" "$1"; }

# Windows reads the largest picture packed, as icoutils writes it with --raw, and the others not.
make_icon() {
    local picture=$1 smallest=$2
    draw "$smallest" "$small"
    for size in "${sizes[@]}" "$largest"; do draw "$picture" "$size"; done
    local pictures=()
    for size in "$small" "${sizes[@]}"; do pictures+=("$folder/$size.png"); done
    icotool --create --output "${picture%.svg}.ico" "${pictures[@]}" "--raw=$folder/$largest.png"
}

make_icon nonet.svg nonet-16.svg
make_icon nonet-file.svg nonet-file.svg
