/** The state of a connector for its owner: what it is and what to do about it. */

import { type ConnectorState, deliveryLimits, isBelowUpdateContract, MINUTE_MS } from '@ledgerline/contract';
import { type Html, html } from '../html.ts';
import { type IconName, icon } from '../icon.ts';
import { agoText, clockText, dayText } from '../moment.ts';
import { badge } from '../status.ts';
import { counted } from './view.ts';

export type Condition = 'online' | 'offline' | 'never-connected' | 'outdated' | 'other-install';

/** A second install calls again and again; this long after its last call it has given up. */
const REFUSED_LATELY_MS = 5 * MINUTE_MS;

/** What matters most comes first: a connector that is away cannot be updated. */
export function conditionOf(connector: ConnectorState, refusedInstallAt: number | null, now: number): Condition {
  if (connector.state !== 'online') return connector.state;
  if (refusedInstallAt !== null && now - refusedInstallAt <= REFUSED_LATELY_MS) return 'other-install';
  return connector.updateRequired ? 'outdated' : 'online';
}

interface Look {
  readonly colour: string;
  readonly glyph: IconName;
  readonly title: string;
  readonly says: (connector: ConnectorState, now: number) => Html;
  readonly action: string;
}

/** `14:02` today, `12 Nov 2026, 14:02` before. */
function sinceText(text: string, now: number): string {
  const at = Date.parse(text);
  return dayText(at) === dayText(now) ? clockText(at) : `${dayText(at)}, ${clockText(at)}`;
}

const machineOf = ({ hostname, os, build }: ConnectorState): string =>
  [hostname, os, build === null ? null : `build ${build}`].filter((part) => part !== null).join(', ') ||
  'Its machine is not known yet';

const queueOf = ({ running, queued }: ConnectorState): string => `${running} running, ${queued} waiting.`;

const waitingText = ({ queued }: ConnectorState): string =>
  queued === 0 ? 'No commands are waiting.' : `${counted(queued, 'command is', 'commands are')} waiting.`;

/** The cloud rejects updates only for a build that is known to be too old. */
const updatesText = ({ build }: ConnectorState): string =>
  isBelowUpdateContract(build)
    ? 'cannot verify updates, so update commands are rejected'
    : 'has no date, so it may be unable to verify updates';

const LOOKS: Readonly<Record<Condition, Look>> = {
  online: {
    colour: 'online',
    glyph: 'tick',
    title: 'Connector online',
    says: (connector) => html`${machineOf(connector)}. ${queueOf(connector)}`,
    action: 'Details',
  },
  offline: {
    colour: 'warning',
    glyph: 'alert',
    title: 'Connector offline',
    says: (connector) =>
      html`Check that ${connector.hostname ?? 'its machine'} is on, awake and connected. ${waitingText(connector)} Commands wait up to ${deliveryLimits.expiryDays} days and then run in order.`,
    action: 'What to check',
  },
  'never-connected': {
    colour: 'queued',
    glyph: 'queued',
    title: 'Connector not connected yet',
    says: (connector) =>
      html`Run it on the machine that has the account book. ${waitingText(connector)} You can use the sandbox books in the meantime.`,
    action: 'Set up the connector',
  },
  outdated: {
    colour: 'warning',
    glyph: 'alert',
    title: 'Connector build too old',
    says: (connector) =>
      html`Build <code>${connector.build ?? ''}</code> ${updatesText(connector)}. Install the newest build over it. Its settings are kept.`,
    action: 'Update it',
  },
  'other-install': {
    colour: 'failed',
    glyph: 'cross',
    title: 'Another installation is active',
    says: (connector) =>
      html`Two machines use this connector’s key. ${connector.hostname ?? 'The first'} stays active, and requests from the other are rejected. Move the connector if the other machine is the right one. Otherwise stop the connector there.`,
    action: 'Choose the machine',
  },
};

export function conditionBadge(condition: Condition, connector: ConnectorState, now: number): Html {
  const { colour, glyph } = LOOKS[condition];
  const { lastHeardAt } = connector;
  const words: Readonly<Record<Condition, string>> = {
    online: lastHeardAt === null ? 'online' : `last contact ${agoText(lastHeardAt, now)}`,
    offline: lastHeardAt === null ? 'offline' : `offline since ${sinceText(lastHeardAt, now)}`,
    'never-connected': 'never connected',
    outdated: 'build too old',
    'other-install': 'other install active',
  };
  return badge(colour, glyph, words[condition]);
}

/** The first thing on the first page. */
export function connectorCard(condition: Condition, connector: ConnectorState, now: number): Html {
  const { title, says, action } = LOOKS[condition];
  return html`<section class="card" id="connector-state" data-live="5000" aria-label="Connector"><div class="state-card"><span class="beat" data-condition="${condition}">${icon(condition === 'online' ? 'pulse' : 'plug', 'lg')}</span><div><h2>${title} ${conditionBadge(condition, connector, now)}</h2><p>${says(connector, now)}</p></div><a class="btn" href="/portal/connector">${action}</a></div></section>`;
}

const MEANINGS: Readonly<Record<Condition, readonly [word: string, text: string]>> = {
  online: ['online', `The last contact was within ${deliveryLimits.onlineWithinSeconds} seconds. No action is needed.`],
  offline: [
    'offline',
    `Check that the machine is on and awake. Commands wait up to ${deliveryLimits.expiryDays} days and then run in order.`,
  ],
  'never-connected': ['never connected', 'Follow the steps on this page.'],
  outdated: ['build too old', 'The build cannot verify updates. Install the newest build over it. Its settings are kept.'],
  'other-install': [
    'other install active',
    'Two machines use this key. The first stays active. Move the connector, or stop it on the other machine.',
  ],
};

/** Every state, with its meaning. */
export const conditionList = (): Html =>
  html`<ul class="variants tight">${Object.entries(MEANINGS).map(([condition, [word, text]]) => {
    const { colour, glyph } = LOOKS[condition as Condition];
    return html`<li>${badge(colour, glyph, word)}<p>${text}</p></li>`;
  })}</ul>`;
