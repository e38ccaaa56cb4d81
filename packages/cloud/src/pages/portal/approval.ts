/** One write that waits for a person: who asks, what it changes, and the buttons that decide. */

import { limits, type Proposal } from '@ledgerline/contract';
import { card, dialogBox, factList, formField, type Html, html, needsScript, notice, tableBox } from '@ledgerline/look';
import type { Language, Reader } from '@ledgerline/words';
import { approvalWords } from '@ledgerline/words/portal/approvals';
import { fieldText } from '@ledgerline/words/shared/field-name';
import { formWords } from '@ledgerline/words/shared/form';
import { type Change, placeOf } from '../../proposal/change-list.ts';
import type { Scalar } from '../../proposal/document-image.ts';
import { effectText, type Posting, type Preview } from '../../proposal/preview.ts';
import { pageHead } from '../frame.ts';
import { portalPage } from '../portal-frame.ts';
import { orWhyNot, type PortalView, shownTime } from '../portal-view.ts';
import { type ApprovalWords, stateBadge } from './approvals.ts';
import { failureText } from './command/failure-help.ts';

export interface ApprovalPage extends PortalView {
  readonly proposal: Proposal;
  /** The name of the key that asks, if it is known. */
  readonly keyName: string | null;
  /** What the command type does; null if there are no words for it in the language of the reader. */
  readonly title: string | null;
  /** The preview; null if the proposal ended without one. */
  readonly preview: Preview | null;
  /** JSON, as it was sent. */
  readonly payload: string;
}

export function approvalPage(page: ApprovalPage): string {
  const words = approvalWords(page.shell.reader.language);
  const { proposal, preview, title } = page;
  const { type } = proposal;
  return portalPage({
    title: title ?? type,
    current: '/portal/approvals',
    shell: page.shell,
    scripts: ['settings'],
    content: html`
      ${pageHead({
        title: html`${title ?? html`<code class="break">${type}</code>`}${proposal.docNo !== null && html` <span class="break">${proposal.docNo}</span>`}`,
        // The reference of command types is in English.
        sub: html`<span lang="en">${preview?.summary ?? ''}</span>`,
        actions: html`<a class="btn" href="/portal/approvals">${words.back}</a>`,
      })}
      <div class="cols-main">
        <div class="stack lg">
          ${preview && problems(preview, page.shell.reader.language, words)}
          ${preview && shown(preview, page.shell.reader)}
          ${sentCard(page, words)}
        </div>
        <aside class="stack lg" aria-label="${words.whoAsks}">
          ${factsCard(page, words)}
          ${proposal.state === 'open' && decisionCard(page, words)}
        </aside>
      </div>
    `,
  });
}

const problems = ({ problem, isBookSilent, warnings }: Preview, language: Language, words: ApprovalWords): Html => html`
  ${problem && notice({ tone: 'failed', glyph: 'alert', title: words.wouldFail, content: html`<p>${failureText(language, problem)}</p>` })}
  ${isBookSilent && notice({ tone: 'amber', glyph: 'alert', title: words.silent, content: html`<p>${words.silentHint}</p>` })}
  ${
    warnings.length > 0 &&
    notice({
      tone: 'amber',
      glyph: 'alert',
      title: words.warnings,
      content: html`<ul>${warnings.map((warning) => html`<li lang="en">${warning}</li>`)}</ul>`,
    })
  }
`;

function shown(preview: Preview, { language }: Reader): Html {
  const words = approvalWords(language);
  const isGone = preview.kind === 'withdraws' || preview.kind === 'transfers';
  return html`
    ${isGone ? beforeCard(preview, language) : changesCard(preview, language)}
    ${preview.postings.length > 0 && postingsCard(preview.postings, words)}
    ${
      preview.effects.length > 0 &&
      card({
        id: 'effects',
        title: words.effects,
        content: html`<div class="body"><ul>${preview.effects.map((effect) => html`<li>${effectText(effect, language)}</li>`)}</ul></div>`,
      })
    }
  `;
}

function changesCard({ changes, changesTotal }: Preview, language: Language): Html {
  const words = approvalWords(language);
  if (changesTotal === 0)
    return card({ id: 'changes', title: words.changes, content: html`<p class="body">${words.noChanges}</p>` });
  // Of a document that is created there is no before.
  const isNew = changes.every(({ from }) => from === null);
  return card({
    id: 'changes',
    title: words.changes,
    meta: words.changesCount(changes.length, changesTotal),
    content: tableBox({
      label: words.changes,
      caption: words.changes,
      classes: 'mid',
      heads: isNew ? [words.field, words.value] : [words.field, words.before, words.after],
      rows: changes.map(
        ({ from, to, ...change }) => html`
          <tr>
            <th scope="row">${labelText(change, language)}</th>
            ${!isNew && html`<td class="break dim">${from === null ? words.empty : html`<del>${valueText(from, words)}</del>`}</td>`}
            <td class="break">${to === null ? words.empty : html`<ins>${valueText(to, words)}</ins>`}</td>
          </tr>
        `,
      ),
    }),
  });
}

/** A field without words is shown by its name. */
function labelText(change: Pick<Change, 'path' | 'label'>, language: Language): Html {
  const { field, line } = placeOf(change);
  const text = fieldText(field, language);
  if (text === null) return html`<code>${line === null ? field : `lines[${line - 1}].${field}`}</code>`;
  return html`${line === null ? text : approvalWords(language).fieldOfLine(line, text)}`;
}

const valueText = (value: Scalar, words: ApprovalWords): string => {
  if (value === null) return words.empty;
  return typeof value === 'boolean' ? (value ? words.yes : words.no) : String(value);
};

function beforeCard({ before }: Preview, language: Language): Html | null {
  if (!before) return null;
  const words = approvalWords(language);
  const rows = [
    ...Object.entries(before.header).map(
      ([name, value]) => [fieldText(name, language) ?? html`<code>${name}</code>`, valueText(value, words)] as const,
    ),
    ...before.lines.map(
      ({ fields }, place) =>
        [
          words.line(place + 1),
          Object.values(fields)
            .map((value) => valueText(value, words))
            .join(' · '),
        ] as const,
    ),
  ];
  return card({
    id: 'before',
    title: words.asItIs,
    content: tableBox({
      label: words.asItIs,
      caption: words.asItIs,
      classes: 'mid',
      heads: [words.field, words.value],
      rows: rows.map(([name, value]) => html`<tr><th scope="row">${name}</th><td class="break">${value}</td></tr>`),
    }),
  });
}

const amountText = (amount: number): string => (amount === 0 ? '' : amount.toFixed(2));

const postingsCard = (postings: readonly Posting[], words: ApprovalWords): Html =>
  card({
    id: 'postings',
    title: words.postings,
    content: tableBox({
      label: words.postings,
      caption: words.postings,
      classes: 'mid',
      heads: [words.account, [words.debit, 'num'], [words.credit, 'num']],
      rows: postings.map(
        ({ accountNo, party, debit, credit }) => html`
          <tr>
            <th scope="row">${accountNo}${party !== null && html` <span class="sub">${party}</span>`}</th>
            <td class="num">${amountText(debit)}</td>
            <td class="num">${amountText(credit)}</td>
          </tr>
        `,
      ),
    }),
  });

const sentCard = ({ payload }: ApprovalPage, words: ApprovalWords): Html => html`
  <details class="card">
    <summary class="head">${words.sent}</summary>
    <div class="body"><pre tabindex="0"><code>${payload}</code></pre></div>
  </details>
`;

function factsCard({ shell, proposal, keyName, now }: ApprovalPage, words: ApprovalWords): Html {
  const { agent, companyId, createdAt, expiresAt, state, decidedBy, reason, commandId } = proposal;
  const isQueued = state === 'submitted';
  return card({
    id: 'asked',
    title: words.whoAsks,
    meta: stateBadge(state, words),
    content: html`
      <div class="body stack">
        ${factList([
          [words.key, html`<span class="break">${keyName ?? proposal.keyId}</span>`],
          ...(agent === null ? [] : [[words.program, html`<span class="break">${agent}</span>`] as const]),
          [words.book, companyId],
          [words.asked, shownTime(shell.reader, createdAt, now)],
          ...(state === 'open' ? [[words.expires, shownTime(shell.reader, expiresAt, now)] as const] : []),
          ...(decidedBy === null ? [] : [[words.decidedBy, html`<span class="break">${decidedBy}</span>`] as const]),
          ...(reason === null ? [] : [[words.reason, html`<span class="break">${reason}</span>`] as const]),
          [words.command, html`<code class="break">${commandId}</code>`],
        ])}
        ${isQueued && html`<a class="btn" href="/portal/commands/${encodeURIComponent(commandId)}">${words.openCommand}</a>`}
      </div>
    `,
  });
}

function decisionCard(page: ApprovalPage, words: ApprovalWords): Html {
  const path = `/app/proposals/${page.proposal.proposalId}`;
  return html`
    <section class="card" aria-label="${words.approve}">
      <div class="body stack">
        ${needsScript(words.needsScript)}
        ${orWhyNot(
          page,
          'approve',
          html`
            <p class="muted">${words.approveHint}</p>
            <div class="row">
              <button class="btn primary" type="button" data-post="${path}/approve">${words.approve}</button>
              <button class="btn" type="button" popovertarget="deny">${words.deny}</button>
            </div>
            ${denyDialog(path, words, formWords(page.shell.reader.language).cancel)}
          `,
        )}
      </div>
    </section>
  `;
}

const denyDialog = (path: string, words: ApprovalWords, cancel: string): Html =>
  dialogBox({
    id: 'deny',
    title: words.denyTitle,
    form: html` action="${path}/deny" data-settings data-leads-to="/portal/approvals" novalidate`,
    content: html`
      <p class="muted">${words.denyHint}</p>
      ${formField({
        id: 'deny-reason',
        label: words.reasonLabel,
        problem: 'reason',
        control: html`
          <input class="input" id="deny-reason" name="reason" maxlength="${limits.reasonCharactersMax}" autocomplete="off"
            aria-describedby="deny-reason-problem">
        `,
      })}
    `,
    cancel,
    actions: html`<button class="btn danger" type="submit">${words.deny}</button>`,
  });
