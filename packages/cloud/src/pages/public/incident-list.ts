/** Incidents on the status page: open ones at the top, and all of them with the texts of the operator. */

import { type Incident, type IncidentState, limits } from '@ledgerline/contract';
import { badge, type Html, html, type IconName, notice } from '@ledgerline/look';
import { figuresOf, type Reader } from '@ledgerline/words';
import { incidentListWords, incidentWords } from '@ledgerline/words/public/incident';

const LOOKS: Readonly<Record<IncidentState, readonly [colour: string, glyph: IconName]>> = {
  investigating: ['failed', 'alert'],
  identified: ['failed', 'alert'],
  monitoring: ['running', 'running'],
  resolved: ['done', 'tick'],
};

export const incidentBadge = ({ language }: Reader, state: IncidentState): Html =>
  badge(...LOOKS[state], incidentWords(language)[state]);

/** `Affects: API, Webhooks` */
export const affected = ({ language }: Reader, { parts }: Pick<Incident, 'parts'>): string =>
  incidentListWords(language).affects(parts.map((part) => incidentWords(language)[part]).join(', '));

/** The notice of open incidents; null if there is none. */
export function openIncidentNotice(reader: Reader, incidents: readonly Incident[]): Html | null {
  const open = incidents.filter(({ resolvedAt }) => resolvedAt === null);
  if (open.length === 0) return null;
  return notice({
    tone: 'amber',
    glyph: 'alert',
    title: incidentListWords(reader.language).open(open.length),
    content: html`<ul>${open.map(({ incidentId, title }) => html`<li><a href="#${incidentId}">${title}</a></li>`)}</ul>`,
  });
}

export function incidentSection(reader: Reader, incidents: readonly Incident[]): Html {
  const words = incidentListWords(reader.language);
  return html`
    <section>
      <h2>${words.title}</h2>
      ${
        incidents.length === 0
          ? html`<p>${words.none(limits.incidentShownDays)}</p>`
          : html`<p class="muted">${words.written}</p>${incidents.map((incident) => incidentArticle(reader, incident))}`
      }
      <p><a href="/status.atom">${words.feed}</a></p>
      <p class="muted">${words.feedHint}</p>
    </section>
  `;
}

function incidentArticle(reader: Reader, incident: Incident): Html {
  const { incidentId, title, state, updates } = incident;
  return html`
    <article class="stack sm" id="${incidentId}" aria-labelledby="${incidentId}-title">
      <h3 class="break" id="${incidentId}-title">${title}</h3>
      <p>${incidentBadge(reader, state)} <span class="muted">${affected(reader, incident)}</span></p>
      ${updateList(reader, updates)}
    </article>
  `;
}

/** Line breaks of the operator stay. */
export function updateList(reader: Reader, updates: Incident['updates']): Html {
  const names = incidentWords(reader.language);
  const { instantText } = figuresOf(reader);
  return html`
    <dl class="updates">
      ${updates.map(
        ({ at, state, text }) => html`
          <dt><time datetime="${at}">${instantText(Date.parse(at))}</time>, ${names[state]}</dt>
          <dd class="break">${text.split(/\r?\n/).map((line, index) => html`${index > 0 && html`<br>`}${line}`)}</dd>
        `,
      )}
    </dl>
  `;
}
