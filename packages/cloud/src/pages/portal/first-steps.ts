/** The first steps of a new customer. They tick themselves as things happen; once all are done the list is gone. */

import { card, type Html, html, icon } from '@ledgerline/look';
import { isWorking } from './keys.ts';
import type { OverviewPage } from './overview.ts';

interface Step {
  readonly title: string;
  readonly isDone: boolean;
  readonly hint: Html;
}

type Progress = Pick<OverviewPage, 'served' | 'keys' | 'state' | 'isSandboxOffered' | 'now'>;

/** What cannot be done here is not a step: a server without sandboxes starts with the key. */
function stepsOf({ served, keys, state, isSandboxOffered, now }: Progress): readonly Step[] {
  const sandbox: Step = {
    title: 'Run a command in the sandbox',
    isDone: served.includes('sandbox'),
    hint: html`Two test books, no accounting package needed. <a href="/portal/sandbox">Open the sandbox</a>`,
  };
  return [
    ...(isSandboxOffered ? [sandbox] : []),
    {
      title: 'Give each app its own key',
      isDone: keys.some((key) => isWorking(key, now)),
      hint: html`
        The tenant key has full access. An app key has only the rights you select. <a href="/portal/keys">Create an app key</a>
      `,
    },
    {
      title: 'Connect an account book',
      isDone: state.companies.some(({ connectorId }) => connectorId === state.connector.connectorId),
      hint: html`
        A small program on the machine of the book connects to this service.
        <a href="/portal/connector">Set up the connector</a>
      `,
    },
    {
      title: 'Run a command in your own book',
      isDone: served.includes('desktop'),
      hint: html`
        Start with a read such as <code>read-debtors</code>, which changes nothing.
        <a href="/developers">How to send commands</a>
      `,
    },
  ];
}

export function firstSteps(page: Progress): Html | null {
  const steps = stepsOf(page);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  const current = steps.findIndex(({ isDone }) => !isDone);
  return card({
    id: 'steps',
    title: 'First steps',
    meta: `${done} of ${steps.length}`,
    content: html`
      <div class="body">
        <progress class="step-bar" max="${steps.length}" value="${done}" aria-label="First steps done">
          ${done} of ${steps.length}
        </progress>
        <ol class="checklist">
          ${steps.map(
            ({ title, isDone, hint }, index) => html`
              <li${isDone && html` data-done`}${index === current && html` aria-current="step"`}>
                <span class="tick">${isDone && icon('tick')}</span>
                <strong>${title}${isDone && html`<span class="vh">, done</span>`}</strong>
                ${index === current && html`<p>${hint}</p>`}
              </li>
            `,
          )}
        </ol>
      </div>
    `,
  });
}
