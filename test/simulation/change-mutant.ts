/** Connectors and clouds that break a rule of the transport of changes, which the simulation must notice. */

import type { CloudResponse } from '@ledgerline/connector';
import type { ChangeReceipt, ChangesBody } from '@ledgerline/contract';
import type { Chance } from '../../packages/book/conformance/chance.ts';
import type { DirectFile } from '../../packages/cloud/testing/direct-file.ts';

export interface ChangeMutant {
  readonly name: string;
  readonly rule: string;
  /** What a book is asked for instead of a position. `tagAt` returns the tag that the log has at a number. */
  readonly asked?: (cursor: string, tagAt: (seq: number) => string | null) => string;
  /** Changes the tables before a report is looked at. */
  readonly beforeReport?: (database: DirectFile, body: ChangesBody) => void;
  /** What the cloud takes a report for. */
  readonly heard?: (body: ChangesBody, chance: Chance) => ChangesBody;
  /** What the connector takes a response for. */
  readonly answered?: (
    body: ChangesBody,
    response: CloudResponse<readonly ChangeReceipt[]>,
  ) => CloudResponse<readonly ChangeReceipt[]>;
}

export const changeMutants: readonly ChangeMutant[] = [
  {
    name: 'no-tag',
    rule: 'a position of another copy of the book is found although its number was used again',
    asked: (cursor, tagAt) => {
      const [seq] = cursor.split('.');
      const tag = tagAt(Number(seq));
      return tag === null ? cursor : `${seq}.${tag}`;
    },
  },
  {
    name: 'cursor-first',
    rule: 'the position moves in the transaction that stores the events',
    // As if the cloud ended between the two, now and then.
    heard: ({ books }, chance) => ({
      books: chance.happens(0.2) ? books.map(({ resync: _, ...book }) => ({ ...book, changes: [] })) : books,
    }),
  },
  {
    name: 'any-position',
    rule: 'a report is stored only from the position that the cloud has',
    beforeReport: (database, { books }) => {
      for (const { companyId, from } of books)
        database.query({
          sql: 'UPDATE change_cursor SET cursor = :from WHERE company_id = :companyId',
          parameters: { from, companyId },
        });
    },
  },
  {
    name: 'own-position',
    rule: 'a connector whose report was rejected continues from the position of the cloud',
    answered: (body, response) =>
      response.kind === 'ok'
        ? {
            kind: 'ok',
            value: response.value.map((receipt, index) =>
              receipt.ok ? receipt : { ...receipt, cursor: body.books[index]?.to ?? null },
            ),
          }
        : response,
  },
];
