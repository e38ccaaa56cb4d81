/** mirror: an account book in a SQLite file or a PostgreSQL database, kept current; and what can be asked about it. */

import { hostname } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import {
  Mirror,
  type MirrorOptions,
  type MirrorStep,
  type MirrorTarget,
  plansFor,
  postgresDialect,
  postgresTarget,
  schemaText,
  sqliteDialect,
  sqliteTarget,
} from '@ledgerline/client/mirror';
import { monotonicMs } from '../clock.ts';
import { Failure, isInterrupted, usage } from '../failure.ts';
import { type Moving, moving } from '../moving.ts';
import { serviceAddress } from '../postgres-service.ts';
import { newCommandId } from '../randomness.ts';
import type { Session } from '../session.ts';
import { targetFault } from '../target-fault.ts';

export interface MirrorTo {
  readonly to: string;
}

export interface MirrorRunOptions extends MirrorTo {
  readonly entities?: string;
  readonly once?: boolean;
  readonly pace?: string;
  readonly keepDeleted?: boolean;
  readonly postings?: boolean;
  readonly yes?: boolean;
}

const PACES = ['gentle', 'fast'] as const;

export async function mirror(session: Session, options: MirrorRunOptions): Promise<void> {
  const pace = PACES.find((known) => known === (options.pace ?? 'gentle'));
  if (pace === undefined) throw usage(`--pace must be gentle or fast; you sent ${options.pace}.`);
  const entities = options.entities?.split(',').map((name) => name.trim());
  const { once = false, keepDeleted = false, postings = false, yes: rebuild = false } = options;
  const more = { pace, once, keepDeleted, postings, rebuild, ...(entities && { entities }) };
  await withMirror(session, options, more, (one) => show(session, one.steps()));
}

/** A line for each step, or on a terminal one that is drawn again. */
async function show(session: Session, steps: AsyncIterable<MirrorStep>): Promise<void> {
  const { terminal } = session;
  const bar =
    terminal.isInteractive && !terminal.manner.json ? moving('Reading the account book', undefined, session) : undefined;
  const startedAtMs = monotonicMs();
  const rowsOf = new Map<string, number>();
  let changes = 0;
  try {
    for await (const step of steps) {
      if (step.step === 'followed') changes += step.changes;
      if (step.step === 'read') rowsOf.set(step.list, step.rows);
      const rows = [...rowsOf.values()].reduce((sum, one) => sum + one, 0);
      const perSecond = Math.round(rows / Math.max(1, (monotonicMs() - startedAtMs) / 1_000));
      if (terminal.manner.json) terminal.printObject(step);
      else sayStep(session, bar, step, { changes, perSecond });
    }
  } catch (error) {
    if (!isInterrupted(error)) throw error;
    bar?.end('Stopped. Run the same command again to continue.');
    throw error;
  }
  bar?.end('The mirror is current.');
}

interface Progress {
  /** Followed so far. */
  readonly changes: number;
  /** Rows of lists, since the start. */
  readonly perSecond: number;
}

function sayStep({ terminal }: Session, bar: Moving | undefined, step: MirrorStep, { changes, perSecond }: Progress): void {
  const sentences: Readonly<Record<MirrorStep['step'], () => string | undefined>> = {
    read: () =>
      step.step === 'read'
        ? `${step.list}: ${counted(step.rows, 'row')}, ${counted(step.listsLeft, 'list')} left, ${counted(perSecond, 'row')} a second`
        : undefined,
    followed: () => `Current, ${counted(changes, 'change')} followed`,
    gap: () => (step.step === 'gap' ? `Changes are missing (${step.reason}). Reading ${step.scope} again` : undefined),
    current: () => `Current, ${counted(changes, 'change')} followed`,
  };
  const text = sentences[step.step]();
  if (text === undefined) return;
  if (bar !== undefined) bar.say(text);
  else if (step.step === 'gap' || (step.step === 'read' && step.isDone)) terminal.say(text);
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export async function verifyMirror(session: Session, options: MirrorTo & { readonly repair?: boolean }): Promise<void> {
  const { terminal } = session;
  await withMirror(session, options, {}, async (one) => {
    const { repair = false } = options;
    const { tables, differences } = await one.verify({ repair });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    if (terminal.manner.json) terminal.printObject({ rows, tables, differences, repaired: repair });
    else for (const { entity, number } of differences) terminal.print(`${entity} ${number}`);
    if (differences.length === 0)
      return terminal.say(`${counted(rows, 'row')} in ${counted(tables.length, 'table')}: equal to the account book.`);
    throw new Failure(
      'differed',
      `${counted(differences.length, 'document or record')} of the mirror differed from the account book.${repair ? ' They were read again.' : ' Use --repair to read them again.'}`,
    );
  });
}

export async function mirrorStatus(session: Session, options: MirrorTo): Promise<void> {
  const { terminal } = session;
  await withMirror(session, options, {}, async (one) => {
    const status = await one.status();
    if (terminal.manner.json) return terminal.printObject(status);
    const open = status.lists.filter(({ isDone }) => !isDone);
    const { followedSecondsAgo: ago } = status;
    terminal.print(
      terminal.table([
        ['account book', `${status.companyId} of ${status.connectorId}`],
        ['entities', String(status.entities.length)],
        ['deleted rows', status.keepDeleted ? 'kept' : 'removed'],
        ['postings', status.postings ? 'copied' : 'not copied'],
        [
          'lists',
          open.length === 0 ? 'all read' : `${counted(open.length, 'list')} left: ${open.map(({ read }) => read).join(', ')}`,
        ],
        ['followed', ago === null ? 'not yet' : `${counted(ago, 'second')} ago`],
        ['running', status.isRunning ? 'yes' : 'no'],
        ...status.tableChanges.map(({ table, change, columns }) => [table, `${change} ${columns.join(', ')}`.trim()]),
      ]),
    );
  });
}

/** Prints the tables of a mirror. Needs no database, because the tables follow from the catalog. */
export function mirrorSql(
  session: Session,
  { dialect, entities, postings = false }: { readonly dialect: string; readonly entities?: string; readonly postings?: boolean },
): void {
  const known = [sqliteDialect, postgresDialect].find(({ name }) => name === dialect);
  if (known === undefined) throw usage(`--dialect must be sqlite or postgres; you sent ${dialect}.`);
  const plans = plansFor(
    entities?.split(',').map((name) => name.trim()),
    { postings },
  );
  session.terminal.print(schemaText(plans, known).trimEnd());
}

export async function dropMirror(session: Session, options: MirrorTo & { readonly yes?: boolean }): Promise<void> {
  if (!options.yes)
    throw usage(
      'This deletes the copy of the account book from the database. The account book itself stays. Add --yes to do it.',
    );
  await withMirror(session, options, {}, (one) => one.drop());
  session.terminal.say('Mirror dropped.');
}

async function withMirror(
  session: Session,
  { to }: MirrorTo,
  more: Partial<MirrorOptions>,
  work: (mirror: Mirror) => Promise<void>,
): Promise<void> {
  // A mirror runs for weeks, and nothing that it reads lives long. Room for new objects that grows would stay: tens of megabytes.
  setFlagsFromString('--semi-space-growth-factor=1');
  const target = await targetOf(to, session);
  try {
    const { client, book } = await session.clientOfBook('read-debtors');
    const owner = `${hostname()}/${process.pid}/${newCommandId()}`;
    const mirror = new Mirror(client, book, { to: target, owner, isGone, signal: session.signal, ...more });
    await usable(target.place, () => work(mirror));
  } finally {
    await target.close();
  }
}

/** What the database itself says has an exit code and a sentence. */
async function usable<Done>(place: string, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    const fault = targetFault(error);
    if (fault === null) throw error;
    throw new Failure('unreachable', `${place} cannot be used: ${fault}. Run the same command again when it can.`);
  }
}

/** A process of this machine that no longer runs cannot give its lease back. */
function isGone(owner: string): boolean {
  const [host, processId] = owner.split('/');
  if (host !== hostname()) return false;
  try {
    process.kill(Number(processId), 0);
    return false;
  } catch (error) {
    return (error as { readonly code?: string }).code === 'ESRCH';
  }
}

const SQLITE = 'sqlite:';
const SERVICE = 'service:';

async function targetOf(to: string, session: Session): Promise<MirrorTarget> {
  if (to.startsWith(SQLITE) && to.length > SQLITE.length) {
    const file = to.slice(SQLITE.length);
    return usable(file, () => sqliteTarget(file));
  }
  if (to.startsWith(SERVICE)) return connected(serviceAddress(to.slice(SERVICE.length), session.environment), to);
  if (!/^postgres(?:ql)?:\/\//.test(to) || !URL.canParse(to))
    throw usage(`--to must be sqlite:FILE, postgres://USER@HOST/DATABASE or service:NAME; you sent ${to}.`);
  const url = new URL(to);
  if (url.password !== '')
    session.terminal.complain(
      'Other users of this machine may see the password in the list of processes. Set PGPASSWORD, or use a service file.',
    );
  return connected(to, `${url.host}${url.pathname}`);
}

async function connected(connectionString: string, place: string): Promise<MirrorTarget> {
  const { default: pg } = await import('pg');
  const connection = new pg.Client({ connectionString });
  try {
    await connection.connect();
  } catch (error) {
    throw new Failure('unreachable', `${place} cannot be used: ${(error as Error).message}.`);
  }
  return postgresTarget(connection, place);
}
