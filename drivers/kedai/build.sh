#!/bin/sh
# Compiles kit, stand-in package and driver with Debian's mono-mcs. Usage: build.sh FOLDER
set -e
here=$(cd "$(dirname "$0")" && pwd)
strict="-langversion:6 -warn:4 -warnaserror -optimize+ -debug-"
mkdir -p "$1"
mcs $strict -target:library -out:"$1/Ledgerline.DriverKit.dll" -recurse:"$here/../kit-dotnet/*.cs"
mcs $strict -target:library -out:"$1/Kedai.Desktop.dll" "$here"/sdk/*.cs
mcs $strict -target:exe -out:"$1/kedai-driver.exe" -r:"$1/Ledgerline.DriverKit.dll" -r:"$1/Kedai.Desktop.dll" "$here"/driver/*.cs
