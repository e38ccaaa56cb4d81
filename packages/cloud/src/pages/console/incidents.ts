/** The incidents in the console: open one, write updates, resolve it. */

import { type Incident, type IncidentState, incidentStates, limits, statusParts } from '@ledgerline/contract';
import { card, formField, type Html, html, Html as Markup } from '@ledgerline/look';
import { consoleIncidentWords } from '@ledgerline/words/console/incidents';
import { incidentWords } from '@ledgerline/words/public/incident';
import { affected, incidentBadge, updateList } from '../public/incident-list.ts';
import { type ConsoleView, consolePage, nothing } from './console-frame.ts';

const PATH = '/admin/console/incidents';

export function incidentsPage(view: ConsoleView, incidents: readonly Incident[]): string {
  const words = consoleIncidentWords(view.reader.language);
  return consolePage({
    view,
    current: 'incidents',
    sub: words.sub,
    content: html`
      <div class="cols-main">
        <div class="stack lg">
          ${
            incidents.length === 0
              ? html`<section class="card">${nothing('tick', words.none, words.noneHint)}</section>`
              : incidents.map((incident) => incidentCard(view, incident))
          }
        </div>
        <aside class="stack lg" aria-label="${words.openNew}">${openCard(view)}</aside>
      </div>
    `,
  });
}

function incidentCard(view: ConsoleView, incident: Incident): Html {
  const { incidentId, title, state, updates, resolvedAt } = incident;
  const words = consoleIncidentWords(view.reader.language);
  return card({
    id: incidentId,
    title: html`<span class="break">${title}</span>`,
    meta: affected(view.reader, incident),
    content: html`
      <div class="body stack">
        <p>${incidentBadge(view.reader, state)}</p>
        ${updateList(view.reader, updates)}
        <details>
          <summary>${resolvedAt === null ? words.writeUpdate : words.reopen}</summary>
          <form method="post" class="stack" data-settings data-leads-to="${PATH}"
            action="/admin/incidents/${encodeURIComponent(incidentId)}/updates">
            ${stateField(view, `${incidentId}-state`, resolvedAt === null ? incidentStates : OPEN_STATES, state)}
            ${textField(view, `${incidentId}-text`)}
            <div class="row"><button class="btn primary" type="submit">${words.writeUpdate}</button></div>
          </form>
        </details>
      </div>
    `,
  });
}

const OPEN_STATES = incidentStates.filter((state) => state !== 'resolved');

function openCard(view: ConsoleView): Html {
  const { language } = view.reader;
  const [words, names] = [consoleIncidentWords(language), incidentWords(language)];
  return card({
    id: 'open',
    title: words.openNew,
    content: html`
      <div class="body">
        <form method="post" class="stack" data-settings action="/admin/incidents" data-leads-to="${PATH}">
          ${formField({
            id: 'title',
            label: words.name,
            problem: 'title',
            control: html`
              <input class="input" id="title" name="title" maxlength="${limits.incidentTitleCharactersMax}" autocomplete="off"
                aria-describedby="title-problem" required>
            `,
          })}
          <fieldset class="stack sm">
            <legend class="label">${words.parts}</legend>
            ${statusParts.map(
              (part) => html`
                <label class="check"><input type="checkbox" name="parts" value="${part}" data-list><span>${names[part]}</span></label>
              `,
            )}
            <p class="err" data-problem="parts"></p>
          </fieldset>
          ${stateField(view, 'state', incidentStates, 'investigating')}
          ${textField(view, 'text')}
          <div class="row"><button class="btn primary" type="submit">${words.openNew}</button></div>
        </form>
      </div>
    `,
  });
}

const stateField = ({ reader }: ConsoleView, id: string, states: readonly IncidentState[], chosen: IncidentState): Html =>
  formField({
    id,
    label: consoleIncidentWords(reader.language).state,
    problem: 'state',
    control: html`
      <select class="input" id="${id}" name="state">
        ${states.map(
          (state) => html`
            <option value="${state}"${state === chosen && new Markup(' selected')}>${incidentWords(reader.language)[state]}</option>
          `,
        )}
      </select>
    `,
  });

function textField({ reader }: ConsoleView, id: string): Html {
  const words = consoleIncidentWords(reader.language);
  return formField({
    id,
    label: words.text,
    problem: 'text',
    control: html`
      <textarea class="input" id="${id}" name="text" rows="5" maxlength="${limits.incidentTextCharactersMax}"
        aria-describedby="${id}-hint" required></textarea>
      <p class="hint" id="${id}-hint">${words.textHint}</p>
    `,
  });
}
