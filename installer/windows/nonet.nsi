; The setup program for Windows: for one person without special rights, or with -DEVERYBODY for everybody, by an
; administrator.
; installer/windows/build.sh sets VERSION, FILES (the folder with all files to install) and OUT (the setup program).

Target amd64-unicode
SetCompressor /SOLID lzma
ManifestSupportedOS all
ManifestDPIAware true
!include MUI2.nsh
!include FileFunc.nsh

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Nonet"
!define APP_PATH "Software\Microsoft\Windows\CurrentVersion\App Paths\nonet.exe"
!define CLASSES "Software\Classes"

Name "Nonet ${VERSION}"
OutFile "${OUT}"
BrandingText " "
!ifdef EVERYBODY
  !define CONTEXT all
  RequestExecutionLevel admin
  InstallDir "$PROGRAMFILES64\Nonet"
!else
  !define CONTEXT current
  RequestExecutionLevel user
  InstallDir "$LOCALAPPDATA\Programs\Nonet"
!endif

VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Nonet"
VIAddVersionKey FileDescription "Nonet Setup"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey LegalCopyright "The Nonet developers, MIT OR Apache-2.0"

!define MUI_ICON "../../resources/icons/nonet.ico"
!define MUI_UNICON "../../resources/icons/nonet.ico"
!define MUI_ABORTWARNING
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The language is that of Windows if it is Vietnamese, and English otherwise.
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE Vietnamese

!macro Say NAME ENGLISH VIETNAMESE
  LangString ${NAME} ${LANG_ENGLISH} "${ENGLISH}"
  LangString ${NAME} ${LANG_VIETNAMESE} "${VIETNAMESE}"
!macroend
!insertmacro Say Program "Nonet" "Nonet"
!insertmacro Say ProgramTold "The program, in the Start menu." "Chương trình, có trong trình đơn Start."
!insertmacro Say Files "Open Sudoku files" "Mở tập tin Sudoku"
!insertmacro Say FilesTold "A double click opens a puzzle, unless another program already opens such files." \
  "Nhấp đúp vào một đề để mở, nếu chưa có chương trình nào khác mở loại tập tin đó."
!insertmacro Say InUse "Nonet is open. Please close it, then try again." "Nonet đang mở. Hãy đóng lại rồi thử lần nữa."
!insertmacro Say About "Solve, make and play Sudoku" "Giải, tạo và chơi Sudoku"
!insertmacro Say Nonet "Nonet Sudoku puzzle" "Đề Sudoku của Nonet"
!insertmacro Say List "List of Sudoku puzzles" "Danh sách đề Sudoku"
!insertmacro Say SudoCue "SudoCue Sudoku puzzle" "Đề Sudoku của SudoCue"
!insertmacro Say OpenSudoku "OpenSudoku puzzles" "Các đề Sudoku của OpenSudoku"
!insertmacro Say KSudoku "KSudoku game" "Ván chơi của KSudoku"
!insertmacro Say TenThousand "Sudoku 10'000 puzzles" "Các đề của Sudoku 10'000"

; Calls DO for each kind of file, with its ending, class, name in the language of the setup, and MIME type.
!macro EachKind DO
  !insertmacro ${DO} .sdk Nonet.Puzzle.1 $(Nonet) application/x-nonet-sudoku
  !insertmacro ${DO} .sdm Nonet.List.1 $(List) application/x-sudoku-list
  !insertmacro ${DO} .sdx Nonet.SudoCue.1 $(SudoCue) application/x-sudocue-sudoku
  !insertmacro ${DO} .opensudoku Nonet.OpenSudoku.1 $(OpenSudoku) application/x-opensudoku
  !insertmacro ${DO} .ksudoku Nonet.KSudoku.1 $(KSudoku) application/x-ksudoku
  !insertmacro ${DO} .gsudoku Nonet.TenThousand.1 $(TenThousand) application/x-gsudoku
!macroend

; The class says how to open such a file. "Open with" always offers Nonet; a double click opens Nonet only if no other
; program is registered for the ending.
!macro Register ENDING CLASS NAME TYPE
  WriteRegStr SHCTX "${CLASSES}\${CLASS}" "" "${NAME}"
  WriteRegStr SHCTX "${CLASSES}\${CLASS}" FriendlyTypeName "${NAME}"
  WriteRegStr SHCTX "${CLASSES}\${CLASS}\DefaultIcon" "" "$INSTDIR\nonet.exe,-2"
  WriteRegStr SHCTX "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\nonet.exe" "%1"'
  WriteRegStr SHCTX "${CLASSES}\${ENDING}\OpenWithProgids" "${CLASS}" ""
  WriteRegStr SHCTX "${CLASSES}\Applications\nonet.exe\SupportedTypes" "${ENDING}" ""
  WriteRegStr SHCTX "Software\Nonet\Capabilities\FileAssociations" "${ENDING}" "${CLASS}"
  ReadRegStr $0 HKCR "${ENDING}" ""
  ${If} $0 == ""
    WriteRegStr SHCTX "${CLASSES}\${ENDING}" "" "${CLASS}"
    WriteRegStr SHCTX "${CLASSES}\${ENDING}" "Content Type" "${TYPE}"
  ${EndIf}
!macroend

!macro Unregister ENDING CLASS NAME TYPE
  ReadRegStr $0 SHCTX "${CLASSES}\${ENDING}" ""
  ${If} $0 == "${CLASS}"
    DeleteRegValue SHCTX "${CLASSES}\${ENDING}" ""
    DeleteRegValue SHCTX "${CLASSES}\${ENDING}" "Content Type"
  ${EndIf}
  DeleteRegValue SHCTX "${CLASSES}\${ENDING}\OpenWithProgids" "${CLASS}"
  DeleteRegKey /ifempty SHCTX "${CLASSES}\${ENDING}\OpenWithProgids"
  DeleteRegKey /ifempty SHCTX "${CLASSES}\${ENDING}"
  DeleteRegKey SHCTX "${CLASSES}\${CLASS}"
!macroend

; Tells the desktop that the programs for some files have changed: SHCNE_ASSOCCHANGED.
!macro TellDesktop
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; Windows cannot replace or remove a program that is running, so the setup asks the user to close it.
!macro RemoveProgram
  ${Do}
    ClearErrors
    Delete "$INSTDIR\nonet.exe"
    ${IfNot} ${Errors}
      ${Break}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(InUse)" /SD IDCANCEL IDRETRY +2
    Abort "$(InUse)"
  ${Loop}
!macroend

; Notes the outermost folder that is not there yet: removal takes away the folders that the setup made, and no others. A
; second installation keeps the note of the first.
!macro NoteFolders
  ReadRegStr $3 SHCTX "${UNINSTALL}" MadeFolder
  ${If} $3 == ""
    StrCpy $1 "$INSTDIR"
    ${DoUntil} ${FileExists} "$1\*.*"
      StrCpy $3 $1
      ${GetParent} $1 $1
      ${If} $1 == ""
        ${Break}
      ${EndIf}
    ${Loop}
    WriteRegStr SHCTX "${UNINSTALL}" MadeFolder $3
  ${EndIf}
!macroend

; Removes the folders that were noted, the inner ones first, as far as they are empty.
!macro RemoveFolders
  ReadRegStr $3 SHCTX "${UNINSTALL}" MadeFolder
  ${If} $3 != ""
    StrCpy $1 "$INSTDIR"
    RMDir $1
    ${DoUntil} $1 == $3
      ${GetParent} $1 $1
      ${If} $1 == ""
        ${Break}
      ${EndIf}
      RMDir $1
    ${Loop}
  ${EndIf}
!macroend

Section "$(Program)" ProgramSection
  SectionIn RO
  SetShellVarContext ${CONTEXT}
  !insertmacro RemoveProgram
  !insertmacro NoteFolders
  SetOutPath "$INSTDIR\examples"
  File "${FILES}/examples/*"
  SetOutPath "$INSTDIR"
  File "${FILES}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Nonet.lnk" "$INSTDIR\nonet.exe"
  WriteRegStr SHCTX "${APP_PATH}" "" "$INSTDIR\nonet.exe"
  WriteRegStr SHCTX "${UNINSTALL}" DisplayName "Nonet"
  WriteRegStr SHCTX "${UNINSTALL}" DisplayVersion "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL}" DisplayIcon "$INSTDIR\nonet.exe"
  WriteRegStr SHCTX "${UNINSTALL}" Publisher "The Nonet developers"
  WriteRegStr SHCTX "${UNINSTALL}" InstallLocation "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL}" UninstallString '"$INSTDIR\uninstall.exe"'
  WriteRegStr SHCTX "${UNINSTALL}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD SHCTX "${UNINSTALL}" NoModify 1
  WriteRegDWORD SHCTX "${UNINSTALL}" NoRepair 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD SHCTX "${UNINSTALL}" EstimatedSize $0
SectionEnd

Section "$(Files)" FilesSection
  !insertmacro EachKind Register
  WriteRegStr SHCTX "${CLASSES}\Applications\nonet.exe" FriendlyAppName "Nonet"
  WriteRegStr SHCTX "${CLASSES}\Applications\nonet.exe\shell\open\command" "" '"$INSTDIR\nonet.exe" "%1"'
  WriteRegStr SHCTX "Software\Nonet\Capabilities" ApplicationName "Nonet"
  WriteRegStr SHCTX "Software\Nonet\Capabilities" ApplicationDescription "$(About)"
  WriteRegStr SHCTX "Software\RegisteredApplications" Nonet "Software\Nonet\Capabilities"
  !insertmacro TellDesktop
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${ProgramSection} "$(ProgramTold)"
  !insertmacro MUI_DESCRIPTION_TEXT ${FilesSection} "$(FilesTold)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

; Puzzles saved beside the program stay, and so does their folder.
Section Uninstall
  SetShellVarContext ${CONTEXT}
  !insertmacro RemoveProgram
  !include "${FILES}.nsh"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR\examples"
  !insertmacro RemoveFolders
  Delete "$SMPROGRAMS\Nonet.lnk"
  !insertmacro EachKind Unregister
  DeleteRegKey SHCTX "${CLASSES}\Applications\nonet.exe"
  DeleteRegKey SHCTX "${APP_PATH}"
  DeleteRegKey SHCTX "${UNINSTALL}"
  DeleteRegValue SHCTX "Software\RegisteredApplications" Nonet
  DeleteRegKey SHCTX "Software\Nonet"
  !insertmacro TellDesktop
SectionEnd
