/** Scheduled reports: a form that makes one, and the list with how the last of each ended. Part of the page Reports. */

import { REPORT_TEMPLATES, type ReportTemplate } from '@ledgerline/catalog';
import { type ScheduleFormat, schedulePeriods, scheduleRhythms } from '@ledgerline/contract';
import { actionsHead, formField, type Html, html, tableBox } from '@ledgerline/look';
import { languageNames, languages, type Reader } from '@ledgerline/words';
import { reportScheduleWords, rhythmWords } from '@ledgerline/words/portal/report-schedules';
import { periodWords } from '@ledgerline/words/portal/reports';
import { reportTitleWords } from '@ledgerline/words/shared/report-title';
import { lastProblemOf } from '../../../report/report-schedule.ts';
import { turnProblemIn } from '../../../report/turn-problem.ts';
import type { StoredReportSchedule } from '../../../store/stored-report-schedule.ts';
import { instantText } from '../../../system/clock.ts';
import { type PortalView, shownTime } from '../../portal-view.ts';

type Choice = readonly [value: string, label: string];
type Words = ReturnType<typeof reportScheduleWords>;

const FORMATS: Readonly<Record<ScheduleFormat, string>> = { pdf: 'PDF', csv: 'CSV' };

/** `books` are the addresses of books whose reports the person sees, each with its name. */
export function schedulesCard(view: PortalView, schedules: readonly StoredReportSchedule[], books: readonly Choice[]): Html {
  const { reader } = view.shell;
  const words = reportScheduleWords(reader.language);
  return html`
    <section class="card" id="schedules" aria-labelledby="schedules-title">
      <div class="head"><h2 id="schedules-title">${words.title}</h2></div>
      ${scheduleForm(reader, books, words)}
      ${schedules.length > 0 && scheduleTable(view, schedules, words)}
    </section>
  `;
}

function scheduleForm(reader: Reader, books: readonly Choice[], words: Words): Html {
  const { language } = reader;
  const templates = Object.keys(REPORT_TEMPLATES) as ReportTemplate[];
  return html`
    <form method="dialog" class="body stack" data-schedule novalidate aria-labelledby="schedules-title">
      <div class="cols-2">
        ${choice(
          'template',
          words.report,
          templates.map((name) => [name, reportTitleWords(language)[name]]),
          'profit-and-loss',
        )}
        ${choice('book', words.accountBook, books)}
        ${choice(
          'every',
          words.every,
          scheduleRhythms.map((every) => [every, rhythmWords(language)[every]]),
          'month',
        )}
        ${choice(
          'period',
          words.period,
          schedulePeriods.map((period) => [period, periodWords(language)[period]]),
          'last-month',
        )}
        ${choice('format', words.format, Object.entries(FORMATS))}
        ${choice(
          'language',
          words.language,
          languages.map((one) => [one, languageNames[one]]),
          language,
        )}
      </div>
      <p class="problem" role="alert" data-problem=""></p>
      <div class="row between">
        <p class="hint">${words.hint}</p>
        <button class="btn primary" type="submit">${words.schedule}</button>
      </div>
    </form>
  `;
}

const choice = (name: string, label: string, choices: readonly Choice[], chosen = ''): Html =>
  formField({
    id: `schedule-${name}`,
    label,
    control: html`
      <select class="input" id="schedule-${name}" name="${name}">
        ${choices.map(([value, text]) => html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`)}
      </select>
    `,
  });

const scheduleTable = ({ shell: { reader }, now }: PortalView, schedules: readonly StoredReportSchedule[], words: Words): Html =>
  tableBox({
    label: words.title,
    caption: words.title,
    classes: 'mid',
    heads: [words.report, words.to, words.next, words.last, actionsHead(words.actions)],
    rows: schedules.map((schedule) => {
      const { every, period, format, language, companyId, createdBy } = schedule;
      const title = titleOf(schedule, reader);
      const said = [companyId, rhythmWords(reader.language)[every], periodWords(reader.language)[period], FORMATS[format]];
      return html`
        <tr>
          <th scope="row">
            ${title}
            <span class="sub dim small">${[...said, languageNames[language]].join(' · ')}</span>
          </th>
          <td class="break">${createdBy.replace(/^person:/, '')}</td>
          <td>${nextText(schedule, words, reader, now)}</td>
          <td>${lastText(schedule, words, reader, now)}</td>
          <td class="ta-end"><span class="row tight">${buttons(schedule, title, words)}</span></td>
        </tr>
      `;
    }),
  });

const titleOf = ({ template }: StoredReportSchedule, { language }: Reader): string =>
  (reportTitleWords(language) as Readonly<Record<string, string>>)[template] ?? template;

function nextText({ pausedAt, commandId, lateAt, dueAt }: StoredReportSchedule, words: Words, reader: Reader, now: number): Html {
  if (pausedAt !== null) return html`${words.paused}`;
  if (lateAt !== null) return html`${words.late}`;
  return commandId === null ? shownTime(reader, instantText(dueAt), now) : html`${words.making}`;
}

function lastText(schedule: StoredReportSchedule, words: Words, reader: Reader, now: number): Html {
  const { lastEndedAt } = schedule;
  if (lastEndedAt === null) return html`${words.none}`;
  const problem = lastProblemOf(schedule);
  return html`
    ${shownTime(reader, instantText(lastEndedAt), now)} ${problem === null ? words.sent : words.notSent}
    ${problem !== null && html`<span class="sub small">${turnProblemIn(problem, reader)}</span>`}
  `;
}

function buttons({ scheduleId, pausedAt }: StoredReportSchedule, title: string, words: Words): Html {
  const path = `/app/report-schedules/${scheduleId}`;
  const button = (action: 'pause' | 'resume' | 'delete', label: string): Html => html`
    <button class="btn sm" type="button" data-post="${path}/${action}" data-leads-to="/portal/reports"
      aria-label="${label}">${words[action]}</button>
  `;
  return html`
    ${pausedAt === null ? button('pause', words.pauseIt(title)) : button('resume', words.resumeIt(title))}
    ${button('delete', words.deleteIt(title))}
  `;
}
