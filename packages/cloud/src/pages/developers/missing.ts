/** The page for a command or module that the catalog does not have: suggestions, and the number to quote. */

import { html, icon } from '@ledgerline/look';
import { type Found, palette } from './hits.ts';
import { developerPage, docHead, type Reader, recipePath } from './page.ts';

export interface Missing {
  readonly name: string;
  readonly kind: 'command' | 'module';
  readonly close: readonly string[];
  readonly found: Found;
  readonly requestId: string;
}

export const missingPage = (reader: Reader, { name, kind, close, found, requestId }: Missing): string =>
  developerPage(reader, {
    title: `No such ${kind}`,
    current: '',
    description: `The catalog has no such ${kind}.`,
    hasSearch: true,
    content: html`
      ${docHead({
        here: `No such ${kind}`,
        title: `Unknown ${kind}`,
        sub: html`The catalog has no ${kind} <code class="break">${name}</code>.`,
      })}
      ${
        close.length > 0 &&
        html`
          <div class="notice mb" data-tone="plain">
            ${icon('info')}
            <p>
              Did you mean
              ${close.map(
                (type, index) => html`
                  ${index > 0 && (index === close.length - 1 ? ' or ' : ', ')}
                  <a href="${recipePath({ commandType: type })}"><code>${type}</code></a>
                `,
              )}?
            </p>
          </div>
        `
      }
      ${palette(found)}
      <p class="muted small mt-s row tight">
        Request
        <code id="request-id">${requestId}</code> <button class="btn quiet sm" type="button" data-copy="request-id">
          Copy request number
        </button>
      </p>
    `,
  });
