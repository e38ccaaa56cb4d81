/** What the program prints: its usage, its findings, its status, in lines for people or as JSON. */

import type { Finding } from '../driver.ts';
import type { CheckResult } from '../drivers/conformance.ts';
import type { Installed } from '../service/install.ts';
import type { Status } from '../service/status.ts';
import type { UpdateOutcome } from '../service/update.ts';

export const usage = `ledgerline-connector <command> [--folder <path>]

  run            fetch commands and run them until stopped; with --until-input-ends also until standard input ends;
                 with --no-page without the page on 127.0.0.1
  open           show the page of the running connector in the browser; with --print only the link
  pair           connect this machine to your account by a code: [--cloud URL] [--name MACHINE] [--open]
  new-book       create an account book from a template and add it to companies.json
  drivers        list the drivers of this machine, and what each still needs
  add-book       add an account book of another package: --driver NAME --file PATH [--new] [--company ID] [--name TEXT]
                 [--set NAME=VALUE ...] [--password-stdin]; with --new the book is created first
  driver         add or remove a driver of your own: driver add FOLDER|ZIP [--yes], driver remove NAME
  new-driver     start a driver of your own in a folder of its name: new-driver --language csharp|python|typescript NAME
  doctor         check the connection, the account books and their set-up
  status         running and pending commands, last contact with the cloud
  companies      list the account books of this machine
  settings       show and change settings that no command changes: --company ID [--set CODE=VALUE ...]
  udf            list, define and remove user-defined fields of an embedded book:
                 udf list COMPANY
                 udf add COMPANY TABLE NAME TYPE [--length N] [--required] [--unique] [--replace]
                 udf remove COMPANY TABLE NAME
  einvoice       the access of an embedded book to MyInvois, the system of the tax authority: einvoice TASK --company ID
                 credentials --client-id ID [--secret-file F] [--second-secret-file F]
                             [--certificate FILE [--password-file F] [--certificate-only FILE]]
                 check       log in and show what works
                 reconcile   compare the book with MyInvois: [--month YYYY-MM]; after a restored backup with --adopt
                 rehearse    submit, follow and cancel one e-invoice of each type in preproduction
                 pause, resume, send-now
  install        set the connector up as a service of this machine (Linux and macOS), if a signed manifest names its build;
                 with --unsigned in any case
  update         install the newest build that all connectors get: [--build NAME]
  install-id     show the id of this installation
  check-driver   check an external driver:
                 check-driver [--company ID] [--settings JSON] [--read TYPE] [--write TYPE --payload JSON] -- program parameters

  --folder       where connector-config.json, companies.json and the journal are
  --json         JSON output (pair, status, doctor, companies, new-book, add-book, drivers, udf, check-driver, --version); JSON log (run, also LOG_FORMAT=json)
  --version      show version and build

new-book asks for what is missing on a terminal. Without one, give every answer as a flag:

  --company ID                  id of the account book, which commands name as companyId; required
  --template NAME               trading, service or blank; required
  --name TEXT                   registered name of the company; required
  --registration-no TEXT        business registration number (BRN)
  --tin TEXT                    tax identification number
  --sst-no TEXT                 SST registration number
  --base-currency CODE          (default MYR)
  --fiscal-year-start DATE      YYYY-MM-DD (default 1 January of this year)
  --file PATH                   file of the account book (default in the folder of the connector)
`;

export const versionLine = (version: string, build: string, node: string): string =>
  `ledgerline-connector ${version}, build ${build}, Node ${node}`;

export const installedLines = ({ build, serviceFile, commands }: Installed): readonly string[] => [
  `Build ${build} is installed, and ${serviceFile} is written. To start it:`,
  '',
  ...commands.map((command) => `  ${command}`),
];

export const updateLine = ({ build, downloadedBytes }: UpdateOutcome): string =>
  downloadedBytes === null
    ? `Build ${build} is the newest.`
    : `Build ${build} is staged (${Math.ceil(downloadedBytes / 1024)} KiB downloaded). The connector switches to it within a minute.`;

const prefixes: Readonly<Record<Finding['state'] | CheckResult['result'], string>> = {
  fine: 'ok  ',
  warning: 'note',
  broken: 'FAIL',
  passed: 'ok  ',
  failed: 'FAIL',
  skipped: 'skip',
};

export const findingLine = ({ state, text }: Finding): string => `${prefixes[state]}  ${text}`;

export const checkLine = ({ rule, result, reason }: CheckResult): string =>
  `${prefixes[result]}  ${rule}${reason === null ? '' : ` (${reason})`}`;

export function statusLines(status: Status): readonly string[] {
  return [
    `connector      ${status.connectorId ?? 'not configured'}`,
    `installation   ${status.installId ?? 'not created yet'}`,
    `build          ${status.build}`,
    `running        ${status.isRunning ? 'yes' : 'no'}`,
    `last contact   ${status.lastAnswerAt ?? 'never'}`,
    ...(status.lastFailure === null ? [] : [`last failure   ${status.lastFailureAt ?? ''} ${status.lastFailure}`]),
    `unresolved     ${status.unfinished.length === 0 ? 'none' : status.unfinished.join(', ')}`,
    `unsent results ${status.pendingCount}`,
  ];
}
