/** Incidents as an Atom feed (RFC 4287), an entry for each update. */

import type { Incident } from '@ledgerline/contract';
import { type Html, html } from '@ledgerline/look';
import { locales, type Reader } from '@ledgerline/words';
import { frameWords } from '@ledgerline/words/public/frame';
import { incidentListWords, incidentWords } from '@ledgerline/words/public/incident';
import { affected } from './incident-list.ts';

export interface StatusFeed {
  readonly reader: Reader;
  readonly baseUrl: string;
  readonly operatorName: string | null;
  readonly incidents: readonly Incident[];
  readonly now: string;
}

export function statusFeed({ reader, baseUrl, operatorName, incidents, now }: StatusFeed): string {
  const words = incidentListWords(reader.language);
  const entries = incidents
    .flatMap((incident) => incident.updates.map((update) => ({ incident, update })))
    .sort((one, other) => Date.parse(other.update.at) - Date.parse(one.update.at));
  // The feed of a service without incidents has changed when it was last looked at; nothing else is known.
  const updated = entries[0]?.update.at ?? now;
  const feed = html`
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[reader.language] ?? 'en'}">
      <title>${frameWords(reader.language).status} · ${operatorName ?? 'Ledgerline'}</title>
      <subtitle>${words.title}</subtitle>
      <id>${baseUrl}/status.atom</id>
      <link rel="self" type="application/atom+xml" href="${baseUrl}/status.atom"/>
      <link rel="alternate" type="text/html" href="${baseUrl}/status"/>
      <updated>${updated}</updated>
      <author><name>${operatorName ?? 'Ledgerline'}</name></author>
      ${entries.map(({ incident, update }) => feedEntry({ reader, baseUrl, incident, update }))}
    </feed>
  `;
  return `<?xml version="1.0" encoding="utf-8"?>\n${feed.text}`;
}

interface Entry extends Pick<StatusFeed, 'reader' | 'baseUrl'> {
  readonly incident: Incident;
  readonly update: Incident['updates'][number];
}

const feedEntry = ({ reader, baseUrl, incident, update }: Entry): Html => html`
  <entry>
    <title>${incident.title} (${incidentWords(reader.language)[update.state]})</title>
    <id>${baseUrl}/status#${incident.incidentId}/${update.at}</id>
    <link rel="alternate" type="text/html" href="${baseUrl}/status#${incident.incidentId}"/>
    <published>${update.at}</published>
    <updated>${update.at}</updated>
    <content type="text">${`${update.text}\n\n${affected(reader, incident)}`}</content>
  </entry>
`;
