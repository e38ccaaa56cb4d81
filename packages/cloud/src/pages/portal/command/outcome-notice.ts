/** The notice at the top of a command: its status and what to do. */

import { type Command, deliveryLimits, type PresenceCode } from '@ledgerline/contract';
import { type Html, html, notice } from '@ledgerline/look';
import { figuresOf, type Language } from '@ledgerline/words';
import { paragraph } from '@ledgerline/words/paragraph';
import { outcomeWords } from '@ledgerline/words/portal/command-outcome';
import { presenceActionWords, presenceMessageWords } from '@ledgerline/words/shared/presence';
import { type DisplayStatus, isAboutPayment } from '../../browser/display-status.ts';
import type { PortalView } from '../../portal-view.ts';
import { displayStatusOf } from '../../status.ts';
import { failureText, knownFailure } from './failure-help.ts';
import { jsonPreview } from './json-preview.ts';
import { comparisonsOf, documentNumberOf, isVerified, membersOf, textOf } from './result-parts.ts';

type Seen = Pick<PortalView, 'shell' | 'state' | 'now'> & { readonly command: Command };

const languageOf = ({ shell }: Seen): Language => shell.reader.language;
const wordsOf = (seen: Seen): ReturnType<typeof outcomeWords> => outcomeWords(languageOf(seen));

const NOTICES: Readonly<Record<DisplayStatus, (seen: Seen) => Html>> = {
  queued: queuedNotice,
  running: runningNotice,
  done: doneNotice,
  partial: partialNotice,
  unapplied: unappliedNotice,
  ignored: ignoredNotice,
  failed: (seen) => {
    const { command } = seen;
    const { failed, failedRead } = wordsOf(seen);
    return notice({
      tone: 'failed',
      glyph: 'cross',
      title: command.mode === 'read' ? failedRead : failed,
      content: html`<p>${errorText(seen)}</p>${remedyLine(seen)}`,
    });
  },
  unverified: unverifiedNotice,
  unknown: unknownNotice,
};

export const outcomeNotice = (seen: Seen): Html =>
  html`<div role="status">${NOTICES[displayStatusOf(seen.command)](seen)}</div>${reconciliationNotice(seen)}`;

const errorText = (seen: Seen): Html | null => seen.command.error && failureText(languageOf(seen), seen.command.error);

function remedyLine(seen: Seen): Html | null {
  const { error } = seen.command;
  const known = error === null ? null : knownFailure(languageOf(seen), error.code);
  return known && html`<p><b>${wordsOf(seen).whatToDo}</b> ${known.remedy}</p>`;
}

/** The notice of a running command. While a window of the package waits, its text is what the owner needs. */
function runningNotice(seen: Seen): Html {
  const { command, state } = seen;
  const { running, runningDetail, windowWaits } = wordsOf(seen);
  const detail = html`<p>${runningDetail(command.attempts)}</p>`;
  const book = state.companies.find(
    ({ connectorId, companyId }) => connectorId === command.connectorId && companyId === command.companyId,
  );
  if (book?.reason?.code !== 'dialog_open') return notice({ tone: 'info', glyph: 'running', title: running, content: detail });
  const content = html`
    <p><b>${book.message}</b></p>
    <p>${presenceActionWords(languageOf(seen)).dialog_open}</p>
  `;
  return notice({ tone: 'amber', glyph: 'alert', title: windowWaits, content });
}

const WAITING_TITLES: Readonly<Partial<Record<PresenceCode, 'forResume' | 'forBook'>>> = {
  paused: 'forResume',
  book_locked: 'forBook',
  needs_password: 'forBook',
  dialog_open: 'forBook',
  driver_failing: 'forBook',
};

function queuedNotice(seen: Seen): Html {
  const { shell, command, state, now } = seen;
  const words = wordsOf(seen);
  const { queuePosition, connectorOnline, connectorId, waitingFor } = command;
  const place = queuePosition === null || queuePosition <= 1 ? words.next : words.before(queuePosition - 1);
  if (connectorOnline && !waitingFor) {
    const content = html`<p>${paragraph([place, words.updates])}</p>`;
    return notice({ tone: 'plain', glyph: 'queued', title: words.inQueue, content });
  }
  const heard = state.connectors.find((connector) => connector.connectorId === connectorId)?.lastHeardAt ?? null;
  const since = heard === null ? words.neverConnected : words.lastOnline(figuresOf(shell.reader).agoText(Date.parse(heard), now));
  const why = waitingFor
    ? [!connectorOnline && heard !== null && since, waitingText(languageOf(seen), waitingFor.code)]
    : [since, words.waitsUpTo(deliveryLimits.expiryDays)];
  return notice({
    tone: 'amber',
    glyph: 'alert',
    title: words[(waitingFor && WAITING_TITLES[waitingFor.code]) ?? 'forConnector'],
    content: html`<p>${paragraph([...why, words.canCancel, place])}</p>`,
    actions: html`<a class="btn sm" href="/portal/connector">${words.openConnector}</a>`,
  });
}

const waitingText = (language: Language, code: PresenceCode): string =>
  paragraph([presenceMessageWords(language)[code], presenceActionWords(language)[code]]);

function doneNotice(seen: Seen): Html {
  return notice({ tone: 'done', glyph: 'tick', title: wordsOf(seen).done, content: html`<p>${doneSentence(seen)}</p>` });
}

/** Money that the caller meant to record and that is not in the book. */
function unappliedNotice(seen: Seen): Html {
  const { warnings } = seen.command;
  const payments = warnings.filter(isAboutPayment);
  const ignored = warnings.filter((warning) => !isAboutPayment(warning));
  return notice({
    tone: 'amber',
    glyph: 'alert',
    title: wordsOf(seen).unapplied(payments.length),
    content: html`
      <p>${doneSentence(seen)}</p>
      ${payments.slice(0, NAMED_MAX).map((warning) => html`<p>${failureText(languageOf(seen), warning)}</p>`)}
      ${ignored.length > 0 && ignoredSentence(seen, ignored)}
    `,
  });
}

function ignoredNotice(seen: Seen): Html {
  const { warnings } = seen.command;
  const { ignored, ignoredMore } = wordsOf(seen);
  // The last warning represents all that are not listed.
  const isCut = warnings.at(-1)?.path === '/payload';
  return notice({
    tone: 'amber',
    glyph: 'alert',
    title: isCut ? ignoredMore(warnings.length - 1) : ignored(warnings.length),
    content: html`<p>${doneSentence(seen)}</p>${ignoredSentence(seen, warnings)}`,
  });
}

function ignoredSentence(seen: Seen, warnings: Command['warnings']): Html {
  const names = warnings
    .slice(0, NAMED_MAX)
    .map(({ path = '' }, index) => html`${index > 0 && ', '}<code>${path.replace('/payload', '')}</code>`);
  return html`<p>${wordsOf(seen).ignoredFields(warnings.length, html`${names}`, warnings.length > NAMED_MAX)}</p>`;
}

const NAMED_MAX = 8;

/** The notice if only some rows were saved; the card of failed rows shows which rows failed and why. */
function partialNotice(seen: Seen): Html {
  const { total, succeeded } = membersOf(seen.command.result);
  const [all, good] = [Number(total ?? 0), Number(succeeded ?? 0)];
  const { partly, partlySaved, partlyFailed } = wordsOf(seen);
  return notice({
    tone: 'amber',
    glyph: 'alert',
    title: partly,
    content: html`<p>${partlySaved(good, all)} ${partlyFailed(all - good)}</p>`,
  });
}

/** What a finished command did, as its result shows it. */
function doneSentence(seen: Seen): Html {
  const { mode, result } = seen.command;
  const words = wordsOf(seen);
  const members = membersOf(result);
  const number = documentNumberOf(result);
  const { count, rows, total, succeeded } = members;
  if (mode === 'write' && typeof total === 'number' && typeof succeeded === 'number')
    return words.rowsSucceeded(succeeded, total);
  if (mode === 'write') return savedSentence(seen);
  if (members.artifact !== undefined) return html`${words.fileReady}`;
  if (number !== '' && !Array.isArray(rows)) return words.found(html`<b>${number}</b>`);
  const found = typeof count === 'number' ? count : Array.isArray(rows) ? rows.length : null;
  return found === null ? html`${words.resultBelow}` : words.resultRows(found);
}

function savedSentence(seen: Seen): Html {
  const { result, warnings } = seen.command;
  const words = wordsOf(seen);
  const { saved, fields } = membersOf(result);
  const number = documentNumberOf(result);
  const what = number === '' ? words.commandSaved : words.saved(html`<b>${number}</b>`, partyAndTotal(fields));
  return html`
    ${saved === false ? words.noChange : what}
    ${isVerified(result) && html` ${warnings.length === 0 ? words.verified : words.verifiedKnown}`}
  `;
}

const MONEY = new Intl.NumberFormat('en-MY', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `: Alpha Hardware, RM 44.00`, if the document was loaded again. */
function partyAndTotal(fields: unknown): Html | null {
  const { DebtorName, CreditorName, CurrencyCode, FinalTotal } = membersOf(fields);
  const party = textOf(DebtorName) || textOf(CreditorName);
  const currency = textOf(CurrencyCode) === 'MYR' ? 'RM' : textOf(CurrencyCode);
  const total = typeof FinalTotal === 'number' ? html`<b>${currency} ${MONEY.format(FinalTotal)}</b>` : null;
  if (party === '' && total === null) return null;
  return html`: ${party}${party !== '' && total !== null && ', '}${total}`;
}

function unverifiedNotice(seen: Seen): Html {
  const { result } = seen.command;
  const words = wordsOf(seen);
  const number = documentNumberOf(result) || words.theDocument;
  const differing = comparisonsOf(result).filter(({ isMatched }) => !isMatched).length;
  return notice({
    tone: 'amber',
    glyph: 'unequal',
    title: words.unverified,
    content: html`
      <p>${paragraph([differing === 0 ? words.notCompared(number) : words.differs(number, differing), words.correctIt])}</p>
      <p class="muted">${errorText(seen)}</p>
    `,
  });
}

function unknownNotice(seen: Seen): Html {
  const words = wordsOf(seen);
  return notice({
    tone: 'failed',
    glyph: 'alert',
    title: words.unknown,
    content: html`
      <p>${words.unknownDetail(documentNumberOf(seen.command.result) || words.itsDocument)}</p>
      <p class="muted">${errorText(seen)}</p>
    `,
  });
}

/** The notice of a report that arrived after the end, and changes nothing. */
function reconciliationNotice(seen: Seen): Html | null {
  const { reconciliation, error } = seen.command;
  if (reconciliation === undefined) return null;
  const { status, result, error: late } = reconciliation;
  const words = wordsOf(seen);
  return notice({
    tone: 'amber',
    glyph: 'info',
    title: error?.outcome === 'unknown' ? words.lateResult : words.otherResult,
    content: html`
      <p>${words.reported(html`<code>${status}</code>`, late && failureText(languageOf(seen), late))}</p>
      <details class="small">
        <summary>${words.reportedResult}</summary>
        <pre class="plain" tabindex="0">${jsonPreview(result ?? late)}</pre>
      </details>
    `,
  });
}
