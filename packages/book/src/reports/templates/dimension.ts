/** Income and expense by the department or project of documents and their lines. */

import { type Sen, splitSen } from '../../money.ts';
import type { LedgerSums } from './ledger-sums.ts';
import type { ReportRequest } from './report.ts';
import type { AmountColumn } from './statement-table.ts';

type Dimension = 'department' | 'project';

interface PostedRow {
  readonly doc_key: bigint;
  readonly account: string;
  readonly amount: bigint;
  readonly code: string | null;
}

interface LineRow {
  readonly doc_key: bigint;
  readonly code: string | null;
  readonly account: string | null;
  readonly cost_account: string | null;
  readonly net_local: bigint;
}

/** What documents that name a department or project post, by account. */
const postedRows = ({ command, from, to }: ReportRequest, dimension: Dimension): readonly PostedRow[] =>
  command.db.all<PostedRow>(
    `SELECT doc_key, account, sum(debit - credit) AS amount, header ->> :dimension AS code
     FROM (SELECT DISTINCT doc_key FROM document_reference WHERE kind = :dimension)
       JOIN document USING (doc_key) JOIN gl_entry USING (doc_key)
     WHERE date >= :from AND date <= :to GROUP BY doc_key, account ORDER BY doc_key`,
    { dimension, from, to },
  );

const linesOf = ({ command }: ReportRequest, dimension: Dimension): ReadonlyMap<bigint, readonly LineRow[]> =>
  Map.groupBy(
    command.db.all<LineRow>(
      `SELECT doc_key, data ->> :dimension AS code, posting ->> 'account' AS account, posting ->> 'costAccount' AS cost_account, net_local
       FROM (SELECT DISTINCT doc_key FROM document_reference WHERE kind = :dimension) JOIN document_line USING (doc_key)
       ORDER BY doc_key, seq`,
      { dimension },
    ),
    ({ doc_key }) => doc_key,
  );

/** The lines that an amount on an account comes from: those posted there, otherwise those whose goods cost it, otherwise all. */
function sourcesOf(lines: readonly LineRow[], account: string): readonly LineRow[] {
  const own = lines.filter((line) => line.account === account);
  if (own.length > 0) return own;
  const costed = lines.filter((line) => line.cost_account === account);
  return costed.length > 0 ? costed : lines;
}

/** Splits an amount over the codes of its lines by their amounts; a line without a code uses that of its document. */
function shares(row: PostedRow, lines: readonly LineRow[]): readonly (readonly [code: string, amount: Sen])[] {
  const sources = sourcesOf(lines, row.account);
  const all = sources.reduce((sum, { net_local }) => sum + net_local, 0n);
  if (all === 0n) return [[sources[0]?.code ?? row.code ?? '', row.amount]];
  let done = 0n;
  return sources.map(({ code, net_local }) => {
    const amount = splitSen(row.amount, done, net_local, all);
    done += net_local;
    return [code ?? row.code ?? '', amount];
  });
}

/** A column for each department or project, and one for amounts without any. */
export function dimensionColumns(request: ReportRequest, dimension: Dimension, ledger: LedgerSums): readonly AmountColumn[] {
  const lines = linesOf(request, dimension);
  const sums = new Map<string, Map<string, Sen>>();
  for (const row of postedRows(request, dimension)) {
    for (const [code, amount] of shares(row, lines.get(row.doc_key) ?? [])) {
      if (code === '') continue;
      const ofCode = sums.get(code) ?? new Map<string, Sen>();
      ofCode.set(row.account, (ofCode.get(row.account) ?? 0n) + amount);
      sums.set(code, ofCode);
    }
  }
  const codes = [...sums.keys()].sort();
  const amountIn = (code: string, account: string): Sen => sums.get(code)?.get(account) ?? 0n;
  const { from, to } = request;
  return [
    ...codes.map((code) => ({ head: code, amountOf: (account: string) => amountIn(code, account) })),
    {
      head: request.say('without'),
      amountOf: (account) => codes.reduce((rest, code) => rest - amountIn(code, account), ledger.net(account, { from, to })),
    },
  ];
}
