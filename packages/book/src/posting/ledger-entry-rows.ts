/** Rows of journals, cash book entries and contras. */

import type { CommandContext } from '../command/command-context.ts';
import type { Document, Line } from '../document/document.ts';
import type { GlRow } from '../ledger/gl-entry.ts';
import { glRow } from '../ledger/gl-row.ts';
import type { CashBook, Contra, Journal } from '../ledger/matrix.ts';
import { controlAccount, findParty } from '../master-data/master.ts';
import { sumSen } from '../money.ts';
import { depositValue } from '../settlement/deposit.ts';

/** Base value of a line; on a deposit account, the carrying value of the deposit. */
function carriedValue(command: CommandContext, document: Document, line: Line): bigint {
  const { depositDocKey } = line.posting;
  if (depositDocKey === undefined) return line.netLocal;
  const value = depositValue(command.db, BigInt(depositDocKey), document.key, line.seq);
  return line.netLocal < 0n ? -value : value;
}

export function journalRows(command: CommandContext, document: Document, _effect: Journal): readonly GlRow[] {
  const values = document.lines.map((line) => carriedValue(command, document, line));
  // A deposit is used at the value it was received at; the target line takes that value, so that no gain arises.
  const taker = document.lines.findIndex(({ posting }) => posting.depositDocKey === undefined);
  const rest = -sumSen(values);
  return document.lines.map((line, index) =>
    glRow(
      'main',
      line.posting.account ?? '',
      (values[index] ?? 0n) + (index === taker ? rest : 0n),
      line.posting.party?.code ?? null,
      line.net,
    ),
  );
}

export function cashBookRows(command: CommandContext, document: Document, effect: CashBook): readonly GlRow[] {
  const sign = BigInt(effect.moneySign);
  const lines = document.lines.flatMap((line) => {
    const { account = '', party, taxAccount, withheld } = line.posting;
    const own = carriedValue(command, document, line) + (taxAccount === undefined ? line.taxLocal : 0n);
    const foreign = line.net + (taxAccount === undefined ? line.tax : 0n);
    return [
      glRow('main', account, -sign * own, party?.code ?? null, -sign * foreign),
      ...(taxAccount === undefined ? [] : [glRow('main', taxAccount, -sign * line.taxLocal)]),
      ...(withheld === undefined ? [] : [glRow('main', withheld.account, sign * BigInt(withheld.amount))]),
    ];
  });
  const bank = -sumSen(lines.map((row) => row.amount));
  const withheld = sumSen(document.lines.map(({ posting }) => BigInt(posting.withheld?.foreign ?? 0)));
  const foreign = sign * (document.totals.total - withheld);
  return [...lines, glRow('main', String(document.header.bankAccount), bank, null, foreign)];
}

export function contraRows(command: CommandContext, document: Document, _effect: Contra): readonly GlRow[] {
  const { total, totalLocal } = document.totals;
  const creditor = String(document.header.creditorCode);
  const debtor = document.party ?? '';
  return [
    glRow('main', controlAccount(command, 'AP', findParty(command, 'AP', creditor)?.data), totalLocal, creditor, total),
    glRow('main', controlAccount(command, 'AR', findParty(command, 'AR', debtor)?.data), -totalLocal, debtor, -total),
  ];
}
