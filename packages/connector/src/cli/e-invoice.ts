/** `ledgerline-connector einvoice`: the access of a book to the tax authority, and its courier, from a terminal. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBook } from '@ledgerline/book';
import { type Language, readLanguage, Sentence } from '@ledgerline/words';
import { eInvoiceTerminal as say } from '@ledgerline/words/connector/e-invoice-terminal';
import { paragraph } from '@ledgerline/words/paragraph';
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

type Line = string | Sentence;
type Outcome = Problems | { readonly lines: readonly Line[] } | { readonly findings: readonly Finding[] };
export type EInvoiceOutcome = Problems | { readonly lines: readonly string[] } | { readonly findings: readonly Finding[] };

interface Task extends EInvoiceInvocation {
  readonly path: string;
  readonly language: Language;
}

/** The language of a terminal, by the variables that programs ask for it; English where they name none of ours. */
export const terminalLanguage = ({ LC_ALL, LC_MESSAGES, LANG }: ProxyEnvironment): Language =>
  readLanguage((LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2).toLowerCase()) ?? 'en';

const wordedIn = (line: Line, language: Language): string => (typeof line === 'string' ? line : line.in(language));

const TASKS: Readonly<Record<string, (task: Task) => Outcome | Promise<Outcome>>> = {
  credentials,
  check,
  reconcile: reconciled,
  rehearse: rehearsed,
  pause: ({ folder, companyId }) => {
    setPaused(folder, companyId, true);
    return { lines: [say.paused(companyId)] };
  },
  resume: ({ folder, companyId }) => {
    setPaused(folder, companyId, false);
    return { lines: [say.resumed(companyId)] };
  },
  'send-now': ({ folder, companyId }) => {
    wantSent(folder, companyId, instantText(systemClock.wallMs()));
    return { lines: [say.sentSoon(companyId)] };
  },
};

/** Runs a task, and words what it says for the one at the terminal. */
export async function eInvoiceTask(invocation: EInvoiceInvocation): Promise<EInvoiceOutcome> {
  const language = terminalLanguage(invocation.environment);
  const outcome = await outcomeOf(invocation, language);
  if (isProblems(outcome)) return { problems: outcome.problems.map((line) => wordedIn(line, language)) };
  return 'lines' in outcome ? { lines: outcome.lines.map((line) => wordedIn(line, language)) } : outcome;
}

async function outcomeOf(invocation: EInvoiceInvocation, language: Language): Promise<Outcome> {
  const { folder, companyId, task = '' } = invocation;
  const run = Object.hasOwn(TASKS, task) ? TASKS[task] : undefined;
  if (!run) return { problems: [say.useWith(Object.keys(TASKS).join(', '))] };
  if (companyId === '') return { problems: [say.companyMissing()] };
  const path = existingBook(folder, companyId);
  return typeof path === 'string' ? run({ ...invocation, path, language }) : path;
}

function fileNamed(name: string, path: string | undefined): Buffer | null | Problems {
  if (path === undefined) return null;
  return existsSync(path) ? readFileSync(path) : { problems: [say.fileMissing(name, path)] };
}

/** Secrets come from a file or are typed; an argument would be seen by others on this machine. */
async function credentials({ folder, companyId, path, flags, askHidden, language }: Task): Promise<Outcome> {
  const files = FILE_FLAGS.map((name) => fileNamed(name, flags[name]));
  const problems = files.flatMap((file) => (file && isProblems(file) ? file.problems : []));
  if (problems.length > 0) return { problems };
  const [secretFile, secondFile, certificateFile, passwordFile, separate] = files as readonly (Buffer | null)[];
  const typed = async (file: Buffer | null | undefined, question: Sentence): Promise<string> =>
    (file ? file.toString('utf8') : ((await askHidden?.(`${question.in(language)} `)) ?? '')).replace(/\r?\n$/, '');
  const secret = await typed(secretFile, say.askSecret());
  const second = secondFile?.toString('utf8').trim() ?? '';
  const password = certificateFile ? await typed(passwordFile, say.askPassword()) : '';
  const entered = {
    clientId: flags['client-id'] ?? '',
    secrets: [secret, second].filter((one) => one !== ''),
    certificate: certificateFile ? { file: certificateFile, password, separate: separate ?? null } : null,
  };
  const book = openBook(path);
  const wrong = enterAccess(folder, companyId, book, entered, systemClock.wallMs());
  book.close();
  if (wrong.length > 0) return { problems: wrong };
  return { lines: [say.stored(companyId)] };
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

async function reconciled(task: Task): Promise<Outcome> {
  const { folder, environment, companyId, path, flags, isAdopting } = task;
  const { month = null } = flags;
  if (month !== null && !MONTH.test(month)) return { problems: [say.monthInvalid(month)] };
  const gateways = new Gateways({ folder, environment, log: silentLog });
  const book = openBook(path);
  try {
    const found = await reconcile({ companyId, book, gateways, nowMs: systemClock.wallMs(), month, isAdopting });
    return found instanceof Sentence ? { problems: [found] } : { lines: reconciledLines(found) };
  } finally {
    book.close();
    await gateways.stop();
  }
}

const ADOPTION_LINES: Readonly<Record<Reconciled['adopted'][number]['outcome'], (docNo: string) => Sentence>> = {
  adopted: say.adopted,
  'no-document': say.adoptedNoDocument,
  'other-content': say.adoptedOtherContent,
  'other-e-invoice': say.adoptedOtherEInvoice,
  unread: say.adoptedUnread,
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
}: Reconciled): readonly Sentence[] => [
  say.listed(from, to, listed),
  ...(adopted.length > 0
    ? adopted.map(({ docNo, outcome }) => ADOPTION_LINES[outcome](docNo))
    : unknown.map(({ docNo, uuid, status }) => say.unknownHere(docNo, status, uuid))),
  ...missing.map(({ docNo, uuid }) => say.missingThere(docNo, uuid)),
  ...different.map(({ docNo, here, there }) => say.different(docNo, here, there)),
  ...(unknown.length + missing.length + different.length === 0 ? [say.bothAgree()] : []),
  ...(isReleased ? [say.released()] : []),
];

/** Where the last report of a book is. */
const reportFile = (folder: ConnectorFolder, companyId: string): string => join(folder.gateway, `rehearsal-${companyId}.json`);

async function rehearsed({ folder, environment, companyId, path, language }: Task): Promise<Outcome> {
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
    if (report instanceof Sentence) return { problems: [report] };
    const file = reportFile(folder, companyId);
    const documents = report.documents.map((document) => ({ ...document, problems: document.problems.map(String) }));
    replaceFile(file, { ...report, documents });
    const lines = [...rehearsedLines(report, language), say.reportIn(file)];
    return report.isProven ? { lines } : { problems: lines };
  } finally {
    book.close();
    await gateways.stop();
  }
}

const rehearsedLines = ({ against, version, isProven, documents }: RehearsalReport, language: Language): readonly Line[] => [
  say.rehearsedWith(against === 'stand-in', version),
  ...documents.map(({ typeCode, docNo, status, isCancelled, problems }) =>
    paragraph([say.rehearsedDocument(typeCode, docNo, status, isCancelled), ...problems].map((line) => wordedIn(line, language))),
  ),
  isProven ? say.rehearsedAll() : say.rehearsedSome(),
];

async function check({ folder, environment, companyId, path }: Task): Promise<Outcome> {
  const gateways = new Gateways({ folder, environment, log: silentLog });
  const book = openBook(path);
  try {
    return { findings: await checkGateway({ folder, companyId, book, gateways, environment, nowMs: systemClock.wallMs() }) };
  } finally {
    book.close();
    await gateways.stop();
  }
}
