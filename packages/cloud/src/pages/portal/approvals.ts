/** Writes that wait for a person: the list, open ones first. A single write is shown in approval.ts. */

import { limits, type Proposal, type ProposalState } from '@ledgerline/contract';
import { badge, card, type Html, html, type IconName, icon, tableBox } from '@ledgerline/look';
import { approvalWords } from '@ledgerline/words/portal/approvals';
import { pageNameWords } from '@ledgerline/words/portal/page-name';
import { pageHead } from '../frame.ts';
import { portalPage } from '../portal-frame.ts';
import { type ListView, listPager, type PortalView, shownTime } from '../portal-view.ts';

export type ApprovalWords = ReturnType<typeof approvalWords>;

export interface ApprovalsPage extends PortalView, ListView {
  readonly open: readonly Proposal[];
  readonly ended: readonly Proposal[];
}

export function approvalsPage(page: ApprovalsPage): string {
  const words = approvalWords(page.shell.reader.language);
  return portalPage({
    title: pageNameWords(page.shell.reader.language).approvals,
    current: '/portal/approvals',
    shell: page.shell,
    content: html`
      ${pageHead({ title: pageNameWords(page.shell.reader.language).approvals, sub: words.sub })}
      <div class="stack lg">
        ${page.open.length === 0 ? nothing(words) : openCard(page, words)}
        ${page.ended.length > 0 && endedCard(page, words)}
      </div>
    `,
  });
}

const nothing = (words: ApprovalWords): Html => html`
  <section class="card">
    <div class="empty">
      ${icon('tick', 'lg')}
      <h2>${words.nothing}</h2>
      <p>${words.nothingHint}</p>
      <a class="btn" href="/portal/keys">${words.toKeys}</a>
    </div>
  </section>
`;

const openCard = ({ shell, open, now }: ApprovalsPage, words: ApprovalWords): Html =>
  card({
    id: 'open',
    title: words.open,
    meta: words.openCount(open.length),
    content: tableBox({
      label: words.open,
      caption: words.open,
      classes: 'mid hover',
      heads: [words.what, words.book, [words.asked, 'hide-s'], words.expires],
      rows: open.map(
        (proposal) => html`
          <tr>
            <th scope="row">${nameOf(proposal)}</th>
            <td>${proposal.companyId}</td>
            <td class="hide-s">${shownTime(shell.reader, proposal.createdAt, now)}</td>
            <td>${shownTime(shell.reader, proposal.expiresAt, now)}</td>
          </tr>
        `,
      ),
    }),
  });

const endedCard = (page: ApprovalsPage, words: ApprovalWords): Html =>
  card({
    id: 'ended',
    title: words.ended,
    meta: words.endedKept(limits.endedProposalDays),
    content: html`
      ${tableBox({
        label: words.ended,
        caption: words.ended,
        classes: 'mid hover',
        heads: [words.what, words.book, [words.decidedBy, 'hide-s'], words.state],
        rows: page.ended.map(
          (proposal) => html`
            <tr>
              <th scope="row">${nameOf(proposal)}</th>
              <td>${proposal.companyId}</td>
              <td class="hide-s break">${proposal.decidedBy ?? ''}</td>
              <td>${stateBadge(proposal.state, words)}</td>
            </tr>
          `,
        ),
      })}
      ${listPager(page.shell.reader, '/portal/approvals', page.ended.length, page)}
    `,
  });

const nameOf = ({ proposalId, type, docNo, agent }: Proposal): Html => html`
  <a href="/portal/approvals/${proposalId}"><code>${type}</code>${docNo !== null && html` ${docNo}`}</a>
  ${agent !== null && html`<span class="sub">${agent}</span>`}
`;

const LOOKS: Readonly<
  Record<ProposalState, readonly [colour: string, glyph: IconName, words: (words: ApprovalWords) => string]>
> = {
  open: ['warning', 'queued', ({ stateOpen }) => stateOpen],
  approved: ['done', 'tick', ({ stateApproved }) => stateApproved],
  submitted: ['done', 'tick', ({ stateSubmitted }) => stateSubmitted],
  denied: ['failed', 'cross', ({ stateDenied }) => stateDenied],
  expired: ['queued', 'cross', ({ stateExpired }) => stateExpired],
};

export function stateBadge(state: ProposalState, words: ApprovalWords): Html {
  const [colour, glyph, text] = LOOKS[state];
  return badge(colour, glyph, text(words));
}
