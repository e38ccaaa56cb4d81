/** `ledgerline-connector einvoice`: the access of a book to the tax authority, and its courier, from a terminal. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBook } from '@ledgerline/book';
import { instantText, systemClock, systemTimers } from '../clock.ts';
import { type ConnectorFolder, isProblems, type Problems, replaceFile } from '../config.ts';
import type { Finding } from '../driver.ts';
import { existingBook } from '../drivers/embedded-file.ts';
import { isStandInNamed } from '../gateway/client.ts';
import { Gateways } from '../gateway/gateways.ts';
import { setPaused, wantSent } from '../gateway/secrets.ts';
import type { ProxyEnvironment } from '../http/cloud-client.ts';
import { silentLog } from '../log.ts';
import { enterAccess } from '../service/gateway-access.ts';
import { checkGateway } from '../service/gateway-check.ts';
import { type Reconciled, reconcile } from '../service/gateway-reconcile.ts';
import { type RehearsalReport, rehearse } from '../service/gateway-rehearse.ts';

/** Flags that a person can add to the command. */
const FILE_FLAGS = ['secret-file', 'second-secret-file', 'certificate', 'password-file', 'certificate-only'];
export const EINVOICE_FLAGS = ['client-id', 'month', ...FILE_FLAGS];

export interface EInvoiceInvocation {
  readonly folder: ConnectorFolder;
  readonly environment: ProxyEnvironment;
  readonly companyId: string;
  /** The task. */
  readonly task: string | undefined;
  readonly flags: Readonly<Record<string, string | undefined>>;
  /** For `reconcile`: records e-invoices that the book does not know. */
  readonly isAdopting: boolean;
  /** Asks without showing what is typed; null without a terminal. */
  readonly askHidden: ((question: string) => Promise<string>) | null;
}

export type EInvoiceOutcome = Problems | { readonly lines: readonly string[] } | { readonly findings: readonly Finding[] };

interface Task extends EInvoiceInvocation {
  readonly path: string;
}

const TASKS: Readonly<Record<string, (task: Task) => EInvoiceOutcome | Promise<EInvoiceOutcome>>> = {
  credentials,
  check,
  reconcile: reconciled,
  rehearse: rehearsed,
  pause: ({ folder, companyId }) => {
    setPaused(folder, companyId, true);
    return { lines: [`Sending of the e-invoices of ${companyId} paused. They wait as Pending.`] };
  },
  resume: ({ folder, companyId }) => {
    setPaused(folder, companyId, false);
    return { lines: [`Sending of the e-invoices of ${companyId} resumed.`] };
  },
  'send-now': ({ folder, companyId }) => {
    wantSent(folder, companyId, instantText(systemClock.wallMs()));
    return { lines: [`A running connector sends the e-invoices of ${companyId} within five seconds.`] };
  },
};

export async function eInvoiceTask(invocation: EInvoiceInvocation): Promise<EInvoiceOutcome> {
  const { folder, companyId, task = '' } = invocation;
  const run = Object.hasOwn(TASKS, task) ? TASKS[task] : undefined;
  if (!run) return { problems: [`Use einvoice with ${Object.keys(TASKS).join(', ')}.`] };
  if (companyId === '') return { problems: ['--company is required. It is the companyId of the account book.'] };
  const path = existingBook(folder, companyId);
  return typeof path === 'string' ? run({ ...invocation, path }) : path;
}

function fileNamed(name: string, path: string | undefined): Buffer | null | Problems {
  if (path === undefined) return null;
  return existsSync(path) ? readFileSync(path) : { problems: [`--${name}: there is no file ${path}.`] };
}

/** Secrets come from a file or are typed; an argument would be seen by others on this machine. */
async function credentials({ folder, companyId, path, flags, askHidden }: Task): Promise<EInvoiceOutcome> {
  const files = FILE_FLAGS.map((name) => fileNamed(name, flags[name]));
  const problems = files.flatMap((file) => (file && isProblems(file) ? file.problems : []));
  if (problems.length > 0) return { problems };
  const [secretFile, secondFile, certificateFile, passwordFile, separate] = files as readonly (Buffer | null)[];
  const typed = async (file: Buffer | null | undefined, question: string): Promise<string> =>
    (file ? file.toString('utf8') : ((await askHidden?.(question)) ?? '')).replace(/\r?\n$/, '');
  const secret = await typed(secretFile, 'Client secret (empty keeps the one that is there): ');
  const second = secondFile?.toString('utf8').trim() ?? '';
  const password = certificateFile ? await typed(passwordFile, 'Password of the certificate file: ') : '';
  const entered = {
    clientId: flags['client-id'] ?? '',
    secrets: [secret, second].filter((one) => one !== ''),
    certificate: certificateFile ? { file: certificateFile, password, separate: separate ?? null } : null,
  };
  const book = openBook(path);
  const wrong = enterAccess(folder, companyId, book, entered, systemClock.wallMs());
  book.close();
  if (wrong.length > 0) return { problems: wrong.map(String) };
  return { lines: [`The access of ${companyId} to MyInvois is stored on this machine, sealed.`] };
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

async function reconciled(task: Task): Promise<EInvoiceOutcome> {
  const { folder, environment, companyId, path, flags, isAdopting } = task;
  const { month = null } = flags;
  if (month !== null && !MONTH.test(month))
    return { problems: [`--month must be a month such as 2026-10; you sent "${month}".`] };
  const gateways = new Gateways({ folder, environment, log: silentLog });
  const book = openBook(path);
  try {
    const found = await reconcile({ companyId, book, gateways, nowMs: systemClock.wallMs(), month, isAdopting });
    return typeof found === 'string' ? { problems: [found] } : { lines: reconciledLines(found) };
  } finally {
    book.close();
    await gateways.stop();
  }
}

const ADOPTION_TEXTS: Readonly<Record<Reconciled['adopted'][number]['outcome'], string>> = {
  adopted: 'recorded in the account book',
  'no-document':
    'the account book has no document with this number; enter it again under this number, then run the command again',
  'other-content':
    'the document of the account book has other totals and is not submitted; correct it, or cancel the one at MyInvois',
  'other-e-invoice': 'the document has another e-invoice; compare the two in the portal of MyInvois',
  unread: 'could not be read from MyInvois; run the command again',
};

const reconciledLines = ({
  from,
  to,
  listed,
  unknown,
  missing,
  different,
  adopted,
  isReleased,
}: Reconciled): readonly string[] => [
  `From ${from} to ${to} MyInvois lists ${listed} e-invoices.`,
  ...(adopted.length > 0
    ? adopted.map(({ docNo, outcome }) => `${docNo}: at MyInvois only; ${ADOPTION_TEXTS[outcome]}.`)
    : unknown.map(({ docNo, uuid, status }) => `${docNo}: ${status} at MyInvois as ${uuid}, unknown to the account book.`)),
  ...missing.map(({ docNo, uuid }) => `${docNo}: in the account book as ${uuid}, not listed by MyInvois.`),
  ...different.map(({ docNo, here, there }) => `${docNo}: ${here} in the account book, ${there} at MyInvois.`),
  ...(unknown.length + missing.length + different.length === 0 ? ['Both agree.'] : []),
  ...(isReleased ? ['The account book can send e-invoices again.'] : []),
];

/** Where the last report of a book is. */
const reportFile = (folder: ConnectorFolder, companyId: string): string => join(folder.gateway, `rehearsal-${companyId}.json`);

async function rehearsed({ folder, environment, companyId, path }: Task): Promise<EInvoiceOutcome> {
  const gateways = new Gateways({ folder, environment, log: silentLog });
  const book = openBook(path, { carrier: () => gateways.carrier(companyId) });
  try {
    const report = await rehearse({
      companyId,
      book,
      gateways,
      isStandIn: isStandInNamed(environment),
      now: systemClock.wallMs,
      wait: (ms) => new Promise((resolve) => systemTimers.after(ms, resolve)),
    });
    if (typeof report === 'string') return { problems: [report] };
    const file = reportFile(folder, companyId);
    replaceFile(file, report);
    const lines = [...rehearsedLines(report), `The report is in ${file}.`];
    return report.isProven ? { lines } : { problems: lines };
  } finally {
    book.close();
    await gateways.stop();
  }
}

const AGAINST_TEXTS: Readonly<Record<RehearsalReport['against'], string>> = {
  preproduction: 'MyInvois, in preproduction',
  'stand-in': 'a stand-in, which proves nothing about MyInvois',
};

const rehearsedLines = ({ against, version, isProven, documents }: RehearsalReport): readonly string[] => [
  `Rehearsed with ${AGAINST_TEXTS[against]}. Version ${version}.`,
  ...documents.map(({ typeCode, docNo, status, isCancelled, problems }) =>
    [`${typeCode} ${docNo}: ${status}${isCancelled ? ', cancelled' : ''}.`, ...problems].join(' '),
  ),
  isProven
    ? 'Every type became Valid and was cancelled.'
    : 'Not every type became Valid and was cancelled, so nothing was recorded.',
];

async function check({ folder, environment, companyId, path }: Task): Promise<EInvoiceOutcome> {
  const gateways = new Gateways({ folder, environment, log: silentLog });
  const book = openBook(path);
  try {
    return { findings: await checkGateway({ folder, companyId, book, gateways, environment, nowMs: systemClock.wallMs() }) };
  } finally {
    book.close();
    await gateways.stop();
  }
}
