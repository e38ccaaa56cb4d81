/** What one command works with: the database, its day, the records it looks up, and the problems and warnings it collects. */

import type { Warning } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import type { Database } from '../database.ts';
import type { BusinessDate } from '../date.ts';
import { type Problem, type ProblemCode, said } from '../problem.ts';
import type { RecordKind } from '../record-store/kinds.ts';
import { Records, type Reference } from '../record-store/records.ts';
import { noProgress, type Progress } from './progress.ts';

/** Rows and lists can have several problems of their own. */
const LISTS = ['lines', 'payments', 'knockOffs', 'clearedEntries', 'uoms', 'branches', 'prices'];

const isField = (path: string): boolean => {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return last !== '' && !/^\d+$/.test(last) && !LISTS.includes(last) && last !== 'docNo';
};

/** `at`: RFC 3339, UTC, to the second. */
export type SignText = (text: string, at: string) => string;

/** Data that the connector that sends e-invoices has, and the book does not. */
export interface Carrier {
  /** Signs the text of an e-invoice; none without a certificate. The key itself is not known here. */
  readonly sign?: SignText | undefined;
  /** How far the clock of the tax authority is ahead of the one of this machine. */
  readonly skewMs: number;
  /** The access of the book to the tax authority, without its secrets; none where there is no access. */
  readonly access?: CarrierAccess | undefined;
}

export interface CarrierAccess {
  /** The last 4 characters of the client id. */
  readonly clientIdEnd: string;
  /** Null before the first login. */
  readonly isLoginRejected: boolean | null;
  readonly certificateSubject: string | null;
  /** RFC 3339, UTC. */
  readonly certificateEnd: string | null;
}

const NO_CARRIER: Carrier = { skewMs: 0 };

export class CommandContext {
  readonly db: Database;
  readonly records: Records;
  readonly today: BusinessDate;
  /** RFC 3339, UTC. */
  readonly now: string;
  readonly commandId: string;
  readonly carrier: Carrier;
  readonly problems: Problem[] = [];
  readonly warnings: Warning[] = [];
  /** Records that the current document or record names. */
  readonly references: Reference[] = [];
  /** The number of the current document; null if the book assigns it. */
  documentNo: string | null = null;
  /** Whether the current document exists and is being changed. */
  isChange = false;
  /** Where the current document names its items. */
  itemPaths: ReadonlyMap<string, string> = new Map();
  readonly progress: Progress;

  constructor(
    db: Database,
    today: BusinessDate,
    now: string,
    commandId: string,
    progress: Progress = noProgress,
    carrier: Carrier = NO_CARRIER,
  ) {
    this.db = db;
    this.records = new Records(db, now);
    this.today = today;
    this.now = now;
    this.commandId = commandId;
    this.progress = progress;
    this.carrier = carrier;
  }

  /** Reports a problem. The same problem, and each field, is reported once: the first problem of a field counts. */
  refuse(path: string, code: ProblemCode, says: Sentence): void {
    this.add({ path, code, ...said(says) });
  }

  /** Adds a problem that was found elsewhere, unchanged. */
  add(found: Problem): void {
    const { path, code, message } = found;
    const isKnown = this.problems.some(
      (known) => known.path === path && (isField(path) || (known.code === code && known.message === message)),
    );
    if (!isKnown) this.problems.push(found);
  }

  /** The part of the payload that moves an item; the document itself, where the command names no lines. */
  pathOfItem(item: string): string {
    return this.itemPaths.get(item) ?? '/docNo';
  }

  /** Adds a warning, with the path of the field that has the problem, if there is one. */
  warn(code: string, says: Sentence, path?: string): void {
    this.addWarning({ code, ...(path !== undefined && { path }), ...said(says) });
  }

  /** Adds a warning that was found elsewhere, unchanged. */
  addWarning(found: Warning): void {
    const { path, code, message } = found;
    const isKnown = this.warnings.some((known) => known.path === path && known.code === code && known.message === message);
    if (!isKnown) this.warnings.push(found);
  }

  /** A field that was accepted and had no effect. */
  warnOfUnused(path: string, says: Sentence): void {
    this.warn('MEMBER_NOT_USED', says, path);
  }

  refer(kind: RecordKind, code: string): void {
    if (!this.references.some((known) => known.kind === kind && known.code === code)) this.references.push({ kind, code });
  }

  get isRefused(): boolean {
    return this.problems.length > 0;
  }
}
