/** The filters of lists, declared once for all families: documents by number, date, party, status, text and change; records by code, name and use. */

import type { Field, Members, Rule, Shape } from './declaration.ts';
import type { Family } from './family.ts';
import { creditor, debtor, selecting } from './fields.ts';
import { apTakesCreditor, arTakesDebtor, datesInOrder } from './rules.ts';
import { aliased, asSelector, choice, codes, flag, instant, pick, shape, text } from './shape.ts';

const SELECTOR = { role: 'selector' } as const;

export const listPage: Members = { limit: selecting.listLimit, cursor: selecting.cursor };

/** Words to look for, under the name that every read has for them. */
export const searchFor = (where: string): Field =>
  text(100, `Only those with this text in ${where}; case does not matter.`, { ...SELECTOR, aliases: ['text', 'q'] });

/** A filter for lists that can be read in pages. */
export const changedSince = instant(
  'Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change.',
  SELECTOR,
);

/** The most documents or records that one read can be asked for by key, and the longest key. */
const KEYS_MAX = 500;
const KEY_LENGTH_MAX = 100;

/** What changes name by key is read in one command. Not an alias of the single number or code, which is one string. */
export const documentKeys = codes(
  KEY_LENGTH_MAX,
  KEYS_MAX,
  'Only the documents with these numbers, 1 to 500, each once.',
  SELECTOR,
);
const recordKeys = codes(KEY_LENGTH_MAX, KEYS_MAX, 'Only the records with these codes, 1 to 500, each once.', SELECTOR);

/** Types whose documents leave something to pay, and say in `outstanding` how much of it is open. */
const SETTLED_TYPES: ReadonlySet<string> = new Set('IV CS CN DN PI CP PR RI RC RD RP RF RDP PB PC PD PP PF PDP'.split(' '));

const STATUSES = ['Draft', 'Saved', 'Void'];
const STATUS_FIELDS = {
  plain: choice(STATUSES, 'Only documents in this status.', SELECTOR),
  settled: choice(
    [...STATUSES, 'Open', 'Settled'],
    'Only documents in this status. Open documents have an outstanding amount, Settled ones do not.',
    SELECTOR,
  ),
};

const PARTIES = { debtorCode: debtor.debtorCode, creditorCode: creditor.creditorCode };

/** The parties that documents of a family carry, in the header or on their lines. */
function partiesOf({ create }: Family): Members {
  const { lines } = create.members;
  const onLines = lines?.kind === 'rows' ? lines.of.members : {};
  return Object.fromEntries(
    Object.entries(PARTIES).flatMap(([name, field]) =>
      name in create.members || name in onLines ? [[name, asSelector(field, 'Only documents of this party.')]] : [],
    ),
  );
}

/** Rejects a filter for the other side: if it were ignored, all documents would be returned. */
export function partyRules(party: Members): readonly Rule[] {
  const [isSales, isPurchase] = ['debtorCode' in party, 'creditorCode' in party];
  if (isSales === isPurchase) return [];
  return [isSales ? arTakesDebtor : apTakesCreditor];
}

const shapes = new Map<string, Shape>();

/** Families with the same filters share one shape. */
function shared(name: string, make: () => Shape): Shape {
  const made = shapes.get(name) ?? make();
  shapes.set(name, made);
  return made;
}

export function documentFilter(family: Family): Shape {
  const parties = partiesOf(family);
  const isSettled = (family.docTypes ?? []).some((docType) => SETTLED_TYPES.has(docType));
  const name = ['DocumentList', family.selector.name, ...Object.keys(parties), ...(isSettled ? ['settled'] : [])].join('.');
  return shared(name, () =>
    shape(
      name,
      {
        ...pick(selecting, 'dateFrom', 'dateTo'),
        ...parties,
        [family.selector.name]: asSelector(family.selector.field, 'Only the document with this number.'),
        keys: documentKeys,
        status: STATUS_FIELDS[isSettled ? 'settled' : 'plain'],
        search: searchFor('the number, the references, the description or the name of the party'),
        changedSince,
        ...listPage,
      },
      { rules: [...partyRules(parties), datesInOrder] },
    ),
  );
}

/** Names that differ between lists of records. */
export interface RecordNames {
  /** The field that carries the code: debtorCode. */
  readonly code: string;
  readonly codeField: Field;
  /** The field that carries the name, and what else it is called; none for records without a name. */
  readonly names: readonly string[];
}

const NAME_FIELDS = ['companyName', 'name', 'description'];

const without = (name: string, names: readonly string[]): readonly string[] => names.filter((known) => known !== name);

/** `code` and `name` select by the fields of the record that carry them, and take the names of those too. */
export const recordFilters = ({ code, codeField, names }: RecordNames): Members => ({
  code: aliased(
    asSelector(codeField, `Only the record with exactly this ${code}.`),
    ...without('code', [code, ...codeField.aliases]),
  ),
  keys: recordKeys,
  ...(names.length === 0
    ? {}
    : {
        name: text(100, `Only records with this text in ${names[0]}; case does not matter.`, {
          ...SELECTOR,
          aliases: without('name', names),
        }),
      }),
  isActive: flag('Whether to return active records (true) or inactive ones (false). Leave it out for both.', {
    ...SELECTOR,
    aliases: ['active'],
  }),
  search: searchFor(names.length === 0 ? 'the code' : 'the code or the name'),
});

export function recordNames({ selector, create }: Pick<Family, 'selector' | 'create'>): RecordNames {
  const name = NAME_FIELDS.find((field) => field in create.members);
  const names = name === undefined ? [] : [name, ...(create.members[name]?.aliases ?? [])];
  return { code: selector.name, codeField: selector.field, names };
}

/** The filters of a list of records that follows from its family. */
export const recordFilter = (family: Family): Shape =>
  shared(`RecordList.${family.document}`, () =>
    shape(`RecordList.${family.document}`, { ...recordFilters(recordNames(family)), changedSince, ...listPage }),
  );

/** A filter for reads that show only active records by default. */
export const includeInactive = flag('Whether to list inactive records too.', SELECTOR);
