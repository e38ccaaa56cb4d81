/** A package in memory whose changes are followed, step by step, as a vector says. */

import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BookWatch,
  ByNumber,
  ByScan,
  ByTime,
  type ChangeSource,
  digestOf,
  type Json,
  type NumberedRow,
  type TimedRow,
  type WatchedBook,
} from '@ledgerline/driver-kit';
import { noteKey } from '../../packages/driver-kit/src/change-row.ts';

type Row = NumberedRow & TimedRow;

interface Step {
  readonly at?: string;
  readonly by?: string;
  readonly rows?: readonly Row[];
  /** So many rows more. */
  readonly many?: number;
  readonly newest?: number;
  readonly mark?: string;
  readonly writing?: string | null;
  readonly notes?: readonly NoteVector[];
  readonly fails?: string;
  readonly reopen?: boolean;
  /** The last line of the file loses its end, or the file is not ours any longer. */
  readonly tear?: boolean;
  readonly damage?: boolean;
  readonly isNotAsked?: boolean;
  /** The step whose position is asked from; by default that of the last one that was asked. */
  readonly from?: number;
  readonly limit?: number;
}

interface NoteVector {
  readonly id: string;
  readonly part?: 'settlement';
  readonly content: unknown;
  readonly isGone?: boolean;
  readonly commandId: string;
  readonly at: string;
}

const START = '2026-11-16T08:00:00.000Z';
const LIMIT = 100;

class ChangingPackage {
  readonly #entity: string;
  now: Step = { at: START, rows: [] };

  constructor(entity: string, by: string) {
    this.#entity = entity;
    this.now = { ...this.now, by };
  }

  *#rows(): Generator<Row> {
    if (this.now.fails !== undefined) throw new Error(this.now.fails);
    for (let at = 1; at <= (this.now.many ?? 0); at += 1) yield { key: `M${at}`, content: at, number: 1, at: START };
    yield* this.now.rows ?? [];
  }

  #source(): ChangeSource {
    const all = (): Generator<Row> => this.#rows();
    if (this.now.by === 'scan') return new ByScan(this.#entity, all);
    if (this.now.by === 'number')
      return new ByNumber(
        this.#entity,
        () => this.now.newest ?? 0,
        (after) => all().filter(({ number }) => number > after),
      );
    const newest = () =>
      [...all()]
        .map(({ at }) => at)
        .toSorted()
        .at(-1) ?? null;
    return new ByTime(this.#entity, newest, (since) => all().filter(({ at }) => at >= since));
  }

  book(): WatchedBook {
    return {
      sources: [this.#source()],
      ...(this.now.mark !== undefined && { mark: () => this.now.mark ?? '' }),
      writers: {
        refresh: () => this.now.writing ?? null,
        noteOf: (key) => this.#noteOf(key),
      },
      close: () => undefined,
    };
  }

  #noteOf(key: string) {
    const found = this.now.notes?.find(({ id, part }) => noteKey(this.#entity, id, part ?? 'document') === key);
    return found && { commandId: found.commandId, digest: found.isGone ? null : digestOf(found.content), at: found.at };
  }
}

/** What is reported after each step, in short; null where nothing was asked. */
export async function followed({ entity, by, steps }: Json): Promise<readonly (readonly string[] | null)[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-changes-'));
  const file = join(folder, 'book.changes');
  const pack = new ChangingPackage(String(entity), String(by));
  const [positions, outcomes]: [string[], (readonly string[] | null)[]] = [[], []];
  let [watch, cursor]: [BookWatch | null, string] = [null, ''];
  try {
    for (const step of steps as readonly Step[]) {
      const { fails: _, ...last } = pack.now;
      pack.now = { ...last, ...step };
      if (step.reopen) {
        await watch?.close();
        if (step.tear) truncateSync(file, readFileSync(file).length - 5);
        if (step.damage) writeFileSync(file, 'not ours\n');
        watch = null;
      }
      const isFirst = watch === null && positions.length === 0;
      watch ??= await BookWatch.start(pack.book(), folder, () => Date.parse(pack.now.at ?? START));
      await watch.look();
      if (isFirst) cursor = watch.position;
      if (step.isNotAsked) outcomes.push(null);
      else {
        const told = toldFrom(watch, step.from === undefined ? cursor : String(positions[step.from]), step.limit ?? LIMIT);
        outcomes.push(told.lines);
        cursor = told.cursor;
      }
      positions.push(cursor);
    }
  } finally {
    await watch?.close();
    rmSync(folder, { recursive: true });
  }
  return outcomes;
}

/** One page; behind a gap the next one too. */
function toldFrom(watch: BookWatch, from: string, limit: number): { readonly lines: readonly string[]; readonly cursor: string } {
  const { changes, nextCursor, resync, hasMore, unread } = watch.page(from, limit) as unknown as Page;
  const lines = [
    ...(resync ? [['gap', resync.scope, resync.reason, resync.count].filter((each) => each !== undefined).join(' ')] : []),
    ...changes.map(lineOf),
    ...(hasMore ? ['more'] : []),
    ...(unread === undefined ? [] : [`unread ${unread}`]),
  ];
  if (!resync || !hasMore) return { lines, cursor: nextCursor };
  const rest = toldFrom(watch, nextCursor, limit);
  return { lines: [...lines, ...rest.lines], cursor: rest.cursor };
}

interface Page {
  readonly changes: readonly Json[];
  readonly nextCursor: string;
  readonly hasMore: boolean;
  readonly resync: Json | null;
  readonly unread?: string;
}

function lineOf({ entity, key, docKey, change, formerKey, part, source, commandId }: Json): string {
  const former = formerKey === undefined ? undefined : `from ${formerKey}`;
  const shown = docKey === undefined ? undefined : `(${docKey})`;
  return [entity, key, shown, change, former, part, source, commandId].filter((each) => each !== undefined).join(' ');
}
