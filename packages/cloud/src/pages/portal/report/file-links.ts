/** The links to files that work, each with the button that revokes it. For any page of the portal. */

import { type FileLink, limits } from '@ledgerline/contract';
import { actionsHead, card, type Html, html, tableBox } from '@ledgerline/look';
import { figuresOf } from '@ledgerline/words';
import { fileLinkWords } from '@ledgerline/words/portal/file-links';
import { ifMayChange, type PortalView, shownTime } from '../../portal-view.ts';

/** The card of links; empty without links. `here` is the page that the button leads back to. */
export function fileLinksCard(view: PortalView, links: readonly FileLink[], here: string): Html | null {
  if (links.length === 0) return null;
  const { shell, now } = view;
  const { reader } = shell;
  const words = fileLinkWords(reader.language);
  const { numberText } = figuresOf(reader);
  return card({
    id: 'links',
    title: words.title,
    meta: words.hint(limits.fileLinkDays),
    content: tableBox({
      label: words.title,
      caption: words.title,
      classes: 'mid',
      heads: [words.file, words.madeBy, words.until, words.opened, actionsHead(words.actions)],
      rows: links.map(
        ({ linkId, fileName, companyId, createdBy, expiresAt, openedCount, openedAt }) => html`
          <tr>
            <th scope="row" class="break">${fileName}<span class="sub dim small">${companyId}</span></th>
            <td class="break">${createdBy}</td>
            <td>${shownTime(reader, expiresAt, now)}</td>
            <td>
              ${openedAt === null ? words.never : words.openedTimes(numberText(openedCount))}
              ${openedAt !== null && html`<span class="sub dim small">${shownTime(reader, openedAt, now)}</span>`}
            </td>
            <td class="ta-end">
              ${ifMayChange(
                view,
                'report',
                html`
                  <button class="btn sm" type="button" data-post="/app/file-links/${linkId}/revoke" data-leads-to="${here}"
                    aria-label="${words.revokeFile(fileName)}">${words.revoke}</button>
                `,
              )}
            </td>
          </tr>
        `,
      ),
    }),
  });
}
