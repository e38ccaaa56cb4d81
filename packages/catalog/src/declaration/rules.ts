/** Rules that involve several fields: checks that need no account book, and the sentences of those that do. Each is safe on any JSON. */

import type { Sentence } from '@ledgerline/words';
import { ruleSays } from '@ledgerline/words/problem/rule';
import { amountText, parseNumber, sumOf } from './decimal.ts';
import type { Finding, Json, Payload, Rule } from './declaration.ts';

type Row = { readonly [name: string]: Json };

const isRow = (value: Json | undefined): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const has = (row: Row, name: string): boolean => row[name] !== undefined && row[name] !== null;

export function rowsOf(payload: Payload, name: string): readonly (readonly [Row, number])[] {
  const list = payload[name];
  const rows: (readonly [Row, number])[] = [];
  for (const [index, row] of Array.isArray(list) ? list.entries() : []) if (isRow(row)) rows.push([row, index]);
  return rows;
}

/** A rule the cloud decides. */
export function rule(id: string, sentence: Sentence, check: (payload: Payload) => readonly Finding[]): Rule {
  return { id, text: String(sentence), sentence, decidedBy: 'cloud', check };
}

/** A rule that only the connector can check, with the account book available. It is published so that callers know it. */
export function bookRule(id: string, text: string): Rule {
  return { id, text, sentence: null, decidedBy: 'connector', check: () => [] };
}

/** Rejects fields that belong to another kind of command. */
export function refuses(id: string, sentence: Sentence, ...names: readonly string[]): Rule {
  return rule(id, sentence, (payload) => names.filter((name) => has(payload, name)).map((name) => ({ path: `/${name}` })));
}

export const arTakesDebtor = refuses('ar-takes-debtor', ruleSays.arTakesDebtor(), 'creditorCode');
export const apTakesCreditor = refuses('ap-takes-creditor', ruleSays.apTakesCreditor(), 'debtorCode');

export const atLeastOneOf = (id: string, sentence: Sentence, ...names: readonly string[]): Rule =>
  rule(id, sentence, (payload) => (names.some((name) => has(payload, name)) ? [] : [{ path: `/${names[0]}` }]));

export const notBoth = (id: string, sentence: Sentence, first: string, second: string): Rule =>
  rule(id, sentence, (payload) => (has(payload, first) && has(payload, second) ? [{ path: `/${second}` }] : []));

export const onlyOneOf = (id: string, names: readonly [string, string, ...string[]]): Rule => {
  return rule(id, ruleSays.onlyOneOf(names), (payload) =>
    names
      .filter((name) => has(payload, name))
      .slice(1)
      .map((name) => ({ path: `/${name}` })),
  );
};

export const differ = (id: string, sentence: Sentence, first: string, second: string): Rule =>
  rule(id, sentence, (payload) => (has(payload, first) && payload[first] === payload[second] ? [{ path: `/${second}` }] : []));

/** YYYY-MM-DD compares as text. */
export const inOrder = (id: string, sentence: Sentence, from: string, to: string): Rule =>
  rule(id, sentence, (payload) => {
    const [first, last] = [payload[from], payload[to]];
    if (typeof first !== 'string' || typeof last !== 'string' || first <= last) return [];
    return [{ path: `/${to}`, sentence: ruleSays.youSent(sentence, first, last) }];
  });

export const datesInOrder = inOrder('dates-in-order', ruleSays.datesInOrder(), 'dateFrom', 'dateTo');
export const dueAfterDocument = inOrder('due-not-before-document', ruleSays.dueNotBeforeDocument(), 'docDate', 'dueDate');

/** Applies a check to every row of an array. */
export const eachRow = (id: string, sentence: Sentence, rowsName: string, check: (row: Row) => readonly string[]): Rule =>
  rule(id, sentence, (payload) => {
    const findings: Finding[] = [];
    for (const [row, index] of rowsOf(payload, rowsName)) {
      for (const member of check(row)) findings.push({ path: `/${rowsName}/${index}${member}` });
    }
    return findings;
  });

const DETAIL_KEYS = ['dtlKey', 'lineKey'];
const hasKey = (row: Row): boolean => DETAIL_KEYS.some((name) => has(row, name));

/** Lines of a strict update: the mode is explicit, keys select existing rows and only those. */
export const detailModeWithLines = rule('detail-mode-with-lines', ruleSays.detailModeWithLines(), (payload) => {
  if (payload.lines !== undefined && payload.detailMode === undefined) return [{ path: '/detailMode' }];
  if (payload.detailMode !== undefined && payload.lines === undefined) return [{ path: '/lines' }];
  return [];
});

/** The mode that lines are edited in; `standard` where a command has one when none is sent. */
const modeOf = (payload: Payload, standard?: string): Json | undefined => payload.detailMode ?? standard;

export const keysSelectRows = (key: string, standard?: string): Rule =>
  rule('keys-select-rows', ruleSays.keysSelectRows(key), (payload) => {
    const mode = modeOf(payload, standard);
    return rowsOf(payload, 'lines').flatMap(([row, index]) => {
      const isSelecting = mode === 'update' || mode === 'delete';
      if (isSelecting && !hasKey(row))
        return [{ path: `/lines/${index}/${key}`, sentence: ruleSays.lineNeedsKey(String(mode), key) }];
      const sent = DETAIL_KEYS.filter((name) => has(row, name));
      if (!isSelecting && mode !== undefined) {
        return sent.map((name) => ({
          path: `/lines/${index}/${name}`,
          sentence: ruleSays.lineTakesNoKey(String(mode), name),
        }));
      }
      return [];
    });
  });

export const keysOnce = rule('keys-once', ruleSays.keysOnce(), (payload) => {
  const seen = new Set<string>();
  return rowsOf(payload, 'lines').flatMap(([row, index]) => {
    const key = row.dtlKey ?? row.lineKey;
    if (key === undefined || key === null) return [];
    if (seen.has(String(key))) return [{ path: `/lines/${index}` }];
    seen.add(String(key));
    return [];
  });
});

export const lineSaysWhat = (id = 'line-says-what'): Rule =>
  eachRow(id, ruleSays.lineSaysWhat(), 'lines', (row) =>
    ['itemCode', 'barCode', 'accountNo', 'description', 'amount', 'unitPrice'].some((name) => has(row, name)) ? [] : [''],
  );

export const knockOffNamesDocument: Rule = eachRow(
  'knock-off-names-document',
  ruleSays.knockOffNamesDocument(),
  'knockOffs',
  (row) => (has(row, 'docKey') || has(row, 'docNo') ? [] : ['']),
);

export const knockOffTaxInsideDiscount: Rule = eachRow(
  'knock-off-tax-inside-discount',
  ruleSays.knockOffTaxInsideDiscount(),
  'knockOffs',
  (row) => {
    const [tax, discount] = [parseNumber(row.taxAdjustment), parseNumber(row.discountAmount ?? 0)];
    return tax !== undefined && discount !== undefined && tax > discount ? ['/taxAdjustment'] : [];
  },
);

export const knockOffOnce: Rule = rule('knock-off-once', ruleSays.knockOffOnce(), (payload) => {
  const seen = new Set<string>();
  return rowsOf(payload, 'knockOffs').flatMap(([row, index]) => {
    const key = has(row, 'docKey') ? `key ${row.docKey}` : `${row.side ?? ''} ${row.docType ?? ''} ${row.docNo ?? ''}`;
    if (seen.has(key)) return [{ path: `/knockOffs/${index}` }];
    seen.add(key);
    return [];
  });
});

export const paymentNamesAccount: Rule = eachRow('payment-names-account', ruleSays.paymentNamesAccount(), 'payments', (row) =>
  ['paymentMethod', 'paymentAccountNo', 'depositDocNo', 'paymentBy'].some((name) => has(row, name)) ? [] : [''],
);

export const chargeInsidePayment: Rule = eachRow('charge-inside-payment', ruleSays.chargeInsidePayment(), 'payments', (row) => {
  const [charge, paid] = [parseNumber(row.bankCharge), parseNumber(row.paymentAmount)];
  return charge !== undefined && paid !== undefined && charge > paid ? ['/bankCharge'] : [];
});

export const journalOneSide: Rule = eachRow('journal-one-side', ruleSays.journalOneSide(), 'lines', (row) => {
  const sides = ['debit', 'credit'].filter((name) => has(row, name) && parseNumber(row[name]) !== 0n);
  return sides.length === 1 ? [] : [''];
});

export const journalBalances: Rule = rule('journal-balances', ruleSays.journalBalances(), (payload) => {
  const lines = rowsOf(payload, 'lines').map(([row]) => row);
  if (lines.length === 0) return [];
  const debit = sumOf(lines.map((row) => row.debit ?? 0));
  const credit = sumOf(lines.map((row) => row.credit ?? 0));
  if (debit === undefined || credit === undefined || debit === credit) return [];
  return [
    {
      path: '/lines',
      sentence: ruleSays.sidesDiffer(amountText(debit), amountText(credit)),
    },
  ];
});

export const oneParty: Rule = eachRow('one-party-per-line', ruleSays.onePartyPerLine(), 'lines', (row) =>
  has(row, 'debtorCode') && has(row, 'creditorCode') ? ['/creditorCode'] : [],
);

export const transferLocationsDiffer: Rule = rule('transfer-locations-differ', ruleSays.transferLocationsDiffer(), (payload) => {
  const onHeader = has(payload, 'fromLocation') && payload.fromLocation === payload.toLocation ? [{ path: '/toLocation' }] : [];
  const onLines = rowsOf(payload, 'lines').flatMap(([row, index]) => {
    const from = row.fromLocation ?? payload.fromLocation;
    const to = row.toLocation ?? payload.toLocation;
    const isOwn = has(row, 'fromLocation') || has(row, 'toLocation');
    return isOwn && from !== undefined && from === to ? [{ path: `/lines/${index}/toLocation` }] : [];
  });
  return [...onHeader, ...onLines];
});

export const confirmUnlessPreflight: Rule = rule(
  'confirm-unless-validate-only',
  ruleSays.confirmUnlessValidateOnly(),
  (payload) => (payload.validateOnly === true || payload.confirm === true ? [] : [{ path: '/confirm' }]),
);

export const rowIdsOnce: Rule = rule('row-ids-once', ruleSays.rowIdsOnce(), (payload) => {
  const seen = new Set<Json>();
  return rowsOf(payload, 'rows').flatMap(([row, index]) => {
    if (row.rowId === undefined) return [];
    if (seen.has(row.rowId)) return [{ path: `/rows/${index}/rowId` }];
    seen.add(row.rowId);
    return [];
  });
});
