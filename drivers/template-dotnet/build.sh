#!/bin/sh
# Compiles the driver and the kit with mono's compiler. Usage: build.sh [FOLDER [KIT]]. Without FOLDER the program lies next to driver.json;
# without KIT the kit is the folder Ledgerline.DriverKit.
set -e
here=$(cd "$(dirname "$0")" && pwd)
target=${1:-$here}
kit=${2:-$here/Ledgerline.DriverKit}
strict="-langversion:6 -warn:4 -warnaserror -optimize+ -debug-"
mkdir -p "$target"
mcs $strict -target:library -out:"$target/Ledgerline.DriverKit.dll" -recurse:"$kit/*.cs"
mcs $strict -target:exe -out:"$target/NAME-driver.exe" -r:"$target/Ledgerline.DriverKit.dll" "$here"/*.cs
