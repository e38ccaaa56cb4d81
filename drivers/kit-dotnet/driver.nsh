; The setup program of a driver: checks what the driver needs, copies it to where the connector finds it, and adds an account book.
; The script that includes it defines DRIVER, TITLE and VERSION, the macro DriverFiles, and where the package can be looked for in the registry
; PACKAGE, PACKAGE_KEY and PACKAGE_BITS (32 or 64). Without a window: /S /FILE=path /COMPANY=id /ACCOUNT=name, and $TEMP\LedgerlineSetup.log says what
; happened. With /ACCOUNT the service of the connector runs as that account from then on, for packages that need the settings of a user.
Unicode true
Target amd64-unicode
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "WordFunc.nsh"

!define CONNECTOR_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\LedgerlineConnector"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\LedgerlineDriver-${DRIVER}"
!define FOLDER "$PROGRAMFILES64\Ledgerline\Connector\drivers\${DRIVER}"
; .NET Framework 4.7.2 on any Windows.
!define NET_RELEASE_MIN 461808
!define EXIT_NO_NET 3
!define EXIT_NO_CONNECTOR 4
!define EXIT_NO_PACKAGE 5
!define EXIT_NO_BOOK 6
!define EXIT_NOT_WRITTEN 7
!define EXIT_NO_ACCOUNT 8
!define EXIT_NOT_STARTED 9

Name "${TITLE} driver for Ledgerline"
OutFile "${DRIVER}-driver-setup.exe"
RequestExecutionLevel admin
SetCompressor /SOLID lzma
ShowInstDetails show
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${TITLE} driver for Ledgerline"
VIAddVersionKey "FileDescription" "${TITLE} driver for Ledgerline, setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" ""
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

Var Service
Var Data
Var Book
Var Company
Var Account

!macro Say TEXT
  FileOpen $9 "$TEMP\LedgerlineSetup.log" a
  FileSeek $9 0 END
  FileWriteUTF16LE $9 "${TEXT}$\r$\n"
  FileClose $9
  DetailPrint "${TEXT}"
!macroend

!macro Fail CODE TEXT
  !insertmacro Say "${TEXT}"
  MessageBox MB_ICONSTOP "${TEXT}" /SD IDOK
  SetErrorLevel ${CODE}
  Quit
!macroend

; PowerShell makes "/NAME=a value" of /NAME="a value"; only the latter is read as one option beside others.
!macro Requote NAME
  ${WordReplace} '$R0' '"/${NAME}=' '/${NAME}="' '+' $R0
!macroend

Function .onInit
  SetShellVarContext all
  SetRegView 64
  ReadRegDWORD $0 HKLM "SOFTWARE\Microsoft\NET Framework Setup\NDP\v4\Full" "Release"
  ${If} $0 < ${NET_RELEASE_MIN}
    !insertmacro Fail ${EXIT_NO_NET} "The driver needs .NET Framework 4.7.2 or later. Install it from Microsoft. Nothing was installed."
  ${EndIf}
  ReadRegStr $Service HKLM "${CONNECTOR_KEY}" "DisplayIcon"
  ${If} $Service == ""
    !insertmacro Fail ${EXIT_NO_CONNECTOR} "The Ledgerline connector is not installed. Install it first. Nothing was installed."
  ${EndIf}
  !ifdef PACKAGE_KEY
    SetRegView ${PACKAGE_BITS}
    EnumRegKey $0 HKLM "${PACKAGE_KEY}" 0
    EnumRegValue $1 HKLM "${PACKAGE_KEY}" 0
    SetRegView 64
    ${If} "$0$1" == ""
      !insertmacro Fail ${EXIT_NO_PACKAGE} "${PACKAGE} (${PACKAGE_BITS}-bit) is not installed on this computer. Nothing was installed."
    ${EndIf}
  !endif
  StrCpy $Data "$APPDATA\Ledgerline\Connector"
  ${GetParameters} $R0
  !insertmacro Requote "FILE"
  !insertmacro Requote "COMPANY"
  !insertmacro Requote "ACCOUNT"
  ${GetOptions} $R0 "/FILE=" $Book
  ${GetOptions} $R0 "/COMPANY=" $Company
  ${GetOptions} $R0 "/ACCOUNT=" $Account
  ClearErrors
FunctionEnd

; Everything is written beside the driver that runs, so that a full disk leaves that as it is.
Section "Driver"
  ClearErrors
  SetOutPath "${FOLDER}.part"
  !insertmacro DriverFiles
  WriteUninstaller "${FOLDER}.part\Uninstall.exe"
  SetOutPath "$TEMP"
  ${If} ${Errors}
    RMDir /r "${FOLDER}.part"
    !insertmacro Fail ${EXIT_NOT_WRITTEN} "The files could not be written. The disk may be full. Nothing was changed."
  ${EndIf}
  ExecWait '"$Service" --stop'
  ${If} $Account != ""
    ExecWait '"$Service" --install "$Account"' $0
    ${If} $0 <> 0
      RMDir /r "${FOLDER}.part"
      Call startConnector
      !insertmacro Fail ${EXIT_NO_ACCOUNT} "The connector cannot run as $Account. Name an account that exists. Nothing was changed."
    ${EndIf}
  ${EndIf}
  ClearErrors
  RMDir /r "${FOLDER}"
  Rename "${FOLDER}.part" "${FOLDER}"
  ${If} ${Errors}
    Call startConnector
    !insertmacro Fail ${EXIT_NOT_WRITTEN} "A file that is in use could not be replaced. Close what uses ${FOLDER}, and run the setup program again."
  ${EndIf}
  WriteRegStr HKLM "${UNINSTALL_KEY}" "DisplayName" "${TITLE} driver for Ledgerline"
  WriteRegStr HKLM "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKLM "${UNINSTALL_KEY}" "UninstallString" '"${FOLDER}\Uninstall.exe"'
  WriteRegStr HKLM "${UNINSTALL_KEY}" "QuietUninstallString" '"${FOLDER}\Uninstall.exe" /S'
  WriteRegDWORD HKLM "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKLM "${UNINSTALL_KEY}" "NoRepair" 1
  !insertmacro Say "The driver ${DRIVER} ${VERSION} is installed."
  ${If} $Book != ""
    Call addBook
  ${EndIf}
  Call startConnector
  ${If} $0 <> 0
    !insertmacro Fail ${EXIT_NOT_STARTED} "The driver is installed, and the connector does not start. If its account has a password, enter it in services.msc."
  ${EndIf}
  ${If} $Book == ""
  ${AndIfNot} ${Silent}
    ExecShell "open" "$Data\page\Ledgerline Connector.url"
  ${EndIf}
SectionEnd

; The connector checks the book and writes nothing if it cannot be opened.
Function addBook
  FileOpen $1 "$Data\app\current" r
  FileRead $1 $R1
  FileClose $1
  ${GetParent} "$Service" $R2
  StrCpy $R3 '"$R2\runtime\node.exe" "$Data\app\$R1\connector.mjs" add-book --folder "$Data" --driver ${DRIVER} --file "$Book" --yes'
  ${If} $Company != ""
    StrCpy $R3 '$R3 --company "$Company"'
  ${EndIf}
  nsExec::ExecToStack '$R3'
  Pop $0
  Pop $1
  ${If} $0 != 0
    !insertmacro Say "$1"
    Call startConnector
    !insertmacro Fail ${EXIT_NO_BOOK} "The driver is installed, and the account book $Book was not added. Add it on the page of the connector."
  ${EndIf}
FunctionEnd

; A connector without a configuration is not connected to an account yet.
Function startConnector
  StrCpy $0 0
  ${If} ${FileExists} "$Data\connector-config.json"
    ExecWait '"$Service" --start' $0
  ${EndIf}
FunctionEnd

; Account books and the files beside them stay.
Section "Uninstall"
  SetShellVarContext all
  SetRegView 64
  ReadRegStr $Service HKLM "${CONNECTOR_KEY}" "DisplayIcon"
  ExecWait '"$Service" --stop'
  RMDir /r "${FOLDER}"
  DeleteRegKey HKLM "${UNINSTALL_KEY}"
  ${If} ${FileExists} "$APPDATA\Ledgerline\Connector\connector-config.json"
    ExecWait '"$Service" --start'
  ${EndIf}
SectionEnd
