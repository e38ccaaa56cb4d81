/** Compares a mirror with its account book, row by row, and reads again what differs. */

import { newCommandId } from '../randomness.ts';
import { pause } from '../timers.ts';
import { type BookReader, childReads, DOCUMENTS_PER_PAGE, type Told } from './book-reader.ts';
import { COMPANY, DELETED, DOC_KEY, type EntityPlan, SEQ, type Table } from './table-plan.ts';
import { comparable, comparableRead, type Read, type ReadRow } from './table-rows.ts';
import { type MirrorTarget, places, quoted, type TargetRow } from './target.ts';

/** The result of verifying one table. */
export interface TableVerdict {
  readonly table: string;
  /** Rows that the book shows. */
  readonly rows: number;
}

/** A document or record whose rows are not those of the book. */
export interface Difference {
  readonly entity: string;
  /** The number of the document or the code of the record. */
  readonly number: string;
}

export interface Verification {
  readonly tables: readonly TableVerdict[];
  readonly differences: readonly Difference[];
}

const PAGE_ROWS = 1_000;
/** How often different rows are compared again, in case the feed is delayed. */
const LOOKS = 4;
const LOOK_AGAIN_MS = 1_000;
const KEYS_PER_LOOK = 500;

export interface Surroundings {
  readonly target: MirrorTarget;
  readonly reader: BookReader;
  readonly companyId: string;
  /** Brings the mirror up to date, if no other process does. */
  readonly catchUp: () => Promise<void>;
  readonly signal: AbortSignal | undefined;
}

export class Verifier {
  readonly #surroundings: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  async verify(plans: readonly EntityPlan[]): Promise<Verification & { readonly found: ReadonlyMap<EntityPlan, Told> }> {
    const tables: TableVerdict[] = [];
    const found = new Map<EntityPlan, Told>();
    for (const plan of plans) {
      const told = { numbers: new Set<string>(), docKeys: new Set<string>() };
      for (const read of [plan.entity.list, ...childReads(plan)]) tables.push(...(await this.#compareList(plan, read, told)));
      await this.#nameByKey(plan, told);
      if (told.numbers.size > 0) found.set(plan, told);
    }
    await this.#lookAgain(found);
    const differences = [...found].flatMap(([{ entity }, { numbers }]) =>
      [...numbers].map((number) => ({ entity: entity.entity, number })),
    );
    return { tables, differences, found };
  }

  /** Every page of a list against the tables that it fills; then what only the tables have. */
  async #compareList(plan: EntityPlan, read: string, told: MutableTold): Promise<readonly TableVerdict[]> {
    const limit = read === plan.entity.list && plan.entity.get !== undefined ? DOCUMENTS_PER_PAGE : PAGE_ROWS;
    const reading = ['verify', newCommandId()];
    const seen = new Map<Table, Set<string>>();
    let place: string | null = null;
    do {
      const page = await this.#surroundings.reader.page({ plan, read, reading, limit, place });
      for (const [table, rows] of page.tables) {
        const keys = seen.get(table) ?? new Set();
        seen.set(table, keys);
        for (const row of rows) keys.add(keyOf(plan, table, row));
        await this.#comparePage(plan, table, rows, told);
      }
      place = page.nextCursor;
    } while (place !== null);
    for (const [table, keys] of seen) await this.#findUnseen(plan, table, keys, told);
    return [...seen].map(([{ name }, { size }]) => ({ table: name, rows: size }));
  }

  async #comparePage(plan: EntityPlan, table: Table, rows: readonly ReadRow[], told: MutableTold): Promise<void> {
    const stored = new Map((await this.#rowsOf(plan, table, rows)).map((row) => [storedKey(table, row), comparable(table, row)]));
    for (const row of rows) if (stored.get(keyOf(plan, table, row)) !== comparableRead(table, row)) tell(plan, table, row, told);
  }

  /** The rows of the table with the same keys as these rows. */
  async #rowsOf(plan: EntityPlan, table: Table, rows: readonly ReadRow[]): Promise<readonly TargetRow[]> {
    const keys = [...new Set(rows.map((row) => row[table === plan.table ? plan.entity.key : 'docKey'] as string | number))];
    return keys.length === 0 ? [] : this.#select(table, `${quoted(table.key[1] ?? '')} IN (${places(keys.length)})`, keys);
  }

  async #select(table: Table, where: string, values: readonly (string | number)[]): Promise<readonly TargetRow[]> {
    const { target, companyId } = this.#surroundings;
    const columns = table.columns.map((column) => target.dialect.read(column)).join(', ');
    return target.query(`SELECT ${columns} FROM ${quoted(table.name)} WHERE ${COMPANY} = ? AND ${DELETED} IS NULL AND ${where}`, [
      companyId,
      ...values,
    ]);
  }

  async #findUnseen(plan: EntityPlan, table: Table, seen: ReadonlySet<string>, told: MutableTold): Promise<void> {
    const { target, companyId } = this.#surroundings;
    const keys = table.key.slice(1);
    const rows = await target.query(
      `SELECT ${keys.map(quoted).join(', ')} FROM ${quoted(table.name)} WHERE ${COMPANY} = ? AND ${DELETED} IS NULL`,
      [companyId],
    );
    for (const row of rows) {
      if (seen.has(storedKey(table, row))) continue;
      if (table === plan.table && plan.entity.key === plan.entity.number) told.numbers.add(String(row[keys[0] ?? '']));
      else told.docKeys.add(String(row[keys[0] ?? '']));
    }
  }

  /** Documents that are only known by their key get their number from the table, if it has one. */
  async #nameByKey({ entity, table }: EntityPlan, told: MutableTold): Promise<void> {
    const number = table.columns.find(({ field }) => field === entity.number)?.name ?? '';
    const keys = [...told.docKeys];
    for (let from = 0; from < keys.length; from += KEYS_PER_LOOK) {
      const some = keys.slice(from, from + KEYS_PER_LOOK);
      const rows = await this.#select(table, `${quoted(DOC_KEY)} IN (${places(some.length)})`, some);
      for (const row of rows) told.numbers.add(String(row[number]));
      // Rows of a document that is not there at all have no number.
      const known = new Set(rows.map((row) => String(row[DOC_KEY])));
      for (const key of some) if (!known.has(key)) told.numbers.add(`#${key}`);
    }
  }

  /** Compares differing rows again: only rows that still differ after the feed has caught up count. */
  async #lookAgain(found: Map<EntityPlan, Told>): Promise<void> {
    for (let look = 1; look <= LOOKS && found.size > 0; look += 1) {
      if (look > 1) await pause(LOOK_AGAIN_MS, this.#surroundings.signal);
      await this.#surroundings.catchUp();
      for (const [plan, told] of found) {
        const left = await this.#stillDiffering(plan, told);
        if (left.numbers.size > 0) found.set(plan, left);
        else found.delete(plan);
      }
    }
  }

  async #stillDiffering(plan: EntityPlan, told: Told): Promise<Told> {
    const left: MutableTold = { numbers: new Set(), docKeys: new Set() };
    const numbers = [...told.numbers];
    for (let from = 0; from < numbers.length; from += KEYS_PER_LOOK) {
      const some = numbers.slice(from, from + KEYS_PER_LOOK);
      const read = await this.#surroundings.reader.readKeys(
        plan,
        some.filter((number) => !number.startsWith('#')),
      );
      const now = pictureOfRead(plan, read);
      const stored = await this.#pictureOf(plan, some, told);
      for (const [key, { number, text }] of [...now, ...stored]) {
        if (now.get(key)?.text === text && stored.get(key)?.text === text) continue;
        left.numbers.add(now.get(key)?.number ?? number);
        if (plan.entity.key !== plan.entity.number) left.docKeys.add(key);
      }
    }
    return left;
  }

  /** The rows of the tables with these numbers, or with the keys that came with them. */
  async #pictureOf(plan: EntityPlan, numbers: readonly string[], { docKeys }: Told): Promise<ReadonlyMap<string, Picture>> {
    const { entity, table, children } = plan;
    const [key, number] = [entity.key, entity.number].map((field) => table.columns.find((column) => column.field === field));
    if (key === undefined || number === undefined) return new Map();
    const values = number.kind === 'integer' ? numbers.map(Number) : numbers;
    const heads = await this.#select(table, `${quoted(number.name)} IN (${places(values.length)})`, values);
    const pictures = new Map(
      heads.map((row) => [
        String(row[key.name]),
        { number: String(row[number.name]), head: comparable(table, row), rows: [] as string[] },
      ]),
    );
    const loose = numbers.filter((one) => one.startsWith('#')).map((one) => one.slice(1));
    const wanted = [...new Set([...pictures.keys(), ...loose, ...docKeys])];
    for (const { table: rows } of children) {
      const found =
        wanted.length === 0 ? [] : await this.#select(rows, `${quoted(DOC_KEY)} IN (${places(wanted.length)})`, wanted);
      for (const row of found) {
        const docKey = String(row[DOC_KEY]);
        const picture = pictures.get(docKey) ?? { number: `#${docKey}`, head: '', rows: [] };
        pictures.set(docKey, picture);
        picture.rows.push(`${rows.name} ${comparable(rows, row)}`);
      }
    }
    return new Map(
      [...pictures].map(([one, { number: name, head, rows }]) => [
        one,
        { number: name, text: [head, ...rows.toSorted()].join('\n') },
      ]),
    );
  }
}

interface MutableTold {
  readonly numbers: Set<string>;
  readonly docKeys: Set<string>;
}

/** A document or record with everything that belongs to it, as text. */
interface Picture {
  readonly number: string;
  readonly text: string;
}

function pictureOfRead(plan: EntityPlan, { rows, children }: Read): ReadonlyMap<string, Picture> {
  const { entity, table } = plan;
  const ofDocument = new Map<string, string[]>();
  for (const { table: child } of plan.children)
    for (const row of children.get(child.name) ?? []) {
      const texts = ofDocument.get(String(row.docKey)) ?? [];
      ofDocument.set(String(row.docKey), texts);
      texts.push(`${child.name} ${comparableRead(child, row)}`);
    }
  return new Map(
    rows.map((row) => {
      const key = String(row[entity.key]);
      const text = [comparableRead(table, row), ...(ofDocument.get(key) ?? []).toSorted()].join('\n');
      return [key, { number: String(row[entity.number]), text }];
    }),
  );
}

function tell({ entity, table: own }: EntityPlan, table: Table, row: ReadRow, told: MutableTold): void {
  if (table === own) told.numbers.add(String(row[entity.number]));
  else told.docKeys.add(String(row.docKey));
}

const keyOf = ({ entity, table: own }: EntityPlan, table: Table, row: ReadRow): string =>
  JSON.stringify(table === own ? [String(row[entity.key])] : [String(row.docKey), Number(row.seq)]);

const storedKey = (table: Table, row: TargetRow): string =>
  JSON.stringify(
    table.key.slice(1).map((name) => (table.key.length > 2 && name === SEQ ? Number(row[name]) : String(row[name]))),
  );
