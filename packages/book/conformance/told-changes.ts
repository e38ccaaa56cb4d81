/** Compares what the log of changes names with what reads show: the two must agree, both ways. */

import { hash } from 'node:crypto';
import type { LoggedChange } from '@ledgerline/contract';
import { entityOf } from '../src/change-log/entity-name.ts';
import { CommandContext } from '../src/command/command-context.ts';
import { loadDocument } from '../src/document/document-store.ts';
import type { Book, Database } from '../src/index.ts';
import { effectiveRow } from '../src/master-data/effective.ts';
import { documentView } from '../src/operations/view/document-view.ts';
import type { RecordKind } from '../src/record-store/kinds.ts';
import { Records } from '../src/record-store/records.ts';

/** Everything that can be read, by entity and key, as a digest of what a read shows. */
export type Reads = ReadonlyMap<string, string>;

const digest = (value: unknown): string =>
  hash(
    'sha1',
    JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? part.toString() : part)),
  );

/** `isRead` narrows it to a part, because reading a whole book takes longer than most commands. */
export function readAll(db: Database, now: string, isRead: (name: string) => boolean = () => true): Reads {
  const command = new CommandContext(db, now.slice(0, 10) as never, now, 'look');
  const reads = new Map<string, string>();
  for (const { doc_key, doc_type } of db.all<{ doc_key: bigint; doc_type: string }>('SELECT doc_key, doc_type FROM document')) {
    const name = `${entityOf(doc_type)} #${doc_key}`;
    if (!isRead(name)) continue;
    // What an update can do with a field follows from the user-defined fields, which are told by themselves.
    const { fieldCapabilities, ...view } = documentView(command, loadDocument(db, doc_key), true);
    reads.set(name, digest(view));
  }
  const records = new Records(db);
  for (const { kind, code } of db.all<{ kind: RecordKind; code: string }>('SELECT kind, code FROM record')) {
    const name = `${entityOf(kind)} ${code}`;
    if (entityOf(kind) === null || !isRead(name)) continue;
    const record = records.find(kind, code);
    if (record) reads.set(name, digest(effectiveRow(command, record)));
  }
  return reads;
}

/** What the log names after a position. */
export const namedSince = (book: Book, cursor: string): ReadonlySet<string> =>
  namesOf(book.changesAfter(cursor, 100_000).changes);

/** Rows of the log after a position that do not say that this command wrote them. */
export const rowsOfOthers = (book: Book, cursor: string, commandId: string): readonly string[] =>
  book
    .changesAfter(cursor, 100_000)
    .changes.filter((change) => change.source !== 'command' || change.commandId !== commandId)
    .map(
      (change) => `${change.entity} ${change.key} is logged for ${change.commandId ?? change.source}, and ${commandId} wrote it`,
    );

/** What changes name: a renamed record under both of its codes. */
export const namesOf = (changes: readonly LoggedChange[]): ReadonlySet<string> =>
  new Set(
    changes.flatMap(({ entity, key, docKey, formerKey }) =>
      docKey === undefined
        ? [`${entity} ${key}`, ...(formerKey === undefined ? [] : [`${entity} ${formerKey}`])]
        : [`${entity} #${docKey}`],
    ),
  );

/** What the log leaves out, and what it names although no read shows a difference; of `before`, only what was read again. */
export function faultsOfLog(
  named: ReadonlySet<string>,
  before: Reads,
  after: Reads,
  isRead = (_name: string) => true,
): readonly string[] {
  const names = new Set([...before.keys(), ...after.keys()].filter((name) => named.has(name) || isRead(name)));
  const differs = new Set([...names].filter((name) => before.get(name) !== after.get(name)));
  return [
    ...[...differs].filter((name) => !named.has(name)).map((name) => `${name} differs and is not named`),
    ...[...named].filter((name) => !differs.has(name)).map((name) => `${name} is named and does not differ`),
  ];
}
