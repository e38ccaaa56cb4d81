/** What every page does: its copy buttons copy, it says when a response was lost, and the entry of the navigation that one is at is in sight. */

import { pageWords } from '@ledgerline/words/browser/page';
import { later } from './clock.ts';
import './language-switch.ts';
import './lost-response.ts';
import { language, rememberZone } from './reader.ts';

rememberZone();

const COPIED_MS = 1600;

globalThis.document.addEventListener('click', async (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[data-copy], [data-copy-text]');
  if (!button) return;
  await navigator.clipboard.writeText(textFor(button));
  const before = button.getAttribute('aria-label');
  button.setAttribute('aria-label', pageWords(language).copied);
  button.dataset.copied = '';
  later(COPIED_MS, () => {
    if (before !== null) button.setAttribute('aria-label', before);
    delete button.dataset.copied;
  });
});

/** The text that the button has or names, or that of its code block: of the tab that is shown. */
function textFor(button: HTMLElement): string {
  const own = button.dataset.copyText;
  if (own !== undefined) return own;
  const named = button.dataset.copy;
  if (named) return globalThis.document.getElementById(named)?.textContent ?? named;
  const block = button.closest('.code');
  const panes = [...(block?.querySelectorAll<HTMLElement>('pre') ?? [])];
  const shown = panes.find((pane) => pane.offsetParent !== null);
  return [...(shown?.querySelectorAll('.l') ?? [])].map((line) => line.textContent).join('\n');
}

globalThis.document.querySelector('.sidebar [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
