#!/usr/bin/env bash
# Has the compiler check the program for macOS on Linux. Nothing is linked, as that needs Apple's own libraries.
#
#     installer/macos/check.sh TOOLCHAIN [MACHINE]
#
# TOOLCHAIN is the folder that installer/windows/toolchain.sh filled; MACHINE is aarch64-apple-darwin unless it is named.
set -euo pipefail
# shellcheck source=/dev/null
. "$1/environment"
machine=${2:-aarch64-apple-darwin}
cd "$(dirname "$0")/../.."

# Debian has no standard library for Macs: it is checked along with the program. --release, as what the build for Windows
# made to run on this machine is then there already.
RUSTC_BOOTSTRAP=1 cargo check --release --locked --target "$machine" -Zbuild-std=std,panic_unwind
