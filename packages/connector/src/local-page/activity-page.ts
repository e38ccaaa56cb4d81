/** What was found and done: the findings of doctor, the last commands and the log. */

import { badge, card, type Html, html, type IconName } from '@ledgerline/look';
import { instantText, systemClock } from '../clock.ts';
import type { Finding } from '../driver.ts';
import type { Desk } from './desk.ts';
import { emptyCard, type LocalPage } from './frame.ts';
import { localText, localTextInList, zoneText } from './local-time.ts';

const FINDING_LOOKS: Readonly<Record<Finding['state'], readonly [colour: string, glyph: IconName, word: string]>> = {
  fine: ['done', 'tick', 'fine'],
  warning: ['warning', 'alert', 'note'],
  broken: ['failed', 'cross', 'broken'],
};

/** What needs attention comes first. */
const ORDER: readonly Finding['state'][] = ['broken', 'warning', 'fine'];

export const findingList = (findings: readonly Finding[]): Html =>
  html`
    <ul class="variants tight">
      ${findings
        .toSorted((left, right) => ORDER.indexOf(left.state) - ORDER.indexOf(right.state))
        .map(({ state, text }) => html`<li>${badge(...FINDING_LOOKS[state])}<p class="break">${text}</p></li>`)}
    </ul>
  `;

export function checkPage(findings: readonly Finding[]): LocalPage {
  const broken = findings.filter(({ state }) => state === 'broken').length;
  const meta = broken === 0 ? 'nothing is broken' : broken === 1 ? '1 problem' : `${broken} problems`;
  return {
    title: 'Check',
    sub: 'The cloud, the proxy, the key, the clock and each account book. Each finding says what to do.',
    current: 'check',
    content: card({ id: 'findings', title: 'Findings', meta, content: findingList(findings) }),
  };
}

const COMMANDS_SHOWN = 50;

export function commandsPage({ running }: Desk): LocalPage {
  const commands = running.recentCommands(COMMANDS_SHOWN);
  const rows = commands.map(({ commandId, companyId, type, at, status, errorCode, errorMessage }) => {
    const look =
      status === 'done'
        ? badge('done', 'tick', 'done')
        : status === 'failed'
          ? badge('failed', 'cross', 'failed')
          : badge('running', 'running', 'running');
    return html`
      <li class="slip">
        <div>
          <p class="row tight">${look}<code class="break">${type}</code></p>
          <p class="muted small break">
            ${companyId}, ${commandId}
            ${errorMessage !== null && html`<br>${errorCode ?? ''}: ${errorMessage}`}
          </p>
        </div>
        <time class="small muted" datetime="${instantText(at)}">${localText(at)}</time>
      </li>
    `;
  });
  return {
    title: 'Commands',
    sub: `The last ${COMMANDS_SHOWN} commands that ran on this machine. The portal has all of them, with their results.`,
    current: 'commands',
    content:
      commands.length === 0
        ? emptyCard(
            'commands',
            'Commands',
            'list',
            html`<h3>No command yet</h3><p>Commands appear here as soon as they have run.</p>`,
          )
        : card({
            id: 'commands',
            title: 'Last commands',
            content: html`<ul class="slips">${rows}</ul>`,
          }),
  };
}

export const logPage = ({ logLines }: Desk): LocalPage => ({
  title: 'Log',
  sub: 'The last lines of the connector since it was started, the newest first. It contains no payload and no key.',
  current: 'log',
  content: card({
    id: 'lines',
    title: 'Lines',
    meta: `times in ${zoneText(systemClock.wallMs())}`,
    content: html`
      <div class="body">
        <pre class="log" tabindex="0" role="region" aria-labelledby="lines">${logLines
          .toReversed()
          .map(({ at, level, text }) => `${localTextInList(at)} ${level === 'warning' ? 'warning: ' : ''}${text}\n`)
          .join('')}</pre>
      </div>
    `,
  }),
});
