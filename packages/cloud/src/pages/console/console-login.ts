/** The login of the console: the admin key is exchanged for a session, or a person logs in to the portal first. */

import { limits } from '@ledgerline/contract';
import { formField, html, needsScript, wordmark } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import { consoleLoginWords } from '@ledgerline/words/console/frame';
import { formWords } from '@ledgerline/words/shared/form';
import { document, languageSwitch } from '../frame.ts';

/** `next` is a path of the console. */
export function consoleLoginPage({ reader, next }: { readonly reader: Reader; readonly next: string }): string {
  const words = consoleLoginWords(reader.language);
  const asPerson = `/login?next=${encodeURIComponent(next).replaceAll('%2F', '/')}`;
  return document({
    title: words.title,
    reader,
    scripts: ['page', 'settings'],
    body: html`
      <main class="auth" id="main" tabindex="-1">
        <div class="form">
          <div class="row between">${wordmark('/')}${languageSwitch(reader, '/admin/login')}</div>
          <form method="post" data-settings action="/admin/session" data-leads-to="${next}">
            <div class="stack sm"><h1>${words.title}</h1><p class="muted">${words.about}</p></div>
            ${needsScript(formWords(reader.language).formNeedsScript)}
            ${formField({
              id: 'adminKey',
              label: words.adminKey,
              problem: 'adminKey',
              control: html`
                <input class="input lg" type="password" id="adminKey" name="adminKey" autocomplete="current-password" maxlength="200"
                  aria-describedby="adminKey-problem adminKey-hint" required>
                <p class="hint" id="adminKey-hint">${words.hint}</p>
              `,
            })}
            <button class="btn primary lg block" type="submit">${words.logIn}</button>
          </form>
          <p class="fine">${words.ends(limits.operatorIdleMinutes, limits.operatorSessionHours)}</p>
          <p class="small"><a href="${asPerson}">${words.asPerson}</a></p>
          <p class="small muted">${words.asPersonHint}</p>
        </div>
      </main>
    `,
  });
}
