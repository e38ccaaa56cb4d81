/** The first page: the state of the connector in words, and when it takes commands. */

import { card, type Html, html, icon } from '@ledgerline/look';
import { isProblems } from '../config.ts';
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
function sentenceOf({ running, folder }: Desk, root: string): Sentence {
  const { failure } = running.lastContact();
  const paused = running.pausedBecause();
  const listed = listedCompanies(folder);
  if (failure !== null)
    return { tone: 'failed', title: 'The connector cannot take commands', text: `${failure} It tries again by itself.` };
  if (isProblems(listed)) return { tone: 'failed', title: 'The companies file cannot be read', text: listed.problems.join(' ') };
  if (listed.length === 0)
    return {
      tone: 'info',
      title: 'Add an account book',
      text: 'The connector is connected, but it has no account book yet.',
      action: html`<a class="btn primary" href="${root}books/new">${icon('plus')}New account book</a>`,
    };
  const broken = running.health().filter(({ state }) => state !== 'open' && state !== 'closed');
  if (paused !== null)
    return {
      tone: 'amber',
      title: 'The connector is paused',
      text: `${paused} Commands wait in the cloud and run in order afterwards.`,
    };
  if (broken.length > 0)
    return {
      tone: 'amber',
      title: broken.length === 1 ? 'One account book cannot be opened' : `${broken.length} account books cannot be opened`,
      text: broken.map(({ companyId, message }) => `${companyId}: ${message ?? ''}`).join(' '),
      action: html`<a class="btn" href="${root}books">Account books</a>`,
    };
  const count = running.heldCount();
  const working = count === 0 ? 'No command is running.' : count === 1 ? '1 command is here.' : `${count} commands are here.`;
  return {
    tone: 'done',
    title: 'Everything works',
    text: `The connector is connected to the cloud and takes commands. ${working}`,
  };
}

const GLYPHS = { done: 'tick', amber: 'alert', failed: 'cross', info: 'info' } as const;

export function statePage(desk: Desk, root: string): LocalPage {
  const { tone, title, text, action } = sentenceOf(desk, root);
  return {
    title: 'State',
    sub: 'What the connector on this machine does now.',
    current: '',
    content: html`
      <section class="notice" data-tone="${tone}">
        ${icon(GLYPHS[tone])}
        <h2>${title}</h2>
        <p class="break">${text}</p>
        ${action !== undefined && html`<div class="actions">${action}</div>`}
      </section>
      ${hoursCard(desk, root)}
      ${aboutCard(desk, root)}
    `,
  };
}

function hoursCard({ folder }: Desk, root: string): Html {
  const { isPaused, quietHours } = workingHours(folder);
  const [from = '', until = ''] = (quietHours ?? '').split('-');
  return card({
    id: 'hours',
    title: 'When commands run',
    content: html`
      <div class="body stack">
        <form method="post" action="${root}pause" class="row">
          <input type="hidden" name="paused" value="${isPaused ? 'off' : 'on'}">
          <button class="btn" type="submit">${isPaused ? 'Resume' : 'Pause'}</button>
          <span class="muted">
            ${
              isPaused
                ? 'The connector takes no commands until you resume it.'
                : 'A paused connector takes no commands. Commands that run now finish.'
            }
          </span>
        </form>
        <form method="post" action="${root}hours" class="stack">
          <fieldset class="field">
            <legend class="label">Quiet hours</legend>
            <div class="row">
              ${textField({ name: 'from', label: 'From', value: from, type: 'time', isMarked: false })}
              ${textField({ name: 'until', label: 'Until', value: until, type: 'time', isMarked: false })}
            </div>
            <p class="hint">Every day, in the time of this machine. Leave both empty for none.</p>
          </fieldset>
          <div><button class="btn" type="submit">Save quiet hours</button></div>
        </form>
      </div>
    `,
  });
}

function updatesText({ folder: { companies }, running }: Desk): string {
  const needed = running.setupBuild();
  if (needed !== null) return `build ${needed} needs another version of Node; run its setup program on this machine`;
  const settings = readUpdateSettings(companies);
  if (isProblems(settings)) return settings.problems.join(' ');
  return settings.isAutomatic
    ? 'installed automatically where the connector runs as a service'
    : 'switched off in companies.json';
}

function aboutCard(desk: Desk, root: string): Html {
  const { running, folder, build, machine } = desk;
  const { answeredAt } = running.lastContact();
  const facts: readonly (readonly [string, Html | string])[] = [
    ['connectorId', html`<code class="break">${running.connectorId}</code>`],
    ['cloud', html`<a href="${running.cloudUrl}/portal/connector" rel="noreferrer">${running.cloudUrl}</a>`],
    ['last contact', answeredAt === null ? 'never' : html`<time datetime="${answeredAt}">${localText(answeredAt)}</time>`],
    ['machine', html`<span class="break">${machine}</span>`],
    ['build', html`<code>${build}</code>`],
    ['updates', updatesText(desk)],
    ['folder', html`<code class="break">${folder.path}</code>`],
  ];
  return card({
    id: 'about',
    title: 'This connector',
    content: html`
      <div class="body stack">
        <dl class="kv">${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
        <p><a href="${root}pair">Connect this machine to another account</a></p>
      </div>
    `,
  });
}
