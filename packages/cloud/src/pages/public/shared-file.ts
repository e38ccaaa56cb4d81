/** Where a link to a file leads: the name of the file and who sent it, or politely why the link has ended. */

import { type Html, html, icon, wordmark } from '@ledgerline/look';
import { figuresOf, type Reader } from '@ledgerline/words';
import { sharedFileWords } from '@ledgerline/words/public/shared-file';
import type { FoundFile, SharedFile } from '../../file-link/file-link.ts';
import { instantText } from '../../system/clock.ts';
import { document, languageSwitch } from '../frame.ts';

export interface SharedFilePage {
  readonly reader: Reader;
  readonly token: string;
  readonly found: FoundFile;
}

export function sharedFilePage({ reader, token, found }: SharedFilePage): string {
  const words = sharedFileWords(reader.language);
  const path = `/shared/${encodeURIComponent(token)}`;
  const title = found.kind === 'works' ? words.title(found.companyName) : words.endedTitle;
  return document({
    reader,
    title,
    scripts: ['page'],
    body: html`
      <main class="auth" id="main" tabindex="-1">
        <div class="form">
          <div class="row between">${wordmark('/')}${languageSwitch(reader, path)}</div>
          <div class="stack">
            <h1 class="break">${title}</h1>
            ${found.kind === 'works' ? offer(found, path, reader) : html`<p class="muted break">${whyEnded(found, reader)}</p>`}
          </div>
        </div>
      </main>
    `,
  });
}

function whyEnded(found: Exclude<FoundFile, SharedFile>, reader: Reader): string {
  const words = sharedFileWords(reader.language);
  if (found.kind === 'unknown') return words.unknown;
  const { companyName, link } = found;
  if (found.kind === 'expired') return words.expired(companyName, figuresOf(reader).dayText(link.expiresAt));
  return words[found.kind](companyName);
}

function offer({ link, companyName, artifact }: SharedFile, path: string, reader: Reader): Html {
  const words = sharedFileWords(reader.language);
  const figures = figuresOf(reader);
  const until = html`<time datetime="${instantText(link.expiresAt)}">${figures.dayText(link.expiresAt)}</time>`;
  return html`
    <p class="row tight">
      ${icon('document')}
      <strong class="break">${link.fileName}</strong>
      <span class="dim">${figures.sizeText(artifact.size)}</span>
    </p>
    <p class="row">
      <a class="btn primary lg" href="${path}/file" rel="noreferrer">${words.open}</a>
      <a class="btn lg" href="${path}/file?download" rel="noreferrer" download>${icon('download')}${words.download}</a>
    </p>
    <p class="muted">${words.worksUntil(until)}</p>
    <p class="fine">${words.counted(companyName)}</p>
  `;
}
