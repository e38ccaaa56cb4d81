/** The state of a connector for its owner: what it is and what to do about it. */

import { type ConnectorState, deliveryLimits, isBelowUpdateContract, type PresenceCode } from '@ledgerline/contract';
import { badge, type Html, html, type IconName, icon } from '@ledgerline/look';
import { figuresOf, type Language, type Reader } from '@ledgerline/words';
import { htmlParagraph } from '@ledgerline/words/html-paragraph';
import { paragraph } from '@ledgerline/words/paragraph';
import {
  bookAwayWords,
  bookStateWords,
  conditionActionWords,
  conditionTitleWords,
  conditionWords,
  connectorStateWords,
} from '@ledgerline/words/portal/connector-state';
import { presenceActionWords, presenceMessageWords } from '@ledgerline/words/shared/presence';
import type { PortalShell } from '../portal-frame.ts';

/** The reasons that are about a whole connector; the others are about one of its books. */
type ConnectorReason = Exclude<PresenceCode, 'book_locked' | 'needs_password' | 'dialog_open' | 'driver_failing'>;
type Condition = 'online' | ConnectorReason;

const isCondition = (code: PresenceCode): code is ConnectorReason => Object.hasOwn(LOOKS, code);

function conditionOf({ reason }: ConnectorState): Condition {
  return reason && isCondition(reason.code) ? reason.code : 'online';
}

interface Look {
  readonly colour: string;
  readonly glyph: IconName;
}

const LOOKS: Readonly<Record<Condition, Look>> = {
  online: { colour: 'online', glyph: 'tick' },
  machine_off: { colour: 'warning', glyph: 'alert' },
  service_stopped: { colour: 'warning', glyph: 'alert' },
  paused: { colour: 'warning', glyph: 'queued' },
  never_connected: { colour: 'queued', glyph: 'queued' },
  build_too_old: { colour: 'warning', glyph: 'alert' },
  setup_needed: { colour: 'warning', glyph: 'alert' },
  other_installation: { colour: 'failed', glyph: 'cross' },
};

/** `KEDAI-PC, Windows 11, build 2026.11.13` */
function machineOf(language: Language, { hostname, os, build }: ConnectorState): string {
  const words = connectorStateWords(language);
  const parts = [hostname, os, build === null ? null : words.build(build)].filter((part) => part !== null);
  return parts.length === 0 ? words.machineUnknown : parts.join(', ');
}

/** The texts of each state, and what to do. */
const SAYS: Readonly<Record<Condition, (connector: ConnectorState, language: Language) => Html>> = {
  online: (connector, language) => {
    const { running, queued } = connector;
    return html`${connectorStateWords(language).queue(machineOf(language, connector), running, queued)}`;
  },
  machine_off: ({ hostname, queued }, language) => {
    const words = connectorStateWords(language);
    return htmlParagraph([
      words.checkMachine(hostname ?? words.itsMachine),
      words.waiting(queued),
      words.waitUpTo(deliveryLimits.expiryDays),
    ]);
  },
  service_stopped: ({ hostname, queued }, language) => {
    const words = connectorStateWords(language);
    return htmlParagraph([
      words.wasStopped(hostname ?? words.itsMachine),
      words.waiting(queued),
      words.waitUpTo(deliveryLimits.expiryDays),
    ]);
  },
  paused: ({ hostname, message, queued }, language) => {
    const words = connectorStateWords(language);
    const why = message ?? words.isPaused(hostname ?? words.itsMachine);
    return htmlParagraph([why, presenceActionWords(language).paused, words.waiting(queued)]);
  },
  never_connected: ({ queued }, language) => {
    const words = connectorStateWords(language);
    return htmlParagraph([words.runIt, words.waiting(queued), words.useSandbox]);
  },
  // The cloud rejects updates only for a build that is known to be too old.
  build_too_old: ({ build }, language) => {
    const { buildRefused, buildUndated, installNewest } = connectorStateWords(language);
    const says = isBelowUpdateContract(build) ? buildRefused : buildUndated;
    return htmlParagraph([says(html`<code>${build ?? ''}</code>`), installNewest]);
  },
  setup_needed: (connector, language) => {
    const [message, action] = [presenceMessageWords(language).setup_needed, presenceActionWords(language).setup_needed];
    return html`${machineOf(language, connector)}. ${message} ${action}`;
  },
  other_installation: ({ hostname }, language) => {
    const words = connectorStateWords(language);
    return html`${words.twoMachines(hostname ?? words.theFirst)}`;
  },
};

/** The state with the time of the last contact, where that says more. */
function timedText(reader: Reader, condition: Condition, lastHeardAt: string, now: number): string | null {
  const words = connectorStateWords(reader.language);
  const { agoText, momentText } = figuresOf(reader);
  const at = Date.parse(lastHeardAt);
  if (condition === 'online') return words.lastContact(agoText(at, now));
  if (condition === 'machine_off') return words.offlineSince(momentText(at, now));
  return condition === 'service_stopped' ? words.stoppedSince(momentText(at, now)) : null;
}

export function conditionBadge(reader: Reader, connector: ConnectorState, now: number): Html {
  const condition = conditionOf(connector);
  const { colour, glyph } = LOOKS[condition];
  const { lastHeardAt } = connector;
  const timed = lastHeardAt === null ? null : timedText(reader, condition, lastHeardAt, now);
  return badge(colour, glyph, timed ?? conditionWords(reader.language)[condition]);
}

/** The state in the frame of every page. */
export const connectorWords = (language: Language, connector: ConnectorState): PortalShell['connector'] => ({
  isOnline: connector.state === 'online',
  words: conditionTitleWords(language)[conditionOf(connector)],
});

type BookState = keyof ReturnType<typeof bookStateWords>;

/** What our own connector reports about a book; the word of another connector is shown unchanged. */
const BOOK_LOOKS: Readonly<Record<BookState, Look>> = {
  open: { colour: 'online', glyph: 'tick' },
  closed: { colour: 'queued', glyph: 'queued' },
  locked: { colour: 'warning', glyph: 'alert' },
  'needs-password': { colour: 'warning', glyph: 'alert' },
  'dialog-open': { colour: 'warning', glyph: 'alert' },
  unavailable: { colour: 'failed', glyph: 'cross' },
};

const isBookState = (state: string): state is BookState => Object.hasOwn(BOOK_LOOKS, state);

/** The badge of a book. A report from before its connector went offline no longer counts. */
export function bookBadge(
  language: Language,
  state: string | null,
  connectors: readonly ConnectorState[],
  connectorId: string,
): Html {
  const connector = connectors.find((one) => one.connectorId === connectorId);
  if (connector?.state !== 'online' || connector.reason?.code === 'paused') return awayBadge(language, connector);
  if (state === null) return badge('online', 'tick', bookAwayWords(language).ready);
  if (!isBookState(state)) return badge('queued', 'queued', state);
  const { colour, glyph } = BOOK_LOOKS[state];
  return badge(colour, glyph, bookStateWords(language)[state]);
}

function awayBadge(language: Language, connector: ConnectorState | undefined): Html {
  const words = bookAwayWords(language);
  if (!connector || connector.kind === 'sandbox')
    return connector?.state === 'never-connected'
      ? badge('running', 'running', words.gettingReady)
      : badge('queued', 'queued', words.sandboxOffline);
  const condition = conditionOf(connector);
  const { colour, glyph } = LOOKS[condition];
  return badge(colour, glyph, words.connectorIs(conditionWords(language)[condition]));
}

/** The first thing on the first page. */
export function connectorCard(reader: Reader, connector: ConnectorState, now: number): Html {
  const { language } = reader;
  const condition = conditionOf(connector);
  const title = conditionTitleWords(language)[condition];
  return html`
    <section class="card" id="connector-state" data-live="5000" aria-label="${connectorStateWords(language).connector}">
      <div class="state-card">
        <span class="beat" data-condition="${condition}">${icon(condition === 'online' ? 'pulse' : 'plug', 'lg')}</span>
        <div><h2>${title} ${conditionBadge(reader, connector, now)}</h2><p>${SAYS[condition](connector, language)}</p></div>
        <a class="btn" href="/portal/connector">${conditionActionWords(language)[condition]}</a>
      </div>
    </section>
  `;
}

/** Every state, with its meaning. */
export const conditionList = (language: Language): Html =>
  html`
    <ul class="variants tight">
      ${(Object.keys(LOOKS) as readonly Condition[]).map((condition) => {
        const { colour, glyph } = LOOKS[condition];
        return html`<li>${badge(colour, glyph, conditionWords(language)[condition])}<p>${meaningOf(language, condition)}</p></li>`;
      })}
    </ul>
  `;

const meaningOf = (language: Language, condition: Condition): string =>
  condition === 'online'
    ? connectorStateWords(language).onlineMeans(deliveryLimits.onlineWithinSeconds)
    : paragraph([presenceMessageWords(language)[condition], presenceActionWords(language)[condition]]);
