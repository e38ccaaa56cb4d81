/** The data of a company as a whole: taking it along, and how long it is kept. */

import { limits } from '@ledgerline/contract';
import { pageHead, portalPage } from '../frame.ts';
import { type Html, html } from '../html.ts';
import { card, counted, type PortalView } from './view.ts';

export interface DataPage extends PortalView {
  /** Null for forever. */
  readonly keptDays: number | null;
  /** How long this installation keeps events. */
  readonly eventDays: number;
}

export function dataPage(page: DataPage): string {
  return portalPage({
    title: 'Your data',
    current: '/portal/account',
    shell: page.shell,
    scripts: ['settings'],
    content: html`${pageHead({ title: 'Your data', sub: 'Take everything along, and choose how long it is kept.' })}
<div class="cols-main"><div class="stack lg">
${retentionCard(page)}
</div><aside class="stack lg" aria-label="Export">
${exportCard}
</aside></div>`,
  });
}

const exportCard = card({
  id: 'export',
  title: 'Export',
  content: html`<div class="body stack"><p class="muted">Commands, results, files, events and the access log in one ZIP file. Secrets are not included.</p><div class="row"><a class="btn" href="/app/export.zip" download>Export everything</a></div></div>`,
});

const YEAR_DAYS = 365;
const CHOICES: readonly (readonly [days: number | null, words: string])[] = [
  [null, 'Forever'],
  [limits.keptDaysMin, counted(limits.keptDaysMin, 'day', 'days')],
  [180, '180 days'],
  [YEAR_DAYS, '1 year'],
  [3 * YEAR_DAYS, '3 years'],
  [7 * YEAR_DAYS, '7 years'],
];

/** A number that was chosen through the API is among the choices too. */
const choicesWith = (keptDays: number | null): typeof CHOICES =>
  CHOICES.some(([days]) => days === keptDays) ? CHOICES : [...CHOICES, [keptDays, `${keptDays} days`]];

function retentionCard({ keptDays, eventDays }: DataPage): Html {
  const options = choicesWith(keptDays).map(
    ([days, words]) => html`<option value="${String(days)}"${days === keptDays && html` selected`}>${words}</option>`,
  );
  return card({
    id: 'retention',
    title: 'How long data is kept',
    content: html`<form class="body stack" data-settings action="/app/retention" data-leads-to="/portal/data" novalidate><noscript><p class="muted">This form needs JavaScript.</p></noscript>
<p class="muted">Payloads, results and files are removed when a command ended longer ago than this. Removed data cannot be restored, so export it first. Ids, statuses and errors are kept, and a repeated <code>commandId</code> is still recognised. The account books are not affected.</p>
<div class="field"><label for="kept-days">Keep payloads, results and files</label><select class="input" id="kept-days" name="keptDays" data-json aria-describedby="kept-days-problem">${options}</select><p class="err" id="kept-days-problem" role="alert" data-problem="keptDays"></p></div>
<div class="row"><button class="btn primary" type="submit">Save</button></div></form><div class="foot">Events and webhook deliveries are kept for ${counted(eventDays, 'day', 'days')}. The access log is kept as long as the account.</div>`,
  });
}
