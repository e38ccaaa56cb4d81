/** The file that a command has produced: shown where a browser can be trusted with it, and there to be saved. */

import type { Artifact } from '@ledgerline/contract';
import { type Html, html, icon } from '@ledgerline/look';
import { sizeText } from '../../portal-view.ts';

/** How a file is shown: in a frame of its own, as the rows of a table, as a picture, or not at all. */
export type ArtifactPreview =
  | { readonly kind: 'frame'; readonly isSandboxed: boolean }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly string[])[]; readonly isWhole: boolean }
  | { readonly kind: 'picture' }
  | { readonly kind: 'none' };

export function artifactCard(commandId: string, artifact: Artifact, preview: ArtifactPreview): Html {
  const { fileName, size, sha256 } = artifact;
  const href = `/app/commands/${encodeURIComponent(commandId)}/artifact`;
  return html`
    <section class="card" aria-labelledby="file">
      <div class="head">
        <h2 id="file">File</h2>
        <span class="row tight">
          <span class="meta break">${fileName}, ${sizeText(size)}</span>
          <a class="btn sm" href="${href}?download" download>${icon('download', 'sm')}Download</a>
        </span>
      </div>
      ${shown(href, artifact, preview)}
      <div class="foot break">sha256 <code>${sha256}</code></div>
    </section>
  `;
}

function shown(href: string, { fileName }: Artifact, preview: ArtifactPreview): Html | null {
  if (preview.kind === 'frame') {
    return html`
      <div class="well">
        <iframe class="preview" src="${href}${!preview.isSandboxed && '#toolbar=0&navpanes=0'}"
          title="Preview of ${fileName}"${preview.isSandboxed && html` sandbox=""`}></iframe>
      </div>
    `;
  }
  if (preview.kind === 'picture') return html`<div class="body well"><img src="${href}" alt="Preview of ${fileName}"></div>`;
  if (preview.kind === 'none')
    return html`<div class="body"><p class="muted">There is no preview for this type of file. Download it to open it.</p></div>`;
  const [head = [], ...rows] = preview.rows;
  return html`
    <div class="table-box" tabindex="0" role="region" aria-label="First rows of ${fileName}">
      <table class="table csv">
        <caption class="vh">First rows of ${fileName}</caption>
        <thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
        <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
      </table>
    </div>
    ${!preview.isWhole && html`<div class="foot">The first ${rows.length} rows. Download the file for all of them.</div>`}
  `;
}
