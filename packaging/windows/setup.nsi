; ConnectorSetup.exe: copies the connector, installs its service, starts it. Keeps journal, books and configuration, whatever happens.
; build.ts defines BUILD, VERSION, SOURCE (what is copied), ICON, TEXTS, OUTPUT, COMPRESSION and, where there is a certificate, SIGN.
Unicode true
Target amd64-unicode
!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "WinVer.nsh"
!include "WordFunc.nsh"
!include "x64.nsh"

!define SERVICE "LedgerlineConnector"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${SERVICE}"
!define EXIT_ABORTED 2
!define EXIT_WRONG_WINDOWS 3
!define EXIT_NO_SERVICE 4
!define EXIT_NOT_STARTED 5
!define EXIT_BAD_CONFIG 6
!define EXIT_NOT_WRITTEN 7
!define FOLDER_CHARACTERS_MAX 200

Name "Ledgerline Connector"
OutFile "${OUTPUT}"
InstallDir "$PROGRAMFILES64\Ledgerline\Connector"
RequestExecutionLevel admin
; The same files give the same program, whenever they were written.
SetDateSave off
!if ${COMPRESSION} == "none"
  SetCompress off
!else
  SetCompressor /SOLID ${COMPRESSION}
!endif
!if ${COMPRESSION} == "lzma"
  SetCompressorDictSize 16
!endif
!ifdef SIGN
  !uninstfinalize '"${SIGN}" "%1"' = 0
!endif
VIProductVersion "${VERSION}"
VIAddVersionKey "ProductName" "Ledgerline Connector"
VIAddVersionKey "FileDescription" "Ledgerline Connector Setup"
VIAddVersionKey "FileVersion" "${VERSION}"
; publish-connector reads the build from here.
VIAddVersionKey "ProductVersion" "${BUILD}"
VIAddVersionKey "CompanyName" "Ledgerline"
VIAddVersionKey "LegalCopyright" "Ledgerline"
VIAddVersionKey "OriginalFilename" "ConnectorSetup.exe"

Var Data
Var Config
Var Companies
Var Portal
Var Account
Var IsForgetting
Var ForgetBox
Var IsStarted
Var IsWriting

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEPAGE_TITLE "Ledgerline Connector"
!define MUI_WELCOMEPAGE_TEXT "$(TEXT_WELCOME)"
!insertmacro MUI_PAGE_WELCOME
Page custom askForConfig takeConfig
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_TITLE "$(TEXT_FINISHTITLE)"
!define MUI_FINISHPAGE_TEXT "$(TEXT_FINISHTEXT)"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
UninstPage custom un.askToForget un.takeForget
!insertmacro MUI_UNPAGE_INSTFILES
; Every language of Windows that is none of ours gets the first, English.
!include "${TEXTS}"

; For administrators that install without a window.
!macro Say TEXT
  FileOpen $9 "$TEMP\LedgerlineSetup.log" a
  FileSeek $9 0 END
  FileWriteUTF16LE $9 "${TEXT}$\r$\n"
  FileClose $9
  DetailPrint "${TEXT}"
!macroend

!macro Fail CODE TEXT
  !insertmacro Say "${TEXT}"
  SetErrorLevel ${CODE}
  Abort "${TEXT}"
!macroend

; PowerShell makes "/NAME=a value" of /NAME="a value"; only the latter is read as one option beside others.
!macro Requote NAME
  ${WordReplace} '$R0' '"/${NAME}=' '/${NAME}="' '+' $R0
!macroend

Function .onInit
  SetRegView 64
  SetShellVarContext all
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_ICONSTOP "$(TEXT_WRONGWINDOWS)" /SD IDOK
    SetErrorLevel ${EXIT_WRONG_WINDOWS}
    Quit
  ${EndIf}
  StrCpy $Data "$APPDATA\Ledgerline\Connector"
  ${GetParameters} $R0
  !insertmacro Requote "CONFIG"
  !insertmacro Requote "COMPANIES"
  !insertmacro Requote "ACCOUNT"
  ${GetOptions} $R0 "/CONFIG=" $Config
  ${GetOptions} $R0 "/COMPANIES=" $Companies
  ${GetOptions} $R0 "/ACCOUNT=" $Account
  ; An address has slashes, which would be taken for the next option. It has no spaces.
  ${WordFind2X} '$R0 ' '/PAIR=' ' ' '+1' $Portal
  ${IfThen} $Portal == '$R0 ' ${|} StrCpy $Portal "" ${|}
  ${WordReplace} '$Portal' '"' '' '+' $Portal
  ClearErrors
  ; Where a browser put both. A configuration that is there already stays.
  ${If} $Config == ""
  ${AndIfNot} ${FileExists} "$Data\connector-config.json"
  ${AndIf} ${FileExists} "$EXEDIR\connector-config.json"
    StrCpy $Config "$EXEDIR\connector-config.json"
  ${EndIf}
FunctionEnd

; 1 in $R2 when the file names a connector, its key and the cloud; else the configuration is something else.
Function checkConfig
  StrCpy $R3 ""
  StrCpy $R2 0
  ClearErrors
  FileOpen $R4 "$Config" r
  ${If} ${Errors}
    Return
  ${EndIf}
  ${Do}
    FileRead $R4 $R5
    ${If} ${Errors}
      ${ExitDo}
    ${EndIf}
    ${WordFind} '$R5' '"connectorId"' '#' $R6
    ${IfThen} $R6 != $R5 ${|} StrCpy $R3 "$R3i" ${|}
    ${WordFind} '$R5' '"connectorKey' '#' $R6
    ${IfThen} $R6 != $R5 ${|} StrCpy $R3 "$R3k" ${|}
    ${WordFind} '$R5' '"cloudUrl"' '#' $R6
    ${IfThen} $R6 != $R5 ${|} StrCpy $R3 "$R3u" ${|}
  ${Loop}
  FileClose $R4
  StrLen $R6 $R3
  ${If} $R6 >= 3
    StrCpy $R2 1
  ${EndIf}
  ClearErrors
FunctionEnd

; An older program than the one that runs is only installed on purpose. Connectors update themselves, so the note counts, not the registry.
Function refuseDowngrade
  ${IfNot} ${FileExists} "$Data\app\current"
    Return
  ${EndIf}
  FileOpen $R4 "$Data\app\current" r
  FileRead $R4 $R5
  FileClose $R4
  StrCpy $R5 $R5 "" -13
  ${VersionCompare} "$R5" "${VERSION}" $R6
  ${If} $R6 <> 1
    Return
  ${EndIf}
  ClearErrors
  ${GetParameters} $R0
  ${GetOptions} $R0 "/DOWNGRADE" $R1
  ${IfNot} ${Errors}
    Return
  ${EndIf}
  ${If} ${Silent}
    !insertmacro Fail ${EXIT_ABORTED} "Build $R5 is installed, which is newer than ${VERSION}. Use /DOWNGRADE to install the older one. Nothing was changed."
  ${EndIf}
  MessageBox MB_YESNO|MB_ICONQUESTION "$(TEXT_NEWERINSTALLED)" IDYES +3
    SetErrorLevel ${EXIT_ABORTED}
    Abort "$(TEXT_NOTHINGCHANGED)"
FunctionEnd

Var ConfigField
Var PortalField

Function chooseConfig
  nsDialogs::SelectFileDialog open "$Config" "connector-config.json|connector-config*.json|$(TEXT_ALLFILES)|*.*"
  Pop $0
  ${If} $0 != ""
    ${NSD_SetText} $ConfigField $0
  ${EndIf}
FunctionEnd

; Not asked where there is a configuration already.
Function askForConfig
  ${If} ${FileExists} "$Data\connector-config.json"
    Abort
  ${EndIf}
  !insertmacro MUI_HEADER_TEXT "$(TEXT_ACCOUNTTITLE)" "$(TEXT_ACCOUNTTEXT)"
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateLabel} 0 0 100% 24u "$(TEXT_PORTALLABEL)"
  Pop $0
  ${NSD_CreateText} 0 28u 100% 12u "$Portal"
  Pop $PortalField
  ${NSD_CreateLabel} 0 56u 100% 24u "$(TEXT_CONFIGLABEL)"
  Pop $0
  ${NSD_CreateFileRequest} 0 84u 78% 12u "$Config"
  Pop $ConfigField
  ${NSD_CreateBrowseButton} 80% 83u 20% 14u "$(TEXT_BROWSE)"
  Pop $0
  ${NSD_OnClick} $0 chooseConfig
  nsDialogs::Show
FunctionEnd

Function takeConfig
  ${NSD_GetText} $ConfigField $Config
  ${NSD_GetText} $PortalField $Portal
  ${If} $Config == ""
  ${AndIf} $Portal == ""
    MessageBox MB_ICONEXCLAMATION "$(TEXT_ENTERPORTAL)"
    Abort
  ${EndIf}
  ${If} $Config != ""
  ${AndIfNot} ${FileExists} "$Config"
    MessageBox MB_ICONEXCLAMATION "$(TEXT_NOSUCHFILE)"
    Abort
  ${EndIf}
FunctionEnd

Section "Connector"
  SetShellVarContext all
  ${If} $Config != ""
  ${AndIfNot} ${FileExists} "$Config"
    !insertmacro Fail ${EXIT_BAD_CONFIG} "The configuration $Config does not exist. Nothing was installed."
  ${EndIf}
  ${If} $Config != ""
    Call checkConfig
    ${If} $R2 = 0
      !insertmacro Fail ${EXIT_BAD_CONFIG} "$Config is not a connector configuration. Download connector-config.json in the portal. Nothing was installed."
    ${EndIf}
  ${EndIf}
  ${If} $Companies != ""
  ${AndIfNot} ${FileExists} "$Companies"
    !insertmacro Fail ${EXIT_BAD_CONFIG} "The list of account books $Companies does not exist. Nothing was installed."
  ${EndIf}
  Call refuseDowngrade
  StrLen $R6 $INSTDIR
  ${If} $R6 > ${FOLDER_CHARACTERS_MAX}
    !insertmacro Fail ${EXIT_ABORTED} "The name of the folder has $R6 characters; choose one with at most ${FOLDER_CHARACTERS_MAX}. Nothing was changed."
  ${EndIf}
  Call writeFiles
  ${If} ${FileExists} "$INSTDIR\LedgerlineService.exe"
    !insertmacro Say "Stopping the running connector."
    ExecWait '"$INSTDIR\LedgerlineService.exe" --stop' $0
  ${EndIf}
  Call takeFiles
  FileOpen $1 "$Data\app\current" w
  FileWrite $1 "${BUILD}"
  FileClose $1
  Delete "$Data\app\next"
  Delete "$Data\app\previous"
  Delete "$Data\app\refused"
  Delete "$Data\app\healthy"
  ${If} $Config != ""
    CopyFiles /SILENT "$Config" "$Data\connector-config.json"
  ${EndIf}
  ${If} $Companies != ""
    CopyFiles /SILENT "$Companies" "$Data\companies.json"
  ${EndIf}
  Call connectAccount
  CreateDirectory "$Data\page"
  CreateShortcut "$DESKTOP\Ledgerline Connector.lnk" "$Data\page\Ledgerline Connector.url"
  WriteRegStr HKLM "${UNINSTALL_KEY}" "DisplayName" "Ledgerline Connector"
  WriteRegStr HKLM "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKLM "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\LedgerlineService.exe"
  WriteRegStr HKLM "${UNINSTALL_KEY}" "Publisher" "Ledgerline"
  WriteRegStr HKLM "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKLM "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKLM "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKLM "${UNINSTALL_KEY}" "NoRepair" 1
  ExecWait '"$INSTDIR\LedgerlineService.exe" --install "$Account"' $0
  ${If} $0 = 5
    ; Nothing starts where there was no service before.
    ExecWait '"$INSTDIR\LedgerlineService.exe" --start'
    !insertmacro Fail ${EXIT_NO_SERVICE} "There is no account $Account. Name one that exists. A service that was installed before goes on with its account."
  ${EndIf}
  ${If} $0 <> 0
    !insertmacro Fail ${EXIT_NO_SERVICE} "The service could not be installed ($0)."
  ${EndIf}
  ; After the service: its account exists from then on. Nobody else on this computer reads keys and books.
  nsExec::Exec 'icacls "$Data" /inheritance:r /grant:r *S-1-5-18:(OI)(CI)F *S-1-5-32-544:(OI)(CI)F "NT SERVICE\${SERVICE}:(OI)(CI)M"'
  Pop $0
  ; The link of the page of the connector, for the person who installs it.
  UserInfo::GetName
  Pop $1
  nsExec::Exec 'icacls "$Data\page" /grant "$1:(OI)(CI)R"'
  Pop $0
  Call startConnector
SectionEnd

; Everything is written beside what runs, so that a full disk leaves that as it is.
Function writeFiles
  StrCpy $IsWriting 1
  ClearErrors
  SetOutPath "$INSTDIR\setup.part"
  File "${SOURCE}/LedgerlineService.exe"
  File "${SOURCE}/node.exe"
  WriteUninstaller "$INSTDIR\setup.part\Uninstall.exe"
  SetOutPath "$Data\app\${BUILD}.part"
  File /r "${SOURCE}/app/*"
  SetOutPath "$INSTDIR"
  ${If} ${Errors}
    Abort
  ${EndIf}
  StrCpy $IsWriting 0
FunctionEnd

; Only names change from here on.
Function takeFiles
  CreateDirectory "$INSTDIR\runtime"
  CreateDirectory "$Data\logs"
  ClearErrors
  Delete "$INSTDIR\LedgerlineService.exe"
  Rename "$INSTDIR\setup.part\LedgerlineService.exe" "$INSTDIR\LedgerlineService.exe"
  Delete "$INSTDIR\runtime\node.exe"
  Rename "$INSTDIR\setup.part\node.exe" "$INSTDIR\runtime\node.exe"
  Delete "$INSTDIR\Uninstall.exe"
  Rename "$INSTDIR\setup.part\Uninstall.exe" "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR\setup.part"
  RMDir /r "$Data\app\${BUILD}"
  Rename "$Data\app\${BUILD}.part" "$Data\app\${BUILD}"
  ${If} ${Errors}
    !insertmacro Fail ${EXIT_NOT_WRITTEN} "A file that is in use could not be replaced. Close what uses $INSTDIR and run the setup program again."
  ${EndIf}
FunctionEnd

; What was written so far is removed. Folders that were there stay, because they are not empty.
Function .onInstFailed
  SetOutPath "$TEMP"
  RMDir /r "$INSTDIR\setup.part"
  RMDir "$INSTDIR"
  RMDir /r "$Data\app\${BUILD}.part"
  RMDir "$Data\app"
  RMDir "$Data"
  ${If} $IsWriting = 1
    !insertmacro Say "The files could not be written. The disk may be full, or the folder cannot be written. Nothing was changed."
    SetErrorLevel ${EXIT_NOT_WRITTEN}
  ${EndIf}
FunctionEnd

; Shows a code and waits until it is confirmed in the portal. Without a window the code is in LedgerlinePairing.log.
Function connectAccount
  ${If} $Portal == ""
  ${OrIf} ${FileExists} "$Data\connector-config.json"
    Return
  ${EndIf}
  !insertmacro Say "Connecting to $Portal."
  StrCpy $R1 '"$INSTDIR\runtime\node.exe" "$Data\app\${BUILD}\connector.mjs" pair --cloud "$Portal" --folder "$Data"'
  ${If} ${Silent}
    nsExec::Exec 'cmd /c "$R1 > "$TEMP\LedgerlinePairing.log" 2>&1"'
  ${Else}
    SetDetailsView show
    nsExec::ExecToLog '$R1 --open'
  ${EndIf}
  Pop $0
  ${If} $0 != 0
    !insertmacro Fail ${EXIT_BAD_CONFIG} "This computer was not connected to an account. Run the setup program again."
  ${EndIf}
FunctionEnd

; Without a configuration, or with /NOSTART, it is left to the administrator.
Function startConnector
  StrCpy $IsStarted 0
  ClearErrors
  ${GetParameters} $R0
  ${GetOptions} $R0 "/NOSTART" $R1
  ${IfNot} ${Errors}
  ${OrIfNot} ${FileExists} "$Data\connector-config.json"
    !insertmacro Say "Installed and not started."
    Return
  ${EndIf}
  ExecWait '"$INSTDIR\LedgerlineService.exe" --start' $0
  ${If} $0 <> 0
    !insertmacro Fail ${EXIT_NOT_STARTED} "The service is installed and does not start ($0). See $Data\logs\service.log."
  ${EndIf}
  StrCpy $IsStarted 1
  !insertmacro Say "The connector is running."
  ${IfNot} ${Silent}
    DetailPrint "$(TEXT_FINDINGS)"
    nsExec::ExecToLog '"$INSTDIR\runtime\node.exe" "$Data\app\${BUILD}\connector.mjs" doctor --folder "$Data"'
    Pop $0
    SetDetailsView show
    SetAutoClose false
  ${EndIf}
FunctionEnd

Function un.askToForget
  !insertmacro MUI_HEADER_TEXT "$(TEXT_DATATITLE)" "$(TEXT_DATATEXT)"
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateLabel} 0 0 100% 36u "$(TEXT_DATALABEL)"
  Pop $0
  ${NSD_CreateCheckbox} 0 44u 100% 24u "$(TEXT_FORGET)"
  Pop $ForgetBox
  nsDialogs::Show
FunctionEnd

Function un.takeForget
  ${NSD_GetState} $ForgetBox $IsForgetting
FunctionEnd

Section "Uninstall"
  SetShellVarContext all
  SetRegView 64
  StrCpy $Data "$APPDATA\Ledgerline\Connector"
  ExecWait '"$INSTDIR\LedgerlineService.exe" --remove' $0
  RMDir /r "$INSTDIR\runtime"
  Delete "$INSTDIR\LedgerlineService.exe"
  RMDir /r "$Data\app"
  RMDir /r "$Data\page"
  Delete "$DESKTOP\Ledgerline Connector.lnk"
  ; Journal, books, configuration and logs are the record of what was done.
  ClearErrors
  ${GetParameters} $R0
  ${GetOptions} $R0 "/FORGET" $R1
  ${IfNot} ${Errors}
  ${OrIf} $IsForgetting = 1
    RMDir /r "$Data"
    RMDir "$APPDATA\Ledgerline"
  ${EndIf}
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR"
  RMDir "$PROGRAMFILES64\Ledgerline"
  DeleteRegKey HKLM "${UNINSTALL_KEY}"
SectionEnd
