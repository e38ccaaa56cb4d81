/** The first page: the state of the connector in words, and when it takes commands. */

import { card, type Html, html, icon } from '@ledgerline/look';
import type { Language } from '@ledgerline/words';
import { localStateWords } from '@ledgerline/words/connector/state';
import { paragraph } from '@ledgerline/words/paragraph';
import { isProblems, problemTexts } from '../config.ts';
import { listedCompanies, workingHours } from '../service/company-list.ts';
import { readUpdateSettings } from '../update/update-settings.ts';
import type { Desk } from './desk.ts';
import { textField } from './form-field.ts';
import type { LocalPage } from './frame.ts';
import { localText } from './local-time.ts';

interface Sentence {
  readonly tone: 'done' | 'amber' | 'failed' | 'info';
  readonly title: string;
  readonly text: string;
  readonly action?: Html;
}

/** What matters most comes first. */
function sentenceOf({ running, folder }: Desk, root: string, language: Language): Sentence {
  const words = localStateWords(language);
  const { failure } = running.lastContact();
  const paused = running.pausedBecause();
  const listed = listedCompanies(folder);
  if (failure !== null) return { tone: 'failed', title: words.cannotWork, text: words.triesAgain(failure) };
  if (isProblems(listed))
    return { tone: 'failed', title: words.companiesUnreadable, text: paragraph(problemTexts(listed, language)) };
  if (listed.length === 0)
    return {
      tone: 'info',
      title: words.addBook,
      text: words.noBookYet,
      action: html`<a class="btn primary" href="${root}books/new">${icon('plus')}${words.newBook}</a>`,
    };
  const broken = running.health().filter(({ state }) => state !== 'open' && state !== 'closed');
  if (paused !== null)
    return {
      tone: 'amber',
      title: words.paused,
      text: words.commandsWait(paused),
    };
  if (broken.length > 0)
    return {
      tone: 'amber',
      title: words.booksBroken(broken.length),
      text: broken.map(({ companyId, message }) => `${companyId}: ${message ?? ''}`).join(' '),
      action: html`<a class="btn" href="${root}books">${words.books}</a>`,
    };
  return {
    tone: 'done',
    title: words.works,
    text: words.takesCommands(running.heldCount()),
  };
}

const GLYPHS = { done: 'tick', amber: 'alert', failed: 'cross', info: 'info' } as const;

export function statePage(desk: Desk, root: string, language: Language): LocalPage {
  const { tone, title, text, action } = sentenceOf(desk, root, language);
  const words = localStateWords(language);
  return {
    title: words.title,
    sub: words.sub,
    current: '',
    content: html`
      <section class="notice" data-tone="${tone}">
        ${icon(GLYPHS[tone])}
        <h2>${title}</h2>
        <p class="break">${text}</p>
        ${action !== undefined && html`<div class="actions">${action}</div>`}
      </section>
      ${hoursCard(desk, root, language)}
      ${aboutCard(desk, root, language)}
    `,
  };
}

function hoursCard({ folder }: Desk, root: string, language: Language): Html {
  const words = localStateWords(language);
  const { isPaused, quietHours } = workingHours(folder);
  const [from = '', until = ''] = (quietHours ?? '').split('-');
  return card({
    id: 'hours',
    title: words.whenCommandsRun,
    content: html`
      <div class="body stack">
        <form method="post" action="${root}pause" class="row">
          <input type="hidden" name="paused" value="${isPaused ? 'off' : 'on'}">
          <button class="btn" type="submit">${isPaused ? words.resume : words.pause}</button>
          <span class="muted">
            ${isPaused ? words.isPaused : words.whatPauseDoes}
          </span>
        </form>
        <form method="post" action="${root}hours" class="stack">
          <fieldset class="field">
            <legend class="label">${words.quietHours}</legend>
            <div class="row">
              ${textField({ language, name: 'from', label: words.from, value: from, type: 'time', isMarked: false })}
              ${textField({ language, name: 'until', label: words.until, value: until, type: 'time', isMarked: false })}
            </div>
            <p class="hint">${words.quietHint}</p>
          </fieldset>
          <div><button class="btn" type="submit">${words.saveQuietHours}</button></div>
        </form>
      </div>
    `,
  });
}

function updatesText({ folder: { companies }, running }: Desk, language: Language): string {
  const words = localStateWords(language);
  const needed = running.setupBuild();
  if (needed !== null) return words.setupNeeded(needed);
  const settings = readUpdateSettings(companies);
  if (isProblems(settings)) return paragraph(problemTexts(settings, language));
  return settings.isAutomatic ? words.updatesAutomatic : words.updatesOff;
}

function aboutCard(desk: Desk, root: string, language: Language): Html {
  const words = localStateWords(language);
  const { running, folder, build, machine } = desk;
  const { answeredAt } = running.lastContact();
  const facts: readonly (readonly [string, Html | string])[] = [
    ['connectorId', html`<code class="break">${running.connectorId}</code>`],
    [words.cloud, html`<a href="${running.cloudUrl}/portal/connector" rel="noreferrer">${running.cloudUrl}</a>`],
    [
      words.lastContact,
      answeredAt === null ? words.never : html`<time datetime="${answeredAt}">${localText(answeredAt, language)}</time>`,
    ],
    [words.machine, html`<span class="break">${machine}</span>`],
    [words.build, html`<code>${build}</code>`],
    [words.updates, updatesText(desk, language)],
    [words.folder, html`<code class="break">${folder.path}</code>`],
  ];
  return card({
    id: 'about',
    title: words.thisConnector,
    content: html`
      <div class="body stack">
        <dl class="kv">${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
        <p><a href="${root}pair">${words.anotherAccount}</a></p>
      </div>
    `,
  });
}
