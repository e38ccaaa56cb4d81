/** What was found and done: the findings of doctor, the last commands and the log. */

import { badge, card, type Html, html, type IconName } from '@ledgerline/look';
import type { Language } from '@ledgerline/words';
import { bookSentenceIn } from '@ledgerline/words/book/book-sentence';
import { localActivityWords } from '@ledgerline/words/connector/activity';
import { instantText, systemClock } from '../clock.ts';
import { type Finding, findingText } from '../driver.ts';
import type { Desk } from './desk.ts';
import { emptyCard, type LocalPage } from './frame.ts';
import { localText, localTextInList, zoneText } from './local-time.ts';

const FINDING_LOOKS: Readonly<
  Record<Finding['state'], readonly [colour: string, glyph: IconName, word: 'fine' | 'note' | 'broken']>
> = {
  fine: ['done', 'tick', 'fine'],
  warning: ['warning', 'alert', 'note'],
  broken: ['failed', 'cross', 'broken'],
};

/** What needs attention comes first. */
const ORDER: readonly Finding['state'][] = ['broken', 'warning', 'fine'];

export function findingList(findings: readonly Finding[], language: Language): Html {
  const words = localActivityWords(language);
  const sorted = findings.toSorted((left, right) => ORDER.indexOf(left.state) - ORDER.indexOf(right.state));
  return html`
    <ul class="variants tight">
      ${sorted.map((finding) => {
        const [colour, glyph, word] = FINDING_LOOKS[finding.state];
        return html`<li>${badge(colour, glyph, words[word])}<p class="break">${findingText(finding, language)}</p></li>`;
      })}
    </ul>
  `;
}

export function checkPage(findings: readonly Finding[], language: Language): LocalPage {
  const words = localActivityWords(language);
  const broken = findings.filter(({ state }) => state === 'broken').length;
  return {
    title: words.check,
    sub: words.checkSub,
    current: 'check',
    content: card({
      id: 'findings',
      title: words.findings,
      meta: words.problems(broken),
      content: findingList(findings, language),
    }),
  };
}

/** Why a command failed, in the language of the reader, with the English sentence that programs get beside it. */
function errorText(language: Language, message: string, wording: string | null): Html {
  const worded = language === 'en' || wording === null ? null : bookSentenceIn(JSON.parse(wording), language);
  const stored = language === 'en' ? html`${message}` : html`<span lang="en">${message}</span>`;
  return worded === null ? stored : html`${worded} <span class="soft">${stored}</span>`;
}

const COMMANDS_SHOWN = 50;

export function commandsPage({ running }: Desk, language: Language): LocalPage {
  const words = localActivityWords(language);
  const commands = running.recentCommands(COMMANDS_SHOWN);
  const rows = commands.map(({ commandId, companyId, type, at, status, errorCode, errorMessage, errorWording }) => {
    const look =
      status === 'done'
        ? badge('done', 'tick', words.done)
        : status === 'failed'
          ? badge('failed', 'cross', words.failed)
          : badge('running', 'running', words.running);
    return html`
      <li class="slip">
        <div>
          <p class="row tight">${look}<code class="break">${type}</code></p>
          <p class="muted small break">
            ${companyId}, ${commandId}
            ${errorMessage !== null && html`<br>${errorCode ?? ''}: ${errorText(language, errorMessage, errorWording)}`}
          </p>
        </div>
        <time class="small muted" datetime="${instantText(at)}">${localText(at, language)}</time>
      </li>
    `;
  });
  return {
    title: words.commands,
    sub: words.commandsSub(COMMANDS_SHOWN),
    current: 'commands',
    content:
      commands.length === 0
        ? emptyCard('commands', words.commands, 'list', html`<h3>${words.noCommand}</h3><p>${words.commandsAppear}</p>`)
        : card({
            id: 'commands',
            title: words.lastCommands,
            content: html`<ul class="slips">${rows}</ul>`,
          }),
  };
}

export function logPage({ logLines }: Desk, language: Language): LocalPage {
  const words = localActivityWords(language);
  const lines = logLines
    .toReversed()
    .map(({ at, level, text }) => `${localTextInList(at)} ${level === 'warning' ? 'warning: ' : ''}${text}\n`)
    .join('');
  return {
    title: words.log,
    sub: words.logSub,
    current: 'log',
    content: card({
      id: 'lines',
      title: words.lines,
      meta: words.timesIn(zoneText(systemClock.wallMs())),
      content: html`
        <div class="body">
          <pre class="log" tabindex="0" role="region" aria-labelledby="lines" lang="en">${lines}</pre>
        </div>
      `,
    }),
  };
}
