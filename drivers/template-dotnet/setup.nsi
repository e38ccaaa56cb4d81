; NAME-driver-setup.exe, which installs the driver on Windows. After the driver is compiled: makensis setup.nsi, or with -DBUILT=bin/Release/net472
; for what Visual Studio compiles.
!define DRIVER "NAME"
!define TITLE "NAME"
!define VERSION "0.1.0"
!ifndef BUILT
  !define BUILT "."
!endif

!macro DriverFiles
  File "${BUILT}/NAME-driver.exe"
  File "${BUILT}/NAME-driver.exe.config"
  File "driver.json"
!macroend

!include "Ledgerline.DriverKit/driver.nsh"
