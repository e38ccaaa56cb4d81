/** The first steps of a new tenant. Each is ticked when it is done; the list disappears when all are. */

import { card, type Html, html, icon } from '@ledgerline/look';
import { firstStepWords } from '@ledgerline/words/portal/overview';
import { isWorking } from './keys.ts';
import type { OverviewPage } from './overview.ts';

interface Step {
  readonly title: string;
  readonly isDone: boolean;
  readonly hint: Html;
}

type Progress = Pick<OverviewPage, 'shell' | 'served' | 'keys' | 'state' | 'isSandboxOffered' | 'now'>;

/** What cannot be done here is not a step: a server without sandboxes starts with the key. */
function stepsOf({ shell, served, keys, state, isSandboxOffered, now }: Progress): readonly Step[] {
  const words = firstStepWords(shell.reader.language);
  const sandbox: Step = {
    title: words.sandbox,
    isDone: served.includes('sandbox'),
    hint: words.sandboxHint(link('/portal/sandbox')),
  };
  return [
    ...(isSandboxOffered ? [sandbox] : []),
    {
      title: words.key,
      isDone: keys.some((key) => isWorking(key, now)),
      hint: words.keyHint(link('/portal/keys')),
    },
    {
      title: words.book,
      isDone: state.companies.some(({ connectorId }) => connectorId === state.connector.connectorId),
      hint: words.bookHint(link('/portal/connector')),
    },
    {
      title: words.own,
      isDone: served.includes('desktop'),
      hint: words.ownHint(html`<code>read-debtors</code>`, link('/developers')),
    },
  ];
}

const link =
  (href: string) =>
  (text: string): Html =>
    html`<a href="${href}">${text}</a>`;

export function firstSteps(page: Progress): Html | null {
  const words = firstStepWords(page.shell.reader.language);
  const steps = stepsOf(page);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  const current = steps.findIndex(({ isDone }) => !isDone);
  return card({
    id: 'steps',
    title: words.title,
    meta: words.progress(done, steps.length),
    content: html`
      <div class="body">
        <progress class="step-bar" max="${steps.length}" value="${done}" aria-label="${words.progressLabel}">
          ${words.progress(done, steps.length)}
        </progress>
        <ol class="checklist">
          ${steps.map(
            ({ title, isDone, hint }, index) => html`
              <li${isDone && html` data-done`}${index === current && html` aria-current="step"`}>
                <span class="tick">${isDone && icon('tick')}</span>
                <strong>${title}${isDone && html`<span class="vh">${words.isDone}</span>`}</strong>
                ${index === current && html`<p>${hint}</p>`}
              </li>
            `,
          )}
        </ol>
      </div>
    `,
  });
}
