/** The data of a company as a whole: taking it along, how long it is kept, and that it is erased. */

import { limits } from '@ledgerline/contract';
import { card, formField, type Html, html } from '@ledgerline/look';
import { pageHead } from '../frame.ts';
import { portalPage } from '../portal-frame.ts';
import { counted, ifMay, type PortalView } from '../portal-view.ts';

export interface DataPage extends PortalView {
  /** Null for forever. */
  readonly keptDays: number | null;
  /** How long this installation keeps events. */
  readonly eventDays: number;
  /** Whether the user confirms with a code too. */
  readonly hasFactor: boolean;
}

export function dataPage(page: DataPage): string {
  return portalPage({
    title: 'Your data',
    current: '/portal/account',
    shell: page.shell,
    scripts: ['settings'],
    content: html`
      ${pageHead({ title: 'Your data', sub: 'Take everything along, choose how long it is kept, or erase it.' })}
      <div class="cols-main">
        <div class="stack lg">
          ${retentionCard(page)}
          ${page.shell.eraseAt === null && ifMay(page, 'govern', erasureCard(page))}
        </div>
        <aside class="stack lg" aria-label="Export">${exportCard}</aside>
      </div>
    `,
  });
}

const exportCard = card({
  id: 'export',
  title: 'Export',
  content: html`
    <div class="body stack">
      <p class="muted">Commands, results, files, events and the access log in one ZIP file. Secrets are not included.</p>
      <div class="row"><a class="btn" href="/app/export.zip" download>Export everything</a></div>
    </div>
  `,
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
    content: html`
      <form method="dialog" class="body stack" data-settings action="/app/retention" data-leads-to="/portal/data" novalidate>
        <noscript><p class="muted">This form needs JavaScript.</p></noscript>
        <p class="muted">
          Payloads, results and files are removed when a command ended longer ago than this. Removed data cannot be restored, so
          export it first. Ids, statuses and errors are kept, and a repeated <code>commandId</code> is still recognised. The
          account books are not affected.
        </p>
        ${formField({
          id: 'kept-days',
          label: 'Keep payloads, results and files',
          problem: 'keptDays',
          control: html`
            <select class="input" id="kept-days" name="keptDays" data-json aria-describedby="kept-days-problem">
              ${options}
            </select>
          `,
        })}
        <div class="row"><button class="btn primary" type="submit">Save</button></div>
      </form>
      <div class="foot">
        Events and webhook deliveries are kept for ${counted(eventDays, 'day', 'days')}. The access log is kept as long as the
        account.
      </div>
    `,
  });
}

function erasureCard({ shell, hasFactor }: DataPage): Html {
  const field = (name: string, label: Html, input: Html): Html =>
    formField({ id: `erase-${name}`, label, problem: name, control: html`${input}` });
  const code = html`
    <input class="input code-input" id="erase-code" name="code" autocomplete="one-time-code"
      maxlength="${limits.factorCodeCharactersMax}" aria-describedby="erase-code-problem" required>
  `;
  return card({
    id: 'erasure',
    title: 'Erase the company',
    content: html`
      <form method="dialog" class="body stack" data-settings action="/app/erasure" data-leads-to="/portal/data" novalidate>
        <noscript><p class="muted">This form needs JavaScript.</p></noscript>
        <p class="muted">
          All keys and connectors stop working at once, and commands that wait do not run. For ${limits.erasureGraceDays} days
          you can log in, export everything and cancel. Then commands, results, files, keys, sandbox books and people who belong
          to no other company are removed. This cannot be undone. Account books on your own computers are not affected.
        </p>
        ${field(
          'companyName',
          html`Company name`,
          html`
            <input class="input" id="erase-companyName" name="companyName" autocomplete="off" autocapitalize="off"
              maxlength="${limits.companyNameCharactersMax}"
              aria-describedby="erase-companyName-hint erase-companyName-problem" required>
            <p class="hint" id="erase-companyName-hint">Type <b class="break">${shell.companyName}</b> to confirm.</p>
          `,
        )}
        ${field(
          'currentPassword',
          html`Current password`,
          html`
            <input class="input" type="password" id="erase-currentPassword" name="currentPassword"
              autocomplete="current-password" maxlength="${limits.passwordCharactersMax}"
              aria-describedby="erase-currentPassword-problem" required>
          `,
        )}
        ${hasFactor && field('code', html`Code of your second factor`, code)}
        <div class="row"><button class="btn danger" type="submit">Erase the company</button></div>
      </form>
    `,
  });
}
