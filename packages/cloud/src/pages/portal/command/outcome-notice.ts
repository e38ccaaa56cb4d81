/** The notice at the top of a command: its status and what to do. */

import type { Command, PresenceCode } from '@ledgerline/contract';
import { type Html, html, notice } from '@ledgerline/look';
import { type DisplayStatus, isAboutPayment } from '../../browser/display-status.ts';
import { agoText } from '../../moment.ts';
import { counted, type PortalView } from '../../portal-view.ts';
import { displayStatusOf } from '../../status.ts';
import { knownFailure } from './failure-help.ts';
import { jsonPreview } from './json-preview.ts';
import { comparisonsOf, documentNumberOf, isVerified, membersOf, textOf } from './result-parts.ts';

type Seen = Pick<PortalView, 'state' | 'now'> & { readonly command: Command };

const NOTICES: Readonly<Record<DisplayStatus, (seen: Seen) => Html>> = {
  queued: queuedNotice,
  running: ({ command }) =>
    notice({
      tone: 'info',
      glyph: 'running',
      title: 'The command is running',
      content: html`
        <p>
          The connector is running it${command.attempts > 1 && ` for the ${ordinal(command.attempts)} time`}. This page updates
          automatically.
        </p>
      `,
    }),
  done: doneNotice,
  partial: partialNotice,
  unapplied: unappliedNotice,
  ignored: ignoredNotice,
  failed: ({ command }) =>
    notice({
      tone: 'failed',
      glyph: 'cross',
      title: command.mode === 'read' ? 'The command failed' : 'The command failed and nothing was changed in the book',
      content: html`<p>${command.error?.message ?? ''}</p>${remedyLine(command)}`,
    }),
  unverified: unverifiedNotice,
  unknown: unknownNotice,
};

export const outcomeNotice = (seen: Seen): Html =>
  html`<div role="status">${NOTICES[displayStatusOf(seen.command)](seen)}</div>${reconciliationNotice(seen.command)}`;

function remedyLine({ error }: Command): Html | null {
  const known = error === null ? null : knownFailure('en', error.code);
  return known && html`<p><b>What to do.</b> ${known.remedy}</p>`;
}

const ordinal = (count: number): string => ({ 2: 'second', 3: 'third' })[count] ?? `${count}th`;

const WAITING_TITLES: Readonly<Partial<Record<PresenceCode, string>>> = {
  paused: 'Waiting until the connector is resumed',
  book_locked: 'Waiting for the account book',
  needs_password: 'Waiting for the account book',
  driver_failing: 'Waiting for the account book',
};

function queuedNotice({ command, state, now }: Seen): Html {
  const { queuePosition, connectorOnline, connectorId, waitingFor } = command;
  const place =
    queuePosition === null || queuePosition <= 1
      ? 'The command is next in its book.'
      : `${counted(queuePosition - 1, 'command is', 'commands are')} before it in its book.`;
  if (connectorOnline && !waitingFor)
    return notice({
      tone: 'plain',
      glyph: 'queued',
      title: 'Waiting in the queue',
      content: html`<p>${place} This page updates automatically.</p>`,
    });
  const heard = state.connectors.find((connector) => connector.connectorId === connectorId)?.lastHeardAt ?? null;
  const since = heard === null ? 'has never connected' : `was last online ${agoText(heard, now)}`;
  const why = waitingFor
    ? html`${!connectorOnline && heard !== null && `The connector ${since}. `}${waitingFor.message} ${waitingFor.action}`
    : html`The connector ${since}. The command waits up to 7 days and runs when the connector is back.`;
  return notice({
    tone: 'amber',
    glyph: 'alert',
    title: (waitingFor && WAITING_TITLES[waitingFor.code]) ?? 'Waiting for the connector',
    content: html`<p>${why} You can cancel the command until it runs. ${place}</p>`,
    actions: html`<a class="btn sm" href="/portal/connector">Open the connector</a>`,
  });
}

function doneNotice({ command }: Seen): Html {
  return notice({ tone: 'done', glyph: 'tick', title: 'Done', content: html`<p>${doneSentence(command)}</p>` });
}

/** Money that the caller meant to record and that is not in the book. */
function unappliedNotice({ command }: Seen): Html {
  const payments = command.warnings.filter(isAboutPayment);
  const ignored = command.warnings.filter((warning) => !isAboutPayment(warning));
  const isOne = payments.length === 1;
  return notice({
    tone: 'amber',
    glyph: 'alert',
    title: `Done, but ${isOne ? 'the payment was' : `${payments.length} payments were`} not applied`,
    content: html`
      <p>${doneSentence(command)}</p>
      ${payments.slice(0, NAMED_MAX).map(({ message }) => html`<p>${message}</p>`)}
      ${ignored.length > 0 && ignoredSentence(ignored)}
    `,
  });
}

function ignoredNotice({ command }: Seen): Html {
  const { warnings } = command;
  return notice({
    tone: 'amber',
    glyph: 'alert',
    title: `Done, but ${ignoredCount(warnings)} ignored`,
    content: html`<p>${doneSentence(command)}</p>${ignoredSentence(warnings)}`,
  });
}

function ignoredSentence(warnings: Command['warnings']): Html {
  const names = warnings
    .slice(0, NAMED_MAX)
    .map(({ path = '' }, index) => html`${index > 0 && ', '}<code>${path.replace('/payload', '')}</code>`);
  return html`
    <p>
      This command type does not have ${warnings.length === 1 ? 'this field' : 'these fields'}: ${names}
      ${warnings.length > NAMED_MAX && ' and more'}. Check the spelling in the recipe. The ignored values are not in the book.
    </p>
  `;
}

const NAMED_MAX = 8;

/** The last warning represents all that are not listed. */
function ignoredCount(warnings: Command['warnings']): string {
  const isCut = warnings.at(-1)?.path === '/payload';
  if (isCut) return `more than ${warnings.length - 1} fields were`;
  return `${counted(warnings.length, 'field was', 'fields were')}`;
}

/** Some rows went through and some did not; the card of failed rows shows which and why. */
function partialNotice({ command }: Seen): Html {
  const { total, succeeded } = membersOf(command.result);
  const [all, good] = [Number(total ?? 0), Number(succeeded ?? 0)];
  return notice({
    tone: 'amber',
    glyph: 'alert',
    title: 'Partly done',
    content: html`
      <p>
        <b>${good}</b> of ${counted(all, 'row', 'rows')} ${good === 1 ? 'was' : 'were'} saved, and <b>${all - good}</b> failed
        and changed nothing. Fix the failed ${all - good === 1 ? 'row' : 'rows'}, then send only
        ${all - good === 1 ? 'that one' : 'those'} under a new commandId.
      </p>
    `,
  });
}

/** What a done command did, as far as its result shows. */
function doneSentence({ mode, result, warnings }: Command): Html {
  const members = membersOf(result);
  const number = documentNumberOf(result);
  const { count, rows, total, succeeded } = members;
  if (mode === 'write' && typeof total === 'number' && typeof succeeded === 'number') {
    return html`<b>${succeeded}</b> of ${total} rows succeeded.`;
  }
  if (mode === 'write') {
    const what = number === '' ? html`The command was saved.` : html`<b>${number}</b> was saved${partyAndTotal(members.fields)}.`;
    return html`
      ${members.saved === false ? html`No change was needed.` : what}
      ${
        isVerified(result) &&
        ` The saved data was reloaded, and every ${warnings.length === 0 ? 'field' : 'recognised field'} matches.`
      }
    `;
  }
  if (members.artifact !== undefined) return html`The file is ready below.`;
  if (number !== '' && !Array.isArray(rows)) return html`<b>${number}</b> was found.`;
  const found = typeof count === 'number' ? count : Array.isArray(rows) ? rows.length : null;
  return found === null ? html`The result is below.` : html`The result has <b>${counted(found, 'row', 'rows')}</b>.`;
}

const MONEY = new Intl.NumberFormat('en-MY', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `: Alpha Hardware, RM 44.00`, as far as the document was loaded again. */
function partyAndTotal(fields: unknown): Html | null {
  const { DebtorName, CreditorName, CurrencyCode, FinalTotal } = membersOf(fields);
  const party = textOf(DebtorName) || textOf(CreditorName);
  const currency = textOf(CurrencyCode) === 'MYR' ? 'RM' : textOf(CurrencyCode);
  const total = typeof FinalTotal === 'number' ? html`<b>${currency} ${MONEY.format(FinalTotal)}</b>` : null;
  if (party === '' && total === null) return null;
  return html`: ${party}${party !== '' && total !== null && ', '}${total}`;
}

function unverifiedNotice({ command }: Seen): Html {
  const number = documentNumberOf(command.result) || 'The document';
  const differing = comparisonsOf(command.result).filter(({ isMatched }) => !isMatched).length;
  const what =
    differing === 0
      ? 'but the saved data could not be compared with your request'
      : `but ${counted(differing, 'saved field differs', 'saved fields differ')} from your request`;
  return notice({
    tone: 'amber',
    glyph: 'unequal',
    title: 'Saved, but not verified. Do not create it again.',
    content: html`
      <p>${number} was saved, ${what}. Check it in the accounting package, and correct it there or with an update command.</p>
      <p class="muted">${command.error?.message ?? ''}</p>
    `,
  });
}

function unknownNotice({ command }: Seen): Html {
  return notice({
    tone: 'failed',
    glyph: 'alert',
    title: 'Outcome unknown. Check the book before you send it again.',
    content: html`
      <p>
        The command may have changed the book. Check the book for ${documentNumberOf(command.result) || 'its document'}. If it
        is not there, send the command again with a new commandId.
      </p>
      <p class="muted">${command.error?.message ?? ''}</p>
    `,
  });
}

/** What a connector reported after the end, which changes nothing. */
function reconciliationNotice({ reconciliation, error }: Command): Html | null {
  if (reconciliation === undefined) return null;
  const { status, result, error: late } = reconciliation;
  const was = error?.outcome === 'unknown' ? 'A late result arrived' : 'The connector reported a different result later';
  return notice({
    tone: 'amber',
    glyph: 'info',
    title: was,
    content: html`
      <p>
        The connector reported the status <code>${status}</code>
        ${late !== null && html`: ${late.message}`}. The status above stays the same. Check the book.
      </p>
      <details class="small">
        <summary>Reported result</summary>
        <pre class="plain" tabindex="0">${jsonPreview(result ?? late)}</pre>
      </details>
    `,
  });
}
