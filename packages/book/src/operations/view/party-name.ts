/** Adds the name of a party next to its code in the rows of every read. Independent of commands. */

import type { Json, Payload } from '@ledgerline/catalog';
import type { RecordKind } from '../../record-store/kinds.ts';
import type { Records } from '../../record-store/records.ts';

interface Naming {
  readonly code: string;
  readonly name: string;
  /** Debtors and creditors share one list of codes. */
  readonly kinds: readonly RecordKind[];
  /** Names with the same meaning. */
  readonly others: readonly string[];
}

const NAMINGS: readonly Naming[] = [
  { code: 'party', name: 'partyName', kinds: ['debtor', 'creditor'], others: [] },
  { code: 'partyCode', name: 'partyName', kinds: ['debtor', 'creditor'], others: ['companyName'] },
  { code: 'debtorCode', name: 'debtorName', kinds: ['debtor'], others: ['companyName'] },
  { code: 'creditorCode', name: 'creditorName', kinds: ['creditor'], others: ['companyName'] },
];

const lacks = (row: Payload, { code, name, others }: Naming): boolean =>
  typeof row[code] === 'string' && typeof row[name] !== 'string' && others.every((other) => row[other] === undefined);

function nameOf(records: Records, { kinds }: Naming, code: Json | undefined): Json {
  for (const kind of kinds) {
    const name = records.find(kind, String(code))?.data.companyName;
    if (name !== undefined) return name;
  }
  return null;
}

/** The row with a name for every code that lacks one; the same row if none is missing. */
export function withPartyNames(records: Records, row: Payload): Payload {
  const wanted = NAMINGS.filter((naming) => lacks(row, naming));
  if (wanted.length === 0) return row;
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      const naming = wanted.find(({ code }) => code === name);
      if (naming) return [[name, value] as const, [naming.name, nameOf(records, naming, value)] as const];
      return wanted.some((other) => other.name === name) ? [] : [[name, value] as const];
    }),
  );
}
