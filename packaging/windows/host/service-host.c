/* LedgerlineService.exe keeps the connector running as a Windows service. It knows the service manager, one child process and the key
 * that Windows seals for this machine. Which build runs is decided in rules.c. It knows nothing of commands. */
#include <windows.h>
#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>
#include <wincrypt.h>
#include "rules.h"

#define SERVICE_NAME L"LedgerlineConnector"
#define SERVICE_ACCOUNT L"NT SERVICE\\LedgerlineConnector"
#define LOCAL_SYSTEM L"LocalSystem"
#define STOP_WAIT_MS 30000
#define LOOK_AGAIN_MS 1000
#define NO_BUILD_WAIT_MS 60000
#define LOG_BYTES_MAX (10u * 1024 * 1024)
#define LINE_MAX 2000
#define EVENT_EVERY_MS 3600000

static wchar_t installFolder[MAX_PATH], dataFolder[MAX_PATH];
static SERVICE_STATUS_HANDLE statusHandle;
static SERVICE_STATUS status = { .dwServiceType = SERVICE_WIN32_OWN_PROCESS };
static HANDLE stopEvent;
static FILE *hostLog;

static void say(const wchar_t *format, ...) {
  if (!hostLog) return;
  SYSTEMTIME t;
  GetSystemTime(&t);
  fwprintf(hostLog, L"%04d-%02d-%02dT%02d:%02d:%02d.%03dZ ", t.wYear, t.wMonth, t.wDay, t.wHour, t.wMinute, t.wSecond,
           t.wMilliseconds);
  va_list arguments;
  va_start(arguments, format);
  vfwprintf(hostLog, format, arguments);
  va_end(arguments);
  fputws(L"\n", hostLog);
  fflush(hostLog);
}

/* For administrators who look there first, and not more often than once an hour. */
static void warnInEventLog(const wchar_t *text) {
  static ULONGLONG warnedAt;
  ULONGLONG now = GetTickCount64();
  if (warnedAt && now - warnedAt < EVENT_EVERY_MS) return;
  warnedAt = now;
  HANDLE source = RegisterEventSourceW(NULL, SERVICE_NAME);
  if (!source) return;
  ReportEventW(source, EVENTLOG_WARNING_TYPE, 0, 1, NULL, 1, 0, &text, NULL);
  DeregisterEventSource(source);
}

static void inData(wchar_t *out, const wchar_t *name) { swprintf(out, MAX_PATH, L"%ls\\%ls", dataFolder, name); }

/* ---- Notes ---- */

static void notePath(wchar_t *out, const char *note, const wchar_t *ending) {
  swprintf(out, MAX_PATH, L"%ls\\app\\%hs%ls", dataFolder, note, ending);
}

/* A name is part of a path and of a command line. */
static int isBuildName(const char *name) {
  for (const char *at = name; *at; at++)
    if (!isalnum((unsigned char)*at) && *at != '.' && *at != '-' && *at != '_') return 0;
  return *name && !strstr(name, "..");
}

int readNote(const char *note, char *out) {
  wchar_t path[MAX_PATH];
  notePath(path, note, L"");
  FILE *file = _wfopen(path, L"rb");
  if (!file) return 0;
  size_t length = fread(out, 1, BUILD_NAME_MAX - 1, file);
  fclose(file);
  while (length > 0 && isspace((unsigned char)out[length - 1])) length--;
  out[length] = 0;
  return isBuildName(out);
}

int writeNote(const char *note, const char *build) {
  wchar_t path[MAX_PATH], fresh[MAX_PATH];
  notePath(path, note, L"");
  notePath(fresh, note, L".new");
  HANDLE file = CreateFileW(fresh, GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, FILE_ATTRIBUTE_NORMAL, NULL);
  if (file == INVALID_HANDLE_VALUE) return 0;
  DWORD written = 0, length = (DWORD)strlen(build);
  int isWritten = WriteFile(file, build, length, &written, NULL) && written == length && FlushFileBuffers(file);
  CloseHandle(file);
  return isWritten && MoveFileExW(fresh, path, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH);
}

void dropNote(const char *note) {
  wchar_t path[MAX_PATH];
  notePath(path, note, L"");
  DeleteFileW(path);
}

int buildIsThere(const char *build) {
  wchar_t path[MAX_PATH];
  notePath(path, build, L"\\connector.mjs");
  return GetFileAttributesW(path) != INVALID_FILE_ATTRIBUTES;
}

/* ---- The connector as a child ---- */

typedef struct {
  PROCESS_INFORMATION process;
  HANDLE job, input;
  ULONGLONG startedAt;
} Child;

/* One older log is kept. */
static HANDLE openConnectorLog(void) {
  wchar_t path[MAX_PATH], older[MAX_PATH];
  inData(path, L"logs\\connector.log");
  inData(older, L"logs\\connector.1.log");
  WIN32_FILE_ATTRIBUTE_DATA seen;
  if (GetFileAttributesExW(path, GetFileExInfoStandard, &seen) && (seen.nFileSizeHigh || seen.nFileSizeLow > LOG_BYTES_MAX))
    MoveFileExW(path, older, MOVEFILE_REPLACE_EXISTING);
  SECURITY_ATTRIBUTES inherited = { sizeof inherited, NULL, TRUE };
  return CreateFileW(path, FILE_APPEND_DATA, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, &inherited, OPEN_ALWAYS,
                     FILE_ATTRIBUTE_NORMAL, NULL);
}

/* Everything in the job ends with this process, so that no connector outlives its host. */
static HANDLE newJob(void) {
  HANDLE job = CreateJobObjectW(NULL, NULL);
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits = { 0 };
  limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
  SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
  return job;
}

static int startChild(const char *build, Child *child) {
  SECURITY_ATTRIBUTES inherited = { sizeof inherited, NULL, TRUE };
  HANDLE input, log = openConnectorLog();
  if (!CreatePipe(&input, &child->input, &inherited, 0)) return 0;
  SetHandleInformation(child->input, HANDLE_FLAG_INHERIT, 0);
  STARTUPINFOW start = { .cb = sizeof start, .dwFlags = STARTF_USESTDHANDLES, .hStdInput = input, .hStdOutput = log, .hStdError = log };
  wchar_t line[LINE_MAX];
  swprintf(line, LINE_MAX, L"\"%ls\\runtime\\node.exe\" \"%ls\\app\\%hs\\connector.mjs\" run --until-input-ends --folder \"%ls\"",
           installFolder, dataFolder, build, dataFolder);
  child->job = newJob();
  int isStarted = CreateProcessW(NULL, line, NULL, NULL, TRUE, CREATE_SUSPENDED | CREATE_NO_WINDOW, NULL, dataFolder, &start,
                                 &child->process);
  DWORD problem = GetLastError();
  CloseHandle(input);
  if (log != INVALID_HANDLE_VALUE) CloseHandle(log);
  if (!isStarted) {
    say(L"Build %hs cannot be started: error %lu. A virus scanner may have removed runtime\\node.exe.", build, problem);
    warnInEventLog(L"The Ledgerline connector cannot be started. A virus scanner may have removed node.exe. Run the setup program again.");
    CloseHandle(child->input);
    CloseHandle(child->job);
    return 0;
  }
  AssignProcessToJobObject(child->job, child->process.hProcess);
  ResumeThread(child->process.hThread);
  child->startedAt = GetTickCount64();
  say(L"Build %hs started as process %lu.", build, child->process.dwProcessId);
  return 1;
}

static DWORD closeChild(Child *child) {
  DWORD code = 1;
  WaitForSingleObject(child->process.hProcess, 5000);
  GetExitCodeProcess(child->process.hProcess, &code);
  if (child->input) CloseHandle(child->input);
  CloseHandle(child->process.hThread);
  CloseHandle(child->process.hProcess);
  CloseHandle(child->job);
  return code;
}

static void report(DWORD state, DWORD waitHint) {
  static DWORD checkPoint = 1;
  int isSettled = state == SERVICE_RUNNING || state == SERVICE_STOPPED;
  status.dwCurrentState = state;
  status.dwControlsAccepted = state == SERVICE_RUNNING ? SERVICE_ACCEPT_STOP | SERVICE_ACCEPT_PRESHUTDOWN : 0;
  status.dwWaitHint = waitHint;
  status.dwCheckPoint = isSettled ? 0 : checkPoint++;
  if (statusHandle) SetServiceStatus(statusHandle, &status);
}

/* The end of its input tells the connector to finish what it runs and to end. */
static DWORD stopChild(Child *child, int isServiceStopping) {
  CloseHandle(child->input);
  child->input = NULL;
  for (DWORD waited = 0; waited < STOP_WAIT_MS; waited += LOOK_AGAIN_MS) {
    if (WaitForSingleObject(child->process.hProcess, LOOK_AGAIN_MS) != WAIT_TIMEOUT) return closeChild(child);
    if (isServiceStopping) report(SERVICE_STOP_PENDING, 5000);
  }
  say(L"The connector did not stop in time and is ended.");
  TerminateJobObject(child->job, 1);
  return closeChild(child);
}

/* ---- The service ---- */

static int isStopAsked(DWORD waitMs) { return WaitForSingleObject(stopEvent, waitMs) == WAIT_OBJECT_0; }

/* Runs a build until it ends, the service stops (then 0), or it is late to show that it works. */
static int runOnce(Run *run, Ending *ending, DWORD *code, ULONGLONG *ranMs) {
  Child child;
  if (!startChild(run->build, &child)) {
    *ending = ENDED_BY_ITSELF, *code = 1, *ranMs = 0;
    return 1;
  }
  HANDLE either[2] = { stopEvent, child.process.hProcess };
  DWORD what = WaitForMultipleObjects(2, either, FALSE, isOnTrial(run) ? TRIAL_MS : INFINITE);
  *ending = what == WAIT_TIMEOUT && isOnTrial(run) ? NOT_HEALTHY_IN_TIME : ENDED_BY_ITSELF;
  if (what == WAIT_TIMEOUT && *ending == ENDED_BY_ITSELF) what = WaitForMultipleObjects(2, either, FALSE, INFINITE);
  *ranMs = GetTickCount64() - child.startedAt;
  if (what == WAIT_OBJECT_0) {
    report(SERVICE_STOP_PENDING, 5000);
    say(L"Stopped with code %lu.", stopChild(&child, 1));
    return 0;
  }
  *code = *ending == NOT_HEALTHY_IN_TIME ? stopChild(&child, 0) : closeChild(&child);
  return 1;
}

static void keepRunning(void) {
  Run run;
  beginRuns(&run);
  for (;;) {
    Choice choice = chooseBuild(&run);
    if (choice == NO_BUILD) {
      say(L"app\\current names no build. Run the setup program again.");
      if (isStopAsked(NO_BUILD_WAIT_MS)) return;
      continue;
    }
    if (choice == SWITCHED) say(L"Switched from build %hs to build %hs, on trial.", run.before, run.build);
    Ending ending;
    DWORD code;
    ULONGLONG ranMs;
    if (!runOnce(&run, &ending, &code, &ranMs)) return;
    if (ending == NOT_HEALTHY_IN_TIME) say(L"Build %hs did not reach the cloud in time.", run.build);
    else say(L"Build %hs ended with code %lu after %llu ms.", run.build, code, ranMs);
    Verdict verdict = judge(&run, ending, code, ranMs);
    if (verdict == BACK_TO_PREVIOUS) say(L"Build %hs is given up. The build before it runs again.", run.build);
    if (verdict == AGAIN_AFTER_PAUSE && isStopAsked(run.pauseMs)) return;
  }
}

static DWORD WINAPI control(DWORD what, DWORD type, LPVOID data, LPVOID context) {
  (void)type, (void)data, (void)context;
  if (what == SERVICE_CONTROL_STOP || what == SERVICE_CONTROL_PRESHUTDOWN) {
    report(SERVICE_STOP_PENDING, STOP_WAIT_MS + 5000);
    SetEvent(stopEvent);
  }
  return NO_ERROR;
}

static void WINAPI serve(DWORD count, LPWSTR *arguments) {
  (void)count, (void)arguments;
  statusHandle = RegisterServiceCtrlHandlerExW(SERVICE_NAME, control, NULL);
  report(SERVICE_START_PENDING, 3000);
  stopEvent = CreateEventW(NULL, TRUE, FALSE, NULL);
  report(SERVICE_RUNNING, 0);
  keepRunning();
  report(SERVICE_STOPPED, 0);
}

static int runService(void) {
  wchar_t path[MAX_PATH];
  inData(path, L"logs");
  CreateDirectoryW(path, NULL);
  inData(path, L"logs\\service.log");
  hostLog = _wfopen(path, L"a, ccs=UTF-8");
  SERVICE_TABLE_ENTRYW table[] = { { SERVICE_NAME, serve }, { NULL, NULL } };
  return StartServiceCtrlDispatcherW(table) ? 0 : 1;
}

/* ---- What the setup program asks for ---- */

static SC_HANDLE openManager(DWORD rights) { return OpenSCManagerW(NULL, NULL, rights); }

static SC_HANDLE openService(DWORD rights) {
  SC_HANDLE manager = openManager(SC_MANAGER_CONNECT);
  return manager ? OpenServiceW(manager, SERVICE_NAME, rights) : NULL;
}

static int isServiceAbsent(void) { return GetLastError() == ERROR_SERVICE_DOES_NOT_EXIST; }

/* A description, the restarts after a crash, and a start after the programs that Windows needs first. */
static void describeService(SC_HANDLE service) {
  SERVICE_DESCRIPTIONW text = { L"Runs accounting commands that arrive through Ledgerline." };
  SC_ACTION actions[3] = { { SC_ACTION_RESTART, 5000 }, { SC_ACTION_RESTART, 60000 }, { SC_ACTION_RESTART, 300000 } };
  SERVICE_FAILURE_ACTIONSW recovery = { .dwResetPeriod = 86400, .cActions = 3, .lpsaActions = actions };
  SERVICE_DELAYED_AUTO_START_INFO delayed = { TRUE };
  SERVICE_SID_INFO sid = { SERVICE_SID_TYPE_UNRESTRICTED };
  ChangeServiceConfig2W(service, SERVICE_CONFIG_DESCRIPTION, &text);
  ChangeServiceConfig2W(service, SERVICE_CONFIG_FAILURE_ACTIONS, &recovery);
  ChangeServiceConfig2W(service, SERVICE_CONFIG_DELAYED_AUTO_START_INFO, &delayed);
  ChangeServiceConfig2W(service, SERVICE_CONFIG_SERVICE_SID_INFO, &sid);
}

/* A user of this computer is also written .\NAME. The own account of a service is there only when the service is. */
static int isAccountKnown(const wchar_t *account) {
  if (!wcscmp(account, LOCAL_SYSTEM) || !wcscmp(account, SERVICE_ACCOUNT)) return 1;
  BYTE sid[SECURITY_MAX_SID_SIZE];
  wchar_t domain[256];
  DWORD sidBytes = sizeof sid, domainLength = 256;
  SID_NAME_USE use;
  return LookupAccountNameW(NULL, wcsncmp(account, L".\\", 2) ? account : account + 2, sid, &sidBytes, domain, &domainLength, &use);
}

/* Without an account, a new service gets its own, which has no rights but those that its folder gives it; one that is there keeps its account. */
static int installService(const wchar_t *account) {
  if (account && !isAccountKnown(account)) return 5;
  SC_HANDLE manager = openManager(SC_MANAGER_CREATE_SERVICE | SC_MANAGER_CONNECT);
  if (!manager) return 1;
  wchar_t self[MAX_PATH], line[MAX_PATH + 20];
  GetModuleFileNameW(NULL, self, MAX_PATH);
  swprintf(line, MAX_PATH + 20, L"\"%ls\" --service", self);
  int isSystem = account && !wcscmp(account, LOCAL_SYSTEM);
  const wchar_t *user = isSystem ? NULL : account ? account : SERVICE_ACCOUNT;
  SC_HANDLE service = CreateServiceW(manager, SERVICE_NAME, L"Ledgerline Connector", SERVICE_ALL_ACCESS, SERVICE_WIN32_OWN_PROCESS,
                                     SERVICE_AUTO_START, SERVICE_ERROR_NORMAL, line, NULL, NULL, NULL, user, NULL);
  if (!service && GetLastError() == ERROR_SERVICE_EXISTS) {
    service = OpenServiceW(manager, SERVICE_NAME, SERVICE_ALL_ACCESS);
    if (service && !ChangeServiceConfigW(service, SERVICE_NO_CHANGE, SERVICE_AUTO_START, SERVICE_NO_CHANGE, line, NULL, NULL, NULL, account,
                                         isSystem ? L"" : NULL, NULL))
      return 2;
  }
  if (!service) return 2;
  describeService(service);
  CloseServiceHandle(service);
  CloseServiceHandle(manager);
  return 0;
}

static int waitFor(SC_HANDLE service, DWORD wanted) {
  SERVICE_STATUS seen;
  for (int look = 0; look < 600; look++) {
    if (QueryServiceStatus(service, &seen) && seen.dwCurrentState == wanted) return 0;
    Sleep(100);
  }
  return 4;
}

static int startService(void) {
  SC_HANDLE service = openService(SERVICE_START | SERVICE_QUERY_STATUS);
  if (!service) return 1;
  if (!StartServiceW(service, 0, NULL) && GetLastError() != ERROR_SERVICE_ALREADY_RUNNING) return 3;
  return waitFor(service, SERVICE_RUNNING);
}

static int stopService(void) {
  SERVICE_STATUS seen;
  SC_HANDLE service = openService(SERVICE_STOP | SERVICE_QUERY_STATUS);
  if (!service) return isServiceAbsent() ? 0 : 1;
  if (!ControlService(service, SERVICE_CONTROL_STOP, &seen) && GetLastError() == ERROR_SERVICE_NOT_ACTIVE) return 0;
  return waitFor(service, SERVICE_STOPPED);
}

static int removeService(void) {
  stopService();
  SC_HANDLE service = openService(DELETE);
  if (!service) return isServiceAbsent() ? 0 : 1;
  return DeleteService(service) ? 0 : 2;
}

static int showState(void) {
  SERVICE_STATUS seen;
  SC_HANDLE service = openService(SERVICE_QUERY_STATUS);
  if (!service || !QueryServiceStatus(service, &seen)) {
    puts("absent");
    return 3;
  }
  int isRunning = seen.dwCurrentState == SERVICE_RUNNING;
  puts(isRunning ? "running" : seen.dwCurrentState == SERVICE_STOPPED ? "stopped" : "changing");
  return 0;
}

/* ---- The key, sealed for this machine: a copy of the file is worth nothing elsewhere ---- */

#define SEALED_MAX 65536
static BYTE given[SEALED_MAX], decoded[SEALED_MAX];
static DATA_BLOB entropy = { 10, (BYTE *)"ledgerline" };

static int seal(void) {
  DATA_BLOB plain = { (DWORD)fread(given, 1, sizeof given, stdin), given }, sealed = { 0 };
  if (!CryptProtectData(&plain, L"Ledgerline connector key", &entropy, NULL, NULL,
                        CRYPTPROTECT_LOCAL_MACHINE | CRYPTPROTECT_UI_FORBIDDEN, &sealed))
    return 1;
  DWORD size = 0;
  CryptBinaryToStringA(sealed.pbData, sealed.cbData, CRYPT_STRING_BASE64 | CRYPT_STRING_NOCRLF, NULL, &size);
  char *text = malloc(size);
  if (!text) return 1;
  CryptBinaryToStringA(sealed.pbData, sealed.cbData, CRYPT_STRING_BASE64 | CRYPT_STRING_NOCRLF, text, &size);
  fwrite(text, 1, size, stdout);
  return 0;
}

static int unseal(void) {
  DWORD length = (DWORD)fread(given, 1, sizeof given, stdin), size = sizeof decoded;
  if (!CryptStringToBinaryA((char *)given, length, CRYPT_STRING_BASE64, decoded, &size, NULL, NULL)) return 1;
  DATA_BLOB sealed = { size, decoded }, plain = { 0 };
  if (!CryptUnprotectData(&sealed, NULL, &entropy, NULL, NULL, CRYPTPROTECT_UI_FORBIDDEN, &plain)) return 2;
  fwrite(plain.pbData, 1, plain.cbData, stdout);
  return 0;
}

static void findFolders(void) {
  GetModuleFileNameW(NULL, installFolder, MAX_PATH);
  wchar_t *end = wcsrchr(installFolder, L'\\');
  if (end) *end = 0;
  wchar_t programData[MAX_PATH];
  if (!GetEnvironmentVariableW(L"ProgramData", programData, MAX_PATH)) wcscpy(programData, L"C:\\ProgramData");
  swprintf(dataFolder, MAX_PATH, L"%ls\\Ledgerline\\Connector", programData);
}

int wmain(int count, wchar_t **arguments) {
  findFolders();
  const wchar_t *what = count > 1 ? arguments[1] : L"";
  if (!wcscmp(what, L"--install")) return installService(count > 2 && *arguments[2] ? arguments[2] : NULL);
  if (!wcscmp(what, L"--remove")) return removeService();
  if (!wcscmp(what, L"--start")) return startService();
  if (!wcscmp(what, L"--stop")) return stopService();
  if (!wcscmp(what, L"--state")) return showState();
  if (!wcscmp(what, L"--seal")) return seal();
  if (!wcscmp(what, L"--unseal")) return unseal();
  if (!wcscmp(what, L"--service")) return runService();
  puts("LedgerlineService --install [ACCOUNT] | --remove | --start | --stop | --state | --seal | --unseal");
  return 2;
}
