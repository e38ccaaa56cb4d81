/** What the program says: its usage, its findings, its status, in lines for people or as JSON. */

import type { Verdict } from '../drivers/conformance.ts';
import type { Finding } from '../service/doctor.ts';
import type { Status } from '../service/status.ts';

export const usage = `ledgerline-connector <command> [--folder <path>]

  run            fetch commands and run them until stopped
  status         what runs, what waits, when the cloud last answered
  doctor         find out why it does not work
  companies      the account books of this machine
  install-id     the name of this installation
  check-driver   check an external driver:
                 check-driver [--company ID] [--settings JSON] [--read TYPE] [--write TYPE --payload JSON] -- program parameters

  --folder       where connector-config.json, companies.json and the journal lie
  --json         answer as JSON (status, doctor, companies, check-driver)
`;

const marks: Readonly<Record<Finding['state'] | Verdict['verdict'], string>> = {
  fine: 'ok  ',
  warning: 'note',
  broken: 'FAIL',
  kept: 'ok  ',
  skipped: 'skip',
};

export const findingLine = ({ state, text }: Finding): string => `${marks[state]}  ${text}`;

export const verdictLine = ({ rule, verdict, reason }: Verdict): string =>
  `${marks[verdict]}  ${rule}${reason === null ? '' : ` (${reason})`}`;

export function statusLines(status: Status): readonly string[] {
  return [
    `connector      ${status.connectorId ?? 'not configured'}`,
    `installation   ${status.installId ?? 'not made yet'}`,
    `build          ${status.build}`,
    `running        ${status.isRunning ? 'yes' : 'no'}`,
    `last answer    ${status.lastAnswerAt ?? 'never'}`,
    ...(status.lastFailure === null ? [] : [`last failure   ${status.lastFailureAt ?? ''} ${status.lastFailure}`]),
    `in doubt       ${status.unfinished.length === 0 ? 'nothing' : status.unfinished.join(', ')}`,
    `to be sent     ${status.pendingCount}`,
  ];
}
