/** The input for printing one document: the document, its row of the posting matrix, and the language. */

import type { CommandContext } from '../../command/command-context.ts';
import type { Document } from '../../document/document.ts';
import { MATRIX, type PostingRule } from '../../ledger/matrix.ts';
import { baseCurrency } from '../../master-data/master.ts';
import { textOf } from '../../payload.ts';
import { currencySign } from '../words/figures.ts';
import type { Language } from '../words/language.ts';
import { type Say, sayIn } from '../words/phrases.ts';
import type { PrintedType } from '../words/titles.ts';
import { type Filed, filedOf } from './filed.ts';
import { NOTHING_SETTLED, type Settled, settledOf } from './settled.ts';

export interface Print {
  readonly command: CommandContext;
  readonly document: Document;
  readonly type: PrintedType;
  readonly effect: PostingRule;
  readonly language: Language;
  readonly say: Say;
  /** The prefixes of amounts in the document currency and in base currency. */
  readonly sign: string;
  readonly baseSign: string;
  readonly isForeign: boolean;
  /** The filed details of its parties; null when nothing was filed. */
  readonly filed: Filed | null;
  /** Settlements since the document was issued; none on a print as issued. */
  readonly settled: Settled;
}

export function printOf(
  command: CommandContext,
  document: Document,
  type: PrintedType,
  language: Language,
  isAsIssued: boolean,
): Print {
  const base = baseCurrency(command);
  return {
    command,
    document,
    type,
    effect: MATRIX[type],
    language,
    say: sayIn(language),
    sign: currencySign(document.currency),
    baseSign: currencySign(base),
    isForeign: document.currency !== base,
    filed: filedOf(command, document),
    settled: isAsIssued ? NOTHING_SETTLED : settledOf(command.db, document.key),
  };
}

/** A text of the header, or null. */
export const headerText = ({ document }: Print, name: string): string | null => textOf(document.header[name]);

export const accountName = (command: CommandContext, accountNo: string | undefined): string =>
  accountNo === undefined ? '' : (textOf(command.records.find('account', accountNo)?.data.description) ?? accountNo);
