/** The state of a connector for its owner: what it is and what to do about it. */

import {
  type ConnectorState,
  deliveryLimits,
  isBelowUpdateContract,
  type PresenceCode,
  presenceReasons,
} from '@ledgerline/contract';
import { badge, type Html, html, type IconName, icon } from '@ledgerline/look';
import { agoText, clockText, dayText } from '../moment.ts';
import { counted } from '../portal-view.ts';

/** The reasons that are about a whole connector; the others are about one of its books. */
type ConnectorReason = Exclude<PresenceCode, 'book_locked' | 'needs_password' | 'driver_failing'>;
type Condition = 'online' | ConnectorReason;

const isCondition = (code: PresenceCode): code is ConnectorReason => Object.hasOwn(LOOKS, code);

function conditionOf({ reason }: ConnectorState): Condition {
  return reason && isCondition(reason.code) ? reason.code : 'online';
}

interface Look {
  readonly colour: string;
  readonly glyph: IconName;
  /** On the badge. */
  readonly word: string;
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
    word: 'online',
    title: 'Connector online',
    says: (connector) => html`${machineOf(connector)}. ${queueOf(connector)}`,
    action: 'Details',
  },
  machine_off: {
    colour: 'warning',
    glyph: 'alert',
    word: 'offline',
    title: 'Connector offline',
    says: (connector) =>
      html`
        Check that ${connector.hostname ?? 'its machine'} is on, awake and connected. ${waitingText(connector)} Commands wait up
        to ${deliveryLimits.expiryDays} days and then run in order.
      `,
    action: 'What to check',
  },
  service_stopped: {
    colour: 'warning',
    glyph: 'alert',
    word: 'stopped',
    title: 'Connector stopped',
    says: (connector) =>
      html`
        The connector was stopped on ${connector.hostname ?? 'its machine'}. Start it there. ${waitingText(connector)} Commands
        wait up to ${deliveryLimits.expiryDays} days and then run in order.
      `,
    action: 'What to check',
  },
  paused: {
    colour: 'warning',
    glyph: 'queued',
    word: 'paused',
    title: 'Connector paused',
    says: (connector) =>
      html`
        ${connector.message ?? `The connector is paused on ${connector.hostname ?? 'its machine'}.`} ${presenceReasons.paused.action} ${waitingText(connector)}
      `,
    action: 'Details',
  },
  never_connected: {
    colour: 'queued',
    glyph: 'queued',
    word: 'never connected',
    title: 'Connector not connected yet',
    says: (connector) =>
      html`
        Run it on the machine that has the account book. ${waitingText(connector)} You can use the sandbox books in the
        meantime.
      `,
    action: 'Set up the connector',
  },
  build_too_old: {
    colour: 'warning',
    glyph: 'alert',
    word: 'build too old',
    title: 'Connector build too old',
    says: (connector) =>
      html`
        Build <code>${connector.build ?? ''}</code> ${updatesText(connector)}. Install the newest build over it. Its settings
        are kept.
      `,
    action: 'Update it',
  },
  setup_needed: {
    colour: 'warning',
    glyph: 'alert',
    word: 'setup needed',
    title: 'Connector online, setup program needed',
    says: (connector) =>
      html`${machineOf(connector)}. ${presenceReasons.setup_needed.message} ${presenceReasons.setup_needed.action}`,
    action: 'Update it',
  },
  other_installation: {
    colour: 'failed',
    glyph: 'cross',
    word: 'other install active',
    title: 'Another installation is active',
    says: (connector) =>
      html`
        Two machines use this connector’s key. ${connector.hostname ?? 'The first'} stays active, and requests from the other
        are rejected. Move the connector if the other machine is the right one. Otherwise stop the connector there.
      `,
    action: 'Choose the machine',
  },
};

/** Where the time of the last contact says more than the word. */
const TIMED: Readonly<Partial<Record<Condition, (lastHeardAt: string, now: number) => string>>> = {
  online: (at, now) => `last contact ${agoText(at, now)}`,
  machine_off: (at, now) => `offline since ${sinceText(at, now)}`,
  service_stopped: (at, now) => `stopped since ${sinceText(at, now)}`,
};

export function conditionBadge(connector: ConnectorState, now: number): Html {
  const condition = conditionOf(connector);
  const { colour, glyph, word } = LOOKS[condition];
  const { lastHeardAt } = connector;
  return badge(colour, glyph, (lastHeardAt !== null && TIMED[condition]?.(lastHeardAt, now)) || word);
}

/** For the frame of every page. */
export const connectorWords = (connector: ConnectorState): { readonly isOnline: boolean; readonly words: string } => ({
  isOnline: connector.state === 'online',
  words: LOOKS[conditionOf(connector)].title,
});

/** What our own connector reports about a book; the word of another connector is shown unchanged. */
const BOOK_LOOKS: ReadonlyMap<string, readonly [colour: string, glyph: IconName, word: string]> = new Map([
  ['open', ['online', 'tick', 'open']],
  ['closed', ['queued', 'queued', 'opens when needed']],
  ['locked', ['warning', 'alert', 'locked']],
  ['needs-password', ['warning', 'alert', 'needs a password']],
  ['unavailable', ['failed', 'cross', 'unavailable']],
]);

/** A book is as ready as its connector: what it reported before its connector went away counts no longer. */
export function bookBadge(state: string | null, connectors: readonly ConnectorState[], connectorId: string): Html {
  const connector = connectors.find((one) => one.connectorId === connectorId);
  if (connector?.state !== 'online' || connector.reason?.code === 'paused') return awayBadge(connector);
  const [colour, glyph, word] = BOOK_LOOKS.get(state ?? '') ?? (state === null ? READY : ['queued', 'queued', state]);
  return badge(colour, glyph, word);
}

const READY = ['online', 'tick', 'ready'] as const;

function awayBadge(connector: ConnectorState | undefined): Html {
  if (!connector || connector.kind === 'sandbox')
    return connector?.state === 'never-connected'
      ? badge('running', 'running', 'getting ready')
      : badge('queued', 'queued', 'sandbox offline');
  const { colour, glyph, word } = LOOKS[conditionOf(connector)];
  return badge(colour, glyph, `connector ${word}`);
}

/** The first thing on the first page. */
export function connectorCard(connector: ConnectorState, now: number): Html {
  const condition = conditionOf(connector);
  const { title, says, action } = LOOKS[condition];
  return html`
    <section class="card" id="connector-state" data-live="5000" aria-label="Connector">
      <div class="state-card">
        <span class="beat" data-condition="${condition}">${icon(condition === 'online' ? 'pulse' : 'plug', 'lg')}</span>
        <div><h2>${title} ${conditionBadge(connector, now)}</h2><p>${says(connector, now)}</p></div>
        <a class="btn" href="/portal/connector">${action}</a>
      </div>
    </section>
  `;
}

const ONLINE_MEANING = `The last contact was within ${deliveryLimits.onlineWithinSeconds} seconds. No action is needed.`;

/** Every state, with its meaning. */
export const conditionList = (): Html =>
  html`
    <ul class="variants tight">
      ${(Object.keys(LOOKS) as readonly Condition[]).map((condition) => {
        const { colour, glyph, word } = LOOKS[condition];
        const { message, action } = condition === 'online' ? { message: ONLINE_MEANING, action: '' } : presenceReasons[condition];
        return html`<li>${badge(colour, glyph, word)}<p>${message} ${action}</p></li>`;
      })}
    </ul>
  `;
