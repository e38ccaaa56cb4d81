/** The access log on the page of the account. */

import { card, type Html, html, tableBox } from '@ledgerline/look';
import { figuresOf, type Reader } from '@ledgerline/words';
import { accessLogWords, actorWords, auditWords } from '@ledgerline/words/portal/access-log';
import type { AuditEntry } from '../../store/store.ts';

/** Null when nothing has happened. */
export function accessLogCard(reader: Reader, audits: readonly (AuditEntry & { readonly at: number })[]): Html | null {
  if (audits.length === 0) return null;
  const words = accessLogWords(reader.language);
  const { dayText, clockText } = figuresOf(reader);
  return card({
    id: 'audit',
    title: words.title,
    meta: words.last(audits.length),
    content: tableBox({
      label: words.title,
      caption: words.caption,
      heads: [words.event, [words.subject, 'hide-s'], [words.request, 'hide-s'], [words.when, 'num']],
      rows: audits.map(
        ({ action, actor, subject, requestId, at }) => html`
          <tr>
            <th scope="row">${actionText(reader, action)}<span class="sub">${actorText(reader, actor)}</span></th>
            <td class="hide-s"><code class="break">${subject}</code></td>
            <td class="hide-s"><code class="break">${requestId}</code></td>
            <td class="num soft">${dayText(at)}, ${clockText(at)}</td>
          </tr>
        `,
      ),
    }),
  });
}

/** The text of an action; an action of another version is shown as it is stored. */
function actionText({ language }: Reader, action: string): string | Html {
  const words: Readonly<Record<string, string>> = auditWords(language);
  return words[action] ?? html`<code>${action}</code>`;
}

/** `by mei@maju.example` */
function actorText({ language }: Reader, actor: string): string {
  const words: Readonly<Record<string, string>> = actorWords(language);
  const { by, byOperator } = accessLogWords(language);
  if (actor.startsWith('operator:')) return byOperator(actor.slice('operator:'.length));
  return words[actor] ?? by(actor.replace(/^person:/, ''));
}
