/** The file that a command has produced: shown where a browser can be trusted with it, and there to be saved. */

import type { Artifact } from '@ledgerline/contract';
import { type Html, html, icon } from '@ledgerline/look';
import { figuresOf, type Language, type Reader } from '@ledgerline/words';
import { artifactWords } from '@ledgerline/words/portal/command';

/** How a file is shown: in a separate frame, as the rows of a table, as a picture, or not at all. */
export type ArtifactPreview =
  | { readonly kind: 'frame'; readonly isSandboxed: boolean }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly string[])[]; readonly isWhole: boolean }
  | { readonly kind: 'picture' }
  | { readonly kind: 'none' };

export function artifactCard(reader: Reader, commandId: string, artifact: Artifact, preview: ArtifactPreview): Html {
  const words = artifactWords(reader.language);
  const { fileName, size, sha256 } = artifact;
  const href = `/app/commands/${encodeURIComponent(commandId)}/artifact`;
  return html`
    <section class="card" aria-labelledby="file">
      <div class="head">
        <h2 id="file">${words.file}</h2>
        <span class="row tight">
          <span class="meta break">${fileName}, ${figuresOf(reader).sizeText(size)}</span>
          <a class="btn sm" href="${href}?download" download>${icon('download', 'sm')}${words.download}</a>
        </span>
      </div>
      ${shown(reader.language, href, artifact, preview)}
      <div class="foot break">sha256 <code>${sha256}</code></div>
    </section>
  `;
}

function shown(language: Language, href: string, { fileName }: Artifact, preview: ArtifactPreview): Html | null {
  const words = artifactWords(language);
  if (preview.kind === 'frame') {
    return html`
      <div class="well">
        <iframe class="preview" src="${href}${!preview.isSandboxed && '#toolbar=0&navpanes=0'}"
          title="${words.preview(fileName)}"${preview.isSandboxed && html` sandbox=""`}></iframe>
      </div>
    `;
  }
  if (preview.kind === 'picture') return html`<div class="body well"><img src="${href}" alt="${words.preview(fileName)}"></div>`;
  if (preview.kind === 'none') return html`<div class="body"><p class="muted">${words.noPreview}</p></div>`;
  const [head = [], ...rows] = preview.rows;
  return html`
    <div class="table-box" tabindex="0" role="region" aria-label="${words.firstRowsOf(fileName)}">
      <table class="table csv">
        <caption class="vh">${words.firstRowsOf(fileName)}</caption>
        <thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
        <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
      </table>
    </div>
    ${!preview.isWhole && html`<div class="foot">${words.firstRows(rows.length)}</div>`}
  `;
}
