/** Shows a secret once, and continues when its reader has stored it. */

import { element } from './element.ts';

export function showSecret(title: string, secret: string, goOn: () => void = () => location.reload()): void {
  const dialog = element('#secret');
  element('[data-secret-title]').textContent = title;
  element('[data-secret]').textContent = secret;
  dialog.showPopover();
  element<HTMLButtonElement>('[data-copy]', dialog).focus();
  element('[data-secret-kept]').addEventListener('click', goOn, { once: true });
}
