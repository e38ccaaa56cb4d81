/** The filter of the list of commands: read from the address, written into links, turned into a query. */

import { commandStatuses, DAY_MS, HOUR_MS, type ModuleId, moduleIds } from '@ledgerline/contract';
import { figuresOf, type Reader } from '@ledgerline/words';
import type { CommandQuery } from '../../../command/followed-command.ts';

export const standings = ['queued', 'running', 'done', 'failed', 'unverified', 'unknown'] as const;
export const spans = ['1h', '24h', '7d', '30d'] as const;

/** How the rows of a page are sorted; a hyphen before it turns the order round. */
const sortKeys = ['type', 'document', 'book', 'status', 'took', 'sent'] as const;
export type SortKey = (typeof sortKeys)[number];
const sorts = sortKeys.flatMap((key) => [key, `-${key}`] as const);

export interface CommandFilterForm {
  readonly q: string;
  readonly standing: (typeof standings)[number] | '';
  readonly module: ModuleId | '';
  readonly type: string;
  readonly companyId: string;
  readonly connectorId: string;
  /** An error code. */
  readonly error: string;
  readonly within: (typeof spans)[number] | '';
  /** Days where the reader is, both included. */
  readonly from: string;
  readonly to: string;
  readonly cursor: string;
  readonly sort: (typeof sorts)[number] | '';
}

const NOTHING: CommandFilterForm = {
  q: '',
  standing: '',
  module: '',
  type: '',
  companyId: '',
  connectorId: '',
  error: '',
  within: '',
  from: '',
  to: '',
  cursor: '',
  sort: '',
};

const TEXT_CHARACTERS_MAX = 200;

/** Invalid values are ignored, so that a mistyped address still shows a list. */
export function readFilter(query: unknown): CommandFilterForm {
  const given = (typeof query === 'object' && query !== null ? query : {}) as Readonly<Record<string, unknown>>;
  const text = (name: string): string => {
    const value = given[name];
    return typeof value === 'string' && value.length <= TEXT_CHARACTERS_MAX ? value.trim() : '';
  };
  const word = <Word extends string>(name: string, words: readonly Word[]): Word | '' =>
    words.find((known) => known === text(name)) ?? '';
  return {
    q: text('q'),
    standing: word('standing', standings),
    module: word('module', moduleIds),
    type: text('type'),
    companyId: text('companyId'),
    connectorId: text('connectorId'),
    error: text('error'),
    within: word('within', spans),
    from: realDay(text('from')),
    to: realDay(text('to')),
    cursor: text('cursor'),
    sort: word('sort', sorts),
  };
}

function realDay(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return '';
  const start = Date.parse(text);
  return !Number.isNaN(start) && dayText(start) === text ? text : '';
}

const dayText = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const dayAfter = (day: string): string => dayText(Date.parse(day) + DAY_MS);

const SPAN_MS: Readonly<Record<(typeof spans)[number], number>> = {
  '1h': HOUR_MS,
  '24h': DAY_MS,
  '7d': 7 * DAY_MS,
  '30d': 30 * DAY_MS,
};

export function queryOf(form: CommandFilterForm, reader: Reader, now: number): CommandQuery {
  const { startOfDay } = figuresOf(reader);
  const { q, standing, module, type, companyId, connectorId, error, within, from, to, cursor } = form;
  const earliest = Math.max(from === '' ? 0 : startOfDay(from), within === '' ? 0 : now - SPAN_MS[within]);
  return {
    ...standingQuery(standing),
    ...(q !== '' && { q }),
    ...(module !== '' && { module }),
    ...(type !== '' && { type }),
    ...(companyId !== '' && { companyId }),
    ...(connectorId !== '' && { connectorId }),
    ...(error !== '' && { errorCode: error }),
    ...(earliest > 0 && { from: new Date(earliest).toISOString() }),
    ...(to !== '' && { to: new Date(startOfDay(dayAfter(to))).toISOString() }),
    ...(cursor !== '' && { cursor }),
  };
}

/** `failed` means all failures; saved and unknown ones are selected by their outcome. */
function standingQuery(standing: CommandFilterForm['standing']): CommandQuery {
  if (standing === 'unverified') return { status: 'failed', outcome: 'applied' };
  if (standing === 'unknown') return { status: 'failed', outcome: 'unknown' };
  const status = commandStatuses.find((known) => known === standing);
  return status === undefined ? {} : { status };
}

/** Whether the last day is before the first, so that nothing can match. */
export const isTurnedRound = ({ from, to }: CommandFilterForm): boolean => from !== '' && to !== '' && to < from;

/** Whether anything but the page and its order is chosen. */
export const isNarrowed = (form: CommandFilterForm): boolean =>
  Object.entries(form).some(([name, value]) => name !== 'cursor' && name !== 'sort' && value !== '');

/** The filter as the query of an address, without empty fields. */
export function filterText(form: Partial<CommandFilterForm>): string {
  const text = new URLSearchParams(Object.entries(form).filter(([, value]) => value !== '')).toString();
  return text === '' ? '' : `?${text}`;
}

/** The address of a list that is narrowed by this and nothing else. */
export const commandsHref = (form: Partial<CommandFilterForm>): string =>
  `/portal/commands${filterText({ ...NOTHING, ...form })}`;
