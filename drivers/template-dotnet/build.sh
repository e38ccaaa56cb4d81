#!/bin/sh
# Compiles the driver with the kit in it, with mono's compiler. Usage: build.sh [FOLDER [KIT]]. Without FOLDER the program lies next to driver.json;
# without KIT the kit is the folder Ledgerline.DriverKit.
set -e
here=$(cd "$(dirname "$0")" && pwd)
target=${1:-$here}
kit=${2:-$here/Ledgerline.DriverKit}
mkdir -p "$target"
mcs -langversion:6 -warn:4 -warnaserror -optimize+ -debug- -target:exe -out:"$target/NAME-driver.exe" -recurse:"$kit/*.cs" "$here"/*.cs
cp "$here/App.config" "$target/NAME-driver.exe.config"
