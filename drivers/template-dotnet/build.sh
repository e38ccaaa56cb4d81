#!/bin/sh
# Compiles the driver and the kit with mono's compiler into FOLDER. Usage: build.sh FOLDER KIT, where KIT is the folder kit-dotnet
set -e
here=$(cd "$(dirname "$0")" && pwd)
strict="-langversion:6 -warn:4 -warnaserror -optimize+ -debug-"
mkdir -p "$1"
mcs $strict -target:library -out:"$1/Ledgerline.DriverKit.dll" -recurse:"$2/*.cs"
mcs $strict -target:exe -out:"$1/NAME-driver.exe" -r:"$1/Ledgerline.DriverKit.dll" "$here"/*.cs
